"""Layers that repeat, compiled once: the option `repeated_layers`."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch import nn
from torch.utils.checkpoint import checkpoint

ONCE = {"repeated_layers": "once", "strict": True}


class Layer(nn.Module):
    def __init__(self, width: int, p: float = 0.0) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, 2 * width)
        self.drop = nn.Dropout(p)
        self.down = nn.Linear(2 * width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.down(self.drop(torch.nn.functional.gelu(self.up(self.norm(x)))))


def layers(count: int = 9, width: int = 8, p: float = 0.0) -> nn.Module:
    torch.manual_seed(3)
    return nn.Sequential(*(Layer(width, p) for _ in range(count)), nn.Linear(width, 4))


def once(function: Any, **options: Any) -> Any:
    torch._dynamo.reset()
    return torch.compile(function, backend="tpu", options={**ONCE, **options})


def repeats() -> list[tuple[int, int]]:
    """The equal blocks of the newest graph with any."""
    found: list[list[tuple[int, int]]] = [report["repeats"] for report in torchtpu_compile.reports()]
    return next((blocks for blocks in reversed(found) if blocks), [])


def steps(
    model: nn.Module, run: Callable[..., torch.Tensor], inputs: list[torch.Tensor]
) -> list[torch.Tensor]:
    """Losses of some training steps, then the parameters and buffers."""
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    losses = []
    for x in inputs:
        optimizer.zero_grad()
        loss = run(x).square().mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.detach().cpu())
    return [*losses, *(t.detach().cpu() for t in model.state_dict().values())]


def close(found: list[torch.Tensor], wanted: list[torch.Tensor]) -> None:
    for a, b in zip(found, wanted, strict=True):
        torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-5)


def test_training_gives_what_eager_pytorch_gives() -> None:
    model, inputs = layers(), [torch.randn(5, 8) for _ in range(3)]
    other = copy.deepcopy(model)
    wanted = steps(model, model, inputs)
    torchtpu_compile.reset_metrics()
    close(steps(other, once(other), inputs), wanted)
    by_stage = {report["graph"].split("_")[-1]: report for report in torchtpu_compile.reports()}
    assert by_stage["forward"]["repeats"][0][0] >= 8
    assert by_stage["backward"]["repeats"][0][0] >= 8
    assert by_stage["forward"]["executables"] <= 4


@pytest.mark.parametrize("where", ["host tensors", "device tensors"])
def test_a_platform_with_memory_of_its_own(where: str) -> None:
    options = {"platform": "virtual"} if where == "host tensors" else {}
    model, inputs = layers(), [torch.randn(5, 8) for _ in range(2)]
    other = copy.deepcopy(model)
    wanted = steps(model, model, inputs)
    if where == "device tensors":
        other, inputs = other.to("tpu"), [x.to("tpu") for x in inputs]
    close(steps(other, once(other, **options), inputs), wanted)
    assert repeats()


def test_values_between_layers_stay_on_the_device() -> None:
    """Only arguments and results pass: no more bytes than of one program."""
    model, x = layers(count=12).eval(), torch.randn(64, 8)
    moved = []
    with torch.no_grad():
        for mode in ("inline", "once"):
            run = once(model, platform="virtual", repeated_layers=mode)
            run(x)
            before = torchtpu_compile.metrics()
            run(x)
            after = torchtpu_compile.metrics()
            moved.append([after[name] - before[name] for name in ("bytes_to_device", "bytes_to_host")])
    assert moved[0] == moved[1]
    assert repeats()[0][0] >= 11


def test_each_layer_draws_its_own_mask() -> None:
    class Drops(nn.Module):
        def forward(self, x: torch.Tensor) -> list[torch.Tensor]:
            kept = []
            for _ in range(10):
                y = torch.tanh(x)
                y = torch.nn.functional.dropout(y, 0.5)
                x = x + torch.sin(y) * 0.5
                kept.append(y)
            return [x, *kept]

    x = torch.rand(16, 16) + 1.0
    x.requires_grad_()
    run = once(Drops())
    first, second = run(x), run(x)
    assert repeats()[0][0] >= 9
    masks = [y != 0 for y in (*first[1:], *second[1:])]
    shares = [float(mask.float().mean()) for mask in masks]
    assert all(0.3 < share < 0.7 for share in shares)
    for i, a in enumerate(masks):
        assert not any(torch.equal(a, b) for b in masks[:i])
    # The backward graph has the forward graph's masks.
    first[1].sum().backward(retain_graph=True)
    expected = masks[0] * 2.0 * (1 - torch.tanh(x.detach()) ** 2)
    torch.testing.assert_close(x.grad, expected, rtol=1e-4, atol=1e-5)


def test_layers_write_their_running_statistics() -> None:
    torch.manual_seed(0)
    blocks = [nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Tanh()) for _ in range(10)]
    model = nn.Sequential(*blocks)
    other, inputs = copy.deepcopy(model), [torch.randn(16, 8) for _ in range(3)]
    wanted = steps(model, model, inputs)
    close(steps(other, once(other), inputs), wanted)
    assert repeats()[0][0] >= 8


def test_caches_of_layers_are_written_in_place() -> None:
    class Cached(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layers = nn.ModuleList(nn.Linear(8, 8) for _ in range(9))
            for i in range(9):
                self.register_buffer(f"cache{i}", torch.zeros(4, 8))

        def forward(self, x: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
            for i, layer in enumerate(self.layers):
                cache = getattr(self, f"cache{i}")
                cache.index_copy_(0, at, torch.tanh(layer(x)))
                x = x + torch.softmax(x @ cache.T, -1) @ cache
            return x

    torch.manual_seed(0)
    model = Cached().eval()
    other = copy.deepcopy(model)
    run = once(other)
    with torch.no_grad():
        for i in range(3):
            x, at = torch.randn(1, 8), torch.tensor([i])
            torch.testing.assert_close(run(x, at), model(x, at))
    close(list(other.state_dict().values()), list(model.state_dict().values()))
    assert repeats()[0][0] >= 8


def test_dynamic_sizes_are_padded() -> None:
    model = layers().eval()
    torch._dynamo.reset()
    run = torch.compile(model, backend="tpu", dynamic=True, options=ONCE)
    with torch.no_grad():
        for n in (5, 7, 12, 31):
            x = torch.randn(n, 8)
            torch.testing.assert_close(run(x), model(x), rtol=1e-4, atol=1e-5)
    assert repeats()[0][0] >= 8


def test_checkpointed_layers() -> None:
    class Checkpointed(nn.Module):
        def __init__(self, inner: nn.Module) -> None:
            super().__init__()
            self.inner = inner

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            for layer in self.inner:  # type: ignore[attr-defined]
                x = checkpoint(layer, x, use_reentrant=False)
            return x

    model, inputs = layers(), [torch.randn(5, 8) for _ in range(2)]
    other = copy.deepcopy(model)
    wanted = steps(model, model, inputs)
    run = once(Checkpointed(other))
    close(steps(other, run, inputs), wanted)


def test_an_op_in_each_layer_that_eager_pytorch_runs() -> None:
    def run(x: torch.Tensor) -> torch.Tensor:
        for _ in range(9):
            x = torch.special.bessel_j0(torch.sin(x) * 2.0) + torch.cos(x) * 0.5
        return x

    x = torch.rand(6, 6)
    torch.testing.assert_close(once(run, strict=False)(x), run(x), rtol=1e-4, atol=1e-5)


def test_explain_tells_of_equal_blocks() -> None:
    model, x = layers().eval(), torch.randn(5, 8)
    with torch.no_grad():
        inline = str(torchtpu_compile.explain(model, x))
        found = str(torchtpu_compile.explain(model, x, options=ONCE))
        none = str(torchtpu_compile.explain(torch.sin, x, options=ONCE))
    assert "equal blocks of" in inline and '"repeated_layers": "once"' in inline
    assert "equal blocks of" in found and "compiled once" in found
    assert "no block is compiled once: no equal blocks follow each other in it" in none
