//! What may be done with a call besides running it as it stands: the one statement of which ops are random and which
//! have effects.

use super::graph::{Arg, Node};

/// The namespace of our own ops. All that reach the core are functions of their arguments: the random ones take their
/// seed as an operand.
const OWN: &str = "torchtpu";

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

impl Node {
    /// Whether two calls with equal arguments may give different values.
    ///
    /// ATen, prims and our own ops are deterministic unless listed; any other op might draw, so it counts as random.
    pub fn is_random(&self) -> bool {
        match parts(&self.op) {
            ("aten", name, _) => RANDOM.binary_search(&name).is_ok(),
            ("prims", name, _) => name.contains("rng") || name.contains("normal"),
            (OWN, ..) => false,
            _ => true,
        }
    }

    /// Whether the call does something besides computing its outputs. In-place and `out` forms write to an argument;
    /// ops outside ATen, prims and our own are opaque, so they count as having effects.
    pub fn has_effect(&self) -> bool {
        match parts(&self.op) {
            ("aten" | "prims", name, overload) => {
                is_in_place(name)
                    || overload == "out"
                    || overload.ends_with("_out")
                    || EFFECTS.binary_search(&name).is_ok()
                    || name.starts_with("copy_to")
                    || self.kwarg("out").is_some_and(|out| *out != Arg::None)
            }
            (OWN, ..) => false,
            _ => true,
        }
    }

    /// Whether the call is nothing but a function of its arguments: equal calls may be merged, unused ones dropped.
    pub fn is_pure(&self) -> bool {
        !self.is_random() && !self.has_effect()
    }
}

/// `add_`, but not `__and__`.
fn is_in_place(name: &str) -> bool {
    name.ends_with('_') && !name.ends_with("__")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(op: &str) -> Node {
        let (args, kwargs) = (Vec::new(), Vec::new());
        Node { name: "n".into(), op: op.into(), args, kwargs, outputs: Default::default(), source: None }
    }

    #[test]
    fn tables_are_sorted_for_the_search() {
        assert!(RANDOM.is_sorted());
        assert!(EFFECTS.is_sorted());
    }

    #[test]
    fn knows_random_ops_and_effects() {
        for (op, random, effect) in [
            ("aten.add.Tensor", false, false),
            ("aten.add_.Tensor", false, true),
            ("aten.add.out", false, true),
            ("aten.__and__.Tensor", false, false),
            ("aten.native_dropout.default", true, false),
            ("aten.randn.generator", true, false),
            ("aten.native_batch_norm.default", false, true),
            ("aten._native_batch_norm_legit_functional.default", false, false),
            ("aten.copy.default", false, false),
            ("prims.rng_uniform.default", true, false),
            ("prims.convert_element_type.default", false, false),
            ("mylib.op.default", true, true),
            ("torchtpu.constant", false, false),
            ("torchtpu.random_bits.default", false, false),
        ] {
            assert_eq!((node(op).is_random(), node(op).has_effect()), (random, effect), "{op}");
        }
    }
}
