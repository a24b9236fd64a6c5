//! Numbers of rows, a vector of them at a time.
//!
//! Sums are kept in float32 in several lanes, and in float64 across blocks of them. Their order depends on lengths
//! alone.

/// Sums that are kept beside each other, and elements of which they are added up in float32.
const LANES: usize = 32;
pub(super) const BLOCK: usize = 2048;

/// Whether the processor has AVX2 and fused multiplications and additions.
pub(super) fn has_wide_vectors() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
}

/// Whether the processor has those parts of AVX-512 that compilers use for floats and integers.
pub(super) fn has_widest_vectors() -> bool {
    has_wide_vectors()
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
}

/// Compiles a function three times: for processors with AVX-512, with AVX2, and for all. Results have the same bits.
macro_rules! vectorized {
    ($($(#[$doc:meta])* fn $name:ident $(<$t:ident: $of:ident>)? ($($arg:ident: $type:ty),* $(,)?) $(-> $out:ty)?
        $body:block)*) => {$(
        $(#[$doc])*
        fn $name $(<$t: $of>)? ($($arg: $type),*) $(-> $out)? {
            #[target_feature(enable = "avx2,fma")]
            fn wide $(<$t: $of>)? ($($arg: $type),*) $(-> $out)? $body
            fn narrow $(<$t: $of>)? ($($arg: $type),*) $(-> $out)? $body
            #[target_feature(enable = "avx2,fma,avx512f,avx512bw,avx512dq,avx512vl")]
            fn widest $(<$t: $of>)? ($($arg: $type),*) $(-> $out)? $body
            if $crate::host_calls::vectors::has_widest_vectors() {
                // SAFETY: the processor has them all.
                unsafe { widest $(::<$t>)? ($($arg),*) }
            } else if $crate::host_calls::vectors::has_wide_vectors() {
                // SAFETY: the processor has both.
                unsafe { wide $(::<$t>)? ($($arg),*) }
            } else {
                narrow $(::<$t>)? ($($arg),*)
            }
        }
    )*};
}
pub(super) use vectorized;

/// The sums of what `term` makes of the elements at each place of all rows, which have one length.
#[inline(always)]
pub(super) fn sums<const N: usize, const R: usize>(
    rows: [&[f32]; N],
    weights: &[f32],
    term: impl Fn([f32; N], f32) -> [f32; R],
) -> [f64; R] {
    let length = rows[0].len();
    let rows = rows.map(|row| &row[..length]);
    let mut totals = [0f64; R];
    let mut start = 0;
    while start < length {
        let end = length.min(start + BLOCK);
        let mut lanes = [[0f32; LANES]; R];
        while start + LANES <= end {
            let parts = rows.map(|row| &row[start..start + LANES]);
            let weights = weights.get(start..start + LANES);
            for i in 0..LANES {
                let found = term(parts.map(|part| part[i]), weights.map_or(1.0, |weights| weights[i]));
                for (lanes, found) in lanes.iter_mut().zip(found) {
                    lanes[i] += found;
                }
            }
            start += LANES;
        }
        if start < end {
            let parts = rows.map(|row| first(&row[start..end]));
            let weights = weights.get(start..end).map_or([1.0; LANES], first);
            for i in 0..LANES {
                let found = term(parts.map(|part| part[i]), weights[i]);
                for (lanes, found) in lanes.iter_mut().zip(found) {
                    lanes[i] += if i < end - start { found } else { 0.0 };
                }
            }
        }
        start = end;
        for (total, lanes) in totals.iter_mut().zip(&mut lanes) {
            let mut count = LANES;
            while count > 1 {
                count /= 2;
                for i in 0..count {
                    lanes[i] += lanes[i + count];
                }
            }
            *total += f64::from(lanes[0]);
        }
    }
    totals
}

/// A vector that begins with these few elements.
#[inline(always)]
fn first(few: &[f32]) -> [f32; LANES] {
    let mut vector = [0f32; LANES];
    vector[..few.len()].copy_from_slice(few);
    vector
}

/// Writes what `f` makes of each element. The last few are one vector, too.
#[inline(always)]
pub(super) fn each(x: &[f32], out: &mut [f32], f: impl Fn(f32) -> f32) {
    let (parts, mut outs) = (x.chunks_exact(LANES), out.chunks_exact_mut(LANES));
    let mut last = first(parts.remainder());
    for (x, out) in parts.zip(&mut outs) {
        for i in 0..LANES {
            out[i] = f(x[i]);
        }
    }
    last.iter_mut().for_each(|x| *x = f(*x));
    let rest = outs.into_remainder();
    rest.copy_from_slice(&last[..rest.len()]);
}

/// The larger number, the first one if the second is NaN.
#[inline(always)]
pub(super) fn larger(a: f32, b: f32) -> f32 {
    if b > a { b } else { a }
}

/// The largest element, without regard to NaN.
#[inline(always)]
pub(super) fn highest(row: &[f32]) -> f32 {
    let mut lanes = [f32::NEG_INFINITY; LANES];
    let parts = row.chunks_exact(LANES);
    let rest = parts.remainder();
    for part in parts {
        for i in 0..LANES {
            lanes[i] = larger(lanes[i], part[i]);
        }
    }
    lanes.iter().chain(rest).copied().fold(f32::NEG_INFINITY, larger)
}

/// The exponential of a number that is not above 0: by the power of two that is next to it, and Cephes' polynomial.
#[inline(always)]
pub(super) fn exponential(x: f32) -> f32 {
    /// The least number whose exponential is not below the smallest normal one.
    const LEAST: f32 = -87.336_54;
    /// The logarithm of 2, in two parts of which the first has few digits.
    const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
    /// Its sum with a whole number has that number, and the exponent's bias, as its last bits.
    const WHOLE: f32 = 12_582_912.0 + 127.0;
    const POLYNOMIAL: [f32; 6] =
        [1.987_569_1e-4, 1.398_199_9e-3, 8.333_452e-3, 4.166_579_6e-2, 0.166_666_66, 0.500_000_06];
    let bounded = if x < LEAST { LEAST } else { x };
    let shifted = bounded * std::f32::consts::LOG2_E + WHOLE;
    let power = shifted - WHOLE;
    let rest = bounded - power * LN_2[0] - power * LN_2[1];
    let series = POLYNOMIAL.into_iter().fold(0.0, |sum, factor| sum * rest + factor);
    let found = (series * rest * rest + rest + 1.0) * f32::from_bits(shifted.to_bits() << 23);
    if x < LEAST { 0.0 } else { found }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponentials_are_right_within_two_units_in_the_last_place() {
        for i in 0..=200_000 {
            let x = -87.33 * i as f32 / 200_000.0;
            let (found, exact) = (f64::from(exponential(x)), f64::from(x).exp());
            assert!((found / exact - 1.0).abs() < 2.0 * f64::from(f32::EPSILON), "{x}: {found} for {exact}");
        }
        assert_eq!(exponential(0.0), 1.0);
        assert_eq!([-88.0, -1e30, f32::NEG_INFINITY].map(exponential), [0.0; 3]);
        assert!(exponential(f32::NAN).is_nan());
    }

    #[test]
    fn sums_and_maxima_have_every_element() {
        for length in [0usize, 1, 31, 32, 33, 100, 2048, 2049, 5000] {
            let row: Vec<f32> = (0..length).map(|i| (i % 17) as f32 - 8.0).collect();
            let exact: f64 = row.iter().map(|x| f64::from(*x)).sum();
            assert_eq!(sums([&row[..]], &[], |[x], _| [x, 2.0 * x]), [exact, 2.0 * exact], "{length}");
            let largest = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            assert_eq!(highest(&row), largest, "{length}");
        }
    }
}
