//! Padding: with a constant, by reflection, by repeating the border.

use super::hlo::PadDim;
use super::promotion::opmath;
use super::scalar::Scalar;
use super::scatter::add_slices;
use super::table::{OpDef, one};
use super::{Call, Hlo, Lower, Val, invalid};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    one("aten.constant_pad_nd.default", constant_pad_nd),
    one("aten.reflection_pad1d.default", |h, c| pad_border(h, c, reflected)),
    one("aten.reflection_pad2d.default", |h, c| pad_border(h, c, reflected)),
    one("aten.reflection_pad3d.default", |h, c| pad_border(h, c, reflected)),
    one("aten.replication_pad1d.default", |h, c| pad_border(h, c, repeated)),
    one("aten.replication_pad2d.default", |h, c| pad_border(h, c, repeated)),
    one("aten.replication_pad3d.default", |h, c| pad_border(h, c, repeated)),
    one("aten.replication_pad1d_backward.default", replication_pad_backward),
    one("aten.replication_pad2d_backward.default", replication_pad_backward),
    one("aten.replication_pad3d_backward.default", replication_pad_backward),
];

/// `(dimension, before, after)` of the padding at argument `i`, which lists pairs from the last dimension on.
fn paddings(call: &Call<'_, '_>, i: usize, rank: usize) -> Lower<Vec<(usize, i64, i64)>> {
    let pad = call.ints(i)?;
    if pad.len() % 2 != 0 || pad.len() / 2 > rank {
        return invalid(format!("padding {pad:?} of a tensor of rank {rank}"));
    }
    // Sums with sizes stay in range.
    if pad.iter().any(|count| count.unsigned_abs() > i64::MAX as u64 / 4) {
        return invalid(format!("padding {pad:?} is more than a tensor can have"));
    }
    Ok(pad.chunks(2).enumerate().map(|(i, pair)| (rank - 1 - i, pair[0], pair[1])).collect())
}

/// `constant_pad_nd(self, pad, value=0)`; negative padding removes elements.
fn constant_pad_nd<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let mut padding = vec![PadDim::default(); x.rank()];
    for (dim, low, high) in paddings(call, 1, x.rank())? {
        if x.dims[dim] + low + high < 0 {
            return invalid("padding removes more than there is");
        }
        padding[dim] = PadDim { low, high, interior: 0 };
    }
    let value = call.opt_scalar(2)?.unwrap_or(Scalar::Int(0));
    Ok(h.pad(&x, &h.constant_scalar(value, x.dtype), &padding))
}

/// Returns the `count` elements that pad a dimension at its start or its end: `border(h, x, dim, count, at_end)`.
type Border = for<'m> fn(&Hlo<'m>, &Val<'m>, usize, i64, bool) -> Lower<Val<'m>>;

/// Pads the last dimensions one after the other; negative padding removes elements afterwards.
fn pad_border<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, border: Border) -> Lower<Val<'m>> {
    let mut x = call.tensor(0)?;
    for (dim, low, high) in paddings(call, 1, x.rank())? {
        let mut parts = vec![x.clone()];
        if low > 0 {
            parts.insert(0, border(h, &x, dim, low, false)?);
        }
        if high > 0 {
            parts.push(border(h, &x, dim, high, true)?);
        }
        let padded = h.concatenate(&parts, dim);
        let (start, end) = ((-low).max(0), padded.dims[dim] - (-high).max(0));
        if start > end {
            return invalid("padding removes more than there is");
        }
        x = h.slice_dim(&padded, dim, start, end, 1);
    }
    Ok(x)
}

/// The elements next to the border, without it, in reverse order.
fn reflected<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, count: i64, at_end: bool) -> Lower<Val<'m>> {
    let size = x.dims[dim];
    if count >= size {
        return invalid(format!("a reflection of {count} elements of {size}"));
    }
    let start = if at_end { size - 1 - count } else { 1 };
    Ok(h.reverse(&h.slice_dim(x, dim, start, start + count, 1), &[dim as i64]))
}

/// The element at the border, repeated.
fn repeated<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, count: i64, at_end: bool) -> Lower<Val<'m>> {
    let size = x.dims[dim];
    if size == 0 {
        return invalid("an empty dimension has no border");
    }
    let start = if at_end { size - 1 } else { 0 };
    let mut dims = x.dims.clone();
    dims[dim] = count;
    super::promotion::broadcast(h, &h.slice_dim(x, dim, start, start + 1, 1), &dims)
}

/// `replication_pad_backward(grad_output, self, padding)`: what was padded goes to the border it was copied from.
fn replication_pad_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (grad, out) = (call.tensor(0)?, call.out());
    let mut x = h.convert(&grad, opmath(out.dtype));
    if x.rank() != out.rank() {
        return invalid("the gradient has another rank than the tensor");
    }
    for (dim, low, high) in paddings(call, 2, x.rank())? {
        let size = out.dims[dim];
        let padded = size.checked_add(low).and_then(|n| n.checked_add(high));
        if size == 0 || padded != Some(x.dims[dim]) {
            return invalid("the gradient does not have the padded sizes");
        }
        let target = |o: i64| o.saturating_sub(low).clamp(0, size - 1);
        let targets: Vec<i64> = (0..x.dims[dim]).map(target).collect();
        let mut dims = x.dims.clone();
        dims[dim] = size;
        x = add_slices(h, &h.zeros(x.dtype, &dims), dim, &h.constant_ints(&targets, DType::I32), &x)?;
    }
    Ok(h.convert(&x, out.dtype))
}
