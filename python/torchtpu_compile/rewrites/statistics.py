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

from ..op_table import has

aten = torch.ops.aten

_PARAMETERS = ("weight", "bias", "running_mean", "running_var")
"""Names of the arguments whose dtype decides that of the statistics, which are results 1 and 2."""

# What AOTAutograd puts around a result that it saves.
_SAME = {aten.alias.default, aten.detach.default}


def widen_statistics(module: GraphModule) -> None:
    """Declares statistics as float32 in a graph, where eager PyTorch makes them so.

    Statistics that other ops than gradients read are left, because the dtypes of those follow from them.
    """
    for node in module.graph.nodes:
        if (
            has(node.target, "SavesStatistics")
            and node.meta["val"][0].dtype in (torch.bfloat16, torch.float16)
            and any(x.meta["val"].dtype == torch.float32 for x in _parameters(node))
        ):
            _widen(node)


def _parameters(node: Node) -> list[Node]:
    arguments = zip(node.args, node.target._schema.arguments, strict=False)  # type: ignore[union-attr]
    return [x for x, argument in arguments if argument.name in _PARAMETERS and isinstance(x, Node)]


def _widen(node: Node) -> None:
    found = [user for user in node.users if user.target is operator.getitem and user.args[1] in (1, 2)]
    names = [name for statistic in found for name in _names(statistic)]
    users = {user for name in names for user in name.users}
    if not all(
        has(user.target, "ReadsStatistics") or user.target in _SAME or user.op == "output" for user in users
    ):
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
