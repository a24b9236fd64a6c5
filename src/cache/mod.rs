//! Executables by what they were made from.

mod host;
mod key;

pub use host::host_cpu;
pub use key::{Environment, Key, Part};
