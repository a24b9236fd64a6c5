//! The key of an executable: everything that decides what a compile produces, and nothing else.

use super::host_cpu;
use crate::fx::{Arg, CanonicalBytes, Graph, LiteralId, Node, Stage, ValueId};
use crate::lowering::{self, Forms, registered};
use crate::pjrt::{Client, CompileOptions, Platform, PlatformDescription};
use std::borrow::Cow;
use std::fmt;

/// Names the code that lowers graphs (see `build.rs`): the same graph may be lowered to another program by another.
const LOWERING_DIGEST: &str = env!("TORCHTPU_LOWERING_DIGEST");
/// Names of the parts that say which code lowered a program.
const CRATE: &str = "crate";
const LOWERING: &str = "lowering";

/// One ingredient of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub name: &'static str,
    /// Readable, or a digest where it is long.
    pub value: String,
}

/// Parts whose differences are explained by comparing the [`super::About`] of the two graphs.
pub(super) const GRAPH_PARTS: [&str; 2] = ["graph", "ops"];

/// Names an executable. Equal keys mean that one executable serves both; a difference says by name what differs.
///
/// Names of graphs, nodes and inputs, source lines and the numbering of values are not in it: graphs that differ in
/// nothing else share an executable, in one process and across processes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    parts: Vec<Part>,
}

/// Environment of a compile: everything besides graph and settings that affects its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Environment {
    pub plugin_digest: blake3::Hash,
    /// Version of the PJRT C API that the plugin speaks.
    pub pjrt_version: (i32, i32),
    /// `cpu`, `tpu`, `cuda`.
    pub platform: String,
    pub platform_version: String,
    /// The kind of device or the topology.
    pub target: String,
    /// On the CPU platform the processor (see [`host_cpu`]), elsewhere empty.
    pub host: String,
    /// Variables that plugins read: `XLA_FLAGS` and `LIBTPU_INIT_ARGS`.
    pub flags: String,
}

impl Environment {
    /// Returns the environment of a client's first device. `plugin_digest` is the digest of its plugin's file.
    pub fn of(client: &Client, plugin_digest: blake3::Hash) -> Self {
        let (platform, version) = (client.platform_name(), client.platform_version());
        let device = client.devices().first().map(|d| d.kind.as_str());
        Self::new(plugin_digest, client.plugin().api_version(), platform, version, device)
    }

    /// Returns the environment of a target that a worker describes: a program compiled for it has the key under which a
    /// client with such devices looks for it.
    pub fn of_place(place: &PlatformDescription, plugin_digest: blake3::Hash) -> Self {
        let device = place.devices.first().map(|d| d.kind.as_str());
        Self::new(plugin_digest, place.api_version, &place.name, &place.version, device)
    }

    fn new(
        plugin_digest: blake3::Hash,
        pjrt_version: (i32, i32),
        platform: &str,
        platform_version: &str,
        device: Option<&str>,
    ) -> Self {
        let for_host = Platform::parse(platform).is_some_and(Platform::compiles_for_host);
        Environment {
            plugin_digest,
            pjrt_version,
            platform_version: platform_version.to_string(),
            target: device.unwrap_or_default().to_string(),
            flags: ["XLA_FLAGS", "LIBTPU_INIT_ARGS"]
                .map(|name| std::env::var(name).unwrap_or_default())
                .join("\n")
                .trim()
                .to_string(),
            host: if for_host { host_cpu().to_string() } else { String::new() },
            platform: platform.to_string(),
        }
    }
}

impl Key {
    /// The part of the key that one client's programs differ in: that of a graph as it is lowered, after all passes
    /// and with its sizes bound.
    pub fn of_program(graph: &Graph, settings: &lowering::Settings, options: &CompileOptions) -> Key {
        // Taken apart, so that a new field cannot be forgotten here.
        let lowering::Settings {
            precision,
            forms,
            calls_process,
            attention,
            given_results_from,
            float8_overflows_to_nan,
            automatic_layouts,
        } = settings;
        let [compile_options, devices] = of_options(options);
        Key {
            parts: vec![
                part("graph", hex(&[graph_bytes(graph), layout_bytes(graph, *automatic_layouts)].concat())),
                part("ops", hex(&op_bytes(graph))),
                part("matmul precision", format!("{precision:?}").to_lowercase()),
                part("registered lowerings", texts(graph, settings)),
                forms_part(*forms),
                calls(*calls_process),
                part("attention", format!("{attention:?}").to_lowercase()),
                part(
                    "memory of results",
                    given_results_from
                        .map_or("new".to_string(), |least| format!("given from {least} bytes on")),
                ),
                part("float8 overflow", if *float8_overflows_to_nan { "NaN" } else { "largest" }.to_string()),
                compile_options,
                devices,
                part(CRATE, env!("CARGO_PKG_VERSION").to_string()),
                part(LOWERING, LOWERING_DIGEST.to_string()),
            ],
        }
    }

    /// Returns the part of a program's second key that one client's programs differ in: its StableHLO, whichever code
    /// lowered it. Programs of equal second keys are the same program.
    pub fn of_text(stablehlo: &str, settings: &lowering::Settings, options: &CompileOptions) -> Key {
        let mut parts = vec![part("StableHLO", hex(stablehlo.as_bytes())), calls(settings.calls_process)];
        parts.extend(of_options(options));
        Key { parts }
    }

    /// Whether both are keys of programs that the same code lowered.
    pub(super) fn is_lowered_as(&self, parts: &[(String, String)]) -> bool {
        [CRATE, LOWERING].iter().all(|name| {
            let ours = self.parts.iter().find(|part| part.name == *name).map(|part| &part.value);
            ours == parts.iter().find(|(other, _)| other == name).map(|(_, value)| value)
        })
    }

    /// Returns the key of the list of a graph's nodes without a lowering.
    pub fn of_check(graph: &Graph, forms: Forms) -> Key {
        Key {
            parts: vec![
                part("checked graph", hex(&graph_bytes(graph))),
                part(
                    "registered lowerings",
                    texts(graph, &lowering::Settings { forms: forms.checked(), ..Default::default() }),
                ),
                forms_part(forms.checked()),
                part(CRATE, env!("CARGO_PKG_VERSION").to_string()),
                part(LOWERING, LOWERING_DIGEST.to_string()),
            ],
        }
    }

    /// Returns the key of the traced program of a `tpu` device op. `form` is everything about its arguments but the
    /// contents of tensors, `tracer` names the code that finds it out and what that goes by.
    pub fn of_recipe(op: &str, form: &[u8], tracer: &str, forms: Forms) -> Key {
        Key {
            parts: vec![
                part("op", op.to_string()),
                part("form of its arguments", hex(form)),
                part("tracer", tracer.to_string()),
                forms_part(forms.checked()),
                part(CRATE, env!("CARGO_PKG_VERSION").to_string()),
                part(LOWERING, LOWERING_DIGEST.to_string()),
            ],
        }
    }

    /// The whole key: that of the program, compiled there.
    #[must_use]
    pub fn in_environment(mut self, environment: &Environment) -> Key {
        let Environment { plugin_digest, pjrt_version, platform, platform_version, target, host, flags } =
            environment;
        self.parts.extend([
            part("plugin", plugin_digest.to_hex().to_string()),
            part("PJRT API", format!("{}.{}", pjrt_version.0, pjrt_version.1)),
            part("platform", platform.clone()),
            part("platform version", platform_version.clone()),
            part("target", target.clone()),
            part("host", short_host(host)),
            part("flags", flags.replace('\n', " ")),
        ]);
        self
    }

    /// Returns the key of the compiler options that were found best for the program of this key.
    #[must_use]
    pub fn of_tuning(&self) -> Key {
        let mut parts = self.parts.clone();
        parts.push(part("kept", "compiler options".to_string()));
        Key { parts }
    }

    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The digest of all parts: what files and tables are named by.
    pub fn digest(&self) -> blake3::Hash {
        digest_of_parts(self.parts.iter().map(|Part { name, value }| (*name, value.as_str())))
    }

    /// The names of the parts in which two keys differ.
    pub fn differences(&self, other: &Key) -> Vec<&'static str> {
        let pairs = self.parts.iter().zip(&other.parts);
        pairs.filter(|(a, b)| a != b).map(|(a, _)| a.name).collect()
    }
}

/// See [`Key::digest`].
pub(super) fn digest_of_parts<'a>(parts: impl Iterator<Item = (&'a str, &'a str)>) -> blake3::Hash {
    let mut bytes = CanonicalBytes::default();
    for (name, value) in parts {
        bytes.str(name);
        bytes.str(value);
    }
    blake3::hash(&bytes.bytes)
}

/// Which functions of this process a program may call. A function that changes its meaning changes its name here.
fn calls(calls_process: bool) -> Part {
    let named =
        "small and integer products, order, running folds, factorizations, spectra, normalization, softmax";
    let calls = if calls_process { named } else { "none" };
    let without = lowering::CpuForm::left_out();
    let calls = if without.is_empty() { calls.to_string() } else { format!("{calls} without {without}") };
    part("calls of the process", calls)
}

/// The parts that compile options are in.
fn of_options(options: &CompileOptions) -> [Part; 2] {
    // Taken apart, so that a new field cannot be forgotten here.
    let CompileOptions { num_replicas, num_partitions, device_assignment, is_portable, env_option_overrides } =
        options;
    let overrides: Vec<String> =
        env_option_overrides.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut devices = format!("{num_replicas} replicas of {num_partitions} parts");
    if let Some(assignment) = device_assignment {
        devices += &format!(" on {assignment:?}");
    }
    if *is_portable {
        devices += " on any device";
    }
    [part("compile options", overrides.join(" ")), part("devices", devices)]
}

fn part(name: &'static str, value: String) -> Part {
    Part { name, value }
}

/// The processor by name, and a digest of its instruction sets, which are many.
fn short_host(host: &str) -> String {
    if host.is_empty() {
        return String::new();
    }
    let name: Vec<&str> = host.split(' ').take(4).collect();
    format!("{} {}", name.join(" "), &hex(host.as_bytes())[..16])
}

/// The part that says which forms of ops a lowering takes.
fn forms_part(forms: Forms) -> Part {
    let name = match forms {
        Forms::General => "general",
        Forms::Cpu => "for the CPU",
        Forms::Tpu => "for TPU",
    };
    part("forms", name.to_string())
}

fn hex(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex().to_string()
}

/// One line per part, then the digest.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Part { name, value } in &self.parts {
            writeln!(f, "{name:<17} {}", if value.is_empty() { "-" } else { value })?;
        }
        write!(f, "{:<17} {}", "key", self.digest().to_hex())
    }
}

/// Names a graph by what it computes, as keys do.
pub fn graph_digest(graph: &Graph) -> blake3::Hash {
    blake3::hash(&graph_bytes(graph))
}

/// Returns the texts of the registered lowerings in a graph.
fn texts(graph: &Graph, settings: &lowering::Settings) -> String {
    fn write(graph: &Graph, settings: &lowering::Settings, bytes: &mut CanonicalBytes) {
        for text in graph.nodes.iter().filter_map(|node| registered::text(graph, node, settings)) {
            bytes.tag(u8::from(text.is_ok()));
            bytes.str(&text.unwrap_or_else(|reason| reason.into()));
        }
        graph.subgraphs.iter().for_each(|body| write(body, settings, bytes));
    }
    let mut bytes = CanonicalBytes::default();
    write(graph, settings, &mut bytes);
    if bytes.bytes.is_empty() { "none".to_string() } else { hex(&bytes.bytes) }
}

/// The meaning of a graph with bound sizes, as bytes.
///
/// Values are renumbered: inputs, then the outputs of nodes in order. Keyword arguments are sorted by name, literals
/// stand where they are used, by content; sub-graphs come before the nodes that name them.
fn graph_bytes(graph: &Graph) -> Vec<u8> {
    let mut bytes = CanonicalBytes::default();
    let canonical = Canonical::of(graph);
    bytes.tag(match graph.stage {
        Stage::Inference => 0,
        Stage::Forward => 1,
        Stage::Backward => 2,
    });
    bytes.len(graph.inputs.len());
    for (input, ty) in graph.inputs.iter().zip(&graph.values) {
        bytes.tag(input.kind as u8);
        bytes.tag(u8::from(input.is_static));
        bytes.value_type(ty);
        bytes.strides(ty);
    }
    // Nothing where there are none: keys of graphs without collectives do not depend on the table.
    for groups in &graph.groups {
        bytes.tag(255);
        bytes.len(groups.0.len());
        for group in &groups.0 {
            bytes.len(group.len());
            group.iter().for_each(|rank| bytes.int(i64::from(*rank)));
        }
    }
    bytes.len(graph.subgraphs.len());
    for subgraph in &graph.subgraphs {
        let subgraph = graph_bytes(subgraph);
        bytes.len(subgraph.len());
        bytes.bytes.extend_from_slice(&subgraph);
    }
    bytes.len(graph.nodes.len());
    graph.nodes.iter().for_each(|node| canonical.node(node, &mut bytes));
    bytes.len(graph.outputs.len());
    for output in &graph.outputs {
        bytes.arg(output, &mut |b, v| canonical.value(b, v), &mut |b, id| canonical.literal(b, id));
        if let Arg::Value(v) = output {
            bytes.strides(graph.ty(*v));
        }
    }
    bytes.len(graph.mutations.len());
    for mutation in &graph.mutations {
        bytes.int(i64::from(mutation.input));
        canonical.value(&mut bytes, mutation.value);
    }
    bytes.bytes
}

/// How inputs lie, and which results lie as the compiler likes; empty for a graph of default layouts.
fn layout_bytes(graph: &Graph, automatic: bool) -> Vec<u8> {
    let mut bytes = CanonicalBytes::default();
    for (input, layout) in &graph.lies {
        bytes.tag(254);
        bytes.int(i64::from(*input));
        bytes.str(layout);
    }
    for (output, _) in graph.saved.iter().filter(|_| automatic) {
        bytes.tag(253);
        bytes.int(i64::from(*output));
    }
    bytes.bytes
}

/// The sequence of ops, whatever the sizes: equal for one model at two batch sizes.
fn op_bytes(graph: &Graph) -> Vec<u8> {
    let mut bytes = CanonicalBytes::default();
    bytes.len(graph.inputs.len());
    bytes.len(graph.nodes.len());
    graph.nodes.iter().for_each(|node| bytes.str(&node.op));
    graph.subgraphs.iter().for_each(|subgraph| bytes.bytes.extend(op_bytes(subgraph)));
    bytes.bytes
}

/// How a graph's values and literals are written.
pub(super) struct Canonical<'g> {
    graph: &'g Graph,
    /// Per value, its number in the order of definitions.
    number: Vec<u32>,
    literals: Vec<blake3::Hash>,
}

impl<'g> Canonical<'g> {
    pub(super) fn of(graph: &'g Graph) -> Self {
        let literals = graph.literals.iter().map(|l| blake3::hash(&l.data)).collect();
        Canonical { graph, number: numbering(graph), literals }
    }

    fn value(&self, bytes: &mut CanonicalBytes, v: ValueId) {
        bytes.int(i64::from(self.number[v.0 as usize]));
    }

    fn literal(&self, bytes: &mut CanonicalBytes, id: LiteralId) {
        let literal = &self.graph.literals[id.0 as usize];
        bytes.dtype(literal.dtype);
        bytes.len(literal.dims.len());
        literal.dims.iter().for_each(|d| bytes.int(*d));
        bytes.bytes.extend_from_slice(self.literals[id.0 as usize].as_bytes());
    }

    /// A node with its arguments and the types of its outputs.
    pub(super) fn node(&self, node: &Node, bytes: &mut CanonicalBytes) {
        let node = with_sorted_kwargs(node);
        let node = without_kept_texts(node);
        bytes.call(&node, &mut |b, v| self.value(b, v), &mut |b, id| self.literal(b, id));
        bytes.len(node.outputs.len());
        node.outputs.iter().for_each(|v| bytes.value_type(self.graph.ty(*v)));
    }
}

/// Canonicalization sorts them, so that copying is the exception.
fn with_sorted_kwargs(node: &Node) -> Cow<'_, Node> {
    if node.kwargs.is_sorted_by(|a, b| a.0 <= b.0) {
        return Cow::Borrowed(node);
    }
    let mut node = node.clone();
    node.kwargs.sort_by(|a, b| a.0.cmp(&b.0));
    Cow::Owned(node)
}

/// A text that a recording keeps is the one that its function makes: a part of the key has it.
fn without_kept_texts(mut node: Cow<'_, Node>) -> Cow<'_, Node> {
    if node.kwarg(registered::TEXTS).is_some() {
        node.to_mut().kwargs.retain(|(name, _)| &**name != registered::TEXTS);
    }
    node
}

/// Per value, its number in the order of definitions.
fn numbering(graph: &Graph) -> Vec<u32> {
    let mut number = vec![u32::MAX; graph.values.len()];
    let inputs = (0..graph.inputs.len() as u32).map(ValueId);
    let outputs = graph.nodes.iter().flat_map(|n| n.outputs.iter().copied());
    for (i, v) in inputs.chain(outputs).enumerate() {
        number[v.0 as usize] = i as u32;
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pjrt::OptionOverride;

    const GRAPH: &str = "graph g inference\n\
        source \"model.py\" 3 \"y = x @ w\"\n\
        literal f32[2] 0000803f 00000040\n\
        literal f32[2] 0000803f 00000041\n\
        param %0 w: f32[4,8] static fqn=\"layer.w\"\n\
        input %1 x: f32[2,4]\n\
        %2 = aten.mm.default(%1, %0) : f32[2,8] name=mm source=0\n\
        %3 = torchtpu.constant(@0) : f32[2] name=c\n\
        %4 = aten.add.Tensor(%2, 1.0, alpha=2, extra=none) : f32[2,8] name=add\n\
        %5 = aten.sum.dim_IntList(%4, [1], false) : f32[2] name=sum\n\
        %6 = aten.mul.Tensor(%5, %3) : f32[2] name=mul\n\
        return %6, %4\n\
        mutate 1 = %7\n\
        ";

    /// With a last node for the mutation.
    fn text() -> String {
        GRAPH.replace("return", "%7 = aten.neg.default(%1) : f32[2,4] name=neg\nreturn")
    }

    fn environment() -> Environment {
        Environment {
            plugin_digest: blake3::hash(b"plugin"),
            pjrt_version: (0, 81),
            platform: "cpu".to_string(),
            platform_version: "1".to_string(),
            target: "cpu".to_string(),
            host: "x86_64 avx2".to_string(),
            flags: String::new(),
        }
    }

    fn key(text: &str) -> Key {
        let graph = Graph::parse(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        Key::of_program(&graph, &lowering::Settings::default(), &CompileOptions::default())
            .in_environment(&environment())
    }

    #[test]
    fn names_sources_and_numbers_are_not_in_it() {
        let text = text();
        for (from, to) in [
            ("graph g", "graph other"),
            ("\"model.py\" 3 \"y = x @ w\"", "\"elsewhere.py\" 4 \"z\""),
            (" source=0", ""),
            ("name=mm", "name=matmul"),
            ("%1 x:", "%1 renamed:"),
            (" fqn=\"layer.w\"", ""),
            ("return %6, %4", "return %6, %4\nsave 1 add"),
            ("alpha=2, extra=none", "extra=none, alpha=2"),
        ] {
            let changed = text.replace(from, to);
            assert_ne!(changed, text, "{from}");
            assert_eq!(key(&changed), key(&text), "{from}");
        }
        let mut graph = Graph::parse(&text).unwrap();
        // Values 2 and 3 change numbers.
        graph.values.swap(2, 3);
        let swap = |v: ValueId| match v.0 {
            2 => ValueId(3),
            3 => ValueId(2),
            _ => v,
        };
        for node in &mut graph.nodes {
            node.args.iter_mut().for_each(|a| *a = a.map_values(&mut { swap }));
            node.outputs.iter_mut().for_each(|v| *v = swap(*v));
        }
        graph.verify().unwrap();
        let renumbered = Key::of_program(&graph, &lowering::Settings::default(), &CompileOptions::default())
            .in_environment(&environment());
        assert_eq!(renumbered, key(&text));
        // Literals count where they are used: in another order, with an unused one gone, they are the same.
        let literals: Vec<&str> = text.lines().filter(|l| l.starts_with("literal")).collect();
        let other = text.replace(&literals.join("\n"), literals[0]);
        assert_eq!(key(&other), key(&text));
    }

    #[test]
    fn every_change_of_meaning_changes_it() {
        let text = text();
        for (from, to) in [
            ("graph g inference", "graph g backward"),
            ("param %0", "buffer %0"),
            ("f32[4,8] static", "f32[4,8]"),
            ("w: f32[4,8]", "w: f32[4,8] strides=[1,4]"),
            ("w: f32[4,8]", "w: f32[4,9]"),
            ("w: f32[4,8]", "w: f64[4,8]"),
            ("aten.mm.default(%1, %0) : f32", "aten.mm.default(%1, %0) : f16"),
            ("aten.mm.default(%1, %0)", "aten.mm.out(%1, %0)"),
            ("aten.mm.default(%1, %0)", "aten.mm.default(%0, %1)"),
            ("(%2, 1.0", "(%2, 1"),
            ("(%2, 1.0", "(%2, true"),
            ("(%2, 1.0", "(%2, -1.0"),
            ("alpha=2", "alpha=3"),
            ("alpha=2", "beta=2"),
            ("alpha=2, extra=none", "alpha=2"),
            ("[1], false", "[[1]], false"),
            ("constant(@0)", "constant(@1)"),
            ("00000040", "00000048"),
            ("return %6, %4", "return %4, %6"),
            ("return %6, %4", "return %6"),
            ("return %6, %4", "return %6, %4, none"),
            ("mutate 1 = %7\n", ""),
            ("mutate 1 = %7\n", "mutate 1 = %7\nlies 0 \"{0,1}\"\n"),
            (
                "%4 = aten.add.Tensor(%2, 1.0, alpha=2, extra=none) : f32[2,8]",
                "%4 = aten.add.Tensor(%2, 1.0, alpha=2, extra=none) : f32[2,8] strides=[1,2]",
            ),
        ] {
            let changed = text.replacen(from, to, 1);
            assert_ne!(changed, text, "{from}");
            let ops = if from.starts_with("aten.") && to.starts_with("aten.mm.out") { 2 } else { 1 };
            assert_eq!(key(&changed).differences(&key(&text)), ["graph", "ops"][..ops], "{from} → {to}");
            assert_ne!(key(&changed).digest(), key(&text).digest());
        }
    }

    #[test]
    fn bodies_are_in_it() {
        let text = "graph g inference\nsubgraph a\n  input %0 x: f32[2]\n  %1 = aten.sin.default(%0) : f32[2] name=sin\n  \
                    return %1\nend\nsubgraph b\n  input %0 x: f32[2]\n  return %0\nend\ninput %0 x: f32[2]\n\
                    input %1 p: bool[]\n%2 = cond(%1, $0, $1, [%0]) : f32[2] name=cond\nreturn %2\n";
        for (from, to) in [("subgraph a", "subgraph other"), ("name=sin", "name=other")] {
            assert_eq!(key(&text.replace(from, to)), key(text), "{from}");
        }
        for (from, to) in [("aten.sin", "aten.cos"), ("return %1", "return %0"), ("$0, $1", "$1, $0")] {
            assert_ne!(key(&text.replace(from, to)).digest(), key(text).digest(), "{from}");
        }
    }

    #[test]
    fn strides_of_intermediates_are_not_in_it() {
        let text = text();
        let changed = text.replace(": f32[2,8] name=mm", ": f32[2,8] strides=[1,2] name=mm");
        assert_ne!(changed, text);
        assert_eq!(key(&changed), key(&text));
    }

    #[test]
    fn every_setting_and_the_environment_are_in_it() {
        let graph = Graph::parse(&text()).unwrap();
        let (settings, options) = (lowering::Settings::default(), CompileOptions::default());
        let base = Key::of_program(&graph, &settings, &options).in_environment(&environment());
        let of_environment = |change: fn(&mut Environment)| {
            let mut environment = environment();
            change(&mut environment);
            Key::of_program(&graph, &settings, &options).in_environment(&environment).differences(&base)
        };
        assert_eq!(of_environment(|e| e.plugin_digest = blake3::hash(b"other")), ["plugin"]);
        assert_eq!(of_environment(|e| e.pjrt_version = (0, 90)), ["PJRT API"]);
        assert_eq!(of_environment(|e| e.platform = "tpu".to_string()), ["platform"]);
        assert_eq!(of_environment(|e| e.platform_version = "2".to_string()), ["platform version"]);
        assert_eq!(of_environment(|e| e.target = "TPU v5 lite".to_string()), ["target"]);
        assert_eq!(of_environment(|e| e.host = "x86_64 avx512f".to_string()), ["host"]);
        assert_eq!(of_environment(|e| e.flags = "--xla_dump_to=x".to_string()), ["flags"]);
        let high = lowering::Settings { precision: lowering::Precision::High, ..settings };
        assert_eq!(
            Key::of_program(&graph, &high, &options).in_environment(&environment()).differences(&base),
            ["matmul precision"]
        );
        let for_cpu = lowering::Settings { forms: Forms::Cpu, ..settings };
        assert_eq!(
            Key::of_program(&graph, &for_cpu, &options).in_environment(&environment()).differences(&base),
            ["forms"]
        );
        let calls = lowering::Settings { calls_process: true, ..settings };
        assert_eq!(
            Key::of_program(&graph, &calls, &options).in_environment(&environment()).differences(&base),
            ["calls of the process"]
        );
        let for_tpu = lowering::Settings { forms: Forms::Tpu, ..settings };
        assert_eq!(
            Key::of_program(&graph, &for_tpu, &options).in_environment(&environment()).differences(&base),
            ["forms"]
        );
        assert_eq!(
            Key::of_check(&graph, Forms::Tpu).differences(&Key::of_check(&graph, Forms::Cpu)),
            ["forms"]
        );
        let by_blocks = lowering::Settings { attention: lowering::AttentionForm::Blocks, ..settings };
        assert_eq!(
            Key::of_program(&graph, &by_blocks, &options).in_environment(&environment()).differences(&base),
            ["attention"]
        );
        let automatic = lowering::Settings { automatic_layouts: true, ..settings };
        let with_automatic = |graph: &Graph| {
            Key::of_program(graph, &automatic, &options).in_environment(&environment()).differences(&base)
        };
        assert!(with_automatic(&graph).is_empty());
        assert_eq!(with_automatic(&Graph { saved: vec![(1, "add".into())], ..graph.clone() }), ["graph"]);
        let given = lowering::Settings { given_results_from: Some(1), ..settings };
        assert_eq!(
            Key::of_program(&graph, &given, &options).in_environment(&environment()).differences(&base),
            ["memory of results"]
        );
        let mut overridden = options.clone();
        overridden.env_option_overrides.insert("xla_dump_to".to_string(), OptionOverride::Bool(true));
        let overridden = Key::of_program(&graph, &settings, &overridden).in_environment(&environment());
        assert_eq!(overridden.differences(&base), ["compile options"]);
        let on = |assignment: Option<Vec<Vec<i64>>>| {
            let options = CompileOptions { device_assignment: assignment, ..options.clone() };
            Key::of_program(&graph, &settings, &options).in_environment(&environment())
        };
        assert_eq!(on(Some(vec![vec![0]])).differences(&base), ["devices"]);
        assert_eq!(on(Some(vec![vec![0]])).differences(&on(Some(vec![vec![1]]))), ["devices"]);
        let anywhere = CompileOptions { is_portable: true, ..options.clone() };
        let anywhere = Key::of_program(&graph, &settings, &anywhere).in_environment(&environment());
        assert_eq!(anywhere.differences(&base), ["devices"]);
    }

    #[test]
    fn all_but_the_way_to_a_text_is_in_its_key() {
        let (settings, options) = (lowering::Settings::default(), CompileOptions::default());
        let key = |text: &str, settings: &lowering::Settings, options: &CompileOptions| {
            Key::of_text(text, settings, options).in_environment(&environment())
        };
        let base = key("module {}", &settings, &options);
        assert_eq!(key("module { }", &settings, &options).differences(&base), ["StableHLO"]);
        let calls = lowering::Settings { calls_process: true, ..settings };
        assert_eq!(key("module {}", &calls, &options).differences(&base), ["calls of the process"]);
        let several = CompileOptions { num_replicas: 2, ..options.clone() };
        assert_eq!(key("module {}", &settings, &several).differences(&base), ["devices"]);
        let other = Environment { plugin_digest: blake3::hash(b"other"), ..environment() };
        let elsewhere = Key::of_text("module {}", &settings, &options).in_environment(&other);
        assert_eq!(elsewhere.differences(&base), ["plugin"]);
    }

    /// Computed by another process at another time: nothing of this one may be in it.
    #[test]
    fn the_bytes_of_a_key_are_these() {
        let graph = Graph::parse(&text()).unwrap();
        let key = Key::of_program(&graph, &lowering::Settings::default(), &CompileOptions::default());
        let value = |name: &str| key.parts().iter().find(|part| part.name == name).unwrap().value.clone();
        assert_eq!(value("graph"), "e4257c3a1454d9687a110be13b266fe40ccdcc6a4b05c60475aa4af331be5824");
        assert_eq!(value("devices"), "1 replicas of 1 parts");
    }

    #[test]
    fn prints_one_line_per_part() {
        let key = key(&text());
        let printed = key.to_string();
        assert_eq!(printed.lines().count(), key.parts().len() + 1);
        assert!(printed.contains("\nmatmul precision  highest\n"), "{printed}");
    }

    #[test]
    fn what_lowers_graphs_depends_on_nothing_that_is_not_in_its_digest() {
        fn look(directory: &std::path::Path, looked: &mut usize) {
            for file in std::fs::read_dir(directory).unwrap() {
                let path = file.unwrap().path();
                if path.is_dir() {
                    look(&path, looked);
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap();
                for used in text.split("crate::").skip(1) {
                    let module: String =
                        used.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                    assert!(
                        ["op", "fx", "program", "lowering"].contains(&module.as_str()),
                        "{}: {module}",
                        path.display()
                    );
                    *looked += 1;
                }
            }
        }
        let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        for directory in ["op", "fx", "program", "lowering"] {
            let mut looked = 0;
            look(&source.join(directory), &mut looked);
            assert!(looked > 0, "{directory} uses nothing");
        }
    }
}
