"""Two processes that train together, and two that do not do the same: compiled against eager, over gloo."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

WORKER = Path(__file__).with_name("ranks.py")
RANKS = 2


def run(
    scenario: str, tmp_path: Path, port: int, ranks_run: tuple[int, ...] = (0, 1)
) -> list[dict[str, Any] | None]:
    """What each rank found; `None` of one that was killed."""
    env = {
        **os.environ,
        "MASTER_ADDR": "127.0.0.1",
        "MASTER_PORT": str(port),
        "WORLD_SIZE": str(RANKS),
        "TORCHTPU_CACHE_DIR": str(tmp_path),
        "OMP_NUM_THREADS": "1",
    }
    ranks = [
        subprocess.Popen(
            [sys.executable, WORKER, scenario],
            env={**env, "RANK": str(rank)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in ranks_run
    ]
    found: list[dict[str, Any] | None] = []
    try:
        for rank in ranks:
            out, err = rank.communicate(timeout=300)
            assert rank.returncode in (0, -9), f"{out}\n{err}"
            found.append(json.loads(out.splitlines()[-1]) if rank.returncode == 0 else None)
    finally:
        for rank in ranks:
            rank.kill()
    return found


@pytest.fixture
def port() -> int:
    import socket

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def test_models_train_on_two_ranks_as_in_eager(tmp_path: Path, port: int) -> None:
    for found in run("training", tmp_path, port):
        assert found is not None
        for name, of_run in found.items():
            assert of_run["error"] < 1e-5, (name, of_run)
            assert of_run["executions"] > 0, (name, of_run)
            expected = all(op.startswith(("_c10d_functional.", "c10d.")) for op in of_run["eager"])
            assert expected, (name, of_run)


def test_ranks_that_diverge_are_right_or_told(tmp_path: Path, port: int) -> None:
    both = run("divergence", tmp_path, port)
    for found in both:
        assert found is not None
        for case in ("reduction", "shape", "dtype"):
            error = found[case]
            assert error["type"] == "DivergenceError", (case, error)
            assert "rank 0: " in error["text"] and "rank 1: " in error["text"], (case, error)
            assert error["text"].count("ranks.py:") == RANKS, (case, error)
        assert found["prints"] == [13.0, 29.0, 45.0, 61.0]
        assert found["one eager"] == [3.0, 7.0, 11.0, 15.0]
        assert found["after"] == [3.0, 7.0, 11.0, 15.0]
        # They are on one machine, and ask no store any more.
        assert found["on boards"] == [True]
    assert both[0] is not None and both[1] is not None
    assert "sum" in both[0]["reduction"]["text"] and "max" in both[0]["reduction"]["text"]
    assert "f64" in both[0]["dtype"]["text"]
    absent = both[0]["absent"]
    assert absent["type"] == "DeadlineError" and "rank 1 has not come to it" in absent["text"], absent
    assert absent["seconds"] < 20, absent


def test_a_rank_that_is_killed_is_named(tmp_path: Path, port: int) -> None:
    found, gone = run("killed", tmp_path, port)
    assert gone is None and found is not None
    error = found["killed"]
    assert error["type"] in ("DivergenceError", "DeadlineError"), error
    assert "rank 1 has not come to it" in error["text"], error
    assert error["seconds"] < 20, error


def test_graphs_are_the_same_on_every_rank(tmp_path: Path, port: int) -> None:
    first, last = run("graphs", tmp_path, port, (0, 3))
    assert first is not None and first == last
    forward, backward = first["on each rank"]
    assert forward["problems"] == backward["problems"] == []
    for captured in first.values():
        assert all(graph["groups"] == [[[0, 1], [2, 3]]] for graph in captured)
