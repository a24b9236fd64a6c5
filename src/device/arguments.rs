//! The arguments of an op: what its program depends on, and the values that the program reads.

use super::abi::{self, TtArg, TtOp, TtTensor, tag};
use super::complaint::Complaint;
use super::content::{Bytes, Content};
use super::signature::{Argument, Base, Form, Geometry, HostTensor, Lift, Lifted, Offset};
use super::storage::{Storage, Storages};
use crate::fx::DType;
use crate::pjrt::PjrtError;
use crate::program::Layout;
use crate::runtime::{AlignedBytes, TensorView};
use smallvec::SmallVec;
use std::ffi::{CStr, c_void};
use std::sync::Arc;

/// A number among the arguments of a call that its program may take as an input.
#[derive(Clone, Copy)]
pub struct Number<'a> {
    /// Its place in the key.
    at: usize,
    /// The address of the argument, or of the tensor.
    origin: usize,
    value: Value<'a>,
}

#[derive(Clone, Copy)]
enum Value<'a> {
    Float(f64),
    /// Neither 0 nor 1, with which ops have shorter forms.
    Int(i64),
    /// The offset of a tensor, where it is not 0, and the bytes of its storage.
    Offset(&'a TtTensor, usize),
}

impl Value<'_> {
    fn is_lifted(self, lift: Lift) -> bool {
        match self {
            Value::Float(_) | Value::Int(_) => lift.scalars,
            Value::Offset(tensor, bytes) => lift.offsets && is_box(tensor, bytes),
        }
    }
}

/// Whether a tensor is a box in the elements of its storage, which has so many bytes, so that its offset says where the
/// box begins and nothing else; as `box_of` of `device/strided.py` has it.
fn is_box(tensor: &TtTensor, bytes: usize) -> bool {
    // SAFETY: the shim passes sizes and strides of a tensor that is defined.
    let (sizes, strides) = unsafe { (slice(tensor.sizes, tensor.ndim), slice(tensor.strides, tensor.ndim)) };
    let Some(width) = abi::dtype_of(tensor.dtype.into()).map(DType::size) else { return false };
    let count = (bytes / width) as i64;
    if !bytes.is_multiple_of(width) || sizes.contains(&0) {
        return false;
    }
    let real = sizes.iter().zip(strides).filter(|(size, stride)| **size > 1 && **stride != 0);
    let mut real: SmallVec<[(i64, i64); 6]> = real.map(|(size, stride)| (*stride, *size)).collect();
    real.sort_by_key(|(stride, _)| std::cmp::Reverse(*stride));
    let mut room = real.first().map_or(count, |(outermost, _)| (count + outermost - 1) / outermost);
    let mut rest = tensor.offset;
    for (i, (stride, size)) in real.iter().enumerate() {
        let start = rest / stride;
        rest %= stride;
        if start + size > room {
            return false;
        }
        let inner = real.get(i + 1).map_or(1, |(inner, _)| *inner);
        if stride % inner != 0 {
            return false;
        }
        room = stride / inner;
    }
    rest < room
}

/// The arguments of one call.
pub struct Arguments<'a> {
    args: &'a [TtArg],
    all_storages: &'a Storages,
    /// Everything that decides what the op does. Equal words mean the same program.
    pub key: SmallVec<[u64; 128]>,
    pub storages: SmallVec<[&'a Storage; 4]>,
    pub values: SmallVec<[Option<Content>; 4]>,
    pub hosts: Vec<TensorView>,
    /// The numbers among the arguments that may be inputs, in order of appearance.
    numbers: SmallVec<[Number<'a>; 4]>,
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
        all_storages: &'a Storages,
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
            all_storages,
            key: SmallVec::new(),
            storages: SmallVec::new(),
            values: SmallVec::new(),
            hosts: Vec::new(),
            numbers: SmallVec::new(),
            generator: std::ptr::null_mut(),
            takes_host_indices: op.takes_host_indices != 0,
            bytes: SmallVec::new(),
            context,
            device,
        };
        all.key.extend([std::ptr::from_ref(op) as u64, context]);
        for (i, arg) in args.iter().enumerate() {
            let is_number = i < 64 && op.numbers >> i & 1 != 0;
            // SAFETY: passed on.
            unsafe { all.add(arg, is_number, name)? };
        }
        for (storage, bytes) in all.storages.iter().zip(&all.bytes) {
            let value = storage.content();
            all.key.push(*bytes as u64);
            match &value {
                None => all.key.push(u64::MAX),
                Some(value) => {
                    let (dtype, dims, layout) = value.form();
                    all.key.push(dtype as u64 | (dims.len() as u64) << 32);
                    all.key.extend(dims.iter().map(|dim| *dim as u64));
                    all.key.extend(layout.order.iter().map(|d| *d as u64));
                }
            }
            all.values.push(value);
        }
        Ok(all)
    }

    /// # Safety
    /// As for [`Arguments::read`].
    unsafe fn add(&mut self, arg: &'a TtArg, is_number: bool, op: &str) -> Result<(), Complaint> {
        self.key.push(arg.tag as u64);
        // SAFETY: the tag says which field of the union is there.
        unsafe {
            match arg.tag {
                tag::INT if is_number => self.add_int(arg.v.i, address(arg)),
                tag::INT | tag::BOOL => self.key.push(arg.v.i as u64),
                // A program runs on each device.
                tag::DEVICE => self.key.push(u64::from(arg.v.i >= 0)),
                tag::FLOAT => self.add_float(arg.v.d, address(arg)),
                tag::COMPLEX => self.key.extend(arg.v.c.map(f64::to_bits)),
                tag::STRING => {
                    let text = slice(arg.v.p.cast::<u8>(), arg.len);
                    self.key.push(text.len() as u64);
                    self.key.extend(text.iter().map(|byte| u64::from(*byte)));
                }
                tag::LIST => {
                    self.key.push(arg.len as u64);
                    for item in slice(arg.v.p.cast::<TtArg>(), arg.len) {
                        self.add(item, is_number, op)?;
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
                let storage = unsafe { self.all_storages.of(tensor.storage) };
                let known = self.storages.iter().position(|other| std::ptr::eq(*other, storage));
                let index = known.unwrap_or(self.storages.len());
                if known.is_none() {
                    self.storages.push(storage);
                    self.bytes.push(storage.bytes as i64);
                }
                self.key.push(index as u64);
                if tensor.offset != 0 {
                    let (at, origin) = (self.key.len(), address(tensor));
                    self.numbers.push(Number { at, origin, value: Value::Offset(tensor, storage.bytes) });
                }
                self.key.push(tensor.offset as u64);
                self.key.extend(sizes.iter().chain(strides).map(|n| *n as u64));
            }
            abi::PLACE_CPU if tensor.flags & abi::FLAG_NUMBER != 0 => {
                // SAFETY: a number is a tensor with one element, which can be read.
                match unsafe { number(tensor) } {
                    Some(Argument::Float(x)) => self.add_float(x, address(tensor)),
                    Some(Argument::Int(i)) => self.add_int(i, address(tensor)),
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

    fn add_float(&mut self, x: f64, origin: usize) {
        self.numbers.push(Number { at: self.key.len(), origin, value: Value::Float(x) });
        self.key.push(x.to_bits());
    }

    fn add_int(&mut self, i: i64, origin: usize) {
        if !matches!(i, 0 | 1) {
            self.numbers.push(Number { at: self.key.len(), origin, value: Value::Int(i) });
        }
        self.key.push(i as u64);
    }

    /// The ways in which numbers of the call may be inputs, those first that leave most in the form.
    pub fn lifts(&self) -> SmallVec<[Lift; 3]> {
        let has = |lift: Lift| self.numbers.iter().any(|number| number.value.is_lifted(lift));
        let (scalars, offsets) =
            (Lift { scalars: true, offsets: false }, Lift { scalars: false, offsets: true });
        match (has(scalars), has(offsets)) {
            (false, false) => SmallVec::new(),
            (true, false) => SmallVec::from_slice(&[scalars]),
            (false, true) => SmallVec::from_slice(&[offsets]),
            (true, true) => SmallVec::from_slice(&[scalars, offsets, Lift { scalars: true, offsets: true }]),
        }
    }

    /// The key of all calls that differ in these numbers alone; no call has it as its own.
    pub fn key_without(&self, lift: Lift) -> Box<[u64]> {
        let mut key: Vec<u64> = self.key.to_vec();
        for number in self.numbers.iter().filter(|number| number.value.is_lifted(lift)) {
            key[number.at] = u64::MAX;
        }
        key.extend([u64::MAX, u64::from(lift.scalars) | u64::from(lift.offsets) << 1]);
        key.into()
    }

    /// The numbers that are inputs, as their vector has them: floats by their bits, or integers and offsets.
    pub fn vector(&self, lift: Lift, floats: bool) -> SmallVec<[u64; 4]> {
        let lifted = self.numbers.iter().map(|number| number.value).filter(|value| value.is_lifted(lift));
        let vector = lifted.filter(|value| matches!(value, Value::Float(_)) == floats);
        let word = |value| match value {
            Value::Float(x) => x.to_bits(),
            Value::Int(i) => i as u64,
            Value::Offset(tensor, _) => tensor.offset as u64,
        };
        vector.map(word).collect()
    }

    /// Describes the arguments and their storages for the tracer. The program takes these numbers as inputs.
    pub fn describe(&self, lift: Lift) -> (Vec<Argument>, Vec<Base>) {
        let mut counts = Counts { hosts: 0, numbers: &self.numbers, lift, floats: 0, integers: 0 };
        // SAFETY: as in `read`, whose promise lasts as long as `'a`.
        let args = self.args.iter().map(|arg| unsafe { self.describe_one(arg, &mut counts) }).collect();
        let bases = self.values.iter().zip(&self.bytes).map(|(value, bytes)| Base {
            bytes: *bytes as usize,
            value: value.as_ref().map(|value| {
                let (dtype, dims, layout) = value.form();
                Form { dtype, dims: dims.to_vec(), strides: layout.strides(dims).to_vec() }
            }),
        });
        (args, bases.collect())
    }

    /// # Safety
    /// As for [`Arguments::read`].
    unsafe fn describe_one(&self, arg: &TtArg, counts: &mut Counts<'_, 'a>) -> Argument {
        // SAFETY: the tag says which field of the union is there.
        unsafe {
            match arg.tag {
                tag::NONE => Argument::None,
                tag::INT => counts.lifted(address(arg)).unwrap_or(Argument::Int(arg.v.i)),
                tag::FLOAT => counts.lifted(address(arg)).unwrap_or(Argument::Float(arg.v.d)),
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
    unsafe fn describe_tensor(&self, tensor: &TtTensor, counts: &mut Counts<'_, 'a>) -> Argument {
        // SAFETY: passed on.
        let (sizes, strides) =
            unsafe { (slice(tensor.sizes, tensor.ndim), slice(tensor.strides, tensor.ndim)) };
        match tensor.place {
            abi::PLACE_DEVICE => {
                // SAFETY: as in `add_tensor`.
                let storage = unsafe { self.all_storages.of(tensor.storage) };
                let known = self.storages.iter().position(|other| std::ptr::eq(*other, storage));
                let offset = match counts.lifted(address(tensor)) {
                    Some(Argument::Lifted(input)) => Offset::Lifted(input),
                    _ => Offset::At(tensor.offset),
                };
                Argument::Tensor(Geometry {
                    storage: known.expect("its storage was read"),
                    scalar_type: tensor.dtype.into(),
                    sizes: sizes.to_vec(),
                    strides: strides.to_vec(),
                    offset,
                    is_conjugate: tensor.flags & 2 != 0,
                    is_negative: tensor.flags & 4 != 0,
                })
            }
            abi::PLACE_CPU if tensor.flags & abi::FLAG_NUMBER != 0 => {
                // SAFETY: as in `add_tensor`.
                let number = unsafe { number(tensor) }.unwrap_or(Argument::Other);
                counts.lifted(address(tensor)).unwrap_or(number)
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
struct Counts<'c, 'a> {
    hosts: usize,
    numbers: &'c [Number<'a>],
    lift: Lift,
    floats: usize,
    integers: usize,
}

impl Counts<'_, '_> {
    /// The input for the number that came from this address, if it is one. The order of calls numbers the inputs.
    fn lifted(&mut self, origin: usize) -> Option<Argument> {
        let number = self.numbers.iter().find(|number| number.origin == origin)?;
        if !number.value.is_lifted(self.lift) {
            return None;
        }
        let (count, kind): (_, fn(usize) -> Lifted) = match number.value {
            Value::Float(_) => (&mut self.floats, Lifted::Float),
            Value::Int(_) | Value::Offset(..) => (&mut self.integers, Lifted::Integer),
        };
        *count += 1;
        Some(Argument::Lifted(kind(*count - 1)))
    }
}

/// Tells an argument from the others of its call.
fn address<T>(of: &T) -> usize {
    std::ptr::from_ref(of).addr()
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
unsafe fn number(tensor: &TtTensor) -> Option<Argument> {
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

fn words(number: &Argument) -> SmallVec<[u64; 2]> {
    match number {
        Argument::Int(i) => SmallVec::from_slice(&[*i as u64]),
        Argument::Float(x) => SmallVec::from_slice(&[x.to_bits()]),
        Argument::Bool(b) => SmallVec::from_slice(&[u64::from(*b)]),
        Argument::Complex(re, im) => SmallVec::from_slice(&[re.to_bits(), im.to_bits()]),
        _ => SmallVec::new(),
    }
}

/// The words of an op that did not work, for messages.
pub fn name_of(op: &TtOp) -> (String, String) {
    // SAFETY: both are C strings that live as long as the process.
    let text = |text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
    (text(op.name), text(op.overload))
}
