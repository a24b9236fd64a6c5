//! Operands of elementwise ops: PyTorch's promotion rules, broadcasting, and the precision that ops compute in.

use super::scalar::Scalar;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::{Arg, DType, NumberKind};
use half::{bf16, f16};

/// `torch.result_type` of the arguments at some positions: tensors with dimensions come before tensors without,
/// and these before Python numbers; a later class counts only where its category (bool, integer, float, complex)
/// is higher. Absent arguments do not count.
pub(super) fn result_type(call: &Call<'_, '_>, positions: &[usize]) -> Lower<DType> {
    let mut classes = [None; 3];
    for position in positions {
        let (class, dtype) = match call.arg(*position) {
            Arg::None => continue,
            Arg::Value(_) => {
                let x = call.tensor(*position)?;
                (usize::from(x.rank() == 0), x.dtype)
            }
            _ => (2, call.scalar(*position)?.default_dtype()),
        };
        classes[class] = match classes[class] {
            None => Some(dtype),
            Some(other) => Some(promote(other, dtype)?),
        };
    }
    let [with_dims, without_dims, numbers] = classes;
    let tensors = combine(with_dims, without_dims)?;
    combine(tensors, numbers)?.map_or_else(|| invalid("no operand has a type"), Ok)
}

fn promote(a: DType, b: DType) -> Lower<DType> {
    a.promote(b).map_or_else(|| unsupported(format!("{a} and {b} have no common type")), Ok)
}

/// `higher` wins unless `lower` is of a higher category.
fn combine(higher: Option<DType>, lower: Option<DType>) -> Lower<Option<DType>> {
    let (Some(higher), Some(lower)) = (higher, lower) else { return Ok(higher.or(lower)) };
    let rank = |d: DType| match d.kind() {
        NumberKind::Bool => 0,
        NumberKind::Unsigned | NumberKind::Signed => 1,
        NumberKind::Float => 2,
        NumberKind::Complex => 3,
    };
    if rank(higher) >= rank(lower) {
        return Ok(Some(higher));
    }
    match (rank(higher), rank(lower)) {
        (2, 3) => Ok(Some(if higher == DType::F64 { DType::C128 } else { DType::C64 })),
        _ => promote(higher, lower).map(Some),
    }
}

/// The type in which an op computes a result of type `dtype`: floats narrower than 32 bits compute in `f32` and
/// are rounded once (ATen's `opmath_t`).
pub(super) fn opmath(dtype: DType) -> DType {
    if dtype.is_float() && dtype.size() < 4 { DType::F32 } else { dtype }
}

/// Broadcasting by PyTorch's rules.
pub(super) fn broadcast<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> Lower<Val<'m>> {
    let fits = x.rank() <= dims.len()
        && x.dims.iter().rev().zip(dims.iter().rev()).all(|(from, to)| from == to || *from == 1);
    if fits {
        Ok(h.broadcast_to(x, dims))
    } else {
        invalid(format!("{} does not broadcast to {dims:?}", x.shape()))
    }
}

/// Argument `i`, a tensor or a number, as a tensor of type `dtype` broadcast to the first output's sizes.
pub(super) fn operand<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize, dtype: DType) -> Lower<Val<'m>> {
    let dims = &call.out().dims;
    match call.arg(i) {
        Arg::Value(_) => broadcast(h, &h.convert(&call.tensor(i)?, dtype), dims),
        _ => Ok(h.full(call.scalar(i)?, dtype, dims)),
    }
}

/// Arguments `0..N` in type `dtype`, broadcast to the first output's sizes.
pub(super) fn operands<'m, const N: usize>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    dtype: DType,
) -> Lower<[Val<'m>; N]> {
    let values = (0..N).map(|i| operand(h, call, i, dtype)).collect::<Lower<Vec<_>>>()?;
    Ok(values.try_into().expect("N values were collected"))
}

/// Arguments `0..N` broadcast to the output's sizes in its [`opmath`] type, the way most ops of ATen read them:
/// numbers and wider scalar tensors are first rounded to the output's type.
fn rounded_operands<'m, const N: usize>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<[Val<'m>; N]> {
    let dtype = call.out().dtype;
    Ok(operands::<N>(h, call, dtype)?.map(|x| h.convert(&x, opmath(dtype))))
}

/// `f` of arguments `0..N` broadcast to the output's sizes, computed in the output's [`opmath`] type.
pub(super) fn map<'m, const N: usize>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    f: impl Fn(&[Val<'m>; N]) -> Val<'m>,
) -> Lower<Val<'m>> {
    Ok(h.convert(&f(&rounded_operands(h, call)?), call.out().dtype))
}

/// As [`map`], for formulas that hold for real numbers only.
pub(super) fn real_map<'m, const N: usize>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    f: impl Fn(&[Val<'m>; N]) -> Val<'m>,
) -> Lower<Val<'m>> {
    real_output(call)?;
    map(h, call, f)
}

/// As [`map`], for the ops that ATen computes with numbers and wider scalar tensors at full precision:
/// multiplications, divisions, interpolations.
pub(super) fn exact_map<'m, const N: usize>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    f: impl Fn(&[Val<'m>; N]) -> Val<'m>,
) -> Lower<Val<'m>> {
    let dtype = call.out().dtype;
    Ok(h.convert(&f(&operands(h, call, opmath(dtype))?), dtype))
}

/// Refuses complex outputs.
pub(super) fn real_output(call: &Call<'_, '_>) -> Lower<()> {
    if call.out().dtype.is_complex() { unsupported("complex numbers") } else { Ok(()) }
}

/// Whether arguments 0 and 1 are exact in the output's type, so that one operation in that type rounds once.
pub(super) fn is_exact(call: &Call<'_, '_>) -> Lower<bool> {
    let dtype = call.out().dtype;
    for i in 0..2 {
        let exact = match call.arg(i) {
            Arg::Value(_) => call.tensor(i)?.dtype == dtype,
            _ => is_exact_number(call.scalar(i)?, dtype),
        };
        if !exact {
            return Ok(false);
        }
    }
    Ok(true)
}

fn is_exact_number(value: Scalar, dtype: DType) -> bool {
    let value = value.as_f64();
    match dtype {
        DType::BF16 => bf16::from_f64(value).to_f64() == value,
        DType::F16 => f16::from_f64(value).to_f64() == value,
        other => opmath(other) == other,
    }
}
