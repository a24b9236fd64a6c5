//! Softmax and its gradients.
//!
//! Padded columns take no part, so that they come out as 0 (or as minus infinity, for the logarithm). In a row that is
//! NaN throughout they are NaN as well (`Side::rows_hold`): no sum, product or extremum of a whole row was a number
//! without them. A row without valid columns is NaN, too, and is masked if there may be one.

use super::super::size_facts::sum;
use super::super::{Builder, Reason, Rule, Side};
use super::{dim, unknown};
use crate::fx::{Arg, Expr, Node};

pub const RULES: &[(&str, Rule)] = &[
    ("aten._log_softmax.default", |b, n| forward(b, n, f64::NEG_INFINITY)),
    ("aten._log_softmax_backward_data.default", log_backward),
    ("aten._softmax.default", |b, n| forward(b, n, 0.0)),
    ("aten._softmax_backward_data.default", backward),
    ("torchtpu.log_softmax_shifts.default", shifts),
];

fn forward(b: &mut Builder, node: &Node, result: f64) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let rank = b.rank(x);
    let at = dim(node, 1, rank)?;
    let x = if rank == 0 { x } else { b.mask(x, at, f64::NEG_INFINITY) };
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    let kwargs = b.plain_kwargs(node)?;
    let (dtype, mut extent) = (b.declared(node, 0)?.dtype, unknown(b.extent(x)));
    if let Some(side) = extent.get_mut(at).filter(|side| side.is_padded()) {
        let columns = sum(&[side.valid(), Expr::Const(-1)]);
        let has_some = b.facts.is_negative(&columns) == Some(false);
        side.rows_hold = has_some.then_some(result);
    }
    let made = b.emit_with(&node.op, args, kwargs, dtype, extent);
    let made = if rank == 0 { made } else { b.mask_rows(made, at, result) };
    b.define(node, 0, made)
}

/// `log_softmax_shifts(self, dim)`
fn shifts(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 1, b.rank(x))?;
    let x = b.mask(x, at, f64::NEG_INFINITY);
    let mut extent = unknown(b.extent(x));
    extent[at] = Side::fixed(1);
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent.clone(), extent])
}

/// `_softmax_backward_data(grad, output, dim, input_dtype)`
fn backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut grad, mut out) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    super::pointwise::meet(b, &mut [&mut grad, &mut out])?;
    let at = dim(node, 2, b.rank(grad))?;
    let (grad, out) = (b.mask_rows(grad, at, 0.0), b.mask_rows(out, at, 0.0));
    let mut args = b.plain_args(node)?;
    (args[0], args[1]) = (Arg::Value(grad), Arg::Value(out));
    let mut extent = unknown(b.extent(grad));
    if extent[at].is_padded() {
        extent[at].rows_hold = Some(0.0);
    }
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `_log_softmax_backward_data(grad, output, dim, input_dtype)`
fn log_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut grad, mut out) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    super::pointwise::meet(b, &mut [&mut grad, &mut out])?;
    let at = dim(node, 2, b.rank(grad))?;
    let grad = b.mask(grad, at, 0.0);
    let extent = unknown(b.extent(grad));
    let mut args = b.plain_args(node)?;
    (args[0], args[1]) = (Arg::Value(grad), Arg::Value(out));
    b.keep(node, args, Vec::new(), vec![extent])
}
