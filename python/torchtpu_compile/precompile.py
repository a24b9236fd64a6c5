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

With `TORCHTPU_PRECOMPILE=directory` a program does both without a line of its own: it loads when it
first names the backend, and saves when it ends.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import logging
import os
import pathlib
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass

import torch

from . import _core, log, torch_private
from .errors import CacheError, TorchTpuError
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


VARIABLE = "TORCHTPU_PRECOMPILE"


@functools.cache
def follow_environment() -> None:
    """Does what `TORCHTPU_PRECOMPILE` asks for: loads what earlier processes of this program left in the
    directory that it names, and saves there when this process ends. Once in a process, before anything is
    compiled.

    The directory may be nobody else's, as any of the cache, and the option `cache` says whether it is read
    and written. What goes wrong is a warning: the program runs without.
    """
    directory, cache = os.environ.get(VARIABLE), Options.resolve().cache
    if not directory or cache == "off":
        return
    try:
        begin = _own_files(pathlib.Path(directory), sys.modules["__main__"].__dict__)
        enable()
    except (TorchTpuError, OSError) as error:
        log.LOGGER.warning("%s=%s: functions are neither loaded nor saved: %s", VARIABLE, directory, error)
        return
    if cache == "on":
        atexit.register(_save_at_exit, begin, os.getpid())
    for path in _left(begin):
        try:
            load(path, trust_unsigned=True)
        except (TorchTpuError, OSError) as error:
            log.LOGGER.warning("%s=%s: functions are traced again: %s", VARIABLE, directory, error)


def _own_files(directory: pathlib.Path, main: Mapping[str, object]) -> pathlib.Path:
    """How the names begin of the files of a program and of this package's version, in a directory.

    It is made where it is missing. Raises `CacheError` where others could put something there.
    """
    directory = directory.expanduser().absolute()
    directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    problem = _core.directory_problem(directory, 1)
    if problem is not None:
        raise CacheError(problem)
    program = os.path.realpath(str(main.get("__file__", "interactive")))
    digest = hashlib.blake2b(f"{program}\n{package_digest()}".encode(), digest_size=8).hexdigest()
    return directory / f"{re.sub('[^A-Za-z0-9_]', '_', pathlib.Path(program).stem)}-{digest}"


def _left(begin: pathlib.Path) -> list[pathlib.Path]:
    """What earlier processes left, the oldest first: each the functions that it traced."""
    files = begin.parent.glob(f"{begin.name}-*.precompiled")
    return sorted(files, key=lambda path: path.stat().st_mtime)


def _save_at_exit(begin: pathlib.Path, process: int) -> None:
    # A forked process has not compiled what its parent did.
    if os.getpid() != process or not torch_private.keeps_functions():
        return
    written = begin.with_name(f"{begin.name}.{process}")
    try:
        saved = save(written)
        written.replace(begin.with_name(f"{begin.name}-{os.urandom(6).hex()}.precompiled"))
        for old in _left(begin)[:-_MOST_FILES]:
            old.unlink(missing_ok=True)
    except (TorchTpuError, OSError) as error:
        log.LOGGER.warning("%s=%s: nothing is saved: %s", VARIABLE, begin.parent, error)
        written.unlink(missing_ok=True)
    else:
        log.LOGGER.info("%s: saved %d functions at exit", VARIABLE, saved.functions)


# Processes with other inputs trace other functions. What a removed file held is traced and saved again.
_MOST_FILES = 16


def _directory(given: Path | None) -> str | None:
    return os.fspath(given) if given is not None else Options.resolve().cache_dir
