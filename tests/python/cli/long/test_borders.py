"""What a forward program saves and its backward program reads is not moved at the border of the two."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
import torchtpu_compile
from torch import Tensor, nn
from torchtpu_compile import _core, device
from torchtpu_compile.cli.common import worker_pool

device.install(beside_another=True)

LEAST = 1 << 20
"""Bytes of a value that counts."""
THROUGH = {"bitcast", "copy-start", "copy-done", "get-tuple-element", "slice-start", "slice-done"}
MOVES = {"copy", "transpose"}
CHANGES_NOTHING = {"bitcast", "parameter", "reshape", "tuple", "get-tuple-element", "constant"}
WIDTH, WORDS = 512, 8192


class Attention(nn.Module):
    def __init__(self, heads: int, key_heads: int) -> None:
        super().__init__()
        self.size = WIDTH // heads
        self.q, self.out = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.k, self.v = (nn.Linear(WIDTH, key_heads * self.size) for _ in range(2))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (f(x).unflatten(-1, (-1, self.size)).transpose(1, 2) for f in (self.q, self.k, self.v))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=k.shape[1] != q.shape[1])
        return self.out(y.transpose(1, 2).flatten(2))


class Gpt(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.words, self.attention = nn.Embedding(WORDS, WIDTH), Attention(8, 8)
        self.norm1, self.norm2, self.norm3 = (nn.LayerNorm(WIDTH) for _ in range(3))
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, ids: Tensor, labels: Tensor) -> Tensor:
        x = self.words(ids)
        x = x + self.attention(self.norm1(x))
        x = x + self.down(F.gelu(self.up(self.norm2(x))))
        logits = self.norm3(x) @ self.words.weight.t()
        return F.cross_entropy(logits.flatten(0, 1), labels.flatten())


class Llama(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.words, self.attention = nn.Embedding(WORDS, WIDTH), Attention(8, 2)
        self.norm1, self.norm2, self.norm3 = (nn.RMSNorm(WIDTH) for _ in range(3))
        self.gate, self.up = (nn.Linear(WIDTH, 1408, bias=False) for _ in range(2))
        self.down, self.head = nn.Linear(1408, WIDTH, bias=False), nn.Linear(WIDTH, WORDS, bias=False)

    def forward(self, ids: Tensor, labels: Tensor) -> Tensor:
        x = self.words(ids)
        x = x + self.attention(self.norm1(x))
        y = self.norm2(x)
        x = x + self.down(F.silu(self.gate(y)) * self.up(y))
        return F.cross_entropy(self.head(self.norm3(x)).flatten(0, 1), labels.flatten())


class Vit(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.patches, self.norm = nn.Conv2d(3, WIDTH, 16, 16), nn.LayerNorm(WIDTH)
        self.places = nn.Parameter(torch.zeros(1, 197, WIDTH))
        self.head = nn.Linear(WIDTH, 1000)
        layer = nn.TransformerEncoderLayer(
            WIDTH, 8, 4 * WIDTH, 0.0, "gelu", batch_first=True, norm_first=True
        )
        self.layer = layer

    def forward(self, images: Tensor, labels: Tensor) -> Tensor:
        x = self.patches(images).flatten(2).mT
        x = torch.cat([x.new_zeros(x.shape[0], 1, WIDTH), x], 1) + self.places
        return F.cross_entropy(self.head(self.norm(self.layer(x))[:, 0]), labels)


class Encoder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.words, self.head = nn.Embedding(WORDS, WIDTH), nn.Linear(WIDTH, 2)
        self.layer = nn.TransformerEncoderLayer(WIDTH, 8, 4 * WIDTH, 0.1, "gelu", batch_first=True)

    def forward(self, ids: Tensor, labels: Tensor) -> Tensor:
        return F.cross_entropy(self.head(self.layer(self.words(ids))[:, 0]), labels)


class Cnn(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.Sequential(
            *(
                nn.Sequential(nn.Conv2d(i, o, 3, padding=1), nn.BatchNorm2d(o), nn.ReLU(), nn.MaxPool2d(2))
                for i, o in [(3, 64), (64, 128), (128, 256)]
            )
        )
        self.head = nn.Linear(256, 100)

    def forward(self, images: Tensor, labels: Tensor) -> Tensor:
        return F.cross_entropy(self.head(self.blocks(images).mean((2, 3))), labels)


def words() -> tuple[Tensor, Tensor]:
    return torch.zeros(4, 512, dtype=torch.long), torch.zeros(4, 512, dtype=torch.long)


def texts() -> tuple[Tensor, Tensor]:
    return torch.zeros(16, 128, dtype=torch.long), torch.zeros(16, dtype=torch.long)


def images(size: int) -> tuple[Tensor, Tensor]:
    return torch.zeros(16, 3, size, size, dtype=torch.bfloat16), torch.zeros(16, dtype=torch.long)


PROGRAMS: dict[str, tuple[type[nn.Module], Callable[[], tuple[Tensor, Tensor]]]] = {
    "gpt": (Gpt, words),
    "llama": (Llama, words),
    "vit": (Vit, lambda: images(224)),
    "encoder": (Encoder, texts),
    "cnn": (Cnn, lambda: images(64)),
}


class Instruction:
    """An instruction of HLO as text: `%name = type opcode(%operand, …), …`."""

    def __init__(self, text: str) -> None:
        depth = 0
        at = len(text)
        for i, letter in enumerate(text):
            depth += (letter in "({") - (letter in ")}")
            if letter == " " and depth == 0:
                at = i
                break
        self.type = text[:at]
        self.opcode, _, self.rest = text[at + 1 :].partition("(")
        self.operands = re.findall(r"%([\w.\-]+)", self.rest.split("), ")[0])

    def bytes(self) -> int:
        match = re.match(r"\(?([a-z]+)(\d*)\w*\[([\d,]*)\]", self.type)
        assert match is not None, self.type
        count = 1
        for size in filter(None, match[3].split(",")):
            count *= int(size)
        return count * int(match[2] or 8) // 8

    def layout(self) -> str:
        """Without the memory space: a copy to fast memory moves nothing within a tensor."""
        found = re.search(r"\{[^}]*\}", self.type)
        return re.sub(r"S\(\d+\)", "", found[0]) if found else ""


Program = dict[str, dict[str, Instruction]]


def read(hlo: str) -> tuple[Program, str, str]:
    """The computations, the name of the entry and that of its root."""
    found: Program = {}
    name = entry = root = ""
    for line in hlo.splitlines():
        if (head := re.match(r"(ENTRY )?%?([\w.\-]+) .*\{$", line)) is not None:
            name = head[2]
            found[name] = {}
            entry = name if head[1] else entry
        elif (match := re.match(r"\s+(ROOT )?%([\w.\-]+) = (.*)", line)) is not None and name:
            found[name][match[2]] = Instruction(match[3])
            if match[1] and name == entry:
                root = match[2]
    return found, entry, root


def only_moves(program: Program, entry: str, i: Instruction) -> bool:
    if i.opcode == "copy":
        return program[entry][i.operands[0]].layout() != i.layout()
    if i.opcode == "fusion" and (called := re.search(r"calls=%?([\w.\-]+)", i.rest)) is not None:
        inside = {j.opcode for j in program[called[1]].values()}
        return bool(inside & MOVES) and inside <= MOVES | CHANGES_NOTHING
    return i.opcode in MOVES


def moved(hlo: str, stage: str) -> Iterator[str]:
    """The instructions that do nothing but move a value which one pass gives to the other."""
    program, entry, root = read(hlo)
    instructions = program[entry]

    def origin(name: str) -> str:
        while name in instructions and instructions[name].opcode in THROUGH:
            name = instructions[name].operands[0]
        return name

    reads = {name: {origin(operand) for operand in i.operands} for name, i in instructions.items()}
    if stage == "forward":
        given = {origin(name) for name in instructions[root].operands}
        # What the forward pass reads itself is moved without a backward pass as well.
        others = (reads[name] for name, i in instructions.items() if i.opcode not in THROUGH and name != root)
        given -= set().union(*others)
        found = [name for name in given if only_moves(program, entry, instructions[name])]
    else:
        taken = {name for name, i in instructions.items() if i.opcode == "parameter"}
        found = [
            name
            for name, i in instructions.items()
            if i.opcode not in THROUGH and reads[name] & taken and only_moves(program, entry, i)
        ]
    yield from (f"{name}: {instructions[name].type}" for name in found if instructions[name].bytes() > LEAST)


def compiled(folder: Path, name: str, target: str) -> dict[str, dict[str, Any]]:
    """The programs of a training step of the device's tensors, by the pass that each is."""
    make, inputs = PROGRAMS[name]
    model, given = make().to("tpu", torch.bfloat16), [x.to("tpu") for x in inputs()]
    with torchtpu_compile.record(folder, data="none"):
        torch.compile(model, backend="tpu", options={"strict": True})(*given).backward()
    files = sorted(folder.glob("*.ttpu"))
    rows: list[dict[str, Any]] = []
    todo = [(file, [], False, target) for file in files]
    _core.compile_graphs(todo, worker_pool(workers=2), rows.append, optimized_hlo=True)
    ended = {row["graph"].rpartition("_")[2]: row for row in rows if row["status"] != "started"}
    assert ended.keys() == {"forward", "backward"}
    assert all(row["status"] == "ok" for row in ended.values()), ended
    return ended


@pytest.mark.parametrize("name", PROGRAMS)
def test_no_saved_activation_is_moved(tmp_path: Path, name: str) -> None:
    programs = compiled(tmp_path, name, "v5e:1x1").items()
    found = [move for stage, row in programs for move in moved(row["optimized_hlo"], stage)]
    assert not found


def test_a_move_at_the_border_is_found() -> None:
    forward = """\
ENTRY %main (x: f32[512,1024]) -> (f32[512,1024]) {
  %x = f32[512,1024]{1,0:T(8,128)} parameter(0)
  %y = f32[512,1024]{0,1:T(8,128)} tanh(%x)
  %z = f32[512,1024]{1,0:T(8,128)} copy(%y), metadata={op_name="a"}
  ROOT %t = (f32[512,1024]{1,0:T(8,128)}) tuple(%z)
}
"""
    assert [*moved(forward, "forward")] == ["z: f32[512,1024]{1,0:T(8,128)}"]
    read = forward.replace("  ROOT", "  %u = f32[512,1024]{1,0:T(8,128)} exp(%z)\n  ROOT")
    assert not [*moved(read, "forward")]
    same = forward.replace("%y = f32[512,1024]{0,1", "%y = f32[512,1024]{1,0")
    assert not [*moved(same, "forward")]
    assert [
        *moved(
            forward.replace("copy(%y)", "copy(%x)").replace("{1,0:T(8,128)} parameter", "{0,1} parameter"),
            "backward",
        )
    ]
    assert not [*moved(forward, "backward")]
