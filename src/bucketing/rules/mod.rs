//! Padding rules of the ops, family by family. One line per ATen overload.

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
mod registered;
mod scatter;
mod selection;
mod softmax;
mod square;
mod views;

use super::{Extent, Reason, Rule};
use crate::fx::{Arg, Node, wrap_dim};
use crate::op::{ByOp, Op, Padding};
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
    pooling::RULES,
    random::RULES,
    recurrent::RULES,
    reduction::RULES,
    registered::RULES,
    scatter::RULES,
    selection::RULES,
    softmax::RULES,
    square::RULES,
    views::RULES,
];

static BY_OP: LazyLock<ByOp<Rule>> =
    LazyLock::new(|| ByOp::new(FAMILIES.iter().flat_map(|family| family.iter().copied())));

/// The rule that a line of the op table names.
fn rule_of(op: &Op) -> Option<Rule> {
    match op.entry().map(|entry| entry.padding) {
        Some(Padding::Pointwise) => Some(pointwise::pointwise),
        Some(Padding::Reduction(_)) => Some(reduction::along),
        Some(Padding::RuleOf(other)) => BY_OP.get(&other.into()),
        _ => BY_OP.get(op),
    }
}

/// The rule of an op.
///
/// # Errors
/// That there is none, and the op table's reason.
pub fn find(op: &Op) -> Result<Rule, Reason> {
    const NONE: &str = "there is no padding rule for it";
    rule_of(op).ok_or_else(|| match op.entry().map(|entry| entry.padding) {
        Some(Padding::Exact(reason)) => format!("{NONE}: {reason}"),
        _ => NONE.into(),
    })
}

/// The dimension at a position of the arguments, counted from the front.
fn dim(node: &Node, i: usize, rank: usize) -> Result<usize, Reason> {
    one_dim(node.arg(i), rank)
}

fn one_dim(arg: &Arg, rank: usize) -> Result<usize, Reason> {
    match arg {
        Arg::Int(d) => wrap(*d, rank),
        other => Err(format!("dimension {other}")),
    }
}

fn wrap(d: i64, rank: usize) -> Result<usize, Reason> {
    wrap_dim(d, rank).ok_or_else(|| format!("dimension {d} of rank {rank}"))
}

/// The dimensions at a position, all if there are none; sorted.
fn dims(node: &Node, i: usize, rank: usize) -> Result<Vec<usize>, Reason> {
    let mut found = match node.arg(i) {
        Arg::Int(d) => vec![wrap(*d, rank)?],
        Arg::List(items) if !items.is_empty() => {
            items.iter().map(|d| one_dim(d, rank)).collect::<Result<Vec<_>, _>>()?
        }
        _ => (0..rank).collect(),
    };
    found.sort_unstable();
    found.dedup();
    found.retain(|d| *d < rank);
    Ok(found)
}

/// Puts an argument at a position; what is absent before it becomes `None`.
fn set(args: &mut Vec<Arg>, i: usize, arg: Arg) {
    if args.len() <= i {
        args.resize(i + 1, Arg::None);
    }
    args[i] = arg;
}

/// An extent without what is known of its padding.
fn unknown(extent: &[super::Side]) -> Extent {
    extent.iter().map(|side| side.clone().holding(None)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op;

    #[test]
    fn the_op_table_and_the_rules_agree() {
        for entry in op::entries() {
            let has_rule = BY_OP.get(&entry.name.into()).is_some();
            assert_eq!(entry.padding == Padding::Rule, has_rule, "{}: {:?}", entry.name, entry.padding);
            if let Padding::RuleOf(other) = entry.padding {
                assert!(BY_OP.get(&other.into()).is_some(), "{}: {other} has no rule", entry.name);
            }
        }
    }

    #[test]
    fn an_op_without_a_rule_says_why() {
        let reason = |op: &str| find(&op.into()).err().unwrap_or_default();
        assert_eq!(reason("aten.cat.default"), "");
        assert_eq!(reason("mylib.op.default"), "there is no padding rule for it");
        assert!(
            reason("aten.as_strided.default")
                .ends_with("it: it reads memory by strides, which padding changes")
        );
    }
}
