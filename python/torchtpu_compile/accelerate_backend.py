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
