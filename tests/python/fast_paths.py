"""Random calls of ops whose lowering depends on sizes, layouts and dtypes.

A family draws calls from a random generator and three sizes. Which calls it draws, and how they broadcast
and lie in memory, depends on the generator alone: the same seed draws the same calls at other sizes. Operands
hold small whole numbers, whose sums and products are exact in every order: most results are compared exactly.
"""

from __future__ import annotations

import functools
import itertools
import math
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F

Sizes = tuple[int, int, int]

# Tolerance of divisions, roots and exponentials, and of what is divided by a small standard deviation.
ROUNDED, NORMALIZED = 2e-5, 1e-3


class Case(NamedTuple):
    """One call: `function` of `operands`. The relative and the absolute error are at most `tolerance`."""

    name: str
    function: Callable[..., Any]
    operands: tuple[torch.Tensor, ...]
    tolerance: float = 0.0

    def __str__(self) -> str:
        shown = [f"{str(x.dtype).removeprefix('torch.')}{list(x.shape)}/{x.stride()}" for x in self.operands]
        return f"{self.name}({', '.join(shown)})"


class Drawing:
    """Draws operands: their elements from one generator, their forms from another."""

    def __init__(self, seed: int, sizes: Sizes) -> None:
        self.forms = random.Random(seed)
        self.sizes = sizes
        self.elements = torch.Generator().manual_seed(seed)

    def numbers(self, *shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        """Whole numbers from -3 to 3, or truth values, in one of several layouts."""
        low = 0 if dtype in (torch.bool, torch.uint8) else -3
        high = 2 if dtype == torch.bool else 4
        return self.laid_out(torch.randint(low, high, shape, generator=self.elements).to(dtype))

    def indices(self, limit: int, *shape: int) -> torch.Tensor:
        return self.laid_out(torch.randint(0, max(limit, 1), shape, generator=self.elements))

    def laid_out(self, x: torch.Tensor) -> torch.Tensor:
        """`x` as a dense tensor, a permuted one, one with steps, or one that begins inside its memory."""
        form = self.forms.randrange(6)
        if form == 1 and x.ndim >= 2:
            return x.transpose(-1, -2).contiguous().transpose(-1, -2)
        if form == 2 and x.ndim >= 2:
            return x.transpose(0, -1).contiguous().transpose(0, -1)
        if form == 3 and x.ndim:
            return torch.stack([x, torch.zeros_like(x)], -1)[..., 0]
        if form == 4 and x.ndim:
            return torch.cat([x[:1], x])[x[:1].shape[0] :]
        return x

    def broadcasting(self, *shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        """An operand that broadcasts to the shape: some sizes 1, leading ones dropped."""
        kept = [n if self.forms.random() < 0.6 else 1 for n in shape]
        dropped = self.forms.randrange(len(shape) + 1) if self.forms.random() < 0.5 else 0
        return self.numbers(*kept[dropped:], dtype=dtype)

    def all_broadcasting(self, *shape: int, dtype: torch.dtype = torch.float32) -> Iterator[torch.Tensor]:
        """An operand in every form that broadcasts to the shape."""
        for rank in range(len(shape) + 1):
            for ones in itertools.product((False, True), repeat=rank):
                sizes = [1 if one else n for one, n in zip(ones, shape[len(shape) - rank :], strict=True)]
                yield self.numbers(*sizes, dtype=dtype)

    def dtype(self, *more: torch.dtype) -> torch.dtype:
        return self.forms.choice([torch.float32, torch.float32, *more])

    def of(self, *options: Any) -> Any:
        return self.forms.choice(options)


def transposed(x: torch.Tensor) -> torch.Tensor:
    """The same matrices, made as the transposes of dense ones: a transpose is then part of the graph."""
    return x.transpose(-1, -2).contiguous()


def products(d: Drawing) -> Iterator[Case]:
    """Matrix products: each operand transposed or not, each addend broadcast in every way."""
    m, k, n = d.sizes
    dtype = d.dtype(torch.float64, torch.int64, torch.int32)
    a, b = d.numbers(m, k, dtype=dtype), d.numbers(k, n, dtype=dtype)
    ta, tb = transposed(a), transposed(b)
    left = d.of((a, lambda x: x), (ta, lambda x: x.t()))
    right = d.of((b, lambda x: x), (tb, lambda x: x.t()), (tb, lambda x: x.t()))
    after = d.of(("", lambda x: x), ("relu of ", torch.relu), ("twice ", lambda x: x + x))
    alpha, beta = d.of((1, 1), (1, 1), (2, 1), (1, 2), (1, 0), (3, -1))
    bias = d.broadcasting(m, n, dtype=dtype)

    def addmm(bias: torch.Tensor, a: torch.Tensor, b: torch.Tensor) -> Any:
        return after[1](torch.addmm(bias, left[1](a), right[1](b), alpha=alpha, beta=beta))

    for addend in d.all_broadcasting(m, n, dtype=dtype):
        yield Case(f"{after[0]}addmm alpha={alpha} beta={beta}", addmm, (addend, left[0], right[0]))
    yield Case(f"{after[0]}mm", lambda a, b: after[1](torch.mm(left[1](a), right[1](b))), (left[0], right[0]))
    yield Case(
        f"{after[0]}mm plus",
        lambda bias, a, b: after[1](bias + left[1](a) @ right[1](b)),
        (bias, left[0], right[0]),
    )
    for addend in d.all_broadcasting(m, n, dtype=dtype):
        if dtype.is_floating_point and addend.ndim:
            yield Case(
                f"{after[0]}linear",
                lambda bias, x, w: after[1](F.linear(left[1](x), w, bias)),
                (addend, left[0], tb),
            )
    yield Case("addmv", torch.addmv, (d.numbers(m, dtype=dtype), a, d.numbers(k, dtype=dtype)))
    yield Case(
        "addr",
        torch.addr,
        (d.broadcasting(m, n, dtype=dtype), d.numbers(m, dtype=dtype), d.numbers(n, dtype=dtype)),
    )
    yield Case("dot", torch.dot, (d.numbers(k, dtype=dtype), d.numbers(k, dtype=dtype)))
    yield Case("mv", torch.mv, (a, d.numbers(k, dtype=dtype)))
    batch = d.of(1, 2, 3)
    batches = (d.numbers(batch, m, k, dtype=dtype), d.numbers(batch, k, n, dtype=dtype))
    yield Case("baddbmm", torch.baddbmm, (d.broadcasting(batch, m, n, dtype=dtype), *batches))
    yield Case("addbmm", torch.addbmm, (d.broadcasting(m, n, dtype=dtype), *batches))
    yield Case("bmm of transposes", lambda a, b: a.mT.bmm(b.mT), tuple(transposed(x) for x in batches))
    lead = d.of((), (2,), (2, 1), (1, 3), (2, 3))
    other = d.of((), (3,), (1,), (2, 1), (2, 3))
    stacks = (d.numbers(*lead, m, k, dtype=dtype), d.numbers(*other, k, n, dtype=dtype))
    if all(1 in pair or pair[0] == pair[1] for pair in zip(lead[::-1], other[::-1], strict=False)):
        yield Case("matmul", torch.matmul, stacks)
    letters = d.of("ab,bc->ac", "ab,bc->ca", "ab,bc->abc", "ab,bc->b", "ab,bc->", "ba,cb->ac", "ab,bc->bac")
    pair = (a.t().contiguous(), b.t().contiguous()) if letters.startswith("ba") else (a, b)
    yield Case(f"einsum {letters}", lambda x, y: torch.einsum(letters, x, y), pair)


def elementwise(d: Drawing) -> Iterator[Case]:
    """Ops on operands that broadcast against each other."""
    shape = d.sizes
    dtype = d.dtype(torch.float64, torch.int64, torch.int32, torch.uint8)

    def x() -> torch.Tensor:
        return d.broadcasting(*shape, dtype=dtype)

    whole = d.numbers(*shape, dtype=dtype)
    mask = d.broadcasting(*shape, dtype=torch.bool)
    yield Case("where", torch.where, (mask, x(), x()))
    yield Case("add alpha", lambda x, y: torch.add(x, y, alpha=2), (x(), x()))
    yield Case("rsub", lambda x, y: torch.rsub(x, y, alpha=3), (x(), x()))
    yield Case("clamp", torch.clamp, (x(), x(), x()))
    yield Case("maximum", torch.maximum, (x(), x()))
    yield Case("masked_fill", torch.masked_fill, (whole, mask, d.numbers(dtype=dtype)))
    yield Case("floor_divide", lambda x, y: torch.div(x, y * 2 + 1, rounding_mode="floor"), (x(), x()))
    yield Case("remainder", lambda x, y: torch.remainder(x, y * 2 + 1), (x(), x()))
    yield Case("addcmul", lambda x, y, z: torch.addcmul(x, y, z, value=2), (x(), x(), x()))
    yield Case("stack", lambda x, y: torch.stack(torch.broadcast_tensors(x, y)).sum(0), (x(), x()))
    yield Case("expand", lambda x: x.expand(2, *shape).sum(0), (d.broadcasting(*shape, dtype=dtype),))
    if dtype.is_floating_point:
        yield Case("lerp", torch.lerp, (x(), x(), x()))
        yield Case("copysign", torch.copysign, (x(), x()), ROUNDED)
        yield Case("addcdiv", lambda x, y, z: torch.addcdiv(x, y, z * 2 + 1), (x(), x(), x()), ROUNDED)
        yield Case("pow", lambda x, y: (x.abs() + 1).pow(y), (x(), x()), ROUNDED)
        yield Case("prelu", lambda x, w: F.prelu(x, w), (whole, d.numbers(d.of(1, shape[1]), dtype=dtype)))
    yield Case("mutated", lambda x, y: x.clone().add_(y).mul_(2), (whole, x()))


def folds(d: Drawing) -> Iterator[Case]:
    """Reductions over every choice of dimensions."""
    shape = d.sizes
    dtype = d.dtype(torch.float64, torch.int64, torch.int32, torch.bool)
    x = d.numbers(*shape, dtype=dtype)
    dims = tuple(i for i in range(3) if d.forms.random() < 0.5) or (d.forms.randrange(3),)
    keep = d.of(True, False)
    dim = d.forms.randrange(3)
    yield Case(f"sum {dims}", lambda x: x.sum(dims, keepdim=keep), (x,))
    yield Case("sum of all", torch.sum, (x,))
    yield Case("sum of products", lambda x, y: (x * y).sum(dims), (x, d.broadcasting(*shape, dtype=dtype)))
    yield Case(f"count_nonzero {dims}", lambda x: x.count_nonzero(dims), (x,))
    yield Case(f"any {dims}", lambda x: x.any(dim), (x,))
    yield Case("all", torch.all, (x,))
    if dtype == torch.bool:
        return
    yield Case(f"cumsum {dim}", lambda x: x.cumsum(dim), (x,))
    yield Case(f"prod {dim}", lambda x: x.sign().prod(dim, keepdim=keep), (x,))
    yield Case("sum of squares", lambda x: (x * x).sum(), (x,))
    yield Case(f"sort {dim}", lambda x: x.sort(stable=True, dim=dim), (x,))
    if all(shape):
        yield Case(f"amax {dims}", lambda x: x.amax(dims, keepdim=keep), (x,))
        yield Case("amin", lambda x: x.amin(), (x,))
        yield Case(f"max {dim}", lambda x: x.max(dim, keepdim=keep), (x,))
        yield Case(f"argmin {dim}", lambda x: x.argmin(dim, keepdim=keep), (x,))
        yield Case("argmax", lambda x: x.argmax(), (x,))
        yield Case(f"cummax {dim}", lambda x: x.cummax(dim)[0], (x,))
        yield Case(f"topk {dim}", lambda x: x.topk(1, dim)[0], (x,))
        yield Case(f"kthvalue {dim}", lambda x: x.kthvalue(x.shape[dim], dim)[0], (x,))
        yield Case(f"median {dim}", lambda x: x.median(dim)[0], (x,))
    if dtype.is_floating_point and all(shape):
        yield Case(f"mean {dims}", lambda x: x.mean(dims, keepdim=keep), (x,), ROUNDED)
        yield Case(f"var {dims}", lambda x: x.var(dims, correction=0), (x,), ROUNDED)
        yield Case(f"norm {dims}", lambda x: torch.linalg.vector_norm(x, 2, dims), (x,), ROUNDED)
        yield Case(f"logsumexp {dims}", lambda x: x.logsumexp(dims), (x,), ROUNDED)
        yield Case(f"softmax {dim}", lambda x: x.softmax(dim), (x,), ROUNDED)
        yield Case(f"log_softmax {dim}", lambda x: x.log_softmax(dim), (x,), ROUNDED)


def positions(d: Drawing) -> Iterator[Case]:
    """Reads and writes at indices, with values that broadcast."""
    shape = d.sizes
    rows, columns, depth = shape
    dtype = d.dtype(torch.float64, torch.int64)
    x = d.numbers(*shape, dtype=dtype)
    mask = d.numbers(*shape[: d.of(1, 2, 3)], dtype=torch.bool)
    rest = shape[mask.ndim :]
    fill = d.broadcasting(*rest, dtype=dtype) if rest else d.numbers(*d.of((), (1,)), dtype=dtype)
    accumulate = d.of(True, False)
    yield Case("put by mask", lambda x, m, v: x.index_put((m,), v), (x, mask, fill))
    yield Case("masked_scatter", torch.masked_scatter, (x, mask_of(d, shape), d.numbers(*shape, dtype=dtype)))
    count = d.of(1, 2, 5)
    if rows and columns and depth:
        i, j = d.indices(rows, count), d.indices(columns, d.of(1, count))
        values = d.broadcasting(count, depth, dtype=dtype)
        # Of several writes to a place, which one stays is open: all add, or each place is written once.
        add = functools.partial(torch.index_put, accumulate=True)
        yield Case("put of pairs", lambda x, i, j, v: add(x, (i, j), v), (x, i, j, values))
        once = torch.arange(rows)
        row = d.broadcasting(rows, columns, depth, dtype=dtype)
        yield Case("put of rows", lambda x, i, v: x.index_put((i,), v, accumulate=accumulate), (x, once, row))
        yield Case("get of pairs", lambda x, i, j: x[i, :, j[:1]], (x, i, d.indices(depth, count)))
        for dim in range(3):
            index = d.indices(shape[dim], count)
            yield Case(f"index_select {dim}", lambda x, i, dim=dim: x.index_select(dim, i), (x, index))
            size = [*shape[:dim], count, *shape[dim + 1 :]]
            source = d.numbers(*size, dtype=dtype)
            yield Case(
                f"index_add {dim}",
                lambda x, i, s, dim=dim: x.index_add(dim, i, s, alpha=2),
                (x, index, source),
            )
            wide = d.indices(shape[dim], *size)
            yield Case(f"gather {dim}", lambda x, i, dim=dim: x.gather(dim, i), (x, wide))
            yield Case(
                f"scatter_add {dim}",
                lambda x, i, s, dim=dim: x.scatter_add(dim, i, s),
                (x, wide, source),
            )
        yield Case("take", torch.take, (x, d.indices(rows * columns * depth, count, 2)))
        yield Case(
            "embedding", F.embedding, (d.indices(rows, count, 2), d.numbers(rows, columns, dtype=dtype))
        )
        edges = d.numbers(columns, dtype=dtype).sort()[0]
        yield Case("searchsorted", torch.searchsorted, (edges, x))
        yield Case("bucketize", lambda x, e: torch.bucketize(x, e, right=True), (x, edges))
    yield Case("roll", lambda x: x.roll((1, -1), (0, 2)), (x,))
    yield Case("flip", lambda x: x.flip(0, 1), (x,))
    yield Case("diagonal", lambda x: x.diagonal(1, 0, 2), (x,))
    yield Case("tril", lambda x: x.tril(-1), (x,))
    yield Case("repeat", lambda x: x.repeat(1, 2, 1), (x,))
    yield Case(
        "cat", lambda x, y: torch.cat([x, y, x], 1), (x, d.numbers(rows, d.of(0, 1, 3), depth, dtype=dtype))
    )
    yield Case("view", lambda x: x.permute(2, 0, 1).reshape(-1), (x,))


def mask_of(d: Drawing, shape: tuple[int, ...]) -> torch.Tensor:
    """A mask of which broadcasting makes one of this shape."""
    return d.broadcasting(*shape, dtype=torch.bool)


def convolutions(d: Drawing) -> Iterator[Case]:
    """Convolutions and their gradients, and pooling."""
    batch, channels, length = d.sizes
    rank = d.of(1, 2, 3) if length <= 8 else d.of(1, 2)
    groups = d.of(1, 1, 1, channels or 1)
    inputs, outputs = channels, d.of(1, 2, 3) * groups
    kernel = [d.of(1, 2, 3) for _ in range(rank)]
    stride = [d.of(1, 1, 2, 3) for _ in range(rank)]
    padding = [d.of(0, 1, 2) for _ in range(rank)]
    dilation = [d.of(1, 1, 2) for _ in range(rank)]
    spatial = [length + 3 + d.of(0, 1, 2) for _ in range(rank)]
    x = d.numbers(batch, inputs, *spatial)
    if rank == 2 and d.of(True, False):
        x = x.contiguous(memory_format=torch.channels_last)
    bias = d.of(None, d.numbers(outputs))
    convolve = (F.conv1d, F.conv2d, F.conv3d)[rank - 1]
    spread = (F.conv_transpose1d, F.conv_transpose2d, F.conv_transpose3d)[rank - 1]
    more = f"{rank}d {kernel} by {stride} in {padding} over {dilation} in {groups}"
    along = list(zip(spatial, stride, padding, dilation, kernel, strict=True))
    if batch == 0 or channels == 0 or min(n + 2 * p - q * (k - 1) for n, _, p, q, k in along) < 1:
        return
    weight = d.numbers(outputs, inputs // groups, *kernel)

    def forward(x: torch.Tensor, w: torch.Tensor, *b: torch.Tensor) -> torch.Tensor:
        return convolve(x, w, *(b or (None,)), stride, padding, dilation, groups)

    yield Case(f"conv {more}", forward, (x, weight, *([] if bias is None else [bias])))

    def gradients(x: torch.Tensor, w: torch.Tensor, g: torch.Tensor) -> Any:
        return torch.ops.aten.convolution_backward(
            g, x, w, [w.shape[0]], stride, padding, dilation, False, [0] * rank, groups, [True, True, True]
        )

    sizes = forward(torch.empty(x.shape, device="meta"), torch.empty(weight.shape, device="meta")).shape
    yield Case(f"gradients of conv {more}", gradients, (x, weight, d.numbers(*sizes)))
    back = d.numbers(inputs, outputs // groups, *kernel)
    extra = [min(d.of(0, 1), s - 1) for s in stride]
    outputs_back = [(n - 1) * s - 2 * p + q * (k - 1) for n, s, p, q, k in along]
    if min(n + e for n, e in zip(outputs_back, extra, strict=True)) >= 0:
        yield Case(
            f"transposed conv {more} and {extra}",
            lambda x, w: spread(x, w, None, stride, padding, extra, groups, dilation),
            (x, back),
        )
    if rank == 2:
        low = [min(p, k // 2) for p, k in zip(padding, kernel, strict=True)]
        yield Case(f"max_pool {more}", lambda x: F.max_pool2d(x, kernel, stride, low), (x,))
        yield Case(f"avg_pool {more}", lambda x: F.avg_pool2d(x, kernel, stride, low), (x,), ROUNDED)
        yield Case(f"adaptive {kernel}", lambda x: F.adaptive_avg_pool2d(x, kernel), (x,), ROUNDED)
        yield Case("upsampled", lambda x: F.interpolate(x, scale_factor=2.0, mode="nearest"), (x,))


def normalizations(d: Drawing) -> Iterator[Case]:
    """Normalizations with and without weights, and attention with masks of every shape."""
    batch, length, width = d.sizes
    if not all(d.sizes):
        return
    x = d.numbers(batch, length, width)
    weight, bias = d.numbers(width), d.numbers(width)
    yield Case("layer_norm", lambda x, w, b: F.layer_norm(x, (width,), w, b), (x, weight, bias), NORMALIZED)
    yield Case("layer_norm of two", lambda x: F.layer_norm(x, (length, width)), (x,), NORMALIZED)
    yield Case("rms_norm", lambda x, w: F.rms_norm(x, (width,), w), (x, weight), NORMALIZED)
    per_channel = (d.numbers(length), d.numbers(length))
    yield Case(
        "batch_norm",
        lambda x, m, v, w, b: F.batch_norm(x, m, v.abs() + 1, w, b),
        (x, *per_channel, d.numbers(length), d.numbers(length)),
        NORMALIZED,
    )
    if batch * width > 1:
        yield Case(
            "batch_norm in training",
            lambda x, w, b: F.batch_norm(x, None, None, w, b, True),
            (x, *per_channel),
            NORMALIZED,
        )
    groups = d.of(1, length)
    yield Case("group_norm", lambda x, w: F.group_norm(x, groups, w), (x, d.numbers(length)), NORMALIZED)
    heads = d.of(1, 2)
    others = d.of(1, 3, length)
    q, k, v = (d.numbers(batch, heads, n, 4) / 2 for n in (length, others, others))
    mask = d.broadcasting(batch, heads, length, others, dtype=d.of(torch.bool, torch.float32))
    if mask.ndim >= 2:
        yield Case(
            "attention",
            lambda q, k, v, m: F.scaled_dot_product_attention(q, k, v, m),
            (q, k, v, mask),
            NORMALIZED,
        )
    yield Case(
        "causal attention",
        lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
        (q, k, v),
        NORMALIZED,
    )


FAMILIES: dict[str, Callable[[Drawing], Iterator[Case]]] = {
    f.__name__: f for f in (products, elementwise, folds, positions, convolutions, normalizations)
}

# Sizes at which a lowering changes; one less and one more are drawn too. Few rows of a product: 4; few
# multiplications: 2^16; few rows before a larger matrix: 128. Folds by rows: 2^14 elements.
THRESHOLDS = (4, 16, 32, 64, 128, 256, 512, 1 << 14, 1 << 15, 1 << 16)


def sizes_of(random_forms: random.Random, family: str) -> Sizes:
    """Three sizes from 0 to 5. In one of four draws two are equal, in one of two some lie at a threshold."""
    sizes = [random_forms.randrange(6) for _ in range(3)]
    kind = random_forms.randrange(4)
    if kind == 0:
        sizes[2] = sizes[0]
    elif kind > 1:
        most = 40 if family in ("convolutions", "normalizations") else 1 << 17
        for at in random_forms.sample(range(3), random_forms.choice((1, 2))):
            fitting = [
                # A size of 0 counts as 1: an op may have results without that size.
                t
                for t in THRESHOLDS
                if math.prod(max(n, 1) for i, n in enumerate(sizes) if i != at) * t <= most
            ]
            sizes[at] = random_forms.choice(fitting or [1]) + random_forms.choice((-1, 0, 1))
    return (sizes[0], sizes[1], sizes[2])


def cases(family: str, seed: int, sizes: Sizes) -> list[Case]:
    return list(FAMILIES[family](Drawing(seed, sizes)))
