"""Which layouts of a pod are tried, and in which order they are shown."""

from __future__ import annotations

import pytest
from torchtpu_compile.cli.search import Found, Layout, distance, layouts, search, tokens_of

VARIED = {"tp": ["1", "2", "4"], "batch": ["1", "2", "4", "8"]}


def test_layouts_have_all_ranks_and_begin_with_the_first_dimension() -> None:
    found = layouts(12, ["fsdp", "tp"], VARIED)
    assert found[0].values() == {"fsdp": "12", "tp": "1", "batch": "1"}
    meshes = {tuple(dict(layout.mesh).values()) for layout in found}
    assert meshes == {(12, 1), (6, 2), (3, 4)}
    assert len(found) == 12 and len({layout.label() for layout in found}) == 12
    with pytest.raises(ValueError, match="no mesh of fsdp, tp with these sizes has 7 ranks"):
        layouts(7, ["fsdp", "tp"], {"fsdp": ["2"]})


def test_a_step_moves_one_factor_or_takes_the_next_value() -> None:
    def layout(fsdp: int, tp: int, batch: str) -> Layout:
        return Layout((("fsdp", fsdp), ("tp", tp)), (("batch", batch),))

    assert distance(layout(8, 1, "1"), layout(4, 2, "1"), VARIED) == 1
    assert distance(layout(8, 1, "1"), layout(2, 4, "1"), VARIED) == 2
    assert distance(layout(8, 1, "1"), layout(8, 1, "4"), VARIED) == 2
    assert distance(layout(6, 2, "1"), layout(4, 3, "1"), VARIED) == 2


def found(layout: Layout, rate: float, needed: float = 1.0) -> Found:
    return Found(layout, "ok", seconds=1.0, needed_bytes=needed, capacity_bytes=10.0, rate=rate)


def test_the_search_climbs_to_the_best_and_tries_its_neighbours_alone() -> None:
    candidates = layouts(64, ["fsdp", "tp"], {"batch": ["1", "2", "4", "8", "16", "32"]})

    def look(layout: Layout) -> Found:
        batch, tp = int(layout.values()["batch"]), dict(layout.mesh)["tp"]
        # More at once is faster, until it does not fit.
        return found(layout, rate=batch - abs(tp - 2), needed=batch)

    tried = search(
        candidates,
        {"batch": ["1", "2", "4", "8", "16", "32"]},
        look,
        all_of_them=False,
        is_over=lambda: False,
    )
    assert tried[0].layout.values() == {"fsdp": "32", "tp": "2", "batch": "8"}
    assert len(tried) < len(candidates) == 42
    fits = [one.fits() for one in tried]
    assert fits == sorted(fits, reverse=True) and not all(fits)
    everything = search(
        candidates, {"batch": ["1", "2", "4", "8", "16", "32"]}, look, all_of_them=True, is_over=lambda: False
    )
    assert len(everything) == 42 and everything[0] == tried[0]


def test_where_nothing_fits_the_search_goes_on_to_what_lacks_less() -> None:
    candidates = layouts(8, ["fsdp", "tp"], {})
    tried = search(
        candidates,
        {},
        lambda layout: found(layout, 1.0, needed=100.0 / dict(layout.mesh)["tp"]),
        all_of_them=False,
        is_over=lambda: False,
    )
    assert dict(tried[0].layout.mesh) == {"fsdp": 1, "tp": 8} and not tried[0].fits()


def test_what_has_no_figures_is_last_and_the_deadline_leaves_one() -> None:
    candidates = layouts(4, ["fsdp", "tp"], {})

    def look(layout: Layout) -> Found:
        return (
            Found(layout, "the program ended with status 1")
            if layout is candidates[0]
            else found(layout, 2.0)
        )

    tried = search(candidates, {}, look, all_of_them=True, is_over=lambda: False)
    assert len(tried) == 3 and tried[-1].layout is candidates[0]
    assert len(search(candidates, {}, look, all_of_them=True, is_over=lambda: True)) == 1


def test_sizes_with_nothing_between_them_are_reached() -> None:
    varied = {"tp": ["1", "8"]}
    tried = search(
        layouts(16, ["fsdp", "tp"], varied),
        varied,
        lambda layout: found(layout, float(dict(layout.mesh)["tp"])),
        all_of_them=False,
        is_over=lambda: False,
    )
    assert dict(tried[0].layout.mesh) == {"fsdp": 2, "tp": 8}


def test_a_gap_in_one_setting_is_crossed_where_another_has_none() -> None:
    varied = {"tp": ["1", "4"], "batch": ["1", "2"]}
    tried = search(
        layouts(16, ["fsdp", "tp"], varied),
        varied,
        lambda layout: found(layout, 100.0 if dict(layout.mesh)["tp"] == 4 else 1.0),
        all_of_them=False,
        is_over=lambda: False,
    )
    assert dict(tried[0].layout.mesh) == {"fsdp": 4, "tp": 4}


def test_values_have_directories_of_their_own() -> None:
    candidates = layouts(1, ["fsdp"], {"model": ["a/b", "a-b", "a%2Fb"]})
    labels = {layout.label() for layout in candidates}
    assert len(labels) == 3 and not any("/" in label for label in labels)


def test_tokens_are_a_product_of_numbers_and_names() -> None:
    values = {"batch": "4", "tp": "8", "kept": "nothing"}
    assert tokens_of("8192*batch/tp", values) == 4096
    assert tokens_of(" 10 / 4 ", values) == 2.5
    for wrong in ("", "8192*", "8192 batch", "batch+1", "kept*2", "0*batch", "/tp", "²"):
        with pytest.raises(ValueError, match="--tokens"):
            tokens_of(wrong, values)
