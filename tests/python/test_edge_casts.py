"""Conversions between all pairs of dtypes at the edges of both: largest numbers, what is beyond, ties."""

from __future__ import annotations

import math

import torch

FLOATS = [
    torch.float64,
    torch.float32,
    torch.bfloat16,
    torch.float16,
    torch.float8_e4m3fn,
    torch.float8_e5m2,
    torch.float8_e4m3fnuz,
    torch.float8_e5m2fnuz,
]
INTEGERS = [torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.uint16, torch.uint32]
DTYPES = [*FLOATS, *INTEGERS, torch.bool, torch.complex64]


def edges() -> list[float]:
    """Numbers around the limits of every type, and others that lie between two elements of a narrow one."""
    positive = [0.0, 1.0, 1.5, 464.0, 465.0, 480.0, 500.0, 1e9, 1e300, math.inf]
    for dtype in FLOATS:
        info = torch.finfo(dtype)
        positive += [info.max, info.max * (1 + info.eps / 8), info.max * (1 + info.eps / 4)]
        positive += [
            info.max * (1 + info.eps / 2),
            info.max * (1 + info.eps),
            2 * info.max,
            info.max * (1 - info.eps),
        ]
        positive += [info.tiny * f for f in (0.5, 1.0, 1 + info.eps / 2, 1 + 1.5 * info.eps)]
        smallest = info.tiny * info.eps
        positive += [smallest * f for f in (0.25, 0.5, 0.5000001, 0.75, 1.0, 1.5, 2.5)]
        positive += [1 + info.eps * f for f in (0.25, 0.5, 0.5 + 1e-9, 1.0, 1.5, 2.5)]
    for dtype in INTEGERS:
        info = torch.iinfo(dtype)
        positive += [float(info.max - 1), float(info.max), float(info.max) + 1, float(-info.min)]
    return [*positive, *(-x for x in positive), math.nan]


def source(dtype: torch.dtype) -> torch.Tensor:
    """Enough elements for the vectors that eager PyTorch converts by, and some more."""
    if dtype in INTEGERS:
        info = torch.iinfo(dtype)
        limits = [(torch.iinfo(other).min, torch.iinfo(other).max) for other in INTEGERS]
        near = [n + step for pair in limits for n in pair for step in (-1, 0, 1)]
        near += [n for x in (448, 449, 464, 465, 500, 240, 248, 57344, 61440, 65504, 65520) for n in (x, -x)]
        return torch.tensor(
            [n for n in [*near, 0, 1, 17, 2**24 + 1] if info.min <= n <= info.max] * 3, dtype=dtype
        )
    return torch.tensor(edges(), dtype=torch.float64).to(dtype)


def is_defined(x: torch.Tensor, to: torch.dtype) -> torch.Tensor:
    """Elements that convert alike everywhere.

    C++ leaves undefined what an integer becomes of a number beyond its range, and the CPU platform reads
    subnormal numbers as zero.
    """
    if not (x.is_floating_point() or x.is_complex()):
        return torch.ones(x.shape, dtype=torch.bool)
    wide = (x.real if x.is_complex() else x).double()
    defined = (wide == 0) | ~(wide.abs() < torch.finfo(torch.float32).tiny)
    if to not in INTEGERS:
        return defined
    info = torch.iinfo(to)
    return defined & (wide > float(info.min) - 1) & (wide < float(info.max)) & wide.isfinite()


def bits(x: torch.Tensor) -> torch.Tensor:
    """The elements' bits, with one pattern for all NaN."""
    x = x.resolve_conj()
    if x.is_complex():
        x = torch.view_as_real(x)
    as_integer = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[x.element_size()]
    return x.view(as_integer).to(torch.int64).masked_fill(x.isnan() if x.is_floating_point() else x != x, -1)


def convert_all(sources: list[torch.Tensor]) -> list[torch.Tensor]:
    return [x.to(to) for x in sources for to in DTYPES]


def test_conversions_at_the_edges_of_every_pair_of_dtypes() -> None:
    sources = [source(dtype) for dtype in DTYPES]
    got = torch.compile(convert_all, backend="tpu", options={"strict": True})(sources)
    pairs = [(x, to) for x in sources for to in DTYPES]
    wrong = []
    for (x, to), wanted, found in zip(pairs, convert_all(sources), got, strict=True):
        defined = is_defined(x, to)
        unequal = (bits(found)[defined] != bits(wanted)[defined]).nonzero().reshape(-1)
        assert found.dtype == wanted.dtype
        if len(unequal):
            i = unequal[0] // (2 if to.is_complex else 1)
            number, w, f = (t[defined][i].item() for t in (x, wanted, found))
            wrong.append(f"{x.dtype} {number!r} to {to}: {f}, eager PyTorch {w} ({len(unequal)} differ)")
    assert not wrong, "\n".join(wrong)


def test_float8_is_filled_with_what_eager_pytorch_fills() -> None:
    numbers = [math.nan, 17.0, -9.5, 240.0]
    dtypes = [dtype for dtype in FLOATS if dtype.itemsize == 1]

    def fill(x: torch.Tensor) -> list[torch.Tensor]:
        return [torch.full((3,), n, dtype=dtype, device=x.device) for n in numbers for dtype in dtypes]

    wanted, got = fill(torch.zeros(1)), torch.compile(fill, backend="tpu")(torch.zeros(1))
    assert [bits(x).tolist() for x in got] == [bits(x).tolist() for x in wanted]
