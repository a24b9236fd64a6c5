//! Ops that compute each element from the elements in the same place: padding stays where it is.

use super::super::{Builder, Extent, Reason, Rule, Side, reshape};
use crate::fx::{Arg, DType, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[];

/// The ops, without overloads, in order.
pub const NAMES: &[&str] = &[
    "__lshift__",
    "__rshift__",
    "_conj",
    "_conj_physical",
    "_prelu_kernel",
    "_prelu_kernel_backward",
    "_to_copy",
    "abs",
    "acos",
    "acosh",
    "add",
    "addcdiv",
    "addcmul",
    "alias",
    "angle",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "bitwise_and",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "ceil",
    "celu",
    "clamp",
    "clamp_max",
    "clamp_min",
    "clone",
    "complex",
    "copy",
    "copysign",
    "cos",
    "cosh",
    "detach",
    "digamma",
    "div",
    "elu",
    "elu_backward",
    "eq",
    "erf",
    "erfc",
    "erfinv",
    "exp",
    "exp2",
    "expm1",
    "fill",
    "floor",
    "floor_divide",
    "fmax",
    "fmin",
    "fmod",
    "frac",
    "frexp",
    "gcd",
    "ge",
    "gelu",
    "gelu_backward",
    "gt",
    "hardshrink",
    "hardshrink_backward",
    "hardsigmoid",
    "hardsigmoid_backward",
    "hardswish",
    "hardswish_backward",
    "hardtanh",
    "hardtanh_backward",
    "hypot",
    "i0",
    "igamma",
    "igammac",
    "isinf",
    "isnan",
    "isneginf",
    "isposinf",
    "lcm",
    "le",
    "leaky_relu",
    "leaky_relu_backward",
    "lerp",
    "lgamma",
    "lift_fresh_copy",
    "log",
    "log10",
    "log1p",
    "log2",
    "log_sigmoid_backward",
    "log_sigmoid_forward",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "logit",
    "lt",
    "masked_fill",
    "maximum",
    "minimum",
    "mish",
    "mish_backward",
    "mul",
    "native_dropout_backward",
    "ne",
    "neg",
    "nextafter",
    "polar",
    "polygamma",
    "pow",
    "reciprocal",
    "relu",
    "remainder",
    "round",
    "rsqrt",
    "rsub",
    "sgn",
    "sigmoid",
    "sigmoid_backward",
    "sign",
    "signbit",
    "silu",
    "silu_backward",
    "sin",
    "sinh",
    "softplus",
    "softplus_backward",
    "softshrink",
    "softshrink_backward",
    "special_airy_ai",
    "special_bessel_j0",
    "special_bessel_j1",
    "special_bessel_y0",
    "special_bessel_y1",
    "special_chebyshev_polynomial_t",
    "special_chebyshev_polynomial_u",
    "special_chebyshev_polynomial_v",
    "special_chebyshev_polynomial_w",
    "special_erfcx",
    "special_hermite_polynomial_h",
    "special_hermite_polynomial_he",
    "special_i0e",
    "special_i1",
    "special_i1e",
    "special_laguerre_polynomial_l",
    "special_legendre_polynomial_p",
    "special_log_ndtr",
    "special_modified_bessel_i0",
    "special_modified_bessel_i1",
    "special_modified_bessel_k0",
    "special_modified_bessel_k1",
    "special_ndtri",
    "special_scaled_modified_bessel_k0",
    "special_scaled_modified_bessel_k1",
    "special_shifted_chebyshev_polynomial_t",
    "special_shifted_chebyshev_polynomial_u",
    "special_shifted_chebyshev_polynomial_v",
    "special_shifted_chebyshev_polynomial_w",
    "special_spherical_bessel_j0",
    "special_zeta",
    "sqrt",
    "sub",
    "tan",
    "tanh",
    "tanh_backward",
    "threshold",
    "threshold_backward",
    "true_divide",
    "trunc",
    "where",
    "zero",
];

/// Whether an op is one of [`NAMES`].
pub fn is_pointwise(op: &str) -> bool {
    if matches!(op, "prims.convert_element_type.default" | "prims.fma.default") {
        return true;
    }
    let name = op.strip_prefix("aten.").and_then(|rest| rest.split('.').next());
    name.is_some_and(|name| NAMES.binary_search(&name).is_ok())
}

/// Any pointwise op: operands are brought to the same places, then broadcast.
pub fn pointwise(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut args = Vec::with_capacity(node.args.len());
    for arg in &node.args {
        args.push(argument(b, node, arg)?);
    }
    let mut kwargs = b.plain_kwargs(node)?;
    let mut operands: Vec<&mut ValueId> = args
        .iter_mut()
        .chain(kwargs.iter_mut().map(|(_, a)| a))
        .filter_map(|a| if let Arg::Value(v) = a { Some(v) } else { None })
        .collect();
    let extent = meet(b, &mut operands)?;
    let sizes_given = args
        .iter()
        .zip(&node.args)
        .any(|(new, old)| matches!((new, old), (Arg::Value(_), Arg::Sym(_) | Arg::SymFloat(_))));
    let extent = fill(b, node, &args, extent);
    if sizes_given && let Some(op) = tensor_overload(&node.op) {
        let mut kept = node.clone();
        kept.op = op.into();
        return b.keep(&kept, args, kwargs, vec![extent]);
    }
    let extents = node.outputs.iter().map(|_| extent.clone()).collect();
    b.keep(node, args, kwargs, extents)
}

/// An argument; a size in the place of a number becomes a tensor of rank 0.
fn argument(b: &mut Builder, node: &Node, arg: &Arg) -> Result<Arg, Reason> {
    if !matches!(arg, Arg::Sym(_) | Arg::SymFloat(_)) {
        return b.plain(arg);
    }
    if !node.op.ends_with(".Tensor") && tensor_overload(&node.op).is_none() && !node.op.contains("where") {
        return b.plain(arg);
    }
    Ok(Arg::Value(match arg {
        Arg::SymFloat(e) => b.float(&e.clone()),
        Arg::Sym(e) => b.count_as(&e.clone(), DType::I64),
        _ => return b.plain(arg),
    }))
}

/// The overload that takes a tensor where this one takes a number.
fn tensor_overload(op: &str) -> Option<&str> {
    const OVERLOADS: &[(&str, &str)] = &[
        ("aten.add.Scalar", "aten.add.Tensor"),
        ("aten.clamp.default", "aten.clamp.Tensor"),
        ("aten.clamp_max.default", "aten.clamp_max.Tensor"),
        ("aten.clamp_min.default", "aten.clamp_min.Tensor"),
        ("aten.div.Scalar", "aten.div.Tensor"),
        ("aten.eq.Scalar", "aten.eq.Tensor"),
        ("aten.fmod.Scalar", "aten.fmod.Tensor"),
        ("aten.ge.Scalar", "aten.ge.Tensor"),
        ("aten.gt.Scalar", "aten.gt.Tensor"),
        ("aten.le.Scalar", "aten.le.Tensor"),
        ("aten.lt.Scalar", "aten.lt.Tensor"),
        ("aten.masked_fill.Scalar", "aten.masked_fill.Tensor"),
        ("aten.mul.Scalar", "aten.mul.Tensor"),
        ("aten.ne.Scalar", "aten.ne.Tensor"),
        ("aten.pow.Tensor_Scalar", "aten.pow.Tensor_Tensor"),
        ("aten.remainder.Scalar", "aten.remainder.Tensor"),
        ("aten.rsub.Scalar", "aten.rsub.Tensor"),
        ("aten.sub.Scalar", "aten.sub.Tensor"),
    ];
    OVERLOADS.iter().find(|(scalar, _)| *scalar == op).map(|(_, tensor)| *tensor)
}

/// Moves operands until they broadcast with valid elements in the same places, and gives the result's extent.
pub fn meet(b: &mut Builder, operands: &mut [&mut ValueId]) -> Result<Extent, Reason> {
    let rank = operands.iter().map(|v| b.rank(**v)).max().unwrap_or(0);
    let mut extent = Extent::new();
    for at in 0..rank {
        let mut chosen: Option<Side> = None;
        for operand in operands.iter() {
            let own = b.extent(**operand);
            let Some(d) = (at + own.len()).checked_sub(rank) else { continue };
            let side = own[d].clone();
            if side.fixed_size() == Some(1) {
                continue;
            }
            match &chosen {
                None => chosen = Some(side),
                Some(first) if b.facts.same(&first.valid(), &side.valid()) => {}
                Some(first) => {
                    return Err(format!(
                        "sizes {} and {} meet",
                        b.facts.show(&first.valid()),
                        b.facts.show(&side.valid())
                    ));
                }
            }
        }
        let chosen = chosen.unwrap_or_else(|| Side::fixed(1)).holding(None);
        for operand in operands.iter_mut() {
            let own = b.extent(**operand);
            let Some(d) = (at + own.len()).checked_sub(rank) else { continue };
            if own[d].fixed_size() != Some(1) {
                **operand = reshape::place_as(b, **operand, d, &chosen);
            }
        }
        extent.push(chosen);
    }
    Ok(extent)
}

/// Ops that turn 0 into 0.
const KEEP_ZERO: &[&str] = &[
    "abs",
    "asin",
    "asinh",
    "atan",
    "ceil",
    "clone",
    "expm1",
    "floor",
    "gelu",
    "hardswish",
    "log1p",
    "neg",
    "relu",
    "round",
    "sgn",
    "sign",
    "silu",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
    "_to_copy",
    "leaky_relu",
    "elu",
];

/// What the padding of the result holds, where the operands tell.
fn fill(b: &Builder, node: &Node, args: &[Arg], mut extent: Extent) -> Extent {
    let Some(name) = node.op.strip_prefix("aten.").and_then(|rest| rest.split('.').next()) else {
        return extent;
    };
    if node.outputs.len() != 1 || !node.kwargs.iter().all(|(n, _)| matches!(&**n, "dtype" | "approximate")) {
        return extent;
    }
    let rank = extent.len();
    let held = |arg: &Arg, at: usize| match arg {
        Arg::Value(v) => {
            let own = b.extent(*v);
            (at + own.len()).checked_sub(rank).and_then(|d| own[d].holds)
        }
        Arg::Int(i) => Some(*i as f64),
        Arg::Float(x) => Some(*x),
        _ => None,
    };
    for (at, side) in extent.iter_mut().enumerate() {
        if !side.is_padded() {
            continue;
        }
        side.holds = match (name, args) {
            (name, [x]) if KEEP_ZERO.contains(&name) => held(x, at).filter(|h| h.to_bits() == 0),
            ("add", [x, y]) => match (held(x, at), held(y, at)) {
                (Some(x), Some(y)) if x.to_bits() == 0 && y.to_bits() == 0 => Some(0.0),
                _ => None,
            },
            ("mul", [x, y]) => match (held(x, at), held(y, at)) {
                (Some(x), Some(y)) if x.to_bits() == 0 && y >= 0.0 && y.is_finite() => Some(0.0),
                (Some(x), Some(y)) if y.to_bits() == 0 && x >= 0.0 && x.is_finite() => Some(0.0),
                _ => None,
            },
            _ => None,
        };
    }
    extent
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_in_order() {
        assert!(super::NAMES.is_sorted());
    }
}
