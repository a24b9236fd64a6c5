"""The tracer, imported when the first op runs: `import torch` installs the device, and must stay fast."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from ..torch_private import never_traced

if TYPE_CHECKING:
    from .tracer import Tracer


class ShyTracer:
    """Interface that the core calls in Python."""

    @functools.cached_property
    def _tracer(self) -> Tracer:
        from .module import begin_use
        from .tracer import Tracer

        begin_use()
        return Tracer()

    @never_traced
    def settings(self) -> dict[str, object]:
        return self._tracer.settings()

    @never_traced
    def trace(self, name: str, overload: str, args: list[Any], bases: list[Any]) -> tuple[Any, ...]:
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
