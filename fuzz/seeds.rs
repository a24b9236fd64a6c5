//! `seeds CORPUS`: writes valid inputs below a folder, for the fuzzer to start from.

use std::path::Path;

#[path = "checks/seeds.rs"]
mod seeds;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let corpus = std::env::args().nth(1).ok_or("usage: seeds CORPUS")?;
    let plugin = std::env::var_os("TORCHTPU_PLUGIN").filter(|plugin| !plugin.is_empty());
    seeds::write(Path::new(&corpus), plugin.map(Into::into))
}
