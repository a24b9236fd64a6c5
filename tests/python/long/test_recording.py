"""Recording compiled graphs: what is written, and that the program never notices."""

from __future__ import annotations

import copy
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fresh
import pytest
import torch
from torch import nn
from torch.nn.attention import SDPBackend, sdpa_kernel
from torchtpu_compile import _core, record
from torchtpu_compile.core_settings import core_settings
from torchtpu_compile.options import Options
from torchtpu_compile.recording import record as recording


def compiled(function: Callable[..., Any], **kwargs: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="torchtpu", fullgraph=True, **kwargs)


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What is handed to the core to be written, call by call."""
    seen: list[dict[str, Any]] = []
    save = _core.save_recording

    def spy(path: Path, graph: bytes, environment: Any, calls: list[Any], **kwargs: Any) -> None:
        save(path, graph, environment, calls, **kwargs)
        seen.append(
            {"path": path, "graph": graph, "environment": environment, "calls": list(calls), **kwargs}
        )

    monkeypatch.setattr(recording._core, "save_recording", spy)
    return seen


def replayed(path: Path) -> list[list[str]]:
    """Runs a recording again in the core; the tensors that were compared, call by call."""
    calls = _core.replay_recording(path, core_settings(Options.resolve()))
    return [[what for what, _, _ in call] for call in calls]


class Scaled(nn.Module):
    """Parameters of several distributions, and a buffer that must stay positive."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(64, 128)
        self.norm = nn.BatchNorm1d(128)
        self.norm.running_var.uniform_(0.5, 1.5)

    def forward(self, x: torch.Tensor, index: torch.Tensor) -> torch.Tensor:
        return self.norm(self.linear(x))[:, index]


def scaled() -> tuple[nn.Module, tuple[torch.Tensor, ...]]:
    return Scaled().eval(), (torch.randn(100, 64), torch.tensor([5, 127, 0]))


def test_results_are_the_programs_own(tmp_path: Path) -> None:
    model, args = scaled()
    with torch.no_grad(), record(tmp_path):
        got = compiled(model)(*args)
    torch.testing.assert_close(got, model(*args))
    (path,) = tmp_path.iterdir()
    assert path.suffix == ".ttpu" and path.name.startswith("graph")
    assert path.stat().st_size < 20_000, "parameters are not stored"
    assert replayed(path) == [["output 0"]]


def test_seeded_inputs_keep_what_makes_them_valid(tmp_path: Path, saved: list[dict[str, Any]]) -> None:
    model, (x, index) = scaled()
    with torch.no_grad(), record(tmp_path):
        compiled(model)(x, index)
    ((inputs, outputs, mutated),) = saved[0]["calls"]
    seeded = [i for i in inputs if isinstance(i, tuple)]
    kept = [i for i in inputs if isinstance(i, torch.Tensor)]
    # Weight and bias of the layers, running statistics, and the large input.
    assert len(seeded) == 7
    assert len(kept) == 1 and torch.equal(kept[0], index)
    ((weight,), (large,)) = (
        [t for t, _, _ in seeded if t.shape == shape] for shape in ((128, 64), (100, 64))
    )
    assert abs(weight.std().item() - model.linear.weight.std().item()) < 0.01
    assert abs(large.std().item() - 1.0) < 0.05 and not torch.equal(large, x)
    variances = [t for t, d, _ in seeded if t.shape == (128,) and t.min() >= 0.5 and t.max() <= 1.5]
    assert variances, "running variances stay in their range"
    assert [o.shape for o in outputs] == [(100, 3)] and mutated == []


def test_eager_results_belong_to_the_recorded_inputs(tmp_path: Path, saved: list[dict[str, Any]]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return x * 2 + 1

    x = torch.randn(64, 65).t()
    with record(tmp_path):
        compiled(function)(x)
    (([(made, distribution, seed)], [output], _),) = saved[0]["calls"]
    assert made.stride() == x.stride()
    assert torch.equal(output, made * 2 + 1)
    again = torch.empty(65, 64)
    distribution.fill(again, seed)
    assert torch.equal(again, made), "elements are numbered row by row, whatever the strides"
    assert replayed(saved[0]["path"]) == [["output 0"]]


def test_full_keeps_the_users_data_and_none_keeps_the_graph(
    tmp_path: Path, saved: list[dict[str, Any]]
) -> None:
    model, args = scaled()
    with torch.no_grad(), record(tmp_path / "full", "full"):
        compiled(model)(*args)
    ((inputs, [output], _),) = saved[0]["calls"]
    assert all(isinstance(i, torch.Tensor) for i in inputs)
    assert any(torch.equal(i, args[0]) for i in inputs if i.shape == args[0].shape)
    torch.testing.assert_close(output, model(*args))

    torch._dynamo.reset()
    with torch.no_grad(), record(tmp_path / "none", "none"):
        compiled(model)(*args)
    assert saved[1]["calls"] == [] and len(saved) == 2
    assert len(list((tmp_path / "none").iterdir())) == 1


def test_mutated_inputs_are_recorded_as_they_were_and_as_they_become(
    tmp_path: Path, saved: list[dict[str, Any]]
) -> None:
    def function(x: torch.Tensor, total: torch.Tensor) -> torch.Tensor:
        total.add_(x)
        return x * total

    x, total = torch.randn(3, 4), torch.ones(3, 4)
    with record(tmp_path, "full"):
        got = compiled(function)(x, total)
    assert torch.equal(total, 1 + x)
    torch.testing.assert_close(got, x * (1 + x))
    ((inputs, _, [after]),) = saved[0]["calls"]
    assert any(torch.equal(i, torch.ones(3, 4)) for i in inputs)
    assert torch.equal(after, 1 + x)
    (outcomes,) = replayed(saved[0]["path"])
    assert len(outcomes) == 2 and outcomes[1].endswith("after the call")


def test_training_records_both_graphs_and_leaves_gradients_alone(
    tmp_path: Path, saved: list[dict[str, Any]]
) -> None:
    model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))
    x = torch.randn(5, 8)
    model(x).square().mean().backward()
    expected = [p.grad.clone() for p in model.parameters()]
    model.zero_grad()
    with record(tmp_path):
        compiled(model)(x).square().mean().backward()
    for parameter, gradient in zip(model.parameters(), expected, strict=True):
        torch.testing.assert_close(parameter.grad, gradient)
    stages = sorted(p.name.split("-")[0].split("_")[1] for p in tmp_path.iterdir())
    assert stages == ["backward", "forward"]
    assert [len(replayed(s["path"])) for s in saved] == [1, 1]


def test_calls_with_new_sizes_go_into_the_same_file(tmp_path: Path, saved: list[dict[str, Any]]) -> None:
    function = compiled(lambda x: torch.relu(x) + x.shape[0], dynamic=True)
    with record(tmp_path, calls=2):
        for n in (5, 9, 6):
            function(torch.randn(n, 3))
    sizes = [
        [tuple(i.shape) for i in inputs if isinstance(i, torch.Tensor)] for inputs, _, _ in saved[-1]["calls"]
    ]
    assert sizes == [[(5, 3)], [(9, 3)]]
    (path,) = tmp_path.iterdir()
    assert len(replayed(path)) == 2


def test_a_replay_that_differs_raises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    eager = recording._eager_call

    def wrong(*args: Any) -> Any:
        inputs, outputs, mutated = eager(*args)
        return inputs, [o + 0.01 for o in outputs], mutated

    monkeypatch.setattr(recording, "_eager_call", wrong)
    with record(tmp_path):
        compiled(torch.relu)(torch.randn(30))
    (path,) = tmp_path.iterdir()
    with pytest.raises(_core.TorchTpuError, match="does not give what was recorded"):
        replayed(path)
    path.write_bytes(b"something else")
    with pytest.raises(_core.TorchTpuError, match="not a recording"):
        replayed(path)


def test_random_numbers_are_not_drawn_twice(tmp_path: Path) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return nn.functional.dropout(x, 0.5)

    def draw(directory: Path | None) -> tuple[torch.Tensor, torch.Tensor]:
        torch._dynamo.reset()
        torch.manual_seed(3)
        run = torch.compile(function, backend="torchtpu")
        x = torch.ones(50)
        if directory is None:
            return run(x), torch.rand(4)
        with record(directory):
            return run(x), torch.rand(4)

    assert [t.tolist() for t in draw(None)] == [t.tolist() for t in draw(tmp_path)]


def test_random_numbers_replay_from_the_recorded_seed(tmp_path: Path) -> None:
    layer = nn.Sequential(nn.Linear(8, 64), nn.Dropout(0.5))
    with record(tmp_path):
        compiled(layer)(torch.randn(4, 8)).square().sum().backward()
    paths = sorted(tmp_path.iterdir())
    assert len(paths) == 2
    assert all(len(replayed(path)) == 1 for path in paths)


def test_autocast_of_the_caller_does_not_reach_the_eager_run(
    tmp_path: Path, saved: list[dict[str, Any]]
) -> None:
    function = compiled(lambda x, y: x @ y)
    with torch.autocast("cpu", dtype=torch.bfloat16), record(tmp_path):
        function(torch.randn(4, 4), torch.randn(4, 4))
    assert len(saved) == 1, "outputs have the types that the graph declares"


def test_a_directory_that_cannot_be_written_is_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    x = torch.randn(3)
    with record(blocked / "below"), caplog.at_level("WARNING", "torchtpu_compile"):
        assert torch.equal(compiled(torch.relu)(x), x.relu())
    (message,) = [r.getMessage() for r in caplog.records if "not recorded" in r.getMessage()]
    assert str(blocked) in message


def test_paths_of_the_machine_are_not_recorded(tmp_path: Path, saved: list[dict[str, Any]]) -> None:
    with record(tmp_path):
        compiled(lambda x: torch.relu(x) * 3)(torch.randn(3))
    assert str(Path(__file__).parent).encode() in saved[0]["graph"], "the captured graph has them"
    assert saved[0]["environment"]["options"] == {}


def test_graphs_compiled_before_are_not_recorded(tmp_path: Path) -> None:
    function = compiled(torch.relu)
    function(torch.randn(3))
    with record(tmp_path):
        function(torch.randn(3))
    assert list(tmp_path.iterdir()) == []


def test_a_model_without_memory_is_recorded_and_runs_as_it_would(
    tmp_path: Path, saved: list[dict[str, Any]]
) -> None:
    with torch.device("meta"):
        model, x = nn.Linear(1 << 20, 1 << 20), torch.empty(2, 1 << 20)
    with record(tmp_path):
        result = compiled(lambda t: model(t) + torch.arange(1 << 20, device=t.device))(x)
        result.sum().backward()
    assert result.is_meta and result.shape == (2, 1 << 20)
    assert model.weight.grad is not None and model.weight.grad.shape == model.weight.shape
    assert [save["calls"] for save in saved] == [[], []]
    graphs = [_core.inspect_graph(save["path"]) for save in saved]
    assert [graph["stage"] for graph in graphs] == ["forward", "backward"]


ATTENTION: list[tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ((2, 4, 32, 16), (2, 4, 32, 16), {}),
    ((2, 4, 32, 16), (2, 2, 32, 16), {"is_causal": True, "enable_gqa": True, "scale": 0.5}),
    ((2, 4, 32, 16), (2, 1, 32, 16), {}),
    ((2, 4, 32, 16), (2, 4, 24, 16), {"attn_mask": torch.zeros(32, 24)}),
    ((2, 4, 32, 16), (2, 4, 24, 16), {"attn_mask": torch.ones(2, 1, 32, 24, dtype=torch.bool)}),
    ((4, 32, 16), (4, 24, 16), {"is_causal": True}),
]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize(("query", "key", "extra"), ATTENTION)
def test_attention_without_memory_is_that_of_a_device(
    tmp_path: Path, query: tuple[int, ...], key: tuple[int, ...], extra: dict[str, Any], dtype: torch.dtype
) -> None:
    texts = []
    for device in ("cpu", "meta"):
        torch.compiler.reset()
        q, k, v = (
            torch.zeros(size, dtype=dtype, device=device, requires_grad=True) for size in (query, key, key)
        )
        moved = {
            name: x.to(device, x.dtype if x.dtype == torch.bool else dtype) if name == "attn_mask" else x
            for name, x in extra.items()
        }
        with record(tmp_path / device, "none"):
            made = compiled(lambda *x: nn.functional.scaled_dot_product_attention(*x, **moved))(q, k, v)  # noqa: B023
            made.sum().backward()
        files = sorted((tmp_path / device).glob("*.ttpu"), key=lambda path: "backward" in path.name)
        lines = (_core.lower_graph(path, {})[0][-1][1].splitlines() for path in files)
        # What is saved has a mark where it stays on a device.
        told = ([line for line in of if not line.startswith("save ")] for of in lines)
        texts.append([[line.partition(" = ")[2].partition(" name=")[0] for line in of] for of in told])
    assert texts[0] == texts[1]
    assert len(texts[0]) == 2


def test_attention_without_memory_heeds_the_chosen_kernel(tmp_path: Path) -> None:
    q = torch.zeros(2, 4, 32, 16, device="meta")
    with record(tmp_path, "none"), sdpa_kernel(SDPBackend.MATH):
        compiled(lambda q: nn.functional.scaled_dot_product_attention(q, q, q))(q)
    (path,) = tmp_path.glob("*.ttpu")
    assert "flash_attention" not in _core.lower_graph(path, {})[0][0][1]


def test_arguments_are_checked(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match='"none", "seeded" or "full"'), record(tmp_path, "all"):  # type: ignore[arg-type]
        pass
    with pytest.raises(ValueError, match="at least 1"), record(tmp_path, calls=0):
        pass


PROGRAM = """
import torch
f = torch.compile(torch.relu, backend="torchtpu")
print(f(torch.tensor([-1.0, 2.0])).tolist())
"""


def test_environment_variables_turn_recording_on(tmp_path: Path) -> None:
    variables = {"TORCHTPU_RECORD": str(tmp_path), "TORCHTPU_RECORD_DATA": "none"}
    command = [sys.executable, "-c", PROGRAM]
    environment = {**os.environ, **variables}
    done = fresh.run(command, env=environment)
    assert done.stdout.strip() == "[0.0, 2.0]", done.stderr
    assert len(list(tmp_path.glob("*.ttpu"))) == 1
    # The calls of each graph are counted by their sizes.
    assert len(list(tmp_path.glob("*.shapes.json"))) == 1


def test_distributions_are_fitted_and_filled() -> None:
    fit = _core.Distribution.fit
    assert repr(fit(torch.full((3,), 2.5))) == "Constant(2.5)"
    assert repr(fit(torch.tensor([3, -1, 2]))) == "Integers { low: -1, high: 3 }"
    assert repr(fit(torch.tensor([True, False, False, False]))) == "Bernoulli(0.25)"
    assert fit(torch.tensor([0.0, float("-inf")])) is None
    normal = fit(torch.randn(10_000))
    assert normal is not None and normal == normal
    filled = torch.empty(100, 100).t()
    normal.fill(filled, 1)
    assert abs(filled.mean().item()) < 0.05 and abs(filled.std().item() - 1) < 0.05
    with pytest.raises(_core.TorchTpuError, match="cannot fill a tensor of element type i64"):
        normal.fill(torch.empty(3, dtype=torch.int64), 1)
    with pytest.raises(TypeError, match="not dense"):
        normal.fill(torch.empty(3, 1).expand(3, 4), 1)


NORMALIZATIONS = {
    "batch": lambda: torch.nn.BatchNorm1d(8),
    "batch without parameters": lambda: torch.nn.BatchNorm1d(8, affine=False),
    "batch in evaluation": lambda: torch.nn.BatchNorm1d(8).eval(),
    "group": lambda: torch.nn.GroupNorm(2, 8),
    "group of 16 bits": lambda: torch.nn.GroupNorm(2, 8).bfloat16(),
    "layer": lambda: torch.nn.LayerNorm(4),
    "layer without bias": lambda: torch.nn.LayerNorm(4, bias=False),
    "instance": lambda: torch.nn.InstanceNorm1d(8, affine=True),
}


@pytest.mark.parametrize("name", NORMALIZATIONS)
def test_a_step_under_autocast_is_recorded_with_the_statistics_that_eager_saves(
    name: str, tmp_path: Path
) -> None:
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Conv1d(8, 8, 1), NORMALIZATIONS[name](), torch.nn.Linear(4, 4))
    reference = copy.deepcopy(model)
    compiled = torch.compile(model, backend="tpu", options={"cache": "off"})
    x = 3 + torch.randn(16, 8, 4)
    scale = torch.randn(16, 8, 4)
    with record(tmp_path):
        for step in (compiled, reference):
            with torch.autocast("cpu", dtype=torch.bfloat16):
                made = step(x)
            (made.float() * scale).sum().backward()
    stages = sorted(path.name.split("-")[0].split("_")[1] for path in tmp_path.glob("*.ttpu"))
    assert stages == ["backward", "forward"]
    # The kernels round 16 bits at different places: neither is further from the truth than the other.
    truth = copy.deepcopy(reference).double()
    truth.zero_grad()
    (truth(x.double()) * scale).sum().backward()
    triples = zip(model.parameters(), reference.parameters(), truth.parameters(), strict=True)
    gradients = [(mine.grad, eager.grad, exact.grad) for mine, eager, exact in triples]
    most = max(float(exact.abs().max()) for _, _, exact in gradients)
    for mine, eager, exact in gradients:
        assert (mine - exact).abs().max() <= 2 * (eager - exact).abs().max() + 2e-3 * most


def test_statistics_have_the_type_that_eager_gives_them() -> None:
    x, w = torch.randn(3, 4).bfloat16(), torch.ones(4)

    def statistics(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return torch.native_layer_norm(x, [4], w, w, 1e-5)

    with torch.no_grad():
        for mine, eager in zip(torch.compile(statistics, backend="tpu")(x), statistics(x), strict=True):
            assert mine.dtype == eager.dtype
            torch.testing.assert_close(mine, eager, rtol=1e-2, atol=1e-2)
