//! The C interface, `include/torchtpu.h`.
//!
//! Dtypes have the numbers of PJRT's C API (`PJRT_Buffer_Type`).

use super::{Model, ModelSettings, PackageError, Tensor};
use crate::cache::Trust;
use crate::fx::DType;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

thread_local! {
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// `torchtpu_tensor`.
#[repr(C)]
pub struct CTensor {
    name: *const c_char,
    dtype: i32,
    rank: i32,
    dims: *const i64,
    data: *const c_void,
    bytes: usize,
}

/// `torchtpu_model`.
pub struct CModel {
    model: Model,
    signature: CString,
}

/// `torchtpu_results`.
pub struct CResults {
    tensors: Vec<CTensor>,
    /// Memory that these point into.
    _named: Vec<(CString, Tensor)>,
}

fn text(text: impl Into<Vec<u8>>) -> CString {
    let mut bytes = text.into();
    bytes.retain(|byte| *byte != 0);
    CString::new(bytes).expect("it has no zeros")
}

fn wrong(problem: impl Into<String>) -> PackageError {
    PackageError::Input(problem.into())
}

/// Calls `f`; what goes wrong is kept for [`torchtpu_last_error`]. No panic reaches C.
fn guarded<T>(f: impl FnOnce() -> Result<T, PackageError>) -> Option<T> {
    let problem = match catch_unwind(AssertUnwindSafe(f)) {
        Ok(Ok(value)) => return Some(value),
        Ok(Err(error)) => error.to_string(),
        Err(_) => "internal error".to_owned(),
    };
    LAST_ERROR.with(|last| *last.borrow_mut() = text(problem));
    None
}

/// A string of the caller's.
///
/// # Safety
/// It is null, or ends in a zero and lives as long as the result.
unsafe fn string<'a>(given: *const c_char, what: &str) -> Result<Option<&'a str>, PackageError> {
    if given.is_null() {
        return Ok(None);
    }
    // SAFETY: passed on.
    let read = unsafe { CStr::from_ptr(given) }.to_str();
    read.map(Some).map_err(|_| wrong(format!("{what} is not UTF-8")))
}

/// See `torchtpu.h`.
///
/// # Safety
/// Each argument is null or a string that ends in a zero.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn torchtpu_load(
    package: *const c_char,
    verify: *const c_char,
    trust: *const c_char,
    plugin: *const c_char,
) -> *mut CModel {
    let load = || {
        // SAFETY: passed on.
        let given = |given, what| unsafe { string(given, what) };
        let package = given(package, "the package's path")?.ok_or_else(|| wrong("no package is named"))?;
        let trust = match (given(verify, "the key's path")?, given(trust, "the digest")?) {
            (None, Some(digest)) => {
                let digest = blake3::Hash::from_hex(digest.trim());
                Some(Trust::Digest(digest.map_err(|_| wrong("a digest has 64 hexadecimal digits"))?))
            }
            (None, None) => None,
            (Some(key), None) => Trust::new(Some(Path::new(key)), false)?,
            (Some(_), Some(_)) => return Err(wrong("a key and a digest: one of them is enough")),
        };
        let mut settings = ModelSettings::from_environment()?;
        if let Some(plugin) = given(plugin, "the plugin's path")? {
            settings.device.plugin = Some(plugin.into());
        }
        let model = Model::open(Path::new(package), trust.as_ref(), settings)?;
        let signature = text(serde_json::to_string(model.manifest()).expect("plain data"));
        Ok(Box::into_raw(Box::new(CModel { model, signature })))
    };
    guarded(load).unwrap_or(std::ptr::null_mut())
}

/// See `torchtpu.h`.
///
/// # Safety
/// The model is one of [`torchtpu_load`], or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn torchtpu_signature(model: *const CModel) -> *const c_char {
    // SAFETY: passed on.
    unsafe { model.as_ref() }.map_or(std::ptr::null(), |model| model.signature.as_ptr())
}

/// See `torchtpu.h`.
///
/// # Safety
/// The model is one of [`torchtpu_load`], or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn torchtpu_warm_up(model: *const CModel) -> c_int {
    // SAFETY: passed on.
    let model = unsafe { model.as_ref() };
    let warm_up = || model.ok_or_else(|| wrong("no model"))?.model.warm_up();
    guarded(warm_up).map_or(1, |()| 0)
}

/// See `torchtpu.h`.
///
/// # Safety
/// The model is one of [`torchtpu_load`], or null; `inputs` is null, or there are `count` of them, whose names end in a
/// zero, with `rank` sizes and `bytes` bytes each, or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn torchtpu_run(
    model: *const CModel,
    inputs: *const CTensor,
    count: usize,
) -> *mut CResults {
    let run = || {
        // SAFETY: passed on.
        let model = &unsafe { model.as_ref() }.ok_or_else(|| wrong("no model"))?.model;
        let mut named = BTreeMap::new();
        if inputs.is_null() && count > 0 {
            return Err(wrong(format!("{count} inputs are announced, and none is given")));
        }
        for i in 0..count {
            // SAFETY: there are as many.
            let input = unsafe { &*inputs.add(i) };
            // SAFETY: passed on.
            let name =
                unsafe { string(input.name, "a name")? }.ok_or_else(|| wrong("an input has no name"))?;
            let dtype = DType::ALL.iter().find(|dtype| dtype.pjrt_number() == input.dtype);
            let dtype = dtype.ok_or_else(|| wrong(format!("{name}: there is no type {}", input.dtype)))?;
            let rank = usize::try_from(input.rank).map_err(|_| wrong(format!("{name}: a negative rank")))?;
            if (input.dims.is_null() && rank > 0) || (input.data.is_null() && input.bytes > 0) {
                return Err(wrong(format!("{name}: its sizes or its data are NULL")));
            }
            // SAFETY: there are `rank` sizes and `bytes` bytes.
            let (dims, data) =
                unsafe { (array(input.dims, rank), array(input.data.cast::<u8>(), input.bytes)) };
            if named.insert(name.to_owned(), Tensor::new(*dtype, dims, data)?).is_some() {
                return Err(wrong(format!("the input `{name}` is given twice")));
            }
        }
        let results = model.run(&model.in_order(named)?)?;
        let named: Vec<(CString, Tensor)> =
            results.into_iter().map(|(name, tensor)| (text(name), tensor)).collect();
        let tensor = |(name, tensor): &(CString, Tensor)| CTensor {
            name: name.as_ptr(),
            dtype: tensor.dtype.pjrt_number(),
            rank: tensor.dims.len() as i32,
            dims: tensor.dims.as_ptr(),
            data: tensor.bytes().as_ptr().cast(),
            bytes: tensor.bytes().len(),
        };
        let tensors = named.iter().map(tensor).collect();
        Ok(Box::into_raw(Box::new(CResults { tensors, _named: named })))
    };
    guarded(run).unwrap_or(std::ptr::null_mut())
}

/// # Safety
/// `count` values lie at `first`, unless there are none.
unsafe fn array<'a, T>(first: *const T, count: usize) -> &'a [T] {
    if count == 0 || first.is_null() {
        return &[];
    }
    // SAFETY: passed on.
    unsafe { std::slice::from_raw_parts(first, count) }
}

/// See `torchtpu.h`.
///
/// # Safety
/// The results are those of [`torchtpu_run`], or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn torchtpu_result_count(results: *const CResults) -> usize {
    // SAFETY: passed on.
    unsafe { results.as_ref() }.map_or(0, |results| results.tensors.len())
}

/// See `torchtpu.h`.
///
/// # Safety
/// The results are those of [`torchtpu_run`], or null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn torchtpu_result(results: *const CResults, i: usize) -> *const CTensor {
    // SAFETY: passed on.
    let tensors = unsafe { results.as_ref() }.map(|results| &results.tensors);
    tensors.and_then(|tensors| tensors.get(i)).map_or(std::ptr::null(), |tensor| tensor)
}

/// See `torchtpu.h`.
///
/// # Safety
/// The results are those of [`torchtpu_run`], or null, and nobody uses them any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn torchtpu_free_results(results: *mut CResults) {
    if !results.is_null() {
        // SAFETY: it was made by `Box::into_raw`.
        drop(unsafe { Box::from_raw(results) });
    }
}

/// See `torchtpu.h`.
///
/// # Safety
/// The model is one of [`torchtpu_load`], or null, and nobody uses it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn torchtpu_free(model: *mut CModel) {
    if !model.is_null() {
        // SAFETY: it was made by `Box::into_raw`.
        drop(unsafe { Box::from_raw(model) });
    }
}

/// See `torchtpu.h`.
#[unsafe(no_mangle)]
pub extern "C" fn torchtpu_last_error() -> *const c_char {
    LAST_ERROR.with(|last| last.borrow().as_ptr())
}
