"""Whether AOTAutograd may keep what it makes of a graph, so that another process need not trace it again.

AOTAutograd's cache keys an entry by Dynamo's graph, its inputs and PyTorch's settings; what this package
adds to what a compiled graph is comes into the key as a tag. Entries are pickled Python objects in
PyTorch's own cache directory (`TORCHINDUCTOR_CACHE_DIR`).
"""

from __future__ import annotations

import contextlib
import contextvars
import functools
import hashlib
import logging
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import torch

from .. import _core, log, torch_private
from ..capture.custom_lowerings import registrations
from ..options import CACHE_OPTIONS, Options
from ..rewrites.objects import is_object
from . import formulas

# These say where things lie and what is printed, not what a graph is compiled to.
_NOT_IN_KEY = {
    "log",
    "heartbeat",
    "compile_timeout",
    "execute_timeout",
    "watchdog",
    "max_compiles",
    "on_recompile",
    "record",
    "record_data",
    *CACHE_OPTIONS,
}

_loading: contextvars.ContextVar[Options | None] = contextvars.ContextVar("loading", default=None)


@contextlib.contextmanager
def loading(options: Options) -> Iterator[None]:
    """Within it, what comes out of the cache is loaded under these options."""
    token = _loading.set(options)
    try:
        yield
    finally:
        _loading.reset(token)


def loading_options() -> Options | None:
    """The options of the function that is being compiled."""
    return _loading.get()


def tag(
    gm: torch.fx.GraphModule, example_inputs: Sequence[Any], options: Options, precision: str
) -> str | None:
    """Returns the part of a graph's key that PyTorch does not know, or `None` if no entry may be kept."""
    if options.cache == "off":
        return None
    reason = _reason_against(gm, example_inputs)
    if reason is not None:
        log.once(logging.INFO, f"functions are traced anew by each process: {reason}")
        return None
    problem = unsafe_directory(torch_private.artifact_directory())
    if problem is not None:
        log.once(logging.WARNING, f"functions are traced anew by each process: {problem}")
        return None
    try:
        code = formulas.digest(gm)
    except formulas.Unreadable as error:
        log.once(logging.INFO, f"functions are traced anew by each process: {error}")
        return None
    parts = (*_choices(options), precision, list(_bounds(example_inputs)), code)
    return f"torchtpu-{hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()}"


def _choices(options: Options) -> tuple[object, ...]:
    """Everything that the user chooses and that decides what a graph is compiled to."""
    in_key = [(f.name, getattr(options, f.name)) for f in fields(options) if f.name not in _NOT_IN_KEY]
    return package_digest(), registrations(), in_key


def choices_digest(options: Options) -> str:
    """Names `options` as far as they decide what a graph is compiled to, with the lowerings that are
    registered now."""
    return hashlib.blake2b(repr(_choices(options)).encode(), digest_size=16).hexdigest()


def _reason_against(gm: torch.fx.GraphModule, example_inputs: Sequence[Any]) -> str | None:
    if (problem := torch_private.cannot_keep()) is not None:
        return problem
    if any(isinstance(v, torch.Tensor) for module in gm.modules() for v in vars(module).values()):
        # The cache's key has their types, and not what they hold.
        return "a graph holds constant tensors"
    # AOTAutograd makes these inputs, which each process brings itself: an optimizer's parameters and state.
    held = [*gm.parameters(), *gm.buffers()]
    if held and torch_private.precompiles():
        return "a graph holds tensors, which Dynamo does not hand to functions that it loads"
    for value in (*held, *example_inputs):
        # A subclass computes by functions of its own, and no key has their text.
        if torch_private.is_wrapper_subclass(value) or is_object(value):
            return f"an input is of type {type(value).__name__}, whose functions no key holds"
    # A subclass has no memory of its own to ask for.
    if len({tensor.untyped_storage().data_ptr() for tensor in held if tensor.numel()}) < sum(
        tensor.numel() > 0 for tensor in held
    ):
        return "tensors that a graph holds share memory"
    return None


# PyTorch's caches below its directory, and how deep their files lie.
_LEVELS = {".": 0, "aotautograd": 2, "dynamo": 2}
_looked_into: set[str] = set()


def unsafe_directory(path: str) -> str | None:
    """Why what lies in PyTorch's cache directory may come from somebody else, or `None`.

    Entries are unpickled, which runs whatever they say. PyTorch opens them after this look, so nobody else
    may be able to exchange a directory on the way. What lies inside is looked at once for each process:
    from then on nobody else can put anything there.
    """
    inside = path not in _looked_into
    for name, levels in _LEVELS.items():
        try:
            problem = _core.directory_problem(Path(path) / name, levels if inside else 0)
        except OSError as error:
            return f"PyTorch's cache directory cannot be read: {error}"
        if problem is not None:
            return f"{problem}; or choose another directory with TORCHINDUCTOR_CACHE_DIR"
    _looked_into.add(path)
    return None


@functools.cache
def package_digest() -> str:
    """Changes with everything that decides how a graph is captured."""
    digest = hashlib.blake2b(digest_size=16)
    for path in sorted(formulas.PACKAGE.rglob("*.py")):
        digest.update(f"{path.relative_to(formulas.PACKAGE)}\n".encode())
        digest.update(path.read_bytes())
    digest.update(repr((_core.__version__, _core.WIRE_VERSION, sorted(_core.supported_ops()))).encode())
    return digest.hexdigest()


def _bounds(example_inputs: Sequence[Any]) -> Iterator[tuple[str, str]]:
    """The bounds of the inputs' symbols, in the order in which they appear: the program checks them."""
    seen = set()
    for value in example_inputs:
        sizes: Sequence[Any] = value.shape if isinstance(value, torch.Tensor) else [value]
        for size in sizes:
            if not torch_private.is_symbolic(size):
                continue
            for symbol in sorted(torch_private.symbolic_expr(size).free_symbols, key=str):
                if symbol not in seen:
                    seen.add(symbol)
                    lower, upper, _ = torch_private.symbol_facts(size, symbol)
                    yield str(lower), str(upper)
