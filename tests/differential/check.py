"""One program through the backend: static and at three sizes, forward and backward."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import Any

import oracle
import torch
import torchtpu_compile
from program import Program, make

OPTIONS: dict[str, Any] = {"cache": "off", "padding": "nan"}


def modes_of(program: Program) -> tuple[str, ...]:
    """How a program is compiled: for inference at one size, and at varying ones, with gradients if any."""
    return ("static", "dynamic backward" if any(i.grad for i in program.inputs) else "dynamic")


def failures(program: Program, modes: tuple[str, ...] | None = None) -> list[str]:
    """What went wrong, one line each; none where the program is right."""
    found = []
    for mode in modes or modes_of(program):
        backward, dynamic = "backward" in mode, "dynamic" in mode
        torch._dynamo.reset()
        compiled = torch.compile(program.function(), backend="tpu", dynamic=dynamic, options=OPTIONS)
        for size in program.sizes if dynamic else program.sizes[-1:]:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                try:
                    oracle.run(program.function(), program.arguments(size), backward)
                except Exception:
                    continue  # Eager PyTorch refuses it, too.
                try:
                    got = oracle.run(compiled, program.arguments(size), backward)
                except Exception as error:
                    text = str(error).strip().splitlines() or [""]
                    found.append(f"{mode}, size {size}: {type(error).__name__}: {text[0][:300]}")
                    break
                wrong = oracle.differences(program, size, backward, got)
            found += [f"{mode}, size {size}: {line}" for line in wrong]
            if wrong:
                break
    return found


def check(seed: int) -> dict[str, Any]:
    """The outcome of a seed's program."""
    program = make(seed)
    torchtpu_compile.reset_metrics()
    found = failures(program)
    counted = torchtpu_compile.metrics()
    return {
        "seed": seed,
        "failures": found,
        "steps": len(program.steps),
        "families": sorted(set(program.families)),
        "executions": counted["executions"],
        "compiles": counted["xla_compiles"],
        "padded": counted["padded_executions"],
        "fallback_ops": counted["fallback_ops"],
        "source": program.source() if found else None,
    }


def kind(failure: str) -> str:
    """What a failure is, whatever the numbers: the mode, and the exception or that a result differs."""
    mode, _, rest = failure.partition(", size ")
    rest = rest.partition(": ")[2]
    what = rest.partition(":")[0]
    return f"{mode}: {'differs' if what.startswith(('output', 'input', 'gradient')) else what}"


def minimize(program: Program, failure: str) -> Program:
    """The smallest program found that fails in the same way: fewer outputs, steps and sizes."""
    wanted = kind(failure)
    mode = failure.partition(",")[0]

    def fails(candidate: Program) -> bool:
        try:
            return any(kind(f) == wanted for f in failures(candidate, (mode,)))
        except Exception:
            return False

    def shrunk(best: Program) -> Program:
        if len(best.outputs) > 1:
            for name in best.outputs:
                candidate = replace(best, outputs=(name,)).without_dead_steps()
                if fails(candidate):
                    return candidate
        # An earlier value instead of the last one.
        for s in reversed(best.steps[:-1]):
            candidate = replace(best, outputs=s.defines).without_dead_steps()
            if len(candidate.steps) < len(best.steps) and fails(candidate):
                return candidate
        for k in range(len(best.steps)):
            for name in [i.name for i in best.inputs] + [n for s in best.steps[:k] for n in s.defines]:
                # Whoever reads the step's result reads an earlier value instead.
                candidate = best.with_step_replaced(k, name).without_dead_steps()
                if len(candidate.steps) < len(best.steps) and fails(candidate):
                    return candidate
        return best

    while True:
        smaller = shrunk(program)
        if smaller is program:
            return program
        program = smaller


TEST = '''"""Found by the differential tests: {failure}"""

import torch
from check import failures
from program import Input, Program, step

PROGRAM = Program(
    seed={seed},
    inputs=(
        {inputs},
    ),
    steps=(
        {steps},
    ),
    outputs={outputs},
    sizes={sizes},
)


def test_program_{seed}() -> None:
    assert failures(PROGRAM, ({mode!r},)) == []
'''


def as_test(program: Program, failure: str) -> str:
    """A test that fails as the program does, to be moved to `tests/python/differential`."""
    return TEST.format(
        failure=failure.replace('"', "'"),
        seed=program.seed,
        inputs=",\n        ".join(map(repr, program.inputs)),
        steps=",\n        ".join(f"step({s.code!r})" for s in program.steps),
        outputs=program.outputs,
        sizes=program.sizes,
        mode=failure.partition(",")[0],
    )
