"""`torch.tpu`: what `torch.cuda` is for its devices."""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import struct
import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch.optim.optimizer import register_optimizer_step_post_hook

from .. import _core
from . import report


@dataclass(frozen=True)
class DeviceProperties:
    """What is known of a device. The memory is the host's where the platform shares it."""

    name: str
    platform: str
    total_memory: int


class device:
    """Makes a device the current one. There is one in each process, which always is."""

    def __init__(self, device: Any) -> None:
        self.idx = _index(device)

    def __enter__(self) -> device:
        return self

    def __exit__(self, *_: object) -> None:
        return None


def _index(device: Any) -> int:
    """The number of a device that is named by a number, a string, a `torch.device` or `None`.

    Raises `ValueError` for a device of another kind, `RuntimeError` for one that there is not.
    """
    if device is None:
        return 0
    if not isinstance(device, int):
        device = torch.device(device)
        if device.type != "tpu":
            raise ValueError(f"expected a tpu device, got {device}")
        device = device.index or 0
    if device not in range(1):
        raise RuntimeError(f"there is no device tpu:{device}: this process uses one device, tpu:0")
    return int(device)


class TpuModule(types.ModuleType):
    """The module `torch.tpu`."""

    device = device

    def __init__(self) -> None:
        super().__init__("torch.tpu", __doc__)
        self.__file__ = __file__
        self._born = os.getpid()
        self.DeviceProperties = DeviceProperties
        self.amp = types.ModuleType("torch.tpu.amp", "Automatic mixed precision on the tpu device.")
        self.amp.autocast = _autocast  # type: ignore[attr-defined]
        self.amp.GradScaler = _grad_scaler  # type: ignore[attr-defined]

    # Devices

    def is_available(self) -> bool:
        return True

    def is_initialized(self) -> bool:
        return True

    def init(self) -> None:
        """Nothing to do: the client is made when it is first needed."""

    def device_count(self) -> int:
        return 1

    def current_device(self) -> int:
        return 0

    def set_device(self, device: Any) -> None:
        _index(device)

    def get_device_name(self, device: Any = None) -> str:
        return self.get_device_properties(device).name

    def get_device_properties(self, device: Any = None) -> DeviceProperties:
        _index(device)
        platform = _core.device_platform()
        name = f"{platform} through PJRT"
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") if platform == "cpu" else 0
        return DeviceProperties(name, platform, memory)

    def _is_in_bad_fork(self) -> bool:
        return os.getpid() != self._born

    # Time

    def synchronize(self, device: Any = None) -> None:
        """Waits until every op has ended; the error of one that failed comes up here."""
        _index(device)
        _core.device_synchronize()

    def current_stream(self, device: Any = None) -> torch.Stream:
        return torch.accelerator.current_stream(_index(device))

    @contextlib.contextmanager
    def stream(self, stream: torch.Stream | None) -> Iterator[None]:
        """Ops of a block belong to a stream. All streams of the device run one after the other."""
        if stream is None:
            yield
        else:
            with stream:
                yield

    def Stream(self, device: Any = None, priority: int = 0) -> torch.Stream:
        return torch.Stream(f"tpu:{_index(device)}", priority=priority)

    def Event(
        self, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False
    ) -> torch.Event:
        return torch.Event("tpu", enable_timing=enable_timing, blocking=blocking, interprocess=interprocess)

    # Memory

    def memory_allocated(self, device: Any = None) -> int:
        """Bytes of the storages that tensors have now."""
        _index(device)
        return _core.device_statistic(0)

    def max_memory_allocated(self, device: Any = None) -> int:
        _index(device)
        return _core.device_statistic(1)

    memory_reserved = memory_allocated
    max_memory_reserved = max_memory_allocated

    def reset_peak_memory_stats(self, device: Any = None) -> None:
        _index(device)
        _core.reset_device_statistic(1)

    def empty_cache(self) -> None:
        """Nothing to do: memory is given back as soon as nothing needs it."""

    def memory_stats(self, device: Any = None) -> dict[str, int]:
        _index(device)
        return {
            "allocated_bytes.all.current": _core.device_statistic(0),
            "allocated_bytes.all.peak": _core.device_statistic(1),
            "allocation.all.current": _core.device_statistic(2),
            "allocation.all.allocated": _core.device_statistic(3),
        }

    def memory_summary(self, device: Any = None, abbreviated: bool = False) -> str:
        stats = self.memory_stats(device)
        lines = [f"tpu:{_index(device)}"]
        lines += [f"  {name:<32}{value:>20,}" for name, value in stats.items()]
        return "\n".join(lines)

    # Random numbers

    def manual_seed(self, seed: int) -> None:
        _core.set_generator_state(int(seed) % (1 << 64), 0)

    manual_seed_all = manual_seed

    def seed(self) -> None:
        """Seeds from the system's random numbers."""
        _core.set_generator_state(int.from_bytes(os.urandom(8), "little"), 0)

    seed_all = seed

    def initial_seed(self) -> int:
        return _core.generator_state()[0]

    def get_rng_state(self, device: Any = None) -> torch.Tensor:
        _index(device)
        return torch.frombuffer(bytearray(struct.pack("<QQ", *_core.generator_state())), dtype=torch.uint8)

    def set_rng_state(self, new_state: torch.Tensor, device: Any = None) -> None:
        _index(device)
        if new_state.dtype != torch.uint8 or new_state.numel() != 16:
            raise ValueError("the state of the device's generator is 16 bytes")
        _core.set_generator_state(*struct.unpack("<QQ", bytes(new_state.tolist())))

    def get_amp_supported_dtype(self) -> list[torch.dtype]:
        return [torch.bfloat16, torch.float16]

    def is_bf16_supported(self) -> bool:
        return True

    # How ops run

    def set_eager_mode(self, mode: str) -> None:
        """`"strict"`: each op is a program of its own. `"debug"`: each is waited for as well, so that its
        error comes up where it is called. `"fused"`: ops are recorded, and run together when a result is
        needed.

        Raises `ValueError` for anything else.
        """
        use_mode(mode)

    def get_eager_mode(self) -> str:
        return _core.eager_mode()

    @contextlib.contextmanager
    def eager_mode(self, mode: str) -> Iterator[None]:
        """The mode of a block."""
        before = _core.eager_mode()
        use_mode(mode)
        try:
            yield
        finally:
            _core.set_eager_mode(before)

    def fused_counts(self) -> dict[str, int]:
        """What Fused mode has done in this process: ops recorded, ops that ran fused and one by one, chunks
        compiled and found in the cache, and why chunks were cut."""
        return dict(_core.fused_counts())

    def explain(self, most: int = 20) -> str:
        """What the device did in this process, as text: the chunks of Fused mode, why each was cut, compiles
        and times, and the ops that ran on the CPU, with the lines that called them. The costliest of each
        come first, and no more than `most`."""
        return report.explain(most)

    def finish_compiling(self) -> None:
        """Waits until no chunk is being compiled in the background."""
        _core.finish_chunks(False)


def rest_gradients() -> None:
    """Lets the device's threads of gradients come to rest before the interpreter ends.

    They let go of Python objects after `backward()` has returned, and a thread that waits for Python's lock
    when the interpreter ends takes the process with it.
    """
    _core.rest_threads("pt_autograd_", 1.0)


def use_mode(mode: str) -> None:
    """Sets how ops are run. Fused mode asks optimizers to say when a step ends."""
    _core.set_eager_mode(mode)
    if mode == "fused":
        _listen_to_optimizers()


def _step_ended(*_: object) -> None:
    # A compiled step is traced with its hooks, and is no chunk.
    if not torch.compiler.is_compiling():
        _core.device_step_ended()


@functools.cache
def _listen_to_optimizers() -> None:
    register_optimizer_step_post_hook(_step_ended)
    # A process must not end while a compiler runs in it.
    atexit.register(_core.finish_chunks, True)


def _autocast(*args: Any, **kwargs: Any) -> torch.autocast:
    return torch.autocast("tpu", *args, **kwargs)


def _grad_scaler(*args: Any, **kwargs: Any) -> torch.amp.GradScaler:
    return torch.amp.GradScaler("tpu", *args, **kwargs)
