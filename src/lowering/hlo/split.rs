//! Splitting a dimension of a computed value by splitting what it is computed from.

use super::{Attributes, Hlo, Val};
use crate::lowering::types::{Dims, Shape};
use melior::ir::attribute::{DenseI64ArrayAttribute, IntegerAttribute};
use melior::ir::operation::{OperationLike, OperationRef, OperationResult};

/// Ops of which each element is computed from the elements there of operands of the result's type.
const ELEMENTWISE: [&str; 5] =
    ["stablehlo.add", "stablehlo.subtract", "stablehlo.multiply", "stablehlo.divide", "stablehlo.negate"];

impl<'m> Hlo<'m> {
    /// `x` with dimension `dim` as two of these sizes, as a `reshape` gives it. The elementwise ops that computed it,
    /// and those that moved its other dimensions, are done again, at their own places, on split operands: XLA for TPU
    /// computes nothing in the kernel of a product that lies across a reshape from it. What they gave before is dead
    /// code unless it is read elsewhere.
    pub(in crate::lowering) fn split(&self, x: &Val<'m>, dim: usize, sizes: [i64; 2]) -> Val<'m> {
        Splitter { h: self, sizes, done: Vec::new() }.split(x, dim)
    }
}

struct Splitter<'h, 'm> {
    h: &'h Hlo<'m>,
    sizes: [i64; 2],
    /// Values that were split, by which dimension, and what they became.
    done: Vec<(Val<'m>, usize, Val<'m>)>,
}

impl<'m> Splitter<'_, 'm> {
    fn split(&mut self, x: &Val<'m>, dim: usize) -> Val<'m> {
        let before = self.done.iter().find(|(from, at, _)| from.value == x.value && *at == dim);
        if let Some((.., became)) = before {
            return became.clone();
        }
        let became = self.again(x, dim).unwrap_or_else(|| self.h.reshape(x, &self.parts(&x.dims, dim)));
        self.done.push((x.clone(), dim, became.clone()));
        became
    }

    /// By the op that computed it; `None` if the result itself is to be reshaped.
    fn again(&mut self, x: &Val<'m>, dim: usize) -> Option<Val<'m>> {
        let made = OperationResult::try_from(x.value).ok()?.owner();
        let identifier = made.name();
        let name = identifier.as_string_ref().as_str().ok()?;
        let after = |d: i64| if d > dim as i64 { d + 1 } else { d };
        let dims = self.parts(&x.dims, dim);
        if ELEMENTWISE.contains(&name) {
            let operands = self.operands(x, Some(dim))?;
            return self.redo(&made, name, &operands, x, &dims, &[]);
        }
        match name {
            "stablehlo.concatenate" => {
                let along = IntegerAttribute::try_from(made.attribute("dimension").ok()?).ok()?.value();
                let operands = if along == dim as i64 { None } else { self.operands(x, Some(dim)) }?;
                self.redo(&made, name, &operands, x, &dims, &[("dimension", after(along).into())])
            }
            "stablehlo.slice" => {
                let [start, limit, strides] =
                    ["start_indices", "limit_indices", "strides"].map(|key| numbers(&made, key));
                let (start, limit, strides) = (start?, limit?, strides?);
                let whole = self.operands(x, None)?.first()?.dims.get(dim) == x.dims.get(dim);
                let operands = if whole { self.operands(x, Some(dim)) } else { None }?;
                let all = |list: &Dims, of: [i64; 2]| -> Dims {
                    [&list[..dim], &of[..], &list[dim + 1..]].concat().into_iter().collect()
                };
                let (start, limit) = (all(&start, [0, 0]), all(&limit, self.sizes));
                let strides = all(&strides, [1, 1]);
                let attributes = [
                    ("start_indices", start.as_slice().into()),
                    ("limit_indices", limit.as_slice().into()),
                    ("strides", strides.as_slice().into()),
                ];
                self.redo(&made, name, &operands, x, &dims, &attributes)
            }
            "stablehlo.transpose" => {
                let order = numbers(&made, "permutation")?;
                let from = *order.get(dim)?;
                let moved = order.iter().flat_map(|d| {
                    let first = if *d > from { d + 1 } else { *d };
                    let second = (*d == from).then_some(first + 1);
                    std::iter::once(first).chain(second)
                });
                let moved: Dims = moved.collect();
                let operands = self.operands(x, Some(from as usize))?;
                self.redo(&made, name, &operands, x, &dims, &[("permutation", moved.as_slice().into())])
            }
            "stablehlo.broadcast_in_dim" => {
                let to = numbers(&made, "broadcast_dimensions")?;
                let repeats = !to.contains(&(dim as i64));
                let operands = if repeats { self.operands(x, None) } else { None }?;
                let to: Dims = to.iter().map(|d| after(*d)).collect();
                self.redo(&made, name, &operands, x, &dims, &[("broadcast_dimensions", to.as_slice().into())])
            }
            _ => None,
        }
    }

    /// `dims` with dimension `dim` split.
    fn parts(&self, dims: &[i64], dim: usize) -> Dims {
        [&dims[..dim], &self.sizes, &dims[dim + 1..]].concat().into_iter().collect()
    }

    /// The operands of the op that made `x`, which have its type, split by a dimension if one is given.
    fn operands(&mut self, x: &Val<'m>, dim: Option<usize>) -> Option<Vec<Val<'m>>> {
        let operands = self.h.operands_of(x)?;
        Some(match dim {
            Some(dim) => operands.iter().map(|operand| self.split(operand, dim)).collect(),
            None => operands,
        })
    }

    /// The op again, at its own place in the user's program.
    fn redo(
        &self,
        made: &OperationRef<'m, 'm>,
        name: &str,
        operands: &[Val<'m>],
        x: &Val<'m>,
        dims: &[i64],
        attributes: Attributes<'_>,
    ) -> Option<Val<'m>> {
        let operands: Vec<&Val<'m>> = operands.iter().collect();
        let shape = Shape::new(x.dtype, dims);
        self.h.op_at(made.location(), name, &operands, &[shape], attributes, Vec::new()).pop()
    }
}

/// A list of numbers that an op has as an attribute.
pub(super) fn numbers(made: &OperationRef<'_, '_>, name: &str) -> Option<Dims> {
    let list = DenseI64ArrayAttribute::try_from(made.attribute(name).ok()?).ok()?;
    (0..list.len()).map(|i| list.element(i).ok()).collect()
}
