//! Any body of a request is an error or tensors that are what they claim, and tensors survive a round trip.
//!
//! `tests/fuzz_targets.rs` does the same for random changes of the seeds.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../checks/http_body.rs"]
mod http_body;

fuzz_target!(|data: &[u8]| http_body::check(data));
