//! From a graph to a callable program: bind symbols ▸ passes ▸ lower ▸ compile ▸ execute.
//!
//! Nothing here knows Python: the bindings hand in [`TensorView`]s of host memory and take [`OutputTensor`]s out, and
//! so do the replay tests.

mod alignment;
mod cached;
mod checked;
mod compiled;
mod device;
mod error;
mod input;
pub mod metrics;
mod output;
mod plan;
mod tensor;

pub use alignment::AlignedBytes;
pub use checked::check;
pub use compiled::{CompiledGraph, Report, Returned, clear_reports, reports};
pub use device::{Device, DeviceSettings, PlatformChoice, compile_options};
pub use error::RuntimeError;
pub use output::OutputTensor;
pub use plan::{Keep, Plan};
pub use tensor::{Argument, TensorView};

/// Everything besides the graph that decides what a compile does.
#[derive(Debug, Clone, Default)]
pub struct CompileSettings {
    pub lowering: crate::lowering::Settings,
    pub options: crate::pjrt::CompileOptions,
    /// How long a compile may take.
    pub compile_wait: crate::pjrt::WaitPolicy,
    /// How long a transfer or an execution may take.
    pub execute_wait: crate::pjrt::WaitPolicy,
    pub cache: crate::cache::CacheSettings,
}
