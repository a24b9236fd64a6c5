//! The negative log likelihood loss.

use super::softmax::Shifts;
use super::{accumulation, sum_over};
use crate::fx::{Arg, DType, Node};
use crate::lowering::hlo::GatherDims;
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::types::Dims;
use crate::lowering::{Call, Hlo, Lower, Val, invalid};

pub const OPS: &[OpDef] = &[
    one("aten.nll_loss2d_backward.default", nll_loss_backward),
    many("aten.nll_loss2d_forward.default", nll_loss_forward),
    one("aten.nll_loss_backward.default", nll_loss_backward),
    many("aten.nll_loss_forward.default", nll_loss_forward),
];

const MEAN: i64 = 1;

/// Input and target of a loss over classes.
struct Classes<'m> {
    /// Class scores in their own type; classes lie along `dim`.
    x: Val<'m>,
    /// The type that losses are computed in.
    wide: DType,
    dim: usize,
    /// Class indices in int64, with the sizes of `x` without `dim`; ignored ones are 0.
    target: Val<'m>,
    /// Where the target is not the ignored index.
    counted: Val<'m>,
    /// The weight of each target's class, 0 if ignored, in the wide type.
    weight: Val<'m>,
}

impl<'m> Classes<'m> {
    /// Reads `self`, `target`, `weight` and `ignore_index` at these positions.
    fn read(h: &Hlo<'m>, call: &Call<'_, 'm>, first: usize) -> Lower<Classes<'m>> {
        let (x, target) = (call.tensor(first)?, call.tensor(first + 1)?);
        if !matches!(target.dtype, DType::I64 | DType::U8) {
            return invalid(format!("targets of type {}", target.dtype));
        }
        if let Some(weight) = call.opt_tensor(first + 2)?
            && weight.dtype != x.dtype
        {
            return invalid(format!("weights of type {} for scores of type {}", weight.dtype, x.dtype));
        }
        let target = h.convert(&target, DType::I64);
        let wide = accumulation(x.dtype);
        if x.rank() == 0 {
            return invalid("a score has no classes");
        }
        let dim = usize::from(x.rank() > 1);
        let mut sizes = x.dims.clone();
        sizes.remove(dim);
        if target.dims != sizes && target.numel() != sizes.iter().product::<i64>() {
            return invalid(format!("targets of sizes {:?} for scores of sizes {:?}", target.dims, x.dims));
        }
        let target = h.reshape(&target, &sizes);
        let ignored = h.full(call.scalar(first + 4)?, DType::I64, &sizes);
        let counted = h.compare("NE", &target, &ignored);
        let zero = h.zeros(wide, &sizes);
        let target = h.select(&counted, &target, &h.zeros(DType::I64, &sizes));
        let weight = match call.opt_tensor(first + 2)? {
            Some(weight) => h.take(&h.convert(&weight, wide), &target, 0),
            None => h.ones(wide, &sizes),
        };
        let weight = h.select(&counted, &weight, &zero);
        Ok(Classes { x, wide, dim, target, counted, weight })
    }

    /// The score of each target's class, in the wide type; NaN if the target names no class, which eager PyTorch
    /// refuses.
    fn scores(&self, h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
        if self.target.numel() == 0 {
            return Ok(h.zeros(self.wide, &self.target.dims));
        }
        let scores = h.convert(&self.picked(h, call, call.arg(0), &self.x)?, self.wide);
        Ok(h.select(&self.names_class(h), &scores, &h.full_like(f64::NAN, &scores)))
    }

    /// The elements of `x`, the value of `arg`, at each target's class. Of what is computed for itself in each element,
    /// as a logarithmic softmax is from its shifts, it is computed for these alone: XLA would make all of them first.
    fn picked(&self, h: &Hlo<'m>, call: &Call<'_, 'm>, arg: &Arg, x: &Val<'m>) -> Lower<Val<'m>> {
        let elementwise = |node: &&Node| {
            matches!(&*node.op, "aten._to_copy.default" | "aten.sub.Tensor" | "aten._log_softmax.default")
        };
        let Some(node) = call.maker(arg).filter(elementwise) else { return Ok(self.gathered(h, x)) };
        let outs = [Some(x.shape())];
        let made = Call { node, outs: &outs, ..*call };
        let operand = made.tensor(0)?;
        if &*node.op == "aten._log_softmax.default" {
            // One that others read is there anyway.
            if made.dim(1, x.rank())? != self.dim || made.reads(0) > 1 {
                return Ok(self.gathered(h, x));
            }
            let (shifts, _) = Shifts::of_call(h, &made)?;
            let rest = h.convert(&self.picked(h, &made, made.arg(0), &operand)?, shifts.highest.dtype);
            let shifted = h.subtract(&rest, &h.reshape(&shifts.highest, &rest.dims));
            return Ok(h.convert(&h.subtract(&shifted, &h.reshape(&shifts.log_sum, &rest.dims)), x.dtype));
        }
        if &*node.op == "aten._to_copy.default" {
            return Ok(h.convert(&self.picked(h, &made, made.arg(0), &operand)?, x.dtype));
        }
        let mut sizes = x.dims.clone();
        sizes[self.dim] = 1;
        let plain = made.kw_scalar("alpha").is_none_or(|alpha| alpha.as_f64() == 1.0);
        match made.opt_tensor(1) {
            Ok(Some(shift))
                if plain && shift.dims == sizes && operand.shape() == x.shape() && shift.dtype == x.dtype =>
            {
                let rest = self.picked(h, &made, made.arg(0), &operand)?;
                Ok(h.subtract(&rest, &h.reshape(&shift, &rest.dims)))
            }
            _ => Ok(self.gathered(h, x)),
        }
    }

    /// The elements of `x` at each target's class.
    fn gathered(&self, h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
        let batch: Dims = (0..self.x.rank() as i64).filter(|d| *d != self.dim as i64).collect();
        let index_batch: Dims = (0..self.target.rank() as i64).collect();
        let mut index_dims = self.target.dims.clone();
        index_dims.push(1);
        let slice: Dims = self.x.dims.iter().map(|_| 1).collect();
        let dims = GatherDims {
            collapsed_slice: &[self.dim as i64],
            operand_batching: &batch,
            start_indices_batching: &index_batch,
            start_index_map: &[self.dim as i64],
            index_vector: self.target.rank() as i64,
            ..GatherDims::default()
        };
        let indices = h.reshape(&self.target, &index_dims);
        h.gather(x, &indices, dims, &slice, &self.target.dims)
    }

    /// Where the target names a class.
    fn names_class(&self, h: &Hlo<'m>) -> Val<'m> {
        let classes = h.full(Scalar::Int(self.x.dims[self.dim]), DType::I64, &self.target.dims);
        let low = h.compare("GE", &self.target, &h.zeros(DType::I64, &self.target.dims));
        h.binary("and", &low, &h.compare("LT", &self.target, &classes))
    }
}

/// `nll_loss_forward(self, target, weight, reduction, ignore_index)`: the loss and the total weight.
fn nll_loss_forward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let classes = Classes::read(h, call, 0)?;
    let scores = h.unary("negate", &classes.scores(h, call)?);
    // Ignored elements are selected away: their score may be infinite.
    let zeros = h.zeros(scores.dtype, &scores.dims);
    let losses = h.select(&classes.counted, &h.multiply(&scores, &classes.weight), &zeros);
    let reduction = call.int(3)?;
    let all: Dims = (0..losses.rank() as i64).collect();
    let (loss, total) = if reduction == 0 && classes.x.rank() > 1 {
        // Losses that stay apart have no total weight; PyTorch reports 0.
        (losses, h.zeros(zeros.dtype, &[]))
    } else {
        let (sum, total) = (sum_over(h, &losses, &all), sum_over(h, &classes.weight, &all));
        (if reduction == MEAN { h.divide(&sum, &total) } else { sum }, total)
    };
    let results = [loss, total].into_iter().zip(call.outs);
    Ok(results
        .map(|(r, out)| out.as_ref().map(|out| h.convert(&h.reshape(&r, &out.dims), out.dtype)))
        .collect())
}

/// The gradients of `nll_loss_backward` by the scores of the targets' classes, with the sizes of the targets, in the
/// wide type; all other gradients are 0.
fn target_gradients<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<(Classes<'m>, Val<'m>)> {
    let classes = Classes::read(h, call, 1)?;
    let mut grad = h.convert(&call.tensor(0)?, classes.wide);
    if call.int(4)? == MEAN {
        grad = h.divide(&grad, &h.convert(&call.tensor(6)?, classes.wide));
    }
    let grad = h.broadcast_to(&grad, &classes.target.dims);
    let grad = h.unary("negate", &h.multiply(&grad, &classes.weight));
    Ok((classes, grad))
}

/// The sums over dimension `dim` of the gradient at argument 0, in type `dtype`, where it is one of
/// [`nll_loss_backward`] over the classes along `dim`: of its elements along a row all but one are 0. `None` for any
/// other gradient.
pub(super) fn sum_of_gradient<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    dim: usize,
    dtype: DType,
) -> Lower<Option<Val<'m>>> {
    let made = |op: &str| matches!(op, "aten.nll_loss_backward.default" | "aten.nll_loss2d_backward.default");
    let Some(node) = call.maker(call.arg(0)).filter(|node| made(&node.op)) else { return Ok(None) };
    let outs = [Some(call.tensor(0)?.shape())];
    let made = Call { node, outs: &outs, ..*call };
    let (classes, grad) = target_gradients(h, &made)?;
    // A target that names no class has no gradient at all.
    let grad = h.select(&classes.names_class(h), &grad, &h.zeros(grad.dtype, &grad.dims));
    let grad = h.select(&classes.counted, &grad, &h.zeros(grad.dtype, &grad.dims));
    Ok((classes.dim == dim).then(|| h.convert(&h.convert(&grad, made.out().dtype), dtype)))
}

/// `nll_loss_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight)`
fn nll_loss_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (classes, grad) = target_gradients(h, call)?;
    let x = &classes.x;
    let kept: Dims = (0..x.rank() as i64).filter(|d| *d != classes.dim as i64).collect();
    let spread = |v: &Val<'m>| h.broadcast_in_dim(v, &x.dims, &kept);
    let hit = h.compare("EQ", &h.iota(DType::I64, &x.dims, classes.dim), &spread(&classes.target));
    let hit = h.binary("and", &hit, &spread(&classes.counted));
    let grad = h.select(&hit, &spread(&grad), &h.zeros(classes.wide, &x.dims));
    Ok(h.convert(&grad, call.out().dtype))
}
