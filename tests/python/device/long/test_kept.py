"""What ops of the device do is kept in the cache: a second process traces nothing, and computes the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from processes import output

STEP = """
device.install(beside_another=True)
from torch import nn
torch.manual_seed(0)
layers = nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.Dropout(0.3), nn.Flatten(), nn.LazyLinear(5)
net = nn.Sequential(*layers).to("tpu")
x = torch.rand(2, 3, 6, 6, device="tpu")
net(x)
optimizer = torch.optim.AdamW(net.parameters(), lr=0.1)
for scale in (0.5, 0.7, 1.1):
    loss = (net(x * scale).softmax(-1) * torch.arange(5, device="tpu")).sum().sin()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
out = torch.empty(0, device="tpu")
torch.add(x, 1, out=out)
values, places = x.flatten().topk(3)
print(loss.item(), out.sum().item(), values.tolist(), places.tolist(), x[0, 0, 0].normal_().tolist())
"""

COUNTS = """
counts = torch.tpu.fused_counts()
print(counts["forms_traced"] > 0, counts["forms_cached"] > 0)
"""


def kept(code: str, cache: Path, mode: str = "fused_exact") -> str:
    return output(code + COUNTS, TORCHTPU_CACHE="on", TORCHTPU_CACHE_DIR=str(cache), TORCHTPU_EAGER=mode)


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.mark.parametrize("mode", ["strict", "fused_exact"])
def test_a_second_process_traces_nothing(cache: Path, mode: str) -> None:
    first, counts = kept(STEP, cache, mode).rsplit("\n", 1)
    assert counts.startswith("True")
    for _ in range(2):
        assert kept(STEP, cache, mode) == f"{first}\nFalse True"


def test_programs_are_loaded_when_they_run(cache: Path) -> None:
    # The second of them has all ops of a chunk and needs its program alone.
    code = """
device.install(beside_another=True)
for _ in range(4):
    x = torch.ones(7, device="tpu")
    for i in range(9):
        x = torch.tanh(x) * 2 + i
    print(x.sum().item())
    torch.tpu.finish_compiling()
import torchtpu_compile
print(torchtpu_compile.metrics()["cache_hits"] <= 2)
"""
    assert kept(code, cache).split("\n")[-2] == "True"
    *losses, few, counts = kept(code, cache).split("\n")
    assert len(set(losses)) == 1 and (few, counts) == ("True", "False True")


def test_what_pytorch_is_told_counts(cache: Path) -> None:
    code = """
device.install(beside_another=True)
print(torch.arange(0, 1, 0.25, device="tpu").dtype, torch.full((2,), 1.5, device="tpu").dtype)
"""
    assert kept(code, cache).startswith("torch.float32 torch.float32\nTrue")
    other = "torch.set_default_dtype(torch.float64)\n" + code
    assert kept(other, cache).startswith("torch.float64 torch.float64\nTrue")
    assert kept(code, cache) == "torch.float32 torch.float32\nFalse True"


def test_a_damaged_entry_is_made_anew(cache: Path) -> None:
    first, _ = kept(STEP, cache).rsplit("\n", 1)
    entries = sorted((cache / "v1" / "entries").iterdir())
    for i, entry in enumerate(entries):
        content = bytearray(entry.read_bytes())
        content[(i * 7919) % len(content)] ^= 1 << i % 8
        entry.write_bytes(content)
    assert kept(STEP, cache) == f"{first}\nTrue False"
    assert kept(STEP, cache) == f"{first}\nFalse True"


def test_an_op_of_somebody_elses_is_traced_by_each_process(cache: Path) -> None:
    code = """
device.install(beside_another=True)
@torch.library.custom_op("mine::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    return x + x
@twice.register_fake
def _(x):
    return torch.empty_like(x)
library = torch.library.Library("others", "DEF")
library.define("thrice(Tensor x) -> Tensor")
library.impl("thrice", lambda x: x * FACTOR, "CompositeExplicitAutograd")
x = torch.ones(2, device="tpu")
print(torch.ops.others.thrice(x).tolist(), twice(x).tolist())
"""
    for factor in (3, 4):
        said = kept(code.replace("FACTOR", str(factor)), cache)
        assert said.startswith(f"[{factor}.0, {factor}.0] [2.0, 2.0]"), said


PRECISIONS = """
device.install(beside_another=True)
x, y = torch.ones(3, 3, device="tpu"), torch.ones(3, 3, device="tpu")

def counts_of_a_product(precision):
    torch.set_float32_matmul_precision(precision)
    before = torch.tpu.fused_counts()
    for _ in range(4):
        ((x @ y).exp() @ y).cpu()
        torch.tpu.finish_compiling()
    after = torch.tpu.fused_counts()
    return [after[name] - before[name] for name in ("forms_traced", "forms_cached", "compiled", "cached")]

for precision in ("highest", "high", "highest", "medium"):
    print(*counts_of_a_product(precision))
"""


@pytest.mark.parametrize("mode", ["strict", "fused_exact"])
def test_products_of_another_precision_are_other_programs(cache: Path, mode: str) -> None:
    environment = {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(cache), "TORCHTPU_EAGER": mode}
    chunks = int(mode == "fused_exact")
    first, high, again, medium = output(PRECISIONS, **environment).splitlines()
    assert first.split()[2:] == [str(chunks), "0"] and int(first.split()[0]) >= 2
    assert again.split() == ["0", "0", "0", "0"]
    for line in (high, medium):
        traced, cached, compiled, loaded = (int(word) for word in line.split())
        assert traced + cached == 2, "the product, and exp, which follows it"
        assert compiled + loaded == chunks
    for line in output(PRECISIONS, **environment).splitlines():
        assert line.split()[0] == "0", "a second process traces nothing"


def test_a_precision_for_one_backend_alone_is_none_of_the_device() -> None:
    told = output(
        """
        import warnings
        warnings.simplefilter("ignore")
        device.install(beside_another=True)
        torch.backends.cuda.matmul.fp32_precision = "tf32"
        x = torch.ones(2, 2, device="tpu")
        print((x @ x).tolist(), torch.compile(lambda x: x @ x, backend="tpu")(torch.ones(2, 2)).tolist())
        print(torch.tpu.fused_counts()["on_host"])
        """.replace("\n        ", "\n"),
        TORCHTPU_CACHE="off",
        TORCHTPU_EAGER="strict",
        TORCHTPU_STRICT="1",
    )
    assert told == "[[2.0, 2.0], [2.0, 2.0]] [[2.0, 2.0], [2.0, 2.0]]\n0"
