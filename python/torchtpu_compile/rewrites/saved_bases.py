"""Saves tensors for the backward graph, instead of views and copies of them.

The compiler chooses how a saved tensor lies in device memory if the backward graph alone reads it. It cannot
choose if several results are views of one tensor, or if a reshape merges dimensions that were transposed.
The backward program takes the views itself, mostly without a copy.
"""

from __future__ import annotations

import torch
from torch import Tensor
from torch.fx import GraphModule, Node

from .aliases import view_root

aten = torch.ops.aten

COPIES = {aten.clone.default, aten._unsafe_view.default}
RESHAPES = {aten.view.default, aten._unsafe_view.default}
# Views that have no lowering, or that eager PyTorch takes only of some strides, which hooks may change.
KEPT = {aten._neg_view.default, aten.view.dtype, aten.view_as_complex.default}


def save_bases(forward: GraphModule, backward: GraphModule, kept: int) -> None:
    """Changes both graphs of a step so that bases are saved, if they have no more bytes than their views.

    The first `kept` results of the forward graph are the user's.
    """
    output = forward.graph.output_node()
    inputs = {node.name: node for node in backward.graph.find_nodes(op="placeholder")}
    results = list(output.args[0])  # type: ignore[arg-type]
    leaving = {view_root(result)[0] for result in results[:kept] if isinstance(result, Node)}
    groups: dict[Node, dict[Node, list[Node]]] = {}
    for result in results[kept:]:
        if isinstance(result, Node) and view_root(result)[0] not in leaving and _bytes(result):
            base, chain = _base(result)
            groups.setdefault(base, {})[result] = chain
    names = {node.name for node in backward.graph.nodes}
    theirs = {*leaving, *forward.graph.find_nodes(op="placeholder")}
    moved: dict[Node, Node | None] = {}
    for base, members in groups.items():
        if len(members) == 1:
            ((member, chain),) = members.items()
            base, chain = _within_tiles(member, chain)
            members = {member: chain}
        held: dict[Node, int] = {}
        for member in members:
            root = view_root(member)[0]
            held[root] = _bytes(root) if root in held else min(_bytes(member), _bytes(root))
        fits = isinstance(base.meta["val"], Tensor) and 0 < _bytes(base) <= sum(held.values())
        is_new = view_root(base)[0] not in theirs and (base in members or base.name not in names)
        if any(members.values()) and fits and is_new:
            first = base if base in members else next(iter(members))
            moved |= dict.fromkeys(members) | {first: base}
            _take(backward, inputs, inputs[first.name], base, members)
    if not moved:
        return
    places = [i for i, r in enumerate(results) if i < kept or r not in moved or moved[r] is not None]
    results = [results[i] if i < kept else moved.get(results[i], results[i]) for i in places]
    output.args = (tuple(results),)
    if descriptors := output.meta.get("desc"):
        output.meta["desc"] = [descriptors[i] for i in places]
    for module in (forward, backward):
        module.graph.lint()
        module.recompile()


def _take(
    backward: GraphModule, inputs: dict[str, Node], place: Node, base: Node, members: dict[Node, list[Node]]
) -> None:
    """Gives the backward graph `base` at the input `place`, and computes the `members` of it."""
    graph = backward.graph
    if base not in members:
        with graph.inserting_before(place):
            place = graph.placeholder(base.name)
        place.meta = {**base.meta}
    copies = {base: place}
    with graph.inserting_before(next(node for node in graph.nodes if node.op != "placeholder")):
        for member, chain in members.items():
            for node in chain:
                if node not in copies:
                    copies[node] = graph.node_copy(node, copies.__getitem__)
            if chain:
                inputs[member.name].replace_all_uses_with(copies[member])
                graph.erase_node(inputs[member.name])


def _base(node: Node) -> tuple[Node, list[Node]]:
    """The tensor that `node` has all its elements of, and the views and copies in between, `node` last."""
    chain: list[Node] = []
    while len(node.all_input_nodes) == 1:
        (source,) = node.all_input_nodes
        if node.target in COPIES:
            # The user may change an argument.
            ends = view_root(source)[0].op == "placeholder"
        else:
            ends = view_root(node)[0] is node
        if ends or node.target in KEPT or not _bytes(source):
            break
        chain.insert(0, node)
        node = source
    return node, chain


def _within_tiles(member: Node, chain: list[Node]) -> tuple[Node, list[Node]]:
    """The base and the views behind the last reshape that splits or merges the last dimension.

    Such a reshape moves elements on a TPU, and the forward program has done it already.
    """
    for i, node in reversed([*enumerate(chain)]):
        source = node.all_input_nodes[0]
        if node.target in RESHAPES and source.meta["val"].shape[-1:] != node.meta["val"].shape[-1:]:
            return node, chain[i + 1 :]
    return (chain[0].all_input_nodes[0] if chain else member), chain


def _bytes(node: Node) -> int:
    """The bytes of a tensor, or of a list of tensors, whose sizes are numbers; 0 for others."""
    value = node.meta.get("val")
    parts = [value] if isinstance(value, Tensor) else value
    if not isinstance(parts, (list, tuple)) or node.meta.get("saved_tensor_with_no_vc_check"):
        return 0
    if not all(isinstance(part, Tensor) and all(type(n) is int for n in part.shape) for part in parts):
        return 0
    return sum(part.numel() * part.element_size() for part in parts)
