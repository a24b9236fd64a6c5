"""Long repetition: nothing grows, nothing gets stuck (`make soak`)."""

from __future__ import annotations

import gc
import threading

import pytest
import torch
import torchtpu_compile
from torch import nn

pytestmark = pytest.mark.soak

MEBIBYTE = 1 << 20


def resident_bytes() -> int:
    gc.collect()
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * 4096


def block() -> nn.Module:
    return nn.TransformerEncoderLayer(64, 4, 128, dropout=0.0, batch_first=True).eval()


def test_repeated_calls_do_not_grow() -> None:
    layer = block()
    compiled = torch.compile(layer, backend="tpu")
    with torch.no_grad():
        for _ in range(500):
            compiled(torch.randn(4, 32, 64))
        before = resident_bytes()
        for _ in range(20_000):
            compiled(torch.randn(4, 32, 64))
    assert resident_bytes() - before < 8 * MEBIBYTE


def test_repeated_compiles_give_their_memory_back() -> None:
    x = torch.randn(4, 32, 64)

    def compile_and_drop() -> None:
        layer = block()
        with torch.no_grad():
            torch.testing.assert_close(torch.compile(layer, backend="tpu")(x), layer(x), rtol=1e-4, atol=1e-4)
        torch._dynamo.reset()
        torchtpu_compile.reset_metrics()

    for _ in range(10):
        compile_and_drop()
    before = resident_bytes()
    for _ in range(60):
        compile_and_drop()
    assert resident_bytes() - before < 60 * MEBIBYTE  # Measured per compile, this would be a megabyte.


def test_threads_share_a_compiled_model_for_a_long_time() -> None:
    layer = block()
    compiled = torch.compile(layer, backend="tpu")
    x = [torch.randn(2, 16, 64) for _ in range(8)]
    with torch.no_grad():
        wanted = [layer(each) for each in x]
        compiled(x[0])
    failures: list[str] = []

    def work(start: int) -> None:
        with torch.no_grad():
            for i in range(start, start + 3_000):
                error = (compiled(x[i % 8]) - wanted[i % 8]).abs().max().item()
                if not error < 1e-4:
                    failures.append(f"call {i} is off by {error}")

    threads = [threading.Thread(target=work, args=(n,)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures[:3]
