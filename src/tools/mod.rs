//! What the command line does, without its arguments and its printing.
//!
//! ```text
//! Subject::load ▸ Subject::prepare ▸ lower ▸ Crew::run (compiles in workers) ▸ estimate
//! ```
//!
//! Nothing here creates a client in this process, except to run a graph ([`bench`], and [`crate::recording::replay`]).

mod bench;
mod crew;
mod estimate;
mod kernels;
mod lowered;
mod shelf;
mod subject;
mod target;

pub use bench::{Bench, bench};
pub use crew::{Crew, Job, Kept, Outcome, Step};
pub use estimate::{Estimate, Fit, Limit, estimate, refused_for_memory};
pub use kernels::{Kernel, Schedule};
pub use lowered::{LoweredSubject, Prepared, optimized};
pub use shelf::{Shelf, ShelfError};
pub use subject::{ProgramSizes, Sizes, Subject, SubjectError};
pub use target::{GENERATIONS, Generation, Target, UnknownTarget};
