//! What the tests of the PJRT binding share: where plugins are, and small programs.

#![allow(dead_code, reason = "each test binary uses its part")]

use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use torchtpu_compile::pjrt::{
    Buffer, Client, ElementType, HostSemantics, Places, Platform, Plugin, WaitPolicy, file_digest,
    find_plugin, find_topology_plugin,
};

/// Long enough for a loaded machine, short enough for a test.
pub fn patient() -> WaitPolicy {
    WaitPolicy::new(Duration::from_secs(30), Duration::from_secs(120))
}

/// The site-packages directories that hold the plugins: `TORCHTPU_TEST_SITE_PACKAGES`, else the checkout's `.venv`.
pub fn site_packages() -> Vec<PathBuf> {
    if let Some(paths) = std::env::var_os("TORCHTPU_TEST_SITE_PACKAGES") {
        return std::env::split_paths(&paths).collect();
    }
    let lib = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(".venv/lib");
    let mut found: Vec<PathBuf> = std::fs::read_dir(&lib)
        .unwrap_or_else(|error| {
            panic!("{}: {error}; run `make setup`, or set TORCHTPU_TEST_SITE_PACKAGES to a site-packages directory", lib.display())
        })
        .flatten()
        .map(|entry| entry.path().join("site-packages"))
        .filter(|path| path.is_dir())
        .collect();
    found.sort();
    found
}

/// The CPU plugin's file.
pub fn cpu_plugin_path() -> PathBuf {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    let find =
        || search(|places| find_plugin(places, Platform::Cpu)).expect("these tests need the CPU plugin");
    FOUND.get_or_init(find).clone()
}

/// The file of the CPU plugin that OpenXLA publishes, with its headers beside it.
pub fn official_cpu_plugin_path() -> PathBuf {
    let inside = "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so";
    let found =
        site_packages().into_iter().map(|directory| directory.join(inside)).find(|path| path.is_file());
    found.expect("these tests need the package xla-cpu-pjrt")
}

fn search<T>(find: impl FnOnce(&Places<'_>) -> T) -> T {
    let (site_packages, digest) = (site_packages(), &file_digest);
    find(&Places { explicit: None, beside: &[], announced: &[], site_packages: &site_packages, digest })
}

/// One CPU client for all tests of a binary.
pub fn cpu_client() -> Client {
    static CLIENT: OnceLock<Client> = OnceLock::new();
    CLIENT
        .get_or_init(|| Client::create(&cpu_plugin(), &[], &patient()).expect("a client of the CPU plugin"))
        .clone()
}

pub fn cpu_plugin() -> Arc<Plugin> {
    Plugin::load(&cpu_plugin_path()).expect("the CPU plugin loads")
}

/// `x * y + x` over two vectors of `n` floats.
pub fn multiply_add(n: usize) -> String {
    format!(
        "module @multiply_add {{
  func.func @main(%x: tensor<{n}xf32>, %y: tensor<{n}xf32>) -> tensor<{n}xf32> {{
    %0 = \"stablehlo.multiply\"(%x, %y) : (tensor<{n}xf32>, tensor<{n}xf32>) -> tensor<{n}xf32>
    %1 = \"stablehlo.add\"(%0, %x) : (tensor<{n}xf32>, tensor<{n}xf32>) -> tensor<{n}xf32>
    return %1 : tensor<{n}xf32>
  }}
}}"
    )
}

/// A matrix product of two `n` by `n` matrices.
pub fn matmul(n: usize) -> String {
    format!(
        "module @matmul {{
  func.func @main(%x: tensor<{n}x{n}xf32>, %y: tensor<{n}x{n}xf32>) -> tensor<{n}x{n}xf32> {{
    %0 = \"stablehlo.dot_general\"(%x, %y) {{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [0]>}} : (tensor<{n}x{n}xf32>, tensor<{n}x{n}xf32>) -> tensor<{n}x{n}xf32>
    return %0 : tensor<{n}x{n}xf32>
  }}
}}"
    )
}

/// Floats in memory aligned to 64 bytes, as torch aligns its tensors.
pub struct Aligned {
    chunks: Vec<Chunk>,
    len: usize,
}

#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Chunk([f32; 16]);

impl Aligned {
    pub fn new(values: impl IntoIterator<Item = f32>) -> Self {
        let values: Vec<f32> = values.into_iter().collect();
        let mut chunks = vec![Chunk([0.0; 16]); values.len().div_ceil(16)];
        for (i, value) in values.iter().enumerate() {
            chunks[i / 16].0[i % 16] = *value;
        }
        Self { chunks, len: values.len() }
    }

    pub fn as_ptr(&self) -> *const u8 {
        self.chunks.as_ptr().cast()
    }

    /// For a plugin that may write to the memory.
    pub fn as_mut_ptr(&mut self) -> *mut u8 {
        self.chunks.as_mut_ptr().cast()
    }

    pub fn values(&self) -> Vec<f32> {
        self.chunks.iter().flat_map(|chunk| chunk.0).take(self.len).collect()
    }
}

/// A buffer that owns a copy of `values`.
pub fn copied(client: &Client, values: &[f32], dims: &[i64]) -> Buffer {
    // SAFETY: the values outlive the call, and the plugin reads them only during the call.
    let made = unsafe {
        Buffer::from_host(
            client,
            values.as_ptr().cast(),
            ElementType::F32,
            dims,
            HostSemantics::ImmutableOnlyDuringCall,
            None,
        )
    };
    made.expect("a buffer from host memory").0
}

/// The floats in a buffer.
pub fn floats(buffer: &Buffer) -> Vec<f32> {
    let mut bytes = vec![0; ElementType::F32.dense_bytes(buffer.dims().unwrap()).unwrap()];
    buffer.to_host(&mut bytes, &patient()).expect("a copy to the host");
    bytes.chunks_exact(4).map(|float| f32::from_ne_bytes(float.try_into().unwrap())).collect()
}

/// libtpu's file.
pub fn libtpu_path() -> PathBuf {
    search(|places| find_topology_plugin(places, Platform::Tpu)).expect("these tests need libtpu")
}

/// The shared object built from `tests/plugins/<name>.c`, built at most once per test binary.
pub fn test_plugin(name: &str) -> PathBuf {
    static BUILDING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = BUILDING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/plugins/{name}.c"));
    let built =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("lib{name}_{}.so", std::process::id()));
    if !built.exists() {
        let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
        let output = std::process::Command::new(&compiler)
            .args(["-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-O1", "-o"])
            .args([&built, &source])
            .arg("-ldl")
            .output()
            .unwrap_or_else(|error| {
                panic!("these tests need a C compiler, `{}`: {error}", compiler.display())
            });
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    built
}

/// Runs a test in a process of its own, where nothing else counts up the process's counters: this binary again. `path`
/// is the test's, as `module_path!()` says it.
pub fn alone(path: &str, test: impl FnOnce()) {
    const ALONE: &str = "TORCHTPU_TEST_ALONE";
    let (_, name) = path.split_once("::").expect("a path within a crate");
    if std::env::var_os(ALONE).is_some() {
        test();
        println!("1 passed");
        // SAFETY: nothing is left to do; a thread may be inside of the plugin, whose destructors must not run then.
        unsafe { libc::_exit(0) };
    }
    let done = std::process::Command::new(std::env::current_exe().unwrap())
        .args([name, "--exact", "--nocapture"])
        .env(ALONE, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{said}{}", String::from_utf8_lossy(&done.stderr));
    assert!(said.contains("1 passed"), "no test is called {name}: {said}");
}
