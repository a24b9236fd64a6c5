//! Calls of the process that runs a program, on the CPU.

use super::chain::Chain;
use super::{Attribute, DotDims, Hlo, Val};
use crate::fx::DType;
use crate::lowering::CpuForm;
use crate::lowering::types::{Dims, Shape};
use crate::program::HostCall;
use melior::ir::attribute::StringAttribute;
use melior::ir::operation::{OperationLike, OperationResult};
use std::ops::Range;

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
        let mut attributes = vec![
            ("call_target_name", Attribute::Str(call.target())),
            ("api_version", "4 : i32".into()),
            ("backend_config", "{}".into()),
            ("has_side_effect", (!call.is_computation()).into()),
            ("operand_layouts", of_operands.as_str().into()),
            ("result_layouts", of_results.as_str().into()),
        ];
        if call.writes_first() {
            const ALIAS: &str = "[#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, \
                                 operand_tuple_indices = []>]";
            attributes.push(("output_operand_aliases", ALIAS.into()));
        }
        self.op("stablehlo.custom_call", operands, results, &attributes, Vec::new())
    }

    /// A fold of `op` over `dimensions`, computed by functions of the process: over dimensions that lie beside each
    /// other, and then over the others. `None` if the program may not call, for what is small, and for sums and
    /// products that XLA's compiler makes vectors of: across wide rows of few, and, with what computes their operand,
    /// across all rows and along short ones.
    pub(super) fn folded_by_process(
        &self,
        op: &str,
        x: &Val<'m>,
        init: &Val<'m>,
        dimensions: &[i64],
    ) -> Option<Val<'m>> {
        /// Fewest elements for which a call pays, fewest that become one, fewest of a computed row, and of a wide one.
        const LEAST: i64 = 1 << 12;
        const LEAST_FOLDED: i64 = 4;
        const LEAST_COMPUTED: i64 = 64;
        const WIDE: i64 = 32;
        /// Fewest elements that XLA, which folds on one thread, folds in more time.
        const LARGE: i64 = 1 << 18;
        let call = match op {
            "add" => HostCall::Sums,
            "multiply" => HostCall::Products,
            "maximum" => HostCall::Maxima,
            "minimum" => HostCall::Minima,
            _ => return None,
        };
        let is_number = matches!(x.dtype, DType::F32 | DType::F64 | DType::I32 | DType::I64);
        let fits = dimensions.iter().all(|d| (0..x.rank() as i64).contains(d));
        if !self.settings.calls_for(CpuForm::Folds) || !is_number || !fits || x.numel() < LEAST {
            return None;
        }
        let vanishes = |d: &usize| dimensions.contains(&(*d as i64));
        let counts = |d: &usize| x.dims[*d] != 1;
        let end = 1 + (0..x.rank()).rev().find(|d| vanishes(d) && counts(d))?;
        let first = (0..end).rev().take_while(|d| vanishes(d) || !counts(d)).last()?;
        let size = |range: Range<usize>| x.dims[range].iter().product::<i64>();
        let sizes = [size(0..first), size(first..end), size(end..x.rank())];
        let is_there = self.lies_in_memory(x);
        let fits_xla = !is_there && (sizes[2] > 1 || sizes[1] < LEAST_COMPUTED);
        let is_small = !is_there || x.numel() < LARGE;
        let is_left = matches!(op, "add" | "multiply") && (fits_xla || sizes[2] >= WIDE && is_small);
        if sizes[1] < LEAST_FOLDED || is_left {
            return None;
        }
        let (done, left): (Vec<i64>, Vec<i64>) =
            dimensions.iter().partition(|d| (first..x.rank()).contains(&(**d as usize)));
        let kept: Dims = (0..x.rank()).filter(|d| !done.contains(&(*d as i64))).map(|d| x.dims[d]).collect();
        // In sizes of its own, XLA would compute the operand once more.
        let sizes = self.constant_ints(&sizes, DType::I64);
        let folded = self.call_process(call, &[x, &sizes], &[Shape::new(x.dtype, &kept)]).pop()?;
        if !left.is_empty() {
            return Some(self.reduce(op, &folded, init, &left));
        }
        let begins_empty = op == "add" && init.known.chain == Chain::Number(0.0);
        let begin = || self.broadcast_in_dim(init, &kept, &[]);
        Some(if begins_empty { folded } else { self.binary(op, &begin(), &folded) })
    }

    /// Weighted sums of elements along dimension `dim`, computed by a function of the process: sum `i` adds the
    /// products of the weights of term `i` with the elements at their places. `None` if the program may not call, and
    /// for few elements.
    pub(in crate::lowering) fn weighted_sums(
        &self,
        x: &Val<'m>,
        dim: usize,
        terms: impl FnOnce() -> Vec<Vec<(i64, f64)>>,
    ) -> Option<Val<'m>> {
        /// Fewest elements for which a call pays.
        const LEAST: i64 = 1 << 12;
        let is_number = matches!(x.dtype, DType::F32 | DType::F64);
        if !self.settings.calls_for(CpuForm::WeightedSums) || !is_number || x.numel() < LEAST {
            return None;
        }
        let terms = terms();
        if terms.is_empty() {
            return None;
        }
        let size = |range: Range<usize>| x.dims[range].iter().product::<i64>();
        let (outer, inner) = (size(0..dim), size(dim + 1..x.rank()));
        let all = || terms.iter().flatten();
        let places: Vec<i64> = all().map(|(place, _)| *place).collect();
        let weights: Vec<u8> = all().flat_map(|(_, weight)| weight.to_le_bytes()).collect();
        let end = |end: &mut i64, terms: &Vec<(i64, f64)>| {
            *end += terms.len() as i64;
            Some(*end)
        };
        let ends: Vec<i64> = terms.iter().scan(0, end).collect();
        let operand = self.reshape(x, &[outer, x.dims[dim], inner]);
        let [ends, places] = [ends, places].map(|list| self.constant_ints(&list, DType::I32));
        let weights = self.constant(DType::F64, &[weights.len() as i64 / 8], &weights);
        let weights = self.convert(&weights, x.dtype);
        let out = Shape::new(x.dtype, &[outer, terms.len() as i64, inner]);
        let operands = [&operand, &ends, &places, &weights];
        let sums = self.call_process(HostCall::WeightedSums, &operands, &[out]).pop()?;
        let mut dims = x.dims.clone();
        dims[dim] = terms.len() as i64;
        Some(self.reshape(&sums, &dims))
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
        if !self.settings.calls_for(CpuForm::IntegerProducts) || !whole || a.numel() == 0 || b.numel() == 0 {
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
        if !self.settings.calls_for(CpuForm::SmallProducts)
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
