"""Compiles recorded graphs for every TPU generation; writes docs/targets.md and docs/data/targets.csv (`make
targets`).

The graphs are the fixtures, and the zoo's models for inference and training, which are recorded first. It
takes some hours on two cores. Figures of a graph are kept in `target/targets/` until the graph changes, so a
run that was interrupted goes on where it stopped. With `--kept`, only what is there goes into the page.
"""

from __future__ import annotations

import csv
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RECORDED = ROOT / "tests" / "fx_graphs" / "recorded"
KEPT = ROOT / "target" / "targets"
ZOO = KEPT / "zoo"
TARGETS = ("v4", "v5e", "v5p", "v6e", "tpu7x")

HEAD = """\
# TPU targets

`make targets` makes this page and [targets.csv](data/targets.csv), which has every graph. It compiles
recorded graphs for one chip of each TPU generation on a machine without a TPU. The graphs are the fixtures
(`tests/fx_graphs/recorded`: real models for inference and training, at each recorded size) and the zoo
(`tests/python/zoo.py`: small models of many architectures). The table has the fixtures. A cell shows the
device memory of the program and a lower bound of the time of one call: operations at the chip's peak rate or
bytes at full memory bandwidth, whichever is longer.

**{good} of {all} cells compile ({share:.1f} %).**{missing} libtpu {libtpu}.

"""

UNVERIFIED = """
## Unverified

Nothing here has run on a TPU. On a TPU VM, `torchtpu doctor --selftest` and
`torchtpu replay GRAPH --platform tpu` can check:

- that the programs load and give the right results on the chip;
- that a TPU host finds a program that was compiled elsewhere. Its cache key contains what libtpu says of
  itself and of the device, which we assume to be the same for a topology and a client;
- what a program for one chip (`v5e:1x1`) does on a host with more chips;
- that chips with several modes use the mode that is compiled for: v4 with both cores of a chip as one device,
  tpu7x with each core as a device.
"""


def record_zoo(directory: Path) -> None:
    """Records the graphs of every model of the zoo to `directory/MODEL`."""
    import torch
    from torchtpu_compile import record

    sys.path.insert(0, str(ROOT / "tests" / "python"))
    import zoo

    for architecture in zoo.ZOO:
        if (directory / architecture.name).is_dir():
            continue
        print(f"recording {architecture.name} …", file=sys.stderr, flush=True)
        model, inputs = architecture.make()
        unfinished = directory / f"{architecture.name}.part"
        with record(unfinished, data="none"), torch._dynamo.config.patch(allow_rnn=True):
            with torch.no_grad():
                torch.compile(model, backend="tpu")(**inputs)
            if any(p.requires_grad for p in model.parameters()):
                torch._dynamo.reset()
                torch.compile(model, backend="tpu")(**inputs).square().mean().backward()
        torch._dynamo.reset()
        unfinished.rename(directory / architecture.name)


def graphs(directory: Path) -> list[tuple[str, Path]]:
    """Every recorded graph with its name in the table: the fixtures, then the zoo."""
    found = [(path.stem, path) for path in sorted(RECORDED.glob("*.ttpu"))]
    for path in sorted(directory.glob("*/*.ttpu")):
        stage = path.stem.rpartition("-")[0].partition("_")[2]
        found.append((f"zoo: {path.parent.name} {stage}", path))
    return found


def rows(fixture: Path) -> list[dict[str, Any]] | None:
    """The figures of one fixture; `None` where they are not known and cannot be had."""
    digest = hashlib.sha256(fixture.read_bytes()).hexdigest()[:16]
    kept = KEPT / f"{fixture.stem}.{digest}.json"
    if not kept.is_file():
        if "--kept" in sys.argv[1:]:
            return None
        print(f"{fixture.stem} …", file=sys.stderr, flush=True)
        command = [
            sys.executable,
            "-m",
            "torchtpu_compile.cli",
            "estimate",
            fixture,
            "--shapes",
            "9",
            "--json",
        ]
        done = subprocess.run([*command, "--target", ",".join(TARGETS)], stdout=subprocess.PIPE, text=True)
        if done.returncode not in (0, 1):
            raise SystemExit(f"estimate ended with status {done.returncode}")
        KEPT.mkdir(parents=True, exist_ok=True)
        kept.write_text(done.stdout)
    found: list[dict[str, Any]] = json.loads(kept.read_text())
    return found


def cell(row: dict[str, Any] | None) -> str:
    from torchtpu_compile.cli.output import bytes_text, seconds_text

    if row is None:
        return "not compiled yet"
    if row["status"] != "ok":
        return f"**{row['status'].replace('_', ' ')}**"
    return f"{bytes_text(row['needed_bytes'])}, {seconds_text(row['roofline_seconds'])}"


def main() -> None:
    import importlib.metadata

    lines, failures, cells, absent = [], [], [], 0
    table = [["graph", *TARGETS]]
    if "--kept" not in sys.argv[1:]:
        record_zoo(ZOO)
    for label, fixture in graphs(ZOO):
        found = rows(fixture) or []
        programs = list(dict.fromkeys(row["sizes"] for row in found)) or [""]
        for sizes in programs:
            of = {row["target"].split(":")[0]: row for row in found if row["sizes"] == sizes}
            name = f"{label} {sizes}".strip()
            shown = [cell(of.get(t)) for t in TARGETS]
            table.append([name, *shown])
            if not label.startswith("zoo:"):
                lines.append(f"| {name} | " + " | ".join(shown) + " |")
            absent += sum(t not in of for t in TARGETS)
            cells += list(of.values())
            for row in of.values():
                if row["status"] != "ok":
                    why = " ".join(str(row["message"]).split())
                    failures.append(f"- {name} for {row['target']}: {row['status']}: {why}")
    good = sum(row["status"] == "ok" for row in cells)
    missing = f" {absent} cells were not compiled in this run." if absent else ""
    page = HEAD.format(
        good=good,
        all=len(cells),
        share=100 * good / max(1, len(cells)),
        missing=missing,
        libtpu=importlib.metadata.version("libtpu"),
    )
    page += "| graph | " + " | ".join(TARGETS) + " |\n" + "|---" * (1 + len(TARGETS)) + "|\n"
    page += "\n".join(lines) + "\n"
    page += "\n## Failures\n\n" + ("\n".join(failures) or "None.") + "\n" + UNVERIFIED
    (ROOT / "docs" / "targets.md").write_text(page)
    data = ROOT / "docs" / "data" / "targets.csv"
    data.parent.mkdir(exist_ok=True)
    with data.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(table)
    print(f"docs/targets.md: {good} of {len(cells)} cells compile")


if __name__ == "__main__":
    main()
