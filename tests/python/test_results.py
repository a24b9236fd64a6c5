"""Results below 2 MB are tensors as PyTorch's own are: they can be resized, and their memory let go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

# Small results are copied; from 16 KB on a program writes to PyTorch's memory, from 2 MB on to huge pages.
SIDES = (0, 1, 2, 63, 64, 65, 723, 724)
LARGE = (725, 1100)


def double(x: Tensor) -> Tensor:
    return x * 2


@pytest.fixture(scope="module")
def compiled() -> Callable[[Tensor], Tensor]:
    return torch.compile(double, backend="tpu", dynamic=False)


@pytest.mark.parametrize("side", SIDES)
def test_a_result_can_be_resized(compiled: Callable[[Tensor], Tensor], side: int) -> None:
    x = torch.randn(side, side)
    y = compiled(x)
    torch.testing.assert_close(y, x * 2, rtol=0, atol=0)
    assert y.untyped_storage().nbytes() == x.untyped_storage().nbytes()
    y.resize_(side + 8, side + 8)
    assert torch.equal(y.view(-1)[: side * side], (x * 2).view(-1))
    torch.mm(torch.ones(side + 9, 2), torch.ones(2, side + 9), out=y.resize_(0))
    assert torch.equal(y, torch.full((side + 9, side + 9), 2.0))


@pytest.mark.parametrize("side", SIDES)
def test_the_memory_of_a_result_can_be_let_go(compiled: Callable[[Tensor], Tensor], side: int) -> None:
    x = torch.randn(side, side)
    y = compiled(x)
    y.untyped_storage().resize_(0)
    assert y.untyped_storage().nbytes() == 0
    z = compiled(x)
    torch.testing.assert_close(z, x * 2, rtol=0, atol=0)


@pytest.mark.parametrize("side", LARGE)
def test_a_clone_of_a_large_result_can_be_resized(compiled: Callable[[Tensor], Tensor], side: int) -> None:
    x = torch.randn(side, side)
    changes: list[Callable[[Tensor], object]] = [
        lambda y: y.resize_(side + 8, side + 8),
        lambda y: y.untyped_storage().resize_(0),
    ]
    for change in changes:
        with pytest.raises(RuntimeError, match="storage that is not resizable"):
            change(compiled(x))
    y = compiled(x)
    torch.mm(torch.ones(side, 2), torch.ones(2, side), out=y)
    assert torch.equal(y, torch.full((side, side), 2.0))
    y = compiled(x).clone()
    torch.mm(torch.ones(side + 9, 2), torch.ones(2, side + 9), out=y.resize_(0))
    assert torch.equal(y, torch.full((side + 9, side + 9), 2.0))
    y.untyped_storage().resize_(0)


@pytest.mark.parametrize("side", [8, 200])
@pytest.mark.parametrize(
    "dtype",
    [torch.bool, torch.uint8, torch.int64, torch.float16, torch.bfloat16, torch.float64, torch.complex64],
)
def test_results_of_every_kind_keep_strides_and_can_be_resized(dtype: torch.dtype, side: int) -> None:
    f = torch.compile(lambda x: (x.clone(), x.t().clone(), x.sum(), x[:, :0].clone()), backend="tpu")
    x = (torch.randn(side, side + 1) * 3).to(dtype)
    expected = (x.clone(), x.t().clone(), x.sum(), x[:, :0].clone())
    for y, e in zip(f(x), expected, strict=True):
        torch.testing.assert_close(y, e, rtol=1e-2, atol=1e-2)
        assert (y.shape, y.dtype) == (e.shape, e.dtype)
        assert y.stride() == e.stride() or not y.numel()
        assert y.untyped_storage().resizable()
        y.resize_(300, 300)


def test_results_of_buckets_can_be_resized() -> None:
    f = torch.compile(lambda x: (x + 1, (x + 1).t().clone()), backend="tpu", dynamic=True)
    for rows in (5, 7, 100, 130, 150, 2600):
        x = torch.randn(rows, 200)
        first, second = f(x)
        assert torch.equal(first, x + 1)
        assert torch.equal(second, (x + 1).t())
        assert first.stride() == (200, 1)
        assert first.untyped_storage().nbytes() == x.nbytes
        for y in (first, second):
            y.resize_(rows + 100, 300)
        assert torch.equal(first.view(-1)[: rows * 200], (x + 1).view(-1))


def test_results_in_training_and_in_inference_can_be_resized() -> None:
    f = torch.compile(double, backend="tpu")
    for side in (4, 300):
        x = torch.randn(side, side, requires_grad=True)
        y = f(x)
        y.sum().backward()
        assert x.grad is not None
        assert torch.equal(x.grad, torch.full_like(x, 2))
        assert x.grad.untyped_storage().resizable()
        assert y.detach().untyped_storage().resizable()
        with torch.inference_mode():
            z = f(x)
            assert z.is_inference()
            assert z.untyped_storage().resizable()


def test_results_outlive_later_calls_and_their_graph() -> None:
    f = torch.compile(double, backend="tpu", dynamic=False)
    x = torch.randn(300, 300)
    results = [(f(x * i), x * i * 2) for i in range(8)]
    torch._dynamo.reset()
    del f
    addresses = {y.data_ptr() for y, _ in results}
    assert len(addresses) == len(results)
    for y, expected in results:
        torch.testing.assert_close(y, expected, rtol=0, atol=0)


def test_results_are_on_the_cpu_whatever_the_default_device(compiled: Callable[[Tensor], Tensor]) -> None:
    torch.set_default_device("meta")
    try:
        results = [compiled(torch.ones(side, side, device="cpu")) for side in (2, 200)]
    finally:
        torch.set_default_device(None)
    assert [y.device.type for y in results] == ["cpu", "cpu"]
    assert all(torch.equal(y, torch.full_like(y, 2)) for y in results)


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize(
    "views",
    [
        lambda x: (x + 1).unfold(0, 3, 1),
        lambda x: (x + 1).unfold(0, 3, 2),
        lambda x: (x * 2).as_strided((3, 4), (2, 1)),
        lambda x: (x * 2).view(-1, 1).expand(-1, 3)[1:],
        lambda x: (x * 2).unfold(0, 2, 2),
    ],
)
def test_windows_of_a_result_share_its_memory(views: Callable[[Tensor], Tensor], dynamic: bool) -> None:
    """Elements that show more than once are one element: strides are eager PyTorch's, and writes show."""
    compiled = torch.compile(views, backend="tpu", dynamic=dynamic)
    for size in (8, 12):
        x = torch.arange(float(size))
        expected, result = views(x), compiled(x)
        assert torch.equal(result, expected) and result.stride() == expected.stride()
        for y in (expected, result):
            y[..., 1] = 100
        assert torch.equal(result, expected)
