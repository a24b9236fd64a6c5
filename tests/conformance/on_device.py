"""PyTorch's operator database on the `tpu` device, float32, compared with the CPU.

`on_device.py [OP…]`; `make conformance-device` runs all of it. Each operator is called in up to five ways: on
tensors that are dense (`forward`) and that are not (`noncontiguous`), writing into its first argument
(`inplace`) and into tensors given as `out=`, and with its gradients (`backward`).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import types
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import cases
import report
import run as runner
import torch
import torchtpu_compile
from cases import OPS, Entry, Outcome, Problem, first_line
from torch.utils import _pytree as pytree

RESULTS = runner.ROOT / "target" / "conformance-device.jsonl"

WAYS = ("forward", "noncontiguous", "inplace", "out", "backward")
COLUMNS = ("pass", "fallback", *report.BAD)

INTRODUCTION = """\
# Operators on the `tpu` device

PyTorch's own operator database (`torch.testing._internal.common_methods_invocations.op_db`, float32) on
tensors with `device="tpu"` over the CPU plugin, in the eager mode `{mode}`, each entry in isolation: its
first two samples and up to {more} spread over the rest of its list. Results are compared with the CPU as in
[operators.md](operators.md), and have to be on the device. `make conformance-device` makes this page.

- **pass**: the right result by programs of the device.
- **fallback**: the right result; some op ran on the CPU.
- **mismatch, error, crash, hang**: what they say.
- **excluded**: the CPU refuses the call as well, or nothing is specified of its result.

Results of random operators are compared in form only, and by calling twice with one seed.
"""


def entries(ways: Sequence[str] = WAYS) -> list[Entry]:
    """Every operator in every way that the database says it has on the CPU."""
    found = []
    for name, op in OPS.items():
        if torch.float32 not in op.supported_dtypes("cpu"):
            continue
        for way in ways:
            if way == "inplace" and op.get_inplace() is None:
                continue
            if way == "out" and not op.supports_out:
                continue
            if way == "backward" and not (
                op.supports_autograd and torch.float32 in op.supported_backward_dtypes("cpu")
            ):
                continue
            found.append(Entry(name, "float32", way))
    return found


def moved(x: Any) -> Any:
    """A tensor of the device with the values and strides of `x`, of which it is a part for autograd."""
    if isinstance(x, torch.device):
        return torch.device("tpu")
    if not isinstance(x, torch.Tensor) or x.layout != torch.strided:
        return x
    dense = x.is_contiguous() or 0 in x.stride() or x.requires_grad or x.is_conj() or x.is_neg()
    if dense or x.numel() == 0:
        return x.to("tpu")
    return torch.empty_strided(x.shape, x.stride(), dtype=x.dtype, device="tpu").copy_(x)


# Their further tensors have to be on the CPU, for CUDA too.
INDICES_ON_CPU = ("tensor_split",)


def unseeded(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the database's that calls a random one, without setting the seed first."""
    code = getattr(function, "__code__", None)
    if code is None or "wrapper_set_seed" not in code.co_names:
        return function
    plain = function.__globals__ | {"wrapper_set_seed": lambda op, *args, **kwargs: op(*args, **kwargs)}
    return types.FunctionType(code, plain, closure=function.__closure__)


class OnDevice(cases.Case):
    """A call of an operator in one of `WAYS`, on the CPU or on the device."""

    def __init__(self, entry: Entry, sample: Any) -> None:
        way = entry.direction
        # `results` asks whether there are gradients to take.
        super().__init__(OPS[entry.op], sample, "backward" if way == "backward" else "forward")
        self.way = way

    def on(self, device: str) -> Callable[..., Any]:
        """The call, for arguments and results on the CPU, whose tensors are on `device` in between."""
        op = unseeded(self.op.get_inplace()) if self.way == "inplace" else cases.callable_of(self.op)

        def call(*args: Any, **kwargs: Any) -> Any:
            if device == "tpu" and self.op.name in INDICES_ON_CPU:
                args = (moved(args[0]), *args[1:])
            elif device == "tpu":
                args, kwargs = pytree.tree_map(moved, (args, kwargs))
                if self.op.name == "to":
                    args = tuple(device if isinstance(arg, str) else arg for arg in args)
                if self.op.is_factory_function or self.op.name == "scalar_tensor" or "device" in kwargs:
                    kwargs["device"] = device
            if self.way != "out":
                return self.back(op(*args, **kwargs), device)
            result = op(*args, **kwargs)
            if not isinstance(result, torch.Tensor):
                return self.back(result, device)
            if device == "cpu":
                # Not by `out=`: the CPU has kernels that leave a strided one as it was.
                return [result, result]
            grown = torch.empty(0, dtype=result.dtype, device=device)
            strided = torch.empty((*result.shape, 2), dtype=result.dtype, device=device)[..., 0]
            return [self.back(op(*args, **kwargs, out=out), device) for out in (grown, strided)]

        return call

    def back(self, result: Any, device: str) -> Any:
        def fetch(x: torch.Tensor) -> torch.Tensor:
            if device == "tpu" and x.device.type != "tpu" and x.layout == torch.strided:
                raise Problem("mismatch", "a result is not on the device")
            return x.cpu()

        return pytree.tree_map_only(torch.Tensor, fetch, result)

    def function(self) -> Callable[..., Any]:
        return self.on("cpu")


def run(entry: Entry, more: int = 2) -> Outcome:
    """Runs an entry's samples, two and `more`; ends with the worst of their results."""
    op = OPS[entry.op]
    torch.manual_seed(0)
    gradients = entry.direction == "backward"
    chosen = cases.spread(list(op.sample_inputs("cpu", torch.float32, requires_grad=gradients)), more)
    outcome = Outcome(entry.op, entry.dtype, entry.direction, "pass", len(chosen))
    for sample in chosen:
        if entry.direction == "noncontiguous":
            try:
                sample = sample.noncontiguous()
            except RuntimeError:
                continue  # Sparse tensors have no strides.
        if entry.direction == "inplace" and sample.broadcasts_input:
            continue
        status, reasons = run_sample(entry, sample)
        outcome.status = max(outcome.status, status, key=cases.SEVERITY.index)
        outcome.reasons += [r for r in reasons if r not in outcome.reasons]
    return outcome


def run_sample(entry: Entry, sample: Any) -> tuple[str, list[str]]:
    call = OnDevice(entry, sample)
    try:
        expected = call.eager()
    except Exception:
        return "pass", []  # The CPU refuses the sample: there is nothing to compare with.
    torchtpu_compile.reset_metrics()
    try:
        call.compare(call.on("tpu"), expected, same_seed=True)
    except Problem as problem:
        return problem.status, [problem.reason]
    except Exception as error:
        return "error", [f"{type(error).__name__}: {first_line(error)}"]
    on_host = torchtpu_compile.metrics()["fallback_ops"]
    return ("fallback", [f"on the CPU: {', '.join(sorted(on_host))}"]) if on_host else ("pass", [])


def headline(outcomes: report.Outcomes) -> list[str]:
    titles = ["Way", "Counted", *COLUMNS, "excluded"]
    lines = [report.row(titles), report.row(["---"] * len(titles))]
    for way in (*WAYS, "all"):
        found = Counter(o["status"] for o in outcomes if way in (o["direction"], "all"))
        counted = found.total() - found["excluded"]
        if counted == 0:
            continue
        right = found["pass"] + found["fallback"]
        shares = [f"{found['pass']} ({found['pass'] / counted:.1%})", found["fallback"]]
        name = way if way != "all" else f"all ({right / counted:.1%} right)"
        lines.append(report.row([name, counted, *shares, *(found[s] for s in (*report.BAD, "excluded"))]))
    return lines


def page(outcomes: report.Outcomes, mode: str, more: int) -> str:
    lines = [INTRODUCTION.format(mode=mode, more=more), *headline(outcomes)]
    for status in (*report.BAD, "fallback", "excluded"):
        chosen = sorted((o for o in outcomes if o["status"] == status), key=lambda o: str(o["op"]))
        if chosen:
            lines += ["", f"## {status.capitalize()}", ""]
        for o in chosen:
            reasons = "; ".join(o["reasons"]).replace("|", "\\|")
            lines.append(f"- **{o['op']}** {o['direction']}: {reasons}")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ops", nargs="*", metavar="OP", help="names in the database; default all")
    parser.add_argument("--ways", default=",".join(WAYS), metavar="LIST")
    parser.add_argument("--mode", default="strict", help="the device's eager mode (strict)")
    parser.add_argument("--sample", type=int, metavar="N", help="run N entries chosen by --seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deadline", type=float, default=240, metavar="S", help="seconds for an entry (240)")
    parser.add_argument("--more-samples", type=int, default=2, metavar="N", help="after the first two (2)")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="a line of JSON each")
    parser.add_argument(
        "--resume", action="store_true", help="keep what FILE has, and run what is missing or did not pass"
    )
    parser.add_argument("--table", type=Path, metavar="FILE", help="write the page of all results there")
    options = parser.parse_args()
    found = entries(options.ways.split(","))
    if options.ops:
        found = [e for e in found if e.op in options.ops]
    if options.sample is not None:
        found = random.Random(options.seed).sample(found, min(options.sample, len(found)))
    asked = [{"op": e.op, "dtype": e.dtype, "direction": e.direction} for e in found]
    known = runner.settled(options.results, asked, ("pass", "excluded")) if options.resume else []
    # Many entries have the same small programs.
    with tempfile.TemporaryDirectory(prefix="conformance-") as directory:
        os.environ |= {
            "TORCHTPU_CACHE": "on",
            "TORCHTPU_CACHE_DIR": directory,
            "TORCHTPU_EAGER": options.mode,
        }
        outcomes = runner.run_all(
            asked, known, options.jobs, options.deadline, options.more_samples, options.results, "on_device"
        )
    for line in headline(outcomes):
        print(line)
    if options.table is not None:
        options.table.write_text(page(outcomes, options.mode, options.more_samples))
        print(f"written: {options.table}")
    else:
        for outcome in outcomes:
            if outcome["status"] != "pass":
                print(report.line(outcome))
    return 1 if any(o["status"] in report.BAD for o in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
