//! Running sums, products and extrema.

use super::{End, accumulation, at_least_1d, pick};
use crate::fx::DType;
use crate::lowering::CpuForm;
use crate::lowering::hlo::{Body, PadDim, Window};
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::types::{Dims, Shape};
use crate::lowering::{Call, Hlo, Lower, Val, unsupported};
use crate::program::HostCall;

pub const OPS: &[OpDef] = &[
    many("aten.cummax.default", cummax),
    many("aten.cummin.default", cummin),
    one("aten.cumprod.default", cumprod),
    one("aten.cumsum.default", cumsum),
    one("aten.logcumsumexp.default", logcumsumexp),
];

/// Calls the process with `x` as `[outer, length, inner]` around `dim`: results of these types and of the
/// sizes of `x`. `None` if the program may not call, and for types that the process does not fold.
fn call_process_along<'m>(
    h: &Hlo<'m>,
    target: HostCall,
    x: &Val<'m>,
    dim: usize,
    results: &[DType],
) -> Option<Vec<Val<'m>>> {
    let folds = matches!(x.dtype, DType::F32 | DType::F64) || x.dtype.is_int();
    let length = x.dims[dim];
    if !h.settings().calls_for(CpuForm::RunningFolds)
        || !folds
        || x.numel() == 0
        || length > i64::from(i32::MAX)
    {
        return None;
    }
    let outer = x.dims[..dim].iter().product();
    let sizes = [outer, length, x.dims[dim + 1..].iter().product()];
    let results: Vec<Shape> = results.iter().map(|dtype| Shape::new(*dtype, &sizes)).collect();
    let results = h.call_process(target, &[&h.reshape(x, &sizes)], &results);
    Some(results.iter().map(|v| h.reshape(v, &x.dims)).collect())
}

/// A running fold by the process, in the type sums are kept in. `None` as for [`call_process_along`].
fn folded_by_process<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, target: HostCall) -> Lower<Option<Val<'m>>> {
    if !h.settings().calls_for(CpuForm::RunningFolds) {
        return Ok(None);
    }
    let out = call.out();
    let x = at_least_1d(h, &h.convert(&call.tensor(0)?, accumulation(out.dtype)));
    let dim = call.dim(1, x.rank())?;
    let folded = call_process_along(h, target, &x, dim, &[x.dtype]);
    Ok(folded.map(|v| h.convert(&h.reshape(&v[0], &out.dims), out.dtype)))
}

/// Elements that are folded together before their blocks are.
const BLOCK: i64 = 16;

/// Folds every element up to and including each position along `dim`. `body` is associative and leaves what meets
/// `inits` unchanged; it is given whole tensors.
///
/// A dimension longer than [`BLOCK`] is folded in blocks; what all blocks before a block come to, found in the same
/// way, is combined with every element of it. So the work grows with the length, and the program with its logarithm.
pub(crate) fn running<'m>(
    h: &Hlo<'m>,
    xs: &[Val<'m>],
    inits: &[&Val<'m>],
    dim: usize,
    body: Body<'_>,
) -> Vec<Val<'m>> {
    let length = xs[0].dims[dim];
    if xs[0].numel() == 0 || length <= BLOCK {
        return running_by_doubling(h, xs, inits, dim, body);
    }
    let blocks = (length as u64).div_ceil(BLOCK as u64) as i64;
    let mut split = xs[0].dims.clone();
    split[dim] = blocks;
    split.insert(dim + 1, BLOCK);
    let whole_blocks = (0, blocks * BLOCK - length);
    let cut = |(x, init): (&Val<'m>, &&Val<'m>)| h.reshape(&edge(h, x, init, dim, whole_blocks), &split);
    let cut: Vec<Val<'m>> = xs.iter().zip(inits).map(cut).collect();
    let within = running_by_doubling(h, &cut, inits, dim + 1, body);

    // What comes before a block ends with the block before it.
    let mut ends = xs[0].dims.clone();
    ends[dim] = blocks - 1;
    let end = |x: &Val<'m>| h.slice_dim(&h.slice_dim(x, dim + 1, BLOCK - 1, BLOCK, 1), dim, 0, blocks - 1, 1);
    let totals: Vec<Val<'m>> = within.iter().map(|x| h.reshape(&end(x), &ends)).collect();
    let totals = running(h, &totals, inits, dim, body);
    let kept: Dims = (0..split.len() as i64).filter(|d| *d != dim as i64 + 1).collect();
    let before =
        |(x, init): (&Val<'m>, &&Val<'m>)| h.broadcast_in_dim(&edge(h, x, init, dim, (1, 0)), &split, &kept);
    let mut pairs: Vec<Val<'m>> = totals.iter().zip(inits).map(before).collect();
    pairs.extend(within);
    let mut joined = xs[0].dims.clone();
    joined[dim] = blocks * BLOCK;
    let join = |x: &Val<'m>| h.slice_dim(&h.reshape(x, &joined), dim, 0, length, 1);
    body(h, &pairs).iter().map(join).collect()
}

/// As [`running`], by combining each element with those 1, 2, 4 … before it.
fn running_by_doubling<'m>(
    h: &Hlo<'m>,
    xs: &[Val<'m>],
    inits: &[&Val<'m>],
    dim: usize,
    body: Body<'_>,
) -> Vec<Val<'m>> {
    let length = xs[0].dims[dim];
    let mut results = xs.to_vec();
    let mut step = 1;
    while step < length {
        let shifted = |(x, init): (&Val<'m>, &&Val<'m>)| {
            edge(h, &h.slice_dim(x, dim, 0, length - step, 1), init, dim, (step, 0))
        };
        let mut pairs: Vec<Val<'m>> = results.iter().zip(inits).map(shifted).collect();
        pairs.extend(results);
        let combined = body(h, &pairs);
        // Without it XLA puts the steps together and computes each of them twice for the next.
        let shapes: Vec<Shape> = combined.iter().map(Val::shape).collect();
        results = h.op(
            "stablehlo.optimization_barrier",
            &combined.iter().collect::<Vec<_>>(),
            &shapes,
            &[],
            vec![],
        );
        step *= 2;
    }
    results
}

/// `x` with elements `init` put before and after it along a dimension.
fn edge<'m>(h: &Hlo<'m>, x: &Val<'m>, init: &Val<'m>, dim: usize, (low, high): (i64, i64)) -> Val<'m> {
    let mut padding: Vec<PadDim> = x.dims.iter().map(|_| PadDim::default()).collect();
    padding[dim] = PadDim { low, high, interior: 0 };
    h.pad(x, init, &padding)
}

/// `cumsum(self, dim, *, dtype=None)`
fn cumsum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let dtype = if counts_truths(call)? { DType::I32 } else { accumulation(call.out().dtype) };
    fold(h, call, dtype, Scalar::Int(0), "add")
}

/// Whether the operand holds nothing but truth values, so few that 32 bits count them.
fn counts_truths(call: &Call<'_, '_>) -> Lower<bool> {
    let cast = call.maker(call.arg(0)).filter(|node| &*node.op == "aten._to_copy.default");
    let from = cast.map_or(Ok(None), |node| call.value(node.arg(0)))?;
    let x = call.tensor(0)?;
    let truths = x.dtype == DType::Bool || from.is_some_and(|from| from.dtype == DType::Bool);
    Ok(truths && call.out().dtype == DType::I64 && x.dims.iter().all(|n| *n <= i64::from(i32::MAX)))
}

/// `cumprod(self, dim, *, dtype=None)`
fn cumprod<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    fold(h, call, accumulation(call.out().dtype), Scalar::Int(1), "multiply")
}

/// `logcumsumexp(self, dim)`
fn logcumsumexp<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    if call.out().dtype.is_complex() {
        return unsupported("logcumsumexp of complex numbers");
    }
    if let Some(folded) = folded_by_process(h, call, HostCall::RunningLogsumexps)? {
        return Ok(folded);
    }
    fold_by(h, call, Scalar::Float(f64::NEG_INFINITY), &|h, v| {
        let (a, b) = (&v[0], &v[1]);
        let highest = h.maximum(a, b);
        let distance = h.unary("negate", &h.unary("abs", &h.subtract(a, b)));
        let sum = h.add(&highest, &h.unary("log_plus_one", &h.unary("exponential", &distance)));
        // Two equal infinities have no distance.
        let doubled = h.add(&highest, &h.full_like(std::f64::consts::LN_2, a));
        vec![h.select(&h.compare("EQ", a, b), &doubled, &sum)]
    })
}

/// By an op of StableHLO, for TPU computed in type `dtype`, as a window over all that comes before, which XLA takes
/// apart into blocks itself, in a tenth as many kernels; of 64-bit types it has none.
fn fold<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, dtype: DType, identity: Scalar, op: &str) -> Lower<Val<'m>> {
    let out = call.out();
    let target = if op == "add" { HostCall::RunningSums } else { HostCall::RunningProducts };
    if let Some(folded) = folded_by_process(h, call, target)? {
        return Ok(folded);
    }
    if !h.for_tpu() || dtype.size() > 4 || out.dims.contains(&0) {
        return fold_by(h, call, identity, &|h, v| vec![h.binary(op, &v[0], &v[1])]);
    }
    let x = at_least_1d(h, &h.convert(&call.tensor(0)?, dtype));
    let dim = call.dim(1, x.rank())?;
    let ones: Dims = x.dims.iter().map(|_| 1).collect();
    let (mut sizes, mut padding) = (ones.clone(), vec![(0, 0); x.rank()]);
    sizes[dim] = x.dims[dim];
    padding[dim] = (x.dims[dim] - 1, 0);
    let window = Window { sizes: &sizes, strides: &ones, dilations: &ones, padding: &padding };
    let folded = h.reduce_window(op, &x, &h.constant_scalar(identity, x.dtype), window);
    Ok(h.convert(&h.reshape(&folded, &out.dims), out.dtype))
}

fn fold_by<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, identity: Scalar, body: Body<'_>) -> Lower<Val<'m>> {
    let out = call.out();
    let x = at_least_1d(h, &h.convert(&call.tensor(0)?, accumulation(out.dtype)));
    let dim = call.dim(1, x.rank())?;
    let folded = running(h, std::slice::from_ref(&x), &[&h.constant_scalar(identity, x.dtype)], dim, body);
    Ok(h.convert(&h.reshape(&folded[0], &out.dims), out.dtype))
}

/// `cummax(self, dim)`: values and indices.
fn cummax<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    running_extremum(h, call, End::Max)
}

/// `cummin(self, dim)`: values and indices.
fn cummin<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    running_extremum(h, call, End::Min)
}

/// Running extremum: the last of equal elements counts, and the last NaN.
fn running_extremum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, end: End) -> Lower<Vec<Option<Val<'m>>>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    let ordered = if x.dtype == DType::Bool { h.convert(&x, DType::U8) } else { x.clone() };
    let dim = call.dim(1, x.rank())?;
    let target = if end == End::Max { HostCall::RunningMaxima } else { HostCall::RunningMinima };
    let shapes = [ordered.dtype, DType::I32];
    if let Some(results) = call_process_along(h, target, &ordered, dim, &shapes) {
        let results = results.iter().zip(call.outs);
        return Ok(results
            .map(|(r, out)| out.as_ref().map(|o| h.convert(&h.reshape(r, &o.dims), o.dtype)))
            .collect());
    }
    let position = h.iota(DType::I32, &x.dims, dim);
    let inits = [&end.identity(h, ordered.dtype), &h.constant_scalar(Scalar::Int(-1), DType::I32)];
    let results = running(h, &[ordered, position], &inits, dim, &|h, v| pick(h, v, end, "GT", "GT"));
    let results = results.iter().zip(call.outs);
    Ok(results.map(|(r, out)| out.as_ref().map(|o| h.convert(&h.reshape(r, &o.dims), o.dtype))).collect())
}
