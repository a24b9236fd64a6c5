//! Ops that work on each element of the leading dimensions alone: what is padding there stays there.
//!
//! The dimensions behind them are mixed, and must not be padded.

use super::super::reshape::place_as;
use super::super::{Builder, Extent, Reason, Rule, Side};
use crate::fx::{Arg, Dim, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten._fft_c2c.default", transform),
    ("aten._fft_c2r.default", transform),
    ("aten._fft_r2c.default", transform),
    ("aten._linalg_eigh.default", |b, n| factored(b, n, &[(0, 2)])),
    ("aten._linalg_svd.default", |b, n| factored(b, n, &[(0, 2)])),
    ("aten._upsample_nearest_exact2d_backward.default", |b, n| batched(b, n, &[(0, 2)])),
    ("aten.adaptive_max_pool2d.default", |b, n| batched(b, n, &[(0, 2)])),
    ("aten.adaptive_max_pool2d_backward.default", |b, n| batched(b, n, &[(0, 2), (1, 2), (2, 2)])),
    ("aten.adaptive_max_pool3d.default", |b, n| batched(b, n, &[(0, 3)])),
    ("aten.adaptive_max_pool3d_backward.default", |b, n| batched(b, n, &[(0, 3), (1, 3), (2, 3)])),
    ("aten.linalg_householder_product.default", |b, n| factored(b, n, &[(0, 2), (1, 1)])),
    ("aten.ormqr.default", |b, n| factored(b, n, &[(0, 2), (1, 1), (2, 2)])),
    ("aten.upsample_bilinear2d_backward.default", |b, n| batched(b, n, &[(0, 2)])),
    ("aten.upsample_linear1d_backward.default", |b, n| batched(b, n, &[(0, 1)])),
    ("aten.upsample_nearest1d_backward.default", |b, n| batched(b, n, &[(0, 1)])),
    ("aten.upsample_nearest2d_backward.default", |b, n| batched(b, n, &[(0, 2)])),
    ("aten.upsample_nearest3d_backward.default", |b, n| batched(b, n, &[(0, 3)])),
    ("aten.upsample_trilinear3d_backward.default", |b, n| batched(b, n, &[(0, 3)])),
];

/// Tensors among the arguments: position, and the number of dimensions after the leading ones.
type Operands = [(usize, usize)];

/// An op whose padding may hold anything.
pub fn batched(b: &mut Builder, node: &Node, operands: &Operands) -> Result<(), Reason> {
    independent(b, node, operands, None)
}

/// An op that repeats steps until all matrices are done, of which one of NaN never would be: padding is zeros.
pub fn factored(b: &mut Builder, node: &Node, operands: &Operands) -> Result<(), Reason> {
    independent(b, node, operands, Some(0.0))
}

fn independent(b: &mut Builder, node: &Node, operands: &Operands, fill: Option<f64>) -> Result<(), Reason> {
    let mut read = Vec::new();
    for (position, behind) in operands {
        let x = b.tensor(node, *position)?;
        let lead = b.rank(x).checked_sub(*behind).ok_or("an operand has too few dimensions")?;
        if b.extent(x)[lead..].iter().any(Side::is_padded) {
            return Err("a dimension that the op mixes varies".into());
        }
        read.push((x, lead));
    }
    let leading = meet_leading(b, &mut read)?;
    let mut args = Vec::with_capacity(node.args.len());
    for (i, arg) in node.args.iter().enumerate() {
        let operand = operands.iter().position(|(position, _)| *position == i);
        args.push(match operand.map(|at| read[at]) {
            Some((x, lead)) => {
                let all: Vec<usize> = (0..lead).collect();
                Arg::Value(fill.map_or(x, |number| b.mask_all(x, &all, number)))
            }
            None => in_memory(b, arg, &leading)?,
        });
    }
    let mut extents = Vec::new();
    for old in &node.outputs {
        let Some(declared) = b.old.ty(*old).tensor() else { continue };
        if declared.dims.iter().any(|d| d.as_static() == Some(0)) && leading.iter().any(Side::is_padded) {
            // A result that is not asked for.
            extents.push(declared.dims.iter().map(|d| b.facts.side_of(d)).collect::<Result<_, _>>()?);
            continue;
        }
        let behind = declared.dims.get(leading.len()..).ok_or("a result has no leading dimensions")?;
        let fixed = |d: &Dim| d.as_static().map(Side::fixed).ok_or("a result has more padded dimensions");
        let behind = behind.iter().map(fixed).collect::<Result<Extent, _>>()?;
        extents.push(leading.iter().cloned().chain(behind).collect());
    }
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, extents)
}

/// Brings leading dimensions to the same places; those of size 1 fit any other.
fn meet_leading(b: &mut Builder, operands: &mut [(ValueId, usize)]) -> Result<Extent, Reason> {
    let lead = operands.first().map_or(0, |(_, lead)| *lead);
    if operands.iter().any(|(_, other)| *other != lead) {
        return Err("its operands have different leading dimensions".into());
    }
    let mut leading = Extent::new();
    for at in 0..lead {
        let sides: Vec<Side> = operands.iter().map(|(x, _)| b.extent(*x)[at].clone()).collect();
        let chosen = sides.iter().find(|side| side.fixed_size() != Some(1)).cloned();
        let chosen = chosen.unwrap_or_else(|| Side::fixed(1)).holding(None);
        for ((x, _), side) in operands.iter_mut().zip(&sides) {
            if side.fixed_size() == Some(1) {
                continue;
            }
            if !b.facts.same(&side.valid(), &chosen.valid()) {
                return Err("its operands have different sizes".into());
            }
            *x = place_as(b, *x, at, &chosen);
        }
        leading.push(chosen);
    }
    Ok(leading)
}

/// An argument in which the true size of a leading dimension becomes the one in memory.
fn in_memory(b: &Builder, arg: &Arg, leading: &[Side]) -> Result<Arg, Reason> {
    match arg {
        Arg::Sym(e) => match leading.iter().find(|side| b.facts.same(&side.valid(), e)) {
            Some(side) => Ok(Arg::Int(side.size())),
            None => b.plain(arg),
        },
        Arg::List(items) => {
            let items = items.iter().map(|item| in_memory(b, item, leading));
            Ok(Arg::List(items.collect::<Result<_, _>>()?))
        }
        other => b.plain(other),
    }
}

/// `_fft_r2c(x, dim, normalization, onesided)` and the others: all dimensions but those of `dim` are left alone.
fn transform(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let declared = b.declared(node, 0)?;
    let mut extent = super::unknown(b.extent(x));
    for d in super::dims(node, 1, extent.len())? {
        if extent[d].is_padded() {
            return Err("the transformed dimension varies".into());
        }
        extent[d] = Side::fixed(declared.dims[d].as_static().ok_or("it makes a dimension of unknown size")?);
    }
    let args = b.plain_args(node)?;
    b.keep(node, args, Vec::new(), vec![extent])
}
