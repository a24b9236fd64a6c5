"""Traces that `torch.profiler` exports keep to the Trace Event Format, as Perfetto and others read it."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn

# Phases of the format: duration, complete, instant, counter, async, flow, object, metadata, memory, mark.
PHASES = set("BEXiICbnesftNODMVvRcSTpF(),")
METADATA = {"process_name", "process_labels", "process_sort_index", "thread_name", "thread_sort_index"}


def problems(trace: Any) -> list[str]:
    """What a viewer refuses or drops: fields of another type, ends without a beginning, slices of one thread
    that overlap and are not nested, flows that begin nowhere."""
    found = []
    slices: dict[Any, list[tuple[float, float, str]]] = defaultdict(list)
    opened: dict[Any, int] = defaultdict(int)
    begun, ended = set(), set()
    for i, event in enumerate(trace["traceEvents"] if isinstance(trace, dict) else trace):
        what = f"event {i} ({event.get('name')!r})"
        phase = event.get("ph")
        if phase not in PHASES:
            found.append(f"{what}: phase {phase!r}")
            continue
        if not isinstance(event.get("name", ""), str) or not isinstance(event.get("args", {}), dict):
            found.append(f"{what}: name or args of another type")
        if phase == "M":
            if event["name"] not in METADATA or not event.get("args"):
                found.append(f"{what}: metadata")
            continue
        if not isinstance(event.get("ts"), (int, float)) or event["ts"] < 0:
            found.append(f"{what}: ts is {event.get('ts')!r}")
            continue
        lane = event.get("pid"), event.get("tid")
        if not all(isinstance(part, (int, str)) for part in lane):
            found.append(f"{what}: pid and tid are {lane}")
        if phase == "X":
            if not isinstance(event.get("dur", 0), (int, float)) or event.get("dur", 0) < 0:
                found.append(f"{what}: dur is {event.get('dur')!r}")
                continue
            slices[lane].append((event["ts"], event["ts"] + event.get("dur", 0), event["name"]))
        elif phase in "BE":
            opened[lane] += 1 if phase == "B" else -1
            if opened[lane] < 0:
                found.append(f"{what}: ends what has not begun")
        elif phase in "stf":
            flow = event.get("cat"), event.get("id")
            (begun if phase == "s" else ended).add(flow)
    found += [f"flow {flow} begins nowhere" for flow in ended - begun]
    for lane, all_of in slices.items():
        # Viewers round to whole nanoseconds.
        inside: list[tuple[float, str]] = []
        for start, end, name in sorted(all_of, key=lambda each: (each[0], -each[1])):
            while inside and inside[-1][0] <= start + 0.001:
                inside.pop()
            if inside and end > inside[-1][0] + 0.001:
                found.append(f"{name!r} of {lane} ends {end - inside[-1][0]:.3f} µs after {inside[-1][1]!r}")
            inside.append((end, name))
    return found


def exported(profile: torch.profiler.profile, path: Path) -> Any:
    """The trace, read as strict JSON."""
    profile.export_chrome_trace(str(path))

    def refuse(constant: str) -> None:
        raise ValueError(f"{constant} is not JSON")

    return json.loads(path.read_text(), parse_constant=refuse)


def names(trace: Any) -> set[str]:
    return {event["name"] for event in trace["traceEvents"] if event["ph"] == "X"}


def test_a_trace_of_compiled_training_is_well_formed(tmp_path: Path) -> None:
    torch._dynamo.reset()
    model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))
    step = torch.compile(model, backend="torchtpu")
    step(torch.ones(2, 8)).sum().backward()
    with torch.profiler.profile() as profile:
        for _ in range(3):
            step(torch.ones(2, 8)).sum().backward()
    trace = exported(profile, tmp_path / "trace.json")
    assert any(name.startswith("torchtpu graph") for name in names(trace))
    assert problems(trace) == []


@pytest.mark.parametrize("mode", ["fused", "fused_exact", "strict"])
def test_a_trace_of_the_device_is_well_formed(tmp_path: Path, mode: str) -> None:
    model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 4)).to("tpu")
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    with torch.tpu.eager_mode(mode), torch.profiler.profile(profile_memory=True) as profile:
        for _ in range(3):
            model(torch.ones(2, 8, device="tpu")).sum().backward()
            optimizer.step()
            optimizer.zero_grad()
        torch.tpu.synchronize()
    # Not while the next test counts what is compiled.
    torch.tpu.finish_compiling()
    trace = exported(profile, tmp_path / "trace.json")
    assert any("addmm" in name for name in names(trace))
    assert problems(trace) == []


def test_damaged_traces_are_found() -> None:
    good = {"ph": "X", "name": "a", "pid": 1, "tid": 1, "ts": 1.0, "dur": 5.0}
    assert problems([good, {**good, "name": "b", "ts": 2.0, "dur": 1.0}]) == []
    damaged = {
        "phase": [{**good, "ph": "?"}],
        "ts": [{**good, "ts": "1"}],
        "dur": [{**good, "dur": -1.0}],
        "pid": [{**good, "pid": None}],
        "after": [good, {**good, "name": "b", "ts": 2.0, "dur": 9.0}],
        "metadata": [{"ph": "M", "name": "no_such_name", "args": {}}],
        "begins nowhere": [{"ph": "f", "cat": "x", "id": 1, "name": "f", "pid": 1, "tid": 1, "ts": 1.0}],
        "not begun": [{"ph": "E", "name": "e", "pid": 1, "tid": 1, "ts": 1.0}],
    }
    for word, trace in damaged.items():
        (found,) = problems(trace)
        assert word in found
