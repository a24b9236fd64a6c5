//! Where the results of a call go: to host memory, or they stay on the device.

use super::device_tensor::DeviceTensor;
use super::output::{MakeMemory, OutputTensor, own_memory};

/// Where the results of a call go.
#[derive(Clone, Copy)]
pub enum Destination<'a> {
    /// Memory that the caller makes. The call ends when the results are there.
    Host(&'a MakeMemory<'a>),
    /// The device. The call may end before the program has, where the platform is asynchronous.
    Device,
}

impl<'a> Destination<'a> {
    /// Makes the memory of results that lie in host memory.
    pub(super) fn make(self) -> &'a MakeMemory<'a> {
        match self {
            Destination::Host(make) => make,
            Destination::Device => &own_memory,
        }
    }
}

/// A result where it was wanted.
pub enum ResultTensor {
    Host(OutputTensor),
    Device(DeviceTensor),
}

impl ResultTensor {
    pub(super) fn on_host(self) -> Option<OutputTensor> {
        match self {
            ResultTensor::Host(tensor) => Some(tensor),
            ResultTensor::Device(_) => None,
        }
    }

    pub(super) fn on_device(self) -> Option<DeviceTensor> {
        match self {
            ResultTensor::Device(tensor) => Some(tensor),
            ResultTensor::Host(_) => None,
        }
    }
}
