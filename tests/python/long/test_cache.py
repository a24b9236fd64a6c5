"""The cache of executables, as users meet it. What happens to its files is tested in tests/cache (Rust)."""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
import stat
import sys
import threading
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import fresh
import pytest
import torch
import torchtpu_compile
from torchtpu_compile import CacheError, GraphError, TorchTpuError, _core, metrics, reset_metrics
from torchtpu_compile.core_settings import core_settings
from torchtpu_compile.options import Options
from zoo import ZOO, Zoo

REPOSITORY = Path(__file__).parents[3]

# Inference, training with dropout, symbolic sizes, and an op that runs in eager PyTorch.
PROGRAM = """
import hashlib, json, sys
import torch
import torchtpu_compile

torch.manual_seed(0)
results = hashlib.sha256()

def keep(*tensors):
    for tensor in tensors:
        results.update(tensor.detach().contiguous().numpy().tobytes())

model = torch.nn.Sequential(
    torch.nn.Linear(16, 32), torch.nn.GELU(), torch.nn.Dropout(0.1), torch.nn.Linear(32, 4)
)
compiled = torch.compile(model, backend="tpu")
with torch.no_grad():
    keep(compiled(torch.randn(8, 16)))
loss = compiled(torch.randn(8, 16)).square().mean()
loss.backward()
keep(loss, *(p.grad for p in model.parameters()))

torch._dynamo.reset()
@torch.compile(backend="tpu", dynamic=True)
def scaled(x):
    return torch.softmax(x * x.shape[0], 0)
for n in (3, 5):
    keep(scaled(torch.randn(n, 4)))

@torch.compile(backend="tpu")
def partly_eager(x):
    return torch.special.i1e(x.sin()).cos() + torch.poisson(x.abs() * 0)
keep(partly_eager(torch.randn(6)))

report = [{k: r[k] for k in ("cache_key", "lowering_ms")} for r in torchtpu_compile.reports()]
print(json.dumps({"metrics": torchtpu_compile.metrics(), "results": results.hexdigest(), "reports": report}))
"""


def run(cache: Path, program: str = PROGRAM, **env: str) -> dict[str, Any]:
    """What a process of its own prints as JSON, with a cache."""
    cwd = env.pop("cwd", None)
    own = {"TORCHTPU_CACHE_DIR": str(cache), "TORCHINDUCTOR_CACHE_DIR": f"{cache}-pytorch"}
    environment = os.environ | {"TORCHTPU_CACHE": "on"} | own | env
    environment["PYTHONPATH"] = os.pathsep.join(p for p in sys.path if p)
    done = fresh.run([sys.executable, "-c", program], env=environment, cwd=cwd, timeout=600)
    assert done.returncode == 0, done.stderr
    return {**json.loads(done.stdout.splitlines()[-1]), "stderr": done.stderr}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache for this test alone, turned on."""
    directory = tmp_path / "cache"
    monkeypatch.setenv("TORCHTPU_CACHE", "on")
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(directory))
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "pytorch"))
    return directory


def entries(cache: Path, kind: str = "executable") -> list[dict[str, Any]]:
    return [e for e in _core.cache_list(cache) if e["kind"] == kind]


def sine(dynamic: bool | None = None, **options: object) -> Callable[..., torch.Tensor]:
    torch._dynamo.reset()
    return torch.compile(lambda x: x.sin() * 2, backend="tpu", dynamic=dynamic, options=options)


def test_a_second_process_compiles_and_lowers_nothing_wherever_it_runs(tmp_path: Path) -> None:
    cold = run(tmp_path / "cache", PYTHONHASHSEED="1")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    warm = run(tmp_path / "cache", PYTHONHASHSEED="2", cwd=str(elsewhere))
    compiled = cold["metrics"]["xla_compiles"]
    assert compiled >= 6 and cold["metrics"]["cache_hits"] == 0
    assert cold["metrics"]["cache_misses"] == compiled
    counts = warm["metrics"]
    assert (counts["xla_compiles"], counts["lowerings"], counts["cache_misses"]) == (0, 0, 0)
    assert counts["cache_hits"] == compiled
    assert all(r["lowering_ms"] == 0 for r in warm["reports"])
    assert warm["results"] == cold["results"]
    keys = [r["cache_key"] for r in cold["reports"]]
    assert [r["cache_key"] for r in warm["reports"]] == keys
    assert counts["fallback_ops"] == cold["metrics"]["fallback_ops"] != {}


# Every fifth architecture; `make soak` runs all of them.
SAMPLED = [z if i % 5 == 0 else pytest.param(z, marks=pytest.mark.soak, id=z.name) for i, z in enumerate(ZOO)]


@pytest.mark.parametrize("architecture", SAMPLED, ids=lambda z: z.name)
def test_what_is_loaded_computes_the_same_bits(architecture: Zoo, cache: Path) -> None:
    model, inputs = architecture.make()
    results = []
    for _ in range(2):
        torch._dynamo.reset()
        reset_metrics()
        with torch.no_grad(), torch._dynamo.config.patch(allow_rnn=True):
            results.append(torch.compile(model, backend="tpu", fullgraph=True)(**inputs))
    assert (metrics()["cache_hits"], metrics()["xla_compiles"], metrics()["lowerings"]) == (1, 0, 0)
    assert torch.equal(results[0].isnan(), results[1].isnan())
    assert torch.equal(results[0].nan_to_num(), results[1].nan_to_num())


def test_the_options_say_what_the_cache_may_do(cache: Path) -> None:
    x = torch.ones(3)
    with pytest.raises(Exception, match='is not in the cache, and cache="offline" forbids'):
        sine(cache="offline")(x)
    reset_metrics()
    sine(cache="off")(x)
    sine(cache="read-only")(x)
    assert (metrics()["cache_misses"], metrics()["xla_compiles"]) == (1, 2)
    assert not cache.exists()
    sine()(x)
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700
    reset_metrics()
    sine(cache="offline")(x)
    sine(cache="read-only")(x)
    sine(cache_dir=cache.parent / "other")(x)
    assert (metrics()["cache_hits"], metrics()["cache_misses"]) == (2, 1)


def test_a_cached_program_still_shows_its_stablehlo(cache: Path) -> None:
    data = _core.encode_graph(
        "graph g inference\ninput %0 x: f32[4]\n%1 = aten.sin.default(%0) : f32[4] name=s\nreturn %1\n"
    )
    settings = core_settings(Options.resolve())
    cold, warm = (_core.Graph(data).compile(settings) for _ in range(2))
    assert warm.report()["cache_hits"] == 1
    assert warm.stablehlo() == cold.stablehlo() != ""


def test_a_miss_says_what_differs(cache: Path, capfd: pytest.CaptureFixture[str]) -> None:
    sine(log="info")(torch.ones(3, 4))
    capfd.readouterr()
    sine()(torch.ones(5, 4))
    said = capfd.readouterr().err
    assert re.search(
        r"cache miss \w{16}: the nearest entry, \w{16} of graph\d+_inference, "
        r"differs in input 0 \(\w+\): f32\[3,4\] → f32\[5,4\]",
        said,
    ), said
    sine(compiler_options={"xla_cpu_enable_fast_math": True})(torch.ones(5, 4))
    said = capfd.readouterr().err
    assert (
        "differs in compile options: xla_cpu_disable_tiled_emitter=true xla_cpu_enable_fast_min_max=false"
        in said
    ), said
    newest = entries(cache)[0]["key"]
    explained = _core.cache_explain(cache, newest[:12])
    assert explained["differences"] and "xla_cpu_enable_fast_math=true" in explained["differences"][-1]
    sine()(torch.ones(5, 4))
    assert "cache hit" in capfd.readouterr().err


def test_a_graph_is_lowered_once_and_a_cached_one_never(cache: Path) -> None:
    reset_metrics()
    sine()(torch.ones(3))
    assert metrics()["lowerings"] == 1
    torch._dynamo.reset()
    sine()(torch.ones(3))
    assert (metrics()["lowerings"], metrics()["cache_hits"]) == (1, 1)


def test_a_setting_that_the_core_does_not_know_is_an_error() -> None:
    graph = _core.Graph(_core.encode_graph("graph g inference\ninput %0 x: f32[4]\nreturn %0\n"))
    with pytest.raises(TorchTpuError, match="unknown setting `colour`"):
        graph.compile({"colour": "red"})
    with pytest.raises(GraphError):
        _core.Graph(b"no graph")


def test_the_functions_for_people_tell_what_is_there(cache: Path) -> None:
    for n in (3, 4, 5):
        sine()(torch.ones(n))
    listed = entries(cache)
    assert len(listed) == 3 and all(e["bytes"] > 0 and e["used"] >= e["created"] > 1.7e9 for e in listed)
    shown = _core.cache_show(cache, listed[0]["key"])
    assert shown["key"] == listed[0]["key"] and shown["seconds"] > 0
    assert shown["parts"]["platform"] == "cpu" and shown["parts"]["matmul precision"] == "highest"
    with pytest.raises(CacheError, match="no cache entry"):
        _core.cache_show(cache, "ffff")
    with pytest.raises(CacheError, match="cache entries match"):
        _core.cache_show(cache, "")
    stats = _core.cache_stats(cache)
    assert (stats["executables"], stats["checks"], stats["quarantined"]) == (3, 0, 0)

    damaged = cache / "v1" / "entries" / listed[1]["key"]
    damaged.write_bytes(damaged.read_bytes()[:-1])
    verified = _core.cache_verify(cache)
    assert verified["sound"] == 2
    assert [d["key"] for d in verified["damaged"]] == [listed[1]["key"]]
    assert _core.cache_stats(cache)["quarantined"] == 1

    assert _core.cache_gc(cache, 10 << 30) == {"entries": 0, "bytes": 0}
    total = _core.cache_stats(cache)["bytes"]
    assert _core.cache_gc(cache, total // 2)["entries"] > 0
    assert _core.cache_stats(cache)["bytes"] <= total // 2
    _core.cache_clear(cache)
    assert _core.cache_list(cache) == []
    assert _core.cache_settle(10.0)


def test_a_bundle_starts_another_cache(cache: Path, tmp_path: Path) -> None:
    cold = sine()(torch.ones(3))
    key, bundle, there = tmp_path / "key", tmp_path / "bundle", tmp_path / "there"
    _core.cache_make_keys(key)
    made = _core.cache_export(cache, bundle, None, key)
    assert made["entries"] == 1 and made["signed"]
    with pytest.raises(CacheError, match="no key was given"):
        _core.cache_import(there, bundle, None, False)
    _core.cache_make_keys(tmp_path / "other")
    with pytest.raises(CacheError, match="signed with another key"):
        _core.cache_import(there, bundle, tmp_path / "other.pub", False)
    changed = bytearray(bundle.read_bytes())
    changed[-100] ^= 1
    (tmp_path / "changed").write_bytes(changed)
    with pytest.raises(CacheError, match="was changed"):
        _core.cache_import(there, tmp_path / "changed", tmp_path / "key.pub", False)
    assert not there.exists()
    assert _core.cache_import(there, bundle, tmp_path / "key.pub", False)["entries"] == 1
    reset_metrics()
    assert torch.equal(sine(cache="offline", cache_dir=there)(torch.ones(3)), cold)
    assert metrics()["lowerings"] == 0


def test_a_machine_compiles_nothing_that_another_one_put_into_the_remote(tmp_path: Path) -> None:
    key = tmp_path / "key"
    _core.cache_make_keys(key)
    remote = {
        "TORCHTPU_CACHE_REMOTE": (tmp_path / "remote").as_uri(),
        "TORCHTPU_CACHE_REMOTE_VERIFY": f"{key}.pub",
    }
    cold = run(tmp_path / "one", **remote, TORCHTPU_CACHE_REMOTE_SIGN=str(key))
    compiled = cold["metrics"]["xla_compiles"]
    assert compiled >= 6 and cold["metrics"]["cache_remote_hits"] == 0
    warm = run(tmp_path / "other", **remote)
    assert (warm["metrics"]["xla_compiles"], warm["metrics"]["cache_misses"]) == (0, 0)
    assert warm["metrics"]["cache_remote_hits"] == warm["metrics"]["cache_hits"] == compiled
    assert all(r["lowering_ms"] == 0 for r in warm["reports"])
    assert warm["results"] == cold["results"]
    del remote["TORCHTPU_CACHE_REMOTE_VERIFY"]
    wary = run(tmp_path / "third", **remote)
    assert wary["metrics"]["xla_compiles"] == compiled
    assert wary["stderr"].count("nothing is read from the remote cache") == 1


def test_a_directory_that_others_can_write_to_is_refused(
    cache: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache.mkdir()
    cache.chmod(0o777)
    reset_metrics()
    sine()(torch.ones(3))
    sine()(torch.ones(4))
    said = caplog.text
    assert said.count("executables are not cached") == 1 and "is writable by other users" in said
    assert (metrics()["cache_misses"], metrics()["xla_compiles"]) == (0, 2)
    assert list(cache.iterdir()) == []
    with pytest.raises(CacheError, match="is writable by other users"):
        _core.cache_list(cache)


def test_a_short_program_leaves_its_index_behind(tmp_path: Path) -> None:
    program = """
import json, torch
print(json.dumps(torch.compile(lambda x: x + 1, backend="tpu")(torch.ones(2)).tolist() and {}))
"""
    run(tmp_path / "cache", program)
    assert (tmp_path / "cache" / "v1" / "index" / "db").exists()


# What every setting means for keys: the part that it changes, or None where the same executable serves.
IN_KEYS: dict[str, str | None] = {
    "platform": "plugin",
    "plugin": "plugin",
    # The first use in a process decides; the core's own test changes it.
    "device_count": "devices",
    "strict": None,
    # What runs eagerly is cut out of the graph before there is a key.
    "check_values": None,
    "log": None,
    # It says more, and changes no program.
    "debug": None,
    "compile_timeout": None,
    "execute_timeout": None,
    "heartbeat": None,
    "record": None,
    "record_data": None,
    "cache": None,
    "cache_dir": None,
    "cache_max_bytes": None,
    "cache_remote": None,
    "cache_remote_verify": None,
    "cache_remote_sign": None,
    "cache_remote_trust_unsigned": None,
    "compiler_options": "compile options",
    # Which graph a graph with varying sizes becomes.
    "buckets": "graph",
    "max_executables": None,
    "watchdog": None,
    "max_compiles": None,
    "on_recompile": None,
    "padding": None,
    "trust_versions": None,
    # A part of a graph is a graph with a key of its own.
    "repeated_layers": None,
    # Settings of the core that are no options.
    "function": None,
    "retraced": None,
    "worker": None,
    "plugins": "plugin",
    "site_packages": "plugin",
    "matmul_precision": "matmul precision",
    "attention": "attention",
    # Its version; a test of the core changes it.
    "torch": "float8 overflow",
}

# Environment variables that are no options, and why no key depends on them.
NOT_IN_KEYS = {
    "TORCHTPU_TEST_SITE_PACKAGES": "where the Rust tests look for plugins",
    "TORCHTPU_TEST_WITHOUT": "which forms a benchmark does without; it is in the part of calls",
    "TORCHTPU_TEST_WHEEL": "which wheel is tested",
    "TORCHTPU_DEVICE": "whether `tpu` is a device of PyTorch; graphs are the same without",
    "TORCHTPU_EAGER": "which ops of the device are one graph; each graph has its own key",
    "TORCHTPU_PRECOMPILE": "what Dynamo need not trace again; a graph is the same, traced or loaded",
    "TF_CPP_MIN_LOG_LEVEL": "what XLA's plugins print when they start",
    "TORCH_TRACE": "where PyTorch writes its own traces",
    "TORCHTPU_REHEARSAL": "where a rehearsed process writes what it counts",
    "TORCHTPU_VIRTUAL_": "how the virtual accelerator behaves, not what it computes",
    "TORCHTPU_VIRTUAL_DELAYS": "as above",
    "TORCHTPU_VIRTUAL_FAULTS": "as above",
    "TORCHTPU_VIRTUAL_MEMORY": "as above",
    "TORCHTPU_VIRTUAL_MEMORY_ERRORS": "as above",
    "TORCHTPU_VIRTUAL_DRY": "part of the version of its platform, which is in the key",
    "TORCHTPU_STAND_IN": "whether a program is one rank of a group that is not there: a graph has its groups",
    "JAX_PLATFORMS": "what JAX would compute on by itself: here it traces only, and keys have the texts",
    "VIRTUAL_ENV": "where the runner looks for plugins; the key has the digest of the one it finds",
    "NO_COLOR": "how text is printed",
    "TERM": "how text is printed",
    "FIRST_HOUR_RECORDING": "where a step of the first hour records its graph",
    "RANK": "which rank of the first hour this is: a graph has its groups",
    "LOCAL_RANK": "the default of `device_count`, which is in the key",
    "LOCAL_WORLD_SIZE": "the default of `device_count`, which is in the key",
    "MASTER_ADDR": "where ranks meet",
    "MASTER_PORT": "where ranks meet",
    "TORCHELASTIC_USE_AGENT_STORE": "who keeps the place where ranks meet",
    "TORCHTPU_LOWERING_DIGEST": "set when the package is built; it is the key's part `lowering`",
}


def test_every_option_and_environment_variable_is_declared_in_or_out_of_the_key() -> None:
    options = {f.name for f in fields(Options)}
    settings = set(core_settings(Options()))
    assert options | settings == set(IN_KEYS), "declare it here, and if it is in the key test that below"
    variables = {f.metadata["env"] for f in fields(Options)}
    sources = [*REPOSITORY.glob("python/**/*.py"), *REPOSITORY.glob("src/**/*.rs"), REPOSITORY / "build.rs"]
    used = {name for p in sources for name in re.findall(r"\bTORCHTPU_[A-Z_]+\b", p.read_text())}
    assert used <= variables | set(NOT_IN_KEYS)
    # What plugins read (`XLA_FLAGS` among it) is in the key by `Environment::flags` in Rust; nothing else
    # may be read on the way.
    read = {
        name
        for p in sources
        for name in re.findall(r"""(?:env::var(?:_os)?\(|environ(?:\.get)?[\[(])\s*"(\w+)\"""", p.read_text())
    }
    assert read <= variables | set(NOT_IN_KEYS) | {
        "HOME",
        "XDG_CACHE_HOME",
        "CACHE_TEST_TASK",
        "XLA_FLAGS",
    }, read


# Parts of the key that a recording keeps apart from its options, or that depend on where it is replayed.
APART = {"plugin", "devices", "compile options", "graph"}


def test_a_recording_is_replayed_with_every_option_that_lowerings_read() -> None:
    """Without one, a replay and a package would compile another program than the one that was recorded."""
    source = (REPOSITORY / "src/recording/replay.rs").read_text()
    replayed = set(re.findall(r"""environment\.options\.get\("(\w+)"\)""", source))
    lowered = {f.name for f in fields(Options) if IN_KEYS[f.name] not in {None, *APART}}
    assert lowered and lowered <= replayed, "read it in `Recording::settings`"


CHANGED: dict[str, Any] = {
    "strict": True,
    "check_values": True,
    "log": "error",
    "compile_timeout": 100.0,
    "execute_timeout": 100.0,
    "heartbeat": 7.0,
    "cache_max_bytes": 1 << 20,
    "cache_remote": "file:///nothing/is/read/from/here",
    "cache_remote_verify": "/no/key",
    "cache_remote_sign": "/no/key",
    "cache_remote_trust_unsigned": True,
    "record_data": "none",
    "max_executables": 3,
    "watchdog": "1h",
    "max_compiles": 9,
    "on_recompile": "raise",
    "padding": "nan",
    "attention": "blocks",
    "trust_versions": True,
    "repeated_layers": "once",
    "buckets": {"step": 7},
    "compiler_options": {"xla_cpu_enable_fast_math": True},
}


def key_parts(cache: Path, options: dict[str, object], dynamic: bool | None = None) -> dict[str, str]:
    sine(dynamic, **options)(torch.ones(3))
    key = torchtpu_compile.reports()[-1]["cache_key"]
    return _core.cache_show(cache, key)["parts"]


@pytest.mark.parametrize("option", CHANGED)
def test_an_option_changes_the_part_of_the_key_that_is_declared(option: str, cache: Path) -> None:
    dynamic = True if option == "buckets" else None
    before = key_parts(cache, {}, dynamic)
    after = key_parts(cache, {option: CHANGED[option]}, dynamic)
    changed = [name for name in before if before[name] != after[name]]
    assert changed == ([IN_KEYS[option]] if IN_KEYS[option] else [])


def test_the_matmul_precision_and_the_plugins_flags_are_in_the_key(cache: Path) -> None:
    before = key_parts(cache, {})
    torch.set_float32_matmul_precision("high")
    try:
        after = key_parts(cache, {})
    finally:
        torch.set_float32_matmul_precision("highest")
    assert [name for name in before if before[name] != after[name]] == ["matmul precision"]
    program = """
import json, torch, torchtpu_compile
torch.compile(lambda x: x.sin() * 2, backend="tpu")(torch.ones(3))
print(json.dumps({"key": torchtpu_compile.reports()[-1]["cache_key"]}))
"""
    key = run(cache, program, XLA_FLAGS="--xla_cpu_enable_fast_math=true")["key"]
    there = _core.cache_show(cache, key)["parts"]
    assert [name for name in before if before[name] != there[name]] == ["flags"]


def test_a_logging_handler_may_compile_while_the_index_is_read(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch.compile(lambda x: x * 2 + 1, backend="tpu")(torch.ones(3))
    assert _core.cache_settle(60.0)
    other = tmp_path / "other"
    shutil.copytree(cache, other)
    other.chmod(0o700)
    for file in (other / "v1" / "index").rglob("*"):
        if file.is_file():
            file.write_bytes(b"damaged" * 64)
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(other))
    told: list[str] = []

    class Compiles(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(record.getMessage())
            if len(told) == 1:
                torch.compile(lambda x: x.sin() - 7, backend="tpu")(torch.ones(2))

    def step() -> None:
        torch.compile(lambda x: x.cos() * 3, backend="tpu")(torch.ones(5))

    handler = Compiles()
    logging.getLogger("torchtpu_compile").addHandler(handler)
    try:
        thread = threading.Thread(target=step, daemon=True)
        thread.start()
        thread.join(120)
        assert not thread.is_alive() and any("index" in line for line in told), told
    finally:
        logging.getLogger("torchtpu_compile").removeHandler(handler)


FORKS = """
import os, signal, torch, torchtpu_compile
from torchtpu_compile import _core

def compiles_in_a_child(rows):
    if child := os.fork():
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    # Ends a child that hangs.
    signal.alarm(100)
    torch.compile(lambda x: x * 2 + 1, backend="tpu")(torch.ones(rows))
    os._exit(entries())

def entries():
    return len(_core.cache_list(os.environ["TORCHTPU_CACHE_DIR"]))

print(compiles_in_a_child(3), entries(), compiles_in_a_child(70), compiles_in_a_child(900))
"""


def test_children_of_a_process_that_has_read_the_index_compile(tmp_path: Path) -> None:
    env = {**os.environ, "TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path)}
    done = fresh.run([sys.executable, "-c", FORKS], env=env, timeout=400)
    first, listed, *others = map(int, done.stdout.split())
    assert first == listed > 0 and listed < others[0] < others[1], done.stdout + done.stderr
