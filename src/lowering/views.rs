//! Other sizes, orders and selections of the same elements.

mod packed;

use packed::Packed;

use super::call::wrap_dim;
use super::hlo::PadDim;
use super::promotion::broadcast;
use super::scalar::Scalar;
use super::table::{OpDef, many, one};
use super::types::Dims;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    one("aten.view.default", reshape),
    one("aten._unsafe_view.default", reshape),
    one("aten.view_copy.default", reshape),
    one("aten._reshape_alias.default", reshape),
    one("aten.unsqueeze.default", reshape),
    one("aten.squeeze.default", reshape),
    one("aten.squeeze.dim", reshape),
    one("aten.squeeze.dims", reshape),
    one("aten.narrow_copy.default", narrow_copy),
    one("aten.permute.default", permute),
    one("aten.permute_copy.default", permute),
    one("aten.transpose.int", transpose),
    one("aten.t.default", t),
    one("aten.expand.default", expand),
    one("aten.slice.Tensor", slice),
    one("aten.slice_backward.default", slice_backward),
    one("aten.slice_scatter.default", slice_scatter),
    one("aten.select.int", select),
    one("aten.select_backward.default", select_backward),
    one("aten.select_scatter.default", select_scatter),
    one("aten.cat.default", cat),
    one("aten.stack.default", stack),
    many("aten.split.Tensor", split),
    many("aten.split_with_sizes.default", split),
    many("aten.unsafe_split.Tensor", split),
    many("aten.unsafe_split_with_sizes.default", split),
    many("aten.unbind.int", unbind),
    one("aten.flip.default", flip),
    one("aten.roll.default", roll),
    one("aten.repeat.default", repeat),
    one("aten.pixel_shuffle.default", pixel_shuffle),
    one("aten.pixel_unshuffle.default", pixel_unshuffle),
    one("aten.unfold.default", unfold),
];

/// Reshapes to the declared sizes, in row-major order.
fn reshape<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    reshaped(h, &call.tensor(0)?, &call.out().dims)
}

/// [`Hlo::reshape`] with its precondition checked.
pub(super) fn reshaped<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> Lower<Val<'m>> {
    if x.numel() == dims.iter().product::<i64>() {
        Ok(h.reshape(x, dims))
    } else {
        invalid(format!("{} does not have the elements of {dims:?}", x.shape()))
    }
}

/// `permute(self, dims)`
fn permute<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dims = wrapped(&call.ints(1)?, x.rank())?;
    let mut sorted = dims.clone();
    sorted.sort_unstable();
    if sorted.iter().copied().ne(0..x.rank() as i64) {
        return invalid(format!("{dims:?} is not a permutation"));
    }
    Ok(packed::joined(h, call, &dims).unwrap_or_else(|| h.transpose(&x, &dims)))
}

fn wrapped(dims: &[i64], rank: usize) -> Lower<Dims> {
    dims.iter().map(|d| wrap_dim(*d, rank).map(|d| d as i64)).collect()
}

/// `x` with two dimensions exchanged.
pub(super) fn swap_dims<'m>(h: &Hlo<'m>, x: &Val<'m>, a: usize, b: usize) -> Val<'m> {
    let mut permutation: Dims = (0..x.rank() as i64).collect();
    if x.rank() > 0 {
        permutation.swap(a, b);
    }
    h.transpose(x, &permutation)
}

/// `x` with dimension `from` moved to position `to`, the others in order.
pub(super) fn move_dim<'m>(h: &Hlo<'m>, x: &Val<'m>, from: usize, to: usize) -> Val<'m> {
    let mut permutation: Dims = (0..x.rank() as i64).collect();
    let moved = permutation.remove(from);
    permutation.insert(to, moved);
    h.transpose(x, &permutation)
}

/// `transpose(self, dim0, dim1)`
fn transpose<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    Ok(swap_dims(h, &x, call.dim(1, x.rank())?, call.dim(2, x.rank())?))
}

fn t<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    Ok(if x.rank() < 2 { x } else { swap_dims(h, &x, 0, 1) })
}

/// `expand(self, size)`
fn expand<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    broadcast(h, &call.tensor(0)?, &call.out().dims)
}

/// The bounds of a Python slice of `size` elements: absent ends are the ends, negative ones count from the end,
/// and all are limited to what is there.
fn slice_bounds(call: &Call<'_, '_>, i: usize, size: i64) -> Lower<(i64, i64)> {
    let bound = |i: usize, default: i64| -> Lower<i64> {
        let bound = call.opt_int(i)?.unwrap_or(default);
        Ok(if bound < 0 { bound.saturating_add(size) } else { bound }.clamp(0, size))
    };
    let start = bound(i, 0)?;
    Ok((start, bound(i + 1, size)?.max(start)))
}

fn step(call: &Call<'_, '_>, i: usize) -> Lower<i64> {
    match call.opt_int(i)?.unwrap_or(1) {
        step if step > 0 => Ok(step),
        step => invalid(format!("slice step {step}")),
    }
}

/// `slice(self, dim=0, start=None, end=None, step=1)`
fn slice<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dim = wrap_dim(call.opt_int(1)?.unwrap_or(0), x.rank())?;
    let size = size_of(&x, dim)?;
    let (start, end) = slice_bounds(call, 2, size)?;
    Ok(h.slice_dim(&x, dim, start, end, step(call, 4)?.min(size.max(1))))
}

/// `narrow_copy(self, dim, start, length)`
fn narrow_copy<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dim = call.dim(1, x.rank())?;
    let size = size_of(&x, dim)?;
    let (start, length) = (call.int(2)?, call.int(3)?);
    let start = if start < 0 { start.saturating_add(size) } else { start };
    Ok(h.slice_dim(&x, dim, start, start.saturating_add(length), 1))
}

/// The size of a dimension that must be there.
fn size_of(x: &Val<'_>, dim: usize) -> Lower<i64> {
    x.dims.get(dim).copied().map_or_else(|| invalid(format!("{} has no dimension {dim}", x.shape())), Ok)
}

/// Elements `start, start + step …` of a dimension.
#[derive(Clone, Copy)]
struct Slice {
    dim: usize,
    start: i64,
    step: i64,
}

impl Slice {
    /// Checks that a tensor of sizes `dims` has the slice, and that `src` is of its sizes.
    fn check(self, dims: &[i64], src: &Val<'_>) -> Lower<()> {
        let count = size_of(src, self.dim)?;
        let others = |d: usize| d == self.dim || dims[d] == src.dims[d];
        if src.rank() != dims.len()
            || !(0..dims.len()).all(others)
            || self.start + (count - 1) * self.step >= dims[self.dim]
        {
            return invalid(format!("{} does not fit into sizes {dims:?}", src.shape()));
        }
        Ok(())
    }

    /// `src` in the place of the slice, zero elsewhere, with `size` elements in the dimension.
    fn spread<'m>(self, h: &Hlo<'m>, src: &Val<'m>, size: i64) -> Val<'m> {
        let Slice { dim, start, step } = self;
        let count = src.dims[dim];
        let mut padding = vec![super::hlo::PadDim::default(); src.rank()];
        let span = (count - 1).max(0) * (step - 1) + count;
        padding[dim] = super::hlo::PadDim { low: start, high: size - start - span, interior: step - 1 };
        h.pad(src, &h.constant_scalar(Scalar::Int(0), src.dtype), &padding)
    }
}

/// `base` with a slice replaced by `src`.
fn replace_slice<'m>(h: &Hlo<'m>, base: &Val<'m>, src: &Val<'m>, slice: Slice) -> Lower<Val<'m>> {
    slice.check(&base.dims, src)?;
    let size = base.dims[slice.dim];
    if src.numel() == 0 {
        return Ok(base.clone());
    }
    if src.dims == base.dims {
        return Ok(src.clone());
    }
    if slice.step == 1 && h.for_tpu() && size > i64::from(i32::MAX) {
        // A TPU has no 64-bit places to write to.
        let end = slice.start + src.dims[slice.dim];
        let before = h.slice_dim(base, slice.dim, 0, slice.start, 1);
        let behind = h.slice_dim(base, slice.dim, end, size, 1);
        let parts: Vec<Val<'m>> =
            [before, src.clone(), behind].into_iter().filter(|part| part.dims[slice.dim] > 0).collect();
        return Ok(h.concatenate(&parts, slice.dim));
    }
    if slice.step == 1 {
        // XLA does this in place where nothing else needs the base.
        let starts = (0..base.rank()).map(|d| if d == slice.dim { slice.start } else { 0 });
        let starts: Vec<Val<'m>> =
            starts.map(|start| h.constant_scalar(Scalar::Int(start), DType::I64)).collect();
        return Ok(h.dynamic_update_slice(base, src, &starts));
    }
    let ones = h.full(Scalar::Bool(true), DType::Bool, &src.dims);
    Ok(h.select(&slice.spread(h, &ones, size), &slice.spread(h, src, size), base))
}

/// Zeros of the output's sizes with a slice replaced by `src`.
fn zeros_but_slice<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, src: &Val<'m>, slice: Slice) -> Lower<Val<'m>> {
    let out = call.out();
    slice.check(&out.dims, src)?;
    if src.numel() == 0 {
        return Ok(h.zeros(out.dtype, &out.dims));
    }
    Ok(slice.spread(h, src, out.dims[slice.dim]))
}

/// `slice_scatter(self, src, dim=0, start=None, end=None, step=1)`
fn slice_scatter<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let src = h.convert(&call.tensor(1)?, x.dtype);
    let dim = wrap_dim(call.opt_int(2)?.unwrap_or(0), x.rank())?;
    let size = size_of(&x, dim)?;
    let (start, end) = slice_bounds(call, 3, size)?;
    let step = step(call, 5)?.min(size.max(1));
    let mut dims = x.dims.clone();
    dims[dim] = (end - start + step - 1) / step;
    replace_slice(h, &x, &broadcast(h, &src, &dims)?, Slice { dim, start, step })
}

/// `slice_backward(grad_output, input_sizes, dim, start, end, step)`
fn slice_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (grad, out) = (call.tensor(0)?, call.out());
    let dim = call.dim(2, out.rank())?;
    let size = out.dims.get(dim).copied().unwrap_or(1);
    let (start, _) = slice_bounds(call, 3, size)?;
    let step = step(call, 5)?.min(size.max(1));
    zeros_but_slice(h, call, &grad, Slice { dim, start, step })
}

/// A position in a dimension of `size`, counted from the end where negative.
fn position(index: i64, size: i64) -> Lower<i64> {
    if (-size..size).contains(&index) {
        Ok(index.rem_euclid(size))
    } else {
        invalid(format!("index {index} of {size}"))
    }
}

/// `select(self, dim, index)`
fn select<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dim = call.dim(1, x.rank())?;
    let at = position(call.int(2)?, size_of(&x, dim)?)?;
    if let Some(packed) = Packed::of(h, call, dim) {
        return Ok(packed.part(h, at));
    }
    reshaped(h, &h.slice_dim(&x, dim, at, at + 1, 1), &call.out().dims)
}

/// `select_scatter(self, src, dim, index)`
fn select_scatter<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dim = call.dim(2, x.rank())?;
    let start = position(call.int(3)?, size_of(&x, dim)?)?;
    let src = as_slice(h, &h.convert(&call.tensor(1)?, x.dtype), &x.dims, dim)?;
    replace_slice(h, &x, &src, Slice { dim, start, step: 1 })
}

/// `src`, which lacks dimension `dim` of `dims`, with that dimension.
fn as_slice<'m>(h: &Hlo<'m>, src: &Val<'m>, dims: &[i64], dim: usize) -> Lower<Val<'m>> {
    let mut dims: Dims = dims.into();
    dims[dim] = 1;
    reshaped(h, src, &dims)
}

/// `select_backward(grad_output, input_sizes, dim, index)`
fn select_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    let dim = call.dim(2, out.rank())?;
    let size = out.dims.get(dim).copied().map_or_else(|| invalid("a scalar has no dimension"), Ok)?;
    let start = position(call.int(3)?, size)?;
    let src = as_slice(h, &call.tensor(0)?, &out.dims, dim)?;
    zeros_but_slice(h, call, &src, Slice { dim, start, step: 1 })
}

/// `cat(tensors, dim=0)`; empty vectors of rank 1 count as absent.
fn cat<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    let dim = wrap_dim(call.opt_int(1)?.unwrap_or(0), out.rank())?;
    let parts: Vec<Val<'m>> = call
        .tensors(0)?
        .iter()
        .filter(|x| x.dims.as_slice() != [0] || out.rank() == 1)
        .filter(|x| x.dims.get(dim) != Some(&0))
        .map(|x| h.convert(x, out.dtype))
        .collect();
    join(h, call, &parts, dim)
}

/// Tensors joined along `dim`, checked against the declared sizes.
fn join<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, parts: &[Val<'m>], dim: usize) -> Lower<Val<'m>> {
    let out = call.out();
    if parts.is_empty() {
        return Ok(h.zeros(out.dtype, &out.dims));
    }
    let fits =
        |x: &Val<'m>| x.rank() == out.rank() && (0..x.rank()).all(|d| d == dim || x.dims[d] == out.dims[d]);
    match parts.iter().find(|x| !fits(x)) {
        Some(x) => invalid(format!("{} does not fit into {out} along dimension {dim}", x.shape())),
        None => Ok(h.concatenate(parts, dim)),
    }
}

/// `stack(tensors, dim=0)`
fn stack<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    let dim = wrap_dim(call.opt_int(1)?.unwrap_or(0), out.rank())?;
    let mut dims = out.dims.clone();
    match dims.get_mut(dim) {
        Some(size) => *size = 1,
        None => return invalid("tensors stack in a new dimension"),
    }
    let part = |x: &Val<'m>| reshaped(h, &h.convert(x, out.dtype), &dims);
    let parts = call.tensors(0)?.iter().map(part).collect::<Lower<Vec<_>>>()?;
    join(h, call, &parts, dim)
}

/// `split(self, split_size, dim=0)`, `split_with_sizes(self, split_sizes, dim=0)`: the declared outputs say where.
fn split<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = call.tensor(0)?;
    let dim = wrap_dim(call.opt_int(2)?.unwrap_or(0), x.rank())?;
    let size = size_of(&x, dim)?;
    let mut start = 0;
    let mut parts = Vec::new();
    for out in call.outs {
        let Some(count) = out.as_ref().and_then(|o| o.dims.get(dim)) else {
            return invalid("part is no tensor");
        };
        if start + count > size {
            return invalid(format!("parts exceed the size {size}"));
        }
        parts.push(Some(h.slice_dim(&x, dim, start, start + count, 1)));
        start += count;
    }
    Ok(parts)
}

/// `unbind(self, dim=0)`
fn unbind<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = call.tensor(0)?;
    let dim = wrap_dim(call.opt_int(1)?.unwrap_or(0), x.rank())?;
    let size = size_of(&x, dim)?;
    if size != call.outs.len() as i64 {
        return invalid(format!("{} parts of a dimension of size {size}", call.outs.len()));
    }
    if let Some(packed) = Packed::of(h, call, dim) {
        return Ok((0..size).map(|i| Some(packed.part(h, i))).collect());
    }
    let mut dims = x.dims.clone();
    dims.remove(dim);
    (0..size).map(|i| reshaped(h, &h.slice_dim(&x, dim, i, i + 1, 1), &dims).map(Some)).collect()
}

/// `flip(self, dims)`
fn flip<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dims = wrapped(&call.ints(1)?, x.rank())?;
    Ok(if x.rank() == 0 { x } else { h.reverse(&x, &dims) })
}

/// `roll(self, shifts, dims=[])`; without dimensions, over all elements in row-major order.
fn roll<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let shifts = call.ints(1)?;
    let dims = call.opt_ints(2)?.unwrap_or_default();
    if x.numel() == 0 {
        return Ok(x);
    }
    if dims.is_empty() {
        let flat = h.reshape(&x, &[x.numel()]);
        let shift = shifts.first().copied().unwrap_or(0);
        return Ok(h.reshape(&rolled(h, &flat, shift, 0), &x.dims));
    }
    if shifts.len() != dims.len() {
        return invalid("shifts and dimensions differ in number");
    }
    let mut y = x;
    for (shift, dim) in shifts.iter().zip(wrapped(&dims, y.rank())?) {
        y = rolled(h, &y, *shift, dim as usize);
    }
    Ok(y)
}

fn rolled<'m>(h: &Hlo<'m>, x: &Val<'m>, shift: i64, dim: usize) -> Val<'m> {
    const LONG_ROW: i64 = 1 << 8;
    let Some(size) = x.dims.get(dim).copied().filter(|size| *size > 0) else { return x.clone() };
    let cut = (size - shift.rem_euclid(size)) % size;
    if cut == 0 {
        return x.clone();
    }
    let (first, last) = (h.slice_dim(x, dim, cut, size, 1), h.slice_dim(x, dim, 0, cut, 1));
    // XLA's CPU compiler copies a long row faster into a padded one than into a concatenation.
    if h.for_cpu() && dim + 1 == x.rank() && size >= LONG_ROW {
        let mut padding = vec![PadDim::default(); x.rank()];
        padding[dim].low = size - cut;
        let y = h.pad(&last, &h.zeros(x.dtype, &[]), &padding);
        let starts = vec![h.constant_scalar(Scalar::Int(0), DType::I32); x.rank()];
        return h.dynamic_update_slice(&y, &first, &starts);
    }
    h.concatenate(&[first, last], dim)
}

/// `repeat(self, repeats)`: leading dimensions are added as needed.
fn repeat<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let repeats = call.ints(1)?;
    let Some(added) = repeats.len().checked_sub(x.rank()) else {
        return invalid("fewer repeats than dimensions");
    };
    // Each dimension becomes a pair: the copies, then the elements.
    let (mut pairs, mut positions) = (Dims::new(), Dims::new());
    for (i, count) in repeats.iter().enumerate() {
        pairs.push(*count);
        if i >= added {
            positions.push(pairs.len() as i64);
            pairs.push(x.dims[i - added]);
        }
    }
    reshaped(h, &h.broadcast_in_dim(&x, &pairs, &positions), &call.out().dims)
}

/// The factor of a pixel shuffle.
fn factor(call: &Call<'_, '_>) -> Lower<i64> {
    let r = call.int(1)?;
    if (1..=i64::from(i16::MAX)).contains(&r) { Ok(r) } else { invalid(format!("a factor of {r}")) }
}

/// `pixel_shuffle(self, upscale_factor)`: `[…, C·r², H, W]` → `[…, C, H·r, W·r]`
fn pixel_shuffle<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out, r) = (call.tensor(0)?, call.out(), factor(call)?);
    let [lead @ .., channels, height, width] = x.dims.as_slice() else { return invalid("rank below 3") };
    let lead: i64 = lead.iter().product();
    let split = reshaped(h, &x, &[lead, channels / (r * r), r, r, *height, *width])?;
    reshaped(h, &h.transpose(&split, &[0, 1, 4, 2, 5, 3]), &out.dims)
}

/// `pixel_unshuffle(self, downscale_factor)`: `[…, C, H·r, W·r]` → `[…, C·r², H, W]`
fn pixel_unshuffle<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out, r) = (call.tensor(0)?, call.out(), factor(call)?);
    let [lead @ .., channels, height, width] = x.dims.as_slice() else { return invalid("rank below 3") };
    let lead: i64 = lead.iter().product();
    let split = reshaped(h, &x, &[lead, *channels, height / r, r, width / r, r])?;
    reshaped(h, &h.transpose(&split, &[0, 1, 3, 5, 2, 4]), &out.dims)
}

/// `unfold(self, dimension, size, step)`: windows along a dimension, their elements in a new last dimension.
fn unfold<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let scalar = x.rank() == 0;
    let x = if scalar { h.reshape(&x, &[1]) } else { x };
    let dim = call.dim(1, x.rank())?;
    let (size, step) = (call.int(2)?, call.int(3)?);
    if size < 1 || step < 1 || size > x.dims[dim] {
        return unsupported("empty windows");
    }
    let count = (x.dims[dim] - size) / step + 1;
    let grid = [count, size];
    let starts = h.multiply(&h.iota(DType::I32, &grid, 0), &h.full(Scalar::Int(step), DType::I32, &grid));
    let indices = h.add(&starts, &h.iota(DType::I32, &grid, 1));
    let windows = h.take(&x, &indices, dim);
    let windows = move_dim(h, &windows, dim + 1, x.rank());
    // A scalar has one window, and no dimension that counts windows.
    if scalar { reshaped(h, &windows, &[size]) } else { Ok(windows) }
}

#[cfg(test)]
mod tests {
    use crate::fx::Graph;
    use crate::lowering::{Forms, Settings, lower};

    #[test]
    fn places_beyond_32_bits_are_no_operands_on_a_tpu() {
        let lowered = |size: &str, forms| {
            let text = format!(
                "graph g inference\ninput %0 a: bf16[{size}]\ninput %1 b: bf16[7]\n%2 = \
                 aten.slice_scatter.default(%0, %1, 0, 2000, 2007, 1) : bf16[{size}] name=n\nreturn %2\n"
            );
            lower(&Graph::parse(&text).unwrap(), Settings { forms, ..Settings::default() }).unwrap().text
        };
        let huge = lowered("3000000000", Forms::Tpu);
        assert!(huge.contains("stablehlo.concatenate") && !huge.contains("dynamic_update_slice"), "{huge}");
        for text in [lowered("3000", Forms::Tpu), lowered("3000000000", Settings::default().forms)] {
            assert!(text.contains("dynamic_update_slice"), "{text}");
        }
    }
}
