"""What `torch.profiler` shows of compiled graphs."""

from __future__ import annotations

import contextlib

import torch


def names(profile: torch.profiler.profile) -> list[str]:
    return [event.name for event in profile.events() if event.name.startswith("torchtpu ")]


def test_calls_are_ranges_with_the_graphs_name_and_its_sizes() -> None:
    torch._dynamo.reset()
    model = torch.nn.Linear(4, 4)
    step = torch.compile(model, backend="tpu", dynamic=False)
    rows = torch.compile(lambda x: x * 2, backend="tpu", dynamic=True)
    step(torch.ones(2, 4)).sum().backward()
    rows(torch.ones(5))
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        step(torch.ones(2, 4)).sum().backward()
        rows(torch.ones(7))
    forward, backward, varying = names(profile)
    assert forward.endswith("_forward") and backward.endswith("_backward")
    assert forward.split("_")[0] == backward.split("_")[0]
    assert "_inference s" in varying and varying.endswith("=7")


def test_a_range_ends_where_its_call_fails() -> None:
    torch._dynamo.reset()
    f = torch.compile(
        lambda x: x + 1,
        backend="tpu",
        dynamic=True,
        options={"max_compiles": 1, "on_recompile": "raise", "cache": "off"},
    )
    f(torch.ones(5))
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
        with contextlib.suppress(RuntimeError):
            f(torch.ones(500))
        f(torch.ones(6))
    failed, fine = (e for e in profile.events() if e.name.startswith("torchtpu "))
    assert failed.time_range.end <= fine.time_range.start
