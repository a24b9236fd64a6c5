"""Splitting a graph into parts that are compiled and ops that run in eager PyTorch."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch._ops import OpOverload

from .. import torch_private
from ..capture.collectives import is_collective
from ..capture.graph import body, is_size_computation
from ..capture.inputs import unreadable

Node = torch.fx.Node


@dataclass(frozen=True)
class Segment:
    """A part to compile, as a graph of its own, and the nodes it takes from the whole graph."""

    gm: torch.fx.GraphModule
    arguments: list[Node]
    results: list[Node]


def levels(graph: torch.fx.Graph, runs_eagerly: Callable[[Node], bool]) -> dict[Node, int]:
    """Assigns each op a level such that data only flows to the same or a higher level.

    Compiled ops stand on even levels and eager ones on odd levels, each as low as its inputs allow,
    so that an even level is one segment. Eager random ops keep their order among each other, and so do
    collectives, which other ranks run in the order of the program; eager changes in place keep theirs
    towards everything. Elements of results go with the op; sizes and
    constants stand on no level, because they are repeated wherever they are needed.
    """
    level: dict[Node, int] = {}
    highest = floor = last_effect = last_collective = 0
    for node in graph.nodes:
        if node.op != "call_function":
            continue
        lowest = max((level[n] for n in _operands(node) if n in level), default=0)
        if takes_element(node):
            level[node] = lowest
            continue
        eager = runs_eagerly(node)
        lowest = max(lowest, floor)
        if eager and changes_in_place(node):
            lowest = max(lowest, highest)
        if eager and (changes_in_place(node) or is_random(node)):
            lowest = max(lowest, last_effect)
        if is_collective(node.target):
            lowest = max(lowest, last_collective)
        if is_repeated(node):
            continue
        at = lowest if lowest % 2 == eager else lowest + 1
        level[node] = at
        highest = max(highest, at)
        if is_collective(node.target):
            last_collective = at
        if eager and changes_in_place(node):
            floor = at
        if eager and (changes_in_place(node) or is_random(node)):
            last_effect = at
    return level


def changes_in_place(node: Node) -> bool:
    if isinstance(node.target, OpOverload):
        return node.target._schema.is_mutable
    return node.is_impure()


def is_random(node: Node) -> bool:
    """Whether a node draws random numbers, or calls a graph that does."""
    if isinstance(node.target, OpOverload):
        return torch.Tag.nondeterministic_seeded in node.target.tags
    bodies = [gm for operand in node.all_input_nodes if (gm := body(operand)) is not None]
    return any(is_random(n) for gm in bodies for n in gm.graph.nodes if n.op == "call_function")


def takes_element(node: Node) -> bool:
    """Whether a node picks one of several results of an op."""
    return node.target is operator.getitem and not is_size_computation(node)


def is_repeated(node: Node) -> bool:
    """Whether a node may stand in every part that needs it: a size or a constant."""
    return is_size_computation(node) or node.op == "get_attr"


def _operands(node: Node) -> Iterator[Node]:
    """The inputs of a node, with those of the sizes it is given."""
    for operand in node.all_input_nodes:
        if is_size_computation(operand):
            yield from _operands(operand)
        else:
            yield operand


def unreadable_operand(node: Node, runs_eagerly: Callable[[Node], bool]) -> str | None:
    """Why a compiled node could not read what an input or an eager op gives it."""
    for operand in node.all_input_nodes:
        value = operand.meta.get("val")
        maker = operand.args[0] if takes_element(operand) else operand
        assert isinstance(maker, Node)
        if not isinstance(value, torch.Tensor) or not (maker.op == "placeholder" or runs_eagerly(maker)):
            continue
        if (reason := unreadable(value)) is not None:
            return f"its operand {operand.name} cannot be read: {reason}"
    return None


def symbol_sources(graph: torch.fx.Graph, runs_eagerly: Callable[[Node], bool]) -> dict[Any, Node]:
    """For each symbol, what tells it: the graph input that is it, or a tensor that has it as a size.

    A symbol that no input tells depends on data: the first eager op with a result that tells it is the
    one that finds it.
    """
    numbers: dict[Any, Node] = {}
    sizes: dict[Any, Node] = {}
    for node in graph.find_nodes(op="placeholder"):
        _note_symbols(node, numbers, sizes)
    sources = sizes | numbers
    for node in graph.nodes:
        maker = node.args[0] if takes_element(node) else node
        if isinstance(maker, Node) and maker.op == "call_function" and runs_eagerly(maker):
            _note_symbols(node, sources, sources)
    return sources


def _note_symbols(node: Node, numbers: dict[Any, Node], sizes: dict[Any, Node]) -> None:
    value = node.meta.get("val")
    if isinstance(value, torch.SymInt):
        numbers.setdefault(torch_private.symbolic_expr(value), node)
    elif isinstance(value, torch.Tensor):
        for size in value.shape:
            if isinstance(size, torch.SymInt):
                sizes.setdefault(torch_private.symbolic_expr(size), node)


def segment(
    gm: torch.fx.GraphModule, nodes: list[Node], results: list[Node], symbols: Mapping[Any, Node]
) -> Segment:
    """Cuts `nodes`, in graph order, out of `gm`."""
    inside = set(nodes)
    graph = torch.fx.Graph()
    copies: dict[Node, Node] = {}
    arguments = _arguments(nodes, inside, symbols)
    for outer in arguments:
        copies[outer] = graph.placeholder(outer.name)
        copies[outer].meta = dict(outer.meta)
    for node in nodes:
        for operand in node.all_input_nodes:
            repeat(operand, graph, copies)
        copies[node] = graph.node_copy(node, lambda n: copies[n])
    graph.output(tuple(copies[n] for n in results))
    return Segment(torch.fx.GraphModule(gm, graph), arguments, results)


def repeat(node: Node, graph: torch.fx.Graph, copies: dict[Node, Node]) -> Node:
    """A node's copy in `graph`, where sizes and constants are copied at first need."""
    if node not in copies:
        for operand in node.all_input_nodes:
            repeat(operand, graph, copies)
        copies[node] = graph.node_copy(node, lambda n: copies[n])
    return copies[node]


def _arguments(nodes: list[Node], inside: set[Node], symbols: Mapping[Any, Node]) -> list[Node]:
    """Returns the inputs of a segment, and the inputs that determine its symbols."""
    found: dict[Node, None] = {}

    def visit(node: Node) -> None:
        if node in inside or node in found:
            return
        if is_repeated(node):
            for operand in node.all_input_nodes:
                visit(operand)
        else:
            found[node] = None

    free: dict[Any, None] = {}
    for node in nodes:
        for operand in node.all_input_nodes:
            visit(operand)
    # An input's size may be a symbol that no result has, where the segment adds the input up.
    for node in (*nodes, *found):
        free.update(dict.fromkeys(sorted(_free_symbols(node.meta.get("val")), key=str)))
    for symbol in free:
        if symbol in symbols:
            found.setdefault(symbols[symbol], None)
    return list(found)


def _free_symbols(value: Any) -> set[Any]:
    if isinstance(value, (list, tuple)):
        return set().union(*map(_free_symbols, value))
    if isinstance(value, torch.Tensor):
        return set().union(*map(_free_symbols, (*value.shape, *value.stride())))
    if isinstance(value, torch.SymInt):
        return set(torch_private.symbolic_expr(value).free_symbols)
    return set()
