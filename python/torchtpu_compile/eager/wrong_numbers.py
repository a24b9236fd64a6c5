"""Finding the op whose numbers are wrong: option `debug`.

With `"compare"` each call of a compiled graph is repeated in eager PyTorch on copies of its inputs. Where
results differ by more than their type rounds, every op of the graph is compiled alone, called with what eager
PyTorch gives it, and held against float64 where the op has it: the first one that errs is named, and saved as
a recording that replays by itself. Where none errs alone, the shortest beginning of the graph that differs is
looked for. With `"nan"` a call whose results have a NaN or an infinity is repeated in the same way, and the
op named that makes the first of it.
"""

from __future__ import annotations

import operator
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.utils import _pytree as pytree

from ..capture.graph import is_size_computation, op_name
from ..capture.inputs import readable
from ..capture.sources import source_of
from ..log import LOGGER
from ..run import Run
from . import fallback

Node = torch.fx.Node
CompileAlone = Callable[[torch.fx.GraphModule, str, str | None], Run | None]
"""Compiles a graph of few ops by a name; `None` if it cannot. Its calls are recorded in a folder, if one
is given."""

_ROUNDINGS = 16
"""How many units of the largest element's last place an op may err, besides four times eager's."""
_LONG_ROUNDINGS = 1024
"""Allowed error of a whole graph in these units, because its ops round one after another."""


@dataclass(frozen=True)
class _Difference:
    """How far a result is off."""

    position: int
    largest: float
    scale: float
    form: str

    def __str__(self) -> str:
        return (
            f"result {self.position}, {self.form}, differs by up to {self.largest:.3g} where the largest "
            f"element is {self.scale:.3g}"
        )


class Watched:
    """A compiled graph whose numbers are looked at after each call."""

    _boxed_call = True

    def __init__(
        self, compiled: Run, gm: torch.fx.GraphModule, name: str, debug: str, compile_alone: CompileAlone
    ) -> None:
        """`gm` is what was compiled; `debug` is `"compare"` or `"nan"`."""
        self._compiled = compiled
        self._gm = gm
        self._eager = fallback.eager_graph(gm)
        self._name = name
        self._debug = debug
        self._compile_alone = compile_alone
        self._told = False

    def __call__(self, args: list[Any]) -> Any:
        before = _copies(args)
        results = self._compiled(args)
        # One report for a graph: what comes later follows from it, or is like it.
        if not self._told:
            report = (
                self._compare(before, results) if self._debug == "compare" else self._nan(before, results)
            )
            if report is not None:
                self._told = True
                LOGGER.error("%s: %s", self._name, report)
        return results

    def __getattr__(self, name: str) -> object:
        """Interface of a compiled graph to its callers."""
        return getattr(self._compiled, name)

    def _compare(self, before: list[Any], results: Any) -> str | None:
        expected = self._eager(*_copies(before))
        found = _difference(results, expected, None, _LONG_ROUNDINGS)
        if found is None:
            return None
        search = _Search(self._gm, self._name, self._compile_alone)
        search.run(*_copies(before))
        if search.found is not None:
            node, difference, where = search.found
            return (
                f"{found} from eager PyTorch's. The first op that errs is {_what(node)}: {difference}. "
                f"It is saved as a recording in {where}"
            )
        last = self._shortest(before)
        return (
            f"{found} from eager PyTorch's. Each op is right when it is compiled alone"
            + (f", {search.untried} could not be;" if search.untried else ";")
            + (
                f" the beginning of the graph up to {_what(last)} differs"
                if last is not None
                else " so are the beginnings of the graph"
            )
        )

    def _shortest(self, before: list[Any]) -> Node | None:
        """The last node of the shortest beginning of the graph that differs, by bisection."""
        ops = [n for n in self._gm.graph.nodes if _is_op(n) and isinstance(n.meta.get("val"), torch.Tensor)]
        ops = [n for n in ops if n.target is not torch.ops.aten.copy_.default]
        low, high = 0, len(ops)
        while low < high:
            middle = (low + high) // 2
            if self._differs_until(ops[middle], before):
                high = middle
            else:
                low = middle + 1
        return ops[low] if low < len(ops) else None

    def _differs_until(self, last: Node, before: list[Any]) -> bool:
        graph = torch.fx.Graph()
        copies: dict[Node, Node] = {}
        for node in self._gm.graph.nodes:
            copies[node] = graph.node_copy(node, lambda n: copies[n])
            if node is last:
                break
        graph.output([copies[last]])
        gm = torch.fx.GraphModule(self._gm, graph)
        gm.graph.eliminate_dead_code()
        compiled = self._compile_alone(gm, f"{self._name}_until_{last.name}", None)
        if compiled is None:
            return False
        expected = gm(*_copies(before))
        return _difference(compiled(_copies(before)), expected, None, _LONG_ROUNDINGS) is not None

    def _nan(self, before: list[Any], results: Any) -> str | None:
        kinds = [_special(x) for x in pytree.tree_leaves(results)]
        kind = "NaN" if "NaN" in kinds else "infinity" if "infinity" in kinds else None
        if kind is None:
            return None
        names = [node.name for node in self._gm.graph.find_nodes(op="placeholder")]
        given = [name for name, x in zip(names, before, strict=True) if _special(x) == kind]
        begin = f"result {kinds.index(kind)} has a value that is {kind}"
        if given:
            return f"{begin}. Its inputs have it already: {', '.join(given[:5])}"
        first = _First(self._gm, kind)
        first.run(*_copies(before))
        if first.found is None:
            return (
                f'{begin}, and in eager PyTorch no op makes one: options={{"debug": "compare"}} finds the op'
            )
        node, inputs = first.found
        return f"{begin}. The op that makes the first is {_what(node)}, of {inputs}"


class _Search(torch.fx.Interpreter):
    """Runs a graph in eager PyTorch, and each of its ops by a program of its own beside it."""

    def __init__(self, gm: torch.fx.GraphModule, name: str, compile_alone: CompileAlone) -> None:
        super().__init__(gm)
        self.name = name
        self.compile_alone = compile_alone
        self.found: tuple[Node, _Difference, str] | None = None
        self.untried = 0
        self.compiled: dict[str, Run | None] = {}

    def run_node(self, n: Node) -> Any:
        if self.found is not None or not _is_op(n) or n.target is torch.ops.aten.copy_.default:
            return super().run_node(n)
        args, kwargs = self.fetch_args_kwargs_from_env(n)
        given = _copies(pytree.tree_leaves((args, kwargs)))
        result = super().run_node(n)
        self._check(n, args, kwargs, given, result)
        return result

    def _check(self, n: Node, args: Any, kwargs: Any, given: list[Any], result: Any) -> None:
        leaves, spec = pytree.tree_flatten((args, kwargs))
        tensors = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
        values = [given[i] for i in tensors]
        key = repr(
            (str(n.target), [_form(x) if isinstance(x, torch.Tensor) else x for x in leaves], str(spec))
        )
        if key not in self.compiled:
            gm = _alone(n, leaves, spec, tensors, result)
            self.compiled[key] = self.compile_alone(gm, f"{self.name}_{n.name}", None)
        compiled = self.compiled[key]
        if compiled is None:
            self.untried += 1
            return
        exact = _in_float64(n.target, given, spec)
        got = compiled(_copies(values))
        difference = _difference(got, result, exact, _ROUNDINGS)
        if difference is None:
            return
        where = tempfile.mkdtemp(prefix="torchtpu-wrong-op-")
        gm = _alone(n, leaves, spec, tensors, result)
        again = self.compile_alone(gm, f"{self.name}_{n.name}", where)
        if again is not None:
            again(_copies(values))
        self.found = n, difference, where


class _First(torch.fx.Interpreter):
    """Runs a graph in eager PyTorch until an op makes a NaN, or an infinity, out of inputs that have none."""

    def __init__(self, gm: torch.fx.GraphModule, kind: str) -> None:
        super().__init__(gm)
        self.kind = kind
        self.found: tuple[Node, str] | None = None

    def run_node(self, n: Node) -> Any:
        result = super().run_node(n)
        if self.found is not None or not _is_op(n):
            return result
        args, kwargs = self.fetch_args_kwargs_from_env(n)
        tensors = [x for x in pytree.tree_leaves((args, kwargs)) if isinstance(x, torch.Tensor)]
        made = any(_special(x) == self.kind for x in pytree.tree_leaves(result))
        if made and tensors and not any(_special(x) == self.kind for x in tensors):
            self.found = n, ", ".join(map(_range, tensors))
        return result


def _alone(
    n: Node, leaves: Sequence[Any], spec: Any, tensors: list[int], result: Any
) -> torch.fx.GraphModule:
    """The graph of one op on tensors like those among `leaves`, all else as it is there."""
    graph = torch.fx.Graph()
    operands: list[Any] = list(leaves)
    for i in tensors:
        operands[i] = graph.placeholder(f"input{i}")
        operands[i].meta["val"] = leaves[i].detach()
    args, kwargs = pytree.tree_unflatten(operands, spec)
    assert not isinstance(n.target, str)
    node = graph.call_function(n.target, tuple(args), kwargs)
    node.meta = {"stack_trace": n.meta.get("stack_trace")}
    node.meta["val"] = pytree.tree_map_only(torch.Tensor, lambda x: x.detach(), result)
    if isinstance(result, torch.Tensor):
        graph.output([node])
    else:
        items = []
        for i, value in enumerate(node.meta["val"]):
            item = graph.call_function(operator.getitem, (node, i))
            item.meta["val"] = value
            items.append(item)
        graph.output(items)
    return torch.fx.GraphModule(torch.nn.Module(), graph)


def _is_op(n: Node) -> bool:
    return (
        n.op == "call_function" and isinstance(n.target, torch._ops.OpOverload) and not is_size_computation(n)
    )


def _in_float64(target: Any, given: Sequence[Any], spec: Any) -> list[Any] | None:
    """The results of an op in double precision, where it has them."""

    def widen(x: Any) -> Any:
        if isinstance(x, torch.Tensor) and x.is_floating_point():
            return x.double()
        if isinstance(x, torch.Tensor) and x.is_complex():
            return x.to(torch.complex128)
        return x

    try:
        args, kwargs = pytree.tree_unflatten([widen(x) for x in given], spec)
        if any(
            isinstance(x, torch.dtype) and x.is_floating_point for x in pytree.tree_leaves((args, kwargs))
        ):
            return None
        return pytree.tree_leaves(target(*args, **kwargs))
    except Exception:
        return None


def _difference(ours: Any, theirs: Any, exact: list[Any] | None, roundings: int) -> _Difference | None:
    """The first result that differs from eager PyTorch's by more than rounding."""
    a, b = pytree.tree_leaves(ours), pytree.tree_leaves(theirs)
    for i, (x, y) in enumerate(zip(a, b, strict=True)):
        if not isinstance(y, torch.Tensor) or not isinstance(x, torch.Tensor) or y.numel() == 0:
            continue
        reference = exact[i] if exact is not None and i < len(exact) else y
        if not isinstance(reference, torch.Tensor) or reference.shape != y.shape or x.shape != y.shape:
            reference = y
        if x.shape != y.shape or x.dtype != y.dtype:
            return _Difference(i, float("nan"), float("nan"), f"{_form(x)} and not {_form(y)}")
        found = _off(x, y, reference, roundings)
        if found is not None:
            return _Difference(i, *found, _form(y))
    return None


def _off(
    ours: torch.Tensor, theirs: torch.Tensor, exact: torch.Tensor, roundings: int
) -> tuple[float, float] | None:
    """The largest error and the largest element, where the error is more than rounding."""
    wide = torch.complex128 if theirs.is_complex() else torch.float64
    a, b, e = (readable(x.detach()).cpu().to(wide) for x in (ours, theirs, exact))
    rounds = theirs.is_floating_point() or theirs.is_complex()
    finite = b.isfinite() & e.isfinite()
    if not torch.equal(a.isnan(), b.isnan()) or not torch.equal(a[b.isinf()], b[b.isinf()]):
        return float("inf"), float(b[finite].abs().max()) if finite.any() else 0.0
    if not finite.any():
        return None
    scale = float(e[finite].abs().max())
    error = float((a - e)[finite].abs().max())
    allowed = 4 * float((b - e)[finite].abs().max())
    if rounds:
        allowed += roundings * torch.finfo(theirs.dtype).eps * scale
    return (error, scale) if error > allowed else None


def _special(x: Any) -> str | None:
    """`NaN` or `infinity`, where a tensor has one; NaN first."""
    if not isinstance(x, torch.Tensor) or not (x.is_floating_point() or x.is_complex()) or x.numel() == 0:
        return None
    x = readable(x.detach())
    if bool(x.isnan().any()):
        return "NaN"
    return "infinity" if bool(x.isinf().any()) else None


def _range(x: torch.Tensor) -> str:
    if x.numel() == 0 or x.is_complex():
        return _form(x)
    return f"{_form(x)} from {float(x.min()):.6g} to {float(x.max()):.6g}"


def _form(x: torch.Tensor) -> str:
    return f"{str(x.dtype).removeprefix('torch.')}{list(x.shape)}"


def _what(node: Node) -> str:
    source = source_of(node)
    return f"{op_name(node)} (node {node.name})" + (f" at {source}" if source is not None else "")


def _copies(args: Sequence[Any]) -> list[Any]:
    """Tensors of their own, with the strides of those given."""
    return [x.detach().clone() if isinstance(x, torch.Tensor) else x for x in args]
