//! The graph verifier: runs after decoding and after every pass.

use super::expr::Dim;
use super::graph::*;
use super::sizes::MAX_RANK;

/// Defect of a graph, and its position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct VerifyError {
    /// A node (`node add_3 (aten.add.Tensor)`), an input, an output, or `graph`.
    pub at: String,
    pub problem: String,
}

/// No dimension, and no product of dimensions, may exceed this many elements.
pub const MAX_ELEMENTS: i64 = 1 << 48;
/// A program runs on at most this many ranks.
pub const MAX_RANKS: usize = 1 << 20;
/// Sub-graphs nest at most this deep.
pub const MAX_GRAPH_DEPTH: usize = 8;
/// Argument lists nest at most this deep.
const MAX_LIST_DEPTH: usize = 8;

impl Graph {
    /// Checks the invariants that [`Graph`] promises: every index is in range, every value is defined once and
    /// before its uses, names are unique, sizes are sane, and literals have as many bytes as their type needs.
    pub fn verify(&self) -> Result<(), VerifyError> {
        self.verify_at_depth(0)?;
        let ranks = self.ranks();
        self.check_ranks(ranks)
            .map_err(|problem| VerifyError { at: "graph".to_string(), problem: problem.to_string() })
    }

    /// All collectives that go over several ranks go over the same ones.
    fn check_ranks(&self, ranks: usize) -> Result<(), &'static str> {
        if self.groups.iter().any(|groups| groups.size() > 1 && groups.ranks() != ranks) {
            return Err("its groups are of different numbers of ranks");
        }
        self.subgraphs.iter().try_for_each(|subgraph| subgraph.check_ranks(ranks))
    }

    fn verify_at_depth(&self, depth: usize) -> Result<(), VerifyError> {
        for subgraph in &self.subgraphs {
            let at = || format!("subgraph {}", subgraph.name);
            self.check_subgraph(subgraph, depth)
                .map_err(|problem| VerifyError { at: at(), problem: problem.to_string() })?;
            subgraph
                .verify_at_depth(depth + 1)
                .map_err(|e| VerifyError { at: format!("{}, {}", at(), e.at), problem: e.problem })?;
        }
        Verifier { graph: self, defined: vec![false; self.values.len()] }.run()
    }

    fn check_subgraph(&self, subgraph: &Graph, depth: usize) -> Result<(), &'static str> {
        if depth >= MAX_GRAPH_DEPTH {
            return Err("sub-graphs nest too deep");
        }
        if subgraph.symbols != self.symbols || subgraph.stage != self.stage {
            return Err("its symbols or stage are not those of the graph around it");
        }
        if !subgraph.mutations.is_empty() {
            return Err("a sub-graph cannot change its inputs");
        }
        Ok(())
    }
}

struct Verifier<'g> {
    graph: &'g Graph,
    defined: Vec<bool>,
}

impl Verifier<'_> {
    fn run(&mut self) -> Result<(), VerifyError> {
        let graph = self.graph;
        let at_graph = |problem: String| VerifyError { at: "graph".to_string(), problem };
        if graph.values.len() < graph.inputs.len() {
            return Err(at_graph("fewer values than inputs".to_string()));
        }
        for literal in &graph.literals {
            check_literal(literal).map_err(at_graph)?;
        }
        for groups in &graph.groups {
            check_groups(groups).map_err(|problem| at_graph(problem.to_string()))?;
        }
        for (i, input) in graph.inputs.iter().enumerate() {
            self.check_type(&graph.values[i])
                .map_err(|problem| VerifyError { at: format!("input {}", input.name), problem })?;
            self.defined[i] = true;
        }
        let mut names = std::collections::HashSet::new();
        for node in &graph.nodes {
            self.check_node(node, &mut names).map_err(|problem| VerifyError {
                at: format!("node {} ({})", node.name, node.op),
                problem,
            })?;
        }
        for (i, output) in graph.outputs.iter().enumerate() {
            self.check_output(output)
                .map_err(|problem| VerifyError { at: format!("output {i}"), problem })?;
        }
        let mut mutated = vec![false; graph.inputs.len()];
        for mutation in &graph.mutations {
            self.check_mutation(mutation, &mut mutated).map_err(at_graph)?;
        }
        let is_tensor = |at: u32| graph.outputs.get(at as usize).is_some_and(|o| graph.is_tensor(o));
        if let Some((at, _)) = graph.saved.iter().find(|(at, _)| !is_tensor(*at)) {
            return Err(at_graph(format!("output {at} is saved and no tensor")));
        }
        if let Some(at) = graph.lies.keys().find(|at| **at as usize >= graph.inputs.len()) {
            return Err(at_graph(format!("input {at} has a layout and is not there")));
        }
        Ok(())
    }

    fn check_node<'n>(
        &mut self,
        node: &'n Node,
        names: &mut std::collections::HashSet<&'n str>,
    ) -> Result<(), String> {
        if node.name.is_empty() || !names.insert(&node.name) {
            return Err("name is empty or used twice".to_string());
        }
        if node.op.is_empty() {
            return Err("op is empty".to_string());
        }
        if let Some(source) = node.source
            && source.0 as usize >= self.graph.sources.len()
        {
            return Err(format!("source {} of {}", source.0, self.graph.sources.len()));
        }
        for arg in node.all_args() {
            self.check_arg(arg, 0)?;
        }
        if &*node.op == CONSTANT {
            self.check_constant(node)?;
        }
        for output in &node.outputs {
            let slot = self.defined.get_mut(output.0 as usize).ok_or("output is out of range")?;
            if std::mem::replace(slot, true) {
                return Err(format!("value {} is defined twice", output.0));
            }
            self.check_type(self.graph.ty(*output))?;
        }
        Ok(())
    }

    fn check_constant(&self, node: &Node) -> Result<(), String> {
        let ([Arg::Literal(id)], [output]) = (&node.args[..], &node.outputs[..]) else {
            return Err("a constant has one literal and one output".to_string());
        };
        let literal = &self.graph.literals[id.0 as usize];
        let ty = self.graph.values.get(output.0 as usize).and_then(ValueType::tensor);
        match ty {
            Some(t) if t.dtype == literal.dtype && t.static_dims().as_ref() == Some(&literal.dims) => Ok(()),
            _ => Err("a constant's type differs from its literal's".to_string()),
        }
    }

    fn check_arg(&self, arg: &Arg, depth: usize) -> Result<(), String> {
        match arg {
            Arg::Value(v) => match self.defined.get(v.0 as usize) {
                Some(true) => Ok(()),
                Some(false) => Err(format!("value {} is used before it is defined", v.0)),
                None => Err(format!("value {} of {}", v.0, self.graph.values.len())),
            },
            Arg::List(_) if depth >= MAX_LIST_DEPTH => Err("lists nest too deep".to_string()),
            Arg::List(items) => items.iter().try_for_each(|a| self.check_arg(a, depth + 1)),
            Arg::Sym(e) => e.check(self.graph.symbols.len()),
            Arg::SymFloat(e) => e.check(self.graph.symbols.len()),
            Arg::Literal(id) if id.0 as usize >= self.graph.literals.len() => {
                Err(format!("literal {} of {}", id.0, self.graph.literals.len()))
            }
            Arg::Groups(id) if id.0 as usize >= self.graph.groups.len() => {
                Err(format!("groups {} of {}", id.0, self.graph.groups.len()))
            }
            Arg::Graph(id) if id.0 as usize >= self.graph.subgraphs.len() => {
                Err(format!("sub-graph {} of {}", id.0, self.graph.subgraphs.len()))
            }
            _ => Ok(()),
        }
    }

    fn check_output(&self, output: &Output) -> Result<(), String> {
        match output {
            Arg::Value(_) | Arg::Sym(_) => self.check_arg(output, 0),
            Arg::None | Arg::Int(_) | Arg::Bool(_) | Arg::Float(_) => Ok(()),
            other => Err(format!("an output cannot be {other:?}")),
        }
    }

    fn check_mutation(&self, mutation: &Mutation, mutated: &mut [bool]) -> Result<(), String> {
        let input = mutation.input as usize;
        let slot =
            mutated.get_mut(input).ok_or(format!("mutation of input {input}, which does not exist"))?;
        if std::mem::replace(slot, true) {
            return Err(format!("input {input} is mutated twice"));
        }
        self.check_arg(&Arg::Value(mutation.value), 0)?;
        match (&self.graph.values[input], self.graph.ty(mutation.value)) {
            (ValueType::Tensor(a), ValueType::Tensor(b)) if a.dtype == b.dtype && a.dims == b.dims => Ok(()),
            _ => Err(format!("input {input} and the value it is set to differ in type")),
        }
    }

    fn check_type(&self, ty: &ValueType) -> Result<(), String> {
        match ty {
            ValueType::None => Ok(()),
            ValueType::SymInt(e) => e.check(self.graph.symbols.len()),
            ValueType::Tensor(t) => {
                if t.dims.len() > MAX_RANK {
                    return Err(format!("{} dimensions (at most {MAX_RANK})", t.dims.len()));
                }
                if t.strides.as_ref().is_some_and(|s| s.len() != t.dims.len()) {
                    return Err("as many strides as dimensions are needed".to_string());
                }
                for dim in t.dims.iter().chain(t.strides.iter().flatten()) {
                    self.check_dim(dim)?;
                }
                let mut elements = 1i64;
                for size in t.dims.iter().filter_map(Dim::as_static) {
                    elements = elements.saturating_mul(size.max(1));
                }
                if elements > MAX_ELEMENTS {
                    return Err(format!("a tensor of {elements} elements"));
                }
                Ok(())
            }
        }
    }

    fn check_dim(&self, dim: &Dim) -> Result<(), String> {
        match dim {
            Dim::Static(size) if (0..=MAX_ELEMENTS).contains(size) => Ok(()),
            Dim::Static(size) => Err(format!("size or stride {size}")),
            Dim::Expr(e) => e.check(self.graph.symbols.len()),
        }
    }
}

/// Checks that all groups have one size, and that each rank from 0 on is in exactly one.
fn check_groups(groups: &Groups) -> Result<(), &'static str> {
    let ranks = groups.ranks();
    if ranks == 0 || ranks > MAX_RANKS || groups.0.iter().any(|group| group.len() != groups.size()) {
        return Err("groups of no ranks, of too many, or of different sizes");
    }
    let mut seen = vec![false; ranks];
    for &rank in groups.0.iter().flatten() {
        let seen_before = seen.get_mut(rank as usize).is_none_or(|seen| std::mem::replace(seen, true));
        if seen_before {
            return Err("a rank stands in several groups or in none");
        }
    }
    Ok(())
}

fn check_literal(literal: &Literal) -> Result<(), String> {
    let mut elements = 1i64;
    for &size in &literal.dims {
        if !(0..=MAX_ELEMENTS).contains(&size) {
            return Err(format!("a literal of size {size}"));
        }
        elements =
            elements.checked_mul(size).filter(|n| *n <= MAX_ELEMENTS).ok_or("a literal is too large")?;
    }
    let bytes = elements as usize * literal.dtype.size();
    if literal.dims.len() > MAX_RANK || literal.data.len() != bytes {
        return Err(format!("a literal of {} bytes where its type needs {bytes}", literal.data.len()));
    }
    Ok(())
}
