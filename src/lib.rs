//! The Rust core of `torch.compile(model, backend="tpu")`.
//!
//! Data flows one way: capture (Python) → [`fx`] → [`passes`] → [`sizing`] ([`bucketing`]) → [`cache`] key →
//! [`lowering`] → [`pjrt`] → [`runtime`]. Below them all lies [`op`], which knows what all stages may ask of an op;
//! what callers see of a program is [`program`]. ARCHITECTURE.md tells the story; each module's documentation states
//! its contract.

pub mod bucketing;
pub mod cache;
pub mod device;
pub mod fx;
pub mod host_calls;
pub mod lowering;
pub mod op;
pub mod package;
pub mod passes;
pub mod pjrt;
pub mod program;
#[cfg(feature = "python")]
mod python;
pub mod recording;
pub mod runner;
pub mod runtime;
pub mod sizing;
pub mod tools;
pub mod virtual_accelerator;
pub mod whole_file;
