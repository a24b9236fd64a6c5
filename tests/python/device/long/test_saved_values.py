"""What a forward program saves lies as the compiler likes, and whoever reads it reads the right values.

The virtual accelerator chooses another order than its default one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from processes import output

CODE = """
import contextlib, json
import torch, torchtpu_compile
import torch.nn.functional as F
from torch import nn
device.install()
torch.manual_seed(0)
def make():
    return nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(1),
        nn.Linear(512, 10), nn.Tanh(), nn.Linear(10, 12), nn.GELU(), nn.Linear(12, 4))
plain, there = make(), make()
there.load_state_dict(plain.state_dict())
there.to("tpu")
compiled = torch.compile(there, backend="tpu", options={"strict": True})
def step(hooks=contextlib.nullcontext, look=lambda loss: None):
    images, labels = torch.randn(4, 3, 16, 16), torch.randint(0, 4, (4,))
    plain.zero_grad(), there.zero_grad()
    wanted = F.cross_entropy(plain(images), labels)
    with hooks():
        loss = compiled(images.to("tpu"))
    look(loss)
    loss = F.cross_entropy(loss, labels.to("tpu"))
    wanted.backward(), loss.backward()
    torch.testing.assert_close(loss.cpu(), wanted, rtol=1e-5, atol=1e-5)
    for given, p in zip(there.parameters(), plain.parameters(), strict=True):
        torch.testing.assert_close(given.grad.cpu(), p.grad, rtol=1e-4, atol=1e-5)
def tell():
    reports = {r["graph"].rpartition("_")[2]: r for r in torchtpu_compile.reports()}
    keys = ("executables", "cache_hits", "recompiles", "cache_key")
    print(json.dumps({k: [reports[k][key] for key in keys] for k in ("forward", "backward")}))
"""
OTHERWISE = ["its inputs lie otherwise in device memory"]


def told(code: str, **environment: str) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = json.loads(output(CODE + code, TORCHTPU_PLATFORM="virtual", **environment))
    return found


def test_another_process_finds_both_programs(tmp_path: Path) -> None:
    kept = {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path)}
    first, again = (told("step(); step(); tell()", **kept) for _ in range(2))
    for stage, (executables, hits, recompiles, key) in first.items():
        assert (executables, hits, recompiles) == (1, 0, [])
        assert again[stage] == [1, 1, [], key]


@pytest.mark.parametrize(
    "hooks", ["save_on_cpu", "lambda: saved_tensors_hooks(lambda x: x * 1, lambda x: x)"]
)
def test_hooks_may_give_other_tensors(hooks: str) -> None:
    names = "from torch.autograd.graph import save_on_cpu, saved_tensors_hooks\n"
    found = told(f"{names}step(); step({hooks}); step(); tell()")
    assert found["forward"][:3] == [1, 0, []]
    assert found["backward"][:3] == [2, 0, OTHERWISE]


def test_hooks_alone_need_one_program() -> None:
    code = "from torch.autograd.graph import save_on_cpu\nstep(save_on_cpu); step(save_on_cpu); tell()"
    assert told(code)["backward"][:3] == [1, 0, []]


def test_saved_values_can_be_looked_at() -> None:
    code = """
def look(loss):
    saved = [x for x in loss.grad_fn.saved_tensors if x.dim() > 1 and x.is_floating_point()]
    assert len(saved) > 3
    for x in saved:
        torch.testing.assert_close((x + 1).cpu(), x.cpu() + 1)
        torch.testing.assert_close(x.clone().flatten().cpu(), x.cpu().flatten())
step(look=look); tell()
"""
    assert told(code)["backward"][:3] == [1, 0, []]


def test_checkpoints_and_graph_breaks_get_the_right_values() -> None:
    code = """
from torch.utils.checkpoint import checkpoint
class Broken(nn.Module):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner
    def forward(self, x):
        x = checkpoint(self.inner[:5], x, use_reentrant=False)
        torch._dynamo.graph_break()
        return self.inner[5:](x)
compiled = torch.compile(Broken(there), backend="tpu")
step(); step(); print("{}")
"""
    assert told(code) == {}
