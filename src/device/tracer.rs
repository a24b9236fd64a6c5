//! The interface of Python's part of the device.

use super::abi::Raised;
use super::complaint::Complaint;
use super::recipe::Traced;
use super::signature::{Argument, Base};
use crate::runtime::{CompileSettings, DeviceSettings};
use std::ffi::c_void;

/// Finds out what ops do, and tells of what runs on the CPU: Python's part.
pub trait Tracer: Send + Sync {
    /// The settings that programs are compiled with.
    ///
    /// # Errors
    /// Why there are none.
    fn settings(&self) -> Result<(DeviceSettings, CompileSettings), Complaint>;

    /// Traces an op for this argument signature. The values of numbers are part of it, unless they are
    /// [`Argument::Lifted`].
    ///
    /// # Errors
    /// That of the op itself, for arguments that it does not take.
    fn trace(&self, op: &str, overload: &str, args: &[Argument], bases: &[Base])
    -> Result<Traced, Complaint>;

    /// Names the code that traces and what it goes by, besides an op and the form of its arguments: where two processes
    /// have the same name, they find out the same. `None` where what is found out is not to be kept.
    fn name(&self) -> Result<Option<String>, Complaint>;

    /// Whether ops may run by PyTorch's own kernels where these reach the device's memory: not where the user wants to
    /// hear of each op that has no program.
    ///
    /// # Errors
    /// Options that are none.
    fn admits_host_kernels(&self) -> Result<bool, Complaint>;

    /// Called before and after an op runs on the CPU.
    ///
    /// # Errors
    /// If the user forbids it.
    fn on_host(
        &self,
        op: &str,
        overload: &str,
        reason: &str,
        bytes: i64,
        is_done: bool,
    ) -> Result<(), Complaint>;

    /// The line of the user's that runs on this thread, in at most 40 bits; 0 where there is none. Called for each op.
    fn place(&self) -> u64;

    /// `train.py:12` for what [`Tracer::place`] said.
    fn line(&self, place: u64) -> Option<String>;

    /// Returns the exception to raise for a complaint; none if PyTorch has its own for it.
    fn raised(&self, complaint: &Complaint) -> Raised;

    /// Counts a reference to an object of Python's, one more or less.
    fn count_reference(&self, object: *mut c_void, is_more: bool);

    /// Runs what waits for another thread, without a lock of the interpreter's that this one may hold.
    fn aside(&self, wait: &mut dyn FnMut());
}
