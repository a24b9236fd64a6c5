"""Gives the statistics of normalizations the dtype that eager PyTorch saves them in.

With an input of 16 bits and parameters of float32, as under autocast, PyTorch's kernels save mean and
deviation in float32. PyTorch's traces say 16 bits: a program would round them before the gradient, and the
graph could not run in eager PyTorch, whose gradient kernel expects float32.
"""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch.fx import GraphModule, Node

aten = torch.ops.aten

_PARAMETERS = {
    aten.native_layer_norm.default: (2, 3),
    aten.native_group_norm.default: (1, 2),
    aten.native_batch_norm.default: (1, 2, 3, 4),
    aten._native_batch_norm_legit.default: (1, 2, 3, 4),
    aten._native_batch_norm_legit.no_stats: (1, 2),
    aten._native_batch_norm_legit_functional.default: (1, 2, 3, 4),
    aten._native_batch_norm_legit_no_training.default: (1, 2, 3, 4),
}
"""Positions of the parameters of each op. Results 1 and 2 are its statistics."""

_GRADIENTS = {
    aten.native_layer_norm_backward.default,
    aten.native_group_norm_backward.default,
    aten.native_batch_norm_backward.default,
}
# What AOTAutograd puts around a result that it saves.
_SAME = {aten.alias.default, aten.detach.default}


def widen_statistics(module: GraphModule) -> None:
    """Declares statistics as float32 in a graph, where eager PyTorch makes them so.

    Statistics that other ops than gradients read are left, because the dtypes of those follow from them.
    """
    for target, parameters in _PARAMETERS.items():
        for node in module.graph.find_nodes(op="call_function", target=target):
            if node.meta["val"][0].dtype in (torch.bfloat16, torch.float16) and any(
                isinstance(x, Node) and x.meta["val"].dtype == torch.float32
                for x in (node.args[i] for i in parameters if i < len(node.args))
            ):
                _widen(node)


def _widen(node: Node) -> None:
    found = [user for user in node.users if user.target is operator.getitem and user.args[1] in (1, 2)]
    names = [name for statistic in found for name in _names(statistic)]
    if any(user.target not in _GRADIENTS | _SAME and user.op != "output" for x in names for user in x.users):
        return
    made = list(node.meta["val"])
    node.meta = {**node.meta, "val": (made[0], _wide(made[1]), _wide(made[2]), *made[3:])}
    for name in names:
        name.meta = {**name.meta, "val": _wide(name.meta["val"])}
        name.meta.pop("tensor_meta", None)
    node.meta.pop("tensor_meta", None)


def _names(node: Node) -> list[Node]:
    """The nodes whose value is that of `node`."""
    return [node, *(name for user in node.users if user.target in _SAME for name in _names(user))]


def _wide(value: Any) -> Any:
    return value.new_empty(value.shape, dtype=torch.float32)
