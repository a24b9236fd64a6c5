"""Plugins that are missing, wrong, too old, or never come back."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import fresh
import pytest
from torchtpu_compile import plugins

SOURCES = Path(__file__).parents[1] / "plugins"
CPU_PLUGIN = dict(plugins.installed())["xla_cpu_pjrt"]

COMPILE = """
import torch
x = torch.ones(3)
fn = torch.compile(lambda t: t + 1, backend="tpu", fullgraph=True, options={options!r})
try:
    print(fn(x).tolist())
except Exception as error:
    inner = getattr(error, "inner_exception", error)
    print(type(inner).__name__ + ": " + str(inner))
"""


def build(name: str, directory: Path) -> Path:
    library = directory / f"{name}.so"
    source = SOURCES / f"{name}.c"
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    return library


def outcome(options: dict[str, object], **env: str) -> str:
    """What a process of its own prints: the result, or the error's type and message."""
    done = fresh.run([sys.executable, "-c", COMPILE.format(options=options)], env=os.environ | env)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_installed_plugins_are_found_without_loading_them() -> None:
    assert Path(CPU_PLUGIN).name == "xla_cpu_pjrt.so"
    assert Path(dict(plugins.installed())["libtpu"]).name == "libtpu.so"


def test_a_path_to_a_working_plugin_is_used() -> None:
    assert outcome({"plugin": CPU_PLUGIN}) == "[2.0, 2.0, 2.0]"
    assert outcome({}, TORCHTPU_PLUGIN=CPU_PLUGIN) == "[2.0, 2.0, 2.0]"
    assert outcome({"plugin": CPU_PLUGIN}, TORCHTPU_PLUGIN="/nowhere.so") == "[2.0, 2.0, 2.0]"


def assert_one_line(message: str, *parts: str) -> None:
    assert message.startswith("PluginError: ")
    assert "\n" not in message
    for part in parts:
        assert re.search(part, message), (part, message)


def test_a_wrong_path_is_named() -> None:
    assert_one_line(outcome({"plugin": "/nowhere/x.so"}), "/nowhere/x.so", "TORCHTPU_PLUGIN|plugin")


def test_a_library_that_is_no_plugin_says_so(tmp_path: Path) -> None:
    library = build("no_plugin", tmp_path)
    assert_one_line(outcome({"plugin": str(library)}), "GetPjrtApi", str(library))


def test_a_plugin_that_is_too_old_says_so(tmp_path: Path) -> None:
    library = build("too_old", tmp_path)
    assert_one_line(outcome({"plugin": str(library)}), str(library), r"\d+\.\d+")


def test_a_missing_plugin_says_what_to_install() -> None:
    assert_one_line(outcome({"platform": "cuda"}), "pip install")


def test_a_tpu_is_not_looked_for_where_there_is_none() -> None:
    assert_one_line(outcome({"platform": "tpu"}), "TPU")


@pytest.mark.parametrize("where", ["client", "compile", "execute"])
def test_a_call_that_never_returns_ends_in_an_error_at_the_deadline(tmp_path: Path, where: str) -> None:
    library = build("hang", tmp_path)
    options = {
        "plugin": str(library),
        "heartbeat": 1.0,
        "compile_timeout": 3.0,
        "execute_timeout": 3.0,
    }
    begin = time.monotonic()
    done = fresh.run(
        [sys.executable, "-c", COMPILE.format(options=options)],
        env=os.environ | {"REAL_PLUGIN": CPU_PLUGIN, "HANG_IN": where},
    )
    assert done.stdout.startswith("DeadlineError: "), done.stdout + done.stderr
    assert "3" in done.stdout
    assert "waiting" in done.stderr.lower() or "still" in done.stderr.lower(), done.stderr
    assert time.monotonic() - begin < 120


def test_ctrl_c_ends_a_call_that_never_returns(tmp_path: Path) -> None:
    library = build("hang", tmp_path)
    options = {"plugin": str(library), "heartbeat": 1.0}
    process = subprocess.Popen(
        [sys.executable, "-c", COMPILE.format(options=options)],
        env=os.environ | {"REAL_PLUGIN": CPU_PLUGIN, "HANG_IN": "compile"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    for line in process.stderr:
        if "waiting" in line.lower() or "still" in line.lower():
            break
    else:
        pytest.fail("no heartbeat line")
    begin = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert time.monotonic() - begin < 10
    assert process.returncode != 0
    assert "KeyboardInterrupt" in errors
