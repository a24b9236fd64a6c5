//! Differences between platforms: the memory that programs read and write, and its consequences.
//!
//! This is the only place under `runtime/` that knows more than one platform; everything else asks [`Behavior`]. The
//! tests in `tests/platform.rs` hold for each implementation.

mod device_memory;
mod heap;
mod host_memory;

use super::CompileSettings;
use super::device::Device;
use super::tensor::Keep;
use crate::fx::Graph;
use crate::lowering::Forms;
use crate::lowering::registered::REGISTERED;
use crate::pjrt::{Buffer, Client, ElementType, HostCopy, PjrtError, Platform, WaitPolicy};
use crate::program::{is_light, stays_in_place};
use std::fmt;

pub use device_memory::DeviceMemory;
pub use host_memory::HostMemory;

/// The settings of a platform, for this graph.
pub fn admitted(behavior: &dyn Behavior, graph: &Graph, mut settings: CompileSettings) -> CompileSettings {
    // StableHLO that the user brings.
    let has_texts = graph.any_node(&|node| matches!(&*node.op, "torchtpu.stablehlo" | REGISTERED));
    if has_texts {
        behavior.admit_texts(&mut settings);
    }
    if is_light(graph) {
        behavior.keep_on_one_thread(&mut settings);
    }
    if stays_in_place(graph) {
        behavior.emit_loops(&mut settings);
    }
    settings
}

/// How a call starts a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// It runs on the calling thread, where nothing ends it early.
    Runs,
    /// The calling thread begins it, and waits for its end.
    Begins,
    /// Another thread begins it, while the calling one waits.
    Supervised,
}

/// How a platform takes tensors in, runs programs, and gives tensors out.
pub trait Behavior: fmt::Debug + Send + Sync {
    /// `host memory` or `device memory`: for reports.
    fn name(&self) -> &'static str;

    /// The settings that a graph is compiled with: the user's, and what the platform needs.
    fn settings(&self, settings: CompileSettings) -> CompileSettings;

    /// Changes the settings for a program with StableHLO that is not this crate's.
    fn admit_texts(&self, _settings: &mut CompileSettings) {}

    /// Changes the settings for a program that a second thread would not make faster.
    fn keep_on_one_thread(&self, _settings: &mut CompileSettings) {}

    /// Changes the settings for a program that moves no element to another dimension.
    fn emit_loops(&self, _settings: &mut CompileSettings) {}

    /// How a call starts a program. `told` is how many operations its compiler counts, `counted` how many we do;
    /// `loops` says that it has control flow whose length is in neither.
    fn start(&self, loops: bool, told: Option<f64>, counted: Option<f64>) -> Start;

    /// Prepares the process for calls of a program with so many bytes of temporary memory.
    fn prepare_for(&self, _temporary: usize) {}

    /// Whether programs compute in the host's memory, where the host's own code can read and write as well.
    fn computes_in_host_memory(&self) -> bool;

    /// Whether a second process can open the platform's devices, to try a compile.
    fn admits_workers(&self) -> bool;

    /// Whether a call returns before its program ends, where nobody needs its results on the host.
    fn is_asynchronous(&self) -> bool;

    /// Whether copies of static inputs are kept, so that the caller has to count how often their contents change.
    fn keeps_copies(&self) -> bool;

    /// How an argument reaches the program.
    fn passage(&self, tensor: Candidate) -> Passage;

    /// A buffer on a device of host memory: over it, or of a copy that is on its way to the device.
    ///
    /// # Safety
    /// `array` lies in memory that `owner` keeps, readable until the transfer is done, and as long as the buffer lives
    /// where that shares it; writable where it `is_written`.
    ///
    /// # Errors
    /// The plugin's error, and those of waiting.
    unsafe fn send(
        &self,
        device: &Device,
        array: HostArray<'_>,
        owner: &Keep,
        wait: &WaitPolicy,
    ) -> Result<Sent, PjrtError>;

    /// Makes a result readable by the host: where it lies, or a copy that is on its way.
    ///
    /// # Errors
    /// The plugin's error, and those of waiting.
    fn fetch(&self, buffer: &Buffer, wait: &WaitPolicy) -> Result<Fetched, PjrtError>;
}

/// Properties that decide how a tensor in host memory reaches a program.
#[derive(Debug, Clone, Copy)]
pub struct Candidate {
    /// Stays the same from call to call.
    pub is_static: bool,
    /// The program writes a result into its memory.
    pub is_written: bool,
    /// Its elements lie as the program reads them.
    pub fits: bool,
    /// It begins where XLA's CPU client shares memory.
    pub is_aligned: bool,
    /// Another argument lies in the same memory.
    pub overlaps: bool,
    /// Whether its contents can be told apart from those of another call.
    pub has_generation: bool,
}

/// How a tensor in host memory reaches a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passage {
    /// The program uses the caller's memory. A buffer is right for whatever tensor lies at its address.
    Shared,
    /// The program uses a copy that belongs to this call; `repacked` says that the host makes one first.
    Copied { repacked: bool },
    /// A copy that stays valid until the contents of the tensor change.
    Kept { repacked: bool },
}

impl Passage {
    /// Whether a buffer can serve a later call.
    pub fn lasts(self) -> bool {
        !matches!(self, Passage::Copied { .. })
    }
}

/// A dense array in host memory, row-major in its physical dimensions.
#[derive(Clone, Copy)]
pub struct HostArray<'a> {
    pub data: *mut u8,
    pub element: ElementType,
    pub dims: &'a [i64],
    /// A program writes a result into it.
    pub is_written: bool,
    /// For messages: `input 3 of graph0`.
    pub what: &'a dyn fmt::Display,
}

/// A buffer made of host memory.
pub struct Sent {
    pub buffer: Buffer,
    /// A transfer under way, which still reads the host memory.
    pub transfer: Option<Transfer>,
    /// Whether the buffer is nothing but that memory.
    pub shares: bool,
}

/// Host memory that a plugin still reads.
pub struct Transfer {
    done: crate::pjrt::Event,
    /// Only this one may tell that nothing arrived.
    ready: crate::pjrt::Event,
    what: String,
}

impl Transfer {
    /// Waits until the host memory is the caller's again and the buffer has its content.
    ///
    /// # Errors
    /// The plugin's error, and those of waiting.
    pub fn finish(self, wait: &WaitPolicy) -> Result<(), PjrtError> {
        self.done.wait(&self.what, wait)?;
        self.ready.wait(&self.what, wait)
    }
}

/// A result that the host can read.
pub enum Fetched {
    /// It lies in host memory, as long as its buffer lives.
    InPlace(*const u8),
    /// A copy of it is on its way.
    Copying(HostCopy),
}

/// How the devices of a client behave.
pub fn behavior_of(client: &Client) -> &'static dyn Behavior {
    match Platform::parse(client.platform_name()) {
        Some(platform) => of_kind(platform),
        None => &DeviceMemory { forms: Forms::General },
    }
}

/// How the devices of a platform behave.
pub fn of_kind(platform: Platform) -> &'static dyn Behavior {
    match platform {
        Platform::Cpu => &HostMemory,
        Platform::Cuda => &DeviceMemory { forms: Forms::General },
        Platform::Tpu | Platform::Virtual => &DeviceMemory { forms: Forms::Tpu },
    }
}
