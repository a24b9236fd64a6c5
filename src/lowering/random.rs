//! Random bits as a function of a seed: the ops that PyTorch's random ops are decomposed into.
//!
//! The generator is Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011).
//! It is written out in integer ops, because what `stablehlo.rng_bit_generator` gives differs between platforms and
//! between shapes: here an element's bits follow from the seed and the element's row-major index alone, on every
//! platform. `python/torchtpu_compile/decompositions/randomness.py` computes the same bits in eager PyTorch.

use super::promotion::real_map;
use super::scalar::Scalar;
use super::table::{OpDef, one};
use super::types::Shape;
use super::{Call, Hlo, Lower, Val, invalid};
use crate::fx::{Arg, DType};
use crate::op::Padding;

pub const OPS: &[OpDef] = &[
    one("torchtpu.fold_in.default", fold_in),
    one("torchtpu.random_bits.default", random_bits),
    one("torchtpu.random_bits_at.default", random_bits_at),
    one("torchtpu.quick_erfinv.default", quick_erfinv),
];

/// How far the words are rotated in each of eight rounds, again and again.
const ROTATIONS: [i64; 8] = [13, 15, 26, 6, 17, 29, 16, 24];

/// The constant of the key schedule.
const PARITY: i64 = 0x1BD1_1BDA;

/// `fold_in(seed, stream)`: the seed of another, independent stream.
fn fold_in<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let stream = call.int(1)?;
    let counter =
        [stream >> 32, stream].map(|word| h.constant_scalar(Scalar::Int(word & 0xFFFF_FFFF), DType::U32));
    let words = threefry(h, &key(h, call)?, counter).map(|word| h.reshape(&word, &[1]));
    Ok(h.convert(&h.concatenate(&words, 0), DType::I64))
}

/// `random_bits(seed, size, *, dtype)`: 32 or 64 independent random bits in each element.
fn random_bits<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    if call.ints(1)? != out.dims {
        return invalid("the declared size is not the size asked for");
    }
    drawn(h, call, element_index(h, &out.dims))
}

/// `random_bits_at(seed, index, *, dtype)`: the bits that `random_bits` gives to elements with these row-major indices,
/// in int32 or int64, none of them negative.
fn random_bits_at<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let index = call.tensor(1)?;
    match index.dtype {
        DType::I32 => drawn(h, call, words(h, &h.convert(&index, DType::U32))),
        DType::I64 => drawn(h, call, words(h, &h.convert(&index, DType::U64))),
        other => invalid(format!("an index of {other}")),
    }
}

/// The bits of each counter, in the declared type.
fn drawn<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, counter: [Val<'m>; 2]) -> Lower<Val<'m>> {
    let out = call.out();
    let [high, low] = threefry(h, &key(h, call)?, counter);
    let bits = match out.dtype {
        DType::I32 => high,
        DType::I64 => {
            let [high, low] = [high, low].map(|word| h.convert(&word, DType::U64));
            h.binary(
                "or",
                &h.binary("shift_left", &high, &h.full(Scalar::Int(32), DType::U64, &out.dims)),
                &low,
            )
        }
        other => return invalid(format!("random bits in elements of {other}")),
    };
    Ok(h.bitcast_convert(&bits, out.clone()))
}

/// `quick_erfinv(uniform)`: as exact as random numbers need it, see `erfinv` among the mathematical functions.
fn quick_erfinv<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[x]| h.unary("chlo.erf_inv", x))
}

/// Whether a value is made of random bits by elementwise ops of one tensor.
pub(super) fn is_drawn(call: &Call<'_, '_>, arg: &Arg) -> bool {
    let mut maker = call.maker(arg);
    while let Some(node) = maker {
        if matches!(&*node.op, "torchtpu.random_bits.default" | "torchtpu.random_bits_at.default") {
            return true;
        }
        let is_elementwise = node.op.entry().is_some_and(|entry| entry.padding == Padding::Pointwise);
        if !is_elementwise || node.args.iter().skip(1).any(|arg| matches!(arg, Arg::Value(_))) {
            return false;
        }
        maker = call.maker(node.arg(0));
    }
    false
}

/// The two words of the seed at argument 0.
fn key<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<[Val<'m>; 2]> {
    let seed = call.tensor(0)?;
    if seed.shape() != Shape::new(DType::I64, &[2]) {
        return invalid(format!("a seed of {}", seed.shape()));
    }
    let words = h.convert(&seed, DType::U32);
    Ok([0, 1].map(|i| h.reshape(&h.slice_dim(&words, 0, i, i + 1, 1), &[])))
}

/// The high and the low word of each element's row-major index.
fn element_index<'m>(h: &Hlo<'m>, dims: &[i64]) -> [Val<'m>; 2] {
    let elements = dims.iter().fold(1i64, |n, d| n.saturating_mul(*d));
    let dtype = if elements <= 1 << 32 { DType::U32 } else { DType::U64 };
    let mut index: Option<Val<'m>> = None;
    let mut stride = 1i64;
    for (dimension, size) in dims.iter().enumerate().rev() {
        if *size > 1 {
            let step = h.full(Scalar::Int(stride), dtype, dims);
            let part = h.multiply(&h.iota(dtype, dims, dimension), &step);
            index = Some(index.map_or(part.clone(), |index| h.add(&index, &part)));
        }
        stride = stride.saturating_mul(*size);
    }
    words(h, &index.unwrap_or_else(|| h.zeros(dtype, dims)))
}

/// The high and the low word of unsigned numbers.
fn words<'m>(h: &Hlo<'m>, numbers: &Val<'m>) -> [Val<'m>; 2] {
    if numbers.dtype == DType::U32 {
        return [h.zeros(DType::U32, &numbers.dims), numbers.clone()];
    }
    let half = h.full(Scalar::Int(32), numbers.dtype, &numbers.dims);
    let high = h.binary("shift_right_logical", numbers, &half);
    [high, numbers.clone()].map(|word| h.convert(&word, DType::U32))
}

/// The block of each counter, two words of the same shape, under a key of two scalar words.
fn threefry<'m>(h: &Hlo<'m>, key: &[Val<'m>; 2], counter: [Val<'m>; 2]) -> [Val<'m>; 2] {
    let dims = counter[0].dims.clone();
    let scalar = |value: i64| h.constant_scalar(Scalar::Int(value), DType::U32);
    let parity = h.binary("xor", &h.binary("xor", &key[0], &key[1]), &scalar(PARITY));
    let schedule = [&key[0], &key[1], &parity];
    let inject =
        |word: &Val<'m>, scheduled: &Val<'m>| h.add(word, &h.broadcast_in_dim(scheduled, &dims, &[]));
    let [mut a, mut b] = counter;
    a = inject(&a, schedule[0]);
    b = inject(&b, schedule[1]);
    for injection in 1..=5 {
        let rotations = if injection % 2 == 1 { &ROTATIONS[..4] } else { &ROTATIONS[4..] };
        for rotation in rotations {
            a = h.add(&a, &b);
            b = h.binary("xor", &rotate_left(h, &b, *rotation), &a);
        }
        a = inject(&a, schedule[injection % 3]);
        b = inject(&b, &h.add(schedule[(injection + 1) % 3], &scalar(injection as i64)));
    }
    [a, b]
}

fn rotate_left<'m>(h: &Hlo<'m>, word: &Val<'m>, bits: i64) -> Val<'m> {
    let by = |bits| h.full(Scalar::Int(bits), word.dtype, &word.dims);
    let left = h.binary("shift_left", word, &by(bits));
    h.binary("or", &left, &h.binary("shift_right_logical", word, &by(32 - bits)))
}
