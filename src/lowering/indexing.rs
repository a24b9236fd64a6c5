//! Reading at computed positions.

use super::hlo::{GatherDims, PadDim};
use super::promotion::{broadcast, result_type};
use super::scalar::Scalar;
use super::table::{OpDef, one};
use super::types::{Dims, Shape};
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::{Arg, DType, Node};

pub const OPS: &[OpDef] = &[
    one("aten.index.Tensor", index),
    one("aten._unsafe_index.Tensor", index),
    one("aten.index_select.default", index_select),
    one("aten.embedding.default", embedding),
    one("aten.gather.default", gather),
    one("aten.take.default", take),
    one("aten.bucketize.Tensor", bucketize),
    one("aten.bucketize.Scalar", bucketize),
    one("aten.nonzero_static.default", nonzero_static),
    one("aten.searchsorted.Tensor", searchsorted),
    one("aten.searchsorted.Scalar", searchsorted),
];

/// An index tensor of a type that eager PyTorch takes as positions.
pub(super) fn as_index<'m>(x: &Val<'m>) -> Lower<Val<'m>> {
    match x.dtype {
        DType::I32 | DType::I64 => Ok(x.clone()),
        DType::Bool | DType::U8 => {
            unsupported("masks as indices: the size of the result depends on their values")
        }
        other => invalid(format!("an index of type {other}")),
    }
}

/// Indices of a dimension of `size`, where negative ones count from the end.
pub(super) fn wrap_negative<'m>(h: &Hlo<'m>, index: &Val<'m>, size: i64) -> Val<'m> {
    let zero = h.zeros(index.dtype, &index.dims);
    let wrapped = h.add(index, &h.full(Scalar::Int(size), index.dtype, &index.dims));
    h.select(&h.compare("LT", index, &zero), &wrapped, index)
}

/// The indices of `aten.index` and `aten.index_put`, ready for a gather or a scatter.
pub(super) struct IndexGrid<'m> {
    /// Dimensions of the tensor that have an index, ascending.
    pub dims: Dims,
    /// Sizes that the index tensors broadcast to.
    pub grid: Dims,
    /// One coordinate for each of `dims` along a new last dimension.
    pub coordinates: Val<'m>,
    /// Where the grid's dimensions stand among the remaining dimensions of the tensor.
    pub position: usize,
}

impl<'m> IndexGrid<'m> {
    /// # Errors
    /// Masks are unsupported: they select a number of elements that depends on their values.
    pub fn new(h: &Hlo<'m>, x: &Val<'m>, indices: &[Option<Val<'m>>]) -> Lower<Self> {
        let present: Vec<(usize, &Val<'m>)> =
            indices.iter().enumerate().filter_map(|(dim, index)| Some((dim, index.as_ref()?))).collect();
        let (Some((first, _)), Some((last, _))) = (present.first(), present.last()) else {
            return unsupported("an index without a tensor");
        };
        if indices.len() > x.rank() {
            return invalid("more indices than dimensions");
        }
        let mut dtype = DType::I32;
        let mut wrapped = Vec::new();
        for (dim, index) in &present {
            let index = wrap_negative(h, &as_index(index)?, x.dims[*dim]);
            if index.dtype == DType::I64 {
                dtype = DType::I64;
            }
            wrapped.push(index);
        }
        let grid = broadcast_dims(wrapped.iter().map(|v| v.dims.as_slice()))?;
        let mut column = grid.clone();
        column.push(1);
        let mut columns = Vec::new();
        for index in &wrapped {
            columns.push(h.reshape(&broadcast(h, &h.convert(index, dtype), &grid)?, &column));
        }
        let contiguous = last - first + 1 == present.len();
        Ok(IndexGrid {
            dims: present.iter().map(|(dim, _)| *dim as i64).collect(),
            coordinates: h.concatenate(&columns, grid.len()),
            grid,
            position: if contiguous { *first } else { 0 },
        })
    }

    /// Sizes of the indexed tensor: the grid among the dimensions that have no index.
    pub fn result_dims(&self, x: &Val<'m>) -> Dims {
        let mut dims: Dims = (0..x.rank()).filter(|d| !self.has(*d)).map(|d| x.dims[d]).collect();
        dims.insert_many(self.position, self.grid.iter().copied());
        dims
    }

    /// Positions in the result of the dimensions that have no index.
    pub fn window_dims(&self, x: &Val<'m>) -> Dims {
        let grid = self.position..self.position + self.grid.len();
        let rank = x.rank() - self.dims.len() + self.grid.len();
        (0..rank).filter(|d| !grid.contains(d)).map(|d| d as i64).collect()
    }

    pub fn has(&self, dim: usize) -> bool {
        self.dims.contains(&(dim as i64))
    }
}

/// The common sizes of several tensors by PyTorch's broadcasting rules.
fn broadcast_dims<'d>(all: impl Iterator<Item = &'d [i64]>) -> Lower<Dims> {
    let mut result = Dims::new();
    for dims in all {
        while result.len() < dims.len() {
            result.insert(0, 1);
        }
        let offset = result.len() - dims.len();
        for (slot, size) in result[offset..].iter_mut().zip(dims) {
            match (*slot, *size) {
                (a, b) if a == b || b == 1 => {}
                (1, b) => *slot = b,
                (a, b) => return invalid(format!("index sizes {a} and {b} do not broadcast")),
            }
        }
    }
    Ok(result)
}

/// `index(self, indices)`: `self[i, :, j …]`, where `None` stands for `:`.
fn index<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let indices = call.opt_tensors(1)?;
    let present: Vec<usize> = (0..indices.len()).filter(|i| indices[*i].is_some()).collect();
    if let ([dim], true) = (present.as_slice(), indices.len() <= x.rank()) {
        let single = as_index(indices[*dim].as_ref().expect("the index is present"))?;
        return Ok(h.take(&x, &wrap_negative(h, &single, x.dims[*dim]), *dim));
    }
    let grid = IndexGrid::new(h, &x, &indices)?;
    let slice_sizes: Dims = (0..x.rank()).map(|d| if grid.has(d) { 1 } else { x.dims[d] }).collect();
    let dims = GatherDims {
        offset: &grid.window_dims(&x),
        collapsed_slice: &grid.dims,
        start_index_map: &grid.dims,
        index_vector: grid.grid.len() as i64,
        ..GatherDims::default()
    };
    Ok(h.gather(&x, &grid.coordinates, dims, &slice_sizes, &grid.result_dims(&x)))
}

/// `index_select(self, dim, index)`
fn index_select<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let indices = as_index(&call.tensor(2)?)?;
    if indices.rank() > 1 {
        return unsupported("the index is not a vector");
    }
    if x.rank() == 0 {
        return super::views::reshaped(h, &x, &call.out().dims);
    }
    let dim = call.dim(1, x.rank())?;
    let indices = h.reshape(&indices, &[indices.numel()]);
    Ok(h.take(&x, &indices, dim))
}

/// `embedding(weight, indices, padding_idx=-1, …)`
fn embedding<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let weight = call.tensor(0)?;
    if weight.rank() != 2 {
        return invalid("an embedding table has two dimensions");
    }
    Ok(h.take(&weight, &as_index(&call.tensor(1)?)?, 0))
}

/// `x` cut to the sizes of `index` in every dimension but `dim`: elementwise gathers and scatters ignore the rest.
pub(super) fn cut_to_index<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    index: &Val<'m>,
    dim: Option<usize>,
) -> Lower<Val<'m>> {
    if x.rank() != index.rank() {
        return invalid(format!("an index of rank {} into {}", index.rank(), x.shape()));
    }
    let limits: Dims =
        (0..x.rank()).map(|d| if Some(d) == dim { x.dims[d] } else { index.dims[d] }).collect();
    if limits.iter().zip(&x.dims).any(|(limit, size)| limit > size) {
        return invalid(format!("index {} is larger than {}", index.shape(), x.shape()));
    }
    let (zeros, ones): (Dims, Dims) = limits.iter().map(|_| (0, 1)).unzip();
    Ok(h.slice(x, &zeros, &limits, &ones))
}

/// Element `index[i, j …]` of `dim` at each position of `index`, whose other sizes are those of `x`.
pub(super) fn gather_along<'m>(h: &Hlo<'m>, x: &Val<'m>, index: &Val<'m>, dim: usize) -> Val<'m> {
    let batch: Dims = (0..x.rank() as i64).filter(|d| *d != dim as i64).collect();
    let slice_sizes: Dims = x.dims.iter().map(|_| 1).collect();
    let dims = GatherDims {
        collapsed_slice: &[dim as i64],
        operand_batching: &batch,
        start_indices_batching: &batch,
        start_index_map: &[dim as i64],
        index_vector: x.rank() as i64,
        ..GatherDims::default()
    };
    h.gather(x, index, dims, &slice_sizes, &index.dims)
}

/// `gather(self, dim, index, *, sparse_grad=False)`
fn gather<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, indices) = (call.tensor(0)?, as_index(&call.tensor(2)?)?);
    let dim = call.dim(1, x.rank())?;
    if x.rank() == 0 || indices.rank() == 0 {
        // Along a rank-0 tensor's only dimension there is one element.
        let rows = if x.rank() == 0 { h.reshape(&x, &[1]) } else { x };
        let picked = h.take(&rows, &h.reshape(&indices, &[indices.numel()]), 0);
        return super::views::reshaped(h, &picked, &call.out().dims);
    }
    if indices.numel() == 0 {
        return Ok(h.zeros(x.dtype, &indices.dims));
    }
    let x = cut_to_index(h, &x, &indices, Some(dim))?;
    Ok(gather_along(h, &x, &indices, dim))
}

/// `take(self, index)`: from all elements in row-major order.
fn take<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, indices) = (call.tensor(0)?, as_index(&call.tensor(1)?)?);
    let flat = h.reshape(&x, &[x.numel()]);
    Ok(h.take(&flat, &wrap_negative(h, &indices, x.numel()), 0))
}

/// Boundaries that a value is compared with all together.
const FEW: i64 = 64;

/// As [`count_below`], by halving the range of each value as often as it takes, in the order in which PyTorch does:
/// boundaries that are not sorted, or NaN, give what they give there. Each step is a kernel of its own, so that XLA
/// does not compute a range again for each of its uses.
fn bisect<'m>(h: &Hlo<'m>, boundaries: &Val<'m>, values: &Val<'m>, right: bool) -> Val<'m> {
    let length = boundaries.dims[boundaries.rank() - 1];
    let index = if boundaries.numel() > i64::from(i32::MAX) / 2 { DType::I64 } else { DType::I32 };
    let number = |n: i64| h.full(Scalar::Int(n), index, &values.dims);
    let flat = h.reshape(boundaries, &[boundaries.numel()]);
    // Where the boundaries of each value begin.
    let mut begin = None;
    let mut stride = length;
    for dim in (0..boundaries.rank() - 1).rev() {
        let along = h.multiply(&h.iota(index, &values.dims, dim), &number(stride));
        begin = Some(begin.map_or(along.clone(), |sum| h.add(&sum, &along)));
        stride *= boundaries.dims[dim];
    }
    let (mut start, mut end) = (number(0), number(length));
    for _ in 0..i64::BITS - length.leading_zeros() {
        let middle = h.divide(&h.add(&start, &end), &number(2));
        let inside = h.minimum(&middle, &number(length - 1));
        let place = begin.as_ref().map_or(inside.clone(), |begin| h.add(begin, &inside));
        let boundary = h.take(&flat, &place, 0);
        let is_open = h.compare("LT", &start, &end);
        let is_left = h.compare(if right { "GT" } else { "GE" }, &boundary, values);
        let goes_left = h.binary("and", &is_open, &is_left);
        let goes_right = h.binary("and", &is_open, &h.unary("not", &is_left));
        let next =
            [h.select(&goes_right, &h.add(&middle, &number(1)), &start), h.select(&goes_left, &middle, &end)];
        let shapes: Vec<Shape> = next.iter().map(Val::shape).collect();
        let both: Vec<&Val<'m>> = next.iter().collect();
        let kept = h.op("stablehlo.optimization_barrier", &both, &shapes, &[], vec![]);
        (start, end) = (kept[0].clone(), kept[1].clone());
    }
    start
}

/// Position of each of `values` in the last dimension of `boundaries`, which is sorted: the number of boundaries
/// below the value, and of those equal to it too where `right`. NaN comes after everything, in values as in boundaries.
fn count_below<'m>(h: &Hlo<'m>, boundaries: &Val<'m>, values: &Val<'m>, right: bool, out: DType) -> Val<'m> {
    if h.for_cpu() && boundaries.dims.last().is_some_and(|n| *n > FEW) && values.numel() > 0 {
        return h.convert(&bisect(h, boundaries, values, right), out);
    }
    let rank = values.rank();
    let mut dims = values.dims.clone();
    dims.push(*boundaries.dims.last().expect("boundaries have a dimension"));
    let kept: Dims = (0..rank as i64).collect();
    let values = h.broadcast_in_dim(values, &dims, &kept);
    let batched = boundaries.rank() > 1;
    let mut positions: Dims = if batched { (0..rank as i64 - 1).collect() } else { Dims::new() };
    positions.push(rank as i64);
    let boundaries = h.broadcast_in_dim(boundaries, &dims, &positions);
    let below = h.compare(if right { "LE" } else { "LT" }, &boundaries, &values);
    let below = h.binary("or", &below, &h.compare("NE", &values, &values));
    let below = h.convert(&below, out);
    h.reduce("add", &below, &h.constant_scalar(Scalar::Int(0), out), &[rank as i64])
}

/// Arguments `i` and `j`, tensors or numbers, in the common type that ATen's promotion gives them.
fn common_type<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize, j: usize) -> Lower<(Val<'m>, Val<'m>)> {
    let dtype = result_type(call, &[0, 1])?;
    let read = |i| match call.arg(i) {
        Arg::Value(_) => Ok(h.convert(&call.tensor(i)?, dtype)),
        _ => call.scalar(i).map(|number| h.constant_scalar(number, dtype)),
    };
    Ok((read(i)?, read(j)?))
}

/// `bucketize(self, boundaries, *, out_int32=False, right=False)`
fn bucketize<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (boundaries, values) = common_type(h, call, 1, 0)?;
    if boundaries.rank() != 1 {
        return invalid("boundaries have one dimension");
    }
    let right = matches!(call.kw("right"), Arg::Bool(true));
    Ok(count_below(h, &boundaries, &values, right, call.out().dtype))
}

/// `searchsorted(sorted_sequence, self, *, out_int32=False, right=False, side=None, sorter=None)`
fn searchsorted<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    if *call.kw("sorter") != Arg::None {
        return unsupported("a sorter");
    }
    let (sorted, values) = common_type(h, call, 0, 1)?;
    let lead = sorted.rank().checked_sub(1);
    match lead {
        Some(0) => {}
        Some(lead) if values.rank() == lead + 1 && values.dims[..lead] == sorted.dims[..lead] => {}
        _ => return invalid("the sequences and the values differ in their leading sizes"),
    }
    let right = is_right(call.node);
    let counted = match (lead, call.progression(call.arg(0))) {
        (Some(0), Some(progression)) => {
            count_of_progression(h, progression, sorted.dims[0], &values, right, call.out().dtype)
        }
        _ => None,
    };
    Ok(counted.unwrap_or_else(|| count_below(h, &sorted, &values, right, call.out().dtype)))
}

/// Which side of equal elements `searchsorted` names.
fn is_right(search: &Node) -> bool {
    *search.kw("right") == Arg::Bool(true)
        || matches!(search.kw("side"), Arg::Str(side) if &**side == "right")
}

/// As [`count_below`], of the boundaries `start`, `start + step` … `length` of them: by division. `None` if it is
/// not of integers, or the boundary after the last is none.
fn count_of_progression<'m>(
    h: &Hlo<'m>,
    [start, step]: [i64; 2],
    length: i64,
    values: &Val<'m>,
    right: bool,
    out: DType,
) -> Option<Val<'m>> {
    let end = step.checked_mul(length.checked_add(1)?)?.checked_add(start)?;
    let range = values.dtype.integer_range().filter(|_| matches!(values.dtype, DType::I32 | DType::I64))?;
    if step < 1 || ![start.checked_sub(step)?, end].iter().all(|n| range.contains(&i128::from(*n))) {
        return None;
    }
    let number = |n: i64| h.full(Scalar::Int(n), values.dtype, &values.dims);
    // From the last value below all boundaries to the first above all of them, so that what is divided is not negative.
    let side = i64::from(right);
    let within = h.minimum(&h.maximum(values, &number(start - side)), &number(end - step - side));
    let above = h.subtract(&within, &number(start - step + 1 - side));
    Some(h.convert(&h.divide(&above, &number(step)), out))
}

/// The length of runs where the index at argument `i` is the number of the run that each place is in: `place / length`,
/// found as the last of the starts 0, `length`, `2 * length` … up to it. As many places as all runs have.
pub(super) fn equal_runs(call: &Call<'_, '_>, i: usize) -> Option<i64> {
    let less_one = call.maker(call.arg(i)).filter(|n| &*n.op == "aten.sub.Tensor")?;
    let is_less_one = *less_one.arg(1) == Arg::Int(1) && less_one.kwargs.iter().all(|(_, a)| *a == Arg::None);
    let search = call.maker(less_one.arg(0)).filter(|n| &*n.op == "aten.searchsorted.Tensor")?;
    let (starts, places) = (call.progression(search.arg(0))?, call.progression(search.arg(1))?);
    let plain = is_right(search) && *search.kw("sorter") == Arg::None;
    let length = |arg| Some(call.value(arg).ok()??.numel());
    let (runs, count) = (length(search.arg(0))?, length(search.arg(1))?);
    let whole = starts[0] == 0 && places == [0, 1] && runs.checked_mul(starts[1]) == Some(count) && runs > 0;
    (is_less_one && plain && whole).then_some(starts[1])
}

/// `nonzero_static(self, *, size, fill_value=-1)`: one row of coordinates for each of the first `size` elements that
/// are not zero, in row-major order, and rows of `fill_value` after the last.
fn nonzero_static<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    let (Some(Scalar::Int(fill)), &[size, rank]) = (call.kw_scalar("fill_value"), out.dims.as_slice()) else {
        return invalid("nonzero_static gives a matrix and takes an integer to fill it with");
    };
    let count = x.numel();
    if rank != x.rank() as i64 {
        return invalid(format!("{rank} coordinates of a tensor of rank {}", x.rank()));
    }
    if count == 0 || rank == 0 || size == 0 {
        return Ok(h.full(Scalar::Int(fill), DType::I64, &out.dims));
    }
    // Zeros go to the end; the order among the others stays.
    let is_zero = h.unary("not", &h.reshape(&h.convert(&x, DType::Bool), &[count]));
    let keys = h.convert(&is_zero, DType::I32);
    let positions = h.iota(DType::I64, &[count], 0);
    let sorted = h.sort(&[&keys, &positions], 0, true, &|h, v| vec![h.compare("LT", &v[0], &v[1])]);
    let cut = |x: &Val<'m>, pad: i64| {
        let kept = h.slice_dim(x, 0, 0, size.min(count), 1);
        let edge = PadDim { high: size - size.min(count), ..PadDim::default() };
        h.pad(&kept, &h.constant_scalar(Scalar::Int(pad), x.dtype), &[edge])
    };
    let (keys, mut rest) = (cut(&sorted[0], 1), cut(&sorted[1], 0));
    let mut columns = Vec::new();
    for d in x.dims.iter().rev() {
        let d = h.full(Scalar::Int(*d), DType::I64, &[size]);
        columns.push(h.reshape(&h.binary("remainder", &rest, &d), &[size, 1]));
        rest = h.divide(&rest, &d);
    }
    columns.reverse();
    let found = h.compare("EQ", &keys, &h.zeros(DType::I32, &[size]));
    let found = h.broadcast_in_dim(&found, &[size, rank], &[0]);
    let filled = h.full(Scalar::Int(fill), DType::I64, &[size, rank]);
    Ok(h.select(&found, &h.concatenate(&columns, 1), &filled))
}
