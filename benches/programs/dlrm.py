"""A recommender: bags of embeddings and dense features, their products, and an MLP over them."""

from __future__ import annotations

from typing import Any

import jax.nn
import jax.numpy as jnp
import layers
import torch
from program import Params, Program
from torch import Tensor, nn


class Dlrm(nn.Module):
    def __init__(self, tables: int, rows: int, width: int, features: int, hidden: int) -> None:
        super().__init__()
        self.bags = nn.ModuleList(nn.EmbeddingBag(rows, width, mode="sum") for _ in range(tables))
        self.bottom = nn.Sequential(
            nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, width), nn.ReLU()
        )
        pairs = (tables + 1) * tables // 2
        self.top = nn.Sequential(nn.Linear(width + pairs, hidden), nn.ReLU(), nn.Linear(hidden, 1))
        above = torch.triu_indices(tables + 1, tables + 1, 1)
        self.register_buffer("first", above[0])
        self.register_buffer("second", above[1])

    def forward(self, dense: Tensor, indices: Tensor) -> Tensor:
        """`indices` are `[tables, batch, rows of a bag]`."""
        x = self.bottom(dense)
        features = torch.stack([x, *(bag(i) for bag, i in zip(self.bags, indices, strict=True))], dim=1)
        products = features @ features.transpose(1, 2)
        return self.top(torch.cat([x, products[:, self.first, self.second]], dim=1)).squeeze(1)


def make(batch: int, bag: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    indices = torch.randint(0, sizes["rows"], (sizes["tables"], batch, bag))
    return Dlrm(**sizes), (torch.randn(batch, sizes["features"]), indices)


def jax_dlrm(p: Params, x: Any, indices: Any, *, tables: int, **_: int) -> Any:
    x = jax.nn.relu(layers.linear(p, "bottom.0", x))
    x = jax.nn.relu(layers.linear(p, "bottom.2", x))
    bags = [p[f"bags.{i}.weight"][indices[i]].sum(1) for i in range(tables)]
    features = jnp.stack([x, *bags], axis=1)
    products = jnp.einsum("bid,bjd->bij", features, features)
    first, second = jnp.triu_indices(tables + 1, 1)
    y = jnp.concatenate([x, products[:, first, second]], axis=1)
    return layers.linear(p, "top.2", jax.nn.relu(layers.linear(p, "top.0", y)))[:, 0]


FULL = {"batch": 2048, "bag": 8, "tables": 8, "rows": 100_000, "width": 64, "features": 16, "hidden": 512}
SMALL = {"batch": 6, "bag": 3, "tables": 3, "rows": 20, "width": 8, "hidden": 16}
PROGRAMS = [Program("dlrm_f32", make, jax_dlrm, FULL, SMALL)]
