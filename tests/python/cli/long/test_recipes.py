"""The recipes of the pages: each block of shell commands runs as written, in order, on a small program."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import fresh
import pytest
from command import ROOT
from cpu_plugin import CPU_PLUGIN
from test_package import RUNNER

APP = """
import torch
compiled = torch.compile(torch.nn.Linear(4, 4), backend="tpu", dynamic=True)
with torch.no_grad():
    for n in (3, 5, 9): compiled(torch.ones(n, 4))
"""
TRAIN = """
import torch
model = torch.nn.Linear(4, 4).to("tpu")
for _ in range(2): model(torch.ones(3, 4, device="tpu")).sum().backward()
print(model.weight.grad.cpu().sum())
"""
TRAIN_COMPILED = """
import torch
model = torch.nn.Linear(4, 4)
torch.compile(model, backend="tpu")(torch.ones(3, 4)).sum().backward()
"""

LEFT_OUT = {
    "pip install": "it would change the environment of the tests",
    "make ": "the Makefile's targets have tests of their own",
    "torchtpu doctor --selftest": "test_doctor.py runs it",
    "torchtpu first-hour": "ten steps, each a process or several, of up to five minutes",
    "export TORCHTPU_CACHE_REMOTE": "it names a bucket; tests/python/test_cache.py has a remote cache",
    "torchtpu cache explain KEY": "KEY stands for a key",
    "torchtpu dump 12345": "12345 stands for a process",
    "torchtpu minify rec/graph0": "the name stands for a graph that fails",
    "--serve": "a server does not end; test_package.py sends requests to one",
    "HELION": "it sets variables for a script",
    "torchrun": "test_distributed.py starts ranks",
    "llama_pod.py": "test_pods.py sizes such a model",
    "llama_fsdp2.py": "test_pods.py searches layouts of a small model",
    "estimate rec/ --target v5p:16x20x28": "test_pods.py sizes such a model",
    "estimate rec/ --target v5e:2x2": "test_estimate.py has ranks",
}
"""Commands that are not run here, by a part of the line, each with its reason."""

PAGES = {"cache.md": APP, "cli.md": APP, "serving.md": APP, "packages.md": APP, "device.md": TRAIN}
PAGES |= {"estimating.md": TRAIN_COMPILED, "debugging.md": TRAIN_COMPILED}
SLOW = {"estimating.md", "device.md", "debugging.md"}
"""Pages that only `make soak` runs."""


def commands(page: Path) -> list[str]:
    """The shell commands of a page, without those that are left out."""
    blocks = re.findall(r"^```bash\n(.*?)^```", page.read_text(), re.S | re.M)
    lines = "\n".join(blocks).replace("\\\n", "").splitlines()
    return [line for line in lines if line.strip() and not any(part in line for part in LEFT_OUT)]


def test_every_recipe_is_run_or_left_out_for_a_reason() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    not_run = {page.name: found for page in pages if (found := commands(page)) and page.name not in PAGES}
    assert not_run == {"warm-starts.md": ["torchtpu cache keys fleet.key"]}, "test_documents.py runs that one"
    text = "".join(page.read_text() for page in pages)
    assert [part for part in LEFT_OUT if part not in text] == []


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak if name in SLOW else []) for name in PAGES]
)
def test_the_recipe_of_a_page_runs(name: str, tmp_path: Path) -> None:
    if name == "packages.md" and RUNNER is None:
        pytest.skip("torchtpu-run is not built: `make runner` or `cargo test` builds it")
    page = ROOT / "docs" / name
    for script in ("app.py", "train.py"):
        (tmp_path / script).write_text(PAGES[name])
    programs = tmp_path / "bin"
    programs.mkdir()
    for command, starts in (
        ("torchtpu", f'exec {sys.executable} -m torchtpu_compile.cli "$@"'),
        ("python", f'exec {sys.executable} "$@"'),
        ("torchtpu-run", f'exec {RUNNER} --plugin {CPU_PLUGIN} "$@"'),
    ):
        (programs / command).write_text(f"#!/bin/sh\n{starts}\n")
        (programs / command).chmod(0o755)
    env = {key: value for key, value in os.environ.items() if not key.startswith("TORCHTPU_")}
    env |= {"TORCHTPU_CACHE_DIR": str(tmp_path / "cache"), "PATH": f"{programs}:{os.environ['PATH']}"}
    setup = "python app.py\n" if name == "cache.md" else ""
    if name == "packages.md":
        (first, *_) = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.S | re.M)
        subprocess.run([sys.executable, "-c", first], cwd=tmp_path, env=env, check=True, timeout=200)
    ended = fresh.run(["bash", "-exc", setup + "\n".join(commands(page))], cwd=tmp_path, env=env)
    assert ended.returncode == 0, f"{ended.stdout}\n{ended.stderr}"
