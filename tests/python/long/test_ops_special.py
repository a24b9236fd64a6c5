"""Special functions against eager PyTorch in float64: in float32 eager is off by more than rounding."""

from __future__ import annotations

from typing import Any

import pytest
import scipy.special
import torch
from op_cases import (
    INF,
    NAN,
    Call,
    CallGraph,
    Cases,
    call,
    compare,
    describe,
    f32,
    flatten,
    i64,
    overload,
    positive,
    special,
    unit,
)

AROUND = torch.cat([torch.linspace(-30, 30, 241), special(), torch.tensor([8.0, 2.0, -6.0, 1e3, 1e-20])])
POSITIVE = torch.cat([torch.linspace(0.01, 40, 240), torch.tensor([0.0, 1e-10, 1e4, 2.0, 8.0, -1.0, NAN])])
SHARES = torch.cat([torch.linspace(0, 1, 241), torch.tensor([1e-30, 1e-10, 1e-4, 1 - 1e-6, 0.13, NAN, 2.0])])


NARROW = {"i0", "special_i0e", "special_i1", "special_i1e"}


# Eager's constants for these have seven digits.
COARSE = {
    "special_airy_ai",
    "special_bessel_j0",
    "special_bessel_j1",
    "special_bessel_y0",
    "special_bessel_y1",
}


def real(x: torch.Tensor, name: str) -> list[Call]:
    wide = [] if name in COARSE else [x.double()]
    narrow = [x.bfloat16()] if name in NARROW else []
    return [call(t) for t in (x, *wide, i64(4).abs() + 1, f32(0), x[3], *narrow)]


BESSEL: Cases = {
    f"aten.{name}.default": real(AROUND, name)
    for name in (
        "special_bessel_j0",
        "special_bessel_j1",
        "i0",
        "special_i0e",
        "special_i1",
        "special_i1e",
        "special_modified_bessel_i0",
        "special_modified_bessel_i1",
        "special_spherical_bessel_j0",
        "special_airy_ai",
    )
}
BESSEL |= {
    f"aten.{name}.default": real(POSITIVE, name)
    for name in (
        "special_bessel_y0",
        "special_bessel_y1",
        "special_modified_bessel_k0",
        "special_modified_bessel_k1",
        "special_scaled_modified_bessel_k0",
        "special_scaled_modified_bessel_k1",
    )
}
NORMAL: Cases = {
    "aten.special_erfcx.default": real(AROUND, "special_erfcx"),
    "aten.special_log_ndtr.default": real(AROUND, "special_log_ndtr"),
    "aten.special_ndtri.default": real(SHARES, "special_ndtri"),
}

ORDERS = torch.tensor([1.0, 0.5, 1.001, 2.0, 3.5, 12.0, 60.0])
SHIFTS = torch.tensor([[1.0], [0.3], [25.0], [-1.5], [-2.0], [0.0], [-7.25], [1e-3], [NAN]])
ZETA: Cases = {
    "aten.special_zeta.default": [call(ORDERS, SHIFTS), call(ORDERS.double(), SHIFTS.double())],
    "aten.special_zeta.other_scalar": [call(ORDERS, 2.5)],
    "aten.special_zeta.self_scalar": [call(3, positive(5))],
    "aten.polygamma.default": [
        call(n, x)
        for n in (0, 1, 2, 3, 6)
        for x in (torch.linspace(-9.9, 9.8, 40), positive(5).bfloat16(), i64(3).abs() + 1, f32(0))
    ],
}

POINTS = torch.tensor([-1.0, 1.0, 0.0, -0.3, 0.7, 1.5, -1.5, 2.0, 0.5])
DEGREES = torch.tensor([[-1.0], [0.0], [1.0], [2.0], [3.7], [6.0], [7.0], [12.0]])
POLYNOMIALS: Cases = {
    f"aten.special_{name}.{form}": calls
    for name in (
        "chebyshev_polynomial_t",
        "chebyshev_polynomial_u",
        "chebyshev_polynomial_v",
        "chebyshev_polynomial_w",
        "shifted_chebyshev_polynomial_t",
        "shifted_chebyshev_polynomial_u",
        "shifted_chebyshev_polynomial_v",
        "shifted_chebyshev_polynomial_w",
        "hermite_polynomial_h",
        "hermite_polynomial_he",
        "laguerre_polynomial_l",
        "legendre_polynomial_p",
    )
    for form, calls in {
        "default": [
            call(POINTS, DEGREES),
            call(POINTS.double(), DEGREES.double()),
            call(unit(5), i64(5).abs()),
            call(f32(0), f32(0)),
        ],
        "x_scalar": [call(0.25, DEGREES)],
        "n_scalar": [call(POINTS, 5), call(i64(4), 3)],
    }.items()
}
SHAPE = torch.tensor(
    [0.0, 1e-12, 1e-3, 0.3, 1.0, 4.5, 19.0, 21.0, 150.0, 250.0, 5e3, 2e4, 1e7, INF, -1.0, NAN]
)
RATIO = torch.tensor([[0.0], [0.1], [0.7], [0.98], [1.0], [1.001], [1.2], [3.0], [200.0], [INF]])
NEAR = SHAPE * RATIO
GAMMA: Cases = {
    f"aten.{name}.default": [
        call(SHAPE, torch.where(NEAR.isnan(), SHAPE, NEAR)),
        call(SHAPE[:7].double(), NEAR[:, :7].double()),
        call(SHAPE[2:11].bfloat16(), NEAR[:, 2:11].bfloat16()),
        call(SHAPE[2:9].half(), torch.tensor(0.5).half()),
        call(torch.zeros(3), torch.tensor([0.0, 1.0, INF])),
        call(torch.tensor(0.25), torch.tensor(2.0)),
        call(f32(0), f32(0)),
    ]
    for name in ("igamma", "igammac")
}
FAMILIES = {"gamma": GAMMA, "bessel": BESSEL, "normal": NORMAL, "zeta": ZETA, "polynomials": POLYNOMIALS}


def exact(op: Any, args: tuple[Any, ...]) -> torch.Tensor:
    """The result that eager PyTorch gives for the same numbers in float64, rounded to the type it gives."""
    wide = [a.double() if isinstance(a, torch.Tensor) else a for a in args]
    return op(*wide).to(op(*args).dtype)


@pytest.mark.parametrize(("name", "calls"), flatten(FAMILIES))
def test_gives_what_eager_gives_in_float64(name: str, calls: list[Call]) -> None:
    op = overload(name)
    expected = [exact(op, args) for args, _ in calls]
    graph = CallGraph()
    for (args, kwargs), wanted in zip(calls, expected, strict=True):
        graph.add(op, [graph.placeholders(a) for a in args], kwargs, wanted)
    for result, wanted, (args, _) in zip(graph.run(), expected, calls, strict=True):
        try:
            compare(result, wanted)
        except AssertionError as error:
            raise AssertionError(f"{name}{describe(args)}\n{error}") from error


EXACT = {
    "special_bessel_j0": scipy.special.j0,
    "special_bessel_j1": scipy.special.j1,
    "special_bessel_y0": scipy.special.y0,
    "special_bessel_y1": scipy.special.y1,
    "special_airy_ai": lambda x: scipy.special.airy(-x / 3)[0],
}


@pytest.mark.parametrize("name", sorted(COARSE))
def test_is_exact_where_eager_is_coarse(name: str) -> None:
    x = torch.linspace(0.05, 60, 400).double()
    argument = -x / 3 if name == "special_airy_ai" else x
    graph = CallGraph()
    graph.add(overload(f"aten.{name}.default"), [graph.placeholders(argument)], {}, x)
    compare(graph.run()[0], torch.from_numpy(EXACT[name](x.numpy())))


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_incomplete_gamma_functions_are_exact_where_eager_is_coarse(dtype: torch.dtype) -> None:
    a = torch.logspace(-6, 7, 40, dtype=torch.float64).to(dtype)[:, None]
    near = torch.tensor([0.7, 0.98, 1 - 1e-4, 1.0, 1.001, 1.2], dtype=dtype)
    x = a * torch.cat([torch.logspace(-8, 4, 49, dtype=dtype), near])
    for name, wanted in (("igamma", scipy.special.gammainc), ("igammac", scipy.special.gammaincc)):
        graph = CallGraph()
        graph.add(overload(f"aten.{name}.default"), [graph.placeholders(a), graph.placeholders(x)], {}, x)
        exact = wanted(a.double().expand(x.shape).numpy(), x.double().numpy())
        # Relatively: what is tiny counts like the rest.
        smallest = 1e-30 if dtype == torch.float32 else 1e-200
        limit = 1.3e-6 if dtype == torch.float32 else 2e-7
        torch.testing.assert_close(
            graph.run()[0].double(), torch.from_numpy(exact), rtol=limit, atol=smallest
        )
