//! All lines of all families: the single list of what can be lowered.

use super::table::OpDef;
use crate::op::{ByOp, Op};
use std::sync::LazyLock;

/// The families, each in its own file.
const FAMILIES: &[&[OpDef]] = &[
    super::activation::OPS,
    super::attention::OPS,
    super::bits::OPS,
    super::cast::OPS,
    super::collective::OPS,
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
    super::registered::OPS,
    super::linalg::CHOLESKY,
    super::linalg::EIGEN,
    super::linalg::EXPONENTIAL,
    super::linalg::HOUSEHOLDER,
    super::linalg::LU,
    super::linalg::SINGULAR,
    super::linalg::SOLVE,
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
        for entry in op::entries().filter(|entry| {
            !matches!(entry.padding, Padding::Respelled | Padding::RespelledAs(_) | Padding::Outside)
        }) {
            assert!(find(&entry.name.into()).is_some(), "{} has no lowering", entry.name);
        }
    }

    #[test]
    fn every_lowering_is_of_an_op_of_the_table_and_comes_once() {
        for op in ops().map(|op| Op::from(op.name)) {
            assert!(find(&op).is_some(), "{op}");
            assert_ne!(op.entry().map(|entry| entry.padding), Some(Padding::Outside), "{op}");
        }
    }
}
