//! Normalization, its gradients, and those of a softmax, by calls of the process that runs the program, on the CPU.

use crate::fx::DType;
use crate::lowering::CpuForm;
use crate::lowering::scalar::Scalar;
use crate::lowering::types::Shape;
use crate::lowering::{Call, Hlo, Lower, Val};
use crate::program::HostCall;

/// Fewest elements for which a call pays.
const LEAST: i64 = 1 << 12;

/// How an input is normalized: as `[samples, groups, channels, inner]` over the last two dimensions, or over all but
/// the groups.
#[derive(Clone, Copy)]
pub(super) struct Normalized {
    pub(super) sizes: [i64; 4],
    pub(super) over_samples: bool,
}

impl Normalized {
    /// Whether a call of the process does it.
    fn pays(&self, h: &Hlo<'_>, x: &Val<'_>) -> bool {
        is_by_process(h, x, CpuForm::Normalization) && self.sizes.iter().product::<i64>() == x.numel()
    }

    /// Elements of which each mean is one.
    pub(super) fn count(&self) -> i64 {
        let [samples, groups, ..] = self.sizes;
        self.sizes.iter().product::<i64>() / if self.over_samples { groups } else { samples * groups }
    }

    fn statistics(&self) -> Shape {
        let [samples, groups, ..] = self.sizes;
        let dims: &[i64] = if self.over_samples { &[groups] } else { &[samples, groups] };
        Shape::new(DType::F32, dims)
    }

    fn parameters(&self) -> Shape {
        Shape::new(DType::F32, &self.sizes[1..3])
    }

    /// The parameter at argument `i`, or `default` for each channel.
    fn parameter<'m>(&self, h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize, default: i64) -> Lower<Val<'m>> {
        let Shape { dtype, dims } = self.parameters();
        Ok(match call.opt_tensor(i)? {
            Some(given) => h.reshape(&h.convert(&given, dtype), &dims),
            None => h.full(Scalar::Int(default), dtype, &dims),
        })
    }

    /// The result in the sizes of `x`, means and variances, with weight and bias at arguments `weight` and
    /// `bias`. `None` if the process does not compute it.
    pub(super) fn forward<'m>(
        &self,
        h: &Hlo<'m>,
        call: &Call<'_, 'm>,
        x: &Val<'m>,
        [weight, bias]: [usize; 2],
        eps: f64,
    ) -> Lower<Option<[Val<'m>; 3]>> {
        if !self.pays(h, x) {
            return Ok(None);
        }
        let (weight, bias) = (self.parameter(h, call, weight, 1)?, self.parameter(h, call, bias, 0)?);
        let eps = h.full(Scalar::Float(eps), DType::F32, &[]);
        let operands = [&h.reshape(x, &self.sizes), &weight, &bias, &eps];
        let results = [Shape::new(x.dtype, &self.sizes), self.statistics(), self.statistics()];
        let results = h.call_process(HostCall::Normalize, &operands, &results);
        let [y, mean, variance] = results.try_into().expect("as many as were declared");
        Ok(Some([h.reshape(&y, &x.dims), mean, variance]))
    }

    /// Gradients of the input, the weight and the bias, with the weight at argument `weight`, and with means and
    /// reciprocal deviations. `None` if the process does not compute them.
    pub(super) fn gradients<'m>(
        &self,
        h: &Hlo<'m>,
        call: &Call<'_, 'm>,
        [grad, x]: [&Val<'m>; 2],
        statistics: [&Val<'m>; 2],
        weight: usize,
    ) -> Lower<Option<[Val<'m>; 3]>> {
        if !self.pays(h, x) {
            return Ok(None);
        }
        let weight = self.parameter(h, call, weight, 1)?;
        let [grad, numbers] = [grad, x].map(|x| h.reshape(x, &self.sizes));
        let [mean, rstd] = statistics.map(|s| h.reshape(&h.convert(s, DType::F32), &self.statistics().dims));
        let results = [numbers.shape(), self.parameters(), self.parameters()];
        let operands = [&grad, &numbers, &mean, &rstd, &weight];
        let results = h.call_process(HostCall::NormalizeGradient, &operands, &results);
        let [of_x, of_weight, of_bias] = results.try_into().expect("as many as were declared");
        Ok(Some([h.reshape(&of_x, &x.dims), of_weight, of_bias]))
    }
}

/// Whether the process does such a computation on the elements of `x`.
fn is_by_process(h: &Hlo<'_>, x: &Val<'_>, form: CpuForm) -> bool {
    h.settings().calls_for(form) && x.dtype == DType::F32 && x.numel() >= LEAST
}

/// Rows of `x` along dimension `dim`, if that is the last one and the process computes with them.
fn rows_of(h: &Hlo<'_>, x: &Val<'_>, dim: usize) -> Option<Shape> {
    let length = *x.dims.last()?;
    (dim + 1 == x.rank() && is_by_process(h, x, CpuForm::Softmax))
        .then(|| Shape::new(x.dtype, &[x.numel() / length, length]))
}

/// The softmax along a dimension. `None` if the process does not compute it, here and below.
pub(in crate::lowering) fn softmax<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize) -> Option<Val<'m>> {
    let rows = rows_of(h, x, dim)?;
    let result = h.call_process(HostCall::Softmax, &[&h.reshape(x, &rows.dims)], &[rows]).pop()?;
    Some(h.reshape(&result, &x.dims))
}

/// The gradient of a softmax along a dimension whose result is `y`.
pub(in crate::lowering) fn softmax_gradient<'m>(
    h: &Hlo<'m>,
    grad: &Val<'m>,
    y: &Val<'m>,
    dim: usize,
) -> Option<Val<'m>> {
    if grad.shape() != y.shape() {
        return None;
    }
    let rows = rows_of(h, y, dim)?;
    let [grad, numbers] = [grad, y].map(|x| h.reshape(x, &rows.dims));
    let result = h.call_process(HostCall::SoftmaxGradient, &[&grad, &numbers], &[rows]).pop()?;
    Some(h.reshape(&result, &y.dims))
}

/// The highest elements along a dimension, and the logarithms of sums of exponentials of what they leave, in float32,
/// without that dimension.
pub(in crate::lowering) fn softmax_shifts<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize) -> Option<[Val<'m>; 2]> {
    let rows = rows_of(h, x, dim)?;
    let result = Shape::new(DType::F32, &rows.dims[..1]);
    let results =
        h.call_process(HostCall::SoftmaxShifts, &[&h.reshape(x, &rows.dims)], &[result.clone(), result]);
    let results: [Val<'m>; 2] = results.try_into().ok()?;
    Some(results.map(|result| h.reshape(&result, &x.dims[..dim])))
}
