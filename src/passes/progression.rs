//! Integer tensors whose elements are one number and a step for each dimension: ranges of positions, and what views,
//! slices, differences and lookups make of them. They are known at any size, without any element.
//!
//! Models count positions and compare them if no mask is given. The passes compute results that depend on positions
//! alone.

use super::known::{Elements, Known, Number, Sizes, convert, decode, encode, in_range, sizes};
use super::rewrite::Built;
use crate::fx::{Arg, DType, Node, TensorType, ValueId};

/// Element `[i, j …]` is `first + i * steps[0] + j * steps[1] …`.
#[derive(Debug, Clone, PartialEq)]
pub struct Progression {
    pub dtype: DType,
    pub dims: Sizes,
    first: i128,
    steps: Vec<i128>,
}

/// How many nodes are looked at before one.
const REACH: usize = 64;

impl Progression {
    /// Returns the progression that a node computes, its operands being values of the new graph and its only output of
    /// type `out`.
    pub fn of(built: &Built, node: &Node, out: &TensorType) -> Option<Progression> {
        Finder { built, left: REACH }.node(node, out)
    }

    /// Returns the progression of a value.
    pub fn of_value(built: &Built, value: ValueId) -> Option<Progression> {
        Finder { built, left: REACH }.value(value)
    }

    /// The tensor, where all elements are the same.
    pub fn repeated(&self) -> Option<Known> {
        if self.steps.iter().any(|step| *step != 0) {
            return None;
        }
        let elements = Elements::Splat(convert(Number::Int(self.first), self.dtype)?);
        Some(Known { dtype: self.dtype, dims: self.dims.clone(), elements })
    }

    /// This tensor where its sizes of 1 are stretched, and sizes put before them.
    pub fn expanded(mut self, dims: &[i64]) -> Option<Progression> {
        let lead = dims.len().checked_sub(self.dims.len())?;
        let fits = self.dims.iter().zip(&dims[lead..]).all(|(from, to)| from == to || *from == 1);
        self.steps.splice(0..0, std::iter::repeat_n(0, lead));
        fits.then(|| Progression { dims: dims.into(), ..self })
    }

    /// With a step of 0 where there is no second element, so that equal tensors are equal; `None` unless the type holds
    /// every element.
    fn checked(mut self) -> Option<Progression> {
        let dtype = self.dtype;
        if !dtype.is_int() && dtype != DType::Bool || self.dims.contains(&0) {
            return None;
        }
        for (step, size) in self.steps.iter_mut().zip(&self.dims) {
            *step = if *size == 1 { 0 } else { *step };
        }
        let (least, most) = self.range()?;
        (in_range(least, dtype) && in_range(most, dtype)).then_some(self)
    }

    /// The least and the highest element.
    fn range(&self) -> Option<(i128, i128)> {
        self.steps.iter().zip(&self.dims).try_fold((self.first, self.first), |(least, most), (step, size)| {
            let way = step.checked_mul(i128::from(size - 1))?;
            Some((least.checked_add(way.min(0))?, most.checked_add(way.max(0))?))
        })
    }

    fn element(&self, index: &[usize]) -> i128 {
        index.iter().zip(&self.steps).fold(self.first, |sum, (i, step)| sum + *i as i128 * step)
    }
}

/// Follows values to the ranges and constants that they are made of.
struct Finder<'a> {
    built: &'a Built,
    left: usize,
}

impl Finder<'_> {
    fn value(&mut self, value: ValueId) -> Option<Progression> {
        let out = self.built.graph.ty(value).tensor()?;
        let node = self.built.definition(value).filter(|node| node.outputs.len() == 1)?;
        self.node(node, out)
    }

    fn node(&mut self, node: &Node, out: &TensorType) -> Option<Progression> {
        self.left = self.left.checked_sub(1)?;
        let made = Made { node, dtype: out.dtype, dims: sizes(out)? };
        let found = match &*node.op {
            "aten.arange.start_step" => made.arange(),
            "torchtpu.constant" => made.constant(self.built),
            "aten.full.default" => made.full(),
            "aten.view.default" => made.view(self.operand(node, 0)?),
            "aten.expand.default" => self.operand(node, 0)?.expanded(&made.dims),
            "aten.slice.Tensor" => made.slice(self.operand(node, 0)?),
            "aten._to_copy.default" if out.dtype.is_int() => {
                Some(Progression { dtype: out.dtype, ..self.operand(node, 0)? })
            }
            "aten.add.Tensor" => self.sum(&made, 1),
            "aten.sub.Tensor" => self.sum(&made, -1),
            "aten.cat.default" => self.cat(&made),
            "aten.cumsum.default" => made.cumsum(self.operand(node, 0)?),
            "aten.index.Tensor" => self.lookup(&made),
            _ => None,
        }?;
        let fits = found.dims == made.dims && found.dtype == made.dtype;
        if fits { found.checked() } else { None }
    }

    fn operand(&mut self, node: &Node, i: usize) -> Option<Progression> {
        self.value(node.value(i)?)
    }

    /// `a + sign * b`, in the type of the result.
    fn sum(&mut self, made: &Made, sign: i128) -> Option<Progression> {
        let plain = made.node.kwargs.iter().all(|(_, arg)| *arg == Arg::None);
        if !plain || !made.dtype.is_int() {
            return None;
        }
        let mut side = |i: usize| match made.node.arg(i) {
            Arg::Int(number) => made.repeating(i128::from(*number)),
            Arg::Value(value) => self.value(*value)?.expanded(&made.dims),
            _ => None,
        };
        let (a, b) = (side(0)?, side(1)?);
        let same_type = |i: usize, x: &Progression| x.dtype == made.dtype || made.node.value(i).is_none();
        let steps = a.steps.iter().zip(&b.steps).map(|(a, b)| a + sign * b).collect();
        (same_type(0, &a) && same_type(1, &b)).then(|| made.progression(a.first + sign * b.first, steps))
    }

    /// Parts of which each goes on where the one before ended.
    fn cat(&mut self, made: &Made) -> Option<Progression> {
        let Arg::List(parts) = made.node.arg(0) else { return None };
        let dim = usize::try_from(made.node.int(1).unwrap_or(0)).ok()?;
        let parts: Vec<Progression> =
            parts.iter().map(|part| self.value(part.as_value()?)).collect::<Option<_>>()?;
        // A part of one element says nothing of the step.
        let longest = parts.iter().max_by_key(|part| part.dims.get(dim))?;
        let first = parts.first()?;
        let mut steps = longest.steps.clone();
        if *longest.dims.get(dim)? == 1 {
            steps[dim] = parts.get(1)?.first - first.first;
        }
        let mut at = first.first;
        for part in &parts {
            let along = *part.dims.get(dim)?;
            let others = part.dims.len() == made.dims.len()
                && (0..made.dims.len())
                    .all(|d| d == dim || part.dims[d] == made.dims[d] && part.steps[d] == steps[d]);
            let goes_on = part.first == at && (along == 1 || part.steps[dim] == steps[dim]);
            if !others || !goes_on || part.dtype != made.dtype {
                return None;
            }
            at += steps[dim] * i128::from(along);
        }
        Some(made.progression(first.first, steps))
    }

    /// Elements of a tensor by one index for each of its dimensions, all within its sizes.
    fn lookup(&mut self, made: &Made) -> Option<Progression> {
        let x = self.operand(made.node, 0)?;
        let Arg::List(indices) = made.node.arg(1) else { return None };
        if indices.len() != x.dims.len() {
            return None;
        }
        let mut first = x.first;
        let mut steps = vec![0; made.dims.len()];
        for ((index, step), size) in indices.iter().zip(&x.steps).zip(&x.dims) {
            let index = self.value(index.as_value()?)?.expanded(&made.dims)?;
            let (least, most) = index.range()?;
            if index.dtype == DType::Bool
                || index.dtype == DType::U8
                || least < 0
                || most >= i128::from(*size)
            {
                return None;
            }
            first += step * index.first;
            steps.iter_mut().zip(&index.steps).for_each(|(sum, own)| *sum += step * own);
        }
        (x.dtype == made.dtype).then(|| made.progression(first, steps))
    }
}

/// A node and the type of its output.
struct Made<'a> {
    node: &'a Node,
    dtype: DType,
    dims: Sizes,
}

impl Made<'_> {
    fn progression(&self, first: i128, steps: Vec<i128>) -> Progression {
        Progression { dtype: self.dtype, dims: self.dims.clone(), first, steps }
    }

    fn repeating(&self, number: i128) -> Option<Progression> {
        Some(self.progression(number, vec![0; self.dims.len()]))
    }

    fn arange(&self) -> Option<Progression> {
        let ([start, end, step], [size]) = ([0, 1, 2].map(|i| self.node.int(i)), &self.dims[..]) else {
            return None;
        };
        let (start, end, step) = (i128::from(start?), i128::from(end?), i128::from(step?));
        let span = if step > 0 { end - start } else { start - end };
        let count = span.max(0).checked_add(step.abs() - 1)?.checked_div(step.abs())?;
        (self.dtype.is_int() && i128::from(*size) == count).then(|| self.progression(start, vec![step]))
    }

    fn full(&self) -> Option<Progression> {
        match decode(encode(self.node.arg(1), self.dtype)?, self.dtype)? {
            Number::Int(number) => self.repeating(number),
            Number::Float(_) => None,
        }
    }

    /// Returns the progression of a literal that folding could have made; examines each element.
    fn constant(&self, built: &Built) -> Option<Progression> {
        let Arg::Literal(id) = self.node.arg(0) else { return None };
        let known = Known::of_literal(&built.graph.literals[id.0 as usize], LITERAL)?;
        let number = |i: usize| match decode(known.get(i), self.dtype)? {
            Number::Int(number) => Some(number),
            Number::Float(_) => None,
        };
        if known.dims != self.dims || known.numel() == 0 {
            return None;
        }
        let mut stride = known.numel() as usize;
        let mut steps = Vec::with_capacity(self.dims.len());
        for size in &self.dims {
            stride /= *size as usize;
            steps.push(if *size > 1 { number(stride)? - number(0)? } else { 0 });
        }
        let found = self.progression(number(0)?, steps);
        let mut index = vec![0usize; self.dims.len()];
        for i in 0..known.numel() as usize {
            if number(i)? != found.element(&index) {
                return None;
            }
            for (at, size) in index.iter_mut().zip(&self.dims).rev() {
                *at += 1;
                if (*at as i64) < *size {
                    break;
                }
                *at = 0;
            }
        }
        Some(found)
    }

    /// Where only sizes of 1 come and go.
    fn view(&self, x: Progression) -> Option<Progression> {
        let mut long = x.dims.iter().zip(&x.steps).filter(|(size, _)| **size != 1);
        let mut steps = Vec::with_capacity(self.dims.len());
        for size in &self.dims {
            if *size == 1 {
                steps.push(0);
            } else {
                let (same, step) = long.next()?;
                (same == size).then(|| steps.push(*step))?;
            }
        }
        (long.next().is_none() && x.dtype == self.dtype).then(|| self.progression(x.first, steps))
    }

    /// The canonical form: static bounds inside the size.
    fn slice(&self, mut x: Progression) -> Option<Progression> {
        let dim = usize::try_from(self.node.int(1)?).ok()?;
        let (start, end, step) = (self.node.int(2)?, self.node.int(3)?, self.node.int(4)?);
        let size = *x.dims.get(dim)?;
        if !(0..=size).contains(&start) || !(start..=size).contains(&end) || step < 1 {
            return None;
        }
        x.dims[dim] = ((end - start) as u64).div_ceil(step as u64) as i64;
        x.first += i128::from(start) * x.steps[dim];
        x.steps[dim] *= i128::from(step);
        Some(x)
    }

    /// Returns the cumulative sum of a constant progression, such as a comparison's result.
    fn cumsum(&self, x: Progression) -> Option<Progression> {
        let dim = usize::try_from(self.node.int(1)?).ok()?;
        if x.steps.iter().any(|step| *step != 0) || dim >= self.dims.len() || !self.dtype.is_int() {
            return None;
        }
        let mut steps = vec![0; self.dims.len()];
        steps[dim] = x.first;
        (x.dims == self.dims).then(|| self.progression(x.first, steps))
    }
}

/// Up to how many elements of a literal are looked at.
const LITERAL: usize = 4096;
