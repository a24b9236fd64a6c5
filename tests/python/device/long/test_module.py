"""`torch.tpu`: what `torch.cuda` is for its devices."""

from __future__ import annotations

import copy
import operator
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch import nn


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


def test_compiled_functions_ask_for_devices_without_a_break() -> None:
    def asks(x: torch.Tensor) -> torch.Tensor:
        here = torch.tpu.is_available() and torch.tpu.is_initialized()
        return x + 10 * torch.tpu.device_count() + torch.tpu.current_device() if here else x

    compiled = torch.compile(asks, backend="tpu", fullgraph=True)
    assert compiled(torch.zeros(2, device="tpu")).tolist() == [10.0, 10.0]


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


@pytest.mark.parametrize("mode", ["strict", "fused", "fused_exact"])
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

    def trace(self: Tracer, name: str, *rest: Any) -> Any:
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


def fused_optimizers() -> list[tuple[type[torch.optim.Optimizer], dict[str, Any]]]:
    return [
        (torch.optim.AdamW, {"weight_decay": 0.1}),
        (torch.optim.AdamW, {"amsgrad": True, "maximize": True}),
        (torch.optim.Adam, {"weight_decay": 0.1, "betas": (0.4, 0.9)}),
        (torch.optim.Adam, {"lr": torch.tensor(0.01)}),
        (torch.optim.SGD, {"momentum": 0.9, "nesterov": True, "weight_decay": 0.1}),
        (torch.optim.SGD, {"momentum": 0.9, "dampening": 0.1}),
        (torch.optim.SGD, {"maximize": True}),
    ]


@pytest.mark.parametrize("which", range(7))
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("mode", ["strict", "fused", "fused_exact"])
def test_fused_optimizers_step_on_the_device(which: int, dtype: torch.dtype, mode: str) -> None:
    kind, options = fused_optimizers()[which]
    torch.manual_seed(0)
    here = nn.Sequential(nn.Linear(5, 4), nn.Tanh(), nn.Linear(4, 3)).to(dtype)
    there = copy.deepcopy(here).to("tpu")
    torchtpu_compile.reset_metrics()
    options = {"lr": 0.01, **options}
    of_device = {k: v.to("tpu") if isinstance(v, torch.Tensor) else v for k, v in options.items()}
    optimizers = [
        kind(here.parameters(), fused=True, **options),
        kind(there.parameters(), fused=True, **of_device),
    ]
    x = torch.randn(6, 5, dtype=dtype)
    with torch.tpu.eager_mode(mode):
        for step in range(6):
            for module, optimizer, device in zip((here, there), optimizers, ("cpu", "tpu"), strict=True):
                optimizer.zero_grad()
                module(x.to(device)).float().square().sum().backward()
                optimizer.step()
                if not isinstance(options["lr"], torch.Tensor):
                    optimizer.param_groups[0]["lr"] = 0.01 / (step + 2)
    tolerance = {torch.float32: 1e-5, torch.bfloat16: 2e-2}[dtype]
    for a, b in zip(here.parameters(), there.parameters(), strict=True):
        torch.testing.assert_close(b.cpu(), a, rtol=tolerance, atol=tolerance)
    assert not torchtpu_compile.metrics()["fallback_ops"]


@pytest.mark.parametrize("fused", [True, False])
@pytest.mark.parametrize("kind", [torch.optim.AdamW, torch.optim.SGD])
def test_an_optimizer_scales_gradients_and_skips_those_that_are_not_finite(
    kind: type[torch.optim.Optimizer], fused: bool
) -> None:
    torch.manual_seed(0)
    here = nn.Linear(3, 2)
    there = copy.deepcopy(here).to("tpu")
    modules = (here, there)
    optimizers = [kind(module.parameters(), lr=0.1, fused=fused) for module in modules]
    scalers = [
        torch.amp.GradScaler(device, init_scale=4.0, growth_interval=2, growth_factor=1.7)
        for device in ("cpu", "tpu")
    ]
    torchtpu_compile.reset_metrics()
    for factor in (1.0, 2.0, float("inf"), 3.0, 1.0):
        for module, optimizer, scaler, device in zip(
            modules, optimizers, scalers, ("cpu", "tpu"), strict=True
        ):
            optimizer.zero_grad()
            loss = (module(torch.ones(4, 3, device=device)) * factor).square().mean()
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        torch.testing.assert_close(there.weight.cpu(), here.weight)
        torch.testing.assert_close(there.weight.grad.cpu(), here.weight.grad, equal_nan=True)
        assert scalers[0].get_scale() == scalers[1].get_scale()
    assert not [op for op in torchtpu_compile.metrics()["fallback_ops"] if "fused" in op or "amp" in op]


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("sizes", [(), (1,)])
@pytest.mark.parametrize("worst", [65504.0, float("inf"), float("nan")])
def test_gradients_are_unscaled_on_the_device(
    dtype: torch.dtype, sizes: tuple[int, ...], worst: float
) -> None:
    unscale = torch.ops.aten._amp_foreach_non_finite_check_and_unscale_.default
    update = torch.ops.aten._amp_update_scale_.default
    torchtpu_compile.reset_metrics()
    found = []
    for device in ("cpu", "tpu"):
        gradients = [torch.linspace(-3, 3, 7).to(device, dtype), torch.full((2, 3), worst).to(device, dtype)]
        inf, scale, inverse = (torch.full(sizes, value, device=device) for value in (0.0, 3e38, 1 / 3))
        steps = torch.full(sizes, 1, dtype=torch.int32, device=device)
        unscale(gradients, inf, inverse)
        update(scale, steps, inf, 1.1, 0.7, 2)
        found.append([value.cpu() for value in (*gradients, inf, scale, steps)])
    torch.testing.assert_close(found[1], found[0], rtol=0, atol=0, equal_nan=True)
    assert not torchtpu_compile.metrics()["fallback_ops"]


NUMBERS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "remainder": lambda x: x % 3,
    "remainder of a number": lambda x: torch.remainder(7, x),
    "remainder in place": lambda x: x.clone().remainder_(3),
    "fmod": lambda x: torch.fmod(x, 2),
    "copysign": lambda x: torch.copysign(x, -1),
    "xlogy": lambda x: torch.xlogy(x.abs(), 2.0),
    "xlogy of a number": lambda x: torch.xlogy(2.0, x.abs()),
    "zeta": lambda x: torch.special.zeta(x.abs() + 2, 2.0),
    "floor_divide": lambda x: x // 2,
    "power": lambda x: 2**x,
    "float_power": lambda x: torch.float_power(x, 2),
}
"""Ops that PyTorch hands its numbers to as tensors."""


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int64])
@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_are_no_reason_to_leave_the_device(name: str, dtype: torch.dtype) -> None:
    if name == "zeta" and dtype == torch.bfloat16:
        pytest.skip("PyTorch has no zeta function of bfloat16 on the CPU")
    x = torch.tensor([5, 7, 3]).to(dtype)
    torchtpu_compile.reset_metrics()
    found, expected = NUMBERS[name](x.to("tpu")), NUMBERS[name](x)
    torch.testing.assert_close(found.cpu(), expected)
    assert not torchtpu_compile.metrics()["fallback_ops"]


@pytest.mark.parametrize("name", ["and", "or", "xor", "lshift"])
def test_numbers_of_bits_are_no_reason_to_leave_the_device(name: str) -> None:
    x = torch.tensor([5, -7, 3])
    torchtpu_compile.reset_metrics()
    op = getattr(operator, f"{name}_" if name in ("and", "or") else name)
    assert torch.equal(op(x.to("tpu"), 3).cpu(), op(x, 3))
    assert not torchtpu_compile.metrics()["fallback_ops"]


def test_permutations_are_drawn_on_the_device_in_every_mode() -> None:
    torchtpu_compile.reset_metrics()
    drawn = {}
    for mode in ("fused", "strict"):
        torch.tpu.set_eager_mode(mode)
        torch.manual_seed(5)
        drawn[mode] = [torch.randperm(n, device="tpu").cpu() for n in (0, 1, 2, 17, 1000)]
        drawn[mode].append(torch.randperm(9, device="tpu", dtype=torch.int32).cpu())
        generator = torch.Generator(device="tpu").manual_seed(7)
        drawn[mode].append(torch.randperm(100, generator=generator, device="tpu").cpu())
    for fused, strict in zip(drawn["fused"], drawn["strict"], strict=True):
        assert fused.dtype == strict.dtype
        assert torch.equal(fused, strict)
        assert torch.equal(fused.sort().values.long(), torch.arange(len(fused)))
    assert not torch.equal(drawn["fused"][4], torch.arange(1000))
    assert not torchtpu_compile.metrics()["fallback_ops"]


def test_memory_and_dtypes_of_the_device_are_told() -> None:
    free, total = torch.accelerator.get_memory_info("tpu:0")
    assert 0 < free <= total == torch.tpu.get_device_properties().total_memory
    assert torch.tpu.mem_get_info()[1] == torch.tpu.get_memory_info(0)[1] == total
    dtypes = torch.tpu.get_device_capability()["supported_dtypes"]
    assert {torch.float32, torch.bfloat16, torch.int64, torch.bool} <= dtypes
    assert torch.quint8 not in dtypes


def test_the_profiler_of_autograd_times_ops_of_the_device() -> None:
    x = torch.randn(300, 300, device="tpu")
    with torch.autograd.profiler.profile(use_device="tpu") as profiled:
        for _ in range(3):
            x = x @ x
        torch.tpu.synchronize()
    (product,) = [event for event in profiled.key_averages() if event.key == "aten::mm"]
    assert product.count == 3
    assert 0 < product.device_time_total < 60e6


def test_a_bug_of_the_tracer_is_an_error_and_no_op_on_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    from torchtpu_compile.device import tracer

    x = torch.ones(3, 1, 11, device="tpu")
    with torch.tpu.eager_mode("strict"):
        (x + 1).cpu()
        monkeypatch.setattr(tracer, "CELLS", None)
        with pytest.raises(RuntimeError, match=r"aten.erfc.default cannot be traced.*This is a bug"):
            torch.erfc(x)
        monkeypatch.undo()
        assert torch.erfc(x).shape == x.shape
