"""Recordings as files to change: what a stranger could have made of one."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgpack


def body(path: Path) -> bytes:
    """What is compressed in a recording."""
    packed = msgpack.unpackb(path.read_bytes(), strict_map_key=False)
    return zlib.decompress(packed["body"], -15)


def changed(path: Path, to: Path, change: Callable[[dict[str, Any], dict[str, Any]], None]) -> Path:
    """A recording after `change(graph, body)`, written to `to`."""
    packed = msgpack.unpackb(path.read_bytes(), strict_map_key=False)
    inside = msgpack.unpackb(zlib.decompress(packed["body"], -15), strict_map_key=False)
    graph = msgpack.unpackb(inside["graph"], strict_map_key=False)
    change(graph["graph"], inside)
    inside["graph"] = msgpack.packb(graph)
    plain = msgpack.packb(inside)
    compressor = zlib.compressobj(wbits=-15)
    packed["body"] = compressor.compress(plain) + compressor.flush()
    packed["length"] = len(plain)
    to.write_bytes(msgpack.packb(packed))
    return to
