"""Lets Hugging Face's accelerate, and with it transformers' `Trainer`, take this package's backend by name.

    from torchtpu_compile import accelerate_backend

    accelerate_backend.register()
    arguments = TrainingArguments(..., torch_compile=True, torch_compile_backend="tpu")

accelerate takes only backends in an enumeration of its own, whatever PyTorch knows. A model that is
compiled by its own `model.compile(backend="tpu")` needs none of this.
"""

from __future__ import annotations

from typing import Any

NAMES = ("TPU", "TORCHTPU")


def register() -> None:
    """Makes accelerate accept `"tpu"` and `"torchtpu"`, for the rest of the process.

    Names that accelerate knows by itself keep its meaning. Raises `ImportError` without accelerate, or where
    it has no such enumeration any more.
    """
    from accelerate.utils import DynamoBackend  # type: ignore[import-untyped]

    listed: Any = DynamoBackend
    found = listed._missing_
    if getattr(found, "__func__", None) is _missing:
        return
    members: dict[str, Any] = {}
    for name in NAMES:
        member = str.__new__(listed, name)
        member._name_ = member._value_ = name
        members[name] = member
    listed._torchtpu_members = (members, found)
    listed._missing_ = classmethod(_missing)


def _missing(cls: Any, value: object) -> Any:
    """What an enumeration asks for values that are not among its members."""
    members, others = cls._torchtpu_members
    return members[value] if isinstance(value, str) and value in members else others(value)
