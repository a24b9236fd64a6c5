//! The negative log likelihood loss: padded targets name the ignored index.

use super::super::reshape::place_as;
use super::super::{Builder, Extent, Reason, Rule};
use super::unknown;
use crate::fx::{Arg, Node, ValueId};

pub const RULES: &[(&str, Rule)] =
    &[("aten.nll_loss2d_backward.default", backward), ("aten.nll_loss2d_forward.default", forward)];

/// The arguments with the target of the scores at position `first` in their places, its padding ignored.
fn arguments(b: &mut Builder, node: &Node, first: usize) -> Result<(Vec<Arg>, ValueId), Reason> {
    let (x, mut target) = (b.tensor(node, first)?, b.tensor(node, first + 1)?);
    let classes = usize::from(b.rank(x) > 1);
    if b.side(x, classes)?.is_padded() {
        return Err("the number of classes varies".into());
    }
    if let Some(weight) = b.maybe_tensor(node, first + 2)?
        && b.is_padded(weight)
    {
        return Err("the number of class weights varies".into());
    }
    let Arg::Int(ignored) = node.arg(first + 4) else {
        return Err("`ignore_index` is not an integer".into());
    };
    let mut sides = b.extent(x).clone();
    sides.remove(classes);
    if b.rank(target) != sides.len() {
        return Err("targets have another rank than scores".into());
    }
    for (d, side) in sides.iter().enumerate() {
        target = place_as(b, target, d, side);
        target = b.mask(target, d, *ignored as f64);
    }
    let mut args = b.plain_args(node)?;
    args[first + 1] = Arg::Value(target);
    Ok((args, target))
}

/// `nll_loss_forward(scores, target, weight, reduction, ignore_index)`: the loss and the total weight.
fn forward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (args, target) = arguments(b, node, 0)?;
    let apart = !b.declared(node, 0)?.dims.is_empty();
    let losses = if apart { unknown(b.extent(target)) } else { Extent::new() };
    b.keep(node, args, Vec::new(), vec![losses, Extent::new()])
}

/// `nll_loss_backward(grad, scores, target, weight, reduction, ignore_index, total_weight)`: 0 where the target is
/// ignored, whatever the gradient holds there.
fn backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut args, target) = arguments(b, node, 1)?;
    let mut grad = b.tensor(node, 0)?;
    if b.rank(grad) > 0 {
        let sides = b.extent(target).clone();
        for (d, side) in sides.iter().enumerate() {
            grad = place_as(b, grad, d, side);
        }
    }
    args[0] = Arg::Value(grad);
    let x = b.tensor(node, 1)?;
    let mut extent = unknown(b.extent(x));
    for side in extent.iter_mut().filter(|side| side.is_padded()) {
        side.holds = Some(0.0);
    }
    b.keep(node, args, Vec::new(), vec![extent])
}
