"""Tensor subclasses: a graph computes on the tensors that they hold."""

from __future__ import annotations

import copy
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as collectives
import torchtpu_compile as tt
from reference import ReferenceCore
from torch import nn
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.tensor import DTensor, Replicate, Shard, debug, distribute_tensor
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
from torch.nn import functional as F
from torchao import quantization as torchao

Install = Callable[..., ReferenceCore]
aten = torch.ops.aten


def executions() -> int:
    return int(tt.metrics()["executions"])


def compiled(fn: Callable[..., Any], **kwargs: Any) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", fullgraph=True, options={"strict": True}, **kwargs)


class Scaled(torch.Tensor):
    """What it stands for is `values * scale`. It holds two tensors and a number."""

    values: torch.Tensor
    scale: torch.Tensor
    label: int

    @staticmethod
    def __new__(cls, values: torch.Tensor, scale: torch.Tensor, label: int = 0) -> Scaled:
        whole = torch.Tensor._make_wrapper_subclass(
            cls, values.shape, dtype=values.dtype, requires_grad=values.requires_grad
        )
        whole.values, whole.scale, whole.label = values, scale, label
        return whole

    def __tensor_flatten__(self) -> tuple[list[str], int]:
        return ["values", "scale"], self.label

    @staticmethod
    def __tensor_unflatten__(inner: dict[str, Any], label: int, *_: Any) -> Scaled:
        return Scaled(inner["values"], inner["scale"], label)

    def plain(self) -> torch.Tensor:
        return self.values * self.scale

    def __repr__(self, **_: Any) -> str:  # type: ignore[override]
        return f"Scaled({tuple(self.shape)}, {self.label})"

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        first = args[0]
        if func in (aten.detach.default, aten.clone.default, aten.alias.default):
            return Scaled(func(first.values), func(first.scale), first.label)
        if func in (aten.mul.Tensor, aten.mul_.Tensor) and isinstance(args[1], (int, float)):
            return Scaled(first.values, func(first.scale, args[1]), first.label)
        if func is aten.copy_.default:
            first.values.copy_(args[1].values)
            first.scale.copy_(args[1].scale)
            return first
        args, kwargs = torch.utils._pytree.tree_map_only(Scaled, Scaled.plain, (args, kwargs or {}))
        return func(*args, **kwargs)


def scaled(*size: int) -> Scaled:
    return Scaled(torch.randn(*size), torch.rand(()) + 1)


def test_a_graph_takes_the_tensors_that_a_subclass_holds(reference_core: Install) -> None:
    core = reference_core()
    a, b = scaled(3, 4), torch.randn(4, 5)
    torch.testing.assert_close(compiled(lambda x, y: x @ y)(a, b), a @ b)
    (graph,) = core.graphs
    assert [i["type"]["tensor"]["dims"] for i in graph.graph["inputs"]] == [
        [{"static": 3}, {"static": 4}],
        [],
        [{"static": 4}, {"static": 5}],
    ]


def test_a_result_can_be_a_subclass_and_keeps_what_it_is_told() -> None:
    a = Scaled(torch.randn(3), torch.tensor(2.0), label=7)
    before = executions()
    result = compiled(lambda x: x * 3)(a)
    assert executions() == before + 1
    assert isinstance(result, Scaled) and result.label == 7
    torch.testing.assert_close(result.plain(), a.plain() * 3)


def test_another_inner_label_is_another_graph() -> None:
    fn = torch.compile(lambda x: x * 1, backend="tpu")
    labels = [fn(Scaled(torch.randn(3), torch.ones(()), label)).label for label in (1, 2, 1)]
    assert labels == [1, 2, 1]


def test_a_tensor_that_a_subclass_holds_is_changed_in_place() -> None:
    def fn(x: Scaled) -> torch.Tensor:
        x.mul_(2.0)
        return x + 1

    ours, theirs = Scaled(torch.ones(3), torch.ones(())), Scaled(torch.ones(3), torch.ones(()))
    scale = ours.scale
    torch.testing.assert_close(compiled(fn)(ours), fn(theirs))
    assert ours.scale is scale and scale.item() == 2


class Layer(nn.Module):
    """A layer with weights of two kinds."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(scaled(8, 8), requires_grad=False)
        self.bias = nn.Parameter(torch.randn(8))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.linear(x, self.weight, self.bias).relu()


def test_parameters_keep_their_roles_next_to_a_subclass(reference_core: Install) -> None:
    core = reference_core()
    layer = Layer()
    x = torch.randn(2, 8, requires_grad=True)
    compiled(layer)(x).sum().backward()
    forward, backward = (g.graph["inputs"] for g in core.graphs)
    roles = [(i["kind"], i["static"], i["fqn"]) for i in forward]
    assert ("parameter", True, "weight.values") in roles
    assert ("parameter", True, "weight.scale") in roles
    assert ("parameter", True, "bias") in roles
    assert roles[-1] == ("input", False, "x")
    assert all(i["static"] == (i["kind"] == "parameter") for i in backward)
    assert {i["fqn"] for i in backward} - {None} <= {"weight.values", "weight.scale", "bias"}


def test_what_a_subclass_holds_may_be_unreadable(caplog: pytest.LogCaptureFixture) -> None:
    held = Scaled(torch.randn(3, dtype=torch.complex64).conj(), torch.ones(()))
    result = torch.compile(lambda x: x + 1, backend="tpu")(held)
    torch.testing.assert_close(result, held + 1)
    assert ".values: it is a lazy conjugate" in caplog.text


def test_graphs_of_subclasses_are_not_kept(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("TORCHTPU_CACHE", "on")
    with caplog.at_level(logging.INFO, "torchtpu_compile"):
        torch.compile(lambda x: x + 1, backend="tpu")(scaled(3))
    assert "an input is of type Scaled" in caplog.text


# torchao


def quantized(config: Any, dtype: torch.dtype = torch.float32) -> nn.Module:
    model = nn.Sequential(nn.Linear(64, 48), nn.GELU(), nn.Linear(48, 32)).to(dtype).eval()
    torchao.quantize_(model, config)
    return model


CONFIGS = {
    "int8 weights": lambda: torchao.Int8WeightOnlyConfig(),
    "float8 weights": lambda: torchao.Float8WeightOnlyConfig(),
    "int4 weights": lambda: torchao.IntxWeightOnlyConfig(
        weight_dtype=torch.int4, granularity=torchao.PerGroup(16)
    ),
    "int8 activations, int4 weights": lambda: torchao.Int8DynamicActivationIntxWeightConfig(
        weight_dtype=torch.int4, weight_granularity=torchao.PerGroup(16)
    ),
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("config", CONFIGS)
def test_a_quantized_model_compiles(config: str, dtype: torch.dtype) -> None:
    model = quantized(CONFIGS[config](), dtype)
    x = torch.randn(4, 64, dtype=dtype)
    before = executions()
    with torch.no_grad():
        # The rounding of bfloat16 between ops is eager's alone.
        torch.testing.assert_close(
            compiled(model)(x),
            model(x),
            rtol=2e-2 if dtype == torch.bfloat16 else 1e-5,
            atol=1e-2 if dtype == torch.bfloat16 else 1e-5,
        )
    assert executions() == before + 1


# DTensor


@pytest.fixture
def mesh() -> Iterator[DeviceMesh]:
    """A mesh of this process alone."""
    dist.init_process_group("gloo", rank=0, world_size=1, store=dist.HashStore())
    try:
        yield init_device_mesh("cpu", (1,))
    finally:
        dist.destroy_process_group()


def test_distributed_tensors_of_one_process_compile(mesh: DeviceMesh) -> None:
    def fn(a: DTensor, b: DTensor) -> tuple[DTensor, DTensor]:
        return (a @ b).relu(), a + 1

    a = distribute_tensor(torch.randn(4, 4), mesh, [Shard(0)])
    b = distribute_tensor(torch.randn(4, 4), mesh, [Replicate()])
    before = executions()
    results = compiled(fn)(a, b)
    assert executions() == before + 1
    for result, expected in zip(results, fn(a, b), strict=True):
        assert isinstance(result, DTensor) and result.placements == (Shard(0),)
        assert result.device_mesh == mesh
        torch.testing.assert_close(result.to_local(), expected.to_local())


def test_a_distributed_tensor_is_changed_in_place(mesh: DeviceMesh) -> None:
    a = distribute_tensor(torch.ones(4), mesh, [Shard(0)])
    result = compiled(lambda x: x.add_(1) * 2)(a)
    torch.testing.assert_close(a.to_local(), torch.full((4,), 2.0))
    torch.testing.assert_close(result.to_local(), torch.full((4,), 4.0))


def test_a_tensor_parallel_model_of_one_process_trains(mesh: DeviceMesh) -> None:
    plain = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16))
    model = copy.deepcopy(plain)
    parallelize_module(model, mesh, {"0": ColwiseParallel(), "2": RowwiseParallel()})
    step = compiled(model)
    before = executions()
    for _ in range(2):
        x = torch.randn(4, 16)
        step(x).square().sum().backward()
        plain(x).square().sum().backward()
    assert executions() == before + 4
    for ours, theirs in zip(model.parameters(), plain.parameters(), strict=True):
        assert isinstance(ours.grad, DTensor)
        torch.testing.assert_close(ours.grad.to_local(), theirs.grad)


class Reduced(torch.autograd.Function):
    """A collective whose result is waited for when it is read."""

    @staticmethod
    def forward(_: Any, x: torch.Tensor) -> torch.Tensor:
        return collectives.all_reduce(x, "sum", dist.group.WORLD)

    @staticmethod
    def backward(_: Any, *gradients: Any) -> Any:
        return gradients[0]


@pytest.mark.parametrize("dynamic", [False, True])
def test_a_collective_under_way_before_a_graph_has_its_gradient(mesh: DeviceMesh, dynamic: bool) -> None:
    """PyTorch's own backends give none to what is before the collective."""
    fn = compiled(lambda x, y: (x * y).sin(), dynamic=dynamic)
    before = executions()
    for rows in (2, 3, 3):
        graphs = tt.metrics()["graphs"]
        weight = torch.randn(rows, 4, requires_grad=True)
        other = torch.randn(rows, 4, requires_grad=True)
        under_way = Reduced.apply(weight)
        assert type(under_way) is collectives.AsyncCollectiveTensor
        fn(under_way, other).sum().backward()
        torch.testing.assert_close(weight.grad, other.detach() * (weight * other).detach().cos())
        torch.testing.assert_close(other.grad, weight.detach() * (weight * other).detach().cos())
        # The same function of a tensor that has been waited for.
        waited = weight.detach().clone().requires_grad_()
        fn(waited, other).sum().backward()
        torch.testing.assert_close(waited.grad, weight.grad)
        with torch.no_grad():
            torch.testing.assert_close(fn(Reduced.apply(weight), other), (weight * other).sin())
    # Results that are under way are guarded as those that are not.
    assert tt.metrics()["graphs"] == graphs
    assert executions() == before + 15


def test_a_graph_of_a_collective_under_way_serves_later_gradients(mesh: DeviceMesh) -> None:
    """Its first call asks for none; and a change of it in place is no wrong gradient."""
    fn = compiled(lambda x, y: (x * y).sin())
    weight, other = torch.randn(2, 4, requires_grad=True), torch.randn(2, 4, requires_grad=True)
    frozen = Reduced.apply(weight.detach())
    assert type(frozen) is collectives.AsyncCollectiveTensor and not frozen.requires_grad
    assert not fn(frozen, other.detach()).requires_grad
    fn(frozen, other).sum().backward()
    fn(Reduced.apply(weight), other).sum().backward()
    torch.testing.assert_close(weight.grad, other.detach() * (weight * other).detach().cos())

    def change(x: torch.Tensor) -> torch.Tensor:
        x.mul_(3)
        return x.sin()

    changing = compiled(change)
    with torch.no_grad():
        expected = (3 * weight).sin()
        torch.testing.assert_close(changing(Reduced.apply(weight.clone())), expected)
    with pytest.raises(RuntimeError, match="changes a collective's result in place"):
        changing(Reduced.apply(weight.clone()))


def test_attention_of_distributed_tensors_on_the_device_compiles() -> None:
    """It is another op there, for which PyTorch has shardings."""
    dist.init_process_group(rank=0, world_size=1, store=dist.HashStore())
    try:
        mesh = init_device_mesh("tpu", (1,))
        # PyTorch keeps what it found out about shardings in groups that are no more.
        debug._clear_sharding_prop_cache()  # type: ignore[no-untyped-call]
        values = [torch.randn(2, 4, 8, 16, requires_grad=True) for _ in range(3)]
        expected = F.scaled_dot_product_attention(*values, is_causal=True)
        parts = [distribute_tensor(v.detach().to("tpu"), mesh, [Shard(1)]).requires_grad_() for v in values]
        result = compiled(lambda *of: F.scaled_dot_product_attention(*of, is_causal=True))(*parts)
        wanted = [expected, *torch.autograd.grad(expected.square().sum(), values)]
        found = [result, *torch.autograd.grad(result.square().sum(), parts)]
        torch.testing.assert_close([part.full_tensor().cpu() for part in found], wanted)
    finally:
        dist.destroy_process_group()


# Jagged nested tensors


def jagged(*lengths: int, width: int = 16) -> torch.Tensor:
    return torch.nested.nested_tensor([torch.randn(n, width) for n in lengths], layout=torch.jagged)


def test_jagged_tensors_of_other_lengths_share_a_graph() -> None:
    layer = nn.Linear(16, 16)
    fn = compiled(lambda t: F.layer_norm(layer(t).relu(), (16,)))
    graphs = tt.metrics()["graphs"]
    with torch.no_grad():
        for lengths in ((3, 5, 2), (4, 5, 3), (2, 7, 6)):
            x = jagged(*lengths)
            result = fn(x)
            assert torch.equal(result.offsets(), x.offsets())
            torch.testing.assert_close(result.values(), F.layer_norm(layer(x.values()).relu(), (16,)))
            torch.testing.assert_close((result + x).values(), result.values() + x.values())
    assert tt.metrics()["graphs"] == graphs + 1


def test_a_layer_on_jagged_tensors_trains() -> None:
    layer = nn.Linear(16, 16)
    x = jagged(3, 5, 2).requires_grad_()
    gradients = []
    for fn in (compiled(layer), layer):
        gradients.append(torch.autograd.grad(fn(x).values().square().sum(), (layer.weight, x)))
    (ours, ours_x), (theirs, theirs_x) = gradients
    torch.testing.assert_close(ours, theirs)
    torch.testing.assert_close(ours_x.values(), theirs_x.values())


class Encoder(nn.Module):
    """A layer of a transformer for jagged tensors."""

    def __init__(self, width: int = 16, heads: int = 4) -> None:
        super().__init__()
        self.heads = heads
        self.parts = nn.ModuleList(nn.Linear(width, width) for _ in range(3))
        self.out = nn.Linear(width, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(2))
        self.feed = nn.Sequential(nn.Linear(width, 32), nn.GELU(), nn.Linear(32, width))

    def attend(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        split = (t.unflatten(-1, [self.heads, -1]).transpose(1, 2) for t in (q, k, v))
        return F.scaled_dot_product_attention(*split).transpose(1, 2).flatten(-2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.norms[0](x)
        x = x + self.out(self.attend(*(part(y) for part in self.parts)))
        return x + self.feed(self.norms[1](x))


class PaddedEncoder(Encoder):
    """The same, which attends to padded tensors."""

    def attend(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        offsets = q.offsets()
        padded = (torch.nested.to_padded_tensor(t, 0.0) for t in (q, k, v))
        pq, pk, pv = (t.unflatten(-1, [self.heads, -1]).transpose(1, 2) for t in padded)
        mask = torch.arange(pq.shape[2]) < offsets.diff()[:, None]
        result = F.scaled_dot_product_attention(pq, pk, pv, attn_mask=mask[:, None, None])
        at = torch.arange(q.values().shape[0])
        item = torch.bucketize(at, offsets[1:], right=True)
        rows = result.transpose(1, 2).flatten(-2)[item, at - offsets[item]]
        return rows.clone()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.norms[0](x)
        values = x.values() + self.out(self.attend(*(part(y) for part in self.parts)))
        values = values + self.feed(self.norms[1](values))
        return torch.nested.nested_tensor_from_jagged(values, x.offsets())


@pytest.fixture
def math_attention(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """PyTorch's own choice for jagged tensors asks a CUDA driver, which need not be there."""
    enabled = torch.backends.cuda.cudnn_sdp_enabled()
    torch.backends.cuda.enable_cudnn_sdp(False)
    yield
    torch.backends.cuda.enable_cudnn_sdp(enabled)


@pytest.mark.parametrize("grad", [False, True], ids=["inference", "training"])
@pytest.mark.parametrize("make", [Encoder, PaddedEncoder])
def test_an_encoder_on_jagged_tensors_compiles(math_attention: None, make: type[Encoder], grad: bool) -> None:
    torch.manual_seed(0)
    model, x = make(), jagged(3, 5, 2)
    before = executions()
    with torch.set_grad_enabled(grad):
        ours, theirs = torch.compile(model, backend="tpu")(x), model(x)
    assert executions() > before
    torch.testing.assert_close(ours.values(), theirs.values())
    if grad:
        gradients = [
            torch.autograd.grad(r.values().square().sum(), list(model.parameters())) for r in (ours, theirs)
        ]
        torch.testing.assert_close(*gradients, rtol=1e-4, atol=1e-4)


def test_an_encoder_that_pads_compiles_whole() -> None:
    model = PaddedEncoder()
    with torch.no_grad():
        fn = compiled(model)
        for lengths in ((3, 5, 2), (4, 2, 6)):
            x = jagged(*lengths)
            torch.testing.assert_close(fn(x).values(), model(x).values())


@pytest.mark.parametrize("length", [2, 4, 7])
def test_rows_are_cut_or_padded(length: int) -> None:
    pad = torch.ops.aten._jagged_to_padded_dense_forward
    values, offsets = torch.randn(10, 3), torch.tensor([0, 3, 3, 10])
    fn = compiled(lambda v, o: pad(v, [o], [length], -1.5))
    torch.testing.assert_close(fn(values, offsets), pad(values, [offsets], [length], -1.5), rtol=0, atol=0)
