"""Which tests a change concerns, read off the code: nothing here is kept by hand.

The sources are cut into definitions (functions, types, constants), each with the words of its text. A
change begins at the definitions that its lines touch, and goes on to those that name them, less with each
step and with each definition that shares the name. A test's score is what of all this its own text names:
words that few tests have count more than those that many have, and the name of an op counts most. Files and
tests that share words in their names are near one another as well.
"""

from __future__ import annotations

import ast
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*")
RUST = re.compile(
    r"^\s*(?:pub(?:\([^)]*\))?\s+)?(?:(?:const|async|unsafe|extern \"C\")\s+)*"
    r"(?:fn|struct|enum|trait|union|type|mod|static|const|macro_rules!)\s+(\w+)"
)
CPP = re.compile(r"^(?:[\w:<>,&*~ ]+\s)?([A-Za-z_]\w+)\s*\(")
# Where sources and tests are. What is elsewhere concerns no test but those that always run.
SOURCES = ("src", "python/torchtpu_compile")
TESTS = "tests/python"
# Words of names that say nothing of what a thing is about.
EMPTY = {
    "test",
    "tests",
    "py",
    "rs",
    "mod",
    "the",
    "a",
    "an",
    "of",
    "is",
    "and",
    "python",
    "torchtpu",
    "compile",
    "src",
}
STEPS, LESS, LEAST = 4, 0.6, 0.02


@dataclass(frozen=True)
class Definition:
    """A piece of a source file: its name, what it is a part of, its first and last line, and its words."""

    path: str
    name: str
    outer: str
    first: int
    last: int
    words: frozenset[str]


def words(text: str) -> frozenset[str]:
    """Names in a text: dotted ones whole, and their parts."""
    found: set[str] = set()
    for name in WORD.findall(text):
        found.add(name)
        if "." in name:
            found.update(part for part in name.split(".") if len(part) > 2)
    return frozenset(found)


def parts(name: str) -> set[str]:
    """`test_ops_views.py` → ops, views."""
    split = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name)
    found = {part.lower() for part in re.split(r"[^A-Za-z0-9]+|_", split) if len(part) > 2}
    # Singular and plural are one word.
    return {part.removesuffix("s") for part in found} - EMPTY


def ops(found: Iterable[str]) -> set[str]:
    """Overloads among words: `aten.add.Tensor`."""
    return {
        word for word in found if word.count(".") == 2 and word.split(".")[0] in ("aten", "torchtpu", "prims")
    }


def definitions(path: str, text: str) -> list[Definition]:
    """The pieces of a file, in order; what precedes the first one is a piece named after the file."""
    lines = text.splitlines()
    stem = Path(path).stem
    starts: list[tuple[int, str, str]] = [(1, stem, stem)]
    if path.endswith(".py"):
        try:
            tree = ast.parse(text)
        except SyntaxError:
            tree = ast.Module([], [])
        for node in tree.body:
            first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                starts.append((first, node.name, stem))
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                starts.append((first, getattr(target, "id", stem), stem))
            for member in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef):
                    first = min([member.lineno, *(d.lineno for d in member.decorator_list)])
                    # What Python calls by itself is named by its class.
                    name = node.name if member.name.startswith("__") else member.name
                    starts.append((first, name, node.name))
    else:
        pattern = RUST if path.endswith(".rs") else CPP
        outer = stem
        for number, line in enumerate(lines, 1):
            if line.startswith("impl"):
                outer = next(reversed(re.findall(r"\b[A-Z]\w+", line.partition(" where ")[0])), stem)
            elif line.startswith("}"):
                outer = stem
            if found := pattern.match(line):
                starts.append((number, found[1], outer))
    pieces = []
    ends = [first for first, _, _ in starts[1:]] + [len(lines) + 1]
    for (first, name, outer), end in zip(starts, ends, strict=True):
        found_words = words("\n".join(lines[first - 1 : end - 1]))
        pieces.append(Definition(path, name, outer, first, end - 1, found_words))
    return pieces


def _of_path(path: str) -> set[str]:
    """`tests/python/device/test_views.py` → device, view."""
    return {word for name in Path(path).parts[2:] for word in parts(Path(name).stem)}


def _room(path: str) -> set[str]:
    """`src/bucketing/rules/softmax.rs` → bucketing."""
    inside = Path(path).parts[1:] if not path.startswith("python/") else Path(path).parts[2:]
    return parts(inside[0]) if len(inside) > 1 else set()


class Relevance:
    """What a change concerns.

    `changed` maps paths to the changed lines of their new text, or to `None` for the whole file.
    """

    def __init__(self, root: Path, changed: dict[str, set[int] | None]) -> None:
        self.root, self.changed = root, changed
        self.sources: list[Definition] = []
        for folder in SOURCES:
            for path in sorted((root / folder).rglob("*")):
                if path.suffix in (".py", ".rs", ".cpp", ".h"):
                    name = str(path.relative_to(root))
                    self.sources += definitions(name, path.read_text())
        # The folders right below `src` and the package that changed: bucketing, cache, device.
        self.rooms = {word for path in changed if path.startswith(SOURCES) for word in _room(path)}
        self.weights = self._reach()
        self.words, self.ops = self._words()
        self.names = self._names()
        self.common: Counter[str] = Counter()

    def _touched(self) -> list[Definition]:
        found = []
        for piece in self.sources:
            if piece.path in self.changed:
                lines = self.changed[piece.path]
                if lines is None or any(piece.first <= line <= piece.last for line in lines):
                    found.append(piece)
        return found

    def _reach(self) -> dict[Definition, float]:
        """How much each definition is concerned, from 1 for what changed."""
        called: Counter[str] = Counter(piece.name for piece in self.sources)
        named_by: dict[str, list[Definition]] = defaultdict(list)
        for piece in self.sources:
            for word in piece.words & called.keys():
                named_by[word].append(piece)
        weights = dict.fromkeys(self._touched(), 1.0)
        # Who uses a method names its type, and often the file.
        places = {(piece.path, piece.name): piece for piece in self.sources}
        for piece in list(weights):
            for outer in (piece.outer, Path(piece.path).stem):
                if (part := places.get((piece.path, outer))) is not None:
                    weights.setdefault(part, LESS)
        frontier = dict(weights)
        for _ in range(STEPS):
            reached: dict[Definition, float] = {}
            for piece, weight in frontier.items():
                users = named_by[piece.name]
                passed = weight * LESS / called[piece.name] / max(1.0, len(users) / 12)
                for user in users if passed >= LEAST else ():
                    if passed > weights.get(user, 0.0):
                        weights[user] = reached[user] = passed
            frontier = reached
        return weights

    def _words(self) -> tuple[dict[str, float], dict[str, float]]:
        """The words and the ops of what is concerned, each with its weight."""
        found: dict[str, float] = {}
        overloads: dict[str, float] = {}
        registered: dict[tuple[str, str], set[str]] = defaultdict(set)
        # A line of a table belongs to the function that it names, or that its closure calls: one of the same
        # file, or of the file whose module precedes it.
        for piece in self.sources:
            if ops(piece.words):
                text = (self.root / piece.path).read_text().splitlines()[piece.first - 1 : piece.last]
                for op, module, function in re.findall(
                    r'"((?:aten|torchtpu|prims)\.\w+\.\w+)",\s*(?:\|[^|]*\|\s*)?"?(?:\w+::)*?(?:(\w+)(?:::|\.))?(\w+)',
                    "\n".join(text),
                ):
                    registered[module or Path(piece.path).stem, function].add(op)
        for piece, weight in self.weights.items():
            found[piece.name] = max(found.get(piece.name, 0.0), weight)
            # Names, and not the words of comments.
            for word in (w for w in piece.words if "_" in w.strip("_") or not w[1:].islower()):
                found[word] = max(found.get(word, 0.0), weight * 0.15)
            table = len(ops(piece.words))
            for op in registered[Path(piece.path).stem, piece.name]:
                overloads[op] = max(overloads.get(op, 0.0), weight)
            for op in ops(piece.words):
                overloads[op] = max(overloads.get(op, 0.0), weight / max(1, table / 3))
        # A line of a table is about its own op, whatever else the table has.
        for path, lines in self.changed.items():
            if path.startswith(SOURCES) and lines is not None and (self.root / path).exists():
                text = (self.root / path).read_text().splitlines()
                for op in ops(words("\n".join(text[line - 1] for line in lines if line <= len(text)))):
                    overloads[op] = 1.0
        for op, weight in overloads.items():
            base = op.split(".")[1].strip("_")
            found[base] = max(found.get(base, 0.0), weight)
        return found, overloads

    def _names(self) -> dict[str, float]:
        """Words of the names of what is concerned: of files that changed, of definitions, of ops."""
        found: dict[str, float] = {}
        for path in self.changed:
            inside = Path(path).parts[1:] if not path.startswith("python/") else Path(path).parts[2:]
            for part in {word for name in inside for word in parts(Path(name).stem)}:
                found[part] = 1.0
        for op, weight in self.ops.items():
            for part in parts(op.split(".")[1]):
                found[part] = max(found.get(part, 0.0), weight)
        for piece, weight in self.weights.items():
            for part in parts(piece.name):
                found[part] = max(found.get(part, 0.0), weight * 0.5)
        return found

    def learn(self, tests: Iterable[Test]) -> None:
        """Counts which words how many tests have, and which words of names how many files."""
        self.common.clear()
        files: dict[str, set[str]] = defaultdict(set)
        for test in tests:
            self.common.update(test.words)
            files[test.path] |= _of_path(test.path) | parts(test.name)
        for found in files.values():
            self.common.update(f"name:{word}" for word in found)

    def _rare(self, word: str) -> float:
        return 1.0 / math.sqrt(1.0 + self.common[word])

    def score(self, path: str, name: str, text: frozenset[str]) -> float:
        """How much the test `name` in the file `path` is concerned, whose text has these words."""
        total = 0.0
        if path in self.changed:
            lines = self.changed[path]
            total += 20.0 if lines is None else 10.0
        for op in ops(text) & self.ops.keys():
            total += 4.0 * self.ops[op]
        shared = text & self.words.keys()
        # A long text has much of everything.
        total += (
            6.0 * sum(self.words[word] * self._rare(word) for word in shared) / math.sqrt(1 + len(text) / 60)
        )
        of_file = _of_path(path)
        for word in (of_file | parts(name)) & self.names.keys():
            total += (6.0 if word in of_file else 4.0) * self.names[word] * self._rare(f"name:{word}")
        # An op has tests in many rooms: those of the room that changed look at this part of it.
        return total * (2.0 if of_file & self.rooms else 1.0)


@dataclass(frozen=True)
class Test:
    """A test function: its words are those of its text and of the functions beside it that it names."""

    path: str
    name: str
    words: frozenset[str]


def tests_of(path: str, text: str) -> list[Test]:
    pieces = [piece for piece in definitions(path, text)[1:] if not piece.name.isupper()]
    by_name = defaultdict(list)
    for piece in pieces:
        by_name[piece.name].append(piece)
    found = []
    for piece in pieces:
        if piece.name.startswith("test"):
            near, new = {piece}, {piece}
            while new:
                new = {p for one in new for word in one.words for p in by_name.get(word, ())} - near
                new = {p for p in new if not p.name.startswith("test")}
                near |= new
            found.append(Test(path, piece.name, frozenset().union(*(p.words for p in near))))
    return found
