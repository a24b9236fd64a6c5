"""Conjugates and negatives that PyTorch leaves to whoever reads them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch


def gradients(
    function: Callable[[torch.Tensor], torch.Tensor], x: torch.Tensor, weight: torch.Tensor
) -> torch.Tensor:
    x = x.detach().clone().requires_grad_()
    return torch.autograd.grad(function(x), x, weight)[0]


@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "ihfft"])
@pytest.mark.parametrize("lazy", [True, False])
def test_gradients_of_transforms(name: str, lazy: bool) -> None:
    transform = getattr(torch.fft, name)
    x = torch.randn(5, 6)
    weight = torch.randn_like(transform(x))
    weight = weight.conj() if lazy else weight
    compiled = torch.compile(transform, backend="tpu", fullgraph=True, options={"strict": True})
    torch.testing.assert_close(gradients(compiled, x, weight), gradients(transform, x, weight))


def test_a_gradient_that_is_negated_lazily() -> None:
    weight = torch.complex(torch.randn(4), torch.randn(4)).conj().imag
    assert weight.is_neg()
    compiled = torch.compile(torch.sin, backend="tpu", fullgraph=True, options={"strict": True})
    x = torch.randn(4)
    torch.testing.assert_close(gradients(compiled, x, weight), gradients(torch.sin, x, weight))


@pytest.mark.parametrize("kind", ["negative", "conjugate"])
def test_a_lazy_input_is_read_with_its_mark(kind: str) -> None:
    z = torch.complex(torch.randn(4), torch.randn(4)).conj()
    x = z.imag if kind == "negative" else z
    assert x.is_neg() if kind == "negative" else x.is_conj()
    torch.testing.assert_close(torch.compile(torch.sin, backend="tpu")(x), torch.sin(x))


@pytest.mark.parametrize("strict", [True, False])
def test_gradients_of_products_that_save_lazy_conjugates(strict: bool) -> None:
    def function(a: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        product = a @ w
        if not strict:  # an op without a lowering, so that the forward graph is in parts
            product = product + torch.linalg.eigvals(w.detach()).sum()
        return (product * w.conj()).abs().sum()

    inputs = [torch.randn(3, 4, 4, dtype=torch.complex64, requires_grad=True) for _ in range(2)]
    wanted = torch.autograd.grad(function(*inputs), inputs)
    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": strict})
    torch.testing.assert_close(torch.autograd.grad(compiled(*inputs), inputs), wanted)


def test_a_compiled_part_reads_what_an_eager_op_left_lazy() -> None:
    def function(z: torch.Tensor) -> torch.Tensor:
        return torch.linalg.eigvals(z).conj() * 2 + z.conj().sum()

    z = torch.complex(torch.randn(3, 3), torch.randn(3, 3))
    wanted = function(z)
    got = torch.compile(function, backend="tpu", fullgraph=True)(z)
    torch.testing.assert_close(got, wanted)


def test_sums_of_booleans() -> None:
    x, source = torch.rand(5) > 0.5, torch.rand(7) > 0.5
    index = torch.tensor([0, 1, 1, 3, 3, 3, 0])

    def function(x: torch.Tensor) -> list[torch.Tensor]:
        return [
            x.scatter_add(0, index, source),
            x.index_add(0, index, source),
            x.scatter_reduce(0, index, source, "prod"),
            x.index_put((index,), source, accumulate=True),
        ]

    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})
    for got, wanted in zip(compiled(x), function(x), strict=True):
        assert torch.equal(got, wanted)
