"""Buckets chosen from the sizes that were recorded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .. import _core
from ..recording import shapes
from ..wording import counted
from .jobs import graphs


@dataclass(frozen=True)
class Fitted:
    """Sizes by the position of the dimension, as the option `buckets` takes them, and why these."""

    buckets: dict[int, list[int]]
    curve: str


def fit(recordings: Sequence[Path], budget: int, waste: float) -> Fitted:
    """The fewest buckets with at most `waste` of padding, at most `budget` for each dimension.

    Raises `ValueError` where nothing with sizes that differ was recorded.
    """
    seen: dict[int, dict[int, int]] = {}
    for path in graphs(recordings):
        known = _core.inspect_graph(path)
        positions = known["positions"]
        recorded = shapes.of_graph(path, [symbol["name"] for symbol in known["symbols"]])
        for sizes, calls in recorded.items():
            for position, size in zip(positions, sizes, strict=True):
                counts = seen.setdefault(position, {})
                counts[size] = counts.get(size, 0) + calls
    if not seen:
        raise ValueError("--buckets auto needs recorded sizes: record with `torchtpu record`")
    chosen: dict[int, list[int]] = {}
    lines: list[str] = []
    for position, counts in sorted(seen.items()):
        curve = _core.fit_buckets(counts, budget)
        shares = [fit["padded"] / max(fit["elements"], 1) for fit in curve]
        best = next((i for i, share in enumerate(shares) if share <= waste), len(curve) - 1)
        chosen[position] = curve[best]["buckets"]
        lines.append(
            f"dimension {position}: {counted(len(counts), 'size')} in {counted(sum(counts.values()), 'call')}"
        )
        for i, share in enumerate(shares):
            mark = " <" if i == best else ""
            buckets = ",".join(map(str, curve[i]["buckets"]))
            lines.append(
                f"  {i + 1:3} bucket{'s:' if i else ': '} {100 * share:5.1f} % padding{mark}   {buckets}"
            )
    lines.append(f'use these with options={{"buckets": {chosen}}}')
    return Fitted(chosen, "\n".join(lines))
