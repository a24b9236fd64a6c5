//! Running sums and products.

use super::{accumulation, at_least_1d};
use crate::lowering::call::Scalar;
use crate::lowering::hlo::Window;
use crate::lowering::table::{OpDef, one};
use crate::lowering::types::Dims;
use crate::lowering::{Call, Hlo, Lower, Val};

pub const OPS: &[OpDef] = &[one("aten.cumprod.default", cumprod), one("aten.cumsum.default", cumsum)];

/// Folds `op` over every element up to and including each position along `dim`.
fn running<'m>(h: &Hlo<'m>, op: &str, x: &Val<'m>, identity: Scalar, dim: usize) -> Val<'m> {
    if x.numel() == 0 {
        return x.clone();
    }
    let ones: Dims = x.dims.iter().map(|_| 1).collect();
    let mut sizes = ones.clone();
    sizes[dim] = x.dims[dim];
    let mut padding: Vec<(i64, i64)> = x.dims.iter().map(|_| (0, 0)).collect();
    padding[dim].0 = x.dims[dim] - 1;
    let window = Window { sizes: &sizes, strides: &ones, dilations: &ones, padding: &padding };
    h.reduce_window(op, x, &h.constant_scalar(identity, x.dtype), window)
}

/// `cumsum(self, dim, *, dtype=None)`
fn cumsum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    cumulative(h, call, "add", Scalar::Int(0))
}

/// `cumprod(self, dim, *, dtype=None)`
fn cumprod<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    cumulative(h, call, "multiply", Scalar::Int(1))
}

fn cumulative<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, op: &str, identity: Scalar) -> Lower<Val<'m>> {
    let out = call.out();
    let x = at_least_1d(h, &h.convert(&call.tensor(0)?, accumulation(out.dtype)));
    let dim = call.dim(1, x.rank())?;
    Ok(h.convert(&h.reshape(&running(h, op, &x, identity, dim), &out.dims), out.dtype))
}
