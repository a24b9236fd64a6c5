"""Names of backends, and `torch.compile` without `backend=`: graphs with tensors of the device are ours, all
others Inductor's.

PyTorch offers one default backend for all devices, `torch.compiler.set_default_backend`, which has to see a
graph to know whose it is. What is not the device's goes to Inductor with the mode and the options as given.
"""

from __future__ import annotations

import functools
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

import torch

from .. import torch_private, torchtpu_package


def tpu_or_inductor(gm: torch.fx.GraphModule, example_inputs: Sequence[Any], **kwargs: Any) -> Any:
    """Compiles one Dynamo graph with the backend of its tensors. `kwargs` are those of `torch.compile`."""
    if any(tensor.device.type == "tpu" for tensor in _tensors(gm, example_inputs)):
        return torch_private.lookup_backend("torchtpu")(gm, example_inputs, **kwargs)
    return torch_private.compile_with_inductor(gm, example_inputs, **kwargs)


def _tensors(gm: torch.fx.GraphModule, example_inputs: Sequence[Any]) -> Iterator[torch.Tensor]:
    """The inputs of a graph, its own tensors, and what its ops give."""
    yield from (x for x in example_inputs if isinstance(x, torch.Tensor))
    yield from gm.parameters()
    yield from gm.buffers()
    for node in gm.graph.nodes:
        value = node.meta.get("example_value")
        if isinstance(value, torch.Tensor):
            yield value


def offer() -> None:
    """Makes `tpu_or_inductor` PyTorch's default backend, unless the program chose another one.

    Takes effect when Dynamo is imported, which it does not do itself: that takes a second.
    """
    if hasattr(torch.compiler, "set_default_backend"):
        _once_imported(torch_private.BACKENDS, _set)


def _set() -> None:
    if torch.compiler.get_default_backend() == "inductor":
        torch.compiler.set_default_backend(tpu_or_inductor)


TOO_EARLY = (
    "torch.compile gave this function to Inductor, which has no code for the tpu device. Write "
    'torch.compile(function, backend="tpu"). Without backend=, on PyTorch 2.13 and newer, call torch.compile '
    "after the first op on the device"
)


def explain_inductor() -> None:
    """Has Inductor say `TOO_EARLY` for tensors of the device: PyTorch chooses a function's backend in
    `torch.compile`, before it has seen a tensor. Takes effect when Inductor is imported."""
    _once_imported(torch_private.INDUCTOR_DEVICES, lambda: torch_private.refuse_in_inductor("tpu", TOO_EARLY))


def register_names() -> None:
    """Gives the backends of this package their names, whichever package PyTorch finds first under them.

    PyTorch would import a backend at its first use, and refuses a second thread that does so meanwhile. Takes
    effect when Dynamo is imported; the backend itself is imported by the first function that it compiles.
    """
    _once_imported(torch_private.BACKENDS, _register_names)


def _register_names() -> None:
    for name in ("tpu", "torchtpu"):
        torch_private.register_backend(name, _imported_later(name))


def _imported_later(name: str) -> Callable[..., Any]:
    """The backend of a name, which is imported when Dynamo needs it. Dynamo's errors have the name."""

    @functools.cache
    def home() -> Callable[..., Any]:
        found = torchtpu_package.backend(name, __name__.partition(".")[0])
        # The names come from the same metadata as the call of this module.
        assert found is not None, f"no entry point has the name {name}"
        return found

    def backend(gm: torch.fx.GraphModule, example_inputs: Sequence[Any], **kwargs: Any) -> Any:
        return home()(gm, example_inputs, **kwargs)

    backend.__name__ = name
    backend._dynamo_backend_init = lambda: home()._dynamo_backend_init()  # type: ignore[attr-defined]
    return backend


def _once_imported(name: str, then: Callable[[], None]) -> None:
    """Calls `then` after the module of this name was imported: now, or when somebody does."""
    if name in sys.modules:
        then()
        return
    waiting = next((f for f in sys.meta_path if isinstance(f, _Finder) and f.name == name), None)
    if waiting is None:
        sys.meta_path.insert(0, _Finder(name, [then]))
    else:
        # A second finder of the name would never be asked.
        waiting.then.append(then)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds one module as the other finders do, with a loader that says when it is there."""

    def __init__(self, name: str, then: list[Callable[[], None]]) -> None:
        self.name = name
        self.then = then

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        sys.meta_path.remove(self)
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loader(spec.loader, self.then)
        return spec


class _Loader(importlib.abc.Loader):
    def __init__(self, loader: Any, then: Sequence[Callable[[], None]]) -> None:
        self.loader = loader
        self.then = then

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        created: ModuleType | None = self.loader.create_module(spec)
        return created

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        module.__spec__.loader = module.__loader__ = self.loader
        self.loader.exec_module(module)
        for then in self.then:
            then()
