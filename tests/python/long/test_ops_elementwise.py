"""Elementwise ops against eager PyTorch: argument forms, types that promote differently, special values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from op_cases import (
    INF,
    NAN,
    Call,
    Cases,
    bf16,
    bools,
    c64,
    call,
    check_op,
    f16,
    f32,
    f64,
    flatten,
    i32,
    i64,
    integers,
    positive,
    special,
    u8,
    unary,
    unit,
)

S, S_BF16 = special(), special(torch.bfloat16)
COLUMN = S.reshape(-1, 1)
NONZERO = torch.tensor([3, -3, 2, -2, 7, -7, 1, -1])
DIVIDEND = torch.tensor([7, 7, -7, -7, 6, -6, 0, 5])

PAIRS = [
    call(f32(2, 3), f32(3)),
    call(f32(2, 1, 3), f32(4, 1)),
    call(f32(2, 3), 2.5),
    call(f32(2, 3), 3),
    call(f32(3), torch.tensor(0.3, dtype=torch.float64)),
    call(bf16(2, 3), bf16(3)),
    call(bf16(64), 0.044715),
    call(bf16(64), torch.tensor(0.3)),
    call(bf16(3), f32(3)),
    call(f16(2, 3), f16(3)),
    call(f64(3), f32(3)),
    call(i64(2, 3), f32(3)),
    call(COLUMN, S),
    call(c64(3), c64(3)),
    call(f32(3), c64(3)),
    call(f32(0, 3), f32(3)),
]
INTEGER_PAIRS = [
    call(DIVIDEND, NONZERO),
    call(DIVIDEND, 3),
    call(DIVIDEND.int(), NONZERO),
    call(DIVIDEND, torch.tensor(-2, dtype=torch.int32)),
    call(u8(6), torch.tensor([3, 7, 255, 1, 2, 9], dtype=torch.uint8)),
    call(DIVIDEND.to(torch.int8), -3),
]
REAL_PAIRS = [c for c in PAIRS if not any(isinstance(a, torch.Tensor) and a.is_complex() for a in c[0])]


def of_tensors(calls: list) -> list:
    """The calls without numbers."""
    return [c for c in calls if all(isinstance(a, torch.Tensor) for a in c[0])]


BOOL_PAIRS = [call(bools(2, 3), bools(3)), call(bools(4), i64(4)), call(bools(4), True)]
FLOATS = [f32(2, 3), bf16(33), f16(5), f64(4), S, S_BF16, f32()]


def with_keyword(calls: list, **keywords: object) -> list:
    return [(args, {**kwargs, **keywords}) for args, kwargs in calls]


ARITHMETIC: Cases = {
    "aten.add.Tensor": [
        *PAIRS,
        *INTEGER_PAIRS,
        *BOOL_PAIRS,
        call(f32(3), f32(3), alpha=2),
        call(bf16(64), bf16(64), alpha=0.3),
        call(i64(3), i64(3), alpha=-2),
        call(i32(3), 5, alpha=2),
        call(torch.tensor(2**62), torch.tensor(2**62)),
    ],
    "aten.add.Scalar": [call(f32(3), 2), call(f32(3), 2.5, 2), call(bf16(8), 0.1), call(i64(3), 4, 3)],
    "aten.sub.Tensor": [
        *PAIRS,
        *INTEGER_PAIRS,
        call(f32(3), f32(3), alpha=0.5),
        call(bf16(64), bf16(64), alpha=3),
    ],
    "aten.sub.Scalar": [call(f32(3), 2), call(f32(3), 2.5, 2), call(i64(3), 4, 3)],
    "aten.rsub.Tensor": [call(f32(3), f32(2, 3)), call(i64(3), i64(3), alpha=2)],
    "aten.rsub.Scalar": [call(f32(3), 2), call(bf16(9), 0.1), call(i64(3), 1), call(f32(3), 1.0, 2.0)],
    "aten.mul.Tensor": [*PAIRS, *INTEGER_PAIRS, *BOOL_PAIRS, call(bools(3), 2.5)],
    "aten.mul.Scalar": [call(f32(3), 2), call(bf16(64), 0.1), call(i64(3), 3), call(i64(3), 0.5)],
    "aten.div.Tensor": [*PAIRS, *INTEGER_PAIRS, call(bools(3), 2), call(f32(4), 0.0)],
    "aten.div.Scalar": [call(f32(3), 49), call(bf16(64), 0.3), call(i64(3), 2)],
    "aten.div.Tensor_mode": [
        *with_keyword(REAL_PAIRS + INTEGER_PAIRS, rounding_mode="floor"),
        *with_keyword(REAL_PAIRS + INTEGER_PAIRS, rounding_mode="trunc"),
        *with_keyword(PAIRS[:3], rounding_mode=None),
    ],
    "aten.div.Scalar_mode": [
        call(f32(3), 2, rounding_mode="floor"),
        call(i64(3), 2, rounding_mode="trunc"),
    ],
    "aten.floor_divide.default": [*REAL_PAIRS, *INTEGER_PAIRS],
    "aten.floor_divide.Scalar": [call(f32(5), 0.3), call(i64(5), 4)],
    "aten.remainder.Tensor": of_tensors(REAL_PAIRS + INTEGER_PAIRS),
    "aten.remainder.Scalar": [call(f32(5), 0.3), call(f32(5), -0.3), call(i64(9), 4), call(i64(9), -4)],
    "aten.remainder.Scalar_Tensor": [call(7, NONZERO), call(-7.5, f32(4))],
    "aten.fmod.Tensor": of_tensors(REAL_PAIRS + INTEGER_PAIRS),
    "aten.fmod.Scalar": [call(f32(5), 0.3), call(f32(5), -0.3), call(i64(9), 4), call(i64(9), -4)],
    "aten.pow.Tensor_Scalar": [
        *[call(positive(5), p) for p in (0, 1, 2, 3, 0.5, -0.5, -1, -2, 2.5, 3.0)],
        *[call(S, p) for p in (0, 0.5, 2, 3.0, -1, -0.5, 1.7)],
        *[call(bf16(9).abs(), p) for p in (2, 3.0, 0.5, 1.3)],
        *[call(i64(5), p) for p in (0, 1, 2, 3, 5)],
        call(i64(5).abs(), 0.5),
        call(c64(3), 2),
    ],
    "aten.pow.Tensor_Tensor": [
        call(positive(2, 3), f32(3)),
        call(COLUMN, S),
        call(i64(6), torch.tensor([0, 1, 2, 3, 4, 5])),
        call(torch.tensor([1, -1, 1, -1]), torch.tensor([-1, -1, -2, -2])),
        call(bf16(5).abs(), bf16(5)),
        call(i64(3).abs(), f32(3)),
    ],
    "aten.pow.Scalar": [
        call(2, f32(4)),
        call(1, f32(3)),
        call(2, torch.tensor([0, 1, 5])),
        call(0.3, bf16(9)),
    ],
    "aten.maximum.default": [
        *REAL_PAIRS[:2],
        call(COLUMN, S),
        call(i64(3), i64(3)),
        call(bools(3), bools(3)),
    ],
    "aten.minimum.default": [
        *REAL_PAIRS[:2],
        call(COLUMN, S),
        call(i64(3), i64(3)),
        call(bools(3), bools(3)),
    ],
    "aten.fmax.default": [call(COLUMN, S), call(S_BF16, bf16(16)), call(i64(3), i64(3))],
    "aten.fmin.default": [call(COLUMN, S), call(S_BF16, bf16(16)), call(i64(3), i64(3))],
    "aten.clamp.default": [
        call(S, -1, 1),
        call(S, 0.5),
        call(S, None, 0.5),
        call(S, 2, -2),
        call(i64(9), -3, 4),
        call(i64(9), -2.5, 2.5),
        call(bf16(9), -0.3, 0.3),
    ],
    "aten.clamp.Tensor": [
        call(S, f32(16), f32(16)),
        call(S, torch.tensor(0.0)),
        call(S, None, torch.tensor(NAN)),
        call(f32(2, 3), f32(3), f32(2, 1)),
    ],
    "aten.clamp_min.default": [call(S, 0.5), call(i64(4), 1)],
    "aten.clamp_min.Tensor": [call(S, f32(16))],
    "aten.clamp_max.default": [call(S, 0.5), call(i64(4), 1)],
    "aten.clamp_max.Tensor": [call(S, f32(16))],
    "aten.where.self": [
        call(bools(2, 3), f32(2, 3), f32(3)),
        call(bools(4, 1, 2), torch.tensor(-INF), torch.tensor(0.0)),
        call(torch.tensor(True), f32(2, 3), f32(3)),
        call(bools(2, 3), i64(3), f32(2, 1)),
        call(bools(2, 3), bf16(3), torch.tensor(0.3)),
        call(bools(3), bools(3), bools(3)),
        call(bools(3), c64(3), c64(3)),
    ],
    "aten.where.ScalarSelf": [call(bools(3), 1.5, f32(3)), call(bools(3), 2, i64(3))],
    "aten.where.ScalarOther": [call(bools(3), f32(3), 0), call(bools(3), i64(3), 2.5)],
    "aten.where.Scalar": [call(bools(3), 1, 0), call(bools(3), 1.5, 0)],
    "aten.lerp.Scalar": [call(f32(3), f32(3), 0.3), call(f32(3), f32(3), 0.9), call(bf16(64), bf16(64), 0.3)],
    "aten.lerp.Tensor": [call(f32(2, 3), f32(3), unit(2, 3)), call(f32(3), f32(3), torch.tensor(1.0))],
    "aten.addcmul.default": [
        call(f32(2, 3), f32(3), f32(2, 1)),
        call(f32(3), f32(3), f32(3), value=0.5),
        call(bf16(64), bf16(64), bf16(64), value=0.3),
        call(i64(3), i64(3), i64(3), value=2),
    ],
    "aten.addcdiv.default": [
        call(f32(2, 3), f32(3), positive(2, 1)),
        call(f32(3), f32(3), positive(3), value=-0.5),
    ],
    "aten.neg.default": [*unary(*FLOATS, i64(3), c64(3), u8(3))],
    "aten.abs.default": [*unary(*FLOATS, i64(3), u8(3), c64(3))],
    "aten.sign.default": [*unary(*FLOATS, i64(9), u8(3), bools(3))],
    "aten.sgn.default": [*unary(*FLOATS, i64(9), c64(3), torch.zeros(2, dtype=torch.complex64))],
    "aten.copysign.Tensor": [
        call(COLUMN, S),
        call(i64(4), f32(4)),
        call(bf16(16), S_BF16),
        call(f64(3), f64(3)),
    ],
    "aten.hypot.default": [
        call(COLUMN, S),
        call(f32(3) * 1e30, f32(3) * 1e30),
        call(bf16(9), bf16(9)),
        call(f64(3), f64(3)),
    ],
    "aten.copysign.Scalar": [call(f32(3), -0.0), call(i64(3), -1)],
}

COMPARED = [
    call(f32(2, 3), f32(3)),
    call(COLUMN, S),
    call(i64(2, 9), i64(9)),
    call(i64(9), 0.5),
    call(i64(9), 2),
    call(f32(9), 0),
    call(bf16(2), 0.1),
    call(torch.tensor([0.1, 0.2]).bfloat16(), 0.1),
    call(torch.tensor([0.1, 0.2]).bfloat16(), torch.tensor(0.1)),
    call(torch.tensor([0.1, 0.2]).bfloat16(), torch.tensor([0.1, 0.2])),
    call(torch.tensor([0.1]), torch.tensor([0.1], dtype=torch.float64)),
    call(torch.tensor(0.1), torch.tensor(0.1, dtype=torch.float64)),
    call(i64(9), torch.tensor(0.5)),
    call(torch.tensor([2**24 + 1]), torch.tensor([2.0**24])),
    call(bools(4), bools(4)),
    call(bools(4), 1),
    call(bools(4), i64(4)),
    call(u8(9), 100),
    call(u8(9), i32(9)),
]
EQUAL = [call(c64(3), c64(3)), call(c64(3), 1.0)]
BITS = [
    call(i64(9), i64(9)),
    call(i32(3, 1), i32(4)),
    call(u8(9), u8(9)),
    call(bools(), bools(1, 3)),
    call(bools(4), i64(4)),
    call(i64(4), 5),
]
SHIFT_BY = torch.tensor([0, 1, 5, 31, 32, 63, 64, 100])
SHIFTS = [
    call(torch.arange(-4, 4), SHIFT_BY),
    call(torch.arange(-4, 4, dtype=torch.int32), SHIFT_BY.int()),
    call(u8(8), torch.tensor([0, 1, 7, 8, 9, 2, 3, 4], dtype=torch.uint8)),
    call(i64(4), 2),
]

COMPARISONS: Cases = {
    **{
        f"aten.{name}.{overload}": [
            c
            for c in (COMPARED + EQUAL if name in ("eq", "ne") else COMPARED)
            if isinstance(c[0][1], torch.Tensor) == (overload == "Tensor")
        ]
        for name in ("eq", "ne", "lt", "le", "gt", "ge")
        for overload in ("Tensor", "Scalar")
    },
    **{
        f"aten.logical_{name}.default": [call(bools(4), bools(4)), call(S, i64(16)), call(c64(3), f32(3))]
        for name in ("and", "or", "xor")
    },
    "aten.logical_not.default": unary(bools(4), S, i64(4), c64(3)),
    **{
        f"aten.bitwise_{name}.{overload}": [
            c for c in BITS if isinstance(c[0][1], torch.Tensor) == (overload == "Tensor")
        ]
        for name in ("and", "or", "xor")
        for overload in ("Tensor", "Scalar")
    },
    **{f"aten.bitwise_{name}.Scalar_Tensor": [call(6, i64(5))] for name in ("and", "or", "xor")},
    "aten.bitwise_not.default": unary(i64(4), u8(4), bools(4)),
    "aten.bitwise_left_shift.Tensor": SHIFTS[:3],
    "aten.bitwise_left_shift.Tensor_Scalar": SHIFTS[3:],
    "aten.bitwise_left_shift.Scalar_Tensor": [call(3, torch.arange(5))],
    "aten.bitwise_right_shift.Tensor": SHIFTS[:3],
    "aten.bitwise_right_shift.Tensor_Scalar": SHIFTS[3:],
    "aten.bitwise_right_shift.Scalar_Tensor": [call(-300, torch.arange(5))],
    "aten.__lshift__.Tensor": SHIFTS[:3],
    "aten.__lshift__.Scalar": SHIFTS[3:],
    "aten.__rshift__.Tensor": SHIFTS[:3],
    "aten.__rshift__.Scalar": SHIFTS[3:],
    **{
        f"aten.{name}.default": unary(S, S_BF16, special(torch.float64), i64(3), bools(3))
        for name in ("isnan", "isinf", "isposinf", "isneginf", "isfinite", "signbit")
    },
}
COMPARISONS["aten.isnan.default"] += unary(torch.complex(S, f32(16)))
COMPARISONS["aten.isinf.default"] += unary(torch.complex(S, f32(16)))
COMPARISONS["aten.isfinite.default"] += unary(torch.complex(S, f32(16)))

ANY = [f32(2, 3), bf16(64), f16(5), f64(4), S, S_BF16, i64(4).abs(), bools(3), f32(), f32(0, 2)]
UNIT = [unit(7), unit(7).bfloat16(), unit(3).double(), torch.tensor([0.0, -0.0, 1.0, -1.0, 2.0, NAN, INF])]
POSITIVE = [positive(7), positive(7).bfloat16(), positive(3).double(), S, i64(4).abs()]

MATH: Cases = {
    **{
        f"aten.{name}.default": unary(*ANY, c64(3))
        for name in ("exp", "expm1", "sin", "cos", "tan", "tanh", "sigmoid", "sinh", "cosh", "atan")
    },
    **{
        f"aten.{name}.default": unary(*POSITIVE, c64(3))
        for name in ("log", "log2", "log10", "log1p", "sqrt", "rsqrt", "reciprocal")
    },
    **{f"aten.{name}.default": unary(*UNIT) for name in ("asin", "acos", "atanh")},
    "aten.erfinv.default": unary(*UNIT, 1 - 0.5 ** torch.arange(1, 53).double()),
    "aten.exp2.default": unary(*ANY, torch.arange(-5, 6)),
    "aten.log2.default": unary(*POSITIVE, 2.0 ** torch.arange(-9.0, 20.0)),
    "aten.asinh.default": unary(*ANY),
    "aten.acosh.default": unary(positive(7) + 1, S),
    "aten.atan2.default": [
        call(COLUMN, S),
        call(bf16(9), bf16(9)),
        call(f32(3), f32(2, 1)),
        call(i64(3), i64(3)),
    ],
    **{f"aten.{name}.default": unary(*ANY) for name in ("erf", "erfc")},
    **{f"aten.{name}.default": unary(*POSITIVE, f32(9) * 5) for name in ("lgamma", "digamma")},
    "aten.logit.default": [
        *unary((unit(7) + 1) / 2, (unit(7).bfloat16() + 1) / 2),
        call(UNIT[3], 1e-3),
        call(UNIT[3], 0.6),
    ],
    **{
        f"aten.{name}.default": unary(S, S_BF16, f32(9) * 4, i64(3))
        for name in ("ceil", "floor", "round", "trunc")
    },
    "aten.frac.default": unary(f32(9) * 4, bf16(9) * 4, special()[:2]),
    "aten.round.decimals": [
        call(f32(9) * 100, decimals=2),
        call(f32(9) * 100, decimals=-1),
        call(S, decimals=0),
        call(bf16(9), decimals=1),
    ],
}

ALL = [f32(2, 3), bf16(65), f16(5), f64(4), S, S_BF16]
FINITE = [torch.nan_to_num(x, nan=NAN, posinf=30.0, neginf=-30.0) for x in ALL]
GRADS = [
    call(f32(2, 3), f32(2, 3)),
    call(bf16(65), bf16(65)),
    call(f64(4), f64(4)),
    call(f32(16), torch.nan_to_num(S, posinf=40.0, neginf=-40.0)),
    call(f32(7), torch.tensor([-3.0, 3.0, -1.0, 1.0, 0.0, 0.5, -0.5])),
]


def with_numbers(calls: list, *numbers: object) -> list:
    return [((*args, *numbers), kwargs) for args, kwargs in calls]


ACTIVATIONS: Cases = {
    "aten.relu.default": unary(*ALL, i64(5)),
    "aten.threshold.default": [call(S, 0.5, -3.0), call(bf16(9), 0.1, 0.3), call(i64(9), 2, 7)],
    "aten.threshold_backward.default": [*with_numbers(GRADS, 0), *with_numbers(GRADS, 0.5)],
    # Of infinity, the form with `erf` is 0 · ∞: what that gives depends on how exactly `erf` reaches 1.
    "aten.gelu.default": [*unary(*FINITE), *with_keyword(unary(*ALL), approximate="tanh")],
    "aten.gelu_backward.default": [*GRADS, *with_keyword(GRADS, approximate="tanh")],
    "aten.silu.default": unary(*ALL),
    "aten.silu_backward.default": GRADS,
    "aten.sigmoid_backward.default": GRADS,
    "aten.tanh_backward.default": GRADS,
    "aten.leaky_relu.default": [*unary(*ALL), call(S, 0.3)],
    "aten.leaky_relu_backward.default": with_numbers(GRADS, 0.2, False),
    "aten._prelu_kernel.default": [call(f32(2, 3), f32(3)), call(bf16(9), bf16(1)), call(S, f32(1))],
    "aten._prelu_kernel_backward.default": [call(f32(2, 3), f32(2, 3), f32(2, 3)), call(f32(16), S, f32(1))],
    "aten.elu.default": [*unary(*ALL), call(S, 0.5), call(S, 0.5, 2.0, 3.0)],
    # Of a NaN, eager PyTorch takes the one or the other branch, as it is in a vector or behind the last one.
    "aten.elu_backward.default": [
        call(f32(16), 0.5, 2.0, 3.0, False, S.nan_to_num(1.5, INF, -INF)),
        call(f32(16), 0.5, 2.0, 3.0, True, S.nan_to_num(1.5, INF, -INF)),
        call(bf16(9), 1.0, 1.0, 1.0, False, bf16(9)),
    ],
    "aten.celu.default": [*unary(*ALL), call(S, 0.5)],
    "aten.selu.default": unary(*ALL),
    "aten.hardtanh.default": [*unary(*ALL), call(S, -0.5, 2.0), call(S, 0.0, 6.0)],
    "aten.hardtanh_backward.default": with_numbers(GRADS, -1.0, 1.0),
    "aten.hardswish.default": unary(*ALL),
    "aten.hardswish_backward.default": GRADS,
    "aten.hardsigmoid.default": unary(*ALL),
    # Eager PyTorch multiplies float64 by 1/6 rounded to float32.
    "aten.hardsigmoid_backward.default": [c for c in GRADS if c[0][0].dtype != torch.float64],
    "aten.hardshrink.default": [*unary(*ALL), call(S, 1.5)],
    "aten.hardshrink_backward.default": with_numbers(GRADS, 0.5),
    "aten.softshrink.default": [*unary(*ALL), call(S, 1.5)],
    "aten.softshrink_backward.default": with_numbers(GRADS, 0.5),
    "aten.softplus.default": [*unary(*ALL), call(S, 2.0, 10.0)],
    "aten.softplus_backward.default": [*with_numbers(GRADS, 1.0, 20.0), *with_numbers(GRADS, 2.0, 10.0)],
    "aten.log_sigmoid_forward.default": unary(*ALL),
    "aten.log_sigmoid_backward.default": [call(g, x, torch.exp(-x.abs())) for (g, x), _ in GRADS],
    "aten.mish.default": unary(*ALL),
    "aten.mish_backward.default": GRADS,
    "aten.native_dropout_backward.default": [call(f32(9), bools(9), 1.25), call(bf16(9), bools(9), 1.1)],
}

WIDE = torch.tensor([-1.5, -1.0, 0.0, 0.4, 1.9, 100.7, 255.0])
CONVERTED = [WIDE, WIDE.bfloat16(), WIDE.double(), i64(5), i32(5), u8(5), bools(5), c64(3)]
TYPES = [torch.float32, torch.bfloat16, torch.float16, torch.float64, torch.int64, torch.int32, torch.int8]
TYPES += [torch.uint8, torch.bool, torch.complex64]

CASTS: Cases = {
    "aten._to_copy.default": [
        *[call(x, dtype=d) for x in CONVERTED for d in TYPES if d.is_complex or not x.is_complex()],
        call(f32(2, 3), memory_format=torch.contiguous_format),
        call(f32(9), dtype=torch.float8_e4m3fn),
        call(f32(9).to(torch.float8_e5m2), dtype=torch.float32),
        call(torch.tensor([1e-3, 1.00390625, 3.0e38, NAN]), dtype=torch.bfloat16),
        call(integers(torch.int64, -(2**40), 2**40, 5), dtype=torch.int32),
        call(integers(torch.int64, -(2**40), 2**40, 5), dtype=torch.uint8),
        call(integers(torch.int64, -(2**40), 2**40, 5), dtype=torch.float32),
    ],
    "prims.convert_element_type.default": [call(f32(3), torch.bfloat16), call(i64(3), torch.float32)],
    "aten.clone.default": [call(f32(2, 3)), call(f32(2, 3), memory_format=torch.contiguous_format)],
    "aten.alias.default": unary(f32(3)),
    "aten.detach.default": unary(f32(3), i64(3)),
    "aten.lift_fresh_copy.default": unary(f32(3)),
    "aten.copy.default": [call(f32(2, 3), f32(3)), call(bf16(2, 3), f32(2, 3)), call(i64(3), f32(3) * 5)],
    "aten.view.dtype": [
        call(f32(3), torch.int32),
        call(bf16(3), torch.int16),
        call(f32(2, 3), torch.int16),
        call(bf16(2, 4), torch.float32),
        call(u8(2, 8), torch.int64),
        call(f32(3), torch.float32),
    ],
    "aten.complex.default": [call(f32(2, 3), f32(3)), call(f64(3), f64(3))],
    "aten.polar.default": [call(f32(3), f32(3)), call(f32(2, 1), f32(3))],
    "aten.lerp.Scalar": [call(c64(3), c64(3), 0.3), call(c64(3), c64(3), 0.7)],
    "aten.silu.default": unary(c64(5)),
    "aten.real.default": unary(c64(3), f32(3)),
    "aten.imag.default": unary(c64(3)),
    "aten.view_as_real.default": unary(c64(2, 3)),
    "aten.view_as_complex.default": unary(f32(3, 2), f64(2)),
    "aten._conj.default": unary(c64(3)),
    "aten._conj_physical.default": unary(c64(3)),
    "aten.conj_physical.default": unary(c64(3)),
    "aten.resolve_conj.default": unary(c64(3)),
    "aten.resolve_neg.default": unary(f32(3)),
    "aten.angle.default": unary(c64(5), S, i64(4)),
}

DIVISORS = [
    call(i64(20), i64(20)),
    call(i32(4, 1), i32(5)),
    call(u8(9), u8(9)),
    call(torch.tensor([0, 0, -6, 2**40, -(2**62)]), torch.tensor([0, 5, 4, 2**20 * 3, 6])),
    call(i64(0), i64(0)),
]
NUMBERS: Cases = {"aten.gcd.default": DIVISORS, "aten.lcm.default": DIVISORS}

FAMILIES: dict[str, Cases] = {
    "elementwise": ARITHMETIC,
    "comparison": COMPARISONS,
    "math": MATH,
    "activation": ACTIVATIONS,
    "cast": CASTS,
    "numbers": NUMBERS,
}


@pytest.mark.parametrize(("name", "calls"), flatten(FAMILIES))
def test_gives_what_eager_gives(name: str, calls: list[Call]) -> None:
    check_op(name, calls)


def test_erfinv_keeps_its_digits_near_one() -> None:
    """Its derivative there is large, and takes the square of the result into an exponent."""
    x = 1 - 0.5 ** torch.linspace(1, 24, 10_001)
    x = torch.cat([x, -x])
    got = torch.compile(torch.erfinv, backend="tpu", fullgraph=True)(x)
    exact = torch.erfinv(x.double())
    torch.testing.assert_close(got.double(), exact, rtol=5e-7, atol=0)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_multiples_of_a_constant_divide_exactly(dtype: torch.dtype) -> None:
    """The product with a reciprocal may be just below a whole number, and what is cut off is then 1 less."""
    x = torch.arange(-5000, 5000).to(dtype)

    def function(x: torch.Tensor) -> list[torch.Tensor]:
        quotients = [x / n for n in (3, 41.0, 49, 0.1)]
        return [*quotients, *(q.long() for q in quotients), torch.div(x, 49, rounding_mode="trunc")]

    compiled = torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True})
    for got, wanted in zip(compiled(x), function(x), strict=True):
        assert torch.equal(got, wanted)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.float16])
def test_a_product_with_truth_values_keeps_what_is_no_number(dtype: torch.dtype) -> None:
    x, mask = torch.tensor([INF, NAN, -2.0, 3.0], dtype=dtype), torch.tensor([False, False, False, True])

    def products(x: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return mask * x, x * mask.to(dtype), (x > 1) * x, x - x * mask

    for got, wanted in zip(torch.compile(products, backend="tpu")(x, mask), products(x, mask), strict=True):
        assert torch.equal(got.isnan(), wanted.isnan())
        assert torch.equal(got.nan_to_num(), wanted.nan_to_num())


INTEGERS = [torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8]
DIVISIONS: dict[str, Callable[[Any, Any], torch.Tensor]] = {
    "floor_divide": lambda a, b: a // b,
    "floor": lambda a, b: torch.div(a, b, rounding_mode="floor"),
    "trunc": lambda a, b: torch.div(a, b, rounding_mode="trunc"),
    "remainder": lambda a, b: a % b,
    "fmod": torch.fmod,
}
divisions = pytest.mark.parametrize("divide", DIVISIONS.values(), ids=DIVISIONS.keys())


@divisions
def test_a_constant_zero_divides_integers_as_in_eager_pytorch(divide: Callable[[Any, Any], Any]) -> None:
    """The compiler would compute the constants by an instruction that ends the process."""
    constants: list[Callable[[], torch.Tensor]] = [
        lambda: divide(torch.arange(4), 0),
        lambda: divide(torch.arange(4), torch.zeros(4, dtype=torch.long)),
        lambda: divide(torch.full((2,), 7, dtype=torch.uint8), torch.tensor([1, 0], dtype=torch.uint8)),
    ]
    for function in constants:
        torch._dynamo.reset()
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            torch.compile(function, backend="tpu")()
    empty = torch.compile(lambda: divide(torch.arange(0), 0), backend="tpu")()
    assert empty.shape == (0,)


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_a_zero_among_divisors_leaves_the_process_alive(dtype: torch.dtype) -> None:
    """The quotient is -1 there and the remainder the dividend, for constants and in programs."""
    low = torch.iinfo(dtype).min
    a, b = torch.tensor([7, low, 5, low], dtype=dtype), torch.tensor([0, 0, 2, -1 % 256], dtype=torch.uint8)
    b = b.to(dtype) if dtype == torch.uint8 else b.view(torch.int8).to(dtype)

    def of_inputs(a: torch.Tensor, b: torch.Tensor) -> list[torch.Tensor]:
        return [divide(a, b) for divide in DIVISIONS.values()]

    def of_constants() -> list[torch.Tensor]:
        # Zeros that only XLA finds out.
        return of_inputs(torch.full((4,), low, dtype=dtype), (torch.arange(4) >> 2).to(dtype))

    minus_one = -1 if dtype.is_signed else 255
    wrapped = [low, 0] if dtype.is_signed else [0, low]
    for i, got in enumerate(torch.compile(of_inputs, backend="tpu")(a, b)):
        by_zero = [minus_one] * 2 if i < 3 else [7, low]
        (wanted,) = of_inputs(a[2:3], b[2:3])[i].tolist()
        assert got.tolist() == [*by_zero, wanted, wrapped[i >= 3]]
    for i, got in enumerate(torch.compile(of_constants, backend="tpu")()):
        assert got.tolist() == [minus_one if i < 3 else low] * 4


def spread() -> torch.Tensor:
    """Numbers of every size, of both signs, with those near the ends of what a form holds for."""
    sizes = torch.logspace(-45, 38, 4001, dtype=torch.float64).float()
    edges = torch.tensor([0.0, 0.5, 1.0, 3.9999e8, 4e8, 4.1e8, 1.5707963, 3.1415927, 6.2831855, 1e-40, 2e8])
    near = (torch.arange(1, 3000, dtype=torch.float64) * torch.pi / 2).float()
    x = torch.cat([sizes, edges, near, torch.rand(4000) * 100])
    return torch.cat([x, -x])


@pytest.mark.parametrize("limit", [1.0, 3e8, INF])
@pytest.mark.parametrize("name", ["sin", "cos", "tan", "asin", "acos", "atan"])
def test_functions_of_angles_are_as_exact_as_float32(name: str, limit: float) -> None:
    """Huge arguments, infinities and NaN included, with the sign of zero; the judge is float64."""
    x = spread()
    x = torch.cat([x[x.abs() <= limit], torch.tensor([INF, -INF, NAN])])
    function = getattr(torch, name)
    exact, found = function(x.double()), torch.compile(function, backend="tpu")(x)
    assert torch.equal(found.isnan(), exact.isnan())
    exact = exact.nan_to_num()
    distance = (found.nan_to_num().double() - exact).abs()
    assert (distance <= 1.3e-7 * exact.abs() + 1e-45).all()
    zeros = torch.tensor([0.0, -0.0])
    assert torch.equal(torch.compile(function, backend="tpu")(zeros).signbit(), function(zeros).signbit())


def test_angles_of_points_are_as_exact_as_float32() -> None:
    ends = torch.tensor([0.0, -0.0, 1.0, -1.0, INF, -INF, NAN, 1e-37, 3e38, -3e38, 2.0])
    drawn = spread()
    # XLA's arithmetic takes subnormal numbers for zeros.
    drawn = drawn[drawn.abs() > 1.2e-38]
    y = torch.cat([ends.repeat_interleave(len(ends)), drawn])
    x = torch.cat([ends.repeat(len(ends)), drawn[torch.randperm(len(drawn))]])
    for keep in (y == y, ((y / x).abs() > 1e-30) & (y.abs() > 1e-30) & (x.abs() > 1e-30)):
        check_angles(y[keep], x[keep])
    check_angles(y[: len(ends) ** 2], torch.full((len(ends) ** 2,), -2.0))


def check_angles(y: torch.Tensor, x: torch.Tensor) -> None:
    exact = torch.atan2(y.double(), x.double())
    found = torch.compile(torch.atan2, backend="tpu")(y, x)
    assert torch.equal(found.isnan(), exact.isnan())
    assert torch.equal(found.signbit() & ~found.isnan(), exact.signbit() & ~exact.isnan())
    distance = (found.double() - exact).nan_to_num().abs()
    assert (distance <= 1.3e-7 * exact.nan_to_num().abs() + 1.2e-38).all()


@pytest.mark.parametrize("limit", [1e4, 1e30])
@pytest.mark.parametrize("name", ["fmod", "remainder", "floor_divide"])
def test_remainders_are_exact(name: str, limit: float) -> None:
    """As eager PyTorch's, bit for bit, up to quotients for which that is NaN; with infinities and zeros."""
    drawn = spread()
    a, b = drawn[torch.randperm(len(drawn))], drawn[torch.randperm(len(drawn))]
    # XLA's arithmetic takes subnormal numbers for zeros, and they may be the rest of small ones.
    keep = (a.abs() > 1e-37) & (b.abs() > 1e-30) & ((a / b).abs() <= limit)
    ends = torch.tensor([0.0, -0.0, 1.0, -1.0, INF, -INF, NAN, 6.0, -3.0])
    a = torch.cat([a[keep], ends.repeat_interleave(len(ends)), torch.arange(-300.0, 300) * 0.1])
    b = torch.cat([b[keep], ends.repeat(len(ends)), torch.full((600,), 0.1)])
    function = getattr(torch, name)
    for divisor in (b, 0.3, -3.0, 1e-6):
        near = a if divisor is b else a[~((a / divisor).abs() > limit)]
        torch._dynamo.reset()
        found = torch.compile(lambda a: function(a, divisor), backend="tpu")(near)  # noqa: B023
        wanted = function(near, divisor)
        assert torch.equal(found.isnan(), wanted.isnan())
        assert torch.equal(found.nan_to_num(), wanted.nan_to_num())
        assert torch.equal(found.signbit() & ~found.isnan(), wanted.signbit() & ~wanted.isnan())
