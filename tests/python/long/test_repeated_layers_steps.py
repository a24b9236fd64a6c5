"""Training steps of equal layers that are compiled once, with the optimizer in the same program."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch import nn


def layers() -> nn.Module:
    torch.manual_seed(3)
    blocks = [nn.Sequential(nn.LayerNorm(8), nn.Linear(8, 8), nn.GELU(), nn.Linear(8, 8)) for _ in range(6)]
    return nn.Sequential(*blocks)


def loss(model: nn.Module, x: torch.Tensor) -> torch.Tensor:
    return model(x).square().mean()


@pytest.mark.parametrize("platform", ["cpu", "virtual"])
@pytest.mark.parametrize(
    "optimizer",
    [
        lambda parameters: torch.optim.SGD(parameters, lr=0.1, momentum=0.9),
        lambda parameters: torch.optim.AdamW(parameters, lr=0.01),
    ],
    ids=["sgd", "adamw"],
)
def test_steps_give_what_eager_pytorch_gives(platform: str, optimizer: Callable[..., Any]) -> None:
    model = layers()
    other = copy.deepcopy(model)
    eager = optimizer(model.parameters())
    options = {"repeated_layers": "once", "strict": True, "platform": platform}
    torchtpu_compile.reset_metrics()
    step = torchtpu_compile.train_step(other, loss, optimizer(other.parameters()), options=options)
    for _ in range(3):
        x = torch.randn(5, 8)
        eager.zero_grad()
        wanted = loss(model, x)
        wanted.backward()
        eager.step()
        torch.testing.assert_close(step(x), wanted.detach(), rtol=1e-4, atol=1e-5)
    for found, parameter in zip(other.parameters(), model.parameters(), strict=True):
        torch.testing.assert_close(found, parameter, rtol=1e-4, atol=1e-5)
    assert any(report["repeats"] for report in torchtpu_compile.reports())
