//! Symbolic integers: sizes that are known only when a graph is called.

use super::float_expr::FloatExpr;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Index into [`crate::fx::Graph::symbols`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SymbolId(pub u32);

/// An integer expression over symbols, as Dynamo's shape environment builds them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Expr {
    Const(i64),
    Sym(SymbolId),
    Add(Vec<Expr>),
    Mul(Vec<Expr>),
    /// Division rounding towards negative infinity.
    FloorDiv(Box<(Expr, Expr)>),
    /// Division rounding towards positive infinity.
    CeilDiv(Box<(Expr, Expr)>),
    /// Remainder with the sign of the divisor (Python's `%`).
    Mod(Box<(Expr, Expr)>),
    Pow(Box<(Expr, Expr)>),
    Max(Vec<Expr>),
    Min(Vec<Expr>),
    /// A float made an integer.
    Rounded(Rounding, Box<FloatExpr>),
}

/// How a float is made an integer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rounding {
    /// Towards zero, as `int(x)`.
    Trunc,
    Floor,
    Ceil,
    /// To the nearest integer, halves to the even one, as `round(x)`.
    Round,
}

impl Rounding {
    pub const ALL: [Rounding; 4] = [Rounding::Trunc, Rounding::Floor, Rounding::Ceil, Rounding::Round];

    pub fn name(self) -> &'static str {
        match self {
            Rounding::Trunc => "trunc",
            Rounding::Floor => "floor",
            Rounding::Ceil => "ceil",
            Rounding::Round => "round",
        }
    }

    fn apply(self, x: f64) -> Result<i64, EvalError> {
        let whole = match self {
            Rounding::Trunc => x.trunc(),
            Rounding::Floor => x.floor(),
            Rounding::Ceil => x.ceil(),
            Rounding::Round => x.round_ties_even(),
        };
        // The next double above the largest 64-bit integer.
        const END: f64 = 9_223_372_036_854_775_808.0;
        if (-END..END).contains(&whole) { Ok(whole as i64) } else { Err(EvalError::Overflow) }
    }
}

/// Why an expression has no value under a binding.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EvalError {
    #[error("symbol {0} is not bound")]
    Unbound(u32),
    #[error("division by zero in a size expression")]
    DivisionByZero,
    #[error("a size expression overflows 64 bits")]
    Overflow,
}

/// Nesting deeper than this is rejected when a graph is read: evaluation is recursive.
pub const MAX_DEPTH: usize = 64;

impl Expr {
    /// The value, where the expression has no symbols.
    pub fn as_const(&self) -> Option<i64> {
        match self {
            Expr::Const(c) => Some(*c),
            Expr::Sym(_) => None,
            _ => self.eval(&[]).ok(),
        }
    }

    /// The value with symbol `i` bound to `binding[i]`.
    pub fn eval(&self, binding: &[i64]) -> Result<i64, EvalError> {
        let fold = |terms: &[Expr], start: Option<i64>, f: fn(i64, i64) -> Option<i64>| {
            let mut acc = start;
            for term in terms {
                let value = term.eval(binding)?;
                acc = Some(match acc {
                    None => value,
                    Some(a) => f(a, value).ok_or(EvalError::Overflow)?,
                });
            }
            acc.ok_or(EvalError::Overflow)
        };
        let pair = |p: &(Expr, Expr)| Ok::<_, EvalError>((p.0.eval(binding)?, p.1.eval(binding)?));
        let nonzero = |b: i64| if b == 0 { Err(EvalError::DivisionByZero) } else { Ok(b) };
        match self {
            Expr::Const(c) => Ok(*c),
            Expr::Sym(s) => binding.get(s.0 as usize).copied().ok_or(EvalError::Unbound(s.0)),
            Expr::Add(terms) => fold(terms, Some(0), i64::checked_add),
            Expr::Mul(terms) => fold(terms, Some(1), i64::checked_mul),
            Expr::Max(terms) => fold(terms, None, |a, b| Some(a.max(b))),
            Expr::Min(terms) => fold(terms, None, |a, b| Some(a.min(b))),
            Expr::FloorDiv(p) => {
                let (a, b) = pair(p)?;
                floor_div(a, nonzero(b)?).ok_or(EvalError::Overflow)
            }
            Expr::CeilDiv(p) => {
                let (a, b) = pair(p)?;
                let negated = a.checked_neg().and_then(|a| floor_div(a, b));
                nonzero(b)?;
                negated.and_then(i64::checked_neg).ok_or(EvalError::Overflow)
            }
            Expr::Mod(p) => {
                let (a, b) = pair(p)?;
                let quotient = floor_div(a, nonzero(b)?).ok_or(EvalError::Overflow)?;
                quotient.checked_mul(b).and_then(|q| a.checked_sub(q)).ok_or(EvalError::Overflow)
            }
            Expr::Pow(p) => {
                let (a, b) = pair(p)?;
                let exponent = u32::try_from(b).map_err(|_| EvalError::Overflow)?;
                a.checked_pow(exponent).ok_or(EvalError::Overflow)
            }
            Expr::Rounded(rounding, x) => rounding.apply(x.eval(binding)?),
        }
    }

    /// The sub-expressions that are integers themselves.
    pub fn children(&self) -> Vec<&Expr> {
        match self {
            Expr::Const(_) | Expr::Sym(_) | Expr::Rounded(..) => Vec::new(),
            Expr::Add(t) | Expr::Mul(t) | Expr::Max(t) | Expr::Min(t) => t.iter().collect(),
            Expr::FloorDiv(p) | Expr::CeilDiv(p) | Expr::Mod(p) | Expr::Pow(p) => {
                vec![&p.0, &p.1]
            }
        }
    }

    /// Checks that nesting is at most [`MAX_DEPTH`] and that every symbol is below `symbols`.
    pub fn check(&self, symbols: usize) -> Result<(), String> {
        self.check_at(symbols, 0)
    }

    pub(super) fn check_at(&self, symbols: usize, depth: usize) -> Result<(), String> {
        if depth > MAX_DEPTH {
            return Err(format!("size expression nested deeper than {MAX_DEPTH}"));
        }
        match self {
            Expr::Sym(s) if s.0 as usize >= symbols => {
                Err(format!("size expression names symbol {} of {symbols}", s.0))
            }
            Expr::Max(t) | Expr::Min(t) if t.is_empty() => {
                Err("max or min of nothing in a size expression".to_string())
            }
            Expr::Rounded(_, x) => x.check_at(symbols, depth + 1),
            _ => self.children().into_iter().try_for_each(|c| c.check_at(symbols, depth + 1)),
        }
    }

    /// Calls `f` on this expression and on everything in it, floats included.
    pub fn for_each(&self, f: &mut impl FnMut(&Expr)) {
        f(self);
        match self {
            Expr::Rounded(_, x) => x.for_each_size(f),
            _ => self.children().into_iter().for_each(|c| c.for_each(f)),
        }
    }
}

fn floor_div(a: i64, b: i64) -> Option<i64> {
    let quotient = a.checked_div(b)?;
    Some(if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient })
}

/// One dimension of a tensor.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dim {
    Static(i64),
    Expr(Expr),
}

impl Dim {
    /// The size, where it does not depend on a symbol.
    pub fn as_static(&self) -> Option<i64> {
        match self {
            Dim::Static(size) => Some(*size),
            Dim::Expr(e) => e.as_const(),
        }
    }

    /// The size with symbol `i` bound to `binding[i]`.
    pub fn eval(&self, binding: &[i64]) -> Result<i64, EvalError> {
        match self {
            Dim::Static(size) => Ok(*size),
            Dim::Expr(e) => e.eval(binding),
        }
    }
}

impl From<i64> for Dim {
    fn from(size: i64) -> Self {
        Dim::Static(size)
    }
}

/// Prints with symbols as `s0`, `s1` … and every compound in parentheses, so that it parses back unambiguously.
impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let infix = |f: &mut fmt::Formatter<'_>, terms: &[&Expr], op: &str| {
            f.write_str("(")?;
            for (i, term) in terms.iter().enumerate() {
                if i > 0 {
                    write!(f, " {op} ")?;
                }
                write!(f, "{term}")?;
            }
            f.write_str(")")
        };
        let call = |f: &mut fmt::Formatter<'_>, name: &str, terms: &[&Expr]| {
            write!(f, "{name}(")?;
            for (i, term) in terms.iter().enumerate() {
                if i > 0 {
                    f.write_str(", ")?;
                }
                write!(f, "{term}")?;
            }
            f.write_str(")")
        };
        let children = self.children();
        match self {
            Expr::Const(c) => write!(f, "{c}"),
            Expr::Sym(s) => write!(f, "s{}", s.0),
            Expr::Add(_) => infix(f, &children, "+"),
            Expr::Mul(_) => infix(f, &children, "*"),
            Expr::FloorDiv(_) => infix(f, &children, "//"),
            Expr::Mod(_) => infix(f, &children, "%"),
            Expr::Pow(_) => infix(f, &children, "**"),
            Expr::CeilDiv(_) => call(f, "ceildiv", &children),
            Expr::Max(_) => call(f, "max", &children),
            Expr::Min(_) => call(f, "min", &children),
            Expr::Rounded(rounding, x) => write!(f, "{}({x})", rounding.name()),
        }
    }
}

impl fmt::Display for Dim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dim::Static(size) => write!(f, "{size}"),
            Dim::Expr(e) => write!(f, "{e}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divides_as_python_does() {
        let p = |a, b| Box::new((Expr::Const(a), Expr::Const(b)));
        assert_eq!(Expr::FloorDiv(p(-7, 2)).as_const(), Some(-4));
        assert_eq!(Expr::Mod(p(-7, 2)).as_const(), Some(1));
        assert_eq!(Expr::CeilDiv(p(7, 2)).as_const(), Some(4));
        assert_eq!(Expr::FloorDiv(p(1, 0)).eval(&[]), Err(EvalError::DivisionByZero));
        assert_eq!(Expr::CeilDiv(p(1, 0)).eval(&[]), Err(EvalError::DivisionByZero));
        assert_eq!(Expr::Mod(p(i64::MIN, -1)).eval(&[]), Err(EvalError::Overflow));
    }

    #[test]
    fn rounds_floats_as_python_does() {
        let rounded = |x: f64| {
            Rounding::ALL.map(|r| Expr::Rounded(r, Box::new(FloatExpr::Const(x.into()))).eval(&[]).ok())
        };
        assert_eq!(rounded(-2.5), [Some(-2), Some(-3), Some(-2), Some(-2)]);
        assert_eq!(rounded(3.5), [Some(3), Some(3), Some(4), Some(4)]);
        assert_eq!(rounded(f64::NAN), [None; 4]);
        assert_eq!(rounded(9.3e18), [None; 4]);
        assert_eq!(rounded(-9_223_372_036_854_775_808.0), [Some(i64::MIN); 4]);
    }
}
