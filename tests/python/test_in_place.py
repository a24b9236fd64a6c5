"""Tensors changed in place by a compiled function: written where they lie, copied only where they must be."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torchtpu_compile import _core, metrics, reset_metrics

CACHE = (2, 8, 512, 64)
CACHE_BYTES = 4 * 2 * 8 * 512 * 64


def index_put(cache: Tensor, new: Tensor, position: Tensor) -> Tensor:
    cache[:, :, position] = new
    return cache.sum()


def index_copy(cache: Tensor, new: Tensor, position: Tensor) -> Tensor:
    cache.index_copy_(2, position, new)
    return cache.sum()


def assign_slice(cache: Tensor, new: Tensor, position: Tensor) -> Tensor:
    cache[:, :, 7:8] = new
    return cache.sum()


def assign_element(cache: Tensor, new: Tensor, position: Tensor) -> Tensor:
    cache[:, :, 7] = new[:, :, 0]
    return cache.sum()


def attend(cache: Tensor, new: Tensor, position: Tensor) -> Tensor:
    cache[:, :, position] = new
    return torch.nn.functional.scaled_dot_product_attention(new, cache, cache)


def scale(cache: Tensor, new: Tensor, position: Tensor) -> Tensor:
    cache.mul_(0.9).add_(new)
    return position + 1


def clear(cache: Tensor, new: Tensor, position: Tensor) -> Tensor:
    cache.zero_()
    return new + 1


@torch.no_grad()
@pytest.mark.parametrize("step", [index_put, index_copy, assign_slice, assign_element, attend, scale, clear])
def test_a_cache_is_updated_without_a_copy(step: Callable[..., Tensor]) -> None:
    # Sums of whole numbers are exact in any order.
    numbers = [torch.randint(-4, 5, size).float() for size in (CACHE, (2, 8, 1, 64))]
    ours = [*numbers, torch.tensor([5])]
    theirs = [t.clone() for t in ours]
    address = ours[0].data_ptr()
    compiled = torch.compile(step, backend="tpu", fullgraph=True)
    reset_metrics()
    for position in range(5, 9):
        ours[2][0] = theirs[2][0] = position
        torch.testing.assert_close(compiled(*ours), step(*theirs))
        torch.testing.assert_close(ours[0], theirs[0])
    assert ours[0].data_ptr() == address
    counts = metrics()
    assert (counts["bytes_to_host"], counts["bytes_copied_in"], counts["fallback_ops"]) == (0, 0, {})
    memory = _core.reports()[-1]
    assert memory["alias_bytes"] >= CACHE_BYTES
    assert memory["temporary_bytes"] < CACHE_BYTES / 10, "XLA copies the cache"


@torch.no_grad()
def test_a_cache_in_any_dense_layout_is_updated_without_a_copy() -> None:
    def step(x: Tensor) -> None:
        x.mul_(2)

    # With varying sizes the second tensor would be padded to a bucket, and its result copied out of it.
    compiled = torch.compile(step, backend="tpu", fullgraph=True, dynamic=False)
    reset_metrics()
    for x in (torch.ones(6, 16).t(), torch.ones(2, 3, 4, 4).contiguous(memory_format=torch.channels_last)):
        compiled(x)
        assert torch.equal(x, torch.full_like(x, 2))
    assert metrics()["bytes_to_host"] == 0


def shared(array: Any, start: int, length: int) -> Tensor:
    """A tensor over a part of an array, of which PyTorch knows nothing else."""
    return torch.from_numpy(array[start : start + length])


def aligned(length: int) -> Any:
    """Floats at an address that a program can use."""
    memory = np.arange(length + 16, dtype=np.float32)
    start = (-memory.ctypes.data % 64) // 4
    return memory[start : start + length]


def add_and_sum(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    total = y * 2
    x.add_(1)
    return total, x * y


@torch.no_grad()
@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("misaligned", lambda: (torch.arange(33.0)[1:], torch.ones(32))),
        ("with gaps", lambda: (torch.arange(64.0).view(32, 2)[:, 0], torch.ones(32))),
        ("overlapping", lambda: (shared(a := aligned(64), 0, 32), shared(a, 16, 32))),
        ("overlapping from behind", lambda: (shared(a := aligned(64), 16, 32), shared(a, 0, 32))),
        ("the same memory", lambda: (shared(a := aligned(64), 0, 32), shared(a, 0, 32))),
    ],
)
def test_what_cannot_be_written_in_place_is_copied_back_and_counted(name: str, make: Any) -> None:
    x, y = make()
    expected = (y * 2, (x + 1) * y, x + 1)
    reset_metrics()
    results = torch.compile(add_and_sum, backend="tpu", fullgraph=True)(x, y)
    for actual, wanted in zip((*results, x), expected, strict=True):
        assert torch.equal(actual, wanted), name
    assert metrics()["bytes_to_host"] == 4 * 32
    assert metrics()["bytes_copied_in"] >= 4 * 32


@torch.no_grad()
def test_neighbours_in_memory_do_not_overlap() -> None:
    memory = aligned(96)
    x, y, z = (shared(memory, start, 32) for start in (32, 0, 64))
    expected = (y * 2, (x + 1) * y)
    before, after = y.clone(), z.clone()
    reset_metrics()
    assert_equal(torch.compile(add_and_sum, backend="tpu", fullgraph=True)(x, y), expected)
    assert torch.equal(y, before) and torch.equal(z, after)
    assert metrics()["bytes_to_host"] == 0


def assert_equal(actual: Any, expected: Any) -> None:
    for ours, theirs in zip(actual, expected, strict=True):
        assert torch.equal(ours, theirs)


@torch.no_grad()
def test_results_keep_what_was_there_before() -> None:
    """A result that is the old content, or equals the new one, has memory of its own."""

    def step(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        old = x.clone()
        x.copy_(y * 2)
        y.copy_(old)
        return old, x + 0, x.clone()

    compiled = torch.compile(step, backend="tpu", fullgraph=True)
    ours, theirs = [torch.arange(64.0), torch.ones(64)], [torch.arange(64.0), torch.ones(64)]
    kept = []
    for _ in range(4):
        kept.append((compiled(*ours), step(*theirs)))
        assert_equal(ours, theirs)
    for actual, expected in kept:
        assert_equal(actual, expected)


@torch.no_grad()
def test_one_function_updates_tensors_that_come_and_go() -> None:
    compiled = torch.compile(lambda x, y: (x.add_(y).sum(), y * 2), backend="tpu", fullgraph=True)
    tensors = [torch.zeros(256) for _ in range(3)]
    reset_metrics()
    for i in range(30):
        y = torch.full((256,), float(i))
        x = tensors[i % 3]
        expected = x + y
        total, doubled = compiled(x, y)
        assert torch.equal(x, expected) and torch.equal(doubled, y * 2) and total == expected.sum()
        if i % 7 == 0:
            tensors[i % 3] = doubled  # The program's own output, changed in place by the next calls.
        if i % 5 == 0:
            tensors[(i + 1) % 3] = torch.zeros(256)
    assert metrics()["bytes_to_host"] == 0


@torch.no_grad()
def test_a_tensor_replaced_at_its_address_is_updated() -> None:
    """A freed tensor's memory goes to the next one: of an address the program knows nothing but itself."""
    compiled = torch.compile(lambda x: x.add_(1).sum(), backend="tpu", fullgraph=True)
    for i in range(20):
        x = torch.full((1000,), float(i))
        compiled(x)
        assert torch.equal(x, torch.full((1000,), float(i + 1)))
        del x


def test_threads_update_tensors_of_their_own() -> None:
    def step(x: Tensor, y: Tensor) -> Tensor:
        x.mul_(0.5).add_(y)
        return x.sum()

    compiled = torch.compile(step, backend="tpu", fullgraph=True)
    with torch.no_grad():
        compiled(torch.zeros(4096), torch.ones(4096))

    def run(seed: int) -> tuple[Tensor, Tensor]:
        ours, theirs = torch.full((4096,), float(seed)), torch.full((4096,), float(seed))
        with torch.no_grad():
            for i in range(50):
                y = torch.full((4096,), float(i % 3))
                compiled(ours, y)
                step(theirs, y)
        return ours, theirs

    with ThreadPoolExecutor(4) as pool:
        for ours, theirs in pool.map(run, range(8)):
            torch.testing.assert_close(ours, theirs)


@torch.no_grad()
@pytest.mark.parametrize("shape", [(), (0,), (0, 3), (1,)], ids=str)
def test_scalars_and_empty_tensors_are_updated(shape: tuple[int, ...]) -> None:
    x = torch.ones(shape)
    compiled = torch.compile(lambda x: x.add_(1), backend="tpu", fullgraph=True)
    for _ in range(3):
        assert compiled(x) is x
    assert torch.equal(x, torch.full(shape, 4.0))


def test_a_parameter_is_changed_without_grad() -> None:
    layer = torch.nn.Linear(16, 16)
    reference = torch.nn.Linear(16, 16)
    reference.load_state_dict(layer.state_dict())

    def decay(module: torch.nn.Module) -> None:
        with torch.no_grad():
            for parameter in module.parameters():
                parameter.mul_(0.5)

    compiled = torch.compile(decay, backend="tpu", fullgraph=True)
    x = torch.randn(2, 16)
    reset_metrics()
    for _ in range(3):
        versions = [p._version for p in layer.parameters()]
        compiled(layer)
        decay(reference)
        assert all(p._version > v for p, v in zip(layer.parameters(), versions, strict=True))
        torch.testing.assert_close(layer(x), reference(x))
    assert metrics()["bytes_to_host"] == 0
