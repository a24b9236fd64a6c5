//! Names what lowers graphs, for the keys of the executable cache: a digest of `src/op`,
//! `src/fx`, `src/program` and `src/lowering`.
//!
//! These depend on nothing else in `src` (a test of `src/cache/key.rs` holds them to it), so they decide what a graph
//! becomes: `src/fx` what its types promote to and its sizes come to, `src/program` what its arguments are. The passes
//! have no part in it, because a key names the graph as they leave it.

use std::path::{Path, PathBuf};

fn main() {
    // Crates with a C interface of their own would export it from the module: it lives in the process of PyTorch,
    // Triton and the plugins, which may hold the same crate.
    println!("cargo::rustc-cdylib-link-arg=-Wl,--exclude-libs,ALL");
    let root = Path::new("src");
    let mut files = Vec::new();
    for directory in ["op", "fx", "program", "lowering"] {
        println!("cargo::rerun-if-changed=src/{directory}");
        collect(&root.join(directory), &mut files);
    }
    files.sort();
    let mut hasher = blake3::Hasher::new();
    for file in files {
        let name = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().into_owned();
        let content = std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for part in [name.as_bytes(), &content] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
    }
    println!("cargo::rustc-env=TORCHTPU_LOWERING_DIGEST={}", hasher.finalize().to_hex());
}

fn collect(directory: &Path, files: &mut Vec<PathBuf>) {
    let entries =
        std::fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}
