//! Reductions: sums, extrema, statistics, norms, truth.
//!
//! Types narrower than float32 are summed in float32 and rounded once at the end, as PyTorch does on CPU.

pub mod cumulative;
pub mod loss;
pub mod softmax;
pub mod sorting;

use super::hlo::{Body, DotDims};
use super::scalar::Scalar;
use super::table::{OpDef, many, one};
use super::types::{Dims, Shape};
use super::{Call, Hlo, Lower, Val, unsupported};
use crate::fx::{Arg, DType};

pub const OPS: &[OpDef] = &[
    one("aten.all.default", all),
    one("aten.all.dim", all),
    one("aten.all.dims", all),
    one("aten.amax.default", amax),
    one("aten.amin.default", amin),
    many("aten.aminmax.default", aminmax),
    one("aten.any.default", any),
    one("aten.any.dim", any),
    one("aten.any.dims", any),
    one("aten.argmax.default", argmax),
    one("aten.argmin.default", argmin),
    one("aten.count_nonzero.default", count_nonzero),
    one("aten.count_nonzero.dim_IntList", count_nonzero),
    one("aten.linalg__powsum.default", linalg_powsum),
    one("aten.linalg_vector_norm.default", linalg_vector_norm),
    one("aten.logsumexp.default", logsumexp),
    one("aten.max.default", max),
    many("aten.max.dim", max_dim),
    one("aten.mean.default", mean),
    one("aten.mean.dim", mean),
    one("aten.min.default", min),
    many("aten.min.dim", min_dim),
    one("aten.norm.Scalar", norm),
    one("aten.norm.ScalarOpt_dim", norm),
    one("aten.prod.default", prod),
    one("aten.prod.dim_int", prod_dim),
    one("aten.std.correction", std),
    many("aten.std_mean.correction", std_mean),
    one("aten.sum.default", sum),
    one("aten.sum.dim_IntList", sum),
    one("aten.var.correction", var),
    many("aten.var_mean.correction", var_mean),
];

/// The type in which a sum over elements of `dtype` is kept: float32 for narrower floats.
pub(super) fn accumulation(dtype: DType) -> DType {
    if dtype.is_float() && dtype.size() < 4 { DType::F32 } else { dtype }
}

/// Sums over `dims`, which vanish, in the operand's own type.
pub(super) fn sum_over<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> Val<'m> {
    if dims.is_empty() {
        return x.clone();
    }
    let zero = h.constant_scalar(Scalar::Int(0), x.dtype);
    h.reduce("add", x, &zero, dims)
}

/// Sums of float32 over the last dimension of terms that are rounded to bfloat16, as a product with ones: the matrix
/// unit of a TPU is several times as fast as a sum along the lanes of its vectors, and sums in float32. For what is
/// bfloat16 itself, or contributes less than its last digit to what is.
pub(super) fn sums_of_rounded<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let (last, lead) = (x.rank() - 1, &x.dims[..x.rank() - 1]);
    let x = h.convert(x, DType::BF16);
    // Few columns, which lie in memory as rows. XLA would make a sum of a product with ones that it knows.
    let ones = h.unary("optimization_barrier", &h.ones(DType::BF16, &[8, x.dims[last]]));
    let dims = DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[last as i64], rhs_contract: &[1] };
    let sums = h.dot_general(&x, &ones, dims, DType::F32);
    h.reshape(&h.slice_dim(&sums, last, 0, 1, 1), lead)
}

/// Means over `dims`, which vanish, in the operand's own (floating or complex) type.
pub(super) fn mean_over<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> Val<'m> {
    let sum = sum_over(h, x, dims);
    h.divide(&sum, &h.full_like(count(x, dims) as f64, &sum))
}

/// Number of elements that fall into one element when `dims` vanish. A dimension that `x` does not have counts as one:
/// the reduction over it is what refuses.
pub(super) fn count(x: &Val<'_>, dims: &[i64]) -> i64 {
    dims.iter().map(|d| x.dims.get(*d as usize).copied().unwrap_or(1)).product()
}

/// A value reduced over `dims` spread over sizes `full` again.
pub(super) fn spread<'m>(h: &Hlo<'m>, reduced: &Val<'m>, full: &[i64], dims: &[i64]) -> Val<'m> {
    let kept: Dims = (0..full.len() as i64).filter(|d| !dims.contains(d)).collect();
    h.broadcast_in_dim(reduced, full, &kept)
}

/// A reduced value in the declared output's sizes (`keepdim` inserts sizes of 1) and type.
fn finish<'m>(h: &Hlo<'m>, reduced: &Val<'m>, out: &Shape) -> Val<'m> {
    h.convert(&h.reshape(reduced, &out.dims), out.dtype)
}

/// Dimensions that argument 1 names, all of them where the overload has no such argument.
fn named_dims(call: &Call<'_, '_>, rank: usize) -> Lower<Dims> {
    call.reduced_dims(1, rank)
}

/// `sum(self, dim=None, keepdim=False, *, dtype=None)`
fn sum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    let dims = named_dims(call, x.rank())?;
    if h.for_tpu()
        && dims.as_slice() == [0]
        && let Some((rows, sizes)) = call.unmerged(0)
    {
        // As for products: what makes the rows is then computed by the sum's own kernel.
        let rows = h.reshape(&h.convert(&rows, accumulation(out.dtype)), &sizes);
        let over: Dims = (0..sizes.len() as i64 - 1).collect();
        return Ok(finish(h, &sum_over(h, &rows, &over), out));
    }
    Ok(finish(h, &sum_over(h, &h.convert(&x, accumulation(out.dtype)), &dims), out))
}

/// `mean(self, dim=None, keepdim=False, *, dtype=None)`
fn mean<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    let dims = named_dims(call, x.rank())?;
    Ok(finish(h, &mean_over(h, &h.convert(&x, accumulation(out.dtype)), &dims), out))
}

/// `prod(self, *, dtype=None)`
fn prod<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dims: Dims = (0..x.rank() as i64).collect();
    Ok(product(h, &x, &dims, call.out()))
}

/// `prod(self, dim, keepdim=False, *, dtype=None)`
fn prod_dim<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dims = call.reduced_dims(1, x.rank())?;
    Ok(product(h, &x, &dims, call.out()))
}

fn product<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64], out: &Shape) -> Val<'m> {
    let x = h.convert(x, accumulation(out.dtype));
    let one = h.constant_scalar(Scalar::Int(1), x.dtype);
    finish(h, &h.reduce("multiply", &x, &one, dims), out)
}

/// Which end of the order an extremum takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Max,
    Min,
}

impl End {
    fn op(self) -> &'static str {
        if self == End::Max { "maximum" } else { "minimum" }
    }

    /// The strict comparison that a better element wins.
    pub(super) fn wins(self) -> &'static str {
        if self == End::Max { "GT" } else { "LT" }
    }

    /// The element that never wins.
    pub(super) fn identity<'m>(self, h: &Hlo<'m>, dtype: DType) -> Val<'m> {
        let highest = self == End::Min;
        let value = match dtype {
            d if d.is_float() => Scalar::Float(if highest { f64::INFINITY } else { f64::NEG_INFINITY }),
            d => Scalar::Int(int_limit(d, highest)),
        };
        h.constant_scalar(value, dtype)
    }
}

/// The largest or smallest value of an integer type, or of `bool`; of `u64` as the bits of an `i64`.
fn int_limit(dtype: DType, highest: bool) -> i64 {
    let bits = (8 * dtype.size() as u32).min(64);
    match (dtype, highest) {
        (DType::Bool, _) => i64::from(highest),
        (d, true) if d.is_signed() => i64::MAX >> (64 - bits),
        (d, false) if d.is_signed() => i64::MIN >> (64 - bits),
        (_, true) => (u64::MAX >> (64 - bits)) as i64,
        (_, false) => 0,
    }
}

/// The extremum over `dims`; NaN wins.
pub(super) fn extremum_over<'m>(h: &Hlo<'m>, x: &Val<'m>, end: End, dims: &[i64]) -> Val<'m> {
    if dims.is_empty() {
        return x.clone();
    }
    h.reduce(end.op(), x, &end.identity(h, x.dtype), dims)
}

/// The extremum over `dims` by [`Hlo::reduce_numbers`].
pub(super) fn extremum_of_numbers<'m>(h: &Hlo<'m>, x: &Val<'m>, end: End, dims: &[i64]) -> Val<'m> {
    if dims.is_empty() {
        return x.clone();
    }
    h.reduce_numbers(end.op(), x, &end.identity(h, x.dtype), dims)
}

/// `amax(self, dim=[], keepdim=False)`
fn amax<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    extremum(h, call, End::Max)
}

/// `amin(self, dim=[], keepdim=False)`
fn amin<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    extremum(h, call, End::Min)
}

/// `max(self)`
fn max<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    extremum(h, call, End::Max)
}

/// `min(self)`
fn min<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    extremum(h, call, End::Min)
}

fn extremum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, end: End) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dims = named_dims(call, x.rank())?;
    check_extremum(&x, &dims)?;
    Ok(finish(h, &extremum_over(h, &x, end, &dims), call.out()))
}

/// Refuses what eager PyTorch refuses: extrema of complex numbers, and of no elements.
fn check_extremum(x: &Val<'_>, dims: &[i64]) -> Lower<()> {
    if x.dtype.is_complex() {
        return unsupported("complex numbers have no order");
    }
    if count(x, dims) == 0 {
        return unsupported("an extremum of no elements");
    }
    Ok(())
}

/// `aminmax(self, *, dim=None, keepdim=False)`
fn aminmax<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = call.tensor(0)?;
    let dims: Dims = match call.kw("dim") {
        Arg::Int(d) => Dims::from_slice(&[super::call::wrap_dim(*d, x.rank())? as i64]),
        _ => (0..x.rank() as i64).collect(),
    };
    let dims = if x.rank() == 0 { Dims::new() } else { dims };
    check_extremum(&x, &dims)?;
    let ends = [End::Min, End::Max].iter().zip(call.outs);
    Ok(ends
        .map(|(end, out)| out.as_ref().map(|out| finish(h, &extremum_over(h, &x, *end, &dims), out)))
        .collect())
}

/// Returns the better of two elements with their positions, `[a, i, b, j]`. NaN is better than any number. Of equal
/// elements, `a` is kept where `i ties j`; of two NaN, where `i nan_ties j`.
pub(super) fn pick<'m>(h: &Hlo<'m>, v: &[Val<'m>], end: End, ties: &str, nan_ties: &str) -> Vec<Val<'m>> {
    let (a, i, b, j) = (&v[0], &v[1], &v[2], &v[3]);
    let tied = h.binary("and", &h.compare("EQ", a, b), &h.compare(ties, i, j));
    let mut keep = h.binary("or", &h.compare(end.wins(), a, b), &tied);
    if a.dtype.is_float() {
        // Comparisons with NaN are false: where `a` is a number, `keep` holds only against a number.
        let (a_nan, b_nan) = (h.compare("NE", a, a), h.compare("NE", b, b));
        let first = h.binary("or", &h.unary("not", &b_nan), &h.compare(nan_ties, i, j));
        keep = h.binary("or", &keep, &h.binary("and", &a_nan, &first));
    }
    vec![h.select(&keep, a, b), h.select(&keep, i, j)]
}

/// The extremum along one dimension and where it first occurs. NaN wins, the first NaN of several.
/// Indices are int32, which is enough for any dimension that fits in memory here.
pub(super) fn first_extremum<'m>(h: &Hlo<'m>, x: &Val<'m>, end: End, dim: usize) -> (Val<'m>, Val<'m>) {
    if let Some(found) = found_extremum(h, x, end, dim) {
        return found;
    }
    // i1 has no order that every backend compares alike.
    let ordered = if x.dtype == DType::Bool { h.convert(x, DType::U8) } else { x.clone() };
    let position = h.iota(DType::I32, &x.dims, dim);
    let inits =
        [&end.identity(h, ordered.dtype), &h.constant_scalar(Scalar::Int(i64::from(i32::MAX)), DType::I32)];
    let body: Body<'_> = &|h, v| pick(h, v, end, "LT", "LT");
    let mut results = h.reduce_many(&[&ordered, &position], &inits, &[dim as i64], body);
    let index = results.pop().expect("two results");
    let value = results.pop().expect("two results");
    (h.convert(&value, x.dtype), index)
}

/// As [`first_extremum`], for XLA for CPU, which makes vectors of a fold of one operand and none of a fold of two: the
/// extremum, then the first position of an element that equals it, or of a NaN. `None` elsewhere.
fn found_extremum<'m>(h: &Hlo<'m>, x: &Val<'m>, end: End, dim: usize) -> Option<(Val<'m>, Val<'m>)> {
    let outside = x.dims[dim] < 2 || x.numel() > i64::from(i32::MAX);
    if !h.for_cpu() || x.dtype == DType::Bool || x.numel() == 0 || outside {
        return None;
    }
    let dims = [dim as i64];
    let best = spread(h, &extremum_over(h, x, end, &dims), &x.dims, &dims);
    let mut hit = h.compare("EQ", x, &best);
    if x.dtype.is_float() {
        hit = h.binary("or", &hit, &h.compare("NE", x, x));
    }
    let none = i64::from(i32::MAX);
    let place = h.iota(DType::I32, &x.dims, dim);
    let place = h.select(&hit, &place, &h.full(Scalar::Int(none), DType::I32, &x.dims));
    let first = h.reduce("minimum", &place, &h.constant_scalar(Scalar::Int(none), DType::I32), &dims);
    // The element itself, which may be a zero of the other sign, or a NaN of other bits.
    let step = |d: usize| x.dims[d + 1..].iter().product::<i64>();
    let mut flat = h.multiply(&first, &h.full(Scalar::Int(step(dim)), DType::I32, &first.dims));
    for (i, d) in (0..x.rank()).filter(|d| *d != dim).enumerate() {
        let part = h.iota(DType::I32, &first.dims, i);
        let part = h.multiply(&part, &h.full(Scalar::Int(step(d)), DType::I32, &first.dims));
        flat = h.add(&flat, &part);
    }
    Some((h.take(&h.reshape(x, &[x.numel()]), &flat, 0), first))
}

/// `max(self, dim, keepdim=False)`: values and indices.
fn max_dim<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    extremum_dim(h, call, End::Max)
}

/// `min(self, dim, keepdim=False)`: values and indices.
fn min_dim<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    extremum_dim(h, call, End::Min)
}

fn extremum_dim<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, end: End) -> Lower<Vec<Option<Val<'m>>>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    let dim = call.dim(1, x.rank())?;
    check_extremum(&x, &[dim as i64])?;
    let (value, index) = first_extremum(h, &x, end, dim);
    let results = [value, index];
    Ok(results.iter().zip(call.outs).map(|(r, out)| out.as_ref().map(|out| finish(h, r, out))).collect())
}

/// `argmax(self, dim=None, keepdim=False)`
fn argmax<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    arg_extremum(h, call, End::Max)
}

/// `argmin(self, dim=None, keepdim=False)`
fn argmin<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    arg_extremum(h, call, End::Min)
}

/// Without a dimension: the position in the flattened tensor.
fn arg_extremum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, end: End) -> Lower<Val<'m>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    if x.numel() > i64::from(i32::MAX) {
        return unsupported("more than 2^31 elements");
    }
    let (x, dim) = match call.opt_int(1)? {
        Some(_) => (x.clone(), call.dim(1, x.rank())?),
        None => (h.reshape(&x, &[x.numel()]), 0),
    };
    check_extremum(&x, &[dim as i64])?;
    let (_, index) = first_extremum(h, &x, end, dim);
    Ok(finish(h, &index, call.out()))
}

/// A scalar as a vector of one element: PyTorch lets dimension 0 of a scalar be named.
pub(super) fn at_least_1d<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    if x.rank() == 0 { h.reshape(x, &[1]) } else { x.clone() }
}

/// `any(self)`, `any(self, dim, keepdim=False)`
fn any<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    truth(h, call, "or", false)
}

/// `all(self)`, `all(self, dim, keepdim=False)`
fn all<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    truth(h, call, "and", true)
}

fn truth<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, op: &str, init: bool) -> Lower<Val<'m>> {
    let x = h.convert(&call.tensor(0)?, DType::Bool);
    // An explicit empty list of dimensions reduces nothing here, unlike in every other reduction.
    let dims = match call.opt_ints(1)? {
        Some(dims) if dims.is_empty() => Dims::new(),
        _ => named_dims(call, x.rank())?,
    };
    let init = h.constant_scalar(Scalar::Bool(init), DType::Bool);
    let reduced = if dims.is_empty() { x } else { h.reduce(op, &x, &init, &dims) };
    Ok(finish(h, &reduced, call.out()))
}

/// `count_nonzero(self, dim=None)`
fn count_nonzero<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dims = named_dims(call, x.rank())?;
    let nonzero = h.convert(&h.convert(&x, DType::Bool), call.out().dtype);
    Ok(finish(h, &sum_over(h, &nonzero, &dims), call.out()))
}

/// Sums of squared distances from the mean over `dims`, and the means, in the operand's type; of a complex
/// operand, squared magnitudes.
fn moments<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> (Val<'m>, Val<'m>) {
    let mean = mean_over(h, x, dims);
    let centered = h.subtract(x, &spread(h, &mean, &x.dims, dims));
    let squared = if x.dtype.is_complex() {
        let (re, im) = (h.real(&centered), h.imag(&centered));
        h.add(&h.multiply(&re, &re), &h.multiply(&im, &im))
    } else {
        h.multiply(&centered, &centered)
    };
    (sum_over(h, &squared, dims), mean)
}

/// Variance (divided by `count - correction`, at least 0) and mean over `dims`.
pub(super) fn variance<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64], correction: f64) -> (Val<'m>, Val<'m>) {
    let (squares, mean) = moments(h, x, dims);
    let divisor = (count(x, dims) as f64 - correction).max(0.0);
    (h.divide(&squares, &h.full_like(divisor, &squares)), mean)
}

/// Keyword `correction`, 1 by default.
fn correction(call: &Call<'_, '_>) -> f64 {
    call.kw_scalar("correction").map_or(1.0, Scalar::as_f64)
}

/// Variance and mean over the named dimensions, computed in float32 or wider.
fn spread_of_values<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, correction: f64) -> Lower<(Val<'m>, Val<'m>)> {
    let x = call.tensor(0)?;
    if !x.dtype.is_float() && !x.dtype.is_complex() {
        return unsupported(format!("the variance of {} numbers", x.dtype));
    }
    let dims = named_dims(call, x.rank())?;
    Ok(variance(h, &h.convert(&x, accumulation(x.dtype)), &dims, correction))
}

/// `var(self, dim=None, *, correction=None, keepdim=False)`
fn var<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (variance, _) = spread_of_values(h, call, correction(call))?;
    Ok(finish(h, &variance, call.out()))
}

/// `std(self, dim=None, *, correction=None, keepdim=False)`
fn std<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (variance, _) = spread_of_values(h, call, correction(call))?;
    Ok(finish(h, &h.unary("sqrt", &variance), call.out()))
}

/// `var_mean(self, dim=None, *, correction=None, keepdim=False)`
fn var_mean<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (variance, mean) = spread_of_values(h, call, correction(call))?;
    let results = [variance, mean];
    Ok(results.iter().zip(call.outs).map(|(r, out)| out.as_ref().map(|out| finish(h, r, out))).collect())
}

/// `std_mean(self, dim=None, *, correction=None, keepdim=False)`
fn std_mean<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (variance, mean) = spread_of_values(h, call, correction(call))?;
    let results = [h.unary("sqrt", &variance), mean];
    Ok(results.iter().zip(call.outs).map(|(r, out)| out.as_ref().map(|out| finish(h, r, out))).collect())
}

/// `logsumexp(self, dim, keepdim=False)`
fn logsumexp<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    let dims = named_dims(call, x.rank())?;
    let x = h.convert(&x, accumulation(out.dtype));
    if count(&x, &dims) == 0 {
        let empty = h.full(Scalar::Float(f64::NEG_INFINITY), out.dtype, &out.dims);
        return Ok(empty);
    }
    // An infinite maximum would give inf - inf: those rows are shifted by nothing.
    let sizes = if out.dtype.is_complex() { h.real(&x) } else { x.clone() };
    let highest = extremum_of_numbers(h, &sizes, End::Max, &dims);
    let magnitude = h.unary("abs", &highest);
    let infinite = h.compare("EQ", &magnitude, &h.full_like(f64::INFINITY, &magnitude));
    let shift = h.select(&infinite, &h.zeros(sizes.dtype, &highest.dims), &highest);
    let shift = h.convert(&shift, x.dtype);
    let shifted = h.subtract(&x, &spread(h, &shift, &x.dims, &dims));
    let sum = sum_over(h, &h.unary("exponential", &shifted), &dims);
    Ok(finish(h, &h.add(&h.unary("log", &sum), &shift), out))
}

/// `linalg__powsum(self, ord=2, dim=None, keepdim=False, *, dtype=None)`: the sum of powers of magnitudes, which ranks
/// add up for a norm.
fn linalg_powsum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let order = call.opt_float(1)?.unwrap_or(2.0);
    if order == 0.0 {
        return unsupported("a sum of zeroth powers");
    }
    let x = call.tensor(0)?;
    if x.dtype.is_int() || x.dtype == DType::Bool {
        return unsupported(format!("a sum of powers of {} numbers", x.dtype));
    }
    let x = magnitude(h, &x, call.out().dtype);
    Ok(finish(h, &power_sum(h, &x, order, &call.reduced_dims(2, x.rank())?), call.out()))
}

/// `linalg_vector_norm(self, ord=2, dim=None, keepdim=False, *, dtype=None)`
fn linalg_vector_norm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let order = call.opt_float(1)?.unwrap_or(2.0);
    let dims = call.reduced_dims(2, x.rank())?;
    vector_norm(h, call, &x, order, &dims)
}

/// `norm(self, p=2)`, `norm(self, p, dim, keepdim=False)`
fn norm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let order = call.opt_float(1)?.unwrap_or(2.0);
    let dims = call.reduced_dims(2, x.rank())?;
    vector_norm(h, call, &x, order, &dims)
}

fn vector_norm<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    x: &Val<'m>,
    order: f64,
    dims: &[i64],
) -> Lower<Val<'m>> {
    let out = call.out();
    let x = magnitude(h, x, out.dtype);
    let norm = if order == f64::INFINITY {
        if dims.is_empty() {
            x
        } else {
            h.reduce("maximum", &x, &h.constant_scalar(Scalar::Int(0), x.dtype), dims)
        }
    } else if order == f64::NEG_INFINITY {
        extremum_over(h, &x, End::Min, dims)
    } else if order == 0.0 {
        sum_over(h, &h.convert(&h.convert(&x, DType::Bool), x.dtype), dims)
    } else {
        let sum = power_sum(h, &x, order, dims);
        match order {
            1.0 => sum,
            2.0 => h.unary("sqrt", &sum),
            _ => h.binary("power", &sum, &h.full_like(1.0 / order, &sum)),
        }
    };
    Ok(finish(h, &norm, out))
}

/// Magnitudes in the type in which a sum of type `dtype` is kept.
fn magnitude<'m>(h: &Hlo<'m>, x: &Val<'m>, dtype: DType) -> Val<'m> {
    let real = if x.dtype.is_complex() { x.dtype.to_real() } else { x.dtype };
    h.convert(&h.op1("stablehlo.abs", &[x], Shape::new(real, &x.dims), &[]), accumulation(dtype))
}

/// Sum of the powers of magnitudes over `dims`, which vanish.
fn power_sum<'m>(h: &Hlo<'m>, x: &Val<'m>, order: f64, dims: &[i64]) -> Val<'m> {
    match order {
        1.0 => sum_over(h, x, dims),
        2.0 => sum_over(h, &h.multiply(x, x), dims),
        _ => sum_over(h, &h.binary("power", x, &h.full_like(order, x)), dims),
    }
}
