"""Random numbers as a function of a seed: the ops of the `torchtpu` namespace.

`torchtpu::seed` alone draws, from PyTorch's default generator of a device; it never reaches the core. The
others are pure, and the core lowers them as they are. Their implementations here give the same bits, for
parts of a graph that run in eager PyTorch.

A seed is an `int64[2]` tensor of two words in `[0, 2**32)`: the key of Threefry-2x32 with 20 rounds
(Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011). An element's bits follow from the
seed and the element's row-major index alone, whatever the size and the platform.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from .. import _core

_torch_library: Any = torch.library  # It has no types.
_library = _torch_library.Library("torchtpu", "DEF")
_library.define("seed(*, Device? device=None) -> Tensor", tags=(torch.Tag.nondeterministic_seeded,))
_library.define("fold_in(Tensor seed, int stream) -> Tensor")
_library.define("random_bits(Tensor seed, SymInt[] size, *, ScalarType dtype) -> Tensor")
_library.define("random_bits_at(Tensor seed, Tensor index, *, ScalarType dtype) -> Tensor")
_library.define("quick_erfinv(Tensor uniform) -> Tensor")

SEED = torch.ops.torchtpu.seed.default
FOLD_IN = torch.ops.torchtpu.fold_in.default
RANDOM_BITS = torch.ops.torchtpu.random_bits.default
QUICK_ERFINV = torch.ops.torchtpu.quick_erfinv.default

_WORD = 1 << 32
_ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)
_PARITY = 0x1BD11BDA


def draw_seed(*, device: torch.device | None = None) -> torch.Tensor:
    """A fresh seed from the default generator of the CPU, or of a `tpu` device, and there."""
    if device is None or device.type == "cpu":
        return torch.empty(2, dtype=torch.int64, device="cpu").random_(0, _WORD)
    bits = _core.draw_bits(_core.current_device() if device.index is None else device.index)
    return torch.tensor([bits >> 32, bits % _WORD], dtype=torch.int64, device="cpu").to(device)


def fold_in(seed: torch.Tensor, stream: int) -> torch.Tensor:
    """The seed of a stream: independent of those of other streams, and of what `seed` itself gives."""
    counter = (_words(torch.tensor(word, device="cpu")) for word in (stream >> 32, stream))
    block = threefry(_key(seed), *counter)
    return torch.stack([word.to(torch.int64) & (_WORD - 1) for word in block]).to(seed.device)


def random_bits(seed: torch.Tensor, size: Sequence[int], *, dtype: torch.dtype) -> torch.Tensor:
    """Independent random bits: 32 in each element of an `int32` tensor, 64 of an `int64` one."""
    index = torch.arange(torch.Size(size).numel(), dtype=torch.int64, device="cpu").view(size)
    return random_bits_at(seed, index, dtype=dtype).to(seed.device)


def random_bits_at(seed: torch.Tensor, index: torch.Tensor, *, dtype: torch.dtype) -> torch.Tensor:
    """The bits that `random_bits` gives to elements with these row-major indices.

    A tensor that is padded draws by the indices that its elements have without padding.
    """
    index = index.to(torch.int64)
    high, low = threefry(_key(seed), _words(index >> 32), _words(index))
    if dtype == torch.int32:
        return high
    if dtype == torch.int64:
        return (high.to(torch.int64) << 32) | (low.to(torch.int64) & (_WORD - 1))
    raise ValueError(f"random bits have type int32 or int64, not {dtype}")


def quick_erfinv(uniform: torch.Tensor) -> torch.Tensor:
    """`erfinv` for numbers that are random themselves.

    What the core compiles gives six digits in half the time, and fewer of a number within 1e-5 of ±1.
    """
    return torch.erfinv(uniform)


def threefry(key: tuple[int, int], a: torch.Tensor, b: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The blocks of counters `(a, b)`, `int32` tensors of one shape that are read as unsigned words."""
    schedule = (*key, key[0] ^ key[1] ^ _PARITY)
    a = a + _signed(schedule[0])
    b = b + _signed(schedule[1])
    for injection in range(1, 6):
        for rotation in _ROTATIONS[:4] if injection % 2 else _ROTATIONS[4:]:
            a = a + b
            b = _rotate_left(b, rotation) ^ a
        a = a + _signed(schedule[injection % 3])
        b = b + _signed(schedule[(injection + 1) % 3] + injection)
    return a, b


def _rotate_left(word: torch.Tensor, bits: int) -> torch.Tensor:
    # A right shift of a signed number copies the sign, which the mask takes off.
    return (word << bits) | ((word >> (32 - bits)) & ((1 << bits) - 1))


def _key(seed: torch.Tensor) -> tuple[int, int]:
    high, low = seed.tolist()
    return high % _WORD, low % _WORD


def _words(numbers: torch.Tensor) -> torch.Tensor:
    """The lowest 32 bits of `int64` numbers."""
    return numbers.to(torch.int32)


def _signed(word: int) -> int:
    """The `int32` with the lowest 32 bits of a number."""
    return (word + (_WORD >> 1)) % _WORD - (_WORD >> 1)


def _like_a_seed(*_: object, device: torch.device | None = None) -> torch.Tensor:
    return torch.empty(2, dtype=torch.int64, device=device or "cpu")


def _like_another_seed(seed: torch.Tensor, _: int) -> torch.Tensor:
    return torch.empty_like(seed)


def _like_bits(seed: torch.Tensor, size: Sequence[int], *, dtype: torch.dtype) -> torch.Tensor:
    return seed.new_empty(size, dtype=dtype)


def _like_index(seed: torch.Tensor, index: torch.Tensor, *, dtype: torch.dtype) -> torch.Tensor:
    return torch.empty_like(index, dtype=dtype)


def _like_itself(uniform: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(uniform)


for _name, _implementation, _shape in (
    ("seed", draw_seed, _like_a_seed),
    ("fold_in", fold_in, _like_another_seed),
    ("random_bits", random_bits, _like_bits),
    ("random_bits_at", random_bits_at, _like_index),
    ("quick_erfinv", quick_erfinv, _like_itself),
):
    _library.impl(_name, _implementation, "CompositeExplicitAutograd")
    _torch_library.register_fake(f"torchtpu::{_name}", _shape, lib=_library)
