//! Loads the shim and hands it the core's functions.
//!
//! Nothing that goes wrong here may unwind into C++: a panic is an error like any other.

use super::abi::{self, Access, Raised, Status, TtArg, TtCore, TtForm, TtOp, TtResults, TtShim};
use super::arguments::name_of;
use super::block::{Form, HostBlock};
use super::complaint::Complaint;
use super::content::Content;
use super::copies::{self, Borrowed};
use super::dispatch;
use super::engine::{Engine, begin, engine};
use super::host;
use super::random;
use super::storage::Storage;
use super::tracer::Tracer;
use crate::op::{self, Mark};
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::mem::MaybeUninit;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

type Install = unsafe extern "C" fn(c_int, *const TtCore, *mut TtShim) -> c_int;
type Compiled = unsafe extern "C" fn() -> *const c_char;

/// Loads a shim that was compiled against the PyTorch `torch` of this process, such as `2.15.0`, and installs the
/// device. PyTorch must be loaded already.
///
/// # Errors
/// Why it cannot be: as a sentence for the user.
pub fn install(shim: &Path, torch: &str, tracer: Box<dyn Tracer>) -> Result<(), String> {
    // SAFETY: the shim's initialisers register nothing; it needs PyTorch's libraries, which are loaded.
    let library = unsafe { libloading::Library::new(shim) }
        .map_err(|why| format!("the shim {} cannot be loaded: {why}", shim.display()))?;
    // SAFETY: these are the functions' types in shim.h.
    let (compiled, install) = unsafe {
        let compiled = library.get::<Compiled>(b"torchtpu_shim_torch\0").map(|symbol| *symbol);
        let install = library.get::<Install>(b"torchtpu_shim_install\0").map(|symbol| *symbol);
        (compiled, install)
    };
    let (Ok(compiled), Ok(install)) = (compiled, install) else {
        return Err(format!("{} is no shim of the tpu device", shim.display()));
    };
    // SAFETY: it returns a constant.
    let compiled = unsafe { CStr::from_ptr(compiled()) }.to_string_lossy();
    let minor = |version: &str| version.split('.').take(2).collect::<Vec<_>>().join(".");
    if minor(&compiled) != minor(torch) {
        return Err(format!("the shim {} is for torch {compiled}, this is torch {torch}", shim.display()));
    }
    let core = TtCore {
        alloc,
        free,
        find,
        device_of,
        copy,
        transfer,
        resized,
        write,
        borrow,
        release,
        dispatch: dispatch_op,
        takes_host_indices,
        on_host,
        runs_on_host,
        memory,
        hold,
        adopt,
        random: random_numbers,
        synchronize,
        device_count,
        error,
        exception,
        count_reference,
        statistic,
        reset_statistic,
    };
    let mut services = MaybeUninit::uninit();
    // SAFETY: the shim copies the table, and fills the other one unless it fails.
    match unsafe { install(abi::VERSION, &raw const core, services.as_mut_ptr()) } {
        0 => {}
        1 => return Err(format!("the shim {} is of another version of this package", shim.display())),
        _ => return Err("the tpu device is installed already".to_owned()),
    }
    // Its kernels are registered as long as the process lives.
    std::mem::forget(library);
    // SAFETY: the shim has filled it.
    begin(tracer, unsafe { services.assume_init() });
    Ok(())
}

thread_local! {
    /// The last complaint of this thread, and its text for C++.
    static ERROR: RefCell<(Option<Complaint>, CString)> = RefCell::default();
}

fn keep_error(complaint: Complaint) {
    let text = CString::new(complaint.message.replace('\0', " ")).unwrap_or_default();
    let before = ERROR.replace((Some(complaint), text));
    // Finalizers of Python's may run here, which may come back.
    drop(before);
}

/// Runs a function for the shim: its status, with the message kept for [`error`].
fn status_of(f: impl FnOnce(&'static Engine) -> Result<Status, Complaint>) -> c_int {
    let complaint = match catch_unwind(AssertUnwindSafe(|| f(engine()?))) {
        Ok(Ok(status)) => return status as c_int,
        Ok(Err(complaint)) => complaint,
        Err(panic) => {
            let text = panic.downcast_ref::<&str>().map(|s| (*s).to_owned());
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
            Complaint::new(format!("internal error of the tpu device: {}", text.unwrap_or_default()))
        }
    };
    let status = complaint.status;
    keep_error(complaint);
    status as c_int
}

/// Runs a function for the shim that is done where it does not fail.
fn guarded(f: impl FnOnce(&'static Engine) -> Result<(), Complaint>) -> c_int {
    status_of(|engine| f(engine).map(|()| Status::Done))
}

/// Runs a function for the shim that gives a number, or this one where it fails.
fn number<T>(otherwise: T, f: impl FnOnce(&'static Engine) -> T) -> T {
    let told = catch_unwind(AssertUnwindSafe(|| engine().ok().map(f)));
    told.ok().flatten().unwrap_or(otherwise)
}

/// # Safety
/// As for [`crate::device::storage::Storages::of`].
unsafe fn storage_of(engine: &Engine, storage: *mut c_void) -> &Storage {
    // SAFETY: the caller's promise.
    unsafe { engine.storages.of(storage) }
}

unsafe extern "C" fn find(address: *const c_void, offset: *mut i64) -> *mut c_void {
    let found = number(None, |engine| engine.storages.find(address as usize));
    let Some((storage, at)) = found else { return std::ptr::null_mut() };
    // SAFETY: the shim passes where the offset goes.
    unsafe { *offset = at as i64 };
    // The caller has a tensor in it, which keeps it.
    Arc::as_ptr(&storage).cast_mut().cast()
}

unsafe extern "C" fn device_of(storage: *mut c_void) -> i32 {
    // SAFETY: the shim passes a storage that it holds.
    number(0, |engine| unsafe { storage_of(engine, storage) }.device as i32)
}

unsafe extern "C" fn alloc(
    bytes: usize,
    device: i32,
    storage: *mut *mut c_void,
    address: *mut *mut c_void,
) -> c_int {
    // SAFETY: the shim passes where both results go.
    unsafe { make(bytes, device, storage, address, |_| None) }
}

/// Makes a storage for the shim.
///
/// # Safety
/// The storage and the address can be written to.
unsafe fn make(
    bytes: usize,
    device: i32,
    storage: *mut *mut c_void,
    address: *mut *mut c_void,
    content: impl FnOnce(&'static Engine) -> Option<Content>,
) -> c_int {
    guarded(|engine| {
        let made = engine.storages.make(bytes, device.max(0) as usize, || content(engine))?;
        // SAFETY: the caller's promise.
        unsafe {
            *address = made.address as *mut c_void;
            *storage = Arc::into_raw(made).cast_mut().cast();
        }
        Ok(())
    })
}

unsafe extern "C" fn free(storage: *mut c_void) {
    // SAFETY: the shim frees each storage once.
    let storage = unsafe { Arc::from_raw(storage.cast::<Storage>().cast_const()) };
    // Freeing a buffer asks the plugin, which must not unwind into a destructor of C++.
    let freed = catch_unwind(AssertUnwindSafe(|| engine().map(|engine| engine.storages.retire(&storage))));
    drop(storage);
    if freed.is_err() {
        tracing::error!("a tensor of the tpu device could not be freed");
    }
}

unsafe extern "C" fn copy(to: *mut c_void, from: *const c_void, bytes: usize) -> c_int {
    guarded(|engine| {
        let find = |address: usize| {
            let found = engine.storages.find(address);
            found.ok_or_else(|| Complaint::new("there is no tensor of the tpu device at this address"))
        };
        if bytes == 0 {
            return Ok(());
        }
        let ((to, at), (from, start)) = (find(to as usize)?, find(from as usize)?);
        copies::copy(engine, &to, at, &from, start, bytes)
    })
}

unsafe extern "C" fn transfer(to: *mut c_void, from: *mut c_void) -> c_int {
    guarded(|engine| {
        // SAFETY: the shim passes storages that it holds.
        let (to, from) = unsafe { (storage_of(engine, to), storage_of(engine, from)) };
        copies::transfer(engine, to, from)
    })
}

unsafe extern "C" fn resized(to: *mut c_void, from: *mut c_void, bytes: usize) -> c_int {
    guarded(|engine| {
        // SAFETY: the shim passes storages that it holds.
        let (to, from) = unsafe { (storage_of(engine, to), storage_of(engine, from)) };
        if from.content().is_none() { Ok(()) } else { copies::copy(engine, to, 0, from, 0, bytes) }
    })
}

unsafe extern "C" fn write(
    storage: *mut c_void,
    data: *const c_void,
    scalar_type: i32,
    ndim: i32,
    sizes: *const i64,
) -> c_int {
    // SAFETY: the shim passes a storage that it holds, as many sizes as it says, and a dense tensor's data with these.
    guarded(|engine| unsafe {
        let dims = if ndim == 0 { &[] } else { std::slice::from_raw_parts(sizes, ndim as usize) };
        copies::write(&engine.state, storage_of(engine, storage), data.cast(), scalar_type, dims)
    })
}

unsafe extern "C" fn borrow(
    storage: *mut c_void,
    token: *mut *mut c_void,
    data: *mut *const c_void,
) -> c_int {
    // SAFETY: the shim passes a storage that it holds, and where both results go.
    guarded(|engine| unsafe {
        let borrowed = Box::new(Borrowed::of(engine, storage_of(engine, storage))?);
        *data = borrowed.data().cast();
        *token = Box::into_raw(borrowed).cast();
        Ok(())
    })
}

unsafe extern "C" fn release(token: *mut c_void) {
    // SAFETY: the shim releases each token once.
    drop(unsafe { Box::from_raw(token.cast::<Borrowed>()) });
}

unsafe extern "C" fn dispatch_op(
    op: *const TtOp,
    args: *const TtArg,
    results: *const TtResults,
    call: *mut c_void,
    context: u64,
    origin: u64,
    device: i32,
) -> c_int {
    let device = device.max(0) as usize;
    // SAFETY: the shim passes what shim.h says, which lives during the call.
    status_of(|engine| unsafe {
        let results = dispatch::Results { functions: &*results, call };
        dispatch::dispatch(engine, &*op, args, results, context, origin, device)
    })
}

unsafe extern "C" fn takes_host_indices(schema: *const c_char) -> c_int {
    // SAFETY: the shim passes the name of a schema.
    let schema = unsafe { CStr::from_ptr(schema) };
    op::schema_has(schema.to_str().unwrap_or_default(), Mark::TakesHostIndices).into()
}

unsafe extern "C" fn on_host(op: *const TtOp, bytes: i64, is_done: c_int) -> c_int {
    // SAFETY: the op lives as long as the process.
    let op = unsafe { &*op };
    guarded(|engine| {
        let (name, overload) = name_of(op);
        let reason = engine.calls.reason(std::ptr::from_ref(op) as u64);
        let reason = reason.as_deref().unwrap_or_default();
        engine.state.tracer.on_host(&name, &overload, reason, bytes, is_done != 0)
    })
}

unsafe extern "C" fn runs_on_host() -> c_int {
    let mut decided = false;
    let status = guarded(|engine| {
        decided = engine.runs_on_host()?;
        Ok(())
    });
    if status == Status::Done as c_int { decided.into() } else { -status }
}

/// # Safety
/// The form lives during the call, and has as many sizes and strides as it says.
unsafe fn form_of<'a>(form: *const TtForm) -> Form<'a> {
    // SAFETY: the caller's promise.
    unsafe {
        let form = &*form;
        let list = |first: *const i64| {
            if form.ndim <= 0 { &[] } else { std::slice::from_raw_parts(first, form.ndim as usize) }
        };
        let (sizes, strides) = (list(form.sizes), list(form.strides));
        Form { scalar_type: form.dtype, sizes, strides, offset: form.offset }
    }
}

unsafe extern "C" fn memory(
    storage: *mut c_void,
    access: i32,
    form: *const TtForm,
    owner: *mut *mut c_void,
) -> c_int {
    // SAFETY: the shim passes a storage that it holds, a form that lives during the call, and where the memory goes.
    guarded(|engine| unsafe {
        *owner = host::memory(engine, storage_of(engine, storage), Access::of(access), &form_of(form))?;
        Ok(())
    })
}

unsafe extern "C" fn hold(
    owner: *mut c_void,
    bytes: usize,
    device: i32,
    form: *const TtForm,
    storage: *mut *mut c_void,
    address: *mut *mut c_void,
) -> c_int {
    // SAFETY: the shim passes a form that lives during the call.
    let form = unsafe { form_of(form) };
    let block = |engine: &'static Engine| HostBlock::new(&engine.state.shim, owner, bytes, &form);
    // SAFETY: the shim passes where both results go.
    unsafe { make(bytes, device, storage, address, |engine| Some(Content::Host(block(engine)))) }
}

unsafe extern "C" fn adopt(storage: *mut c_void, owner: *mut c_void, form: *const TtForm) -> c_int {
    // SAFETY: the shim passes a storage that it holds, and a form that lives during the call.
    guarded(|engine| unsafe {
        let storage = storage_of(engine, storage);
        let block = HostBlock::new(&engine.state.shim, owner, storage.bytes, &form_of(form));
        storage.put(Content::Host(block));
        Ok(())
    })
}

unsafe extern "C" fn random_numbers(
    seed: u64,
    kind: i32,
    digits: i32,
    out: *mut c_void,
    count: usize,
) -> c_int {
    guarded(|_| {
        let kind = random::Kind::of(kind).filter(|_| (1..=62).contains(&digits));
        let kind = kind.ok_or_else(|| Complaint::of_shim("it asks for numbers of a kind that is none"))?;
        // SAFETY: the shim passes memory of a tensor with as many elements of the kind's type.
        unsafe { random::fill(seed, kind, digits as u32, out.cast(), count) };
        Ok(())
    })
}

unsafe extern "C" fn synchronize(device: i32) -> c_int {
    guarded(|engine| engine.synchronize(usize::try_from(device).ok()))
}

unsafe extern "C" fn device_count() -> i32 {
    number(1, |engine| engine.state.device_count() as i32)
}

unsafe extern "C" fn error() -> *const c_char {
    ERROR.with_borrow(|(_, text)| text.as_ptr())
}

unsafe extern "C" fn exception() -> Raised {
    let Some(complaint) = ERROR.with_borrow_mut(|(complaint, _)| complaint.take()) else {
        return Raised::default();
    };
    number(Raised::default(), |engine| engine.state.tracer.raised(&complaint))
}

unsafe extern "C" fn count_reference(object: *mut c_void, is_more: c_int) {
    // Nothing is lost but a reference.
    number((), |engine| engine.state.tracer.count_reference(object, is_more != 0));
}

unsafe extern "C" fn statistic(which: i32, device: i32) -> i64 {
    number(0, |engine| engine.statistic(which, device.max(0) as usize))
}

unsafe extern "C" fn reset_statistic(which: i32, device: i32) {
    number((), |engine| engine.storages.reset_statistic(which, device.max(0) as usize));
}
