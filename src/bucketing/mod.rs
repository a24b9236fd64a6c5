//! Bucketing: a graph over symbols → a graph of fixed sizes that computes the same for every size up to the bucket's.
//!
//! Tensors are padded up to the bucket. For each dimension of each value the pass knows which elements are valid
//! ([`extent`]) and, if it can, what the padding holds; rules ([`rules`]) derive both for the outputs of each op,
//! and insert a mask only if an op would read padding that is wrong for it. True sizes come in as one more input, a
//! vector of 32-bit integers, so that the program does not depend on them.
//!
//! Nothing is assumed of what padding holds when it comes in: it may be NaN. What no rule proves is an error here, and
//! is compiled at its exact size. Every size that a rule derives is compared with the one that PyTorch declared.
//!
//! XLA's own dynamic padder is incomplete and was seen to write out of bounds. Derived sizes are compared by proof
//! (`fx/size_algebra.rs`); equalities that hold only under a condition of the trace are checked at each call.

mod builder;
mod extent;
mod reshape;
mod rules;
mod size_facts;

use crate::fx::{Arg, Dim, Expr, Graph, Node, ValueId, ValueType};
pub use builder::{Builder, SIZES};
pub use extent::{Extent, Factor, Side};
pub use size_facts::SizeFacts;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Why a graph cannot be padded.
pub type Reason = String;

/// Rule of one node: it emits nodes and defines the old node's outputs.
pub type Rule = fn(&mut Builder, &Node) -> Result<(), Reason>;

/// A padded graph.
#[derive(Debug, Clone)]
pub struct Bucketed {
    /// Its sizes are those of the bucket; the last input is the vector of true sizes.
    pub graph: Graph,
    /// Expressions of the elements of that vector.
    pub sizes: Vec<Expr>,
    /// The dimensions of each of the original inputs; `None` for one that is no tensor.
    pub inputs: Vec<Option<Extent>>,
    /// The dimensions of each tensor that is returned, then of each that is written to an input.
    pub outputs: Vec<Extent>,
    /// Masks that were put in.
    pub masks: u64,
    /// Pairs of sizes that must be equal at every call: what the graph was traced with, and what was not proven.
    pub assumptions: Vec<(Expr, Expr)>,
}

/// Pads a verified graph, after the passes, to these sizes of its symbols.
///
/// # Errors
/// The first op that no rule proves, and why.
pub fn bucket(graph: &Graph, sizes: &[i64]) -> Result<Bucketed, Reason> {
    let facts = SizeFacts::new(&graph.symbols, sizes, &sizes_of_inputs(graph));
    let inputs = input_extents(graph, &facts)?;
    let mut b = Builder::new(graph, facts, inputs.clone());
    for node in &graph.nodes {
        b.begin(node);
        let proven = unless_it_panics(|| {
            apply(&mut b, node)?;
            check(&b, node)
        });
        proven.map_err(|reason| format!("{}: {reason}", node.op))?;
    }
    let results = graph.outputs.iter().filter_map(|output| match output {
        Arg::Value(v) if matches!(graph.ty(*v), ValueType::Tensor(_)) => Some(*v),
        _ => None,
    });
    let results: Vec<ValueId> = results.chain(graph.mutations.iter().map(|m| m.value)).collect();
    for mutation in &graph.mutations {
        written_fits(&mut b, mutation.value, inputs[mutation.input as usize].as_ref())?;
    }
    let outputs = results
        .iter()
        .map(|v| b.new_value(*v).map(|v| b.extent(v).clone()))
        .collect::<Result<Vec<_>, _>>()?;
    for size in &b.sizes {
        b.facts.fits(size)?;
    }
    let assumptions = b.facts.assumptions();
    let (mut padded, sizes, masks) = b.finish()?;
    declare_strides(graph, &mut padded);
    Ok(Bucketed { graph: padded, sizes, inputs, outputs, masks, assumptions })
}

/// For each symbol whether it is the size of some input.
fn sizes_of_inputs(graph: &Graph) -> Vec<bool> {
    let mut found = vec![false; graph.symbols.len()];
    let tensors = graph.values[..graph.inputs.len()].iter().filter_map(ValueType::tensor);
    for dim in tensors.flat_map(|t| &t.dims) {
        if let Dim::Expr(Expr::Sym(s)) = dim {
            found[s.0 as usize] = true;
        }
    }
    found
}

/// The dimensions of the inputs. A dimension that is a product of several symbols has them as factors in the order in
/// which some reshape of the graph merges or splits them, so that the two meet without moving elements.
fn input_extents(graph: &Graph, facts: &SizeFacts) -> Result<Vec<Option<Extent>>, Reason> {
    let products = reshape::products(graph);
    let side = |dim: &Dim| match dim {
        Dim::Expr(e @ Expr::Mul(_)) => match products.iter().find(|(whole, _)| facts.same(whole, e)) {
            Some((_, parts)) => {
                let sides = parts.iter().map(|p| facts.side(p)).collect::<Result<Vec<_>, _>>()?;
                Ok(Side::of(sides.into_iter().flat_map(|s| s.factors)))
            }
            None => facts.side_of(dim),
        },
        _ => facts.side_of(dim),
    };
    let of = |ty: &ValueType| match ty {
        ValueType::Tensor(t) => t.dims.iter().map(side).collect::<Result<Extent, Reason>>().map(Some),
        _ => Ok(None),
    };
    graph.values[..graph.inputs.len()].iter().map(of).collect()
}

/// Applies the rule of a node. Rules report what they do not prove (`tests/bucketing_rules.rs` tries them); one that
/// panics all the same has proven nothing, and the graph is compiled for each size, which needs no rule.
fn unless_it_panics(rule: impl FnOnce() -> Result<(), Reason>) -> Result<(), Reason> {
    let said = catch_unwind(AssertUnwindSafe(rule));
    said.unwrap_or_else(|_| {
        Err("the rule for it failed; this is a bug of torchtpu-compile, please report it".into())
    })
}

fn apply(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    if !touches_padding(b, node) {
        return b.copy(node);
    }
    rules::find(&node.op)?(b, node)?;
    b.take_refusal().map_or(Ok(()), Err)
}

/// Whether a node reads padding, is given a size, or makes a tensor of a size that depends on a symbol.
fn touches_padding(b: &Builder, node: &Node) -> bool {
    fn given_size(arg: &Arg) -> bool {
        match arg {
            Arg::Sym(_) | Arg::SymFloat(_) => true,
            Arg::List(items) => items.iter().any(given_size),
            _ => false,
        }
    }
    let mut padded = node.all_args().any(given_size);
    node.for_each_operand(|v| padded |= b.is_defined(v).is_some_and(|v| b.is_padded(v)));
    padded
        || node
            .outputs
            .iter()
            .any(|v| b.old.ty(*v).tensor().is_some_and(|t| t.dims.iter().any(|d| d.as_static().is_none())))
}

/// Compares what a rule derived with what PyTorch declared.
fn check(b: &Builder, node: &Node) -> Result<(), Reason> {
    for old in &node.outputs {
        let Some(declared) = b.old.ty(*old).tensor() else { continue };
        let new = b.new_value(*old)?;
        let extent = b.extent(new);
        if b.dtype(new) != declared.dtype || extent.len() != declared.dims.len() {
            return Err("its result has another type when padded".into());
        }
        for (side, dim) in extent.iter().zip(&declared.dims) {
            let (have, want) = (side.valid(), size_facts::expr(dim));
            if !b.facts.same(&have, &want) {
                return Err(format!(
                    "a size of its result is {} when padded, {} is declared",
                    b.facts.show(&have),
                    b.facts.show(&want)
                ));
            }
        }
    }
    Ok(())
}

/// Checks that a value written to an input has the extent of that input.
fn written_fits(b: &mut Builder, old: ValueId, input: Option<&Extent>) -> Result<(), Reason> {
    let value = b.new_value(old)?;
    let fits = input.is_some_and(|input| {
        let extent = b.extent(value);
        extent.len() == input.len() && extent.iter().zip(input).all(|(a, c)| a.same_places(c, &b.facts))
    });
    if fits { Ok(()) } else { Err("an input is overwritten by a value with other padding".into()) }
}

/// Inputs and results keep the memory order that is declared for them.
fn declare_strides(old: &Graph, padded: &mut Graph) {
    let order = |ty: &crate::fx::TensorType, sizes: &[i64]| {
        // Which dimension is outside of which depends on no symbol: any sizes show it that are no constants of the
        // graph, and divisible as sizes may have to be.
        let binding: Vec<i64> = (0..old.symbols.len() as i64).map(|i| 960 * (2 * i + 3)).collect();
        let strides: Option<Vec<i64>> = ty.strides.as_ref()?.iter().map(|s| s.eval(&binding).ok()).collect();
        let dims: Option<Vec<i64>> = ty.dims.iter().map(|d| d.eval(&binding).ok()).collect();
        let (strides, dims) = (strides?, dims?);
        let mut order: Vec<usize> = (0..strides.len()).collect();
        order.sort_by_key(|d| std::cmp::Reverse(strides[*d]));
        let mut next = 1;
        let mut made = vec![0; strides.len()];
        let mut expected = 1;
        for d in order.iter().rev() {
            if dims[*d] != 1 && strides[*d] != expected {
                return None;
            }
            expected *= dims[*d];
            made[*d] = next;
            next *= sizes[*d].max(1);
        }
        Some(made)
    };
    let mut set = |from: ValueId, to: ValueId| {
        let Some(ty) = old.ty(from).tensor() else { return };
        if let ValueType::Tensor(t) = &mut padded.values[to.0 as usize] {
            let Some(sizes) = t.static_dims() else { return };
            t.strides = order(ty, &sizes).map(|s| s.into_iter().map(Dim::Static).collect());
        }
    };
    for i in 0..old.inputs.len() as u32 {
        set(ValueId(i), ValueId(i));
    }
    let pairs: Vec<(ValueId, ValueId)> = old
        .outputs
        .iter()
        .zip(&padded.outputs)
        .filter_map(|pair| if let (Arg::Value(a), Arg::Value(c)) = pair { Some((*a, *c)) } else { None })
        .filter(|(a, _)| a.0 as usize >= old.inputs.len())
        .collect();
    for (from, to) in pairs {
        set(from, to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_that_panics_proves_nothing() {
        assert_eq!(unless_it_panics(|| Ok(())), Ok(()));
        assert_eq!(unless_it_panics(|| Err("no".into())), Err("no".into()));
        let reason = unless_it_panics(|| panic!("as if a rule were wrong")).unwrap_err();
        assert!(reason.contains("bug of torchtpu-compile"), "{reason}");
    }
}
