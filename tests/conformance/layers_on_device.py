"""PyTorch's databases of modules and of optimizers on the `tpu` device, float32, compared with the CPU.

`layers_on_device.py [NAME…]`. A module is called with all inputs of its database while it trains (`train`)
and while it does not (`eval`): its results, its gradients and its buffers afterwards are compared. An
optimizer makes four steps with each of its database's settings, one tensor after the other (`plain`), with
lists (`foreach`) and with PyTorch's one kernel (`fused`); the parameters are compared.
"""

from __future__ import annotations

import argparse
import copy
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import report
import run as runner
import torch
import torchtpu_compile
from cases import Entry, Outcome, Problem, first_line
from torch.testing._internal.common_modules import module_db
from torch.testing._internal.common_optimizers import optim_db
from torch.utils import _pytree as pytree

RESULTS = runner.ROOT / "target" / "conformance-device-layers.jsonl"

MODULES = {f"nn.{m.name.removeprefix('nn.')}": m for m in module_db}
OPTIMIZERS = {f"optim.{o.optim_cls.__name__}": o for o in optim_db}
RANDOM = ("nn.RReLU", "nn.FractionalMaxPool2d", "nn.FractionalMaxPool3d")


def entries() -> list[Entry]:
    """Every module in both ways, and every optimizer in each that it has."""
    found = [Entry(name, "float32", way) for name in MODULES for way in ("train", "eval")]
    for name, info in OPTIMIZERS.items():
        ways = ["plain", *(way for way in ("foreach", "fused") if way in info.supported_impls)]
        found += [Entry(name, "float32", way) for way in ways]
    return found


def moved(given: Any) -> Any:
    """The same with leaves on the device for its tensors: one for each, however often it is there."""
    known: dict[int, torch.Tensor] = {}

    def move(x: Any) -> Any:
        if isinstance(x, torch.Tensor):
            if id(x) not in known:
                known[id(x)] = x.detach().to("tpu").requires_grad_(x.requires_grad)
            return known[id(x)]
        return torch.device("tpu") if isinstance(x, torch.device) else x

    return pytree.tree_map(move, given)


def same(what: str, ours: Any, theirs: Any) -> None:
    """Raises `Problem` where results are not the CPU's: to three digits, as sums have another order."""
    ours, theirs = pytree.tree_leaves(ours), pytree.tree_leaves(theirs)
    if len(ours) != len(theirs):
        raise Problem("mismatch", f"{what}: {len(ours)} values where the CPU has {len(theirs)}")
    for i, (a, b) in enumerate(zip(ours, theirs, strict=True)):
        if not isinstance(b, torch.Tensor):
            continue
        if a.device.type != "tpu" and b.dim() > 0:
            raise Problem("mismatch", f"{what} {i} is on {a.device}")
        try:
            torch.testing.assert_close(a.detach().cpu(), b.detach(), rtol=1e-3, atol=1e-4, equal_nan=True)
        except AssertionError as error:
            raise Problem("mismatch", f"{what} {i}: {first_line(error)}") from None


def without_chance(module: torch.nn.Module) -> torch.nn.Module:
    """The module with no dropout in it: the device draws other numbers than the CPU."""
    for part in module.modules():
        if isinstance(part, torch.nn.modules.dropout._DropoutNd):
            part.p = 0.0
        elif isinstance(getattr(part, "dropout", None), float):
            part.dropout = 0.0  # type: ignore[assignment]
    return module


def call(module: torch.nn.Module, args: Any, kwargs: Any) -> tuple[Any, Any, Any]:
    """Results; gradients of arguments and parameters for made-up ones of the results; buffers."""
    results = module(*args, **kwargs)
    outputs = [o for o in pytree.tree_leaves(results) if isinstance(o, torch.Tensor) and o.requires_grad]
    leaves = [
        x for x in pytree.tree_leaves((args, kwargs)) if isinstance(x, torch.Tensor) and x.requires_grad
    ]
    leaves += [p for p in module.parameters() if p.requires_grad]
    grads: Any = ()
    if outputs and leaves:
        given = [torch.linspace(-1, 1, o.numel()).reshape(o.shape).to(o) for o in outputs]
        grads = torch.autograd.grad(outputs, leaves, given, allow_unused=True)
    return results, grads, list(module.buffers())


def run_module(entry: Entry) -> Outcome:
    info = MODULES[entry.op]
    training = entry.direction == "train"
    torch.manual_seed(0)
    inputs = info.module_inputs_func(
        info, device="cpu", dtype=torch.float32, requires_grad=True, training=training
    )
    outcome = Outcome(entry.op, entry.dtype, entry.direction, "pass")
    torchtpu_compile.reset_metrics()
    for sample in inputs:
        if sample.forward_input is None:
            continue
        made = sample.constructor_input
        here = without_chance(info.module_cls(*made.args, **made.kwargs)).train(training)
        args, kwargs = sample.forward_input.args, sample.forward_input.kwargs
        on_device = moved((args, kwargs))
        try:
            if entry.op.startswith("nn.Lazy"):
                # Their parameters are drawn when they are first called.
                with torch.no_grad():
                    here(*args, **kwargs)
            before = copy.deepcopy(here)
            want = call(here, args, kwargs)
        except Exception:
            continue  # The CPU refuses the sample: there is nothing to compare with.
        there = before.to("tpu")
        got = call(there, *on_device)
        outcome.samples += 1
        if not (training and entry.op in RANDOM):
            for what, a, b in zip(("result", "gradient", "buffer"), got, want, strict=True):
                same(what, a, b)
    return outcome


def train(info: Any, settings: dict[str, Any], device: str, scale: float = 1.0) -> list[torch.Tensor]:
    """Parameters after four steps from the same start, times `scale`."""
    generator = torch.Generator().manual_seed(0)
    shapes = [(4, 3), (5, 4)] if info.optim_cls.__name__ == "Muon" else [(4, 3), (4,), (5, 4)]
    params = [
        (torch.randn(shape, generator=generator) * scale).to(device).requires_grad_() for shape in shapes
    ]
    x = torch.randn(6, 3, generator=generator).to(device)
    optimizer = info.optim_cls(params, **settings)

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        hidden = x @ params[0].t()
        if len(params) == 3:
            hidden = hidden + params[1]
        loss = (hidden.tanh() @ params[-1].t()).square().mean()
        loss.backward()
        return loss

    for _ in range(4):
        if info.step_requires_closure:
            optimizer.step(closure)
        else:
            closure()
            optimizer.step()
    return params


def is_stable(info: Any, settings: dict[str, Any], want: list[torch.Tensor]) -> bool:
    """Whether the CPU gives nearly the same where all parameters begin with other last bits."""
    other = train(info, copy.deepcopy(settings), "cpu", scale=1 + 2**-22)
    return all(torch.allclose(a, b, rtol=1e-3, atol=1e-4) for a, b in zip(other, want, strict=True))


def run_optimizer(entry: Entry) -> Outcome:
    info = OPTIMIZERS[entry.op]
    outcome = Outcome(entry.op, entry.dtype, entry.direction, "pass")
    if info.only_supports_sparse_grads:
        outcome.status, outcome.reasons = "excluded", ["it takes sparse gradients alone"]
        return outcome
    way = {} if entry.direction == "plain" else {entry.direction: True}
    if entry.direction == "plain" and "foreach" in info.supported_impls:
        way = {"foreach": False}
    torchtpu_compile.reset_metrics()
    unstable = []
    for sample in info.optim_inputs_func(device="cpu"):
        settings = sample.kwargs | way
        try:
            want = train(info, copy.deepcopy(settings), "cpu")
        except Exception:
            continue  # The CPU refuses these settings.
        got = train(info, copy.deepcopy(settings), "tpu")
        outcome.samples += 1
        try:
            same(f"parameter ({sample.desc})", got, want)
        except Problem:
            # A line search takes another branch for a difference in the last bit.
            if is_stable(info, settings, want):
                raise
            unstable.append(sample.desc or "default")
    if unstable and len(unstable) == outcome.samples:
        outcome.status = "excluded"
    if unstable:
        outcome.reasons = [f"chaotic on the CPU as well: {', '.join(unstable)}"]
    return outcome


def run(entry: Entry, _: int = 0) -> Outcome:
    """Runs all samples of an entry; ends with the first that is wrong."""
    torch.manual_seed(0)
    try:
        outcome = (run_module if entry.op in MODULES else run_optimizer)(entry)
    except Problem as problem:
        return Outcome(entry.op, entry.dtype, entry.direction, problem.status, reasons=[problem.reason])
    if outcome.status == "pass" and outcome.samples == 0:
        outcome.status, outcome.reasons = "excluded", ["the CPU refuses all samples"]
    on_host = torchtpu_compile.metrics()["fallback_ops"]
    if outcome.status == "pass" and on_host:
        outcome.status = "fallback"
        outcome.reasons = [f"on the CPU: {', '.join(sorted(on_host))}"]
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="such as nn.Linear; default all")
    parser.add_argument("--mode", default="strict", help="the device's eager mode (strict)")
    parser.add_argument("--sample", type=int, metavar="N", help="run N entries chosen by --seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deadline", type=float, default=300, metavar="S", help="seconds for an entry (300)")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="a line of JSON each")
    options = parser.parse_args()
    found = entries()
    if options.names:
        found = [e for e in found if e.op in options.names]
    if options.sample is not None:
        found = random.Random(options.seed).sample(found, min(options.sample, len(found)))
    asked = [{"op": e.op, "dtype": e.dtype, "direction": e.direction} for e in found]
    with tempfile.TemporaryDirectory(prefix="conformance-") as directory:
        os.environ |= {
            "TORCHTPU_CACHE": "on",
            "TORCHTPU_CACHE_DIR": directory,
            "TORCHTPU_EAGER": options.mode,
        }
        outcomes = runner.run_all(
            asked, [], options.jobs, options.deadline, 0, options.results, "layers_on_device"
        )
    counted = [o for o in outcomes if o["status"] != "excluded"]
    right = sum(o["status"] in ("pass", "fallback") for o in counted)
    print(f"{right} of {len(counted)} are right ({right / max(len(counted), 1):.1%})")
    for outcome in outcomes:
        if outcome["status"] != "pass":
            print(report.line(outcome))
    return 1 if any(o["status"] in report.BAD for o in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
