//! Sorting and choosing: padding comes last, behind elements that are equal to it.

use super::super::reshape::{as_prefix, floor_divide, reshape};
use super::super::size_facts::product;
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::reduction::{reduced, representable};
use super::{dim, unknown, wrap};
use crate::fx::{Arg, DType, Node, NumberKind, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.kthvalue.default", kth),
    ("aten.median.default", |b, n| median(b, n, false)),
    ("aten.median.dim", |b, n| median_along(b, n, false)),
    ("aten.mode.default", mode),
    ("aten.nanmedian.default", |b, n| median(b, n, true)),
    ("aten.nanmedian.dim", |b, n| median_along(b, n, true)),
    ("aten.sort.default", sort),
    ("aten.sort.stable", sort_stable),
    ("aten.topk.default", topk),
];

/// Value that sorts last: ascending NaN, which comes after everything, else the end of the type's range.
fn last(kind: NumberKind, descending: bool) -> f64 {
    match (kind, descending) {
        (_, true) => f64::NEG_INFINITY,
        (NumberKind::Float, false) => f64::NAN,
        (_, false) => f64::INFINITY,
    }
}

/// The tensor with the padding of `at` holding what is sorted last.
fn padding_last(b: &mut Builder, x: ValueId, at: usize, descending: bool) -> Result<ValueId, Reason> {
    let x = as_prefix(b, x, at)?;
    let number = last(b.dtype(x).kind(), descending);
    representable(b, x, number)?;
    Ok(b.mask(x, at, number))
}

/// `sort(x, dim, descending)`
fn sort(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    sort_along(b, node, node.arg(1), node.flag(2))
}

/// `sort(x, *, stable, dim, descending)` has its dimension among the keywords.
fn sort_stable(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let descending = matches!(node.kwarg("descending"), Some(Arg::Bool(true)));
    sort_along(b, node, node.kwarg("dim").unwrap_or(&Arg::Int(-1)), descending)
}

/// The lowering is stable, so that valid elements equal to padding come first.
fn sort_along(b: &mut Builder, node: &Node, along: &Arg, descending: bool) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    if b.rank(x) == 0 {
        return Err("a tensor of rank 0 is sorted".into());
    }
    let Arg::Int(along) = along else { return Err(format!("dimension {along}")) };
    let at = wrap(*along, b.rank(x))?;
    let x = padding_last(b, x, at, descending)?;
    let extent = unknown(b.extent(x));
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, vec![extent.clone(), extent])
}

/// `topk(x, k, dim, largest, sorted)`
fn topk(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 2, b.rank(x))?;
    let largest = !matches!(node.arg(3), Arg::Bool(false));
    let x = as_prefix(b, x, at)?;
    let side = b.extent(x)[at].clone();
    let Arg::Int(k) = node.arg(1) else { return Err("its `k` is dynamic".into()) };
    if side.is_padded() && b.dtype(x).kind() == NumberKind::Unsigned && !largest {
        return Err("no argument can say the largest number".into());
    }
    let x = b.mask(x, at, last(b.dtype(x).kind(), largest));
    let mut extent = unknown(b.extent(x));
    extent[at] = Side::fixed(*k);
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent.clone(), extent])
}

/// `kthvalue(x, k, dim, keepdim)`
fn kth(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 2, b.rank(x))?;
    let x = padding_last(b, x, at, false)?;
    let extent = reduced(b.extent(x), &[at], node.flag(3));
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent.clone(), extent])
}

/// `mode(x, dim, keepdim)`: padding would be counted, so that rows have to be whole.
fn mode(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 1, b.rank(x))?;
    if b.extent(x)[at].is_padded() {
        return Err("the dimension of `mode` varies".into());
    }
    let extent = reduced(b.extent(x), &[at], node.flag(2));
    let args = b.plain_args(node)?;
    b.keep(node, args, Vec::new(), vec![extent.clone(), extent])
}

/// `median(x)` and `nanmedian(x)`: of all elements in one row.
fn median(b: &mut Builder, node: &Node, skips_nan: bool) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let sizes: Vec<_> = b.extent(x).iter().map(Side::valid).collect();
    let row = reshape(b, x, &[product(&sizes)])?;
    let (value, _) = middle(b, row, 0, skips_nan)?;
    let made = b.reshape(value, Extent::new());
    b.define(node, 0, made)
}

/// `median(x, dim, keepdim)` and `nanmedian`: values and indices.
fn median_along(b: &mut Builder, node: &Node, skips_nan: bool) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    if b.rank(x) == 0 {
        return Err("the median of a tensor of rank 0".into());
    }
    let at = dim(node, 1, b.rank(x))?;
    let (value, index) = middle(b, x, at, skips_nan)?;
    for (i, mut made) in [value, index].into_iter().enumerate() {
        if !node.flag(2) {
            let extent = reduced(b.extent(made), &[at], false);
            made = b.reshape(made, extent);
        }
        b.define(node, i, made)?;
    }
    Ok(())
}

/// The lower of the middle elements along `at`, and where it stands; the dimension stays with size 1. NaN is larger
/// than every number and the result if there is one, unless it is skipped.
fn middle(b: &mut Builder, x: ValueId, at: usize, skips_nan: bool) -> Result<(ValueId, ValueId), Reason> {
    let x = padding_last(b, x, at, false)?;
    let (dtype, extent) = (b.dtype(x), unknown(b.extent(x)));
    let side = extent[at].clone();
    let kept = reduced(&extent, &[at], true);
    let ascending = vec![Arg::Value(x), Arg::Int(at as i64), Arg::Bool(false)];
    let types = vec![Some((dtype, extent.clone())), Some((DType::I64, extent.clone()))];
    let sorted = b.emit_many("aten.sort.default", ascending, Vec::new(), types);
    let count = b.count_as(&side.valid(), DType::I64);
    let half = |b: &mut Builder, count: ValueId| {
        let (one, zero, two) =
            (b.number(1.0, DType::I64), b.number(0.0, DType::I64), b.number(2.0, DType::I64));
        let last = b.binary("aten.sub.Tensor", count, one, DType::I64);
        let last = b.binary("aten.maximum.default", last, zero, DType::I64);
        floor_divide(b, last, two)
    };
    let place = if dtype.kind() == NumberKind::Float {
        // Padding is NaN as well: what is none are the valid numbers.
        let nan = b.emit("aten.isnan.default", vec![Arg::Value(x)], DType::Bool, extent);
        let along = Arg::List(vec![Arg::Int(at as i64)]);
        let kwargs = vec![("dtype".into(), Arg::None)];
        let args = vec![Arg::Value(nan), along, Arg::Bool(true)];
        let nan = b.emit_with("aten.sum.dim_IntList", args, kwargs, DType::I64, kept.clone());
        let memory = b.number(side.size() as f64, DType::I64);
        let numbers = b.binary("aten.sub.Tensor", memory, nan, DType::I64);
        if skips_nan {
            half(b, numbers)
        } else {
            let some = b.binary("aten.lt.Tensor", numbers, count, DType::Bool);
            let middle = half(b, count);
            let args = vec![Arg::Value(some), Arg::Value(numbers), Arg::Value(middle)];
            b.emit("aten.where.self", args, DType::I64, kept.clone())
        }
    } else {
        half(b, count)
    };
    let place = b.expand(place, kept.clone());
    let mut taken = sorted.into_iter().zip([dtype, DType::I64]).map(|(from, dtype)| {
        let args = vec![Arg::Value(from), Arg::Int(at as i64), Arg::Value(place)];
        let kwargs = vec![("sparse_grad".into(), Arg::Bool(false))];
        b.emit_with("aten.gather.default", args, kwargs, dtype, kept.clone())
    });
    match (taken.next(), taken.next()) {
        (Some(value), Some(index)) => Ok((value, index)),
        _ => Err("sorting gives two results".into()),
    }
}
