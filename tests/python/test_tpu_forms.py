"""What is lowered otherwise for a TPU computes the same: both forms, run on the CPU by jaxlib.

Both run with bfloat16 widened to float32: jaxlib's CPU client has no products of bfloat16 that are float32,
and what is to be the same is the mathematics, not the roundings.
"""

from __future__ import annotations

import re
from pathlib import Path

import jax
import numpy as np
import pytest
from jax._src import xla_bridge
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jaxlib import _jax
from jaxlib.mlir import ir
from torchtpu_compile import _core

ROOT = Path(__file__).parents[1] / "fx_graphs" / "lowering"
GOLDENS = sorted(ROOT.rglob("*.tpu.fx"))


def results(text: str) -> list[list[np.ndarray]]:
    """What a program computes of three sets of inputs, which follow from a seed each."""
    backend = xla_bridge.get_backend("cpu")
    # A number that is written by its bits has twice as many of them.
    text = re.sub(r"dense<0x(\w{4})> : (tensor<\w*bf16>)", r"dense<0x\g<1>0000> : \2", text)
    with mlir.make_ir_context():
        module = ir.Module.parse(text.replace("bf16", "f32"))
        function = module.body.operations[0]
        types = [ir.RankedTensorType(t) for t in function.type.inputs]
        generators = map(np.random.default_rng, range(3))
        inputs = [[_input(rng, t) for t in types] for rng in generators]
        devices = _jax.DeviceList(tuple(backend.local_devices()[:1]))
        executable = backend.compile_and_load(module, devices, xla_client.CompileOptions())
    found = []
    for arguments in inputs:
        with jax.enable_x64(True):
            buffers = [jax.device_put(x, backend.local_devices()[0]) for x in arguments]
        parts = executable.execute_sharded(buffers).disassemble_into_single_device_arrays()
        found.append([np.asarray(part[0]) for part in parts])
    return found


def _input(rng: np.random.Generator, ty: ir.RankedTensorType) -> np.ndarray:
    if str(ty.element_type) == "i1":
        mask = rng.random(ty.shape) < 0.6
        # A row of which nothing is left, and one of which all is.
        mask[0, ..., 0, :] = False
        mask[-1, ..., -1, :] = True
        return mask
    if str(ty.element_type).startswith("i"):
        return rng.integers(0, 5, ty.shape).astype(f"int{str(ty.element_type)[1:]}")
    return (rng.standard_normal(ty.shape) * 2).astype(np.float32)


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_form_for_tpu_computes_what_the_general_one_does(path: Path, tmp_path: Path) -> None:
    graph = tmp_path / "graph.fx"
    graph.write_text(path.read_text().partition("\n---\n")[0] + "\n")
    general, for_tpu = (_core.lower_graph(graph, {}, target)[1] for target in (None, "v5e"))
    assert general != for_tpu
    for all_wanted, all_got in zip(results(general), results(for_tpu), strict=True):
        for wanted, got in zip(all_wanted, all_got, strict=True):
            np.testing.assert_allclose(got, wanted, rtol=2e-5, atol=2e-5, equal_nan=True)


def test_forms_for_tpu_are_tested() -> None:
    assert len(GOLDENS) >= 6
