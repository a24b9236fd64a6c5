"""Recomputes the values that the gradient of a log-softmax reads from its operand.

PyTorch saves the whole result for the gradient, which a loss writes for that alone: of the logits, which are
there anyway, and two numbers for each row it follows elementwise, so that XLA computes it where it is read.
"""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch import Tensor
from torch.fx import GraphModule, Node
from torch.utils.checkpoint import CheckpointPolicy

from .aliases import view_root
from .recomputed import in_place_of

aten = torch.ops.aten
_torch_library: Any = torch.library  # It has no types.
_library = _torch_library.Library("torchtpu", "FRAGMENT")
_library.define("log_softmax_shifts(Tensor self, int dim) -> (Tensor highest, Tensor log_sum)")

SHIFTS = torch.ops.torchtpu.log_softmax_shifts.default

# What AOTAutograd puts around a result that it saves.
_SAME = {aten.alias.default, aten.detach.default}


def log_softmax_shifts(x: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """Returns the two numbers to subtract from elements along `dim` for their log-softmax, in order.

    The sizes are those of `x` with 1 along `dim`, the type float32, or float64 where `x` has that.
    """
    wide = x.to(_wide(x.dtype))
    highest = wide.amax(dim, keepdim=True)
    return highest, (wide - highest).exp().sum(dim, keepdim=True).log()


def _wide(dtype: torch.dtype) -> torch.dtype:
    return torch.float64 if dtype == torch.float64 else torch.float32


def _like_shifts(x: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    sizes = list(x.shape)
    sizes[dim] = 1
    return x.new_empty(sizes, dtype=_wide(x.dtype)), x.new_empty(sizes, dtype=_wide(x.dtype))


_library.impl("log_softmax_shifts", log_softmax_shifts, "CompositeExplicitAutograd")
_torch_library.register_fake("torchtpu::log_softmax_shifts", _like_shifts, lib=_library)


def save_operands(joint: GraphModule) -> None:
    """Lets the gradients of logarithmic softmaxes in a joint graph, before it is partitioned, save operands.

    A result that leaves the graph is there anyway, and saved as it is. So is one whose operand is an input
    of the graph: its owner may change that before the gradient is computed, as eager PyTorch allows.
    """
    graph = joint.graph
    leaving = set(graph.output_node().all_input_nodes)
    made = {
        _maker(gradient.args[1])
        for gradient in graph.find_nodes(op="call_function", target=aten._log_softmax_backward_data.default)
    }
    results = [node for node in graph.nodes if node in made and node.target is aten._log_softmax.default]
    results = [node for node in results if node.meta["val"].dim() > 0 and not leaving & _names(node)]
    results = [node for node in results if not _is_input(node.args[0])]
    for result in results:
        _compute_elementwise(graph, result)
    if results:
        graph.lint()
        joint.recompile()


def _maker(node: Any) -> Any:
    while node.target in _SAME:
        node = node.args[0]
    return node


def _is_input(node: Any) -> bool:
    """Whether the memory of a value may be that of an input."""
    return isinstance(node, Node) and view_root(node)[0].op == "placeholder"


def _names(node: Node) -> set[Node]:
    """The nodes whose value is that of `node`."""
    names = {node}
    for user in node.users:
        if user.target in _SAME:
            names |= _names(user)
    return names


def _compute_elementwise(graph: torch.fx.Graph, result: Node) -> None:
    """Replaces a logarithmic softmax by what the backward graph computes again of its operand."""
    x, dim = result.args[:2]
    assert isinstance(x, Node) and isinstance(dim, int)
    value = result.meta["val"]
    wide = _wide(value.dtype)

    def call(target: Any, args: tuple[Any, ...], val: Any, again: bool, **kwargs: Any) -> Node:
        node = graph.call_function(target, args, kwargs)
        node.meta = {**result.meta, "val": val}
        node.meta.pop("tensor_meta", None)
        in_place_of(result, node)
        if again:
            node.meta["recompute"] = CheckpointPolicy.MUST_RECOMPUTE
        return node

    def converted(node: Node, dtype: torch.dtype) -> Node:
        val = node.meta["val"]
        if val.dtype == dtype:
            return node
        return call(aten._to_copy.default, (node,), val.to(dtype), again=True, dtype=dtype)

    with graph.inserting_before(result):
        # One that widens, as under autocast on some devices, widens its operand first.
        x = converted(x, value.dtype)
        highest, log_sum = _like_shifts(x.meta["val"], dim)
        shifts = call(SHIFTS, (x, dim), (highest, log_sum), again=False)
        elements = converted(x, wide)
        for i, shift in enumerate((highest, log_sum)):
            number = call(operator.getitem, (shifts, i), shift, again=False)
            elements = call(aten.sub.Tensor, (elements, number), elements.meta["val"], again=True)
        elements = converted(elements, value.dtype)
    result.replace_all_uses_with(elements)
    graph.erase_node(result)
