"""Lowerings that users write for their own ops, as StableHLO text."""

from __future__ import annotations

import itertools
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
"""Platforms of a lowering: TPUs, and every other platform."""

BLAMES = "the lowering that is registered for "
"""How a problem begins that is the fault of a registered lowering."""

_lock = threading.Lock()

lowering_texts.install()


@dataclass(frozen=True)
class TensorType:
    """Shape and dtype of a tensor argument of a lowering; `str()` is its MLIR type, such as
    `tensor<4x8xf32>`.
    """

    shape: tuple[int, ...]
    dtype: torch.dtype

    @property
    def element(self) -> str:
        """The MLIR name of the dtype, such as `f32` or `i1`."""
        return _MLIR_NAMES[self.dtype]

    def __str__(self) -> str:
        return f"tensor<{''.join(f'{size}x' for size in self.shape)}{self.element}>"


@dataclass(frozen=True)
class PaddingRule:
    """Declares the dimension along which an op is elementwise, so that dynamic sizes can be padded.

    `operands` has one entry for each tensor argument, and `results` one for each result: the number of the
    dimension, or `None` if the tensor lacks it. Element `i` of a result along the dimension may depend on
    element `i` of the operands that have it, and on all of the others. The backend relies on this and cannot
    check it. `softmax(scores) @ values` has the rule `PaddingRule(operands=(0, None), results=(0,))`: row `i`
    of the result depends on row `i` of `scores` and on all of `values`.

    `fill` has one entry for each operand: the number that pads it, or `None` if padding may hold any value
    (default: `None` for all). A result without the dimension must not depend on the number of padded
    elements; a sum does not if the fill contributes 0. Raises `LoweringError` if `fill` and `operands` differ
    in length.
    """

    operands: tuple[int | None, ...]
    results: tuple[int | None, ...]
    fill: tuple[float | None, ...] = ()
    """Padding of each operand; empty if padding may hold any value."""

    def __post_init__(self) -> None:
        if self.fill and len(self.fill) != len(self.operands):
            raise LoweringError(
                f"a padding rule has {len(self.fill)} numbers in fill for {len(self.operands)} operands"
            )


@dataclass
class _Registered:
    """The lowerings and the padding rule of an op."""

    name: str
    """The op's name in graphs. An op that was defined before under the same name keeps its own."""
    lowerings: dict[str | None, str | Builder]
    """Lowerings by platform; `None` is the key for every other platform."""
    padding: PaddingRule | None

    def on(self, platform: str) -> str | Builder | None:
        return self.lowerings.get(platform, self.lowerings.get(None))


_registered: dict[OpOverload, _Registered] = {}
_by_name: dict[str, OpOverload] = {}
"""By their names in graphs."""


@dataclass(frozen=True)
class RegisteredText:
    """A call with its text, for every platform."""

    op: str
    """The op's name in graphs."""
    text: str
    operands: list[torch.fx.Node]


@dataclass(frozen=True)
class RegisteredCall:
    """A call whose text is made when its sizes and platform are known."""

    op: str
    """The op's name in graphs."""
    call: str
    """The arguments of the call; tensors and sizes are referred to by number."""
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
    """Registers a StableHLO lowering for a custom op, so that it is compiled instead of running in eager
    PyTorch.

    `op` is `"namespace::name"` or `"namespace::name.overload"`.

    `lowering` is a function that receives the op's arguments, with a `TensorType` in place of each tensor,
    and returns a StableHLO text. An op with tensor arguments only may register the text itself, which serves
    fixed sizes only. The text is a module, or functions without one, in MLIR's generic form
    (`%0 = "stablehlo.sine"(%x) : (tensor<4xf32>) -> tensor<4xf32>`). `@main` takes the op's tensors in order
    and returns its results. Text and results must depend on the arguments alone.

    `platform` limits the lowering to TPUs (`"tpu"`) or to every other platform (`"cpu"`). `None` means every
    platform without a lowering of its own. On a platform without one the op runs in eager PyTorch.

    `padding` lets dynamic sizes share executables in buckets. Without it, each size calls the function and
    compiles again, up to the option `max_executables`.

    Functions that are compiled later use the lowering. Raises `LoweringError` if the op does not exist,
    mutates its arguments or already has a lowering, or if a text does not parse. Compiling raises
    `LoweringError` if `@main` has other types than the op, or if the function fails.
    """
    overload = _find(op)
    schema = overload._schema
    if schema.is_mutable or not schema.returns:
        raise LoweringError(
            f"{op} mutates its arguments or returns nothing; a lowering can only compute results"
        )
    if platform not in (None, *PLATFORMS):
        raise LoweringError(
            f'register_lowering({op}): platform must be "cpu", "tpu" or None, got {platform!r}'
        )
    if isinstance(lowering, str):
        if any("Tensor" not in str(argument.type) for argument in schema.arguments):
            raise LoweringError(
                f"{op} has non-tensor arguments, so its lowering must be a function that returns the "
                "text, not a string"
            )
        if padding is not None:
            raise LoweringError(
                f"{op}: a string lowering serves fixed sizes only and takes no padding; register a function"
            )
        _check(str(overload), lowering, None)
    elif not callable(lowering):
        raise LoweringError(
            f"the lowering of {op} must be a string or a function, got {type(lowering).__name__}"
        )
    with _lock:
        known = _registered.get(overload)
        if str(overload) in _core.supported_ops() or (known and platform in known.lowerings):
            raise LoweringError(f"{op} already has a lowering for this platform")
        if known and known.padding != padding:
            raise LoweringError(
                f"{op} is already registered with a different padding; use one rule for all platforms"
            )
        name = known.name if known else _name_in_graphs(overload)
        _registered[overload] = _Registered(
            name, {**(known.lowerings if known else {}), platform: lowering}, padding
        )
        _by_name[name] = overload
    # The op may have been used on the device before, where its forms are known by its name.
    _core.forget_forms()


def _name_in_graphs(overload: OpOverload) -> str:
    """A name that no other op has: a library may define an op of one name again, as a notebook's cell does
    that runs twice, and graphs that were compiled before go on with the text of the op that they had."""
    name = str(overload)
    for serial in itertools.count(2):
        if name not in _by_name:
            break
        name = f"{overload}#{serial}"
    return name


def registered(target: Any) -> bool:
    """Returns whether a node's target is an op with a registered lowering."""
    return isinstance(target, OpOverload) and target in _registered


def registered_ops() -> frozenset[str]:
    """Overload names (`namespace.name.overload`) of the ops that have one."""
    return frozenset(map(str, _registered))


def registrations() -> list[tuple[str, list[tuple[str, str | None]], str]]:
    """Each op that has one with its texts by platform, `None` if a function makes it, and its padding
    rule; sorted."""
    found = []
    for entry in _registered.values():
        texts = [
            (platform or "", lowering if isinstance(lowering, str) else None)
            for platform, lowering in entry.lowerings.items()
        ]
        found.append((entry.name, sorted(texts, key=lambda text: text[0]), repr(entry.padding)))
    return sorted(found)


def call_of(node: torch.fx.Node) -> RegisteredText | RegisteredCall:
    """Returns the replacement in a graph for a call of an op with a registered lowering.

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
        return RegisteredText(entry.name, text, operands)
    if any(isinstance(lowering, str) for lowering in entry.lowerings.values()):
        for operand in operands:
            _type(operand.meta.get("val"))
    writer = _Writer()
    written = {"args": writer.write(list(node.args)), "kwargs": writer.write(dict(node.kwargs))}
    call = json.dumps(written, sort_keys=True)
    return RegisteredCall(entry.name, call, operands, writer.sizes, entry.padding)


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
    """Reader of the arguments that `_Writer` wrote."""
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
