"""Every block of Python in the README and the documentation runs, in order."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = {
    page: blocks
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
    if (blocks := re.findall(r"^```python\n(.*?)^```", page.read_text(), re.S | re.M))
}
COMMANDS = {"warm-starts.md": ["cache", "keys", "fleet.key"]}
"""What a page lets its reader type before its blocks of Python."""


def torchtpu(*arguments: str) -> list[str]:
    return [
        sys.executable,
        "-c",
        "import sys; from torchtpu_compile.cli.main import main; sys.exit(main())",
        *arguments,
    ]


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = {
        **os.environ,
        "TORCHTPU_CACHE_DIR": str(tmp_path / "cache"),
        "TORCHINDUCTOR_CACHE_DIR": str(tmp_path / "inductor"),
        # As torchrun sets them, for the pages that are started by it.
        **{"RANK": "0", "WORLD_SIZE": "1", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)},
    }
    if page.name in COMMANDS:
        subprocess.run(torchtpu(*COMMANDS[page.name]), cwd=tmp_path, env=env, check=True, timeout=100)
    # Blank lines in front, so that a traceback names the page's own lines.
    text, program, line = page.read_text(), "", 0
    for block in PAGES[page]:
        at = text.index(f"```python\n{block}")
        program += "\n" * (text.count("\n", 0, at) + 1 - line) + block
        line = program.count("\n")
    script = tmp_path / f"{page.stem}.py"
    script.write_text(program)
    ended = subprocess.run(
        [sys.executable, script], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300
    )
    assert ended.returncode == 0, f"{ended.stdout}\n{ended.stderr}"


def test_the_site_builds_and_asks_for_nothing_from_elsewhere(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", tmp_path],
        cwd=ROOT,
        # An advertisement of the theme's.
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert made.returncode == 0 and not made.stderr, made.stderr
    pages = list(tmp_path.glob("*.html"))
    assert len(pages) > len(PAGES)
    for page in pages:
        fetched = re.findall(r'<(?:script|link|img)\b[^>]*(?:src|href)="(https?:[^"]+)"', page.read_text())
        assert not fetched, (page.name, fetched)
    options = (tmp_path / "options.html").read_text()
    assert "TORCHTPU_WATCHDOG" in options and "padding_waste" in options


def test_messages_that_are_explained_exist() -> None:
    sources = "".join(
        path.read_text()
        for room, kind in (("python", "py"), ("src", "rs"))
        for path in (ROOT / room).rglob(f"*.{kind}")
    )
    # A text may go over two lines of its source.
    sources = re.sub(r'"\n\s*f?"|\\\n\s*', "", sources)
    for message in re.findall(r"^\| `([^`]+)` \|", (ROOT / "docs/troubleshooting.md").read_text(), re.M):
        assert message.removeprefix("torchtpu: ") in sources, message


@pytest.mark.parametrize("example", ["generate", "finetune", "diffuse"])
def test_an_example_runs(example: str, tmp_path: Path) -> None:
    env = {**os.environ, "TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
    ended = subprocess.run(
        [sys.executable, ROOT / "examples" / f"{example}.py"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ended.returncode == 0, f"{ended.stdout}\n{ended.stderr}"
