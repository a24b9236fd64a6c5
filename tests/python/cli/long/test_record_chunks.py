"""`torchtpu record` of a program on `device="tpu"` without `torch.compile` saves its chunks as graphs."""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path

import fresh
import msgpack
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


# Ops with several results, draws, indices, a gradient that is zero but for rounding, and an optimizer that
# divides by it.
MIXED = """
import torch
from torch import nn
torch.manual_seed(0)
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.image = nn.Sequential(nn.Conv2d(3, 8, 3, stride=2), nn.BatchNorm2d(8), nn.Dropout(0.1))
        self.words, self.attention = nn.Embedding(50, 16), nn.MultiheadAttention(16, 2, batch_first=True)
        self.out = nn.Linear(24, 5)
    def forward(self, x, i):
        w = self.words(i)
        return self.out(torch.cat([self.image(x).mean((2, 3)), self.attention(w, w, w)[0].mean(1)], 1))
model = Model().to("tpu")
optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
x, i = torch.randn(4, 3, 9, 9, device="tpu"), torch.randint(0, 50, (4, 7), device="tpu")
for _ in range(2):
    loss = nn.functional.cross_entropy(model(x, i), torch.tensor([0, 1, 2, 3], device="tpu"))
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
print(loss.item(), x.amax().item())
"""


def test_a_report_of_the_device_replays_every_chunk(torchtpu: Command, tmp_path: Path) -> None:
    app = tmp_path / "train.py"
    app.write_text(MIXED)
    ended = torchtpu("report", "--out", "report.zip", "--", sys.executable, app)
    assert ended.status == 0, ended.err
    verdicts = [line for line in ended.out.splitlines() if line.startswith("chunk")]
    assert len(verdicts) >= 2
    assert all(line.endswith(": agrees with eager PyTorch") for line in verdicts), verdicts


def test_a_chunk_that_computes_something_else_does_not_replay(torchtpu: Command, tmp_path: Path) -> None:
    """The recorded results are those of eager PyTorch for the graph."""
    app = tmp_path / "app.py"
    app.write_text(
        "import torch\nx = torch.linspace(-2, 3, 12, device='tpu')\n"
        "print((torch.relu(x) + torch.arange(12, device='tpu')).sum().item())\n"
    )
    assert torchtpu("record", "--out", "rec", "--", sys.executable, app).status == 0
    (chunk,) = (tmp_path / "rec").glob("chunk*.ttpu")
    assert torchtpu("replay", chunk).status == 0
    assert torchtpu("record", "--data", "none", "--out", "bare", "--", sys.executable, app).status == 0
    (bare,) = (tmp_path / "bare").glob("chunk*.ttpu")
    assert torchtpu("replay", bare).status == 1
    wrong = tmp_path / "wrong.ttpu"
    replace_op(chunk, wrong, b"aten.relu.default", b"aten.tanh.default")
    ended = torchtpu("replay", wrong)
    assert ended.status == 1 and "call 0, output" in ended.err, ended.err


def replace_op(recording: Path, out: Path, old: bytes, new: bytes) -> None:
    """Writes a recording with another op, whose name is as long."""
    packed = msgpack.unpackb(recording.read_bytes())
    body = zlib.decompress(packed["body"], wbits=-15)
    assert body.count(old) == 1 and len(old) == len(new)
    deflate = zlib.compressobj(wbits=-15)
    packed["body"] = deflate.compress(body.replace(old, new)) + deflate.flush()
    out.write_bytes(msgpack.packb(packed))


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
