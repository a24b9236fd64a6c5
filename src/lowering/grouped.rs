//! Products of groups of rows, each with a matrix of its own: the layers of a mixture of experts.
//!
//! How many rows a group has depends on data, and a program's sizes do not. So a loop walks over tiles of rows and over
//! groups together, from one tile to the next where the group goes on, and from one group to the next where it ends:
//! that is never more steps than there are tiles and groups. In each, one tile meets one group's matrix, and the
//! group's rows are kept: exact, as no row meets another group's numbers. Tiles are about as high as an average group,
//! which makes the work twice that of the rows alone.

use super::hlo::{DotDims, PadDim};
use super::indexing::as_index;
use super::matmul::{MATRIX, TIMES_TRANSPOSED};
use super::reductions::accumulation;
use super::scalar::Scalar;
use super::table::{OpDef, many, one};
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::{Arg, DType};

pub const OPS: &[OpDef] = &[
    one("aten._grouped_mm.default", _grouped_mm),
    one("transformers.grouped_mm_fallback.default", grouped_mm),
    many("transformers.grouped_mm_fallback_backward.default", grouped_mm_backward),
];

/// The transpose of `[k, m]` times `[k, n]`.
const TRANSPOSED_TIMES: DotDims<'_> =
    DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[0], rhs_contract: &[0] };

/// Tiles of fewer rows than that are no less work.
const LEAST_TILE: i64 = 8;

/// Tiles of more rows than that are no better used.
const HIGHEST_TILE: i64 = 512;

/// The walk over tiles of rows and over groups, whose rows end at `ends`, `[groups]`.
struct Walk<'m> {
    starts: Val<'m>,
    ends: Val<'m>,
    groups: i64,
    rows: i64,
    tile: i64,
}

/// Where a walk is: the first row of the tile, the group, and which rows of the tile are the group's, `[tile]`.
struct Place<'m> {
    first_row: Val<'m>,
    group: Val<'m>,
    mine: Val<'m>,
}

impl<'m> Walk<'m> {
    /// Over `rows` rows; `ends` is the row after the last one of each group.
    fn new(h: &Hlo<'m>, rows: i64, ends: &Val<'m>) -> Lower<Self> {
        if ends.rank() != 1 {
            return invalid(format!("ends of groups {}", ends.shape()));
        }
        let groups = ends.dims[0];
        let average = (rows / groups.max(1)).max(1) as u64;
        let tile = (average.next_power_of_two() as i64).clamp(LEAST_TILE, HIGHEST_TILE);
        let ends = h.convert(&as_index(ends)?, DType::I32);
        // No step may lie behind the last tile.
        let last = h.full(Scalar::Int(rows), DType::I32, &ends.dims);
        let ends = h.binary("minimum", &ends, &last);
        let before = h.pad(
            &ends,
            &h.constant_scalar(Scalar::Int(0), DType::I32),
            &[PadDim { low: 1, high: -1, interior: 0 }],
        );
        Ok(Walk { starts: before, ends, groups, rows, tile })
    }

    fn tiles(&self) -> i64 {
        (self.rows + self.tile - 1) / self.tile
    }

    /// `x`, `[rows, width]`, with rows of zeros up to the end of the last tile.
    fn padded(&self, h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
        let more = PadDim { high: self.tiles() * self.tile - self.rows, ..PadDim::default() };
        h.pad(x, &h.constant_scalar(Scalar::Int(0), x.dtype), &[more, PadDim::default()])
    }

    /// Applies `step(h, place, carried, others)` to `carried`, from the first tile and group to the last.
    fn run(&self, h: &Hlo<'m>, carried: &Val<'m>, others: &[&Val<'m>], step: TileStep<'_>) -> Val<'m> {
        if self.groups == 0 || self.rows == 0 {
            return carried.clone();
        }
        let (tile, groups) = (self.tile, self.groups);
        let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
        let mut init = vec![&zero, &zero, carried, &self.starts, &self.ends];
        init.extend(others);
        let mut results = h.repeat(self.tiles() + groups - 1, &init, &|h, _, v| {
            let (first_row, group) = (v[0].clone(), v[1].clone());
            let number = |n: i64| h.constant_scalar(Scalar::Int(n), DType::I32);
            let [start, end] = [&v[3], &v[4]]
                .map(|x| h.reshape(&h.dynamic_slice(x, std::slice::from_ref(&group), &[1]), &[]));
            let after = h.add(&first_row, &number(tile));
            let over = h.binary(
                "and",
                &h.compare("LE", &end, &after),
                &h.compare("LT", &group, &number(groups - 1)),
            );
            let row = h.add(&h.iota(DType::I32, &[tile], 0), &h.broadcast_in_dim(&first_row, &[tile], &[]));
            let [first, last] = [&start, &end].map(|x| h.broadcast_in_dim(x, &[tile], &[]));
            let mine = h.binary("and", &h.compare("GE", &row, &first), &h.compare("LT", &row, &last));
            let next_row = h.select(&over, &first_row, &after);
            let next_group = h.select(&over, &h.add(&group, &number(1)), &group);
            let carried = step(h, &Place { first_row, group, mine }, &v[2], &v[5..]);
            [next_row, next_group, carried].into_iter().chain(v[3..].iter().cloned()).collect()
        });
        results.swap_remove(2)
    }
}

/// `step(h, place, carried, others)` gives the next `carried`.
type TileStep<'b> = &'b dyn for<'n> Fn(&Hlo<'n>, &Place<'n>, &Val<'n>, &[Val<'n>]) -> Val<'n>;

/// The tile of `x`, `[rows, width]`, that begins with row `first`.
fn tile_of<'m>(h: &Hlo<'m>, x: &Val<'m>, first: &Val<'m>, rows: i64) -> Val<'m> {
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    h.dynamic_slice(x, &[first.clone(), zero], &[rows, x.dims[1]])
}

/// Matrix `group` of a stack of matrices.
fn matrix<'m>(h: &Hlo<'m>, stack: &Val<'m>, group: &Val<'m>) -> Val<'m> {
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    let dims = [1, stack.dims[1], stack.dims[2]];
    let slice = h.dynamic_slice(stack, &[group.clone(), zero.clone(), zero], &dims);
    h.reshape(&slice, &dims[1..])
}

/// Each row of `[rows, k]` times its group's matrix of `[groups, k, n]`: `[rows, n]` in `dtype`; or, with `dims` that
/// say so, times its transpose. Rows that belong to no group are zero.
fn product<'m>(
    h: &Hlo<'m>,
    rows: &Val<'m>,
    matrices: &Val<'m>,
    ends: &Val<'m>,
    dims: DotDims<'_>,
    dtype: DType,
) -> Lower<Val<'m>> {
    let kept = if dims.rhs_contract == [0] { 2 } else { 1 };
    let fits = rows.rank() == 2
        && matrices.rank() == 3
        && rows.dims[1] == matrices.dims[3 - kept]
        && ends.dims.as_slice() == [matrices.dims[0]]
        && rows.dtype == matrices.dtype;
    if !fits {
        return invalid(format!(
            "rows {} by matrices {} in groups {}",
            rows.shape(),
            matrices.shape(),
            ends.shape()
        ));
    }
    let walk = Walk::new(h, rows.dims[0], ends)?;
    let (tile, sums) = (walk.tile, accumulation(rows.dtype));
    let zeros = h.zeros(dtype, &[walk.tiles() * tile, matrices.dims[kept]]);
    let padded = walk.padded(h, rows);
    let all = walk.run(h, &zeros, &[&padded, matrices], &|h, place, found, others| {
        let some = tile_of(h, &others[0], &place.first_row, tile);
        let product = h.dot_general(&some, &matrix(h, &others[1], &place.group), dims, sums);
        let product = h.convert(&product, dtype);
        let mine = h.broadcast_in_dim(&place.mine, &product.dims, &[0]);
        let new = h.select(&mine, &product, &tile_of(h, found, &place.first_row, tile));
        let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
        h.dynamic_update_slice(found, &new, &[place.first_row.clone(), zero])
    });
    Ok(h.slice_dim(&all, 0, 0, rows.dims[0], 1))
}

/// For each group the transpose of its rows of `[rows, k]` times its rows of `[rows, n]`: `[groups, k, n]` in `dtype`.
fn products_within<'m>(
    h: &Hlo<'m>,
    lhs: &Val<'m>,
    rhs: &Val<'m>,
    ends: &Val<'m>,
    dtype: DType,
) -> Lower<Val<'m>> {
    if lhs.rank() != 2 || rhs.rank() != 2 || lhs.dims[0] != rhs.dims[0] || lhs.dtype != rhs.dtype {
        return invalid(format!("rows {} by rows {}", lhs.shape(), rhs.shape()));
    }
    let walk = Walk::new(h, lhs.dims[0], ends)?;
    let (tile, sums) = (walk.tile, accumulation(lhs.dtype));
    let zeros = h.zeros(sums, &[walk.groups, lhs.dims[1], rhs.dims[1]]);
    let [lhs, rhs] = [lhs, rhs].map(|x| walk.padded(h, x));
    let all = walk.run(h, &zeros, &[&lhs, &rhs], &|h, place, found, others| {
        let [lhs, rhs] = [&others[0], &others[1]].map(|x| {
            let some = tile_of(h, x, &place.first_row, tile);
            h.select(&h.broadcast_in_dim(&place.mine, &some.dims, &[0]), &some, &h.zeros(x.dtype, &some.dims))
        });
        let sum = h.dot_general(&lhs, &rhs, TRANSPOSED_TIMES, sums);
        let sum = h.add(&matrix(h, found, &place.group), &sum);
        let sum = h.reshape(&sum, &[1, found.dims[1], found.dims[2]]);
        let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
        h.dynamic_update_slice(found, &sum, &[place.group.clone(), zero.clone(), zero])
    });
    Ok(h.convert(&all, dtype))
}

/// `grouped_mm_fallback(input, weight, offs)`, an op that transformers registers.
fn grouped_mm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    product(h, &call.tensor(0)?, &call.tensor(1)?, &call.tensor(2)?, MATRIX, call.out().dtype)
}

/// `grouped_mm_fallback_backward(input, weight, offs, grad_output)`: the gradients of `input` and `weight`.
fn grouped_mm_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let [rows, matrices, ends, grad] = [0, 1, 2, 3].map(|i| call.tensor(i));
    let (rows, matrices, ends, grad) = (rows?, matrices?, ends?, grad?);
    let grad_rows = match &call.outs[0] {
        Some(out) => Some(product(h, &grad, &matrices, &ends, TIMES_TRANSPOSED, out.dtype)?),
        None => None,
    };
    let grad_matrices = match &call.outs[1] {
        Some(out) => Some(products_within(h, &rows, &grad, &ends, out.dtype)?),
        None => None,
    };
    Ok(vec![grad_rows, grad_matrices])
}

/// `_grouped_mm(self, mat2, offs=None, bias=None, out_dtype=None)`: groups are rows of `self`, columns of `mat2`, or,
/// of two matrices, parts of what they are contracted over; two stacks of matrices are multiplied one by one.
fn _grouped_mm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (lhs, rhs, dtype) = (call.tensor(0)?, call.tensor(1)?, call.out().dtype);
    if *call.arg(3) != Arg::None {
        return unsupported("a bias");
    }
    let ends = call.opt_tensor(2)?;
    let swapped = |x: &Val<'m>| h.transpose(x, if x.rank() == 2 { &[1, 0] } else { &[0, 2, 1] });
    match (lhs.rank(), rhs.rank(), ends) {
        (2, 3, Some(ends)) => product(h, &lhs, &rhs, &ends, MATRIX, dtype),
        (3, 2, Some(ends)) => Ok(swapped(&product(h, &swapped(&rhs), &lhs, &ends, TIMES_TRANSPOSED, dtype)?)),
        (2, 2, Some(ends)) => products_within(h, &swapped(&lhs), &rhs, &ends, dtype),
        (3, 3, None) => {
            let each = DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[2], rhs_contract: &[1] };
            Ok(h.convert(&h.dot_general(&lhs, &rhs, each, accumulation(lhs.dtype)), dtype))
        }
        _ => invalid(format!("{} by {} in groups", lhs.shape(), rhs.shape())),
    }
}
