"""Processes on the hosts of a TPU slice, one for each chip: what libtpu is told, and which chip each has.

libtpu reads the variables when a client of it is made. Their names and meaning are those that PyTorch/XLA and
JAX set (`torch_xla/_internal/tpu.py`, `jax/_src/clusters/cloud_tpu_cluster.py`).
"""

from __future__ import annotations

import contextlib
import functools
import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from . import _core

PORT = 8476
"""Where the first process of a host listens; the others of the host listen behind it."""

Bounds = tuple[int, int, int]

_LARGEST_FLAT_HOST = 8
"""Chips of the largest slice that has one host, of generations whose slices have two axes."""


@dataclass(frozen=True)
class Slice:
    """The chips of a slice along its axes, and those of each of its hosts."""

    chips: Bounds
    of_host: Bounds

    @classmethod
    def of(cls, target: str) -> Slice:
        """The slice that a target such as `v5e:4x4` names.

        Raises `ValueError` for one that is unknown, whose chips have several devices each, or that hosts of
        four chips do not make up.
        """
        name, _, topology = _core.normalize_target(target).partition(":")
        generation = next((g for g in _core.targets() if g["name"] == name), None)
        if generation is None or generation["devices_per_chip"] != 1:
            raise ValueError(f"{target} has no chips of one device each")
        sizes = [int(size) for size in topology.split("x")]
        x, y, z = (*sizes, *[1] * (3 - len(sizes)))
        flat = len(sizes) == 2 and x * y <= _LARGEST_FLAT_HOST
        of_host: Bounds = (x, y, z) if flat or x * y * z == 1 else (2, 2, 1)
        if x % of_host[0] or y % of_host[1]:
            raise ValueError(f"{target} is not made up of hosts of 2x2 chips")
        return cls((x, y, z), of_host)

    @property
    def processes(self) -> int:
        return math.prod(self.chips)

    @property
    def hosts(self) -> int:
        return self.processes // self.of_process

    @property
    def of_process(self) -> int:
        """How many processes a host has."""
        return math.prod(self.of_host)

    def place(self, process: int) -> Bounds:
        """Where the chip of a process lies in the slice. The first axis counts fastest, within a host and
        from host to host."""
        host, chip = divmod(process, self.of_process)
        hosts = [all_of // each for all_of, each in zip(self.chips, self.of_host, strict=True)]
        x, y, z = (
            h * n + c
            for h, n, c in zip(_count(host, hosts), self.of_host, _count(chip, self.of_host), strict=True)
        )
        return x, y, z

    def device(self, process: int) -> int:
        """The number of that chip's device, by which a program that is compiled for the slice names it."""
        x, y, z = self.place(process)
        return x + self.chips[0] * (y + self.chips[1] * z)


def _count(number: int, sizes: Sequence[int]) -> list[int]:
    digits = []
    for size in sizes:
        number, digit = divmod(number, size)
        digits.append(digit)
    return digits


def tpu_environment(target: str, process: int, hosts: Sequence[str] = ("localhost",)) -> dict[str, str]:
    """Returns the environment variables that libtpu needs in process `process` of a slice with one process
    per chip.

    `target` is a topology such as `"v5e:4x4"`. `process` counts by host and then by chip, from 0. `hosts` are
    the addresses of the hosts, in order. Set the variables before the first compilation. Raises `ValueError`
    if `target` has another number of hosts, no such process, or chips that are two devices each (`tpu7x`).
    """
    of_slice = Slice.of(target)
    if len(hosts) != of_slice.hosts:
        raise ValueError(f"{target} has {of_slice.hosts} hosts, not {len(hosts)}")
    if not 0 <= process < of_slice.processes:
        raise ValueError(f"{target} has processes 0 to {of_slice.processes - 1}, not {process}")
    each, chip = range(of_slice.of_process), process % of_slice.of_process
    return {
        "CLOUD_TPU_TASK_ID": str(process),
        "TPU_CHIPS_PER_PROCESS_BOUNDS": "1,1,1",
        "TPU_PROCESS_ADDRESSES": ",".join(f"{host}:{PORT + i}" for host in hosts for i in each),
        "TPU_PROCESS_BOUNDS": ",".join(map(str, of_slice.chips)),
        "TPU_PROCESS_PORT": str(PORT + chip),
        "TPU_VISIBLE_CHIPS": str(chip),
    }


NAMES = tuple(sorted(tpu_environment("v5e:1x1", 0)))

_HOSTS = {1: ("1x1", "1x1x1"), 4: ("2x2", "2x2x1"), 8: ("2x4", "")}
"""Topologies of a host with so many chips, of generations whose slices have two and three axes."""


def of_torchrun(environment: Mapping[str, str], chips: Mapping[str, int]) -> dict[str, str]:
    """Returns the variables of one of the processes that torchrun starts on a host of TPU chips.

    `chips` is the number of chips of the host by generation. If there is a process for each chip and no other
    host, the processes form a slice; else each has a chip of its own. Returns nothing for a process that is
    alone, and if a variable is set already. Raises `ValueError` if there are more processes than chips.
    """
    processes, rank = int(environment.get("LOCAL_WORLD_SIZE", 1)), int(environment.get("LOCAL_RANK", 0))
    if processes < 2 or not chips or any(environment.get(name) for name in NAMES):
        return {}
    count = sum(chips.values())
    if processes > count:
        raise ValueError(
            f"torchrun started {processes} processes on a host of {count} TPU chips, and a chip belongs "
            f"to one process: run it with --nproc_per_node {count}"
        )
    if processes == count == int(environment.get("WORLD_SIZE", processes)):
        for topology in _HOSTS.get(count, ()):
            with contextlib.suppress(ValueError, _core.TorchTpuError):
                return tpu_environment(f"{next(iter(chips))}:{topology}", rank)
    alone = {"TPU_CHIPS_PER_PROCESS_BOUNDS": "1,1,1", "TPU_PROCESS_BOUNDS": "1,1,1"}
    return {**alone, "TPU_VISIBLE_CHIPS": str(rank)}


@functools.cache
def take_own_chip() -> None:
    """Sets the variables of `of_torchrun` for this process, before a client is made."""
    if "LOCAL_WORLD_SIZE" in os.environ:
        os.environ.update(of_torchrun(os.environ, _core.host()["tpu_chips"]))


def problems(environment: Mapping[str, str]) -> list[str]:
    """Returns the problems of the variables set for a process of a slice: those that are missing, and
    those that contradict each other. Empty where none of them is set."""
    given = {name: environment[name] for name in NAMES if environment.get(name)}
    alone = {"TPU_VISIBLE_CHIPS", "TPU_CHIPS_PER_PROCESS_BOUNDS", "TPU_PROCESS_BOUNDS"}
    if not given.keys() - alone and given.get("TPU_PROCESS_BOUNDS", "1,1,1") == "1,1,1":
        # It has chips to itself.
        return []
    found = [f"{name} is not set" for name in NAMES if name not in given]
    try:
        numbers = {
            name: [int(n) for n in value.split(",")]
            for name, value in given.items()
            if name != "TPU_PROCESS_ADDRESSES"
        }
    except ValueError as error:
        return [*found, f"a variable is no list of numbers: {error}"]
    addresses = given.get("TPU_PROCESS_ADDRESSES", "").split(",")
    if found:
        return found
    if math.prod(numbers["TPU_PROCESS_BOUNDS"]) != len(addresses):
        found.append(
            f"TPU_PROCESS_BOUNDS={given['TPU_PROCESS_BOUNDS']} are not the {len(addresses)} processes of "
            "TPU_PROCESS_ADDRESSES"
        )
    task = numbers["CLOUD_TPU_TASK_ID"][0]
    if not 0 <= task < len(addresses):
        found.append(f"CLOUD_TPU_TASK_ID must be 0 to {len(addresses) - 1}, got {task}")
    elif addresses[task].rpartition(":")[2] != given["TPU_PROCESS_PORT"]:
        found.append(
            f"TPU_PROCESS_PORT={given['TPU_PROCESS_PORT']} is not that of {addresses[task]}, which "
            f"TPU_PROCESS_ADDRESSES has for process {task}"
        )
    if math.prod(numbers["TPU_CHIPS_PER_PROCESS_BOUNDS"]) != len(numbers["TPU_VISIBLE_CHIPS"]):
        found.append(
            f"TPU_VISIBLE_CHIPS={given['TPU_VISIBLE_CHIPS']} are not as many as "
            f"TPU_CHIPS_PER_PROCESS_BOUNDS={given['TPU_CHIPS_PER_PROCESS_BOUNDS']} says"
        )
    return found
