"""`torchtpu search`."""

from __future__ import annotations

import argparse
import hashlib
import json
import logging
import math
import os
import sys
import time
import urllib.parse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from .. import _core, log
from ..whole_file import write_text
from ..wording import counted
from . import common, exits, meshes, pods, record
from .common import (
    Parser,
    add_deadline,
    add_json,
    add_program,
    add_workers,
    positive_float,
    positive_int,
    worker_pool,
)
from .estimate import estimated
from .jobs import Row, of_step, plan
from .output import bytes_text, print_json, seconds_text, table

HELP = "find the mesh and settings that a training script is fastest with on a pod"
DESCRIPTION = """\
Records a training script as one rank of each mesh, estimates its step on the pod, and prints the layouts by
the tokens that a device takes in a second; those that do not fit come last. Nothing runs on a TPU.

--dims names the dimensions of the mesh, the outermost first. --vary names a setting and its values, or the
sizes that a dimension may have. {fsdp} or {batch} in the program's arguments becomes the value. --tokens is
what each device takes in a step: a number, or a product such as 8192*batch/tp.

The search begins with all ranks in the first dimension and the first value of each setting. It goes on from
the best layout so far to those that differ by one step, and ends when none of these is better. --all tries
every layout. What DIR has of the same program is not recorded and compiled again, so that an interrupted
search goes on."""
EXAMPLES = """\
  torchtpu search --target v6e:16x16 --dims fsdp,tp --vary tp=1,2,4 --vary batch=1,2,4 \\
      --tokens '8192*batch/tp' -- python train.py --tp {tp} --batch {batch}"""

_RESULT = "estimate.json"

Setting = dict[str, str]
"""Values by name."""


@dataclass(frozen=True)
class Layout:
    """One way to run the program."""

    mesh: tuple[tuple[str, int], ...]
    settings: tuple[tuple[str, str], ...]

    def values(self) -> dict[str, str]:
        return {**{name: str(size) for name, size in self.mesh}, **dict(self.settings)}

    def label(self) -> str:
        """A name of a directory."""
        said = [f"{name}-{urllib.parse.quote(value, safe='')}" for name, value in self.settings]
        return "_".join([meshes.label(dict(self.mesh)), *said])


@dataclass(frozen=True)
class Found:
    """Needs of a layout on a device."""

    layout: Layout
    status: str
    """`ok`, or why there are no figures."""
    seconds: float | None = None
    is_least: bool = False
    """Whether `seconds` lacks something."""
    links_seconds: float = 0.0
    needed_bytes: float | None = None
    capacity_bytes: float | None = None
    rate: float | None = None
    """Tokens of a device in a second."""

    def fits(self) -> bool:
        return (
            self.rate is not None
            and self.needed_bytes is not None
            and (self.capacity_bytes is None or self.needed_bytes <= self.capacity_bytes)
        )

    def rank(self) -> tuple[bool, float]:
        """Greater is better. Of those that do not fit, the one that lacks least."""
        if self.fits():
            assert self.rate is not None
            return True, self.rate
        return False, -(self.needed_bytes or math.inf)


def layouts(ranks: int, dims: Sequence[str], varied: Mapping[str, Sequence[str]]) -> list[Layout]:
    """All layouts, the one to begin with first.

    Raises `ValueError` if a mesh can have no size that was named.
    """
    names = [name for name in varied if name not in dims]

    def sizes(left: int, rest: Sequence[str]) -> Iterator[tuple[int, ...]]:
        if not rest:
            if left == 1:
                yield ()
            return
        allowed = {int(size) for size in varied[rest[0]]} if rest[0] in varied else None
        for size in range(left, 0, -1):
            if left % size == 0 and (allowed is None or size in allowed):
                yield from ((size, *others) for others in sizes(left // size, rest[1:]))

    def values(rest: Sequence[str]) -> Iterator[tuple[tuple[str, str], ...]]:
        if not rest:
            yield ()
            return
        for value in varied[rest[0]]:
            yield from (((rest[0], value), *others) for others in values(rest[1:]))

    found = [
        Layout(tuple(zip(dims, mesh, strict=True)), settings)
        for mesh in sizes(ranks, dims)
        for settings in values(names)
    ]
    if not found:
        raise ValueError(f"no mesh of {', '.join(dims)} with these sizes has {ranks} ranks")
    return found


def distance(one: Layout, other: Layout, varied: Mapping[str, Sequence[str]]) -> float:
    """How many steps two layouts are apart. A step moves a prime factor from one dimension of the mesh to
    another, or takes the next value of a setting."""
    moved = 0
    for (_, size), (_, of_other) in zip(one.mesh, other.mesh, strict=True):
        both = math.gcd(size, of_other)
        moved += _prime_factors(size // both) + _prime_factors(of_other // both)
    steps = moved / 2
    for (name, a), (_, b) in zip(one.settings, other.settings, strict=True):
        values = list(varied[name])
        steps += abs(values.index(a) - values.index(b))
    return steps


def _prime_factors(n: int) -> int:
    count, factor = 0, 2
    while n > 1:
        if n % factor:
            factor += 1
        else:
            n, count = n // factor, count + 1
    return count


def search(
    candidates: Sequence[Layout],
    varied: Mapping[str, Sequence[str]],
    look: Callable[[Layout], Found],
    *,
    all_of_them: bool,
    is_over: Callable[[], bool],
) -> list[Found]:
    """Tries layouts until none is left that is worth it. Returns their needs, the best first."""
    found: list[Found] = []
    left = list(candidates)
    while left and not (found and is_over()):
        following = left[0]
        if found:
            here = max(found, key=Found.rank).layout
            near = left if all_of_them else [one for one in left if _is_next(here, one, candidates, varied)]
            if not near:
                break
            following = min(near, key=lambda layout: distance(here, layout, varied))
        left.remove(following)
        found.append(look(following))
    return sorted(found, key=Found.rank, reverse=True)


def _is_next(
    here: Layout, there: Layout, candidates: Sequence[Layout], varied: Mapping[str, Sequence[str]]
) -> bool:
    """Whether no layout lies between two. Sizes and values that were named may be several steps apart."""
    whole = distance(here, there, varied)
    return not any(
        distance(here, one, varied) + distance(one, there, varied) == whole
        for one in candidates
        if one not in (here, there)
    )


def tokens_of(text: str, values: Mapping[str, str]) -> float:
    """The value of a product such as `8192*batch/tp`.

    Raises `ValueError` for anything else, and for names without a number.
    """
    words = text.replace("*", " * ").replace("/", " / ").split()
    signs = ["*", *words[1::2]]
    if len(words) % 2 == 0 or any(sign not in "*/" for sign in signs):
        raise ValueError(f"--tokens: {text!r} is no product of numbers and names")
    total = Fraction(1)
    for sign, word in zip(signs, words[::2], strict=True):
        number = values.get(word, word)
        if not (number.isascii() and number.isdigit()) or int(number) == 0:
            raise ValueError(
                f"--tokens: {word!r} in {text!r} is no number above 0 and names none ({', '.join(values)})"
            )
        total = total * int(number) if sign == "*" else total / int(number)
    return float(total)


def _varied(text: str) -> tuple[str, list[str]]:
    name, _, values = text.partition("=")
    found = [value.strip() for value in values.split(",") if value.strip()]
    if not name.strip().isidentifier() or not found or len(set(found)) < len(found):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE,VALUE, as in batch=1,2,4")
    return name.strip(), found


def _dims(text: str) -> list[str]:
    found = [name.strip() for name in text.split(",")]
    if not all(name.isidentifier() for name in found) or len(set(found)) < len(found):
        raise argparse.ArgumentTypeError(f"{text!r} is no list of different names, as in fsdp,tp")
    return found


def add(parser: Parser) -> None:
    parser.add_argument("--target", required=True, metavar="TARGET", help="the pod, such as v6e:16x16")
    parser.add_argument(
        "--dims", type=_dims, required=True, metavar="NAME,…", help="dimensions of the mesh, outermost first"
    )
    parser.add_argument(
        "--vary",
        type=_varied,
        action="append",
        default=[],
        metavar="NAME=V,…",
        help="values of a setting, or sizes of a dimension; may be repeated",
    )
    parser.add_argument(
        "--tokens", required=True, metavar="PRODUCT", help="tokens of each device in a step: 8192*batch/tp"
    )
    parser.add_argument(
        "--parameters",
        type=positive_float,
        metavar="N",
        help="parameters of the model (8e9): prints the model's use of the peak (MFU)",
    )
    parser.add_argument(
        "--steps",
        type=positive_int,
        metavar="N",
        help="training steps that the program makes (default: the last one that an optimizer ended counts)",
    )
    parser.add_argument("--all", action="store_true", help="try every layout")
    add_deadline(parser, "layout")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("torchtpu-search"),
        metavar="DIR",
        help="where each layout is recorded in a directory of its own (default: %(default)s)",
    )
    add_json(parser)
    add_workers(parser)
    add_program(parser)


def run(args: argparse.Namespace) -> int:
    program = common.program(args, "torchtpu search … -- python train.py --tp {tp}")
    target = _core.normalize_target(args.target)
    varied: dict[str, list[str]] = {}
    for name, values in args.vary:
        if name in varied:
            raise ValueError(f"--vary {name} is given twice; name all its values in one: {name}=V,V")
        varied[name] = values
    for name in args.dims:
        if bad := [size for size in varied.get(name, ()) if not size.isdigit() or int(size) < 1]:
            raise ValueError(f"--vary {name}: {bad[0]!r} is no size of a mesh's dimension")
    candidates = layouts(_devices(target), args.dims, varied)
    for layout in candidates:
        tokens_of(args.tokens, layout.values())
    ends = time.monotonic() + args.deadline
    workers = worker_pool(args.plugin, args.jobs, args.timeout)
    tried: list[Found] = []

    def look(layout: Layout) -> Found:
        print(f"torchtpu: layout {len(tried) + 1}: {layout.label()}", file=sys.stderr, flush=True)
        found, is_new = _look(layout, args.out / layout.label(), program, target, args, workers)
        tried.append(found)
        before = "" if is_new else " (as found before)"
        print(f"torchtpu: {layout.label()}: {_said(found)}{before}", file=sys.stderr, flush=True)
        return found

    ended = None
    try:
        search(candidates, varied, look, all_of_them=args.all, is_over=lambda: time.monotonic() > ends)
    except record.CutShort as cut:
        ended = cut.status
    except KeyboardInterrupt:
        ended = exits.INTERRUPTED
    found = sorted(tried, key=Found.rank, reverse=True)
    if args.json:
        print_json([_plain(one, target, args.parameters) for one in found])
    elif found:
        _show(found, len(candidates), program, target, args)
    if ended is not None:
        return ended
    return exits.OK if found and found[0].fits() else exits.FAILED


def _devices(target: str) -> int:
    """How many devices a target has. Raises `ValueError` for one without a topology."""
    name, _, topology = target.partition(":")
    chip = next((chip for chip in _core.targets() if chip["name"] == name), None)
    sizes = topology.split("x")
    if chip is None or not all(size.isdigit() for size in sizes):
        raise ValueError(f"{target} is no pod; expected a TPU with its topology, such as v6e:16x16")
    return math.prod(int(size) for size in sizes) * int(chip["devices_per_chip"])


def _look(
    layout: Layout,
    out: Path,
    program: Sequence[str],
    target: str,
    args: argparse.Namespace,
    workers: dict[str, Any],
) -> tuple[Found, bool]:
    """Needs of a layout, and whether they are new."""
    values = layout.values()
    words = meshes.filled(program, values)
    asked = {"program": words, "files": _digest(words), "mesh": dict(layout.mesh), "target": target}
    asked |= {"steps": args.steps, "version": _core.__version__, "environment": _environment()}
    facts = _kept(out / _RESULT, asked)
    is_new = facts is None
    if facts is None:
        status = record.as_rank(words, out, dict(layout.mesh))
        if status != exits.OK:
            said = f"the program ended with status {status}, see {out / record.OUTPUT}"
            return Found(layout, said), True
        facts = _facts(out, target, args.steps, workers)
        write_text(out / _RESULT, json.dumps({"asked": asked, "facts": facts}))
    rate = tokens_of(args.tokens, values) / facts["seconds"] if facts.get("seconds") else None
    return Found(layout, rate=rate, **facts), is_new


def _digest(words: Sequence[str]) -> str:
    """A digest of the files that a command names."""
    digest = hashlib.sha256()
    for path in map(Path, words):
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _environment() -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if k.startswith(("TORCHTPU_", "XLA_", "LIBTPU_"))}


def _kept(path: Path, asked: dict[str, Any]) -> dict[str, Any] | None:
    """Facts of the same layout of the same program; `None` if there are none that can be read."""
    try:
        known = json.loads(path.read_text())
    except (OSError, ValueError):
        return None
    facts = known.get("facts") if isinstance(known, dict) and known.get("asked") == asked else None
    is_whole = isinstance(facts, dict) and "status" in facts and facts.keys() <= _FACTS
    return facts if is_whole else None


_FACTS = {"status", "seconds", "is_least", "links_seconds", "needed_bytes", "capacity_bytes"}


def _facts(out: Path, target: str, steps: int | None, workers: dict[str, Any]) -> dict[str, Any]:
    """Fields of `Found` that programs recorded in a directory have together."""
    planned = plan([out], [target])
    if steps is None and all(job.step_calls is None for job in planned):
        log.once(
            logging.WARNING,
            "no two steps of an optimizer were seen in the program, so all of its calls count as one step; "
            "--steps N counts them as N (steps of a compiled optimizer are not seen)",
        )
    rows: list[Row] = estimated(planned if steps else of_step(planned), workers)
    if not rows:
        return {"status": "the program called nothing"}
    if failed := [row for row in rows if row["status"] not in ("ok", "out_of_memory")]:
        message = str(failed[0].get("message") or "").partition("\n")[0]
        return {"status": f"{Path(failed[0]['file']).stem}: {failed[0]['status']}: {message}"}
    missing = max((row.get("missing_bytes") or 0 for row in rows), default=0)
    capacity = min((row["capacity_bytes"] for row in rows if row.get("capacity_bytes")), default=None)
    if any(row["status"] != "ok" for row in rows):
        return {
            "status": f"a program does not fit by {bytes_text(missing)}",
            "needed_bytes": None if capacity is None else capacity + missing,
            "capacity_bytes": capacity,
        }
    took = pods.step_seconds(rows, steps)
    return {
        "status": "ok" if took else "a program has no estimate of its time",
        "seconds": took[0] if took else None,
        "is_least": bool(took and took[1]),
        "links_seconds": sum(pods.calls(row, steps) * (row.get("exposed_seconds") or 0.0) for row in rows),
        "needed_bytes": pods.needed(out, rows, steps),
        "capacity_bytes": capacity,
    }


def _said(found: Found) -> str:
    if found.rate is None or found.needed_bytes is None:
        return found.status
    less = "< " if found.is_least else ""
    return f"{less}{found.rate:,.0f} tokens/s of a device, {_memory(found)}"


def _memory(found: Found) -> str:
    if found.needed_bytes is None or found.capacity_bytes is None:
        return found.status
    left = found.capacity_bytes - found.needed_bytes
    return f"fits, {bytes_text(left)} left" if left >= 0 else f"does not fit by {bytes_text(-left)}"


def _plain(found: Found, target: str, parameters: float | None) -> dict[str, Any]:
    return {
        "mesh": dict(found.layout.mesh),
        "settings": dict(found.layout.settings),
        "status": found.status,
        "fits": found.fits(),
        "seconds": found.seconds,
        "is_least": found.is_least,
        "links_seconds": found.links_seconds,
        "needed_bytes": found.needed_bytes,
        "capacity_bytes": found.capacity_bytes,
        "tokens_per_second": found.rate,
        "mfu": pods.mfu(found.rate, parameters, target) if found.rate and parameters else None,
    }


def _show(
    found: Sequence[Found], of: int, program: Sequence[str], target: str, args: argparse.Namespace
) -> None:
    names = list(found[0].layout.values())
    head = [*names, "time", "links", "memory", "tokens/s of a device", *(["MFU"] if args.parameters else [])]
    cells = []
    for one in found:
        more, less = ("> ", "< ") if one.is_least else ("", "")
        row = [
            *one.layout.values().values(),
            "-" if one.seconds is None else f"{more}{seconds_text(one.seconds)}",
            "-" if one.seconds is None else seconds_text(one.links_seconds),
            bytes_text(one.needed_bytes),
            "-" if one.rate is None else f"{less}{one.rate:,.0f}",
        ]
        if args.parameters:
            row.append(
                "-" if one.rate is None else f"{less}{pods.mfu(one.rate, args.parameters, target):.1%}"
            )
        cells.append([*row, _memory(one)])
    print(table([*head, "verdict"], cells, right=range(len(names), len(head))))
    print(f"\n{counted(len(found), 'layout')} of {of} tried on {target}.")
    best = found[0]
    if best.fits():
        words = " ".join(meshes.filled(program, best.layout.values()))
        print(f"The best: {meshes.label(dict(best.layout.mesh))}: {words}")
