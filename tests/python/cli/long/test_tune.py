"""`torchtpu tune` with libtpu: what it keeps is better by its own estimate, and found again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from command import Command
from torchtpu_compile.cli import exits

# Its logits are read twice; how much fast memory a kernel may use decides how.
GRAPH = """graph g inference
input %0 x: bf16[2048,1024]
param %1 w: bf16[1024,8192] static fqn="w"
param %2 v: bf16[8192,1024] static fqn="v"
%3 = aten.mm.default(%0, %1) : bf16[2048,8192] name=a
%4 = aten.relu.default(%3) : bf16[2048,8192] name=b
%5 = aten.mm.default(%4, %2) : bf16[2048,1024] name=c
return %5
"""


@pytest.fixture
def on(tmp_path: Path) -> dict[str, str]:
    return {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}


def test_what_is_kept_is_true_and_found_again(torchtpu: Command, tmp_path: Path, on: dict[str, str]) -> None:
    (tmp_path / "g.fx").write_text(GRAPH)

    def tune(*args: object) -> Any:
        ended = torchtpu("tune", "g.fx", "--target", "v6e", "--json", *args, env=on, timeout=900)
        assert ended.status == exits.OK, ended.err
        (row,) = ended.json
        return row

    cut_short = torchtpu("tune", "g.fx", "--target", "v6e", "--deadline", "0.1", "--jobs", "1", env=on)
    assert cut_short.status == exits.FAILED and "(--deadline)" in cut_short.err
    first = tune()
    again = tune()
    assert first["complete"] and first["tried"] > 0 and again["tried"] == 0
    assert {**again, "tried": first["tried"]} == first
    before, after = first["before"], first["after"]
    assert after["cycles"] <= before["cycles"] * (0.99 if first["options"] else 1)
    assert not after["missing_bytes"]

    warmed = torchtpu("warmup", "g.fx", "--target", "v6e", "--out", "b.bundle", "--json", env=on)
    assert warmed.status == exits.OK, warmed.err
    # The program, its check and its options.
    assert warmed.json["bundle"]["entries"] == 3
    shown = torchtpu("cache", "show", warmed.json["rows"][0]["key"][:16], "--json", env=on).json
    for name, value in first["options"].items():
        assert f"{name}={value}" in shown["parts"]["compile options"]


@pytest.mark.soak
def test_a_second_search_chooses_the_same(torchtpu: Command, tmp_path: Path) -> None:
    (tmp_path / "g.fx").write_text(GRAPH)
    rows = []
    for name in "ab":
        cache = {"TORCHTPU_CACHE_DIR": str(tmp_path / name), "TORCHTPU_CACHE": "on"}
        ended = torchtpu("tune", "g.fx", "--target", "v6e", "--json", env=cache, timeout=900)
        rows.append(ended.json[0])
    assert rows[0]["options"] == rows[1]["options"] and rows[0]["after"] == rows[1]["after"]


def test_only_tpus_are_tuned(torchtpu: Command, tmp_path: Path) -> None:
    (tmp_path / "g.fx").write_text(GRAPH)
    ended = torchtpu("tune", "g.fx", "--target", "cpu")
    assert ended.status == exits.USAGE and "only TPUs" in ended.err
