//! Attention by blocks of queries and keys, for scores that are too many to exist at once.
//!
//! A loop over blocks of keys keeps the highest score of each query so far, and the sums that are shifted by it
//! (Rabe and Staats, "Self-attention does not need O(n²) memory", 2021; Dao et al., "FlashAttention", 2022): what a
//! later block raises the highest score by scales the sums down. Gradients follow from the logarithms of the sums, as
//! they do in eager PyTorch, and are computed block by block as well. Blocks that a causal mask hides are never
//! computed.

use super::{Operands, Shift, Sums, Weighted, mean_gradient};
use crate::fx::DType;
use crate::lowering::hlo::{DotDims, PadDim};
use crate::lowering::matmul::product;
use crate::lowering::reductions::{accumulation, spread, sum_over};
use crate::lowering::scalar::Scalar;
use crate::lowering::types::Dims;
use crate::lowering::{Hlo, Val};

/// How many queries and keys a block has at most.
const LONGEST: (i64, i64) = (1024, 1024);
/// How many for gradients on a TPU: a step reads and writes the gradient of all features of its queries.
const LONGEST_OF_GRADIENTS: (i64, i64) = (512, 2048);
/// Sizes of blocks are multiples of it.
const STEP: i64 = 128;
/// How many bytes the scores of one block take at most, unless blocks would be shorter than [`STEP`].
const MOST_BYTES: i64 = 32 << 20;

/// `n` positions in `count` blocks of `size`, of which the last one may be partly empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Blocks {
    n: i64,
    count: i64,
    size: i64,
}

impl Blocks {
    fn of(n: i64, longest: i64) -> Blocks {
        let fewest = (n + longest - 1) / longest;
        let size = (n + fewest - 1) / fewest;
        let size = (size + STEP - 1) / STEP * STEP;
        Blocks { n, count: (n + size - 1) / size, size }
    }

    fn padded(self) -> i64 {
        self.count * self.size
    }
}

/// How attention is cut up. `heads` are those of keys in all batches; each has `group` heads of queries.
#[derive(Debug, Clone, Copy)]
struct Plan {
    heads: i64,
    group: i64,
    rows: Blocks,
    keys: Blocks,
    causal: bool,
    scale: f64,
    batch: i64,
    /// The type of scores.
    wide: DType,
    /// Whether sums over keys are products, of which the features come first.
    features_first: bool,
}

impl Plan {
    /// `longest` are the most queries and keys of a block.
    fn of(h: &Hlo<'_>, o: &Operands<'_>, longest: (i64, i64)) -> Plan {
        let [batch, heads, group, rows, keys] = o.sizes;
        let wide = accumulation(o.query.dtype);
        let (mut of_rows, mut of_keys) = longest;
        let keys_of_row = of_keys / of_rows;
        let bytes = |rows: i64, keys: i64| {
            let block = rows.saturating_mul(keys).saturating_mul(wide.size() as i64);
            block.saturating_mul(batch.saturating_mul(heads).saturating_mul(group))
        };
        while bytes(of_rows, of_keys) > MOST_BYTES && of_rows.max(of_keys) > STEP {
            if of_rows > STEP && of_rows * keys_of_row > of_keys { of_rows /= 2 } else { of_keys /= 2 }
        }
        Plan {
            heads: batch * heads,
            group,
            rows: Blocks::of(rows, of_rows),
            keys: Blocks::of(keys, of_keys),
            batch,
            causal: o.causal,
            scale: o.scale,
            wide,
            features_first: h.for_tpu(),
        }
    }

    /// Queries of a block, in all heads of a group.
    fn block_rows(&self) -> i64 {
        self.group * self.rows.size
    }

    /// The mask, `[B, H, G, L, S]` with sizes of 1 if it repeats, up to whole numbers of blocks.
    fn all_of_mask<'m>(&self, h: &Hlo<'m>, o: &Operands<'m>) -> Option<Val<'m>> {
        let mut mask = o.mask.clone()?;
        for (d, blocks) in [(3, self.rows), (4, self.keys)] {
            if mask.dims[d] != 1 {
                mask = padded(h, &mask, d, blocks, 0.0);
            }
        }
        Some(mask)
    }

    /// Behind which block of keys block `i` of queries sees nothing.
    fn keys_end<'m>(&self, h: &Hlo<'m>, i: &Val<'m>) -> Val<'m> {
        let number = |n: i64| h.constant_scalar(Scalar::Int(n), DType::I32);
        let all = number(self.keys.count);
        if !self.causal {
            return all;
        }
        let rows = h.multiply(&h.add(i, &number(1)), &number(self.rows.size));
        let blocks = h.divide(&h.add(&rows, &number(self.keys.size - 1)), &number(self.keys.size));
        h.minimum(&blocks, &all)
    }

    /// Which block of queries is the first that sees block `j` of keys.
    fn rows_start<'m>(&self, h: &Hlo<'m>, j: &Val<'m>) -> Val<'m> {
        let number = |n: i64| h.constant_scalar(Scalar::Int(n), DType::I32);
        if !self.causal {
            return number(0);
        }
        h.divide(&h.multiply(j, &number(self.keys.size)), &number(self.rows.size))
    }

    /// How many pairs of blocks of queries and keys see each other.
    fn pairs(&self) -> i64 {
        if !self.causal {
            return self.rows.count * self.keys.count;
        }
        let end = |i: i64| ((i + 1) * self.rows.size + self.keys.size - 1) / self.keys.size;
        (0..self.rows.count).map(|i| end(i).min(self.keys.count)).sum()
    }

    /// A query-like tensor `[B, H·G, L, ·]` as `[heads, group, padded rows, ·]`, with a number for further rows.
    fn all_rows<'m>(&self, h: &Hlo<'m>, x: &Val<'m>, number: f64) -> Val<'m> {
        let mut dims = Dims::from_slice(&[self.heads, self.group, self.rows.n]);
        dims.extend(x.dims.iter().skip(3).copied());
        padded(h, &h.reshape(x, &dims), 2, self.rows, number)
    }

    /// A key-like tensor `[B, H, S, ·]` as `[heads, padded keys, ·]`.
    fn all_keys<'m>(&self, h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
        let size = x.dims.last().copied().unwrap_or(1);
        padded(h, &h.reshape(x, &[self.heads, self.keys.n, size]), 1, self.keys, 0.0)
    }

    /// Block `i` of what [`Plan::all_rows`] gives: `[heads, rows of the block in all heads of a group, ·]`.
    fn rows_at<'m>(&self, h: &Hlo<'m>, x: &Val<'m>, i: &Val<'m>) -> Val<'m> {
        let block = block_at(h, x, 2, i, self.rows.size);
        let mut dims = Dims::from_slice(&[self.heads, self.block_rows()]);
        dims.extend(block.dims.iter().skip(3).copied());
        h.reshape(&block, &dims)
    }

    /// `x` with `block`, which [`Plan::rows_at`] would give, at block `i`.
    fn with_rows_at<'m>(&self, h: &Hlo<'m>, x: &Val<'m>, block: &Val<'m>, i: &Val<'m>) -> Val<'m> {
        let mut dims = Dims::from_slice(&[self.heads, self.group, self.rows.size]);
        dims.extend(x.dims.iter().skip(3).copied());
        with_block_at(h, x, &h.reshape(block, &dims), 2, i)
    }

    /// The scores of block `i` of queries and block `j` of keys, `[heads, rows, keys]`, given the blocks and all of the
    /// mask.
    fn scores<'m>(
        &self,
        h: &Hlo<'m>,
        query: &Val<'m>,
        key: &Val<'m>,
        mask: Option<&Val<'m>>,
        [i, j]: [&Val<'m>; 2],
    ) -> Val<'m> {
        let products = over_last(h, query, key);
        let mut scores = h.multiply(&products, &h.full_like(self.scale, &products));
        let low = h.full_like(f64::NEG_INFINITY, &scores);
        if let Some(mask) = mask {
            let mut part = mask.clone();
            for (d, at, blocks) in [(3, i, self.rows), (4, j, self.keys)] {
                if part.dims[d] != 1 {
                    part = block_at(h, &part, d, at, blocks.size);
                }
            }
            let full = [self.batch, self.heads / self.batch, self.group, self.rows.size, self.keys.size];
            let part = h.reshape(&h.broadcast_to(&part, &full), &scores.dims);
            scores = if part.dtype == DType::Bool {
                h.select(&part, &scores, &low)
            } else {
                h.add(&scores, &h.convert(&part, scores.dtype))
            };
        }
        let dims = scores.dims.clone();
        let grid = [self.heads, self.group, self.rows.size, self.keys.size];
        let place = |dim: usize, at: &Val<'m>, size: i64| {
            let first = h.multiply(at, &h.constant_scalar(Scalar::Int(size), DType::I32));
            let place = h.iota(DType::I32, &grid, dim);
            h.reshape(&h.add(&place, &h.broadcast_to(&first, &grid)), &dims)
        };
        if self.causal {
            let seen = h.compare("GE", &place(2, i, self.rows.size), &place(3, j, self.keys.size));
            scores = h.select(&seen, &scores, &low);
        }
        if self.keys.padded() > self.keys.n {
            let column = place(3, j, self.keys.size);
            let end = h.full(Scalar::Int(self.keys.n), DType::I32, &column.dims);
            scores = h.select(&h.compare("LT", &column, &end), &scores, &low);
        }
        scores
    }
}

/// `x` with a number behind dimension `dim`, up to a whole number of blocks.
fn padded<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, blocks: Blocks, number: f64) -> Val<'m> {
    let mut padding = vec![PadDim::default(); x.rank()];
    padding[dim].high = blocks.padded() - blocks.n;
    h.pad(x, &h.constant_scalar(Scalar::Float(number), x.dtype), &padding)
}

/// Where block `i` of `size` positions along dimension `dim` begins.
fn start<'m>(h: &Hlo<'m>, rank: usize, dim: usize, i: &Val<'m>, size: i64) -> Vec<Val<'m>> {
    let number = |n: i64| h.constant_scalar(Scalar::Int(n), DType::I32);
    (0..rank).map(|d| if d == dim { h.multiply(i, &number(size)) } else { number(0) }).collect()
}

/// Block `i` of `size` positions along dimension `dim`.
fn block_at<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, i: &Val<'m>, size: i64) -> Val<'m> {
    let mut sizes = x.dims.clone();
    sizes[dim] = size;
    h.dynamic_slice(x, &start(h, x.rank(), dim, i, size), &sizes)
}

/// `x` with `block` as block `i` along dimension `dim`.
fn with_block_at<'m>(h: &Hlo<'m>, x: &Val<'m>, block: &Val<'m>, dim: usize, i: &Val<'m>) -> Val<'m> {
    h.dynamic_update_slice(x, block, &start(h, x.rank(), dim, i, block.dims[dim]))
}

/// `a [heads, m, k]` times the transposes of `b [heads, n, k]`.
fn over_last<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    product(h, a, b, DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[2], rhs_contract: &[2] })
}

/// `a [heads, m, k]` times `b [heads, k, n]`.
fn over_middle<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    product(h, a, b, DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[2], rhs_contract: &[1] })
}

/// The transposes of `a [heads, k, m]` times `b [heads, k, n]`.
fn over_rows<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    product(h, a, b, DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[1], rhs_contract: &[1] })
}

/// As the whole form's, for all queries.
pub(super) fn weighted<'m>(h: &Hlo<'m>, o: &Operands<'m>) -> Weighted<'m> {
    let plan = Plan::of(h, o, LONGEST);
    let (narrow, size) = (o.value.dtype, o.value.dims[3]);
    let query = plan.all_rows(h, &o.query, 0.0);
    let key = plan.all_keys(h, &o.key);
    let mut value = plan.all_keys(h, &o.value);
    if plan.features_first {
        // A value that is 1 makes the sum of weights a part of the product.
        let mut one = value.dims.clone();
        one[2] = 1;
        value = h.concatenate(&[value, h.ones(narrow, &one)], 2);
    }
    let rows = [plan.heads, plan.group, plan.rows.padded()];
    let y = h.zeros(narrow, &[rows[0], rows[1], rows[2], size]);
    let log_sum = h.zeros(plan.wide, &rows);
    let mut carried = vec![&y, &log_sum, &query, &key, &value];
    let mask = plan.all_of_mask(h, o);
    carried.extend(&mask);
    let results = h.repeat(plan.rows.count, &carried, &|h, i, v| {
        let [y, log_sum, query, key, value, mask @ ..] = v else { return v.to_vec() };
        let block = of_rows(h, &plan, i, &plan.rows_at(h, query, i), key, value, mask);
        let y = plan.with_rows_at(h, y, &h.convert(&block.y, narrow), i);
        let log_sum = plan.with_rows_at(h, log_sum, &block.log_sum, i);
        [&[y, log_sum], &v[2..]].concat()
    });
    let n = plan.rows.n;
    let [y, log_sum] = [&results[0], &results[1]].map(|x| h.slice_dim(x, 2, 0, n, 1));
    Weighted { y, log_sum }
}

/// Computes block `i` of queries, `[heads, rows, ·]`, against all keys.
fn of_rows<'m>(
    h: &Hlo<'m>,
    plan: &Plan,
    i: &Val<'m>,
    query: &Val<'m>,
    key: &Val<'m>,
    value: &Val<'m>,
    mask: &[Val<'m>],
) -> Weighted<'m> {
    let plan = *plan;
    let (rows, features) = (plan.block_rows(), value.dims[2]);
    let highest = Shift::lowest(h, plan.wide, &[plan.heads, rows]).0;
    let sum = h.zeros(plan.wide, &highest.dims);
    let sums_dims =
        if plan.features_first { [plan.heads, features, rows] } else { [plan.heads, rows, features] };
    let sums = h.zeros(plan.wide, &sums_dims);
    let of_row = [if plan.features_first { 1 } else { 2 }];
    let carried: Vec<&Val<'m>> =
        [&highest, &sum, &sums, i, query, key, value].into_iter().chain(mask).collect();
    let end = plan.keys_end(h, i);
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    let done = h.repeat_between([&zero, &end], [plan.pairs(), plan.rows.count], &carried, &|h, j, v| {
        let [highest, sum, sums, i, query, key, value, mask @ ..] = v else { return v.to_vec() };
        let [key, value] = [key, value].map(|x| block_at(h, x, 1, j, plan.keys.size));
        let scores = plan.scores(h, query, &key, mask.first(), [i, j]);
        let shift = Shift(h.maximum(highest, &Shift::of(h, &scores).0));
        let weights = shift.exponentials(h, &scores);
        let shrunk = h.unary("exponential", &h.subtract(highest, &shift.0));
        let scaled = h.multiply(sums, &spread(h, &shrunk, &sums.dims, &of_row));
        let narrow = h.convert(&weights, value.dtype);
        let (sum, new) = if plan.features_first {
            let dims = DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[1], rhs_contract: &[2] };
            (sum.clone(), product(h, &value, &narrow, dims))
        } else {
            let sum = h.add(&h.multiply(sum, &shrunk), &sum_over(h, &weights, &[2]));
            (sum, over_middle(h, &narrow, &value))
        };
        [&[shift.0, sum, h.add(&scaled, &new)], &v[3..]].concat()
    });
    let [highest, sum, sums, ..] = &done[..] else { unreachable!("the loop carries these") };
    let size = features - i64::from(plan.features_first);
    let sum = match plan.features_first {
        true => h.reshape(&h.slice_dim(sums, 1, size, features, 1), &sum.dims),
        false => sum.clone(),
    };
    let Sums { divisor, log_sum } = Shift(highest.clone()).sums(h, &sum);
    let sums = h.slice_dim(sums, of_row[0] as usize, 0, size, 1);
    let y = h.divide(&sums, &spread(h, &divisor, &sums.dims, &of_row));
    Weighted { y: if plan.features_first { h.transpose(&y, &[0, 2, 1]) } else { y }, log_sum }
}

/// The gradients of query, key and value, given those of the result, the result, and the logarithms of the sums.
pub(super) fn gradients<'m>(
    h: &Hlo<'m>,
    o: &Operands<'m>,
    grad: &Val<'m>,
    out: &Val<'m>,
    log_sum: &Val<'m>,
) -> [Val<'m>; 3] {
    let plan = Plan::of(h, o, if h.for_tpu() { LONGEST_OF_GRADIENTS } else { LONGEST });
    let [query, grad, out] = [&o.query, grad, out].map(|x| plan.all_rows(h, x, 0.0));
    // Further rows have no weights then, whatever a mask adds to their scores.
    let log_sum = plan.all_rows(h, &h.convert(log_sum, plan.wide), f64::INFINITY);
    let [key, value] = [&o.key, &o.value].map(|x| plan.all_keys(h, x));
    let mean = mean_gradient(h, plan.wide, &grad, &out);
    let of_query = h.zeros(plan.wide, &query.dims);
    let [of_key, of_value] = [&key, &value].map(|x| h.zeros(x.dtype, &x.dims));
    let mut carried = vec![&of_query, &of_key, &of_value, &query, &grad, &log_sum, &mean, &key, &value];
    let mask = plan.all_of_mask(h, o);
    carried.extend(&mask);
    let results = h.repeat(plan.keys.count, &carried, &|h, j, v| {
        let [of_query, of_key, of_value, query, grad, log_sum, mean, key, value, mask @ ..] = v else {
            return v.to_vec();
        };
        let [key, value] = [key, value].map(|x| block_at(h, x, 1, j, plan.keys.size));
        let sums = [&key, &value].map(|x| h.zeros(plan.wide, &x.dims));
        let rest = [j, query, grad, log_sum, mean, &key, &value];
        let carried: Vec<&Val<'_>> =
            [of_query, &sums[0], &sums[1]].into_iter().chain(rest).chain(mask).collect();
        let end = h.constant_scalar(Scalar::Int(plan.rows.count), DType::I32);
        let steps = [plan.pairs(), plan.keys.count];
        let start = plan.rows_start(h, j);
        let done = h.repeat_between([&start, &end], steps, &carried, &|h, i, v| of_block(h, &plan, i, v));
        let scaled = h.multiply(&done[1], &h.full_like(plan.scale, &done[1]));
        let of_key = with_block_at(h, of_key, &h.convert(&scaled, of_key.dtype), 1, j);
        let of_value = with_block_at(h, of_value, &h.convert(&done[2], of_value.dtype), 1, j);
        [&[done[0].clone(), of_key, of_value], &v[3..]].concat()
    });
    let of_query = h.slice_dim(&results[0], 2, 0, plan.rows.n, 1);
    let [of_key, of_value] = [&results[1], &results[2]].map(|x| h.slice_dim(x, 1, 0, plan.keys.n, 1));
    [h.multiply(&of_query, &h.full_like(plan.scale, &of_query)), of_key, of_value]
}

/// One step of the inner loop of [`gradients`]: adds what block `i` of queries and a block of keys give.
fn of_block<'m>(h: &Hlo<'m>, plan: &Plan, i: &Val<'m>, v: &[Val<'m>]) -> Vec<Val<'m>> {
    let [of_query, of_key, of_value, j, query, grad, log_sum, mean, key, value, mask @ ..] = v else {
        return v.to_vec();
    };
    let [query, grad, log_sum, mean] = [query, grad, log_sum, mean].map(|x| plan.rows_at(h, x, i));
    let scores = plan.scores(h, &query, key, mask.first(), [i, j]);
    let weights = h.unary("exponential", &h.subtract(&scores, &spread(h, &log_sum, &scores.dims, &[2])));
    let of_value = h.add(of_value, &over_rows(h, &h.convert(&weights, value.dtype), &grad));
    let of_weights = over_last(h, &grad, value);
    let centered = h.subtract(&of_weights, &spread(h, &mean, &scores.dims, &[2]));
    let of_scores = h.convert(&h.multiply(&weights, &centered), key.dtype);
    let of_key = h.add(of_key, &over_rows(h, &of_scores, &query));
    let sum = h.add(&plan.rows_at(h, of_query, i), &over_middle(h, &of_scores, key));
    let of_query = plan.with_rows_at(h, of_query, &sum, i);
    [&[of_query, of_key, of_value], &v[3..]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_the_blocks_that_see_each_other() {
        for (rows, keys, of_rows, of_keys) in [
            (8192, 8192, 512, 512),
            (8192, 8192, 256, 1024),
            (700, 1500, 512, 128),
            (1500, 700, 128, 512),
            (1, 9, 128, 128),
        ] {
            let mut plan = Plan {
                heads: 2,
                group: 1,
                rows: Blocks::of(rows, of_rows),
                keys: Blocks::of(keys, of_keys),
                causal: true,
                scale: 1.0,
                batch: 1,
                wide: DType::F32,
                features_first: true,
            };
            let sees = |i: i64, j: i64| j * plan.keys.size < (i + 1) * plan.rows.size;
            let all = (0..plan.rows.count).flat_map(|i| (0..plan.keys.count).map(move |j| (i, j)));
            assert_eq!(plan.pairs(), all.filter(|(i, j)| sees(*i, *j)).count() as i64);
            plan.causal = false;
            assert_eq!(plan.pairs(), plan.rows.count * plan.keys.count);
        }
    }
}
