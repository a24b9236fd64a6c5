"""Records `tests/fx_graphs/recorded`: graphs of real models, replayed by `cargo test` without Python.

`make fixtures` makes all of them anew and removes others; `make fixtures FIXTURES="mlp gpt2"` makes some.
`FIXTURES=values` makes those of `tests/fx_graphs/values` whose cases in `long/test_ops_*.py` have changed.
Weights and large inputs are kept as seeds, so a file holds the graph, small inputs, and some elements of each
result. Review what changed before committing it: expectations come from eager PyTorch, not from this package.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import models
import torch
import values
from torch import nn
from torchtpu_compile import backend, record

ROOT = Path(__file__).parent.parent.parent
RECORDED = ROOT / "tests" / "fx_graphs" / "recorded"
# Elements kept of each result.
KEEP = 256


def _compile(function: Callable[..., Any], **kwargs: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="torchtpu", options={"strict": True}, fullgraph=True, **kwargs)


def _inference(case: models.Case) -> None:
    with torch.no_grad():
        _compile(case.model)(*case.args, **case.kwargs)


def _training_step(model: nn.Module, inputs: torch.Tensor, labels: torch.Tensor) -> None:
    def loss(inputs: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
        return nn.functional.cross_entropy(model(inputs), labels)

    _compile(loss)(inputs, labels).backward()


def mlp_training() -> None:
    model = models.mlp().model.train()
    _training_step(model, torch.randn(16, 64), torch.randint(0, 10, (16,)))


def resnet18_training() -> None:
    """ResNet-18 at a quarter of its width: what a backward graph takes from its forward graph is kept."""
    from transformers import ResNetConfig, ResNetForImageClassification

    config = ResNetConfig(
        embedding_size=16,
        hidden_sizes=[16, 32, 64, 128],
        depths=[2, 2, 2, 2],
        layer_type="basic",
        num_labels=10,
    )
    model = ResNetForImageClassification(config).train()

    class Logits(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.model = model

        def forward(self, images: torch.Tensor) -> torch.Tensor:
            return self.model(images).logits

    _training_step(Logits(), torch.randn(2, 3, 48, 48), torch.tensor([3, 7]))


def mutation() -> None:
    """A running mean in a buffer, and an argument that is changed in place."""

    class RunningMean(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("mean", torch.randn(8, 32))
            self.register_buffer("count", torch.zeros((), dtype=torch.int64))

        def forward(self, x: torch.Tensor, total: torch.Tensor) -> torch.Tensor:
            self.mean.mul_(0.9).add_(x, alpha=0.1)
            self.count.add_(1)
            total.add_(x.sum(0))
            return x - self.mean

    with torch.no_grad():
        _compile(RunningMean())(torch.randn(8, 32), torch.randn(32))


def minilm_dynamic() -> None:
    """MiniLM with the length of its sentences unknown, called with two."""
    case = models.minilm()
    compiled = _compile(case.model, dynamic=True)
    with torch.no_grad():
        for length in (16, 7):
            tokens = torch.randint(0, 30000, (2, length))
            mask = torch.ones(2, length, dtype=torch.int64)
            mask[1, length // 2 :] = 0
            compiled(tokens, attention_mask=mask)


def mlp_dynamic() -> None:
    """An MLP with the batch size unknown, called with three."""
    compiled = _compile(models.mlp().model, dynamic=True)
    with torch.no_grad():
        for batch in (8, 3, 21):
            compiled(torch.randn(batch, 64))


def mixed_types() -> None:
    """Integers, bools, half precision and doubles in one graph."""

    def function(
        i: torch.Tensor, h: torch.Tensor, d: torch.Tensor, b: torch.Tensor
    ) -> tuple[torch.Tensor, ...]:
        picked = torch.where(b, i, -i)
        wide = d * picked + h.to(torch.float64)
        return picked, (h * 2).relu(), wide, wide > 0, picked.sum(), wide.mean(dim=0)

    integers = torch.randint(-50, 50, (6, 40))
    _compile(function)(
        integers,
        torch.randn(6, 40).half(),
        torch.randn(40, dtype=torch.float64),
        torch.rand(6, 40) > 0.5,
    )


FIXTURES: dict[str, Callable[[], None]] = {
    **{name: lambda make=make: _inference(make()) for name, make in models.MODELS.items()},
    "llama_bf16": lambda: _inference(models.llama().to(torch.bfloat16)),
    "mlp_training": mlp_training,
    "resnet18_training": resnet18_training,
    "mutation": mutation,
    "mlp_dynamic": mlp_dynamic,
    "minilm_dynamic": minilm_dynamic,
    "mixed_types": mixed_types,
}


def make(name: str) -> list[Path]:
    """Records one fixture; the files are `NAME.ttpu`, or `NAME_STAGE.ttpu` of a training step."""
    torch.manual_seed(0)
    torch._dynamo.reset()
    # Graphs are named by number; the same fixture is the same file, whichever others are made with it.
    backend._serial = itertools.count()
    with tempfile.TemporaryDirectory() as directory:
        with record(directory, calls=3, keep=KEEP):
            FIXTURES[name]()
        made = []
        for path in sorted(Path(directory).glob("*.ttpu")):
            stage = path.stem.split("_")[1].split("-")[0]
            target = RECORDED / (f"{name}.ttpu" if stage == "inference" else f"{name}_{stage}.ttpu")
            if target in made:
                raise SystemExit(f"{name} is more than one graph")
            target.write_bytes(path.read_bytes())
            made.append(target)
    if not made:
        raise SystemExit(f"{name}: nothing was recorded")
    return made


def main(names: Sequence[str]) -> None:
    wanted = list(names)
    if not wanted or "values" in wanted:
        values.make()
        wanted = [name for name in wanted if name != "values"]
        if names and not wanted:
            return
    wanted = wanted or list(FIXTURES)
    unknown = [name for name in wanted if name not in FIXTURES]
    if unknown:
        raise SystemExit(f"no fixture {', '.join(unknown)}; there are {', '.join(FIXTURES)}")
    RECORDED.mkdir(parents=True, exist_ok=True)
    made = []
    for name in wanted:
        for path in make(name):
            print(f"{path.stat().st_size:9,}  {path.relative_to(ROOT)}", flush=True)
            made.append(path)
    if wanted == list(FIXTURES):
        for path in RECORDED.glob("*.ttpu"):
            if path not in made:
                path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
