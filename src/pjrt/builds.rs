//! Published builds of XLA's CPU plugin.
//!
//! The fastest that passes all tests stands first; [`super::find`] takes the first that is installed. A file of a
//! package that OpenXLA does not publish must have the digest that is listed.

/// A build of XLA's CPU plugin that a Python package brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CpuBuild {
    /// The package and its version, as `pip install` takes them.
    pub requirement: &'static str,
    /// The plugin's file under `site-packages`.
    pub file: &'static str,
    /// Year and month of XLA's source, as `2026-06`.
    pub xla: &'static str,
    /// BLAKE3 digest of the file, in hexadecimal.
    pub digest: &'static str,
    /// Its place in the order and the reason, for people.
    pub reason: &'static str,
}

/// Builds that are loaded without the user's word, the preferred one first. Measured by `benches/ops.py`
/// (`docs/plugins.md`).
///
/// The package of the first and of the second is not OpenXLA's: another file of it is not loaded. The SHA-256 digest of
/// the first is `0a0fe56ca17be9efc7b942e89e534e5e0ad4a0f1e369b66d27b62184509015b9`: zml/pjrt-artifacts publishes the
/// same file as `manual-2026-06-23T00-20-00Z`.
pub const CPU_BUILDS: [CpuBuild; 3] = [
    CpuBuild {
        requirement: "fastatomstruct-xla-cpu==2026.6.23",
        file: "fastatomstruct_xla_cpu/libpjrt_cpu.so",
        xla: "2026-06",
        digest: "49075aec8c5b57dd49f66798b5211cf11d7e474778561c60fda2089b30cb5714",
        reason: "ZML's build of OpenXLA's source in a package of fastatomstruct, checked by digest; the fastest that \
                 passes all tests",
    },
    CpuBuild {
        requirement: "xla-cpu-pjrt==0.0.1",
        file: "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so",
        xla: "2025-11",
        digest: "2b16e6d95b862adefb7dea3ba6ffd485101588ff8f410306251b1b74814ab295",
        reason: "published by OpenXLA; softmax takes 7 times as long, maxima 40 times",
    },
    CpuBuild {
        requirement: "lammps-jax-pjrt-cpu==0.11.2",
        file: "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
        xla: "2026-10",
        digest: "8ab554f9817e355a92ff578e09a8d0d3089e49ba0a165bbbefac60ad13f7816b",
        reason: "a few tests fail",
    },
];

impl CpuBuild {
    /// The build whose file has this digest.
    pub fn by_digest(digest: &blake3::Hash) -> Option<&'static CpuBuild> {
        CPU_BUILDS.iter().find(|build| build.digest == digest.to_hex().as_str())
    }
}
