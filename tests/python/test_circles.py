"""Files that are only understood together: circles of imports in Rust and Python, of four files at most.

In Rust `use` lines and paths from `crate` and `super` count. A name that a module passes on, by `pub use`,
counts as that of the module which has it. In code, a path that begins with a child of the module does not
count.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import networkx
import torchtpu_compile
from test_rooms import imports

PACKAGE = Path(torchtpu_compile.__file__).parent
SOURCE = Path(__file__).parents[2] / "src"
MOST = 4

Name = tuple[str, ...]
"""A module, from the root of the crate on."""

USE = re.compile(r"(?P<public>pub(?:\([^)]*\))?\s+)?\buse\s+(?P<tree>[^;]+);")
PATH = re.compile(r"\b(crate|super)::([\w:]+)")
TESTS = re.compile(r"#\[cfg\(test\)\]\s*(?:#\[[^\]]*\]\s*)*mod \w+ \{.*?^\}", re.DOTALL | re.MULTILINE)


def paths(tree: str) -> Iterator[str]:
    """The paths of a `use` tree: `a::b` and `a::c` of `a::{b, c as d}`."""
    before, opening, inside = tree.strip().partition("{")
    if not opening:
        yield re.sub(r"\s+as\s+\w+$", "", before).strip().removesuffix("::*")
        return
    depth, part = 0, ""
    for character in inside.rstrip().removesuffix("}") + ",":
        depth += {"{": 1, "}": -1}.get(character, 0)
        if character == "," and not depth:
            if part.strip():
                yield from (before + path for path in paths(part))
            part = ""
        else:
            part += character


def longest_known(path: Iterable[str], known: Mapping[Name, object]) -> Name:
    """The module that a path leads to: what follows it is an item of the module."""
    path = tuple(path)
    while path and path not in known:
        path = path[:-1]
    return path


def rust_modules(source: Path) -> dict[Name, str]:
    """The code of each module, without comments and tests."""
    found = {}
    for file in source.rglob("*.rs"):
        name = file.relative_to(source).with_suffix("").parts
        if name[0] not in ("bin", "lib") and "tests" not in name:
            code = TESTS.sub("", re.sub(r"//.*", "", file.read_text()))
            found[name[:-1] if name[-1] == "mod" else name] = code
    return found


def absolute(path: str, name: Name, modules: Mapping[Name, str]) -> Name | None:
    """A path in the code of module `name`, from the root on; `None` for one into another crate."""
    first, *rest = path.split("::")
    if first == "crate":
        return tuple(rest)
    if first == "self":
        return (*name, *rest)
    if first == "super":
        ups = 1 + next((i for i, part in enumerate(rest) if part != "super"), len(rest))
        return (*name[: len(name) - ups], *rest[ups - 1 :])
    return (*name, first, *rest) if (*name, first) in modules else None


def rust_imports(source: Path) -> networkx.DiGraph:
    """Module by module."""
    modules = rust_modules(source)
    passed: dict[Name, Name] = {}
    used: list[tuple[Name, Name]] = []
    for name, code in modules.items():
        for match in USE.finditer(code):
            for path in paths(match["tree"]):
                found = absolute(path, name, modules)
                if found is None:
                    continue
                if match["public"]:
                    passed[(*name, found[-1])] = found
                else:
                    used.append((name, found))
        for match in PATH.finditer(USE.sub("", code)):
            found = absolute(match[0], name, modules)
            used.extend([(name, found)] if found else [])

    def defined(path: Name) -> Name:
        """The module that has what a path leads to."""
        for end in range(1, len(path) + 1):
            if path[:end] in passed and path[:end] not in modules:
                return defined((*passed[path[:end]], *path[end:]))
        return longest_known(path, modules)

    graph = networkx.DiGraph()
    graph.add_edges_from((name, defined(path)) for name, path in used)
    graph.remove_edges_from(list(networkx.selfloop_edges(graph)))
    return graph


def python_imports(package: Path) -> networkx.DiGraph:
    """Module by module. The root only passes on what it imports, and the native module imports nothing."""
    modules = {file.relative_to(package).with_suffix("").parts: file for file in package.rglob("*.py")}
    modules |= {name[:-1]: file for name, file in modules.items() if name[-1] == "__init__" and name[1:]}
    graph = networkx.DiGraph()
    for name, file in modules.items():
        if name[-1] != "__init__":
            graph.add_edges_from((name, longest_known(path.split("."), modules)) for path in imports(file))
    graph.remove_nodes_from([()])
    return graph


def large(graph: networkx.DiGraph) -> list[list[str]]:
    """Circles of more than `MOST` modules."""
    circles = networkx.strongly_connected_components(graph)
    return [sorted("::".join(module) for module in circle) for circle in circles if len(circle) > MOST]


def test_no_circle_of_rust_files_is_large() -> None:
    graph = rust_imports(SOURCE)
    # The reading of imports finds what there is: the key of a program is of its graph and of the lowering.
    assert graph.has_edge(("cache", "key"), ("fx", "graph"))
    assert graph.has_edge(("runtime", "plan"), ("runtime", "call"))
    assert not large(graph)


def test_no_circle_of_python_files_is_large() -> None:
    graph = python_imports(PACKAGE)
    assert graph.has_edge(("backend",), ("capture", "graph"))
    assert not large(graph)


def test_a_large_circle_is_found(tmp_path: Path) -> None:
    names = "abcde"
    for name, following in zip(names, names[1:] + names[0], strict=True):
        (tmp_path / f"{name}.rs").write_text(f"use super::{{{following}::X, z as y}};\n")
    assert large(rust_imports(tmp_path)) == [list(names)]
    (tmp_path / "e.rs").write_text("// crate::a\n#[cfg(test)]\nmod tests {\n    use super::a;\n}\n")
    assert large(rust_imports(tmp_path)) == []
    # What follows tests counts, and so does a name that another module passes on.
    (tmp_path / "e.rs").write_text("#[cfg(test)]\nmod tests {\n}\nfn f() { super::f::X }\n")
    (tmp_path / "f.rs").write_text("pub use super::a::X;\n")
    assert large(rust_imports(tmp_path)) == [list(names)]


def test_use_trees_are_read() -> None:
    assert list(paths("a::{b::{c, d as e}, self, f::*}")) == ["a::b::c", "a::b::d", "a::self", "a::f"]
