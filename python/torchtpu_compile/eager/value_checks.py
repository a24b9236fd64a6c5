"""Ops whose arguments eager PyTorch checks when they run, and compiled programs do not."""

from __future__ import annotations

import torch

from ..capture.graph import Problem, op_name

CHECKED = "the option check_values lets eager PyTorch check what it is given"

CHECKED_WHOLE = frozenset(
    {
        "aten.bernoulli.Tensor",
        "aten.bernoulli.default",
        "aten.binary_cross_entropy.default",
        "aten.multinomial.default",
    }
)
"""Ops that check before they compute, so that they must not be taken apart."""

_INDEXING = frozenset(
    f"aten.{name}"
    for name in (
        "embedding.default",
        "gather.default",
        "index.Tensor",
        "index_add.default",
        "index_copy.default",
        "index_fill.int_Scalar",
        "index_fill.int_Tensor",
        "index_put.default",
        "index_reduce.default",
        "index_select.default",
        "masked_scatter.default",
        "nll_loss_forward.default",
        "nll_loss2d_forward.default",
        "scatter.reduce",
        "scatter.src",
        "scatter.value",
        "scatter.value_reduce",
        "scatter_add.default",
        "scatter_reduce.two",
        "take.default",
    )
)
"""Read or write at positions that are data."""

_DIVISIONS = frozenset(
    f"aten.{name}"
    for name in (
        "div.Tensor_mode",
        "floor_divide.default",
        "fmod.Tensor",
        "remainder.Scalar_Tensor",
        "remainder.Tensor",
    )
)
"""Raise for a zero among integers."""


def checked_ops(gm: torch.fx.GraphModule) -> list[Problem]:
    """The ops that eager PyTorch checks."""
    return [
        Problem(node.name, op_name(node), CHECKED)
        for node in gm.graph.nodes
        if node.op == "call_function" and _is_checked(node)
    ]


def _is_checked(node: torch.fx.Node) -> bool:
    name = op_name(node)
    if name in _DIVISIONS:
        value = node.meta.get("val")
        return isinstance(value, torch.Tensor) and not value.dtype.is_floating_point
    return name in _INDEXING or name in CHECKED_WHOLE
