//! The command line.

use crate::cache::{CacheMode, Trust};
use crate::package::ModelSettings;
use crate::pjrt::WaitPolicy;
use crate::runtime::PlatformChoice;
use lexopt::prelude::*;
use std::ffi::OsString;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::time::Duration;

const HELP: &str = "\
Runs a model that `torchtpu package` wrote, without PyTorch.

usage: torchtpu-run MODEL.tpkg (--verify KEY.pub | --trust DIGEST) --input FILE --output FILE
       torchtpu-run MODEL.tpkg (--verify KEY.pub | --trust DIGEST) --serve HOST:PORT
       torchtpu-run MODEL.tpkg (--verify KEY.pub | --trust DIGEST) --show

A package holds machine code. It runs only with the signature of a key that you name, or if you name the digest of
that file. A package that was changed is refused.

  --verify KEY.pub   run it if the key in this file signed it (`torchtpu cache keys` makes key pairs)
  --trust DIGEST     run the package with this digest, signed or not; without --verify and --trust the error names it
  --show             print the names, dtypes and sizes of inputs and outputs, and the targets

One call:
  --input FILE       inputs by name, .safetensors or .npz
  --output FILE      output file, .safetensors or .npz

Server (HTTP/1.1):
  --serve HOST:PORT  POST /run returns the outputs: safetensors for application/octet-stream, and JSON for
                     application/json (an object of nested lists). GET /signature describes the inputs, and GET /health
                     returns 200 while requests are accepted. Port 0 takes any free one; the first line of standard
                     output names it.
  --threads N        calls that run at a time (default: 1)
  --queue N          requests that may wait; further ones get 503 at once (default: 64)
  --deadline S       timeout of a request in seconds, its transfer included; then it gets 504 (default: 30)
  --max-body BYTES   longest request; a longer one gets 413 (default: 67108864)
  --max-bodies BYTES memory for the bodies of all requests and answers; further requests get 503 (default: four times
                     --max-body)
  --per-client N     requests in progress from one address; further ones get 503 (default: no limit; behind a proxy, all
                     requests have one address)
  --idle S           close a connection without traffic after S seconds (default: 120), or earlier if there is no room
                     for another one
  --grace S          after SIGTERM or SIGINT, accept no requests and exit when the last is answered, or after S seconds
                     (default: 30)

Where it runs:
  --plugin FILE      the PJRT plugin (default: $TORCHTPU_PLUGIN, else one beside the package or this program, or one
                     installed in the active virtual environment or in that of this program)
  --platform NAME    auto, cpu, cuda or tpu (default: $TORCHTPU_PLATFORM, else auto: a TPU if there is one)
  --no-compile       raise an error for sizes and machines without an executable in the package, and let any sufficient
                     bucket serve. Without it they are compiled from StableHLO, which takes seconds
  --cache DIR        keep compiled programs in this directory, for the next start
  --verbose          print what is loaded and compiled
  --version, --help

exit status: 0 success; 1 failure; 2 invalid arguments or inputs; 3 a file is missing, damaged or refused;
4 the PJRT plugin is missing or cannot be used

examples:
  torchtpu-run model.tpkg --verify fleet.key.pub --input in.npz --output out.npz
  torchtpu-run model.tpkg --verify fleet.key.pub --serve 0.0.0.0:8080 --threads 2 --no-compile
  curl -H 'Content-Type: application/json' -d '{\"x\": [[1.0, 2.0]]}' http://localhost:8080/run
";

pub struct Arguments {
    pub package: PathBuf,
    pub trust: Option<Trust>,
    pub mode: Mode,
    pub settings: ModelSettings,
    pub verbose: bool,
}

pub enum Mode {
    Show,
    Once { input: PathBuf, output: PathBuf },
    Serve(ServeSettings),
}

#[derive(Debug, Clone)]
pub struct ServeSettings {
    pub address: SocketAddr,
    pub threads: usize,
    pub queue: usize,
    pub deadline: Duration,
    pub max_body: usize,
    /// Bytes of all requests and answers together.
    pub max_bodies: usize,
    pub per_client: Option<usize>,
    pub grace: Duration,
    pub idle: Duration,
}

pub enum Parsed {
    Run(Box<Arguments>),
    /// Text to print, and nothing else to do.
    Told(String),
}

/// Reads the command line without the program's name. `directories` may hold plugins.
pub fn parse(
    arguments: impl IntoIterator<Item = OsString>,
    directories: Vec<PathBuf>,
) -> Result<Parsed, String> {
    let mut given = Given::new()?;
    match given.read(&mut lexopt::Parser::from_args(arguments))? {
        Some(text) => Ok(Parsed::Told(text)),
        None => Ok(Parsed::Run(Box::new(given.arguments(directories)?))),
    }
}

/// The command line as it is written.
struct Given {
    package: Option<PathBuf>,
    input: Option<PathBuf>,
    output: Option<PathBuf>,
    key: Option<PathBuf>,
    digest: Option<blake3::Hash>,
    show: bool,
    verbose: bool,
    address: Option<String>,
    settings: ModelSettings,
    serve: ServeSettings,
}

impl Given {
    fn new() -> Result<Self, String> {
        let serve = ServeSettings {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            threads: 1,
            queue: 64,
            deadline: Duration::from_secs(30),
            max_body: 64 << 20,
            max_bodies: 0,
            per_client: None,
            grace: Duration::from_secs(30),
            idle: Duration::from_secs(120),
        };
        let settings = ModelSettings::from_environment().map_err(|error| error.to_string())?;
        Ok(Given {
            package: None,
            input: None,
            output: None,
            key: None,
            digest: None,
            show: false,
            verbose: false,
            address: None,
            settings,
            serve,
        })
    }

    /// Reads all arguments. Returns a text if that is all that was asked for.
    fn read(&mut self, parser: &mut lexopt::Parser) -> Result<Option<String>, String> {
        let told = |error: lexopt::Error| error.to_string();
        macro_rules! value {
            () => {
                parser.value().map_err(told)?
            };
        }
        macro_rules! count {
            ($name:literal, $most:expr) => {
                number($name, value!().parse().map_err(told)?, $most)?
            };
        }
        let (serve, settings) = (&mut self.serve, &mut self.settings);
        while let Some(argument) = parser.next().map_err(told)? {
            match argument {
                Short('h') | Long("help") => return Ok(Some(HELP.to_owned())),
                Long("version") => return Ok(Some(format!("torchtpu-run {}\n", env!("CARGO_PKG_VERSION")))),
                Long("verify") => self.key = Some(value!().into()),
                Long("trust") => self.digest = Some(digest(&value!().string().map_err(told)?)?),
                Long("show") => self.show = true,
                Long("verbose") => self.verbose = true,
                Long("input") => self.input = Some(value!().into()),
                Long("output") => self.output = Some(value!().into()),
                Long("serve") => self.address = Some(value!().string().map_err(told)?),
                Long("threads") => serve.threads = count!("--threads", 1 << 10),
                Long("queue") => serve.queue = count!("--queue", 1 << 20),
                Long("per-client") => serve.per_client = Some(count!("--per-client", usize::MAX)),
                Long("max-body") => serve.max_body = count!("--max-body", MAX_BODIES),
                Long("max-bodies") => serve.max_bodies = count!("--max-bodies", MAX_BODIES),
                Long("deadline") => serve.deadline = seconds("--deadline", value!().parse().map_err(told)?)?,
                Long("grace") => serve.grace = seconds("--grace", value!().parse().map_err(told)?)?,
                Long("idle") => serve.idle = seconds("--idle", value!().parse().map_err(told)?)?,
                Long("plugin") => settings.device.plugin = Some(value!().into()),
                Long("platform") => {
                    let name = value!().string().map_err(told)?;
                    settings.device.platform = PlatformChoice::parse(&name)
                        .ok_or_else(|| format!("--platform must be auto, cpu, cuda or tpu, got {name}"))?;
                }
                Long("no-compile") => settings.never_compile = true,
                Long("cache") => {
                    settings.cache.mode = CacheMode::On;
                    settings.cache.directory = Some(value!().into());
                }
                Value(path) if self.package.is_none() => self.package = Some(path.into()),
                other => return Err(other.unexpected().to_string()),
            }
        }
        Ok(None)
    }

    /// Checks that the arguments go together, and fills in those that follow from others.
    fn arguments(mut self, directories: Vec<PathBuf>) -> Result<Arguments, String> {
        let package = self.package.take().ok_or("no package is named")?;
        let serve = &mut self.serve;
        serve.max_bodies = match serve.max_bodies {
            0 => serve.max_body.saturating_mul(4).min(MAX_BODIES),
            given => given.max(serve.max_body),
        };
        let trust = match (self.key.take(), self.digest) {
            (Some(_), Some(_)) => return Err("choose one of --verify and --trust".to_owned()),
            (None, Some(digest)) => Some(Trust::Digest(digest)),
            (key, None) => Trust::new(key.as_deref(), false).map_err(|error| error.to_string())?,
        };
        let mode = self.mode()?;
        let mut settings = self.settings;
        if let Mode::Serve(serve) = &mode {
            // One call that hangs must not outlive its request for long.
            settings.execute_wait = WaitPolicy::silent(serve.deadline.max(Duration::from_secs(1)));
        }
        settings.plugin_directories.extend(directories);
        Ok(Arguments { package, trust, mode, settings, verbose: self.verbose })
    }

    fn mode(&mut self) -> Result<Mode, String> {
        match (self.show, self.input.take(), self.output.take(), self.address.take()) {
            (true, None, None, None) => Ok(Mode::Show),
            (false, Some(input), Some(output), None) => Ok(Mode::Once { input, output }),
            (false, None, None, Some(text)) => {
                let mut found = text
                    .to_socket_addrs()
                    .map_err(|error| format!("--serve must be HOST:PORT, got {text}: {error}"))?;
                let address = found.next().ok_or_else(|| format!("--serve {text}: no such host"))?;
                Ok(Mode::Serve(ServeSettings { address, ..self.serve.clone() }))
            }
            _ => Err("choose one mode: --input FILE --output FILE, --serve HOST:PORT, or --show".to_owned()),
        }
    }
}

fn digest(text: &str) -> Result<blake3::Hash, String> {
    blake3::Hash::from_hex(text.trim())
        .map_err(|_| format!("--trust {text}: a digest has 64 hexadecimal digits"))
}

/// Bodies are counted in blocks of a few KiB, with numbers of 32 bits.
const MAX_BODIES: usize = 1 << 40;

/// Directories that may hold a plugin for a program without Python: its own, and those of packages in the active
/// virtual environment and in the one that the program lies in.
pub fn directories_of_program() -> Vec<PathBuf> {
    let beside = std::env::current_exe().ok().and_then(|path| path.parent().map(Path::to_owned));
    let active = std::env::var_os("VIRTUAL_ENV").filter(|value| !value.is_empty()).map(PathBuf::from);
    let own = beside.as_deref().and_then(Path::parent).map(Path::to_owned);
    let packages = active.into_iter().chain(own).flat_map(|root| site_packages(&root));
    beside.iter().cloned().chain(packages).collect()
}

/// Where packages of a virtual environment lie.
fn site_packages(environment: &Path) -> Vec<PathBuf> {
    let Ok(versions) = std::fs::read_dir(environment.join("lib")) else { return Vec::new() };
    let mut found: Vec<PathBuf> = versions
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("python3"))
        .map(|entry| entry.path().join("site-packages"))
        .collect();
    found.sort();
    found
}

fn number(name: &str, n: usize, most: usize) -> Result<usize, String> {
    match n {
        0 => Err(format!("{name} must be at least 1")),
        n if n > most => Err(format!("{name} must be at most {most}")),
        n => Ok(n),
    }
}

fn seconds(name: &str, seconds: f64) -> Result<Duration, String> {
    Duration::try_from_secs_f64(seconds)
        .ok()
        // Longer ones have no end that can be told.
        .filter(|d| !d.is_zero() && *d <= Duration::from_secs(1_000_000_000))
        .ok_or_else(|| format!("{name} must be a positive number of seconds, at most 1e9"))
}
