//! The one place where Rust errors become Python exceptions.

use super::gil;
use crate::cache::CacheError;
use crate::device::{Raised, Status};
use crate::lowering::LoweringError;
use crate::pjrt::PjrtError;
use crate::recording::FileError;
use crate::runtime::RuntimeError;
use pyo3::exceptions::{PyKeyboardInterrupt, PyRuntimeError, PyTimeoutError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use std::cell::RefCell;

/// The exception types, made once per interpreter.
struct Exceptions {
    base: Py<PyType>,
    graph: Py<PyType>,
    unsupported: Py<PyType>,
    plugin: Py<PyType>,
    compile: Py<PyType>,
    recompile: Py<PyType>,
    execution: Py<PyType>,
    cache: Py<PyType>,
    cache_file: Py<PyType>,
    deadline: Py<PyType>,
    fork: Py<PyType>,
}

static EXCEPTIONS: PyOnceLock<Exceptions> = PyOnceLock::new();

thread_local! {
    /// Exception that the signal handler raised while a wait was polling.
    static PENDING: RefCell<Option<PyErr>> = const { RefCell::new(None) };
}

/// The hook that waits poll: runs Python's signal handlers and keeps what they raise.
pub fn interrupted() -> bool {
    let raised = gil::attached(|py| py.check_signals().map_err(keep_pending).is_err());
    raised.unwrap_or(false)
}

/// Called when a thread may run the user's code again. Logs the messages that it kept back, and raises the Ctrl-C that it
/// took meanwhile, if any.
pub fn quiet_ended(was_interrupted: bool) {
    if was_interrupted {
        // SAFETY: may be called at any time, by any thread.
        unsafe { pyo3::ffi::PyErr_SetInterrupt() };
    }
    super::logging::say_kept();
}

/// Keeps an exception that ends more than what raised it, for [`raise_pending`].
pub fn keep_pending(error: PyErr) {
    let before = PENDING.replace(Some(error));
    // Finalizers run here, which may come back.
    drop(before);
}

/// Raises the exception of the signal handler during a wait, if it is pending.
pub fn raise_pending() -> PyResult<()> {
    PENDING.with(|pending| pending.borrow_mut().take()).map_or(Ok(()), Err)
}

fn exceptions(py: Python<'_>) -> PyResult<&Exceptions> {
    EXCEPTIONS.get_or_try_init(py, || {
        let new = |name: &str, doc: &str, bases: Bound<'_, PyTuple>| new_type(py, name, doc, bases);
        let runtime_error = PyTuple::new(py, [py.get_type::<PyRuntimeError>()])?;
        let base = new("TorchTpuError", "Base of every error that this package raises.", runtime_error)?;
        let child = |name: &str, doc: &str| new(name, doc, PyTuple::new(py, [base.bind(py)])?);
        let timeout = PyTuple::new(py, [base.bind(py), &py.get_type::<PyTimeoutError>()])?;
        let cache = child(
            "CacheError",
            "A cache directory, entry or bundle was refused, or `cache=\"offline\"` met a miss.",
        )?;
        let of_cache = PyTuple::new(py, [cache.bind(py)])?;
        Ok(Exceptions {
            graph: child(
                "GraphError",
                "Bytes or text are not a valid graph, or arguments do not match the graph.",
            )?,
            unsupported: child(
                "UnsupportedOpError",
                "Strict mode: a graph holds an op that has no lowering.",
            )?,
            plugin: child("PluginError", "A PJRT plugin is missing, cannot be loaded, or is too old.")?,
            compile: child(
                "CompileError",
                "A graph has no program, or the PJRT plugin refused to compile it.",
            )?,
            recompile: child(
                "RecompileError",
                "A recompile that `max_compiles` and `on_recompile=\"raise\"` forbid.",
            )?,
            execution: child(
                "ExecutionError",
                "A compiled program failed while it ran. If memory was missing, the error is a `torch.OutOfMemoryError` too.",
            )?,
            cache_file: new(
                "CacheFileError",
                "A bundle or a key file is missing, damaged or refused.",
                of_cache,
            )?,
            cache,
            deadline: new(
                "DeadlineError",
                "A compilation, an execution, a collective or another wait timed out.",
                timeout,
            )?,
            fork: child(
                "ForkError",
                "A PJRT client that was created before `fork` was used in the child process.",
            )?,
            base,
        })
    })
}

/// Adds the exception types to the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    let e = exceptions(m.py())?;
    for (name, ty) in [
        ("TorchTpuError", &e.base),
        ("GraphError", &e.graph),
        ("UnsupportedOpError", &e.unsupported),
        ("PluginError", &e.plugin),
        ("CompileError", &e.compile),
        ("RecompileError", &e.recompile),
        ("ExecutionError", &e.execution),
        ("CacheError", &e.cache),
        ("CacheFileError", &e.cache_file),
        ("DeadlineError", &e.deadline),
        ("ForkError", &e.fork),
    ] {
        m.add(name, ty.bind(m.py()))?;
    }
    Ok(())
}

/// A `GraphError`.
pub fn graph_error(py: Python<'_>, message: String) -> PyErr {
    raise(py, |e| &e.graph, message)
}

/// An `OSError` for a file that cannot be read or written, a `GraphError` for one that is no recording.
pub fn file_error(py: Python<'_>, error: FileError) -> PyErr {
    let message = error.to_string();
    match error {
        FileError::Io { source, .. } => std::io::Error::new(source.kind(), message).into(),
        _ => graph_error(py, message),
    }
}

/// A `TorchTpuError` of no narrower kind.
pub fn other_error(py: Python<'_>, message: String) -> PyErr {
    raise(py, |e| &e.base, message)
}

/// The exception for what the device says of an op.
pub fn of_status(py: Python<'_>, status: Status, message: String) -> PyErr {
    match status {
        Status::Interrupted => raise_pending().err().unwrap_or_else(|| PyKeyboardInterrupt::new_err(message)),
        Status::Deadline => raise(py, |e| &e.deadline, message),
        Status::NoMemory => out_of_memory(py, message),
        _ => other_error(py, message),
    }
}

/// A `torch.OutOfMemoryError`, which programs catch for every device, and an `ExecutionError`.
fn out_of_memory(py: Python<'_>, message: String) -> PyErr {
    static BOTH: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let both = BOTH.get_or_try_init(py, || {
        let torch = py.import("torch")?.getattr("OutOfMemoryError")?;
        let bases = PyTuple::new(py, [exceptions(py)?.execution.bind(py).as_any(), &torch])?;
        new_type(py, "OutOfMemoryError", "Memory is missing, of the device or of the host.", bases)
    });
    match both {
        Ok(ty) => PyErr::from_type(ty.bind(py).clone(), message),
        Err(_) => raise(py, |e| &e.execution, message),
    }
}

fn new_type(py: Python<'_>, name: &str, doc: &str, bases: Bound<'_, PyTuple>) -> PyResult<Py<PyType>> {
    let namespace = pyo3::types::PyDict::new(py);
    namespace.set_item("__doc__", doc)?;
    namespace.set_item("__module__", "torchtpu_compile")?;
    let made = py.get_type::<PyType>().call1((name, bases, namespace))?;
    Ok(made.cast_into::<PyType>()?.unbind())
}

/// Returns the exception for the shim to raise. A pending exception of a signal handler counts as raised then.
pub fn raised(status: Status) -> Raised {
    let found = gil::attached(|py| {
        let only = |ty: Bound<'_, PyType>| Raised { ty: ty.into_ptr().cast(), ..Raised::default() };
        match status {
            Status::Deadline => exceptions(py).ok().map(|e| only(e.deadline.bind(py).clone())),
            // A Ctrl-C that a quiet thread took is there again, and its handler has not run.
            _ => Some(match raise_pending().and_then(|()| py.check_signals()) {
                Ok(()) => only(py.get_type::<PyKeyboardInterrupt>()),
                Err(error) => {
                    let ty = error.get_type(py).into_ptr().cast();
                    let traceback = error.traceback(py).map_or(std::ptr::null_mut(), |t| t.into_ptr().cast());
                    Raised { ty, value: error.into_value(py).into_ptr().cast(), traceback }
                }
            }),
        }
    });
    found.flatten().unwrap_or_default()
}

/// Counts a reference to an object of Python's more or less.
pub fn count_reference(object: *mut std::ffi::c_void, is_more: bool) {
    // At the end of the interpreter nobody counts any more.
    gil::attached(|_| {
        // SAFETY: the interpreter's lock is held, and the caller has a reference.
        unsafe {
            if is_more {
                pyo3::ffi::Py_XINCREF(object.cast());
            } else {
                pyo3::ffi::Py_XDECREF(object.cast());
            }
        }
    });
}

fn raise(py: Python<'_>, pick: impl Fn(&Exceptions) -> &Py<PyType>, message: String) -> PyErr {
    match exceptions(py) {
        Ok(e) => PyErr::from_type(pick(e).bind(py).clone(), message),
        Err(error) => error,
    }
}

/// The documented exception for an error of the runtime.
pub fn to_python(py: Python<'_>, error: RuntimeError) -> PyErr {
    let message = error.to_string();
    let pjrt = match &error {
        RuntimeError::Plugin(source)
        | RuntimeError::Compile { source, .. }
        | RuntimeError::Execution { source, .. } => Some(source),
        _ => None,
    };
    match pjrt {
        Some(PjrtError::Deadline { .. }) => return raise(py, |e| &e.deadline, message),
        Some(PjrtError::Forked { .. }) => return raise(py, |e| &e.fork, message),
        Some(PjrtError::Interrupted { .. }) => {
            let pending = PENDING.with(|pending| pending.borrow_mut().take());
            return pending.unwrap_or_else(|| PyKeyboardInterrupt::new_err(message));
        }
        _ => {}
    }
    if error.is_out_of_memory() {
        return out_of_memory(py, message);
    }
    match error {
        RuntimeError::Graph(_) | RuntimeError::Argument { .. } | RuntimeError::Size { .. } => {
            raise(py, |e| &e.graph, message)
        }
        RuntimeError::Lowering(LoweringError::Unsupported { .. }) => raise(py, |e| &e.unsupported, message),
        RuntimeError::Plugin(_) => raise(py, |e| &e.plugin, message),
        RuntimeError::Cache(CacheError::Bundle { .. } | CacheError::Key(_) | CacheError::Io { .. }) => {
            raise(py, |e| &e.cache_file, message)
        }
        RuntimeError::Cache(_) => raise(py, |e| &e.cache, message),
        RuntimeError::Compile { .. }
        | RuntimeError::Refused { .. }
        | RuntimeError::TooManySizes { .. }
        | RuntimeError::Ranks { .. }
        | RuntimeError::Lowering(_)
        | RuntimeError::Pass(_) => raise(py, |e| &e.compile, message),
        RuntimeError::TooManyCompiles { .. } => raise(py, |e| &e.recompile, message),
        RuntimeError::Execution { .. } => raise(py, |e| &e.execution, message),
    }
}
