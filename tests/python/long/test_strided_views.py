"""Strided views, which count from where the memory of their tensor begins, whatever views lie in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch import Tensor
from torch._dynamo.exc import BackendCompilerFailed
from torchtpu_compile import UnsupportedOpError


@torch.library.custom_op("torchtpu_tests::doubled", mutates_args=())
def doubled(x: Tensor) -> Tensor:
    """An op without a lowering: graphs are cut around it."""
    return x * 2


doubled.register_fake(torch.empty_like)
doubled.register_autograd(lambda ctx, grad: grad * 2)

# What a strided view is taken of, made from an argument of four or more rows of six elements.
TENSORS: dict[str, Callable[[Tensor], Tensor]] = {
    "result": lambda x: x.tanh(),
    "transposed result": lambda x: x.t().tanh(),
    "transposed clone": lambda x: x.t().clone().t()[2:],
    "columns": lambda x: x.sigmoid().chunk(2, -1)[1],
    "rows": lambda x: x.sigmoid()[1:],
    "selected": lambda x: x.tanh().select(1, 2),
    "expanded": lambda x: x.sin()[:, :1].expand(-1, 3),
    "channels last": lambda x: x.unflatten(1, (3, 2))[None].permute(0, 3, 1, 2).exp().select(2, 1),
    "strided view": lambda x: x.cos().as_strided((3, 4), (4, 1), 2)[1],
    "result of no dimension": lambda x: torch.cat([x.sum()[None], x.reshape(-1)])[0],
    "argument": lambda x: x,
    "columns of an argument": lambda x: x[:, 3:],
    "rows of an argument": lambda x: x[1:],
    "transposed rows of an argument": lambda x: x.t()[1:],
    "strided view of an argument": lambda x: x.as_strided((3, 4), (4, 1), 2)[1],
    "strided view of rows of an argument": lambda x: x[1:].as_strided((3, 4), (4, 1))[1],
}


def results_of(f: Callable[..., Any], *arguments: Tensor) -> list[Tensor]:
    """The results of `f`, and the gradients of all arguments that want one."""
    results = f(*arguments)
    results = list(results) if isinstance(results, tuple) else [results]
    wanting = [x for x in arguments if x.requires_grad]
    if not wanting:
        return results
    total = sum((r * torch.arange(1.0, r.numel() + 1).view(r.shape)).sum() for r in results)
    return [*results, *torch.autograd.grad(total, wanting)]  # type: ignore[arg-type]


def assert_same(found: Sequence[Tensor], expected: Sequence[Tensor]) -> None:
    for a, b in zip(found, expected, strict=True):
        torch.testing.assert_close(a, b)
        assert a.stride() == b.stride()


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", TENSORS)
def test_strided_views_and_their_gradients_are_eagers(name: str, dynamic: bool) -> None:
    def function(x: Tensor) -> tuple[Tensor, ...]:
        tensor = TENSORS[name](x)
        size = (x.shape[0] - 2, 3) if dynamic else (2, 3)
        relative, absolute = tensor.as_strided(size, (3, 1)), tensor.as_strided(size, (3, 1), 3)
        # The graph has parts, and the second view is computed again for the gradient.
        return doubled(relative.exp()) + doubled(tensor).sum(), absolute.sin() * absolute, tensor

    compiled = torch.compile(function, backend="tpu", fullgraph=True, dynamic=dynamic)
    for rows in (4, 5) if dynamic else (4,):
        x = torch.rand(rows, 6, requires_grad=True)
        for found, expected in zip(results_of(compiled, x), results_of(function, x), strict=True):
            torch.testing.assert_close(found, expected)


@pytest.mark.parametrize("name", TENSORS)
def test_strided_views_that_are_results_share_memory(name: str) -> None:
    def function(x: Tensor) -> tuple[Tensor, ...]:
        tensor = TENSORS[name](x)
        return tensor.as_strided((2, 2), (3, 1)), tensor, tensor.as_strided((3, 4), (2, 1), 1)

    x = torch.rand(4, 6)
    copy = x.clone()
    found, expected = torch.compile(function, backend="tpu")(x), function(copy)
    for results in (found, expected):
        results[0].fill_(7)
        results[2][0].fill_(8)
    assert_same([*found, x], [*expected, copy])


def test_a_strided_view_of_a_result_that_has_a_copy_in_other_strides() -> None:
    def function(x: Tensor) -> tuple[Tensor, ...]:
        a = x.t().tanh()
        return a.contiguous(), torch.as_strided(a, (3, 4), (4, 1)) * 1

    x = torch.rand(4, 6)
    assert_same(torch.compile(function, backend="tpu")(x), function(x))


@pytest.mark.parametrize(
    "function",
    [
        lambda x: (x * 2)[1:].view(torch.int32).as_strided((2, 3), (3, 1), 4) + 1,
        lambda x: (
            torch.view_as_real(torch.complex(x, x + 1).t().sin())[1:, :, 1].as_strided((2, 3), (3, 1)) + 1
        ),
        lambda x: torch.complex(x, x + 1).sin().conj()[1:].as_strided((2, 3), (3, 1)) + 1,
        lambda x: x[1:].view(torch.int32).as_strided((2, 3), (3, 1), 4) + 1,
    ],
)
def test_a_strided_view_of_another_dtype(function: Callable[[Tensor], Tensor]) -> None:
    x = torch.rand(4, 6)
    assert_same([torch.compile(function, backend="tpu")(x)], [function(x)])


def write_to_rows(x: Tensor) -> Tensor:
    y = x.sigmoid()
    y[:2].as_strided((2, 3), (5, 2), 1).mul_(2)
    return y * 1


def write_to_transposed(x: Tensor) -> Tensor:
    y = x.t().sigmoid()
    y.as_strided((2, 3), (5, 2), 1).mul_(2)
    return y.as_strided((4,), (3,), 2) + y.sum()


def write_to_columns(x: Tensor) -> Tensor:
    y = x.sigmoid()
    y.chunk(2, -1)[1].as_strided((2, 3), (5, 2), 1).mul_(2)
    return y * 1


def write_to_rows_of_an_argument(x: Tensor) -> Tensor:
    x[1:].as_strided((2, 3), (5, 2), 1).mul_(2)
    return x * 1


def write_to_an_argument_and_read_it(x: Tensor) -> Tensor:
    x.as_strided((2, 3), (5, 2), 1).mul_(2)
    return x[1:].as_strided((2, 3), (5, 2), 0) * 1


def write_to_two_dtypes(x: Tensor) -> Tensor:
    y = x.exp()
    y.view(torch.int32).as_strided((2, 3), (5, 2), 1).zero_()
    return y * 1


WRITES = [
    write_to_rows,
    write_to_transposed,
    write_to_columns,
    write_to_rows_of_an_argument,
    write_to_an_argument_and_read_it,
    write_to_two_dtypes,
]


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("function", WRITES)
def test_writes_in_place_through_strided_views(function: Callable[[Tensor], Tensor], dynamic: bool) -> None:
    compiled = torch.compile(function, backend="tpu", dynamic=dynamic)
    for rows in (4, 5):
        ours = torch.rand(rows, 6)
        theirs = ours.clone()
        assert_same([compiled(ours), ours], [function(theirs), theirs])


def test_two_arguments_of_one_memory_that_are_written_to() -> None:
    def function(x: Tensor, y: Tensor) -> Tensor:
        x.mul_(2)
        y.add_(1)
        return x.as_strided((3,), (2,), 1) + y.sum()

    compiled = torch.compile(function, backend="tpu")
    for _ in range(2):
        ours = torch.rand(24)
        theirs = ours.clone()
        assert_same([compiled(ours[:16], ours[8:]), ours], [function(theirs[:16], theirs[8:]), theirs])


def test_a_write_to_a_view_of_a_result() -> None:
    def function(x: Tensor, y: Tensor) -> tuple[Tensor, ...]:
        part = x.sigmoid()[1:3]
        written = torch.as_strided_scatter(part, y, (2, 2), (5, 2), 7)
        further = doubled(written).as_strided((2, 2), (3, 1), 2)
        return written * 1, written.as_strided((3, 3), (5, 2)) * 1, further * 1

    x, y = torch.rand(4, 6), torch.rand(2, 2)
    assert_same(torch.compile(function, backend="tpu")(x, y), function(x, y))


def in_a_branch(x: Tensor) -> Tensor:
    def one(y: Tensor) -> Tensor:
        return y.sigmoid().chunk(2, -1)[1].as_strided((2, 3), (3, 1), 4) + y.as_strided((2, 3), (3, 1))

    return torch.cond(x.sum() > 0, one, lambda y: y[:2, :3] * 1, (x,))


@torch.compiler.nested_compile_region
def region(y: Tensor) -> Tensor:
    part = y.sigmoid().chunk(2, -1)[1]
    return part * part.as_strided((4, 3), (3, 1), 4).sin()


@pytest.mark.parametrize("function", [in_a_branch, lambda x: region(x) + region(x + 1)])
def test_strided_views_in_bodies(function: Callable[[Tensor], Tensor]) -> None:
    x = torch.rand(4, 6)
    assert_same([torch.compile(function, backend="tpu")(x)], [function(x)])
    x.requires_grad_()
    assert_same(results_of(torch.compile(function, backend="tpu"), x), results_of(function, x))


def test_a_write_to_a_tensor_that_shows_elements_twice_is_to_its_copy() -> None:
    def function(x: Tensor, y: Tensor) -> tuple[Tensor, ...]:
        written = torch.as_strided_scatter(x.sigmoid()[:, :1].expand(-1, 3), y, (2, 2), (5, 2), 1)
        return written * 1, written.as_strided((3, 3), (3, 1), 2) * 1

    x, y = torch.rand(4, 6), torch.rand(2, 2)
    assert_same(torch.compile(function, backend="tpu")(x, y), function(x, y))


def test_a_view_of_unknown_memory_runs_eagerly_and_says_why(caplog: pytest.LogCaptureFixture) -> None:
    def function(x: Tensor, y: Tensor) -> Tensor:
        return torch.as_strided_scatter(x[1:], y, (2, 2), (5, 2), 8).sin()

    torchtpu_compile.reset_metrics()
    x, y = torch.rand(4, 6), torch.rand(2, 2)
    assert torch.equal(torch.compile(function, backend="tpu")(x, y), function(x, y))
    (reason,) = torchtpu_compile.metrics()["eager_functions"]
    assert "aten.as_strided_scatter.default" in reason and "writes to a view of an argument" in reason
    assert reason in caplog.text and "torch.as_strided_scatter(x[1:]" in reason
    torch._dynamo.reset()
    with pytest.raises(BackendCompilerFailed) as raised:
        torch.compile(function, backend="tpu", options={"strict": True})(x, y)
    assert isinstance(raised.value.inner_exception, UnsupportedOpError)


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


@pytest.mark.parametrize("offset", [0, None, 5000])
@pytest.mark.parametrize("dynamic", [False, True])
def test_a_write_outside_of_the_memory_is_eagers_error(offset: int | None, dynamic: bool) -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return torch.as_strided_scatter(x, y, (2, 2), (100, 1), offset)

    compiled = torch.compile(function, backend="tpu", dynamic=dynamic)
    small, large, y = torch.randn(4, 4), torch.randn(400)[100:116].view(4, 4), torch.randn(2, 2)
    for x in (small, large, small):
        if x is large and offset != 5000:
            assert torch.equal(compiled(x, y), function(x, y))
            continue
        for call in (function, compiled):
            with pytest.raises(RuntimeError, match="out of bounds for storage of size"):
                call(x, y)


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
