"""Views, in-place ops and `out=`: whatever PyTorch says by sizes, strides and an offset is what the CPU
does."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable

import pytest
import torch
import torchtpu_compile
from torchtpu_compile.device import strided


def random_view(rng: random.Random, tensor: torch.Tensor) -> list[Callable[[torch.Tensor], torch.Tensor]]:
    """A random chain of views of a tensor."""
    chain: list[Callable[[torch.Tensor], torch.Tensor]] = []
    for _ in range(rng.randint(0, 4)):
        rank = tensor.dim()
        if not rank:
            break
        d = rng.randrange(rank)
        size = tensor.shape[d]
        kind = rng.choice(
            ["slice", "transpose", "select", "unsqueeze", "expand", "diagonal", "unfold", "flip2"]
        )
        step: Callable[[torch.Tensor], torch.Tensor]
        if kind == "slice" and size:
            start, by = rng.randrange(size), rng.randint(1, 3)
            step = lambda t, d=d, start=start, by=by: t[(slice(None),) * d + (slice(start, None, by),)]  # noqa: E731
        elif kind == "transpose":
            other = rng.randrange(rank)
            step = lambda t, d=d, other=other: t.transpose(d, other)  # noqa: E731
        elif kind == "select" and size:
            at = rng.randrange(size)
            step = lambda t, d=d, at=at: t.select(d, at)  # noqa: E731
        elif kind == "unsqueeze":
            step = lambda t, d=d: t.unsqueeze(d)  # noqa: E731
        elif kind == "expand" and rng.random() < 0.5:
            times = rng.randint(1, 3)
            step = lambda t, times=times: t.unsqueeze(0).expand(times, *t.shape)  # noqa: E731
        elif kind == "diagonal" and rank >= 2:
            step = lambda t: t.diagonal()  # noqa: E731
        elif kind == "unfold" and size:
            window, by = rng.randint(1, size), rng.randint(1, 2)
            step = lambda t, d=d, window=window, by=by: t.unfold(d, window, by)  # noqa: E731
        else:
            continue
        chain.append(step)
        tensor = step(tensor)
    return chain


def places_are_distinct(view: torch.Tensor, count: int) -> bool:
    places = torch.arange(count).as_strided(view.shape, view.stride(), view.storage_offset())
    return len(set(places.flatten().tolist())) == view.numel()


def test_parts_of_a_storage_are_cut_out_of_it_and_not_gathered() -> None:
    """Parts of a flat value of many tensors, as FSDP2 keeps gradients: rows begin within rows of the
    whole."""
    flat = torch.arange(852.0)
    for sizes, strides, offset in (
        ((16, 40), (40, 1), 32),
        ((4, 7, 2), (16, 2, 1), 11),
        ((7, 16), (1, 7), 5),
    ):
        view = flat.as_strided(sizes, strides, offset)
        box = strided.box_of(sizes, strides, offset, 852)
        assert box is not None
        # A dimension of one element behind the others costs a TPU's compiler minutes.
        assert box.dims[-1] > 1
        assert torch.equal(strided.read(flat, sizes, strides, offset), view)
        given, wanted = torch.randn(sizes), flat.clone()
        wanted.as_strided(sizes, strides, offset).copy_(given)
        assert torch.equal(strided.write(flat, given, sizes, strides, offset), wanted)
    traced = torch.fx.experimental.proxy_tensor.make_fx(
        lambda flat: strided.write(flat, strided.read(flat, (16, 40), (40, 1), 32) + 1, (16, 40), (40, 1), 32)
    )(flat)
    used = {str(node.target) for node in traced.graph.nodes if node.op == "call_function"}
    assert "aten.slice_scatter.default" in used
    assert not used & {
        "aten.index.Tensor",
        "aten.index_select.default",
        "aten.index_put.default",
        "aten.cat.default",
    }


def random_base(rng: random.Random) -> torch.Tensor:
    sizes = [rng.randint(1, 5) for _ in range(rng.randint(1, 4))]
    return torch.arange(1.0, torch.Size(sizes).numel() + 1).reshape(sizes)


@pytest.mark.parametrize("seed", range(4))
def test_random_views_are_read_and_written(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(400):
        base = random_base(rng)
        view = base
        for step in random_view(rng, base):
            view = step(view)
        geometry = (view.shape, view.stride(), view.storage_offset())
        assert torch.equal(strided.read(base.flatten(), *geometry), view), geometry
        if places_are_distinct(view, base.numel()):
            value = torch.rand(view.shape)
            have = strided.write(base.flatten(), value, *geometry)
            view.copy_(value)
            assert torch.equal(have, base.flatten()), geometry


def run_random_programs(seed: int, count: int) -> None:
    """Writes to views on the device and on the CPU, and compares the whole tensor after each."""
    rng = random.Random(seed)
    for _ in range(count):
        base = random_base(rng)
        there = base.to("tpu")
        for _ in range(3):
            chain = random_view(rng, base)
            a, b = base, there
            for step in chain:
                a, b = step(a), step(b)
            if not places_are_distinct(a, base.numel()):
                assert torch.equal((b * 2).cpu(), a * 2)
                continue
            match rng.randrange(4):
                case 0:
                    a.mul_(2), b.mul_(2)
                case 1:
                    a.fill_(7), b.fill_(7)
                case 2:
                    value = torch.rand(a.shape)
                    a.copy_(value), b.copy_(value)
                case _:
                    torch.add(a, 1, out=a), torch.add(b, 1, out=b)
            assert torch.equal(there.cpu(), base)


@pytest.mark.parametrize("seed", range(3))
def test_random_programs_of_views_and_writes_are_those_of_the_cpu(seed: int) -> None:
    run_random_programs(seed, 6)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("mode", ["strict", "fused", "fused_exact"])
@pytest.mark.parametrize("seed", range(1000, 1010))
def test_ten_thousand_random_programs_of_views_and_writes(seed: int, mode: str) -> None:
    with torch.tpu.eager_mode(mode):
        run_random_programs(seed, 1000)


def test_views_under_another_type() -> None:
    a = torch.arange(6, dtype=torch.int32)
    there = a.to("tpu")
    there.view(torch.int16)[2:5].fill_(3)
    a.view(torch.int16)[2:5].fill_(3)
    assert torch.equal(there.cpu(), a)
    assert torch.equal(there.view(torch.float32).cpu(), a.view(torch.float32))
    assert torch.equal((there.view(torch.int64) + 1).cpu(), a.view(torch.int64) + 1)


def test_what_was_never_written_reads_as_zeros() -> None:
    a = torch.empty(3, device="tpu")
    assert torch.equal(a.cpu(), torch.zeros(3))
    a[1] = 5
    assert torch.equal((a + 1).cpu(), torch.tensor([1.0, 6.0, 1.0]))


def test_in_place_results_keep_the_type_or_are_refused() -> None:
    a = torch.arange(3, device="tpu")
    a.add_(torch.tensor([1, 2, 3], device="tpu", dtype=torch.int8))
    assert a.dtype == torch.int64
    assert a.tolist() == [1, 3, 5]
    with pytest.raises(RuntimeError, match="can't be cast"):
        a.add_(1.5)
    with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
        a.add_(torch.ones(2, 3, dtype=torch.int64, device="tpu"))
    assert a.tolist() == [1, 3, 5]


@pytest.mark.parametrize("by", [0.1, 3, True])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int32, torch.bool])
def test_numbers_promote_as_on_the_cpu(by: float, dtype: torch.dtype) -> None:
    a = torch.tensor([0, 1, 3]).to(dtype)
    have, want = a.to("tpu") * by, a * by
    assert have.dtype == want.dtype
    assert torch.equal(have.cpu(), want)
    scalar = a[1].clone()
    assert (scalar.to("tpu") * by).dtype == (scalar * by).dtype


def test_copies_between_types_and_layouts() -> None:
    a = torch.randn(2, 3, 4, 5)
    there = a.to("tpu", memory_format=torch.channels_last)
    assert there.stride() == a.contiguous(memory_format=torch.channels_last).stride()
    assert torch.equal(there.cpu(), a)
    assert torch.equal((there + 1).cpu(), a + 1)
    assert torch.equal(there.to(torch.float64).cpu(), a.to(torch.float64))
    into = torch.zeros(2, 5, device="tpu", dtype=torch.float64)
    into.copy_(there[:, 0, 0])
    assert torch.equal(into.cpu(), a[:, 0, 0].double())
    out = torch.zeros(3, 2, dtype=torch.float64).t()
    out.copy_(there[:, :, 0, 0])
    assert torch.equal(out, a[:, :, 0, 0].double())


def test_a_tensor_lives_on_in_its_views() -> None:
    row = torch.arange(12.0).reshape(3, 4).to("tpu")[1]
    for _ in range(10):
        torch.zeros(12, device="tpu")
    assert row.tolist() == [4, 5, 6, 7]


def compiles(of: Callable[[], object]) -> int:
    # What ran before may be compiled in the background.
    torch.tpu.finish_compiling()
    torchtpu_compile.reset_metrics()
    of()
    return int(torchtpu_compile.metrics()["xla_compiles"])


def test_a_layer_behind_an_embedding_has_the_program_of_any_other() -> None:
    """Of a tensor with the same sizes: an embedding's rows are no view of a flat list of them."""
    there = torch.nn.Embedding(10, 6, padding_idx=2).to("tpu")
    here = copy.deepcopy(there).cpu()
    indices = torch.tensor([[1, 2, 3, 3], [9, 0, 2, 5]])
    rows = there(indices.to("tpu"))
    other = torch.ones(2, 4, 6, device="tpu")
    torch.tpu.synchronize()
    layer = torch.nn.Linear(6, 5).to("tpu")
    first = layer(other).tanh().cpu()
    assert compiles(lambda: layer(rows.detach()).tanh().cpu()) == 0
    assert not torch.equal(first, layer(rows).tanh().cpu())
    rows.square().sum().backward()
    here(indices).square().sum().backward()
    assert there.weight.grad is not None and here.weight.grad is not None
    torch.testing.assert_close(there.weight.grad.cpu(), here.weight.grad)
    wrong = torch.tensor([1.0])
    with pytest.raises(RuntimeError) as told:
        here(wrong)
    with pytest.raises(RuntimeError, match=re.escape(str(told.value).partition(";")[0])):
        there(wrong.to("tpu"))


def test_dimensions_are_swapped_in_place() -> None:
    a = torch.arange(12.0).view(4, 3)
    for change in (
        lambda x: x[:, :2].t_(),
        lambda x: x[1:].transpose_(0, 1),
        lambda x: x[1:, 1:].unsqueeze_(1).squeeze_(),
        lambda x: x.t_().mul_(2),
    ):
        here, there = a.clone(), a.to("tpu")
        want, have = change(here), change(there)
        assert have.shape == want.shape and have.stride() == want.stride()
        assert torch.equal(have.cpu(), want) and torch.equal(there.cpu(), here)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.float16])
def test_numbers_that_change_are_inputs_of_one_program(dtype: torch.dtype) -> None:
    a = torch.randn(700).to(dtype)
    there = a.to("tpu")

    def both(by: float) -> None:
        assert torch.equal((there * by).cpu(), a * by)
        assert torch.equal((there + by).cpu(), a + by)
        # A product and a difference: PyTorch rounds once or twice before it rounds to 16 bits.
        near = torch.sub(there, there, alpha=by).cpu(), torch.sub(a, a, alpha=by)
        torch.testing.assert_close(
            *near, rtol=torch.finfo(dtype).eps * 2 if dtype.itemsize == 2 else 0, atol=0
        )
        assert torch.equal((there / by).cpu(), a / by)
        assert torch.equal(there.lerp(there * 2, by).cpu(), a.lerp(a * 2, by))
        divided = torch.addcdiv(there, there * 3, there.abs() + 1, value=by)
        assert torch.equal(divided.cpu(), torch.addcdiv(a, a * 3, a.abs() + 1, value=by))

    both(0.1), both(0.2)
    assert (
        compiles(lambda: [both(by) for by in (0.3, 0.7, 1e4 if dtype is torch.float16 else 1e30, -0.0)]) == 0
    )


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_numbers_of_optimizers_are_inputs_of_one_program(dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    here = torch.nn.Linear(3, 3, dtype=dtype)
    there = copy.deepcopy(here).to("tpu")
    optimizers = [torch.optim.AdamW(module.parameters(), lr=0.01) for module in (here, there)]

    def step() -> None:
        for module, optimizer, device in zip((here, there), optimizers, ("cpu", "tpu"), strict=True):
            optimizer.zero_grad()
            module(torch.ones(2, 3, device=device, dtype=dtype)).pow(2).sum().backward()
            optimizer.step()

    for _ in range(3):
        step()
    assert compiles(lambda: [step() for _ in range(3)]) == 0
    torch.testing.assert_close(there.weight.cpu(), here.weight)


def test_numbers_stay_in_the_program_where_they_are_not_rounded_to_the_type() -> None:
    a = torch.randn(50).bfloat16()
    there = a.to("tpu")
    for by in (0.1, 0.3, 0.7):
        assert torch.equal((there * by).cpu(), a * by)


def test_the_default_type_is_part_of_what_an_op_is() -> None:
    a = torch.arange(3)
    there = a.to("tpu")
    assert (there / 2).dtype == torch.float32
    torch.set_default_dtype(torch.float64)
    try:
        assert (there / 2).dtype == torch.float64
        assert torch.equal((there / 3).cpu(), a / 3)
        assert there.float().mean().dtype == torch.float32
    finally:
        torch.set_default_dtype(torch.float32)


def test_batch_norm_without_statistics_and_without_training() -> None:
    a = torch.randn(4, 3, 5)
    for layer in (torch.nn.BatchNorm1d(3, track_running_stats=False), torch.nn.BatchNorm1d(3).eval()):
        want = layer(a).detach()
        torch.testing.assert_close(layer.to("tpu")(a.to("tpu")).cpu(), want)


def test_ops_that_write_and_return() -> None:
    data = torch.randn(4, 3)
    results = []
    for device in ("cpu", "tpu"):
        mean, var = torch.zeros(3, device=device), torch.ones(3, device=device)
        norm = torch.ops.aten._native_batch_norm_legit.default
        given = (data.to(device), None, None, mean, var, True, 0.1, 1e-5)
        results.append([*norm(*given), mean, var])
    for want, have in zip(*results, strict=True):
        torch.testing.assert_close(have.cpu(), want)


@pytest.mark.filterwarnings("ignore:ComplexHalf")
def test_a_copy_that_no_program_makes_is_made_on_the_cpu() -> None:
    a = torch.arange(6).to(torch.complex32).reshape(2, 3)
    there = a.to("tpu")
    whole = torch.empty(2, 3, dtype=torch.complex32, device="tpu")
    assert torch.equal(whole.copy_(there).cpu().to(torch.complex64), a.to(torch.complex64))
    part = torch.zeros(3, 2, dtype=torch.complex32, device="tpu")
    part.t()[:, 1:].copy_(there[:, 1:])
    assert part.cpu().to(torch.complex64).real.tolist() == [[0.0, 0.0], [1.0, 4.0], [2.0, 5.0]]
