//! An accelerator on the CPU: a PJRT plugin over XLA's CPU plugin that behaves as a TPU's does, for tests without a
//! TPU.
//!
//! ```text
//! this crate's runtime ▸ pjrt ▸ table ▸ client, program, array ▸ queues of a device ▸ pjrt ▸ XLA's CPU plugin
//! ```
//!
//! Its devices have memory of their own, with a limit, that no pointer of the host reaches. They run programs and move
//! arrays in queues, after their calls have returned, and errors come as late. Arrays lie in the orders that libtpu
//! chooses. A donated array is gone. Faults and delays can be asked for. `docs/virtual-accelerator.md` has the
//! settings, and where each assumption about libtpu comes from.

mod array;
mod client;
mod completion;
mod layout;
mod memory;
mod program;
mod queue;
mod settings;
mod signature;
mod statistics;
mod table;

use crate::pjrt::{PerProcess, PjrtError, Platform, Plugin, WaitPolicy};
use completion::Failure;
use std::path::Path;
use std::sync::{Arc, OnceLock};

pub use layout::minor_to_major;
pub use settings::{Fault, Kind, Stage, set_faults};
pub use statistics::{Statistics, statistics};

/// The name of the platform.
const NAME: &str = Platform::Virtual.name();
/// The kind of the devices.
const KIND: &str = "virtual accelerator";

/// The CPU plugin below the accelerators of this process, and the plugin that they are.
type Both = OnceLock<(Arc<Plugin>, Arc<Plugin>)>;
static PLUGINS: PerProcess<Both> = PerProcess::new();

/// The accelerator's plugin, over the CPU plugin at `cpu_plugin`.
///
/// # Errors
/// Those of [`Plugin::load_with`] for the CPU plugin; [`PjrtError::PluginPath`] where this process has an accelerator
/// over another one.
pub fn plugin(cpu_plugin: &Path, policy: &WaitPolicy) -> Result<Arc<Plugin>, PjrtError> {
    let below = Plugin::load_with(cpu_plugin, policy)?;
    let (cpu, accelerator) = match PLUGINS.get().get() {
        Some(both) => both,
        None => {
            // SAFETY: the table lives as long as the process, and its functions keep the C API's contract.
            let accelerator = unsafe { Plugin::built_in(&below, table::api(), Platform::Virtual) };
            PLUGINS.get().get_or_init(|| (Arc::clone(&below), Arc::new(accelerator)))
        }
    };
    if cpu.path() == below.path() {
        return Ok(Arc::clone(accelerator));
    }
    Err(PjrtError::PluginPath {
        path: below.path().to_owned(),
        reason: format!("the virtual accelerator of this process runs on {}", cpu.path().display()),
    })
}

/// The CPU plugin below.
fn cpu_plugin() -> Result<&'static Arc<Plugin>, Failure> {
    let both = PLUGINS.get().get();
    both.map(|(cpu, _)| cpu).ok_or_else(|| Failure::unimplemented("CPU plugin to run on"))
}
