"""Lowerings that users write for their own ops, as StableHLO text."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch._ops import OpOverload

from .. import _core
from ..errors import GraphError, LoweringError
from .wire import DTYPES, NotCapturable

Builder = Callable[..., str]
"""Called as the op is, with a `TensorType` for each tensor; returns the text for these types."""

_MLIR_NAMES = {getattr(torch, torch_name): mlir for torch_name, _, mlir in _core.element_types()}

_lowerings: dict[OpOverload, str | Builder] = {}
_lock = threading.Lock()


@dataclass(frozen=True)
class TensorType:
    """A tensor's sizes and element type; `str()` of it is the type in MLIR, such as `tensor<4x8xf32>`."""

    shape: tuple[int, ...]
    dtype: torch.dtype

    @property
    def element(self) -> str:
        """The element type in MLIR, such as `f32` or `i1`."""
        return _MLIR_NAMES[self.dtype]

    def __str__(self) -> str:
        return f"tensor<{''.join(f'{size}x' for size in self.shape)}{self.element}>"


def register_lowering(op: str, lowering: str | Builder) -> None:
    """Tells how an op is computed, so that it is compiled instead of being run in eager PyTorch.

    `op` is `"namespace::name"` or `"namespace::name.overload"`. `lowering` is the text of a StableHLO
    module, or of functions without a module around them: `@main` takes the op's tensors in order and
    returns its results. Or it is a function that is called as the op is, with a `TensorType` in place
    of each tensor, and returns such a text; an op that takes anything but tensors needs one. Ops stand
    in MLIR's generic form, `%0 = "stablehlo.sine"(%x) : (tensor<4xf32>) -> tensor<4xf32>`; what they
    compute must depend on their arguments alone.

    The op is lowered in what is compiled from then on. A call whose sizes are symbolic runs in eager
    PyTorch. Where an op's types are not those of `@main`, or the function fails, compiling raises
    `LoweringError`.

    Raises `LoweringError` for an op that does not exist, changes its arguments, or has a lowering, and
    for a text that does not parse.
    """
    overload = _find(op)
    schema = overload._schema
    if schema.is_mutable or not schema.returns:
        raise LoweringError(
            f"{op} changes its arguments or returns nothing: a lowering computes results only"
        )
    if isinstance(lowering, str):
        if any("Tensor" not in str(argument.type) for argument in schema.arguments):
            raise LoweringError(
                f"{op} takes more than tensors, which a text knows nothing of: register a function that "
                "returns the text for given arguments"
            )
        _check(str(overload), lowering, None)
    elif not callable(lowering):
        raise LoweringError(f"the lowering of {op} is a {type(lowering).__name__}, not a text or a function")
    with _lock:
        if overload in _lowerings or str(overload) in _core.supported_ops():
            raise LoweringError(f"{op} has a lowering already")
        _lowerings[overload] = lowering


def registered(target: Any) -> bool:
    """Whether a node's target is an op with a lowering of a user's."""
    return isinstance(target, OpOverload) and target in _lowerings


def registered_ops() -> frozenset[str]:
    """Overload names (`namespace.name.overload`) of the ops that have one."""
    return frozenset(str(op) for op in _lowerings)


def registrations() -> list[tuple[str, str | None]]:
    """Each op that has one with its text, or `None` where a function makes it; sorted."""
    return sorted(
        (str(op), lowering if isinstance(lowering, str) else None) for op, lowering in _lowerings.items()
    )


def calls_function(gm: torch.fx.GraphModule) -> bool:
    """Whether the lowering of an op in `gm` or its bodies is made by a user's function."""
    graphs = (module.graph for module in gm.modules() if isinstance(module, torch.fx.GraphModule))
    return any(
        registered(node.target) and callable(_lowerings[node.target])
        for graph in graphs
        for node in graph.nodes
    )


def text_for(node: torch.fx.Node) -> tuple[str, list[torch.fx.Node]]:
    """The text for a call of an op that has a registered lowering, and the nodes that are its operands.

    Raises `NotCapturable` where sizes are symbolic, `LoweringError` where the lowering does not fit.
    """
    assert isinstance(node.target, OpOverload)
    result = node.meta.get("val")
    operands = list(_nodes([*node.args, *node.kwargs.values()]))
    types = [_type(operand.meta.get("val")) for operand in operands]
    results = [_type(value) for value in (result if isinstance(result, (list, tuple)) else [result])]
    lowering = _lowerings[node.target]
    text = lowering if isinstance(lowering, str) else _build(node.target, lowering, node.args, node.kwargs)
    _check(str(node.target), text, (types, results))
    return text, operands


def _find(op: str) -> OpOverload:
    namespace, _, name = op.partition("::")
    name, _, overload = name.partition(".")
    try:
        packet = getattr(getattr(torch.ops, namespace), name)
        found = getattr(packet, overload or "default")
    except (AttributeError, RuntimeError):
        raise LoweringError(f'there is no op {op}; names are "namespace::name" or with ".overload"') from None
    assert isinstance(found, OpOverload)
    return found


def _build(target: OpOverload, builder: Builder, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
    given, named = _described(list(args)), _described(dict(kwargs))
    try:
        text = builder(*given, **named)
    except Exception as error:
        raise LoweringError(f"the lowering that is registered for {target} failed: {error!r}") from error
    if not isinstance(text, str):
        raise LoweringError(
            f"the lowering that is registered for {target} returned a {type(text).__name__}, not a text"
        )
    return text


def _check(op: str, text: str, signature: tuple[list[TensorType], list[TensorType]] | None) -> None:
    on_wire = None
    if signature is not None:
        operands, results = ([(DTYPES[t.dtype], list(t.shape)) for t in types] for types in signature)
        on_wire = (operands, results)
    try:
        _core.check_stablehlo(text, on_wire)
    except GraphError as problem:
        raise LoweringError(f"the lowering that is registered for {op}: {problem}") from None


def _nodes(value: Any) -> Iterator[torch.fx.Node]:
    """The tensors among arguments, in order."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _nodes(item)
    elif isinstance(value, torch.fx.Node) and isinstance(value.meta.get("val"), torch.Tensor):
        yield value


def _described(value: Any) -> Any:
    """Arguments as a builder is given them."""
    if isinstance(value, dict):
        return {name: _described(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_described(item) for item in value)
    if not isinstance(value, torch.fx.Node):
        return value
    known = value.meta.get("val")
    if isinstance(known, (int, float, bool)):
        return known
    return _type(known)


def _type(value: Any) -> TensorType:
    if not isinstance(value, torch.Tensor):
        raise NotCapturable(f"its registered lowering is given a {type(value).__name__}")
    if not all(type(size) is int for size in value.shape):
        raise NotCapturable("its registered lowering is for known sizes, and these change from call to call")
    if value.dtype not in DTYPES:
        raise NotCapturable(f"element type {value.dtype} has no counterpart in StableHLO")
    return TensorType(tuple(value.shape), value.dtype)
