//! The device's random numbers, computed on the host: bit for bit those that programs draw.
//!
//! The generator is Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011),
//! as in `lowering/random.rs` and `decompositions/randomness.py`. An element's bits follow from the seed and its
//! row-major index.

/// Distribution of the elements that are made of random bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Multiples of `2**-digits` in `[0, 1)`: `f32`, or `f64`.
    Uniform { wide: bool },
    /// Odd multiples of `2**-digits` in `(-1, 1)`: `f32`, or `f64`.
    Symmetric { wide: bool },
    /// The lowest 63 bits, as `i64`.
    Bits,
}

impl Kind {
    /// The kind with a number of `shim.h`.
    pub fn of(code: i32) -> Option<Self> {
        Some(match code {
            0 => Kind::Uniform { wide: false },
            1 => Kind::Uniform { wide: true },
            2 => Kind::Symmetric { wide: false },
            3 => Kind::Symmetric { wide: true },
            4 => Kind::Bits,
            _ => return None,
        })
    }
}

const ROTATIONS: [[u32; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];
const PARITY: u32 = 0x1bd1_1bda;
/// Elements that are computed side by side.
const LANES: usize = 16;

/// The blocks of so many counters.
fn threefry(key: [u32; 2], mut a: [u32; LANES], mut b: [u32; LANES]) -> [[u32; LANES]; 2] {
    let schedule = [key[0], key[1], key[0] ^ key[1] ^ PARITY];
    for lane in 0..LANES {
        a[lane] = a[lane].wrapping_add(schedule[0]);
        b[lane] = b[lane].wrapping_add(schedule[1]);
    }
    for injection in 1..6usize {
        for rotation in ROTATIONS[(injection + 1) % 2] {
            for lane in 0..LANES {
                a[lane] = a[lane].wrapping_add(b[lane]);
                b[lane] = b[lane].rotate_left(rotation) ^ a[lane];
            }
        }
        for lane in 0..LANES {
            a[lane] = a[lane].wrapping_add(schedule[injection % 3]);
            b[lane] = b[lane].wrapping_add(schedule[(injection + 1) % 3].wrapping_add(injection as u32));
        }
    }
    [a, b]
}

/// The key of the `stream`-th draw of a program that is given `seed`.
fn fold_in(seed: u64, stream: u64) -> [u32; 2] {
    let key = [(seed >> 32) as u32, seed as u32];
    let [a, b] = threefry(key, [(stream >> 32) as u32; LANES], [stream as u32; LANES]);
    [a[0], b[0]]
}

/// Fills memory with `count` elements that an op draws which is given `seed`.
///
/// # Safety
/// `out` is writable for as many elements of the kind's type, and aligned for them.
pub unsafe fn fill(seed: u64, kind: Kind, digits: u32, out: *mut u8, count: usize) {
    let key = fold_in(seed, 0);
    let scale = 0.5f64.powi(digits as i32);
    for start in (0..count).step_by(LANES) {
        let index: [u64; LANES] = std::array::from_fn(|lane| (start + lane) as u64);
        let [high, low] = threefry(key, index.map(|i| (i >> 32) as u32), index.map(|i| i as u32));
        let here = LANES.min(count - start);
        // Types of up to 31 digits take 32 bits, others 64.
        let whole = |lane: usize, digits: u32| {
            let (high, low) = (u64::from(high[lane]), u64::from(low[lane]));
            if digits > 31 { high << 32 | low } else { high }
        };
        let bits = |lane: usize, digits: u32| whole(lane, digits) & ((1u64 << digits) - 1);
        let odd = |lane: usize| {
            ((whole(lane, digits) & ((1u64 << (digits + 1)) - 1)) | 1) as i64 - (1i64 << digits)
        };
        // SAFETY: the elements from `start` on are within what the caller promises.
        unsafe {
            let put = (out, start, here);
            match kind {
                Kind::Uniform { wide: false } => write(put, |lane| bits(lane, digits) as f32 * scale as f32),
                Kind::Uniform { wide: true } => write(put, |lane| bits(lane, digits) as f64 * scale),
                Kind::Symmetric { wide: false } => write(put, |lane| odd(lane) as f32 * scale as f32),
                Kind::Symmetric { wide: true } => write(put, |lane| odd(lane) as f64 * scale),
                Kind::Bits => write(put, |lane| bits(lane, 63) as i64),
            }
        }
    }
}

/// Writes so many elements from the one with a number on.
///
/// # Safety
/// The memory is writable for them, and aligned.
unsafe fn write<T>((out, start, count): (*mut u8, usize, usize), element: impl Fn(usize) -> T) {
    for lane in 0..count {
        // SAFETY: the caller's promise.
        unsafe { out.cast::<T>().add(start + lane).write(element(lane)) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_the_one_of_the_reference_implementation() {
        // Known answers of Random123 for Threefry-2x32 with 20 rounds.
        let [a, b] = threefry([0, 0], [0; LANES], [0; LANES]);
        assert_eq!((a[0], b[0]), (0x6b20_0159, 0x99ba_4efe));
        let ones = u32::MAX;
        let [a, b] = threefry([ones, ones], [ones; LANES], [ones; LANES]);
        assert_eq!((a[0], b[0]), (0x1cb9_96fc, 0xbb00_2be7));
    }

    #[test]
    fn as_many_elements_are_written_as_there_are() {
        for count in [0, 1, 15, 16, 17, 100] {
            let mut out = vec![2.0f32; count + 1];
            // SAFETY: there is room for as many.
            unsafe { fill(7, Kind::Uniform { wide: false }, 24, out.as_mut_ptr().cast(), count) };
            assert!(out[..count].iter().all(|x| (0.0..1.0).contains(x)) && out[count] == 2.0);
        }
    }
}
