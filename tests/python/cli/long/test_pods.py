"""A training script that runs as it is, as one rank of many, and what its programs need on a pod."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from command import ROOT, Command
from torchtpu_compile.cli import exits, meshes, pods, traffic
from torchtpu_compile.recording import steps

TRAIN = """
import argparse, os, torch, torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module

parser = argparse.ArgumentParser()
parser.add_argument("--tp", type=int)
tp = parser.parse_args().tp
dist.init_process_group("nccl")
world = dist.get_world_size()
assert dist.get_rank() == int(os.environ["RANK"])
mesh = init_device_mesh("cpu", (world // tp, tp), mesh_dim_names=("dp", "tp"))
with torch.device("meta"):
    up, down = torch.nn.Linear(1024, 4096), torch.nn.Linear(4096, 1024)
    x = torch.empty(128, 1024)
model = torch.nn.Sequential(up, torch.nn.ReLU(), down)
parallelize_module(model, mesh["tp"], {"0": ColwiseParallel(), "2": RowwiseParallel()})
optimizer = torch.optim.AdamW(model.parameters())
@torch.compile(backend="tpu")
def forward(x):
    return model(x)

class Scaled(torch.nn.Linear):
    def forward(self, x):
        return super().forward(x) * 2

everywhere = torch.nn.parallel.DistributedDataParallel(Scaled(32, 31))
wrapped = torch.compile(everywhere, backend="tpu")
for _ in range(2):
    forward(x).sum().backward()
    optimizer.step()
    wrapped(torch.randn(8, 32)).sum().backward()
dist.barrier()
dist.send(torch.ones(3), 1)
print("trained", world, flush=True)
"""


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """An environment in which PyTorch finds the package's entry points, as wherever it is installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    info = tmp_path / "site" / "torchtpu_compile-0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: torchtpu-compile\nVersion: 0\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines))
    paths = [str(info.parent), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def test_a_script_is_recorded_as_one_rank_of_each_layout_and_sized(
    torchtpu: Command, installed: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "train.py").write_text(TRAIN)
    layouts = "dp=2,tp=2 dp=1,tp=4"
    program = [sys.executable, "train.py", "--tp", "{tp}"]
    ended = torchtpu("record", "--meshes", layouts, "--out", "rec", "--", *program, env=installed)
    assert (ended.status, ended.out) == (exits.OK, "trained 4\n" * 2), ended.err
    assert ended.err.count("send outside of compiled graphs is not recorded") == 2, ended.err
    assert "point-to-point" in ended.err

    recorded = ["rec/dp2-tp2", "rec/dp1-tp4"]
    rows = torchtpu("estimate", *recorded, "--target", "v5e:2x2", "--json").json
    assert {(row["mesh"]["tp"], row["ranks"], row["calls"]) for row in rows if "mesh" in row} == {
        (2, 4, 2),
        (4, 4, 2),
    }
    axes = {(row["mesh"]["tp"], c["axes"]) for row in rows for c in row.get("collectives") or ()}
    assert axes == {(2, "tp"), (4, "tp"), (2, "dp,tp")}, axes
    # The gradients of DistributedDataParallel, in one bucket, which is reduced in place.
    for row in (row for row in rows if "all_reduce_outside" in row["graph"]):
        assert sum(c["sent_bytes"] for c in row["collectives"]) == 2 * 3 / 4 * 33 * 31 * 4, row
        file, line = row["collectives"][0]["source"].split(":")
        assert file == "train.py" and "wrapped(" in TRAIN.splitlines()[int(line) - 1], row
        assert row["output_bytes"] == row["alias_bytes"], row
    (wide,) = (
        row
        for row in rows
        if "dp1-tp4" in row["file"] and row["graph"].endswith("_forward") and "mesh" in row
    )
    # Each device has a quarter of two matrices of float32.
    assert wide["argument_bytes"] > 2 * 1024 * 4096 * 4 / 4
    assert wide["argument_bytes"] < 1.1 * 2 * 1024 * 4096 * 4 / 4

    shown = pods.text(rows, steps=2)
    assert shown is not None
    of_layout = {line.split()[0]: line for line in shown.splitlines() if line.startswith("dp")}
    assert set(of_layout) == {"dp2-tp2", "dp1-tp4"}, shown
    assert "fits, " in of_layout["dp1-tp4"], shown
    # 128 rows of 1024 numbers, as each of two ranks sends them to the other.
    assert "tp 512 KiB" in of_layout["dp2-tp2"], shown
    largest = traffic.text("forward", wide)
    assert largest is not None and "train.py:" in largest and "over tp" in largest, largest


def test_a_plain_script_of_fsdp2_is_sized_and_its_layouts_are_searched(
    torchtpu: Command, installed: dict[str, str], tmp_path: Path
) -> None:
    """Nothing is computed: the losses are zeros, and what the model would take is counted and not taken."""
    program = [sys.executable, ROOT / "examples" / "llama_fsdp2.py", "--tp", "{tp}", "--batch", "{batch}"]
    arguments = ["--dims", "fsdp,tp", "--vary", "tp=1,2", "--vary", "batch=1,4", "--tokens", "128*batch/tp"]
    search = ["search", "--target", "v5e:2x2", *arguments, "--all", "--out", "found"]
    ended = torchtpu(*search, "--json", "--", *program, env=installed, timeout=900)
    assert ended.status == exits.OK, ended.err
    found = ended.json
    assert {(one["mesh"]["fsdp"], one["settings"]["batch"]) for one in found} == {
        (4, "1"),
        (4, "4"),
        (2, "1"),
        (2, "4"),
    }
    assert all(one["status"] == "ok" and one["fits"] for one in found), found
    rates = [one["tokens_per_second"] for one in found]
    assert rates == sorted(rates, reverse=True) and found[0]["settings"]["batch"] == "4"

    recorded = tmp_path / "found" / "fsdp4-tp1_batch-4"
    assert (recorded / "output.txt").read_text().endswith("0 0.0\n1 0.0\n2 0.0\n")
    step = steps.last(recorded)
    assert step is not None
    # 222 thousand numbers: parameters of float32 and two states of AdamW over four ranks, at the least.
    assert step.peak_bytes > 3 * 222_000 * 4 / 4
    gathers = {stem: counts for stem, counts in step.calls.items() if stem.startswith("all_gather")}
    # Two layers and the rest of the model, the layers once more for the backward pass.
    assert sum(sum(counts.values()) for counts in gathers.values()) == 5, step.calls

    # What other ranks send comes from outside of programs: none spreads this one's part to a row for each.
    for chunk in recorded.glob("chunk*.ttpu"):
        assert "aten.expand.default" not in torchtpu("lower", chunk, "--show", "fx").out, chunk
    # The backward passes of both layers are one program.
    assert 2 in {sum(counts.values()) for stem, counts in step.calls.items() if stem.startswith("chunk")}

    rows = torchtpu("estimate", recorded, "--target", "v5e:2x2", "--json").json
    assert all(row["step_calls"] > 0 for row in rows)
    every = torchtpu("estimate", recorded, "--target", "v5e:2x2", "--json", "--all-programs").json
    assert len(every) > len(rows) and any(row["step_calls"] == 0 for row in every)
    # Nothing is recorded and compiled twice.
    again = torchtpu(*search, "--", *program, env=installed, timeout=60)
    assert again.status == exits.OK and "4 layouts of 4 tried on v5e:2x2." in again.out, again.err
    assert "--tp 2" in again.out or "--tp 1" in again.out


ONE_OF_TWO = """
import sys, torch, torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
dist.init_process_group("tpu")
model = torch.nn.Linear(64, 48).to("tpu")
if "ddp" in sys.argv:
    model = DistributedDataParallel(model)
warm_up = torch.optim.SGD(model.parameters(), lr=0.0)
model(torch.ones(4, 64, device="tpu")).sum().backward()
warm_up.step()
del warm_up
optimizer = torch.optim.AdamW(model.parameters(), fused=True)
step = torch.compile(optimizer.step, backend="tpu") if "compiled" in sys.argv else optimizer.step
for _ in range(int(sys.argv[1])):
    for _ in range(2):
        model(torch.randn(16, 64, device="tpu")).square().mean().backward()
    step()
    optimizer.zero_grad()
"""


def test_a_step_is_what_ran_between_two_steps_of_the_optimizer(
    torchtpu: Command, installed: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "train.py").write_text(ONE_OF_TWO)

    def recorded(*arguments: str) -> Path:
        out = tmp_path / "-".join(arguments)
        program = [sys.executable, "train.py", *arguments]
        ended = torchtpu("record", "--world-size", "2", "--out", out, "--", *program, env=installed)
        assert ended.status == exits.OK, ended.err
        return out

    ddp = steps.last(recorded("3", "ddp"))
    assert ddp is not None and ddp.calls is not None and ddp.peak_bytes > 3 * 64 * 48 * 4
    reduced = sum(sum(of.values()) for stem, of in ddp.calls.items() if stem.startswith("all_reduce"))
    assert reduced == 2, ddp.calls
    # Nothing is read back, and all is counted, in the first step too.
    one = recorded("1")
    only = steps.last(one)
    assert only is not None and only.calls is None
    rows = torchtpu("estimate", one, "--target", "v5e:1x1", "--json").json
    assert rows and not any("step_calls" in row for row in rows)
    # What a shared directory has of another program is no part of a step, and is not left out.
    program = [sys.executable, "train.py", "3"]
    torchtpu("record", "--world-size", "2", "--out", one, "--", *program, env=installed)
    torchtpu("record", "--out", one, "--data", "none", "--", sys.executable, "-c", ALONE, env=installed)
    mixed = torchtpu("estimate", one, "--target", "v5e:1x1", "--json").json
    assert any("step_calls" not in row for row in mixed) and any("step_calls" in row for row in mixed)
    searched = ["search", "--target", "v5e:1x1", "--dims", "dp", "--tokens", "1", "--out", "searched"]
    compiled = [sys.executable, "train.py", "2", "compiled"]
    ended = torchtpu(*searched, "--json", "--", *compiled, env=installed)
    assert ended.status == exits.OK and "--steps N counts them as N" in ended.err, ended.err
    twice = torchtpu(*searched, "--json", "--steps", "2", "--", *compiled, env=installed)
    assert "--steps" not in twice.err
    assert twice.json[0]["seconds"] == pytest.approx(ended.json[0]["seconds"] / 2)


ALONE = """
import torch, torchtpu_compile
print((torch.ones(5, 7, device="tpu") @ torch.ones(7, 9, device="tpu")).sum().item())
"""


def test_what_a_search_cannot_do_is_told(torchtpu: Command) -> None:
    for arguments, says in (
        (["--dims", "fsdp,tp", "--tokens", "128*rows"], "'rows' in '128*rows' is no number"),
        (
            ["--dims", "fsdp", "--tokens", "1", "--vary", "fsdp=3"],
            "no mesh of fsdp with these sizes has 4 ranks",
        ),
        (["--dims", "fsdp,fsdp", "--tokens", "1"], "no list of different names"),
        (["--dims", "fsdp", "--tokens", "1", "--vary", "batch"], "is not NAME=VALUE"),
        (["--dims", "fsdp", "--tokens", "1", "--vary", "fsdp=x"], "'x' is no size"),
    ):
        ended = torchtpu("search", "--target", "v5e:2x2", *arguments, "--", "true")
        assert ended.status == exits.USAGE and says in ended.err, ended.err
    ended = torchtpu("search", "--target", "cpu", "--dims", "fsdp", "--tokens", "1", "--", "true")
    assert ended.status == exits.USAGE and "is no pod" in ended.err, ended.err


def test_memory_is_that_of_what_stays_and_of_the_largest_program() -> None:
    def row(graph: str, **given: float) -> dict[str, Any]:
        names = ("argument", "output", "alias", "temporary", "code", "parameter")
        return {"graph": graph, "calls": 6, **{f"{n}_bytes": given.get(n, 0) for n in names}}

    rows = [
        # Three layers in each of two steps: 10 of parameters, 64 of a batch or what the one before gave.
        row("graph0_forward", argument=74, parameter=10, output=100, temporary=30, code=1),
        # Gradients of parameters, and of what the layer was given.
        row("graph0_backward", argument=200, output=74, temporary=50, code=2),
    ]
    assert pods.memory(rows, steps=2) == 3 * (10 + 100) + 64 + 3 * 10 + (50 + 64) + 3


def test_arguments_that_make_no_sense_are_told(torchtpu: Command) -> None:
    for arguments, says in (
        (["--mesh", "dp=2,tp"], "is not NAME=SIZE"),
        (["--mesh", "dp=2", "--world-size", "3"], "has 2 ranks, not 3"),
        (["--world-size", "3", "--rank", "3"], "--rank must be 0 to 2, got 3"),
        (["--meshes", "dp=2 tp=2"], "the same dimensions"),
    ):
        ended = torchtpu("record", *arguments, "--", "true")
        assert ended.status == exits.USAGE and says in ended.err, ended.err


def test_groups_are_named_by_the_dimensions_that_they_go_along() -> None:
    mesh = meshes.mesh("dp=2,fsdp=3,tp=4")
    assert meshes.axes([4, 5, 6, 7], mesh) == "tp"
    assert meshes.axes([1, 5, 9], mesh) == "fsdp"
    assert meshes.axes([0, 12], mesh) == "dp"
    assert meshes.axes([0, 4, 8, 12, 16, 20], mesh) == "dp,fsdp"
    assert meshes.axes(list(range(24)), mesh) == "dp,fsdp,tp"
    assert meshes.axes([0, 1], mesh) is None
    assert meshes.axes([0, 24], mesh) is None


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_405_billion_parameters_are_sized_for_8960_chips(
    torchtpu: Command, installed: dict[str, str]
) -> None:
    mesh = "dp=35,fsdp=32,tp=8"
    sizes = [word for name in ("dp", "fsdp", "tp") for word in (f"--{name}", f"{{{name}}}")]
    program = [sys.executable, ROOT / "examples" / "llama_pod.py", "--size", "405b", "--length", "8192"]
    command = [*program, *sizes, "--device", "meta"]
    ended = torchtpu("record", "--mesh", mesh, "--out", "rec", "--", *command, env=installed)
    assert ended.status == exits.OK, ended.err
    estimated = torchtpu("estimate", "rec", "--target", "v5p:16x20x28", "--json", timeout=3000)
    assert estimated.status == exits.OK, estimated.err
    rows = estimated.json
    layers = [row for row in rows if row["calls"] == 126]
    assert len(rows) == 6 and {row["graph"].rpartition("_")[2] for row in layers} == {"forward", "backward"}
    assert all(row["ranks"] == 8960 for row in rows)
    axes = {c["axes"] for row in rows for c in row["collectives"]}
    assert axes == {"dp", "fsdp", "tp"}
    forward = next(row for row in layers if row["graph"].endswith("forward"))
    # A layer's 3.19 billion parameters in bfloat16 over 256 chips, a sequence's part, and tables of angles.
    assert forward["argument_bytes"] > 3.19e9 * 2 / 256
    assert forward["argument_bytes"] < 3.19e9 * 2 / 256 + 2 * 8192 * 16384 * 2 / 8
    table = pods.text(rows, steps=1)
    assert table is not None and "fits, " in table, table
