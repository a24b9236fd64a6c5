"""`train_step`: a training step is one program and trains as eager PyTorch does."""

from __future__ import annotations

import copy
import itertools
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch._dynamo.utils import counters
from torch.utils.checkpoint import checkpoint
from torchtpu_compile import _core, device, metrics, record, reset_metrics, train_step, training
from torchtpu_compile.capture import events
from torchtpu_compile.errors import TorchTpuError

Optimizer = torch.optim.Optimizer

OPTIMIZERS: dict[str, Callable[[Any], Optimizer]] = {
    "SGD": lambda p: torch.optim.SGD(p, lr=0.05),
    "SGD with momentum": lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9),
    "SGD of Nesterov": lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9, nesterov=True, weight_decay=1e-3),
    "AdamW": lambda p: torch.optim.AdamW(p, lr=1e-2),
    "Adam with AMSGrad": lambda p: torch.optim.Adam(p, lr=1e-2, amsgrad=True),
    "Adam with L2": lambda p: torch.optim.Adam(p, lr=1e-2, weight_decay=1e-2, maximize=False),
    "fused AdamW": lambda p: torch.optim.AdamW(p, lr=1e-2, fused=True),
    "RMSprop": lambda p: torch.optim.RMSprop(p, lr=1e-3, momentum=0.5, centered=True, weight_decay=1e-3),
    "NAdam": lambda p: torch.optim.NAdam(p, lr=1e-2, weight_decay=1e-2, decoupled_weight_decay=True),
    "RAdam": lambda p: torch.optim.RAdam(p, lr=1e-2),
    "Adafactor": lambda p: torch.optim.Adafactor(p, lr=1e-2, weight_decay=1e-2),
}


@pytest.fixture(autouse=True)
def counted() -> Iterator[None]:
    torch._dynamo.reset()
    counters.clear()
    if device.why_not() is None:
        # What an earlier test left to compile is not counted here.
        _core.finish_chunks(True)
    reset_metrics()
    yield
    assert metrics()["fallback_ops"] == {}


def network(seed: int = 0) -> nn.Module:
    torch.manual_seed(seed)
    return nn.Sequential(nn.Linear(16, 32, bias=False), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 4))


def batches(count: int, size: int = 24) -> list[tuple[Tensor, Tensor]]:
    generator = torch.Generator().manual_seed(5)
    weights = torch.randn(16, 4, generator=generator) / 4
    inputs = [torch.randn(size, 16, generator=generator) for _ in range(count)]
    return [(x, x @ weights) for x in inputs]


def loss_of(model: nn.Module, x: Tensor, y: Tensor) -> Tensor:
    return F.mse_loss(model(x), y)


def eager_step(model: nn.Module, optimizer: Optimizer, x: Tensor, y: Tensor, scheduler: Any = None) -> Tensor:
    optimizer.zero_grad()
    loss = loss_of(model, x, y)
    loss.backward()
    optimizer.step()
    if scheduler is not None:
        scheduler.step()
    return loss.detach()


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_two_hundred_steps_are_eagers_and_one_program(name: str) -> None:
    ours, theirs = network(), network()
    mine, reference = OPTIMIZERS[name](ours.parameters()), OPTIMIZERS[name](theirs.parameters())
    schedulers = [torch.optim.lr_scheduler.CosineAnnealingLR(o, 200) for o in (mine, reference)]
    step = train_step(ours, loss_of, mine, schedulers[0])
    for x, y in batches(200):
        loss = step(x, y)
        wanted = eager_step(theirs, reference, x, y, schedulers[1])
        torch.testing.assert_close(loss, wanted, rtol=0, atol=1e-5)
        assert mine.param_groups[0]["lr"] == reference.param_groups[0]["lr"]
    assert metrics()["graphs"] == metrics()["xla_compiles"] == 1
    assert metrics()["executions"] == 200
    assert counters["graph_break"] == {}
    torch.testing.assert_close(ours.state_dict(), theirs.state_dict(), rtol=1e-4, atol=1e-4)
    flags = {"capturable", "fused", "foreach", "lr"}
    for mine_group, group in zip(mine.param_groups, reference.param_groups, strict=True):
        assert {k: mine_group[k] for k in flags & group.keys()} == {k: group[k] for k in flags & group.keys()}


def test_all_that_changes_is_donated_and_no_gradient_is_written() -> None:
    model = network()
    step = train_step(model, loss_of, torch.optim.AdamW(model.parameters()))
    with events.collect() as collected:
        step(*batches(1)[0])
    ((program,),) = [graph.compiled for function in collected.functions for graph in function.graphs]
    changed = len([*model.parameters()]) * 4 + len(
        [*model.buffers()]
    )  # Parameters, two averages and a count.
    assert program.stablehlo().count("tf.aliasing_output") == changed
    text = program.graph_text()
    assert text.count("\nmutate ") == changed
    (results,) = [line for line in text.splitlines() if line.startswith("return ")]
    assert len(results.split(",")) == 1, "the loss alone"
    assert all(p.grad is None for p in model.parameters())


@pytest.mark.parametrize("name", ["SGD with momentum", "AdamW"])
def test_a_checkpoint_resumes_bit_for_bit(name: str, tmp_path: Path) -> None:
    def begin(seed: int) -> tuple[nn.Module, Optimizer, Any, Any]:
        model = network(seed)
        optimizer = OPTIMIZERS[name](model.parameters())
        scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 3)
        return model, optimizer, scheduler, train_step(model, loss_of, optimizer, scheduler)

    data = batches(20)
    model, optimizer, scheduler, step = begin(0)
    for x, y in data[:10]:
        step(x, y)
    kept = tmp_path / "checkpoint.pt"
    torch.save([part.state_dict() for part in (model, optimizer, scheduler)], kept)
    wanted = [step(x, y) for x, y in data[10:]]

    other, *rest, again = begin(1)
    again(*data[0])  # What it had learned is replaced.
    for part, state in zip((other, *rest), torch.load(kept), strict=True):
        part.load_state_dict(state)
    assert [again(x, y) for x, y in data[10:]] == wanted
    assert all(map(torch.equal, other.state_dict().values(), model.state_dict().values()))


def test_accumulation_and_clipping_are_eagers() -> None:
    ours = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 4))
    theirs = copy.deepcopy(ours)
    mine, reference = (torch.optim.AdamW(m.parameters(), lr=1e-2) for m in (ours, theirs))
    step = train_step(ours, loss_of, mine, accumulate=4, clip=0.1)
    for x, y in batches(50):
        wanted = 0.0
        for part in zip(x.chunk(4), y.chunk(4), strict=True):
            loss = loss_of(theirs, *part) / 4
            loss.backward()
            wanted += loss.item()
        nn.utils.clip_grad_norm_(theirs.parameters(), 0.1)
        reference.step()
        reference.zero_grad()
        assert abs(step(x, y).item() - wanted) < 1e-5
    assert metrics()["xla_compiles"] == 1
    with pytest.raises(ValueError, match="a batch of 6 has no 4 equal micro-batches"):
        step(x[:6], y[:6])


def test_a_packed_sequence_is_one_value_of_a_batch() -> None:
    packed = nn.utils.rnn.pack_sequence([torch.ones(2)] * 4)
    parts = training._micro_batches((packed, torch.ones(4)), 2)
    assert [part[0] is packed for part in parts] == [True, True]
    assert [part[1].shape for part in parts] == [(2,), (2,)]
    assert training._micro_batches(({},), 2) == [({},), ({},)]


@pytest.mark.parametrize("name", ["AdamW", "NAdam", "RAdam", "RMSprop"])
def test_large_gradients_of_float16_stay_finite(name: str) -> None:
    weight = nn.Parameter(torch.ones(4, dtype=torch.float16))
    optimizer = getattr(torch.optim, name)([weight], lr=1e-2, eps=1e-4)
    model = nn.ParameterList([weight])
    train_step(model, lambda model, scale: (model[0] * scale).sum(), optimizer)(
        torch.full((4,), 500.0).half()
    )
    key = "square_avg" if name == "RMSprop" else "exp_avg_sq"
    assert optimizer.state[weight][key].isfinite().all() and weight.isfinite().all()


@pytest.mark.parametrize("name", ["SGD with momentum", "SGD of Nesterov", "AdamW", "NAdam", "RMSprop"])
def test_a_schedule_of_momentum_recompiles_once(name: str) -> None:
    ours, theirs = network(), network()
    mine, reference = OPTIMIZERS[name](ours.parameters()), OPTIMIZERS[name](theirs.parameters())
    schedulers = [torch.optim.lr_scheduler.OneCycleLR(o, 1e-2, total_steps=60) for o in (mine, reference)]
    step = train_step(ours, loss_of, mine, schedulers[0])
    for x, y in batches(50):
        wanted = eager_step(theirs, reference, x, y, schedulers[1])
        torch.testing.assert_close(step(x, y), wanted, rtol=0, atol=1e-5)
    assert metrics()["xla_compiles"] == 2


@pytest.mark.parametrize("name", ["SGD with momentum", "RMSprop"])
def test_steps_without_momentum_leave_its_buffer_alone(name: str) -> None:
    ours, theirs = network(), network()
    mine, reference = OPTIMIZERS[name](ours.parameters()), OPTIMIZERS[name](theirs.parameters())
    step = train_step(ours, loss_of, mine)
    for momentum, (x, y) in zip([0.9, 0.8, 0.0, 0.0, 0.9, 0.8, 0.0, 0.7], batches(8), strict=True):
        for optimizer in (mine, reference):
            optimizer.param_groups[0]["momentum"] = momentum
        torch.testing.assert_close(step(x, y), eager_step(theirs, reference, x, y), rtol=0, atol=1e-5)
    for of_ours, of_theirs in zip(ours.parameters(), theirs.parameters(), strict=True):
        for key, value in reference.state[of_theirs].items():
            torch.testing.assert_close(mine.state[of_ours][key], value, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["RAdam", "NAdam"])
def test_first_steps_have_all_digits(name: str) -> None:
    """An average's length is a difference of large numbers, and `1 - beta2` is small."""
    ours, exact = network(), network().double()
    mine, reference = OPTIMIZERS[name](ours.parameters()), OPTIMIZERS[name](exact.parameters())
    step = train_step(ours, loss_of, mine)
    for x, y in batches(20):
        wanted = eager_step(exact, reference, x.double(), y.double())
        torch.testing.assert_close(step(x, y).double(), wanted, rtol=0, atol=1e-6)


@pytest.mark.parametrize("lr", [torch.tensor(1), torch.tensor(0.5, dtype=torch.bfloat16)])
@pytest.mark.parametrize("name", ["SGD with momentum", "AdamW"])
def test_numbers_that_change_do_not_take_the_type_of_a_learning_rate(name: str, lr: Tensor) -> None:
    ours, theirs = network(), network()
    mine, reference = OPTIMIZERS[name](ours.parameters()), OPTIMIZERS[name](theirs.parameters())
    mine.param_groups[0]["lr"], reference.param_groups[0]["lr"] = lr, lr.item()
    step = train_step(ours, loss_of, mine)
    for momentum, (x, y) in zip([0.9, 0.8, 0.7], batches(3), strict=True):
        for optimizer in (mine, reference):
            group = optimizer.param_groups[0]
            group.update({"betas": (momentum, 0.99)} if "betas" in group else {"momentum": momentum})
        wanted = eager_step(theirs, reference, x, y)
        torch.testing.assert_close(step(x, y), wanted, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["AdamW", "RAdam"])
def test_corrections_of_float64_have_its_digits(name: str) -> None:
    ours, theirs = network().double(), network().double()
    mine, reference = OPTIMIZERS[name](ours.parameters()), OPTIMIZERS[name](theirs.parameters())
    step = train_step(ours, loss_of, mine)
    for x, y in batches(5):
        wanted = eager_step(theirs, reference, x.double(), y.double())
        torch.testing.assert_close(step(x.double(), y.double()), wanted, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", ["AdamW", "RMSprop"])
def test_a_schedule_of_weight_decay_recompiles_once(name: str) -> None:
    ours, theirs = network(), network()
    mine, reference = OPTIMIZERS[name](ours.parameters()), OPTIMIZERS[name](theirs.parameters())
    step = train_step(ours, loss_of, mine)
    for number, (x, y) in enumerate(batches(12)):
        for optimizer in (mine, reference):
            optimizer.param_groups[0]["weight_decay"] = 0.01 + 0.01 * number
        torch.testing.assert_close(step(x, y), eager_step(theirs, reference, x, y), rtol=0, atol=1e-5)
    assert metrics()["xla_compiles"] == 2


def test_numbers_that_change_in_other_optimizers_are_named(caplog: pytest.LogCaptureFixture) -> None:
    ours, theirs = network(), network()
    mine, reference = (torch.optim.RAdam(m.parameters(), lr=1e-2) for m in (ours, theirs))
    step = train_step(ours, loss_of, mine)
    for number, (x, y) in enumerate(batches(4)):
        for optimizer in (mine, reference):
            optimizer.param_groups[0]["betas"] = (0.9, 0.99 + number / 2000)
        with torch._dynamo.config.patch(recompile_limit=2):
            loss = step(x, y)
        torch.testing.assert_close(loss, eager_step(theirs, reference, x, y), rtol=0, atol=1e-5)
    assert "each value of the optimizer's betas would be another program" in caplog.text


def test_dropout_is_drawn_anew_in_each_step_and_once_for_both_passes() -> None:
    class Dropped(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.weight = nn.Parameter(torch.ones(4000))

        def forward(self, x: Tensor) -> Tensor:
            return F.dropout(self.weight * x, 0.3).sum()

    model = Dropped()
    step = train_step(model, lambda model, x: model(x), torch.optim.SGD(model.parameters(), lr=1.0))
    kept = []
    for _ in range(3):
        before = model.weight.detach().clone()
        loss = step(torch.ones(4000))
        gradient = before - model.weight.detach()
        kept.append(gradient != 0)
        torch.testing.assert_close(gradient[kept[-1]], torch.full_like(gradient, 1 / 0.7)[kept[-1]])
        torch.testing.assert_close(loss, (before * gradient).sum(), rtol=1e-4, atol=0.5)
        assert abs(kept[-1].float().mean().item() - 0.7) < 0.03
    assert all(0.53 < (a == b).float().mean().item() < 0.63 for a, b in itertools.pairwise(kept))
    assert metrics()["xla_compiles"] == 1


def test_what_a_checkpoint_computes_again_is_not_saved(tmp_path: Path) -> None:
    class Deep(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.body = nn.Sequential(nn.Linear(16, 32), nn.Tanh(), nn.Linear(32, 32), nn.Tanh())
            self.head = nn.Linear(32, 4)

        def forward(self, x: Tensor, again: bool = True) -> Tensor:
            return self.head(checkpoint(self.body, x, use_reentrant=False) if again else self.body(x))

    part = "torch._functorch._activation_checkpointing"
    if find_spec(part) is None or find_spec(f"{part}.remat_using_tags_for_fwd_loss_bwd_graph_pass") is None:
        pytest.skip(f"PyTorch {torch.__version__} does not recompute inside of one graph")
    torch.manual_seed(0)
    model = Deep()
    eager = copy.deepcopy(model)
    of_eager = torch.optim.AdamW(eager.parameters(), lr=1e-2)
    with record(tmp_path):
        step = train_step(model, loss_of, torch.optim.AdamW(model.parameters(), lr=1e-2))
        for x, y in batches(5):
            torch.testing.assert_close(step(x, y), eager_step(eager, of_eager, x, y), rtol=1e-5, atol=1e-6)
    (path,) = tmp_path.glob("*.ttpu")
    program = _core.lower_graph(path, {}, "v5e")[1]
    # Two of each pass: PyTorch computes a whole region again.
    assert program.count('"stablehlo.tanh"') == 4
    assert '"stablehlo.optimization_barrier"' in program


def test_a_checkpointed_loss_keeps_no_probabilities(tmp_path: Path) -> None:
    class Classifier(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.body, self.head = nn.Linear(16, 32), nn.Linear(32, 4)

        def forward(self, x: Tensor, y: Tensor) -> Tensor:
            def loss(x: Tensor) -> Tensor:
                return F.cross_entropy(self.head(x), y)

            found: Tensor = checkpoint(loss, self.body(x).tanh(), use_reentrant=False)
            return found

    model = Classifier()
    labels = torch.randint(0, 4, (24,))
    with record(tmp_path):
        step = train_step(model, lambda m, x: m(x, labels), torch.optim.SGD(model.parameters(), lr=0.1))
        step(torch.randn(24, 16))
    (path,) = tmp_path.glob("*.ttpu")
    steps, _ = _core.lower_graph(path, {})
    again = [line for line in steps[-1][1].splitlines() if "torchtpu.again" in line]
    # A barrier holds the operand of the head alone: a second one would write what is computed elementwise.
    assert [line.split(" : ")[1].split()[0] for line in again] == ["f32[24,32]"], again


class Checkpointed(nn.Module):
    """A layer with a norm and dropout, which the backward pass computes again."""

    def __init__(self, drop: float) -> None:
        super().__init__()
        self.layer, self.norm, self.drop = nn.Linear(16, 4), nn.BatchNorm1d(4), drop

    def forward(self, x: Tensor) -> Tensor:
        def region(x: Tensor) -> Tensor:
            return F.dropout(self.norm(self.layer(x)), self.drop, True)

        found: Tensor = checkpoint(region, x, use_reentrant=False)
        return found


def test_a_checkpoint_draws_the_same_in_both_computations() -> None:
    torch.manual_seed(0)
    model = Checkpointed(0.5)
    weight = model.norm.weight
    before = weight.detach().clone()
    # With a shift of 0 the loss is quadratic in the scale.
    step = train_step(model, lambda model, x: model(x).square().sum() / 2, torch.optim.SGD([weight], lr=1.0))
    loss = step(torch.randn(8, 16))
    gradient = before - weight.detach()
    torch.testing.assert_close((gradient * before).sum() / 2, loss)


def test_a_checkpointed_norm_is_trained_on_each_micro_batch() -> None:
    torch.manual_seed(0)
    ours = Checkpointed(0.0)
    theirs = copy.deepcopy(ours)
    step = train_step(ours, loss_of, torch.optim.SGD(ours.parameters(), lr=0.1), accumulate=2)
    x, y = torch.randn(8, 16), torch.randn(8, 4)
    loss = sum(loss_of(theirs, *part) / 2 for part in zip(x.chunk(2), y.chunk(2), strict=True))
    loss.backward()
    torch.testing.assert_close(step(x, y), loss.detach())
    for mine, other in zip(ours.parameters(), theirs.parameters(), strict=True):
        torch.testing.assert_close(mine, other - 0.1 * other.grad, rtol=1e-4, atol=1e-5)


def test_batches_of_dictionaries_are_split() -> None:
    ours = nn.Linear(16, 4)
    theirs = copy.deepcopy(ours)
    mine, reference = (torch.optim.SGD(m.parameters(), lr=1e-2) for m in (ours, theirs))

    def summed(model: nn.Module, batch: dict[str, Any]) -> Tensor:
        return F.mse_loss(model(batch["x"]), batch["targets"][0], reduction="sum")

    step = train_step(ours, summed, mine, accumulate=4)
    for x, y in batches(5):
        reference.zero_grad()
        wanted = summed(theirs, {"x": x, "targets": [y]}) / 4
        wanted.backward()
        reference.step()
        torch.testing.assert_close(step({"x": x, "targets": [y]}), wanted.detach(), rtol=1e-5, atol=1e-5)


def test_a_learning_rate_of_zero_changes_nothing_and_a_loss_keeps_its_digits() -> None:
    """A warm-up begins at 0. Rows of an embedding that no token names have gradients and averages of 0."""

    def begin() -> tuple[nn.Module, Optimizer, Any]:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Embedding(40, 16), nn.Linear(16, 40))
        optimizer = torch.optim.AdamW(model.parameters(), lr=2e-2)
        return model, optimizer, torch.optim.lr_scheduler.LambdaLR(optimizer, lambda n: min(n / 4, 1.0))

    def loss_of_tokens(model: nn.Module, x: Tensor, y: Tensor) -> Tensor:
        return F.cross_entropy(model(x), y)

    (ours, mine, schedule), (theirs, reference, wanted_schedule) = begin(), begin()
    step = train_step(ours, loss_of_tokens, mine, schedule)
    for _ in range(100):
        x, y = torch.randint(0, 30, (2, 64))
        wanted = loss_of_tokens(theirs, x, y)
        wanted.backward()
        reference.step()
        reference.zero_grad()
        wanted_schedule.step()
        torch.testing.assert_close(step(x, y), wanted.detach(), rtol=0, atol=2e-6)
    torch.testing.assert_close(ours.state_dict(), theirs.state_dict(), rtol=1e-4, atol=1e-5)
    assert metrics()["xla_compiles"] == 1


def test_layers_that_thaw_are_trained_from_then_on() -> None:
    def begin() -> tuple[nn.Module, Optimizer]:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 32), nn.Tanh(), nn.Linear(32, 4))
        model[0].requires_grad_(False)
        return model, torch.optim.AdamW(model[2].parameters(), lr=1e-2)

    (ours, mine), (theirs, reference) = begin(), begin()
    step = train_step(ours, loss_of, mine)
    for number, (x, y) in enumerate(batches(20)):
        for model, optimizer in ((ours, mine), (theirs, reference)):
            if number == 5:
                model[0].weight.requires_grad_(True)
                optimizer.add_param_group({"params": [model[0].weight], "lr": 1e-3})
            if number == 10:
                model[0].bias.requires_grad_(True)
            if number == 15:
                optimizer.add_param_group({"params": [model[0].bias]})
        theirs.zero_grad()  # That of a bias which no optimizer has included.
        torch.testing.assert_close(step(x, y), eager_step(theirs, reference, x, y), rtol=0, atol=1e-5)
    torch.testing.assert_close(ours.state_dict(), theirs.state_dict(), rtol=1e-4, atol=1e-5)
    assert all(p.grad is None for p in ours.parameters())


def test_muon_is_one_program_too() -> None:
    """It orthogonalizes its updates in bfloat16, whose roundings differ between programs."""
    ours = nn.Sequential(nn.Linear(16, 32, bias=False), nn.ReLU(), nn.Linear(32, 4, bias=False))
    theirs = copy.deepcopy(ours)
    mine, reference = (torch.optim.Muon(m.parameters(), lr=1e-2) for m in (ours, theirs))
    step = train_step(ours, loss_of, mine)
    for x, y in batches(100):
        torch.testing.assert_close(step(x, y), eager_step(theirs, reference, x, y), rtol=0, atol=5e-3)
    assert metrics()["graphs"] == metrics()["xla_compiles"] == 1


def test_a_scaler_skips_the_updates_that_eager_skips() -> None:
    def begin() -> tuple[nn.Module, Optimizer, torch.amp.GradScaler]:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 4))
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
        return model, optimizer, torch.amp.GradScaler("cpu", init_scale=2.0**24, growth_interval=10)

    (ours, mine, scaler), (theirs, reference, wanted) = begin(), begin()
    step = train_step(ours, loss_of, mine, clip=1.0, amp=scaler)
    scales = []
    for x, y in batches(40):
        with torch.autocast("cpu", torch.float16):
            loss = loss_of(theirs, x, y)
        wanted.scale(loss).backward()
        wanted.unscale_(reference)
        nn.utils.clip_grad_norm_(theirs.parameters(), 1.0)
        wanted.step(reference)
        wanted.update()
        reference.zero_grad()
        # A float16 product may be rounded once where eager rounds it twice.
        torch.testing.assert_close(step(x, y), loss.detach(), rtol=1e-2, atol=1e-3)
        assert scaler.state_dict() == wanted.state_dict()
        scales.append(scaler.get_scale())
    assert min(scales) < scales[0] < 2.0**24 and scales[-1] > min(scales), "it shrank and it grew"
    steps = [{state["step"].item() for state in o.state.values()} for o in (mine, reference)]
    assert steps[0] == steps[1] != {40.0}
    assert metrics()["xla_compiles"] == 1


def test_averaged_models_see_each_step() -> None:
    ours, theirs = network(), network()
    mine, reference = (torch.optim.AdamW(m.parameters(), lr=1e-2) for m in (ours, theirs))
    step = train_step(ours, loss_of, mine, amp=torch.bfloat16)
    decay = torch.optim.swa_utils.get_ema_multi_avg_fn(0.9)
    averages = [torch.optim.swa_utils.AveragedModel(m, multi_avg_fn=decay) for m in (ours, theirs)]
    for x, y in batches(20):
        reference.zero_grad()
        with torch.autocast("cpu", torch.bfloat16):
            loss = loss_of(theirs, x, y)
        loss.backward()
        reference.step()
        torch.testing.assert_close(step(x, y), loss.detach(), rtol=2e-2, atol=2e-2)
        for average, model in zip(averages, (ours, theirs), strict=True):
            average.update_parameters(model)
    mine_averaged, wanted = (dict(a.named_parameters()) for a in averages)
    torch.testing.assert_close(mine_averaged, wanted, rtol=0, atol=2e-2)
    assert metrics()["xla_compiles"] == 1


def test_a_smaller_last_batch_is_traced_once_and_padded() -> None:
    ours, theirs = network(), network()
    mine, reference = (torch.optim.AdamW(m.parameters(), lr=1e-2) for m in (ours, theirs))
    step = train_step(ours, loss_of, mine)
    compiled = []
    for _ in range(4):
        for x, y in (*batches(4), *batches(1, size=7)):
            torch.testing.assert_close(step(x, y), eager_step(theirs, reference, x, y), rtol=0, atol=1e-5)
        compiled.append((metrics()["graphs"], metrics()["xla_compiles"]))
    # One of the first size alone, then buckets of a graph of all sizes for the smaller one and for the first.
    assert compiled == [(2, 2), (2, 3), (2, 3), (2, 3)]
    assert metrics()["padded_executions"] > 0


def test_many_steps_of_one_process_are_one_program_each() -> None:
    for _ in range(5):
        model = nn.Linear(4, 2)
        step = train_step(model, lambda m, x: m(x).square().mean(), torch.optim.SGD(model.parameters(), 0.1))
        with torch._dynamo.config.patch(recompile_limit=3):
            step(torch.ones(3, 4))
        assert not step._reason


def test_a_step_that_breaks_runs_in_pieces_and_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    def broken(model: nn.Module, x: Tensor, y: Tensor) -> Tensor:
        loss = loss_of(model, x, y)
        torch._dynamo.graph_break()
        return loss * 1.0

    ours, theirs = network(), network()
    mine, reference = (torch.optim.AdamW(m.parameters(), lr=1e-2) for m in (ours, theirs))
    step = train_step(ours, broken, mine)
    for x, y in batches(10):
        torch.testing.assert_close(step(x, y), eager_step(theirs, reference, x, y), rtol=0, atol=1e-5)
    assert caplog.text.count("a training step runs in pieces instead of as one program") == 1
    assert "graph_break" in caplog.text

    strict = train_step(network(), broken, torch.optim.SGD(ours.parameters()), options={"strict": True})
    with pytest.raises(Exception, match="graph_break"):
        strict(x, y)


def test_hooks_for_gradients_are_called_in_pieces(caplog: pytest.LogCaptureFixture) -> None:
    model = network()
    step = train_step(model, loss_of, torch.optim.SGD(model.parameters(), lr=0.1))
    seen = []
    model[0].weight.register_hook(lambda gradient: seen.append(gradient.norm().item()))
    for x, y in batches(3):
        step(x, y)
    assert len(seen) == 3 and all(seen)
    assert "a parameter has hooks for its gradient" in caplog.text


def test_a_mistake_in_the_loss_is_eagers_error_and_changes_nothing() -> None:
    model = network()
    step = train_step(model, loss_of, torch.optim.AdamW(model.parameters()))
    before = copy.deepcopy(model.state_dict())
    ((x, y),) = batches(1)
    with pytest.raises(RuntimeError, match=r"same reduction dim|shapes cannot be multiplied") as raised:
        step(x[:, :5], y)
    assert not isinstance(raised.value, TorchTpuError)
    assert all(map(torch.equal, model.state_dict().values(), before.values()))
    step(x, y)
    assert metrics()["graphs"] == 1


def test_arguments_out_of_range_are_refused() -> None:
    model = network()
    optimizer = torch.optim.SGD(model.parameters())
    with pytest.raises(ValueError, match="accumulate must be at least 1, got 0"):
        train_step(model, loss_of, optimizer, accumulate=0)
    with pytest.raises(ValueError, match="clip must be a positive norm, got 0"):
        train_step(model, loss_of, optimizer, clip=0.0)


PROGRAM = """
import json, torch, torchtpu_compile
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.Dropout(0.1), torch.nn.Linear(32, 4))
optimizer = torch.optim.AdamW(model.parameters())
step = torchtpu_compile.train_step(model, lambda m, x: m(x).square().mean(), optimizer, clip=1.0)
losses = [step(torch.randn(8, 16)).item() for _ in range(3)]
print(json.dumps([losses, torchtpu_compile.metrics()["xla_compiles"]]))
"""


def test_a_second_process_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHTPU_CACHE", "on")
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(tmp_path))

    def losses() -> Any:
        done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    cold, warm = losses(), losses()
    assert cold[0] == warm[0]
    assert (cold[1] > 0, warm[1]) == (True, 0)


class Warming(torch.optim.SGD):
    """An optimizer that counts in its groups and steps by the count."""

    def __init__(self, params: Any) -> None:
        super().__init__(params, lr=0.05)
        for group in self.param_groups:
            group["steps"] = 0

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:  # type: ignore[override]
        for group in self.param_groups:
            group["steps"] += 1
            for p in group["params"]:
                if p.grad is not None:
                    p.sub_(p.grad * (0.01 * group["steps"]))


def with_rates(*rates: Any) -> Callable[[nn.Module, Optimizer, int], None]:
    def change(model: nn.Module, optimizer: Optimizer, step: int) -> None:
        rate = rates[min(step, len(rates) - 1)]
        for group in optimizer.param_groups[: 1 if isinstance(rate, tuple) else None]:
            group["lr"] = rate[0] if isinstance(rate, tuple) else rate

    return change


def replace_weight(model: Any, optimizer: Optimizer, step: int) -> None:
    if step == 3:
        model[3].weight = nn.Parameter(model[3].weight.detach() * 0.5)
        params = optimizer.param_groups[-1]["params"]
        params[[p.shape for p in params].index(model[3].weight.shape)] = model[3].weight


def unchanged(model: nn.Module, optimizer: Optimizer, step: int) -> None:
    pass


def frozen_integers(model: nn.Module) -> Optimizer:
    model.register_parameter("codes", nn.Parameter(torch.ones(3, dtype=torch.int8), requires_grad=False))
    return torch.optim.AdamW(model.parameters(), lr=1e-2)


def halves(model: Any, lr: Any) -> Optimizer:
    return torch.optim.SGD(
        [{"params": [*model[:2].parameters()]}, {"params": [*model[3].parameters()]}], lr=lr
    )


CHANGES: dict[str, tuple[Callable[[Any], Optimizer], Callable[[nn.Module, Optimizer, int], None]]] = {
    "a count in the groups": (lambda m: Warming(m.parameters()), unchanged),
    "a rate that was a tensor": (
        lambda m: torch.optim.SGD(m.parameters(), lr=0.1),
        with_rates(0.1, torch.tensor(0.3), 0.1),
    ),
    "a tensor of two groups": (
        lambda m: halves(m, torch.tensor(0.1)),
        with_rates(torch.tensor(0.1), torch.tensor(0.1), (0.01,)),
    ),
    "another weight": (lambda m: torch.optim.SGD(m.parameters(), lr=0.1), replace_weight),
    "a group without parameters": (
        lambda m: torch.optim.AdamW([{"params": [*m.parameters()]}, {"params": [], "weight_decay": 0.1}]),
        unchanged,
    ),
    "frozen integers": (frozen_integers, unchanged),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_a_user_or_an_optimizer_changes_between_steps_counts(name: str) -> None:
    make, change = CHANGES[name]
    found = []
    for compiled in (False, True):
        model = network()
        optimizer = make(model)
        step = train_step(model, loss_of, optimizer) if compiled else None
        losses = []
        for number, (x, y) in enumerate(batches(7)):
            change(model, optimizer, number)
            losses.append((step(x, y) if step else eager_step(model, optimizer, x, y)).item())
        found.append((losses, [p.detach().clone() for p in model.parameters()]))
    torch.testing.assert_close(found[1][0], found[0][0], rtol=1e-5, atol=1e-6)
    torch.testing.assert_close(found[1][1], found[0][1], rtol=1e-4, atol=1e-5)


def test_sparse_gradients_are_trained_in_pieces_and_leave_the_grad_mode() -> None:
    losses = []
    for compiled in (False, True):
        torch.manual_seed(0)
        model = nn.Sequential(nn.Embedding(10, 16, sparse=True), nn.Linear(16, 4))
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        step = train_step(model, loss_of, optimizer) if compiled else None
        x, y = torch.arange(8) % 5, torch.ones(8, 4)
        losses.append([(step(x, y) if step else eager_step(model, optimizer, x, y)).item() for _ in range(3)])
    torch.testing.assert_close(losses[1], losses[0], rtol=1e-5, atol=1e-6)
    assert torch.is_grad_enabled()
    assert metrics()["fallback_ops"] == {"aten._sparse_coo_tensor_with_dims_and_tensors.default": 3}
    reset_metrics()


def test_a_step_is_not_copied() -> None:
    """Its programs change the model that it was made for."""
    model = network()
    with pytest.raises(TypeError, match="copy the model, and call train_step for the copy"):
        copy.deepcopy(train_step(model, loss_of, torch.optim.SGD(model.parameters(), lr=0.1)))
