//! The one place where Rust errors become Python exceptions.

use super::gil;
use crate::device::{Cause, Complaint, Raised, Status};
use crate::recording::FileError;
use crate::runtime::{ErrorKind, RuntimeError};
use pyo3::exceptions::{
    PyException, PyIndexError, PyKeyboardInterrupt, PyNotImplementedError, PyRuntimeError, PyTimeoutError,
    PyTypeError, PyValueError,
};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use std::cell::RefCell;
use std::sync::Arc;

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

/// Called when a thread may run the user's code again. Logs the messages that it kept back, and raises the Ctrl-C that
/// it took meanwhile, if any.
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
        let runtime_error = PyTuple::new(py, [py.get_type::<PyRuntimeError>()])?;
        let base = new_type(py, "TorchTpuError", "Base of every error that this package raises.", runtime_error)?;
        let child = |name: &str, doc: &str| new_type(py, name, doc, PyTuple::new(py, [base.bind(py)])?);
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
            cache_file: new_type(
                py,
                "CacheFileError",
                "A bundle or a key file is missing, damaged or refused.",
                of_cache,
            )?,
            cache,
            deadline: new_type(
                py,
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
pub fn of_complaint(py: Python<'_>, complaint: Complaint) -> PyErr {
    let Complaint { status, message, cause } = complaint;
    match cause {
        Cause::Core(kind) => of_kind(py, kind, message),
        Cause::Raised(exception) => match exception.downcast_ref::<PyErr>() {
            Some(error) => error.clone_ref(py),
            None => other_error(py, message),
        },
        Cause::PyTorch => match status {
            Status::BadIndex => PyIndexError::new_err(message),
            Status::BadValue => PyValueError::new_err(message),
            Status::BadType => PyTypeError::new_err(message),
            Status::NotImplemented => PyNotImplementedError::new_err(message),
            _ => PyRuntimeError::new_err(message),
        },
    }
}

/// Converts an exception for PyTorch to raise. What PyTorch has errors of its own for in C++ becomes those, and
/// everything else is raised unchanged.
pub fn complaint(py: Python<'_>, error: PyErr) -> Complaint {
    let ty = error.get_type(py);
    let own = [
        (Status::Failed, py.get_type::<PyRuntimeError>()),
        (Status::BadIndex, py.get_type::<PyIndexError>()),
        (Status::BadValue, py.get_type::<PyValueError>()),
        (Status::BadType, py.get_type::<PyTypeError>()),
        (Status::NotImplemented, py.get_type::<PyNotImplementedError>()),
    ];
    let message = error.value(py).str().map(|text| text.to_string()).unwrap_or_default();
    if let Some((status, _)) = own.iter().find(|(_, own)| ty.is(own)) {
        return Complaint { status: *status, message, cause: Cause::PyTorch };
    }
    let is_error = error.is_instance_of::<PyException>(py);
    let status = if is_error { Status::Failed } else { Status::Interrupted };
    Complaint { status, message, cause: Cause::Raised(Arc::new(error)) }
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

/// Returns the exception for the shim to raise; none if PyTorch has its own for the complaint. A pending exception of a
/// signal handler counts as raised then.
pub fn raised(complaint: &Complaint) -> Raised {
    let found = gil::attached(|py| {
        let only = |ty: Bound<'_, PyType>| Raised { ty: ty.into_ptr().cast(), ..Raised::default() };
        let whole = |error: PyErr| {
            let ty = error.get_type(py).into_ptr().cast();
            let traceback = error.traceback(py).map_or(std::ptr::null_mut(), |t| t.into_ptr().cast());
            Raised { ty, value: error.into_value(py).into_ptr().cast(), traceback }
        };
        match &complaint.cause {
            Cause::PyTorch => None,
            Cause::Raised(exception) => Some(whole(exception.downcast_ref::<PyErr>()?.clone_ref(py))),
            // A Ctrl-C that a quiet thread took is there again, and its handler has not run.
            Cause::Core(ErrorKind::Interrupted) => {
                Some(match raise_pending().and_then(|()| py.check_signals()) {
                    Ok(()) => only(py.get_type::<PyKeyboardInterrupt>()),
                    Err(error) => whole(error),
                })
            }
            Cause::Core(kind) => exceptions(py).ok().map(|e| only(type_of(e, *kind).bind(py).clone())),
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
    of_kind(py, error.kind(), error.to_string())
}

fn of_kind(py: Python<'_>, kind: ErrorKind, message: String) -> PyErr {
    match kind {
        ErrorKind::Interrupted => {
            raise_pending().err().unwrap_or_else(|| PyKeyboardInterrupt::new_err(message))
        }
        ErrorKind::Memory => out_of_memory(py, message),
        kind => raise(py, |e| type_of(e, kind), message),
    }
}

fn type_of(e: &Exceptions, kind: ErrorKind) -> &Py<PyType> {
    match kind {
        ErrorKind::Graph => &e.graph,
        ErrorKind::Unsupported => &e.unsupported,
        ErrorKind::Plugin => &e.plugin,
        ErrorKind::Compile => &e.compile,
        ErrorKind::Recompile => &e.recompile,
        ErrorKind::Execution | ErrorKind::Memory => &e.execution,
        ErrorKind::Cache => &e.cache,
        ErrorKind::CacheFile => &e.cache_file,
        ErrorKind::Deadline => &e.deadline,
        ErrorKind::Fork => &e.fork,
        ErrorKind::Interrupted | ErrorKind::Other => &e.base,
    }
}
