//! Gather, scatter and dynamic slices.

use super::control::Body;
use super::{Hlo, Val};
use crate::lowering::types::{Dims, Shape};

/// `stablehlo.gather` dimension numbers (StableHLO spec, "gather").
#[derive(Debug, Clone, Copy, Default)]
pub struct GatherDims<'a> {
    pub offset: &'a [i64],
    pub collapsed_slice: &'a [i64],
    pub operand_batching: &'a [i64],
    pub start_indices_batching: &'a [i64],
    pub start_index_map: &'a [i64],
    pub index_vector: i64,
}

/// `stablehlo.scatter` dimension numbers (StableHLO spec, "scatter").
#[derive(Debug, Clone, Copy, Default)]
pub struct ScatterDims<'a> {
    pub update_window: &'a [i64],
    pub inserted_window: &'a [i64],
    pub input_batching: &'a [i64],
    pub scatter_indices_batching: &'a [i64],
    pub scatter_dims_to_operand: &'a [i64],
    pub index_vector: i64,
}

fn numbers(kind: &str, parts: &[(&str, &[i64])], index_vector: i64) -> String {
    let mut text = format!("#stablehlo.{kind}<");
    for (name, list) in parts {
        if !list.is_empty() {
            text += &format!("{name} = {list:?}, ");
        }
    }
    text + &format!("index_vector_dim = {index_vector}>")
}

impl<'m> Hlo<'m> {
    /// Out-of-range indices are clamped. The caller states the result's sizes.
    ///
    /// XLA folds a gather of what it knows at indices that it knows, and gets some of them wrong (those of the gradient
    /// of adaptive pooling, if `gather_simplifier` and `constant_folding` both run): it is not to see both.
    pub fn gather(
        &self,
        x: &Val<'m>,
        indices: &Val<'m>,
        dims: GatherDims<'_>,
        slice_sizes: &[i64],
        out: &[i64],
    ) -> Val<'m> {
        let parts = [
            ("offset_dims", dims.offset),
            ("collapsed_slice_dims", dims.collapsed_slice),
            ("operand_batching_dims", dims.operand_batching),
            ("start_indices_batching_dims", dims.start_indices_batching),
            ("start_index_map", dims.start_index_map),
        ];
        let fits = slice_sizes.len() == x.rank() && slice_sizes.iter().zip(&x.dims).all(|(n, d)| n <= d);
        if !fits && !out.contains(&0) {
            self.refuse(|| format!("elements of {}, which has none there", x.shape()));
        }
        let numbers = numbers("gather", &parts, dims.index_vector);
        let attributes = [
            ("dimension_numbers", numbers.as_str().into()),
            ("slice_sizes", slice_sizes.into()),
            ("indices_are_sorted", false.into()),
        ];
        let result = Shape::new(x.dtype, out);
        if x.is_foldable() && indices.is_foldable() {
            let unseen = self.unary("optimization_barrier", x);
            return self.op1("stablehlo.gather", &[&unseen, indices], result, &attributes);
        }
        self.op1("stablehlo.gather", &[x, indices], result, &attributes)
    }

    /// `body(old, update)` gives the new element. Updates at out-of-range indices are dropped.
    pub fn scatter(
        &self,
        x: &Val<'m>,
        indices: &Val<'m>,
        updates: &Val<'m>,
        dims: ScatterDims<'_>,
        unique_indices: bool,
        body: Body<'_>,
    ) -> Val<'m> {
        let parts = [
            ("update_window_dims", dims.update_window),
            ("inserted_window_dims", dims.inserted_window),
            ("input_batching_dims", dims.input_batching),
            ("scatter_indices_batching_dims", dims.scatter_indices_batching),
            ("scatter_dims_to_operand_dims", dims.scatter_dims_to_operand),
        ];
        let numbers = numbers("scatter", &parts, dims.index_vector);
        let attributes = [
            ("scatter_dimension_numbers", numbers.as_str().into()),
            ("indices_are_sorted", false.into()),
            ("unique_indices", unique_indices.into()),
        ];
        let scalar = Shape::new(x.dtype, &[]);
        let region = self.region(&[scalar.clone(), scalar], body);
        let mut results =
            self.op("stablehlo.scatter", &[x, indices, updates], &[x.shape()], &attributes, vec![region]);
        results.pop().expect("one result")
    }

    /// `starts` are one scalar integer for each dimension, clamped so that the slice lies inside.
    pub fn dynamic_slice(&self, x: &Val<'m>, starts: &[Val<'m>], sizes: &[i64]) -> Val<'m> {
        let operands: Vec<&Val<'m>> = std::iter::once(x).chain(starts).collect();
        let attributes = [("slice_sizes", sizes.into())];
        self.op1("stablehlo.dynamic_slice", &operands, Shape::new(x.dtype, sizes), &attributes)
    }

    /// `starts` are one scalar integer for each dimension, clamped so that the update lies inside.
    pub fn dynamic_update_slice(&self, x: &Val<'m>, update: &Val<'m>, starts: &[Val<'m>]) -> Val<'m> {
        let operands: Vec<&Val<'m>> = [x, update].into_iter().chain(starts).collect();
        self.op1("stablehlo.dynamic_update_slice", &operands, x.shape(), &[])
    }

    /// Rows `indices` of `x` along `dim`: the result's dimensions are those of `x` before `dim`, those of
    /// `indices`, those of `x` after `dim`. Out-of-range indices are clamped.
    pub fn take(&self, x: &Val<'m>, indices: &Val<'m>, dim: usize) -> Val<'m> {
        if dim >= x.rank() {
            self.refuse(|| format!("rows of {} along dimension {dim}", x.shape()));
            return x.clone();
        }
        let index_rank = indices.rank() as i64;
        let mut slice_sizes = x.dims.clone();
        slice_sizes[dim] = 1;
        let mut out: Dims = x.dims[..dim].into();
        out.extend(indices.dims.iter().copied());
        out.extend(x.dims[dim + 1..].iter().copied());
        let offset: Dims =
            (0..out.len() as i64).filter(|d| !(dim as i64..dim as i64 + index_rank).contains(d)).collect();
        let dims = GatherDims {
            offset: &offset,
            collapsed_slice: &[dim as i64],
            start_index_map: &[dim as i64],
            index_vector: index_rank,
            ..GatherDims::default()
        };
        self.gather(x, indices, dims, &slice_sizes, &out)
    }
}
