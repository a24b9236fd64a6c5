"""A compiled graph as AOTAutograd's cache keeps it.

Import this only where the cache is used: it needs the parts of PyTorch that `torch_private.output_code`
finds.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from .. import log, torch_private
from ..capture.retraces import traced
from ..core_settings import core_settings
from ..errors import CacheError
from ..options import Options
from ..run import Run
from . import garbage, sealed
from .aot_cache import choices_digest, loading_options, package_digest
from .program import Program

_OutputCode: Any = torch_private.output_code()


class Artifact(_OutputCode):  # type: ignore[misc]
    """A compiled graph, and the program that another process makes it of."""

    def __init__(
        self,
        name: str,
        run: Run,
        program: Program | None,
        given: Mapping[str, object],
        reason: str = "",
    ) -> None:
        """`given` are `torch.compile`'s options. Without a program, `reason` says why nothing is kept."""
        super().__init__()
        self.name = name
        self.run: Run | None = run
        self.program = program
        self.given = dict(given)
        self.reason = reason
        # In the instance: what PyTorch wraps around it copies its attributes.
        self._boxed_call = True

    def __call__(self, inputs: list[Any]) -> Any:
        # Without a look at whether it is there: this stands around each call.
        return self.run(inputs)  # type: ignore[misc]

    def prepare_for_serialization(self) -> None:
        """Leaves what belongs to this process behind. Raises PyTorch's sign that nothing can be kept."""
        reason = self.reason
        options = loading_options()
        if self.program is not None and options is not None and options.cache != "on":
            reason = f'the option cache is "{options.cache}"'
        if reason:
            log.once(logging.INFO, f"{self.name} is traced anew by each process: {reason}")
            raise torch_private.not_kept(reason)
        self.run = None

    def __getstate__(self) -> dict[str, Any]:
        options = loading_options() or Options.resolve(self.given)
        return {**vars(self), "version": package_digest(), "choices": choices_digest(options)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Raises `CacheError` for what another version, or one with other options or lowerings, has kept.
        PyTorch's caches take that for a miss.

        Dynamo keys functions by no more than their names and places.
        """
        if state.pop("version", None) != package_digest():
            raise CacheError("another version of torchtpu-compile kept this: it is traced again")
        chosen = state.pop("choices", None)
        told = loading_options()
        options = told or Options.resolve(state["given"])
        if chosen != choices_digest(options):
            raise CacheError("this was kept under other options or registered lowerings: it is traced again")
        # Where Dynamo is not skipped the backend records.
        if told is None and options.record:
            raise CacheError("this is traced again, so that it is recorded")
        self.__dict__.update(state)

    def post_compile(self, example_inputs: Sequence[Any], constants: Any, graph_kwargs: Any) -> None:
        """Makes the compiled graph in the process that loads it.

        Its executable is loaded by a thread, while PyTorch builds guards. It is compiled by the first call
        where the cache lacks it: that call may never come, as of a backward graph, and can be interrupted.
        """

        program = self.program
        assert program is not None, "nothing is kept without one"
        # Where Dynamo was skipped as well, nobody was told options: those of the process that saved it.
        options = loading_options() or Options.resolve(self.given)
        trace = traced()
        settings = core_settings(options, function=trace.function, retraced=trace.cause)
        loaded = ahead(lambda: program.load_cached(settings, strict=options.strict))

        def load() -> Run:
            garbage.take_old_objects_in()
            self.run = loaded() or program.load(settings, strict=options.strict)
            return self.run

        # Guards are many objects.
        garbage.leave_old_objects_out()
        self.run = at_first_call(load)


def _is_ours(entry: Any) -> bool:
    """Returns whether an entry of AOTAutograd's cache is ours."""
    return isinstance(torch_private.kept_graph(entry), Artifact)


def _has_ours(entry: Any) -> bool:
    """Returns whether an entry of Dynamo's cache contains one of ours."""
    return any(_is_ours(kept) for kept in torch_private.kept_entries(entry))


for _kind, _ours in zip(torch_private.kinds_of_entries(), (_is_ours, _has_ours), strict=True):
    sealed.seal(_kind, _ours)


T = TypeVar("T")

_newest: threading.Thread | None = None
_newest_lock = threading.Lock()


def ahead(make: Callable[[], T]) -> Callable[[], T]:
    """Makes something in a thread. What is returned waits for it, and raises what making it raised.

    One is made after the other: they are needed in this order, and reports come in it.
    """
    global _newest
    made: Future[T] = Future()
    process = os.getpid()

    def work(before: threading.Thread | None) -> None:
        if before is not None:
            before.join()
        try:
            made.set_result(make())
        except BaseException as error:
            made.set_exception(error)

    def wait() -> T:
        # A forked process has the state of the thread and not the thread.
        return made.result() if made.done() or os.getpid() == process else make()

    with _newest_lock:
        _newest = threading.Thread(target=work, args=(_newest,), name="torchtpu-load")
        _newest.start()
    return wait


def at_first_call(make: Callable[[], Run]) -> Run:
    """A compiled graph that is made when it is called."""
    made: Run | None = None
    # Forgotten when it is done: it may hold the whole graph.
    makers = [make]
    lock = threading.Lock()

    def run(args: list[Any]) -> Any:
        nonlocal made
        if made is None:
            with lock:
                if made is None:
                    made = makers[0]()
                    makers.clear()
        return made(args)

    return torch_private.boxed(run)
