"""Events of compilation, for listeners such as `explain` and PyTorch's traces."""

from __future__ import annotations

import contextlib
import functools
import json
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .. import torch_private

if TYPE_CHECKING:
    from .._core import CompiledGraph
    from .graph import Problem
    from .sources import Source


@dataclass
class GraphEvents:
    """One graph of AOTAutograd's, from its capture on."""

    name: str
    stage: str
    """`inference`, `forward` or `backward`."""
    ops: dict[str, int]
    """ATen overload names to how often they stand in the graph."""
    eager: list[tuple[Problem, Source | None]]
    """Nodes that run in eager PyTorch."""
    capture_seconds: float
    compiled: list[CompiledGraph] = field(default_factory=list)
    """The programs: one, or one for each part between ops that run in eager PyTorch."""
    refusals: list[str] = field(default_factory=list)
    """The compiler's message if it refused the graph."""


@dataclass
class FunctionEvents:
    """One graph of Dynamo's that reached the backend."""

    first_line: Source | None
    seconds: float = 0.0
    """All that AOTAutograd and the backend did for it."""
    retraced: str | None = None
    """Why Dynamo traced the function again, and what would avoid it; `None` for the first time."""
    unreadable: list[str] = field(default_factory=list)
    """Why nothing of it is compiled: inputs that only eager PyTorch reads."""
    graphs: list[GraphEvents] = field(default_factory=list)


class Collector:
    """Everything that is compiled while it listens, in order."""

    def __init__(self) -> None:
        self.functions: list[FunctionEvents] = []

    def graph(self, name: str) -> GraphEvents | None:
        """The newest graph of that name; a part of a graph belongs to the graph."""
        whole = name.split("_part")[0]
        for function in reversed(self.functions):
            for graph in reversed(function.graphs):
                if graph.name == whole:
                    return graph
        return None


_collectors: list[Collector] = []
_lock = threading.Lock()


@contextlib.contextmanager
def collect() -> Iterator[Collector]:
    """Listens to what this process compiles."""
    collector = Collector()
    with _lock:
        _collectors.append(collector)
    try:
        yield collector
    finally:
        with _lock:
            _collectors.remove(collector)


def listening() -> bool:
    """Whether anybody wants to know how graphs come about: then none is taken as it was kept."""
    return bool(_collectors)


def function(event: FunctionEvents) -> None:
    """A function reached the backend."""
    for collector in _collectors:
        collector.functions.append(event)


def captured(event: GraphEvents) -> None:
    """A graph was captured; what was told of a part of a graph joins it."""
    for collector in _collectors:
        whole = collector.graph(event.name) if "_part" in event.name else None
        if whole is not None:
            whole.capture_seconds += event.capture_seconds
            whole.eager += event.eager
        elif collector.functions:
            collector.functions[-1].graphs.append(event)


def compiled(name: str, graph: CompiledGraph) -> None:
    """A graph or a part of one became a program, now or, where its sizes vary, when it is called."""
    for collector in _collectors:
        known = collector.graph(name)
        if known is not None:
            known.compiled.append(graph)
    _trace(name, graph)


def refused(name: str, reason: str) -> None:
    """The compiler refused a graph, or a part of one."""
    for collector in _collectors:
        known = collector.graph(name)
        if known is not None:
            known.refusals.append(reason)


def _trace(name: str, graph: CompiledGraph) -> None:
    """The graph's texts for `TORCH_TRACE` (read by `tlparse`), and for `TORCH_LOGS=output_code`."""
    torch_private.trace_artifact(f"torchtpu_fx_{name}", lambda: graph.graph_text())
    torch_private.trace_artifact(f"torchtpu_stablehlo_{name}", lambda: _stablehlo(graph))
    cache = functools.partial(_cache, graph)
    torch_private.trace_artifact(f"torchtpu_cache_{name}", cache)
    torch_private.log_output_code(__name__, name, lambda: _stablehlo(graph))


def _stablehlo(graph: CompiledGraph) -> str:
    if graph.report()["symbols"] and not graph.executables():
        return "# sizes vary: there is a program for each bucket, made by the first call that needs it"
    return graph.stablehlo()


def _cache(graph: CompiledGraph) -> str:
    keys: Sequence[str] = (
        *("platform", "cache_hits", "cache_misses", "cache_key", "executables", "symbols"),
        *("passes_ms", "lowering_ms", "compile_ms", "stablehlo_bytes"),
    )
    report = graph.report()
    return json.dumps({key: report[key] for key in keys if key in report}, indent=2)
