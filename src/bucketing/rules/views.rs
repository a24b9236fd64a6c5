//! Ops that choose or move elements: reshapes, slices, concatenation, padding, flips.

use super::super::reshape::{as_prefix, place_as, reshape, resize};
use super::super::size_facts::{product, sum};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::{dim, dims, pointwise, unknown};
use crate::fx::{Arg, DType, Expr, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.cat.default", cat),
    ("aten.constant_pad_nd.default", constant_pad),
    ("aten.expand.default", expand),
    ("aten.flip.default", flip),
    ("aten.narrow_copy.default", narrow_copy),
    ("aten.permute.default", permute),
    ("aten.repeat.default", repeat),
    ("aten.roll.default", roll),
    ("aten.select.int", select),
    ("aten.select_backward.default", select_backward),
    ("aten.slice.Tensor", slice),
    ("aten.slice_backward.default", slice_backward),
    ("aten.split.Tensor", split),
    ("aten.stack.default", stack),
    ("aten.unbind.int", unbind),
    ("aten.unfold.default", unfold),
    ("aten.view.default", view),
    ("aten.view_as_complex.default", view_as_complex),
    ("aten.view_as_real.default", view_as_real),
];

fn view(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let to = b.declared_sizes(node, 0)?;
    let made = reshape(b, x, &to)?;
    b.define(node, 0, made)
}

fn permute(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let Some(order) = node.ints(1) else { return Err("its permutation is not a list of integers".into()) };
    let extent = b.extent(x);
    let permuted =
        order.iter().map(|d| extent.get(*d as usize).cloned().ok_or("a dimension is out of range"));
    let permuted: Extent = permuted.collect::<Result<_, _>>()?;
    let args = b.plain_args(node)?;
    b.keep(node, args, Vec::new(), vec![permuted])
}

fn expand(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let mut extent = b.declared_extent(node, 0)?;
    let own = b.extent(x).clone();
    let lead = extent.len() - own.len();
    for (d, side) in own.into_iter().enumerate() {
        if side.fixed_size() != Some(1) {
            extent[lead + d] = side;
        }
    }
    let made = b.expand(x, extent);
    b.define(node, 0, made)
}

/// `repeat(x, repeats)`: copies of a padded dimension stand one after the other, each with its padding.
fn repeat(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let Arg::List(repeats) = node.arg(1) else { return Err("no list of repeats".into()) };
    let own = b.extent(x).clone();
    let lead = repeats.len().saturating_sub(own.len());
    let mut extent = Extent::new();
    let mut times = Vec::new();
    for (d, count) in repeats.iter().enumerate() {
        let count = match count {
            Arg::Int(n) => Side::fixed(*n),
            Arg::Sym(e) => b.facts.side(e)?,
            _ => return Err("a repeat count is not an integer constant".into()),
        };
        times.push(Arg::Int(count.size()));
        let inner = if d < lead { Side::fixed(1) } else { own[d - lead].clone() };
        extent.push(if count.fixed_size() == Some(1) {
            inner
        } else {
            let held = if count.is_padded() { None } else { inner.holds };
            Side::of(count.factors.into_iter().chain(inner.factors)).holding(held)
        });
    }
    b.keep(node, vec![Arg::Value(x), Arg::List(times)], Vec::new(), vec![extent])
}

// Slices

/// Elements `start, start + step, …` of dimension `at`, which become `side`.
pub fn slice_at(
    b: &mut Builder,
    x: ValueId,
    at: usize,
    start: &Expr,
    step: i64,
    side: Side,
) -> Result<ValueId, Reason> {
    let x = as_prefix(b, x, at)?;
    let side = side.holding(None);
    let (have, want) = (b.extent(x)[at].size(), side.size());
    let end = |start: i64| start + (want - 1).max(0) * step + i64::from(want > 0);
    if let Some(start) = start.as_const().filter(|start| (0..=have).contains(start) && end(*start) <= have) {
        let mut extent = b.extent(x).clone();
        // Elements that are cut off are padding from now on, whatever they hold.
        let all =
            side.is_padded() && start == 0 && step == 1 && b.facts.same(&extent[at].valid(), &side.valid());
        extent[at] = side.holding(extent[at].holds.filter(|_| all));
        let dtype = b.dtype(x);
        let (at, start, end) = (Arg::Int(at as i64), Arg::Int(start), Arg::Int(end(start)));
        return Ok(b.emit(
            "aten.slice.Tensor",
            vec![Arg::Value(x), at, start, end, Arg::Int(step)],
            dtype,
            extent,
        ));
    }
    let mut indices = b.iota(want);
    if step != 1 {
        let step = b.number(step as f64, DType::I32);
        indices = b.int("aten.mul.Tensor", indices, step);
    }
    let start = b.count(start);
    let indices = b.int("aten.add.Tensor", indices, start);
    let indices = b.clamp(indices, have);
    Ok(b.take(x, at, indices, side))
}

/// A slice's bound as a true index: counted from the end when negative, clamped to the size.
pub fn bound(b: &Builder, arg: &Arg, size: &Expr, absent: Expr) -> Result<Expr, Reason> {
    let e = match arg {
        Arg::None => return Ok(absent),
        Arg::Int(i) if *i >= i64::MAX / 2 => return Ok(size.clone()),
        Arg::Int(i) => Expr::Const(*i),
        Arg::Sym(e) => e.clone(),
        other => return Err(format!("a bound is {other}")),
    };
    Ok(match from_front(b, e, size) {
        // A start in front of every possible size.
        Expr::Const(0) => Expr::Const(0),
        e => Expr::Max(vec![Expr::Const(0), Expr::Min(vec![e, size.clone()])]),
    })
}

fn slice(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 1, b.rank(x))?;
    let size = b.extent(x)[at].valid();
    let step = match node.arg(4) {
        Arg::None => 1,
        Arg::Int(step) => *step,
        _ => return Err("its step is not an integer constant".into()),
    };
    let declared = b.declared_sizes(node, 0)?;
    if b.facts.same(&size, &declared[at]) && step == 1 {
        return b.define(node, 0, x);
    }
    let start = match node.arg(2) {
        // Dynamo has made sure that a plain start lies inside.
        Arg::Int(i) if *i >= 0 => Expr::Const(*i),
        other => bound(b, other, &size, Expr::Const(0))?,
    };
    let side = b.facts.side(&declared[at])?;
    let made = slice_at(b, x, at, &start, step, side)?;
    b.define(node, 0, made)
}

/// `narrow_copy(x, dim, start, length)`
fn narrow_copy(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 1, b.rank(x))?;
    let size = b.extent(x)[at].valid();
    let start = index(b, node.arg(2), &size)?;
    let length = b.declared_sizes(node, 0)?[at].clone();
    let side = b.facts.side(&length)?;
    let made = slice_at(b, x, at, &start, 1, side)?;
    b.define(node, 0, made)
}

/// An index of a dimension, counted from the front.
pub fn index(b: &Builder, arg: &Arg, size: &Expr) -> Result<Expr, Reason> {
    match arg {
        Arg::Int(i) => Ok(from_front(b, Expr::Const(*i), size)),
        Arg::Sym(e) => Ok(from_front(b, e.clone(), size)),
        other => Err(format!("an index is {other}")),
    }
}

/// An index that is counted from the end when negative. Its sign may differ from call to call.
fn from_front(b: &Builder, e: Expr, size: &Expr) -> Expr {
    match b.facts.is_negative(&e) {
        Some(true) => sum(&[size.clone(), e]),
        Some(false) => e,
        None => {
            let below = Expr::Max(vec![Expr::Const(0), product(&[Expr::Const(-1), e.clone()])]);
            let is_negative = Expr::Min(vec![Expr::Const(1), below]);
            sum(&[e, product(&[size.clone(), is_negative])])
        }
    }
}

fn select(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 1, b.rank(x))?;
    let size = b.extent(x)[at].valid();
    let index = index(b, node.arg(2), &size)?;
    let one = slice_at(b, x, at, &index, 1, Side::fixed(1))?;
    let mut extent = b.extent(one).clone();
    extent.remove(at);
    let made = b.reshape(one, extent);
    b.define(node, 0, made)
}

/// `split(x, size, dim)` and `split_with_sizes(x, sizes, dim)`
fn split(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = if node.args.len() > 2 { dim(node, 2, b.rank(x))? } else { 0 };
    let mut start = Expr::Const(0);
    for i in 0..node.outputs.len() {
        let size = b.declared_sizes(node, i)?[at].clone();
        let side = b.facts.side(&size)?;
        let made = slice_at(b, x, at, &start, 1, side)?;
        b.define(node, i, made)?;
        start = sum(&[start, size]);
    }
    Ok(())
}

fn unbind(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = if node.args.len() > 1 { dim(node, 1, b.rank(x))? } else { 0 };
    let mut extent = b.extent(x).clone();
    if extent.remove(at).is_padded() {
        return Err("it splits a dimension that varies".into());
    }
    let args = b.plain_args(node)?;
    let extents = node.outputs.iter().map(|_| extent.clone()).collect();
    b.keep(node, args, Vec::new(), extents)
}

fn unfold(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 1, b.rank(x))?;
    let x = as_prefix(b, x, at)?;
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    let mut extent = unknown(b.extent(x));
    let declared = b.declared_sizes(node, 0)?;
    extent[at] = b.facts.side(&declared[at])?;
    extent.push(b.facts.side(&declared[declared.len() - 1])?);
    b.keep(node, args, Vec::new(), vec![extent])
}

// Backward of slices

/// `slice_backward(grad, input_sizes, dim, start, end, step)`: zeros with the gradient in the slice's places.
fn slice_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let grad = b.tensor(node, 0)?;
    let at = dim(node, 2, b.rank(grad))?;
    let to = b.declared_extent(node, 0)?;
    let size = to[at].valid();
    let Arg::Int(step) = node.arg(5) else { return Err("its step is not an integer constant".into()) };
    let start = match node.arg(3) {
        Arg::Int(i) if *i >= 0 => Expr::Const(*i),
        other => bound(b, other, &size, Expr::Const(0))?,
    };
    let made = put_back(b, grad, at, &start, *step, to[at].clone())?;
    b.define(node, 0, made)
}

/// `select_backward(grad, input_sizes, dim, index)`
fn select_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let grad = b.tensor(node, 0)?;
    let to = b.declared_extent(node, 0)?;
    let at = dim(node, 2, to.len())?;
    let size = to[at].valid();
    let index = index(b, node.arg(3), &size)?;
    let mut extent = b.extent(grad).clone();
    extent.insert(at, Side::fixed(1));
    let grad = b.reshape(grad, extent);
    let made = put_back(b, grad, at, &index, 1, to[at].clone())?;
    b.define(node, 0, made)
}

/// Zeros of size `side` along dimension `at`, with the elements of `grad` at `start, start + step, …`.
fn put_back(
    b: &mut Builder,
    grad: ValueId,
    at: usize,
    start: &Expr,
    step: i64,
    side: Side,
) -> Result<ValueId, Reason> {
    let grad = as_prefix(b, grad, at)?;
    let count = b.extent(grad)[at].clone();
    let places = b.iota(side.size());
    let start = b.count(start);
    let mut offset = b.int("aten.sub.Tensor", places, start);
    let zero = b.number(0.0, DType::I32);
    let mut inside = b.binary("aten.ge.Tensor", offset, zero, DType::Bool);
    if step != 1 {
        let by = b.number(step as f64, DType::I32);
        let rest = b.int("aten.remainder.Tensor", offset, by);
        let hit = b.binary("aten.eq.Tensor", rest, zero, DType::Bool);
        inside = b.binary("aten.logical_and.default", inside, hit, DType::Bool);
        offset = super::super::reshape::floor_divide(b, offset, by);
    }
    let length = b.count(&count.valid());
    let below = b.binary("aten.lt.Tensor", offset, length, DType::Bool);
    let inside = b.binary("aten.logical_and.default", inside, below, DType::Bool);
    let indices = b.clamp(offset, count.size());
    let spread = b.take(grad, at, indices, side.holding(None));
    let inside = b.along(inside, at, b.rank(spread));
    let dtype = b.dtype(spread);
    let zero = b.number(0.0, dtype);
    let mut extent = unknown(b.extent(spread));
    extent[at].holds = extent[at].is_padded().then_some(0.0);
    let args = vec![Arg::Value(inside), Arg::Value(spread), Arg::Value(zero)];
    Ok(b.emit("aten.where.self", args, dtype, extent))
}

// Concatenation

fn cat(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let Arg::List(items) = node.arg(0) else { return Err("no list of tensors".into()) };
    let rank = b.declared(node, 0)?.dims.len();
    let at = if node.args.len() > 1 { dim(node, 1, rank)? } else { 0 };
    let mut operands = Vec::new();
    for item in items {
        let Arg::Value(v) = item else { return Err("no list of tensors".into()) };
        let v = b.new_value(*v)?;
        // PyTorch passes over tensors of shape [0].
        if b.rank(v) == rank {
            operands.push(as_prefix(b, v, at)?);
        } else if b.extent(v)[0].fixed_size() != Some(0) {
            return Err("tensors of different ranks".into());
        }
    }
    let dtype = b.declared(node, 0)?.dtype;
    let mut extent = beside(b, &mut operands, at)?;
    let total = b.declared_sizes(node, 0)?[at].clone();
    let side = b.facts.side(&total)?;
    for v in &mut operands {
        *v = b.cast(*v, dtype);
    }
    let ends: Vec<Side> = operands.iter().map(|v| b.extent(*v)[at].clone()).collect();
    let last_only = ends[..ends.len() - 1].iter().all(|side| !side.is_padded());
    if last_only {
        let memory: i64 = ends.iter().map(Side::size).sum();
        extent[at] = Side { holds: ends[ends.len() - 1].holds, ..side.clone() };
        extent[at].factors[0].size = memory;
        let joined = join(b, &operands, at, dtype, extent);
        let made = resize(b, joined, at, side.size());
        return b.define(node, 0, made);
    }
    if let ([x, new], Some(1)) = (&operands[..], ends[1].fixed_size()) {
        // One more element: a selection, which needs no move.
        let (x, new) = (resize(b, *x, at, side.size()), *new);
        let place = b.iota(side.size());
        let count = b.count(&ends[0].valid());
        let before = b.binary("aten.lt.Tensor", place, count, DType::Bool);
        let before = b.along(before, at, rank);
        extent[at] = side;
        let args = vec![Arg::Value(before), Arg::Value(x), Arg::Value(new)];
        let made = b.emit("aten.where.self", args, dtype, extent);
        return b.define(node, 0, made);
    }
    let memory: i64 = ends.iter().map(Side::size).sum();
    extent[at] = Side::fixed(memory);
    let joined = join(b, &operands, at, dtype, extent);
    let places = b.iota(side.size());
    let mut indices = places;
    let (mut begin, mut memory_begin) = (Expr::Const(0), 0);
    for end in &ends {
        if memory_begin > 0 {
            let start = b.count(&begin);
            let beyond = b.binary("aten.ge.Tensor", places, start, DType::Bool);
            let offset = b.int("aten.sub.Tensor", places, start);
            let base = b.number(memory_begin as f64, DType::I32);
            let here = b.int("aten.add.Tensor", offset, base);
            let extent = b.extent(places).clone();
            let args = vec![Arg::Value(beyond), Arg::Value(here), Arg::Value(indices)];
            indices = b.emit("aten.where.self", args, DType::I32, extent);
        }
        begin = sum(&[begin, end.valid()]);
        memory_begin += end.size();
    }
    let indices = b.clamp(indices, memory);
    let made = b.take(joined, at, indices, side);
    b.define(node, 0, made)
}

/// The extent of tensors side by side along `at`, after they are brought to the same places elsewhere.
fn beside(b: &mut Builder, operands: &mut [ValueId], at: usize) -> Result<Extent, Reason> {
    let Some(first) = operands.first() else { return Err("nothing to concatenate".into()) };
    let extent = unknown(b.extent(*first));
    for v in operands.iter_mut() {
        for d in (0..extent.len()).filter(|d| *d != at) {
            *v = place_as(b, *v, d, &extent[d]);
        }
    }
    Ok(extent)
}

fn join(b: &mut Builder, operands: &[ValueId], at: usize, dtype: DType, extent: Extent) -> ValueId {
    let list = Arg::List(operands.iter().map(|v| Arg::Value(*v)).collect());
    b.emit("aten.cat.default", vec![list, Arg::Int(at as i64)], dtype, extent)
}

fn stack(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let Arg::List(items) = node.arg(0) else { return Err("no list of tensors".into()) };
    let mut operands = Vec::new();
    for item in items {
        let Arg::Value(v) = item else { return Err("no list of tensors".into()) };
        operands.push(b.new_value(*v)?);
    }
    let rank = b.declared(node, 0)?.dims.len();
    let at = if node.args.len() > 1 { dim(node, 1, rank)? } else { 0 };
    let count = operands.len();
    let mut extent = pointwise::meet(b, &mut operands.iter_mut().collect::<Vec<_>>())?;
    if at > extent.len() {
        return Err("its dimension is out of range".into());
    }
    extent.insert(at, Side::fixed(count as i64));
    let list = Arg::List(operands.iter().map(|v| Arg::Value(*v)).collect());
    b.keep(node, vec![list, Arg::Int(at as i64)], Vec::new(), vec![extent])
}

// Places

/// `constant_pad_nd(x, pad, value)`: what comes after the end comes after the valid elements.
fn constant_pad(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let Some(pad) = node.ints(1) else { return pad_by_sizes(b, node) };
    let value = match node.arg(2) {
        Arg::Int(i) => *i as f64,
        Arg::Float(v) => *v,
        Arg::Bool(v) => f64::from(u8::from(*v)),
        Arg::None => 0.0,
        _ => return Err("its padding value is not a number".into()),
    };
    let rank = b.rank(x);
    let declared = b.declared_extent(node, 0)?;
    let mut extent = unknown(b.extent(x));
    for (i, pair) in pad.chunks(2).enumerate() {
        let at = rank - 1 - i;
        if pair.iter().all(|p| *p == 0) {
            continue;
        }
        x = as_prefix(b, x, at)?;
        if pair.get(1).is_some_and(|after| *after > 0) {
            x = b.mask(x, at, value);
        }
        let side = b.extent(x)[at].clone();
        if side.is_padded()
            && (pair[0] < -side.size() || side.size() + pair.iter().sum::<i64>() != declared[at].size())
        {
            return Err("negative padding removes more elements than there are".into());
        }
        extent[at] = declared[at].clone();
    }
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `constant_pad_nd(x, pad)` with zeros behind the end, as many as a size says.
fn pad_by_sizes(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let Arg::List(pad) = node.arg(1) else { return Err("no list of sizes".into()) };
    if !matches!(node.arg(2), Arg::None | Arg::Int(0))
        && !matches!(node.arg(2), Arg::Float(x) if x.to_bits() == 0)
    {
        return Err("its padding width is dynamic and its value is not 0".into());
    }
    let (rank, declared) = (b.rank(x), b.declared_extent(node, 0)?);
    for (i, pair) in pad.chunks(2).enumerate() {
        let at = rank - 1 - i;
        match pair {
            [Arg::Int(0), Arg::Int(0)] => continue,
            [Arg::Int(0), _] => {}
            _ => return Err("its padding width is dynamic and not at the end".into()),
        }
        x = as_prefix(b, x, at)?;
        x = b.mask(x, at, 0.0);
        x = resize(b, x, at, declared[at].size());
        let mut extent = b.extent(x).clone();
        extent[at] = declared[at].clone();
        x = b.reshape(x, extent);
    }
    b.define(node, 0, x)
}

fn flip(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let mut plain = Vec::new();
    for at in dims(node, 1, b.rank(x))? {
        if !b.extent(x)[at].is_padded() {
            plain.push(Arg::Int(at as i64));
            continue;
        }
        x = as_prefix(b, x, at)?;
        let side = b.extent(x)[at].clone();
        let places = b.iota(side.size());
        let last = b.count(&sum(&[side.valid(), Expr::Const(-1)]));
        let indices = b.int("aten.sub.Tensor", last, places);
        let indices = b.clamp(indices, side.size());
        x = b.take(x, at, indices, side.holding(None));
    }
    if !plain.is_empty() {
        let (dtype, extent) = (b.dtype(x), b.extent(x).clone());
        x = b.emit("aten.flip.default", vec![Arg::Value(x), Arg::List(plain)], dtype, extent);
    }
    b.define(node, 0, x)
}

/// `roll(x, shifts, dims)`
fn roll(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let shift = |arg: &Arg| match arg {
        Arg::Int(shift) => Ok(Expr::Const(*shift)),
        Arg::Sym(e) => Ok(e.clone()),
        other => Err(format!("a shift is {other}")),
    };
    let shifts = match node.arg(1) {
        Arg::List(items) => items.iter().map(shift).collect::<Result<Vec<_>, _>>()?,
        one => vec![shift(one)?],
    };
    let rank = b.rank(x);
    let along = match node.arg(2) {
        Arg::List(items) if !items.is_empty() => node.ints(2).ok_or("no plain dimensions")?,
        Arg::Int(d) => vec![*d],
        _ => {
            // Without dimensions the elements are rolled as one row.
            let shape = b.declared_sizes(node, 0)?;
            let row = reshape(b, x, &[product(&shape)])?;
            let rolled = roll_one(b, row, 0, shifts.first().ok_or("no shift")?)?;
            let made = reshape(b, rolled, &shape)?;
            return b.define(node, 0, made);
        }
    };
    for (shift, d) in shifts.iter().zip(along) {
        x = roll_one(b, x, super::wrap(d, rank)?, shift)?;
    }
    b.define(node, 0, x)
}

fn roll_one(b: &mut Builder, x: ValueId, at: usize, shift: &Expr) -> Result<ValueId, Reason> {
    let x = as_prefix(b, x, at)?;
    let side = b.extent(x)[at].clone();
    let places = b.iota(side.size());
    let shift = b.count(shift);
    let offset = b.int("aten.sub.Tensor", places, shift);
    let count = b.count(&side.valid());
    let indices = b.int("aten.remainder.Tensor", offset, count);
    Ok(b.take(x, at, indices, side.holding(None)))
}

fn view_as_real(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let mut extent = unknown(b.extent(x));
    extent.push(Side::fixed(2));
    b.keep(node, vec![Arg::Value(x)], Vec::new(), vec![extent])
}

fn view_as_complex(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let mut extent = unknown(b.extent(x));
    extent.pop();
    b.keep(node, vec![Arg::Value(x)], Vec::new(), vec![extent])
}
