"""Random programs of varying sizes: what a warm-up compiles is what calls need."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Any

import pytest
import torch
import torchtpu_compile
from command import Command
from torchtpu_compile.cli import exits

sys.path.insert(0, str(Path(__file__).parents[3] / "differential"))

import oracle
from program import Input, Program, make, step

POINTWISE = Program(
    0, (Input("x", (None, 5), torch.float32, "normal"),), (step("y = x.tanh() * 2 + 1"),), ("y",), (5, 2, 19)
)
"""Small enough for one thread at each of its sizes, which an option of the compiler says."""
WITHOUT_A_LOWERING = 21
"""The seed of a program that cannot be lowered padded, which shows when that is tried."""


def call(programs: list[Program], **options: Any) -> None:
    for program in programs:
        torch._dynamo.reset()
        compiled = torch.compile(program.function(), backend="tpu", dynamic=True, options=options)
        for size in program.sizes:
            try:
                oracle.run(program.function(), program.arguments(size), False)
            except Exception:
                continue  # Eager PyTorch refuses it, too.
            oracle.run(compiled, program.arguments(size), False)


@pytest.mark.parametrize(
    "seeds",
    [range(5), *(pytest.param(range(i, i + 25), marks=pytest.mark.soak) for i in range(5, 205, 25))],
)
def test_calls_then_compile_nothing(torchtpu: Command, tmp_path: Path, seeds: range) -> None:
    programs = [POINTWISE, *(make(seed) for seed in (WITHOUT_A_LOWERING, *seeds))]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with torchtpu_compile.record(tmp_path / "rec", calls=3):
            call(programs, cache="off")
        cache = {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
        ended = torchtpu("warmup", str(tmp_path / "rec"), "--json", env=cache, timeout=600)
        assert ended.status == exits.OK, ended.err
        torchtpu_compile.reset_metrics()
        call(programs, cache="offline", cache_dir=str(tmp_path / "cache"))
    counts = torchtpu_compile.metrics()
    assert counts["cache_misses"] == 0 < counts["cache_hits"]
