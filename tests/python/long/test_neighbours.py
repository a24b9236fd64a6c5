"""The examples with frameworks that bring models of their own, where these are here: torchtitan and vLLM."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[3] / "examples"

pytestmark = pytest.mark.soak


def run(*command: str, timeout: float) -> str:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=timeout)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.mark.skipif(
    importlib.util.find_spec("torchtitan") is None,
    reason="torchtitan is not installed (examples/torchtitan/README.md)",
)
@pytest.mark.parametrize("ranks", [1, 2])
@pytest.mark.parametrize("model", ["llama3", "moe"])
def test_torchtitan_trains_as_in_eager(model: str, ranks: int, tmp_path: Path) -> None:
    launch = ["-m", "torch.distributed.run", "--standalone", "--nproc_per_node", str(ranks)]
    losses = []
    for backend in ("eager", "tpu"):
        out = tmp_path / f"{backend}.json"
        how = ["--model", model, "--layers", "2", "--rows", "1", "--backend", backend, "--out", str(out)]
        run(*launch, str(EXAMPLES / "torchtitan" / "train.py"), *how, timeout=900)
        losses.append(json.loads(out.read_text()))
    eager, ours = losses
    assert len(eager) == len(ours) == 20
    assert eager[-1] < eager[0] - 1
    assert max(abs(a - b) for a, b in zip(eager, ours, strict=True)) < 1e-5


@pytest.mark.skipif(
    importlib.util.find_spec("vllm") is None, reason="vLLM is not installed (examples/vllm/README.md)"
)
def test_vllm_answers_as_in_eager_and_compiles_nothing_after_warm_up() -> None:
    out = run(str(EXAMPLES / "vllm" / "serve.py"), timeout=1800)
    assert "64 of 64 answers are eager's tokens" in out
    assert "made after warm-up: 0 in the first half, 0 in the second" in out
