//! Linear algebra that StableHLO has ops for.

use super::{Hlo, Val};
use crate::fx::DType;
use crate::lowering::CpuForm;
use crate::lowering::scalar::Scalar;
use crate::lowering::types::Shape;
use crate::program::HostCall;

impl<'m> Hlo<'m> {
    /// Whether matrices of these elements are factorized by the process that runs the program; `host_calls`
    /// has the handlers.
    pub fn factorizes_by_process(&self, a: &Val<'m>) -> bool {
        self.settings.calls_for(CpuForm::Factorizations)
            && matches!(a.dtype, DType::F32 | DType::F64)
            && a.numel() > 0
    }

    /// [`Hlo::triangular_solve`] of stacks of real matrices.
    fn triangular_by_process(
        &self,
        a: &Val<'m>,
        b: &Val<'m>,
        left: bool,
        lower: bool,
        unit: bool,
    ) -> Val<'m> {
        if !left {
            let turned = |x: &Val<'m>| self.transpose(x, &[0, 2, 1]);
            return turned(&self.triangular_by_process(&turned(a), &turned(b), true, !lower, unit));
        }
        let form = Scalar::Int(i64::from(lower) + 2 * i64::from(unit));
        let form = self.full(form, DType::I32, &[1]);
        self.call_process(HostCall::Triangular, &[a, b, &form], &[b.shape()]).swap_remove(0)
    }

    /// `x` with `a x = b`, or `x a = b` unless `left`, for stacks of triangular matrices `a`; the other triangle
    /// is not read, and with `unit` the diagonal counts as ones.
    pub fn triangular_solve(&self, a: &Val<'m>, b: &Val<'m>, left: bool, lower: bool, unit: bool) -> Val<'m> {
        let side = if left { b.rank().wrapping_sub(2) } else { b.rank().wrapping_sub(1) };
        let fits = a.rank() == b.rank()
            && a.dtype == b.dtype
            && a.rank() >= 2
            && a.dims[..a.rank() - 2] == b.dims[..b.rank() - 2]
            && a.dims[a.rank() - 1] == a.dims[a.rank() - 2]
            && b.dims.get(side) == a.dims.last();
        if !fits {
            self.refuse(|| format!("triangular_solve of {} and {}", a.shape(), b.shape()));
        }
        if fits && self.factorizes_by_process(a) && a.rank() == 3 && b.numel() > 0 {
            return self.triangular_by_process(a, b, left, lower, unit);
        }
        let attributes = [
            ("left_side", left.into()),
            ("lower", lower.into()),
            ("unit_diagonal", unit.into()),
            ("transpose_a", "#stablehlo<transpose NO_TRANSPOSE>".into()),
        ];
        self.op1("stablehlo.triangular_solve", &[a, b], b.shape(), &attributes)
    }

    /// Ascending eigenvalues of a stack of symmetric matrices, and their eigenvectors if `vectors` is set. `upper` says
    /// which triangle is read. The matrices are ones of
    /// [`Hlo::factorizes_by_process`].
    pub fn eigh_by_process(&self, a: &Val<'m>, upper: bool, vectors: bool) -> (Val<'m>, Option<Val<'m>>) {
        let by_columns = self.transpose(a, &[0, 2, 1]);
        let form = self.full(Scalar::Int(i64::from(upper)), DType::I32, &[1]);
        let shapes = [Shape::new(a.dtype, &a.dims[..2]), a.shape()];
        let declared = if vectors { &shapes[..] } else { &shapes[..1] };
        let mut results = self.call_process(HostCall::Eigh, &[&by_columns, &form], declared);
        let found = results.split_off(1).pop();
        (results.swap_remove(0), found.map(|vectors| self.transpose(&vectors, &[0, 2, 1])))
    }

    /// Descending singular values of a stack of matrices, and `U` and `Vᵀ` with as many columns and rows as `counts`
    /// has, if that is not `None`. The matrices are ones of
    /// [`Hlo::factorizes_by_process`].
    pub fn svd_by_process(&self, a: &Val<'m>, counts: Option<[i64; 2]>) -> (Val<'m>, Option<[Val<'m>; 2]>) {
        let (batch, rows, columns) = (a.dims[0], a.dims[1], a.dims[2]);
        let by_columns = self.transpose(a, &[0, 2, 1]);
        let mut declared = vec![Shape::new(a.dtype, &[batch, rows.min(columns)])];
        if let Some([left, right]) = counts {
            declared.push(Shape::new(a.dtype, &[batch, left, rows]));
            declared.push(Shape::new(a.dtype, &[batch, columns, right]));
        }
        let mut results = self.call_process(HostCall::Svd, &[&by_columns], &declared);
        let vectors: Option<[Val<'m>; 2]> = results.split_off(1).try_into().ok();
        let vectors = vectors.map(|both| both.map(|side| self.transpose(&side, &[0, 2, 1])));
        (results.swap_remove(0), vectors)
    }

    /// Eigenvectors and ascending eigenvalues of a stack of Hermitian matrices, which XLA itself expands: it reads
    /// the lower triangle, and stops when what is off the diagonal is `tolerance` of the whole.
    pub fn eigh(&self, a: &Val<'m>, tolerance: &str) -> [Val<'m>; 2] {
        let rank = a.rank();
        if rank < 2 || a.dims[rank - 1] != a.dims[rank - 2] {
            self.refuse(|| format!("eigenvalues of {}", a.shape()));
            return [a.clone(), a.clone()];
        }
        let values = Shape::new(a.dtype.to_real(), &a.dims[..rank - 1]);
        let config = format!("1,1,100,{tolerance}");
        let attributes = [
            ("call_target_name", super::Attribute::Str("Eigh")),
            ("has_side_effect", false.into()),
            ("backend_config", super::Attribute::Str(&config)),
        ];
        let results = self.op("stablehlo.custom_call", &[a], &[a.shape(), values], &attributes, Vec::new());
        results.try_into().expect("two results")
    }
}
