//! `torchtpu-run`: runs a package on a machine with neither Python nor PyTorch.

mod arguments;
mod log;
mod serve;

use arguments::{Arguments, Mode, Parsed};
use std::process::ExitCode;
use std::time::Instant;
use torchtpu_compile::package::{File, Manifest, Model, PackageError, read_file, write_file};

/// Statuses as those of `torchtpu`.
const FAILED: u8 = 1;
const USAGE: u8 = 2;
const UNREADABLE: u8 = 3;

fn main() -> ExitCode {
    let started = Instant::now();
    let arguments = match arguments::parse() {
        Ok(Parsed::Run(arguments)) => *arguments,
        Ok(Parsed::Told(text)) => {
            print!("{text}");
            return ExitCode::SUCCESS;
        }
        Err(problem) => {
            eprintln!("torchtpu-run: {problem}\n`torchtpu-run --help` explains the arguments");
            return ExitCode::from(USAGE);
        }
    };
    if std::env::var_os("TF_CPP_MIN_LOG_LEVEL").is_none() {
        // SAFETY: no other thread runs yet. XLA's plugins announce their start otherwise.
        unsafe { std::env::set_var("TF_CPP_MIN_LOG_LEVEL", "1") };
    }
    log::install(arguments.verbose);
    match run(arguments, started) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("torchtpu-run: {error}");
            ExitCode::from(match error {
                PackageError::Refused { .. } | PackageError::Io { .. } | PackageError::Tensors(_) => {
                    UNREADABLE
                }
                PackageError::Input(_) => USAGE,
                _ => FAILED,
            })
        }
    }
}

fn run(arguments: Arguments, started: Instant) -> Result<(), PackageError> {
    let Arguments { package, trust, mode, settings, verbose: _ } = arguments;
    if let Mode::Show = mode {
        let file = File::open(&package, trust.as_ref())?;
        print!("{}", describe(&file.manifest, &file));
        return Ok(());
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

/// What a package is, for people.
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
