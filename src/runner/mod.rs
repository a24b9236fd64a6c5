//! `torchtpu-run`: runs and serves a package, without PyTorch.
//!
//! It is a program of its own, which needs no Python, and a command of the wheel, which runs it in the native module.

mod arguments;
mod connections;
mod log;
mod serve;

use crate::package::{File, Manifest, Model, PackageError, read_file, write_file};
use crate::pjrt::{PjrtError, TpuHost};
use crate::runtime::RuntimeError;
use arguments::{Arguments, Mode, Parsed};
use log::say;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

pub use arguments::directories_of_program;
#[cfg(feature = "python")]
pub use log::{Lines, lines};

/// Statuses as those of `torchtpu`.
const SUCCESS: u8 = 0;
const FAILED: u8 = 1;
const USAGE: u8 = 2;
const UNREADABLE: u8 = 3;
const NO_PLUGIN: u8 = 4;
/// Exit status that a shell shows for a program that wrote to a closed pipe.
const CLOSED_PIPE: u8 = 128 + 13;

/// Runs the command with `arguments`, those after its name, and returns its exit status. Plugins are looked for in
/// `directories`, in this order, after the folder of the package.
pub fn main(arguments: impl IntoIterator<Item = OsString>, directories: Vec<PathBuf>) -> u8 {
    let started = Instant::now();
    let arguments = match arguments::parse(arguments, directories) {
        Ok(Parsed::Run(arguments)) => *arguments,
        Ok(Parsed::Told(text)) => return print(&text).map_or_else(status_of, |()| SUCCESS),
        Err(problem) => {
            say(format!("{problem}\n`torchtpu-run --help` explains the arguments"));
            return USAGE;
        }
    };
    if std::env::var_os("TF_CPP_MIN_LOG_LEVEL").is_none() {
        // XLA's CPU client takes wishes of its compiler for features that the processor lacks, and logs errors of it.
        let level = if TpuHost::here().is_usable() { "1" } else { "3" };
        // XLA's plugins announce their start otherwise.
        // SAFETY: no other thread runs yet that could read or change the environment.
        unsafe { std::env::set_var("TF_CPP_MIN_LOG_LEVEL", level) };
    }
    log::install(arguments.verbose);
    run(arguments, started).map_or_else(status_of, |()| SUCCESS)
}

/// Says what went wrong; the status for it.
fn status_of(error: PackageError) -> u8 {
    if let PackageError::Io { source, .. } = &error
        && source.kind() == std::io::ErrorKind::BrokenPipe
    {
        // The reader has seen enough (`| head`).
        return CLOSED_PIPE;
    }
    say(&error);
    match error {
        PackageError::Refused { .. }
        | PackageError::Io { .. }
        | PackageError::Tensors(_)
        | PackageError::Key(_) => UNREADABLE,
        PackageError::Input(_) | PackageError::Unserved { .. } => USAGE,
        PackageError::Runtime(RuntimeError::Plugin(
            PjrtError::PluginNotFound { .. }
            | PjrtError::UntrustedPlugin(_)
            | PjrtError::NoTpuDevice
            | PjrtError::TpuRefused { .. }
            | PjrtError::PluginPath { .. }
            | PjrtError::CannotLoad { .. }
            | PjrtError::NotAPlugin { .. }
            | PjrtError::TooOld { .. },
        )) => {
            say(
                "`torchtpu doctor` shows where plugins lie; --plugin names one, and one beside the package is found",
            );
            NO_PLUGIN
        }
        _ => FAILED,
    }
}

/// Writes to standard output.
fn print(text: &str) -> Result<(), PackageError> {
    let mut to = std::io::stdout();
    to.write_all(text.as_bytes()).and_then(|()| to.flush()).map_err(|source| {
        let what = "cannot write to standard output".to_owned();
        PackageError::Io { what, source }
    })
}

fn run(arguments: Arguments, started: Instant) -> Result<(), PackageError> {
    let Arguments { package, trust, mode, settings, verbose: _ } = arguments;
    if let Mode::Show = mode {
        let file = File::open(&package, trust.as_ref())?;
        return print(&describe(&file.manifest, &file));
    }
    let model = Model::open(&package, trust.as_ref(), settings)?;
    match mode {
        Mode::Show => Ok(()),
        Mode::Once { input, output } => {
            let inputs = model.in_order(read_file(&input)?)?;
            let results = model.run(&inputs)?;
            write_file(&output, &results)?;
            let (loaded, compiled) = model.programs();
            let seconds = started.elapsed().as_secs_f64();
            tracing::info!("{loaded} programs loaded, {compiled} compiled, {seconds:.3} s since the start");
            Ok(())
        }
        Mode::Serve(settings) => serve::serve(model, settings, started),
    }
}

/// Describes a package as text.
fn describe(manifest: &Manifest, file: &File) -> String {
    let signed = if file.signed { "signed" } else { "not signed" };
    let mut text = format!("{}, made by {}, {signed}\n", manifest.name, manifest.made_by);
    text += &format!("digest   {}\n", file.digest);
    for spec in &manifest.inputs {
        text += &format!("input    {spec}\n");
    }
    for spec in &manifest.outputs {
        text += &format!("output   {spec}\n");
    }
    for (i, symbol) in manifest.symbols.iter().enumerate() {
        let bound = |bound: Option<i64>| bound.map_or_else(|| "…".to_owned(), |n| n.to_string());
        text += &format!("size     s{i}: {}, {} to {}\n", symbol.of, bound(symbol.min), bound(symbol.max));
    }
    for program in &manifest.programs {
        let is = if program.padded { "≤" } else { "=" };
        let sizes: Vec<String> =
            program.sizes.iter().enumerate().map(|(i, size)| format!("s{i} {is} {size}")).collect();
        let targets =
            if program.targets.is_empty() { "nothing".to_owned() } else { program.targets.join(", ") };
        text += &format!("program  {}; executables for {targets}\n", sizes.join(", "));
    }
    text
}
