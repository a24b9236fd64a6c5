"""Workers forked from one process that has imported PyTorch, the package and all tests: `pytest --forks 2`.

Tests of one file run in order in one worker; a worker that is done with a file takes the next one. Where a
worker dies, the test that it ran has failed, and a new worker goes on with the one after it.
"""

from __future__ import annotations

import multiprocessing.connection
import os
import tempfile
import threading
from dataclasses import dataclass, field
from itertools import groupby
from multiprocessing.connection import Connection
from typing import Any

import pytest
import torch

THREADS = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--forks", type=int, default=0, help="run tests in so many forked workers")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("forks"):
        # PyTorch's threads do not outlive a fork: who waits for them in a worker waits for ever. So there are
        # none while tests are collected.
        config.stash[THREADS] = torch.get_num_threads()
        torch.set_num_threads(1)


@dataclass
class Worker:
    """A forked process, and the tests that it was given and has not finished, by their number."""

    pid: int
    connection: Connection
    given: list[int] = field(default_factory=list)
    # Whether it was told that nothing is left.
    dismissed: bool = False


class Child:
    """A worker's side: runs what it is given, and sends each report to where it was forked."""

    def __init__(self, session: pytest.Session, connection: Connection) -> None:
        self.session, self.connection = session, connection
        self.reported: list[Any] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        config = self.session.config
        self.reported.append(config.hook.pytest_report_to_serializable(config=config, report=report))

    def run(self) -> None:
        config = self.session.config
        config.pluginmanager.unregister(name="terminalreporter")
        config.pluginmanager.register(self)
        torch.set_num_threads(config.stash[THREADS])
        # The files that hold what tests print are this process's own from here on.
        capture = config.pluginmanager.getplugin("capturemanager")
        capture.stop_global_capturing()
        capture.start_global_capturing()
        # A cache that outlives the run is that of all workers.
        if "KEPT_CACHE" not in os.environ:
            directory = tempfile.mkdtemp(dir=os.environ["TORCHTPU_CACHE_DIR"])
            os.environ["TORCHTPU_CACHE_DIR"] = directory
            os.environ["TORCHINDUCTOR_CACHE_DIR"] = os.path.join(directory, "pytorch")
        items = self.session.items
        queue: list[int] = []
        more = True
        while True:
            # Asked for in time: the last test of a file ends fixtures that the next file may go on with.
            while more and len(queue) < 2:
                self.connection.send(None)
                got = self.connection.recv()
                more = bool(got)
                queue += got
            if not queue:
                break
            item, following = items[queue[0]], items[queue[1]] if len(queue) > 1 else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            self.connection.send((queue.pop(0), self.reported))
            self.reported = []


def _fork(session: pytest.Session, others: list[Worker]) -> Worker:
    here, there = multiprocessing.Pipe()
    pid = os.fork()
    if pid:
        there.close()
        return Worker(pid, here)
    status = 1
    try:
        here.close()
        for other in others:
            other.connection.close()
        Child(session, there).run()
        status = 0
    except BaseException:
        import traceback

        os.write(2, traceback.format_exc().encode())
    finally:
        os._exit(status)


def _how(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    return f"signal {-code}" if code < 0 else f"status {code}"


def _died(item: pytest.Item, status: int) -> pytest.TestReport:
    told = f"the worker died in this test: {_how(status)}"
    return pytest.TestReport(item.nodeid, item.location, {}, "failed", told, "call")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    config = session.config
    forks = config.getoption("forks")
    if not forks or config.option.collectonly or session.testsfailed or not session.items:
        return None
    assert threading.active_count() == 1, f"a fork would lose threads: {threading.enumerate()}"
    # One place for all workers, which this process cleans up.
    config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
    bundles = [
        [number for number, _ in group]
        for _, group in groupby(enumerate(session.items), key=lambda numbered: numbered[1].path)
    ]
    workers: list[Worker] = []

    def report(reports: list[Any]) -> None:
        for data in reports:
            config.hook.pytest_runtest_logreport(
                report=config.hook.pytest_report_from_serializable(config=config, data=data)
            )

    def end(worker: Worker) -> None:
        workers.remove(worker)
        worker.connection.close()
        status = os.waitpid(worker.pid, 0)[1]
        if not worker.given:
            if status or not worker.dismissed:
                raise session.Interrupted(f"a worker died between tests: {_how(status)}")
            return
        config.hook.pytest_runtest_logreport(report=_died(session.items[worker.given[0]], status))
        if worker.given[1:]:
            bundles.insert(0, worker.given[1:])
        workers.append(_fork(session, workers))

    try:
        while len(workers) < min(forks, len(bundles)):
            workers.append(_fork(session, workers))
        while workers:
            for ready in multiprocessing.connection.wait([w.connection for w in workers]):
                worker = next(w for w in workers if w.connection is ready)
                try:
                    message = worker.connection.recv()
                    if message is None:
                        bundle = bundles.pop(0) if bundles else []
                        worker.given += bundle
                        worker.dismissed = not bundle
                        worker.connection.send(bundle)
                        continue
                except (EOFError, ConnectionError):
                    end(worker)
                    continue
                worker.given.remove(message[0])
                report(message[1])
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
                if session.shouldstop:
                    raise session.Interrupted(session.shouldstop)
    finally:
        for worker in workers:
            os.kill(worker.pid, 15)
            os.waitpid(worker.pid, 0)
    return True
