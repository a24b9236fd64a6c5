"""Gradients in forward mode, where PyTorch makes zeros without memory for tangents that nobody gave."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch.autograd import forward_ad


@pytest.fixture(autouse=True, params=["strict", "fused", "fused_exact"])
def mode(request: pytest.FixtureRequest) -> None:
    torch.tpu.set_eager_mode(request.param)


def numbers(rows: int, columns: int, start: float, device: str) -> torch.Tensor:
    return torch.linspace(start, start + 1, rows * columns).reshape(rows, columns).to(device)


Call = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]
CALLS: dict[str, Call] = {
    "mul": lambda a, b: a * b,
    "add": lambda a, b: a + b,
    "div": lambda a, b: b / a,
    "pow": lambda a, b: a**b,
    "atan2": lambda a, b: torch.atan2(a, b),
    "lerp": lambda a, b: torch.lerp(b, a, b),
    "where": lambda a, b: torch.where(a > b, a, b),
    "cat": lambda a, b: torch.cat([b, a]),
    "stack": lambda a, b: torch.stack([b, a]),
    "linear": lambda a, b: F.linear(a, b),
    "layer_norm": lambda a, b: F.layer_norm(a, (4,), b[0], b[1]),
    "group_norm": lambda a, b: F.group_norm(a, 2, b[0], b[1]),
    "conv1d": lambda a, b: F.conv1d(a[None], b[None, :, :2]),
    "convolution's weight": lambda a, b: F.conv1d(b[None], a[None, :, :2]),
    "cross": lambda a, b: torch.linalg.cross(a[:, :3], b[:, :3]),
    "index": lambda a, b: a[[0, 1]] * b[[1, 0]],
    "copy_": lambda a, b: torch.zeros_like(b).copy_(a) * b,
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_tangent_of_one_operand_has_the_result_of_the_cpu(call: Call) -> None:
    found = []
    for device in ("tpu", "cpu"):
        a, tangent = numbers(3, 4, 0.5, device), numbers(3, 4, -0.5, device)
        b = numbers(3, 4, 0.7, device)
        with forward_ad.dual_level():
            result = forward_ad.unpack_dual(call(forward_ad.make_dual(a, tangent), b)).tangent
        assert result is not None and result.device.type == device
        found.append(result.cpu())
    torch.testing.assert_close(*found)


@pytest.mark.parametrize(
    "call",
    [
        lambda zeros: zeros.sin(),
        lambda zeros: zeros + torch.ones_like(zeros),
        lambda zeros: zeros[1:].clone(),
        lambda zeros: torch.ones(2, 3, device=zeros.device).copy_(zeros),
        lambda zeros: zeros.to(torch.float64),
        lambda zeros: torch.cat([zeros, zeros]),
        lambda zeros: torch.addr(zeros, torch.ones(2, device=zeros.device), zeros[0]),
        lambda zeros: zeros.cos().cpu(),
        lambda zeros: torch._foreach_exp([zeros])[0],
    ],
    ids=["sin", "add", "view", "copy_", "to", "cat", "addr", "cpu", "foreach"],
)
def test_zeros_without_memory_compute_as_zeros(call: Callable[[torch.Tensor], torch.Tensor]) -> None:
    results = [call(torch._efficientzerotensor((2, 3), device=device)) for device in ("tpu", "cpu")]
    assert torch.equal(*(result.cpu() for result in results))
