"""Symbolic sizes on the wire: sympy expressions to the core's expression form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sympy
import torch

from . import torch_private
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


class Symbols:
    """Numbers the symbols of one graph in order of appearance."""

    def __init__(self) -> None:
        self.table: list[dict[str, Any]] = []
        self._ids: dict[sympy.Symbol, int] = {}
        self._told: set[sympy.Symbol] = set()

    def tell(self, value: Any) -> None:
        """Notes the symbols that can be read off a value which is given to the graph.

        Only these may be used: a size that nobody tells, such as one that an op finds in its data,
        has no value when the graph is called.
        """
        sizes = value.shape if isinstance(value, torch.Tensor) else [value]
        for size in sizes:
            if isinstance(size, torch.SymInt):
                expr = torch_private.symbolic_expr(size)
                if isinstance(expr, sympy.Symbol):
                    self._told.add(expr)

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
        return self._convert(torch_private.symbolic_expr(value), value)

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
        raise NotCapturable(f"the size expression {expr} has no counterpart")

    def _convert_float(self, expr: sympy.Expr, origin: torch.SymFloat) -> dict[str, Any]:
        if isinstance(expr, sympy.Number):
            return {"const": float(expr)}
        name = type(expr).__name__
        if name in ("Add", "Mul"):
            return {name.lower(): [self._convert_float(a, origin) for a in expr.args]}
        if name in ("IntTrueDiv", "FloatTrueDiv"):
            return {"div": [self._convert_float(a, origin) for a in expr.args]}
        if name in ("Pow", "FloatPow"):
            return {"pow": [self._convert_float(a, origin) for a in expr.args]}
        if name == "OpaqueUnaryFn_sqrt":
            return {"pow": [self._convert_float(expr.args[0], origin), {"const": 0.5}]}
        if name == "ToFloat":
            return {"int": self._convert(expr.args[0], origin)}
        if expr.is_integer:
            return {"int": self._convert(expr, origin)}
        raise NotCapturable(f"the number {expr} has no counterpart")

    def _id(self, symbol: sympy.Symbol, origin: torch.SymInt | torch.SymFloat) -> int:
        if symbol not in self._told:
            raise NotCapturable(f"the size {symbol} depends on data")
        if symbol not in self._ids:
            if torch_private.is_nested_int_symbol(origin, symbol):
                raise NotCapturable(f"the ragged size {symbol} of a nested tensor is no number")
            lower, upper, hint = torch_private.symbol_facts(origin, symbol)
            self._ids[symbol] = len(self.table)
            self.table.append({"name": str(symbol), "min": _bound(lower), "max": _bound(upper), "hint": hint})
        return self._ids[symbol]


def _bound(bound: Any) -> int | None:
    """A range's end, or `None` where it is infinite or as good as that."""
    if bound is None or not getattr(bound, "is_Integer", False):
        return None
    value = int(bound)
    return value if abs(value) < 2**62 else None
