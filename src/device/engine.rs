//! All that the device is in this process, handed down to whatever runs for it.

use super::abi::TtShim;
use super::complaint::Complaint;
use super::content::Content;
use super::fused::{Chunks, Reason};
use super::known::Calls;
use super::state::State;
use super::storage::{Storage, Storages};
use super::tracer::Tracer;
use crate::runtime::DeviceTensor;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// How ops are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Each call waits for its op, so that an error is raised at the call that caused it.
    Debug,
    /// Each op is a program of its own; where the platform is asynchronous, nobody waits for it.
    Strict,
    /// Ops are recorded, and run together as one graph that the passes and XLA fuse: results may round otherwise than
    /// each op alone. If programs compute in the host's memory, ops run at once by PyTorch's own kernels instead.
    Fused,
    /// Ops are recorded, and run together when a result is needed: bit for bit as each alone.
    FusedExact,
}

const MODES: [Mode; 4] = [Mode::Debug, Mode::Strict, Mode::Fused, Mode::FusedExact];

pub struct Engine {
    pub state: State,
    pub storages: Storages,
    pub calls: Calls,
    pub chunks: Chunks,
    mode: AtomicU8,
    /// Whether ops run by PyTorch's kernels, once that is decided: 1 for no, 2 for yes.
    runs_on_host: AtomicU8,
}

static ENGINE: OnceLock<Engine> = OnceLock::new();

/// # Errors
/// The device is not installed.
pub fn engine() -> Result<&'static Engine, Complaint> {
    ENGINE.get().ok_or_else(|| Complaint::new("the tpu device is not installed"))
}

/// Keeps what installing the device brought, the first time.
pub fn begin(tracer: Box<dyn Tracer>, shim: TtShim) {
    ENGINE.get_or_init(|| Engine {
        state: State::new(tracer, shim),
        storages: Storages::default(),
        calls: Calls::default(),
        chunks: Chunks::default(),
        mode: AtomicU8::new(Mode::Fused as u8),
        runs_on_host: AtomicU8::new(0),
    });
}

impl Engine {
    pub fn mode(&self) -> Mode {
        MODES[usize::from(self.mode.load(Relaxed))]
    }

    /// Ops that are recorded run first.
    ///
    /// # Errors
    /// Those of these ops; the mode is set all the same.
    pub fn set_mode(&'static self, mode: Mode) -> Result<(), Complaint> {
        self.mode.store(mode as u8, Relaxed);
        // The settings may have changed as well.
        self.runs_on_host.store(0, Relaxed);
        self.chunks.flush_all(&self.state, Reason::Mode)
    }

    /// Whether ops run by PyTorch's kernels: in Fused mode, where programs use the host's memory, unless the user wants
    /// to hear of every op that has no program.
    ///
    /// # Errors
    /// Settings that are none, a client that cannot be opened, Ctrl-C.
    pub fn runs_on_host(&self) -> Result<bool, Complaint> {
        let mut decided = self.runs_on_host.load(Relaxed);
        if decided == 0 {
            decided = 1 + u8::from(self.mode() == Mode::Fused && self.admits_host_kernels()?);
            self.runs_on_host.store(decided, Relaxed);
        }
        if decided == 2 {
            self.state.counts.on_host.add(1);
        }
        Ok(decided == 2)
    }

    fn admits_host_kernels(&self) -> Result<bool, Complaint> {
        if !self.state.tracer.admits_host_kernels()? {
            return Ok(false);
        }
        let settings = self.state.tracer.settings()?.0;
        self.state.keep_count(&settings);
        match settings.computes_in_host_memory() {
            Some(known) => Ok(known),
            // Which platform a given plugin is for, its client says.
            None => Ok(self.state.client()?.0.behavior.computes_in_host_memory()),
        }
    }

    /// The value of a content; what is recorded runs first.
    ///
    /// # Errors
    /// Those of the ops that run.
    pub fn value(&'static self, content: &Content) -> Result<DeviceTensor, Complaint> {
        self.chunks.value(&self.state, content)
    }

    /// The value of a storage; what is recorded runs first.
    ///
    /// # Errors
    /// Those of the ops that run.
    pub fn value_of(&'static self, storage: &Storage) -> Result<Option<DeviceTensor>, Complaint> {
        storage.content().map(|content| self.value(&content)).transpose()
    }

    /// Waits until every op of a device has ended; of all devices where none is named.
    ///
    /// # Errors
    /// Those of the ops, with their names, and those of waiting.
    pub fn synchronize(&'static self, device: Option<usize>) -> Result<(), Complaint> {
        match device {
            Some(device) => self.chunks.flush(&self.state, device, Reason::Synchronize)?,
            None => self.chunks.flush_all(&self.state, Reason::Synchronize)?,
        }
        self.state.finish(device)
    }

    /// Returns the memory counter `which` of a device, numbered as in `shim.h`; 0 for a device that does not exist.
    pub fn statistic(&self, which: i32, device: usize) -> i64 {
        match which {
            0..4 => self.storages.statistic(which, device),
            _ => self.memory(device).get((which - 4) as usize).copied().unwrap_or_default(),
        }
    }

    /// The memory of a device in bytes: what is free, all, what is in use, and the most that was. As the plugin counts
    /// it, which does not tell of all where it is 0; where programs compute in the host's memory, as the system and the
    /// tensors' storages count.
    fn memory(&self, device: usize) -> [i64; 4] {
        let [now, peak] = [0, 1].map(|which| self.storages.statistic(which, device));
        let mut found = [0, 0, now, peak];
        // The first use opens the client, which takes the GIL on other threads.
        self.state.tracer.aside(&mut || {
            let Ok((opened, _)) = self.state.client() else { return };
            if opened.behavior.computes_in_host_memory() {
                // SAFETY: it reads numbers of the system.
                let pages = |name| unsafe { libc::sysconf(name) * libc::sysconf(libc::_SC_PAGE_SIZE) };
                found = [pages(libc::_SC_AVPHYS_PAGES), pages(libc::_SC_PHYS_PAGES), now, peak];
            } else if let Ok(told) = opened.on(device).memory_in_use() {
                let free = told.all.map_or(0, |all| all - told.now);
                found = [free, told.all.unwrap_or(0), told.now, told.peak.unwrap_or(told.now)];
            }
        });
        found
    }
}
