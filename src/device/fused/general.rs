//! One graph for chunks that differ in sizes alone.
//!
//! The graph is guessed from the graphs of two chunks: where their sizes differ, it has an expression of one symbol. A
//! chunk is served by it only if the graph at the chunk's size equals the chunk's own graph, which was traced at these
//! sizes. So a wrong guess is never used.

use super::join::join;
use super::recorded::Recorded;
use crate::fx::{Arg, Dim, Expr, Graph, Node, Symbol, SymbolId, TensorType, ValueType};
use crate::runtime::CompiledGraph;
use std::sync::Arc;

/// Sizes of 0 and 1 broadcast, and have graphs of their own.
const SMALLEST: i64 = 2;

/// A program that serves chunks of many sizes.
pub struct General {
    pub program: Arc<CompiledGraph>,
    /// The joined graph, before the passes.
    graph: Graph,
    /// The input and the dimension that have the size itself.
    at: (usize, usize),
    /// The values of the chunk that it gives.
    pub gives: Vec<bool>,
}

impl General {
    /// `graph` is one of [`generalize`], of which `program` was made.
    pub fn new(program: CompiledGraph, graph: Graph, gives: Vec<bool>) -> Option<Self> {
        let at = graph.values[..graph.inputs.len()].iter().enumerate().find_map(|(i, ty)| {
            let dims = &ty.tensor()?.dims;
            Some((i, dims.iter().position(|dim| *dim == Dim::Expr(SIZE))?))
        })?;
        Some(General { program: Arc::new(program), graph, at, gives })
    }

    /// Whether the program computes what these ops compute, of which the values in `live` are needed, for a bucket that
    /// holds their size.
    pub fn serves(&self, ops: &[Recorded], live: &[bool]) -> bool {
        let gives_all = live.iter().zip(&self.gives).all(|(live, gives)| !live || *gives);
        let lowering = ops.iter().find_map(|op| op.recipe.program.as_ref()).map(|program| program.lowering());
        if !gives_all || lowering != Some(self.program.lowering()) {
            return false;
        }
        join(ops, &self.gives, &[]).is_ok_and(|own| self.is_equal_to(&own))
    }

    fn is_equal_to(&self, own: &Graph) -> bool {
        let (input, dim) = self.at;
        let dims = own.values.get(input).and_then(|ty| ty.tensor()).map(|ty| &ty.dims);
        let size = dims.and_then(|dims| dims.get(dim)).and_then(Dim::as_static);
        let Some(size) = size.filter(|size| *size >= SMALLEST) else { return false };
        self.graph.bind(&[size]).is_ok_and(|bound| same(&bound, own)) && self.program.is_padded_for(&[size])
    }
}

/// Whether both graphs of known sizes compute the same, in the same order.
fn same(a: &Graph, b: &Graph) -> bool {
    a.inputs == b.inputs
        && a.values == b.values
        && a.nodes == b.nodes
        && a.outputs == b.outputs
        && a.literals == b.literals
        && a.subgraphs == b.subgraphs
        && a.groups == b.groups
}

/// The one symbol.
const SIZE: Expr = Expr::Sym(SymbolId(0));

/// A graph with a symbol that is each of two graphs at some size: `None` where these differ in more than sizes, or
/// where their sizes are no linear functions of one that an input has.
pub fn generalize(a: &Graph, b: &Graph) -> Option<Graph> {
    let pairs = |a: &ValueType, b: &ValueType| {
        let dims =
            a.tensor().map_or(&[][..], |ty| &ty.dims).iter().zip(b.tensor().map_or(&[][..], |ty| &ty.dims));
        dims.filter_map(|(a, b)| Some((a.as_static()?, b.as_static()?))).collect::<Vec<_>>()
    };
    let inputs = a.inputs.len();
    if a.values.len() != b.values.len() || a.nodes.len() != b.nodes.len() || b.inputs.len() != inputs {
        return None;
    }
    let varying = a.values[..inputs].iter().zip(&b.values[..inputs]).flat_map(|(a, b)| pairs(a, b));
    // The others are more likely to be whole multiples of the smallest.
    let (x, y) = varying.filter(|(a, b)| a != b && *a.min(b) >= SMALLEST).min()?;
    let fit = Fit { x, y };
    let mut graph = a.clone();
    for (to, other) in graph.values.iter_mut().zip(&b.values) {
        fit.ty(to, other)?;
    }
    for (to, other) in graph.nodes.iter_mut().zip(&b.nodes) {
        fit.node(to, other)?;
    }
    graph.symbols = vec![Symbol { name: "size".into(), min: Some(SMALLEST), max: None, hint: Some(y) }];
    let at = |size: i64, own: &Graph| graph.bind(&[size]).is_ok_and(|bound| same(&bound, own));
    (at(x, a) && at(y, b)).then_some(graph)
}

/// Two values of the symbol, which turn a pair of numbers into an expression.
struct Fit {
    x: i64,
    y: i64,
}

impl Fit {
    /// The linear expression that is `a` at the first value and `b` at the second.
    fn expr(&self, a: i64, b: i64) -> Option<Expr> {
        if a == b {
            return Some(Expr::Const(a));
        }
        let (rise, run) = (b.checked_sub(a)?, self.y.checked_sub(self.x)?);
        if rise % run != 0 {
            return None;
        }
        let slope = rise / run;
        let rest = a.checked_sub(slope.checked_mul(self.x)?)?;
        let scaled = if slope == 1 { SIZE } else { Expr::Mul(vec![Expr::Const(slope), SIZE]) };
        Some(if rest == 0 { scaled } else { Expr::Add(vec![Expr::Const(rest), scaled]) })
    }

    fn dim(&self, to: &mut Dim, other: &Dim) -> Option<()> {
        let (a, b) = (to.as_static()?, other.as_static()?);
        if a != b {
            *to = Dim::Expr(self.expr(a, b)?);
        }
        Some(())
    }

    fn ty(&self, to: &mut ValueType, other: &ValueType) -> Option<()> {
        let (ValueType::Tensor(to), ValueType::Tensor(other)) = (&mut *to, other) else {
            return (*to == *other).then_some(());
        };
        let count = |ty: &TensorType| (ty.dtype, ty.dims.len(), ty.strides.as_ref().map(|s| s.len()));
        if count(to) != count(other) {
            return None;
        }
        let dims = to.dims.iter_mut().zip(&other.dims);
        let strides = to.strides.iter_mut().flatten().zip(other.strides.iter().flatten());
        dims.chain(strides).try_for_each(|(to, other)| self.dim(to, other).ok_or(())).ok()
    }

    fn node(&self, to: &mut Node, other: &Node) -> Option<()> {
        let names = to.kwargs.iter().map(|(name, _)| name).eq(other.kwargs.iter().map(|(name, _)| name));
        if to.op != other.op || to.args.len() != other.args.len() || !names {
            return None;
        }
        to.all_args_mut().zip(other.all_args()).try_for_each(|(to, other)| self.arg(to, other).ok_or(())).ok()
    }

    fn arg(&self, to: &mut Arg, other: &Arg) -> Option<()> {
        match (&mut *to, other) {
            (Arg::Int(a), Arg::Int(b)) if a != b => *to = Arg::Sym(self.expr(*a, *b)?),
            (Arg::List(items), Arg::List(others)) if items.len() == others.len() => {
                let mut pairs = items.iter_mut().zip(others);
                pairs.try_for_each(|(to, other)| self.arg(to, other).ok_or(())).ok()?;
            }
            (to, other) => return (*to == *other).then_some(()),
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(n: i64, table: i64) -> Graph {
        let text = format!(
            "graph chunk inference\n\
             input %0 slot0: f32[4,{n}]\n\
             %1 = aten.slice.Tensor(%0, 1, 0, {}, 1) : f32[4,{}] name=cut\n\
             %2 = aten.view.default(%1, [{}]) : f32[{}] name=flat\n\
             %3 = aten.mul.Tensor(%2, {table}) : f32[{}] name=scaled\n\
             return %3\n",
            n - 1,
            n - 1,
            4 * (n - 1),
            4 * (n - 1),
            4 * (n - 1)
        );
        Graph::parse(&text).unwrap()
    }

    #[test]
    fn sizes_that_differ_become_expressions_of_one_symbol() {
        let graph = generalize(&rows(5, 2), &rows(8, 2)).unwrap();
        assert_eq!(graph.symbols.len(), 1);
        for n in [2, 3, 9, 100] {
            assert!(same(&graph.bind(&[n]).unwrap(), &rows(n, 2)), "{n}");
        }
    }

    #[test]
    fn what_differs_by_more_than_its_size_is_not_served() {
        let graph = generalize(&rows(5, 2), &rows(8, 2)).unwrap();
        assert!(!same(&graph.bind(&[9]).unwrap(), &rows(9, 3)));
        // The number is a function of the size in both, and in no other chunk.
        let wrong = generalize(&rows(5, 2), &rows(8, 5)).unwrap();
        assert!(!same(&wrong.bind(&[9]).unwrap(), &rows(9, 2)));
        assert!(generalize(&rows(5, 2), &rows(8, 3)).is_none());
        assert!(generalize(&rows(5, 2), &rows(5, 2)).is_none());
    }
}
