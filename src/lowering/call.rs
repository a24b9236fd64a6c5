//! One node as its lowering sees it: arguments by position, converted to what the lowering needs.

use super::hlo::Val;
use super::scalar::Scalar;
use super::types::{Dims, Shape};
use super::{Hlo, Lower, invalid, unsupported};
use crate::fx::{self, Arg, DType, Graph, Groups, Node};

/// A tensor, and what views and permutations made of it.
pub struct Merged<'m> {
    pub value: Val<'m>,
    /// The dimensions of `value`, outermost first, that each dimension is made of. Those of size 1 are in none.
    pub parts: Vec<Dims>,
}

impl<'m> Merged<'m> {
    /// Whether a dimension is made of several.
    pub fn is_merged(&self) -> bool {
        self.parts.iter().any(|part| part.len() > 1)
    }

    /// Drops the dimensions of size 1 of `value`.
    pub fn without_ones(&self, h: &Hlo<'m>) -> Merged<'m> {
        let kept: Dims = (0..).zip(&self.value.dims).filter(|(_, n)| **n != 1).map(|(d, _)| d).collect();
        let sizes: Dims = kept.iter().map(|d| self.value.dims[*d as usize]).collect();
        let renumbered = |part: &Dims| {
            part.iter().filter_map(|d| kept.iter().position(|k| k == d)).map(|d| d as i64).collect()
        };
        Merged { value: h.reshape(&self.value, &sizes), parts: self.parts.iter().map(renumbered).collect() }
    }
}

/// A node being lowered. `values[i]` is the lowered value `i` of the graph.
pub struct Call<'g, 'm> {
    pub graph: &'g Graph,
    pub node: &'g Node,
    pub(super) values: &'g [Option<Val<'m>>],
    /// Declared shapes of the outputs; `None` for an output that is not a tensor.
    pub outs: &'g [Option<Shape>],
}

impl<'m> Call<'_, 'm> {
    /// The declared shape of the first output.
    pub fn out(&self) -> &Shape {
        self.outs[0].as_ref().expect("an op lowered by a `one` entry has a tensor output")
    }

    /// Returns the declared shape of output `i`. An op with several outputs needs it even if nothing reads that output.
    pub fn declared(&self, i: usize) -> Lower<&Shape> {
        match self.outs.get(i) {
            Some(Some(shape)) => Ok(shape),
            _ => invalid(format!("declared output {i} is not a tensor")),
        }
    }

    /// Whether the graph reads output `i`.
    pub fn is_read(&self, i: usize) -> bool {
        self.reads(i) > 0
    }

    /// How often the graph reads output `i`.
    pub fn reads(&self, i: usize) -> usize {
        let Some(output) = self.node.outputs.get(i) else { return 0 };
        let mut count = 0;
        let mut look = |v| count += usize::from(v == *output);
        self.graph.nodes.iter().for_each(|node| node.for_each_operand(&mut look));
        self.graph.for_each_result(look);
        count
    }

    /// The matrix at argument `i` as it was before a `view` made its rows one dimension: `[a, b, c]` where the argument
    /// is `[a·b, c]`. `sizes` reshapes; the first value is what is to be reshaped.
    pub fn unmerged(&self, i: usize) -> Option<(Val<'m>, Dims)> {
        self.unmerged_value(self.arg(i))
    }

    /// As [`Call::unmerged`], of the transpose of the matrix at argument `i`.
    pub fn unmerged_transpose(&self, i: usize) -> Option<(Val<'m>, Dims)> {
        let permute = self.maker(self.arg(i))?;
        let swaps = as_ints(permute.args.get(1)?)?.as_slice() == [1, 0];
        let is_transpose = &*permute.op == "aten.permute.default" && swaps;
        if is_transpose { self.unmerged_value(permute.args.first()?) } else { None }
    }

    fn unmerged_value(&self, arg: &Arg) -> Option<(Val<'m>, Dims)> {
        let view = self.maker(arg).filter(|node| &*node.op == "aten.view.default")?;
        let (merged, source) = (self.value(arg).ok()??, self.value(view.args.first()?).ok()??);
        let &[rows, columns] = &merged.dims[..] else { return None };
        // The leading dimensions that make up the rows.
        let lead = (2..source.rank()).find(|n| source.dims[..*n].iter().product::<i64>() == rows)?;
        let mut sizes = Dims::from_slice(&source.dims[..lead]);
        sizes.push(columns);
        (rows > 0).then_some((source, sizes))
    }

    /// Whether a node makes argument `i`, or what it is the transpose of.
    pub fn is_computed(&self, i: usize) -> bool {
        let maker = self.maker(self.arg(i));
        let source =
            maker.filter(|node| &*node.op == "aten.permute.default").map(|node| self.maker(node.arg(0)));
        source.unwrap_or(maker).is_some()
    }

    /// Whether a `view` gives the first output, a matrix, more dimensions.
    pub fn is_split(&self) -> bool {
        let output = Arg::Value(self.node.outputs[0]);
        let views = self.graph.nodes.iter().filter(|node| &*node.op == "aten.view.default");
        let of_this = views.filter(|view| view.args.first() == Some(&output));
        of_this.map(|view| self.graph.tensor(view.outputs[0])).any(|tensor| tensor.dims.len() > 2)
    }

    /// Argument `i` as it was before views and permutations merged, inserted or moved its dimensions.
    pub fn merged_from(&self, i: usize) -> Option<Merged<'m>> {
        let mut arg = self.arg(i);
        let mut value = self.value(arg).ok()??;
        let mut parts: Vec<Dims> = (0..value.rank() as i64).map(|d| Dims::from_slice(&[d])).collect();
        while let Some(node) = self.maker(arg) {
            let Some(from) = node.args.first() else { break };
            let Some(source) = self.value(from).ok()? else { break };
            let made_of: Option<Vec<Dims>> = match &*node.op {
                "aten.permute.default" => as_ints(node.arg(1))
                    .filter(|order| {
                        order.len() == value.rank()
                            && order.iter().all(|d| source.dims.len() as i64 > *d && *d >= 0)
                    })
                    .map(|order| order.iter().map(|d| Dims::from_slice(&[*d])).collect()),
                "aten.view.default" => merges(&source.dims, &value.dims),
                _ => None,
            };
            let Some(made_of) = made_of else { break };
            for part in &mut parts {
                *part = part.iter().flat_map(|d| made_of[*d as usize].iter().copied()).collect();
            }
            (arg, value) = (from, source);
        }
        parts.iter_mut().for_each(|part| part.retain(|d| value.dims[*d as usize] != 1));
        Some(Merged { value, parts })
    }

    /// First number and step of the vector at an argument, where it is an `arange` of 32- or 64-bit integers.
    pub fn progression(&self, arg: &Arg) -> Option<[i64; 2]> {
        let whole = |arg: &Arg| Some(matches!(self.value(arg).ok()??.dtype, DType::I32 | DType::I64));
        let mut node = self.maker(arg)?;
        let mut widest = whole(arg)?;
        while &*node.op == "aten._to_copy.default" {
            let from = node.args.first()?;
            widest &= whole(from)?;
            node = self.maker(from)?;
        }
        match (&*node.op, node.arg(0), node.arg(2)) {
            ("aten.arange.start_step", Arg::Int(start), Arg::Int(step)) if widest => Some([*start, *step]),
            _ => None,
        }
    }

    /// The node that makes a value.
    pub fn maker(&self, arg: &Arg) -> Option<&Node> {
        let Arg::Value(value) = arg else { return None };
        self.graph.nodes.iter().rfind(|node| node.outputs.contains(value))
    }

    /// The argument at a position of the ATen schema; an absent one reads as `None`.
    pub fn arg(&self, i: usize) -> &Arg {
        self.node.arg(i)
    }

    /// A keyword-only argument; an absent one reads as `None`.
    pub fn kw(&self, name: &str) -> &Arg {
        self.node.kw(name)
    }

    /// The tensor that an argument is.
    pub fn value(&self, arg: &Arg) -> Lower<Option<Val<'m>>> {
        match arg {
            Arg::Value(v) => match &self.values[v.0 as usize] {
                Some(value) => Ok(Some(value.clone())),
                None => invalid(format!("operand {} is not a tensor", v.0)),
            },
            _ => Ok(None),
        }
    }

    pub fn tensor(&self, i: usize) -> Lower<Val<'m>> {
        match self.value(self.arg(i))? {
            Some(value) => Ok(value),
            None => invalid(format!("argument {i} must be a tensor, is {}", self.arg(i))),
        }
    }

    /// The body of a branch or a loop.
    pub fn body(&self, i: usize) -> Lower<&Graph> {
        match self.arg(i) {
            Arg::Graph(id) => Ok(&self.graph.subgraphs[id.0 as usize]),
            other => invalid(format!("argument {i} must be a graph, is {other}")),
        }
    }

    /// The ranks that a collective goes over.
    pub fn groups(&self, i: usize) -> Lower<&Groups> {
        match self.arg(i) {
            Arg::Groups(id) => Ok(&self.graph.groups[id.0 as usize]),
            other => invalid(format!("argument {i} must be groups of ranks, is {other}")),
        }
    }

    /// The arguments from a position on.
    pub fn rest(&self, i: usize) -> &[Arg] {
        self.node.args.get(i..).unwrap_or(&[])
    }

    /// Inputs of a body for an argument, or for each argument of a list: tensors, and `None` for sizes, which the
    /// body has as numbers already.
    pub fn operands(&self, args: &[Arg]) -> Lower<Vec<Option<Val<'m>>>> {
        let mut operands = Vec::new();
        for arg in args {
            match arg {
                Arg::List(items) => operands.extend(self.operands(items)?),
                Arg::Value(_) => operands.push(self.value(arg)?),
                Arg::Int(_) => operands.push(None),
                other => return unsupported(format!("a body is given {other}")),
            }
        }
        Ok(operands)
    }

    /// A keyword-only tensor, or `None`.
    pub fn kw_tensor(&self, name: &str) -> Lower<Option<Val<'m>>> {
        self.value(self.kw(name))
    }

    pub fn opt_tensor(&self, i: usize) -> Lower<Option<Val<'m>>> {
        if *self.arg(i) == Arg::None { Ok(None) } else { self.tensor(i).map(Some) }
    }

    /// A list of tensors.
    pub fn tensors(&self, i: usize) -> Lower<Vec<Val<'m>>> {
        self.opt_tensors(i)?
            .into_iter()
            .map(|t| t.map_or_else(|| invalid("a tensor is missing"), Ok))
            .collect()
    }

    /// A list of tensors and `None`s (as in `aten.index.Tensor`).
    pub fn opt_tensors(&self, i: usize) -> Lower<Vec<Option<Val<'m>>>> {
        match self.arg(i) {
            Arg::List(items) => items.iter().map(|a| self.value(a)).collect(),
            other => invalid(format!("argument {i} must be a list of tensors, is {other}")),
        }
    }

    pub fn scalar(&self, i: usize) -> Lower<Scalar> {
        as_scalar(self.arg(i)).map_or_else(|| invalid(format!("argument {i} must be a number")), Ok)
    }

    /// `None` if the argument is `None`.
    pub fn opt_scalar(&self, i: usize) -> Lower<Option<Scalar>> {
        if *self.arg(i) == Arg::None { Ok(None) } else { self.scalar(i).map(Some) }
    }

    /// A keyword-only number.
    pub fn kw_scalar(&self, name: &str) -> Option<Scalar> {
        as_scalar(self.kw(name))
    }

    pub fn int(&self, i: usize) -> Lower<i64> {
        match self.scalar(i)? {
            Scalar::Int(value) => Ok(value),
            Scalar::Bool(value) => Ok(i64::from(value)),
            other => invalid(format!("argument {i} must be an integer, is {other:?}")),
        }
    }

    pub fn opt_int(&self, i: usize) -> Lower<Option<i64>> {
        if *self.arg(i) == Arg::None { Ok(None) } else { self.int(i).map(Some) }
    }

    pub fn float(&self, i: usize) -> Lower<f64> {
        self.scalar(i).map(Scalar::as_f64)
    }

    pub fn opt_float(&self, i: usize) -> Lower<Option<f64>> {
        if *self.arg(i) == Arg::None { Ok(None) } else { self.float(i).map(Some) }
    }

    /// An absent `bool` reads as false.
    pub fn bool(&self, i: usize) -> Lower<bool> {
        match self.arg(i) {
            Arg::Bool(b) => Ok(*b),
            Arg::None => Ok(false),
            Arg::Int(v) => Ok(*v != 0),
            other => invalid(format!("argument {i} must be a bool, is {other}")),
        }
    }

    /// A list of integers; a single integer reads as a list of one.
    pub fn ints(&self, i: usize) -> Lower<Dims> {
        as_ints(self.arg(i)).map_or_else(|| invalid(format!("argument {i} must be a list of integers")), Ok)
    }

    pub fn opt_ints(&self, i: usize) -> Lower<Option<Dims>> {
        if *self.arg(i) == Arg::None { Ok(None) } else { self.ints(i).map(Some) }
    }

    pub fn str(&self, i: usize) -> Lower<&str> {
        match self.arg(i) {
            Arg::Str(s) => Ok(s),
            other => invalid(format!("argument {i} must be a string, is {other}")),
        }
    }

    /// A keyword-only string.
    pub fn kw_str(&self, name: &str) -> Option<&str> {
        match self.kw(name) {
            Arg::Str(s) => Some(s),
            _ => None,
        }
    }

    /// A dimension argument with negative values counted from the end; rank 0 accepts 0 and -1.
    pub fn dim(&self, i: usize, rank: usize) -> Lower<usize> {
        wrap_dim(self.int(i)?, rank)
    }

    /// A list of dimensions, wrapped, sorted and without repeats; `None` and an empty list are all dimensions.
    pub fn reduced_dims(&self, i: usize, rank: usize) -> Lower<Dims> {
        let dims = match self.opt_ints(i)? {
            Some(dims) if !dims.is_empty() => dims,
            _ => return Ok((0..rank as i64).collect()),
        };
        let mut wrapped: Dims =
            dims.iter().map(|d| wrap_dim(*d, rank).map(|d| d as i64)).collect::<Lower<_>>()?;
        wrapped.sort_unstable();
        wrapped.dedup();
        wrapped.retain(|d| (*d as usize) < rank);
        Ok(wrapped)
    }
}

/// The dimensions of sizes `from`, none of them 0, that make up each one of `to`, if each is made of whole ones.
pub(super) fn merges(from: &[i64], to: &[i64]) -> Option<Vec<Dims>> {
    let mut rest = from.iter().zip(0..);
    let merged = to.iter().map(|size| {
        let (mut part, mut made) = (Dims::new(), 1);
        while made < *size {
            let (n, d) = rest.next()?;
            made *= n.max(&1);
            part.push(d);
        }
        (made == *size).then_some(part)
    });
    merged.collect()
}

/// PyTorch's rule for dimension arguments: `-rank..rank`, where a scalar counts as rank 1.
pub fn wrap_dim(dim: i64, rank: usize) -> Lower<usize> {
    match fx::wrap_dim(dim, rank) {
        Some(dim) => Ok(dim),
        None => invalid(format!("dimension {dim} of a tensor of rank {rank}")),
    }
}

fn as_scalar(arg: &Arg) -> Option<Scalar> {
    match arg {
        Arg::Bool(b) => Some(Scalar::Bool(*b)),
        Arg::Int(i) => Some(Scalar::Int(*i)),
        Arg::Float(x) => Some(Scalar::Float(*x)),
        Arg::Complex(re, im) => Some(Scalar::Complex(*re, *im)),
        _ => None,
    }
}

pub(super) fn as_ints(arg: &Arg) -> Option<Dims> {
    match arg {
        Arg::Int(i) => Some(Dims::from_slice(&[*i])),
        Arg::List(items) => items
            .iter()
            .map(|a| match a {
                Arg::Int(i) => Some(*i),
                _ => None,
            })
            .collect(),
        _ => None,
    }
}
