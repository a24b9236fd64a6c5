"""PyTorch's operator database at varying sizes, with poisoned padding: `make conformance-dynamic`.

Of each operator, the first sample counts whose first tensor has more than two elements along its first
dimension. That dimension, and those of other tensors that have to follow it, are told to vary
(`mark_dynamic`), and the operator is called at three sizes. An operator counts where `aot_eager` captures
it so. The results are written to docs/bucketing-operators.md, and as JSON beside the build results.
"""

from __future__ import annotations

import argparse
import csv
import io
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cases
import report
import run as runner
import torch
import torch._dynamo
import torchtpu_compile
from cases import Case, Entry, Outcome, Problem, first_line
from torch.testing._internal.opinfo.core import OpInfo, SampleInput
from torch.utils import _pytree as pytree

RESULTS = runner.ROOT / "target" / "conformance-dynamic.jsonl"
POISONS = ("nan", "inf", "huge")

# Whatever these give is right at its size, or not counted.
SETTLED = ("bucketed", "excluded")

# Ops whose decomposition refuses symbolic sizes.
FIXED_SIZES_ONLY = {"aten.linalg_qr.default"}

# A dimension of a tensor: the place of the tensor among a sample's leaves, and which of its dimensions.
Varying = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Plan:
    """What varies, and the sizes that it has; the first is the sample's own."""

    varying: Varying
    sizes: tuple[int, int, int]


class Resized(Case):
    """A sample with another size of the dimensions that vary."""

    def __init__(self, op: OpInfo, sample: SampleInput, plan: Plan, size: int) -> None:
        args, kwargs = resized((sample.input, *sample.args), sample.kwargs, plan, size)
        super().__init__(op, SampleInput(args[0], args=args[1:], kwargs=kwargs), "forward")
        self.varying = plan.varying
        self.size = size

    def arguments(self, dtype: torch.dtype | None = None) -> tuple[tuple[Any, ...], dict[str, Any]]:
        copied = super().arguments(dtype)
        leaves = pytree.tree_leaves(copied)
        for leaf, dim in self.varying:
            torch._dynamo.mark_dynamic(leaves[leaf], dim)
        return copied


def resized(
    args: tuple[Any, ...], kwargs: dict[str, Any], plan: Plan, size: int
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Arguments with `size` elements along what varies: the sample's own, again and again."""
    leaves, structure = pytree.tree_flatten((args, kwargs))
    if size != plan.sizes[0]:
        generator = torch.Generator().manual_seed(size)
        for leaf in dict.fromkeys(leaf for leaf, _ in plan.varying):
            dims = [d for i, d in plan.varying if i == leaf]
            leaves[leaf] = grown(leaves[leaf], dims, plan.sizes[0], size, generator)
    args, kwargs = pytree.tree_unflatten(leaves, structure)
    return args, kwargs


def grown(x: torch.Tensor, dims: list[int], own: int, size: int, generator: torch.Generator) -> torch.Tensor:
    """`x` with `size` instead of `own` elements along `dims`.

    Elements that come again are smaller, so that an operator's domain holds them and no two are equal; those
    of a matrix that comes again all by the same factor. A square matrix that grows stays symmetric, definite
    and regular where it was so: the new part of its diagonal is larger instead.
    """
    last = x.ndim - 2
    square = last >= 0 and {last, last + 1} <= {*dims}
    for dim in dims:
        x = x.index_select(dim, torch.arange(size) % own)
        if not (x.is_floating_point() or x.is_complex()) or (square and dim >= last):
            continue
        shape = [1 if dim < last and d != dim else n for d, n in enumerate(x.shape)]
        factors = 1 - 0.5 * torch.rand(shape, generator=generator)
        factors.narrow(dim, 0, own).fill_(1)
        x = x * factors.to(x.dtype)
    if square and (x.is_floating_point() or x.is_complex()):
        x = x + 2 * x.abs().amax() * torch.diag(torch.arange(size) >= own).to(x.dtype)
    return x


def tensors(sample: SampleInput) -> list[tuple[int, torch.Tensor]]:
    """The tensors of a sample, with their places among its leaves."""
    leaves = pytree.tree_leaves(((sample.input, *sample.args), sample.kwargs))
    return [(i, x) for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]


def plans(sample: SampleInput) -> Iterable[Plan]:
    """What may vary, from one dimension alone to every one of that size; at any sizes, then at multiples."""
    (first, x), *_ = found = tensors(sample)
    n = x.shape[0]
    leading = tuple((i, 0) for i, x in found if x.ndim > 0 and x.shape[0] == n)
    every = tuple((i, d) for i, x in found for d in range(x.ndim) if x.shape[d] == n)
    for sizes in ((n, n + 2, 2 * n + 1), (n, 2 * n, 3 * n)):
        yield from (Plan(v, sizes) for v in dict.fromkeys((((first, 0),), leading, every)))


def suits(sample: SampleInput) -> bool:
    found = tensors(sample)
    return bool(found) and found[0][1].ndim > 0 and found[0][1].shape[0] > 2


@dataclass
class Prepared:
    """The cases of one operator, smallest first, and what eager PyTorch gives."""

    calls: list[Resized]
    expected: list[list[Any]]

    def check(self, function: Callable[..., Any], same_seed: bool) -> None:
        for call, expected in zip(self.calls, self.expected, strict=True):
            try:
                call.compare(function, expected, same_seed)
            except Problem as problem:
                raise Problem(problem.status, f"at size {call.size}: {problem.reason}") from None


def captured(op: OpInfo, sample: SampleInput) -> Prepared:
    """The operator at three sizes of the first plan that `aot_eager` captures.

    Raises `Problem` with the reason of the last one, where it captures none.
    """
    why = "no size can vary"
    for plan in plans(sample):
        try:
            calls = [Resized(op, sample, plan, size) for size in plan.sizes]
            prepared = Prepared(calls, [call.eager() for call in calls])
        except Exception as error:
            why = f"cannot vary: {first_line(error)}"
            continue
        torch._dynamo.reset()
        try:
            prepared.check(torch.compile(calls[0].function(), backend="aot_eager", fullgraph=True), False)
        except Exception as error:
            why = f"aot_eager: {type(error).__name__}: {told(error)}"
            continue
        return prepared
    raise Problem("excluded", why)


def told(error: BaseException) -> str:
    return error.reason if isinstance(error, Problem) else first_line(error)


def run(entry: Entry, poisons: int = len(POISONS)) -> Outcome:
    """What becomes of an operator: `bucketed`, `exact` or `fallback` with reasons, or what went wrong."""
    op = cases.OPS[entry.op]
    torch.manual_seed(0)
    samples = op.sample_inputs("cpu", cases.DTYPES[entry.dtype], requires_grad=False)
    sample = next(filter(suits, samples), None)
    outcome = Outcome(entry.op, entry.dtype, entry.direction, "excluded")
    if sample is None:
        outcome.reasons = ["no sample's first dimension is above 2"]
        return outcome
    try:
        prepared = captured(op, sample)
    except Problem as problem:
        outcome.reasons = [problem.reason]
        return outcome
    outcome.samples = len(prepared.calls)
    for poison in POISONS[:poisons]:
        status, reasons = run_poisoned(prepared, poison)
        if status != "bucketed":
            outcome.status, outcome.reasons = status, reasons
            return outcome
    outcome.status = "bucketed"
    return outcome


def run_poisoned(prepared: Prepared, poison: str) -> tuple[str, list[str]]:
    torch._dynamo.reset()
    torchtpu_compile.reset_metrics()
    function = prepared.calls[0].function()
    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"padding": poison})
    watch = cases.FallbackWatch()
    try:
        with watch:
            prepared.check(compiled, same_seed=True)
    except Problem as problem:
        return problem.status, [f"{poison} in the padding: {problem.reason}"]
    except Exception as error:
        return "error", [f"{poison} in the padding: {type(error).__name__}: {first_line(error)}"]
    metrics = torchtpu_compile.metrics()
    if metrics["padded_executions"] > 0:
        return "bucketed", []
    if watch.reasons:
        return "fallback", [decomposed(reason) for reason in watch.reasons]
    return "exact", sorted(metrics["exact_fallbacks"]) or ["no program depends on the size"]


def decomposed(reason: str) -> str:
    """`reason`, corrected if a decomposition lowers the op for fixed sizes."""
    known = reason.partition(":")[0] in FIXED_SIZES_ONLY
    return reason.replace("no lowering for this op", "decomposed for fixed sizes only") if known else reason


# The page

INTRODUCTION = """\
# Operators with dynamic sizes

`make conformance-dynamic` makes this page and [bucketing-operators.csv](data/bucketing-operators.csv), which
has every operator. It runs PyTorch's operator database (float32, forward) through `torch.compile(op,
backend="tpu", fullgraph=True)` on the CPU plugin. The first sample counts whose first tensor has more than
two elements along dimension 0. That dimension, and those that must follow it, are marked with
`torch._dynamo.mark_dynamic`. Each op is called at three sizes, with NaN, infinities and huge numbers in the
padding (`options={"padding": …}`), and compared with eager PyTorch as in [Supported operators](operators.md).

- **bucketed**: the result is right at all sizes, and an executable for a bucket computed it.
- **exact**: the result is right, and each size was compiled alone.
- **fallback**: the result is right, and an op ran in eager PyTorch.
- **mismatch, error, crash, hang**: failures.
- **excluded**: the sample has no dimension that can vary, or PyTorch's own `aot_eager` backend does not
  capture it with a dynamic size. Not counted.

Random ops are compared by shape and dtype, and by two calls with one seed.
"""

COLUMNS = ("bucketed", "exact", "fallback", *report.BAD)


def headline(outcomes: report.Outcomes) -> list[str]:
    found = Counter(o["status"] for o in outcomes)
    counted = found.total() - found["excluded"]
    shares = [f"{found[s]} ({found[s] / max(counted, 1):.1%})" for s in COLUMNS[:3]]
    titles = ["Counted", *COLUMNS, "excluded"]
    cells = [counted, *shares, *(found[s] for s in report.BAD), found["excluded"]]
    return [report.row(titles), report.row(["---"] * len(titles)), report.row(cells)]


def page(outcomes: report.Outcomes) -> str:
    lines = [INTRODUCTION, *headline(outcomes)]
    for status in reversed(COLUMNS[1:]):
        chosen = sorted((o for o in outcomes if o["status"] == status), key=lambda o: str(o["op"]))
        if not chosen:
            continue
        by_reason: dict[str, list[str]] = {}
        for o in chosen:
            by_reason.setdefault("; ".join(o["reasons"]), []).append(f"`{o['op']}`")
        lines += ["", f"## {status.capitalize()}", "", "| Reason | Operators |", "|---|---|"]
        lines += [report.row([r.replace("|", "\\|"), ", ".join(ops)]) for r, ops in by_reason.items()]
    return "\n".join(lines) + "\n"


def csv_text(outcomes: report.Outcomes) -> str:
    file = io.StringIO()
    out = csv.writer(file, lineterminator="\n")
    out.writerow(["operator", "status", "reasons"])
    for o in sorted(outcomes, key=lambda o: str(o["op"])):
        out.writerow([o["op"], o["status"], "; ".join(o["reasons"])])
    return file.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ops", nargs="*", metavar="OP", help="names in the database; default all")
    parser.add_argument("--sample", type=int, metavar="N", help="run N operators chosen by --seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deadline", type=float, default=180, metavar="S", help="seconds for one (180)")
    parser.add_argument(
        "--poisons", type=int, default=len(POISONS), metavar="N", help=f"only the first of {POISONS}"
    )
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="a line of JSON each")
    parser.add_argument(
        "--resume", action="store_true", help="keep what FILE has, and run what is missing or not bucketed"
    )
    parser.add_argument("--table", type=Path, metavar="FILE", help="write the page of all results there")
    options = parser.parse_args()

    found = cases.entries(["float32"], ["forward"])
    if options.ops:
        found = [e for e in found if e.op in options.ops]
    if options.sample is not None:
        found = random.Random(options.seed).sample(found, min(options.sample, len(found)))
    entries = [{"op": e.op, "dtype": e.dtype, "direction": e.direction} for e in found]
    known = runner.settled(options.results, entries, SETTLED) if options.resume else []
    # Programs do not depend on what padding holds: each is compiled once for all poisons.
    with tempfile.TemporaryDirectory(prefix="conformance-") as directory:
        os.environ |= {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": directory}
        outcomes = runner.run_all(
            entries, known, options.jobs, options.deadline, options.poisons, options.results, "dynamic"
        )
    for line in headline(outcomes):
        print(line)
    for outcome in sorted(outcomes, key=lambda o: str(o["op"])):
        if outcome["status"] not in SETTLED:
            print(report.line(outcome))
    if options.table is not None:
        report.write(options.table, page(outcomes), csv_text(outcomes))
    return 1 if any(o["status"] in report.BAD for o in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
