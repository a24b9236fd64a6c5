"""Four processes that train together, and four of which the first does something else, over gloo.

Long: all but a sample runs only under `make soak`.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from rank_processes import Rank, run_ranks

WORKER = Path(__file__).parent.with_name("ranks_of_four.py")
RANKS = 4
NAMED = [f"rank {rank}: " for rank in range(RANKS)]


def run(scenario: str, cache: Path) -> list[dict[str, Any] | None]:
    """What each rank found; `None` of the first where it ended otherwise."""
    ranks = run_ranks(WORKER, scenario, RANKS, cache)
    for rank in ranks[1:]:
        assert rank.code == 0, rank.errors
    return [rank.found if rank.code == 0 else None for rank in ranks]


def check_errors(found: list[dict[str, Any] | None], most: float) -> None:
    for of_rank in found:
        assert of_rank is not None
        for name, of_run in of_rank.items():
            for against in ("from eager", "from one process"):
                assert of_run.get(against, 0.0) < most, (name, of_run)
            assert of_run["executions"] > 0, (name, of_run)
            assert of_run["eager"] == [], (name, of_run)


def test_wrappers_of_pytorch_train_as_in_eager(tmp_path: Path) -> None:
    check_errors(run("wrappers", tmp_path), 1e-5)


def test_ranks_with_different_numbers_of_messages_agree(tmp_path: Path) -> None:
    for of_rank in run("messages", tmp_path):
        assert of_rank is not None
        assert of_rank["found"] == [[21.0] * 3, [21.0] * 3, [9.0] * 2, [21.0] * 3, [21.0] * 3]
        wrong = of_rank["wrong"]
        assert wrong["type"] == "DivergenceError", wrong
        assert "rank 2: _c10d_functional.all_reduce.default(f32[3], min)" in wrong["text"], wrong


@pytest.mark.soak
@pytest.mark.parametrize("scenario", ["tensor and sequence parallel", "layouts"])
def test_a_transformer_trains_as_in_eager_and_as_in_one_process(scenario: str, tmp_path: Path) -> None:
    check_errors(run(scenario, tmp_path), 1e-5)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_llama_trains_alike_in_all_ways_to_shard_it(tmp_path: Path) -> None:
    found = run("llamas", tmp_path)
    for of_rank in found:
        assert of_rank is not None
        assert of_rank["eager fsdp2"].pop("executions") == 0
        losses = of_rank["eager fsdp2"]["losses"]
        assert losses[-1] < losses[0] - 0.1, losses
        print({name: of_run["from eager"] for name, of_run in of_rank.items()})
        del of_rank["eager fsdp2"]
    check_errors(found, 1e-5)


@pytest.mark.soak
def test_a_warm_start_compiles_nothing_and_ranks_share_their_entries(tmp_path: Path) -> None:
    cold = [found for found in run("warm", tmp_path) if found is not None]
    assert len(cold) == RANKS
    compiles = sum(of_run["xla_compiles"] for found in cold for of_run in found.values())
    programs = [
        sum(of_run["xla_compiles"] + of_run["cache_hits"] for of_run in found.values()) for found in cold
    ]
    # Each program was compiled by one rank, and loaded by the three others.
    assert 0 < compiles <= min(programs), (compiles, programs)
    for found, before in zip(run("warm", tmp_path), cold, strict=True):
        assert found is not None
        for name, of_run in found.items():
            assert (of_run["xla_compiles"], of_run["lowerings"]) == (0, 0), (name, of_run)
            assert of_run["executions"] > 0 and of_run["losses"] == before[name]["losses"], name


@pytest.mark.soak
def test_a_rank_that_does_something_else_is_right_or_told(tmp_path: Path) -> None:
    for found in run("survived", tmp_path):
        assert found is not None
        for case in ("prints", "breaks", "computes", "options", "after"):
            assert found[case] == [105.0, 169.0, 233.0, 297.0], (case, found[case])
        for case in ("reduction", "shape", "dtype", "collective", "model", "layers"):
            error = found[case]
            assert error["type"] == "DivergenceError" and error["seconds"] < 20, (case, error)
            # A rank that has not come yet when two differ is not among those that are told of.
            assert NAMED[0] in error["text"], (case, error)
            assert sum(name in error["text"] for name in NAMED[1:]) > 0, (case, error)
            assert "ranks_of_four.py:" in error["text"], (case, error)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", ["skips", "raises", "is killed", "is stopped", "sleeps"])
def test_a_rank_that_does_not_come_is_an_error_on_all_others(scenario: str, tmp_path: Path) -> None:
    found = run(scenario, tmp_path)
    for of_rank in found[1:]:
        assert of_rank is not None
        last = of_rank["steps"][-1]
        assert last["type"] in ("DivergenceError", "DeadlineError"), last
        assert "[0, 1, 2, 3]" in last["text"] and "ranks_of_four.py:" in last["text"], last
        assert last["seconds"] < 30, last
        assert all(step["type"] is None for step in of_rank["steps"][:-1])
        assert len(of_rank["steps"]) == (4 if scenario == "skips" else 3)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_training_with_killed_ranks_ends_where_undisturbed_training_does(tmp_path: Path) -> None:
    """A rank is killed in every 200 steps, and all begin again at the last checkpoint.

    TORCHTPU_TEST_STEPS asks for other numbers of steps than 2,000, and of steps between kills.
    """
    steps, between = map(int, os.environ.get("TORCHTPU_TEST_STEPS", "2000,200").split(","))
    chosen = random.Random(0)
    kills = [[chosen.randrange(at, at + between), chosen.randrange(RANKS)] for at in range(0, steps, between)]

    def train(name: str, killed: list[list[int]], pause: float) -> list[Rank]:
        asked = {"steps": steps, "every": between // 4, "killed": killed, "pause": pause}
        asked["checkpoints"] = str(tmp_path / name)
        more = {"TORCHTPU_TEST_TRAINING": json.dumps(asked)}
        return run_ranks(WORKER, "goes on", RANKS, tmp_path / "cache", more, longest=1800)

    undisturbed = train("undisturbed", [], 0.0)
    assert all(rank.code == 0 for rank in undisturbed), undisturbed
    begun = []
    for step, killed in kills:
        ranks = train("disturbed", [[step, killed]], 0.02)
        begun.append(
            max((int(saved.parent.name) for saved in tmp_path.glob("disturbed/*/.metadata")), default=0)
        )
        assert ranks[killed].code == -9, ranks[killed].errors
        for rank in ranks[:killed] + ranks[killed + 1 :]:
            assert rank.code == 1, rank
            assert "DivergenceError" in rank.errors or "DeadlineError" in rank.errors, rank.errors
    assert begun == [step // (between // 4) * (between // 4) for step, _ in kills]
    for rank, before in zip(train("disturbed", [], 0.02), undisturbed, strict=True):
        assert rank.code == 0, rank.errors
        assert rank.found["from"] == begun[-1]
        assert rank.found["losses"] == before.found["losses"][begun[-1] :]
