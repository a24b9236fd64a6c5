"""The backend as PyTorch finds it: by name, in processes that never import the package."""

from __future__ import annotations

import logging
import os
import subprocess
import sys

import pytest

COMPILE = """
import sys
import torch

assert "torchtpu_compile" not in sys.modules
fn = lambda x: (x + 1).relu() * x
x = torch.randn(4, 4)
result = torch.compile(fn, backend="{name}", fullgraph=True)(x)
torch.testing.assert_close(result, fn(x))
import torchtpu_compile
metrics = torchtpu_compile.metrics()
assert metrics["graphs"] == 1, metrics
assert metrics["executions"] == 1, metrics
assert metrics["fallback_ops"] == {{}}, metrics
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    # The device would import the package together with PyTorch.
    environment = {**os.environ, "TORCH_DEVICE_BACKEND_AUTOLOAD": "0"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment)


@pytest.mark.parametrize("name", ["tpu", "torchtpu"])
def test_works_in_a_process_that_never_imported_the_package(name: str) -> None:
    done = run(COMPILE.format(name=name))
    assert done.returncode == 0, done.stderr


def test_importing_the_package_loads_neither_torch_nor_the_native_module() -> None:
    done = run(
        "import sys, torchtpu_compile\n"
        "loaded = {'torch', 'numpy', 'msgpack', 'torchtpu_compile._core'} & sys.modules.keys()\n"
        "assert not loaded, loaded\n"
        "assert 'metrics' in dir(torchtpu_compile)\n"
        "torchtpu_compile.metrics()\n"
        "assert 'torch' not in sys.modules\n"
    )
    assert done.returncode == 0, done.stderr


def test_every_public_name_exists() -> None:
    import torchtpu_compile

    for name in torchtpu_compile.__all__:
        assert getattr(torchtpu_compile, name) is not None
    assert set(torchtpu_compile.__all__) == set(torchtpu_compile._HOMES)
    with pytest.raises(AttributeError, match="nothing"):
        _ = torchtpu_compile.nothing


def test_a_package_that_wants_the_same_name_is_mentioned_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path
) -> None:
    import torch

    (tmp_path / "torch_tpu").mkdir()
    (tmp_path / "torch_tpu" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    fn = torch.compile(lambda x: x + 1, backend="tpu", dynamic=False)
    fn(torch.randn(2))
    fn(torch.randn(3))
    lines = [
        r.getMessage()
        for r in caplog.records
        if r.name == "torchtpu_compile" and r.levelno >= logging.WARNING
    ]
    assert len(lines) == 1
    assert 'backend="torchtpu"' in lines[0]
