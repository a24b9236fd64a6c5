"""Saving compiled graphs with example inputs and eager results.

A recording is one file per graph, which the core replays without Python: a fixture for its tests, or
the material of a bug report. `TORCHTPU_RECORD` or `record` turns recording on.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import torch

from .. import _core, log, torch_private
from ..capture.graph import COPY
from ..capture.inputs import Role, readable
from ..core_settings import core_settings
from ..eager.judged import Judged
from ..options import CACHE_OPTIONS
from . import parts_of_graphs, wire_graph
from .shape_counter import before_writing, counter_for

if TYPE_CHECKING:
    from ..options import Options

Compiled = Callable[[list[Any]], Any]
Call = tuple[list[Any], list[Any], list[Any]]
"""Inputs, results, and mutated inputs after the call."""
RecordedData = Literal["none", "seeded", "full"]

# Integer and bool inputs up to this many elements are kept as they are: they may be indices.
KEPT_INTEGERS = 1 << 20
# Where a buffer has integers beyond this, they are no indices: they are weights of fewer bits, packed.
LARGEST_INDEX = 1 << 24
# Float inputs of the user's function up to this many elements are kept: masks, scales, positions.
KEPT_FLOATS = 1 << 12
# What a forward graph saved for its backward graph belongs together (a maximum and its index); up to
# this many elements per graph are kept.
KEPT_SAVED = 1 << 20
# A result of a chunk may be so many times as far from eager PyTorch as that is from float64, if this is more
# than the tolerance of float32.
ROUNDING = 8.0
TOLERANCE = 1e-4


@dataclass(frozen=True)
class Settings:
    """Settings of a recording."""

    directory: Path
    data: str = "seeded"
    calls: int = 1
    keep: int = 2048
    count: bool = False
    """Whether the sizes of all calls are counted."""


_active: list[Settings] = []
_lock = threading.Lock()


@contextlib.contextmanager
def record(
    directory: str | os.PathLike[str],
    data: RecordedData = "seeded",
    *,
    calls: int = 1,
    keep: int = 2048,
) -> Iterator[None]:
    """Context manager that saves every graph compiled within it to `directory`, as `NAME-HASH.ttpu`.

    `data` selects what is stored of the first `calls` calls of a graph, in or after the context:

    - `"seeded"`: random values with the same mean, spread and range, stored as a seed, replace parameters and
      buffers of any dtype, values computed from these alone, and float inputs above 4,096 elements. Smaller
      inputs, integers, and buffers of indices and masks are stored as they are. Results are those of eager
      PyTorch on these inputs, at most `keep` elements of each.
    - `"full"`: all inputs, **weights included**, and results as above.
    - `"none"`: the graph only; with the option `repeated_layers="once"`, each of its parts once.

    Names and source lines are always stored. The program's own results never change. A recording that cannot
    be written logs a warning. Raises `ValueError` if `data` is unknown, or `calls` or `keep` is below 1.
    """
    if data not in ("none", "seeded", "full"):
        raise ValueError(f'data is {data!r}; expected "none", "seeded" or "full"')
    if calls < 1 or keep < 1:
        raise ValueError("calls and keep must be at least 1")
    settings = Settings(Path(directory), data, calls, keep)
    with _lock:
        _active.append(settings)
    try:
        yield
    finally:
        with _lock:
            _active.remove(settings)


def on_graph(compiled: Compiled, judged: Judged) -> Compiled:
    """Returns `compiled`, or a callable that records its first calls if recording is on."""
    settings = _settings(judged.options)
    if settings is None:
        return compiled
    recorder = _Recorder(compiled, judged.gm, judged, settings)
    if settings.data == "none":
        recorder.save_graph()
    return recorder if settings.count or settings.data != "none" else compiled


def on_graph_alone(run: Compiled, judged: Judged) -> Compiled:
    """`run`, or a callable that counts its calls where recording is on; the graph is recorded without inputs
    and results.

    For what cannot be computed here: programs that several ranks run together, and tensors without memory.
    Calls count at the sizes with which the graph was traced.
    """
    settings = _settings(judged.options)
    if settings is None:
        return run
    recorder = _Recorder(run, None, judged, settings)
    recorder.save_graph()
    if not settings.count:
        return run
    known = recorder.symbols()
    sizes = tuple(size for _, size in known if size is not None)
    if len(sizes) < len(known):
        return run
    counter = counter_for(recorder.path, [name for name, _ in known])

    def counted(args: list[Any]) -> Any:
        counter.count(sizes)
        return run(args)

    return torch_private.boxed(counted)


def record_chunks(options: Options) -> None:
    """Records the chunks that run on the `tpu` device from now on, where the option asks for it.

    Kept are their graphs, how often they ran, and unless the option says `none`, the inputs of the first run
    of each with the results of eager PyTorch. Nothing says which inputs are weights: those of floats count as
    such. Chunks beyond 256 MiB of inputs are recorded without them.
    """
    if options.record is None:
        return
    directory = Path(options.record).absolute()

    def begin() -> None:
        _core.record_chunks(options.record_data != "none")
        before_writing(collect)

    def collect() -> None:
        for number, key, graph, runs, inputs in _core.recorded_chunks():
            path = directory / f"chunk{number}-{key[:8]}.ttpu"
            try:
                if graph is not None:
                    directory.mkdir(parents=True, exist_ok=True)
                    environment = _environment(options, core_settings(options))
                    calls = (
                        [] if inputs is None else _calls_of_chunk(path, graph, inputs, options.record_data)
                    )
                    _core.save_recording(path, graph, environment, calls, keep=Settings.keep)
                if path.is_file():
                    counter_for(path, []).reach((), runs)
            except Exception as error:
                log.once(logging.WARNING, f"{path.stem} is not recorded in {directory}: {error}")

    begin()
    os.register_at_fork(after_in_child=begin)


def _calls_of_chunk(
    path: Path, data: bytes, inputs: Sequence[tuple[str, list[int], bytes]], kept: str
) -> list[Call]:
    """The call of a chunk on its recorded inputs; none if eager PyTorch cannot run the chunk."""
    try:
        with torch.no_grad(), torch_private.real_tensors():
            graph = wire_graph.WireGraph(data)
            values = graph.laid_out([wire_graph.tensor(*each) for each in inputs])
            # Nobody knows which of them are weights.
            roles = [Role(kind="buffer")] * len(values)
            recorded = _recorded(values, roles, seeded=kept == "seeded")
            given = [value[0] if isinstance(value, tuple) else value for value in recorded]
            results = graph.run(given)
            outputs: list[Any] = []
            for result, error in zip(results, graph.rounding(given, results), strict=True):
                # A step of an optimizer may turn rounding, such as a gradient that is zero, into a result.
                plain = ROUNDING * error <= TOLERANCE
                outputs.append(readable(result) if plain else (readable(result), ROUNDING * error))
            return [(recorded, outputs, [])]
    except Exception as error:
        log.once(logging.WARNING, f"{path.stem} is recorded without a call: {error}")
        return []


def is_on(options: Options) -> bool:
    """Whether graphs that are compiled now are recorded."""
    return _settings(options) is not None


def _settings(options: Options) -> Settings | None:
    with _lock:
        if _active:
            return _active[-1]
    if options.record is None:
        return None
    return Settings(Path(options.record).absolute(), options.record_data, count=True)


# Paths and what is kept where tell about the machine, not about the graph; the compiler's options are
# recorded by themselves.
_NOT_RECORDED = {
    "watchdog",
    "max_compiles",
    "on_recompile",
    "record",
    "plugin",
    "compiler_options",
    *CACHE_OPTIONS,
}


def _environment(options: Options, settings: Mapping[str, object]) -> dict[str, object]:
    changed = {}
    for f in fields(options):
        value = getattr(options, f.name)
        default = f.default if f.default_factory is MISSING else f.default_factory()
        if f.name not in _NOT_RECORDED and value != default:
            changed[f.name] = str(value)
    return {
        "torch": torch.__version__,
        "matmul_precision": settings["matmul_precision"],
        "compiler_options": settings["compiler_options"],
        "options": changed,
    }


class _Recorder:
    """A compiled graph whose first calls are recorded."""

    _boxed_call = True

    def __init__(
        self,
        compiled: Compiled | None,
        gm: torch.fx.GraphModule | None,
        judged: Judged,
        settings: Settings,
    ) -> None:
        """`gm` is the graph that makes the expected results; without it, no call is recorded."""
        self._compiled: Any = compiled
        self._gm = gm
        self._captured = judged.captured
        self._graph = judged.captured.data
        self._once = judged.options.repeated_layers == "once"
        self._roles = judged.roles
        self._settings = settings
        self._environment = _environment(judged.options, judged.settings())
        self._calls: list[Call] = []
        self._recording = threading.Lock()
        digest = hashlib.sha256(self._graph).hexdigest()[:8]
        self.path = settings.directory / f"{judged.name}-{digest}.ttpu"

    def __call__(self, args: list[Any]) -> Any:
        if self._settings.count:
            with self._warn_instead_of_failing():
                sizes = self._compiled.sizes(args)
                counter_for(self.path, list(sizes)).count(tuple(sizes.values()))
        # Recorded before the call, which may change its inputs.
        if self._gm is not None and self._recording.acquire(blocking=False):
            try:
                self._record(args)
            finally:
                self._recording.release()
        return self._compiled(args)

    def __getattr__(self, name: str) -> Any:
        """Interface of a compiled graph to its callers."""
        return getattr(self._compiled, name)

    def save_graph(self) -> None:
        """Saves the graph without any call; in parts if equal blocks of it are compiled once."""
        with self._warn_instead_of_failing():
            parts = self._captured.graph.parts() if self._once else None
            if parts is None:
                self._save()
            else:
                parts_of_graphs.save(self.path, self._environment, *parts)
        self._gm = None

    def symbols(self) -> list[tuple[str, int | None]]:
        """The symbols of a graph that was saved, and the sizes with which it was traced, where these are
        known."""
        if not self.path.is_file():
            return []
        return [(s["name"], s["hint"]) for s in _core.inspect_graph(self.path)["symbols"]]

    def _record(self, args: Sequence[Any]) -> None:
        gm = self._gm
        if gm is None:
            return
        with self._warn_instead_of_failing():
            recorded = _recorded(args, self._roles, seeded=self._settings.data == "seeded")
            self._calls.append(_eager_call(gm, recorded))
            self._save()
        if len(self._calls) >= self._settings.calls:
            self._gm = None

    @contextlib.contextmanager
    def _warn_instead_of_failing(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            self._gm = None
            log.once(
                logging.WARNING, f"{self.path.stem} is not recorded in {self._settings.directory}: {error}"
            )

    def _save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        keep = self._settings.keep
        _core.save_recording(self.path, self._graph, self._environment, self._calls, keep=keep)
        log.once(logging.INFO, f"recorded {self.path}")


def _recorded(args: Sequence[Any], roles: Sequence[Role], *, seeded: bool) -> list[Any]:
    """Returns the recorded arguments: each a tensor, a number, `None`, or a tensor made from a distribution
    and a seed."""
    saved_left = KEPT_SAVED
    recorded: list[Any] = []
    for position, (value, role) in enumerate(zip(args, roles, strict=True)):
        if not isinstance(value, torch.Tensor):
            recorded.append(value)
            continue
        value = value.detach()
        secret = _is_weight(value, role)
        if role.kind == "saved" and value.is_floating_point() and not secret:
            kept = value.numel() <= saved_left
            saved_left -= value.numel() if kept else 0
        else:
            kept = not secret and _is_kept(value, role)
        distribution = _core.Distribution.fit(value, secret=secret) if seeded and not kept else None
        if distribution is None:
            recorded.append(value.clone())
        else:
            made = torch.empty_like(value, memory_format=torch.preserve_format)
            distribution.fill(made, position)
            recorded.append((made, distribution, position))
    return recorded


def _is_weight(value: torch.Tensor, role: Role) -> bool:
    """Whether a tensor is the model's own, and no recording may have its values."""
    if role.kind == "parameter" or role.of_weights:
        return True
    return role.kind == "buffer" and not (_is_mask(value) or _may_be_indices(value))


def _is_mask(value: torch.Tensor) -> bool:
    """Whether a tensor of floats is one number here and an infinity there."""
    if not value.is_floating_point() or value.element_size() == 1 or not value.numel():
        return False
    infinite = value.isinf()
    others = value[~infinite]
    signs = value[infinite].sign()
    return bool(infinite.any()) and all(len(x) == 0 or bool((x == x[0]).all()) for x in (others, signs))


def _may_be_indices(value: torch.Tensor) -> bool:
    """Whether a tensor may be one of positions, or a mask. PyTorch takes no indices of 8 or 16 bits."""
    if value.dtype == torch.bool or not value.numel():
        return True
    if value.dtype not in (torch.int32, torch.int64):
        return False
    low, high = value.aminmax()
    return int(low) >= -LARGEST_INDEX and int(high) <= LARGEST_INDEX


def _is_kept(value: torch.Tensor, role: Role) -> bool:
    """Whether a tensor that is no weight is recorded as it is."""
    if not (value.is_floating_point() or value.is_complex()):
        return value.numel() <= KEPT_INTEGERS
    return role.kind in ("input", "buffer") and value.numel() <= (
        KEPT_INTEGERS if role.kind == "buffer" else KEPT_FLOATS
    )


def _eager_call(gm: torch.fx.GraphModule, recorded: list[Any]) -> Call:
    """The recorded inputs, the graph's results on them, and its mutated inputs afterwards."""
    args = [v[0] if isinstance(v, tuple) else v for v in recorded]
    positions = {node: i for i, node in enumerate(gm.graph.find_nodes(op="placeholder"))}
    copies = gm.graph.find_nodes(op="call_function", target=COPY)
    mutated = list(dict.fromkeys(positions[node.args[0]] for node in copies))
    for position in mutated:
        args[position] = args[position].clone()
    with torch.no_grad(), torch.autocast("cpu", enabled=False):
        results = gm.forward(*args)
    outputs = list(results) if isinstance(results, (list, tuple)) else [results]
    # PyTorch conjugates and negates lazily, which the memory of a result does not show.
    return recorded, [readable(x) for x in outputs], [args[position] for position in mutated]
