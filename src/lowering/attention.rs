//! Scaled dot product attention.
//!
//! Scores and softmax are float32 where the operands are narrower, without widening query, key or value. Key and
//! value heads that several query heads share are never repeated: query heads become `[key heads, heads in group]`.

use super::call::Scalar;
use super::hlo::DotDims;
use super::matmul::product;
use super::reductions::{End, extremum_over, spread, sum_over};
use super::table::{OpDef, many};
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

/// Operands of attention. Query-like tensors are `[B, H, G, L, ·]`, key-like ones `[B, H, S, ·]`, where `H` counts
/// key heads and `G` the query heads that share one.
struct Attention<'m> {
    query: Val<'m>,
    key: Val<'m>,
    value: Val<'m>,
    scale: f64,
    /// `[B, H, G, L, S]`
    scores: Val<'m>,
}

/// `[B, H·G, L, ·]` as `[B, H, G, L, ·]`.
fn grouped<'m>(h: &Hlo<'m>, x: &Val<'m>, heads: i64) -> Lower<Val<'m>> {
    let [batch, all_heads, rows, size] = x.dims[..] else {
        return invalid(format!("{} where four dimensions are needed", x.shape()));
    };
    Ok(h.reshape(x, &[batch, heads, all_heads / heads.max(1), rows, size]))
}

impl<'m> Attention<'m> {
    /// Reads `query`, `key` and `value` from argument `first` on, and the mask and scale keywords.
    fn read(h: &Hlo<'m>, call: &Call<'_, 'm>, first: usize, is_causal: bool) -> Lower<Attention<'m>> {
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
        let query = grouped(h, &query, heads)?;
        let dims = DotDims { lhs_batch: &[0, 1], rhs_batch: &[0, 1], lhs_contract: &[4], rhs_contract: &[3] };
        let products = product(h, &query, &key, dims);
        let mut scores = h.multiply(&products, &h.full_like(scale, &products));
        if let Some(mask) = mask(h, call, &scores)? {
            scores = if mask.dtype == DType::Bool {
                h.select(&mask, &scores, &h.full_like(f64::NEG_INFINITY, &scores))
            } else {
                h.add(&scores, &h.convert(&mask, scores.dtype))
            };
        }
        if is_causal {
            let row = h.iota(DType::I32, &scores.dims, 3);
            let column = h.iota(DType::I32, &scores.dims, 4);
            let seen = h.compare("GE", &row, &column);
            scores = h.select(&seen, &scores, &h.full_like(f64::NEG_INFINITY, &scores));
        }
        Ok(Attention { query, key, value, scale, scores })
    }
}

/// The mask, which broadcasts to `[B, H·G, L, S]`, spread over the scores.
fn mask<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, scores: &Val<'m>) -> Lower<Option<Val<'m>>> {
    let Some(mask) = call.kw_tensor("attn_mask")? else { return Ok(None) };
    let [batch, heads, group, rows, columns] = scores.dims[..] else { return invalid("scores have rank 5") };
    if mask.rank() > 4 {
        return unsupported(format!("a mask of rank {}", mask.rank()));
    }
    let mask = if mask.rank() == 4 && mask.dims[1] != 1 {
        grouped(h, &mask, heads)?
    } else {
        let mut dims: super::Dims = std::iter::repeat_n(1, 4 - mask.rank()).collect();
        dims.extend(mask.dims.iter().copied());
        dims.insert(1, 1);
        h.reshape(&mask, &dims)
    };
    Ok(Some(h.broadcast_to(&mask, &[batch, heads, group, rows, columns])))
}

fn refuse_dropout(call: &Call<'_, '_>, i: usize) -> Lower<()> {
    if call.opt_float(i)?.unwrap_or(0.0) > 0.0 {
        return unsupported("attention with dropout");
    }
    Ok(())
}

/// `_scaled_dot_product_flash_attention_for_cpu(query, key, value, dropout_p=0, is_causal=False, *,
/// attn_mask=None, scale=None)`: output, and the logarithm of the sum of exponentials of each row of scores.
/// Both are 0 for a row in which every score is masked.
fn _scaled_dot_product_flash_attention_for_cpu<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
) -> Lower<Vec<Option<Val<'m>>>> {
    refuse_dropout(call, 3)?;
    let a = Attention::read(h, call, 0, call.bool(4)?)?;
    let (scores, last) = (&a.scores, [4]);
    let highest = extremum_over(h, scores, End::Max, &last);
    // A row with every score masked would give inf - inf.
    let masked = h.compare("EQ", &highest, &h.full_like(f64::NEG_INFINITY, &highest));
    let shift = h.select(&masked, &h.zeros(highest.dtype, &highest.dims), &highest);
    // Infinity less infinity is what the choice above leaves out, so that only a NaN of the scores' is one here.
    let shifted = h.subtract(scores, &spread(h, &shift, &scores.dims, &last));
    let shifted = Val { known: scores.known, ..shifted };
    let weights = h.unary("exponential", &shifted);
    let sum = sum_over(h, &weights, &last);
    let divisor = h.select(&masked, &h.ones(sum.dtype, &sum.dims), &sum);
    let log_sum = h.add(&h.unary("log", &divisor), &shift);

    let dims = DotDims { lhs_batch: &[0, 1], rhs_batch: &[0, 1], lhs_contract: &[4], rhs_contract: &[2] };
    let weighted = product(h, &h.convert(&weights, a.value.dtype), &a.value, dims);
    let y = h.divide(&weighted, &spread(h, &divisor, &weighted.dims, &last));
    let results = [y, log_sum].into_iter().zip(call.outs);
    Ok(results.map(|(r, out)| out.as_ref().map(|o| h.convert(&h.reshape(&r, &o.dims), o.dtype))).collect())
}

/// `_scaled_dot_product_flash_attention_for_cpu_backward(grad_out, query, key, value, out, logsumexp, dropout_p,
/// is_causal, *, attn_mask=None, scale=None)`: gradients of query, key and value.
fn _scaled_dot_product_flash_attention_for_cpu_backward<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
) -> Lower<Vec<Option<Val<'m>>>> {
    refuse_dropout(call, 6)?;
    let a = Attention::read(h, call, 1, *call.arg(7) == Arg::Bool(true))?;
    let (dtype, heads, narrow) = (a.scores.dtype, a.key.dims[1], a.value.dtype);
    let grad = grouped(h, &call.tensor(0)?, heads)?;
    let log_sum = h.reshape(&h.convert(&call.tensor(5)?, dtype), &a.scores.dims[..4]);
    let shifted = h.subtract(&a.scores, &spread(h, &log_sum, &a.scores.dims, &[4]));
    let weights = h.unary("exponential", &shifted);
    // The logarithm is only as exact as its last digit, a large share of a weight where scores are in the hundreds:
    // the sum of the weights is 1 but for that, and 0 where every score is masked.
    let sum = sum_over(h, &weights, &[4]);
    let masked = h.compare("EQ", &sum, &h.zeros(sum.dtype, &sum.dims));
    let divisor = h.select(&masked, &h.ones(sum.dtype, &sum.dims), &sum);
    let weights = h.divide(&weights, &spread(h, &divisor, &a.scores.dims, &[4]));

    // Rows of queries, over all heads of a group, contract; what remains has the sizes of a key or a value.
    let over_rows =
        DotDims { lhs_batch: &[0, 1], rhs_batch: &[0, 1], lhs_contract: &[2, 3], rhs_contract: &[2, 3] };
    let over_keys =
        DotDims { lhs_batch: &[0, 1], rhs_batch: &[0, 1], lhs_contract: &[4], rhs_contract: &[2] };
    let over_features =
        DotDims { lhs_batch: &[0, 1], rhs_batch: &[0, 1], lhs_contract: &[4], rhs_contract: &[3] };
    let grad_value = product(h, &h.convert(&weights, narrow), &grad, over_rows);
    let grad_weights = product(h, &grad, &a.value, over_features);
    // The mean of the gradients of a row's weights: equal to the product of `grad` and `out`, but rounded as they are, so
    // that it cancels the gradient of a weight of 1.
    let delta = spread(h, &sum_over(h, &h.multiply(&weights, &grad_weights), &[4]), &a.scores.dims, &[4]);
    let grad_scores = h.multiply(&weights, &h.subtract(&grad_weights, &delta));
    let grad_scores = h.convert(&grad_scores, narrow);
    let scaled = |x: Val<'m>| h.multiply(&x, &h.full_like(a.scale, &x));
    let grad_query = scaled(product(h, &grad_scores, &a.key, over_keys));
    let grad_key = scaled(product(h, &grad_scores, &a.query, over_rows));
    let results = [grad_query, grad_key, grad_value].into_iter().zip(call.outs);
    Ok(results.map(|(r, out)| out.as_ref().map(|o| h.convert(&h.reshape(&r, &o.dims), o.dtype))).collect())
}
