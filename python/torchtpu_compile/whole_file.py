"""Files that are there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A file beside `path` to write to, which becomes `path` at the end, or goes where that fails, is
    interrupted or terminated. What is there and no file (a device, a pipe) is written to as it is."""
    if path.exists() and not path.is_file() and not path.is_dir():
        yield path
        return
    # A link stays, and the file that it names is replaced.
    path = Path(os.path.realpath(path))
    # Processes of several containers may have one number.
    temporary = path.with_name(f".{path.name[:40]}.{os.getpid()}-{secrets.token_hex(4)}.tmp")
    try:
        yield temporary
        if path.is_file():
            # What only its owner could read stays so.
            temporary.chmod(stat.S_IMODE(path.stat().st_mode))
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def write_text(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    with written_whole(path) as temporary:
        temporary.write_bytes(data)
