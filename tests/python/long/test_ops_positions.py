"""Ops that find or write positions, and distances, against eager PyTorch."""

from __future__ import annotations

import pytest
import torch
from op_cases import (
    INF,
    NAN,
    bf16,
    bools,
    c64,
    call,
    check_op,
    f16,
    f32,
    f64,
    i32,
    i64,
    index,
    integers,
    special,
    u8,
)

TIES = torch.tensor([[[1.0, 1.0, 0.0, 2.0], [2.0, NAN, -INF, -INF], [NAN, 0.0, -INF, -INF], [3.0, 3, 3, 3]]])

CASES = {
    "aten.index_reduce.default": [
        *(
            call(f32(5, 4), 0, index(5, 7), f32(7, 4), reduce, include_self=kept)
            for reduce in ("mean", "prod", "amax", "amin")
            for kept in (True, False)
        ),
        call(i64(5, 4), 1, index(4, 6), i64(5, 6), "mean", include_self=True),
        call(bf16(5, 4), -2, index(5, 3), bf16(3, 4), "amax", include_self=False),
        call(f32(5), 0, index(5, 0), f32(0), "prod", include_self=False),
    ],
    "aten.put.default": [
        call(f32(5, 4), torch.tensor([[0, -1, 7]]), f32(1, 3), False),
        call(f32(5, 4), torch.tensor([3, 3, -20]), f32(3), True),
        call(i64(6), torch.tensor([], dtype=torch.int64), i64(0), False),
    ],
    "aten.masked_scatter.default": [
        call(f32(5, 4), bools(5, 4), f32(20)),
        call(f32(5, 4), bools(4), f32(30)),
        call(f32(4), bools(5, 4), f32(4, 6)),
        call(i64(3, 2), torch.zeros(3, 2, dtype=torch.bool), i64(0)),
        call(c64(4), bools(4), c64(4)),
    ],
    "aten.nonzero_static.default": [
        call(f32(3, 4).relu(), size=5, fill_value=-1),
        call(bools(3, 4, 2), size=30, fill_value=9),
        call(torch.tensor([NAN, 0.0, -0.0, INF]), size=3),
        call(i64(7), size=0),
        call(f32(0, 3), size=2),
        call(torch.tensor(2.0), size=3),
    ],
    "aten.adaptive_max_pool2d.default": [
        call(f32(2, 3, 7, 8), [3, 4]),
        call(f32(3, 5, 5), [5, 2]),
        call(TIES, [2, 2]),
        call(TIES, [3, 1]),
        call(bf16(1, 2, 9, 4), [4, 3]),
        call(torch.full((1, 5, 5), -INF), [2, 3]),
    ],
    "aten.adaptive_max_pool3d.default": [
        call(f32(3, 5, 4, 6), [2, 4, 3]),
        call(f32(1, 2, 4, 4, 4), [2, 1, 4]),
    ],
    "aten.hash_tensor.default": [
        *(call(x(4, 3)) for x in (f32, f64, bf16, f16, i32, u8, bools)),
        call(f32(4, 3), [0]),
        call(i64(2, 4, 3), [-1, 0], keepdim=True),
        call(torch.tensor([-0.0, INF, 1e-40, -3.0]), [0], keepdim=True),
        call(torch.tensor(2.5)),
        call(f32(0, 3), [1]),
    ],
    "aten.frexp.Tensor": [
        call(special()),
        call(torch.tensor([1e-40, -3e-45, 3e38, 1.1754944e-38])),
        call(f64(20) * 1e300),
        call(torch.tensor([5e-324, -1e-310], dtype=torch.float64)),
        call(bf16(20)),
        call(f16(20)),
    ],
    "aten.nextafter.default": [
        call(special(), special().flip(0)),
        call(f32(4, 3), f32(3)),
        call(f64(4, 3), f64(3)),
        call(torch.zeros(2), torch.tensor([1.0, -1.0])),
        call(bf16(9), bf16(9)),
    ],
    "aten._cdist_forward.default": [
        *(call(f32(2, 5, 3), f32(2, 4, 3), p, None) for p in (0.0, 0.5, 1.0, 2.0, 3.5, INF)),
        call(f32(5, 3), f32(2, 4, 3), 2.0, 1),
        call(f64(5, 3), f64(4, 3), 2.0, 2),
        call(f32(5, 0), f32(4, 0), 2.0, None),
        call(f32(0, 3), f32(4, 3), 1.0, None),
    ],
    "aten.as_strided_scatter.default": [
        call(f32(3, 4), f32(4, 3), [4, 3], [1, 4], None),
        call(f32(12), f32(2, 3), [2, 3], [5, 2], None),
    ],
    "aten.narrow_copy.default": [call(f32(4, 6), 1, -3, 2), call(f32(4, 6), 0, 4, 0)],
    "aten.permute_copy.default": [call(f32(4, 6, 2), [2, 0, -2])],
    "aten.fractional_max_pool2d.default": [
        call(f32(2, 3, 7, 8), [2, 3], [3, 4], torch.rand(2, 3, 2)),
        call(f32(3, 7, 8), [2, 3], [1, 6], torch.rand(1, 3, 2)),
        call(TIES, [2, 2], [2, 2], torch.rand(1, 1, 2)),
    ],
    "aten.fractional_max_pool3d.default": [
        call(f32(3, 5, 6, 7), [2, 2, 2], [2, 3, 4], torch.rand(1, 3, 3)),
        call(f32(2, 3, 5, 6, 7), [2, 1, 3], [3, 2, 1], torch.rand(2, 3, 3)),
        call(f32(0, 3, 5, 6, 7), [2, 1, 3], [3, 2, 1], torch.rand(0, 3, 3)),
    ],
    "aten._trilinear.default": [
        call(f32(4, 3), f32(5, 3, 2), f32(4, 2), [1, 3], [0], [1, 2], [2, 3]),
        call(f64(4, 3), f64(4, 3), f64(4, 3), [], [], [], [0]),
    ],
}


@pytest.mark.parametrize("name", CASES)
def test_matches_eager(name: str) -> None:
    check_op(name, CASES[name])


@pytest.mark.parametrize("p", [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, INF])
def test_distance_gradients_match_eager(p: float) -> None:
    a, b = f64(2, 5, 3), f64(2, 4, 3)
    a[0, 0] = b[0, 0]  # A distance of zero.
    a[1, 1, 1] = b[1, 2, 1]  # One coordinate the same.
    distances = torch.cdist(a, b, p)
    check_op("aten._cdist_backward.default", [call(f64(2, 5, 4), a, b, p, distances)])


def test_integer_positions_do_not_wrap() -> None:
    x = integers(torch.int32, 0, 3, 40, 50)
    check_op("aten.nonzero_static.default", [call(x, size=2000, fill_value=-7)])
