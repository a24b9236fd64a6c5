"""What the package takes from PyTorch's private interfaces, on every version that it claims."""

from __future__ import annotations

import pytest
import torch
import torchtpu_compile
from torch import nn


def network() -> nn.Module:
    return nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.LayerNorm(32), nn.Linear(32, 4))


def test_weights_stay_where_they_are() -> None:
    torchtpu_compile.reset_metrics()
    with torch.no_grad():
        torch.compile(network().eval(), backend="tpu", fullgraph=True)(torch.randn(3, 16))
    assert torchtpu_compile.metrics()["bytes_copied_in"] == 0


def test_weights_are_marked_as_static(monkeypatch: pytest.MonkeyPatch) -> None:
    import msgpack
    from torchtpu_compile import _core

    seen = []
    graph = _core.Graph
    monkeypatch.setattr(_core, "Graph", lambda data: (seen.append(data), graph(data))[1])
    with torch.no_grad():
        torch.compile(network().eval(), backend="tpu", fullgraph=True)(torch.randn(3, 16))
    inputs = msgpack.unpackb(seen[0], strict_map_key=False)["graph"]["inputs"]
    static = {i["fqn"]: i["kind"] for i in inputs if i["static"]}
    assert static.keys() == {"0.weight", "0.bias", "2.weight", "2.bias", "3.weight", "3.bias"}
    assert set(static.values()) == {"parameter"}


def test_training_gives_the_gradients_of_eager() -> None:
    net, copy = network(), network()
    copy.load_state_dict(net.state_dict())
    x = torch.randn(5, 16)
    torch.compile(net, backend="tpu", fullgraph=True)(x).square().mean().backward()
    copy(x).square().mean().backward()
    for ours, theirs in zip(net.parameters(), copy.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad, rtol=1e-3, atol=1e-5)


def test_inputs_are_changed_in_place() -> None:
    def fn(x: torch.Tensor, total: torch.Tensor) -> torch.Tensor:
        total.add_(x)
        return total * 2

    x, total = torch.randn(3), torch.zeros(3)
    torch.testing.assert_close(torch.compile(fn, backend="tpu", fullgraph=True)(x, total), x * 2)
    torch.testing.assert_close(total, x)
