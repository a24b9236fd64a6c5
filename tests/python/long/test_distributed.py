"""Two processes that train together, and that do not do the same: compiled against eager, over gloo.

One start of the processes serves all tests.
"""

from __future__ import annotations

import re
import threading
from pathlib import Path
from typing import Any

import pytest
from rank_processes import Rank, run_ranks
from torchtpu_compile.eager import agreement

WORKER = Path(__file__).parent.with_name("ranks.py")
RANKS = 2

Both = list[Rank]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    place = tmp_path_factory.mktemp("ranks")
    more = {"TORCHTPU_TEST_CHECKPOINTS": str(place / "checkpoints")}
    return run_ranks(WORKER, "", RANKS, place, more)


def found_by(both: Both, scenario: str) -> list[dict[str, Any]]:
    for rank in both:
        assert scenario in rank.found, rank.errors
        assert "raised" not in rank.found[scenario], rank.found[scenario]["raised"]
    return [rank.found[scenario] for rank in both]


def test_models_train_on_two_ranks_as_in_eager(both: Both) -> None:
    for found in found_by(both, "training"):
        for name, of_run in found.items():
            assert of_run["error"] < 1e-5, (name, of_run)
            assert of_run["executions"] > 0, (name, of_run)
            assert of_run["eager"] == [], (name, of_run)
        # One program forward and one backward, with their collectives.
        for name in ("traced_sharding", "tensor_parallel", "sequence_parallel"):
            assert found[name]["executions"] == 2 * 4, (name, found[name])


def test_training_goes_on_from_a_checkpoint(both: Both) -> None:
    for found in found_by(both, "checkpoints"):
        assert len(found) == 3
        for name, of_run in found.items():
            assert of_run["loaded"] == of_run["went on"], (name, of_run)
    for name, of_run in both[0].found["checkpoints"].items():
        parameters, equal = of_run["alone"]
        assert parameters == equal > 0, (name, of_run)


def test_tensors_of_the_device_go_between_ranks(both: Both) -> None:
    for found in found_by(both, "on_device"):
        if not found["installed"]:
            pytest.skip("the tpu device is not installed")
        assert all(found["same"].values()), found["same"]
        assert max(found["errors"].values()) < 1e-5, found["errors"]


def test_compiled_functions_of_the_device_speak_with_other_ranks(both: Both) -> None:
    for found in found_by(both, "compiled_on_device"):
        if not found.pop("installed"):
            pytest.skip("the tpu device is not installed")
        for name, of_case in found.items():
            assert of_case["error"] < 1e-5, (name, of_case)
            assert of_case["executions"] > 0, (name, of_case)
            # What comes behind a collective stays compiled.
            names = {op.split(".")[1] for op in of_case["eager"]}
            known = {"all_reduce", "all_to_all_single", "wait_tensor", "_local_scalar_dense"}
            gathers = {"all_gather_into_tensor"} if name == "a ring" else set()
            assert names <= known | gathers, (name, of_case)


def test_a_group_of_the_device_answers_as_gloo_does(both: Both) -> None:
    names = {"name", "_get_backend_name", "group_name", "_id"}
    # What gloo can do to a group, and the device's cannot.
    lacks = {"supports_splitting", "supports_reconfigure", "get_reconfigure_handle", "_end_coalescing"}
    for found in found_by(both, "answers"):
        if not found["installed"]:
            pytest.skip("the tpu device is not installed")
        for part, of_part in found["found"].items():
            assert int(of_part.pop("asked")[0]) > 10, part
            # Gloo gives no results of messages.
            differ = of_part.keys() - names - lacks - ({"result"} if "message" in part else set())
            assert not differ, {name: of_part[name] for name in differ}
        assert found["mean"] == [1.5, 4.0]


def test_a_rank_that_is_left_alone_is_told_where(both: Both) -> None:
    found = found_by(both, "left_alone")[0]
    if not found["installed"]:
        pytest.skip("the tpu device is not installed")
    interrupted, aborted = (found["told"].pop(name) for name in ("interrupted", "aborted"))
    assert interrupted["type"] == "KeyboardInterrupt" and interrupted["seconds"] < 20, interrupted
    assert "the process group was aborted" in aborted["text"] and aborted["seconds"] < 20, aborted
    line = r"waiting for allreduce at \S*ranks\.py:\d+ for [12] s: rank 1 has not come to it"
    assert re.search(line, both[0].errors), both[0].errors
    for name, error in found["told"].items():
        kind = name.partition(",")[0]
        assert error["type"] in ("DeadlineError", "DivergenceError") and error["seconds"] < 20, error
        at = r"at \S*ranks\.py:\d+"
        words = rf"rank 0 came to {kind} {at}, and it failed: .* Gloo says: \S"
        if kind == "allreduce":
            words = rf"allreduce of 6 float by sum {at}, .* timed out .*; rank 1 has not come to it, last to "
        assert re.match(words, error["text"]), error


def test_signals_that_come_in_a_wait_mix_up_no_collectives(both: Both) -> None:
    for rank, found in enumerate(found_by(both, "signals")):
        if not found["installed"]:
            pytest.skip("the tpu device is not installed")
        assert sorted(found["reduced"]) == [2.0, 20.0], found
        after = found["told"]["after"]
        assert after["type"] == ("DivergenceError" if rank else "RuntimeError"), after
        assert after["seconds"] < 20 and re.search("left .*by an exception in ", after["text"]), after
    interrupted = both[0].found["signals"]["told"]["interrupted"]
    assert interrupted["type"] == "KeyboardInterrupt" and interrupted["seconds"] < 20, interrupted
    handled = r"waiting for allreduce at \S*ranks\.py:\d+ for \d s: .* this program handles SIGUSR1"
    assert re.search(handled, both[0].errors), both[0].errors


def test_a_collective_that_fails_inside_of_a_program_is_an_error_of_its_call(both: Both) -> None:
    for found in found_by(both, "inside"):
        assert found["executions"] == 1
        error = found["wrong"]
        assert error["type"] == "DivergenceError" and error["seconds"] < 30, error
        assert "rank 0: " in error["text"] and "rank 1: " in error["text"], error
        assert error["text"].count("ranks.py:") == RANKS, error
        assert found["same"], found


def test_ranks_that_diverge_are_right_or_told(both: Both) -> None:
    for found in found_by(both, "divergence"):
        for case in ("reduction", "shape", "dtype"):
            error = found[case]
            assert error["type"] == "DivergenceError", (case, error)
            assert "rank 0: " in error["text"] and "rank 1: " in error["text"], (case, error)
            assert error["text"].count("ranks.py:") == RANKS, (case, error)
        assert found["prints"] == [13.0, 29.0, 45.0, 61.0]
        assert found["one eager"] == [3.0, 7.0, 11.0, 15.0]
        assert found["after"] == [3.0, 7.0, 11.0, 15.0]
        # They are on one machine, and ask no store any more.
        assert any(found["on boards"]), found
    first = both[0].found["divergence"]
    assert "sum" in first["reduction"]["text"] and "max" in first["reduction"]["text"]
    assert "f64" in first["dtype"]["text"]
    absent = first["absent"]
    assert absent["type"] == "DeadlineError" and "rank 1 has not come to it" in absent["text"], absent
    assert absent["seconds"] < 20, absent


def test_a_group_reads_no_words_of_the_one_before_it(both: Both) -> None:
    for found in found_by(both, "lives"):
        assert found == [[7.0] * 2, [7.0] * 2, [5.0] * 3, [5.0] * 3]


def test_a_rank_that_is_killed_is_named(both: Both) -> None:
    assert both[0].code == 0 and both[1].code == -9
    error = both[0].found["killed"]
    assert error["type"] in ("DivergenceError", "DeadlineError"), error
    assert "rank 1 has not come to it" in error["text"], error
    assert error["seconds"] < 20, error


def test_graphs_are_the_same_on_every_rank(both: Both) -> None:
    first, last = found_by(both, "graphs")
    assert first == last
    forward, backward = first["on each rank"]
    assert forward["problems"] == backward["problems"] == []
    for captured in first.values():
        assert all(graph["groups"] == [[[0, 1], [2, 3]]] for graph in captured)


def test_graphs_are_the_same_on_every_rank_of_a_pod(both: Both) -> None:
    first, others = found_by(both, "pod")
    assert first["0"] == others["37"] == others["8959"]
    forward, backward = first["0"]
    assert forward["problems"] == backward["problems"] == []
    # How many groups, of how many ranks, and the first of these: along dp, fsdp and tp.
    along = {"dp": [256, 35, [0, 256]], "fsdp": [280, 32, [0, 8]], "tp": [1120, 8, [0, 1]]}
    assert sorted(forward["groups"]) == sorted([along["fsdp"], along["tp"]])
    assert sorted(backward["groups"]) == sorted(along.values())


def test_a_process_that_gave_up_a_wait_does_not_wait_at_its_end(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(agreement.os, "_exit", codes.append)
    monkeypatch.setattr(agreement.logging, "shutdown", lambda: None)
    monkeypatch.setattr(agreement, "under_way", set())
    answered = threading.Event()
    with pytest.raises(TimeoutError):
        agreement.ask(lambda: answered.wait(60), 0.01)
    agreement._leave()
    assert codes == [1] and "a collective that it gave up" in capfd.readouterr().err
    (wait,) = agreement.under_way
    assert isinstance(wait, threading.Event)
    answered.set()
    assert wait.wait(60)
    agreement._leave()
    assert codes == [1]
