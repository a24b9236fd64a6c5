//! Everything that can go wrong between this crate and a plugin.

use super::builds::CPU_BUILDS;
use super::find::Untrusted;
use super::tpu_host::{Holder, TpuHost, refusal};
use std::ffi::CString;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// Status code of a plugin's error: `PJRT_Error_Code`, which are absl's codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorCode {
    Cancelled,
    Unknown,
    InvalidArgument,
    DeadlineExceeded,
    NotFound,
    AlreadyExists,
    PermissionDenied,
    ResourceExhausted,
    FailedPrecondition,
    Aborted,
    OutOfRange,
    Unimplemented,
    Internal,
    Unavailable,
    DataLoss,
    Unauthenticated,
    /// A code that the header does not list.
    Other(i32),
}

impl ErrorCode {
    pub(super) fn from_raw(code: i32) -> Self {
        match code {
            1 => Self::Cancelled,
            2 => Self::Unknown,
            3 => Self::InvalidArgument,
            4 => Self::DeadlineExceeded,
            5 => Self::NotFound,
            6 => Self::AlreadyExists,
            7 => Self::PermissionDenied,
            8 => Self::ResourceExhausted,
            9 => Self::FailedPrecondition,
            10 => Self::Aborted,
            11 => Self::OutOfRange,
            12 => Self::Unimplemented,
            13 => Self::Internal,
            14 => Self::Unavailable,
            15 => Self::DataLoss,
            16 => Self::Unauthenticated,
            other => Self::Other(other),
        }
    }

    pub(crate) fn raw(self) -> i32 {
        match self {
            Self::Cancelled => 1,
            Self::Unknown => 2,
            Self::InvalidArgument => 3,
            Self::DeadlineExceeded => 4,
            Self::NotFound => 5,
            Self::AlreadyExists => 6,
            Self::PermissionDenied => 7,
            Self::ResourceExhausted => 8,
            Self::FailedPrecondition => 9,
            Self::Aborted => 10,
            Self::OutOfRange => 11,
            Self::Unimplemented => 12,
            Self::Internal => 13,
            Self::Unavailable => 14,
            Self::DataLoss => 15,
            Self::Unauthenticated => 16,
            Self::Other(other) => other,
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::Cancelled => "CANCELLED",
            Self::Unknown => "UNKNOWN",
            Self::InvalidArgument => "INVALID_ARGUMENT",
            Self::DeadlineExceeded => "DEADLINE_EXCEEDED",
            Self::NotFound => "NOT_FOUND",
            Self::AlreadyExists => "ALREADY_EXISTS",
            Self::PermissionDenied => "PERMISSION_DENIED",
            Self::ResourceExhausted => "RESOURCE_EXHAUSTED",
            Self::FailedPrecondition => "FAILED_PRECONDITION",
            Self::Aborted => "ABORTED",
            Self::OutOfRange => "OUT_OF_RANGE",
            Self::Unimplemented => "UNIMPLEMENTED",
            Self::Internal => "INTERNAL",
            Self::Unavailable => "UNAVAILABLE",
            Self::DataLoss => "DATA_LOSS",
            Self::Unauthenticated => "UNAUTHENTICATED",
            Self::Other(code) => return write!(f, "code {code}"),
        };
        f.write_str(name)
    }
}

/// The end of the message of a wait that timed out.
fn remedy(option: &str) -> String {
    let (name, variable) = match option {
        "" => return "; the plugin or its device hangs".to_string(),
        flag if flag.starts_with("--") => (flag, String::new()),
        name => (name, format!(" (TORCHTPU_{})", name.to_uppercase())),
    };
    format!(
        ". Raise {name}{variable} if it needs more time; if the plugin or its device hangs, `torchtpu dump {}` shows \
         where while the process waits",
        std::process::id()
    )
}

/// An error of this module. Each displays as one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum PjrtError {
    /// No plugin for the platform in any of the given places.
    #[error(
        "no PJRT plugin for platform `{platform}` found; {hint}, or set TORCHTPU_PLUGIN to a plugin's path"
    )]
    PluginNotFound { platform: String, hint: String },

    /// The only CPU plugins that are installed are files that nobody vouches for. The best of them.
    #[error("{0}")]
    UntrustedPlugin(Box<Untrusted>),

    /// The platform needs a device that this machine does not have.
    #[error(
        "no TPU on this machine ({}), so libtpu is not loaded; set TORCHTPU_PLATFORM=cpu, or run on a TPU host",
        TpuHost::here().obstacle().unwrap_or_else(|| "no PCI device that is one, no /dev/accel0".to_owned())
    )]
    NoTpuDevice,

    /// The plugin did not open the TPU that is here.
    #[error("{}", refusal(problem, holders))]
    TpuRefused {
        /// The plugin's own words.
        problem: String,
        /// Other processes that have a chip.
        holders: Vec<Holder>,
    },

    /// The plugin path names nothing that can be read.
    #[error("cannot open the PJRT plugin `{}` ({reason}); set TORCHTPU_PLUGIN to an existing plugin", path.display())]
    PluginPath { path: PathBuf, reason: String },

    /// The dynamic loader refused the file.
    #[error(
        "cannot load the PJRT plugin `{}` ({}); set TORCHTPU_PLUGIN to a plugin built for this machine",
        path.display(), one_line(reason)
    )]
    CannotLoad { path: PathBuf, reason: String },

    /// The file is a shared object, but no plugin.
    #[error(
        "`{}` is not a PJRT plugin ({reason}); set TORCHTPU_PLUGIN to a plugin, or `pip install {}`",
        path.display(), CPU_BUILDS[0].requirement
    )]
    NotAPlugin { path: PathBuf, reason: String },

    /// The plugin speaks an API that this crate does not.
    #[error(
        "the PJRT plugin `{}` speaks C API {}.{}, this package needs {}.{} or newer of major version {}; \
         install a newer plugin (for the CPU: `pip install {}`)",
        path.display(), found.0, found.1, needed.0, needed.1, needed.0, CPU_BUILDS[0].requirement
    )]
    TooOld { path: PathBuf, found: (i32, i32), needed: (i32, i32) },

    /// The plugin's function table lacks a function.
    #[error(
        "the PJRT plugin (C API {}.{}) has no function {function}; install a newer plugin",
        api_version.0, api_version.1
    )]
    MissingFunction { function: &'static str, api_version: (i32, i32) },

    /// A call into the plugin returned an error.
    #[error("{call}: {code}: {}", one_line(message))]
    Plugin {
        /// The function of the C API.
        call: &'static str,
        code: ErrorCode,
        /// The plugin's own words, which may have several lines.
        message: String,
    },

    /// The plugin returned a value that violates the C API.
    #[error(
        "the PJRT plugin broke the C API's contract in {call}: {problem}; install another version of the plugin"
    )]
    Contract { call: &'static str, problem: String },

    /// The deadline passed while waiting.
    #[error("timed out after {} while {what}{}", seconds(*waited), remedy(option))]
    Deadline {
        what: String,
        waited: Duration,
        /// Name of the option that sets the deadline; empty if there is none.
        option: &'static str,
    },

    /// The interrupt hook ended the wait.
    #[error("interrupted while {what}")]
    Interrupted { what: String },

    /// An object made before a `fork` was used in the child.
    #[error(
        "{what} was created in process {created_in} and cannot be used in its forked child {current}; use the \
         `spawn` start method, or first call torch.compile'd code in the child"
    )]
    Forked { what: &'static str, created_in: u32, current: u32 },

    /// Arguments that the plugin must not see.
    #[error("{0}")]
    InvalidArgument(String),

    /// The operating system refused a thread, a process or a pipe.
    #[error("cannot {what}: {source}; check the process limits (ulimit -u, ulimit -n)")]
    System { what: String, source: std::io::Error },

    /// There is no room in host memory.
    #[error("cannot allocate {bytes} bytes of host memory for {what}")]
    OutOfMemory { what: String, bytes: usize },

    /// A program failed after it was begun: it was to make the content of a tensor, or had taken its memory.
    #[error("{message}")]
    ProgramFailed {
        message: String,
        /// The program's error.
        code: ErrorCode,
    },

    /// A compile worker process died.
    #[error("the compile worker {how} while {what}; its last words: {}", last_words(stderr_tail))]
    WorkerDied {
        what: String,
        /// Exit status or signal in words.
        how: String,
        /// The signal that killed it, if one did.
        signal: Option<i32>,
        /// The end of what it wrote to stderr, stack traces included.
        stderr_tail: String,
    },

    /// A compile worker answered with an error of its own.
    #[error("compile worker: {}", one_line(message))]
    Worker { message: String },

    /// Bytes between this process and a worker that neither side understands.
    #[error("the compile worker speaks another protocol ({problem}); use the worker of this very package")]
    WorkerProtocol { problem: String },
}

impl PjrtError {
    /// Whether somebody stopped waiting.
    pub fn is_given_up(&self) -> bool {
        matches!(self, Self::Interrupted { .. } | Self::Deadline { .. })
    }

    /// Whether a compiler cannot compile this program in this way, and would fail again.
    pub fn is_of_program(&self) -> bool {
        matches!(self, Self::Plugin { .. } | Self::WorkerDied { .. })
    }

    /// The error of a program that has taken the memory of these tensors.
    #[must_use]
    pub fn with_lost(self, lost: &[String]) -> Self {
        match self {
            Self::Plugin { call, code, message } if !lost.is_empty() => {
                Self::Plugin { call, code, message: format!("{message}{}", lost_tensors(lost)) }
            }
            other => other,
        }
    }

    /// Whether memory of the device or of the host was missing.
    pub fn is_out_of_memory(&self) -> bool {
        matches!(
            self,
            Self::OutOfMemory { .. }
                | Self::Plugin { code: ErrorCode::ResourceExhausted, .. }
                | Self::ProgramFailed { code: ErrorCode::ResourceExhausted, .. }
        )
    }
}

/// The end of the message of a program that has taken the memory of these tensors; empty if there are none.
pub fn lost_tensors(lost: &[String]) -> String {
    const SHOWN: usize = 8;
    if lost.is_empty() {
        return String::new();
    }
    let shown = lost[..lost.len().min(SHOWN)].join(", ");
    let more = if lost.len() > SHOWN { format!(" and {} more", lost.len() - SHOWN) } else { String::new() };
    format!(
        ". The program had taken the memory of tensors that it changes in place, so their content is lost: {shown}{more}. Give them \
         new values, such as those of a checkpoint"
    )
}

/// `len` zero bytes. `what` they are for, as in [`PjrtError::OutOfMemory`].
pub fn room_for(len: usize, what: &str) -> Result<Vec<u8>, PjrtError> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(len).map_err(|_| PjrtError::OutOfMemory { what: what.to_owned(), bytes: len })?;
    bytes.resize(len, 0);
    Ok(bytes)
}

/// A copy of these bytes. `what` they are, as in [`PjrtError::OutOfMemory`].
pub(super) fn copy_of(bytes: &[u8], what: &str) -> Result<Vec<u8>, PjrtError> {
    let mut copy = Vec::new();
    copy.try_reserve_exact(bytes.len())
        .map_err(|_| PjrtError::OutOfMemory { what: what.to_owned(), bytes: bytes.len() })?;
    copy.extend_from_slice(bytes);
    Ok(copy)
}

/// A copy of this text with a zero byte behind it. `what` it is, for the message.
pub(super) fn c_text(text: &str, what: &str) -> Result<CString, PjrtError> {
    CString::new(text)
        .map_err(|error| PjrtError::InvalidArgument(format!("{what} with a zero byte: {error}")))
}

/// `text` on one line: line breaks and the blanks around them become ` | `.
fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if !out.is_empty() {
            out.push_str(" | ");
        }
        out.push_str(line);
    }
    out
}

/// Returns the last words of a dead process on one line: the failed check, else its last three lines.
fn last_words(stderr_tail: &str) -> String {
    let lines: Vec<&str> = stderr_tail.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    match lines.iter().rfind(|line| line.contains("Check failed") || line.contains("panicked at")) {
        Some(fatal) => (*fatal).to_owned(),
        None if lines.is_empty() => "(none)".to_owned(),
        None => lines[lines.len().saturating_sub(3)..].join(" | "),
    }
}

/// A duration for people: whole seconds where it has some, else one decimal.
pub(super) fn seconds(duration: Duration) -> String {
    if duration.subsec_millis() < 50 || duration.as_secs() >= 10 {
        format!("{} s", duration.as_secs())
    } else {
        format!("{:.1} s", duration.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puts_a_message_of_several_lines_on_one() {
        let error = PjrtError::Plugin {
            call: "PJRT_Client_Compile",
            code: ErrorCode::from_raw(3),
            message: "bad program:\n  line 1\n\nline 2\n".to_owned(),
        };
        assert_eq!(
            error.to_string(),
            "PJRT_Client_Compile: INVALID_ARGUMENT: bad program: | line 1 | line 2"
        );
    }

    #[test]
    fn a_failed_check_is_what_counts_of_a_stderr() {
        assert_eq!(
            last_words("loading\nF0000 x.cc:1] Check failed: n > 0\n@ 0x1\n@ 0x2\n"),
            "F0000 x.cc:1] Check failed: n > 0"
        );
        assert_eq!(last_words("a\nb\nc\nd\n"), "b | c | d");
        assert_eq!(last_words("\n"), "(none)");
    }

    #[test]
    fn codes_round_trip() {
        for raw in 0..20 {
            assert_eq!(ErrorCode::from_raw(raw).raw(), raw);
        }
    }

    #[test]
    fn shows_durations_with_the_precision_they_have() {
        assert_eq!(seconds(Duration::from_millis(300)), "0.3 s");
        assert_eq!(seconds(Duration::from_secs(2)), "2 s");
        assert_eq!(seconds(Duration::from_millis(61_700)), "61 s");
    }
}
