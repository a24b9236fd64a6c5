//! Programs that were given up while they change tensors of the caller's in place: they go on, and what they may still
//! write to is not given to another program.

use super::argument::Argument;
use super::tensor::TensorView;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, Weak};

struct GivenUp {
    program: String,
    /// Addresses that it writes to.
    ranges: Vec<Range<usize>>,
    /// Gone when the program has ended.
    running: Weak<()>,
}

static ALL: Mutex<Vec<GivenUp>> = Mutex::new(Vec::new());
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// Remembers a program that goes on for as long as `running` has other owners, and the tensors that it writes to.
pub(super) fn note<'v>(program: &str, written: impl Iterator<Item = &'v TensorView>, running: &Arc<()>) {
    let ranges = written.map(TensorView::address_range).filter(|range| !range.is_empty()).collect();
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.push(GivenUp { program: program.to_owned(), ranges, running: Arc::downgrade(running) });
    COUNT.store(all.len(), Relaxed);
}

/// Why the arguments of a call are not to be used now.
pub(super) fn check(arguments: &[Argument]) -> Result<(), String> {
    if COUNT.load(Relaxed) == 0 {
        return Ok(());
    }
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.retain(|program| program.running.strong_count() > 0);
    COUNT.store(all.len(), Relaxed);
    for (i, argument) in arguments.iter().enumerate() {
        let Argument::Host(view) = argument else { continue };
        let here = view.address_range();
        let overlaps = |there: &Range<usize>| here.start < there.end && there.start < here.end;
        if let Some(program) = all.iter().find(|program| program.ranges.iter().any(overlaps)) {
            return Err(format!(
                "input {i} may still be written to by {}, which was given up while it ran and has not ended. Wait until it has, \
                 or use a new tensor",
                program.program
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fx::DType;

    #[test]
    fn what_a_program_may_still_write_to_is_refused_until_it_ends() {
        let memory = [0u8; 256];
        let view = |offset: usize| {
            TensorView::contiguous(memory.as_ptr().wrapping_add(offset).cast_mut(), DType::U8, &[64])
        };
        let running = Arc::new(());
        let program = Arc::clone(&running);
        note("graph0", [view(0)].iter(), &running);
        drop(running);
        assert!(check(&[Argument::Host(view(64))]).is_ok());
        let why = check(&[Argument::Int(1), Argument::Host(view(63))]).unwrap_err();
        assert!(why.contains("input 1") && why.contains("graph0"), "{why}");
        drop(program);
        assert!(check(&[Argument::Host(view(0))]).is_ok());
    }
}
