//! Builders of StableHLO ops, under the names of the StableHLO specification.
//!
//! Ops are built in generic form as unregistered ops: MLIR checks nothing about them, so every builder computes
//! its result type by the specification's rules, and goldens are verified against the real dialect in tests.

mod attribute;
mod chain;
mod collective;
mod contraction;
mod control;
mod division;
mod fourier;
mod indexing;
mod known;
mod linalg;
mod process;
mod shape;
mod split;

pub use attribute::{Attribute, Attributes};
pub(super) use collective::Channels;
pub use contraction::{ConvolutionDims, DotDims};
pub use control::{Body, Step, Window};
pub use division::Divisor;
pub use fourier::Transform;
pub use indexing::{GatherDims, ScatterDims};
pub(super) use known::Known;
pub use shape::PadDim;

use super::scalar::Scalar;
use super::settings::{AttentionForm, Forms, Settings};
use super::types::{Dims, Shape, tensor_type};
use super::{Lower, LoweringError};
use crate::fx::{DType, Graph, MAX_ELEMENTS, MAX_RANK};
use crate::program::Program;
use melior::Context;
use melior::dialect::DialectHandle;
use melior::ir::operation::OperationBuilder;
use melior::ir::{
    Attribute as MlirAttribute, BlockLike, BlockRef, Identifier, Location, Region, Type, Value,
};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// A tensor value inside a program being built.
#[derive(Debug, Clone)]
pub struct Val<'m> {
    pub(super) value: Value<'m, 'm>,
    pub dtype: DType,
    pub dims: Dims,
    /// Facts that a compiler may derive about it before the program runs.
    pub(super) known: Known,
}

impl Val<'_> {
    pub fn rank(&self) -> usize {
        self.dims.len()
    }

    pub fn shape(&self) -> Shape {
        Shape { dtype: self.dtype, dims: self.dims.clone() }
    }

    /// Whether the compiler may know every element.
    pub(super) fn is_foldable(&self) -> bool {
        self.known.folds || self.dims.contains(&0)
    }

    /// Number of elements; 1 for a scalar.
    pub fn numel(&self) -> i64 {
        self.dims.iter().product()
    }
}

/// Appends ops to a block, all at one source location.
pub struct Hlo<'m> {
    pub(super) context: &'m Context,
    pub(super) block: BlockRef<'m, 'm>,
    pub(super) location: Location<'m>,
    settings: Settings,
    /// For ops whose operands are graphs.
    pub(super) walk: Walk,
    /// Attributes by the text that they were parsed from.
    parsed: RefCell<HashMap<String, MlirAttribute<'m>>>,
    /// Tensors full of one number that this block has already: lowerings ask for the same few again and again.
    filled: RefCell<HashMap<Fill, Val<'m>>>,
    pub(super) misuse: Misuse,
    /// Texts of functions that the program calls (see `lowering::inline`).
    pub(super) function_sets: FunctionSets,
    /// Channels of the program's collectives so far.
    pub(super) channels: Channels,
}

/// Results of a node or a body: tensors, and `None` for an output that is none.
type Values<'m> = Vec<Option<Val<'m>>>;

/// The walk over graphs, which knows the lowerings of all ops: they do not know it by themselves.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    /// Lowers a body into the block of a builder and gives what it returns. Operands are the values of its inputs,
    /// `None` for an input that is a size.
    pub body: for<'m> fn(&Hlo<'m>, &Graph, &[Option<Val<'m>>]) -> Lower<Values<'m>>,
    /// Lowers a graph to a program of its own.
    pub program: fn(&Graph, Settings) -> Result<Program, LoweringError>,
}

/// A context with the one dialect that the module form needs; StableHLO's ops stay unregistered.
pub(super) fn new_context() -> Context {
    // One thread: a pool would cost more to start than a module takes to build.
    let context = Context::new_with_threading(false);
    DialectHandle::func().load_dialect(&context);
    context.set_allow_unregistered_dialects(true);
    context
}

/// Fill value of a tensor, by its bits, and its shape.
type Fill = ((u8, u64, u64), DType, Dims);

/// First invalid op requested from a builder since the last check, if any. Regions share it with the
/// block around them.
///
/// A graph can say anything, and what a lowering does not check itself ends here: builders refuse by noting it and
/// giving back some value, and the walk turns the note into an error of the node. So no lowering has to unwrap each
/// value, and no malformed graph reaches the compiler.
pub(super) type Misuse = Rc<RefCell<Option<String>>>;

/// Ops and the texts of functions that compute them, in order of first use. Regions share them with the block around
/// them.
pub(super) type FunctionSets = Rc<RefCell<Vec<(String, String)>>>;

/// The ops that tensors without elements are made by.
const FILLS: [&str; 2] = ["stablehlo.constant", "stablehlo.broadcast_in_dim"];

/// The largest number of `float8_e4m3fn`, which has no infinity.
const LARGEST_F8E4M3FN: f64 = 448.0;

/// Longer attribute texts are constants, which hardly repeat.
const LONGEST_KEPT_TEXT: usize = 512;

impl<'m> Hlo<'m> {
    /// A builder that appends to `block`.
    pub(super) fn new(
        context: &'m Context,
        block: BlockRef<'m, 'm>,
        location: Location<'m>,
        settings: Settings,
        walk: Walk,
    ) -> Self {
        Hlo {
            context,
            block,
            location,
            settings,
            walk,
            parsed: RefCell::default(),
            filled: RefCell::default(),
            misuse: Misuse::default(),
            function_sets: FunctionSets::default(),
            channels: Channels::default(),
        }
    }

    /// Another builder of the same program.
    pub(super) fn beside<'n>(&self, block: BlockRef<'n, 'n>) -> Hlo<'n>
    where
        'm: 'n,
    {
        let own = Hlo::new(self.context, block, self.location, self.settings, self.walk);
        let (misuse, function_sets) = (Rc::clone(&self.misuse), Rc::clone(&self.function_sets));
        Hlo { misuse, function_sets, channels: self.channels.clone(), ..own }
    }

    /// Returns the settings of the lowering.
    pub(super) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether the program is for a TPU.
    pub(super) fn for_tpu(&self) -> bool {
        self.settings.forms == Forms::Tpu
    }

    /// Whether the program is for XLA's CPU compiler.
    pub(super) fn for_cpu(&self) -> bool {
        self.settings.forms == Forms::Cpu
    }

    /// How attention is computed ([`Settings::attention`]).
    pub(super) fn attention_form(&self) -> AttentionForm {
        self.settings.attention
    }

    /// The number of an op's text among those whose functions the program calls.
    pub(super) fn function_set(&self, op: &str, text: &str) -> usize {
        let mut sets = self.function_sets.borrow_mut();
        sets.iter().position(|known| known.0 == op && known.1 == text).unwrap_or_else(|| {
            sets.push((op.to_string(), text.to_string()));
            sets.len() - 1
        })
    }

    /// Attributes that are written as text repeat from op to op, and parsing one costs more than building its op.
    fn attribute(&self, attribute: &Attribute<'_>) -> MlirAttribute<'m> {
        let Attribute::Text(text) = attribute else { return attribute.build(self.context) };
        if text.len() > LONGEST_KEPT_TEXT {
            return attribute.build(self.context);
        }
        if let Some(known) = self.parsed.borrow().get(*text) {
            return *known;
        }
        let parsed = attribute.build(self.context);
        self.parsed.borrow_mut().insert((*text).to_string(), parsed);
        parsed
    }

    /// Notes that an op was asked for that its operands do not allow.
    pub(super) fn refuse(&self, problem: impl FnOnce() -> String) {
        self.misuse.borrow_mut().get_or_insert_with(problem);
    }

    /// Returns the first refusal since the last call, if any.
    pub(super) fn take_refusal(&self) -> Option<String> {
        self.misuse.borrow_mut().take()
    }

    /// A shape that a value can have: the shape itself, or, noting it, an empty one of the same rank.
    fn allowed(&self, shape: &Shape, name: &str) -> Shape {
        let elements = shape.dims.iter().try_fold(1i64, |n, d| n.checked_mul((*d).max(1)));
        let negative = shape.dims.iter().any(|d| *d < 0);
        if !negative && elements.is_some_and(|n| n <= MAX_ELEMENTS) && shape.rank() <= MAX_RANK {
            return shape.clone();
        }
        self.refuse(|| format!("{name} would give {shape}"));
        Shape::new(shape.dtype, &vec![0; shape.rank().min(MAX_RANK)])
    }

    /// Notes operands of different shapes.
    fn check_same(&self, name: &str, a: &Val<'m>, b: &Val<'m>) {
        if a.dtype != b.dtype || a.dims != b.dims {
            self.refuse(|| format!("{name} of {} and {}", a.shape(), b.shape()));
        }
    }

    /// Appends any op. The typed builders below are preferred; this is for ops with a single use.
    pub fn op(
        &self,
        name: &str,
        operands: &[&Val<'m>],
        results: &[Shape],
        attributes: Attributes<'_>,
        regions: Vec<Region<'m>>,
    ) -> Vec<Val<'m>> {
        self.op_at(self.location, name, operands, results, attributes, regions)
    }

    /// As [`Hlo::op`], at a place of its own.
    fn op_at(
        &self,
        location: Location<'m>,
        name: &str,
        operands: &[&Val<'m>],
        results: &[Shape],
        attributes: Attributes<'_>,
        regions: Vec<Region<'m>>,
    ) -> Vec<Val<'m>> {
        let results: Vec<Shape> = results.iter().map(|s| self.allowed(s, name)).collect();
        if results.iter().all(|s| s.numel() == 0) && !FILLS.contains(&name) {
            // Nothing is computed, and what an op asks of its operands' sizes need not hold.
            return results.iter().map(|s| self.zeros(s.dtype, &s.dims)).collect();
        }
        let types: Vec<Type<'m>> =
            results.iter().map(|s| tensor_type(self.context, s.dtype, &s.dims)).collect();
        let values: Vec<Value<'m, 'm>> = operands.iter().map(|v| v.value).collect();
        let attributes: Vec<_> = attributes
            .iter()
            .map(|(name, attribute)| (Identifier::new(self.context, name), self.attribute(attribute)))
            .collect();
        let operation = OperationBuilder::new(name, location)
            .add_operands(&values)
            .add_results(&types)
            .add_attributes(&attributes)
            .add_regions_vec(regions)
            .build()
            .expect("an unregistered op has no constraints");
        let operation = self.block.append_operation(operation);
        let known = Known::of_result(name, operands);
        let outputs = results.iter().enumerate().map(|(i, s)| {
            let value = operation.result(i).expect("the op has the results it was built with").into();
            Val { value, dtype: s.dtype, dims: s.dims.clone(), known: known.as_type(s.dtype) }
        });
        outputs.collect()
    }

    /// Appends an op with one result.
    pub fn op1(
        &self,
        name: &str,
        operands: &[&Val<'m>],
        result: Shape,
        attributes: Attributes<'_>,
    ) -> Val<'m> {
        self.op(name, operands, &[result], attributes, Vec::new()).pop().expect("one result")
    }

    /// An elementwise op whose result has the operand's shape: `stablehlo.NAME` (or `chlo.…` written in full).
    pub fn unary(&self, name: &str, x: &Val<'m>) -> Val<'m> {
        if x.known.nan && known::BY_EXPONENTIALS.contains(&name) && !self.for_tpu() {
            // The CPU platform's exponential converts a part of its operand to an integer. LLVM leaves undefined what
            // that gives for a NaN that it knows, and so the result, which would be whatever the memory held. A choice
            // of the other operand is defined.
            let is_nan = self.compare("NE", x, x);
            let result = self.op1(&qualified(name), &[x], x.shape(), &[]);
            return self.select(&is_nan, x, &result);
        }
        self.op1(&qualified(name), &[x], x.shape(), &[])
    }

    /// An elementwise op on two operands of the same shape and type. Integers divide by zero as [`Divisor`] says.
    pub fn binary(&self, name: &str, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.check_same(name, a, b);
        if matches!(name, "maximum" | "minimum") && a.dtype.is_float() && a.is_foldable() && b.is_foldable() {
            // MLIR's folding of two constants, `a >= b ? a : b`, loses a NaN in the first one.
            let unseen = self.unary("optimization_barrier", a);
            return self.op1(&qualified(name), &[&unseen, b], a.shape(), &[]);
        }
        if matches!(name, "divide" | "remainder") && a.dtype.is_int() {
            return self.divide_integers(name, a, b);
        }
        let (a, b) = self.apart(name, a, b);
        self.op1(&qualified(name), &[&a, &b], a.shape(), &[])
    }

    pub fn add(&self, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.binary("add", a, b)
    }

    pub fn subtract(&self, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.binary("subtract", a, b)
    }

    pub fn multiply(&self, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.binary("multiply", a, b)
    }

    pub fn divide(&self, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.binary("divide", a, b)
    }

    /// NaN if either operand is.
    pub fn maximum(&self, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.binary("maximum", a, b)
    }

    /// NaN if either operand is.
    pub fn minimum(&self, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.binary("minimum", a, b)
    }

    /// `direction` is EQ, NE, GE, GT, LE or LT. Floats compare as IEEE 754 does (NaN is unordered).
    pub fn compare(&self, direction: &str, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.check_same("compare", a, b);
        let kind = match a.dtype {
            d if d.is_float() || d.is_complex() => "FLOAT",
            d if d.is_signed() => "SIGNED",
            _ => "UNSIGNED",
        };
        let direction = format!("#stablehlo<comparison_direction {direction}>");
        let kind = format!("#stablehlo<comparison_type {kind}>");
        let attributes =
            [("comparison_direction", direction.as_str().into()), ("compare_type", kind.as_str().into())];
        self.op1("stablehlo.compare", &[a, b], Shape::new(DType::Bool, &a.dims), &attributes)
    }

    /// `pred ? a : b`, elementwise; `pred` has the shape of `a` or is a scalar.
    pub fn select(&self, pred: &Val<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        self.check_same("select", a, b);
        if pred.rank() > 0 && pred.dims != a.dims {
            self.refuse(|| format!("select of {} by {}", a.shape(), pred.shape()));
        }
        self.op1("stablehlo.select", &[pred, a, b], a.shape(), &[])
    }

    /// Every element limited to `low..=high`; NaN stays NaN.
    pub fn clamp(&self, low: &Val<'m>, x: &Val<'m>, high: &Val<'m>) -> Val<'m> {
        self.op1("stablehlo.clamp", &[low, x, high], x.shape(), &[])
    }

    /// Converts the elements to another dtype, as `Tensor.to(dtype)` does: towards zero from float to integer,
    /// "is not zero" to bool, real part from complex to real.
    pub fn convert(&self, x: &Val<'m>, dtype: DType) -> Val<'m> {
        if x.dtype == dtype {
            return x.clone();
        }
        if dtype == DType::Bool {
            let zero = self.zeros(x.dtype, &x.dims);
            return self.compare("NE", x, &zero);
        }
        if x.dtype.is_complex() && !dtype.is_complex() {
            let real = self.real(x);
            return self.convert(&real, dtype);
        }
        if x.dtype == DType::Bool && !dtype.is_int() {
            // XLA makes `select(p, x, 0)` of a product of `x` with a truth value that is converted at once, which loses
            // infinity times false and NaN times false.
            let byte = self.convert(x, DType::U8);
            return self.convert(&byte, dtype);
        }
        if x.dtype.is_float() && dtype.is_int() && dtype.size() < 4 {
            // Numbers out of range wrap around, as ATen's own conversion through `int32` makes them.
            let wide = self.convert(x, DType::I32);
            return self.convert(&wide, dtype);
        }
        if x.dtype == DType::F64 && matches!(dtype, DType::F16 | DType::BF16) {
            // ATen rounds to float32 first. Some CPUs round once.
            let single = self.convert(x, DType::F32);
            return self.convert(&single, dtype);
        }
        let is_rounded = matches!(x.dtype, DType::F16 | DType::BF16 | DType::F32);
        if dtype.is_float() && dtype.size() == 1 && !is_rounded {
            // ATen rounds to float32 first.
            let single = self.convert(x, DType::F32);
            return self.convert(&single, dtype);
        }
        if dtype == DType::F8E4M3FN && !self.settings.float8_overflows_to_nan {
            let [low, high] = [-LARGEST_F8E4M3FN, LARGEST_F8E4M3FN]
                .map(|limit| self.constant_scalar(Scalar::Float(limit), x.dtype));
            let limited = self.clamp(&low, x, &high);
            return self.op1("stablehlo.convert", &[&limited], Shape::new(dtype, &x.dims), &[]);
        }
        self.op1("stablehlo.convert", &[x], Shape::new(dtype, &x.dims), &[])
    }

    pub fn real(&self, x: &Val<'m>) -> Val<'m> {
        self.op1("stablehlo.real", &[x], Shape::new(x.dtype.to_real(), &x.dims), &[])
    }

    pub fn imag(&self, x: &Val<'m>) -> Val<'m> {
        self.op1("stablehlo.imag", &[x], Shape::new(x.dtype.to_real(), &x.dims), &[])
    }

    /// A complex tensor from its parts (both `f32` or both `f64`).
    pub fn complex(&self, re: &Val<'m>, im: &Val<'m>) -> Val<'m> {
        let dtype = if re.dtype == DType::F64 { DType::C128 } else { DType::C64 };
        self.op1("stablehlo.complex", &[re, im], Shape::new(dtype, &re.dims), &[])
    }

    /// A tensor with every element equal to a number, converted to `dtype` as PyTorch fills.
    pub fn full(&self, value: Scalar, dtype: DType, dims: &[i64]) -> Val<'m> {
        let key = (value.bits(), dtype, dims.into());
        if let Some(known) = self.filled.borrow().get(&key) {
            return known.clone();
        }
        let filled = if dims.is_empty() {
            let text = attribute::splat(value, dtype);
            let attributes = [("value", text.as_str().into())];
            let known = Known::of_number(value, dtype);
            Val { known, ..self.op1("stablehlo.constant", &[], Shape::new(dtype, &[]), &attributes) }
        } else {
            self.broadcast_in_dim(&self.constant_scalar(value, dtype), dims, &[])
        };
        self.filled.borrow_mut().insert(key, filled.clone());
        filled
    }

    pub fn zeros(&self, dtype: DType, dims: &[i64]) -> Val<'m> {
        self.full(Scalar::Int(0), dtype, dims)
    }

    pub fn ones(&self, dtype: DType, dims: &[i64]) -> Val<'m> {
        self.full(Scalar::Int(1), dtype, dims)
    }

    /// `value` as a tensor of `like`'s shape and type.
    pub fn full_like(&self, value: f64, like: &Val<'m>) -> Val<'m> {
        self.full(Scalar::Float(value), like.dtype, &like.dims)
    }

    /// A rank-0 constant.
    pub fn constant_scalar(&self, value: Scalar, dtype: DType) -> Val<'m> {
        self.full(value, dtype, &[])
    }

    /// A constant from row-major little-endian bytes.
    pub fn constant(&self, dtype: DType, dims: &[i64], data: &[u8]) -> Val<'m> {
        // MLIR packs hexadecimal i1 literals into bits in some versions and not in others: bytes mean one thing.
        let stored = if dtype == DType::Bool { DType::U8 } else { dtype };
        let text = attribute::dense_bytes(stored, dims, data);
        let value =
            self.op1("stablehlo.constant", &[], Shape::new(stored, dims), &[("value", text.as_str().into())]);
        let value = Val { known: Known::of_bytes(stored, data), ..value };
        self.convert(&value, dtype)
    }

    /// A constant vector of indices or sizes.
    pub fn constant_ints(&self, values: &[i64], dtype: DType) -> Val<'m> {
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        let x = self.constant(DType::I64, &[values.len() as i64], &bytes);
        self.convert(&x, dtype)
    }

    /// `0, 1, 2 …` along a dimension.
    pub fn iota(&self, dtype: DType, dims: &[i64], dimension: usize) -> Val<'m> {
        if dimension >= dims.len() {
            self.refuse(|| format!("iota along dimension {dimension} of {}", dims.len()));
        }
        let dimension = [("iota_dimension", (dimension as i64).into())];
        self.op1("stablehlo.iota", &[], Shape::new(dtype, dims), &dimension)
    }
}

fn qualified(name: &str) -> std::borrow::Cow<'_, str> {
    if name.contains('.') { name.into() } else { format!("stablehlo.{name}").into() }
}
