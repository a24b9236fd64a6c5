"""The package's rooms stand on one another: what a module imports lies in its own room or in one below."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest
import torchtpu_compile
from torchtpu_compile import _core

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
    "training",
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


# Lists of ops outside the op table, by file and first name, with the reason why they are not columns of it.
LISTS_OF_OPS = {
    ("cli/bench.py", "min"): "what is printed of times",
    ("decompositions/embedding_bags.py", "max"): "values of the argument `reduce`",
    ("decompositions/embedding_bags.py", "sum"): "values of the argument `reduce`",
    ("device/floats.py", "eq"): "each is computed by PyTorch's function of that name",
    ("device/tracer.py", "aten.zero.default"): "each becomes another call, by its own arguments",
    ("recording/outside.py", "broadcast"): "methods of process groups",
    (
        "rewrites/saved_bases.py",
        "aten._neg_view.default",
    ): "views that eager PyTorch may not take of stored tensors",
    ("stand_in.py", "broadcast"): "methods of process groups",
}


def names_of_ops() -> set[str]:
    """Every name of an op of the table: with its namespace and its overload, or without."""
    names = {line[0] for line in _core.op_table()}
    short = {name.partition(".")[2] for name in names if "." in name}
    return names | short | {name.partition(".")[0] for name in short}


def lists_of_ops(tree: ast.AST, ops: set[str]) -> list[str]:
    """The first names of lists, sets, keys and patterns of at least three ops.

    A dictionary from ops to functions is a stage's table.
    """

    def name(node: ast.AST | None) -> str | None:
        if isinstance(node, ast.Constant):
            is_op = isinstance(node.value, str) and (node.value in ops or node.value.startswith("aten."))
            return node.value if is_op else None
        text = ast.unparse(node) if isinstance(node, ast.Attribute) else ""
        return text if text.startswith(("aten.", "torch.ops.")) and text.count(".") > 1 else None

    found = []
    for node in ast.walk(tree):
        items: list[ast.AST | None] = []
        if isinstance(node, (ast.Set, ast.List, ast.Tuple)):
            items = [*node.elts]
        elif isinstance(node, ast.Dict):
            data = (ast.Constant, ast.Tuple, ast.List, ast.Set, ast.Dict)
            items = [
                key for key, value in zip(node.keys, node.values, strict=True) if isinstance(value, data)
            ]
        elif isinstance(node, ast.MatchOr):
            items = [pattern.value for pattern in node.patterns if isinstance(pattern, ast.MatchValue)]
        elif isinstance(node, ast.Match):
            patterns = (case.pattern for case in node.cases)
            items = [pattern.value for pattern in patterns if isinstance(pattern, ast.MatchValue)]
        names = [text for text in map(name, items) if text is not None]
        if len(names) > 2:
            found.append(names[0])
    return found


def test_properties_of_ops_stand_in_the_op_table_alone() -> None:
    ops = names_of_ops()
    found = {
        (path.relative_to(PACKAGE).as_posix(), first)
        for path in PACKAGE.rglob("*.py")
        for first in lists_of_ops(ast.parse(path.read_text()), ops)
    }
    assert found == LISTS_OF_OPS.keys(), "make it a mark of src/op/entry.rs, or give the reason"


def test_the_decompositions_of_the_op_table_exist() -> None:
    for op, _, function, _ in _core.op_table():
        if function is not None:
            module, _, name = function.partition(".")
            found = importlib.import_module(f"torchtpu_compile.decompositions.{module}")
            assert callable(getattr(found, name)), op


@pytest.mark.parametrize(
    ("code", "is_list"),
    [
        ("A = {aten.add.Tensor, torch.ops.aten.sub.Tensor, aten.mul.Tensor}", True),
        ("A = ('aten.add.Tensor', 'sub.Tensor', 'mul')", True),
        ("A = {'add': 1, 'sub': (2,), 'mul': 'x'}", True),
        ("def f(x):\n  match x:\n    case 'add' | 'sub' | 'mul': return 1", True),
        (
            "def f(x):\n  match x:\n    case 'add': f()\n    case 'sub': g()\n    case 'mul': h()",
            True,
        ),
        ("A = {aten.add.Tensor: f, aten.sub.Tensor: g(1), aten.mul.Tensor: h}", False),
        ("A = (aten.add.Tensor, aten.sub.Tensor)", False),
    ],
)
def test_a_list_of_ops_is_found(code: str, is_list: bool) -> None:
    assert bool(lists_of_ops(ast.parse(code), names_of_ops())) == is_list
