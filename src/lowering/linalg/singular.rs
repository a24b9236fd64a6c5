//! Singular values: by a function of the process if programs may call one, else by one-sided Jacobi rotations, which
//! find small ones as exactly as large ones.

use super::{
    adjoint, conjugate, declared, householder, identity, lifted, matrices, only, squares, sum, zeros,
};
use crate::fx::{Arg, DType};
use crate::lowering::elementwise::is_negative;
use crate::lowering::hlo::PadDim;
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many};
use crate::lowering::{Call, Hlo, Lower, Val};

pub const OPS: &[OpDef] = &[many("aten._linalg_svd.default", svd)];

/// Sweeps over all pairs of columns after which rotations stop even if some pair is not orthogonal; a dozen is
/// usual.
const MOST_SWEEPS: i64 = 40;

/// `_linalg_svd(A, full_matrices=False, compute_uv=True, *, driver=None)`: `U`, descending singular values, `Vᴴ`.
fn svd<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let a = matrices(h, call, 0)?;
    let full = call.bool(1)?;
    let vectors = *call.arg(2) != Arg::Bool(false);
    let (batch, m, n) = (a.dims[0], a.dims[1], a.dims[2]);
    if a.numel() == 0 {
        let mut results = zeros(h, call);
        if vectors && full {
            let sides = [[batch, m, m], [batch, n, n]].map(|dims| identity(h, a.dtype, &dims));
            results = declared(
                h,
                call,
                &[sides[0].clone(), h.zeros(a.dtype.to_real(), &[batch, 0]), sides[1].clone()],
            );
        }
        return Ok(results);
    }
    if h.factorizes_by_process(&a) {
        let read = vectors && (call.is_read(0) || call.is_read(2));
        let counts = if full { [m, n] } else { [m.min(n); 2] };
        let (values, both) = h.svd_by_process(&a, read.then_some(counts));
        if let Some([u, vh]) = both {
            return Ok(declared(h, call, &[u, values, vh]));
        }
        return Ok(values_alone(h, call, &values));
    }
    let wide = m < n;
    let tall = if wide { adjoint(h, &a) } else { a };
    let (scaled, right, values) = rotate(h, &tall);
    if !vectors {
        return Ok(values_alone(h, call, &values));
    }
    let left = directions(h, &scaled, full);
    let (u, v) = if wide { (right, left) } else { (left, right) };
    Ok(declared(h, call, &[u, values, adjoint(h, &v)]))
}

/// The results without vectors.
fn values_alone<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, values: &Val<'m>) -> Vec<Option<Val<'m>>> {
    let mut results = zeros(h, call);
    if let Some(Some(out)) = call.outs.get(1) {
        results[1] = Some(h.reshape(values, &out.dims));
    }
    results
}

/// Rotates columns of `a`, which has no more columns than rows, until they are orthogonal: the rotated columns in
/// descending order of length, the product of the rotations, and the lengths.
fn rotate<'m>(h: &Hlo<'m>, a: &Val<'m>) -> (Val<'m>, Val<'m>, Val<'m>) {
    let (m, n) = (a.dims[1], a.dims[2]);
    // Columns pair up: an odd one out gets a column of zeros, which nothing rotates.
    let padding = |rows: i64| {
        let mut padding = [PadDim::default(); 3];
        padding[2].high = n % 2;
        padding[1].high = rows;
        padding
    };
    let zero = h.constant_scalar(Scalar::Int(0), a.dtype);
    let columns = h.pad(a, &zero, &padding(0));
    let basis = identity(h, a.dtype, &[a.dims[0], n, n]);
    let stacked = h.concatenate(&[columns, h.pad(&basis, &zero, &padding(0))], 1);
    let pairs = (n + n % 2) / 2;
    let halves = [h.slice_dim(&stacked, 2, 0, pairs, 1), h.slice_dim(&stacked, 2, pairs, 2 * pairs, 1)];
    let rounds = 2 * pairs - 1;
    let real = a.dtype.to_real();
    let epsilon = if real == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) };
    let counter = h.constant_scalar(Scalar::Int(0), DType::I32);
    let skew = h.constant_scalar(Scalar::Int(0), real);
    let running = h.constant_scalar(Scalar::Bool(true), DType::Bool);
    let results = h.while_loop(
        &[&counter, &running, &skew, &halves[0], &halves[1]],
        &|h, v| {
            let most = h.constant_scalar(Scalar::Int(MOST_SWEEPS * rounds), DType::I32);
            vec![h.binary("and", &v[1], &h.compare("LT", &v[0], &most))]
        },
        &|h, v| {
            let [counter, running, skew, left, right] = v else { return v.to_vec() };
            let (left, right, found) = rotate_pairs(h, left, right, m, epsilon);
            let skew = h.maximum(skew, &found);
            let [left, right] = next_pairs(h, &left, &right);
            let counter = h.add(counter, &h.constant_scalar(Scalar::Int(1), DType::I32));
            let round = h.binary("remainder", &counter, &h.constant_scalar(Scalar::Int(rounds), DType::I32));
            let swept = h.compare("EQ", &round, &h.constant_scalar(Scalar::Int(0), DType::I32));
            let rotated = h.compare("GT", &skew, &h.constant_scalar(Scalar::Int(0), skew.dtype));
            let running = h.select(&swept, &rotated, running);
            let skew = h.select(&swept, &h.constant_scalar(Scalar::Int(0), skew.dtype), &skew);
            vec![counter, running, skew, left, right]
        },
    );
    // Whole sweeps bring every column back to its place.
    let stacked = h.concatenate(&[results[3].clone(), results[4].clone()], 2);
    let stacked = h.slice_dim(&stacked, 2, 0, n, 1);
    let lengths = h.unary("sqrt", &sum(h, &squares(h, &h.slice_dim(&stacked, 1, 0, m, 1)), 1));
    let keys = h.broadcast_in_dim(&lengths, &stacked.dims, &[0, 2]);
    let sorted = h.sort(&[&keys, &stacked], 2, true, &|h, v| vec![h.compare("GT", &v[0], &v[1])]);
    let lengths = h.reshape(&h.slice_dim(&sorted[0], 1, 0, 1, 1), &[a.dims[0], n]);
    (h.slice_dim(&sorted[1], 1, 0, m, 1), h.slice_dim(&sorted[1], 1, m, m + n, 1), lengths)
}

/// Rotates each column of `left` with that of `right`, so that their first `m` rows become orthogonal, and gives
/// the largest cosine that was not zero to the precision `epsilon`.
fn rotate_pairs<'m>(
    h: &Hlo<'m>,
    left: &Val<'m>,
    right: &Val<'m>,
    m: i64,
    epsilon: f64,
) -> (Val<'m>, Val<'m>, Val<'m>) {
    let top = |x: &Val<'m>| h.slice_dim(x, 1, 0, m, 1);
    let alpha = sum(h, &squares(h, &top(left)), 1);
    let beta = sum(h, &squares(h, &top(right)), 1);
    let gamma = sum(h, &h.multiply(&conjugate(h, &top(left)), &top(right)), 1);
    let size = h.unary("sqrt", &squares(h, &gamma));
    let zero = h.zeros(size.dtype, &size.dims);
    let one = h.ones(size.dtype, &size.dims);
    let lengths = h.multiply(&h.unary("sqrt", &alpha), &h.unary("sqrt", &beta));
    let cosine = h.divide(&size, &lengths);
    let skewed = h.compare("GT", &size, &h.multiply(&lengths, &h.full_like(8.0 * epsilon, &lengths)));
    let found = only(h, &skewed, &cosine);
    let found = h.reduce("maximum", &found, &h.constant_scalar(Scalar::Int(0), found.dtype), &[0, 1]);

    let size = h.select(&skewed, &size, &one);
    let twice = h.add(&size, &size);
    let zeta = h.divide(&h.subtract(&beta, &alpha), &twice);
    let root = h.unary("sqrt", &h.add(&h.multiply(&zeta, &zeta), &one));
    let tangent = h.divide(&one, &h.add(&h.unary("abs", &zeta), &root));
    let tangent = h.select(&is_negative(h, &zeta), &h.unary("negate", &tangent), &tangent);
    let tangent = h.select(&skewed, &tangent, &zero);
    let c = h.unary("rsqrt", &h.add(&h.multiply(&tangent, &tangent), &one));
    let s = h.multiply(&c, &tangent);
    // A phase makes the product of the columns real.
    let phase = h.divide(&conjugate(h, &gamma), &lifted(h, &size, gamma.dtype));
    let phase = h.select(&skewed, &phase, &h.ones(phase.dtype, &phase.dims));
    let along = |x: &Val<'m>| h.broadcast_in_dim(&lifted(h, x, left.dtype), &left.dims, &[0, 2]);
    let right = if left.dtype.is_complex() {
        h.multiply(right, &h.broadcast_in_dim(&phase, &right.dims, &[0, 2]))
    } else {
        right.clone()
    };
    let (c, s) = if left.dtype.is_complex() {
        (along(&c), along(&s))
    } else {
        // Of real columns the phase is the sign of their product, which goes with the sine.
        (along(&c), along(&h.multiply(&s, &phase)))
    };
    let new_left = h.subtract(&h.multiply(&c, left), &h.multiply(&s, &right));
    let new_right = h.add(&h.multiply(&s, left), &h.multiply(&c, &right));
    (new_left, new_right, found)
}

/// The next round of a tournament in which every column meets every other: all but the first move on by one place.
fn next_pairs<'m>(h: &Hlo<'m>, left: &Val<'m>, right: &Val<'m>) -> [Val<'m>; 2] {
    let pairs = left.dims[2];
    if pairs < 2 {
        return [left.clone(), right.clone()];
    }
    let part = |x: &Val<'m>, from: i64, to: i64| h.slice_dim(x, 2, from, to, 1);
    let moved = [part(left, 0, 1), part(right, 0, 1), part(left, 1, pairs - 1)];
    let back = [part(right, 1, pairs), part(left, pairs - 1, pairs)];
    [h.concatenate(&moved, 2), h.concatenate(&back, 2)]
}

/// Orthonormal columns in the directions of orthogonal ones, and in any direction for columns of zeros: the
/// orthogonal factor of a QR factorization, whose other factor is diagonal. `full` makes it square.
fn directions<'m>(h: &Hlo<'m>, columns: &Val<'m>, full: bool) -> Val<'m> {
    let (batch, m, n) = (columns.dims[0], columns.dims[1], columns.dims[2]);
    let [factored, taus] = householder::factorize(h, columns);
    let width = if full { m } else { n };
    let unit = identity(h, columns.dtype, &[batch, m, width]);
    let q = householder::multiply(h, &factored, &taus, &unit, false);
    // The diagonal is real: it is the lengths up to sign.
    let diagonal = h.multiply(&factored, &identity(h, columns.dtype, &columns.dims));
    let diagonal = sum(h, &diagonal, 1);
    let diagonal = if diagonal.dtype.is_complex() { h.real(&diagonal) } else { diagonal };
    let signs = h.ones(diagonal.dtype, &diagonal.dims);
    let signs = h.select(&is_negative(h, &diagonal), &h.unary("negate", &signs), &signs);
    let one = h.constant_scalar(Scalar::Int(1), signs.dtype);
    let signs = h.pad(&signs, &one, &[PadDim::default(), PadDim { high: width - n, ..PadDim::default() }]);
    h.multiply(&q, &h.broadcast_in_dim(&lifted(h, &signs, q.dtype), &q.dims, &[0, 2]))
}
