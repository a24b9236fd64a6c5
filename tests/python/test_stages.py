"""Each public name has a stage, and the pages that state promises exist and are linked."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from torchtpu_compile.stages import STAGES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("module", STAGES)
def test_each_public_name_has_a_stage(module: str) -> None:
    home = importlib.import_module(module)
    assert set(home.__all__) == set(STAGES[module])
    assert set(STAGES[module].values()) <= {"stable", "provisional"}
    assert all(hasattr(home, name) for name in STAGES[module])


def test_names_of_the_api_page_are_public() -> None:
    listed = re.findall(r"<!-- api: (\S+) ([^>]+?) -->", (ROOT / "docs/api.md").read_text())
    assert {module for module, _ in listed} == set(STAGES)
    for module, names in listed:
        assert set(names.split()) <= set(STAGES[module]), module


def test_a_module_that_declares_its_names_is_public_or_private() -> None:
    """A module of the package's root with `__all__` has stages, unless another one exports its names."""
    exported = {"torchtpu_compile.errors"}
    found = {
        f"torchtpu_compile.{path.stem}"
        for path in (ROOT / "python/torchtpu_compile").glob("*.py")
        if path.stem != "__init__" and re.search(r"^__all__ = ", path.read_text(), re.M)
    }
    assert found - exported <= set(STAGES)


def test_readme_links_the_papers() -> None:
    text = (ROOT / "README.md").read_text()
    for paper in ("CHANGELOG.md", "SECURITY.md", "docs/stages.md", "docs/install.md#supported-versions"):
        assert f"]({paper})" in text


def test_the_changelog_has_a_section_for_the_version() -> None:
    version = re.search(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]  # type: ignore[index]
    assert re.search(rf"^## {re.escape(version)}\b", (ROOT / "CHANGELOG.md").read_text(), re.M)


def test_deprecated_names_are_in_the_changelog_with_the_version_that_removes_them() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    for path in (ROOT / "python/torchtpu_compile").rglob("*.py"):
        joined = re.sub(r'"\n\s*f?"', "", path.read_text())
        for name, removal in re.findall(r"(torchtpu_compile\.\S+) is now called \S+; version (\S+) ", joined):
            assert name in changelog and f"Version {removal} removes" in changelog, name
        assert "is now called" not in re.sub(r"is now called \S+; version \d+\.\d+ removes", "", joined), path
