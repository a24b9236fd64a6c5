//! Features of the processor that XLA's CPU compiler uses: a program for one may not run on another.

use std::sync::LazyLock;

/// The architecture, the processor's family and model, and its instruction sets, sorted. Read once.
pub fn host_cpu() -> &'static str {
    static HOST: LazyLock<String> = LazyLock::new(|| {
        let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        describe(std::env::consts::ARCH, &info)
    });
    &HOST
}

/// From the first processor of a `/proc/cpuinfo`; where that says nothing, the architecture alone.
fn describe(arch: &str, cpuinfo: &str) -> String {
    let first = cpuinfo.split("\n\n").next().unwrap_or_default();
    let field = |name: &str| {
        first.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            (key.trim() == name).then(|| value.trim())
        })
    };
    let mut text = arch.to_string();
    for name in ["vendor_id", "cpu family", "model", "CPU implementer", "CPU part"] {
        if let Some(value) = field(name) {
            text += &format!(" {value}");
        }
    }
    let mut flags: Vec<&str> =
        field("flags").or_else(|| field("Features")).unwrap_or_default().split_whitespace().collect();
    flags.sort_unstable();
    flags.dedup();
    for flag in flags {
        text += &format!(" {flag}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn does_not_depend_on_the_order_of_flags_or_on_clocks() {
        let a = "vendor_id\t: X\ncpu family\t: 6\nmodel\t\t: 85\ncpu MHz\t\t: 2000.1\nflags\t\t: sse2 avx fma\n\nflags : z\n";
        let b =
            "vendor_id\t: X\ncpu family\t: 6\nmodel\t\t: 85\ncpu MHz\t\t: 3999.9\nflags\t\t: fma sse2 avx\n";
        assert_eq!(describe("x86_64", a), describe("x86_64", b));
        assert_eq!(describe("x86_64", a), "x86_64 X 6 85 avx fma sse2");
        assert_eq!(describe("riscv64", ""), "riscv64");
    }

    #[test]
    fn tells_processors_apart() {
        let with = |flags: &str| describe("x86_64", &format!("model\t: 1\nflags\t: {flags}\n"));
        assert_ne!(with("avx2"), with("avx2 avx512f"));
    }
}
