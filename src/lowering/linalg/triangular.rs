//! Systems of equations with triangular matrices.

use super::{declared, matrices, stack_as};
use crate::fx::Arg;
use crate::lowering::hlo::Hlo;
use crate::lowering::table::{OpDef, one};
use crate::lowering::{Call, Lower, Val, invalid};

pub const OPS: &[OpDef] = &[one("aten.linalg_solve_triangular.default", solve_triangular)];

/// `linalg_solve_triangular(self, B, *, upper, left=True, unitriangular=False)`: `X` with `A X = B`, or `X A = B`.
fn solve_triangular<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (a, b, out) = (call.tensor(0)?, call.tensor(1)?, call.out());
    matrices(h, call, 0)?;
    matrices(h, call, 1)?;
    let flag = |name: &str, default: bool| match call.kw(name) {
        Arg::Bool(value) => *value,
        _ => default,
    };
    let Some(lead) = out.rank().checked_sub(2).map(|lead| &out.dims[..lead]) else {
        return invalid("a matrix has two dimensions");
    };
    if out.numel() == 0 {
        return Ok(h.zeros(out.dtype, &out.dims));
    }
    let (upper, left, unit) = (flag("upper", false), flag("left", true), flag("unitriangular", false));
    let x = h.triangular_solve(&stack_as(h, &a, lead, 2)?, &stack_as(h, &b, lead, 2)?, left, !upper, unit);
    match declared(h, call, &[x]).pop() {
        Some(Some(x)) => Ok(x),
        _ => invalid("one tensor is declared"),
    }
}
