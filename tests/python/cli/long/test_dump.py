"""`torchtpu dump`, and what the watchdog writes by itself."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cpu_plugin import CPU_PLUGIN, built
from torchtpu_compile.cli import exits

PROGRAM = """
import sys, torch, torchtpu_compile

def waits_for_ever(x):
    return x.sin().sum()

f = torch.compile(waits_for_ever, backend="tpu", options={"platform": "cpu"})
print("begun", flush=True)
try:
    print(f(torch.ones(3)).item())
except torchtpu_compile.TorchTpuError as error:
    print(type(error).__name__, error)
"""
WAITS = {
    "client": "creating a client",
    "compile": "compiling graph0_inference",
    "deserialize": "loading graph0_inference",
    "transfer": "sending input 0 of graph0_inference",
    "execute": "executing graph0_inference",
    "event": "graph0_inference",
}


@pytest.fixture(scope="module")
def hanging(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("hang", tmp_path_factory.mktemp("plugin"), "libhang_pjrt.so")


def start(hanging: Path, where: str, directory: Path, **env: str) -> subprocess.Popen[str]:
    program = directory / "program.py"
    program.write_text(PROGRAM)
    return subprocess.Popen(
        [sys.executable, program],
        env={
            **os.environ,
            "TORCHTPU_PLUGIN": str(hanging),
            "REAL_PLUGIN": CPU_PLUGIN,
            "HANG_IN": where,
            "TMPDIR": str(directory),
            "TORCHTPU_CACHE_DIR": str(directory / "cache"),
            "TORCHINDUCTOR_CACHE_DIR": str(directory / "inductor"),
            "TORCHTPU_DEVICE": "0",
            "TORCHTPU_CACHE": "on",
            "TORCHTPU_EXECUTE_TIMEOUT": "60",
            "TORCHTPU_COMPILE_TIMEOUT": "60",
            **env,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("where", WAITS)
def test_a_hang_is_named_with_its_call_and_its_line(where: str, hanging: Path, tmp_path: Path) -> None:
    if where == "deserialize":
        out, err = start(hanging, "", tmp_path).communicate(timeout=120)
        assert "2.52" in out, err
    process = start(hanging, where, tmp_path, TORCHTPU_WATCHDOG="1s")
    try:
        found: list[Path] = []
        deadline = time.monotonic() + 50
        while not found and time.monotonic() < deadline and process.poll() is None:
            time.sleep(0.1)
            found = [p for p in tmp_path.glob("torchtpu-*.state") if "graphs:" in p.read_text()]
        assert found, "no report" if process.poll() is None else process.communicate()
        state = found[0].read_text()
        assert found[0].stat().st_mode & 0o777 == 0o600
        assert f"process {process.pid}\n" in state and "VmRSS" in state and "executions: " in state
        assert WAITS[where] in state and "which gives up after 60 s" in state, state
        assert "Python thread MainThread" in state and "print(f(torch.ones(3)).item())" in state, state
        # The file is there before the message that names it.
        assert process.stderr is not None
        said = ""
        while "(watchdog)" not in said and (chunk := os.read(process.stderr.fileno(), 1 << 16)):
            said += chunk.decode()
    finally:
        process.kill()
        _, err = process.communicate()
    err = said + err
    assert "nothing ended for 1.0 s (watchdog)" in err and WAITS[where] in err and str(found[0]) in err


def test_a_process_is_asked_what_it_does(hanging: Path, tmp_path: Path, torchtpu) -> None:
    process = start(hanging, "execute", tmp_path)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        deadline = time.monotonic() + 50
        said = ""
        while "executing graph0_inference: for" not in said and time.monotonic() < deadline:
            time.sleep(0.2)
            ended = torchtpu("dump", str(process.pid))
            said = ended.out
        assert "executing graph0_inference: for" in said and "waits_for_ever" not in ended.err
        assert "Python thread MainThread" in said and "graph0_inference: 1 program" in said, said
        assert not list(tmp_path.glob("torchtpu-*.state")), "nothing is written without a watchdog"
        ended = torchtpu("dump", str(process.pid), "--out", "state.txt")
        assert ended.status == exits.OK and ended.out == ""
    finally:
        process.kill()
        process.communicate()
    ended = torchtpu("dump", str(process.pid))
    assert ended.status == exits.FAILED and "there is no process" in ended.err


def test_a_process_without_us_is_told_apart(torchtpu) -> None:
    process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(100)"])
    try:
        ended = torchtpu("dump", str(process.pid))
    finally:
        process.kill()
        process.wait()
    assert ended.status == exits.FAILED and "has not opened a device" in ended.err
