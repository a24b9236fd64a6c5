"""Which compiler options are chosen, from planted figures, and that programs are compiled with them."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
import torch
import torchtpu_compile
from torchtpu_compile import _core
from torchtpu_compile.cli.common import worker_pool
from torchtpu_compile.cli.jobs import Job
from torchtpu_compile.cli.tune import _Tuned
from torchtpu_compile.cli.tuning import CANDIDATES, Choice, Options, Trial, Trials, search, trial

A, B, C = {"a": "1"}, {"b": "1"}, {"a": "2"}
Figures = Mapping[str, Trial]


def fits(cycles: int, needed: int = 1000) -> Trial:
    return Trial(cycles, needed)


def choose(figures: Figures, candidates: list[Options]) -> tuple[Choice, list[Options]]:
    """The choice, and everything that was tried, by figures of options such as `a=1 b=1`."""
    tried: list[Options] = []
    searching = search(candidates)
    asked = next(searching)
    while True:
        tried += asked
        named = [" ".join(f"{k}={v}" for k, v in sorted(options.items())) for options in asked]
        try:
            asked = searching.send([figures[name] for name in named])
        except StopIteration as ended:
            choice: Choice = ended.value
            return choice, tried


def test_the_best_option_is_kept_with_its_figures() -> None:
    choice, tried = choose({"": fits(1000), "a=1": fits(950), "a=2": fits(900)}, [A, C])
    assert choice.options == C and choice.saved == pytest.approx(0.1)
    assert "−10.0%" in choice.reason and "1,000 → 900" in choice.reason
    # Two values of one option are not combined.
    assert tried == [{}, A, C]


def test_options_are_combined_where_each_saves_more() -> None:
    alone = {"": fits(1000), "a=1": fits(900), "b=1": fits(950)}
    choice, tried = choose({**alone, "a=1 b=1": fits(850)}, [A, B])
    assert choice.options == {**A, **B} and choice.after.cycles == 850
    assert tried == [{}, A, B, {**A, **B}]
    # Together no better, worse, or refused.
    for together in (fits(895), fits(950), Trial(problem="refused")):
        assert choose({**alone, "a=1 b=1": together}, [A, B])[0].options == A


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(fits(1001), id="more cycles"),
        pytest.param(fits(1000), id="as many"),
        pytest.param(fits(991), id="less than one percent"),
        pytest.param(fits(500, needed=1100), id="more memory"),
        pytest.param(Trial(500, 1000, missing_bytes=1), id="does not fit"),
        pytest.param(Trial(500, 1000, without_estimate=("online-softmax × 1",)), id="unknown kernels"),
        pytest.param(Trial(500, 1000, unknown_loops=1), id="unknown loops"),
        pytest.param(Trial(problem="refused: no such flag"), id="refused"),
    ],
)
def test_what_is_not_better_is_never_kept(other: Trial) -> None:
    choice, tried = choose({"": fits(1000), "a=1": other}, [A])
    assert choice.options == {} and choice.saved == 0.0 and tried == [{}, A]
    assert choice.reason.startswith("none of 1 option") and "1,000 cycles" in choice.reason


def test_a_program_that_does_not_compile_as_it_is_has_no_choice() -> None:
    for before in (Trial(problem="refused: why"), Trial(900, 1000, missing_bytes=5)):
        choice, _ = choose({"": before, "a=1": fits(500)}, [A])
        assert choice.options == {} and choice.reason.startswith("without options ")


def test_trials_are_kept_but_those_that_may_end_otherwise() -> None:
    trials = Trials()
    trials.add({}, Trial(5, 6, 7, ("sort × 2",), 1))
    trials.add({"b": "1", "a": "2"}, Trial(problem="refused: no"))
    trials.add(A, Trial(problem="timeout: long", is_lasting=False))
    assert trials.get(A) is not None
    read = Trials(trials.text())
    assert read.get({}) == trials.get({}) and read.get({"a": "2", "b": "1"}) is not None
    assert read.get(A) is None
    for damaged in ("", "nothing", "{}", "[1]", '[[{}, {"cycles": 1}]]', "null"):
        assert Trials(damaged).text() == "[]"


def test_cycles_are_no_fewer_than_the_memory_needs() -> None:
    schedule = {"cycles": 10, "without_estimate": {}, "unknown_loops": 0}
    row = {"status": "ok", "target": "v6e:1x1", "needed_bytes": 5, "missing_bytes": 0}
    # A millisecond at full bandwidth for what copies move beside the kernels.
    assert trial(row, {**schedule, "bytes_beside": 0}).cycles == 10
    least = trial(row, {**schedule, "bytes_beside": 1640 * 10**6}).cycles
    assert least is not None and 10**6 < least < 2 * 10**6
    assert trial({**row, "status": "timeout", "message": "x"}, None).is_lasting is False


def test_candidates_differ() -> None:
    assert len({json.dumps(options) for options in CANDIDATES}) == len(CANDIDATES)


def test_programs_are_compiled_with_the_options_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORCHTPU_CACHE", "on")
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(tmp_path / "cache"))
    x = torch.randn(8, 8)

    def call() -> dict[str, object]:
        torch._dynamo.reset()
        compiled = torch.compile(lambda x: x.tanh() @ x + 0.25, backend="tpu", dynamic=False)
        torch.testing.assert_close(compiled(x), x.tanh() @ x + 0.25)
        report = torchtpu_compile.reports()[-1]
        return dict(report)

    with torchtpu_compile.record(tmp_path / "rec"):
        plain = call()
    assert plain["tuned"] is None
    (graph,) = (tmp_path / "rec").glob("*.ttpu")
    jobs = [(graph, [], False, "cpu")]
    workers = worker_pool()
    cache = {"directory": str(tmp_path / "cache"), "max_bytes": 10**9}
    tunings = _core.Tunings(jobs, workers, cache)
    assert tunings.read(0) is None
    kept = ({"xla_llvm_disable_expensive_passes": "true"}, "−3 %", "[]")
    assert tunings.keep(0, *kept) and tunings.read(0) == kept

    tuned = call()
    assert tuned["cache_key"] != plain["cache_key"] and tuned["cache_misses"] == 1
    assert tuned["tuned"] == "xla_llvm_disable_expensive_passes=true (−3 %)"
    again = call()
    assert (again["cache_key"], again["cache_hits"]) == (tuned["cache_key"], 1)
    # A warmup finds the same program.
    rows: list[dict[str, object]] = []
    keys = _core.compile_graphs(jobs, workers, rows.append, cache=cache, tuned=True)
    assert rows[-1]["status"] == "cached" and rows[-1]["key"] == tuned["cache_key"] and len(keys) == 2
    # Whoever takes the program along takes its options along.
    kinds = {_core.cache_show(cache["directory"], key)["kind"]: key for key in keys}
    assert kinds.keys() == {"check", "tuning"} and kinds["tuning"] in _core.cache_used()
    assert f"with tuned compiler options: {tuned['tuned']}" in str(
        torchtpu_compile.explain(lambda x: x.tanh() @ x + 0.25, x)
    )
    # Nothing to add is as before.
    assert tunings.keep(0, {}, "nothing helps", "[]")
    assert (call()["tuned"], call()["cache_key"]) == (None, plain["cache_key"])


def test_options_that_the_compiler_refuses_are_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("TORCHTPU_CACHE", "on")
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(tmp_path / "recorded"))
    monkeypatch.setattr(logging.getLogger("torchtpu_compile"), "propagate", True)
    x = torch.randn(8, 8)

    def call() -> dict[str, object]:
        torch._dynamo.reset()
        compiled = torch.compile(lambda x: x.sin() @ x + 0.5, backend="tpu", dynamic=False)
        torch.testing.assert_close(compiled(x), x.sin() @ x + 0.5)
        return dict(torchtpu_compile.reports()[-1])

    with torchtpu_compile.record(tmp_path / "rec"):
        call()
    (graph,) = (tmp_path / "rec").glob("*.ttpu")
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(tmp_path / "cache"))
    jobs, workers = [(graph, [], False, "cpu")], worker_pool()
    cache = {"directory": str(tmp_path / "cache"), "max_bytes": 10**9}
    tunings = _core.Tunings(jobs, workers, cache)
    kept = ({"xla_no_such_option": "true"}, "−3 %", "[]")
    rows: list[dict[str, object]] = []

    def warm_up() -> None:
        _core.compile_graphs(jobs, workers, rows.append, cache=cache, tuned=True)

    runs: list[Callable[[], object]] = [call, warm_up]
    for run in runs:
        assert tunings.keep(0, *kept)
        caplog.clear()
        run()
        told = [r.message for r in caplog.records if "xla_no_such_option=true (−3 %)" in r.message]
        assert len(told) == 1 and "without its tuned compiler options" in told[0]
        # Programs no longer get them, until a search finds some again.
        known = tunings.read(0)
        assert known is not None and known[0] == {} and known[2] == "[]"
        assert "the compiler refused xla_no_such_option=true" in known[1]
    assert rows[-1]["status"] in ("ok", "cached") and call()["tuned"] is None


class _Kept:
    """Tunings of a cache that cannot be written."""

    written: tuple[Mapping[str, str], str]

    def read(self, program: int) -> tuple[dict[str, str], str, str]:
        return A, "saves", Trials().text()

    def keep(self, program: int, options: Mapping[str, str], reason: str, trials: str) -> bool:
        self.written = options, reason
        return False


def test_a_search_that_was_cut_short_changes_no_options() -> None:
    tunings = _Kept()
    one = _Tuned(Job(Path("g.fx"), (), False, 1, "v6e:1x1"), 0, tunings)  # type: ignore[arg-type]
    one.new = 1
    assert one.choice is None and not one.keep(tunings)  # type: ignore[arg-type]
    assert tunings.written == (A, "saves")
