//! The op table: the single list of what can be lowered. One line per ATen overload, in the file of its family.

use super::{Call, Hlo, Lower, Val};
use std::collections::HashMap;
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
}

/// A table line for an op with one tensor output.
pub const fn one(name: &'static str, lower: for<'m> fn(&Hlo<'m>, &Call<'_, 'm>) -> Lower<Val<'m>>) -> OpDef {
    OpDef { name, lower: LowerFn::One(lower) }
}

/// A table line for an op with several outputs.
pub const fn many(
    name: &'static str,
    lower: for<'m> fn(&Hlo<'m>, &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>>,
) -> OpDef {
    OpDef { name, lower: LowerFn::Many(lower) }
}

/// The families, each in its own file.
const FAMILIES: &[&[OpDef]] = &[
    super::activation::OPS,
    super::attention::OPS,
    super::cast::OPS,
    super::comparison::OPS,
    super::constant::OPS,
    super::convolution::OPS,
    super::creation::OPS,
    super::diagonal::OPS,
    super::elementwise::OPS,
    super::fourier::OPS,
    super::indexing::OPS,
    super::math::OPS,
    super::matmul::OPS,
    super::normalization::OPS,
    super::normalization::batch::OPS,
    super::padding::OPS,
    super::pooling::OPS,
    super::pooling::adaptive::OPS,
    super::pooling::nearest::OPS,
    super::random::OPS,
    super::reductions::OPS,
    super::reductions::cumulative::OPS,
    super::reductions::loss::OPS,
    super::reductions::softmax::OPS,
    super::reductions::sorting::OPS,
    super::resize::OPS,
    super::scatter::OPS,
    super::special::BESSEL,
    super::special::NORMAL,
    super::special::POLYNOMIALS,
    super::special::ZETA,
    super::views::OPS,
];

static TABLE: LazyLock<HashMap<&'static str, &'static OpDef>> =
    LazyLock::new(|| ops().map(|op| (op.name, op)).collect());

/// Every line, family by family.
pub fn ops() -> impl Iterator<Item = &'static OpDef> {
    FAMILIES.iter().flat_map(|family| family.iter())
}

/// The line of an ATen overload.
pub fn find(name: &str) -> Option<&'static OpDef> {
    TABLE.get(name).copied()
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_every_op_once() {
        let mut seen = std::collections::BTreeSet::new();
        for op in super::ops() {
            assert!(seen.insert(op.name), "{} is in the table twice", op.name);
        }
    }
}
