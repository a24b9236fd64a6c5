"""Single ops on the CPU against eager PyTorch, drawn from families with seeds, for one plugin or several.

    python benches/ops.py [--plugin PATH] [--family NAME] [--op NAME] [--size NAME] [--dtype NAME]
                          [--seed S] [--seeds N] [--threads N] [--inductor] [--list] [--errors]

Each op is compiled forward, and with the gradients of its inputs if it has any. A seed draws its shapes
from a range of the size: small is about 10,000 elements, middle 100,000, large a million. Each plugin and
number of threads has a process of its own, which takes turns of the compiled and the eager function. The
report has the geometric means of their ratios for each family and size, the number of cases that take more
than twice as long as eager PyTorch, and the worst one. `--list` prints each case, the slowest ratio first,
with the seconds of its first call. `--errors` compares float32 results with float64 ones, and lists the
cases whose largest error is more than twice that of eager PyTorch. Without `--plugin` it runs the builds of
XLA's CPU plugin that are installed. The machine may be shared: a ratio says more than a time.

The whole: `--seeds 3` with each `--dtype`. The middle of it, in some minutes: `--size middle --threads 1`.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

SIZES = {"small": 10_000, "middle": 100_000, "large": 1_000_000}
Args = tuple[Any, ...]


class Draw:
    """Shapes and tensors of about `elements` elements, from one seed."""

    def __init__(self, elements: int, seed: int) -> None:
        import torch

        self.elements, self.random = elements, random.Random(seed)
        self.generator = torch.Generator().manual_seed(seed)

    def shape(self, rank: int | None = None) -> tuple[int, ...]:
        """Sizes whose product is near the number of elements; inner ones are often not a power of two."""
        rank = rank or self.random.randint(1, 3)
        sizes: list[int] = []
        left = self.elements
        for place in range(rank - 1, 0, -1):
            side = max(2, round(left ** (1 / (place + 1)) * self.random.uniform(0.4, 1.6)))
            sizes.append(side)
            left = max(2, left // side)
        return (left, *sizes)

    def floats(self, *shape: int) -> Any:
        import torch

        return torch.randn(*shape, generator=self.generator)

    def matrix(self, rank: int = 2) -> Any:
        return self.floats(*self.shape(rank))

    def side(self, power: float) -> int:
        """A length of which so many to this power make up the elements."""
        return max(2, round(self.elements ** (1 / power) * self.random.uniform(0.7, 1.3)))

    def integers(self, below: int, *shape: int) -> Any:
        import torch

        return torch.randint(0, below, shape, generator=self.generator)


def families() -> dict[str, dict[str, tuple[Callable[..., Any], Callable[[Draw], Args]]]]:
    """Ops by family: the function, and the arguments that a draw gives it."""
    import torch
    import torch.nn.functional as F

    def one(draw: Draw) -> Args:
        return (draw.floats(*draw.shape()),)

    def two(draw: Draw) -> Args:
        shape = draw.shape()
        return draw.floats(*shape), draw.floats(*shape)

    def rows(draw: Draw) -> Args:
        return (draw.matrix(),)

    def products(draw: Draw) -> Args:
        m, k, n = (draw.side(2) for _ in range(3))
        return draw.floats(m, k), draw.floats(k, n)

    def batches(draw: Draw) -> Args:
        b, side = draw.random.choice([4, 12, 32]), 0
        side = max(4, round((draw.elements / b) ** 0.5))
        return draw.floats(b, side, side), draw.floats(b, side, side)

    def whole(draw: Draw) -> Args:
        side = draw.side(2)
        return draw.integers(100, side, side), draw.integers(100, side, side)

    def images(channels: int, out: int, groups: int = 1, kernel: int = 3) -> Callable[[Draw], Args]:
        def make(draw: Draw) -> Args:
            side = max(8, round((draw.elements / channels / 2) ** 0.5))
            return draw.floats(2, channels, side, side), draw.floats(out, channels // groups, kernel, kernel)

        return make

    def volumes(channels: int, out: int, groups: int = 1) -> Callable[[Draw], Args]:
        def make(draw: Draw) -> Args:
            side = max(5, round((draw.elements / channels / 2) ** (1 / 3)))
            weight = draw.floats(out, channels // groups, 3, 3, 3) / 10
            return draw.floats(2, channels, side, side, side), weight

        return make

    def signals(channels: int, out: int, kernel: int) -> Callable[[Draw], Args]:
        def make(draw: Draw) -> Args:
            length = max(16, draw.elements // channels // 4)
            return draw.floats(4, channels, length), draw.floats(out, channels, kernel)

        return make

    def volume(draw: Draw) -> Args:
        side = 2 * (max(6, round((draw.elements / 8) ** (1 / 3))) // 2)
        return (draw.floats(2, 4, side, side, side),)

    def unit(draw: Draw) -> Args:
        return (torch.rand(*draw.shape(), generator=draw.generator) * 1.98 - 0.99,)

    def above_zero(draw: Draw) -> Args:
        return (torch.rand(*draw.shape(), generator=draw.generator) * 10 + 0.01,)

    def wholes(draw: Draw) -> Args:
        shape = draw.shape()
        return draw.integers(1000, *shape) - 500, draw.integers(99, *shape) + 1

    def cube(draw: Draw) -> Args:
        return (draw.matrix(3),)

    def chances(draw: Draw) -> Args:
        return (torch.rand(*draw.shape(2), generator=draw.generator),)

    def grid(draw: Draw) -> Args:
        (x,) = image(draw)
        where = torch.rand(2, *x.shape[2:], 2, generator=draw.generator) * 2 - 1
        return x, where

    def small_matrices(draw: Draw) -> Args:
        a = draw.floats(max(1, draw.elements // 64), 8, 8)
        return a @ a.mT + 8 * torch.eye(8), draw.floats(len(a), 8, 2)

    def few(draw: Draw) -> Args:
        side = min(64, draw.side(2))
        a = draw.floats(side, side)
        return a + a.T, draw.floats(side, 4)

    def image(draw: Draw) -> Args:
        return (draw.floats(2, 8, *(2 * (max(8, round((draw.elements / 16) ** 0.5)) // 2),) * 2),)

    def lookup(draw: Draw) -> Args:
        width = draw.random.choice([16, 48, 64])
        count = max(2, draw.elements // width)
        return draw.floats(count, width), draw.integers(count, count)

    def sought(draw: Draw) -> Args:
        count = draw.elements // 2
        return draw.floats(count).sort().values, draw.floats(count)

    def heads(draw: Draw) -> Args:
        length = max(8, round((draw.elements / 4) ** 0.5 / 4))
        return tuple(draw.floats(2, 4, length, 32) for _ in range(3))

    def positive(draw: Draw) -> Args:
        side = min(200, draw.side(2))
        a = draw.floats(side, side)
        return a @ a.T + side * torch.eye(side), draw.floats(side, 4)

    def normed(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda x: function(x, x.shape[-1:])

    def plain(name: str, **words: Any) -> Callable[..., Any]:
        return lambda x: getattr(torch, name)(x, **words)

    unary = ["exp", "expm1", "sin", "cos", "tan", "tanh", "sinh", "asinh", "atan", "sigmoid", "erf", "erfc"]
    unary += ["abs", "sign", "round", "digamma", "lgamma", "i0", "sinc"]
    pointwise: dict[str, Any] = {name: (plain(name), one) for name in unary}
    for name in ("asin", "acos", "atanh", "erfinv"):
        pointwise[name] = (plain(name), unit)
    for name in ("log", "log1p", "log2", "sqrt", "rsqrt", "reciprocal", "acosh"):
        pointwise[name] = (plain(name), above_zero)
    for name in ("gelu", "silu", "softplus", "leaky_relu", "elu", "mish", "hardswish", "logsigmoid"):
        pointwise[name] = (getattr(F, name), one)
    pointwise["gelu tanh"] = (lambda x: F.gelu(x, approximate="tanh"), one)
    for name in ("add", "mul", "div", "maximum", "atan2", "fmod", "remainder", "floor_divide", "hypot"):
        pointwise[name] = (getattr(torch, name), two)
    pointwise["logaddexp"] = (torch.logaddexp, two)
    pointwise["pow"] = (lambda x, y: x.abs().pow(y), two)
    pointwise["pow 3"] = (lambda x: x.pow(3), one)
    pointwise["where"] = (lambda x, y: torch.where(x > y, x, y), two)
    for name in ("fmod", "remainder", "floor_divide", "mul"):
        pointwise[f"integer {name}"] = (getattr(torch, name), wholes)
    pointwise["remainder of a number"] = (lambda x: x.remainder(0.3), one)
    reductions: dict[str, Any] = {
        name: (plain(name, dim=-1), rows)
        for name in (
            *("sum", "mean", "amax", "argmax", "std", "prod", "logsumexp", "cumsum", "softmax"),
            *("log_softmax", "cumprod", "logcumsumexp", "any"),
        )
    }
    for name in ["sum", "amax", "argmax", "std", "prod", "logsumexp", "cumsum", "softmax"]:
        reductions[f"{name} over rows"] = (plain(name, dim=0), rows)
        reductions[f"{name} in the middle"] = (plain(name, dim=1), cube)
    for name in ["sum", "amax", "argmax", "var", "prod", "norm"]:
        reductions[f"{name} of all"] = (plain(name), rows)
    reductions["sum over outer and inner"] = (lambda x: x.sum((0, 2)), cube)
    reductions["amax over outer and inner"] = (lambda x: x.amax((0, 2)), cube)
    reductions["max with indices"] = (lambda x: x.max(-1).values, rows)
    reductions["cummax"] = (lambda x: x.cummax(-1).values, rows)
    return {
        "pointwise": pointwise,
        "reductions": reductions,
        "norms": {
            "layer_norm": (normed(F.layer_norm), rows),
            "rms_norm": (normed(F.rms_norm), rows),
            "group_norm": (lambda x: F.group_norm(x, 4), image),
            "normalize": (lambda x: F.normalize(x, dim=-1), rows),
            "batch_norm": (lambda x: F.batch_norm(x, None, None, training=True), image),
            "instance_norm": (F.instance_norm, image),
        },
        "products": {
            "mm": (torch.mm, products),
            "linear": (lambda x, w: F.linear(x, w.T), products),
            "bmm": (torch.bmm, batches),
            "integer mm": (torch.mm, whole),
            "attention": (F.scaled_dot_product_attention, heads),
        },
        "convolutions": {
            "conv2d": (lambda x, w: F.conv2d(x, w, padding=1), images(16, 16)),
            "conv2d stride 2": (lambda x, w: F.conv2d(x, w, stride=2), images(8, 16)),
            "depthwise": (lambda x, w: F.conv2d(x, w, padding=1, groups=16), images(16, 16, 16)),
            "pointwise conv": (F.conv2d, images(16, 32, kernel=1)),
            "conv_transpose2d": (lambda x, w: F.conv_transpose2d(x, w, stride=2), images(8, 8)),
            "grouped": (lambda x, w: F.conv2d(x, w, padding=1, groups=4), images(16, 32, 4)),
            "dilated": (lambda x, w: F.conv2d(x, w, dilation=2), images(8, 16)),
            "conv1d": (lambda x, w: F.conv1d(x, w, padding=2), signals(16, 16, 5)),
            "conv1d stride 4": (lambda x, w: F.conv1d(x, w, stride=4), signals(8, 16, 8)),
            "conv3d": (lambda x, w: F.conv3d(x, w, padding=1), volumes(8, 16)),
            "conv3d stride 2": (lambda x, w: F.conv3d(x, w, stride=2), volumes(8, 16)),
            "conv3d grouped": (lambda x, w: F.conv3d(x, w, padding=1, groups=4), volumes(8, 16, 4)),
            "conv_transpose3d": (lambda x, w: F.conv_transpose3d(x, w, stride=2), volumes(8, 8)),
            "max_pool3d": (lambda x: F.max_pool3d(x, 2), volume),
            "max_pool2d 3 by 2": (lambda x: F.max_pool2d(x, 3, stride=2, padding=1), image),
            "adaptive_avg_pool2d": (lambda x: F.adaptive_avg_pool2d(x, 3), image),
            "nearest": (lambda x: F.interpolate(x, scale_factor=2.0, mode="nearest"), image),
            "bicubic": (lambda x: F.interpolate(x, scale_factor=2.0, mode="bicubic"), image),
            "grid_sample": (lambda x, g: F.grid_sample(x, g, align_corners=False), grid),
            "unfold": (lambda x: F.unfold(x, 3), image),
            "max_pool2d": (lambda x: F.max_pool2d(x, 2), image),
            "avg_pool2d": (lambda x: F.avg_pool2d(x, 2), image),
            "interpolate": (lambda x: F.interpolate(x, scale_factor=2.0, mode="bilinear"), image),
        },
        "order": {
            "sort": (lambda x: x.sort(-1).values, rows),
            "topk": (lambda x: x.topk(2, -1).values, rows),
            "median": (lambda x: x.median(-1).values, rows),
            "kthvalue": (lambda x: x.kthvalue(2, -1).values, rows),
            "sort over rows": (lambda x: x.sort(0).values, rows),
            "argsort": (lambda x: x.argsort(-1), rows),
            "integer sort": (lambda x, y: x.sort(-1).values, wholes),
            "topk of many": (lambda x: x.topk(min(50, x.shape[-1]), -1).values, rows),
            "median of all": (torch.median, rows),
            "mode": (lambda x, y: x.mode(-1).values, wholes),
            "multinomial": (lambda x: x.multinomial(1), chances),
            "quantile": (lambda x: x.quantile(0.3, dim=-1), rows),
            "searchsorted": (torch.searchsorted, sought),
            "bucketize": (lambda b, x: torch.bucketize(x, b), sought),
        },
        "indexing": {
            "index_select": (lambda x, i: x.index_select(0, i), lookup),
            "embedding": (lambda x, i: F.embedding(i, x), lookup),
            "index_add": (lambda x, i: torch.zeros_like(x).index_add(0, i, x), lookup),
            "gather": (lambda x, i: x.gather(0, i[:, None].expand_as(x)), lookup),
            "index": (lambda x, i: x[i], lookup),
            "index of pairs": (lambda x, i: x[i, i % x.shape[1]], lookup),
            "index_put": (lambda x, i: x.index_put((i,), x), lookup),
            "index_put accumulated": (lambda x, i: x.index_put((i,), x, accumulate=True), lookup),
            "scatter": (lambda x, i: torch.zeros_like(x).scatter(0, i[:, None].expand_as(x), x), lookup),
            "scatter_add": (lambda x, i: x.scatter_add(0, i[:, None].expand_as(x), x), lookup),
            "scatter amax": (lambda x, i: x.scatter_reduce(0, i[:, None].expand_as(x), x, "amax"), lookup),
            "take": (lambda x, i: x.take(i), lookup),
            "masked_fill": (lambda x, i: x.masked_fill(x > 0, 0.0), lookup),
            "one_hot": (lambda x, i: F.one_hot(i % 50, 50), lookup),
            "bincount": (lambda x, i: i.bincount(minlength=len(x)), lookup),
            "cross_entropy": (lambda x, i: F.cross_entropy(x, i % x.shape[1]), lookup),
        },
        "shapes": {
            "cat": (lambda x, y: torch.cat([x, y], -1), two),
            "transpose": (lambda x: x.T.contiguous(), rows),
            "flip": (lambda x: x.flip(-1), rows),
            "pad": (lambda x: F.pad(x, (1, 1)), rows),
            "roll": (lambda x: x.roll(1, -1), rows),
            "permute": (lambda x: x.permute(2, 0, 1).contiguous(), cube),
            "tril": (torch.tril, rows),
            "repeat": (lambda x: x.repeat(2, 2), rows),
            "reflect": (lambda x: F.pad(x[None], (1, 1), mode="reflect"), rows),
            "stack": (lambda x, y: torch.stack([x, y], -1), two),
        },
        "linear algebra": {
            "cholesky": (lambda a, b: torch.linalg.cholesky(a), positive),
            "solve": (torch.linalg.solve, positive),
            "inv": (lambda a, b: torch.linalg.inv(a), positive),
            "many solve": (torch.linalg.solve, small_matrices),
            "many inv": (lambda a, b: torch.linalg.inv(a), small_matrices),
            "many cholesky": (lambda a, b: torch.linalg.cholesky(a), small_matrices),
            "det": (lambda a, b: torch.linalg.det(a), few),
            "eigh": (lambda a, b: torch.linalg.eigh(a).eigenvalues, few),
            "svdvals": (lambda a, b: torch.linalg.svdvals(a), few),
            "qr": (lambda a, b: torch.linalg.qr(a).R, few),
            "triangular": (lambda a, b: torch.linalg.solve_triangular(a.tril(), b, upper=False), positive),
        },
    }


def timed(call: Callable[[], Any], seconds: float) -> float:
    """Seconds of one call, the mean of a few that take about `seconds` together."""
    begin = time.perf_counter()
    call()
    once = time.perf_counter() - begin
    count = max(1, min(200, int(seconds / max(once, 1e-7))))
    begin = time.perf_counter()
    for _ in range(count):
        call()
    return (time.perf_counter() - begin) / count


def cases(function: Callable[..., Any], args: Args) -> Iterator[tuple[str, Callable[..., Any], Args]]:
    """The op forward, and with the gradients of its floating-point inputs."""
    import torch

    yield "forward", function, args
    leaves = tuple(a.clone().requires_grad_() if a.is_floating_point() else a for a in args)
    wanted = [a for a in leaves if a.requires_grad]
    out = function(*leaves)
    if wanted and out.requires_grad:
        weight = torch.rand_like(out)

        def step(compiled: Callable[..., Any], *inputs: Any) -> Any:
            return torch.autograd.grad(compiled(*inputs), wanted, weight, allow_unused=True)

        yield "gradients", step, leaves


def measure(given: argparse.Namespace) -> None:
    """In a process of its own: prints one line of JSON for each case."""
    import torch

    torch.set_num_threads(given.threads[0])
    dtype = getattr(torch, given.dtype)
    wanted, every = set(given.family), families()
    for family, ops in every.items():
        if wanted and family not in wanted:
            continue
        for name, (function, arguments) in ops.items():
            if given.op and name not in given.op:
                continue
            for size in given.size or SIZES:
                for seed in range(given.seed, given.seed + given.seeds):
                    drawn = arguments(Draw(SIZES[size], seed))
                    args = tuple(a.to(dtype) if a.is_floating_point() else a for a in drawn)
                    backends = ["tpu"] + ["inductor"] * given.inductor
                    torch._dynamo.reset()
                    for kind, call, inputs in cases(function, args):
                        row = {"family": family, "op": name, "size": size, "seed": seed, "kind": kind}
                        try:
                            row |= race(function, kind, call, inputs, backends, given.seconds)
                            if given.errors:
                                row |= errors(function, kind, call, inputs)
                        except Exception as error:
                            row["error"] = f"{type(error).__name__}: {error}".splitlines()[0]
                        print(json.dumps(row), flush=True)


def race(
    function: Callable[..., Any],
    kind: str,
    call: Callable[..., Any],
    inputs: Args,
    backends: list[str],
    seconds: float,
) -> dict[str, float]:
    """Milliseconds of each backend and of eager PyTorch: the least of five turns."""
    import torch

    runs: dict[str, Callable[[], Any]] = {}
    first: dict[str, float] = {}
    for backend in ["eager", *backends]:
        compiled = function if backend == "eager" else torch.compile(function, backend=backend)
        if kind == "forward":
            runs[backend] = lambda f=compiled: f(*inputs)
        else:
            runs[backend] = lambda f=compiled: call(f, *inputs)
        begin = time.perf_counter()
        runs[backend]()
        first[f"{backend} first"] = time.perf_counter() - begin
        for _ in range(2):
            runs[backend]()
    found: dict[str, list[float]] = {backend: [] for backend in runs}
    for _ in range(5):
        for backend, run in runs.items():
            found[backend].append(timed(run, seconds / 5))
    return first | {backend: min(times) * 1e3 for backend, times in found.items()}


def errors(
    function: Callable[..., Any], kind: str, call: Callable[..., Any], inputs: Args
) -> dict[str, float]:
    """Largest distance from the float64 result over its largest size, of eager PyTorch and of the backend."""
    import torch

    def results(function: Callable[..., Any], inputs: Args) -> list[Any]:
        if kind == "forward":
            out = function(*inputs)
        else:
            leaves = [a for a in inputs if a.requires_grad]
            value = function(*inputs)
            weight = torch.rand(value.shape, generator=torch.Generator().manual_seed(0)).to(value.dtype)
            out = torch.autograd.grad(value, leaves, weight, allow_unused=True)
        return [o for o in (out if isinstance(out, tuple) else (out,)) if o is not None]

    wide = tuple(
        a.detach().double().requires_grad_(a.requires_grad) if a.is_floating_point() else a for a in inputs
    )
    exact = results(function, wide)
    found: dict[str, float] = {}
    for backend in ("eager", "tpu"):
        used = function if backend == "eager" else torch.compile(function, backend=backend)
        worst = 0.0
        for got, right in zip(results(used, inputs), exact, strict=True):
            if right.is_floating_point() and right.numel():
                size = right.nan_to_num(0, 0, 0).abs().max().clamp_min(1e-30)
                worst = max(worst, ((got.double() - right).nan_to_num(0, 0, 0).abs().max() / size).item())
        found[f"{backend} error"] = worst
    return found


def mean(ratios: list[float]) -> float:
    return math.exp(statistics.fmean(map(math.log, ratios)))


def report(title: str, rows: list[dict[str, Any]], every: bool) -> None:
    """Prints a table by family: ratios to eager PyTorch, forward / with gradients, for each size."""
    good = [row for row in rows if "error" not in row]
    print(f"\n{title}: {len(good)} cases\n")
    print("| Family | Small | Middle | Large | More than 2 × eager | Worst |\n|---|---|---|---|---|---|")
    ratios = {id(row): row["tpu"] / row["eager"] for row in good}
    for family in [*dict.fromkeys(row["family"] for row in good), *["all"] * bool(good)]:
        of = [row for row in good if family in (row["family"], "all")]
        cells = []
        for size in SIZES:
            kinds = ("forward", "gradients")
            found = [[ratios[id(r)] for r in of if (r["kind"], r["size"]) == (kind, size)] for kind in kinds]
            cells.append(" / ".join(f"{mean(values):.2f}" if values else "–" for values in found))
        slow = sum(ratios[id(row)] > 2 for row in of)
        worst = max(of, key=lambda row: ratios[id(row)])
        what = f"{worst['op']}, {worst['size']}, {worst['kind']}: {ratios[id(worst)]:.1f}"
        print(f"| {family} | {' | '.join(cells)} | {slow} of {len(of)} | {what} |")
    if every:
        print("\n| Ratio | Op | Size | Kind | Eager, ms | Compiled, ms | First call, s |")
        print("|---|---|---|---|---|---|---|")
        for row in sorted(good, key=lambda row: -ratios[id(row)]):
            what = f"{row['op']} | {row['size']} | {row['kind']}"
            times = f"{row['eager']:.3f} | {row['tpu']:.3f} | {row['tpu first']:.1f}"
            print(f"| {ratios[id(row)]:.2f} | {what} | {times} |")
    for row in good:
        if "tpu error" in row and row["tpu error"] > max(2 * row["eager error"], 1e-12):
            found = f"{row['tpu error']:.2e}, eager {row['eager error']:.2e}"
            print(f"error: {row['op']}, {row['size']}, {row['kind']}: {found}")
    both = [row["inductor"] / row["eager"] for row in good if "inductor" in row]
    if both:
        print(f"\nInductor over eager PyTorch: {mean(both):.2f}")
    for row in rows:
        if "error" in row:
            print(f"failed: {row['op']}, {row['size']}, {row['kind']}: {row['error']}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--plugin", action="append", default=[], help="a plugin's file; may be repeated")
    parser.add_argument("--family", action="append", default=[], help="a family of ops; may be repeated")
    parser.add_argument("--op", action="append", default=[], help="an op of a family; may be repeated")
    parser.add_argument("--size", action="append", choices=list(SIZES), help="may be repeated (default: all)")
    parser.add_argument("--seed", type=int, default=0, help="the first draw's (default: 0)")
    parser.add_argument("--seeds", type=int, default=1, help="draws of each op and size (default: 1)")
    parser.add_argument("--threads", type=int, action="append", help="may be repeated (default: 1 and 2)")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a case and backend (default: 0.1)")
    parser.add_argument("--inductor", action="store_true", help="time Inductor too, which compiles slowly")
    kinds = ["float32", "float64", "bfloat16", "float16"]
    parser.add_argument("--dtype", default="float32", choices=kinds, help="of floats (default: float32)")
    parser.add_argument("--list", action="store_true", help="print each case, the slowest ratio first")
    parser.add_argument("--errors", action="store_true", help="compare errors against float64 results")
    parser.add_argument("--json", type=Path, help="write all rows to this file")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        measure(given)
        return
    every = families()
    if unknown := set(given.family) - every.keys():
        parser.error(f"no family {', '.join(sorted(unknown))}: there are {', '.join(every)}")
    chosen = {op for family in given.family or every for op in every[family]}
    if unknown := set(given.op) - chosen:
        parser.error(f"no op {', '.join(sorted(unknown))} in {', '.join(given.family) or 'any family'}")
    from torchtpu_compile import _core
    from torchtpu_compile.cli.common import worker_pool

    installed = [str(p["path"]) for p in _core.cpu_plugins(worker_pool()) if p["path"] and not p["problem"]]
    rows: list[dict[str, Any]] = []
    for threads in given.threads or [1, 2]:
        cores = sorted(os.sched_getaffinity(0))[:threads]
        for plugin in given.plugin or installed:
            command = ["taskset", "-c", ",".join(map(str, cores)), sys.executable, __file__, "--measure"]
            command += [
                "--threads",
                str(threads),
                "--seed",
                str(given.seed),
                "--seeds",
                str(given.seeds),
                "--seconds",
                str(given.seconds),
            ]
            command += ["--dtype", given.dtype, *["--errors"] * given.errors]
            command += [word for op in given.op for word in ("--op", op)]
            command += [word for family in given.family for word in ("--family", family)]
            command += [word for size in given.size or () for word in ("--size", size)]
            command += ["--inductor"] * given.inductor
            environment = os.environ | {"TORCHTPU_PLUGIN": plugin, "TORCHTPU_PLATFORM": "cpu"}
            done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
            found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
            report(
                f"{Path(plugin).name}, {threads} thread{'s' * (threads > 1)}, {given.dtype}",
                found,
                given.list,
            )
            rows += [row | {"plugin": plugin, "threads": threads} for row in found]
    if given.json:
        given.json.write_text(json.dumps(rows))


if __name__ == "__main__":
    main()
