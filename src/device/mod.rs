//! The `tpu` device of PyTorch: storages, and ops one at a time.
//!
//! PyTorch's side is the shim (`python/torchtpu_compile/device/shim/`), which is C++ and compiled for each version of
//! PyTorch. It hands each op here as plain data. What an op does is found out once for each form of its
//! arguments, by a [`Tracer`], as a program whose inputs are the values of storages; from then on the program runs
//! without Python.

mod abi;
mod address;
mod arguments;
mod block;
mod complaint;
mod content;
mod copies;
mod counts;
mod dispatch;
mod engine;
mod fused;
mod graphs;
mod host;
mod install;
mod kept;
mod known;
mod place;
mod random;
mod recipe;
mod running;
mod signature;
mod state;
mod storage;
mod tracer;

pub use abi::{Raised, Status, dtype_of};
pub use complaint::{Cause, Complaint};
pub use engine::{Engine, Mode, engine};
pub use fused::{InputData, Story, Taken};
pub use graphs::{Call, Given, fetch, give, settle, unfit};
pub use install::install;
pub use recipe::{OutputForm, Product, Recipe, Source, Traced};
pub use signature::{Argument, Base, Form, Geometry, HostTensor, Lifted, Offset};
pub use tracer::Tracer;
