//! An option of the LLVM inside of a CPU plugin, with which all programs are compiled.
//!
//! LLVM looks for loops that compute checksums (`HashRecognize`, in `LoopIdiomRecognize`). For a loop that keeps a
//! maximum it follows every path through what the maximum is taken of, so that random bits, whose twenty rounds read
//! each word three times, or any formula that reads its parts more than once, keep it busy for ever. XLA refuses LLVM's
//! options as overrides of one compilation, and reads `XLA_FLAGS` when the plugin is loaded, where the process's other
//! plugins read them as well. So they are given with all of XLA's other debug options, as the plugin itself wrote them
//! down for a program that does nothing.

use std::ffi::CStr;
use std::io::Read;
use std::path::Path;

use super::client::Client;
use super::compile_options::{CompileOptions, with_llvm_option};
use super::executable::Executable;
use super::platform::Platform;

/// LLVM's option that turns the search for checksums off. A plugin whose LLVM has no such option would end the process.
const OPTION: &str = "disable-loop-idiom-hashrecognize";

const NOTHING: &CStr =
    c"module @nothing { func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> } }";

impl Client {
    /// XLA's debug options for all that the client's plugin compiles, serialized; `None` where its own are right.
    pub(crate) fn debug_options(&self) -> Option<Vec<u8>> {
        self.plugin().debug_options(|| debug_options(self))
    }
}

/// XLA's debug options for all programs of `client`'s plugin, serialized; `None` where its own are right: where it is
/// not for the CPU, its LLVM has no such option, or the user's `XLA_FLAGS` say what LLVM's options are.
fn debug_options(client: &Client) -> Option<Vec<u8>> {
    let plugin = client.plugin();
    let given = std::env::var("XLA_FLAGS").is_ok_and(|flags| flags.contains("xla_backend_extra_options"));
    let has_llvm = plugin.platform().is_some_and(Platform::compiles_for_host);
    if given || !has_llvm || !holds(plugin.path(), OPTION.as_bytes()).unwrap_or(false) {
        return None;
    }
    let options = CompileOptions::default().to_proto();
    let executable = Executable::compile(client, NOTHING, &options).and_then(|e| e.serialize());
    match executable.map(|bytes| with_llvm_option(&bytes, OPTION)) {
        Ok(Some(options)) => Some(options),
        Ok(None) => {
            tracing::debug!("the plugin does not write its debug options down");
            None
        }
        Err(error) => {
            tracing::debug!(%error, "the plugin's debug options could not be read");
            None
        }
    }
}

/// Whether the file holds `text` somewhere. Reads until it is found.
fn holds(file: &Path, text: &[u8]) -> std::io::Result<bool> {
    let mut file = std::fs::File::open(file)?;
    let mut block = vec![0; 1 << 20];
    let mut kept = 0;
    loop {
        let read = file.read(&mut block[kept..])?;
        if read == 0 {
            return Ok(false);
        }
        let filled = kept + read;
        if memchr::memmem::find(&block[..filled], text).is_some() {
            return Ok(true);
        }
        // What may be the beginning of the text at the end of the block is looked at again.
        kept = filled.min(text.len() - 1);
        block.copy_within(filled - kept..filled, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_found_across_blocks_of_reading() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let mut bytes = vec![b'd'; (1 << 20) - 10];
        bytes.extend(OPTION.as_bytes());
        std::fs::write(&file, &bytes).unwrap();
        let found = [OPTION.as_bytes(), b"no such text"].map(|text| holds(file.path(), text).unwrap());
        assert_eq!(found, [true, false]);
    }
}
