"""The native module."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal, final

import torch

__all__ = [
    "WIRE_VERSION",
    "CompileError",
    "CompiledGraph",
    "DeadlineError",
    "Distribution",
    "ExecutionError",
    "ForkError",
    "GraphError",
    "PluginError",
    "TorchTpuError",
    "UnsupportedOpError",
    "__version__",
    "check",
    "check_stablehlo",
    "compile",
    "count_fallback",
    "encode_graph",
    "graph_text",
    "metrics",
    "profile_lowering",
    "replay_recording",
    "reports",
    "reset_metrics",
    "save_recording",
    "set_log_level",
    "supported_ops",
]

__version__: str
WIRE_VERSION: int

class TorchTpuError(RuntimeError):
    """Base of every error of this package."""

class GraphError(TorchTpuError):
    """Bytes are not a graph, or the graph is malformed."""

class UnsupportedOpError(TorchTpuError):
    """A graph holds an op that has no lowering."""

class PluginError(TorchTpuError):
    """A PJRT plugin is missing, cannot be loaded, or is too old."""

class CompileError(TorchTpuError):
    """XLA refused a program."""

class ExecutionError(TorchTpuError):
    """A compiled program failed."""

class DeadlineError(TorchTpuError, TimeoutError):
    """A plugin call did not return in time."""

class ForkError(TorchTpuError):
    """A PJRT client made before `fork` was used in the child process."""

@final
class CompiledGraph:
    """A graph compiled for one platform."""

    _boxed_call: Literal[True]

    def __call__(self, args: list[Any]) -> tuple[Any, ...]:
        """Runs the graph and empties `args`; writes mutated inputs in place."""

    def would_compile(self, args: list[Any]) -> bool:
        """Whether a call with these arguments compiles first; `args` stays as it is."""

    def executables(self) -> int:
        """How many programs were compiled for this graph."""

    def report(self) -> dict[str, Any]:
        """What the compile did: node counts, milliseconds, sizes."""

    def graph_text(self) -> str:
        """The graph after the passes, as text."""

    def input_addresses(self) -> list[int | None]:
        """For each input, the address that the program last read it from; `None` where it was copied."""

    def stablehlo(self) -> str:
        """The StableHLO of the newest executable, as text."""

def supported_ops() -> list[str]:
    """ATen overload names that have a lowering."""

def check(graph: bytes) -> list[tuple[str, str, str]]:
    """`(node name, op, reason)` of each node that cannot be lowered.

    Raises `GraphError` when the bytes are not a graph.
    """

def check_stablehlo(
    text: str,
    signature: tuple[list[tuple[str, list[int]]], list[tuple[str, list[int]]]] | None = None,
) -> None:
    """Checks StableHLO that was written for an op; types are wire names of element types, with sizes.

    Raises `GraphError` where the text does not parse, has no `@main`, or `@main` has another signature.
    """

def compile(graph: bytes, settings: dict[str, object]) -> CompiledGraph:
    """Lowers and compiles a graph."""

def graph_text(graph: bytes) -> str:
    """The text form of an encoded graph."""

def encode_graph(text: str) -> bytes:
    """The encoded form of a graph's text."""

def profile_lowering(graph: bytes, rounds: int) -> tuple[float, float, float]:
    """Median processor milliseconds of decoding, passes and lowering of a graph with static sizes."""

def metrics() -> dict[str, Any]:
    """This process's counters since the last reset."""

def reset_metrics() -> None:
    """Sets every counter to zero and forgets the reports."""

def reports() -> list[dict[str, Any]]:
    """What each compile since the last reset did, oldest first."""

def set_log_level(level: str) -> None:
    """Shows the core's messages of `level` (`error` … `debug`) and above on stderr."""

def count_fallback(op: str, n: int) -> None:
    """Adds `n` executions of `op` in eager PyTorch to `metrics()["fallback_ops"]`."""

@final
class Distribution:
    """How the elements of a tensor are spread: what stands for its values in a recording."""

    @staticmethod
    def fit(tensor: torch.Tensor) -> Distribution | None:
        """The distribution of a tensor's elements; `None` where its values have to be kept."""

    def fill(self, tensor: torch.Tensor, seed: int) -> None:
        """Fills a dense tensor, in row-major order whatever its strides."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

def save_recording(
    path: str | os.PathLike[str],
    graph: bytes,
    environment: Mapping[str, object],
    calls: Sequence[tuple[list[Any], list[Any], list[Any]]],
    *,
    keep: int,
) -> None:
    """Writes a recording: an encoded graph with calls, as inputs, outputs, mutated inputs afterwards.

    An input is a tensor, an integer, `None`, or `(tensor, distribution, seed)` for a tensor that is
    made anew. At most `keep` elements of each result are kept.
    """

def replay_recording(
    path: str | os.PathLike[str], settings: Mapping[str, object]
) -> list[list[tuple[str, float, float]]]:
    """Runs a recording again. For each call and tensor: what it is, its largest error, what is allowed.

    Raises `TorchTpuError` where a result is not what was recorded.
    """
