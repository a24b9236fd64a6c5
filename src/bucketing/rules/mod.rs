//! What padding does to each op, family by family. One line per ATen overload.

mod adaptive;
mod attention;
mod batched;
mod borders;
mod contraction;
mod convolution;
mod creation;
mod cumulative;
mod diagonal;
mod distance;
mod indexing;
mod loss;
mod normalization;
mod pointwise;
mod pooling;
mod random;
mod recurrent;
mod reduction;
mod scatter;
mod selection;
mod softmax;
mod square;
mod views;

use super::{Extent, Reason, Rule};
use crate::fx::Node;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The families, each in its own file.
const FAMILIES: &[&[(&str, Rule)]] = &[
    adaptive::RULES,
    attention::RULES,
    batched::RULES,
    borders::RULES,
    contraction::RULES,
    convolution::RULES,
    creation::RULES,
    cumulative::RULES,
    diagonal::RULES,
    distance::RULES,
    indexing::RULES,
    loss::RULES,
    normalization::RULES,
    pointwise::RULES,
    pooling::RULES,
    random::RULES,
    recurrent::RULES,
    reduction::RULES,
    scatter::RULES,
    selection::RULES,
    softmax::RULES,
    square::RULES,
    views::RULES,
];

static TABLE: LazyLock<HashMap<&'static str, Rule>> =
    LazyLock::new(|| FAMILIES.iter().flat_map(|family| family.iter().copied()).collect());

/// The rule of an op.
pub fn find(op: &str) -> Option<Rule> {
    TABLE.get(op).copied().or_else(|| pointwise::is_pointwise(op).then_some(pointwise::pointwise as Rule))
}

/// The dimension at a position of the arguments, counted from the front.
fn dim(node: &Node, i: usize, rank: usize) -> Result<usize, Reason> {
    match node.args.get(i) {
        Some(crate::fx::Arg::Int(d)) => wrap(*d, rank),
        other => Err(format!("dimension {other:?}")),
    }
}

fn wrap(d: i64, rank: usize) -> Result<usize, Reason> {
    crate::fx::wrap_dim(d, rank).ok_or_else(|| format!("dimension {d} of rank {rank}"))
}

/// The dimensions at a position, all where there are none; sorted.
fn dims(node: &Node, i: usize, rank: usize) -> Result<Vec<usize>, Reason> {
    let mut found = match node.args.get(i) {
        Some(crate::fx::Arg::Int(d)) => vec![wrap(*d, rank)?],
        Some(crate::fx::Arg::List(items)) if !items.is_empty() => {
            let one = |a: &crate::fx::Arg| match a {
                crate::fx::Arg::Int(d) => wrap(*d, rank),
                other => Err(format!("dimension {other:?}")),
            };
            items.iter().map(one).collect::<Result<Vec<_>, _>>()?
        }
        _ => (0..rank).collect(),
    };
    found.sort_unstable();
    found.dedup();
    found.retain(|d| *d < rank);
    Ok(found)
}

/// The bool at a position; an absent one is false.
fn flag(node: &Node, i: usize) -> bool {
    matches!(node.args.get(i), Some(crate::fx::Arg::Bool(true)))
}

/// An extent without what is known of its padding.
fn unknown(extent: &[super::Side]) -> Extent {
    extent.iter().map(|side| side.clone().holding(None)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_for_an_op_that_can_be_lowered() {
        let mut seen = std::collections::BTreeSet::new();
        for (op, _) in FAMILIES.iter().flat_map(|family| family.iter()) {
            assert!(crate::lowering::table::find(op).is_some(), "{op} has a padding rule and no lowering");
            assert!(seen.insert(op), "{op} has two padding rules");
        }
        for op in pointwise::NAMES {
            let named = crate::lowering::table::ops().any(|o| o.name.starts_with(&format!("aten.{op}.")));
            assert!(named, "{op} has a padding rule and no lowering");
        }
    }
}
