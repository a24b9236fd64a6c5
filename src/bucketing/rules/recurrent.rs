//! Recurrent layers: each sequence of a batch stands for itself, and time is not padded.

use super::super::reshape::place_as;
use super::super::{Builder, Reason, Rule, Side};
use crate::fx::{Arg, Node};

pub const RULES: &[(&str, Rule)] = &[("aten.mkldnn_rnn_layer.default", lstm)];

/// `mkldnn_rnn_layer(x, weights…, state, cell, …)`: `x` is `[time, batch, features]`, weights are at 1 to 4, the states
/// at 5 and 6 are `[…, batch, hidden]`.
fn lstm(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let [time, batch, features] = &b.extent(x)[..] else {
        return Err("its input has not three dimensions".into());
    };
    if time.is_padded() || features.is_padded() {
        return Err("the sequence length or the number of features varies".into());
    }
    let batch = batch.clone().holding(None);
    let mut args = b.plain_args(node)?;
    for i in 1..5 {
        if b.maybe_tensor(node, i)?.is_some_and(|weight| b.is_padded(weight)) {
            return Err("the shape of the weights varies".into());
        }
    }
    for (i, arg) in args.iter_mut().enumerate().skip(5).take(2) {
        let state = b.tensor(node, i)?;
        let at = b.rank(state).checked_sub(2).ok_or("a state has no batch")?;
        if b.extent(state).iter().enumerate().any(|(d, side)| d != at && side.is_padded()) {
            return Err("the shape of a state varies outside its batch".into());
        }
        *arg = Arg::Value(place_as(b, state, at, &batch));
    }
    let mut extents = Vec::new();
    for i in 0..node.outputs.len() {
        let mut extent = b.declared_extent(node, i)?;
        for side in extent.iter_mut().filter(|side: &&mut Side| b.facts.same(&side.valid(), &batch.valid())) {
            *side = batch.clone();
        }
        extents.push(extent);
    }
    b.keep(node, args, Vec::new(), extents)
}
