//! A program with half the batch.
//!
//! The dimensions that grow with the batch are found by what ops do with dimensions: the first one of each tensor of
//! the batch grows, and those of parameters do not. What contradicts itself is no figure: a program with half the batch
//! is compiled only if each op makes, from its smaller operands, what the graph says.

use super::{NoRemedy, operands, saved, sizes};
use crate::fx::{Arg, Dim, Graph, InputKind, Node, Stage, ValueId, ValueType, wrap_dim};
use crate::op::{ByOp, Padding};
use crate::program::Layout;
use std::sync::LazyLock;

pub(super) fn halved(graph: &Graph, other: Option<&Graph>) -> Result<Graph, NoRemedy> {
    if !graph.subgraphs.is_empty() {
        return Err("it has branches or loops".into());
    }
    let grows = match (graph.stage, other) {
        (Stage::Backward, Some(forward)) => {
            let of_forward = Solved::of_batch(forward)?;
            let mut extents = Extents::new(graph);
            let from = saved(forward, graph)?;
            for (at, value) in from.iter().enumerate() {
                let own = ValueId(at as u32);
                // A tangent has the sizes of a result.
                let like = |output: &Arg| match output {
                    Arg::Value(value) if sizes(forward, *value) == sizes(graph, own) => Some(*value),
                    _ => None,
                };
                let value = value.or_else(|| forward.outputs.iter().find_map(like));
                let value = value.ok_or("a tangent is of no result")?;
                for dim in 0..sizes(graph, own).len() {
                    extents.set((own, dim), of_forward.grows(value, dim))?;
                }
            }
            extents.solved()?
        }
        (Stage::Backward, None) => return Err("its other pass is not here".into()),
        _ => Solved::of_batch(graph)?,
    };
    let mut half = graph.clone();
    for value in (0..graph.values.len() as u32).map(ValueId) {
        let ValueType::Tensor(ty) = &mut half.values[value.0 as usize] else { continue };
        let layout = Layout::of(ty);
        let mut is_halved = false;
        for (dim, size) in ty.dims.iter_mut().enumerate() {
            let Some(n) = size.as_static().filter(|_| grows.grows(value, dim)) else { continue };
            if n % 2 != 0 {
                return Err(NoRemedy::Impossible(format!("a dimension of {n} has no half")));
            }
            *size = Dim::Static(n / 2);
            is_halved = true;
        }
        if is_halved && ty.strides.is_some() {
            let dims = ty.static_dims().unwrap_or_default();
            ty.strides = Some(layout.strides(&dims).iter().map(|stride| Dim::Static(*stride)).collect());
        }
    }
    if half.values == graph.values {
        return Err(NoRemedy::ChangesNothing);
    }
    for node in &mut half.nodes {
        if node.outputs.iter().any(|value| half.values[value.0 as usize] != *graph.ty(*value)) {
            let Some(first) = node.outputs.first().copied() else { continue };
            if operands(node).is_empty() && node.all_args().any(|arg| matches!(arg, Arg::Literal(_))) {
                return Err("a constant has the batch in it".into());
            }
            let new: Vec<i64> = half.values[first.0 as usize]
                .tensor()
                .and_then(|ty| ty.static_dims())
                .map(|dims| dims.to_vec())
                .unwrap_or_default();
            let old = sizes(graph, first);
            node.all_args_mut().for_each(|arg| resize(arg, &old, &new));
        }
    }
    Ok(half)
}

/// Makes a list of sizes that is the old one the new one.
pub(super) fn resize(arg: &mut Arg, old: &[i64], new: &[i64]) {
    let Arg::List(items) = arg else { return };
    let is_old = |(item, size): (&Arg, &i64)| matches!(item, Arg::Int(n) if n == size || *n == -1);
    if items.len() == old.len() && items.iter().zip(old).all(is_old) {
        *items = new.iter().map(|size| Arg::Int(*size)).collect();
    }
}

type Place = (ValueId, usize);

/// Dimensions of values that must grow together, and what is known of them.
struct Extents<'a> {
    graph: &'a Graph,
    /// The number of each value's first dimension.
    starts: Vec<usize>,
    /// Union-find: the dimension that stands for the same class.
    parents: Vec<usize>,
    known: Vec<Option<bool>>,
    /// Dimensions that are split or merged: their products are equal.
    groups: Vec<(Vec<usize>, Vec<usize>)>,
}

struct Solved<'a>(Extents<'a>);

impl<'a> Extents<'a> {
    fn new(graph: &'a Graph) -> Self {
        let mut starts = Vec::with_capacity(graph.values.len());
        let mut count = 0;
        for value in 0..graph.values.len() as u32 {
            starts.push(count);
            count += sizes(graph, ValueId(value)).len();
        }
        let parents = (0..count).collect();
        Extents { graph, starts, parents, known: vec![None; count], groups: Vec::new() }
    }

    fn number(&self, (value, dim): Place) -> usize {
        self.starts[value.0 as usize] + dim
    }

    fn root(&mut self, mut at: usize) -> usize {
        while self.parents[at] != at {
            self.parents[at] = self.parents[self.parents[at]];
            at = self.parents[at];
        }
        at
    }

    fn set(&mut self, place: Place, grows: bool) -> Result<(), NoRemedy> {
        let at = self.number(place);
        self.set_number(at, grows).map(drop)
    }

    /// Whether that is new.
    fn set_number(&mut self, at: usize, grows: bool) -> Result<bool, NoRemedy> {
        let root = self.root(at);
        match self.known[root] {
            Some(known) if known != grows => Err("which of its dimensions grow is not known".into()),
            Some(_) => Ok(false),
            None => {
                self.known[root] = Some(grows);
                Ok(true)
            }
        }
    }

    fn get(&mut self, at: usize) -> Option<bool> {
        let root = self.root(at);
        self.known[root]
    }

    fn same(&mut self, a: Place, b: Place) -> Result<(), NoRemedy> {
        let (a, b) = (self.number(a), self.number(b));
        self.same_numbers(a, b)
    }

    fn same_numbers(&mut self, a: usize, b: usize) -> Result<(), NoRemedy> {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.parents[a] = b;
            if let Some(known) = self.known[a].take() {
                self.set_number(b, known)?;
            }
        }
        Ok(())
    }

    fn sizes(&self, value: ValueId) -> Vec<i64> {
        sizes(self.graph, value)
    }

    /// Joins the dimensions of two tensors that lie in the same place, counted from the last one, and have one size.
    fn align_last(&mut self, a: ValueId, b: ValueId) -> Result<(), NoRemedy> {
        let (of_a, of_b) = (self.sizes(a), self.sizes(b));
        for back in 1..=of_a.len().min(of_b.len()) {
            let (i, j) = (of_a.len() - back, of_b.len() - back);
            if of_a[i] == of_b[j] && of_a[i] > 1 {
                self.same((a, i), (b, j))?;
            }
        }
        Ok(())
    }

    /// Joins the first dimensions of two tensors, as long as they have one size.
    fn align_first(&mut self, a: ValueId, b: ValueId) -> Result<(), NoRemedy> {
        let (of_a, of_b) = (self.sizes(a), self.sizes(b));
        for dim in 0..of_a.len().min(of_b.len()) {
            if of_a[dim] != of_b[dim] {
                if of_a.len() == of_b.len() {
                    continue;
                }
                break;
            }
            self.same((a, dim), (b, dim))?;
        }
        Ok(())
    }

    fn solved(mut self) -> Result<Solved<'a>, NoRemedy> {
        let graph = self.graph;
        for node in &graph.nodes {
            self.follow(node)?;
        }
        self.settle()?;
        // What nothing is known of does not grow.
        for at in 0..self.known.len() {
            if self.get(at).is_none() {
                self.set_number(at, false)?;
                self.settle()?;
            }
        }
        // Chosen parts of merged dimensions may contradict each other.
        for (from, to) in self.groups.clone() {
            let count =
                |of: &[usize], all: &mut Self| of.iter().filter(|at| all.get(**at) == Some(true)).count();
            let (a, b) = (count(&from, &mut self), count(&to, &mut self));
            if a != b || a > 1 {
                return Err("which of its dimensions grow is not known".into());
            }
        }
        Ok(Solved(self))
    }

    /// Follows split and merged dimensions until nothing more is known.
    fn settle(&mut self) -> Result<(), NoRemedy> {
        loop {
            let mut is_new = false;
            for (from, to) in self.groups.clone() {
                is_new |= self.carry(&from, &to)?;
                is_new |= self.carry(&to, &from)?;
            }
            if !is_new {
                return Ok(());
            }
        }
    }

    /// Carries what is known of some dimensions over to those with the same product. Returns whether that is new.
    fn carry(&mut self, from: &[usize], to: &[usize]) -> Result<bool, NoRemedy> {
        let known: Vec<Option<bool>> = from.iter().map(|at| self.get(*at)).collect();
        let mut is_new = false;
        if known.iter().all(|grows| *grows == Some(false)) {
            for at in to {
                is_new |= self.set_number(*at, false)?;
            }
        } else if known.contains(&Some(true)) {
            let of: Vec<Option<bool>> = to.iter().map(|at| self.get(*at)).collect();
            let chosen = of.iter().position(|grows| *grows == Some(true));
            // Of what is split, the first part grows.
            let chosen = chosen.or_else(|| of.iter().position(Option::is_none));
            let chosen = chosen.ok_or("which of its dimensions grow is not known")?;
            for (i, at) in to.iter().enumerate() {
                is_new |= self.set_number(*at, i == chosen)?;
            }
        }
        Ok(is_new)
    }

    fn follow(&mut self, node: &Node) -> Result<(), NoRemedy> {
        if let Some(rule) = RULES.get(&node.op) {
            return rule(self, node);
        }
        match node.op.entry().map(|entry| entry.padding) {
            Some(Padding::Pointwise) => {
                for value in operands(node) {
                    self.align_last(value, node.outputs[0])?;
                }
                Ok(())
            }
            Some(Padding::Reduction(_)) => reduction(self, node),
            _ => {
                let mut all = operands(node);
                all.extend(&node.outputs);
                all.retain(|value| !self.is_vector_of_numbers(*value));
                for (i, a) in all.iter().enumerate() {
                    for b in &all[i + 1..] {
                        self.align_first(*a, *b)?;
                    }
                }
                Ok(())
            }
        }
    }

    /// A weight, a bias or a statistic, most likely.
    fn is_vector_of_numbers(&self, value: ValueId) -> bool {
        self.graph.ty(value).tensor().is_none_or(|ty| ty.dims.len() == 1 && ty.dtype.is_float())
    }
}

impl<'a> Solved<'a> {
    /// Solves the growth of values with the batch, in a graph that is not a backward pass.
    fn of_batch(graph: &'a Graph) -> Result<Self, NoRemedy> {
        let changes = |at: usize| graph.mutations.iter().any(|mutation| mutation.input as usize == at);
        let draws = |node: &&Node| DRAWS.contains(&&*node.op);
        let seeds: Vec<ValueId> = graph.nodes.iter().filter(draws).flat_map(operands).collect();
        let is_data = |at: &usize| {
            let (input, value) = (&graph.inputs[*at], ValueId(*at as u32));
            let is_input = input.kind == InputKind::Input && !input.is_static && !changes(*at);
            is_input && !seeds.contains(&value) && sizes(graph, value).first().is_some_and(|rows| *rows > 1)
        };
        let data: Vec<usize> = (0..graph.inputs.len()).filter(is_data).collect();
        // Tables, such as those of rotary embeddings, and masks have other first sizes than the first tensor of
        // integers or the largest one.
        let rows = |at: usize| sizes(graph, ValueId(at as u32))[0];
        let is_index =
            |at: &&usize| graph.ty(ValueId(**at as u32)).tensor().is_some_and(|ty| !ty.dtype.is_float());
        let largest = data.iter().max_by_key(|at| sizes(graph, ValueId(**at as u32)).iter().product::<i64>());
        let mut found = Err("no input has a batch".into());
        for batch in data.iter().find(is_index).into_iter().chain(largest).map(|at| rows(*at)) {
            let mut extents = Extents::new(graph);
            for at in 0..graph.inputs.len() {
                let value = ValueId(at as u32);
                for dim in 0..sizes(graph, value).len() {
                    extents.set((value, dim), dim == 0 && data.contains(&at) && rows(at) == batch)?;
                }
            }
            found = extents.solved();
            if found.is_ok() {
                break;
            }
        }
        found
    }

    fn grows(&self, value: ValueId, dim: usize) -> bool {
        let mut at = self.0.number((value, dim));
        while self.0.parents[at] != at {
            at = self.0.parents[at];
        }
        self.0.known[at] == Some(true)
    }
}

/// Ops whose first operand is a seed.
const DRAWS: [&str; 2] = ["torchtpu.fold_in.default", "torchtpu.random_bits.default"];

type Rule = fn(&mut Extents<'_>, &Node) -> Result<(), NoRemedy>;

static RULES: LazyLock<ByOp<Rule>> = LazyLock::new(|| {
    ByOp::new([
        ("aten.view.default", reshaped as Rule),
        ("aten.permute.default", permuted),
        ("aten.expand.default", expanded),
        ("aten.mm.default", product),
        ("aten.bmm.default", product),
        ("aten.addmm.default", product_with_sum),
        ("aten.baddbmm.default", product_with_sum),
        ("aten.convolution.default", convolution),
        ("aten.convolution_backward.default", convolution_gradient),
        ("aten.select.int", selected),
        ("aten.sum.dim_IntList", reduction),
        (DRAWS[0], drawn),
        (DRAWS[1], drawn),
    ])
});

fn value(node: &Node, at: usize) -> Result<ValueId, NoRemedy> {
    match node.args.get(at) {
        Some(Arg::Value(value)) => Ok(*value),
        _ => Err(NoRemedy::Impossible(format!("{} has no tensor there", node.op))),
    }
}

fn ints(arg: Option<&Arg>) -> Vec<i64> {
    match arg {
        Some(Arg::List(items)) => items.iter().flat_map(|item| ints(Some(item))).collect(),
        Some(Arg::Int(n)) => vec![*n],
        _ => Vec::new(),
    }
}

fn reshaped(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    let (from, to) = (value(node, 0)?, node.outputs[0]);
    let (a, b) = (all.sizes(from), all.sizes(to));
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        let (begin, end) = (i, j);
        let (mut left, mut right) = (1, 1);
        // The smallest groups of equal products.
        loop {
            if (left <= right || j == b.len()) && i < a.len() {
                left *= a[i];
                i += 1;
            } else if j < b.len() {
                right *= b[j];
                j += 1;
            }
            if left == right && (j > end || j == b.len()) || i == a.len() && j == b.len() {
                break;
            }
        }
        let numbers = |of: ValueId, sizes: &[i64], range: std::ops::Range<usize>| -> Vec<usize> {
            range.filter(|dim| sizes[*dim] > 1).map(|dim| all.number((of, dim))).collect()
        };
        let (left, right) = (numbers(from, &a, begin..i), numbers(to, &b, end..j));
        match (&left[..], &right[..]) {
            ([], _) | (_, []) => {}
            ([one], [other]) => all.same_numbers(*one, *other)?,
            _ => all.groups.push((left, right)),
        }
    }
    Ok(())
}

/// A seed says nothing of the size that is drawn.
fn drawn(_: &mut Extents<'_>, _: &Node) -> Result<(), NoRemedy> {
    Ok(())
}

fn permuted(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    let from = value(node, 0)?;
    let rank = all.sizes(from).len();
    for (to, dim) in ints(node.args.get(1)).into_iter().enumerate() {
        let dim = wrap_dim(dim, rank).ok_or("a permutation is wrong")?;
        all.same((from, dim), (node.outputs[0], to))?;
    }
    Ok(())
}

fn expanded(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    all.align_last(value(node, 0)?, node.outputs[0])
}

fn product(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    contract(all, value(node, 0)?, value(node, 1)?, node.outputs[0])
}

fn product_with_sum(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    all.align_last(value(node, 0)?, node.outputs[0])?;
    contract(all, value(node, 1)?, value(node, 2)?, node.outputs[0])
}

fn contract(all: &mut Extents<'_>, a: ValueId, b: ValueId, to: ValueId) -> Result<(), NoRemedy> {
    let rank = all.sizes(to).len();
    for dim in 0..rank - 2 {
        all.same((a, dim), (to, dim))?;
        all.same((b, dim), (to, dim))?;
    }
    all.same((a, rank - 2), (to, rank - 2))?;
    all.same((b, rank - 1), (to, rank - 1))?;
    all.same((a, rank - 1), (b, rank - 2))
}

fn convolution(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    let (x, w, to) = (value(node, 0)?, value(node, 1)?, node.outputs[0]);
    all.same((x, 0), (to, 0))?;
    for dim in 1..all.sizes(to).len() {
        all.set((to, dim), false)?;
        all.set((x, dim), false)?;
    }
    (0..all.sizes(w).len()).try_for_each(|dim| all.set((w, dim), false))
}

fn convolution_gradient(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    let (gradient, x) = (value(node, 0)?, value(node, 1)?);
    all.same((gradient, 0), (x, 0))?;
    for (of, output) in [x, value(node, 2)?].into_iter().zip(&node.outputs) {
        for dim in 0..all.sizes(*output).len() {
            all.same((of, dim), (*output, dim))?;
        }
    }
    Ok(())
}

fn selected(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    let from = value(node, 0)?;
    without(all, from, &ints(node.args.get(1)), node.outputs[0])
}

/// The dimensions of argument 1, or all, are gone, or are of size 1.
fn reduction(all: &mut Extents<'_>, node: &Node) -> Result<(), NoRemedy> {
    let (from, to) = (value(node, 0)?, node.outputs[0]);
    if all.sizes(from).len() == all.sizes(to).len() {
        return all.align_last(from, to);
    }
    without(all, from, &ints(node.args.get(1)), to)
}

fn without(all: &mut Extents<'_>, from: ValueId, gone: &[i64], to: ValueId) -> Result<(), NoRemedy> {
    let rank = all.sizes(from).len();
    let gone: Vec<usize> = gone.iter().filter_map(|dim| wrap_dim(*dim, rank)).collect();
    let rest = (0..rank).filter(|dim| !gone.contains(dim));
    let count = all.sizes(to).len();
    for (new, dim) in rest.take(count).enumerate() {
        all.same((from, dim), (to, new))?;
    }
    Ok(())
}
