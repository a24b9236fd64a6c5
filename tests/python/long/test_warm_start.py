"""What AOTAutograd and Dynamo keep of compiled functions, from one process to the next."""

from __future__ import annotations

import gc
import os
import threading
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from test_cache import run
from torch._dynamo.utils import counters
from torchtpu_compile import (
    CacheError,
    UnsupportedOpError,
    _core,
    metrics,
    precompile,
    register_lowering,
    reset_metrics,
)
from torchtpu_compile.options import Options
from torchtpu_compile.warm import aot_cache, garbage

# Every form that a compiled graph is kept in.
PROGRAM = """
import hashlib, json, sys, time
import torch
import torchtpu_compile
from torch._dynamo.utils import counters
from torchtpu_compile import precompile
from torchtpu_compile.decompositions import table

sign, load = sys.argv[1:] if len(sys.argv) > 1 else ("", "")
if load:
    precompile.load(load, verify=sign + ".pub")
elif sign:
    precompile.enable()

torch.manual_seed(0)
results = hashlib.sha256()

def keep(*tensors):
    for tensor in tensors:
        results.update(tensor.detach().contiguous().numpy().tobytes())

model = torch.nn.Sequential(
    torch.nn.Linear(16, 32),
    torch.nn.BatchNorm1d(32),
    torch.nn.GELU(),
    torch.nn.Dropout(0.1),
    torch.nn.Linear(32, 4),
)

def apply(x):
    return model(x)

compiled = torch.compile(apply, backend="tpu", dynamic=False)
with torch.no_grad():
    keep(compiled(torch.randn(8, 16)))
for _ in range(2):
    loss = compiled(torch.randn(8, 16)).square().mean()
    loss.backward()
keep(loss, *model.state_dict().values(), *(p.grad for p in model.parameters()))

def scaled(x):
    return torch.softmax(x * x.shape[0], 0)

compiled_scaled = torch.compile(scaled, backend="tpu", dynamic=True)
for n in (3, 5, 40):
    keep(compiled_scaled(torch.randn(n, 4)))

def trained(x, w):
    return torch.softmax(x @ w, 0)

compiled_trained = torch.compile(trained, backend="tpu", dynamic=True)
w = torch.randn(4, 3, requires_grad=True)
for n in (6, 11):
    compiled_trained(torch.randn(n, 4), w).square().sum().backward()
keep(w.grad)

def shared(x, y):
    y = y * 2
    return y[1:], y[:-1], x, y.expand(2, *y.shape)

x, y = torch.randn(3), torch.randn(5)
first, second, same, wide = torch.compile(shared, backend="tpu", dynamic=False)(x, y)
first.zero_()
keep(first, second, same, wide)
assert same is x

def strided(x):
    columns = x.t().sigmoid()[:, 2:]
    return x[1:].as_strided((2, 2), (4, 1), 1) + columns.as_strided((2, 2), (4, 1), 1)

keep(torch.compile(strided, backend="tpu", dynamic=False)(torch.randn(4, 4)))

saved = None
if sign and not load:
    made = precompile.save("functions.precompiled", sign=sign)
    saved = made.functions, made.executables, made.signed
print(json.dumps({
    "metrics": torchtpu_compile.metrics(), "results": results.hexdigest(), "saved": saved,
    "tables": table._of_aten.cache_info().misses,
    "aot": counters["aot_autograd"], "frames": counters["frames"], "saw": torch.__version__,
}))
"""


@pytest.fixture
def artifacts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Caches for this test alone, turned on: the package's and PyTorch's."""
    monkeypatch.setenv("TORCHTPU_CACHE", "on")
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "inductor"))
    counters.clear()
    reset_metrics()
    yield tmp_path / "inductor"
    counters.clear()


def again(f: Callable[..., Any], *args: Any, **compile_arguments: Any) -> Any:
    """Calls a function as the next process would compile it."""
    torch._dynamo.reset()
    counters.clear()
    return torch.compile(f, backend="tpu", **compile_arguments)(*args)


def test_a_second_process_compiles_lowers_and_traces_nothing_anew(tmp_path: Path) -> None:
    places = {"TORCHINDUCTOR_CACHE_DIR": str(tmp_path / "inductor")}
    cold = run(tmp_path / "cache", PROGRAM, **places)
    warm = run(tmp_path / "cache", PROGRAM, **places)
    assert cold["results"] == warm["results"]
    assert cold["aot"]["autograd_cache_saved"] == cold["aot"]["autograd_cache_miss"] == 6
    assert warm["aot"]["autograd_cache_hit"] == 6
    assert (cold["tables"], warm["tables"]) == (1, 0), "tables of decompositions are for tracing"
    assert "autograd_cache_miss" not in warm["aot"] and "autograd_cache_bypass" not in warm["aot"]
    assert cold["metrics"]["xla_compiles"] > 0
    assert warm["metrics"]["xla_compiles"] == 0
    assert warm["metrics"]["graphs"] == cold["metrics"]["graphs"]


def test_precompiled_functions_skip_dynamo_as_well(tmp_path: Path) -> None:
    key = tmp_path / "key"
    _core.cache_make_keys(key)
    program = PROGRAM.replace(
        "sys.argv[1:] if len(sys.argv) > 1 else", f"({str(key)!r}, sys.argv[1]) if 1 else"
    )
    program = program.replace("sys.argv[1]", "ARGUMENT")
    saver = program.replace("ARGUMENT", "''")
    cold = run(
        tmp_path / "cache", _as_module(tmp_path, saver), cwd=str(tmp_path), **_inductor(tmp_path, "one")
    )
    assert cold["saved"][0] == 5 and cold["saved"][2]
    loader = program.replace("ARGUMENT", "'functions.precompiled'")
    warm = run(
        tmp_path / "other", _as_module(tmp_path, loader), cwd=str(tmp_path), **_inductor(tmp_path, "two")
    )
    assert warm["results"] == cold["results"]
    assert warm["frames"] == {} and warm["aot"] == {}, warm["stderr"]
    assert warm["metrics"]["xla_compiles"] == 0 and warm["metrics"]["graphs"] == cold["metrics"]["graphs"]


def test_functions_are_saved_by_each_process_of_one_cache(tmp_path: Path) -> None:
    """The second process traces nothing: Dynamo loads the functions from its directory, and saves them."""
    program = PROGRAM.replace(
        "sys.argv[1:] if len(sys.argv) > 1 else", f"({str(tmp_path / 'key')!r}, ARGUMENT) if 1 else"
    )
    _core.cache_make_keys(tmp_path / "key")
    saver = _as_module(tmp_path, program.replace("ARGUMENT", "''"))
    one = _inductor(tmp_path, "one")
    first, second = (run(tmp_path / "cache", saver, cwd=str(tmp_path), **one) for _ in range(2))
    assert first["frames"] != {} and second["frames"] == {}
    assert first["saved"] == second["saved"]
    loader = _as_module(tmp_path, program.replace("ARGUMENT", "'functions.precompiled'"))
    warm = run(tmp_path / "other", loader, cwd=str(tmp_path), **_inductor(tmp_path, "two"))
    assert warm["results"] == first["results"]
    assert warm["frames"] == {} and warm["metrics"]["xla_compiles"] == 0, warm["stderr"]


FEWER_GUARDS = """
import json
import torch
from torch._dynamo.utils import counters
from torchtpu_compile import metrics, precompile

load = ARGUMENT
if load:
    precompile.load(load, trust_unsigned=True)
else:
    precompile.enable()
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Tanh(), torch.nn.Linear(8, 2)).eval()

def apply(x):
    return model(x)

options = None if load else {"guard_filter_fn": torch.compiler.skip_guard_on_inbuilt_nn_modules_unsafe}
compiled = torch.compile(apply, backend="tpu", dynamic=False, options=options)
with torch.no_grad():
    for n in (3, 5):
        torch.testing.assert_close(compiled(torch.ones(n, 4)), model(torch.ones(n, 4)))
        if not load and n == 3:
            precompile.save("functions.precompiled")
        if n == 3:
            first = {"frames": dict(counters["frames"]), "compiles": metrics()["xla_compiles"]}
print(json.dumps({**first, "compiles_in_all": metrics()["xla_compiles"]}))
"""


def test_guards_that_were_left_out_when_a_function_was_saved_are_not_asked_for_and_others_are(
    tmp_path: Path,
) -> None:
    saver = _as_module(tmp_path, FEWER_GUARDS.replace("ARGUMENT", "''"))
    cold = run(tmp_path / "cache", saver, cwd=str(tmp_path), **_inductor(tmp_path, "one"))
    loader = _as_module(tmp_path, FEWER_GUARDS.replace("ARGUMENT", "'functions.precompiled'"))
    warm = run(tmp_path / "other", loader, cwd=str(tmp_path), **_inductor(tmp_path, "two"))
    assert (cold["compiles"], cold["compiles_in_all"]) == (1, 2)
    assert (warm["frames"], warm["compiles"]) == ({}, 0)
    assert warm["compiles_in_all"] == 1, "a guard on the size of the input is left"


KEPT = """
import json
import torch
from torch._dynamo.utils import counters
from torchtpu_compile import precompile
from torchtpu_compile.warm import aot_cache

VERSION
precompile.enable()

def doubled(x):
    return x * 2

result = torch.compile(doubled, backend="tpu", dynamic=False)(torch.arange(3.0)).tolist()
torch.compiler.save_cache_artifacts()
print(json.dumps({"frames": counters["frames"].get("ok", 0), "result": result}))
"""


def test_functions_that_another_version_kept_are_traced_again(tmp_path: Path) -> None:
    def process(version: str) -> dict[str, Any]:
        program = _as_module(tmp_path, KEPT.replace("VERSION", version))
        return run(tmp_path / "cache", program, cwd=str(tmp_path), **_inductor(tmp_path, "kept"))

    assert [process("pass")["frames"] for _ in range(2)] == [1, 0]
    told = process('aot_cache.package_digest = lambda: "another"')
    assert (told["frames"], told["result"]) == (1, [0, 2, 4])
    assert "another version of torchtpu-compile kept this" in told["stderr"]


def _as_module(tmp_path: Path, program: str) -> str:
    """Dynamo knows functions by their file: the program lies in one."""
    (tmp_path / "program.py").write_text(program)
    return "import runpy, sys; sys.path.insert(0, '.'); import program"


def _inductor(tmp_path: Path, name: str) -> dict[str, str]:
    return {"TORCHINDUCTOR_CACHE_DIR": str(tmp_path / name)}


def test_what_the_key_of_pytorch_does_not_know_is_in_the_tag(artifacts: Path) -> None:
    def f(x: torch.Tensor) -> torch.Tensor:
        return torch.tanh(x) @ x.T

    x = torch.randn(4, 4)
    again(f, x, dynamic=False)
    again(f, x, dynamic=False)
    assert counters["aot_autograd"]["autograd_cache_hit"] == 1
    again(f, x, dynamic=False, options={"compiler_options": {"xla_cpu_enable_fast_math": True}})
    assert counters["aot_autograd"]["autograd_cache_miss"] == 1
    # Where things lie and what is printed changes nothing.
    again(f, x, dynamic=False, options={"heartbeat": 5.0})
    assert counters["aot_autograd"]["autograd_cache_hit"] == 1
    torch.set_float32_matmul_precision("high")
    try:
        again(f, x, dynamic=False)
    finally:
        torch.set_float32_matmul_precision("highest")
    assert counters["aot_autograd"]["autograd_cache_miss"] == 1


def test_bounds_of_sizes_are_in_the_tag(artifacts: Path) -> None:
    def f(x: torch.Tensor) -> torch.Tensor:
        return x.cumsum(0)

    def called_with(size: int, most: int) -> torch.Tensor:
        x = torch.arange(float(size))
        torch._dynamo.mark_dynamic(x, 0, min=2, max=most)
        return again(f, x)

    assert called_with(9, 16).sum() == torch.arange(9.0).cumsum(0).sum()
    assert called_with(9, 16).sum() == torch.arange(9.0).cumsum(0).sum()
    assert counters["aot_autograd"]["autograd_cache_hit"] == 1
    assert called_with(9, 64).sum() == torch.arange(9.0).cumsum(0).sum()
    assert counters["aot_autograd"]["autograd_cache_miss"] == 1


def test_what_runs_in_part_in_eager_pytorch_is_not_kept_and_right(artifacts: Path) -> None:
    def f(x: torch.Tensor) -> torch.Tensor:
        return torch.poisson(x.abs() * 0) + x.sin()

    x = torch.randn(5)
    for _ in range(2):
        torch.testing.assert_close(again(f, x), x.sin())
        assert counters["aot_autograd"]["autograd_cache_bypass"] == 1
    assert metrics()["fallback_ops"] == {"aten.poisson.default": 2}


@pytest.mark.parametrize("mode", ["off", "read-only"])
def test_a_cache_that_may_not_be_written_keeps_nothing(artifacts: Path, mode: str) -> None:
    for _ in range(2):
        again(torch.sin, torch.randn(3), options={"cache": mode})
        assert "autograd_cache_saved" not in counters["aot_autograd"]
        assert "autograd_cache_hit" not in counters["aot_autograd"]


def test_texts_of_lowerings_are_part_of_the_tag_and_functions_make_theirs_anew(artifacts: Path) -> None:
    @torch.library.custom_op("warm_start_test::by_text", mutates_args=())
    def by_text(x: torch.Tensor) -> torch.Tensor:
        return x * 2

    @torch.library.custom_op("warm_start_test::by_function", mutates_args=())
    def by_function(x: torch.Tensor) -> torch.Tensor:
        return x * 2

    by_text.register_fake(torch.empty_like)
    by_function.register_fake(torch.empty_like)
    text = """func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
      %y = "stablehlo.add"(%x, %x) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "func.return"(%y) : (tensor<3xf32>) -> ()
    }"""
    x = torch.randn(3)
    again(torch.cos, x)
    register_lowering("warm_start_test::by_text", text)
    again(torch.cos, x)
    assert counters["aot_autograd"]["autograd_cache_miss"] == 1
    for _ in range(2):
        torch.testing.assert_close(again(by_text, x), x * 2)
    assert counters["aot_autograd"]["autograd_cache_hit"] == 1
    register_lowering("warm_start_test::by_function", lambda x: text)
    for _ in range(2):
        torch.testing.assert_close(again(by_function, x), x * 2)
    assert counters["aot_autograd"]["autograd_cache_hit"] == 1
    assert metrics()["fallback_ops"] == {}


LOWERED_BY_A_FUNCTION = """
import json, os, torch, torchtpu_compile
from torch._dynamo.utils import counters

@torch.library.custom_op("warm_start_test::by_function", mutates_args=())
def by_function(x: torch.Tensor) -> torch.Tensor:
    return x * 2

by_function.register_fake(torch.empty_like)
text = "func.func @main(%x: T) -> T {{ %y = \\"stablehlo.{}\\"(%x, %x) : (T, T) -> T return %y : T }}"
text = text.format(os.environ["MADE_OF"])
torchtpu_compile.register_lowering("warm_start_test::by_function", lambda x: text.replace("T", str(x)))
result = torch.compile(lambda x: by_function(x) + 1, backend="tpu")(torch.tensor([3.0, 5.0])).tolist()
metrics = torchtpu_compile.metrics()
hits = counters["aot_autograd"]["autograd_cache_hit"]
print(json.dumps({"seen": [result, hits, metrics["xla_compiles"], metrics["fallback_ops"]]}))
"""


def test_what_is_kept_of_a_graph_asks_the_functions_of_its_process_for_lowerings(tmp_path: Path) -> None:
    def other(made_of: str) -> Any:
        kept = str(tmp_path / "inductor")
        said = run(tmp_path / "cache", LOWERED_BY_A_FUNCTION, MADE_OF=made_of, TORCHINDUCTOR_CACHE_DIR=kept)
        return said["seen"]

    assert other("add") == [[7.0, 11.0], 0, 1, {}]
    assert other("add") == [[7.0, 11.0], 1, 0, {}]
    assert other("multiply") == [[10.0, 26.0], 1, 1, {}]


def test_a_backward_graph_that_cannot_be_compiled_fails_when_it_is_called(artifacts: Path) -> None:
    @torch.library.custom_op("warm_start_test::twice", mutates_args=())
    def twice(x: torch.Tensor) -> torch.Tensor:
        return x * 2

    twice.register_fake(torch.empty_like)

    class Twice(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: torch.Tensor) -> torch.Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad: torch.Tensor) -> torch.Tensor:
            return twice(grad)

    x = torch.randn(3, requires_grad=True)
    result = again(lambda x: Twice.apply(x), x, options={"strict": True})
    torch.testing.assert_close(result, x * 2)
    with pytest.raises(UnsupportedOpError, match="warm_start_test"):
        result.sum().backward()


def test_an_executable_of_a_backward_graph_is_made_when_it_is_called(artifacts: Path) -> None:
    x = torch.randn(3, requires_grad=True)
    result = again(torch.sin, x)
    assert metrics()["xla_compiles"] == 1
    result.sum().backward()
    assert metrics()["xla_compiles"] == 2
    torch.testing.assert_close(x.grad, x.detach().cos())


def test_a_backward_graph_out_of_the_cache_is_loaded_before_it_is_called_and_not_compiled(
    artifacts: Path,
) -> None:
    x = torch.randn(3, requires_grad=True)
    again(torch.sin, x)  # the executable of the backward graph is not made
    assert metrics()["xla_compiles"] == 1
    result = again(torch.sin, x)
    assert counters["aot_autograd"]["autograd_cache_hit"] == 1
    _loaded()
    assert metrics()["xla_compiles"] == 1
    result.sum().backward()
    assert metrics()["xla_compiles"] == 2
    torch.testing.assert_close(x.grad, x.detach().cos())

    x.grad = None
    result = again(torch.sin, x)
    _loaded()
    hits = metrics()["cache_hits"]
    result.sum().backward()
    assert metrics()["cache_hits"] == hits, "it was loaded by the backward call"
    assert metrics()["xla_compiles"] == 2
    torch.testing.assert_close(x.grad, x.detach().cos())


def test_what_is_loaded_ahead_raises_where_it_is_called(
    artifacts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    x = torch.randn(3)
    again(torch.sin, x)
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(artifacts / "empty"))
    with pytest.raises(CacheError, match="offline"):
        again(torch.sin, x, options={"cache": "offline"})
    assert counters["aot_autograd"]["autograd_cache_hit"] == 1


def test_a_forked_process_does_not_wait_for_threads_that_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    from torchtpu_compile.warm.artifact import ahead

    go_on = threading.Event()

    def make() -> threading.Thread:
        if threading.current_thread() is not threading.main_thread():
            go_on.wait(60)
        return threading.current_thread()

    wait = ahead(make)
    with monkeypatch.context() as forked:
        forked.setattr(os, "getpid", lambda: -1)
        assert wait() is threading.main_thread()
    go_on.set()
    assert wait() is not threading.main_thread()


FORKING = """
import json, os
import torch

compiled = torch.compile(torch.sin, backend="tpu")
child = os.fork()
if child == 0:
    compiled(torch.ones(3))
    os._exit(0)
print(json.dumps({"status": os.waitpid(child, 0)[1]}))
"""


def test_a_process_that_is_forked_while_keys_are_computed_compiles(tmp_path: Path) -> None:
    assert run(tmp_path / "cache", FORKING, **_inductor(tmp_path, "inductor"))["status"] == 0


@pytest.fixture
def nothing_frozen() -> Iterator[None]:
    assert gc.get_freeze_count() == 0
    yield
    gc.unfreeze()


def test_old_objects_are_left_out_of_collections_until_what_is_loaded_is_called(
    artifacts: Path, nothing_frozen: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    x = torch.randn(3)
    again(torch.sin, x)
    while_guards_are_built: list[int] = []

    def looks(f: Callable[..., Any]) -> Callable[..., Any]:
        def called(*args: Any) -> Any:
            while_guards_are_built.append(gc.get_freeze_count())
            return f(*args)

        return called

    monkeypatch.setattr(garbage, "take_old_objects_in", looks(garbage.take_old_objects_in))
    torch.testing.assert_close(again(torch.sin, x), x.sin())
    assert counters["aot_autograd"]["autograd_cache_hit"] == 1
    assert while_guards_are_built[0] > 10_000
    assert gc.get_freeze_count() == 0


def test_old_objects_are_left_out_of_one_full_collection_at_most(nothing_frozen: None) -> None:
    class Cycle:
        def __init__(self) -> None:
            self.itself = self

    found = weakref.ref(Cycle())
    garbage.leave_old_objects_out()
    gc.collect()
    assert found() is not None and gc.get_freeze_count() == 0
    gc.collect()
    assert found() is None
    assert garbage._collected not in gc.callbacks


def test_what_a_program_froze_stays_frozen(nothing_frozen: None) -> None:
    gc.freeze()
    frozen = gc.get_freeze_count()
    garbage.leave_old_objects_out()
    garbage.take_old_objects_in()
    # Some that nothing refers to any more are freed all the same.
    assert gc.get_freeze_count() > frozen // 2 > 0


def test_what_a_program_freezes_while_something_is_loaded_stays_frozen(nothing_frozen: None) -> None:
    gc.collect()
    garbage.leave_old_objects_out()
    before = gc.get_freeze_count()
    # More are freed than frozen: their number alone does not tell.
    theirs = [[] for _ in range(100)]
    gc.freeze()
    garbage.take_old_objects_in()
    assert gc.get_freeze_count() > before // 2 > 0
    assert not {id(each) for each in theirs} & set(map(id, gc.get_objects()))
    gc.unfreeze()
    # Nothing is left behind that would hold up the next time.
    garbage.leave_old_objects_out()
    assert gc.get_freeze_count() > 0
    garbage.take_old_objects_in()
    assert gc.get_freeze_count() == 0


def _loaded() -> None:
    """Waits for the threads that load executables."""
    for thread in threading.enumerate():
        if thread.name == "torchtpu-load":
            thread.join(60)


def test_a_directory_that_others_write_to_is_not_used(
    artifacts: Path, caplog: pytest.LogCaptureFixture
) -> None:
    artifacts.mkdir()
    artifacts.chmod(0o777)
    with caplog.at_level("INFO"):
        again(torch.sin, torch.randn(3))
    assert "is writable by other users" in caplog.text and "TORCHINDUCTOR_CACHE_DIR" in caplog.text
    assert "autograd_cache_saved" not in counters["aot_autograd"]
    with pytest.raises(CacheError, match="is writable by other users"):
        precompile.load(artifacts / "none", trust_unsigned=True)
    assert not torch._dynamo.config.caching_precompile


def test_a_directory_of_another_user_is_not_used(artifacts: Path, caplog: pytest.LogCaptureFixture) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root gives directories away")
    around = artifacts.parent
    directory = str(artifacts)
    assert aot_cache.unsafe_directory(directory) is None
    # The user to whom the directory above belongs could exchange it, even between a look at it and its use.
    for given_away in (artifacts, around, around.parent):
        artifacts.mkdir(exist_ok=True)
        os.chown(given_away, 4321, -1)
        told = str(aot_cache.unsafe_directory(directory))
        assert f"{given_away} belongs to user 4321" in told and "TORCHINDUCTOR_CACHE_DIR" in told
        with caplog.at_level("INFO"):
            again(torch.sin, torch.randn(3))
        assert "belongs to user 4321" in caplog.text
        cached = [name for name in counters["aot_autograd"] if name.startswith("autograd_cache")]
        assert not cached, "neither asked nor written"
        with pytest.raises(CacheError, match="belongs to user 4321"):
            precompile.enable()
        os.chown(given_away, 0, -1)
    assert aot_cache.unsafe_directory(directory) is None


def test_a_directory_on_the_way_that_others_write_to_is_fine_where_it_is_sticky(artifacts: Path) -> None:
    artifacts.mkdir()
    around = artifacts.parent
    for mode, safe in ((0o777, False), (0o1777, True), (0o700, True)):
        around.chmod(mode)
        assert (aot_cache.unsafe_directory(str(artifacts)) is None) == safe
        assert (aot_cache.unsafe_directory(str(artifacts / "missing")) is None) == safe


def test_an_entry_that_others_write_to_is_not_used(artifacts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    again(torch.sin, torch.randn(3))
    (entry,) = artifacts.glob("aotautograd/*/*")
    for path in (entry, entry.parent):
        mode = path.stat().st_mode
        path.chmod(0o777)
        monkeypatch.setattr(aot_cache, "_looked_into", set())
        assert f"{path} is writable by other users" in str(aot_cache.unsafe_directory(str(artifacts)))
        path.chmod(mode)
    assert aot_cache.unsafe_directory(str(artifacts)) is None


def test_a_graph_with_constant_tensors_is_not_kept(artifacts: Path) -> None:
    x = torch.randn(2, 2)

    def tag(gm: torch.fx.GraphModule) -> str | None:
        return aot_cache.tag(gm, [x], Options.resolve(), "highest")

    gm = torch.fx.symbolic_trace(lambda x: x + 1)
    assert tag(gm) is not None
    gm.constant = torch.ones(2)
    assert tag(gm) is None
    # Parameters and buffers are inputs, wherever AOTAutograd hands them in and none is another one's view.
    gm = torch.fx.symbolic_trace(torch.nn.Linear(2, 2))
    assert tag(gm) is not None
    with torch._dynamo.config.patch(caching_precompile=True):
        assert tag(gm) is None
    gm.register_buffer("row", gm.weight.detach()[0])
    assert tag(gm) is None


def test_a_compiled_step_of_an_optimizer_is_kept(artifacts: Path) -> None:
    def trained(start: float, compiled: bool) -> list[torch.Tensor]:
        model = torch.nn.Linear(4, 2)
        with torch.no_grad():
            for parameter in model.parameters():
                parameter.fill_(start)
        optimizer = torch.optim.AdamW(model.parameters(), lr=0.1)
        torch._dynamo.reset()
        counters.clear()
        step = torch.compile(optimizer.step, backend="tpu") if compiled else optimizer.step
        for _ in range(3):
            optimizer.zero_grad()
            model(torch.arange(4.0)[None]).square().sum().backward()
            step()
        return [p.detach() for p in model.parameters()] + [
            value for state in optimizer.state.values() for value in state.values()
        ]

    for start, found in ((0.5, "autograd_cache_miss"), (0.7, "autograd_cache_hit")):
        results = trained(start, True)
        assert counters["aot_autograd"][found] >= 1
        torch.testing.assert_close(results, trained(start, False))


def test_files_of_strangers_are_refused(
    artifacts: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    key, other = tmp_path / "key", tmp_path / "other"
    _core.cache_make_keys(key)
    _core.cache_make_keys(other)
    with pytest.raises(CacheError, match="there is no function to save"):
        precompile.save(tmp_path / "file", sign=key)
    again(torch.sin, torch.randn(3))
    file = tmp_path / "file"
    _core.cache_settle(60.0)
    _core.cache_export(tmp_path / "cache", file, None, key, b"not a pickle")
    there = tmp_path / "there"
    try:
        for verify, trust in ((None, False), (tmp_path / "other.pub", False), (tmp_path / "other.pub", True)):
            with pytest.raises(CacheError, match=r"no key was given|signed with another key"):
                precompile.load(file, verify=verify, trust_unsigned=trust, cache_dir=there)
        precompile.load(file, verify=tmp_path / "key.pub", cache_dir=tmp_path / "fine")
        assert "another version of torchtpu-compile" in caplog.text
        file.write_bytes(file.read_bytes()[:-1] + b"!")
        with pytest.raises(CacheError, match="functions in it were changed"):
            precompile.load(file, verify=tmp_path / "key.pub", cache_dir=there)
        assert not there.exists()
    finally:
        torch._dynamo.config.caching_precompile = False


BY_ITSELF = """
import json, os
import torch
from torch._dynamo.utils import counters
from torchtpu_compile import metrics

def doubled(x):
    return torch.tanh(x) * 2

def squared(x):
    return x * x

result = [torch.compile(doubled, backend="tpu", dynamic=False)(torch.ones(3)).tolist()]
if os.environ["SECOND"]:
    result.append(torch.compile(squared, backend="tpu", dynamic=False)(torch.ones(3)).tolist())
told = {"frames": counters["frames"].get("ok", 0), "compiles": metrics()["xla_compiles"], "result": result}
print(json.dumps(told))
"""


def test_a_directory_in_the_environment_keeps_functions_without_a_line_of_the_program(tmp_path: Path) -> None:
    kept = tmp_path / "kept"

    def process(second: bool, name: str) -> dict[str, Any]:
        # Each with caches of its own: what is kept is in that directory alone.
        return run(
            tmp_path / name,
            _as_module(tmp_path, BY_ITSELF),
            cwd=str(tmp_path),
            SECOND="1" if second else "",
            TORCHTPU_PRECOMPILE=str(kept),
            **_inductor(tmp_path, f"{name}-pytorch"),
        )

    first, second = process(False, "one"), process(True, "two")
    assert (first["frames"], second["frames"]) == (1, 1), second["stderr"]
    assert second["result"][0] == first["result"][0] and second["compiles"] == 1
    # The second process added what it traced itself.
    assert len(list(kept.glob("*.precompiled"))) == 2
    assert kept.stat().st_mode & 0o77 == 0


def test_a_directory_in_the_environment_that_others_write_to_is_not_used(
    artifacts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    kept.chmod(0o777)
    monkeypatch.setenv("TORCHTPU_PRECOMPILE", str(kept))
    registered: list[object] = []
    monkeypatch.setattr("atexit.register", lambda *call: registered.append(call))
    precompile.follow_environment.__wrapped__()
    assert "is writable by other users" in caplog.text and not registered
    assert not torch._dynamo.config.caching_precompile
    kept.chmod(0o700)
    damaged = precompile._own_files(kept, vars(__import__("__main__")))
    damaged = damaged.with_name(f"{damaged.name}-1.precompiled")
    damaged.write_bytes(b"nothing of ours")
    try:
        precompile.follow_environment.__wrapped__()
        assert "functions are traced again" in caplog.text and len(registered) == 1
    finally:
        torch._dynamo.config.caching_precompile = False


LOWERED = """
import json, os
import torch
from torch._dynamo.utils import counters
import torchtpu_compile

@torch.library.custom_op("kept::scaled", mutates_args=())
def scaled(x: torch.Tensor) -> torch.Tensor:
    return x * float(os.environ["FACTOR"])

scaled.register_fake(torch.empty_like)
torchtpu_compile.register_lowering(
    "kept::scaled",
    '''func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %c = "stablehlo.constant"() {value = dense<FACTOR> : tensor<4xf32>} : () -> tensor<4xf32>
      %0 = "stablehlo.multiply"(%x, %c) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }'''.replace("FACTOR", os.environ["FACTOR"]),
)

def f(x, i):
    return torch.ops.kept.scaled(x)[i] + 1

try:
    index = torch.tensor([int(os.environ["INDEX"])])
    result = torch.compile(f, backend="tpu", dynamic=False)(torch.ones(4), index).tolist()
except IndexError:
    result = "IndexError"
print(json.dumps({"frames": counters["frames"].get("ok", 0), "result": result}))
"""


@pytest.mark.parametrize(
    ("change", "result"),
    [
        ({"FACTOR": "3.0"}, [4]),
        ({"INDEX": "7", "TORCHTPU_CHECK_VALUES": "1"}, "IndexError"),
        ({"TORCHTPU_RECORD": "recorded"}, [3]),
        ({"TORCHTPU_DEBUG": "nan"}, [3]),
    ],
)
def test_a_kept_function_is_traced_again_under_another_lowering_or_option(
    tmp_path: Path, change: dict[str, str], result: Any
) -> None:
    def process(**more: str) -> dict[str, Any]:
        environment = {"FACTOR": "2.0", "INDEX": "1", "TORCHTPU_PRECOMPILE": str(tmp_path / "kept"), **more}
        program = _as_module(tmp_path, LOWERED)
        return run(
            tmp_path / "cache", program, cwd=str(tmp_path), **_inductor(tmp_path, "kept"), **environment
        )

    assert process()["result"] == [3]
    assert process()["frames"] == 0, "the function is kept"
    changed = process(**change)
    assert (changed["frames"], changed["result"]) == (1, result)
    assert "TORCHTPU_RECORD" not in change or list((tmp_path / "recorded").iterdir())
