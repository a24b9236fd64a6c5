//! Diagonals, and strided views of contiguous tensors.

use super::call::wrap_dim;
use super::hlo::PadDim;
use super::scalar::Scalar;
use super::scatter::set_elements;
use super::table::{OpDef, one};
use super::types::Dims;
use super::views::reshaped;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::{Arg, DType, ValueId};
use crate::op::Mark;

pub const OPS: &[OpDef] = &[
    one("aten.diagonal.default", diagonal),
    one("aten.diagonal_scatter.default", diagonal_scatter),
    one("aten.diagonal_backward.default", diagonal_backward),
    one("aten.diag_embed.default", diag_embed),
    one("aten.as_strided.default", as_strided),
    one("aten.as_strided_scatter.default", as_strided_scatter),
];

/// Which diagonal of which matrices: elements `(i, i + offset)` of two dimensions.
struct Diagonal {
    offset: i64,
    /// Brings the two dimensions to the end, the others in order before them.
    to_end: Dims,
}

impl Diagonal {
    /// Reads `offset, dim1, dim2` from argument `i` on, for a tensor of some rank.
    fn read(call: &Call<'_, '_>, i: usize, rank: usize, defaults: (i64, i64)) -> Lower<Self> {
        if rank < 2 {
            return invalid("a matrix has two dimensions");
        }
        let offset = call.opt_int(i)?.unwrap_or(0);
        let a = wrap_dim(call.opt_int(i + 1)?.unwrap_or(defaults.0), rank)? as i64;
        let b = wrap_dim(call.opt_int(i + 2)?.unwrap_or(defaults.1), rank)? as i64;
        if a == b {
            return invalid("the two dimensions of a diagonal are the same");
        }
        let mut to_end: Dims = (0..rank as i64).filter(|d| *d != a && *d != b).collect();
        to_end.extend([a, b]);
        Ok(Diagonal { offset, to_end })
    }

    /// Undoes `to_end`.
    fn back(&self) -> Dims {
        let mut inverse: Dims = self.to_end.clone();
        for (i, d) in self.to_end.iter().enumerate() {
            inverse[*d as usize] = i as i64;
        }
        inverse
    }

    /// Number of elements in a matrix of these sizes.
    fn length(&self, rows: i64, columns: i64) -> i64 {
        let offset = self.offset.clamp(-rows, columns);
        (rows + offset.min(0)).min(columns - offset.max(0)).max(0)
    }

    /// `base`, its matrices last, with their diagonals replaced by the last dimension of `src`.
    fn replace<'m>(&self, h: &Hlo<'m>, base: &Val<'m>, src: &Val<'m>) -> Lower<Val<'m>> {
        let lead = base.rank() - 2;
        let (rows, columns) = (base.dims[lead], base.dims[lead + 1]);
        let length = self.length(rows, columns);
        let mut expected: Dims = base.dims[..lead].into();
        expected.push(length);
        if src.dims != expected {
            return invalid(format!("{} is not a diagonal of {}", src.shape(), base.shape()));
        }
        if length == 0 {
            return Ok(base.clone());
        }
        let before = (-self.offset).max(0);
        let mut padding = vec![PadDim::default(); lead + 1];
        padding[lead] = PadDim { low: before, high: rows - before - length, interior: 0 };
        let by_row = h.pad(src, &h.constant_scalar(Scalar::Int(0), src.dtype), &padding);
        let kept: Dims = (0..=lead as i64).collect();
        let spread = h.broadcast_in_dim(&by_row, &base.dims, &kept);
        let matrix = &base.dims[lead..];
        let offset = h.full(Scalar::Int(self.offset), DType::I32, matrix);
        let target = h.add(&h.iota(DType::I32, matrix, 0), &offset);
        let mask = h.compare("EQ", &h.iota(DType::I32, matrix, 1), &target);
        Ok(h.select(&h.broadcast_to(&mask, &base.dims), &spread, base))
    }
}

/// `diagonal(self, offset=0, dim1=0, dim2=1)`: in row-major order, neighbours on a diagonal are `columns + 1` apart.
fn diagonal<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let diagonal = Diagonal::read(call, 1, x.rank(), (0, 1))?;
    let x = h.transpose(&x, &diagonal.to_end);
    let lead = x.rank() - 2;
    let (rows, columns) = (x.dims[lead], x.dims[lead + 1]);
    let length = diagonal.length(rows, columns);
    let mut flat: Dims = x.dims[..lead].into();
    flat.push(rows * columns);
    let flat = h.reshape(&x, &flat);
    if length == 0 {
        return Ok(h.slice_dim(&flat, lead, 0, 0, 1));
    }
    let start = if diagonal.offset >= 0 { diagonal.offset } else { -diagonal.offset * columns };
    let stride = columns + 1;
    Ok(h.slice_dim(&flat, lead, start, start + (length - 1) * stride + 1, stride))
}

/// `diagonal_scatter(self, src, offset=0, dim1=0, dim2=1)`
fn diagonal_scatter<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let diagonal = Diagonal::read(call, 2, x.rank(), (0, 1))?;
    let src = h.convert(&call.tensor(1)?, x.dtype);
    let replaced = diagonal.replace(h, &h.transpose(&x, &diagonal.to_end), &src)?;
    Ok(h.transpose(&replaced, &diagonal.back()))
}

/// Zeros of the output's sizes with `src` on a diagonal.
fn embed<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, diagonal: &Diagonal) -> Lower<Val<'m>> {
    let dims: Dims = diagonal.to_end.iter().map(|d| call.out().dims[*d as usize]).collect();
    let embedded = diagonal.replace(h, &h.zeros(call.out().dtype, &dims), &call.tensor(0)?)?;
    Ok(h.transpose(&embedded, &diagonal.back()))
}

/// `diagonal_backward(grad_output, input_sizes, offset, dim1, dim2)`
fn diagonal_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    embed(h, call, &Diagonal::read(call, 2, call.out().rank(), (0, 1))?)
}

/// `diag_embed(self, offset=0, dim1=-2, dim2=-1)`
fn diag_embed<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    embed(h, call, &Diagonal::read(call, 1, call.out().rank(), (-2, -1))?)
}

/// Whether a value begins at the start of its memory, as far as the graph tells.
fn begins_its_memory(call: &Call<'_, '_>, mut value: ValueId) -> bool {
    loop {
        let producer = call.graph.nodes.iter().find(|n| n.outputs.contains(&value));
        match producer.map(|n| (&n.op, n.args.first())) {
            // Its result has the memory layout of its first operand.
            Some((op, Some(Arg::Value(base)))) if &**op == "aten.as_strided_scatter.default" => value = *base,
            Some((op, _)) => return op.has(Mark::AllocatesMemory),
            None => return false,
        }
    }
}

/// The positions that a strided view of a contiguous tensor has among the tensor's elements in row-major order: element
/// `i, j …` is element `offset + i · stride₀ + j · stride₁ …`. `size, stride, storage_offset` are arguments from
/// `first` on; the tensor is argument 0.
fn strided_positions<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, first: usize) -> Lower<Val<'m>> {
    let (x, size, stride) = (call.tensor(0)?, call.ints(first)?, call.ints(first + 1)?);
    let Arg::Value(id) = call.arg(0) else { return invalid("argument 0 must be a tensor") };
    if call.graph.tensor(*id).strides.is_some() {
        return unsupported("a strided view of a tensor that is not contiguous");
    }
    let offset = match call.opt_int(first + 2)? {
        None => 0,
        Some(offset) if begins_its_memory(call, *id) => offset,
        Some(_) => return unsupported("an offset into memory that may begin before the tensor"),
    };
    if size.len() != stride.len() {
        return invalid(format!("{} strides of {} sizes", stride.len(), size.len()));
    }
    if size.contains(&0) {
        return Ok(h.zeros(DType::I32, &size));
    }
    let last =
        size.iter().zip(&stride).map(|(n, s)| (n - 1).saturating_mul(*s)).fold(offset, i64::saturating_add);
    if offset < 0 || stride.iter().any(|s| *s < 0) || last >= x.numel() {
        return unsupported("a strided view that leaves the tensor");
    }
    let mut positions = h.full(Scalar::Int(offset), DType::I64, &size);
    for (d, step) in stride.iter().enumerate() {
        let along = h.multiply(&h.iota(DType::I64, &size, d), &h.full(Scalar::Int(*step), DType::I64, &size));
        positions = h.add(&positions, &along);
    }
    Ok(positions)
}

/// `as_strided(self, size, stride, storage_offset=None)`
fn as_strided<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, positions) = (call.tensor(0)?, strided_positions(h, call, 1)?);
    Ok(h.take(&reshaped(h, &x, &[x.numel()])?, &positions, 0))
}

/// `as_strided_scatter(self, src, size, stride, storage_offset=None)`: of elements that the view holds twice, any.
fn as_strided_scatter<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, positions) = (call.tensor(0)?, strided_positions(h, call, 2)?);
    let count = positions.numel();
    let source = h.convert(&reshaped(h, &call.tensor(1)?, &[count])?, x.dtype);
    let flat = h.reshape(&x, &[x.numel()]);
    let written = set_elements(h, &flat, &h.reshape(&positions, &[count]), &source)?;
    Ok(h.reshape(&written, &x.dims))
}
