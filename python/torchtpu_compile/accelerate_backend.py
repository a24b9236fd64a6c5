"""Registers the backend with Hugging Face's accelerate, and so with transformers' `Trainer`.

    from torchtpu_compile import accelerate_backend

    accelerate_backend.register()
    arguments = TrainingArguments(..., torch_compile=True, torch_compile_backend="tpu")

accelerate accepts only backends in its own enumeration. A model that calls `model.compile(backend="tpu")`
needs no registration.
"""

from __future__ import annotations

from typing import Any

__all__ = ["register"]

NAMES = ("TPU", "TORCHTPU")


def register() -> None:
    """Makes accelerate accept the backends `"tpu"` and `"torchtpu"` for the rest of the process.

    A name that accelerate itself defines keeps its meaning. Raises `ImportError` if accelerate is missing, or
    if it no longer has this enumeration.
    """
    from accelerate.utils import DynamoBackend  # type: ignore[import-untyped]

    listed: Any = DynamoBackend
    found = listed._missing_
    members: dict[str, Any] = {}
    for name in NAMES:
        if name not in listed:
            members[name] = str.__new__(listed, name)
            members[name]._name_ = members[name]._value_ = name

    def missing(cls: Any, value: object) -> Any:
        return members[value] if isinstance(value, str) and value in members else found(value)

    if members:
        # What an enumeration asks for values that are not among its members.
        listed._missing_ = classmethod(missing)
