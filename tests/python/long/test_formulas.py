"""What tracing runs of a custom op is part of the key: a changed formula is not answered by an old entry."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import fresh

# An op with a formula, of each kind. `OP` is its name, and `FACTOR` what the formula computes with.
OPS = {
    "formula of a custom op": """
import torch
@torch.library.custom_op("formulas_test::OP", mutates_args=())
def OP(x: torch.Tensor) -> torch.Tensor:
    return x * FACTOR
OP.register_fake(torch.empty_like)
OP.register_autograd(lambda ctx, grad: grad * FACTOR)
""",
    "formula that calls another function": """
import torch
def times(x):
    return x * FACTOR
@torch.library.custom_op("formulas_test::OP", mutates_args=())
def OP(x: torch.Tensor) -> torch.Tensor:
    return times(x)
OP.register_fake(torch.empty_like)
OP.register_autograd(lambda ctx, grad: times(grad))
""",
    "formula in the parts of another object": """
import functools, torch
table = {"factor": FACTOR}
def scaled(x, by):
    return (lambda: x * table["factor"] * by)()
@torch.library.custom_op("formulas_test::OP", mutates_args=())
def OP(x: torch.Tensor) -> torch.Tensor:
    return x * FACTOR
OP.register_fake(torch.empty_like)
once = functools.partial(scaled, by=1)
OP.register_autograd(lambda ctx, grad: once(grad))
""",
    "formula of an object": """
import torch
class Formula:
    def __call__(self, ctx, grad):
        return grad * FACTOR
@torch.library.custom_op("formulas_test::OP", mutates_args=())
def OP(x: torch.Tensor) -> torch.Tensor:
    return x * FACTOR
OP.register_fake(torch.empty_like)
formula = Formula()
OP.register_autograd(lambda ctx, grad: formula(ctx, grad))
""",
    "formula of an op of a library": """
import torch
torch.library.define("formulas_test::OP", "(Tensor x) -> Tensor")
torch.library.impl("formulas_test::OP", "cpu", lambda x: x * FACTOR)
torch.library.register_fake("formulas_test::OP", torch.empty_like)
torch.library.register_autograd("formulas_test::OP", lambda ctx, grad: grad * FACTOR)
OP = torch.ops.formulas_test.OP
""",
    "body of a composite op": """
import torch
library = torch.library.Library("formulas_test", "FRAGMENT")
library.define("OP(Tensor x) -> Tensor")
library.impl("OP", lambda x: x * FACTOR, "CompositeImplicitAutograd")
OP = torch.ops.formulas_test.OP
""",
}

MAIN = """
import json, torch, torchtpu_compile
from torch._dynamo.utils import counters
text = 'func.func @main(%x: T) -> T { %y = "stablehlo.add"(%x, %x) : (T, T) -> T return %y : T }'
found = {}
for name, (f, is_composite) in ops.items():
    # What runs in eager PyTorch is not kept, and a composite op is ops that have lowerings.
    if not is_composite:
        torchtpu_compile.register_lowering(f"formulas_test::{name}", text.replace("T", "tensor<3xf32>"))
    torch._dynamo.reset()
    counters.clear()
    x = torch.ones(3, requires_grad=True)
    torch.compile(lambda x: f(x) + 1, backend="tpu")(x).sum().backward()
    aot = counters["aot_autograd"]
    found[name] = [x.grad.tolist()[0], aot["autograd_cache_hit"], aot["autograd_cache_miss"]]
print(json.dumps(found))
"""


def program(kinds: list[str], factor: int) -> str:
    """Registers an op of each kind: `ops` has them by name, with whether they are composite."""
    parts = ["ops = {}"]
    for i, kind in enumerate(kinds):
        parts.append(OPS[kind].replace("FACTOR", str(factor)).replace("OP", f"f{i}"))
        parts.append(f"ops['f{i}'] = f{i}, {kind == 'body of a composite op'}")
    return "\n".join(parts)


def gradients(directory: Path, *command: str) -> list[list[float]]:
    """Of each op the gradient, in a process of its own, and the hits and misses of AOTAutograd's cache."""
    own = {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(directory / "cache")}
    own["TORCHINDUCTOR_CACHE_DIR"] = str(directory / "pytorch")
    own["PYTHONPATH"] = os.pathsep.join([str(directory), *(p for p in sys.path if p)])
    done = fresh.run([sys.executable, *command], env={**os.environ, **own}, cwd=directory)
    assert done.returncode == 0, done.stderr
    return [*json.loads(done.stdout.splitlines()[-1]).values()]


def test_a_changed_formula_is_traced_again(tmp_path: Path) -> None:
    main = tmp_path / "main.py"
    main.write_text(f"from formulas_of_test import *\n{MAIN}")
    for factor, hit, miss in [(2, 0, 1), (2, 1, 0), (5, 0, 1)]:
        (tmp_path / "formulas_of_test.py").write_text(program([*OPS], factor))
        found = dict(zip(OPS, gradients(tmp_path, "-B", str(main)), strict=True))
        assert found == {kind: [factor, hit, miss] for kind in OPS}


IN_NO_FILE = {
    "formula that calls another function": True,
    "formula in the parts of another object": True,
    "formula of an object": False,
    "body of a composite op": False,
}
"""Whether the code can be read if the program has no file."""


def test_a_changed_formula_that_is_in_no_file_is_traced_again(tmp_path: Path) -> None:
    """As in a notebook. Of an object, or a function that only PyTorch's dispatcher holds, nothing is kept."""
    for factor, kept in [(2, [0, 1]), (2, [1, 0]), (5, [0, 1])]:
        found = gradients(tmp_path, "-c", program([*IN_NO_FILE], factor) + MAIN)
        wanted = [[factor, *(kept if is_readable else [0, 0])] for is_readable in IN_NO_FILE.values()]
        assert dict(zip(IN_NO_FILE, found, strict=True)) == dict(zip(IN_NO_FILE, wanted, strict=True))
