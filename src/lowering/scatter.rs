//! Writing at computed positions.

use super::CpuForm;
use super::hlo::{Body, ScatterDims};
use super::indexing::{IndexGrid, as_index, cut_to_index, equal_runs, wrap_negative};
use super::promotion::{broadcast, operand, opmath};
use super::reductions::cumulative::running;
use super::reductions::{End, extremum_over, sum_over};
use super::scalar::Scalar;
use super::table::{OpDef, one};
use super::types::{Dims, Shape};
use super::views::reshaped;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::DType;
use crate::program::HostCall;

pub const OPS: &[OpDef] = &[
    one("aten.scatter.src", |h, c| scatter_src(h, c, Combine::Replace)),
    one("aten.scatter.value", |h, c| scatter_value(h, c, Combine::Replace)),
    one("aten.scatter.reduce", |h, c| scatter_src(h, c, named_combine(c)?)),
    one("aten.scatter.value_reduce", |h, c| scatter_value(h, c, named_combine(c)?)),
    one("aten.scatter_add.default", |h, c| scatter_src(h, c, Combine::Add)),
    one("aten.scatter_reduce.two", scatter_reduce),
    one("aten.index_add.default", index_add),
    one("aten.index_copy.default", index_copy),
    one("aten.index_fill.int_Scalar", index_fill),
    one("aten.index_fill.int_Tensor", index_fill),
    one("aten.index_put.default", index_put),
    one("aten._unsafe_index_put.default", index_put),
    one("aten.histc.default", histc),
    one("aten.index_reduce.default", index_reduce),
    one("aten.put.default", put),
    one("aten.embedding_dense_backward.default", embedding_dense_backward),
    one("aten.masked_fill.Scalar", masked_fill),
    one("aten.masked_fill.Tensor", masked_fill),
    one("aten.masked_scatter.default", masked_scatter),
];

/// How an update joins what is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Combine {
    Replace,
    Add,
    Multiply,
    Maximum,
    Minimum,
}

impl Combine {
    /// The type in which updates are accumulated: sums and products of narrow floats round once, at the end.
    fn accumulator(self, dtype: DType) -> Lower<DType> {
        match self {
            Combine::Add | Combine::Multiply => Ok(opmath(dtype)),
            Combine::Maximum | Combine::Minimum if dtype.is_complex() => unsupported("complex numbers"),
            _ => Ok(dtype),
        }
    }

    /// Op of the reduction. For booleans the sum is "or" and the product "and" (StableHLO spec, "add" and "multiply").
    fn op(self) -> Option<&'static str> {
        match self {
            Combine::Replace => None,
            Combine::Add => Some("add"),
            Combine::Multiply => Some("multiply"),
            Combine::Maximum => Some("maximum"),
            Combine::Minimum => Some("minimum"),
        }
    }

    /// The number that changes nothing.
    fn identity(self, dtype: DType) -> Scalar {
        let bits = 8 * dtype.size() as u32;
        match self {
            Combine::Replace | Combine::Add => Scalar::Int(0),
            Combine::Multiply => Scalar::Int(1),
            Combine::Maximum if dtype.is_float() => Scalar::Float(f64::NEG_INFINITY),
            Combine::Minimum if dtype.is_float() => Scalar::Float(f64::INFINITY),
            Combine::Maximum if dtype.is_signed() => Scalar::Int(i64::MIN >> (64 - bits)),
            Combine::Minimum if dtype.is_signed() => Scalar::Int(i64::MAX >> (64 - bits)),
            Combine::Maximum => Scalar::Int(0),
            // All ones, which every unsigned width reads as its largest number.
            Combine::Minimum => Scalar::Int(-1),
        }
    }
}

/// `base` with `updates` written at `indices`, computed in the accumulator's type.
fn scatter<'m>(
    h: &Hlo<'m>,
    base: &Val<'m>,
    indices: &Val<'m>,
    updates: &Val<'m>,
    dims: ScatterDims<'_>,
    combine: Combine,
) -> Lower<Val<'m>> {
    if updates.numel() == 0 {
        return Ok(base.clone());
    }
    let dtype = combine.accumulator(base.dtype)?;
    let (wide, of_type) = (h.convert(base, dtype), h.convert(updates, dtype));
    if let Some(written) = by_process(h, &wide, indices, &of_type, dims, combine) {
        return Ok(h.convert(&written, base.dtype));
    }
    let body: Body<'_> = &|h, v| match combine.op() {
        Some(op) => vec![h.binary(op, &v[0], &v[1])],
        None => vec![v[1].clone()],
    };
    let written = h.scatter(&wide, indices, &of_type, dims, false, body);
    Ok(h.convert(&written, base.dtype))
}

/// The result of [`scatter`], written by a function of the process. `None` if the program may not call, for few
/// updates, for slices that XLA's compiler makes vectors of, and where dimensions lie in another order.
fn by_process<'m>(
    h: &Hlo<'m>,
    base: &Val<'m>,
    indices: &Val<'m>,
    updates: &Val<'m>,
    dims: ScatterDims<'_>,
    combine: Combine,
) -> Option<Val<'m>> {
    /// Fewest updates for which a call pays.
    const LEAST: i64 = 1 << 10;
    /// Elements beside each other that XLA writes as fast.
    const WIDE: i64 = 8;
    let is_number = matches!(base.dtype, DType::F32 | DType::F64 | DType::I32 | DType::I64);
    if !h.settings().calls_for(CpuForm::Scatters) || !is_number || updates.numel() < LEAST {
        return None;
    }
    let call = match combine {
        Combine::Replace => HostCall::Scatter,
        Combine::Add => HostCall::ScatterAdd,
        Combine::Multiply => HostCall::ScatterMultiply,
        Combine::Maximum => HostCall::ScatterMaximum,
        Combine::Minimum => HostCall::ScatterMinimum,
    };
    let rank = base.rank();
    let scattered = dims.scatter_dims_to_operand;
    let first = usize::try_from(*scattered.first()?).ok()?;
    let end = first + scattered.len();
    if dims.inserted_window != scattered || !scattered.iter().copied().eq(first as i64..end as i64) {
        return None;
    }
    let size = |dims: &[i64]| dims.iter().product::<i64>();
    let (outer, places, inner) =
        (size(&base.dims[..first]), size(&base.dims[first..end]), size(&base.dims[end..]));
    let (index, count) = if dims.input_batching.is_empty() {
        // Windows are whole, and around what the indices are of.
        let of_index = (updates.rank() + scattered.len()).checked_sub(rank)?;
        let around = (0..first).chain(first + of_index..updates.rank()).map(|d| d as i64);
        let sizes = base.dims[..first].iter().chain(&base.dims[end..]);
        let are_whole =
            dims.update_window.iter().zip(sizes).all(|(d, size)| updates.dims[*d as usize] == *size);
        if inner >= WIDE || !dims.update_window.iter().copied().eq(around) || !are_whole {
            return None;
        }
        let count = size(&updates.dims[first..first + of_index]);
        (flat_index(h, indices, dims.index_vector, &base.dims[first..end], count)?, count)
    } else {
        let others = (0..rank as i64).filter(|d| *d != first as i64);
        if scattered.len() != 1
            || !dims.input_batching.iter().copied().eq(others)
            || indices.dims != updates.dims
        {
            return None;
        }
        let count = updates.dims[first];
        (h.reshape(indices, &[outer, count, inner]), count)
    };
    if !matches!(index.dtype, DType::I32 | DType::I64) {
        return None;
    }
    let updates = h.reshape(updates, &[outer, count, inner]);
    // In sizes of its own, XLA would copy what is written in place.
    let sizes = h.constant_ints(&[outer, places, inner], DType::I64);
    h.call_process(call, &[base, &index, &updates, &sizes], &[base.shape()]).pop()
}

/// Places in dimensions of these sizes taken as one, for indices whose components lie along `vector`; -1 where one is
/// outside of its dimension.
fn flat_index<'m>(h: &Hlo<'m>, indices: &Val<'m>, vector: i64, sizes: &[i64], count: i64) -> Option<Val<'m>> {
    if sizes.len() == 1 {
        return (indices.numel() == count).then(|| h.reshape(indices, &[count]));
    }
    let last = indices.rank().checked_sub(1)?;
    if vector != last as i64
        || indices.dims[last] != sizes.len() as i64
        || indices.numel() != count * sizes.len() as i64
    {
        return None;
    }
    let indices = h.reshape(&h.convert(indices, DType::I64), &[count, sizes.len() as i64]);
    let zeros = h.zeros(DType::I64, &[count]);
    let (mut flat, mut outside) = (zeros.clone(), None);
    for (d, size) in sizes.iter().enumerate() {
        let part = h.slice(&indices, &[0, d as i64], &[count, d as i64 + 1], &[1, 1]);
        let part = h.reshape(&part, &[count]);
        let size = h.full(Scalar::Int(*size), DType::I64, &[count]);
        flat = h.add(&h.multiply(&flat, &size), &part);
        let is_outside = h.binary("or", &h.compare("LT", &part, &zeros), &h.compare("GE", &part, &size));
        outside = Some(outside.map_or(is_outside.clone(), |outside| h.binary("or", &outside, &is_outside)));
    }
    Some(h.select(&outside?, &h.full(Scalar::Int(-1), DType::I64, &[count]), &flat))
}

/// A write of `src[i, j …]` to position `index[i, j …]` of `dim`, whose other coordinates are `i, j …`.
struct Elementwise<'m> {
    index: Val<'m>,
    dim: usize,
}

impl<'m> Elementwise<'m> {
    /// Reads `self, dim, index`; a rank-0 tensor counts as a vector of one element.
    fn read(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<(Val<'m>, Self)> {
        let (x, index) = (call.tensor(0)?, as_index(&call.tensor(2)?)?);
        let dim = call.dim(1, x.rank())?;
        let x = if x.rank() == 0 { h.reshape(&x, &[1]) } else { x };
        let index = if index.rank() == 0 { h.reshape(&index, &[1]) } else { index };
        Ok((x, Elementwise { index, dim }))
    }

    /// `src`, cut to the sizes of the index.
    fn updates(&self, h: &Hlo<'m>, src: &Val<'m>) -> Lower<Val<'m>> {
        let src = if src.rank() == 0 { h.reshape(src, &[1]) } else { src.clone() };
        cut_to_index(h, &src, &self.index, None)
    }

    fn write(&self, h: &Hlo<'m>, base: &Val<'m>, updates: &Val<'m>, combine: Combine) -> Lower<Val<'m>> {
        if self.index.numel() == 0 {
            return Ok(base.clone());
        }
        let block = cut_to_index(h, base, &self.index, Some(self.dim))?;
        let written = self.write_block(h, &block, updates, combine)?;
        if written.dims == base.dims {
            return Ok(written);
        }
        let origin = vec![h.constant_scalar(Scalar::Int(0), DType::I32); base.rank()];
        Ok(h.dynamic_update_slice(base, &written, &origin))
    }

    /// The write to a base that has the sizes of the index in all other dimensions.
    fn write_block(
        &self,
        h: &Hlo<'m>,
        block: &Val<'m>,
        updates: &Val<'m>,
        combine: Combine,
    ) -> Lower<Val<'m>> {
        // `index[:, None].expand_as(src)`: whole slices.
        if let Some(vector) = h.repeated_along(&self.index, self.dim) {
            return write_slices(h, block, self.dim, &vector, updates, combine);
        }
        let dim = self.dim as i64;
        let others: Dims = (0..block.rank() as i64).filter(|d| *d != dim).collect();
        let dims = ScatterDims {
            inserted_window: &[dim],
            input_batching: &others,
            scatter_indices_batching: &others,
            scatter_dims_to_operand: &[dim],
            index_vector: block.rank() as i64,
            ..ScatterDims::default()
        };
        scatter(h, block, &self.index, updates, dims, combine)
    }
}

/// The `reduce` keyword of `scatter`.
fn named_combine(call: &Call<'_, '_>) -> Lower<Combine> {
    match call.kw_str("reduce") {
        Some("add") => Ok(Combine::Add),
        Some("multiply") => Ok(Combine::Multiply),
        other => unsupported(format!("reduce={other:?}")),
    }
}

/// `scatter(self, dim, index, src)`
fn scatter_src<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, combine: Combine) -> Lower<Val<'m>> {
    let (x, write) = Elementwise::read(h, call)?;
    if write.index.numel() == 0 {
        return reshaped(h, &x, &call.out().dims);
    }
    let updates = write.updates(h, &h.convert(&call.tensor(3)?, x.dtype))?;
    reshaped(h, &write.write(h, &x, &updates, combine)?, &call.out().dims)
}

/// `scatter(self, dim, index, value)`
fn scatter_value<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, combine: Combine) -> Lower<Val<'m>> {
    let (x, write) = Elementwise::read(h, call)?;
    let updates = h.full(call.scalar(3)?, x.dtype, &write.index.dims);
    reshaped(h, &write.write(h, &x, &updates, combine)?, &call.out().dims)
}

/// `scatter_reduce(self, dim, index, src, reduce, *, include_self=True)`
fn scatter_reduce<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, write) = Elementwise::read(h, call)?;
    if write.index.numel() == 0 {
        return reshaped(h, &x, &call.out().dims);
    }
    let updates = write.updates(h, &h.convert(&call.tensor(3)?, x.dtype))?;
    let write = |base: &Val<'m>, updates: &Val<'m>, combine| write.write(h, base, updates, combine);
    let y = reduce_into(h, call, call.str(4)?, &x, &updates, &write)?;
    reshaped(h, &y, &call.out().dims)
}

/// Writes updates into a base of the same type.
type Write<'w, 'm> = &'w dyn Fn(&Val<'m>, &Val<'m>, Combine) -> Lower<Val<'m>>;

/// `x` reduced with the updates that `write` writes to each of its elements; the keyword `include_self` tells whether
/// the element that was there takes part where there are updates.
fn reduce_into<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    reduce: &str,
    x: &Val<'m>,
    updates: &Val<'m>,
    write: Write<'_, 'm>,
) -> Lower<Val<'m>> {
    let combine = match reduce {
        "sum" | "mean" => Combine::Add,
        "prod" => Combine::Multiply,
        "amax" => Combine::Maximum,
        "amin" => Combine::Minimum,
        other => return unsupported(format!("reduce={other}")),
    };
    let include_self = *call.kw("include_self") != crate::fx::Arg::Bool(false);
    let dtype = combine.accumulator(x.dtype)?;
    let count = || {
        let start = h.full(Scalar::Bool(include_self), DType::I32, &x.dims);
        write(&start, &h.ones(DType::I32, &updates.dims), Combine::Add)
    };
    let wide = h.convert(x, dtype);
    let base = if include_self {
        wide
    } else {
        let touched = h.convert(&count()?, DType::Bool);
        h.select(&touched, &h.full(combine.identity(dtype), dtype, &x.dims), &wide)
    };
    let mut y = write(&base, &h.convert(updates, dtype), combine)?;
    if reduce == "mean" {
        let count = h.convert(&count()?, dtype);
        let count = h.maximum(&count, &h.ones(dtype, &x.dims));
        y = if dtype.is_float() { h.divide(&y, &count) } else { divide_down(h, &y, &count) };
    }
    Ok(h.convert(&y, x.dtype))
}

/// Integer division rounded towards negative infinity, by a positive divisor.
fn divide_down<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    let quotient = h.divide(a, b);
    if !a.dtype.is_signed() {
        return quotient;
    }
    let zero = h.zeros(a.dtype, &a.dims);
    let below = h.compare("LT", &h.binary("remainder", a, b), &zero);
    h.select(&below, &h.subtract(&quotient, &h.ones(a.dtype, &a.dims)), &quotient)
}

/// `base` with slice `indices[i]` of `dim` combined with slice `i` of `updates`.
fn write_slices<'m>(
    h: &Hlo<'m>,
    base: &Val<'m>,
    dim: usize,
    indices: &Val<'m>,
    updates: &Val<'m>,
    combine: Combine,
) -> Lower<Val<'m>> {
    let rank = base.rank() as i64;
    let windows: Dims = (0..rank).filter(|d| *d != dim as i64).collect();
    let dims = ScatterDims {
        update_window: &windows,
        inserted_window: &[dim as i64],
        scatter_dims_to_operand: &[dim as i64],
        index_vector: 1,
        ..ScatterDims::default()
    };
    scatter(h, base, indices, updates, dims, combine)
}

/// `base` with slice `i` of `updates` added to slice `indices[i]` of `dim`.
pub(super) fn add_slices<'m>(
    h: &Hlo<'m>,
    base: &Val<'m>,
    dim: usize,
    indices: &Val<'m>,
    updates: &Val<'m>,
) -> Lower<Val<'m>> {
    write_slices(h, base, dim, indices, updates, Combine::Add)
}

/// A vector with element `indices[i]` set to element `i` of `updates`.
pub(super) fn set_elements<'m>(
    h: &Hlo<'m>,
    base: &Val<'m>,
    indices: &Val<'m>,
    updates: &Val<'m>,
) -> Lower<Val<'m>> {
    write_slices(h, base, 0, indices, updates, Combine::Replace)
}

/// `self, dim, index` of the `index_…` ops, and the sizes of the slices that the index names.
fn read_slices<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<(Val<'m>, usize, Val<'m>, Dims)> {
    let (x, index) = (call.tensor(0)?, as_index(&call.tensor(2)?)?);
    let dim = call.dim(1, x.rank())?;
    let x = if x.rank() == 0 { h.reshape(&x, &[1]) } else { x };
    let index = h.reshape(&index, &[index.numel()]);
    let mut dims = x.dims.clone();
    dims[dim] = index.dims[0];
    Ok((x, dim, index, dims))
}

/// Argument `i`, which eager PyTorch writes to the first argument only if it has the same type.
fn source<'m>(call: &Call<'_, 'm>, i: usize) -> Lower<Val<'m>> {
    let (x, source) = (call.tensor(0)?, call.tensor(i)?);
    if x.dtype != source.dtype {
        return invalid(format!("{} is written to {}, which must have the same type", source.dtype, x.dtype));
    }
    Ok(source)
}

/// `index_add(self, dim, index, source, *, alpha=1)`
fn index_add<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, dim, index, dims) = read_slices(h, call)?;
    let dtype = Combine::Add.accumulator(x.dtype)?;
    let mut source = h.convert(&reshaped(h, &source(call, 3)?, &dims)?, dtype);
    if let Some(alpha) = call.kw_scalar("alpha").filter(|alpha| *alpha != Scalar::Int(1)) {
        source = h.multiply(&source, &h.full(alpha, dtype, &dims));
    }
    let base = h.convert(&x, dtype);
    let wide = match equal_runs(call, 2).filter(|length| index.numel() == length * x.dims[dim]) {
        Some(length) => {
            let mut runs = base.dims.clone();
            runs.insert(dim + 1, length);
            h.add(&base, &sum_over(h, &h.reshape(&source, &runs), &[dim as i64 + 1]))
        }
        None => write_slices(h, &base, dim, &index, &source, Combine::Add)?,
    };
    reshaped(h, &h.convert(&wide, x.dtype), &call.out().dims)
}

/// `index_copy(self, dim, index, source)`
fn index_copy<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, dim, index, dims) = read_slices(h, call)?;
    let source = reshaped(h, &source(call, 3)?, &dims)?;
    reshaped(h, &write_slices(h, &x, dim, &index, &source, Combine::Replace)?, &call.out().dims)
}

/// `index_fill(self, dim, index, value)`
fn index_fill<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, dim, index, dims) = read_slices(h, call)?;
    let index = wrap_negative(h, &index, x.dims[dim]);
    let value = match call.arg(3) {
        crate::fx::Arg::Value(_) => broadcast(h, &h.convert(&call.tensor(3)?, x.dtype), &dims)?,
        _ => h.full(call.scalar(3)?, x.dtype, &dims),
    };
    reshaped(h, &write_slices(h, &x, dim, &index, &value, Combine::Replace)?, &call.out().dims)
}

/// `index_reduce(self, dim, index, source, reduce, *, include_self=True)`
fn index_reduce<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, dim, index, dims) = read_slices(h, call)?;
    let source = reshaped(h, &source(call, 3)?, &dims)?;
    let write =
        |base: &Val<'m>, updates: &Val<'m>, combine| write_slices(h, base, dim, &index, updates, combine);
    let y = reduce_into(h, call, call.str(4)?, &x, &source, &write)?;
    reshaped(h, &y, &call.out().dims)
}

/// `put(self, index, source, accumulate=False)`: to positions among all elements in row-major order.
fn put<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, index) = (call.tensor(0)?, as_index(&call.tensor(1)?)?);
    let count = index.numel();
    let index = wrap_negative(h, &h.reshape(&index, &[count]), x.numel());
    let source = reshaped(h, &source(call, 2)?, &[count])?;
    let combine = if call.bool(3)? { Combine::Add } else { Combine::Replace };
    let flat = h.reshape(&x, &[x.numel()]);
    reshaped(h, &write_slices(h, &flat, 0, &index, &source, combine)?, &call.out().dims)
}

/// `index_put(self, indices, values, accumulate=False)`
fn index_put<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, indices) = (call.tensor(0)?, call.opt_tensors(1)?);
    let accumulate = call.bool(3)?;
    let mask = single_mask(&indices);
    let values = call.tensor(2)?;
    // Eager PyTorch fills by a mask with one number, which it converts.
    let fills = mask.is_some() && !accumulate && values.numel() == 1;
    let values = if fills { h.convert(&values, x.dtype) } else { source(call, 2)? };
    if let Some(mask) = mask {
        return masked_put(h, &x, mask, &values, accumulate);
    }
    let grid = IndexGrid::new(h, &x, &indices)?;
    let updates = broadcast(h, &values, &grid.result_dims(&x))?;
    let dims = ScatterDims {
        update_window: &grid.window_dims(&x),
        inserted_window: &grid.dims,
        scatter_dims_to_operand: &grid.dims,
        index_vector: grid.grid.len() as i64,
        ..ScatterDims::default()
    };
    let combine = if accumulate { Combine::Add } else { Combine::Replace };
    scatter(h, &x, &grid.coordinates, &updates, dims, combine)
}

/// The only index, where it is a mask, and the dimension at which it begins.
fn single_mask<'v, 'm>(indices: &'v [Option<Val<'m>>]) -> Option<(usize, &'v Val<'m>)> {
    let mut present = indices.iter().enumerate().filter_map(|(dim, index)| Some((dim, index.as_ref()?)));
    let (dim, index) = present.next()?;
    (present.next().is_none() && index.dtype == DType::Bool).then_some((dim, index))
}

/// `x[…, mask] = values`, where the values do not depend on the position among the selected elements.
fn masked_put<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    (dim, mask): (usize, &Val<'m>),
    values: &Val<'m>,
    accumulate: bool,
) -> Lower<Val<'m>> {
    let rest = x.rank().checked_sub(dim + mask.rank());
    let Some(rest) = rest.filter(|_| x.dims[dim..dim + mask.rank()] == mask.dims[..]) else {
        return invalid("a mask that does not fit the tensor");
    };
    if values.numel() != 1 && values.rank() > rest {
        return unsupported("values for each element that a mask selects: their number depends on the mask");
    }
    let positions: Dims = (dim as i64..(dim + mask.rank()) as i64).collect();
    let mask = h.broadcast_in_dim(mask, &x.dims, &positions);
    let values = if values.numel() == 1 { h.reshape(values, &[]) } else { values.clone() };
    let values = broadcast(h, &values, &x.dims)?;
    let values = if accumulate && x.dtype != DType::Bool { h.add(x, &values) } else { values };
    Ok(h.select(&mask, &values, x))
}

/// `embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)`
fn embedding_dense_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    let &[rows, width] = out.dims.as_slice() else { return invalid("an embedding table has two dimensions") };
    let dtype = Combine::Add.accumulator(out.dtype)?;
    let mut indices = as_index(&call.tensor(1)?)?;
    let count = indices.numel();
    indices = h.reshape(&indices, &[count]);
    let mut grad = h.convert(&reshaped(h, &call.tensor(0)?, &[count, width])?, dtype);
    if call.bool(4)? {
        let ones = h.ones(DType::I32, &[count]);
        let uses = write_slices(h, &h.zeros(DType::I32, &[rows]), 0, &indices, &ones, Combine::Add)?;
        let uses = h.convert(&h.take(&uses, &indices, 0), dtype);
        grad = h.divide(&grad, &h.broadcast_in_dim(&uses, &grad.dims, &[0]));
    }
    let padding = call.int(3)?;
    if padding >= 0 {
        // An update past the end is dropped.
        let is_padding = h.compare("EQ", &indices, &h.full(Scalar::Int(padding), indices.dtype, &[count]));
        indices = h.select(&is_padding, &h.full(Scalar::Int(rows), indices.dtype, &[count]), &indices);
    }
    if h.for_tpu() && out.dtype != dtype && count > 0 && count * count <= PAIRS_OF_ROW * rows {
        return table_of_sums(h, &grad, &indices, out);
    }
    let summed = write_slices(h, &h.zeros(dtype, &out.dims), 0, &indices, &grad, Combine::Add)?;
    Ok(h.convert(&summed, out.dtype))
}

/// Up to how many comparisons of two indices, for each row of a table, a narrow table costs less than a wide one.
const PAIRS_OF_ROW: i64 = 1024;

/// A table of narrow floats: of the slices of `x`, which is wide, with equal indices, the sum, rounded once. Slices are
/// summed at the first place of their index, and only those sums are written to the table. A whole table in the wide
/// type costs more, and XLA adds the narrow one to another gradient by writing to that.
fn table_of_sums<'m>(h: &Hlo<'m>, x: &Val<'m>, indices: &Val<'m>, table: &Shape) -> Lower<Val<'m>> {
    let count = x.dims[0];
    let pairs = [count, count];
    let (one, other) = (h.broadcast_in_dim(indices, &pairs, &[0]), h.broadcast_in_dim(indices, &pairs, &[1]));
    let equal = h.compare("EQ", &one, &other);
    let place = h.iota(DType::I32, &pairs, 0);
    let places = h.select(&equal, &place, &h.full(Scalar::Int(count), DType::I32, &pairs));
    let first = extremum_over(h, &places, End::Min, &[0]);
    let sums = write_slices(h, &h.zeros(x.dtype, &x.dims), 0, &first, x, Combine::Add)?;
    let is_first = h.compare("EQ", &first, &h.iota(DType::I32, &[count], 0));
    // An update past the end is dropped.
    let past = h.full(Scalar::Int(table.dims[0]), indices.dtype, &[count]);
    let indices = h.select(&is_first, indices, &past);
    let dims = ScatterDims {
        update_window: &[1],
        inserted_window: &[0],
        scatter_dims_to_operand: &[0],
        index_vector: 1,
        ..ScatterDims::default()
    };
    let body: Body<'_> = &|h, v| vec![h.binary("add", &v[0], &v[1])];
    let zeros = h.zeros(table.dtype, &table.dims);
    Ok(h.scatter(&zeros, &indices, &h.convert(&sums, table.dtype), dims, false, body))
}

/// `masked_fill(self, mask, value)`
fn masked_fill<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let dtype = call.out().dtype;
    let mask = operand(h, call, 1, DType::Bool)?;
    Ok(h.select(&mask, &operand(h, call, 2, dtype)?, &operand(h, call, 0, dtype)?))
}

/// `masked_scatter(self, mask, source)`: the elements that the mask selects, in row-major order, become the first
/// elements of `source`.
fn masked_scatter<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    let (x, mask, source) = (operand(h, call, 0, out.dtype)?, call.tensor(1)?, call.tensor(2)?);
    if mask.dtype != DType::Bool || source.dtype != x.dtype {
        return invalid(format!("a mask of {}, and {} where {} stands", mask.dtype, source.dtype, x.dtype));
    }
    let mask = operand(h, call, 1, DType::Bool)?;
    if source.numel() == 0 || x.numel() == 0 {
        return Ok(x);
    }
    let flat = h.reshape(&h.convert(&mask, DType::I32), &[x.numel()]);
    let seen = running(
        h,
        std::slice::from_ref(&flat),
        &[&h.constant_scalar(Scalar::Int(0), DType::I32)],
        0,
        &|h, v| vec![h.add(&v[0], &v[1])],
    );
    let position = h.subtract(&seen[0], &h.ones(DType::I32, &flat.dims));
    let taken = h.take(&h.reshape(&source, &[source.numel()]), &position, 0);
    Ok(h.select(&mask, &h.reshape(&taken, &x.dims), &x))
}

/// `histc(self, bins=100, min=0, max=0)`: how many elements fall into each of `bins` equal parts of a range, the last
/// of which holds its end too. An empty range is that of the elements; what lies outside counts nowhere.
fn histc<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    let (&[bins], dtype) = (out.dims.as_slice(), opmath(x.dtype)) else {
        return invalid("a histogram has one dimension");
    };
    let (low, high) = (call.scalar(2)?.as_f64(), call.scalar(3)?.as_f64());
    if !dtype.is_float() || !low.is_finite() || !high.is_finite() || low > high {
        return unsupported(format!("a histogram of {} from {low} to {high}", x.shape()));
    }
    if x.numel() == 0 {
        return Ok(h.zeros(out.dtype, &out.dims));
    }
    let flat = h.reshape(&h.convert(&x, dtype), &[x.numel()]);
    let number = |n: f64| h.constant_scalar(Scalar::Float(n), dtype);
    let (mut low, mut high) = if low == high {
        (extremum_over(h, &flat, End::Min, &[0]), extremum_over(h, &flat, End::Max, &[0]))
    } else {
        (number(low), number(high))
    };
    let point = h.compare("EQ", &low, &high);
    low = h.select(&point, &h.subtract(&low, &number(1.0)), &low);
    high = h.select(&point, &h.add(&high, &number(1.0)), &high);
    let spread = |x: &Val<'m>| h.broadcast_in_dim(x, &flat.dims, &[]);
    let count = h.full(Scalar::Int(bins), dtype, &flat.dims);
    let part = h.multiply(&h.subtract(&flat, &spread(&low)), &count);
    let part = h.divide(&part, &spread(&h.subtract(&high, &low)));
    let last = h.subtract(&count, &h.ones(dtype, &flat.dims));
    let part = h.convert(&h.minimum(&part, &last), DType::I32);
    let above = h.compare("GE", &flat, &spread(&low));
    let inside = h.binary("and", &above, &h.compare("LE", &flat, &spread(&high)));
    // An update past the end is dropped.
    let part = h.select(&inside, &part, &h.full(Scalar::Int(bins), DType::I32, &flat.dims));
    let ones = h.ones(DType::I32, &flat.dims);
    let counts = write_slices(h, &h.zeros(DType::I32, &[bins]), 0, &part, &ones, Combine::Add)?;
    Ok(h.convert(&counts, out.dtype))
}
