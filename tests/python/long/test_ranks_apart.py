"""Ranks that diverge are all told so, and ranks of right programs that look like it are not.

One start of two processes serves all programs (`ranks_apart.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rank_processes import Rank, run_ranks
from torchtpu_compile import device

WORKER = Path(__file__).parent.with_name("ranks_apart.py")

pytestmark = pytest.mark.skipif(device.why_not() is not None, reason="the tpu device is not installed")


@pytest.fixture(scope="module", params=["", "1"], ids=["near", "far"])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Rank]:
    """The ranks of one machine, and the same as if they were on two."""
    ranks = run_ranks(WORKER, "", 2, tmp_path_factory.mktemp("apart"), {"FAR": request.param})
    for rank in ranks:
        assert rank.code == 0 and rank.found, rank.errors[-4000:]
    return ranks


def near(a: Any, b: Any) -> bool:
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(near, a, b))
    return bool(a == (pytest.approx(b, rel=1e-5) if isinstance(b, float) else b))


def test_ranks_that_diverge_are_told_what_each_does_and_where(both: list[Rank]) -> None:
    names = both[0].found["apart"].keys()
    assert len(names) >= 30
    wrong = []
    for name in names:
        for rank in both:
            of_rank = rank.found["apart"][name]
            told = of_rank["told"]
            kinds = ("DivergenceError", "DeadlineError") if "late" in name else ("DivergenceError",)
            right = told.startswith(kinds) and all(f"rank {other}" in told for other in (0, 1))
            # At the line of either rank: they may have the same one. Groups would wait 30 s.
            right = right and "ranks_apart.py:" in told and of_rank["seconds"] < 25
            if not right or of_rank["after"] not in (None, [2.0] * 4):
                wrong.append((name, of_rank))
    assert not wrong, "\n".join(map(str, wrong))


def test_right_programs_that_look_like_it_are_as_right_as_with_gloo(both: list[Rank]) -> None:
    names = both[0].found["alike"].keys()
    assert len(names) >= 20
    wrong = []
    for name in names:
        for number, rank in enumerate(both):
            ours, theirs = rank.found["alike"][name]
            if isinstance(theirs, str) or not near(ours, theirs):
                wrong.append((name, number, ours, theirs))
    assert not wrong, "\n".join(map(str, wrong))
