//! Ops with a lowering of a user's, who says along which dimensions it works on each element alone.

use super::super::reshape::place_as;
use super::super::{Builder, Extent, Reason, Rule, Side};
use crate::fx::{Arg, Node};

pub const RULES: &[(&str, Rule)] = &[("torchtpu.registered", registered)];

/// `torchtpu.registered(op, call, operands, sizes, padding)`, where `padding` is three lists: of each operand the
/// dimension along which elements are independent, or nothing; the same of each result; and of each operand the number
/// that it must hold in its padding, or nothing if that may be anything. A result without the dimension is the same
/// whatever number of elements hold these numbers.
fn registered(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (Arg::List(operands), Arg::List(rule)) = (node.arg(2), node.arg(4)) else {
        return Err("its lowering was registered without a padding rule".into());
    };
    let [Arg::List(along), Arg::List(results), Arg::List(fills)] = &rule[..] else {
        return Err("its padding rule is malformed".into());
    };
    if along.len() != operands.len() || fills.len() != operands.len() || results.len() != node.outputs.len() {
        return Err("its padding rule is for other operands or results".into());
    }
    let mut shared: Option<Side> = None;
    let mut placed = Vec::with_capacity(operands.len());
    for ((operand, at), fill) in operands.iter().zip(along).zip(fills) {
        let Arg::Value(old) = operand else { return Err("an operand is no tensor".into()) };
        let mut x = b.new_value(*old)?;
        let at = dimension(at, b.rank(x))?;
        let others = b.extent(x).iter().enumerate().filter(|(d, _)| Some(*d) != at);
        if let Some((d, _)) = others.into_iter().find(|(_, side)| side.is_padded()) {
            return Err(format!("its padding rule says nothing of dimension {d} of an operand"));
        }
        if let Some(at) = at {
            let side = b.side(x, at)?;
            let to = shared.get_or_insert_with(|| side.clone().holding(None)).clone();
            if !b.facts.same(&side.valid(), &to.valid()) {
                return Err("its operands have different sizes".into());
            }
            x = place_as(b, x, at, &to);
            if let Arg::Float(number) = fill {
                x = b.mask(x, at, *number);
            }
        }
        placed.push(Arg::Value(x));
    }
    let mut extents = Vec::with_capacity(results.len());
    for (old, at) in node.outputs.iter().zip(results) {
        let Some(declared) = b.old.ty(*old).tensor() else { continue };
        let at = dimension(at, declared.dims.len())?;
        let side = |(d, dim): (usize, &crate::fx::Dim)| match (&shared, dim.as_static()) {
            (Some(shared), _) if Some(d) == at => Ok(shared.clone()),
            (_, Some(size)) => Ok(Side::fixed(size)),
            _ => Err(Reason::from("a result has more padded dimensions than its padding rule says")),
        };
        extents.push(declared.dims.iter().enumerate().map(side).collect::<Result<Extent, _>>()?);
    }
    let mut args = Vec::with_capacity(node.args.len());
    for (i, arg) in node.args.iter().enumerate() {
        args.push(if i == 2 { Arg::List(std::mem::take(&mut placed)) } else { b.plain(arg)? });
    }
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, extents)
}

fn dimension(arg: &Arg, rank: usize) -> Result<Option<usize>, Reason> {
    match arg {
        Arg::None => Ok(None),
        other => super::one_dim(other, rank).map(Some),
    }
}
