//! Discrete Fourier transforms.

use super::call::wrap_dim;
use super::hlo::Transform;
use super::scalar::Scalar;
use super::table::{OpDef, one};
use super::types::Dims;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};

pub const OPS: &[OpDef] = &[
    one("aten._fft_c2c.default", c2c),
    one("aten._fft_r2c.default", r2c),
    one("aten._fft_c2r.default", c2r),
];

/// XLA transforms at most this many dimensions at once.
const MOST_DIMENSIONS: usize = 3;

/// `_fft_c2c(self, dim, normalization, forward)`
fn c2c<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if !x.dtype.is_complex() {
        return invalid("the tensor is not complex");
    }
    let dims = transformed_dims(call, &x)?;
    let transform = if call.bool(3)? { Transform::Fft } else { Transform::Ifft };
    let sizes = x.dims.clone();
    normalized(h, call, &complex_transform(h, &x, &dims, transform), &dims, &sizes)
}

/// `_fft_r2c(self, dim, normalization, onesided)`: real to complex along the last of `dim`, then complex.
fn r2c<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    if x.dtype.is_complex() || !out.dtype.is_complex() {
        return invalid("a real tensor has a complex transform");
    }
    let dims = transformed_dims(call, &x)?;
    let sizes = x.dims.clone();
    let x = h.convert(&x, out.dtype.to_real());
    let y = match dims.split_last() {
        Some((last, others)) if call.bool(3)? => {
            let size = sizes[*last];
            let half = along_last(h, &x, &[*last], |x| h.fft(x, Transform::Rfft, &[size]));
            complex_transform(h, &half, others, Transform::Fft)
        }
        _ => complex_transform(h, &h.convert(&x, out.dtype), &dims, Transform::Fft),
    };
    normalized(h, call, &y, &dims, &sizes)
}

/// `_fft_c2r(self, dim, normalization, last_dim_size)`: complex along all of `dim` but the last, then to real.
fn c2r<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if !x.dtype.is_complex() {
        return invalid("the tensor is not complex");
    }
    let dims = transformed_dims(call, &x)?;
    let Some((last, others)) = dims.split_last() else { return unsupported("a transform of no dimension") };
    let size = call.int(3)?;
    let half = size / 2 + 1;
    if size < 1 || x.dims[*last] < half {
        return unsupported(format!("{size} real numbers from {} coefficients", x.dims[*last]));
    }
    let x = h.slice_dim(&x, *last, 0, half, 1);
    let x = complex_transform(h, &x, others, Transform::Ifft);
    let y = along_last(h, &x, &[*last], |x| h.fft(x, Transform::Irfft, &[size]));
    let sizes = y.dims.clone();
    normalized(h, call, &y, &dims, &sizes)
}

/// Argument 1, wrapped: distinct dimensions that are not empty.
fn transformed_dims(call: &Call<'_, '_>, x: &Val<'_>) -> Lower<Vec<usize>> {
    let dims = call.ints(1)?.iter().map(|d| wrap_dim(*d, x.rank())).collect::<Lower<Vec<_>>>()?;
    let distinct = (0..dims.len()).all(|i| !dims[..i].contains(&dims[i]));
    if x.rank() == 0 || !distinct || dims.iter().any(|d| x.dims[*d] == 0) {
        return unsupported("a transform of repeated or empty dimensions");
    }
    Ok(dims)
}

/// A complex transform along `dims`, without normalization; the inverse one divides by the number of elements.
fn complex_transform<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[usize], transform: Transform) -> Val<'m> {
    let mut y = x.clone();
    for some in dims.chunks(MOST_DIMENSIONS) {
        let lengths: Dims = some.iter().map(|d| x.dims[*d]).collect();
        y = along_last(h, &y, some, |y| h.fft(y, transform, &lengths));
    }
    y
}

/// `f` of `x` with `dims` moved to the end, and moved back.
fn along_last<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[usize], f: impl Fn(&Val<'m>) -> Val<'m>) -> Val<'m> {
    let mut order: Dims = (0..x.rank() as i64).filter(|d| !dims.contains(&(*d as usize))).collect();
    order.extend(dims.iter().map(|d| *d as i64));
    let mut back = order.clone();
    order.iter().enumerate().for_each(|(to, from)| back[*from as usize] = to as i64);
    h.transpose(&f(&h.transpose(x, &order)), &back)
}

/// Scales by what argument 2 says of the number of elements `n` (0: nothing, 1: `1/√n`, 2: `1/n`), given that
/// inverse transforms of StableHLO have divided by `n` already. `sizes` are those of the whole signal.
fn normalized<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    y: &Val<'m>,
    dims: &[usize],
    sizes: &[i64],
) -> Lower<Val<'m>> {
    let count: f64 = dims.iter().map(|d| sizes[*d] as f64).product();
    let inverse = match &*call.node.op {
        "aten._fft_c2r.default" => true,
        "aten._fft_c2c.default" => !call.bool(3)?,
        _ => false,
    };
    let divided = if inverse { count } else { 1.0 };
    let scale = match call.int(2)? {
        0 => divided,
        1 => divided / count.sqrt(),
        2 => divided / count,
        other => return invalid(format!("normalization {other}")),
    };
    if scale == 1.0 {
        return Ok(y.clone());
    }
    Ok(h.multiply(y, &h.full(Scalar::Float(scale), y.dtype, &y.dims)))
}
