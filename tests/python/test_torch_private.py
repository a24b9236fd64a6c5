"""Private interfaces of PyTorch that have gone missing are named, and nothing else touches them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch
from torchtpu_compile import torch_private

PACKAGE = Path(torch_private.__file__).parent


@pytest.mark.parametrize(
    ("module", "name"),
    [("torch._gone", "anything"), ("torch._guards", "Gone"), ("torch._guards", "TracingContext.gone")],
)
def test_a_missing_interface_is_named_with_the_version(module: str, name: str) -> None:
    with pytest.raises(torch_private.TorchVersionError) as raised:
        torch_private._need(module, name)
    message = str(raised.value)
    assert f"{module}.{name}" in message
    assert torch.__version__ in message


def test_only_one_module_names_private_interfaces() -> None:
    allowed = {"torch._ops"}  # `OpOverload`, for annotations and `isinstance`.
    for path in PACKAGE.rglob("*.py"):
        if path.name == "torch_private.py":
            continue
        named = set(re.findall(r"torch\._[a-z]\w*", path.read_text()))
        assert named <= allowed, (path.name, named)
