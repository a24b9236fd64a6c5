//! The kernels of a program that libtpu scheduled, and what each costs by libtpu's own estimate.
//!
//! libtpu writes `estimated_cycles` on each kernel of the HLO that it dumps after code generation. A kernel in a loop
//! costs that as often as the loop runs. Of a conditional, one branch runs: that with the most estimated cycles counts,
//! and the others not at all. Kernels run one after another; copies that run beside them have no estimate
//! and count nothing, and neither do gaps. What has no estimate but computes (custom calls) is named, and has no
//! cycles. [Collectives](Collective) are no kernels: their time is that of the links.

use super::hlo_text::{Instruction, Module, NESTED, attribute, names, operands, parts, quoted};
use super::links::{Collective, ends, first_group, opcode, sent_bytes};
use crate::lowering::STEPS;
use std::collections::{BTreeMap, HashMap, HashSet};

/// One kernel.
#[derive(Debug, Clone, PartialEq)]
pub struct Kernel {
    pub name: String,
    /// The opcode of HLO: `fusion`, `copy`, …
    pub opcode: String,
    /// The target of a custom call.
    pub target: Option<String>,
    /// libtpu's estimate of one run; `None` if it has none.
    pub cycles: Option<u64>,
    /// Whether libtpu says that it cannot tell: its estimate is the largest number.
    pub given_up: bool,
    /// Operations and bytes of one run of a custom call, as its author estimates them, or of a reshape that libtpu
    /// estimates nothing of: one that is no view moves all of its bytes.
    pub work: Option<[f64; 2]>,
    /// How often it runs in one run of the program.
    pub runs: u64,
    /// Bytes of its operands and results that lie in the device's memory, for one run.
    pub bytes: u64,
    /// The opcodes inside a fusion that compute something or move data, each once.
    pub inside: Vec<String>,
    /// The ATen op that it is attributed to.
    pub op: Option<String>,
    /// `file:line` of the user's program.
    pub source: Option<String>,
}

impl Kernel {
    /// Estimated cycles of all its runs.
    pub fn total(&self) -> u64 {
        self.cycles.unwrap_or(0) * self.runs
    }

    /// Whether it does nothing but move data.
    pub fn moves_only(&self) -> bool {
        const MOVES: [&str; 10] = [
            "broadcast",
            "concatenate",
            "convert",
            "copy",
            "dynamic-slice",
            "dynamic-update-slice",
            "pad",
            "reshape",
            "slice",
            "transpose",
        ];
        let moves = |op: &str| MOVES.contains(&op);
        if self.opcode == "fusion" {
            !self.inside.is_empty() && self.inside.iter().all(|op| moves(op))
        } else {
            matches!(self.opcode.as_str(), "copy" | "transpose" | "reshape")
        }
    }
}

/// Kernels of a scheduled program.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Schedule {
    pub kernels: Vec<Kernel>,
    /// Loops whose number of runs is not known: what is in them counts once.
    pub unknown_loops: u64,
    /// Bytes of the device's memory that copies beside the kernels move.
    pub bytes_beside: u64,
    /// In the order of their ends.
    pub collectives: Vec<Collective>,
}

impl Schedule {
    /// Reads HLO as libtpu dumps it after code generation.
    pub fn read(text: &str) -> Schedule {
        let module = Module::read(text);
        let mut schedule = Schedule::default();
        if let Some(entry) = module.entry {
            module.walk(entry, 1, &mut HashSet::new(), &mut schedule);
        }
        schedule
    }

    /// Appends what runs after this.
    fn add(&mut self, next: Schedule) {
        self.kernels.extend(next.kernels);
        self.unknown_loops += next.unknown_loops;
        self.bytes_beside += next.bytes_beside;
        self.collectives.extend(next.collectives);
    }

    /// Estimated cycles of one run of the program, without what has no estimate.
    pub fn cycles(&self) -> u64 {
        self.kernels.iter().map(Kernel::total).sum()
    }

    /// Names of kernels without an estimate, and how often they run. Scalars and views have none either, and cost
    /// nothing.
    pub fn without_estimate(&self) -> BTreeMap<String, u64> {
        let mut found = BTreeMap::new();
        for kernel in self.kernels.iter().filter(|k| k.cycles.is_none()) {
            let name = kernel.name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
            let target = kernel.target.as_deref().unwrap_or("?");
            let named = match kernel.opcode.as_str() {
                "custom-call" => format!("{name} ({target})"),
                opcode if NEVER_ESTIMATED.contains(&opcode) => opcode.to_string(),
                _ if kernel.given_up => format!("{name} ({})", kernel.op.as_deref().unwrap_or("?")),
                _ => continue,
            };
            *found.entry(named).or_insert(0) += kernel.runs;
        }
        found
    }
}

/// The number of cycles from which on libtpu means that it has no estimate.
const NO_ESTIMATE: u64 = i64::MAX as u64;

/// Instructions that are no kernels.
const FREE: [&str; 9] = [
    "parameter",
    "constant",
    "tuple",
    "get-tuple-element",
    "bitcast",
    "after-all",
    "partition-id",
    "replica-id",
    "opt-barrier",
];

/// Instructions that wait for, or run beside, kernels.
const BESIDE: [&str; 6] =
    ["copy-start", "copy-done", "slice-start", "slice-done", "async-done", "async-update"];

/// Instructions with much work of which libtpu estimates nothing.
const NEVER_ESTIMATED: [&str; 6] =
    ["fft", "reduce-window", "rng-bit-generator", "scatter", "select-and-scatter", "sort"];

/// Custom calls that are bookkeeping.
const FREE_CALLS: [&str; 8] = [
    "AllocateBuffer",
    "AssumeGatherIndicesInBound",
    "ConcatBitcast",
    "NopReturnToken",
    "Sharding",
    "X64Combine",
    "X64SplitHigh",
    "X64SplitLow",
];

impl<'t> Module<'t> {
    fn walk(&self, name: &'t str, runs: u64, above: &mut HashSet<&'t str>, schedule: &mut Schedule) {
        let Some(instructions) = self.computations.get(name).filter(|_| above.insert(name)) else { return };
        let types: HashMap<&str, &str> = instructions.iter().map(|i| (i.name, i.ty)).collect();
        // Of each collective that has begun: what it is, and the number of kernels before it.
        let mut begun: HashMap<&str, (Collective, usize)> = HashMap::new();
        // Of each group, how many kernels its collectives ran beside: they send over the same links, one by one.
        let mut beside_group: HashMap<Vec<u32>, usize> = HashMap::new();
        for i in instructions {
            if let Some(collective) = self.collective(i, runs) {
                if i.opcode.ends_with("-start") {
                    begun.insert(i.name, (collective, schedule.kernels.len()));
                } else {
                    schedule.collectives.push(collective);
                }
                continue;
            }
            let ended = (ends(i) || i.opcode == "async-done").then(|| names(operands(i)).next()).flatten();
            if let Some((mut collective, before)) = ended.and_then(|name| begun.remove(name)) {
                let of_group = beside_group.entry(collective.group.clone()).or_default();
                let first = before.max(*of_group);
                *of_group = schedule.kernels.len();
                let beside: u64 = schedule.kernels[first..].iter().map(Kernel::total).sum();
                collective.cycles_beside = beside / runs.max(1);
                schedule.collectives.push(collective);
                continue;
            }
            match i.opcode {
                op if FREE.contains(&op) => {}
                op if BESIDE.contains(&op) => {
                    if op.ends_with("-start") {
                        schedule.bytes_beside += runs * moved_bytes(i.ty);
                    }
                }
                "while" => {
                    let runs_of_body = steps(i.rest, runs).or_else(|| Some(runs * self.trips(i)?));
                    let runs_of_body = runs_of_body.unwrap_or_else(|| {
                        schedule.unknown_loops += 1;
                        runs
                    });
                    if let Some(body) = attribute(i.rest, "body=") {
                        self.walk(body, runs_of_body, above, schedule);
                    }
                }
                "call" | "async-start" => {
                    let called = attribute(i.rest, "to_apply=").or_else(|| attribute(i.rest, "calls="));
                    if let Some(called) = called {
                        self.walk(called, runs, above, schedule);
                    }
                }
                "conditional" => {
                    let of_branch = |branch| {
                        let mut alone = Schedule::default();
                        self.walk(branch, runs, above, &mut alone);
                        alone
                    };
                    let branches = branches(i.rest).into_iter().map(of_branch);
                    if let Some(dearest) = branches.max_by_key(Schedule::cycles) {
                        schedule.add(dearest);
                    }
                }
                _ => schedule.kernels.extend(self.kernel(i, runs, &types)),
            }
        }
        above.remove(name);
    }

    /// The collective that an instruction is or begins, also inside of a fusion.
    fn collective(&self, i: &Instruction<'t>, runs: u64) -> Option<Collective> {
        let (op, own) = match opcode(i) {
            Some(op) => (op, i),
            None if matches!(i.opcode, "fusion" | "async-start") => self.collective_inside(i)?,
            None => return None,
        };
        let group = first_group(own.rest);
        let devices = if group.is_empty() { self.replicas } else { group.len() } as f64;
        Some(Collective {
            name: i.name.to_owned(),
            opcode: op.to_owned(),
            sent_bytes: sent_bytes(op, own, own.ty, devices),
            group,
            runs,
            cycles_beside: 0,
            source: self.origin(i, NESTED).and_then(|(_, source)| source),
        })
    }

    fn kernel(&self, i: &Instruction<'t>, runs: u64, types: &HashMap<&str, &str>) -> Option<Kernel> {
        let target = (i.opcode == "custom-call").then(|| quoted(i.rest, "custom_call_target=")).flatten();
        if target.is_some_and(|target| FREE_CALLS.contains(&target)) {
            return None;
        }
        let inside = match attribute(i.rest, "calls=").and_then(|name| self.computations.get(name)) {
            Some(inner) if i.opcode == "fusion" => {
                let mut found: Vec<String> = Vec::new();
                for op in inner.iter().map(|inner| inner.opcode).filter(|op| !FREE.contains(op)) {
                    if !found.iter().any(|known| known == op) {
                        found.push(op.to_owned());
                    }
                }
                found
            }
            _ => Vec::new(),
        };
        let read: u64 =
            names(operands(i)).filter_map(|name| types.get(name)).map(|ty| device_bytes(ty)).sum();
        let said = quoted(i.rest, "\"estimated_cycles\":").and_then(|n| n.parse::<u64>().ok());
        let given_up = said.is_some_and(|n| n >= NO_ESTIMATE);
        let cycles = said.filter(|_| !given_up);
        let (op, source) = self.origin(i, NESTED).unwrap_or_default();
        let bytes = read + device_bytes(i.ty);
        let moves = i.opcode == "reshape" && cycles.is_none() && bytes > 0;
        let work = target.and_then(|_| work(i.rest)).or(moves.then_some([0.0, bytes as f64]));
        Some(Kernel {
            name: i.name.to_owned(),
            opcode: i.opcode.to_owned(),
            target: target.map(str::to_owned),
            cycles,
            given_up,
            work,
            runs,
            bytes,
            inside,
            op,
            source,
        })
    }

    /// How often a loop runs: as XLA says, or as its condition does, `i < N` counting from 0 by 1.
    fn trips(&self, i: &Instruction<'t>) -> Option<u64> {
        if let Some(n) = i.rest.split_once("\"known_trip_count\":{\"n\":\"") {
            return n.1.split('"').next()?.parse().ok();
        }
        let condition = self.computations.get(attribute(i.rest, "condition=")?)?;
        let compare = condition.iter().find(|c| c.opcode == "compare" && c.rest.contains("direction=LT"))?;
        let limit = names(compare.rest.split("),").next()?).nth(1)?;
        let constant = condition.iter().find(|c| c.name == limit && c.opcode == "constant")?;
        constant.rest.strip_prefix("constant(")?.split(')').next()?.parse().ok()
    }
}

/// How many steps a loop that runs `runs` times has in all, if the lowering says it.
fn steps(text: &str, runs: u64) -> Option<u64> {
    let (steps, of) = text.split_once(&format!("{STEPS}=\""))?.1.split('"').next()?.split_once('/')?;
    runs.checked_mul(steps.parse().ok()?)?.checked_div(of.parse().ok()?)
}

/// Operations and bytes of a custom call.
fn work(text: &str) -> Option<[f64; 2]> {
    let estimate = text.split_once("\"cost_estimate\":{")?.1.split('}').next()?;
    let figure = |key: &str| quoted(estimate, key).and_then(|n| n.parse().ok());
    Some([figure("\"flops\":")?, figure("\"bytes_accessed\":")?])
}

/// The computations of a conditional.
fn branches(text: &str) -> Vec<&str> {
    let list = text.split_once("branch_computations={").and_then(|(_, rest)| rest.split('}').next());
    let listed = list.into_iter().flat_map(|list| list.split(',')).map(|n| n.trim().trim_start_matches('%'));
    let two = ["true_computation=", "false_computation="].into_iter().filter_map(|key| attribute(text, key));
    listed.chain(two).collect()
}

/// Bytes of a type's parts that lie in the device's memory, which is memory space 0.
fn device_bytes(ty: &str) -> u64 {
    parts(ty).iter().filter(|(_, is_on_device)| *is_on_device).map(|(bytes, _)| bytes).sum()
}

/// Bytes that a copy moves out of the device's memory or into it, by its type: the source, the destination, which may
/// be a part of it, and scalars.
fn moved_bytes(ty: &str) -> u64 {
    let parts = parts(ty);
    if !parts.iter().any(|(bytes, is_on_device)| *is_on_device && *bytes > 4) {
        return 0;
    }
    parts.iter().map(|(bytes, _)| *bytes).filter(|bytes| *bytes > 4).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"HloModule main, is_scheduled=true, entry_computation_layout={(f32[8]{0})->f32[8]{0}}

FileNames
1 "model.py"

FunctionNames
1 "aten.mm.default"

FileLocations
1 {file_name_id=1 function_name_id=1 line=12 end_line=12 column=0 end_column=0}

StackFrames
1 {file_location_id=1 parent_frame_id=1}

%fused (p: f32[8,4]) -> bf16[8,4] {
  %p = f32[8,4]{1,0:T(8,128)} parameter(0)
  %c = bf16[8,4]{1,0:T(8,128)(2,1)} convert(%p)
  ROOT %e = bf16[8,4]{1,0:T(8,128)(2,1)} exponential(%c)
}

%body (s: (s32[], f32[8,4])) -> (s32[], f32[8,4]) {
  %s = (s32[], f32[8,4]{1,0}) parameter(0)
  %x = f32[8,4]{1,0} get-tuple-element(%s), index=1
  %y = f32[8,4]{1,0} copy(%x), backend_config={"estimated_cycles":"7"}
  ROOT %t = (s32[], f32[8,4]{1,0}) tuple(%s, %y)
}

%sum (p: f32[], q: f32[]) -> f32[] {
  %q = f32[] parameter(1), metadata={op_name="x"}
  %p = f32[] parameter(0), metadata={op_name="x"}
  ROOT %add = f32[] add(%p, %q), metadata={op_name="aten.sum.default" stack_frame_id=1}
}

%rewritten (p: f32[8,4]) -> f32[8] {
  %p = f32[8,4]{1,0} parameter(0)
  %zero = f32[] constant(0)
  ROOT %reduce = f32[8]{0} reduce(%p, %zero), dimensions={1}, to_apply=%sum
}

%condition (s: (s32[], f32[8,4])) -> pred[] {
  %s = (s32[], f32[8,4]{1,0}) parameter(0)
  %n = s32[] constant(5)
  %i = s32[] get-tuple-element(%s), index=0
  ROOT %l = pred[] compare(%i, %n), direction=LT
}

ENTRY %main (a: f32[8,4]) -> bf16[8,4] {
  %a = f32[8,4]{1,0:T(8,128)} parameter(0)
  %f = bf16[8,4]{1,0:T(8,128)(2,1)S(1)} fusion(%a), kind=kLoop, calls=%fused, metadata={op_name="aten.mm.default" stack_frame_id=1}, backend_config={"window":{"estimated_cycles":"100"}}
  %w = (s32[], f32[8,4]{1,0}) while(%a), condition=%condition, body=%body
  %b = f32[8]{0} custom-call(%a), custom_call_target="ConcatBitcast"
  %copy-start = (f32[8,4]{1,0:S(1)}, f32[8,4]{1,0}, u32[]{:S(2)}) copy-start(%a)
  %copy-done = f32[8,4]{1,0:S(1)} copy-done(%copy-start)
  %slice-start = ((f32[8,4]{1,0}), f32[2,4]{1,0:S(1)}, u32[]{:S(2)}) slice-start(%a)
  %inside = (f32[8,4]{1,0:S(1)}, f32[8,4]{1,0:S(1)}, u32[]{:S(2)}) copy-start(%copy-done)
  %r = f32[8]{0} fusion(%a), kind=kOutput, calls=%rewritten, backend_config={"window":{"estimated_cycles":"10"}}
  %relaid = f32[32]{0} reshape(%a)
  ROOT %online-softmax.3 = bf16[8,4]{1,0} custom-call(%f, %a), custom_call_target="tpu_custom_call", metadata={op_name="online-softmax"}, backend_config={"custom_call_config":{"cost_estimate":{"bytes_accessed":"64","flops":"512","transcendentals":"8"}}}
}
"#;

    #[test]
    fn kernels_carry_their_cycles_runs_bytes_and_place() {
        let schedule = Schedule::read(TEXT);
        let names: Vec<&str> = schedule.kernels.iter().map(|k| k.name.as_str()).collect();
        assert_eq!(names, ["f", "y", "r", "relaid", "online-softmax.3"]);
        let [fusion, copy, rewritten, relaid, call] = &schedule.kernels[..] else { unreachable!() };
        assert_eq!((fusion.cycles, fusion.runs, fusion.total()), (Some(100), 1, 100));
        // The operand; the result lies in fast memory.
        assert_eq!(fusion.bytes, 8 * 4 * 4);
        assert_eq!(fusion.inside, ["convert", "exponential"]);
        assert_eq!(
            (fusion.op.as_deref(), fusion.source.as_deref()),
            (Some("aten.mm.default"), Some("model.py:12"))
        );
        assert_eq!((copy.cycles, copy.runs, copy.total(), copy.bytes), (Some(7), 5, 35, 256));
        assert!(copy.moves_only() && !fusion.moves_only());
        // What the compiler wrote anew without its place is from where the reduction that it runs is from.
        assert_eq!(
            (rewritten.op.as_deref(), rewritten.source.as_deref()),
            (Some("aten.sum.default"), Some("model.py:12"))
        );
        assert_eq!((call.cycles, call.bytes), (None, 8 * 4 * 2 + 8 * 4 * 4));
        assert_eq!((call.work, copy.work), (Some([512.0, 64.0]), None));
        assert_eq!((relaid.cycles, relaid.work), (None, Some([0.0, 256.0])));
        assert_eq!((schedule.cycles(), schedule.unknown_loops), (145, 0));
        // The whole, a part, and nothing of what stays in fast memory.
        assert_eq!(schedule.bytes_beside, 8 * 4 * 4 + 2 * 4 * 4);
    }

    #[test]
    fn what_has_no_estimate_is_named() {
        let without: Vec<_> = Schedule::read(TEXT).without_estimate().into_iter().collect();
        assert_eq!(without, [("online-softmax (tpu_custom_call)".to_string(), 1)]);
        let sorted =
            TEXT.replace("custom-call(%f, %a), custom_call_target=\"tpu_custom_call\"", "sort(%f, %a)");
        assert_eq!(Schedule::read(&sorted).without_estimate().into_keys().collect::<Vec<_>>(), ["sort"]);
        let endless = TEXT.replace("direction=LT", "direction=GT");
        let schedule = Schedule::read(&endless);
        assert_eq!((schedule.unknown_loops, schedule.cycles()), (1, 117));
    }

    #[test]
    fn loops_run_as_often_as_the_lowering_says() {
        let counted = format!("body=%body, frontend_attributes={{{STEPS}=\"136/16\"}}");
        let inner = TEXT.replace("direction=LT", "direction=GT").replace("body=%body", &counted);
        let schedule = Schedule::read(&inner);
        assert_eq!((schedule.unknown_loops, schedule.kernels[1].runs), (0, 8));
        // Within a loop of 16 steps it runs 136 times.
        assert_eq!(steps(&counted, 16), Some(136));
        assert_eq!((steps(&counted, u64::MAX), steps("body=%body", 16)), (None, None));
        assert_eq!(steps(&counted.replace("16", "0"), 16), None);
    }

    #[test]
    fn the_largest_number_is_no_estimate() {
        let text =
            TEXT.replace("\"estimated_cycles\":\"100\"", "\"estimated_cycles\":\"9223372036854775807\"");
        let schedule = Schedule::read(&text);
        assert_eq!((schedule.cycles(), schedule.kernels[0].cycles), (45, None));
        assert_eq!(schedule.without_estimate().get("f (aten.mm.default)"), Some(&1));
    }

    #[test]
    fn collectives_are_what_links_send() {
        let text = r#"HloModule main, is_scheduled=true, replica_count=4

%scatter (p: f32[8]) -> f32[2] {
  %p = f32[8]{0} parameter(0)
  %r = f32[8]{0} all-reduce(%p), replica_groups={{0,1,2,3}}, to_apply=%sum
  ROOT %d = f32[2]{0} dynamic-slice(%r, %p)
}

ENTRY %main (a: f32[2]) -> f32[8] {
  %a = f32[2]{0} parameter(0)
  %start = (f32[2]{0}, f32[8]{0}) all-gather-start(%a), replica_groups=[1,4]<=[4], dimensions={0}
  %next = (f32[2]{0}, f32[8]{0}) all-gather-start(%a), replica_groups=[1,4]<=[4], dimensions={0}
  %apart = (f32[2]{0}, f32[2]{0:S(1)}, u32[]{:S(2)}, u32[]{:S(2)}) collective-permute-start(%a), source_target_pairs={{0,2},{1,3}}
  %k = f32[2]{0} copy(%a), backend_config={"estimated_cycles":"7"}
  %done = f32[8]{0} all-gather-done(%start)
  %next-done = f32[8]{0} all-gather-done(%next)
  %apart-done = f32[2]{0:S(1)} collective-permute-done(%apart)
  %f = f32[2]{0} fusion(%done), kind=kCustom, calls=%scatter
  %s = f32[2]{0} reduce-scatter(%done), replica_groups={{0,1},{2,3}}, dimensions={0}, to_apply=%sum
  ROOT %all = f32[8]{0} all-reduce(%done), replica_groups={}, to_apply=%sum
}
"#;
        let schedule = Schedule::read(text);
        assert_eq!(schedule.kernels.len(), 1);
        let found: Vec<_> =
            schedule.collectives.iter().map(|c| (&*c.opcode, c.sent_bytes, c.cycles_beside)).collect();
        assert_eq!(
            found,
            [
                ("all-gather", 24.0, 7),
                // Of the same group, so that it sends when the first has ended.
                ("all-gather", 24.0, 0),
                ("collective-permute", 8.0, 7),
                ("reduce-scatter", 24.0, 0),
                ("reduce-scatter", 8.0, 0),
                ("all-reduce", 48.0, 0)
            ]
        );
        assert_eq!(schedule.collectives[4].group, [0, 1]);
    }

    #[test]
    fn a_conditional_costs_its_most_expensive_branch() {
        let body = |name: &str, cycles: &str| {
            format!(
                "%{name} (p: f32[8]) -> f32[8] {{\n  %p = f32[8]{{0}} parameter(0)\n{cycles}  ROOT %{name}.r = f32[8]{{0}} bitcast(%p)\n}}\n\n"
            )
        };
        let copy = |name: &str, cycles: u64| {
            format!(
                "  %{name} = f32[8]{{0}} copy(%p), backend_config={{\"estimated_cycles\":\"{cycles}\"}}\n"
            )
        };
        let branches =
            body("cheap", &copy("c", 5)) + &body("none", "") + &body("dear", &(copy("d", 7) + &copy("e", 4)));
        let text = |named: &str| {
            format!(
                "HloModule main\n\n{branches}ENTRY %main (q: s32[], a: f32[8]) -> f32[8] {{\n  %q = s32[] parameter(0)\n  \
                 %a = f32[8]{{0}} parameter(1)\n  ROOT %if = f32[8]{{0}} conditional(%q, %a, %a, %a), {named}\n}}\n"
            )
        };
        for (named, cycles) in [
            ("branch_computations={%cheap, %none, %dear}", 11),
            ("true_computation=%none, false_computation=%cheap", 5),
        ] {
            assert_eq!(Schedule::read(&text(named)).cycles(), cycles, "{named}");
        }
    }

    #[test]
    fn text_that_is_no_module_has_no_kernels() {
        for text in ["", "ENTRY", "ENTRY %m () -> f32[] {\n  %a = (", "%f (a) -> b {\n garbage\n}\n"] {
            assert_eq!(Schedule::read(text), Schedule::default(), "{text}");
        }
    }
}
