"""Mode `fused` computes as exactly as mode `strict`, where it records ops: a chunk is one graph."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from test_fused import bits, counts, random_program
from test_views import places_are_distinct, random_base, random_view
from torch import nn
from torch.overrides import TorchFunctionMode

Tensors = list[torch.Tensor]


@pytest.fixture(autouse=True)
def recording(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ops of mode `fused` are recorded on the CPU plugin as well."""
    monkeypatch.setenv("TORCHTPU_STRICT", "1")
    torch.tpu.set_eager_mode("strict")
    yield
    monkeypatch.undo()
    torch.tpu.set_eager_mode("strict")


def fused(program: Callable[[], Tensors]) -> Tensors:
    """What a program gives once its chunks are programs."""
    with torch.tpu.eager_mode("fused"):
        for _ in range(3):
            program()
            torch.tpu.finish_compiling()
        return program()


class InFloat64(TorchFunctionMode):
    """Computes in float64 what a program computes in narrower types, with the same random numbers."""

    eps = torch.finfo(torch.float32).eps
    """The largest relative distance of two numbers next to each other, of the types it would compute in."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if func in (torch.Tensor.bfloat16, torch.Tensor.half, torch.Tensor.float):
            dtype = torch.float16 if func is torch.Tensor.half else torch.bfloat16
            self.eps = max(self.eps, 0.0 if func is torch.Tensor.float else torch.finfo(dtype).eps)
            return args[0]
        if func is torch.Tensor.to and args[0].dtype == torch.float32:
            return args[0].double().to(*args[1:])
        if func is torch.rand_like:
            return torch.rand_like(torch.Tensor.to(args[0], torch.float32)).double()
        if func is torch.Tensor.normal_:
            return args[0].copy_(torch.empty(args[0].shape, device="tpu").normal_().double())
        if func is F.dropout:
            return args[0] * F.dropout(torch.ones(args[0].shape, device="tpu"), *args[1:], **kwargs).double()
        return func(*args, **kwargs)


def error(got: Tensors, exact: Tensors) -> float:
    """The norm of the differences of all elements that are finite, as a part of that of the elements."""
    a, b = (torch.cat([x.detach().cpu().double().flatten() for x in xs]) for xs in (got, exact))
    both = a.isfinite() & b.isfinite()
    a, b = a[both], b[both]
    return 0.0 if not len(b) else float((a - b).norm() / b.norm().clamp(min=1e-30))


def agree(program: Callable[[], Tensors], exact: Tensors, eps: float) -> None:
    """Asserts what mode `fused` promises. `eps` is of the narrowest type that the program computes in."""
    strict = program()
    made = fused(program)
    for a, b in zip(made, strict, strict=True):
        assert (a.shape, a.stride(), a.dtype) == (b.shape, b.stride(), b.dtype)
        assert torch.equal(a.isnan(), b.isnan())
    # Two roundings, where the elements are few and Strict mode happens to round as float64 does.
    assert error(made, exact) <= 2 * error(strict, exact) + eps


@pytest.mark.parametrize("seed", range(16))
def test_random_programs_are_as_exact_as_in_strict_mode(seed: int) -> None:
    program = random_program(seed)
    with InFloat64() as wide:
        exact = program()
    before = counts()
    agree(program, exact, wide.eps)
    after = counts()
    assert after["chunks"] > before["chunks"] and after["refused"] == before["refused"]


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_hundreds_of_random_programs_are_as_exact_as_in_strict_mode() -> None:
    for seed in range(1000, 1300):
        test_random_programs_are_as_exact_as_in_strict_mode(seed)


def view_program(seed: int) -> Callable[[str], Tensors]:
    """Writes through views of one tensor, none of which the host reads in between, on a device."""
    rng = random.Random(seed)
    base = random_base(rng)
    plan = []
    for _ in range(8):
        chain = random_view(rng, base)
        view = functools.reduce(lambda tensor, step: step(tensor), chain, base)
        kind = rng.randrange(4) if places_are_distinct(view, base.numel()) else 4
        plan.append((chain, kind, torch.randint(9, view.shape).float()))

    def run(device: str) -> Tensors:
        whole, made = base.to(device, copy=True), []
        for chain, kind, value in plan:
            view = functools.reduce(lambda tensor, step: step(tensor), chain, whole)
            match kind:
                case 0:
                    view.mul_(2)
                case 1:
                    view.fill_(7)
                case 2:
                    view.copy_(value.to(device))
                case 3:
                    torch.add(view, 1, out=view)
                case _:
                    made.append(view * 2)
        return [tensor.cpu() for tensor in [whole, *made]]

    return run


@pytest.mark.parametrize("seed", range(12))
def test_views_and_writes_within_a_chunk_are_those_of_the_cpu(seed: int) -> None:
    run = view_program(seed)
    for have, want in zip(fused(lambda: run("tpu")), run("cpu"), strict=True):
        assert torch.equal(have, want)


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm, self.qkv, self.out = nn.LayerNorm(32), nn.Linear(32, 96), nn.Linear(32, 32)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        q, k, v = self.qkv(self.norm(x)).view(*x.shape[:2], 3, 4, 8).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return x + F.gelu(self.out(y.transpose(1, 2).reshape(x.shape)))


class Last(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.lstm, self.head = nn.LSTM(8, 16), nn.Linear(16, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.lstm(x)[0][-1])


MODELS: dict[str, tuple[Callable[[], nn.Module], tuple[int, ...]]] = {
    "attention": (lambda: nn.Sequential(Block(), Block()), (2, 16, 32)),
    "batch norm": (
        lambda: nn.Sequential(
            nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(8, 4, 3)
        ),
        (4, 3, 12, 12),
    ),
    "lstm": (Last, (5, 3, 8)),
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("name", MODELS)
def test_training_steps_are_as_exact_as_in_strict_mode(name: str, dtype: torch.dtype) -> None:
    make, shape = MODELS[name]
    x = torch.randn(shape, generator=torch.Generator().manual_seed(0)).to(dtype)

    def train(device: str, wide: bool = False) -> Tensors:
        torch.manual_seed(0)
        model = make().to(dtype)
        model.to(torch.float64 if wide else dtype)
        model.to(device)
        given = (x.double() if wide else x).to(device)
        optimizer = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9)
        gradients = []
        for _ in range(2):
            model(given).square().mean().backward()
            optimizer.step()
            gradients += [p.grad.cpu() for p in model.parameters()]
            optimizer.zero_grad()
        return gradients + [value.cpu() for value in model.state_dict().values() if value.is_floating_point()]

    agree(lambda: train("tpu"), train("cpu", wide=True), torch.finfo(dtype).eps)


def test_modes_have_programs_of_their_own() -> None:
    """A chunk that one mode compiled is none of the other's: ops that exact mode keeps apart are fused."""
    x = torch.linspace(-3, 3, 1000).to("tpu")
    y = torch.linspace(1, 2, 1000).to("tpu")

    def program() -> Tensors:
        return [torch.tanh(x * y + x) * y - x]

    want = bits([t.cpu() for t in program()])
    fused(program)
    with torch.tpu.eager_mode("fused_exact"):
        for _ in range(3):
            assert bits([t.cpu() for t in program()]) == want
            torch.tpu.finish_compiling()


def test_what_one_mode_recorded_is_not_run_with_ops_of_the_other() -> None:
    x = torch.ones(3, device="tpu")
    with torch.tpu.eager_mode("fused"):
        y = x + 1
        before = counts()["cut_by_mode"]
        with torch.tpu.eager_mode("fused_exact"):
            z = y * 2
        assert counts()["cut_by_mode"] == before + 2
    assert z.tolist() == [4.0] * 3


def test_attention_is_one_op_as_on_the_cpu() -> None:
    query = torch.randn(2, 3, 8, 4)
    there = query.to("tpu")
    with torch.tpu.eager_mode("fused"):
        before = counts()["recorded"]
        y = F.scaled_dot_product_attention(there, there, there, is_causal=True)
        assert counts()["recorded"] == before + 1
    want = F.scaled_dot_product_attention(query, query, query, is_causal=True)
    assert torch.allclose(y.cpu(), want, atol=1e-6)
