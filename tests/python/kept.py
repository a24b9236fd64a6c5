"""Executables that outlive a run of the tests, in `target/kept-programs`: a second `make test` is shorter.

`FILES` judge numbers. Of their tests in the short tier, those that speak of compiling, caching, processes or
logs start with nothing compiled, as all others do. The key of an executable has its program, so that a
changed pass, rule or lowering compiles anew. Tracing is not kept, neither PyTorch's nor that of the device's
ops: no key covers all the code behind it.
"""

from __future__ import annotations

import ast
import functools
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tiers import is_short

HERE = Path(__file__).parent
DIRECTORY = HERE.parents[1] / "target" / "kept-programs"
# The programs of `make test` take 20 MB; what no lowering makes any more goes first.
MOST_BYTES = 200 << 20

_LONG = """
antialiasing as_eager bucketing_algebra bucketing_choice bucketing_layers bucketing_random calling
data_dependent detection embedding_bags fast_paths flex_attention grid_sampling higher_order jax_op layers
linalg_sizes models ops_attention ops_convolution ops_elementwise ops_linalg ops_matmul ops_nan ops_pooling
ops_reductions ops_special ops_views ops_volumes randomness strided_views symbols training zoo
"""
_DEVICE = "as_the_cpu features forward_mode host_kernels joined module numbers programs"
_SHORT = "edge_casts error_growth histograms lazy_views results saved_layouts"
FILES = {
    *(f"long/test_{name}.py" for name in _LONG.split()),
    *(f"device/long/test_{name}.py" for name in _DEVICE.split()),
    *(f"test_{name}.py" for name in _SHORT.split()),
}
# In the code of a test, or of what it uses of its file.
OTHER_CONCERNS = re.compile(
    r"compiles|cache|caplog|capfd|fused_counts|stablehlo|bytes_|fresh\.|subprocess|fork|virtual_faults|timeout"
    r"|\btime\.|memory_(allocated|stats)|monkeypatch"
)


@functools.cache
def _definitions(source: str) -> dict[str, tuple[str, set[str]]]:
    """The code of what a file defines, and the names in it."""
    lines = source.splitlines()
    found: dict[str, tuple[str, set[str]]] = {}
    for node in ast.parse(source).body:
        defined = {node.name} if isinstance(node, ast.FunctionDef | ast.ClassDef) else set()
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            defined = {target.id for target in targets if isinstance(target, ast.Name)}
        if defined:
            inside = list(ast.walk(node))
            names = {n.id for n in inside if isinstance(n, ast.Name)}
            # Fixtures are arguments.
            names |= {n.arg for n in inside if isinstance(n, ast.arg)}
            found.update(dict.fromkeys(defined, ("\n".join(lines[node.lineno - 1 : node.end_lineno]), names)))
    return found


def judges_numbers(source: str, test: str) -> bool:
    """Whether neither a test function nor what it uses of its file speaks of another concern."""
    definitions = _definitions(source)
    left, seen = [test], set()
    while left:
        name = left.pop()
        if name in seen or name not in definitions:
            continue
        seen.add(name)
        code, names = definitions[name]
        if OTHER_CONCERNS.search(code):
            return False
        left += names
    return test in definitions


@functools.cache
def _judges_numbers(path: Path, test: str) -> bool:
    return judges_numbers(path.read_text(), test)


def is_kept(path: Path, test: str) -> bool:
    """Whether the executables of a test function outlive the run."""
    return path.relative_to(HERE).as_posix() in FILES and _judges_numbers(path, test)


@pytest.fixture(autouse=True)
def kept_programs(request: pytest.FixtureRequest) -> Iterator[None]:
    test = request.node
    # Not where the whole run has a cache.
    has_no_cache = os.environ["TORCHTPU_CACHE"] == "off"
    if not (has_no_cache and is_short(test) and is_kept(test.path, test.originalname)):
        yield
        return
    from torchtpu_compile.device import tracer
    from torchtpu_compile.warm import aot_cache

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aot_cache, "tag", lambda *_: None)
        patch.setattr(tracer.Tracer, "name", lambda _: None)
        patch.setenv("TORCHTPU_CACHE", "on")
        patch.setenv("TORCHTPU_CACHE_DIR", str(DIRECTORY))
        patch.setenv("TORCHTPU_CACHE_MAX_BYTES", str(MOST_BYTES))
        yield
