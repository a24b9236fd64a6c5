"""Views, joins and rearrangements against eager PyTorch."""

from __future__ import annotations

import pytest
import torch
from op_cases import (
    Call,
    CallGraph,
    Cases,
    bf16,
    bools,
    call,
    check_op,
    compare,
    f32,
    flatten,
    i64,
    overload,
    unary,
)

END = 2**63 - 1

RESHAPES: Cases = {
    "aten.view.default": [
        call(f32(2, 6), [3, -1]),
        call(f32(2, 3), [6]),
        call(f32(1, 1), []),
        call(f32(0, 3), [3, 0]),
    ],
    "aten._unsafe_view.default": [call(f32(4, 3), [2, 2, 3])],
    "aten.view_copy.default": [call(f32(2, 6), [3, -1])],
    "aten.reshape.default": [call(f32(2, 6), [-1])],
    "aten._reshape_alias.default": [call(f32(2, 6), [3, 4], [4, 1])],
    "aten.unsqueeze.default": [call(f32(2, 3), 0), call(f32(2, 3), -1), call(f32(2, 3), 2), call(f32(), 0)],
    "aten.squeeze.default": unary(f32(1, 2, 1), f32(2), f32(1, 1)),
    "aten.squeeze.dim": [call(f32(1, 2, 1), 0), call(f32(1, 2, 1), -1), call(f32(1, 2), 1), call(f32(), 0)],
    "aten.squeeze.dims": [call(f32(1, 2, 1), [0, -1]), call(f32(1, 2, 1), [0, 1])],
    "aten.permute.default": [call(f32(2, 3, 4), [2, 0, -2]), call(f32(), []), call(bools(2, 3), [1, 0])],
    "aten.transpose.int": [call(f32(2, 3, 4), 0, -1), call(f32(2, 3), 1, 1), call(f32(), 0, -1)],
    "aten.t.default": unary(f32(2, 3), f32(3), f32(), bf16(2, 3)),
    "aten.expand.default": [
        call(f32(1, 3), [2, -1]),
        call(f32(3), [2, 4, 3]),
        call(bools(2, 1, 3), [2, 4, -1]),
        call(f32(), [2]),
        call(f32(1), [0]),
    ],
    "aten.flip.default": [
        call(f32(2, 3), [0]),
        call(f32(2, 3), [-1, 0]),
        call(f32(2, 3), []),
        call(f32(), []),
    ],
    "aten.roll.default": [
        call(f32(5), [2]),
        call(f32(2, 5), [-3]),
        call(f32(2, 5), [1, 7], [0, 1]),
        call(f32(2, 5), [5], [-1]),
        call(f32(0, 5), [1]),
    ],
    "aten.repeat.default": [
        call(f32(2, 3), [2, 2]),
        call(f32(3), [2, 1, 3]),
        call(f32(), [2]),
        call(f32(2), [0]),
    ],
    "aten.pixel_shuffle.default": [call(f32(1, 8, 2, 3), 2), call(f32(9, 2, 2), 3)],
    "aten.pixel_unshuffle.default": [call(f32(1, 2, 4, 6), 2)],
    "aten.unfold.default": [
        call(f32(9), 0, 3, 2),
        call(f32(2, 9, 3), 1, 4, 1),
        call(f32(2, 9), -1, 9, 5),
        call(i64(6), 0, 2, 2),
        call(f32(), 0, 1, 1),
        call(f32(), -1, 1, 3),
    ],
    "aten.diagonal.default": [
        call(f32(3, 4)),
        call(f32(3, 4), 1),
        call(f32(3, 4), -1),
        call(f32(4, 3), -2),
        call(f32(2, 3, 4), 0, 1, 2),
        call(f32(2, 3, 4), 1, 2, 0),
        call(f32(2, 3), 3),
        call(f32(3, 1, 3), 0, -1, 0),
    ],
    "aten.diagonal_scatter.default": [
        call(f32(3, 4), f32(3)),
        call(f32(3, 4), f32(3), 1),
        call(f32(4, 3), f32(2), -2),
        call(f32(2, 3, 4), f32(2, 3), 0, 1, 2),
        call(f32(2, 3, 4), f32(3, 2), 0, 2, 0),
    ],
    "aten.diagonal_backward.default": [
        call(f32(3), [3, 4], 0, 0, 1),
        call(f32(2), [4, 3], -2, 0, 1),
        call(f32(2, 2), [2, 3, 4], 2, 1, 2),
    ],
    "aten.diag_embed.default": [call(f32(3)), call(f32(2, 3), 1), call(f32(2, 3), -1, 0, 2), call(i64(3))],
    "aten.as_strided.default": [
        call(f32(3, 4), [4, 3], [1, 4]),
        call(f32(3, 4), [2, 2], [4, 1]),
        call(f32(12), [3, 4], [2, 1]),
        call(f32(3), [2, 3], [0, 1]),
        call(f32(3), [], []),
    ],
}

PARTS: Cases = {
    "aten.slice.Tensor": [
        call(f32(2, 9), 1, 2, 7),
        call(f32(2, 9), -1, 3, END),
        call(f32(9), 0, -4, -1),
        call(f32(9), 0, 1, 8, 3),
        call(f32(9), 0, None, None, 2),
        call(f32(9), 0, 5, 2),
        call(f32(9), 0, -100, 100),
        call(f32(9)),
        call(bools(9), 0, 1, 3),
        call(f32(9), 0, 0, END, 100),
    ],
    "aten.slice_scatter.default": [
        call(f32(2, 9), f32(2, 5), 1, 2, 7),
        call(f32(9), f32(3), 0, 1, 8, 3),
        call(f32(9), f32(9)),
        call(f32(9), f32(0), 0, 5, 5),
        call(i64(9), i64(4), 0, -4, END),
    ],
    "aten.slice_backward.default": [
        call(f32(2, 5), [2, 9], 1, 2, 7, 1),
        call(f32(3), [9], 0, 1, 8, 3),
        call(f32(4), [9], 0, -4, END, 1),
    ],
    "aten.select.int": [call(f32(2, 3), 0, 1), call(f32(2, 3), -1, -2), call(bools(3), 0, 0)],
    "aten.select_scatter.default": [call(f32(2, 3), f32(3), 0, 1), call(f32(2, 3), f32(2), -1, -3)],
    "aten.select_backward.default": [call(f32(3), [2, 3], 0, 1), call(f32(2), [2, 3], 1, -1)],
    "aten.narrow.default": [call(f32(2, 9), 1, 2, 5), call(f32(9), 0, -3, 2), call(f32(9), 0, 9, 0)],
    "aten.cat.default": [
        call([f32(2, 3), f32(2, 1)], -1),
        call([f32(2, 3), f32(1, 3), f32(0, 3)]),
        call([f32(3)], 0),
        call([f32(0), f32(2, 3)], 1),
        call([i64(2), f32(2)]),
        call([bf16(2), f32(2)]),
        call([bools(2), bools(1)]),
        call([f32(0), f32(0)]),
    ],
    "aten.stack.default": [call([f32(2, 3), f32(2, 3)], 1), call([f32(), f32()]), call([i64(2), i64(2)], -1)],
    "aten.split.Tensor": [call(f32(2, 7), 3, 1), call(f32(4, 2), 2), call(f32(3), 5)],
    "aten.split_with_sizes.default": [call(f32(2, 7), [3, 0, 4], 1), call(f32(3), [1, 2])],
    "aten.unsafe_split.Tensor": [call(f32(2, 7), 3, 1)],
    "aten.unsafe_split_with_sizes.default": [call(f32(2, 7), [3, 4], 1)],
    "aten.unbind.int": [call(f32(2, 3)), call(f32(2, 3), -1)],
    "aten.constant_pad_nd.default": [
        call(f32(2, 3), [1, 2]),
        call(f32(2, 3), [1, 2, 3, 0], 0.5),
        call(f32(4, 5), [-1, 2, 1, -2], -1.0),
        call(i64(3), [1, 1], 7),
        call(bools(3), [1, 1], True),
        call(f32(3), []),
    ],
    "aten.reflection_pad1d.default": [call(f32(2, 5), [2, 3]), call(f32(1, 2, 5), [0, 4])],
    "aten.reflection_pad2d.default": [
        call(f32(2, 4, 5), [2, 3, 1, 0]),
        call(f32(1, 2, 4, 5), [-1, 1, 3, -2]),
    ],
    "aten.reflection_pad3d.default": [call(f32(1, 2, 3, 4, 5), [1, 2, 2, 0, 1, 1])],
    "aten.replication_pad1d.default": [call(f32(2, 5), [2, 7])],
    "aten.replication_pad2d.default": [
        call(f32(2, 4, 5), [2, 3, 1, 0]),
        call(f32(1, 2, 4, 5), [-1, 1, 3, -2]),
    ],
    "aten.replication_pad3d.default": [call(f32(1, 2, 3, 4, 5), [1, 2, 2, 0, 1, 1])],
}

GRADIENTS: Cases = {
    "aten.replication_pad1d_backward.default": [call(f32(2, 14), f32(2, 5), [2, 7])],
    "aten.replication_pad2d_backward.default": [
        call(f32(1, 2, 5, 10), f32(1, 2, 4, 5), [2, 3, 1, 0]),
        call(f32(1, 2, 5, 5), f32(1, 2, 4, 5), [-1, 1, 3, -2]),
    ],
    "aten.replication_pad3d_backward.default": [
        call(f32(1, 2, 5, 6, 8), f32(1, 2, 3, 4, 5), [1, 2, 2, 0, 1, 1])
    ],
    "aten.upsample_nearest1d_backward.default": [
        call(f32(2, 3, 8), [8], [2, 3, 4], None),
        call(f32(2, 3, 7), [7], [2, 3, 4]),
        call(f32(2, 3, 3), [3], [2, 3, 5], 0.7),
    ],
    "aten.upsample_nearest2d_backward.default": [
        call(f32(2, 3, 8, 9), [8, 9], [2, 3, 4, 3]),
        call(f32(2, 3, 7, 9), [7, 9], [2, 3, 4, 4], 1.9, 2.3),
        call(bf16(2, 3, 8, 8), [8, 8], [2, 3, 4, 4], 2.0, 2.0),
    ],
    "aten.upsample_nearest3d_backward.default": [call(f32(1, 2, 4, 6, 5), [4, 6, 5], [1, 2, 2, 3, 4])],
    "aten.upsample_linear1d_backward.default": [
        call(f32(2, 3, 7), [7], [2, 3, 4], False),
        call(f32(2, 3, 7), [7], [2, 3, 4], True),
        call(f32(2, 3, 1), [1], [2, 3, 4], True),
    ],
    "aten.upsample_bilinear2d_backward.default": [
        call(f32(2, 3, 8, 9), [8, 9], [2, 3, 4, 3], False),
        call(f32(2, 3, 8, 9), [8, 9], [2, 3, 4, 3], True),
        call(f32(2, 3, 3, 2), [3, 2], [2, 3, 4, 5], False, 0.8, 0.5),
    ],
    "aten.upsample_trilinear3d_backward.default": [
        call(f32(1, 2, 4, 6, 5), [4, 6, 5], [1, 2, 2, 3, 4], False)
    ],
}

FAMILIES: dict[str, Cases] = {"views": RESHAPES, "parts": PARTS, "gradients": GRADIENTS}


@pytest.mark.parametrize(("name", "calls"), flatten(FAMILIES))
def test_gives_what_eager_gives(name: str, calls: list[Call]) -> None:
    check_op(name, calls)


def test_replicated_borders_sum_in_float32() -> None:
    """Eager rounds each sum of bfloat16 gradients, so the reference is float64, rounded once."""
    op = overload("aten.replication_pad2d_backward.default")
    grad, x = bf16(1, 2, 5, 10), bf16(1, 2, 4, 5)
    exact = op(grad.double(), x.double(), [2, 3, 1, 0]).to(torch.bfloat16)
    graph = CallGraph()
    graph.add(op, [graph.placeholders(grad), graph.placeholders(x), [2, 3, 1, 0]], {}, exact)
    compare(graph.run()[0], exact)
