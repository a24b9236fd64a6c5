"""Comments of the Rust code fit on a screen."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMENT_WIDTH = 120
"""Characters."""
WIDER_COMMENTS = """
src/cache/key.rs src/device/ src/lib.rs src/lowering/hlo/process.rs src/lowering/settings.rs
src/pjrt/buffer.rs src/pjrt/executable.rs src/python/device.rs src/python/errors.rs src/python/tools.rs
src/recording/replay.rs src/runtime/cached.rs src/runtime/device_tensor.rs src/runtime/error.rs
src/runtime/input.rs
src/runtime/platform/mod.rs tests/rooms.rs
"""
"""Files and directories with older, wider comments. Wrap them with the next change; add none."""


def test_comments_are_not_wider_than_the_limit() -> None:
    """rustfmt's `comment_width` needs a nightly toolchain."""
    older = tuple(WIDER_COMMENTS.split())
    wide, unlisted = set(), []
    for path in sorted([*(ROOT / "src").rglob("*.rs"), *(ROOT / "tests").rglob("*.rs")]):
        name = str(path.relative_to(ROOT))
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if len(line) > COMMENT_WIDTH and re.match(r"\s*//", line) and "://" not in line:
                wide.add(name)
                if not name.startswith(older):
                    unlisted.append(f"{name}:{number}: {len(line)} characters")
    assert not unlisted, "\n".join(unlisted)
    assert all(any(name.startswith(prefix) for name in wide) for prefix in older), "shorten WIDER_COMMENTS"
