"""What each of the four processes of `test_four_ranks.py` runs: `python ranks_of_four.py SCENARIO`.

The last line of its output is what it found, as JSON.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as collectives
import torchtpu_compile
from llama_pod import SIZES, Llama, loss_of, parallelize
from ranks import DEADLINE, Block, compiled, data_parallel, error_of, model, train
from torch import nn
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
from torchtpu_compile.distributed import fully_shard_traced

STEPS = 3
ROWS, LENGTH = 2, 32


def llama() -> Llama:
    torch.manual_seed(0)
    return Llama(*SIZES["tiny"])


def losses(net: Llama, rank: int, of: int) -> list[float]:
    """Losses of steps in which each of `of` ranks has rows of its own; `rank` has its part, -1 has all."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    generator = torch.Generator().manual_seed(5)
    found = []
    for _ in range(STEPS):
        tokens = torch.randint(net.embedding.num_embeddings, (of, ROWS, LENGTH + 1), generator=generator)
        mine = tokens.flatten(0, 1) if rank < 0 else tokens[rank]
        loss = loss_of(net, net(mine[:, :-1]), mine)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        found.append(loss.item())
    return found


def mean(found: list[float], over: Any) -> list[float]:
    of_all = torch.tensor(found, dtype=torch.float64)
    dist.all_reduce(of_all, group=over)
    return [loss / dist.get_world_size(over) for loss in of_all.tolist()]


def traced(mesh: DeviceMesh) -> Llama:
    net = llama()
    if mesh["tp"].size() > 1:
        parallelize(net, mesh["tp"])
    return fully_shard_traced(net, mesh, shard="fsdp", replicate="dp")  # type: ignore[return-value]


def layouts(shapes: list[tuple[int, int, int]]) -> dict[str, Any]:
    """Llama over meshes of data, sharded and tensor parallel ranks, against one process that has all rows."""
    found: dict[str, Any] = {}
    for shape in shapes:
        torch._dynamo.reset()
        mesh = init_device_mesh("cpu", shape, mesh_dim_names=("dp", "fsdp", "tp"))
        parts = shape[0] * shape[1]
        with torch.compiler.set_stance("force_eager"):
            whole = losses(llama(), -1, parts)
            eager = losses(traced(mesh), dist.get_rank() // shape[2], parts)
        torchtpu_compile.reset_metrics()
        ours = losses(traced(mesh), dist.get_rank() // shape[2], parts)
        counted = torchtpu_compile.metrics()
        found[str(shape)] = {
            "from eager": difference(ours, eager),
            "from one process": difference(mean(ours, dist.group.WORLD), whole),
            "executions": counted["executions"],
            "eager": sorted(counted["fallback_ops"]),
        }
    return found


def difference(some: list[float], others: list[float]) -> float:
    return max(abs(a - b) for a, b in zip(some, others, strict=True))


def hooks(hsdp: bool) -> Callable[[bool], list[float]]:
    """FSDP2 with its own hooks: a mesh of two dimensions, or tensor parallel within."""

    def run(compile_it: bool) -> list[float]:
        net = model()
        names = ("replicate", "shard") if hsdp else ("shard", "tp")
        mesh = init_device_mesh("cpu", (2, 2), mesh_dim_names=names)
        for block in net:
            if not hsdp:
                parallelize_module(block, mesh["tp"], {"up": ColwiseParallel(), "down": RowwiseParallel()})
            if compile_it:
                block.compile(backend="tpu")
            fully_shard(block, mesh=mesh if hsdp else mesh["shard"])
        fully_shard(net, mesh=mesh if hsdp else mesh["shard"])
        return train(net, net, seed=dist.get_rank() if hsdp else dist.get_rank() // 2)

    return run


def wrappers() -> dict[str, Any]:
    """PyTorch's own wrappers, compiled against eager."""
    found: dict[str, Any] = {}
    for name, run in (("ddp", data_parallel), ("hsdp", hooks(True)), ("fsdp and tp", hooks(False))):
        torch._dynamo.reset()
        eager = run(False)
        torchtpu_compile.reset_metrics()
        ours = run(True)
        counted = torchtpu_compile.metrics()
        found[name] = {
            "from eager": difference(ours, eager),
            "executions": counted["executions"],
            "eager": sorted(counted["fallback_ops"]),
        }
    return found


def llamas() -> dict[str, Any]:
    """20 steps of transformers' Llama of two layers in all ways to shard it, against FSDP2 in eager."""
    # Takes seconds, and no other scenario needs it.
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        hidden_size=64,
        intermediate_size=192,
        num_hidden_layers=2,
        num_attention_heads=8,
        num_key_value_heads=4,
        vocab_size=256,
        use_cache=False,
    )
    mesh = init_device_mesh("cpu", (dist.get_world_size(),), mesh_dim_names=("ranks",))

    def fsdp2(net: nn.Module, compile_it: bool) -> nn.Module:
        for layer in net.model.layers:
            if compile_it:
                layer.compile(backend="tpu")
            fully_shard(layer, mesh=mesh)
        return fully_shard(net, mesh=mesh)

    ways: dict[str, Callable[[nn.Module], Any]] = {
        "eager fsdp2": lambda net: fsdp2(net, False),
        "fsdp2": lambda net: fsdp2(net, True),
        "traced": lambda net: compiled(fully_shard_traced(net, mesh, shard="ranks")),
        "ddp": lambda net: compiled(nn.parallel.DistributedDataParallel(net)),
    }
    found: dict[str, Any] = {}
    eager: list[float] = []
    for name, way in ways.items():
        torch._dynamo.reset()
        torchtpu_compile.reset_metrics()
        torch.manual_seed(0)
        net = LlamaForCausalLM(config)
        call = way(net)
        optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
        generator = torch.Generator().manual_seed(dist.get_rank())
        tokens = torch.randint(256, (ROWS, LENGTH), generator=generator)
        of_steps = []
        for _ in range(20):
            loss = call(tokens, labels=tokens).loss
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            of_steps.append(loss.item())
        counted = torchtpu_compile.metrics()
        eager = eager or of_steps
        found[name] = {
            "from eager": difference(of_steps, eager),
            "losses": of_steps,
            "executions": counted["executions"],
            "eager": sorted(counted["fallback_ops"]),
        }
    return found


def warm() -> dict[str, Any]:
    """One run of each kind: how much of it was compiled."""
    found: dict[str, Any] = {}
    mesh = init_device_mesh("cpu", (dist.get_world_size(),), mesh_dim_names=("ranks",))

    def ours(plan: Callable[[Block], Any]) -> list[float]:
        net = model()
        for block in net:
            plan(block)
        return train(net, compiled(net), seed=0)

    def tensor_parallel(block: Block) -> nn.Module:
        return parallelize_module(block, mesh, {"up": ColwiseParallel(), "down": RowwiseParallel()})

    runs: dict[str, Callable[[], list[float]]] = {
        "ddp": lambda: data_parallel(True),
        "traced sharding": lambda: ours(lambda block: fully_shard_traced(block, mesh, shard="ranks")),
        "tensor parallel": lambda: ours(tensor_parallel),
    }
    with torch.compiler.config.patch(compile_on_one_rank=True):
        for name, run in runs.items():
            torch._dynamo.reset()
            torchtpu_compile.reset_metrics()
            losses = run()
            counted = torchtpu_compile.metrics()
            counts = {k: counted[k] for k in ("xla_compiles", "lowerings", "executions", "cache_hits")}
            found[name] = {**counts, "losses": losses}
    return found


def reduced(x: torch.Tensor, name: str) -> torch.Tensor:
    return collectives.all_reduce(x * 2, name, dist.group.WORLD) + 1


def gathered(x: torch.Tensor) -> torch.Tensor:
    return collectives.all_gather_tensor(x * 2, 0, dist.group.WORLD) + 1


def call(fn: Callable[..., torch.Tensor], *args: Any, **more: Any) -> Callable[[], torch.Tensor]:
    options = {"execute_timeout": DEADLINE, "heartbeat": 2, **more}
    function = torch.compile(fn, backend="tpu", options=options, dynamic=False)
    return lambda: function(*args)


def survived() -> dict[str, Any]:
    """Rank 0 does something else, and all go on."""
    other = dist.get_rank() == 0
    x = torch.arange(4.0) + dist.get_rank()

    def prints(x: torch.Tensor) -> torch.Tensor:
        y = reduced(x, "sum")
        if other:
            print("on one rank only")
        return reduced(y, "sum")

    def breaks(x: torch.Tensor) -> torch.Tensor:
        if other:
            torch._dynamo.graph_break()
        return reduced(reduced(x, "sum"), "sum")

    def computes(x: torch.Tensor) -> torch.Tensor:
        y = reduced(x, "sum")
        if other:
            y = y + x.sin().sum() * 0
        return reduced(y, "sum")

    def plain(x: torch.Tensor) -> torch.Tensor:
        return reduced(reduced(x, "sum"), "sum")

    found: dict[str, Any] = {fn.__name__: call(fn, x)().tolist() for fn in (prints, breaks, computes)}
    options = {"cache": "off", "compiler_options": {"xla_backend_optimization_level": 0}} if other else {}
    found["options"] = call(plain, x, **options)().tolist()
    found["reduction"] = error_of(call(reduced, x, "max" if other else "sum"))
    found["shape"] = error_of(call(reduced, torch.ones(5 if other else 4), "sum"))
    found["dtype"] = error_of(call(reduced, torch.ones(4, dtype=torch.float64 if other else None), "sum"))
    found["collective"] = error_of(call(gathered, x) if other else call(reduced, x, "sum"))
    wide = nn.Linear(4, 6 if other else 4)
    found["model"] = error_of(call(lambda t: reduced(wide(t), "sum"), torch.ones(2, 4)))
    found["layers"] = error_of(call(plain if other else lambda t: gathered(reduced(t, "sum")), x))
    found["after"] = call(plain, x)().tolist()
    return found


def steps(rank_0: Callable[[int], bool]) -> dict[str, Any]:
    """Four steps; before each of them rank 0 does what it does, and leaves the step out if that says so."""
    step = call(reduced, torch.ones(4), "sum")
    found: dict[str, Any] = {"steps": []}
    for number in range(4):
        if dist.get_rank() == 0 and rank_0(number):
            continue
        found["steps"].append(error_of(step))
        if found["steps"][-1]["type"] is not None:
            break
    return found


def skips(number: int) -> bool:
    return number == 1


def raises(number: int) -> bool:
    if number == 2:
        raise ValueError("on rank 0 only")
    return False


def is_killed(number: int) -> bool:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return False


def is_stopped(number: int) -> bool:
    if number == 2:
        os.kill(os.getpid(), signal.SIGSTOP)
    return False


def sleeps(number: int) -> bool:
    if number == 2:
        time.sleep(DEADLINE + 4)
    return False


def goes_on() -> dict[str, Any]:
    """Steps that go on from the last checkpoint, with pauses, until a rank is to be killed."""
    from torch.distributed import checkpoint
    from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict

    asked = json.loads(os.environ["TORCHTPU_TEST_TRAINING"])
    directory, rank = Path(asked["checkpoints"]), dist.get_rank()
    mesh = init_device_mesh("cpu", (2, 2), mesh_dim_names=("shard", "tp"))
    net = model()
    for block in net:
        parallelize_module(block, mesh["tp"], {"up": ColwiseParallel(), "down": RowwiseParallel()})
    fully_shard_traced(net, mesh, shard="shard")
    run = torch.compile(net, backend="tpu", options={"execute_timeout": 30})
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    # What a checkpoint says of itself is written last.
    first = max((int(found.parent.name) for found in directory.glob("*/.metadata")), default=0)
    if first:
        weights, moments = get_state_dict(net, optimizer)
        state = {"model": weights, "optimizer": moments}
        checkpoint.load(state, checkpoint_id=directory / str(first))
        set_state_dict(net, optimizer, model_state_dict=weights, optim_state_dict=moments)
    pauses = random.Random(f"{rank} {first}")
    losses = []
    for step in range(first, asked["steps"]):
        time.sleep(pauses.random() * asked["pause"])
        if [step, rank] in asked["killed"]:
            os.kill(os.getpid(), signal.SIGKILL)
        x = torch.randn(8, 16, generator=torch.Generator().manual_seed(2 * step + rank // 2))
        loss = run(x).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
        if (step + 1) % asked["every"] == 0:
            weights, moments = get_state_dict(net, optimizer)
            state = {"model": weights, "optimizer": moments}
            checkpoint.save(state, checkpoint_id=directory / str(step + 1))
    return {"from": first, "losses": losses}


def messages() -> dict[str, Any]:
    """Ranks that sent different numbers of messages, and one that runs a collective in eager, before all run
    compiled ones."""
    rank = dist.get_rank()
    x = torch.ones(3)
    for _ in range(3):
        if rank == 0:
            dist.send(x, 1)
        elif rank == 1:
            dist.recv(x, 0)

    def reduced(x: torch.Tensor, name: str) -> torch.Tensor:
        return collectives.all_reduce(x * 2, name, dist.group.WORLD) + 1

    options = {"execute_timeout": 2 * DEADLINE}
    step = torch.compile(reduced, backend="tpu", dynamic=False, options=options)
    found = [step(torch.ones(3) * (rank + 1), "sum").tolist() for _ in range(2)]
    # Three announce this one, of which the first gives the group its name.
    found.append((reduced if rank == 2 else step)(torch.ones(2) * (rank + 1), "max").tolist())
    if rank == 3:
        dist.send(x, 0)
    elif rank == 0:
        dist.recv(x, 3)
    found += [step(torch.ones(3) * (rank + 1), "sum").tolist() for _ in range(2)]
    wrong = error_of(lambda: step(torch.ones(3), "min" if rank == 2 else "sum"))
    return {"found": found, "wrong": wrong}


SCENARIOS: dict[str, Callable[[], dict[str, Any]]] = {
    "survived": survived,
    "messages": messages,
    "skips": lambda: steps(skips),
    "raises": lambda: steps(raises),
    "is killed": lambda: steps(is_killed),
    "is stopped": lambda: steps(is_stopped),
    "sleeps": lambda: steps(sleeps),
    "tensor and sequence parallel": lambda: layouts([(1, 1, 4)]),
    "layouts": lambda: layouts([(2, 2, 1), (1, 2, 2), (2, 1, 2)]),
    "wrappers": wrappers,
    "llamas": llamas,
    "warm": warm,
    "goes on": goes_on,
}


def main() -> None:
    torch.set_num_threads(1)
    dist.init_process_group("gloo", timeout=timedelta(seconds=300))
    print(json.dumps(SCENARIOS[sys.argv[1]]()), flush=True)
    # Without waiting for ranks that are gone.
    os._exit(0)


if __name__ == "__main__":
    main()
