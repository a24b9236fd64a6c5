"""Compiled functions in one file: a process that loads it neither traces nor compiles them.

    from torchtpu_compile import precompile

    precompile.enable()  # before anything is compiled
    step = torch.compile(step, backend="tpu")
    step(example)
    precompile.save("step.precompiled", sign="fleet.key")

and in another process, with the same program and the same versions:

    precompile.load("step.precompiled", verify="fleet.key.pub")
    step = torch.compile(step, backend="tpu")
    step(example)  # no Dynamo, no AOTAutograd, no XLA

The file holds what Dynamo and AOTAutograd kept of each function and the executables that it ran. It is
built on Dynamo's `caching_precompile`, which drops some of Dynamo's guards, namely those that look at
Python functions, modules and classes by identity: do not replace these in a program that loads.
"""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass

import torch

from . import _core, log, torch_private
from .errors import CacheError
from .options import Options
from .warm.aot_cache import package_digest, unsafe_directory

Path = str | os.PathLike[str]


@dataclass(frozen=True)
class Saved:
    """What a file holds."""

    functions: int
    """How many functions of the user's."""
    executables: int
    bytes: int
    signed: bool


def enable() -> None:
    """Lets Dynamo keep what it compiles from now on. Call it before the first `torch.compile`.

    Raises `CacheError` where others could put functions into PyTorch's cache directory, and
    `TorchVersionError` where this PyTorch has no `caching_precompile`.
    """
    problem = unsafe_directory(torch_private.artifact_directory())
    if problem is not None:
        raise CacheError(f"functions cannot be kept safely: {problem}")
    torch_private.enable_precompile()


def save(path: Path, *, sign: Path | None = None, cache_dir: Path | None = None) -> Saved:
    """Writes every function that was compiled since `enable` to `path`, all or nothing.

    `sign` is the file of a secret key, which `torchtpu cache keys` makes; `cache_dir` is the directory of
    the cache where an option of `torch.compile` named one. A function that cannot be kept is named in a
    warning: parts that run in eager PyTorch, sizes found in data, and functions whose decorators hide
    from Dynamo where they come from.

    Raises `CacheError` where there is nothing to write or the file cannot be written.
    """
    for problem in torch_private.precompile_problems():
        log.LOGGER.warning("precompile.save: %s", problem)
    artifacts = torch.compiler.save_cache_artifacts()
    functions = torch_private.precompiled_functions(artifacts)
    if artifacts is None or functions == 0:
        raise CacheError(
            "there is no function to save: call precompile.enable() before torch.compile, and each function "
            "once before it is saved"
        )
    directory = _directory(cache_dir)
    _core.cache_settle(60.0)
    there = {entry["key"] for entry in _core.cache_list(directory)}
    keys = [key for key in _core.cache_used() if key in there]
    # Captured graphs mean what this version of the package means by them.
    made = _core.cache_export(directory, path, keys, sign, package_digest().encode() + artifacts[0])
    return Saved(functions, made["entries"], os.stat(path).st_size, made["signed"])


def load(
    path: Path, *, verify: Path | None = None, trust_unsigned: bool = False, cache_dir: Path | None = None
) -> None:
    """Makes the functions and executables in a file of `save` known to this process.

    What is in it runs as you: it is accepted if signed with the key whose public part is in the file
    `verify`, or where `trust_unsigned` says so. Call it before `torch.compile`. A function whose source
    or guards differ is traced again as usual, and so are all, with a warning, where another version of
    this package saved them.

    Raises `CacheError` for a file that is damaged, not signed by that key, or holds no functions: then
    nothing is loaded.
    """
    enable()
    read = _core.cache_import(_directory(cache_dir), path, verify, trust_unsigned)
    if read["functions"] is None:
        raise CacheError(
            f"{os.fspath(path)} holds executables and no functions; `torchtpu cache import` reads it"
        )
    version = package_digest().encode()
    if not read["functions"].startswith(version):
        log.LOGGER.warning(
            "%s was saved by another version of torchtpu-compile: its functions are traced again", path
        )
        return
    if torch.compiler.load_cache_artifacts(read["functions"].removeprefix(version)) is None:
        raise CacheError(f"PyTorch {torch.__version__} cannot read the functions in {os.fspath(path)}")
    log.once(
        logging.INFO, f"{os.fspath(path)}: {read['entries']} executables and the functions that use them"
    )


def _directory(given: Path | None) -> str | None:
    return os.fspath(given) if given is not None else Options.resolve().cache_dir
