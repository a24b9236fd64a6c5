"""`torch.tpu`: what `torch.cuda` is for its devices."""

from __future__ import annotations

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
    assert torch.tpu.get_eager_mode() == "strict"
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
