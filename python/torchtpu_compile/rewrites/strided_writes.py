"""Writes to strided views of arguments (`as_strided_scatter`), which count from where the memory begins.

Nothing guards where in its memory an argument begins: that is read at each call, and is one more argument of
the program.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ..run import Run
from ..torch_private import boxed
from .flex_attention import inline
from .strided_views import READ_IN_PLACE, WRITE, memory_order

Node = torch.fx.Node


@dataclass(frozen=True)
class Begins:
    """Last arguments that tell where arguments begin in their memory, and what is written to of each."""

    arguments: list[int]
    writes: list[tuple[int, tuple[Any, ...]]]

    def around(self, compiled: Run) -> Run:
        """The compiled graph with the arguments of the graph that it was made from.

        Raises PyTorch's `RuntimeError` where a write holds what is outside of an argument's memory.
        """
        arguments, writes = self.arguments, self.writes

        def run(args: list[Any]) -> Any:
            for i, view in writes:
                args[i].as_strided(*view)
            return compiled([*args, *(torch.tensor(args[i].storage_offset()) for i in arguments)])

        return boxed(run)


def begin_arguments(gm: torch.fx.GraphModule, decompositions: Mapping[Any, Any]) -> Begins | None:
    """Has the strided writes to arguments in `gm` told where these begin; `None` without any.

    The graph is one that takes what the user's program has, in the memory where the program has it. Where the
    result of such a write is read in that memory, the graph is left alone.
    """
    placeholders = gm.graph.find_nodes(op="placeholder")
    every = gm.graph.find_nodes(op="call_function", target=WRITE)
    writes = [n for n in every if n.args[0] in placeholders]
    if not writes or not all(_is_static(n) and READ_IN_PLACE not in n.meta for n in writes):
        return None
    places = {node: i for i, node in enumerate(placeholders)}
    bases = list(dict.fromkeys(node.args[0] for node in writes))
    held = [(places[node.args[0]], node.args[2:]) for node in writes]
    begins: dict[Node, Node] = {}
    for base in bases:
        with gm.graph.inserting_before(next(n for n in gm.graph.nodes if n.op != "placeholder")):
            begins[base] = gm.graph.placeholder(f"{base.name}_begins")
        begins[base].meta["val"] = base.meta["val"].new_empty((), dtype=torch.int64)
    for node in writes:
        node.args = (begins[node.args[0]], *node.args)
        inline(gm, node, lambda args: _written(*args), decompositions)
    gm.graph.lint()
    gm.recompile()
    return Begins([places[base] for base in bases], held)


def _is_static(node: Node) -> bool:
    """Whether a write's place is told by numbers, an offset among them, and its tensor fills its memory."""
    base, _, size, stride, *offset = node.args
    numbers = [*size, *stride, *offset]  # type: ignore[misc]
    x = base.meta["val"]  # type: ignore[union-attr]
    if len(offset) != 1 or not all(type(n) is int for n in (*numbers, *x.shape, *x.stride())):
        return False
    return memory_order(x) is not None and x.numel() > 0


def _written(
    begin: Tensor, x: Tensor, source: Tensor, size: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """`x`, which begins at `begin` in its memory, with the strided view of that memory replaced by `source`.

    What the view holds outside of `x` is not seen. Of elements that it holds twice, any is taken.
    """
    order = memory_order(x)
    assert order is not None
    lying = x.permute(order)
    flat = lying.reshape(-1)
    count = flat.shape[0]
    place = offset - begin
    for number, step in zip(size, stride, strict=True):
        place = place.unsqueeze(-1) + torch.arange(number, device=x.device) * step
    place = torch.where((place >= 0) & (place < count), place, count).reshape(-1)
    # What is outside goes behind the end.
    longer = torch.cat([flat, flat.new_zeros(1)])
    written = longer.scatter(0, place, source.to(x.dtype).reshape(-1))[:count].reshape(lying.shape)
    return written.permute([order.index(d) for d in range(x.dim())])
