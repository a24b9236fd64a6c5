"""Adapts test files of older checkouts to the installed PyTorch, which lacks some names that they import."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from typing import Any


def _no(*_: Any, **__: Any) -> bool:
    return False


def _undecorated(*_: Any, **__: Any) -> Callable[[Any], Any]:
    return lambda function: function


def _gone(*_: Any, **__: Any) -> Any:
    raise NotImplementedError("the installed PyTorch no longer has this function")


def _binary_ufuncs_and_refs(module: Any) -> tuple[Any, ...]:
    return tuple(op for op in module.ops_and_refs if isinstance(op, module.BinaryUfuncInfo))


# Module and name: the value, made from the module.
NAMES: dict[tuple[str, str], Callable[[Any], Any]] = {
    ("torch.testing._internal.common_cuda", "tf32_is_not_fp32"): lambda module: _no,
    ("torch.testing._internal.common_methods_invocations", "binary_ufuncs_and_refs"): _binary_ufuncs_and_refs,
    ("torch.testing._internal.common_mkldnn", "bf32_on_and_off"): lambda module: _undecorated,
    ("torch.testing._internal.common_nn", "new_module_tests"): lambda module: module.get_new_module_tests(),
    ("torch._inductor.compile_fx", "complex_memory_overlap"): lambda module: _gone,
}


def supply(error: ImportError) -> bool:
    """Gives the module of `error` the name that it lacks. Returns False if the name is not listed."""
    match = re.search("cannot import name '(.+?)'", str(error))
    key = (error.name or "", match[1] if match else "")
    if key not in NAMES:
        return False
    module = importlib.import_module(key[0])
    if hasattr(module, key[1]):
        return False
    setattr(module, key[1], NAMES[key](module))
    return True


def adapted(text: str) -> str:
    """Returns the text of a test file without two habits that the installed PyTorch does not have any more.

    Its test classes are derived from, where `super(self.__class__, self)` recurses. A case fails if it leaves
    another precision of CUDA's products behind.
    """
    text = text.replace("super(self.__class__, self)", "super()")
    setting = r" +torch\.backends\.cuda\.matmul\.allow_tf32 = (?:True|False)\n"
    text = re.sub(rf"( +super\(\)\.setUp\(\)\n){setting}", r"\1", text)
    return re.sub(rf"{setting}( +super\(\)\.tearDown\(\)\n)", r"\1", text)
