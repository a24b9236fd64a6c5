//! Cuts a graph into parts around the blocks that it repeats. Equal blocks are one part that is called several times.

use super::repeats::{Origin, Run, Schedule, find};
use crate::fx::{Arg, Graph, Input, InputKind, LiteralId, Mutation, Node, TensorType, ValueId, ValueType};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// A graph as calls of parts.
#[derive(Debug)]
pub struct Parts {
    /// Each is compiled once.
    pub graphs: Vec<Graph>,
    /// In order.
    pub calls: Vec<PartCall>,
    /// Origins of the tensors that the whole graph returns, then of those that it writes to inputs.
    pub results: Vec<Place>,
    pub repeats: Vec<Repeat>,
}

/// Equal blocks that follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Repeat {
    pub blocks: usize,
    /// Nodes of a block.
    pub nodes: usize,
}

/// A call of a part.
#[derive(Debug)]
pub struct PartCall {
    /// Position in [`Parts::graphs`].
    pub graph: usize,
    /// Values of the whole graph, one per input of the part.
    pub arguments: Vec<ValueId>,
    /// The value of the whole graph that each output of the part is. Its mutations come after them.
    pub results: Vec<ValueId>,
}

/// A result of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub call: usize,
    /// Position among the part's outputs, then its mutations.
    pub result: usize,
}

/// # Errors
/// The reason why a graph is compiled as a whole.
fn runs(graph: &Graph) -> Result<(Schedule, Vec<Run>), String> {
    if graph.ranks() > 1 {
        return Err("its ranks run it together".to_string());
    }
    if let Some(node) = graph.nodes.iter().find(|node| !node.is_pure()) {
        return Err(format!("{} ({}) has an effect besides its results", node.op, node.name));
    }
    let mut schedule = Schedule::of(graph);
    let runs = find(graph, &mut schedule);
    if runs.is_empty() {
        return Err("no equal blocks follow each other in it".to_string());
    }
    Ok((schedule, runs))
}

impl Repeat {
    fn of(run: &Run) -> Self {
        Repeat { blocks: run.blocks, nodes: run.nodes }
    }
}

impl Parts {
    /// Cuts a graph.
    ///
    /// # Errors
    /// The reason why the graph is compiled as a whole.
    pub fn of(graph: &Graph) -> Result<Parts, String> {
        let (schedule, runs) = runs(graph)?;
        let mut parts = Cutting::new(graph, &schedule, &runs).parts()?;
        parts.repeats = runs.iter().map(Repeat::of).collect();
        for part in &parts.graphs {
            part.verify().map_err(|error| format!("a part of it is not valid: {error}"))?;
        }
        Ok(parts)
    }

    /// Per call, the bytes of the values that parts pass to each other and that are there while it runs, its own
    /// results included. A size that is not known counts as nothing.
    pub fn passed_bytes(&self, graph: &Graph) -> Vec<usize> {
        let returned: BTreeSet<(usize, usize)> =
            self.results.iter().map(|place| (place.call, place.result)).collect();
        let mut last: HashMap<ValueId, usize> = HashMap::new();
        for (i, call) in self.calls.iter().enumerate() {
            last.extend(call.arguments.iter().map(|v| (*v, i)));
        }
        let mut passed = vec![0; self.calls.len()];
        for (i, call) in self.calls.iter().enumerate() {
            let values = call.results.iter().enumerate().filter(|(r, _)| !returned.contains(&(i, *r)));
            for (_, v) in values {
                let end = last.get(v).map_or(i, |last| i.max(*last));
                passed[i..=end].iter_mut().for_each(|sum| *sum += tensor_bytes(graph.ty(*v)));
            }
        }
        passed
    }
}

/// Bytes of a tensor of known sizes.
pub fn tensor_bytes(ty: &ValueType) -> usize {
    let sizes = ty.tensor().and_then(|t| Some((t.static_dims()?, t.dtype.size())));
    sizes.map_or(0, |(dims, size)| dims.iter().map(|d| (*d).max(0) as usize).product::<usize>() * size)
}

/// Node by position in a call, and its output.
type Within = (usize, usize);

/// Calls of one part, each for a stretch of the schedule.
struct Group {
    calls: Range<usize>,
    /// Per call, the values of the arguments.
    arguments: Vec<Vec<ValueId>>,
    outputs: Vec<Within>,
    mutations: Vec<GroupMutation>,
}

/// Results and mutations that the last call makes for others.
#[derive(Default)]
struct Late {
    /// Inputs, constants, and tensors that are returned twice.
    returned: Vec<ValueId>,
    /// Mutations of the graph.
    mutations: Vec<usize>,
}

/// An argument that every call of a group writes.
struct GroupMutation {
    argument: usize,
    value: Within,
    /// Per call, the mutation of the whole graph.
    of_graph: Vec<usize>,
}

struct Cutting<'a> {
    graph: &'a Graph,
    schedule: &'a Schedule,
    /// Per call, its stretch of the schedule. The last one may be empty.
    stretches: Vec<Range<usize>>,
    groups: Vec<Group>,
    /// Per position of the schedule, its call.
    call_at: Vec<usize>,
    /// Per value, the calls that read it, in order.
    readers: Vec<Vec<usize>>,
}

impl<'a> Cutting<'a> {
    fn new(graph: &'a Graph, schedule: &'a Schedule, runs: &[Run]) -> Self {
        let mut stretches = Vec::new();
        let mut groups = Vec::new();
        let mut group = |calls| {
            groups.push(Group { calls, arguments: Vec::new(), outputs: Vec::new(), mutations: Vec::new() });
        };
        let mut next = 0;
        for run in runs {
            if next < run.start {
                stretches.push(next..run.start);
                group(stretches.len() - 1..stretches.len());
            }
            stretches.extend((0..run.blocks).map(|i| run.block(i)));
            group(stretches.len() - run.blocks..stretches.len());
            next = run.range().end;
        }
        stretches.push(next..schedule.order.len());
        group(stretches.len() - 1..stretches.len());
        let mut call_at = vec![0; schedule.order.len()];
        let mut readers: Vec<Vec<usize>> = vec![Vec::new(); graph.values.len()];
        for (call, stretch) in stretches.iter().enumerate() {
            for at in stretch.clone() {
                call_at[at] = call;
                schedule.node(graph, at).for_each_operand(|v| {
                    let readers = &mut readers[v.0 as usize];
                    if readers.last() != Some(&call) {
                        readers.push(call);
                    }
                });
            }
        }
        Cutting { graph, schedule, stretches, groups, call_at, readers }
    }

    /// The call that computes a value; `None` for inputs and constants.
    fn maker(&self, value: ValueId) -> Option<usize> {
        match self.schedule.origin(value) {
            Origin::Node(at, _) => Some(self.call_at[at]),
            Origin::Input | Origin::Constant(_) => None,
        }
    }

    /// The place of a value in the call that computes it.
    fn within(&self, value: ValueId) -> Option<Within> {
        let Origin::Node(at, o) = self.schedule.origin(value) else { return None };
        Some((at - self.stretches[self.call_at[at]].start, o))
    }

    fn value(&self, call: usize, (j, o): Within) -> ValueId {
        self.schedule.node(self.graph, self.stretches[call].start + j).outputs[o]
    }

    fn parts(mut self) -> Result<Parts, String> {
        let last = self.stretches.len() - 1;
        let mut groups = std::mem::take(&mut self.groups);
        groups.iter_mut().for_each(|group| group.arguments = self.arguments(group.calls.clone()));
        for group in &mut groups {
            group.mutations = self.mutations(group);
        }
        let made: BTreeSet<usize> =
            groups.iter().flat_map(|g| &g.mutations).flat_map(|m| m.of_graph.iter().copied()).collect();
        let mut seen = BTreeSet::new();
        let is_claimed: Vec<bool> =
            self.returned().map(|v| self.maker(v).is_some() && seen.insert(v)).collect();
        let passed = self.returned().zip(&is_claimed).filter(|(_, is_claimed)| !**is_claimed);
        let late = (0..self.graph.mutations.len()).filter(|i| !made.contains(i));
        let late = Late { returned: passed.map(|(v, _)| v).collect(), mutations: late.collect() };
        let written = late.mutations.iter().flat_map(|i| {
            let Mutation { input, value } = self.graph.mutations[*i];
            [ValueId(input), value]
        });
        for v in late.returned.iter().copied().chain(written) {
            let is_constant = matches!(self.schedule.origin(v), Origin::Constant(_));
            if is_constant || self.maker(v) == Some(last) {
                continue;
            }
            let readers = &mut self.readers[v.0 as usize];
            if readers.last() != Some(&last) {
                readers.push(last);
            }
            let arguments = &mut groups.last_mut().expect("there is a last one").arguments[0];
            if !arguments.contains(&v) {
                arguments.push(v);
            }
        }
        for group in &mut groups {
            group.outputs = self.outputs(group, &seen);
        }
        self.assemble(&groups, &is_claimed, &seen, &late)
    }

    /// Tensors that the whole graph returns.
    fn returned(&self) -> impl Iterator<Item = ValueId> {
        self.graph.outputs.iter().filter_map(|output| match output {
            Arg::Value(v) if self.graph.ty(*v).tensor().is_some() => Some(*v),
            _ => None,
        })
    }

    /// The arguments of calls that are equal but for them. Operands that are the same value in each call are one.
    fn arguments(&self, calls: Range<usize>) -> Vec<Vec<ValueId>> {
        let outside: Vec<Vec<ValueId>> = calls.map(|call| self.outside(call)).collect();
        let mut known: BTreeSet<Vec<ValueId>> = BTreeSet::new();
        let mut arguments: Vec<Vec<ValueId>> = vec![Vec::new(); outside.len()];
        for operand in 0..outside[0].len() {
            let column: Vec<ValueId> = outside.iter().map(|values| values[operand]).collect();
            if !known.contains(&column) {
                arguments.iter_mut().zip(&column).for_each(|(values, v)| values.push(*v));
                known.insert(column);
            }
        }
        arguments
    }

    /// The values that a call reads from outside, one per operand.
    fn outside(&self, call: usize) -> Vec<ValueId> {
        let mut values = Vec::new();
        for at in self.stretches[call].clone() {
            self.schedule.node(self.graph, at).for_each_operand(|v| {
                let is_constant = matches!(self.schedule.origin(v), Origin::Constant(_));
                if !is_constant && self.maker(v) != Some(call) {
                    values.push(v);
                }
            });
        }
        values
    }

    /// The inputs that each call of a group writes: computed there, and read by no later call. What is missing here is
    /// written by the last call.
    fn mutations(&self, group: &Group) -> Vec<GroupMutation> {
        let of_call = |i: usize| {
            let call = group.calls.start + i;
            let mutations = self.graph.mutations.iter().enumerate();
            let found = mutations.filter_map(move |(number, mutation)| {
                let input = ValueId(mutation.input);
                if self.maker(mutation.value) != Some(call) {
                    return None;
                }
                let is_read_later = self.readers[mutation.input as usize].iter().any(|reader| *reader > call);
                let mut places = group.arguments[i].iter().enumerate().filter(|(_, v)| **v == input);
                let (Some((argument, _)), None) = (places.next(), places.next()) else { return None };
                // Another input may get what this one holds before the program.
                let is_returned = self.graph.outputs.contains(&Arg::Value(input))
                    || self.graph.mutations.iter().any(|other| other.value == input);
                let value = self.within(mutation.value)?;
                (!is_read_later && !is_returned).then_some(((argument, value), number))
            });
            found.collect::<HashMap<(usize, Within), usize>>()
        };
        let all: Vec<HashMap<(usize, Within), usize>> = (0..group.calls.len()).map(of_call).collect();
        let mut common: Vec<(usize, Within)> = all[0].keys().copied().collect();
        common.retain(|key| all.iter().all(|of_call| of_call.contains_key(key)));
        common.sort_unstable();
        // An argument is written once.
        common.dedup_by_key(|(argument, _)| *argument);
        let made = |key: (usize, Within)| GroupMutation {
            argument: key.0,
            value: key.1,
            of_graph: all.iter().map(|of_call| of_call[&key]).collect(),
        };
        common.into_iter().map(made).collect()
    }

    /// Outputs of a group's calls: all that another call reads, or the whole graph returns, of any of them.
    fn outputs(&self, group: &Group, claimed: &BTreeSet<ValueId>) -> Vec<Within> {
        let mut outputs = BTreeSet::new();
        for call in group.calls.clone() {
            for at in self.stretches[call].clone() {
                for v in &self.schedule.node(self.graph, at).outputs {
                    let is_read = self.readers[v.0 as usize].iter().any(|reader| *reader != call);
                    if is_read || claimed.contains(v) {
                        outputs.extend(self.within(*v));
                    }
                }
            }
        }
        outputs.into_iter().collect()
    }

    /// `is_claimed` says which returned tensors, `claimed`, are results of the calls that compute them.
    fn assemble(
        &self,
        groups: &[Group],
        is_claimed: &[bool],
        claimed: &BTreeSet<ValueId>,
        late: &Late,
    ) -> Result<Parts, String> {
        let mut parts =
            Parts { graphs: Vec::new(), calls: Vec::new(), results: Vec::new(), repeats: Vec::new() };
        let mut strided = claimed.clone();
        for group in groups {
            for within in &group.outputs {
                let values = || group.calls.clone().map(|call| self.value(call, *within));
                if values().any(|v| claimed.contains(&v)) {
                    strided.extend(values());
                }
            }
        }
        let keeps_strides = |v: ValueId| self.maker(v).is_none() || strided.contains(&v);
        let mut place_of: HashMap<ValueId, Place> = HashMap::new();
        let mut written: HashMap<usize, Place> = HashMap::new();
        let mut passed = Vec::new();
        for (g, group) in groups.iter().enumerate() {
            self.check_types(group, &keeps_strides)?;
            let is_last = g + 1 == groups.len();
            for (i, call) in group.calls.clone().enumerate() {
                let mut results: Vec<ValueId> =
                    group.outputs.iter().map(|within| self.value(call, *within)).collect();
                for (result, v) in results.iter().enumerate() {
                    place_of.insert(*v, Place { call, result });
                }
                if is_last {
                    passed.extend((results.len()..).take(late.returned.len()));
                    results.extend(&late.returned);
                }
                let own = group.mutations.iter().map(|mutation| mutation.of_graph[i]);
                let others = if is_last { late.mutations.as_slice() } else { &[] };
                for (m, number) in own.chain(others.iter().copied()).enumerate() {
                    written.insert(number, Place { call, result: results.len() + m });
                }
                parts.calls.push(PartCall { graph: g, arguments: group.arguments[i].clone(), results });
            }
            let late = if is_last { late } else { &Late::default() };
            parts.graphs.push(self.part(group, g, late, &keeps_strides));
        }
        let last = self.stretches.len() - 1;
        let mut passed = passed.into_iter().map(|result| Place { call: last, result });
        for (v, is_claimed) in self.returned().zip(is_claimed) {
            let place = if *is_claimed { place_of.get(&v).copied() } else { passed.next() };
            parts.results.push(place.expect("each returned tensor is a result of a call"));
        }
        parts.results.extend((0..self.graph.mutations.len()).map(|number| written[&number]));
        Ok(parts)
    }

    /// # Errors
    /// Calls whose arguments or outputs differ in type.
    fn check_types(&self, group: &Group, keeps_strides: &dyn Fn(ValueId) -> bool) -> Result<(), String> {
        let ty = |v: ValueId| passed_type(self.graph.ty(v), keeps_strides(v));
        let same_arguments = |arguments: &Vec<ValueId>| {
            arguments.iter().zip(&group.arguments[0]).all(|(v, first)| ty(*v) == ty(*first))
        };
        let same_outputs = |call: usize| {
            let first = group.calls.start;
            group.outputs.iter().all(|within| ty(self.value(call, *within)) == ty(self.value(first, *within)))
        };
        if group.arguments.iter().all(same_arguments) && group.calls.clone().all(same_outputs) {
            return Ok(());
        }
        Err("tensors of its equal blocks lie differently in memory".to_string())
    }

    /// The graph of a group's part.
    fn part(
        &self,
        group: &Group,
        number: usize,
        late: &Late,
        keeps_strides: &dyn Fn(ValueId) -> bool,
    ) -> Graph {
        let call = group.calls.start;
        let mut part = Graph::new(&format!("{}_part{number}", self.graph.name), self.graph.stage);
        part.sources = self.graph.sources.clone();
        part.groups = self.graph.groups.clone();
        part.subgraphs = self.graph.subgraphs.clone();
        let (numbers, literals) = (HashMap::new(), HashMap::new());
        let mut building = Building { whole: self.graph, part, numbers, literals, keeps_strides };
        for (a, v) in group.arguments[0].iter().enumerate() {
            let column = group.arguments.iter().map(|arguments| arguments[a]);
            building.value(*v);
            building.part.inputs.push(self.input(a, column));
        }
        let constant = |building: &mut Building, v: ValueId| {
            if let Origin::Constant(constant) = self.schedule.origin(v) {
                building.node(&self.graph.nodes[constant]);
            }
        };
        for at in self.stretches[call].clone() {
            let node = self.schedule.node(self.graph, at);
            node.for_each_operand(|v| constant(&mut building, v));
            building.node(node);
        }
        let late_mutations = || late.mutations.iter().map(|i| self.graph.mutations[*i]);
        late.returned.iter().for_each(|v| constant(&mut building, *v));
        late_mutations().for_each(|mutation| constant(&mut building, mutation.value));
        let Building { mut part, numbers, .. } = building;
        let inside = |within: &Within| numbers[&self.value(call, *within)];
        let outputs = group.outputs.iter().map(inside).chain(late.returned.iter().map(|v| numbers[v]));
        part.outputs = outputs.map(Arg::Value).collect();
        let own =
            group.mutations.iter().map(|m| Mutation { input: m.argument as u32, value: inside(&m.value) });
        let others = late_mutations().map(|Mutation { input, value }| Mutation {
            input: numbers[&ValueId(input)].0,
            value: numbers[&value],
        });
        part.mutations = own.chain(others).collect();
        part
    }

    /// The input of a part for an argument that has these values.
    fn input(&self, number: usize, mut column: impl Iterator<Item = ValueId>) -> Input {
        let role = |v: ValueId| match self.schedule.origin(v) {
            Origin::Input => {
                let input = &self.graph.inputs[v.0 as usize];
                (input.kind, input.is_static)
            }
            _ => (InputKind::Input, false),
        };
        let first = column.next().map_or((InputKind::Input, false), role);
        let (kind, is_static) =
            if column.all(|v| role(v) == first) { first } else { (InputKind::Input, false) };
        Input { name: format!("x{number}").into(), kind, is_static, fqn: None }
    }
}

/// A type as parts pass a value on.
fn passed_type(ty: &ValueType, keeps_strides: bool) -> ValueType {
    let mut ty = ty.clone();
    if let ValueType::Tensor(TensorType { strides, .. }) = &mut ty
        && !keeps_strides
    {
        *strides = None;
    }
    ty
}

/// A part under construction.
struct Building<'a> {
    whole: &'a Graph,
    part: Graph,
    /// The part's numbers of values of the whole graph.
    numbers: HashMap<ValueId, ValueId>,
    literals: HashMap<LiteralId, LiteralId>,
    keeps_strides: &'a dyn Fn(ValueId) -> bool,
}

impl Building<'_> {
    fn value(&mut self, value: ValueId) -> ValueId {
        let number = ValueId(self.part.values.len() as u32);
        self.part.values.push(passed_type(self.whole.ty(value), (self.keeps_strides)(value)));
        self.numbers.insert(value, number);
        number
    }

    /// Adds a node unless it is there.
    fn node(&mut self, node: &Node) {
        if node.outputs.iter().any(|v| self.numbers.contains_key(v)) {
            return;
        }
        let mut node = node.clone();
        for arg in node.all_args_mut() {
            *arg = self.argument(arg);
        }
        node.outputs = node.outputs.iter().map(|v| self.value(*v)).collect();
        self.part.nodes.push(node);
    }

    fn argument(&mut self, arg: &Arg) -> Arg {
        match arg {
            Arg::Value(v) => Arg::Value(self.numbers[v]),
            Arg::List(items) => Arg::List(items.iter().map(|item| self.argument(item)).collect()),
            Arg::Literal(l) => {
                let next = LiteralId(self.part.literals.len() as u32);
                let number = *self.literals.entry(*l).or_insert(next);
                if number == next {
                    self.part.literals.push(self.whole.literals[l.0 as usize].clone());
                }
                Arg::Literal(number)
            }
            other => other.clone(),
        }
    }
}
