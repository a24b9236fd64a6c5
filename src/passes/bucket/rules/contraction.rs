//! Products of matrices: where padding is summed over, both operands hold zeros there (0 times NaN is NaN).

use super::super::reshape::place_as;
use super::super::{Builder, Extent, Reason, Rule, Side};
use crate::fx::{Arg, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten._int_mm.default", |b, n| product(b, n, None)),
    ("aten.addmm.default", |b, n| product(b, n, Some(0))),
    ("aten.addmv.default", |b, n| product(b, n, Some(0))),
    ("aten.baddbmm.default", |b, n| product(b, n, Some(0))),
    ("aten.bmm.default", |b, n| product(b, n, None)),
    ("aten.dot.default", |b, n| product(b, n, None)),
    ("aten.mm.default", |b, n| product(b, n, None)),
    ("aten.mv.default", |b, n| product(b, n, None)),
    ("aten.vdot.default", |b, n| product(b, n, None)),
];

/// Makes two dimensions fit to be summed over together.
pub fn contract(
    b: &mut Builder,
    x: ValueId,
    x_dim: usize,
    y: ValueId,
    y_dim: usize,
) -> Result<(ValueId, ValueId), Reason> {
    let side = b.extent(x)[x_dim].clone();
    if !b.facts.same(&side.valid(), &b.extent(y)[y_dim].valid()) {
        return Err("the sizes of what is summed over differ".into());
    }
    let y = place_as(b, y, y_dim, &side);
    Ok((b.mask(x, x_dim, 0.0), b.mask(y, y_dim, 0.0)))
}

/// A product of vectors, matrices or batches of matrices; `added` is the position of a tensor that is added.
fn product(b: &mut Builder, node: &Node, added: Option<usize>) -> Result<(), Reason> {
    let first = usize::from(added.is_some());
    let (mut x, mut y) = (b.tensor(node, first)?, b.tensor(node, first + 1)?);
    let (rows, columns) = (b.rank(x), b.rank(y));
    if rows == 3 {
        let batch = b.extent(x)[0].clone();
        y = place_as(b, y, 0, &batch);
    }
    (x, y) = contract(b, x, rows - 1, y, columns.saturating_sub(2).min(columns - 1))?;
    let mut extent: Extent = b.extent(x)[..rows - 1].iter().map(|s: &Side| s.clone().holding(None)).collect();
    if columns > 1 {
        extent.push(b.extent(y)[columns - 1].clone().holding(None));
    }
    let mut args = b.plain_args(node)?;
    if let Some(i) = added {
        let mut value = b.tensor(node, i)?;
        let lead = extent.len() - b.rank(value);
        for d in 0..b.rank(value) {
            if b.extent(value)[d].fixed_size() != Some(1) {
                value = place_as(b, value, d, &extent[lead + d]);
            }
        }
        args[i] = Arg::Value(value);
    }
    (args[first], args[first + 1]) = (Arg::Value(x), Arg::Value(y));
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, vec![extent])
}
