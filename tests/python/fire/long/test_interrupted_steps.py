"""Ctrl-C at random moments of training steps: no parameter is lost or half written, and training goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from cpu_plugin import CPU_PLUGIN, built

# After each interrupt a parameter is what it was before the step or after it, as in an undisturbed training.
_TRAINS = """
import os, random, signal, sys, threading, time
import torch

mode, moments, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
device = "cpu" if mode == "compiled cpu" else "tpu"
if not mode.startswith("compiled"):
    torch.tpu.set_eager_mode(mode)
torch.manual_seed(0)
n = 300
model = torch.nn.Sequential(*[torch.nn.Linear(n, n) for _ in range(5)]).to(device)
x = torch.randn(n, n).to(device)
parameters = list(model.parameters())
if mode.startswith("compiled"):
    @torch.compile(backend="tpu", dynamic=False)
    def step():
        with torch.no_grad():
            y = model(x)
            for p in parameters:
                p.add_(p.square().mean() + y.mean() * 1e-3)
else:
    optimizer = torch.optim.SGD(parameters, 1e-2, foreach=False)
    def step():
        optimizer.zero_grad()
        model(x).square().mean().backward()
        optimizer.step()
        parameters[0].sum().item()

def state():
    return [p.detach().cpu().clone() for p in parameters]

def restore(values):
    with torch.no_grad():
        for p, value in zip(parameters, values):
            p.copy_(value)

begin = state()
for _ in range(3):
    step()
restore(begin)
steps = 12
states = [begin]
for _ in range(steps):
    step()
    states.append(state())
restore(begin)

numbers = random.Random(seed)
k = hits = inside = 0
# Seconds until the latest moment. It follows what a step takes here and now: shorter when a step has ended
# before its moment, longer when it has not.
latest = 0.1
# A machine whose threads wake later than a step takes needs more of them.
while hits < moments or (inside <= moments // 20 and hits < 20 * moments):
    if k == steps:
        restore(begin)
        k = 0
    timer = threading.Timer(numbers.uniform(0, latest), lambda: os.kill(os.getpid(), signal.SIGINT))
    finished = False
    try:
        timer.start()
        step()
        finished = True
        time.sleep(60)
        sys.exit("nobody heard Ctrl-C")
    except KeyboardInterrupt:
        hits += 1
        inside += not finished
        latest *= 0.7 if finished else 1.3
    now = state()
    for i, value in enumerate(now):
        choices = [states[k + 1]] if finished else [states[k], states[k + 1]]
        assert any(torch.equal(value, choice[i]) for choice in choices), (hits, i, finished)
    k += 1
    restore(states[k])
print("interrupts", hits, "inside", inside)
"""
MODES = ["fused", "strict", "fused_exact", "compiled", "compiled cpu"]


def _trains(mode: str, moments: int, seed: int, tmp_path: Path) -> None:
    program = tmp_path / "trains.py"
    program.write_text(_TRAINS)
    command = [sys.executable, program, mode, str(moments), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    hits, inside = (int(word) for word in done.stdout.split()[1::2])
    assert hits >= moments and inside > moments // 20, done.stdout


@pytest.mark.parametrize("mode", MODES)
def test_a_step_that_is_interrupted_is_done_or_not_begun(mode: str, tmp_path: Path) -> None:
    _trains(mode, 8, 1, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_a_step_that_is_interrupted_at_fifty_moments(mode: str, tmp_path: Path) -> None:
    _trains(mode, 50, 2, tmp_path)


# The program goes on after the deadline, and writes to memory that its caller has let go of.
_LETS_GO = """
import sys, time
import torch, torchtpu_compile

class Counts(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.big = torch.nn.Parameter(torch.zeros(3200, 3200), requires_grad=False)

    def forward(self, x):
        self.big.add_(x.sum())
        return x.sum()

def resized(model):
    try:
        model.big.untyped_storage().resize_(0)
    except RuntimeError as error:
        assert "not resizable" in str(error), error

ways = {
    "half": lambda model: model.half(),
    "data": lambda model: setattr(model.big, "data", torch.zeros(2)),
    "resize": resized,
}
x = torch.randn(700, 700)
for way in ways.values():
    model = Counts()
    torch._dynamo.reset()
    step = torch.compile(model, backend="tpu", options={"execute_timeout": 0.2, "heartbeat": 60})
    with torch.no_grad():
        try:
            step(x)
            sys.exit("it was to take longer than its deadline")
        except torchtpu_compile.DeadlineError:
            pass
        way(model)
        del model, step
        torch.ones(3200, 3200).sum()
time.sleep(5)
print("still alive")
"""


def test_a_step_that_was_given_up_writes_to_no_memory_that_was_freed(tmp_path: Path) -> None:
    plugin = built("hang", tmp_path)
    program = tmp_path / "lets_go.py"
    program.write_text(_LETS_GO)
    late = {"REAL_PLUGIN": CPU_PLUGIN, "TORCHTPU_PLUGIN": str(plugin), "TORCHTPU_PLATFORM": "cpu"}
    late |= {"HANG_IN": "execute", "HANG_SECONDS": "2"}
    done = subprocess.run(
        [sys.executable, program], env=os.environ | late, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0 and "still alive" in done.stdout, done.stdout + done.stderr[-3000:]
