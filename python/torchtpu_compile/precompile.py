"""Saves compiled functions to a file; a process that loads it neither traces nor compiles them.

    from torchtpu_compile import precompile

    precompile.enable()  # before anything is compiled
    step = torch.compile(step, backend="tpu")
    step(example)
    precompile.save("step.precompiled", sign="fleet.key")

and in another process, with the same program and the same versions:

    precompile.load("step.precompiled", verify="fleet.key.pub")
    step = torch.compile(step, backend="tpu")
    step(example)  # no Dynamo, no AOTAutograd, no XLA

The file holds Dynamo's and AOTAutograd's entries for each function, and its executables. It uses Dynamo's
`caching_precompile`, which drops guards on the identity of functions, modules and classes: do not replace
such objects in a program that loads.

`TORCHTPU_PRECOMPILE=directory` does this without a change to the program: it loads at the first use of the
backend and saves at exit.
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
from .wording import counted

__all__ = ["Saved", "enable", "load", "save"]

Path = str | os.PathLike[str]


@dataclass(frozen=True)
class Saved:
    """Contents of a saved file."""

    functions: int
    """Number of functions."""
    executables: int
    bytes: int
    signed: bool


def enable() -> None:
    """Makes Dynamo keep everything that it compiles from now on. Call it before the first `torch.compile`.

    Raises `CacheError` if other users could write to PyTorch's cache directory, and `TorchVersionError` if
    this PyTorch has no `caching_precompile`.
    """
    problem = unsafe_directory(torch_private.artifact_directory())
    if problem is not None:
        raise CacheError(f"functions cannot be saved safely: {problem}")
    torch_private.enable_precompile()


def save(path: Path, *, sign: Path | None = None, cache_dir: Path | None = None) -> Saved:
    """Writes every function that was compiled or loaded since `enable` to `path`, all or nothing.

    `sign` is the path of a private key that `torchtpu cache keys` wrote; `None` leaves the file unsigned.
    `cache_dir` is the cache directory, if an option of `torch.compile` named one. A warning names each
    function that cannot be kept: those with eager fallbacks or data-dependent sizes, and those that Dynamo
    cannot find behind a decorator.

    Raises `CacheError` if there is nothing to write or the file cannot be written.
    """
    torch_private.add_loaded_functions()
    for problem in torch_private.precompile_problems():
        log.LOGGER.warning("precompile.save: %s", problem)
    artifacts = torch.compiler.save_cache_artifacts()
    functions = torch_private.precompiled_functions(artifacts)
    if artifacts is None or functions == 0:
        raise CacheError(
            "there is no function to save: call precompile.enable() before torch.compile, and call each "
            "function once before precompile.save()"
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
    """Loads the functions and executables of a file that `save` wrote. Call it before `torch.compile`.

    The file runs as you. It is accepted if the public key at path `verify` signed it, or if `trust_unsigned`
    is true. `cache_dir` is the cache directory, if an option of `torch.compile` names one. A function whose
    source or guards differ is traced again. If another version of this package saved the file, all are, with
    a warning.

    Raises `CacheError` if the file is damaged, not signed by that key, or holds no functions; nothing is
    loaded then.
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
        logging.INFO,
        f"{os.fspath(path)}: {counted(read['entries'], 'executable')} and the functions that use them",
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
    """Returns the files of earlier processes, oldest first."""
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
