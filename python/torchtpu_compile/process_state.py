"""Python's part of a diagnostic dump, for `torchtpu dump` and the watchdog."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Iterator

from . import _core
from .wording import counted

_SHOWN = 20


def details() -> str:
    """The stacks of all threads, the graphs, and the memory of the `tpu` device, as text."""
    return "\n".join([*_stacks(), "", *_graphs(), *_device()]) + "\n"


def _stacks() -> Iterator[str]:
    threads = {thread.ident: thread for thread in threading.enumerate()}
    this = threading.get_ident()
    for ident, frame in sys._current_frames().items():
        if ident == this:
            continue
        thread = threads.get(ident)
        name = f"{thread.name} ({thread.native_id})" if thread is not None else str(ident)
        yield f"Python thread {name}:"
        yield "".join(traceback.format_stack(frame)).rstrip()


def _graphs() -> Iterator[str]:
    reports = _core.reports()
    yield f"graphs: {len(reports)}" + (f", the last {_SHOWN}" if len(reports) > _SHOWN else "")
    for report in reports[-_SHOWN:]:
        sizes = f", sizes {', '.join(report['symbols'])}" if report["symbols"] else ""
        yield f"  {report['graph']}: {counted(report['executables'], 'program')}{sizes}"


def _device() -> Iterator[str]:
    tpu = getattr(sys.modules.get("torch"), "tpu", None)
    if tpu is not None and tpu.is_available():
        peak = tpu.max_memory_allocated()
        yield f"tpu device: {tpu.memory_allocated()} bytes allocated, {peak} at most"
