//! Any bundle is refused as a whole, or its entries are in the cache, whether or not its digests fit.
//!
//! `tests/fuzz_targets.rs` does the same for random changes of the seeds.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../checks/bundle.rs"]
mod bundle;

fuzz_target!(|data: &[u8]| bundle::check(data));
