//! Tensors made of sizes: they are made as large as the bucket.

use super::super::{Builder, Reason, Rule};
use crate::fx::{Arg, DType, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.arange.start_step", arange),
    ("aten.eye.default", eye),
    ("aten.full.default", full),
    ("aten.scalar_tensor.default", scalar),
    ("prims.iota.default", iota),
];

/// `full(size, fill)` and `full_like(x, fill)`: the padding holds the number, too.
fn full(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut extent = b.declared_extent(node, 0)?;
    let fill = match node.arg(1) {
        size @ (Arg::Sym(_) | Arg::SymFloat(_)) => {
            let number = number(b, &size.clone(), b.declared(node, 0)?.dtype);
            let made = b.expand(number, extent);
            return b.define(node, 0, made);
        }
        Arg::None => Arg::Int(0),
        fill => b.plain(fill)?,
    };
    let held = match &fill {
        Arg::Int(i) => Some(*i as f64),
        Arg::Float(x) => Some(*x),
        Arg::Bool(x) => Some(f64::from(u8::from(*x))),
        _ => None,
    };
    for side in extent.iter_mut().filter(|side| side.is_padded()) {
        side.holds = held;
    }
    let size = Arg::List(extent.iter().map(|s| Arg::Int(s.size())).collect());
    let dtype = b.declared(node, 0)?.dtype;
    let kwargs = vec![("dtype".into(), Arg::DType(dtype))];
    let made = b.emit_with("aten.full.default", vec![size, fill], kwargs, dtype, extent);
    b.define(node, 0, made)
}

/// `arange(start, end, step)`: elements do not depend on the end.
fn arange(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let extent = b.declared_extent(node, 0)?;
    let dtype = b.declared(node, 0)?.dtype;
    let size = extent[0].size();
    let kwargs = b.plain_kwargs(node)?;
    let (start, step) = match (&node.args[..], extent[0].is_padded()) {
        ([Arg::Int(start), _, Arg::Int(step)], _) => (*start, *step),
        ([Arg::Sym(start), _, Arg::Int(step)], _) if dtype.is_int() || dtype.is_float() => {
            let (start, step) = (start.clone(), *step);
            let from = b.count_as(&start, dtype);
            let zero = vec![Arg::Int(0), Arg::Int(size * step), Arg::Int(step)];
            let steps = b.emit_with("aten.arange.start_step", zero, kwargs, dtype, extent);
            let made = b.binary("aten.add.Tensor", steps, from, dtype);
            return b.define(node, 0, made);
        }
        _ => return Err("its start or step is not an integer constant".into()),
    };
    let args = vec![Arg::Int(start), Arg::Int(start + size * step), Arg::Int(step)];
    b.keep(node, args, kwargs, vec![extent])
}

/// `iota(length, *, start, step, dtype, …)`
fn iota(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let extent = b.declared_extent(node, 0)?;
    let args = vec![Arg::Int(extent[0].size())];
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, vec![extent])
}

fn eye(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let extent = b.declared_extent(node, 0)?;
    let rows = extent[0].size();
    let columns = extent[1].size();
    let args = if node.args.len() == 1 && rows == columns {
        vec![Arg::Int(rows)]
    } else {
        vec![Arg::Int(rows), Arg::Int(columns)]
    };
    let mut kept = node.clone();
    kept.op = if args.len() == 1 { "aten.eye.default".into() } else { "aten.eye.m".into() };
    let kwargs = b.plain_kwargs(node)?;
    b.keep(&kept, args, kwargs, vec![extent])
}

/// `scalar_tensor(number)`, given a size.
fn scalar(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let size @ (Arg::Sym(_) | Arg::SymFloat(_)) = node.arg(0) else { return b.copy(node) };
    let made = number(b, &size.clone(), b.declared(node, 0)?.dtype);
    b.define(node, 0, made)
}

/// A size, or a number computed from sizes, as a tensor of rank 0.
fn number(b: &mut Builder, size: &Arg, dtype: DType) -> ValueId {
    let number = match size {
        Arg::SymFloat(e) => b.float(e),
        Arg::Sym(e) => b.count(e),
        _ => b.number(0.0, dtype),
    };
    b.cast(number, dtype)
}
