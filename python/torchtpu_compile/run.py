"""A compiled graph as AOTAutograd calls it, and what is done around its calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

Run = Callable[[list[Any]], Any]
"""A compiled graph as AOTAutograd calls it: with one list of arguments, which it may empty."""


class Wrapper(Protocol):
    """Something done around each call of a compiled graph; it can be pickled."""

    def around(self, compiled: Run) -> Run:
        """The graph with that done."""


def wrap(compiled: Run, wrappers: Sequence[Wrapper]) -> Run:
    """A compiled graph with everything that is done around it, the innermost first."""
    for wrapper in wrappers:
        compiled = wrapper.around(compiled)
    return compiled
