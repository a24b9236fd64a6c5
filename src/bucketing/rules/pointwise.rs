//! Ops that compute each element from the elements in the same place: padding stays where it is.

use super::super::{Builder, Extent, Reason, Side, reshape};
use crate::fx::{Arg, DType, Node, ValueId};
use crate::op::Mark;

/// Any pointwise op: operands are brought to the same places, then broadcast.
pub fn pointwise(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut args = Vec::with_capacity(node.args.len());
    for arg in &node.args {
        args.push(argument(b, node, arg)?);
    }
    let mut kwargs = b.plain_kwargs(node)?;
    let mut operands: Vec<&mut ValueId> = args
        .iter_mut()
        .chain(kwargs.iter_mut().map(|(_, a)| a))
        .filter_map(|a| if let Arg::Value(v) = a { Some(v) } else { None })
        .collect();
    let extent = meet(b, &mut operands)?;
    let sizes_given = args
        .iter()
        .zip(&node.args)
        .any(|(new, old)| matches!((new, old), (Arg::Value(_), Arg::Sym(_) | Arg::SymFloat(_))));
    let extent = fill(b, node, &args, extent);
    if sizes_given && let Some(op) = tensor_overload(node) {
        let mut kept = node.clone();
        kept.op = op.into();
        return b.keep(&kept, args, kwargs, vec![extent]);
    }
    let extents = node.outputs.iter().map(|_| extent.clone()).collect();
    b.keep(node, args, kwargs, extents)
}

/// The overload that takes a tensor where the node's takes a number.
fn tensor_overload(node: &Node) -> Option<&'static str> {
    node.op.entry().and_then(|entry| entry.tensor_overload)
}

/// An argument; a size in the place of a number becomes a tensor of rank 0.
fn argument(b: &mut Builder, node: &Node, arg: &Arg) -> Result<Arg, Reason> {
    if !matches!(arg, Arg::Sym(_) | Arg::SymFloat(_)) {
        return b.plain(arg);
    }
    if !node.op.ends_with(".Tensor") && tensor_overload(node).is_none() && !node.op.contains("where") {
        return b.plain(arg);
    }
    Ok(Arg::Value(match arg {
        Arg::SymFloat(e) => b.float(&e.clone()),
        Arg::Sym(e) => b.count_as(&e.clone(), DType::I64),
        _ => return b.plain(arg),
    }))
}

/// Moves operands until they broadcast with valid elements in the same places, and gives the result's extent.
pub fn meet(b: &mut Builder, operands: &mut [&mut ValueId]) -> Result<Extent, Reason> {
    let rank = operands.iter().map(|v| b.rank(**v)).max().unwrap_or(0);
    let mut extent = Extent::new();
    for at in 0..rank {
        let mut chosen: Option<Side> = None;
        for operand in operands.iter() {
            let own = b.extent(**operand);
            let Some(d) = (at + own.len()).checked_sub(rank) else { continue };
            let side = own[d].clone();
            if side.fixed_size() == Some(1) {
                continue;
            }
            match &chosen {
                None => chosen = Some(side),
                Some(first) if b.facts.same(&first.valid(), &side.valid()) => {}
                Some(first) => {
                    return Err(format!(
                        "sizes {} and {} meet",
                        b.facts.show(&first.valid()),
                        b.facts.show(&side.valid())
                    ));
                }
            }
        }
        let chosen = chosen.unwrap_or_else(|| Side::fixed(1)).holding(None);
        for operand in operands.iter_mut() {
            let own = b.extent(**operand);
            let Some(d) = (at + own.len()).checked_sub(rank) else { continue };
            if own[d].fixed_size() != Some(1) {
                **operand = reshape::place_as(b, **operand, d, &chosen);
            }
        }
        extent.push(chosen);
    }
    Ok(extent)
}

/// Returns the extent of the result with its fill, if the operands determine it.
fn fill(b: &Builder, node: &Node, args: &[Arg], mut extent: Extent) -> Extent {
    let Some(entry) = node.op.entry() else { return extent };
    let name = entry.name.strip_prefix("aten.").and_then(|rest| rest.split('.').next());
    if node.outputs.len() != 1 || !node.kwargs.iter().all(|(n, _)| matches!(&**n, "dtype" | "approximate")) {
        return extent;
    }
    let rank = extent.len();
    let side_of = |v: ValueId, at: usize| {
        let own = b.extent(v);
        (at + own.len()).checked_sub(rank).map(|d| &own[d])
    };
    let held = |arg: &Arg, at: usize| match arg {
        Arg::Value(v) => side_of(*v, at).and_then(|side| side.holds),
        Arg::Int(i) => Some(*i as f64),
        Arg::Float(x) => Some(*x),
        _ => None,
    };
    let rows = |x: &Arg, at: usize| match (x, b.declared(node, 0)) {
        (Arg::Value(v), Ok(out)) if out.dtype.is_float() => side_of(*v, at).and_then(|side| side.rows_hold),
        _ => None,
    };
    // A number that is finite in every type of floats: 0 times it is 0.
    let factor = |y: f64| y.is_sign_positive() && y <= f64::from(half::f16::MAX);
    for (at, side) in extent.iter_mut().enumerate() {
        if !side.is_padded() {
            continue;
        }
        side.holds = match (name, args) {
            (_, [x]) if node.op.has(Mark::KeepsZero) => held(x, at).filter(|h| h.to_bits() == 0),
            (Some("add"), [x, y]) => match (held(x, at), held(y, at)) {
                (Some(x), Some(y)) if x.to_bits() == 0 && y.to_bits() == 0 => Some(0.0),
                _ => None,
            },
            (Some("mul"), [x, y]) => match (held(x, at), held(y, at)) {
                (Some(x), Some(y)) if x.to_bits() == 0 && factor(y) => Some(0.0),
                (Some(x), Some(y)) if y.to_bits() == 0 && factor(x) => Some(0.0),
                _ => None,
            },
            _ => None,
        };
        side.rows_hold = match args {
            [x] if node.op.has(Mark::KeepsZero) => rows(x, at).filter(|held| held.to_bits() == 0),
            _ => None,
        };
    }
    extent
}
