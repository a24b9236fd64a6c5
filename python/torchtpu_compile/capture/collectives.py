"""Collectives: which ops are, and the ranks that they go over.

A process knows the groups that it is in, by names of its own. A program is the same on every rank: it names
the groups of all ranks, by their ranks.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import torch
from torch._ops import OpOverload

from .. import torch_private
from ..op_table import has
from .wire import NotCapturable

GROUP = "group_name"
"""Names of the group argument in schemas of collectives."""

BETWEEN_PROCESSES = "it goes over several processes, and PyTorch's process group takes it from one to another"


def is_collective(target: object) -> bool:
    """Whether a node with this target exchanges data with other ranks."""
    if not isinstance(target, OpOverload):
        return False
    return has(target, "ExchangesFirst") or (target.namespace == "_c10d_functional" and not waits(target))


def waits(target: object) -> bool:
    """Whether a node with this target gives back what it is given, once a collective is done with it."""
    return has(target, "Waits")


def awaited(node: torch.fx.Node) -> list[torch.fx.Node]:
    """The ops whose results a node waits for."""
    makers = []
    for operand in node.all_input_nodes:
        element = operand.target is operator.getitem and isinstance(operand.args[0], torch.fx.Node)
        makers.append(operand.args[0] if element else operand)
    return makers  # type: ignore[return-value]


def groups_of(group: Any) -> list[list[int]]:
    """The groups of all ranks among which is `group`: a process group, or the name of one."""
    pg = torch_private.process_group(group) if isinstance(group, str) else group
    ranks = torch.distributed.get_process_group_ranks(pg)
    return all_groups(ranks, torch.distributed.get_world_size())


def all_groups(ranks: Sequence[int], world: int) -> list[list[int]]:
    """The groups of the same form as `ranks` that all ranks from 0 to `world` fall into.

    A rank knows its own group. Those of a mesh's dimension are one group moved to other first ranks, so that
    each rank not yet in a group begins the next. Ranks that are in other groups than this says have another
    program.
    """
    least = min(ranks)
    form = [rank - least for rank in ranks]
    taken = [False] * world
    groups = []
    for first in range(world):
        if taken[first]:
            continue
        group = [first + offset for offset in form]
        if max(group) >= world or any(taken[rank] for rank in group):
            raise NotCapturable(
                f"the ranks {list(ranks)} do not say which groups the others of {world} are in"
            )
        for rank in group:
            taken[rank] = True
        groups.append(group)
    if list(ranks) not in groups:
        raise NotCapturable(f"the ranks {list(ranks)} do not say which groups the others of {world} are in")
    return groups


def stays_with_processes(group: object, groups: Sequence[Sequence[int]]) -> bool:
    """Whether PyTorch has to take a collective over these groups from process to process.

    A fake process group has no other processes: it stands for the ranks of a program that is to be looked at.
    """
    return len(groups[0]) > 1 and not torch_private.is_fake_group(group)


def name_groups(gm: torch.fx.GraphModule) -> None:
    """Has each collective of a graph name its group by this process's name for it. Changes `gm`.

    Graphs that are the same on every rank ask a mesh for the group of a dimension, or hold it as an object.
    """
    named = False
    for node in gm.graph.nodes:
        if node.op == "call_function" and is_collective(node.target):
            for i, value in enumerate(node.args):
                if isinstance(value, torch.fx.Node) and _parameter(node.target, i) == GROUP:
                    node.update_arg(i, torch_private.group_name(_object(gm, value)))
                    named = True
    if not named:
        return
    for node in reversed(list(gm.graph.nodes)):
        if (
            node.op in ("call_function", "get_attr")
            and not node.users
            and _is_mesh_or_group(_object(gm, node))
        ):
            gm.graph.erase_node(node)
    gm.recompile()


def _is_mesh_or_group(value: object) -> bool:
    from torch.distributed.device_mesh import DeviceMesh

    return isinstance(value, (DeviceMesh, torch.distributed.ProcessGroup))


def _parameter(op: Any, i: int) -> str:
    return str(op._schema.arguments[i].name)


def _is_group_lookup(node: torch.fx.Node) -> bool:
    return str(node.target).startswith("_dtensor.mesh_get_process_group.")


def _attribute(gm: torch.fx.GraphModule, node: torch.fx.Node) -> Any:
    found: Any = gm
    for part in str(node.target).split(".") if node.op == "get_attr" else ():
        found = getattr(found, part)
    return None if found is gm else found


def _object(gm: torch.fx.GraphModule, node: torch.fx.Node) -> Any:
    """The object that a node stands for: a group, or a mesh."""
    if _is_group_lookup(node):
        mesh, dim = node.args
        assert isinstance(mesh, torch.fx.Node)
        return _object(gm, mesh).get_group(dim)
    held = _attribute(gm, node) if node.op == "get_attr" else node.meta.get("val")
    return torch_private.real_object(held)
