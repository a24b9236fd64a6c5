"""What each of the two processes of `test_distributed.py` runs, with RANK and WORLD_SIZE set.

The last line of its output is what it found, as JSON.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import msgpack
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as collectives
import torchtpu_compile
from torch import nn
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import Placement, Replicate, Shard, distribute_tensor
from torch.distributed.tensor._random import manual_seed
from torch.distributed.tensor.experimental import context_parallel
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
from torchtpu_compile import device
from torchtpu_compile.capture.graph import Captured
from torchtpu_compile.device import process_group
from torchtpu_compile.distributed import fully_shard_traced, init_fake_process_group
from torchtpu_compile.eager import agreement, judged

STEPS = 4
PLAN = {"up": ColwiseParallel(), "down": RowwiseParallel()}
# Of a collective to which a rank never comes.
DEADLINE = 6.0
# Of what ends before it: a rank of a busy machine may compile for as long.
PATIENCE = 60.0


class Block(nn.Module):
    def __init__(self, width: int = 16, inner: int = 32) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, inner)
        self.down = nn.Linear(inner, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.down(torch.relu(self.up(self.norm(x))))


def model() -> nn.Sequential:
    torch.manual_seed(0)
    return nn.Sequential(Block(), Block())


def train(net: nn.Module, call: Callable[[torch.Tensor], torch.Tensor], seed: int) -> list[float]:
    optimizer = torch.optim.AdamW(net.parameters(), lr=0.01)
    generator = torch.Generator().manual_seed(seed)
    losses = []
    for _ in range(STEPS):
        x = torch.randn(8, 16, generator=generator)
        loss = call(x).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    return losses


def compiled(module: Any) -> Any:
    return torch.compile(module, backend="tpu")


def data_parallel(compile_it: bool) -> list[float]:
    net = nn.parallel.DistributedDataParallel(model())
    return train(net, compiled(net) if compile_it else net, seed=dist.get_rank())


def fully_sharded(compile_it: bool) -> list[float]:
    net = model()
    # Without a mesh it would be the accelerator's, and these ranks speak through gloo.
    mesh = init_device_mesh("cpu", (dist.get_world_size(),))
    for block in net:
        if compile_it:
            block.compile(backend="tpu")
        fully_shard(block, mesh=mesh)
    fully_shard(net, mesh=mesh)
    return train(net, net, seed=dist.get_rank())


def tensor_parallel(compile_it: bool) -> list[float]:
    net = model()
    mesh = init_device_mesh("cpu", (dist.get_world_size(),))
    for block in net:
        parallelize_module(block, mesh, {"up": ColwiseParallel(), "down": RowwiseParallel()})
    return train(net, compiled(net) if compile_it else net, seed=0)


def sequence_parallel(compile_it: bool) -> list[float]:
    net = model()
    mesh = init_device_mesh("cpu", (dist.get_world_size(),))
    plan = {
        "up": ColwiseParallel(input_layouts=Shard(0)),
        "down": RowwiseParallel(output_layouts=Shard(0), use_local_output=True),
    }
    for block in net:
        parallelize_module(block, mesh, plan)
    return train(net, compiled(net) if compile_it else net, seed=dist.get_rank())


def traced_sharding(compile_it: bool) -> list[float]:
    """Sharding by collectives of the graph, against PyTorch's own by hooks."""
    if not compile_it:
        return fully_sharded(False)
    mesh = init_device_mesh("cpu", (dist.get_world_size(),), mesh_dim_names=("data",))
    net = fully_shard_traced(model(), mesh, shard="data")
    return train(net, compiled(net), seed=dist.get_rank())


def training() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for run in (data_parallel, fully_sharded, traced_sharding, tensor_parallel, sequence_parallel):
        torch._dynamo.reset()
        eager = run(False)
        torchtpu_compile.reset_metrics()
        ours = run(True)
        counted = torchtpu_compile.metrics()
        found[run.__name__] = {
            "error": max(abs(a - b) for a, b in zip(eager, ours, strict=True)),
            "executions": counted["executions"],
            "eager": sorted(counted["fallback_ops"]),
        }
    return found


def _reduced(x: torch.Tensor, name: str) -> torch.Tensor:
    return collectives.all_reduce(x * 2, name, dist.group.WORLD) + 1


def error_of(call: Callable[[], Any]) -> dict[str, Any]:
    begun = time.monotonic()
    try:
        call()
    except (Exception, KeyboardInterrupt) as error:
        return {"type": type(error).__name__, "text": str(error), "seconds": time.monotonic() - begun}
    return {"type": None, "text": "", "seconds": time.monotonic() - begun}


def divergence() -> dict[str, Any]:
    """Ranks that do different things: what each is told."""
    rank = dist.get_rank()

    def call(
        fn: Callable[..., torch.Tensor], *args: Any, deadline: float = PATIENCE
    ) -> Callable[[], torch.Tensor]:
        options = {"execute_timeout": deadline, "heartbeat": 2}
        function = torch.compile(fn, backend="tpu", options=options, dynamic=False)
        return lambda: function(*args)

    def prints(x: torch.Tensor) -> torch.Tensor:
        y = _reduced(x, "sum")
        if dist.get_rank() == 0:
            print("a graph break on one rank")
        return _reduced(y, "sum")

    found: dict[str, Any] = {}
    x = torch.arange(4.0) + rank
    found["prints"] = call(prints, x)().tolist()
    found["reduction"] = error_of(call(_reduced, x, "max" if rank else "sum"))
    found["shape"] = error_of(call(_reduced, torch.ones(5 if rank else 4), "sum"))
    found["dtype"] = error_of(call(_reduced, torch.ones(4, dtype=torch.float64 if rank else None), "sum"))
    # Rank 1 runs this one as Dynamo runs a function that it leaves alone.
    found["one eager"] = (_reduced(x, "sum") if rank else call(_reduced, x, "sum")()).tolist()
    # All ranks can go on after each of these.
    found["after"] = call(_reduced, x, "sum")().tolist()
    found["on boards"] = [group.on_boards for group in agreement._groups.values()]
    if rank == 0:
        found["absent"] = error_of(call(_reduced, x, "sum", deadline=DEADLINE))
    else:
        time.sleep(2 * DEADLINE)
    return found


def lives() -> list[list[float]]:
    """Groups of one name, one after the other: of the first, one rank announces what the other does not."""
    rank, ranks = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    address, port = os.environ["MASTER_ADDR"], int(os.environ["MASTER_PORT"])
    store = dist.TCPStore(address, port, ranks, is_master=rank == 0, multi_tenant=True)
    found = []
    for life, reduction in enumerate(("sum", "max")):
        dist.init_process_group(
            "gloo", store=store, rank=rank, world_size=ranks, timeout=timedelta(seconds=120)
        )
        torch._dynamo.reset()
        step = torch.compile(_reduced, backend="tpu", options={"execute_timeout": PATIENCE})
        call = _reduced if life == 0 and rank == 1 else step
        found += [call(torch.ones(2 + life) * (rank + 1), reduction).tolist() for _ in range(2)]
        dist.barrier()
        dist.destroy_process_group()
        # PyTorch keeps the group of a compiled graph, and its store: gloo would find addresses of this life.
        # Our words of this life stay.
        store.set(f"ended/{life}/{rank}", "")
        store.wait([f"ended/{life}/{other}" for other in range(ranks)])
        if rank == 0:
            for key in store.list_keys():
                if "torchtpu/" not in key and "ended/" not in key:
                    store.delete_key(key)
            store.set(f"cleared/{life}", "")
        store.wait([f"cleared/{life}"])
    return found


def inside() -> dict[str, Any]:
    """A collective that fails in the middle of a program, after others that did not."""
    rank = dist.get_rank()
    options = {"execute_timeout": PATIENCE, "heartbeat": 2, "strict": True}

    def three(x: torch.Tensor, name: str) -> torch.Tensor:
        y = _reduced(_reduced(x, "sum"), name)
        return _reduced(y, "sum").sin()

    function = torch.compile(three, backend="tpu", options=options, dynamic=False)
    x = torch.arange(4.0) + rank
    torchtpu_compile.reset_metrics()
    right = function(x, "sum")
    executions = torchtpu_compile.metrics()["executions"]
    wrong = error_of(lambda: function(x, "min" if rank else "max"))
    same = torch.equal(function(x, "sum"), right) and torch.equal(right, three(x, "sum"))
    return {"executions": executions, "wrong": wrong, "same": same}


def on_device() -> dict[str, Any]:
    """Tensors of the device in a process group of its own: `None` without the device."""
    if device.why_not() is not None:
        return {"installed": False}
    group = dist.new_group(backend="tpu")
    ranks, rank = dist.get_world_size(), dist.get_rank()

    def collective(name: str, x: torch.Tensor) -> torch.Tensor:
        y, twice = x.clone(), torch.empty(ranks * len(x), device=x.device)
        if name == "all_reduce":
            dist.all_reduce(y, group=group)
        elif name == "broadcast":
            dist.broadcast(y, 1, group=group)
        elif name == "all_gather":
            parts = [torch.empty_like(x) for _ in range(ranks)]
            dist.all_gather(parts, x, group=group)
            y = torch.cat(parts)
        elif name == "all_gather_into_tensor":
            dist.all_gather_into_tensor(twice, x, group=group)
            y = twice
        elif name == "all_gather_into_tensor of rows":
            y = torch.empty(1, ranks * len(x), device=x.device)
            dist.all_gather_into_tensor(y if x.device.type == "tpu" else y[0], x, group=group)
        elif name == "reduce_scatter_tensor of rows":
            y, rows = torch.empty(2, device=x.device), x if x.device.type == "cpu" else x[None]
            dist.reduce_scatter_tensor(y, rows, group=group)
        elif name == "reduce_scatter_tensor":
            y = torch.empty(len(x) // ranks, device=x.device)
            dist.reduce_scatter_tensor(y, x, group=group)
        elif name == "all_to_all_single":
            dist.all_to_all_single(y, x, group=group)
        else:
            for under_way in (dist.isend(x, 1 - rank, group=group), dist.irecv(y, 1 - rank, group=group)):
                assert under_way is not None
                under_way.wait()
        assert y.device == x.device
        return y.cpu()

    x = torch.arange(4.0) + 10 * rank
    flat = ["all_gather_into_tensor of rows", "reduce_scatter_tensor of rows"]
    names = ["all_reduce", "broadcast", "all_gather", "all_gather_into_tensor", "reduce_scatter_tensor"]
    same = {
        name: torch.equal(collective(name, x.to("tpu")), collective(name, x))
        for name in [*names, *flat, "all_to_all_single", "isend and irecv"]
    }

    for parts in ([[0, 1]], [[1, 0]], [[0], [1]]):
        part = dist.split_group(group, parts)
        of_all = [other for of_part in parts if rank in of_part for other in of_part]
        where = torch.tensor([10 * rank], device="tpu")
        gathered = [torch.empty_like(where) for _ in of_all]
        dist.all_gather(gathered, where, group=part)
        same[f"parts {parts}"] = [int(found) for found in gathered] == [10 * other for other in of_all]

    def numbers(placement: Placement, compile_it: bool) -> list[torch.Tensor]:
        """What each rank draws for its part of a tensor."""
        whole = distribute_tensor(torch.ones(8, 64, device="tpu"), mesh, [placement])
        call = compiled(torch.nn.functional.dropout) if compile_it else torch.nn.functional.dropout
        own = call(whole).to_local()
        of_all = [torch.empty_like(own) for _ in range(ranks)]
        dist.all_gather(of_all, own, group=group)
        return [drawn.cpu() for drawn in of_all]

    mesh = DeviceMesh.from_group(group, "tpu")
    # Not by the group of all, which takes none of the device's tensors.
    manual_seed(0, mesh)
    for compile_it in (False, True):
        first, second = numbers(Replicate(), compile_it)
        same[f"numbers of replicas, {compile_it}"] = torch.equal(first, second)
        first, second = numbers(Shard(0), compile_it)
        same[f"numbers of shards, {compile_it}"] = not torch.equal(first, second)

    def losses(where: str, compile_it: bool) -> list[float]:
        net = nn.parallel.DistributedDataParallel(model().to(where), process_group=group)
        run = compiled(net) if compile_it else net
        return train(net, lambda x: run(x.to(where)), seed=rank)

    on_cpu = losses("cpu", False)
    errors = {}
    for compile_it in (False, True):
        torch._dynamo.reset()
        ours = losses("tpu", compile_it)
        errors[str(compile_it)] = max(abs(a - b) for a, b in zip(ours, on_cpu, strict=True))
    return {"installed": True, "same": same, "errors": errors}


def compiled_on_device() -> dict[str, Any]:
    """Compiled functions of tensors of the device: what each gives, in eager and compiled, and what then ran
    eagerly."""
    if device.why_not() is not None:
        return {"installed": False}
    group = dist.new_group(backend="tpu")
    rank, ranks = dist.get_rank(), dist.get_world_size()

    def of_new_group(x: torch.Tensor) -> torch.Tensor:
        y = x.sin()
        dist.all_reduce(y, group=dist.new_group(backend="tpu"))
        return y + 1

    def exchanged(x: torch.Tensor, counts: torch.Tensor) -> torch.Tensor:
        """Rows to each rank as many as `counts`, and what is computed of those that came."""
        theirs = collectives.all_to_all_single(counts, None, None, group)
        sent, received = counts.tolist(), theirs.tolist()
        for count in (*sent, *received):
            torch._check(count >= 0)
        y = collectives.all_to_all_single(x, received, sent, group)
        return y.sin().sum(0) * 2

    def optimized(compile_it: bool) -> list[float]:
        mesh = DeviceMesh.from_group(group, "tpu")
        net = model().to("tpu")
        for block in net:
            fully_shard(block, mesh=mesh)
        fully_shard(net, mesh=mesh)
        optimizer = torch.optim.AdamW(net.parameters(), lr=0.01)
        step = compiled(optimizer.step) if compile_it else optimizer.step
        generator = torch.Generator().manual_seed(rank)
        losses = []
        for _ in range(STEPS):
            loss = net(torch.randn(8, 16, generator=generator).to("tpu")).square().mean()
            loss.backward()
            step()
            optimizer.zero_grad()
            losses.append(loss.item())
        return losses

    def ring(compile_it: bool) -> list[float]:
        """Gradients of attention whose rows are on both ranks, 10 on each."""
        torch.manual_seed(0)
        parts = [torch.randn(2, 4, 20, 8).to("tpu") for _ in range(3)]

        def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
            return torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True).square().sum()

        mesh = DeviceMesh.from_group(group, "tpu")
        with context_parallel(mesh, buffers=parts, buffer_seq_dims=[2, 2, 2]):
            leaves = [part.detach().requires_grad_() for part in parts]
            (compiled(attend) if compile_it else attend)(*leaves).backward()
        return torch.stack([leaf.grad for leaf in leaves if leaf.grad is not None]).cpu().tolist()

    x = torch.arange(15.0, device="tpu").reshape(5, 3) + rank
    counts = torch.tensor([1 + rank, 4 - rank], device="tpu")
    cases: dict[str, Callable[[bool], Any]] = {
        "a new group": lambda c: (compiled(of_new_group) if c else of_new_group)(x).tolist(),
        "an uneven exchange": lambda c: (compiled(exchanged) if c else exchanged)(x, counts).tolist(),
        "an optimizer of shards": optimized,
        "a ring": ring,
    }
    assert ranks == 2
    found: dict[str, Any] = {"installed": True}
    for name, case in cases.items():
        torch._dynamo.reset()
        eager = torch.tensor(case(False))
        torchtpu_compile.reset_metrics()
        with torch._dynamo.config.patch(capture_scalar_outputs=True):
            ours = torch.tensor(case(True))
        counted = torchtpu_compile.metrics()
        found[name] = {
            "error": (ours - eager).abs().max().item(),
            "executions": counted["executions"],
            "eager": sorted(counted["fallback_ops"]),
        }
    return found


def answers() -> dict[str, Any]:
    """What parts of a process group of the device answer otherwise than gloo's: name to both answers."""
    if device.why_not() is not None:
        return {"installed": False}

    def of(value: Any, name: str) -> str:
        try:
            found = getattr(value, name)
            found = found() if callable(found) else found
        except Exception as error:
            # Each names itself.
            return f"{type(error).__name__}: {str(error).splitlines()[0]}".replace("gloo", "tpu")
        if isinstance(found, (torch.Tensor, list)):
            return str([getattr(each, "tolist", "something".__str__)() for each in found])
        return str(found) if isinstance(found, (bool, int, str, timedelta, type(None))) else "something"

    def walk(ours: Any, theirs: Any) -> dict[str, list[str]]:
        # Not what changes the group or waits again, nor what one of the two classes has alone.
        kept = set(dir(ours)) & set(dir(theirs))
        kept -= {"abort", "shutdown", "_start_coalescing", "wait", "synchronize", "block_current_stream"}
        names = sorted(name for name in kept if not name.startswith(("__", "_pybind11")))
        both = {name: [of(ours, name), of(theirs, name)] for name in names}
        return {
            "asked": [str(len(names))],
            **{name: pair for name, pair in both.items() if pair[0] != pair[1]},
        }

    def transfer(where: str, group: Any, any_source: bool) -> Any:
        if dist.get_rank() == 1:
            return dist.isend(torch.ones(2, device=where), 0, group=group)
        return dist.irecv(torch.zeros(2, device=where), None if any_source else 1, group=group)

    def work(where: str, group: Any, kind: str) -> Any:
        if kind in ("message", "message of anybody"):
            begun = transfer(where, group, kind != "message")
        elif kind == "barrier":
            begun = dist.barrier(group, async_op=True)
        else:
            begun = dist.all_reduce(torch.ones(2, device=where), group=group, async_op=True)
        assert begun.wait(timedelta(seconds=60))
        if where == "tpu":
            # Gloo would wait for another message.
            assert begun.wait()
        return begun

    places = ("tpu", "cpu")
    groups = [dist.new_group(backend=name) for name in ("tpu", "gloo")]
    found = {"group": walk(*groups)}
    parts = [group._get_backend(torch.device(where)) for where, group in zip(places, groups, strict=True)]
    found["backend"] = walk(*parts)
    for kind in ("all_reduce", "barrier", "message", "message of anybody"):
        found[kind] = walk(*(work(*of, kind) for of in zip(places, groups, strict=True)))
    mean = torch.tensor([1.0 + dist.get_rank(), 4.0], device="tpu")
    dist.all_reduce(mean, dist.ReduceOp.AVG, group=groups[0])
    return {"installed": True, "found": found, "mean": mean.tolist()}


def left_alone() -> dict[str, Any]:
    """What a rank is told whose collectives of the device no other rank comes to."""
    if device.why_not() is not None:
        return {"installed": False}
    layer, x = nn.Linear(2, 2).to("tpu"), torch.ones(2, device="tpu")
    os.environ["TORCHTPU_HEARTBEAT"] = "1"
    groups = [dist.new_group(backend="tpu", timeout=timedelta(seconds=5)) for _ in range(2)]
    patient = [dist.new_group(backend="tpu", timeout=timedelta(seconds=60)) for _ in range(2)]
    net = nn.parallel.DistributedDataParallel(layer, process_group=groups[0])
    told = {}
    loss = net(x).sum()
    if dist.get_rank() == 0:
        told["allreduce, of gradients"] = error_of(loss.backward)
        told["recv"] = error_of(lambda: dist.recv(x, 1, group=groups[1]))
        ends = [
            ("interrupted", lambda: os.kill(os.getpid(), signal.SIGINT)),
            ("aborted", patient[1]._get_backend(torch.device("tpu")).abort),
        ]
        for (name, end), group in zip(ends, patient, strict=True):
            threading.Timer(1.5, end).start()
            told[name] = error_of(functools.partial(dist.all_reduce, x, group=group))
    # The other one is still there, and waits for nobody.
    dist.barrier()
    return {"installed": True, "told": told}


def signals() -> dict[str, Any]:
    """Signals that come to rank 0 while it waits for the other one, which comes after them."""
    if device.why_not() is not None:
        return {"installed": False}
    store = dist.distributed_c10d._get_default_store()  # type: ignore[no-untyped-call]
    reduced: list[float] = []

    def reduce(group: Any, value: float) -> None:
        x = torch.full((4,), value, device="tpu")
        dist.all_reduce(x, group=group)
        reduced.append(x[0].item())

    def signalled(number: signal.Signals) -> None:
        os.kill(os.getpid(), number)
        # Longer than a wait goes on before it looks for signals.
        time.sleep(0.6)
        store.set(f"signalled/{number}", "")

    near = dist.new_group(backend="tpu")
    process_group.LARGEST_GROUP, largest = 0, process_group.LARGEST_GROUP
    far = dist.new_group(backend="tpu", timeout=timedelta(seconds=60))
    process_group.LARGEST_GROUP = largest
    told = {}
    is_first = dist.get_rank() == 0
    # A handler may begin a collective: after the one that waits, or numbers would be mixed up.
    if is_first:
        signal.signal(signal.SIGUSR1, lambda *_: reduce(near, 10))
        threading.Timer(1, signalled, [signal.SIGUSR1]).start()
    else:
        store.wait([f"signalled/{signal.SIGUSR1}"])
    reduce(near, 1)
    if not is_first:
        reduce(near, 10)
    signal.signal(signal.SIGUSR1, signal.SIG_DFL)
    # Whoever leaves a wait between machines would take the other's word for data from then on.
    if is_first:
        threading.Timer(1, signalled, [signal.SIGINT]).start()
        told["interrupted"] = error_of(lambda: reduce(far, 100))
    else:
        store.wait([f"signalled/{signal.SIGINT}"])
    told["after"] = error_of(lambda: reduce(far, 100))
    return {"installed": True, "reduced": reduced, "told": told}


def killed() -> dict[str, Any]:
    """A rank that is killed between two collectives: what the other is told."""
    # In the group of all, one rank has begun a collective that the other never came to.
    group = dist.new_group()

    def reduced(x: torch.Tensor) -> torch.Tensor:
        return collectives.all_reduce(x * 2, "sum", group) + 1

    function = torch.compile(reduced, backend="tpu", options={"execute_timeout": DEADLINE})
    function(torch.ones(4))
    if dist.get_rank() == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return error_of(lambda: function(torch.ones(4)))


def checkpoints() -> dict[str, Any]:
    """Training that goes on from a checkpoint, in a model that was another one before."""
    from torch.distributed import checkpoint
    from torch.distributed.checkpoint.state_dict import StateDictOptions, get_model_state_dict, get_state_dict
    from torch.distributed.checkpoint.state_dict import set_state_dict as set_state

    mesh = init_device_mesh("cpu", (dist.get_world_size(),), mesh_dim_names=("data",))

    def hooks(net: nn.Sequential) -> Any:
        for block in net:
            block.compile(backend="tpu")
            fully_shard(block, mesh=mesh)
        return fully_shard(net, mesh=mesh)

    kinds: dict[str, Callable[[nn.Sequential], Any]] = {
        "fully_shard": hooks,
        "fully_shard_traced": lambda net: compiled(fully_shard_traced(net, mesh, shard="data")),
        "DistributedDataParallel": lambda net: compiled(nn.parallel.DistributedDataParallel(net)),
    }

    def some_steps(net: Any, optimizer: torch.optim.Optimizer) -> list[float]:
        losses = []
        for step in range(2):
            x = torch.randn(8, 16, generator=torch.Generator().manual_seed(10 * step + dist.get_rank()))
            loss = net(x).square().mean()
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            losses.append(loss.item())
        return losses

    found: dict[str, Any] = {}
    for name, wrap in kinds.items():
        torch._dynamo.reset()
        path = os.path.join(os.environ["TORCHTPU_TEST_CHECKPOINTS"], name)
        net = wrap(model())
        optimizer = torch.optim.AdamW(net.parameters(), lr=0.01)
        some_steps(net, optimizer)
        weights, moments = get_state_dict(net, optimizer)
        checkpoint.save({"model": weights, "optimizer": moments}, checkpoint_id=path)
        full = get_model_state_dict(net, options=StateDictOptions(full_state_dict=True))
        whole = {key: value.clone() for key, value in full.items()}
        went_on = some_steps(net, optimizer)

        other = model()
        with torch.no_grad():
            for parameter in other.parameters():
                parameter.fill_(0.5)
        net = wrap(other)
        optimizer = torch.optim.AdamW(net.parameters(), lr=0.01)
        weights, moments = get_state_dict(net, optimizer)
        state = {"model": weights, "optimizer": moments}
        checkpoint.load(state, checkpoint_id=path)
        set_state(net, optimizer, model_state_dict=state["model"], optim_state_dict=state["optimizer"])
        found[name] = {"went on": went_on, "loaded": some_steps(net, optimizer)}
        if dist.get_rank() == 0:
            # One process alone, whose model is not sharded.
            alone = {"model": {key: torch.zeros_like(value) for key, value in model().state_dict().items()}}
            checkpoint.load(alone, checkpoint_id=path, no_dist=True)
            equal = [torch.equal(value, whole[key]) for key, value in alone["model"].items()]
            found[name]["alone"] = [len(whole), sum(equal)]
    return found


def graphs() -> dict[str, Any]:
    """The graphs that the first or the last of four ranks captures, of which the others do not exist."""
    init_fake_process_group(4, 3 * int(os.environ["RANK"]))
    found: dict[str, Any] = {}
    mesh = init_device_mesh("cpu", (2, 2), mesh_dim_names=("data", "tensor"))
    for on_one_rank in (False, True):
        torch._dynamo.reset()
        with torch.compiler.config.patch(compile_on_one_rank=on_one_rank):
            net = model()
            for block in net:
                parallelize_module(block, mesh["tensor"], PLAN)
            found["on one rank" if on_one_rank else "on each rank"] = captured_graphs(net, 16)
    dist.destroy_process_group()
    return found


def captured_graphs(net: nn.Module, width: int) -> list[dict[str, Any]]:
    """Digests of the graphs of a forward and a backward pass, their groups, and what cannot be compiled."""
    found: list[dict[str, Any]] = []
    capture = judged.capture

    def note(*args: Any, **kwargs: Any) -> Captured:
        captured = capture(*args, **kwargs)
        # But for the number in its name, which counts the graphs of a process.
        graph = {**msgpack.unpackb(captured.data)["graph"], "name": None}
        digest = hashlib.sha256(msgpack.packb(graph)).hexdigest()
        problems = [problem.reason for problem in captured.problems]
        found.append({"graph": digest, "groups": graph["groups"], "problems": problems})
        return captured

    judged.capture = note
    torch.compile(net, backend="tpu", fullgraph=True)(torch.randn(4, width)).sum().backward()
    judged.capture = capture
    return found


def pod() -> dict[str, Any]:
    """The graphs that three of 8,960 ranks capture of a block that is data parallel, sharded and tensor
    parallel."""
    # For all of them, and for what comes after.
    importlib.import_module("torch._functorch.aot_autograd")
    importlib.import_module("torch._inductor.compile_fx")

    found: dict[str, Any] = {}
    for rank in (37, 8959) if int(os.environ["RANK"]) else (0,):
        # PyTorch keeps names of groups that are gone: a process is one rank.
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.write(write, json.dumps(graphs_of_pod(rank)).encode())
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as answer:
            found[str(rank)] = json.loads(answer.read() or "null")
        os.waitpid(child, 0)
    return found


def graphs_of_pod(rank: int) -> list[dict[str, Any]]:
    init_fake_process_group(8960, rank)
    mesh = init_device_mesh("cpu", (35, 32, 8), mesh_dim_names=("dp", "fsdp", "tp"))
    net = nn.Sequential(Block(64, 256))
    for block in net:
        parallelize_module(block, mesh["tp"], PLAN)
    found = captured_graphs(fully_shard_traced(net, mesh, shard="fsdp", replicate="dp"), 64)
    for graph in found:
        graph["groups"] = [[len(groups), len(groups[0]), groups[0][:2]] for groups in graph["groups"]]
    return found


def main() -> None:
    torch.set_num_threads(1)
    found: dict[str, Any] = {"pod": pod(), "graphs": graphs(), "lives": lives()}
    dist.init_process_group("gloo", timeout=timedelta(seconds=120))
    # The last one ends a rank.
    for scenario in (
        training,
        checkpoints,
        inside,
        on_device,
        compiled_on_device,
        answers,
        left_alone,
        signals,
        divergence,
        killed,
    ):
        torch._dynamo.reset()
        # One that fails is none that the others have to wait for.
        try:
            found[scenario.__name__] = scenario()
        except Exception:
            found[scenario.__name__] = {"raised": traceback.format_exc()}
        print(json.dumps(found), flush=True)
    # Without waiting for ranks that are gone.
    os._exit(0)


if __name__ == "__main__":
    main()
