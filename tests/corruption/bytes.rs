//! Corruptions of encoded graphs.

use crate::random::Random;

/// First bytes of msgpack values, those that claim lengths above all.
const MARKERS: &[&[u8]] = &[
    b"\x00",
    b"\x7f",
    b"\xff",
    b"\xc0",
    b"\xc1",
    b"\xc2",
    b"\xc3",
    b"\x80",
    b"\x90",
    b"\xa0",
    b"\xc6\xff\xff\xff\xff",
    b"\xc7\xff\x00",
    b"\xc9\x7f\xff\xff\xff\x00",
    b"\xca\x7f\xc0\x00\x00",
    b"\xcb\x7f\xf0\x00\x00\x00\x00\x00\x00",
    b"\xcf\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\xd3\x80\x00\x00\x00\x00\x00\x00\x00",
    b"\xd3\x7f\xff\xff\xff\xff\xff\xff\xff",
    b"\xd9\xff",
    b"\xdb\xff\xff\xff\xff",
    b"\xdc\xff\xff",
    b"\xdd\xff\xff\xff\xff",
    b"\xde\xff\xff",
    b"\xdf\x7f\xff\xff\xff",
];

/// One to four corruptions of a random seed.
pub fn corrupt(random: &mut Random, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = random.pick(seeds).clone();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len());
        let end = (at + random.below(40)).min(bytes.len());
        match random.below(8) {
            0 if !bytes.is_empty() => bytes[at] ^= 1 << random.below(8),
            1 if !bytes.is_empty() => bytes[at] = random.next() as u8,
            2 => bytes.truncate(at),
            3 => drop(bytes.drain(at..end)),
            4 => {
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            5 => {
                let other = random.pick(seeds);
                let from = random.below(other.len());
                let until = (from + random.below(200)).min(other.len());
                bytes.splice(at..end, other[from..until].iter().copied());
            }
            6 => {
                let random_bytes: Vec<u8> = (0..random.below(20)).map(|_| random.next() as u8).collect();
                bytes.splice(at..end, random_bytes);
            }
            _ => {
                let until = (at + 1).min(bytes.len());
                bytes.splice(at..until, random.pick(MARKERS).iter().copied());
            }
        }
    }
    bytes
}
