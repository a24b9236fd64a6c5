//! Sorting and selection by rank.

use super::cumulative::running;
use super::{End, at_least_1d, spread, sum_over};
use crate::fx::{Arg, DType};
use crate::lowering::CpuForm;
use crate::lowering::call::wrap_dim;
use crate::lowering::hlo::Body;
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::types::Shape;
use crate::lowering::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::program::HostCall;

pub const OPS: &[OpDef] = &[
    many("aten.kthvalue.default", kthvalue),
    one("aten.median.default", median),
    many("aten.mode.default", mode),
    many("aten.median.dim", median_dim),
    one("aten.nanmedian.default", nanmedian),
    many("aten.nanmedian.dim", nanmedian_dim),
    many("aten.sort.default", sort),
    many("aten.sort.stable", sort_stable),
    many("aten.topk.default", topk),
];

/// Whether the program may call the process for an order along `dim`; for floats of 8 bits it has none.
fn orders_by_process(h: &Hlo<'_>, x: &Val<'_>, dim: usize) -> bool {
    let fits = x.numel() > 0 && x.dims[dim] <= i64::from(i32::MAX);
    let has_order = match x.dtype {
        DType::Bool | DType::F16 | DType::BF16 | DType::F32 | DType::F64 => true,
        other => other.is_int(),
    };
    h.settings().calls_for(CpuForm::Order) && fits && has_order
}

/// Calls the process with the rows along `dim` and with `ranks`: `count` values of each row, and their
/// int32 positions, along `dim` in the result. For what [`orders_by_process`].
fn ordered_by_process<'m>(
    h: &Hlo<'m>,
    target: HostCall,
    x: &Val<'m>,
    dim: usize,
    count: Option<i64>,
    ranks: Option<&Val<'m>>,
) -> [Val<'m>; 2] {
    let (last, length) = (x.rank() - 1, x.dims[dim]);
    let ordered = if x.dtype == DType::Bool { h.convert(x, DType::U8) } else { x.clone() };
    let mut order: Vec<i64> = (0..=last as i64).collect();
    order.swap(dim, last);
    let turned = h.transpose(&ordered, &order);
    let rows = x.numel() / length;
    let mut dims = turned.dims.clone();
    let sizes: &[i64] = match count {
        Some(count) => &[rows, count],
        None => &[rows],
    };
    dims[last] = count.unwrap_or(1);
    let results = [Shape::new(ordered.dtype, sizes), Shape::new(DType::I32, sizes)];
    let turned = h.reshape(&turned, &[rows, length]);
    let operands: Vec<&Val<'m>> = std::iter::once(&turned).chain(ranks).collect();
    let results = h.call_process(target, &operands, &results);
    let back = |v: &Val<'m>| h.transpose(&h.reshape(v, &dims), &order);
    [h.convert(&back(&results[0]), x.dtype), back(&results[1])]
}

/// The first `count` elements along `dim` in the order of [`sorted`], and their positions, by the process. `None` if
/// it has no order for them, and if there are not so many.
fn first_by_process<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    dim: usize,
    count: i64,
    descending: bool,
) -> Option<(Val<'m>, Val<'m>)> {
    if !orders_by_process(h, x, dim) || !(1..=x.dims[dim]).contains(&count) {
        return None;
    }
    let target = if descending { HostCall::Last } else { HostCall::First };
    Some(ordered_by_process(h, target, x, dim, Some(count), None).into())
}

/// Sorts along `dim`, stably, with NaN above every number: values, and int32 positions before the sort.
fn sorted<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, descending: bool) -> (Val<'m>, Val<'m>) {
    if let Some(results) = first_by_process(h, x, dim, x.dims[dim], descending) {
        return results;
    }
    let ordered = if x.dtype == DType::Bool { h.convert(x, DType::U8) } else { x.clone() };
    let position = h.iota(DType::I32, &x.dims, dim);
    let first = if descending { End::Max } else { End::Min };
    let before: Body<'_> = &|h, v| {
        let (a, b) = (&v[0], &v[1]);
        let before = h.compare(first.wins(), a, b);
        if !a.dtype.is_float() {
            return vec![before];
        }
        // Of a NaN and a number, the NaN comes first exactly when the order descends.
        let (nan, number) = if descending { (a, b) } else { (b, a) };
        let apart = h.binary("and", &h.compare("NE", nan, nan), &h.compare("EQ", number, number));
        vec![h.binary("or", &before, &apart)]
    };
    let mut results = h.sort(&[&ordered, &position], dim, true, before);
    let position = results.pop().expect("two results");
    let value = results.pop().expect("two results");
    (h.convert(&value, x.dtype), position)
}

/// The first `k` elements along `dim` in the order of [`sorted`], values and int32 positions: by the process, or by the
/// selection of XLA's CPU runtime, which has one for float32 and calls no function to compare two elements. It orders
/// numbers by their bits, equal ones by position: both zeros become one, and every NaN the one that comes first or
/// last. `None` if there is neither, or it saves nothing.
fn selected<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    dim: usize,
    k: i64,
    descending: bool,
) -> Option<(Val<'m>, Val<'m>)> {
    if let Some(results) = first_by_process(h, x, dim, k, descending) {
        return Some(results);
    }
    let size = x.dims[dim];
    if !h.for_cpu() || x.dtype != DType::F32 || x.numel() == 0 || !(1..=size / 2).contains(&k) {
        return None;
    }
    if x.numel() > i64::from(i32::MAX) {
        return None;
    }
    let last = x.rank() - 1;
    let mut order: Vec<i64> = (0..=last as i64).collect();
    order.swap(dim, last);
    let x = h.transpose(x, &order);
    let keys = if descending { x.clone() } else { h.unary("negate", &x) };
    let zero = h.zeros(DType::F32, &x.dims);
    let keys = h.select(&h.compare("EQ", &x, &zero), &zero, &keys);
    let bits = if descending { 0x7FC0_0000 } else { i64::from(0xFFC0_0000_u32 as i32) };
    let nan = h.full(Scalar::Int(bits), DType::I32, &x.dims);
    let nan = h.bitcast_convert(&nan, x.shape());
    let keys = h.select(&h.compare("NE", &x, &x), &nan, &keys);
    let mut dims = x.dims.clone();
    dims[last] = k;
    let results = [Shape::new(DType::F32, &dims), Shape::new(DType::I32, &dims)];
    let positions = h.op("chlo.top_k", &[&keys], &results, &[("k", k.into())], vec![]).pop()?;
    // XLA takes a selection of which a part is read for a sort.
    let positions = h.unary("optimization_barrier", &positions);
    // Rows lie one after the other.
    let row = h.divide(
        &h.reshape(&h.iota(DType::I32, &[dims.iter().product()], 0), &dims),
        &h.full(Scalar::Int(k), DType::I32, &dims),
    );
    let begin = h.multiply(&row, &h.full(Scalar::Int(size), DType::I32, &dims));
    let values = h.take(&h.reshape(&x, &[x.numel()]), &h.add(&begin, &positions), 0);
    Some((h.transpose(&values, &order), h.transpose(&positions, &order)))
}

fn finish<'m>(h: &Hlo<'m>, x: &Val<'m>, out: &Shape) -> Val<'m> {
    h.convert(&h.reshape(x, &out.dims), out.dtype)
}

fn pair<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, results: [Val<'m>; 2]) -> Vec<Option<Val<'m>>> {
    results.iter().zip(call.outs).map(|(r, out)| out.as_ref().map(|out| finish(h, r, out))).collect()
}

/// The operand with at least one dimension, sorted along argument `dim` (the last dimension by default).
fn sort_by<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, dim: &Arg, descending: bool) -> Lower<(Val<'m>, Val<'m>)> {
    let x = at_least_1d(h, &call.tensor(0)?);
    let dim = if let Arg::Int(dim) = dim { *dim } else { -1 };
    Ok(sorted(h, &x, wrap_dim(dim, x.rank())?, descending))
}

/// `sort(self, dim=-1, descending=False)`
fn sort<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (values, indices) = sort_by(h, call, call.arg(1), call.bool(2)?)?;
    Ok(pair(h, call, [values, indices]))
}

/// `sort(self, *, stable, dim=-1, descending=False)`
fn sort_stable<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (values, indices) = sort_by(h, call, call.kw("dim"), *call.kw("descending") == Arg::Bool(true))?;
    Ok(pair(h, call, [values, indices]))
}

/// `topk(self, k, dim=-1, largest=True, sorted=True)`; of equal elements the first ones are taken.
fn topk<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    let k = call.int(1)?;
    let dim = wrap_dim(call.opt_int(2)?.unwrap_or(-1), x.rank())?;
    let largest = if *call.arg(3) == Arg::None { true } else { call.bool(3)? };
    if let Some((values, indices)) = selected(h, &x, dim, k, largest) {
        return Ok(pair(h, call, [values, indices]));
    }
    let (values, indices) = sorted(h, &x, dim, largest);
    let first = |v: &Val<'m>| h.slice_dim(v, dim, 0, k, 1);
    Ok(pair(h, call, [first(&values), first(&indices)]))
}

/// `kthvalue(self, k, dim=-1, keepdim=False)`
fn kthvalue<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    let k = call.int(1)?;
    let dim = wrap_dim(call.opt_int(2)?.unwrap_or(-1), x.rank())?;
    if !(1..=x.dims[dim]).contains(&k) {
        return invalid(format!("element {k} of {}", x.dims[dim]));
    }
    if orders_by_process(h, &x, dim) {
        let rows = x.numel() / x.dims[dim];
        let ranks = h.full(Scalar::Int(k - 1), DType::I32, &[rows]);
        return Ok(pair(h, call, ordered_by_process(h, HostCall::Ranked, &x, dim, None, Some(&ranks))));
    }
    let (values, indices) = selected(h, &x, dim, k, false).unwrap_or_else(|| sorted(h, &x, dim, false));
    let kth = |v: &Val<'m>| h.slice_dim(v, dim, k - 1, k, 1);
    Ok(pair(h, call, [kth(&values), kth(&indices)]))
}

/// The lower median along `dim` and its position. NaN wins, the first one, unless `skip_nan`.
fn middle<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, skip_nan: bool) -> [Val<'m>; 2] {
    let sorted = (!orders_by_process(h, x, dim)).then(|| sorted(h, x, dim, false));
    let size = x.dims[dim];
    let numbers = h.convert(&h.compare("EQ", x, x), DType::I32);
    let numbers = sum_over(h, &numbers, &[dim as i64]);
    let constant = |value: i64| h.full(Scalar::Int(value), DType::I32, &numbers.dims);
    // Sorted, the NaN stand behind the numbers, in their own order.
    let among_all = constant((size - 1) / 2);
    let rank = if skip_nan {
        let among_numbers = h.divide(&h.subtract(&numbers, &constant(1)), &constant(2));
        h.select(&h.compare("EQ", &numbers, &constant(0)), &among_all, &among_numbers)
    } else {
        h.select(&h.compare("EQ", &numbers, &constant(size)), &among_all, &numbers)
    };
    let Some((values, positions)) = sorted else { return ranked_by_process(h, x, dim, &rank) };
    let rank = spread(h, &rank, &x.dims, &[dim as i64]);
    let chosen = h.compare("EQ", &h.iota(DType::I32, &x.dims, dim), &rank);
    let take = |v: &Val<'m>| {
        let v = h.select(&chosen, v, &h.zeros(v.dtype, &v.dims));
        sum_over(h, &v, &[dim as i64])
    };
    [take(&values), take(&positions)]
}

/// The element of each row along `dim` that has a rank, and its position, by the process.
fn ranked_by_process<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, ranks: &Val<'m>) -> [Val<'m>; 2] {
    // Rows come to the process in the order of the dimensions after `dim` has changed places with the last.
    let mut kept = x.dims.clone();
    kept[dim] = 1;
    let mut order: Vec<i64> = (0..x.rank() as i64).collect();
    order.swap(dim, x.rank() - 1);
    let ranks = h.transpose(&h.reshape(ranks, &kept), &order);
    ordered_by_process(h, HostCall::Ranked, x, dim, None, Some(&h.reshape(&ranks, &[ranks.numel()])))
}

/// `mode(self, dim=-1, keepdim=False)`: of the most frequent values the smallest, and where it stands last.
fn mode<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    if x.numel() == 0 {
        if call.declared(0)?.numel() > 0 {
            return unsupported("the mode of no elements");
        }
        let empty = call.outs.iter().map(|out| out.as_ref().map(|out| h.zeros(out.dtype, &out.dims)));
        return Ok(empty.collect());
    }
    let dim = wrap_dim(call.opt_int(1)?.unwrap_or(-1), x.rank())?;
    if orders_by_process(h, &x, dim) {
        return Ok(pair(h, call, ordered_by_process(h, HostCall::Mode, &x, dim, None, None)));
    }
    let (values, positions) = sorted(h, &x, dim, false);
    let size = x.dims[dim];
    let place = h.iota(DType::I32, &x.dims, dim);
    let edge = |at: i64| h.compare("EQ", &place, &h.full(Scalar::Int(at), DType::I32, &x.dims));
    // Whether a value differs from the one before it; the first one's neighbour is the last.
    let parts = [h.slice_dim(&values, dim, size - 1, size, 1), h.slice_dim(&values, dim, 0, size - 1, 1)];
    let begins = h.binary("or", &edge(0), &h.compare("NE", &values, &h.concatenate(&parts, dim)));
    let parts = [h.slice_dim(&values, dim, 1, size, 1), h.slice_dim(&values, dim, 0, 1, 1)];
    let ends = h.binary("or", &edge(size - 1), &h.compare("NE", &values, &h.concatenate(&parts, dim)));
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    let starts = h.select(&begins, &place, &h.zeros(DType::I32, &x.dims));
    let starts = running(h, &[starts], &[&zero], dim, &|h, v| vec![h.maximum(&v[0], &v[1])]);
    let length = h.add(&h.subtract(&place, &starts[0]), &h.ones(DType::I32, &x.dims));
    let length = h.select(&ends, &length, &h.zeros(DType::I32, &x.dims));
    let longest = spread(h, &h.reduce("maximum", &length, &zero, &[dim as i64]), &x.dims, &[dim as i64]);
    let most = h.full(Scalar::Int(size), DType::I32, &x.dims);
    let candidates = h.select(&h.compare("EQ", &length, &longest), &place, &most);
    let most = h.constant_scalar(Scalar::Int(size), DType::I32);
    let first = spread(h, &h.reduce("minimum", &candidates, &most, &[dim as i64]), &x.dims, &[dim as i64]);
    let chosen = h.compare("EQ", &place, &first);
    let take = |v: &Val<'m>| {
        let v = if v.dtype == DType::Bool { h.convert(v, DType::I32) } else { v.clone() };
        sum_over(h, &h.select(&chosen, &v, &h.zeros(v.dtype, &v.dims)), &[dim as i64])
    };
    Ok(pair(h, call, [take(&values), take(&positions)]))
}

/// `median(self)`: the lower median of all elements.
fn median<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    middle_of_all(h, call, false)
}

/// `nanmedian(self)`: the lower median of all numbers.
fn nanmedian<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    middle_of_all(h, call, true)
}

fn middle_of_all<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, skip_nan: bool) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if x.numel() == 0 {
        return unsupported("the median of no elements");
    }
    let [value, _] = middle(h, &h.reshape(&x, &[x.numel()]), 0, skip_nan);
    Ok(finish(h, &value, call.out()))
}

/// `median(self, dim, keepdim=False)`: values and indices.
fn median_dim<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    Ok(pair(h, call, middle(h, &x, call.dim(1, x.rank())?, false)))
}

/// `nanmedian(self, dim, keepdim=False)`: values and indices.
fn nanmedian_dim<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    Ok(pair(h, call, middle(h, &x, call.dim(1, x.rank())?, true)))
}
