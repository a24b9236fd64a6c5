//! The one thread that talks to remotes, and the entries that wait for it.

use super::Tier;
use crate::cache::CacheError;
use crate::pjrt::PerProcess;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Handle};

/// Entries that wait take at most so much memory; a single one may be larger.
const WAITING_BYTES: usize = 256 << 20;
/// A local directory and the names of hosts are looked at on threads of their own; more would wait for the same disk.
const BLOCKING_THREADS: usize = 2;

/// An entry on its way.
pub struct Upload {
    pub tier: Arc<Tier>,
    pub digest: blake3::Hash,
    pub bytes: Vec<u8>,
}

#[derive(Default)]
struct Background {
    state: Mutex<State>,
    idle: Condvar,
}

#[derive(Default)]
struct State {
    /// Handle of the thread, once it runs.
    handle: Option<Handle>,
    waiting: VecDeque<Upload>,
    waiting_bytes: usize,
    /// Whether something takes entries out of `waiting`.
    uploading: bool,
}

static BACKGROUND: PerProcess<Background> = PerProcess::new();

impl Background {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts one entry after another, until none waits.
    async fn upload(&'static self) {
        while let Some(Upload { tier, digest, bytes }) = self.next() {
            let size = bytes.len();
            // As a task of its own, so that a panic in it ends no more than this entry.
            tokio::spawn(async move { tier.put(digest, &bytes).await }).await.ok();
            self.state().waiting_bytes -= size;
        }
    }

    fn queue(&'static self, upload: Upload) -> Result<(), CacheError> {
        let mut state = self.state();
        let size = upload.bytes.len();
        if !state.waiting.is_empty() && state.waiting_bytes + size > WAITING_BYTES {
            return Err(CacheError::Remote("they are made faster than it takes them".to_string()));
        }
        let handle = state.handle().map_err(|error| CacheError::Remote(error.to_string()))?;
        state.waiting_bytes += size;
        state.waiting.push_back(upload);
        if !state.uploading {
            state.uploading = true;
            handle.spawn(self.upload());
        }
        Ok(())
    }

    fn settle(&self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let mut state = self.state();
        while state.uploading {
            let Some(left) = until.checked_duration_since(Instant::now()) else { return false };
            state = self.idle.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }

    fn next(&self) -> Option<Upload> {
        let mut state = self.state();
        let next = state.waiting.pop_front();
        if next.is_none() {
            state.uploading = false;
            self.idle.notify_all();
        }
        next
    }
}

impl State {
    /// Starts the thread where it does not run yet.
    fn handle(&mut self) -> std::io::Result<Handle> {
        if let Some(handle) = &self.handle {
            return Ok(handle.clone());
        }
        let mut builder = Builder::new_current_thread();
        let runtime = builder.enable_all().max_blocking_threads(BLOCKING_THREADS).build()?;
        let handle = runtime.handle().clone();
        let thread = std::thread::Builder::new().name("torchtpu-remote".to_owned());
        thread.spawn(move || runtime.block_on(std::future::pending::<()>()))?;
        self.handle = Some(handle.clone());
        Ok(handle)
    }
}

/// Runs a future on the thread.
///
/// # Errors
/// If the thread cannot be started.
pub fn run(future: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
    BACKGROUND.get().state().handle()?.spawn(future);
    Ok(())
}

/// Has an entry put soon.
///
/// # Errors
/// [`CacheError::Remote`] if too much waits already, or the thread cannot be started.
pub fn queue(upload: Upload) -> Result<(), CacheError> {
    BACKGROUND.get().queue(upload)
}

/// Waits until no entry waits, at most so long. Returns whether none does.
pub fn settle(patience: Duration) -> bool {
    BACKGROUND.get().settle(patience)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::remote::{Answer, Incoming, Remote};
    use crate::cache::{RemoteSettings, make_keys, testing};
    use std::sync::mpsc::{Receiver, channel};

    /// A remote whose `put` waits for a message of the test.
    struct Slow(Mutex<Receiver<()>>);

    impl Remote for Slow {
        fn get<'a>(&'a self, _: blake3::Hash, _: &'a mut Incoming) -> Answer<'a, bool> {
            Box::pin(async { Ok(false) })
        }

        fn put(&self, _: blake3::Hash, _: Vec<u8>) -> Answer<'_, ()> {
            Box::pin(async {
                while self.0.lock().unwrap().try_recv().is_err() {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                Ok(())
            })
        }
    }

    #[test]
    fn the_queue_is_bounded_and_the_end_of_a_program_does_not_wait_for_ever() {
        let dir = testing::directory();
        make_keys(&dir.path().join("key")).unwrap();
        let sign = Some(dir.path().join("key"));
        let settings = RemoteSettings { sign, ..RemoteSettings::new("slow".to_string()) };
        let (go, gate) = channel();
        let tier = Arc::new(Tier::of(&settings, Box::new(Slow(Mutex::new(gate)))).unwrap());
        // Its own: other tests wait for that of the process.
        let background: &'static Background = Box::leak(Box::default());
        let large = || Upload {
            tier: Arc::clone(&tier),
            digest: testing::key(1).digest(),
            bytes: vec![0; WAITING_BYTES / 5 * 2],
        };
        let taken = (0..5).filter(|_| background.queue(large()).is_ok()).count();
        assert!((2..4).contains(&taken), "{taken}");
        assert!(!background.settle(Duration::from_millis(50)));
        (0..taken).for_each(|_| go.send(()).unwrap());
        assert!(background.settle(Duration::from_secs(60)));
        assert!(background.queue(large()).is_ok(), "there is room again");
        go.send(()).unwrap();
        assert!(background.settle(Duration::from_secs(60)));
    }
}
