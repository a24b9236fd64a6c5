"""Python in a process of its own, without the seconds that importing PyTorch takes.

`run` is `subprocess.run` for `[sys.executable, …]`. The process is forked from a server that has imported
PyTorch and its compiler, and nothing of this package. Two servers take turns, so that a process and the next
one hash strings differently, as processes do. Where PyTorch would read the environment when it is imported, a
new process is started.

A test of what happens when Python starts, or imports, is none for this.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import gc
import importlib
import io
import json
import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
import types
from typing import Any

# PyTorch, and what it imports when it compiles for the first time.
MODULES = (
    "torch",
    "torch.distributed",
    "torch.testing",
    "sympy",
    "torch._dynamo",
    "torch._dynamo.convert_frame",
    "torch._dynamo.backends.common",
    "torch._functorch.aot_autograd",
    "torch._functorch._aot_autograd.autograd_cache",
    "torch._inductor.codecache",
    "torch._decomp.decompositions",
    "torch.fx.experimental.symbolic_shapes",
    "torch.fx.experimental.proxy_tensor",
    "torch.export._trace",
    "torch._inductor.debug",
)
# Read while these are imported, or before.
AT_IMPORT = ("PYTHON", "TORCH", "AOT_", "LD_", "OMP_", "MKL_", "OPENBLAS_", "GOMP_", "MALLOC_", "XLA_")
AT_USE = ("TORCHTPU_", "TORCHINDUCTOR_CACHE_DIR", "TORCH_DEVICE_BACKEND_AUTOLOAD", "PYTHONPATH")


def run(
    command: list[Any], *, env: dict[str, str] | None = None, cwd: Any = None, timeout: float = 300.0
) -> subprocess.CompletedProcess[str]:
    """The command's outcome, with its output as text.

    Raises `subprocess.TimeoutExpired` after `timeout` seconds.
    """
    command = [os.fspath(part) for part in command]
    env = dict(os.environ if env is None else env)
    # What else begins with a dash is an option of Python's own.
    program = command[0] == sys.executable and command[1:2] and re.match("-[cm]$|[^-]", command[1])
    if program and (server := _next_server()).fits(env):
        return server.run(command, env, os.fspath(cwd or os.getcwd()), timeout)
    return subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, timeout=timeout)


class Server:
    """The process that forks others, from the side of who asks. It ends when the socket is closed."""

    def __init__(self) -> None:
        self.socket, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in ("QUICK", "PYTHONHASHSEED")},
            "TORCH_DEVICE_BACKEND_AUTOLOAD": "0",
        }
        command = [sys.executable, __file__, str(there.fileno())]
        self.process = subprocess.Popen(
            command, env=self.environment, pass_fds=[there.fileno()], stdin=subprocess.DEVNULL
        )
        there.close()

    def fits(self, env: dict[str, str]) -> bool:
        """Whether PyTorch would have been imported in the same way under `env`."""
        names = env.keys() | self.environment.keys()
        changed = {name for name in names if env.get(name) != self.environment.get(name)}
        return not any(name.startswith(AT_IMPORT) and not name.startswith(AT_USE) for name in changed)

    def run(
        self, command: list[str], env: dict[str, str], cwd: str, timeout: float
    ) -> subprocess.CompletedProcess[str]:
        asked = os.memfd_create("asked")
        os.write(asked, json.dumps({"command": command, "env": env, "cwd": cwd}).encode())
        (out, their_out), (err, their_err) = os.pipe(), os.pipe()
        got = {out: b"", err: b""}
        try:
            try:
                socket.send_fds(self.socket, [b"run"], [their_out, their_err, asked])
            finally:
                for fd in (their_out, their_err, asked):
                    os.close(fd)
            # The first time, the server imports PyTorch.
            self._number(300.0)
            end = time.monotonic() + timeout
            with selectors.DefaultSelector() as selector:
                for fd in got:
                    selector.register(fd, selectors.EVENT_READ)
                while selector.get_map():
                    left = end - time.monotonic()
                    if left <= 0:
                        raise subprocess.TimeoutExpired(command, timeout, got[out], got[err])
                    for key, _ in selector.select(left):
                        if part := os.read(key.fd, 1 << 16):
                            got[key.fd] += part
                        else:
                            selector.unregister(key.fd)
            try:
                status = self._number(max(0.1, end - time.monotonic()))
            except TimeoutError:
                raise subprocess.TimeoutExpired(command, timeout, got[out], got[err]) from None
        except BaseException:
            # Also when the tests are interrupted: the server kills its process when nobody is left to tell.
            # Who asks next has a new server, in which nothing of this is left.
            self.end()
            raise
        finally:
            for fd in got:
                os.close(fd)
        return subprocess.CompletedProcess(command, status, got[out].decode(), got[err].decode())

    def _number(self, seconds: float) -> int:
        self.socket.settimeout(seconds)
        if not (said := self.socket.recv(64)):
            code = self.process.wait(10)
            raise RuntimeError(f"the process that forks others has ended, with status {code}")
        return int(said)

    def end(self) -> None:
        self.socket.close()
        if self in _SERVERS:
            _SERVERS.remove(self)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(5)
        self.process.kill()
        self.process.wait()


_SERVERS: list[Server] = []
_OWNER = 0


def servers() -> list[int]:
    """The processes that fork others for this one."""
    return [server.process.pid for server in _SERVERS] if os.getpid() == _OWNER else []


def _next_server() -> Server:
    """Those of this process: a forked one has none yet."""
    global _OWNER
    if os.getpid() != _OWNER:
        _OWNER = os.getpid()
        for server in _SERVERS:
            server.socket.close()
        _SERVERS.clear()
        atexit.register(_end_all, _OWNER)
    if len(_SERVERS) < 2:
        _SERVERS.append(Server())
    else:
        _SERVERS.reverse()
    return _SERVERS[-1]


def _end_all(owner: int) -> None:
    if os.getpid() == owner:
        for server in list(_SERVERS):
            server.end()


def _serve(connection: socket.socket) -> None:
    """Forks processes until nobody is left to ask for one. Returns in those that it forked."""
    # Ctrl-C is for who asks, and for the processes that were asked for.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in MODULES:
        importlib.import_module(name)
    sys.modules["torch._dynamo"].list_backends()
    leave_guards_untimed()
    _freeze()
    while True:
        said, fds, _, _ = socket.recv_fds(connection, 64, 3)
        if not said:
            os._exit(0)
        pid = os.fork()
        if pid == 0:
            connection.close()
            _become(*fds)
            return
        for fd in fds:
            os.close(fd)
        try:
            connection.send(str(pid).encode())
            _until_ended(pid, connection)
            code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            connection.send(str(code).encode())
        except BrokenPipeError:
            os.kill(pid, signal.SIGKILL)
            os._exit(0)


def leave_guards_untimed() -> None:
    """PyTorch empties the processor's cache for each graph, with 256 MiB in 25 ms, to log what its guards
    take."""
    importlib.import_module("torch._dynamo.guards").profile_guard_manager = lambda *_: 0.0


def _freeze() -> None:
    """Takes what is there out of garbage collection: each process would look through all of it, and copy it,
    when it collects garbage or ends.

    Triton stays in it: its C++ tells of leaks when a process ends that has not looked through its objects.
    """
    gc.collect()
    gc.freeze()
    untrack, track = ctypes.pythonapi.PyObject_GC_UnTrack, ctypes.pythonapi.PyObject_GC_Track
    untrack.argtypes = track.argtypes = (ctypes.py_object,)
    untrack.restype = track.restype = None
    new = [module for name, module in sys.modules.items() if _is_tritons(name)]
    found: dict[int, Any] = {}
    while new:
        found.update((id(each), each) for each in new)
        near = {id(each): each for each in gc.get_referents(*new) if gc.is_tracked(each)}
        new = [each for key, each in near.items() if key not in found and not _is_named_by_others(each)]
    for each in found.values():
        if gc.is_tracked(each):
            untrack(each)
            track(each)


def _is_tritons(name: object) -> bool:
    return isinstance(name, str) and name.partition(".")[0] == "triton"


def _is_named_by_others(each: Any) -> bool:
    """Whether this is a module, a class or a function of another package, or an instance of its classes."""
    if isinstance(each, types.ModuleType):
        return not _is_tritons(each.__name__)
    if type(each).__module__ == "builtins" and not isinstance(each, type | types.FunctionType):
        return False
    named = each if isinstance(each, type | types.FunctionType) else type(each)
    return not _is_tritons(getattr(named, "__module__", None))


def _until_ended(pid: int, connection: socket.socket) -> None:
    """Waits for the process, and kills it if who asked for it is gone."""
    process = os.pidfd_open(pid)
    with selectors.DefaultSelector() as selector:
        selector.register(process, selectors.EVENT_READ)
        selector.register(connection, selectors.EVENT_READ)
        # Nobody asks for another process before this one has ended: what can be read is the end.
        if any(key.fileobj is connection for key, _ in selector.select()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    os.close(process)


def _become(out: int, err: int, text: int) -> None:
    """Takes over the output, the environment and the directory that were asked for."""
    with open(text, "rb") as file:
        file.seek(0)
        asked = json.loads(file.read())
    nothing = os.open(os.devnull, os.O_RDONLY)
    for fd, number in ((nothing, 0), (out, 1), (err, 2)):
        os.dup2(fd, number)
        os.close(fd)
    # Those that are there know whether one can seek in what the server wrote to.
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        old = getattr(sys, name)
        # As Python makes them; PYTHONUNBUFFERED has them keep nothing.
        buffering = 0 if old.write_through else -1
        stream = io.TextIOWrapper(
            os.fdopen(number, "wb" if number else "rb", buffering, closefd=False),
            encoding=old.encoding,
            errors=old.errors,
            line_buffering=number == 2 and not old.write_through,
            write_through=old.write_through,
        )
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(asked["env"])
    os.chdir(asked["cwd"])
    # What was read from the environment, or drawn by chance, is its own.
    tempfile.tempdir = None
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed()
    sys.argv = asked["command"]
    given = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    own = [path for path in sys.path[1:] if path not in given]
    sys.path[:] = ["", *given, *own]


def _main() -> None:
    """Runs the program that the command names, as Python would."""
    import runpy

    if os.environ.get("TORCH_DEVICE_BACKEND_AUTOLOAD", "1") == "1":
        sys.modules["torch"]._import_device_backends()
    what, *rest = sys.argv[1:]
    if what == "-c":
        code, sys.argv = rest[0], ["-c", *rest[1:]]
        module = types.ModuleType("__main__")
        module.__builtins__ = __builtins__  # type: ignore[attr-defined]
        sys.modules["__main__"] = module
        exec(compile(code, "<string>", "exec"), module.__dict__)
    elif what == "-m":
        sys.argv = ["-m", *rest[1:]]
        runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
    else:
        sys.argv = [what, *rest]
        sys.path[0] = os.path.dirname(os.path.abspath(what))
        runpy.run_path(what, run_name="__main__")


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
    _main()
