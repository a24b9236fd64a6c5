"""`torch.compile(backend="tpu")` on tensors of the device: inputs and results stay there."""

from __future__ import annotations

import copy

import pytest
import torch
import torchtpu_compile
from torch import nn


def numbers(*sizes: int) -> torch.Tensor:
    return torch.randn(*sizes)


def test_results_are_on_the_device_and_right() -> None:
    a, b = numbers(4, 3), numbers(3, 5)
    compiled = torch.compile(lambda u, v: (u @ v).relu(), backend="tpu", fullgraph=True)
    torchtpu_compile.reset_metrics()
    have = compiled(a.to("tpu"), b.to("tpu"))
    assert have.device == torch.device("tpu:0")
    torch.testing.assert_close(have.cpu(), (a @ b).relu())
    assert torchtpu_compile.metrics()["graphs"] == 1
    assert torchtpu_compile.metrics()["fallback_ops"] == {}


def test_views_are_read_where_they_lie() -> None:
    whole = numbers(6, 8)
    on_device = whole.to("tpu")
    compiled = torch.compile(lambda u, v: u + v.t(), backend="tpu", fullgraph=True)
    have = compiled(on_device[1:4, 2:6], on_device[2:6, 3:6])
    torch.testing.assert_close(have.cpu(), whole[1:4, 2:6] + whole[2:6, 3:6].t())


def test_strided_views_count_in_memory() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        computed = x.sigmoid().chunk(2, -1)[1]
        return computed.as_strided((2, 3), (3, 1), 1) + x[1:].as_strided((2, 3), (3, 1), 1)

    whole = numbers(8, 6)
    have = torch.compile(function, backend="tpu", fullgraph=True)(whole.to("tpu")[2:])
    torch.testing.assert_close(have.cpu(), function(whole[2:]))


@pytest.mark.parametrize("part", [slice(None), slice(1, 3)])
def test_inputs_are_changed_in_place(part: slice) -> None:
    a = numbers(4, 3)
    on_device = a.to("tpu")
    before = on_device.data_ptr()

    def change(x: torch.Tensor) -> torch.Tensor:
        x.mul_(2)
        return x.sum()

    have = torch.compile(change, backend="tpu", fullgraph=True)(on_device[part])
    want = change(a[part])
    torch.testing.assert_close(have.cpu(), want)
    torch.testing.assert_close(on_device.cpu(), a)
    assert on_device.data_ptr() == before


def test_numbers_of_the_cpu_are_inputs_as_well() -> None:
    a = numbers(4)
    compiled = torch.compile(lambda x, s: x * s, backend="tpu", fullgraph=True)
    for scale in (2.0, 3.0):
        torch.testing.assert_close(compiled(a.to("tpu"), torch.tensor(scale)).cpu(), a * scale)


def test_results_may_belong_to_the_cpu() -> None:
    a = numbers(4)
    compiled = torch.compile(lambda x: (x + 1, (x * 2).cpu()), backend="tpu")
    there, here = compiled(a.to("tpu"))
    assert (there.device.type, here.device.type) == ("tpu", "cpu")
    torch.testing.assert_close(there.cpu(), a + 1)
    torch.testing.assert_close(here, a * 2)


def test_sizes_that_vary() -> None:
    compiled = torch.compile(lambda x: (x + 1).sum(0), backend="tpu", dynamic=True, fullgraph=True)
    for rows in (3, 5, 17):
        a = numbers(rows, 4)
        torch.testing.assert_close(compiled(a.to("tpu")).cpu(), (a + 1).sum(0))


def test_sizes_are_saved_beside_tensors() -> None:
    def function(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return (x @ w).tanh().sum(1, keepdim=True).expand(-1, 3) * x.shape[0]

    compiled = torch.compile(function, backend="tpu", dynamic=True, fullgraph=True)
    x, w = numbers(3, 4), numbers(4, 5)
    there = x.to("tpu").requires_grad_()
    (want,) = torch.autograd.grad(function(x.requires_grad_(), w).sum(), x)
    (have,) = torch.autograd.grad(compiled(there, w.to("tpu")).sum(), there)
    torch.testing.assert_close(have.cpu(), want)


def test_tensors_without_elements() -> None:
    compiled = torch.compile(lambda x: (x + 1, x.sum()), backend="tpu", fullgraph=True)
    empty, total = compiled(torch.empty(0, 3, device="tpu"))
    assert empty.shape == (0, 3)
    assert empty.device.type == "tpu"
    assert total.item() == 0


def test_training_is_that_of_the_cpu() -> None:
    torch.manual_seed(0)
    module = nn.Sequential(nn.Linear(5, 8), nn.GELU(), nn.LayerNorm(8), nn.Linear(8, 2))
    on_device = copy.deepcopy(module).to("tpu")
    data, target = numbers(6, 5), numbers(6, 2)
    compiled = torch.compile(on_device, backend="tpu", fullgraph=True)
    losses = []
    for net, model, device in ((module, module, "cpu"), (compiled, on_device, "tpu")):
        optimizer = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9)
        for _ in range(3):
            optimizer.zero_grad()
            loss = nn.functional.mse_loss(net(data.to(device)), target.to(device))
            loss.backward()
            optimizer.step()
        losses.append(loss.item())
    assert losses[0] == pytest.approx(losses[1], rel=1e-5)
    for a, b in zip(on_device.parameters(), module.parameters(), strict=True):
        torch.testing.assert_close(a.cpu(), b, rtol=1e-4, atol=1e-6)


def test_ops_that_are_not_compiled_run_on_the_device(caplog: pytest.LogCaptureFixture) -> None:
    a = numbers(6)
    compiled = torch.compile(lambda x: torch.nonzero((x + 1) > 1).sum(), backend="tpu")
    assert compiled(a.to("tpu")).cpu() == torch.nonzero((a + 1) > 1).sum()
