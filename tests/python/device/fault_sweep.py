"""A training step on the virtual accelerator in which each execution, upload, download or compile fails once.

Run as a program, with the name of a model, which may be that of a compiled one (`compiled_mlp`), and the
stages. Prints one line of JSON: how many faults came of each stage, and what went wrong.
"""

from __future__ import annotations

import functools
import itertools
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

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


def differing(trained: Trained, allowed: tuple[State, ...], error: str | None) -> Iterator[str]:
    """Tensors with another content, and lost ones that the error of a step does not speak of."""
    for name, tensor in trained.tensors():
        try:
            found = tensor.detach().cpu()
        except RuntimeError as raised:
            if "content is lost" not in str(error):
                yield f"{name} is lost, and nobody was told: {str(raised)[:150]}"
            continue
        # A step changes a weight by 0.01; programs of several ops round otherwise than those of one.
        if not any(torch.allclose(found, state[name], 1e-4, 1e-5) for state in allowed if name in state):
            yield f"{name} has neither its old nor its new content; the step raised {error}"


def in_child(work: Callable[[], Any], directory: str) -> Any:
    """What work returns in a forked process, which finds traced ops in the cache, but no program."""
    path = Path(directory) / "returned"
    if child := os.fork():
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0, "the child has failed"
        return torch.load(path)
    try:
        os.environ.update(TORCHTPU_CACHE="on", TORCHTPU_CACHE_DIR=directory)
        torch.save(work(), path)
        for entry in _core.cache_list(directory):
            if entry["kind"] != "recipe":
                next(Path(directory).glob(f"*/entries/{entry['key']}")).unlink()
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


def sweep_compiles(make: Callable[[], Trained]) -> tuple[int, list[str]]:
    """As `sweep`, of the first two steps of processes. They are forked, so that this one may not use the
    device before. An op whose program cannot be compiled runs otherwise: nothing may be raised.
    """

    def train(n: int | None) -> tuple[list[State], int, list[str]]:
        torch.manual_seed(1)
        trained, states, wrong = make(), [], []
        states.append(trained.state())
        if n is not None:
            _core.set_virtual_faults([f"compile:{n}"])
        for step in 1, 2:
            error = None
            try:
                trained.step()
                torch.tpu.finish_compiling()
            except RuntimeError as raised:
                error = str(raised)
            if n is None:
                states.append(trained.state())
                continue
            where = f"compile {n}, step {step}"
            if error is not None:
                wrong.append(f"{where} raised {error[:150]}")
            wrong += [f"{where}: {what}" for what in differing(trained, (expected[step],), error)]
            try:
                torch.tpu.synchronize()
            except RuntimeError as raised:
                wrong.append(f"{where}: synchronize() raises: {str(raised)[:150]}")
        return states, _core.virtual_statistics()["faults"], wrong

    with tempfile.TemporaryDirectory() as directory:
        expected = in_child(lambda: train(None), directory)[0]
        found: list[str] = []
        for n in itertools.count(1):
            _, faults, wrong = in_child(functools.partial(train, n), directory)
            if not faults:
                break
            found += wrong
    return n - 1, found


def sweep(make: Callable[[], Trained], stage: str) -> tuple[int, list[str]]:
    """The number of faults that came, and each thing that must not be after one of them."""
    if stage == "compile":
        return sweep_compiles(make)
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
        # A step that raises nothing has done again what failed.
        allowed = (new,) if error is None else (old, new)
        wrong += [f"{where}: {what}" for what in differing(trained, allowed, error)]
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
