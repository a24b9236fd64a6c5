//! Collectives of a scheduled program: what each sends over the links between chips, and how long that takes.
//!
//! A device sends what a ring sends, the fewest bytes of any algorithm, over all links of the torus axes that its group
//! spans. Groups with other chips between theirs share links with the groups of these, and what goes from all to all
//! crosses the middle of each axis. Neither the latency of a hop nor the host network between slices is in it.

use super::hlo_text::{Instruction, Module, attribute, list, names, operands, parts};
use super::target::{Generation, Target};

/// A collective in a program.
#[derive(Debug, Clone, PartialEq)]
pub struct Collective {
    pub name: String,
    /// The opcode of HLO: `all-gather`, `reduce-scatter`, …
    pub opcode: String,
    /// The devices of the first group; empty for all of the program.
    pub group: Vec<u32>,
    /// Fewest bytes that each device sends in one run.
    pub sent_bytes: f64,
    /// How often it runs in one run of the program.
    pub runs: u64,
    /// Estimated cycles of the kernels between its start and its end; 0 where the program waits.
    pub cycles_beside: u64,
    /// `file:line` of the user's program.
    pub source: Option<String>,
}

const COLLECTIVES: [&str; 6] =
    ["all-gather", "all-reduce", "all-to-all", "collective-permute", "ragged-all-to-all", "reduce-scatter"];

/// The collective that an instruction begins or is, by its opcode.
pub(super) fn opcode(i: &Instruction<'_>) -> Option<&'static str> {
    let name = i.opcode.trim_end_matches("-start");
    COLLECTIVES.iter().find(|op| **op == name).copied()
}

/// Whether an instruction ends a collective that another began.
pub(super) fn ends(i: &Instruction<'_>) -> bool {
    i.opcode.strip_suffix("-done").is_some_and(|name| COLLECTIVES.contains(&name))
}

impl<'t> Module<'t> {
    /// The collective inside of the computation that an instruction calls, and its opcode. A reduction of which each
    /// device keeps a part is a `reduce-scatter`.
    pub(super) fn collective_inside(&self, i: &Instruction<'t>) -> Option<(&'static str, &Instruction<'t>)> {
        let inner = self.computations.get(attribute(i.rest, "calls=")?)?;
        let (op, found) = inner.iter().find_map(|i| opcode(i).map(|op| (op, i)))?;
        let keeps_part = op == "all-reduce" && inner.iter().any(|i| i.opcode == "dynamic-slice");
        Some((if keeps_part { "reduce-scatter" } else { op }, found))
    }
}

/// Bytes that each device sends: `ty` is the type of the collective's own instruction, behind its start.
pub(super) fn sent_bytes(op: &str, i: &Instruction<'_>, ty: &str, devices: f64) -> f64 {
    let arrays: Vec<f64> = parts(ty).iter().map(|(bytes, _)| *bytes as f64).collect();
    let mut bytes: f64 = arrays.iter().sum();
    // A start gives its operands, its results and numbers of its own.
    if i.opcode == "all-gather-start" || i.opcode == "collective-permute-start" {
        let given = names(operands(i)).count();
        bytes = arrays.iter().skip(given).take(given).sum();
    }
    let share = (devices - 1.0) / devices;
    match op {
        "all-reduce" => 2.0 * share * bytes,
        // Its result is a part of what it reduces, unless the reduction is whole before it is cut.
        "reduce-scatter" if i.opcode == "reduce-scatter" => (devices - 1.0) * bytes,
        "collective-permute" => bytes,
        _ => share * bytes,
    }
}

/// The devices of the first group, as `{{0,1},{2,3}}` or `[2,2]<=[4]` lists them.
pub(super) fn first_group(text: &str) -> Vec<u32> {
    let listed = |key: &str| list(text, key).into_iter().filter_map(|n| u32::try_from(n).ok()).collect();
    if text.contains("replica_groups={{") {
        return listed("replica_groups={");
    }
    if text.contains("source_target_pairs={{") {
        return listed("source_target_pairs={");
    }
    let Some((_, rest)) = text.split_once("replica_groups=[") else { return Vec::new() };
    iota(rest).unwrap_or_default()
}

/// The first group of `G,S]<=[a,b]T(1,0)`: the numbers from 0 on in the shape `[a, b]`, with its dimensions in another
/// order, in rows of `S`.
fn iota(text: &str) -> Option<Vec<u32>> {
    let numbers = |text: &str| text.split(',').map(|n| n.trim().parse().ok()).collect::<Option<Vec<usize>>>();
    let (sizes, rest) = text.split_once("]<=[")?;
    let (dims, rest) = rest.split_once(']')?;
    let (size, dims) = (*numbers(sizes)?.last()?, numbers(dims)?);
    let order = match rest.strip_prefix("T(").and_then(|rest| rest.split_once(')')) {
        Some((order, _)) => numbers(order)?,
        None => (0..dims.len()).collect(),
    };
    let mut strides = vec![1; dims.len()];
    for d in (0..dims.len().saturating_sub(1)).rev() {
        strides[d] = strides[d + 1] * dims[d + 1];
    }
    if order.len() != dims.len() || order.iter().any(|d| *d >= dims.len()) {
        return None;
    }
    let device = |mut at: usize| {
        order.iter().rev().fold(0, |found, d| {
            let place = at % dims[*d];
            at /= dims[*d];
            found + place * strides[*d]
        })
    };
    (0..size).map(|at| u32::try_from(device(at)).ok()).collect()
}

impl Generation {
    /// Bytes per second that one link sends in one direction: a chip has two for each axis.
    fn link(&self) -> f64 {
        self.links_bandwidth / (2 * self.axes) as f64
    }

    /// Whether chips at both ends of an axis of so many are linked.
    fn closes(&self, chips: u32) -> bool {
        // Pods of two axes are closed where they are whole; of three axes, those of whole cubes.
        if self.axes == 2 { chips == 16 } else { chips > 2 && chips.is_multiple_of(4) }
    }

    /// Links in one direction from each of these places on an axis to the others, a share of them where chips lie
    /// between that have others of their own.
    fn links_along(&self, places: &[u32], chips: u32) -> f64 {
        let [first, .., last] = places else { return 0.0 };
        let (n, closes) = (places.len() as u32, self.closes(chips));
        let mut apart = f64::from(last - first) / f64::from(n - 1);
        if n == 2 && closes {
            apart = apart.min(f64::from(chips) - apart);
        }
        let is_ring = closes && f64::from(n) * apart == f64::from(chips);
        f64::from(1 + u32::from(is_ring)) / apart
    }
}

impl Target {
    /// Bytes per second that a device sends to the others of its group in a collective of this opcode; `None` where it
    /// needs no link, or where links are not known. Devices are numbered along the torus, the first axis first.
    pub fn link_rate(&self, opcode: &str, group: &[u32]) -> Option<f64> {
        let Target::Tpu { generation, shape } = self else { return None };
        let shape: Vec<u32> = shape.split('x').filter_map(|n| n.parse().ok()).collect();
        let per_chip = generation.devices_per_chip;
        let place = |device: u32| {
            let mut chip = device / per_chip;
            let along = shape.iter().map(|n| {
                let at = chip % n;
                chip /= n;
                at
            });
            along.collect::<Vec<u32>>()
        };
        let all: Vec<u32> = (0..shape.iter().product::<u32>() * per_chip).collect();
        let group = if group.is_empty() { &all } else { group };
        let places: Vec<Vec<u32>> = group.iter().map(|device| place(*device)).collect();
        // Of each axis, the chips of the group along it, and the links that these have for themselves.
        let spans: Vec<(f64, f64)> = (0..shape.len())
            .map(|axis| {
                let mut along: Vec<u32> = places.iter().map(|place| place[axis]).collect();
                along.sort_unstable();
                along.dedup();
                (along.len() as f64, generation.links_along(&along, shape[axis]))
            })
            .collect();
        let mut chips: Vec<u32> = group.iter().map(|device| device / per_chip).collect();
        chips.sort_unstable();
        chips.dedup();
        if chips.len() < 2 {
            return None;
        }
        let is_box = spans.iter().map(|(n, _)| n).product::<f64>() == chips.len() as f64;
        let links: f64 = match opcode {
            _ if !is_box => 1.0,
            "all-to-all" | "ragged-all-to-all" => {
                let others = (chips.len() - 1) as f64 / chips.len() as f64;
                let middle = |(n, links): &(f64, f64)| 4.0 * n * links / (n * n - n % 2.0);
                spans.iter().filter(|(n, _)| *n > 1.0).map(middle).fold(f64::INFINITY, f64::min) * others
            }
            _ => spans.iter().map(|(_, links)| links).sum(),
        };
        // Devices of one chip that are in different groups share its links.
        let sharing = if group.len() == chips.len() { per_chip } else { 1 };
        Some(links * generation.link() / f64::from(sharing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_read_in_every_form() {
        assert_eq!(first_group("all-reduce(%x), replica_groups={{0,2},{1,3}}, to_apply=%a"), [0, 2]);
        assert_eq!(first_group("all-gather(%x), replica_groups=[2,4]<=[8], dimensions={0}"), [0, 1, 2, 3]);
        // Rows of the transposed numbers.
        assert_eq!(first_group("all-gather(%x), replica_groups=[4,2]<=[2,4]T(1,0), dimensions={0}"), [0, 4]);
        assert_eq!(first_group("collective-permute(%x), source_target_pairs={{0,1},{1,0}}"), [0, 1]);
        assert_eq!(first_group("all-reduce(%x), replica_groups={}"), [] as [u32; 0]);
        assert_eq!(first_group("all-reduce(%x), replica_groups=[4,2]<=[2,4]T(7,0)"), [] as [u32; 0]);
    }

    #[test]
    fn a_group_sends_over_the_links_of_the_axes_it_spans() {
        let rate =
            |target: &str, group: &[u32]| target.parse::<Target>().unwrap().link_rate("all-reduce", group);
        let every = |n: u32, step: u32| (0..n).map(|i| i * step).collect::<Vec<u32>>();
        // Four links of 100 GB/s: both axes of a whole pod are rings.
        assert_eq!(rate("v6e:16x16", &every(256, 1)), Some(400e9));
        assert_eq!(rate("v6e:16x16", &[]), Some(400e9));
        assert_eq!(rate("v6e:16x16", &every(16, 1)), Some(200e9));
        assert_eq!(rate("v6e:16x16", &every(16, 16)), Some(200e9));
        // A part of an axis is a line, and so is a whole axis that is not closed.
        assert_eq!(rate("v6e:16x16", &every(4, 1)), Some(100e9));
        assert_eq!(rate("v6e:4x4", &every(16, 1)), Some(200e9));
        // With chips of other groups between them, whose links they share.
        assert_eq!(rate("v6e:16x16", &[0, 2]), Some(50e9));
        assert_eq!(rate("v6e:16x16", &[0, 15]), Some(100e9));
        assert_eq!(rate("v6e:16x16", &every(4, 4)), Some(50e9));
        assert_eq!(rate("v5p:4x1x1", &[0, 2]), Some(100e9));
        // No box of chips: one link.
        assert_eq!(rate("v6e:4x4", &[0, 5]), Some(100e9));
        assert_eq!(rate("v5p:4x4x4", &every(64, 1)), Some(600e9));
        // Two devices of one chip need no link; of two groups, they share the chip's.
        assert_eq!(rate("tpu7x:2x2x1", &[0, 1]), None);
        assert_eq!(rate("tpu7x:4x4x4", &every(128, 1)), Some(600e9));
        assert_eq!(rate("tpu7x:4x4x4", &every(64, 2)), Some(300e9));
        assert_eq!(rate("v6e:1x1", &[0]), None);
        assert_eq!(rate("cpu", &[0, 1]), None);
    }

    #[test]
    fn what_goes_from_all_to_all_crosses_the_middle_of_each_axis() {
        let rate = |target: &str, n: u32| {
            let group: Vec<u32> = (0..n).collect();
            target.parse::<Target>().unwrap().link_rate("all-to-all", &group).unwrap()
        };
        // Of 16 bytes, each sends 15; 64 cross the middle of a ring to each side, over two links.
        assert_eq!(rate("v6e:16x16", 16), 15.0 / 16.0 * 50e9);
        assert_eq!(rate("v6e:16x16", 256), 255.0 / 256.0 * 50e9);
        assert_eq!(rate("v6e:2x2", 2), 100e9);
        assert_eq!(rate("v6e:2x4", 8), 7.0 / 8.0 * 100e9);
    }
}
