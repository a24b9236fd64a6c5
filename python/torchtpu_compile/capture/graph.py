"""FX graphs to the core's wire form.

Capture goes through a whole graph even when parts of it have no wire form: those nodes are listed
as problems, and stand in the bytes as nodes without arguments, so that one look at the graph finds
everything that cannot be compiled.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import torch
from torch._ops import OpOverload

from .. import _core, torch_private
from ..op_table import has
from . import collectives, custom_lowerings
from .inputs import DEVICES, DEVICES_TO_RECORD, Role, unreadable, unstorable
from .sources import Source, source_of
from .symbols import Symbols
from .wire import CONSTANT, NO_VALUE, REGISTERED, STABLEHLO, NotCapturable, WireValue, dtype_name, int64, pack

# Where a node's `meta` says why it stands for something that cannot be compiled.
UNLOWERED = "torchtpu_unlowered"

COPY = torch.ops.aten.copy_.default

# Keyword-only arguments that say where and how a result is stored; the core decides that itself.
_PLACEMENT = ("device", "layout", "pin_memory", "out")


@dataclass(frozen=True)
class Problem:
    """A node that cannot be compiled."""

    node: str
    op: str
    reason: str


@dataclass
class Captured:
    """A graph's bytes and the nodes that the bytes cannot express.

    `checks_data` tells whether it has ops that check data, `sizes_from_data` whether a size of it depends
    on data, so that it may be another one on each call. One that `has_symbols` is compiled when it is called.
    Where a tensor of it is on a `tpu` device, `on_device` has that device's number for each output that is.
    """

    data: bytes
    graph: _core.Graph
    """The decoded graph."""
    problems: list[Problem] = field(default_factory=list)
    checks_data: bool = False
    sizes_from_data: bool = False
    has_symbols: bool = False
    ranks: int = 1
    """How many ranks run its program together."""
    on_device: list[int | None] | None = None
    on_meta: bool = False
    """Whether an input of it has no memory, so that nothing can be computed."""


def is_assertion(node: torch.fx.Node) -> bool:
    """Whether a node only checks data, which PyTorch does; on its own or ordered by effect tokens."""
    if torch_private.is_with_effects(node.target):
        return has(node.args[1], "Asserts")
    return has(node.target, "Asserts")


def op_name(node: torch.fx.Node) -> str:
    """The ATen overload name of a node, or the best name there is for what it calls."""
    if (op := torch_private.functionalized(node)) is not None:
        return str(op)
    if isinstance(node.target, OpOverload) or torch_private.is_higher_order(node.target):
        return str(node.target)
    if node.op in ("get_attr", "output"):
        return node.op
    return getattr(node.target, "__name__", str(node.target))


def body(value: Any) -> torch.fx.GraphModule | None:
    """The body of a branch or a loop, where an argument of a node is one."""
    if not (isinstance(value, torch.fx.Node) and value.op == "get_attr"):
        return None
    gm = value.graph.owning_module
    found = None if gm is None else _attribute(gm, str(value.target))
    return found if isinstance(found, torch.fx.GraphModule) else None


def is_size_computation(node: torch.fx.Node) -> bool:
    """Whether a node computes with sizes rather than with tensors."""
    if node.op != "call_function":
        return False
    if isinstance(node.target, OpOverload) and not str(node.target).startswith("aten.sym_"):
        return False
    value = node.meta.get("val")
    return torch_private.is_symbolic(value) or isinstance(value, (int, float, bool))


def capture(
    gm: torch.fx.GraphModule, *, name: str, stage: str, roles: Sequence[Role], saved: Collection[str] = ()
) -> Captured:
    """Encodes an ATen graph whose nodes carry fake tensors in `meta["val"]`.

    `stage` is `inference`, `forward` or `backward`; `roles` says what each input is, `saved` names the
    results that only the backward graph reads.
    """
    return _Capture(gm, name, stage, roles, Symbols(), _on_meta(gm), saved).run()


def _device_of(node: Any) -> int | None:
    """The number of the `tpu` device that a node's tensor is on."""
    value = node.meta.get("val") if isinstance(node, torch.fx.Node) else None
    if not isinstance(value, torch.Tensor) or value.device.type != "tpu":
        return None
    return value.device.index or 0


def _on_meta(gm: torch.fx.GraphModule) -> bool:
    values = (node.meta.get("val") for node in gm.graph.find_nodes(op="placeholder"))
    return any(isinstance(value, torch.Tensor) and value.device.type == "meta" for value in values)


class _Capture:
    """One graph on its way to the wire, or the body of a branch or a loop, with the symbols of all."""

    def __init__(
        self,
        gm: torch.fx.GraphModule,
        name: str,
        stage: str,
        roles: Sequence[Role],
        symbols: Symbols,
        on_meta: bool,
        saved: Collection[str] = (),
    ) -> None:
        self.on_meta = on_meta
        self.saved = saved
        self.devices = DEVICES_TO_RECORD if on_meta else DEVICES
        self.gm = gm
        self.name = name
        self.stage = stage
        self.roles = roles
        self.symbols = symbols
        self.sources: dict[Source, int] = {}
        self.literals: list[WireValue] = []
        self.groups: list[list[list[int]]] = []
        self.ranks = 1
        self.bodies: dict[str, int] = {}
        self.subgraphs: list[WireValue] = []
        self.inputs: list[WireValue] = []
        self.nodes: list[WireValue] = []
        self.outputs: list[WireValue] = []
        self.mutations: dict[torch.fx.Node, torch.fx.Node] = {}
        self.problems: list[Problem] = []
        self.checks_data = False
        # The value, or values, that hold what a node computes.
        self.values: dict[torch.fx.Node, int | list[int]] = {}
        self.value_count = 0
        self.position = {node: i for i, node in enumerate(gm.graph.nodes)}

    def run(self) -> Captured:
        for node in self.gm.graph.find_nodes(op="placeholder"):
            self.symbols.tell(node.meta.get("val"))
        self.symbols.compute(node for node in self.gm.graph.nodes if is_size_computation(node))
        data = pack(self.graph())
        self._look_for_several_devices()
        return Captured(
            data,
            _core.Graph(data),
            self.problems,
            self.checks_data,
            sizes_from_data=self.symbols.depends_on_data,
            has_symbols=bool(self.symbols.table),
            ranks=self.ranks,
            on_device=self._on_device(),
            on_meta=self.on_meta,
        )

    def _look_for_several_devices(self) -> None:
        """A program runs on one device: what stands in a graph with tensors of several is no part of any."""
        used = {index for node in self.gm.graph.nodes if (index := _device_of(node)) is not None}
        if len(used) > 1:
            names = ", ".join(f"tpu:{index}" for index in sorted(used))
            known = {problem.node for problem in self.problems}
            calls = (node for node in self.gm.graph.nodes if node.op == "call_function")
            for node in calls:
                if node.name not in known and not is_size_computation(node):
                    self._problem(node, f"it stands in a graph with tensors of several devices: {names}")

    def _on_device(self) -> list[int | None] | None:
        """The `tpu` device of each output that is on one; `None` if no output and no input is."""

        (output,) = self.gm.graph.find_nodes(op="output")
        (results,) = output.args
        there = [_device_of(r) for r in (results if isinstance(results, (list, tuple)) else [results])]
        inputs = self.gm.graph.find_nodes(op="placeholder")
        return there if any(d is not None for d in [*there, *map(_device_of, inputs)]) else None

    def graph(self) -> WireValue:
        placeholders = self.gm.graph.find_nodes(op="placeholder")
        for node, role in zip(placeholders, self.roles, strict=True):
            self._input(node, role)
        for node in self.gm.graph.nodes:
            if node.op == "call_function":
                self._call(node)
            elif node.op == "get_attr":
                self._attempt(node, self._constant)
            elif node.op == "output":
                self._attempt(node, self._output)
            elif node.op != "placeholder":
                self._problem(node, f"FX operation {node.op!r} is not expected here")
        index = {node: i for i, node in enumerate(placeholders)}
        return {
            "name": self.name,
            "stage": self.stage,
            "symbols": self.symbols.table,
            "sources": [{"file": s.file, "line": s.line, "code": s.code} for s in self.sources],
            "literals": self.literals,
            "groups": self.groups,
            "subgraphs": self.subgraphs,
            "inputs": self.inputs,
            "nodes": self.nodes,
            "outputs": self.outputs,
            "mutations": [
                {"input": index[target], "value": self._value(source)}
                for target, source in self.mutations.items()
            ],
            **self._saved(),
        }

    def _saved(self) -> dict[str, WireValue]:
        """The places and names of results that stay on a device until the backward graph reads them there."""
        (output,) = self.gm.graph.find_nodes(op="output")
        there = self.on_meta or self._on_device() is not None
        results = enumerate(output.args[0]) if self.saved and there else ()
        saved = [[i, r.name] for i, r in results if isinstance(r, torch.fx.Node) and r.name in self.saved]
        return {"saved": saved} if saved else {}

    def _problem(self, node: torch.fx.Node, reason: str) -> None:
        self.problems.append(Problem(node.name, op_name(node), reason))

    def _attempt(self, node: torch.fx.Node, encode: Any) -> None:
        try:
            encode(node)
        except NotCapturable as why:
            self._problem(node, str(why))

    def _new_value(self) -> int:
        self.value_count += 1
        return self.value_count - 1

    # Inputs, constants, outputs

    def _input(self, node: torch.fx.Node, role: Role) -> None:
        value = node.meta.get("val")
        try:
            if isinstance(value, torch.Tensor) and (reason := unreadable(value, self.devices)) is not None:
                raise NotCapturable(reason)
            ty = self._type(value)
        except NotCapturable as why:
            self._problem(node, str(why))
            ty = NO_VALUE
        self.values[node] = self._new_value()
        self.inputs.append(
            {
                "name": node.name,
                "kind": role.kind,
                "static": role.static,
                "fqn": role.fqn,
                "type": ty,
            }
        )

    def _constant(self, node: torch.fx.Node) -> None:
        tensor = _attribute(self.gm, str(node.target))
        if not isinstance(tensor, torch.Tensor):
            return  # A sub-graph: it is captured with the op that takes it.
        if torch_private.is_fake(tensor):
            raise NotCapturable("a constant without data")
        if (reason := unreadable(tensor, self.devices)) is not None:
            raise NotCapturable(f"a constant cannot be read: {reason}")
        dtype = dtype_name(tensor.dtype)
        dims = [int(size) for size in tensor.shape]
        self.literals.append({"dtype": dtype, "dims": dims, "data": _little_endian(tensor)})
        self._node(node, CONSTANT, [{"literal": len(self.literals) - 1}], [], _static(dtype, dims))

    def _output(self, node: torch.fx.Node) -> None:
        (results,) = node.args
        # An output that is a mutated input is what the input held before: AOTAutograd saves such inputs
        # for a backward graph that computes with the old content.
        for result in results if isinstance(results, (list, tuple)) else [results]:
            if isinstance(result, torch.fx.Node) and _is_effect_token(result):
                self.outputs.append(NO_VALUE)
                continue
            try:
                encoded = self._argument(result)
                if not (isinstance(encoded, str) or encoded.keys() & _OUTPUT_FORMS):
                    raise NotCapturable(f"a graph cannot return {result!r}")
            except NotCapturable as why:
                self._problem(result if isinstance(result, torch.fx.Node) else node, str(why))
                encoded = NO_VALUE
            self.outputs.append(encoded)

    # Nodes

    def _call(self, node: torch.fx.Node) -> None:
        if node.target is operator.getitem and isinstance(node.args[0], torch.fx.Node):
            self._getitem(node)
        elif is_size_computation(node):
            return  # Each use carries the expression itself.
        elif is_assertion(node):
            self.checks_data = True
        elif node.target is COPY and _is_input(node.args[0]):
            self._attempt(node, self._mutation)
        else:
            self._op(node)

    def _getitem(self, node: torch.fx.Node) -> None:
        source, index = node.args
        assert isinstance(source, torch.fx.Node)
        values = self.values.get(source)
        if isinstance(values, list) and isinstance(index, int) and index < len(values):
            self.values[node] = values[index]
        elif source in self.values:
            self._problem(node, "it takes an element of something that has none")

    def _mutation(self, node: torch.fx.Node) -> None:
        target, source = node.args[0], node.args[1]
        assert isinstance(target, torch.fx.Node)
        if not isinstance(source, torch.fx.Node) or target in self.mutations:
            raise NotCapturable("an input is changed more than once, or by a number")
        source = self.mutations.get(source, source)
        here = self.position[node]
        if any(self.position[u] > here and u.op != "output" for u in target.users):
            raise NotCapturable("an input is read after it was changed in place")
        have, want = source.meta["val"], target.meta["val"]
        if have.dtype != want.dtype or self._type(have)["tensor"]["dims"] != self._dims(want):
            raise NotCapturable("an input is set to a value of another type or shape")
        self._value(source)
        self.mutations[target] = source
        self.values[node] = self.values[source]

    def _op(self, node: torch.fx.Node) -> None:
        args: list[WireValue] = []
        kwargs: list[WireValue] = []
        types: list[WireValue] = []
        op = op_name(node)
        value: Any = node.meta.get("val")
        several = isinstance(value, (list, tuple))
        results = value if several else [value]
        try:
            if (reason := node.meta.get(UNLOWERED)) is not None:
                raise NotCapturable(reason)
            if torch_private.is_symbolic(value):
                raise NotCapturable("its result is a number that depends on data")
            if collectives.waits(node.target):
                self._check_awaited(node)
            types = [self._type(v) for v in results]
            if custom_lowerings.registered(node.target):
                op, args = self._registered(custom_lowerings.call_of(node))
            else:
                args, kwargs = self._arguments(node)
        except NotCapturable as why:
            self._problem(node, str(why))
            # It runs in eager PyTorch, and what reads its results is told their sizes by them.
            for result in results:
                self.symbols.tell(result)
            types = [self._type_or_none(v) for v in results]
            args, kwargs = [], []
        self._node(node, op, args, kwargs, types if several else types[0])

    def _registered(
        self, call: custom_lowerings.RegisteredText | custom_lowerings.RegisteredCall
    ) -> tuple[str, list[WireValue]]:
        """The node for a call of an op with a registered lowering."""
        operands = {"list": [{"val": self._value(operand)} for operand in call.operands]}
        if isinstance(call, custom_lowerings.RegisteredText):
            return STABLEHLO, [{"str": call.op}, {"str": call.text}, operands]
        sizes = [self.symbols.argument(size) for size in call.sizes]
        padding: WireValue = NO_VALUE
        if (rule := call.padding) is not None:
            fill = rule.fill or (None,) * len(rule.operands)
            lists = (rule.operands, rule.results, [None if f is None else float(f) for f in fill])
            padding = {"list": [self._argument(numbers) for numbers in lists]}
        return REGISTERED, [{"str": call.op}, {"str": call.call}, operands, {"list": sizes}, padding]

    def _node(
        self,
        node: torch.fx.Node,
        op: str,
        args: list[WireValue],
        kwargs: list[WireValue],
        types: WireValue,
    ) -> None:
        """Adds a node; `types` is a list when the op has several results."""
        outputs = types if isinstance(types, list) else [types]
        values = [self._new_value() for _ in outputs]
        self.values[node] = values if isinstance(types, list) else values[0]
        self.nodes.append(
            {
                "name": node.name,
                "op": op,
                "args": args,
                "kwargs": kwargs,
                "outputs": outputs,
                "source": self._source(node),
            }
        )

    def _source(self, node: torch.fx.Node) -> int | None:
        source = source_of(node)
        return None if source is None else self.sources.setdefault(source, len(self.sources))

    # Types

    def _type(self, value: Any) -> WireValue:
        if value is None:
            return NO_VALUE
        if isinstance(value, torch.Tensor):
            if (reason := unstorable(value, self.devices)) is not None:
                raise NotCapturable(reason)
            dims = self._dims(value)
            strides = None if _is_contiguous(value) else [self.symbols.size(s) for s in value.stride()]
            return {"tensor": {"dtype": dtype_name(value.dtype), "dims": dims, "strides": strides}}
        if isinstance(value, torch.SymInt) or type(value) is int:
            return {"symint": self.symbols.expr(value)}
        raise NotCapturable(f"a {type(value).__name__} is not a tensor or a size")

    def _type_or_none(self, value: Any) -> WireValue:
        try:
            return self._type(value)
        except NotCapturable:
            return NO_VALUE

    def _dims(self, tensor: torch.Tensor) -> list[WireValue]:
        return [self.symbols.size(s) for s in tensor.shape]

    # Arguments

    def _arguments(self, node: torch.fx.Node) -> tuple[list[WireValue], list[WireValue]]:
        if torch_private.functionalized(node) is not None:
            raise NotCapturable("it writes into its arguments, which no lowering says")
        if torch_private.is_higher_order(node.target):
            return self._higher_order_arguments(node)
        if not isinstance(node.target, OpOverload):
            raise NotCapturable("it is no ATen op")
        for device in _devices(node):
            if device.type not in self.devices:
                raise NotCapturable(f"it makes a tensor on device {device}")
        args: list[WireValue] = []
        kwargs: list[WireValue] = []
        positional = list(node.args)
        for parameter in _parameters(node.target):
            if parameter.kwarg_only and parameter.name in _PLACEMENT:
                if parameter.name == "layout":
                    _check_layout(node.kwargs.get("layout"))
                continue
            if positional and not parameter.kwarg_only:
                given = positional.pop(0)
            elif parameter.name in node.kwargs:
                given = node.kwargs[parameter.name]
            else:
                given = parameter.default
            if parameter.name == collectives.GROUP and collectives.is_collective(node.target):
                encoded = self._groups(given)
            else:
                encoded = self._argument(given, parameter.type)
            if parameter.kwarg_only:
                kwargs.append([parameter.name, encoded])
            else:
                args.append(encoded)
        return args, kwargs

    def _groups(self, group: Any) -> WireValue:
        """The groups of all ranks that a collective goes over: their number in the graph's table."""
        groups = collectives.groups_of(group)
        if collectives.stays_with_processes(group, groups):
            raise NotCapturable(collectives.BETWEEN_PROCESSES)
        if groups not in self.groups:
            self.groups.append(groups)
        if len(groups[0]) > 1:
            self.ranks = len(groups) * len(groups[0])
        return {"groups": self.groups.index(groups)}

    def _check_awaited(self, node: torch.fx.Node) -> None:
        """Waits for collectives of eager PyTorch only: results of a program are complete."""
        uncompiled = {problem.node for problem in self.problems}
        for maker in collectives.awaited(node):
            begun_here = collectives.is_collective(maker.target) or collectives.waits(maker.target)
            if not begun_here or maker.name in uncompiled:
                raise NotCapturable("it waits for what eager PyTorch has begun")

    def _higher_order_arguments(self, node: torch.fx.Node) -> tuple[list[WireValue], list[WireValue]]:
        value = node.meta.get("val")
        if any(torch_private.is_symbolic(v) for v in (value if isinstance(value, (list, tuple)) else [])):
            raise NotCapturable("it returns a number")
        args = [self._body_or_argument(a) for a in node.args]
        kwargs: list[WireValue] = [[name, self._body_or_argument(a)] for name, a in node.kwargs.items()]
        return args, kwargs

    def _body_or_argument(self, value: Any) -> WireValue:
        gm = body(value)
        return self._argument(value) if gm is None else {"graph": self._subgraph(str(value.target), gm)}

    def _subgraph(self, name: str, gm: torch.fx.GraphModule) -> int:
        """The number of a sub-graph; one that is named again is captured once."""
        if name not in self.bodies:
            roles = [Role() for _ in gm.graph.find_nodes(op="placeholder")]
            self.symbols.compute(node for node in gm.graph.nodes if is_size_computation(node))
            inner = _Capture(gm, name, self.stage, roles, self.symbols, self.on_meta)
            graph = inner.graph()
            if inner.problems:
                first = inner.problems[0]
                raise NotCapturable(f"{first.op} in {name}: {first.reason}")
            if inner.checks_data or inner.mutations:
                raise NotCapturable(f"{name} does more than compute its results")
            self.ranks = max(self.ranks, inner.ranks)
            self.bodies[name] = len(self.subgraphs)
            self.subgraphs.append(graph)
        return self.bodies[name]

    def _argument(self, value: Any, declared: Any = None) -> WireValue:
        """One argument; `declared`, its type in the op's schema, settles how a number is meant."""
        kind = _kind(declared)
        if isinstance(value, (list, tuple)):
            element = declared.getElementType() if kind == "ListType" else None
            return {"list": [self._argument(v, element) for v in value]}
        if kind == "ListType" and isinstance(value, (int, torch.SymInt)):
            return {"list": [self._argument(value)]}
        if kind == "OptionalType" and value is not None:
            return self._argument(value, declared.getElementType())
        if isinstance(value, torch.fx.Node):
            return self._node_argument(value)
        if isinstance(value, int) and not isinstance(value, bool) and kind == "FloatType":
            return {"float": float(value)}
        return self._plain_argument(value)

    def _node_argument(self, node: torch.fx.Node) -> WireValue:
        value = node.meta.get("val")
        if isinstance(value, torch.SymFloat):
            return self.symbols.number(value)
        if isinstance(value, torch.SymBool):
            raise NotCapturable("an argument is a number known only when the graph is called")
        if isinstance(value, torch.SymInt):
            return self.symbols.argument(value)
        if is_size_computation(node):
            return self._plain_argument(value)
        return {"val": self._value(node)}

    def _plain_argument(self, value: Any) -> WireValue:
        if value is None:
            return NO_VALUE
        if isinstance(value, bool):
            return {"bool": value}
        if isinstance(value, torch.SymInt):
            return self.symbols.argument(value)
        if isinstance(value, torch.SymFloat):
            return self.symbols.number(value)
        if isinstance(value, int):
            return {"int": int64(value)}
        if isinstance(value, float):
            return {"float": value}
        if isinstance(value, complex):
            return {"complex": [value.real, value.imag]}
        if isinstance(value, str):
            return {"str": value}
        if isinstance(value, torch.dtype):
            return {"dtype": dtype_name(value)}
        if isinstance(value, torch.memory_format):
            return {"memory_format": str(value).removeprefix("torch.")}
        if isinstance(value, torch.device):
            return {"str": value.type}
        if isinstance(value, torch.layout):
            _check_layout(value)
            return {"str": "strided"}
        if isinstance(value, OpOverload):
            raise NotCapturable(f"PyTorch runs {value} through it")
        raise NotCapturable(f"an argument is a {type(value).__name__}")

    def _value(self, node: torch.fx.Node) -> int:
        value = self.values.get(node)
        if isinstance(value, int):
            return value
        raise NotCapturable(f"it reads {node.name}, which is not a tensor")


class _Parameter(NamedTuple):
    name: str
    kwarg_only: bool
    default: Any
    type: Any


@functools.cache
def _parameters(op: OpOverload) -> tuple[_Parameter, ...]:
    """An op's parameters; asking the schema for them anew each time is slow."""
    return tuple(_Parameter(p.name, p.kwarg_only, p.default_value, p.type) for p in op._schema.arguments)


_OUTPUT_FORMS = {"val", "sym", "int", "bool", "float"}


def _kind(declared: Any) -> str:
    return declared.kind() if declared is not None else ""


def _is_effect_token(node: torch.fx.Node) -> bool:
    """Whether a node is what an assertion hands on to the next one."""
    if node.target is not operator.getitem or not isinstance(node.args[0], torch.fx.Node):
        return False
    first = isinstance(node.args[1], int) and node.args[1] == 0
    return first and torch_private.is_with_effects(node.args[0].target)


def _is_input(value: Any) -> bool:
    return isinstance(value, torch.fx.Node) and value.op == "placeholder"


def _devices(node: torch.fx.Node) -> Iterable[torch.device]:
    for value in (*node.args, *node.kwargs.values()):
        if isinstance(value, torch.device):
            yield value


def _check_layout(layout: Any) -> None:
    if layout not in (None, torch.strided):
        raise NotCapturable(f"it makes a tensor of layout {layout}")


def _attribute(gm: torch.fx.GraphModule, target: str) -> Any:
    found: Any = gm
    for part in target.split("."):
        found = getattr(found, part)
    return found


def _static(dtype: str, dims: Sequence[int]) -> WireValue:
    return {"tensor": {"dtype": dtype, "dims": [{"static": d} for d in dims], "strides": None}}


def _little_endian(tensor: torch.Tensor) -> bytes:
    """A tensor's elements in row-major order."""
    with torch_private.real_tensors(), torch.no_grad():
        flat = tensor.detach().cpu().contiguous().reshape(-1)
        return flat.view(torch.uint8).numpy().tobytes()


def _is_contiguous(tensor: torch.Tensor) -> bool:
    """Row-major without gaps, decided on expressions so that no guard is added."""
    sizes, strides = tensor.shape, tensor.stride()
    if any(type(size) is int and size == 0 for size in sizes):
        return True
    expected: Any = 1
    for size, stride in zip(reversed(sizes), reversed(strides), strict=True):
        if type(size) is int and size == 1:
            continue
        if not _same(stride, expected):
            return False
        expected = expected * _expr(size)
    return True


def _expr(value: Any) -> Any:
    return torch_private.symbolic_expr(value) if isinstance(value, torch.SymInt) else value


def _same(stride: Any, expected: Any) -> bool:
    difference = _expr(stride) - expected
    return bool(difference == 0 or (hasattr(difference, "expand") and difference.expand() == 0))
