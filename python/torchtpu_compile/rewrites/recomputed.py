"""Keeps values that `torch.utils.checkpoint` computes again apart from those that were computed first.

Where a graph has both passes, as that of a training step, PyTorch writes the second computation as copies of
nodes. They are equal to the first, and would be merged with it: the values would be saved after all.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.fx import GraphModule, Node

from .aliases import view_root

_torch_library: Any = torch.library  # It has no types.
_library = _torch_library.Library("torchtpu", "FRAGMENT")
_library.define("again(Tensor self) -> Tensor")
_library.impl("again", Tensor.clone, "CompositeExplicitAutograd")
_torch_library.register_fake("torchtpu::again", Tensor.clone, lib=_library)

_MARK = "torchtpu_recomputed"

AGAIN = torch.ops.torchtpu.again.default


def keep_apart(module: GraphModule) -> None:
    """Lets what is computed again read its operands through an op that compilers do not look through."""
    graph = module.graph
    apart: dict[Node, Node] = {}
    """Operands by the names under which they are read again."""
    again: set[Node] = set()
    for node in list(graph.nodes):
        if not is_recomputed(node) or node.op != "call_function":
            continue
        operands = [x for x in node.all_input_nodes if isinstance(x.meta.get("val"), Tensor)]
        if again & set(node.all_input_nodes):
            again.add(node)
        elif chosen := _to_read_again(node, [x for x in operands if not is_recomputed(x) or _is_input(x)]):
            for operand in chosen:
                if operand not in apart:
                    with graph.inserting_before(node):
                        apart[operand] = graph.call_function(AGAIN, (operand,))
                    apart[operand].meta = {**node.meta, "val": operand.meta["val"]}
                    apart[operand].meta.pop("tensor_meta", None)
                node.replace_input_with(operand, apart[operand])
            again.add(node)
    if apart:
        graph.lint()
        module.recompile()


def is_recomputed(node: Node) -> bool:
    """Whether PyTorch made the node as a copy, as its name alone tells, or it stands for one."""
    return node.name.endswith("_recomputed") or _MARK in node.meta


def in_place_of(original: Node, node: Node) -> None:
    """Says of a node that a rewrite makes for another one that it is recomputed, if the other one is."""
    if is_recomputed(original):
        node.meta[_MARK] = True


def _is_input(node: Node) -> bool:
    return view_root(node)[0].op == "placeholder"


def _to_read_again(node: Node, operands: list[Node]) -> list[Node]:
    """All operands that were computed; of inputs alone, the last, which most often is the smallest."""
    if made := [x for x in operands if not _is_input(x)]:
        return made
    if _is_input(node):
        return []
    return operands[-1:]
