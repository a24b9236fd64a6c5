"""`torchtpu warmup` and `torchtpu cache`: what is compiled ahead is found later, whatever happens."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fresh
import pytest
from command import RECORDED, Command, was_not_up
from cpu_plugin import CPU_PLUGIN, built
from torchtpu_compile.cli import exits

APP = """
import sys, torch, torchtpu_compile
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.GELU(), torch.nn.Linear(32, 4)).eval()
compiled = torch.compile(model, backend="tpu", dynamic=True)
with torch.no_grad():
    for n in map(int, sys.argv[1].split(",")):
        x = torch.randn(n, 16)
        torch.testing.assert_close(compiled(x), model(x), rtol=1e-4, atol=1e-4)
counts = torchtpu_compile.metrics()
print(counts["xla_compiles"], counts["lowerings"])
"""

Recorded = Callable[[str], Path]


@pytest.fixture
def on(tmp_path: Path) -> dict[str, str]:
    """A cache of this test's own."""
    return {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}


def test_traffic_of_mixed_lengths_then_compiles_nothing(
    torchtpu: Command, tmp_path: Path, on: dict[str, str]
) -> None:
    (tmp_path / "app.py").write_text(APP)
    app = [sys.executable, tmp_path / "app.py"]
    recorded = torchtpu("record", "--out", "rec", "--", *app, "3,17,5,40,9", env={"TORCHTPU_CACHE": "off"})
    assert recorded.status == exits.OK and recorded.out.split()[0] != "0", recorded.err

    warmed = torchtpu("warmup", "rec", "--out", "all.bundle", "--json", env=on)
    assert warmed.status == exits.OK, warmed.err
    programs = warmed.json["programs"]
    assert warmed.json["counts"] == {"ok": programs} and programs == len(warmed.json["rows"]) > 1
    assert warmed.json["bundle"] == {**warmed.json["bundle"], "entries": programs + 1, "signed": False}

    def run(cache: dict[str, str], sizes: str) -> str:
        # Raises where the cache lacks something.
        env = {**os.environ, **cache, "TORCHTPU_CACHE": "offline"}
        done = fresh.run([*app, sizes], env=env)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    # Sizes that were not recorded, but lie in the buckets of those that were.
    assert run(on, "3,17,5,40,9,4,18,33") == "0 0"
    # The bundle does the same for another cache.
    other = {"TORCHTPU_CACHE_DIR": str(tmp_path / "other")}
    refused = torchtpu("cache", "import", "all.bundle", env=other)
    assert refused.status == exits.USAGE and "--trust-unsigned" in refused.err
    read = torchtpu("cache", "import", "all.bundle", "--trust-unsigned", "--json", env=other)
    assert read.status == exits.OK and read.json["entries"] == programs + 1
    assert run(other, "3,40") == "0 0"

    again = torchtpu("warmup", "rec", env=on)
    assert again.status == exits.OK
    assert f"0 compiled, {programs} already there, 0 failed" in again.out


def warm(torchtpu: Command, on: dict[str, str], *args: object) -> Any:
    ended = torchtpu("warmup", *args, "--json", env=on)
    assert ended.out, ended.err
    return ended


def test_tpu_programs_are_kept_under_the_keys_of_their_chip(
    torchtpu: Command, recorded: Recorded, on: dict[str, str]
) -> None:
    ended = warm(torchtpu, on, recorded("mlp"), "--target", "v5e,v6e")
    assert ended.status == exits.OK, ended.err
    by_target = {row["target"]: row["key"] for row in ended.json["rows"]}
    parts = {
        target: torchtpu("cache", "show", key[:12], "--json", env=on).json["parts"]
        for target, key in by_target.items()
    }
    assert parts["v5e:1x1"]["target"] == "TPU v5 lite"
    assert parts["v6e:1x1"]["target"] == "TPU v6 lite"
    assert {p["platform"] for p in parts.values()} == {"tpu"}
    explained = torchtpu("cache", "explain", by_target["v5e:1x1"][:12], env=on)
    assert "target: " in explained.out and "v6 lite" in explained.out


def test_what_fails_is_named_and_the_rest_is_kept(
    torchtpu: Command, recorded: Recorded, tmp_path: Path, on: dict[str, str]
) -> None:
    (tmp_path / "bad.fx").write_text(
        "graph g inference\ninput %0 x: f32[2]\n%1 = aten.no_such_op.default(%0) : f32[2] name=y\nreturn %1\n"
    )
    ended = torchtpu("warmup", "bad.fx", recorded("mlp"), "--jobs", "1", env=on)
    assert ended.status == exits.FAILED
    assert "2 programs" in ended.out and "1 compiled, 0 already there, 1 failed" in ended.out
    assert "bad for cpu: not lowered: aten.no_such_op.default" in ended.out

    # A worker that is killed from outside, by the kernel for lack of memory, say.
    plugin = built("hang", tmp_path, "hang_cpu.so")
    broken = {**on, "REAL_PLUGIN": CPU_PLUGIN, "HANG_IN": "compile"}
    given = ["--plugin", plugin, "--timeout", "2", "--json"]
    late = torchtpu("warmup", recorded("mlp"), *given, env=broken)
    assert late.status == exits.FAILED
    assert [row["status"] for row in late.json["rows"]] == ["timeout"]
    assert "timed out" in late.json["rows"][0]["message"]


def test_a_full_disk_fails_and_the_next_run_goes_on(
    torchtpu: Command, recorded: Recorded, tmp_path: Path, on: dict[str, str]
) -> None:
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("a small file system can be mounted by root only")
    small = tmp_path / "cache"
    small.mkdir(mode=0o700)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k,mode=700", "none", small])
    if mounted.returncode != 0:
        pytest.skip("this machine does not let a file system be mounted")
    try:
        ended = torchtpu("warmup", recorded("mlp"), env=on)
        assert ended.status == exits.FAILED
        assert "not kept" in ended.out and "No space left" in ended.err
    finally:
        subprocess.run(["umount", small], check=True)
    assert warm(torchtpu, on, recorded("mlp")).status == exits.OK


@pytest.mark.parametrize("patience", [0.3, 1.5, 4.0])
def test_ctrl_c_at_any_moment_keeps_what_is_finished(
    torchtpu: Command, tmp_path: Path, on: dict[str, str], patience: float
) -> None:
    for name in ("mlp", "mlp_dynamic", "mutation", "mixed_types", "resnet18"):
        shutil.copy(RECORDED / f"{name}.ttpu", tmp_path)
    command = [sys.executable, "-m", "torchtpu_compile.cli", "warmup", ".", "--target", "v5e,cpu"]
    env = {**os.environ, **on}
    with subprocess.Popen(
        command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        time.sleep(patience)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    interrupted = {exits.INTERRUPTED, -signal.SIGINT}
    assert process.returncode in interrupted or "KeyboardInterrupt" in err or was_not_up(err), err
    finished = err.count("] ok:")
    assert torchtpu("cache", "verify", "--json", env=on).json["damaged"] == []
    listed = torchtpu("cache", "ls", "--json", env=on).json
    kept = [entry for entry in listed if entry["kind"] == "executable"]
    assert len(kept) >= finished
    if finished:
        assert "left" in out and "the same command goes on from here" in err
    # Only the quick ones: what was kept is not compiled again.
    again = warm(torchtpu, on, "mlp.ttpu", "mutation.ttpu", "--target", "cpu")
    assert again.status == exits.OK
    already = {entry["key"] for entry in kept}
    for row in again.json["rows"]:
        assert row["status"] == ("cached" if row["key"] in already else "ok")


def test_the_cache_is_looked_after(
    torchtpu: Command, recorded: Recorded, tmp_path: Path, on: dict[str, str]
) -> None:
    key = warm(torchtpu, on, recorded("mlp")).json["rows"][0]["key"]
    assert torchtpu("cache", "keys", "fleet.key").status == exits.OK
    signed = torchtpu("cache", "export", "one.bundle", "--key", key[:10], "--sign", "fleet.key", env=on)
    assert signed.status == exits.OK and "1 entry" in signed.out and ", signed" in signed.out
    other = ["--cache-dir", tmp_path / "other"]
    good = torchtpu("cache", "import", "one.bundle", "--verify", "fleet.key.pub", *other)
    assert good.status == exits.OK, good.err
    torchtpu("cache", "keys", "stranger.key")
    wrong = torchtpu("cache", "import", "one.bundle", "--verify", "stranger.key.pub", *other)
    assert wrong.status == exits.UNREADABLE and "signed with another key" in wrong.err

    assert torchtpu("cache", "stats", "--json", env=on).json["executables"] == 1
    assert key[:16] in torchtpu("cache", "ls", env=on).out
    shown = torchtpu("cache", "show", key[:12], env=on)
    assert key in shown.out and "matmul precision" in shown.out
    missing = torchtpu("cache", "show", "0" * 20, env=on)
    assert missing.status == exits.FAILED and "no cache entry" in missing.err

    (entry,) = (tmp_path / "cache").rglob(f"*{key}*")
    entry.write_bytes(entry.read_bytes()[:-1] + b"x")
    broken = torchtpu("cache", "verify", env=on)
    assert broken.status == exits.FAILED and f"damaged: {key[:16]}" in broken.out
    assert torchtpu("cache", "gc", "--max-bytes", "0", env=on).status == exits.OK
    assert torchtpu("cache", "gc", "--max-bytes", "much", env=on).status == exits.USAGE
    assert "0 entries removed" in torchtpu("cache", "clear", env=on).out
    assert torchtpu("cache", "ls", "--json", env=on).json == []
    nowhere = torchtpu("cache", "ls", "--json", "--cache-dir", tmp_path / "nowhere")
    assert nowhere.status == exits.UNREADABLE and "nowhere" in nowhere.err


def test_arguments_are_checked(torchtpu: Command, recorded: Recorded, on: dict[str, str]) -> None:
    for args, says in (
        ((recorded("mlp"), "--sign", "a.key"), "give --out as well"),
        ((recorded("mlp"), "--buckets", "twos"), "option 'buckets' is 'twos'"),
        ((recorded("mlp"), "--target", "v1"), "no generation `v1`"),
    ):
        ended = torchtpu("warmup", *args, env=on)
        assert ended.status == exits.USAGE and says in ended.err, ended.err
    assert torchtpu("warmup", "nothing.ttpu", env=on).status == exits.UNREADABLE
    assert torchtpu("warmup", recorded("mlp"), "--plugin", "no.so", env=on).status == exits.NO_PLUGIN


def test_buckets_are_chosen_from_recorded_sizes(
    torchtpu: Command, tmp_path: Path, on: dict[str, str]
) -> None:
    (tmp_path / "app.py").write_text(APP)
    app = [sys.executable, tmp_path / "app.py"]
    sizes = "33,33,34,35,36,36,100,101,101,101,102,3"
    recorded = torchtpu("record", "--out", "rec", "--", *app, sizes, env={"TORCHTPU_CACHE": "off"})
    assert recorded.status == exits.OK, recorded.err

    warmed = torchtpu("warmup", "rec", "--buckets", "auto", "--waste", "0.2", env=on)
    assert warmed.status == exits.OK, warmed.err
    # Two buckets leave the 3 in the first of them, which costs less than a third bucket may save.
    assert 'use these with options={"buckets": {0: [40, 104]}}' in warmed.out, warmed.out
    assert "2 buckets:" in warmed.out and "1 bucket: " in warmed.out

    env = {**os.environ, **on, "TORCHTPU_CACHE": "offline", "TORCHTPU_BUCKETS": "40,104"}
    done = fresh.run([*app, "33,100,37,98"], env=env)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] == "0"

    nothing = torchtpu("warmup", RECORDED, "--buckets", "auto", env=on)
    assert nothing.status != exits.OK and "torchtpu record" in nothing.err
