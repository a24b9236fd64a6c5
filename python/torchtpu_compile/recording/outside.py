"""Collectives that a program runs outside of its compiled graphs, such as those of DDP's and FSDP's hooks.

Where a program runs as one rank of many, each is recorded as a graph of its own, so that what it sends and
needs is in the figures of a step.
"""

from __future__ import annotations

import functools
import logging
import threading
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import torch

from .. import log, torch_private
from ..eager.judged import Judged
from ..options import Options
from . import record

Layout = tuple[tuple[int, ...], torch.dtype]

_TORCH = str(Path(torch.__file__).parent)
_OURS = str(Path(__file__).parents[1])
_REDUCTIONS = ("SUM", "AVG", "PRODUCT", "MIN", "MAX", "BAND", "BOR", "BXOR")
# What makes ranks alike before they begin is no part of a step.
_NOT_OF_A_STEP = ("barrier", "broadcast", "scatter", "gather", "reduce", "allgather")

_BETWEEN_TWO = ("send", "recv")


class _Inside(threading.local):
    depth = 0
    """In how many calls of recorded graphs a thread is."""


_inside = _Inside()


def without_noting(run: Callable[[list[Any]], Any]) -> Callable[[list[Any]], Any]:
    """`run`, whose collectives are in a recorded graph."""

    def inside(args: list[Any]) -> Any:
        _inside.depth += 1
        try:
            return run(args)
        finally:
            _inside.depth -= 1

    return torch_private.boxed(inside)


def note(method: str, args: Sequence[Any], group: str, size: int) -> None:
    """Records a call of a process group's method, where calls of graphs are recorded and counted.

    `group` is the group's name, `size` the number of its ranks. Never fails: what is not recorded is told
    once.
    """
    if size == 1 or _inside.depth or method in _NOT_OF_A_STEP:
        return
    try:
        options = Options.resolve(None)
        if not record.is_on(options):
            return
        for count in _calls(method, args, group, size):
            count()
    except Exception as error:
        log.once(
            logging.WARNING,
            f"{method} outside of compiled graphs is not recorded, so what it sends is in no figure: {error}",
        )


def _calls(method: str, args: Sequence[Any], group: str, size: int) -> list[Callable[[], object]]:
    """The recorded graphs that a call is calls of."""
    source = _source()
    if method in ("allreduce", "allreduce_coalesced"):
        tensors, options = args[0], args[1]
        reduction = _reduction(options.reduceOp)
        return [_graph("all_reduce", _layout(x), reduction, group, size, source) for x in tensors]
    if method in ("all_gather_single", "all_gather_single_coalesced"):
        inputs = [args[1]] if isinstance(args[1], torch.Tensor) else args[1]
        return [_graph("all_gather", _layout(x), "", group, size, source) for x in inputs]
    if method in ("reduce_scatter_single", "reduce_scatter_single_coalesced"):
        inputs = [args[1]] if isinstance(args[1], torch.Tensor) else args[1]
        reduction = _reduction(args[2].reduceOp)
        return [_graph("reduce_scatter", _layout(x), reduction, group, size, source) for x in inputs]
    if method == "all_to_all_single" and not args[2] and not args[3]:
        return [_graph("all_to_all", _layout(args[1]), "", group, size, source)]
    if method in _BETWEEN_TWO:
        raise ValueError("point-to-point ops are not supported in programs")
    raise ValueError("it is no collective that a program can have")


def _layout(x: torch.Tensor) -> Layout:
    return tuple(x.shape), x.dtype


def _reduction(op: Any) -> str:
    for name in _REDUCTIONS:
        if op == getattr(torch.distributed.ReduceOp, name):
            return name.lower()
    raise ValueError(f"no program has the reduction {op}")


def _source() -> str:
    """The stack above a call without PyTorch's and this package's frames, as text."""
    return "".join(traceback.format_list(users_frames(traceback.extract_stack())))


def users_frames(stack: traceback.StackSummary) -> list[traceback.FrameSummary]:
    """The frames of a stack that are neither PyTorch's nor this package's."""
    return [frame for frame in stack if not frame.filename.startswith((_TORCH, _OURS, "<"))]


@functools.lru_cache(maxsize=4096)
def _graph(
    kind: str, layout: Layout, reduction: str, group: str, size: int, source: str
) -> Callable[[], object]:
    """Records a graph of one collective. Returns what counts a call of it."""
    functional = torch.ops._c10d_functional
    sizes, dtype = layout

    def of_one(x: torch.Tensor) -> Any:
        if kind == "all_reduce":
            x.copy_(functional.wait_tensor(functional.all_reduce(x, reduction, group)))
            return ()
        if kind == "all_gather":
            return functional.wait_tensor(functional.all_gather_into_tensor(x, size, group))
        if kind == "reduce_scatter":
            return functional.wait_tensor(functional.reduce_scatter_tensor(x, reduction, size, group))
        rows = [sizes[0] // size] * size
        return functional.wait_tensor(functional.all_to_all_single(x, rows, rows, group))

    strides = torch.empty(sizes, device="meta").stride()
    gm = torch_private.trace_new(of_one, [(sizes, strides, dtype)], {})
    for node in gm.graph.nodes:
        node.meta["stack_trace"] = source
    judged = Judged(gm, f"{kind}_outside", Options.resolve())
    if judged.captured.problems:
        raise ValueError(judged.captured.problems[0].reason)
    run = record.on_graph_alone(torch_private.boxed(lambda _: None), judged)
    return lambda: run([])
