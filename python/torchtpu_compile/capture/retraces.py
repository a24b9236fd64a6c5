"""Why Dynamo traces a function again, in a line, with what would avoid it."""

from __future__ import annotations

import itertools
import logging
import re
from collections import defaultdict
from dataclasses import dataclass

from .. import log, torch_private

TOLD_AT = 4
"""Which graph of one function the user is warned of."""

_numbers = itertools.count(1)
_of_frame: dict[tuple[int, int], int] = {}
"""Numbers of functions by how often Dynamo was reset and the number that it gave the function since."""


@dataclass(frozen=True)
class Traced:
    """The trace of a function that a graph comes from."""

    function: int
    """A number that no other function of the process has."""
    number: int
    """How many traces there were before."""
    cause: str | None
    """Why there is one more, and what would avoid it; `None` for the first."""


_SIZE = re.compile(r"tensor '(?P<name>.+)' size mismatch at index (?P<dim>\d+)\. expected (?P<old>\d+)")

_REMEDIES = (
    (
        re.compile(r"tensor '(.+)' (?:dtype|rank|stride|dispatch key set|device) mismatch"),
        "give {0} the same type, number of dimensions and layout at each call, or expect a graph for each",
    ),
    (
        re.compile(r"tensor '(.+)' requires_grad mismatch"),
        "call it with {0} either always or never requiring gradients, or expect a graph for each",
    ),
    (
        re.compile(r"GLOBAL_STATE changed: (\w+)"),
        "call it always under the same global state ({0}): grad mode, autocast, default dtype, threads",
    ),
    (re.compile(r"\.training == (?:True|False)"), "training and evaluation have a graph each, once"),
    (re.compile(r"^len\((.+)\) == "), "pass {0} with the same number of elements at each call"),
    (
        re.compile(r"^(\S+) == -?[\d.]+"),
        "pass {0} as a tensor, or, for an integer, let torch.compile(dynamic=True) take it as a size",
    ),
    (
        re.compile(r"___check_obj_id\(([^,]+),|ID_MATCH"),
        "an object that differs from call to call is part of the graph: pass its tensors, or keep it",
    ),
)


def traced() -> Traced:
    """The trace that is going on; of a graph that Dynamo did not trace, one of its own."""
    found = torch_private.current_trace()
    if found is None:
        return Traced(next(_numbers), 0, None)
    frame, number, reason = found
    key = (torch_private.dynamo_resets(), frame)
    if number == 0 or key not in _of_frame:
        _of_frame[key] = next(_numbers)
    return Traced(_of_frame[key], number, describe(reason) if number else None)


def describe(reason: str | None) -> str:
    """Dynamo's reason in a line, with the line of the user's that asked, and what would avoid it."""
    first = (reason or "").split("\n", 1)[0]
    # `0/1: ` names the graph whose guard failed.
    guard = re.sub(r"^\d+/\d+: ", "", first)
    guard, _, place = guard.partition("  # ")
    guard = guard.strip()
    if not guard:
        return "Dynamo does not say why (TORCH_LOGS=recompiles may)"
    where = f" ({place.strip()})" if place.strip() else ""
    return f"{guard}{where}: {_remedy(guard)}"


def _remedy(guard: str) -> str:
    if size := _SIZE.search(guard):
        name, dim, old = size["name"], size["dim"], size["old"]
        if old in ("0", "1"):
            return f"sizes of 0 and 1 have graphs of their own; pad dimension {dim} of {name} to 2 or more"
        return (
            f"{torch_private.MARK_DYNAMIC}({name}, {dim}) before the first call, or "
            "torch.compile(dynamic=True), makes one graph for all sizes"
        )
    for pattern, remedy in _REMEDIES:
        if found := pattern.search(guard):
            return remedy.format(*(group or "it" for group in found.groups()))
    return "what is compared there was read as a constant; keep it the same, or pass it as a tensor"


_causes: defaultdict[int, list[str]] = defaultdict(list)


def report(found: Traced, place: str) -> None:
    """Says of each further trace why there is one, and warns once of a function that has many."""
    if found.cause is None:
        return
    log.once(logging.INFO, f"the function at {place} is traced again (graph {found.number}): {found.cause}")
    causes = _causes[found.function]
    causes.append(found.cause)
    if found.number + 1 == TOLD_AT:
        listed = "".join(f"\n  {cause}" for cause in dict.fromkeys(causes))
        log.once(
            logging.WARNING,
            f"the function at {place} was traced {TOLD_AT} times so far, and each has programs "
            f"of its own:{listed}",
        )
