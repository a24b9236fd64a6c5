"""A compiled graph as what it was made from: another process makes it of that without tracing anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from . import _core

Run = Callable[[list[Any]], Any]
"""A compiled graph as AOTAutograd calls it: with one list of arguments, which it may empty."""


class Wrapper(Protocol):
    """Something done around each call of a compiled graph; it can be pickled."""

    def around(self, compiled: Run) -> Run:
        """The graph with that done."""


@dataclass(frozen=True)
class Program:
    """A captured graph, and what is done around its calls. It can be pickled."""

    graph: bytes
    """On the wire."""
    wrappers: tuple[Wrapper, ...]
    """The innermost first."""

    def __deepcopy__(self, memo: object) -> Program:
        """Nothing in it changes, and PyTorch copies what it keeps when it is loaded."""
        return self

    def load(self, settings: dict[str, object]) -> Run:
        """The compiled graph, under the core's settings."""
        return wrap(_core.compile(self.graph, settings), self.wrappers)

    def load_cached(self, settings: dict[str, object]) -> Run | None:
        """The same where nothing has to be compiled for it now; `None` otherwise."""
        compiled = _core.compile_from_cache(self.graph, settings)
        return None if compiled is None else wrap(compiled, self.wrappers)


def wrap(compiled: Run, wrappers: Sequence[Wrapper]) -> Run:
    """A compiled graph with everything that is done around it, the innermost first."""
    for wrapper in wrappers:
        compiled = wrapper.around(compiled)
    return compiled
