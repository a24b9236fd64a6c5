"""Lowering of JAX functions: the StableHLO text, and the types of the results.

No device is needed, of whatever platform: JAX only traces and lowers. It is kept to its CPU backend, because
the one for TPUs would take the chips that this process computes on.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
import torch.utils.dlpack

from .. import log
from ..capture.custom_lowerings import TensorType
from ..errors import LoweringError

Function = Callable[..., Any]
"""A function of JAX's arrays that returns a tuple of them."""

# Kernels that ask what they run on are told this generation: what they choose by it (sizes of blocks,
# what fits fast memory) fits the later ones as well.
_KIND = "TPU v5 lite"

_jax: Any = None


def jax() -> Any:
    """The package, on its CPU backend. Raises `LoweringError` if it is not installed."""
    global _jax
    if _jax is None:
        wanted = os.environ.get("JAX_PLATFORMS")
        if "jax" not in sys.modules:
            # Read when it is imported.
            os.environ["JAX_PLATFORMS"] = "cpu"
        try:
            _jax = importlib.import_module("jax")
        except ImportError as error:
            problem = f"JAX is not here ({error}); install it with torchtpu-compile[jax]"
            raise LoweringError(problem) from error
        if wanted not in (None, "", "cpu"):
            log.once(logging.WARNING, f"JAX is kept to its CPU backend in this process, not {wanted}")
        _jax.config.update("jax_platforms", "cpu")
    return _jax


def stablehlo(function: Function, types: Sequence[TensorType], platform: str) -> str:
    """The text of a function for operands of these types, in MLIR's generic form.

    For TPUs kernels of Pallas stand in it as Mosaic's; elsewhere they are what Pallas' interpreter makes
    of them.
    """
    with _told(types, platform):
        traced = jax().jit(function, keep_unused=True).trace(*map(_struct, types))
        lowered = traced.lower(lowering_platforms=(platform,))
        text: str = lowered.compiler_ir().operation.get_asm(print_generic_op_form=True)
    return text


def results(function: Function, types: Sequence[TensorType]) -> list[TensorType]:
    """The types of a function's results."""
    with _told(types, "cpu"):
        found = jax().eval_shape(function, *map(_struct, types))
    return [TensorType(tuple(x.shape), _dtype(x)) for x in found]


def symbolic_results(
    function: Function, types: Sequence[tuple[Sequence[int | str], torch.dtype]]
) -> list[tuple[list[int | str], torch.dtype]]:
    """Variant for symbolic sizes: result sizes are numbers, or Python formulas of the symbols' names.

    Raises whatever JAX does where the function needs to know them.
    """
    names = sorted({size for sizes, _ in types for size in sizes if isinstance(size, str)})
    export = importlib.import_module("jax.export")
    known = [TensorType((), dtype) for _, dtype in types]
    with _told(known, "cpu"):
        scope = dict(zip(names, export.symbolic_shape(", ".join(names)), strict=True))
        structs = [
            jax().ShapeDtypeStruct(
                tuple(scope[size] if isinstance(size, str) else size for size in sizes), _name(dtype)
            )
            for sizes, dtype in types
        ]
        found = jax().eval_shape(function, *structs)
    return [
        ([size if isinstance(size, int) else str(size).replace("^", "**") for size in x.shape], _dtype(x))
        for x in found
    ]


def run(function: Function, tensors: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """The function on JAX's CPU backend."""
    types = [TensorType(tuple(x.shape), x.dtype) for x in tensors]
    with _told(types, "cpu"):
        given = [jax().dlpack.from_dlpack(x.detach().contiguous()) for x in tensors]
        return [torch.utils.dlpack.from_dlpack(x).clone() for x in jax().jit(function)(*given)]


@contextlib.contextmanager
def _told(types: Sequence[TensorType], platform: str) -> Iterator[None]:
    """Context in which JAX traces for a platform.

    It knows 64-bit numbers only where an operand has them, as it does for its own users: many a kernel
    for TPUs does not compile where every index has 64 bits.
    """
    wide = any(x.dtype in (torch.int64, torch.float64, torch.complex128, torch.uint64) for x in types)
    with contextlib.ExitStack() as told:
        told.enter_context(jax().enable_x64(wide))
        if platform == "tpu":
            sharding = jax().sharding
            device = sharding.AbstractDevice(device_kind=_KIND, num_cores=1, platform="tpu")
            told.enter_context(
                sharding.use_abstract_mesh(sharding.AbstractMesh((), (), abstract_device=device))
            )
        else:
            pallas = importlib.import_module("jax.experimental.pallas.tpu")
            # As `interpret=True` of `pallas_call`: plain operations, and no calls back to Python.
            told.enter_context(pallas.force_tpu_interpret_mode(True))
        yield


def _struct(x: TensorType) -> Any:
    return jax().ShapeDtypeStruct(x.shape, _name(x.dtype))


def _name(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


def _dtype(x: Any) -> torch.dtype:
    found: torch.dtype = getattr(torch, x.dtype.name)
    return found
