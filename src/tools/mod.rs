//! Work of the command line, without its arguments and printing.
//!
//! ```text
//! GraphFile::load ▸ GraphFile::prepare ▸ lower ▸ WorkerPool::run (compiles in workers) ▸ estimate
//! ```
//!
//! Nothing here creates a client in this process, except to run a graph ([`bench`], and [`crate::recording::replay`]).

mod bench;
mod borders;
mod estimate;
mod graph_file;
mod hlo_text;
mod kernels;
mod links;
mod lowered_graph;
mod minify;
mod packaging;
mod peak;
mod remedies;
mod target;
mod target_cache;
mod traffic;
mod tunings;
mod worker_pool;

pub use bench::{Bench, bench};
pub use estimate::{Estimate, Limit, MemoryFit, estimate, refused_for_memory};
pub use graph_file::{GraphFile, GraphFileError, ProgramSizes, Sizes};
pub use kernels::{Kernel, Schedule};
pub use links::Collective;
pub use lowered_graph::{LoweredGraph, Prepared, optimized};
pub use minify::minify;
pub use packaging::{Packaged, Packaging, PackagingError};
pub use peak::{Buffer, Part, Peak, Place};
pub use remedies::{NoRemedy, Remedy, saved_lines};
pub use target::{GENERATIONS, Generation, Target, UnknownTarget};
pub use target_cache::{TargetCache, TargetCacheError};
pub use traffic::{Traffic, parameter_bytes, traffic};
pub use tunings::Tunings;
pub use worker_pool::{CpuPlugin, Job, Kept, Outcome, ProgramPeak, Remedied, Step, WorkerPool};
