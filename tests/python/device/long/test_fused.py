"""Fused mode gives what Strict mode gives, bit for bit, and compiles nothing once a loop goes on."""

from __future__ import annotations

import gc
import itertools
import random
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch
from processes import output
from torch import nn

Program = Callable[[], list[torch.Tensor]]


def counts() -> dict[str, int]:
    return torch.tpu.fused_counts()


@pytest.fixture(autouse=True)
def strict_otherwise() -> None:
    """What Fused mode is compared with."""
    torch.tpu.set_eager_mode("strict")


@pytest.fixture
def fused() -> Iterator[None]:
    with torch.tpu.eager_mode("fused_exact"):
        yield


def an_op(kind: int, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor | None:
    """A new tensor, or `None` where it changed `x`."""
    match kind:
        case 0:
            return x + y
        case 1:
            return x * y
        case 2:
            return x * 1.7 + y
        case 3:
            return torch.tanh(x)
        case 4:
            return x / (y.abs() + 1)
        case 5:
            x.add_(y, alpha=0.5)
        case 6:
            x.mul_(0.9)
        case 7:
            x[0] = y[-1]
        case 8:
            x[1::2].mul_(1.1)
        case 9:
            return x.flip(0)
        case 10:
            return torch.softmax(x, -1)
        case 11:
            return x - x.mean(-1, keepdim=True)
        case 12:
            return torch.rand_like(x) * x
        case 13:
            x.normal_()
        case 14:
            return torch.where(x > y, x, y)
        case 15:
            return nn.functional.dropout(x, 0.3)
        case 16:
            return torch.exp(-x.abs()) * torch.exp(-y.abs())
        case 17:
            return x.sum() * 0.01 + y
        case 18:
            return x.bfloat16().mul(1.3).add(y.bfloat16()).float()
        case 19:
            return torch.addcmul(x, y, y, value=0.3)
        case 20:
            return x.transpose(0, -1).contiguous().transpose(0, -1) * 2
        case 21:
            low = x.bfloat16()
            return torch.addcdiv(low, y.bfloat16(), low.abs() + 1, value=-0.7).lerp(low, 0.3).float()
        case 22:
            return x - x * y * 0.5 + (x * y).sqrt().nan_to_num() * y.half()
        case _:
            return (x.reshape(-1, 1) @ y.reshape(1, -1)).sum(1).reshape(x.shape) * 0.1
    return None


def random_program(seed: int) -> Program:
    """Ops on three tensors: some give new ones, some write through views, some draw random numbers."""
    rng = random.Random(seed)
    generator = torch.Generator().manual_seed(seed)
    shape = rng.choice([(4, 6), (2, 3, 4), (8,)])
    start = [torch.randn(shape, generator=generator) for _ in range(3)]
    plan = [
        (rng.randrange(24), rng.randrange(3), rng.randrange(3), rng.randrange(3), rng.random() < 0.05)
        for _ in range(rng.randint(4, 30))
    ]

    def run() -> list[torch.Tensor]:
        torch.tpu.manual_seed(seed)
        tensors = [tensor.to("tpu") for tensor in start]
        read = []
        for kind, first, second, place, reads in plan:
            made = an_op(kind, tensors[first], tensors[second])
            if made is not None:
                tensors[place] = made
            if reads:
                read.append(tensors[place].sum().item())
        return [tensor.cpu() for tensor in tensors] + [torch.tensor(read)]

    return run


def bits(tensors: list[torch.Tensor]) -> list[list[int]]:
    return [tensor.contiguous().view(torch.uint8).tolist() for tensor in tensors]


@pytest.mark.parametrize("seed", range(8))
def test_random_programs_give_the_same_bits_in_all_modes(seed: int) -> None:
    program = random_program(seed)
    want = bits(program())
    with torch.tpu.eager_mode("debug"):
        assert bits(program()) == want
    with torch.tpu.eager_mode("fused_exact"):
        assert bits(program()) == want
        assert bits(program()) == want
        torch.tpu.finish_compiling()
        before = counts()["chunks"]
        assert bits(program()) == want
    assert counts()["chunks"] > before or counts()["refused"] == 0


@pytest.mark.parametrize("seed", range(4))
def test_a_chunk_that_is_cut_reads_the_inputs_of_its_own_ops(seed: int) -> None:
    """Every op of more than a chunk may hold reads tensors that no op before it has read."""

    def long() -> list[torch.Tensor]:
        draw = random.Random(seed)
        x = torch.zeros(4, device="tpu")
        others = [torch.full((4,), float(i), device="tpu") for i in range(40)]
        torch.tpu.synchronize()
        for _ in range(600):
            y = (
                draw.choice(others)
                if draw.random() < 0.3
                else torch.tensor([1.0, 2.0, 3.0, draw.random()]).to("tpu")
            )
            x = x * 0.5 + y
        return [x]

    want = bits(long())
    with torch.tpu.eager_mode("fused_exact"):
        for _ in range(4):
            assert bits(long()) == want
            torch.tpu.finish_compiling()
    assert counts()["cut_by_length"] > 0


def test_an_op_that_fails_leaves_no_input_without_a_reader(fused: None) -> None:
    x = torch.ones(4, device="tpu")
    for _ in range(3):
        kept = x.sin()
        with pytest.raises((RuntimeError, IndexError)):
            torch.add(torch.ones(5, device="tpu"), x)
        assert (kept + x).tolist() == pytest.approx([1.8414710] * 4)
        torch.tpu.finish_compiling()
    assert counts()["refused"] == 0


def test_numbers_drawn_into_a_transposed_tensor_are_those_of_strict_mode() -> None:
    # A program writes row by row, whatever order suits it: elements at a loop's end round differently.
    def drawn() -> list[torch.Tensor]:
        torch.tpu.manual_seed(1208)
        x = torch.ones(6, 4).to("tpu").t()
        x.normal_()
        return [x.cpu(), (x * 0.9).cpu(), (x.exp() @ x.t().tanh()).cpu()]

    want = bits(drawn())
    with torch.tpu.eager_mode("fused_exact"):
        assert bits(drawn()) == want
        assert bits(drawn()) == want
        torch.tpu.finish_compiling()
        assert bits(drawn()) == want


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_hundreds_of_random_programs_give_the_same_bits_in_all_modes() -> None:
    for seed in range(1000, 1500):
        test_random_programs_give_the_same_bits_in_all_modes(seed)


def training(steps: int) -> tuple[list[float], list[torch.Tensor], list[int], list[int]]:
    """Losses, parameters at the end, and after each step how many chunks ran, and how many were compiled."""
    torch.manual_seed(0)
    torch.tpu.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Dropout(0.2), nn.Linear(16, 3)).to("tpu")
    optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
    losses, ran, compiled = [], [], []
    for step in range(steps):
        x = torch.randn(4, 8, generator=torch.Generator().manual_seed(step)).to("tpu")
        loss = model(x).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
        if step == 3:
            torch.tpu.finish_compiling()
        ran.append(counts()["chunks"])
        compiled.append(counts()["compiled"])
    return losses, [p.detach().cpu() for p in model.parameters()], ran, compiled


def test_a_training_loop_compiles_nothing_once_it_goes_on_and_computes_what_strict_mode_does() -> None:
    want, parameters, *_ = training(12)
    with torch.tpu.eager_mode("fused_exact"):
        losses, fused_parameters, ran, compiled = training(12)
    assert losses == want
    assert bits(fused_parameters) == bits(parameters)
    assert compiled[4:] == compiled[4:5] * 8, "a step after the fourth compiled"
    assert all(later > earlier for earlier, later in itertools.pairwise(ran[5:])), ran


def test_a_loop_that_reads_nothing_is_cut_after_each_optimizer_step(fused: None) -> None:
    weight = torch.ones(4, device="tpu", requires_grad=True)
    optimizer = torch.optim.SGD([weight], 0.1)
    before = counts()
    for _ in range(5):
        (weight * 2).sum().backward()
        optimizer.step()
        optimizer.zero_grad()
    assert counts()["cut_after_step"] - before["cut_after_step"] == 4
    assert counts()["cut_where_needed"] == before["cut_where_needed"]
    assert torch.allclose(weight.detach().cpu(), torch.zeros(4), atol=1e-6)


def test_a_long_loop_is_cut_at_the_same_place_again(fused: None) -> None:
    x = torch.zeros(4, device="tpu")
    for _ in range(400):
        x = torch.tanh(x + 1)
        x = x * x
        x = torch.sin(x)
    torch.tpu.finish_compiling()
    before = counts()
    for _ in range(200):
        x = torch.tanh(x + 1)
        x = x * x
        x = torch.sin(x)
    after = counts()
    assert after["cut_by_length"] > before["cut_by_length"]
    assert after["chunks"] > before["chunks"]
    assert after["compiled"] == before["compiled"]
    y = torch.zeros(4)
    for _ in range(600):
        y = torch.sin(torch.tanh(y + 1).square())
    assert torch.allclose(x.cpu(), y, atol=1e-5)


def test_nothing_runs_before_a_value_is_needed(fused: None) -> None:
    x = torch.ones(3, device="tpu")
    before = counts()
    y = (x + 1) * 2
    assert counts()["recorded"] == before["recorded"] + 2
    assert counts()["replayed"] == before["replayed"] and counts()["chunks"] == before["chunks"]
    assert y.tolist() == [4.0] * 3
    assert counts()["cut_where_needed"] == before["cut_where_needed"] + 1


def test_another_mode_runs_what_is_recorded() -> None:
    with torch.tpu.eager_mode("fused_exact"):
        y = torch.ones(3, device="tpu") + 1
        before = counts()["cut_by_mode"]
    assert counts()["cut_by_mode"] == before + 1
    assert (y + 1).tolist() == [3.0] * 3


def test_a_tensor_that_is_freed_before_its_op_ran_is_nobodys(fused: None) -> None:
    x = torch.ones(3, device="tpu")
    for _ in range(3):
        y = x + 1
        z = y * 2
        del y
        gc.collect()
        w = z - 1
        del z
        assert w.tolist() == [3.0] * 3
        torch.tpu.finish_compiling()
    del x
    gc.collect()
    assert w.tolist() == [3.0] * 3


def test_an_error_between_recorded_ops_harms_none_of_them(fused: None) -> None:
    x = torch.ones(3, device="tpu")
    y = x + 1
    with pytest.raises(RuntimeError, match="size"):
        y + torch.ones(4, device="tpu")
    with pytest.raises(ZeroDivisionError):
        _ = (y * 2, 1 / 0)
    assert (y * 3).tolist() == [6.0] * 3


def test_ops_on_the_cpu_compiled_graphs_and_copies_see_what_was_recorded(fused: None) -> None:
    x = torch.arange(6.0, device="tpu") - 2
    y = x * 2
    assert torch.nonzero(y > 0).flatten().tolist() == [3, 4, 5]
    double = torch.compile(lambda t: t.mul_(2), backend="tpu")
    before = y + 1
    double(y)
    assert before.tolist() == [-3.0, -1.0, 1.0, 3.0, 5.0, 7.0]
    assert y.tolist() == [-8.0, -4.0, 0.0, 4.0, 8.0, 12.0]
    z = y + 1
    y.copy_(torch.zeros(6))
    z.untyped_storage().resize_(48)
    assert z.tolist() == [-7.0, -3.0, 1.0, 5.0, 9.0, 13.0]


def test_threads_record_side_by_side(fused: None) -> None:
    results: list[float] = [0.0] * 4
    x = torch.ones(16, device="tpu")

    def work(i: int) -> None:
        y = x * i
        for _ in range(100):
            y = y + 1
        results[i] = y.sum().item()

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert results == [16.0 * (i + 100) for i in range(4)]


def test_random_numbers_follow_from_the_seed_in_every_mode() -> None:
    def draw() -> list[list[float]]:
        torch.tpu.manual_seed(3)
        a, b = torch.randn(4, device="tpu"), torch.rand(4, device="tpu")
        c = nn.functional.dropout(a + b, 0.5)
        return [a.tolist(), b.tolist(), c.tolist()]

    want = draw()
    with torch.tpu.eager_mode("fused_exact"):
        assert [draw() for _ in range(3)] == [want] * 3
        torch.tpu.finish_compiling()
        assert draw() == want


def test_a_forked_child_is_told_of_what_is_recorded() -> None:
    code = """
import os
device.install(beside_another=True)
torch.tpu.set_eager_mode("fused_exact")
a = torch.ones(4, device="tpu") + 1
if (child := os.fork()) == 0:
    for attempt in (lambda: a.cpu(), lambda: (a + 1).cpu()):
        try:
            attempt()
        except RuntimeError as error:
            os.write(1, b"fork;" if b"fork" in str(error).encode() else str(error).encode())
    os._exit(0)
os.waitpid(child, 0)
print(a.tolist())
"""
    assert output(code) == "fork;fork;[2.0, 2.0, 2.0, 2.0]"


LOOP = """
device.install(beside_another=True)
torch.manual_seed(0)
model = torch.nn.Linear(4, 4).to("tpu")
optimizer = torch.optim.SGD(model.parameters(), 0.1)
for step in range(4):
    loss = model(torch.ones(2, 4, device="tpu")).square().sum()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    loss = loss.item()
    torch.tpu.finish_compiling()
counts = torch.tpu.fused_counts()
print(torch.tpu.get_eager_mode(), loss, counts["compiled"] > 0, counts["cached"] > 0, counts["fused"] > 0)
"""


def test_a_process_that_ends_while_a_chunk_is_compiled_ends_well() -> None:
    code = """
device.install(beside_another=True)
torch.tpu.set_eager_mode("fused_exact")
x = torch.ones(4, device="tpu")
for _ in range(2):
    y = x
    for _ in range(60):
        y = torch.tanh(y) * 2 + 1
    print(y.sum().item() > 0)
"""
    assert output(code) == "True\nTrue"


def test_another_process_finds_the_chunks_in_the_cache(tmp_path: Path) -> None:
    settings = {
        "TORCHTPU_EAGER": "fused_exact",
        "TORCHTPU_CACHE": "on",
        "TORCHTPU_CACHE_DIR": str(tmp_path / "c"),
    }
    mode, loss, compiled, cached, ran = output(LOOP, **settings).split()
    assert (mode, compiled, cached, ran) == ("fused_exact", "True", "False", "True")
    again = output(LOOP, **settings).split()
    assert again == ["fused_exact", loss, "False", "True", "True"]


def test_a_mode_that_there_is_not_is_told() -> None:
    with pytest.raises(ValueError, match="unknown mode"):
        torch.tpu.set_eager_mode("fast")
    code = """
import warnings
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    device.install(beside_another=True)
print(torch.tpu.get_eager_mode(), told[0].message)
"""
    assert output(code, TORCHTPU_EAGER="fast").startswith("fused TORCHTPU_EAGER: unknown mode")


def test_the_report_and_the_profiler_show_chunks_and_what_ran_on_the_cpu(
    fused: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A chunk that an earlier process compiled runs as one program from the first time on.
    monkeypatch.setenv("TORCHTPU_CACHE", "off")
    x = torch.randn(5, 7, device="tpu")
    torch.tpu.synchronize()

    def chunk() -> float:
        return (x.sinh() * 2 + 1).sum().item()

    chunk(), chunk()
    torch.tpu.finish_compiling()
    with torch.profiler.profile() as profile:
        chunk()
    names = [event.key for event in profile.key_averages()]
    assert "tpu: 4 ops in one program, aten::sinh to aten::sum" in names, names
    torch.nonzero(x)
    told = torch.tpu.explain(most=10_000)
    # On a busy machine lines are left out.
    line = rf"( \({re.escape(__file__)}:{chunk.__code__.co_firstlineno + 1}\))?"
    found = re.search(rf"4 ops, aten::sinh{line} to aten::sum{line}\n", told)
    assert found is not None, told
    part = told[found.start() :].splitlines()
    assert part[1].startswith("    as one program 1 time, ") and "one by one 2 times" in part[1], told
    assert "1 compiled in " in part[2] or "1 out of the cache" in part[2], told
    assert "cut where a value was needed (3)" in part[2], told
    assert f"aten.nonzero.default ({__file__}:" in told and f"{x.nbytes} bytes moved" in told, told


def test_sizes_that_keep_changing_are_not_all_compiled(fused: None) -> None:
    torch.tpu.finish_compiling()
    before = counts()
    sizes = range(3, 22)
    for _ in range(3):
        for n in sizes:
            x = torch.arange(float(n))
            there = x.to("tpu")
            assert torch.equal((there.neg() * there).cpu(), -x * x)
    torch.tpu.finish_compiling()
    after = counts()
    assert after["compiled"] - before["compiled"] + after["cached"] - before["cached"] == 16
    assert after["held_back"] - before["held_back"] == len(sizes) - 16
    assert "none before it came 8 times, as its ops have 16 for other sizes" in torch.tpu.explain(1000)
