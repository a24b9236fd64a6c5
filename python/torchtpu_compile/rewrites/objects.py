"""Arguments of a graph that are neither tensors nor numbers.

AOTAutograd gives a graph all that a tensor subclass holds: of a `DTensor`, its `DeviceMesh` as well. Dynamo
adds the ragged size of a nested tensor. Ops on the tensors do not read such an object, and a program takes
none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import torch

from .. import torch_private
from ..run import Run

T = TypeVar("T")


def is_object(value: object) -> bool:
    """Whether what a node stands for is neither a tensor, nor a number, nor nothing.

    The ragged size of a nested tensor is an object: which one of all it is.
    """
    if torch_private.is_nested_int(value):
        return True
    plain = isinstance(value, (torch.Tensor, int, float, complex)) or torch_private.is_symbolic(value)
    return value is not None and not plain


@dataclass(frozen=True)
class Dropped:
    """Leaves arguments out that a program does not take."""

    places: frozenset[int]

    def remaining(self, values: Sequence[T]) -> list[T]:
        """Returns the tensors among `values`, one entry for each argument."""
        return [value for i, value in enumerate(values) if i not in self.places]

    def around(self, compiled: Run) -> Run:
        """The compiled graph with the arguments of the graph that it was made from."""

        def run(args: list[Any]) -> Any:
            return compiled(self.remaining(args))

        return torch_private.boxed(run)


def drop_objects(gm: torch.fx.GraphModule) -> tuple[torch.fx.GraphModule, Dropped | None]:
    """`gm` without the arguments that are objects and that nothing reads.

    An object that an op reads, such as the group of a collective, stays: that op runs in eager PyTorch.
    """
    placeholders = gm.graph.find_nodes(op="placeholder")
    places = [i for i, n in enumerate(placeholders) if is_object(n.meta.get("val")) and not n.users]
    if not places:
        return gm, None
    graph = torch.fx.Graph()
    copies: dict[torch.fx.Node, torch.fx.Node] = {}
    left_out = {placeholders[i] for i in places}
    for node in gm.graph.nodes:
        if node not in left_out:
            copies[node] = graph.node_copy(node, lambda n: copies[n])
    return torch.fx.GraphModule(gm, graph), Dropped(frozenset(places))
