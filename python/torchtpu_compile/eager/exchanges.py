"""Collectives that stay in a compiled program, where PyTorch's process groups take data between processes.

XLA's CPU plugin has no collectives between processes. A program calls this process where a collective stands
in it, on a thread of XLA's, and the collective goes the way of those in eager PyTorch: its ranks agree on it,
it has a deadline, and errors name ranks and lines (`agreement.py`). So ranks need not have the same program:
one that runs a graph in parts, with its collectives in between, meets the others at the same numbers.

A program cannot be told that a collective failed. The first error is kept until the program has ended, with
NaN for what is missing, and raised then; the collectives after it are left out.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import operator
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from .. import _core, torch_private
from ..capture.collectives import GROUP, awaited, is_collective, waits
from ..capture.graph import COPY, body, op_name
from ..capture.sources import Source, source_of
from ..errors import ExecutionError
from ..op_table import has
from ..run import Run
from ..wording import counted
from .agreement import Deadlines, has_others, meeting_for, under_way

Node = torch.fx.Node
Memory = tuple[int, list[int]]
"""Where a dense tensor lies, and its sizes."""

_torch_library: Any = torch.library  # It has no types.
_library = _torch_library.Library("torchtpu", "FRAGMENT")
_library.define("exchange(Tensor ticket, int number, str op, Tensor[] operands) -> Tensor[]")
EXCHANGE = torch.ops.torchtpu.exchange.default
"""A collective in a program: the execution's ticket goes from one to the next, which keeps their order."""


@dataclass(frozen=True)
class _Exchange:
    """A collective of a program."""

    target: Any
    op: str
    rest: tuple[Any, ...]
    """Its arguments after the tensors."""
    several: bool
    """Whether it takes a list of tensors, and gives one."""
    operands: tuple[torch.dtype, ...]
    results: tuple[torch.dtype, ...]
    source: Source | None
    deadlines: Deadlines

    def run(self, operands: list[torch.Tensor]) -> list[torch.Tensor]:
        args = (operands if self.several else operands[0], *self.rest)
        meeting = meeting_for(self.target, self.op, args, self.source)
        meeting.agree(self.deadlines)
        try:
            begun = self.target(*args)
        except Exception as error:
            error.add_note(f"in {self.op}" + (f" at {self.source}" if self.source is not None else ""))
            raise
        results = begun if self.several else [begun]
        wait = torch.ops._c10d_functional.wait_tensor.default
        return list(meeting.wait(lambda: [wait(result) for result in results], self.deadlines))


@dataclass
class _Execution:
    """One execution of a program, with what became of its collectives."""

    exchanges: tuple[_Exchange, ...]
    done: int = 0
    error: BaseException | None = field(default=None)

    def run(self, number: int, operands: list[torch.Tensor]) -> list[torch.Tensor]:
        if number != self.done:
            raise ExecutionError(f"a program came to collective {number} of its own before {self.done}")
        results = self.exchanges[number].run(operands)
        self.done += 1
        return results

    def serve(self, number: int, operands: Sequence[Memory], results: Sequence[Memory]) -> None:
        """Runs a collective of a program that waits for it."""
        exchange = self.exchanges[number]
        written = [_over(*memory, dtype) for memory, dtype in zip(results, exchange.results, strict=True)]
        if self.error is None:
            try:
                # A group that is given up goes on reading: it reads memory of its own.
                read = zip(operands, exchange.operands, strict=True)
                found = self.run(number, [_over(*memory, dtype).clone() for memory, dtype in read])
                for memory, value in zip(written, found, strict=True):
                    memory.copy_(value)
                return
            except BaseException as error:
                self.error = error
        for memory in written:
            memory.fill_(float("nan") if memory.is_floating_point() or memory.is_complex() else 0)


def _over(address: int, sizes: list[int], dtype: torch.dtype) -> torch.Tensor:
    count = functools.reduce(operator.mul, sizes, 1)
    if count == 0:
        return torch.empty(sizes, dtype=dtype)
    memory = (ctypes.c_char * (count * dtype.itemsize)).from_address(address)
    return torch.frombuffer(memory, dtype=dtype).view(sizes)


_executions: dict[int, _Execution] = {}
_tickets = itertools.count()


def _serve(ticket: int, number: int, operands: list[Memory], results: list[Memory]) -> None:
    # Nobody reads what a program gives that nobody waits for any more.
    if (execution := _executions.get(ticket)) is not None:
        here = object()
        under_way.add(here)
        try:
            execution.serve(number, operands, results)
        finally:
            under_way.discard(here)


def _run_eagerly(
    ticket: torch.Tensor, number: int, op: str, operands: list[torch.Tensor]
) -> list[torch.Tensor]:
    return [ticket.clone(), *_executions[int(ticket)].run(number, operands)]


_library.impl("exchange", _run_eagerly, "CPU")


@functools.cache
def _install() -> None:
    _core.set_exchange(_serve)


@dataclass(frozen=True)
class Exchanges:
    """Gives each call of a graph a ticket, its last argument, and raises what a collective of it raised."""

    exchanges: tuple[_Exchange, ...]

    def around(self, compiled: Run) -> Run:
        """The compiled graph without that argument."""

        def run(args: list[Any]) -> Any:
            execution = _Execution(self.exchanges)
            ticket = next(_tickets)
            _executions[ticket] = execution
            args.append(torch.tensor(ticket))
            try:
                results = compiled(args)
            except Exception as error:
                if execution.error is None:
                    raise
                raise execution.error from error
            finally:
                del _executions[ticket]
            if execution.error is not None:
                raise execution.error
            if execution.done != len(self.exchanges):
                raise ExecutionError(
                    f"a program ended after {execution.done} "
                    f"of its {counted(len(self.exchanges), 'collective')}"
                )
            return results

        return torch_private.boxed(run)


def take_exchanges(
    gm: torch.fx.GraphModule, settings: dict[str, object], deadlines: Deadlines
) -> Exchanges | None:
    """Has the collectives of `gm` that go between processes run inside of its programs. Changes `gm`; `None`
    where it has none, or they stay outside:

    - Where the platform's programs cannot call, or one of the collectives is of another kind.
    - Where the graph changes an input: of a collective that failed, nothing may stay.
    - Where it has branches or loops, which might never end with what such a collective left.
    """
    collectives = [n for n in gm.graph.nodes if n.op == "call_function" and is_collective(n.target)]
    groups_known = all(isinstance(_group(node), str) for node in collectives)
    if not groups_known or not any(has_others(_group(node)) for node in collectives):
        return None
    nodes = [node for node in collectives if has_others(_group(node))]
    if not all(map(_can_be_called, nodes)) or any(map(_keeps_outside, gm.graph.nodes)):
        return None
    if not _core.exchanges(settings):
        return None
    _install()
    first = next(node for node in gm.graph.nodes if node.op != "placeholder")
    with gm.graph.inserting_before(first):
        ticket = gm.graph.placeholder("ticket")
    # Of the mode that the graph's tensors are fake in.
    ticket.meta["val"] = _tensors(nodes[0])[0].meta["val"].new_empty((), dtype=torch.int64)
    exchanges = []
    for number, node in enumerate(nodes):
        exchange, ticket = _replace(gm, node, number, ticket, deadlines)
        exchanges.append(exchange)
    for node in list(gm.graph.nodes):
        if node.op == "call_function" and waits(node.target):
            _await_no_more(node)
    gm.graph.lint()
    gm.recompile()
    return Exchanges(tuple(exchanges))


def _group(node: Node) -> Any:
    names = [parameter.name for parameter in node.target._schema.arguments]  # type: ignore[union-attr]
    return node.args[names.index(GROUP)] if len(node.args) > names.index(GROUP) else None


def _tensors(node: Node) -> list[Node]:
    first = node.args[0]
    return list(first) if isinstance(first, (list, tuple)) else [first]  # type: ignore[arg-type,list-item]


def _can_be_called(node: Node) -> bool:
    known = not node.kwargs and not any(isinstance(n, Node) for n in _leaves(node.args[1:]))
    tensors = [*_results(node), *(n.meta.get("val") for n in _tensors(node))]
    on_cpu = all(isinstance(t, torch.Tensor) and t.device.type == "cpu" for t in tensors)
    return has(node.target, "ExchangesFirst") and known and on_cpu


def _leaves(args: Sequence[Any]) -> list[Any]:
    return [leaf for arg in args for leaf in (_leaves(arg) if isinstance(arg, (list, tuple)) else [arg])]


def _results(node: Node) -> list[Any]:
    value = node.meta.get("val")
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _keeps_outside(node: Node) -> bool:
    return node.target is COPY or any(body(operand) is not None for operand in node.all_input_nodes)


def _replace(
    gm: torch.fx.GraphModule, node: Node, number: int, ticket: Node, deadlines: Deadlines
) -> tuple[_Exchange, Node]:
    """Puts a call of the process in the place of a collective. Also the ticket for the next one."""
    several = isinstance(node.meta["val"], (list, tuple))
    operands, results = _tensors(node), _results(node)
    exchange = _Exchange(
        node.target,
        op_name(node),
        tuple(node.args[1:]),
        several,
        tuple(operand.meta["val"].dtype for operand in operands),
        tuple(result.dtype for result in results),
        source_of(node),
        deadlines,
    )
    with gm.graph.inserting_before(node):
        call = gm.graph.call_function(EXCHANGE, (ticket, number, exchange.op, operands))
        call.meta = {**node.meta, "val": [ticket.meta["val"], *results]}
        elements = []
        for i, value in enumerate(call.meta["val"]):
            elements.append(gm.graph.call_function(operator.getitem, (call, i)))
            elements[-1].meta = {**node.meta, "val": value}
    if several:
        for user in list(node.users):
            if user.target is operator.getitem:
                user.replace_all_uses_with(elements[1 + user.args[1]])  # type: ignore[operator,index]
                gm.graph.erase_node(user)
    else:
        node.replace_all_uses_with(elements[1])
    gm.graph.erase_node(node)
    return exchange, elements[0]


def _await_no_more(node: Node) -> None:
    """Removes a wait for what a program has computed by then."""
    if not all(maker.target is EXCHANGE for maker in awaited(node)):
        return
    if isinstance(node.args[0], Node):
        node.replace_all_uses_with(node.args[0])
    else:
        for user in list(node.users):
            user.replace_all_uses_with(node.args[0][user.args[1]])  # type: ignore[index,arg-type]
            node.graph.erase_node(user)
    node.graph.erase_node(node)
