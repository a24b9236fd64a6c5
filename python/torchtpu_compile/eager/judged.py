"""The verdict on a graph: whether it compiles, the ops that run in eager PyTorch instead, and the reasons."""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence

import torch

from .. import _core
from ..capture.graph import Problem, capture
from ..capture.inputs import Role
from ..capture.retraces import Traced
from ..capture.sources import Source
from ..core_settings import core_settings
from ..errors import UnsupportedOpError
from ..options import Options
from ..run import Run
from . import fallback
from .agreement import Deadlines
from .value_checks import checked_ops


class Judged:
    """A captured graph with every node of it that cannot be compiled."""

    def __init__(
        self,
        gm: torch.fx.GraphModule,
        name: str,
        options: Options,
        *,
        stage: str = "inference",
        roles: Sequence[Role] | None = None,
        trace: Traced | None = None,
        saved: Collection[str] = (),
    ) -> None:
        """Captures `gm`. `roles` has the role of each input (default: plain inputs). Compilations count for
        the function of `trace`, if one is given. `saved` names the results that only the backward graph
        reads.
        """
        if roles is None:
            roles = [Role() for _ in gm.graph.find_nodes(op="placeholder")]
        self.gm = gm
        self.name = name
        self.options = options
        self.stage = stage
        self.roles = roles
        self.trace = trace
        self.captured = capture(gm, name=name, stage=stage, roles=roles, saved=saved)

    def settings(self) -> dict[str, object]:
        """Returns the settings of a compilation that starts now."""
        if self.trace is None:
            return core_settings(self.options)
        return core_settings(self.options, function=self.trace.function, retraced=self.trace.cause)

    @functools.cached_property
    def problems(self) -> list[Problem]:
        """The nodes that cannot be compiled, or that the option `check_values` keeps in eager PyTorch."""
        problems = list(self.captured.problems)
        known = {p.node for p in problems}
        found = self.captured.graph.unsupported(self.settings())
        problems += (Problem(*p) for p in found if p[0] not in known)
        if self.options.check_values:
            checked = checked_ops(self.gm)
            names = {p.node for p in checked}
            problems = [*checked, *(p for p in problems if p.node not in names)]
        return problems

    @functools.cached_property
    def sources(self) -> dict[str, Source | None]:
        """The user's line of each node."""
        return fallback.node_sources(self.gm)

    def compile(self) -> _core.CompiledGraph:
        """Compiles the whole graph.

        Raises `UnsupportedOpError` if it has `problems`, and `CompileError` if the compiler refuses it.
        """
        if self.problems:
            raise UnsupportedOpError(self.problems[0].reason)
        return self.captured.graph.compile(self.settings(), self.captured.on_device)

    def compile_later(self) -> _core.CompiledGraph:
        """The whole graph, to be compiled when it is called.

        Raises `UnsupportedOpError` if it has `problems`.
        """
        if self.problems:
            raise UnsupportedOpError(self.problems[0].reason)
        return self.captured.graph.compile_later(self.settings())

    def run_eagerly(self) -> Run:
        """Returns the whole graph in eager PyTorch, each op counted."""
        return fallback.run_all_eagerly(self.gm, Deadlines.of(self.options))

    def run_around(self, problems: Sequence[Problem], compile_part: fallback.CompilePart) -> Run:
        """Returns the graph in parts, around the ops with a problem, which run in eager PyTorch.

        Reports these ops once per source line.
        """
        blamed = fallback.blame_nodes(self.gm, problems)
        fallback.report(self.name, list(blamed.values()), self.sources)
        return fallback.compile_around(self.gm, blamed, compile_part, Deadlines.of(self.options))
