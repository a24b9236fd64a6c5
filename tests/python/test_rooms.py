"""The package's rooms stand on one another: what a module imports lies in its own room or in one below."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
import torchtpu_compile

PACKAGE = Path(torchtpu_compile.__file__).parent

# Each imports from those before it. What is not named, such as modules at the root, is the lowest.
ROOMS = (
    "capture",
    "decompositions",
    "rewrites",
    "eager",
    "kernels",
    "warm",
    "recording",
    "device",
    "precompile",
    "backend",
    "accelerate_backend",
    "cli",
    "explanation",
)


def room_of(module: str) -> int:
    """Where a module stands: `capture.graph` in `capture`."""
    room = module.partition(".")[0]
    return ROOMS.index(room) if room in ROOMS else -1


def imports(path: Path) -> set[str]:
    """The package's own modules that a file imports, also inside of functions and for types alone."""
    names = path.relative_to(PACKAGE).with_suffix("").parts
    package = names[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            target = (*base, *(node.module.split(".") if node.module else ()))
            found |= {".".join((*target, alias.name)) for alias in node.names}
    return found


def upwards(package: Path) -> list[str]:
    """Imports that go up, as `room/module.py imports other.module`."""
    found = []
    for path in sorted(package.rglob("*.py")):
        module = ".".join(path.relative_to(package).with_suffix("").parts)
        if module != "__init__":
            found += [f"{module} imports {name}" for name in imports(path) if room_of(name) > room_of(module)]
    return found


def test_rooms_import_downwards() -> None:
    assert upwards(PACKAGE) == []


def test_every_room_is_one_of_the_list() -> None:
    rooms = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert rooms <= set(ROOMS)


def test_an_import_that_goes_up_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "capture").mkdir()
    (tmp_path / "capture/graph.py").write_text("def f():\n    from ..eager import fallback\n")
    monkeypatch.setattr("test_rooms.PACKAGE", tmp_path)
    assert upwards(tmp_path) == ["capture.graph imports eager.fallback"]
