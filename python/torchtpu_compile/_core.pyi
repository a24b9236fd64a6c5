"""The native module."""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Self, final

import torch
from typing_extensions import disjoint_base

__all__ = [
    "DEFAULTS",
    "SETTINGS",
    "WIRE_VERSION",
    "CacheError",
    "CacheFileError",
    "CompileError",
    "CompiledGraph",
    "DeadlineError",
    "Distribution",
    "ExecutionError",
    "ForkError",
    "Graph",
    "GraphError",
    "PluginError",
    "RankWords",
    "RecompileError",
    "TorchTpuError",
    "Tunings",
    "UnsupportedOpError",
    "__version__",
    "bench_recording",
    "bind_sizes",
    "cache_check_key",
    "cache_clear",
    "cache_default_dir",
    "cache_explain",
    "cache_export",
    "cache_gc",
    "cache_import",
    "cache_list",
    "cache_make_keys",
    "cache_settle",
    "cache_show",
    "cache_stats",
    "cache_used",
    "cache_verify",
    "captured_with",
    "check_stablehlo",
    "chunks",
    "compile_graphs",
    "compiles_anything",
    "count_eager_function",
    "count_fallback",
    "cpu_plugins",
    "current_device",
    "describe_plugin",
    "device_count",
    "device_is_lost",
    "device_obstacle",
    "device_platform",
    "device_statistic",
    "device_step_ended",
    "device_synchronize",
    "directory_problem",
    "draw_bits",
    "eager_mode",
    "element_types",
    "encode_graph",
    "exchanges",
    "find_plugin",
    "finish_chunks",
    "fit_buckets",
    "forget_forms",
    "fused_counts",
    "generator_state",
    "give_up",
    "host",
    "inspect_graph",
    "install_device",
    "ledger",
    "lower_graph",
    "metrics",
    "minify_graph",
    "normalize_target",
    "op_table",
    "open_ledger",
    "pause_recorded_chunks",
    "plan_programs",
    "profile_lowering",
    "record_chunks",
    "recorded_call",
    "recorded_chunks",
    "replay_recording",
    "reports",
    "reset_device_statistic",
    "reset_metrics",
    "run_package",
    "run_ranks",
    "run_worker",
    "save_recording",
    "saved_lines",
    "scheduled_kernels",
    "set_current_device",
    "set_eager_mode",
    "set_exchange",
    "set_generator_state",
    "set_lowering_maker",
    "set_virtual_faults",
    "state_of",
    "supported_ops",
    "targets",
    "tpu_holders",
    "virtual_statistics",
    "watch",
    "write_package",
]

__version__: str
WIRE_VERSION: int
SETTINGS: list[str]
"""The names of what may be set for a compile."""
DEFAULTS: dict[str, float | int]
"""Defaults of the options that the core declares, by name."""

class TorchTpuError(RuntimeError):
    """Base of every error that this package raises."""

class GraphError(TorchTpuError):
    """Bytes or text are not a valid graph, or arguments do not match the graph."""

class UnsupportedOpError(TorchTpuError):
    """Strict mode: a graph holds an op that has no lowering."""

class PluginError(TorchTpuError):
    """A PJRT plugin is missing, cannot be loaded, or is too old."""

class CompileError(TorchTpuError):
    """A graph has no program, or the PJRT plugin refused to compile it."""

class RecompileError(TorchTpuError):
    """A recompile that `max_compiles` and `on_recompile="raise"` forbid."""

class ExecutionError(TorchTpuError):
    """A compiled program failed while it ran. If memory was missing, the error is a `torch.OutOfMemoryError` too."""  # noqa: E501

class CacheError(TorchTpuError):
    """A cache directory, entry or bundle was refused, or `cache="offline"` met a miss."""

class CacheFileError(CacheError):
    """A bundle or a key file is missing, damaged or refused."""

class DeadlineError(TorchTpuError, TimeoutError):
    """A compilation, an execution, a collective or another wait timed out."""

class ForkError(TorchTpuError):
    """A PJRT client that was created before `fork` was used in the child process."""

@final
class CompiledGraph:
    """A graph compiled for one platform."""

    _boxed_call: Literal[True]

    def __call__(self, args: list[Any]) -> tuple[Any, ...]:
        """Runs the graph and empties `args`; writes mutated inputs in place.

        `args` stays as it is where the graph cannot be compiled for it (`CompileError`).
        """

    def would_compile(self, args: list[Any]) -> bool:
        """Whether a call with these arguments compiles first; `args` stays as it is."""

    def sizes(self, args: list[Any]) -> dict[str, int]:
        """The symbolic sizes that these arguments have; `args` stays as it is."""

    def executables(self) -> int:
        """How many programs were compiled for this graph."""

    def report(self) -> dict[str, Any]:
        """Returns the report of the compile: node counts, milliseconds, sizes."""

    def graph_text(self) -> str:
        """The graph after the passes, as text."""

    def input_addresses(self) -> list[int | None]:
        """For each input, the address that the program last read it from; `None` where it was copied."""

    def repeats(self) -> tuple[list[tuple[int, int]], str | None, bool]:
        """Equal blocks of the graph that follow each other, each series as the number of blocks and of the
        nodes of a block; the reason if there are none; and whether they are compiled once."""

    def stablehlo(self) -> str:
        """The StableHLO of the newest executable, as text."""

@disjoint_base
class Graph:
    """A captured graph: decoded and passed once, and lowered at most once.

    `settings` are what `core_settings` gives; a name that is not in `SETTINGS` is an error.
    """

    def __new__(cls, data: bytes) -> Self:
        """Reads the wire form. Raises `GraphError` when the bytes are not a graph."""

    def parts(self) -> tuple[list[bytes], list[int], list[int], int, int] | None:
        """The graph in parts, each of which is compiled once: the parts on the wire, the part of each call,
        the bytes that parts pass to each other during each call, and the bytes of the graph's inputs and
        results. `None` if it has dynamic sizes or no equal blocks."""

    def unsupported(self, settings: Mapping[str, object]) -> list[tuple[str, str, str]]:
        """`(node name, op, reason)` of each node that cannot be lowered.

        The answer is remembered in the cache of `settings`.
        """

    def compile(
        self, settings: Mapping[str, object], on_device: Sequence[int | None] | None = None
    ) -> CompiledGraph:
        """Compiles the graph now; one whose sizes vary, when it is called. Where tensors of it are on the
        `tpu` device, `on_device` has the number of the device for each result that is on one.

        Raises `CompileError`, `UnsupportedOpError`, `PluginError`, `DeadlineError`.
        """

    def compile_later(self, settings: Mapping[str, object]) -> CompiledGraph:
        """The graph, to be compiled when it is called.

        Raises `PluginError`, `DeadlineError`.
        """

    def compile_from_cache(self, settings: Mapping[str, object]) -> CompiledGraph | None:
        """The compiled graph where nothing has to be compiled for it now: its executable is in the cache, or
        its sizes are known only when it is called. `None` otherwise."""

def element_types() -> list[tuple[str, str, str]]:
    """Each dtype: PyTorch's name without `torch.`, the name on the wire, MLIR's."""

def supported_ops() -> list[str]:
    """ATen overload names that have a lowering."""

def op_table() -> list[tuple[str, str, str | None, list[str]]]:
    """Lines of the op table: overload name, family in reports, function below
    `torchtpu_compile.decompositions` that decomposes the op, and properties (`Mark` in `src/op/entry.rs`)."""

def set_exchange(
    serve: Callable[[int, int, list[tuple[int, list[int]]], list[tuple[int, list[int]]]], None],
) -> None:
    """Sets who runs the collectives of a program while it runs, on a thread of XLA's: a function of the
    execution's ticket, the collective's number, and addresses and sizes of operands and results.
    The first one stays.
    """

def exchanges(settings: Mapping[str, object]) -> bool:
    """Whether programs under these settings can call this process while they run."""

@final
class RankWords:
    """Memory in which the ranks of a process group on one machine compare what they are about to do."""

    def __new__(cls, size: int, rank: int = 0, address: str | None = None) -> Self:
        """Creates the memory for a group of `size` ranks, or opens, as `rank`, what the first one created at
        `address`. Raises `OSError` if `address` is of another machine, or the system gives no memory."""

    @property
    def address(self) -> str:
        """Where the other ranks find the memory."""

    def lend(self) -> tuple[int, int]:
        """Addresses of the memory and of the functions that C++ calls; it has to call `release` once."""

def give_up(words: int, number: int, line: str, seconds: float) -> list[tuple[bool, str, str]]:
    """Gives up a collective of the group whose words were lent, and says at which line.

    Returns, for each rank, whether it came to that collective, its word (or the one before), and its line if
    it gave up as well within `seconds`.
    """

def set_lowering_maker(maker: Callable[[str, str, str, list[tuple[str, list[int]]], list[int]], str]) -> None:
    """Sets who makes the text of an op with a registered lowering, from its name, the call, the platform, the
    operands as wire names of dtypes with sizes, and the sizes among the arguments.
    """

def check_stablehlo(
    text: str,
    signature: tuple[list[tuple[str, list[int]]], list[tuple[str, list[int]]]] | None = None,
) -> None:
    """Checks StableHLO that was written for an op; types are wire names of element types, with sizes.

    Raises `GraphError` where the text does not parse, has no `@main`, or `@main` has another signature.
    """

def compiles_anything(settings: Mapping[str, object]) -> bool:
    """Whether the compiler takes any program under these settings."""

def install_device(
    shim: str | os.PathLike[str], torch: str, tracer: object, libraries: Sequence[str]
) -> None:
    """Installs the `tpu` device with the shim for PyTorch's version `torch`. `tracer` has the methods of
    `device.tracer.Tracer`; code below the directories `libraries` is never the line that calls an op. Raises
    `RuntimeError` where it cannot be installed."""

def set_eager_mode(mode: str) -> None:
    """Sets the mode of the device's ops: `fused`, `fused_exact`, `strict` or `debug`. Recorded ops run first.
    Raises `ValueError` for any other mode."""

def eager_mode() -> str: ...
def device_step_ended(devices: list[int]) -> None:
    """Ends the chunks of recorded ops on these devices, because an optimizer made a step with their
    parameters.
    """

def fused_counts() -> list[tuple[str, int]]:
    """Returns the counters of recorded chunks in this process."""

def chunks() -> list[dict[str, Any]]:
    """Returns a dictionary for each remembered chunk: `first` and `last` op with their lines, `ops`, `cuts`
    by reason, `fused`, `replayed` and `compiled` with counts and seconds, `cached`, `refused`."""

def record_chunks(with_inputs: bool) -> None:
    """Keeps the chunks that run from now on for `recorded_chunks`, `with_inputs` or their graphs alone."""

def pause_recorded_chunks(is_paused: bool) -> None:
    """Leaves out of `recorded_chunks` what runs from now on, or no longer does."""

def recorded_chunks() -> list[tuple[int, str, bytes | None, int, list[tuple[str, list[int], bytes]] | None]]:
    """Returns every chunk that ran since `record_chunks`, in the order in which they came: its number, the
    name of what it computes, its graph where that is new since the last call, how often it ran, and with the
    graph the inputs of its first run if they were kept, each as its dtype on the wire, shape, and elements in
    row-major order."""

def finish_chunks(give_up: bool) -> None:
    """Waits until no chunk is compiled in the background; gives up those that have not begun, or not."""

def device_count() -> int:
    """Returns the number of `tpu` devices."""

def current_device() -> int:
    """Returns the current device of this thread."""

def forget_forms() -> None:
    """Has ops of the device traced again where they are used next: an op has got another lowering."""

def device_is_lost() -> bool:
    """Returns whether this process was forked from one that had used the device, which is lost to it."""

def set_current_device(device: int) -> None:
    """Sets the current device of this thread. `device` must be less than `device_count()`."""

def device_synchronize(device: int) -> None:
    """Waits until every op of the device has completed."""

def device_obstacle() -> str | None:
    """Returns why the `tpu` device cannot be used, if that is known. Opens no client."""

def device_statistic(which: int, device: int) -> int:
    """Returns a memory statistic of a device. `which` is 0 for bytes of tensors, 1 for their peak, 2 for the
    number of storages, 3 for the number of storages ever allocated, 4 for the bytes of the device that are
    free and 5 for all, both 0 on a platform that does not report its memory, 6 for the bytes in use and 7 for
    their peak, programs and other processes' shares included as the plugin counts them."""

def reset_device_statistic(which: int, device: int) -> None: ...
def device_platform() -> tuple[str, str]:
    """The platform of the `tpu` device, and its kind as the plugin names it: `tpu` and `TPU v5 lite`."""

def draw_bits(device: int) -> int:
    """Draws 64 random bits from a device's default generator."""

def generator_state(device: int) -> tuple[int, int]:
    """Returns seed and offset of a device's default generator."""

def set_generator_state(device: int | None, seed: int, offset: int) -> None:
    """Sets seed and offset of the generator of `device`, or of all devices if it is `None`."""

def encode_graph(text: str) -> bytes:
    """The encoded form of a graph's text."""

def run_ranks(
    data: bytes, settings: Mapping[str, object], inputs: Sequence[Sequence[bytes]]
) -> list[list[bytes]]:
    """Runs an encoded graph without symbols on all its ranks, each on a CPU device of this process.

    For each rank: the bytes of each input in; out, those of each tensor among the outputs and then of each
    changed input. All are dense and row-major.
    """

def profile_lowering(graph: bytes, rounds: int) -> tuple[float, float, float]:
    """Median processor milliseconds of decoding, passes and lowering of a graph with static sizes."""

def metrics() -> dict[str, Any]:
    """Returns this process's counters since the last reset."""

def virtual_statistics() -> dict[str, int]:
    """Returns what the virtual accelerators of this process did, by name. The counters only grow."""

def open_ledger() -> None:
    """Notes from now on the programs and transfers of devices with memory of their own, for `ledger`."""

def ledger() -> dict[str, Any] | None:
    """Returns everything noted since `open_ledger`, or `None` without one.

    `moves` has kind (`execution`, `upload` or `download`), line or `None`, number and bytes.
    `programs` has a dictionary for each program compiled: `name`, `line` (of the call that compiled it, or
    `None`), `ops`, `cause` (`None` for new ops) and `seconds`. `no_room` has line, tensor or program, bytes
    and message of each shortage of memory.
    """

def set_virtual_faults(faults: list[str]) -> None:
    """Has the virtual accelerators of this process fail as said, in place of what was said before.

    `execution:3` fails the third execution from now on; `compile`, `upload`, `download` and `copy` are the
    other stages. `upload:1:hang` never ends, and `execution:2:oom` finds no memory. Raises `ValueError` for
    another text.
    """

def reset_metrics() -> None:
    """Sets every counter to zero and discards the reports."""

def reports(with_earlier: bool = False) -> list[dict[str, Any]]:
    """Returns one dictionary for each graph compiled since the last reset, oldest first.

    `with_earlier` adds earlier graphs that still exist; their executions count from the reset.
    """

def count_fallback(op: str, n: int) -> None:
    """Adds `n` executions of `op` in eager PyTorch to `metrics()["fallback_ops"]`."""

def count_eager_function(reason: str) -> None:
    """Adds one to `metrics()["eager_functions"][reason]`."""

@final
class Distribution:
    """Distribution of a tensor's elements, which replaces its values in a recording."""

    @staticmethod
    def fit(tensor: torch.Tensor, *, secret: bool = False) -> Distribution | None:
        """The distribution of a tensor's elements; `None` where its values have to be kept. A `secret`
        tensor has one, unless it is empty."""

    def fill(self, tensor: torch.Tensor, seed: int) -> None:
        """Fills a dense tensor, in row-major order whatever its strides."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

def minify_graph(path: str | os.PathLike[str], fails: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The smallest part of a graph for which `fails(part)` is true.

    A part is a dictionary of `graph` (encoded), `inputs` and `outputs` (the values of the whole graph that
    they are, by number), `sizes` (the symbols that are inputs behind these), `nodes` (how
    many) and `text` (the graph in text form).
    """

def recorded_call(path: str | os.PathLike[str], call: int) -> tuple[list[int], bytes, list[Any]]:
    """A recorded call: its sizes, the graph with these sizes (encoded), and its inputs: each `None`, an
    integer, or element type, sizes, strides and row-major elements."""

def captured_with(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Returns the environment that a graph was captured with, as `save_recording` takes it."""

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

def directory_problem(dir: str | os.PathLike[str], levels: int) -> str | None:
    """Why what lies in a directory may come from somebody else, or `None`; also where it does not exist.

    It belongs to another user, others may write to it, or could put another one in its place, because of a
    directory on the way to it. `levels` says how deep it is looked into as well. Raises `OSError`.
    """

# The cache of executables. `dir` is the cache's directory, `None` for the user's. Each raises `CacheError`
# for a directory that is refused: it belongs to another user, others may write to it, or could exchange it.

def cache_default_dir() -> str:
    """Returns the cache directory that is used without an option or `TORCHTPU_CACHE_DIR`."""

def cache_list(dir: str | os.PathLike[str] | None) -> list[dict[str, Any]]:
    """All entries, the one used last first.

    Each has `key`, `kind` (`executable`, `check` or `recipe`), `name` (of the graph), `bytes`, `created` and
    `used` (seconds since 1970).
    """

def cache_show(dir: str | os.PathLike[str] | None, key: str) -> dict[str, Any]:
    """The entry whose key begins so.

    `key`, `kind`, `name`, `parts` (of the key, by name), `created`, `seconds` (that it took to make),
    `payload_bytes`.
    """

def cache_stats(dir: str | os.PathLike[str] | None) -> dict[str, int]:
    """`executables`, `checks`, `recipes`, `tunings`, `bytes`, `quarantined`."""

def cache_verify(dir: str | os.PathLike[str] | None) -> dict[str, Any]:
    """Reads every entry and puts damaged ones aside: `sound`, and `damaged` (dicts of `key`, `reason`)."""

def cache_gc(dir: str | os.PathLike[str] | None, max_bytes: int) -> dict[str, int]:
    """Removes the least recently used entries above `max_bytes`. Returns the removed `entries` and
    `bytes`.
    """

def cache_clear(dir: str | os.PathLike[str] | None) -> dict[str, int]:
    """Removes all entries. Returns the removed `entries` and `bytes`."""

def cache_explain(dir: str | os.PathLike[str] | None, key: str) -> dict[str, Any]:
    """Compares an entry with the closest other one.

    `nearest` (its key, or None), `name` (its graph), `differences` (lines `what: there → here`).
    """

def cache_export(
    dir: str | os.PathLike[str] | None,
    out: str | os.PathLike[str],
    keys: Sequence[str] | None = None,
    signing_key: str | os.PathLike[str] | None = None,
    functions: bytes | None = None,
) -> dict[str, Any]:
    """Writes entries, or all, to one file, all or nothing: `entries`, `bytes`, `signed`.

    `functions` is what PyTorch kept of compiled functions.
    """

def cache_import(
    dir: str | os.PathLike[str] | None,
    bundle: str | os.PathLike[str],
    verify_key: str | os.PathLike[str] | None = None,
    trust_unsigned: bool = False,
) -> dict[str, Any]:
    """Reads a bundle, all or nothing: `entries`, `bytes`, `signed`, `functions` (bytes or None).

    Without the right signature it is refused, unless no key is given and `trust_unsigned` is said.
    """

def cache_make_keys(path: str | os.PathLike[str]) -> None:
    """Writes a private key to `path` and its public key to `path.pub`."""

def cache_check_key(path: str | os.PathLike[str]) -> None:
    """Raises `CacheFileError` where the file has no secret key to sign with."""

def cache_used() -> list[str]:
    """The keys of the executables that this process loaded from the cache or put into it."""

def cache_settle(seconds: float) -> bool:
    """Waits until the index and the remote cache have this process's new entries. Returns whether they
    have.
    """

def watch(seconds: float) -> None:
    """Starts the watchdog: writes a diagnostic dump if nothing completes for `seconds`."""

def state_of(pid: int, seconds: float) -> str:
    """Returns the diagnostic dump of process `pid`. Raises `OSError` if it does not answer within
    `seconds`.
    """

def run_package(arguments: Sequence[str], directories: Sequence[str]) -> int:
    """Runs `torchtpu-run` with `arguments`, and returns its exit status.

    Plugins are looked for in `directories` too. A server returns after SIGTERM or SIGINT. The process has no
    other use: the core writes its warnings to standard error from then on.
    """

def run_worker() -> None:
    """Serves a compile worker over stdin and stdout, until the parent is gone."""

def targets() -> list[dict[str, Any]]:
    """Every TPU generation that libtpu compiles for.

    Of one chip: `memory_bytes`, `bandwidth` (bytes per second), `links_bandwidth` (bytes per second that it
    sends to other chips), `bf16_flops`, `eight_bit_ops` (per second).
    `usable_bytes` is what a program may use of one of its `devices_per_chip`.
    """

def normalize_target(text: str) -> str:
    """A target as it is always written: `v5e` becomes `v5e:1x1`. Raises `ValueError` for an unknown one."""

def inspect_graph(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Describes a recording or a graph in text form; `sizes` are those of each recorded call, `lines` the
    source lines of its nodes, a range for each file.

    Raises `OSError` and `GraphError` for files that cannot be read, as all functions do that take a path.
    """

def bind_sizes(path: str | os.PathLike[str], sizes: Mapping[str, int]) -> list[int]:
    """One size per symbol of a graph: those given, the rest as first recorded.

    Raises `ValueError` for a name that is no symbol of the graph, or a size out of its range.
    """

def lower_graph(
    path: str | os.PathLike[str], sizes: Mapping[str, int], target: str | None = None
) -> tuple[list[tuple[str, str]], str]:
    """The graph after each step as `(step, text)`, and its StableHLO, in general or as it is for a target.

    Sizes are as for `bind_sizes`.
    """

def bench_recording(
    path: str | os.PathLike[str], settings: Mapping[str, object], call: int, seconds: float
) -> dict[str, Any]:
    """Times a recorded call for about `seconds`. Raises `ValueError` where there is no such call."""

def find_plugin(platform: str, worker_pool: Mapping[str, object]) -> str:
    """Path of the plugin that compiles for a platform. Raises `PluginError` where there is none."""

def cpu_plugins(worker_pool: Mapping[str, object]) -> list[dict[str, Any]]:
    """Lists the published builds of XLA's CPU plugin, the preferred one first, then other installed ones.

    Each has `requirement` (what `pip install` takes), `xla` (year and month of its source), `reason` (for its
    place in the order), all three `None` for an unknown build; `path` (`None` if it is not installed),
    `problem` (why it is not trusted, or `None`) and `used`.
    """

def describe_plugin(target: str, worker_pool: Mapping[str, object]) -> dict[str, Any]:
    """Describes the plugin of a target and the target's devices, from a worker process.

    Raises `PluginError`.
    """

def fit_buckets(seen: Mapping[int, int], limit: int) -> list[dict[str, Any]]:
    """For sizes of one dimension (size to how often), the buckets with the least padding.

    One dictionary for each number of buckets, from one to `limit`: `buckets` (ascending), `padded` and
    `elements` (of all sizes together, along this dimension).
    """

def plan_programs(
    path: str | os.PathLike[str], bindings: Sequence[Sequence[int]], policy: Mapping[str, object]
) -> list[tuple[list[int], bool]]:
    """The programs that serve calls with these sizes, in this order, as `(sizes, padded)`.

    `policy` has the options `buckets` and `max_executables`. A padded program serves smaller sizes as well.
    """

def write_package(
    path: str | os.PathLike[str],
    out: str | os.PathLike[str] | None,
    *,
    weights: Sequence[str | os.PathLike[str]],
    inputs: Sequence[str],
    outputs: Sequence[str],
    programs: Sequence[tuple[list[int], bool, str, str | None]],
    policy: Mapping[str, object],
    cache_dir: str | os.PathLike[str] | None = None,
    key: str | os.PathLike[str] | None = None,
) -> dict[str, Any]:
    """Writes a recorded graph with its weights and programs to one file, all or nothing: `inputs`, `outputs`,
    `sizes`, `digest`, `bytes`, `signed`. Without `out`, only finds out whether that can be done.

    A program is its sizes, whether smaller ones are padded to them, a target, and the key of its executable
    in the cache. `key` is the file of the secret key that signs. `inputs` and `outputs` name the first ones.
    Raises `ValueError` for a graph that is no function of tensors, and for weights that are missing or do not
    fit; `OSError` for a file that is not in the safetensors format.
    """

def compile_graphs(
    jobs: Sequence[tuple[str | os.PathLike[str], list[int], bool, str]],
    worker_pool: Mapping[str, object],
    on_step: Callable[[dict[str, Any]], object],
    *,
    optimized_hlo: bool = False,
    peak: bool = False,
    cache: Mapping[str, object] | None = None,
    options: Sequence[Mapping[str, str]] | None = None,
    tuned: bool = False,
    remedies: Sequence[tuple[list[str] | None, int | None, str | os.PathLike[str] | None]] | None = None,
) -> list[str]:
    """Compiles graphs in worker processes. `options` are compiler options for each job; with `tuned` the
    cache's `Tunings` count, and their keys are among the keys that are returned. `remedies` are changes of
    each job's program: lines (`file:line`) to compute again, or a number of chips to shard for, or half the
    batch where both are `None`; and the file of the other pass of the training step. A change that makes no
    difference is a row `changes_nothing`, one that cannot be made `no_remedy`.

    A job is a path, one size per symbol, whether smaller sizes are padded to these, and a target. `on_step`
    gets a dict when a job starts (`job`, its number; `status`, `"started"`) and when it ends: `status` is
    then `"ok"` or what went wrong, and `message` says why. Ctrl-C and an exception of `on_step` kill the
    workers and end the call.

    With `peak`, a program that compiled, or does not fit, has a `peak` where its compiler tells: `bytes`,
    `hole_bytes` (between the buffers), `op` and `source` of where it is, `buffers`, the largest first,
    `recomputed_by_xla`: whether XLA computes values again to save memory, which the peak is without. A buffer
    has `part` (`argument`, `output`, `constant` or `temporary`), `name`, `shape`, `bytes`, the `op` and
    `source` that make it, the `last_op` and `last_source` that read it last, and the `role` of an argument:
    `parameter`, `buffer`, `state` (an input that the program changes), `input`, `tangent` or `saved`.

    With `cache` (`directory` or None for the user's, `max_bytes`), what is there is not compiled (status
    `"cached"`), and the rest is put there as soon as it is compiled; `key` names it. Returns the keys of what
    the cache remembers of the graphs themselves.
    """

@final
class Tunings:
    """Compiler options that were found best for programs, in a cache. A program has the number of its job,
    which is one of `compile_graphs`. Raises `PluginError` and `CacheError`."""

    def __new__(
        cls,
        jobs: Sequence[tuple[str | os.PathLike[str], list[int], bool, str]],
        worker_pool: Mapping[str, object],
        cache: Mapping[str, object],
    ) -> Self: ...
    def read(self, program: int) -> tuple[dict[str, str], str, str] | None:
        """Options, reason and trials that are kept for a program."""

    def keep(self, program: int, options: Mapping[str, str], reason: str, trials: str) -> bool:
        """Whether they were written."""

def saved_lines(forward: str | os.PathLike[str], backward: str | os.PathLike[str]) -> dict[str, str]:
    """The source line (`file:line`) of each input of a backward graph that its forward graph makes, by name;
    empty if the graphs are not of one step.
    """

def scheduled_kernels(hlo: str, target: str | None = None) -> dict[str, Any]:
    """The `kernels` of a program, from its optimized HLO as libtpu scheduled it, in order.

    Of each: `name`, `opcode`, `target` (of a custom call), `inside` (opcodes in a fusion), `cycles`
    (libtpu's estimate of one run, `None` where it has none), `work` (operations and bytes of a custom call
    by its author's estimate, else `None`), `runs`, `bytes` (read and written in the
    device's memory by one run), `moves_only`, `op` and `source` (`file:line`). And of all: `cycles`,
    `without_estimate` (names and runs of kernels that have none), `unknown_loops`, of which one run is
    counted, and `bytes_beside`, which copies beside the kernels move.

    Its `collectives` are not among the kernels. Of each: `name`, `opcode`, `group` (devices of the first
    group, empty for all), `sent_bytes` (of each device, as in a ring), `seconds` (over the links of `target`;
    `None` where it needs none or they are not known), `cycles_beside` (of kernels between start and end),
    `runs` and `source`. Raises `ValueError` for an unknown target.
    """

def host() -> dict[str, Any]:
    """This machine: `cpu` (processor and features), `tpu_device` (whether a process can open a TPU chip),
    `tpu` (its chips in words), `tpu_chips` (their number by generation, as the PCI bus
    shows them), `tpu_obstacle` (why chips that are here cannot be opened), `minimum_pjrt`."""

def tpu_holders() -> list[str]:
    """Returns a sentence for each other process that has a TPU chip of this machine open."""
