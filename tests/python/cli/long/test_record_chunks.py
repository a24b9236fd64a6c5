"""`torchtpu record` of a program on `device="tpu"` without `torch.compile` saves its chunks as graphs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import fresh
from command import Command
from torchtpu_compile import _core
from torchtpu_compile.recording import shapes

APP = """
import torch
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.GELU(), torch.nn.Linear(32, 4)).to("tpu")
optimizer = torch.optim.SGD(model.parameters(), 0.1)
x = torch.randn(3, 16).to("tpu")
for _ in range(5):
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    print(f"{loss.item():.4f}")
"""


def test_chunks_are_recorded_with_their_lines_and_counts(torchtpu: Command, tmp_path: Path) -> None:
    app = tmp_path / "train.py"
    app.write_text(APP)
    ended = torchtpu("record", "--out", "rec", "--", sys.executable, app)
    assert ended.status == 0, ended.err
    losses = [float(line) for line in ended.out.split()]
    assert len(losses) == 5 and losses == sorted(losses, reverse=True)
    found = {path: shapes.of_graph(path)[()] for path in (tmp_path / "rec").glob("chunk*.ttpu")}
    # Steps after the first one are the same.
    step = max(found, key=lambda path: found[path])
    assert found[step] >= 4
    described = _core.inspect_graph(step)
    assert described["nodes"] > 10
    assert described["lines"] == ["train.py:8-10"]
    assert step.stem in ended.err
    # Its graph can be lowered for a TPU that need not exist, with the forms of one.
    _, text = _core.lower_graph(step, {}, "v5e:1x1")
    assert "stablehlo.dot_general" in text and "LayoutConstraint" not in text


def test_a_program_without_tpu_ops_records_nothing(torchtpu: Command, tmp_path: Path) -> None:
    app = tmp_path / "app.py"
    app.write_text("import torch\nprint((torch.ones(3) + 1).sum().item())\n")
    ended = torchtpu("record", "--out", "rec", "--", sys.executable, app)
    assert ended.status == 1 and "nothing was recorded" in ended.err


def test_what_is_compiled_ahead_is_what_runs(torchtpu: Command, tmp_path: Path) -> None:
    """The graph of a chunk is that of the program which the device makes of it where it records ops."""
    app = tmp_path / "train.py"
    counts = "print(*(torch.tpu.fused_counts()[name] for name in ('cached', 'compiled', 'chunks')))"
    app.write_text(APP + f"torch.tpu.finish_compiling()\n{counts}\n")
    assert torchtpu("record", "--out", "rec", "--", sys.executable, app).status == 0
    cache = {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
    warmed = torchtpu("warmup", "rec", env=cache)
    assert warmed.status == 0, warmed.err
    ran = fresh.run([sys.executable, app], env={**os.environ, **cache, "TORCHTPU_STRICT": "1"})
    assert ran.returncode == 0, ran.stderr
    cached, compiled, chunks = ran.stdout.splitlines()[-1].split()
    assert int(cached) >= 1 and compiled == "0" and int(chunks) >= 4, ran.stdout
