"""A training step of Llama over many ranks: data, fully sharded data, and tensor parallel.

`torchtpu record` runs it as one rank of a pod that need not exist (see docs/pods.md); with
`--device cpu` torchrun runs it for real. On the device `meta` nothing has memory: the 405 billion parameters
of the largest configuration are sizes only.
"""

from __future__ import annotations

import argparse
import functools
from typing import Any

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.tensor import Replicate, Shard
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    PrepareModuleInput,
    RowwiseParallel,
    SequenceParallel,
    parallelize_module,
)
from torch.utils.checkpoint import CheckpointPolicy, checkpoint, create_selective_checkpoint_contexts
from torchtpu_compile.distributed import fully_shard_traced

# Width, layers, heads, heads of keys and values, width of the feed-forward part, vocabulary.
SIZES = {
    "tiny": (64, 2, 8, 4, 192, 256),
    "2-70b": (8192, 80, 64, 8, 28672, 32000),
    "8b": (4096, 32, 32, 8, 14336, 128256),
    "70b": (8192, 80, 64, 8, 28672, 128256),
    "405b": (16384, 126, 128, 8, 53248, 128256),
}


def rotate(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    first, second = x.chunk(2, -1)
    return torch.cat([first * cos - second * sin, second * cos + first * sin], -1)


class Attention(nn.Module):
    def __init__(self, width: int, heads: int, key_heads: int) -> None:
        super().__init__()
        self.head = width // heads
        self.queries = nn.Linear(width, width, bias=False)
        self.keys = nn.Linear(width, key_heads * self.head, bias=False)
        self.values = nn.Linear(width, key_heads * self.head, bias=False)
        self.out = nn.Linear(width, width, bias=False)

    def forward(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
        rows, length, _ = x.shape
        q, k, v = (
            layer(x).view(rows, length, -1, self.head).transpose(1, 2)
            for layer in (self.queries, self.keys, self.values)
        )
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return self.out(y.transpose(1, 2).reshape(rows, length, -1))


class FeedForward(nn.Module):
    def __init__(self, width: int, inner: int) -> None:
        super().__init__()
        self.gate = nn.Linear(width, inner, bias=False)
        self.up = nn.Linear(width, inner, bias=False)
        self.down = nn.Linear(inner, width, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.down(nn.functional.silu(self.gate(x)) * self.up(x))


class Layer(nn.Module):
    def __init__(self, width: int, heads: int, key_heads: int, inner: int) -> None:
        super().__init__()
        self.before_attention = nn.RMSNorm(width)
        self.attention = Attention(width, heads, key_heads)
        self.before_feed_forward = nn.RMSNorm(width)
        self.feed_forward = FeedForward(width, inner)

    def forward(self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
        x = x + self.attention(self.before_attention(x), cos, sin)
        return x + self.feed_forward(self.before_feed_forward(x))


@torch.compile(backend="tpu")
def embed(embedding: nn.Embedding, tokens: torch.Tensor) -> torch.Tensor:
    return embedding(tokens)


def keep_attention(width: int, _: Any, op: Any, *args: Any, **kwargs: Any) -> CheckpointPolicy:
    """Keeps the products of attention for the backward pass: those of weights no wider than the model."""
    if op == torch.ops.aten.mm.default and max(args[1].shape) <= width:
        return CheckpointPolicy.MUST_SAVE
    return CheckpointPolicy.PREFER_RECOMPUTE


@torch.compile(backend="tpu")
def run_layer(
    layer: Layer, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor, again: str
) -> torch.Tensor:
    """One program serves all layers. Where a backward pass computes a layer again, only its input is kept
    between the passes, or the products of its attention too."""
    if again == "feed-forward":
        kept = functools.partial(
            create_selective_checkpoint_contexts, functools.partial(keep_attention, x.shape[2])
        )
        return checkpoint(layer, x, cos, sin, use_reentrant=False, context_fn=kept)
    if again == "layers":
        return checkpoint(layer, x, cos, sin, use_reentrant=False)
    return layer(x, cos, sin)


class Llama(nn.Module):
    def __init__(
        self,
        width: int,
        layers: int,
        heads: int,
        key_heads: int,
        inner: int,
        vocabulary: int,
        *,
        again: str = "layers",
    ) -> None:
        """`again`: what backward passes compute again, `"layers"`, `"feed-forward"` or nothing of both."""
        super().__init__()
        self.again = again
        self.head = width // heads
        self.embedding = nn.Embedding(vocabulary, width)
        self.layers = nn.ModuleList(Layer(width, heads, key_heads, inner) for _ in range(layers))
        self.norm = nn.RMSNorm(width)
        self.out = nn.Linear(width, vocabulary, bias=False)

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        """What the last layer gives."""
        place = torch.arange(tokens.shape[1], device=tokens.device, dtype=torch.float32)
        step = torch.arange(0, self.head, 2, device=tokens.device, dtype=torch.float32) / self.head
        angles = place[:, None] * torch.exp(step * -13.122363377404328)[None]  # 500000 ** -step
        x = embed(self.embedding, tokens)
        cos, sin = angles.cos().to(x.dtype), angles.sin().to(x.dtype)
        for layer in self.layers:
            x = run_layer(layer, x, cos, sin, self.again)
        return x


@torch.compile(backend="tpu")
def loss_of(model: Llama, x: torch.Tensor, tokens: torch.Tensor) -> torch.Tensor:
    """How badly the last layer's result tells the tokens that follow."""
    logits = model.out(model.norm(x))
    # Of tensors without memory, PyTorch cannot differentiate cross_entropy between tensor parallel ranks.
    right = logits.gather(-1, tokens[:, 1:, None]).squeeze(-1)
    return (logits.float().logsumexp(-1) - right.float()).mean()


def parallelize(model: Llama, mesh: DeviceMesh) -> None:
    """Tensor parallel products; between them each rank has a part of every sequence."""
    parallelize_module(
        model,
        mesh,
        {
            "embedding": RowwiseParallel(input_layouts=Replicate(), output_layouts=Shard(1)),
            "norm": SequenceParallel(),
            "out": ColwiseParallel(input_layouts=Shard(1), output_layouts=Replicate()),
        },
    )
    for layer in model.layers:
        parallelize_module(
            layer,
            mesh,
            {
                "before_attention": SequenceParallel(),
                "attention": PrepareModuleInput(
                    input_layouts=(Shard(1), None, None), desired_input_layouts=(Replicate(), None, None)
                ),
                "attention.queries": ColwiseParallel(),
                "attention.keys": ColwiseParallel(),
                "attention.values": ColwiseParallel(),
                "attention.out": RowwiseParallel(output_layouts=Shard(1)),
                "before_feed_forward": SequenceParallel(),
                "feed_forward": PrepareModuleInput(
                    input_layouts=(Shard(1),), desired_input_layouts=(Replicate(),)
                ),
                "feed_forward.gate": ColwiseParallel(),
                "feed_forward.up": ColwiseParallel(),
                "feed_forward.down": RowwiseParallel(output_layouts=Shard(1)),
            },
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", choices=SIZES, default="tiny")
    parser.add_argument("--layers", type=int, help="instead of the configuration's own number")
    parser.add_argument("--dp", type=int, default=1)
    parser.add_argument("--fsdp", type=int, default=1)
    parser.add_argument("--tp", type=int, default=1)
    parser.add_argument("--rows", type=int, default=1, help="sequences of each rank in a step")
    parser.add_argument("--length", type=int, default=128)
    parser.add_argument("--steps", type=int, default=1)
    parser.add_argument(
        "--recompute",
        choices=("layers", "feed-forward", "weights", "nothing"),
        default="layers",
        help="what backward passes compute again: layers, layers without the products of attention, gathered "
        "weights alone, or nothing of these",
    )
    parser.add_argument("--device", choices=("cpu", "meta"), default="cpu")
    args = parser.parse_args()

    dist.init_process_group("gloo")
    torch.manual_seed(0)
    mesh = init_device_mesh("cpu", (args.dp, args.fsdp, args.tp), mesh_dim_names=("dp", "fsdp", "tp"))
    sizes = list(SIZES[args.size])
    sizes[1] = args.layers or sizes[1]
    with torch.device(args.device):
        model = Llama(*sizes, again=args.recompute).to(
            torch.bfloat16 if args.device == "meta" else torch.float32
        )
    parallelize(model, mesh["tp"])
    fully_shard_traced(model, mesh, shard="fsdp", replicate="dp", recompute=args.recompute != "nothing")

    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    rank_of_data = dist.get_rank() // args.tp
    generator = torch.Generator().manual_seed(rank_of_data)
    for step in range(args.steps):
        tokens = torch.randint(sizes[-1], (args.rows, args.length + 1), generator=generator)
        tokens = tokens.to(args.device)
        loss = loss_of(model, model(tokens[:, :-1]), tokens)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        if dist.get_rank() == 0 and args.device == "cpu":
            print(step, loss.item())
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
