//! Symbolic floats: numbers computed from sizes, such as `1 / (n - 1)`.
//!
//! They are computed as Python does: in doubles, in the order of the nodes.

use super::expr::{EvalError, Expr, MAX_DEPTH};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A double that is equal to itself alone: `-0.0` is not `0.0`, and a NaN is that NaN.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Double(pub f64);

impl From<f64> for Double {
    fn from(x: f64) -> Self {
        Double(x)
    }
}

impl PartialEq for Double {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_bits() == other.0.to_bits()
    }
}

impl Eq for Double {}

impl Hash for Double {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

impl Ord for Double {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl PartialOrd for Double {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A float computed from sizes, in double precision as Python computes it: terms are taken in their order. Integers are
/// exact up to 2^53, which no size reaches.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FloatExpr {
    Int(Expr),
    Const(Double),
    Add(Vec<FloatExpr>),
    Mul(Vec<FloatExpr>),
    Div(Box<(FloatExpr, FloatExpr)>),
    Pow(Box<(FloatExpr, FloatExpr)>),
    Max(Vec<FloatExpr>),
    Min(Vec<FloatExpr>),
    Sqrt(Box<FloatExpr>),
}

impl FloatExpr {
    /// The value with symbol `i` bound to `binding[i]`.
    pub fn eval(&self, binding: &[i64]) -> Result<f64, EvalError> {
        let fold = |terms: &[FloatExpr], start: Option<f64>, f: fn(f64, f64) -> f64| {
            let mut acc = start;
            for term in terms {
                let value = term.eval(binding)?;
                acc = Some(acc.map_or(value, |acc| f(acc, value)));
            }
            acc.ok_or(EvalError::Overflow)
        };
        match self {
            FloatExpr::Int(e) => Ok(e.eval(binding)? as f64),
            FloatExpr::Const(x) => Ok(x.0),
            FloatExpr::Add(terms) => fold(terms, Some(0.0), |a, b| a + b),
            FloatExpr::Mul(terms) => fold(terms, Some(1.0), |a, b| a * b),
            // Python's `max` and `min`: a later number counts where it is beyond the one so far.
            FloatExpr::Max(terms) => fold(terms, None, |a, b| if b > a { b } else { a }),
            FloatExpr::Min(terms) => fold(terms, None, |a, b| if b < a { b } else { a }),
            FloatExpr::Div(p) => {
                let (a, b) = (p.0.eval(binding)?, p.1.eval(binding)?);
                if b == 0.0 { Err(EvalError::DivisionByZero) } else { Ok(a / b) }
            }
            FloatExpr::Pow(p) => Ok(p.0.eval(binding)?.powf(p.1.eval(binding)?)),
            FloatExpr::Sqrt(x) => Ok(x.eval(binding)?.sqrt()),
        }
    }

    /// The sub-expressions that are floats themselves.
    pub fn children(&self) -> Vec<&FloatExpr> {
        match self {
            FloatExpr::Int(_) | FloatExpr::Const(_) => Vec::new(),
            FloatExpr::Add(terms) | FloatExpr::Mul(terms) | FloatExpr::Max(terms) | FloatExpr::Min(terms) => {
                terms.iter().collect()
            }
            FloatExpr::Div(p) | FloatExpr::Pow(p) => vec![&p.0, &p.1],
            FloatExpr::Sqrt(x) => vec![x],
        }
    }

    /// Checks that nesting is at most [`MAX_DEPTH`] and that every symbol is below `symbols`.
    pub fn check(&self, symbols: usize) -> Result<(), String> {
        self.check_at(symbols, 0)
    }

    pub(super) fn check_at(&self, symbols: usize, depth: usize) -> Result<(), String> {
        if depth > MAX_DEPTH {
            return Err(format!("number nested deeper than {MAX_DEPTH}"));
        }
        match self {
            FloatExpr::Int(e) => e.check_at(symbols, depth + 1),
            FloatExpr::Max(terms) | FloatExpr::Min(terms) if terms.is_empty() => {
                Err("max or min of nothing in a number".to_string())
            }
            _ => self.children().into_iter().try_for_each(|c| c.check_at(symbols, depth + 1)),
        }
    }

    /// Calls `f` on every integer in it.
    pub fn for_each_size(&self, f: &mut impl FnMut(&Expr)) {
        match self {
            FloatExpr::Int(e) => e.for_each(f),
            _ => self.children().into_iter().for_each(|c| c.for_each_size(f)),
        }
    }
}

/// Writes sizes in braces, constants as numbers and operations as calls: `div(1.0, {(s0 + -1)})`.
impl fmt::Display for FloatExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            FloatExpr::Int(e) => return write!(f, "{{{e}}}"),
            FloatExpr::Const(x) => return write!(f, "{:?}", x.0),
            FloatExpr::Add(_) => "add",
            FloatExpr::Mul(_) => "mul",
            FloatExpr::Div(_) => "div",
            FloatExpr::Pow(_) => "pow",
            FloatExpr::Max(_) => "max",
            FloatExpr::Min(_) => "min",
            FloatExpr::Sqrt(_) => "sqrt",
        };
        write!(f, "{name}(")?;
        for (i, child) in self.children().into_iter().enumerate() {
            write!(f, "{}{child}", if i == 0 { "" } else { ", " })?;
        }
        f.write_str(")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fx::SymbolId;

    #[test]
    fn computes_in_double_precision() {
        let n = FloatExpr::Int(Expr::Sym(SymbolId(0)));
        let number = |x: f64| FloatExpr::Const(x.into());
        let third = FloatExpr::Div(Box::new((number(1.0), n.clone())));
        assert_eq!(third.eval(&[3]), Ok(1.0 / 3.0));
        assert_eq!(third.eval(&[0]), Err(EvalError::DivisionByZero));
        assert_eq!(third.to_string(), "div(1.0, {s0})");
        let root = FloatExpr::Pow(Box::new((n.clone(), number(-0.5))));
        assert_eq!(FloatExpr::Mul(vec![root, number(2.0)]).eval(&[16]), Ok(0.5));
        let least = FloatExpr::Min(vec![n.clone(), number(2.5), FloatExpr::Sqrt(Box::new(n.clone()))]);
        assert_eq!(least.to_string(), "min({s0}, 2.5, sqrt({s0}))");
        assert_eq!((least.eval(&[1]), least.eval(&[4]), least.eval(&[9])), (Ok(1.0), Ok(2.0), Ok(2.5)));
        assert_eq!(FloatExpr::Max(vec![n, number(2.5)]).eval(&[9]), Ok(9.0));
    }
}
