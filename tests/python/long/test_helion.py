"""Kernels of Helion, as its documentation has them, in compiled graphs.

Helion is no part of the project's environment: these tests run where it is installed
(`pip install --no-deps helion`).
"""

from __future__ import annotations

import importlib.util
import os
import sys
import textwrap

import fresh
import pytest

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(
        importlib.util.find_spec("helion") is None,
        reason="helion is not installed (pip install --no-deps helion)",
    ),
]

# The first kernel of Helion's documentation.
KERNEL = """
import torch, helion, helion.language as hl

@helion.kernel()
def matmul(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    m, k = x.size()
    k, n = y.size()
    out = torch.empty([m, n], dtype=x.dtype, device=x.device)

    for tile_m, tile_n in hl.tile([m, n]):
        acc = hl.zeros([tile_m, tile_n], dtype=torch.float32)
        for tile_k in hl.tile(k):
            acc = torch.addmm(acc, x[tile_m, tile_k], y[tile_k, tile_n])
        out[tile_m, tile_n] = acc

    return out
"""


def run(tmp_path: object, script: str) -> str:
    """What a process prints that compiles for Pallas without a TPU."""
    path = os.path.join(str(tmp_path), "kernel.py")
    with open(path, "w") as file:
        file.write(KERNEL + textwrap.dedent(script))
    told = {"HELION_BACKEND": "pallas", "HELION_PALLAS_INTERPRET": "1", "HELION_AUTOTUNE_EFFORT": "none"}
    env = {**os.environ, **told, "JAX_PLATFORMS": "cpu"}
    done = fresh.run([sys.executable, path], env=env)
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout


def test_a_kernel_of_its_documentation_is_compiled_in_strict_mode(tmp_path: object) -> None:
    out = run(
        tmp_path,
        """
        import torchtpu_compile

        def model(x, y):
            return matmul(x.sin(), y) * 2

        x, y = torch.randn(256, 128), torch.randn(128, 256)
        with torch.no_grad():
            got = torch.compile(model, backend="tpu", fullgraph=True, options={"strict": True})(x, y)
        wanted = x.double().sin() @ y.double() * 2
        assert (got - wanted).abs().max() < 1e-4, (got - wanted).abs().max()
        counts = torchtpu_compile.metrics()
        print(counts["graphs"], counts["xla_compiles"], counts["fallback_ops"])
        """,
    )
    assert out.split()[0] == "1" and "{}" in out, out


def test_its_recording_compiles_for_tpus(tmp_path: object) -> None:
    run(
        tmp_path,
        f"""
        x, y = torch.randn(256, 128), torch.randn(128, 256)
        with torch.no_grad():
            options = {{"record": {str(tmp_path)!r} + "/graphs"}}
            torch.compile(lambda x, y: matmul(x.sin(), y) * 2, backend="tpu", options=options)(x, y)
        """,
    )
    graphs = os.path.join(str(tmp_path), "graphs")
    torchtpu = "import sys; from torchtpu_compile.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", torchtpu, "estimate", graphs, "--target", "v5e,v6e,tpu7x"]
    done = fresh.run(command, timeout=500)
    assert done.returncode == 0, done.stdout + done.stderr
