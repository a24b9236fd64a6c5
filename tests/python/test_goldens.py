"""Every lowering golden is valid StableHLO: parsed and verified with the real dialects of jaxlib.

Lowering builds ops that MLIR knows nothing about, so this is where a wrong attribute or result type
shows.
"""

import re
from pathlib import Path

import pytest
from jax._src.interpreters import mlir
from jaxlib.mlir import ir

ROOT = Path(__file__).parents[1] / "fx_graphs" / "lowering"
GOLDENS = sorted(ROOT.rglob("*.fx"))


def test_there_are_goldens() -> None:
    assert len(GOLDENS) > 50


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: str(path.relative_to(ROOT)))
def test_golden_is_valid_stablehlo(path: Path) -> None:
    _, separator, module_text = path.read_text().partition("\n---\n")
    assert separator, "a golden holds a graph, a line `---`, and a module"
    context = mlir.make_ir_context()
    context.allow_unregistered_dialects = False
    with context:
        module = ir.Module.parse(module_text)
        assert module.operation.verify()


def test_products_of_float32_and_complex64_have_full_precision() -> None:
    """XLA's default is bfloat16 on a TPU, and TF32 on a GPU."""
    contraction = re.compile(
        r'"stablehlo\.(?:dot_general|convolution)".* : \(tensor<[^,]*?(f32|complex<f32>)>'
    )
    seen = {"f32": 0, "complex<f32>": 0}
    for path in GOLDENS:
        _, _, module_text = path.read_text().partition("\n---\n")
        for line in module_text.splitlines():
            if found := contraction.search(line):
                seen[found[1]] += 1
                assert line.count("precision HIGHEST") == 2, f"{path.name}: {line}"
    assert all(seen.values()), seen


@pytest.mark.parametrize(
    "op",
    [
        '%0 = "stablehlo.nonsense"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>',
        '%0 = "stablehlo.exponential"(%arg0) : (tensor<2xf32>) -> tensor<3xf32>',
    ],
    ids=["unknown op", "wrong result type"],
)
def test_the_verifier_rejects_what_is_wrong(op: str) -> None:
    text = (
        '"builtin.module"() ({ "func.func"() <{function_type = (tensor<2xf32>) -> (), '
        'sym_name = "main"}> ({ ^bb0(%arg0: tensor<2xf32>): '
        f'{op} "func.return"() : () -> () }}) : () -> () }}) : () -> ()'
    )
    context = mlir.make_ir_context()
    context.allow_unregistered_dialects = False
    with context, pytest.raises(ir.MLIRError):
        ir.Module.parse(text).operation.verify()
