//! Sorting and selection by rank, for programs on the CPU.
//!
//! XLA's CPU compiler makes a function of a sort's comparison and calls it for each pair of elements. Here the elements
//! become integers of the same order, with their positions in the low bits: no two are equal, so that any sort is
//! stable.
//!
//! Both zeros are equal, and NaN is above every number.

use super::frame::{buffer, call_by_type, handlers, read, sizes, written};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use half::{bf16, f16};

handlers! {
    first: First => call::<0>;
    last: Last => call::<1>;
    ranked: Ranked => call::<2>;
    mode: Mode => call::<3>;
}

/// So many of the first elements are kept in order while a row is read.
const FEW_FIRST: usize = 16;

#[derive(Clone, Copy)]
enum Task {
    Sorted { descending: bool },
    Ranked,
    Mode,
}

/// The numbers of the tasks, by which [`call`] is made for each.
const TASKS: [Task; 4] =
    [Task::Sorted { descending: false }, Task::Sorted { descending: true }, Task::Ranked, Task::Mode];

/// # Safety
/// The frame is that of a call of this task of [`TASKS`], with its operands and results.
unsafe fn call<const TASK: usize>(frame: &XLA_FFI_CallFrame) {
    let task = TASKS[TASK];
    // SAFETY: the caller's promise, here and below.
    let Some(x) = (unsafe { buffer(&frame.args, 0) }) else { return };
    call_by_type!(x.dtype, E in [i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64] => {
        // SAFETY: as above.
        unsafe { rows::<E>(frame, task) }
    });
}

/// # Safety
/// As for [`call`], with elements of this type.
unsafe fn rows<E: Element>(frame: &XLA_FFI_CallFrame, task: Task) {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the results' memory.
    let (x, values, positions) = unsafe {
        let Some(x) = buffer(&frame.args, 0) else { return };
        let (Some(values), Some(positions)) = (buffer(&frame.rets, 0), buffer(&frame.rets, 1)) else {
            return;
        };
        let Some([_, length]) = sizes(x).filter(|[_, length]| *length > 0) else { return };
        (read::<E>(x).chunks_exact(length), written::<E>(values), written::<i32>(positions))
    };
    let count = values.len().checked_div(x.len()).unwrap_or(0);
    if count == 0 || positions.len() != values.len() {
        return;
    }
    let mut keys = Vec::new();
    let mut space = Vec::new();
    let results = values.chunks_exact_mut(count).zip(positions.chunks_exact_mut(count));
    if let Task::Sorted { descending } = task {
        for (row, (values, positions)) in x.zip(results) {
            if count <= FEW_FIRST && 4 * count < row.len() {
                insert_first(row, descending, &mut keys, count);
            } else {
                pack(row, descending, &mut keys);
                sort_first(&mut keys, &mut space, count);
            }
            for ((value, position), key) in values.iter_mut().zip(positions).zip(&keys) {
                (*value, *position) = unpack(row, *key);
            }
        }
        return;
    }
    // SAFETY: as above.
    let ranks = unsafe { buffer(&frame.args, 1).map(|ranks| read::<i32>(ranks)) };
    for (i, (row, (values, positions))) in x.zip(results).enumerate() {
        pack(row, false, &mut keys);
        let key = match task {
            Task::Mode => most_frequent(row, &mut keys, &mut space),
            _ => {
                let rank = ranks.and_then(|ranks| ranks.get(i)).map_or(0, |rank| *rank);
                let rank = usize::try_from(rank).unwrap_or(0).min(row.len() - 1);
                *keys.select_nth_unstable(rank).1
            }
        };
        (values[0], positions[0]) = unpack(row, key);
    }
}

/// An integer of an element's order, and its position below.
trait Packed: Copy + Ord + Default {
    /// How many bytes of it order the elements, above four of the position.
    const BYTES: usize;
    fn new(key: u64, position: usize) -> Self;
    fn position(self) -> usize;
    fn byte(self, i: usize) -> usize;
}

impl Packed for u64 {
    const BYTES: usize = 4;
    fn new(key: u64, position: usize) -> Self {
        key << 32 | position as u64
    }
    fn position(self) -> usize {
        (self & 0xFFFF_FFFF) as usize
    }
    fn byte(self, i: usize) -> usize {
        (self >> (32 + 8 * i) & 0xFF) as usize
    }
}

impl Packed for u128 {
    const BYTES: usize = 8;
    fn new(key: u64, position: usize) -> Self {
        u128::from(key) << 32 | position as u128
    }
    fn position(self) -> usize {
        (self & 0xFFFF_FFFF) as usize
    }
    fn byte(self, i: usize) -> usize {
        (self >> (32 + 8 * i) & 0xFF) as usize
    }
}

trait Element: Copy + PartialEq {
    type Packed: Packed;
    /// An unsigned integer, of 32 bits unless [`Self::Packed`] has room for more, in the order of the elements.
    fn key(self) -> u64;
}

macro_rules! integers {
    ($($signed:ty, $unsigned:ty, $packed:ty;)*) => {$(
        impl Element for $unsigned {
            type Packed = $packed;
            fn key(self) -> u64 {
                self.into()
            }
        }
        impl Element for $signed {
            type Packed = $packed;
            fn key(self) -> u64 {
                (self.cast_unsigned() ^ <$signed>::MIN.cast_unsigned()).into()
            }
        }
    )*};
}

integers! {
    i8, u8, u64;
    i16, u16, u64;
    i32, u32, u64;
    i64, u64, u128;
}

macro_rules! floats {
    ($($float:ty, $bits:ty, $packed:ty, $zero:expr;)*) => {$(
        impl Element for $float {
            type Packed = $packed;
            fn key(self) -> u64 {
                const SIGN: $bits = 1 << (<$bits>::BITS - 1);
                if self.is_nan() {
                    return <$bits>::MAX.into();
                }
                let bits = if self == $zero { 0 } else { self.to_bits() };
                (if bits & SIGN == 0 { bits | SIGN } else { !bits }).into()
            }
        }
    )*};
}

floats! {
    f16, u16, u64, f16::ZERO;
    bf16, u16, u64, bf16::ZERO;
    f32, u32, u64, 0.0;
    f64, u64, u128, 0.0;
}

/// Bits that differ between the keys of an order and of the opposite one.
fn flip<E: Element>(descending: bool) -> u64 {
    match (descending, E::Packed::BYTES) {
        (false, _) => 0,
        (true, 4) => u64::from(u32::MAX),
        (true, _) => u64::MAX,
    }
}

fn pack<E: Element>(row: &[E], descending: bool, keys: &mut Vec<E::Packed>) {
    let flip = flip::<E>(descending);
    keys.clear();
    keys.extend(row.iter().enumerate().map(|(i, x)| E::Packed::new(x.key() ^ flip, i)));
}

fn unpack<E: Element>(row: &[E], key: E::Packed) -> (E, i32) {
    let position = key.position();
    (row[position], position as i32)
}

/// Keeps the first `count` keys of a row in order. Most elements come after the last of them, as one comparison tells.
fn insert_first<E: Element>(row: &[E], descending: bool, keys: &mut Vec<E::Packed>, count: usize) {
    let flip = flip::<E>(descending);
    pack(&row[..count], descending, keys);
    keys.sort_unstable();
    let mut worst = keys[count - 1];
    for (i, x) in row.iter().enumerate().skip(count) {
        let key = E::Packed::new(x.key() ^ flip, i);
        if key < worst {
            let place = keys.partition_point(|other| *other < key);
            keys[place..].rotate_right(1);
            keys[place] = key;
            worst = keys[count - 1];
        }
    }
}

/// Puts the first `count` keys in order.
fn sort_first<P: Packed>(keys: &mut Vec<P>, space: &mut Vec<P>, count: usize) {
    if count < keys.len() {
        keys.select_nth_unstable(count);
        keys[..count].sort_unstable();
        return;
    }
    sort(keys, space);
}

fn sort<P: Packed>(keys: &mut Vec<P>, space: &mut Vec<P>) {
    const FEW: usize = 256;
    if keys.len() < FEW {
        keys.sort_unstable();
        return;
    }
    let mut counts = [[0u32; 256]; 8];
    for key in keys.iter() {
        for (i, counts) in counts[..P::BYTES].iter_mut().enumerate() {
            counts[key.byte(i)] += 1;
        }
    }
    space.resize(keys.len(), P::default());
    for (i, counts) in counts[..P::BYTES].iter_mut().enumerate() {
        if counts.iter().any(|count| *count as usize == keys.len()) {
            continue;
        }
        let mut begin = 0;
        for count in counts.iter_mut() {
            begin += std::mem::replace(count, begin);
        }
        for key in keys.iter() {
            let place = &mut counts[key.byte(i)];
            space[*place as usize] = *key;
            *place += 1;
        }
        std::mem::swap(keys, space);
    }
}

/// The last of the most frequent elements. NaN are all different.
fn most_frequent<E: Element>(row: &[E], keys: &mut Vec<E::Packed>, space: &mut Vec<E::Packed>) -> E::Packed {
    sort(keys, space);
    let (mut best, mut longest, mut begin) = (keys[0], 0, 0);
    for (i, key) in keys.iter().enumerate() {
        let ends = keys.get(i + 1).is_none_or(|next| row[next.position()] != row[key.position()]);
        if ends {
            let length = i + 1 - begin;
            if length > longest {
                (best, longest) = (*key, length);
            }
            begin = i + 1;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted<E: Element>(row: &[E], descending: bool, count: usize) -> Vec<usize> {
        let (mut keys, mut space) = (Vec::new(), Vec::new());
        pack(row, descending, &mut keys);
        sort_first(&mut keys, &mut space, count);
        keys[..count].iter().map(|key| key.position()).collect()
    }

    #[test]
    fn zeros_are_equal_and_nan_are_last() {
        let row = [f32::NAN, 0.0, f32::INFINITY, -0.0, -1.0, -f32::NAN, f32::NEG_INFINITY, 1e-40];
        assert_eq!(sorted(&row, false, 8), [6, 4, 1, 3, 7, 2, 0, 5]);
        assert_eq!(sorted(&row, true, 8), [0, 5, 2, 7, 1, 3, 4, 6]);
        assert_eq!(sorted(&row, true, 3), [0, 5, 2]);
        assert_eq!(sorted(&row.map(f64::from), false, 8), [6, 4, 1, 3, 7, 2, 0, 5]);
        assert_eq!(sorted(&row.map(f16::from_f32), true, 2), [0, 5]);
        assert_eq!(sorted(&[i64::MAX, -1, i64::MIN, 0], false, 4), [2, 1, 3, 0]);
        assert_eq!(sorted(&[3u8, 255, 0, 3], true, 4), [1, 0, 3, 2]);
    }

    #[test]
    fn long_rows_are_sorted_stably() {
        let row: Vec<i64> = (0..5000i64).map(|i| (i * 7919 % 613 - 300) << (i % 3 * 20)).collect();
        let narrow: Vec<i32> = row.iter().map(|x| (x % 1000) as i32).collect();
        for descending in [false, true] {
            let mut expected: Vec<usize> = (0..row.len()).collect();
            expected.sort_by_key(|i| if descending { !row[*i] } else { row[*i] });
            assert_eq!(sorted(&row, descending, row.len()), expected);
            assert_eq!(sorted(&row, descending, 700), expected[..700]);
            let mut keys = Vec::new();
            insert_first(&row, descending, &mut keys, 9);
            assert_eq!(keys.iter().map(|key| key.position()).collect::<Vec<_>>(), expected[..9]);
            expected.sort_unstable();
            expected.sort_by_key(|i| if descending { !narrow[*i] } else { narrow[*i] });
            assert_eq!(sorted(&narrow, descending, row.len()), expected);
        }
    }

    #[test]
    fn the_smallest_of_the_most_frequent_elements_is_found_where_it_stands_last() {
        let position = |row: &[f32]| {
            let (mut keys, mut space) = (Vec::new(), Vec::new());
            pack(row, false, &mut keys);
            most_frequent(row, &mut keys, &mut space).position()
        };
        assert_eq!(position(&[3.0, 1.0, 3.0, 1.0, 2.0]), 3);
        assert_eq!(position(&[f32::NAN, f32::NAN, 0.0, -0.0, 5.0]), 3);
        assert_eq!(position(&[f32::NAN, f32::NAN, 5.0, 4.0]), 3);
        assert_eq!(position(&[f32::NAN]), 0);
    }
}
