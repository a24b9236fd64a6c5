//! Calls of the process that runs a program, on the CPU.

use super::{Attribute, DotDims, Hlo, Val};
use crate::fx::DType;
use crate::lowering::types::{Dims, Shape};
use crate::program::HostCall;
use melior::ir::attribute::StringAttribute;
use melior::ir::operation::{OperationLike, OperationResult};

/// Most rows of a small product, and most of its multiplications.
const MOST_ROWS: i64 = 4;
const MOST_MULTIPLICATIONS: i64 = 1 << 16;

impl<'m> Hlo<'m> {
    /// A call of the process that runs the program. The platform is the CPU.
    pub fn call_process(&self, call: HostCall, operands: &[&Val<'m>], results: &[Shape]) -> Vec<Val<'m>> {
        let layouts = |ranks: &mut dyn Iterator<Item = usize>| {
            let layout = |rank: usize| {
                let order: Vec<usize> = (0..rank).rev().collect();
                format!("dense<{order:?}> : tensor<{rank}xindex>")
            };
            format!("[{}]", ranks.map(layout).collect::<Vec<_>>().join(", "))
        };
        let of_operands = layouts(&mut operands.iter().map(|x| x.rank()));
        let of_results = layouts(&mut results.iter().map(|x| x.dims.len()));
        let attributes = [
            ("call_target_name", Attribute::Str(call.target())),
            ("api_version", "4 : i32".into()),
            ("backend_config", "{}".into()),
            ("has_side_effect", (!call.is_computation()).into()),
            ("operand_layouts", of_operands.as_str().into()),
            ("result_layouts", of_results.as_str().into()),
        ];
        self.op("stablehlo.custom_call", operands, results, &attributes, Vec::new())
    }

    /// The product of integers, in the operands' type, computed by a function of the process. `None` if the program may
    /// not call, and for other products.
    pub(in crate::lowering) fn integer_product(
        &self,
        a: &Val<'m>,
        b: &Val<'m>,
        dims: DotDims<'_>,
        out: DType,
    ) -> Option<Val<'m>> {
        let whole = out.is_int() && a.dtype == out && b.dtype == out;
        if !self.settings.calls_process || !whole || a.numel() == 0 || b.numel() == 0 {
            return None;
        }
        // As `[batch, rows, length]` and `[batch, length, columns]`.
        let turned = |x: &Val<'m>, batch: &[i64], contract: &[i64], contract_first: bool| {
            let free: Dims =
                (0..x.rank() as i64).filter(|d| !batch.contains(d) && !contract.contains(d)).collect();
            let (first, last): (&[i64], &[i64]) =
                if contract_first { (contract, &free) } else { (&free, contract) };
            let order: Vec<i64> = [batch, first, last].concat();
            let size = |list: &[i64]| list.iter().map(|d| x.dims[*d as usize]).product::<i64>();
            let sizes = [size(batch), size(first), size(last)];
            let kept: Dims = free.iter().map(|d| x.dims[*d as usize]).collect();
            (self.reshape(&self.transpose(x, &order), &sizes), kept)
        };
        let (left, rows) = turned(a, dims.lhs_batch, dims.lhs_contract, false);
        let (right, columns) = turned(b, dims.rhs_batch, dims.rhs_contract, true);
        if left.dims[0] != right.dims[0] || left.dims[2] != right.dims[1] {
            return None;
        }
        let result = Shape::new(out, &[left.dims[0], left.dims[1], right.dims[2]]);
        let product = self.call_process(HostCall::IntegerProduct, &[&left, &right], &[result]).pop()?;
        let mut sizes: Dims = dims.lhs_batch.iter().map(|d| a.dims[*d as usize]).collect();
        sizes.extend(rows);
        sizes.extend(columns);
        Some(self.reshape(&product, &sizes))
    }

    /// The product of `rows` with `matrix`, transposed, computed by a function of the process. `None` if it is not
    /// small, or if the program may not call.
    pub(super) fn small_product(&self, rows: &Val<'m>, matrix: &Val<'m>) -> Option<Val<'m>> {
        let (&[m, k], &[n, length]) = (&rows.dims[..], &matrix.dims[..]) else { return None };
        let count = m.checked_mul(k)?.checked_mul(n)?;
        if !self.settings.calls_process
            || rows.dtype != DType::F32
            || matrix.dtype != DType::F32
            || k != length
            || !(1..=MOST_ROWS).contains(&m)
            || !(1..=MOST_MULTIPLICATIONS).contains(&count)
        {
            return None;
        }
        let result = Shape::new(DType::F32, &[m, n]);
        self.call_process(HostCall::SmallProduct, &[rows, matrix], &[result]).pop()
    }

    /// `product + row` for each row, if the product is a small one and `row` broadcasts along its columns: computed by
    /// the same call. `None` for others.
    pub(in crate::lowering) fn small_product_plus(
        &self,
        product: &Val<'m>,
        row: &Val<'m>,
    ) -> Option<Val<'m>> {
        let operands = self.operands_of_call(product, HostCall::SmallProduct)?;
        let [rows, matrix] = &operands[..] else { return None };
        let &[_, columns] = &product.dims[..] else { return None };
        // A column of as many elements broadcasts along the rows.
        let is_row = matches!(row.dims[..], [n] | [1, n] if n == columns);
        if row.dtype != DType::F32 || !is_row {
            return None;
        }
        let row = self.reshape(row, &[columns]);
        self.call_process(HostCall::SmallProduct, &[rows, matrix, &row], &[product.shape()]).pop()
    }

    /// The larger of 0 and each element of a small product, or of its sum with a row: computed by the same call. `None`
    /// for others.
    pub(in crate::lowering) fn small_product_relu(&self, product: &Val<'m>) -> Option<Val<'m>> {
        let operands = self.operands_of_call(product, HostCall::SmallProduct)?;
        let operands: Vec<&Val<'m>> = operands.iter().collect();
        self.call_process(HostCall::SmallReluProduct, &operands, &[product.shape()]).pop()
    }

    /// The operands of the call that made `x`, which all have its type.
    fn operands_of_call(&self, x: &Val<'m>, call: HostCall) -> Option<Vec<Val<'m>>> {
        let made = OperationResult::try_from(x.value).ok()?.owner();
        let name = StringAttribute::try_from(made.attribute("call_target_name").ok()?).ok()?;
        if name.value() == call.target() { self.operands_of(x) } else { None }
    }
}
