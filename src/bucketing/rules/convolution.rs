//! Convolutions: padding of what is summed over (space, and for the weight's gradient the batch) is zeros, as eager
//! PyTorch has them behind the last element.

use super::super::reshape::{as_prefix, place_as, resize};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::unknown;
use crate::fx::{Arg, Node, ValueId};

pub const RULES: &[(&str, Rule)] =
    &[("aten.convolution.default", forward), ("aten.convolution_backward.default", backward)];

/// The first spatial dimension.
const SPACE: usize = 2;

/// An input or its gradient with spatial dimensions as large in memory as their sizes are in the bucket.
fn operand(b: &mut Builder, mut x: ValueId) -> Result<ValueId, Reason> {
    if b.extent(x).get(1).is_none_or(Side::is_padded) {
        return Err("the number of channels varies".into());
    }
    for d in SPACE..b.rank(x) {
        x = as_prefix(b, x, d)?;
        let size = b.facts.size(&b.extent(x)[d].valid())?;
        x = resize(b, x, d, size);
    }
    Ok(x)
}

fn space(b: &Builder, x: ValueId) -> Vec<usize> {
    (SPACE..b.rank(x)).collect()
}

fn weight(b: &Builder, node: &Node, i: usize) -> Result<ValueId, Reason> {
    let weight = b.tensor(node, i)?;
    if b.is_padded(weight) { Err("the shape of the weights varies".into()) } else { Ok(weight) }
}

/// `convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)`
fn forward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    weight(b, node, 1)?;
    let x = operand(b, x)?;
    let around = space(b, x);
    let x = b.mask_all(x, &around, 0.0);
    let mut extent = b.declared_extent(node, 0)?;
    extent[0] = b.extent(x)[0].clone().holding(None);
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `convolution_backward(grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding,
/// groups, output_mask)`
fn backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (grad, x) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let weight = weight(b, node, 2)?;
    let (mut grad, mut x) = (operand(b, grad)?, operand(b, x)?);
    let batch = b.extent(x)[0].clone();
    grad = place_as(b, grad, 0, &batch);
    let around = space(b, x);
    grad = b.mask_all(grad, &around, 0.0);
    let wanted = |i: usize| node.outputs.get(i).is_some_and(|v| b.old.ty(*v).tensor().is_some());
    let (of_weight, of_bias) = (wanted(1), wanted(2));
    if of_weight || of_bias {
        grad = b.mask(grad, 0, 0.0);
    }
    if of_weight {
        x = b.mask_all(x, &around, 0.0);
        x = b.mask(x, 0, 0.0);
    }
    let channels: Extent = [Side::fixed(b.extent(grad)[1].size())].into_iter().collect();
    let all = [unknown(b.extent(x)), unknown(b.extent(weight)), channels];
    let present = (0..3).filter(|i| node.outputs.get(*i).is_some_and(|v| b.old.ty(*v).tensor().is_some()));
    let extents = present.map(|i| all[i].clone()).collect();
    let mut args = b.plain_args(node)?;
    (args[0], args[1]) = (Arg::Value(grad), Arg::Value(x));
    b.keep(node, args, Vec::new(), extents)
}
