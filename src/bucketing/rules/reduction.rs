//! Reductions: padding along what is reduced is replaced by a number that changes nothing.

use super::super::reshape::{as_prefix, reshape};
use super::super::size_facts::product;
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::{dim, dims, unknown};
use crate::fx::{Arg, DType, Node, NumberKind, ValueId};
use crate::op::Padding;

pub const RULES: &[(&str, Rule)] = &[
    ("aten.aminmax.default", extrema),
    ("aten.argmax.default", |b, n| index_of(b, n, f64::NEG_INFINITY)),
    ("aten.argmin.default", |b, n| index_of(b, n, f64::INFINITY)),
    ("aten.count_nonzero.default", nonzero),
    ("aten.histc.default", histogram),
    ("aten.linalg_vector_norm.default", vector_norm),
    ("aten.max.dim", |b, n| extremum(b, n, f64::NEG_INFINITY)),
    ("aten.mean.default", mean),
    ("aten.min.dim", |b, n| extremum(b, n, f64::INFINITY)),
    ("aten.var.correction", variance),
];

/// The extent that is left when `dims` are reduced.
pub fn reduced(extent: &[Side], dims: &[usize], keepdim: bool) -> Extent {
    let mut left = Extent::new();
    for (d, side) in extent.iter().enumerate() {
        match (dims.contains(&d), keepdim) {
            (true, true) => left.push(Side::fixed(1)),
            (true, false) => {}
            (false, _) => left.push(side.clone().holding(None)),
        }
    }
    left
}

/// Refuses what no argument can say.
pub fn representable(b: &Builder, x: ValueId, number: f64) -> Result<(), Reason> {
    if b.dtype(x) == DType::U64 && number == f64::INFINITY {
        return Err("no argument can say the largest 64-bit number".into());
    }
    Ok(())
}

/// A reduction whose line in the op table has the number that changes nothing. It has one result or several of the same
/// sizes.
pub fn along(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let Some(Padding::Reduction(identity)) = node.op.entry().map(|entry| entry.padding) else {
        return Err("its line in the op table has no identity".into());
    };
    let mut x = b.tensor(node, 0)?;
    let over = dims(node, 1, b.rank(x))?;
    let dtype = b.declared(node, 0)?.dtype;
    if identity == f64::NEG_INFINITY && dtype.is_float() && !b.dtype(x).is_float() {
        // Integers have no number for it: `logsumexp` takes the exponential of the least one.
        x = b.cast(x, dtype);
    }
    masked_along(b, node, x, &over, identity)
}

/// `max(x, dim, keepdim)` with indices. An index counts valid elements alone if these come first.
fn extremum(b: &mut Builder, node: &Node, identity: f64) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let over = dims(node, 1, b.rank(x))?;
    if b.rank(x) > 0 {
        for at in &over {
            x = as_prefix(b, x, *at)?;
        }
    }
    masked_along(b, node, x, &over, identity)
}

fn masked_along(
    b: &mut Builder,
    node: &Node,
    x: ValueId,
    over: &[usize],
    identity: f64,
) -> Result<(), Reason> {
    representable(b, x, identity)?;
    let mut x = x;
    for at in over {
        x = b.mask_rows(x, *at, identity);
    }
    let extent = reduced(b.extent(x), over, node.flag(2));
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    let kwargs = b.plain_kwargs(node)?;
    let extents = node.outputs.iter().map(|_| extent.clone()).collect();
    b.keep(node, args, kwargs, extents)
}

/// `count_nonzero(x, dim)`
fn nonzero(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let over = dims(node, 1, b.rank(x))?;
    let mut args = b.plain_args(node)?;
    let x = b.mask_all(x, &over, 0.0);
    let extent = reduced(b.extent(x), &over, false);
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `argmax(x, dim, keepdim)`: padding never wins, because equal elements are won by the first.
fn index_of(b: &mut Builder, node: &Node, identity: f64) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    representable(b, x, identity)?;
    let extent = match node.arg(1) {
        Arg::Int(_) => {
            let at = dim(node, 1, b.rank(x))?;
            x = as_prefix(b, x, at)?;
            x = b.mask(x, at, identity);
            reduced(b.extent(x), &[at], node.flag(2))
        }
        _ => {
            // The index counts in the row of all valid elements.
            let sizes: Vec<_> = b.extent(x).iter().map(Side::valid).collect();
            x = reshape(b, x, &[product(&sizes)])?;
            x = as_prefix(b, x, 0)?;
            x = b.mask(x, 0, identity);
            let made = b.emit(
                &node.op,
                vec![Arg::Value(x), Arg::Int(0), Arg::Bool(false)],
                DType::I64,
                Extent::new(),
            );
            let extent = b.declared_extent(node, 0)?;
            let made = b.reshape(made, extent);
            return b.define(node, 0, made);
        }
    };
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent])
}

/// The type in which a float is summed.
pub fn accumulator(dtype: DType) -> DType {
    match dtype {
        DType::F16 | DType::BF16 => DType::F32,
        other => other,
    }
}

/// Sum over `over`, whose padding counts nothing.
pub fn sum_over(b: &mut Builder, x: ValueId, over: &[usize], keepdim: bool) -> ValueId {
    let dtype = b.dtype(x);
    if over.is_empty() {
        return x;
    }
    let mut x = x;
    for at in over {
        x = b.mask_rows(x, *at, 0.0);
    }
    let extent = reduced(b.extent(x), over, keepdim);
    let list = Arg::List(over.iter().map(|d| Arg::Int(*d as i64)).collect());
    let kwargs = vec![("dtype".into(), Arg::None)];
    b.emit_with("aten.sum.dim_IntList", vec![Arg::Value(x), list, Arg::Bool(keepdim)], kwargs, dtype, extent)
}

/// The true number of elements along `over`.
pub fn count_over(b: &mut Builder, x: ValueId, over: &[usize], dtype: DType) -> ValueId {
    let mut count = None;
    for d in over {
        let Some(side) = b.side_or_refuse(x, *d) else { continue };
        let size = b.count_as(&side.valid(), dtype);
        count = Some(count.map_or(size, |c| b.binary("aten.mul.Tensor", c, size, dtype)));
    }
    count.unwrap_or_else(|| b.number(1.0, dtype))
}

/// Mean over `over`, in the type of `x`.
pub fn mean_over(b: &mut Builder, x: ValueId, over: &[usize], keepdim: bool) -> ValueId {
    let dtype = b.dtype(x);
    let sum = sum_over(b, x, over, keepdim);
    let count = count_over(b, x, over, real(dtype));
    b.binary("aten.div.Tensor", sum, count, dtype)
}

fn real(dtype: DType) -> DType {
    if dtype.is_complex() { dtype.to_real() } else { dtype }
}

/// `mean(x, *, dtype)` and `mean.dim(x, dims, keepdim, *, dtype)`
fn mean(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let out = b.declared(node, 0)?.dtype;
    let over = dims(node, 1, b.rank(x))?;
    let x = b.cast(x, accumulator(out));
    let mean = mean_over(b, x, &over, node.flag(2));
    let made = b.cast(mean, out);
    b.define(node, 0, made)
}

/// `var(x, dims, *, correction, keepdim)`, `std`, and those with the mean.
fn variance(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let out = b.declared(node, 0)?.dtype;
    if b.dtype(x).kind() != NumberKind::Float {
        return Err("the variance of complex numbers".into());
    }
    let over = dims(node, 1, b.rank(x))?;
    let keepdim = matches!(node.kwarg("keepdim"), Some(Arg::Bool(true)));
    let correction = match node.kwarg("correction") {
        None | Some(Arg::None) => 1.0,
        Some(Arg::Int(c)) => *c as f64,
        Some(Arg::Float(c)) => *c,
        Some(other) => return Err(format!("a correction of {other}")),
    };
    let dtype = accumulator(out);
    let x = b.cast(x, dtype);
    let mean = mean_over(b, x, &over, true);
    let squares = squared_distance(b, x, mean);
    let sum = sum_over(b, squares, &over, true);
    let count = count_over(b, x, &over, dtype);
    let correction = b.number(correction, dtype);
    let free = b.binary("aten.sub.Tensor", count, correction, dtype);
    let zero = b.number(0.0, dtype);
    let free = b.binary("aten.maximum.default", free, zero, dtype);
    let mut spread = b.binary("aten.div.Tensor", sum, free, dtype);
    if node.op.starts_with("aten.std") {
        let extent = b.extent(spread).clone();
        spread = b.emit("aten.sqrt.default", vec![Arg::Value(spread)], dtype, extent);
    }
    for (i, value) in [spread, mean].into_iter().enumerate().take(node.outputs.len()) {
        let mut value = b.cast(value, out);
        if !keepdim {
            let extent = reduced(b.extent(value), &over, false);
            value = b.reshape(value, extent);
        }
        b.define(node, i, value)?;
    }
    Ok(())
}

/// `(x - center)²`
pub fn squared_distance(b: &mut Builder, x: ValueId, center: ValueId) -> ValueId {
    let dtype = b.dtype(x);
    let extent = unknown(b.extent(x));
    let apart = b.emit("aten.sub.Tensor", vec![Arg::Value(x), Arg::Value(center)], dtype, extent.clone());
    b.emit("aten.mul.Tensor", vec![Arg::Value(apart), Arg::Value(apart)], dtype, extent)
}

/// `linalg_vector_norm(x, ord, dims, keepdim, *, dtype)`, `norm(x, p, dims, keepdim)`
fn vector_norm(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let order = match node.arg(1) {
        Arg::Int(o) => *o as f64,
        Arg::Float(o) => *o,
        _ => 2.0,
    };
    // Negative orders look for the smallest elements.
    let identity = if order < 0.0 { f64::INFINITY } else { 0.0 };
    if b.dtype(x).is_complex() && identity != 0.0 {
        return Err("a negative order of complex numbers".into());
    }
    let over = dims(node, 2, b.rank(x))?;
    let x = b.mask_all(x, &over, identity);
    let extent = reduced(b.extent(x), &over, node.flag(3));
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, vec![extent])
}

/// `aminmax(x, *, dim, keepdim)`: each end has a number of its own that changes nothing.
fn extrema(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let over = match node.kwarg("dim") {
        Some(Arg::Int(d)) => vec![super::wrap(*d, b.rank(x))?],
        _ => (0..b.rank(x)).collect(),
    };
    let keepdim = matches!(node.kwarg("keepdim"), Some(Arg::Bool(true)));
    let list = Arg::List(over.iter().map(|d| Arg::Int(*d as i64)).collect());
    for (i, (op, identity)) in
        [("aten.amin.default", f64::INFINITY), ("aten.amax.default", f64::NEG_INFINITY)]
            .into_iter()
            .enumerate()
    {
        representable(b, x, identity)?;
        let masked = b.mask_all(x, &over, identity);
        let (dtype, extent) = (b.dtype(x), reduced(b.extent(x), &over, keepdim));
        let end = b.emit(op, vec![Arg::Value(masked), list.clone(), Arg::Bool(keepdim)], dtype, extent);
        b.define(node, i, end)?;
    }
    Ok(())
}

/// `histc(x, bins, min, max)`: NaN is in no part of a range.
fn histogram(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let bound = |i: usize| match node.arg(i) {
        Arg::Int(n) => Some(*n as f64),
        Arg::Float(n) => Some(*n),
        _ => None,
    };
    match (bound(2), bound(3)) {
        (Some(low), Some(high)) if low != high && b.dtype(x).kind() == NumberKind::Float => {}
        _ => return Err("its range is taken from the elements".into()),
    }
    let all: Vec<usize> = (0..b.rank(x)).collect();
    let x = b.mask_all(x, &all, f64::NAN);
    let extent = b.declared_extent(node, 0)?;
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent])
}
