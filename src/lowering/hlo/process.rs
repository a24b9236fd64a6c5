//! Calls of the process that runs a program, on the CPU.

use super::{Attribute, Hlo, Val};
use crate::fx::DType;
use crate::lowering::types::Shape;

/// Target of a program's call for a small product; `pjrt::small_product` has the handler.
const SMALL_PRODUCT: &str = "torchtpu_small_product";
/// Most rows of a small product, and most of its multiplications.
const MOST_ROWS: i64 = 4;
const MOST_MULTIPLICATIONS: i64 = 1 << 16;

impl<'m> Hlo<'m> {
    /// A call of a function of the process that runs the program, with dense tensors in the order of their dimensions. The
    /// platform is the CPU.
    pub fn call_process(
        &self,
        target: &str,
        has_effect: bool,
        operands: &[&Val<'m>],
        results: &[Shape],
    ) -> Vec<Val<'m>> {
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
            ("call_target_name", Attribute::Str(target)),
            ("api_version", "4 : i32".into()),
            ("backend_config", "{}".into()),
            ("has_side_effect", has_effect.into()),
            ("operand_layouts", of_operands.as_str().into()),
            ("result_layouts", of_results.as_str().into()),
        ];
        self.op("stablehlo.custom_call", operands, results, &attributes, Vec::new())
    }

    /// The product of `rows` with `matrix`, transposed, computed by a function of the process. `None` where it is not small,
    /// or where the program may not call.
    pub(super) fn small_product(&self, rows: &Val<'m>, matrix: &Val<'m>) -> Option<Val<'m>> {
        let (&[m, k], &[n, _]) = (&rows.dims[..], &matrix.dims[..]) else { return None };
        let count = m.checked_mul(k)?.checked_mul(n)?;
        if !self.settings.calls_process
            || rows.dtype != DType::F32
            || !(1..=MOST_ROWS).contains(&m)
            || !(1..=MOST_MULTIPLICATIONS).contains(&count)
        {
            return None;
        }
        let result = Shape::new(DType::F32, &[m, n]);
        self.call_process(SMALL_PRODUCT, false, &[rows, matrix], &[result]).pop()
    }
}
