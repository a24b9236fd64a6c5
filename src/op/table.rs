//! Every overload that the core knows: one line each, by families, those of `src/lowering` first.
//!
//! The function that starts a line states how the op behaves with padded tensors: [`pointwise`], [`ruled`],
//! [`exact`] with a reason, or [`respelled`] and [`copy_of`] for what canonicalization spells differently. Ops that the
//! core never sees come last: [`decomposed`] names the Python function that takes an op apart, and [`outside`] is for
//! ops that PyTorch decomposes or that capture drops.

use super::entry::Mark::*;
use super::entry::{
    Entry, copy_of, decomposed, exact, outside, pointwise, reduction, respelled, respelled_as, ruled,
    ruled_as,
};
use super::{Known, purity};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Name of a family in reports of graphs, unless a graph is explained by it.
const OTHER: &str = "elementwise and other";

/// Each family with its name in reports of graphs.
const FAMILIES: &[(&str, &[Entry])] = &[
    (OTHER, ACTIVATION),
    ("attention", ATTENTION),
    (OTHER, BITS),
    (OTHER, CAST),
    (OTHER, COLLECTIVE),
    (OTHER, COMPARISON),
    ("convolution", CONVOLUTION),
    (OTHER, CREATION),
    (OTHER, DIAGONAL),
    (OTHER, DISTANCE),
    (OTHER, ELEMENTWISE),
    (OTHER, FOURIER),
    ("matmul", GROUPED),
    ("indexing", INDEXING),
    (OTHER, INLINE),
    (OTHER, LINALG),
    (OTHER, MATH),
    ("matmul", MATMUL),
    ("normalization", NORMALIZATION),
    (OTHER, PADDING),
    (OTHER, POOLING),
    (OTHER, RANDOM),
    (OTHER, RECURRENT),
    ("reduction", REDUCTIONS),
    (OTHER, RESIZE),
    ("indexing", SCATTER),
    (OTHER, SPECIAL),
    ("shape", VIEWS),
    (OTHER, CONSTANT),
    (OTHER, CONTROL_FLOW),
    ("shape", RESPELLED),
    (OTHER, OUTSIDE),
    (OTHER, DECOMPOSED),
];

/// Every line, family by family.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    FAMILIES.iter().flat_map(|(_, family)| family.iter())
}

/// Every line with the name of its family.
pub fn entries_of_families() -> impl Iterator<Item = (&'static str, &'static Entry)> {
    FAMILIES.iter().flat_map(|(name, family)| family.iter().map(move |entry| (*name, entry)))
}

static BY_NAME: LazyLock<HashMap<&'static str, Known>> = LazyLock::new(|| {
    let known = |(number, entry): (usize, &Entry)| Known {
        number: number as u16,
        entry: *entry,
        is_random: purity::is_random(entry.name),
        has_effect: purity::has_effect(entry.name) && !entry.has(Waits),
    };
    entries().enumerate().map(|line| (line.1.name, known(line))).collect()
});

/// The line of a name.
pub(super) fn find(name: &str) -> Option<&'static Known> {
    BY_NAME.get(name)
}

const ACTIVATION: &[Entry] = &[
    pointwise("aten.relu.default").marked(&[KeepsZero, RoundsAsIeee754]),
    pointwise("aten.threshold.default"),
    pointwise("aten.threshold_backward.default").marked(&[RoundsAsIeee754]),
    pointwise("aten.gelu.default").marked(&[KeepsZero]),
    pointwise("aten.gelu_backward.default"),
    pointwise("aten.silu.default").marked(&[KeepsZero]),
    pointwise("aten.silu_backward.default"),
    pointwise("aten.sigmoid_backward.default"),
    pointwise("aten.tanh_backward.default"),
    pointwise("aten.leaky_relu.default").marked(&[KeepsZero]),
    pointwise("aten.leaky_relu_backward.default"),
    pointwise("aten._prelu_kernel.default"),
    pointwise("aten._prelu_kernel_backward.default"),
    pointwise("aten.elu.default").marked(&[KeepsZero]),
    pointwise("aten.elu_backward.default"),
    pointwise("aten.celu.default"),
    pointwise("aten.hardtanh.default"),
    pointwise("aten.hardtanh_backward.default"),
    pointwise("aten.hardswish.default").marked(&[KeepsZero]),
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
    pointwise("aten.fake_quantize_per_tensor_affine_cachemask.default"),
    pointwise("aten.frexp.Tensor"),
    exact("aten.hash_tensor.default", "a hash is asked for too rarely"),
    pointwise("aten.nextafter.default"),
];

const CAST: &[Entry] = &[
    pointwise("aten._to_copy.default").marked(&[KeepsZero, RoundsAsIeee754]),
    pointwise("prims.convert_element_type.default").marked(&[RoundsAsIeee754]),
    pointwise("aten.clone.default").marked(&[KeepsZero, RoundsAsIeee754, AllocatesMemory]),
    pointwise("aten.alias.default"),
    pointwise("aten.detach.default"),
    pointwise("aten.lift_fresh_copy.default"),
    pointwise("torchtpu.again.default"),
    pointwise("aten.copy.default").marked(&[RoundsAsIeee754]),
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
    exact("_c10d_functional._wrap_tensor_autograd.default", SIZES_OF_RANKS).marked(&[Waits]),
    exact("_c10d_functional.all_gather_into_tensor.default", SIZES_OF_RANKS)
        .marked(&[ExchangesFirst, SendsToAll]),
    exact("_c10d_functional.all_gather_into_tensor_coalesced.default", SIZES_OF_RANKS)
        .marked(&[ExchangesFirst, SendsToAll]),
    exact("_c10d_functional.all_reduce.default", SIZES_OF_RANKS).marked(&[ExchangesFirst]),
    exact("_c10d_functional.all_reduce_coalesced.default", SIZES_OF_RANKS).marked(&[ExchangesFirst]),
    exact("_c10d_functional.all_to_all_single.default", SIZES_OF_RANKS).marked(&[ExchangesFirst, SendsParts]),
    exact("_c10d_functional.broadcast.default", SIZES_OF_RANKS).marked(&[ExchangesFirst]),
    exact("_c10d_functional.reduce_scatter_tensor.default", SIZES_OF_RANKS)
        .marked(&[ExchangesFirst, SendsParts]),
    exact("_c10d_functional.reduce_scatter_tensor_coalesced.default", SIZES_OF_RANKS)
        .marked(&[ExchangesFirst, SendsParts]),
    exact("_c10d_functional.wait_tensor.default", SIZES_OF_RANKS).marked(&[Waits]),
    exact("_c10d_functional.wait_tensors.default", SIZES_OF_RANKS).marked(&[Waits]),
    exact("_dtensor.shard_dim_alltoall.default", SIZES_OF_RANKS).marked(&[ExchangesFirst, SendsParts]),
    exact("torchtpu.exchange.default", SIZES_OF_RANKS),
];

const COMPARISON: &[Entry] = &[
    pointwise("aten.eq.Tensor").marked(&[RoundsAsIeee754, RoundsScalars, ExactIntegers]),
    pointwise("aten.eq.Scalar").tensor_overload("aten.eq.Tensor").marked(&[
        RoundsAsIeee754,
        RoundsScalars,
        ExactIntegers,
    ]),
    pointwise("aten.ne.Tensor").marked(&[RoundsAsIeee754, RoundsScalars, ExactIntegers]),
    pointwise("aten.ne.Scalar").tensor_overload("aten.ne.Tensor").marked(&[
        RoundsAsIeee754,
        RoundsScalars,
        ExactIntegers,
    ]),
    pointwise("aten.lt.Tensor").marked(&[RoundsAsIeee754, RoundsScalars, ExactIntegers]),
    pointwise("aten.lt.Scalar").tensor_overload("aten.lt.Tensor").marked(&[
        RoundsAsIeee754,
        RoundsScalars,
        ExactIntegers,
    ]),
    pointwise("aten.le.Tensor").marked(&[RoundsAsIeee754, RoundsScalars, ExactIntegers]),
    pointwise("aten.le.Scalar").tensor_overload("aten.le.Tensor").marked(&[
        RoundsAsIeee754,
        RoundsScalars,
        ExactIntegers,
    ]),
    pointwise("aten.gt.Tensor").marked(&[RoundsAsIeee754, RoundsScalars, ExactIntegers]),
    pointwise("aten.gt.Scalar").tensor_overload("aten.gt.Tensor").marked(&[
        RoundsAsIeee754,
        RoundsScalars,
        ExactIntegers,
    ]),
    pointwise("aten.ge.Tensor").marked(&[RoundsAsIeee754, RoundsScalars, ExactIntegers]),
    pointwise("aten.ge.Scalar").tensor_overload("aten.ge.Tensor").marked(&[
        RoundsAsIeee754,
        RoundsScalars,
        ExactIntegers,
    ]),
    pointwise("aten.logical_and.default").marked(&[RoundsAsIeee754]),
    pointwise("aten.logical_or.default").marked(&[RoundsAsIeee754]),
    pointwise("aten.logical_xor.default"),
    pointwise("aten.logical_not.default").marked(&[RoundsAsIeee754]),
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
    ruled("aten.full.default").marked(&[RoundsAsIeee754, AllocatesMemory]),
    ruled_as("aten.full_like.default", "aten.full.default"),
    respelled("aten.new_full.default").marked(&[AllocatesMemory]),
    ruled("aten.scalar_tensor.default"),
    pointwise("aten.fill.Scalar").marked(&[RoundsAsIeee754, ExactIntegers]),
    pointwise("aten.fill.Tensor").marked(&[RoundsAsIeee754]),
    respelled("aten.zeros.default").marked(&[AllocatesMemory]),
    respelled_as("aten.zeros_like.default", "aten.zeros.default"),
    respelled_as("aten.new_zeros.default", "aten.zeros.default").marked(&[AllocatesMemory]),
    pointwise("aten.zero.default"),
    respelled("aten.ones.default").marked(&[AllocatesMemory]),
    respelled_as("aten.ones_like.default", "aten.ones.default"),
    respelled_as("aten.new_ones.default", "aten.ones.default").marked(&[AllocatesMemory]),
    respelled_as("aten.empty.memory_format", "aten.zeros.default").marked(&[AllocatesMemory]),
    respelled_as("aten.empty_like.default", "aten.zeros.default"),
    respelled_as("aten.new_empty.default", "aten.zeros.default").marked(&[AllocatesMemory]),
    respelled_as("aten.empty_strided.default", "aten.zeros.default"),
    respelled_as("aten.new_empty_strided.default", "aten.zeros.default"),
    respelled_as("aten.empty_permuted.default", "aten.zeros.default"),
    respelled_as("aten.arange.default", "aten.arange.start_step").marked(&[FillsOut]),
    respelled_as("aten.arange.start", "aten.arange.start_step"),
    ruled("aten.arange.start_step"),
    ruled("prims.iota.default"),
    exact("aten.linspace.default", "its step depends on how many numbers it makes").marked(&[FillsOut]),
    ruled("aten.eye.default"),
    ruled_as("aten.eye.m", "aten.eye.default"),
    ruled("aten.tril.default"),
    ruled_as("aten.triu.default", "aten.tril.default"),
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
    pointwise("aten.add.Tensor").marked(&[RoundsAsIeee754, RoundsScalars, ExactIntegers]),
    pointwise("aten.add.Scalar").tensor_overload("aten.add.Tensor").marked(&[RoundsAsIeee754]),
    pointwise("aten.sub.Tensor").marked(&[RoundsAsIeee754, RoundsScalars, ExactIntegers]),
    pointwise("aten.sub.Scalar").tensor_overload("aten.sub.Tensor").marked(&[RoundsAsIeee754]),
    pointwise("aten.rsub.Tensor").marked(&[RoundsAsIeee754]),
    pointwise("aten.rsub.Scalar").tensor_overload("aten.rsub.Tensor").marked(&[RoundsAsIeee754]),
    pointwise("aten.mul.Tensor").marked(&[RoundsAsIeee754, ExactIntegers]),
    pointwise("aten.mul.Scalar").tensor_overload("aten.mul.Tensor").marked(&[RoundsAsIeee754]),
    pointwise("aten.div.Tensor").marked(&[RoundsAsIeee754]),
    pointwise("aten.true_divide.Tensor"),
    pointwise("aten.div.Scalar").tensor_overload("aten.div.Tensor").marked(&[RoundsAsIeee754]),
    pointwise("aten.div.Tensor_mode").marked(&[ChecksDivisor]),
    pointwise("aten.div.Scalar_mode"),
    pointwise("aten.floor_divide.default").marked(&[ChecksDivisor]),
    pointwise("aten.floor_divide.Scalar"),
    pointwise("aten.remainder.Tensor").marked(&[ChecksDivisor]),
    pointwise("aten.remainder.Scalar").tensor_overload("aten.remainder.Tensor"),
    pointwise("aten.remainder.Scalar_Tensor").marked(&[ChecksDivisor]),
    pointwise("aten.fmod.Tensor").marked(&[ChecksDivisor]),
    pointwise("aten.fmod.Scalar").tensor_overload("aten.fmod.Tensor"),
    pointwise("aten.pow.Tensor_Scalar").tensor_overload("aten.pow.Tensor_Tensor"),
    pointwise("aten.pow.Tensor_Tensor"),
    pointwise("aten.pow.Scalar"),
    pointwise("aten.maximum.default").marked(&[RoundsAsIeee754]),
    pointwise("aten.minimum.default").marked(&[RoundsAsIeee754]),
    pointwise("aten.fmax.default"),
    pointwise("aten.fmin.default"),
    pointwise("aten.clamp.default").tensor_overload("aten.clamp.Tensor"),
    pointwise("aten.clamp.Tensor"),
    pointwise("aten.clamp_min.default").tensor_overload("aten.clamp_min.Tensor"),
    pointwise("aten.clamp_min.Tensor"),
    pointwise("aten.clamp_max.default").tensor_overload("aten.clamp_max.Tensor"),
    pointwise("aten.clamp_max.Tensor"),
    pointwise("aten.where.self").marked(&[RoundsAsIeee754]),
    pointwise("aten.lerp.Scalar").marked(&[RoundsAsIeee754]),
    pointwise("aten.lerp.Tensor").marked(&[RoundsAsIeee754]),
    pointwise("aten.addcmul.default").marked(&[RoundsAsIeee754]),
    pointwise("aten.addcdiv.default").marked(&[RoundsAsIeee754]),
    pointwise("prims.fma.default"),
    pointwise("aten.neg.default").marked(&[RoundsAsIeee754]),
    pointwise("aten.abs.default").marked(&[KeepsZero, RoundsAsIeee754]),
    pointwise("aten.sign.default").marked(&[KeepsZero]),
    pointwise("aten.sgn.default").marked(&[KeepsZero]),
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
    ruled("aten.index.Tensor").marked(&[TakesHostIndices, ChecksElements]),
    ruled_as("aten._unsafe_index.Tensor", "aten.index.Tensor").marked(&[TakesHostIndices]),
    ruled("aten.index_select.default").dim(1).marked(&[ChecksElements]),
    ruled("aten.embedding.default").marked(&[ChecksElements]),
    ruled("aten.gather.default").dim(1).marked(&[ChecksElements]),
    ruled("aten.take.default").marked(&[ChecksElements]),
    ruled("aten.bucketize.Tensor"),
    ruled_as("aten.bucketize.Scalar", "aten.bucketize.Tensor"),
    ruled("aten.nonzero_static.default"),
    ruled("aten.searchsorted.Tensor"),
    ruled_as("aten.searchsorted.Scalar", "aten.searchsorted.Tensor"),
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
    ruled("aten._linalg_solve_ex.default"),
    ruled("aten.linalg_lu_solve.default"),
    ruled("aten.linalg_solve_triangular.default"),
];

const MATH: &[Entry] = &[
    pointwise("aten.exp.default"),
    pointwise("aten.exp2.default"),
    pointwise("aten.expm1.default").marked(&[KeepsZero]),
    pointwise("aten.log.default"),
    pointwise("aten.log2.default"),
    pointwise("aten.log10.default"),
    pointwise("aten.log1p.default").marked(&[KeepsZero]),
    pointwise("aten.sqrt.default").marked(&[KeepsZero, RoundsAsIeee754]),
    pointwise("aten.rsqrt.default"),
    pointwise("aten.reciprocal.default"),
    pointwise("aten.sin.default").marked(&[KeepsZero]),
    pointwise("aten.cos.default"),
    pointwise("aten.tan.default").marked(&[KeepsZero]),
    pointwise("aten.asin.default").marked(&[KeepsZero]),
    pointwise("aten.acos.default"),
    pointwise("aten.atan.default").marked(&[KeepsZero]),
    pointwise("aten.atan2.default"),
    pointwise("aten.sinh.default").marked(&[KeepsZero]),
    pointwise("aten.cosh.default"),
    pointwise("aten.tanh.default").marked(&[KeepsZero]),
    pointwise("aten.asinh.default").marked(&[KeepsZero]),
    pointwise("aten.acosh.default"),
    pointwise("aten.atanh.default"),
    pointwise("aten.erf.default"),
    pointwise("aten.erfc.default"),
    pointwise("aten.erfinv.default"),
    pointwise("aten.lgamma.default"),
    pointwise("aten.digamma.default"),
    pointwise("aten.sigmoid.default"),
    pointwise("aten.logit.default"),
    pointwise("aten.ceil.default").marked(&[KeepsZero]),
    pointwise("aten.floor.default").marked(&[KeepsZero]),
    pointwise("aten.round.default").marked(&[KeepsZero]),
    pointwise("aten.round.decimals").marked(&[KeepsZero]),
    pointwise("aten.trunc.default").marked(&[KeepsZero]),
    pointwise("aten.frac.default"),
    pointwise("aten.gcd.default"),
    pointwise("aten.lcm.default"),
];

const MATMUL: &[Entry] = &[
    ruled("aten._trilinear.default"),
    ruled("aten.addbmm.default"),
    ruled("aten.addmm.default"),
    ruled_as("aten.addmv.default", "aten.addmm.default"),
    ruled("aten.addr.default"),
    ruled_as("aten.baddbmm.default", "aten.addmm.default"),
    ruled_as("aten.bmm.default", "aten.mm.default"),
    ruled_as("aten.dot.default", "aten.mm.default"),
    ruled_as("aten._int_mm.default", "aten.mm.default"),
    ruled("aten.mm.default"),
    ruled_as("aten.mv.default", "aten.mm.default"),
    ruled_as("aten.vdot.default", "aten.mm.default"),
];

const NORMALIZATION: &[Entry] = &[
    exact("aten._weight_norm_interface_backward.default", "its gradient is asked for too rarely"),
    ruled("aten.native_group_norm.default").marked(&[SavesStatistics]),
    ruled("aten.native_group_norm_backward.default").marked(&[ReadsStatistics]),
    ruled("aten.native_layer_norm.default").marked(&[SavesStatistics]),
    ruled("aten.native_layer_norm_backward.default").marked(&[ReadsStatistics]),
    ruled("aten._native_batch_norm_legit.default").marked(&[SavesStatistics]),
    ruled("aten._native_batch_norm_legit.no_stats").marked(&[SavesStatistics]),
    ruled("aten._native_batch_norm_legit_functional.default").marked(&[SavesStatistics]),
    ruled("aten._native_batch_norm_legit_no_training.default").marked(&[SavesStatistics]),
    exact("aten.native_batch_norm.default", "it writes to its running statistics").marked(&[SavesStatistics]),
    ruled("aten.native_batch_norm_backward.default").marked(&[ReadsStatistics]),
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
    reduction("aten.all.default", 1.0),
    reduction("aten.all.dim", 1.0).dim(1),
    reduction("aten.all.dims", 1.0).dim(1),
    reduction("aten.amax.default", f64::NEG_INFINITY).dim(1),
    reduction("aten.amin.default", f64::INFINITY).dim(1),
    ruled("aten.aminmax.default"),
    reduction("aten.any.default", 0.0),
    reduction("aten.any.dim", 0.0).dim(1),
    reduction("aten.any.dims", 0.0).dim(1),
    ruled("aten.argmax.default").dim(1),
    ruled("aten.argmin.default").dim(1),
    ruled("aten.count_nonzero.default"),
    ruled_as("aten.count_nonzero.dim_IntList", "aten.count_nonzero.default"),
    ruled_as("aten.linalg__powsum.default", "aten.linalg_vector_norm.default"),
    ruled("aten.linalg_vector_norm.default"),
    reduction("aten.logsumexp.default", f64::NEG_INFINITY).dim(1),
    reduction("aten.max.default", f64::NEG_INFINITY),
    ruled("aten.max.dim").dim(1),
    ruled("aten.mean.default"),
    ruled_as("aten.mean.dim", "aten.mean.default").dim(1),
    reduction("aten.min.default", f64::INFINITY),
    ruled("aten.min.dim").dim(1),
    ruled_as("aten.norm.Scalar", "aten.linalg_vector_norm.default"),
    ruled_as("aten.norm.ScalarOpt_dim", "aten.linalg_vector_norm.default"),
    reduction("aten.prod.default", 1.0),
    reduction("aten.prod.dim_int", 1.0).dim(1),
    ruled_as("aten.std.correction", "aten.var.correction"),
    ruled_as("aten.std_mean.correction", "aten.var.correction"),
    reduction("aten.sum.default", 0.0),
    reduction("aten.sum.dim_IntList", 0.0).dim(1),
    ruled("aten.var.correction").dim(1),
    ruled_as("aten.var_mean.correction", "aten.var.correction").dim(1),
    ruled_as("aten.cummax.default", "aten.cumsum.default"),
    ruled_as("aten.cummin.default", "aten.cumsum.default"),
    ruled_as("aten.cumprod.default", "aten.cumsum.default").dim(1),
    ruled("aten.cumsum.default").dim(1),
    ruled_as("aten.logcumsumexp.default", "aten.cumsum.default").dim(1),
    ruled("aten.nll_loss2d_backward.default"),
    ruled("aten.nll_loss2d_forward.default").marked(&[ChecksElements]),
    ruled_as("aten.nll_loss_backward.default", "aten.nll_loss2d_backward.default"),
    ruled_as("aten.nll_loss_forward.default", "aten.nll_loss2d_forward.default").marked(&[ChecksElements]),
    ruled("aten._log_softmax.default").dim(1),
    ruled("aten._log_softmax_backward_data.default").dim(2),
    ruled_as("aten._safe_softmax.default", "aten._softmax.default").dim(1),
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
    ruled_as("aten.scatter.src", "aten.scatter.reduce").dim(1).marked(&[ChecksElements]),
    ruled_as("aten.scatter.value", "aten.scatter.reduce").dim(1).marked(&[ChecksElements]),
    ruled("aten.scatter.reduce").marked(&[ChecksElements]),
    ruled_as("aten.scatter.value_reduce", "aten.scatter.reduce").marked(&[ChecksElements]),
    ruled_as("aten.scatter_add.default", "aten.scatter.reduce").dim(1).marked(&[ChecksElements]),
    ruled_as("aten.scatter_reduce.two", "aten.scatter.reduce").dim(1).marked(&[ChecksElements]),
    ruled("aten.index_add.default").dim(1).marked(&[ChecksElements]),
    ruled_as("aten.index_copy.default", "aten.index_add.default").marked(&[ChecksElements]),
    ruled_as("aten.index_fill.int_Scalar", "aten.index_add.default").marked(&[ChecksElements]),
    exact("aten.index_fill.int_Tensor", "its number is data").marked(&[ChecksElements]),
    ruled("aten.index_put.default").marked(&[TakesHostIndices, ChecksElements]),
    ruled_as("aten._unsafe_index_put.default", "aten.index_put.default").marked(&[TakesHostIndices]),
    ruled("aten.histc.default"),
    ruled_as("aten.index_reduce.default", "aten.index_add.default").marked(&[ChecksElements]),
    ruled("aten.put.default"),
    ruled("aten.embedding_dense_backward.default"),
    pointwise("aten.masked_fill.Scalar").tensor_overload("aten.masked_fill.Tensor"),
    pointwise("aten.masked_fill.Tensor"),
    ruled("aten.masked_scatter.default").marked(&[ChecksElements]),
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
    ruled("aten.view.default").marked(&[RoundsAsIeee754]),
    respelled_as("aten._unsafe_view.default", "aten.view.default"),
    respelled_as("aten.view_copy.default", "aten.view.default"),
    respelled_as("aten._reshape_alias.default", "aten.view.default"),
    respelled_as("aten.unsqueeze.default", "aten.squeeze.default").marked(&[RoundsAsIeee754]),
    respelled("aten.squeeze.default"),
    respelled_as("aten.squeeze.dim", "aten.squeeze.default"),
    respelled_as("aten.squeeze.dims", "aten.squeeze.default").marked(&[RoundsAsIeee754]),
    ruled("aten.narrow_copy.default"),
    ruled("aten.permute.default"),
    respelled_as("aten.permute_copy.default", "aten.permute.default"),
    respelled("aten.transpose.int"),
    respelled_as("aten.t.default", "aten.transpose.int"),
    ruled("aten.expand.default").marked(&[RoundsAsIeee754]),
    ruled("aten.slice.Tensor"),
    ruled("aten.slice_backward.default"),
    ruled("aten.slice_scatter.default").dim(2),
    ruled("aten.select.int").marked(&[RoundsAsIeee754]),
    ruled("aten.select_backward.default"),
    ruled("aten.select_scatter.default").dim(2),
    ruled("aten.cat.default").dim_of_output(1),
    ruled("aten.stack.default").dim_of_output(1),
    ruled("aten.split.Tensor").dim(2),
    ruled_as("aten.split_with_sizes.default", "aten.split.Tensor").dim(2),
    ruled_as("aten.unsafe_split.Tensor", "aten.split.Tensor"),
    ruled_as("aten.unsafe_split_with_sizes.default", "aten.split.Tensor"),
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
    respelled_as("aten._reshape_copy.default", "aten.view.default"),
    respelled_as("aten.alias_copy.default", "aten.alias.default"),
    respelled_as("aten.contiguous.default", "aten.alias.default"),
    respelled_as("aten.detach_copy.default", "aten.alias.default"),
    respelled_as("aten.expand_copy.default", "aten.expand.default"),
    respelled_as("aten.lift.default", "aten.alias.default").marked(&[StaysWhole]),
    respelled_as("aten.lift_fresh.default", "aten.alias.default").marked(&[StaysWhole]),
    respelled_as("aten.reshape.default", "aten.view.default").marked(&[RoundsAsIeee754]),
    respelled_as("aten.select_copy.int", "aten.select.int"),
    respelled_as("aten.slice_copy.Tensor", "aten.slice.Tensor"),
    respelled_as("aten.squeeze_copy.default", "aten.squeeze.default"),
    respelled_as("aten.squeeze_copy.dim", "aten.squeeze.default"),
    respelled_as("aten.squeeze_copy.dims", "aten.squeeze.default"),
    respelled_as("aten.t_copy.default", "aten.transpose.int"),
    respelled_as("aten.transpose_copy.int", "aten.transpose.int"),
    respelled_as("aten.unsqueeze_copy.default", "aten.squeeze.default"),
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

/// Ops that PyTorch decomposes or capture drops, with properties that Python reads.
const OUTSIDE: &[Entry] = &[
    outside("aten._assert_async.msg").marked(&[Asserts]),
    outside("aten._assert_scalar.default").marked(&[Asserts]),
    outside("aten._linalg_check_errors.default").marked(&[Asserts]),
    outside("aten.is_same_size.default").marked(&[StaysWhole]),
    outside("aten.sym_numel.default").marked(&[StaysWhole]),
    outside("aten._index_put_impl.default").marked(&[TakesHostIndices]),
    outside("aten.binary_cross_entropy.default").marked(&[ChecksElements]),
    outside("aten.logspace.default").marked(&[FillsOut]),
    outside("aten.range.default").marked(&[FillsOut]),
    outside("aten.upsample_linear1d.default").marked(&[RefusesIntegers]),
    outside("aten.upsample_trilinear3d.default").marked(&[RefusesIntegers]),
    outside("aten.upsample_bilinear2d.default").marked(&[RefusesWideIntegers]),
    outside("aten.upsample_bicubic2d.default").marked(&[RefusesWideIntegers]),
    outside("aten.upsample_nearest1d.default").marked(&[RefusesWideIntegers]),
    outside("aten.upsample_nearest2d.default").marked(&[RefusesWideIntegers]),
    outside("aten.upsample_nearest3d.default").marked(&[RefusesWideIntegers]),
    outside("aten._upsample_nearest_exact1d.default").marked(&[RefusesWideIntegers]),
    outside("aten._upsample_nearest_exact2d.default").marked(&[RefusesWideIntegers]),
    outside("aten._upsample_nearest_exact3d.default").marked(&[RefusesWideIntegers]),
];

const DECOMPOSED: &[Entry] = &[
    decomposed("aten.triangular_solve.default", "linear_algebra.triangular_solve"),
    decomposed("aten.cholesky_solve.default", "linear_algebra.cholesky_solve"),
    decomposed("aten.cholesky_inverse.default", "linear_algebra.cholesky_inverse"),
    decomposed("aten.linalg_qr.default", "linear_algebra.linalg_qr"),
    decomposed("aten.linalg_lu.default", "linear_algebra.linalg_lu"),
    decomposed("aten.linalg_inv_ex.default", "linear_algebra.linalg_inv_ex"),
    decomposed("aten._linalg_det.default", "linear_algebra.linalg_det"),
    decomposed("aten._linalg_slogdet.default", "linear_algebra.linalg_slogdet"),
    decomposed("aten.linalg_pinv.atol_rtol_tensor", "linear_algebra.linalg_pinv"),
    decomposed("aten.linalg_matrix_sqrth.default", "linear_algebra.linalg_matrix_sqrth"),
    decomposed("aten.linalg_polar.default", "linear_algebra.linalg_polar"),
    decomposed("aten._native_multi_head_attention.default", "fused_layers.multi_head_attention"),
    decomposed("aten._transformer_encoder_layer_fwd.default", "fused_layers.transformer_encoder_layer"),
    decomposed("aten._scaled_dot_product_efficient_attention.default", "fused_layers.efficient_attention"),
    decomposed(
        "aten._scaled_dot_product_efficient_attention_backward.default",
        "fused_layers.efficient_attention_backward",
    ),
    decomposed("aten._scaled_dot_product_cudnn_attention.default", "fused_layers.cudnn_attention"),
    decomposed(
        "aten._scaled_dot_product_cudnn_attention_backward.default",
        "fused_layers.cudnn_attention_backward",
    ),
    decomposed("aten._pdist_forward.default", "composites.pdist_forward"),
    decomposed("aten._pdist_backward.default", "composites.pdist_backward"),
    decomposed("aten._weight_int8pack_mm.default", "composites.weight_int8pack_mm"),
    decomposed("aten.linspace.Tensor_Tensor", "composites.linspace"),
    decomposed("aten.linspace.Tensor_Scalar", "composites.linspace"),
    decomposed("aten.linspace.Scalar_Tensor", "composites.linspace"),
    decomposed("aten._efficientzerotensor.default", "composites.efficient_zero_tensor"),
    decomposed("aten.repeat_interleave.Tensor", "composites.repeat_interleave"),
    decomposed("aten.masked_scatter_backward.default", "composites.masked_scatter_backward"),
    decomposed("aten._jagged_to_padded_dense_forward.default", "composites.jagged_to_padded"),
    decomposed("aten.ldexp.Tensor", "composites.ldexp"),
    decomposed("aten.mm.dtype", "composites.mm_in_type"),
    decomposed("aten.bmm.dtype", "composites.bmm_in_type"),
    decomposed("aten.addmm.dtype", "composites.addmm_in_type"),
    decomposed("aten.baddbmm.dtype", "composites.baddbmm_in_type"),
    decomposed("aten.xlogy.Scalar_Other", "composites.xlogy"),
    decomposed("aten.xlogy.Scalar_Self", "composites.xlogy"),
    decomposed("aten.special_xlog1py.other_scalar", "composites.xlog1py"),
    decomposed("aten.special_xlog1py.self_scalar", "composites.xlog1py"),
    decomposed("aten._foreach_zero.default", "composites.zeros_like_each"),
    decomposed("aten.affine_grid_generator.default", "grid_sampling.affine_grid_generator"),
    decomposed("aten.grid_sampler_3d.default", "grid_sampling.grid_sampler_3d"),
    decomposed("aten.grid_sampler_2d_backward.default", "grid_sampling.grid_sampler_backward"),
    decomposed("aten.grid_sampler_3d_backward.default", "grid_sampling.grid_sampler_backward"),
    decomposed("aten._upsample_bilinear2d_aa.default", "antialiasing.bilinear"),
    decomposed("aten._upsample_bilinear2d_aa_backward.default", "antialiasing.bilinear_backward"),
    decomposed("aten._upsample_bicubic2d_aa.default", "antialiasing.bicubic"),
    decomposed("aten._upsample_bicubic2d_aa_backward.default", "antialiasing.bicubic_backward"),
    decomposed("aten._upsample_lanczos2d_aa.default", "antialiasing.lanczos"),
    decomposed("aten._upsample_lanczos2d_aa_backward.default", "antialiasing.lanczos_backward"),
    decomposed("aten._embedding_bag.default", "embedding_bags.embedding_bag"),
    decomposed("aten._embedding_bag_forward_only.default", "embedding_bags.embedding_bag"),
    decomposed("aten._embedding_bag_backward.default", "embedding_bags.embedding_bag_backward"),
    decomposed("aten._embedding_bag_dense_backward.default", "embedding_bags.embedding_bag_dense_backward"),
    decomposed(
        "aten._embedding_bag_per_sample_weights_backward.default",
        "embedding_bags.embedding_bag_per_sample_weights_backward",
    ),
    decomposed("aten.embedding_renorm.default", "embedding_bags.embedding_renorm"),
    decomposed("aten.segment_reduce.default", "embedding_bags.segment_reduce"),
    decomposed("aten.histogram.bin_ct", "histograms.histogram_of_count"),
    decomposed("aten.histogram.bins_tensor", "histograms.histogram_of_edges"),
    decomposed("aten._histogramdd_bin_edges.default", "histograms.edges_of_counts"),
    decomposed("aten._histogramdd_from_bin_cts.default", "histograms.boxes_of_counts"),
    decomposed("aten._histogramdd_from_bin_tensors.default", "histograms.boxes_of_edges"),
    decomposed("aten._fused_adagrad.default", "fused_optimizers.adagrad").marked(&[WideScalars]),
    decomposed("aten._fused_adagrad.tensor_lr", "fused_optimizers.adagrad_of_tensor").marked(&[WideScalars]),
    decomposed("aten._fused_adam.default", "fused_optimizers.adam").marked(&[WideScalars]),
    decomposed("aten._fused_adam.tensor_lr", "fused_optimizers.adam").marked(&[WideScalars]),
    decomposed("aten._fused_adamw.default", "fused_optimizers.adamw").marked(&[WideScalars]),
    decomposed("aten._fused_adamw.tensor_lr", "fused_optimizers.adamw").marked(&[WideScalars]),
    decomposed("aten._fused_sgd.default", "fused_optimizers.sgd").marked(&[WideScalars]),
    decomposed("aten._fused_sgd.tensor_lr", "fused_optimizers.sgd").marked(&[WideScalars]),
    decomposed("aten._amp_foreach_non_finite_check_and_unscale.default", "loss_scaling.unscale"),
    decomposed("aten._amp_update_scale.default", "loss_scaling.next_scale"),
    decomposed("aten.native_dropout.default", "distributions.native_dropout"),
    decomposed("aten.bernoulli.default", "distributions.bernoulli").marked(&[ChecksElements]),
    decomposed("aten.bernoulli.Tensor", "distributions.bernoulli_tensor").marked(&[ChecksElements]),
    decomposed("aten.bernoulli.p", "distributions.bernoulli_p"),
    decomposed("aten.rand.default", "distributions.rand"),
    decomposed("aten.rand_like.default", "distributions.rand_like"),
    decomposed("aten.randn.default", "distributions.randn"),
    decomposed("aten.randn_like.default", "distributions.randn_like"),
    decomposed("aten.uniform.default", "distributions.uniform"),
    decomposed("aten.normal_functional.default", "distributions.normal_functional"),
    decomposed("aten.normal.float_float", "distributions.normal_float_float"),
    decomposed("aten.normal.Tensor_float", "distributions.normal_tensor_float"),
    decomposed("aten.normal.float_Tensor", "distributions.normal_float_tensor"),
    decomposed("aten.normal.Tensor_Tensor", "distributions.normal_tensor_tensor"),
    decomposed("aten.randint.default", "distributions.randint"),
    decomposed("aten.randint.low", "distributions.randint_low"),
    decomposed("aten.randint_like.default", "distributions.randint_like"),
    decomposed("aten.randint_like.low_dtype", "distributions.randint_like_low"),
    decomposed("aten.random.default", "distributions.random"),
    decomposed("aten.random.to", "distributions.random_to"),
    decomposed("aten.random.from", "distributions.random_from"),
    decomposed("aten.randperm.default", "distributions.randperm"),
    decomposed("aten.randperm.generator", "distributions.randperm_of_generator"),
    decomposed("aten.exponential.default", "distributions.exponential"),
    decomposed("aten.geometric.default", "distributions.geometric"),
    decomposed("aten.cauchy.default", "distributions.cauchy"),
    decomposed("aten.log_normal.default", "distributions.log_normal"),
    decomposed("aten.multinomial.default", "distributions.multinomial").marked(&[ChecksElements]),
    decomposed("aten.rrelu_with_noise_functional.default", "distributions.rrelu_with_noise_functional"),
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
        for entry in entries().filter(|entry| entry.has(KeepsZero) || entry.tensor_overload.is_some()) {
            assert_eq!(entry.padding, Padding::Pointwise, "{}", entry.name);
        }
    }
}
