"""Lowerings that users write for their own ops, as StableHLO text."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import torch
from torch._ops import OpOverload

from .. import _core, lowering_texts
from ..errors import GraphError, LoweringError
from .wire import DTYPES, NotCapturable, dtype_name

Builder = Callable[..., str]
"""Called as the op is, with a `TensorType` for each tensor; returns the text for these types."""

_MLIR_NAMES = {getattr(torch, torch_name): mlir for torch_name, _, mlir in _core.element_types()}

_DTYPES = {wire: getattr(torch, torch_name) for torch_name, wire, _ in _core.element_types()}

PLATFORMS = ("cpu", "tpu")
"""What a lowering may be for: TPUs, or every other platform."""

BLAMES = "the lowering that is registered for "
"""How a problem begins that is the fault of a registered lowering."""

_lock = threading.Lock()

lowering_texts.install()


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


@dataclass(frozen=True)
class PaddingRule:
    """Along which dimension an op works on each element alone, so that varying sizes share a program.

    `operands` says of each tensor that the op takes, and `results` of each that it returns, which of its
    dimensions that is; `None` where it has none of them. What a result holds at a place of that dimension
    must depend on what the operands hold at the same place, and on operands without the dimension: this is
    relied on and cannot be checked. Operands are padded there, with anything; where `fill` has a number for
    an operand, its padding is that number. A result without the dimension must not depend on how many such
    places there are, as a sum over it does not where what is added there is 0.
    """

    operands: tuple[int | None, ...]
    results: tuple[int | None, ...]
    fill: tuple[float | None, ...] = ()
    """Of each operand; nothing for any is the default."""

    def __post_init__(self) -> None:
        if self.fill and len(self.fill) != len(self.operands):
            raise LoweringError(
                f"a padding rule has {len(self.fill)} numbers in fill for {len(self.operands)} operands"
            )


@dataclass
class _Registered:
    """What is registered for an op."""

    lowerings: dict[str | None, str | Builder]
    """By platform; that of `None` is for all the others."""
    padding: PaddingRule | None

    def on(self, platform: str) -> str | Builder | None:
        return self.lowerings.get(platform, self.lowerings.get(None))


_registered: dict[OpOverload, _Registered] = {}
_by_name: dict[str, OpOverload] = {}


@dataclass(frozen=True)
class RegisteredText:
    """A call's text, for whatever platform."""

    text: str
    operands: list[torch.fx.Node]


@dataclass(frozen=True)
class RegisteredCall:
    """A call whose text is made once its sizes and its platform are known."""

    call: str
    """Its arguments, of which tensors and sizes are named by their numbers."""
    operands: list[torch.fx.Node]
    sizes: list[Any]
    padding: PaddingRule | None


def register_lowering(
    op: str,
    lowering: str | Builder,
    *,
    platform: Literal["cpu", "tpu"] | None = None,
    padding: PaddingRule | None = None,
) -> None:
    """Tells how an op is computed, so that it is compiled instead of being run in eager PyTorch.

    `op` is `"namespace::name"` or `"namespace::name.overload"`. `lowering` is the text of a StableHLO
    module, or of functions without a module around them: `@main` takes the op's tensors in order and
    returns its results. Or it is a function that is called as the op is, with a `TensorType` in place
    of each tensor, and returns such a text; an op that takes anything but tensors needs one. Ops stand
    in MLIR's generic form, `%0 = "stablehlo.sine"(%x) : (tensor<4xf32>) -> tensor<4xf32>`; what they
    compute must depend on their arguments alone, and so must the text.

    With `platform` the lowering is for that platform (`"cpu"` means every one but TPUs), and an op may
    have one for each; without it, for every platform that has none of its own. On a platform that has
    none the op runs in eager PyTorch.

    The op is lowered in what is compiled from then on. A function is asked again for each program that
    varying sizes need: one for each bucket of sizes where `padding` says what padding does to the op, one
    for each size otherwise, up to the option `max_executables`. A text is for its sizes alone, and a call
    with symbolic ones runs in eager PyTorch. Where an op's types are not those of `@main`, or the function
    fails, compiling raises `LoweringError`.

    Raises `LoweringError` for an op that does not exist, changes its arguments, or has a lowering, and
    for a text that does not parse.
    """
    overload = _find(op)
    schema = overload._schema
    if schema.is_mutable or not schema.returns:
        raise LoweringError(
            f"{op} changes its arguments or returns nothing: a lowering computes results only"
        )
    if platform not in (None, *PLATFORMS):
        raise LoweringError(f"the lowering of {op} is for platform {platform!r}; platforms are cpu and tpu")
    if isinstance(lowering, str):
        if any("Tensor" not in str(argument.type) for argument in schema.arguments):
            raise LoweringError(
                f"{op} takes more than tensors, which a text knows nothing of: register a function that "
                "returns the text for given arguments"
            )
        if padding is not None:
            raise LoweringError(f"the lowering of {op} is a text, which is for its sizes alone")
        _check(str(overload), lowering, None)
    elif not callable(lowering):
        raise LoweringError(f"the lowering of {op} is a {type(lowering).__name__}, not a text or a function")
    with _lock:
        known = _registered.get(overload)
        if str(overload) in _core.supported_ops() or (known and platform in known.lowerings):
            raise LoweringError(f"{op} has a lowering already")
        if known and known.padding != padding:
            raise LoweringError(f"{op} has a lowering with another padding rule")
        _registered[overload] = _Registered(
            {**(known.lowerings if known else {}), platform: lowering}, padding
        )
        _by_name[str(overload)] = overload


def registered(target: Any) -> bool:
    """Whether a node's target is an op with a lowering of a user's."""
    return isinstance(target, OpOverload) and target in _registered


def registered_ops() -> frozenset[str]:
    """Overload names (`namespace.name.overload`) of the ops that have one."""
    return frozenset(_by_name)


def registrations() -> list[tuple[str, list[tuple[str, str | None]], str]]:
    """Each op that has one with its texts by platform, `None` where a function makes it, and its padding
    rule; sorted."""
    found = []
    for op, entry in _registered.items():
        texts = [
            (platform or "", lowering if isinstance(lowering, str) else None)
            for platform, lowering in entry.lowerings.items()
        ]
        found.append((str(op), sorted(texts, key=lambda text: text[0]), repr(entry.padding)))
    return sorted(found)


def call_of(node: torch.fx.Node) -> RegisteredText | RegisteredCall:
    """What stands in a graph for a call of an op that has a registered lowering.

    Raises `NotCapturable` for arguments that have no form there, and where a text is for known sizes and
    these are not; `LoweringError` where a text does not fit.
    """
    assert isinstance(node.target, OpOverload)
    entry = _registered[node.target]
    operands = list(_nodes([*node.args, *node.kwargs.values()]))
    text = entry.lowerings.get(None) if len(entry.lowerings) == 1 else None
    if isinstance(text, str):
        result = node.meta.get("val")
        types = [_type(operand.meta.get("val")) for operand in operands]
        results = [_type(value) for value in (result if isinstance(result, (list, tuple)) else [result])]
        _check(str(node.target), text, (types, results))
        return RegisteredText(text, operands)
    if any(isinstance(lowering, str) for lowering in entry.lowerings.values()):
        for operand in operands:
            _type(operand.meta.get("val"))
    writer = _Writer()
    written = {"args": writer.write(list(node.args)), "kwargs": writer.write(dict(node.kwargs))}
    return RegisteredCall(json.dumps(written, sort_keys=True), operands, writer.sizes, entry.padding)


class _Writer:
    """Arguments as plain data: a tensor and a size are their numbers among the tensors and sizes."""

    def __init__(self) -> None:
        self.tensors = 0
        self.sizes: list[Any] = []

    def write(self, value: Any) -> Any:
        if isinstance(value, torch.fx.Node):
            known = value.meta.get("val")
            if not isinstance(known, torch.Tensor):
                return self.write(known)
            dtype_name(known.dtype)
            self.tensors += 1
            return {"tensor": self.tensors - 1}
        if isinstance(value, torch.SymInt):
            self.sizes.append(value)
            return {"size": len(self.sizes) - 1}
        if isinstance(value, dict):
            return {"dict": {name: self.write(item) for name, item in value.items()}}
        if isinstance(value, (list, tuple)):
            return [self.write(item) for item in value]
        if isinstance(value, torch.dtype):
            return {"dtype": str(value).removeprefix("torch.")}
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        raise NotCapturable(f"its registered lowering is given a {type(value).__name__}")


def _read(value: Any, tensors: Sequence[TensorType], sizes: Sequence[int]) -> Any:
    """What `_Writer` has written."""
    if isinstance(value, list):
        return [_read(item, tensors, sizes) for item in value]
    if not isinstance(value, dict):
        return value
    ((kind, item),) = value.items()
    if kind == "tensor":
        return tensors[item]
    if kind == "size":
        return sizes[item]
    if kind == "dtype":
        return getattr(torch, item)
    return {name: _read(each, tensors, sizes) for name, each in item.items()}


def make(op: str, call: str, platform: str, operands: list[tuple[str, list[int]]], sizes: list[int]) -> str:
    """The text for a call in a graph; the core asks for it. Raises with the reason why there is none."""
    overload = _by_name.get(op)
    if overload is None:
        raise NotCapturable(f"no lowering is registered for {op} in this process")
    lowering = _registered[overload].on(platform)
    if lowering is None:
        raise NotCapturable(f"no lowering is registered for {op} on platform {platform}")
    if isinstance(lowering, str):
        return lowering
    types = [TensorType(tuple(dims), _DTYPES[dtype]) for dtype, dims in operands]
    written = json.loads(call)
    args, kwargs = (_read(written[part], types, sizes) for part in ("args", "kwargs"))
    return _build(overload, lowering, args, kwargs)


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
    try:
        text = builder(*args, **kwargs)
    except Exception as error:
        raise LoweringError(f"{BLAMES}{target} failed: {error!r}") from error
    if not isinstance(text, str):
        raise LoweringError(f"{BLAMES}{target} returned a {type(text).__name__}, not a text")
    return text


def _check(op: str, text: str, signature: tuple[list[TensorType], list[TensorType]] | None) -> None:
    on_wire = None
    if signature is not None:
        operands, results = ([(DTYPES[t.dtype], list(t.shape)) for t in types] for types in signature)
        on_wire = (operands, results)
    try:
        _core.check_stablehlo(text, on_wire)
    except GraphError as problem:
        raise LoweringError(f"{BLAMES}{op}: {problem}") from None


def _nodes(value: Any) -> Iterator[torch.fx.Node]:
    """The tensors among arguments, in order."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _nodes(item)
    elif isinstance(value, torch.fx.Node) and isinstance(value.meta.get("val"), torch.Tensor):
        yield value


def _type(value: Any) -> TensorType:
    if not isinstance(value, torch.Tensor):
        raise NotCapturable(f"its registered lowering is given a {type(value).__name__}")
    if not all(type(size) is int for size in value.shape):
        raise NotCapturable("its registered lowering is for known sizes, and these change from call to call")
    if value.dtype not in DTYPES:
        raise NotCapturable(f"element type {value.dtype} has no counterpart in StableHLO")
    return TensorType(tuple(value.shape), value.dtype)
