//! The exponential of a matrix.

use super::{identity, lifted, per_matrix, product, squares};
use crate::fx::DType;
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, one};
use crate::lowering::{Call, Hlo, Lower, Val, invalid};

pub const OPS: &[OpDef] = &[one("aten.linalg_matrix_exp.default", matrix_exp)];

/// Terms of the series: of a matrix of norm up to 1/2, the next one is below the precision of `f64`.
const TERMS: i64 = 14;

/// Argument 0 in double precision: squaring doubles relative errors.
fn exact_matrices<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let &[.., m, n] = x.dims.as_slice() else { return invalid("a matrix has two dimensions") };
    if m != n {
        return invalid("the matrices are not square");
    }
    let batch: i64 = x.dims[..x.rank() - 2].iter().product();
    let x = h.reshape(&x, &[batch, m, n]);
    Ok(h.convert(&x, if x.dtype.is_complex() { DType::C128 } else { DType::F64 }))
}

/// `linalg_matrix_exp(self)`: the series of a power-of-two part of the matrix, squared as often.
fn matrix_exp<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    let a = exact_matrices(h, call)?;
    if a.numel() == 0 {
        return Ok(h.zeros(out.dtype, &out.dims));
    }
    // The largest sum of a row bounds every power; halvings bring it to 1/2.
    let zero = h.constant_scalar(Scalar::Int(0), a.dtype.to_real());
    let sums = h.reduce("add", &h.unary("sqrt", &squares(h, &a)), &zero, &[2]);
    let norm = h.reduce("maximum", &sums, &zero, &[1]);
    let log = h.divide(&h.unary("log", &norm), &h.full_like(std::f64::consts::LN_2, &norm));
    let halvings = h.add(&h.unary("ceil", &log), &h.full_like(1.0, &log));
    let finite = h.op1(
        "stablehlo.is_finite",
        &[&halvings],
        crate::program::Shape::new(DType::Bool, &halvings.dims),
        &[],
    );
    let halvings = h.select(&finite, &h.maximum(&halvings, &h.full_like(0.0, &log)), &h.full_like(0.0, &log));
    let scale = h.binary("power", &h.full_like(0.5, &halvings), &halvings);
    let part = h.multiply(&a, &per_matrix(h, &lifted(h, &scale, a.dtype), &a.dims));

    let unit = identity(h, a.dtype, &a.dims);
    let series = h.repeat(TERMS, &[&unit, &part], &|h, k, v| {
        let (sum, part) = (&v[0], &v[1]);
        let divisor = h.subtract(&h.constant_scalar(Scalar::Int(TERMS), DType::I32), k);
        let divisor = h.broadcast_to(&h.convert(&divisor, sum.dtype), &sum.dims);
        let next = h.add(&identity(h, sum.dtype, &sum.dims), &h.divide(&product(h, part, sum), &divisor));
        vec![next, part.clone()]
    });
    let counter = h.constant_scalar(Scalar::Int(0), halvings.dtype);
    let results = h.while_loop(
        &[&counter, &halvings, &series[0]],
        &|h, v| {
            let zero = h.constant_scalar(Scalar::Int(0), v[1].dtype);
            vec![h.compare("LT", &v[0], &h.reduce("maximum", &v[1], &zero, &[0]))]
        },
        &|h, v| {
            let [counter, halvings, x] = v else { return v.to_vec() };
            let due = h.compare("LT", &h.broadcast_to(counter, &halvings.dims), halvings);
            let squared = h.select(&per_matrix(h, &due, &x.dims), &product(h, x, x), x);
            let next = h.add(counter, &h.constant_scalar(Scalar::Int(1), counter.dtype));
            vec![next, halvings.clone(), squared]
        },
    );
    Ok(h.reshape(&h.convert(&results[2], out.dtype), &out.dims))
}
