"""`torch.compile(..., options=, mode=)` and the `TORCHTPU_*` environment variables."""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from ._core import DEFAULTS, TorchTpuError
from .log import LEVELS

PLATFORMS = ("auto", "cpu", "cuda", "tpu", "virtual")

# PyTorch's modes, and the effect of each here. Ends the sentence that begins with the mode.
MODES = {
    "default": "is this backend's only mode",
    "reduce-overhead": "changes nothing here: a graph is one executable, launched by one call",
    "max-autotune": "changes nothing here: XLA tunes its own kernels",
    "max-autotune-no-cudagraphs": "changes nothing here: XLA tunes its own kernels",
    "lite": "changes nothing here: every graph is compiled by XLA",
}


WITHOUT_OPTION = {
    "TORCHTPU_DEVICE": (
        "",
        "`0` turns the `tpu` device off. Otherwise `import torch` installs it, unless TorchTPU is installed "
        "on a machine with a TPU. `1` installs it there as well.",
    ),
    "TORCHTPU_EAGER": (
        "fused",
        "Mode in which ops on the `tpu` device run at first: `fused`, `fused_exact`, `strict` or `debug`.",
    ),
    "TORCHTPU_PRECOMPILE": (
        "",
        "Directory of precompiled functions. They are loaded at the first use and saved at exit.",
    ),
    "TORCHTPU_VIRTUAL_DRY": ("", "`1`: the virtual accelerator compiles and computes nothing."),
    "TORCHTPU_VIRTUAL_DELAYS": (
        "",
        "Microseconds that the [virtual accelerator](virtual-accelerator.md) adds to each stage: "
        "`execution:200,upload:50`.",
    ),
    "TORCHTPU_VIRTUAL_FAULTS": ("", "Faults of the virtual accelerator: `execution:30,upload:2:hang`."),
    "TORCHTPU_VIRTUAL_MEMORY": ("0", "Bytes of memory of each virtual accelerator; `0` is without limit."),
    "TORCHTPU_VIRTUAL_MEMORY_ERRORS": (
        "early",
        "Whether an array that does not fit fails at its call (`early`), or when it is needed (`late`).",
    ),
}
"""Default and meaning of the variables that have no option: they are read before any function is compiled."""


class OptionError(TorchTpuError, ValueError):
    """An option or environment variable has an unknown name or an invalid value."""


def _choice(*allowed: str) -> Callable[[object], str]:
    def parse(value: object) -> str:
        text = str(value).strip().lower()
        if text not in allowed:
            raise ValueError(f"expected one of {', '.join(allowed)}")
        return text

    return parse


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    text = str(value).strip().lower()
    if text in ("1", "true", "yes", "on"):
        return True
    if text in ("0", "false", "no", "off", ""):
        return False
    raise ValueError("expected a boolean (1 or 0)")


def _seconds(value: object) -> float:
    try:
        seconds = float(str(value))
    except ValueError:
        raise ValueError("expected a number of seconds") from None
    if not 0 < seconds < float("inf"):
        raise ValueError("expected a positive number of seconds")
    return seconds


def _duration(value: object) -> float | None:
    """Seconds from a number with or without a unit (`s`, `m`, `h`); `None` if there is no limit."""
    text = str(value).strip().lower()
    if value is None or text in ("", "0", "off", "none"):
        return None
    scale = {"s": 1, "m": 60, "h": 3600}.get(text[-1])
    try:
        return _seconds(text[:-1] if scale else text) * (scale or 1)
    except ValueError:
        raise ValueError("expected a time, such as 30s, 10m or 1h, or off") from None


def _bytes(value: object) -> int:
    text = str(value).strip().upper().removesuffix("B").removesuffix("I")
    shift = {"K": 10, "M": 20, "G": 30, "T": 40}.get(text[-1:], 0)
    try:
        count = float(text[:-1] if shift else text) * (1 << shift)
    except ValueError:
        raise ValueError("expected a number of bytes, such as 500M or 10G") from None
    if not 0 <= count < 1 << 63:
        raise ValueError("expected a number of bytes, such as 500M or 10G")
    return int(count)


def _text(value: object) -> str | None:
    return None if value is None else str(value).strip() or None


def _path(value: object) -> str | None:
    if value is None:
        return None
    return os.fspath(value) if isinstance(value, os.PathLike) else str(value) or None


def _buckets(value: object) -> tuple[str, object]:
    """The name of a series of bucket sizes, and its parameter."""
    text = value.strip().lower() if isinstance(value, str) else None
    if text in ("default", "exact", "powers_of_two"):
        return text, None
    if text is not None and text.startswith("step:"):
        value = {"step": text.removeprefix("step:")}
    elif text is not None and text.startswith("waste:"):
        value = {"waste": text.removeprefix("waste:")}
    elif text is not None:
        value = text.split(",")
    try:
        if isinstance(value, Mapping) and value.keys() == {"step"}:
            return "step", _sizes([value["step"]])[0]
        if isinstance(value, Mapping) and value.keys() == {"waste"}:
            share = float(str(value["waste"]))
            if 0 < share < 1:
                return "waste", share
        elif isinstance(value, Mapping):
            return "dims", {int(d): _sizes(sizes) for d, sizes in value.items()}
        elif isinstance(value, (list, tuple)) and value:
            return "list", _sizes(value)
    except (TypeError, ValueError):
        pass
    raise ValueError(
        'expected "default", "powers_of_two", "exact", {"step": 64}, {"waste": 0.1}, a list of sizes, '
        "or a dict of dimensions to lists of sizes"
    )


def _sizes(values: Any) -> list[int]:
    sizes = sorted({int(str(size)) for size in values})
    if not sizes or sizes[0] < 1:
        raise ValueError("a size is at least 1")
    return sizes


def _count(value: object) -> int:
    try:
        count = int(str(value))
    except ValueError:
        raise ValueError("expected a number") from None
    if count < 1:
        raise ValueError("expected a positive number")
    return count


def _string_map(value: object) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise ValueError("expected a dict of XLA option names to values")
    return {str(k): str(v).lower() if isinstance(v, bool) else str(v) for k, v in value.items()}


def _option(parse: Callable[[object], Any], default: object, doc: str, env: str | None = None) -> Any:
    metadata = {"parse": parse, "env": env, "doc": doc}
    if callable(default):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata)


def _ranks_here() -> int:
    """How many ranks torchrun started on this machine. A rank names its device by its number among them:
    where nothing says how many there are, as many as its own number needs; 1 without either."""
    ranks, rank = os.environ.get("LOCAL_WORLD_SIZE", ""), os.environ.get("LOCAL_RANK", "")
    if ranks.isdecimal():
        return max(int(ranks), 1)
    return int(rank) + 1 if rank.isdecimal() else 1


@dataclass(frozen=True)
class Options:
    """Options of the `tpu` backend. A value given here overrides its environment variable."""

    platform: str = _option(
        _choice(*PLATFORMS),
        "auto",
        "Where programs run: `auto`, `cpu`, `cuda`, `tpu` or `virtual`. `auto` uses a TPU if its device "
        "files exist, else the CPU; it never chooses a GPU. `virtual` is an accelerator in software.",
        "TORCHTPU_PLATFORM",
    )
    plugin: str | None = _option(
        _path,
        None,
        "Path of a PJRT plugin to load instead of an installed one.",
        "TORCHTPU_PLUGIN",
    )
    strict: bool = _option(
        _flag,
        False,
        "Raise an error instead of falling back to eager PyTorch.",
        "TORCHTPU_STRICT",
    )
    check_values: bool = _option(
        _flag,
        False,
        "Debugging aid. Run ops whose inputs eager PyTorch validates (indices, class labels, integer "
        "divisors) in eager PyTorch, so that invalid values raise.",
        "TORCHTPU_CHECK_VALUES",
    )
    debug: str = _option(
        _choice("off", "compare", "nan"),
        "off",
        "Debugging aid. After each call, run the graph again in eager PyTorch and name the op whose "
        "results differ (`compare`) or that makes the first NaN or infinity (`nan`).",
        "TORCHTPU_DEBUG",
    )
    log: str | None = _option(
        _choice(*LEVELS),
        None,
        "Lowest level that is logged to stderr: `error`, `warning` (used if unset), `info` or `debug`.",
        "TORCHTPU_LOG",
    )
    compile_timeout: float = _option(
        _seconds,
        DEFAULTS["compile_timeout"],
        "Timeout of one XLA compilation, in seconds.",
        "TORCHTPU_COMPILE_TIMEOUT",
    )
    execute_timeout: float = _option(
        _seconds,
        DEFAULTS["execute_timeout"],
        "Timeout of one execution, or of one collective between processes, in seconds.",
        "TORCHTPU_EXECUTE_TIMEOUT",
    )
    heartbeat: float = _option(
        _seconds,
        DEFAULTS["heartbeat"],
        "Longest interval between lines that name what the process is waiting for, in seconds. The first "
        "line comes after 10 s, or earlier if this is less.",
        "TORCHTPU_HEARTBEAT",
    )
    watchdog: float | None = _option(
        _duration,
        None,
        "If nothing completes for this long, the process writes a diagnostic dump to a file. A time such "
        "as `10m`, or `off`.",
        "TORCHTPU_WATCHDOG",
    )
    record: str | None = _option(
        _path,
        None,
        "Directory in which every compiled graph is recorded with example inputs and the results of eager "
        "PyTorch.",
        "TORCHTPU_RECORD",
    )
    record_data: str = _option(
        _choice("none", "seeded", "full"),
        "seeded",
        "Which inputs a recording keeps: `none`, `seeded` (random values with the same mean, spread and "
        "range) or `full`.",
        "TORCHTPU_RECORD_DATA",
    )
    cache: str = _option(
        _choice("on", "read-only", "offline", "off"),
        "on",
        "Use of the compilation cache: `on`, `read-only`, `offline` (a miss raises an error) or `off`.",
        "TORCHTPU_CACHE",
    )
    cache_dir: str | None = _option(
        _path,
        None,
        "Cache directory. If unset: `$XDG_CACHE_HOME/torchtpu-compile`, else `~/.cache/torchtpu-compile`.",
        "TORCHTPU_CACHE_DIR",
    )
    cache_max_bytes: int = _option(
        _bytes,
        DEFAULTS["cache_max_bytes"],
        "Size at which the least recently used entries are removed, such as `500M` or `10G`.",
        "TORCHTPU_CACHE_MAX_BYTES",
    )
    cache_remote: str | None = _option(
        _text,
        None,
        "URL of a remote cache that machines share: `file:///dir`, `s3://bucket/prefix` or "
        "`gs://bucket/prefix`.",
        "TORCHTPU_CACHE_REMOTE",
    )
    cache_remote_verify: str | None = _option(
        _path,
        None,
        "Path of the public key that verifies remote cache entries.",
        "TORCHTPU_CACHE_REMOTE_VERIFY",
    )
    cache_remote_sign: str | None = _option(
        _path,
        None,
        "Path of the private key that signs uploads to the remote cache. Without it, nothing is uploaded.",
        "TORCHTPU_CACHE_REMOTE_SIGN",
    )
    cache_remote_trust_unsigned: bool = _option(
        _flag,
        False,
        "Load unsigned entries from the remote cache if no `cache_remote_verify` key is set.",
        "TORCHTPU_CACHE_REMOTE_TRUST_UNSIGNED",
    )
    buckets: tuple[str, object] = _option(
        _buckets,
        ("default", None),
        'Bucket sizes for dynamic dimensions: `"default"`, `"powers_of_two"`, `{"step": 64}`, `{"waste": '
        '0.1}`, `[16, 64]`, `{1: [128, 512]}` or `"exact"`.',
        "TORCHTPU_BUCKETS",
    )
    max_executables: int = _option(
        _count,
        DEFAULTS["max_executables"],
        "Target number of executables per graph. A graph with several dynamic dimensions uses coarser "
        "buckets from half this number on. Past it, a graph that cannot be padded falls back to eager "
        "PyTorch at any new size.",
        "TORCHTPU_MAX_EXECUTABLES",
    )
    max_compiles: int | None = _option(
        _count,
        None,
        "Maximum number of XLA compilations for one function, summed over its graphs and sizes (a "
        "training step has two). Cache hits do not count. No limit if unset.",
        "TORCHTPU_MAX_COMPILES",
    )
    on_recompile: str = _option(
        _choice("warn", "raise"),
        "warn",
        "What to do at a recompile beyond `max_compiles`: log a warning (`warn`) or raise "
        "`RecompileError` (`raise`). Both state the cause and the fix. Without `max_compiles`, `raise` "
        "forbids every compilation that a new size or a retrace would cause.",
        "TORCHTPU_ON_RECOMPILE",
    )
    padding: str = _option(
        _choice("zero", "nan", "inf", "huge"),
        "zero",
        "Value that fills the padding of inputs: `zero`, `nan`, `inf` or `huge`. For tests: results must "
        "not depend on it.",
        "TORCHTPU_PADDING",
    )
    attention: str = _option(
        _choice("auto", "whole", "blocks", "kernel"),
        "auto",
        "Algorithm of `scaled_dot_product_attention`: all scores at once (`whole`), block by block "
        "(`blocks`), block by block if the scores take 128 MiB or more (`auto`), or JAX's flash attention "
        "for TPUs (`kernel`).",
        "TORCHTPU_ATTENTION",
    )
    repeated_layers: str = _option(
        _choice("inline", "once"),
        "inline",
        "How equal blocks of a graph, such as the layers of a model, are compiled: into the program of the "
        "graph (`inline`), or as one program that is called for each block (`once`).",
        "TORCHTPU_REPEATED_LAYERS",
    )
    trust_versions: bool = _option(
        _flag,
        False,
        "On platforms with device memory: upload a parameter again only if PyTorch's version counter "
        "changed. The counter misses changes through `.data`. Without this option every call compares a "
        "digest of all parameters.",
        "TORCHTPU_TRUST_VERSIONS",
    )
    device_count: int = _option(
        _count,
        _ranks_here,
        "Number of devices that the CPU plugin or the virtual accelerator exposes (`tpu:0`, `tpu:1`, …). The "
        "first use in a process decides. The default is one for each rank that torchrun starts on this "
        "machine, or else as many as `tpu:LOCAL_RANK` needs.",
        "TORCHTPU_DEVICE_COUNT",
    )
    compiler_options: Mapping[str, str] = _option(
        _string_map,
        dict,
        "XLA options by name, passed to the compiler unchanged.",
    )

    @classmethod
    def resolve(
        cls, given: Mapping[str, object] | None = None, env: Mapping[str, str] | None = None
    ) -> Options:
        """Returns the options: a given value, else the environment variable, else the default.

        Raises `OptionError` for an unknown option or an invalid value.
        """
        given = dict(given or {})
        env = os.environ if env is None else env
        _reject_unknown(given, [f.name for f in fields(cls)])
        values: dict[str, Any] = {}
        for f in fields(cls):
            variable = f.metadata["env"]
            if f.name in given:
                values[f.name] = _parse(f"option {f.name!r}", f.metadata["parse"], given[f.name])
            elif variable is not None and variable in env:
                values[f.name] = _parse(variable, f.metadata["parse"], env[variable])
        return cls(**values)


CACHE_OPTIONS = frozenset(
    {
        "cache",
        "cache_dir",
        "cache_max_bytes",
        "cache_remote",
        "cache_remote_verify",
        "cache_remote_sign",
        "cache_remote_trust_unsigned",
    }
)
"""The options that configure the cache. They do not change what is compiled."""


def _parse(name: str, parse: Callable[[object], Any], value: object) -> Any:
    try:
        return parse(value)
    except ValueError as error:
        raise OptionError(f"{name} is {value!r}: {error}") from None


def _reject_unknown(given: Mapping[str, object], known: list[str]) -> None:
    for name in given:
        if name in known:
            continue
        close = difflib.get_close_matches(name, known, n=1)
        hint = f" (did you mean {close[0]!r}?)" if close else ""
        raise OptionError(f'backend "tpu" has no option {name!r}{hint}; known options: {", ".join(known)}')


def describe_mode(mode: str) -> str:
    """Describes the effect of `torch.compile(mode=mode)`. Raises `OptionError` for an unknown mode."""
    if mode not in MODES:
        raise OptionError(f'backend "tpu" has no mode {mode!r}; known modes: {", ".join(MODES)}')
    return f"mode={mode!r} {MODES[mode]}"
