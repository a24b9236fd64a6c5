//! Products of groups of rows, each with a matrix of its own: the layers of a mixture of experts.
//!
//! How many rows a group has depends on data, and a program's sizes do not: each group's matrix is multiplied with all
//! rows, in a loop over the groups, and the group's rows are kept. That is as many times the work as there are groups
//! for each row, and exact: no row meets another group's numbers.

use super::call::Scalar;
use super::hlo::DotDims;
use super::indexing::as_index;
use super::matmul::{MATRIX, TIMES_TRANSPOSED};
use super::reductions::accumulation;
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

/// Rows `[rows, k]`, matrices `[groups, k, n]`, and the row after the last one of each group, `[groups]`.
struct Groups<'m> {
    rows: Val<'m>,
    matrices: Val<'m>,
    ends: Val<'m>,
}

impl<'m> Groups<'m> {
    fn new(h: &Hlo<'m>, rows: Val<'m>, matrices: Val<'m>, ends: &Val<'m>) -> Lower<Self> {
        let fits = rows.rank() == 2
            && matrices.rank() == 3
            && rows.dims[1] == matrices.dims[1]
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
        let ends = h.convert(&as_index(ends)?, DType::I32);
        Ok(Groups { rows, matrices, ends })
    }

    fn count(&self) -> i64 {
        self.matrices.dims[0]
    }
}

/// `body(h, group, carried, which rows belong to the group [rows], others)` gives the next `carried`.
type GroupBody<'b> = &'b dyn for<'n> Fn(&Hlo<'n>, &Val<'n>, &Val<'n>, &Val<'n>, &[Val<'n>]) -> Val<'n>;

/// Loops over groups, from first to last; `others` are what the body reads besides.
fn for_each_group<'m>(
    h: &Hlo<'m>,
    groups: &Groups<'m>,
    carried: &Val<'m>,
    others: &[&Val<'m>],
    body: GroupBody<'_>,
) -> Val<'m> {
    let (count, rows) = (groups.count(), groups.rows.dims[0]);
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    let mut init = vec![&zero, carried, &groups.ends];
    init.extend(others);
    let mut results = h.repeat(count, &init, &|h, group, v| {
        let (start, ends) = (&v[0], &v[2]);
        let end = h.reshape(&h.dynamic_slice(ends, std::slice::from_ref(group), &[1]), &[]);
        let row = h.iota(DType::I32, &[rows], 0);
        let [first, last] = [start, &end].map(|x| h.broadcast_in_dim(x, &[rows], &[]));
        let mine = h.binary("and", &h.compare("GE", &row, &first), &h.compare("LT", &row, &last));
        let next = body(h, group, &v[1], &mine, &v[3..]);
        [end, next].into_iter().chain(v[2..].iter().cloned()).collect()
    });
    results.swap_remove(1)
}

/// Matrix `group` of a stack of matrices.
fn matrix<'m>(h: &Hlo<'m>, stack: &Val<'m>, group: &Val<'m>) -> Val<'m> {
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    let dims = [1, stack.dims[1], stack.dims[2]];
    let slice = h.dynamic_slice(stack, &[group.clone(), zero.clone(), zero], &dims);
    h.reshape(&slice, &dims[1..])
}

/// Each row times its group's matrix, or times its transpose. Rows that belong to no group are zero.
fn product<'m>(h: &Hlo<'m>, groups: &Groups<'m>, rows: &Val<'m>, dims: DotDims<'_>) -> Val<'m> {
    let width = groups.matrices.dims[if dims.rhs_contract == [0] { 2 } else { 1 }];
    let dtype = accumulation(rows.dtype);
    let zeros = h.zeros(dtype, &[rows.dims[0], width]);
    for_each_group(h, groups, &zeros, &[rows, &groups.matrices], &|h, group, sum, mine, others| {
        let product = h.dot_general(&others[0], &matrix(h, &others[1], group), dims, dtype);
        h.select(&h.broadcast_in_dim(mine, &product.dims, &[0]), &product, sum)
    })
}

/// `grouped_mm_fallback(input, weight, offs)`, an op that transformers registers.
fn grouped_mm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let groups = Groups::new(h, call.tensor(0)?, call.tensor(1)?, &call.tensor(2)?)?;
    Ok(h.convert(&product(h, &groups, &groups.rows, MATRIX), call.out().dtype))
}

/// `grouped_mm_fallback_backward(input, weight, offs, grad_output)`: the gradients of `input` and `weight`.
fn grouped_mm_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let groups = Groups::new(h, call.tensor(0)?, call.tensor(1)?, &call.tensor(2)?)?;
    let grad = call.tensor(3)?;
    let wanted = [groups.rows.dims[0], groups.matrices.dims[2]];
    if grad.dims.as_slice() != wanted || grad.dtype != groups.rows.dtype {
        return invalid(format!("a gradient {} of a result {wanted:?}", grad.shape()));
    }
    let grad_rows = product(h, &groups, &grad, TIMES_TRANSPOSED);
    let dtype = accumulation(grad.dtype);
    let zeros = h.zeros(dtype, &groups.matrices.dims);
    let grad_matrices =
        for_each_group(h, &groups, &zeros, &[&groups.rows, &grad], &|h, group, sums, mine, others| {
            let [rows, grads] = [&others[0], &others[1]]
                .map(|x| h.select(&h.broadcast_in_dim(mine, &x.dims, &[0]), x, &h.zeros(x.dtype, &x.dims)));
            let sum = h.dot_general(&rows, &grads, TRANSPOSED_TIMES, dtype);
            let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
            let sum = h.reshape(&sum, &[1, sums.dims[1], sums.dims[2]]);
            h.dynamic_update_slice(sums, &sum, &[group.clone(), zero.clone(), zero])
        });
    let results = [grad_rows, grad_matrices];
    Ok(results.iter().zip(call.outs).map(|(r, o)| o.as_ref().map(|o| h.convert(r, o.dtype))).collect())
}

/// `_grouped_mm(self, mat2, offs=None, bias=None, out_dtype=None)`, where groups are rows of `self`.
fn _grouped_mm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (rows, matrices) = (call.tensor(0)?, call.tensor(1)?);
    if rows.rank() != 2 || matrices.rank() != 3 || *call.arg(3) != Arg::None {
        return unsupported("groups other than of rows of the first operand, or a bias");
    }
    let Some(ends) = call.opt_tensor(2)? else { return invalid("groups without their ends") };
    let groups = Groups::new(h, rows, matrices, &ends)?;
    Ok(h.convert(&product(h, &groups, &groups.rows, MATRIX), call.out().dtype))
}
