//! Where the valid elements of a padded tensor lie.

use super::size_facts::{SizeFacts, product};
use crate::fx::Expr;
use smallvec::{SmallVec, smallvec};

/// A run of indices, of which the first `valid` mean something and the rest, up to `size`, is padding.
#[derive(Debug, Clone, PartialEq)]
pub struct Factor {
    /// The true size; a constant if there is no padding.
    pub valid: Expr,
    /// The size in memory: `valid` at the bucket's sizes.
    pub size: i64,
}

impl Factor {
    pub fn is_padded(&self) -> bool {
        !matches!(self.valid, Expr::Const(_))
    }
}

/// One dimension of a padded tensor.
///
/// A dimension that a reshape merged from several ones keeps them as factors, outermost first: its valid elements are
/// those whose index is valid in every factor, wherever that puts them in memory.
#[derive(Debug, Clone)]
pub struct Side {
    pub factors: SmallVec<[Factor; 1]>,
    /// The number that every element holds whose index on this side is padding, if that is known. Infinities stand
    /// for the ends of an integer type's range.
    pub holds: Option<f64>,
    /// As `holds`, but for rows along this side that are NaN throughout, whose padding may be NaN as well (`softmax`).
    /// For what sums or compares whole rows that is the same:
    /// [`Builder::mask_rows`](super::builder::Builder::mask_rows).
    pub rows_hold: Option<f64>,
}

/// The dimensions of a tensor.
pub type Extent = SmallVec<[Side; 4]>;

impl Side {
    /// A dimension without padding.
    pub fn fixed(size: i64) -> Side {
        Side { factors: smallvec![Factor { valid: Expr::Const(size), size }], holds: None, rows_hold: None }
    }

    /// A dimension of these factors, in normal form: constants are merged into the factor before them.
    pub fn of(factors: impl IntoIterator<Item = Factor>) -> Side {
        let mut merged: SmallVec<[Factor; 1]> = SmallVec::new();
        for factor in factors {
            match merged.last_mut() {
                Some(last) if !factor.is_padded() => {
                    last.valid = product(&[last.valid.clone(), factor.valid]);
                    last.size *= factor.size;
                }
                Some(last) if last.valid == Expr::Const(1) => *last = factor,
                _ => merged.push(factor),
            }
        }
        if merged.is_empty() {
            Side::fixed(1)
        } else {
            Side { factors: merged, holds: None, rows_hold: None }
        }
    }

    pub fn holding(mut self, holds: Option<f64>) -> Side {
        (self.holds, self.rows_hold) = (holds, None);
        self
    }

    pub fn is_padded(&self) -> bool {
        self.factors.iter().any(Factor::is_padded)
    }

    /// The size in memory.
    pub fn size(&self) -> i64 {
        self.factors.iter().fold(1, |size, f| size.saturating_mul(f.size))
    }

    /// The true size.
    pub fn valid(&self) -> Expr {
        product(&self.factors.iter().map(|f| f.valid.clone()).collect::<Vec<_>>())
    }

    /// The size of a dimension without padding.
    pub fn fixed_size(&self) -> Option<i64> {
        if self.is_padded() { None } else { Some(self.size()) }
    }

    /// Whether the valid elements come first.
    pub fn is_prefix(&self) -> bool {
        self.factors.len() == 1
    }

    /// Whether valid elements lie in the same places.
    pub fn same_places(&self, other: &Side, facts: &SizeFacts) -> bool {
        self.factors.len() == other.factors.len()
            && self
                .factors
                .iter()
                .zip(&other.factors)
                .all(|(a, b)| a.size == b.size && facts.same(&a.valid, &b.valid))
    }
}

/// Sizes in memory.
pub fn sizes(extent: &[Side]) -> Vec<i64> {
    extent.iter().map(Side::size).collect()
}
