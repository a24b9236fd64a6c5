//! Interface of the shim and the core: the structures of `python/torchtpu_compile/device/shim/shim.h`.

use crate::fx::DType;
use std::ffi::{c_char, c_int, c_void};

/// The version of this interface, as in shim.h.
pub const VERSION: c_int = 10;

#[repr(C)]
pub struct TtTensor {
    pub storage: *mut c_void,
    pub data: *const c_void,
    pub sizes: *const i64,
    pub strides: *const i64,
    pub offset: i64,
    pub storage_bytes: i64,
    pub ndim: i32,
    pub dtype: i8,
    pub place: i8,
    pub flags: u8,
    pub unused: u8,
}

pub const PLACE_UNDEFINED: i8 = 0;
pub const PLACE_CPU: i8 = 1;
pub const PLACE_DEVICE: i8 = 2;
pub const FLAG_NUMBER: u8 = 1;

#[repr(C)]
pub struct TtArg {
    pub tag: i32,
    pub len: i32,
    pub v: TtValue,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union TtValue {
    pub i: i64,
    pub d: f64,
    pub c: [f64; 2],
    pub p: *const c_void,
}

pub mod tag {
    pub const NONE: i32 = 0;
    pub const INT: i32 = 1;
    pub const FLOAT: i32 = 2;
    pub const BOOL: i32 = 3;
    pub const COMPLEX: i32 = 4;
    pub const TENSOR: i32 = 5;
    pub const LIST: i32 = 6;
    pub const STRING: i32 = 7;
    pub const DEVICE: i32 = 8;
    pub const GENERATOR: i32 = 9;
}

#[repr(C)]
pub struct TtOp {
    pub name: *const c_char,
    pub overload: *const c_char,
    pub nargs: i32,
    pub nreturns: i32,
    /// A bit for each of the first 64 arguments that is a number, or a list of such.
    pub numbers: u64,
    /// Whether indices may be on the CPU.
    pub takes_host_indices: i32,
}

#[repr(C)]
pub struct TtResults {
    pub undefined: unsafe extern "C" fn(*mut c_void) -> c_int,
    pub argument: unsafe extern "C" fn(*mut c_void, i32) -> c_int,
    pub tensor: unsafe extern "C" fn(*mut c_void, i32, i32, *const i64, *const i64) -> *mut c_void,
    pub list: unsafe extern "C" fn(*mut c_void, i32) -> c_int,
    pub resize: unsafe extern "C" fn(*mut c_void, i32, i32, *const i64) -> c_int,
}

/// Status that a function of the core returns to the shim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i32)]
pub enum Status {
    Done = 0,
    Failed = 1,
    OnHost = 2,
    Again = 3,
    NoMemory = 4,
    BadIndex = 5,
    BadValue = 6,
    BadType = 7,
    NotImplemented = 8,
    /// Ctrl-C.
    Interrupted = 9,
    Deadline = 10,
}

/// An exception of Python's, each part a new reference. Without a value it is made of the type and the message; without
/// a type there is none.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Raised {
    pub ty: *mut c_void,
    pub value: *mut c_void,
    pub traceback: *mut c_void,
}

impl Default for Raised {
    fn default() -> Self {
        let none = std::ptr::null_mut();
        Raised { ty: none, value: none, traceback: none }
    }
}

#[repr(C)]
pub struct TtCore {
    pub alloc: unsafe extern "C" fn(usize, i32, *mut *mut c_void, *mut *mut c_void) -> c_int,
    pub free: unsafe extern "C" fn(*mut c_void),
    pub find: unsafe extern "C" fn(*const c_void, *mut i64) -> *mut c_void,
    pub device_of: unsafe extern "C" fn(*mut c_void) -> i32,
    pub copy: unsafe extern "C" fn(*mut c_void, *const c_void, usize) -> c_int,
    pub transfer: unsafe extern "C" fn(*mut c_void, *mut c_void) -> c_int,
    pub resized: unsafe extern "C" fn(*mut c_void, *mut c_void, usize) -> c_int,
    pub write: unsafe extern "C" fn(*mut c_void, *const c_void, i32, i32, *const i64) -> c_int,
    pub borrow: unsafe extern "C" fn(*mut c_void, *mut *mut c_void, *mut *const c_void) -> c_int,
    pub release: unsafe extern "C" fn(*mut c_void),
    pub dispatch: unsafe extern "C" fn(
        *const TtOp,
        *const TtArg,
        *const TtResults,
        *mut c_void,
        u64,
        u64,
        i32,
    ) -> c_int,
    pub takes_host_indices: unsafe extern "C" fn(*const c_char) -> c_int,
    pub on_host: unsafe extern "C" fn(*const TtOp, i64, c_int) -> c_int,
    pub runs_on_host: unsafe extern "C" fn() -> c_int,
    pub memory: unsafe extern "C" fn(*mut c_void, i32, *const TtForm, *mut *mut c_void) -> c_int,
    pub hold: unsafe extern "C" fn(
        *mut c_void,
        usize,
        i32,
        *const TtForm,
        *mut *mut c_void,
        *mut *mut c_void,
    ) -> c_int,
    pub adopt: unsafe extern "C" fn(*mut c_void, *mut c_void, *const TtForm) -> c_int,
    pub random: unsafe extern "C" fn(u64, i32, i32, *mut c_void, usize) -> c_int,
    pub synchronize: unsafe extern "C" fn(i32) -> c_int,
    pub device_count: unsafe extern "C" fn() -> i32,
    pub error: unsafe extern "C" fn() -> *const c_char,
    pub exception: unsafe extern "C" fn() -> Raised,
    pub count_reference: unsafe extern "C" fn(*mut c_void, c_int),
    pub statistic: unsafe extern "C" fn(i32, i32) -> i64,
    pub reset_statistic: unsafe extern "C" fn(i32, i32),
}

#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct TtShim {
    pub draw: unsafe extern "C" fn(*mut c_void, i32) -> u64,
    pub state: unsafe extern "C" fn(i32, *mut u64, *mut u64),
    pub set_state: unsafe extern "C" fn(i32, u64, u64),
    pub current_device: unsafe extern "C" fn() -> i32,
    pub set_device: unsafe extern "C" fn(i32),
    pub begin_range: unsafe extern "C" fn(*const c_char) -> *mut c_void,
    pub end_range: unsafe extern "C" fn(*mut c_void),
    pub allocate_memory: unsafe extern "C" fn(usize, i32) -> *mut c_void,
    pub wrap_memory: unsafe extern "C" fn(*mut c_void, usize, *mut c_void) -> *mut c_void,
    pub retain_memory: unsafe extern "C" fn(*mut c_void),
    pub release_memory: unsafe extern "C" fn(*mut c_void),
    pub memory_data: unsafe extern "C" fn(*mut c_void) -> *mut c_void,
}

/// Access of a PyTorch kernel to the memory of a storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Read,
    /// It may read as well.
    Write,
    /// It writes every element before it reads any.
    Overwrite,
}

impl Access {
    pub fn of(code: i32) -> Self {
        match code {
            0 => Access::Read,
            2 => Access::Overwrite,
            _ => Access::Write,
        }
    }
}

/// Which elements of a storage a tensor has.
#[repr(C)]
pub struct TtForm {
    pub sizes: *const i64,
    pub strides: *const i64,
    pub offset: i64,
    pub dtype: i32,
    pub ndim: i32,
}

impl Status {
    /// Whether somebody stopped waiting.
    pub fn is_given_up(self) -> bool {
        matches!(self, Status::Interrupted | Status::Deadline)
    }
}

/// `c10::ScalarType` of each dtype that the core has.
const SCALAR_TYPES: &[(i32, DType)] = &[
    (0, DType::U8),
    (1, DType::I8),
    (2, DType::I16),
    (3, DType::I32),
    (4, DType::I64),
    (5, DType::F16),
    (6, DType::F32),
    (7, DType::F64),
    (9, DType::C64),
    (10, DType::C128),
    (11, DType::Bool),
    (15, DType::BF16),
    (23, DType::F8E5M2),
    (24, DType::F8E4M3FN),
    (25, DType::F8E5M2FNUZ),
    (26, DType::F8E4M3FNUZ),
    (27, DType::U16),
    (28, DType::U32),
    (29, DType::U64),
];

/// Returns the dtype of a `c10::ScalarType`; `None` if the core does not have it.
pub fn dtype_of(scalar_type: i32) -> Option<DType> {
    SCALAR_TYPES.iter().find(|(code, _)| *code == scalar_type).map(|(_, dtype)| *dtype)
}

/// Returns the `c10::ScalarType` of a dtype.
pub fn scalar_type_of(dtype: DType) -> i32 {
    SCALAR_TYPES.iter().find(|(_, known)| *known == dtype).map_or(0, |(code, _)| *code)
}
