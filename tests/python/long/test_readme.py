"""The pages of reference, the commands and the exported names are those of the code."""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import fields
from pathlib import Path

import pytest
import torchtpu_compile
from torchtpu_compile import _core, distributed, errors
from torchtpu_compile.options import WITHOUT_OPTION, Options

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts"))
import site_hooks  # noqa: E402


def table(page: str) -> list[list[str]]:
    """The cells of the first table of a page as the site shows it, without its title rows."""
    text = site_hooks.on_page_markdown((ROOT / "docs" / page).read_text())
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_options_table_lists_every_option_with_its_variable() -> None:
    documented = {
        (names(option) or [None])[0]: (names(variable) or [None])[0]
        for option, variable, *_ in table("options.md")
        if option
    }
    assert documented == {f.name: f.metadata["env"] for f in fields(Options)}
    variables = {names(variable)[0] for option, variable, *_ in table("options.md") if not option}
    assert variables == set(WITHOUT_OPTION)


def test_pages_print_the_defaults_of_options() -> None:
    units = {"": 1, " s": 1, " GiB": 1 << 30}
    printed = set()
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for name, number, unit in re.findall(r"`(\w+)` \((\d+)( s| GiB|)\)", page.read_text()):
            if hasattr(Options, name):
                assert getattr(Options(), name) == int(number) * units[unit], f"{page.name}: {name}"
                printed.add(name)
    assert printed == {"heartbeat", "cache_max_bytes", "max_executables"}
    rows = {names(option)[0]: names(default) for option, _, default, _ in table("options.md") if option}
    for name, value in _core.DEFAULTS.items():
        assert getattr(Options(), name) == value, name
        assert rows[name] == [str(value)], name


def test_metrics_tables_list_every_counter_and_every_key_of_a_report() -> None:
    import torch

    documented = {name for key, *_ in table("metrics.md") for name in names(key)}
    torch.compile(lambda x: x + 1, backend="tpu")(torch.ones(3))
    (report, *_) = torchtpu_compile.reports()
    assert set(torchtpu_compile.metrics()) | set(report) <= documented
    assert set(torchtpu_compile.counters.COUNTERS) == set(torchtpu_compile.metrics())
    assert set(torchtpu_compile.counters.REPORT_KEYS) == set(report)


@pytest.mark.parametrize("page", ["api.md", "cli.md"])
def test_the_generated_blocks_of_a_page_fit_on_the_site_without_scrolling(page: str) -> None:
    text = site_hooks.on_page_markdown((ROOT / "docs" / page).read_text())
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.S | re.M)
    assert len(blocks) > 10
    long = [line for block in blocks for line in block.splitlines() if len(line) > site_hooks.WIDTH]
    assert not long, "\n".join(long)
    # An annotation is shown as its module spells it.
    assert not re.search(r"""^ *\w+: ['"]""", "\n".join(blocks), re.M)


def test_commands_named_in_the_documents_are_targets() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    for document in (
        "README.md",
        "CONTRIBUTING.md",
        *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md")),
    ):
        text = (ROOT / document).read_text()
        assert set(re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)[` ]", text, re.M)) <= {
            pair for target in targets for pair in ((target, ""), ("", target))
        }, document


def test_exported_names_are_what_they_say_in_any_order_of_use() -> None:
    for name in reversed(torchtpu_compile.__all__):
        assert callable(getattr(torchtpu_compile, name)), name
    assert callable(torchtpu_compile.metrics)


def test_every_exception_has_one_description_and_one_base() -> None:
    stub = ast.parse((ROOT / "python/torchtpu_compile/_core.pyi").read_text())
    for node in stub.body:
        if isinstance(node, ast.ClassDef) and node.name.endswith("Error"):
            assert ast.get_docstring(node) == getattr(_core, node.name).__doc__, node.name
    for name in errors.__all__:
        assert issubclass(getattr(errors, name), torchtpu_compile.TorchTpuError), name


def test_the_old_name_of_a_function_calls_the_new_one_and_warns_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[int, int]] = []
    monkeypatch.setattr(distributed, "init_fake_process_group", lambda *given: calls.append(given))
    distributed._warn_of_the_old_name.cache_clear()
    with pytest.warns(FutureWarning, match="init_fake_process_group") as warned:
        distributed.init_stand_in_group(4, 1)
        distributed.init_stand_in_group(world_size=8)
    assert calls == [(4, 1), (8, 0)]
    (warning,) = warned
    assert warning.filename == __file__


def test_bars_are_as_long_as_the_ratios_with_a_line_at_one() -> None:
    chart = site_hooks.bars("| a | x | y |\n|---|--:|--:|\n| MLP | 2.00 | 0.50 |\n", ["x", "y"])
    widths = [float(width) for width in re.findall(r'width="([0-9.]+)" height="11"', chart)]
    assert widths == [420.0, 105.0] and "2.00</text>" in chart
    assert 'd="M360.0 26V' in chart, "the line is at 150 + 420 / 2"
    page = site_hooks.on_page_markdown((ROOT / "docs/benchmarks.md").read_text())
    assert page.count('<svg class="bars"') == 1 and "<!-- bars" not in page
