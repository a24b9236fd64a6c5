"""Sparse tensors (COO) on the device: results equal those of the CPU, and stay on the device."""

from __future__ import annotations

import copy
import io
import logging
from collections.abc import Callable

import processes
import pytest
import torch
from torch import nn

INDICES, VALUES = torch.tensor([[0, 1, 1, 0], [2, 0, 0, 1]]), torch.tensor([3.0, 4.0, 5.0, -1.0])


@pytest.fixture(params=["strict", "fused", "fused_exact"])
def mode(request: pytest.FixtureRequest) -> None:
    torch.tpu.set_eager_mode(request.param)


def sparse(device: str) -> torch.Tensor:
    return torch.sparse_coo_tensor(INDICES.to(device), VALUES.to(device), (2, 3))


def check(here: torch.Tensor, there: torch.Tensor) -> None:
    """Compares a result of the device with that of the CPU, the parts of a sparse one too."""
    assert here.device.type == "tpu"
    assert (here.layout, here.dtype, here.shape) == (there.layout, there.dtype, there.shape)
    if here.layout == torch.sparse_coo:
        assert here.is_coalesced() == there.is_coalesced()
        assert (here.sparse_dim(), here.dense_dim()) == (there.sparse_dim(), there.dense_dim())
        check(here._indices(), there._indices())
        check(here._values(), there._values())
    else:
        torch.testing.assert_close(here.cpu(), there)


OPS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "itself": lambda s: s,
    "coalesce": lambda s: s.coalesce(),
    "values": lambda s: s.coalesce().values(),
    "to_dense": lambda s: s.to_dense(),
    "clone": lambda s: s.clone(),
    "deepcopy": copy.deepcopy,
    "zeros_like": lambda s: torch.zeros_like(s),
    "add": lambda s: s + s,
    "add to dense": lambda s: torch.ones(2, 3, device=s.device) + s,
    "mul": lambda s: s * 2,
    "mul by dense": lambda s: s.coalesce() * torch.full((2, 3), 3.0, device=s.device),
    "neg": lambda s: -s.coalesce(),
    "transpose": lambda s: s.t(),
    "select": lambda s: s[1],
    "unsqueeze": lambda s: s.unsqueeze(0),
    "index_select": lambda s: s.index_select(0, torch.tensor([1], device=s.device)),
    "cat": lambda s: torch.cat([s, s], 1),
    "sum": lambda s: torch.sparse.sum(s),
    "sum of rows": lambda s: torch.sparse.sum(s, 1),
    "mm": lambda s: torch.sparse.mm(s, torch.ones(3, 2, device=s.device)),
    "sparse mm": lambda s: torch.sparse.mm(s, s.t()),
    "softmax": lambda s: torch.sparse.softmax(s, 1),
    "double": lambda s: s.double(),
    "norm": lambda s: s.norm(),
    "mask": lambda s: torch.ones(2, 3, device=s.device).sparse_mask(s.coalesce()),
    "in place": lambda s: s.mul_(2).add_(s).neg_(),
    "copy": lambda s: torch.zeros_like(s).copy_(s),
    "zero": lambda s: s.zero_(),
    "resize": lambda s: s.sparse_resize_((4, 5), 2, 0),
    "empty": lambda s: torch.zeros(2, 3, layout=torch.sparse_coo, device=s.device),
    "out": lambda s: torch.add(s, s, out=torch.zeros_like(s)),
    "dense part": lambda s: torch.ones(3, 2, device=s.device).to_sparse(1) * 2,
    "no dimensions": lambda s: torch.tensor(3.0, device=s.device).to_sparse(),
}


@pytest.mark.parametrize("op", OPS.values(), ids=OPS)
def test_an_op_of_a_sparse_tensor_has_the_results_of_the_cpu(
    mode: None, op: Callable[[torch.Tensor], torch.Tensor]
) -> None:
    check(op(sparse("tpu")), op(sparse("cpu")))


def test_a_sparse_tensor_moves_between_the_host_and_the_device(mode: None) -> None:
    check(sparse("cpu").to("tpu"), sparse("cpu"))
    assert torch.equal(sparse("tpu").cpu().to_dense(), sparse("cpu").to_dense())


def test_a_sparse_tensor_is_saved_and_loaded() -> None:
    file = io.BytesIO()
    torch.save(sparse("tpu"), file)
    file.seek(0)
    check(torch.load(file), sparse("cpu"))


@pytest.mark.parametrize("op", ["mul_", "neg_", "add_"])
def test_values_that_the_user_holds_change_with_the_tensor_as_on_the_cpu(op: str) -> None:
    changed, held = [], []
    for device in ("tpu", "cpu"):
        tensor = sparse(device).coalesce()
        held.append(tensor.values())
        changed.append(getattr(tensor, op)(*([] if op == "neg_" else [tensor] if op == "add_" else [2])))
    check(*held)
    check(*changed)
    for tensor in changed:
        tensor._values().zero_()
    check(*changed)


def test_a_result_does_not_share_its_parts_with_an_operand() -> None:
    tensor = sparse("tpu").coalesce()
    other = tensor * 1
    other._indices().zero_()
    other._values().zero_()
    check(tensor, sparse("cpu").coalesce())


def test_a_sparse_tensor_of_the_cpu_is_no_operand() -> None:
    for call in (
        lambda: torch.ones(2, 3, device="tpu") + sparse("cpu"),
        lambda: torch.ones(2, 3, device="tpu").add_(sparse("cpu")),
        lambda: torch.ones(2, 3) + sparse("tpu"),
        lambda: torch.tensor(1.0, device="tpu") * torch.tensor(2.0).to_sparse(),
    ):
        with pytest.raises(RuntimeError, match="same device"):
            call()


def test_an_op_that_no_sparse_tensor_has_names_itself() -> None:
    with pytest.raises(NotImplementedError, match="aten::cumsum"):
        sparse("tpu").cumsum(0)


@pytest.mark.parametrize("module", [nn.Embedding, nn.EmbeddingBag])
@pytest.mark.parametrize("optimizer", [torch.optim.SparseAdam, torch.optim.SGD, torch.optim.Adagrad])
def test_sparse_gradients_train_an_embedding_as_on_the_cpu(
    mode: None, module: type[nn.Module], optimizer: type[torch.optim.Optimizer]
) -> None:
    found = []
    for device in ("tpu", "cpu"):
        torch.manual_seed(0)
        embedding = module(10, 4, sparse=True).to(device)
        embedding.load_state_dict({"weight": torch.linspace(-1, 1, 40).reshape(10, 4)})
        steps = optimizer(embedding.parameters(), lr=0.1)  # type: ignore[call-arg]
        for step in range(3):
            steps.zero_grad()
            embedding(torch.tensor([[1, 2, 2], [3, 1, step]], device=device)).pow(2).sum().backward()
            (weight,) = embedding.parameters()
            assert weight.grad is not None
            assert (weight.grad.layout, weight.grad.device.type) == (torch.sparse_coo, device)
            steps.step()
        found.append(weight.detach().cpu())
    torch.testing.assert_close(*found)


def test_sparse_gradients_accumulate_and_are_clipped() -> None:
    norms, grads = [], []
    for device in ("tpu", "cpu"):
        weight = torch.ones(10, 4).to(device).requires_grad_()
        for row in (1, 2, 1):
            nn.functional.embedding(
                torch.tensor([row, 3], device=device), weight, sparse=True
            ).sum().backward()
        assert weight.grad is not None
        norms.append(nn.utils.clip_grad_norm_([weight], 1.0).cpu())
        grads.append(weight.grad.to_dense().cpu())
    torch.testing.assert_close(*norms)
    torch.testing.assert_close(*grads)


def test_an_update_by_a_sparse_gradient_is_a_program_of_the_device(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch.tpu.set_eager_mode("strict")
    monkeypatch.setenv("TORCHTPU_STRICT", "1")
    embedding = nn.Embedding(10, 4, sparse=True).to("tpu")
    steps = torch.optim.SGD(embedding.parameters(), lr=0.5)
    want = embedding.weight.detach().cpu()
    embedding(torch.tensor([1, 1, 3], device="tpu")).sum().backward()
    steps.step()
    want[1] -= 1.0
    want[3] -= 0.5
    torch.testing.assert_close(embedding.weight.detach().cpu(), want)


def test_an_op_that_runs_on_the_cpu_is_named(caplog: pytest.LogCaptureFixture) -> None:
    torch.tpu.set_eager_mode("strict")
    with caplog.at_level(logging.WARNING):
        sparse("tpu").coalesce()
    assert any("_coalesce" in r.getMessage() and "sparse tensors" in r.getMessage() for r in caplog.records)


def test_compiled_functions_take_and_return_sparse_tensors() -> None:
    check(torch.compile(lambda s: s + s, backend="tpu")(sparse("tpu")), sparse("cpu") + sparse("cpu"))


def test_a_collective_of_a_sparse_tensor_is_refused_but_for_sums() -> None:
    said = processes.output("""
import torch.distributed as dist
dist.init_process_group("gloo", rank=0, world_size=1, store=dist.HashStore())
device.install()
try:
    dist.broadcast(torch.eye(3, device="tpu").to_sparse(), 0)
except NotImplementedError as error:
    print(error)
""")
    assert "to_dense" in said
