"""Graphs that cannot be compiled although each op of them has a lowering: the compiler refuses the program.

Such a graph runs in eager PyTorch, or those of its ops do that the compiler names.
"""

from __future__ import annotations

import logging
import pickle
import re
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import torch

from .. import _core, log, torch_private
from ..capture.graph import Problem, is_size_computation, op_name
from ..capture.sources import Source
from ..errors import CompileError, UnsupportedOpError
from ..run import Run
from . import fallback

REFUSALS = (CompileError, UnsupportedOpError)
"""Errors of a compile that would fail again in the same way."""


class Refusable:
    """A compiled graph that runs in another way at sizes for which it cannot be compiled.

    The core remembers these sizes, and leaves the arguments of such a call as they were.
    """

    _boxed_call = True

    def __init__(self, compiled: Run, otherwise: Callable[[Exception], Run]) -> None:
        """`otherwise` is told of the first refusal and makes the other way to run."""
        self._compiled = compiled
        self._otherwise = otherwise
        self._other: Run | None = None
        self._lock = threading.Lock()

    def __call__(self, args: list[object]) -> object:
        try:
            return self._compiled(args)
        except REFUSALS as error:
            refusal = error
        with self._lock:
            if self._other is None:
                self._other = self._otherwise(refusal)
        return self._other(args)

    def __getattr__(self, name: str) -> object:
        """Interface of a compiled graph to its callers."""
        return getattr(self._compiled, name)


def is_of_the_graph(settings: dict[str, object]) -> bool:
    """Whether a refusal is about the graph: the compiler takes other programs under the same settings."""
    return _core.compiles_anything(settings)


def blamed(gm: torch.fx.GraphModule, refusal: Exception) -> list[Problem]:
    """The ops that a refusal names, by the places that the program has told the compiler; none where it names
    none. Of several ops of one name, those whose line or node is named as well, if any is."""
    text = str(refusal)
    sources = fallback.node_sources(gm)
    named, exactly = [], []
    for node in gm.graph.nodes:
        if node.op != "call_function" or is_size_computation(node):
            continue
        op = op_name(node)
        if re.search(rf"(?<![\w.]){re.escape(op)}(?![\w.])", text) is None:
            continue
        problem = Problem(node.name, op, text)
        named.append(problem)
        source = sources[node.name]
        place = source is not None and f'{source.file.rsplit("site-packages/")[-1]}":{source.line}:' in text
        if place or f"(node {node.name}" in text:
            exactly.append(problem)
    return exactly or named


def report(source: Source | None, refusal: Exception) -> None:
    """Warns of a graph that runs in eager PyTorch as a whole; once per process for a line and a reason.

    `source` is the line that its first op comes from.
    """
    reason = re.sub(r"^graph \S+: ", "", str(refusal))
    place = f" that begins at {source}" if source is not None else ""
    log.once(
        logging.WARNING,
        f"a graph{place} runs in eager PyTorch, because it cannot be compiled: {reason}\n"
        f"  {fallback.WAY_OUT}",
    )


def first_source(sources: Mapping[str, Source | None]) -> Source | None:
    """The line that the first op with a known one comes from."""
    return next((source for source in sources.values() if source is not None), None)


@dataclass(frozen=True)
class EagerForm:
    """A graph as eager PyTorch runs it, for a process that has nothing but what was kept of it."""

    source: Source | None
    module: bytes
    """A pickled `GraphModule`, read where it is needed."""

    @staticmethod
    def of(gm: torch.fx.GraphModule) -> EagerForm | None:
        """`None` for a graph that calls others, which `torch.fx` cannot read again."""
        if any(torch_private.is_higher_order(node.target) for node in gm.graph.nodes):
            return None
        module = fallback.eager_graph(gm)
        module.meta = {}
        try:
            pickled = pickle.dumps(module)
        except (pickle.PicklingError, TypeError, AttributeError):
            return None
        return EagerForm(first_source(fallback.node_sources(gm)), pickled)

    def run(self, refusal: Exception) -> Run:
        """The graph in eager PyTorch, reported."""
        report(self.source, refusal)
        return fallback.counted(pickle.loads(self.module))
