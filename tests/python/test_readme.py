"""README.md's tables say what the package does."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import torchtpu_compile
from torchtpu_compile.options import Options

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def table(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its title rows."""
    section = README.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_options_table_lists_every_option_with_its_variable() -> None:
    documented = {
        names(option)[0]: (names(variable) or [None])[0]
        for option, variable, *_ in table("Options and environment variables")
    }
    assert documented == {f.name: f.metadata["env"] for f in fields(Options)}


def test_metrics_table_lists_every_counter() -> None:
    documented = {name for key, *_ in table("Metrics") for name in names(key)}
    assert documented == set(torchtpu_compile.metrics())


def test_commands_named_in_the_documents_are_targets() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    for document in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / document).read_text()
        assert set(re.findall(r"`?make ([a-z-]+)[` ]", text)) <= targets, document


def test_exported_names_are_what_they_say_in_any_order_of_use() -> None:
    for name in reversed(torchtpu_compile.__all__):
        assert callable(getattr(torchtpu_compile, name)), name
    assert callable(torchtpu_compile.metrics)
