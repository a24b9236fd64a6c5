"""Inputs of a graph: their role in the user's program, and whether the core can read them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

from . import torch_private
from .program import Run

_MODULE_PATH = re.compile(r"\._(modules|parameters|buffers)\['([^']*)'\]")


@dataclass(frozen=True)
class Role:
    """`kind` is one of `parameter`, `buffer`, `input`, `tangent`, `saved`; `fqn` a module path."""

    kind: str = "input"
    static: bool = False
    fqn: str | None = None


@dataclass(frozen=True)
class UnreadableInput:
    """An input that the core cannot read, and why."""

    name: str
    reason: str


def dynamo_roles(gm: torch.fx.GraphModule, example_inputs: Sequence[Any]) -> list[Role]:
    """The role of each input of Dynamo's graph."""
    placeholders = gm.graph.find_nodes(op="placeholder")
    roles = []
    for node, value in zip(placeholders, example_inputs, strict=True):
        path = _MODULE_PATH.findall(torch_private.dynamo_source(node) or "")
        leaf = path[-1][0] if path else "modules"
        if leaf == "parameters" or isinstance(value, torch.nn.Parameter):
            kind = "parameter"
        elif leaf == "buffers":
            kind = "buffer"
        else:
            kind = "input"
        fqn = ".".join(part for _, part in path) if leaf != "modules" else None
        roles.append(Role(kind, kind != "input", fqn))
    return roles


def graph_roles(stage: str, gm: torch.fx.GraphModule, dynamo: Sequence[Role]) -> list[Role]:
    """The role of each input of an AOTAutograd graph.

    Only AOTAutograd's word makes an input static: a module's tensor that it had to copy or merge is
    not.
    """
    placeholders = gm.graph.find_nodes(op="placeholder")
    static = torch_private.static_input_indices()
    roles = []
    for position, node in enumerate(placeholders):
        index = torch_private.dynamo_input_index(node)
        if stage == "backward" and torch_private.is_tangent(node):
            roles.append(Role("tangent"))
            continue
        # Forward and inference graphs keep the order of AOTAutograd's inputs; a backward graph is
        # given some of them.
        known = index is not None and index < len(dynamo)
        is_static = (index if stage == "backward" else position) in static
        if known and index is not None and (stage != "backward" or dynamo[index].static):
            role = dynamo[index]
            roles.append(Role(role.kind, role.static and is_static, role.fqn))
        else:
            roles.append(Role("saved" if stage == "backward" else "input", False))
    return roles


def unreadable_inputs(gm: torch.fx.GraphModule, example_inputs: Sequence[Any]) -> list[UnreadableInput]:
    """The inputs of Dynamo's graph that only eager PyTorch can compute with."""
    names = [node.name for node in gm.graph.find_nodes(op="placeholder")]
    found = []
    for name, value in zip(names, example_inputs, strict=True):
        if isinstance(value, torch.Tensor) and (reason := unreadable(value)) is not None:
            found.append(UnreadableInput(name, reason))
    return found


def unreadable(tensor: torch.Tensor) -> str | None:
    """Why the core cannot read a tensor's memory, or `None` if it can."""
    if tensor.is_conj() or tensor.is_neg():
        return "it is a lazy conjugate or negative view"
    return unstorable(tensor)


def readable(value: Any) -> Any:
    """A tensor whose memory holds its values; anything else as it is.

    PyTorch conjugates and negates lazily, by a mark on the tensor that its memory does not show.
    """
    if isinstance(value, torch.Tensor) and (value.is_conj() or value.is_neg()):
        return value.resolve_conj().resolve_neg()
    return value


@dataclass(frozen=True)
class ReadableGradients:
    """Makes gradients readable: whether one comes conjugated or negated lazily is its maker's choice at each
    call, whatever it was when the graph was traced."""

    positions: list[int]

    def around(self, compiled: Run) -> Run:
        """The compiled backward graph, as a function: PyTorch keeps the marks of nothing else."""
        positions = self.positions

        def run(args: list[Any]) -> Any:
            for i in positions:
                args[i] = readable(args[i])
            return compiled(args)

        return torch_private.boxed(run)


def unstorable(tensor: torch.Tensor) -> str | None:
    """Why the core has no value like a tensor, or `None` if it has."""
    if torch_private.is_wrapper_subclass(tensor):
        return f"it is a {type(tensor).__name__}, a tensor subclass"
    if tensor.device.type != "cpu":
        return f"it is on device {tensor.device}; inputs of a compiled function are CPU tensors"
    if tensor.layout != torch.strided:
        return f"its layout is {tensor.layout}, not strided"
    if tensor.is_quantized:
        return "it is quantized"
    return None
