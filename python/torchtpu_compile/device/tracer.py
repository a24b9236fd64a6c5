"""Tracing of the device's ops: one compiled graph for each argument signature.

The core asks once for each form and runs the program from then on. Nothing here sees the contents of a
tensor.
"""

from __future__ import annotations

import gc
import hashlib
import itertools
import math
import os
import sys
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Literal

import torch
from torch._ops import OpOverload

from .. import _core, torch_private
from ..capture.custom_lowerings import registered_ops, registrations
from ..capture.wire import NotCapturable
from ..core_settings import core_settings
from ..decompositions.table import Decompositions, own_decompositions
from ..eager.judged import Judged
from ..eager.refusals import REFUSALS
from ..errors import LoweringError, UnsupportedOpError
from ..log import LOGGER, Record, collected, say
from ..op_table import has, packet_has
from ..options import Options
from ..rewrites.seeds import take_seed_as_input, takes_seed
from ..warm.aot_cache import package_digest
from . import strided
from .cells import CELLS
from .floats import INTEGER_TYPES, TYPES, WITH_FLOATS
from .forms import Form, form_of
from .messages import (
    CODES,
    DTYPES,
    Answer,
    Argument,
    Base,
    Float,
    Host,
    Integer,
    NotLifted,
    OnHost,
    Other,
    Product,
    Program,
    Resize,
    Result,
    Source,
    Tensor,
)
from .report import ON_HOST

aten = torch.ops.aten

_MEMORY_FORMATS = (
    torch.contiguous_format,
    torch.preserve_format,
    torch.channels_last,
    torch.channels_last_3d,
)

UNKNOWN = "a line that is not known"
"""Where no frame is the program's."""
_GENERATED = ("<eval_with_key>", os.path.join(os.path.dirname(torch.__file__), ""))
"""How file names of PyTorch's own code begin, and of what it writes for a compiled function."""
_WRAPPERS = ("torch", "contextlib", "typing_extensions")
"""Modules besides PyTorch's that stand between a program's line and what it calls."""
_PRINTING = torch_private.printing_module()


_REFUSED = (*REFUSALS, LoweringError, NotCapturable)
"""Errors by which this package refuses a graph."""


@dataclass
class Values:
    """The values of the storages of a call, while it is traced."""

    bytes: Sequence[int]
    now: list[torch.Tensor | None]
    """Dense and row-major, or `None` where nobody wrote."""
    integers: torch.Tensor | None
    """Numbers that are inputs: int64[n]."""
    changed: dict[int, None] = field(default_factory=dict)

    def integer(self, at: Integer) -> torch.Tensor:
        assert self.integers is not None
        return self.integers.select(0, at.index)

    def offset(self, tensor: Tensor) -> int | torch.Tensor:
        return self.integer(tensor.offset) if isinstance(tensor.offset, Integer) else tensor.offset

    def flat(self, storage: int, dtype: torch.dtype) -> torch.Tensor:
        if self.bytes[storage] % dtype.itemsize:
            raise OnHost(f"{self.bytes[storage]} bytes are no whole number of {dtype} elements")
        value = self.now[storage]
        if value is None:
            return torch.zeros(self.bytes[storage] // dtype.itemsize, dtype=dtype, device="cpu")
        value = value.reshape(-1)
        return value if value.dtype == dtype else value.view(dtype)

    def read(self, tensor: Tensor) -> torch.Tensor:
        layout, offset = (tensor.sizes, tensor.strides), self.offset(tensor)
        value = self.now[tensor.storage]
        if (
            isinstance(offset, int)
            and value is not None
            and value.dtype == tensor.dtype
            and strided.is_dense(*layout, offset, value.numel())
        ):
            return _marked(strided.read_dense(value, *layout), tensor)
        flat = self.flat(tensor.storage, tensor.dtype)
        return _marked(strided.read(flat, *layout, offset), tensor)

    def write(self, tensor: Tensor, value: torch.Tensor) -> None:
        if 0 in tensor.sizes:
            return
        value = _marked(value, tensor)
        storage, dtype = tensor.storage, tensor.dtype
        self.changed[storage] = None
        offset = self.offset(tensor)
        count = self.bytes[storage] // dtype.itemsize
        if (
            isinstance(offset, int)
            and count * dtype.itemsize == self.bytes[storage]
            and strided.is_dense(tensor.sizes, tensor.strides, offset, count)
        ):
            order = strided.physical_order(tensor.sizes, tensor.strides)
            self.now[storage] = strided.permuted(value, order).contiguous()
            return
        before = self.now[storage]
        flat = self.flat(storage, dtype)
        flat = strided.write(flat, value, tensor.sizes, tensor.strides, offset)
        if before is not None:
            flat = flat if before.dtype == dtype else flat.view(before.dtype)
            flat = flat.reshape(before.shape)
        self.now[storage] = flat.contiguous()


def _marked(value: torch.Tensor, tensor: Tensor) -> torch.Tensor:
    """The values that memory holds, or the other way round, where a tensor is conjugated or negated
    lazily."""
    if tensor.is_conjugate:
        value = torch.conj_physical(value)
    return torch.neg(value) if tensor.is_negative else value


class Tracer:
    """Interface that the core calls in Python."""

    def __init__(self) -> None:
        # A thread of its own: no mode, no autocast and no inference mode of the caller's reaches the trace.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="torchtpu-tracer")
        self._serial = itertools.count()
        self._told: set[tuple[str, str]] = set()
        self._hinted = False
        self._lock = threading.Lock()
        self._here = threading.local()
        self._decompositions: tuple[frozenset[str], Mapping[Any, Callable[..., Any]]] | None = None

    def settings(self) -> dict[str, object]:
        return core_settings(Options.resolve())

    def admits_host_kernels(self) -> bool:
        """Whether ops may run by PyTorch's own kernels where these reach the device's memory.

        Not where the user wants to hear of each op that has no program, or records those that have.
        """
        options = Options.resolve()
        return not options.strict and options.record is None

    def name(self) -> str | None:
        """Names what decides what is traced, besides an op and the form of its arguments."""
        options = Options.resolve()
        if options.check_values or options.cache == "off":
            return None
        torchs = (torch.__version__, torch.version.git_version)
        parts = repr((torchs, package_digest(), registrations())).encode()
        return hashlib.blake2b(parts, digest_size=16).hexdigest()

    def trace(self, name: str, overload: str, args: list[Argument], bases: list[Base]) -> Answer:
        """Finds out what an op does with such arguments. Raises `RuntimeError` for a bug of this package."""
        records: list[Record] = []
        try:
            if not getattr(self._here, "traces", False):
                return self._thread.submit(self._trace, name, overload, args, bases, records).result()
            # Python code that ran in the middle of a trace uses the device: the thread would wait for itself.
            with ThreadPoolExecutor(1, thread_name_prefix="torchtpu-tracer") as thread:
                return thread.submit(self._trace, name, overload, args, bases, records).result()
        finally:
            self._say(records)

    def _say(self, records: list[Record]) -> None:
        """Logs `records`. What the ops of a handler say comes after that handler, when they are known."""
        waiting = getattr(self._here, "waiting", None)
        if waiting is not None:
            waiting.extend(records)
            return
        self._here.waiting = records
        try:
            while records:
                say(*records.pop(0))
        finally:
            self._here.waiting = None

    def on_host(self, name: str, overload: str, reason: str, size: int, done: bool) -> None:
        """Called before and after an op runs on the CPU with that many bytes of tensors of the device.

        Raises `UnsupportedOpError` where that is forbidden.
        """
        op = _dotted(name, overload)
        # An op that nobody traced is one of sparse tensors.
        reason = reason or "no program computes on sparse tensors"
        if not done:
            if Options.resolve().strict:
                raise UnsupportedOpError(
                    f"{op} does not run on the tpu device, and strict mode is on: {reason}"
                )
            place = users_line(sys._getframe())
            if place is not None:
                ON_HOST.begin(op, place, reason, size)
            return
        _core.count_fallback(op, 1)
        ON_HOST.end(op)
        place = users_line(sys._getframe())
        if place is None:
            return
        with self._lock:
            if (op, place) in self._told:
                return
            self._told.add((op, place))
            hint = "" if self._hinted else "\n  TORCHTPU_STRICT=1 turns this into an error"
            self._hinted = True
        LOGGER.warning(
            "%s at %s runs on the CPU, with %d bytes moved from the tpu device: %s%s",
            op,
            place,
            size,
            reason,
            hint,
        )

    def _trace(
        self, name: str, overload: str, args: list[Argument], bases: list[Base], records: list[Record]
    ) -> Answer:
        self._here.traces = True
        # The op of a finalizer would become a part of what is traced.
        collects = gc.isenabled()
        gc.disable()
        try:
            with collected(records):
                return self._program(name, overload, args, bases)
        except (OnHost, Resize, NotLifted) as found:
            return found.with_traceback(None)
        except Exception as error:
            told = str(error).strip().partition("\n")[0]
            if _is_bug(error):
                raise RuntimeError(
                    f"{_dotted(name, overload)} cannot be traced ({type(error).__name__}: {told}). "
                    "This is a bug: run `torchtpu report`"
                ) from error
            # Where the op itself is wrong the CPU says so, in PyTorch's own words.
            return OnHost(f"it cannot be traced ({type(error).__name__}: {told})")
        finally:
            if collects:
                gc.enable()

    def _program(self, name: str, overload: str, args: list[Argument], bases: list[Base]) -> Program:
        namespace, _, base = name.partition("::")
        op = getattr(getattr(getattr(torch.ops, namespace), base), overload or "default")
        op, args = _known_as(op, args)
        try:
            form = form_of(op)
        except LookupError as why:
            raise OnHost(str(why)) from None
        schema = op._schema.arguments
        call = _Call(form, [_read(value, a) for value, a in zip(args, schema, strict=True)], bases)
        # As `name` says: an op may have got a lowering since the last one was traced.
        supported = frozenset(_core.supported_ops()) | registered_ops()
        if self._decompositions is None or self._decompositions[0] != supported:
            # PyTorch copies the table for each trace: a dictionary is copied in no time.
            self._decompositions = supported, dict(Decompositions(supported))
        done: list[_Done] = []

        def run(*inputs: torch.Tensor) -> list[torch.Tensor]:
            done.append(call.run(inputs))
            return done[-1].outputs

        traced: Callable[..., Any] = run
        if form.in_place:
            traced = torch.func.functionalize(run, remove="mutations_and_views")
        layouts = [(i.sizes, i.strides, i.dtype) for i in call.inputs]
        gm = torch_private.trace_new(traced, layouts, self._decompositions[1])
        _make_what_is_filled(gm)
        gm.graph.eliminate_dead_code()
        placeholders = gm.graph.find_nodes(op="placeholder")
        inputs = [i.source for node, i in zip(placeholders, call.inputs, strict=True) if node.users]
        for node in placeholders:
            if not node.users:
                gm.graph.erase_node(node)
        _copy_what_passes_through(gm)
        take_seed_as_input(gm)
        if any(asked and Source(kind) not in inputs for kind, asked in call.lifted.items()):
            raise NotLifted
        if takes_seed(gm):
            inputs.append(Source("seed"))
        if not done[-1].outputs:
            return Program(None, [], done[-1].writes, done[-1].results)
        graph = self._compile(gm, f"eager_{_dotted(name, overload)}_{next(self._serial)}")
        return Program(graph, inputs, done[-1].writes, done[-1].results)

    def _compile(self, gm: torch.fx.GraphModule, name: str) -> Any:
        judged = Judged(gm, name, Options.resolve())
        captured = judged.captured
        if captured.sizes_from_data or captured.has_symbols:
            raise OnHost("the sizes of its results depend on data")
        if captured.checks_data:
            raise OnHost("it checks data")
        try:
            # Whoever runs the op compiles it, unless it runs with others as one program.
            return judged.compile_later()
        except REFUSALS as refusal:
            raise OnHost(str(refusal)) from None


@dataclass(frozen=True)
class _Input:
    """An input of a program that is traced."""

    source: Source
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: torch.dtype


@dataclass(frozen=True)
class _Done:
    """Results of an op: `outputs` are the new values of written storages, then those of new tensors."""

    outputs: list[torch.Tensor]
    writes: list[tuple[int, int]]
    results: list[Product]


class _Call:
    """One op with arguments of one form, as a function of the values of its storages."""

    def __init__(self, form: Form, args: list[Any], bases: list[Base]) -> None:
        self.form = form
        self.args = args
        self.bases = bases
        self.lifted: dict[Literal["floats", "integers"], int] = {"floats": 0, "integers": 0}
        """How many numbers are inputs."""
        self.takes_scalars = False
        """Whether scalars are among them."""
        self.computed_in: torch.dtype | None = None
        _each(args, self._look)
        self.takes_wide_floats = has(form.compute, "WideScalars")
        is_exact = not self.lifted["floats"] and has(form.compute, "ExactIntegers")
        types = TYPES | INTEGER_TYPES if is_exact else TYPES
        takes_numbers = form.compute in WITH_FLOATS and self.computed_in in types
        if self.takes_scalars and not (takes_numbers or self.takes_wide_floats):
            raise NotLifted
        self.inputs = self._inputs()

    def _look(self, arg: Any) -> None:
        """Counts numbers, and finds the one type of all tensors."""
        if isinstance(arg, Float):
            self.lifted["floats"] += 1
            self.takes_scalars = True
        elif isinstance(arg, Integer):
            self.lifted["integers"] += 1
            self.takes_scalars = True
        elif isinstance(arg, (Tensor, Host)):
            if isinstance(arg, Tensor) and isinstance(arg.offset, Integer):
                self.lifted["integers"] += 1
            if self.computed_in not in (None, arg.dtype):
                self.computed_in = torch.bool  # None that floats are lifted for.
            else:
                self.computed_in = arg.dtype

    def _inputs(self) -> list[_Input]:
        inputs = [
            _Input(Source("storage", i), base.value.sizes, base.value.strides, base.value.dtype)
            for i, base in enumerate(self.bases)
            if base.value is not None
        ]
        hosts: dict[int, Host] = {}
        _each(self.args, lambda a: hosts.setdefault(a.index, a) if isinstance(a, Host) else None)
        for i, host in sorted(hosts.items()):
            inputs.append(_Input(Source("host", i), host.sizes, _row_major(host.sizes), host.dtype))
        for (kind, count), dtype in zip(self.lifted.items(), (torch.float64, torch.int64), strict=True):
            if count:
                inputs.append(_Input(Source(kind), (count,), (1,), dtype))
        return inputs

    def run(self, inputs: Sequence[torch.Tensor]) -> _Done:
        now: list[torch.Tensor | None] = [None] * len(self.bases)
        hosts: dict[int, torch.Tensor] = {}
        numbers: dict[str, torch.Tensor] = {}
        for told, value in zip(self.inputs, inputs, strict=True):
            kind, i = told.source.kind, told.source.index
            if kind == "storage":
                now[i] = strided.permuted(value, strided.physical_order(told.sizes, told.strides))
            elif kind == "host":
                hosts[i] = value
            else:
                numbers[kind] = value
        values = Values([base.bytes for base in self.bases], now, numbers.get("integers"))

        wide = None
        if self.takes_scalars and not self.takes_wide_floats:
            assert self.computed_in is not None
            wide = (TYPES | INTEGER_TYPES)[self.computed_in]

        def value_of(arg: Any) -> Any:
            if isinstance(arg, Tensor):
                value = values.read(arg)
                return value if wide is None else value.to(wide)
            if isinstance(arg, Host):
                return hosts[arg.index] if wide is None else hosts[arg.index].to(wide)
            if isinstance(arg, (Float, Integer)):
                is_integer = isinstance(arg, Integer)
                number = numbers["integers" if is_integer else "floats"].select(0, arg.index)
                if wide is None:
                    return number
                if packet_has(self.form.compute, "RoundsScalars"):
                    number = number.to(self.computed_in)
                return number.to(wide)
            return [value_of(item) for item in arg] if isinstance(arg, list) else arg

        compute: Callable[..., Any] = self.form.compute
        if self.takes_scalars:
            compute = own_decompositions()[compute] if self.takes_wide_floats else WITH_FLOATS[compute]

        def narrowed(result: torch.Tensor) -> torch.Tensor:
            return result if wide is None or result.dtype == torch.bool else result.to(self.computed_in)

        results: list[Any] = []
        for args in self._in_turn():
            given = [value_of(a) for a in args]
            if self.form.in_place:
                for i in self.form.written:
                    given[i] = _cloned(given[i])
            computed = _call(compute, self.form.taken, self.form.op, given)
            computed = [narrowed(c) for c in computed] if isinstance(computed, list) else narrowed(computed)
            is_list = isinstance(computed, (tuple, list)) and not _one_list(self.form)
            results = list(computed) if is_list else [computed]
            in_place = [given[i] for i in self.form.written]
            before = [None if self.form.in_place else given[i] for i in self.form.written]
            self._write(values, args, in_place if self.form.in_place else results[self.form.first :], before)
        outputs: list[torch.Tensor] = []
        writes = []
        for storage in values.changed:
            new = values.now[storage]
            assert new is not None
            writes.append((storage, len(outputs)))
            outputs.append(new)

        def product(value: Any) -> Product:
            if value is None:
                return None
            if isinstance(value, (list, tuple)):
                return [product(item) for item in value]
            sizes, strides = tuple(value.shape), tuple(value.stride())
            if not isinstance(value, torch.Tensor):
                raise OnHost("it returns no tensor")
            if not strided.is_dense(sizes, strides, 0, math.prod(sizes)):
                strides = _row_major(sizes)
            if value.dtype not in CODES:
                raise OnHost(f"there are no {value.dtype} tensors on the device")
            if 0 in sizes:
                return Result(None, CODES[value.dtype], sizes, strides)
            outputs.append(strided.permuted(value, strided.physical_order(sizes, strides)).contiguous())
            return Result(len(outputs) - 1, CODES[value.dtype], sizes, strides)

        products = [
            product(results[i]) if argument is None else argument
            for i, argument in enumerate(self.form.returned)
        ]
        return _Done(outputs, writes, products)

    def _in_turn(self) -> list[list[Any]]:
        """The op's arguments; of an op that changes lists of tensors with memory in common, the arguments of
        each tensor: PyTorch changes one after the other."""
        args = list(self.args)
        if not self.form.op.__name__.startswith(("_foreach_", "_fused_", "_amp_foreach_")) or any(
            self.form.op._schema.arguments[i].kwarg_only for i in self.form.written
        ):
            # PyTorch computes results for `out` before it writes any.
            return [args]
        changed = [args[i] for i in self.form.written if isinstance(args[i], list) and args[i]]
        count = max(map(len, changed), default=0)
        lists = [arg for arg in args if isinstance(arg, list) and len(arg) == count]
        if count < 2 or None in self.form.returned or any(len(one) != count for one in changed):
            return [args]
        written: dict[int, list[tuple[int, Tensor]]] = {}
        for one in changed:
            for i, tensor in enumerate(one):
                if isinstance(tensor, Tensor):
                    written.setdefault(tensor.storage, []).append((i, tensor))
        if not any(
            isinstance(tensor, Tensor)
            and any(i != j and _meet(tensor, other) for j, other in written.get(tensor.storage, ()))
            for one in lists
            for i, tensor in enumerate(one)
        ):
            return [args]
        return [[[arg[i]] if any(arg is one for one in lists) else arg for arg in args] for i in range(count)]

    def _write(self, values: Values, args: list[Any], results: list[Any], read: Sequence[Any]) -> None:
        """Writes results. Those that are values as they were read, such as gradients that are not scaled, lie
        there already."""
        resized: list[tuple[int, list[int]]] = []
        taken: dict[int, list[Tensor]] = {}
        for position, result, before in zip(self.form.written, results, read, strict=False):
            target = args[position]
            targets = target if isinstance(target, list) else [target]
            news = result if isinstance(target, list) else [result]
            olds = before if isinstance(before, list) else [before] * len(news)
            for one, new, old in zip(targets, news, olds, strict=True):
                if one is None:
                    continue
                if not isinstance(one, Tensor):
                    raise OnHost("it writes to a tensor that is not on the device")
                others = taken.setdefault(one.storage, [])
                if len(self.form.written) + len(targets) > 2 and any(_meet(one, other) for other in others):
                    raise OnHost("it writes to the same memory more than once")
                others.append(one)
                if packet_has(self.form.op, "FillsOut") and new.numel() == math.prod(one.sizes):
                    new = new.reshape(one.sizes)
                if tuple(new.shape) != one.sizes:
                    is_out = self.form.op._schema.arguments[position].kwarg_only
                    if not is_out or isinstance(target, list):
                        raise OnHost(
                            f"a result of sizes {tuple(new.shape)} is written to a tensor of {one.sizes}"
                        )
                    resized.append((position, list(new.shape)))
                    continue
                is_real = one.dtype.is_complex and not new.is_complex()
                if is_real and self.form.op.overloadpacket is aten.normal:
                    raise OnHost("it draws complex numbers")
                if not torch.can_cast(new.dtype, one.dtype):
                    raise OnHost(f"a result of type {new.dtype} is written to a tensor of {one.dtype}")
                if new is old:
                    continue
                values.write(one, new.to(one.dtype))
        if resized:
            raise Resize(resized)


def _meet(one: Tensor, other: Tensor) -> bool:
    """Whether two tensors of a storage may have memory in common: those whose spans are apart have none."""
    if isinstance(one.offset, Integer) or isinstance(other.offset, Integer):
        return True
    (begin, end), (first, last) = _span(one, one.offset), _span(other, other.offset)
    return begin < last and first < end


def _span(tensor: Tensor, offset: int) -> tuple[int, int]:
    """The bytes of its storage from a tensor's first one to behind its last one."""
    if 0 in tensor.sizes:
        return 0, 0
    last = sum((size - 1) * stride for size, stride in zip(tensor.sizes, tensor.strides, strict=True))
    return offset * tensor.dtype.itemsize, (offset + last + 1) * tensor.dtype.itemsize


def _cloned(value: Any) -> Any:
    if isinstance(value, list):
        return [_cloned(item) for item in value]
    return value.clone() if isinstance(value, torch.Tensor) else value


def _one_list(form: Form) -> bool:
    """Whether an op computes one result that is a list of tensors."""
    returns = form.compute._schema.returns
    return len(returns) == 1 and str(returns[0].type).startswith("List")


def _call(compute: Callable[..., Any], taken: Sequence[int], op: OpOverload, args: list[Any]) -> Any:
    arguments = op._schema.arguments
    if compute in CELLS:
        return CELLS[compute](*args)
    if compute in _FILLS and not _fits(args[_FILLS[compute]], args[0].dtype):
        raise OnHost("the number does not fit the type")
    if compute is aten.copy.default:
        to, source = args[0], args[1]
        return source.to(to.dtype).expand(to.shape)
    positional = [args[i] for i in taken if not arguments[i].kwarg_only]
    named = {arguments[i].name: args[i] for i in taken if arguments[i].kwarg_only}
    if isinstance(compute, OpOverload):
        compute = _taking_numbers(compute, positional)
    return compute(*positional, **named)


# Ops that write a number, and its place among their arguments.
_FILLS = {aten.fill.Scalar: 1, aten.masked_fill.Scalar: 2}


def _fits(number: Any, dtype: torch.dtype) -> bool:
    """Whether a type has a number, or one that it is rounded to; where it has none, the CPU may raise."""
    if type(number) not in (int, float) or dtype.is_complex or dtype == torch.bool:
        return True
    if dtype.is_floating_point:
        return not math.isfinite(number) or abs(number) <= torch.finfo(dtype).max
    bounds = torch.iinfo(dtype)
    return math.isfinite(number) and bounds.min <= number <= bounds.max


def _taking_numbers(op: OpOverload, args: Sequence[Any]) -> OpOverload:
    """The overload that takes numbers where these arguments are some: PyTorch hands them over as tensors."""
    numbers = [
        isinstance(value, (bool, int, float, complex)) and str(argument.real_type) == "Tensor"
        for value, argument in zip(args, op._schema.arguments, strict=False)
    ]
    if not any(numbers):
        return op
    names = [argument.name for argument in op._schema.arguments]
    for name in op.overloadpacket.overloads():
        other: OpOverload = getattr(op.overloadpacket, name)
        arguments = other._schema.arguments
        if [a.name for a in arguments] == names and all(
            str(argument.real_type) == ("number" if is_number else str(mine.real_type))
            for argument, mine, is_number in zip(arguments, op._schema.arguments, numbers, strict=False)
        ):
            return other
    return op


def _known_as(op: OpOverload, args: list[Any]) -> tuple[OpOverload, list[Any]]:
    """The op that the core lowers for one that PyTorch has for devices like this one alone."""
    if op is aten.convolution_overrideable.default:
        return aten.convolution.default, args
    if op is aten.convolution_backward_overrideable.default:
        _, _, weight, *_, transposed, _, groups, _ = args
        channels = weight.sizes[1] * groups if transposed else weight.sizes[0]
        return aten.convolution_backward.default, [*args[:3], [channels], *args[3:]]
    if op is aten.native_batch_norm.default:
        # Instance normalization hands tensors over that are not defined.
        if args[3] is None or args[4] is None:
            return aten._native_batch_norm_legit.no_stats, [*args[:3], *args[5:]]
        if not args[5]:
            return aten._native_batch_norm_legit_no_training.default, [*args[:5], *args[6:]]
    if op is aten._index_put_impl_.default:
        return aten.index_put_.default, args[:4]
    return op, args


def _read(value: Any, argument: Any) -> Any:
    """An argument as the op takes it: the numbers that stand for types and formats become these."""
    if isinstance(value, list):
        return [_read(item, argument) for item in value]
    if isinstance(value, (Tensor, Host)):
        _dtype(value.scalar_type)
    if isinstance(value, Other):
        raise OnHost("it takes an argument that has no form on the device")
    if type(value) is int:
        kind = str(argument.real_type)
        if "ScalarType" in kind:
            return _dtype(value)
        if "MemoryFormat" in kind:
            return _MEMORY_FORMATS[value]
        if "Layout" in kind:
            if value != 0:
                raise OnHost("its result is not strided")
            return torch.strided
    return value


def _dtype(code: int) -> torch.dtype:
    if code not in DTYPES:
        raise OnHost(f"the element type number {code} is not one of the device")
    return DTYPES[code]


def _each(value: Any, visit: Callable[[Any], Any]) -> None:
    if isinstance(value, list):
        for item in value:
            _each(item, visit)
    else:
        visit(value)


def _row_major(sizes: Sequence[int]) -> tuple[int, ...]:
    strides = [1] * len(sizes)
    for d in range(len(sizes) - 2, -1, -1):
        strides[d] = strides[d + 1] * max(sizes[d + 1], 1)
    return tuple(strides)


def _make_what_is_filled(gm: torch.fx.GraphModule) -> None:
    """Lets ops that fill a tensor make a new one: they read no content, which may be lost after an error."""
    for node in gm.graph.nodes:
        if node.target not in (aten.zero.default, aten.fill.Scalar, aten.fill.Tensor):
            continue
        value, meta = node.args[1] if len(node.args) > 1 else 0, node.meta["val"]
        with gm.graph.inserting_before(node):
            if isinstance(value, torch.fx.Node):
                value = gm.graph.call_function(aten._to_copy.default, (value,), {"dtype": meta.dtype})
                new = gm.graph.call_function(aten.expand.default, (value, list(meta.shape)))
                value.meta = {"val": meta.new_empty(())}
            else:
                new = gm.graph.call_function(
                    aten.full.default, (list(meta.shape), value), {"dtype": meta.dtype}
                )
        new.meta = dict(node.meta)
        node.replace_all_uses_with(new)


def _copy_what_passes_through(gm: torch.fx.GraphModule) -> None:
    """Gives each output that is an input, or another output, a value of its own: storages share none."""
    (output,) = gm.graph.find_nodes(op="output")
    seen: set[torch.fx.Node] = set()
    results = []
    for node in output.args[0]:
        if node.op == "placeholder" or node in seen:
            with gm.graph.inserting_before(output):
                copy = gm.graph.call_function(aten.clone.default, (node,))
            copy.meta = dict(node.meta)
            node = copy
        seen.add(node)
        results.append(node)
    output.args = (results,)


def _is_bug(error: Exception) -> bool:
    """Whether code of this package failed, and not PyTorch's, or another package's, in refusing a call."""
    *_, (frame, _) = traceback.walk_tb(error.__traceback__)
    return not isinstance(error, _REFUSED) and frame.f_globals.get("__name__", "").startswith(
        "torchtpu_compile."
    )


def _dotted(name: str, overload: str) -> str:
    return f"{name.replace('::', '.')}.{overload or 'default'}"


def users_line(frame: FrameType | None) -> str | None:
    """The innermost line at or above a frame that is not PyTorch's or this package's; `None` while a tensor
    is printed."""
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module == _PRINTING:
            return None
        ours = module.startswith(("torch.", "torchtpu_compile.")) or module in _WRAPPERS
        if not ours and not frame.f_code.co_filename.startswith(_GENERATED):
            return f"{frame.f_code.co_filename}:{frame.f_lineno}"
        frame = frame.f_back
    return UNKNOWN
