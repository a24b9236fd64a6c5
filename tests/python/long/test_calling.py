"""Calls of every shape: what goes in, what comes out, what shares memory, what changes in place."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

Make = Callable[[], list[Any]]


def base(*shape: int) -> Tensor:
    return torch.arange(1, 1 + math.prod(shape), dtype=torch.float32).reshape(shape)


def returns_its_input(x: Tensor) -> Any:
    return x


def returns_input_and_views(x: Tensor) -> Any:
    return x, x.view(-1), x.t(), x + 1


def returns_one_tensor_twice(x: Tensor) -> Any:
    y = x * 2
    return y, y, y.view(-1)


def returns_odd_values(x: Tensor) -> Any:
    return {"none": None, "int": 3, "tensor": x + 1, "nested": [x * 2, (x.shape[0], "text", 1.5)]}


def returns_a_constant(x: Tensor) -> Any:
    return torch.ones(3), torch.arange(4), x + torch.tensor([1.0, 2.0, 3.0])


def ignores_an_input(x: Tensor, y: Tensor) -> Any:
    return x.sin()


def computes_nothing(x: Tensor) -> Any:
    return None


def changes_its_input(x: Tensor) -> Any:
    x.mul_(2)
    return x


def changes_a_view(x: Tensor) -> Any:
    x[0].add_(10)
    x.t()[1].zero_()
    return x.sum()


def changes_two_inputs(x: Tensor, y: Tensor) -> Any:
    x.add_(y)
    y.add_(x)
    return x * y


def swaps(x: Tensor, y: Tensor) -> Any:
    z = x.clone()
    x.copy_(y)
    y.copy_(z)


def changes_and_returns_a_view(x: Tensor) -> Any:
    x.add_(1)
    return x[0], x.view(-1)


def converts_while_changing(x: Tensor, y: Tensor) -> Any:
    x.copy_(y)
    return x + 1


def takes_numbers(x: Tensor, n: int, s: float, flag: bool, nothing: None) -> Any:
    return x * n + s if flag else x


def takes_a_structure(data: dict[str, Any]) -> Any:
    return data["a"] + data["b"][0] * data["b"][1]


def broadcasts(x: Tensor, y: Tensor) -> Any:
    return x + y


def returns_views_of_one_tensor(x: Tensor) -> Any:
    a, b, c = (x @ x.t()).split(1)
    return a, b.t(), c.detach(), (x + 1).view(-1)[2:]


def returns_real_views(x: Tensor) -> Any:
    z = torch.complex(x + 1, x)
    return z, torch.view_as_real(z)


def transposed_result(x: Tensor) -> Any:
    return (x + 1).t(), (x * 2).t().contiguous(), x.permute(1, 0)


def expanded_result(x: Tensor) -> Any:
    return (x.sum(0) + 1).expand(5, -1)


def compares(x: Tensor) -> Any:
    return x > 2, x.argmax(), x.to(torch.int32), (x > 1).sum(), x.bool()


def slices_beyond_a_change(x: Tensor) -> Any:
    y = x.clone()
    y[1:] = 0
    y[:, 0] += 5
    return y


def twice(x: Tensor) -> list[Any]:
    return [x, x]


CALLS: dict[str, tuple[Callable[..., Any], Make]] = {
    "returns its input": (returns_its_input, lambda: [base(2, 3)]),
    "returns input and views": (returns_input_and_views, lambda: [base(2, 3)]),
    "returns one tensor twice": (returns_one_tensor_twice, lambda: [base(2, 3)]),
    "returns views of one tensor": (returns_views_of_one_tensor, lambda: [base(3, 4)]),
    "returns views of other types": (returns_real_views, lambda: [base(3, 4)]),
    "returns odd values": (returns_odd_values, lambda: [base(2, 3)]),
    "returns a constant": (returns_a_constant, lambda: [base(2, 3)]),
    "ignores an input": (ignores_an_input, lambda: [base(3), base(4)]),
    "computes nothing": (computes_nothing, lambda: [base(3)]),
    "changes its input": (changes_its_input, lambda: [base(2, 3)]),
    "changes its strided input": (changes_its_input, lambda: [base(4, 6)[::2, ::3]]),
    "changes its transposed input": (changes_its_input, lambda: [base(4, 6).t()]),
    "changes a view": (changes_a_view, lambda: [base(3, 4)]),
    "changes a view of a strided input": (changes_a_view, lambda: [base(6, 8)[1::2, ::2]]),
    "changes two inputs": (changes_two_inputs, lambda: [base(3), base(3) * 2]),
    "changes one input given twice": (changes_two_inputs, lambda: twice(base(3))),
    "changes inputs of one buffer": (changes_two_inputs, lambda: [(b := base(6))[:3], b[3:]]),
    "swaps": (swaps, lambda: [base(3), base(3) * 2]),
    "changes and returns a view": (changes_and_returns_a_view, lambda: [base(2, 3)]),
    "converts while changing": (
        converts_while_changing,
        lambda: [base(3), torch.tensor([1, 2, 3])],
    ),
    "broadcasts while changing": (converts_while_changing, lambda: [base(2, 3), base(3)]),
    "takes numbers": (takes_numbers, lambda: [base(3), 4, 0.5, True, None]),
    "takes a structure": (takes_a_structure, lambda: [{"a": base(3), "b": [base(3), base(1)]}]),
    "broadcasts": (broadcasts, lambda: [base(3, 1), base(4)]),
    "takes expanded tensors": (broadcasts, lambda: [base(3, 1).expand(3, 4), base(1).expand(4)]),
    "takes tensors with gaps and offsets": (broadcasts, lambda: [base(7, 9)[1:4, 2:6], base(9)[3:7]]),
    "takes flipped order": (broadcasts, lambda: [base(2, 3, 4).permute(2, 0, 1), base(3)]),
    "takes channels last": (
        broadcasts,
        lambda: [base(2, 3, 4, 5).to(memory_format=torch.channels_last), base(5)],
    ),
    "takes misaligned tensors": (broadcasts, lambda: [base(17)[1:], base(33)[1:17]]),
    "takes empty tensors": (broadcasts, lambda: [torch.empty(0, 3), base(3)]),
    "takes scalars": (broadcasts, lambda: [torch.tensor(2.0), torch.tensor(3)]),
    "transposed result": (transposed_result, lambda: [base(2, 3)]),
    "expanded result": (expanded_result, lambda: [base(2, 3)]),
    "compares": (compares, lambda: [base(2, 3)]),
    "slices beyond a change": (slices_beyond_a_change, lambda: [base(3, 4)]),
}

DTYPES = [
    torch.bool,
    torch.uint8,
    torch.int8,
    torch.int16,
    torch.int32,
    torch.int64,
    torch.float16,
    torch.bfloat16,
    torch.float32,
    torch.float64,
    torch.complex64,
]


def flat(value: Any) -> list[Any]:
    return torch.utils._pytree.tree_leaves(value)


def assert_same(actual: Any, expected: Any) -> None:
    actual, expected = flat(actual), flat(expected)
    assert len(actual) == len(expected)
    for ours, theirs in zip(actual, expected, strict=True):
        if isinstance(theirs, Tensor):
            torch.testing.assert_close(ours, theirs)
            assert ours.stride() == theirs.stride()
        else:
            assert ours == theirs and type(ours) is type(theirs)


def storages(*values: Any) -> list[int]:
    """Which tensors share memory: for each, the first one with the same storage."""
    found: dict[int, int] = {}
    tensors = [v for v in flat(values) if isinstance(v, Tensor)]
    return [found.setdefault(t.untyped_storage().data_ptr(), i) for i, t in enumerate(tensors)]


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
def test_a_call_does_what_eager_does(name: str, dynamic: bool) -> None:
    fn, make = CALLS[name]
    ours, theirs = make(), make()
    compiled = torch.compile(fn, backend="tpu", fullgraph=True, dynamic=dynamic)
    for _ in range(2):
        result, expected = compiled(*ours), fn(*theirs)
        assert_same(result, expected)
        assert_same(ours, theirs)
        if all(t.numel() for t in flat((ours, result)) if isinstance(t, Tensor)):
            assert storages(ours, result) == storages(theirs, expected)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_every_element_type_passes_through(dtype: torch.dtype) -> None:
    fn = lambda x: (x.clone(), x.t(), torch.cat([x, x]))  # noqa: E731
    x = base(2, 3).to(dtype)
    assert_same(torch.compile(fn, backend="tpu", fullgraph=True)(x), fn(x))


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode, torch.enable_grad])
def test_every_grad_mode(mode: Any) -> None:
    weight = torch.nn.Parameter(base(3, 3))
    fn = lambda x: (x @ weight).relu()  # noqa: E731
    x = base(2, 3)
    with mode():
        assert_same(torch.compile(fn, backend="tpu", fullgraph=True)(x), fn(x))


def test_autocast_is_traced() -> None:
    fn = lambda x, y: x @ y + 1  # noqa: E731
    x, y = base(3, 3), base(3, 3)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        result = torch.compile(fn, backend="tpu", fullgraph=True)(x, y)
        expected = fn(x, y)
    assert result.dtype == expected.dtype == torch.bfloat16
    torch.testing.assert_close(result, expected)


def test_changed_weights_are_seen() -> None:
    layer = torch.nn.Linear(3, 3)
    compiled = torch.compile(layer, backend="tpu", fullgraph=True)
    x = base(2, 3)
    with torch.no_grad():
        compiled(x)
        layer.weight.mul_(3)
        torch.testing.assert_close(compiled(x), layer(x))
        layer.weight.data = torch.ones(3, 3)
        torch.testing.assert_close(compiled(x), layer(x))
        layer.weight.data.add_(1)
        torch.testing.assert_close(compiled(x), layer(x))


def test_results_outlive_the_next_call() -> None:
    compiled = torch.compile(lambda x: x + 1, backend="tpu", fullgraph=True)
    first = compiled(torch.zeros(4))
    second = compiled(torch.ones(4))
    assert first.tolist() == [1.0] * 4
    assert second.tolist() == [2.0] * 4


def test_results_may_be_changed() -> None:
    compiled = torch.compile(lambda x: (x + 1, torch.ones(4)), backend="tpu", fullgraph=True)
    a, b = compiled(torch.zeros(4))
    a.zero_()
    b.zero_()
    a, b = compiled(torch.zeros(4))
    assert a.tolist() == b.tolist() == [1.0] * 4


def test_training_with_an_optimizer_follows_eager() -> None:
    def run(compile_it: bool) -> list[Tensor]:
        torch.manual_seed(3)
        net = torch.nn.Sequential(
            torch.nn.Linear(4, 8), torch.nn.BatchNorm1d(8), torch.nn.ReLU(), torch.nn.Linear(8, 2)
        )
        step = torch.compile(net, backend="tpu", fullgraph=True) if compile_it else net
        optimizer = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
        for _ in range(4):
            optimizer.zero_grad()
            step(torch.randn(6, 4)).square().mean().backward()
            optimizer.step()
        return [*net.parameters(), *net.buffers()]

    for ours, theirs in zip(run(True), run(False), strict=True):
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-5)


def test_dropout_draws_like_eager() -> None:
    layer = torch.nn.Dropout(0.5)
    compiled = torch.compile(lambda x: layer(x + 1) * 2, backend="tpu", fullgraph=True)
    x = torch.ones(64)
    result = compiled(x)
    assert set(result.unique().tolist()) <= {0.0, 8.0}
    assert 8 < (result > 0).sum() < 56


def test_a_graph_break_makes_two_graphs() -> None:
    def fn(x: Tensor) -> Tensor:
        y = x + 1
        torch._dynamo.graph_break()
        return y * 2

    x = base(3)
    torch.testing.assert_close(torch.compile(fn, backend="tpu")(x), fn(x))


def test_float_arguments_that_change_do_not_recompile_for_ever() -> None:
    import torchtpu_compile

    compiled = torch.compile(lambda x, s: x * s + s, backend="tpu", fullgraph=True)
    torchtpu_compile.reset_metrics()
    for scale in (0.5, 1.5, 2.5, 3.5):
        torch.testing.assert_close(compiled(base(3), scale), base(3) * scale + scale)
    assert torchtpu_compile.metrics()["graphs"] <= 2


def test_inputs_are_read_as_they_are_now_however_they_alternate() -> None:
    torch.manual_seed(0)
    module = torch.nn.Sequential(*(torch.nn.Linear(16, 16) for _ in range(3)))
    run = torch.compile(module, backend="tpu", fullgraph=True, dynamic=False)
    # The last one does not lie where programs read: it is copied.
    xs = [torch.randn(2, 16), torch.randn(2, 16), torch.randn(2 * 16 + 1)[1:].view(2, 16)]
    with torch.no_grad():
        expected = [module(x) for x in xs]
        for order in itertools.product(range(3), repeat=5):
            for i in order:
                torch.testing.assert_close(run(xs[i]), expected[i])


def test_inputs_are_read_as_they_are_now_whatever_becomes_of_weights() -> None:
    torch.manual_seed(0)
    module = torch.nn.Sequential(*(torch.nn.Linear(16, 16) for _ in range(3)))
    run = torch.compile(module, backend="tpu", fullgraph=True, dynamic=False)
    x = torch.randn(2, 16)
    weight = module[1].weight
    places = [weight.data, torch.randn(16, 16), torch.randn(16 * 16 + 1)[1:].view(16, 16)]
    with torch.no_grad():
        for order in itertools.product(range(4), repeat=4):
            for i in order:
                if i == 3:
                    weight.mul_(-1)
                else:
                    weight.data = places[i]
                torch.testing.assert_close(run(x), module(x))
