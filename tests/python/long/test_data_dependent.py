"""Sizes and numbers that are found in data: another one on every call, and nothing of it is an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
import torchtpu_compile
from torchtpu_compile.eager.data_sizes import MAX_SIZES

ELEMENTS = 16
COUNTS = (5, 0, ELEMENTS, 5)


def with_positives(count: int, elements: int = ELEMENTS) -> torch.Tensor:
    """`elements` random numbers, exactly `count` of them above zero."""
    x = -torch.rand(elements) - 0.1
    x[torch.randperm(elements)[:count]] = torch.rand(count) * 2 + 0.1
    return x


def count(x: torch.Tensor) -> Any:
    return (x > 0).sum().item()


FUNCTIONS: dict[str, Callable[[torch.Tensor], Any]] = {
    "nonzero": lambda x: (x * 2 > 0).nonzero() + 1,
    "nonzero as a tuple": lambda x: (x * 2 > 0).nonzero(as_tuple=True)[0] * 2,
    "where": lambda x: torch.where(x > 0)[0] + x.sum(),
    "masked_select": lambda x: torch.masked_select(x.sin(), x > 0) * 2 + 1,
    "boolean index": lambda x: x.sin()[x > 0] * 2,
    "boolean index of rows": lambda x: (x.outer(x)[x > 0] @ x.outer(x)).relu(),
    "boolean index, summed": lambda x: x.sin()[x > 0].mul(2).sum() + x,
    "two boolean indices": lambda x: (x[x > 0].exp(), x[x > 0.5].reshape(-1, 1) * x),
    "unique": lambda x: torch.unique((x * 2).round()) * 3,
    "unique with counts": lambda x: [
        t + 1 for t in torch.unique((x * 2).round(), return_inverse=True, return_counts=True)
    ],
    "unique_consecutive": lambda x: torch.unique_consecutive((x * 2).round().sort().values) * 3,
    "repeat_interleave": lambda x: torch.repeat_interleave(x.sin(), (x > 0).long() * 2) * 2,
    "item as a factor": lambda x: x * count(x) + 1,
    "item as a float": lambda x: x * x.sum().item() + 1,
    "item as a size": lambda x: torch.arange(count(x)) * 2 + 1,
    "item as the end of a slice": lambda x: x[: count(x)].sin() * 2,
    "size of what was found": lambda x: x * x[x > 0].shape[0],
}


@pytest.fixture(params=["whole", "with graph breaks"])
def compile(request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """Compiles one graph with the sizes inside, or several with graph breaks at them."""
    whole = request.param == "whole"
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=whole, capture_scalar_outputs=whole):
        yield lambda fn: torch.compile(fn, backend="tpu", fullgraph=whole)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_count_gives_eagers_results(name: str, compile: Callable[..., Any]) -> None:
    fn = FUNCTIONS[name]
    run = compile(fn)
    for positives in COUNTS:
        x = with_positives(positives)
        torch.testing.assert_close(run(x), fn(x))


GRADIENTS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "boolean index": lambda x: x.sin()[x > 0].exp().sum() + x.sum(),
    "masked_select": lambda x: (torch.masked_select(x.cos(), x > 0) ** 2).sum() + x.sum(),
    "index by nonzero": lambda x: x.exp()[(x > 0).nonzero()[:, 0]].sum() + x.sum(),
}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_flow_through_what_was_selected(name: str, compile: Callable[..., Any]) -> None:
    fn = GRADIENTS[name]
    run = compile(fn)
    for positives in COUNTS:
        x = with_positives(positives).requires_grad_()
        reference = x.detach().clone().requires_grad_()
        run(x).backward()
        fn(reference).backward()
        torch.testing.assert_close(x.grad, reference.grad)


@torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True, capture_scalar_outputs=True)
@pytest.mark.parametrize("name", ["boolean index", "item as a factor", "item as the end of a slice"])
def test_any_number_of_counts_compiles_a_bounded_number_of_programs(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    fn = FUNCTIONS[name]
    run = torch.compile(fn, backend="tpu", fullgraph=True)
    torchtpu_compile.reset_metrics()
    for positives in range(200):
        x = with_positives(positives, 256)
        torch.testing.assert_close(run(x), fn(x))
    # One part has fixed sizes, the other's depend on data.
    assert torchtpu_compile.metrics()["xla_compiles"] == 1 + MAX_SIZES
    said = [r.getMessage() for r in caplog.records if "has a data-dependent size" in r.getMessage()]
    assert len(said) == 1


@torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True)
def test_a_size_that_was_compiled_for_stays_compiled() -> None:
    fn = FUNCTIONS["boolean index"]
    run = torch.compile(fn, backend="tpu", fullgraph=True)
    for positives in range(MAX_SIZES + 3):
        run(with_positives(positives))
    torchtpu_compile.reset_metrics()
    x = with_positives(2)
    torch.testing.assert_close(run(x), fn(x))
    assert torchtpu_compile.metrics()["fallback_ops"] == {"aten.index.Tensor": 1}


@torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True)
@pytest.mark.parametrize("loss", [F.mse_loss, F.smooth_l1_loss, F.huber_loss])
def test_the_mean_loss_of_a_selection_has_gradients(loss: Callable[..., torch.Tensor]) -> None:
    x, y = with_positives(5).requires_grad_(), torch.randn(ELEMENTS)

    def fn(x: torch.Tensor) -> torch.Tensor:
        chosen = x > 0
        return loss(x[chosen], y[chosen])

    gradients = [
        torch.autograd.grad(f(x), x)[0] for f in (torch.compile(fn, backend="tpu", fullgraph=True), fn)
    ]
    torch.testing.assert_close(*gradients)


@torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True)
def test_only_the_op_that_finds_the_size_runs_eagerly() -> None:
    fn = FUNCTIONS["boolean index of rows"]
    run = torch.compile(fn, backend="tpu", fullgraph=True)
    torchtpu_compile.reset_metrics()
    run(with_positives(4))
    assert torchtpu_compile.metrics()["fallback_ops"] == {"aten.index.Tensor": 1}
    assert torchtpu_compile.metrics()["xla_compiles"] == 2


@torch._dynamo.config.patch(capture_scalar_outputs=True)
def test_a_sum_of_sizes_that_has_to_be_a_number_is_that_number() -> None:
    def fn(counts: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
        rows = torch.full((sum(counts.tolist()), 4), 2.0)
        return (rows.sin() * x).cos()

    x = torch.rand(6, 1)
    run = torch.compile(fn, backend="tpu", fullgraph=True)
    torchtpu_compile.reset_metrics()
    for counts in ([2, 4], [5, 1], [6, 0]):
        torch.testing.assert_close(run(torch.tensor(counts), x), fn(torch.tensor(counts), x))
    assert torchtpu_compile.metrics()["fallback_ops"].keys() == {"aten._local_scalar_dense.default"}
    with pytest.raises(RuntimeError, match="Runtime assertion failed"):
        run(torch.tensor([2, 5]), x)
