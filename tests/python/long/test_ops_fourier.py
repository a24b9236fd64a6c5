"""Fourier transforms against eager PyTorch."""

from __future__ import annotations

import pytest
import torch
from op_cases import Call, Cases, c64, call, check_op, f32, f64, flatten

aten = torch.ops.aten

FOURIER: Cases = {
    "aten._fft_c2c.default": [
        call(c64(3, 5), [1], 0, True),
        call(c64(3, 5), [0], 2, False),
        call(c64(3, 5), [1, 0], 1, False),
        call(c64(2, 3, 4, 5), [0, 1, 2, 3], 0, True),
        call(c64(2, 3, 4, 5), [3, 0], 0, False),
        call(c64(6).to(torch.complex128), [0], 1, True),
        call(c64(7), [0], 0, False),
        call(c64(1), [0], 0, True),
    ],
    "aten._fft_r2c.default": [
        call(f32(3, 6), [1], 0, True),
        call(f32(3, 5), [0], 1, True),
        call(f32(3, 5), [0, 1], 2, False),
        call(f32(2, 3, 4, 5), [3, 1, 0, 2], 0, True),
        call(f64(7), [0], 0, True),
        call(f32(1), [0], 0, True),
    ],
    "aten._fft_c2r.default": [
        call(aten._fft_r2c.default(f32(3, 6), [1], 0, True), [1], 2, 6),
        call(aten._fft_r2c.default(f32(3, 5), [1], 0, True), [0, 1], 1, 5),
        call(aten._fft_r2c.default(f32(4, 3), [0], 0, True), [0], 0, 4),
        call(c64(2, 3, 2, 4), [0, 1, 2, 3], 0, 6),
        call(c64(4).to(torch.complex128), [0], 2, 7),
    ],
}


@pytest.mark.parametrize(("name", "calls"), flatten({"fourier": FOURIER}))
def test_gives_what_eager_gives(name: str, calls: list[Call]) -> None:
    check_op(name, calls)
