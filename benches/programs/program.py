"""What a program of the yardstick is: one piece of mathematics, as a torch module and as a JAX function."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torchtpu_compile import _core

Params = Mapping[str, Any]
"""Arrays by the names that torch gives the module's parameters and buffers, in torch's sizes."""


@dataclass(frozen=True)
class Program:
    """The same mathematics twice. `make` is called with the sizes, under the dtype as torch's default."""

    name: str
    make: Callable[..., tuple[nn.Module, tuple[Tensor, ...]]]
    """The module and its inputs."""
    jax: Callable[..., Any]
    """`jax(params, *inputs, **sizes)`: as an expert would write it."""
    full: Mapping[str, int]
    """The sizes that are judged."""
    small: Mapping[str, int]
    """The sizes at which values are compared on the CPU; those that are missing are as in `full`."""
    dtype: torch.dtype = torch.float32
    train: bool = False
    """Whether the module's result is a loss, and its gradients by all parameters are computed."""

    def sizes(self, small: bool) -> dict[str, int]:
        return {**self.full, **(self.small if small else {})}

    def build(self, small: bool) -> tuple[nn.Module, tuple[Tensor, ...]]:
        """The module in evaluation mode (training mode where gradients are asked for), and its inputs."""
        before = torch.get_default_dtype()
        torch.set_default_dtype(self.dtype)
        try:
            torch.manual_seed(0)
            module, inputs = self.make(**self.sizes(small))
        finally:
            torch.set_default_dtype(before)
        return module.train(self.train), inputs


@contextlib.contextmanager
def uncompiled() -> Iterator[None]:
    """Graphs are captured, and raise where they are called, instead of being compiled for this machine."""

    class Graph(_core.Graph):
        def compile(self, *_: Any) -> Any:
            def call(_: list[Any]) -> Any:
                raise _core.ExecutionError("it is not compiled")

            call._boxed_call = True  # type: ignore[attr-defined]
            return call

    compiled = _core.Graph
    _core.Graph = Graph  # type: ignore[misc]
    try:
        yield
    finally:
        _core.Graph = compiled  # type: ignore[misc]
