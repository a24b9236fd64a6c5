"""The ops of SyncBatchNorm on two parts of a batch, compared with BatchNorm of the whole batch on the CPU."""

from __future__ import annotations

import pytest
import torch
from torchtpu_compile import device

pytestmark = pytest.mark.skipif(device.why_not() is not None, reason="the tpu device is not installed")

EPS, MOMENTUM = 1e-3, 0.3


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("affine", [True, False])
def test_two_parts_are_normalized_as_the_whole(dtype: torch.dtype, affine: bool) -> None:
    torch.manual_seed(0)
    x = (torch.randn(7, 3, 4) * 2 + 1).to(dtype)
    dy = torch.randn(7, 3, 4).to(dtype)
    layer = torch.nn.BatchNorm1d(3, eps=EPS, momentum=MOMENTUM, affine=affine).double()
    if affine:
        torch.nn.init.normal_(layer.weight)
        torch.nn.init.normal_(layer.bias)
    whole = x.double().requires_grad_()
    expected = layer(whole)
    expected.backward(dy.double())

    weight, bias = (layer.weight.detach(), layer.bias.detach()) if affine else (None, None)
    given = [None if value is None else value.float().to("tpu") for value in (weight, bias)]
    running_mean, running_var = torch.zeros(3, device="tpu"), torch.ones(3, device="tpu")
    parts = [part.to("tpu") for part in (x[:2], x[2:])]
    grads = [part.to("tpu") for part in (dy[:2], dy[2:])]
    counts = torch.tensor([2.0 * 4, 5.0 * 4], device="tpu")
    stats = [torch.batch_norm_stats(part, EPS) for part in parts]
    means, invstds = (torch.stack(of_all) for of_all in zip(*stats, strict=True))
    mean, invstd = torch.batch_norm_gather_stats_with_counts(
        parts[0], means, invstds, running_mean, running_var, MOMENTUM, EPS, counts
    )
    y = torch.cat([torch.batch_norm_elemt(part, *given, mean, invstd, EPS) for part in parts])
    reduced = [
        torch.batch_norm_backward_reduce(grad, part, mean, invstd, given[0], True, affine, affine)
        for grad, part in zip(grads, parts, strict=True)
    ]
    sum_dy, sum_dy_xmu = (reduced[0][i] + reduced[1][i] for i in range(2))
    dx = torch.cat(
        [
            torch.batch_norm_backward_elemt(
                grad, part, mean, invstd, given[0], sum_dy, sum_dy_xmu, counts.int()
            )
            for grad, part in zip(grads, parts, strict=True)
        ]
    )
    tolerance = 1e-5 if dtype == torch.float32 else 2e-2
    close = {"rtol": tolerance, "atol": tolerance, "check_dtype": False}
    assert y.dtype == dx.dtype == dtype and y.device.type == "tpu"
    torch.testing.assert_close(y.cpu().double(), expected.detach(), **close)
    torch.testing.assert_close(dx.cpu().double(), whole.grad, **close)
    torch.testing.assert_close(running_mean.cpu().double(), layer.running_mean, **close)
    torch.testing.assert_close(running_var.cpu().double(), layer.running_var, **close)
    if affine:
        for i, parameter in enumerate((layer.weight, layer.bias)):
            found = (reduced[0][2 + i] + reduced[1][2 + i]).cpu().double()
            torch.testing.assert_close(found, parameter.grad, rtol=1e-4, atol=1e-4)
