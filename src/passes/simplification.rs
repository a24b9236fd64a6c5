//! Simplification: chains of views, permutations, slices and casts become one call or none; arithmetic that changes
//! no bit goes.
//!
//! "Changes no bit" is meant literally: `x * 1` and `x - 0.0` go, `x + 0.0` stays, because it turns -0.0 into 0.0.
//! (A NaN's payload is not a value that PyTorch promises to keep.)

use super::PassSettings;
use super::known::number;
use super::rewrite::{Step, rewrite};
use super::site::{Rule, Site};
use crate::fx::{Arg, DType, Dim, Graph, Node, NumberKind, TensorType};
use crate::op::ByOp;
use std::sync::LazyLock;

/// Rules for canonical spellings (see [`super::canonical_form`]).
const RULES: &[(&str, Rule)] = &[
    ("aten.view.default", view),
    ("aten.permute.default", permute),
    ("aten.expand.default", expand),
    ("aten.slice.Tensor", slice),
    ("aten.cat.default", cat),
    ("aten._to_copy.default", cast),
    ("aten.add.Tensor", add),
    ("aten.sub.Tensor", sub),
    ("aten.mul.Tensor", mul),
    ("aten.div.Tensor", div),
    ("aten.pow.Tensor_Scalar", pow),
    ("aten.neg.default", involution),
    ("aten.bitwise_not.default", involution),
    ("aten.bitwise_and.Tensor", bitwise_and),
    ("aten.bitwise_or.Tensor", bitwise_or),
    ("aten.logical_and.default", bitwise_and),
    ("aten.logical_or.default", bitwise_or),
    ("aten.where.self", select_where),
];

static BY_OP: LazyLock<ByOp<Rule>> = LazyLock::new(|| ByOp::new(RULES.iter().copied()));

/// Applies every rule, in one sweep from inputs to outputs.
pub fn simplify(graph: Graph, _: &PassSettings) -> Graph {
    rewrite(graph, |built, node, outs| match BY_OP.get(&node.op) {
        Some(rule) => rule(&mut Site { built, node, outs }),
        None => Step::Keep,
    })
}

/// Whether the output has the sizes and dtype of the first argument.
fn is_like_first(site: &Site) -> bool {
    matches!((site.operand(0), site.out()), (Some(x), Some(out)) if x.dtype == out.dtype && x.dims == out.dims)
}

/// The operand that argument 0's definition, a call of the same op, was made from, in place of argument 0.
fn skip_one(site: &mut Site) -> bool {
    let op = site.node.op.clone();
    let Some(Arg::Value(x)) = site.definition(0, &op).and_then(|n| n.args.first()).cloned() else {
        return false;
    };
    site.node.args[0] = Arg::Value(x);
    true
}

/// The type of the tensor that argument 0's definition, a call of `op`, was made from.
fn root<'a>(site: &'a Site, op: &str) -> Option<&'a TensorType> {
    match site.definition(0, op)?.args.first()? {
        Arg::Value(v) => site.built.graph.ty(*v).tensor(),
        _ => None,
    }
}

/// A view of a view is a view of the root.
fn view(site: &mut Site) -> Step {
    if matches!((root(site, "aten.view.default"), site.out()), (Some(x), Some(out)) if x.dtype == out.dtype) {
        skip_one(site);
    }
    if is_like_first(site) { site.forward_first() } else { Step::Keep }
}

/// `permute(permute(x, a), b)` is `permute(x, [a[b[0]], a[b[1]] …])`.
fn permute(site: &mut Site) -> Step {
    let Some(outer) = site.node.ints(1) else { return Step::Keep };
    let inner = site.definition(0, "aten.permute.default").and_then(|n| n.ints(1));
    if let Some(inner) = inner
        && let Some(both) = compose(&inner, &outer)
        && skip_one(site)
    {
        site.node.args[1] = Arg::List(both.into_iter().map(Arg::Int).collect());
    }
    let moves = site.node.ints(1).is_none_or(|order| order.iter().enumerate().any(|(i, d)| *d != i as i64));
    if !moves && is_like_first(site) { site.forward_first() } else { Step::Keep }
}

/// Only for orders that are counted from the front, as canonicalization leaves them.
fn compose(inner: &[i64], outer: &[i64]) -> Option<Vec<i64>> {
    if inner.len() != outer.len() || inner.iter().any(|d| *d < 0) {
        return None;
    }
    outer.iter().map(|d| inner.get(usize::try_from(*d).ok()?).copied()).collect()
}

/// Sizes of 1 stay 1 until they are stretched, so only the last `expand` counts.
fn expand(site: &mut Site) -> Step {
    let out_is_spelled = matches!((site.node.arg(1), site.out()), (Arg::List(sizes), Some(out))
        if sizes.len() == out.dims.len() && sizes.iter().all(|s| *s != Arg::Int(-1)));
    if out_is_spelled && is_broadcast_of_grandparent(site) {
        skip_one(site);
    }
    if is_like_first(site) { site.forward_first() } else { Step::Keep }
}

fn is_broadcast_of_grandparent(site: &Site) -> bool {
    let (Some(root), Some(out)) = (root(site, "aten.expand.default"), site.out()) else { return false };
    let Some(lead) = out.dims.len().checked_sub(root.dims.len()) else { return false };
    root.dtype == out.dtype
        && root.dims.iter().zip(&out.dims[lead..]).all(|(from, to)| from == to || *from == Dim::Static(1))
}

/// A slice of everything is the tensor itself; a slice of a slice in the same dimension, both in steps of one, is one.
/// A slice of a tensor in which a slice was replaced is one of what replaced it, or of the tensor before.
fn slice(site: &mut Site) -> Step {
    while past_replaced(site) {}
    let bounds = |node: &Node| match node.args[..] {
        [_, Arg::Int(dim), Arg::Int(start), Arg::Int(end), Arg::Int(1)] => Some((dim, start, end)),
        _ => None,
    };
    let inner = site.definition(0, "aten.slice.Tensor").and_then(bounds);
    if let (Some((dim, start, end)), Some((inner_dim, inner_start, inner_end))) = (bounds(site.node), inner)
        && dim == inner_dim
        && is_static_slice(site, dim, start, end, inner_start, inner_end)
        && skip_one(site)
    {
        site.node.args[2] = Arg::Int(inner_start + start);
        site.node.args[3] = Arg::Int(inner_start + end);
    }
    // A step of one that keeps every element keeps their order.
    let in_steps_of_one = site.node.int(4) == Some(1);
    if in_steps_of_one && is_like_first(site) { site.forward_first() } else { Step::Keep }
}

/// Takes the operand of a slice from before a `slice_scatter`, where that replaced all of the slice or nothing of it.
/// Programs that keep many tensors in one, such as gradients, read and replace them one by one.
fn past_replaced(site: &mut Site) -> bool {
    let [_, Arg::Int(dim), Arg::Int(start), Arg::Int(end), Arg::Int(1)] = site.node.args[..] else {
        return false;
    };
    let Some(scatter) = site.definition(0, "aten.slice_scatter.default") else { return false };
    let [Arg::Value(before), Arg::Value(new), Arg::Int(in_dim), Arg::Int(first), Arg::Int(last), Arg::Int(1)] =
        scatter.args[..]
    else {
        return false;
    };
    let ty = |value| site.built.graph.ty(value).tensor();
    let size = |value| ty(value)?.dims.get(usize::try_from(dim).ok()?)?.as_static();
    let is_spelled = dim == in_dim
        && ty(before).map(|t| t.dtype) == ty(new).map(|t| t.dtype)
        && size(before).is_some_and(|size| 0 <= first && first <= last && last <= size)
        && size(new) == Some(last - first)
        && 0 <= start
        && start <= end;
    if is_spelled && first <= start && end <= last {
        site.node.args[0] = Arg::Value(new);
        site.node.args[2] = Arg::Int(start - first);
        site.node.args[3] = Arg::Int(end - first);
        return true;
    }
    let is_apart = is_spelled && (end <= first || last <= start);
    if is_apart {
        site.node.args[0] = Arg::Value(before);
    }
    is_apart
}

/// Whether the inner bounds lie inside its operand and the outer ones inside the inner slice.
fn is_static_slice(site: &Site, dim: i64, start: i64, end: i64, inner_start: i64, inner_end: i64) -> bool {
    let size =
        usize::try_from(dim).ok().and_then(|d| root(site, "aten.slice.Tensor")?.dims.get(d)?.as_static());
    size.is_some_and(|size| {
        0 <= inner_start
            && inner_start <= inner_end
            && inner_end <= size
            && 0 <= start
            && start <= end
            && end <= inner_end - inner_start
    })
}

/// `cat` of one tensor.
fn cat(site: &mut Site) -> Step {
    match site.node.arg(0) {
        Arg::List(items) => match items[..] {
            [Arg::Value(x)] => Step::forward(x),
            _ => Step::Keep,
        },
        _ => Step::Keep,
    }
}

/// A cast of a cast that lost nothing is a cast of the root.
fn cast(site: &mut Site) -> Step {
    let Some(out) = site.out().map(|t| t.dtype) else { return Step::Keep };
    let root = root(site, "aten._to_copy.default").map(|t| t.dtype);
    let middle = site.operand(0).map(|t| t.dtype);
    if let (Some(root), Some(middle)) = (root, middle)
        && is_lossless(root, middle)
        && (root == out || is_plain(root) && is_plain(out))
    {
        skip_one(site);
    }
    if is_like_first(site) { site.forward_first() } else { Step::Keep }
}

/// Types whose conversions depend on the value alone. (What 8-bit floats do out of range depends on the source type.)
fn is_plain(dtype: DType) -> bool {
    match dtype.kind() {
        NumberKind::Bool | NumberKind::Signed | NumberKind::Unsigned => true,
        NumberKind::Float => dtype.size() > 1,
        NumberKind::Complex => false,
    }
}

/// Whether every value of `from` is a value of `to`.
fn is_lossless(from: DType, to: DType) -> bool {
    let bits = |d: DType| 8 * d.size();
    // Bits of the significand, the hidden one included.
    let precision = |d: DType| match d {
        DType::F16 => 11,
        DType::BF16 => 8,
        DType::F32 => 24,
        DType::F64 => 53,
        _ => 0,
    };
    match (from.kind(), to.kind()) {
        _ if from == to => true,
        (NumberKind::Bool, NumberKind::Signed | NumberKind::Unsigned) => true,
        (NumberKind::Bool, NumberKind::Float) => precision(to) > 0,
        (NumberKind::Unsigned, NumberKind::Signed) => bits(from) < bits(to),
        (NumberKind::Unsigned, NumberKind::Unsigned) | (NumberKind::Signed, NumberKind::Signed) => {
            bits(from) <= bits(to)
        }
        (NumberKind::Unsigned | NumberKind::Signed, NumberKind::Float) => bits(from) <= precision(to),
        (NumberKind::Float, NumberKind::Float) => match bits(from) {
            8 => precision(to) > 0,
            16 => precision(to) >= 24,
            32 => precision(to) >= 53,
            _ => false,
        },
        _ => false,
    }
}

fn has_kwargs(site: &Site) -> bool {
    site.node.kwargs.iter().any(|(_, a)| *a != Arg::None)
}

/// The number that argument `i` is everywhere.
fn number_at<'a>(site: &'a Site, i: usize) -> Option<&'a Arg> {
    number(site.built, site.node.arg(i))
}

/// The node equals argument `i`, if that has the output's type; the driver checks.
fn forward(site: &Site, i: usize) -> Step {
    site.node.value(i).map_or(Step::Keep, Step::forward)
}

fn out_kind(site: &Site) -> Option<NumberKind> {
    site.out().map(|t: &TensorType| t.dtype.kind())
}

/// The identity of addition: zero for integers, -0.0 for floats (`-0.0 + 0.0` is `0.0`).
fn is_additive_identity(x: &Arg, kind: NumberKind) -> bool {
    match (kind, x) {
        (NumberKind::Signed | NumberKind::Unsigned, Arg::Int(0) | Arg::Bool(false)) => true,
        (NumberKind::Float, Arg::Float(zero)) => *zero == 0.0 && zero.is_sign_negative(),
        _ => false,
    }
}

fn add(site: &mut Site) -> Step {
    let Some(kind) = out_kind(site) else { return Step::Keep };
    if has_kwargs(site) {
        return Step::Keep;
    }
    let is_zero = |i| number_at(site, i).is_some_and(|x| is_additive_identity(x, kind));
    match (is_zero(0), is_zero(1)) {
        (_, true) => forward(site, 0),
        (true, _) => forward(site, 1),
        _ => Step::Keep,
    }
}

/// `x - 0.0` is `x + -0.0`, for floats as for integers.
fn sub(site: &mut Site) -> Step {
    let zero = match (out_kind(site), number_at(site, 1)) {
        (Some(NumberKind::Signed | NumberKind::Unsigned), Some(Arg::Int(0) | Arg::Bool(false))) => true,
        (Some(NumberKind::Float), Some(Arg::Int(0))) => true,
        (Some(NumberKind::Float), Some(Arg::Float(x))) => *x == 0.0 && x.is_sign_positive(),
        _ => false,
    };
    if zero && !has_kwargs(site) { forward(site, 0) } else { Step::Keep }
}

/// One, in a type whose products with one are exact: not a complex one (`inf * (1 + 0j)` has a NaN part).
fn is_one(site: &Site, i: usize) -> bool {
    let one = match number_at(site, i) {
        Some(Arg::Bool(true) | Arg::Int(1)) => true,
        Some(Arg::Float(x)) => *x == 1.0,
        _ => false,
    };
    one && out_kind(site).is_some_and(|k| k != NumberKind::Complex)
}

fn mul(site: &mut Site) -> Step {
    match (is_one(site, 0), is_one(site, 1)) {
        (_, true) => forward(site, 0),
        (true, _) => forward(site, 1),
        _ => Step::Keep,
    }
}

fn div(site: &mut Site) -> Step {
    if is_one(site, 1) { forward(site, 0) } else { Step::Keep }
}

fn pow(site: &mut Site) -> Step {
    if is_one(site, 1) { forward(site, 0) } else { Step::Keep }
}

/// `f(f(x))` is `x`.
fn involution(site: &mut Site) -> Step {
    let op = site.node.op.clone();
    match site.definition(0, &op).and_then(|n| n.args.first()) {
        Some(Arg::Value(x)) => Step::forward(*x),
        _ => Step::Keep,
    }
}

/// True for `bool`, all bits for integers.
fn is_all_ones(x: &Arg, kind: NumberKind) -> bool {
    matches!((kind, x), (NumberKind::Bool, Arg::Bool(true)) | (NumberKind::Signed, Arg::Int(-1)))
}

fn is_no_ones(x: &Arg, kind: NumberKind) -> bool {
    matches!(
        (kind, x),
        (NumberKind::Bool, Arg::Bool(false)) | (NumberKind::Signed | NumberKind::Unsigned, Arg::Int(0))
    )
}

/// Also `logical_and`: its output is `bool`, and an operand of another type is never forwarded.
fn bitwise_and(site: &mut Site) -> Step {
    either(site, is_all_ones)
}

fn bitwise_or(site: &mut Site) -> Step {
    either(site, is_no_ones)
}

/// The operand next to one that is the identity.
fn either(site: &Site, is_identity: fn(&Arg, NumberKind) -> bool) -> Step {
    let Some(kind) = out_kind(site) else { return Step::Keep };
    let identity = |i| number_at(site, i).is_some_and(|x| is_identity(x, kind));
    match (identity(0), identity(1)) {
        (_, true) => forward(site, 0),
        (true, _) => forward(site, 1),
        _ => Step::Keep,
    }
}

/// `where` with the same condition everywhere.
fn select_where(site: &mut Site) -> Step {
    match number_at(site, 0) {
        Some(Arg::Bool(true)) => forward(site, 1),
        Some(Arg::Bool(false)) => forward(site, 2),
        _ => Step::Keep,
    }
}

#[cfg(test)]
mod tests {
    /// Making the table refuses names that come twice or that the op table lacks.
    #[test]
    fn names_every_op_once() {
        assert!(super::BY_OP.get(&"aten.add.Tensor".into()).is_some());
    }
}
