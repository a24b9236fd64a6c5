"""The tracer, imported when the first op runs: `import torch` installs the device, and must stay fast."""

from __future__ import annotations

import contextlib
import functools
import signal
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..torch_private import never_traced

if TYPE_CHECKING:
    from .messages import Answer, Argument, Base
    from .tracer import Tracer


@contextlib.contextmanager
def _ctrl_c_put_off() -> Iterator[None]:
    """Keeps a Ctrl-C back until the end: a package whose import was cut short may be broken for good."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or before is None:
        yield
        return
    pressed = threading.Event()
    signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed.is_set():
        signal.raise_signal(signal.SIGINT)


class ShyTracer:
    """Interface that the core calls in Python."""

    @functools.cached_property
    def _tracer(self) -> Tracer:
        with _ctrl_c_put_off():
            from . import tracer  # noqa: F401
        from .module import begin_use
        from .tracer import Tracer

        begin_use()
        return Tracer()

    @never_traced
    def settings(self) -> dict[str, object]:
        return self._tracer.settings()

    @never_traced
    def trace(self, name: str, overload: str, args: list[Argument], bases: list[Base]) -> Answer:
        return self._tracer.trace(name, overload, args, bases)

    @never_traced
    def name(self) -> str | None:
        return self._tracer.name()

    @never_traced
    def admits_host_kernels(self) -> bool:
        return self._tracer.admits_host_kernels()

    @never_traced
    def on_host(self, name: str, overload: str, reason: str, size: int, done: bool) -> None:
        self._tracer.on_host(name, overload, reason, size, done)
