//! Constant folding: calls whose operands are known become `full` or a small literal.
//!
//! Elements are computed exactly as PyTorch's CPU kernels compute them; where those are undefined, or not plainly one
//! IEEE operation, the call stays. Tensors of one repeated number fold at any size, also where that follows from how
//! [positions](super::progression) are counted, others up to [`PassSettings::fold_elements`] elements: weights stay
//! what they are, once, however many calls read them.

use super::PassSettings;
use super::known::{Elements, Known, Number, Sizes, convert, decode, encode, in_range, sizes};
use super::progression::Progression;
use super::rewrite::{Step, rewrite};
use super::site::Site;
use crate::fx::{Arg, DType, Graph, NumberKind, ValueId};
use crate::op::ByOp;
use half::{bf16, f16};
use std::cmp::Ordering;
use std::sync::LazyLock;

/// Folding function of an op: the output's value, or `None` to keep the call.
type Fold = fn(&Operands) -> Option<Known>;

const FOLDS: &[(&str, Fold)] = &[
    ("torchtpu.constant", constant),
    ("aten.arange.start_step", arange),
    ("aten.view.default", view),
    ("aten.permute.default", permute),
    ("aten.expand.default", expand),
    ("aten.slice.Tensor", slice),
    ("aten.select.int", select),
    ("aten.cat.default", cat),
    ("aten._to_copy.default", cast),
    ("aten.add.Tensor", |o| o.arithmetic(Arithmetic::Add)),
    ("aten.sub.Tensor", |o| o.arithmetic(Arithmetic::Sub)),
    ("aten.mul.Tensor", |o| o.arithmetic(Arithmetic::Mul)),
    ("aten.div.Tensor", |o| o.arithmetic(Arithmetic::Div)),
    ("aten.neg.default", neg),
    ("aten.eq.Scalar", |o| o.compare(Ordering::is_eq)),
    ("aten.eq.Tensor", |o| o.compare(Ordering::is_eq)),
    ("aten.ge.Scalar", |o| o.compare(Ordering::is_ge)),
    ("aten.ge.Tensor", |o| o.compare(Ordering::is_ge)),
    ("aten.gt.Scalar", |o| o.compare(Ordering::is_gt)),
    ("aten.gt.Tensor", |o| o.compare(Ordering::is_gt)),
    ("aten.le.Scalar", |o| o.compare(Ordering::is_le)),
    ("aten.le.Tensor", |o| o.compare(Ordering::is_le)),
    ("aten.lt.Scalar", |o| o.compare(Ordering::is_lt)),
    ("aten.lt.Tensor", |o| o.compare(Ordering::is_lt)),
    ("aten.ne.Scalar", |o| o.compare(Ordering::is_ne)),
    ("aten.ne.Tensor", |o| o.compare(Ordering::is_ne)),
    ("aten.bitwise_and.Tensor", |o| o.bitwise(|a, b| a & b)),
    ("aten.bitwise_or.Tensor", |o| o.bitwise(|a, b| a | b)),
    ("aten.bitwise_xor.Tensor", |o| o.bitwise(|a, b| a ^ b)),
    ("aten.bitwise_not.default", bitwise_not),
    ("aten.logical_and.default", |o| o.logical(|a, b| a && b)),
    ("aten.logical_or.default", |o| o.logical(|a, b| a || b)),
    ("aten.logical_xor.default", |o| o.logical(|a, b| a != b)),
    ("aten.logical_not.default", logical_not),
    ("aten.where.self", select_where),
];

static BY_OP: LazyLock<ByOp<Fold>> = LazyLock::new(|| ByOp::new(FOLDS.iter().copied()));

/// Replaces calls whose operands are known by their value.
pub fn fold_constants(graph: Graph, settings: &PassSettings) -> Graph {
    let budget = settings.fold_elements;
    rewrite(graph, |built, node, outs| {
        let mut site = Site { built, node, outs };
        let value = BY_OP.get(&site.node.op).and_then(|fold| {
            let operands = Operands::new(&site, budget)?;
            let value = fold(&operands)?;
            (value.dtype == operands.dtype && value.dims == operands.dims).then_some(value)
        });
        match value {
            Some(value) => value.replace(&mut site),
            None => fold_progression(&mut site),
        }
    })
}

/// Calls that give one number everywhere because of how positions are counted, and lookups of positions that give their
/// own index.
fn fold_progression(site: &mut Site) -> Step {
    let Some(out) = site.out().filter(|out| out.dtype.is_int()) else { return Step::Keep };
    let Some(found) = Progression::of(site.built, site.node, out) else { return Step::Keep };
    if let Some(known) = found.repeated() {
        return if &*site.node.op == "aten.full.default" { Step::Keep } else { known.replace(site) };
    }
    let Some(Arg::List(indices)) = site.node.args.get(1).filter(|_| &*site.node.op == "aten.index.Tensor")
    else {
        return Step::Keep;
    };
    let is_found = |index: &ValueId| {
        let own = Progression::of_value(site.built, *index).and_then(|own| own.expanded(&found.dims));
        own.as_ref() == Some(&found)
    };
    match indices.iter().filter_map(Arg::as_value).find(is_found) {
        Some(index) => {
            let sizes = found.dims.iter().map(|d| Arg::Int(*d)).collect();
            site.replace("aten.expand.default", vec![Arg::Value(index), Arg::List(sizes)])
        }
        None => Step::Keep,
    }
}

/// A call with a static tensor output.
struct Operands<'a> {
    site: &'a Site<'a>,
    budget: usize,
    /// Declared dtype and sizes of the output.
    dtype: DType,
    dims: Sizes,
}

impl<'a> Operands<'a> {
    fn new(site: &'a Site, budget: usize) -> Option<Self> {
        let out = site.out()?;
        Some(Operands { budget, dtype: out.dtype, dims: sizes(out)?, site })
    }

    fn tensor(&self, i: usize) -> Option<Known> {
        Known::of(self.site.built, self.site.node.value(i)?, self.budget)
    }

    /// Argument `i`, where it is known and has the output's dtype: what ops that move elements need.
    fn moved(&self, i: usize) -> Option<Known> {
        self.tensor(i).filter(|x| x.dtype == self.dtype)
    }

    fn is_number(&self, i: usize) -> bool {
        !matches!(self.site.node.arg(i), Arg::Value(_))
    }

    /// Argument `i`, a known tensor or a number, with elements of type `dtype`.
    fn converted(&self, i: usize, dtype: DType) -> Option<Known> {
        if self.is_number(i) {
            return Some(Known::scalar(dtype, encode(self.site.node.arg(i), dtype)?));
        }
        let x = self.tensor(i)?;
        if x.dtype == dtype {
            return Some(x);
        }
        x.map(dtype, |bits| convert(decode(bits, x.dtype)?, dtype))
    }

    /// Applies `f` to the elements of operands that broadcast to the output's sizes.
    fn broadcast(&self, xs: &[Known], f: impl Fn(&[u64]) -> Option<u64>) -> Option<Known> {
        let maps: Vec<Vec<usize>> =
            xs.iter().map(|x| broadcast_strides(&x.dims, &self.dims)).collect::<Option<_>>()?;
        self.gather(xs.iter().all(Known::is_splat), |index| {
            let elements: Vec<u64> = xs.iter().zip(&maps).map(|(x, m)| x.get(offset(index, m))).collect();
            f(&elements)
        })
    }

    /// The output from its elements by index; `f` is called once when all are the same.
    fn gather(&self, uniform: bool, f: impl Fn(&[usize]) -> Option<u64>) -> Option<Known> {
        let zero = vec![0; self.dims.len()];
        if uniform {
            let elements = Elements::Splat(f(&zero)?);
            return Some(Known { dtype: self.dtype, dims: self.dims.clone(), elements });
        }
        let numel = self.dims.iter().try_fold(1i64, |n, d| n.checked_mul(*d))?;
        if numel > self.budget as i64 {
            return None;
        }
        let mut index = zero;
        let mut elements = Vec::with_capacity(numel as usize);
        for _ in 0..numel {
            elements.push(f(&index)?);
            advance(&mut index, &self.dims);
        }
        Some(Known::dense(self.dtype, self.dims.clone(), elements))
    }

    /// Both operands are converted to the output's type, then combined.
    fn arithmetic(&self, op: Arithmetic) -> Option<Known> {
        let is_half = matches!(self.dtype, DType::F16 | DType::BF16);
        let plain = |i| self.tensor(i).is_some_and(|x| x.dtype == self.dtype);
        // Kernels of 16-bit floats take numbers in single precision; what they do with other operands is their own.
        if self.site.node.kwargs.iter().any(|(_, a)| *a != Arg::None) || is_half && !(plain(0) && plain(1)) {
            return None;
        }
        let xs = [self.converted(0, self.dtype)?, self.converted(1, self.dtype)?];
        self.broadcast(&xs, |e| op.apply(e[0], e[1], self.dtype))
    }

    /// Compares in the type of the tensors, which must be one; NaN is unequal to everything.
    fn compare(&self, holds: fn(Ordering) -> bool) -> Option<Known> {
        let a = self.tensor(0)?;
        let b = match self.tensor(1) {
            Some(b) if b.dtype == a.dtype => b,
            None if self.is_number(1) => Known::scalar(a.dtype, self.number_like(&a)?),
            _ => return None,
        };
        let dtype = a.dtype;
        let is_ne = holds(Ordering::Less) && holds(Ordering::Greater);
        let compared = |e: &[u64]| {
            let holds = match (decode(e[0], dtype)?, decode(e[1], dtype)?) {
                (Number::Int(a), Number::Int(b)) => holds(a.cmp(&b)),
                (Number::Float(a), Number::Float(b)) => a.partial_cmp(&b).map_or(is_ne, holds),
                _ => return None,
            };
            Some(u64::from(holds))
        };
        if self.dtype != DType::Bool { None } else { self.broadcast(&[a, b], compared) }
    }

    /// The number at position 1 as PyTorch compares it with a tensor: in the tensor's type, where that is of the
    /// number's category or a higher one.
    fn number_like(&self, x: &Known) -> Option<u64> {
        let arg = self.site.node.arg(1);
        let fits = match (x.dtype.kind(), arg) {
            (NumberKind::Bool, Arg::Bool(_)) => true,
            (NumberKind::Signed | NumberKind::Unsigned, Arg::Bool(_) | Arg::Int(_)) => true,
            (NumberKind::Float, _) => matches!(x.dtype, DType::F32 | DType::F64),
            _ => false,
        };
        if fits { encode(arg, x.dtype) } else { None }
    }

    fn bitwise(&self, f: fn(u64, u64) -> u64) -> Option<Known> {
        if self.dtype.is_float() || self.dtype.is_complex() {
            return None;
        }
        let xs = [self.converted(0, self.dtype)?, self.converted(1, self.dtype)?];
        self.broadcast(&xs, |e| Some(f(e[0], e[1])))
    }

    fn logical(&self, f: fn(bool, bool) -> bool) -> Option<Known> {
        // Operands of two types are converted to their common one first, where a number may become zero.
        let same = matches!((self.tensor(0), self.tensor(1)), (Some(a), Some(b)) if a.dtype == b.dtype);
        let xs = [self.converted(0, DType::Bool)?, self.converted(1, DType::Bool)?];
        if same { self.broadcast(&xs, |e| Some(u64::from(f(e[0] != 0, e[1] != 0)))) } else { None }
    }
}

impl Known {
    /// Converts every element.
    fn map(&self, dtype: DType, f: impl Fn(u64) -> Option<u64>) -> Option<Known> {
        let elements = match &self.elements {
            Elements::Splat(bits) => Elements::Splat(f(*bits)?),
            Elements::Dense(bits) => Elements::Dense(bits.iter().map(|b| f(*b)).collect::<Option<_>>()?),
        };
        Some(Known { dtype, dims: self.dims.clone(), elements })
    }
}

#[derive(Clone, Copy)]
enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
}

impl Arithmetic {
    /// One element: integers wrap, 16-bit floats are computed in single precision and rounded once, and a NaN is the
    /// one NaN that a literal can spell.
    fn apply(self, a: u64, b: u64, dtype: DType) -> Option<u64> {
        let bits = self.compute(a, b, dtype)?;
        match decode(bits, dtype) {
            Some(Number::Float(x)) if x.is_nan() => convert(Number::Float(f64::NAN), dtype),
            _ => Some(bits),
        }
    }

    fn compute(self, a: u64, b: u64, dtype: DType) -> Option<u64> {
        let single = |a: f32, b: f32| match self {
            Arithmetic::Add => a + b,
            Arithmetic::Sub => a - b,
            Arithmetic::Mul => a * b,
            Arithmetic::Div => a / b,
        };
        match dtype {
            DType::Bool => match self {
                Arithmetic::Add => Some(a | b),
                Arithmetic::Mul => Some(a & b),
                _ => None,
            },
            DType::F64 => {
                let (a, b) = (f64::from_bits(a), f64::from_bits(b));
                let value = match self {
                    Arithmetic::Add => a + b,
                    Arithmetic::Sub => a - b,
                    Arithmetic::Mul => a * b,
                    Arithmetic::Div => a / b,
                };
                Some(value.to_bits())
            }
            DType::F32 => Some(single(f32::from_bits(a as u32), f32::from_bits(b as u32)).to_bits().into()),
            DType::F16 => {
                let wide = |x: u64| f16::from_bits(x as u16).to_f32();
                Some(f16::from_f32(single(wide(a), wide(b))).to_bits().into())
            }
            DType::BF16 => {
                let wide = |x: u64| bf16::from_bits(x as u16).to_f32();
                Some(bf16::from_f32(single(wide(a), wide(b))).to_bits().into())
            }
            _ if dtype.is_int() => {
                let wrapped = match self {
                    Arithmetic::Add => a.wrapping_add(b),
                    Arithmetic::Sub => a.wrapping_sub(b),
                    Arithmetic::Mul => a.wrapping_mul(b),
                    Arithmetic::Div => return None,
                };
                convert(Number::Int(i128::from(wrapped)), dtype)
            }
            _ => None,
        }
    }
}

/// A small literal of one repeated number is a `full`.
fn constant(o: &Operands) -> Option<Known> {
    let Arg::Literal(id) = o.site.node.arg(0) else { return None };
    let value = Known::of_literal(&o.site.built.graph.literals[id.0 as usize], o.budget)?;
    value.is_splat().then_some(value)
}

/// Integers only: PyTorch computes float ranges in a way of its own.
fn arange(o: &Operands) -> Option<Known> {
    let (start, end, step) = (o.site.node.int(0)?, o.site.node.int(1)?, o.site.node.int(2)?);
    let [size] = o.dims[..] else { return None };
    let (start, end, step) = (i128::from(start), i128::from(end), i128::from(step));
    if step == 0 || !o.dtype.is_int() {
        return None;
    }
    let span = if step > 0 { end - start } else { start - end };
    let count = (span.max(0) + step.abs() - 1) / step.abs();
    let last = start + step * (count - 1).max(0);
    if i128::from(size) != count || !in_range(start, o.dtype) || !in_range(last, o.dtype) {
        return None;
    }
    o.gather(size == 0, |i| convert(Number::Int(start + step * i[0] as i128), o.dtype))
}

fn view(o: &Operands) -> Option<Known> {
    let x = o.moved(0)?;
    let numel = o.dims.iter().try_fold(1i64, |n, d| n.checked_mul(*d))?;
    if x.numel() != numel { None } else { Some(Known { dims: o.dims.clone(), ..x }) }
}

fn permute(o: &Operands) -> Option<Known> {
    let x = o.moved(0)?;
    let order: Vec<usize> =
        o.site.node.ints(1)?.iter().map(|d| usize::try_from(*d).ok()).collect::<Option<_>>()?;
    let from = row_major(&x.dims);
    let map: Vec<usize> = order.iter().map(|d| from.get(*d).copied()).collect::<Option<_>>()?;
    let sizes: Option<Sizes> = order.iter().map(|d| x.dims.get(*d).copied()).collect();
    if map.len() != from.len() || sizes.as_ref() != Some(&o.dims) {
        return None;
    }
    o.gather(x.is_splat(), |index| Some(x.get(offset(index, &map))))
}

fn expand(o: &Operands) -> Option<Known> {
    o.broadcast(&[o.moved(0)?], |e| Some(e[0]))
}

/// The canonical form: static bounds inside the size.
fn slice(o: &Operands) -> Option<Known> {
    let x = o.moved(0)?;
    let dim = usize::try_from(o.site.node.int(1)?).ok()?;
    let (start, end, step) = (o.site.node.int(2)?, o.site.node.int(3)?, o.site.node.int(4)?);
    let size = *x.dims.get(dim)?;
    if !(0..=size).contains(&start) || !(start..=size).contains(&end) || step < 1 {
        return None;
    }
    let mut dims = x.dims.clone();
    dims[dim] = ((end - start) as u64).div_ceil(step as u64) as i64;
    if dims != o.dims {
        return None;
    }
    let mut map = row_major(&x.dims);
    let base = start as usize * map[dim];
    map[dim] *= step.min(size.max(1)) as usize;
    o.gather(x.is_splat(), |index| Some(x.get(base + offset(index, &map))))
}

fn select(o: &Operands) -> Option<Known> {
    let x = o.moved(0)?;
    let dim = usize::try_from(o.site.node.int(1)?).ok()?;
    let index = o.site.node.int(2)?;
    if !(0..*x.dims.get(dim)?).contains(&index) {
        return None;
    }
    let mut map = row_major(&x.dims);
    let base = index as usize * map.remove(dim);
    let mut dims = x.dims.clone();
    dims.remove(dim);
    if dims != o.dims {
        return None;
    }
    o.gather(x.is_splat(), |index| Some(x.get(base + offset(index, &map))))
}

/// Along a static dimension; all parts of the output's type and rank.
fn cat(o: &Operands) -> Option<Known> {
    let Arg::List(parts) = o.site.node.arg(0) else { return None };
    let dim = usize::try_from(o.site.node.int(1).unwrap_or(0)).ok()?;
    let mut known = Vec::with_capacity(parts.len());
    let mut total = 0;
    for part in parts {
        let Arg::Value(v) = part else { return None };
        let x = Known::of(o.site.built, *v, o.budget)?;
        let others_agree = x.dims.len() == o.dims.len()
            && x.dims.iter().zip(&o.dims).enumerate().all(|(i, (a, b))| i == dim || a == b);
        if x.dtype != o.dtype || !others_agree {
            return None;
        }
        total += *x.dims.get(dim)?;
        known.push(x);
    }
    if *o.dims.get(dim)? != total {
        return None;
    }
    let uniform = known.windows(2).all(|w| w[0].elements == w[1].elements)
        && known.first().is_some_and(Known::is_splat)
        || total == 0;
    o.gather(uniform, |index| {
        let mut index = index.to_vec();
        for x in &known {
            let size = x.dims[dim] as usize;
            if index[dim] < size {
                return Some(x.get(offset(&index, &row_major(&x.dims))));
            }
            index[dim] -= size;
        }
        Some(0)
    })
}

fn cast(o: &Operands) -> Option<Known> {
    let x = o.tensor(0)?;
    if x.dims == o.dims { o.converted(0, o.dtype) } else { None }
}

fn neg(o: &Operands) -> Option<Known> {
    let x = o.tensor(0)?;
    let dtype = o.dtype;
    if x.dtype != dtype || x.dims != o.dims || dtype == DType::Bool {
        return None;
    }
    x.map(dtype, |bits| match decode(bits, dtype)? {
        Number::Int(i) => convert(Number::Int(-i), dtype),
        Number::Float(x) => convert(Number::Float(-x), dtype),
    })
}

fn bitwise_not(o: &Operands) -> Option<Known> {
    let x = o.tensor(0)?;
    if x.dtype != o.dtype || x.dims != o.dims {
        return None;
    }
    x.map(o.dtype, |bits| match (decode(bits, o.dtype)?, o.dtype) {
        (Number::Int(i), DType::Bool) => Some(u64::from(i == 0)),
        (Number::Int(i), dtype) => convert(Number::Int(!i), dtype),
        _ => None,
    })
}

fn logical_not(o: &Operands) -> Option<Known> {
    let x = o.converted(0, DType::Bool)?;
    if o.dtype != DType::Bool || x.dims != o.dims {
        return None;
    }
    x.map(DType::Bool, |bits| Some(u64::from(bits == 0)))
}

/// `where(condition, a, b)`
fn select_where(o: &Operands) -> Option<Known> {
    let condition = o.tensor(0).filter(|c| c.dtype == DType::Bool)?;
    let xs = [condition, o.converted(1, o.dtype)?, o.converted(2, o.dtype)?];
    o.broadcast(&xs, |e| Some(if e[0] != 0 { e[1] } else { e[2] }))
}

/// Strides of a contiguous tensor.
fn row_major(dims: &[i64]) -> Vec<usize> {
    let mut strides = vec![1usize; dims.len()];
    for d in (1..dims.len()).rev() {
        strides[d - 1] = strides[d].saturating_mul(dims[d].max(1) as usize);
    }
    strides
}

/// Per dimension of `to`, how far apart its elements lie in a contiguous tensor of sizes `from` that is broadcast.
fn broadcast_strides(from: &[i64], to: &[i64]) -> Option<Vec<usize>> {
    let lead = to.len().checked_sub(from.len())?;
    let mut strides = vec![0; lead];
    for ((size, stride), wanted) in from.iter().zip(row_major(from)).zip(&to[lead..]) {
        match size {
            1 => strides.push(0),
            size if size == wanted => strides.push(stride),
            _ => return None,
        }
    }
    Some(strides)
}

fn offset(index: &[usize], strides: &[usize]) -> usize {
    index.iter().zip(strides).map(|(i, s)| i * s).sum()
}

/// The next index in row-major order.
fn advance(index: &mut [usize], dims: &[i64]) {
    for (i, size) in index.iter_mut().zip(dims).rev() {
        *i += 1;
        if (*i as i64) < *size {
            return;
        }
        *i = 0;
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
