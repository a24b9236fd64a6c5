"""The bytes that reach the core say everything: a reference that runs them gives eager's results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from models import MODELS, tensors
from reference import ReferenceCore, ReferenceGraph, ops
from torch import nn

Install = Callable[..., ReferenceCore]


def compile_and_run(fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    return torch.compile(fn, backend="tpu", fullgraph=True)(*args, **kwargs)


def only_graph(core: ReferenceCore) -> dict[str, Any]:
    (graph,) = core.graphs
    return graph.graph


def node(graph: dict[str, Any], op: str) -> dict[str, Any]:
    (found,) = [n for n in graph["nodes"] if n["op"] == op]
    return found


@pytest.mark.parametrize(
    ("name", "dtype"),
    [("mlp", torch.bfloat16), ("llama", torch.float32), ("resnet18", torch.float32)],
    ids=str,
)
def test_a_model_is_one_graph_that_runs_from_its_bytes(
    reference_core: Install, name: str, dtype: torch.dtype
) -> None:
    core = reference_core()
    case = MODELS[name]().to(dtype)
    with torch.no_grad():
        expected = tensors(case.model(*case.args, **case.kwargs))
        actual = tensors(compile_and_run(case.model, *case.args, **case.kwargs))
    assert len(core.graphs) == 1
    assert core.fallback_ops == {}
    assert len(expected) == len(actual)
    for want, got in zip(expected, actual, strict=True):
        tolerance = 1e-4 if dtype == torch.float32 else 5e-2
        assert (want - got).abs().max() <= tolerance * want.abs().max()


def test_arguments_follow_the_schema_with_defaults(reference_core: Install) -> None:
    core = reference_core()

    def fn(x: torch.Tensor) -> torch.Tensor:
        return torch.add(x, x, alpha=2) + torch.full((2, 3), 1.5, dtype=torch.float64)

    compile_and_run(fn, torch.randn(2, 3))
    graph = only_graph(core)
    first = next(n for n in graph["nodes"] if n["op"] == "aten.add.Tensor")
    assert first["args"] == [{"val": 0}, {"val": 0}]
    assert first["kwargs"] == [["alpha", {"int": 2}]]
    full = node(graph, "aten.full.default")
    assert full["args"] == [{"list": [{"int": 2}, {"int": 3}]}, {"float": 1.5}]
    assert full["kwargs"] == [["dtype", {"dtype": "f64"}]]
    assert graph["nodes"][-1]["kwargs"] == [["alpha", {"int": 1}]]


def test_elements_of_a_result_are_its_values(reference_core: Install) -> None:
    core = reference_core()

    def fn(x: torch.Tensor) -> torch.Tensor:
        a, _, c = x.split(2, dim=1)
        return c - a

    x = torch.randn(4, 6)
    torch.testing.assert_close(compile_and_run(fn, x), fn(x))
    graph = only_graph(core)
    split, sub = graph["nodes"]
    assert len(split["outputs"]) == 3
    assert sub["args"] == [{"val": 3}, {"val": 1}]


@pytest.mark.parametrize(
    "constant",
    [
        torch.tensor([1.5, -2.0, 3.0]),
        torch.tensor(7),
        torch.tensor([[True, False], [False, True]]),
        torch.arange(6, dtype=torch.bfloat16).reshape(2, 3).t(),
        torch.tensor([1 + 2j, 3 - 1j]),
        torch.empty(0, 3),
    ],
    ids=["f32", "scalar", "bool", "transposed-bf16", "complex", "empty"],
)
def test_constants_travel_as_bytes(reference_core: Install, constant: torch.Tensor) -> None:
    from torchtpu_compile.capture.graph import capture
    from torchtpu_compile.capture.inputs import Role

    root = nn.Module()
    root.register_buffer("table", constant)
    graph = torch.fx.Graph()
    x = graph.placeholder("x")
    table = graph.get_attr("table")
    graph.output((x, table))
    module = torch.fx.GraphModule(root, graph)
    with torch._subclasses.FakeTensorMode() as mode:
        x.meta["val"] = mode.from_tensor(torch.zeros(2))
        table.meta["val"] = mode.from_tensor(constant)
    captured = capture(module, name="g", stage="inference", roles=[Role()])
    assert captured.problems == []
    _, result = ReferenceGraph(captured.data)([torch.zeros(2)])
    assert result.dtype == constant.dtype
    torch.testing.assert_close(result, constant, rtol=0, atol=0)


def test_sizes_are_expressions_over_symbols(reference_core: Install) -> None:
    core = reference_core()

    def fn(x: torch.Tensor) -> tuple[torch.Tensor, int]:
        half = x.shape[0] // 2
        return torch.cat([x, x]).reshape(half, -1)[:, : half + 1], x.shape[0] * 3

    compiled = torch.compile(fn, backend="tpu", fullgraph=True, dynamic=True)
    for rows in (4, 6, 10):
        x = torch.randn(rows, 3)
        result, size = compiled(x)
        torch.testing.assert_close(result, fn(x)[0])
        assert size == rows * 3
    graph = only_graph(core)
    names = [s["name"] for s in graph["symbols"]]
    assert names
    assert all(s["min"] >= 2 for s in graph["symbols"])
    assert 4 in [s["hint"] for s in graph["symbols"]]
    assert not [op for op in ops(graph) if "sym" in op or not op.startswith("aten.")]


def test_changed_inputs_are_mutations_and_not_nodes(reference_core: Install) -> None:
    core = reference_core()

    def fn(x: torch.Tensor, total: torch.Tensor) -> torch.Tensor:
        total.add_(x)
        return total * 2

    x = torch.randn(3)
    total, expected_total = torch.ones(3), torch.ones(3)
    expected = fn(x, expected_total)
    torch.testing.assert_close(compile_and_run(fn, x, total), expected)
    torch.testing.assert_close(total, expected_total)
    graph = only_graph(core)
    assert "aten.copy_.default" not in ops(graph)
    (mutation,) = graph["mutations"]
    assert graph["inputs"][mutation["input"]]["kind"] == "input"


def test_inputs_say_what_they_are(reference_core: Install) -> None:
    core = reference_core()
    model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4)).eval()
    with torch.no_grad():
        compile_and_run(model, torch.randn(2, 4))
    inputs = only_graph(core)["inputs"]
    described = {i["fqn"]: (i["kind"], i["static"]) for i in inputs}
    assert described["0.weight"] == ("parameter", True)
    assert described["1.running_mean"] == ("buffer", True)
    assert [i["kind"] for i in inputs].count("input") == 1
    (given,) = (i for i in inputs if i["kind"] == "input")
    assert not given["static"] and given["fqn"]


def test_training_makes_a_forward_and_a_backward_graph(reference_core: Install) -> None:
    core = reference_core()
    model, copy = nn.Linear(4, 3), nn.Linear(4, 3)
    copy.load_state_dict(model.state_dict())
    x = torch.randn(5, 4)
    compiled = torch.compile(model, backend="tpu", fullgraph=True)
    compiled(x).square().mean().backward()
    copy(x).square().mean().backward()
    torch.testing.assert_close(model.weight.grad, copy.weight.grad)
    torch.testing.assert_close(model.bias.grad, copy.bias.grad)
    forward, backward = (g.graph for g in core.graphs)
    assert (forward["stage"], backward["stage"]) == ("forward", "backward")
    assert forward["name"].removesuffix("forward") == backward["name"].removesuffix("backward")
    assert "tangent" in [i["kind"] for i in backward["inputs"]]


def test_a_graph_may_be_kept_for_a_second_backward(reference_core: Install) -> None:
    reference_core()
    x = torch.randn(3, requires_grad=True)
    loss = compile_and_run(lambda t: t.sin().sum(), x)
    loss.backward(retain_graph=True)
    loss.backward()
    torch.testing.assert_close(x.grad, 2 * x.detach().cos())


def test_strides_are_given_unless_contiguous(reference_core: Install) -> None:
    core = reference_core()
    x = torch.randn(3, 4).t()
    compile_and_run(lambda a, b: a + b, x, torch.randn(4, 3))
    first, second = (i["type"]["tensor"] for i in only_graph(core)["inputs"])
    assert first["strides"] == [{"static": 1}, {"static": 4}]
    assert second["strides"] is None


def test_nodes_name_the_line_of_the_user(reference_core: Install) -> None:
    core = reference_core()

    def fn(x: torch.Tensor) -> torch.Tensor:
        y = x.sin()  # the line in question
        return y

    compile_and_run(fn, torch.randn(3))
    graph = only_graph(core)
    source = graph["sources"][node(graph, "aten.sin.default")["source"]]
    assert source["file"] == __file__
    assert source["code"] == "y = x.sin()  # the line in question"
    assert source["line"] == fn.__code__.co_firstlineno + 1


def test_equal_graphs_have_equal_bytes_but_for_their_names(reference_core: Install) -> None:
    core = reference_core()
    for _ in range(2):
        torch._dynamo.reset()
        compile_and_run(MODELS["mlp"]().model, torch.randn(8, 64))
    first, second = (dict(g.graph) for g in core.graphs[-2:])
    assert first.pop("name") != second.pop("name")
    assert first == second


def test_matmul_precision_is_read_when_a_graph_is_compiled(reference_core: Install) -> None:
    core = reference_core()
    before = torch.get_float32_matmul_precision()
    try:
        for precision in ("highest", "high", "medium"):
            torch.set_float32_matmul_precision(precision)
            torch._dynamo.reset()
            compile_and_run(lambda x: x @ x, torch.randn(3, 3))
            assert core.settings[-1]["matmul_precision"] == precision
    finally:
        torch.set_float32_matmul_precision(before)
