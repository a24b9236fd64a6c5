"""Strided views of arguments, which count from where the memory begins and not the argument."""

from __future__ import annotations

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
