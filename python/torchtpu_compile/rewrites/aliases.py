"""Results of a graph that share memory with an argument or with each other.

A compiled program returns each result in memory of its own. Where eager PyTorch returns several views
of one tensor, or a view whose elements overlap, the program returns the tensor and the views are
taken of it afterwards, so that a change of one result shows in the others.

A result that is an argument, such as a weight that is saved for the backward graph, is that very
object: no copy is made, and PyTorch sees when it is changed too early. Views of arguments need nothing
here where all they are told is numbers: AOTAutograd takes them itself. Where a graph has sizes, it may read
offset and strides off the result, so that the result has to be such a view.

A strided view of an argument may begin before the argument does, and nothing guards where in its memory
an argument begins. Such a view is taken at each call, and is one more argument of the program.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch._ops import OpOverload
from torch.fx.node import map_aggregate

from .. import torch_private
from ..capture.graph import COPY, is_size_computation
from ..run import Run
from .objects import is_object

Node = torch.fx.Node

TAKEN_AFTERWARDS = "torchtpu_taken_afterwards"
"""Where the `meta` of a view says that it is a result, and no value of the program."""

STRIDED_VIEWS = (torch.ops.aten.as_strided.default, torch.ops.aten.as_strided_copy.default)


@dataclass(frozen=True)
class Value:
    """A result of the graph, or a view, by its position in that order."""

    place: int


@dataclass(frozen=True)
class View:
    """How a view is taken: plain data, since reading and copying a graph module of them takes long."""

    op: str | Callable[..., Any]
    """An op of PyTorch by name (`aten.view.default`), or a function."""
    args: tuple[Any, ...]
    """With a `Value` for each tensor and each computed size; the first is the tensor."""
    kwargs: dict[str, Any]

    def ready(self) -> Callable[[list[Any]], Any]:
        """Takes the view, given the values before it."""
        op, args, kwargs = _op(self.op), self.args, self.kwargs
        told: list[Value] = []
        map_aggregate((args[1:], kwargs), lambda x: told.append(x) if isinstance(x, Value) else None)
        if told:
            return lambda values: op(*_filled(args, values), **_filled(kwargs, values))
        place, rest = args[0].place, args[1:]
        return lambda values: op(values[place], *rest, **kwargs)


@dataclass(frozen=True)
class Apart:
    """Makes the results of a graph of what the graph without its views returns."""

    views: tuple[View, ...]
    results: tuple[Any, ...]
    """A `Value`, or what is none: a number, `None`."""

    def around(self, compiled: Run) -> Run:
        """The compiled graph with the results of the graph that it was made from."""
        views = [view.ready() for view in self.views]
        arrange = _arranged(self.results)

        def run(args: list[Any]) -> Any:
            values = list(compiled(args))
            for view in views:
                values.append(view(values))
            return arrange(values)

        return torch_private.boxed(run)


def _arranged(results: tuple[Any, ...]) -> Callable[[list[Any]], Any]:
    """Wrapper that returns `results` as the views and aliases that they stand for, at each call."""
    if any(isinstance(r, (tuple, list, dict, slice)) for r in results):
        return lambda values: _filled(results, values)
    places = [r.place if isinstance(r, Value) else None for r in results]
    return lambda values: [r if at is None else values[at] for at, r in zip(places, results, strict=True)]


def _op(named: str | Callable[..., Any]) -> Callable[..., Any]:
    if not isinstance(named, str):
        return named
    namespace, name, overload = named.split(".")
    op: Callable[..., Any] = getattr(getattr(getattr(torch.ops, namespace), name), overload)
    return op


def _filled(x: Any, values: list[Any]) -> Any:
    """`x` with what its values stand for."""
    return map_aggregate(x, lambda part: values[part.place] if isinstance(part, Value) else part)


@dataclass(frozen=True)
class Passed:
    """Results that are arguments: for each one left out of the graph, its place and the argument."""

    places: list[tuple[int, int]]

    def around(self, compiled: Run) -> Run:
        """The compiled graph with the results of the graph that it was made from."""
        places = self.places

        def run(args: list[Any]) -> Any:
            passed = [(place, args[argument]) for place, argument in places]
            results = list(compiled(args))
            for place, value in passed:
                results.insert(place, value)
            return results

        return torch_private.boxed(run)


@dataclass(frozen=True)
class Viewed:
    """Last arguments that are views: of which argument each, and what `as_strided` takes."""

    views: list[tuple[int, tuple[Any, ...]]]

    def around(self, compiled: Run) -> Run:
        """The compiled graph with the arguments of the graph that it was made from."""
        views = self.views

        def run(args: list[Any]) -> Any:
            return compiled([*args, *(torch.as_strided(args[i], *view) for i, view in views)])

        return torch_private.boxed(run)


def view_arguments(gm: torch.fx.GraphModule) -> tuple[torch.fx.GraphModule, Viewed] | None:
    """`gm` with arguments for strided views with an offset of its arguments, or `None` without any.

    The graph is one that takes what the user's program has, in the memory where the program has it.
    """
    arguments = {node: i for i, node in enumerate(gm.graph.find_nodes(op="placeholder"))}
    nodes = [
        node
        for target in STRIDED_VIEWS
        for node in gm.graph.find_nodes(op="call_function", target=target)
        if node.args[0] in arguments and len(node.args) == 4 and _is_constant(node.args[1:])
    ]
    if not nodes:
        return None
    graph = torch.fx.Graph()
    copies: dict[Node, Node] = {}
    for placeholder in arguments:
        copies[placeholder] = graph.node_copy(placeholder)
    for node in nodes:
        copies[node] = graph.placeholder(node.name)
        copies[node].meta = {**node.meta}
    for node in gm.graph.nodes:
        if node not in copies:
            copies[node] = graph.node_copy(node, lambda n: copies[n])
    views = [(arguments[node.args[0]], tuple(node.args[1:])) for node in nodes]
    return torch.fx.GraphModule(gm, graph), Viewed(views)


def _is_constant(arguments: Sequence[Any]) -> bool:
    """Whether size, stride and offset are numbers, the last one there."""
    size, stride, offset = arguments
    return type(offset) is int and all(type(n) is int for n in (*size, *stride))


def pass_arguments(gm: torch.fx.GraphModule) -> tuple[torch.fx.GraphModule, Passed] | None:
    """`gm` without results that are arguments, or `None` if there are none.

    An argument that the graph changes stays: what is returned is its old content.
    """
    (output,) = gm.graph.find_nodes(op="output")
    results = list(output.args[0])
    arguments = {node: i for i, node in enumerate(gm.graph.find_nodes(op="placeholder"))}
    changed = {node.args[0] for node in gm.graph.find_nodes(op="call_function", target=COPY)}
    places = [
        (place, arguments[result])
        for place, result in enumerate(results)
        if result in arguments and result not in changed and _is_thing(result.meta.get("val"))
    ]
    if not places:
        return None
    left_out = {place for place, _ in places}
    return _returning(gm, [r for i, r in enumerate(results) if i not in left_out]), Passed(places)


def _is_thing(value: object) -> bool:
    """Whether a value is a tensor or an object, whose identity shows."""
    return isinstance(value, torch.Tensor) or is_object(value)


def take_views_apart(gm: torch.fx.GraphModule) -> tuple[torch.fx.GraphModule, Apart] | None:
    """`gm` without the views that its results are, or `None` if no results share memory."""
    (output,) = gm.graph.find_nodes(op="output")
    results = list(output.args[0])
    chains = chains_to_move(gm, results)
    if not chains:
        return None
    moved = {node for chain in chains for node in chain}
    values: dict[Node, Value] = {}
    returned: list[Node] = []

    def collect(node: Node) -> None:
        """Lists what the program has to return for `node`."""
        if node in values:
            return
        if node in moved:
            for operand in node.all_input_nodes:
                collect(operand)
        else:
            values[node] = Value(len(returned))
            returned.append(node)

    for result in results:
        if isinstance(result, Node):
            collect(result)

    def plain(part: Any) -> Any:
        return values[part] if isinstance(part, Node) else part

    views: list[View] = []
    for chain in chains:
        for node in chain:
            if node not in values:
                values[node] = Value(len(returned) + len(views))
                op = str(node.target) if isinstance(node.target, OpOverload) else node.target
                views.append(View(op, map_aggregate(node.args, plain), map_aggregate(node.kwargs, plain)))
    return _returning(gm, returned, moved), Apart(tuple(views), tuple(map(plain, results)))


def _returning(
    gm: torch.fx.GraphModule, results: Sequence[Any], moved: Collection[Node] = ()
) -> torch.fx.GraphModule:
    """A copy of `gm` with other results, and without those of the nodes `moved` that nothing reads then."""
    graph = torch.fx.Graph()
    copies: dict[Node, Node] = {}
    for node in gm.graph.nodes:
        if node.op != "output":
            copies[node] = graph.node_copy(node, lambda n: copies[n])
    graph.output(tuple(copies[r] if isinstance(r, Node) else r for r in results))
    for node in reversed(gm.graph.nodes):
        if node in moved and not copies[node].users:
            graph.erase_node(copies[node])
    return torch.fx.GraphModule(gm, graph)


def saved_alone(gm: torch.fx.GraphModule) -> frozenset[str]:
    """The names of a forward graph's tensors that nothing but its backward graph reads, each in memory of its
    own."""
    (output,) = gm.graph.find_nodes(op="output")
    saved = set(torch_private.saved_places(gm))
    places: dict[Node, list[int]] = {}
    for i, result in enumerate(output.args[0]):
        # Sizes are saved as well.
        if isinstance(result, Node) and isinstance(result.meta.get("val"), torch.Tensor):
            places.setdefault(view_root(result)[0], []).append(i)
    alone = (found[0] for found in places.values() if len(found) == 1 and found[0] in saved)
    return frozenset(output.args[0][i].name for i in alone)


def chains_to_move(gm: torch.fx.GraphModule, results: Sequence[Any]) -> list[list[Node]]:
    """For each result that must be taken as a view: the views from the tensor it shows, in order."""
    return _chains_of_results(results) + _chains_told_sizes(gm, results)


def _chains_of_results(results: Sequence[Any]) -> list[list[Node]]:
    """For each result that shares memory with another result or within itself: the views as above."""
    by_root: dict[Node, dict[Node, list[Node]]] = {}
    for result in results:
        if isinstance(result, Node) and isinstance(result.meta.get("val"), torch.Tensor):
            root, chain = view_root(result)
            if root.op == "call_function":
                by_root.setdefault(root, {})[result] = chain
    moved = []
    for members in by_root.values():
        for node, chain in members.items():
            is_marked = any(TAKEN_AFTERWARDS in view.meta for view in chain)
            if chain and (len(members) > 1 or is_marked or overlaps(node.meta["val"])):
                moved.append(chain)
    return moved


def _chains_told_sizes(gm: torch.fx.GraphModule, results: Sequence[Any]) -> list[list[Node]]:
    """For each result that is a view of an argument, where the graph has sizes: the views from it or
    its new content.

    A size that has come to be a number still is a size to AOTAutograd, so a view's own operands do not tell.
    """
    if not any(isinstance(n.meta.get("val"), torch.SymInt) for n in gm.graph.find_nodes(op="placeholder")):
        return []
    writes = gm.graph.find_nodes(op="call_function", target=COPY)
    changed = {node.args[0] for node in writes}
    written = {node.args[1] for node in writes}
    moved = []
    for result in results:
        if not isinstance(result, Node) or not isinstance(result.meta.get("val"), torch.Tensor):
            continue
        root, chain = view_root(result)
        is_argument = root.op == "placeholder" and root not in changed
        if chain and (is_argument or root in written):
            moved.append(chain)
    return moved


def view_root(node: Node) -> tuple[Node, list[Node]]:
    """The tensor that `node` is a view of, and the views in between, `node` last."""
    chain: list[Node] = []
    while (source := _viewed(node)) is not None:
        chain.insert(0, node)
        node = source
    return node, chain


def _viewed(node: Node) -> Node | None:
    """Returns the base of a view, or `None` if the node is not a view."""
    if node.op != "call_function" or not node.args or is_size_computation(node):
        return None
    source = node.args[0]
    if not isinstance(source, Node):
        return None
    if node.target is not operator.getitem and not _is_view_op(node.target):
        return None
    if node.target is operator.getitem and not _is_view_op(source.target):
        return None
    return source


def _is_view_op(target: Any) -> bool:
    if not isinstance(target, OpOverload) or not target._schema.returns:
        return False
    alias = target._schema.returns[0].alias_info
    return alias is not None and not alias.is_write


def overlaps(tensor: torch.Tensor) -> bool:
    """Whether a tensor may show an element more than once, as `expand`, `unfold` and `as_strided` make it.

    Where sizes are symbols, only equal strides and strides of 0 tell.
    """
    pairs = zip(tensor.shape, tensor.stride(), strict=True)
    dims = [(size, stride) for size, stride in pairs if not _is_one(size) and type(stride) is int]
    extent = 0
    for i, (size, stride) in enumerate(sorted(dims, key=lambda dim: dim[1])):
        if stride == 0 or (i > 0 and stride <= extent):
            return True
        extent = max(extent, stride, (size - 1) * stride + extent if type(size) is int else 0)
    return False


def _is_one(size: Any) -> bool:
    return type(size) is int and size == 1
