//! The signature of a call: all that decides what its program is.

use crate::fx::DType;
use serde::Serialize;

/// An argument without the values of tensors, as it is passed to the tracer.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub enum Argument {
    None,
    Int(i64),
    Float(f64),
    /// A number that the program takes as an input.
    Lifted(Lifted),
    Bool(bool),
    Complex(f64, f64),
    /// A tensor of the device.
    Tensor(Geometry),
    /// A tensor on the CPU.
    Host(HostTensor),
    Undefined,
    List(Vec<Argument>),
    Str(String),
    /// A device: whether it is one of these.
    Device(bool),
    Generator,
    /// Something that has no form here.
    Other,
}

/// An input of a program that is a number of the call: the vector that it is in, and its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Lifted {
    /// In the vector of floats.
    Float(usize),
    /// In the vector of integers, which has offsets as well.
    Integer(usize),
}

/// Where a tensor begins in its storage, in elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Offset {
    At(i64),
    Lifted(Lifted),
}

/// Which numbers of a call are inputs of its program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lift {
    pub scalars: bool,
    pub offsets: bool,
}

impl Lift {
    pub const NOTHING: Lift = Lift { scalars: false, offsets: false };

    /// How many calls that differ in these numbers alone get programs of their own, before one gets a program for all
    /// of them. A program that knows an offset reads a slice and no window, so that models which cut a tensor in a few
    /// pieces keep theirs.
    pub fn sights(self) -> u8 {
        if self.offsets { 6 } else { 1 }
    }
}

/// Which elements of a storage a tensor has. Sizes and strides are in elements.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Geometry {
    /// Among the storages of the call, in order of appearance.
    pub storage: usize,
    /// `c10::ScalarType`
    pub scalar_type: i32,
    pub sizes: Vec<i64>,
    pub strides: Vec<i64>,
    pub offset: Offset,
    pub is_conjugate: bool,
    pub is_negative: bool,
}

/// A tensor on the CPU that a program takes as an input, row-major.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HostTensor {
    /// Among the tensors on the CPU of the call.
    pub index: usize,
    pub scalar_type: i32,
    pub sizes: Vec<i64>,
}

/// A storage of a call, and the form of its value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Base {
    pub bytes: usize,
    /// `None` where nobody wrote to it.
    pub value: Option<Form>,
}

/// The form of a value: dense, its dimensions in `order` as they lie in memory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Form {
    pub dtype: DType,
    pub dims: Vec<i64>,
    pub strides: Vec<i64>,
}
