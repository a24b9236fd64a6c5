"""Two ranks on this machine: what agreeing on a collective costs, and an all-reduce of 16 KB in a compiled
program against gloo's own, in turns.

`python benches/ranks.py [CALLS]`. Both ranks need a processor of their own: on a busy machine, waiting for
the other rank is most of what is measured.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as collectives

FLOATS = 4096
NUMBER_OF_RANKS = 2


def timed(call: Callable[[], object]) -> float:
    begun = time.perf_counter()
    call()
    return (time.perf_counter() - begun) * 1e6


def show(name: str, found: Sequence[float]) -> None:
    ordered = sorted(found)
    at = [ordered[int(part * len(ordered))] for part in (0.0, 0.1, 0.5)]
    print(f"{name:<44}" + "".join(f"{us:>9.0f}" for us in at))


def measure(calls: int) -> None:
    from torchtpu_compile.eager import agreement

    torch.set_num_threads(1)
    dist.init_process_group("gloo")
    x = torch.ones(FLOATS)
    op = torch.ops._c10d_functional.all_reduce.default
    name = dist.group.WORLD.group_name  # type: ignore[union-attr]

    args, said, deadlines = (x, "sum", name), str(op), agreement.Deadlines(60, 30)

    def agree() -> None:
        agreement.meeting_for(op, said, args, None).agree(deadlines)

    def gloo() -> torch.Tensor:
        y = collectives.all_reduce(x, "sum", dist.group.WORLD)
        return collectives.wait_tensor(y)

    compiled = torch.compile(gloo, backend="tpu", options={"strict": True})
    for _ in range(20):
        compiled()
        gloo()
    agreeing, in_program, eager = [], [], []
    for _ in range(calls):
        # Ranks come to it together.
        gloo()
        agreeing.append(timed(agree))
        gloo()
        eager.append(timed(gloo))
        in_program.append(timed(compiled))
    if dist.get_rank() == 0:
        print(f"{'microseconds':<44}{'least':>9}{'10 %':>9}{'median':>9}")
        show("agreeing on a collective", agreeing)
        show("all-reduce of 16 KB, gloo", eager)
        show("all-reduce of 16 KB, in a compiled program", in_program)
        ratios = sorted(ours / theirs for ours, theirs in zip(in_program, eager, strict=True))
        print(f"ratio of pairs, median: {ratios[len(ratios) // 2]:.2f}")
    dist.barrier()
    os._exit(0)


def main() -> None:
    calls = sys.argv[1:] or ["300"]
    if "RANK" in os.environ:
        measure(int(calls[0]))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = str(listener.getsockname()[1])
    env = {**os.environ, "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port, "OMP_NUM_THREADS": "1"}
    env["WORLD_SIZE"] = str(NUMBER_OF_RANKS)
    ranks = [
        subprocess.Popen([sys.executable, __file__, *calls], env={**env, "RANK": str(rank)})
        for rank in range(NUMBER_OF_RANKS)
    ]
    sys.exit(max(rank.wait() for rank in ranks))


if __name__ == "__main__":
    main()
