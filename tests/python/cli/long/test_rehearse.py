"""`torchtpu rehearse`: its counts are the virtual accelerator's own, a part never looks like the whole."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from command import Command

SCRIPT = """\
import atexit, json, sys, time
import torch
from torchtpu_compile import _core

torch.manual_seed(0)
device = torch.accelerator.current_accelerator()
model = torch.nn.Sequential(torch.nn.Linear(20, 64), torch.nn.ReLU(), torch.nn.Linear(64, 5)).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for step in range(6):
    rows = 7 if step == 3 else 16
    x = torch.randn(rows, 20).to(device)
    optimizer.zero_grad()
    loss = model(x).square().mean()
    loss.backward()
    optimizer.step()
    print(loss.item(), flush=True)
atexit.register(lambda: print(json.dumps(_core.virtual_statistics()), flush=True))
{ending}
"""
UPLOADED = SCRIPT.splitlines().index("    x = torch.randn(rows, 20).to(device)") + 1
READ = SCRIPT.splitlines().index("    print(loss.item(), flush=True)") + 1


def script(folder: Path, ending: str = "") -> Path:
    path = folder / "train.py"
    path.write_text(SCRIPT.replace("{ending}", ending))
    return path


def own_counts(output: str) -> dict[str, int]:
    """The counters that the script printed itself."""
    found: dict[str, int] = json.loads(output[output.index('{"') :].partition("\n")[0])
    return found


def of_line(found: dict[str, Any], number: int) -> dict[str, Any]:
    return next(line for line in found["lines"] if line["line"] == f"train.py:{number}")


def check_sums(found: dict[str, Any]) -> None:
    """The sums over all lines are the accelerator's counts."""
    counts = found["counts"]
    for key in ("executions", "uploads", "upload_bytes", "downloads", "download_bytes"):
        assert sum(line[key] for line in found["lines"]) == counts[key], key
    assert sum(line["count"] for line in found["programs"]) == counts["compiles"]


def test_counts_are_the_accelerators_own(torchtpu: Command, tmp_path: Path) -> None:
    program = [sys.executable, script(tmp_path)]
    ended = torchtpu("rehearse", "--no-estimate", "--json", "--html", "page.html", "--", *program)
    assert ended.status == 0, ended.err
    found = json.loads(ended.out)
    own = own_counts(ended.err)
    assert found["peak_bytes"] == own.pop("peak_bytes") > 0
    assert found["counts"] == own
    check_sums(found)
    # 5 batches of 16 rows and one of 7, and a loss of 4 bytes each.
    assert (of_line(found, UPLOADED)["uploads"], of_line(found, UPLOADED)["upload_bytes"]) == (6, 6960)
    assert (of_line(found, READ)["downloads"], of_line(found, READ)["download_bytes"]) == (6, 24)
    assert found["steps"]["count"] == 6
    assert found["steps"]["median"]["compiles"] == 0 < found["steps"]["first_two"]["compiles"]
    assert found["steps"]["median"]["download_bytes"] == 4
    assert found["incomplete"] is None and not found["errors"]
    page = (tmp_path / "page.html").read_text()
    assert f"train.py:{READ}" in page and "Incomplete" not in page


def test_another_size_is_named_as_the_cause(torchtpu: Command, tmp_path: Path) -> None:
    ended = torchtpu("rehearse", "--no-estimate", "--json", "--", sys.executable, script(tmp_path))
    found = json.loads(ended.out)
    (read,) = [line for line in found["programs"] if line["line"] == f"train.py:{READ}"]
    assert read["causes"]["ops that had a program for another size: a bucket"] == 1, read
    assert read["again"] == read["count"] - read["causes"]["new ops"]
    assert found["steps"]["largest"]["compiles"] == read["again"]


def test_libtpus_figures_are_in_the_report(torchtpu: Command, tmp_path: Path) -> None:
    pytest.importorskip("libtpu", reason="libtpu compiles the programs")
    ended = torchtpu("rehearse", "--target", "v5e", "--", sys.executable, script(tmp_path))
    assert ended.status == 0, ended.err
    assert re.search(r"Time of a step on the device by libtpu: (more than )?[\d.]+ [µm]s", ended.out), (
        ended.out
    )
    report = ended.out[ended.out.index("On a virtual v5e:1x1") :]
    assert "which fits" in report and max(map(len, report.splitlines())) <= 80, report


def test_what_does_not_fit_is_named(torchtpu: Command, tmp_path: Path) -> None:
    program = script(tmp_path, "x = torch.zeros(5 << 30, device=device); torch.tpu.synchronize()")
    arguments = ("--no-estimate", "--json", "--html", "page.html", "--", sys.executable, program)
    ended = torchtpu("rehearse", *arguments)
    assert ended.status == 1, ended.err
    found = json.loads(ended.out)
    last = f"train.py:{len(program.read_text().splitlines())}"
    (error,), (short,) = found["errors"], found["no_room"]
    assert error["is_out_of_memory"] and error["line"] == last and "allocate 20.00G" in error["message"]
    assert (short["line"], short["bytes"]) == (last, 20 << 30) and "zero_" in short["what"]
    assert found["memory_bytes"] < 16 << 30
    check_sums(found)
    page = (tmp_path / "page.html").read_text()
    assert "OutOfMemoryError" in page and "Incomplete: the program ended with status 1" in page


def test_the_exit_status_is_the_scripts(torchtpu: Command, tmp_path: Path) -> None:
    ended = torchtpu("rehearse", "--no-estimate", "--", sys.executable, script(tmp_path, "sys.exit(3)"))
    assert ended.status == 3
    assert "Incomplete: the program ended with status 3" in ended.out


def test_an_interrupted_script_has_a_report_of_its_part(tmp_path: Path) -> None:
    program = [sys.executable, str(script(tmp_path, "print('waits', flush=True); time.sleep(100)"))]
    command = [
        sys.executable,
        "-m",
        "torchtpu_compile.cli",
        "rehearse",
        "--json",
        "--html",
        "page.html",
        "--",
    ]
    started = subprocess.Popen(
        [*command, *program], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    assert started.stderr is not None
    for line in started.stderr:
        if line.startswith("waits"):
            break
    time.sleep(0.2)
    # Ctrl-C of a terminal reaches all processes of its group.
    os.killpg(started.pid, signal.SIGINT)
    out, err = started.communicate(timeout=120)
    found = json.loads(out)
    assert found["incomplete"] == "Ctrl-C ended the program" and started.returncode == found["status"] != 0
    assert found["steps"]["count"] == 6 and found["counts"] == {
        name: n for name, n in own_counts(err).items() if name != "peak_bytes"
    }
    assert "Incomplete: Ctrl-C" in (tmp_path / "page.html").read_text()


def test_a_script_that_uses_no_device_has_no_report(torchtpu: Command, tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text("import torch; print(torch.ones(2).sum())\n")
    ended = torchtpu("rehearse", "--no-estimate", "--", sys.executable, "train.py")
    assert ended.status == 1 and "nothing ran on the device" in " ".join(ended.out.split())
