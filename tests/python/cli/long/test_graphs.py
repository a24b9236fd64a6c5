"""Commands that look at one graph: lower, export, replay, bench, and the list of targets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from command import Command
from torchtpu_compile.cli import exits

Recorded = Callable[[str], Path]


def test_targets_are_the_generations_with_their_figures(torchtpu: Command) -> None:
    listed = torchtpu("targets", "--json")
    assert listed.status == exits.OK
    by_name = {g["name"]: g for g in listed.json}
    assert list(by_name) == ["v4", "v5e", "v5p", "v6e", "tpu7x"]
    assert by_name["v5e"]["memory_bytes"] == 16 << 30
    assert by_name["v6e"]["bf16_flops"] == 918e12
    assert all(0 < g["usable_bytes"] <= 1.01 * g["memory_bytes"] / g["devices_per_chip"] for g in listed.json)
    text = torchtpu("targets").out
    assert all(g["target"] in text and g["topologies"][-1] in text for g in listed.json)


def test_lower_shows_every_stage(torchtpu: Command, recorded: Recorded, tmp_path: Path) -> None:
    listed = torchtpu("lower", recorded("mlp"), "--json")
    assert listed.status == exits.OK, listed.err
    names = [stage["stage"] for stage in listed.json]
    assert names[:2] == ["fx.00.captured", "fx.01.canonicalize"]
    assert names[-2:] == ["stablehlo", "hlo.cpu"]
    text = {stage["stage"]: stage["text"] for stage in listed.json}
    assert "aten.t.default" in text["fx.00.captured"]
    assert "aten.permute.default" in text["fx.01.canonicalize"]
    assert "stablehlo.dot_general" in text["stablehlo"]
    assert text["hlo.cpu"].startswith("HloModule") and "fusion" in text["hlo.cpu"]
    assert {s["stage"]: s["changed"] for s in listed.json}["fx.05.eliminate_dead_code"] is False

    written = torchtpu("lower", recorded("mlp"), "--show", "stablehlo", "--out", tmp_path / "stages")
    assert written.out.strip() == str(tmp_path / "stages" / "stablehlo.mlir")
    assert (tmp_path / "stages" / "stablehlo.mlir").read_text() == text["stablehlo"]


def test_lower_compiles_for_a_tpu_that_is_not_there(torchtpu: Command, recorded: Recorded) -> None:
    given = ["--sizes", "s33=24", "--show", "hlo", "--target", "v5e"]
    ended = torchtpu("lower", recorded("mlp_dynamic"), *given)
    assert ended.status == exits.OK, ended.err
    # The size that was asked for, in the tiles of a TPU.
    assert "f32[24,64]{1,0:T(8,128)}" in ended.out


def test_lower_reads_graphs_as_text(torchtpu: Command, tmp_path: Path) -> None:
    graph = tmp_path / "g.fx"
    graph.write_text(
        'graph g inference\nsymbol s0 "s0" min=2 max=9 hint=4\ninput %0 x: f32[s0]\n'
        "%1 = aten.relu.default(%0) : f32[s0] name=y\nreturn %1\n"
    )
    assert "tensor<7xf32>" in torchtpu("lower", graph, "--show", "stablehlo", "--sizes", "s0=7").out
    assert "tensor<4xf32>" in torchtpu("lower", graph, "--show", "stablehlo").out
    graph.write_text("graph g inference\n%1 = nonsense\n")
    wrong = torchtpu("lower", graph)
    assert wrong.status == exits.UNREADABLE
    assert "g.fx: line 2" in wrong.err


def test_lower_names_an_op_that_has_no_lowering(torchtpu: Command, tmp_path: Path) -> None:
    graph = tmp_path / "g.fx"
    graph.write_text(
        "graph g inference\ninput %0 x: f32[2]\n%1 = aten.no_such_op.default(%0) : f32[2] name=y\nreturn %1\n"
    )
    ended = torchtpu("lower", graph)
    assert ended.status == exits.FAILED
    assert "aten.no_such_op.default" in ended.err


def test_replay_compares_every_result(torchtpu: Command, recorded: Recorded) -> None:
    ended = torchtpu("replay", recorded("minilm_dynamic"), "--platform", "cpu", "--json")
    assert ended.status == exits.OK, ended.err
    calls = ended.json["calls"]
    assert len(calls) == 2
    assert all(0 <= result["max_error"] <= result["limit"] for call in calls for result in call)
    text = torchtpu("replay", recorded("mutation"), "--platform", "cpu")
    assert "after the call" in text.out and "agree with eager PyTorch" in text.out


def test_replay_of_a_graph_without_calls_compares_nothing(torchtpu: Command, tmp_path: Path) -> None:
    import torch
    from torchtpu_compile import record

    with record(tmp_path, data="none"):
        torch.compile(lambda x: x + 1, backend="torchtpu")(torch.zeros(3))
    (graph,) = tmp_path.glob("*.ttpu")
    ended = torchtpu("replay", graph, "--platform", "cpu")
    assert ended.status == exits.FAILED
    assert "nothing was compared" in ended.err


def test_bench_times_a_call(torchtpu: Command, recorded: Recorded) -> None:
    ended = torchtpu("bench", recorded("mlp"), "--platform", "cpu", "--seconds", "0.2", "--json")
    assert ended.status == exits.OK, ended.err
    timed = ended.json
    assert timed["platform"] == "cpu" and timed["calls"] >= 3
    assert 0 < timed["min_ms"] <= timed["median_ms"] <= timed["p90_ms"] <= timed["max_ms"]
    assert timed["first_ms"] > timed["compile_ms"] > timed["min_ms"]
    text = torchtpu("bench", recorded("mlp"), "--platform", "cpu", "--seconds", "0.1").out
    assert "median" in text and "FLOP/s" in text


def test_export_loads_in_jaxlib(torchtpu: Command, recorded: Recorded, tmp_path: Path) -> None:
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    text = tmp_path / "graph.mlir"
    assert torchtpu("export", recorded("mlp"), "--stablehlo", text).status == exits.OK
    assert text.read_text().startswith("// StableHLO in generic form, written by torchtpu-compile")
    signature = "@main(%arg0: tensor<128x64xf32>"
    context = mlir.make_ir_context()
    context.allow_unregistered_dialects = False
    with context:
        module = ir.Module.parse(text.read_text())
        assert module.operation.verify()
        assert signature in str(module)

    for version in ([], ["--version", "1.0.0"]):
        portable = tmp_path / "graph.mlirbc"
        ended = torchtpu("export", recorded("mlp"), "--stablehlo", portable, *version)
        assert ended.status == exits.OK, ended.err
        loaded = stablehlo.deserialize_portable_artifact(mlir.make_ir_context(), portable.read_bytes())
        assert loaded.operation.verify()
        assert signature in str(loaded)
    refused = torchtpu("export", recorded("mlp"), "--stablehlo", portable, "--version", "99.0.0")
    assert refused.status == exits.USAGE and "StableHLO 99.0.0" in refused.err
    assert torchtpu("export", recorded("mlp"), "--stablehlo", "-").out.endswith(text.read_text()[-200:])
