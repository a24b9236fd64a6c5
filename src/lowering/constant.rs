//! Tensors known when the graph was captured.

use super::table::{OpDef, one};
use super::{Call, Hlo, Lower, Val, invalid};
use crate::fx::{Arg, CONSTANT};

pub const OPS: &[OpDef] = &[one(CONSTANT, constant)];

fn constant<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let Arg::Literal(id) = call.arg(0) else { return invalid("a constant has one literal") };
    let literal = &call.graph.literals[id.0 as usize];
    Ok(h.constant(literal.dtype, &literal.dims, &literal.data))
}
