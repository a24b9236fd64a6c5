"""The page of results: docs/operators.md, and docs/data/operators.csv."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
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
# Supported operators

`make conformance` makes this page and [operators.csv](data/operators.csv), which has every operator. It runs
PyTorch's operator database (`torch.testing._internal.common_methods_invocations.op_db`) through
`torch.compile(op, backend="tpu", fullgraph=True)` on the CPU plugin, each entry alone: {samples}. Results are
compared with eager PyTorch by the default tolerances of `torch.testing.assert_close`. If they differ by more,
both are compared with float64, and ours may have twice the error of eager PyTorch. Indices of equal elements
may differ, and so may singular vectors and eigenvectors, if they are orthonormal and reproduce the matrix.

- **pass**: the result is right, and XLA computed all of it. Checks that raise, such as that a matrix has an
  inverse, may run in eager PyTorch.
- **fallback**: the result is right, and an op ran in eager PyTorch.
- **mismatch, error, crash, hang**: failures.
- **excluded**: PyTorch's own `aot_eager` backend with `fullgraph=True` does not pass the sample. Not counted.

[Operators with dynamic sizes](bucketing-operators.md) has the same for dynamic sizes.
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


def name(dtype: str, direction: str) -> str:
    return dtype if direction == "forward" else f"{dtype} backward"


def table(outcomes: Outcomes, more_samples: int) -> str:
    """The page: counts, and the operators that do not pass; `more_samples` are the samples after the first
    two.
    """
    spread = f" and up to {more_samples} spread over the rest of its list" if more_samples else ""
    lines = [INTRODUCTION.format(samples=f"its first two samples{spread}"), *headline(outcomes)]
    for status in (*BAD, "fallback"):
        by_reason: dict[tuple[str, str], list[str]] = {}
        for o in sorted(outcomes, key=lambda o: str(o["op"])):
            if o["status"] == status:
                # What follows the first reason is mostly its consequence; the file has all of them.
                key = (str(o["op"]), str(o["reasons"][0]) if o["reasons"] else "")
                by_reason.setdefault(key, []).append(name(o["dtype"], o["direction"]))
        if by_reason:
            lines += [
                "",
                f"## {status.capitalize()}",
                "",
                "| Operator | Types | First reason |",
                "|---|---|---|",
            ]
        for (op, reason), types in by_reason.items():
            every = {name(o["dtype"], o["direction"]) for o in outcomes if o["op"] == op}
            told = "all" if every <= set(types) else ", ".join(types)
            lines.append(row([f"`{op}`", told, reason.replace("|", "\\|")]))
    excluded = sorted({str(o["op"]) for o in outcomes if o["status"] == "excluded"})
    if excluded:
        lines += ["", "## Excluded", "", ", ".join(f"`{op}`" for op in excluded) + "."]
    return "\n".join(lines) + "\n"


def csv_text(outcomes: Outcomes) -> str:
    """Every operator with its status for each type, and all reasons, as a table of comma-separated values."""
    by_op: dict[str, dict[str, dict[str, Any]]] = {}
    for o in outcomes:
        by_op.setdefault(str(o["op"]), {})[name(o["dtype"], o["direction"])] = o
    titles = [name(*column) for column in COLUMNS]
    file = io.StringIO()
    out = csv.writer(file, lineterminator="\n")
    out.writerow(["operator", *titles, "reasons"])
    for op, found in sorted(by_op.items()):
        reasons = dict.fromkeys(reason for o in found.values() for reason in o["reasons"])
        out.writerow([op, *(found[t]["status"] if t in found else "" for t in titles), "; ".join(reasons)])
    return file.getvalue()


def write(page: Path, text: str, rows: str) -> None:
    """Writes a page, and its table beside it under `data/`."""
    page.write_text(text)
    data = page.parent / "data" / f"{page.stem}.csv"
    data.parent.mkdir(exist_ok=True)
    data.write_text(rows)
    print(f"written: {page}, {data}")
