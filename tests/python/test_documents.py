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
