"""Running what cannot be compiled in eager PyTorch, and saying so once."""

from __future__ import annotations

import operator
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch
from torch._ops import OpOverload
from torch.utils import _pytree as pytree

from .. import _core, torch_private
from ..capture.collectives import awaited, is_collective, waits
from ..capture.graph import COPY, Problem, is_assertion, is_size_computation, op_name
from ..capture.inputs import UnreadableInput, first_three, readable
from ..capture.sources import Source, source_of
from ..log import LOGGER
from ..options import Options
from ..rewrites.saved_bases import RESHAPES
from .agreement import Deadlines, group_of, has_others, meeting_for
from .partition import Segment, levels, repeat, segment, symbol_sources, unreadable_operand

Node = torch.fx.Node
CompilePart = Callable[[Segment, int], Callable[[list[Any]], Any]]

WAY_OUT = 'options={"strict": True} or TORCHTPU_STRICT=1 turns this into an error'

_reported: set[tuple[str, Source | None]] = set()
_lock = threading.Lock()


_SHOWN = 5
"""How many places a report names for one reason."""


def describe(problem: Problem, source: Source | None) -> str:
    """One line on an op that is not compiled: what, where, why."""
    return f"{_what_and_where(problem, source)}: {problem.reason}"


def _what_and_where(problem: Problem, source: Source | None) -> str:
    place = f" at {source}" if source is not None else ""
    return f"{problem.op} (node {problem.node}){place}"


def _by_reason(problems: Sequence[Problem], sources: Mapping[str, Source | None]) -> Iterator[str]:
    """The lines of a report: one for each op, under its reason where that is the reason of several."""
    groups: dict[str, list[Problem]] = {}
    for problem in problems:
        groups.setdefault(problem.reason, []).append(problem)
    for reason, group in groups.items():
        if len(group) == 1:
            yield describe(group[0], sources.get(group[0].node))
            continue
        yield f"{reason}:"
        yield from (f"  {_what_and_where(p, sources.get(p.node))}" for p in group[:_SHOWN])
        if len(group) > _SHOWN:
            yield f"  and {len(group) - _SHOWN} more"


def report_function(gm: torch.fx.GraphModule, inputs: Sequence[UnreadableInput]) -> None:
    """Warns of a function of which nothing is compiled, each time PyTorch compiles one, and counts it by each
    reason."""
    for reason in sorted({unreadable.reason for unreadable in inputs}):
        _core.count_eager_function(reason)
    reasons = first_three(inputs)
    LOGGER.warning(
        "a function%s runs in eager PyTorch because of its inputs: %s\n  %s", _first_op(gm), reasons, WAY_OUT
    )


def report_untraceable(gm: torch.fx.GraphModule, reason: str) -> None:
    """Warns of a function that PyTorch failed to trace, and counts it."""
    _core.count_eager_function(reason)
    LOGGER.warning("a function%s runs in eager PyTorch: %s\n  %s", _first_op(gm), reason, WAY_OUT)


def _first_op(gm: torch.fx.GraphModule) -> str:
    places = (source_of(node) for node in gm.graph.nodes)
    first = next((place for place in places if place is not None), None)
    return "" if first is None else f", whose first op is at {first},"


def report(name: str, problems: Sequence[Problem], sources: dict[str, Source | None]) -> None:
    """Warns of ops that run in eager PyTorch; each op and source line once per process."""
    fresh = []
    with _lock:
        for problem in problems:
            key = (problem.op, sources.get(problem.node))
            if key not in _reported:
                _reported.add(key)
                fresh.append(problem)
    if fresh:
        LOGGER.warning(
            "%s: %s eager PyTorch, the rest is compiled:\n  %s\n  %s",
            name,
            "1 op runs in" if len(fresh) == 1 else f"{len(fresh)} ops run in",
            "\n  ".join(_by_reason(fresh, sources)),
            WAY_OUT,
        )


def forget_reports() -> None:
    """Lets every report be made again."""
    with _lock:
        _reported.clear()


def node_sources(gm: torch.fx.GraphModule) -> dict[str, Source | None]:
    """The user's line of each node."""
    return {node.name: source_of(node) for node in gm.graph.nodes}


def blame_nodes(gm: torch.fx.GraphModule, problems: Sequence[Problem]) -> dict[Node, Problem]:
    """The ops that have to run eagerly: with a problem, or reading what only PyTorch can read."""
    by_name = {p.node: p for p in problems}
    blamed: dict[Node, Problem] = {}
    for node in gm.graph.nodes:
        if node.op != "call_function" or is_size_computation(node):
            continue
        if node.name in by_name:
            blamed[node] = by_name[node.name]
        else:
            reason = unreadable_operand(node, lambda n: n in blamed)
            if waits(node.target) and any(maker in blamed for maker in awaited(node)):
                reason = "it waits for what eager PyTorch has begun"
            if reason is not None:
                blamed[node] = Problem(node.name, op_name(node), reason)
    return blamed


class EagerOp:
    """An op that runs in eager PyTorch and is counted; compiled parts can read its results."""

    def __init__(self, node: Node) -> None:
        # Hooks on saved tensors may change strides, with which a view is impossible.
        self.target: Any = torch.ops.aten.reshape.default if node.target in RESHAPES else node.target
        self.op = op_name(node)
        self.source = source_of(node)
        self.__name__ = f"eager_{node.name}"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        _core.count_fallback(self.op, 1)
        try:
            results = self.target(*args, **kwargs)
        except Exception as error:
            error.add_note(f"in {self.op}" + (f" at {self.source}" if self.source is not None else ""))
            raise
        return pytree.tree_map(readable, results)


class EagerCollective(EagerOp):
    """A collective that a process group runs, once its ranks agree on it."""

    def __init__(self, node: Node, deadlines: Deadlines) -> None:
        super().__init__(node)
        self.deadlines = deadlines

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if not has_others(group_of(self.target, args)):
            return super().__call__(*args, **kwargs)
        meeting = meeting_for(self.target, self.op, args, self.source)
        meeting.agree(self.deadlines)
        results = super().__call__(*args, **kwargs)
        for tensor in pytree.tree_leaves(results):
            tensor.torchtpu_meeting = meeting
        return results


class EagerWait(EagerCollective):
    """Waits for a collective of a process group."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        meetings = (getattr(tensor, "torchtpu_meeting", None) for tensor in pytree.tree_leaves(args))
        meeting = next((m for m in meetings if m is not None), None)
        if meeting is None:
            return EagerOp.__call__(self, *args, **kwargs)
        return meeting.wait(lambda: EagerOp.__call__(self, *args, **kwargs), self.deadlines)


def eager_op(node: Node, deadlines: Deadlines | None) -> EagerOp:
    """Returns the function that runs a node in eager PyTorch."""
    if not (is_collective(node.target) or waits(node.target)):
        return EagerOp(node)
    kind = EagerCollective if is_collective(node.target) else EagerWait
    return kind(node, deadlines or Deadlines.of(Options.resolve()))


def compile_around(
    gm: torch.fx.GraphModule,
    blamed: dict[Node, Problem],
    compile_part: CompilePart,
    deadlines: Deadlines | None = None,
) -> Callable[[list[Any]], Any]:
    """Compiles every part of `gm` that holds no blamed node; those run in eager PyTorch in between.

    Assertions run in eager PyTorch as well. Changes of inputs at the end of the graph stay outside of
    the parts and come last, so that no part reads an input that was changed already.
    """

    def runs_eagerly(node: Node) -> bool:
        return node in blamed or node.target is COPY or is_assertion(node)

    level = levels(gm.graph, runs_eagerly)
    by_level: dict[int, list[Node]] = {}
    for node in level:
        by_level.setdefault(level[node], []).append(node)
    graph = torch.fx.Graph()
    copies: dict[Node, Node] = {}
    for node in gm.graph.find_nodes(op="placeholder"):
        copies[node] = graph.placeholder(node.name)
    (output,) = gm.graph.find_nodes(op="output")
    old = _old_contents(gm.graph, output.args[0], graph, copies)
    symbols = symbol_sources(gm.graph, runs_eagerly)
    for at in sorted(by_level):
        nodes = by_level[at]
        if at % 2 == 0:
            cut = segment(gm, nodes, _results(nodes), symbols)
            _call_part(graph, cut, compile_part(cut, at // 2), copies)
        else:
            for node in nodes:
                _run_eagerly(graph, node, node in blamed, copies, deadlines)
    copies.update(old)
    graph.output(torch.fx.map_arg(output.args[0], lambda n: repeat(n, graph, copies)))
    return boxed_module(torch.fx.GraphModule(gm, graph))


def _old_contents(
    whole: torch.fx.Graph, results: Any, graph: torch.fx.Graph, copies: dict[Node, Node]
) -> dict[Node, Node]:
    """Clones of the inputs that are changed and returned: what is returned is the old content."""
    changed = {node.args[0] for node in whole.find_nodes(op="call_function", target=COPY)}
    returned = [node for node in results if isinstance(node, Node) and node in changed]
    clone = torch.ops.aten.clone.default
    return {
        node: graph.call_function(clone, (copies[node],)) for node in returned if node.op == "placeholder"
    }


def boxed_module(gm: torch.fx.GraphModule) -> Callable[[list[Any]], Any]:
    """A graph module as AOTAutograd calls compiled graphs: one list of arguments, emptied."""

    def run(args: list[Any]) -> Any:
        values = tuple(args)
        args.clear()
        return gm(*values)

    return torch_private.boxed(run)


def run_all_eagerly(
    gm: torch.fx.GraphModule, deadlines: Deadlines | None = None
) -> Callable[[list[Any]], Any]:
    """Runs a whole graph in eager PyTorch, each op counted."""
    return counted(eager_graph(gm), deadlines)


def eager_graph(gm: torch.fx.GraphModule) -> torch.fx.GraphModule:
    """A copy of `gm` that gives the same results in eager PyTorch, also where it changes an input and returns
    its old content."""
    graph = torch.fx.Graph()
    copies: dict[Node, Node] = {}
    (output,) = gm.graph.find_nodes(op="output")
    for node in gm.graph.find_nodes(op="placeholder"):
        copies[node] = graph.placeholder(node.name)
    old = _old_contents(gm.graph, output.args[0], graph, copies)
    for node in gm.graph.nodes:
        if node.op not in ("placeholder", "output"):
            copies[node] = graph.node_copy(node, lambda n: copies[n])
    copies.update(old)
    graph.output(torch.fx.map_arg(output.args[0], lambda n: copies[n]))
    return torch.fx.GraphModule(gm, graph)


def counted(gm: torch.fx.GraphModule, deadlines: Deadlines | None = None) -> Callable[[list[Any]], Any]:
    """A graph as AOTAutograd calls compiled graphs, each op of it counted when it runs. Changes `gm`."""
    for node in gm.graph.nodes:
        is_op = isinstance(node.target, OpOverload) and not str(node.target).startswith("aten.sym_")
        if node.op == "call_function" and (is_op or torch_private.is_higher_order(node.target)):
            node.target = eager_op(node, deadlines)
    gm.recompile()
    return boxed_module(gm)


def _results(nodes: list[Node]) -> list[Node]:
    """Returns the outputs of a segment: its values with users outside."""
    inside = set(nodes)

    def used_outside(node: Node) -> bool:
        return any(
            user not in inside and (not is_size_computation(user) or used_outside(user))
            for user in node.users
        )

    return [n for n in nodes if isinstance(n.meta.get("val"), torch.Tensor) and used_outside(n)]


def _call_part(
    graph: torch.fx.Graph,
    cut: Segment,
    compiled: Callable[[list[Any]], Any],
    copies: dict[Node, Node],
) -> None:
    def compiled_part(*args: Any) -> Any:
        return compiled(list(args))

    arguments = tuple(copies[n] for n in cut.arguments)
    results = graph.call_function(compiled_part, arguments)
    for i, node in enumerate(cut.results):
        copies[node] = graph.call_function(operator.getitem, (results, i))


def _run_eagerly(
    graph: torch.fx.Graph,
    node: Node,
    counted: bool,
    copies: dict[Node, Node],
    deadlines: Deadlines | None,
) -> None:
    for operand in node.all_input_nodes:
        repeat(operand, graph, copies)
    copies[node] = graph.node_copy(node, lambda n: copies[n])
    if counted:
        copies[node].target = eager_op(node, deadlines)
