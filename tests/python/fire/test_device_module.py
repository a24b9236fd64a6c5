"""What PyTorch reads of a device's module, by public and private names, is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

# Variables of PyTorch's source that hold the module of a device, whichever that is.
HOLDERS = {
    "device_module",
    "device_mod",
    "_device_module",
    "custom_device_mod",
    "device_handle",
    "_device_handle",
    "acc_module",
    "privateuse1_backend_module",
}
# Functions that return it.
FINDERS = {"get_device_module", "_get_device_module", "_get_device_handle"}
# Code of one device, or of none.
OTHERS = ("cuda", "xpu", "mps", "mtia", "testing", "_inductor/codegen", "distributed/_symmetric_memory")
NOT_HERE = {
    "sparse": "its tensors are dense; asked with hasattr",
    "default_generators": "read for device types that are registered for graph-safe random states",
    "_get_generator": "read for device types that are registered for graph-safe random states",
    "set_rng_ctx": "of hpu alone",
    "unset_rng_ctx": "of hpu alone",
    "use_mem_pool": "of FSDP's symmetric memory, which the user asks for",
    "_inductor_backend_init": "of Inductor's code generation; asked with hasattr",
    "Scheduling": "of Inductor's code generation; asked with hasattr",
    "PythonWrapperCodegen": "of Inductor's code generation; asked with hasattr",
    "CppWrapperCodegen": "of Inductor's code generation; asked with hasattr",
    "WrapperFxCodegen": "of Inductor's code generation; asked with hasattr",
    "apply_to_local_tensor_mode": "of a simulation of ranks",
}


def holder(node: ast.expr) -> bool:
    """Whether an expression is the module of a device."""
    names = HOLDERS
    if isinstance(node, ast.Call):
        node, names = node.func, FINDERS
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in names


def reads(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and holder(node.value):
            yield node.attr
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("getattr", "hasattr")
            and len(node.args) > 1
            and holder(node.args[0])
            and isinstance(node.args[1], ast.Constant)
        ):
            yield str(node.args[1].value)


def read_by_torch() -> dict[str, set[str]]:
    root = Path(torch.__file__).parent
    found: dict[str, set[str]] = {}
    for path in root.rglob("*.py"):
        place = path.relative_to(root).as_posix()
        text = path.read_text(errors="replace")
        if place.startswith(OTHERS) or not any(name in text for name in HOLDERS | FINDERS):
            continue
        for name in reads(ast.parse(text)):
            found.setdefault(name, set()).add(place)
    return found


def test_every_name_that_pytorch_reads_of_a_device_module_is_there() -> None:
    found = read_by_torch()
    assert {"_initialized", "get_rng_state", "set_rng_state", "device"} <= set(found), (
        "the search finds too little"
    )
    missing = {name: sorted(places) for name, places in found.items() if not hasattr(torch.tpu, name)}
    assert {name: places for name, places in missing.items() if name not in NOT_HERE} == {}


# Private names of `torch.cuda` that other packages read, or that PyTorch reads by a way that no search finds.
@pytest.mark.parametrize(
    "name",
    ["_initialized", "_lazy_call", "_lazy_init", "_is_in_bad_fork", "_utils", "_exchange_device"],
)
def test_private_names_of_cuda_that_are_read_of_others_are_there(name: str) -> None:
    assert hasattr(torch.cuda, name), "PyTorch has renamed it"
    assert hasattr(torch.tpu, name)


def test_private_names_do_what_those_of_cuda_do() -> None:
    tpu = torch.tpu
    assert tpu._initialized is True and tpu.is_initialized()
    called = []
    tpu._lazy_call(lambda: called.append(1), seed=True)
    assert called == [1]
    assert tpu._exchange_device(-1) == tpu._maybe_exchange_device(0) == tpu.current_device() == 0
    index = tpu._utils._get_device_index
    assert [index("tpu:0", True), index(torch.device("tpu"), True), index(None, True), index(3)] == [
        0,
        0,
        0,
        3,
    ]
    assert index("cpu", allow_cpu=True) == -1
    for wrong in ("cpu", None, torch.device("tpu")):
        with pytest.raises(ValueError, match="xpected a"):
            index(wrong)
    tpu.manual_seed(5)
    torch.rand(2, device="tpu")
    after = tpu._get_rng_state_offset()
    first = torch.rand(3, device="tpu").cpu()
    tpu._set_rng_state_offset(after)
    assert torch.equal(first, torch.rand(3, device="tpu").cpu())
    assert tpu.default_stream() == torch.Stream("tpu") or tpu.default_stream().stream_id == 0
    tpu.set_stream(tpu.default_stream())
    assert tpu.current_stream() == tpu.default_stream()
