"""Random programs: made from a seed, run by eager PyTorch, written as a test."""

from __future__ import annotations

import ast
import itertools
import linecache
import random
import re
import warnings
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from grammar import fill, template

# The names of types in a program. As float64, all of them stand for float64.
TYPES = {"F32": torch.float32, "F64": torch.float64, "BF16": torch.bfloat16, "F16": torch.float16}
SIZES = [(5, 2, 19), (8, 3, 33), (7, 16, 17), (12, 31, 2), (6, 64, 9), (9, 40, 65)]
MOST_ELEMENTS = 20_000
NAN, INF = float("nan"), float("inf")

_files = itertools.count()


@dataclass(frozen=True)
class Input:
    """An argument: `dims` are sizes, `None` for the one that varies. `kind` says what its elements are."""

    name: str
    dims: tuple[int | None, ...]
    dtype: torch.dtype
    kind: str
    grad: bool = False

    def make(self, size: int, seed: int) -> torch.Tensor:
        shape = [size if d is None else d for d in self.dims]
        # One stream for each input and size, whatever other inputs there are.
        g = torch.Generator().manual_seed(zlib.crc32(f"{self.name} {size} {seed}".encode()))
        if self.dtype == torch.bool:
            return torch.rand(shape, generator=g) < 0.5
        if self.dtype.is_floating_point:
            x = torch.randn(shape, generator=g, dtype=torch.float64) * {"small": 0.1, "large": 30.0}.get(
                self.kind, 1.0
            )
            if self.kind == "edges":
                edges = torch.tensor(
                    [NAN, INF, -INF, 0.0, -0.0, 1e-40, -3e38, 1e-30, 1.0, -1.0], dtype=torch.float64
                )
                place = torch.randint(0, len(edges), shape, generator=g)
                x = torch.where(torch.rand(shape, generator=g) < 0.3, edges[place], x)
            if self.kind == "ties":
                x = (x * 2).round() / 2
            return x.to(self.dtype)
        low, high = (0, 9) if self.dtype == torch.uint8 else (-6, 9)
        x = torch.randint(low, high, shape, generator=g).to(self.dtype)
        if self.kind == "edges":
            info = torch.iinfo(self.dtype)
            edges = torch.tensor([info.min, info.max, info.max - 1, 0], dtype=self.dtype)
            place = torch.randint(0, len(edges), shape, generator=g)
            x = torch.where(torch.rand(shape, generator=g) < 0.3, edges[place], x)
        return x


@dataclass(frozen=True)
class Step:
    """A line, the names it reads and the names it defines."""

    code: str
    reads: frozenset[str]
    defines: tuple[str, ...]


def step(code: str) -> Step:
    names = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)]
    defines = dict.fromkeys(n.id for n in names if isinstance(n.ctx, ast.Store))
    return Step(code, frozenset(n.id for n in names) - defines.keys(), tuple(defines))


@dataclass(frozen=True)
class Program:
    """A function of tensors: `sizes` are those of the varying dimension, the first the traced one."""

    seed: int
    inputs: tuple[Input, ...]
    steps: tuple[Step, ...]
    outputs: tuple[str, ...]
    sizes: tuple[int, ...]
    families: tuple[str, ...] = ()

    def source(self, name: str = "program") -> str:
        body = [s.code for s in self.steps]
        body.append(f"return ({', '.join(self.outputs)},)")
        lines = [f"def {name}({', '.join(i.name for i in self.inputs)}):", *(f"    {line}" for line in body)]
        return "\n".join(lines) + "\n"

    def function(self, *, wide: bool = False) -> Callable[..., tuple[Any, ...]]:
        """The function; with `wide` all floating-point types in it are float64."""
        return compile_source(self.source(), "program", wide=wide)

    def arguments(self, size: int) -> list[torch.Tensor]:
        made = [i.make(size, self.seed) for i in self.inputs]
        return [x.requires_grad_() if i.grad else x for i, x in zip(self.inputs, made, strict=True)]

    def without_dead_steps(self) -> Program:
        """The same without what no output depends on."""
        needed, kept = set(self.outputs), []
        for s in reversed(self.steps):
            # A line that writes in place changes what was defined with it.
            if needed & set(s.defines):
                needed |= s.reads
                kept.append(s)
        inputs = tuple(i for i in self.inputs if i.name in needed) or self.inputs[:1]
        return replace(self, steps=tuple(reversed(kept)), inputs=inputs)

    def with_step_replaced(self, k: int, name: str) -> Program:
        """The same without step `k`: who reads what it defines reads `name` instead."""
        defined = set(self.steps[k].defines)
        pattern = re.compile(r"\b(" + "|".join(sorted(defined)) + r")\b")
        later = tuple(step(pattern.sub(name, s.code)) for s in self.steps[k + 1 :])
        outputs = tuple(dict.fromkeys(name if o in defined else o for o in self.outputs))
        return replace(self, steps=self.steps[:k] + later, outputs=outputs)


def compile_source(source: str, name: str, *, wide: bool) -> Callable[..., tuple[Any, ...]]:
    """A function of a text that tracebacks and Dynamo can quote."""
    file = f"<program {next(_files)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    types = {key: torch.float64 if wide else value for key, value in TYPES.items()}
    namespace: dict[str, Any] = {"torch": torch, "F": torch.nn.functional, **types}
    exec(compile(source, file, "exec"), namespace)
    return namespace[name]


@dataclass
class _Draft:
    """A program that grows: each step is run at every size, so that what is kept is known to work."""

    random: random.Random
    sizes: tuple[int, ...]
    scopes: list[dict[str, Any]]
    steps: list[Step] = field(default_factory=list)
    families: list[str] = field(default_factory=list)
    names: Iterable[int] = field(default_factory=itertools.count)

    def pick(self, kind: str) -> str | None:
        matches = {
            "f": lambda t: t.is_floating_point(),
            "i": lambda t: not t.is_floating_point() and t.dtype != torch.bool,
            "b": lambda t: t.dtype == torch.bool,
            "r": lambda t: t.dtype != torch.bool,
            "t": lambda t: True,
        }[kind]
        names = [k for k, v in self.scopes[0].items() if isinstance(v, torch.Tensor) and matches(v)]
        if not names:
            return None
        # Later values rather than earlier ones, so that programs are deep.
        return names[max(self.random.randrange(len(names)) for _ in range(2))]

    def grow(self) -> bool:
        family, text = template(self.random)
        filled = fill(self.random, text, self.pick, lambda: f"v{next(iter(self.names))}")
        if filled is None:
            return False
        made = step(filled)
        code = compile(filled, "<step>", "exec")
        results = []
        for scope in self.scopes:
            inner = dict(scope)
            try:
                with torch.no_grad(), warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    exec(code, inner)
            except Exception:
                return False
            new = [inner[name] for name in made.defines]
            if not all(
                isinstance(t, torch.Tensor) and t.numel() <= MOST_ELEMENTS and t.dim() <= 6 for t in new
            ):
                return False
            results.append(inner)
        first = results[0][made.defines[0]]
        lost = first.is_floating_point() and first.numel() and not first.isfinite().float().mean() > 0.5
        if lost and self.random.random() < 0.8:
            return False
        self.scopes = results
        self.steps.append(made)
        self.families.append(family)
        return True


def make(seed: int) -> Program:
    """The program of a seed."""
    r = random.Random(seed)
    sizes = r.choice(SIZES)
    inputs = [_input(r, f"x{k}") for k in range(r.choice([1, 2, 2, 3]))]
    if not any(i.dtype.is_floating_point for i in inputs) or r.random() < 0.3:
        inputs.append(replace(_input(r, "y"), dtype=torch.float32, kind="normal", grad=True))
    if r.random() < 0.5:
        inputs.append(Input("index", (None,) if r.random() < 0.5 else (3,), torch.int64, "normal"))
    scopes = []
    for size in sizes:
        scope: dict[str, Any] = {"torch": torch, "F": torch.nn.functional, **TYPES}
        scopes.append(scope | {i.name: i.make(size, seed) for i in inputs})
    draft = _Draft(r, sizes, scopes)
    wanted = r.randint(5, 15)
    for _ in range(wanted * 12):
        draft.grow()
        if len(draft.steps) == wanted:
            break
    read = frozenset[str]().union(*(s.reads for s in draft.steps))
    defined = [name for s in draft.steps for name in s.defines]
    leaves = [name for name in defined if name not in read]
    extra = [name for name in defined if name in read and r.random() < 0.15]
    outputs = tuple(leaves + extra) or (inputs[0].name,)
    program = Program(seed, tuple(inputs), tuple(draft.steps), outputs, sizes, tuple(draft.families))
    return program.without_dead_steps()


def _input(r: random.Random, name: str) -> Input:
    shapes: list[tuple[int | None, ...]] = [
        *[
            (None,),
            (None, 4),
            (None, 4),
            (3, None),
            (None, 3, 4),
            (2, 3, None),
            (2, 4, None, 3),
            (1, 2, 4, None),
        ],
        *[(None, None), (4, 4), (3,), (), (1,), (0, 4), (None, 0), (None, 1)],
    ]
    weights = [4] * 8 + [2, 2, 2, 1, 1, 0.3, 0.3, 1]
    dims = r.choices(shapes, weights)[0]
    dtype = r.choices(
        [
            torch.float32,
            torch.float64,
            torch.bfloat16,
            torch.float16,
            torch.int64,
            torch.int32,
            torch.uint8,
            torch.bool,
        ],
        [10, 1, 1, 1, 2, 1, 1, 1],
    )[0]
    kind = r.choices(["normal", "edges", "ties", "small", "large"], [6, 2, 1, 1, 1])[0]
    return Input(name, dims, dtype, kind, grad=dtype.is_floating_point and r.random() < 0.7)
