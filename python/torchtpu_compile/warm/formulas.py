"""The code of custom ops that tracing runs: gradient formulas, bodies of composite ops, fake kernels.

PyTorch's key of a traced graph has the ops' names alone. An entry would keep what an earlier formula made.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import torch

from .. import torch_private

PACKAGE = Path(torch_private.__file__).parent


class Unreadable(Exception):
    """The code of an op cannot be found. The text says of which."""


def digest(gm: torch.fx.GraphModule) -> str:
    """Changes with the code that tracing the ops of a graph runs; empty if all of it is PyTorch's own.

    Nothing says where a kernel's function is defined, or what it calls. So the digest has the text of every
    loaded module that is not of an installed package, and the installed packages with their versions. It also
    has the code of the functions of `torch.library.custom_op`, which need not be in a file, as in a notebook.

    Raises `Unreadable` if an op has other functions and the main program has no file, or if a file cannot be
    read.
    """
    ops = sorted({op for op in _ops(gm) if torch_private.has_python_kernels(op)})
    if not ops:
        return ""
    found = hashlib.blake2b(digest_size=16)
    for op in ops:
        functions = torch_private.traced_functions(op)
        if functions is None and not _main_has_file():
            raise Unreadable(f"{op} is registered in Python, and its code is in no file")
        found.update(repr((op, [_code(f, set()) for f in functions or ()])).encode())
    for path in sorted({path for module in [*sys.modules.values()] if (path := _own_file(module))}):
        found.update(_content(path))
    found.update(repr(_installed(tuple(sys.path))).encode())
    return found.hexdigest()


def _ops(gm: torch.fx.GraphModule) -> Iterator[str]:
    """The ops of a graph and its regions, as `namespace::name`."""
    for module in gm.modules():
        for node in module.graph.nodes if isinstance(module, torch.fx.GraphModule) else ():
            target = node.target
            if isinstance(target, torch._ops.OpOverload | torch._ops.OpOverloadPacket):
                namespace, name = str(target).split(".")[:2]
                yield f"{namespace}::{name}"


def _code(value: Any, seen: set[int]) -> object:
    """The code of a function, and that of the functions and the numbers that it names.

    Raises `Unreadable` for an object of a class that is in no file.
    """
    value = inspect.unwrap(value) if callable(value) else value
    if isinstance(value, CodeType):
        constants = [_code(constant, seen) for constant in value.co_consts]
        return value.co_code, value.co_names, value.co_varnames, value.co_freevars, constants
    if isinstance(value, FunctionType):
        if id(value) in seen or value.__module__.partition(".")[0] == "torch":
            return value.__qualname__
        seen.add(id(value))
        parts = (value.__code__, value.__defaults__, value.__kwdefaults__, _outer(value))
        return [_code(part, seen) for part in parts]
    if isinstance(value, MethodType):
        return _code([value.__func__, value.__self__], seen)
    if isinstance(value, functools.partial):
        return _code([value.func, value.args, value.keywords], seen)
    if isinstance(value, list | tuple):
        return [_code(item, seen) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(repr(_code(item, seen)) for item in value)
    if isinstance(value, dict):
        return [(repr(key), _code(item, seen)) for key, item in value.items()]
    if isinstance(value, str | bytes | int | float | complex | torch.dtype | torch.device | None):
        return value
    kind = value if isinstance(value, type) else type(value)
    if kind.__module__ == "__main__" and not _main_has_file():
        raise Unreadable(f"{kind.__qualname__}, which a formula names, is in no file")
    return getattr(value, "__qualname__", kind.__qualname__)


def _outer(function: FunctionType) -> dict[str, Any]:
    """The objects of the module and of the functions around that a function names."""
    names: set[str] = set()
    inner = [function.__code__]
    while inner:
        code = inner.pop()
        names.update(code.co_names)
        inner += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    found = {name: function.__globals__[name] for name in sorted(names & function.__globals__.keys())}
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        # A cell is empty until the name has its value.
        found[name] = getattr(cell, "cell_contents", None)
    return found


def _main_has_file() -> bool:
    return getattr(sys.modules["__main__"], "__file__", None) is not None


def _own_file(module: ModuleType) -> str | None:
    """The file of a module that belongs to no installed package, and not to Python."""
    name = getattr(module, "__file__", None)
    if not isinstance(name, str) or not name.endswith(".py"):
        return None
    path = Path(name)
    is_installed = {"site-packages", "dist-packages"} & set(path.parts)
    is_ours = path.is_relative_to(PACKAGE) or path.is_relative_to(_PYTHON)
    return name if path.is_absolute() and not is_installed and not is_ours else None


_PYTHON = sysconfig.get_path("stdlib")


@functools.cache
def _content(path: str) -> bytes:
    """The file as it was when it was asked for first, soon after the import."""
    try:
        return hashlib.blake2b(Path(path).read_bytes()).digest()
    except OSError as error:
        raise Unreadable(f"a module with formulas cannot be read: {error}") from error


@functools.cache
def _installed(places: tuple[str, ...]) -> list[str]:
    """The installed packages with their versions."""
    return sorted({path.name for place in places for path in Path(place or ".").glob("*.dist-info")})
