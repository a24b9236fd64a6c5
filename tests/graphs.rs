//! Tests of graphs and what becomes of them, in one binary: it links MLIR.

mod bucketing_rules;
mod cache;
mod collectives;
mod corruption;
mod fuzz_targets;
#[allow(dead_code, reason = "each test binary uses its part")]
mod golden_files;
mod lowering;
mod package;
mod parts;
mod pass_semantics;
mod passes;
mod pjrt_support;
mod platform;
mod random;
mod replay;
mod unsupported;
mod values;
