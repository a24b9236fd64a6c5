"""Models drawn from families, compiled, against Inductor and eager PyTorch, in turns.

    python benches/families.py [FAMILY] [...] [--count N] [--seed S] [--rounds N]

A model has 10,000 to 10 million parameters, a batch of 1 to 64, and its family's sizes, all drawn by the
seed. Half of the models infer; half train: forward, cross-entropy, backward, a compiled AdamW step. No case
stands alone here, so that none is tuned for. Timed as in `steady.py`; results are compared with eager's.
"""

from __future__ import annotations

import argparse
import copy
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("TORCHTPU_CACHE", "off")

import torch
import torch.nn.functional as F
from torch import Tensor, nn

sys.path.insert(0, str(Path(__file__).resolve().parent))

import host
import steady

CLASSES = 10
ACTIVATIONS = (nn.ReLU, nn.GELU, nn.SiLU, nn.Tanh)
Model = tuple[nn.Module, Tensor]


def batch(draw: random.Random, most: int = 64) -> int:
    return min(most, 2 ** draw.randint(0, 6))


def mlp(draw: random.Random) -> Model:
    width, act = draw.choice((32, 64, 128, 256, 384, 512)), draw.choice(ACTIVATIONS)
    layers: list[nn.Module] = []
    for _ in range(draw.randint(2, 12)):
        layers += [nn.Linear(width, width), act()]
        if draw.random() < 0.3:
            layers.append(nn.LayerNorm(width))
    return nn.Sequential(*layers, nn.Linear(width, CLASSES)), torch.randn(batch(draw), width)


def cnn(draw: random.Random) -> Model:
    channels, act = draw.choice((8, 16, 24, 32)), draw.choice(ACTIVATIONS)
    side = draw.choice((12, 16, 28, 32, 48))
    inputs, normed = draw.choice((1, 3)), draw.random() < 0.6
    layers: list[nn.Module] = []
    last = inputs
    for stage in range(draw.randint(2, 3)):
        wide = channels * 2**stage
        for _ in range(draw.randint(1, 2)):
            layers.append(nn.Conv2d(last, wide, draw.choice((3, 3, 5)), padding="same"))
            layers += [nn.BatchNorm2d(wide), act()] if normed else [act()]
            last = wide
        layers.append(draw.choice((nn.MaxPool2d, nn.AvgPool2d))(2))
    layers += [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(last, CLASSES)]
    return nn.Sequential(*layers), torch.randn(batch(draw, 32), inputs, side, side)


class MeanOfWords(nn.Module):
    """A classifier of sequences: layers over `[batch, words, width]`, then the mean of the words."""

    def __init__(self, layers: nn.Module, width: int) -> None:
        super().__init__()
        self.layers, self.head = layers, nn.Linear(width, CLASSES)

    def forward(self, x: Tensor) -> Tensor:
        result: Tensor = self.head(self.layers(x).mean(1))
        return result


class Attending(nn.Module):
    """A layer of a transformer, norms first."""

    def __init__(self, width: int, heads: int, act: type[nn.Module], *, causal: bool) -> None:
        super().__init__()
        self.heads, self.causal = heads, causal
        self.before, self.between = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.network = nn.Sequential(nn.Linear(width, 4 * width), act(), nn.Linear(4 * width, width))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.qkv(self.before(x)).unflatten(-1, (3, self.heads, -1)).permute(2, 0, 3, 1, 4)
        attended = F.scaled_dot_product_attention(q, k, v, is_causal=self.causal)
        x = x + self.out(attended.transpose(1, 2).flatten(2))
        result: Tensor = x + self.network(self.between(x))
        return result


def transformer(draw: random.Random) -> Model:
    heads = draw.choice((2, 4, 8))
    width, words = heads * draw.choice((8, 16, 32)), draw.choice((8, 16, 24, 50, 64, 128))
    act, causal = draw.choice(ACTIVATIONS), draw.random() < 0.5
    layers = nn.Sequential(*(Attending(width, heads, act, causal=causal) for _ in range(draw.randint(1, 4))))
    return MeanOfWords(layers, width), torch.randn(batch(draw, 16), words, width)


class Recurrent(nn.Module):
    """A recurrent net over `[batch, words, width]`, its last state classified."""

    def __init__(self, net: nn.Module, width: int) -> None:
        super().__init__()
        self.net, self.head = net, nn.Linear(width, CLASSES)

    def forward(self, x: Tensor) -> Tensor:
        result: Tensor = self.head(self.net(x)[0][:, -1])
        return result


def rnn(draw: random.Random) -> Model:
    kind = draw.choice((nn.LSTM, nn.GRU, nn.RNN))
    width, both = draw.choice((32, 64, 128)), draw.random() < 0.3
    net = kind(width, width, num_layers=draw.randint(1, 2), bidirectional=both, batch_first=True)
    given = torch.randn(batch(draw), draw.choice((8, 16, 32)), width)
    return Recurrent(net, width * (2 if both else 1)), given


class Mixing(nn.Module):
    """A layer of a mixer: a network over the patches, then one over their numbers."""

    def __init__(self, patches: int, width: int, act: type[nn.Module]) -> None:
        super().__init__()
        self.before, self.between = nn.LayerNorm(width), nn.LayerNorm(width)
        self.across = nn.Sequential(nn.Linear(patches, 2 * patches), act(), nn.Linear(2 * patches, patches))
        self.along = nn.Sequential(nn.Linear(width, 2 * width), act(), nn.Linear(2 * width, width))

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.across(self.before(x).transpose(1, 2)).transpose(1, 2)
        result: Tensor = x + self.along(self.between(x))
        return result


def mixer(draw: random.Random) -> Model:
    patches, width = draw.choice((16, 25, 49, 64)), draw.choice((32, 48, 64, 128))
    act = draw.choice(ACTIVATIONS)
    layers = nn.Sequential(*(Mixing(patches, width, act) for _ in range(draw.randint(2, 6))))
    return MeanOfWords(layers, width), torch.randn(batch(draw, 32), patches, width)


class UNet(nn.Module):
    """Down twice and up twice, in two or three dimensions, with what was seen on the way down beside it."""

    def __init__(self, dims: int, channels: int, act: type[nn.Module], *, transposed: bool) -> None:
        super().__init__()
        conv: Any = {2: nn.Conv2d, 3: nn.Conv3d}[dims]
        up: Any = {2: nn.ConvTranspose2d, 3: nn.ConvTranspose3d}[dims]
        self.pool: Any = {2: F.max_pool2d, 3: F.max_pool3d}[dims]

        def layer(inputs: int, outputs: int) -> nn.Module:
            return nn.Sequential(conv(inputs, outputs, 3, padding=1), act())

        c = channels
        self.first, self.second, self.middle = layer(1, c), layer(c, 2 * c), layer(2 * c, 2 * c)
        self.fourth, self.fifth = layer(4 * c, c), layer(2 * c, c)
        self.ups = nn.ModuleList([up(2 * c, 2 * c, 2, 2), up(c, c, 2, 2)] if transposed else [])
        self.head = conv(c, CLASSES, 1)

    def up(self, which: int, x: Tensor) -> Tensor:
        result: Tensor = self.ups[which](x) if self.ups else F.interpolate(x, scale_factor=2)
        return result

    def forward(self, x: Tensor) -> Tensor:
        a = self.first(x)
        b = self.second(self.pool(a, 2))
        c = self.middle(self.pool(b, 2))
        d = self.fourth(torch.cat([self.up(0, c), b], 1))
        e = self.fifth(torch.cat([self.up(1, d), a], 1))
        result: Tensor = self.head(e).flatten(2).mean(2)
        return result


def unet(draw: random.Random) -> Model:
    model = UNet(2, draw.choice((8, 16, 24)), draw.choice(ACTIVATIONS), transposed=draw.random() < 0.5)
    side = draw.choice((16, 32, 48))
    return model, torch.randn(batch(draw, 8), 1, side, side)


def volumes(draw: random.Random) -> Model:
    model = UNet(3, draw.choice((8, 12)), draw.choice(ACTIVATIONS), transposed=draw.random() < 0.5)
    side = draw.choice((8, 12, 16))
    return model, torch.randn(batch(draw, 4), 1, side, side, side)


FAMILIES: dict[str, Callable[[random.Random], Model]] = {
    "mlp": mlp,
    "cnn": cnn,
    "transformer": transformer,
    "rnn": rnn,
    "mixer": mixer,
    "unet": unet,
    "volumes": volumes,
}


def size_of(model: nn.Module) -> int:
    return sum(p.numel() for p in model.parameters())


def drawn(family: str, seed: str) -> Model:
    """The first model of a seed's stream that has a size asked for."""
    draw = random.Random(seed)
    while True:
        torch.manual_seed(draw.getrandbits(32))
        model, given = FAMILIES[family](draw)
        if 10_000 <= size_of(model) <= 10_000_000:
            return model, given


def inference(model: nn.Module, given: Tensor, backend: str) -> Callable[[], Tensor]:
    run: Any = model if backend == "eager" else torch.compile(model, backend=backend, dynamic=False)

    def call() -> Tensor:
        with torch.no_grad():
            result: Tensor = run(given)
        return result

    return call


def training(model: nn.Module, given: Tensor, backend: str) -> Callable[[], Tensor]:
    labels = torch.arange(len(given)) % CLASSES
    optimizer = torch.optim.AdamW(model.parameters(), lr=torch.tensor(1e-4))

    def loss_of(x: Tensor) -> Tensor:
        return F.cross_entropy(model(x), labels)

    forward: Any = loss_of
    update: Any = optimizer.step
    if backend != "eager":
        forward = torch.compile(loss_of, backend=backend, dynamic=False)
        update = torch.compile(optimizer.step, backend=backend)

    def step() -> Tensor:
        optimizer.zero_grad()
        loss: Tensor = forward(given)
        loss.backward()
        update()
        return loss.detach()

    return step


def timed(family: str, seed: str, *, trains: bool, rounds: int) -> dict[str, Any]:
    """Milliseconds of each backend, ours by the others', and how far the results are from eager's."""
    model, given = drawn(family, seed)
    (model.train if trains else model.eval)()
    calls: dict[str, Callable[[], Tensor]] = {}
    results: dict[str, list[Tensor]] = {}
    torch._dynamo.reset()
    for backend in host.BACKENDS:
        calls[backend] = (training if trains else inference)(copy.deepcopy(model), given, backend)
        results[backend] = [calls[backend]() for _ in range(3)]
    scale = max(float(r.abs().max()) for r in results["eager"])
    pairs = zip(results["tpu"], results["eager"], strict=True)
    error = max(float((a - b).abs().max()) for a, b in pairs) / scale
    started = time.perf_counter()
    calls["eager"]()
    count = max(3, min(50, int(0.004 / (time.perf_counter() - started))))
    row = steady.in_rounds(calls, rounds, count)
    return {**row, "error": error, "parameters": size_of(model), "given": list(given.shape)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=f"default all: {', '.join(FAMILIES)}")
    parser.add_argument("--count", type=int, default=60, help="models in all (default %(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=20, help="timed rounds of each (default %(default)s)")
    options = parser.parse_args()
    families = options.families or list(FAMILIES)
    rows: list[dict[str, Any]] = []
    for number in range(options.count):
        family, trains = families[number % len(families)], number // len(families) % 2 == 1
        name = f"{family} {options.seed}.{number}"
        row = timed(family, name, trains=trains, rounds=options.rounds)
        rows.append(row)
        how, given = "trains" if trains else "infers", " x ".join(str(size) for size in row["given"])
        print(
            f"{name:18} {how} {row['tpu']:8.3f} ms, inductor {row['inductor']:8.3f}, "
            f"eager {row['eager']:8.3f}, / inductor {row['/ inductor']:5.2f}, / eager {row['/ eager']:5.2f}, "
            f"error {row['error']:.1e}, {row['parameters']:,} parameters, {given}",
            flush=True,
        )
    for other in host.BACKENDS[1:]:
        ratios = sorted(row[f"/ {other}"] for row in rows)
        mean, above = statistics.geometric_mean(ratios), sum(r > 1.3 for r in ratios)
        print(f"/ {other}: geometric mean {mean:.2f}, largest {ratios[-1]:.2f}, {above} above 1.3")


if __name__ == "__main__":
    main()
