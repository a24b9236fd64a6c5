"""A compiled graph as what it was made from: another process makes it of that without tracing anything.

A thread loads executables and never compiles, so that Ctrl-C works. A stale entry can bring a wrong graph,
for which the tag in `aot_cache.py` answers, but never a wrong executable, whose key the core makes.
"""

from __future__ import annotations

from dataclasses import dataclass

from .. import _core
from ..capture import events
from ..eager.refusals import REFUSALS, EagerForm, Refusable
from ..run import Run, Wrapper, wrap


@dataclass(frozen=True)
class Program:
    """A captured graph, and what is done around its calls. It can be pickled."""

    graph: bytes
    """On the wire."""
    wrappers: tuple[Wrapper, ...]
    """The innermost first."""
    eager: EagerForm | None = None
    """How it runs where it cannot be compiled; without it, that is an error."""

    def __deepcopy__(self, memo: object) -> Program:
        """Nothing in it changes, and PyTorch copies what it keeps when it is loaded."""
        return self

    def load(self, settings: dict[str, object], *, strict: bool) -> Run:
        """The compiled graph, under the core's settings. In `strict` mode a refusal is an error."""
        try:
            compiled: Run = _core.Graph(self.graph).compile(settings)
        except REFUSALS as refusal:
            compiled = self._otherwise(refusal, settings, strict)
        return self._ready(compiled, settings, strict)

    def load_cached(self, settings: dict[str, object], *, strict: bool) -> Run | None:
        """Loads the graph if nothing has to be compiled for it now; returns `None` otherwise."""
        compiled = _core.Graph(self.graph).compile_from_cache(settings)
        if compiled is not None:
            events.compiled(compiled.report()["graph"], compiled)
        return None if compiled is None else self._ready(compiled, settings, strict)

    def _ready(self, compiled: Run, settings: dict[str, object], strict: bool) -> Run:
        if isinstance(compiled, _core.CompiledGraph) and compiled.report()["symbols"]:
            compiled = Refusable(compiled, lambda refusal: self._otherwise(refusal, settings, strict))
        return wrap(compiled, self.wrappers)

    def _otherwise(self, refusal: Exception, settings: dict[str, object], strict: bool) -> Run:
        if strict or self.eager is None or not _core.compiles_anything(settings):
            raise refusal
        return self.eager.run(refusal)
