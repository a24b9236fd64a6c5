"""Weights and inputs are used where they lie: the CPU platform copies nothing that it can share."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
import torch
from torchtpu_compile import TorchTpuError, _core, metrics, reports, reset_metrics

HERE = Path(__file__).parent.parent


class Spy:
    """Keeps the callables that the backend makes, and the arguments of their last call."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        calls: list[tuple[Any, list[Any]]] = []
        self.calls = calls

        class Graph(_core.Graph):
            def compile(self, *args: Any) -> Any:
                compiled = super().compile(*args)

                def call(arguments: list[Any]) -> Any:
                    calls.append((compiled, list(arguments)))
                    return compiled(arguments)

                call._boxed_call = True  # type: ignore[attr-defined]
                return call

        monkeypatch.setattr(_core, "Graph", Graph)


def test_every_parameter_is_read_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch)
    model = torch.nn.Sequential(torch.nn.Linear(64, 128), torch.nn.ReLU(), torch.nn.Linear(128, 10))
    compiled = torch.compile(model, backend="tpu", fullgraph=True)
    x = torch.randn(8, 64)
    reset_metrics()
    with torch.no_grad():
        compiled(x)
    ((call, arguments),) = spy.calls
    assert call.input_addresses() == [a.data_ptr() for a in arguments]
    assert {p.data_ptr() for p in model.parameters()} <= set(call.input_addresses())
    assert metrics()["bytes_copied_in"] == 0


def test_permuted_inputs_are_not_copied() -> None:
    def f(x: torch.Tensor, image: torch.Tensor) -> torch.Tensor:
        return x.relu().sum() + image.relu().sum()

    x = torch.randn(32, 16).t()
    image = torch.randn(2, 3, 8, 8).contiguous(memory_format=torch.channels_last)
    reset_metrics()
    actual = torch.compile(f, backend="tpu", fullgraph=True)(x, image)
    torch.testing.assert_close(actual, f(x, image))
    assert metrics()["bytes_copied_in"] == 0


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("misaligned", lambda: torch.randn(65)[1:]),
        ("expanded", lambda: torch.randn(1, 8).expand(8, 8)),
        ("strided", lambda: torch.randn(8, 16)[:, ::2]),
    ],
)
def test_what_cannot_be_shared_is_copied_once_and_counted(name: str, make: Any) -> None:
    x = make()
    reset_metrics()
    actual = torch.compile(torch.relu, backend="tpu", fullgraph=True)(x)
    assert torch.equal(actual, torch.relu(x)), name
    assert metrics()["bytes_copied_in"] == x.numel() * x.element_size()


def test_results_outlive_the_compiled_function() -> None:
    compiled = torch.compile(lambda x: x + 1, backend="tpu", fullgraph=True)
    x = torch.arange(1000.0)
    first = compiled(x)
    second = compiled(x * 2)
    del compiled
    torch._dynamo.reset()
    assert torch.equal(first, x + 1)
    assert torch.equal(second, x * 2 + 1)


def test_results_have_eagers_strides() -> None:
    def f(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return (x + 1).t().contiguous().t(), x.relu()

    image = torch.randn(4, 6).t()
    for actual, expected in zip(torch.compile(f, backend="tpu")(image), f(image), strict=True):
        assert actual.stride() == expected.stride()
        assert torch.equal(actual, expected)


HUGE_PAGE = 2 << 20


@pytest.mark.parametrize("shape", [(512, 1024), (513, 1024), (3, 1024, 1024)])
def test_large_results_lie_on_huge_pages(shape: tuple[int, ...]) -> None:
    def f(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return x + 1, x, x.sum(0), (x * 2).transpose(0, -1), x.sin()

    compiled = torch.compile(f, backend="tpu", fullgraph=True)
    for step in range(3):
        x = torch.randn(shape)
        for i, (actual, expected) in enumerate(zip(compiled(x), f(x), strict=True)):
            torch.testing.assert_close(actual, expected)
            assert actual.stride() == expected.stride()
            large = expected.nbytes >= HUGE_PAGE and i != 1
            assert not large or actual.data_ptr() % HUGE_PAGE == 0, f"step {step}, result {i}"


def test_large_results_belong_to_their_tensors() -> None:
    def f(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = x * 3
        return y, y + 1

    compiled = torch.compile(f, backend="tpu", fullgraph=True)
    x = torch.arange(1 << 20, dtype=torch.float32)
    first, second = compiled(x)
    part = second[5:10]
    del second
    later = [compiled(x * 2) for _ in range(3)]
    first.zero_()
    del compiled
    torch._dynamo.reset()
    gc.collect()
    assert first.count_nonzero() == 0
    assert torch.equal(part, f(x)[1][5:10])
    assert all(torch.equal(y, f(x * 2)[0]) and torch.equal(z, f(x * 2)[1]) for y, z in later)


def test_large_results_beside_inputs_that_change() -> None:
    def f(x: torch.Tensor, state: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        before = state * 2
        state.add_(x)
        return before, x - state

    compiled = torch.compile(f, backend="tpu", fullgraph=True)
    ours, eagers = torch.zeros(1024, 1024), torch.zeros(1024, 1024)
    for _ in range(3):
        x = torch.randn(1024, 1024)
        for actual, expected in zip(compiled(x, ours), f(x, eagers), strict=True):
            torch.testing.assert_close(actual, expected)
        torch.testing.assert_close(ours, eagers)


def test_large_results_of_a_bucket() -> None:
    def f(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return x + 1, x.t() * 2

    compiled = torch.compile(f, backend="tpu", fullgraph=True, dynamic=True)
    reset_metrics()
    for rows in (700, 1000, 1024, 900):
        x = torch.randn(rows, 1024)
        for actual, expected in zip(compiled(x), f(x), strict=True):
            assert torch.equal(actual, expected), rows
    assert metrics()["exact_fallbacks"] == {}


def test_the_memory_of_large_results_counts_as_results_in_reports() -> None:
    compiled = torch.compile(lambda x: (x + 1, x.sum()), backend="tpu", fullgraph=True)
    x = torch.randn(1024, 1024)
    compiled(x)
    report = reports()[-1]
    assert report["argument_bytes"] == x.nbytes
    assert report["alias_bytes"] == 0
    assert x.nbytes <= report["output_bytes"] <= x.nbytes + 64


def test_a_result_without_room_is_an_error() -> None:
    """As large as all addresses that a process has."""
    compiled = torch.compile(lambda x: x.expand(1 << 25, 1 << 20) + 1, backend="tpu", fullgraph=True)
    with pytest.raises(TorchTpuError, match="cannot allocate 140737488355328 bytes of host memory") as raised:
        compiled(torch.ones(1))
    assert isinstance(raised.value, torch.OutOfMemoryError)
    small = torch.compile(lambda x: x + 1, backend="tpu", fullgraph=True)
    assert small(torch.ones(1)).item() == 2


_WITHOUT_ROOM = """
import pathlib, resource
import torch
from torchtpu_compile import TorchTpuError

def run_without_room(compiled, x):
    used = int(pathlib.Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (used + (192 << 20), before[1]))
    try:
        compiled(x)
    except TorchTpuError as error:
        print(error)
    else:
        print("no error")
    resource.setrlimit(resource.RLIMIT_AS, before)

copied = torch.compile(lambda x: (x * 2)[:1].sum(), backend="tpu", dynamic=False)
copied(torch.ones(9)[1:])
x = torch.ones(60_000_001)
run_without_room(copied, x[1:])
padded = torch.compile(lambda x: (x * 2).sum(0), backend="tpu", dynamic=True)
padded(torch.ones(70, 9, dtype=torch.int8))
run_without_room(padded, x.view(torch.int8)[: 29_000 * 8080].view(29_000, 8080))
print(copied(torch.ones(9)[1:]).item(), padded(torch.ones(70, 2, dtype=torch.int8)).tolist())
"""


def test_an_input_without_room_for_its_copy_is_an_error() -> None:
    """Aligning and padding copy inputs. In a process of its own, whose memory is limited."""
    environment = {**os.environ, "TORCHTPU_CACHE": "off", "TORCHTPU_BUCKETS": "powers_of_two"}
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT_ROOM], env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    copied, padded, after = done.stdout.splitlines()
    assert "cannot allocate 240000000 bytes of host memory for a copy of an input" in copied
    assert "cannot allocate 268435456 bytes of host memory for a padded copy of an input" in padded
    assert after == "2.0 [140, 140]"


def test_a_changed_weight_is_seen_without_a_new_transfer() -> None:
    layer = torch.nn.Linear(16, 16)
    compiled = torch.compile(layer, backend="tpu", fullgraph=True)
    x = torch.randn(4, 16)
    with torch.no_grad():
        compiled(x)
        layer.weight.mul_(3)
        torch.testing.assert_close(compiled(x), layer(x))
        layer.weight.data = torch.randn(16, 16)
        torch.testing.assert_close(compiled(x), layer(x))


@pytest.mark.parametrize(
    ("name", "f", "shapes"),
    [
        ("linear", torch.nn.functional.linear, [(64, 768), (512, 768), (512,)]),
        ("matmul", torch.matmul, [(64, 768), (768, 512)]),
        ("addmm", torch.addmm, [(512,), (64, 768), (768, 512)]),
        ("bmm", torch.bmm, [(4, 64, 256), (4, 256, 128)]),
        ("convolution", torch.nn.functional.conv2d, [(2, 32, 28, 28), (64, 32, 3, 3)]),
    ],
)
def test_tensors_changed_in_place_are_read_anew(name: str, f: Any, shapes: list[tuple[int, ...]]) -> None:
    tensors = [torch.randn(shape) for shape in shapes]
    compiled = torch.compile(f, backend="tpu", fullgraph=True)
    for step in range(3):
        expected = f(*tensors)
        difference = (compiled(*tensors) - expected).abs().max() / expected.abs().max()
        assert difference < 1e-5, f"{name}, step {step}: {difference:.1e}"
        for tensor in tensors:
            tensor.mul_(1.5).add_(0.1)


def test_memory_grows_by_less_than_a_twentieth_of_the_weights() -> None:
    """GPT-2 small, in a process of its own: resident memory of the first execution, compile memory aside."""
    script = textwrap.dedent("""
        import ctypes, gc, os, sys
        sys.path[:0] = sys.argv[1:]
        import torch
        import models
        from torchtpu_compile import _core

        def resident():
            gc.collect()
            ctypes.CDLL(None).malloc_trim(0)
            with open("/proc/self/statm") as f:
                return int(f.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

        case = models.gpt2()
        # A short text: its result is small, so that what grows would be copies of the weights.
        case.args = (case.args[0][:, :16],)
        storages = {p.data_ptr(): p for p in case.model.parameters()}.values()
        weights = sum(p.numel() * p.element_size() for p in storages)
        grown = []

        class Watched(_core.Graph):
            def compile(self, *args):
                compiled = super().compile(*args)
                def call(arguments):
                    before = resident()
                    result = compiled(arguments)
                    grown.append(resident() - before)
                    return result
                call._boxed_call = True
                return call

        _core.Graph = Watched
        with torch.no_grad():
            torch.compile(case.model, backend="tpu", fullgraph=True)(*case.args, **case.kwargs)
        (growth,) = grown
        print(growth, weights)
    """)
    root = HERE.parent.parent
    command = [sys.executable, "-c", script, str(HERE), str(root / "examples")]
    result = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert result.returncode == 0, result.stderr[-2000:]
    growth, weights = map(int, result.stdout.split())
    assert weights > 400e6
    assert growth <= 0.05 * weights, f"grew by {growth / 1e6:.1f} MB; the weights are {weights / 1e6:.0f} MB"


def blend(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return torch.where(x > y, x.lerp(y, 0.25), (x * y).tanh()) / 3


def blend_into(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    x.mul_(0.5).add_(y, alpha=2)
    return x.exp()


def whole(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return torch.where(x > y, x + 2 * y, x * y).clamp(-5, 5)


SHORT_ROWS = {
    "a weight": lambda: torch.randn(32, 16, 3, 3),
    "channels last": lambda: torch.randn(32, 16, 3, 3).contiguous(memory_format=torch.channels_last),
    "every other row": lambda: torch.randn(64, 16, 3, 3)[::2],
    "turned": lambda: torch.randn(3, 16, 32, 3).transpose(0, 2),
    "spread": lambda: torch.randn(32, 16, 3, 1).expand(-1, -1, -1, 3),
    "odd address": lambda: torch.randn(32 * 16 * 9 + 1)[1:].view(32, 16, 3, 3),
    "bfloat16": lambda: torch.randn(32, 16, 3, 3).bfloat16(),
    "integers": lambda: torch.randint(-9, 9, (32, 16, 3, 3)),
    "large": lambda: torch.randn(512, 512, 3, 3),
}


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("kind", SHORT_ROWS)
def test_tensors_of_short_rows_are_one_dimension_of_a_program_alone(kind: str, dynamic: bool) -> None:
    torch.manual_seed(0)
    x = SHORT_ROWS[kind]()
    y = torch.randn(32 if kind != "large" else 512, *x.shape[1:]).to(x.dtype)
    functions = {"spread": [blend], "integers": [whole]}
    for function in functions.get(kind, [blend, blend_into]):
        expected_x, given = x.clone(), x.clone() if kind != "odd address" else x
        expected = function(expected_x, y)
        found = torch.compile(function, backend="tpu", dynamic=dynamic, fullgraph=True)(given, y)
        assert found.shape == expected.shape and found.stride() == expected.stride()
        torch.testing.assert_close(found, expected)
        torch.testing.assert_close(given, expected_x)


def test_a_step_of_an_optimizer_changes_weights_of_short_rows_in_place() -> None:
    torch.manual_seed(0)
    models = [torch.nn.Sequential(torch.nn.Conv2d(8, 16, 3), torch.nn.Conv2d(16, 4, 5)) for _ in range(2)]
    models[1].load_state_dict(models[0].state_dict())
    optimizers = [torch.optim.AdamW(model.parameters(), lr=torch.tensor(0.01)) for model in models]
    step = torch.compile(optimizers[1].step, backend="tpu")
    addresses = [p.data_ptr() for p in models[1].parameters()]
    for _ in range(3):
        x = torch.randn(2, 8, 12, 12)
        for model, update in zip(models, (optimizers[0].step, step), strict=True):
            model.zero_grad()
            model(x).square().mean().backward()
            update()
    assert addresses == [p.data_ptr() for p in models[1].parameters()]
    for a, b in zip(models[0].parameters(), models[1].parameters(), strict=True):
        torch.testing.assert_close(b, a, rtol=1e-4, atol=1e-5)
