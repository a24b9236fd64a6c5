//! Ops that move elements without computing: broadcasts, reshapes, transposes, slices, pads, concatenations.

use super::split::numbers;
use super::{Hlo, Val};
use crate::fx::DType;
use crate::lowering::types::{Dims, Shape};
use melior::ir::operation::{OperationLike, OperationResult};
use melior::ir::r#type::{DimSize, RankedTensorType};
use melior::ir::{ShapedTypeLike, ValueLike};

/// Padding of one dimension: elements added (or, negative, removed) at each end, and between elements.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PadDim {
    pub low: i64,
    pub high: i64,
    pub interior: i64,
}

impl<'m> Hlo<'m> {
    /// `dimensions[i]` is the result dimension that operand dimension `i` becomes.
    pub fn broadcast_in_dim(&self, x: &Val<'m>, dims: &[i64], dimensions: &[i64]) -> Val<'m> {
        let identity = dimensions.iter().enumerate().all(|(i, d)| i as i64 == *d);
        if x.dims.as_slice() == dims && identity {
            return x.clone();
        }
        let fits = |(i, d): (usize, &i64)| {
            let to = usize::try_from(*d).ok().and_then(|d| dims.get(d));
            to.is_some_and(|to| x.dims[i] == 1 || x.dims[i] == *to) && !dimensions[..i].contains(d)
        };
        if dimensions.len() != x.rank() || !dimensions.iter().enumerate().all(fits) {
            self.refuse(|| format!("broadcast of {} to {dims:?} by {dimensions:?}", x.shape()));
        }
        let attributes = [("broadcast_dimensions", dimensions.into())];
        self.op1("stablehlo.broadcast_in_dim", &[x], Shape::new(x.dtype, dims), &attributes)
    }

    /// Broadcasting by PyTorch's rules: dimensions align at the end, sizes of 1 repeat.
    pub fn broadcast_to(&self, x: &Val<'m>, dims: &[i64]) -> Val<'m> {
        let Some(offset) = dims.len().checked_sub(x.rank()) else {
            self.refuse(|| format!("broadcast of {} to {dims:?}", x.shape()));
            return self.zeros(x.dtype, dims);
        };
        let dimensions: Dims = (offset..dims.len()).map(|d| d as i64).collect();
        self.broadcast_in_dim(x, dims, &dimensions)
    }

    /// Reshapes to other sizes, in row-major order.
    pub fn reshape(&self, x: &Val<'m>, dims: &[i64]) -> Val<'m> {
        if dims.iter().try_fold(1i64, |n, d| n.checked_mul(*d)) != Some(x.numel()) {
            self.refuse(|| format!("reshape of {} to {dims:?}", x.shape()));
        }
        if x.dims.as_slice() == dims {
            return x.clone();
        }
        self.op1("stablehlo.reshape", &[x], Shape::new(x.dtype, dims), &[])
    }

    /// Result dimension `i` is operand dimension `permutation[i]`.
    pub fn transpose(&self, x: &Val<'m>, permutation: &[i64]) -> Val<'m> {
        let rank = x.rank();
        let valid = |(i, p): (usize, &i64)| (0..rank as i64).contains(p) && !permutation[..i].contains(p);
        if permutation.len() != rank || !permutation.iter().enumerate().all(valid) {
            self.refuse(|| format!("transpose of {} by {permutation:?}", x.shape()));
            return x.clone();
        }
        if permutation.iter().enumerate().all(|(i, p)| i as i64 == *p) {
            return x.clone();
        }
        let dims: Dims = permutation.iter().map(|p| x.dims[*p as usize]).collect();
        let attributes = [("permutation", permutation.into())];
        self.op1("stablehlo.transpose", &[x], Shape::new(x.dtype, &dims), &attributes)
    }

    /// The matrix that `x` is the transpose of, if it was made as one.
    pub(super) fn transposed_matrix(&self, x: &Val<'m>) -> Option<Val<'m>> {
        let made = OperationResult::try_from(x.value).ok()?.owner();
        let &[rows, columns] = &x.dims[..] else { return None };
        // One that changes nothing is not made.
        if made.name().as_string_ref().as_str() != Ok("stablehlo.transpose") {
            return None;
        }
        let dims = [columns, rows].into_iter().collect();
        Some(Val { value: made.operand(0).ok()?, dtype: x.dtype, dims, known: x.known })
    }

    /// Whether an exponential computes `x`.
    pub(super) fn is_exponential(&self, x: &Val<'m>) -> bool {
        self.maker_of(x).is_some_and(|name| name == "stablehlo.exponential")
    }

    /// Whether arithmetic computes `x` from values whose rows lie in memory as its own do. In a product, XLA's CPU
    /// compiler finds no vectors in rows that merge several dimensions. It finds some where two are merged and the
    /// inner one has an odd factor.
    pub(super) fn computes_rows(&self, x: &Val<'m>) -> bool {
        const ARITHMETIC: [&str; 5] = [
            "stablehlo.add",
            "stablehlo.divide",
            "stablehlo.exponential",
            "stablehlo.multiply",
            "stablehlo.subtract",
        ];
        /// Most ops from `x` to such a value.
        const DEPTH: usize = 4;
        let name = self.maker_of(x);
        name.is_some_and(|name| ARITHMETIC.contains(&name.as_str())) && self.has_plain_rows(x, DEPTH)
    }

    fn has_plain_rows(&self, x: &Val<'m>, depth: usize) -> bool {
        let Some(name) = self.maker_of(x) else { return true };
        let operands = self.operands_of(x).unwrap_or_default();
        match name.as_str() {
            "stablehlo.reshape" => operands.iter().all(|operand| {
                let (length, row) = (x.dims.last(), operand.dims.last());
                let two: i64 = operand.dims.iter().rev().take(2).product();
                let joins = Some(&two) == length && row.is_some_and(|row| row & (row - 1) != 0);
                let is_reshaped = self.maker_of(operand).is_some_and(|name| name == "stablehlo.reshape");
                (row == length || joins && !is_reshaped)
                    && depth > 0
                    && self.has_plain_rows(operand, depth - 1)
            }),
            "stablehlo.slice" | "stablehlo.transpose" | "stablehlo.concatenate" | "stablehlo.pad" => false,
            "stablehlo.broadcast_in_dim" | "stablehlo.constant" | "stablehlo.dot_general" => true,
            _ => depth > 0 && operands.iter().all(|operand| self.has_plain_rows(operand, depth - 1)),
        }
    }

    /// Whether `x` lies in memory, whatever reads it: it is an argument, or the result of a product or a call, in its
    /// own sizes or others.
    pub(super) fn lies_in_memory(&self, x: &Val<'m>) -> bool {
        const KEPT: [&str; 4] = [
            "stablehlo.convolution",
            "stablehlo.custom_call",
            "stablehlo.dot_general",
            "stablehlo.optimization_barrier",
        ];
        let Some(name) = self.maker_of(x) else { return true };
        let is_reshaped =
            || self.operands_of(x).is_some_and(|operands| operands.iter().all(|x| self.lies_in_memory(x)));
        KEPT.contains(&name.as_str()) || name == "stablehlo.reshape" && is_reshaped()
    }

    /// Whether no op made `x`: it is an argument of the program or of a region.
    pub(in crate::lowering) fn is_argument(&self, x: &Val<'m>) -> bool {
        self.maker_of(x).is_none()
    }

    /// Name of the op that made `x`. `None` for an argument.
    fn maker_of(&self, x: &Val<'m>) -> Option<String> {
        let made = OperationResult::try_from(x.value).ok()?.owner();
        made.name().as_string_ref().as_str().ok().map(str::to_owned)
    }

    /// The vector that `x` repeats along all dimensions but `dim`, if it was made so.
    pub(in crate::lowering) fn repeated_along(&self, x: &Val<'m>, dim: usize) -> Option<Val<'m>> {
        if self.maker_of(x)? != "stablehlo.broadcast_in_dim" {
            return None;
        }
        let made = OperationResult::try_from(x.value).ok()?.owner();
        let to = numbers(&made, "broadcast_dimensions")?;
        let vector = self.operands_of(x)?.into_iter().next()?;
        let has_one = |(d, size): (&i64, &i64)| *size == 1 || (*d == dim as i64 && *size == x.dims[dim]);
        let is_vector = vector.numel() == x.dims[dim] && to.iter().zip(&vector.dims).all(has_one);
        is_vector.then(|| self.reshape(&vector, &[x.dims[dim]]))
    }

    /// Operands of the op that made `x`, which all have its type.
    pub(super) fn operands_of(&self, x: &Val<'m>) -> Option<Vec<Val<'m>>> {
        let made = OperationResult::try_from(x.value).ok()?.owner();
        let operand = |i: usize| {
            let value = made.operand(i).ok()?;
            let ty = RankedTensorType::try_from(value.r#type()).ok()?;
            let size = |d| match ty.dim_size(d) {
                Ok(DimSize::Static(n)) => i64::try_from(n).ok(),
                _ => None,
            };
            let dims = (0..ty.rank()).map(size).collect::<Option<Dims>>()?;
            Some(Val { value, dtype: x.dtype, dims, known: x.known })
        };
        (0..made.operand_count()).map(operand).collect()
    }

    /// Elements `start, start + stride … < limit` of every dimension.
    pub fn slice(&self, x: &Val<'m>, start: &[i64], limit: &[i64], strides: &[i64]) -> Val<'m> {
        let inside =
            |d: usize| 0 <= start[d] && start[d] <= limit[d] && limit[d] <= x.dims[d] && strides[d] > 0;
        let rank = x.rank();
        if [start.len(), limit.len(), strides.len()] != [rank; 3] || !(0..rank).all(inside) {
            self.refuse(|| format!("slice of {} from {start:?} to {limit:?} by {strides:?}", x.shape()));
            return x.clone();
        }
        let dims: Dims =
            (0..rank).map(|d| ((limit[d] - start[d]) as u64).div_ceil(strides[d] as u64) as i64).collect();
        if dims == x.dims {
            return x.clone();
        }
        let attributes =
            [("start_indices", start.into()), ("limit_indices", limit.into()), ("strides", strides.into())];
        self.op1("stablehlo.slice", &[x], Shape::new(x.dtype, &dims), &attributes)
    }

    /// Elements `start, start + stride … < limit` of one dimension.
    pub fn slice_dim(&self, x: &Val<'m>, dim: usize, start: i64, limit: i64, stride: i64) -> Val<'m> {
        if dim >= x.rank() {
            self.refuse(|| format!("slice of {} along dimension {dim}", x.shape()));
            return x.clone();
        }
        let mut starts: Dims = x.dims.iter().map(|_| 0).collect();
        let mut limits = x.dims.clone();
        let mut strides: Dims = x.dims.iter().map(|_| 1).collect();
        (starts[dim], limits[dim], strides[dim]) = (start, limit.max(start), stride);
        self.slice(x, &starts, &limits, &strides)
    }

    /// `value` is a scalar of the operand's type.
    pub fn pad(&self, x: &Val<'m>, value: &Val<'m>, padding: &[PadDim]) -> Val<'m> {
        if padding.iter().all(|p| *p == PadDim::default()) {
            return x.clone();
        }
        if padding.len() != x.rank() || padding.iter().any(|p| p.interior < 0) {
            self.refuse(|| format!("pad of {} by {padding:?}", x.shape()));
            return x.clone();
        }
        let size = |(d, p): (&i64, &PadDim)| {
            let inner = (d - 1).max(0).saturating_mul(p.interior).saturating_add(*d);
            inner.saturating_add(p.low).saturating_add(p.high)
        };
        let dims: Dims = x.dims.iter().zip(padding).map(size).collect();
        let low: Dims = padding.iter().map(|p| p.low).collect();
        let high: Dims = padding.iter().map(|p| p.high).collect();
        let interior: Dims = padding.iter().map(|p| p.interior).collect();
        let attributes = [
            ("edge_padding_low", low.as_slice().into()),
            ("edge_padding_high", high.as_slice().into()),
            ("interior_padding", interior.as_slice().into()),
        ];
        self.op1("stablehlo.pad", &[x, value], Shape::new(x.dtype, &dims), &attributes)
    }

    /// Operands agree in type and in every size but the one along `dimension`.
    pub fn concatenate(&self, xs: &[Val<'m>], dimension: usize) -> Val<'m> {
        let [x, others @ ..] = xs else {
            self.refuse(|| "concatenate of nothing".to_string());
            return self.zeros(DType::F32, &[]);
        };
        if others.is_empty() {
            return x.clone();
        }
        let agrees = |d: usize, y: &Val<'m>| d == dimension || x.dims[d] == y.dims[d];
        let fits =
            |y: &Val<'m>| y.dtype == x.dtype && y.rank() == x.rank() && (0..x.rank()).all(|d| agrees(d, y));
        if dimension >= x.rank() || !others.iter().all(fits) {
            let shapes: Vec<String> = xs.iter().map(|x| x.shape().to_string()).collect();
            self.refuse(|| format!("concatenate of {} along dimension {dimension}", shapes.join(", ")));
            return x.clone();
        }
        let mut dims = x.dims.clone();
        dims[dimension] = xs.iter().fold(0, |n: i64, x| n.saturating_add(x.dims[dimension]));
        let operands: Vec<&Val<'m>> = xs.iter().collect();
        let attributes = [("dimension", (dimension as i64).into())];
        self.op1("stablehlo.concatenate", &operands, Shape::new(x.dtype, &dims), &attributes)
    }

    /// The order of elements reversed along some dimensions.
    pub fn reverse(&self, x: &Val<'m>, dimensions: &[i64]) -> Val<'m> {
        if dimensions.is_empty() {
            return x.clone();
        }
        if dimensions.iter().any(|d| !(0..x.rank() as i64).contains(d)) {
            self.refuse(|| format!("reverse of {} along {dimensions:?}", x.shape()));
        }
        self.op1("stablehlo.reverse", &[x], x.shape(), &[("dimensions", dimensions.into())])
    }

    /// Reads the bits as another type of the same width.
    pub fn bitcast_convert(&self, x: &Val<'m>, result: Shape) -> Val<'m> {
        self.op1("stablehlo.bitcast_convert", &[x], result, &[])
    }
}
