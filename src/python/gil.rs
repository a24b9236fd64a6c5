//! Python's global lock, asked of Python.
//!
//! pyo3 counts itself attached for as long as a call of Python's into Rust, or of Rust's into Python, lasts. Code in
//! between may have given the lock away: PyTorch does for every op. So what PyTorch calls never trusts that count: it
//! asks the interpreter.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::any::Any;
use std::ffi::{CStr, c_int, c_void};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

/// A function of CPython's that is not in its stable interface, or not in that of every version.
pub(super) fn symbol(name: &CStr) -> Option<*mut c_void> {
    // SAFETY: asks for a symbol of the process.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!found.is_null()).then_some(found)
}

type Ask = unsafe extern "C" fn() -> c_int;

struct Questions {
    holds: Option<Ask>,
    is_ending: Option<Ask>,
}

static QUESTIONS: LazyLock<Questions> = LazyLock::new(|| {
    // SAFETY: the type of these functions.
    let ask = |found: *mut c_void| unsafe { std::mem::transmute::<*mut c_void, Ask>(found) };
    let is_ending = symbol(c"Py_IsFinalizing").or_else(|| symbol(c"_Py_IsFinalizing"));
    Questions { holds: symbol(c"PyGILState_Check").map(ask), is_ending: is_ending.map(ask) }
});

/// Whether this thread holds the lock.
pub fn holds() -> bool {
    // SAFETY: may be asked at any time, by any thread.
    QUESTIONS.holds.is_some_and(|ask| unsafe { ask() } == 1)
}

/// Whether the interpreter ends, or is not there.
fn is_ending() -> bool {
    // SAFETY: may be asked at any time.
    QUESTIONS.is_ending.is_some_and(|ask| unsafe { ask() } != 0) || unsafe { ffi::Py_IsInitialized() } == 0
}

/// Runs `f` with the lock; `None` if the interpreter is not there, or ending, or collects garbage that
/// `__traverse__` shows.
pub fn attached<R>(f: impl FnOnce(Python<'_>) -> R) -> Option<R> {
    locked(|| within(f)).flatten()
}

/// Runs `f` with the lock, of which pyo3 knows nothing: so nothing is let go of that pyo3 keeps for later. `None` where
/// the interpreter is not there, or ending.
fn locked<R>(f: impl FnOnce() -> R) -> Option<R> {
    if holds() {
        return Some(f());
    }
    if is_ending() {
        return None;
    }
    /// Gives the lock back, whether or not `f` panics.
    struct Taken(ffi::PyGILState_STATE);
    impl Drop for Taken {
        fn drop(&mut self) {
            // SAFETY: taken below, on this thread.
            unsafe { ffi::PyGILState_Release(self.0) };
        }
    }
    // SAFETY: the interpreter is there. Where pyo3 believes that it is attached, nothing else would take the lock.
    let _taken = Taken(unsafe { ffi::PyGILState_Ensure() });
    Some(f())
}

fn within<R>(f: impl FnOnce(Python<'_>) -> R) -> Option<R> {
    if crate::pjrt::is_quiet() {
        return Python::try_attach(|py| {
            let _paused = CollectorPaused::new();
            f(py)
        });
    }
    Python::try_attach(|py| {
        drop_left();
        f(py)
    })
}

/// No finalizer is found by the collector of garbage as long as it lives.
struct CollectorPaused(bool);

impl CollectorPaused {
    fn new() -> Self {
        // SAFETY: this thread holds the lock.
        CollectorPaused(unsafe { ffi::PyGC_Disable() } == 1)
    }
}

impl Drop for CollectorPaused {
    fn drop(&mut self) {
        if self.0 {
            // SAFETY: as above.
            unsafe { ffi::PyGC_Enable() };
        }
    }
}

/// Gives the lock away if this thread holds it, and returns its state for [`take_back`]; null if it does not, or
/// the interpreter ends.
pub fn let_go() -> *mut c_void {
    // SAFETY: the lock is held.
    if holds() && !is_ending() { unsafe { ffi::PyEval_SaveThread() }.cast() } else { std::ptr::null_mut() }
}

/// Takes the lock back that [`let_go`] gave away.
pub fn take_back(state: *mut c_void) {
    // SAFETY: this thread gave the lock away with this state.
    unsafe { ffi::PyEval_RestoreThread(state.cast()) };
}

/// Whether Ctrl-C was pressed: takes that away, and runs no handler. Only the main thread hears it.
pub fn take_interrupt() -> bool {
    // SAFETY: the lock is held.
    locked(|| unsafe { ffi::PyOS_InterruptOccurred() } != 0).unwrap_or(false)
}

/// Objects that are kept for code that may drop them where the lock is not held.
#[derive(Debug, Default)]
pub struct Objects(pub Vec<Py<PyAny>>, Mutex<Vec<Py<PyAny>>>);

/// Objects that could not be released, because the interpreter's lock was not held.
static LEFT: Mutex<Vec<Py<PyAny>>> = Mutex::new(Vec::new());
static SOME_LEFT: AtomicBool = AtomicBool::new(false);

impl Drop for Objects {
    fn drop(&mut self) {
        if holds() {
            return;
        }
        // pyo3 goes by its count, and may let go of them without the lock.
        let mut left = LEFT.lock().unwrap_or_else(PoisonError::into_inner);
        left.append(&mut self.0);
        left.append(self.1.get_mut().unwrap_or_else(PoisonError::into_inner));
        drop(left);
        if !SOME_LEFT.swap(true, Ordering::AcqRel) && !is_ending() {
            // SAFETY: may be asked by any thread, with or without the lock; the function takes nothing. Where there is
            // no room for it, the next call lets go.
            unsafe { ffi::Py_AddPendingCall(Some(drop_left_soon), std::ptr::null_mut()) };
        }
    }
}

/// Runs on the main thread, between two instructions of Python's.
extern "C" fn drop_left_soon(_: *mut c_void) -> c_int {
    within(|_| ());
    0
}

/// Lets go of what was dropped without the lock, which this thread holds.
pub fn drop_left() {
    if SOME_LEFT.load(Ordering::Relaxed) && SOME_LEFT.swap(false, Ordering::Acquire) {
        let left = std::mem::take(&mut *LEFT.lock().unwrap_or_else(PoisonError::into_inner));
        // Finalizers run here.
        drop(left);
    }
}

impl From<Vec<Py<PyAny>>> for Objects {
    fn from(objects: Vec<Py<PyAny>>) -> Self {
        Objects(objects, Mutex::default())
    }
}

impl Objects {
    /// Keeps the storages of tensors as well: a tensor can be given another one, and let go of its own. From now on
    /// nobody can resize a storage on the CPU, which would free its memory.
    pub fn keep_storages(&self, py: Python<'_>) {
        let storage = |object: &Py<PyAny>| object.call_method0(py, "untyped_storage").ok();
        let mut storages: Vec<Py<PyAny>> = self.0.iter().filter_map(storage).collect();
        // One of another device has no memory that it could free here.
        storages.iter().for_each(|storage| drop(keep_size(storage.bind(py))));
        self.1.lock().unwrap_or_else(PoisonError::into_inner).append(&mut storages);
    }
}

/// Has PyTorch refuse to resize a storage, as it does once NumPy has its memory.
fn keep_size(storage: &Bound<'_, PyAny>) -> PyResult<()> {
    let torch = storage.py().import("torch")?;
    let bytes = PyDict::new(storage.py());
    bytes.set_item("dtype", torch.getattr("uint8")?)?;
    bytes.set_item("device", "cpu")?;
    let bytes = torch.call_method("empty", (0,), Some(&bytes))?;
    bytes.call_method1("set_", (storage,))?.call_method0("numpy")?;
    Ok(())
}

/// Returns the objects of a keeper, or `None` if it keeps something else.
pub fn objects(keep: &(dyn Any + Send + Sync)) -> Option<&Objects> {
    keep.downcast_ref::<Objects>()
}
