"""Gradients whose formulas lose most digits of float32 are computed in float64.

PyTorch's formula for the gradient of `torch.linalg.householder_product` takes reflectors off its result one
by one and divides by `tau * |v|^2 - 1`, which may be close to zero: rounding errors grow with it, eager's
as well. What comes in and goes out keeps its type.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import GraphModule, Node
from torch.fx.node import map_aggregate
from torch.utils import _pytree as pytree

from .. import torch_private

# As Dynamo saw them called.
FUNCTIONS = frozenset({torch.linalg.householder_product, torch.orgqr, "orgqr"})

_WIDER = {torch.float32: torch.float64, torch.complex64: torch.complex128}


def widen_gradients(gm: GraphModule) -> None:
    """Lets the parts of a backward graph that are gradients of `FUNCTIONS` compute in float64."""
    graph = gm.graph
    gradients = [node for node in graph.nodes if _is_gradient(node)]
    widened: dict[Node, Node] = {}

    def operand(value: Any) -> Any:
        if isinstance(value, torch.dtype):
            return _WIDER.get(value, value)
        if not isinstance(value, Node) or _dtype(value) not in _WIDER:
            return value
        if value not in widened:
            widened[value] = _converted(graph, value, _WIDER[value.meta["val"].dtype])
        return widened[value]

    for node in gradients:
        before = _dtype(node)
        with graph.inserting_before(node):
            node.args = map_aggregate(node.args, operand)
            node.kwargs = map_aggregate(node.kwargs, operand)
        node.meta["val"] = pytree.tree_map_only(torch.Tensor, _widened, node.meta["val"])
        outside = [user for user in node.users if not _is_gradient(user)]
        if outside and before is not None and before is not _dtype(node):
            with graph.inserting_after(node):
                narrow = _converted(graph, node, before)
            for user in outside:
                user.replace_input_with(node, narrow)
    if gradients:
        graph.lint()
        gm.recompile()


def _is_gradient(node: Node) -> bool:
    """Whether a node computes part of the gradient of one of `FUNCTIONS`."""
    return node.op == "call_function" and torch_private.gradient_of(node) in FUNCTIONS


def _dtype(node: Node) -> torch.dtype | None:
    value = node.meta.get("val")
    return value.dtype if isinstance(value, torch.Tensor) else None


def _converted(graph: torch.fx.Graph, node: Node, dtype: torch.dtype) -> Node:
    converted = graph.call_function(torch.ops.aten._to_copy.default, (node,), {"dtype": dtype})
    converted.meta = {**node.meta, "val": node.meta["val"].to(dtype)}
    return converted


def _widened(value: torch.Tensor) -> torch.Tensor:
    return value.to(_WIDER.get(value.dtype, value.dtype))
