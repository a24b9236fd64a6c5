"""Single ops on the CPU against eager PyTorch, drawn from families with seeds, for one plugin or several.

    python benches/ops.py [--plugin PATH] [--family NAME] [--size NAME] [--seeds N] [--threads N] [--inductor]

Each op is compiled forward, and with the gradients of its inputs if it has any. A seed draws its shapes from
a range of the size: small is about a thousand elements, middle a hundred thousand, large two million. Each
plugin and number of threads has a process of its own, which takes turns of the compiled and the eager
function. The report has the geometric means of their ratios for each family and size, the number of cases
that take more than three times as long as eager PyTorch, and the worst one. Without `--plugin` it runs the
builds of XLA's CPU plugin that are installed. The machine may be shared: a ratio says more than a time.
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

SIZES = {"small": 1 << 10, "middle": 100_000, "large": 2_000_000}
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

    unary = ["exp", "log1p", "sin", "tan", "tanh", "sigmoid", "erf", "rsqrt", "abs", "asin", "digamma"]
    pointwise: dict[str, Any] = {name: (plain(name), one) for name in unary}
    for name in ("gelu", "silu", "softplus", "leaky_relu"):
        pointwise[name] = (getattr(F, name), one)
    for name in ("add", "mul", "div", "maximum", "atan2", "fmod", "remainder"):
        pointwise[name] = (getattr(torch, name), two)
    reductions: dict[str, Any] = {
        name: (plain(name, dim=-1), rows)
        for name in ["sum", "mean", "amax", "argmax", "std", "prod", "logsumexp", "cumsum", "softmax"]
    }
    reductions["sum over rows"] = (lambda x: x.sum(0), rows)
    reductions["amax over rows"] = (lambda x: x.amax(0), rows)
    reductions["cummax"] = (lambda x: x.cummax(-1).values, rows)
    return {
        "pointwise": pointwise,
        "reductions": reductions,
        "norms": {
            "layer_norm": (normed(F.layer_norm), rows),
            "rms_norm": (normed(F.rms_norm), rows),
            "group_norm": (lambda x: F.group_norm(x, 4), image),
            "normalize": (lambda x: F.normalize(x, dim=-1), rows),
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
            "max_pool2d": (lambda x: F.max_pool2d(x, 2), image),
            "avg_pool2d": (lambda x: F.avg_pool2d(x, 2), image),
            "interpolate": (lambda x: F.interpolate(x, scale_factor=2.0, mode="bilinear"), image),
        },
        "order": {
            "sort": (lambda x: x.sort(-1).values, rows),
            "topk": (lambda x: x.topk(2, -1).values, rows),
            "median": (lambda x: x.median(-1).values, rows),
            "kthvalue": (lambda x: x.kthvalue(2, -1).values, rows),
            "searchsorted": (torch.searchsorted, sought),
            "bucketize": (lambda b, x: torch.bucketize(x, b), sought),
        },
        "indexing": {
            "index_select": (lambda x, i: x.index_select(0, i), lookup),
            "embedding": (lambda x, i: F.embedding(i, x), lookup),
            "index_add": (lambda x, i: torch.zeros_like(x).index_add(0, i, x), lookup),
            "gather": (lambda x, i: x.gather(0, i[:, None].expand_as(x)), lookup),
        },
        "shapes": {
            "cat": (lambda x, y: torch.cat([x, y], -1), two),
            "transpose": (lambda x: x.T.contiguous(), rows),
            "flip": (lambda x: x.flip(-1), rows),
            "pad": (lambda x: F.pad(x, (1, 1)), rows),
            "roll": (lambda x: x.roll(1, -1), rows),
        },
        "linear algebra": {
            "cholesky": (lambda a, b: torch.linalg.cholesky(a), positive),
            "solve": (torch.linalg.solve, positive),
            "inv": (lambda a, b: torch.linalg.inv(a), positive),
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
    wanted, every = set(given.family), families()
    for family, ops in every.items():
        if wanted and family not in wanted:
            continue
        for name, (function, arguments) in ops.items():
            for size in given.size or SIZES:
                for seed in range(given.seeds):
                    args = arguments(Draw(SIZES[size], seed))
                    backends = ["tpu"] + ["inductor"] * given.inductor
                    torch._dynamo.reset()
                    for kind, call, inputs in cases(function, args):
                        row = {"family": family, "op": name, "size": size, "seed": seed, "kind": kind}
                        try:
                            row |= race(function, kind, call, inputs, backends, given.seconds)
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
    for backend in ["eager", *backends]:
        compiled = function if backend == "eager" else torch.compile(function, backend=backend)
        if kind == "forward":
            runs[backend] = lambda f=compiled: f(*inputs)
        else:
            runs[backend] = lambda f=compiled: call(f, *inputs)
        for _ in range(3):
            runs[backend]()
    found: dict[str, list[float]] = {backend: [] for backend in runs}
    for _ in range(5):
        for backend, run in runs.items():
            found[backend].append(timed(run, seconds / 5))
    return {backend: min(times) * 1e3 for backend, times in found.items()}


def mean(ratios: list[float]) -> float:
    return math.exp(statistics.fmean(map(math.log, ratios)))


def report(title: str, rows: list[dict[str, Any]]) -> None:
    """Prints a table by family: ratios to eager PyTorch, forward / with gradients, for each size."""
    good = [row for row in rows if "error" not in row]
    print(f"\n{title}: {len(good)} cases\n")
    print("| Family | Small | Middle | Large | More than 3 × eager | Worst |\n|---|---|---|---|---|---|")
    ratios = {id(row): row["tpu"] / row["eager"] for row in good}
    for family in [*dict.fromkeys(row["family"] for row in good), "all"]:
        of = [row for row in good if family in (row["family"], "all")]
        cells = []
        for size in SIZES:
            kinds = ("forward", "gradients")
            found = [[ratios[id(r)] for r in of if (r["kind"], r["size"]) == (kind, size)] for kind in kinds]
            cells.append(" / ".join(f"{mean(values):.2f}" if values else "–" for values in found))
        slow = sum(ratios[id(row)] > 3 for row in of)
        worst = max(of, key=lambda row: ratios[id(row)])
        what = f"{worst['op']}, {worst['size']}, {worst['kind']}: {ratios[id(worst)]:.1f}"
        print(f"| {family} | {' | '.join(cells)} | {slow} of {len(of)} | {what} |")
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
    parser.add_argument("--size", action="append", choices=list(SIZES), help="may be repeated (default: all)")
    parser.add_argument("--seeds", type=int, default=1, help="draws of each op and size (default: 1)")
    parser.add_argument("--threads", type=int, action="append", help="may be repeated (default: 1 and 2)")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a case and backend (default: 0.1)")
    parser.add_argument("--inductor", action="store_true", help="time Inductor too, which compiles slowly")
    parser.add_argument("--json", type=Path, help="write all rows to this file")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        measure(given)
        return
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
                "--seeds",
                str(given.seeds),
                "--seconds",
                str(given.seconds),
            ]
            command += [word for family in given.family for word in ("--family", family)]
            command += [word for size in given.size or () for word in ("--size", size)]
            command += ["--inductor"] * given.inductor
            environment = os.environ | {"TORCHTPU_PLUGIN": plugin, "TORCHTPU_PLATFORM": "cpu"}
            done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
            found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
            report(f"{Path(plugin).name}, {threads} thread{'s' * (threads > 1)}", found)
            rows += [row | {"plugin": plugin, "threads": threads} for row in found]
    if given.json:
        given.json.write_text(json.dumps(rows))


if __name__ == "__main__":
    main()
