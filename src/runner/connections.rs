//! Limits on connections, so that a slow client cannot block the server. A client must read its answer within a
//! deadline. If the server needs room, it closes the connection that was idle for the longest.

use std::collections::HashMap;
use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::Sleep;

/// Who takes fewer bytes than this within the deadline does not read.
const LEAST: usize = 16 << 10;

/// Nobody gives a place up that it had for less than this: whoever asks for something small was answered by then.
const FRESH: Duration = Duration::from_millis(100);

/// One connection, as others see it.
pub struct Connection {
    number: u64,
    opened: Instant,
    /// Milliseconds from `opened` to the last byte that came or went.
    moved: AtomicU64,
    /// Whether the model works for it, or its request is on its way to the model.
    pub busy: AtomicBool,
    give_up: Notify,
}

impl Connection {
    fn moved(&self) {
        self.moved.store(self.opened.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    fn idle_since(&self) -> Instant {
        self.opened + Duration::from_millis(self.moved.load(Ordering::Relaxed))
    }

    /// Resolves when another one needs its place, and when nothing came or went for so long while the model does not
    /// work for it.
    pub async fn given_up(&self, patience: Duration) {
        let mut until = self.opened + patience;
        while tokio::time::timeout_at(until.into(), self.give_up.notified()).await.is_err() {
            let now = Instant::now();
            let idle_since = if self.busy.load(Ordering::Acquire) { now } else { self.idle_since() };
            until = idle_since + patience;
            if until <= now {
                return;
            }
        }
    }
}

/// The connections that are open.
#[derive(Default)]
pub struct Connections {
    open: Mutex<HashMap<u64, Arc<Connection>>>,
    opened: AtomicU64,
}

/// An open connection, until dropped.
pub struct Open {
    connections: Arc<Connections>,
    pub connection: Arc<Connection>,
}

impl Connections {
    pub fn open(self: &Arc<Self>) -> Open {
        let connection = Arc::new(Connection {
            number: self.opened.fetch_add(1, Ordering::Relaxed),
            opened: Instant::now(),
            moved: AtomicU64::new(0),
            busy: AtomicBool::new(false),
            give_up: Notify::new(),
        });
        self.lock().insert(connection.number, Arc::clone(&connection));
        Open { connections: Arc::clone(self), connection }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Arc<Connection>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the connection that did nothing for the longest, if that is long enough and the model does not work for it.
    /// Whether there is one.
    pub fn give_one_up(&self) -> bool {
        self.give_one_up_at(Instant::now())
    }

    fn give_one_up_at(&self, now: Instant) -> bool {
        let mut open = self.lock();
        let idle = open
            .values()
            .filter(|c| !c.busy.load(Ordering::Acquire))
            .filter(|c| now.saturating_duration_since(c.idle_since()) >= FRESH);
        let Some(longest) = idle.min_by_key(|c| (c.idle_since(), c.number)).map(|c| c.number) else {
            return false;
        };
        if let Some(connection) = open.remove(&longest) {
            connection.give_up.notify_one();
        }
        true
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.connections.lock().remove(&self.connection.number);
    }
}

/// A stream that fails where its other end does not read.
pub struct Timed {
    stream: TcpStream,
    connection: Arc<Connection>,
    deadline: Duration,
    /// Since something waits to be written, with the bytes that went since.
    waiting: Option<(Pin<Box<Sleep>>, usize)>,
}

impl Timed {
    pub fn new(stream: TcpStream, connection: Arc<Connection>, deadline: Duration) -> Timed {
        Timed { stream, connection, deadline, waiting: None }
    }

    fn wrote(&mut self, written: usize) {
        self.connection.moved();
        if let Some((_, bytes)) = &mut self.waiting {
            *bytes += written;
            if *bytes >= LEAST {
                self.waiting = None;
            }
        }
    }
}

impl AsyncRead for Timed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = to.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, to))?;
        if to.filled().len() > before {
            self.connection.moved();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Timed {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = Pin::new(&mut self.stream).poll_write(cx, bytes) {
            let written = written?;
            self.wrote(written);
            return Poll::Ready(Ok(written));
        }
        let deadline = self.deadline;
        let (sleep, _) = self.waiting.get_or_insert_with(|| (Box::pin(tokio::time::sleep(deadline)), 0));
        ready!(sleep.as_mut().poll(cx));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "it does not read what it is answered")))
    }

    /// Called when nothing waits to be written.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.waiting = None;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// How many connections this process can have, after it asked for as many file descriptors as it may.
pub fn room(wanted: usize) -> usize {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the structure is this function's own.
    if unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &raw mut limit) } != 0 {
        return wanted;
    }
    limit.rlim_cur = limit.rlim_max.min(limit.rlim_cur.max(wanted as u64 + 256));
    // SAFETY: as above. A limit that is refused stays as it was.
    unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &raw const limit) };
    // SAFETY: as above.
    unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &raw mut limit) };
    let taken = std::fs::read_dir("/proc/self/fd").map_or(64, Iterator::count);
    let free = usize::try_from(limit.rlim_cur).unwrap_or(usize::MAX).saturating_sub(taken);
    // Some for the plugin and for files; with less than that, whoever is accepted takes another one's place.
    wanted.min(free.saturating_sub(16).max(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_did_nothing_for_the_longest_gives_its_place_up() {
        let connections = Arc::new(Connections::default());
        let [a, b, c] = [(); 3].map(|()| connections.open());
        a.connection.busy.store(true, Ordering::Release);
        std::thread::sleep(2 * FRESH);
        let now = Instant::now();
        b.connection.moved();
        let next = |now| {
            let before: Vec<u64> = connections.lock().keys().copied().collect();
            let found = connections.give_one_up_at(now);
            let left = connections.lock();
            let gone = before.into_iter().find(|number| !left.contains_key(number));
            assert_eq!(found, gone.is_some());
            gone
        };
        assert_eq!(next(now), Some(c.connection.number));
        assert_eq!(next(now), None, "it has just done something");
        let later = Instant::now() + 2 * FRESH;
        assert_eq!(next(later), Some(b.connection.number));
        assert_eq!(next(later), None, "the model works for the last one");
        drop((a, b, c));
        assert!(connections.lock().is_empty());
    }
}
