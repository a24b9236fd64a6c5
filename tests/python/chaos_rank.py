"""A rank of the training that `chaos.py` disturbs: FSDP2 with compiled blocks, dropout, and checkpoints.

It reads `plan.json` in its working directory. Losses go to `losses-RANK.jsonl`, and what ends a process to
`ends.jsonl`, each with the attempt. A fault is inflicted once: a file with its number says that it was.
"""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import sys
import threading
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch import nn
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

PLAN: dict[str, Any] = json.loads(Path("plan.json").read_text())
RANK, ATTEMPT = int(os.environ["RANK"]), int(os.environ.get("TORCHELASTIC_RESTART_COUNT", "0"))
AT_START = {
    "late error": "execution:{}",
    "out of memory": "execution:{}:oom",
    "hung device": "execution:{}:hang",
}
"""Faults of the virtual accelerator, which reads them when the process starts."""


def append(name: str, **entry: Any) -> None:
    with open(name, "a") as file:
        file.write(json.dumps(entry) + "\n")


def to_come() -> list[tuple[int, dict[str, Any]]]:
    """The faults that no process has inflicted, with their numbers."""
    return [(number, fault) for number, fault in enumerate(PLAN["faults"]) if not taken(number).exists()]


def taken(number: int) -> Path:
    return Path(f"fault-{number}")


def take(number: int) -> None:
    # On disk before the fault, which may end the process at once.
    taken(number).write_text(f"{ATTEMPT}\n")


def prepare() -> None:
    """Gives this process the next fault, if the virtual accelerator has to know of it from the start."""
    if waiting := to_come():
        number, fault = waiting[0]
        if fault["kind"] in AT_START and fault["rank"] == RANK:
            take(number)
            # Training needs about so many executions for each step.
            os.environ["TORCHTPU_VIRTUAL_FAULTS"] = AT_START[fault["kind"]].format(fault["execution"])


WIDTH, WORDS, LENGTH, BATCH = 16, 29, 8, 4


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, 32), nn.Linear(32, WIDTH)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.down(nn.functional.gelu(self.up(self.norm(x))))


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embedding, self.blocks = nn.Embedding(WORDS, WIDTH), nn.ModuleList(Block() for _ in range(2))
        self.dropout, self.head = nn.Dropout(0.1), nn.Linear(WIDTH, WORDS)

    def forward(self, words: torch.Tensor) -> torch.Tensor:
        x = self.embedding(words)
        for block in self.blocks:
            x = block(x)
        found: torch.Tensor = self.head(self.dropout(x))
        return found


def fail(*_: Any) -> None:
    raise ArithmeticError("a user's own error in the backward pass")


def fail_in_backward(head: nn.Module, args: Any, out: torch.Tensor) -> None:
    out.register_hook(fail)


def spoil(cache: Path, seed: int) -> None:
    """Changes bytes of each second file of the cache, and cuts the others."""
    draw = random.Random(seed)
    for number, file in enumerate(sorted(file for file in cache.rglob("*") if file.is_file())):
        content = bytearray(file.read_bytes())
        if not content:
            continue
        if number % 2:
            for _ in range(8):
                content[draw.randrange(len(content))] ^= 1 << draw.randrange(8)
        else:
            del content[draw.randrange(len(content)) :]
        file.write_bytes(content)


def inflict(kind: str, model: Model, step: int) -> None:
    """Does to this process what a fault says; some of it happens later in the step."""
    if kind == "kill":
        threading.Timer(PLAN["later"], os.kill, (os.getpid(), signal.SIGKILL)).start()
    elif kind == "interrupt":
        threading.Timer(PLAN["later"], os.kill, (os.getpid(), signal.SIGINT)).start()
    elif kind == "stop":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif kind == "hang":
        time.sleep(10_000)
    elif kind == "exception":
        model.head.register_forward_hook(fail_in_backward)
    elif kind == "divergence":
        dist.all_reduce(torch.zeros(3, device="tpu"))
    elif kind == "corrupt cache":
        spoil(Path(os.environ["TORCHTPU_CACHE_DIR"]), step)
        os.kill(os.getpid(), signal.SIGKILL)
    elif kind == "full disk":
        # The next checkpoint does not fit.
        resource.setrlimit(resource.RLIMIT_FSIZE, (2048, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    else:
        raise ValueError(kind)


class Checkpoints:
    """State of the training, in directories of which only whole ones count."""

    def __init__(self, model: nn.Module, optimizer: torch.optim.Optimizer) -> None:
        self.model, self.optimizer = model, optimizer

    def state(self, step: int) -> dict[str, Any]:
        weights, moments = get_state_dict(self.model, self.optimizer)
        draws = {f"device {RANK}": torch.tpu.get_rng_state()}
        return {"weights": weights, "moments": moments, "step": step, "draws": draws}

    def save(self, step: int) -> None:
        begun = Path(f"checkpoint-{step}.attempt-{ATTEMPT}")
        dcp.save(self.state(step), checkpoint_id=begun)
        dist.barrier()
        if RANK == 0:
            begun.rename(f"checkpoint-{step}")
        dist.barrier()

    def load(self) -> int:
        """Loads the latest one. Returns the step that comes next."""
        whole = [int(path.name.split("-")[1]) for path in Path().glob("checkpoint-*") if "." not in path.name]
        latest = [max(whole, default=0)]
        dist.broadcast_object_list(latest)
        if latest[0]:
            state = self.state(0)
            dcp.load(state, checkpoint_id=Path(f"checkpoint-{latest[0]}"))
            set_state_dict(
                self.model,
                self.optimizer,
                model_state_dict=state["weights"],
                optim_state_dict=state["moments"],
            )
            torch.tpu.set_rng_state(state["draws"][f"device {RANK}"])
        return latest[0]


def train() -> None:
    timeout = timedelta(seconds=PLAN["timeout"])
    dist.init_process_group(timeout=timeout)
    torch.tpu.set_device(int(os.environ["LOCAL_RANK"]))
    mesh = init_device_mesh("tpu", (dist.get_world_size(),))
    torch.manual_seed(0)
    model = Model().to("tpu")
    for block in model.blocks:
        block.compile(backend="tpu")
        fully_shard(block, mesh=mesh)
    fully_shard(model, mesh=mesh)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    torch.manual_seed(1 + RANK)
    checkpoints = Checkpoints(model, optimizer)
    for step in range(checkpoints.load(), PLAN["steps"]):
        if (waiting := to_come()) and waiting[0][1]["step"] <= step:
            number, fault = waiting[0]
            if fault["rank"] == RANK and fault["kind"] not in AT_START:
                take(number)
                inflict(fault["kind"], model, step)
        draw = torch.Generator().manual_seed(1000 * step + RANK)
        words = torch.randint(0, WORDS, (BATCH, LENGTH + 1), generator=draw).to("tpu")
        loss = nn.functional.cross_entropy(model(words[:, :-1]).flatten(0, 1), words[:, 1:].flatten())
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        mean = loss.detach().clone()
        dist.all_reduce(mean, op=dist.ReduceOp.AVG)
        append(f"losses-{RANK}.jsonl", step=step, loss=mean.item().hex(), attempt=ATTEMPT)
        if (step + 1) % PLAN["every"] == 0:
            checkpoints.save(step + 1)
    dist.destroy_process_group()


if __name__ == "__main__":
    begun = time.monotonic()
    prepare()
    try:
        train()
    except BaseException as error:
        # A full disk takes no more.
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.getrlimit(resource.RLIMIT_FSIZE)[1],) * 2)
        why = (str(error).strip().splitlines() or [""])[0]
        append("ends.jsonl", attempt=ATTEMPT, rank=RANK, error=type(error).__name__, why=why[:300])
        raise
    finally:
        print(f"rank {RANK}, attempt {ATTEMPT}: {time.monotonic() - begun:.1f} s", file=sys.stderr)
