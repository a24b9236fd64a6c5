//! The command line.

use lexopt::prelude::*;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use torchtpu_compile::cache::{CacheMode, Trust};
use torchtpu_compile::package::ModelSettings;
use torchtpu_compile::pjrt::WaitPolicy;

const HELP: &str = "\
Runs a model that `torchtpu package` wrote, on a machine with neither Python nor PyTorch.

usage: torchtpu-run MODEL.tpkg (--verify KEY.pub | --trust DIGEST) --input FILE --output FILE
       torchtpu-run MODEL.tpkg (--verify KEY.pub | --trust DIGEST) --serve HOST:PORT
       torchtpu-run MODEL.tpkg (--verify KEY.pub | --trust DIGEST) --show

A package holds machine code. It is run only with the signature of a key that you name, or where you name the
digest of that very package; a package that was changed is refused.

  --verify KEY.pub   run it if it is signed with the key of this file (`torchtpu cache keys` makes pairs)
  --trust DIGEST     run the package with this digest, signed or not; without --verify and --trust the error names it
  --show             print the names, types and sizes of inputs and outputs, and what it was compiled for

One call:
  --input FILE       inputs by name, .safetensors or .npz
  --output FILE      where the outputs go, .safetensors or .npz

A server (HTTP/1.1):
  --serve HOST:PORT  POST /run answers with the outputs: safetensors for application/octet-stream, and JSON for
                     application/json (an object of nested lists); GET /signature says what it takes, GET /health
                     whether it takes requests. Port 0 takes any free one; the first line of standard output says which.
  --threads N        calls that run at a time (default: 1)
  --queue N          requests that may wait; further ones are told 503 at once (default: 64)
  --deadline S       seconds that a request may take, with its way in, before it is told 504 (default: 30)
  --max-body BYTES   requests that are longer are told 413 (default: 67108864)
  --max-bodies BYTES what the bodies of all requests and answers may take together; further ones are told 503
                     (default: four times --max-body)
  --per-client N     requests that one address may have under way; further ones are told 503 (default: no limit of
                     their own; behind a proxy, all come from one address)
  --idle S           a connection on which nothing comes or goes is closed after S seconds (default: 120), or before, where
                     there is no room for another one
  --grace S          on SIGTERM and SIGINT it takes no more requests, and ends when the last is answered, or after
                     S seconds (default: 30)

Where it runs:
  --plugin FILE      the PJRT plugin (default: $TORCHTPU_PLUGIN, else one that lies beside the package or this program,
                     or is installed in the virtual environment that is active, or that this program lies in)
  --platform NAME    auto, cpu, cuda or tpu (default: $TORCHTPU_PLATFORM, else auto: a TPU if there is one)
  --no-compile       sizes and machines that the package has no executable for are an error, and any of its programs
                     serves the sizes that it can. Without it they are compiled from StableHLO, which takes seconds
  --cache DIR        keep what was compiled in this directory, for the next start
  --verbose          say what is loaded and compiled
  --version, --help

exit status: 0 done; 1 it failed; 2 arguments or inputs make no sense; 3 a file is missing, damaged or refused;
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
    /// Of all requests and answers together.
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

/// Reads the command line.
pub fn parse() -> Result<Parsed, String> {
    let told = |error: lexopt::Error| error.to_string();
    let (mut package, mut input, mut output) = (None::<PathBuf>, None, None);
    let (mut key, mut digest, mut show, mut verbose) = (None::<PathBuf>, None, false, false);
    let mut address = None::<String>;
    let mut settings = ModelSettings::from_environment().map_err(|error| error.to_string())?;
    let mut serve = ServeSettings {
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
    let mut parser = lexopt::Parser::from_env();
    macro_rules! value {
        () => {
            parser.value().map_err(told)?
        };
    }
    while let Some(argument) = parser.next().map_err(told)? {
        match argument {
            Short('h') | Long("help") => return Ok(Parsed::Told(HELP.to_owned())),
            Long("version") => {
                return Ok(Parsed::Told(format!("torchtpu-run {}\n", env!("CARGO_PKG_VERSION"))));
            }
            Long("verify") => key = Some(value!().into()),
            Long("trust") => {
                let text = value!().string().map_err(told)?;
                let parsed = blake3::Hash::from_hex(text.trim());
                digest =
                    Some(parsed.map_err(|_| format!("--trust {text}: a digest has 64 hexadecimal digits"))?);
            }
            Long("show") => show = true,
            Long("verbose") => verbose = true,
            Long("input") => input = Some(PathBuf::from(value!())),
            Long("output") => output = Some(PathBuf::from(value!())),
            Long("serve") => address = Some(value!().string().map_err(told)?),
            Long("threads") => serve.threads = number("--threads", value!().parse().map_err(told)?, 1 << 10)?,
            Long("queue") => serve.queue = number("--queue", value!().parse().map_err(told)?, 1 << 20)?,
            Long("per-client") => {
                serve.per_client = Some(number("--per-client", value!().parse().map_err(told)?, usize::MAX)?);
            }
            Long("max-bodies") => {
                serve.max_bodies = number("--max-bodies", value!().parse().map_err(told)?, MAX_BODIES)?;
            }
            Long("deadline") => serve.deadline = seconds("--deadline", value!().parse().map_err(told)?)?,
            Long("grace") => serve.grace = seconds("--grace", value!().parse().map_err(told)?)?,
            Long("idle") => serve.idle = seconds("--idle", value!().parse().map_err(told)?)?,
            Long("max-body") => {
                serve.max_body = number("--max-body", value!().parse().map_err(told)?, MAX_BODIES)?;
            }
            Long("plugin") => settings.device.plugin = Some(value!().into()),
            Long("platform") => {
                let name = value!().string().map_err(told)?;
                settings.device.platform = torchtpu_compile::runtime::PlatformChoice::parse(&name)
                    .ok_or_else(|| format!("--platform {name} is none of auto, cpu, cuda, tpu"))?;
            }
            Long("no-compile") => settings.never_compile = true,
            Long("cache") => {
                settings.cache.mode = CacheMode::On;
                settings.cache.directory = Some(value!().into());
            }
            Value(path) if package.is_none() => package = Some(path.into()),
            other => return Err(other.unexpected().to_string()),
        }
    }
    let package = package.ok_or("no package is named")?;
    serve.max_bodies = match serve.max_bodies {
        0 => serve.max_body.saturating_mul(4).min(MAX_BODIES),
        given => given.max(serve.max_body),
    };
    let trust = match (key, digest) {
        (Some(_), Some(_)) => return Err("--verify and --trust: one of them is enough".to_owned()),
        (None, Some(digest)) => Some(Trust::Digest(digest)),
        (key, None) => Trust::new(key.as_deref(), false).map_err(|error| error.to_string())?,
    };
    let mode = match (show, input, output, address) {
        (true, None, None, None) => Mode::Show,
        (false, Some(input), Some(output), None) => Mode::Once { input, output },
        (false, None, None, Some(text)) => {
            use std::net::ToSocketAddrs;
            let mut found =
                text.to_socket_addrs().map_err(|error| format!("--serve {text} is no HOST:PORT: {error}"))?;
            let address = found.next().ok_or_else(|| format!("--serve {text}: no such host"))?;
            Mode::Serve(ServeSettings { address, ..serve })
        }
        _ => return Err("one of --input with --output, --serve and --show says what to do".to_owned()),
    };
    if let Mode::Serve(serve) = &mode {
        // One call that hangs must not outlive its request for long.
        settings.execute_wait = WaitPolicy::silent(serve.deadline.max(Duration::from_secs(1)));
    }
    let beside = std::env::current_exe().ok().and_then(|path| path.parent().map(Path::to_owned));
    let active = std::env::var_os("VIRTUAL_ENV").filter(|value| !value.is_empty()).map(PathBuf::from);
    let own = beside.as_deref().and_then(Path::parent).map(Path::to_owned);
    settings.plugin_directories.extend(beside);
    settings.plugin_directories.extend(active.into_iter().chain(own).flat_map(|root| site_packages(&root)));
    Ok(Parsed::Run(Box::new(Arguments { package, trust, mode, settings, verbose })))
}

/// Bodies are counted in blocks of a few KiB, with numbers of 32 bits.
const MAX_BODIES: usize = 1 << 40;

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
