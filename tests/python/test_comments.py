"""Comments of the Rust code fit on a screen."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMENT_WIDTH = 120
"""Characters."""


def test_comments_are_not_wider_than_the_limit() -> None:
    """rustfmt's `comment_width` needs a nightly toolchain."""
    wide = []
    for path in sorted([*(ROOT / "src").rglob("*.rs"), *(ROOT / "tests").rglob("*.rs")]):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if len(line) > COMMENT_WIDTH and re.match(r"\s*//", line) and "://" not in line:
                wide.append(f"{path.relative_to(ROOT)}:{number}: {len(line)} characters")
    assert not wide, "\n".join(wide)
