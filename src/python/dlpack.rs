//! PyTorch tensors as memory: DLPack's C exchange API, with a slower path through Python where a tensor type does
//! not offer it.
//!
//! Layouts follow DLPack 1.x (`dlpack.h`, which PyTorch ships as `ATen/dlpack.h`).

use super::errors;
use super::gil::{self, Objects};
use crate::device;
use crate::fx::DType;
use crate::pjrt::PjrtError;
use crate::runtime::{Argument, DeviceTensor, Keep, LARGE, OutputTensor, TensorView, own_memory};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyCapsule, PyDict, PyTuple};
use smallvec::SmallVec;
use std::ffi::{c_int, c_void};
use std::sync::Arc;

#[repr(C)]
#[derive(Clone, Copy)]
struct Version {
    major: u32,
    minor: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct DlDevice {
    kind: i32,
    id: i32,
}

const CPU: i32 = 1;
/// `kDLExtDev`: what PyTorch calls devices of other packages.
const OTHER: i32 = 12;

/// A tensor's memory, and whose it is.
pub enum Memory {
    Host(TensorView),
    /// At an address of the `tpu` device.
    Device(TensorView),
}

#[repr(C)]
#[derive(Clone, Copy, PartialEq)]
struct DlDataType {
    code: u8,
    bits: u8,
    lanes: u16,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct DlTensor {
    data: *mut c_void,
    device: DlDevice,
    ndim: i32,
    dtype: DlDataType,
    shape: *mut i64,
    strides: *mut i64,
    byte_offset: u64,
}

#[repr(C)]
struct ManagedTensor {
    version: Version,
    manager: *mut c_void,
    deleter: Option<unsafe extern "C" fn(*mut ManagedTensor)>,
    flags: u64,
    tensor: DlTensor,
}

/// The head of `DLPackExchangeAPI`, up to the last function used here.
#[repr(C)]
struct ExchangeApi {
    version: Version,
    previous: *const c_void,
    allocate: *const c_void,
    from_object_owned: *const c_void,
    to_object: Option<unsafe extern "C" fn(*mut ManagedTensor, *mut *mut c_void) -> c_int>,
    from_object: Option<unsafe extern "C" fn(*mut c_void, *mut DlTensor) -> c_int>,
}

/// How tensors come in and go out of this PyTorch.
pub struct Exchange {
    api: Option<&'static ExchangeApi>,
    tensor_type: Py<PyAny>,
    from_dlpack: Py<PyAny>,
    empty_strided: Py<PyAny>,
    dtypes: Vec<(DType, Py<PyAny>)>,
}

// SAFETY: the table is constant and its functions may be called from any thread that holds the interpreter.
unsafe impl Send for Exchange {}
// SAFETY: as above.
unsafe impl Sync for Exchange {}

static EXCHANGE: PyOnceLock<Exchange> = PyOnceLock::new();

/// The exchange with PyTorch, set up on first use.
pub fn exchange(py: Python<'_>) -> PyResult<&Exchange> {
    EXCHANGE.get_or_try_init(py, || {
        let torch = py.import("torch")?;
        let tensor_type = torch.getattr("Tensor")?;
        let api = tensor_type.getattr("__dlpack_c_exchange_api__").ok().and_then(|c| exchange_api(&c));
        let private = py.import("torchtpu_compile.torch_private")?;
        let empty_strided = private.call_method0("empty_strided_cpu")?.unbind();
        let dtypes = DType::ALL.iter().map(|d| Ok((*d, torch.getattr(d.torch_name())?.unbind())));
        let dtypes = dtypes.collect::<PyResult<_>>()?;
        let from_dlpack = torch.getattr("from_dlpack")?.unbind();
        let tensor_type = tensor_type.unbind();
        Ok(Exchange { api, tensor_type, from_dlpack, empty_strided, dtypes })
    })
}

fn exchange_api(capsule: &Bound<'_, PyAny>) -> Option<&'static ExchangeApi> {
    let capsule = capsule.cast::<PyCapsule>().ok()?;
    let pointer = capsule.pointer_checked(Some(c"dlpack_exchange_api")).ok()?;
    // SAFETY: the capsule of this name holds the table, which lives as long as the process.
    let api = unsafe { pointer.cast::<ExchangeApi>().as_ref() };
    (api.version.major == 1 && api.to_object.is_some() && api.from_object.is_some()).then_some(api)
}

impl Exchange {
    /// The memory of a CPU tensor. `None` if the object is no tensor.
    ///
    /// # Errors
    /// A tensor that is not dense memory on the CPU, or whose dtype no [`DType`] matches.
    pub fn read(&self, object: &Bound<'_, PyAny>) -> PyResult<Option<TensorView>> {
        match self.look(object)? {
            Some(Memory::Device(_)) => {
                Err(errors::graph_error(object.py(), "an input is not on the CPU".to_string()))
            }
            Some(Memory::Host(view)) => Ok(Some(view)),
            None => Ok(None),
        }
    }

    /// The memory of a tensor on the CPU or on the `tpu` device. `None` if the object is no tensor.
    ///
    /// # Errors
    /// A tensor of another device, or whose dtype no [`DType`] matches.
    pub fn look(&self, object: &Bound<'_, PyAny>) -> PyResult<Option<Memory>> {
        let mut found = None;
        self.visit(object, |view, is_host| {
            found = Some(if is_host { Memory::Host(view) } else { Memory::Device(view) });
        })?;
        Ok(found)
    }

    /// Adds a CPU tensor to the arguments of a call: there are many of them, and views are long. Returns whether the
    /// object is one.
    ///
    /// # Errors
    /// As for [`Exchange::read`].
    pub fn add(&self, object: &Bound<'_, PyAny>, arguments: &mut Vec<Argument>) -> PyResult<bool> {
        let mut elsewhere = false;
        let is_tensor = self.visit(object, |view, is_host| {
            elsewhere = !is_host;
            arguments.push(Argument::Host(view));
        })?;
        if elsewhere {
            return Err(errors::graph_error(object.py(), "an input is not on the CPU".to_string()));
        }
        Ok(is_tensor)
    }

    /// Hands the memory of a tensor over, and whether it is the host's. Returns whether the object is a tensor.
    #[inline]
    fn visit(&self, object: &Bound<'_, PyAny>, take: impl FnOnce(TensorView, bool)) -> PyResult<bool> {
        // Not `isinstance`, which would ask the metaclass about every parameter.
        // SAFETY: both are live objects, and `tensor_type` is a type.
        if unsafe { pyo3::ffi::PyObject_TypeCheck(object.as_ptr(), self.tensor_type.as_ptr().cast()) } == 0 {
            return Ok(false);
        }
        let Some(api) = self.api else {
            match look_through_python(object)? {
                Memory::Host(view) => take(view, true),
                Memory::Device(view) => take(view, false),
            }
            return Ok(true);
        };
        let mut tensor = DlTensor {
            data: std::ptr::null_mut(),
            device: DlDevice { kind: 0, id: 0 },
            ndim: 0,
            dtype: DlDataType { code: 0, bits: 0, lanes: 0 },
            shape: std::ptr::null_mut(),
            strides: std::ptr::null_mut(),
            byte_offset: 0,
        };
        let from_object = api.from_object.expect("checked when the table was found");
        // SAFETY: the object is a tensor of the type that the table belongs to, and the interpreter is held.
        if unsafe { from_object(object.as_ptr().cast(), &mut tensor) } != 0 {
            return Err(PyErr::fetch(object.py()));
        }
        if ![CPU, OTHER].contains(&tensor.device.kind) {
            return Err(errors::graph_error(object.py(), "an input is not on the CPU".to_string()));
        }
        let dtype = dtype_of(tensor.dtype).ok_or_else(|| {
            let DlDataType { code, bits, .. } = tensor.dtype;
            PyTypeError::new_err(format!(
                "an input has an element type (DLPack {code}/{bits}) without a match"
            ))
        })?;
        let rank = tensor.ndim as usize;
        let list = |values: *const i64| -> SmallVec<[i64; 6]> {
            if rank == 0 {
                return SmallVec::new();
            }
            // SAFETY: DLPack promises `ndim` values behind both pointers.
            unsafe { std::slice::from_raw_parts(values, rank) }.into()
        };
        let data = tensor.data.cast::<u8>().wrapping_add(tensor.byte_offset as usize);
        let (dims, strides) = (list(tensor.shape), list(tensor.strides));
        take(TensorView { data, dtype, dims, strides, generation: 0 }, tensor.device.kind == CPU);
        Ok(true)
    }

    /// A new tensor of a `tpu` device whose storage has this value.
    ///
    /// # Errors
    /// PyTorch's.
    pub fn settle<'py>(
        &self,
        py: Python<'py>,
        value: DeviceTensor,
        ordinal: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (_, torch_dtype) = self.dtypes.iter().find(|(d, _)| *d == value.dtype()).expect("as in `empty`");
        let strides = value.layout().strides(value.dims());
        let (dims, strides) = (PyTuple::new(py, value.dims())?, PyTuple::new(py, strides.iter())?);
        let options = PyDict::new(py);
        options.set_item("dtype", torch_dtype)?;
        options.set_item("device", format!("tpu:{ordinal}"))?;
        let tensor = py.import("torch")?.call_method("empty_strided", (dims, strides), Some(&options))?;
        if let Some(Memory::Device(view)) = self.look(&tensor)? {
            let settled = device::engine().and_then(|e| device::settle(e, view.data as usize, value));
            settled.map_err(|c| errors::other_error(py, c.message))?;
        }
        Ok(tensor)
    }

    /// Memory for a result: that of a new tensor, which is its owner. Takes the interpreter.
    ///
    /// Large results use huge pages, to which PyTorch's allocator does not align.
    ///
    /// # Errors
    /// [`PjrtError::OutOfMemory`].
    pub fn make_memory(
        &self,
        dtype: DType,
        dims: &[i64],
        strides: &[i64],
    ) -> Result<(*mut u8, Keep), PjrtError> {
        let bytes = dims.iter().product::<i64>() as usize * dtype.size();
        if bytes >= LARGE {
            return own_memory(dtype, dims, strides);
        }
        let made = gil::attached(|py| {
            let tensor = self.empty(py, dtype, dims, strides);
            let made = tensor.and_then(|tensor| Ok((self.address(&tensor)?, tensor)));
            // PyTorch has one error for all that may go wrong here: its allocator's.
            let no_room = |_| PjrtError::OutOfMemory { what: "a result".to_owned(), bytes };
            let (address, tensor) = made.map_err(no_room)?;
            Ok((address, Arc::new(Objects::from(vec![tensor.unbind()])) as Keep))
        });
        made.unwrap_or_else(|| own_memory(dtype, dims, strides))
    }

    /// The result as a tensor: the one that its memory was made as, a copy, or, where it is large, one that borrows the
    /// result's memory. Only the last cannot be resized.
    ///
    /// # Errors
    /// PyTorch has no memory for the copy.
    pub fn write<'py>(&self, py: Python<'py>, output: OutputTensor) -> PyResult<Bound<'py, PyAny>> {
        if let Some([tensor]) = output.made().and_then(|owner| gil::objects(&**owner)).map(|o| &o.0[..]) {
            return Ok(tensor.clone_ref(py).into_bound(py));
        }
        let bytes = output.bytes();
        if bytes >= LARGE {
            return self.lend(py, output);
        }
        let tensor = self.empty(py, output.dtype, &output.dims, &output.strides)?;
        if bytes > 0 {
            // SAFETY: both hold as many bytes, and the new tensor is nobody else's yet.
            unsafe { std::ptr::copy_nonoverlapping(output.data(), self.address(&tensor)?, bytes) };
        }
        Ok(tensor)
    }

    /// A tensor over the output's memory, which it owns.
    fn lend<'py>(&self, py: Python<'py>, output: OutputTensor) -> PyResult<Bound<'py, PyAny>> {
        let managed = Exported::into_managed(output);
        let Some(api) = self.api else { return write_through_python(py, managed, self.from_dlpack.bind(py)) };
        let to_object = api.to_object.expect("checked when the table was found");
        let mut object = std::ptr::null_mut();
        // SAFETY: the managed tensor is complete, and ownership passes to the callee.
        if unsafe { to_object(managed, &mut object) } != 0 {
            return Err(PyErr::fetch(py));
        }
        // SAFETY: on success `object` is a new reference.
        Ok(unsafe { Bound::from_owned_ptr(py, object.cast()) })
    }

    /// A new dense tensor whose content is undefined.
    fn empty<'py>(
        &self,
        py: Python<'py>,
        dtype: DType,
        dims: &[i64],
        strides: &[i64],
    ) -> PyResult<Bound<'py, PyAny>> {
        let (_, torch_dtype) =
            self.dtypes.iter().find(|(d, _)| *d == dtype).expect("every element type is PyTorch's");
        let (dims, strides) = (PyTuple::new(py, dims)?, PyTuple::new(py, strides)?);
        self.empty_strided.bind(py).call1((dims, strides, torch_dtype))
    }

    fn address(&self, tensor: &Bound<'_, PyAny>) -> PyResult<*mut u8> {
        let view = self.read(tensor)?;
        view.map(|view| view.data).ok_or_else(|| PyTypeError::new_err("expected a tensor"))
    }
}

/// An output on its way out: the DLPack head, what its pointers point to, and the memory itself.
struct Exported {
    managed: ManagedTensor,
    dims: SmallVec<[i64; 6]>,
    strides: SmallVec<[i64; 6]>,
    _output: OutputTensor,
}

impl Exported {
    fn into_managed(output: OutputTensor) -> *mut ManagedTensor {
        let (dims, strides) = (output.dims.as_slice().into(), output.strides.as_slice().into());
        let empty = output.dims.contains(&0);
        let tensor = DlTensor {
            data: if empty { std::ptr::null_mut() } else { output.data().cast() },
            device: DlDevice { kind: CPU, id: 0 },
            ndim: output.dims.len() as i32,
            dtype: dl_dtype(output.dtype),
            shape: std::ptr::null_mut(),
            strides: std::ptr::null_mut(),
            byte_offset: 0,
        };
        let version = Version { major: 1, minor: 0 };
        let managed = ManagedTensor {
            version,
            manager: std::ptr::null_mut(),
            deleter: Some(Self::delete),
            flags: 0,
            tensor,
        };
        let exported = Box::into_raw(Box::new(Exported { managed, dims, strides, _output: output }));
        // SAFETY: just allocated; the vectors no longer move.
        unsafe {
            (*exported).managed.manager = exported.cast();
            (*exported).managed.tensor.shape = (*exported).dims.as_mut_ptr();
            (*exported).managed.tensor.strides = (*exported).strides.as_mut_ptr();
            &raw mut (*exported).managed
        }
    }

    /// # Safety
    /// `managed` comes from [`Exported::into_managed`] and is not used again.
    unsafe extern "C" fn delete(managed: *mut ManagedTensor) {
        // SAFETY: `manager` is the box made by `into_managed`.
        drop(unsafe { Box::from_raw((*managed).manager.cast::<Exported>()) });
    }
}

/// [`Exchange::look`] by attributes, for tensor types without the C exchange API.
fn look_through_python(object: &Bound<'_, PyAny>) -> PyResult<Memory> {
    let py = object.py();
    let kind = object.getattr("device")?.getattr("type")?.extract::<String>()?;
    if !["cpu", "tpu"].contains(&kind.as_str()) {
        return Err(errors::graph_error(py, "an input is not on the CPU".to_string()));
    }
    let name = object.getattr("dtype")?.str()?.to_string();
    let torch_name = name.trim_start_matches("torch.");
    let dtype = DType::ALL.iter().copied().find(|d| d.torch_name() == torch_name);
    let dtype = dtype.ok_or_else(|| PyTypeError::new_err(format!("an input has the element type {name}")))?;
    let address: usize = object.call_method0("data_ptr")?.extract()?;
    let dims: Vec<i64> = object.getattr("shape")?.extract()?;
    let strides: Vec<i64> = object.call_method0("stride")?.extract()?;
    let (dims, strides) = (dims.into(), strides.into());
    let view = TensorView { data: address as *mut u8, dtype, dims, strides, generation: 0 };
    Ok(if kind == "cpu" { Memory::Host(view) } else { Memory::Device(view) })
}

/// [`Exchange::lend`] through `torch.from_dlpack`, which takes a `dltensor_versioned` capsule.
fn write_through_python<'py>(
    py: Python<'py>,
    managed: *mut ManagedTensor,
    from_dlpack: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    // SAFETY: the name is static, and a capsule that is never consumed leaks its tensor, which is not unsafe.
    let capsule = unsafe {
        let capsule = pyo3::ffi::PyCapsule_New(managed.cast(), c"dltensor_versioned".as_ptr(), None);
        Bound::from_owned_ptr_or_err(py, capsule)?
    };
    from_dlpack.call1((capsule,))
}

/// As in [`DType::ALL`].
const TYPES: [DlDataType; DType::ALL.len()] = {
    let mut types = [DlDataType { code: 0, bits: 0, lanes: 0 }; DType::ALL.len()];
    let mut i = 0;
    while i < types.len() {
        types[i] = dl_dtype(DType::ALL[i]);
        i += 1;
    }
    types
};

fn dtype_of(dtype: DlDataType) -> Option<DType> {
    TYPES.iter().position(|known| *known == dtype).map(|at| DType::ALL[at])
}

const fn dl_dtype(dtype: DType) -> DlDataType {
    DlDataType { code: dtype.dlpack_code(), bits: (dtype.size() * 8) as u8, lanes: 1 }
}
