from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
from torchtpu_compile import device

sys.path.insert(0, str(Path(__file__).parent.parent / "device"))

HERE = Path(__file__).parent
WHY_NOT = device.install(beside_another=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without the device its tests are skipped, and say why."""
    for item in items:
        if WHY_NOT is not None and item.path.is_relative_to(HERE) and "cpu" not in item.name:
            item.add_marker(pytest.mark.skip(reason=f"no tpu device: {WHY_NOT}"))


@pytest.fixture(autouse=True)
def modes_stay() -> Iterator[None]:
    before = torch.tpu.get_eager_mode() if WHY_NOT is None else None
    yield
    if before is not None:
        torch.tpu.set_eager_mode(before)
        torch.tpu.finish_compiling()
