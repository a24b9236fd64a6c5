"""What a script may do with a tensor of the device, one feature each."""

from __future__ import annotations

import copy
import io
import pickle
import warnings
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch import nn


@pytest.fixture(autouse=True, params=["strict", "fused", "fused_exact"])
def mode(request: pytest.FixtureRequest) -> None:
    """What a script may do, it may do in both modes."""
    torch.tpu.set_eager_mode(request.param)


def numbers() -> torch.Tensor:
    return torch.arange(6.0).reshape(2, 3)


def x() -> torch.Tensor:
    return numbers().to("tpu")


def same(a: torch.Tensor, b: torch.Tensor) -> bool:
    return torch.equal(a.cpu(), b.cpu())


def saved(value: Any, **options: Any) -> Any:
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return torch.load(file, **options)


def linear() -> nn.Linear:
    torch.manual_seed(0)
    return nn.Linear(3, 3).to("tpu")


def trained(optimizer: torch.optim.Optimizer, module: nn.Module) -> None:
    module(x()).sum().backward()
    optimizer.step()


# Copies, files


def test_basic() -> None:
    assert same(x() + 1, numbers() + 1)


def test_deepcopy_of_a_tensor() -> None:
    a = x()
    b = copy.deepcopy(a)
    a.add_(1)
    assert same(b, numbers())


def test_deepcopy_keeps_shared_storage() -> None:
    a = x()
    view, whole = copy.deepcopy((a[:, 1:], a))
    whole.fill_(9)
    assert view.device.type == "tpu"
    assert view[0, 0].item() == 9
    assert same(a, numbers())


def test_deepcopy_of_a_module() -> None:
    module = linear()
    assert same(module.weight, copy.deepcopy(module).weight)


def test_pickle() -> None:
    back = pickle.loads(pickle.dumps(x()))
    assert back.device.type == "tpu"
    assert same(back, numbers())


def test_save_and_load() -> None:
    found = saved({"a": x(), "view": x()[:, 1:]})
    assert found["a"].device.type == "tpu"
    assert same(found["view"], numbers()[:, 1:])


def test_load_from_the_cpu() -> None:
    found = saved(numbers(), map_location="tpu")
    assert found.device.type == "tpu"
    assert same(found, numbers())


def test_load_to_the_cpu() -> None:
    found = saved(x(), map_location="cpu")
    assert found.device.type == "cpu"
    assert same(found, numbers())


def test_load_mapped_memory(tmp_path: Path) -> None:
    torch.save(numbers(), tmp_path / "x.pt")
    assert same(torch.load(tmp_path / "x.pt", mmap=True, map_location="cpu").to("tpu"), numbers())


def test_saved_tensors_share_their_storage() -> None:
    a = x()
    whole, row = saved([a, a[0]])
    whole[0, 0] = 5
    assert row[0].item() == 5


def test_state_dict() -> None:
    module, other = linear(), nn.Linear(3, 3).to("tpu")
    other.load_state_dict(module.state_dict())
    assert same(module.weight, other.weight)


def test_safetensors() -> None:
    safetensors = pytest.importorskip("safetensors.torch")
    assert same(safetensors.load(safetensors.save({"a": x()}))["a"], numbers())


# Storages


def test_resize_to_more() -> None:
    a = x()
    a.resize_(3, 3)
    assert same(a.flatten()[:6], numbers().flatten())


def test_resize_to_less() -> None:
    a = x()
    a.resize_(2, 2)
    assert same(a, torch.arange(4.0).reshape(2, 2))


def test_storage_of_no_bytes_and_back() -> None:
    a = x()
    a.untyped_storage().resize_(0)
    assert a.untyped_storage().nbytes() == 0
    a.untyped_storage().resize_(24)
    a.copy_(torch.ones(2, 3))
    assert a.sum().item() == 6


def test_set() -> None:
    b = torch.zeros(1, device="tpu")
    b.set_(x().untyped_storage(), 1, (2,), (3,))
    assert same(b, torch.tensor([1.0, 4.0]))


def test_bytes_of_a_storage() -> None:
    assert x().untyped_storage().nbytes() == x().untyped_storage().size() == 24


def test_storage_to_the_cpu() -> None:
    assert list(x().untyped_storage().cpu()) == list(numbers().untyped_storage())


def test_clone_of_a_storage() -> None:
    storage = x().untyped_storage().clone()
    assert storage.device.type == "tpu"
    assert list(storage.cpu()) == list(numbers().untyped_storage())


@pytest.mark.filterwarnings("ignore:TypedStorage")
def test_typed_storage() -> None:
    assert x().storage().tolist() == [0, 1, 2, 3, 4, 5]


def test_index_of_a_storage() -> None:
    assert x().untyped_storage()[0] == 0


def test_data_of_a_tensor() -> None:
    a = x()
    a.data = torch.ones(4, device="tpu")
    assert a.sum().item() == 4


def test_addresses() -> None:
    a, b = x(), x()
    assert 0 != a.data_ptr() != b.data_ptr()
    assert a[1].data_ptr() == a.data_ptr() + 12


def test_many_tensors_at_once() -> None:
    several = [x() for _ in range(300)]
    del several
    assert x().sum().item() == 15


# NumPy, DLPack, sharing


def test_numpy_is_refused() -> None:
    with pytest.raises(TypeError):
        x().numpy()


def test_dlpack_is_refused_or_another_device() -> None:
    with pytest.raises((BufferError, RuntimeError, TypeError, AssertionError, ValueError)):
        np.from_dlpack(x())


def test_shared_memory_changes_nothing() -> None:
    assert same(x().share_memory_(), numbers())


def test_tolist() -> None:
    assert x().tolist() == [[0, 1, 2], [3, 4, 5]]


def test_printing() -> None:
    assert repr(x()) == "tensor([[0., 1., 2.],\n        [3., 4., 5.]], device='tpu:0')"
    assert "tpu:0" in repr(nn.Parameter(x()))
    assert "j" in str(x().to(torch.complex64))


# Loading data


def test_pinned_memory() -> None:
    pinned = torch.ones(3).pin_memory()
    assert pinned.is_pinned()
    assert same(pinned.to("tpu", non_blocking=True), torch.ones(3))


def batches(**options: Any) -> torch.utils.data.DataLoader[Any]:
    data = torch.utils.data.TensorDataset(torch.arange(8.0))
    return torch.utils.data.DataLoader(data, batch_size=4, **options)


def test_loader_that_pins() -> None:
    assert all(batch.is_pinned() for (batch,) in batches(pin_memory=True))


def test_loader_with_workers() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python's own about forking where there are threads.
        assert sum(batch.to("tpu").sum().item() for (batch,) in batches(num_workers=1)) == 28


# Random numbers


def test_generator() -> None:
    generator = torch.Generator("tpu").manual_seed(3)
    assert generator.initial_seed() == 3
    assert generator.device.type == "tpu"
    state = generator.get_state()
    first = torch.randn(3, device="tpu", generator=generator)
    generator.set_state(state)
    assert same(first, torch.randn(3, device="tpu", generator=generator))


def test_manual_seed() -> None:
    torch.manual_seed(5)
    first = torch.randn(4, device="tpu")
    assert not same(first, torch.randn(4, device="tpu"))
    torch.manual_seed(5)
    assert same(first, torch.randn(4, device="tpu"))


@pytest.mark.parametrize("mode", ["strict", "fused", "fused_exact"])
def test_a_generator_of_the_cpu_is_refused_and_not_touched(mode: str) -> None:
    given, other = torch.Generator().manual_seed(1), torch.Generator().manual_seed(1)
    x = torch.zeros(4, device="tpu")
    with torch.tpu.eager_mode(mode):
        for call in (
            lambda: torch.rand(2, device="tpu", generator=given),
            lambda: torch.randn(2, device="tpu", generator=given),
            lambda: x.uniform_(generator=given),
            lambda: x.bernoulli_(0.5, generator=given),
            lambda: x.random_(5, generator=given),
            lambda: x.exponential_(generator=given),
            lambda: torch.randperm(5, device="tpu", generator=given),
            lambda: torch.randint(7, (3,), device="tpu", generator=given),
            lambda: x.normal_(generator=given),
            lambda: torch.bernoulli(x, generator=given),
            lambda: torch.multinomial(x + 1, 2, generator=given),
        ):
            with pytest.raises(
                RuntimeError, match="Expected a 'tpu' device type for generator but found 'cpu'"
            ):
                call()
    assert torch.equal(given.get_state(), other.get_state())


def test_forked_generator() -> None:
    torch.manual_seed(5)
    first = torch.randn(4, device="tpu")
    torch.manual_seed(5)
    with torch.random.fork_rng(device_type="tpu"):
        torch.manual_seed(1)
        torch.randn(4, device="tpu")
    assert same(first, torch.randn(4, device="tpu"))


# Accelerator, streams, memory


def test_accelerator() -> None:
    assert torch.accelerator.is_available()
    assert torch.accelerator.device_count() == 1
    assert torch.accelerator.current_accelerator() == torch.device("tpu")
    torch.accelerator.synchronize()


def test_memory_statistics() -> None:
    before = torch.tpu.memory_allocated()
    a = torch.zeros(1000, device="tpu")
    assert torch.tpu.memory_allocated() == before + 4000
    assert torch.tpu.max_memory_allocated() >= before + 4000
    assert torch.accelerator.memory_allocated() == torch.tpu.memory_allocated()
    del a
    assert torch.tpu.memory_allocated() == before
    assert "allocated_bytes" in torch.tpu.memory_summary()


def test_events() -> None:
    first, last = torch.Event("tpu", enable_timing=True), torch.Event("tpu", enable_timing=True)
    first.record()
    x().sum()
    last.record()
    last.synchronize()
    assert first.elapsed_time(last) > 0
    assert last.query()


def test_streams() -> None:
    with torch.Stream("tpu"):
        y = x() + 1
    assert y.sum().item() == 21


def test_tensor_of_a_stream() -> None:
    x().record_stream(torch.accelerator.current_stream())


def test_a_second_device_is_refused() -> None:
    with pytest.raises(RuntimeError, match="tpu:1"):
        torch.zeros(2, device="tpu:1")


def test_device_context() -> None:
    with torch.device("tpu"):
        assert torch.ones(2).device.type == "tpu"


def test_default_device() -> None:
    torch.set_default_device("tpu")
    try:
        assert (torch.ones(2) + 1).device.type == "tpu"
    finally:
        torch.set_default_device(None)


def test_profiler() -> None:
    with torch.profiler.profile() as profile:
        x() + 1
    assert any("add" in event.key for event in profile.key_averages())


# Ops


def test_devices_do_not_mix() -> None:
    with pytest.raises(RuntimeError, match="same device"):
        x() + torch.ones(2, 3)


def test_numbers_of_the_cpu() -> None:
    assert same(x() * torch.tensor(2.0), numbers() * 2)


def test_indices_of_the_cpu() -> None:
    a = x()
    a[torch.tensor([0])] = 7.0
    assert a[0, 0].item() == 7
    assert same(a[torch.tensor([1])], numbers()[1:])


def test_out_of_another_size() -> None:
    out = torch.empty(0, device="tpu")
    torch.add(x(), 1, out=out)
    assert same(out, numbers() + 1)


def test_nonzero() -> None:
    assert same(torch.nonzero(x() > 3), torch.nonzero(numbers() > 3))


def test_masked_select() -> None:
    a = x()
    assert same(a[a > 3], torch.tensor([4.0, 5.0]))


def test_convolution() -> None:
    torch.manual_seed(0)
    layer = nn.Conv2d(1, 2, 3)
    on_device = copy.deepcopy(layer).to("tpu")
    image = torch.randn(1, 1, 5, 5)
    want, have = layer(image), on_device(image.to("tpu"))
    want.sum().backward()
    have.sum().backward()
    torch.testing.assert_close(have.cpu(), want)
    torch.testing.assert_close(on_device.weight.grad.cpu(), layer.weight.grad)
    torch.testing.assert_close(on_device.bias.grad.cpu(), layer.bias.grad)


@pytest.mark.parametrize("kind", [nn.LSTM, nn.GRU])
def test_recurrent_layers(kind: type[nn.RNNBase]) -> None:
    torch.manual_seed(0)
    layer = kind(3, 4)  # type: ignore[call-arg]
    on_device = copy.deepcopy(layer).to("tpu")
    data = torch.randn(2, 2, 3)
    want, have = layer(data)[0], on_device(data.to("tpu"))[0]
    torch.testing.assert_close(have.cpu(), want)
    want.pow(2).sum().backward()
    have.pow(2).sum().backward()
    for a, b in zip(on_device.parameters(), layer.parameters(), strict=True):
        torch.testing.assert_close(a.grad.cpu(), b.grad)


def test_batch_norm() -> None:
    layer, other = nn.BatchNorm1d(3).to("tpu"), nn.BatchNorm1d(3)
    have, want = layer(x()), other(numbers())
    torch.testing.assert_close(have.cpu(), want)
    torch.testing.assert_close(layer.running_mean.cpu(), other.running_mean)
    torch.testing.assert_close(layer.running_var.cpu(), other.running_var)
    have.sum().backward()


def test_attention() -> None:
    q = torch.randn(1, 2, 4, 8)
    want = nn.functional.scaled_dot_product_attention(q, q, q)
    q = q.to("tpu")
    torch.testing.assert_close(nn.functional.scaled_dot_product_attention(q, q, q).cpu(), want)


def test_fourier() -> None:
    torch.testing.assert_close(torch.fft.fft(x()).cpu(), torch.fft.fft(numbers()))


def test_lazy_conjugates() -> None:
    a = x() + 1j * x()
    b = numbers() + 1j * numbers()
    assert same(a.conj() * 1, b.conj() * 1)
    assert same(torch.view_as_real(a.conj().resolve_conj()), torch.view_as_real(b.conj().resolve_conj()))


def test_a_sparse_form_of_a_tensor_lies_on_the_device() -> None:
    sparse = x().to_sparse()
    assert (sparse.layout, sparse.device.type) == (torch.sparse_coo, "tpu")
    assert same(sparse.to_dense(), x())


def add_into(into: torch.Tensor, sparse: torch.Tensor) -> torch.Tensor:
    return torch.add(into, sparse, out=into)


def add_into_empty(into: torch.Tensor, sparse: torch.Tensor) -> torch.Tensor:
    return torch.add(into, sparse, out=torch.empty(0, device=into.device))


@pytest.mark.parametrize(
    "write",
    [
        lambda into, sparse: into.add_(sparse, alpha=-0.5),
        lambda into, sparse: into.sub_(sparse),
        lambda into, sparse: into.mul_(sparse.to_dense()).add_(sparse),
        lambda into, sparse: into.addmm_(sparse, torch.full_like(into, 3.0)),
        lambda into, sparse: into.t().add_(sparse),
        lambda into, sparse: into[:, ::2].add_(sparse.to_dense()[:, ::2].to_sparse()),
        lambda into, sparse: into.add_(sparse.half()),
        add_into,
        add_into_empty,
    ],
)
def test_a_sparse_tensor_is_written_into_a_dense_one(
    write: Callable[[torch.Tensor, torch.Tensor], torch.Tensor],
) -> None:
    sparse = torch.tensor([[0.0, 5.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 2.0]]).to_sparse()
    here, there = torch.full((3, 3), 2.0, device="tpu"), torch.full((3, 3), 2.0)
    result, want = write(here, sparse.to("tpu")), write(there, sparse)
    assert result.device.type == "tpu"
    torch.testing.assert_close(result.cpu(), want)
    torch.testing.assert_close(here.cpu(), there)


@pytest.mark.parametrize(
    ("dtype", "most"), [(torch.uint8, 2**8), (torch.int8, 2**7), (torch.half, 2**11 + 1)]
)
def test_a_permutation_of_more_numbers_than_its_type_has_is_refused(dtype: torch.dtype, most: int) -> None:
    assert torch.randperm(most, dtype=dtype, device="tpu").unique().numel() == most
    for call in (
        lambda: torch.randperm(most + 1, dtype=dtype, device="tpu"),
        lambda: torch.randperm(most + 1, out=torch.empty(0, dtype=dtype, device="tpu")),
        torch.compile(lambda: torch.randperm(most + 1, dtype=dtype, device="tpu"), backend="tpu"),
        torch.compile(lambda: torch.randperm(most + 1, dtype=dtype), backend="tpu"),
    ):
        with pytest.raises(RuntimeError, match=r"converted to type|cannot be greater"):
            call()


@pytest.mark.parametrize("end", [None, 2**63 - 1, 2**62])
def test_random_integers_of_more_than_63_bits_have_both_signs(end: int | None) -> None:
    drawn = torch.empty(2000, dtype=torch.int64, device="tpu").random_(-(2**63), end)
    positive = (drawn > 0).double().mean().item()
    assert abs(positive - (1 / 3 if end == 2**62 else 1 / 2)) < 0.1


@pytest.mark.parametrize(
    ("dtype", "low", "end"),
    [(torch.uint8, -1, 5), (torch.uint16, 0, 2**17), (torch.uint32, 0, 2**33), (torch.int8, 0, 200)],
)
def test_bounds_of_random_integers_are_checked_as_on_the_cpu(dtype: torch.dtype, low: int, end: int) -> None:
    for device in ("cpu", "tpu"):
        with pytest.raises(RuntimeError, match="is out of bounds"):
            torch.empty(3, dtype=dtype, device=device).random_(low, end)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_a_uniform_range_that_its_type_does_not_have_is_refused(dtype: torch.dtype) -> None:
    most = torch.finfo(dtype).max
    assert torch.empty(9, dtype=dtype, device="tpu").uniform_(-most / 2, most / 2).isfinite().all()
    for device in ("cpu", "tpu"):
        with pytest.raises(RuntimeError, match="uniform_ expects"):
            torch.empty(9, dtype=dtype, device=device).uniform_(-most, most)


def test_random_floats_beyond_their_digits_are_drawn_with_a_warning() -> None:
    with pytest.warns(UserWarning, match="to - 1 is out of bounds"):
        drawn = torch.empty(100, device="tpu").random_(0, 2**40)
    assert drawn.max().item() > 2**30


def test_a_sparse_tensor_is_not_copied_into_a_dense_one() -> None:
    with pytest.raises(RuntimeError, match="between dense and sparse"):
        x().copy_(torch.eye(3).to_sparse().to("tpu"))


# Gradients


def test_autocast() -> None:
    with torch.autocast("tpu", dtype=torch.bfloat16):
        assert nn.functional.linear(x(), x()).dtype == torch.bfloat16
        assert torch.softmax(x().bfloat16(), 0).dtype == torch.float32


def test_gradient_scaler() -> None:
    module = linear()
    optimizer = torch.optim.SGD(module.parameters(), 0.1)
    scaler = torch.amp.GradScaler("tpu", init_scale=4.0)
    scaler.scale(module(x()).sum()).backward()
    scaler.step(optimizer)
    scaler.update()
    assert scaler.get_scale() == 4.0


def test_backward_in_threads_of_pytorch() -> None:
    w = torch.ones(3, device="tpu", requires_grad=True)
    (w * 2).sum().backward()
    assert w.grad is not None and w.grad.sum().item() == 6


def test_vmap() -> None:
    assert same(torch.vmap(lambda row: row.sum())(x()), numbers().sum(1))


def test_functional_gradient() -> None:
    assert same(torch.func.grad(lambda v: v.pow(2).sum())(x()), 2 * numbers())


def test_tensors_saved_on_the_cpu() -> None:
    with torch.autograd.graph.save_on_cpu():
        w = torch.ones(3, device="tpu", requires_grad=True)
        y = (w * w).sum()
    y.backward()
    assert w.grad is not None and w.grad.sum().item() == 6


def test_fake_tensors() -> None:
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        assert (torch.empty(3, device="tpu") + 1).device.type == "tpu"


def test_compiled_for_inference() -> None:
    compiled = torch.compile(lambda v: torch.relu(v @ v.t()).sum(), backend="aot_eager")
    assert compiled(x()).device.type == "tpu"


def test_compiled_for_training() -> None:
    module = linear()
    torch.compile(module, backend="aot_eager")(x()).sum().backward()
    assert module.weight.grad.device.type == "tpu"


def test_export() -> None:
    exported = torch.export.export(linear(), (x(),))
    assert exported.module()(x()).device.type == "tpu"


def test_parameters_swapped() -> None:
    before = torch.__future__.get_swap_module_params_on_conversion()
    try:
        for swaps in (False, True):
            torch.__future__.set_swap_module_params_on_conversion(swaps)
            assert linear().weight.device.type == "tpu"
    finally:
        torch.__future__.set_swap_module_params_on_conversion(before)


def test_a_module_that_moves_keeps_its_parameters_and_gradients() -> None:
    assert not torch.__future__.get_swap_module_params_on_conversion()
    first, last = nn.Linear(4, 4), nn.Linear(4, 4)
    last.weight = first.weight
    module = nn.Sequential(first, last)
    optimizer = torch.optim.SGD(module.parameters(), 0.1)
    held = list(module.parameters())
    alive = weakref.ref(first.weight)
    module(torch.ones(2, 4)).sum().backward()
    gradients = [p.grad for p in held]
    for where in ("tpu", "cpu", "tpu"):
        module.to(where)
        assert last.weight is first.weight and alive() is first.weight
        assert all(a is b for a, b in zip(module.parameters(), held, strict=True))
        assert all(p.grad is g for p, g in zip(held, gradients, strict=True))
        assert {t.device.type for p in held for t in (p, p.grad)} == {where}
    optimizer.zero_grad()
    before = first.weight.tolist()
    module(torch.ones(2, 4, device="tpu")).sum().backward()
    optimizer.step()
    assert first.weight.tolist() != before


def test_parameters_that_others_hold_are_loaded_into() -> None:
    module = linear()
    # What `DistributedDataParallel` keeps of each parameter, and what a graph does that is alive.
    accumulator = module.weight.view_as(module.weight).grad_fn.next_functions[0][0]  # type: ignore[union-attr]
    alive, result = weakref.ref(module.weight), module(x())
    module.load_state_dict({name: torch.ones(p.shape) for name, p in module.state_dict().items()})
    assert alive() is module.weight and accumulator.variable is module.weight
    assert module.weight.tolist() == torch.ones(module.weight.shape).tolist() and result.requires_grad


def test_a_tensor_becomes_one_of_the_device() -> None:
    tensor = torch.zeros(3)
    tensor.data = torch.ones(3, device="tpu")
    assert tensor.device.type == "tpu" and tensor.sum().item() == 3
    with pytest.raises(RuntimeError, match="incompatible tensor type"):
        tensor.data = torch.eye(3).to_sparse()


def test_lazy_modules_move_before_they_know_their_sizes() -> None:
    module = nn.Sequential(nn.LazyLinear(3), nn.LazyBatchNorm1d()).to("tpu")
    assert module(torch.ones(2, 4, device="tpu")).shape == (2, 3)


def test_clipped_gradients() -> None:
    module = linear()
    module(x()).sum().backward()
    want = torch.cat([p.grad.cpu().flatten() for p in module.parameters()]).norm()
    norm = nn.utils.clip_grad_norm_(module.parameters(), 1.0)
    torch.testing.assert_close(norm.cpu(), want)
    after = torch.cat([p.grad.cpu().flatten() for p in module.parameters()]).norm()
    torch.testing.assert_close(after, torch.tensor(1.0), atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize("kind", ["foreach", "fused"])
def test_adamw(kind: str) -> None:
    module = linear()
    other = copy.deepcopy(module).cpu()
    trained(torch.optim.AdamW(module.parameters(), **{kind: True}), module)  # type: ignore[arg-type]
    optimizer = torch.optim.AdamW(other.parameters())
    other(numbers()).sum().backward()
    optimizer.step()
    torch.testing.assert_close(module.weight.cpu(), other.weight)


def test_state_of_an_optimizer() -> None:
    module = linear()
    optimizer = torch.optim.AdamW(module.parameters())
    trained(optimizer, module)
    optimizer.load_state_dict(copy.deepcopy(optimizer.state_dict()))
    trained(optimizer, module)


def test_scheduler() -> None:
    module = linear()
    optimizer = torch.optim.SGD(module.parameters(), 0.1, momentum=0.9)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 1)
    trained(optimizer, module)
    scheduler.step()
    trained(optimizer, module)
