//! Any bundle is refused as a whole, or its entries are in the cache, whether or not its digests fit.
//!
//! The input is a bundle; what follows a byte of 1 in front of it is an entry, of which a bundle is made whose digests
//! fit.

use serde::Serialize;
use torchtpu_compile::cache::{Directory, bundle};

#[derive(Serialize)]
struct Manifest {
    created: u64,
    entries: Vec<Listed>,
    functions: Option<()>,
}

#[derive(Serialize)]
struct Listed {
    key: [u8; 32],
    bytes: u64,
    digest: [u8; 32],
}

pub fn check(data: &[u8]) {
    let place = std::env::temp_dir().join(format!("torchtpu-fuzz-bundle-{}", std::process::id()));
    let path = place.join("b.bundle");
    std::fs::create_dir_all(&place).expect("the temporary directory can be written to");
    let made;
    let bytes = match data.split_first() {
        Some((1, entry)) => {
            made = bundle_of(entry);
            &made
        }
        _ => data,
    };
    std::fs::write(&path, bytes).expect("the temporary directory can be written to");
    let cache = place.join("cache");
    let imported = bundle::import(&cache, &path, None, true);
    let there = Directory::open(&cache).map_or(0, |cache| cache.keys_in(&cache.entries()).len());
    match imported {
        Ok((bundled, _)) => assert!(there as u64 <= bundled.entries),
        Err(_) => assert_eq!(there, 0, "nothing of a refused bundle is imported"),
    }
    std::fs::remove_dir_all(&cache).ok();
}

fn bundle_of(entry: &[u8]) -> Vec<u8> {
    let (key, entry) = entry.split_at_checked(32).unwrap_or((&[], entry));
    let key = key.try_into().unwrap_or([0; 32]);
    let digest = *blake3::hash(entry).as_bytes();
    let listed = Listed { key, bytes: entry.len() as u64, digest };
    let manifest = Manifest { created: 1, entries: vec![listed], functions: None };
    let packed = rmp_serde::to_vec_named(&manifest).expect("plain data");
    let length = (packed.len() as u32).to_le_bytes();
    [b"TTPUBND\0", &2u32.to_le_bytes()[..], &length, &packed, &[0; 97], entry].concat()
}
