"""Ops that cannot be compiled run in eager PyTorch between compiled parts, and are reported once."""

from __future__ import annotations

import inspect
import logging
import os
import sys
from collections.abc import Callable
from typing import Any

import fresh
import pytest
import torch
import torchtpu_compile
from reference import ReferenceCore, ops
from torch._dynamo.exc import BackendCompilerFailed
from torch.utils.checkpoint import checkpoint
from torchtpu_compile import device, errors

Install = Callable[..., ReferenceCore]
COSH = "aten.cosh.default"
NO_COSH = {COSH: "no lowering"}


def compiled(fn: Callable[..., Any], **options: object) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", fullgraph=True, options=options)


def reports(caplog: pytest.LogCaptureFixture) -> list[str]:
    warned = [r for r in caplog.records if r.levelno >= logging.WARNING]
    return [r.getMessage() for r in warned if r.name == "torchtpu_compile"]


def middle(x: torch.Tensor) -> torch.Tensor:
    y = x.sin() + 1
    z = y.cosh()  # this line
    return z * y


def test_an_op_in_the_middle_runs_eagerly_between_two_parts(
    reference_core: Install, caplog: pytest.LogCaptureFixture
) -> None:
    core = reference_core(NO_COSH)
    x = torch.randn(3, 4)
    fn = compiled(middle)
    for _ in range(3):
        torch.testing.assert_close(fn(x), middle(x))
    assert core.fallback_ops == {COSH: 3}
    first, second = (ops(g.graph) for g in core.graphs)
    assert first == ["aten.sin.default", "aten.add.Tensor"]
    assert second == ["aten.mul.Tensor"]
    (report,) = reports(caplog)
    assert COSH in report
    assert f"{__file__}:{middle.__code__.co_firstlineno + 2}" in report
    assert "z = y.cosh()  # this line" in report
    assert "no lowering" in report
    assert "TORCHTPU_STRICT" in report


def test_an_op_and_line_are_reported_once_however_often_compiled(
    reference_core: Install, caplog: pytest.LogCaptureFixture
) -> None:
    reference_core(NO_COSH)
    fn = torch.compile(middle, backend="tpu", dynamic=False)
    fn(torch.randn(3))
    fn(torch.randn(4))
    assert len(reports(caplog)) == 1


@pytest.mark.parametrize("by", ["option", "environment"])
def test_strict_raises_with_op_and_line(
    reference_core: Install, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    reference_core(NO_COSH)
    if by == "environment":
        monkeypatch.setenv("TORCHTPU_STRICT", "1")
    fn = compiled(middle, strict=True) if by == "option" else compiled(middle)
    with pytest.raises(BackendCompilerFailed) as raised:
        fn(torch.randn(3))
    assert isinstance(raised.value.inner_exception, errors.UnsupportedOpError)
    message = str(raised.value)
    assert COSH in message
    assert "z = y.cosh()  # this line" in message
    assert f"{__file__}:" in message


def test_the_strict_option_wins_over_the_environment(
    reference_core: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    reference_core(NO_COSH)
    monkeypatch.setenv("TORCHTPU_STRICT", "1")
    x = torch.randn(3)
    torch.testing.assert_close(compiled(middle, strict=False)(x), middle(x))


def test_independent_eager_ops_share_one_gap(reference_core: Install) -> None:
    core = reference_core(NO_COSH)

    def fn(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        a = (x + 1).cosh()
        b = (y + 2).cosh()
        return a * b

    args = torch.randn(3), torch.randn(3)
    torch.testing.assert_close(compiled(fn)(*args), fn(*args))
    assert [len(g.graph["nodes"]) for g in core.graphs] == [2, 1]


def test_changes_of_inputs_come_after_every_part(reference_core: Install) -> None:
    reference_core(NO_COSH)

    def fn(x: torch.Tensor, state: torch.Tensor) -> torch.Tensor:
        state.add_(x)
        y = state.cosh()
        state.mul_(2)
        return y + state

    x = torch.randn(3)
    state, expected_state = torch.ones(3), torch.ones(3)
    expected = fn(x, expected_state)
    torch.testing.assert_close(compiled(fn)(x, state), expected)
    torch.testing.assert_close(state, expected_state)


def test_results_of_an_eager_op_with_several_are_used(reference_core: Install) -> None:
    core = reference_core({"aten.topk.default": "no lowering"})

    def fn(x: torch.Tensor) -> torch.Tensor:
        values, indices = (x * 2).topk(2)
        return values + indices

    x = torch.randn(5)
    torch.testing.assert_close(compiled(fn)(x), fn(x))
    assert core.fallback_ops == {"aten.topk.default": 1}
    assert len(core.graphs) == 2


def test_sizes_reach_every_part(reference_core: Install) -> None:
    core = reference_core(NO_COSH)

    def fn(x: torch.Tensor) -> torch.Tensor:
        rows = x.shape[0]
        y = (x.reshape(-1) + rows).cosh()
        return y.reshape(rows, -1) * (rows * 2) + torch.arange(rows)[:, None]

    run = torch.compile(fn, backend="tpu", fullgraph=True, dynamic=True)
    for rows in (3, 5, 8):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(run(x), fn(x))
    assert len(core.graphs) == 2


def test_data_dependent_sizes_split_the_graph(reference_core: Install) -> None:
    core = reference_core({"aten.nonzero.default": "its result's size depends on data"})

    def fn(x: torch.Tensor) -> torch.Tensor:
        where = (x * 2 > 0).nonzero()
        return where + 1

    x = torch.tensor([1.0, -1.0, 2.0])
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        torch.testing.assert_close(compiled(fn)(x), fn(x))
    assert core.fallback_ops == {"aten.nonzero.default": 1}


def test_checks_of_data_are_made(reference_core: Install) -> None:
    reference_core()

    def fn(x: torch.Tensor, n: torch.Tensor) -> torch.Tensor:
        size = n.item()
        torch._check(size < 4)
        return x * size

    with torch._dynamo.config.patch(capture_scalar_outputs=True):
        run = compiled(fn)
        torch.testing.assert_close(run(torch.ones(3), torch.tensor(3)), torch.full((3,), 3.0))
        with pytest.raises(RuntimeError, match="< 4"):
            run(torch.ones(3), torch.tensor(5))


def test_random_ops_keep_their_order(reference_core: Install) -> None:
    reference_core({"aten.rand.default": "random", "aten.bernoulli.p": "random"})

    def fn(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        a = torch.bernoulli(x.sin(), p=0.5)
        b = torch.rand(3)
        return a, b

    x = torch.randn(3)
    torch.manual_seed(1)
    expected = fn(x)
    torch.manual_seed(1)
    torch.testing.assert_close(compiled(fn)(x), expected)


def test_gradients_flow_through_eager_ops(reference_core: Install) -> None:
    core = reference_core({**NO_COSH, "aten.sinh.default": "no lowering"})
    x = torch.randn(4, requires_grad=True)
    reference = x.detach().clone().requires_grad_()
    compiled(middle)(x).sum().backward()
    middle(reference).sum().backward()
    torch.testing.assert_close(x.grad, reference.grad)
    assert core.fallback_ops.keys() == {COSH, "aten.sinh.default"}


def test_higher_order_ops_without_a_lowering_run_eagerly(reference_core: Install) -> None:
    core = reference_core({"cond": "no lowering"})

    def fn(x: torch.Tensor) -> torch.Tensor:
        y = torch.cond(x.sum() > 0, lambda t: t.sin(), lambda t: t.cos(), (x + 1,))
        return y * 2

    for x in (torch.ones(3), -torch.ones(3)):
        torch.testing.assert_close(compiled(fn)(x), fn(x))
    assert "cond" in core.fallback_ops


def test_lazily_conjugated_values_are_not_misread(reference_core: Install) -> None:
    reference_core({"aten._conj.default": "no lowering"})

    def fn(x: torch.Tensor) -> torch.Tensor:
        return (x * 2).conj() * x

    x = torch.randn(3, dtype=torch.complex64)
    torch.testing.assert_close(compiled(fn)(x), fn(x))


class Wrapper(torch.Tensor):
    """A subclass that computes on a tensor it holds."""

    inner: torch.Tensor

    @staticmethod
    def __new__(cls, inner: torch.Tensor) -> Wrapper:
        wrapper = torch.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)
        wrapper.inner = inner
        return wrapper

    def __tensor_flatten__(self) -> tuple[list[str], None]:
        return ["inner"], None

    @staticmethod
    def __tensor_unflatten__(inner: dict[str, Any], *_: Any) -> Wrapper:
        return Wrapper(inner["inner"])

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        unwrapped = torch.utils._pytree.tree_map_only(cls, lambda w: w.inner, args)
        return Wrapper(func(*unwrapped, **(kwargs or {})))


UNREADABLE = {
    "meta": lambda: torch.empty(3, device="meta"),
    "conjugated": lambda: torch.randn(3, dtype=torch.complex64).conj(),
    "subclass": lambda: Wrapper(torch.randn(3, dtype=torch.complex64).conj()),
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_inputs_only_pytorch_can_read_run_eagerly_and_are_named_once(
    reference_core: Install, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    core = reference_core()
    x = UNREADABLE[kind]()
    fn = compiled(lambda t: t * 2)
    result = fn(x)
    fn(x)
    assert type(result) is type(x)
    assert result.device == x.device
    if kind == "conjugated":
        torch.testing.assert_close(result, x * 2)
    assert core.graphs == []
    (report,) = reports(caplog)
    assert "runs in eager PyTorch because of its inputs" in report
    assert f"{__file__}:" in report


def test_each_function_that_runs_eagerly_is_named_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    torchtpu_compile.reset_metrics()
    first, second = compiled(lambda t: t * 2), compiled(lambda t: t * 3)
    for fn in (first, second):
        fn(torch.empty(3, device="meta"))
    one, other = reports(caplog)
    assert "t * 2" in one and "t * 3" in other
    (reason,) = torchtpu_compile.metrics()["eager_functions"].items()
    assert reason == ('it is on device meta; move it with .to("cpu") or .to("tpu")', 2)
    torchtpu_compile.reset_metrics()
    assert torchtpu_compile.metrics()["eager_functions"] == {}


def test_what_dynamo_leaves_alone_is_counted() -> None:
    torchtpu_compile.reset_metrics()
    lstm = torch.nn.LSTM(4, 4)
    packed = torch.nn.utils.rnn.pack_padded_sequence(torch.randn(3, 2, 4), [3, 2])
    with torch.no_grad():
        result, _ = torch.compile(lstm, backend="tpu")(packed)
        torch.testing.assert_close(result.data, lstm(packed)[0].data)
    metrics = torchtpu_compile.metrics()
    (breaks,) = metrics["graph_breaks"].items()
    assert "does not support RNN, GRU, or LSTM" in breaks[0] and breaks[1] == 1
    torchtpu_compile.reset_metrics()
    assert torchtpu_compile.metrics()["graph_breaks"] == {}


def test_ops_with_the_same_reason_are_listed_under_it(
    reference_core: Install, caplog: pytest.LogCaptureFixture
) -> None:
    reference_core({COSH: "no lowering", "aten.sinh.default": "no lowering", "aten.tan.default": "too odd"})
    compiled(lambda x: x.cosh() + x.sinh() + x.tan())(torch.randn(3))
    (report,) = reports(caplog)
    assert report.count("no lowering") == 1
    _, header, *ops, odd, _ = report.splitlines()
    assert header == "  no lowering:"
    assert [line.split()[0] for line in ops] == [COSH, "aten.sinh.default"]
    assert odd.split()[0] == "aten.tan.default" and odd.endswith(": too odd")


# What `checkpoint` takes for itself differs between versions of PyTorch.
FOR_CHECKPOINT = {"respect_saved_tensors_hooks": False, "debug": False}
FOR_CHECKPOINT = {k: v for k, v in FOR_CHECKPOINT.items() if k in inspect.signature(checkpoint).parameters}


def checkpointed(
    weight: torch.Tensor, norm: torch.nn.Module, shift: torch.Tensor, z: torch.Tensor
) -> torch.Tensor:
    def region(weight: torch.Tensor, shift: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.dropout(norm(weight) + shift, 0.5, True)

    return checkpoint(region, weight, shift, use_reentrant=False, **FOR_CHECKPOINT).sum() + z.real.sum()


def test_a_checkpoint_in_a_function_that_runs_eagerly_draws_the_same_twice() -> None:
    found = []
    for run in (checkpointed, torch.compile(checkpointed, backend="tpu", fullgraph=True)):
        torch.manual_seed(1)
        weight, norm = torch.randn(16, 4, requires_grad=True), torch.nn.BatchNorm1d(4)
        # An input that no program reads.
        z = torch.ones(3, dtype=torch.complex64).conj()
        loss = run(weight, norm, torch.ones(4), z)
        loss.backward()
        found.append([loss, weight.grad, *norm.buffers()])
    torch.testing.assert_close(found[1], found[0], rtol=0, atol=0)


def test_an_input_of_a_checkpoint_that_changes_before_the_backward_pass_is_an_error_as_in_eager() -> None:
    for run in (checkpointed, torch.compile(checkpointed, backend="tpu", fullgraph=True)):
        weight, shift = torch.randn(16, 4, requires_grad=True), torch.ones(4)
        loss = run(weight, torch.nn.BatchNorm1d(4), shift, torch.ones(3, dtype=torch.complex64).conj())
        shift += 1
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            loss.backward()


def test_a_checkpoint_that_changes_its_own_input_is_an_error_as_in_eager() -> None:
    def function(weight: torch.Tensor, shift: torch.Tensor, z: torch.Tensor) -> torch.Tensor:
        return checkpoint(lambda w, x: w * x.add_(1), weight, shift, use_reentrant=False).sum() + z.real.sum()

    for run in (function, torch.compile(function, backend="tpu", fullgraph=True)):
        loss = run(torch.ones(3, requires_grad=True), torch.ones(3), torch.ones(3, dtype=torch.cfloat).conj())
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            loss.backward()


CALLS = torch.zeros(())


class Scaled(torch.nn.Module):
    """A module whose checkpointed region holds another one with a checkpoint and a norm."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = torch.nn.BatchNorm1d(4)
        self.register_buffer("scale", torch.full((4,), 3.0))
        # Neither is a buffer.
        self.plain = torch.ones(4)
        self.calls = [torch.zeros(())]

    def forward(self, x: torch.Tensor, shift: torch.Tensor, z: torch.Tensor) -> torch.Tensor:
        def inner(x: torch.Tensor) -> torch.Tensor:
            self.calls[0].add_(1)
            CALLS.add_(1)
            return self.norm(x) * self.scale * self.plain

        def outer(x: torch.Tensor, shift: torch.Tensor) -> torch.Tensor:
            return checkpoint(inner, x.sin(), use_reentrant=False) * shift

        return checkpoint(outer, x, shift, use_reentrant=False).square().sum() + z.real.sum()


@pytest.mark.parametrize("no_gradients", [torch.no_grad, torch.inference_mode])
def test_what_a_region_gets_at_by_itself_may_change_before_the_backward_pass_of_a_checkpoint(
    no_gradients: Callable[[], Any],
) -> None:
    found = []
    for compiles in (False, True):
        torch.manual_seed(2)
        CALLS.zero_()
        module, x, shift = Scaled(), torch.randn(8, 4, requires_grad=True), torch.ones(4)
        run = torch.compile(module, backend="tpu", fullgraph=True) if compiles else module
        z = torch.ones(3, dtype=torch.cfloat).conj()
        loss = run(x, shift, z)
        module.scale.add_(1)
        module.plain.add_(1)
        loss.backward()
        with no_gradients():
            alone = run(x, torch.ones(4), z)
        found.append([loss, x.grad, alone, *module.buffers(), *module.calls, CALLS.clone()])
    torch.testing.assert_close(found[1], found[0], rtol=0, atol=0)


@pytest.mark.skipif(device.why_not() is not None, reason="the tpu device is not installed")
@pytest.mark.parametrize("holds", [False, True])
def test_a_checkpoint_draws_the_same_twice_on_the_device_of_any_input(holds: bool) -> None:
    class Dropped(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.weight = torch.nn.Parameter(torch.ones(64))
            self.x = torch.ones(64, device="tpu")

        def region(self, weight: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
            held = self.x if holds else x
            return weight * torch.nn.functional.dropout(held, 0.5, True).cpu()

        def forward(self, x: torch.Tensor, z: torch.Tensor) -> torch.Tensor:
            x = torch.ones(64) if holds else x
            return checkpoint(self.region, self.weight, x, use_reentrant=False).sum() + z.real.sum()

    module = Dropped()
    z = torch.zeros(3, dtype=torch.cfloat).conj()
    loss = torch.compile(module, backend="tpu")(torch.ones(64, device="tpu"), z)
    loss.backward()
    # It is linear in the weight, which is one.
    assert module.weight.grad is not None and module.weight.grad.sum() == loss


@pytest.mark.parametrize("kind", UNREADABLE)
def test_strict_refuses_inputs_only_pytorch_can_read(reference_core: Install, kind: str) -> None:
    reference_core()
    with pytest.raises(Exception, match="compiled programs cannot read an input"):
        compiled(lambda t: t * 2, strict=True)(UNREADABLE[kind]())


@pytest.mark.parametrize(
    "x",
    [torch.eye(3).to_sparse(), torch.quantize_per_tensor(torch.ones(3), 0.1, 0, torch.quint8)],
    ids=["sparse", "quantized"],
)
def test_inputs_that_dynamo_itself_leaves_alone_run_eagerly(x: torch.Tensor) -> None:
    fn = torch.compile(lambda t: t + t if t.is_sparse else t.dequantize(), backend="tpu")
    expected = x + x if x.is_sparse else x.dequantize()
    torch.testing.assert_close(fn(x), expected)


def test_a_tensor_made_on_another_device_runs_eagerly(reference_core: Install) -> None:
    core = reference_core()

    def fn(x: torch.Tensor) -> torch.Tensor:
        return torch.zeros(3, device="meta") + 1, x + 1

    x = torch.randn(3)
    far, near = compiled(fn)(x)
    assert far.device.type == "meta"
    torch.testing.assert_close(near, x + 1)
    assert "aten.full.default" in core.fallback_ops


REPORT = """
import torch

@torch.library.custom_op("torchtpu_tests::opaque", mutates_args=())
def opaque(x: torch.Tensor) -> torch.Tensor:
    return x.sin()

opaque.register_fake(torch.empty_like)
fn = torch.compile(lambda x: opaque(x + 1), backend="tpu", mode="reduce-overhead")
fn(torch.randn(3))
"""


@pytest.mark.parametrize("level", ["", "info"])
def test_reports_reach_stderr_without_any_logging_set_up(level: str) -> None:
    done = fresh.run(
        [sys.executable, "-c", REPORT], env=os.environ | ({"TORCHTPU_LOG": level} if level else {})
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("torchtpu_tests.opaque.default") == 1
    assert ("mode='reduce-overhead'" in done.stderr) == (level == "info")


MISTAKES: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "a class that does not exist": lambda n: torch.nn.functional.cross_entropy(torch.ones(2, 5), n),
    "an index out of range": lambda n: torch.ones(5)[n] * 2,
    "a row that an embedding lacks": lambda n: torch.nn.functional.embedding(n, torch.ones(5, 3)),
    "gather": lambda n: torch.ones(2, 5).gather(1, n.reshape(2, 1)),
    "integer division by zero": lambda n: n // (n - n),
    "a probability above one": lambda n: torch.nn.functional.binary_cross_entropy(n / 2.0, torch.ones(2)),
    "a probability of drawing above one": lambda n: torch.bernoulli(n / 2.0),
    "weights below zero": lambda n: torch.multinomial(50.0 - n, 1),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_check_values_raises_what_eager_raises_and_says_where(mistake: str) -> None:
    f, n = MISTAKES[mistake], torch.tensor([1, 99])
    with pytest.raises((RuntimeError, IndexError)) as eager:
        f(n)
    torch._dynamo.reset()
    compiled = torch.compile(f, backend="tpu", options={"check_values": True, "strict": True})
    with pytest.raises(type(eager.value)) as ours:
        compiled(n)
    assert str(eager.value).splitlines()[0] in str(ours.value)
    assert any("in aten." in note and "test_fallback.py" in note for note in ours.value.__notes__)


def test_check_values_compiles_the_rest() -> None:
    def f(x: torch.Tensor, n: torch.Tensor) -> torch.Tensor:
        return (x.sin() * 2)[n].cos()

    x, n = torch.randn(8), torch.tensor([0, 7, 3])
    torch._dynamo.reset()
    torchtpu_compile.reset_metrics()
    torch.testing.assert_close(torch.compile(f, backend="tpu", options={"check_values": True})(x, n), f(x, n))
    counted = torchtpu_compile.metrics()
    assert counted["fallback_ops"] == {"aten.index.Tensor": 1} and counted["executions"] == 2


def test_an_op_that_writes_into_views_of_its_arguments_runs_between_two_parts(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """As attention does that writes into its result, and into a cache that it is given."""

    @torch.library.custom_op("torchtpu_tests::attend_into", mutates_args=("out", "cache"))
    def attend_into(q: torch.Tensor, cache: torch.Tensor, out: torch.Tensor) -> None:
        cache += q.sum(0)
        out.copy_(q * 2 + cache)

    attend_into.register_fake(lambda q, cache, out: None)

    def model(x: torch.Tensor, cache: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        q = (x @ weight).relu()
        out = torch.empty(q.shape[0], 2, q.shape[1] // 2)
        attend_into(q, cache, out.view(q.shape))
        return (out.view(q.shape) @ weight.t()).sin()

    weight, run = torch.randn(8, 8), compiled(model)
    torchtpu_compile.reset_metrics()
    for rows in (3, 5, 7):
        x, ours, theirs = torch.randn(rows, 8), torch.ones(8), torch.ones(8)
        with torch.no_grad():
            torch.testing.assert_close(run(x, ours, weight), model(x, theirs, weight), rtol=1e-4, atol=1e-4)
        torch.testing.assert_close(ours, theirs)
    assert set(torchtpu_compile.metrics()["fallback_ops"]) == {"torchtpu_tests.attend_into.default"}
    assert any("attend_into.default" in x and "writes into its arguments" in x for x in reports(caplog))
