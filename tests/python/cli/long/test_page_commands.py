"""Every command of every page is run as it stands there, or it is said why not."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from command import ROOT
from test_package import RUNNER
from torchtpu_compile.options import WITHOUT_OPTION, Options

PAGES = [
    page
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("**/*.md"))]
    if re.search(r"^```(sh|bash|console)\n", page.read_text(), re.M)
]

# What is not run here. What a page lets its reader type is one of these, or it is run.
NOT_RUN = {
    r"pip install ": "it asks a package index",
    r"make ": "a release build, or all tests; it is a target of the Makefile",
    r".*examples/llama_pod\.py": "minutes; test_pods.py and the soak tests record such a model",
    r".*examples/llama_fsdp2\.py": "minutes; test_pods.py searches layouts of a small model",
    r"TORCHTPU_PLATFORM=virtual pytest ": "the reader's own tests",
    r"torchtpu first-hour": "ten steps, each a process or several, of up to five minutes",
    r"torchtpu estimate .*--target v5p:16x20x28": "it is about the recording before it",
}
# Statuses beside 0 that are right of what this test has: its recorded graph does not fail.
STATUSES = {"minify": {0, 1}}

PROGRAM = """\
import torch
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.ReLU(), torch.nn.Linear(32, 4)).eval()
compiled = torch.compile(model, backend="tpu", dynamic=True)
with torch.no_grad():
    for rows in (3, 5, 3):
        compiled(torch.randn(rows, 16))
"""
COUNTED = "import torchtpu_compile; assert torchtpu_compile.metrics()['cache_{}'] > 0"
WAITS = "import time; print('waits', flush=True); time.sleep(300)\n"


def commands(text: str) -> list[str]:
    """The commands of a page's blocks for a shell, without their comments; a loop is one."""
    found: list[str] = []
    for block in re.findall(r"^```(?:sh|bash|console)\n(.*?)^```", text, re.S | re.M):
        lines = block.replace("\\\n", " ").splitlines()
        while lines:
            line = re.sub(r"(^|\s)#.*$", "", lines.pop(0)).strip()
            if line.startswith("for "):
                while not line.endswith("done"):
                    line += "; " + lines.pop(0).strip()
            if line:
                found.append(line.removeprefix("$ "))
    return found


def test_commands_are_read_as_a_shell_reads_them() -> None:
    page = (
        "```sh\nmake a   # b\n\nfor x in 1 2; do\n  torchtpu ls \\\n    $x\ndone\n```\n```python\nmake\n```\n"
    )
    assert commands(page) == ["make a", "for x in 1 2; do; torchtpu ls      $x; done"]


@dataclass
class Reader:
    """Somebody who follows a page, in an empty directory."""

    folder: Path
    page: Path
    variables: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        bin_folder = self.folder / "bin"
        bin_folder.mkdir()
        for name, command in {
            "torchtpu": f"{sys.executable} -m torchtpu_compile.cli",
            "python": sys.executable,
            "torchtpu-run": str(RUNNER),
            "torchrun": f"{sys.executable} -m torch.distributed.run",
        }.items():
            script = bin_folder / name
            script.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
            script.chmod(0o755)
        given = {k: v for k, v in os.environ.items() if not k.startswith("TORCHTPU_")}
        self.variables = {
            **given,
            "PATH": f"{bin_folder}:{os.environ['PATH']}",
            "VIRTUAL_ENV": sys.prefix,
            "TORCHTPU_CACHE_DIR": str(self.folder / "cache"),
            "TORCHINDUCTOR_CACHE_DIR": str(self.folder / "inductor"),
        }
        for name in ("app.py", "train.py"):
            (self.folder / name).write_text(PROGRAM)
        # What the page makes with Python before.
        blocks = re.findall(r"^```python\n(.*?)^```", page_text(self.page), re.S | re.M)
        if self.page.name in ("packages.md", "pods.md"):
            (self.folder / "page.py").write_text("\n".join(blocks))
            made = self.run("python page.py")
            assert made.returncode == 0, made.stderr
        if self.page.name == "distributed.md":
            (self.folder / "train.py").write_text(blocks[0])

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env=self.variables, capture_output=True, text=True,
            timeout=600, check=False,
        )  # fmt: skip

    def follow(self, command: str) -> None:
        """Does what a line says."""
        words = shlex.split(command)
        if words[0] == "make":
            assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.M), command
        if any(re.match(pattern, command) for pattern in NOT_RUN):
            return
        if words[0] == "export":
            known = {f.metadata["env"] for f in Options.__dataclass_fields__.values()} | {*WITHOUT_OPTION}
            for name, value in (word.split("=") for word in words[1:]):
                assert not name.startswith("TORCHTPU_") or name in known, f"{name} is no variable"
                # Nothing but this machine is asked: another kind of place, which the page names beside it.
                self.variables[name] = re.sub(r"^s3:/", f"file://{self.folder}", value)
            return
        assert words[0] in ("torchtpu", "torchtpu-run", "python", "torchrun"), f"nobody knows {command}"
        if words[:2] == ["torchtpu", "dump"]:
            self._dump(command)
            return
        self._provide(command)
        command = re.sub(r"rec/\w+-1a2b3c4d\.ttpu", "rec/*.ttpu", command)
        command = re.sub(r"(cache (?:explain|show)) [A-Z]+\b", rf"\1 {self._key(command)}", command)
        if "--serve" in words:
            self._serve(command)
            return
        ended = self.run(command)
        allowed = STATUSES.get(words[1], {0})
        assert ended.returncode in allowed, f"{command}\n{ended.stdout}\n{ended.stderr}"
        assert "Traceback" not in ended.stderr, f"{command}\n{ended.stderr}"

    def _provide(self, command: str) -> None:
        """What the reader has from elsewhere: a recording, entries of the cache."""
        if re.search(r"\brec/", command) and not (self.folder / "rec").exists():
            recorded = self.run("torchtpu record --out rec -- python app.py")
            assert recorded.returncode == 0, recorded.stderr
        entries = Path(self.variables["TORCHTPU_CACHE_DIR"]).glob("*/entries/*")
        if re.search(r"cache (export|explain|show)", command) and not any(entries):
            self.run("torchtpu record --out warm -- python app.py && torchtpu warmup warm")

    def _key(self, command: str) -> str:
        """The key of an entry of the cache, where a command is about one."""
        if "cache explain" not in command and "cache show" not in command:
            return ""
        return self.run("torchtpu cache ls | tail -1 | cut -d' ' -f1").stdout.strip()

    def _dump(self, command: str) -> None:
        (self.folder / "waits.py").write_text(PROGRAM + WAITS)
        with self._started(f"{sys.executable} waits.py") as waits:
            assert waits.stdout is not None
            waits.stdout.readline()
            ended = self.run(re.sub(r"\b\d+\b", str(waits.pid), command))
            waits.kill()
        assert ended.returncode == 0 and "waits.py" in ended.stdout, ended

    def _started(self, command: str) -> subprocess.Popen[str]:
        shell = ["bash", "-c", f"exec {command}"]
        return subprocess.Popen(shell, cwd=self.folder, env=self.variables, stdout=subprocess.PIPE, text=True)

    def _serve(self, command: str) -> None:
        # Nothing but this machine is served.
        command = re.sub(r"--serve \S+", "--serve 127.0.0.1:0", command)
        with self._started(command) as server:
            assert server.stdout is not None
            try:
                assert server.stdout.readline().startswith("listening on http://127.0.0.1:")
            finally:
                server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0


def page_text(page: Path) -> str:
    return page.read_text()


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_commands_of_a_page_can_be_followed(page: Path, tmp_path: Path) -> None:
    found = commands(page_text(page))
    if RUNNER is None and any("torchtpu-run" in command for command in found):
        pytest.skip("torchtpu-run is not built: `make runner` or `cargo test` builds it")
    if shutil.which("bash") is None:
        pytest.skip("no bash")
    reader = Reader(tmp_path, page)
    for command in found:
        reader.follow(command)
    if "TORCHTPU_CACHE_REMOTE" in reader.variables:
        remote = Path(reader.variables["TORCHTPU_CACHE_REMOTE"].removeprefix("file://"))
        shutil.rmtree(tmp_path / "cache")
        for of in ("misses", "remote_hits"):
            reader.variables["TORCHTPU_CACHE_DIR"] = str(tmp_path / of)
            ended = reader.run(f"python -c \"exec(open('app.py').read()); {COUNTED.format(of)}\"")
            assert ended.returncode == 0, (of, ended.stderr)
            assert list(remote.rglob("*")), "what is compiled is uploaded"
