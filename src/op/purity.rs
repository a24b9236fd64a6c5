//! Permitted changes of a call: the one statement of which ops are random and which
//! have effects.

/// The namespace of our own ops. All but one that reach the core are functions of their arguments: the random ones take
/// their seed as an operand.
const OWN: &str = "torchtpu";

/// The one of them that has an effect: a collective that the process runs.
const EXCHANGE: &str = "exchange";

/// The namespace of PyTorch's functional collectives. A collective has an effect: other ranks wait for it. So it is
/// never merged with another one, nor dropped where nobody reads its result.
const COLLECTIVE: &str = "_c10d_functional";

/// Random ops of ATen, without their overloads: every call draws anew, so two equal calls are two different values.
/// Ops that draw only under some argument (dropout of attention) are here too.
const RANDOM: &[&str] = &[
    "_fused_dropout",
    "_sample_dirichlet",
    "_scaled_dot_product_cudnn_attention",
    "_scaled_dot_product_efficient_attention",
    "_scaled_dot_product_flash_attention",
    "_standard_gamma",
    "alpha_dropout",
    "bernoulli",
    "binomial",
    "cauchy",
    "dropout",
    "exponential",
    "feature_alpha_dropout",
    "feature_dropout",
    "fractional_max_pool2d",
    "fractional_max_pool3d",
    "geometric",
    "log_normal",
    "multinomial",
    "native_dropout",
    "normal",
    "normal_functional",
    "poisson",
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randn",
    "randn_like",
    "random",
    "randperm",
    "rrelu_with_noise",
    "rrelu_with_noise_functional",
    "uniform",
];

/// Ops of ATen, without their overloads, that do more than compute their outputs although their names do not show it:
/// they write to an argument, raise, print, or constrain sizes.
const EFFECTS: &[&str] = &[
    "_assert_async",
    "_assert_scalar",
    "_assert_tensor_metadata",
    "_functional_assert_async",
    "_functional_assert_scalar",
    "_functional_sym_constrain_range",
    "_native_batch_norm_legit",
    "_print",
    "batch_norm_update_stats",
    "cudnn_batch_norm",
    "fused_moving_avg_obs_fake_quant",
    "miopen_batch_norm",
    "native_batch_norm",
    "record_stream",
    "sym_constrain_range",
    "sym_constrain_range_for_size",
];

/// `aten.add.Tensor` → (`aten`, `add`, `Tensor`).
fn parts(op: &str) -> (&str, &str, &str) {
    let (namespace, rest) = op.split_once('.').unwrap_or(("", op));
    let (name, overload) = rest.split_once('.').unwrap_or((rest, ""));
    (namespace, name, overload)
}

/// See [`super::Op::is_random`].
pub fn is_random(op: &str) -> bool {
    match parts(op) {
        ("aten", name, _) => RANDOM.binary_search(&name).is_ok(),
        ("prims", name, _) => name.contains("rng") || name.contains("normal"),
        (OWN, ..) => false,
        (COLLECTIVE, ..) => false,
        _ => true,
    }
}

/// See [`super::Op::has_effect`].
pub fn has_effect(op: &str) -> bool {
    match parts(op) {
        ("aten" | "prims", name, overload) => {
            is_in_place(name)
                || overload == "out"
                || overload.ends_with("_out")
                || EFFECTS.binary_search(&name).is_ok()
                || name.starts_with("copy_to")
        }
        (OWN, name, _) => name == EXCHANGE,
        (COLLECTIVE, ..) => true,
        _ => true,
    }
}

/// `add_`, but not `__and__`.
fn is_in_place(name: &str) -> bool {
    name.ends_with('_') && !name.ends_with("__")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted_for_the_search() {
        assert!(RANDOM.is_sorted());
        assert!(EFFECTS.is_sorted());
    }
}
