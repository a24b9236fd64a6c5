//! Compilation targets: this machine's devices, and every TPU generation without a TPU.

use crate::pjrt::{CompilePlace, OptionValue, Platform};
use std::fmt;
use std::str::FromStr;

/// A generation of TPUs. Figures are per chip, as Google publishes them.
#[derive(Debug, PartialEq)]
pub struct Generation {
    /// The first part of its topologies' names.
    pub name: &'static str,
    /// Other names of the generation.
    pub aliases: &'static [&'static str],
    /// High-bandwidth memory, in bytes.
    pub memory_bytes: u64,
    /// Bandwidth of that memory, in bytes per second.
    pub bandwidth: f64,
    /// Bytes per second that a chip sends over all its links to other chips (ICI): half of the published bidirectional
    /// bandwidth.
    pub links_bandwidth: f64,
    /// Cycles per second of the TensorCore, where it is public.
    pub clock: Option<f64>,
    /// Peak of the matrix units in bfloat16, in operations per second.
    pub bf16_flops: f64,
    /// Peak of the matrix units in 8-bit integers or, where that is faster, 8-bit floats.
    pub eight_bit_ops: f64,
    /// Devices that one chip is to PJRT. A program runs on one of them and has that share of the chip.
    pub devices_per_chip: u32,
    /// The number of axes of a topology.
    pub axes: usize,
    /// Chips along each axis of the smallest topology.
    pub smallest: &'static str,
    /// Usual topologies, of one host and more.
    pub examples: &'static [&'static str],
    /// Chips of the largest pod.
    pub pod_chips: u32,
    /// libtpu's name for the chip's mode, where the one that Cloud TPU hosts use is not its default.
    pub chip_config: Option<&'static str>,
    /// Bytes of a device's memory that programs may use: what libtpu 0.0.52 says when one does not fit.
    pub usable_bytes: u64,
    /// Source of the figures.
    pub source: &'static str,
}

const GIB: u64 = 1 << 30;

const fn gib(gibibytes: f64) -> u64 {
    (gibibytes * GIB as f64) as u64
}

/// Every generation that libtpu compiles for, oldest first.
pub const GENERATIONS: &[Generation] = &[
    Generation {
        name: "v4",
        aliases: &[],
        memory_bytes: 32 * GIB,
        bandwidth: 1200e9,
        links_bandwidth: 300e9,
        clock: Some(1.05e9),
        bf16_flops: 275e12,
        eight_bit_ops: 275e12,
        // Both TensorCores work as one device.
        devices_per_chip: 1,
        axes: 3,
        smallest: "1x1x1",
        examples: &["2x2x1", "2x2x2", "4x4x4"],
        pod_chips: 4096,
        chip_config: Some("megacore"),
        usable_bytes: gib(30.75),
        source: "https://docs.cloud.google.com/tpu/docs/v4",
    },
    Generation {
        name: "v5e",
        aliases: &["v5lite", "v5litepod"],
        memory_bytes: 16 * GIB,
        bandwidth: 819e9,
        links_bandwidth: 200e9,
        clock: Some(1.5e9),
        bf16_flops: 197e12,
        eight_bit_ops: 393e12,
        devices_per_chip: 1,
        axes: 2,
        smallest: "1x1",
        examples: &["2x2", "2x4", "4x4", "16x16"],
        pod_chips: 256,
        chip_config: None,
        usable_bytes: gib(15.75),
        source: "https://docs.cloud.google.com/tpu/docs/v5e",
    },
    Generation {
        name: "v5p",
        aliases: &[],
        memory_bytes: 95 * GIB,
        bandwidth: 2765e9,
        links_bandwidth: 600e9,
        clock: Some(1.75e9),
        bf16_flops: 459e12,
        eight_bit_ops: 918e12,
        devices_per_chip: 1,
        axes: 3,
        smallest: "1x1x1",
        examples: &["2x2x1", "2x2x2", "16x20x28"],
        pod_chips: 8960,
        chip_config: None,
        usable_bytes: gib(95.73),
        source: "https://docs.cloud.google.com/tpu/docs/v5p",
    },
    Generation {
        name: "v6e",
        aliases: &["trillium"],
        memory_bytes: 32 * GIB,
        bandwidth: 1638e9,
        links_bandwidth: 400e9,
        clock: Some(1.75e9),
        bf16_flops: 918e12,
        eight_bit_ops: 1836e12,
        devices_per_chip: 1,
        axes: 2,
        smallest: "1x1",
        examples: &["2x2", "2x4", "4x4", "16x16"],
        pod_chips: 256,
        chip_config: None,
        usable_bytes: gib(31.24),
        source: "https://docs.cloud.google.com/tpu/docs/v6e",
    },
    Generation {
        name: "tpu7x",
        aliases: &["v7x", "ironwood"],
        memory_bytes: 192 * GIB,
        bandwidth: 7380e9,
        links_bandwidth: 600e9,
        clock: None,
        bf16_flops: 2307e12,
        // 8-bit floats.
        eight_bit_ops: 4614e12,
        // Each of its two TensorCores is a device of its own.
        devices_per_chip: 2,
        axes: 3,
        smallest: "1x1x1",
        examples: &["2x2x1", "2x2x2", "4x4x4"],
        pod_chips: 9216,
        chip_config: None,
        usable_bytes: gib(94.74),
        source: "https://docs.cloud.google.com/tpu/docs/tpu7x",
    },
];

impl Generation {
    /// Operations per second of one device in bfloat16.
    pub fn device_flops(&self) -> f64 {
        self.bf16_flops / f64::from(self.devices_per_chip)
    }

    /// Bytes per second between one device and its memory.
    pub fn device_bandwidth(&self) -> f64 {
        self.bandwidth / f64::from(self.devices_per_chip)
    }

    /// `2x4`: chips along each axis, where the generation has topologies of that many axes.
    fn topology(&self, shape: &str) -> Option<Vec<u32>> {
        let axes: Result<Vec<u32>, _> = shape.split('x').map(str::parse).collect();
        axes.ok().filter(|axes| axes.len() == self.axes && axes.iter().all(|n| *n > 0))
    }
}

/// Target of a program.
#[derive(Debug, Clone, PartialEq)]
pub enum Target {
    /// The first device of this machine.
    Here(Platform),
    /// One device of a TPU topology, which need not exist.
    Tpu { generation: &'static Generation, shape: String },
}

/// A target that is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown target `{given}`: {problem}; known are cpu, cuda, {}", known())]
pub struct UnknownTarget {
    given: String,
    problem: String,
}

fn known() -> String {
    let names: Vec<String> = GENERATIONS.iter().map(|g| format!("{}:{}", g.name, g.smallest)).collect();
    names.join(", ")
}

impl FromStr for Target {
    type Err = UnknownTarget;

    /// `cpu`, `cuda`, `v5e:2x2`, or a generation alone, which means its smallest topology.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = |problem: String| UnknownTarget { given: text.to_owned(), problem };
        if let Some(platform) =
            Platform::parse(text).filter(|p| Platform::ALL.contains(p) && *p != Platform::Tpu)
        {
            return Ok(Target::Here(platform));
        }
        let (name, shape) = text.split_once(':').map_or((text, None), |(name, shape)| (name, Some(shape)));
        let generation = GENERATIONS.iter().find(|g| g.name == name || g.aliases.contains(&name));
        let generation = generation.ok_or_else(|| unknown(format!("there is no generation `{name}`")))?;
        let shape = shape.unwrap_or(generation.smallest);
        let axes = generation.topology(shape).ok_or_else(|| {
            let example = generation.examples[0];
            unknown(format!(
                "a topology of {} has {} axes, as in {}:{example}",
                generation.name, generation.axes, generation.name
            ))
        })?;
        let chips: u64 = axes.iter().map(|n| u64::from(*n)).product();
        if chips > u64::from(generation.pod_chips) {
            return Err(unknown(format!("a pod of {} has {} chips", generation.name, generation.pod_chips)));
        }
        Ok(Target::Tpu { generation, shape: shape.to_owned() })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Here(platform) => platform.fmt(f),
            Target::Tpu { generation, shape } => write!(f, "{}:{shape}", generation.name),
        }
    }
}

impl Target {
    pub fn platform(&self) -> Platform {
        match self {
            Target::Here(platform) => *platform,
            Target::Tpu { .. } => Platform::Tpu,
        }
    }

    pub fn place(&self) -> CompilePlace {
        match self {
            Target::Here(_) => CompilePlace::Device,
            Target::Tpu { generation, .. } => {
                let mode = |name: &str| ("chip_config_name".to_owned(), OptionValue::String(name.to_owned()));
                let options = generation.chip_config.map(mode).into_iter().collect();
                CompilePlace::Topology { name: self.to_string(), options }
            }
        }
    }

    pub fn generation(&self) -> Option<&'static Generation> {
        match self {
            Target::Here(_) => None,
            Target::Tpu { generation, .. } => Some(generation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_targets_as_users_write_them() {
        for (text, reads) in [
            ("cpu", "cpu"),
            ("v5e", "v5e:1x1"),
            ("v5litepod:2x4", "v5e:2x4"),
            ("v5p:2x2x1", "v5p:2x2x1"),
            ("ironwood", "tpu7x:1x1x1"),
        ] {
            assert_eq!(text.parse::<Target>().unwrap().to_string(), reads);
        }
    }

    #[test]
    fn says_what_is_wrong_with_a_target() {
        let error = |text: &str| text.parse::<Target>().unwrap_err().to_string();
        assert!(error("v9").contains("no generation `v9`") && error("v9").contains("v5e:1x1"));
        assert!(error("v5p:2x2").contains("has 3 axes, as in v5p:2x2x1"), "{}", error("v5p:2x2"));
        assert!(error("v5e:0x2").contains("2 axes"));
        assert!(error("v5e:64x64").contains("256 chips"));
        assert!(error("tpu").contains("no generation `tpu`"));
    }
}
