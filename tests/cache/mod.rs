//! The cache under what happens to it: many processes, killed processes, damaged files, full and read-only disks.
//!
//! A test starts this very binary again where it needs a process of its own; see `child`.

mod child;
pub mod faults;
mod object_server;
mod processes;
mod remote;

use crate::pjrt_support;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use torchtpu_compile::cache::{CacheMode, CacheSettings};
use torchtpu_compile::fx::{DType, Graph};
use torchtpu_compile::pjrt::{Platform, WaitPolicy};
use torchtpu_compile::runtime::{
    AlignedBytes, Argument, CompileSettings, CompiledGraph, DeviceSettings, Keep, PlatformChoice, Report,
    RuntimeError, TensorView, own_memory,
};

/// A directory that is removed with the value.
pub struct TestDirectory(TempDir);

impl TestDirectory {
    pub fn new() -> Self {
        // Whatever the umask: one that others may write to is refused.
        let mode = std::fs::Permissions::from_mode(0o700);
        TestDirectory(tempfile::Builder::new().permissions(mode).tempdir().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    fn entries(&self) -> PathBuf {
        self.path().join("v1/entries")
    }

    fn files(&self, name: &str) -> Vec<PathBuf> {
        let Ok(files) = std::fs::read_dir(self.path().join("v1").join(name)) else { return Vec::new() };
        let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
        files.sort();
        files
    }
}

/// Long enough for a loaded machine, short enough for a test.
const DEADLINE: Duration = Duration::from_secs(120);

pub fn settings(directory: &Path, mode: CacheMode) -> CompileSettings {
    let wait = WaitPolicy::new(Duration::from_secs(30), DEADLINE);
    CompileSettings {
        cache: CacheSettings { mode, directory: Some(directory.to_owned()), ..CacheSettings::default() },
        compile_wait: wait.clone(),
        execute_wait: wait,
        ..CompileSettings::default()
    }
}

/// The `i`th of many graphs, each with a program of its own.
fn graph(i: usize) -> Graph {
    let text = format!(
        "graph g{i} inference\n\
         input %0 x: f32[{n},8]\n\
         %1 = aten.mul.Tensor(%0, 1.5) : f32[{n},8] name=mul\n\
         %2 = aten.sin.default(%1) : f32[{n},8] name=sin\n\
         %3 = aten.sum.dim_IntList(%2, [1], false) : f32[{n}] name=sum\n\
         return %3, %2\n",
        n = i + 2
    );
    Graph::parse(&text).unwrap_or_else(|error| panic!("{error}"))
}

fn cpu() -> DeviceSettings {
    let platform = PlatformChoice::Given(Platform::Cpu);
    let site_packages = pjrt_support::site_packages();
    let plugin = std::env::var_os("CACHE_TEST_PLUGIN").map(PathBuf::from);
    DeviceSettings { platform, plugin, site_packages, ..DeviceSettings::default() }
}

fn compile(graph: Graph, settings: CompileSettings) -> Result<CompiledGraph, RuntimeError> {
    CompiledGraph::new(graph, &cpu(), settings)
}

/// Compiles graph `i`, or takes it from the cache, and runs it: the bytes of its results, and the report.
fn run(i: usize, settings: CompileSettings) -> Result<(Vec<u8>, Report), RuntimeError> {
    let compiled = compile(graph(i), settings)?;
    let dims = [i as i64 + 2, 8];
    let mut memory = AlignedBytes::zeroed(dims[0] as usize * 8 * 4, "a test").unwrap();
    for (k, element) in memory.as_mut_slice().chunks_mut(4).enumerate() {
        element.copy_from_slice(&(k as f32 * 0.37 - 3.0).to_le_bytes());
    }
    let view = TensorView::contiguous(memory.as_mut_ptr(), DType::F32, &dims);
    let keep: Keep = Arc::new(memory);
    // SAFETY: the view lies in memory that `keep` owns and that nothing else looks at.
    let outputs = unsafe { compiled.call(&[Argument::Host(view)], &keep, &own_memory)? };
    let mut bytes = Vec::new();
    for output in &outputs {
        let view = output.view();
        // SAFETY: results are dense and live as long as `outputs`.
        bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(view.data, view.bytes()) });
    }
    Ok((bytes, compiled.report()))
}
