"""Training: optimizers, state that changes in place, and gradients, against eager PyTorch."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint
from torchtpu_compile import _core, metrics, reset_metrics

Optimizer = torch.optim.Optimizer
Make = Callable[..., Optimizer]

OPTIMIZERS: dict[str, Make] = {
    "SGD": lambda p, **k: torch.optim.SGD(p, **{"lr": 0.1, **k}),
    "SGD with momentum": lambda p, **k: torch.optim.SGD(p, **{"lr": 0.1, "momentum": 0.9, **k}),
    "SGD of Nesterov": lambda p, **k: torch.optim.SGD(
        p, **{"lr": 0.1, "momentum": 0.9, "nesterov": True, "weight_decay": 0.01, **k}
    ),
    "Adam": lambda p, **k: torch.optim.Adam(p, **{"lr": 1e-2, **k}),
    "Adam with AMSGrad": lambda p, **k: torch.optim.Adam(p, **{"lr": 1e-2, "amsgrad": True, **k}),
    "AdamW": lambda p, **k: torch.optim.AdamW(p, **{"lr": 1e-2, **k}),
}


@pytest.fixture(autouse=True)
def counted() -> Iterator[None]:
    """No test here may fall back to eager PyTorch."""
    reset_metrics()
    yield
    assert metrics()["fallback_ops"] == {}


def network() -> nn.Module:
    return nn.Sequential(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 4))


def batch(size: int = 32) -> tuple[Tensor, Tensor]:
    return torch.randn(size, 8), torch.randn(size, 4)


def twins(make: Callable[[], nn.Module] = network) -> tuple[nn.Module, nn.Module]:
    model = make()
    return model, copy.deepcopy(model)


def assert_same_state(ours: nn.Module, theirs: nn.Module, tolerance: float = 1e-5) -> None:
    """Parameters, buffers and gradients."""
    close = functools.partial(torch.testing.assert_close, rtol=tolerance, atol=tolerance)
    close(dict(ours.state_dict()), dict(theirs.state_dict()))
    close(gradients(ours), gradients(theirs))


def gradients(model: nn.Module) -> list[Tensor]:
    return [p.grad for p in model.parameters() if p.grad is not None]


# Optimizers


@pytest.mark.parametrize("foreach", [False, True], ids=["one by one", "foreach"])
@pytest.mark.parametrize("rate", ["float", "tensor"])
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_a_compiled_optimizer_steps_as_eager_and_compiles_once(name: str, rate: str, foreach: bool) -> None:
    ours, theirs = twins()
    lr: dict[str, Any] = {"lr": torch.tensor(1e-2)} if rate == "tensor" else {}
    if lr and foreach and "Adam" in name:
        with pytest.raises(ValueError, match="not supported for capturable=False and foreach=True"):
            OPTIMIZERS[name](ours.parameters(), foreach=True, **lr)
        return
    mine = OPTIMIZERS[name](ours.parameters(), foreach=foreach, **lr)
    reference = OPTIMIZERS[name](theirs.parameters(), foreach=foreach, **lr)
    step = torch.compile(mine.step, backend="tpu")
    compiles = []
    for _ in range(6):
        x, y = batch()
        for model in (ours, theirs):
            model.zero_grad()
            F.mse_loss(model(x), y).backward()
        step()
        reference.step()
        assert_same_state(ours, theirs)
        compiles.append(metrics()["xla_compiles"])
    # The first step of momentum makes its buffers, so that the second one is another function.
    assert compiles[1] == compiles[-1], compiles
    for state, wanted in zip(mine.state.values(), reference.state.values(), strict=True):
        for key in wanted:
            torch.testing.assert_close(state[key], wanted[key], rtol=1e-5, atol=1e-5)
    assert metrics()["bytes_to_host"] == 0


def test_a_compiled_step_follows_a_learning_rate_that_changes() -> None:
    ours, theirs = twins()
    mine, reference = (torch.optim.AdamW(m.parameters(), lr=torch.tensor(1e-2)) for m in (ours, theirs))
    schedules = [torch.optim.lr_scheduler.ExponentialLR(o, 0.7) for o in (mine, reference)]
    step = torch.compile(mine.step, backend="tpu")
    for _ in range(6):
        x, y = batch()
        for model in (ours, theirs):
            model.zero_grad()
            F.mse_loss(model(x), y).backward()
        step()
        reference.step()
        for schedule in schedules:
            schedule.step()
        assert_same_state(ours, theirs)
    assert metrics()["xla_compiles"] == 1


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_a_whole_training_step_is_compiled(name: str) -> None:
    ours, theirs = twins()
    mine, reference = OPTIMIZERS[name](ours.parameters()), OPTIMIZERS[name](theirs.parameters())

    def train(model: nn.Module, optimizer: Optimizer, x: Tensor, y: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = F.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
        return loss.detach()

    step = torch.compile(train, backend="tpu")
    compiles = []
    for _ in range(6):
        x, y = batch()
        torch.testing.assert_close(step(ours, mine, x, y), train(theirs, reference, x, y))
        assert_same_state(ours, theirs)
        compiles.append(metrics()["xla_compiles"])
    assert compiles[0] >= 3 and compiles[2] == compiles[-1], compiles
    assert metrics()["bytes_to_host"] == 0


def test_a_functional_training_step_is_one_graph() -> None:
    """Forward, backward and update in a single program, with `torch.func`."""
    model = network()
    ours = {k: v.detach().clone() for k, v in model.named_parameters()}
    theirs = {k: v.clone() for k, v in ours.items()}

    def train(params: dict[str, Tensor], x: Tensor, y: Tensor) -> Tensor:
        def loss_of(params: dict[str, Tensor]) -> Tensor:
            return F.mse_loss(torch.func.functional_call(model, params, (x,)), y)

        grads, loss = torch.func.grad_and_value(loss_of)(params)
        for name, grad in grads.items():
            params[name].sub_(grad, alpha=0.1)
        return loss

    step = torch.compile(train, backend="tpu", fullgraph=True)
    for _ in range(5):
        x, y = batch()
        torch.testing.assert_close(step(ours, x, y), train(theirs, x, y))
        torch.testing.assert_close(ours, theirs, rtol=1e-5, atol=1e-5)
    assert metrics()["xla_compiles"] == 1
    assert metrics()["bytes_to_host"] == 0


# State that changes in place


@pytest.mark.parametrize(
    ("make", "shape"),
    [
        (lambda: nn.BatchNorm1d(5), (16, 5)),
        (lambda: nn.BatchNorm1d(5, momentum=0.3), (16, 5, 3)),
        (lambda: nn.BatchNorm2d(5), (4, 5, 6, 6)),
        (lambda: nn.BatchNorm2d(5, affine=False), (4, 5, 6, 6)),
    ],
    ids=["1d", "1d with length", "2d", "without weights"],
)
def test_running_statistics_are_updated_in_place(make: Any, shape: tuple[int, ...]) -> None:
    ours, theirs = twins(make)
    compiled = torch.compile(ours, backend="tpu", fullgraph=True)
    address = ours.running_mean.data_ptr()
    for _ in range(4):
        x = torch.randn(shape)
        a, b = x.clone().requires_grad_(), x.clone().requires_grad_()
        (y := compiled(a)).square().sum().backward()
        (z := theirs(b)).square().sum().backward()
        torch.testing.assert_close(y, z, rtol=1e-4, atol=1e-5)
        torch.testing.assert_close(a.grad, b.grad, rtol=1e-4, atol=1e-4)
        assert_same_state(ours, theirs, 1e-4)
    assert ours.running_mean.data_ptr() == address
    assert metrics()["bytes_to_host"] == 0
    ours.eval()
    theirs.eval()
    torch.testing.assert_close(compiled(x), theirs(x))
    assert_same_state(ours, theirs, 1e-4)


def test_gradients_accumulate_until_the_step() -> None:
    ours, theirs = twins()
    compiled = torch.compile(ours, backend="tpu", fullgraph=True)
    optimizers = [torch.optim.SGD(m.parameters(), lr=0.1) for m in (ours, theirs)]
    for _ in range(3):
        for _ in range(4):
            x, y = batch()
            (F.mse_loss(compiled(x), y) / 4).backward()
            (F.mse_loss(theirs(x), y) / 4).backward()
            assert_same_state(ours, theirs)
        for optimizer in optimizers:
            optimizer.step()
            optimizer.zero_grad()


def test_the_same_module_is_used_twice_in_a_step() -> None:
    ours, theirs = twins(lambda: nn.Linear(8, 8))
    compiled = torch.compile(lambda x: ours(ours(x).relu()), backend="tpu", fullgraph=True)
    x = torch.randn(4, 8)
    compiled(x).sum().backward()
    theirs(theirs(x).relu()).sum().backward()
    assert_same_state(ours, theirs)


# Gradients


def test_backward_twice_gives_eagers_gradients() -> None:
    ours, theirs = twins()
    compiled = torch.compile(ours, backend="tpu", fullgraph=True)
    x, y = batch()
    loss, wanted = F.mse_loss(compiled(x), y), F.mse_loss(theirs(x), y)
    for _ in range(3):
        loss.backward(retain_graph=True)
        wanted.backward(retain_graph=True)
        assert_same_state(ours, theirs)
    # The parameters have not changed, nor has anything that the graph keeps.
    loss.backward()
    wanted.backward()
    assert_same_state(ours, theirs)
    with pytest.raises(RuntimeError, match="second time"):
        loss.backward()


def test_backward_sees_the_values_of_the_forward_pass() -> None:
    """An activation that is saved is not overwritten by the next call."""
    ours, theirs = twins()
    compiled = torch.compile(ours, backend="tpu", fullgraph=True)
    inputs = [batch() for _ in range(4)]
    losses = [F.mse_loss(compiled(x), y) for x, y in inputs]
    wanted = [F.mse_loss(theirs(x), y) for x, y in inputs]
    for loss, reference in reversed(list(zip(losses, wanted, strict=True))):
        loss.backward()
        reference.backward()
        assert_same_state(ours, theirs)


def test_a_parameter_changed_between_forward_and_backward_is_an_error_as_in_eager() -> None:
    model = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 8))
    compiled = torch.compile(model, backend="tpu", fullgraph=True)
    loss = compiled(torch.randn(4, 8)).sum()
    with torch.no_grad():
        model[1].weight.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()


def deep(reentrant: bool, recompute: bool) -> nn.Module:
    class Deep(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.blocks = nn.ModuleList(
                nn.Sequential(nn.Linear(64, 64), nn.GELU(), nn.Linear(64, 64), nn.Tanh()) for _ in range(4)
            )

        def forward(self, x: Tensor) -> Tensor:
            for block in self.blocks:
                x = checkpoint(block, x, use_reentrant=reentrant) if recompute else block(x)
            return x

    return Deep()


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpointing_recomputes_in_the_backward_graph(reentrant: bool) -> None:
    def train(recompute: bool) -> tuple[nn.Module, list[dict[str, Any]]]:
        torch.manual_seed(1)
        model = deep(reentrant, recompute)
        before = len(_core.reports())
        compiled = torch.compile(model, backend="tpu", fullgraph=True)
        compiled(torch.linspace(-1, 1, 32 * 64).view(32, 64).requires_grad_()).sum().backward()
        return model, _core.reports()[before:]

    saving, plain = train(recompute=False)
    recomputing, checkpointed = train(recompute=True)
    assert_same_state(recomputing, saving)
    # The forward graph saves less, and the backward graph computes again: seen in what XLA compiled.
    assert len(plain) == len(checkpointed) == 2
    assert checkpointed[0]["output_bytes"] < 0.7 * plain[0]["output_bytes"]
    assert checkpointed[1]["nodes"] > 1.2 * plain[1]["nodes"]


def test_autocast_computes_in_eagers_types() -> None:
    ours, theirs = twins()
    compiled = torch.compile(ours, backend="tpu", fullgraph=True)
    x, y = batch()
    for model, call in ((ours, compiled), (theirs, theirs)):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            out = call(x)
            loss = F.mse_loss(out.float(), y)
        assert out.dtype == torch.bfloat16
        loss.backward()
        assert all(p.grad.dtype == torch.float32 for p in model.parameters())
    # bfloat16 keeps eight bits.
    assert_same_state(ours, theirs, 2e-2)


def test_autocast_inside_of_the_compiled_function() -> None:
    ours, theirs = twins()

    def run(model: nn.Module, x: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            hidden = model[0](x)
        return hidden, model[2](hidden.float().tanh())

    compiled = torch.compile(run, backend="tpu", fullgraph=True)
    x, _ = batch()
    for actual, expected in zip(compiled(ours, x), run(theirs, x), strict=True):
        assert actual.dtype == expected.dtype
        torch.testing.assert_close(actual, expected, rtol=2e-2, atol=2e-2)
        actual.float().sum().backward(retain_graph=True)
        expected.float().sum().backward(retain_graph=True)
    assert_same_state(ours, theirs, 2e-2)


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
def test_a_model_switches_between_training_and_evaluation(mode: Any) -> None:
    ours, theirs = twins(lambda: nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 4)))
    compiled = torch.compile(ours, backend="tpu", fullgraph=True)
    for _ in range(2):
        x, y = batch()
        ours.train()
        theirs.train()
        F.mse_loss(compiled(x), y).backward()
        F.mse_loss(theirs(x), y).backward()
        ours.eval()
        theirs.eval()
        with mode():
            out = compiled(x)
            torch.testing.assert_close(out, theirs(x), rtol=1e-4, atol=1e-5)
            assert not out.requires_grad
        assert_same_state(ours, theirs, 1e-4)


def test_double_backward_works_or_names_what_does_not() -> None:
    compiled = torch.compile(lambda x: (x**3).sum(), backend="tpu", fullgraph=True)
    x = torch.randn(4, requires_grad=True)
    (grad,) = torch.autograd.grad(compiled(x), x, create_graph=True)
    torch.testing.assert_close(grad, 3 * x**2)
    with pytest.raises(RuntimeError, match="double backward"):
        grad.sum().backward()


def test_second_derivatives_inside_of_a_compiled_function() -> None:
    def penalty(x: Tensor) -> Tensor:
        return torch.func.grad(lambda v: torch.func.grad(lambda u: (u**3).sum())(v).sum())(x)

    x = torch.randn(4)
    compiled = torch.compile(penalty, backend="tpu", fullgraph=True)
    torch.testing.assert_close(compiled(x), 6 * x)


# What is mutated and what is returned


def test_a_view_changed_in_place_keeps_its_gradient() -> None:
    def f(x: Tensor) -> Tensor:
        y = x * 2
        y[1:3].mul_(3)
        y[:, 0] = 0
        return y

    ours, theirs = (torch.ones(4, 4, requires_grad=True) for _ in range(2))
    torch.compile(f, backend="tpu", fullgraph=True)(ours).sin().sum().backward()
    f(theirs).sin().sum().backward()
    torch.testing.assert_close(ours.grad, theirs.grad)


def test_an_input_is_changed_while_another_is_trained() -> None:
    def f(state: Tensor, w: Tensor) -> Tensor:
        out = (state.clone() * w).sum()
        state.mul_(0.9).add_(w.detach())
        return out

    compiled = torch.compile(f, backend="tpu", fullgraph=True)
    ours, theirs = [torch.ones(8)], [torch.ones(8)]
    v, w = (torch.linspace(0, 1, 8, requires_grad=True) for _ in range(2))
    for _ in range(3):
        compiled(ours[0], v).backward()
        f(theirs[0], w).backward()
        torch.testing.assert_close(ours, theirs)
        torch.testing.assert_close(v.grad, w.grad)


def test_the_old_content_of_a_changed_input_is_saved_around_an_op_that_runs_in_eager() -> None:
    def f(state: Tensor, w: Tensor) -> Tensor:
        out = (torch.linalg.eigvals(w.detach().diag()).real.sum() * state.clone() * w).sum()
        state.mul_(0.9).add_(w.detach())
        return out

    ours, theirs = torch.ones(8), torch.ones(8)
    v, w = (torch.linspace(0, 1, 8, requires_grad=True) for _ in range(2))
    torch.compile(f, backend="tpu", fullgraph=True)(ours, v).backward()
    f(theirs, w).backward()
    assert metrics()["fallback_ops"]
    reset_metrics()
    torch.testing.assert_close(ours, theirs)
    torch.testing.assert_close(v.grad, w.grad)


def test_weights_are_saved_for_backward_without_a_copy() -> None:
    model = nn.Sequential(nn.Linear(256, 256), nn.Linear(256, 256))
    before = len(_core.reports())
    torch.compile(model, backend="tpu", fullgraph=True)(torch.randn(2, 256)).sum().backward()
    forward = _core.reports()[before]
    assert forward["output_bytes"] < 256 * 256


def test_an_intermediate_of_grad_is_changed_through_a_view_of_an_input() -> None:
    def f(x: Tensor) -> Tensor:
        x.view(-1)[2:5].mul_(2)
        return x.t().sum(0)

    a, b = torch.randn(3, 4, requires_grad=True), None
    b = a.detach().clone().requires_grad_()
    x, y = a * 1, b * 1
    out, wanted = torch.compile(f, backend="tpu", fullgraph=True)(x), f(y)
    torch.testing.assert_close(out, wanted)
    torch.testing.assert_close(x, y)
    (out.sin().sum() + x.cos().sum()).backward()
    (wanted.sin().sum() + y.cos().sum()).backward()
    torch.testing.assert_close(a.grad, b.grad)


def test_outputs_that_alias_inputs_and_inputs_given_twice() -> None:
    def f(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return x, x.view(-1), (x * y).sum()

    a = torch.randn(3, 4, requires_grad=True)
    b = a.detach().clone().requires_grad_()
    same, view, total = torch.compile(f, backend="tpu", fullgraph=True)(a, a)
    assert same is a and view.data_ptr() == a.data_ptr()
    (total + view.sum()).backward()
    _, other, wanted = f(b, b)
    (wanted + other.sum()).backward()
    torch.testing.assert_close(a.grad, b.grad)


def test_a_graph_of_dynamic_sizes_can_be_kept() -> None:
    """Its backward graph is compiled at its first call, after the rest of the compilation."""
    run = torch.compile(lambda x: x.exp().sin(), backend="tpu", fullgraph=True, dynamic=True)
    x = torch.randn(4, requires_grad=True)
    y = run(x).sum()
    (first,) = torch.autograd.grad(y, x, retain_graph=True)
    (second,) = torch.autograd.grad(y, x)
    torch.testing.assert_close(first, x.detach().exp().cos() * x.detach().exp())
    assert torch.equal(first, second)


# What gradients of losses read


def classes(dtype: torch.dtype = torch.float32) -> tuple[Tensor, ...]:
    x, weight = torch.randn(6, 8).to(dtype), torch.randn(40, 8).to(dtype)
    return x.requires_grad_(), weight.requires_grad_(), torch.randint(0, 40, (6,))


def loss_of(x: Tensor, weight: Tensor, labels: Tensor) -> Tensor:
    return F.cross_entropy(F.linear(x, weight), labels)


def forward_graph(f: Callable[..., Any], inputs: tuple[Tensor, ...], directory: Path) -> str:
    """The forward graph of `f`, as it was captured."""
    torch.compile(f, backend="tpu", options={"record": str(directory), "strict": True})(*inputs)
    (path,) = directory.glob("*forward*.ttpu")
    return _core.lower_graph(path, {})[0][0][1]


def test_of_a_loss_the_logits_are_saved_and_not_their_softmax(tmp_path: Path) -> None:
    *ops, returned = forward_graph(loss_of, classes(), tmp_path).strip().splitlines()
    results = [value.strip() for value in returned.removeprefix("return").split(",")]
    (logits,) = [op for op in ops if "[6,40]" in op and op.split(" ")[0] in results]
    assert "aten.mm" in logits


def test_a_softmax_that_is_returned_is_what_its_gradient_reads(tmp_path: Path) -> None:
    def both(*inputs: Tensor) -> tuple[Tensor, Tensor]:
        shares = F.log_softmax(F.linear(*inputs[:2]), 1)
        return F.nll_loss(shares, inputs[2]), shares

    assert "aten._log_softmax" in forward_graph(both, classes(), tmp_path)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize(
    "f",
    [
        loss_of,
        lambda x, w, t: F.cross_entropy(F.linear(x, w), t, label_smoothing=0.1, ignore_index=3),
        lambda x, w, t: F.nll_loss(F.linear(x, w).log_softmax(0), t, reduction="sum"),
        lambda x, w, t: (F.linear(x, w).log_softmax(-1) * t[:, None]).sum(),
        lambda x, w, t: checkpoint(loss_of, x, w, t, use_reentrant=False),
    ],
    ids=["loss", "smoothed", "along rows", "weighted", "checkpoint"],
)
def test_gradients_of_logarithmic_softmaxes_are_as_good_as_eagers(
    f: Callable[..., Tensor], dtype: torch.dtype
) -> None:
    x, weight, labels = classes(dtype)
    compiled = torch.compile(f, backend="tpu", options={"strict": True})
    got, wanted = (torch.autograd.grad(g(x, weight, labels), (x, weight)) for g in (compiled, f))
    wide = [t.detach().double().requires_grad_() for t in (x, weight)]
    exact = torch.autograd.grad(f(*wide, labels), wide)
    for ours, eagers, truth in zip(got, wanted, exact, strict=True):
        error, allowed = ((t - truth).abs().max() / truth.abs().max() for t in (ours, eagers))
        assert error <= 1.5 * allowed + (1e-6 if dtype == torch.float32 else 1e-3)


def test_logits_of_minus_infinity_have_eagers_gradients() -> None:
    x = torch.randn(3, 5).masked_fill(torch.tensor([[True, False, True, False, False]]), -torch.inf)
    x[2] = -torch.inf
    x.requires_grad_()
    labels = torch.tensor([1, 3, 4])
    (wanted,) = torch.autograd.grad(F.cross_entropy(x, labels), x)
    compiled = torch.compile(F.cross_entropy, backend="tpu", options={"strict": True})
    torch.testing.assert_close(torch.autograd.grad(compiled(x, labels), x)[0], wanted, equal_nan=True)
