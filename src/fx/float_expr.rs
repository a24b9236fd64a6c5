//! Symbolic floats: numbers computed from sizes, such as `1 / (n - 1)`.

use super::expr::{EvalError, Expr, MAX_DEPTH};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A float computed from sizes, in double precision as Python computes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FloatExpr {
    Int(Expr),
    Const(f64),
    Add(Vec<FloatExpr>),
    Mul(Vec<FloatExpr>),
    Div(Box<(FloatExpr, FloatExpr)>),
    Pow(Box<(FloatExpr, FloatExpr)>),
}

impl FloatExpr {
    /// The value with symbol `i` bound to `binding[i]`.
    pub fn eval(&self, binding: &[i64]) -> Result<f64, EvalError> {
        let fold = |terms: &[FloatExpr], start: f64, f: fn(f64, f64) -> f64| {
            terms.iter().try_fold(start, |acc, term| Ok(f(acc, term.eval(binding)?)))
        };
        match self {
            FloatExpr::Int(e) => Ok(e.eval(binding)? as f64),
            FloatExpr::Const(x) => Ok(*x),
            FloatExpr::Add(terms) => fold(terms, 0.0, |a, b| a + b),
            FloatExpr::Mul(terms) => fold(terms, 1.0, |a, b| a * b),
            FloatExpr::Div(p) => {
                let (a, b) = (p.0.eval(binding)?, p.1.eval(binding)?);
                if b == 0.0 { Err(EvalError::DivisionByZero) } else { Ok(a / b) }
            }
            FloatExpr::Pow(p) => Ok(p.0.eval(binding)?.powf(p.1.eval(binding)?)),
        }
    }

    /// The sub-expressions.
    pub fn children(&self) -> Vec<&FloatExpr> {
        match self {
            FloatExpr::Int(_) | FloatExpr::Const(_) => Vec::new(),
            FloatExpr::Add(terms) | FloatExpr::Mul(terms) => terms.iter().collect(),
            FloatExpr::Div(p) | FloatExpr::Pow(p) => vec![&p.0, &p.1],
        }
    }

    /// Checks that nesting is at most [`MAX_DEPTH`] and that every symbol is below `symbols`.
    pub fn check(&self, symbols: usize) -> Result<(), String> {
        fn walk(e: &FloatExpr, symbols: usize, depth: usize) -> Result<(), String> {
            if depth > MAX_DEPTH {
                return Err(format!("number nested deeper than {MAX_DEPTH}"));
            }
            if let FloatExpr::Int(e) = e {
                e.check(symbols)?;
            }
            e.children().into_iter().try_for_each(|c| walk(c, symbols, depth + 1))
        }
        walk(self, symbols, 0)
    }
}

/// Sizes stand in braces, everything else is written as a call: `div(1.0, {(s0 + -1)})`.
impl fmt::Display for FloatExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            FloatExpr::Int(e) => return write!(f, "{{{e}}}"),
            FloatExpr::Const(x) => return write!(f, "{x:?}"),
            FloatExpr::Add(_) => "add",
            FloatExpr::Mul(_) => "mul",
            FloatExpr::Div(_) => "div",
            FloatExpr::Pow(_) => "pow",
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
        let third = FloatExpr::Div(Box::new((FloatExpr::Const(1.0), n.clone())));
        assert_eq!(third.eval(&[3]), Ok(1.0 / 3.0));
        assert_eq!(third.eval(&[0]), Err(EvalError::DivisionByZero));
        assert_eq!(third.to_string(), "div(1.0, {s0})");
        let root = FloatExpr::Pow(Box::new((n, FloatExpr::Const(-0.5))));
        assert_eq!(FloatExpr::Mul(vec![root, FloatExpr::Const(2.0)]).eval(&[16]), Ok(0.5));
    }
}
