//! Scaled dot product attention.
//!
//! Scores and softmax are float32 if the operands are narrower, without widening query, key or value. Key and
//! value heads that several query heads share are never repeated: query heads become `[key heads, heads in group]`.
//! Scores that are too many to exist at once are computed [by blocks](blocks).

mod blocks;
pub mod kernel;

use super::hlo::DotDims;
use super::matmul::product;
use super::reductions::{accumulation, spread, sum_over};
use super::scalar::Scalar;
use super::settings::AttentionForm;
use super::table::{OpDef, many};
use super::types::Dims;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::{Arg, DType};

pub const OPS: &[OpDef] = &[
    many(
        "aten._scaled_dot_product_flash_attention_for_cpu.default",
        _scaled_dot_product_flash_attention_for_cpu,
    ),
    many(
        "aten._scaled_dot_product_flash_attention_for_cpu_backward.default",
        _scaled_dot_product_flash_attention_for_cpu_backward,
    ),
];

/// From how many bytes of scores on attention is computed by blocks.
const MANY_SCORES: i64 = 128 << 20;

/// How many roundings of the logarithm of a row's sum the sum of its weights may be from 1, where the row has no other
/// keys. A row whose other keys have less weight than that is taken for one without.
const ROUNDINGS: f64 = 2.0;

/// Operands of attention.
struct Operands<'m> {
    /// `[B, H·G, L, E]`, `[B, H, S, E]` and `[B, H, S, V]`, where `H` counts key heads and `G` the query heads that
    /// share one.
    query: Val<'m>,
    key: Val<'m>,
    value: Val<'m>,
    /// `[B, H, G, L, S]`
    sizes: [i64; 5],
    scale: f64,
    /// Truth values or numbers to add, with the sizes of the scores or 1 if it repeats.
    mask: Option<Val<'m>>,
    causal: bool,
    /// Whether query or key are computed, as those with rotated positions are, and not only views of something.
    computed: bool,
}

impl<'m> Operands<'m> {
    /// Reads `query`, `key` and `value` from argument `first` on, and the mask and scale keywords.
    fn read(h: &Hlo<'m>, call: &Call<'_, 'm>, first: usize, causal: bool) -> Lower<Operands<'m>> {
        let (query, key, value) = (call.tensor(first)?, call.tensor(first + 1)?, call.tensor(first + 2)?);
        if [&query, &key, &value].iter().any(|x| x.rank() != 4) {
            return invalid("query, key and value have four dimensions");
        }
        let [query_heads, heads] = [query.dims[1], key.dims[1]];
        if heads == 0 || query_heads % heads != 0 || value.dims[1] != heads {
            return unsupported(format!(
                "{query_heads} query heads over {heads} key heads and {} value heads",
                value.dims[1]
            ));
        }
        let head_size = query.dims[3].max(1) as f64;
        let scale = call.kw_scalar("scale").map_or(1.0 / head_size.sqrt(), Scalar::as_f64);
        let sizes = [query.dims[0], heads, query_heads / heads, query.dims[2], key.dims[2]];
        let mask = mask(h, call, heads)?;
        let computed = (first..first + 2).any(|i| {
            let maker = call.maker(call.arg(i));
            // Parts of a view are views.
            let part = maker.filter(|node| matches!(&*node.op, "aten.unbind.int" | "aten.select.int"));
            let maker = part.map_or(maker, |node| call.maker(node.arg(0)));
            maker.is_some_and(|node| !matches!(&*node.op, "aten.permute.default" | "aten.view.default"))
        });
        Ok(Operands { query, key, value, sizes, scale, mask, causal, computed })
    }

    /// Whether a softmax that XLA for TPU knows gives the weights (see [`Attention::known_softmax`]): of types narrower
    /// than float32, if a chip's fast memory holds the scores.
    fn suits_known_softmax(&self) -> bool {
        let wide = accumulation(self.value.dtype).size();
        let scores = self.sizes.iter().fold(1i64, |n, size| n.saturating_mul(*size));
        self.value.dtype.size() < wide
            && scores.saturating_mul(wide as i64) <= FAST_SCORES
            && (self.mask.is_none() || !self.causal && self.sizes[2] == 1)
    }

    /// Whether the mask adds numbers to the scores. A whole row of large ones, such as `torch.finfo(dtype).min`, takes
    /// all digits from the logarithm of its sum.
    fn adds_mask(&self) -> bool {
        self.mask.as_ref().is_some_and(|mask| mask.dtype != DType::Bool)
    }

    /// Whether the scores are computed by blocks.
    fn in_blocks(&self, h: &Hlo<'m>) -> bool {
        let scores = self.sizes.iter().fold(1i64, |n, size| n.saturating_mul(*size));
        match h.attention_form() {
            AttentionForm::Whole => false,
            AttentionForm::Blocks | AttentionForm::Kernel => scores > 0,
            AttentionForm::Auto => {
                scores.saturating_mul(accumulation(self.query.dtype).size() as i64) >= MANY_SCORES
            }
        }
    }
}

/// Attention with all scores at once. Query-like tensors are `[batch…, rows…, ·]`, key-like ones `[batch…, S, ·]`. The
/// batch is `B, H` and the rows are `G, L` (see [`Operands`]). For TPU, heads that share nothing make a batch `B·H` and
/// rows `L`: XLA finds better layouts for products of three dimensions. If a mask is part of a softmax that it
/// knows, or query or key are computed, the batch is `B, H`: behind a reshape neither is a part of the product's
/// kernel.
struct Attention<'m> {
    query: Val<'m>,
    key: Val<'m>,
    value: Val<'m>,
    scale: f64,
    /// `[batch…, rows…, S]`
    scores: Val<'m>,
    /// The numbers of the batch's dimensions.
    batch: Dims,
}

/// `[B, H·G, L, ·]` as `[B, H, G, L, ·]`.
fn grouped<'m>(h: &Hlo<'m>, x: &Val<'m>, heads: i64) -> Lower<Val<'m>> {
    let [batch, all_heads, rows, size] = x.dims[..] else {
        return invalid(format!("{} where four dimensions are needed", x.shape()));
    };
    Ok(h.reshape(x, &[batch, heads, all_heads / heads.max(1), rows, size]))
}

/// `[B, H, ·, ·]` as `[B·H, ·, ·]`.
fn merged<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Lower<Val<'m>> {
    let [batch, heads, rows, size] = x.dims[..] else {
        return invalid(format!("{} where four dimensions are needed", x.shape()));
    };
    Ok(h.reshape(x, &[batch * heads, rows, size]))
}

impl<'m> Attention<'m> {
    fn of(h: &Hlo<'m>, o: &Operands<'m>) -> Lower<Attention<'m>> {
        Attention::with(h, o, false)
    }

    /// With `known_softmax`, for [`Attention::known_softmax`].
    fn with(h: &Hlo<'m>, o: &Operands<'m>, known_softmax: bool) -> Lower<Attention<'m>> {
        let Operands { query, key, value, sizes, scale, mask, causal, computed } = o;
        let apart = *computed || mask.is_some() && known_softmax;
        let (query, key, value, batch) = if h.for_tpu() && sizes[2] == 1 && apart {
            (query.clone(), key.clone(), value.clone(), Dims::from_slice(&[0, 1]))
        } else if h.for_tpu() && sizes[2] == 1 {
            (merged(h, query)?, merged(h, key)?, merged(h, value)?, Dims::from_slice(&[0]))
        } else {
            let query = if h.for_tpu() && *computed {
                h.split(query, 1, [sizes[1], sizes[2]])
            } else {
                grouped(h, query, sizes[1])?
            };
            (query, key.clone(), value.clone(), Dims::from_slice(&[0, 1]))
        };
        let products = over_features(h, &query, &key, &batch);
        if products.rank() < 2 {
            return invalid(format!(
                "query {} and key {}, which have no product",
                query.shape(),
                key.shape()
            ));
        }
        let mut scores = h.multiply(&products, &h.full_like(*scale, &products));
        if let Some(mask) = mask {
            let mask = h.reshape(&h.broadcast_to(mask, sizes), &scores.dims);
            scores = if mask.dtype == DType::Bool {
                h.select(&mask, &scores, &h.full_like(f64::NEG_INFINITY, &scores))
            } else {
                h.add(&scores, &h.convert(&mask, scores.dtype))
            };
        }
        if *causal {
            let row = h.iota(DType::I32, &scores.dims, scores.rank() - 2);
            let column = h.iota(DType::I32, &scores.dims, scores.rank() - 1);
            let seen = h.compare("GE", &row, &column);
            scores = h.select(&seen, &scores, &h.full_like(f64::NEG_INFINITY, &scores));
        }
        Ok(Attention { query, key, value, scale: *scale, scores, batch })
    }

    /// The dimension of the scores that runs over keys.
    fn keys(&self) -> i64 {
        self.scores.rank() as i64 - 1
    }

    /// Products of query-like tensors, of which the rows contract: key-like.
    fn over_rows(&self, h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        let rows: Dims = (self.batch.len() as i64..self.keys()).collect();
        let batch = &self.batch;
        product(
            h,
            a,
            b,
            DotDims { lhs_batch: batch, rhs_batch: batch, lhs_contract: &rows, rhs_contract: &rows },
        )
    }

    /// Products of scores with a key-like tensor, of which the keys contract: query-like.
    fn over_keys(&self, h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        let (batch, of_a, of_b) = (&self.batch, [self.keys()], [self.batch.len() as i64]);
        product(
            h,
            a,
            b,
            DotDims { lhs_batch: batch, rhs_batch: batch, lhs_contract: &of_a, rhs_contract: &of_b },
        )
    }

    /// As [`Attention::over_keys`], of a key-like tensor with scores: XLA for TPU leaves the rows innermost, as in the
    /// scores, and lets what reads the result turn it.
    fn features_over_keys(&self, h: &Hlo<'m>, keys: &Val<'m>, scores: &Val<'m>) -> Val<'m> {
        let (batch, of_keys, of_scores) = (&self.batch, [self.batch.len() as i64], [self.keys()]);
        let dims =
            DotDims { lhs_batch: batch, rhs_batch: batch, lhs_contract: &of_keys, rhs_contract: &of_scores };
        features_last(h, &product(h, keys, scores, dims), batch.len())
    }

    /// As [`Attention::over_rows`], of a query-like tensor with scores.
    fn features_over_rows(&self, h: &Hlo<'m>, rows: &Val<'m>, scores: &Val<'m>) -> Val<'m> {
        features_last(h, &self.over_rows(h, rows, scores), self.batch.len())
    }
}

/// `[batch…, features, others…]` as `[batch…, others…, features]`.
fn features_last<'m>(h: &Hlo<'m>, x: &Val<'m>, batch: usize) -> Val<'m> {
    let mut order: Dims = (0..x.rank() as i64).collect();
    let features = order.remove(batch);
    order.push(features);
    h.transpose(x, &order)
}

/// Products of a query-like and a key-like tensor, of which the features contract: like scores.
fn over_features<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>, batch: &[i64]) -> Val<'m> {
    let (of_a, of_b) = ([a.rank() as i64 - 1], [b.rank() as i64 - 1]);
    product(h, a, b, DotDims { lhs_batch: batch, rhs_batch: batch, lhs_contract: &of_a, rhs_contract: &of_b })
}

/// The mask, which broadcasts to `[B, H·G, L, S]`, as what broadcasts to `[B, H, G, L, S]`.
fn mask<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, heads: i64) -> Lower<Option<Val<'m>>> {
    let Some(mask) = call.kw_tensor("attn_mask")? else { return Ok(None) };
    if mask.rank() > 4 {
        return unsupported(format!("a mask of rank {}", mask.rank()));
    }
    if mask.rank() == 4 && mask.dims[1] != 1 {
        return Ok(Some(grouped(h, &mask, heads)?));
    }
    let mut dims: Dims = std::iter::repeat_n(1, 4 - mask.rank()).collect();
    dims.extend(mask.dims.iter().copied());
    dims.insert(1, 1);
    Ok(Some(h.reshape(&mask, &dims)))
}

fn refuse_dropout(call: &Call<'_, '_>, i: usize) -> Lower<()> {
    if call.opt_float(i)?.unwrap_or(0.0) > 0.0 {
        return unsupported("attention with dropout");
    }
    Ok(())
}

/// The values that the scores choose, query-like, and the logarithm of the sum of exponentials of each row of scores:
/// both 0 for a row in which every score is masked.
struct Weighted<'m> {
    y: Val<'m>,
    log_sum: Val<'m>,
}

/// Sums first, and divides what is small, the weighted values.
fn weighted<'m>(h: &Hlo<'m>, a: &Attention<'m>) -> Weighted<'m> {
    let (scores, last) = (&a.scores, [a.keys()]);
    let shift = Shift::of(h, scores);
    let weights = shift.exponentials(h, scores);
    let Sums { divisor, log_sum } = shift.sums(h, &sum_over(h, &weights, &last));
    let weighted = a.over_keys(h, &h.convert(&weights, a.value.dtype), &a.value);
    let y = h.divide(&weighted, &spread(h, &divisor, &weighted.dims, &last));
    Weighted { y, log_sum }
}

/// Shift of the scores of each row before the exponential: the highest score, or the lowest number if all scores of
/// the row are masked. So a masked score never becomes inf - inf, and its exponential is 0.
struct Shift<'m>(Val<'m>);

/// Divisor and logarithm of the sums of exponentials of each row.
struct Sums<'m> {
    /// The sum; 1 if all scores are masked, and the sum is 0.
    divisor: Val<'m>,
    /// Its logarithm; 0 if all scores are masked.
    log_sum: Val<'m>,
}

impl<'m> Shift<'m> {
    /// The shift of a row of which every score so far is masked.
    fn lowest(h: &Hlo<'m>, dtype: DType, dims: &[i64]) -> Self {
        let lowest = if dtype == DType::F64 { f64::MIN } else { f64::from(f32::MIN) };
        Shift(h.full(Scalar::Float(lowest), dtype, dims))
    }

    /// A NaN need not win: it is in the exponentials.
    fn of(h: &Hlo<'m>, scores: &Val<'m>) -> Self {
        let last = scores.rank() - 1;
        let lowest = |dims: &[i64]| Shift::lowest(h, scores.dtype, dims).0;
        // XLA makes a fold of one element that element, and leaves out what the fold begins with.
        if scores.dims[last] == 1 {
            let only = h.reshape(scores, &scores.dims[..last]);
            return Shift(h.binary("maximum", &only, &lowest(&only.dims)));
        }
        Shift(h.reduce_numbers("maximum", scores, &lowest(&[]), &[last as i64]))
    }

    fn exponentials(&self, h: &Hlo<'m>, scores: &Val<'m>) -> Val<'m> {
        let shift = spread(h, &self.0, &scores.dims, &[scores.rank() as i64 - 1]);
        // Infinity less infinity is what the choice of the shift leaves out, so that only a NaN of the scores' is one
        // here.
        let shifted = h.subtract(scores, &shift);
        h.unary("exponential", &Val { known: scores.known, ..shifted })
    }

    /// Given the sum of each row's exponentials, which is 1 at least unless all scores are masked.
    fn sums(&self, h: &Hlo<'m>, sum: &Val<'m>) -> Sums<'m> {
        let masked = h.compare("EQ", sum, &h.zeros(sum.dtype, &sum.dims));
        let divisor = h.select(&masked, &h.ones(sum.dtype, &sum.dims), sum);
        let log_sum = h.add(&h.unary("log", &divisor), &self.0);
        let log_sum = h.select(&masked, &h.zeros(sum.dtype, &sum.dims), &log_sum);
        Sums { divisor, log_sum }
    }
}

/// Up to how many bytes of scores XLA for TPU keeps a whole softmax in the chip's fast memory.
const FAST_SCORES: i64 = 64 << 20;

/// Below how many bytes of scores their sums cost less than a further column of values.
const FEW_SCORES: i64 = 1 << 20;

impl<'m> Attention<'m> {
    /// As [`weighted`], by what XLA knows as a softmax, which it makes one kernel of with the product before it, if
    /// nothing else reads the maxima. The logarithm is dead code if this is used.
    fn known_softmax(&self, h: &Hlo<'m>) -> Weighted<'m> {
        let (scores, last) = (&self.scores, [self.keys()]);
        let shift = Shift::of(h, scores);
        let weights = shift.exponentials(h, scores);
        let Sums { divisor, log_sum } = shift.sums(h, &sum_over(h, &weights, &last));
        let weights = h.divide(&weights, &spread(h, &divisor, &scores.dims, &last));
        let y = self.over_keys(h, &h.convert(&weights, self.value.dtype), &self.value);
        Weighted { y, log_sum }
    }
}

/// As [`weighted`], in the forms of which XLA for TPU makes the fastest kernels.
fn weighted_on_tpu<'m>(h: &Hlo<'m>, o: &Operands<'m>, log_sum_is_read: bool) -> Lower<Weighted<'m>> {
    if o.suits_known_softmax() && !log_sum_is_read {
        return Ok(Attention::with(h, o, true)?.known_softmax(h));
    }
    let a = &Attention::of(h, o)?;
    if a.scores.numel() * (a.scores.dtype.size() as i64) < FEW_SCORES {
        return Ok(weighted(h, a));
    }
    let last = [a.keys()];
    // A value that is 1 makes the sum of a row's weights a part of the product, if the matrix unit computes it: a
    // sum of its own takes several times as long as the product.
    let shift = Shift::of(h, &a.scores);
    let weights = h.convert(&shift.exponentials(h, &a.scores), a.value.dtype);
    let (keys, features) = (a.batch.len(), a.batch.len() + 1);
    let size = a.value.dims[features];
    let mut one = a.value.dims.clone();
    one[features] = 1;
    let values = h.concatenate(&[a.value.clone(), h.ones(a.value.dtype, &one)], features);
    let dims = DotDims {
        lhs_batch: &a.batch,
        rhs_batch: &a.batch,
        lhs_contract: &[keys as i64],
        rhs_contract: &last,
    };
    // `[batch…, features and the sum, rows…]`
    let both = product(h, &values, &weights, dims);
    let sum = h.slice_dim(&both, keys, size, size + 1, 1);
    let Sums { divisor, log_sum } = shift.sums(h, &h.reshape(&sum, &shift.0.dims));
    let weighted = h.slice_dim(&both, keys, 0, size, 1);
    let y = h.divide(&weighted, &spread(h, &divisor, &weighted.dims, &[keys as i64]));
    let y = h.convert(&y, a.value.dtype);
    Ok(Weighted { y: features_last(h, &y, keys), log_sum })
}

/// `_scaled_dot_product_flash_attention_for_cpu(query, key, value, dropout_p=0, is_causal=False, *,
/// attn_mask=None, scale=None)`: output, and the logarithm of the sum of exponentials of each row of scores.
/// Both are 0 for a row in which every score is masked.
fn _scaled_dot_product_flash_attention_for_cpu<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
) -> Lower<Vec<Option<Val<'m>>>> {
    refuse_dropout(call, 3)?;
    let o = Operands::read(h, call, 0, call.bool(4)?)?;
    let by_kernel = kernel::results(h, call, &o)?.and_then(|made| <[Val<'m>; 2]>::try_from(made).ok());
    let Weighted { y, log_sum } = if let Some([y, log_sum]) = by_kernel {
        Weighted { y, log_sum }
    } else if o.in_blocks(h) {
        blocks::weighted(h, &o)
    } else if h.for_tpu() {
        weighted_on_tpu(h, &o, call.is_read(1))?
    } else {
        weighted(h, &Attention::of(h, &o)?)
    };
    let results = [y, log_sum].into_iter().zip(call.outs);
    Ok(results.map(|(r, out)| out.as_ref().map(|o| h.convert(&h.reshape(&r, &o.dims), o.dtype))).collect())
}

/// The mean of the gradients of each row's weights, of the gradients of its result and of the result.
fn mean_gradient<'m>(h: &Hlo<'m>, wide: DType, grad: &Val<'m>, out: &Val<'m>) -> Val<'m> {
    let along = h.multiply(&h.convert(grad, wide), &h.convert(out, wide));
    sum_over(h, &along, &[grad.rank() as i64 - 1])
}

/// The gradients of query, key and value, as these are, given those of the result and the logarithms of the sums.
///
/// The logarithms may be of more keys than the call has, as in a ring of ranks: then the result is of all of them too.
fn gradients<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, a: &Attention<'m>) -> Lower<[Val<'m>; 3]> {
    let (dtype, narrow, last) = (a.scores.dtype, a.value.dtype, [a.keys()]);
    let grad = h.reshape(&call.tensor(0)?, &a.query.dims);
    let out = h.reshape(&call.tensor(4)?, &a.query.dims);
    let log_sum = h.reshape(&h.convert(&call.tensor(5)?, dtype), &a.scores.dims[..a.scores.rank() - 1]);
    let shifted = h.subtract(&a.scores, &spread(h, &log_sum, &a.scores.dims, &last));
    let weights = h.unary("exponential", &shifted);
    // The logarithm is only as exact as its last digit, a large share of a weight if scores are in the hundreds:
    // the sum of the weights is 1 but for that, unless there are other keys or every score is masked. Of scores as
    // low as -1e8 that last digit is more than their differences: the logarithm tells nothing of other keys.
    let sum = sum_over(h, &weights, &last);
    let one = h.ones(sum.dtype, &sum.dims);
    let digits = if dtype == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) };
    let size = h.add(&h.unary("abs", &log_sum), &one);
    let off = h.unary("abs", &h.subtract(&sum, &one));
    let bound = h.multiply(&size, &h.full_like(ROUNDINGS * digits, &size));
    let is_some = h.compare("GT", &sum, &h.zeros(sum.dtype, &sum.dims));
    let tells_nothing = h.compare("GE", &bound, &h.full_like(0.5, &bound));
    let is_near = h.binary("or", &h.compare("LE", &off, &bound), &tells_nothing);
    let is_whole = h.binary("and", &is_near, &is_some);
    let divisor = h.select(&is_whole, &sum, &one);
    let weights = h.divide(&weights, &spread(h, &divisor, &a.scores.dims, &last));

    // Rows of queries, over all heads of a group, contract; what remains has the sizes of a key or a value.
    let grad_value = a.over_rows(h, &h.convert(&weights, narrow), &grad);
    let grad_weights = over_features(h, &grad, &a.value, &a.batch);
    // The mean of the gradients of a row's weights: equal to the product of `grad` and `out`, but rounded as they are,
    // so that it cancels the gradient of a weight of 1. Of the weights of other keys the product alone knows.
    let own = sum_over(h, &h.multiply(&weights, &grad_weights), &last);
    let of_all = mean_gradient(h, dtype, &grad, &out);
    let delta = spread(h, &h.select(&is_whole, &own, &of_all), &a.scores.dims, &last);
    let grad_scores = h.multiply(&weights, &h.subtract(&grad_weights, &delta));
    let grad_scores = h.convert(&grad_scores, narrow);
    let scaled = |x: Val<'m>| h.multiply(&x, &h.full_like(a.scale, &x));
    let grad_query = scaled(a.over_keys(h, &grad_scores, &a.key));
    let grad_key = scaled(a.over_rows(h, &grad_scores, &a.query));
    Ok([grad_query, grad_key, grad_value])
}

/// As [`gradients`], in the forms of which XLA for TPU makes the fastest kernels, for types narrower than float32: the
/// weights follow from the logarithms alone, and the mean of the gradients of a row's weights from `grad` and `out`,
/// each exact to more digits than the operands have. So nothing is summed over keys but by products.
fn narrow_gradients_on_tpu<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, a: &Attention<'m>) -> Lower<[Val<'m>; 3]> {
    let (dtype, narrow, last) = (a.scores.dtype, a.value.dtype, [a.keys()]);
    let grad = h.reshape(&call.tensor(0)?, &a.query.dims);
    let out = h.reshape(&call.tensor(4)?, &a.query.dims);
    let log_sum = h.reshape(&h.convert(&call.tensor(5)?, dtype), &a.scores.dims[..a.scores.rank() - 1]);
    let weights = h.unary("exponential", &h.subtract(&a.scores, &spread(h, &log_sum, &a.scores.dims, &last)));
    // In a backward program, XLA for v6e would compute the exponentials again in each kernel that reads them. In one
    // with the forward pass, XLA has better ways than to keep them.
    let is_backward = h.is_argument(&call.tensor(5)?);
    let weights = if is_backward { h.unary("optimization_barrier", &weights) } else { weights };
    let delta = spread(h, &mean_gradient(h, dtype, &grad, &out), &a.scores.dims, &last);
    let grad_weights = over_features(h, &grad, &a.value, &a.batch);
    let grad_scores = h.convert(&h.multiply(&weights, &h.subtract(&grad_weights, &delta)), narrow);
    let scaled = |x: Val<'m>| h.multiply(&x, &h.full_like(a.scale, &x));
    Ok([
        scaled(a.features_over_keys(h, &a.key, &grad_scores)),
        scaled(a.features_over_rows(h, &a.query, &grad_scores)),
        a.features_over_rows(h, &grad, &h.convert(&weights, narrow)),
    ])
}

/// `_scaled_dot_product_flash_attention_for_cpu_backward(grad_out, query, key, value, out, logsumexp, dropout_p,
/// is_causal, *, attn_mask=None, scale=None)`: gradients of query, key and value.
fn _scaled_dot_product_flash_attention_for_cpu_backward<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
) -> Lower<Vec<Option<Val<'m>>>> {
    refuse_dropout(call, 6)?;
    let o = Operands::read(h, call, 1, *call.arg(7) == Arg::Bool(true))?;
    let [grad, query, out, log_sum] = [0, 1, 4, 5].map(|i| call.tensor(i));
    let (grad, query, out, log_sum) = (grad?, query?, out?, log_sum?);
    let rows = &query.dims[..query.rank() - 1];
    if grad.dims != out.dims
        || out.dims.split_last().map(|(_, rows)| rows) != Some(rows)
        || log_sum.numel() != rows.iter().product::<i64>()
    {
        return invalid("the gradient, the result and the sums do not fit the queries");
    }
    let by_kernel = kernel::results(h, call, &o)?.and_then(|made| <[Val<'m>; 3]>::try_from(made).ok());
    let results = if let Some(made) = by_kernel {
        made
    } else if o.in_blocks(h) {
        blocks::gradients(h, &o, &grad, &out, &h.reshape(&log_sum, rows))
    } else if h.for_tpu() && o.value.dtype.size() < accumulation(o.value.dtype).size() && !o.adds_mask() {
        narrow_gradients_on_tpu(h, call, &Attention::of(h, &o)?)?
    } else {
        gradients(h, call, &Attention::of(h, &o)?)?
    };
    let results = results.into_iter().zip(call.outs);
    Ok(results.map(|(r, out)| out.as_ref().map(|o| h.convert(&h.reshape(&r, &o.dims), o.dtype))).collect())
}
