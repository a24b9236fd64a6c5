from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from torchtpu_compile import device

HERE = Path(__file__).parent
WHY_NOT = device.install(beside_another=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without the device its tests are skipped, and say why."""
    for item in items:
        if WHY_NOT is not None and item.path.is_relative_to(HERE) and "without_the_device" not in item.name:
            item.add_marker(pytest.mark.skip(reason=f"no tpu device: {WHY_NOT}"))


@pytest.fixture(autouse=True)
def usual_mode() -> Iterator[None]:
    """Ops run as they do when nobody says anything, or all in the mode that `TORCHTPU_EAGER` names."""
    from torchtpu_compile import _core

    mode = os.environ.get("TORCHTPU_EAGER", "fused")
    _core.set_eager_mode(mode)
    yield
    _core.set_eager_mode(mode)
    # Not while the next test, of whatever file, counts what is compiled.
    _core.finish_chunks(True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """With `WARM`, a run whose cache an earlier one filled (`KEPT_CACHE`) fails if it traced anything."""
    if "KEPT_CACHE" in os.environ and WHY_NOT is None:
        from torchtpu_compile import _core

        counts = dict(_core.fused_counts())
        traced = counts["forms_traced"] - counts["forms_not_kept"]
        print(
            f"\nforms of ops: {traced} traced, {counts['forms_cached']} in the cache, "
            f"{counts['forms_not_kept']} never kept"
        )
        if traced and "WARM" in os.environ:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
