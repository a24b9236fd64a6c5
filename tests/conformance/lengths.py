"""Ops that walk along a dimension, at lengths that the samples of PyTorch's operator database do not have.

Compilers take other ways for long dimensions: sums in blocks, vectors with a rest, networks that sort.
Each op runs at `LENGTHS` along the last dimension and along the first, forward and with gradients.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import warnings
from collections.abc import Callable
from typing import Any

import torch
from cases import OPS, Entry, run_sample
from torch.testing import make_tensor
from torch.testing._internal.opinfo.core import ReductionOpInfo, SampleInput

LENGTHS = (17, 257, 513, 5000)

Arguments = Callable[[int, int], tuple[tuple[Any, ...], dict[str, Any]]]


def along(_: int, dim: int) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (), {"dim": dim}


def at(_: int, dim: int) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (dim,), {}


def third(length: int, dim: int) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (length // 3,), {"dim": dim}


def level(_: int, dim: int) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (0.3,), {"dim": dim}


def norm_of_rows(length: int, dim: int) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (([length],) if dim == -1 else ([length, 3],)), {}


WALKING: dict[str, Arguments] = {
    **{name: along for name, op in OPS.items() if isinstance(op, ReductionOpInfo)},
    **dict.fromkeys(["cumsum", "cumprod", "cummax", "cummin", "logcumsumexp", "logsumexp"], at),
    **dict.fromkeys(["sort", "argsort", "median", "nanmedian", "mode", "diff", "aminmax"], along),
    **dict.fromkeys(["max.reduction_with_dim", "min.reduction_with_dim", "flip", "norm.fro"], along),
    **dict.fromkeys(["std_mean", "var_mean", "softmax", "log_softmax", "nn.functional.softmin"], along),
    **dict.fromkeys(["nn.functional.normalize", "trapezoid", "cumulative_trapezoid", "unbind"], along),
    **dict.fromkeys(["topk", "kthvalue"], third),
    **dict.fromkeys(["quantile", "nanquantile"], level),
    **dict.fromkeys(["nn.functional.layer_norm", "nn.functional.rms_norm"], norm_of_rows),
    **dict.fromkeys(["fft.fft", "fft.rfft"], along),
    "roll": lambda n, dim: ((n // 2, dim), {}),
}
"""What is given after the tensor, for a length and a dimension."""


def cases() -> list[tuple[str, str, str, int, int]]:
    """Operator, element type, direction, length and dimension."""
    found = []
    for name, length, dim in itertools.product(sorted(WALKING), LENGTHS, (-1, 0)):
        op = OPS.get(name)
        if op is None:
            continue
        for dtype in ("float32", "int64", "bool"):
            if getattr(torch, dtype) in op.supported_dtypes("cpu"):
                found.append((name, dtype, "forward", length, dim))
        if op.supports_autograd and torch.float32 in op.supported_backward_dtypes("cpu"):
            found.append((name, "float32", "backward", length, dim))
    return found


def check(name: str, dtype: str, direction: str, length: int, dim: int) -> tuple[str, list[str]]:
    """A status of `cases.SEVERITY`, and reasons."""
    torch.manual_seed(length)
    shape = (3, length) if dim == -1 else (length, 3)
    # Products of thousands of numbers stay numbers where these are near one.
    low, high = (0.99, 1.01) if "prod" in name and dtype == "float32" else (-3, 4)
    if dtype == "float32":
        # No two are equal: of equal ones, eager PyTorch names whichever its algorithm meets.
        spaced = torch.linspace(low, high, 3 * length)[torch.randperm(3 * length)]
        tensor = spaced.reshape(shape).requires_grad_(direction == "backward")
    else:
        bounds = (None, None) if dtype == "bool" else (low, high)
        tensor = make_tensor(shape, dtype=getattr(torch, dtype), device="cpu", low=bounds[0], high=bounds[1])
    args, kwargs = WALKING[name](length, dim)
    op = OPS[name]
    # Eager PyTorch adds up in float64 here and there; the roundings of a sum in float32 walk at random.
    sample = SampleInput(tensor, args=args, kwargs=kwargs)
    return run_sample(op, sample, Entry(name, dtype, direction), length**0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("ops", nargs="*", help="operators (all)")
    parser.add_argument("--sample", type=int, metavar="N", help="so many of the cases, by seed 0")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    chosen = [case for case in cases() if not options.ops or case[0] in options.ops]
    if options.sample is not None:
        chosen = random.Random(0).sample(chosen, options.sample)
    counted: dict[str, int] = {}
    for case in chosen:
        status, reasons = check(*case)
        counted[status] = counted.get(status, 0) + 1
        if status not in ("pass", "excluded"):
            print(*case, status, *reasons, flush=True)
    print(f"{len(chosen)} calls:", ", ".join(f"{n} {status}" for status, n in sorted(counted.items())))
    return 1 if counted.keys() & {"mismatch", "error"} else 0


if __name__ == "__main__":
    sys.exit(main())
