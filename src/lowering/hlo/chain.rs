//! Chains of sums, products and quotients, which XLA joins as if numbers had no ends and no rounding.
//!
//! XLA's algebraic simplifier makes `x + (c + d)` of `(x + c) + d`, `x * (c * d)` of `(x * c) * d`, and `a / (b * c)`
//! of `(a / b) / c`, whatever the type, and no option stops that alone. It looks at what an operand is made by, through
//! changes of shape. Most of it is rounding. It is another result if the joint constant or divisor leaves its type's
//! range, and if the constants cancel: `(x + 12582912) - 12582912` rounds to a whole number and is not `x`.

use super::{Hlo, Val};
use crate::fx::DType;
use crate::lowering::scalar::Scalar;

/// How a value came about, as far as that simplifier looks.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(in crate::lowering) enum Chain {
    #[default]
    Other,
    /// All elements are this number; NaN if they are known and differ.
    Number(f64),
    /// This number in all was added to something.
    Added(f64),
    /// Something was multiplied by this number in all.
    Scaled(f64),
    /// Something was divided by something.
    Quotient,
}

use Chain::{Added, Number, Other, Quotient, Scaled};

/// Ops of one operand through which the simplifier sees.
const TRANSPARENT: [&str; 6] = [
    "stablehlo.broadcast_in_dim",
    "stablehlo.convert",
    "stablehlo.negate",
    "stablehlo.reshape",
    "stablehlo.slice",
    "stablehlo.transpose",
];

impl Chain {
    /// Returns the chain of an op's result.
    pub fn of_result(name: &str, operands: &[&Val<'_>]) -> Chain {
        let chains = (operands.first().map(|x| x.known.chain), operands.get(1).map(|x| x.known.chain));
        match (name, chains) {
            ("stablehlo.negate", (Some(x), _)) => x.negated(),
            (name, (Some(x), None)) if TRANSPARENT.contains(&name) => x,
            ("stablehlo.add", (Some(a), Some(b))) => a.plus(b),
            ("stablehlo.subtract", (Some(a), Some(b))) => a.plus(b.negated()),
            ("stablehlo.multiply", (Some(a), Some(b))) => a.times(b).map_or(Other, Scaled),
            ("stablehlo.divide", (Some(a), Some(b))) => match b.reciprocal() {
                Some(b) => a.times(b).map_or(a, Scaled),
                None => Quotient,
            },
            _ => Other,
        }
    }

    fn negated(self) -> Chain {
        match self {
            Number(c) => Number(-c),
            Added(c) => Added(-c),
            Scaled(c) => Scaled(-c),
            Other | Quotient => self,
        }
    }

    fn plus(self, other: Chain) -> Chain {
        match (self, other) {
            (Added(c), Number(d)) | (Number(c), Added(d)) => Added(c + d),
            (_, Number(c)) | (Number(c), _) => Added(c),
            _ => Other,
        }
    }

    /// The number that something is multiplied by in all.
    fn times(self, other: Chain) -> Option<f64> {
        match (self, other) {
            (Scaled(c), Number(d)) | (Number(c), Scaled(d)) | (Scaled(c), Scaled(d)) => Some(c * d),
            (_, Number(c)) | (Number(c), _) => Some(c),
            _ => None,
        }
    }

    /// Returns the multiplication that equals a division by this: by a power of two, which XLA inverts.
    fn reciprocal(self) -> Option<Chain> {
        const FRACTION: u64 = (1 << 52) - 1;
        match self {
            Number(c) if c.to_bits() & FRACTION == 0 && (1.0 / c).is_finite() => Some(Number(1.0 / c)),
            _ => None,
        }
    }
}

impl<'m> Hlo<'m> {
    /// The operands of an elementwise op, such that XLA does not join it with what made them if that is another
    /// result.
    pub(super) fn apart(&self, name: &str, a: &Val<'m>, b: &Val<'m>) -> (Val<'m>, Val<'m>) {
        let same = || (a.clone(), b.clone());
        if !a.dtype.is_float() {
            return same();
        }
        let (x, y) = (a.known.chain, b.known.chain);
        match (name, x, y) {
            ("add", Added(c), Number(d)) if cancels(c, d, a.dtype) => (a.clone(), self.unseen(b)),
            ("add", Number(c), Added(d)) if cancels(c, d, a.dtype) => (self.unseen(a), b.clone()),
            ("subtract", Added(c), Number(d)) if cancels(c, -d, a.dtype) => (a.clone(), self.unseen(b)),
            ("subtract", Number(c), Added(d)) if cancels(c, -d, a.dtype) => (self.unseen(a), b.clone()),
            // Numbers that it does not know are joined as well: only the product itself can be kept.
            ("multiply", Scaled(c), Number(d) | Scaled(d)) if !is_normal(c * d, a.dtype) => {
                (self.unary("optimization_barrier", a), b.clone())
            }
            ("multiply", Number(c), Scaled(d)) if !is_normal(c * d, a.dtype) => {
                (a.clone(), self.unary("optimization_barrier", b))
            }
            ("divide", Quotient, _) | ("divide", _, Quotient) if y.reciprocal().is_none() => {
                (self.times_unseen_one(a), self.times_unseen_one(b))
            }
            _ => same(),
        }
    }

    /// A constant that the compiler does not know.
    fn unseen(&self, constant: &Val<'m>) -> Val<'m> {
        match constant.known.chain {
            Number(number) if !number.is_nan() => {
                let scalar = self.constant_scalar(Scalar::Float(number), constant.dtype);
                self.broadcast_in_dim(&self.unary("optimization_barrier", &scalar), &constant.dims, &[])
            }
            _ => self.unary("optimization_barrier", constant),
        }
    }

    /// A quotient that XLA does not look through. A barrier on the quotient itself would end a fusion.
    fn times_unseen_one(&self, x: &Val<'m>) -> Val<'m> {
        if x.known.chain != Quotient {
            return x.clone();
        }
        let one = self.unary("optimization_barrier", &self.constant_scalar(Scalar::Int(1), x.dtype));
        self.op1("stablehlo.multiply", &[x, &self.broadcast_in_dim(&one, &x.dims, &[])], x.shape(), &[])
    }
}

/// Whether two numbers cancel when they are added, or leave the range of a type. Unknown numbers may do either.
fn cancels(c: f64, d: f64, dtype: DType) -> bool {
    let sum = (c + d).abs();
    !(sum <= largest(dtype) && sum >= 0.5 * c.abs().max(d.abs()))
}

/// Whether a number is neither too large nor too small for a type. Unknown numbers are not.
fn is_normal(product: f64, dtype: DType) -> bool {
    let smallest = match dtype {
        DType::F64 => f64::MIN_POSITIVE,
        DType::F32 | DType::BF16 => f64::from(f32::MIN_POSITIVE),
        // 2⁻¹⁴; narrower types are computed in this one or a wider.
        _ => 6.103_515_625e-5,
    };
    (smallest..=largest(dtype)).contains(&product.abs())
}

/// The largest number of a floating-point type, or of the parts of a complex one.
pub(super) fn largest(dtype: DType) -> f64 {
    match dtype {
        DType::F64 | DType::C128 => f64::MAX,
        DType::F32 | DType::BF16 | DType::C64 => f64::from(f32::MAX),
        DType::F16 => 65504.0,
        // Of the narrowest type of 8 bits.
        _ => 240.0,
    }
}
