"""Operands of different types: what eager PyTorch refuses raises its message, what it takes compiles."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F

DOUBLE, NARROW = torch.float64, torch.bfloat16


def t(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.ones(shape, dtype=dtype)


Case = tuple[Callable[..., torch.Tensor], list[torch.Tensor]]
REFUSED: dict[str, Case] = {
    "linear": (F.linear, [t(3, 4, dtype=DOUBLE), t(2, 4)]),
    "linear bias": (F.linear, [t(3, 4), t(2, 4), t(2, dtype=DOUBLE)]),
    "mm": (torch.mm, [t(3, 4), t(4, 2, dtype=NARROW)]),
    "mm of integers": (torch.mm, [t(3, 4).long(), t(4, 2).int()]),
    "mv": (torch.mv, [t(3, 4), t(4, dtype=DOUBLE)]),
    "dot": (torch.dot, [t(3), t(3, dtype=DOUBLE)]),
    "bmm": (torch.bmm, [t(1, 3, 4), t(1, 4, 2, dtype=NARROW)]),
    "baddbmm": (torch.baddbmm, [t(1, 3, 2, dtype=DOUBLE), t(1, 3, 4), t(1, 4, 2)]),
    "addmv": (torch.addmv, [t(3, dtype=DOUBLE), t(3, 4), t(4)]),
    "conv1d": (F.conv1d, [t(1, 2, 5, dtype=DOUBLE), t(2, 2, 2)]),
    "conv1d bias": (F.conv1d, [t(1, 2, 5), t(2, 2, 2), t(2, dtype=DOUBLE)]),
    "layer_norm": (lambda x, w: F.layer_norm(x, (4,), w), [t(2, 4), t(4, dtype=DOUBLE)]),
    "layer_norm of doubles": (lambda x, w: F.layer_norm(x, (4,), w), [t(2, 4, dtype=DOUBLE), t(4)]),
    "group_norm": (lambda x, w: F.group_norm(x, 2, w), [t(2, 4), t(4, dtype=DOUBLE)]),
    "complex": (torch.complex, [t(3), t(3, dtype=DOUBLE)]),
    "masked_scatter by bytes": (torch.masked_scatter, [t(3), t(3, dtype=torch.uint8), t(3)]),
    "masked_scatter of doubles": (torch.masked_scatter, [t(3), t(3, dtype=torch.bool), t(3, dtype=DOUBLE)]),
    "batch_norm": (lambda x, w: F.batch_norm(x, w, w, w, w), [t(2, 4), t(4, dtype=DOUBLE)]),
    "batch_norm in training": (
        lambda x, w, m: F.batch_norm(x, m, m, w, w, True),
        [t(2, 4), t(4, dtype=DOUBLE), t(4)],
    ),
    "batch_norm of narrow statistics": (
        lambda x, w, m: F.batch_norm(x, m, m, w, w),
        [t(2, 4, dtype=NARROW), t(4), t(4, dtype=NARROW)],
    ),
    "batch_norm, statistics in training": (
        lambda x, w, m: F.batch_norm(x, m, m, w, w, True),
        [t(2, 4, dtype=NARROW), t(4, dtype=NARROW), t(4)],
    ),
    "cdist": (torch.cdist, [t(2, 3), t(2, 3, dtype=DOUBLE)]),
    "index_add": (lambda x, i, y: x.index_add(0, i, y), [t(3), t(2).long(), t(2, dtype=DOUBLE)]),
    "index_copy": (lambda x, i, y: x.index_copy(0, i, y), [t(3), t(2).long(), t(2).long()]),
    "index_reduce": (
        lambda x, i, y: x.index_reduce(0, i, y, "amax"),
        [t(3), t(2).long(), t(2, dtype=NARROW)],
    ),
    "index_put": (lambda x, i, y: x.index_put((i,), y), [t(3), t(2).long(), t(2).long()]),
    "put": (lambda x, i, y: x.put(i, y), [t(3), t(2).long(), t(2, dtype=NARROW)]),
    "scatter": (lambda x, i, y: x.scatter(0, i, y), [t(3), t(2).long(), t(2, dtype=NARROW)]),
    "index_select by bytes": (lambda x, i: x.index_select(0, i), [t(3), t(2).byte()]),
    "index_add at bytes": (lambda x, i: x.index_add(0, i, i.float()), [t(3), t(2).byte()]),
    "cross_entropy": (F.cross_entropy, [t(2, 5), t(2).int()]),
    "nll_loss": (F.nll_loss, [t(2, 5), t(2).long(), t(5, dtype=DOUBLE)]),
}
TAKEN: dict[str, Case] = {
    "addr": (torch.addr, [t(3, 3, dtype=DOUBLE), t(3), t(3)]),
    "layer_norm": (lambda x, w: F.layer_norm(x, (4,), w, w), [t(2, 4, dtype=NARROW), t(4)]),
    "group_norm": (lambda x, w: F.group_norm(x, 2, w, w), [t(2, 4, dtype=NARROW), t(4)]),
    "batch_norm": (lambda x, w: F.batch_norm(x, w, w, w, w), [t(2, 4, dtype=NARROW), t(4)]),
    "index_put by a mask": (lambda x, y: x.index_put((x > 0,), y), [t(3), t(dtype=DOUBLE)]),
    "mse_loss": (F.mse_loss, [t(2), t(2, dtype=DOUBLE)]),
}


@pytest.mark.parametrize("name", REFUSED)
def test_raises_what_eager_raises(name: str) -> None:
    function, operands = REFUSED[name]
    with pytest.raises(RuntimeError) as eager:
        torch.compile(function, backend="aot_eager")(*operands)
    torch._dynamo.reset()
    with pytest.raises(RuntimeError) as compiled:
        torch.compile(function, backend="tpu")(*operands)
    assert str(compiled.value) == str(eager.value)


@pytest.mark.parametrize("name", TAKEN)
def test_compiles_what_eager_takes(name: str) -> None:
    function, operands = TAKEN[name]
    got = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})(*operands)
    torch.testing.assert_close(got, function(*operands))


def test_autocast_compiles_whole() -> None:
    model, x = (
        torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.LayerNorm(8), torch.nn.Linear(8, 2)),
        t(3, 4),
    )
    compiled = torch.compile(model, backend="tpu", fullgraph=True, options={"strict": True})
    with torch.autocast("cpu", dtype=NARROW):
        torch.testing.assert_close(compiled(x), model(x), atol=0.02, rtol=0.02)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_gradients_of_narrow_products_at_sizes_that_vary(dtype: torch.dtype) -> None:
    layer = torch.nn.Linear(64, 64).to(dtype)
    run = torch.compile(layer, backend="tpu", fullgraph=True, options={"strict": True})
    for rows in (40, 33):
        x = torch.randn(rows, 64, dtype=dtype, requires_grad=True)
        torch._dynamo.mark_dynamic(x, 0)
        weight = torch.randn(rows, 64, dtype=dtype)
        got = torch.autograd.grad((run(x) * weight).sum(), (x, layer.weight))
        want = torch.autograd.grad((layer(x) * weight).sum(), (x, layer.weight))
        torch.testing.assert_close(got, want, rtol=2e-2, atol=2e-2)
