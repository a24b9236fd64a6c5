"""Reads and writes at computed positions, against eager PyTorch."""

from __future__ import annotations

import pytest
import torch
from op_cases import (
    INF,
    NAN,
    Call,
    Cases,
    bf16,
    bools,
    call,
    check_op,
    f32,
    f64,
    flatten,
    i64,
    index,
    integers,
    special,
)

SORTED = torch.tensor([-1.0, 0.0, 0.0, 0.5, 2.0])


def signed_index(size: int, *shape: int) -> torch.Tensor:
    """Indices that count from either end."""
    return integers(torch.int64, -size, size, *shape)


READS: Cases = {
    "aten.index.Tensor": [
        call(f32(5, 4), [signed_index(5, 3)]),
        call(f32(5, 4), [signed_index(5, 2, 3)]),
        call(f32(5, 4), [None, signed_index(4, 3)]),
        call(f32(5, 4), [signed_index(5, 3), signed_index(4, 3)]),
        call(f32(5, 4), [signed_index(5, 3, 1), signed_index(4, 2)]),
        call(f32(5, 4, 3), [signed_index(5, 2), None, signed_index(3, 2)]),
        call(f32(5, 4, 3), [None, signed_index(4, 2, 2), signed_index(3, 2)]),
        call(f32(5, 4, 3, 2), [None, signed_index(4, 2), None, signed_index(2, 2)]),
        call(bools(4, 8), [index(4, 4, 1, 1, 1), index(8, 1, 1, 1, 8)]),
        call(f32(5, 4), [signed_index(5)]),
        call(f32(5, 4), [signed_index(5, 0)]),
        call(f32(5, 4), [signed_index(5, 3).int(), signed_index(4, 3)]),
        call(i64(5), [index(5, 2)]),
    ],
    "aten._unsafe_index.Tensor": [
        call(f32(5, 4), [None, index(4, 3)]),
        call(f32(2, 5, 4), [None, index(5, 3, 1), index(4, 2)]),
    ],
    "aten.index_select.default": [
        call(f32(5, 4), 0, index(5, 3)),
        call(f32(5, 4), -1, index(4, 7).int()),
        call(f32(5), 0, index(5)),
        call(f32(), 0, index(1, 1)),
    ],
    "aten.embedding.default": [
        call(f32(9, 3), index(9, 2, 4)),
        call(bf16(9, 3), index(9, 5).int(), 2),
        call(f32(9, 3), index(9)),
        call(f32(9, 3), index(9, 0)),
    ],
    "aten.gather.default": [
        call(f32(5, 4), 0, index(5, 3, 4)),
        call(f32(5, 4), -1, index(4, 2, 7)),
        call(f32(2, 5, 4), 1, index(5, 2, 3, 2)),
        call(i64(1, 9), 1, index(9, 1, 4)),
        call(f32(), 0, index(1)),
        call(f32(5), 0, index(5, 3)),
        call(f32(5, 4), 0, index(5, 0, 4)),
    ],
    "aten.take.default": [call(f32(3, 4), signed_index(12, 2, 3)), call(f32(3, 4), signed_index(12))],
    "aten.bucketize.Tensor": [
        call(torch.tensor([[-2.0, 0.0, 0.4], [2.0, 3.0, NAN]]), SORTED),
        call(torch.tensor([-2.0, 0.0, 0.4, 2.0, 3.0, NAN, INF]), SORTED, right=True),
        call(i64(5), torch.tensor([-3, 0, 4]), out_int32=True),
        call(f32(), SORTED),
        call(f32(5, 40), f32(300).sort().values, right=True),
        call(i64(50), torch.arange(-100, 100, 2), out_int32=True),
    ],
    "aten.bucketize.Scalar": [call(0.5, SORTED), call(0.5, SORTED, right=True), call(1, SORTED)],
    "aten.searchsorted.Scalar": [
        call(SORTED, 0.0),
        call(SORTED, 0, side="right"),
        call(torch.tensor([1, 3]), 2),
    ],
    "aten.searchsorted.Tensor": [
        call(SORTED, f32(2, 3)),
        call(SORTED, special(), right=True),
        call(f32(2, 5).sort().values, f32(2, 3), side="right"),
        call(f32(2, 5).sort().values, f32(2, 3), out_int32=True),
        call(torch.tensor([1, 3, 5]), torch.tensor([0, 1, 2, 3, 6])),
        # Beyond a few boundaries the range is halved, as PyTorch does, whatever the order.
        *(
            call(boundaries, values, right=right)
            for right in (False, True)
            for boundaries, values in [
                (f32(127).sort().values, f32(3, 50)),
                (f32(128).sort().values, special()),
                (f32(65), f32(200)),
                (torch.cat([f32(90).sort().values, torch.full((9,), NAN)]), torch.cat([f32(50), special()])),
                (i64(2, 3, 100).sort().values, i64(2, 3, 40)),
                (torch.arange(1000.0).round(decimals=-1), torch.arange(-5.0, 1005.0)),
                (f64(100).sort().values, f64(7)),
            ]
        ),
    ],
}

DISTINCT = torch.tensor([[2, 0, 1], [0, 1, 2]])

WRITES: Cases = {
    "aten.scatter.src": [
        call(f32(3, 5), 1, index(5, 3, 1), f32(3, 2)),
        call(f32(3, 4), 0, DISTINCT, f32(2, 4)),
        call(f32(3, 3, 2), 1, DISTINCT[:, :, None], f32(2, 3, 2)),
        call(bf16(5), 0, torch.tensor([3, 1]), bf16(2)),
        call(f32(), 0, index(1), f32()),
        call(f32(3, 5), 1, index(5, 0, 1), f32(3, 2)),
    ],
    "aten.scatter.value": [call(f32(3, 5), 1, index(5, 3, 2), 2.5), call(i64(3, 5), 0, index(3, 2, 5), 7)],
    "aten.scatter.reduce": [
        call(f32(3, 5), 1, index(5, 3, 4), f32(3, 4), reduce="add"),
        call(f32(3, 5), 1, index(5, 3, 4), f32(3, 4), reduce="multiply"),
    ],
    "aten.scatter.value_reduce": [
        call(f32(3, 5), 1, index(5, 3, 4), 1.5, reduce="add"),
        call(f32(3, 5), 1, index(5, 3, 4), 1.5, reduce="multiply"),
    ],
    "aten.scatter_add.default": [
        call(f32(3, 5), 1, index(5, 3, 4), f32(3, 4)),
        call(f32(3, 5), 0, index(3, 7, 2), f32(7, 4)),
        call(bf16(5), 0, index(5, 9), bf16(9)),
        call(i64(5), 0, index(5, 9), i64(9)),
    ],
    "aten.scatter_reduce.two": [
        call(f32(3, 5), 1, index(5, 3, 4), f32(3, 4), reduce, include_self=include)
        for reduce in ("sum", "prod", "mean", "amax", "amin")
        for include in (True, False)
    ]
    + [
        call(i64(5), 0, index(5, 9), i64(9), "mean"),
        call(i64(5), 0, index(5, 9), i64(9), "amax", include_self=False),
    ],
    "aten.index_add.default": [
        call(f32(5, 4), 0, index(5, 7), f32(7, 4)),
        call(f32(5, 4), -1, index(4, 2).int(), f32(5, 2), alpha=0.5),
        call(bf16(5, 4), 0, index(5, 7), bf16(7, 4)),
        call(i64(5), 0, index(5, 7), i64(7), alpha=2),
    ],
    "aten.index_copy.default": [
        call(f32(5, 4), 0, torch.tensor([3, 1]), f32(2, 4)),
        call(f32(5, 4), 1, torch.tensor([3, 1, 0]), f32(5, 3)),
    ],
    "aten.index_fill.int_Scalar": [
        call(f32(5, 4), 0, signed_index(5, 2), 1.5),
        call(i64(5, 4), -1, index(4, 2), 3),
    ],
    "aten.index_fill.int_Tensor": [call(f32(5, 4), 0, signed_index(5, 2), torch.tensor(1.5))],
    "aten.index_put.default": [
        call(f32(5, 4), [torch.tensor([3, -1])], f32(2, 4)),
        call(f32(5, 4), [torch.tensor([3, -1])], f32(4)),
        call(f32(5, 4), [None, torch.tensor([3, 1])], f32(5, 2)),
        call(f32(5, 4), [torch.tensor([3, 1]), torch.tensor([0, -1])], f32(2)),
        call(f32(5, 4), [torch.tensor([[3], [1]]), torch.tensor([0, 2, -1])], torch.tensor(1.5)),
        call(f32(5, 4, 3), [torch.tensor([3, 1]), None, torch.tensor([0, 2])], f32(2, 4)),
        call(f32(5, 4), [signed_index(5, 9)], f32(9, 4), True),
        call(bf16(5, 4), [signed_index(5, 9)], bf16(9, 4), True),
        call(i64(5, 4), [signed_index(5, 9), signed_index(4, 9)], i64(9), True),
        call(f32(5, 4), [bools(5, 4)], torch.tensor(2.0)),
        call(f32(5, 4), [bools(5)], torch.tensor(2.0)),
    ],
    "aten._unsafe_index_put.default": [call(f32(5, 4), [signed_index(5, 9)], f32(9, 4), True)],
    "aten.embedding_dense_backward.default": [
        call(f32(2, 4, 3), index(6, 2, 4), 6, -1, False),
        call(f32(9, 3), index(6, 9), 6, 2, False),
        call(f32(9, 3), index(6, 9), 6, -1, True),
        call(bf16(9, 3), index(6, 9), 6, -1, False),
    ],
    "aten.masked_fill.Scalar": [
        call(f32(2, 3), bools(2, 3), 0.5),
        call(f32(2, 3), bools(3), -INF),
        call(i64(3), bools(2, 3), 4),
        call(bf16(3), bools(3), 0.1),
        call(bools(3), bools(3), True),
    ],
    "aten.masked_fill.Tensor": [
        call(f32(2, 3), bools(2, 1), torch.tensor(0.5)),
        call(bf16(3), bools(3), torch.tensor(0.1)),
    ],
}

FAMILIES: dict[str, Cases] = {"reads": READS, "writes": WRITES}


@pytest.mark.parametrize(("name", "calls"), flatten(FAMILIES))
def test_gives_what_eager_gives(name: str, calls: list[Call]) -> None:
    check_op(name, calls)
