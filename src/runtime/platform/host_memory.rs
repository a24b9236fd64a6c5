//! Devices that compute in host memory: XLA's CPU client. Programs read and write the caller's tensors where they lie.
//!
//! Buffers are made over the caller's memory through DLPack and kept while addresses repeat. Results of 16 KB and more
//! are donated arguments of the program (`ResultMemory::Given`): tensors below 2 MB, huge pages from there on
//! (`runtime/alignment.rs`). So steady loops make no buffers, and results of 2 MB cannot be resized.
//! `xla_cpu_use_xnnpack` is off, because XNNPACK keeps a packed copy of a weight per address, and results were wrong
//! after an in-place change.

use super::heap;
use super::{Behavior, Candidate, Fetched, HostArray, Passage, Sent, Start};
use crate::lowering::CpuForm;
use crate::lowering::Forms;
use crate::pjrt::{Buffer, HostSemantics, NO_TILES, OptionOverride, PjrtError, WaitPolicy};
use crate::runtime::output::GIVEN_RESULTS_FROM;
use crate::runtime::tensor::Keep;
use crate::runtime::{CompileSettings, Device};

/// Programs with at most this many operations, and no loop, begin on the caller's thread, which then waits for them: to
/// begin one takes no time that a deadline or Ctrl-C would have to end.
const BEGUN_HERE: f64 = 1e8;
/// Programs with at most this many run there, where nothing can end them: 1 s if each operation is as slow as `lgamma`
/// of a float64. To hand a program over takes some 50 µs.
const RUN_HERE: f64 = 2e7;
/// XLA runs a program in which it counts fewer on the calling thread, whatever it does besides.
const NOT_COUNTED: f64 = 1e3;

#[derive(Debug)]
pub struct HostMemory;

impl Behavior for HostMemory {
    fn name(&self) -> &'static str {
        "host memory"
    }

    /// The user's settings, and those under which the CPU client computes as PyTorch does, and as fast as it can.
    fn settings(&self, mut settings: CompileSettings) -> CompileSettings {
        settings.lowering.forms = Forms::Cpu;
        settings.lowering.calls_process = true;
        settings.lowering.given_results_from = Some(GIVEN_RESULTS_FROM);
        let off = OptionOverride::Bool(false);
        let overrides = &mut settings.options.env_option_overrides;
        // The short form of minima and maxima drops a NaN in the second operand.
        overrides.entry("xla_cpu_enable_fast_min_max".to_string()).or_insert_with(|| off.clone());
        // XNNPACK packs a matrix operand once per address and never looks at it again. Programs here read weights and
        // inputs where PyTorch keeps them, so a weight that is updated in place, or another tensor at the same
        // address, would be multiplied with its old contents. This is not the user's choice.
        const XNNPACK: &str = "xla_cpu_use_xnnpack";
        let before = overrides.insert(XNNPACK.to_string(), off.clone());
        if before.is_some_and(|value| value != off) {
            tracing::warn!("{XNNPACK} stays off: it would keep using the old contents of updated tensors");
        }
        settings
    }

    /// Folds by XLA's library of neural networks drop NaN where they look for extrema. Lowerings do not use them for
    /// that (`lowering/reductions.rs`); a text may.
    fn admit_texts(&self, settings: &mut CompileSettings) {
        let products = OptionOverride::String("LIBRARY_FUSION_TYPE_DOT".to_owned());
        let overrides = &mut settings.options.env_option_overrides;
        overrides.entry("xla_cpu_experimental_ynn_fusion_type".to_owned()).or_insert(products);
    }

    /// XLA cuts a kernel in two from 256 KB on; to wake the thread for the second part takes as long as 100,000
    /// elements.
    fn keep_on_one_thread(&self, settings: &mut CompileSettings) {
        let pass = OptionOverride::String("cpu-parallel-task-assigner".to_owned());
        let overrides = &mut settings.options.env_option_overrides;
        overrides.entry("xla_disable_hlo_passes".to_owned()).or_insert(pass);
    }

    /// XLA's tiles of sixteen elements go through memory, which takes two to three times as long as its plain loops.
    /// Where elements change places, tiles are faster.
    fn emit_loops(&self, settings: &mut CompileSettings) {
        if !CpuForm::PlainLoops.is_on() {
            return;
        }
        let overrides = &mut settings.options.env_option_overrides;
        overrides.entry(NO_TILES.to_owned()).or_insert(OptionOverride::Bool(true));
    }

    fn start(&self, loops: bool, told: Option<f64>, counted: Option<f64>) -> Start {
        // XLA does not count what the program calls this process for.
        let most = told.into_iter().chain(counted).reduce(f64::max);
        match most.filter(|_| !loops) {
            Some(count) if count <= RUN_HERE => Start::Runs,
            Some(count) if count <= BEGUN_HERE && told.is_some_and(|told| told >= NOT_COUNTED) => {
                Start::Begins
            }
            _ => Start::Supervised,
        }
    }

    fn prepare_for(&self, temporary: usize) {
        heap::keep_blocks_of(temporary);
    }

    fn computes_in_host_memory(&self) -> bool {
        true
    }

    fn admits_workers(&self) -> bool {
        true
    }

    /// Programs use the caller's memory: a call that returned early would let the caller change it under them.
    fn is_asynchronous(&self) -> bool {
        false
    }

    fn keeps_copies(&self) -> bool {
        false
    }

    /// A buffer over the memory of a written input is given away, so that it must be the only one over it.
    fn passage(&self, tensor: Candidate) -> Passage {
        if tensor.fits && tensor.is_aligned && !(tensor.is_written && tensor.overlaps) {
            Passage::Shared
        } else {
            Passage::Copied { repacked: true }
        }
    }

    unsafe fn send(
        &self,
        device: &Device,
        array: HostArray<'_>,
        _: &Keep,
        _: &WaitPolicy,
    ) -> Result<Sent, PjrtError> {
        let semantics =
            if array.is_written { HostSemantics::MutableZeroCopy } else { HostSemantics::ImmutableZeroCopy };
        let (client, to) = (&device.client, device.pjrt()?);
        // SAFETY: sharing touches nothing now; whoever executes with the buffer answers for the memory.
        let (buffer, _) = unsafe {
            Buffer::from_host_on(client, to, array.data, array.element, array.dims, semantics, None)?
        };
        Ok(Sent { buffer, transfer: None, shares: true })
    }

    fn fetch(&self, buffer: &Buffer, _: &WaitPolicy) -> Result<Fetched, PjrtError> {
        let address = buffer.host_address()?.ok_or_else(|| {
            PjrtError::InvalidArgument("a result of a program on the CPU is not in host memory".to_owned())
        })?;
        Ok(Fetched::InPlace(address))
    }
}
