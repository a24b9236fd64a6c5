//! Tensors made from numbers: constants, ranges, triangles.

use super::promotion::opmath;
use super::scalar::Scalar;
use super::table::{OpDef, one};
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    one("aten.full.default", |h, c| filled(h, c, 1)),
    one("aten.full_like.default", |h, c| filled(h, c, 1)),
    one("aten.new_full.default", |h, c| filled(h, c, 2)),
    one("aten.scalar_tensor.default", |h, c| filled(h, c, 0)),
    one("aten.fill.Scalar", |h, c| filled(h, c, 1)),
    one("aten.fill.Tensor", |h, c| filled(h, c, 1)),
    one("aten.zeros.default", zeros),
    one("aten.zeros_like.default", zeros),
    one("aten.new_zeros.default", zeros),
    one("aten.zero.default", zeros),
    one("aten.ones.default", ones),
    one("aten.ones_like.default", ones),
    one("aten.new_ones.default", ones),
    // What an empty tensor holds is unspecified.
    one("aten.empty.memory_format", zeros),
    one("aten.empty_like.default", zeros),
    one("aten.new_empty.default", zeros),
    one("aten.empty_strided.default", zeros),
    one("aten.new_empty_strided.default", zeros),
    one("aten.empty_permuted.default", zeros),
    one("aten.arange.default", arange),
    one("aten.arange.start", arange),
    one("aten.arange.start_step", arange),
    one("prims.iota.default", iota),
    one("aten.linspace.default", linspace),
    one("aten.eye.default", eye),
    one("aten.eye.m", eye),
    one("aten.tril.default", |h, c| triangle(h, c, "LE")),
    one("aten.triu.default", |h, c| triangle(h, c, "GE")),
    one("aten.tril_indices.default", |h, c| {
        triangle_indices(h, c, |row, column, offset| column <= row.saturating_add(offset))
    }),
    one("aten.triu_indices.default", |h, c| {
        triangle_indices(h, c, |row, column, offset| column >= row.saturating_add(offset))
    }),
];

/// Largest number of matrix elements whose coordinates are written into the program.
const MAX_TRIANGLE: i64 = 1 << 20;

/// Every element is the number, or the rank-0 tensor, at argument `i`.
fn filled<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize) -> Lower<Val<'m>> {
    super::promotion::operand(h, call, i, call.out().dtype)
}

fn zeros<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(h.zeros(call.out().dtype, &call.out().dims))
}

fn ones<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(h.ones(call.out().dtype, &call.out().dims))
}

/// `start + step · 0, 1, 2 …`: integers exactly, floats computed in `f64` and rounded once.
fn range<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, start: Scalar, step: Scalar) -> Lower<Val<'m>> {
    let (dtype, dims) = (call.out().dtype, &call.out().dims);
    if dims.len() != 1 {
        return invalid("a range has one dimension");
    }
    let whole = |s: Scalar| s.as_f64().fract() == 0.0 && s.as_f64().abs() < 1e15;
    // Whole numbers of this size are exact in float32 too.
    let small = (start.as_f64().abs() + step.as_f64().abs() * dims[0] as f64) < f64::from(1 << 24);
    let computed = match dtype {
        d if !d.is_float() => DType::I64,
        d if whole(start) && whole(step) && small => opmath(d),
        _ => DType::F64,
    };
    let mut x = h.iota(computed, dims, 0);
    if step.as_f64() != 1.0 {
        x = h.multiply(&x, &h.full(step, computed, dims));
    }
    if start.as_f64() != 0.0 {
        x = h.add(&x, &h.full(start, computed, dims));
    }
    Ok(h.convert(&x, dtype))
}

/// `arange(end)`, `arange(start, end)`, `arange(start, end, step=1)`
fn arange<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let start = if &*call.node.op == "aten.arange.default" { Scalar::Int(0) } else { call.scalar(0)? };
    let step = call.opt_scalar(2)?.unwrap_or(Scalar::Int(1));
    // To an integer type, ATen converts the bounds and the step before it computes.
    let convert = |s: Scalar| match s {
        Scalar::Float(x) if !call.out().dtype.is_float() => Scalar::Int(x as i64),
        other => other,
    };
    range(h, call, convert(start), convert(step))
}

/// `iota(length, *, start, step, dtype, device, requires_grad)`
fn iota<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let number = |name, default| call.kw_scalar(name).unwrap_or(Scalar::Int(default));
    range(h, call, number("start", 0), number("step", 1))
}

/// `linspace(start, end, steps)`: both ends are exact.
fn linspace<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let dtype = call.out().dtype;
    // In an integer type, the ends are numbers of that type before anything is computed.
    let number = |i| match (dtype.is_int(), call.scalar(i)?.whole()) {
        (true, Some(whole)) => Ok(dtype.wrap(whole) as f64),
        (true, None) => unsupported("ends that are no integers"),
        (false, _) => call.float(i),
    };
    let (start, end) = (number(0)?, number(1)?);
    let &[steps] = call.out().dims.as_slice() else { return invalid("a range has one dimension") };
    let step = if steps > 1 { (end - start) / (steps - 1) as f64 } else { 0.0 };
    let dims = &[steps];
    let i = h.iota(DType::F64, dims, 0);
    let number = |value: f64| h.full(Scalar::Float(value), DType::F64, dims);
    let from_start = h.add(&number(start), &h.multiply(&i, &number(step)));
    let left = h.subtract(&number((steps - 1) as f64), &i);
    let from_end = h.subtract(&number(end), &h.multiply(&left, &number(step)));
    let first_half = h.compare("LT", &i, &number((steps / 2) as f64));
    let x = if steps == 1 { from_start } else { h.select(&first_half, &from_start, &from_end) };
    Ok(h.convert(&x, dtype))
}

/// `eye(n)`, `eye(n, m)`
fn eye<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let dims = &call.out().dims;
    if dims.len() != 2 {
        return invalid("a matrix has two dimensions");
    }
    let diagonal = h.compare("EQ", &h.iota(DType::I32, dims, 0), &h.iota(DType::I32, dims, 1));
    Ok(h.convert(&diagonal, call.out().dtype))
}

/// `tril(self, diagonal=0)`, `triu(self, diagonal=0)`: zero where `column - row` is not `direction diagonal`.
fn triangle<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, direction: &str) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if x.rank() < 2 {
        return invalid("a matrix has two dimensions");
    }
    let matrix = &x.dims[x.rank() - 2..];
    // Beyond the matrix, every diagonal is like the nearest one outside of it.
    let diagonal = call.opt_int(1)?.unwrap_or(0).clamp(-matrix[0] - 1, matrix[1] + 1);
    let row = h.iota(DType::I32, matrix, 0);
    let row = h.add(&row, &h.full(Scalar::Int(diagonal), DType::I32, matrix));
    let keep = h.compare(direction, &h.iota(DType::I32, matrix, 1), &row);
    Ok(h.select(&h.broadcast_to(&keep, &x.dims), &x, &h.zeros(x.dtype, &x.dims)))
}

/// `tril_indices(row, col, offset=0)`, `triu_indices(row, col, offset=0)`: two rows of coordinates, row-major.
fn triangle_indices<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    inside: impl Fn(i64, i64, i64) -> bool,
) -> Lower<Val<'m>> {
    let (rows, columns, offset) = (call.int(0)?, call.int(1)?, call.opt_int(2)?.unwrap_or(0));
    if rows < 0 || columns < 0 {
        return invalid(format!("a matrix of {rows} rows and {columns} columns"));
    }
    // Rows without cells are counted as well: each is looked at.
    if rows.saturating_mul(columns.max(1)) > MAX_TRIANGLE {
        return unsupported("a matrix too large for a constant of its coordinates");
    }
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let cells: Vec<(i64, i64)> = cells.filter(|(row, column)| inside(*row, *column, offset)).collect();
    let values: Vec<i64> = cells.iter().map(|c| c.0).chain(cells.iter().map(|c| c.1)).collect();
    let flat = h.constant_ints(&values, call.out().dtype);
    Ok(h.reshape(&flat, &[2, cells.len() as i64]))
}
