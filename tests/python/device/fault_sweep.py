"""A training step on the virtual accelerator in which each execution, upload or download fails once.

Run as a program, with the name of a model, which may be that of a compiled one (`compiled_mlp`), and the
stages. Prints one line of JSON: how many faults came of each stage, and what went wrong.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator

import torch
from torch import nn
from torchtpu_compile import _core

State = dict[str, torch.Tensor]


class Trained:
    """A model with its optimizer, and batches that are the same each time."""

    def __init__(self, model: nn.Module, batch: tuple[torch.Tensor, torch.Tensor]) -> None:
        self.model = model.to("tpu")
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=0.01)
        self.batch = batch
        self.run: Callable[[torch.Tensor], torch.Tensor] = self.model

    def compiled(self) -> Trained:
        self.run = torch.compile(self.model, backend="tpu")
        return self

    def step(self) -> None:
        # A dropout draws the same in each run.
        torch.manual_seed(5)
        x, y = (tensor.to("tpu") for tensor in self.batch)
        self.optimizer.zero_grad()
        loss = nn.functional.cross_entropy(self.run(x).flatten(0, -2), y.flatten())
        loss.backward()
        self.optimizer.step()
        loss.item()
        torch.tpu.synchronize()

    def tensors(self) -> Iterator[tuple[str, torch.Tensor]]:
        yield from self.model.state_dict().items()
        for i, state in self.optimizer.state_dict()["state"].items():
            yield from ((f"{name} of parameter {i}", value) for name, value in state.items())

    def state(self) -> State:
        return {name: tensor.detach().cpu().clone() for name, tensor in self.tensors()}

    def checkpoint(self) -> tuple[State, object]:
        return self.model.state_dict(), self.optimizer.state_dict()


def mlp() -> Trained:
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 10))
    return Trained(model, (torch.randn(8, 16), torch.randint(0, 10, (8,))))


def cnn() -> Trained:
    # No bias whose gradient is zero: AdamW divides its rounding by itself.
    layers = (
        nn.Conv2d(3, 8, 3, padding=1, bias=False),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.AvgPool2d(4),
        nn.Flatten(),
    )
    model = nn.Sequential(*layers, nn.Linear(32, 10))
    return Trained(model, (torch.randn(8, 3, 8, 8), torch.randint(0, 10, (8,))))


def gpt() -> Trained:
    options = {"dropout": 0.1, "batch_first": True, "norm_first": True, "bias": False}
    layer = nn.TransformerEncoderLayer(16, 2, 32, **options)
    model = nn.Sequential(nn.Embedding(20, 16), nn.TransformerEncoder(layer, 2), nn.Linear(16, 20))
    tokens = torch.randint(0, 20, (2, 9))
    return Trained(model, (tokens[:, :-1], tokens[:, 1:]))


MODELS: dict[str, Callable[[], Trained]] = {"mlp": mlp, "cnn": cnn, "gpt": gpt}


def sweep(make: Callable[[], Trained], stage: str) -> tuple[int, list[str]]:
    """The number of faults that came, and each thing that must not be after one of them."""
    wrong = []

    def fresh() -> Trained:
        torch.manual_seed(1)
        trained = make()
        trained.step()
        return trained

    first = fresh()
    old = first.state()
    # Programs are compiled, so that each run launches the same ones.
    torch.tpu.finish_compiling()
    first.step()
    new = first.state()
    n = 0
    while True:
        n += 1
        trained = fresh()
        struck = _core.virtual_statistics()["faults"]
        _core.set_virtual_faults([f"{stage}:{n}"])
        error = None
        try:
            trained.step()
        except RuntimeError as raised:
            error = str(raised)
        _core.set_virtual_faults([])
        if _core.virtual_statistics()["faults"] == struck:
            return n - 1, wrong
        where = f"{stage} {n}"
        # What failed is told once.
        try:
            torch.tpu.synchronize()
        except RuntimeError as raised:
            wrong.append(f"{where}: synchronize() raises again: {str(raised)[:150]}")
        for name, tensor in trained.tensors():
            try:
                found = tensor.detach().cpu()
            except RuntimeError as raised:
                if "content is lost" not in str(error):
                    wrong.append(f"{where}: {name} is lost, and nobody was told: {str(raised)[:150]}")
                continue
            # A step changes a weight by 0.01; programs of several ops round otherwise than those of one.
            # A step that raises nothing has done again what failed.
            allowed = (new,) if error is None else (old, new)
            if not any(torch.allclose(found, state[name], 1e-4, 1e-5) for state in allowed):
                wrong.append(
                    f"{where}: {name} has neither its old nor its new content; the step raised {error}"
                )
        # From a checkpoint all goes on.
        try:
            again = fresh()
            again.step()
        except RuntimeError as raised:
            wrong.append(f"{where}: training does not go on: {str(raised)[:150]}")
            continue
        for name, found in again.state().items():
            if not torch.allclose(found, new[name], 1e-3, 1e-5):
                wrong.append(f"{where}: {name} differs after training went on")


if __name__ == "__main__":
    make = MODELS[sys.argv[1].removeprefix("compiled_")]
    is_compiled = sys.argv[1].startswith("compiled_")
    found = {
        stage: sweep(lambda: make().compiled() if is_compiled else make(), stage) for stage in sys.argv[2:]
    }
    print(json.dumps({stage: {"faults": n, "wrong": wrong} for stage, (n, wrong) in found.items()}))
