"""What `torchtpu doctor` finds, and what it says where something is missing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from command import ROOT, Command
from cpu_plugin import OFFICIAL
from torchtpu_compile import torch_private
from torchtpu_compile.cli import exits, selftest


def checks(ended: object) -> dict[str, dict[str, str]]:
    return {c["name"]: c for c in ended.json["checks"]}  # type: ignore[attr-defined]


def test_everything_is_well_here(torchtpu: Command) -> None:
    ended = torchtpu("doctor", "--selftest", "--platform", "cpu", "--json")
    assert ended.status == exits.OK, ended.out
    assert ended.json["ok"] is True
    found = checks(ended)
    assert found["cpu plugin"]["state"] == "ok" and "PJRT 0." in found["cpu plugin"]["detail"]
    xla = found["XLA on the CPU"]
    assert xla["state"] == "ok" and re.search(r"==.*XLA of \w+ 20\d\d \(\d+ months? old\)", xla["detail"]), (
        xla
    )
    assert "compiles for TPU v5" in found["tpu plugin"]["detail"]
    assert found["cuda plugin"]["fix"] == "pip install 'torchtpu-compile[cuda13]'"
    assert found["PyTorch"]["state"] == "ok"
    assert found["cache"]["state"] == "info", "the tests turn it off"
    assert "4 graphs agree with eager PyTorch" in found["self-test"]["detail"]


def test_what_is_wrong_comes_with_its_fix(torchtpu: Command, tmp_path: Path) -> None:
    broken = tmp_path / "broken.so"
    broken.write_text("not a library")
    env = {"TORCHTPU_PLUGIN": str(broken), "TORCHTPU_PLATFROM": "cpu", "TORCHTPU_LOG": "loud"}
    env["CLOUD_TPU_TASK_ID"] = "1"
    ended = torchtpu("doctor", env=env)
    assert ended.status == exits.FAILED
    assert re.search(r"^FAIL  cpu plugin: .*broken\.so", ended.out, re.M)
    assert "→ correct or unset TORCHTPU_PLUGIN" in ended.out
    assert "unknown variable TORCHTPU_PLATFROM" in ended.out
    assert "→ did you mean TORCHTPU_PLATFORM?" in ended.out
    assert "TORCHTPU_LOG is 'loud'" in ended.out
    assert re.search(r"^FAIL  TPU processes: .*TPU_PROCESS_ADDRESSES is not set", ended.out, re.M)


def test_an_older_xla_comes_with_the_newer_one(torchtpu: Command) -> None:
    found = checks(torchtpu("doctor", "--json", env={"TORCHTPU_PLUGIN": OFFICIAL}))["XLA on the CPU"]
    assert found["state"] == "info"
    assert "XLA of November 2025" in found["detail"] and "TORCHTPU_PLUGIN chose it" in found["detail"]
    assert found["fix"] == "correct or unset TORCHTPU_PLUGIN"


def test_the_state_of_the_cache_is_told(torchtpu: Command, tmp_path: Path) -> None:
    mine = tmp_path / "cache"
    env = {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(mine)}
    fresh = checks(torchtpu("doctor", "--json", env=env))["cache"]
    assert fresh["state"] == "ok" and "made at the first compile" in fresh["detail"]
    mine.mkdir(mode=0o777)
    mine.chmod(0o777)
    open_to_all = torchtpu("doctor", "--json", env=env)
    assert open_to_all.status == exits.FAILED
    assert checks(open_to_all)["cache"]["state"] == "failed"
    assert "is not used" in checks(open_to_all)["cache"]["detail"]


def test_the_probes_are_all_that_is_needed_of_pytorch() -> None:
    source = ast.parse((ROOT / "python/torchtpu_compile/torch_private.py").read_text())

    def text(word: ast.expr) -> str:
        return str(
            word.value if isinstance(word, ast.Constant) else getattr(torch_private, ast.unparse(word))
        )

    asked = {
        (text(call.args[0]), text(call.args[1]))
        for function in ast.walk(source)
        if isinstance(function, ast.FunctionDef) and function.name != "missing"
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "_need"
    }
    assert asked == {*torch_private.NEEDED, *torch_private.WANTED, *torch_private.DISTRIBUTED}
    assert torch_private.missing() == []
    assert torch_private.cannot_keep() is None


def test_a_probe_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch_private, "NEEDED", (("torch._C", "no_such_name"),))
    assert torch_private.missing() == ["torch._C.no_such_name"]


def test_a_wrong_result_fails_the_self_test() -> None:
    import torch

    with pytest.raises(selftest.Mismatch, match=r"the product is off by 1\.00e\+00"):
        selftest._compare("the product", torch.ones(3), torch.zeros(3), 1e-4)
    with pytest.raises(selftest.Mismatch):
        selftest._compare("the product", torch.full((3,), torch.nan), torch.ones(3), 1e-4)
