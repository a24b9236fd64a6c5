"""Numbers that change from call to call are inputs of a program: offsets of views, integers, floats."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import torch
import torchtpu_compile
from torchtpu_compile import _core

COUNT = 60


def compiles(run: Callable[[], object]) -> int:
    torchtpu_compile.reset_metrics()
    run()
    return int(torchtpu_compile.metrics()["xla_compiles"])


@pytest.fixture(params=["strict", "fused_exact"])
def mode(request: pytest.FixtureRequest) -> str:
    _core.set_eager_mode(request.param)
    return str(request.param)


@pytest.mark.usefixtures("mode")
def test_a_loop_over_an_index_compiles_a_program_per_op() -> None:
    given = torch.randn(3, COUNT, 2)

    def filtered(device: str) -> torch.Tensor:
        x, y, s = given.to(device), torch.zeros(3, COUNT, 2, device=device), torch.zeros(3, 2, device=device)
        for i in range(COUNT):
            s = s * 0.5 + x[:, i]
            y[:, i] = s
            if i % 16 == 15:
                s.cpu()  # So that no chunk has many of them.
        return y.cpu()

    torch.testing.assert_close(filtered("tpu"), filtered("cpu"), rtol=1e-6, atol=1e-6)
    _core.set_eager_mode("strict")
    filtered("tpu")
    assert compiles(lambda: filtered("tpu")) <= 2


def test_a_loop_over_an_index_compiles_few_programs() -> None:
    _core.set_eager_mode("strict")
    x, y = torch.randn(2, 77, device="tpu"), torch.zeros(2, 77, device="tpu")

    def loop() -> None:
        s = torch.zeros(2, device="tpu")
        for i in range(77):
            s = s * 0.5 + x[:, i]
            y[:, i] = s
        y.cpu()

    # Six slices and one window for each of two ops, and what makes and multiplies `s`.
    assert compiles(loop) <= 20


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.int64, torch.bfloat16])
@pytest.mark.parametrize(
    "op",
    [
        lambda x, i: x * i,
        lambda x, i: i + x,
        lambda x, i: x - i,
        lambda x, i: torch.add(x, x, alpha=i),
        lambda x, i: torch.full_like(x, 3).fill_(i),
        lambda x, i: x == i,
        lambda x, i: x < i,
        lambda x, i: x.clone().mul_(i),
        lambda x, i: x.clone()[1:].fill_(i),
    ],
)
def test_integers_are_inputs(op: Callable[[torch.Tensor, int], torch.Tensor], dtype: torch.dtype) -> None:
    _core.set_eager_mode("strict")
    given = torch.arange(-3, 12).to(dtype)
    x = given.to("tpu")
    values = [7, 0, 1, -1, 5, 2**40 + 1, -(2**53) - 1, *range(8, 20)]

    def check() -> None:
        for i in values:
            expected, found = op(given, i), op(x, i).cpu()
            torch.testing.assert_close(found, expected, rtol=0, atol=0)

    # 0, 1 and the first number are known to their programs; ops with a view have one more op.
    assert compiles(check) <= 12


def test_an_integer_that_does_not_fit_is_an_error_as_on_the_cpu() -> None:
    _core.set_eager_mode("strict")
    x = torch.zeros(3, dtype=torch.int8, device="tpu")
    for i in (3, 5, 7):
        assert (x + i).tolist() == [i] * 3
    for device in ("cpu", "tpu"):
        with pytest.raises(RuntimeError, match="overflow"):
            torch.zeros(3, dtype=torch.int8, device=device).fill_(300)


def _windows(rng: random.Random, base: torch.Tensor) -> Callable[[torch.Tensor, int], torch.Tensor] | None:
    """A view that moves with a number."""
    kind = rng.choice(["select", "narrow", "strided", "transposed", "both", "row"])
    d = rng.randrange(base.dim())
    size = base.shape[d]
    if kind == "select":
        return lambda t, i: t.select(d, i % size)
    if kind == "narrow":
        length = rng.randint(1, size)
        return lambda t, i: t.narrow(d, i % (size - length + 1), length)
    if kind == "strided":
        return lambda t, i: t.narrow(d, i % size, 1 + (size - 1 - i % size) // 2 * 2)[..., ::2]
    if kind == "transposed":
        return lambda t, i: t.transpose(0, -1).select(0, i % t.shape[-1])
    if kind == "both" and base.dim() > 1:
        return lambda t, i: t[i % t.shape[0], i * 7 % t.shape[1] :]
    return lambda t, i: t.flatten()[i % t.numel() :][:3]


@pytest.mark.parametrize("seed", range(12))
def test_windows_that_move_are_read_and_written_as_on_the_cpu(seed: int, mode: str) -> None:
    rng = random.Random(seed)
    sizes = [rng.randint(2, 7) for _ in range(rng.randint(1, 3))]
    dtype = rng.choice([torch.float32, torch.int64, torch.bool, torch.complex64])
    base = torch.randint(0, 2 if dtype == torch.bool else 100, sizes).to(dtype)
    if rng.random() < 0.3:
        base = base.transpose(0, -1)
    cpu, tpu = base.clone(), base.to("tpu")
    window = _windows(rng, base)
    for i in range(30):
        read, found = window(cpu, i), window(tpu, i)
        assert torch.equal(found.clone().cpu(), read.clone())
        new = torch.randint(0, 2, read.shape).to(dtype)
        read.copy_(new)
        found.copy_(new.to("tpu"))
        if dtype in (torch.float32, torch.int64):
            read.mul_(3)
            found.mul_(3)
            assert torch.equal((found + found).cpu(), read + read)
        assert torch.equal(tpu.cpu(), cpu)
