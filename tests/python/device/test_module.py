"""`torch.tpu`: what `torch.cuda` is for its devices."""

from __future__ import annotations

from typing import Any

import pytest
import torch


def test_there_is_one_device() -> None:
    assert torch.tpu.is_available()
    assert torch.tpu.device_count() == 1
    assert torch.tpu.current_device() == 0
    torch.tpu.set_device("tpu:0")
    with torch.tpu.device(0):
        assert torch.ones(1, device="tpu").device.index == 0
    with pytest.raises(RuntimeError, match="tpu:3"):
        torch.tpu.set_device(3)
    with pytest.raises(ValueError, match="tpu device"):
        torch.tpu.set_device("cpu")


def test_properties_name_the_platform() -> None:
    properties = torch.tpu.get_device_properties()
    assert properties.platform in torch.tpu.get_device_name(0)
    assert properties.platform != "cpu" or properties.total_memory > 1 << 20


def test_modes_give_the_same_results() -> None:
    a = torch.randn(3, 4)
    torch.tpu.set_eager_mode("strict")
    with torch.tpu.eager_mode("debug"):
        assert torch.tpu.get_eager_mode() == "debug"
        there = a.to("tpu")
        debug = (there @ there.t()).relu_()
    strict = (there @ there.t()).relu_()
    assert torch.tpu.get_eager_mode() == "strict"
    assert torch.equal(debug.cpu(), strict.cpu())
    torch.testing.assert_close(strict.cpu(), (a @ a.t()).relu())
    with pytest.raises(ValueError, match="fused"):
        torch.tpu.set_eager_mode("fast")


def test_random_numbers_follow_from_the_seed_alone() -> None:
    torch.tpu.manual_seed(7)
    assert torch.tpu.initial_seed() == 7
    state = torch.tpu.get_rng_state()
    first = torch.rand(5, device="tpu")
    torch.rand(5)
    torch.tpu.set_rng_state(state)
    assert torch.equal(first.cpu(), torch.rand(5, device="tpu").cpu())
    with pytest.raises(ValueError, match="16 bytes"):
        torch.tpu.set_rng_state(torch.zeros(3, dtype=torch.uint8))


def test_streams_events_and_autocast_have_the_names_of_cuda() -> None:
    with torch.tpu.stream(torch.tpu.Stream()), torch.tpu.amp.autocast(dtype=torch.bfloat16):
        a = torch.ones(2, 2, device="tpu")
        assert (a @ a).dtype == torch.bfloat16
    event = torch.tpu.Event(enable_timing=True)
    event.record()
    torch.tpu.synchronize()
    assert event.query()


def test_equal_compares_on_the_device() -> None:
    a = torch.tensor([1.0, 2.0], device="tpu")
    assert torch.equal(a, a.clone())
    assert not torch.equal(a, a + 1)
    assert not torch.equal(a, torch.ones(3, device="tpu"))
    assert torch.equal(torch.empty(0, device="tpu"), torch.empty(0, device="tpu"))
    nan = torch.tensor([float("nan")])
    assert torch.equal(nan.to("tpu"), nan.to("tpu")) is torch.equal(nan, nan.clone())
    with pytest.raises(RuntimeError, match="data type"):
        torch.equal(a, a.long())
    with pytest.raises(RuntimeError, match="two devices"):
        torch.equal(a, a.cpu())


@pytest.mark.parametrize("mode", ["strict", "fused"])
def test_what_does_not_fit_is_an_error_that_says_what_there_is(mode: str) -> None:
    kept = torch.ones(1000, device="tpu")
    with (
        torch.tpu.eager_mode(mode),
        pytest.raises(torch.OutOfMemoryError, match=r"storages now, and had \d+ bytes at most"),
    ):
        torch.ones(1 << 45, device="tpu").sum().item()
    assert kept.sum().item() == 1000.0


def test_sizes_of_results_are_found_out_once_for_each_form() -> None:
    from torchtpu_compile.device.tracer import Tracer

    asked: list[str] = []
    before = Tracer.trace

    def trace(self: Tracer, name: str, *rest: Any) -> tuple[Any, ...]:
        asked.append(name)
        return before(self, name, *rest)

    torch.arange(23, device="tpu")
    Tracer.trace = trace  # type: ignore[method-assign]
    try:
        assert torch.arange(23, device="tpu").sum().item() == 253
        assert "aten::arange" not in asked
    finally:
        Tracer.trace = before  # type: ignore[method-assign]


def test_moving_a_module_keeps_its_parameters_tied_and_in_the_optimizer() -> None:
    class Tied(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.tokens = torch.nn.Embedding(5, 4)
            self.head = torch.nn.Linear(4, 5, bias=False)
            self.head.weight = self.tokens.weight

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return self.head(self.tokens(x))

    model = Tied()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model.to("tpu")
    assert model.head.weight is model.tokens.weight is optimizer.param_groups[0]["params"][0]
    before = model.tokens.weight.detach().clone()
    model(torch.tensor([1, 2], device="tpu")).sum().backward()
    optimizer.step()
    assert not torch.equal(model.tokens.weight, before)
    model.cpu()
    assert model.head.weight is model.tokens.weight and model.head.weight.device.type == "cpu"
