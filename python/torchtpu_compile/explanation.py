"""One page on a compiled function: what became of it, why, what it cost, and what to do about it."""

from __future__ import annotations

import html
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch.utils import _pytree as pytree

from . import _core, torch_private
from .backend import tpu
from .capture import events
from .counters import metrics
from .op_table import families
from .recording.record import record
from .size_report import lines_of
from .whole_file import write_text
from .wording import counted


@dataclass
class Part:
    """A program: a whole graph, or a part of one between ops that run in eager PyTorch."""

    name: str
    nodes: int
    executables: int
    passes_ms: float
    lowering_ms: float
    compile_ms: float
    cache: str
    """`loaded from the cache`, `compiled and kept`, `compiled`, or what is to come; and tuned options."""
    sizes: list[str]
    """Lines on dynamic sizes: buckets, executions, padding, and reasons for exact sizes."""
    temporary_bytes: int | None
    argument_bytes: int | None
    repeats: str = ""
    """Line on equal blocks, such as layers: compiled once, the option that does so, or why there are none."""


@dataclass
class GraphExplanation:
    """One graph of AOTAutograd's."""

    name: str
    stage: str
    families: dict[str, int]
    """How many ops of each family it has."""
    eager: list[dict[str, str]]
    """Ops that run in eager PyTorch: `op`, `place`, `reason`."""
    refusals: list[str]
    programs: list[Part]


@dataclass
class Cost:
    """Estimate of a program by the compiler of a target."""

    program: str
    target: str
    problem: str | None
    """Why there is no estimate."""
    cycles: int = 0
    seconds: float | None = None
    """All cycles at the chip's clock, where that is public."""
    lines: dict[str, int] = field(default_factory=dict)
    """Cycles by source line, the largest first."""


@dataclass
class Explanation:
    """Report of `explain`. `print` it, or use `to_dict()` or `to_html()`."""

    function: str
    platform: str
    first_call_seconds: float
    timeline: dict[str, float]
    """Seconds of the first call by what they went to."""
    graphs: list[GraphExplanation] = field(default_factory=list)
    breaks: list[dict[str, str]] = field(default_factory=list)
    """Where Dynamo ends a graph: `reason`, `place`, `remedy`."""
    eager_functions: list[dict[str, str]] = field(default_factory=list)
    """Dynamo graphs that run entirely in eager PyTorch: `place`, `reason`."""
    verdict: str = ""
    timed: str = "first call"
    """Name of the time that `first_call_seconds` and `timeline` measure: `first call` or `run`."""
    costs: list[Cost] = field(default_factory=list)
    """Estimated cost of each program on the requested target."""
    sent_bytes: int = 0
    """Bytes that the first call sent to a device with memory of its own."""
    fetched_bytes: int = 0
    """Bytes that the first call fetched from there."""

    def to_dict(self) -> dict[str, Any]:
        """Everything, as plain dicts, lists, numbers and strings."""
        return asdict(self)

    def __str__(self) -> str:
        return "\n".join(_text(self))

    def to_html(self, path: str | Path | None = None) -> str:
        """One page that needs nothing else; written to `path` where one is given."""
        page = _page(self)
        if path is not None:
            write_text(Path(path), page)
        return page


def explain(
    function: Callable[..., Any],
    *args: Any,
    options: Mapping[str, Any] | None = None,
    dynamic: bool | None = None,
    backward: bool = False,
    target: str | None = None,
    **kwargs: Any,
) -> Explanation:
    """Compiles `function` from scratch, calls it once with `args` and `kwargs`, and returns a report.

    `function` is a function or module that is not compiled yet. `options` and `dynamic` are those of
    `torch.compile`. `backward=True` also differentiates the sum of the results, which adds to the `grad` of
    parameters. `target`, such as `"v5e"`, also compiles the programs for that TPU, without a TPU, and adds
    their estimated cycles by source line.

    Calls `function` a second time in eager PyTorch if Dynamo broke the graph, so side effects happen twice.
    Functions that were compiled before stay compiled. `print` the result, or use `to_html(path)` or
    `to_dict()`.
    """
    number = 0

    # Dynamo keeps what it compiled for one backend from another; a new function is another one.
    def backend(gm: torch.fx.GraphModule, inputs: Any, **given: Any) -> Callable[..., Any]:
        nonlocal number
        number += 1
        return tpu(gm, inputs, **given)

    before = metrics()
    folder = tempfile.TemporaryDirectory(prefix="torchtpu-explain-") if target is not None else None
    start = time.perf_counter()
    with events.collect() as seen, record(folder.name, "none") if folder is not None else nullcontext():
        compiled = torch.compile(
            function, backend=backend, dynamic=dynamic, options=dict(options) if options else None
        )
        results = compiled(*args, **kwargs)
        if backward:
            leaves = [
                x for x in pytree.tree_leaves(results) if isinstance(x, torch.Tensor) and x.requires_grad
            ]
            torch.autograd.backward(leaves, [torch.ones_like(x) for x in leaves])
    seconds = time.perf_counter() - start
    after = metrics()
    breaks = Counter(after["graph_breaks"])
    breaks.subtract(before["graph_breaks"])
    found = _explained(function, seen, seconds)
    found.sent_bytes = after["bytes_to_device"] - before["bytes_to_device"]
    found.fetched_bytes = after["bytes_to_host"] - before["bytes_to_host"]
    reasons = [reason for reason, count in breaks.items() if count > 0]
    if reasons:
        found.breaks = _breaks(reasons, torch_private.break_reasons(function, args, kwargs))
    found.verdict = _verdict(found, number)
    if folder is not None and target is not None:
        with folder:
            found.costs = _costs(Path(folder.name), target)
    return found


def explain_program(name: str, program: Callable[[], None]) -> Explanation:
    """Runs `program` and reports on every function that it compiled for this backend in this process.

    `name` is the title of the report. If `program` raises, so does this function, without a report.
    """
    before = metrics()
    start = time.perf_counter()
    with events.collect() as seen:
        program()
    seconds = time.perf_counter() - start
    found = _explained(program, seen, seconds)
    found.function, found.timed = name, "run"
    found.timeline["the program, Dynamo and all calls"] = found.timeline.pop("Dynamo and the call itself")
    breaks = Counter(metrics()["graph_breaks"])
    breaks.subtract(before["graph_breaks"])
    reasons = [reason for reason, count in breaks.items() if count > 0]
    found.breaks = _breaks(reasons, [])
    found.verdict = _verdict(found, len(seen.functions))
    return found


def _costs(folder: Path, target: str) -> list[Cost]:
    """Estimates the graphs that were recorded in a folder, at the sizes with which they were traced."""
    from .cli import common, jobs, kernels

    name = _core.normalize_target(target)
    if not any(folder.glob("*.ttpu")):
        return []
    rows: list[jobs.Row] = []
    jobs.run(jobs.plan([folder], [name]), common.worker_pool(), rows.append, optimized_hlo=True)
    found = []
    for row in sorted(rows, key=lambda row: row["job"]):
        if row["status"] != "ok":
            found.append(Cost(row["graph"], name, str(row.get("message") or row["status"])))
            continue
        schedule = kernels.schedule(row["optimized_hlo"], name)
        told = any(kernel["cycles"] is not None for kernel in schedule["kernels"])
        problem = None if told else "its compiler tells no cycles"
        lines = {line: n for line, n in schedule["lines"].items() if n}
        found.append(Cost(row["graph"], name, problem, schedule["cycles"], schedule["seconds"], lines))
    return found


def _breaks(reasons: Sequence[str], placed: Sequence[tuple[str, str]]) -> list[dict[str, str]]:
    """Dynamo's counted reasons with the lines that it tells when it explains, where it may word them
    otherwise: then they meet by their order."""
    known = dict(placed)
    others = [place for reason, place in placed if reason not in reasons]
    found = []
    for reason in reasons:
        place = known.get(reason) or (others.pop(0) if others else "")
        found.append({"reason": reason, "place": place, "remedy": torch_private.break_remedy(reason)})
    return found


def _explained(function: Any, seen: events.Collector, seconds: float) -> Explanation:
    graphs, capture = [], 0.0
    platform = ""
    for of_function in seen.functions:
        for graph in of_function.graphs:
            capture += graph.capture_seconds
            programs = []
            for compiled in graph.compiled:
                report = compiled.report()
                platform = report["platform"]
                programs.append(_part(report, _repeats(*compiled.repeats())))
            eager = [
                {"op": p.op, "place": str(source or ""), "reason": p.reason} for p, source in graph.eager
            ]
            graphs.append(
                GraphExplanation(
                    graph.name, graph.stage, _families(graph.ops), eager, graph.refusals, programs
                )
            )
    parts = [part for graph in graphs for part in graph.programs]
    backend = sum(f.seconds for f in seen.functions)
    timeline = {
        "passes": sum(p.passes_ms for p in parts) / 1e3,
        "lowering": sum(p.lowering_ms for p in parts) / 1e3,
        "XLA": sum(p.compile_ms for p in parts) / 1e3,
        "capture": capture,
    }
    # Graphs whose sizes vary, and backward graphs, are compiled by the first call that needs them.
    inside = sum(timeline.values())
    timeline["AOTAutograd"] = max(backend - inside, 0.0)
    timeline["Dynamo and the call itself"] = max(seconds - max(backend, inside), 0.0)
    eager_functions = [
        {"place": str(f.first_line or ""), "reason": "; ".join(f.unreadable)}
        for f in seen.functions
        if f.unreadable
    ]
    name = getattr(function, "__qualname__", type(function).__name__)
    return Explanation(name, platform, seconds, timeline, graphs, eager_functions=eager_functions)


def _part(report: Mapping[str, Any], repeats: str) -> Part:
    if report["symbols"] and not report["executables"]:
        cache = "not called yet"
    elif report["cache_hits"] and not report["cache_misses"]:
        cache = "loaded from the cache"
    elif report["cache_misses"]:
        cache = "compiled and kept in the cache"
    else:
        cache = "compiled"
    if report["tuned"]:
        cache += f", with tuned compiler options: {report['tuned']}"
    return Part(
        report["graph"],
        report["nodes"],
        report["executables"],
        report["passes_ms"],
        report["lowering_ms"],
        report["compile_ms"],
        cache,
        lines_of(report) if report["symbols"] else [],
        report.get("temporary_bytes"),
        report.get("argument_bytes"),
        repeats,
    )


_MANY = 8
"""From how many equal blocks on a program that has them inline is told of the option."""


def _repeats(found: Sequence[tuple[int, int]], reason: str | None, once: bool) -> str:
    blocks = ", ".join(f"{count} equal blocks of {counted(nodes, 'node')}" for count, nodes in found)
    if once:
        return f"{blocks} compiled once" if found else f"no block is compiled once: {reason}"
    if all(count < _MANY for count, _ in found):
        return ""
    return f'{blocks}: options={{"repeated_layers": "once"}} compiles them once'


def _families(ops: Mapping[str, int]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for op, count in ops.items():
        found[families().get(op, "elementwise and other")] += count
    return dict(found.most_common())


def _verdict(found: Explanation, functions: int) -> str:
    eager = sum(len(graph.eager) for graph in found.graphs)
    if not found.graphs:
        why = "; ".join(f["reason"] for f in found.eager_functions)
        return f"nothing is compiled: {why or 'Dynamo found no tensor computation to compile'}"
    parts = [f"{len(found.graphs)} graph{'s' if len(found.graphs) != 1 else ''} compiled"]
    if found.breaks:
        parts.append(f"{functions} pieces, because Dynamo ended graphs {counted(len(found.breaks), 'time')}")
    if eager:
        parts.append(f"{eager} op{'s' if eager != 1 else ''} in eager PyTorch")
    if found.eager_functions:
        parts.append(f"{len(found.eager_functions)} functions in eager PyTorch")
    if any(graph.refusals for graph in found.graphs):
        parts.append("the compiler refused a graph")
    if len(parts) == 1:
        parts.append("nothing is left to eager PyTorch")
    return "; ".join(parts)


def _text(found: Explanation) -> list[str]:
    on = f" on {found.platform}" if found.platform else ""
    lines = [f"{found.function}{on}: {found.verdict}"]
    spent = ", ".join(f"{what} {s:.2f} s" for what, s in found.timeline.items() if s >= 0.005)
    lines.append(f"{found.timed}: {found.first_call_seconds:.2f} s ({spent})")
    if found.sent_bytes:
        lines.append(
            f"memory: {found.sent_bytes:,} bytes sent to the device, {found.fetched_bytes:,} fetched. "
            'Tensors on the CPU move at each call; `.to("tpu")` keeps them on the device'
        )
    for graph in found.graphs:
        families = ", ".join(f"{count} {name}" for name, count in graph.families.items())
        lines.append(f"{graph.name} ({graph.stage}): {families}")
        for part in graph.programs:
            memory = f", {_size(part.temporary_bytes)} of temporaries" if part.temporary_bytes else ""
            lines.append(
                f"  {part.name}: {counted(part.nodes, 'node')}, {part.cache}; "
                f"passes {part.passes_ms:.0f} ms, lowering {part.lowering_ms:.0f} ms, "
                f"XLA {part.compile_ms:.0f} ms{memory}"
            )
            lines += [f"    {line}" for line in (part.repeats, *part.sizes) if line]
        for op in graph.eager:
            where = f" at {op['place']}" if op["place"] else ""
            lines.append(f"  in eager PyTorch: {op['op']}{where}: {op['reason']}")
        lines += [f"  refused: {refusal}" for refusal in graph.refusals]
    for broken in found.breaks:
        where = f" at {broken['place']}" if broken["place"] else ""
        lines.append(f"graph ended{where}: {broken['reason']}")
        if broken["remedy"]:
            lines.append(f"  {broken['remedy']}")
    for left in found.eager_functions:
        where = f" that begins at {left['place']}" if left["place"] else ""
        lines.append(f"a function{where} runs in eager PyTorch: {left['reason']}")
    for cost in found.costs:
        if cost.problem is not None:
            lines.append(f"{cost.program} for {cost.target}: no estimate: {cost.problem}")
            continue
        took = f", {1e6 * cost.seconds:.1f} µs at its clock" if cost.seconds else ""
        lines.append(f"{cost.program} for {cost.target}: {cost.cycles:,} cycles{took}")
        for line, cycles in list(cost.lines.items())[:_COSTLY]:
            lines.append(f"  {cycles / cost.cycles:5.1%} {line}")
    return lines


_COSTLY = 12
"""How many source lines are shown for a program."""


def _size(count: int) -> str:
    value = float(count)
    for unit in ("B", "KiB", "MiB"):
        if value < 1024:
            return f"{value:.0f} {unit}"
        value /= 1024
    return f"{value:.1f} GiB"


_STYLE = """body{font:15px/1.5 system-ui,sans-serif;max-width:72em;margin:2em auto;padding:0 1em;color:#222}
h1{font-size:1.5em}h2{font-size:1.15em;margin-top:1.6em}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.25em .8em .25em 0;border-bottom:1px solid #ddd;vertical-align:top}
code{background:#f4f4f4;padding:.1em .25em}.bar{display:flex;height:1.6em;border-radius:3px;overflow:hidden}
.bar span{overflow:hidden;white-space:nowrap;font-size:.8em;padding:.2em .4em;color:#fff}.bad{color:#a11}
@media(max-width:45em){table{display:block;overflow-x:auto}code{overflow-wrap:anywhere}}"""

_COLOURS = ("#3b6ea5", "#5b8c5a", "#b5651d", "#7a5195", "#8c8c8c", "#444444")


def _page(found: Explanation) -> str:
    escape = html.escape
    total = sum(found.timeline.values()) or 1.0
    bars = "".join(
        f'<span style="width:{100 * s / total:.2f}%;background:{colour}" title="{escape(what)}: {s:.3f} s">'
        f"{escape(what)}</span>"
        for (what, s), colour in zip(found.timeline.items(), _COLOURS, strict=False)
        if s >= 0.01 * total
    )
    times = "".join(f"<tr><td>{escape(w)}</td><td>{s:.3f} s</td></tr>" for w, s in found.timeline.items())
    body = [
        f"<h1>{escape(found.function)}</h1><p>{escape(found.verdict)}</p>",
        f"<h2>{escape(found.timed.capitalize())}: {found.first_call_seconds:.2f} s</h2>",
        f'<div class="bar">{bars}</div><table>{times}</table>',
    ]
    if found.breaks:
        rows = "".join(
            f"<tr><td><code>{escape(b['place'])}</code></td><td>{escape(b['reason'])}</td>"
            f"<td>{escape(b['remedy'])}</td></tr>"
            for b in found.breaks
        )
        head = "<tr><th>Line</th><th>Reason</th><th>What to do</th></tr>"
        body.append(f"<h2>Where Dynamo ends a graph</h2><table>{head}{rows}</table>")
    for left in found.eager_functions:
        body.append(
            f'<p class="bad">A function at <code>{escape(left["place"])}</code> runs in eager PyTorch: '
            f"{escape(left['reason'])}</p>"
        )
    for graph in found.graphs:
        families = ", ".join(f"{count} {escape(name)}" for name, count in graph.families.items())
        body.append(f"<h2>{escape(graph.name)} ({graph.stage})</h2><p>{families}</p>")
        titles = ("Program", "Nodes", "Origin", "Passes", "Lowering", "XLA", "Temporaries")
        head = f"<tr>{''.join(f'<th>{title}</th>' for title in titles)}</tr>"
        rows = "".join(
            f"<tr><td>{escape(p.name)}</td><td>{p.nodes}</td><td>{escape(p.cache)}</td>"
            f"<td>{p.passes_ms:.0f} ms</td><td>{p.lowering_ms:.0f} ms</td><td>{p.compile_ms:.0f} ms</td>"
            f"<td>{_size(p.temporary_bytes or 0)}</td></tr>"
            + "".join(
                f'<tr><td colspan="7">{escape(line)}</td></tr>' for line in (p.repeats, *p.sizes) if line
            )
            for p in graph.programs
        )
        body.append(f"<table>{head}{rows}</table>")
        if graph.eager:
            rows = "".join(
                f"<tr><td>{escape(op['op'])}</td><td><code>{escape(op['place'])}</code></td>"
                f"<td>{escape(op['reason'])}</td></tr>"
                for op in graph.eager
            )
            head = "<tr><th>In eager PyTorch</th><th>Line</th><th>Reason</th></tr>"
            body.append(f"<table>{head}{rows}</table>")
        body += [f'<p class="bad">Refused: {escape(refusal)}</p>' for refusal in graph.refusals]
    for cost in found.costs:
        body.append(f"<h2>{escape(cost.program)} for {escape(cost.target)}: {cost.cycles:,} cycles</h2>")
        if cost.problem is not None:
            body.append(f'<p class="bad">No estimate: {escape(cost.problem)}</p>')
        rows = "".join(
            f"<tr><td>{cycles / cost.cycles:.1%}</td><td>{cycles:,}</td>"
            f"<td><code>{escape(line)}</code></td></tr>"
            for line, cycles in list(cost.lines.items())[:_COSTLY]
        )
        body.append(f"<table><tr><th>Share</th><th>Cycles</th><th>Line</th></tr>{rows}</table>")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(found.function)}</title><style>{_STYLE}</style><body>{''.join(body)}</body></html>\n"
    )
