//! Compiling in a process of its own, for plugins that may abort or hang.
//!
//! The parent ([`Worker`]) and the child ([`worker_main`]) speak over the child's stdin and stdout: each message is its
//! length as a little-endian `u32` and as many bytes of MessagePack. Whatever the plugin prints goes to stderr, whose
//! end is kept for error messages.

use std::collections::{BTreeMap, VecDeque};
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::fd::{FromRawFd, OwnedFd};
use std::os::unix::process::{CommandExt, ExitStatusExt, parent_id};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::client::Client;
use super::compile_options::CompileOptions;
use super::error::{ErrorCode, PjrtError};
use super::executable::{Compiled, MemoryStats, OutputType};
use super::ffi;
use super::fork::Birthplace;
use super::named_value::OptionValue;
use super::plugin::Plugin;
use super::topology::{DeviceDescription, Topology};
use super::wait::{WaitPolicy, supervise};

/// Version of the messages. A worker of another version is refused.
const PROTOCOL: u32 = 4;
/// Longest message that is accepted.
const LONGEST_MESSAGE: u32 = 1 << 30;
/// Bytes of a worker's stderr that are kept.
const STDERR_TAIL: usize = 4096;
/// How long a dead worker's stderr may take to run dry.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// The parent enforces deadlines, by killing the worker.
const NO_DEADLINE: WaitPolicy = WaitPolicy::silent(Duration::MAX);

/// Target of a compile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CompilePlace {
    /// Devices that need not exist: a topology by its name, such as `v5e:1x1`, and options of the topology.
    Topology { name: String, options: Vec<(String, OptionValue)> },
    /// The first device that this machine has.
    Device,
}

impl CompilePlace {
    /// A topology without options.
    pub fn topology(name: &str) -> Self {
        Self::Topology { name: name.to_owned(), options: Vec::new() }
    }
}

impl std::fmt::Display for CompilePlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Topology { name, .. } => f.write_str(name),
            Self::Device => f.write_str("this machine"),
        }
    }
}

/// A program to compile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CompileRequest {
    /// The plugin's file.
    pub plugin: PathBuf,
    pub place: CompilePlace,
    /// The StableHLO module.
    pub mlir: String,
    /// For messages: `graph 3`.
    pub name: String,
    pub options: CompileOptions,
    /// Whether the compiler chooses how some results lie, so that the response has to say it.
    pub chooses_layouts: bool,
}

/// A compiled program and what is known of it. What a platform does not tell is `None` or empty.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CompileResponse {
    /// The serialized executable.
    #[serde(with = "serde_bytes")]
    pub serialized: Vec<u8>,
    pub memory_stats: Option<MemoryStats>,
    /// As [`super::Compiled::cost_analysis`].
    pub cost_analysis: BTreeMap<String, f64>,
    pub fingerprint: Option<Vec<u8>>,
    pub output_types: Vec<OutputType>,
    /// As [`super::Compiled::output_layouts`], for a program whose compiler chooses some; else empty.
    pub output_layouts: Vec<String>,
    /// Who compiled it, and for what.
    pub platform: PlatformDescription,
    /// Seconds that the compile itself took.
    pub compile_seconds: f64,
}

/// Description of a plugin and of a target.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlatformDescription {
    /// Version of the C API that the plugin speaks.
    pub api_version: (i32, i32),
    /// In lower case, such as `tpu`.
    pub name: String,
    pub version: String,
    /// The devices of the place.
    pub devices: Vec<DeviceDescription>,
}

#[derive(Serialize, Deserialize)]
struct Question {
    protocol: u32,
    request: Request,
}

#[derive(Clone, Serialize, Deserialize)]
enum Request {
    Compile(Box<CompileRequest>),
    Describe { plugin: PathBuf, place: CompilePlace },
}

#[derive(Serialize, Deserialize)]
enum Answer {
    Compiled(Box<CompileResponse>),
    Described(Box<PlatformDescription>),
    /// The plugin returned an error.
    Plugin {
        call: String,
        code: i32,
        message: String,
    },
    /// Anything else went wrong.
    Failed {
        message: String,
    },
}

/// The environment in which libtpu compiles on a machine without a TPU: libtpu queries no metadata server, and
/// its lock against a second process, which protects a chip that is not there, is off. Set it before libtpu is loaded.
pub fn libtpu_compile_environment() -> Vec<(OsString, OsString)> {
    [
        ("TPU_SKIP_MDS_QUERY", "1"),
        ("TPU_ACCELERATOR_TYPE", "v5litepod-4"),
        ("TPU_WORKER_HOSTNAMES", "localhost"),
        ("TPU_WORKER_ID", "0"),
        ("ALLOW_MULTIPLE_LIBTPU_LOAD", "1"),
    ]
    .map(|(name, value)| (name.into(), value.into()))
    .into()
}

/// A worker process. It serves one request at a time and is killed when dropped.
pub struct Worker {
    child: Child,
    born: Birthplace,
    /// Away while a request is under way; lost with a worker that died.
    pipes: Option<(ChildStdin, ChildStdout)>,
    stderr: StderrTail,
}

impl Worker {
    /// Starts `command` (a program and its arguments), whose process calls [`worker_main`], with `environment` added
    /// to this process's.
    ///
    /// # Errors
    /// [`PjrtError::System`] if it cannot be started, [`PjrtError::InvalidArgument`] for an empty command.
    pub fn spawn(command: &[OsString], environment: &[(OsString, OsString)]) -> Result<Self, PjrtError> {
        let [program, arguments @ ..] = command else {
            return Err(PjrtError::InvalidArgument("the command of a compile worker is empty".to_owned()));
        };
        let started = Command::new(program)
            .args(arguments)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            // A Ctrl-C is the parent's to handle.
            .process_group(0)
            .spawn();
        let cannot_start = |source| PjrtError::System {
            what: format!("start the compile worker `{}`", Path::new(program).display()),
            source,
        };
        let mut child = started.map_err(cannot_start)?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            unreachable!("all three are piped");
        };
        let stderr = StderrTail::follow(stderr).map_err(cannot_start)?;
        Ok(Self { child, born: Birthplace::here(), pipes: Some((stdin, stdout)), stderr })
    }

    /// Compiles in the worker. After a deadline, an interrupt or a death the worker is gone: spawn another.
    ///
    /// # Errors
    /// [`PjrtError::WorkerDied`] if the worker crashed, exited or was killed, during this request or before;
    /// [`PjrtError::Deadline`] and [`PjrtError::Interrupted`], with the worker killed; [`PjrtError::Plugin`] for
    /// programs that the plugin rejects; [`PjrtError::Worker`] for the worker's other errors.
    pub fn compile(
        &mut self,
        request: &CompileRequest,
        policy: &WaitPolicy,
    ) -> Result<CompileResponse, PjrtError> {
        let what = format!("compiling {} for {} in a worker", request.name, request.place);
        match self.ask(&what, Request::Compile(Box::new(request.clone())), policy)? {
            Answer::Compiled(response) => Ok(*response),
            other => Err(unexpected(&other)),
        }
    }

    /// Loads the plugin in the worker and tells what it is. The worker is gone after what ends [`Worker::compile`].
    ///
    /// # Errors
    /// As for [`Worker::compile`].
    pub fn describe(
        &mut self,
        plugin: &Path,
        place: &CompilePlace,
        policy: &WaitPolicy,
    ) -> Result<PlatformDescription, PjrtError> {
        let what = format!("asking {} about {place}", plugin.display());
        let request = Request::Describe { plugin: plugin.to_owned(), place: place.clone() };
        match self.ask(&what, request, policy)? {
            Answer::Described(description) => Ok(*description),
            other => Err(unexpected(&other)),
        }
    }

    fn ask(&mut self, what: &str, request: Request, policy: &WaitPolicy) -> Result<Answer, PjrtError> {
        self.born.check("the compile worker")?;
        let Some((mut stdin, mut stdout)) = self.pipes.take() else {
            return Err(self.died(what));
        };
        let question = encode(&Question { protocol: PROTOCOL, request })?;
        let talk = supervise(what, policy, move || {
            let answer = write_frame(&mut stdin, &question).and_then(|()| read_frame(&mut stdout));
            (answer, stdin, stdout)
        });
        match talk {
            Ok((Ok(Some(answer)), stdin, stdout)) => {
                self.pipes = Some((stdin, stdout));
                understand(&answer)
            }
            Ok((Ok(None) | Err(_), ..)) => Err(self.died(what)),
            Err(error) => {
                // The supervisor thread sees the end of the pipe and is free again.
                self.kill();
                Err(error)
            }
        }
    }

    /// The worker's process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    fn kill(&mut self) -> Option<ExitStatus> {
        // Killing a process that has ended is no error; waiting for a killed one takes no time.
        let _ = self.child.kill();
        self.child.wait().ok()
    }

    fn died(&mut self, what: &str) -> PjrtError {
        // The end of its pipe may be seen before its end.
        let started = Instant::now();
        let mut status = None;
        while status.is_none() && started.elapsed() < LAST_WORDS {
            status = self.child.try_wait().ok().flatten();
            std::thread::sleep(Duration::from_millis(2));
        }
        let status = status.or_else(|| self.kill());
        let signal = status.and_then(|status| status.signal());
        let how = match (status.and_then(|status| status.code()), signal) {
            (Some(code), _) => format!("exited with status {code}"),
            (None, Some(signal)) => format!("was killed by signal {signal} ({})", signal_name(signal)),
            (None, None) => "closed its pipe".to_owned(),
        };
        PjrtError::WorkerDied { what: what.to_owned(), how, signal, stderr_tail: self.stderr.last_words() }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // A forked child must leave its parent's worker alone.
        if self.born.is_here() {
            self.kill();
        }
    }
}

impl std::fmt::Debug for Worker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker").field("id", &self.id()).field("alive", &self.pipes.is_some()).finish()
    }
}

fn signal_name(signal: i32) -> &'static str {
    match signal {
        libc::SIGABRT => "SIGABRT, it aborted",
        libc::SIGSEGV => "SIGSEGV, it crashed",
        libc::SIGBUS => "SIGBUS, it crashed",
        libc::SIGILL => "SIGILL, it crashed",
        libc::SIGKILL => "SIGKILL, often for lack of memory",
        libc::SIGTERM => "SIGTERM",
        _ => "see `man 7 signal`",
    }
}

/// The end of what a process writes to its stderr.
struct StderrTail {
    tail: Arc<Mutex<VecDeque<u8>>>,
    reader: JoinHandle<()>,
}

impl StderrTail {
    fn follow(mut stderr: ChildStderr) -> io::Result<Self> {
        let tail = Arc::new(Mutex::new(VecDeque::new()));
        let ours = Arc::clone(&tail);
        let reader = std::thread::Builder::new().name("torchtpu-stderr".to_owned()).spawn(move || {
            let mut chunk = [0; 1024];
            while let Ok(read @ 1..) = stderr.read(&mut chunk) {
                let mut tail = ours.lock().unwrap_or_else(PoisonError::into_inner);
                tail.extend(&chunk[..read]);
                let excess = tail.len().saturating_sub(STDERR_TAIL);
                tail.drain(..excess);
            }
        })?;
        Ok(Self { tail, reader })
    }

    /// Returns the last words of the ended process.
    fn last_words(&self) -> String {
        let started = Instant::now();
        while !self.reader.is_finished() && started.elapsed() < LAST_WORDS {
            std::thread::sleep(Duration::from_millis(2));
        }
        let tail = self.tail.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = tail.iter().copied().collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

fn encode<T: Serialize>(message: &T) -> Result<Vec<u8>, PjrtError> {
    let bytes = rmp_serde::to_vec_named(message)
        .map_err(|error| PjrtError::WorkerProtocol { problem: format!("cannot write a message: {error}") })?;
    if bytes.len() > LONGEST_MESSAGE as usize {
        return Err(PjrtError::WorkerProtocol { problem: format!("a message of {} bytes", bytes.len()) });
    }
    Ok(bytes)
}

fn write_frame(pipe: &mut impl Write, message: &[u8]) -> io::Result<()> {
    let len = u32::try_from(message.len()).map_err(io::Error::other)?;
    pipe.write_all(&len.to_le_bytes())?;
    pipe.write_all(message)?;
    pipe.flush()
}

/// The next message; `None` if the other side closed the pipe between messages.
fn read_frame(pipe: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut len = [0; 4];
    match pipe.read_exact(&mut len) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    }
    let len = u32::from_le_bytes(len);
    if len > LONGEST_MESSAGE {
        return Err(io::Error::other(format!("a message of {len} bytes")));
    }
    let mut message = Vec::new();
    pipe.take(u64::from(len)).read_to_end(&mut message)?;
    if message.len() < len as usize {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(message))
}

/// Returns the answer, or the error that it reports.
fn understand(answer: &[u8]) -> Result<Answer, PjrtError> {
    let answer: Answer = rmp_serde::from_slice(answer)
        .map_err(|error| PjrtError::WorkerProtocol { problem: format!("cannot read its answer: {error}") })?;
    match answer {
        Answer::Compiled(_) | Answer::Described(_) => Ok(answer),
        Answer::Plugin { call, code, message } => {
            let call =
                ffi::FUNCTIONS.iter().find(|&&known| known == call).copied().unwrap_or("a plugin call");
            Err(PjrtError::Plugin { call, code: ErrorCode::from_raw(code), message })
        }
        Answer::Failed { message } => Err(PjrtError::Worker { message }),
    }
}

fn unexpected(answer: &Answer) -> PjrtError {
    let kind = match answer {
        Answer::Compiled(_) => "a program",
        Answer::Described(_) => "a description",
        Answer::Plugin { .. } | Answer::Failed { .. } => "an error",
    };
    PjrtError::WorkerProtocol { problem: format!("{kind} answers another question") }
}

/// Serves a [`Worker`] over this process's stdin and stdout until the parent closes stdin or dies.
///
/// Call it first thing in `main`, with nothing printed before. It moves stdout aside and makes file descriptor 1 an
/// alias of stderr, because plugins print where they please. `prepare` is called with each plugin that it loads.
///
/// # Errors
/// Those of the pipes.
pub fn worker_main(prepare: fn(&Plugin)) -> io::Result<()> {
    let mut input = std::fs::File::from(duplicate(libc::STDIN_FILENO)?);
    let mut output = std::fs::File::from(duplicate(libc::STDOUT_FILENO)?);
    // SAFETY: both descriptors are open; nothing of Rust owns descriptor 1 itself.
    if unsafe { libc::dup2(libc::STDERR_FILENO, libc::STDOUT_FILENO) } < 0 {
        return Err(io::Error::last_os_error());
    }
    end_with_parent(parent_id())?;
    let mut compiler = WorkerCompiler { prepare, compilers: Vec::new() };
    while let Some(question) = read_frame(&mut input)? {
        let answer = compiler.answer(&question);
        let answer = encode(&answer).or_else(|error| encode(&Answer::Failed { message: error.to_string() }));
        write_frame(&mut output, &answer.map_err(io::Error::other)?)?;
    }
    Ok(())
}

fn duplicate(descriptor: i32) -> io::Result<OwnedFd> {
    // SAFETY: duplicates a descriptor; one that is not open is an error.
    let copy = unsafe { libc::fcntl(descriptor, libc::F_DUPFD_CLOEXEC, 3) };
    if copy < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the descriptor was made just now and is ours.
    Ok(unsafe { OwnedFd::from_raw_fd(copy) })
}

/// Ends this process when its parent is gone, also from the middle of a compile.
fn end_with_parent(parent: u32) -> io::Result<()> {
    let watch = move || {
        while parent_id() == parent {
            std::thread::sleep(Duration::from_millis(500));
        }
        // SAFETY: ends the process at once; nobody is left to read what it would still say.
        unsafe { libc::_exit(1) }
    };
    std::thread::Builder::new().name("torchtpu-parent".to_owned()).spawn(watch).map(drop)
}

/// State of a worker between requests.
struct WorkerCompiler {
    prepare: fn(&Plugin),
    compilers: Vec<(PathBuf, CompilePlace, Compiler)>,
}

/// A plugin that is ready to compile for a place.
#[derive(Clone)]
enum Compiler {
    Topology { topology: Topology, api_version: (i32, i32) },
    Client(Client),
}

impl WorkerCompiler {
    fn answer(&mut self, question: &[u8]) -> Answer {
        let question: Question = match rmp_serde::from_slice(question) {
            Ok(question) => question,
            Err(error) => return Answer::Failed { message: format!("cannot read a request: {error}") },
        };
        if question.protocol != PROTOCOL {
            let theirs = question.protocol;
            return Answer::Failed {
                message: format!("the parent speaks protocol {theirs}, this worker {PROTOCOL}"),
            };
        }
        let answer = match question.request {
            Request::Compile(request) => self.compile(*request).map(|r| Answer::Compiled(Box::new(r))),
            Request::Describe { plugin, place } => {
                self.compiler(&plugin, &place).map(|c| Answer::Described(Box::new(c.description())))
            }
        };
        match answer {
            Ok(answer) => answer,
            Err(PjrtError::Plugin { call, code, message }) => {
                Answer::Plugin { call: call.to_owned(), code: code.raw(), message }
            }
            Err(error) => Answer::Failed { message: error.to_string() },
        }
    }

    fn compile(&mut self, request: CompileRequest) -> Result<CompileResponse, PjrtError> {
        let compiler = self.compiler(&request.plugin, &request.place)?;
        let started = Instant::now();
        let (mlir, name, options) = (&request.mlir, &request.name, &request.options);
        match &compiler {
            Compiler::Topology { topology, .. } => {
                let compiled = topology.compile(mlir, name, options, &NO_DEADLINE)?;
                compiler.response(&compiled, request.chooses_layouts, started.elapsed())
            }
            Compiler::Client(client) => {
                let loaded = client.compile(mlir, name, options, &NO_DEADLINE)?;
                compiler.response(&loaded, request.chooses_layouts, started.elapsed())
            }
        }
    }

    fn compiler(&mut self, plugin: &Path, place: &CompilePlace) -> Result<Compiler, PjrtError> {
        let known = |(path, at, _): &&(PathBuf, CompilePlace, Compiler)| path == plugin && at == place;
        if let Some((.., compiler)) = self.compilers.iter().find(known) {
            return Ok(compiler.clone());
        }
        let loaded = Plugin::load_with(plugin, &NO_DEADLINE)?;
        (self.prepare)(&loaded);
        let compiler = match place {
            CompilePlace::Topology { name, options } => {
                let options: Vec<(&str, OptionValue)> =
                    options.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
                let topology = Topology::create(&loaded, name, &options, &NO_DEADLINE)?;
                Compiler::Topology { topology, api_version: loaded.api_version() }
            }
            CompilePlace::Device => Compiler::Client(Client::create(&loaded, &[], &NO_DEADLINE)?),
        };
        self.compilers.push((plugin.to_owned(), place.clone(), compiler.clone()));
        Ok(compiler)
    }
}

impl Compiler {
    fn description(&self) -> PlatformDescription {
        match self {
            Self::Topology { topology, api_version } => PlatformDescription {
                api_version: *api_version,
                name: topology.platform_name().to_owned(),
                version: topology.platform_version().to_owned(),
                devices: topology.devices().to_vec(),
            },
            Self::Client(client) => PlatformDescription {
                api_version: client.plugin().api_version(),
                name: client.platform_name().to_owned(),
                version: client.platform_version().to_owned(),
                devices: client
                    .devices()
                    .iter()
                    .map(|d| DeviceDescription {
                        id: d.id,
                        kind: d.kind.clone(),
                        debug_string: d.debug_string.clone(),
                    })
                    .collect(),
            },
        }
    }

    fn response(
        &self,
        compiled: &Compiled,
        chooses_layouts: bool,
        took: Duration,
    ) -> Result<CompileResponse, PjrtError> {
        let layouts = chooses_layouts.then(|| compiled.output_layouts()).transpose()?;
        Ok(CompileResponse {
            serialized: compiled.serialize()?,
            memory_stats: compiled.memory_stats().ok(),
            cost_analysis: compiled.cost_analysis().unwrap_or_default(),
            fingerprint: compiled.fingerprint().ok(),
            output_types: compiled.output_types().unwrap_or_default(),
            output_layouts: layouts.unwrap_or_default(),
            platform: self.description(),
            compile_seconds: took.as_secs_f64(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_round_trip_and_cut_ones_are_errors() {
        let mut pipe = Vec::new();
        write_frame(&mut pipe, b"abc").unwrap();
        write_frame(&mut pipe, b"").unwrap();
        let mut reader = pipe.as_slice();
        assert_eq!(read_frame(&mut reader).unwrap().unwrap(), b"abc");
        assert_eq!(read_frame(&mut reader).unwrap().unwrap(), b"");
        assert!(read_frame(&mut reader).unwrap().is_none());
        assert!(read_frame(&mut &pipe[..5]).is_err());
        assert!(read_frame(&mut u32::MAX.to_le_bytes().as_slice()).is_err());
    }

    #[test]
    fn a_worker_of_another_protocol_is_refused() {
        assert!(matches!(understand(b"\xc1"), Err(PjrtError::WorkerProtocol { .. })));
        let mut compiler = WorkerCompiler { prepare: |_| {}, compilers: Vec::new() };
        let answer = compiler.answer(b"\xc1");
        assert!(matches!(answer, Answer::Failed { .. }));
    }
}
