"""No weight of a model is in its recording, whatever type it has."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import torch
import torchtpu_compile

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from recording_files import body


class Quantized(torch.nn.Module):
    """A linear layer whose weight has 8 bits, as a parameter or a buffer, and one scale for each row."""

    def __init__(self, dtype: torch.dtype, *, buffer: bool) -> None:
        super().__init__()
        weight = torch.randn(64, 48)
        weight = (weight * 40).round().clamp(-127, 127).to(dtype) if dtype == torch.int8 else weight.to(dtype)
        if buffer:
            self.register_buffer("weight", weight)
        else:
            self.weight = torch.nn.Parameter(weight, requires_grad=False)
        self.register_buffer("scale", torch.rand(64) + 0.5)
        self.register_buffer("positions", torch.arange(40).reshape(1, 40))
        self.register_buffer("mask", torch.full((40, 40), -torch.inf).triu(1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        rows = x[:, self.positions[0, : x.shape[1]]] @ (self.weight.to(torch.float32).T * self.scale)
        scores = rows @ rows.mT / 100 + self.mask[: x.shape[1], : x.shape[1]]
        return scores.softmax(-1) @ rows


class Packed(torch.nn.Module):
    """Eight weights of 4 bits in each integer."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("packed", torch.randint(-(2**31), 2**31 - 1, (64, 6), dtype=torch.int32))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        shifts = torch.arange(0, 32, 4, dtype=torch.int32)
        return x @ ((self.packed[..., None] >> shifts) & 15).reshape(64, 48).to(x.dtype).T


class Diverged(torch.nn.Module):
    """Weights of which some are not finite."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = torch.nn.Linear(48, 64)
        with torch.no_grad():
            self.layer.weight[3, 5] = torch.nan
            self.layer.weight[4, 6] = torch.inf

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.layer(x)


def floats(dtype: torch.dtype) -> torch.nn.Module:
    return torch.nn.Sequential(torch.nn.Linear(48, 64), torch.nn.GELU(), torch.nn.Linear(64, 8)).to(dtype)


MODELS = {
    "float32": lambda: floats(torch.float32),
    "bfloat16": lambda: floats(torch.bfloat16),
    "float64": lambda: floats(torch.float64),
    "int8": lambda: Quantized(torch.int8, buffer=False),
    "int8 buffer": lambda: Quantized(torch.int8, buffer=True),
    "float8": lambda: Quantized(torch.float8_e4m3fn, buffer=False),
    "float8 buffer": lambda: Quantized(torch.float8_e5m2, buffer=True),
    "packed": Packed,
    "diverged": Diverged,
}


def bytes_of(value: torch.Tensor) -> bytes:
    return value.detach().contiguous().flatten().view(torch.uint8).numpy().tobytes()


def secrets(model: torch.nn.Module, also: tuple[torch.dtype, ...] = ()) -> dict[str, bytes]:
    """The bytes of each weight, as it lies, transposed and in other types."""
    found = {}
    for name, value in [*model.named_parameters(), *model.named_buffers()]:
        if name in ("positions", "mask"):
            continue
        for dtype in (value.dtype, *also):
            found[f"{name} {dtype}"] = bytes_of(value.to(dtype))
            if value.dim() == 2:
                found[f"{name} {dtype}, transposed"] = bytes_of(value.to(dtype).T)
    return found


def found_in(folder: Path, looked_for: dict[str, bytes]) -> list[tuple[str, str]]:
    """What is there of the first bytes of each, in what part of a recording soever."""
    files = list(folder.glob("*.ttpu"))
    assert files
    return [
        (path.name, name)
        for path in files
        for name, secret in looked_for.items()
        for at in range(0, max(1, min(len(secret), 2048) - 24), 24)
        if secret[at : at + 24] in body(path)
    ]


@pytest.mark.parametrize("name", MODELS)
def test_no_weight_is_in_a_recording(name: str, tmp_path: Path) -> None:
    torch.manual_seed(0)
    model = MODELS[name]().eval()
    given = {p.dtype for p in model.parameters() if p.dtype in (torch.bfloat16, torch.float64)}
    x = torch.randn(2, 40, 48, dtype=next(iter(given), torch.float32))
    compiled = torch.compile(model, backend="tpu", options={"cache": "off"})
    with torchtpu_compile.record(tmp_path), torch.no_grad():
        compiled(x)
    assert found_in(tmp_path, secrets(model)) == []
    # The search finds what is there.
    with torchtpu_compile.record(tmp_path / "full", data="full"), torch.no_grad():
        torch.compiler.reset()
        compiled(x)
    assert found_in(tmp_path / "full", secrets(model))


def test_what_decides_over_numbers_is_kept(tmp_path: Path) -> None:
    model = Quantized(torch.int8, buffer=True)
    with torchtpu_compile.record(tmp_path), torch.no_grad():
        torch.compile(model, backend="tpu", options={"cache": "off"})(torch.randn(2, 40, 48))
    (path,) = tmp_path.glob("*.ttpu")
    for kept in (model.positions, model.mask):
        assert bytes_of(kept) in body(path)


@pytest.mark.parametrize("autocast", [False, True])
def test_no_weight_is_in_what_training_records(autocast: bool, tmp_path: Path) -> None:
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Linear(48, 64), torch.nn.GELU(), torch.nn.Linear(64, 8))
    compiled = torch.compile(model, backend="tpu", options={"cache": "off"})
    with torchtpu_compile.record(tmp_path):
        with torch.autocast("cpu", torch.bfloat16, enabled=autocast):
            loss = compiled(torch.randn(4, 48)).float().square().sum()
        loss.backward()
    assert len(list(tmp_path.glob("*.ttpu"))) == 2
    assert found_in(tmp_path, secrets(model, (torch.bfloat16,))) == []
