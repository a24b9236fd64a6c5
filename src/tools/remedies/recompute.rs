//! Values that are computed again for the backward pass instead of being kept for it.

use super::{Makers, NoRemedy, add_value, given, operands, saved};
use crate::fx::{Arg, Graph, Input, InputKind, Node, SourceId, Stage, ValueId};
use std::collections::{HashMap, HashSet};

pub(super) fn recomputed(graph: &Graph, other: Option<&Graph>, lines: &[String]) -> Result<Graph, NoRemedy> {
    match (graph.stage, other) {
        (Stage::Inference, _) => in_one_graph(graph, lines),
        (Stage::Forward, Some(backward)) => Ok(Pair::new(graph, backward, lines)?.forward()),
        (Stage::Backward, Some(forward)) => Pair::new(forward, graph, lines)?.backward(),
        _ => Err("its other pass is not here".into()),
    }
}

/// The part of a forward pass that is computed again.
struct Region {
    makers: Makers,
    /// By node, the number of the run of the lines that it belongs to.
    runs: Vec<Option<usize>>,
    /// Values that are kept all the same: the next run of the lines reads them.
    kept: HashSet<ValueId>,
}

impl Region {
    fn new(graph: &Graph, forward: &[bool], lines: &[String]) -> Self {
        let is_of = |node: &Node| {
            graph
                .source(node)
                .is_some_and(|source| lines.contains(&format!("{}:{}", source.file, source.line)))
        };
        let of: Vec<usize> =
            (0..graph.nodes.len()).filter(|at| forward[*at] && is_of(&graph.nodes[*at])).collect();
        let ops: Vec<&str> = of.iter().map(|at| &*graph.nodes[*at].op).collect();
        // A loop over layers runs the lines as often: the shortest period of their ops is one run.
        let is_period =
            |n: usize| ops.len().is_multiple_of(n) && ops.iter().skip(n).eq(&ops[..ops.len() - n]);
        let period = (1..=ops.len()).find(|n| is_period(*n)).unwrap_or(1);
        let mut runs = vec![None; graph.nodes.len()];
        of.iter().enumerate().for_each(|(i, at)| runs[*at] = Some(i / period));
        let makers = Makers::new(graph);
        let mut kept = HashSet::new();
        for at in of {
            for value in operands(&graph.nodes[at]) {
                let made = makers.of(value).and_then(|maker| runs[maker]);
                if made.is_some_and(|made| Some(made) < runs[at]) {
                    kept.insert(value);
                }
            }
        }
        Region { makers, runs, kept }
    }

    /// The node that computes a value again; `None` for a value that is there in the backward pass.
    fn maker(&self, value: ValueId) -> Option<usize> {
        let maker = self.makers.of(value).filter(|maker| self.runs[*maker].is_some());
        maker.filter(|_| !self.kept.contains(&value))
    }
}

/// A graph with both passes. The second computation reads its operands behind a barrier, so that it is not merged with
/// the first.
fn in_one_graph(graph: &Graph, lines: &[String]) -> Result<Graph, NoRemedy> {
    let makers = Makers::new(graph);
    let forward = makers.forward(graph);
    let region = Region::new(graph, &forward, lines);
    let is_of = |at: usize| {
        let source = graph.source(&graph.nodes[at]);
        source.is_some_and(|source| lines.contains(&format!("{}:{}", source.file, source.line)))
    };
    let mut whole = Graph { nodes: Vec::with_capacity(graph.nodes.len()), ..graph.clone() };
    let mut copies =
        Copies { graph, region: &region, made: HashMap::new(), again: HashMap::new(), apart: HashSet::new() };
    for (at, node) in graph.nodes.iter().enumerate() {
        let mut node = node.clone();
        if !forward[at] && !is_of(at) {
            for value in operands(&node) {
                if region.maker(value).is_some() {
                    let copy = copies.of(value, &mut whole);
                    replace(&mut node, value, copy);
                }
            }
        }
        whole.nodes.push(node);
    }
    if copies.made.is_empty() {
        return Err(NoRemedy::ChangesNothing);
    }
    Ok(whole)
}

fn replace(node: &mut Node, value: ValueId, by: ValueId) {
    let mut change = |old| if old == value { by } else { old };
    node.all_args_mut().for_each(|arg| *arg = arg.map_values(&mut change));
}

/// Second computations in a graph with both passes.
struct Copies<'a> {
    graph: &'a Graph,
    region: &'a Region,
    /// Values by those that they repeat.
    made: HashMap<ValueId, ValueId>,
    /// Values behind a barrier.
    again: HashMap<ValueId, ValueId>,
    /// Values that depend on one behind a barrier.
    apart: HashSet<ValueId>,
}

impl Copies<'_> {
    /// The value that repeats this one.
    fn of(&mut self, value: ValueId, whole: &mut Graph) -> ValueId {
        if let Some(known) = self.made.get(&value) {
            return *known;
        }
        let Some(maker) = self.region.maker(value) else { return value };
        let original = &self.graph.nodes[maker];
        let mut node = original.clone();
        let read = operands(original);
        let mut is_apart = false;
        let mut same = Vec::new();
        for operand in &read {
            let copy = self.of(*operand, whole);
            is_apart |= self.apart.contains(&copy);
            replace(&mut node, *operand, copy);
            if copy == *operand || self.is_input(*operand) {
                same.push((*operand, copy));
            }
        }
        if !is_apart {
            let made: Vec<_> = same.iter().copied().filter(|(operand, _)| !self.is_input(*operand)).collect();
            let chosen = match &made[..] {
                [] if self.is_input(value) => Vec::new(),
                [] => same.last().copied().into_iter().collect(),
                made => made.to_vec(),
            };
            is_apart = !chosen.is_empty();
            for (_, copy) in chosen {
                let behind = self.behind_barrier(copy, whole);
                replace(&mut node, copy, behind);
            }
        }
        node.name = format!("{}_recomputed", node.name).into();
        for output in &mut node.outputs {
            let new = add_value(whole, self.graph.ty(*output).clone());
            self.made.insert(*output, new);
            if is_apart {
                self.apart.insert(new);
            }
            *output = new;
        }
        whole.nodes.push(node);
        self.made[&value]
    }

    fn behind_barrier(&mut self, value: ValueId, whole: &mut Graph) -> ValueId {
        if let Some(known) = self.again.get(&value) {
            return *known;
        }
        let new = add_value(whole, whole.ty(value).clone());
        whole.nodes.push(Node {
            name: format!("again_{}", new.0).into(),
            op: "torchtpu.again.default".into(),
            args: vec![Arg::Value(value)],
            kwargs: Vec::new(),
            outputs: [new].into_iter().collect(),
            source: None,
        });
        self.again.insert(value, new);
        new
    }

    /// Whether a value is an input, or a view of one.
    fn is_input(&self, value: ValueId) -> bool {
        match self.region.makers.of(value) {
            None => true,
            Some(at) => self.graph.nodes[at].moved().is_some_and(|from| self.is_input(from)),
        }
    }
}

/// Both passes of a step, as two graphs: the forward graph no longer gives values of the lines to the backward graph,
/// which has the nodes that compute them.
struct Pair<'a> {
    forward: &'a Graph,
    backward: &'a Graph,
    /// By input of the backward graph.
    saved: Vec<Option<ValueId>>,
    region: Region,
    /// Number of the outputs of the forward graph that are the user's.
    results: usize,
    /// Nodes that are computed again, in order.
    again: Vec<usize>,
    /// Values that they read, in order.
    read: Vec<ValueId>,
    dropped: HashSet<ValueId>,
}

impl<'a> Pair<'a> {
    fn new(forward: &'a Graph, backward: &'a Graph, lines: &[String]) -> Result<Self, NoRemedy> {
        let saved = saved(forward, backward)?;
        let region = Region::new(forward, &vec![true; forward.nodes.len()], lines);
        let is_made = |value: &&ValueId| region.makers.of(**value).is_some();
        let results = given(forward).len() - saved.iter().flatten().filter(is_made).count();
        let mut stays: HashSet<ValueId> = HashSet::new();
        for output in &forward.outputs[..results] {
            output.for_each_value(&mut |value| {
                stays.insert(value);
            });
        }
        let maker = |value: ValueId| region.maker(value).filter(|_| !stays.contains(&value));
        let mut open: Vec<ValueId> =
            saved.iter().flatten().copied().filter(|value| maker(*value).is_some()).collect();
        if open.is_empty() {
            return Err(NoRemedy::ChangesNothing);
        }
        let dropped: HashSet<ValueId> = open.iter().copied().collect();
        let mut seen = dropped.clone();
        let (mut again, mut read) = (Vec::new(), Vec::new());
        while let Some(value) = open.pop() {
            let Some(maker) = maker(value) else {
                read.push(value);
                continue;
            };
            again.push(maker);
            open.extend(operands(&forward.nodes[maker]).into_iter().filter(|operand| seen.insert(*operand)));
        }
        again.sort_unstable();
        again.dedup();
        read.sort_unstable();
        Ok(Pair { forward, backward, saved, region, results, again, read, dropped })
    }

    /// The values that the backward graph gets from elsewhere: its input that stays, or a value of the forward graph.
    fn inputs(&self) -> Vec<(Option<usize>, Option<ValueId>)> {
        let stay = |(at, value): (usize, &Option<ValueId>)| {
            (!value.is_some_and(|value| self.dropped.contains(&value))).then_some((Some(at), *value))
        };
        let mut found: Vec<_> = self.saved.iter().enumerate().filter_map(stay).collect();
        let known: HashSet<ValueId> = found.iter().filter_map(|(_, value)| *value).collect();
        found.extend(
            self.read.iter().filter(|value| !known.contains(value)).map(|value| (None, Some(*value))),
        );
        found
    }

    fn forward(&self) -> Graph {
        let given = self.inputs().into_iter().filter_map(|(_, value)| value);
        let given = given.filter(|value| self.region.makers.of(*value).is_some());
        let outputs = self.forward.outputs[..self.results].iter().cloned().chain(given.map(Arg::Value));
        Graph { outputs: outputs.collect(), ..self.forward.clone() }
    }

    fn backward(&self) -> Result<Graph, NoRemedy> {
        let (forward, backward) = (self.forward, self.backward);
        let mut made =
            Graph { nodes: Vec::new(), inputs: Vec::new(), values: Vec::new(), ..backward.clone() };
        // By value of the forward graph and of the old backward graph.
        let (mut known, mut moved) = (HashMap::new(), HashMap::new());
        for (at, value) in self.inputs() {
            let kept = |value: ValueId| {
                let name = format!("kept_{}", value.0).into();
                let input = Input { name, kind: InputKind::Saved, is_static: false, fqn: None };
                forward.inputs.get(value.0 as usize).cloned().unwrap_or(input)
            };
            let (input, ty) = match (at, value) {
                (Some(at), _) => (backward.inputs[at].clone(), backward.ty(ValueId(at as u32))),
                (None, Some(value)) => (kept(value), forward.ty(value)),
                (None, None) => continue,
            };
            made.inputs.push(input);
            let new = add_value(&mut made, ty.clone());
            known.extend(value.map(|value| (value, new)));
            moved.extend(at.map(|at| (ValueId(at as u32), new)));
        }
        self.add_again(&mut made, &mut known)?;
        let dropped = self.saved.iter().enumerate().filter_map(|(at, value)| Some((at, (*value)?)));
        for (at, value) in dropped.filter(|(_, value)| self.dropped.contains(value)) {
            moved.insert(ValueId(at as u32), known[&value]);
        }
        for node in &backward.nodes {
            let node = moved_node(node, backward, &mut made, &mut moved);
            made.nodes.push(node);
        }
        made.outputs = backward.outputs.iter().map(|o| o.map_values(&mut |value| moved[&value])).collect();
        for mutation in &mut made.mutations {
            (mutation.input, mutation.value) = (moved[&ValueId(mutation.input)].0, moved[&mutation.value]);
        }
        Ok(made)
    }

    /// Adds the nodes that compute dropped values again.
    fn add_again(&self, made: &mut Graph, known: &mut HashMap<ValueId, ValueId>) -> Result<(), NoRemedy> {
        let (sources, literals) = (made.sources.len() as u32, made.literals.len() as u32);
        made.sources.extend_from_slice(&self.forward.sources);
        made.literals.extend_from_slice(&self.forward.literals);
        for at in &self.again {
            let mut node = moved_node(&self.forward.nodes[*at], self.forward, made, known);
            if node.all_args().any(has_graph) {
                return Err("it has branches, loops or collectives".into());
            }
            node.all_args_mut().for_each(|arg| shift_literals(arg, literals));
            node.source = node.source.map(|source| SourceId(source.0 + sources));
            node.name = format!("{}_recomputed", node.name).into();
            made.nodes.push(node);
        }
        Ok(())
    }
}

/// A node of another graph with the values that it has in `made`.
fn moved_node(node: &Node, of: &Graph, made: &mut Graph, known: &mut HashMap<ValueId, ValueId>) -> Node {
    let mut node = node.clone();
    node.all_args_mut().for_each(|arg| *arg = arg.map_values(&mut |value| known[&value]));
    for output in &mut node.outputs {
        let new = add_value(made, of.ty(*output).clone());
        known.insert(*output, new);
        *output = new;
    }
    node
}

fn has_graph(arg: &Arg) -> bool {
    match arg {
        Arg::Graph(_) | Arg::Groups(_) => true,
        Arg::List(items) => items.iter().any(has_graph),
        _ => false,
    }
}

fn shift_literals(arg: &mut Arg, by: u32) {
    match arg {
        Arg::Literal(id) => id.0 += by,
        Arg::List(items) => items.iter_mut().for_each(|item| shift_literals(item, by)),
        _ => {}
    }
}
