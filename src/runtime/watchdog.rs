//! Why a process does not move: told to whoever asks from outside, and by itself where nothing ends for too long.

use super::metrics;
use crate::pjrt::{OpenWait, PerProcess, ended_waits, open_waits};
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::fd::AsRawFd;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::net::{SocketAddr, UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{OnceLock, mpsc};
use std::time::{Duration, Instant};

/// How long the state waits for what the host language knows, whose lock may be held by what hangs.
const DETAILS_WAIT: Duration = Duration::from_secs(5);

/// Function that adds the host language's state, such as the stacks of its threads.
static DETAILS: OnceLock<fn() -> String> = OnceLock::new();

/// Installs what the host language adds to the state; the first one counts.
pub fn set_details(details: fn() -> String) {
    let _ = DETAILS.set(details);
}

/// Everything that is counted when something ends.
fn progress() -> u64 {
    let counted: u64 = metrics::snapshot().counts.iter().map(|(_, n)| n).sum();
    counted.wrapping_add(ended_waits())
}

/// Returns the core's state: open waits, counters, and memory.
fn state() -> String {
    let mut text =
        format!("torchtpu-compile {}, process {}\n", env!("CARGO_PKG_VERSION"), std::process::id());
    let waits = open_waits();
    text += if waits.is_empty() { "\nno call of a plugin is waited for\n" } else { "\nwaited for:\n" };
    for wait in &waits {
        let _ = writeln!(text, "  {}", line_of(wait));
    }
    text += "\ncounted so far:\n";
    for (name, count) in metrics::snapshot().counts {
        let _ = writeln!(text, "  {name}: {count}");
    }
    text += "\nmemory:\n";
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    for line in
        status.lines().filter(|l| ["VmRSS", "VmHWM", "Threads"].iter().any(|name| l.starts_with(name)))
    {
        let _ = writeln!(text, "  {}", line.replace('\t', " "));
    }
    text
}

fn line_of(wait: &OpenWait) -> String {
    let name = std::fs::read_to_string(format!("/proc/self/task/{}/comm", wait.thread)).unwrap_or_default();
    format!(
        "{}: for {:.1} s, in thread {} ({}), which gives up after {:.0} s",
        wait.what,
        wait.since.elapsed().as_secs_f64(),
        wait.thread,
        name.trim_end(),
        wait.deadline.as_secs_f64()
    )
}

/// [`state`] with what the host language adds, and whether that came in time.
fn whole_state() -> (String, bool) {
    let mut text = state();
    let Some(details) = DETAILS.get() else { return (text, true) };
    let (sender, receiver) = mpsc::channel();
    let asked = std::thread::Builder::new()
        .name("torchtpu-state".to_owned())
        .spawn(move || drop(sender.send(details())));
    let told = asked.ok().and_then(|_| receiver.recv_timeout(DETAILS_WAIT).ok());
    let came = told.is_some();
    text += "\n";
    text += &told.unwrap_or_else(|| {
        let (seconds, pid) = (DETAILS_WAIT.as_secs(), std::process::id());
        format!(
            "Python's lock is held and was not to be had for {seconds} s, so that its stacks are missing here; \
             `py-spy dump --pid {pid}` reads them from outside\n"
        )
    });
    (text, came)
}

/// The abstract socket at which a process tells its state. It is no file, and goes with the process.
fn address(pid: u32) -> io::Result<SocketAddr> {
    SocketAddr::from_abstract_name(format!("torchtpu-compile-{pid}"))
}

/// User and process at the other end of a socket.
fn peer(stream: &UnixStream) -> io::Result<libc::ucred> {
    let mut cred = libc::ucred { pid: 0, uid: 0, gid: 0 };
    let mut length = std::mem::size_of::<libc::ucred>() as libc::socklen_t;
    // SAFETY: `cred` and `length` are valid for writes, and the length is that of `cred`.
    let code = unsafe {
        libc::getsockopt(
            stream.as_raw_fd(),
            libc::SOL_SOCKET,
            libc::SO_PEERCRED,
            (&raw mut cred).cast(),
            &raw mut length,
        )
    };
    if code == 0 { Ok(cred) } else { Err(io::Error::last_os_error()) }
}

/// Lets [`ask`] in other processes of this user, or of root, find out what this one does. Only the first call of a
/// process does something.
pub fn serve() {
    static SERVES: PerProcess<AtomicBool> = PerProcess::new();
    if SERVES.get().swap(true, Ordering::Relaxed) {
        return;
    }
    // Without it there is one diagnosis less, and nothing else.
    let Ok(listener) = address(std::process::id()).and_then(|a| UnixListener::bind_addr(&a)) else { return };
    let answer = move || {
        for mut stream in listener.incoming().filter_map(Result::ok) {
            // SAFETY: it takes no arguments and cannot fail.
            let own = unsafe { libc::geteuid() };
            if peer(&stream).is_ok_and(|peer| peer.uid == own || peer.uid == 0) {
                let _ = stream.set_write_timeout(Some(DETAILS_WAIT));
                let _ = stream.write_all(whole_state().0.as_bytes());
            }
        }
    };
    let _ = std::thread::Builder::new().name("torchtpu-answers".to_owned()).spawn(answer);
}

/// Returns the diagnostic dump of another process.
///
/// # Errors
/// A process that does not exist, does not use this package, belongs to another user, or does not answer.
pub fn ask(pid: u32, patience: Duration) -> io::Result<String> {
    let problem = |kind, text: String| Err(io::Error::new(kind, text));
    if !PathBuf::from(format!("/proc/{pid}")).exists() {
        return problem(io::ErrorKind::NotFound, format!("there is no process {pid}"));
    }
    let Ok(mut stream) = address(pid).and_then(|a| UnixStream::connect_addr(&a)) else {
        return problem(
            io::ErrorKind::ConnectionRefused,
            format!(
                "process {pid} has not opened a device with torchtpu-compile (`py-spy dump --pid {pid}` reads its stacks)"
            ),
        );
    };
    if peer(&stream)?.pid as u32 != pid {
        return problem(io::ErrorKind::PermissionDenied, format!("somebody else answers for process {pid}"));
    }
    stream.set_read_timeout(Some(patience))?;
    let mut text = String::new();
    match stream.read_to_string(&mut text) {
        Ok(0) => problem(io::ErrorKind::PermissionDenied, format!("process {pid} is another user's")),
        Ok(_) => Ok(text),
        Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => problem(
            io::ErrorKind::TimedOut,
            format!("process {pid} did not answer in {} s", patience.as_secs_f64()),
        ),
        Err(error) => Err(error),
    }
}

/// From now on a report is made wherever nothing ends for `limit` although something is waited for. The shortest limit
/// of a process counts.
pub fn watch(limit: Duration) {
    /// In milliseconds; 0 before the first call.
    static LIMIT: PerProcess<AtomicU64> = PerProcess::new();
    let new = (limit.as_millis() as u64).max(1);
    let before = LIMIT.get().load(Ordering::Relaxed);
    if before == 0 || new < before {
        LIMIT.get().store(new, Ordering::Relaxed);
    }
    if before != 0 {
        return;
    }
    let look = || {
        let (mut seen, mut since, mut told) = (progress(), Instant::now(), false);
        loop {
            let limit = Duration::from_millis(LIMIT.get().load(Ordering::Relaxed));
            std::thread::sleep((limit / 10).clamp(Duration::from_millis(5), Duration::from_secs(1)));
            let now = progress();
            if now != seen {
                (seen, since, told) = (now, Instant::now(), false);
                continue;
            }
            let stuck = open_waits().first().is_some_and(|longest| longest.since.elapsed() >= limit);
            if stuck && !told && since.elapsed() >= limit {
                told = true;
                report(limit);
            }
        }
    };
    let _ = std::thread::Builder::new().name("torchtpu-watchdog".to_owned()).spawn(look);
}

/// Writes the state to a file of its own, and says where it is.
fn report(limit: Duration) {
    let waits: Vec<String> = open_waits().iter().take(4).map(line_of).collect();
    let (text, listens) = whole_state();
    let place = match save(&text) {
        Ok(path) => format!("the state of the process is in {}", path.display()),
        Err(error) => format!("the state of the process could not be written to a file ({error}):\n{text}"),
    };
    let line = format!(
        "nothing ended for {:.1} s (watchdog) while the program waits for this:\n  {}\n{place}",
        limit.as_secs_f64(),
        waits.join("\n  ")
    );
    if listens {
        tracing::error!("{line}");
    } else {
        // Python's loggers need the lock that is held.
        let said: String = line.lines().map(|line| format!("torchtpu: {line}\n")).collect();
        let _ = io::stderr().lock().write_all(said.as_bytes());
    }
}

fn save(text: &str) -> io::Result<PathBuf> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    loop {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("torchtpu-{}-{number}.state", std::process::id()));
        // Never a file, or a link, that somebody left there.
        let opened: io::Result<File> =
            OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
        match opened {
            Ok(mut file) => return file.write_all(text.as_bytes()).map(|()| path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {}
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pjrt::{WaitPolicy, supervise};

    #[test]
    fn a_process_tells_who_asks_what_it_waits_for() {
        serve();
        let (release, gate) = mpsc::channel::<()>();
        let policy = WaitPolicy::new(Duration::from_secs(30), Duration::from_secs(30));
        let waiting = std::thread::spawn(move || {
            supervise("sleeping on purpose", &policy, move || gate.recv().is_ok()).unwrap();
        });
        let started = Instant::now();
        while open_waits().iter().all(|wait| wait.what != "sleeping on purpose") {
            assert!(started.elapsed() < Duration::from_secs(10));
            std::thread::sleep(Duration::from_millis(5));
        }
        let told = ask(std::process::id(), Duration::from_secs(20)).unwrap();
        assert!(told.contains("sleeping on purpose: for ") && told.contains("gives up after 30 s"), "{told}");
        assert!(told.contains("executions: ") && told.contains("VmRSS"), "{told}");
        drop(release);
        waiting.join().unwrap();
        assert!(open_waits().iter().all(|wait| wait.what != "sleeping on purpose"));
    }

    #[test]
    fn processes_that_cannot_answer_are_told_apart() {
        let gone = ask(u32::MAX, Duration::from_secs(1)).unwrap_err().to_string();
        assert!(gone.contains("there is no process"), "{gone}");
        let other = ask(1, Duration::from_secs(1)).unwrap_err().to_string();
        assert!(other.contains("has not opened a device"), "{other}");
    }
}
