//! Graphs in parts: what the calls of the parts give is what the whole graph gives.

use std::collections::HashMap;
use std::fmt::Write;
use std::time::Instant;
use torchtpu_compile::fx::{CanonicalBytes, Dim, Graph, ValueId, ValueType};
use torchtpu_compile::passes::parts::{Parts, Repeat};
use torchtpu_compile::passes::{self, PassSettings};
use torchtpu_compile::recording::Recording;

type Meaning = [u8; 32];

/// The meaning of every value, as a digest of all that it is computed from.
fn meanings(graph: &Graph, inputs: &[Meaning]) -> Vec<Meaning> {
    let mut found = vec![[0; 32]; graph.values.len()];
    found[..inputs.len()].copy_from_slice(inputs);
    for node in &graph.nodes {
        let mut bytes = CanonicalBytes::default();
        bytes.call(
            node,
            &mut |bytes, v| bytes.bytes.extend_from_slice(&found[v.0 as usize]),
            &mut |bytes, l| bytes.bytes.extend_from_slice(&graph.literals[l.0 as usize].data),
        );
        for (o, v) in node.outputs.iter().enumerate() {
            bytes.len(o);
            bytes.value_type(graph.ty(*v));
            found[v.0 as usize] = blake3::hash(&bytes.bytes).into();
        }
    }
    found
}

fn input(i: usize) -> Meaning {
    blake3::hash(&i.to_le_bytes()).into()
}

/// The tensors that a graph returns, then those that it writes to inputs.
fn results(graph: &Graph) -> Vec<ValueId> {
    let mut found = Vec::new();
    graph.outputs.iter().for_each(|output| output.for_each_value(&mut |v| found.push(v)));
    found.retain(|v| graph.ty(*v).tensor().is_some());
    found.extend(graph.mutations.iter().map(|m| m.value));
    found
}

/// Runs the parts on the meanings of the inputs, and compares types and meanings of all results.
fn check(graph: &Graph, parts: &Parts) {
    let inputs: Vec<Meaning> = (0..graph.inputs.len()).map(input).collect();
    let whole = meanings(graph, &inputs);
    let mut known: HashMap<ValueId, Meaning> =
        (0..graph.inputs.len()).map(|i| (ValueId(i as u32), input(i))).collect();
    let mut of_calls = Vec::new();
    // Inputs that a call has written: nothing reads them any more.
    let mut written = Vec::new();
    for call in &parts.calls {
        let part = &parts.graphs[call.graph];
        part.verify().unwrap();
        assert_eq!(call.arguments.len(), part.inputs.len());
        for (argument, ty) in call.arguments.iter().zip(&part.values) {
            assert!(!written.contains(argument), "{argument:?} is read after it was written");
            let (mut a, mut b) = (CanonicalBytes::default(), CanonicalBytes::default());
            a.value_type(graph.ty(*argument));
            b.value_type(ty);
            assert_eq!(a.bytes, b.bytes);
        }
        let arguments: Vec<Meaning> = call.arguments.iter().map(|v| known[v]).collect();
        let inside = meanings(part, &arguments);
        let of_call: Vec<Meaning> = results(part).iter().map(|v| inside[v.0 as usize]).collect();
        for (v, meaning) in call.results.iter().zip(&of_call) {
            assert_eq!(whole[v.0 as usize], *meaning, "{v:?} of {}", part.name);
            known.insert(*v, *meaning);
        }
        written.extend(part.mutations.iter().map(|m| call.arguments[m.input as usize]));
        of_calls.push(of_call);
    }
    let wanted = results(graph);
    assert_eq!(wanted.len(), parts.results.len());
    for (v, place) in wanted.iter().zip(&parts.results) {
        assert_eq!(whole[v.0 as usize], of_calls[place.call][place.result], "{v:?}");
    }
    // A tensor that is returned with its strides has them in its part.
    for (v, place) in wanted.iter().zip(&parts.results).take(wanted.len() - graph.mutations.len()) {
        let part = &parts.graphs[parts.calls[place.call].graph];
        assert_eq!(graph.ty(*v), part.ty(results(part)[place.result]));
    }
    let mutations: Vec<ValueId> = graph.mutations.iter().map(|m| ValueId(m.input)).collect();
    assert_eq!(written.len(), mutations.len());
    assert!(mutations.iter().all(|input| written.contains(input)));
}

fn parse(text: &str) -> Graph {
    Graph::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Layers of a product, a bias, a mask and a seed: each saves its activation, and writes a running sum.
struct Layers {
    count: usize,
    /// A number in each layer.
    scale: fn(usize) -> f64,
    /// Whether the layers write.
    writes: bool,
    /// Nodes in each layer besides.
    more: usize,
    /// The layer that changes its mask first.
    odd: Option<usize>,
    /// Whether further results are computed behind all layers: each of a layer's value, and of its weight alone.
    late: bool,
}

impl Layers {
    fn text(&self) -> String {
        let mut text = String::from(
            "graph g forward\ninput %0 x: f32[8,16]\ninput %1 mask: f32[8,16]\ninput %2 seed: i64[]\n",
        );
        let inputs = 3 + 2 * self.count;
        for i in 0..self.count {
            writeln!(text, "param %{} w{i}: f32[16,16] static", 3 + 2 * i).unwrap();
            writeln!(text, "buffer %{} s{i}: f32[16] static", 4 + 2 * i).unwrap();
        }
        let (mut next, mut carry) = (inputs, 0);
        let (mut returned, mut written) = (Vec::new(), Vec::new());
        let mut node = |text: &mut String, op: &str, ty: &str| {
            writeln!(text, "%{next} = {op} : {ty} name=n{next}").unwrap();
            next += 1;
            next - 1
        };
        for i in 0..self.count {
            let (w, s) = (3 + 2 * i, 4 + 2 * i);
            let seed = node(&mut text, &format!("aten.add.Tensor(%2, {i}, alpha=1)"), "i64[]");
            let mm = node(&mut text, &format!("aten.mm.default(%{carry}, %{w})"), "f32[8,16]");
            let full = node(&mut text, "aten.full.default([], 3.0, dtype=f32)", "f32[]");
            let scaled =
                node(&mut text, &format!("aten.mul.Tensor(%{mm}, {:?})", (self.scale)(i)), "f32[8,16]");
            let mut mask = 1;
            if self.odd == Some(i) {
                mask = node(&mut text, "aten.neg.default(%1)", "f32[8,16]");
            }
            let masked = format!("aten.add.Tensor(%{scaled}, %{mask}, alpha=1)");
            let masked = node(&mut text, &masked, "f32[8,16]");
            let moved =
                node(&mut text, &format!("aten.add.Tensor(%{masked}, %{full}, alpha=1)"), "f32[8,16]");
            let drawn = node(&mut text, &format!("aten.add.Tensor(%{moved}, %{seed}, alpha=1)"), "f32[8,16]");
            let mut last = drawn;
            for _ in 0..self.more {
                last = node(&mut text, &format!("aten.relu.default(%{last})"), "f32[8,16]");
            }
            let sum =
                node(&mut text, &format!("aten.sum.dim_IntList(%{last}, [0], false, dtype=none)"), "f32[16]");
            let running = node(&mut text, &format!("aten.add.Tensor(%{s}, %{sum}, alpha=1)"), "f32[16]");
            written.push((s, running));
            returned.push(masked);
            carry = node(&mut text, &format!("aten.add.Tensor(%{carry}, %{last}, alpha=1)"), "f32[8,16]");
        }
        let loss = node(&mut text, &format!("aten.sum.default(%{carry}, dtype=none)"), "f32[]");
        for i in if self.late { 0..self.count } else { 0..0 } {
            let decayed = node(&mut text, &format!("aten.mul.Tensor(%{}, 0.9)", 3 + 2 * i), "f32[16,16]");
            let step = format!("aten.mm.default(%{}, %{decayed})", returned[i]);
            returned.push(node(&mut text, &step, "f32[8,16]"));
        }
        let returned: Vec<String> = returned.iter().map(|v| format!(", %{v}")).collect();
        writeln!(text, "return %{loss}{}", returned.concat()).unwrap();
        if self.writes {
            written.iter().for_each(|(s, v)| writeln!(text, "mutate {s} = %{v}").unwrap());
        }
        text
    }
}

const PLAIN: Layers = Layers { count: 12, scale: |_| 0.5, writes: true, more: 2, odd: None, late: false };

#[test]
fn equal_layers_are_one_part() {
    let graph = parse(&PLAIN.text());
    let parts = Parts::of(&graph).unwrap();
    check(&graph, &parts);
    let [Repeat { blocks: 12, nodes }] = parts.repeats[..] else { panic!("{:?}", parts.repeats) };
    // The seed is computed before all layers, and each has the constant.
    assert_eq!(nodes, 10);
    assert_eq!(parts.graphs.len(), 3);
    let calls = parts.calls.iter().filter(|call| call.graph == 1);
    let seeds: std::collections::BTreeSet<_> = calls.map(|call| call.arguments.clone()).collect();
    assert_eq!(seeds.len(), 12);
    // A running sum is written by its layer.
    assert_eq!(parts.graphs[1].mutations.len(), 1);
    // The carry and what is saved.
    assert_eq!(parts.graphs[1].outputs.len(), 2);
}

#[test]
fn layers_with_different_numbers_are_no_equal_blocks() {
    let all = Layers { scale: |i| i as f64, ..PLAIN };
    assert!(Parts::of(&parse(&all.text())).is_err());
    let one = Layers { scale: |i| if i == 3 { 2.0 } else { 1.0 }, ..PLAIN };
    let graph = parse(&one.text());
    let parts = Parts::of(&graph).unwrap();
    check(&graph, &parts);
    let blocks: usize = parts.repeats.iter().map(|repeat| repeat.blocks).sum();
    assert!((10..12).contains(&blocks), "{:?}", parts.repeats);
}

#[test]
fn a_layer_with_further_nodes_is_a_block_too() {
    for odd in [0, 11] {
        let graph = parse(&Layers { odd: Some(odd), ..PLAIN }.text());
        let parts = Parts::of(&graph).unwrap();
        check(&graph, &parts);
        assert_eq!(parts.repeats, [Repeat { blocks: 12, nodes: 10 }]);
    }
}

#[test]
fn what_only_results_need_is_computed_in_its_layer() {
    let graph = parse(&Layers { late: true, more: 12, ..PLAIN }.text());
    let parts = Parts::of(&graph).unwrap();
    check(&graph, &parts);
    assert_eq!(parts.repeats, [Repeat { blocks: 12, nodes: 22 }]);
}

#[test]
fn layers_that_share_a_weight_and_an_input_that_is_returned_keep_their_arguments() {
    let text = PLAIN.text();
    // Layers 5 and 6 have one weight, and layer 7's buffer is returned as it was.
    let shared = text.replace("%13)", "%15)").replace("return ", "return %18, ");
    let graph = parse(&shared);
    let parts = Parts::of(&graph).unwrap();
    check(&graph, &parts);
    assert_eq!(parts.repeats[0].blocks, 12);
    // Not all layers write theirs, so the last part writes them.
    assert!(parts.graphs[1].mutations.is_empty());
    assert_eq!(parts.graphs.last().unwrap().mutations.len(), 12);
}

#[test]
fn what_is_read_later_is_written_last() {
    let text = PLAIN.text();
    let at = text.find("return ").unwrap();
    let late =
        text[at..].replace("return ", "%900 = aten.neg.default(%4) : f32[16] name=late\nreturn %900, ");
    let count = Graph::parse(&text).unwrap().values.len();
    let late = late.replace("%900", &format!("%{count}"));
    let graph = parse(&(text[..at].to_string() + &late));
    let parts = Parts::of(&graph).unwrap();
    check(&graph, &parts);
}

/// Blocks may compute the same and return it with different strides.
#[test]
fn results_of_blocks_keep_their_strides() {
    let mut strided = parse(&PLAIN.text());
    let masked = strided.outputs[5].clone();
    masked.for_each_value(&mut |v| {
        if let ValueType::Tensor(t) = &mut strided.values[v.0 as usize] {
            t.strides = Some([Dim::Static(1), Dim::Static(8)].into_iter().collect());
        }
    });
    let parts = Parts::of(&strided).unwrap();
    check(&strided, &parts);
    assert!(parts.repeats.iter().all(|repeat| repeat.blocks < 12), "{:?}", parts.repeats);
}

#[test]
fn effects_keep_a_graph_whole() {
    let text = PLAIN.text().replacen("aten.relu.default(", "aten.bernoulli.default(", 1);
    let problem = Parts::of(&parse(&text)).unwrap_err();
    assert!(problem.contains("aten.bernoulli.default"), "{problem}");
}

#[test]
fn the_search_is_linear() {
    for (count, more) in [(32, 90), (100, 290)] {
        let graph = parse(&Layers { count, more, ..PLAIN }.text());
        let started = Instant::now();
        let parts = Parts::of(&graph).unwrap();
        let took = started.elapsed();
        check(&graph, &parts);
        assert_eq!(parts.repeats[0].blocks, count);
        assert!(took.as_secs_f64() < 2.0, "{took:?} for {count} layers");
    }
}

/// Graphs recorded of models.
#[test]
fn parts_of_other_graphs_mean_the_same() {
    let mut cut = 0;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fx_graphs/recorded");
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().to_string();
        let graph = Recording::load(&path).unwrap().graph;
        let graph = passes::run(graph, &PassSettings::default(), None).unwrap();
        if let Ok(parts) = Parts::of(&graph) {
            check(&graph, &parts);
            cut += 1;
            println!("{name}: {:?}", parts.repeats);
        }
    }
    assert!(cut >= 3, "{cut} recorded graphs have equal blocks");
}
