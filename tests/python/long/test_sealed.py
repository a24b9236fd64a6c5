"""Damage to what AOTAutograd and Dynamo keep of compiled functions: never an error, never a wrong result."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from test_cache import run
from test_warm_start import KEPT, _as_module, _inductor
from torch._dynamo.utils import counters
from torchtpu_compile import reset_metrics
from torchtpu_compile.warm import sealed
from torchtpu_compile.warm.artifact import Artifact


def model(x: torch.Tensor) -> torch.Tensor:
    return (x * 2.5 + 1).relu().sum(1) * 3


@pytest.fixture
def entries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[Path]]]:
    """The files of AOTAutograd's cache, of which this test has one of its own."""
    monkeypatch.setenv("TORCHTPU_CACHE", "on")
    monkeypatch.setenv("TORCHTPU_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "inductor"))
    counters.clear()
    reset_metrics()
    yield lambda: sorted((tmp_path / "inductor").glob("aotautograd/*/*"))
    counters.clear()


def again() -> dict[str, int]:
    """Compiles as the next process would, compares, and returns what became of AOTAutograd's cache."""
    torch._dynamo.reset()
    counters.clear()
    x = torch.randn(4, 5)
    compiled = torch.compile(model, backend="tpu", dynamic=False)
    torch.testing.assert_close(compiled(x), model(x))
    return dict(counters["aot_autograd"])


def damaged(whole: bytes) -> Iterator[bytes]:
    """Flipped bits in what stands around an entry's bytes, all over it, and cuts."""
    chosen = random.Random(0)
    around = [*range(120), *range(len(whole) - 8, len(whole))]
    for at in [*around, *chosen.sample(range(len(whole)), 100)]:
        for bit in (0, 5, 7):
            changed = bytearray(whole)
            changed[at] ^= 1 << bit
            yield bytes(changed)
    for length in [*range(0, 120), *chosen.sample(range(len(whole)), 100)]:
        yield whole[:length]


def test_an_entry_that_was_damaged_is_not_unpickled(entries: Callable[[], list[Path]]) -> None:
    assert again()["autograd_cache_saved"] == 1
    (entry,) = entries()
    whole = entry.read_bytes()
    name = type(pickle.loads(whole)).__name__
    tried, accepted = 0, []
    for changed in damaged(whole):
        tried += 1
        try:
            value = pickle.loads(changed)
        except Exception:
            continue
        # Bytes that nothing has opened are no entry: PyTorch takes them for a miss.
        if not isinstance(value, bytes):
            accepted.append((changed, value))
    assert tried > 800
    # What the pickle says of its own version and length may be wrong and changes nothing.
    same = pickle.loads(whole).compiled_fw.result.program
    for changed, value in accepted:
        assert type(value).__name__ == name and changed[10:] == whole[10:]
        assert value.compiled_fw.result.program == same


def test_a_damaged_entry_is_a_miss_and_is_removed(entries: Callable[[], list[Path]]) -> None:
    again()
    assert again()["autograd_cache_hit"] == 1
    (entry,) = entries()
    whole = entry.read_bytes()
    middle = len(whole) // 2
    for content in (
        whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        whole[:-500] + bytes(492) + whole[-8:],
    ):
        for path in entries():
            path.unlink()
        entry.write_bytes(content)
        found = again()
        assert found["autograd_cache_miss"] == found["autograd_cache_saved"] == 1
        assert "autograd_cache_hit" not in found
        assert all(path.read_bytes() != content for path in entries()), "it does not stay"
        assert again()["autograd_cache_hit"] == 1
    # What is not there to the end is not known to be ours before PyTorch has given up on it.
    for content in (whole[:middle], b"", b"\0" * len(whole)):
        for path in entries():
            path.unlink()
        entry.write_bytes(content)
        assert again()["autograd_cache_miss"] == 1


def test_files_that_are_not_ours_stay(tmp_path: Path, entries: Callable[[], list[Path]]) -> None:
    again()
    (entry,) = entries()
    others = [
        entry.with_name("other"),
        tmp_path / "inductor/aotautograd/key/other",
        tmp_path / "inductor/other",
    ]
    for path in others:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"\x80\x04 not ours")
    entry.write_bytes(entry.read_bytes()[:-100] + bytes(92) + entry.read_bytes()[-8:])
    again()
    assert all(path.exists() for path in others)
    assert not entry.exists() or sealed._is_sound(entry.read_bytes())


def test_entries_of_other_backends_are_pickled_as_ever(entries: Callable[[], list[Path]]) -> None:
    again()
    (entry,) = entries()
    ours = pickle.loads(entry.read_bytes())
    assert isinstance(ours.compiled_fw.result, Artifact)
    assert b"torchtpu_compile.warm.sealed" in pickle.dumps(ours)
    theirs = copy.deepcopy(ours)
    assert theirs is not ours and theirs.compiled_fw is not ours.compiled_fw
    theirs.compiled_fw.result = "of another backend"
    pickled = pickle.dumps(theirs)
    assert b"torchtpu_compile" not in pickled
    assert pickle.loads(pickled).compiled_fw.result == "of another backend"


def test_a_damaged_function_is_traced_again(tmp_path: Path) -> None:
    def process() -> dict[str, Any]:
        program = _as_module(tmp_path, KEPT.replace("VERSION", "pass"))
        return run(tmp_path / "cache", program, cwd=str(tmp_path), **_inductor(tmp_path, "kept"))

    assert process()["frames"] == 1
    (entry,) = (tmp_path / "kept").glob("dynamo/*/entry")
    whole = entry.read_bytes()
    assert sealed._is_sound(whole)
    middle = len(whole) // 3
    entry.write_bytes(whole[:middle] + bytes([whole[middle] ^ 16]) + whole[middle + 1 :])
    told = process()
    assert (told["frames"], told["result"]) == (1, [0, 2, 4])
    assert "a kept graph is damaged" in told["stderr"]
    assert process()["frames"] == 0, "what was made anew is kept"
