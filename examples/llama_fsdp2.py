"""Llama with PyTorch's FSDP2 and tensor parallelism, nothing compiled: as for GPUs, with `tpu` for `cuda`.

torchrun runs it on any machine. `torchtpu record --mesh` and `torchtpu search` run it as one rank of a pod
that need not exist (see docs/pods.md): nothing is computed then, and tensors take no memory.
"""

from __future__ import annotations

import argparse

import torch
import torch.distributed as dist
from llama_pod import SIZES, Llama, parallelize
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.utils.checkpoint import checkpoint


class Model(Llama):
    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        place = torch.arange(tokens.shape[1], device=tokens.device, dtype=torch.float32)
        step = torch.arange(0, self.head, 2, device=tokens.device, dtype=torch.float32) / self.head
        angles = place[:, None] * torch.exp(step * -13.122363377404328)[None]  # 500000 ** -step
        x = self.embedding(tokens)
        cos, sin = angles.cos().to(x.dtype), angles.sin().to(x.dtype)
        for layer in self.layers:
            x = (
                checkpoint(layer, x, cos, sin, use_reentrant=False)
                if self.again == "layers"
                else layer(x, cos, sin)
            )
        return self.out(self.norm(x))


def initialize(model: nn.Module) -> None:
    for module in model.modules():
        if isinstance(module, (nn.Linear, nn.Embedding)):
            nn.init.normal_(module.weight, std=0.02)
        elif isinstance(module, nn.RMSNorm):
            nn.init.ones_(module.weight)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", choices=SIZES, default="tiny")
    parser.add_argument("--layers", type=int, help="instead of the configuration's own number")
    parser.add_argument("--tp", type=int, default=1)
    parser.add_argument("--batch", type=int, default=1, help="sequences of each rank of data in a step")
    parser.add_argument("--length", type=int, default=128)
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--recompute", choices=("layers", "nothing"), default="layers")
    args = parser.parse_args()

    dist.init_process_group("tpu")
    torch.manual_seed(0)
    ranks = dist.get_world_size()
    mesh = init_device_mesh("tpu", (ranks // args.tp, args.tp), mesh_dim_names=("fsdp", "tp"))
    sizes = list(SIZES[args.size])
    sizes[1] = args.layers or sizes[1]
    with torch.device("meta"):
        model = Model(*sizes, again=args.recompute)
    if args.tp > 1:
        parallelize(model, mesh["tp"])
    policy = MixedPrecisionPolicy(param_dtype=torch.bfloat16, reduce_dtype=torch.float32)
    for layer in model.layers:
        fully_shard(layer, mesh=mesh["fsdp"], mp_policy=policy)
    fully_shard(model, mesh=mesh["fsdp"], mp_policy=policy)
    model.to_empty(device="tpu")
    initialize(model)

    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-4, fused=True)
    for step in range(args.steps):
        tokens = torch.randint(sizes[-1], (args.batch, args.length + 1), device="tpu")
        logits = model(tokens[:, :-1])
        loss = nn.functional.cross_entropy(logits.flatten(0, 1).float(), tokens[:, 1:].flatten())
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        if dist.get_rank() == 0:
            print(step, loss.item(), flush=True)
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
