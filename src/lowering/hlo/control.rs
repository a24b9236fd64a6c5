//! Ops with regions: reductions, windows, sorts, loops.

use super::attribute::{Attributes, pairs};
use super::chain::Chain;
use super::{DotDims, Hlo, Known, PadDim, Val};
use crate::fx::DType;
use crate::lowering::STEPS;
use crate::lowering::scalar::Scalar;
use crate::lowering::types::{Dims, Shape, tensor_type};
use melior::ir::operation::OperationBuilder;
use melior::ir::{Block, BlockLike, Region, RegionLike, Type};

/// Builds the ops of a region from its arguments and gives what the region returns.
pub type Body<'b> = &'b dyn for<'n> Fn(&Hlo<'n>, &[Val<'n>]) -> Vec<Val<'n>>;

/// A window that slides over every dimension of an operand.
#[derive(Debug, Clone, Copy)]
pub struct Window<'a> {
    pub sizes: &'a [i64],
    pub strides: &'a [i64],
    pub dilations: &'a [i64],
    pub padding: &'a [(i64, i64)],
}

impl Window<'_> {
    /// Number of window positions along each dimension of an operand.
    pub fn output_dims(&self, dims: &[i64]) -> Dims {
        let count = |d: usize| {
            let padded = dims[d].saturating_add(self.padding[d].0).saturating_add(self.padding[d].1);
            let span = (self.sizes[d] - 1).saturating_mul(self.dilations[d]).saturating_add(1);
            if padded < span { 0 } else { (padded - span) / self.strides[d] + 1 }
        };
        if self.fits(dims.len()) { (0..dims.len()).map(count).collect() } else { dims.into() }
    }

    /// Whether there is a window of an operand of this rank.
    fn fits(&self, rank: usize) -> bool {
        let positive = |numbers: &[i64]| numbers.len() == rank && numbers.iter().all(|n| *n > 0);
        positive(self.sizes)
            && positive(self.strides)
            && positive(self.dilations)
            && self.padding.len() == rank
    }
}

/// Builds one step of a counted loop from the number of the step (a scalar `i32`) and the carried values.
pub type Step<'b> = &'b dyn for<'n> Fn(&Hlo<'n>, &Val<'n>, &[Val<'n>]) -> Vec<Val<'n>>;

impl<'m> Hlo<'m> {
    /// A region with arguments of these shapes that returns what `body` gives.
    pub fn region(&self, arguments: &[Shape], body: Body<'_>) -> Region<'m> {
        self.region_over(arguments, &[], body)
    }

    /// A region that also reads `captured` values of the block around it; `body` is given them after its arguments.
    fn region_over(&self, arguments: &[Shape], captured: &[Val<'m>], body: Body<'_>) -> Region<'m> {
        let types: Vec<(Type<'m>, _)> =
            arguments.iter().map(|s| (tensor_type(self.context, s.dtype, &s.dims), self.location)).collect();
        let region = Region::new();
        {
            let block = region.append_block(Block::new(&types));
            let hlo = self.beside(block);
            let values: Vec<Val<'_>> = arguments
                .iter()
                .enumerate()
                .map(|(i, s)| {
                    let value = block.argument(i).expect("the block has these arguments").into();
                    Val { value, dtype: s.dtype, dims: s.dims.clone(), known: Known::default() }
                })
                .chain(captured.iter().cloned())
                .collect();
            let results: Vec<_> = body(&hlo, &values).iter().map(|v| v.value).collect();
            let terminator = OperationBuilder::new("stablehlo.return", self.location)
                .add_operands(&results)
                .build()
                .expect("an unregistered op has no constraints");
            block.append_operation(terminator);
        }
        region
    }

    /// Folds `op` (`add`, `multiply`, `maximum`, `minimum`, `and`, `or`) over `dimensions`, which vanish.
    /// `init` is a scalar of the operand's type. NaN wins maxima and minima.
    pub fn reduce(&self, op: &str, x: &Val<'m>, init: &Val<'m>, dimensions: &[i64]) -> Val<'m> {
        if self.loses_nan(op, x.dtype) {
            let folded = self.folded_by_process(op, x, init, dimensions);
            let by_bits = || self.by_bits(op, x, init, |x, init| self.reduce(op, x, init, dimensions));
            return folded.unwrap_or_else(by_bits);
        }
        self.reduce_numbers(op, x, init, dimensions)
    }

    /// As [`Hlo::reduce`], in XLA's fastest form. A NaN may not win: this is for uses that bring it into their result
    /// by other ways.
    pub fn reduce_numbers(&self, op: &str, x: &Val<'m>, init: &Val<'m>, dimensions: &[i64]) -> Val<'m> {
        let fold = |init: &Val<'m>, dimensions: &[i64]| {
            let body: Body<'_> = &|h, v| vec![h.binary(op, &v[0], &v[1])];
            self.reduce_many(&[x], &[init], dimensions, body).pop().expect("one result")
        };
        let sums = self.sums_by_product(op, x, init, dimensions);
        if let Some(folded) = sums.or_else(|| self.folded_by_process(op, x, init, dimensions)) {
            return folded;
        }
        if let Some((last, rest)) = self.steps_of_sum(op, x, dimensions) {
            let sums = self.unary("optimization_barrier", &fold(init, &[last]));
            return self.reduce_numbers(op, &sums, init, rest);
        }
        if self.is_sum_of_columns(op, x, dimensions) {
            return fold(&self.binary("add", init, &self.unseen_zero()), dimensions);
        }
        fold(init, dimensions)
    }

    /// Sums along rows of computed float32 numbers as a product with ones: XLA's CPU compiler fuses it with what makes
    /// the rows, and makes vectors of both. `None` for other folds, for few elements, and for rows that are too long to
    /// be fused or too short.
    fn sums_by_product(&self, op: &str, x: &Val<'m>, init: &Val<'m>, dimensions: &[i64]) -> Option<Val<'m>> {
        /// Fewest elements, and most bytes of a vector whose product is fused.
        const LEAST: i64 = 1 << 15;
        const MOST: i64 = 1 << 14;
        /// Fewest elements of a row, and fewest exponentials: XLA's library adds up the short rows of attention faster.
        const LEAST_FOLDED: i64 = 64;
        const LEAST_EXPONENTIALS: i64 = 192;
        let (length, kept) = x.dims.split_last()?;
        let is_sum = op == "add" && x.dtype == DType::F32 && init.known.chain == Chain::Number(0.0);
        let is_rows = dimensions == [kept.len() as i64];
        let least = if self.is_exponential(x) { LEAST_EXPONENTIALS } else { LEAST_FOLDED };
        if !self.for_cpu()
            || !is_sum
            || !is_rows
            || x.numel() < LEAST
            || !(least..MOST / 4).contains(length)
            || !self.computes_rows(x)
        {
            return None;
        }
        let rows = self.reshape(x, &[kept.iter().product(), *length]);
        let ones = self.ones(x.dtype, &[*length]);
        let dims = DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[1], rhs_contract: &[0] };
        Some(self.reshape(&self.dot_general_as_given(&rows, &ones, dims, x.dtype), kept))
    }

    /// Whether this is a long sum over one dimension that is not the innermost. XLA for CPU adds it up in
    /// parts of 32. If it sees that the sum begins at zero, its library joins the parts to a single number, whose
    /// error grows with the length.
    fn is_sum_of_columns(&self, op: &str, x: &Val<'m>, dimensions: &[i64]) -> bool {
        const LEAST: i64 = 1 << 9;
        let &[along] = dimensions else { return false };
        let sizes = x.dims.get(along as usize..).unwrap_or_default();
        let is_inner = sizes.iter().skip(1).all(|n| *n == 1);
        let is_long = sizes.first().is_some_and(|length| *length >= LEAST);
        self.for_cpu() && op == "add" && x.dtype == DType::F32 && is_long && !is_inner
    }

    /// A zero of float32 that XLA does not know to be one: the highest bit of the rank's number.
    fn unseen_zero(&self) -> Val<'m> {
        let highest = self.full(Scalar::Int(31), DType::U32, &[]);
        self.convert(&self.binary("shift_right_logical", &self.replica_id(), &highest), DType::F32)
    }

    /// The last dimension of a long sum over several dimensions, and the others: XLA's CPU compiler adds up a sum over
    /// one dimension in parts, and one over several in a single number, whose error grows with the count. `None` for
    /// other folds.
    fn steps_of_sum<'d>(&self, op: &str, x: &Val<'m>, dimensions: &'d [i64]) -> Option<(i64, &'d [i64])> {
        const LEAST: i64 = 1 << 9;
        let (last, rest) = dimensions.split_last()?;
        let size = |d: &i64| x.dims.get(*d as usize).copied().unwrap_or(1);
        let ascending = dimensions.is_sorted() && !rest.is_empty();
        let is_long = dimensions.iter().map(size).fold(1, i64::saturating_mul) >= LEAST;
        (self.for_cpu() && op == "add" && x.dtype == DType::F32 && ascending && is_long)
            .then_some((*last, rest))
    }

    /// Folds several operands of the same sizes together; `body` takes the accumulators, then the elements.
    pub fn reduce_many(
        &self,
        xs: &[&Val<'m>],
        inits: &[&Val<'m>],
        dimensions: &[i64],
        body: Body<'_>,
    ) -> Vec<Val<'m>> {
        xs[1..].iter().filter(|x| x.dims != xs[0].dims).for_each(|x| {
            self.refuse(|| format!("reduce of {} with {}", xs[0].shape(), x.shape()));
        });
        if dimensions.iter().any(|d| !(0..xs[0].rank() as i64).contains(d)) {
            self.refuse(|| format!("reduce of {} over {dimensions:?}", xs[0].shape()));
        }
        let kept = (0..xs[0].rank()).filter(|d| !dimensions.contains(&(*d as i64)));
        let dims: Dims = kept.map(|d| xs[0].dims[d]).collect();
        let scalars: Vec<Shape> = xs.iter().chain(xs).map(|x| Shape::new(x.dtype, &[])).collect();
        let results: Vec<Shape> = xs.iter().map(|x| Shape::new(x.dtype, &dims)).collect();
        let operands: Vec<&Val<'m>> = xs.iter().chain(inits).copied().collect();
        let region = self.region(&scalars, body);
        self.op("stablehlo.reduce", &operands, &results, &[("dimensions", dimensions.into())], vec![region])
    }

    /// Whether XLA drops NaN when it looks for extrema of such numbers: for CPU, in folds of 32,768 elements and more,
    /// which it also makes of windows that do not overlap.
    fn loses_nan(&self, op: &str, dtype: DType) -> bool {
        let is_extremum = matches!(op, "maximum" | "minimum");
        is_extremum && self.for_cpu() && matches!(dtype, DType::F32 | DType::BF16 | DType::F16)
    }

    /// Extrema of floats up to 32 bits by those of integers in the same order, in which a NaN comes first. `fold` takes
    /// the integers and the one that begins.
    fn by_bits(
        &self,
        op: &str,
        x: &Val<'m>,
        init: &Val<'m>,
        fold: impl FnOnce(&Val<'m>, &Val<'m>) -> Val<'m>,
    ) -> Val<'m> {
        let number = |n: i32, dims: &[i64]| self.full(Scalar::Int(i64::from(n)), DType::I32, dims);
        // The bits of a negative number but its sign, turned over. Twice, they are as before.
        let turned = |bits: &Val<'m>| {
            let signs = self.binary("shift_right_arithmetic", bits, &number(31, &bits.dims));
            self.binary("xor", bits, &self.binary("and", &signs, &number(i32::MAX, &bits.dims)))
        };
        let order = |x: &Val<'m>| turned(&self.bitcast_convert(x, Shape::new(DType::I32, &x.dims)));
        let wide = self.convert(x, DType::F32);
        // Both ends of the integers are NaN as well, when they are turned back.
        let first = if op == "maximum" { i32::MAX } else { i32::MIN };
        let is_nan = self.compare("NE", &wide, &wide);
        let ordered = self.select(&is_nan, &number(first, &x.dims), &order(&wide));
        let best = fold(&ordered, &order(&self.convert(init, DType::F32)));
        self.convert(&self.bitcast_convert(&turned(&best), Shape::new(DType::F32, &best.dims)), x.dtype)
    }

    /// Folds `op` over every position of a window; `init` is a scalar of the operand's type. NaN wins maxima and
    /// minima.
    pub fn reduce_window(&self, op: &str, x: &Val<'m>, init: &Val<'m>, window: Window<'_>) -> Val<'m> {
        let body: Body<'_> = &|h, v| vec![h.binary(op, &v[0], &v[1])];
        let dims = window.output_dims(&x.dims);
        if self.loses_nan(op, x.dtype) && !self.takes_slices(&x.dims, &window, &dims) {
            return self.by_bits(op, x, init, |x, init| self.reduce_window(op, x, init, window));
        }
        self.reduce_window_many(&[x], &[init], window, body).pop().expect("one result")
    }

    /// Folds several operands of the same sizes over a window; `body` takes the accumulators, then the elements.
    pub fn reduce_window_many(
        &self,
        xs: &[&Val<'m>],
        inits: &[&Val<'m>],
        window: Window<'_>,
        body: Body<'_>,
    ) -> Vec<Val<'m>> {
        if !window.fits(xs[0].rank()) {
            self.refuse(|| {
                format!("a window of {:?} by {:?} over {}", window.sizes, window.strides, xs[0].shape())
            });
        }
        let dims = window.output_dims(&xs[0].dims);
        if let Some(results) = self.folded_slices(xs, inits, &window, &dims, body) {
            return results;
        }
        let scalars: Vec<Shape> = xs.iter().chain(xs).map(|x| Shape::new(x.dtype, &[])).collect();
        let results: Vec<Shape> = xs.iter().map(|x| Shape::new(x.dtype, &dims)).collect();
        let operands: Vec<&Val<'m>> = xs.iter().chain(inits).copied().collect();
        let base_dilations: Dims = dims.iter().map(|_| 1).collect();
        let padding = pairs(window.padding);
        let attributes = [
            ("window_dimensions", window.sizes.into()),
            ("window_strides", window.strides.into()),
            ("base_dilations", base_dilations.as_slice().into()),
            ("window_dilations", window.dilations.into()),
            ("padding", padding.as_str().into()),
        ];
        let region = self.region(&scalars, body);
        self.op("stablehlo.reduce_window", &operands, &results, &attributes, vec![region])
    }

    /// Adds each element of `source`, one for each window, to `init` where the window's element of `x` stands that
    /// `stays(a, b)` chooses: an element `a` against a later one `b`. Padding is never chosen.
    pub fn select_and_scatter(
        &self,
        x: &Val<'m>,
        source: &Val<'m>,
        init: &Val<'m>,
        window: Window<'_>,
        stays: Body<'_>,
    ) -> Val<'m> {
        let undilated = window.dilations.iter().all(|n| *n == 1);
        if !window.fits(x.rank()) || !undilated || window.output_dims(&x.dims) != source.dims {
            self.refuse(|| {
                format!("{} from windows of {:?} over {}", source.shape(), window.sizes, x.shape())
            });
        }
        let padding = pairs(window.padding);
        let attributes = [
            ("window_dimensions", window.sizes.into()),
            ("window_strides", window.strides.into()),
            ("padding", padding.as_str().into()),
        ];
        let scalars = [Shape::new(x.dtype, &[]), Shape::new(x.dtype, &[])];
        let added: Body<'_> = &|h, v| vec![h.add(&v[0], &v[1])];
        let regions = vec![self.region(&scalars, stays), self.region(&scalars, added)];
        let results =
            self.op("stablehlo.select_and_scatter", &[x, source, init], &[x.shape()], &attributes, regions);
        results.into_iter().next().expect("one result")
    }

    /// Whether a fold over these windows is one of slices.
    fn takes_slices(&self, dims: &[i64], window: &Window<'_>, out: &[i64]) -> bool {
        const LONGEST: i64 = 16;
        let empty = out.contains(&0) || dims.contains(&0);
        self.for_cpu() && !empty && window.fits(dims.len()) && window.sizes.iter().all(|n| *n <= LONGEST)
    }

    /// A fold over small windows for XLA's CPU compiler, whose own code for it goes element by element: one dimension
    /// after the other, of slices. The specification leaves the order of a fold open. `None` elsewhere.
    fn folded_slices(
        &self,
        xs: &[&Val<'m>],
        inits: &[&Val<'m>],
        window: &Window<'_>,
        out: &[i64],
        body: Body<'_>,
    ) -> Option<Vec<Val<'m>>> {
        let rank = xs[0].rank();
        if !self.takes_slices(&xs[0].dims, window, out) {
            return None;
        }
        let mut folded: Vec<Val<'m>> = xs.iter().map(|x| (*x).clone()).collect();
        for d in 0..rank {
            let (low, high) = window.padding[d];
            if (window.sizes[d], window.strides[d], low, high) == (1, 1, 0, 0) {
                continue;
            }
            let mut padding = vec![PadDim::default(); rank];
            padding[d] = PadDim { low, high, interior: 0 };
            let padded: Vec<Val<'m>> =
                folded.iter().zip(inits).map(|(x, init)| self.pad(x, init, &padding)).collect();
            let slices = |k: i64| -> Vec<Val<'m>> {
                let first = k * window.dilations[d];
                let limit = first + (out[d] - 1) * window.strides[d] + 1;
                padded.iter().map(|x| self.slice_dim(x, d, first, limit, window.strides[d])).collect()
            };
            folded = (1..window.sizes[d]).fold(slices(0), |folded, k| {
                let values: Vec<Val<'m>> = folded.into_iter().chain(slices(k)).collect();
                body(self, &values)
            });
        }
        Some(folded)
    }

    /// Sorts operands of the same sizes together along `dimension`; `before(a0, b0, a1, b1 …)` is a scalar bool.
    pub fn sort(&self, xs: &[&Val<'m>], dimension: usize, stable: bool, before: Body<'_>) -> Vec<Val<'m>> {
        if xs.iter().any(|x| dimension >= x.rank() || x.dims != xs[0].dims) {
            self.refuse(|| format!("sort of {} along dimension {dimension}", xs[0].shape()));
        }
        let scalars: Vec<Shape> =
            xs.iter().flat_map(|x| [Shape::new(x.dtype, &[]), Shape::new(x.dtype, &[])]).collect();
        let results: Vec<Shape> = xs.iter().map(|x| x.shape()).collect();
        let attributes = [("dimension", (dimension as i64).into()), ("is_stable", stable.into())];
        let region = self.region(&scalars, before);
        self.op("stablehlo.sort", xs, &results, &attributes, vec![region])
    }

    /// Returns the results of `on_true` if the scalar `pred` is true, else those of `on_false`. Both receive
    /// `operands`.
    pub fn if_else(
        &self,
        pred: &Val<'m>,
        operands: &[Val<'m>],
        results: &[Shape],
        on_true: Body<'_>,
        on_false: Body<'_>,
    ) -> Vec<Val<'m>> {
        if pred.dtype != DType::Bool || pred.rank() != 0 {
            self.refuse(|| format!("a branch on {}", pred.shape()));
        }
        let regions =
            vec![self.region_over(&[], operands, on_true), self.region_over(&[], operands, on_false)];
        self.op("stablehlo.if", &[pred], results, &[], regions)
    }

    /// Repeats `body` while `condition` holds; both take the carried values.
    pub fn while_loop(&self, init: &[&Val<'m>], condition: Body<'_>, body: Body<'_>) -> Vec<Val<'m>> {
        self.loop_with(init, condition, body, &[])
    }

    fn loop_with(
        &self,
        init: &[&Val<'m>],
        condition: Body<'_>,
        body: Body<'_>,
        attributes: Attributes<'_>,
    ) -> Vec<Val<'m>> {
        let shapes: Vec<Shape> = init.iter().map(|v| v.shape()).collect();
        let regions = vec![self.region(&shapes, condition), self.region(&shapes, body)];
        self.op("stablehlo.while", init, &shapes, attributes, regions)
    }

    /// The carried values after `count` steps.
    pub fn repeat(&self, count: i64, init: &[&Val<'m>], step: Step<'_>) -> Vec<Val<'m>> {
        if count <= 0 {
            return init.iter().map(|v| (*v).clone()).collect();
        }
        let start = self.constant_scalar(Scalar::Int(0), DType::I32);
        let carried: Vec<&Val<'m>> = std::iter::once(&start).chain(init.iter().copied()).collect();
        let mut results = self.while_loop(
            &carried,
            &|h, v| vec![h.compare("LT", &v[0], &h.constant_scalar(Scalar::Int(count), DType::I32))],
            &|h, v| next(h, v, 1, step),
        );
        results.split_off(1)
    }

    /// The carried values after steps `start` to `end`, without `end`: scalars of type `i32`. `steps` are as many as
    /// there are on average, as a fraction: estimates count them, since no compiler can.
    pub fn repeat_between(
        &self,
        [start, end]: [&Val<'m>; 2],
        steps: [i64; 2],
        init: &[&Val<'m>],
        step: Step<'_>,
    ) -> Vec<Val<'m>> {
        let carried: Vec<&Val<'m>> = [start, end].into_iter().chain(init.iter().copied()).collect();
        let counted = format!("{{{} = \"{}/{}\"}}", STEPS, steps[0], steps[1]);
        let attributes = [("mhlo.frontend_attributes", counted.as_str().into())];
        let condition: Body<'_> = &|h, v| vec![h.compare("LT", &v[0], &v[1])];
        let mut results = self.loop_with(&carried, condition, &|h, v| next(h, v, 2, step), &attributes);
        results.split_off(2)
    }
}

/// Returns the values that a loop carries after a step, of which the first value is the step's number and the first
/// `own` are the loop's own.
fn next<'n>(h: &Hlo<'n>, v: &[Val<'n>], own: usize, step: Step<'_>) -> Vec<Val<'n>> {
    let number = h.add(&v[0], &h.constant_scalar(Scalar::Int(1), DType::I32));
    let mut results = vec![number];
    results.extend(v[1..own].iter().cloned());
    results.extend(step(h, &v[0], &v[own..]));
    results
}
