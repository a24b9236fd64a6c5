//! The gradient of exact nearest-neighbour upsampling.

use super::adaptive::sum_ranges;
use crate::lowering::reductions::accumulation;
use crate::lowering::resize::check_table;
use crate::lowering::table::{OpDef, one};
use crate::lowering::{Call, Hlo, Lower, Val, invalid};

pub const OPS: &[OpDef] =
    &[one("aten._upsample_nearest_exact2d_backward.default", _upsample_nearest_exact2d_backward)];

/// `_upsample_nearest_exact2d_backward(grad_output, output_size, input_size, scales_h=None, scales_w=None)`
fn _upsample_nearest_exact2d_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    backward(h, call, |o, scale| ((o as f32 + 0.5) * scale).floor() as i64)
}

/// Each input element sums the gradients of the outputs it was copied to. `source(o, scale)` is the input
/// position of output position `o`; it never decreases as `o` grows.
fn backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, source: impl Fn(i64, f32) -> i64) -> Lower<Val<'m>> {
    let (grad, out) = (call.tensor(0)?, call.out());
    if grad.rank() != out.rank() {
        return invalid(format!("a gradient of {} for an input of {out}", grad.shape()));
    }
    let mut y = h.convert(&grad, accumulation(grad.dtype));
    for (spatial, d) in (2..out.rank()).enumerate() {
        let (input, output) = (out.dims[d], grad.dims[d]);
        check_table(input)?;
        check_table(output)?;
        let scale = match call.opt_float(3 + spatial)? {
            Some(scale) if scale > 0.0 => (1.0 / scale) as f32,
            _ => input as f32 / output as f32,
        };
        let sources: Vec<i64> = (0..output).map(|o| source(o, scale).min(input - 1)).collect();
        let range = |i| {
            let first = sources.partition_point(|s| *s < i) as i64;
            (first, sources.partition_point(|s| *s <= i) as i64)
        };
        let ranges: Vec<(i64, i64)> = (0..input).map(range).collect();
        y = sum_ranges(h, &y, d, &ranges);
    }
    Ok(h.convert(&y, out.dtype))
}
