"""`torchtpu estimate --memory --remedies`: what a change is said to need is what it needs in the source."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
import torchtpu_compile
from command import Command
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint
from torchtpu_compile import _core
from torchtpu_compile.cli.common import worker_pool

WIDTH, ROWS = 256, 8192
NEAR = 0.05


class Layer(nn.Module):
    def __init__(self, remedy: str) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.remedy = remedy

    def widened(self, x: Tensor) -> Tensor:
        return F.gelu(self.up(x))  # widened

    def forward(self, x: Tensor) -> Tensor:
        again = self.remedy == "recompute"
        y = checkpoint(self.widened, x, use_reentrant=False) if again else self.widened(x)
        return x + self.down(y)


def model(remedy: str) -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(*(Layer(remedy) for _ in range(3))).to(torch.bfloat16)


def batch(remedy: str) -> Tensor:
    return torch.randn(ROWS // 2 if remedy == "half" else ROWS, WIDTH, dtype=torch.bfloat16)


def train(remedy: str) -> None:
    """One program with both passes and the optimizer."""
    whole = model(remedy)
    optimizer = torch.optim.AdamW(whole.parameters())
    step = torchtpu_compile.train_step(
        whole, lambda m, x: m(x).square().mean(), optimizer, options={"strict": True}
    )
    step(batch(remedy))


def differentiate(remedy: str) -> None:
    """A forward program and a backward program."""
    torch.compile(model(remedy), backend="tpu", options={"strict": True})(batch(remedy)).sum().backward()


def infer(remedy: str) -> None:
    with torch.no_grad():
        torch.compile(model(remedy), backend="tpu", options={"strict": True})(batch(remedy))


def estimated(torchtpu: Command, directory: Path, run: Any, remedy: str, *more: str) -> dict[str, Any]:
    """Rows of the programs' stages, of what `run` runs."""
    torch._dynamo.reset()
    with torchtpu_compile.record(directory, data="none"):
        run(remedy)
    ended = torchtpu("estimate", str(directory), "--target", "v5e", "--memory", "--json", *more)
    return {row["graph"].partition("_")[2]: row for row in ended.json}


@pytest.mark.parametrize("run", [train, differentiate, infer])
def test_a_remedy_needs_what_was_said(torchtpu: Command, tmp_path: Path, run: Any) -> None:
    found = estimated(torchtpu, tmp_path / "plain", run, "", "--remedies")
    line = next(
        i for i, text in enumerate(Path(__file__).read_text().splitlines(), 1) if text.endswith("# widened")
    )
    place = f"test_remedies.py:{line}"
    for stage, row in found.items():
        if stage != "inference" or run is train:
            assert any(place in known for known in [*row["peak"]["lines"]][:3]), row["peak"]["lines"]
        told = {of["remedy"].split()[0]: of for of in reversed(row["peak"]["remedies"])}
        for of in told.values():
            assert of["no_figure"] or of["bytes"] == row["peak"]["bytes"] - of["saves"]
        # A pass of a step does not have the optimizer, and inference computes nothing again.
        assert bool(told["parameters"]["bytes"]) == (stage == "inference")
        assert ("recompute" in told) == (stage != "inference" or run is train)
    for remedy in ("half", "recompute"):
        if run is infer and remedy == "recompute":
            continue
        applied = estimated(torchtpu, tmp_path / remedy, run, remedy)
        for stage, row in applied.items():
            of = next(
                of
                for of in found[stage]["peak"]["remedies"]
                if (of["remedy"].startswith("half") and remedy == "half") or place in of["remedy"]
            )
            assert row["peak"]["bytes"] == pytest.approx(of["bytes"], rel=NEAR), (stage, remedy)
            if stage != "backward" or remedy == "half":
                assert of["saves"] > 0.1 * found[stage]["peak"]["bytes"], (stage, remedy)


class Head(nn.Module):
    """Logits and their loss in one line."""

    def __init__(self, remedy: str) -> None:
        super().__init__()
        self.head, self.remedy = nn.Linear(WIDTH, 4096, bias=False), remedy

    def loss(self, x: Tensor, labels: Tensor) -> Tensor:
        return F.cross_entropy(self.head(x), labels)  # loss

    def forward(self, x: Tensor, labels: Tensor) -> Tensor:
        again = self.remedy == "recompute"
        return checkpoint(self.loss, x, labels, use_reentrant=False) if again else self.loss(x, labels)


def test_a_loss_that_is_computed_again_needs_what_was_said(tmp_path: Path) -> None:
    lines = enumerate(Path(__file__).read_text().splitlines(), 1)
    place = next(f"test_remedies.py:{i}" for i, text in lines if text.endswith("# loss"))
    peaks = []
    for remedy in ("", "recompute"):
        torch._dynamo.reset()
        whole = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU()), Head(remedy)
        body, head = (part.to(torch.bfloat16) for part in whole)
        optimizer = torch.optim.SGD([*body.parameters(), *head.parameters()])
        step = torchtpu_compile.train_step(
            nn.ModuleList([body, head]), lambda m, x, t: m[1](m[0](x), t), optimizer, options={"strict": True}
        )
        with torchtpu_compile.record(tmp_path / f"is_{remedy}", data="none"):
            step(torch.randn(ROWS, WIDTH, dtype=torch.bfloat16), torch.zeros(ROWS, dtype=torch.int64))
        (file,) = (tmp_path / f"is_{remedy}").glob("*.ttpu")
        rows: list[dict[str, Any]] = []
        changes = None if remedy else [([place], None, None)]
        todo = [(file, [], False, "v5e:1x1")]
        _core.compile_graphs(todo, worker_pool(workers=1), rows.append, peak=True, remedies=changes)
        assert rows[-1]["status"] == "ok", rows
        peaks.append(rows[-1]["peak"]["bytes"])
    assert peaks[1] == pytest.approx(peaks[0], rel=NEAR)
