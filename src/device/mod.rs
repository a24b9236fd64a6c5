//! The `tpu` device of PyTorch: storages, and ops one at a time.
//!
//! PyTorch's side is the shim (`python/torchtpu_compile/device/shim/shim.cpp`), which is C++ and compiled for each version of PyTorch. It hands each op
//! here as plain data. What an op does is found out once for each form of its arguments, by a [`Tracer`], as a program
//! whose inputs are the values of storages; from then on the program runs without Python.

mod abi;
mod address;
mod arguments;
mod copies;
mod dispatch;
mod fused;
mod graphs;
mod host;
mod install;
mod kept;
mod place;
mod random;
mod recipe;
mod state;
mod storage;
pub mod threads;

pub use abi::{Raised, Status, dtype_of};
pub use arguments::{Argument, Base, Described, Geometry, HostTensor, Lifted, Offset};
pub use fused::{Counts, Story, Taken, begin_recording, counts, finish, recorded, step_ended, stories};
pub use graphs::{Call, Given, fetch, give, settle};
pub use install::install;
pub use recipe::{OutputForm, Product, Recipe, Source, Traced};
pub use state::{
    Complaint, Mode, Tracer, current_device, device, device_count, draw_bits, forget_forms, generator_state,
    is_lost_to_fork, mode, set_device, set_generator_state, set_mode, synchronize,
};
pub use storage::{Storage, reset_statistic, statistic};
