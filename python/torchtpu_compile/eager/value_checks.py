"""Ops whose arguments eager PyTorch checks when they run, and compiled programs do not."""

from __future__ import annotations

import torch

from .. import _core
from ..capture.graph import Problem, op_name
from ..op_table import ops_with

CHECKED = "the option check_values lets eager PyTorch check what it is given"

CHECKED_WHOLE = ops_with("ChecksElements").difference(_core.supported_ops())
"""Ops that eager PyTorch checks before it computes them, so they must not be decomposed."""


def checked_ops(gm: torch.fx.GraphModule) -> list[Problem]:
    """The ops that eager PyTorch checks."""
    return [
        Problem(node.name, op_name(node), CHECKED)
        for node in gm.graph.nodes
        if node.op == "call_function" and _is_checked(node)
    ]


def _is_checked(node: torch.fx.Node) -> bool:
    name = op_name(node)
    if name in ops_with("ChecksDivisor"):
        value = node.meta.get("val")
        return isinstance(value, torch.Tensor) and not value.dtype.is_floating_point
    return name in ops_with("ChecksElements")
