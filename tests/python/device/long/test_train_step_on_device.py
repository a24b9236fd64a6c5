"""`train_step` with a model on the `tpu` device."""

from __future__ import annotations

import copy
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torchtpu_compile import metrics, reset_metrics, train_step

MAKE: dict[str, Any] = {
    "AdamW": lambda p: torch.optim.AdamW(p, lr=1e-2),
    "SGD with momentum": lambda p: torch.optim.SGD(p, lr=0.02, momentum=0.9),
    "Adafactor": lambda p: torch.optim.Adafactor(p, lr=1e-2),
}


def network(device: str) -> nn.Module:
    torch.manual_seed(0)
    layers = nn.Linear(16, 32, bias=False), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 4)
    return nn.Sequential(*layers).to(device)


def loss_of(model: nn.Module, x: Tensor, y: Tensor) -> Tensor:
    return F.mse_loss(model(x), y)


@pytest.mark.parametrize("name", MAKE)
def test_steps_are_those_of_the_cpu_and_move_nothing(name: str) -> None:
    torch._dynamo.reset()
    ours, theirs = network("tpu"), network("cpu")
    mine, reference = MAKE[name](ours.parameters()), MAKE[name](theirs.parameters())
    schedulers = [torch.optim.lr_scheduler.CosineAnnealingLR(o, 60) for o in (mine, reference)]
    step = train_step(ours, loss_of, mine, schedulers[0], clip=1.0)
    torch.manual_seed(1)
    data = [(torch.randn(24, 16), torch.randn(24, 4)) for _ in range(40)]
    on_device = [(x.to("tpu"), y.to("tpu")) for x, y in data]
    # An accelerator also compiles the op that changes a learning rate.
    losses = [step(*batch) for batch in on_device[:5]]
    torch.tpu.finish_compiling()
    reset_metrics()
    losses += [step(*batch) for batch in on_device[5:]]
    torch.tpu.synchronize()
    counts = metrics()
    assert counts["xla_compiles"] == 0 and counts["bytes_to_host"] == 0
    # A learning rate a step.
    assert counts["bytes_to_device"] <= 8 * len(losses)
    for loss, (x, y) in zip(losses, data, strict=True):
        reference.zero_grad()
        wanted = loss_of(theirs, x, y)
        wanted.backward()
        nn.utils.clip_grad_norm_(theirs.parameters(), 1.0)
        reference.step()
        schedulers[1].step()
        torch.testing.assert_close(loss.cpu(), wanted.detach(), rtol=0, atol=2e-5)
    torch.testing.assert_close(
        {k: v.cpu() for k, v in ours.state_dict().items()}, theirs.state_dict(), rtol=1e-4, atol=1e-4
    )


def test_a_checkpoint_of_the_cpu_goes_on_on_the_device() -> None:
    torch._dynamo.reset()
    torch.manual_seed(1)
    data = [(torch.randn(24, 16), torch.randn(24, 4)) for _ in range(10)]
    theirs = network("cpu")
    reference = MAKE["AdamW"](theirs.parameters())
    ours = network("tpu")
    mine = MAKE["AdamW"](ours.parameters())
    step = train_step(ours, loss_of, mine)
    for number, (x, y) in enumerate(data):
        if number == 5:
            ours.load_state_dict(theirs.state_dict())
            # A CPU's count of steps would be shared.
            mine.load_state_dict(copy.deepcopy(reference.state_dict()))
        reference.zero_grad()
        wanted = loss_of(theirs, x, y)
        wanted.backward()
        reference.step()
        if number >= 5:
            loss = step(x.to("tpu"), y.to("tpu"))
            torch.testing.assert_close(loss.cpu(), wanted.detach(), rtol=0, atol=2e-5)
    assert {state["step"].item() for state in mine.state.values()} == {10.0}
