"""Flex attention as ordinary ATen ops.

Dynamo leaves `torch.nn.attention.flex_attention` as one op that takes functions as graphs: `score_mod` maps
one score and its place (batch, head, query, key) to another score, `mask_mod` tells whether the place takes
part. AOTAutograd adds the op of its gradients, whose joint graph maps a score, its place and the gradient
of its new score to the gradient of the score and those of the tensors that `score_mod` reads. What is
computed here is what PyTorch's own dense form computes: all scores of `[B, H, M, N]` at once; blocks that
are masked as a whole are not left out.

`B`, `H`, `M`, `N`, `E`, `V` are the sizes of batch, query heads, queries, keys, and of what is compared and
what is summed. There may be fewer heads of keys, and one batch of keys for all of the queries.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from .. import torch_private
from ..capture.graph import UNLOWERED, body

aten = torch.ops.aten
Node = torch.fx.Node

_LN2 = math.log(2)


def attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    score_mod: Callable[..., Tensor],
    mask_mod: Callable[..., Tensor],
    scale: float,
    score_buffers: Sequence[Any],
    mask_buffers: Sequence[Any],
) -> tuple[Tensor, Tensor, Tensor]:
    """The result `[B, H, M, V]`, and for each query the binary logarithm of the sum of exponentials, and the
    largest score in the same scale.

    Both are float32, as PyTorch declares them, even where it would compute them in float64.
    """
    _, scores, _ = _scores(query, key, score_mod, mask_mod, scale, score_buffers, mask_buffers)
    shares = aten._safe_softmax(scores, -1)
    out = shares.to(query.dtype) @ _for_each_head(value, query).to(query.dtype)
    largest = scores.amax(-1)
    return out, (_log_sum(scores) / _LN2).float(), (largest / _LN2).float()


def attention_backward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    log_sum: Tensor,
    grad_out: Tensor | None,
    grad_log_sum: Tensor | None,
    score_mod: Callable[..., Tensor],
    joint: Callable[..., Sequence[Tensor | None]],
    mask_mod: Callable[..., Tensor],
    scale: float,
    score_buffers: Sequence[Any],
    mask_buffers: Sequence[Any],
) -> tuple[Tensor, Tensor, Tensor, tuple[Tensor | None, ...]]:
    """Gradients of queries, keys, values, and of each tensor that `score_mod` reads, where it has one."""
    before, scores, mask = _scores(query, key, score_mod, mask_mod, scale, score_buffers, mask_buffers)
    wide = scores.dtype
    grad_out = torch.zeros_like(out) if grad_out is None else grad_out
    # What the forward graph kept has the digits of float32 only.
    log_sum = _log_sum(scores) if wide == torch.float64 else log_sum * _LN2
    nothing = (log_sum == -math.inf).unsqueeze(-1)
    shares = torch.where(nothing, 0, torch.exp(scores - log_sum.unsqueeze(-1)))

    heads_value, heads_key = _for_each_head(value, query), _for_each_head(key, query)
    grad_value = shares.to(query.dtype).mT @ grad_out
    grad_shares = grad_out.to(wide) @ heads_value.to(wide).mT
    grad_shares = grad_shares - (out.to(wide) * grad_out.to(wide)).sum(-1, keepdim=True)
    if grad_log_sum is not None:
        grad_shares = grad_shares + (grad_log_sum.to(wide) / _LN2).unsqueeze(-1)

    count = len(score_buffers)
    everywhere = _at_all_places(joint, 1, (0,) + (None,) * count, [0] + [None] * (4 + count))
    grad_before, _, _, _, _, *grad_buffers = everywhere(
        before, *_places(before), shares * grad_shares, *score_buffers
    )
    grad_before = torch.where(mask, (grad_before * scale).to(query.dtype), 0)
    return (
        grad_before @ heads_key.to(query.dtype),
        _for_own_head(grad_before.mT @ query, key),
        _for_own_head(grad_value, value),
        tuple(
            grad.to(buffer.dtype).expand(buffer.shape) if isinstance(grad, Tensor) else None
            for grad, buffer in zip(grad_buffers, score_buffers, strict=True)
        ),
    )


def _scores(
    query: Tensor,
    key: Tensor,
    score_mod: Callable[..., Tensor],
    mask_mod: Callable[..., Tensor],
    scale: float,
    score_buffers: Sequence[Any],
    mask_buffers: Sequence[Any],
) -> tuple[Tensor, Tensor, Tensor]:
    """Scores `[B, H, M, N]` before and after `score_mod`, -inf where masked, and the mask."""
    wide = torch.float64 if query.dtype == torch.float64 else torch.float32
    before = (query.to(wide) @ _for_each_head(key, query).to(wide).mT) * scale
    places = _places(before)
    mask = _at_all_places(mask_mod, 0, (None,) * len(mask_buffers), 0)(*places, *mask_buffers)
    changed = _at_all_places(score_mod, 1, (None,) * len(score_buffers), 0)(before, *places, *score_buffers)
    return before, torch.where(mask, changed, -math.inf).to(wide), mask


def _places(scores: Tensor) -> list[Tensor]:
    """The numbers of batches, heads, queries and keys."""
    return [torch.arange(size, device=scores.device) for size in scores.shape]


def _at_all_places(
    function: Callable[..., Any], full: int, further: tuple[int | None, ...], out_dims: Any
) -> Callable[..., Any]:
    """A function of scalars as one of whole tensors.

    It takes `full` scores before the four numbers of its place, and `further` arguments after them, 0 where
    such an argument has an element for each place.
    """
    for place in reversed(range(4)):
        numbers = tuple(0 if i == place else None for i in range(4))
        function = torch.vmap(function, (0,) * full + numbers + further, out_dims)
    return function


def _log_sum(scores: Tensor) -> Tensor:
    """The logarithm of the sum of exponentials, -inf for a query that is masked from all keys."""
    nothing = (scores == -math.inf).all(-1)
    return torch.where(nothing, -math.inf, scores.logsumexp(-1))


def _for_each_head(x: Tensor, query: Tensor) -> Tensor:
    """Keys or values for each batch and head of the queries."""
    batch, heads = query.shape[:2]
    own = x.shape[1]
    if torch_private.is_statically(heads, own):
        return x.expand(batch, heads, *x.shape[2:])
    shared = x.unsqueeze(2).expand(batch, own, heads // own, *x.shape[2:])
    return shared.reshape(batch, heads, *x.shape[2:])


def _for_own_head(grad: Tensor, x: Tensor) -> Tensor:
    """The sum of gradients over the heads and batches that share keys or values `x`."""
    heads, own = grad.shape[1], x.shape[1]
    if not torch_private.is_statically(heads, own):
        grad = grad.reshape(grad.shape[0], own, heads // own, *grad.shape[2:]).sum(2)
    if torch_private.is_statically(x.shape[0], 1) and not torch_private.is_statically(grad.shape[0], 1):
        grad = grad.sum(0, keepdim=True)
    return grad.to(x.dtype)


def _scattered(shape: Sequence[Any], indices: Sequence[Tensor], values: Tensor) -> Tensor:
    """The gradient of a tensor from which `score_mod` reads elements."""
    if not indices:
        return values.sum()
    return values.new_zeros(shape).index_put(list(indices), values, accumulate=True)


def inline_flex_attention(gm: torch.fx.GraphModule, decompositions: Mapping[Any, Any]) -> None:
    """Replaces each call of flex attention, and of its gradients, in `gm` and in the bodies that it calls.

    A call whose functions cannot be computed at all places at once stays, and its `meta` says why.
    """
    forward, backward, scatter = torch_private.flex_attention_ops()
    for module in [m for m in gm.modules() if isinstance(m, torch.fx.GraphModule)]:
        calls = [
            (node, _forward_call) for node in module.graph.find_nodes(op="call_function", target=forward)
        ]
        calls += [
            (node, _backward_call) for node in module.graph.find_nodes(op="call_function", target=backward)
        ]
        for node, call in calls:
            try:
                inline(module, node, call, {**decompositions, scatter: _scattered})
            except Exception as error:
                first = next(iter(str(error).strip().splitlines()), type(error).__name__)
                node.meta[UNLOWERED] = f"a function of it cannot be computed at all places at once: {first}"
        if calls:
            module.graph.lint()
            module.recompile()


def _forward_call(args: Sequence[Any]) -> Any:
    query, key, value, score_mod, block_mask, scale, _, *buffers = args
    score_buffers, mask_buffers = [*buffers, (), ()][:2]
    return attention(query, key, value, score_mod, block_mask[-1], scale, score_buffers, mask_buffers)


def _backward_call(args: Sequence[Any]) -> Any:
    tensors, (score_mod, joint, block_mask, scale, _, *buffers) = args[:7], args[7:]
    return attention_backward(*tensors, score_mod, joint, block_mask[-1], scale, *buffers)  # type: ignore[call-arg]


def inline(
    gm: torch.fx.GraphModule,
    node: Node,
    call: Callable[[Sequence[Any]], Any],
    decompositions: Mapping[Any, Any],
) -> None:
    """Puts what `call` computes of a node's arguments in the node's place."""
    leaves, structure = pytree.tree_flatten(node.args)
    bodies = [body(leaf) for leaf in leaves]
    is_operand = [isinstance(x, Node) and gm is None for x, gm in zip(leaves, bodies, strict=True)]

    def computed(*values: Any) -> Any:
        given = iter(values)
        filled = [
            next(given) if own else leaf if gm is None else gm
            for leaf, gm, own in zip(leaves, bodies, is_operand, strict=True)
        ]
        return call(pytree.tree_unflatten(filled, structure))

    operands = [leaf for leaf, own in zip(leaves, is_operand, strict=True) if own]
    traced = torch_private.trace(computed, [operand.meta["val"] for operand in operands], decompositions)
    _make_tensors_of_numbers(traced)
    copies: dict[Node, Node] = dict(zip(traced.graph.find_nodes(op="placeholder"), operands, strict=True))
    (output,) = traced.graph.find_nodes(op="output")
    with gm.graph.inserting_before(node):
        for inner in traced.graph.nodes:
            if inner.op in ("placeholder", "output"):
                continue
            copies[inner] = copy = gm.graph.node_copy(inner, lambda n: copies[n])
            if inner.op == "get_attr":
                copy.target = _adopt(gm, getattr(traced, str(inner.target)))
            copy.meta = {**node.meta, "val": inner.meta.get("val")}
    _replace(node, torch.fx.map_arg(output.args[0], lambda n: copies[n]))


def _make_tensors_of_numbers(traced: torch.fx.GraphModule) -> None:
    """Mends what `vmap` does with the number in `score * 2`: it converts the type of something that, in a
    graph, is not a tensor."""
    for node in traced.graph.find_nodes(op="call_function", target=aten._to_copy.default):
        if not isinstance(node.args[0], Node):
            node.target = aten.scalar_tensor.default
            node.kwargs = {"dtype": node.kwargs.get("dtype")}


def _adopt(gm: torch.fx.GraphModule, constant: Any) -> str:
    """The name under which `gm` has a constant."""
    number = 0
    while hasattr(gm, name := f"flex_attention_constant{number}"):
        number += 1
    setattr(gm, name, constant)
    return name


def _replace(node: Node, result: Any) -> None:
    """Gives the users of a node, which take elements of it, what was computed for them."""
    if isinstance(result, Node):
        # The graph's results leave in the strides that PyTorch declared.
        if result.op != "placeholder":
            result.meta["val"] = node.meta["val"]
        node.replace_all_uses_with(result)
    elif isinstance(result, (list, tuple)):
        for user in list(node.users):
            _replace(user, result[cast(int, user.args[1])])
    elif node.users:
        raise ValueError(f"{node.name} has no gradient")
    node.graph.erase_node(node)
