"""Benchmarks: medians, and ratios against a peer measured in the same run. `make bench` runs them all.

The machine may be shared and noisy: only ratios of figures that were taken in turn mean anything.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("HF_HUB_OFFLINE", "1")
# What is timed is compiled here, unless a benchmark of the cache says otherwise.
os.environ.setdefault("TORCHTPU_CACHE", "off")

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "examples"))

import host
import models
import steady
from torchtpu_compile import _core
from torchtpu_compile.cli.common import worker_pool


def microseconds(call: Callable[[], object], count: int) -> float:
    """Mean time of a call over `count` calls."""
    started = time.perf_counter()
    for _ in range(count):
        call()
    return (time.perf_counter() - started) / count * 1e6


def paired(
    ours: Callable[[], object], theirs: Callable[[], object], rounds: int, count: int
) -> dict[str, Any]:
    """Medians of two calls timed in turn, and the median of the ratios pair by pair."""
    for call in (ours, theirs):
        microseconds(call, count)
    pairs = [(microseconds(ours, count), microseconds(theirs, count)) for _ in range(rounds)]
    return {
        "ours_us": statistics.median(a for a, _ in pairs),
        "theirs_us": statistics.median(b for _, b in pairs),
        "ratio": statistics.median(a / b for a, b in pairs),
    }


class Capture:
    """Keeps what the backend compiles while it is active: the graph, the callable, the last arguments."""

    def __enter__(self) -> Capture:
        capture = self

        class Graph(_core.Graph):
            def __init__(self, data: bytes) -> None:
                self.data = data

            def compile(self, *args: Any) -> Any:
                capture.graph = self.data
                capture.compiled = super().compile(*args)

                def call(arguments: list[Any]) -> Any:
                    capture.arguments = list(arguments)
                    return capture.compiled(arguments)

                call._boxed_call = True  # type: ignore[attr-defined]
                return call

        self.original = _core.Graph
        _core.Graph = Graph  # type: ignore[misc]
        return self

    def __exit__(self, *_: object) -> None:
        _core.Graph = self.original  # type: ignore[misc]


def lowering(rounds: int) -> dict[str, Any]:
    """FX → StableHLO (decode, passes, lowering) of GPT-2 small's graph, processor time; limit 10 ms."""
    case = models.gpt2()
    with Capture() as captured, torch.no_grad():
        torch._dynamo.reset()
        torch.compile(case.model, backend="tpu", fullgraph=True)(*case.args, **case.kwargs)
    decode, passes, lower = _core.profile_lowering(captured.graph, rounds)
    return {
        "decode_ms": decode,
        "passes_ms": passes,
        "lowering_ms": lower,
        "total_ms": decode + passes + lower,
    }


def jax_device() -> tuple[Any, str]:
    """A jax device on our CPU plugin where jax can load it, else on jaxlib's own CPU client."""
    import jax
    from jax._src import xla_bridge

    try:
        path = str(_core.find_plugin("cpu", worker_pool()))
        options = {"cpu_device_count": 1}
        xla_bridge.register_plugin("xla_cpu_pjrt", library_path=path, options=options)
        return jax.devices("xla_cpu_pjrt")[0], "jax.jit on our CPU plugin"
    except Exception as error:
        return jax.devices("cpu")[0], f"jax.jit on jaxlib's own CPU client ({error})"


def dispatch(rounds: int) -> dict[str, Any]:
    """Call of an MLP of 4 x Linear(64) at batch 1: the backend's share against a call of jax.jit; limit 3."""
    import jax

    layers = [torch.nn.Linear(64, 64) for _ in range(4)]
    mlp = torch.nn.Sequential(*layers)
    x = torch.randn(1, 64)
    with Capture() as captured, torch.no_grad():
        torch._dynamo.reset()
        expected = torch.compile(mlp, backend="tpu", fullgraph=True)(x)
    with torch.no_grad():
        torch._dynamo.reset()
        compiled = torch.compile(mlp, backend="tpu", fullgraph=True)
        compiled(x)
        whole = microseconds(lambda: compiled(x), 2000)
    backend, arguments = captured.compiled, captured.arguments

    device, which = jax_device()
    weights = [jax.device_put(layer.weight.detach().numpy(), device) for layer in layers]
    biases = [jax.device_put(layer.bias.detach().numpy(), device) for layer in layers]
    jax_x = jax.device_put(x.numpy(), device)

    @jax.jit
    def forward(x: Any, weights: Any, biases: Any) -> Any:
        for weight, bias in zip(weights, biases, strict=True):
            x = x @ weight.T + bias
        return x

    theirs = np.asarray(forward(jax_x, weights, biases))
    assert np.allclose(theirs, expected.numpy(), atol=1e-5), "the peer computes something else"
    result = paired(
        lambda: backend(list(arguments)),
        lambda: forward(jax_x, weights, biases).block_until_ready(),
        rounds,
        500,
    )
    return {**result, "whole_call_us": whole, "peer": which}


def models_against_eager(rounds: int) -> dict[str, Any]:
    """Steady call of each demo model against eager PyTorch."""
    results = {}
    for name, make in models.MODELS.items():
        case = make()
        torch._dynamo.reset()
        compiled = torch.compile(case.model, backend="tpu")

        def ours(case: models.Case = case, compiled: Any = compiled) -> object:
            return compiled(*case.args, **case.kwargs)

        def eager(case: models.Case = case) -> object:
            return case.model(*case.args, **case.kwargs)

        with torch.no_grad():
            ours()
            row = paired(ours, eager, max(3, rounds // 4), 2)
        results[name] = ", ".join(f"{key} {value:,.2f}" for key, value in row.items())
    return results


def on_the_host(name: str) -> Callable[[int], dict[str, Any]]:
    """A benchmark of `host.py`, whose rounds are short and many, and whose processes choose their caches."""

    def run(rounds: int) -> dict[str, Any]:
        return host.BENCHMARKS[name](10 * rounds)

    run.__doc__ = host.BENCHMARKS[name].__doc__
    return run


BENCHMARKS: dict[str, Callable[[int], dict[str, Any]]] = {
    "lowering": lowering,
    "dispatch": dispatch,
    "models": models_against_eager,
    "steady": steady.steady_models,
    **{name: on_the_host(name) for name in host.BENCHMARKS},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"which to run: {', '.join(BENCHMARKS)}; default all"
    )
    parser.add_argument("--rounds", type=int, default=21, help="timed rounds of each (default %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    options = parser.parse_args()
    unknown = set(options.names) - BENCHMARKS.keys()
    if unknown:
        parser.error(f"unknown benchmark {', '.join(sorted(unknown))}; known: {', '.join(BENCHMARKS)}")
    torch.manual_seed(0)
    results = {name: BENCHMARKS[name](options.rounds) for name in options.names or BENCHMARKS}
    if options.json:
        print(json.dumps(results, indent=2))
        return
    for name, result in results.items():
        print(f"\n{name}: {BENCHMARKS[name].__doc__}")
        for key, value in result.items():
            print(f"  {key:14} {value:.3f}" if isinstance(value, float) else f"  {key:14} {value}")


if __name__ == "__main__":
    main()
