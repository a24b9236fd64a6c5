//! Estimated cost of a compiled program, from its compiler and the chip's data sheet.

use super::lowered_graph::LoweredGraph;
use super::target::{Generation, Target};
use crate::pjrt::{CompileResponse, MemoryStats};

/// Resource that bounds a program's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// The matrix units.
    Compute,
    /// The memory's bandwidth.
    Memory,
}

/// Whether the program's memory is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MemoryFit {
    /// Arguments, outputs that are not written over arguments, temporaries and code, in bytes.
    pub needed: u64,
    /// Memory of one device that programs may use, in bytes.
    pub capacity: u64,
}

impl MemoryFit {
    /// Bytes that are missing; 0 where it fits.
    pub fn missing(&self) -> u64 {
        self.needed.saturating_sub(self.capacity)
    }
}

/// Costs of one program. What nobody tells is `None`.
#[derive(Debug, Clone, PartialEq)]
pub struct Estimate {
    pub flops: Option<f64>,
    pub bytes_accessed: Option<f64>,
    /// The compiler's own sum over the instructions, in seconds. Loop bodies count once, and `uncosted` not at all.
    pub xla_seconds: Option<f64>,
    /// Instructions that the compiler has no time for.
    pub uncosted: u64,
    /// No program with these operations and bytes is faster there: operations at the peak rate of bfloat16, and bytes
    /// at the full bandwidth, at the same time.
    pub roofline_seconds: Option<f64>,
    pub bound: Option<Limit>,
    pub memory: Option<MemoryStats>,
    pub fit: Option<MemoryFit>,
}

/// Costs of a program that was compiled for `target`.
pub fn estimate(target: &Target, lowered: &LoweredGraph, response: &CompileResponse) -> Estimate {
    let memory = response.memory_stats.map(|memory| memory.without_given(lowered.given_bytes));
    let cost = |name: &str| response.cost_analysis.get(name).copied().filter(|v| v.is_finite() && *v >= 0.0);
    // XLA's CPU client may not count them.
    let counted =
        || Some(lowered.work.operations).filter(|count| *count != u64::MAX).map(|count| count as f64);
    let (flops, bytes_accessed) = (cost("flops").or_else(counted), cost("bytes accessed"));
    let generation = target.generation();
    let (roofline_seconds, bound) = match (generation, flops, bytes_accessed) {
        (Some(generation), Some(flops), Some(bytes)) => roofline(generation, flops, bytes),
        _ => (None, None),
    };
    let fit = memory
        .as_ref()
        .zip(generation)
        .map(|(memory, generation)| MemoryFit { needed: needed(memory), capacity: generation.usable_bytes });
    let (xla_seconds, uncosted) = match response.cost_analysis.get("optimal_seconds") {
        Some(seconds) => seconds_without_uncosted(*seconds),
        None => (None, 0),
    };
    Estimate { flops, bytes_accessed, xla_seconds, uncosted, roofline_seconds, bound, memory, fit }
}

/// The memory of a program that libtpu refused because it does not fit, where its message tells.
///
/// The message reads `… required for HLO temporaries (391.17G) exceeds available HBM (15.75G) …`, in powers of 1024;
/// arguments and outputs are among these temporaries.
pub fn refused_for_memory(target: &Target, message: &str) -> Option<MemoryFit> {
    let capacity = target.generation()?.usable_bytes;
    let before = message.split(" exceeds available").next().filter(|before| before.len() < message.len())?;
    let amount = before.rsplit_once('(')?.1.strip_suffix(')')?;
    let at = amount.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let power = ["", "K", "M", "G", "T", "P"].iter().position(|unit| *unit == &amount[at..])?;
    let needed = amount[..at].parse::<f64>().ok()? * 1024f64.powi(i32::try_from(power).ok()?);
    Some(MemoryFit { needed: needed as u64, capacity })
}

/// XLA's sum of seconds, to which an instruction that it has no cost for (a custom call) contributes -1, taken apart:
/// the seconds, and the number of such instructions. The sum comes as a 32-bit float; seconds that its digits do not
/// hold beside that number are not told.
fn seconds_without_uncosted(sum: f64) -> (Option<f64>, u64) {
    if !sum.is_finite() || sum >= 0.0 {
        return (Some(sum).filter(|sum| sum.is_finite()), 0);
    }
    let uncosted = (-sum).ceil();
    let seconds = sum + uncosted;
    let digits = uncosted * f64::from(f32::EPSILON);
    (Some(seconds).filter(|seconds| *seconds > 20.0 * digits), uncosted as u64)
}

fn roofline(generation: &Generation, flops: f64, bytes: f64) -> (Option<f64>, Option<Limit>) {
    let compute = flops / generation.device_flops();
    let memory = bytes / generation.device_bandwidth();
    let bound = if compute > memory { Limit::Compute } else { Limit::Memory };
    (Some(compute.max(memory)), Some(bound))
}

/// Device memory while the program runs.
fn needed(memory: &MemoryStats) -> u64 {
    let MemoryStats { argument_bytes, output_bytes, alias_bytes, temp_bytes, generated_code_bytes, .. } =
        memory;
    let bytes = argument_bytes + output_bytes - alias_bytes + temp_bytes + generated_code_bytes;
    u64::try_from(bytes).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slower_of_compute_and_memory_is_the_bound() {
        let Target::Tpu { generation, .. } = "v5e".parse().unwrap() else { panic!() };
        let (seconds, bound) = roofline(generation, 197e12, 1e9);
        assert_eq!((seconds, bound), (Some(1.0), Some(Limit::Compute)));
        let (seconds, bound) = roofline(generation, 1.0, 819e9);
        assert_eq!((seconds, bound), (Some(1.0), Some(Limit::Memory)));
        // A program has one of the two devices of such a chip.
        let Target::Tpu { generation, .. } = "tpu7x".parse().unwrap() else { panic!() };
        assert_eq!(roofline(generation, 2307e12, 0.0).0, Some(2.0));
    }

    #[test]
    fn reads_how_much_memory_a_refused_program_needs() {
        let target: Target = "v5e".parse().unwrap();
        let message = "E1000: CompileTimeHbmOom: Ran out of memory on HBM, the total memory required for HLO \
                       temporaries (391.25G) exceeds available HBM (15.75G). HLO module: main.";
        let fit = refused_for_memory(&target, message).unwrap();
        assert_eq!((fit.needed, fit.capacity), (391 * (1 << 30) + (1 << 28), 63 << 28));
        for other in
            ["", "RESOURCE_EXHAUSTED", "x (12G)", "x (lots) exceeds available HBM", "(1Q) exceeds available"]
        {
            assert_eq!(refused_for_memory(&target, other), None, "{other}");
        }
    }

    #[test]
    fn instructions_without_a_cost_are_taken_out_of_the_time() {
        assert_eq!(seconds_without_uncosted(2.5e-4), (Some(2.5e-4), 0));
        assert_eq!(seconds_without_uncosted(0.0), (Some(0.0), 0));
        let sum = f64::from(-12.0f32 + 3e-4f32);
        let (seconds, uncosted) = seconds_without_uncosted(sum);
        assert_eq!(uncosted, 12);
        assert!((seconds.unwrap() - 3e-4).abs() < 2e-6, "{seconds:?}");
        // A microsecond is lost beside twelve seconds.
        assert_eq!(seconds_without_uncosted(f64::from(-12.0f32 + 1e-6f32)), (None, 12));
        assert_eq!(seconds_without_uncosted(-3.0), (None, 3));
        assert_eq!(seconds_without_uncosted(f64::NAN), (None, 0));
    }

    #[test]
    fn outputs_over_arguments_are_counted_once() {
        let memory = MemoryStats {
            argument_bytes: 100,
            output_bytes: 60,
            alias_bytes: 50,
            temp_bytes: 7,
            generated_code_bytes: 3,
            ..MemoryStats::default()
        };
        assert_eq!(needed(&memory), 120);
        assert_eq!(MemoryFit { needed: 120, capacity: 100 }.missing(), 20);
        assert_eq!(MemoryFit { needed: 99, capacity: 100 }.missing(), 0);
    }
}
