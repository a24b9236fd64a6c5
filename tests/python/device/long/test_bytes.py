"""Bytes that move, and programs that are compiled, where the device has memory of its own."""

from __future__ import annotations

import pytest
from processes import output
from torchtpu_compile.options import PLATFORMS

pytestmark = pytest.mark.skipif(
    "virtual" not in PLATFORMS,
    reason="there is no virtual accelerator, and the CPU plugin uses the host's memory",
)

PRELUDE = """
import copy
import warnings
import torch.nn.functional as F
import torchtpu_compile
from torch import nn
warnings.simplefilter("ignore")
device.install(beside_another=True)

def counts():
    metrics = torchtpu_compile.metrics()
    return [metrics[name] for name in ("bytes_to_device", "bytes_to_host", "xla_compiles")]

def counted(f):
    before = counts()
    f()
    torch.tpu.synchronize()
    return [after - was for after, was in zip(counts(), before)]
"""

ENVIRONMENT = {"TORCHTPU_PLATFORM": "virtual", "TORCHTPU_CACHE": "off"}

TRAINING = """
torch.manual_seed(0)
model = nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 10))
reference = copy.deepcopy(model)
model.to("tpu")
optimizer, expected = (OPTIMIZER for m in (model, reference))
run = torch.compile(model, backend="tpu") if COMPILED else model
x = torch.randn(16, 20)

def step(model, optimizer, x):
    loss = model(x).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return loss.item()

moved = []
for _ in range(6):
    moved.append(counted(lambda: step(run, optimizer, x.to("tpu"))))
    step(reference, expected, x)
for mine, theirs in zip(model.parameters(), reference.parameters()):
    torch.testing.assert_close(mine.detach().cpu(), theirs.detach())
print(*moved[-1])
"""


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(
    ("optimizer", "others"),
    [
        ("torch.optim.SGD(m.parameters(), lr=1e-2, momentum=0.9)", 0),
        ("torch.optim.AdamW(m.parameters(), lr=1e-2, fused=True)", 0),
        # Its numbers are computed of the step's count on the CPU.
        ("torch.optim.AdamW(m.parameters(), lr=1e-2)", 4 * 16 + 8),
    ],
)
def test_a_training_step_moves_its_batch_and_its_loss(optimizer: str, others: int, compiled: bool) -> None:
    code = TRAINING.replace("OPTIMIZER", optimizer).replace("COMPILED", str(compiled))
    sent, fetched, compiles = map(int, output(PRELUDE + code, **ENVIRONMENT).split())
    batch, loss = 16 * 20 * 4, 4
    # The gradient of the loss begins as a 1 that PyTorch makes on the device.
    assert batch <= sent <= batch + others and fetched == loss and compiles == 0


def test_a_bucketed_call_takes_and_gives_tensors_of_the_device() -> None:
    code = """
model = nn.Sequential(nn.Embedding(1000, 64), nn.Linear(64, 1000)).eval()
there = copy.deepcopy(model).to("tpu")
run = torch.compile(there, backend="tpu", dynamic=True)
with torch.no_grad():
    for n in (16, 17, 18, 33, 17):
        x = torch.randint(0, 1000, (4, n))
        given = x.to("tpu")
        torch.tpu.synchronize()
        sent, fetched, _ = counted(lambda: run(given))
        # The true size is an input of a program for a bucket.
        assert sent <= 8 and fetched == 0, (n, sent, fetched)
        torch.testing.assert_close(run(given).cpu(), model(x))
"""
    output(PRELUDE + code, **ENVIRONMENT)


LAYER = """
torch.manual_seed(0)
class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.words, self.norm = nn.Embedding(50, 16), nn.LayerNorm(16)
        self.query, self.out, self.head = nn.Linear(16, 48), nn.Linear(16, 16), nn.Linear(16, 50)
    def forward(self, x):
        h = self.words(x)
        q, k, v = self.query(h).chunk(3, -1)
        h = self.norm(h + self.out(F.scaled_dot_product_attention(q, k, v, is_causal=True)))
        return self.head(h)

model = Layer()
reference = copy.deepcopy(model)
model.to("tpu")
optimizer, expected = (torch.optim.SGD(m.parameters(), lr=0.1, momentum=0.9) for m in (model, reference))

def step(model, optimizer, x):
    out = model(x[:, :-1])
    loss = F.cross_entropy(out.reshape(-1, 50), x[:, 1:].reshape(-1))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return loss.item()

losses = []
for epoch in range(2):
    compiles = 0
    for n in LENGTHS:
        x = torch.randint(0, 50, (4, n))
        compiles += counted(lambda: losses.append(step(model, optimizer, x.to("tpu"))))[2]
        torch.testing.assert_close(losses[-1], step(reference, expected, x), rtol=1e-4, atol=1e-5)
    print(compiles)
for mine, theirs in zip(model.parameters(), reference.parameters()):
    torch.testing.assert_close(mine.detach().cpu(), theirs.detach(), rtol=1e-3, atol=1e-5)
print(torch.tpu.fused_counts()["served_by_size"], torch.tpu.fused_counts()["replayed"])
"""


def test_eager_code_of_a_new_length_needs_a_bucket_or_nothing() -> None:
    lengths = [9, 12, 10, 14, 11, 15, 13]
    code = LAYER.replace("LENGTHS", str(lengths))
    first, second, served, replayed = map(int, output(PRELUDE + code, **ENVIRONMENT).split())
    # Two sizes and the first step have programs of their own; then come a bucket, and programs that pad.
    assert first <= 6 + len(lengths), first
    # The length of the first step comes as any other.
    assert second <= 2 and served >= len(lengths) - 3 and replayed <= 2, (second, served, replayed)
