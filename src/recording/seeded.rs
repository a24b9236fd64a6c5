//! Tensors made from a seed and a distribution: the same bytes on every machine.
//!
//! The source of randomness is the extendable output of BLAKE3 over the seed. The elements of a float tensor, and of
//! a `bool` one, are drawn with 16 bits each from 65,536 equally likely values of the distribution; those of an integer
//! tensor with 64 bits each. Longer tensors repeat themselves after [`PERIOD`] elements, so that the weights of a whole
//! model take no time. Everything is integer arithmetic, IEEE operations and `libm` in Rust, so that no
//! platform's mathematics library has a say.

use super::element::{self, Parts};
use crate::fx::{DType, NumberKind};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// Distinct values that a tensor of floats or `bool`s is drawn from.
const LEVELS: usize = 1 << 16;

/// Elements, or parts of complex ones, after which a tensor repeats: a prime, so that no two rows of a matrix are equal
/// and every row starts anew.
const PERIOD: usize = 1_048_573;

/// How the elements of a tensor are spread. Complex elements are drawn in two parts.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Distribution {
    /// Every element of a float tensor is this.
    Constant(f64),
    /// The normal distribution, cut off: values outside of `low..=high` become its nearest end.
    Normal { mean: f64, std: f64, low: f64, high: f64 },
    /// Floats between `low` and `high`.
    Uniform { low: f64, high: f64 },
    /// Integers, both ends included.
    Integers { low: i64, high: i64 },
    /// `true` with this probability.
    Bernoulli(f64),
}

/// Why a distribution cannot fill a tensor.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum SeedError {
    #[error("{0:?} is no distribution: its parameters must be finite and in order")]
    Parameters(Distribution),
    #[error("{distribution:?} cannot fill a tensor of element type {dtype}")]
    DType { distribution: Distribution, dtype: DType },
}

impl Distribution {
    /// The distribution that stands for these elements (row-major bytes): bounds kept, floats with mean and standard
    /// deviation. `None` if none does: no elements, floats that are not finite or too large to be measured, integers
    /// beyond `i64`.
    pub fn fit(dtype: DType, bytes: &[u8]) -> Option<Distribution> {
        let parts = Parts::of(dtype);
        let elements = || bytes.chunks_exact(parts.size());
        if bytes.is_empty() {
            return None;
        }
        match dtype.kind() {
            NumberKind::Bool => {
                let ones = bytes.iter().filter(|b| **b != 0).count();
                Some(Distribution::Bernoulli(ones as f64 / bytes.len() as f64))
            }
            NumberKind::Signed | NumberKind::Unsigned => {
                let mut values = elements().map(|e| element::read_int(dtype, e));
                let first = values.next()??;
                let (low, high) = values.try_fold((first, first), |(low, high), value| {
                    value.map(|value| (low.min(value), high.max(value)))
                })?;
                Some(Distribution::Integers { low, high })
            }
            NumberKind::Float | NumberKind::Complex => {
                fit_floats(elements().map(|e| element::read(parts.dtype, e)))
            }
        }
    }

    /// As [`Distribution::fit`], for elements that must not be kept: of what no distribution stands for, the rest
    /// counts. `None` if there are no elements.
    pub fn fit_secret(dtype: DType, bytes: &[u8]) -> Option<Distribution> {
        if bytes.is_empty() {
            return None;
        }
        let parts = Parts::of(dtype);
        let elements = || bytes.chunks_exact(parts.size());
        Distribution::fit(dtype, bytes)
            .or_else(|| match dtype.kind() {
                NumberKind::Float | NumberKind::Complex => {
                    let finite =
                        || elements().map(|e| element::read(parts.dtype, e)).filter(|v| v.is_finite());
                    finite().next()?;
                    fit_floats(finite()).or(Some(Distribution::Uniform { low: -1.0, high: 1.0 }))
                }
                _ => Some(Distribution::Integers { low: 0, high: 1 }),
            })
            .or(Some(Distribution::Constant(0.0)))
    }

    /// Checks that the distribution's parameters are valid and that `dtype` can hold its values.
    pub fn check(&self, dtype: DType) -> Result<(), SeedError> {
        let finite = |values: &[f64]| values.iter().all(|v| v.is_finite());
        let sound = match *self {
            Distribution::Constant(value) => finite(&[value]),
            Distribution::Normal { mean, std, low, high } => {
                finite(&[mean, std, low, high]) && std >= 0.0 && low <= high
            }
            Distribution::Uniform { low, high } => finite(&[low, high, high - low]) && low <= high,
            Distribution::Integers { low, high } => low <= high,
            Distribution::Bernoulli(p) => (0.0..=1.0).contains(&p),
        };
        if !sound {
            return Err(SeedError::Parameters(*self));
        }
        let mut scratch = [0u8; 8];
        let part = Parts::of(dtype).dtype;
        let scratch = &mut scratch[..part.size()];
        let fits = match *self {
            Distribution::Bernoulli(_) => dtype == DType::Bool,
            Distribution::Integers { low, high } => {
                dtype.is_int()
                    && element::write_int(part, low, scratch)
                    && element::write_int(part, high, scratch)
            }
            _ => element::write_float(part, 0.0, scratch),
        };
        if fits { Ok(()) } else { Err(SeedError::DType { distribution: *self, dtype }) }
    }

    /// Fills `to` with elements, in row-major order.
    ///
    /// # Errors
    /// As for [`Distribution::check`].
    pub fn fill(&self, seed: u64, dtype: DType, to: &mut [u8]) -> Result<(), SeedError> {
        self.check(dtype)?;
        let part = Parts::of(dtype).dtype;
        let drawn = to.len().min(PERIOD * part.size());
        self.draw(&mut Stream::new(seed), part, &mut to[..drawn]);
        let mut filled = drawn;
        while filled < to.len() {
            let more = filled.min(to.len() - filled);
            to.copy_within(..more, filled);
            filled += more;
        }
        Ok(())
    }

    fn draw(&self, stream: &mut Stream, part: DType, to: &mut [u8]) {
        match *self {
            Distribution::Integers { low, high } => {
                // As wide as the difference of any two `i64` and one more: 65 bits.
                let span = (i128::from(high) - i128::from(low) + 1) as u128;
                for element in to.chunks_exact_mut(part.size()) {
                    let draw = u128::from(u64::from_le_bytes(stream.take()));
                    // At most 2^64 × (2^64 − 1) ≫ 64, which fits.
                    let value = i128::from(low) + ((draw * span) >> 64) as i128;
                    element::write_int(part, value as i64, element);
                }
            }
            _ => self.draw_by_level(stream, part, to),
        }
    }

    fn draw_by_level(&self, stream: &mut Stream, part: DType, to: &mut [u8]) {
        let size = part.size();
        let encode = |level: usize, to: &mut [u8]| match *self {
            Distribution::Bernoulli(p) => to[0] = u8::from((level as f64) < p * LEVELS as f64),
            _ => {
                element::write_float(part, self.value_at(level), to);
            }
        };
        if to.len() / size < LEVELS {
            for element in to.chunks_exact_mut(size) {
                encode(usize::from(u16::from_le_bytes(stream.take())), element);
            }
            return;
        }
        let mut table = vec![0u8; LEVELS * size];
        for (level, element) in table.chunks_exact_mut(size).enumerate() {
            encode(level, element);
        }
        match size {
            1 => look_up::<1>(stream, &table, to),
            2 => look_up::<2>(stream, &table, to),
            4 => look_up::<4>(stream, &table, to),
            _ => look_up::<8>(stream, &table, to),
        }
    }

    /// The value at a quantile: level `l` stands for the middle of the `l`-th of [`LEVELS`] equal shares.
    fn value_at(&self, level: usize) -> f64 {
        match *self {
            Distribution::Constant(value) => value,
            Distribution::Normal { mean, std, low, high } => {
                // Bounds last: they are promises (a variance stays positive, an index in range).
                (mean + std * standard_normal(level)).max(low).min(high)
            }
            Distribution::Uniform { low, high } => {
                (low + (high - low) * ((level as f64 + 0.5) / LEVELS as f64)).min(high)
            }
            Distribution::Integers { .. } | Distribution::Bernoulli(_) => unreachable!("not drawn as floats"),
        }
    }
}

fn fit_floats(values: impl Iterator<Item = f64>) -> Option<Distribution> {
    let (mut n, mut mean, mut squares) = (0.0, 0.0, 0.0);
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for value in values {
        if !value.is_finite() {
            return None;
        }
        // Welford's update: one pass, no cancellation.
        n += 1.0;
        let delta = value - mean;
        mean += delta / n;
        squares += delta * (value - mean);
        (low, high) = (low.min(value), high.max(value));
    }
    if low == high {
        return Some(Distribution::Constant(low));
    }
    let fitted = Distribution::Normal { mean, std: (squares / n).sqrt(), low, high };
    fitted.check(DType::F64).is_ok().then_some(fitted)
}

/// The bytes that a seed stands for.
struct Stream {
    output: blake3::OutputReader,
    buffer: Box<[u8; Self::BLOCK]>,
    used: usize,
}

impl Stream {
    const BLOCK: usize = 1 << 16;

    fn new(seed: u64) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("torchtpu.recording seeded tensor");
        hasher.update(&seed.to_le_bytes());
        Stream { output: hasher.finalize_xof(), buffer: Box::new([0; Self::BLOCK]), used: Self::BLOCK }
    }

    /// The next bytes. `N` divides the size of the buffer.
    fn take<const N: usize>(&mut self) -> [u8; N] {
        if self.used == Self::BLOCK {
            self.output.fill(&mut self.buffer[..]);
            self.used = 0;
        }
        let at = self.used;
        self.used += N;
        self.buffer[at..at + N].try_into().expect("N bytes are left")
    }
}

/// Fills `to` with entries of `table`, each drawn with the next 16 bits.
fn look_up<const N: usize>(stream: &mut Stream, table: &[u8], to: &mut [u8]) {
    let table: &[[u8; N]] = table.as_chunks().0;
    for element in to.as_chunks_mut::<N>().0 {
        *element = table[usize::from(u16::from_le_bytes(stream.take()))];
    }
}

/// The standard normal distribution's quantile at `(level + 0.5) / LEVELS`.
fn standard_normal(level: usize) -> f64 {
    static UPPER: OnceLock<Vec<f64>> = OnceLock::new();
    let upper = UPPER.get_or_init(upper_half_of_normal);
    let half = LEVELS / 2;
    if level >= half { upper[level - half] } else { -upper[half - 1 - level] }
}

/// Solves "probability above z = what is left above the level" by Newton's method, from the middle outwards.
fn upper_half_of_normal() -> Vec<f64> {
    let mut z = 0.0;
    let solve = |level: usize| {
        let above = (LEVELS as f64 - level as f64 - 0.5) / LEVELS as f64;
        for _ in 0..8 {
            let excess = 0.5 * libm::erfc(z * std::f64::consts::FRAC_1_SQRT_2) - above;
            let density = libm::exp(-0.5 * z * z) * 0.398_942_280_401_432_7;
            let step = excess / density;
            z += step;
            if step.abs() < 1e-12 {
                break;
            }
        }
        z
    };
    (LEVELS / 2..LEVELS).map(solve).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn floats(distribution: Distribution, seed: u64, n: usize) -> Vec<f32> {
        let mut bytes = vec![0u8; n * 4];
        distribution.fill(seed, DType::F32, &mut bytes).unwrap();
        bytes.as_chunks().0.iter().map(|b| f32::from_le_bytes(*b)).collect()
    }

    const NORMAL: Distribution = Distribution::Normal { mean: 0.0, std: 1.0, low: -100.0, high: 100.0 };

    /// Recordings in the wild depend on these very bytes.
    #[test]
    fn the_same_seed_gives_the_same_bytes_forever() {
        let hex = |distribution: Distribution, dtype: DType| -> String {
            let mut bytes = vec![0u8; 4 * dtype.size()];
            distribution.fill(42, dtype, &mut bytes).unwrap();
            bytes.iter().map(|b| format!("{b:02x}")).collect()
        };
        let uniform = Distribution::Uniform { low: -2.0, high: 2.0 };
        assert_eq!(hex(NORMAL, DType::F32), "ae21623f7d1b19bf5eba39406269b03f");
        assert_eq!(
            hex(NORMAL, DType::F64),
            "93224dc13544ec3f48c058a26f23e3bf7633cfc24b370740a667e8422c0df63f"
        );
        assert_eq!(hex(NORMAL, DType::BF16), "623f19bf3a40b03f");
        assert_eq!(
            hex(NORMAL, DType::C64),
            "ae21623f7d1b19bf5eba39406269b03f1bf726bf15556b3febe4af3fdd179ebe"
        );
        assert_eq!(hex(uniform, DType::F16), "fc3c34bbf83fa83e");
        assert_eq!(
            hex(Distribution::Integers { low: 0, high: 50_256 }, DType::I64),
            "d0b30000000000005a4a000000000000026a0000000000000936000000000000"
        );
        assert_eq!(hex(Distribution::Integers { low: -7, high: 7 }, DType::I8), "06fe01fd");
        assert_eq!(hex(Distribution::Bernoulli(0.5), DType::Bool), "00010000");
    }

    #[test]
    fn long_tensors_start_like_short_ones() {
        assert_eq!(floats(NORMAL, 3, LEVELS * 2)[..100], floats(NORMAL, 3, 100));
        assert_ne!(floats(NORMAL, 3, 100), floats(NORMAL, 4, 100));
    }

    #[test]
    fn very_long_tensors_repeat() {
        let long = floats(NORMAL, 3, PERIOD * 3 + 5);
        assert_eq!(long[PERIOD..PERIOD + 100], long[..100]);
        assert_eq!(long[PERIOD * 3..], long[..5]);
        assert_eq!(long[PERIOD * 2 - 5..PERIOD * 2], long[PERIOD - 5..PERIOD]);
        assert_ne!(long[768..1536], long[..768]);
    }

    #[test]
    fn quantiles_are_those_of_the_normal_distribution() {
        // From tables: the median, one and two standard deviations, and the far tail.
        let at = |probability: f64| standard_normal((probability * LEVELS as f64) as usize);
        assert!(at(0.5).abs() < 1e-4);
        assert!((at(0.841_344_7) - 1.0).abs() < 1e-4);
        assert!((at(0.022_750_1) + 2.0).abs() < 1e-3);
        assert!((standard_normal(LEVELS - 1) - 4.324).abs() < 1e-3, "{}", standard_normal(LEVELS - 1));
        assert_eq!(standard_normal(0), -standard_normal(LEVELS - 1));
    }

    #[test]
    fn fitting_what_was_filled_gives_the_distribution_back() {
        let values = floats(Distribution::Normal { mean: 3.0, std: 0.5, low: 1.0, high: 9.0 }, 1, 100_000);
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        let Some(Distribution::Normal { mean, std, low, high }) = Distribution::fit(DType::F32, &bytes)
        else {
            panic!("floats are fitted with a normal distribution");
        };
        assert!((mean - 3.0).abs() < 0.01 && (std - 0.5).abs() < 0.01, "{mean} {std}");
        assert!(low >= 1.0 && high <= 9.0);

        let mut ints = vec![0u8; 8 * 10_000];
        let drawn = Distribution::Integers { low: -3, high: 6 };
        drawn.fill(1, DType::I64, &mut ints).unwrap();
        assert_eq!(Distribution::fit(DType::I64, &ints), Some(drawn));

        let mut bools = vec![0u8; 10_000];
        Distribution::Bernoulli(0.25).fill(1, DType::Bool, &mut bools).unwrap();
        let Some(Distribution::Bernoulli(p)) = Distribution::fit(DType::Bool, &bools) else { panic!() };
        assert!((p - 0.25).abs() < 0.02, "{p}");
    }

    #[test]
    fn bounds_hold_and_what_is_not_finite_is_not_fitted() {
        let positive = Distribution::Normal { mean: 0.1, std: 1.0, low: 0.05, high: 2.0 };
        assert!(floats(positive, 9, 100_000).iter().all(|v| (0.05..=2.0).contains(v)));
        let masked = [0f32, f32::NEG_INFINITY].map(f32::to_le_bytes).concat();
        assert_eq!(Distribution::fit(DType::F32, &masked), None);
        assert_eq!(Distribution::fit(DType::F32, &[]), None);
        assert!(matches!(Distribution::fit(DType::F8E5M2, &[1, 2]), Some(Distribution::Normal { .. })));
        assert_eq!(Distribution::fit(DType::F32, &2f32.to_le_bytes()), Some(Distribution::Constant(2.0)));
    }

    #[test]
    fn something_stands_for_every_secret() {
        let masked = [1f32, f32::NEG_INFINITY, 3.0, f32::NAN].map(f32::to_le_bytes).concat();
        assert_eq!(
            Distribution::fit_secret(DType::F32, &masked),
            Some(Distribution::Normal { mean: 2.0, std: 1.0, low: 1.0, high: 3.0 })
        );
        for (dtype, bytes) in [
            (DType::F32, f32::NAN.to_le_bytes().to_vec()),
            (DType::F64, [f64::MAX, f64::MIN].map(f64::to_le_bytes).concat()),
            (DType::U64, u64::MAX.to_le_bytes().to_vec()),
            (DType::C64, [f32::INFINITY, 1.0].map(f32::to_le_bytes).concat()),
            (DType::F8E4M3FN, vec![0x7f, 0x08, 0x31]),
            (DType::F8E5M2FNUZ, vec![0x80]),
            (DType::I8, vec![0x80, 0x7f]),
            (DType::Bool, vec![1, 0]),
        ] {
            let found = Distribution::fit_secret(dtype, &bytes).unwrap();
            assert_eq!(found.check(dtype), Ok(()), "{dtype}");
        }
        assert_eq!(Distribution::fit_secret(DType::F32, &[]), None);
    }

    #[test]
    fn the_whole_range_of_integers_can_be_drawn() {
        let all = Distribution::Integers { low: i64::MIN, high: i64::MAX };
        let mut bytes = [0u8; 8 * 64];
        all.fill(5, DType::I64, &mut bytes).unwrap();
        let values: Vec<i64> = bytes.as_chunks().0.iter().map(|b| i64::from_le_bytes(*b)).collect();
        assert!(values.iter().any(|v| *v < i64::MIN / 2) && values.iter().any(|v| *v > i64::MAX / 2));
    }

    #[test]
    fn unsound_distributions_are_refused() {
        for (distribution, dtype) in [
            (Distribution::Bernoulli(1.5), DType::Bool),
            (Distribution::Bernoulli(0.5), DType::F32),
            (Distribution::Integers { low: 2, high: 1 }, DType::I64),
            (Distribution::Integers { low: 0, high: 300 }, DType::U8),
            (Distribution::Uniform { low: f64::MIN, high: f64::MAX }, DType::F64),
            (Distribution::Constant(f64::NAN), DType::F32),
            (NORMAL, DType::I32),
            (Distribution::Integers { low: 0, high: 1 }, DType::F8E4M3FN),
        ] {
            assert!(distribution.fill(0, dtype, &mut [0; 16]).is_err(), "{distribution:?} {dtype}");
        }
    }
}
