"""The process group of the device answers what PyTorch's own do, in a group of one rank."""

from __future__ import annotations

import itertools
import logging
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
import torch
import torch.distributed as dist
from torchtpu_compile import device
from torchtpu_compile.device.process_group import _handled, _life_of
from torchtpu_compile.errors import DeadlineError

distributed: Any = dist  # It has no types.

pytestmark = pytest.mark.skipif(device.why_not() is not None, reason="the tpu device is not installed")


@pytest.fixture
def create() -> Iterator[Callable[..., Any]]:
    """Creates the group of all ranks, of which there is one."""

    def init(backend: str | None = None, **more: Any) -> Any:
        dist.init_process_group(backend, store=distributed.HashStore(), rank=0, world_size=1, **more)
        return dist.group.WORLD

    yield init
    if dist.is_initialized():
        dist.destroy_process_group()


def answer_of(backend: Any, name: str, is_property: bool) -> Any:
    try:
        value = getattr(backend, name)
        return value if is_property else value()
    except Exception as error:
        return type(error)


def test_every_member_of_a_backend_has_an_answer(create: Callable[..., Any]) -> None:
    group = create(device_id=torch.device("tpu:0"))
    ours, gloo = (group._get_backend(torch.device(where)) for where in ("tpu", "cpu"))
    base = distributed.distributed_c10d.C10DBackend
    names = [name for name in dir(base) if not name.startswith("__") and "pybind11" not in name]
    assert len(names) > 40
    # Those that end the group come last.
    ending = ["abort", "shutdown"]
    for name in [*(name for name in names if name not in ending), *ending]:
        is_property = isinstance(getattr(base, name), property)
        answer, of_gloo = (answer_of(backend, name, is_property) for backend in (ours, gloo))
        assert answer is not RecursionError, name
        if is_property and isinstance(of_gloo, bool):
            assert isinstance(answer, bool), (name, answer)
        elif is_property:
            assert type(answer) is type(of_gloo) or isinstance(of_gloo, type(answer)), (name, answer, of_gloo)


def test_groups_of_ranks_with_a_device_are_split_where_they_are_asked_to(create: Callable[..., Any]) -> None:
    from torch.distributed.device_mesh import init_device_mesh

    group = create(device_id=torch.device("tpu:0"))
    assert group.bound_device_id is None
    assert group._get_backend(torch.device("tpu")).supports_splitting
    # Else `new_group` has ranks that are in no part call what NCCL's backend alone has.
    assert distributed.distributed_c10d._get_split_source(group, "tpu") is None
    mesh = init_device_mesh("tpu", (1, 1), mesh_dim_names=("a", "b"))
    for part in (distributed.split_group(group, [[0]]), mesh.get_group("a"), dist.new_group([0])):
        for where in ("tpu", "cpu"):
            x = torch.ones(2, device=where)
            dist.all_reduce(x, group=part)
            assert x.tolist() == [1.0, 1.0]


@pytest.mark.parametrize("backend", [None, "tpu", "cpu:gloo,tpu:tpu", "tpu:tpu,cpu:gloo"])
def test_a_group_takes_tensors_of_the_device_and_of_the_cpu(
    create: Callable[..., Any], backend: str | None
) -> None:
    group = create(backend)
    assert group._get_backend(torch.device("cpu")).name() == "gloo"
    for where in ("cpu", "tpu"):
        x = torch.arange(3.0, device=where)
        under_way = dist.all_reduce(x, async_op=True)
        assert under_way is not None
        assert under_way.wait(timedelta(seconds=30)) and x.tolist() == [0.0, 1.0, 2.0]
    dist.barrier()
    dist.monitored_barrier(timeout=timedelta(seconds=30))
    with distributed.distributed_c10d._coalescing_manager(
        group, torch.device("tpu"), async_ops=True
    ) as all_of:
        dist.all_reduce(torch.ones(2, device="tpu"))
    all_of.wait()


@pytest.mark.parametrize("backend", ["gloo", None])
def test_a_barrier_that_names_a_device_ends_in_groups_of_the_cpu_too(
    create: Callable[..., Any], backend: str | None
) -> None:
    """PyTorch takes `device_ids` for those of the accelerator, in a program without one of its tensors."""
    create(backend)
    dist.barrier(device_ids=[0])
    dist.barrier(device_ids=[0], timeout=timedelta(seconds=30))
    under_way = dist.barrier(device_ids=[0], async_op=True)
    assert under_way is not None
    assert under_way.wait()


def test_a_rank_sends_to_itself_in_a_batch(create: Callable[..., Any]) -> None:
    create()
    sent = [torch.full((2, 2), float(n), device="tpu") for n in range(3)]
    received = [torch.zeros(2, 2, device="tpu") for _ in sent]
    for begin in (0, 1):
        # The first one comes before it is sent, in the batch of both.
        ops = [distributed.P2POp(dist.irecv, received[begin], 0)]
        ops += [distributed.P2POp(dist.isend, sent[begin], 0), distributed.P2POp(dist.isend, sent[2], 0)]
        ops += [distributed.P2POp(dist.irecv, received[2], 0)]
        for begun in dist.batch_isend_irecv(ops):
            begun.wait()
        assert torch.equal(received[begin].cpu(), sent[begin].cpu())
        assert torch.equal(received[2].cpu(), sent[2].cpu())
    (unsent,) = dist.batch_isend_irecv([distributed.P2POp(dist.irecv, received[0], 0)])
    for _ in range(2):
        with pytest.raises(
            RuntimeError, match=r"receives a message from itself \(tag 0\) that it has not sent"
        ):
            unsent.wait()
    # The next one to receive does not wait for the message after the one that comes.
    ops = [distributed.P2POp(dist.isend, sent[1], 0), distributed.P2POp(dist.irecv, received[0], 0)]
    for _ in range(2):
        for begun in dist.batch_isend_irecv(ops):
            begun.wait()
            begun.wait()
        assert torch.equal(received[0].cpu(), sent[1].cpu())


def test_a_message_to_itself_is_polled(create: Callable[..., Any]) -> None:
    create()
    received = torch.zeros(3, device="tpu")
    (begun,) = dist.batch_isend_irecv([distributed.P2POp(dist.irecv, received, 0)])
    assert not begun.is_completed()
    sent = torch.arange(3.0, device="tpu")
    dist.batch_isend_irecv([distributed.P2POp(dist.isend, sent, 0)])
    end = time.monotonic() + 20
    while not begun.is_completed():
        assert time.monotonic() < end
    assert begun.is_success() and begun.wait() and received.tolist() == [0.0, 1.0, 2.0]


def reduced_by(op: Any, collective: str, x: torch.Tensor) -> torch.Tensor:
    found = torch.zeros_like(x)
    if collective == "reduce_scatter":
        dist.reduce_scatter(found, [x], op)
    elif collective == "reduce_scatter_tensor":
        dist.reduce_scatter_tensor(found, x, op)
    elif collective == "coalesced":
        options = distributed.AllreduceCoalescedOptions()
        options.reduceOp = op
        distributed.group.WORLD.allreduce_coalesced([x], options).wait()
    elif collective == "reduce":
        dist.reduce(x, 0, op)
    else:
        dist.all_reduce(x, op)
    return found if "scatter" in collective else x


def test_every_reduction_is_right_or_named(create: Callable[..., Any]) -> None:
    create()
    ops = {name.lower(): getattr(dist.ReduceOp, name) for name in dir(dist.ReduceOp) if name.isupper()}
    assert len(ops) >= 9
    ops["premul_sum"] = distributed._make_nccl_premul_sum(2.0)
    collectives = ["all_reduce", "reduce", "reduce_scatter", "reduce_scatter_tensor", "coalesced"]
    dtypes = [torch.float32, torch.int32, torch.int16, torch.bool, torch.complex64]
    wrong = []
    for (name, op), collective, dtype in itertools.product(ops.items(), collectives, dtypes):
        x = torch.arange(4).to(dtype).to("tpu")
        expected = (x * 2 if name == "premul_sum" else x).cpu()
        try:
            found: Any = reduced_by(op, collective, x).cpu()
            right = torch.equal(found, expected)
        except (RuntimeError, ValueError) as error:
            found = f"{type(error).__name__}: {error}"
            right = type(error) in (RuntimeError, ValueError) and name in found.lower()
            right = right and (dtype is not torch.float32 or name in ("band", "bor", "bxor"))
        if not right:
            wrong.append((name, collective, dtype, found))
    assert not wrong, "\n".join(map(str, wrong))


def test_nccl_names_the_word_to_change(create: Callable[..., Any]) -> None:
    if torch.cuda.is_available():
        pytest.skip("this machine has a GPU")
    for backend in ("nccl", "cpu:gloo,cuda:nccl"):
        with pytest.raises(RuntimeError, match='Replace "nccl" by "tpu"'):
            create(backend)


def test_a_group_is_not_taken_for_one_that_died(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store, soon = distributed.HashStore(), timedelta(seconds=0.05)

    def lives() -> list[str]:
        found: list[str] = []

        def enter(rank: int) -> None:
            found.append(_life_of(store, rank, 3, timedelta(seconds=60)))

        threads = [threading.Thread(target=enter, args=(rank,)) for rank in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return found

    first = lives()
    # What another attempt left, whose last rank never came.
    with pytest.raises(DeadlineError, match=r"waited 0\.05 s for rank 1, rank 2 to create the group"):
        _life_of(store, 0, 3, soon)
    with pytest.raises(DeadlineError, match=r"waited 0\.05 s for rank 0"):
        _life_of(store, 2, 3, soon)
    monkeypatch.setenv("TORCHTPU_HEARTBEAT", "0.1")
    with pytest.raises(DeadlineError), caplog.at_level(logging.WARNING, "torchtpu_compile"):
        _life_of(store, 0, 3, timedelta(seconds=0.5))
    said = [record.getMessage() for record in caplog.records]
    assert 2 <= len(said) <= 4 and "for rank 1, rank 2 to create the group" in said[0], said
    second = lives()
    assert len(first) == len(second) == 3
    assert len({*first}) == len({*second}) == 1 and first[0] != second[0]


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("is_ring", [False, True])
def test_attention_of_dtensors_is_an_op_that_pytorch_shards(
    create: Callable[..., Any], is_ring: bool, compiled: bool
) -> None:
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.tensor import DTensor, Shard
    from torch.distributed.tensor.experimental import context_parallel

    create()
    mesh = init_device_mesh("tpu", (1,))
    torch.manual_seed(0)
    values = [torch.randn(2, 4, 8, 16) for _ in range(3)]
    attention = torch.nn.functional.scaled_dot_product_attention

    def gradients(of: list[torch.Tensor], call: Callable[..., Any]) -> list[torch.Tensor]:
        leaves = [value.detach().requires_grad_() for value in of]
        out = (torch.compile(call, backend="tpu") if compiled else call)(*leaves, is_causal=True)
        whole = out.full_tensor() if isinstance(out, DTensor) else out
        whole.square().sum().backward()
        return [whole.detach().cpu(), *(leaf.grad.cpu() for leaf in leaves if leaf.grad is not None)]

    def sharded(*of: torch.Tensor, **more: Any) -> torch.Tensor:
        parts = [DTensor.from_local(tensor, mesh, [Shard(1)]) for tensor in of]
        return attention(*parts, **more)

    expected = gradients(values, attention)
    on_device = [value.to("tpu") for value in values]
    if is_ring:
        with context_parallel(mesh, buffers=on_device, buffer_seq_dims=[2, 2, 2]):
            # It replaces the function in its module.
            found = gradients(on_device, torch.nn.functional.scaled_dot_product_attention)
    else:
        found = gradients(on_device, sharded)
    assert len(found) == len(expected) == 4
    torch.testing.assert_close(found, expected)


def test_every_handler_of_a_signal_is_known() -> None:
    """Of which some have no module: a method of a queue, and what `exec` defines."""
    scope: dict[str, Any] = {"__name__": None}
    exec("def defined(*_): ...", scope)
    for handler in (queue.SimpleQueue().put, scope["defined"], lambda *_: None):
        before = signal.signal(signal.SIGUSR1, handler)
        try:
            assert "SIGUSR1" in _handled()
        finally:
            signal.signal(signal.SIGUSR1, before)
    assert "SIGUSR1" not in _handled()
