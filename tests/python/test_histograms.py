"""Histograms with edges: counts, weights, densities and edges against eager PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from op_cases import INF, NAN, f32, f64, positive

POINTS = torch.cat([f32(40), torch.tensor([0.0, 0.5, 1.0, 1.0, -1.0])])
EDGES = torch.tensor([-1.0, -0.25, 0.0, 0.0, 0.5, 1.0])
RANGE = [-1.0, 1.0, -0.5, 0.5, 0.25, 0.25]
CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]] = {
    "counts": (torch.histogram, (POINTS, 7), {}),
    "counts_in_a_range": (torch.histogram, (POINTS.reshape(9, 5), 4), {"range": (-1.0, 0.5)}),
    "counts_of_one_value": (torch.histogram, (torch.full((3,), 2.0), 4), {}),
    "counts_of_a_scalar": (torch.histogram, (torch.tensor(1.5), 3), {"weight": torch.tensor(2.0)}),
    "counts_of_nothing": (torch.histogram, (f32(0), 3), {}),
    "counts_of_doubles": (torch.histogram, (f64(50), 9), {"density": True}),
    "weights": (torch.histogram, (POINTS, 7), {"weight": positive(45), "density": True}),
    "edges": (torch.histogram, (POINTS, EDGES), {}),
    "edges_with_weights": (torch.histogram, (POINTS, EDGES), {"weight": f32(45)}),
    "density_of_edges": (torch.histogram, (POINTS, EDGES[[0, 1, 2, 4, 5]]), {"density": True}),
    "outside": (torch.histogram, (torch.tensor([NAN, INF, -INF, 2.0, 1.0, -1.5]), EDGES), {}),
    "boxes": (torch.histogramdd, (f32(30, 3), [2, 3, 4]), {}),
    "boxes_in_a_range": (torch.histogramdd, (f32(2, 15, 3), [2, 3, 4]), {"range": RANGE, "density": True}),
    "boxes_of_nothing": (torch.histogramdd, (f32(0, 2), [2, 3]), {}),
    "boxes_with_weights": (torch.histogramdd, (f32(30, 2), [3, 2]), {"weight": positive(30)}),
    "boxes_of_edges": (torch.histogramdd, (f32(30, 2), [EDGES, EDGES[2:]]), {}),
}


@pytest.mark.parametrize("name", sorted(CASES))
def test_histograms_are_those_of_eager(name: str) -> None:
    torch._dynamo.reset()
    op, args, kwargs = CASES[name]
    compiled = torch.compile(lambda *a, **k: op(*a, **k), backend="tpu", options={"strict": True})
    got, wanted = (torch.utils._pytree.tree_leaves(f(*args, **kwargs)) for f in (compiled, op))
    assert len(got) == len(wanted)
    for mine, theirs in zip(got, wanted, strict=True):
        torch.testing.assert_close(mine, theirs, rtol=4e-6, atol=1e-6)


def test_an_element_on_an_edge_counts_where_eager_counts_it() -> None:
    torch._dynamo.reset()
    compiled = torch.compile(torch.histogram, backend="tpu", dynamic=False, options={"strict": True})
    for bins in (3, 10, 49):
        x = torch.histogram(f32(20), bins).bin_edges
        counts, edges = compiled(x, bins)
        wanted = torch.histogram(x, bins)
        assert torch.equal(edges, wanted.bin_edges)
        assert torch.equal(counts, wanted.hist)


def test_histograms_of_varying_sizes_count_no_padding() -> None:
    torch._dynamo.reset()
    compiled = torch.compile(torch.histogram, backend="tpu", dynamic=True, options={"strict": True})
    for size in (5, 9, 33):
        x, weight = f32(size), positive(size)
        for kwargs in ({}, {"weight": weight}, {"range": (-0.5, 2.0)}):
            got, wanted = compiled(x, 6, **kwargs), torch.histogram(x, 6, **kwargs)
            for mine, theirs in zip(got, wanted, strict=True):
                torch.testing.assert_close(mine, theirs, rtol=4e-6, atol=1e-6)
