//! `torchtpu-run` as a program of its own, see `torchtpu_compile::runner`.

use torchtpu_compile::runner;

fn main() -> std::process::ExitCode {
    runner::main(std::env::args_os().skip(1), runner::directories_of_program()).into()
}
