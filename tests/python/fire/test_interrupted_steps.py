"""Ctrl-C at random moments of training steps: no parameter is lost or half written, and training goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
took = 0
for _ in range(steps):
    started = time.monotonic()
    step()
    took += (time.monotonic() - started) / steps
    states.append(state())
restore(begin)

numbers = random.Random(seed)
k = hits = inside = 0
while hits < moments:
    if k == steps:
        restore(begin)
        k = 0
    timer = threading.Timer(numbers.uniform(0, 1.3) * took, lambda: os.kill(os.getpid(), signal.SIGINT))
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
    assert hits == moments and inside > moments // 20, done.stdout


@pytest.mark.parametrize("mode", MODES)
def test_a_step_that_is_interrupted_is_done_or_not_begun(mode: str, tmp_path: Path) -> None:
    _trains(mode, 8, 1, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_a_step_that_is_interrupted_at_fifty_moments(mode: str, tmp_path: Path) -> None:
    _trains(mode, 50, 2, tmp_path)
