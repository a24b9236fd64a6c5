//! Threads that PyTorch runs for the device.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How often a thread has to be found asleep, without having run in between.
const LOOKS: u32 = 3;
const BETWEEN: Duration = Duration::from_millis(2);

/// Waits until the threads of this process whose names begin with `name` sleep, and go on doing so; whether they do
/// within `patience`. The caller holds no lock that they may be waiting for.
pub fn rest(name: &str, patience: Duration) -> bool {
    let begun = Instant::now();
    let threads = named(name);
    let mut before: Vec<Option<u64>> = Vec::new();
    let mut quiet = 0;
    while !threads.is_empty() && quiet < LOOKS {
        let now: Vec<Option<u64>> = threads.iter().map(|task| switches_of_sleeper(task)).collect();
        quiet = if now.iter().all(Option::is_some) && now == before { quiet + 1 } else { 0 };
        before = now;
        if begun.elapsed() >= patience {
            return false;
        }
        std::thread::sleep(BETWEEN);
    }
    true
}

fn named(name: &str) -> Vec<PathBuf> {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten().map(|task| task.path());
    tasks
        .filter(|task| std::fs::read_to_string(task.join("comm")).is_ok_and(|n| n.starts_with(name)))
        .collect()
}

/// How often a thread has gone to sleep, where it sleeps now. One that is gone sleeps for good.
fn switches_of_sleeper(task: &Path) -> Option<u64> {
    let Ok(status) = std::fs::read_to_string(task.join("status")) else { return Some(0) };
    let field = |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    let sleeps = field("State:").is_some_and(|state| state.starts_with('S'));
    let switches = field("voluntary_ctxt_switches:").and_then(|n| n.parse().ok());
    switches.filter(|_| sleeps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[test]
    fn a_thread_that_works_is_waited_for() {
        let works = Arc::new(AtomicBool::new(true));
        let theirs = Arc::clone(&works);
        let busy = move || {
            while theirs.load(Ordering::Relaxed) {
                std::hint::spin_loop();
            }
            std::thread::park();
        };
        let thread = std::thread::Builder::new().name("rest-test".to_owned()).spawn(busy).unwrap();
        while named("rest-test").is_empty() {
            std::thread::yield_now();
        }
        assert!(!rest("rest-test", Duration::from_millis(50)));
        works.store(false, Ordering::Relaxed);
        assert!(rest("rest-test", Duration::from_secs(20)));
        assert!(rest("nobody-is-called-so", Duration::ZERO));
        thread.thread().unpark();
        thread.join().unwrap();
    }
}
