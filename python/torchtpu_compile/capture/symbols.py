"""Symbolic sizes on the wire: sympy expressions to the core's expression form."""

from __future__ import annotations

import builtins
import math
import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import sympy
import torch

from .. import torch_private
from .wire import NotCapturable, WireValue, int64

# PyTorch's own sympy functions, by class name. The exact divisions are those that leave no
# remainder.
_BINARY = {
    "FloorDiv": "floordiv",
    "CleanDiv": "floordiv",
    "CeilDiv": "ceildiv",
    "Mod": "mod",
    "PythonMod": "mod",
    "PowByNatural": "pow",
}
_NARY = {"Add": "add", "Mul": "mul", "Max": "max", "Min": "min"}
_ROUNDED_DIVISION = {"CeilToInt": "ceildiv", "FloorToInt": "floordiv"}
_ROUNDED = {"TruncToInt": "trunc", "FloorToInt": "floor", "CeilToInt": "ceil", "RoundToInt": "round"}

# What nodes of a graph compute with floats, by what they call.
_ROUNDING_CALLS: dict[Callable[..., Any], str] = {
    math.trunc: "trunc",
    math.floor: "floor",
    math.ceil: "ceil",
    builtins.round: "round",
}
_FLOAT_CALLS: dict[Callable[..., Any], str] = {
    operator.add: "add",
    operator.mul: "mul",
    operator.truediv: "div",
    operator.pow: "pow",
    torch.sym_max: "max",
    torch.sym_min: "min",
}


class Symbols:
    """Numbers the symbols of one graph in order of appearance."""

    def __init__(self) -> None:
        self.table: list[dict[str, Any]] = []
        self._ids: dict[sympy.Expr, int] = {}
        self._told: dict[sympy.Expr, torch.SymInt] = {}
        self._computed: dict[sympy.Expr, list[torch.fx.Node]] = {}

    def tell(self, value: Any) -> None:
        """Notes the symbols that can be read off a value which is given to the graph.

        Only these may be used: a size that nobody tells, such as one that an op finds in its data,
        has no value when the graph is called. A size that comes from float arithmetic is a symbol
        of its own where it is told: what a backward graph is given was computed before it.
        """
        sizes = value.shape if isinstance(value, torch.Tensor) else [value]
        for size in sizes:
            if isinstance(size, torch.SymInt):
                expr = torch_private.symbolic_expr(size)
                if isinstance(expr, sympy.Symbol) or type(expr).__name__ in _ROUNDED:
                    self._told.setdefault(expr, size)

    def compute(self, nodes: Iterable[torch.fx.Node]) -> None:
        """Notes nodes that compute with sizes.

        An expression does not tell in which order Python computed a float, and rounding depends on
        it: `n * 0.7 * 10` is not `n * 7.0`. The nodes do.
        """
        for node in nodes:
            value = node.meta.get("val")
            if isinstance(value, (torch.SymInt, torch.SymFloat)):
                self._computed.setdefault(torch_private.symbolic_expr(value), []).append(node)

    @property
    def depends_on_data(self) -> bool:
        """Whether a symbol was found in data when the graph was traced, instead of in its inputs' sizes."""
        return any(symbol["hint"] is None for symbol in self.table)

    def size(self, value: int | torch.SymInt) -> WireValue:
        """A tensor size or stride."""
        expr = self.expr(value)
        return {"static": expr["const"]} if "const" in expr else {"expr": expr}

    def argument(self, value: torch.SymInt) -> WireValue:
        """An integer argument of a node."""
        expr = self.expr(value)
        return {"int": expr["const"]} if "const" in expr else {"sym": expr}

    def number(self, value: torch.SymFloat) -> WireValue:
        """A float that is computed from sizes, as an argument of a node."""
        return {"sym_float": self._convert_float(torch_private.symbolic_expr(value), value)}

    def expr(self, value: int | torch.SymInt) -> dict[str, Any]:
        """The expression of an integer, its symbols registered."""
        if isinstance(value, int):
            return {"const": int64(value)}
        expr = torch_private.symbolic_expr(value)
        if not isinstance(expr, sympy.Symbol):
            found = torch_private.size_found_equal(value, expr)
            if found is not None:
                return {"const": int64(found)}
        return self._convert(expr, value)

    def _convert(self, expr: sympy.Expr, origin: torch.SymInt | torch.SymFloat) -> dict[str, Any]:
        if isinstance(expr, sympy.Integer):
            return {"const": int64(int(expr))}
        if isinstance(expr, sympy.Symbol):
            return {"sym": self._id(expr, origin)}
        name = type(expr).__name__
        operands: Sequence[sympy.Expr] = expr.args
        if name in _NARY:
            return {_NARY[name]: [self._convert(a, origin) for a in operands]}
        if name == "Identity":
            return self._convert(operands[0], origin)
        if name == "Pow" and operands[1].is_Integer and operands[1] >= 0:
            return {"pow": [self._convert(a, origin) for a in operands]}
        if name == "ModularIndexing":
            base, divisor, modulus = (self._convert(a, origin) for a in operands)
            return {"mod": [{"floordiv": [base, divisor]}, modulus]}
        if name in _ROUNDED_DIVISION and type(operands[0]).__name__ == "IntTrueDiv":
            return {_ROUNDED_DIVISION[name]: [self._convert(a, origin) for a in operands[0].args]}
        if name in _BINARY and len(operands) == 2:
            return {_BINARY[name]: [self._convert(a, origin) for a in operands]}
        if name in _ROUNDED:
            if expr in self._told:
                return {"sym": self._id(expr, origin)}
            computed = self._from_nodes(expr)
            if computed is not None:
                return computed
            if not _has_one_order(operands[0]):
                raise NotCapturable(f"nothing tells in which order {expr} is computed")
            return {"rounded": [_ROUNDED[name], self._convert_float(operands[0], origin)]}
        raise NotCapturable(f"the size expression {expr} has no counterpart")

    def _convert_float(self, expr: sympy.Expr, origin: torch.SymInt | torch.SymFloat) -> dict[str, Any]:
        if isinstance(expr, sympy.Number):
            return {"const": float(expr)}
        computed = self._from_nodes(expr)
        if computed is not None:
            return computed
        name = type(expr).__name__
        if name in ("Add", "Mul") or (name in ("Max", "Min") and not expr.is_integer):
            return {name.lower(): [self._convert_float(a, origin) for a in expr.args]}
        if name in ("IntTrueDiv", "FloatTrueDiv"):
            return {"div": [self._convert_float(a, origin) for a in expr.args]}
        if name in ("Pow", "FloatPow"):
            return {"pow": [self._convert_float(a, origin) for a in expr.args]}
        if name == "OpaqueUnaryFn_sqrt":
            return {"sqrt": self._convert_float(expr.args[0], origin)}
        if name == "ToFloat":
            return {"int": self._convert(expr.args[0], origin)}
        if expr.is_integer:
            return {"int": self._convert(expr, origin)}
        raise NotCapturable(f"the number {expr} has no counterpart")

    # Float arithmetic as the nodes of the graph do it

    def _from_nodes(self, expr: sympy.Expr) -> dict[str, Any] | None:
        """The wire form of an expression from the nodes that compute it, where there are some."""
        forms = [self._node_form(node) for node in self._computed.get(expr, ())]
        known = [form for form in forms if form is not None]
        if any(form != known[0] for form in known):
            raise NotCapturable(f"{expr} is computed in several ways, which round differently")
        return known[0] if known else None

    def _node_form(self, node: torch.fx.Node) -> dict[str, Any] | None:
        """The wire form of what one node computes; `None` if it calls nothing known."""
        # `round(x)` is called with `None` for the number of digits.
        target, args = node.target, [arg for arg in node.args if arg is not None]
        if node.op != "call_function" or node.kwargs:
            return None
        if target in _ROUNDING_CALLS and len(args) == 1:
            number = self._float_argument(args[0])
            return None if number is None else {"rounded": [_ROUNDING_CALLS[target], number]}
        if isinstance(node.meta["val"], torch.SymInt):
            return None
        numbers = [self._float_argument(arg) for arg in args]
        if any(number is None for number in numbers):
            return None
        if target is torch.sym_float:
            return numbers[0]
        if target in _FLOAT_CALLS and len(args) == 2:
            return {_FLOAT_CALLS[target]: numbers}
        if target is operator.sub and len(args) == 2:
            return {"add": [numbers[0], {"mul": [{"const": -1.0}, numbers[1]]}]}
        if target is operator.neg:
            return {"mul": [{"const": -1.0}, numbers[0]]}
        return None

    def _float_argument(self, arg: Any) -> dict[str, Any] | None:
        """An operand of float arithmetic: a number, or what a node computes."""
        value = arg.meta.get("val") if isinstance(arg, torch.fx.Node) else arg
        if isinstance(value, (int, float)):
            return {"const": float(value)}
        if isinstance(value, torch.SymInt):
            return {"int": self.expr(value)}
        if isinstance(arg, torch.fx.Node) and isinstance(value, torch.SymFloat):
            return self._node_form(arg) or self.number(value)["sym_float"]
        return None

    def _id(self, symbol: sympy.Expr, origin: torch.SymInt | torch.SymFloat) -> int:
        if symbol not in self._told:
            raise NotCapturable(f"the size {symbol} depends on data")
        if symbol not in self._ids:
            if torch_private.is_nested_int_symbol(origin, symbol):
                raise NotCapturable(f"the ragged size {symbol} of a nested tensor is no number")
            self._ids[symbol] = number = len(self.table)
            if isinstance(symbol, sympy.Symbol):
                lower, upper, hint = torch_private.symbol_facts(origin, symbol)
                fact = {"name": str(symbol), "min": _bound(lower), "max": _bound(upper), "hint": hint}
            else:
                hint = torch_private.size_hint(self._told[symbol])
                fact = {"name": f"rounded{number}", "min": None, "max": None, "hint": hint}
            self.table.append(fact)
        return self._ids[symbol]


def _has_one_order(expr: sympy.Expr) -> bool:
    """Whether float arithmetic rounds alike in every order that makes this expression."""
    if expr.is_integer:
        return True
    if type(expr).__name__ in ("Add", "Mul") and (len(expr.args) > 2 or any(a.is_number for a in expr.args)):
        return False
    return all(_has_one_order(a) for a in expr.args)


def _bound(bound: Any) -> int | None:
    """A range's end, or `None` if it is infinite or as good as that."""
    if bound is None or not getattr(bound, "is_Integer", False):
        return None
    value = int(bound)
    return value if abs(value) < 2**62 else None
