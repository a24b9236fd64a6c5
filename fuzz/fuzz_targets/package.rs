//! Any package is an error or a model, whether or not its digests fit.
//!
//! `tests/fuzz_targets.rs` does the same for random changes of the seeds.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../checks/package.rs"]
mod package;

fuzz_target!(|data: &[u8]| package::check(data));
