"""The table of results: docs/operators.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

Outcomes = list[dict[str, Any]]

COLUMNS = [
    ("float32", "forward"),
    ("bfloat16", "forward"),
    ("int64", "forward"),
    ("bool", "forward"),
    ("complex64", "forward"),
    ("float32", "backward"),
]

INTRODUCTION = """\
# Operators

PyTorch's own operator database (`torch.testing._internal.common_methods_invocations.op_db`) through
`torch.compile(op, backend="tpu", fullgraph=True)` on the CPU plugin, each entry in isolation: {samples}.
Results are compared with eager PyTorch by the default tolerances of `torch.testing.assert_close`; where they
differ by more, both are compared with float64, and ours may err twice as much as eager's. Positions of equal
elements may differ, and singular and eigenvectors, as long as they are orthonormal and make the same matrix.
`make conformance` makes this page.

- **pass**: the right result, all of it computed in XLA executables, as the profiler sees it. Checks that
  raise, such as of a matrix without an inverse, may run outside.
- **fallback**: the right result; some op ran in eager PyTorch, for the reason given.
- **mismatch, error, crash, hang**: what they say.
- **excluded**: PyTorch's own `aot_eager` backend with `fullgraph=True` does not pass the sample either;
  not counted.

An empty cell: PyTorch does not have the operator for that type.
"""


BAD = ("mismatch", "error", "crash", "hang")


def row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def counts(outcomes: Outcomes, dtype: str, direction: str) -> Counter[str]:
    return Counter(o["status"] for o in outcomes if (o["dtype"], o["direction"]) == (dtype, direction))


def headline(outcomes: Outcomes) -> list[str]:
    """A Markdown table of counts per type and direction."""
    titles = ["Type", "Counted", "Pass without fallback", "Pass counting fallback", *BAD, "excluded"]
    lines = [row(titles), row(["---"] * len(titles))]
    for dtype, direction in COLUMNS:
        found = counts(outcomes, dtype, direction)
        counted = found.total() - found["excluded"]
        if counted == 0:
            continue
        right = found["pass"] + found["fallback"]
        shares = [f"{n} ({n / counted:.1%})" for n in (found["pass"], right)]
        lines.append(row([f"{dtype} {direction}", counted, *shares, *(found[s] for s in (*BAD, "excluded"))]))
    return lines


def line(outcome: dict[str, Any]) -> str:
    reasons = "; ".join(outcome["reasons"])
    return f"{outcome['op']} {outcome['dtype']} {outcome['direction']}: {outcome['status']}: {reasons}"


def table(outcomes: Outcomes, more_samples: int) -> str:
    """The whole page; `more_samples` are the samples after the first two."""
    spread = f" and up to {more_samples} spread over the rest of its list" if more_samples else ""
    introduction = INTRODUCTION.format(samples=f"its first two samples{spread}")
    by_op: dict[str, dict[tuple[str, str], dict[str, Any]]] = {}
    for o in outcomes:
        by_op.setdefault(o["op"], {})[(o["dtype"], o["direction"])] = o
    lines = [introduction, *headline(outcomes), ""]
    lines += ["## Every operator", ""]
    titles = [dtype if direction == "forward" else f"{dtype} backward" for dtype, direction in COLUMNS]
    lines += [f"| Operator | {' | '.join(titles)} |", f"|---|{'---|' * len(titles)}"]
    for op in sorted(by_op):
        cells = [by_op[op][c]["status"] if c in by_op[op] else "" for c in COLUMNS]
        lines.append(f"| {op} | {' | '.join(cells)} |")
    lines += ["", "## What does not pass, and why", ""]
    for op in sorted(by_op):
        for column in COLUMNS:
            outcome = by_op[op].get(column)
            if outcome is not None and outcome["status"] != "pass":
                reasons = "; ".join(outcome["reasons"]).replace("|", "\\|")
                lines.append(f"- **{op}** {' '.join(column)}: {outcome['status']}: {reasons}")
    return "\n".join(lines) + "\n"
