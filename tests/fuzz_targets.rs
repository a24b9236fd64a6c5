//! What the fuzzer checks of packages, bundles and bodies (`fuzz/checks`), for `CORRUPTIONS` random changes of its
//! seeds: on every toolchain.

#[path = "../fuzz/checks/bundle.rs"]
mod bundle;
#[path = "../fuzz/checks/http_body.rs"]
mod http_body;
#[path = "../fuzz/checks/package.rs"]
mod package;
#[path = "../fuzz/checks/seeds.rs"]
mod seeds;

use crate::pjrt_support;
use std::path::PathBuf;

/// Bytes changed, cut, repeated or put in, a few times.
fn change(bytes: &mut Vec<u8>, random: &mut impl FnMut(usize) -> usize) {
    for _ in 0..=random(4) {
        let at = random(bytes.len().max(1)).min(bytes.len());
        match random(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, random(256) as u8),
            2 => bytes.splice(at..at, vec![b'['; random(3000)]).for_each(drop),
            3 => bytes.extend_from_within(at..bytes.len().min(at + 1000)),
            4 if at + 8 <= bytes.len() => {
                let extreme = [0, 1, u64::MAX, 1 << 63, u64::MAX >> 1, 1 << 40][random(6)];
                bytes[at..at + 8].copy_from_slice(&extreme.to_le_bytes());
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = random(256) as u8;
                }
            }
        }
    }
}

fn hold(name: &str, check: fn(&[u8])) {
    let rounds: usize = std::env::var("CORRUPTIONS").map_or(400, |n| n.parse().unwrap());
    let corpus = tempfile::tempdir().unwrap();
    seeds::write(corpus.path(), Some(pjrt_support::cpu_plugin_path())).unwrap();
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(corpus.path().join(name)).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 1, "{files:?}");
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    };
    for (i, file) in files.iter().enumerate() {
        let seed = std::fs::read(file).unwrap();
        check(&seed);
        for _ in (i..rounds).step_by(files.len()) {
            let mut bytes = seed.clone();
            change(&mut bytes, &mut random);
            check(&bytes);
        }
    }
}

#[test]
fn any_package_is_an_error_or_a_model() {
    hold("package", package::check);
}

#[test]
fn any_bundle_is_refused_as_a_whole_or_imported() {
    hold("bundle", bundle::check);
}

#[test]
fn any_body_is_an_error_or_tensors() {
    hold("http_body", http_body::check);
}
