"""Branches, loops and nested regions: compiled where their bodies can be lowered, right in any case."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch._higher_order_ops.associative_scan import associative_scan
from torch._higher_order_ops.map import map as map_rows
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop
from torch.utils.checkpoint import checkpoint

Function = Callable[[torch.Tensor], Any]


@torch.compiler.nested_compile_region
def region(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return x.sin() * y + 1


def branch(x: torch.Tensor) -> Any:
    return torch.cond(x.sum() > 0, lambda t: (t.sin(), t * 2), lambda t: (t.cos(), t @ t.mT), (x + 1,))


def nested_branch(x: torch.Tensor) -> Any:
    def inner(t: torch.Tensor) -> torch.Tensor:
        return torch.cond(t.sum() > 20, lambda t: t * 3, lambda t: t.exp(), (t,))

    return torch.cond(x.sum() > 0, inner, lambda t: t - 1, (x,))


def counted_loop(x: torch.Tensor) -> Any:
    y = x.cos()
    start = torch.zeros((), dtype=torch.int64)
    return while_loop(lambda i, t: i < 5, lambda i, t: (i + 1, (t + y).sin()), (start, x.clone()))


def loop_on_data(x: torch.Tensor) -> Any:
    (y,) = while_loop(lambda t: t.abs().sum() > 1, lambda t: (t * 0.5,), (x.clone(),))
    return y + 1


def running(x: torch.Tensor) -> Any:
    return scan(lambda c, t: (c + t.sin(), (c * t).sum()), x[0] * 2, x)


def running_backwards(x: torch.Tensor) -> Any:
    w = x[0].cos()
    return scan(lambda c, t: (c * w + t, c.clone()), x[0] * 2, x, reverse=True)


def each_row(x: torch.Tensor) -> Any:
    return map_rows(lambda t, w: (t.sin() * w, t.sum()), x, x[0].clone())


def associative(x: torch.Tensor) -> Any:
    return associative_scan(lambda a, b: a * b, x, 0, combine_mode="generic")


def regions(x: torch.Tensor) -> Any:
    return region(region(x, x.cos()), x) * 2


def checkpointed(x: torch.Tensor) -> Any:
    return checkpoint(lambda t: (t.sin() * t).exp(), x * 2, use_reentrant=False) + 1


FUNCTIONS: dict[str, Function] = {
    f.__name__: f
    for f in (
        branch,
        nested_branch,
        counted_loop,
        loop_on_data,
        running,
        running_backwards,
        each_row,
        associative,
        regions,
        checkpointed,
    )
}
# Eager PyTorch differentiates no loop of unknown length.
DIFFERENTIABLE = sorted(FUNCTIONS.keys() - {"counted_loop", "loop_on_data"})


def strict(fn: Function) -> Function:
    """`fn` compiled, where running anything in eager PyTorch is an error."""
    compiled: Function = torch.compile(fn, backend="tpu", fullgraph=True, options={"strict": True})
    return compiled


def inputs(columns: int = 5) -> list[torch.Tensor]:
    """Square tensors for each branch: a small and a large positive sum, a negative one."""
    noise = torch.rand(columns, columns) - 0.5
    return [noise + 0.6, noise + 3, noise - 1]


def total(results: Any) -> torch.Tensor:
    tensors = results if isinstance(results, (tuple, list)) else [results]
    return sum((t.sum() for t in tensors if t.is_floating_point()), torch.zeros(()))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_gives_eagers_results_in_one_program(name: str) -> None:
    fn = FUNCTIONS[name]
    run = torch.compile(fn, backend="tpu", fullgraph=True, options={"strict": True})
    torchtpu_compile.reset_metrics()
    for x in inputs():
        torch.testing.assert_close(run(x), fn(x))
    assert torchtpu_compile.metrics()["xla_compiles"] == 1


@pytest.mark.parametrize("name", DIFFERENTIABLE)
def test_gives_eagers_gradients(name: str) -> None:
    fn = FUNCTIONS[name]
    run = torch.compile(fn, backend="tpu", fullgraph=True, options={"strict": True})
    for x in inputs():
        x.requires_grad_()
        reference = x.detach().clone().requires_grad_()
        total(run(x)).backward()
        total(fn(reference)).backward()
        torch.testing.assert_close(x.grad, reference.grad)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_sizes_reach_the_bodies(name: str) -> None:
    fn = FUNCTIONS[name]
    run = torch.compile(fn, backend="tpu", fullgraph=True, dynamic=True)
    for columns in (5, 7):
        for x in inputs(columns):
            torch.testing.assert_close(run(x), fn(x))


@torch.library.custom_op("torchtpu_tests::opaque_sine", mutates_args=())
def opaque_sine(x: torch.Tensor) -> torch.Tensor:
    return x.sin()


@opaque_sine.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(x)


def test_an_op_in_a_body_that_cannot_be_lowered_is_the_reason(caplog: pytest.LogCaptureFixture) -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return torch.cond(x.sum() > 0, opaque_sine, lambda t: t.cos(), (x.sin(),)) * 2

    run = torch.compile(fn, backend="tpu", fullgraph=True)
    torchtpu_compile.reset_metrics()
    for x in inputs():
        torch.testing.assert_close(run(x), fn(x))
    assert torchtpu_compile.metrics()["fallback_ops"] == {"cond": 3}
    reports = [r.getMessage() for r in caplog.records if "eager PyTorch" in r.getMessage()]
    assert len(reports) == 1
    assert "torchtpu_tests.opaque_sine.default in true_graph_0 cannot be lowered" in reports[0]


def test_each_call_of_a_body_draws_random_numbers_of_its_own() -> None:
    def fn(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        def draw(t: torch.Tensor) -> torch.Tensor:
            return torch.rand_like(t)

        first = torch.cond(x.sum() > 0, draw, lambda t: t * 2, (x,))
        between = torch.rand(5, 5)
        return first, between, torch.cond(x.sum() > 0, draw, lambda t: t * 2, (x,))

    x = torch.ones(5, 5)
    run = torch.compile(fn, backend="tpu", fullgraph=True)
    torch.manual_seed(1)
    drawn = [*run(x), *run(x)]
    assert all((t >= 0).all() and (t < 1).all() for t in drawn)
    assert len({t.sum().item() for t in drawn}) == 6
    torch.manual_seed(1)
    torch.testing.assert_close(run(x), tuple(drawn[:3]))


@pytest.mark.parametrize("budget", [0.0, 1.0])
def test_the_gradient_of_dropout_in_a_region_has_the_results_mask(budget: float) -> None:
    @torch.compiler.nested_compile_region
    def dropped(x: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.dropout(x, 0.5) * 2

    x = torch.ones(8, 8, requires_grad=True)
    # With a budget of nothing PyTorch computes in the backward graph what it can.
    with torch._functorch.config.patch(activation_memory_budget=budget):
        y = strict(lambda x: dropped(dropped(x)))(x)
        y.sum().backward()
    assert x.grad is not None
    assert 0 < (y != 0).sum() < 64
    assert torch.equal(y != 0, x.grad != 0)


@torch.library.custom_op("torchtpu_tests::shift_in_place", mutates_args={"x"})
def shift_in_place(x: torch.Tensor, by: float) -> torch.Tensor:
    x.add_(by)
    return x.sum()


@shift_in_place.register_fake
def _(x: torch.Tensor, by: float) -> torch.Tensor:
    return x.new_empty(())


def test_custom_ops_that_change_their_arguments_are_right() -> None:
    def fn(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y = x.sin()
        before = y * 2
        s = shift_in_place(y, 1.5)
        t = shift_in_place(x, 0.5)
        return before, y.cos(), s + 1, t

    run = torch.compile(fn, backend="tpu", fullgraph=True)
    for x in inputs():
        reference = x.clone()
        torch.testing.assert_close(run(x), fn(reference))
        torch.testing.assert_close(x, reference)
