//! Recorded calls of compiled graphs: one versioned file format for fixtures, recordings and bug reports.
//!
//! A [`Recording`] holds a graph as it was captured, the environment it was captured in, and calls: what went in and
//! what eager PyTorch made of it. Large tensors are not stored. Inputs are kept as a seed and a [`Distribution`], from
//! which [`Distribution::fill`] makes the same bytes on every machine; outputs are kept as evenly spaced elements and
//! statistics ([`Expected`]). [`replay`] compiles the graph, makes the inputs, calls it and compares.

mod element;
mod expected;
mod file;
mod format;
mod replay;
mod seeded;

pub use expected::{Compared, Expected, default_tolerance};
pub use file::{FileError, MAGIC, VERSION, read};
pub use format::{Call, Data, Environment, FormatError, Input, InputTensor, Output, Recording, dense_layout};
pub use replay::{Judge, Outcome, Replay, ReplayError, prepare_call, replay, replay_cached, replay_judged};
pub use seeded::{Distribution, SeedError};
