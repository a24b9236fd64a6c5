"""Whole training steps against hand-written JAX: what `torchtpu_compile.train_step` makes one program of.

A step is the forward pass, the backward pass and AdamW's update in bfloat16. Each side is one program whose
parameters and states are donated. First the losses and AdamW's means of the gradients are compared on the
CPU, in float32 at small sizes and without dropout. Then libtpu compiles both for TPUs that need not exist.
JAX's programs come in variants, of which the cheapest counts, of those with the fewest kernels that libtpu
estimates nothing of.

`--separate` compares what `torch.compile` makes of the model on tensors of the `tpu` device with JAX's
`value_and_grad`: a forward and a backward program on our side, one on JAX's, and no optimizer on either.

    .venv/bin/python benches/programs/steps.py [NAME ...] [--topology v5e:1x1] [--separate] [--no-values]
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import math
import os
import shutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"

import bert
import blocks
import jax
import jax.numpy as jnp
import layers
import llama
import numpy as np
import torch
import torch._functorch.config
import torch.nn.functional as F
import vit
from judge import Costs, costs, kernels, together
from program import Params, uncompiled
from torch import Tensor, nn
from torchtpu_compile import _core, device, record, train_step
from torchtpu_compile.cli.common import worker_pool

KEPT = Path(__file__).resolve().parent.parent.parent / "target" / "programs"
TOPOLOGIES = ("v5e:1x1", "v6e:1x1")
JAX_TYPES = {torch.int64: jnp.int32, torch.float32: jnp.float32, torch.bfloat16: jnp.bfloat16}
RATE, BETA1, BETA2, EPS, DECAY = 1e-3, 0.9, 0.999, 1e-8, 0.01
BOUND = 2e-5
"""How far values may be apart, of the largest of each tensor: float32, with sums in another order."""


@dataclass(frozen=True)
class Step:
    """A model whose result is a loss, twice. `make` gives the module and its batch."""

    make: Callable[..., tuple[nn.Module, tuple[Tensor, ...]]]
    jax: Callable[..., Any]
    """`jax(params, key, *batch, variant=…, **sizes)` returns the loss, and the buffers that change."""
    full: Mapping[str, Any]
    small: Mapping[str, Any]
    variants: tuple[str, ...] = ("einsum", "dot_product_attention")

    def build(self, small: bool) -> tuple[nn.Module, tuple[Tensor, ...]]:
        torch.manual_seed(0)
        module, batch = self.make(**self.sizes(small))
        return module.to(torch.float32 if small else torch.bfloat16), batch

    def sizes(self, small: bool) -> dict[str, Any]:
        return {**self.full, **(self.small if small else {})}


class Loss(nn.Module):
    """Cross entropy of a model's logits with the last element of the batch."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, *batch: Tensor) -> Tensor:
        y = self.model(*batch[:-1])
        return F.cross_entropy(y.flatten(0, -2), batch[-1].flatten())


def without_prefix(p: Params) -> dict[str, Any]:
    return {name.removeprefix("model."): x for name, x in p.items()}


def attention(q: Any, k: Any, v: Any, causal: bool, variant: str) -> Any:
    """As `layers.attention`, or by JAX's own function."""
    if variant != "dot_product_attention":
        return layers.attention(q, k, v, causal)
    batch, rows, heads, size = q.shape
    y = jax.nn.dot_product_attention(q, k, v, is_causal=causal)
    return y.reshape(batch, rows, heads * size)


def block(p: Params, name: str, x: Any, heads: int, causal: bool, variant: str) -> Any:
    """`blocks.Block`."""
    batch, rows, width = x.shape
    normalized = layers.layer_norm(p, f"{name}.ln1", x)
    parts = jnp.split(layers.linear(p, f"{name}.attn.qkv", normalized), 3, axis=-1)
    q, k, v = (part.reshape(batch, rows, heads, width // heads) for part in parts)
    x = x + layers.linear(p, f"{name}.attn.out", attention(q, k, v, causal, variant))
    return x + layers.mlp(p, f"{name}.mlp", layers.layer_norm(p, f"{name}.ln2", x))


def make_gpt(batch: int, vocabulary: int, length: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    tokens = (torch.randint(0, vocabulary, (batch, length)) for _ in range(2))
    return Loss(blocks.GPT(vocabulary, length, **sizes)), tuple(tokens)


def jax_gpt(p: Params, _: Any, tokens: Any, labels: Any, *, variant: str, **sizes: int) -> Any:
    p = without_prefix(p)
    x = p["tokens.weight"][tokens] + p["positions"]
    for i in range(sizes["layers"]):
        x = block(p, f"blocks.{i}", x, sizes["heads"], True, variant)
    logits = layers.linear({"head.weight": p["tokens.weight"]}, "head", layers.layer_norm(p, "ln", x))
    return layers.cross_entropy(logits, labels), {}


class PackedAttention(blocks.SelfAttention):
    """Attention that gives queries, keys and values a dimension of their own, as most vision models do."""

    def forward(self, x: Tensor) -> Tensor:
        batch, rows, width = x.shape
        parts = self.qkv(x).reshape(batch, rows, 3, self.heads, width // self.heads)
        q, k, v = parts.permute(2, 0, 3, 1, 4).unbind(0)
        y = F.scaled_dot_product_attention(q, k, v)
        return self.out(y.transpose(1, 2).reshape(batch, rows, width))


class Vit(vit.Vit):
    """A vision transformer of several blocks."""

    def __init__(self, layers: int, width: int, heads: int, **sizes: int) -> None:
        super().__init__(width=width, heads=heads, **sizes)
        self.block = nn.Sequential(*(blocks.Block(width, heads) for _ in range(layers)))
        for block in self.block:
            block.attn = PackedAttention(width, heads)


def make_vit(batch: int, classes: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    images = torch.randn(batch, 3, sizes["side"], sizes["side"])
    return Loss(Vit(classes=classes, **sizes)), (images, torch.randint(0, classes, (batch,)))


def jax_vit(p: Params, _: Any, images: Any, labels: Any, *, variant: str, **sizes: int) -> Any:
    p, patch = without_prefix(p), sizes["patch"]
    x = jax.lax.conv_general_dilated(
        images, p["patches.weight"], (patch, patch), "VALID", dimension_numbers=("NCHW", "OIHW", "NHWC")
    )
    batch, width = x.shape[0], x.shape[-1]
    x = (x + p["patches.bias"]).reshape(batch, -1, width)
    x = jnp.concatenate([jnp.broadcast_to(p["token"], (batch, 1, width)), x], axis=1) + p["positions"]
    for i in range(sizes["layers"]):
        x = block(p, f"block.{i}", x, sizes["heads"], False, variant)
    logits = layers.linear(p, "head", layers.layer_norm(p, "ln", x[:, 0]))
    return layers.cross_entropy(logits, labels), {}


class Encoder(nn.Module):
    """PyTorch's own encoder layers, with dropout, and a class of the first word."""

    def __init__(self, words: int, width: int, heads: int, layers: int, classes: int, dropout: float) -> None:
        super().__init__()
        self.words = nn.Embedding(words, width)
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(width, heads, 4 * width, dropout, "gelu", batch_first=True)
            for _ in range(layers)
        )
        self.head = nn.Linear(width, classes)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.words(ids)
        for layer in self.layers:
            x = layer(x)
        return self.head(x[:, 0])


def make_encoder(
    batch: int, length: int, words: int, classes: int, **sizes: Any
) -> tuple[nn.Module, tuple[Tensor, ...]]:
    ids, labels = torch.randint(0, words, (batch, length)), torch.randint(0, classes, (batch,))
    return Loss(Encoder(words, classes=classes, **sizes)), (ids, labels)


def jax_encoder(p: Params, key: Any, ids: Any, labels: Any, *, dropout: float, **sizes: Any) -> Any:
    p, heads = without_prefix(p), sizes["heads"]
    keys = iter(jax.random.split(key, 4 * sizes["layers"]) if dropout else ())

    def dropped(x: Any) -> Any:
        if not dropout:
            return x
        kept = jax.random.bernoulli(next(keys), 1 - dropout, x.shape)
        return jnp.where(kept, x / (1 - dropout), 0).astype(x.dtype)

    x = p["words.weight"][ids]
    batch, rows, width = x.shape
    for i in range(sizes["layers"]):
        name = f"layers.{i}"
        of_attention = {
            "in.weight": p[f"{name}.self_attn.in_proj_weight"],
            "in.bias": p[f"{name}.self_attn.in_proj_bias"],
        }
        parts = jnp.split(layers.linear(of_attention, "in", x), 3, axis=-1)
        q, k, v = (part.reshape(batch, rows, heads, width // heads) for part in parts)
        scores = jnp.einsum("blhd,bshd->bhls", q, k, preferred_element_type=layers.F32)
        weights = jax.nn.softmax(scores * (width // heads) ** -0.5, axis=-1).astype(x.dtype)
        y = jnp.einsum("bhls,bshd->blhd", dropped(weights), v).reshape(batch, rows, width)
        y = dropped(layers.linear(p, f"{name}.self_attn.out_proj", y))
        x = layers.layer_norm(p, f"{name}.norm1", x + y)
        y = dropped(bert._gelu(layers.linear(p, f"{name}.linear1", x)))
        x = layers.layer_norm(p, f"{name}.norm2", x + dropped(layers.linear(p, f"{name}.linear2", y)))
    return layers.cross_entropy(layers.linear(p, "head", x[:, 0]), labels), {}


class Llama(nn.Module):
    def __init__(self, words: int, width: int, layers: int, **sizes: int) -> None:
        super().__init__()
        self.words = nn.Embedding(words, width)
        self.blocks = nn.ModuleList(llama.LlamaBlock(width, **sizes) for _ in range(layers))
        self.norm, self.head = nn.RMSNorm(width, eps=1e-6), nn.Linear(width, words, bias=False)

    def forward(self, ids: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        x = self.words(ids)
        for each in self.blocks:
            x = each(x, cos.to(x.dtype), sin.to(x.dtype))
        return self.head(self.norm(x))


def make_llama(batch: int, length: int, words: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    ids = [torch.randint(0, words, (batch, length)) for _ in range(2)]
    angles = [torch.randn(length, sizes["width"] // sizes["heads"]) for _ in range(2)]
    return Loss(Llama(words, **sizes)), (ids[0], *angles, ids[1])


def jax_llama(
    p: Params, _: Any, ids: Any, cos: Any, sin: Any, labels: Any, *, variant: str, **sizes: int
) -> Any:
    p, heads, key_heads = without_prefix(p), sizes["heads"], sizes["key_heads"]
    x = p["words.weight"][ids]
    cos, sin = cos.astype(x.dtype), sin.astype(x.dtype)
    batch, rows, width = x.shape
    size = width // heads
    for i in range(sizes["layers"]):
        name = f"blocks.{i}"
        y = layers.rms_norm(p, f"{name}.norm1", x)
        q, k, v = (
            layers.linear(p, f"{name}.{part}", y).reshape(batch, rows, count, size)
            for part, count in (("q", heads), ("k", key_heads), ("v", key_heads))
        )
        y = attention(llama._rotate(q, cos, sin), llama._rotate(k, cos, sin), v, True, variant)
        x = x + layers.linear(p, f"{name}.o", y)
        y = layers.rms_norm(p, f"{name}.norm2", x)
        gated = jax.nn.silu(layers.linear(p, f"{name}.gate", y)) * layers.linear(p, f"{name}.up", y)
        x = x + layers.linear(p, f"{name}.down", gated)
    logits = layers.linear(p, "head", layers.rms_norm(p, "norm", x))
    return layers.cross_entropy(logits, labels), {}


class Residual(nn.Module):
    def __init__(self, enter: int, leave: int, stride: int) -> None:
        super().__init__()
        self.first, self.norm1 = nn.Conv2d(enter, leave, 3, stride, 1, bias=False), nn.BatchNorm2d(leave)
        self.second, self.norm2 = nn.Conv2d(leave, leave, 3, 1, 1, bias=False), nn.BatchNorm2d(leave)
        self.short, self.norm3 = nn.Conv2d(enter, leave, 1, stride, bias=False), nn.BatchNorm2d(leave)

    def forward(self, x: Tensor) -> Tensor:
        y = F.relu(self.norm1(self.first(x)))
        return F.relu(self.norm2(self.second(y)) + self.norm3(self.short(x)))


class Cnn(nn.Module):
    def __init__(self, width: int, stages: int, classes: int) -> None:
        super().__init__()
        self.stem, self.norm = nn.Conv2d(3, width, 7, 2, 3, bias=False), nn.BatchNorm2d(width)
        enter = [width << max(i - 1, 0) for i in range(stages)]
        self.stages = nn.Sequential(*(Residual(enter[i], width << i, 1 + (i > 0)) for i in range(stages)))
        self.head = nn.Linear(width << (stages - 1), classes)

    def forward(self, x: Tensor) -> Tensor:
        x = F.max_pool2d(F.relu(self.norm(self.stem(x))), 3, 2, 1)
        return self.head(self.stages(x).mean((2, 3)))


def make_cnn(batch: int, side: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return Loss(Cnn(**sizes)), (
        torch.randn(batch, 3, side, side),
        torch.randint(0, sizes["classes"], (batch,)),
    )


def jax_cnn(p: Params, _: Any, images: Any, labels: Any, *, stages: int, **sizes: Any) -> Any:
    p, changed = without_prefix(p), {}

    def normalized(name: str, x: Any) -> Any:
        wide = x.astype(layers.F32)
        mean = wide.mean((0, 1, 2))
        variance = (wide * wide).mean((0, 1, 2)) - mean * mean
        count = x.size // x.shape[-1]
        for part, value in (("mean", mean), ("var", variance * (count / (count - 1)))):
            running = p[f"{name}.running_{part}"]
            moved = 0.9 * running.astype(layers.F32) + 0.1 * value
            changed[f"model.{name}.running_{part}"] = moved.astype(running.dtype)
        changed[f"model.{name}.num_batches_tracked"] = p[f"{name}.num_batches_tracked"] + 1
        scale = p[f"{name}.weight"].astype(layers.F32) * jax.lax.rsqrt(variance + 1e-5)
        return ((wide - mean) * scale + p[f"{name}.bias"].astype(layers.F32)).astype(x.dtype)

    x = layers.convolution(p, "stem", images.transpose(0, 2, 3, 1), 2, 3)
    x = jax.nn.relu(normalized("norm", x))
    window = (1, 3, 3, 1), (1, 2, 2, 1), ((0, 0), (1, 1), (1, 1), (0, 0))
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, *window)
    for i in range(stages):
        name, stride = f"stages.{i}", 1 + (i > 0)
        y = jax.nn.relu(normalized(f"{name}.norm1", layers.convolution(p, f"{name}.first", x, stride, 1)))
        y = normalized(f"{name}.norm2", layers.convolution(p, f"{name}.second", y, 1, 1))
        x = normalized(f"{name}.norm3", layers.convolution(p, f"{name}.short", x, stride))
        x = jax.nn.relu(x + y)
    pooled = x.astype(layers.F32).mean((1, 2)).astype(x.dtype)
    return layers.cross_entropy(layers.linear(p, "head", pooled), labels), changed


STEPS = {
    "gpt": Step(
        make_gpt,
        jax_gpt,
        {"batch": 2, "length": 512, "vocabulary": 50257, "width": 768, "heads": 12, "layers": 2},
        {"length": 12, "vocabulary": 40, "width": 32, "heads": 2, "layers": 2},
    ),
    "llama": Step(
        make_llama,
        jax_llama,
        {
            "batch": 2,
            "length": 512,
            "words": 32000,
            "width": 1024,
            "heads": 16,
            "key_heads": 4,
            "hidden": 2816,
            "layers": 2,
        },
        {"length": 12, "words": 40, "width": 32, "heads": 4, "key_heads": 2, "hidden": 48, "layers": 2},
    ),
    "vit": Step(
        make_vit,
        jax_vit,
        {"batch": 16, "side": 224, "patch": 16, "width": 768, "heads": 12, "classes": 1000, "layers": 2},
        {"batch": 4, "side": 16, "patch": 8, "width": 32, "heads": 2, "classes": 10, "layers": 2},
    ),
    "encoder": Step(
        make_encoder,
        jax_encoder,
        {
            "batch": 8,
            "length": 256,
            "words": 16384,
            "width": 768,
            "heads": 12,
            "layers": 2,
            "classes": 1000,
            "dropout": 0.1,
        },
        {"length": 12, "words": 40, "width": 32, "heads": 2, "layers": 2, "classes": 10, "dropout": 0.0},
        ("threefry2x32", "rbg"),
    ),
    "cnn": Step(
        make_cnn,
        jax_cnn,
        {"batch": 32, "side": 128, "width": 64, "stages": 4, "classes": 1000},
        {"batch": 8, "side": 64, "width": 8, "stages": 2, "classes": 10},
        ("two sums",),
    ),
}


def jax_gradients(step: Step, variant: str, small: bool) -> Callable[..., Any]:
    """`(params, buffers, key, *batch)` to the loss and the buffers that change, and to the gradients."""
    loss = functools.partial(step.jax, variant=variant, **step.sizes(small))

    def run(params: Any, buffers: Any, key: Any, *batch: Any) -> Any:
        if any(x.dtype == jnp.bfloat16 for x in jax.tree.leaves(params)):
            batch = tuple(x.astype(jnp.bfloat16) if x.dtype == jnp.float32 else x for x in batch)

        def of(params: Any) -> Any:
            return loss({**params, **buffers}, key, *batch)

        return jax.value_and_grad(of, has_aux=True)(params)

    return run


def jax_step(step: Step, variant: str, small: bool) -> Callable[..., Any]:
    """One step of AdamW: `(params, mean, square, count, buffers, key, *batch)` to the same and the loss."""
    gradients = jax_gradients(step, variant, small)

    def run(params: Any, mean: Any, square: Any, count: Any, buffers: Any, key: Any, *batch: Any) -> Any:
        (value, changed), grads = gradients(params, buffers, key, *batch)
        count = count + 1
        new: tuple[dict[str, Any], ...] = ({}, {}, {})
        for name, x in params.items():
            grad, m, v = (y[name].astype(jnp.float32) for y in (grads, mean, square))
            m = BETA1 * m + (1 - BETA1) * grad
            v = BETA2 * v + (1 - BETA2) * grad * grad
            root = jnp.sqrt(v / (1 - BETA2**count)) + EPS
            wide = x.astype(jnp.float32) * (1 - RATE * DECAY)
            wide = wide - RATE / (1 - BETA1**count) * m / root
            for there, y in zip(new, (wide, m, v), strict=True):
                there[name] = y.astype(x.dtype)
        return *new, count, {**buffers, **changed}, value

    return jax.jit(run, donate_argnums=(0, 1, 2, 3, 4))


def arguments(step: Step, small: bool, array: Callable[[Tensor], Any], key: str) -> list[Any]:
    """What `jax_step` takes, by a function that gives an array or its shape."""
    module, batch = step.build(small)
    params = {name: array(x) for name, x in module.named_parameters()}
    states = [{name: array(torch.zeros_like(x)) for name, x in module.named_parameters()} for _ in range(2)]
    buffers = {name: array(x) for name, x in module.named_buffers()}
    made = jax.random.key(0, impl=key)
    return [params, *states, array(torch.zeros(())), buffers, made, *map(array, batch)]


def key_kind(variant: str) -> str:
    return variant if variant in ("threefry2x32", "rbg") else "threefry2x32"


def array_of(tensor: Tensor) -> Any:
    return jnp.asarray(tensor.detach().numpy()).astype(JAX_TYPES[tensor.dtype])


def shape_of(tensor: Tensor) -> Any:
    return jax.ShapeDtypeStruct(tuple(tensor.shape), JAX_TYPES[tensor.dtype])


def loss(model: nn.Module, *batch: Tensor) -> Tensor:
    dtype = next(model.parameters()).dtype
    value: Tensor = model(*(x.to(dtype) if x.is_floating_point() else x for x in batch))
    return value


def our_step(module: nn.Module) -> tuple[torch.optim.Optimizer, Callable[..., Tensor]]:
    optimizer = torch.optim.AdamW(module.parameters(), RATE, (BETA1, BETA2), EPS, DECAY)
    return optimizer, train_step(module, loss, optimizer, options={"strict": True})


def our_pair() -> Callable[..., Tensor]:
    return torch.compile(loss, backend="tpu", fullgraph=True, options={"strict": True})


def differences(step: Step, separate: bool) -> dict[str, float]:
    """How far the results of a step are apart, for each variant of JAX's."""
    found = {}
    for variant in step.variants:
        torch._dynamo.reset()
        module, batch = step.build(small=True)
        given = arguments(step, True, array_of, key_kind(variant))
        if separate:
            value = our_pair()(module, *batch)
            value.backward()
            (theirs, changed), grads = jax_gradients(step, variant, small=True)(given[0], *given[4:])
            pairs = [(value, theirs)]
            pairs += [(x.grad, grads[name]) for name, x in module.named_parameters()]
        else:
            optimizer, run = our_step(module)
            means, changed, theirs = jax_step(step, variant, small=True)(*given)[1::2]
            pairs = [(run(*batch), theirs)]
            pairs += [(optimizer.state[x]["exp_avg"], means[name]) for name, x in module.named_parameters()]
        pairs += [(x, changed[name]) for name, x in module.named_buffers()]
        worst = 0.0
        for ours, wanted in pairs:
            a, b = ours.detach().double().numpy(), np.asarray(wanted).astype(np.float64)
            if a.shape != b.shape:
                raise AssertionError(f"{a.shape} and {b.shape}")
            # A gradient that is zero but for rounding, as of a key's bias, is compared with others.
            worst = max(worst, float(np.abs(a - b).max() / max(np.abs(b).max(), 1e-4)))
        found[variant] = worst
    return found


def our_graphs(name: str, step: Step, separate: bool) -> list[Path]:
    """The recorded graphs of the step at full sizes, which are not compiled for this machine."""
    directory = KEPT / "graphs" / f"{'pair' if separate else 'step'}_{name}"
    shutil.rmtree(directory, ignore_errors=True)
    torch._dynamo.reset()
    module, batch = step.build(small=False)
    if separate:
        module, batch = module.to("tpu"), tuple(x.to("tpu") for x in batch)
    at_once = torch._functorch.config.patch(force_non_lazy_backward_lowering=True)
    with record(directory, data="none"), uncompiled(), at_once, contextlib.suppress(_core.ExecutionError):
        our_pair()(module, *batch) if separate else our_step(module)[1](*batch)
    found = sorted(directory.glob("*.ttpu"))
    if len(found) != 1 + separate:
        raise AssertionError(f"{name} has the programs {found}")
    return found


def our_costs(graphs: list[Path], topology: str) -> Costs:
    """The cost of one program, or of two, of which the second is compiled for what the first one saves."""
    if len(graphs) == 1:
        text = _core.lower_graph(graphs[0], {}, topology)[1]
        return costs([text], topology, KEPT / "costs")[0]
    ended: list[dict[str, Any]] = []
    jobs: list[Any] = [(graph, [], False, topology) for graph in graphs]
    _core.compile_graphs(jobs, worker_pool(), ended.append, optimized_hlo=True)
    ended = [one for one in ended if one["status"] != "started"]
    if errors := [one for one in ended if one["status"] != "ok"]:
        return {"error": errors[0]["message"]}
    return together([kernels(one["optimized_hlo"]) for one in ended])


def jax_text(step: Step, variant: str, separate: bool) -> str:
    args = arguments(step, False, shape_of, key_kind(variant))
    if separate:
        traced = jax.jit(jax_gradients(step, variant, small=False)).trace(args[0], *args[4:])
    else:
        traced = jax_step(step, variant, small=False).trace(*args)
    return traced.lower(lowering_platforms=("tpu",)).as_text()


def rows(names: list[str], topologies: list[str], separate: bool) -> None:
    print(
        "| step | target | cycles, ours | JAX | ratio | peak memory | kernels | data moves | JAX's variant |"
    )
    print("|---|---|--:|--:|--:|--:|--:|--:|---|", flush=True)
    logs: dict[str, list[float]] = {topology: [] for topology in topologies}
    for name in names:
        step, graphs = STEPS[name], our_graphs(name, STEPS[name], separate)
        variants = [jax_text(step, variant, separate) for variant in step.variants]
        for topology in topologies:
            ours, theirs = our_costs(graphs, topology), costs(variants, topology, KEPT / "costs")
            if errors := [one["error"] for one in (ours, *theirs) if "error" in one]:
                print(f"{name} for {topology}: {errors[0]}", file=sys.stderr)
                continue
            best = min(
                range(len(theirs)), key=lambda i: (len(theirs[i]["without_estimate"]), theirs[i]["cycles"])
            )
            print(row(name, topology, ours, theirs[best], step.variants[best]), flush=True)
            logs[topology].append(math.log(ours["cycles"] / theirs[best]["cycles"]))
    for topology, found in logs.items():
        if found:
            print(f"{topology}: geometric mean {math.exp(sum(found) / len(found)):.2f}")


def row(name: str, topology: str, ours: Costs, theirs: Costs, variant: str) -> str:
    cells = [name, topology, f"{ours['cycles']:,}", f"{theirs['cycles']:,}"]
    cells.append(f"**{ours['cycles'] / theirs['cycles']:.2f}**")
    cells.append(f"{ours['peak'] / theirs['peak']:.2f}" if "peak" in ours else "")
    cells += [f"{ours[key]} / {theirs[key]}" for key in ("kernels", "moves")]
    for whose, one in (("ours", ours), ("JAX's", theirs)):
        for unknown in one["without_estimate"]:
            print(f"{name} for {topology}, {whose}: {unknown} has no estimate", file=sys.stderr)
    return f"| {' | '.join([*cells, variant])} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(STEPS)}; without them all")
    parser.add_argument("--topology", action="append", help=f"default: {' and '.join(TOPOLOGIES)}")
    parser.add_argument("--separate", action="store_true", help="a forward and a backward program")
    parser.add_argument("--no-values", action="store_true", help="leave the comparison of values out")
    args = parser.parse_args()
    torch.set_float32_matmul_precision("highest")
    names = args.names or list(STEPS)
    for name in [] if args.no_values else names:
        for variant, apart in differences(STEPS[name], args.separate).items():
            print(f"{name}, {variant}: values differ by {apart:.1e}", file=sys.stderr)
            if not apart <= BOUND:
                sys.exit(f"{name} is not the same mathematics")
    torch.set_float32_matmul_precision("medium")
    if args.separate:
        device.install(beside_another=True)
    rows(names, args.topology or list(TOPOLOGIES), args.separate)


if __name__ == "__main__":
    main()
