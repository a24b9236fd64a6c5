//! Our own binding of the PJRT C API: everything between a StableHLO text and arrays on a device.
//!
//! ```text
//! find_plugin ▸ Plugin::load ▸ Client::create ▸ Client::compile ▸ Executable::execute ▸ Event::wait
//!                            ▸ Topology::create ▸ Topology::compile          (no device needed; in a Worker)
//! ```
//!
//! Three promises hold for everything here:
//!
//! * **No wait without a deadline.** Whatever can wait takes a [`WaitPolicy`]: a heartbeat line on stderr while it
//!   waits, [`PjrtError::Deadline`] at the end, [`PjrtError::Interrupted`] as soon as the hook of
//!   [`set_interrupt_check`] says so. What a plugin call uses stays alive until that call returns, even when its
//!   caller gave up on it.
//! * **No use after `fork`.** Every object remembers the process it was made in; in a child of it, calls return
//!   [`PjrtError::Forked`] and drops do nothing.
//! * **Every plugin error is a [`PjrtError`]** with the plugin's code and message.
//!
//! All `unsafe` of PJRT is in this module.

mod api;
mod buffer;
mod builds;
mod caller;
mod client;
mod compile_options;
mod element_type;
mod error;
mod event;
mod executable;
pub mod ffi;
mod find;
mod fork;
mod handler;
mod hlo_module;
mod llvm_options;
mod named_value;
mod open_waits;
mod platform;
mod plugin;
mod topology;
mod tpu_host;
mod wait;
mod worker;
pub mod xla_ffi;

pub(crate) use api::slice_of;
pub use buffer::{Buffer, HostCopy, HostSemantics, KeepAlive};
pub use builds::{CPU_BUILDS, CpuBuild};
pub use client::{Client, DeviceMemoryUse, PjrtDevice};
pub(crate) use compile_options::with_overrides;
pub use compile_options::{CompileOptions, NO_TILES, OptionOverride};
pub use element_type::ElementType;
pub use error::{ErrorCode, PjrtError, lost_tensors, room_for};
pub use event::Event;
pub use executable::{Compiled, Executable, ExecuteOptions, MemoryStats, OutputType, Outputs};
pub use find::{
    Installed, Places, Untrusted, find_plugin, find_topology_plugin, installed_cpu_plugins, plugin_beside,
};
pub(crate) use fork::PerProcess;
pub use handler::Handler;
pub use hlo_module::{Module as HloModule, layout_text};
pub use named_value::OptionValue;
pub(crate) use named_value::from_raw as named_values;
pub use open_waits::{OpenWait, ended_waits, open_waits};
pub use platform::Platform;
pub use plugin::{MINIMUM_API, Plugin, file_digest};
pub use topology::{CompiledForTopology, DeviceDescription, Topology};
pub use tpu_host::{Holder, TpuHost};
pub use wait::{
    LockHooks, QuietHooks, Turn, TurnGuard, WaitPolicy, is_quiet, poll, quietly, set_interrupt_check,
    set_lock_hooks, set_quiet_hooks, stoppable, supervise, supervise_change, undisturbed,
};
pub use worker::{
    CompilePlace, CompileRequest, CompileResponse, PlatformDescription, Worker, libtpu_compile_environment,
    worker_main,
};
