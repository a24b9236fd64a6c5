//! The shared memory of a process group's ranks, for Python, which creates groups, and for C++, which runs collectives.

use crate::runtime::{Discord, RankWords};
use pyo3::prelude::*;
use std::ffi::{CStr, c_char, c_void};
use std::sync::Arc;
use std::time::Duration;

pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyRankWords>()?;
    m.add_function(wrap_pyfunction!(give_up, m)?)
}

/// Functions that C++ calls. It has the same structure in `process_group.cpp`.
#[repr(C)]
struct Functions {
    agree: unsafe extern "C" fn(*const RankWords, *const Said, *mut u64) -> i32,
    release: unsafe extern "C" fn(*const RankWords),
}

/// A collective that a rank is about to run.
#[repr(C)]
struct Said {
    word: *const c_char,
    /// A number for each rank, or null.
    sent: *const i64,
    received: *const i64,
    milliseconds: i64,
    /// Called now and then while the rank waits, with `context`: number of the collective, seconds that have passed,
    /// and the ranks that have not come. It ends the wait if it returns other than 0.
    waits: unsafe extern "C" fn(*mut c_void, u64, f64, *const i64, i64) -> i32,
    context: *mut c_void,
}

static FUNCTIONS: Functions = Functions { agree, release };

/// Returns 0, or the reason for not beginning a collective, with its number in `number`: 1 if ranks differ, 2 after
/// the timeout, 3 if another rank has given up, 4 if one has ended, 5 if `waits` ended the wait.
///
/// # Safety
/// `words` is of [`PyRankWords::lend`] and not released, `said` has numbers for all ranks of the group, or none.
unsafe extern "C" fn agree(words: *const RankWords, said: *const Said, number: *mut u64) -> i32 {
    // SAFETY: the caller's contract.
    let (words, said) = unsafe { (&*words, &*said) };
    // SAFETY: the caller's contract.
    let (word, rows) = unsafe {
        let rows = |of| std::slice::from_raw_parts(of, words.size());
        let rows = (!said.sent.is_null()).then(|| (rows(said.sent), rows(said.received)));
        (CStr::from_ptr(said.word).to_bytes(), rows)
    };
    let timeout = Duration::from_millis(u64::try_from(said.milliseconds).unwrap_or(0));
    let mut waits = |number: u64, waited: Duration, missing: &[i64]| {
        // SAFETY: the caller's contract; the ranks are there during the call.
        let stop = unsafe {
            (said.waits)(said.context, number, waited.as_secs_f64(), missing.as_ptr(), missing.len() as i64)
        };
        stop != 0
    };
    let (status, at) = match words.agree(word, rows, timeout, &mut waits) {
        Ok(()) => return 0,
        Err(Discord::Differ { number }) => (1, number),
        Err(Discord::TimedOut { number }) => (2, number),
        Err(Discord::GivenUp { number }) => (3, number),
        Err(Discord::Ended { number }) => (4, number),
        Err(Discord::Stopped { number }) => (5, number),
    };
    // SAFETY: the caller's contract.
    unsafe { *number = at };
    status
}

/// # Safety
/// `words` is of [`PyRankWords::lend`], and nobody uses it after this call.
unsafe extern "C" fn release(words: *const RankWords) {
    // SAFETY: the caller's contract.
    drop(unsafe { Arc::from_raw(words) });
}

/// Memory in which the ranks of a process group on one machine compare what they are about to do.
#[pyclass(name = "RankWords", module = "torchtpu_compile._core", frozen)]
pub struct PyRankWords(Arc<RankWords>);

#[pymethods]
impl PyRankWords {
    /// Creates the memory for a group of `size` ranks, or opens, as `rank`, what the first one created at `address`.
    #[new]
    #[pyo3(signature = (size, rank=0, address=None))]
    fn new(size: usize, rank: usize, address: Option<&str>) -> PyResult<Self> {
        let words =
            address.map_or_else(|| RankWords::create(size), |address| RankWords::open(address, rank, size));
        Ok(PyRankWords(Arc::new(words?)))
    }

    /// Where the other ranks find the memory.
    #[getter]
    fn address(&self) -> String {
        self.0.address()
    }

    /// Addresses of the memory and of the functions that C++ calls; it has to call `release` once.
    fn lend(&self) -> (usize, usize) {
        (Arc::into_raw(Arc::clone(&self.0)) as usize, &raw const FUNCTIONS as usize)
    }
}

/// Gives up a collective of the group whose words were lent, and says at which line. Returns, for each rank, whether it
/// came to that collective, its word (or the one before), and its line if it gave up as well within `seconds`.
#[pyfunction]
fn give_up(
    py: Python<'_>,
    words: usize,
    number: u64,
    line: &str,
    seconds: f64,
) -> Vec<(bool, String, String)> {
    // SAFETY: C++ holds what it was lent while it runs a collective, and only then comes here.
    let words = unsafe { &*(words as *const RankWords) };
    let patience = Duration::from_secs_f64(seconds);
    let accounts = py.detach(|| words.give_up(number, line, patience));
    accounts.into_iter().map(|account| (account.came, account.word, account.line)).collect()
}
