"""Summary of a recorded directory: what its programs need together on the chips of a pod, as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import _core
from ..recording import steps as recorded_steps
from ..wording import counted
from . import meshes
from .jobs import Row
from .output import bytes_text, seconds_text, table

_NOTE = """\
Of each device, in a step: what it sends at the least, the estimated time of its programs one after another,
the part of it that waits for links, the time that it needs at the least for its operations and its memory,
and its memory: the most that all arrays took where the program ran on the tpu device, what the largest
program needs besides, and code. Without the device it is that of a forward and a backward pass (parameters,
their gradients, what forward programs give, a batch), without what runs in eager PyTorch, such as the state
of an optimizer."""


def text(
    rows: Sequence[Row], steps: int | None, tokens: int | None = None, parameters: float | None = None
) -> str | None:
    """A table of directories and targets, for which graphs of several ranks were recorded, and rates of all.

    `None` without such graphs and without `tokens`, those of a device in a step. `parameters` are those of
    the whole model.
    """
    together: dict[tuple[Path, str], list[Row]] = {}
    for row in rows:
        together.setdefault((Path(row["file"]).parent, row["target"]), []).append(row)
    pods = {key: of for key, of in together.items() if any(row.get("ranks", 1) > 1 for row in of)}
    parts = []
    if pods:
        head = ["mesh", "target", "ranks", "sends", "along", "time", "links", "at least", "memory", "verdict"]
        cells = [_cells(directory, target, of, steps) for (directory, target), of in pods.items()]
        parts = [table(head, cells, right=(2, 3, 5, 6, 7, 8)), _NOTE]
    if tokens is not None:
        head = ["mesh", "target", "tokens/s of a device", *(["MFU"] if parameters else [])]
        rates = [
            _rates(directory, target, of, steps, tokens, parameters)
            for (directory, target), of in together.items()
        ]
        parts.insert(1, table(head, rates, right=(2, 3)))
    return "\n\n".join(parts) or None


def step_seconds(rows: Sequence[Row], steps: int | None) -> tuple[float, bool] | None:
    """The estimated time of a step, and whether it lacks something; `None` if a program has no estimate."""
    if any(row["status"] != "ok" or row.get("seconds") is None for row in rows):
        return None
    seconds = sum(calls(row, steps) * row["seconds"] for row in rows)
    return seconds, any(row.get("uncosted") for row in rows)


def _rates(
    directory: Path,
    target: str,
    rows: Sequence[Row],
    steps: int | None,
    tokens: int,
    parameters: float | None,
) -> list[str]:
    """Tokens in a second, and the model's use of the peak."""
    found = step_seconds(rows, steps)
    mesh = next((row["mesh"] for row in rows if "mesh" in row), None)
    cells = [meshes.label(mesh) if mesh else str(directory), target]
    if found is None:
        return [*cells, "-", *(["-"] if parameters else [])]
    rate = tokens / found[0]
    less = "< " if found[1] else ""
    cells.append(f"{less}{rate:,.0f}")
    if parameters:
        cells.append(f"{less}{mfu(rate, parameters, target):.1%}")
    return cells


def mfu(rate: float, parameters: float, target: str) -> float:
    """The operations of a model's products beside a device's peak in bfloat16, at that many tokens in a
    second."""
    chip = next(chip for chip in _core.targets() if chip["name"] == target.partition(":")[0])
    # Two operations of a product forward, four backward.
    return float(6 * parameters * rate * chip["devices_per_chip"] / chip["bf16_flops"])


def _cells(directory: Path, target: str, rows: Sequence[Row], steps: int | None) -> list[str]:
    mesh = next((row["mesh"] for row in rows if "mesh" in row), None)
    along: dict[str, float] = {}
    seconds = links = 0.0
    took = step_seconds(rows, steps)
    for row in rows:
        times = calls(row, steps)
        links += times * (row.get("exposed_seconds") or 0.0)
        seconds += times * (row.get("roofline_seconds") or 0.0)
        for collective in row.get("collectives") or ():
            name = collective.get("axes") or f"groups of {len(collective['group'])}"
            along[name] = along.get(name, 0.0) + times * collective["sent_bytes"]
    sent = sorted(along.items(), key=lambda item: -item[1])
    failed = [row for row in rows if row["status"] != "ok"]
    memory_bytes = None if failed else needed(directory, rows, steps)
    return [
        meshes.label(mesh) if mesh else str(directory),
        target,
        str(max(row.get("ranks", 1) for row in rows)),
        bytes_text(sum(along.values())),
        ", ".join(f"{name} {bytes_text(n)}" for name, n in sent),
        "-" if took is None else f"{'> ' if took[1] else ''}{seconds_text(took[0])}",
        seconds_text(None if failed else links),
        seconds_text(None if failed else seconds),
        bytes_text(memory_bytes),
        _verdict(rows, failed, memory_bytes),
    ]


def calls(row: Row, steps: int | None) -> float:
    """Calls in a step: the last one that was recorded, unless all calls are those of so many steps."""
    if steps is None:
        return float(row["step_calls"] if "step_calls" in row else row["calls"])
    return float(row["calls"]) / steps


def needed(directory: Path, rows: Sequence[Row], steps: int | None) -> float:
    """The memory of a device: what the arrays of a recorded step took, where that is known, and beside them
    the largest temporaries of a program and the code of all."""
    step = recorded_steps.last(directory)
    if step is None or not step.peak_bytes:
        return memory(rows, steps)
    return (
        step.peak_bytes + max(row["temporary_bytes"] for row in rows) + sum(row["code_bytes"] for row in rows)
    )


def memory(rows: Sequence[Row], steps: int | None) -> float:
    """How many bytes of a device the programs of a step use: parameters, their gradients and what forward
    programs give stay until the step ends."""
    of_forward = {
        row["graph"].removesuffix("_forward"): row["parameter_bytes"]
        for row in rows
        if row["graph"].endswith("_forward")
    }
    held = given = working = code = 0.0
    for row in rows:
        made, parameters = row["output_bytes"] - row["alias_bytes"], row["parameter_bytes"]
        number = row["graph"].removesuffix("_backward")
        code += row["code_bytes"]
        if row["graph"] != number:
            # What is no gradient of a parameter is one of an activation, which the next program takes.
            gradients = min(made, of_forward.get(number, made))
            held += calls(row, steps) * gradients
            working = max(working, row["temporary_bytes"] + made - gradients)
        else:
            held += calls(row, steps) * (parameters + made)
            # Programs take what others give, but for a batch.
            given = max(given, row["argument_bytes"] - parameters)
            working = max(working, row["temporary_bytes"])
    return held + given + working + code


def _verdict(rows: Sequence[Row], failed: Sequence[Row], needed: float | None) -> str:
    missing = max((row.get("missing_bytes") or 0 for row in rows), default=0)
    if missing:
        return f"does not fit by {bytes_text(missing)}"
    if failed or needed is None:
        return (
            f"{len(failed)} of {counted(len(rows), 'program')}: {str(failed[0]['status']).replace('_', ' ')}"
        )
    capacity = min((row["capacity_bytes"] for row in rows if row.get("capacity_bytes")), default=None)
    if capacity is None:
        return "memory unknown"
    if needed > capacity:
        return f"may not fit, by {bytes_text(needed - capacity)}"
    return f"fits, {bytes_text(capacity - needed)} left"
