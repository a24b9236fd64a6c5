"""`torch.compile(..., options=, mode=)` and the `TORCHTPU_*` environment variables."""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from .log import LEVELS

PLATFORMS = ("auto", "cpu", "cuda", "tpu")

# torch's modes, and what each means for a backend that hands whole graphs to XLA.
MODES = {
    "default": "is what this backend always does",
    "reduce-overhead": "changes nothing here: a graph is one executable, launched by one call",
    "max-autotune": "changes nothing here: XLA tunes its own kernels",
    "max-autotune-no-cudagraphs": "changes nothing here: XLA tunes its own kernels",
    "lite": "changes nothing here: every graph is compiled by XLA",
}


WITHOUT_OPTION = {
    "TORCHTPU_DEVICE": "`0` leaves the `tpu` device out, which `import torch` installs otherwise",
    "TORCHTPU_EAGER": "how ops on the `tpu` device run at first: `fused`, `fused_exact`, `strict` or `debug`",
    "TORCHTPU_PRECOMPILE": "a directory for what Dynamo traced, loaded at the first use and saved at exit",
}
"""Variables that are read before there is a function with options, and what each means."""


class OptionError(ValueError):
    """An option or environment variable has a name or a value that is not known."""


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
    """Seconds, of a number or of one with a unit; `None` for none."""
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
    """The name of a series of bucket sizes, and what it is told."""
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


@dataclass(frozen=True)
class Options:
    """Every option; one that has an environment variable wins over it."""

    platform: str = _option(
        _choice(*PLATFORMS), "auto", "where to run: auto, cpu, cuda or tpu", "TORCHTPU_PLATFORM"
    )
    plugin: str | None = _option(
        _path, None, "path of a PJRT plugin to use instead of the installed ones", "TORCHTPU_PLUGIN"
    )
    strict: bool = _option(
        _flag, False, "raise instead of running unsupported ops in eager PyTorch", "TORCHTPU_STRICT"
    )
    check_values: bool = _option(
        _flag,
        False,
        "run ops whose arguments may be wrong, such as indices, in eager PyTorch, which checks them",
        "TORCHTPU_CHECK_VALUES",
    )
    debug: str = _option(
        _choice("off", "compare", "nan"),
        "off",
        "what is looked for after each call, by calling again in eager PyTorch: the op whose results differ "
        "(compare), or that makes a NaN or an infinity (nan)",
        "TORCHTPU_DEBUG",
    )
    log: str | None = _option(
        _choice(*LEVELS),
        None,
        "what to print on stderr: error, warning, info, debug",
        "TORCHTPU_LOG",
    )
    compile_timeout: float = _option(
        _seconds, 1800.0, "seconds one XLA compilation may take", "TORCHTPU_COMPILE_TIMEOUT"
    )
    execute_timeout: float = _option(
        _seconds,
        600.0,
        "seconds one execution, or one collective between processes, may take",
        "TORCHTPU_EXECUTE_TIMEOUT",
    )
    heartbeat: float = _option(
        _seconds,
        30.0,
        "most seconds between lines that say what is being waited for",
        "TORCHTPU_HEARTBEAT",
    )
    watchdog: float | None = _option(
        _duration,
        None,
        "time without any progress after which a program that waits writes down what it waits for, such as "
        "10m (off by default)",
        "TORCHTPU_WATCHDOG",
    )
    record: str | None = _option(
        _path,
        None,
        "directory in which every compiled graph is saved, for tests and reports",
        "TORCHTPU_RECORD",
    )
    record_data: str = _option(
        _choice("none", "seeded", "full"),
        "seeded",
        "what is saved of a graph's inputs: none, seeded (random values like them) or full",
        "TORCHTPU_RECORD_DATA",
    )
    cache: str = _option(
        _choice("on", "read-only", "offline", "off"),
        "on",
        "what the cache of executables may do: on, read-only, offline (a miss is an error), off",
        "TORCHTPU_CACHE",
    )
    cache_dir: str | None = _option(
        _path, None, "directory of the cache instead of the user's cache directory", "TORCHTPU_CACHE_DIR"
    )
    cache_max_bytes: int = _option(
        _bytes,
        10 << 30,
        "size at which the executables used longest ago are removed from the cache, such as 10G",
        "TORCHTPU_CACHE_MAX_BYTES",
    )
    cache_remote: str | None = _option(
        _text,
        None,
        "URL of a tier of the cache that many machines share: file:///dir, s3://bucket/prefix, gs://bucket/prefix",
        "TORCHTPU_CACHE_REMOTE",
    )
    cache_remote_verify: str | None = _option(
        _path,
        None,
        "file of the public key whose signature is asked of what comes from there",
        "TORCHTPU_CACHE_REMOTE_VERIFY",
    )
    cache_remote_sign: str | None = _option(
        _path,
        None,
        "file of the secret key that signs what is put there; without one, nothing is",
        "TORCHTPU_CACHE_REMOTE_SIGN",
    )
    cache_remote_trust_unsigned: bool = _option(
        _flag,
        False,
        "load what comes from there without a signature, where no key is named",
        "TORCHTPU_CACHE_REMOTE_TRUST_UNSIGNED",
    )
    buckets: tuple[str, object] = _option(
        _buckets,
        ("default", None),
        'sizes that varying dimensions are padded to: "default", "powers_of_two", {"step": 64}, '
        '{"waste": 0.1}, [16, 64], {1: [128, 512]} or "exact"',
        "TORCHTPU_BUCKETS",
    )
    max_executables: int = _option(
        _count,
        24,
        "how many programs one graph has: from half of them on buckets are coarser, and what cannot be "
        "padded runs in eager PyTorch for further sizes",
        "TORCHTPU_MAX_EXECUTABLES",
    )
    max_compiles: int | None = _option(
        _count,
        None,
        "how many programs of one function the compiler may make, of all its graphs and sizes (a training "
        "step has two); what comes out of the cache does not count. on_recompile says what then",
        "TORCHTPU_MAX_COMPILES",
    )
    on_recompile: str = _option(
        _choice("warn", "raise"),
        "warn",
        "what happens when a function would be compiled more often than max_compiles says: warn, or raise "
        "RecompileError, with the cause and what avoids it",
        "TORCHTPU_ON_RECOMPILE",
    )
    padding: str = _option(
        _choice("zero", "nan", "inf", "huge"),
        "zero",
        "what the padding of inputs holds: zero, or nan, inf, huge to show that nothing reads it",
        "TORCHTPU_PADDING",
    )
    attention: str = _option(
        _choice("auto", "whole", "blocks", "kernel"),
        "auto",
        "how scaled_dot_product_attention is computed: with all scores at once (whole), in a loop over "
        "blocks of them (blocks), by blocks where the scores take 128 MiB or more (auto), or by JAX's "
        "flash attention (kernel)",
        "TORCHTPU_ATTENTION",
    )
    trust_versions: bool = _option(
        _flag,
        False,
        "on platforms with memory of their own: send a parameter again only where PyTorch's version counter "
        "moved, which misses changes through .data",
        "TORCHTPU_TRUST_VERSIONS",
    )
    device_count: int = _option(
        _count,
        1,
        "how many devices the CPU's plugin has, as tpu:0, tpu:1, …; the first use in a process decides",
        "TORCHTPU_DEVICE_COUNT",
    )
    compiler_options: Mapping[str, str] = _option(
        _string_map, dict, "XLA options by name, handed to the compiler as they are"
    )

    @classmethod
    def resolve(
        cls, given: Mapping[str, object] | None = None, env: Mapping[str, str] | None = None
    ) -> Options:
        """Options as given, then the environment, then the defaults.

        Raises `OptionError` for an unknown option or a value that an option cannot have.
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
"""The options that say where executables are kept: they change nothing of what is compiled."""


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
    """What `torch.compile(mode=mode)` means here. Raises `OptionError` for an unknown mode."""
    if mode not in MODES:
        raise OptionError(f'backend "tpu" has no mode {mode!r}; known modes: {", ".join(MODES)}')
    return f"mode={mode!r} {MODES[mode]}"
