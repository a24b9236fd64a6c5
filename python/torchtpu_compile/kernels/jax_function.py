"""Functions of JAX as ops of PyTorch."""

from __future__ import annotations

import functools
import inspect
import json
import re
import threading
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from .. import torch_private
from ..capture.custom_lowerings import PaddingRule, TensorType, register_lowering
from ..eager.judged import Judged
from ..eager.refusals import REFUSALS
from ..errors import LoweringError
from ..options import Options
from . import jax_text

# Of the parameters that are no tensors: their types in an op's schema.
_STATIC = {int: "int", float: "float", bool: "bool", str: "str"}

# Any size will do that kernels divide into blocks: nothing but which dimension it becomes is looked at.
_SAMPLE = 1024

_lock = threading.RLock()


def jax_op(
    function: Callable[..., Any] | None = None,
    *,
    name: str | None = None,
    padding: PaddingRule | None = None,
    differentiable: bool = True,
) -> Any:
    """Wraps a JAX function (Pallas kernels included) as a PyTorch op; also a decorator.

    Parameters of `function` that are annotated `int`, `float`, `bool` or `str` are scalars; all others are
    tensors. It returns an array, or a tuple of arrays if annotated `tuple[...]`. It is traced for shapes and
    dtypes as by `jax.jit`, and its results must depend on its arguments alone. `name` is the op's name
    (default: `jax_op::NAME`, after the function).

    In a compiled graph the op is part of the program, for every platform. In eager PyTorch it is compiled
    alone. Gradients come from `jax.vjp`, of any order, and compute the function again; `differentiable=False`
    turns them off. `torch.vmap` uses `jax.vmap`. `padding` lets dynamic sizes share buckets; in the backward
    pass operands are padded with its `fill`, or 0, where the function's derivative must be finite.

    Computes in 64 bits only if an argument has 64 bits. Restricts JAX to its CPU backend in this process.
    Raises `LoweringError` if JAX is missing, or if the signature has no operator schema.
    """
    if function is None:
        return functools.partial(jax_op, name=name, padding=padding, differentiable=differentiable)
    jax_text.jax()
    name = name or f"jax_op::{re.sub(r'[^0-9A-Za-z_]', '_', function.__name__)}"
    with _lock:
        op = _JaxOp.of(name, function, padding)
        return op.define(differentiable)


def array_op(
    name: str,
    tensors: Sequence[str],
    results: int,
    call: Callable[[Sequence[Any], Mapping[str, Any]], tuple[Any, ...]],
) -> Any:
    """Defines an op without gradients on tensors only; `call` takes their arrays and an empty mapping."""
    jax_text.jax()
    schema = f"({', '.join(f'Tensor {x}' for x in tensors)}) -> {_returned(results)}"
    with _lock:
        _JaxOp(name, schema, tuple(tensors), tuple(tensors), results, call, None).define(False)
    return _overload(name)


@dataclass(frozen=True)
class _Static:
    """A parameter that is no tensor."""

    name: str
    type: str
    default: Any
    keyword_only: bool

    def __str__(self) -> str:
        default = "" if self.default is inspect.Parameter.empty else f"={_literal(self.default)}"
        return f"{self.type} {self.name}{default}"


def _literal(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


# A text among the defaults of a schema.
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


class _Statics(tuple[tuple[str, Any], ...]):
    """Names and values of arguments that are no tensors.

    Values that are equal and not the same, as 0.0 and -0.0 or 1 and True, have programs of their own.
    """

    def __eq__(self, other: object) -> bool:
        return repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@dataclass(eq=False)
class _JaxOp:
    """An op of JAX's. Its tensors come in order; what else it is given goes by names."""

    name: str
    schema: str
    arguments: tuple[str, ...]
    """Names of the parameters, in the schema's order."""
    tensors: tuple[str, ...]
    results: int
    call: Callable[[Sequence[Any], Mapping[str, Any]], tuple[Any, ...]]
    padding: PaddingRule | None
    _defined_gradient: Any = None

    @staticmethod
    def of(name: str, function: Callable[..., Any], padding: PaddingRule | None) -> _JaxOp:
        signature, hints = inspect.signature(function), _hints(function)
        tensors: list[str] = []
        positional: list[str] = []
        keywords: list[str] = []
        for parameter in signature.parameters.values():
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                raise LoweringError(
                    f"jax_op: {name} has a parameter *{parameter.name}, which operator schemas do not "
                    "support; name each parameter"
                )
            kind = _STATIC.get(hints.get(parameter.name, object))
            keyword_only = parameter.kind is parameter.KEYWORD_ONLY
            if kind is None:
                if parameter.default is not parameter.empty:
                    raise LoweringError(
                        f"jax_op: parameter {parameter.name} of {name} has a default, so annotate it int, "
                        "float, bool or str; only tensors may be unannotated"
                    )
                tensors.append(parameter.name)
                shown = f"Tensor {parameter.name}"
            else:
                shown = str(_Static(parameter.name, kind, parameter.default, keyword_only))
            (keywords if keyword_only else positional).append(shown)
        if not tensors:
            raise LoweringError(f"jax_op: {name} has no tensor parameter; it needs at least one")
        results = _result_count(name, hints.get("return"))
        listed = [*positional, *(["*", *keywords] if keywords else [])]

        def call(arrays: Sequence[Any], statics: Mapping[str, Any]) -> tuple[Any, ...]:
            given = {**dict(zip(tensors, arrays, strict=True)), **statics}
            bound = {p: given[p] for p in signature.parameters if p in given}
            positions = [p.name for p in signature.parameters.values() if p.kind is p.POSITIONAL_ONLY]
            made = function(*(bound.pop(p) for p in positions), **bound)
            made = tuple(made) if isinstance(made, (tuple, list)) else (made,)
            if len(made) != results:
                raise LoweringError(
                    f"{name} returned {len(made)} arrays, its annotation says {results}: annotate its result "
                    "with tuple[jax.Array, ...], one for each"
                )
            return made

        schema = f"({', '.join(listed)}) -> {_returned(results)}"
        return _JaxOp(name, schema, tuple(signature.parameters), tuple(tensors), results, call, padding)

    def define(self, differentiable: bool, *, ahead: bool = True) -> Any:
        """Makes it an op of PyTorch, and its gradient where that is wanted `ahead` of its use: a process
        that loads a compiled graph does not run the forward op's formula again."""
        op = torch.library.custom_op(
            self.name, self._eager, mutates_args=(), device_types="cpu", schema=self.schema
        )
        op.register_fake(self._fake)
        register_lowering(self.name, self._text("cpu"), platform="cpu", padding=self.padding)
        register_lowering(self.name, self._text("tpu"), platform="tpu", padding=self.padding)
        op.register_vmap(self._vmapped)
        if differentiable:
            op.register_autograd(self._backward, setup_context=self._save)
            if ahead:
                self._gradient()
        return op

    # What PyTorch calls

    def _bound(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
        """The tensors, and what else is given."""
        given = {**dict(zip(self.arguments, args, strict=False)), **kwargs}
        tensors = [given.pop(name) for name in self.tensors]
        return tensors, given

    def _array_function(self, statics: Mapping[str, Any]) -> jax_text.Function:
        return lambda *arrays: self.call(arrays, statics)

    def _eager(self, *args: Any, **kwargs: Any) -> Any:
        tensors, statics = self._bound(args, kwargs)
        types = tuple((tuple(x.shape), x.dtype) for x in tensors)
        try:
            run = self._compiled(types, _Statics(sorted(statics.items())))
            made = run([x.detach().contiguous() for x in tensors])
        except REFUSALS:
            # Calls of JAX's own CPU backend, such as those of linear algebra.
            made = jax_text.run(self._array_function(statics), tensors)
        return made[0] if self.results == 1 else tuple(made)

    @functools.lru_cache(maxsize=256)  # noqa: B019 - an op lives as long as the process
    def _compiled(self, types: tuple[Any, ...], statics: _Statics) -> Any:
        """The op as a program of its own."""
        op = _overload(self.name)

        def call(*tensors: torch.Tensor) -> Any:
            given = {**dict(zip(self.tensors, tensors, strict=True)), **dict(statics)}
            return op(**given)

        layouts = [(sizes, _contiguous(sizes), dtype) for sizes, dtype in types]
        gm = torch_private.trace_new(call, layouts, {})
        return Judged(gm, self.name.replace("::", "_"), Options.resolve()).compile()

    def _fake(self, *args: Any, **kwargs: Any) -> Any:
        tensors, statics = self._bound(args, kwargs)
        function = self._array_function(statics)
        if any(torch_private.is_symbolic(size) for x in tensors for size in x.shape):
            made = self._symbolic(function, tensors)
        else:
            types = [TensorType(tuple(x.shape), x.dtype) for x in tensors]
            made = [(x.shape, x.dtype) for x in jax_text.results(function, types)]
        new = [tensors[0].new_empty(sizes, dtype=dtype) for sizes, dtype in made]
        return new[0] if self.results == 1 else tuple(new)

    def _symbolic(
        self, function: jax_text.Function, tensors: Sequence[torch.Tensor]
    ) -> list[tuple[Sequence[Any], torch.dtype]]:
        """Sizes and types of results where sizes of operands are symbolic."""
        if (made := self._by_padding_rule(function, tensors)) is not None:
            return made
        sizes: dict[str, Any] = {}

        def named(size: Any) -> int | str:
            if not torch_private.is_symbolic(size):
                return int(size)
            known = str(torch_private.symbolic_expr(size))
            name = next((n for n, (expr, _) in sizes.items() if expr == known), None)
            if name is None:
                name = f"size{len(sizes)}"
                sizes[name] = (known, size)
            return name

        types = [([named(size) for size in x.shape], x.dtype) for x in tensors]
        try:
            found = jax_text.symbolic_results(function, types)
        except Exception:
            # It decides by its sizes: they become numbers, which guards hold on to.
            fixed = [TensorType(tuple(int(size) for size in x.shape), x.dtype) for x in tensors]
            return [(x.shape, x.dtype) for x in jax_text.results(function, fixed)]
        scope: dict[str, Any] = {name: size for name, (_, size) in sizes.items()}
        scope |= {"floordiv": lambda a, b: a // b, "mod": lambda a, b: a % b}
        scope |= {"max": torch.sym_max, "min": torch.sym_min, "__builtins__": {}}
        # JAX's own spelling of a polynomial of the names above.
        return [
            ([eval(size, scope) if isinstance(size, str) else size for size in of], dtype)
            for of, dtype in found
        ]

    def _by_padding_rule(
        self, function: jax_text.Function, tensors: Sequence[torch.Tensor]
    ) -> list[tuple[Sequence[Any], torch.dtype]] | None:
        """Variant in which only the padding rule's dimension is symbolic."""
        rule = self.padding
        if rule is None:
            return None
        size = None
        types = []
        for x, at in zip(tensors, rule.operands, strict=True):
            sizes = list(x.shape)
            if at is not None:
                size = sizes[at]
                sizes[at] = _SAMPLE
            if any(torch_private.is_symbolic(other) for other in sizes):
                return None
            types.append(TensorType(tuple(sizes), x.dtype))
        made: list[tuple[Sequence[Any], torch.dtype]] = []
        for result, at in zip(jax_text.results(function, types), rule.results, strict=True):
            found: list[Any] = list(result.shape)
            if at is not None:
                if found[at] != _SAMPLE:
                    return None
                found[at] = size
            made.append((found, result.dtype))
        return made

    def _text(self, platform: str) -> Callable[..., str]:
        def text(*args: Any, **kwargs: Any) -> str:
            types, statics = self._bound(args, kwargs)
            return jax_text.stablehlo(self._array_function(statics), types, platform)

        return text

    # Gradients

    def _save(self, ctx: Any, inputs: Sequence[Any], output: Any, keyword_only_inputs: Any = None) -> None:
        tensors, ctx.statics = self._bound(inputs, keyword_only_inputs or {})
        made = [output] if self.results == 1 else list(output)
        # What has no gradient stands for one, of its size.
        ctx.whole = [i for i, x in enumerate(made) if not _has_gradient(x)]
        ctx.save_for_backward(*tensors, *(made[i] for i in ctx.whole))

    def _backward(self, ctx: Any, *grads: Any) -> Any:
        count = len(self.tensors)
        tensors, whole = ctx.saved_tensors[:count], ctx.saved_tensors[count:]
        given = list(grads)
        for i, x in zip(ctx.whole, whole, strict=True):
            given[i] = x
        made = self._gradient()(*tensors, *given, **ctx.statics)
        made = (made,) if count == 1 else made
        by_name = dict(zip(self.tensors, made, strict=True))
        found = {
            n: by_name[n] if _has_gradient(x) else None for n, x in zip(self.tensors, tensors, strict=True)
        }
        return tuple(found.get(name) for name in self.arguments if name not in self._keywords())

    def _keywords(self) -> frozenset[str]:
        """The parameters that are given by name alone, which have no gradients."""
        schema = _overload(self.name)._schema
        return frozenset(a.name for a in schema.arguments if a.kwarg_only)

    def _gradient(self) -> Any:
        """The op that takes its tensors and the gradients of its results, and returns those of its
        tensors."""
        with _lock:
            if self._defined_gradient is None:
                self._defined_gradient = self._gradient_op().define(True, ahead=False)
        return self._defined_gradient

    def _gradient_op(self) -> _JaxOp:
        count = len(self.tensors)
        prefix = "gradient"
        while any(name.startswith(prefix) for name in self.arguments):
            prefix += "_"
        names = (*self.tensors, *(f"{prefix}{i}" for i in range(self.results)))
        without_texts = _TEXT.sub("", self.schema[1 : self.schema.rindex(") ->")])
        statics = [s.strip() for s in without_texts.split(", ")]
        statics = [s.split("=")[0] for s in statics if s and s != "*" and not s.startswith("Tensor ")]
        listed = ", ".join([*(f"Tensor {n}" for n in names), *(["*", *statics] if statics else [])])

        def call(arrays: Sequence[Any], given: Mapping[str, Any]) -> tuple[Any, ...]:
            return _vjp(self.call, arrays[:count], arrays[count:], given)

        rule = self.padding
        if rule is not None:
            fill = rule.fill or (None,) * count
            zeros = [
                0.0 if f is None and at is not None else f for f, at in zip(fill, rule.operands, strict=True)
            ]
            behind = [None if at is None else 0.0 for at in rule.results]
            rule = PaddingRule((*rule.operands, *rule.results), rule.operands, (*zeros, *behind))
        return _JaxOp(
            self.name + _GRADIENT,
            f"({listed}) -> {_returned(count)}",
            (*names, *(s.split(" ")[1] for s in statics)),
            names,
            count,
            call,
            rule,
        )

    # torch.vmap

    def _vmapped(self, info: Any, in_dims: Any, *args: Any, **kwargs: Any) -> Any:
        dims = dict(zip(self.arguments, in_dims, strict=False))
        axes = tuple(dims.get(name) for name in self.tensors)
        tensors, statics = self._bound(args, kwargs)
        made = self._vmap(axes)(**dict(zip(self.tensors, tensors, strict=True)), **statics)
        return made, 0 if self.results == 1 else (0,) * self.results

    @functools.cache  # noqa: B019 - an op lives as long as the process
    def _vmap(self, axes: tuple[int | None, ...]) -> Any:
        """The op for a batch of calls, which lies along these dimensions of its tensors."""

        def call(arrays: Sequence[Any], statics: Mapping[str, Any]) -> tuple[Any, ...]:
            def each(*xs: Any) -> tuple[Any, ...]:
                return self.call(xs, statics)

            made: tuple[Any, ...] = jax_text.jax().vmap(each, in_axes=axes, out_axes=0)(*arrays)
            return made

        name = f"{self.name}_vmap_{'_'.join('all' if axis is None else str(axis) for axis in axes)}"
        with _lock:
            op = _JaxOp(name, self.schema, self.arguments, self.tensors, self.results, call, None)
            return op.define(True)


_GRADIENT = "_gradient"


def _vjp(
    call: Callable[[Sequence[Any], Mapping[str, Any]], tuple[Any, ...]],
    arrays: Sequence[Any],
    gradients: Sequence[Any],
    statics: Mapping[str, Any],
) -> tuple[Any, ...]:
    """Gradients of each array, in PyTorch's convention; zeros where there are none."""
    jax = jax_text.jax()
    jnp = jax.numpy

    def inexact(x: Any) -> bool:
        return bool(jnp.issubdtype(x.dtype, jnp.inexact))

    def conjugate(x: Any) -> Any:
        # PyTorch's gradient of a complex number is the conjugate of JAX's.
        return jnp.conj(x) if jnp.issubdtype(x.dtype, jnp.complexfloating) else x

    places = [i for i, x in enumerate(arrays) if inexact(x)]

    def differentiable(*xs: Any) -> tuple[Any, ...]:
        whole = list(arrays)
        for i, x in zip(places, xs, strict=True):
            whole[i] = x
        return tuple(x for x in call(whole, statics) if inexact(x))

    _, pull = jax.vjp(differentiable, *(arrays[i] for i in places))
    found = dict(zip(places, pull(tuple(conjugate(g) for g in gradients if inexact(g))), strict=True))
    return tuple(
        conjugate(found[i]) if i in found else jnp.zeros(x.shape, bool) for i, x in enumerate(arrays)
    )


def _overload(name: str) -> Any:
    namespace, _, op = name.partition("::")
    return getattr(getattr(torch.ops, namespace), op).default


def _has_gradient(x: torch.Tensor) -> bool:
    return x.is_floating_point() or x.is_complex()


def _contiguous(sizes: Sequence[int]) -> list[int]:
    strides: list[int] = []
    step = 1
    for size in reversed(sizes):
        strides.insert(0, step)
        step *= max(size, 1)
    return strides


def _hints(function: Callable[..., Any]) -> dict[str, Any]:
    try:
        return typing.get_type_hints(function)
    except Exception:  # Names that are not there: annotations by name of types that only a checker knows.
        return dict(getattr(function, "__annotations__", {}))


def _returned(results: int) -> str:
    return "Tensor" if results == 1 else f"({', '.join(['Tensor'] * results)})"


def _result_count(name: str, hint: Any) -> int:
    if typing.get_origin(hint) is not tuple:
        return 1
    each = typing.get_args(hint)
    if Ellipsis in each or not each:
        raise LoweringError(
            f"the result of {name} is annotated as a tuple of any length, which no schema has"
        )
    return len(each)
