//! Formulas over tensors, written as formulas.

use super::hlo::{Body, Hlo, Val};
use crate::fx::DType;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// A tensor in a formula: all of them have the same sizes, and numbers stand for tensors full of them.
#[derive(Clone)]
pub struct Formula<'h, 'm> {
    h: &'h Hlo<'m>,
    value: Val<'m>,
}

/// Operand on the other side of an operator.
pub trait Term<'h, 'm> {
    /// As a tensor of the type and sizes of `other`.
    fn beside(self, other: &Formula<'h, 'm>) -> Val<'m>;
}

impl<'h, 'm> Term<'h, 'm> for f64 {
    fn beside(self, other: &Formula<'h, 'm>) -> Val<'m> {
        other.h.full_like(self, &other.value)
    }
}

impl<'h, 'm> Term<'h, 'm> for &Formula<'h, 'm> {
    fn beside(self, _: &Formula<'h, 'm>) -> Val<'m> {
        self.value.clone()
    }
}

impl<'h, 'm> Term<'h, 'm> for Formula<'h, 'm> {
    fn beside(self, _: &Formula<'h, 'm>) -> Val<'m> {
        self.value
    }
}

/// One operator, with tensors by value or by reference on the left, and a number on the left.
macro_rules! operator {
    ($name:ident, $method:ident, $op:literal) => {
        impl<'h, 'm, T: Term<'h, 'm>> $name<T> for &Formula<'h, 'm> {
            type Output = Formula<'h, 'm>;
            fn $method(self, other: T) -> Formula<'h, 'm> {
                self.binary($op, other)
            }
        }
        impl<'h, 'm, T: Term<'h, 'm>> $name<T> for Formula<'h, 'm> {
            type Output = Formula<'h, 'm>;
            fn $method(self, other: T) -> Formula<'h, 'm> {
                self.binary($op, other)
            }
        }
        impl<'h, 'm> $name<&Formula<'h, 'm>> for f64 {
            type Output = Formula<'h, 'm>;
            fn $method(self, other: &Formula<'h, 'm>) -> Formula<'h, 'm> {
                other.number(self).binary($op, other)
            }
        }
        impl<'h, 'm> $name<Formula<'h, 'm>> for f64 {
            type Output = Formula<'h, 'm>;
            fn $method(self, other: Formula<'h, 'm>) -> Formula<'h, 'm> {
                other.number(self).binary($op, other)
            }
        }
    };
}

operator!(Add, add, "add");
operator!(Sub, sub, "subtract");
operator!(Mul, mul, "multiply");
operator!(Div, div, "divide");

impl<'h, 'm> Neg for &Formula<'h, 'm> {
    type Output = Formula<'h, 'm>;
    fn neg(self) -> Formula<'h, 'm> {
        self.unary("negate")
    }
}

impl<'h, 'm> Neg for Formula<'h, 'm> {
    type Output = Formula<'h, 'm>;
    fn neg(self) -> Formula<'h, 'm> {
        self.unary("negate")
    }
}

impl<'h, 'm> Formula<'h, 'm> {
    pub fn new(h: &'h Hlo<'m>, value: Val<'m>) -> Self {
        Formula { h, value }
    }

    pub fn builder(&self) -> &'h Hlo<'m> {
        self.h
    }

    pub fn value(self) -> Val<'m> {
        self.value
    }

    fn with(&self, value: Val<'m>) -> Self {
        Formula { h: self.h, value }
    }

    /// A tensor of this one's type and sizes, full of a number.
    pub fn number(&self, number: f64) -> Self {
        self.with(number.beside(self))
    }

    /// The StableHLO (or, written in full, CHLO) op of this name.
    pub fn unary(&self, op: &str) -> Self {
        self.with(self.h.unary(op, &self.value))
    }

    /// The StableHLO (or, written in full, CHLO) op of this name.
    pub fn binary(&self, op: &str, other: impl Term<'h, 'm>) -> Self {
        self.with(self.h.binary(op, &self.value, &other.beside(self)))
    }

    fn compare(&self, direction: &str, other: impl Term<'h, 'm>) -> Self {
        self.with(self.h.compare(direction, &self.value, &other.beside(self)))
    }

    pub fn lt(&self, other: impl Term<'h, 'm>) -> Self {
        self.compare("LT", other)
    }

    pub fn le(&self, other: impl Term<'h, 'm>) -> Self {
        self.compare("LE", other)
    }

    pub fn gt(&self, other: impl Term<'h, 'm>) -> Self {
        self.compare("GT", other)
    }

    pub fn ge(&self, other: impl Term<'h, 'm>) -> Self {
        self.compare("GE", other)
    }

    pub fn equals(&self, other: impl Term<'h, 'm>) -> Self {
        self.compare("EQ", other)
    }

    pub fn differs(&self, other: impl Term<'h, 'm>) -> Self {
        self.compare("NE", other)
    }

    pub fn and(&self, other: &Self) -> Self {
        self.with(self.h.binary("and", &self.value, &other.value))
    }

    pub fn or(&self, other: &Self) -> Self {
        self.with(self.h.binary("or", &self.value, &other.value))
    }

    /// Where the condition does not hold.
    pub fn not(&self) -> Self {
        self.unary("not")
    }

    /// This tensor, but `other` where the condition holds.
    pub fn except(&self, condition: &Self, other: impl Term<'h, 'm>) -> Self {
        self.with(self.h.select(&condition.value, &other.beside(self), &self.value))
    }

    pub fn min(&self, other: impl Term<'h, 'm>) -> Self {
        self.binary("minimum", other)
    }

    pub fn max(&self, other: impl Term<'h, 'm>) -> Self {
        self.binary("maximum", other)
    }

    pub fn pow(&self, other: impl Term<'h, 'm>) -> Self {
        self.binary("power", other)
    }

    pub fn abs(&self) -> Self {
        self.unary("abs")
    }

    pub fn sqrt(&self) -> Self {
        self.unary("sqrt")
    }

    pub fn exp(&self) -> Self {
        self.unary("exponential")
    }

    pub fn ln(&self) -> Self {
        self.unary("log")
    }

    /// `ln(1 + x)`
    pub fn ln_1p(&self) -> Self {
        self.unary("log_plus_one")
    }

    pub fn sin(&self) -> Self {
        self.unary("sine")
    }

    pub fn cos(&self) -> Self {
        self.unary("cosine")
    }

    pub fn floor(&self) -> Self {
        self.unary("floor")
    }

    pub fn square(&self) -> Self {
        self * self
    }

    /// Converts the value to `dtype`.
    pub fn to(&self, dtype: DType) -> Self {
        self.with(self.h.convert(&self.value, dtype))
    }

    /// The sum of `coefficients[k]` times the Chebyshev polynomial of degree `k`, for a tensor in -1..=1, by
    /// Clenshaw's recurrence.
    pub fn chebyshev(&self, coefficients: &[f64]) -> Self {
        let [constant, rest @ ..] = coefficients else { return self.number(0.0) };
        let zero = self.number(0.0);
        let step: Body<'_> = &|h, v| {
            let [x, c, last, before] = v else { return v.to_vec() };
            let twice = h.add(x, x);
            vec![h.add(&h.subtract(&h.multiply(&twice, last), before), c), last.clone()]
        };
        let sums = self.fold(rest, &[&zero, &zero], step);
        self * &sums[0] - &sums[1] + *constant
    }

    /// As [`Formula::polynomial`], written out.
    pub fn horner(&self, coefficients: &[f64]) -> Self {
        let [rest @ .., last] = coefficients else { return self.number(0.0) };
        rest.iter().rev().fold(self.number(*last), |sum, c| sum * self + *c)
    }

    /// The sum of `coefficients[k]` times the power `k`, by Horner's rule.
    pub fn polynomial(&self, coefficients: &[f64]) -> Self {
        let step: Body<'_> = &|h, v| vec![h.add(&h.multiply(&v[2], &v[0]), &v[1])];
        self.fold(coefficients, &[&self.number(0.0)], step).swap_remove(0)
    }

    /// Goes through the coefficients from last to first: `step(self, coefficient, carried …)` gives the next `carried`.
    ///
    /// Long lists are a loop. XLA for TPU takes apart each operation on float64 numbers into some twenty, and half a
    /// minute for a series that is written out. For the CPU, a loop goes through memory at each step.
    fn fold(&self, coefficients: &[f64], carried: &[&Self], step: Body<'_>) -> Vec<Self> {
        let h = self.h;
        let longest_written_out = if h.for_cpu() { 40 } else { 6 };
        let wrap = |values: Vec<Val<'m>>| values.into_iter().map(|value| Formula { h, value }).collect();
        let mut carried: Vec<Val<'m>> = carried.iter().map(|c| c.value.clone()).collect();
        if coefficients.len() <= longest_written_out {
            for c in coefficients.iter().rev() {
                let operands: Vec<Val<'m>> =
                    [self.value.clone(), self.number(*c).value].into_iter().chain(carried).collect();
                carried = step(h, &operands);
            }
            return wrap(carried);
        }
        let bytes: Vec<u8> = coefficients.iter().rev().flat_map(|c| c.to_le_bytes()).collect();
        let count = coefficients.len() as i64;
        let list = h.convert(&h.constant(DType::F64, &[count], &bytes), self.value.dtype);
        let init: Vec<&Val<'m>> = [&list, &self.value].into_iter().chain(&carried).collect();
        let results = h.repeat(count, &init, &|h, k, v| {
            let c = h.reshape(&h.dynamic_slice(&v[0], std::slice::from_ref(k), &[1]), &[]);
            let c = h.broadcast_in_dim(&c, &v[1].dims, &[]);
            let operands: Vec<Val<'_>> =
                [v[1].clone(), c].into_iter().chain(v[2..].iter().cloned()).collect();
            [v[0].clone(), v[1].clone()].into_iter().chain(step(h, &operands)).collect()
        });
        wrap(results[2..].to_vec())
    }
}
