//! The buffers in the device's memory when a program needs most of it.
//!
//! libtpu dumps its assignment of buffers and their live ranges, also of a program that it then refuses because it does
//! not fit. Arguments, results and constants take their memory for the whole run; the temporaries share one
//! allocation, and the peak is where most of that is taken.

use super::hlo_text::{Instruction, Module, NESTED, names, number, operands};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The use of a buffer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The argument of this number.
    Argument(usize),
    /// A result that is not written over an argument.
    Output,
    Constant,
    Temporary,
}

/// A buffer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Buffer {
    /// The instruction that makes it.
    pub name: String,
    /// As in `bf16[8,512]`.
    pub shape: String,
    /// With padding.
    pub bytes: u64,
    pub part: Part,
    /// The ATen op that made it, and `file:line` of the user's program.
    pub place: Place,
    /// The place of what reads it last; `None` for what stays until the program ends.
    pub last: Option<Place>,
}

/// An ATen op, and `file:line` of the user's program.
pub type Place = (Option<String>, Option<String>);

/// The peak of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peak {
    /// Arguments, outputs, constants and temporaries.
    pub bytes: u64,
    /// Bytes of the temporaries' allocation that nothing lies in at the peak.
    pub holes: u64,
    /// Where the peak is.
    pub at: Place,
    /// All that lies there then, the largest first.
    pub buffers: Vec<Buffer>,
}

/// Texts that libtpu dumps of a program.
#[derive(Debug, Clone, Default)]
pub struct Dumped {
    pub scheduled: String,
    pub assignment: String,
    pub ranges: String,
}

impl Dumped {
    /// Reads the dump of the largest program in a directory; `None` where the compiler dumps no such texts.
    pub fn read(directory: &Path) -> Option<Dumped> {
        const ASSIGNMENT: &str = "after_optimizations-buffer-assignment.txt";
        let assignments = std::fs::read_dir(directory).ok()?.flatten().map(|entry| entry.path());
        let ends = |path: &PathBuf| path.to_string_lossy().ends_with(ASSIGNMENT);
        let length = |path: &PathBuf| path.metadata().map_or(0, |of| of.len());
        let path = assignments.filter(ends).max_by_key(length)?;
        let stem = path.to_string_lossy().strip_suffix(ASSIGNMENT)?.to_owned();
        let text = |ending: &str| std::fs::read_to_string(format!("{stem}{ending}")).ok();
        Some(Dumped {
            scheduled: text("after_optimizations.txt")?,
            assignment: text(ASSIGNMENT)?,
            ranges: text("after_optimizations-live-range.txt")?,
        })
    }

    /// Whether XLA computes values again because the program would not fit otherwise.
    pub fn is_rematerialized(&self) -> bool {
        self.ranges.lines().take_while(|line| !line.contains("BufferLiveRange")).any(|l| l.contains(".remat"))
    }
}

/// A value of the assignment, as long as it lives.
struct Value<'t> {
    name: &'t str,
    ty: &'t str,
    bytes: u64,
    offset: u64,
    first: usize,
    last: usize,
}

struct Allocation<'t> {
    bytes: u64,
    part: Part,
    values: Vec<Value<'t>>,
}

impl<'t> Allocation<'t> {
    /// The value that lies there in the end: memory of a result may hold smaller ones before.
    fn longest(&self) -> Option<&Value<'t>> {
        match self.part {
            Part::Argument(_) => self.values.first(),
            _ => self.values.iter().max_by_key(|value| (value.bytes, value.last)),
        }
    }
}

impl Peak {
    /// The peak that a dump tells; `None` if it is none.
    pub fn read(dumped: &Dumped) -> Option<Peak> {
        let order = sequence(&dumped.ranges);
        let allocations = allocations(&dumped.assignment, &ranges(&dumped.ranges));
        let places = Places::new(&dumped.scheduled);
        let buffer = |value: &Value<'_>, part: Part| {
            let place = places.of(value.name);
            let last = (value.last < order.len()).then(|| places.of(order[value.last]));
            let last = last.filter(|_| part == Part::Temporary);
            let shape = value.ty.split('{').next().unwrap_or_default().to_owned();
            Buffer { name: value.name.to_owned(), shape, bytes: value.bytes, part, place, last }
        };
        let mut buffers = Vec::new();
        let mut temporaries = Vec::new();
        let (mut shared, mut bytes) = (0, 0);
        for allocation in &allocations {
            bytes += allocation.bytes;
            if allocation.part == Part::Temporary {
                shared += allocation.bytes;
                temporaries
                    .extend(allocation.values.iter().map(|value| (value, buffer(value, Part::Temporary))));
            } else if let Some(value) = allocation.longest() {
                let whole = Buffer { bytes: allocation.bytes, ..buffer(value, allocation.part) };
                buffers.push(whole);
            }
        }
        let (at, taken) = peak(&temporaries, order.len());
        buffers.extend(lying(&temporaries, at).into_iter().map(|(_, buffer)| buffer.clone()));
        buffers.sort_by(|a, b| b.bytes.cmp(&a.bytes).then_with(|| a.name.cmp(&b.name)));
        (bytes > 0).then(|| Peak {
            bytes,
            holes: shared.saturating_sub(taken),
            at: order.get(at).map(|name| places.of(name)).unwrap_or_default(),
            buffers,
        })
    }
}

type Temporary<'a, 't> = (&'a Value<'t>, Buffer);

fn live<'a, 't>(all: &'a [Temporary<'a, 't>], at: usize) -> Vec<&'a Temporary<'a, 't>> {
    all.iter().filter(|(value, _)| value.first <= at && at <= value.last).collect()
}

/// The values in memory at an instruction, the largest first, without those whose bytes are in larger ones.
fn lying<'a, 't>(all: &'a [Temporary<'a, 't>], at: usize) -> Vec<&'a Temporary<'a, 't>> {
    let mut live = live(all, at);
    live.sort_by_key(|(value, _)| (std::cmp::Reverse(value.bytes), value.offset));
    let mut taken: Vec<&Temporary<'a, 't>> = Vec::new();
    for temporary in live {
        let begin = temporary.0.offset;
        let end = begin + temporary.0.bytes;
        if taken.iter().all(|(other, _)| end <= other.offset || other.offset + other.bytes <= begin) {
            taken.push(temporary);
        }
    }
    taken
}

/// The first instruction at which most lies in memory, and how much: bytes that several values share count once.
fn peak(all: &[Temporary<'_, '_>], length: usize) -> (usize, u64) {
    // The sum changes where a value begins to live.
    let mut starts: Vec<usize> = all.iter().map(|(value, _)| value.first).filter(|at| *at < length).collect();
    starts.sort_unstable();
    starts.dedup();
    let sum = |at: usize| {
        let mut live = live(all, at);
        live.sort_by_key(|(value, _)| (value.offset, std::cmp::Reverse(value.bytes)));
        let (mut covered, mut sum) = (0, 0);
        for (value, _) in live {
            let end = value.offset + value.bytes;
            sum += end.saturating_sub(covered.max(value.offset));
            covered = covered.max(end);
        }
        (at, sum)
    };
    starts.into_iter().map(sum).max_by_key(|(at, sum)| (*sum, std::cmp::Reverse(*at))).unwrap_or_default()
}

/// The ops and lines of instructions.
struct Places<'t> {
    module: Module<'t>,
    /// Computation and position by name: XLA gives each name once.
    by_name: HashMap<&'t str, (&'t str, usize)>,
}

impl<'t> Places<'t> {
    fn new(text: &'t str) -> Self {
        let module = Module::read(text);
        let all = module.computations.iter().flat_map(|(computation, instructions)| {
            instructions.iter().enumerate().map(|(at, i)| (i.name, (*computation, at)))
        });
        Places { by_name: all.collect(), module }
    }

    fn instruction(&self, name: &str) -> Option<&Instruction<'t>> {
        let (computation, at) = self.by_name.get(name)?;
        self.module.computations.get(computation)?.get(*at)
    }

    /// The place of an instruction. One that only moves a value is from where the value is from.
    fn of(&self, name: &str) -> Place {
        let mut at = self.instruction(name.split('{').next().unwrap_or(name));
        for _ in 0..NESTED {
            let Some(i) = at else { break };
            if let Some(place) = self.module.origin(i, NESTED) {
                return place;
            }
            at = names(operands(i)).next().and_then(|name| self.instruction(name));
        }
        (None, None)
    }
}

/// `    6:convolution_tanh_fusion.2`
fn sequence(text: &str) -> Vec<&str> {
    let lines = text.lines().skip_while(|line| line.trim() != "InstructionSequence:").skip(1);
    let lines = lines.take_while(|line| line.trim() != "BufferLiveRange:");
    lines.filter_map(|line| Some(line.trim().split_once(':')?.1)).collect()
}

/// `    copy-start.3{0}:5-8`, without the braces of a whole value.
fn ranges(text: &str) -> HashMap<&str, (usize, usize)> {
    let lines = text.lines().skip_while(|line| line.trim() != "BufferLiveRange:").skip(1);
    let lines = lines.take_while(|line| !line.trim().starts_with("Live ranges at"));
    let range = |line: &'_ str| -> Option<(usize, usize)> {
        let (first, last) = line.rsplit_once(':')?.1.split_once('-')?;
        Some((first.parse().ok()?, last.parse().ok()?))
    };
    let named = |line| Some((whole(str::trim(line).rsplit_once(':')?.0), range(line)?));
    lines.filter_map(named).collect()
}

fn whole(name: &str) -> &str {
    name.strip_suffix("{}").unwrap_or(name)
}

/// The allocations of the device's memory.
fn allocations<'t>(text: &'t str, ranges: &HashMap<&str, (usize, usize)>) -> Vec<Allocation<'t>> {
    let mut found: Vec<Allocation<'t>> = Vec::new();
    let mut here = false;
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("allocation ") {
            here = !head.contains("thread-local") && number(head, "color ").unwrap_or(0) == 0;
            if here {
                let is_result = head.contains("maybe-live-out");
                let parameter = number(head, "parameter ").map(|n| n as usize);
                let part = match parameter {
                    Some(n) => Part::Argument(n),
                    None if head.contains(", constant") => Part::Constant,
                    None if is_result => Part::Output,
                    None => Part::Temporary,
                };
                let bytes = number(head, "size ").unwrap_or(0);
                found.push(Allocation { bytes, part, values: Vec::new() });
            }
        } else if let (true, Some(allocation)) = (here, found.last_mut()) {
            allocation.values.extend(value(line, ranges));
        } else if line.is_empty() {
            break;
        }
    }
    found
}

/// ` value: <226 fusion.2{1} @0> (size=8589934592,offset=81920): bf16[2097152,2048]{1,0:T(8,128)(2,1)}`
fn value<'t>(line: &'t str, ranges: &HashMap<&str, (usize, usize)>) -> Option<Value<'t>> {
    let (name, rest) = line.trim().strip_prefix("value: <")?.split_once(" @")?;
    let name = whole(name.split_once(' ')?.1);
    let (first, last) = ranges.get(name).copied().unwrap_or((0, usize::MAX));
    let ty = rest.split_once("): ")?.1;
    let (bytes, offset) = (number(rest, "size=")?, number(rest, "offset=")?);
    Some(Value { name, ty, bytes, offset, first, last })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two products of which the first is read again at the end; the texts are as libtpu dumps them.
    fn dumped() -> Dumped {
        let scheduled = "\
ENTRY %main (x: f32[64,8], w: f32[8,8]) -> f32[8,8] {
  %x = f32[64,8]{1,0} parameter(0)
  %w = f32[8,8]{1,0} parameter(1)
  %a = f32[64,8]{1,0} fusion(%x, %w), kind=kOutput, calls=%f, metadata={op_name=\"aten.mm.default\" source_file=\"net.py\" source_line=3}
  %b = (f32[64,8]{1,0}, u32[]) copy-start(%a)
  %c = f32[64,8]{1,0} fusion(%a), kind=kLoop, calls=%g, metadata={op_name=\"aten.tanh.default\" source_file=\"net.py\" source_line=4}
  ROOT %d = f32[8,8]{1,0} fusion(%c, %a), kind=kOutput, calls=%h, metadata={op_name=\"aten.mm.default\" source_file=\"net.py\" source_line=5}
}
";
        let assignment = "\
BufferAssignment:
allocation 0: size 9999, color 1, page 0, preallocated-temp:
 value: <9 v{0} @1> (size=9999,offset=0): f32[64,8]{1,0:S(1)}
allocation 1: size 512, page 0, thread-local:
 value: <1 p @0> (size=512,offset=0): f32[]
allocation 2: size 2048, page 0, parameter 0, shape |f32[64,8]| at ShapeIndex {}:
 value: <2 x @0> (size=2048,offset=0): f32[64,8]{1,0}
allocation 3: size 256, page 0, parameter 1, shape |f32[8,8]| at ShapeIndex {}, maybe-live-out:
 value: <3 w @0> (size=256,offset=0): f32[8,8]{1,0}
 value: <4 d @0> (size=256,offset=0): f32[8,8]{1,0}
allocation 4: size 5000, page 0, preallocated-temp:
 value: <5 a @0> (size=2048,offset=0): f32[64,8]{1,0}
 value: <6 b{} @0> (size=512,offset=2048): (f32[64,8]{1,0}, u32[])
 value: <7 c @0> (size=2048,offset=2560): f32[64,8]{1,0}
 value: <8 b{0} @0> (size=2048,offset=0): f32[64,8]{1,0}

Total bytes used: 7304
";
        let ranges = "\
HloLiveRange (max 6):
  InstructionSequence:
    0:x
    1:w
    2:a
    3:b
    4:c
    5:d
  BufferLiveRange:
    x{}:0-6
    w{}:0-2
    a{}:2-5
    b{}:3-3
    b{0}:3-4
    c{}:4-5
    d{}:5-6
  Live ranges at 4 (peak):
    a{}: 2048 bytes (cumulative: 2048 bytes)
";
        let [scheduled, assignment, ranges] = [scheduled, assignment, ranges].map(str::to_owned);
        Dumped { scheduled, assignment, ranges }
    }

    #[test]
    fn the_peak_is_where_most_of_the_temporaries_lies() {
        let peak = Peak::read(&dumped()).unwrap();
        assert_eq!(peak.bytes, 2048 + 256 + 5000);
        assert_eq!(peak.holes, 5000 - 2 * 2048);
        assert_eq!(peak.at, (Some("aten.tanh.default".into()), Some("net.py:4".into())));
        let told: Vec<_> = peak.buffers.iter().map(|b| (&*b.name, b.part, b.bytes)).collect();
        let expected = [
            ("a", Part::Temporary, 2048),
            ("c", Part::Temporary, 2048),
            ("x", Part::Argument(0), 2048),
            ("w", Part::Argument(1), 256),
        ];
        assert_eq!(told, expected);
        let [a, .., w] = &peak.buffers[..] else { unreachable!() };
        assert_eq!((&*a.shape, a.place.1.as_deref()), ("f32[64,8]", Some("net.py:3")));
        assert_eq!(a.last, Some((Some("aten.mm.default".into()), Some("net.py:5".into()))));
        assert_eq!(w.last, None);
    }

    #[test]
    fn a_small_value_hides_no_large_one_that_begins_inside_of_it() {
        let mut other = dumped();
        other.assignment = other.assignment.replace("(size=512,offset=2048)", "(size=512,offset=2304)");
        other.ranges = other.ranges.replace("b{}:3-3", "b{}:3-4");
        let peak = Peak::read(&other).unwrap();
        assert!(peak.buffers.iter().any(|buffer| buffer.name == "c"));
        assert_eq!(peak.holes, 5000 - 2048 - (2560 + 2048 - 2304));
    }

    #[test]
    fn memory_of_a_result_is_what_lies_there_in_the_end() {
        let mut other = dumped();
        let result = "allocation 3: size 2048, page 0, maybe-live-out:\n value: <3 a @0> (size=512,offset=0): f32[128]\n \
                      value: <4 c @0> (size=2048,offset=0): f32[64,8]{1,0}\n\n";
        other.assignment.insert_str(other.assignment.find("allocation 4").unwrap(), result.trim_start());
        let peak = Peak::read(&other).unwrap();
        let found = peak.buffers.iter().find(|buffer| buffer.part == Part::Output).unwrap();
        assert_eq!((&*found.name, &*found.shape), ("c", "f32[64,8]"));
    }

    #[test]
    fn values_computed_again_are_seen_in_the_sequence() {
        assert!(!dumped().is_rematerialized());
        let text = dumped().ranges.replace("4:c", "4:c.remat");
        assert!(Dumped { ranges: text, ..dumped() }.is_rematerialized());
    }

    #[test]
    fn texts_that_are_no_dump_have_no_peak() {
        assert_eq!(Peak::read(&Dumped::default()), None);
        let garbage = "allocation x: size\n value: <\n value: <1 a @".to_owned();
        let dumped = Dumped { assignment: garbage.clone(), ranges: garbage.clone(), scheduled: garbage };
        assert_eq!(Peak::read(&dumped), None);
        assert!(Dumped::read(Path::new("/nonexistent")).is_none());
    }
}
