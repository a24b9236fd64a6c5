"""Bags of embeddings, rows made shorter, segments: compiled without fallback, with eager's results."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch.nn import functional as F

INDICES = torch.tensor([1, 4, 4, 0, 2, 7, 2, 2, 4, 9])
# The third bag is empty, and so is the last one.
OFFSETS = torch.tensor([0, 3, 4, 4, 8, 10])
STRICT = {"strict": True}


def compare(fn: Any, *arguments: torch.Tensor, **tolerances: float) -> None:
    """Results and gradients in strict mode."""
    torch._dynamo.reset()

    def run(f: Any) -> list[torch.Tensor]:
        copies = [a.clone().requires_grad_(a.requires_grad) for a in arguments]
        result = f(*copies)
        wanted = [c for c in copies if c.requires_grad]
        cotangent = torch.linspace(0.5, 2, result.numel(), dtype=result.dtype).reshape(result.shape)
        return [result.detach(), *torch.autograd.grad(result, wanted, cotangent)] if wanted else [result]

    got = run(torch.compile(fn, backend="tpu", options=STRICT))
    torch.testing.assert_close(got, run(fn), equal_nan=True, **tolerances)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
@pytest.mark.parametrize("padding", [None, 4])
@pytest.mark.parametrize("last", [False, True])
def test_bags(mode: str, padding: int | None, last: bool) -> None:
    weight = torch.randn(10, 6, requires_grad=True)
    options: dict[str, Any] = {"mode": mode, "padding_idx": padding, "include_last_offset": last}
    compare(lambda w: F.embedding_bag(INDICES, w, OFFSETS, **options), weight)
    compare(lambda w: F.embedding_bag(INDICES, w, OFFSETS, **options), weight.detach())


def test_bags_by_weights_of_samples_and_by_frequency() -> None:
    weight, samples = torch.randn(10, 6, requires_grad=True), torch.randn(10, requires_grad=True)
    compare(
        lambda w, s: F.embedding_bag(INDICES, w, OFFSETS, mode="sum", per_sample_weights=s), weight, samples
    )
    for mode in ("sum", "mean"):
        compare(
            lambda w, m=mode: F.embedding_bag(INDICES, w, OFFSETS, mode=m, scale_grad_by_freq=True), weight
        )


def test_bags_of_one_length_and_of_small_numbers() -> None:
    rows = torch.randint(0, 10, (3, 5))
    compare(lambda w: F.embedding_bag(rows.int(), w), torch.randn(10, 4, requires_grad=True))
    half = torch.randn(10, 4, dtype=torch.bfloat16)
    compare(lambda w: F.embedding_bag(rows, w, mode="sum"), half, rtol=1.6e-2, atol=1e-2)
    nan = torch.randn(10, 4)
    nan[2, 1] = torch.nan
    compare(lambda w: F.embedding_bag(INDICES, w, OFFSETS, mode="max"), nan)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
@pytest.mark.parametrize("padding", [None, 4])
def test_bags_of_one_length_are_summed_without_being_searched_for(mode: str, padding: int | None) -> None:
    rows = torch.randint(0, 10, (6, 4))
    rows[1] = 4
    options: dict[str, Any] = {"mode": mode, "padding_idx": padding}
    weight = torch.randn(10, 3, requires_grad=True)
    compare(lambda w: F.embedding_bag(rows, w, **options), weight)
    weight = weight.detach().clone()
    if padding is not None:
        # It counts for nothing, and may hold anything.
        weight[padding] = torch.nan
    compare(lambda w: F.embedding_bag(rows.int(), w, **options), weight)
    samples = torch.randn(6, 4, requires_grad=True)
    if mode == "sum":
        compare(
            lambda w, s: F.embedding_bag(rows, w, per_sample_weights=s, **options),
            weight[:4].repeat(3, 1),
            samples,
        )


def test_places_in_numbers_of_one_distance() -> None:
    ends = torch.iinfo(torch.int64)
    values = torch.tensor([*range(-9, 40), ends.min, ends.min + 1, ends.max - 1, ends.max])
    for start, step, dtype in itertools.product((-3, 0, 2), (1, 5), (torch.int64, torch.int32)):
        for right in (False, True):

            def places(
                v: torch.Tensor, start: Any = start, step: Any = step, d: Any = dtype, r: Any = right
            ) -> Any:
                boundaries = torch.arange(start, start + 6 * step, step, dtype=d)
                return torch.searchsorted(boundaries, v.to(d), right=r)

            compare(places, values)


def test_a_model_with_bags_of_any_number_of_indices_trains() -> None:
    bag = torch.nn.EmbeddingBag(20, 8, mode="mean")
    compiled = torch.compile(bag, backend="tpu", options=STRICT, dynamic=True)
    torchtpu_compile.reset_metrics()
    for count in (7, 12, 30):
        indices, offsets = torch.randint(0, 20, (count,)), torch.tensor([0, 2, 5])
        bag.zero_grad()
        wanted = bag(indices, offsets)
        wanted.square().sum().backward()
        gradient = bag.weight.grad.clone()
        bag.zero_grad()
        got = compiled(indices, offsets)
        got.square().sum().backward()
        torch.testing.assert_close(got, wanted)
        torch.testing.assert_close(bag.weight.grad, gradient)
    assert torchtpu_compile.metrics()["fallback_ops"] == {}


@pytest.mark.parametrize("norm", [1.0, 2.0, torch.inf])
def test_rows_that_are_looked_up_are_made_no_longer_than_told(norm: float) -> None:
    weight, other = torch.randn(10, 6), torch.randn(10, 6)
    other.copy_(weight)
    compiled = torch.compile(
        lambda w: F.embedding(INDICES, w, max_norm=0.7, norm_type=norm), backend="tpu", options=STRICT
    )
    torch.testing.assert_close(
        compiled(weight), F.embedding(INDICES, other, max_norm=0.7, norm_type=norm), rtol=1e-5, atol=1e-6
    )
    torch.testing.assert_close(weight, other, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("reduce", "initial"), list(itertools.product(["sum", "mean", "max", "min", "prod"], [None, 0.5]))
)
def test_segments(reduce: str, initial: float | None) -> None:
    x = torch.randn(3, 7, 2)
    x[1, 2, 0] = torch.nan
    options: dict[str, Any] = {"initial": initial, "unsafe": True}
    lengths = torch.tensor([1, 0, 2])
    offsets = torch.tensor([[0, 2, 2, 7], [0, 1, 6, 7], [0, 0, 0, 7]])
    compare(lambda x: torch.segment_reduce(x, reduce, lengths=lengths, **options), x)
    compare(lambda x: torch.segment_reduce(x, reduce, offsets=offsets, axis=1, **options), x)


def test_square_roots_and_polar_forms_of_matrices() -> None:
    x = torch.randn(2, 5, 5, dtype=torch.float64)
    compare(lambda x: torch.linalg.matrix_sqrth(x @ x.mT + torch.eye(5, dtype=x.dtype)), x)
    compare(lambda x: torch.linalg.polar(x)[0], x[..., :3])
    compare(lambda x: torch.linalg.polar(x)[1], x[..., :3])
