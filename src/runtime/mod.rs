//! From a graph to a callable program: bind symbols ▸ passes ▸ lower ▸ compile ▸ execute.
//!
//! Nothing here knows Python: the bindings hand in [`TensorView`]s of host memory and take [`OutputTensor`]s out, and
//! so do the replay tests.

/// Logs what was done for the graph of this name: at INFO for one that a user compiled, at DEBUG for an op or a chunk of the
/// device, of which a program has hundreds.
macro_rules! tell {
    ($name:expr, $($message:tt)*) => {
        if $name.starts_with("eager_") || $name.starts_with("chunk") {
            tracing::debug!($($message)*);
        } else {
            tracing::info!($($message)*);
        }
    };
}

mod alignment;
mod buckets;
mod cached;
mod checked;
mod compiled;
mod device;
mod device_tensor;
mod error;
mod given_up;
mod input;
mod limit;
pub mod metrics;
mod operations;
mod output;
mod padding;
mod plan;
pub mod platform;
mod prepared;
mod ranks;
mod results;
mod tensor;
pub mod watchdog;

pub use alignment::{AlignedBytes, LARGE};
pub use buckets::{BucketPolicy, Chooser, FittedBuckets, Series, fit};
pub use cached::{ProgramFacts, program_entry, used_keys};
pub use checked::{check, check_key};
pub use compiled::{
    BucketReport, CompiledGraph, Report, Returned, clear_reports, compiles_anything, reports,
};
pub use device::{Device, DeviceSettings, PlatformChoice};
pub use device_tensor::DeviceTensor;
pub use error::{CallProblem, RuntimeError};
pub use limit::{CompileLimit, OnRecompile};
pub use operations::operations;
pub use output::{MakeMemory, OutputTensor, own_memory};
pub use padding::Poison;
pub use plan::{Plan, Usage};
pub use platform::{Behavior, DeviceMemory, HostMemory};
pub use prepared::PreparedGraph;
pub use ranks::run_ranks;
pub use tensor::{Argument, Keep, TensorView};

/// Everything besides the graph that decides what a compile does.
#[derive(Debug, Clone, Default)]
pub struct CompileSettings {
    pub lowering: crate::lowering::Settings,
    pub options: crate::pjrt::CompileOptions,
    /// Which sizes a graph with symbols is compiled for.
    pub buckets: BucketPolicy,
    /// Value that fills the padding of inputs.
    pub poison: Poison,
    /// How long a compile may take.
    pub compile_wait: crate::pjrt::WaitPolicy,
    /// How long a transfer or an execution may take.
    pub execute_wait: crate::pjrt::WaitPolicy,
    pub cache: crate::cache::CacheSettings,
    /// Programs that came along with the graph: asked before the cache.
    pub shipped: Option<std::sync::Arc<crate::cache::Shipped>>,
    /// The program and arguments of a compile worker, for what has killed a process before; none where empty.
    pub worker: Vec<std::ffi::OsString>,
    /// On platforms with memory of their own: whether a static input has changed only where its generation has. Else
    /// its contents are looked at before a copy of them is used again.
    pub trust_generations: bool,
    /// How often the function that a graph is of may be compiled.
    pub limit: CompileLimit,
}
