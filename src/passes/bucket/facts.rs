//! What is known about the symbols of a graph, and arithmetic on sizes.

use super::Reason;
use super::extent::{Factor, Side};
use crate::fx::{Dim, Expr, Symbol};
use smallvec::smallvec;
use std::cell::RefCell;

/// Symbols, the bucket's sizes, and bindings at which size expressions are compared.
pub struct Facts<'g> {
    symbols: &'g [Symbol],
    buckets: &'g [i64],
    /// Bindings without anything in common: expressions that agree at all of them are the same.
    anywhere: Vec<Vec<i64>>,
    /// Bindings whose sizes are divisible by all small numbers, as graphs are traced under conditions like `s % 2 == 0`
    /// that the symbols do not carry.
    divisible: Vec<Vec<i64>>,
    /// Pairs that are the same at the divisible bindings only. They are compared again at every call.
    assumed: RefCell<Vec<(Expr, Expr)>>,
}

const SAMPLES: u64 = 8;
/// 2^7 * 3 * 5 * 7: small enough that a product of three sizes is no overflow.
const DIVISIBLE: i64 = 13_440;
/// How many sizes are tried one by one.
const MOST_TRIED: i64 = 1 << 16;

impl<'g> Facts<'g> {
    pub fn new(symbols: &'g [Symbol], buckets: &'g [i64]) -> Self {
        let sample = |seed: u64, unit: i64, range: u64| -> Vec<i64> {
            let at = |i: usize| {
                // A fixed sequence without pattern (SplitMix64's constants).
                let mut z = (seed * 1009 + i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
                unit * (17 + ((z ^ (z >> 31)) % range) as i64)
            };
            (0..symbols.len()).map(at).collect()
        };
        Facts {
            symbols,
            buckets,
            anywhere: (0..SAMPLES).map(|seed| sample(seed, 1, 10_007)).collect(),
            divisible: (0..SAMPLES).map(|seed| sample(seed, DIVISIBLE, 97)).collect(),
            assumed: RefCell::default(),
        }
    }

    /// Whether two sizes are the same whatever the symbols are, or under the conditions the graph was traced with.
    pub fn same(&self, a: &Expr, b: &Expr) -> bool {
        if a == b {
            return true;
        }
        let agree = |at: &[Vec<i64>]| {
            at.iter().all(|binding| match (a.eval(binding), b.eval(binding)) {
                (Ok(a), Ok(b)) => a == b,
                _ => false,
            })
        };
        if agree(&self.anywhere) {
            return true;
        }
        if agree(&self.divisible) {
            self.assumed.borrow_mut().push((a.clone(), b.clone()));
            return true;
        }
        false
    }

    /// Whether the first size is larger at every sample.
    pub fn larger(&self, a: &Expr, b: &Expr) -> bool {
        self.divisible.iter().all(|binding| match (a.eval(binding), b.eval(binding)) {
            (Ok(a), Ok(b)) => a > b,
            _ => false,
        })
    }

    /// The quotient of two sizes, where it is a constant.
    pub fn quotient(&self, a: &Expr, b: &Expr) -> Option<i64> {
        let first = &self.divisible[0];
        let (x, y) = (a.eval(first).ok()?, b.eval(first).ok()?);
        if y == 0 || x % y != 0 {
            return None;
        }
        self.same(a, &product(&[b.clone(), Expr::Const(x / y)])).then_some(x / y)
    }

    /// What was taken for equal under the graph's conditions.
    pub fn assumptions(&self) -> Vec<(Expr, Expr)> {
        let mut assumed = self.assumed.borrow().clone();
        assumed.sort();
        assumed.dedup();
        assumed
    }

    /// The size of an expression in the bucket.
    pub fn size(&self, e: &Expr) -> Result<i64, Reason> {
        match e.eval(self.buckets) {
            Ok(size) if (0..=i64::from(i32::MAX)).contains(&size) => Ok(size),
            Ok(size) => Err(format!("the size {} is {size} in the bucket", self.show(e))),
            Err(problem) => Err(format!("the size {}: {problem}", self.show(e))),
        }
    }

    /// A padded dimension of this true size.
    ///
    /// # Errors
    /// If the size may shrink where a symbol grows: the bucket would not be an upper bound.
    pub fn side(&self, valid: &Expr) -> Result<Side, Reason> {
        if let Some(size) = valid.as_const() {
            return Ok(Side::fixed(size));
        }
        let size = self.size(valid)?;
        if !self.grows(valid) && !self.bounded(valid, size) {
            return Err(format!("the size {} does not grow with its symbols", self.show(valid)));
        }
        Ok(Side { factors: smallvec![Factor { valid: valid.clone(), size }], holds: None })
    }

    /// As [`Facts::side`], for a declared size.
    pub fn side_of(&self, dim: &Dim) -> Result<Side, Reason> {
        match dim {
            Dim::Static(size) => Ok(Side::fixed(*size)),
            Dim::Expr(e) => self.side(e),
        }
    }

    /// Whether an expression never shrinks when a symbol grows, and is not negative.
    fn grows(&self, e: &Expr) -> bool {
        // Beside constants, which may be negative in a sum.
        let all = |terms: &[Expr]| terms.iter().all(|t| matches!(t, Expr::Const(_)) || self.grows(t));
        let positive = |e: &Expr| e.as_const().is_some_and(|c| c > 0);
        match e {
            Expr::Const(c) => *c >= 0,
            Expr::Sym(_) => true,
            Expr::Add(terms) => all(terms),
            Expr::Mul(terms) => {
                terms.iter().all(|t| if let Expr::Const(c) = t { *c >= 0 } else { self.grows(t) })
            }
            Expr::Max(terms) | Expr::Min(terms) => all(terms),
            Expr::FloorDiv(p) | Expr::CeilDiv(p) => self.grows(&p.0) && positive(&p.1),
            Expr::Pow(p) => self.grows(&p.0) && positive(&p.1),
            Expr::Mod(_) => false,
        }
    }

    /// Whether no size up to the bucket's makes a size larger than in the bucket, by trying all of them.
    fn bounded(&self, e: &Expr, size: i64) -> bool {
        let used: Vec<usize> = (0..self.symbols.len()).filter(|i| depends(e, *i)).collect();
        let [symbol] = used[..] else { return false };
        let most = self.buckets[symbol];
        if most > MOST_TRIED {
            return false;
        }
        let mut binding = self.buckets.to_vec();
        (0..=most).all(|value| {
            binding[symbol] = value;
            // Where there is no size, there is no call with it.
            e.eval(&binding).map_or(true, |other| other <= size)
        })
    }

    /// An expression with the symbols' own names.
    pub fn show(&self, e: &Expr) -> String {
        let mut text = e.to_string();
        for (i, symbol) in self.symbols.iter().enumerate().rev() {
            text = text.replace(&format!("s{i}"), &format!("\u{1}{}", symbol.name.trim_start_matches('s')));
        }
        text.replace('\u{1}', "s")
    }
}

/// Whether a symbol appears in an expression.
fn depends(e: &Expr, symbol: usize) -> bool {
    match e {
        Expr::Const(_) => false,
        Expr::Sym(s) => s.0 as usize == symbol,
        Expr::Add(terms) | Expr::Mul(terms) | Expr::Max(terms) | Expr::Min(terms) => {
            terms.iter().any(|t| depends(t, symbol))
        }
        Expr::FloorDiv(p) | Expr::CeilDiv(p) | Expr::Pow(p) | Expr::Mod(p) => {
            depends(&p.0, symbol) || depends(&p.1, symbol)
        }
    }
}

/// A product, constants folded.
pub fn product(terms: &[Expr]) -> Expr {
    let mut constant = 1i64;
    let mut rest = Vec::new();
    for term in terms {
        match term {
            Expr::Const(c) => constant = constant.saturating_mul(*c),
            Expr::Mul(inner) => match product(inner) {
                Expr::Const(c) => constant = constant.saturating_mul(c),
                Expr::Mul(inner) => {
                    for e in inner {
                        if let Expr::Const(c) = e {
                            constant = constant.saturating_mul(c);
                        } else {
                            rest.push(e);
                        }
                    }
                }
                other => rest.push(other),
            },
            other => rest.push(other.clone()),
        }
    }
    if constant != 1 || rest.is_empty() {
        if constant == 0 || rest.is_empty() {
            return Expr::Const(constant);
        }
        rest.insert(0, Expr::Const(constant));
    }
    if rest.len() == 1 { rest.remove(0) } else { Expr::Mul(rest) }
}

/// A sum, constants folded.
pub fn sum(terms: &[Expr]) -> Expr {
    let mut constant = 0i64;
    let mut rest = Vec::new();
    for term in terms {
        match term {
            Expr::Const(c) => constant = constant.saturating_add(*c),
            other => rest.push(other.clone()),
        }
    }
    if rest.is_empty() {
        return Expr::Const(constant);
    }
    if constant != 0 {
        rest.push(Expr::Const(constant));
    }
    if rest.len() == 1 { rest.remove(0) } else { Expr::Add(rest) }
}

/// The size of a declared dimension.
pub fn expr(dim: &Dim) -> Expr {
    match dim {
        Dim::Static(size) => Expr::Const(*size),
        Dim::Expr(e) => e.clone(),
    }
}
