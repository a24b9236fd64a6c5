//! Line of a family's table: how an ATen overload is lowered.

use super::{Call, Hlo, Lower, Val};

/// How an op is lowered.
#[derive(Clone, Copy)]
pub enum LowerFn {
    /// An op with one tensor output.
    One(for<'m> fn(&Hlo<'m>, &Call<'_, 'm>) -> Lower<Val<'m>>),
    /// An op with several outputs; `None` if the declared output is not a tensor.
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
