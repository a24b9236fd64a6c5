"""Runs cases of one test file of PyTorch's in this process. `run.py` starts it and reads its reports.

`worker.py FILE CHECKOUT KIND SIDE DEADLINE REPORTS`: `REPORTS` is a file descriptor. The first report lists
the cases. Standard input then names a file with the cases to run, one a line. A report comes before and after
each of them.
"""

from __future__ import annotations

import faulthandler
import importlib.util
import json
import os
import re
import sys
import traceback
import types
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

# How the cases that a backend is asked for are called: Inductor's classes for the CPU.
BACKEND_CLASSES = re.compile("CpuTests$")


class Outcome(unittest.TestResult):
    """Keeps the worst of what one case reports: its kind and its message."""

    def __init__(self) -> None:
        super().__init__()
        self.kind, self.message, self.trace = "pass", "", ""

    def _bad(self, error: Any) -> None:
        if self.kind in ("wrong", "error"):
            return
        self.kind = "wrong" if isinstance(error[1], AssertionError) else "error"
        message = " ".join(f"{error[0].__name__}: {error[1]}".split())
        # What a rank raised stands at the end of what its parent says.
        self.message = message[-400:] if " exited with error code " in message else message[:400]
        self.trace = "".join(traceback.format_exception(*error))[-6000:]

    def addFailure(self, test: Any, err: Any) -> None:
        self._bad(err)

    def addError(self, test: Any, err: Any) -> None:
        self._bad(err)

    def addSubTest(self, test: Any, subtest: Any, err: Any) -> None:
        if err is not None:
            self._bad(err)

    def addSkip(self, test: Any, reason: str) -> None:
        # A subtest that is skipped says nothing of the others.
        if not hasattr(test, "test_case"):
            self._unless_bad("skip", reason)

    def _unless_bad(self, kind: str, message: str) -> None:
        if self.kind not in ("wrong", "error"):
            self.kind, self.message = kind, message

    def addExpectedFailure(self, test: Any, err: Any) -> None:
        self._unless_bad("skip", "an expected failure in PyTorch's list")

    def addUnexpectedSuccess(self, test: Any) -> None:
        self._unless_bad("wrong", "an unexpected success in PyTorch's list")


def load(file: Path, text: str) -> types.ModuleType:
    """Imports `file`, with `text` in place of its content."""
    import older

    while True:
        spec = importlib.util.spec_from_file_location(file.stem, file)
        assert spec is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[file.stem] = module
        try:
            code = compile(older.adapted(text), str(file), "exec", dont_inherit=True)
            exec(code, module.__dict__)
            return module
        except ImportError as error:
            if not older.supply(error):
                raise


def renamed(text: str) -> str:
    """Returns the text of a test file with the name of PyTorch's reference device replaced by ours."""
    text = re.sub(r"\bimport (torch|pytorch)_openreg\b", r"import torch.tpu as \1_openreg", text)
    return re.sub(r"(?<!torch_)openreg", "tpu", text)


def swap_backend(module: types.ModuleType, backend: str) -> None:
    """Has `backend` compile wherever `module`, or a test in it, asks for Inductor."""
    import torch
    import torch._dynamo
    from torch._dynamo.backends.registry import lookup_backend

    compiler = lookup_backend(backend)

    def asked(function: Callable[..., Any]) -> Callable[..., Any]:
        """`function`, which takes a backend's name, or its compiler, as `backend` or in first place."""
        by_place = function.__name__ != "compile"

        def call(*args: Any, **kwargs: Any) -> Any:
            given = args[0] if by_place and args else kwargs.get("backend", "inductor")
            if given != "inductor":
                return function(*args, **kwargs)
            # A mode and options are Inductor's own.
            kwargs = {
                key: value for key, value in kwargs.items() if key not in ("backend", "mode", "options")
            }
            return function(*args[by_place:], backend=backend, **kwargs)

        return call

    for owner, name in ((torch, "compile"), (torch._dynamo, "optimize"), (torch._dynamo, "optimize_assert")):
        setattr(owner, name, asked(getattr(owner, name)))

    def compile_fx(graph: Any, inputs: Any, *_: Any, **__: Any) -> Any:
        return compiler(graph, inputs)

    # The cases for dynamic shapes call those of the other file.
    for holder in (module, sys.modules.get("inductor.test_torchinductor")):
        if hasattr(holder, "compile_fx"):
            holder.compile_fx = compile_fx  # type: ignore[union-attr]


def cases(module: types.ModuleType, kind: str, side: str) -> Iterator[tuple[str, unittest.TestCase]]:
    """The cases of `module` by the names that both sides have, in the order of the file."""
    from suites import on_cpu

    for name, owner in list(vars(module).items()):
        if not (isinstance(owner, type) and issubclass(owner, unittest.TestCase)):
            continue
        if kind == "device" and getattr(owner, "device_type", None) != side:
            continue
        if kind == "ranks" and name != "TestRanks":
            continue
        if kind == "backend" and not BACKEND_CLASSES.search(name):
            continue
        for test in unittest.defaultTestLoader.getTestCaseNames(owner):
            case = f"{name}.{test}"
            try:
                yield on_cpu(case) if kind == "device" and side == "tpu" else case, owner(test)
            except Exception as error:
                print(f"{case} cannot be made: {error}", file=sys.stderr)


def main() -> None:
    file, checkout, kind, side, deadline, descriptor = sys.argv[1:]
    path, tests = Path(file), Path(checkout) / "test"
    reports = os.fdopen(int(descriptor), "w")
    sys.argv = [file]
    here = Path(__file__).parent
    sys.path[:0] = [str(here), str(path.parent), str(tests)]
    faulthandler.enable()

    def report(**fields: Any) -> None:
        print(json.dumps(fields), file=reports, flush=True)

    try:
        text = path.read_text()
        if kind == "renamed":
            text = renamed(text)
        if kind == "ranks":
            import ranks

            text = ranks.adapted(text, side)
        module = load(path, text)
        if kind == "backend":
            swap_backend(module, side)
        found = dict(cases(module, kind, side))
    except BaseException as error:
        traceback.print_exc()
        report(failed=f"{type(error).__name__}: {error}")
        return
    report(cases=list(found))
    given = sys.stdin.readline().strip()
    for case in Path(given).read_text().split() if given else ():
        report(begin=case)
        print(f"--- {case}", file=sys.stderr, flush=True)
        outcome = Outcome()
        if case in found:
            # Shows where it hangs, before `run.py` ends it.
            faulthandler.dump_traceback_later(float(deadline) * 0.9)
            unittest.TestSuite([found[case]]).run(outcome)
            faulthandler.cancel_dump_traceback_later()
        else:
            outcome.kind, outcome.message = "skip", "PyTorch makes no such case for this device"
        print(outcome.trace, file=sys.stderr, flush=True)
        report(end=case, kind=outcome.kind, message=outcome.message)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    # Threads and processes that tests left would keep this one.
    os._exit(0)
