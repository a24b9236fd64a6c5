"""Python code that runs in the middle of an op, a wait or a trace may use tensors of the device."""

from __future__ import annotations

import os
import sys
import textwrap

import fresh
import pytest
from modes import MODES

PRELUDE = """
import faulthandler, sys, warnings
warnings.simplefilter("ignore")
faulthandler.enable(); faulthandler.dump_traceback_later(100, exit=True)
import torch
"""


def run(code: str, **environment: str) -> str:
    environment = {**os.environ, "TORCHTPU_CACHE": "off", **environment}
    command = [sys.executable, "-c", PRELUDE + textwrap.dedent(code)]
    done = fresh.run(command, env=environment, timeout=200)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout.strip()


def test_a_compiled_function_may_be_the_first_thing_that_uses_the_device() -> None:
    told = run("""
        x = torch.ones(4, device="tpu")
        print(torch.compile(lambda x: x + 1, backend="tpu")(x).sum().item())
    """)
    assert told == "8.0"


def test_finalizers_use_the_device_while_frames_are_looked_at_and_ops_traced() -> None:
    told = run("""
        import gc
        log = torch.zeros(1, device="tpu")
        log.add_(1)
        born = done = 0
        class Node:
            def __init__(self):
                global born
                self.me = self
                born += 1
            def __del__(self):
                global done
                log.add_(1)
                log.clone()
                done += 1
        x = torch.ones(8, device="tpu")
        def deep(n):
            return x * 2 if n == 0 else deep(n - 1)
        gc.set_threshold(7, 2, 2)
        for i in range(1000):
            Node()
            deep(i % 5)
        for i in range(12):
            for _ in range(3):
                Node()
            (x[: i % 7 + 1] * torch.ones(1, device="tpu").expand(i % 7 + 1)).sin().sum(0, keepdim=True)
        gc.set_threshold(700, 10, 10)
        gc.collect()
        print(born == done, log.item() == done + 1)
    """)
    assert told == "True True"


def test_a_logging_handler_uses_the_device_and_hears_a_level_that_is_raised_later() -> None:
    told = run("""
        import logging
        step = torch.zeros(1, device="tpu")
        torch.compile(lambda x: x.sin() * 2, backend="tpu")(torch.ones(3))
        records = []
        class Handler(logging.Handler):
            busy = False
            def emit(self, record):
                records.append(record.name)
                if not Handler.busy:  # ops of its own log as well
                    Handler.busy = True
                    step.add_(1).item()
                    Handler.busy = False
        log = logging.getLogger("torchtpu_compile")
        log.addHandler(Handler())
        log.propagate = False
        log.setLevel(logging.INFO)
        x = torch.ones(4, device="tpu")
        for i in range(3):
            (x * 2 + i).sin().sum().item()
        torch.compile(lambda x: x.cos() * 2, backend="tpu")(x)
        torch.compile(lambda x: x.cos() * 3, backend="tpu")(torch.ones(3))
        of_core = [name for name in records if name.startswith("torchtpu_compile.runtime")]
        print(step.item() > 0, bool(of_core))
        records.clear()
        log.setLevel(logging.ERROR)
        torch.compile(lambda x: x.cos() * 4, backend="tpu")(torch.ones(3))
        print(records)
    """)
    assert told == "True True\n[]"


@pytest.mark.parametrize("kind", ["dispatch", "function"])
def test_a_mode_around_a_compiled_call_uses_the_device(kind: str) -> None:
    told = run(
        """
        from torch.overrides import TorchFunctionMode
        from torch.utils._python_dispatch import TorchDispatchMode
        seen = torch.zeros(1, device="tpu")
        seen.add_(1).item()
        def look(f, a, k):
            r = f(*a, **(k or {}))
            if isinstance(r, torch.Tensor) and r.device.type == "tpu":
                seen.add_(1)
            return r
        class Dispatch(TorchDispatchMode):
            def __torch_dispatch__(self, f, t, a=(), k=None):
                return look(f, a, k)
        class Function(TorchFunctionMode):
            def __torch_function__(self, f, t, a=(), k=None):
                return look(f, a, k)
        x = torch.randn(4, device="tpu")
        compiled = torch.compile(lambda x: x.sin() * 2 + x, backend="tpu")
        want = compiled(x).cpu()
        with {"dispatch": Dispatch, "function": Function}[sys.argv[1]]():
            y = compiled(x)
        # PyTorch may run the function eagerly there, by kernels that round otherwise.
        print(torch.allclose(y.cpu(), want, rtol=1e-6, atol=1e-6))
    """.replace("sys.argv[1]", repr(kind))
    )
    assert told == "True"


HANDLED = """
import signal, time
class TimeLimit(Exception):
    def __init__(self, seconds, what):
        super().__init__(f"{what}: {seconds} s")
        self.seconds = seconds
"""


@pytest.mark.parametrize("mode", MODES)
def test_what_a_signal_handler_raises_is_the_same_object(mode: str) -> None:
    told = run(
        HANDLED
        + f"torch.tpu.set_eager_mode({mode!r})\n"
        + textwrap.dedent("""
        raised = []
        def handler(*_):
            raised.append(TimeLimit(3, "step"))
            raise raised[-1]
        signal.signal(signal.SIGALRM, handler)
        a = torch.randn(1500, 1500, device="tpu")
        for _ in range(3):
            (a @ a).sum().item()
        same = 0
        for _ in range(3):
            try:
                signal.setitimer(signal.ITIMER_REAL, 0.1)
                end = time.time() + 30
                while time.time() < end:
                    (a @ a).sum().item()
            except TimeLimit as error:
                same += error is raised[-1] and error.seconds == 3 and error.__traceback__ is not None
        print(same, len(raised))
    """)
    )
    assert told == "3 3"


@pytest.mark.parametrize("mode", ["strict"])
def test_a_signal_handler_uses_the_device(mode: str) -> None:
    told = run(
        HANDLED
        + f"torch.tpu.set_eager_mode({mode!r})\n"
        + textwrap.dedent("""
        step = torch.zeros(1, device="tpu")
        step.add_(1).item()
        step.sum().item()
        fired = 0
        loss = step.sum()
        def handler(*_):
            global fired
            fired += 1
            step.add_(1)
            step.sum().item()
            loss.item()
            # Not before this one has ended.
            signal.setitimer(signal.ITIMER_REAL, 0.1)
        signal.signal(signal.SIGALRM, handler)
        a = torch.randn(1000, 1000, device="tpu")
        (a @ a).sum().item()
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        end = time.time() + 3
        while time.time() < end or fired < 3:
            b = a
            for _ in range(6):
                b = (b @ a) / 1e3
            loss = b.sum()
            loss.item()
        signal.setitimer(signal.ITIMER_REAL, 0)
        print(fired > 0, step.item() == fired + 1)
    """)
    )
    assert told == "True True"
