"""Twelve situations that users meet: what is said names the cause, the place and the remedy."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import fresh
import pytest
import torch
import torchtpu_compile
from cpu_plugin import CPU_PLUGIN, built
from torchtpu_compile import _core, log

HERE = Path(__file__).name


@pytest.fixture(autouse=True)
def talkative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everything down to `info` is said; a cache of its own."""
    monkeypatch.setenv("TORCHTPU_CACHE", "on")
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "pytorch"))
    torch._dynamo.reset()
    log.forget()
    torchtpu_compile.reset_metrics()
    log.set_level("info")
    yield
    log.reset_level()


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    torch._dynamo.reset()
    dynamic = options.pop("dynamic", False)
    return torch.compile(function, backend="tpu", dynamic=dynamic, options={"log": "info", **options})


def wave(x: torch.Tensor) -> torch.Tensor:
    return x.sin() * 2


def test_a_graph_break_has_its_line_and_what_to_write_instead() -> None:
    def branch(x: torch.Tensor) -> torch.Tensor:
        if x.sum() > 0:
            return x + 1
        return x - 1

    said = str(torchtpu_compile.explain(branch, torch.ones(3)))
    assert "graph ended at " in said and "`if x.sum() > 0:`" in said and HERE in said, said
    assert "torch.cond" in said, said


def test_an_op_in_eager_pytorch_has_its_line_its_reason_and_a_way_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    compiled(lambda x: torch.linalg.eigvals(x.cos()).abs() + 1)(torch.eye(3))
    said = caplog.text
    assert "aten.linalg_eig.default" in said and f"{HERE}:" in said and "eigvals(x.cos())" in said, said
    assert "no lowering" in said and "strict" in said, said


def test_an_input_that_no_program_takes_is_named_with_the_function(caplog: pytest.LogCaptureFixture) -> None:
    compiled(lambda x: (x @ x).to_dense())(torch.eye(3).to_sparse())
    said = caplog.text
    breaks = torchtpu_compile.metrics()
    assert "sparse" in said or any("sparse" in reason for reason in breaks["graph_breaks"]), (said, breaks)


def test_another_type_is_told_with_the_tensor_and_both_types(caplog: pytest.LogCaptureFixture) -> None:
    f = compiled(wave)
    f(torch.ones(3))
    f(torch.ones(3, dtype=torch.float64))
    said = caplog.text
    assert "tensor 'x' dtype mismatch. expected Float, actual Double" in said and HERE in said, said
    assert "give x the same type" in said, said


def test_another_precision_is_the_part_of_the_key_that_differs(caplog: pytest.LogCaptureFixture) -> None:
    compiled(lambda x: x @ x)(torch.ones(3, 3))
    torch.set_float32_matmul_precision("medium")
    try:
        caplog.clear()
        compiled(lambda x: x @ x)(torch.ones(3, 3))
    finally:
        torch.set_float32_matmul_precision("highest")
    said = caplog.text
    assert "cache miss" in said and "differs in matmul precision" in said, said


def test_a_new_bucket_is_told_with_the_size_and_the_buckets(caplog: pytest.LogCaptureFixture) -> None:
    f = compiled(wave, dynamic=True)
    f(torch.ones(5))
    f(torch.ones(500))
    (cause,) = torchtpu_compile.reports()[-1]["recompiles"]
    assert "= 500 (dimension 0 of x)" in cause and "programs are for" in cause and "buckets=" in cause, cause
    assert cause in torchtpu_compile.shape_report()


def test_a_size_that_is_not_padded_says_which_op_forbids_it() -> None:
    f = compiled(lambda x: torch.fft.rfft(x).abs(), dynamic=True)
    f(torch.ones(20))
    f(torch.ones(21))
    said = torchtpu_compile.shape_report()
    assert "compiled for 2 sizes without padding: aten._fft_r2c" in said, said
    assert "by padding its inputs" in said, said


def test_a_damaged_entry_is_named_and_made_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    compiled(wave)(torch.ones(3))
    assert _core.cache_settle(20)
    (entry,) = [e for e in _core.cache_list(tmp_path / "cache") if e["kind"] == "executable"]
    (file,) = (p for p in (tmp_path / "cache").rglob("*") if p.is_file() and p.name.startswith(entry["key"]))
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 255
    file.write_bytes(content)
    caplog.clear()
    torch.testing.assert_close(compiled(wave)(torch.ones(3)), wave(torch.ones(3)))
    said = caplog.text
    assert "cannot be used and is made anew" in said and file.name in said, said


def test_another_plugin_is_the_part_of_the_key_that_differs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    compiled(wave)(torch.ones(3))
    # By its name it is known to be one for the CPU.
    upgraded = tmp_path / "upgraded_cpu_pjrt.so"
    # Bytes behind the end change nothing of what it does, and make it another file.
    upgraded.write_bytes(Path(CPU_PLUGIN).read_bytes() + b"upgraded")
    caplog.clear()
    compiled(wave, plugin=str(upgraded))(torch.ones(3))
    said = caplog.text
    assert "cache miss" in said and "differs in plugin" in said, said


def test_a_nan_is_laid_to_the_op_that_makes_it(caplog: pytest.LogCaptureFixture) -> None:
    f = compiled(lambda x: (x / (x - 1)).mean(), debug="nan")
    f(torch.ones(3))
    said = caplog.text
    assert "aten.div" in said and f"{HERE}:" in said and "(x / (x - 1))" in said, said


def test_a_slow_compile_says_what_it_is_and_how_long_it_may_take(tmp_path: Path) -> None:
    library = built("hang", tmp_path, "libhang_pjrt.so")
    program = "import torch; print(torch.compile(lambda x: x.sin(), backend='tpu')(torch.ones(1)).item())"
    env = {"TORCHTPU_PLUGIN": str(library), "REAL_PLUGIN": CPU_PLUGIN, "TORCHTPU_HEARTBEAT": "1"}
    ended = fresh.run(
        [sys.executable, "-c", program],
        env={**os.environ, **env, "HANG_IN": "compile", "HANG_SECONDS": "3", "TORCHTPU_PLATFORM": "cpu"},
        timeout=200,
    )
    assert ended.stdout.startswith("0.84"), ended
    assert "torchtpu: still compiling graph0_inference, 1" in ended.stderr, ended.stderr
    assert "deadline 1800" in ended.stderr or "deadline 30 min" in ended.stderr, ended.stderr


def test_a_function_that_never_reached_the_backend_is_explained() -> None:
    layer = torch.nn.LSTM(4, 4)
    found = torchtpu_compile.explain(lambda x: layer(x)[0], torch.ones(2, 3, 4))
    said = str(found)
    assert "nothing is compiled" in said, said
    assert "allow_rnn" in said or any("allow_rnn" in b["remedy"] + b["reason"] for b in found.breaks), said
