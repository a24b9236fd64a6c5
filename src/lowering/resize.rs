//! Gradients of resampling: each output gradient goes back to the input positions that its output was read from.

use super::promotion::opmath;
use super::scalar::Scalar;
use super::scatter::add_slices;
use super::table::{OpDef, one};
use super::types::Dims;
use super::views::reshaped;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    one("aten.upsample_nearest1d_backward.default", |h, c| upsample_backward(h, c, 1, Method::Nearest)),
    one("aten.upsample_nearest2d_backward.default", |h, c| upsample_backward(h, c, 2, Method::Nearest)),
    one("aten.upsample_nearest3d_backward.default", |h, c| upsample_backward(h, c, 3, Method::Nearest)),
    one("aten.upsample_linear1d_backward.default", |h, c| upsample_backward(h, c, 1, Method::Linear)),
    one("aten.upsample_bilinear2d_backward.default", |h, c| upsample_backward(h, c, 2, Method::Linear)),
    one("aten.upsample_trilinear3d_backward.default", |h, c| upsample_backward(h, c, 3, Method::Linear)),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Method {
    Nearest,
    Linear,
}

/// Checks that a literal may have an entry for each of so many positions.
pub(super) fn check_table(positions: i64) -> Lower<()> {
    const LIMIT: i64 = 1 << 20;
    if positions > LIMIT {
        return unsupported(format!("a table of {positions} positions in the program (at most {LIMIT})"));
    }
    Ok(())
}

/// One dimension that was resampled.
struct Axis {
    dim: usize,
    input: i64,
    output: i64,
    /// Distance between neighbouring outputs, in input positions.
    step: f32,
    align_corners: bool,
}

impl Axis {
    /// The input position of each output, and for [`Method::Linear`] the share that its successor has.
    fn sources(&self, method: Method) -> Vec<(i64, f32)> {
        let source = |o: i64| {
            let position = match (method, self.align_corners) {
                (Method::Nearest, _) | (_, true) => o as f32 * self.step,
                (Method::Linear, false) => ((o as f32 + 0.5) * self.step - 0.5).max(0.0),
            };
            let first = (position.floor() as i64).clamp(0, self.input - 1);
            (first, (position - first as f32).clamp(0.0, 1.0))
        };
        (0..self.output).map(source).collect()
    }

    /// The gradient of the input along this dimension.
    fn backward<'m>(&self, h: &Hlo<'m>, grad: &Val<'m>, method: Method) -> Lower<Val<'m>> {
        let sources = self.sources(method);
        if let Some(sums) = h.weighted_sums(grad, self.dim, || self.terms(&sources, method)) {
            return Ok(sums);
        }
        if method == Method::Nearest && self.output % self.input == 0 && self.repeats_evenly() {
            return self.sum_repeats(h, grad);
        }
        let mut dims = grad.dims.clone();
        dims[self.dim] = self.input;
        let zeros = h.zeros(grad.dtype, &dims);
        let first: Vec<i64> = sources.iter().map(|s| s.0).collect();
        let first_indices = h.constant_ints(&first, DType::I32);
        if method == Method::Nearest {
            return add_slices(h, &zeros, self.dim, &first_indices, grad);
        }
        let second: Vec<i64> = first.iter().map(|i| self.successor(*i)).collect();
        let shares: Vec<f32> = sources.iter().map(|s| s.1).collect();
        let share = |of_second: bool| {
            let weights = shares.iter().map(|s| if of_second { *s } else { 1.0 - s });
            let bytes: Vec<u8> = weights.flat_map(f32::to_le_bytes).collect();
            let weights = h.convert(&h.constant(DType::F32, &[self.output], &bytes), grad.dtype);
            h.multiply(grad, &h.broadcast_in_dim(&weights, &grad.dims, &[self.dim as i64]))
        };
        let partial = add_slices(h, &zeros, self.dim, &first_indices, &share(false))?;
        add_slices(h, &partial, self.dim, &h.constant_ints(&second, DType::I32), &share(true))
    }

    /// The position after one, or the last one again.
    fn successor(&self, position: i64) -> i64 {
        (position + 1).min(self.input - 1)
    }

    /// The outputs that read each input position, which have these `sources`, and the shares that they take.
    fn terms(&self, sources: &[(i64, f32)], method: Method) -> Vec<Vec<(i64, f64)>> {
        let mut terms = vec![Vec::new(); usize::try_from(self.input).unwrap_or(0)];
        for (output, (first, share)) in (0..).zip(sources) {
            let shares: &[(i64, f32)] = match method {
                Method::Nearest => &[(*first, 1.0)],
                Method::Linear => &[(*first, 1.0 - share), (self.successor(*first), *share)],
            };
            for (place, share) in shares {
                terms[*place as usize].push((output, f64::from(*share)));
            }
        }
        terms
    }

    /// Whether every input position is read by the same number of neighbouring outputs.
    fn repeats_evenly(&self) -> bool {
        let factor = self.output / self.input;
        self.sources(Method::Nearest).iter().enumerate().all(|(o, s)| s.0 == o as i64 / factor)
    }

    fn sum_repeats<'m>(&self, h: &Hlo<'m>, grad: &Val<'m>) -> Lower<Val<'m>> {
        let mut split: Dims = grad.dims.clone();
        split[self.dim] = self.input;
        split.insert(self.dim + 1, self.output / self.input);
        let split = reshaped(h, grad, &split)?;
        let zero = h.constant_scalar(Scalar::Int(0), grad.dtype);
        Ok(h.reduce("add", &split, &zero, &[self.dim as i64 + 1]))
    }
}

/// `(grad_output, output_size, input_size, [align_corners,] scales…)` with one scale for each resampled dimension.
fn upsample_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, count: usize, method: Method) -> Lower<Val<'m>> {
    let (grad, out) = (call.tensor(0)?, call.out());
    let rank = grad.rank();
    if rank != count + 2 || out.rank() != rank || grad.numel() == 0 || out.numel() == 0 {
        return invalid("sizes do not fit");
    }
    let align_corners = method == Method::Linear && call.bool(3)?;
    let first_scale = if method == Method::Linear { 4 } else { 3 };
    let dtype = opmath(out.dtype);
    let mut x = h.convert(&grad, dtype);
    for i in 0..count {
        let (input, output) = (out.dims[i + 2], grad.dims[i + 2]);
        check_table(input)?;
        check_table(output)?;
        let step = match call.opt_float(first_scale + i)? {
            _ if align_corners && output > 1 => (input - 1) as f32 / (output - 1) as f32,
            _ if align_corners => 0.0,
            Some(scale) if scale > 0.0 => (1.0 / scale) as f32,
            _ => input as f32 / output as f32,
        };
        x = Axis { dim: i + 2, input, output, step, align_corners }.backward(h, &x, method)?;
    }
    Ok(h.convert(&x, out.dtype))
}
