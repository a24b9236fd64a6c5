"""ResNet-50 in inference: convolutions with their batch normalizations, and the classes."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import layers
import torch
from program import Params, Program
from torch import Tensor, nn
from torchvision.models.resnet import Bottleneck, ResNet


def make(batch: int, side: int, classes: int, **stages: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return ResNet(Bottleneck, list(stages.values()), classes), (torch.randn(batch, 3, side, side),)


def _normalized(p: Params, name: str, x: Any) -> Any:
    scale, bias, mean, variance = (
        p[f"{name}.{part}"].astype(layers.F32) for part in ("weight", "bias", "running_mean", "running_var")
    )
    scale = scale * jax.lax.rsqrt(variance + 1e-5)
    return (x.astype(layers.F32) * scale + (bias - mean * scale)).astype(x.dtype)


def _bottleneck(p: Params, name: str, x: Any, stride: int) -> Any:
    y = jax.nn.relu(_normalized(p, f"{name}.bn1", layers.convolution(p, f"{name}.conv1", x)))
    y = layers.convolution(p, f"{name}.conv2", y, stride, 1)
    y = jax.nn.relu(_normalized(p, f"{name}.bn2", y))
    y = _normalized(p, f"{name}.bn3", layers.convolution(p, f"{name}.conv3", y))
    if f"{name}.downsample.0.weight" in p:
        x = layers.convolution(p, f"{name}.downsample.0", x, stride)
        x = _normalized(p, f"{name}.downsample.1", x)
    return jax.nn.relu(x + y)


def jax_resnet(p: Params, images: Any, *, batch: int, side: int, classes: int, **stages: int) -> Any:
    x = images.transpose(0, 2, 3, 1)
    x = jax.nn.relu(_normalized(p, "bn1", layers.convolution(p, "conv1", x, 2, 3)))
    x = jax.lax.reduce_window(
        x,
        jnp.array(-jnp.inf, x.dtype),
        jax.lax.max,
        (1, 3, 3, 1),
        (1, 2, 2, 1),
        ((0, 0), (1, 1), (1, 1), (0, 0)),
    )
    for stage, count in enumerate(stages.values()):
        for i in range(count):
            x = _bottleneck(p, f"layer{stage + 1}.{i}", x, 2 if stage and not i else 1)
    return layers.linear(p, "fc", x.astype(layers.F32).mean((1, 2)).astype(x.dtype))


FULL = {"batch": 8, "side": 224, "classes": 1000, "first": 3, "second": 4, "third": 6, "fourth": 3}
SMALL = {"batch": 2, "side": 64, "classes": 10, "first": 1, "second": 1, "third": 1, "fourth": 1}
PROGRAMS = [Program("resnet50_bf16", make, jax_resnet, FULL, SMALL, torch.bfloat16)]
