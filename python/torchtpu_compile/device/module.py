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
    """Makes a device the current one of this thread in a block."""

    def __init__(self, device: Any) -> None:
        self.idx = _index(device)
        self._before = 0

    def __enter__(self) -> device:
        self._before = _core.current_device()
        _core.set_current_device(self.idx)
        return self

    def __exit__(self, *_: object) -> None:
        _core.set_current_device(self._before)


class device_of(device):
    """Makes the device of a tensor the current one in a block; does nothing for one on the CPU."""

    def __init__(self, tensor: torch.Tensor) -> None:
        super().__init__(tensor.device if tensor.device.type == "tpu" else None)


def _index(device: Any) -> int:
    """The number of a device that is named by a number, a string or a `torch.device`; the current one for
    `None`, and where a device has no number.

    Raises `ValueError` for a device of another kind, `RuntimeError` for one that there is not.
    """
    if device is None:
        return _core.current_device()
    if not isinstance(device, int):
        device = torch.device(device)
        if device.type != "tpu":
            raise ValueError(f"expected a tpu device, got {device}")
        device = _core.current_device() if device.index is None else device.index
    count = _core.device_count()
    if device not in range(count):
        several = "one device, tpu:0" if count == 1 else f"{count} devices"
        raise RuntimeError(f"there is no device tpu:{device}: this process uses {several}")
    return int(device)


class TpuModule(types.ModuleType):
    """The module `torch.tpu`."""

    device = device
    device_of = device_of

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
        """The devices that this process can use. XLA's CPU plugin has as many as `TORCHTPU_DEVICE_COUNT`
        says, which is one otherwise."""
        return _core.device_count()

    def current_device(self) -> int:
        return _core.current_device()

    def set_device(self, device: Any) -> None:
        """Sets the current device of this thread."""
        _core.set_current_device(_index(device))

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
        """Waits until every op of the device has ended; the error of one that failed comes up here."""
        _core.device_synchronize(_index(device))

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
        return _core.device_statistic(0, _index(device))

    def max_memory_allocated(self, device: Any = None) -> int:
        return _core.device_statistic(1, _index(device))

    memory_reserved = memory_allocated
    max_memory_reserved = max_memory_allocated

    def reset_peak_memory_stats(self, device: Any = None) -> None:
        _core.reset_device_statistic(1, _index(device))

    def empty_cache(self) -> None:
        """Nothing to do: memory is given back as soon as nothing needs it."""

    def memory_stats(self, device: Any = None) -> dict[str, int]:
        index = _index(device)
        return {
            "allocated_bytes.all.current": _core.device_statistic(0, index),
            "allocated_bytes.all.peak": _core.device_statistic(1, index),
            "allocation.all.current": _core.device_statistic(2, index),
            "allocation.all.allocated": _core.device_statistic(3, index),
        }

    def memory_summary(self, device: Any = None, abbreviated: bool = False) -> str:
        stats = self.memory_stats(device)
        lines = [f"tpu:{_index(device)}"]
        lines += [f"  {name:<32}{value:>20,}" for name, value in stats.items()]
        return "\n".join(lines)

    # Random numbers

    def manual_seed(self, seed: int) -> None:
        """Seeds the current device."""
        _core.set_generator_state(_core.current_device(), int(seed) % (1 << 64), 0)

    def manual_seed_all(self, seed: int) -> None:
        _core.set_generator_state(None, int(seed) % (1 << 64), 0)

    def seed(self) -> None:
        """Seeds the current device from the system's random numbers."""
        self.manual_seed(int.from_bytes(os.urandom(8), "little"))

    def seed_all(self) -> None:
        self.manual_seed_all(int.from_bytes(os.urandom(8), "little"))

    def initial_seed(self) -> int:
        return _core.generator_state(_core.current_device())[0]

    def get_rng_state(self, device: Any = None) -> torch.Tensor:
        state = struct.pack("<QQ", *_core.generator_state(_index(device)))
        return torch.frombuffer(bytearray(state), dtype=torch.uint8)

    def get_rng_state_all(self) -> list[torch.Tensor]:
        return [self.get_rng_state(device) for device in range(_core.device_count())]

    def set_rng_state(self, new_state: torch.Tensor, device: Any = None) -> None:
        index = _index(device)
        if new_state.dtype != torch.uint8 or new_state.numel() != 16:
            raise ValueError("the state of the device's generator is 16 bytes")
        _core.set_generator_state(index, *struct.unpack("<QQ", bytes(new_state.tolist())))

    def set_rng_state_all(self, new_states: list[torch.Tensor]) -> None:
        for device, state in enumerate(new_states):
            self.set_rng_state(state, device)

    def get_amp_supported_dtype(self) -> list[torch.dtype]:
        return [torch.bfloat16, torch.float16]

    def is_bf16_supported(self) -> bool:
        return True

    # How ops run

    def set_eager_mode(self, mode: str) -> None:
        """Sets how ops of the device run in this process.

        `"fused"`, the default: where programs compute in the host's memory, as XLA's CPU plugin does, each op
        runs at once by PyTorch's own kernel on that memory, and nothing is compiled. On other platforms it is
        `"fused_exact"`. `"fused_exact"`: ops are recorded, and run together when a result is needed, with the
        bits of strict mode. `"strict"`: each op is a program of its own. `"debug"`: each is waited for as
        well, so that its error comes up where it is called.

        Raises `ValueError` for anything else.
        """
        _core.set_eager_mode(mode)

    def get_eager_mode(self) -> str:
        return _core.eager_mode()

    @contextlib.contextmanager
    def eager_mode(self, mode: str) -> Iterator[None]:
        """The mode of a block."""
        before = _core.eager_mode()
        _core.set_eager_mode(mode)
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


def _step_ended(optimizer: torch.optim.Optimizer, *_: object) -> None:
    # A compiled step is traced with its hooks, and is no chunk.
    if torch.compiler.is_compiling():
        return
    devices = {parameter.device for group in optimizer.param_groups for parameter in group["params"]}
    if here := [device.index for device in devices if device.type == "tpu"]:
        _core.device_step_ended(here)


@functools.cache
def begin_use() -> None:
    """What the device needs of the process once it has an op to run, and not before: whoever imports PyTorch
    for something else notices nothing of it. Fused mode asks optimizers to say when a step ends."""
    register_optimizer_step_post_hook(_step_ended)
    # A process must not end while a compiler runs in it.
    atexit.register(_core.finish_chunks, True)


def _autocast(*args: Any, **kwargs: Any) -> torch.autocast:
    return torch.autocast("tpu", *args, **kwargs)


def _grad_scaler(*args: Any, **kwargs: Any) -> torch.amp.GradScaler:
    return torch.amp.GradScaler("tpu", *args, **kwargs)
