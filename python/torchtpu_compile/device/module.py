"""`torch.tpu`: the functions of `torch.cuda` for the `tpu` device."""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import struct
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch.optim.optimizer import register_optimizer_step_post_hook

from .. import _core
from ..torch_private import constant_when_traced, never_traced
from . import default_backend, report


@dataclass(frozen=True)
class DeviceProperties:
    """Properties of a device. `total_memory` is in bytes: host memory on the CPU plugin, 0 if it is
    unknown.
    """

    name: str
    platform: str
    total_memory: int


class device:
    """Context manager that selects a device: an ordinal, a name, a `torch.device`, or `None` for no
    change.
    """

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
    """Context manager that selects the device of a tensor. It has no effect for a tensor on the CPU."""

    def __init__(self, tensor: torch.Tensor) -> None:
        super().__init__(tensor.device if tensor.device.type == "tpu" else None)


def _index(device: Any) -> int:
    """Returns the ordinal of a device. `None`, or a device without an ordinal, means the current device.

    Raises `ValueError` if the device is of another type, and `RuntimeError` if it does not exist.
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
        raise RuntimeError(f"invalid device tpu:{device}: this process has {several}")
    return int(device)


class TpuModule(types.ModuleType):
    """The module `torch.tpu`."""

    device = device
    device_of = device_of

    def __init__(self) -> None:
        super().__init__("torch.tpu", __doc__)
        self.__file__ = __file__
        # PyTorch keeps the random state of a device for a recomputation only if this is set.
        self._initialized = True
        self._utils = types.ModuleType("torch.tpu._utils")
        self._utils._get_device_index = _device_index  # type: ignore[attr-defined]
        self.DeviceProperties = DeviceProperties
        self.amp = types.ModuleType("torch.tpu.amp", "Automatic mixed precision on the tpu device.")
        self.amp.autocast = _autocast  # type: ignore[attr-defined]
        self.amp.GradScaler = _grad_scaler  # type: ignore[attr-defined]

    # Devices

    def is_available(self) -> bool:
        """Returns whether the device can be used. Opens no client: `False` if there is no such device on this
        machine, or if the last attempt to open one failed.
        """
        return _core.device_obstacle() is None

    def is_initialized(self) -> bool:
        """Returns `True`: the client is created at its first use."""
        return True

    def init(self) -> None:
        """Has no effect: the client is created at its first use."""

    _lazy_init = init

    def _lazy_call(self, callable: Callable[[], object], **_: object) -> None:
        """Calls at once what other devices call once they are initialized."""
        callable()

    def device_count(self) -> int:
        """Returns the number of devices: the chips of a TPU host, or `TORCHTPU_DEVICE_COUNT` (default 1) on
        the CPU plugin."""
        return _core.device_count()

    def current_device(self) -> int:
        """Returns the ordinal of this thread's current device."""
        if torch.compiler.is_compiling() and torch.accelerator.current_accelerator() == torch.device("tpu"):
            # Dynamo knows this function, and compiles anew where it returns something else.
            return torch.accelerator.current_device_index()
        return _core.current_device()

    def set_device(self, device: Any) -> None:
        """Sets the current device of this thread. Raises `RuntimeError` if the device does not exist."""
        _core.set_current_device(_index(device))

    def get_device_name(self, device: Any = None) -> str:
        """Returns the name of a device."""
        return self.get_device_properties(device).name

    def get_device_properties(self, device: Any = None) -> DeviceProperties:
        """Returns the name, platform and memory of a device."""
        platform, kind = _core.device_platform()
        name = f"{kind} ({platform} through PJRT)"
        return DeviceProperties(name, platform, _core.device_statistic(5, _index(device)))

    def get_device_capability(self, device: Any = None) -> dict[str, Any]:
        """Returns what `torch.accelerator.get_device_capability` does: the dtypes of the device."""
        return torch.accelerator.get_device_capability(f"tpu:{_index(device)}")

    def _is_in_bad_fork(self) -> bool:
        return _core.device_is_lost()

    def _exchange_device(self, device: int) -> int:
        """Sets the current device of this thread, unless it is negative, and returns the one before."""
        before = _core.current_device()
        if device >= 0:
            self.set_device(device)
        return before

    _maybe_exchange_device = _exchange_device

    # Time

    def synchronize(self, device: Any = None) -> None:
        """Waits until all ops of the device have completed. Raises the error of an op that failed."""
        _core.device_synchronize(_index(device))

    def current_stream(self, device: Any = None) -> torch.Stream:
        """Returns the current stream of a device."""
        return torch.accelerator.current_stream(_index(device))

    def default_stream(self, device: Any = None) -> torch.Stream:
        """Returns the default stream of a device."""
        index = _index(device)
        kind = torch.accelerator.current_stream(index).device_type
        return torch.Stream(stream_id=0, device_index=index, device_type=kind)

    def set_stream(self, stream: torch.Stream | None) -> None:
        """Sets the current stream of this thread; `None` has no effect."""
        if stream is not None:
            torch.accelerator.set_stream(stream)

    @contextlib.contextmanager
    def stream(self, stream: torch.Stream | None) -> Iterator[None]:
        """Context manager that selects a stream; `None` has no effect. Streams of a device run one after the
        other.
        """
        if stream is None:
            yield
        else:
            with stream:
                yield

    def Stream(self, device: Any = None, priority: int = 0) -> torch.Stream:
        """Creates a stream of a device. `priority` has no effect."""
        return torch.Stream(f"tpu:{_index(device)}", priority=priority)

    def Event(
        self, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False
    ) -> torch.Event:
        """Creates an event, which records a position in a stream. See `torch.Event`."""
        return torch.Event("tpu", enable_timing=enable_timing, blocking=blocking, interprocess=interprocess)

    # Memory

    def memory_allocated(self, device: Any = None) -> int:
        """Returns the memory that tensors occupy, in bytes."""
        return _core.device_statistic(0, _index(device))

    def max_memory_allocated(self, device: Any = None) -> int:
        """Returns the peak of `memory_allocated` since the start or `reset_peak_memory_stats`, in bytes."""
        return _core.device_statistic(1, _index(device))

    def memory_reserved(self, device: Any = None) -> int:
        """Returns the device's memory in use, in bytes: tensors, programs, and what running programs need.

        On the CPU plugin it is `memory_allocated`.
        """
        return _core.device_statistic(6, _index(device))

    def max_memory_reserved(self, device: Any = None) -> int:
        """Returns the peak of `memory_reserved` since the start, in bytes."""
        return _core.device_statistic(7, _index(device))

    def reset_peak_memory_stats(self, device: Any = None) -> None:
        """Resets the peak to the current value."""
        _core.reset_device_statistic(1, _index(device))

    def reset_accumulated_memory_stats(self, device: Any = None) -> None:
        """Resets the number of storages ever allocated (`allocation.all.allocated`)."""
        _core.reset_device_statistic(3, _index(device))

    def mem_get_info(self, device: Any = None) -> tuple[int, int]:
        """Returns the free and the total memory of a device, in bytes.

        On the CPU plugin both are the host's. They are 0 if the platform does not report its memory.
        """
        index = _index(device)
        return _core.device_statistic(4, index), _core.device_statistic(5, index)

    get_memory_info = mem_get_info

    def empty_cache(self) -> None:
        """Has no effect: there is no caching allocator, and unused memory is released at once."""

    def memory_stats(self, device: Any = None) -> dict[str, int]:
        """Returns memory statistics under the keys of `torch.cuda.memory_stats`: bytes and numbers of
        storages. `reserved_bytes` are those of `memory_reserved`.
        """
        index = _index(device)
        return {
            "allocated_bytes.all.current": _core.device_statistic(0, index),
            "allocated_bytes.all.peak": _core.device_statistic(1, index),
            "allocation.all.current": _core.device_statistic(2, index),
            "allocation.all.allocated": _core.device_statistic(3, index),
            "reserved_bytes.all.current": _core.device_statistic(6, index),
            "reserved_bytes.all.peak": _core.device_statistic(7, index),
        }

    def memory_summary(self, device: Any = None, abbreviated: bool = False) -> str:
        """Returns the memory statistics as text. `abbreviated` has no effect."""
        stats = self.memory_stats(device)
        lines = [f"tpu:{_index(device)}"]
        lines += [f"  {name:<32}{value:>20,}" for name, value in stats.items()]
        return "\n".join(lines)

    # Random numbers

    def manual_seed(self, seed: int) -> None:
        """Sets the seed of the current device's generator."""
        _core.set_generator_state(_core.current_device(), int(seed) % (1 << 64), 0)

    def manual_seed_all(self, seed: int) -> None:
        """Sets the seed of the generators of all devices."""
        _core.set_generator_state(None, int(seed) % (1 << 64), 0)

    def seed(self) -> None:
        """Sets a random seed for the current device's generator."""
        self.manual_seed(int.from_bytes(os.urandom(8), "little"))

    def seed_all(self) -> None:
        """Sets a random seed for the generators of all devices."""
        self.manual_seed_all(int.from_bytes(os.urandom(8), "little"))

    def initial_seed(self) -> int:
        """Returns the seed of the current device's generator."""
        return _core.generator_state(_core.current_device())[0]

    def get_rng_state(self, device: Any = None) -> torch.Tensor:
        """Returns the generator state of a device, as a tensor of 16 bytes."""
        state = struct.pack("<QQ", *_core.generator_state(_index(device)))
        return torch.frombuffer(bytearray(state), dtype=torch.uint8)

    def get_rng_state_all(self) -> list[torch.Tensor]:
        """Returns the generator states of all devices."""
        return [self.get_rng_state(device) for device in range(_core.device_count())]

    def set_rng_state(self, new_state: torch.Tensor, device: Any = None) -> None:
        """Sets the generator state of a device. Raises `ValueError` unless `new_state` has 16 bytes."""
        index = _index(device)
        if new_state.dtype != torch.uint8 or new_state.numel() != 16:
            raise ValueError("the state of the device's generator is 16 bytes")
        _core.set_generator_state(index, *struct.unpack("<QQ", bytes(new_state.tolist())))

    def set_rng_state_all(self, new_states: list[torch.Tensor]) -> None:
        """Sets the generator states of all devices, in order."""
        for device, state in enumerate(new_states):
            self.set_rng_state(state, device)

    def _get_rng_state_offset(self, device: Any = None) -> int:
        return _core.generator_state(_index(device))[1]

    def _set_rng_state_offset(self, offset: int, device: Any = None) -> None:
        index = _index(device)
        _core.set_generator_state(index, _core.generator_state(index)[0], offset)

    def get_amp_supported_dtype(self) -> list[torch.dtype]:
        """Returns the dtypes that autocast supports on the device."""
        return [torch.bfloat16, torch.float16, torch.float32]

    def is_bf16_supported(self) -> bool:
        """Returns `True`."""
        return True

    # How ops run

    def set_eager_mode(self, mode: str) -> None:
        """Sets the mode in which ops run.

        `"fused"` (default): on the CPU plugin ops run at once by PyTorch's CPU kernels; on accelerators they
        are recorded and compiled together. `"fused_exact"`: ops are recorded and compiled together, with the
        results of `"strict"` bit for bit. `"strict"`: each op is compiled and runs alone. `"debug"`: like
        `"strict"`, and waits for each op, so that an error is raised at the line that caused it. Raises
        `ValueError` for any other mode.
        """
        _core.set_eager_mode(mode)

    def get_eager_mode(self) -> str:
        """Returns the mode in which ops run."""
        return _core.eager_mode()

    @contextlib.contextmanager
    def eager_mode(self, mode: str) -> Iterator[None]:
        """Context manager that sets the mode in which ops run; see `set_eager_mode`."""
        before = _core.eager_mode()
        _core.set_eager_mode(mode)
        try:
            yield
        finally:
            _core.set_eager_mode(before)

    def fused_counts(self) -> dict[str, int]:
        """Returns counters of recorded chunks in this process: ops recorded, ops that ran fused and one by
        one, chunks compiled and loaded from the cache, and the reasons for cuts."""
        return dict(_core.fused_counts())

    def explain(self, most: int = 20) -> str:
        """Returns a text report on the device: recorded chunks with the reasons for their cuts, compilations
        and times, and the ops that ran on the CPU with their source lines. Lists at most `most` of each, by
        cost."""
        return report.explain(most)

    def finish_compiling(self) -> None:
        """Waits for the background compilation of chunks."""
        _core.finish_chunks(False)


# PyTorch calls some of them from frames that Dynamo looks at.
for _method in vars(TpuModule).values():
    if isinstance(_method, types.FunctionType):
        never_traced(_method)
for _method in (TpuModule.is_available, TpuModule.device_count):
    constant_when_traced(_method)


def _step_ended(optimizer: torch.optim.Optimizer, *_: object) -> None:
    # A compiled step is traced with its hooks, and is no chunk.
    if torch.compiler.is_compiling():
        return
    devices = {parameter.device for group in optimizer.param_groups for parameter in group["params"]}
    if here := [device.index for device in devices if device.type == "tpu"]:
        _core.device_step_ended(here)
        report.TRAFFIC.step_ended()


@functools.cache
def begin_use() -> None:
    """Registers hooks of the process before the device's first op, and not at import, so that
    a program that only imports PyTorch is not affected. Recorded chunks end with an optimizer's step."""
    register_optimizer_step_post_hook(_step_ended)
    default_backend.offer()
    # A process must not end while a compiler runs in it.
    atexit.register(_core.finish_chunks, True)


def _device_index(device: Any, optional: bool = False, allow_cpu: bool = False) -> int:
    """The ordinal that `device` names, as `torch.cuda._utils._get_device_index` has it.

    Returns -1 for the CPU if `allow_cpu`. A device without an ordinal is the current one if `optional`.
    Raises `ValueError` for other devices, and for a missing ordinal without `optional`.
    """
    if isinstance(device, str):
        device = torch.device(device)
    if isinstance(device, torch.device):
        if allow_cpu and device.type == "cpu":
            return -1
        if device.type != "tpu":
            raise ValueError(f"Expected a tpu device, but got: {device}")
        device = device.index
    if device is None:
        if not optional:
            raise ValueError("Expected a torch.device with a specified index or an integer")
        return _core.current_device()
    return int(device)


def _autocast(enabled: bool = True, dtype: torch.dtype = torch.bfloat16, **kwargs: Any) -> torch.autocast:
    return torch.autocast("tpu", dtype=dtype, enabled=enabled, **kwargs)


def _grad_scaler(*args: Any, **kwargs: Any) -> torch.amp.GradScaler:
    return torch.amp.GradScaler("tpu", *args, **kwargs)
