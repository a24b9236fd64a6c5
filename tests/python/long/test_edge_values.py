"""Numbers at the edges of their types give what eager PyTorch gives: bounds that a type does not have, powers
that overflow, and NaN that the compiler sees before the program runs."""

import math
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F

NAN, INF = math.nan, math.inf

INTEGERS = {
    torch.uint8: [0, 1, 2, 127, 128, 254, 255],
    torch.int8: [0, 1, 2, 127, -128, -1, -3],
    torch.int32: [0, 1, 3, 2**31 - 1, -(2**31), -1, -3],
    torch.int64: [0, 1, 3, 2**63 - 1, -(2**63), -1, -3],
}

NUMBERS = [-1, 65, 255, 256, 300, -129, 2**31, 2**32 + 3, 2**63 - 1, 1.5]

WITH_A_NUMBER: dict[str, Callable[[torch.Tensor, float], torch.Tensor]] = {
    "add": lambda x, s: x + s,
    "sub with alpha": lambda x, s: torch.sub(x, x, alpha=s),
    "mul": lambda x, s: x * s,
    "eq": lambda x, s: x == s,
    "lt": lambda x, s: x < s,
    "ge": lambda x, s: x >= s,
    "bitwise_and": lambda x, s: x & s,
    "pow": lambda x, s: x**s,
    "clamp_min": lambda x, s: x.clamp_min(s),
    "clamp_max": lambda x, s: x.clamp_max(s),
    "clamp from": lambda x, s: x.clamp(s, 100),
    "clamp to": lambda x, s: x.clamp(-1, s),
    "clamp by tensors": lambda x, s: x.clamp(torch.tensor(s), torch.tensor(100)),
    "hardtanh": lambda x, s: F.hardtanh(x, -1, s),
    "relu6": lambda x, s: F.relu6(x),
    "threshold": lambda x, s: F.threshold(x, s, 3),
    "where": lambda x, s: torch.where(x > 1, x, s),
    "masked_fill": lambda x, s: x.masked_fill(x > 1, s),
    "full_like": torch.full_like,
    "fill": lambda x, s: x.clone().fill_(s),
    "pad": lambda x, s: F.pad(x, (1, 1), value=s),
    "index_fill": lambda x, s: x.index_fill(0, torch.tensor([1]), s),
    "scatter": lambda x, s: x.scatter(0, torch.tensor([0, 2]), s),
    "logical_and": lambda x, s: torch.logical_and(x, torch.tensor(s)),
    "linspace": lambda x, s: torch.linspace(0, s, 5, dtype=x.dtype),
    "searchsorted": lambda x, s: torch.searchsorted(x.sort().values, s),
}


def compile_fresh(f: Callable[..., list[torch.Tensor]]) -> Callable[..., list[torch.Tensor]]:
    torch._dynamo.reset()
    return torch.compile(f, backend="tpu", options={"cache": "off"})


def same(ours: torch.Tensor, eager: torch.Tensor) -> bool:
    if ours.dtype != eager.dtype or ours.shape != eager.shape:
        return False
    return (
        torch.allclose(ours, eager, equal_nan=True) if eager.is_floating_point() else torch.equal(ours, eager)
    )


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_numbers_outside_of_an_integer_type_mean_what_they_mean_in_eager(dtype: torch.dtype) -> None:
    x = torch.tensor(INTEGERS[dtype], dtype=dtype)
    cases = []
    for name, f in WITH_A_NUMBER.items():
        for number in NUMBERS:
            if name == "linspace" and abs(number) > 2**53:
                continue  # Whether the last element of such a range overflows is chance in eager, too.
            try:
                cases.append((name, f, number, f(x, number)))
            except (RuntimeError, TypeError, ValueError):
                continue  # What eager refuses has no value.
    assert len(cases) > 150
    ours = compile_fresh(lambda x: [f(x, number) for _, f, number, _ in cases])(x)
    wrong = [
        (name, number, eager.tolist(), y.tolist())
        for (name, _, number, eager), y in zip(cases, ours, strict=True)
        if not same(y, eager)
    ]
    assert not wrong


def test_a_bound_that_no_value_keeps_to_raises_as_in_eager() -> None:
    x = torch.zeros(3, dtype=torch.uint8)
    for f in (lambda x: x.clamp_max(-1), lambda x: x.clamp(300, 400)):
        with pytest.raises(RuntimeError, match="outside the representable range"):
            f(x)
        with pytest.raises(RuntimeError, match="outside the representable range"):
            compile_fresh(f)(x)


def test_powers_of_integers_read_the_whole_exponent() -> None:
    for dtype in (torch.int8, torch.int64):
        top = torch.iinfo(dtype).max
        base = torch.tensor([0, 1, -1, 2, 3, -3, top, -top - 1], dtype=dtype).reshape(-1, 1)
        exponent = torch.tensor([0, 1, 2, 31, 63, 64, 65, 100, top, -1, -2, -top - 1], dtype=dtype)
        ours = compile_fresh(lambda b, e: [b**e, 2**e, b**100])(base, exponent)
        for y, eager in zip(ours, [base**exponent, 2**exponent, base**100], strict=True):
            assert torch.equal(y, eager), dtype


ON_NAN: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "relu": torch.relu,
    "relu6": F.relu6,
    "hardtanh": F.hardtanh,
    "hardsigmoid": F.hardsigmoid,
    "hardswish": F.hardswish,
    "clamp": lambda c: c.clamp(-3, 3),
    "clamp_min": lambda c: c.clamp_min(0),
    "clamp_max": lambda c: c.clamp_max(0),
    "clamp by tensors": lambda c: c.clamp(torch.zeros(4), torch.ones(4)),
    "maximum": lambda c: torch.maximum(c, torch.zeros(4)),
    "maximum, reversed": lambda c: torch.maximum(torch.ones(4), c),
    "minimum": lambda c: torch.minimum(c, torch.tensor([0.0, INF, -INF, 1.0])),
    "minimum, reversed": lambda c: torch.minimum(torch.full((4,), -INF), c),
    "fmax": lambda c: torch.fmax(c, torch.zeros(4)),
    "hypot": lambda c: torch.hypot(c, torch.ones(4)),
    "amax": lambda c: c.amax(),
    "cummax": lambda c: c.cummax(0).values,
    "max_pool": lambda c: F.max_pool1d(c.reshape(1, 1, 4), 2),
    "sign": torch.sign,
    "round": torch.round,
    "clamp after arithmetic": lambda c: ((c - c) / (c - c)).clamp(0, 1),
    "exp": torch.exp,
    "exp of half": lambda c: torch.exp(c.bfloat16() - 1).float(),
    "expm1": torch.expm1,
    "exp2": torch.exp2,
    "sinh": torch.sinh,
    "cosh": torch.cosh,
    "tanh": torch.tanh,
    "sigmoid": torch.sigmoid,
    "sigmoid of half": lambda c: torch.sigmoid(c.bfloat16()).float(),
    "erf": torch.erf,
    "erfc": torch.erfc,
    "erfc of half": lambda c: torch.erfc(c.bfloat16()).float(),
    "softplus": F.softplus,
    "logsigmoid": F.logsigmoid,
    "silu": F.silu,
    "elu": F.elu,
    "logaddexp": lambda c: torch.logaddexp(c, torch.ones(4)),
    "softmax": lambda c: c.softmax(0),
    "log_softmax": lambda c: c.log_softmax(0),
    "logsumexp": lambda c: c.logsumexp(0),
    "pow": lambda c: c**2.5,
    "log": torch.log,
    "sqrt": torch.sqrt,
    "sin": torch.sin,
}

SEEN: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "one number": lambda x: torch.full((4,), NAN),
    "some of a literal": lambda x: torch.tensor([NAN, 1.0, -2.0, NAN]),
    "in an argument": lambda x: x * NAN,
    "mean of nothing": lambda x: x[:0].mean().expand(4),
    "zero over zero": lambda x: torch.zeros(4) / torch.zeros(4),
    "by a choice": lambda x: torch.where(x > 0, NAN, x),
    "in a product with truth values": lambda x: (x > 0) * NAN,
    "logarithms": lambda x: torch.log(torch.arange(4.0) - 2),
    "infinity in a product, times zero": lambda x: (x * INF) * 0,
    "infinity in a sum, less itself": lambda x: (x + INF) - INF,
    "infinity in a quotient, by itself": lambda x: (x / INF) * INF,
    "infinity minus a product with it": lambda x: INF - (x.abs() + 1) * INF,
    "products with infinity, one less the other": lambda x: x * INF - x.abs() * INF,
    "infinity by a choice, times zero": lambda x: torch.where(x > 0, INF, x) * 0,
    "sine of infinity by a choice": lambda x: torch.where(x > 0, INF, x * 0).sin(),
    "infinity in a moved product, times zero": lambda x: (x.reshape(2, 2).t() * INF).reshape(4).flip(0) * 0,
    "a gather of constants": lambda x: torch.tensor([NAN, 1.0, 2.0, INF])[torch.tensor([0, 3, 2, 0])] + x,
    "zero times the larger one": lambda x: torch.maximum(torch.full((4,), INF), torch.ones(4)) * 0,
}


@pytest.mark.parametrize("seen", SEEN)
def test_a_nan_that_the_compiler_sees_stays(seen: str) -> None:
    x = torch.tensor([1.0, -1.0, 2.0, 0.0])

    def run(x: torch.Tensor) -> list[torch.Tensor]:
        return [f(SEEN[seen](x)) for f in ON_NAN.values()]

    for name, y, eager in zip(ON_NAN, compile_fresh(run)(x), run(x), strict=True):
        assert torch.equal(y.isnan(), eager.isnan()), (name, y, eager)
        assert same(y, eager), (name, y, eager)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16, torch.bfloat16], ids=str)
def test_a_product_with_a_mask_keeps_nan_and_infinity_times_zero(dtype: torch.dtype) -> None:
    def run(x: torch.Tensor, y: torch.Tensor) -> list[torch.Tensor]:
        mask = x > 5
        return [
            mask * y,
            y * mask.to(dtype),
            mask * INF,
            mask / 0,
            mask.to(torch.int8).to(dtype) * y,
            mask.to(dtype) / 0,
        ]

    x, y = torch.tensor([1, 9, 1, 9]), torch.tensor([NAN, NAN, INF, -INF], dtype=dtype)
    for ours, eager in zip(compile_fresh(run)(x, y), run(x, y), strict=True):
        assert same(ours, eager), (ours, eager)


def test_elu_of_zero_is_zero_whatever_alpha_is() -> None:
    x = torch.tensor([0.0, -0.0, 1.0, NAN])
    for ours, eager in zip(
        compile_fresh(lambda x: [F.elu(x, INF), F.celu(x, INF)])(x),
        [F.elu(x, INF), F.celu(x, INF)],
        strict=True,
    ):
        assert same(ours, eager), (ours, eager)


def test_gathers_of_what_the_compiler_knows_are_right() -> None:
    def run(x: torch.Tensor) -> list[torch.Tensor]:
        aten = torch.ops.aten
        return [
            aten._adaptive_avg_pool2d_backward(torch.ones(1, 8, 5, 7), x),
            aten._adaptive_avg_pool2d(torch.ones(1, 8, 8, 8) * 3, [5, 7]),
            torch.arange(12.0).reshape(3, 4)[:, torch.tensor([[0, 3], [1, 1]])],
            torch.arange(40.0).reshape(2, 4, 5).index_select(1, torch.tensor([3, 0, 1])),
        ]

    x = torch.zeros(1, 8, 8, 8)
    for ours, eager in zip(compile_fresh(run)(x), run(x), strict=True):
        torch.testing.assert_close(ours, eager)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16], ids=str)
def test_gelu_ends_at_zero_and_its_argument(dtype: torch.dtype) -> None:
    x = torch.tensor([100.0, -100, 12, -12, 6, -6, 5, -5, INF, NAN], dtype=dtype, requires_grad=True)

    def run(x: torch.Tensor) -> list[torch.Tensor]:
        (gradient,) = torch.autograd.grad(F.gelu(x).sum(), x)
        return [F.gelu(x), gradient, torch.erf(x)]

    y, gradient, erf = compile_fresh(run)(x)
    wide = x.detach().double().requires_grad_()
    expected = run(wide)
    small = 2e-6 if dtype is torch.float32 else 1e-15 if dtype is torch.float64 else 2e-2
    for ours, eager in zip((y, gradient, erf), expected, strict=True):
        torch.testing.assert_close(
            ours.double(), eager, atol=small, rtol=1e-6 if small < 1e-2 else 1e-2, equal_nan=True
        )
    assert y[1] == 0
    assert gradient[1] == 0
    assert F.gelu(torch.tensor(-INF, dtype=dtype)).isnan()
    assert compile_fresh(F.gelu)(torch.tensor(-INF, dtype=dtype)).isnan()


@pytest.mark.parametrize("exponent", [16777217, 16777219, -16777217, 16777216, 2**31 + 1])
def test_odd_powers_that_float32_does_not_have_keep_the_sign(exponent: int) -> None:
    x = torch.tensor([-1.0, 1.0, -0.9999999, 0.9999999, 0.0, -0.0, INF, -INF, NAN, -2.0])
    ours, eager = compile_fresh(lambda x: x**exponent)(x), x**exponent
    torch.testing.assert_close(ours, eager, rtol=1e-5, atol=0, equal_nan=True)
    assert torch.equal(ours.signbit() | ours.isnan(), eager.signbit() | eager.isnan())


MAGIC = 12582912.0
"""1.5 · 2²³: added to a small float32 and taken away again, it rounds to a whole number."""
CHAINS: dict[str, tuple[Callable[..., torch.Tensor], list[torch.Tensor]]] = {
    "rounding by a sum": (lambda x: (x + MAGIC) - MAGIC, [torch.tensor([1.3, 2.7])]),
    "rounding by a difference": (lambda x: (x - MAGIC) + MAGIC, [torch.tensor([1.3, 2.7])]),
    "rounding from a number": (lambda x: (MAGIC - x) - MAGIC, [torch.tensor([1.3, 2.7])]),
    "rounding of rows": (
        lambda x: (x + MAGIC).reshape(2, 1).expand(2, 3) - MAGIC,
        [torch.tensor([1.3, 2.7])],
    ),
    "rounding through a wider type": (
        lambda x: (x + MAGIC).double().float() - MAGIC,
        [torch.tensor([1.3, 2.7])],
    ),
    "rounding by tensors": (
        lambda x: (x + torch.tensor([MAGIC, MAGIC / 2])) - torch.tensor([MAGIC, MAGIC / 2]),
        [torch.tensor([1.3, 2.7])],
    ),
    "rounding of half": (lambda x: (x + 1536) - 1536, [torch.tensor([1.3, 2.7]).half()]),
    "rounding of double": (lambda x: (x + 1.5 * 2**52) - 1.5 * 2**52, [torch.tensor([1.3, 2.7]).double()]),
    "sum of large numbers": (lambda x: (x + 3e38) + 3e38, [torch.tensor([-3.2e38, -3.3e38])]),
    "large factors": (lambda x: x * 1e20 * 1e20, [torch.tensor([1e-30, 1e-35])]),
    "small factors": (lambda x: x * 1e-25 * 1e-25, [torch.tensor([1e30, 1e35])]),
    "large factors of half": (lambda x: x * 1000 * 1000, [torch.tensor([0.01, 0.02]).half()]),
    "large factors of double": (lambda x: x * 1e200 * 1e200, [torch.tensor([1e-300]).double()]),
    "factors and a sign": (lambda x: -(x * 1e20) * 1e20, [torch.tensor([1e-30, 1e-35])]),
    "factors of two": (
        lambda x, y: (x * 1e30).unsqueeze(0) * (y * 1e30),
        [torch.tensor([1e-30]), torch.tensor([1e-20])],
    ),
    "divisors": (lambda x: x / 1e20 / 1e20, [torch.tensor([1e30, 1e35])]),
    "divisors of half": (lambda x: x / 300 / 300, [torch.tensor([1000.0, 5e4]).half()]),
    "divisors that are tensors": (
        lambda x, y: x / y / y,
        [torch.tensor([1000.0, 5e4]).half(), torch.tensor([300.0, 400.0]).half()],
    ),
    "a quotient as divisor": (
        lambda x, y: x / (y / y.flip(0)),
        [torch.tensor([1e30, 1e35]), torch.tensor([1e20, 1e25])],
    ),
    "quotients": (
        lambda x, y: (x / y) / (y / x),
        [torch.tensor([1e30, 1e35]), torch.tensor([1e20, 1e25])],
    ),
}


def test_chains_are_computed_step_by_step() -> None:
    """XLA joins the constants of a chain, which cancel or leave their type's range."""

    def all_of_them(*given: torch.Tensor) -> list[torch.Tensor]:
        rest = list(given)
        return [f(*(rest.pop(0) for _ in xs)) for f, xs in CHAINS.values()]

    given = [x for _, xs in CHAINS.values() for x in xs]
    ours = compile_fresh(all_of_them)(*given)
    wrong = [
        (name, eager.tolist(), y.tolist())
        for name, eager, y in zip(CHAINS, all_of_them(*given), ours, strict=True)
        if not torch.allclose(y, eager, rtol=1e-5 if eager.dtype != torch.half else 1e-3, atol=0)
    ]
    assert not wrong
