"""Plugins that are missing, wrong, too old, or never come back."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import sysconfig
import time
import tomllib
from pathlib import Path

import fresh
import pytest
from cpu_plugin import CPU_PLUGIN, OFFICIAL, built
from torchtpu_compile import _core, plugins
from torchtpu_compile.cli.common import worker_pool

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


def outcome(options: dict[str, object], **env: str) -> str:
    """What a process of its own prints: the result, or the error's type and message."""
    done = fresh.run([sys.executable, "-c", COMPILE.format(options=options)], env=os.environ | env)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_installed_plugins_are_found_without_loading_them() -> None:
    assert Path(OFFICIAL).name == "xla_cpu_pjrt.so"
    assert Path(dict(plugins.installed())["libtpu"]).name == "libtpu.so"


def test_a_path_to_a_working_plugin_is_used() -> None:
    assert outcome({"plugin": CPU_PLUGIN}) == "[2.0, 2.0, 2.0]"
    assert outcome({}, TORCHTPU_PLUGIN=CPU_PLUGIN) == "[2.0, 2.0, 2.0]"
    assert outcome({"plugin": CPU_PLUGIN}, TORCHTPU_PLUGIN="/nowhere.so") == "[2.0, 2.0, 2.0]"


def test_the_cpu_plugin_is_the_first_of_the_known_builds() -> None:
    found = _core.cpu_plugins(worker_pool())
    assert [plugin["used"] for plugin in found] == [True] + [False] * (len(found) - 1)
    assert found[0]["path"] == _core.find_plugin("cpu", worker_pool())
    by_package = {str(plugin["requirement"]).split("==")[0]: plugin for plugin in found}
    assert str(by_package["xla-cpu-pjrt"]["path"]) == OFFICIAL
    named = next(p for p in _core.cpu_plugins(worker_pool(OFFICIAL)) if p["used"])
    assert named["requirement"] == by_package["xla-cpu-pjrt"]["requirement"]


def test_pins_and_extras_name_the_build_that_is_known() -> None:
    root = Path(__file__).parents[3]
    wanted = _core.cpu_plugins(worker_pool())[0]["requirement"]
    extras = tomllib.loads((root / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert extras["cpu"] == [wanted]
    assert wanted in (root / "requirements.txt").read_text().splitlines()


def test_a_foreign_plugin_with_another_digest_is_not_loaded(tmp_path: Path) -> None:
    first = _core.cpu_plugins(worker_pool())[0]
    inside = Path(first["path"]).relative_to(sysconfig.get_path("purelib"))
    other = tmp_path / inside
    other.parent.mkdir(parents=True)
    other.write_bytes(Path(first["path"]).read_bytes() + b"another build")
    searched = worker_pool() | {"site_packages": [str(tmp_path)]}
    # The next one is OpenXLA's.
    assert str(_core.find_plugin("cpu", searched)) == OFFICIAL
    with pytest.raises(_core.PluginError) as caught:
        _core.find_plugin("cpu", searched | {"plugins": []})
    for part in (str(other), "is not loaded", first["requirement"], "TORCHTPU_PLUGIN"):
        assert part in str(caught.value), part
    problem = next(p["problem"] for p in _core.cpu_plugins(searched) if p["problem"])
    assert problem == str(caught.value)


def test_the_smoke_suite_passes_on_the_official_plugin() -> None:
    """As it does on the one that programs run on, where it is run by itself."""
    suite = Path(__file__).parents[1] / "smoke"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(suite)]
    done = subprocess.run(
        command, env=os.environ | {"TORCHTPU_PLUGIN": OFFICIAL}, capture_output=True, text=True, timeout=500
    )
    assert done.returncode == 0, done.stdout[-4000:]


def test_a_cache_that_one_plugin_filled_is_not_read_by_another(tmp_path: Path) -> None:
    program = """
import torch, torchtpu_compile
print(torch.compile(lambda x: x.sin() * 2, backend="tpu", fullgraph=True)(torch.ones(3)).tolist())
print({name: torchtpu_compile.metrics()[name] for name in ("cache_hits", "cache_misses", "xla_compiles")})
"""
    env = os.environ | {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
    env["TORCHINDUCTOR_CACHE_DIR"] = str(tmp_path / "pytorch")
    # JAX sets it when it is imported.
    env.pop("TF_CPP_MIN_LOG_LEVEL", None)
    found = []
    for plugin in (OFFICIAL, CPU_PLUGIN, OFFICIAL, CPU_PLUGIN):
        done = fresh.run([sys.executable, "-c", program], env=env | {"TORCHTPU_PLUGIN": plugin})
        assert done.returncode == 0, done.stderr
        assert done.stderr == "", "a plugin logs nothing about an executable that it loads"
        found.append(done.stdout.splitlines()[1])
    missed = "{'cache_hits': 0, 'cache_misses': 1, 'xla_compiles': 1}"
    hit = "{'cache_hits': 1, 'cache_misses': 0, 'xla_compiles': 0}"
    assert found == [missed, missed, hit, hit]


def assert_one_line(message: str, *parts: str) -> None:
    assert message.startswith("PluginError: ")
    assert "\n" not in message
    for part in parts:
        assert re.search(part, message), (part, message)


def test_a_wrong_path_is_named() -> None:
    assert_one_line(outcome({"plugin": "/nowhere/x.so"}), "/nowhere/x.so", "TORCHTPU_PLUGIN|plugin")


def test_a_library_that_is_no_plugin_says_so(tmp_path: Path) -> None:
    library = built("no_plugin", tmp_path)
    assert_one_line(outcome({"plugin": str(library)}), "GetPjrtApi", str(library))


def test_a_plugin_that_is_too_old_says_so(tmp_path: Path) -> None:
    library = built("too_old", tmp_path)
    assert_one_line(outcome({"plugin": str(library)}), str(library), r"\d+\.\d+")


def test_a_missing_plugin_says_what_to_install() -> None:
    assert_one_line(outcome({"platform": "cuda"}), "pip install")


def test_a_tpu_is_not_looked_for_where_there_is_none() -> None:
    assert_one_line(outcome({"platform": "tpu"}), "TPU")


@pytest.mark.parametrize("where", ["client", "compile", "execute"])
def test_a_call_that_never_returns_ends_in_an_error_at_the_deadline(tmp_path: Path, where: str) -> None:
    library = built("hang", tmp_path)
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
    library = built("hang", tmp_path)
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
