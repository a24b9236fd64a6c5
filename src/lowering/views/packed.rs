//! Tensors that lie side by side in one, such as the queries, keys and values that one product makes.
//!
//! Many models split `[.., 3·heads·size]` into `[.., 3, heads, size]`, move the 3 to the front and take it apart. XLA
//! for TPU then transposes all of it in between, and likewise the gradients, which are stacked and moved back. Slices
//! of the merged dimension, and parts joined along it, need no such copy.

use super::super::call::{as_ints, merges, wrap_dim};
use super::super::types::Dims;
use super::super::{Call, Hlo, Val};
use super::wrapped;
use crate::fx::{Arg, Node};

/// A tensor whose parts lie side by side.
pub(super) struct Packed<'m> {
    /// All parts, along dimension `along`.
    whole: Val<'m>,
    along: usize,
    /// Elements of one part along that dimension.
    size: i64,
    /// The sizes of a part without those of 1, and the order in which the argument has them.
    dims: Dims,
    order: Dims,
    /// The sizes of a part as the argument has them.
    out: Dims,
}

impl<'m> Packed<'m> {
    /// Describes argument 0 as parts along its dimension `dim`, if a `view` made that the outermost part of a
    /// dimension, and permutations and dimensions of size 1 are all that came behind. Returns `None` for targets other
    /// than TPU.
    pub(super) fn of(h: &Hlo<'m>, call: &Call<'_, 'm>, dim: usize) -> Option<Packed<'m>> {
        if !h.for_tpu() {
            return None;
        }
        let mut arg = call.arg(0);
        let mut value = call.value(arg).ok()??;
        let mut out = value.dims.clone();
        let count = out.remove(dim);
        if count < 2 || value.numel() == 0 {
            return None;
        }
        // The dimensions of `value` that those of the argument are, without those of size 1. One of them is `dim`.
        let mut order = longer_than_one(&value.dims);
        let at = order.iter().position(|d| *d == dim as i64)?;
        let source = loop {
            let node = call.maker(arg)?;
            let from = node.args.first()?;
            let source = call.value(from).ok()??;
            if &*node.op == "aten.permute.default" {
                let permutation = wrapped(&as_ints(node.arg(1))?, source.rank()).ok()?;
                order.iter_mut().for_each(|d| *d = permutation[*d as usize]);
            } else if &*node.op != "aten.view.default" {
                return None;
            } else if differ_by_ones(&source.dims, &value.dims) {
                let (of_value, of_source) = (longer_than_one(&value.dims), longer_than_one(&source.dims));
                for d in &mut order {
                    *d = of_source[of_value.iter().position(|other| other == d)?];
                }
            } else {
                break source;
            }
            (arg, value) = (from, source);
        };
        let group = led_by(order[at], &value.dims, &source.dims)?;
        let all = product(&value.dims, &group);
        let whole = h.reshape(&value, &merged(&value.dims, &group, all)?);
        let kept: Dims = longer_than_one(&value.dims).into_iter().filter(|d| *d != order[at]).collect();
        let dims = kept.iter().map(|d| value.dims[*d as usize]).collect();
        let along = order.remove(at) as usize;
        let place = |d: &i64| kept.iter().position(|other| other == d).map(|i| i as i64);
        let order = order.iter().map(place).collect::<Option<Dims>>()?;
        Some(Packed { whole, along, size: all / count, dims, order, out })
    }

    /// Returns part `i`, without the dimension along which parts lie.
    pub(super) fn part(&self, h: &Hlo<'m>, i: i64) -> Val<'m> {
        let part = h.slice_dim(&self.whole, self.along, i * self.size, (i + 1) * self.size, 1);
        h.reshape(&h.transpose(&h.reshape(&part, &self.dims), &self.order), &self.out)
    }
}

/// Computes a permutation of stacked parts by joining the permuted parts, if a `view` merges the stacked dimension with
/// those behind it. Returns `None` for anything else, and for targets other than TPU.
pub(super) fn joined<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, order: &[i64]) -> Option<Val<'m>> {
    if !h.for_tpu() {
        return None;
    }
    let mut arg = call.arg(0);
    let stacked = call.value(arg).ok()??;
    let mut made = call.maker(arg)?;
    if &*made.op == "aten.view.default" {
        arg = made.args.first()?;
        made = call.maker(arg)?;
    }
    let source = call.value(arg).ok()??;
    if !differ_by_ones(&source.dims, &stacked.dims) || stacked.numel() == 0 {
        return None;
    }
    let (parts, dim) = parts_of(call, made, source.rank())?;
    let place = longer_than_one(&source.dims).iter().position(|d| *d == dim as i64)?;
    let dim = longer_than_one(&stacked.dims)[place];
    let at = order.iter().position(|d| *d == dim)?;
    let out = call.out();
    let this = Arg::Value(*call.node.outputs.first()?);
    let views = call.graph.nodes.iter().filter(|node| &*node.op == "aten.view.default");
    let mut of_this = views.filter(|view| view.args.first() == Some(&this));
    let group = of_this.find_map(|view| led_by(at as i64, &out.dims, &as_ints(view.arg(1))?))?;
    let mut of_part = stacked.dims.clone();
    let count = of_part.remove(dim as usize);
    let sizes = merged(&out.dims, &group, product(&out.dims, &group) / count)?;
    let order: Dims =
        order.iter().filter(|d| **d != dim).map(|d| if *d > dim { d - 1 } else { *d }).collect();
    let part = |arg: &&Arg| -> Option<Val<'m>> {
        let x = call.value(arg).ok()??;
        let fits = x.numel() == of_part.iter().product::<i64>();
        fits.then(|| h.reshape(&h.transpose(&h.reshape(&h.convert(&x, out.dtype), &of_part), &order), &sizes))
    };
    let parts: Vec<Val<'m>> = parts.iter().map(part).collect::<Option<_>>()?;
    (parts.len() as i64 == count).then(|| h.reshape(&h.concatenate(&parts, at), &out.dims))
}

/// The parts of which a node stacks a tensor of rank `rank`, and along which dimension: by `stack`, or as the sum of
/// tensors that have one part each and are zero elsewhere, the gradient of selections.
fn parts_of<'a>(call: &'a Call<'_, '_>, node: &'a Node, rank: usize) -> Option<(Vec<&'a Arg>, usize)> {
    let dim_of = |arg: &Arg| match arg {
        Arg::Int(dim) => wrap_dim(*dim, rank).ok(),
        Arg::None => Some(0),
        _ => None,
    };
    if &*node.op == "aten.stack.default" {
        let Arg::List(parts) = node.arg(0) else { return None };
        return Some((parts.iter().collect(), dim_of(node.arg(1))?));
    }
    let mut found: Vec<(i64, &Arg)> = Vec::new();
    let (mut todo, mut dims) = (vec![node], Vec::new());
    while let Some(node) = todo.pop() {
        match &*node.op {
            "aten.add.Tensor" if matches!(node.kw("alpha"), Arg::None | Arg::Int(1)) => {
                todo.extend([call.maker(node.arg(0))?, call.maker(node.arg(1))?]);
            }
            "aten.select_backward.default" => {
                let Arg::Int(i) = node.arg(3) else { return None };
                dims.push(dim_of(node.arg(2))?);
                found.push((*i, node.arg(0)));
            }
            _ => return None,
        }
    }
    found.sort_by_key(|(i, _)| *i);
    let each_once = found.iter().zip(0..).all(|((i, _), place)| *i == place);
    dims.dedup();
    match dims[..] {
        [dim] if each_once => Some((found.into_iter().map(|(_, part)| part).collect(), dim)),
        _ => None,
    }
}

/// The dimensions that are not of size 1.
fn longer_than_one(dims: &[i64]) -> Dims {
    (0..).zip(dims).filter(|(_, n)| **n != 1).map(|(d, _)| d).collect()
}

fn differ_by_ones(a: &[i64], b: &[i64]) -> bool {
    a.iter().filter(|n| **n != 1).eq(b.iter().filter(|n| **n != 1))
}

/// The dimensions of sizes `from` that make up one of `to`, if there are several, of which `first` is the outermost.
fn led_by(first: i64, from: &[i64], to: &[i64]) -> Option<Dims> {
    let mut groups = merges(from, to)?.into_iter();
    groups.find(|group| group.len() > 1 && group[0] == first)
}

/// The sizes `dims` with the neighbours `group` as one dimension of `size`.
fn merged(dims: &[i64], group: &[i64], size: i64) -> Option<Dims> {
    let (first, last) = (*group.first()? as usize, *group.last()? as usize);
    let mut merged = Dims::from_slice(&dims[..first]);
    merged.push(size);
    merged.extend(dims[last + 1..].iter().copied());
    Some(merged)
}

fn product(dims: &[i64], group: &[i64]) -> i64 {
    group.iter().map(|d| dims[*d as usize]).product()
}
