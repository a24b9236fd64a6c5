"""`explain`, and what PyTorch's own traces and logs show of the backend."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import fresh
import pytest
import torch
import torchtpu_compile
from torch import nn


def test_a_function_that_is_compiled_whole(tmp_path: Path) -> None:
    model = nn.Sequential(nn.Linear(8, 16), nn.LayerNorm(16), nn.GELU(), nn.Linear(16, 2)).eval()
    with torch.no_grad():
        found = torchtpu_compile.explain(
            model, torch.randn(4, 8), options={"cache_dir": tmp_path / "cache", "cache": "on"}
        )
    assert found.verdict == "1 graph compiled; nothing is left to eager PyTorch"
    (graph,) = found.graphs
    assert graph.stage == "inference" and graph.families["matmul"] == 2
    assert graph.programs[0].cache == "compiled and kept in the cache"
    assert abs(sum(found.timeline.values()) - found.first_call_seconds) < 0.05
    with torch.no_grad():
        again = torchtpu_compile.explain(
            model, torch.randn(4, 8), options={"cache_dir": tmp_path / "cache", "cache": "on"}
        )
    assert again.graphs[0].programs[0].cache == "loaded from the cache"
    assert again.to_dict()["graphs"][0]["programs"][0]["executables"] == 1


def test_ops_in_eager_pytorch_have_their_lines() -> None:
    def values(x: torch.Tensor) -> torch.Tensor:
        return torch.linalg.eigvals(x.cos()).abs() + 1

    text = str(torchtpu_compile.explain(values, torch.eye(3)))
    assert "1 op in eager PyTorch" in text
    assert "in eager PyTorch: aten.linalg_eig.default at " in text
    assert "`return torch.linalg.eigvals(x.cos()).abs() + 1`" in text


def test_a_graph_break_has_its_line_its_reason_and_a_remedy() -> None:
    def branch(x: torch.Tensor) -> torch.Tensor:
        x = x * 2
        if x.sum() > 0:
            return x + 1
        return x - 1

    found = torchtpu_compile.explain(branch, torch.ones(3))
    (broken,) = found.breaks
    assert "`if x.sum() > 0:`" in broken["place"], broken
    assert "torch.cond" in broken["remedy"], broken
    assert len(found.graphs) == 2
    assert "2 pieces, because Dynamo ended graphs 1 time" in found.verdict


def test_inputs_that_cannot_be_read_are_the_reason() -> None:
    found = torchtpu_compile.explain(lambda x: x + x, torch.eye(3).to_sparse())
    assert found.verdict.startswith("nothing is compiled")
    assert found.eager_functions or found.breaks, str(found)


def test_sizes_that_vary_show_their_buckets_and_a_page_is_whole(tmp_path: Path) -> None:
    found = torchtpu_compile.explain(lambda x: (x @ x.T).relu(), torch.ones(5, 3), dynamic=True)
    assert any("≤ " in line for line in found.graphs[0].programs[0].sizes), str(found)
    page = found.to_html(tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text() == page
    assert "<h2>First call" in page and "http" not in page


def test_a_target_tells_the_cost_of_each_line(tmp_path: Path) -> None:
    w = torch.randn(256, 256)

    def heavy_and_light(x: torch.Tensor) -> torch.Tensor:
        y = x @ w
        return y.relu() @ w + 1

    found = torchtpu_compile.explain(heavy_and_light, torch.randn(512, 256), target="v5e")
    (cost,) = found.costs
    assert cost.target == "v5e:1x1" and cost.problem is None and sum(cost.lines.values()) == cost.cycles > 0
    first = heavy_and_light.__code__.co_firstlineno
    assert {f"test_explain.py:{first + 1}", f"test_explain.py:{first + 2}"} <= {
        Path(line).name for line in cost.lines
    }, cost.lines
    assert f"{cost.cycles:,} cycles" in str(found) and "test_explain.py" in found.to_html()


def test_training_shows_both_graphs_and_old_functions_stay() -> None:
    model = nn.Linear(4, 2)
    compiled = torch.compile(model, backend="tpu")
    x = torch.randn(3, 4)
    compiled(x).sum().backward()
    torchtpu_compile.reset_metrics()
    found = torchtpu_compile.explain(model, x, backward=True)
    assert {graph.stage for graph in found.graphs} == {"forward", "backward"}
    before = torchtpu_compile.metrics()["xla_compiles"]
    compiled(x)
    assert torchtpu_compile.metrics()["xla_compiles"] == before


PROGRAM = """
import torch
torch.compile(lambda x: (x * 2).relu(), backend="tpu")(torch.ones(3))
"""


def run(**environment: str) -> subprocess.CompletedProcess[str]:
    done = fresh.run([sys.executable, "-c", PROGRAM], env=os.environ | environment)
    done.check_returncode()
    return done


@pytest.mark.parametrize("cache", ["off", "on"])
def test_tlparse_has_the_graph_its_program_and_the_cache(tmp_path: Path, cache: str) -> None:
    trace, page = tmp_path / "trace", tmp_path / "page"
    settings = {"TORCHTPU_CACHE": cache, "TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
    if cache == "on":
        run(**settings)
    run(TORCH_TRACE=str(trace), **settings)
    (log,) = trace.glob("*.log")
    tlparse = Path(sys.executable).parent / "tlparse"
    subprocess.run([tlparse, log, "-o", page, "--no-browser"], check=True, capture_output=True)
    artifacts = {path.name.rsplit("_", 1)[0]: path.read_text() for path in page.rglob("torchtpu_*")}
    fx = [text for name, text in artifacts.items() if name.startswith("torchtpu_fx_graph")]
    programs = [text for name, text in artifacts.items() if name.startswith("torchtpu_stablehlo_graph")]
    outcomes = [text for name, text in artifacts.items() if name.startswith("torchtpu_cache_graph")]
    assert fx and "aten.relu" in fx[0], artifacts
    assert programs and "stablehlo.multiply" in programs[0]
    assert outcomes and f'"cache_hits": {1 if cache == "on" else 0}' in outcomes[0]


def test_output_code_is_stablehlo() -> None:
    assert "stablehlo.multiply" in run(TORCH_LOGS="output_code", TORCHTPU_CACHE="off").stderr
