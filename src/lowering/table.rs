//! The op table: the single list of what can be lowered. One line per ATen overload, in the file of its family.

use super::{Call, Hlo, Lower, Val};
use crate::fx::DType;
use crate::op::{ByOp, Op};
use std::sync::LazyLock;

/// How an op is lowered.
#[derive(Clone, Copy)]
pub enum LowerFn {
    /// An op with one tensor output.
    One(for<'m> fn(&Hlo<'m>, &Call<'_, 'm>) -> Lower<Val<'m>>),
    /// An op with several outputs; `None` where the declared output is not a tensor.
    Many(for<'m> fn(&Hlo<'m>, &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>>),
}

/// One line of the table.
pub struct OpDef {
    /// The ATen overload, such as `aten.add.Tensor`.
    pub name: &'static str,
    pub lower: LowerFn,
    /// What libtpu refuses, where it does.
    pub tpu_limit: Option<TpuLimit>,
}

/// Element types of an op that libtpu does not compile.
#[derive(Clone, Copy)]
pub struct TpuLimit {
    pub dtypes: &'static [DType],
    /// Part of libtpu's own message.
    pub message: &'static str,
}

impl OpDef {
    /// Declares that libtpu refuses the op for some types, with part of its message.
    pub const fn limited_on_tpu(self, dtypes: &'static [DType], message: &'static str) -> Self {
        OpDef { tpu_limit: Some(TpuLimit { dtypes, message }), ..self }
    }
}

/// A table line for an op with one tensor output.
pub const fn one(name: &'static str, lower: for<'m> fn(&Hlo<'m>, &Call<'_, 'm>) -> Lower<Val<'m>>) -> OpDef {
    OpDef { name, lower: LowerFn::One(lower), tpu_limit: None }
}

/// A table line for an op with several outputs.
pub const fn many(
    name: &'static str,
    lower: for<'m> fn(&Hlo<'m>, &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>>,
) -> OpDef {
    OpDef { name, lower: LowerFn::Many(lower), tpu_limit: None }
}

/// The families, each in its own file.
const FAMILIES: &[&[OpDef]] = &[
    super::activation::OPS,
    super::attention::OPS,
    super::bits::OPS,
    super::cast::OPS,
    super::comparison::OPS,
    super::constant::OPS,
    super::control_flow::OPS,
    super::convolution::OPS,
    super::creation::OPS,
    super::diagonal::OPS,
    super::distance::OPS,
    super::elementwise::OPS,
    super::fourier::OPS,
    super::grouped::OPS,
    super::indexing::OPS,
    super::inline::OPS,
    super::linalg::CHOLESKY,
    super::linalg::EIGEN,
    super::linalg::EXPONENTIAL,
    super::linalg::HOUSEHOLDER,
    super::linalg::LU,
    super::linalg::SINGULAR,
    super::linalg::TRIANGULAR,
    super::math::OPS,
    super::math::integers::OPS,
    super::matmul::OPS,
    super::normalization::OPS,
    super::normalization::batch::OPS,
    super::padding::OPS,
    super::pooling::OPS,
    super::pooling::adaptive::OPS,
    super::pooling::fractional::OPS,
    super::pooling::nearest::OPS,
    super::random::OPS,
    super::recurrent::OPS,
    super::reductions::OPS,
    super::reductions::cumulative::OPS,
    super::reductions::loss::OPS,
    super::reductions::softmax::OPS,
    super::reductions::sorting::OPS,
    super::resize::OPS,
    super::scatter::OPS,
    super::special::BESSEL,
    super::special::GAMMA,
    super::special::NORMAL,
    super::special::POLYNOMIALS,
    super::special::ZETA,
    super::views::OPS,
];

static BY_OP: LazyLock<ByOp<&'static OpDef>> = LazyLock::new(|| ByOp::new(ops().map(|op| (op.name, op))));

/// Every line, family by family.
pub fn ops() -> impl Iterator<Item = &'static OpDef> {
    FAMILIES.iter().flat_map(|family| family.iter())
}

/// The line of an ATen overload.
pub fn find(op: &Op) -> Option<&'static OpDef> {
    BY_OP.get(op)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::{self, Padding};

    #[test]
    fn every_op_of_the_table_can_be_lowered_or_is_spelled_differently() {
        for entry in op::entries().filter(|entry| entry.padding != Padding::Respelled) {
            assert!(find(&entry.name.into()).is_some(), "{} has no lowering", entry.name);
        }
    }

    #[test]
    fn every_lowering_is_of_an_op_of_the_table_and_comes_once() {
        assert!(ops().all(|op| find(&op.name.into()).is_some()));
    }
}
