"""Real training: handwritten digits, learned through torch.compile(backend="tpu").

A small convolutional network and a small vision transformer learn scikit-learn's digits: forward pass,
backward pass and AdamW step are compiled. Each is trained a second time in eager PyTorch, from the same
weights and with the same batches, and the two are compared. Inductor trains a third one for a few steps, for
its time alone.

Run it with `make demo`, or alone: `python examples/digits.py`.
"""

from __future__ import annotations

import copy
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import torch
import torch.nn.functional as F
import torchtpu_compile
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from sklearn.datasets import load_digits
from torch import Tensor, nn

BATCH = 64
# How many steps' losses are compared with eager's. Later ones differ more: rounding differs, and training
# amplifies it.
COMPARED_STEPS = 50


class Digits(NamedTuple):
    """Images `[n, 1, 8, 8]` from 0 to 1 and labels `[n]`, for training and for the test."""

    images: Tensor
    labels: Tensor
    test_images: Tensor
    test_labels: Tensor


def digits() -> Digits:
    """scikit-learn's 1,797 digits; a fifth of them, chosen at random, is for the test."""
    data = load_digits()
    images = torch.tensor(data.images, dtype=torch.float32).div(16).unsqueeze(1)
    labels = torch.tensor(data.target)
    order = torch.randperm(len(labels), generator=torch.Generator().manual_seed(0))
    test, train = order.split([len(order) // 5, len(order) - len(order) // 5])
    return Digits(images[train], labels[train], images[test], labels[test])


def cnn() -> nn.Module:
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1),
        nn.GELU(),
        nn.Conv2d(16, 32, 3, padding=1),
        nn.GELU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(32 * 4 * 4, 64),
        nn.GELU(),
        nn.Linear(64, 10),
    )


class Block(nn.Module):
    """One layer of a transformer: attention and a small network, each after a norm."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.attention_norm, self.network_norm = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.network = nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(), nn.Linear(2 * width, width))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.qkv(self.attention_norm(x)).unflatten(-1, (3, self.heads, -1)).permute(2, 0, 3, 1, 4)
        attended = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)
        x = x + self.out(attended)
        return x + self.network(self.network_norm(x))


class VisionTransformer(nn.Module):
    """Sixteen patches of 2 by 2 pixels, two layers, the mean of the patches classified; no dropout."""

    def __init__(self, width: int = 48, heads: int = 4, layers: int = 2) -> None:
        super().__init__()
        self.embed = nn.Conv2d(1, width, 2, stride=2)
        self.positions = nn.Parameter(torch.randn(16, width) * 0.02)
        self.layers = nn.Sequential(*(Block(width, heads) for _ in range(layers)))
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, 10)

    def forward(self, images: Tensor) -> Tensor:
        patches = self.embed(images).flatten(2).transpose(1, 2) + self.positions
        return self.head(self.norm(self.layers(patches)).mean(1))


@dataclass(frozen=True)
class Recipe:
    """How a model is trained, and the test accuracy that it must reach."""

    name: str
    make: Callable[[], nn.Module]
    epochs: int
    rate: float
    accuracy: float


RECIPES = [
    Recipe("CNN", cnn, epochs=12, rate=3e-3, accuracy=0.97),
    Recipe("vision transformer", VisionTransformer, epochs=30, rate=4e-3, accuracy=0.95),
]


@dataclass
class Run:
    """What came of a training: a loss per step, and the accuracy on the test digits."""

    losses: list[float] = field(default_factory=list)
    step_ms: list[float] = field(default_factory=list)
    accuracy: float = 0.0

    def median_ms(self) -> float:
        return sorted(self.step_ms)[len(self.step_ms) // 2]


def train(
    model: nn.Module,
    data: Digits,
    recipe: Recipe,
    *,
    backend: str | None,
    steps: int | None = None,
    after_step: Callable[[Run], None] = lambda run: None,
) -> Run:
    """Trains for the recipe's epochs, or for so many `steps`, compiled by `backend` or in eager PyTorch; the
    batches are the same on every call."""

    def loss_of(images: Tensor, labels: Tensor) -> Tensor:
        return F.cross_entropy(model(images), labels)

    # A tensor, so that the compiled step reads the rate anew instead of being compiled anew.
    optimizer = torch.optim.AdamW(model.parameters(), lr=torch.tensor(recipe.rate), weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, total_iters=total_steps(data, recipe))
    forward, classify, update = loss_of, model, optimizer.step
    if backend is not None:
        forward = torch.compile(loss_of, backend=backend, fullgraph=True)
        update = torch.compile(optimizer.step, backend=backend)
    if backend == "tpu":
        classify = torch.compile(model, backend=backend, fullgraph=True)
    order = torch.Generator().manual_seed(1)
    run = Run()
    model.train()
    while len(run.losses) < (total_steps(data, recipe) if steps is None else steps):
        epoch = torch.randperm(len(data.labels), generator=order)
        for rows in epoch[: len(epoch) // BATCH * BATCH].split(BATCH):
            if steps is not None and len(run.losses) == steps:
                break
            images, labels = data.images[rows], data.labels[rows]
            started = time.perf_counter()
            optimizer.zero_grad()
            loss = forward(images, labels)
            loss.backward()
            update()
            schedule.step()
            run.step_ms.append((time.perf_counter() - started) * 1e3)
            run.losses.append(loss.item())
            after_step(run)
    model.eval()
    with torch.no_grad():
        predicted = classify(data.test_images).argmax(1)
    run.accuracy = (predicted == data.test_labels).double().mean().item()
    return run


def total_steps(data: Digits, recipe: Recipe) -> int:
    return recipe.epochs * (len(data.labels) // BATCH)


def worst_difference(ours: Run, theirs: Run) -> float:
    """The largest relative difference of the first losses."""
    first = slice(COMPARED_STEPS)
    pairs = zip(ours.losses[first], theirs.losses[first], strict=True)
    return max(abs(a - b) / abs(b) for a, b in pairs)


def watched(console: Console, recipe: Recipe, data: Digits, how: str, model: nn.Module) -> Run:
    """Trains with a progress bar, or with a line now and then where the output is no terminal."""
    total = total_steps(data, recipe)
    title = f"{recipe.name}, {how}"
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(title, total=total)

        def show(run: Run) -> None:
            step, loss = len(run.losses), run.losses[-1]
            progress.update(task, completed=step, description=f"{title}: loss {loss:.3f}")
            if not console.is_terminal and step % (total // 4) == 0:
                console.print(f"{title}: step {step} of {total}, loss {loss:.4f}")

        return train(model, data, recipe, backend="tpu" if how == "compiled" else None, after_step=show)


def inductor_ms(console: Console, recipe: Recipe, data: Digits, model: nn.Module) -> str:
    """Milliseconds of a step with Inductor; a dash where it has no compiler to work with."""
    console.print(f"[dim]{recipe.name}, Inductor: {COMPARED_STEPS} steps …[/dim]")
    torch._dynamo.reset()
    try:
        return f"{train(model, data, recipe, backend='inductor', steps=COMPARED_STEPS).median_ms():.1f}"
    except Exception as error:
        console.print(f"[dim]Inductor does not run: {str(error).splitlines()[0]}[/dim]")
        return "–"


def show_training(console: Console) -> None:
    """Trains every model both ways and prints a table.

    Raises:
        SystemExit: a model that learns too little, or another than eager PyTorch trains.
    """
    data = digits()
    table = Table(title=f"Training on {len(data.labels)} digits: forward, backward and AdamW step compiled")
    table.add_column("model")
    for column in [
        "parameters",
        "steps",
        "accuracy",
        "eager",
        "loss diff",
        "ms/step",
        "eager",
        "Inductor",
        "XLA",
        "fallbacks",
    ]:
        table.add_column(column, justify="right")
    failures = []
    for recipe in RECIPES:
        torch.manual_seed(0)
        torch._dynamo.reset()
        torchtpu_compile.reset_metrics()
        model = recipe.make()
        twin, third = copy.deepcopy(model), copy.deepcopy(model)
        ours = watched(console, recipe, data, "compiled", model)
        counts = torchtpu_compile.metrics()
        theirs = watched(console, recipe, data, "eager", twin)
        difference = worst_difference(ours, theirs)
        table.add_row(
            recipe.name,
            f"{sum(p.numel() for p in model.parameters()):,}",
            str(len(ours.losses)),
            f"{ours.accuracy:.1%}",
            f"{theirs.accuracy:.1%}",
            f"{difference:.1e}",
            f"{ours.median_ms():.1f}",
            f"{theirs.median_ms():.1f}",
            inductor_ms(console, recipe, data, third),
            str(counts["xla_compiles"]),
            str(sum(counts["fallback_ops"].values())),
        )
        if ours.accuracy < recipe.accuracy:
            failures.append(f"{recipe.name} reaches {ours.accuracy:.1%}, less than {recipe.accuracy:.0%}")
        if abs(ours.accuracy - theirs.accuracy) > 0.01:
            failures.append(f"{recipe.name} reaches {ours.accuracy:.1%}, eager PyTorch {theirs.accuracy:.1%}")
        if difference > 1e-3:
            failures.append(f"losses of {recipe.name} differ from eager's by {difference:.1e}")
    console.print(table)
    console.print(
        f"accuracy: on {len(data.test_labels)} digits not trained on; loss diff: largest relative difference "
        f"from eager's over the first {COMPARED_STEPS} steps; XLA: programs compiled.\n"
    )
    if failures:
        raise SystemExit("; ".join(failures))


if __name__ == "__main__":
    show_training(Console(width=None if sys.stdout.isatty() else 130))
