//! Fused mode: ops are recorded, and those that follow one another run as one program, a chunk.
//!
//! A chunk ends where a value is needed, where an optimizer has made its step, and where it has become long. One whose
//! ops have no programs is compiled at once. Of ops that have programs, what comes back is compiled in the background;
//! until its program is there, and where it never comes back, ops run one after the other, as in Strict mode.
//!
//! A mutex is held while a chunk runs. A thread that waits for it releases the GIL first, because the running thread
//! takes the GIL to check for Ctrl-C. Handlers of signals and of logging run afterwards (`pjrt::quietly`). A chunk that
//! fails runs again op by op, and a storage that a failed in-place op was to change gets its content back
//! (`Pending::instead`).

mod chunk;
mod chunks;
mod general;
mod join;
mod programs;
mod recorded;
mod recording;
mod run;
mod stitch;

pub use chunks::Chunks;
pub use programs::Story;
pub use recorded::{Form, Reason};
pub use recording::{InputData, Taken};
