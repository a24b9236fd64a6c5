//! The arguments of an op: what its program depends on, and the values that the program reads.

use super::abi::{self, Status, TtArg, TtOp, TtTensor, tag};
use super::fused::Bytes;
use super::state::Complaint;
use super::storage::{Content, Storage, storage_of};
use crate::fx::DType;
use crate::pjrt::PjrtError;
use crate::program::Layout;
use crate::runtime::{AlignedBytes, TensorView};
use serde::Serialize;
use smallvec::SmallVec;
use std::ffi::{CStr, c_void};
use std::sync::Arc;

/// An argument as it is passed to the tracer.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub enum Argument<T> {
    None,
    Int(i64),
    Float(f64),
    /// A float that the program takes as an input: its place among those of the call.
    Lifted(usize),
    Bool(bool),
    Complex(f64, f64),
    /// A tensor of the device.
    Tensor(T),
    /// A tensor on the CPU.
    Host(HostTensor),
    Undefined,
    List(Vec<Argument<T>>),
    Str(String),
    /// A device: whether it is one of these.
    Device(bool),
    Generator,
    /// Something that has no form here.
    Other,
}

/// An argument without its values.
pub type Described = Argument<Geometry>;

/// Which elements of a storage a tensor has. Sizes and strides are in elements.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Geometry {
    /// Among the storages of the call, in order of appearance.
    pub storage: usize,
    /// `c10::ScalarType`
    pub scalar_type: i32,
    pub sizes: Vec<i64>,
    pub strides: Vec<i64>,
    pub offset: i64,
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

/// Ops that take indices from the CPU.
const TAKES_HOST_INDICES: &[&str] = &[
    "aten::index",
    "aten::index_put",
    "aten::index_put_",
    "aten::_index_put_impl_",
    "aten::_unsafe_index",
    "aten::_unsafe_index_put",
];

/// The arguments of one call.
pub struct Arguments<'a> {
    args: &'a [TtArg],
    /// Everything that decides what the op does. Equal words mean the same program.
    pub key: SmallVec<[u64; 128]>,
    pub storages: SmallVec<[&'a Storage; 4]>,
    pub values: SmallVec<[Option<Content>; 4]>,
    pub hosts: Vec<TensorView>,
    /// The floats among the arguments, and where each is in the key.
    pub floats: SmallVec<[(usize, f64); 4]>,
    /// Null where none is given.
    pub generator: *mut c_void,
    takes_host_indices: bool,
    bytes: SmallVec<[i64; 4]>,
    /// The settings of PyTorch's that change what an op computes.
    pub context: u64,
    /// Where all tensors are that are not on the CPU.
    pub device: usize,
}

impl<'a> Arguments<'a> {
    /// Reads the arguments of an op.
    ///
    /// # Safety
    /// `op` and `args` are what the shim passes to `dispatch`; both live as long as `'a`.
    ///
    /// # Errors
    /// Tensors on several devices.
    pub unsafe fn read(
        op: &TtOp,
        args: *const TtArg,
        context: u64,
        device: usize,
    ) -> Result<Self, Complaint> {
        // SAFETY: the shim passes as many arguments as the op has.
        let args = unsafe { slice(args, op.nargs) };
        // SAFETY: the name is a C string.
        let name = unsafe { CStr::from_ptr(op.name) }.to_str().unwrap_or_default();
        let mut all = Arguments {
            args,
            key: SmallVec::new(),
            storages: SmallVec::new(),
            values: SmallVec::new(),
            hosts: Vec::new(),
            floats: SmallVec::new(),
            generator: std::ptr::null_mut(),
            takes_host_indices: TAKES_HOST_INDICES.contains(&name),
            bytes: SmallVec::new(),
            context,
            device,
        };
        all.key.extend([std::ptr::from_ref(op) as u64, context]);
        for arg in args {
            // SAFETY: passed on.
            unsafe { all.add(arg, name)? };
        }
        for (storage, bytes) in all.storages.iter().zip(&all.bytes) {
            let value = storage.content();
            all.key.push(*bytes as u64);
            match &value {
                None => all.key.push(u64::MAX),
                Some(value) => {
                    all.key.push(value.dtype() as u64 | (value.dims().len() as u64) << 32);
                    all.key.extend(value.dims().iter().map(|dim| *dim as u64));
                    all.key.extend(value.layout().order.iter().map(|d| *d as u64));
                }
            }
            all.values.push(value);
        }
        Ok(all)
    }

    /// # Safety
    /// As for [`Arguments::read`].
    unsafe fn add(&mut self, arg: &'a TtArg, op: &str) -> Result<(), Complaint> {
        self.key.push(arg.tag as u64);
        // SAFETY: the tag says which field of the union is there.
        unsafe {
            match arg.tag {
                tag::INT | tag::BOOL => self.key.push(arg.v.i as u64),
                // A program runs on each device.
                tag::DEVICE => self.key.push(u64::from(arg.v.i >= 0)),
                tag::FLOAT => self.add_float(arg.v.d),
                tag::COMPLEX => self.key.extend(arg.v.c.map(f64::to_bits)),
                tag::STRING => {
                    let text = slice(arg.v.p.cast::<u8>(), arg.len);
                    self.key.push(text.len() as u64);
                    self.key.extend(text.iter().map(|byte| u64::from(*byte)));
                }
                tag::LIST => {
                    self.key.push(arg.len as u64);
                    for item in slice(arg.v.p.cast::<TtArg>(), arg.len) {
                        self.add(item, op)?;
                    }
                }
                tag::TENSOR => self.add_tensor(&*arg.v.p.cast::<TtTensor>(), op)?,
                tag::GENERATOR => self.generator = arg.v.p.cast_mut(),
                _ => {}
            }
        }
        Ok(())
    }

    /// # Safety
    /// As for [`Arguments::read`].
    unsafe fn add_tensor(&mut self, tensor: &'a TtTensor, op: &str) -> Result<(), Complaint> {
        let flags = u64::from(tensor.flags) << 8 | u64::from(tensor.dtype as u8) << 16;
        self.key.push(tensor.place as u64 | flags | (tensor.ndim as u64) << 32);
        // SAFETY: the shim passes sizes and strides of a tensor that is defined.
        let (sizes, strides) =
            unsafe { (slice(tensor.sizes, tensor.ndim), slice(tensor.strides, tensor.ndim)) };
        match tensor.place {
            abi::PLACE_UNDEFINED => {}
            abi::PLACE_DEVICE => {
                // SAFETY: the storage lives as long as its tensor, which the caller holds.
                let storage = unsafe { storage_of(tensor.storage) };
                let known = self.storages.iter().position(|other| std::ptr::eq(*other, storage));
                let index = known.unwrap_or(self.storages.len());
                if known.is_none() {
                    self.storages.push(storage);
                    self.bytes.push(storage.bytes as i64);
                }
                self.key.push(index as u64);
                self.key.push(tensor.offset as u64);
                self.key.extend(sizes.iter().chain(strides).map(|n| *n as u64));
            }
            abi::PLACE_CPU if tensor.flags & abi::FLAG_NUMBER != 0 => {
                // SAFETY: a number is a tensor with one element, which can be read.
                match unsafe { number(tensor) } {
                    Some(Argument::Float(x)) => self.add_float(x),
                    Some(number) => self.key.extend(words(&number)),
                    None => return Err(Complaint::new(format!("{op}: a number of a type that is none"))),
                }
            }
            abi::PLACE_CPU if sizes.is_empty() || self.takes_host_indices => {
                let Some(dtype) = abi::dtype_of(tensor.dtype.into()) else {
                    return Err(Complaint::new(format!(
                        "{op}: a tensor on the CPU has a type that the tpu device has not"
                    )));
                };
                self.key.extend(sizes.iter().map(|n| *n as u64));
                self.hosts.push(TensorView {
                    data: tensor.data.cast_mut().cast(),
                    dtype,
                    dims: sizes.into(),
                    strides: strides.into(),
                    generation: 0,
                });
            }
            place => {
                let other = if place == abi::PLACE_CPU { "cpu" } else { "another one" };
                return Err(Complaint::new(format!(
                    "Expected all tensors to be on the same device, but found at least two devices, tpu:{} and {other}! \
                     ({op})",
                    self.device
                )));
            }
        }
        Ok(())
    }

    fn add_float(&mut self, x: f64) {
        self.floats.push((self.key.len(), x));
        self.key.push(x.to_bits());
    }

    /// The key of all calls that differ in their floats alone; no call has it as its own.
    pub fn key_without_floats(&self) -> Box<[u64]> {
        let mut key: Vec<u64> = self.key.to_vec();
        for (place, _) in &self.floats {
            key[*place] = 0;
        }
        key.push(u64::MAX);
        key.into()
    }

    /// Describes the arguments and their storages for the tracer. If `lifted`, the program takes the floats as inputs.
    pub fn describe(&self, lifted: bool) -> (Vec<Described>, Vec<Base>) {
        let mut counts = Counts { hosts: 0, floats: lifted.then_some(0) };
        // SAFETY: as in `read`, whose promise lasts as long as `'a`.
        let args = self.args.iter().map(|arg| unsafe { self.describe_one(arg, &mut counts) }).collect();
        let bases = self.values.iter().zip(&self.bytes).map(|(value, bytes)| Base {
            bytes: *bytes as usize,
            value: value.as_ref().map(|value| Form {
                dtype: value.dtype(),
                dims: value.dims().to_vec(),
                strides: value.layout().strides(value.dims()).to_vec(),
            }),
        });
        (args, bases.collect())
    }

    /// # Safety
    /// As for [`Arguments::read`].
    unsafe fn describe_one(&self, arg: &TtArg, counts: &mut Counts) -> Described {
        // SAFETY: the tag says which field of the union is there.
        unsafe {
            match arg.tag {
                tag::NONE => Argument::None,
                tag::INT => Argument::Int(arg.v.i),
                tag::FLOAT => counts.float(arg.v.d),
                tag::BOOL => Argument::Bool(arg.v.i != 0),
                tag::COMPLEX => Argument::Complex(arg.v.c[0], arg.v.c[1]),
                tag::TENSOR => self.describe_tensor(&*arg.v.p.cast::<TtTensor>(), counts),
                tag::LIST => {
                    let items = slice(arg.v.p.cast::<TtArg>(), arg.len);
                    Argument::List(items.iter().map(|item| self.describe_one(item, counts)).collect())
                }
                tag::STRING => {
                    Argument::Str(String::from_utf8_lossy(slice(arg.v.p.cast::<u8>(), arg.len)).into_owned())
                }
                tag::DEVICE => Argument::Device(arg.v.i >= 0),
                tag::GENERATOR => Argument::Generator,
                _ => Argument::Other,
            }
        }
    }

    /// # Safety
    /// As for [`Arguments::read`].
    unsafe fn describe_tensor(&self, tensor: &TtTensor, counts: &mut Counts) -> Described {
        // SAFETY: passed on.
        let (sizes, strides) =
            unsafe { (slice(tensor.sizes, tensor.ndim), slice(tensor.strides, tensor.ndim)) };
        match tensor.place {
            abi::PLACE_DEVICE => {
                // SAFETY: as in `add_tensor`.
                let storage = unsafe { storage_of(tensor.storage) };
                let known = self.storages.iter().position(|other| std::ptr::eq(*other, storage));
                Argument::Tensor(Geometry {
                    storage: known.expect("its storage was read"),
                    scalar_type: tensor.dtype.into(),
                    sizes: sizes.to_vec(),
                    strides: strides.to_vec(),
                    offset: tensor.offset,
                    is_conjugate: tensor.flags & 2 != 0,
                    is_negative: tensor.flags & 4 != 0,
                })
            }
            abi::PLACE_CPU if tensor.flags & abi::FLAG_NUMBER != 0 => {
                // SAFETY: as in `add_tensor`.
                match unsafe { number(tensor) } {
                    Some(Argument::Float(x)) => counts.float(x),
                    other => other.unwrap_or(Argument::Other),
                }
            }
            abi::PLACE_CPU => {
                counts.hosts += 1;
                let (index, scalar_type) = (counts.hosts - 1, tensor.dtype.into());
                Argument::Host(HostTensor { index, scalar_type, sizes: sizes.to_vec() })
            }
            _ => Argument::Undefined,
        }
    }

    /// A copy of a tensor on the CPU, row-major: programs may read it after the call has ended.
    ///
    /// # Errors
    /// No memory.
    pub fn copy_host(&self, i: usize) -> Result<Arc<Bytes>, PjrtError> {
        let view = &self.hosts[i];
        let mut bytes = AlignedBytes::zeroed(view.bytes(), "a tensor from the CPU")?;
        // SAFETY: PyTorch's tensor can be read during the call.
        unsafe { view.read_into(&Layout::contiguous(view.dims.len()), bytes.as_mut_ptr()) };
        let copy = TensorView::contiguous(bytes.as_mut_ptr(), view.dtype, &view.dims);
        Ok(Bytes::new(bytes, copy))
    }
}

/// How many of each were described.
struct Counts {
    hosts: usize,
    /// Where floats are lifted.
    floats: Option<usize>,
}

impl Counts {
    fn float(&mut self, x: f64) -> Described {
        match &mut self.floats {
            None => Argument::Float(x),
            Some(count) => {
                *count += 1;
                Argument::Lifted(*count - 1)
            }
        }
    }
}

/// # Safety
/// As many elements can be read there as `len` says.
unsafe fn slice<'s, T>(first: *const T, len: i32) -> &'s [T] {
    if len <= 0 || first.is_null() {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(first, len as usize) }
}

/// Returns the number of a 0-dimensional tensor that PyTorch made of a Python scalar; `None` for a dtype without one.
///
/// # Safety
/// The tensor's element can be read.
unsafe fn number(tensor: &TtTensor) -> Option<Described> {
    // SAFETY: the caller's promise; the type says how many bytes the element has.
    unsafe {
        Some(match abi::dtype_of(tensor.dtype.into())? {
            DType::I64 => Argument::Int(tensor.data.cast::<i64>().read()),
            DType::F64 => Argument::Float(tensor.data.cast::<f64>().read()),
            DType::Bool => Argument::Bool(tensor.data.cast::<u8>().read() != 0),
            DType::C128 => {
                let parts = tensor.data.cast::<[f64; 2]>().read();
                Argument::Complex(parts[0], parts[1])
            }
            _ => return None,
        })
    }
}

fn words(number: &Described) -> SmallVec<[u64; 2]> {
    match number {
        Argument::Int(i) => SmallVec::from_slice(&[*i as u64]),
        Argument::Float(x) => SmallVec::from_slice(&[x.to_bits()]),
        Argument::Bool(b) => SmallVec::from_slice(&[u64::from(*b)]),
        Argument::Complex(re, im) => SmallVec::from_slice(&[re.to_bits(), im.to_bits()]),
        _ => SmallVec::new(),
    }
}

/// The words of an op that did not work, for messages.
pub(super) fn name_of(op: &TtOp) -> (String, String) {
    // SAFETY: both are C strings that live as long as the process.
    let text = |text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
    (text(op.name), text(op.overload))
}

impl Complaint {
    /// Returns the error of a call by the shim that violates the interface.
    pub(super) fn of_shim(message: &str) -> Self {
        Complaint { status: Status::Failed, message: format!("the shim of the tpu device: {message}") }
    }
}
