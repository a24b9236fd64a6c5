//! From a graph to a callable program: bind symbols ▸ passes ▸ lower ▸ compile ▸ execute.
//!
//! Nothing here knows Python: the bindings hand in [`TensorView`]s of host memory and take [`OutputTensor`]s out, and
//! so do the replay tests.

/// Logs what was done for the graph of this name: at INFO for one that a user compiled, at DEBUG for an op or a chunk
/// of the device, of which a program has hundreds.
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
mod argument;
mod bucket;
mod cached;
mod call;
mod checked;
mod compiled;
mod compiling;
mod device;
mod device_tensor;
mod error;
mod fitting;
mod given_up;
mod held;
mod input;
mod launch;
pub mod ledger;
mod limit;
pub mod metrics;
mod output;
mod padding;
mod plan;
pub mod platform;
mod prepared;
mod rank_words;
mod ranks;
mod report;
mod results;
mod sequence;
mod tensor;
pub mod watchdog;

pub use alignment::{AlignedBytes, LARGE};
pub use argument::Argument;
pub use cached::{ProgramFacts, program_entry, used_keys};
pub use checked::{check, check_key};
pub use compiled::{CompiledGraph, Returned};
pub use compiling::compiles_anything;
pub use device::{Device, DeviceSettings, PlatformChoice};
pub use device_tensor::{DeviceTensor, Mark};
pub use error::{CallProblem, ErrorKind, RuntimeError};
pub use launch::{Failure, Launch, Remedy};
pub use limit::{CompileLimit, OnRecompile};
pub use output::{MakeMemory, OutputTensor, own_memory};
pub use padding::Poison;
pub use plan::{Plan, Usage};
pub use platform::{Behavior, DeviceMemory, HostMemory};
pub use prepared::PreparedGraph;
pub use rank_words::{Discord, RankWords};
pub use ranks::run_ranks;
pub use report::{BucketReport, Report, reports, reset_reports};
pub use tensor::{Keep, TensorView};

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How blocks that a graph repeats, such as the layers of a model, are compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RepeatedLayers {
    /// In one program with all else.
    #[default]
    Inline,
    /// Equal blocks as one program that is called once for each.
    Once,
}

impl RepeatedLayers {
    /// Returns the value of the option `repeated_layers` with this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "inline" => Some(RepeatedLayers::Inline),
            "once" => Some(RepeatedLayers::Once),
            _ => None,
        }
    }
}

/// Everything besides the graph that decides what a compile does.
#[derive(Debug, Clone)]
pub struct CompileSettings {
    pub lowering: crate::lowering::Settings,
    pub options: crate::pjrt::CompileOptions,
    /// Which sizes a graph with symbols is compiled for.
    pub buckets: crate::sizing::BucketPolicy,
    /// Value that fills the padding of inputs.
    pub poison: Poison,
    /// How long a compile may take.
    pub compile_wait: crate::pjrt::WaitPolicy,
    /// How long a transfer or an execution may take.
    pub execute_wait: crate::pjrt::WaitPolicy,
    pub cache: crate::cache::CacheSettings,
    /// How blocks that a graph repeats are compiled.
    pub repeated_layers: RepeatedLayers,
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

/// The defaults of the options that have the names of these fields.
impl Default for CompileSettings {
    fn default() -> Self {
        let wait =
            |seconds| crate::pjrt::WaitPolicy::new(Duration::from_secs(30), Duration::from_secs(seconds));
        CompileSettings {
            lowering: crate::lowering::Settings::default(),
            options: crate::pjrt::CompileOptions::default(),
            buckets: crate::sizing::BucketPolicy::default(),
            poison: Poison::default(),
            compile_wait: wait(1800).set_by("compile_timeout"),
            execute_wait: wait(600).set_by("execute_timeout"),
            cache: crate::cache::CacheSettings::default(),
            repeated_layers: RepeatedLayers::default(),
            shipped: None,
            worker: Vec::new(),
            trust_generations: false,
            limit: CompileLimit::default(),
        }
    }
}
