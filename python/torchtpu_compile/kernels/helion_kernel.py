"""Kernels of Helion as a part of the programs around them.

Dynamo leaves a call of a `helion.kernel` as one op that names the kernel by its number in this process.
Where the kernel is written for Pallas (`HELION_BACKEND=pallas`), Helion has it as a function of JAX
(`Kernel.jax_fn`), and so it is an op like those of `jax_op`: with a text for each platform.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import operator
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import torch

from .. import torch_private
from .jax_function import array_op

Node = torch.fx.Node

_OP = "helion_kernel_wrapper_functional"

_defined: dict[str, tuple[Any, Any]] = {}
"""The kernel and the op of each name."""


def inline_helion_kernels(gm: torch.fx.GraphModule) -> bool:
    """Replaces calls of Helion's kernels in `gm` by ops that have lowerings; says whether there were any.

    What stays as it is runs in eager PyTorch: kernels for another backend than Pallas, those that write into
    their arguments, take lists of tensors or return what is no tensor, and calls with symbolic sizes.
    """
    if "helion" not in sys.modules:
        return False
    found = False
    for node in list(gm.graph.nodes):
        if _is_kernel(node) and _replace(gm, node):
            found = True
    if found:
        gm.recompile()
    return found


def _is_kernel(node: Node) -> bool:
    return torch_private.is_higher_order(node.target) and str(node.target) == _OP


def _replace(gm: torch.fx.GraphModule, node: Node) -> bool:
    given: dict[str, Any] = dict(node.kwargs)
    tensors, constants, spec = given["tensor_args"], given["constant_args"], given["output_spec"]
    leaves = spec["leaf_specs"]
    values = [x.meta["val"] for x in tensors.values()]
    sizes = [size for x in values for size in x.shape]
    plain = (
        not given["tensors_to_clone"]
        and "__container_specs" not in constants
        and all(leaf["type"] == "tensor" for leaf in leaves)
        and not any(torch_private.is_symbolic(size) for size in [*sizes, *constants.values()])
    )
    kernel = _kernel(given["kernel_idx"])
    uses = list(node.users)
    if not plain or kernel.settings.backend != "pallas" or not all(_item(use) == 0 for use in uses):
        return False
    op = _op(kernel, list(tensors), constants, len(leaves))
    with gm.graph.inserting_before(node):
        made = gm.graph.call_function(op, tuple(tensors.values()))
        made.meta = {k: v for k, v in node.meta.items() if k != "val"}
        made.meta["val"] = node.meta["val"][0][0] if len(leaves) == 1 else tuple(node.meta["val"][0])
        for outputs in uses:
            for output in list(outputs.users):
                index = _item(output)
                if len(leaves) == 1:
                    new = made
                else:
                    new = gm.graph.call_function(operator.getitem, (made, index))
                    new.meta = dict(output.meta)
                output.replace_all_uses_with(new)
                gm.graph.erase_node(output)
            gm.graph.erase_node(outputs)
    gm.graph.erase_node(node)
    return True


def _item(node: Node) -> int | None:
    """Which item of its first argument the node is."""
    if node.target is not operator.getitem or not isinstance(node.args[1], int):
        return None
    return node.args[1]


def _kernel(number: int) -> Any:
    ops: Any = importlib.import_module("helion._compiler._dynamo.higher_order_ops")
    return ops.get_helion_kernel(number)


def _op(kernel: Any, tensors: Sequence[str], constants: Mapping[str, Any], results: int) -> Any:
    """The kernel as an op of PyTorch, with these of its parameters as tensors."""
    told = repr((inspect.getsource(kernel.fn), kernel.configs, list(tensors), dict(constants)))
    name = f"helion::{kernel.name}_{hashlib.sha256(told.encode()).hexdigest()[:12]}"
    # Kernels may differ in what is not written there.
    while name in _defined and _defined[name][0] is not kernel:
        name += "_"
    if name in _defined:
        return _defined[name][1]
    parameters = kernel.signature.parameters

    def call(arrays: Sequence[Any], _: Mapping[str, Any]) -> tuple[Any, ...]:
        given = {**constants, **dict(zip(tensors, arrays, strict=True))}
        ordered = [
            given.get(n, p.default) for n, p in parameters.items() if n in given or p.default is not p.empty
        ]
        with torch_private.real_tensors():
            made = kernel.jax_fn(*ordered)
        return tuple(made) if isinstance(made, (tuple, list)) else (made,)

    op = array_op(name, tensors, results, call)
    _defined[name] = (kernel, op)
    return op
