"""The text report of the device in this process: `torch.tpu.explain()`."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from typing import Any

from .. import _core
from ..wording import counted

_MOST = 20


@dataclass
class _Calls:
    reason: str
    count: int = 0
    bytes: int = 0
    seconds: float = 0.0


@dataclass
class HostOps:
    """Ops that ran on the CPU, by op and line."""

    calls: dict[tuple[str, str], _Calls] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _begun: threading.local = field(default_factory=threading.local)

    def begin(self, op: str, line: str, reason: str, size: int) -> None:
        """An op begins on this thread."""
        stack = self._begun.__dict__.setdefault("stack", [])
        # Ops that raised never ended.
        del stack[:-8]
        stack.append((op, line, reason, size, time.perf_counter()))

    def end(self, ended: str) -> None:
        stack = self._begun.__dict__.get("stack", [])
        while stack and stack[-1][0] != ended:
            stack.pop()
        if not stack:
            return
        op, line, reason, size, started = stack.pop()
        with self._lock:
            calls = self.calls.setdefault((op, line), _Calls(reason))
            calls.count += 1
            calls.bytes += size
            calls.seconds += time.perf_counter() - started


ON_HOST = HostOps()


@dataclass
class Traffic:
    """Bytes between the host and devices with memory of their own, by optimizer step."""

    at_last: tuple[int, int] = (0, 0)
    """Bytes sent and fetched since the process began, at the end of the last step."""
    of_last: tuple[int, int] | None = None
    """Bytes of the last step; `None` before the second one."""
    steps: int = 0

    @staticmethod
    def now() -> tuple[int, int]:
        counts = _core.metrics()
        return counts["bytes_to_device"], counts["bytes_to_host"]

    def step_ended(self) -> None:
        now = self.now()
        # Counters begin anew at a reset.
        if self.steps and now >= self.at_last:
            self.of_last = (now[0] - self.at_last[0], now[1] - self.at_last[1])
        self.at_last = now
        self.steps += 1

    def told(self) -> list[str]:
        """A line for the report, if the device has memory of its own."""
        sent, fetched = self.now()
        if not sent:
            return []
        line = f"{sent:,} bytes were sent to device memory, {fetched:,} were fetched from there"
        if self.of_last is not None:
            sent, fetched = self.of_last
            line += f"; in the last of {self.steps:,} optimizer steps {sent:,} and {fetched:,}"
        return [line]


TRAFFIC = Traffic()


def _mean(timed: tuple[int, float]) -> str:
    count, seconds = timed
    return f"{counted(count, 'time')}, {seconds / count * 1e3:.2f} ms each" if count else "never"


def _chunk(chunk: dict[str, Any]) -> list[str]:
    lines = [f"  {counted(chunk['ops'], 'op')}, {chunk['first']} to {chunk['last']}"]
    lines.append(f"    as one program {_mean(chunk['fused'])}; one by one {_mean(chunk['replayed'])}")
    programs = []
    if chunk["compiled"][0]:
        count, seconds = chunk["compiled"]
        programs.append(f"{count} compiled in {seconds:.2f} s")
    if chunk["cached"]:
        programs.append(f"{chunk['cached']} out of the cache")
    if chunk["refused"]:
        programs.append(f"none, because {chunk['refused']}")
    if chunk["waits"]:
        sights, others = chunk["waits"]
        programs.append(
            f"none before it came {counted(sights, 'time')}, as its ops have {others} for other sizes"
        )
    cuts = ", ".join(f"{reason} ({count:,})" for reason, count in sorted(chunk["cuts"].items()))
    lines.append(f"    programs: {', '.join(programs) or 'none yet'}; cut {cuts or 'not yet'}")
    return lines


def explain(most: int = _MOST) -> str:
    """The chunks of Fused mode, the costliest first: why each was cut, how often it ran as one program, what
    was compiled; then the ops that ran on the CPU. `most` of each are
    told."""
    counts = dict(_core.fused_counts())
    cuts = {name: count for name, count in counts.items() if name.startswith("cut_") and count}
    told = ", ".join(
        f"{name.removeprefix('cut_').replace('_', ' ')} {count:,}" for name, count in cuts.items()
    )
    lines = [
        f"tpu device, {_core.eager_mode()} mode",
        f"{counted(counts['forms_traced'], 'op signature')} traced, {counts['forms_cached']:,} in the cache",
        f"{counted(counts['on_host'], 'op or copy', 'ops and copies')} ran by PyTorch's own kernels, "
        "on the device's memory",
        f"recorded {counted(counts['recorded'], 'op')}: {counts['fused']:,} ran in programs of chunks, "
        f"{counts['replayed']:,} one by one",
        f"chunks were cut: {told or 'never'}",
        *TRAFFIC.told(),
    ]
    chunks = sorted(_core.chunks(), key=lambda c: -(c["fused"][1] + c["replayed"][1] + c["compiled"][1]))
    lines.append(f"{counted(len(chunks), 'kind')} of chunks" + (", the costliest first:" if chunks else ""))
    for chunk in chunks[:most]:
        lines += _chunk(chunk)
    if len(chunks) > most:
        lines.append(f"  and {len(chunks) - most} more")
    calls = sorted(ON_HOST.calls.items(), key=lambda item: -item[1].seconds)
    lines.append("ops on the CPU:" if calls else "no op ran on the CPU")
    for (op, line), call in calls[:most]:
        lines.append(
            f"  {op} ({line}) {_mean((call.count, call.seconds))}, {call.bytes:,} bytes moved: {call.reason}"
        )
    if len(calls) > most:
        lines.append(f"  and {len(calls) - most} more")
    return "\n".join(lines)
