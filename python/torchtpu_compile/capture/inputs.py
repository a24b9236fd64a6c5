"""Inputs of a graph: their role in the user's program, and whether the core can read them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from .. import torch_private
from ..run import Run

DEVICES = ("cpu", "tpu")
"""Where tensors of a compiled function may be."""

DEVICES_TO_RECORD = (*DEVICES, "meta")
"""Where they may be in a function that is to be recorded: of tensors without memory there is nothing but a
graph."""

_MODULE_PATH = re.compile(r"\._(modules|parameters|buffers)\['([^']*)'\]")
_SCOPE = re.compile(r"\b[LG]\['(\w+)'\]")


@dataclass(frozen=True)
class Role:
    """`kind` is one of `parameter`, `buffer`, `input`, `tangent`, `saved`; `fqn` a module path, of an
    `input` the user's expression. `of_weights`: computed of parameters and buffers alone."""

    kind: str = "input"
    static: bool = False
    fqn: str | None = None
    of_weights: bool = False


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
        source = torch_private.dynamo_source(node) or ""
        path = _MODULE_PATH.findall(source)
        leaf = path[-1][0] if path else "modules"
        if leaf == "parameters" or isinstance(value, torch.nn.Parameter):
            kind = "parameter"
        elif leaf == "buffers":
            kind = "buffer"
        else:
            kind = "input"
        fqn = ".".join(part for _, part in path) if leaf != "modules" else _expression(source)
        roles.append(Role(kind, kind != "input", fqn))
    return roles


def _expression(source: str) -> str | None:
    """Returns the user's name of a value that Dynamo found at `source`: `L['batch']['x']` is `batch['x']`."""
    return _SCOPE.sub(r"\1", source) or None


def graph_roles(gm: torch.fx.GraphModule, dynamo: Sequence[Role]) -> list[Role]:
    """The role of each input of an AOTAutograd graph for inference or a forward pass.

    Only AOTAutograd's word makes an input static: a module's tensor that it had to copy or merge is
    not. Each tensor that a subclass holds is an input: it has its role, and a name below its own.
    """
    static = torch_private.static_input_indices()
    roles = []
    for position, node in enumerate(gm.graph.find_nodes(op="placeholder")):
        found = torch_private.dynamo_input(node)
        if found is None or found[0] >= len(dynamo):
            roles.append(Role())
            continue
        index, within = found
        whole = dynamo[index]
        fqn = None if whole.fqn is None else whole.fqn + within
        roles.append(Role(whole.kind, whole.static and position in static, fqn))
    return roles


def of_weights(gm: torch.fx.GraphModule, roles: Sequence[Role]) -> frozenset[str]:
    """The names of the nodes that are computed of parameters and buffers alone, such as weights in another
    type."""
    placeholders = gm.graph.find_nodes(op="placeholder")
    found = {
        node.name
        for node, role in zip(placeholders, roles, strict=True)
        if role.kind in ("parameter", "buffer") or role.of_weights
    }
    for node in gm.graph.nodes:
        inputs = node.all_input_nodes
        if node.op == "call_function" and inputs and all(x.name in found for x in inputs):
            found.add(node.name)
    return frozenset(found)


def backward_roles(
    gm: torch.fx.GraphModule, forward: Mapping[object, Role], weights: Collection[str] = ()
) -> list[Role]:
    """The role of each input of a backward graph. `forward` has that of each input of its forward graph, by
    `torch_private.input_of`; `weights` names what that graph computes of weights alone."""

    def role(node: torch.fx.Node) -> Role:
        if torch_private.is_tangent(node):
            return Role("tangent")
        given = forward.get(torch_private.input_of(node), Role())
        return Role("saved", of_weights=node.name in weights) if given.kind == "input" else given

    return [role(node) for node in gm.graph.find_nodes(op="placeholder")]


def unreadable_inputs(
    gm: torch.fx.GraphModule, example_inputs: Sequence[Any], devices: Sequence[str] = DEVICES
) -> list[UnreadableInput]:
    """The inputs of Dynamo's graph that only eager PyTorch can compute with. Tensors may be on `devices`."""
    names = [node.name for node in gm.graph.find_nodes(op="placeholder")]
    found = []
    for name, value in zip(names, example_inputs, strict=True):
        for path, tensor in torch_private.plain_tensors(value):
            if (reason := unreadable(tensor, devices)) is not None:
                found.append(UnreadableInput(name + path, reason))
    return found


def first_three(inputs: Sequence[UnreadableInput]) -> str:
    """Lists up to three inputs that cannot be read, with the reasons, for a message."""
    more = f"; and {len(inputs) - 3} more" if len(inputs) > 3 else ""
    return "; ".join(f"{u.name}: {u.reason}" for u in inputs[:3]) + more


def unreadable(tensor: torch.Tensor, devices: Sequence[str] = DEVICES) -> str | None:
    """Returns why the core cannot read a tensor's memory, or `None` if it can."""
    if tensor.is_conj() or tensor.is_neg():
        return (
            "it is a lazy conjugate or negative view; call .resolve_conj().resolve_neg() on it before "
            "the compiled function"
        )
    return unstorable(tensor, devices)


def readable(value: Any) -> Any:
    """A tensor whose memory holds its values; anything else as it is.

    PyTorch conjugates and negates lazily, by a mark on the tensor that its memory does not show.
    """
    if isinstance(value, torch.Tensor) and (value.is_conj() or value.is_neg()):
        return value.resolve_conj().resolve_neg()
    return value


@dataclass(frozen=True)
class ReadableInputs:
    """Makes inputs of a backward graph readable that may come conjugated or negated lazily: gradients by
    their maker's choice at each call, whatever they were when the graph was traced; saved tensors where the
    forward graph runs in eager PyTorch, while a compiled one returns values."""

    positions: list[int]

    def around(self, compiled: Run) -> Run:
        """The compiled backward graph, as a function: PyTorch keeps the marks of nothing else."""
        positions = self.positions

        def run(args: list[Any]) -> Any:
            for i in positions:
                args[i] = readable(args[i])
            return compiled(args)

        return torch_private.boxed(run)


def unstorable(tensor: torch.Tensor, devices: Sequence[str] = DEVICES) -> str | None:
    """Returns why the core cannot store a tensor, or `None` if it can."""
    if torch_private.is_wrapper_subclass(tensor):
        return f"it is a {type(tensor).__name__}, a tensor subclass"
    if tensor.device.type not in devices:
        return f'it is on device {tensor.device}; move it with .to("cpu") or .to("tpu")'
    if tensor.layout != torch.strided:
        return f"its layout is {tensor.layout}; call .to_dense() on it"
    if tensor.is_quantized:
        return "it is quantized by PyTorch; call .dequantize() on it, or use torchao"
    return None
