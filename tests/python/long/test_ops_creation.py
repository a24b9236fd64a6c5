"""Ops that make tensors from numbers, against eager PyTorch."""

from __future__ import annotations

import pytest
import torch
from op_cases import INF, Call, Cases, bf16, bools, call, check_op, f32, f64, flatten, i64, unary

F32, BF16, F64, I64, I32 = torch.float32, torch.bfloat16, torch.float64, torch.int64, torch.int32

CREATION: Cases = {
    "aten.full.default": [
        call([2, 3], 1.5),
        call([2], 3),
        call([2], True),
        call([], -INF, dtype=BF16),
        call([2], 0.1, dtype=F64),
        call([2], 3.9, dtype=I64),
        call([0, 2], 1.0),
        call([2], 1 + 2j),
    ],
    "aten.full_like.default": [call(f32(2, 3), 2), call(i64(3), 2.7), call(f32(3), 1, dtype=torch.bool)],
    "aten.new_full.default": [call(f32(2), [3], 7), call(f32(2), [3], 7, dtype=I64)],
    "aten.scalar_tensor.default": [call(-INF, dtype=F32), call(0.1, dtype=BF16), call(3), call(True)],
    "aten.fill.Scalar": [call(f32(2, 3), 0.5), call(i64(3), 4)],
    "aten.fill.Tensor": [call(f32(2, 3), torch.tensor(0.5)), call(bf16(3), torch.tensor(0.3))],
    "aten.zeros.default": [call([2, 3]), call([2], dtype=torch.bool)],
    "aten.zeros_like.default": [call(f32(2, 3)), call(f32(3), dtype=I64)],
    "aten.new_zeros.default": [call(f32(2), [3, 1]), call(f32(2), [3], dtype=torch.uint8)],
    "aten.zero.default": unary(f32(3), bools(2)),
    "aten.ones.default": [call([2, 3]), call([2], dtype=torch.complex64)],
    "aten.ones_like.default": [call(f32(2, 3)), call(f32(3), dtype=torch.bool)],
    "aten.new_ones.default": [call(i64(2), [], dtype=torch.bool), call(f32(2), [2])],
    "aten.arange.default": [call(5), call(5.0), call(4.5), call(5, dtype=BF16), call(0), call(5, dtype=I32)],
    "aten.arange.start": [call(2, 7), call(0.5, 4), call(-3, 3, dtype=F64), call(3, 3)],
    "aten.arange.start_step": [
        call(2, 20, 3),
        call(7, -4, -2),
        call(0, 1, 0.1),
        call(0, 1, 0.125, dtype=torch.float16),
        call(2**40, 2**40 + 5, 2),
        call(0.0, 3000.0, 1.0),
        call(0.5, 8.5, 2, dtype=I64),
    ],
    "prims.iota.default": [
        call(5, start=0, step=1, dtype=I64, device="cpu", requires_grad=False),
        call(4, start=3, step=-2, dtype=I32, device="cpu", requires_grad=False),
    ],
    "aten.linspace.default": [
        call(0, 1, 5),
        call(-2.5, 7, 10),
        call(3, 3, 1),
        call(0, 1, 0),
        call(0, 10, 5, dtype=I64),
        call(0, 1, 7, dtype=F64),
        call(1, -1, 4, dtype=BF16),
    ],
    "aten.eye.default": [call(3), call(2, dtype=torch.bool)],
    "aten.eye.m": [call(2, 4), call(4, 2, dtype=I64)],
    **{
        f"aten.{name}.default": [
            call(f32(3, 4)),
            call(f32(2, 4, 3), 1),
            call(f32(4, 3), -2),
            call(f32(2, 3), 100),
            call(f32(2, 3), -100),
            call(bools(3, 3)),
            call(i64(3, 3), 1),
            call(f32(0, 3)),
        ]
        for name in ("tril", "triu")
    },
    **{
        f"aten.{name}.default": [call(3, 4), call(3, 4, 1), call(4, 2, -1, dtype=I32), call(2, 2, -3)]
        for name in ("tril_indices", "triu_indices")
    },
}

# What these hold is unspecified in eager PyTorch; type and sizes are compared.
EMPTY: Cases = {
    "aten.empty.memory_format": [call([2, 3]), call([2], dtype=I64)],
    "aten.empty_like.default": [call(f32(2, 3)), call(f32(3), dtype=I64)],
    "aten.new_empty.default": [call(f64(2), [3]), call(f32(2), [3], dtype=I64)],
    "aten.empty_strided.default": [call([2, 3], [3, 1]), call([2], [1], dtype=I64)],
    "aten.new_empty_strided.default": [call(f32(2), [2, 3], [3, 1])],
    "aten.empty_permuted.default": [call([2, 3], [1, 0])],
}

FAMILIES: dict[str, Cases] = {"creation": CREATION}


@pytest.mark.parametrize(("name", "calls"), flatten(FAMILIES))
def test_gives_what_eager_gives(name: str, calls: list[Call]) -> None:
    check_op(name, calls)


@pytest.mark.parametrize(("name", "calls"), flatten({"empty": EMPTY}))
def test_gives_tensors_of_type_and_sizes(name: str, calls: list[Call]) -> None:
    check_op(name, calls, values=False)


@pytest.mark.parametrize("dtype", [torch.int64, torch.int32, torch.float32, torch.complex64])
@pytest.mark.parametrize("steps", [0, 1, 2, 7, 50])
def test_linspace_between_tensors(dtype: torch.dtype, steps: int) -> None:
    def function(a: torch.Tensor, b: torch.Tensor) -> list[torch.Tensor]:
        pairs = [(a, b), (a, 1), (-3, b)]
        return [torch.linspace(x, y, steps, dtype=dtype) for x, y in pairs]

    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})
    for ends in ((torch.tensor(50), torch.tensor(1)), (torch.tensor(4.3), torch.tensor(-2.7))):
        for got, wanted in zip(compiled(*ends), function(*ends), strict=True):
            torch.testing.assert_close(got, wanted)
