//! Parameters and an optimizer's states in parts on several chips, as FSDP lays them out.
//!
//! Each parameter is gathered for the forward pass and again for the backward pass. The optimizer's update reads the
//! parts alone: it must be computed element by element from parameter, states and gradient. A gradient is reduced and
//! scattered before it.

use super::{Makers, NoRemedy, add_value, is_pointwise, operands, sizes};
use crate::fx::{Arg, Dim, Graph, Groups, GroupsId, InputKind, Node, Stage, ValueId, ValueType};
use std::collections::{BTreeSet, HashMap, HashSet};

pub(super) fn sharded(graph: &Graph, chips: i64) -> Result<Graph, NoRemedy> {
    if graph.ranks() > 1 {
        return Err("it is for several chips already".into());
    }
    if graph.stage == Stage::Backward || (graph.stage == Stage::Forward) {
        return Err("its optimizer is not in the program".into());
    }
    let changed: HashMap<ValueId, ValueId> =
        graph.mutations.iter().map(|mutation| (ValueId(mutation.input), mutation.value)).collect();
    let is_part = |at: usize| {
        let (input, value) = (&graph.inputs[at], ValueId(at as u32));
        let rows = sizes(graph, value).first().copied().unwrap_or_default();
        let is_state = input.kind == InputKind::Parameter || changed.contains_key(&value);
        is_state && input.kind != InputKind::Buffer && rows > 0 && rows % chips == 0
    };
    let parts: BTreeSet<ValueId> =
        (0..graph.inputs.len()).filter(|at| is_part(*at)).map(|at| ValueId(at as u32)).collect();
    if parts.is_empty() {
        return Err("nothing of it can be divided".into());
    }
    let mut sharding = Sharding::new(graph, chips, parts);
    sharding.find_update(&changed)?;
    Ok(sharding.build())
}

struct Sharding<'a> {
    graph: &'a Graph,
    makers: Makers,
    forward: Vec<bool>,
    chips: i64,
    /// Inputs that are parts.
    parts: BTreeSet<ValueId>,
    /// Nodes of the optimizer's update that compute parts.
    update: HashSet<usize>,
    whole: Graph,
    groups: GroupsId,
    /// Values that were gathered, by pass.
    gathered: HashMap<(ValueId, bool), ValueId>,
    scattered: HashMap<ValueId, ValueId>,
}

impl<'a> Sharding<'a> {
    fn new(graph: &'a Graph, chips: i64, parts: BTreeSet<ValueId>) -> Self {
        let makers = Makers::new(graph);
        let mut whole = Graph { nodes: Vec::new(), ..graph.clone() };
        whole.groups.push(Groups(vec![(0..chips as u32).collect()]));
        Sharding {
            graph,
            forward: makers.forward(graph),
            makers,
            chips,
            parts,
            update: HashSet::new(),
            groups: GroupsId(whole.groups.len() as u32 - 1),
            whole,
            gathered: HashMap::new(),
            scattered: HashMap::new(),
        }
    }

    /// Finds the nodes from which an input's new value is computed element by element, back to gradients.
    fn find_update(&mut self, changed: &HashMap<ValueId, ValueId>) -> Result<(), NoRemedy> {
        let graph = self.graph;
        let mut open: Vec<(ValueId, Vec<i64>)> = Vec::new();
        for input in &self.parts {
            open.extend(changed.get(input).map(|value| (*value, sizes(graph, *input))));
        }
        let mut wanted: HashSet<ValueId> = HashSet::new();
        while let Some((value, dims)) = open.pop() {
            let Some(maker) = self.makers.of(value) else { continue };
            let node = &graph.nodes[maker];
            let is_of = !self.forward[maker] && is_pointwise(node) && sizes(graph, value) == dims;
            if is_of && self.update.insert(maker) {
                let of_same = operands(node).into_iter().filter(|operand| sizes(graph, *operand) == dims);
                open.extend(of_same.map(|operand| (operand, dims.clone())));
            }
            wanted.insert(value);
        }
        // What others read, such as the norm of all gradients, is whole.
        let mut readers: HashMap<ValueId, Vec<usize>> = HashMap::new();
        for (at, node) in graph.nodes.iter().enumerate() {
            node.for_each_operand(|value| readers.entry(value).or_default().push(at));
        }
        loop {
            let is_whole = |at: &usize| {
                let made = &graph.nodes[*at].outputs;
                let read = made.iter().filter_map(|value| readers.get(value)).flatten();
                read.into_iter().any(|reader| !self.update.contains(reader))
            };
            let whole: Vec<usize> = self.update.iter().copied().filter(is_whole).collect();
            if whole.is_empty() {
                break;
            }
            self.update.retain(|at| !whole.contains(at));
        }
        let is_made = |value: &ValueId| self.makers.of(*value).is_some_and(|at| self.update.contains(&at));
        match changed.iter().find(|(input, value)| self.parts.contains(input) && !is_made(value)) {
            Some(_) => Err("the optimizer's update is not element by element".into()),
            None => Ok(()),
        }
    }

    fn build(mut self) -> Graph {
        for input in self.parts.clone() {
            self.divide(input);
        }
        for at in 0..self.graph.nodes.len() {
            let mut node = self.graph.nodes[at].clone();
            for operand in operands(&node) {
                let is_part = self.parts.contains(&operand);
                let is_whole =
                    !is_part && !self.makers.of(operand).is_some_and(|at| self.update.contains(&at));
                let read = match self.update.contains(&at) {
                    true if is_whole && sizes(self.graph, operand) == sizes(self.graph, node.outputs[0]) => {
                        self.scattered(operand)
                    }
                    false if is_part => self.gathered(operand, self.forward[at]),
                    _ => operand,
                };
                let mut change = |old| if old == operand { read } else { old };
                node.all_args_mut().for_each(|arg| *arg = arg.map_values(&mut change));
            }
            if self.update.contains(&at) {
                let (old, new) = (sizes(self.graph, node.outputs[0]), self.of_part(node.outputs[0]));
                node.all_args_mut().for_each(|arg| super::half_batch::resize(arg, &old, &new));
                node.outputs.clone().into_iter().for_each(|value| self.divide(value));
            }
            self.whole.nodes.push(node);
        }
        self.whole
    }

    /// The sizes of a chip's part.
    fn of_part(&self, value: ValueId) -> Vec<i64> {
        let mut dims = sizes(self.graph, value);
        if let Some(rows) = dims.first_mut() {
            *rows /= self.chips;
        }
        dims
    }

    /// Makes a value's type that of a part.
    fn divide(&mut self, value: ValueId) {
        let dims = self.of_part(value);
        if let ValueType::Tensor(ty) = &mut self.whole.values[value.0 as usize] {
            let layout = crate::program::Layout::of(ty);
            ty.strides = ty
                .strides
                .is_some()
                .then(|| layout.strides(&dims).iter().map(|stride| Dim::Static(*stride)).collect());
            ty.dims = dims.into_iter().map(Dim::Static).collect();
        }
    }

    fn call(&mut self, op: &str, args: Vec<Arg>, ty: ValueType) -> ValueId {
        let value = add_value(&mut self.whole, ty);
        self.whole.nodes.push(Node {
            name: format!("sharded_{}", value.0).into(),
            op: op.into(),
            args,
            kwargs: Vec::new(),
            outputs: [value].into_iter().collect(),
            source: None,
        });
        value
    }

    fn whole_type(&self, value: ValueId) -> ValueType {
        let mut ty = self.graph.ty(value).clone();
        if let ValueType::Tensor(ty) = &mut ty {
            ty.strides = None;
        }
        ty
    }

    /// A parameter from all chips, once for each pass.
    fn gathered(&mut self, part: ValueId, is_forward: bool) -> ValueId {
        if let Some(known) = self.gathered.get(&(part, is_forward)) {
            return *known;
        }
        let mut from = part;
        if !is_forward {
            let ty = self.whole.ty(part).clone();
            from = self.call("torchtpu.again.default", vec![Arg::Value(part)], ty);
        }
        let args = vec![Arg::Value(from), Arg::Int(self.chips), Arg::Groups(self.groups)];
        let ty = self.whole_type(part);
        let begun = self.call("_c10d_functional.all_gather_into_tensor.default", args, ty.clone());
        let value = self.call("_c10d_functional.wait_tensor.default", vec![Arg::Value(begun)], ty);
        self.gathered.insert((part, is_forward), value);
        value
    }

    /// A chip's part of the mean of a gradient.
    fn scattered(&mut self, gradient: ValueId) -> ValueId {
        if let Some(known) = self.scattered.get(&gradient) {
            return *known;
        }
        let dims = self.of_part(gradient);
        let mut ty = self.whole_type(gradient);
        if let ValueType::Tensor(ty) = &mut ty {
            ty.dims = dims.into_iter().map(Dim::Static).collect();
        }
        let args = vec![
            Arg::Value(gradient),
            Arg::Str("avg".into()),
            Arg::Int(self.chips),
            Arg::Groups(self.groups),
        ];
        let begun = self.call("_c10d_functional.reduce_scatter_tensor.default", args, ty.clone());
        let value = self.call("_c10d_functional.wait_tensor.default", vec![Arg::Value(begun)], ty);
        self.scattered.insert(gradient, value);
        value
    }
}
