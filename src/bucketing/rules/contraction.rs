//! Products of matrices: if padding is summed over, both operands hold zeros there (0 times NaN is NaN).

use super::super::reshape::place_as;
use super::super::{Builder, Extent, Reason, Rule, Side};
use crate::fx::{Arg, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.mm.default", |b, n| product(b, n, None)),
    ("aten._trilinear.default", trilinear),
    ("aten.addbmm.default", summed_product),
    ("aten.addmm.default", |b, n| product(b, n, Some(0))),
    ("aten.addr.default", outer),
];

/// Makes two dimensions fit to be summed over together.
pub fn contract(
    b: &mut Builder,
    x: ValueId,
    x_dim: usize,
    y: ValueId,
    y_dim: usize,
) -> Result<(ValueId, ValueId), Reason> {
    let side = b.side(x, x_dim)?;
    if !b.facts.same(&side.valid(), &b.side(y, y_dim)?.valid()) {
        return Err("the sizes of what is summed over differ".into());
    }
    let y = place_as(b, y, y_dim, &side);
    Ok((b.mask_rows(x, x_dim, 0.0), b.mask_rows(y, y_dim, 0.0)))
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
        args[i] = Arg::Value(placed(b, node, i, &extent)?);
    }
    (args[first], args[first + 1]) = (Arg::Value(x), Arg::Value(y));
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, vec![extent])
}

/// The tensor at a position, which is added to a product of this extent.
fn placed(b: &mut Builder, node: &Node, i: usize, extent: &Extent) -> Result<ValueId, Reason> {
    let mut value = b.tensor(node, i)?;
    let lead = extent.len().checked_sub(b.rank(value)).ok_or("what is added has too many dimensions")?;
    for d in 0..b.rank(value) {
        if b.extent(value)[d].fixed_size() != Some(1) {
            value = place_as(b, value, d, &extent[lead + d]);
        }
    }
    Ok(value)
}

/// `addbmm(added, x, y)`: the products of a batch, summed over it as well.
fn summed_product(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, y) = (b.tensor(node, 1)?, b.tensor(node, 2)?);
    let (x, y) = contract(b, x, 2, y, 1)?;
    let (x, y) = contract(b, x, 0, y, 0)?;
    let extent: Extent = [b.extent(x)[1].clone(), b.extent(y)[2].clone()].into_iter().collect();
    let extent = super::unknown(&extent);
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(placed(b, node, 0, &extent)?);
    (args[1], args[2]) = (Arg::Value(x), Arg::Value(y));
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, vec![extent])
}

/// `addr(added, x, y)`: each row of the result has one element of `x`.
fn outer(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, y) = (b.tensor(node, 1)?, b.tensor(node, 2)?);
    let extent: Extent = [b.extent(x)[0].clone(), b.extent(y)[0].clone()].into_iter().collect();
    let extent = super::unknown(&extent);
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(placed(b, node, 0, &extent)?);
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, vec![extent])
}

/// `_trilinear(x, y, z, expand_x, expand_y, expand_z, summed, unroll)`: the product of three tensors, each with
/// dimensions of size 1 put in, summed over some.
fn trilinear(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let list = |i: usize| node.ints(i).ok_or("no plain dimensions");
    let summed = list(6)?;
    let mut operands = Vec::new();
    for i in 0..3 {
        let (x, put_in) = (b.tensor(node, i)?, list(i + 3)?);
        let rank = b.rank(x) + put_in.len();
        // The own dimensions among those of the product.
        let own: Vec<usize> = (0..rank).filter(|d| !put_in.contains(&(*d as i64))).collect();
        operands.push((x, own));
    }
    let rank = b.rank(operands[0].0) + list(3)?.len();
    let mut extent = Extent::new();
    for at in 0..rank {
        let mut chosen = Side::fixed(1);
        for (x, own) in &mut operands {
            let Some(d) = own.iter().position(|own| *own == at) else { continue };
            if b.extent(*x)[d].fixed_size() == Some(1) {
                continue;
            }
            if chosen.fixed_size() == Some(1) {
                chosen = b.extent(*x)[d].clone().holding(None);
            } else if !b.facts.same(&chosen.valid(), &b.extent(*x)[d].valid()) {
                return Err("the sizes of what is multiplied differ".into());
            }
            *x = place_as(b, *x, d, &chosen);
            if summed.contains(&(at as i64)) {
                *x = b.mask(*x, d, 0.0);
            }
        }
        if !summed.contains(&(at as i64)) {
            extent.push(chosen);
        }
    }
    let mut args = b.plain_args(node)?;
    for (arg, (x, _)) in args.iter_mut().zip(&operands) {
        *arg = Arg::Value(*x);
    }
    b.keep(node, args, Vec::new(), vec![extent])
}
