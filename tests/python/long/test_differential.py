"""Random programs against eager PyTorch: a sample of what `make differential` runs."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch

sys.path.insert(0, str(Path(__file__).parents[2] / "differential"))

import oracle
from check import failures, minimize
from program import Input, Program, make, step

F32 = torch.float32


@pytest.mark.parametrize("first", range(0, 10, 5))
def test_random_programs_give_what_eager_gives(first: int) -> None:
    for seed in range(first, first + 5):
        program = make(seed)
        found = failures(program)
        assert not found, "\n".join([f"seed {seed}", *found, program.source()])


def program(*lines: str, outputs: tuple[str, ...], dims: tuple[int | None, ...] = (None, 4)) -> Program:
    return Program(
        0, (Input("x", dims, F32, "normal", grad=True),), tuple(map(step, lines)), outputs, (5, 2, 19)
    )


def test_a_program_is_the_same_in_every_process() -> None:
    assert make(3) == make(3)
    assert make(3).source() != make(4).source()


@pytest.mark.parametrize("place", ["value", "type", "shape", "not a number", "gradient"])
def test_what_eager_does_not_give_is_told(place: str) -> None:
    right = program("v0 = x.sigmoid()", "v1 = v0.sum(0)", outputs=("v0", "v1"))
    results = oracle.run(right.function(), right.arguments(5), backward=True)
    assert oracle.differences(right, 5, True, results) == []
    changed = results.outputs[1].clone()
    changed[2] += 1e-3
    wrong = {
        "value": replace(results, outputs=[results.outputs[0], changed]),
        "type": replace(results, outputs=[results.outputs[0], results.outputs[1].double()]),
        "shape": replace(results, outputs=[results.outputs[0], results.outputs[1][:3]]),
        "not a number": replace(results, outputs=[results.outputs[0] * float("nan"), results.outputs[1]]),
        "gradient": replace(results, gradients=[None]),
    }[place]
    assert len(oracle.differences(right, 5, True, wrong)) == 1


def test_what_eager_is_not_sure_of_is_not_told() -> None:
    # Nothing but rounding errors, divided by their own size.
    unsure = program("v0 = x + 1e7 - 1e7 - x", "v1 = v0 / v0.abs().amax()", outputs=("v1",))
    results = oracle.run(unsure.function(), unsure.arguments(5), backward=False)
    other = replace(results, outputs=[results.outputs[0] * 0.9])
    assert oracle.differences(unsure, 5, False, other) == []


def test_a_failure_is_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    import check

    # Stands for a backend that is wrong about `tanh`.
    def failing(p: Program, modes: tuple[str, ...] | None = None) -> list[str]:
        return ["static, size 5: output 0: wrong"] if "tanh" in p.source() else []

    monkeypatch.setattr(check, "failures", failing)
    large = program("v0 = x + 1", "v1 = v0.tanh()", "v2 = v1 * v0", "v3 = v2.sum()", outputs=("v0", "v3"))
    assert [s.code for s in minimize(large, failing(large)[0]).steps] == ["v1 = x.tanh()"]
