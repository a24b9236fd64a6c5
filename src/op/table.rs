//! Every overload that the core knows: one line each, by families, those of `src/lowering` first.
//!
//! The function that starts a line states how the op behaves with padded tensors: [`pointwise`], [`ruled`],
//! [`exact`] with a reason, or [`respelled`] and [`copy_of`] for what canonicalization spells differently.

use super::entry::{Entry, copy_of, exact, pointwise, respelled, ruled};
use super::{Known, purity};
use std::collections::HashMap;
use std::sync::LazyLock;

const FAMILIES: &[&[Entry]] = &[
    ACTIVATION,
    ATTENTION,
    BITS,
    CAST,
    COLLECTIVE,
    COMPARISON,
    CONVOLUTION,
    CREATION,
    DIAGONAL,
    DISTANCE,
    ELEMENTWISE,
    FOURIER,
    GROUPED,
    INDEXING,
    INLINE,
    LINALG,
    MATH,
    MATMUL,
    NORMALIZATION,
    PADDING,
    POOLING,
    RANDOM,
    RECURRENT,
    REDUCTIONS,
    RESIZE,
    SCATTER,
    SPECIAL,
    VIEWS,
    CONSTANT,
    CONTROL_FLOW,
    RESPELLED,
];

/// Every line, family by family.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    FAMILIES.iter().flat_map(|family| family.iter())
}

static BY_NAME: LazyLock<HashMap<&'static str, Known>> = LazyLock::new(|| {
    let known = |(number, entry): (usize, &Entry)| Known {
        number: number as u16,
        entry: *entry,
        is_random: purity::is_random(entry.name),
        has_effect: purity::has_effect(entry.name),
    };
    entries().enumerate().map(|line| (line.1.name, known(line))).collect()
});

/// The line of a name.
pub(super) fn find(name: &str) -> Option<&'static Known> {
    BY_NAME.get(name)
}

const ACTIVATION: &[Entry] = &[
    pointwise("aten.relu.default").keeps_zero(),
    pointwise("aten.threshold.default"),
    pointwise("aten.threshold_backward.default"),
    pointwise("aten.gelu.default").keeps_zero(),
    pointwise("aten.gelu_backward.default"),
    pointwise("aten.silu.default").keeps_zero(),
    pointwise("aten.silu_backward.default"),
    pointwise("aten.sigmoid_backward.default"),
    pointwise("aten.tanh_backward.default"),
    pointwise("aten.leaky_relu.default").keeps_zero(),
    pointwise("aten.leaky_relu_backward.default"),
    pointwise("aten._prelu_kernel.default"),
    pointwise("aten._prelu_kernel_backward.default"),
    pointwise("aten.elu.default").keeps_zero(),
    pointwise("aten.elu_backward.default"),
    pointwise("aten.celu.default"),
    pointwise("aten.hardtanh.default"),
    pointwise("aten.hardtanh_backward.default"),
    pointwise("aten.hardswish.default").keeps_zero(),
    pointwise("aten.hardswish_backward.default"),
    pointwise("aten.hardsigmoid.default"),
    pointwise("aten.hardsigmoid_backward.default"),
    pointwise("aten.hardshrink.default"),
    pointwise("aten.hardshrink_backward.default"),
    pointwise("aten.softshrink.default"),
    pointwise("aten.softshrink_backward.default"),
    pointwise("aten.softplus.default"),
    pointwise("aten.softplus_backward.default"),
    pointwise("aten.log_sigmoid_forward.default"),
    pointwise("aten.log_sigmoid_backward.default"),
    pointwise("aten.mish.default"),
    pointwise("aten.mish_backward.default"),
    pointwise("aten.native_dropout_backward.default"),
];

const ATTENTION: &[Entry] = &[
    ruled("aten._scaled_dot_product_flash_attention_for_cpu.default"),
    ruled("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"),
];

const BITS: &[Entry] = &[
    pointwise("aten.frexp.Tensor"),
    exact("aten.hash_tensor.default", "a hash is asked for too rarely"),
    pointwise("aten.nextafter.default"),
];

const CAST: &[Entry] = &[
    pointwise("aten._to_copy.default").keeps_zero(),
    pointwise("prims.convert_element_type.default"),
    pointwise("aten.clone.default").keeps_zero(),
    pointwise("aten.alias.default"),
    pointwise("aten.detach.default"),
    pointwise("aten.lift_fresh_copy.default"),
    pointwise("aten.copy.default"),
    exact("aten.view.dtype", "its last dimension is counted in other elements"),
    pointwise("aten.complex.default"),
    pointwise("aten.polar.default"),
    ruled("aten.view_as_real.default"),
    ruled("aten.view_as_complex.default"),
    pointwise("aten._conj.default"),
    pointwise("aten._conj_physical.default"),
    pointwise("aten.angle.default"),
];

const SIZES_OF_RANKS: &str = "other ranks may have other sizes";

const COLLECTIVE: &[Entry] = &[
    exact("_c10d_functional._wrap_tensor_autograd.default", SIZES_OF_RANKS),
    exact("_c10d_functional.all_gather_into_tensor.default", SIZES_OF_RANKS),
    exact("_c10d_functional.all_gather_into_tensor_coalesced.default", SIZES_OF_RANKS),
    exact("_c10d_functional.all_reduce.default", SIZES_OF_RANKS),
    exact("_c10d_functional.all_reduce_coalesced.default", SIZES_OF_RANKS),
    exact("_c10d_functional.all_to_all_single.default", SIZES_OF_RANKS),
    exact("_c10d_functional.broadcast.default", SIZES_OF_RANKS),
    exact("_c10d_functional.reduce_scatter_tensor.default", SIZES_OF_RANKS),
    exact("_c10d_functional.reduce_scatter_tensor_coalesced.default", SIZES_OF_RANKS),
    exact("_c10d_functional.wait_tensor.default", SIZES_OF_RANKS),
    exact("_c10d_functional.wait_tensors.default", SIZES_OF_RANKS),
    exact("_dtensor.shard_dim_alltoall.default", SIZES_OF_RANKS),
    exact("torchtpu.exchange.default", SIZES_OF_RANKS),
];

const COMPARISON: &[Entry] = &[
    pointwise("aten.eq.Tensor"),
    pointwise("aten.eq.Scalar").tensor_overload("aten.eq.Tensor"),
    pointwise("aten.ne.Tensor"),
    pointwise("aten.ne.Scalar").tensor_overload("aten.ne.Tensor"),
    pointwise("aten.lt.Tensor"),
    pointwise("aten.lt.Scalar").tensor_overload("aten.lt.Tensor"),
    pointwise("aten.le.Tensor"),
    pointwise("aten.le.Scalar").tensor_overload("aten.le.Tensor"),
    pointwise("aten.gt.Tensor"),
    pointwise("aten.gt.Scalar").tensor_overload("aten.gt.Tensor"),
    pointwise("aten.ge.Tensor"),
    pointwise("aten.ge.Scalar").tensor_overload("aten.ge.Tensor"),
    pointwise("aten.logical_and.default"),
    pointwise("aten.logical_or.default"),
    pointwise("aten.logical_xor.default"),
    pointwise("aten.logical_not.default"),
    pointwise("aten.bitwise_and.Tensor"),
    pointwise("aten.bitwise_and.Scalar"),
    pointwise("aten.bitwise_and.Scalar_Tensor"),
    pointwise("aten.bitwise_or.Tensor"),
    pointwise("aten.bitwise_or.Scalar"),
    pointwise("aten.bitwise_or.Scalar_Tensor"),
    pointwise("aten.bitwise_xor.Tensor"),
    pointwise("aten.bitwise_xor.Scalar"),
    pointwise("aten.bitwise_xor.Scalar_Tensor"),
    pointwise("aten.bitwise_not.default"),
    pointwise("aten.bitwise_left_shift.Tensor"),
    pointwise("aten.bitwise_left_shift.Tensor_Scalar"),
    pointwise("aten.bitwise_left_shift.Scalar_Tensor"),
    pointwise("aten.__lshift__.Tensor"),
    pointwise("aten.__lshift__.Scalar"),
    pointwise("aten.bitwise_right_shift.Tensor"),
    pointwise("aten.bitwise_right_shift.Tensor_Scalar"),
    pointwise("aten.bitwise_right_shift.Scalar_Tensor"),
    pointwise("aten.__rshift__.Tensor"),
    pointwise("aten.__rshift__.Scalar"),
    pointwise("aten.isnan.default"),
    pointwise("aten.isinf.default"),
    pointwise("aten.isposinf.default"),
    pointwise("aten.isneginf.default"),
    pointwise("aten.signbit.default"),
];

const CONVOLUTION: &[Entry] =
    &[ruled("aten.convolution.default"), ruled("aten.convolution_backward.default")];

const CREATION: &[Entry] = &[
    ruled("aten.full.default"),
    ruled("aten.full_like.default"),
    respelled("aten.new_full.default"),
    ruled("aten.scalar_tensor.default"),
    pointwise("aten.fill.Scalar"),
    pointwise("aten.fill.Tensor"),
    respelled("aten.zeros.default"),
    respelled("aten.zeros_like.default"),
    respelled("aten.new_zeros.default"),
    pointwise("aten.zero.default"),
    respelled("aten.ones.default"),
    respelled("aten.ones_like.default"),
    respelled("aten.new_ones.default"),
    respelled("aten.empty.memory_format"),
    respelled("aten.empty_like.default"),
    respelled("aten.new_empty.default"),
    respelled("aten.empty_strided.default"),
    respelled("aten.new_empty_strided.default"),
    respelled("aten.empty_permuted.default"),
    respelled("aten.arange.default"),
    respelled("aten.arange.start"),
    ruled("aten.arange.start_step"),
    ruled("prims.iota.default"),
    exact("aten.linspace.default", "its step depends on how many numbers it makes"),
    ruled("aten.eye.default"),
    ruled("aten.eye.m"),
    ruled("aten.tril.default"),
    ruled("aten.triu.default"),
    exact("aten.tril_indices.default", "how many indices there are is no product of sizes"),
    exact("aten.triu_indices.default", "how many indices there are is no product of sizes"),
];

const DIAGONAL: &[Entry] = &[
    ruled("aten.diagonal.default").dim(2).dim(3),
    ruled("aten.diagonal_scatter.default"),
    ruled("aten.diagonal_backward.default"),
    ruled("aten.diag_embed.default"),
    exact("aten.as_strided.default", "it reads memory by strides, which padding changes"),
    exact("aten.as_strided_scatter.default", "it writes memory by strides, which padding changes"),
];

const DISTANCE: &[Entry] = &[ruled("aten._cdist_forward.default"), ruled("aten._cdist_backward.default")];

const ELEMENTWISE: &[Entry] = &[
    pointwise("aten.add.Tensor"),
    pointwise("aten.add.Scalar").tensor_overload("aten.add.Tensor"),
    pointwise("aten.sub.Tensor"),
    pointwise("aten.sub.Scalar").tensor_overload("aten.sub.Tensor"),
    pointwise("aten.rsub.Tensor"),
    pointwise("aten.rsub.Scalar").tensor_overload("aten.rsub.Tensor"),
    pointwise("aten.mul.Tensor"),
    pointwise("aten.mul.Scalar").tensor_overload("aten.mul.Tensor"),
    pointwise("aten.div.Tensor"),
    pointwise("aten.true_divide.Tensor"),
    pointwise("aten.div.Scalar").tensor_overload("aten.div.Tensor"),
    pointwise("aten.div.Tensor_mode"),
    pointwise("aten.div.Scalar_mode"),
    pointwise("aten.floor_divide.default"),
    pointwise("aten.floor_divide.Scalar"),
    pointwise("aten.remainder.Tensor"),
    pointwise("aten.remainder.Scalar").tensor_overload("aten.remainder.Tensor"),
    pointwise("aten.remainder.Scalar_Tensor"),
    pointwise("aten.fmod.Tensor"),
    pointwise("aten.fmod.Scalar").tensor_overload("aten.fmod.Tensor"),
    pointwise("aten.pow.Tensor_Scalar").tensor_overload("aten.pow.Tensor_Tensor"),
    pointwise("aten.pow.Tensor_Tensor"),
    pointwise("aten.pow.Scalar"),
    pointwise("aten.maximum.default"),
    pointwise("aten.minimum.default"),
    pointwise("aten.fmax.default"),
    pointwise("aten.fmin.default"),
    pointwise("aten.clamp.default").tensor_overload("aten.clamp.Tensor"),
    pointwise("aten.clamp.Tensor"),
    pointwise("aten.clamp_min.default").tensor_overload("aten.clamp_min.Tensor"),
    pointwise("aten.clamp_min.Tensor"),
    pointwise("aten.clamp_max.default").tensor_overload("aten.clamp_max.Tensor"),
    pointwise("aten.clamp_max.Tensor"),
    pointwise("aten.where.self"),
    pointwise("aten.lerp.Scalar"),
    pointwise("aten.lerp.Tensor"),
    pointwise("aten.addcmul.default"),
    pointwise("aten.addcdiv.default"),
    pointwise("prims.fma.default"),
    pointwise("aten.neg.default").keeps_zero(),
    pointwise("aten.abs.default").keeps_zero(),
    pointwise("aten.sign.default").keeps_zero(),
    pointwise("aten.sgn.default").keeps_zero(),
    pointwise("aten.copysign.Tensor"),
    pointwise("aten.copysign.Scalar"),
    pointwise("aten.hypot.default"),
];

const FOURIER: &[Entry] =
    &[ruled("aten._fft_c2c.default"), ruled("aten._fft_r2c.default"), ruled("aten._fft_c2r.default")];

const GROUPED: &[Entry] = &[
    exact("aten._grouped_mm.default", "its groups end at rows that are data"),
    exact("transformers.grouped_mm_fallback.default", "its groups end at rows that are data"),
    exact("transformers.grouped_mm_fallback_backward.default", "its groups end at rows that are data"),
];

const INDEXING: &[Entry] = &[
    ruled("aten.index.Tensor"),
    ruled("aten._unsafe_index.Tensor"),
    ruled("aten.index_select.default").dim(1),
    ruled("aten.embedding.default"),
    ruled("aten.gather.default").dim(1),
    ruled("aten.take.default"),
    ruled("aten.bucketize.Tensor"),
    ruled("aten.bucketize.Scalar"),
    ruled("aten.nonzero_static.default"),
    ruled("aten.searchsorted.Tensor"),
    ruled("aten.searchsorted.Scalar"),
];

const INLINE: &[Entry] = &[
    exact("torchtpu.stablehlo", "its text is for the sizes it was given"),
    exact("torchtpu.apart", "it calls a graph"),
    exact("torchtpu.fenced", "it calls a graph"),
    ruled("torchtpu.registered"),
];

const LINALG: &[Entry] = &[
    ruled("aten.linalg_cholesky_ex.default"),
    ruled("aten._linalg_eigh.default"),
    ruled("aten.linalg_matrix_exp.default"),
    exact("aten.geqrf.default", "its reflectors are asked for too rarely"),
    ruled("aten.linalg_householder_product.default"),
    ruled("aten.ormqr.default"),
    ruled("aten.linalg_lu_factor_ex.default"),
    ruled("aten.lu_unpack.default"),
    ruled("aten._linalg_svd.default"),
    ruled("aten.linalg_solve_triangular.default"),
];

const MATH: &[Entry] = &[
    pointwise("aten.exp.default"),
    pointwise("aten.exp2.default"),
    pointwise("aten.expm1.default").keeps_zero(),
    pointwise("aten.log.default"),
    pointwise("aten.log2.default"),
    pointwise("aten.log10.default"),
    pointwise("aten.log1p.default").keeps_zero(),
    pointwise("aten.sqrt.default").keeps_zero(),
    pointwise("aten.rsqrt.default"),
    pointwise("aten.reciprocal.default"),
    pointwise("aten.sin.default").keeps_zero(),
    pointwise("aten.cos.default"),
    pointwise("aten.tan.default").keeps_zero(),
    pointwise("aten.asin.default").keeps_zero(),
    pointwise("aten.acos.default"),
    pointwise("aten.atan.default").keeps_zero(),
    pointwise("aten.atan2.default"),
    pointwise("aten.sinh.default").keeps_zero(),
    pointwise("aten.cosh.default"),
    pointwise("aten.tanh.default").keeps_zero(),
    pointwise("aten.asinh.default").keeps_zero(),
    pointwise("aten.acosh.default"),
    pointwise("aten.atanh.default"),
    pointwise("aten.erf.default"),
    pointwise("aten.erfc.default"),
    pointwise("aten.erfinv.default"),
    pointwise("aten.lgamma.default"),
    pointwise("aten.digamma.default"),
    pointwise("aten.sigmoid.default"),
    pointwise("aten.logit.default"),
    pointwise("aten.ceil.default").keeps_zero(),
    pointwise("aten.floor.default").keeps_zero(),
    pointwise("aten.round.default").keeps_zero(),
    pointwise("aten.round.decimals").keeps_zero(),
    pointwise("aten.trunc.default").keeps_zero(),
    pointwise("aten.frac.default"),
    pointwise("aten.gcd.default"),
    pointwise("aten.lcm.default"),
];

const MATMUL: &[Entry] = &[
    ruled("aten._trilinear.default"),
    ruled("aten.addbmm.default"),
    ruled("aten.addmm.default"),
    ruled("aten.addmv.default"),
    ruled("aten.addr.default"),
    ruled("aten.baddbmm.default"),
    ruled("aten.bmm.default"),
    ruled("aten.dot.default"),
    ruled("aten._int_mm.default"),
    ruled("aten.mm.default"),
    ruled("aten.mv.default"),
    ruled("aten.vdot.default"),
];

const NORMALIZATION: &[Entry] = &[
    exact("aten._weight_norm_interface_backward.default", "its gradient is asked for too rarely"),
    ruled("aten.native_group_norm.default"),
    ruled("aten.native_group_norm_backward.default"),
    ruled("aten.native_layer_norm.default"),
    ruled("aten.native_layer_norm_backward.default"),
    ruled("aten._native_batch_norm_legit.default"),
    ruled("aten._native_batch_norm_legit.no_stats"),
    ruled("aten._native_batch_norm_legit_functional.default"),
    ruled("aten._native_batch_norm_legit_no_training.default"),
    exact("aten.native_batch_norm.default", "it writes to its running statistics"),
    ruled("aten.native_batch_norm_backward.default"),
];

const PADDING: &[Entry] = &[
    ruled("aten.constant_pad_nd.default"),
    ruled("aten.reflection_pad1d.default"),
    ruled("aten.reflection_pad2d.default"),
    ruled("aten.reflection_pad3d.default"),
    ruled("aten.replication_pad1d.default"),
    ruled("aten.replication_pad2d.default"),
    ruled("aten.replication_pad3d.default"),
    ruled("aten.replication_pad1d_backward.default"),
    ruled("aten.replication_pad2d_backward.default"),
    ruled("aten.replication_pad3d_backward.default"),
];

const POOLING: &[Entry] = &[
    ruled("aten.adaptive_max_pool2d_backward.default"),
    ruled("aten.adaptive_max_pool3d_backward.default"),
    ruled("aten.avg_pool2d.default"),
    ruled("aten.avg_pool2d_backward.default"),
    ruled("aten.avg_pool3d.default"),
    ruled("aten.avg_pool3d_backward.default"),
    ruled("aten.max_pool2d_with_indices.default"),
    ruled("aten.max_pool2d_with_indices_backward.default"),
    ruled("aten.max_pool3d_with_indices.default"),
    ruled("aten.max_pool3d_with_indices_backward.default"),
    ruled("aten._adaptive_avg_pool2d.default"),
    ruled("aten._adaptive_avg_pool2d_backward.default"),
    ruled("aten._adaptive_avg_pool3d.default"),
    ruled("aten._adaptive_avg_pool3d_backward.default"),
    ruled("aten.adaptive_max_pool2d.default"),
    ruled("aten.adaptive_max_pool3d.default"),
    exact("aten.fractional_max_pool2d.default", "its windows follow from random numbers"),
    exact("aten.fractional_max_pool2d_backward.default", "its windows follow from random numbers"),
    exact("aten.fractional_max_pool3d.default", "its windows follow from random numbers"),
    exact("aten.fractional_max_pool3d_backward.default", "its windows follow from random numbers"),
    ruled("aten._upsample_nearest_exact2d_backward.default"),
];

const RANDOM: &[Entry] = &[
    exact("torchtpu.fold_in.default", "a seed has no size that varies"),
    ruled("torchtpu.random_bits.default"),
    exact("torchtpu.random_bits_at.default", "bucketing itself makes it"),
    ruled("torchtpu.quick_erfinv.default"),
];

const RECURRENT: &[Entry] = &[ruled("aten.mkldnn_rnn_layer.default")];

const REDUCTIONS: &[Entry] = &[
    ruled("aten.all.default"),
    ruled("aten.all.dim").dim(1),
    ruled("aten.all.dims").dim(1),
    ruled("aten.amax.default").dim(1),
    ruled("aten.amin.default").dim(1),
    ruled("aten.aminmax.default"),
    ruled("aten.any.default"),
    ruled("aten.any.dim").dim(1),
    ruled("aten.any.dims").dim(1),
    ruled("aten.argmax.default").dim(1),
    ruled("aten.argmin.default").dim(1),
    ruled("aten.count_nonzero.default"),
    ruled("aten.count_nonzero.dim_IntList"),
    ruled("aten.linalg_vector_norm.default"),
    ruled("aten.logsumexp.default").dim(1),
    ruled("aten.max.default"),
    ruled("aten.max.dim").dim(1),
    ruled("aten.mean.default"),
    ruled("aten.mean.dim").dim(1),
    ruled("aten.min.default"),
    ruled("aten.min.dim").dim(1),
    ruled("aten.norm.Scalar"),
    ruled("aten.norm.ScalarOpt_dim"),
    ruled("aten.prod.default"),
    ruled("aten.prod.dim_int").dim(1),
    ruled("aten.std.correction"),
    ruled("aten.std_mean.correction"),
    ruled("aten.sum.default"),
    ruled("aten.sum.dim_IntList").dim(1),
    ruled("aten.var.correction").dim(1),
    ruled("aten.var_mean.correction").dim(1),
    ruled("aten.cummax.default"),
    ruled("aten.cummin.default"),
    ruled("aten.cumprod.default").dim(1),
    ruled("aten.cumsum.default").dim(1),
    ruled("aten.logcumsumexp.default").dim(1),
    ruled("aten.nll_loss2d_backward.default"),
    ruled("aten.nll_loss2d_forward.default"),
    ruled("aten.nll_loss_backward.default"),
    ruled("aten.nll_loss_forward.default"),
    ruled("aten._log_softmax.default").dim(1),
    ruled("aten._log_softmax_backward_data.default").dim(2),
    ruled("aten._safe_softmax.default").dim(1),
    ruled("aten._softmax.default").dim(1),
    ruled("aten._softmax_backward_data.default").dim(2),
    ruled("torchtpu.log_softmax_shifts.default").dim(1),
    ruled("aten.kthvalue.default"),
    ruled("aten.median.default"),
    ruled("aten.mode.default"),
    ruled("aten.median.dim"),
    ruled("aten.nanmedian.default"),
    ruled("aten.nanmedian.dim"),
    ruled("aten.sort.default").dim(1),
    ruled("aten.sort.stable"),
    ruled("aten.topk.default").dim(2),
];

const RESIZE: &[Entry] = &[
    ruled("aten.upsample_nearest1d_backward.default"),
    ruled("aten.upsample_nearest2d_backward.default"),
    ruled("aten.upsample_nearest3d_backward.default"),
    ruled("aten.upsample_linear1d_backward.default"),
    ruled("aten.upsample_bilinear2d_backward.default"),
    ruled("aten.upsample_trilinear3d_backward.default"),
];

const SCATTER: &[Entry] = &[
    ruled("aten.scatter.src").dim(1),
    ruled("aten.scatter.value").dim(1),
    ruled("aten.scatter.reduce"),
    ruled("aten.scatter.value_reduce"),
    ruled("aten.scatter_add.default").dim(1),
    ruled("aten.scatter_reduce.two").dim(1),
    ruled("aten.index_add.default").dim(1),
    ruled("aten.index_copy.default"),
    ruled("aten.index_fill.int_Scalar"),
    exact("aten.index_fill.int_Tensor", "its number is data"),
    ruled("aten.index_put.default"),
    ruled("aten._unsafe_index_put.default"),
    ruled("aten.histc.default"),
    ruled("aten.index_reduce.default"),
    ruled("aten.put.default"),
    ruled("aten.embedding_dense_backward.default"),
    pointwise("aten.masked_fill.Scalar").tensor_overload("aten.masked_fill.Tensor"),
    pointwise("aten.masked_fill.Tensor"),
    ruled("aten.masked_scatter.default"),
];

const SPECIAL: &[Entry] = &[
    pointwise("aten.special_bessel_j0.default"),
    pointwise("aten.special_bessel_j1.default"),
    pointwise("aten.special_bessel_y0.default"),
    pointwise("aten.special_bessel_y1.default"),
    pointwise("aten.i0.default"),
    pointwise("aten.special_i0e.default"),
    pointwise("aten.special_i1.default"),
    pointwise("aten.special_i1e.default"),
    pointwise("aten.special_modified_bessel_i0.default"),
    pointwise("aten.special_modified_bessel_i1.default"),
    pointwise("aten.special_modified_bessel_k0.default"),
    pointwise("aten.special_modified_bessel_k1.default"),
    pointwise("aten.special_scaled_modified_bessel_k0.default"),
    pointwise("aten.special_scaled_modified_bessel_k1.default"),
    pointwise("aten.special_spherical_bessel_j0.default"),
    pointwise("aten.special_airy_ai.default"),
    pointwise("aten.igamma.default"),
    pointwise("aten.igammac.default"),
    pointwise("aten.special_erfcx.default"),
    pointwise("aten.special_log_ndtr.default"),
    pointwise("aten.special_ndtri.default"),
    pointwise("aten.special_chebyshev_polynomial_t.default"),
    pointwise("aten.special_chebyshev_polynomial_t.x_scalar"),
    pointwise("aten.special_chebyshev_polynomial_t.n_scalar"),
    pointwise("aten.special_chebyshev_polynomial_u.default"),
    pointwise("aten.special_chebyshev_polynomial_u.x_scalar"),
    pointwise("aten.special_chebyshev_polynomial_u.n_scalar"),
    pointwise("aten.special_chebyshev_polynomial_v.default"),
    pointwise("aten.special_chebyshev_polynomial_v.x_scalar"),
    pointwise("aten.special_chebyshev_polynomial_v.n_scalar"),
    pointwise("aten.special_chebyshev_polynomial_w.default"),
    pointwise("aten.special_chebyshev_polynomial_w.x_scalar"),
    pointwise("aten.special_chebyshev_polynomial_w.n_scalar"),
    pointwise("aten.special_shifted_chebyshev_polynomial_t.default"),
    pointwise("aten.special_shifted_chebyshev_polynomial_t.x_scalar"),
    pointwise("aten.special_shifted_chebyshev_polynomial_t.n_scalar"),
    pointwise("aten.special_shifted_chebyshev_polynomial_u.default"),
    pointwise("aten.special_shifted_chebyshev_polynomial_u.x_scalar"),
    pointwise("aten.special_shifted_chebyshev_polynomial_u.n_scalar"),
    pointwise("aten.special_shifted_chebyshev_polynomial_v.default"),
    pointwise("aten.special_shifted_chebyshev_polynomial_v.x_scalar"),
    pointwise("aten.special_shifted_chebyshev_polynomial_v.n_scalar"),
    pointwise("aten.special_shifted_chebyshev_polynomial_w.default"),
    pointwise("aten.special_shifted_chebyshev_polynomial_w.x_scalar"),
    pointwise("aten.special_shifted_chebyshev_polynomial_w.n_scalar"),
    pointwise("aten.special_hermite_polynomial_h.default"),
    pointwise("aten.special_hermite_polynomial_h.x_scalar"),
    pointwise("aten.special_hermite_polynomial_h.n_scalar"),
    pointwise("aten.special_hermite_polynomial_he.default"),
    pointwise("aten.special_hermite_polynomial_he.x_scalar"),
    pointwise("aten.special_hermite_polynomial_he.n_scalar"),
    pointwise("aten.special_laguerre_polynomial_l.default"),
    pointwise("aten.special_laguerre_polynomial_l.x_scalar"),
    pointwise("aten.special_laguerre_polynomial_l.n_scalar"),
    pointwise("aten.special_legendre_polynomial_p.default"),
    pointwise("aten.special_legendre_polynomial_p.x_scalar"),
    pointwise("aten.special_legendre_polynomial_p.n_scalar"),
    pointwise("aten.polygamma.default"),
    pointwise("aten.special_zeta.default"),
    pointwise("aten.special_zeta.other_scalar"),
    pointwise("aten.special_zeta.self_scalar"),
];

const VIEWS: &[Entry] = &[
    ruled("aten.view.default"),
    respelled("aten._unsafe_view.default"),
    respelled("aten.view_copy.default"),
    respelled("aten._reshape_alias.default"),
    respelled("aten.unsqueeze.default"),
    respelled("aten.squeeze.default"),
    respelled("aten.squeeze.dim"),
    respelled("aten.squeeze.dims"),
    ruled("aten.narrow_copy.default"),
    ruled("aten.permute.default"),
    respelled("aten.permute_copy.default"),
    respelled("aten.transpose.int"),
    respelled("aten.t.default"),
    ruled("aten.expand.default"),
    ruled("aten.slice.Tensor"),
    ruled("aten.slice_backward.default"),
    ruled("aten.slice_scatter.default").dim(2),
    ruled("aten.select.int"),
    ruled("aten.select_backward.default"),
    ruled("aten.select_scatter.default").dim(2),
    ruled("aten.cat.default").dim_of_output(1),
    ruled("aten.stack.default").dim_of_output(1),
    ruled("aten.split.Tensor").dim(2),
    ruled("aten.split_with_sizes.default").dim(2),
    ruled("aten.unsafe_split.Tensor"),
    ruled("aten.unsafe_split_with_sizes.default"),
    ruled("aten.unbind.int").dim(1),
    ruled("aten.flip.default").dim(1),
    ruled("aten.roll.default"),
    ruled("aten.repeat.default"),
    ruled("aten.pixel_shuffle.default"),
    ruled("aten.pixel_unshuffle.default"),
    ruled("aten.unfold.default").dim(1),
];

const CONSTANT: &[Entry] = &[exact("torchtpu.constant", "its sizes are numbers")];

const CONTROL_FLOW: &[Entry] = &[
    exact("cond", "it calls a graph"),
    exact("invoke_subgraph", "it calls a graph"),
    exact("map_impl", "it calls a graph"),
    exact("scan", "it calls a graph"),
    exact("while_loop", "it calls a graph"),
];

const RESPELLED: &[Entry] = &[
    respelled("aten._reshape_copy.default"),
    respelled("aten.alias_copy.default"),
    respelled("aten.contiguous.default"),
    respelled("aten.detach_copy.default"),
    respelled("aten.expand_copy.default"),
    respelled("aten.lift.default"),
    respelled("aten.lift_fresh.default"),
    respelled("aten.reshape.default"),
    respelled("aten.select_copy.int"),
    respelled("aten.slice_copy.Tensor"),
    respelled("aten.squeeze_copy.default"),
    respelled("aten.squeeze_copy.dim"),
    respelled("aten.squeeze_copy.dims"),
    respelled("aten.t_copy.default"),
    respelled("aten.transpose_copy.int"),
    respelled("aten.unsqueeze_copy.default"),
    copy_of("aten._conj_copy.default", "aten._conj.default"),
    copy_of("aten.as_strided_copy.default", "aten.as_strided.default"),
    copy_of("aten.diagonal_copy.default", "aten.diagonal.default"),
    copy_of("aten.split_copy.Tensor", "aten.split.Tensor"),
    copy_of("aten.split_with_sizes_copy.default", "aten.split_with_sizes.default"),
    copy_of("aten.unbind_copy.int", "aten.unbind.int"),
    copy_of("aten.unfold_copy.default", "aten.unfold.default"),
    copy_of("aten.view_as_complex_copy.default", "aten.view_as_complex.default"),
    copy_of("aten.view_as_real_copy.default", "aten.view_as_real.default"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::Padding;

    #[test]
    fn names_every_op_once() {
        assert_eq!(BY_NAME.len(), entries().count());
    }

    #[test]
    fn ops_that_are_named_by_others_are_in_the_table() {
        for entry in entries() {
            for other in [entry.tensor_overload, entry.copy_of].into_iter().flatten() {
                assert!(find(other).is_some(), "{}: {other}", entry.name);
            }
        }
    }

    #[test]
    fn only_pointwise_ops_say_what_they_do_to_single_elements() {
        for entry in entries().filter(|entry| entry.keeps_zero || entry.tensor_overload.is_some()) {
            assert_eq!(entry.padding, Padding::Pointwise, "{}", entry.name);
        }
    }
}
