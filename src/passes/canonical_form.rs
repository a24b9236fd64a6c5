//! Canonicalization: one spelling for each meaning.
//!
//! | meaning | spelling |
//! |---|---|
//! | same elements in another shape | `aten.view.default(x, sizes)`, sizes as declared, no -1 |
//! | reordered dimensions | `aten.permute.default(x, dims)`, dims not negative |
//! | the same tensor | the tensor itself (see [`super::rewrite`] for results) |
//! | another dtype | `aten._to_copy.default(x, dtype=…)` |
//! | one number everywhere | `aten.full.default(sizes, number, dtype=…)`; memory that may hold anything holds 0 |
//! | integers in steps | `aten.arange.start_step(start, end, step, dtype=…)` |
//! | dimension arguments | counted from the front |
//! | `slice`, `select` of a static size | bounds clamped as PyTorch clamps them |
//! | `add`, `sub`, `mul`, `div` with a number | the `Tensor` overload; no `alpha` of 1 |
//! | functionalized views (`…_copy`) | the view |
//!
//! Keyword arguments that mean nothing for values (`memory_format`, `non_blocking`, `implicit`) are dropped: the
//! declared types say how results lie in memory. The others are sorted by name.

use super::PassSettings;
use super::rewrite::{Step, rewrite};
use super::site::{Rule, Site, numel, size, size_list};
use crate::fx::{Arg, DType, Dim, Graph, NumberKind, TensorType, ValueType, wrap_dim};
use crate::op::{ByOp, DimOf, Op, Padding};
use std::sync::LazyLock;

const RULES: &[(&str, Rule)] = &[
    ("aten.view.default", view),
    ("aten.squeeze.default", view_without_ones),
    ("aten.permute.default", permute),
    ("aten.transpose.int", transpose),
    ("aten.alias.default", identity),
    ("aten.clone.default", identity),
    ("aten.detach.default", identity),
    ("aten.lift_fresh_copy.default", identity),
    ("aten._to_copy.default", cast),
    ("prims.convert_element_type.default", cast),
    ("aten.zeros.default", zeros),
    ("aten.ones.default", ones),
    ("aten.full.default", full_of_second),
    ("aten.full_like.default", full_of_second),
    ("aten.fill.Scalar", full_of_second),
    ("aten.new_full.default", full_of_third),
    ("aten.scalar_tensor.default", full_of_first),
    ("aten.arange.start_step", arange),
    ("aten.expand.default", expand),
    ("aten.slice.Tensor", slice),
    ("aten.select.int", select),
    ("aten.add.Scalar", arithmetic),
    ("aten.add.Tensor", arithmetic),
    ("aten.div.Scalar", arithmetic),
    ("aten.mul.Scalar", arithmetic),
    ("aten.sub.Scalar", arithmetic),
    ("aten.sub.Tensor", arithmetic),
];

/// Keyword arguments without a meaning for values.
const MEANINGLESS: &[&str] = &["implicit", "memory_format", "non_blocking"];

static BY_OP: LazyLock<ByOp<Rule>> = LazyLock::new(|| ByOp::new(RULES.iter().copied()));

fn rule_of(op: &Op) -> Option<Rule> {
    match op.entry().map(|entry| entry.padding) {
        Some(Padding::RespelledAs(other)) => BY_OP.get(&other.into()),
        _ => BY_OP.get(op),
    }
}

/// Gives every meaning its one spelling.
pub fn canonicalize(mut graph: Graph, _: &PassSettings) -> Graph {
    graph.values.iter_mut().for_each(plain_sizes);
    rewrite(graph, |built, node, outs| {
        node.kwargs.retain(|(name, _)| !MEANINGLESS.contains(&&**name));
        node.kwargs.sort_by(|a, b| a.0.cmp(&b.0));
        node.all_args_mut().for_each(plain_size_argument);
        if let Some(view) = node.op.entry().and_then(|entry| entry.copy_of) {
            node.op = view.into();
        }
        let site = &mut Site { built, node, outs };
        match rule_of(&site.node.op) {
            Some(rule) => rule(site),
            None => wrap_dims(site),
        }
    })
}

/// Sizes and strides that are numbers become plain numbers.
fn plain_sizes(ty: &mut ValueType) {
    if let ValueType::Tensor(t) = ty {
        for dim in t.dims.iter_mut().chain(t.strides.iter_mut().flatten()) {
            if let (Dim::Expr(_), Some(size @ 0..)) = (&dim, dim.as_static()) {
                *dim = Dim::Static(size);
            }
        }
    }
}

fn plain_size_argument(arg: &mut Arg) {
    match arg {
        Arg::Sym(e) => {
            if let Some(value) = e.as_const() {
                *arg = Arg::Int(value);
            }
        }
        Arg::List(items) => items.iter_mut().for_each(plain_size_argument),
        _ => {}
    }
}

fn identity(site: &mut Site) -> Step {
    site.forward_first()
}

/// Whether a size argument says what the output's type says; -1 says nothing.
fn agrees(arg: &Arg, dim: &Dim) -> bool {
    *arg == Arg::Int(-1) || *arg == size(dim)
}

/// The sizes argument at position 1, where it agrees with the declared output.
fn sizes_agree(site: &Site, out: &TensorType) -> bool {
    match site.node.arg(1) {
        Arg::List(sizes) => {
            sizes.len() == out.dims.len() && sizes.iter().zip(&out.dims).all(|(s, d)| agrees(s, d))
        }
        _ => false,
    }
}

fn view(site: &mut Site) -> Step {
    let (Some(x), Some(out)) = (site.operand(0), site.out()) else { return Step::Keep };
    if x.dtype != out.dtype || numel(&x.dims) != numel(&out.dims) || !sizes_agree(site, out) {
        return Step::Keep;
    }
    let args = vec![site.node.arg(0).clone(), size_list(&out.dims)];
    site.replace("aten.view.default", args)
}

/// `squeeze` and `unsqueeze`: whichever sizes of 1 come and go, the elements stay in order.
fn view_without_ones(site: &mut Site) -> Step {
    let (Some(x), Some(out)) = (site.operand(0), site.out()) else { return Step::Keep };
    fn others(ty: &TensorType) -> impl Iterator<Item = &Dim> {
        ty.dims.iter().filter(|d| **d != Dim::Static(1))
    }
    if x.dtype != out.dtype || !others(x).eq(others(out)) {
        return Step::Keep;
    }
    let args = vec![site.node.arg(0).clone(), size_list(&out.dims)];
    site.replace("aten.view.default", args)
}

fn permute(site: &mut Site) -> Step {
    let (Some(x), Some(dims)) = (site.operand(0), site.node.ints(1)) else { return Step::Keep };
    let rank = x.dims.len();
    let wrapped: Option<Vec<usize>> = dims.iter().map(|d| wrap_dim(*d, rank)).collect();
    match wrapped {
        Some(order) => permute_to(site, &order),
        None => Step::Keep,
    }
}

/// `t(x)` and `transpose(x, dim0, dim1)`
fn transpose(site: &mut Site) -> Step {
    let Some(rank) = site.operand(0).map(|x| x.dims.len()) else { return Step::Keep };
    let mut order: Vec<usize> = (0..rank).collect();
    let ends = if site.node.args.len() == 1 {
        if rank > 2 {
            return Step::Keep;
        }
        (Some(0), Some(rank.saturating_sub(1)))
    } else {
        (site.node.int(1).and_then(|d| wrap_dim(d, rank)), site.node.int(2).and_then(|d| wrap_dim(d, rank)))
    };
    let (Some(a), Some(b)) = ends else { return Step::Keep };
    if rank > 0 {
        order.swap(a, b);
    }
    permute_to(site, &order)
}

fn permute_to(site: &mut Site, order: &[usize]) -> Step {
    let (Some(x), Some(out)) = (site.operand(0), site.out()) else { return Step::Keep };
    if order.len() != x.dims.len() || order.iter().any(|d| *d >= x.dims.len()) {
        return Step::Keep;
    }
    let mut seen = vec![false; x.dims.len()];
    order.iter().for_each(|d| seen[*d] = true);
    let permuted = order.iter().map(|d| &x.dims[*d]);
    if !seen.iter().all(|s| *s) || !permuted.eq(&out.dims) {
        return Step::Keep;
    }
    let dims = order.iter().map(|d| Arg::Int(*d as i64)).collect();
    let args = vec![site.node.arg(0).clone(), Arg::List(dims)];
    site.replace("aten.permute.default", args)
}

/// `_to_copy(x, *, dtype=None, …)` and `convert_element_type(x, dtype)`
fn cast(site: &mut Site) -> Step {
    let (Some(x), Some(out)) = (site.operand(0), site.out()) else { return Step::Keep };
    let asked = match site.node.kwarg("dtype").unwrap_or(site.node.arg(1)) {
        Arg::DType(d) => *d,
        _ => x.dtype,
    };
    if asked != out.dtype || x.dims != out.dims {
        return Step::Keep;
    }
    if asked == x.dtype {
        return site.forward_first();
    }
    let args = vec![site.node.arg(0).clone()];
    site.replace_with("aten._to_copy.default", args, vec![("dtype".into(), Arg::DType(asked))])
}

fn zeros(site: &mut Site) -> Step {
    full(site, Arg::Int(0))
}

fn ones(site: &mut Site) -> Step {
    full(site, Arg::Int(1))
}

fn full_of_first(site: &mut Site) -> Step {
    full(site, site.node.arg(0).clone())
}

fn full_of_second(site: &mut Site) -> Step {
    full(site, site.node.arg(1).clone())
}

fn full_of_third(site: &mut Site) -> Step {
    full(site, site.node.arg(2).clone())
}

fn full(site: &mut Site, fill: Arg) -> Step {
    let Some(out) = site.out() else { return Step::Keep };
    let Some(fill) = fill_of(&fill, out.dtype) else { return Step::Keep };
    let args = vec![size_list(&out.dims), fill];
    let dtype = ("dtype".into(), Arg::DType(out.dtype));
    site.replace_with("aten.full.default", args, vec![dtype])
}

/// A number in the spelling of the dtype's category; `None` if the conversion is not exact.
fn fill_of(fill: &Arg, dtype: DType) -> Option<Arg> {
    const EXACT: i64 = 1 << 53;
    match (dtype.kind(), fill) {
        (NumberKind::Bool, Arg::Bool(b)) => Some(Arg::Bool(*b)),
        (NumberKind::Bool, Arg::Int(i)) => Some(Arg::Bool(*i != 0)),
        (NumberKind::Bool, Arg::Float(x)) => Some(Arg::Bool(*x != 0.0)),
        (NumberKind::Signed | NumberKind::Unsigned, Arg::Bool(b)) => Some(Arg::Int(i64::from(*b))),
        (NumberKind::Signed | NumberKind::Unsigned, Arg::Int(i)) => Some(Arg::Int(*i)),
        (NumberKind::Signed | NumberKind::Unsigned, Arg::Float(x))
            if x.fract() == 0.0 && x.abs() < EXACT as f64 =>
        {
            Some(Arg::Int(*x as i64))
        }
        (NumberKind::Float, Arg::Bool(b)) => Some(Arg::Float(f64::from(u8::from(*b)))),
        (NumberKind::Float, Arg::Int(i)) if (-EXACT..=EXACT).contains(i) => Some(Arg::Float(*i as f64)),
        (NumberKind::Float, Arg::Float(x)) => Some(Arg::Float(*x)),
        (NumberKind::Complex, Arg::Int(_) | Arg::Float(_) | Arg::Complex(..)) => Some(fill.clone()),
        _ => None,
    }
}

/// `arange(end)`, `arange(start, end)`, `arange(start, end, step)`
fn arange(site: &mut Site) -> Step {
    let Some(out) = site.out() else { return Step::Keep };
    let dtype = ("dtype".into(), Arg::DType(out.dtype));
    let (start, end, step) = match &site.node.args[..] {
        [end] => (&Arg::Int(0), end, &Arg::Int(1)),
        [start, end] => (start, end, &Arg::Int(1)),
        [start, end, step] => (start, end, step),
        _ => return Step::Keep,
    };
    let args = vec![start.clone(), end.clone(), step.clone()];
    site.replace_with("aten.arange.start_step", args, vec![dtype])
}

fn expand(site: &mut Site) -> Step {
    let (Some(x), Some(out)) = (site.operand(0), site.out()) else { return Step::Keep };
    let Some(lead) = out.dims.len().checked_sub(x.dims.len()) else { return Step::Keep };
    let broadcasts = |(from, to): (&Dim, &Dim)| from == to || *from == Dim::Static(1);
    if x.dtype != out.dtype
        || !sizes_agree(site, out)
        || !x.dims.iter().zip(&out.dims[lead..]).all(broadcasts)
    {
        return Step::Keep;
    }
    let args = vec![site.node.arg(0).clone(), size_list(&out.dims)];
    site.replace("aten.expand.default", args)
}

/// `slice(x, dim=0, start=None, end=None, step=1)`
fn slice(site: &mut Site) -> Step {
    let Some(x) = site.operand(0) else { return Step::Keep };
    let dim = if *site.node.arg(1) == Arg::None { Some(0) } else { site.node.int(1) };
    let Some(dim) = dim.and_then(|d| wrap_dim(d, x.dims.len())) else { return Step::Keep };
    let size = x.dims.get(dim).and_then(Dim::as_static);
    let start = if *site.node.arg(2) == Arg::None { Arg::Int(0) } else { site.node.arg(2).clone() };
    let end = if *site.node.arg(3) == Arg::None { Arg::Int(i64::MAX) } else { site.node.arg(3).clone() };
    let step = if *site.node.arg(4) == Arg::None { Arg::Int(1) } else { site.node.arg(4).clone() };
    let (start, end) = match (size, start, end) {
        (Some(size), Arg::Int(start), Arg::Int(end)) => {
            let start = clamp(start, size);
            (Arg::Int(start), Arg::Int(clamp(end, size).max(start)))
        }
        (_, start, end) => (start, end),
    };
    let args = vec![site.node.arg(0).clone(), Arg::Int(dim as i64), start, end, step];
    site.replace("aten.slice.Tensor", args)
}

/// A slice bound: counted from the end when negative, then clamped to the size.
fn clamp(bound: i64, size: i64) -> i64 {
    if bound < 0 { bound.saturating_add(size).max(0) } else { bound.min(size) }
}

/// `select(x, dim, index)`
fn select(site: &mut Site) -> Step {
    let Some(x) = site.operand(0) else { return Step::Keep };
    let Some(dim) = site.node.int(1).and_then(|d| wrap_dim(d, x.dims.len())) else { return Step::Keep };
    let size = x.dims.get(dim).and_then(Dim::as_static);
    let index = match (site.node.arg(2), size) {
        (Arg::Int(index @ ..0), Some(size)) => Arg::Int(index.saturating_add(size)),
        (index, _) => index.clone(),
    };
    let args = vec![site.node.arg(0).clone(), Arg::Int(dim as i64), index];
    site.replace("aten.select.int", args)
}

/// `add.Scalar(x, other, alpha=1)`, `add.Tensor(x, other, *, alpha=1)`, the same of `sub`; `mul.Scalar`, `div.Scalar`
fn arithmetic(site: &mut Site) -> Step {
    let op = site.node.op.replace(".Scalar", ".Tensor");
    let mut args = std::mem::take(&mut site.node.args);
    let mut kwargs = std::mem::take(&mut site.node.kwargs);
    if *site.node.op != op && args.len() == 3 {
        kwargs.extend(args.pop().map(|alpha| ("alpha".into(), alpha)));
    }
    let is_float = site.out().is_some_and(|t| t.dtype.is_float());
    let is_one = |alpha: &Arg| match alpha {
        Arg::None | Arg::Int(1) => true,
        Arg::Float(x) => is_float && *x == 1.0,
        _ => false,
    };
    kwargs.retain(|(name, value)| &**name != "alpha" || !is_one(value));
    site.replace_with(&op, args, kwargs)
}

fn wrap_dims(site: &mut Site) -> Step {
    let Some(entry) = site.node.op.entry() else { return Step::Keep };
    for (position, of) in entry.dims.into_iter().flatten() {
        let rank = match of {
            DimOf::FirstArgument => site.operand(0).map(|t| t.dims.len()),
            DimOf::Output => site.out().map(|t| t.dims.len()),
        };
        let Some(rank) = rank else { continue };
        let wrap_one = |arg: &mut Arg| {
            if let Arg::Int(d) = arg
                && let Some(wrapped) = wrap_dim(*d, rank)
            {
                *d = wrapped as i64;
            }
        };
        match site.node.args.get_mut(position) {
            Some(Arg::List(items)) => items.iter_mut().for_each(wrap_one),
            Some(arg) => wrap_one(arg),
            None => {}
        }
    }
    Step::Keep
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op;

    #[test]
    fn what_the_table_calls_respelled_has_a_rule() {
        let is_respelled = |padding| matches!(padding, Padding::Respelled | Padding::RespelledAs(_));
        for entry in op::entries().filter(|entry| is_respelled(entry.padding)) {
            let spelled = entry.copy_of.is_some() || rule_of(&entry.name.into()).is_some();
            assert!(spelled, "{} has no canonical spelling", entry.name);
        }
    }
}
