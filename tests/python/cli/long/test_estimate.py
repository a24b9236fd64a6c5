"""`torchtpu estimate`: figures are the plugin's, failures are rows, and the page shows them."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import models
import pytest
import torch
import torchtpu_compile
from command import Command
from cpu_plugin import CPU_PLUGIN, built
from torch.utils.flop_counter import FlopCounterMode
from torchtpu_compile import _core
from torchtpu_compile.cli import exits, flame, times
from torchtpu_compile.cli.progress import Progress
from torchtpu_compile.recording import shapes

Recorded = Callable[[str], Path]

TOO_BIG = """graph g inference
input %0 x: bf16[100000,700000]
%1 = aten.relu.default(%0) : bf16[100000,700000] name=y
return %1
"""
WIDE = """graph g inference
source "net.py" 3 "a = x @ w"
source "net.py" 4 "b = a @ w"
source "net.py" 5 "c = b @ w"
source "net.py" 6 "d = a.T @ c"
source "net.py" 7 "return b.T @ c + d"
input %0 x: bf16[2097152,2048]
param %1 w: bf16[2048,2048] static fqn="w"
%2 = aten.mm.default(%0, %1) : bf16[2097152,2048] name=a source=0
%3 = aten.mm.default(%2, %1) : bf16[2097152,2048] name=b source=1
%4 = aten.mm.default(%3, %1) : bf16[2097152,2048] name=c source=2
%5 = aten.permute.default(%2, [1, 0]) : bf16[2048,2097152] name=at source=3
%6 = aten.mm.default(%5, %4) : bf16[2048,2048] name=d source=3
%7 = aten.permute.default(%3, [1, 0]) : bf16[2048,2097152] name=bt source=4
%8 = aten.mm.default(%7, %4) : bf16[2048,2048] name=e source=4
%9 = aten.add.Tensor(%8, %6) : bf16[2048,2048] name=y source=4
return %9
"""
PRODUCT = """graph g inference
input %0 x: bf16[1024,2048]
input %1 w: bf16[2048,512]
%2 = aten.mm.default(%0, %1) : bf16[1024,512] name=y
return %2
"""


FOUR_RANKS = """graph g inference
groups [0,1,2,3]
groups [0,1] [2,3]
source "train.py" 7 "loss.backward()"
input %0 x: bf16[1024,512]
%1 = _c10d_functional.all_gather_into_tensor.default(%0, 2, &1) : bf16[2048,512] name=whole
%2 = _c10d_functional.wait_tensor.default(%1) : bf16[2048,512] name=wait
%3 = aten.relu.default(%2) : bf16[2048,512] name=y
%4 = _c10d_functional.all_reduce.default(%3, "sum", &0) : bf16[2048,512] name=sum source=0
%5 = _c10d_functional.wait_tensor.default(%4) : bf16[2048,512] name=wait_sum
return %5
"""


@pytest.fixture
def costs(tmp_path: Path) -> Path:
    """A directory with a graph that fits and one that does not."""
    (tmp_path / "product.fx").write_text(PRODUCT)
    (tmp_path / "too_big.fx").write_text(TOO_BIG)
    return tmp_path


def test_figures_are_those_of_the_program(torchtpu: Command, costs: Path) -> None:
    ended = torchtpu("estimate", "product.fx", "--target", "v5e,v6e", "--json")
    assert ended.status == exits.OK, ended.err
    v5e, v6e = ended.json
    assert (v5e["target"], v6e["target"]) == ("v5e:1x1", "v6e:1x1")
    product = 2 * 1024 * 2048 * 512
    for row in ended.json:
        assert row["status"] == "ok"
        assert row["flops"] == pytest.approx(product, rel=0.01)
        assert row["argument_bytes"] == 2 * (1024 * 2048 + 2048 * 512)
        assert row["output_bytes"] == 2 * 1024 * 512
        parts = [row[f"{part}_bytes"] for part in ("argument", "output", "temporary", "code")]
        assert row["needed_bytes"] == sum(parts) - row["alias_bytes"]
        assert row["missing_bytes"] == 0
        assert row["seconds"] >= row["roofline_seconds"] > 0
        assert row["seconds_from"] in ("cycles", "bound")
    by_memory = v5e["bytes_accessed"] / 819e9
    assert v5e["roofline_seconds"] == pytest.approx(max(product / 197e12, by_memory), rel=0.01)
    assert v6e["roofline_seconds"] < v5e["roofline_seconds"]
    assert [line.split()[0] for line in ended.err.splitlines()] == ["[1/2]", "[2/2]"]


def test_a_program_of_several_ranks_is_compiled_for_as_many_chips(torchtpu: Command, tmp_path: Path) -> None:
    (tmp_path / "ranks.fx").write_text(FOUR_RANKS)
    ended = torchtpu("estimate", "ranks.fx", "--target", "v5e:2x2,v5e:1x1", "--json")
    fits, refused = ended.json
    assert refused["status"] == "refused" and "4 replicas" in refused["message"], refused
    assert fits["status"] == "ok" and fits["ranks"] == 4, fits
    shard = 2 * 1024 * 512
    assert [(c["group"], c["sent_bytes"]) for c in fits["collectives"]] == [
        ([0, 1], shard),
        ([0, 1, 2, 3], 2 * 3 / 4 * 2 * shard),
    ]
    shown = torchtpu("estimate", "ranks.fx", "--target", "v5e:2x2").out
    assert "ranks for v5e:2x2, 4 ranks: each device sends 4 MiB in 2 collectives" in shown
    assert "3 MiB in 1 collective over groups of 4, as 0, 1, 2, 3" in shown
    assert "3 MiB: _c10d_functional.all_reduce.default at train.py:7" in shown


@pytest.mark.parametrize(
    "name",
    [
        "llama",
        pytest.param("gpt2", marks=pytest.mark.soak),
        pytest.param("resnet50", marks=pytest.mark.soak),
    ],
)
def test_figures_of_models_are_those_that_pytorch_counts(
    torchtpu: Command, tmp_path: Path, name: str
) -> None:
    case = resnet50() if name == "resnet50" else getattr(models, name)()
    with torchtpu_compile.record(tmp_path / "recorded", data="none"), torch.no_grad():
        wanted = torch.compile(case.model, backend="tpu", dynamic=False)(*case.args, **case.kwargs)
    with FlopCounterMode(display=False) as counted, torch.no_grad():
        case.model(*case.args, **case.kwargs)
    results = sum(t.nbytes for t in models.tensors(wanted))
    ended = torchtpu("estimate", "recorded", "--target", "cpu,v5e", "--json")
    assert ended.status == exits.OK, ended.err
    cpu, v5e = ended.json
    # PyTorch counts products and convolutions; XLA counts every operation, and leaves out products with the
    # zeros around an image.
    assert cpu["flops"] == pytest.approx(counted.get_total_flops(), rel=0.05)
    assert cpu["output_bytes"] == results
    inputs = [*case.model.parameters(), *case.model.buffers(), *case.args]
    # A graph takes those of them that it reads.
    assert 0.98 * sum(t.nbytes for t in inputs) <= cpu["argument_bytes"] <= sum(t.nbytes for t in inputs)
    # A TPU lays tensors out in tiles, and computes with what is in them.
    assert v5e["flops"] == pytest.approx(counted.get_total_flops(), rel=0.15)
    assert 1 <= v5e["argument_bytes"] / cpu["argument_bytes"] < 1.01
    assert 1 <= v5e["output_bytes"] / results < 1.03


def resnet50() -> models.Case:
    import timm

    torch.manual_seed(0)
    model = timm.create_model("resnet50", pretrained=False).eval()
    return models.Case(model, (torch.randn(1, 3, 224, 224),))


def test_a_program_that_does_not_fit_says_by_how_much(torchtpu: Command, costs: Path) -> None:
    ended = torchtpu("estimate", "too_big.fx", "product.fx", "--target", "v5e", "--html", "costs.html")
    assert ended.status == exits.FAILED
    needed = 2 * 2 * 100000 * 700000 / 2**30
    (missing,) = re.findall(r"does not fit by ([0-9.]+) GiB", ended.out)
    assert float(missing) == pytest.approx(needed - 15.75, abs=1)
    assert re.search(r"product .* fits, compiled in", ended.out)
    _page_shows(costs / "costs.html", ["too_big", "product", f"does not fit by {missing} GiB", "fits"])


def _page_shows(page: Path, wanted: list[str]) -> None:
    text = page.read_text()
    assert "<script" not in text and "http://" not in text and "https://" not in text
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        pytest.skip("no Chromium to render the page with (apt install chromium); its text was checked")
    browser = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1300,1200"]
    profile = f"--user-data-dir={page.parent / 'profile'}"
    rendered = subprocess.run(
        [*browser, profile, "--dump-dom", page.as_uri()], capture_output=True, text=True, timeout=120
    )
    for words in wanted:
        assert words in rendered.stdout
    # A browser that parses the charts as SVG says so in their namespace; bars have a size on the screen.
    bars = re.findall(r'<rect x="[0-9.]+" y="[0-9.]+" width="([0-9.]+)"', rendered.stdout)
    assert bars and max(map(float, bars)) > 500
    picture = page.parent / "page.png"
    shot = [*browser, profile, f"--screenshot={picture}", page.as_uri()]
    subprocess.run(shot, capture_output=True, check=True, timeout=120)
    _has_colors(picture, {(0x3B, 0x6F, 0xB6), (0xB3, 0x26, 0x1E)})


def _has_colors(picture: Path, wanted: set[tuple[int, int, int]]) -> None:
    """Both kinds of bars are really on the picture, each with a hundred pixels at least."""
    from PIL import Image

    with Image.open(picture) as image:
        colors = {color[:3]: n for n, color in image.convert("RGB").getcolors(1 << 24) or []}
    for color in wanted:
        assert colors.get(color, 0) > 100, f"{color} is not on the page"


def test_a_graph_that_fails_is_one_row(torchtpu: Command, costs: Path, recorded: Recorded) -> None:
    (costs / "bad.fx").write_text(PRODUCT.replace("aten.mm.default", "aten.no_such_op.default"))
    ended = torchtpu("estimate", "bad.fx", "product.fx", "--target", "v5e", "--json")
    assert ended.status == exits.FAILED
    bad, good = ended.json
    assert bad["status"] == "not_lowered" and "aten.no_such_op.default" in bad["message"]
    assert good["status"] == "ok"
    late = torchtpu("estimate", recorded("bert_base"), "--target", "v5e", "--timeout", "0.5", "--json")
    assert late.status == exits.FAILED
    assert late.json[0]["status"] == "timeout"


def test_a_plugin_that_aborts_costs_one_row(torchtpu: Command, costs: Path) -> None:
    plugin = built("hang", costs, "hang_cpu.so")
    env = {"REAL_PLUGIN": CPU_PLUGIN, "ABORT_IN": "compile", "HANG_AFTER": "1"}
    given = ["--target", "cpu", "--plugin", plugin, "--jobs", "1", "--json"]
    (costs / "again.fx").write_text(PRODUCT)
    ended = torchtpu("estimate", "product.fx", "again.fx", *given, env=env)
    assert ended.status == exits.FAILED
    first, second = ended.json
    assert first["status"] == "ok"
    assert second["status"] == "crashed" and "SIGABRT" in second["message"]


def test_what_is_no_recording_is_named(torchtpu: Command, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    empty = torchtpu("estimate", "empty")
    assert empty.status == exits.UNREADABLE and "holds no recorded graphs" in empty.err
    assert torchtpu("estimate", "missing.ttpu").status == exits.UNREADABLE
    (tmp_path / "g.fx").write_text(PRODUCT)
    assert torchtpu("estimate", "g.fx", "--target", "v5e,v9").status == exits.USAGE
    assert torchtpu("estimate", "g.fx", "--jobs", "0").status == exits.USAGE


LINEAR = """graph linear inference
source "model.py" 3 "x = x @ w"
source "model.py" 4 "x = x.relu()"
source "model.py" 5 "return x @ v"
input %0 x: f32[512,1024]
input %1 w: f32[1024,2048]
input %2 v: f32[2048,256]
%3 = aten.mm.default(%0, %1) : f32[512,2048] name=a source=0
%4 = aten.relu.default(%3) : f32[512,2048] name=b source=1
%5 = aten.mm.default(%4, %2) : f32[512,256] name=c source=2
return %5
"""
ATTENTION = """graph attention inference
source "attention.py" 11 "y = attention(q, k, v)"
source "attention.py" 12 "return y.softmax(-1)"
input %0 q: bf16[2,4,256,64]
input %1 k: bf16[2,4,256,64]
input %2 v: bf16[2,4,256,64]
%3, %4 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, true) : \
bf16[2,4,256,64]; f32[2,4,256] name=y source=0
%5 = aten._softmax.default(%3, 3, false) : bf16[2,4,256,64] name=z source=1
return %5
"""
LOSS = """graph loss inference
source "loss.py" 7 "x = x.log_softmax(-1)"
source "loss.py" 8 "x = x.cumsum(0)"
source "loss.py" 9 "return x.sum(0)"
input %0 x: f32[512,4096]
%1 = aten._log_softmax.default(%0, 1, false) : f32[512,4096] name=a source=0
%2 = aten.cumsum.default(%1, 0) : f32[512,4096] name=b source=1
%3 = aten.sum.dim_IntList(%2, [0]) : f32[4096] name=c source=2
return %3
"""


def _cycles_of_entry(hlo: str) -> int:
    """The estimates of all instructions of a module without loops."""
    entry = hlo[hlo.index("\nENTRY ") :]
    assert " while(" not in entry
    return sum(int(n) for n in re.findall(r'"estimated_cycles":"(\d+)"', entry))


@pytest.mark.parametrize("text", [LINEAR, ATTENTION, LOSS], ids=["linear", "attention", "loss"])
def test_kernels_name_their_source_lines_and_add_up(torchtpu: Command, tmp_path: Path, text: str) -> None:
    text = text.replace("\\\n", "")
    (tmp_path / "graph.fx").write_text(text)
    ended = torchtpu("estimate", "graph.fx", "--target", "v5e", "--kernels", "--json")
    assert ended.status == exits.OK, ended.err
    (row,) = ended.json
    found = row["schedule"]
    places = re.findall(r'^source "(\S+)" (\d+)', text, re.MULTILINE)
    of_op: dict[str, set[str]] = {}
    for op, source in re.findall(r"= (aten\.\S+?)\(.* source=(\d+)", text):
        of_op.setdefault(op, set()).add(":".join(places[int(source)]))
    costly = sorted(found["kernels"], key=lambda kernel: -kernel["total"])[:5]
    named = [kernel for kernel in costly if kernel["op"] is not None]
    assert named and costly[0] in named
    for kernel in named:
        assert kernel["source"] in of_op[kernel["op"]], kernel
    hlo = torchtpu("lower", "graph.fx", "--show", "hlo", "--target", "v5e")
    assert found["cycles"] == sum(kernel["total"] for kernel in found["kernels"]) == _cycles_of_entry(hlo.out)
    assert found["cycles"] > 0 and sum(found["lines"].values()) == found["cycles"]
    assert found["seconds"] == pytest.approx(found["cycles"] / 1.5e9)


def test_kernels_are_shown_with_what_limits_them(torchtpu: Command, costs: Path) -> None:
    ended = torchtpu("estimate", "product.fx", "--target", "v5e", "--kernels", "3")
    assert ended.status == exits.OK, ended.err
    assert re.search(r"product for v5e:1x1: [\d,]+ cycles", ended.out)
    assert re.search(r"(compute|memory) +\S+ +aten\.mm\.default", ended.out), ended.out


class Boxes(HTMLParser):
    """The boxes of a chart: left end, width, and height on the page, each with its hint."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[float, float, int, str]] = []
        self._in_title, self._hint = False, ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._in_title = tag == "title"
        if tag == "g":
            self._hint = ""
        if tag == "rect" and self._hint:
            x, y, width = (float(dict(attrs)[key] or 0) for key in ("x", "y", "width"))
            self.found.append((x, width, int(y), self._hint))

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        self._hint += data if self._in_title else ""


def _kernel(name: str, cycles: int, source: str | None, **more: Any) -> dict[str, Any]:
    kernel = {
        "name": name,
        "opcode": "fusion",
        "inside": ["convolution"],
        "bytes": 1 << 20,
        "moves_only": False,
    }
    return {**kernel, "cycles": cycles, "total": cycles, "runs": 1, "source": source, "op": "aten.mm", **more}


def test_the_chart_of_kernels_is_as_wide_as_their_cycles() -> None:
    kernels = [
        _kernel("a", 600, "model.py:3", bound="compute"),
        _kernel("b", 150, "model.py:3", bound="memory", op="aten.<add>.default", runs=3),
        _kernel("c", 200, "layers.py:7", bound="moves", op=None),
        _kernel("d", 49, None, bound=None),
        *(_kernel(f"e{i}", 0 if i else 1, "model.py:9", bound="compute") for i in range(3)),
    ]
    schedule = {
        "kernels": kernels,
        "cycles": 1000,
        "seconds": 1e-6,
        "lines": {"model.py:3": 750, "layers.py:7": 200},
    }
    drawn = flame.chart("graph", schedule)
    boxes = Boxes(drawn).found
    levels = [[box for box in boxes if box[2] == y] for y in sorted({box[2] for box in boxes})]
    assert [len(level) for level in levels] == [1, 3, 4, 4]
    for level, above in zip(levels[1:], levels, strict=False):
        for x, width, _, hint in level:
            # A pixel between neighbours belongs to neither.
            assert any(left - 0.1 <= x and x + width <= left + size + 0.6 for left, size, *_ in above), hint
    widest = max(width for _, width, *_ in levels[-1])
    assert widest == pytest.approx(flame.WIDTH * 0.6 - 1, abs=0.1)
    for part in (
        "graph: 1,000 cycles",
        "model.py: 751 cycles",
        "line 3: 750 cycles",
        "<add>: 150 cycles",
        "c: 200 cycles",
        "unknown: 49 cycles",
    ):
        assert any(hint.startswith(f"{part}, ") for *_, hint in boxes), part
    assert "<add>" not in drawn and "3 runs" in drawn
    assert "mm, &lt;add&gt;" in flame.costliest(schedule)


def test_the_page_shows_kernels_by_source_line(torchtpu: Command, tmp_path: Path) -> None:
    (tmp_path / "graph.fx").write_text(LOSS)
    ended = torchtpu("estimate", "graph.fx", "--target", "v5e", "--html", "page.html")
    assert ended.status == exits.OK, ended.err
    hints = [hint for *_, hint in Boxes((tmp_path / "page.html").read_text()).found]
    for line in (7, 8, 9):
        assert any(hint.startswith(f"line {line}: ") for hint in hints), hints
    assert any(hint.startswith("_log_softmax: ") for hint in hints), hints


def test_a_command_that_is_cut_short_names_what_is_missing(tmp_path: Path) -> None:
    plugin = built("hang", tmp_path, "hang_cpu.so")
    # Four programs, of which none is in the cache because of another.
    for i, name in enumerate(("a", "b", "c", "graph3_backward")):
        (tmp_path / f"{name}.fx").write_text(PRODUCT.replace("512", str(512 + i)))
    command = [sys.executable, "-m", "torchtpu_compile.cli"]
    env = {**os.environ, "REAL_PLUGIN": CPU_PLUGIN, "HANG_IN": "compile", "HANG_AFTER": "1"}
    env["TORCHTPU_CACHE_DIR"] = str(tmp_path / "cache")
    given = ["--target", "cpu", "--plugin", str(plugin), "--jobs", "1"]

    def cut_short(*arguments: str) -> tuple[int, str]:
        files = ["a.fx", "b.fx", "c.fx", "graph3_backward.fx"]
        with subprocess.Popen(
            [*command, arguments[0], *files, *given, *arguments[1:]],
            cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        ) as process:  # fmt: skip
            assert process.stderr is not None
            # A heartbeat may come before.
            assert any(line.startswith("[1/4] ok: a ") for line in process.stderr)
            process.send_signal(signal.SIGTERM)
            out, _ = process.communicate(timeout=120)
            return process.returncode, out

    status, out = cut_short("estimate", "--json", "--html", "page.html")
    assert status == exits.TERMINATED
    rows = json.loads(out)
    assert [row["status"] for row in rows] == ["ok", "not_compiled", "not_compiled", "not_compiled"]
    assert [Path(row["file"]).stem for row in rows] == ["a", "b", "c", "graph3_backward"]
    page = (tmp_path / "page.html").read_text()
    assert "1 of 4 programs compile and fit" in page and "3 of 4 programs not compiled" in page
    status, out = cut_short("estimate")
    assert status == exits.TERMINATED and "3 of 4 programs not compiled" in out
    assert "graph3_backward has no forward graph here" in out
    assert [line.split()[0] for line in out.splitlines() if line.endswith("not compiled")] == [
        "b",
        "c",
        "graph3_backward",
    ]
    status, out = cut_short("warmup", "--json")
    assert status == exits.TERMINATED and json.loads(out)["left"] == 3
    assert [row["status"] for row in json.loads(out)["rows"]] == ["ok", *["not_compiled"] * 3]


def test_sizes_beyond_the_limit_are_named(torchtpu: Command, recorded: Recorded, tmp_path: Path) -> None:
    shutil.copy(recorded("mlp_dynamic"), tmp_path / "g.ttpu")
    (symbol,) = (s["name"] for s in _core.inspect_graph(tmp_path / "g.ttpu")["symbols"])
    shapes.write(tmp_path / "g.1.shapes.json", [symbol], {(n,): n for n in range(2, 9)})
    ended = torchtpu("estimate", "g.ttpu", "--target", "cpu", "--shapes", "2")
    assert ended.status == exits.OK and re.search(r"g: [56] recorded sizes are not estimated", ended.out)
    ended = torchtpu("estimate", "g.ttpu", "--target", "cpu", "--shapes", "2", "--json")
    assert [row["sizes_left_out"] in (5, 6) for row in ended.json] == [True, True]


def test_long_compilations_show_that_they_run(capfd: pytest.CaptureFixture[str]) -> None:
    told = ""
    with Progress(3, heartbeat=0.05) as progress:
        progress.started("slow")
        until = time.monotonic() + 60
        while told.count("\n") < 2 and time.monotonic() < until:
            time.sleep(0.05)
            told += capfd.readouterr().err
        progress.ended("slow", "ok", 0.3, None)
    lines = (told + capfd.readouterr().err).splitlines()
    assert len(lines) >= 3 and lines[-1] == "[1/3] ok: slow (300 ms)"
    beat = re.compile(r"\[0/3\] compiling slow \(\d+ s\); 2 waiting, \d+ s in all")
    assert all(beat.fullmatch(line) for line in lines[:-1])


@pytest.mark.parametrize(
    ("xla", "bound", "cycles", "seconds", "source"),
    [
        (19.2e-6, 21.2e-6, 54.7e-6, 54.7e-6, "cycles"),
        (19.2e-6, 21.2e-6, None, 21.2e-6, "bound"),
        (30e-6, 21.2e-6, None, 30e-6, "xla"),
        (None, 21.2e-6, 1e-6, 21.2e-6, "bound"),
        (None, None, None, None, None),
    ],
)
def test_one_time_is_quoted_and_it_is_never_below_the_bound(
    xla: float | None, bound: float | None, cycles: float | None, seconds: float | None, source: str | None
) -> None:
    links = {"links_seconds": 3e-6, "exposed_seconds": 1e-6}
    schedule = {"cycles": 1000, "seconds": cycles, "calls_seconds": 2e-6, "unknown_loops": 1, **links}
    schedule["without_estimate"] = {"sort": 4}
    row = {"xla_seconds": xla, "roofline_seconds": bound, "uncosted": 4}
    found = times.quoted(row, schedule)
    # Beside the cycles, the least time of custom calls, and the links that kernels do not hide.
    seconds = seconds if seconds is None else seconds + (3e-6 if source == "cycles" else 1e-6)
    uncosted = 4 if cycles is None else 5
    assert found == {"seconds": pytest.approx(seconds), "seconds_from": source, "uncosted": uncosted, **links}
    assert times.text({**row, **found}).startswith("-" if seconds is None else "> ")


def test_no_target_lets_programs_use_more_than_there_is(torchtpu: Command) -> None:
    for line in torchtpu("targets").out.splitlines()[2:]:
        if (match := re.match(r"(\S+:\S+) +([\d.]+) GiB +([\d.]+) GiB", line)) is not None:
            assert float(match[3]) <= float(match[2]), line


def test_memory_tells_what_lies_at_the_peak_of_a_program_that_does_not_fit(
    torchtpu: Command, tmp_path: Path
) -> None:
    (tmp_path / "wide.fx").write_text(WIDE)
    (tmp_path / "narrow.fx").write_text(WIDE.replace("2097152", "1048576"))
    ended = torchtpu("estimate", "wide.fx", "narrow.fx", "--memory", "--json", "--target", "v5e")
    wide, narrow = ended.json
    assert (wide["status"], narrow["status"]) == ("out_of_memory", "out_of_memory")
    peak = wide["peak"]
    large = [buffer for buffer in peak["buffers"] if buffer["bytes"] > 1 << 30]
    assert {(buffer["part"], buffer["source"]) for buffer in large} == {
        ("argument", None),
        ("temporary", "net.py:3"),
        ("temporary", "net.py:4"),
        ("temporary", "net.py:5"),
    }
    by_line = {buffer["source"]: buffer for buffer in large}
    assert by_line["net.py:3"]["op"] == "aten.mm.default"
    assert by_line["net.py:3"]["last_source"] == "net.py:6"
    assert next(iter(peak["lines"])) in {"inputs", "net.py:3", "net.py:4", "net.py:5"}
    half = peak["remedies"][0]
    assert "half the batch" in half["remedy"]
    # What was compiled, applied.
    assert narrow["peak"]["bytes"] == pytest.approx(half["bytes"], rel=0.05)
    assert narrow["peak"]["bytes"] < 0.6 * peak["bytes"]


def test_arguments_at_the_peak_have_their_names_where_sizes_vary(torchtpu: Command, tmp_path: Path) -> None:
    layer = torch.nn.Linear(64, 256)
    compiled = torch.compile(lambda x, y: (layer(x) * y).relu(), backend="tpu", dynamic=True)
    with torch.no_grad(), torchtpu_compile.record(tmp_path / "rec"):
        compiled(torch.randn(32, 64), torch.randn(32, 256))
    ended = torchtpu("estimate", str(tmp_path / "rec"), "--memory", "--json", "--target", "v5e")
    (row,) = ended.json
    arguments = {b["name"]: b["shape"] for b in row["peak"]["buffers"] if b["part"] == "argument"}
    assert {name[-1]: shape for name, shape in arguments.items() if shape != "f32[256,64]"} == {
        "x": "f32[32,64]",
        "y": "f32[32,256]",
        "s": "f32[256]",
    }, arguments


def test_the_bytes_at_the_peak_are_those_of_the_program(torchtpu: Command, costs: Path) -> None:
    ended = torchtpu("estimate", "product.fx", "--memory", "3", "--target", "v5e,v6e", "--json")
    assert ended.status == exits.OK, ended.err
    for row in ended.json:
        without_code = row["needed_bytes"] - row["code_bytes"]
        assert row["peak"]["bytes"] == pytest.approx(without_code, rel=0.03)
    text = torchtpu("estimate", "product.fx", "too_big.fx", "--memory", "3", "--target", "v5e").out
    assert re.search(r"product for v5e:1x1: [\d.]+ MiB at the peak", text), text
    assert re.search(r"too_big for v5e:1x1: [\d.]+ GiB at the peak", text), text
