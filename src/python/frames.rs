//! Which line of the user's program runs, for as little as can be: what is noted of it is read when somebody asks.

use super::gil;
use pyo3::ffi;
use pyo3::prelude::*;
use std::collections::HashMap;
use std::ffi::c_int;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Functions of CPython that every version of it has, and that are not of its stable interface.
struct Frames {
    back: unsafe extern "C" fn(*mut ffi::PyFrameObject) -> *mut ffi::PyFrameObject,
    last_instruction: unsafe extern "C" fn(*mut ffi::PyFrameObject) -> c_int,
}

static FRAMES: LazyLock<Option<Frames>> = LazyLock::new(|| {
    let (back, last) = (gil::symbol(c"PyFrame_GetBack")?, gil::symbol(c"PyFrame_GetLasti")?);
    // SAFETY: these are the functions' types.
    unsafe {
        Some(Frames {
            back: std::mem::transmute::<
                *mut libc::c_void,
                unsafe extern "C" fn(*mut ffi::PyFrameObject) -> *mut ffi::PyFrameObject,
            >(back),
            last_instruction: std::mem::transmute::<
                *mut libc::c_void,
                unsafe extern "C" fn(*mut ffi::PyFrameObject) -> c_int,
            >(last),
        })
    }
});

/// A place is the number of a code object, and in these lower bits the instruction.
const INSTRUCTION_BITS: u32 = 24;
/// How many code objects are remembered; they are kept for ever.
const MOST_CODES: usize = 1 << 16;
/// How many frames are looked at.
const DEEPEST: usize = 40;
/// Where another thread computes in Python, each look costs a turn of its: after so many slow looks one after the
/// other, so many ops go without one.
const SLOW: u32 = 8;
const PAUSE: u32 = 64;
const TOO_LONG: Duration = Duration::from_millis(1);

#[derive(Default)]
struct Codes {
    /// By address: the number among `users`, or `None` for code that is not the user's.
    known: HashMap<usize, Option<u32>>,
    users: Vec<Py<PyAny>>,
    /// Kept, so that no other code comes to lie at their addresses.
    others: Vec<Py<PyAny>>,
}

static CODES: LazyLock<Mutex<Codes>> = LazyLock::new(Mutex::default);
static PAUSED: AtomicU32 = AtomicU32::new(0);
static SLOW_LOOKS: AtomicU32 = AtomicU32::new(0);
/// Directories whose code is not the user's.
static OURS: OnceLock<Vec<String>> = OnceLock::new();

/// Taken by threads that hold the interpreter's lock, for moments in which no code of Python's can run: an allocation
/// may collect garbage, and finalizers come here again.
fn codes() -> MutexGuard<'static, Codes> {
    CODES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Names directories whose code is not the user's: PyTorch's and this package's.
pub fn skip(directories: Vec<String>) {
    OURS.set(directories).ok();
}

/// The innermost line of the user's on this thread; 0 where there is none.
pub fn place() -> u64 {
    let Some(frames) = &*FRAMES else { return 0 };
    // SAFETY: asks for a value of this thread's.
    if unsafe { ffi::PyGILState_GetThisThreadState() }.is_null() {
        return 0;
    }
    if PAUSED.load(Relaxed) > 0 && PAUSED.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok() {
        return 0;
    }
    let asked = Instant::now();
    let found = gil::attached(|py| {
        if asked.elapsed() <= TOO_LONG {
            SLOW_LOOKS.store(0, Relaxed);
        } else if SLOW_LOOKS.fetch_add(1, Relaxed) + 1 >= SLOW {
            PAUSED.store(PAUSE, Relaxed);
        }
        // SAFETY: the interpreter's lock is held.
        innermost(py, frames, unsafe { ffi::PyEval_GetFrame() }, DEEPEST)
    });
    found.unwrap_or(0)
}

/// The innermost line of the user's on this thread, however deep; on a thread that runs no Python, as autograd's do,
/// the line at which the main thread waits for it. 0 where there is none, and on threads that Python does not know.
pub fn waiting_place() -> u64 {
    let Some(frames) = &*FRAMES else { return 0 };
    // SAFETY: asks for a value of this thread's.
    if unsafe { ffi::PyGILState_GetThisThreadState() }.is_null() {
        return 0;
    }
    let found = gil::attached(|py| {
        // SAFETY: the interpreter's lock is held.
        let frame = unsafe { ffi::PyEval_GetFrame() };
        if !frame.is_null() {
            return Ok(innermost(py, frames, frame, usize::MAX));
        }
        let main = py.import("threading")?.call_method0("main_thread")?.getattr("ident")?;
        let frame = py.import("sys")?.call_method0("_current_frames")?.get_item(main)?;
        PyResult::Ok(innermost(py, frames, frame.as_ptr().cast(), usize::MAX))
    });
    found.and_then(Result::ok).unwrap_or(0)
}

/// The innermost line of the user's from a frame outwards, which may be null. Looks at `most` frames.
fn innermost(py: Python<'_>, frames: &Frames, mut frame: *mut ffi::PyFrameObject, most: usize) -> u64 {
    // SAFETY: the interpreter's lock is held; frames and code objects that are owned are given back.
    unsafe {
        ffi::Py_XINCREF(frame.cast());
        for _ in 0..most {
            if frame.is_null() {
                break;
            }
            let code = Bound::from_owned_ptr(py, ffi::PyFrame_GetCode(frame).cast());
            let known = codes().known.get(&code.as_ptr().addr()).copied();
            let number = known.unwrap_or_else(|| learn(&code));
            if let Some(number) = number {
                let at = (frames.last_instruction)(frame).max(0) as u64;
                ffi::Py_DECREF(frame.cast());
                return (u64::from(number) + 1) << INSTRUCTION_BITS | at & ((1 << INSTRUCTION_BITS) - 1);
            }
            let outer = (frames.back)(frame);
            ffi::Py_DECREF(frame.cast());
            frame = outer;
        }
        ffi::Py_XDECREF(frame.cast());
    }
    0
}

fn learn(code: &Bound<'_, PyAny>) -> Option<u32> {
    let file = code.getattr("co_filename").and_then(|file| file.extract::<String>()).unwrap_or_default();
    let ours = OURS.get().is_some_and(|ours| ours.iter().any(|directory| file.starts_with(directory)));
    let kept = code.clone().unbind();
    let mut codes = codes();
    if let Some(known) = codes.known.get(&code.as_ptr().addr()) {
        // A finalizer's op has come first.
        return *known;
    }
    if codes.users.len() + codes.others.len() >= MOST_CODES - 1 {
        return None;
    }
    let number = (!ours).then_some(codes.users.len() as u32);
    if ours { &mut codes.others } else { &mut codes.users }.push(kept);
    codes.known.insert(code.as_ptr().addr(), number);
    number
}

/// `train.py:12`, with the whole path, for a place.
pub fn line(place: u64) -> Option<String> {
    let number = usize::try_from(place >> INSTRUCTION_BITS).ok()?.checked_sub(1)?;
    let instruction = place & ((1 << INSTRUCTION_BITS) - 1);
    gil::attached(|py| {
        let code = codes().users.get(number)?.clone_ref(py).into_bound(py);
        let file: String = code.getattr("co_filename").ok()?.extract().ok()?;
        let lines = code.call_method0("co_lines").ok()?;
        for range in lines.try_iter().ok()? {
            let (start, end, line): (u64, u64, Option<u32>) = range.ok()?.extract().ok()?;
            if (start..end).contains(&instruction) {
                return Some(format!("{file}:{}", line?));
            }
        }
        None
    })
    .flatten()
}

/// Runs what waits for another thread without the interpreter's lock.
pub fn aside(wait: &mut dyn FnMut()) {
    if !gil::holds() {
        return wait();
    }
    // SAFETY: this thread holds the interpreter's lock, and takes it again before it goes on.
    unsafe {
        let thread = ffi::PyEval_SaveThread();
        wait();
        ffi::PyEval_RestoreThread(thread);
    }
}
