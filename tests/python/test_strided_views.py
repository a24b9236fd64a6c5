"""Strided views of arguments, which count from where the memory begins and not the argument."""

from __future__ import annotations

import pytest
import torch
import torchtpu_compile


def test_an_argument_may_begin_anywhere_in_its_memory() -> None:
    memory = torch.arange(20.0)

    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.as_strided(x, (3, 2), (2, 1), 1) + x[:2]

    torchtpu_compile.reset_metrics()
    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})
    for start in (0, 5, 10):
        x = memory[start : start + 8]
        torch.testing.assert_close(compiled(x), function(x))
    assert torchtpu_compile.metrics()["graphs"] == 1


def test_a_view_of_an_argument_that_changes_has_the_old_content() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        view = torch.as_strided_copy(x, (3,), (2,), 1)
        x.add_(1)
        return view

    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})
    ours, theirs = torch.arange(8.0), torch.arange(8.0)
    for _ in range(3):
        torch.testing.assert_close(compiled(ours), function(theirs))
        torch.testing.assert_close(ours, theirs)


def test_a_view_that_is_saved_for_the_gradient() -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return (torch.as_strided(x, (4,), (2,), 1) * y).sin()

    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})
    x, y = torch.randn(8), torch.randn(4, requires_grad=True)
    (got,) = torch.autograd.grad(compiled(x, y).sum(), y)
    (wanted,) = torch.autograd.grad(function(x, y).sum(), y)
    torch.testing.assert_close(got, wanted)


def test_a_view_by_numbers_in_a_graph_with_sizes_begins_where_it_does_in_eager() -> None:
    compiled = torch.compile(lambda x: x.tensor_split(3, -1)[1], backend="tpu", dynamic=True)
    # The second size is traced anew, as a number.
    for size in (5, 2, 19):
        x = torch.arange(4.0 * size).reshape(4, size)
        got, wanted = compiled(x), x.tensor_split(3, -1)[1]
        assert torch.equal(got, wanted)
        assert (got.stride(), got.storage_offset()) == (wanted.stride(), wanted.storage_offset())


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64, torch.bool, torch.complex64])
def test_a_write_to_an_argument_that_may_begin_anywhere_in_its_memory(dtype: torch.dtype) -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return torch.as_strided_scatter(x, y, (3, 2), (2, 1), 4)

    torchtpu_compile.reset_metrics()
    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})
    memory, y = (torch.arange(40) % 7).to(dtype), torch.arange(6).reshape(3, 2).to(dtype)
    # The memory before the argument and behind it is written to as well, unseen.
    for start in (0, 3, 5, 20):
        x = memory[start : start + 6].reshape(2, 3)
        kept = memory.clone()
        assert torch.equal(compiled(x, y), function(x, y))
        assert torch.equal(memory, kept)
    assert torchtpu_compile.metrics()["graphs"] == 1


def test_writes_to_transposed_arguments_and_of_nothing() -> None:
    def function(x: torch.Tensor, y: torch.Tensor, z: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return (
            torch.as_strided_scatter(x, y, (2, 2), (3, 1), 1),
            torch.as_strided_scatter(x, y[:0], (0, 2), (3, 1), 1) + 1,
            torch.as_strided_scatter(z, y[0, 0], (), (), 0),
        )

    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})
    arguments = torch.randn(4, 3).t(), torch.randn(2, 2), torch.randn(1)
    for got, wanted in zip(compiled(*arguments), function(*arguments), strict=True):
        assert torch.equal(got, wanted)
        assert got.stride() == wanted.stride()


def test_the_gradient_of_a_write() -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return torch.as_strided_scatter(x, y, (2, 2), (3, 1), 1).sin()

    compiled = torch.compile(function, backend="tpu", fullgraph=True)
    x, y = torch.randn(8, requires_grad=True), torch.randn(2, 2, requires_grad=True)
    got, wanted = (torch.autograd.grad(f(x, y).sum(), (x, y)) for f in (compiled, function))
    torch.testing.assert_close(got, wanted)
