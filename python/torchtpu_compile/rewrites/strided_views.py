"""Strided views (`as_strided`), which count from where the memory of their tensor begins.

A strided view of a view sees all of that memory as well. A value of a program has no memory, and a view that
a program returns has memory of its own. So a strided view of a computed tensor becomes one of a row: all
elements of the tensor, in the order in which eager PyTorch stores them. A strided view of a view of an
argument becomes one of the argument.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import torch
from torch import Tensor
from torch.fx import GraphModule, Node
from torch.utils import _pytree as pytree

from .. import torch_private
from ..capture.graph import op_name
from ..capture.sources import source_of
from ..errors import UnsupportedOpError
from .aliases import STRIDED_VIEWS, TAKEN_AFTERWARDS, chains_to_move, overlaps, view_root
from .flex_attention import inline

WRITE = torch.ops.aten.as_strided_scatter.default

_ALL = (*STRIDED_VIEWS, WRITE)

READ_IN_PLACE = "torchtpu_read_in_place"
"""Where the `meta` of a write says that its result is read by places in the memory of the argument."""


class UnknownMemoryError(UnsupportedOpError):
    """A graph has a strided view of memory whose content the graph does not tell."""


def spell_out_memory(gm: GraphModule, *, is_region: bool = False) -> None:
    """Replaces strided views of computed tensors in `gm` and its bodies by views that no memory decides.

    The inputs of bodies, and of `gm` if it `is_region`, are values. Other inputs are in the memory where the
    user's program has them, and strided views of them stay.

    Raises `UnknownMemoryError` if the graph does not tell the content of the memory.
    """
    for module in [m for m in gm.modules() if isinstance(m, GraphModule)]:
        nodes = [n for n in module.graph.nodes if n.target in _ALL]
        is_whole = module is gm and not is_region
        if nodes and is_whole:
            _keep_results(module)
        for node in nodes:
            _spell_out(module, node, takes_arguments=is_whole)
        if nodes:
            module.graph.lint()
            module.recompile()


def _keep_results(gm: GraphModule) -> None:
    """Gives results that will be taken as views strided views of their own, which stay as they are.

    Autograd sees those views, and a gradient passes only through the elements that are in all of them.
    """
    (output,) = gm.graph.find_nodes(op="output")
    copies: dict[Node, Node] = {}
    for chain in chains_to_move(gm, pytree.arg_tree_leaves(*output.args)):
        for node in chain:
            if node not in copies and (node.target in STRIDED_VIEWS or node.args[0] in copies):
                with gm.graph.inserting_after(node):
                    copies[node] = gm.graph.node_copy(node, lambda n: copies.get(n, n))
                copies[node].meta = {**node.meta, TAKEN_AFTERWARDS: True}
        output.replace_input_with(chain[-1], copies.get(chain[-1], chain[-1]))


def memory_order(x: Tensor) -> list[int] | None:
    """The dimensions in the order in which they lie in memory, outermost first.

    `None` if the elements of `x` have gaps in memory or overlap, or if that is not known.
    """
    if torch_private.is_statically(x.numel(), 0):
        return list(range(x.dim()))
    strides = [torch_private.size_hint(s) if isinstance(s, torch.SymInt) else s for s in x.stride()]
    is_one = [torch_private.is_statically(size, 1) for size in x.shape]
    if None in strides:
        return None
    order = sorted(range(x.dim()), key=lambda d: (-strides[d], is_one[d], d))
    step: Any = 1
    for d in reversed(order):
        if not is_one[d] and not torch_private.is_statically(x.stride(d), step):
            return None
        step = step * x.shape[d]
    return order


def _spell_out(gm: GraphModule, node: Node, *, takes_arguments: bool) -> None:
    """Replaces a strided view, or a write to one, by that of a row of elements or of an argument."""
    (shown, *source), size, stride, offset = _taken_apart(node)
    root, chain = view_root(shown)
    x, v = root.meta.get("val"), shown.meta["val"]
    if not isinstance(x, Tensor):
        _refuse(node, "the graph does not tell the memory of its tensor")
    order, fills = memory_order(x), _fills_its_memory(root)
    writes = _writes_to_argument(root)
    of_argument = writes is not None and takes_arguments
    offsets = [_taken_apart(n)[-1] for n in [*chain, node] if n.target in _ALL]
    if v.is_conj() or v.is_neg():
        _refuse(node, "its tensor is conjugated or negated lazily")
    if v.dtype != x.dtype and (source or writes is not None or not fills):
        _refuse(node, "its tensor is shown as another dtype")
    if source and overlaps(v):
        _refuse(node, "it writes to a tensor whose elements share memory")
    if source and writes is not None and not (of_argument and shown is root):
        _refuse(node, "it writes to a view of an argument")
    if writes is not None and any(place is not None for place in offsets):
        place = v.storage_offset() if offset is None else offset
        before = [_taken_apart(n)[-1] for n in writes]
        if not of_argument or None in before or isinstance(place, torch.SymInt):
            _refuse(node, "the graph does not tell where in its memory its tensor begins")
        for write in writes:
            write.meta[READ_IN_PLACE] = True
        node.args = (root, *source, size, stride, place)
        return
    if of_argument and shown is root:
        return

    # Counted from where the root begins. The memory of one that is computed begins there as well.
    begin = v.storage_offset() - x.storage_offset()
    offset = begin if offset is None else offset
    if not fills and not of_argument:
        _refuse(node, "the graph does not tell all of the memory of its tensor")
    if not fills and not _is_within(x, size, stride, offset):
        order = None
    if order is None and not of_argument:
        _refuse(node, "its tensor has gaps in memory")

    def computed(x: Tensor, *rest: Any) -> Tensor:
        *source, size, stride, offset = rest
        if order is None:
            # Memory of the argument, from where the argument begins.
            row = x.as_strided([_end(size, stride, offset)], [1])
        else:
            row = x.permute(order) if order != sorted(order) else x
            row = row.view(-1) if x.dim() != 1 else row
        row = row if v.dtype == x.dtype else row.view(v.dtype)
        if not source:
            return node.target(_from(row, offset), size, stride)  # type: ignore[operator]
        assert order is not None
        written = torch.as_strided_scatter(_from(row, offset), source[0], size, stride)
        if not torch_private.is_statically(offset, 0):
            written = torch.slice_scatter(row, written, 0, offset)
        if shown is not root:
            return _from(written, begin).as_strided(v.shape, v.stride())
        return written.view([x.shape[d] for d in order]).permute([order.index(d) for d in range(x.dim())])

    def call(args: Sequence[Any]) -> Tensor:
        result = computed(*args[: len(args) - len(numbers)])
        # Traces of writes tell another offset.
        node.meta = {**node.meta, "val": result}
        return result

    # The offset may be an expression of any of the graph's numbers.
    inputs = gm.graph.find_nodes(op="placeholder")
    numbers = [n for n in inputs if isinstance(n.meta.get("val"), torch.SymInt)]
    node.args = (root, *source, size, stride, offset, *numbers)
    try:
        inline(gm, node, call, {})
    except RuntimeError as error:
        _refuse(node, f"PyTorch cannot trace a view of the memory of its tensor ({type(error).__name__})")


def _taken_apart(node: Node) -> tuple[list[Node], Any, Any, Any]:
    """The operands of a strided view or of a write to one, its size, strides, and offset or `None`."""
    count = 1 + (node.target is WRITE)
    size, stride, offset = (*node.args[count:], None)[:3]
    return list(node.args[:count]), size, stride, offset  # type: ignore[arg-type]


def _writes_to_argument(root: Node) -> list[Node] | None:
    """The strided writes between an argument and `root`; `None` if it is a gradient or computed otherwise."""
    writes = []
    while root.target is WRITE:
        writes.append(root)
        root = view_root(root.args[0])[0]  # type: ignore[arg-type]
    return writes if root.op == "placeholder" and not torch_private.is_tangent(root) else None


def _fills_its_memory(root: Node) -> bool:
    """Whether the memory of a tensor has as many elements as the tensor."""
    x = root.meta["val"]
    size = torch_private.is_statically(x.untyped_storage().nbytes(), x.numel() * x.element_size())
    if not (size and torch_private.is_statically(x.storage_offset(), 0)):
        return False
    # Traces do not tell that a result of these ops lies in memory as the first operand does.
    is_scatter = str(root.target).endswith("_scatter.default")
    return not is_scatter or _fills_its_memory(root.args[0])  # type: ignore[arg-type]


def _end(size: Sequence[Any], stride: Sequence[Any], offset: Any) -> Any:
    """The place behind the last element of a strided view."""
    return 1 + sum(((n - 1) * step for n, step in zip(size, stride, strict=True)), offset)


def _is_within(x: Tensor, size: Sequence[Any], stride: Sequence[Any], offset: Any) -> bool:
    """Whether a strided view whose `offset` counts from where `x` begins is known to end before `x` does."""
    if not all(type(n) is int for n in (*x.shape, *size, *stride, offset)):
        return False
    return 0 in size or (offset >= 0 and _end(size, stride, offset) <= x.numel())


def _from(row: Tensor, place: Any) -> Tensor:
    return row if torch_private.is_statically(place, 0) else row[place:]


def _refuse(node: Node, reason: str) -> NoReturn:
    source = source_of(node)
    at = f" at {source}" if source is not None else ""
    raise UnknownMemoryError(f"{op_name(node)}{at} cannot be compiled: {reason}")
