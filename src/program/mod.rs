//! A program as those see it who call it: its text, the types of its arguments and results, and how they lie in memory.
//!
//! [`crate::lowering`] makes programs; the runtime, recordings and Python only read these types.

mod flat;
mod host_call;
mod interface;
mod layout;
mod light;
mod shape;

pub use flat::flattened;
pub use host_call::HostCall;
pub use interface::{Program, ProgramInput, ProgramOutput, ResultMemory, Work, given_bytes, interface};
pub use layout::Layout;
pub use light::{is_light, stays_in_place};
pub use shape::{Dims, Shape};
