//! Reshapes of padded tensors, and moving valid elements to other places.
//!
//! A reshape keeps the order of valid elements. If the new dimensions are products of the old factors, or split
//! constants off them, memory stays as it is. If they are not (four rows of `s` elements cut out of one dimension of
//! `4 * s`), the elements are moved: to the place where each has its rank in the order of valid elements.

use super::Reason;
use super::builder::Builder;
use super::extent::{Extent, Factor, Side};
use super::size_facts::{SizeFacts, product};
use crate::fx::{Arg, DType, Expr, ValueId};
use smallvec::SmallVec;

/// A run of factors and the dimensions that hold the same elements.
struct Group {
    from: Vec<Factor>,
    /// Positions among the new dimensions.
    to: Vec<usize>,
}

/// The tensor with dimensions of these true sizes.
pub fn reshape(b: &mut Builder, value: ValueId, to: &[Expr]) -> Result<ValueId, Reason> {
    let from = b.extent(value).clone();
    let holds = common_fill(&from, |side| side.holds);
    let rows_hold = common_fill(&from, |side| side.holds.or(side.rows_hold));
    let groups = groups(b, &from, to)?;
    let mut sides: Vec<Option<Side>> = to.iter().map(|_| None).collect();
    let mut moved: Vec<(usize, Vec<Side>)> = Vec::new();
    for (g, group) in groups.iter().enumerate() {
        let targets: Vec<&Expr> = group.to.iter().map(|i| &to[*i]).collect();
        let made = match split(b, &group.from, &targets) {
            Some(made) => made.into_iter().map(|side| Side { holds, rows_hold, ..side }).collect(),
            // Padding is filled with any valid elements if these move.
            None => {
                let made = targets.iter().map(|e| b.facts.side(e)).collect::<Result<Vec<_>, _>>()?;
                moved.push((g, made.clone()));
                made
            }
        };
        for (i, side) in group.to.iter().zip(made) {
            sides[*i] = Some(side);
        }
    }
    let extent: Extent = sides.into_iter().map(|s| s.unwrap_or_else(|| Side::fixed(1))).collect();
    if moved.is_empty() {
        return Ok(b.reshape(value, extent));
    }
    // Each group is one dimension while elements are moved.
    let mut merged: Extent = groups.iter().map(|g| Side::of(g.from.iter().cloned())).collect();
    let mut value = b.reshape(value, merged.clone());
    for (g, made) in moved {
        let factors: Vec<Factor> = made.iter().flat_map(|side| side.factors.iter().cloned()).collect();
        let side = Side { factors: SmallVec::from_vec(factors), holds: None, rows_hold: None };
        value = relay(b, value, g, &groups[g].from.clone(), &side);
        merged[g] = side;
    }
    Ok(b.reshape(value, extent))
}

/// Returns the fill of all padded dimensions if they have the same one.
fn common_fill(from: &[Side], held: impl Fn(&Side) -> Option<f64>) -> Option<f64> {
    let mut fill = None;
    for side in from.iter().filter(|s| s.is_padded()) {
        match (fill, held(side)) {
            (_, None) => return None,
            (None, held) => fill = held,
            (Some(a), Some(b)) if f64::to_bits(a) == f64::to_bits(b) => {}
            _ => return None,
        }
    }
    fill
}

/// Cuts old factors and new dimensions into the smallest runs with the same number of elements.
fn groups(b: &Builder, from: &[Side], to: &[Expr]) -> Result<Vec<Group>, Reason> {
    let one = Expr::Const(1);
    let mut factors = from.iter().flat_map(|side| side.factors.iter().cloned()).filter(|f| f.valid != one);
    let mut targets = to.iter().enumerate().filter(|(_, e)| **e != one);
    let mut groups = Vec::new();
    loop {
        let (Some(factor), target) = (factors.next(), targets.next()) else {
            return match targets.next() {
                None => Ok(groups),
                Some(_) => Err("a reshape does not keep the number of elements".into()),
            };
        };
        let Some((at, first)) = target else {
            return Err("a reshape does not keep the number of elements".into());
        };
        let (mut have, mut want) = (factor.valid.clone(), first.clone());
        let mut group = Group { from: vec![factor], to: vec![at] };
        while !b.facts.same(&have, &want) {
            if b.facts.seems_larger(&want, &have) {
                let Some(factor) = factors.next() else {
                    return Err("a reshape does not keep the number of elements".into());
                };
                have = product(&[have, factor.valid.clone()]);
                group.from.push(factor);
            } else if b.facts.seems_larger(&have, &want) {
                let Some((at, e)) = targets.next() else {
                    return Err("a reshape does not keep the number of elements".into());
                };
                want = product(&[want, e.clone()]);
                group.to.push(at);
            } else {
                return Err("sizes of a reshape cannot be compared".into());
            }
        }
        groups.push(group);
    }
}

/// The new dimensions of a group whose memory can stay; `None` if elements have to move.
fn split(b: &Builder, from: &[Factor], to: &[&Expr]) -> Option<Vec<Side>> {
    let mut rest: std::collections::VecDeque<Factor> = from.iter().cloned().collect();
    let mut sides = Vec::new();
    for want in to {
        let mut taken: Vec<Factor> = Vec::new();
        let mut have = Expr::Const(1);
        while !b.facts.same(&have, want) {
            let factor = rest.pop_front()?;
            let more = product(&[have.clone(), factor.valid.clone()]);
            if b.facts.seems_larger(&more, want) {
                // A constant is split off the end of the factor.
                let inner = b.facts.quotient(&more, want)?;
                if factor.size % inner != 0 {
                    return None;
                }
                let outer = match factor.valid.as_const() {
                    Some(c) if c % inner == 0 => Expr::Const(c / inner),
                    Some(_) => return None,
                    None => without(b, &factor.valid, inner, want, &have)?,
                };
                taken.push(Factor { valid: outer, size: factor.size / inner });
                rest.push_front(Factor { valid: Expr::Const(inner), size: inner });
                break;
            }
            have = more;
            taken.push(factor);
        }
        sides.push(Side::of(taken));
    }
    rest.is_empty().then_some(sides)
}

/// `valid / inner`, which is `want / have`.
fn without(b: &Builder, valid: &Expr, inner: i64, want: &Expr, have: &Expr) -> Option<Expr> {
    if *have == Expr::Const(1) {
        return Some(want.clone());
    }
    let quotient = Expr::FloorDiv(Box::new((valid.clone(), Expr::Const(inner))));
    b.facts.same(&product(&[quotient.clone(), Expr::Const(inner)]), valid).then_some(quotient)
}

/// Moves the valid elements of dimension `at`, whose factors are `from`, to where `to` has them.
fn relay(b: &mut Builder, value: ValueId, at: usize, from: &[Factor], to: &Side) -> ValueId {
    let indices = b.iota(to.size());
    // Place in the new dimension → rank among the valid elements.
    let mut rank = None;
    let mut inner = 1i64;
    let mut weight = Expr::Const(1);
    for factor in to.factors.iter().rev() {
        let digit = digit(b, indices, inner, factor.size, to.size());
        let scaled = scale(b, digit, &weight);
        rank = Some(rank.map_or(scaled, |r| b.int("aten.add.Tensor", r, scaled)));
        inner *= factor.size;
        weight = product(&[weight, factor.valid.clone()]);
    }
    let rank = rank.unwrap_or(indices);
    // Rank → place in the old dimension.
    let mut place = None;
    let mut left = rank;
    let mut inner = 1i64;
    for (i, factor) in from.iter().enumerate().rev() {
        let digit = if i == 0 {
            left
        } else {
            let size = b.count(&factor.valid);
            let (quotient, remainder) =
                (floor_divide(b, left, size), b.int("aten.remainder.Tensor", left, size));
            left = quotient;
            remainder
        };
        let scaled = scale(b, digit, &Expr::Const(inner));
        place = Some(place.map_or(scaled, |p| b.int("aten.add.Tensor", p, scaled)));
        inner *= factor.size;
    }
    let place = place.unwrap_or(rank);
    let place = b.clamp(place, inner);
    b.take(value, at, place, to.clone())
}

/// Digit of indices in mixed radix: `indices / inner % size`.
fn digit(b: &mut Builder, indices: ValueId, inner: i64, size: i64, total: i64) -> ValueId {
    let mut digit = indices;
    if inner != 1 {
        let by = b.number(inner as f64, DType::I32);
        digit = floor_divide(b, digit, by);
    }
    if inner * size != total {
        let by = b.number(size as f64, DType::I32);
        digit = b.int("aten.remainder.Tensor", digit, by);
    }
    digit
}

fn scale(b: &mut Builder, digit: ValueId, by: &Expr) -> ValueId {
    if *by == Expr::Const(1) {
        return digit;
    }
    let by = b.count(by);
    b.int("aten.mul.Tensor", digit, by)
}

/// Division of indices, rounded down.
pub fn floor_divide(b: &mut Builder, x: ValueId, y: ValueId) -> ValueId {
    let (dtype, extent) = (b.dtype(x), b.broadcast_memory(&[x, y]));
    let kwargs = vec![("rounding_mode".into(), Arg::Str("floor".into()))];
    b.emit_with("aten.div.Tensor_mode", vec![Arg::Value(x), Arg::Value(y)], kwargs, dtype, extent)
}

/// The tensor with the valid elements of dimension `at` where `to` has them.
pub fn place_as(b: &mut Builder, value: ValueId, at: usize, to: &Side) -> ValueId {
    let Some(side) = b.side_or_refuse(value, at) else { return value };
    if side.same_places(to, &b.facts) {
        return value;
    }
    let mut extent = b.extent(value).clone();
    let target = to.clone().holding(None);
    if side.is_prefix() && to.is_prefix() {
        return resize(b, value, at, to.size());
    }
    extent[at] = target.clone();
    let moved = relay(b, value, at, &side.factors, &target);
    b.reshape(moved, extent)
}

/// The tensor with dimension `at` a prefix of valid elements.
pub fn as_prefix(b: &mut Builder, value: ValueId, at: usize) -> Result<ValueId, Reason> {
    // PyTorch takes dimension 0 of a tensor that has none.
    let side = b.extent(value).get(at).cloned().ok_or("a dimension of a tensor of rank 0")?;
    if side.is_prefix() {
        return Ok(value);
    }
    let to = b.facts.side(&side.valid())?;
    Ok(place_as(b, value, at, &to))
}

/// The tensor with another size in memory of dimension `at`, whose valid elements come first.
pub fn resize(b: &mut Builder, value: ValueId, at: usize, size: i64) -> ValueId {
    let extent = b.extent(value).clone();
    let have = extent[at].size();
    if have == size {
        return value;
    }
    let mut to = extent.clone();
    to[at].factors[0].size = size;
    let dtype = b.dtype(value);
    if have > size {
        let args = vec![Arg::Value(value), Arg::Int(at as i64), Arg::Int(0), Arg::Int(size), Arg::Int(1)];
        return b.emit("aten.slice.Tensor", args, dtype, to);
    }
    to[at].holds = to[at].holds.filter(|held| *held == 0.0 && held.is_sign_positive());
    let mut padding = vec![0i64; 2 * extent.len()];
    padding[2 * (extent.len() - 1 - at) + 1] = size - have;
    let padding = Arg::List(padding.into_iter().map(Arg::Int).collect());
    let zero = super::builder::literal(0.0, dtype);
    b.emit("aten.constant_pad_nd.default", vec![Arg::Value(value), padding, zero], dtype, to)
}

/// Products of several symbols that a reshape of the graph merges from, or splits into, dimensions of their own: the
/// product and its parts, outermost first.
pub fn products(graph: &crate::fx::Graph) -> Vec<(Expr, Vec<Expr>)> {
    let mut found: Vec<(Expr, Vec<Expr>)> = Vec::new();
    // Of its own: what is assumed here decides on places only, and has to hold at no call.
    let any: Vec<i64> = graph.symbols.iter().map(|s| s.max.unwrap_or(i64::from(i32::MAX))).collect();
    let facts = SizeFacts::new(&graph.symbols, &any, &[]);
    for node in graph.nodes.iter().filter(|n| &*n.op == "aten.view.default") {
        let (Some(from), [to]) = (node.value(0), &node.outputs[..]) else { continue };
        let (Some(from), Some(to)) = (graph.ty(from).tensor(), graph.ty(*to).tensor()) else { continue };
        for (parts, wholes) in [(from, to), (to, from)] {
            for whole in wholes.dims.iter().filter_map(|d| match d {
                crate::fx::Dim::Expr(e @ Expr::Mul(_)) => Some(e),
                _ => None,
            }) {
                if let Some(run) = run_of(&facts, parts, whole) {
                    found.push((whole.clone(), run));
                }
            }
        }
    }
    found
}

/// Neighbouring dimensions whose product is `whole`.
fn run_of(facts: &SizeFacts, ty: &crate::fx::TensorType, whole: &Expr) -> Option<Vec<Expr>> {
    let dims: Vec<Expr> = ty.dims.iter().map(super::size_facts::expr).collect();
    for start in 0..dims.len() {
        for end in start + 2..=dims.len() {
            if facts.same(&product(&dims[start..end]), whole) {
                return Some(dims[start..end].to_vec());
            }
        }
    }
    None
}
