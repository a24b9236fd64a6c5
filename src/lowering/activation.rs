//! Activation functions and their gradients.

use super::elementwise::Bound;
use super::math::erf;
use super::promotion::{map, operand, operands, opmath, real_map, real_output};
use super::scalar::Scalar;
use super::table::{OpDef, many, one};
use super::{Call, Hlo, Lower, Val, invalid, unsupported};

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI, SQRT_2};

pub const OPS: &[OpDef] = &[
    one("aten.relu.default", relu),
    one("aten.threshold.default", threshold),
    one("aten.threshold_backward.default", threshold_backward),
    one("aten.gelu.default", gelu),
    one("aten.gelu_backward.default", gelu_backward),
    one("aten.silu.default", silu),
    one("aten.silu_backward.default", silu_backward),
    one("aten.sigmoid_backward.default", sigmoid_backward),
    one("aten.tanh_backward.default", tanh_backward),
    one("aten.leaky_relu.default", leaky_relu),
    one("aten.leaky_relu_backward.default", leaky_relu_backward),
    one("aten._prelu_kernel.default", prelu_kernel),
    many("aten._prelu_kernel_backward.default", prelu_kernel_backward),
    one("aten.elu.default", elu),
    one("aten.elu_backward.default", elu_backward),
    one("aten.celu.default", celu),
    one("aten.hardtanh.default", hardtanh),
    one("aten.hardtanh_backward.default", hardtanh_backward),
    one("aten.hardswish.default", hardswish),
    one("aten.hardswish_backward.default", hardswish_backward),
    one("aten.hardsigmoid.default", hardsigmoid),
    one("aten.hardsigmoid_backward.default", hardsigmoid_backward),
    one("aten.hardshrink.default", hardshrink),
    one("aten.hardshrink_backward.default", shrink_backward),
    one("aten.softshrink.default", softshrink),
    one("aten.softshrink_backward.default", shrink_backward),
    one("aten.softplus.default", softplus),
    one("aten.softplus_backward.default", softplus_backward),
    many("aten.log_sigmoid_forward.default", log_sigmoid_forward),
    one("aten.log_sigmoid_backward.default", log_sigmoid_backward),
    one("aten.mish.default", mish),
    one("aten.mish_backward.default", mish_backward),
    one("aten.native_dropout_backward.default", native_dropout_backward),
];

/// A number argument with its default.
fn number(call: &Call<'_, '_>, i: usize, default: f64) -> Lower<f64> {
    Ok(call.opt_float(i)?.unwrap_or(default))
}

fn zeros_like<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    h.zeros(x.dtype, &x.dims)
}

fn scale<'m>(h: &Hlo<'m>, x: &Val<'m>, factor: f64) -> Val<'m> {
    if factor == 1.0 { x.clone() } else { h.multiply(x, &h.full_like(factor, x)) }
}

/// `f(1) - x`, for complements.
fn one_minus<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    h.subtract(&h.full_like(1.0, x), x)
}

fn at_most<'m>(h: &Hlo<'m>, x: &Val<'m>, limit: f64) -> Val<'m> {
    h.compare("LE", x, &h.full_like(limit, x))
}

/// `relu(self)`; NaN stays NaN.
fn relu<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if let Some(result) = h.small_product_relu(&x) {
        return Ok(result);
    }
    Ok(h.maximum(&x, &zeros_like(h, &x)))
}

/// `threshold(self, threshold, value)`: `value` where `self <= threshold`.
fn threshold<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let [x, limit, value] = operands(h, call, call.out().dtype)?;
    Ok(h.select(&h.compare("LE", &x, &limit), &value, &x))
}

/// `threshold_backward(grad_output, self, threshold)`
fn threshold_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let [grad, x, limit] = operands(h, call, call.out().dtype)?;
    Ok(h.select(&h.compare("LE", &x, &limit), &zeros_like(h, &grad), &grad))
}

/// The `approximate` argument: whether GELU is computed with `tanh`.
fn is_tanh_gelu(call: &Call<'_, '_>) -> Lower<bool> {
    match call.kw_str("approximate") {
        None | Some("none") => Ok(false),
        Some("tanh") => Ok(true),
        Some(other) => unsupported(format!("approximate={other}")),
    }
}

/// `√(2/π) · (x + 0.044715 x³)`, the argument of `tanh` in the approximate GELU.
fn gelu_inner<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let cube = h.multiply(&h.multiply(x, x), x);
    scale(h, &h.add(x, &scale(h, &cube, 0.044715)), FRAC_2_SQRT_PI * FRAC_1_SQRT_2)
}

/// The normal distribution's cumulative function.
fn normal_cdf<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let erf = erf(h, &scale(h, x, FRAC_1_SQRT_2));
    scale(h, &h.add(&erf, &h.full_like(1.0, x)), 0.5)
}

/// `gelu(self, *, approximate='none')`
fn gelu<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let tanh = is_tanh_gelu(call)?;
    real_map(h, call, |[x]| {
        if !tanh {
            return h.multiply(x, &normal_cdf(h, x));
        }
        let gate = h.add(&h.unary("tanh", &gelu_inner(h, x)), &h.full_like(1.0, x));
        h.multiply(&scale(h, x, 0.5), &gate)
    })
}

/// `gelu_backward(grad_output, self, *, approximate='none')`
fn gelu_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let tanh = is_tanh_gelu(call)?;
    real_map(h, call, |[grad, x]| {
        let derivative = if tanh { tanh_gelu_derivative(h, x) } else { gelu_derivative(h, x) };
        h.multiply(grad, &derivative)
    })
}

/// `Φ(x) + x φ(x)`
fn gelu_derivative<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let bell = h.unary("exponential", &scale(h, &h.multiply(x, x), -0.5));
    let density = scale(h, &bell, FRAC_2_SQRT_PI * FRAC_1_SQRT_2 * 0.5);
    h.add(&normal_cdf(h, x), &h.multiply(x, &density))
}

fn tanh_gelu_derivative<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let one = h.full_like(1.0, x);
    let tanh = h.unary("tanh", &gelu_inner(h, x));
    let left = scale(h, &h.add(&tanh, &one), 0.5);
    let tanh_slope = one_minus(h, &h.multiply(&tanh, &tanh));
    let inner_slope = h.add(&scale(h, &h.multiply(x, x), 3.0 * 0.044715), &one);
    let inner_slope = scale(h, &inner_slope, FRAC_2_SQRT_PI / SQRT_2);
    let right = h.multiply(&scale(h, x, 0.5), &h.multiply(&tanh_slope, &inner_slope));
    h.add(&left, &right)
}

fn silu<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    map(h, call, |[x]| h.multiply(x, &h.unary("logistic", x)))
}

/// `silu_backward(grad_output, self)`
fn silu_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[grad, x]| {
        let sigmoid = h.unary("logistic", x);
        let rest = h.multiply(x, &one_minus(h, &sigmoid));
        h.multiply(&h.multiply(grad, &sigmoid), &h.add(&rest, &h.full_like(1.0, x)))
    })
}

/// `sigmoid_backward(grad_output, output)`
fn sigmoid_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[grad, y]| h.multiply(&h.multiply(grad, &one_minus(h, y)), y))
}

/// `tanh_backward(grad_output, output)`
fn tanh_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[grad, y]| h.multiply(grad, &one_minus(h, &h.multiply(y, y))))
}

/// `leaky_relu(self, negative_slope=0.01)`
fn leaky_relu<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let slope = number(call, 1, 0.01)?;
    real_map(h, call, |[x]| {
        let positive = h.compare("GT", x, &zeros_like(h, x));
        h.select(&positive, x, &scale(h, x, slope))
    })
}

/// `leaky_relu_backward(grad_output, self, negative_slope, self_is_result)`
fn leaky_relu_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let slope = call.float(2)?;
    real_map(h, call, |[grad, x]| {
        let positive = h.compare("GT", x, &zeros_like(h, x));
        h.select(&positive, grad, &scale(h, grad, slope))
    })
}

/// `_prelu_kernel(self, weight)`
fn prelu_kernel<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[x, weight]| {
        h.select(&h.compare("GT", x, &zeros_like(h, x)), x, &h.multiply(weight, x))
    })
}

/// `_prelu_kernel_backward(grad_output, self, weight)`: the gradients of `self` and of `weight`, both of `self`'s
/// sizes.
fn prelu_kernel_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let [Some(_), Some(_)] = call.outs else { return invalid("the declared outputs are not two tensors") };
    let pick = |grad_of_x: bool| {
        real_map(h, call, |[grad, x, weight]: &[Val<'m>; 3]| {
            let positive = h.compare("GT", x, &zeros_like(h, x));
            if grad_of_x {
                h.select(&positive, grad, &h.multiply(weight, grad))
            } else {
                h.select(&positive, &zeros_like(h, x), &h.multiply(x, grad))
            }
        })
    };
    Ok(vec![Some(pick(true)?), Some(pick(false)?)])
}

/// `scale · (x < 0 ? alpha · expm1(x · input_scale) : x)`
fn elu_formula<'m>(h: &Hlo<'m>, x: &Val<'m>, alpha: f64, factor: f64, input_scale: f64) -> Val<'m> {
    let negative = h.unary("exponential_minus_one", &scale(h, x, input_scale));
    let is_negative = h.compare("LT", x, &zeros_like(h, x));
    h.select(&is_negative, &scale(h, &negative, alpha * factor), &scale(h, x, factor))
}

/// `elu(self, alpha=1, scale=1, input_scale=1)`
fn elu<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (alpha, factor, input_scale) = (number(call, 1, 1.0)?, number(call, 2, 1.0)?, number(call, 3, 1.0)?);
    real_map(h, call, |[x]| elu_formula(h, x, alpha, factor, input_scale))
}

/// `elu_backward(grad_output, alpha, scale, input_scale, is_result, self_or_result)`
fn elu_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (alpha, factor, input_scale) = (call.float(1)?, call.float(2)?, call.float(3)?);
    let is_result = call.bool(4)?;
    let dtype = super::promotion::opmath(call.out().dtype);
    let (grad, x) = (h.convert(&call.tensor(0)?, dtype), h.convert(&call.tensor(5)?, dtype));
    let slope = if is_result {
        scale(h, &h.add(&x, &h.full_like(alpha * factor, &x)), input_scale)
    } else {
        scale(h, &h.unary("exponential", &scale(h, &x, input_scale)), input_scale * alpha * factor)
    };
    // What is no number counts as positive, as in eager PyTorch.
    let negative = h.compare("LE", &x, &zeros_like(h, &x));
    let y = h.select(&negative, &h.multiply(&grad, &slope), &scale(h, &grad, factor));
    Ok(h.convert(&y, call.out().dtype))
}

/// `celu(self, alpha=1)`
fn celu<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let alpha = number(call, 1, 1.0)?;
    real_map(h, call, |[x]| elu_formula(h, x, alpha, 1.0, 1.0 / alpha))
}

/// `hardtanh(self, min_val=-1, max_val=1)`
fn hardtanh<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let bound = |i, default| Ok(call.opt_scalar(i)?.unwrap_or(Scalar::Float(default)));
    real_output(call)?;
    let out = call.out().dtype;
    let x = operand(h, call, 0, opmath(out))?;
    let x = Bound::Lowest.limit_by(h, &x, bound(1, -1.0)?)?;
    Ok(h.convert(&Bound::Highest.limit_by(h, &x, bound(2, 1.0)?)?, out))
}

/// `hardtanh_backward(grad_output, self, min_val, max_val)`: no gradient at the bounds themselves.
fn hardtanh_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (low, high) = (call.float(2)?, call.float(3)?);
    real_map(h, call, |[grad, x]| {
        let above = h.compare("GE", x, &h.full_like(high, x));
        h.select(&h.binary("or", &at_most(h, x, low), &above), &zeros_like(h, grad), grad)
    })
}

/// `x` limited to `0..=6`.
fn relu6<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    h.minimum(&h.maximum(x, &zeros_like(h, x)), &h.full_like(6.0, x))
}

fn hardswish<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[x]| {
        let gate = relu6(h, &h.add(x, &h.full_like(3.0, x)));
        h.divide(&h.multiply(x, &gate), &h.full_like(6.0, x))
    })
}

/// `hardswish_backward(grad_output, self)`
fn hardswish_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[grad, x]| {
        let slope = h.add(&h.divide(x, &h.full_like(3.0, x)), &h.full_like(0.5, x));
        let inner = h.select(&h.compare("LT", x, &h.full_like(3.0, x)), &h.multiply(grad, &slope), grad);
        h.select(&at_most(h, x, -3.0), &zeros_like(h, grad), &inner)
    })
}

fn hardsigmoid<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[x]| h.divide(&relu6(h, &h.add(x, &h.full_like(3.0, x))), &h.full_like(6.0, x)))
}

/// `hardsigmoid_backward(grad_output, self)`
fn hardsigmoid_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[grad, x]| {
        let above = h.compare("GT", x, &h.full_like(-3.0, x));
        let below = h.compare("LT", x, &h.full_like(3.0, x));
        h.select(&h.binary("and", &above, &below), &scale(h, grad, 1.0 / 6.0), &zeros_like(h, grad))
    })
}

/// Whether `-limit <= x <= limit`; false for NaN.
fn is_within<'m>(h: &Hlo<'m>, x: &Val<'m>, limit: &Val<'m>) -> Val<'m> {
    let above = h.compare("GE", x, &h.unary("negate", limit));
    h.binary("and", &above, &h.compare("LE", x, limit))
}

/// `hardshrink(self, lambd=0.5)`
fn hardshrink<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[x, limit]| h.select(&is_within(h, x, limit), &zeros_like(h, x), x))
}

/// `softshrink(self, lambd=0.5)`; NaN stays NaN.
fn softshrink<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[x, limit]| {
        let above = h.compare("GT", x, limit);
        let below = h.compare("LT", x, &h.unary("negate", limit));
        let inner = h.multiply(x, &zeros_like(h, x));
        h.select(&above, &h.subtract(x, limit), &h.select(&below, &h.add(x, limit), &inner))
    })
}

/// `hardshrink_backward(grad_out, self, lambd)`, `softshrink_backward(grad_output, self, lambd)`
fn shrink_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[grad, x, limit]| h.select(&is_within(h, x, limit), &zeros_like(h, grad), grad))
}

/// `softplus(self, beta=1, threshold=20)`: `log1p(exp(beta x)) / beta`, and `x` itself above the threshold.
fn softplus<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (beta, limit) = (number(call, 1, 1.0)?, number(call, 2, 20.0)?);
    real_map(h, call, |[x]| {
        let scaled = scale(h, x, beta);
        let soft = h.unary("log_plus_one", &h.unary("exponential", &scaled));
        let soft = h.divide(&soft, &h.full_like(beta, x));
        h.select(&h.compare("GT", &scaled, &h.full_like(limit, x)), x, &soft)
    })
}

/// `softplus_backward(grad_output, self, beta, threshold)`
fn softplus_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (beta, limit) = (call.float(2)?, call.float(3)?);
    real_map(h, call, |[grad, x]| {
        let scaled = scale(h, x, beta);
        let soft = h.multiply(grad, &h.unary("logistic", &scaled));
        h.select(&h.compare("GT", &scaled, &h.full_like(limit, x)), grad, &soft)
    })
}

/// `log_sigmoid_forward(self)`: `min(x, 0) - log1p(exp(-|x|))`, and `exp(-|x|)`, which the gradient reads on CPU.
fn log_sigmoid_forward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let [Some(_), Some(buffer)] = call.outs else {
        return invalid("the declared outputs are not two tensors");
    };
    let decay = |x: &Val<'m>| h.unary("exponential", &h.unary("negate", &h.unary("abs", x)));
    let output = real_map(h, call, |[x]| {
        h.subtract(&h.minimum(x, &zeros_like(h, x)), &h.unary("log_plus_one", &decay(x)))
    })?;
    let buffer = if buffer.dims == call.out().dims {
        real_map(h, call, |[x]| decay(x))?
    } else {
        h.zeros(call.out().dtype, &[0])
    };
    Ok(vec![Some(output), Some(buffer)])
}

/// `log_sigmoid_backward(grad_output, self, buffer)`; the buffer holds `exp(-|x|)`, computed anew here.
fn log_sigmoid_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[grad, x]| h.multiply(grad, &h.unary("logistic", &h.unary("negate", x))))
}

fn softplus_of<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    h.unary("log_plus_one", &h.unary("exponential", x))
}

/// `x · tanh(softplus(x))`
fn mish<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[x]| h.multiply(x, &h.unary("tanh", &softplus_of(h, x))))
}

/// `mish_backward(grad_output, self)`
fn mish_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[grad, x]| {
        let tanh = h.unary("tanh", &softplus_of(h, x));
        let slope = one_minus(h, &h.multiply(&tanh, &tanh));
        let inner = h.multiply(&h.multiply(x, &h.unary("logistic", x)), &slope);
        h.multiply(grad, &h.add(&tanh, &inner))
    })
}

/// `native_dropout_backward(grad_output, mask, scale)`
fn native_dropout_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let factor = call.float(2)?;
    real_map(h, call, |[grad, mask]| h.multiply(grad, &scale(h, mask, factor)))
}
