"""Layouts of what a forward graph saves for its backward graph.

Nobody but the backward graph reads it, so that it need not have the strides, nor share the memory, that the
tensor has in eager PyTorch. A tensor that lies in another order in memory would be copied twice, and views of
a shared tensor would be taken at each call and copied again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from .aliases import view_root

Node = torch.fx.Node


def save_dense(forward: torch.fx.GraphModule, backward: torch.fx.GraphModule, returned: int) -> None:
    """Saves in row-major order, in memory of its own, each tensor for which that takes no more memory.

    The first `returned` results of the forward graph are the user's.
    """
    (output,) = forward.graph.find_nodes(op="output")
    results = list(output.args[0])
    dense = _to_make_dense(results[:returned], results[returned:])
    readers = {node.name: node for node in backward.graph.find_nodes(op="placeholder")}
    for node in dense:
        reader = readers.get(node.name)
        if reader is None or _layout(reader) != _layout(node):
            continue
        value = node.meta["val"]
        contiguous = value.new_empty_strided(value.shape, _row_major(value.shape))
        with forward.graph.inserting_before(output):
            copy = forward.graph.call_function(
                torch.ops.aten.clone.default, (node,), {"memory_format": torch.contiguous_format}
            )
        copy.meta = {**node.meta, "val": contiguous}
        results[returned:] = [copy if result is node else result for result in results[returned:]]
        reader.meta["val"] = contiguous
    output.args = (tuple(results),)
    forward.recompile()


def _to_make_dense(returned: Sequence[object], saved: Sequence[object]) -> list[Node]:
    """The saved results whose layout is free, and is not what it should be."""
    by_root: dict[Node, set[Node]] = {}
    for result in [*returned, *saved]:
        if isinstance(result, Node) and _layout(result) is not None:
            by_root.setdefault(view_root(result)[0], set()).add(result)
    users = {view_root(result)[0] for result in returned if isinstance(result, Node)}
    dense = []
    for root, members in by_root.items():
        if root.op != "call_function" or root in users or _layout(root) is None:
            continue
        if sum(math.prod(member.meta["val"].shape) for member in members) > math.prod(root.meta["val"].shape):
            continue
        dense += [m for m in members if len(members) > 1 or not _is_row_major(m)]
    return [result for result in dict.fromkeys(saved) if result in dense]


def _layout(node: Node) -> tuple[object, ...] | None:
    """Type, sizes and strides of a plain tensor whose sizes are numbers; `None` for others."""
    value = node.meta.get("val")
    if not isinstance(value, torch.Tensor) or value.layout != torch.strided:
        return None
    if not all(type(n) is int for n in (*value.shape, *value.stride())) or value.is_conj() or value.is_neg():
        return None
    return value.dtype, tuple(value.shape), value.stride()


def _row_major(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(max(1, n) for n in shape[d + 1 :]) for d in range(len(shape)))


def _is_row_major(node: Node) -> bool:
    value = node.meta["val"]
    pairs = zip(value.shape, value.stride(), _row_major(value.shape), strict=True)
    return all(size == 1 or stride == expected for size, stride, expected in pairs)
