//! Matrix products.
//!
//! Operands narrower than float32 are multiplied as they are, with a float32 result that is rounded once, after
//! scaling and adding: no less exact than eager PyTorch, and what the matrix units of every target do natively.

use super::hlo::DotDims;
use super::promotion::broadcast;
use super::reductions::{accumulation, sum_over};
use super::scalar::Scalar;
use super::table::{OpDef, one};
use super::types::Dims;
use super::{Call, Hlo, Lower, Val, invalid};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    one("aten._trilinear.default", _trilinear),
    one("aten.addbmm.default", addbmm),
    one("aten.addmm.default", addmm),
    one("aten.addmv.default", addmv),
    one("aten.addr.default", addr),
    one("aten.baddbmm.default", baddbmm),
    one("aten.bmm.default", bmm),
    one("aten.dot.default", dot),
    one("aten._int_mm.default", int_mm),
    one("aten.mm.default", mm),
    one("aten.mv.default", mv),
    one("aten.vdot.default", vdot),
];

const VECTOR: DotDims<'_> =
    DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[0], rhs_contract: &[0] };
pub(super) const MATRIX: DotDims<'_> =
    DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[1], rhs_contract: &[0] };
/// `[m, k]` times the transpose of `[n, k]`.
pub(super) const TIMES_TRANSPOSED: DotDims<'_> =
    DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[1], rhs_contract: &[1] };
const BATCH: DotDims<'_> =
    DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[2], rhs_contract: &[1] };
/// A batch of products, summed over the batch.
const SUMMED: DotDims<'_> =
    DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[0, 2], rhs_contract: &[0, 1] };

/// The product in the type sums are kept in.
pub(super) fn product<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>, dims: DotDims<'_>) -> Val<'m> {
    let within =
        |x: &Val<'m>, lists: [&[i64]; 2]| lists.concat().iter().all(|d| (0..x.rank() as i64).contains(d));
    if !within(a, [dims.lhs_batch, dims.lhs_contract]) || !within(b, [dims.rhs_batch, dims.rhs_contract]) {
        h.refuse(|| format!("the product of {} and {}", a.shape(), b.shape()));
        return a.clone();
    }
    if is_long_dot(h, a, b, dims) {
        let wide = accumulation(a.dtype);
        return product_by_sums(h, &h.convert(a, wide), &h.convert(b, wide), dims);
    }
    match a.dtype {
        DType::I64 | DType::U64 => {
            h.integer_product(a, b, dims, a.dtype).unwrap_or_else(|| product_by_sums(h, a, b, dims))
        }
        dtype => h.dot_general(a, b, dims, accumulation(dtype)),
    }
}

/// Whether each element of the product is one long sum, and hardly another has the same factors: XLA for CPU adds up
/// such a `dot_general` in a single number, whose error grows with the length. XLA for TPU makes a sum of it by itself.
fn is_long_dot(h: &Hlo<'_>, a: &Val<'_>, b: &Val<'_>, dims: DotDims<'_>) -> bool {
    const LEAST: i64 = 1 << 12;
    let most_rows = if h.for_cpu() { 4 } else { 1 };
    let size = |x: &Val<'_>, list: &[i64]| list.iter().map(|d| x.dims[*d as usize]).product::<i64>();
    let paired = [(dims.lhs_batch, dims.rhs_batch), (dims.lhs_contract, dims.rhs_contract)];
    let fits = paired.iter().all(|(ours, theirs)| {
        ours.len() == theirs.len()
            && ours.iter().zip(*theirs).all(|(i, j)| a.dims[*i as usize] == b.dims[*j as usize])
    });
    let length = size(a, dims.lhs_contract);
    let terms = size(a, dims.lhs_batch).saturating_mul(length);
    let is_float = a.dtype.is_float() && a.dtype == b.dtype;
    let is_few = |x: &Val<'_>| x.numel() / terms <= most_rows;
    let is_one = |x: &Val<'_>| x.numel() == terms;
    let is_long = fits && is_float && length >= LEAST && terms > 0;
    is_long && (is_one(a) && is_few(b) || is_one(b) && is_few(a))
}

/// The product as elementwise products that are summed: XLA for TPU has no 64-bit integer `dot_general`.
fn product_by_sums<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>, dims: DotDims<'_>) -> Val<'m> {
    let free = |x: &Val<'m>, batch: &[i64], contract: &[i64]| -> Dims {
        (0..x.rank() as i64).filter(|d| !batch.contains(d) && !contract.contains(d)).collect()
    };
    let sizes = |x: &Val<'m>, dims: &[i64]| dims.iter().map(|d| x.dims[*d as usize]).collect::<Dims>();
    let a_free = free(a, dims.lhs_batch, dims.lhs_contract);
    let b_free = free(b, dims.rhs_batch, dims.rhs_contract);
    let parts = [sizes(a, dims.lhs_batch), sizes(a, &a_free), sizes(b, &b_free), sizes(a, dims.lhs_contract)];
    let full: Dims = parts.iter().flatten().copied().collect();
    // The elementwise product has the batch, the free and then the contracted dimensions.
    let (a_at, b_at) = (parts[0].len(), parts[0].len() + a_free.len());
    let contracted = b_at + b_free.len();
    let a =
        spread_parts(h, a, &[(dims.lhs_batch, 0), (&a_free, a_at), (dims.lhs_contract, contracted)], &full);
    let b =
        spread_parts(h, b, &[(dims.rhs_batch, 0), (&b_free, b_at), (dims.rhs_contract, contracted)], &full);
    let summed: Dims = (contracted as i64..full.len() as i64).collect();
    sum_over(h, &h.multiply(&a, &b), &summed)
}

/// `x` in sizes `full`: each list of its dimensions becomes the dimensions from the stated one on.
fn spread_parts<'m>(h: &Hlo<'m>, x: &Val<'m>, parts: &[(&[i64], usize)], full: &[i64]) -> Val<'m> {
    let moves = parts.iter().flat_map(|(list, start)| list.iter().zip(*start as i64..));
    let mut moves: Vec<(i64, i64)> = moves.map(|(from, to)| (*from, to)).collect();
    moves.sort_by_key(|(_, to)| *to);
    let (from, to): (Dims, Dims) = moves.into_iter().unzip();
    h.broadcast_in_dim(&h.transpose(x, &from), full, &to)
}

/// The product of arguments 0 and 1 in the declared type.
fn plain<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, dims: DotDims<'_>) -> Lower<Val<'m>> {
    Ok(h.convert(&product(h, &call.tensor(0)?, &call.tensor(1)?, dims), call.out().dtype))
}

/// `mm(self, mat2)`
fn mm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    if let Some(product) = unmerged_product(h, call, 0)? {
        return Ok(h.reshape(&h.convert(&product, call.out().dtype), &call.out().dims));
    }
    plain(h, call, MATRIX)
}

/// Below how many bytes a float32 product costs less where its rows are merged: it lies in fast memory, where a kernel
/// for what is elementwise reads it at little cost.
const FEW_WIDE_PRODUCTS: i64 = 4 << 20;

/// For TPU, the product of the matrices at arguments `i` and `i + 1` with rows in all the dimensions that a `view` made
/// one. What comes before the view and what undoes it is mostly elementwise, and XLA computes it in the product's own
/// kernel only where no reshape lies between. `None` where nothing was made one.
fn unmerged_product<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize) -> Lower<Option<Val<'m>>> {
    if !h.for_tpu() {
        return Ok(None);
    }
    if let Some((rows, sizes)) = call.unmerged(i) {
        let matrix = call.tensor(i + 1)?;
        let size = rows.dtype.size() as i64;
        let bytes = call.out().dims.iter().fold(size, |n, size| n.saturating_mul(*size));
        let is_small = size >= 4 && bytes < FEW_WIDE_PRODUCTS;
        // Where rows stay merged, as those of logits that a loss reads, a reshape of a large product may move it.
        let is_large_matrix = matrix.dims.last() > sizes.last() && !call.is_split();
        if rows.dtype != matrix.dtype || matrix.rank() != 2 || is_small || is_large_matrix {
            return Ok(None);
        }
        let contract = [sizes.len() as i64 - 1];
        let dims = DotDims { lhs_contract: &contract, ..MATRIX };
        return Ok(Some(product(h, &h.reshape(&rows, &sizes), &matrix, dims)));
    }
    // Rows that contract, as in the gradient of a weight. Where only one side was made of several dimensions, so is the
    // other: mostly an activation that a forward graph saved.
    let (left, right) = (call.unmerged_transpose(i), call.unmerged(i + 1));
    let lead: Dims = match left.as_ref().or(right.as_ref()) {
        Some((_, sizes)) => sizes[..sizes.len() - 1].into(),
        None => return Ok(None),
    };
    let (a, b) = (call.tensor(i)?, call.tensor(i + 1)?);
    // The product's kernel computes a larger side, such as the gradient of logits, as the matrix that it is.
    let is_larger_matrix = match (&left, &right) {
        (None, _) => a.numel() > b.numel() && call.is_computed(i),
        (_, None) => b.numel() > a.numel() && call.is_computed(i + 1),
        _ => false,
    };
    if a.dtype != b.dtype || b.rank() != 2 || is_larger_matrix {
        return Ok(None);
    }
    let of = |columns: i64| -> Dims { lead.iter().copied().chain([columns]).collect() };
    let a = match left {
        Some((a, _)) => h.reshape(&a, &of(call.tensor(i)?.dims[0])),
        None => h.reshape(&h.transpose(&a, &[1, 0]), &of(a.dims[0])),
    };
    let b = h.reshape(right.as_ref().map_or(&b, |(b, _)| b), &of(b.dims[1]));
    let rows: Dims = (0..lead.len() as i64).collect();
    let dims = DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &rows, rhs_contract: &rows };
    Ok(Some(product(h, &a, &b, dims)))
}

/// `_int_mm(self, mat2)`: the exact product of 8-bit integers.
fn int_mm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (a, b) = (call.tensor(0)?, call.tensor(1)?);
    if a.dtype != b.dtype || !matches!(a.dtype, DType::I8 | DType::U8) || call.out().dtype != DType::I32 {
        return invalid(format!("the product of {} and {}", a.shape(), b.shape()));
    }
    Ok(h.dot_general(&a, &b, MATRIX, DType::I32))
}

/// `bmm(self, mat2)`
fn bmm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    match product_of_sources(h, call) {
        Some(product) => Ok(h.reshape(&h.convert(&product, call.out().dtype), &call.out().dims)),
        None => plain(h, call, BATCH),
    }
}

/// For TPU, the batch of products of what the operands were before views made several of their dimensions one, as those
/// of `einsum` do: XLA moves data to merge dimensions that do not lie side by side, and computes nothing elementwise in
/// the product's kernel across that. Merged batches stay, of which XLA makes better kernels. `None` where nothing else
/// was made one.
fn product_of_sources<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Option<Val<'m>> {
    if !h.for_tpu() {
        return None;
    }
    let (a, b) = (call.merged_from(0)?, call.merged_from(1)?);
    if !a.is_merged() && !b.is_merged() || a.value.dtype != b.value.dtype {
        return None;
    }
    let (a, b) = (a.without_ones(h), b.without_ones(h));
    let ([a_batch, rows, a_contract], [b_batch, b_contract, columns]) = (&a.parts[..], &b.parts[..]) else {
        return None;
    };
    let sizes = |x: &Val<'m>, list: &[i64]| -> Dims { list.iter().map(|d| x.dims[*d as usize]).collect() };
    let same = |x: &[i64], y: &[i64]| sizes(&a.value, x) == sizes(&b.value, y);
    if a_batch.len() > 1 || !same(a_batch, b_batch) || !same(a_contract, b_contract) {
        return None;
    }
    let dims = DotDims {
        lhs_batch: a_batch,
        rhs_batch: b_batch,
        lhs_contract: a_contract,
        rhs_contract: b_contract,
    };
    // The free dimensions of the product come in the order in which the operands have them.
    let mut order: Dims = (0..a_batch.len() as i64).collect();
    for list in [rows, columns] {
        let start = order.len() as i64;
        order.extend(list.iter().map(|d| start + list.iter().filter(|other| *other < d).count() as i64));
    }
    Some(h.transpose(&product(h, &a.value, &b.value, dims), &order))
}

/// `mv(self, vec)`
fn mv<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    plain(h, call, MATRIX)
}

/// `dot(self, tensor)`
fn dot<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    plain(h, call, VECTOR)
}

/// `vdot(self, other)`: the dot product with the conjugate of `self`.
fn vdot<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (a, b) = (call.tensor(0)?, call.tensor(1)?);
    let a = if a.dtype.is_complex() { h.complex(&h.real(&a), &h.unary("negate", &h.imag(&a))) } else { a };
    Ok(h.convert(&product(h, &a, &b, VECTOR), call.out().dtype))
}

/// Whether a factor is this number.
fn is(factor: Scalar, number: f64) -> bool {
    factor.as_f64() == number && !matches!(factor, Scalar::Complex(..))
}

/// `x * factor`, where a factor of 1 costs nothing.
fn scaled<'m>(h: &Hlo<'m>, x: &Val<'m>, factor: Scalar) -> Val<'m> {
    if is(factor, 1.0) {
        return x.clone();
    }
    let factor = h.full(factor, x.dtype, &x.dims);
    if x.dtype == DType::Bool { h.binary("and", x, &factor) } else { h.multiply(x, &factor) }
}

/// `beta * self + alpha * product`, rounded once, where `self` broadcasts to the product. With `beta` 0, NaN in `self`
/// does not matter.
fn add_product<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, product: &Val<'m>) -> Lower<Val<'m>> {
    let alpha = call.kw_scalar("alpha").unwrap_or(Scalar::Int(1));
    let beta = call.kw_scalar("beta").unwrap_or(Scalar::Int(1));
    let product = scaled(h, product, alpha);
    if is(beta, 1.0)
        && let Some(sum) = h.small_product_plus(&product, &call.tensor(0)?)
    {
        return Ok(h.convert(&sum, call.out().dtype));
    }
    let sum = if is(beta, 0.0) {
        product
    } else {
        let x = h.convert(&call.tensor(0)?, product.dtype);
        h.add(&scaled(h, &h.broadcast_to(&x, &product.dims), beta), &product)
    };
    Ok(h.convert(&sum, call.out().dtype))
}

/// `add…(self, a, b, *, beta=1, alpha=1)`
fn added<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, dims: DotDims<'_>) -> Lower<Val<'m>> {
    let (x, a) = (call.tensor(0)?.dtype, call.tensor(1)?.dtype);
    if x != a {
        return invalid(format!("{x} is added to a product of {a}, which must have the same type"));
    }
    add_product(h, call, &product(h, &call.tensor(1)?, &call.tensor(2)?, dims))
}

/// `addmm(self, mat1, mat2, *, beta=1, alpha=1)`
fn addmm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let bias = call.tensor(0)?;
    if bias.rank() == 1
        && bias.dtype == call.tensor(1)?.dtype
        && let Some(product) = unmerged_product(h, call, 1)?
    {
        return Ok(h.reshape(&add_product(h, call, &product)?, &call.out().dims));
    }
    added(h, call, MATRIX)
}

/// `baddbmm(self, batch1, batch2, *, beta=1, alpha=1)`
fn baddbmm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    added(h, call, BATCH)
}

/// `addbmm(self, batch1, batch2, *, beta=1, alpha=1)`
fn addbmm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    added(h, call, SUMMED)
}

/// `addmv(self, mat, vec, *, beta=1, alpha=1)`
fn addmv<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    added(h, call, MATRIX)
}

/// `addr(self, vec1, vec2, *, beta=1, alpha=1)`
fn addr<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (a, b) = (call.tensor(1)?, call.tensor(2)?);
    let (&[rows], &[columns]) = (&a.dims[..], &b.dims[..]) else {
        return invalid(format!("an outer product of {} and {}", a.shape(), b.shape()));
    };
    let dims = [rows, columns];
    let dtype = accumulation(call.out().dtype);
    let column = h.broadcast_in_dim(&h.convert(&a, dtype), &dims, &[0]);
    let row = h.broadcast_in_dim(&h.convert(&b, dtype), &dims, &[1]);
    let product =
        if dtype == DType::Bool { h.binary("and", &column, &row) } else { h.multiply(&column, &row) };
    add_product(h, call, &product)
}

/// `_trilinear(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim=1)`: the elementwise product of three tensors,
/// each with dimensions of size 1 put in at the positions of its `expand` list, summed over `sumdim`.
fn _trilinear<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    let mut factors = Vec::new();
    for i in 0..3 {
        let x = h.convert(&call.tensor(i)?, accumulation(out.dtype));
        let mut dims = x.dims.clone();
        let mut expand = call.ints(i + 3)?;
        expand.sort_unstable();
        for d in expand {
            match usize::try_from(d) {
                Ok(d) if d <= dims.len() => dims.insert(d, 1),
                _ => return invalid(format!("a new dimension at {d}")),
            }
        }
        factors.push(h.reshape(&x, &dims));
    }
    let rank = factors[0].rank();
    if factors.iter().any(|f| f.rank() != rank) {
        return invalid("factors of different ranks");
    }
    let dims: Dims =
        (0..rank).map(|d| factors.iter().map(|f| f.dims[d]).find(|n| *n != 1).unwrap_or(1)).collect();
    let factors: Vec<Val<'m>> = factors.iter().map(|f| broadcast(h, f, &dims)).collect::<Lower<Vec<_>>>()?;
    let product = h.multiply(&h.multiply(&factors[0], &factors[1]), &factors[2]);
    Ok(h.convert(&sum_over(h, &product, &call.ints(6)?), out.dtype))
}
