//! Matrix products and convolutions.

use super::attribute::pairs;
use super::{Hlo, PadDim, Val};
use crate::fx::DType;
use crate::lowering::settings::Precision;
use crate::lowering::types::{Dims, Shape};

/// The attribute for two operands of a dtype.
fn attribute(precision: Precision, dtype: DType) -> String {
    let name = match precision {
        // Products of complex numbers are products of their parts.
        _ if !matches!(dtype, DType::F32 | DType::C64) => "DEFAULT",
        Precision::Highest => "HIGHEST",
        Precision::High => "HIGH",
        Precision::Default => "DEFAULT",
    };
    format!("[#stablehlo<precision {name}>, #stablehlo<precision {name}>]")
}

/// XLA for CPU packs the right operand at each call, which for few rows and a larger matrix takes several times as long
/// as the product. More rows than that are worth it.
const MOST_ROWS: i64 = 128;

/// Which dimensions of the two operands pair up. The result has the batch dimensions, then the remaining ones of
/// the left operand, then the remaining ones of the right operand.
#[derive(Debug, Clone, Copy)]
pub struct DotDims<'a> {
    pub lhs_batch: &'a [i64],
    pub rhs_batch: &'a [i64],
    pub lhs_contract: &'a [i64],
    pub rhs_contract: &'a [i64],
}

/// The roles of the dimensions in a convolution: `[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]`.
#[derive(Debug, Clone)]
pub struct ConvolutionDims<'a> {
    pub numbers: &'a str,
    pub strides: &'a [i64],
    pub padding: &'a [(i64, i64)],
    pub lhs_dilation: &'a [i64],
    pub rhs_dilation: &'a [i64],
    pub feature_groups: i64,
    pub batch_groups: i64,
}

/// XLA multiplies operands of two types; PyTorch raises, and does so if the node runs in eager PyTorch.
fn different_types(a: &Val<'_>, b: &Val<'_>) -> String {
    format!("a product of {} and {}, which must have the same type", a.shape(), b.shape())
}

impl<'m> Hlo<'m> {
    /// Contracts `a` and `b`. The result's dtype `out` may be wider than the operands' (accumulation in float32, say).
    pub fn dot_general(&self, a: &Val<'m>, b: &Val<'m>, dims: DotDims<'_>, out: DType) -> Val<'m> {
        if !self.for_cpu() {
            return self.dot_general_as_given(a, b, dims, out);
        }
        if let Some(product) = self.integer_product(a, b, dims, out) {
            return product;
        }
        // XLA for CPU keeps such a product for a library (YNNPACK) on processors that multiply bfloat16, also if it
        // then does not hand it over, and has no code of its own for it. Elsewhere it widens the operands itself.
        if a.dtype == DType::BF16 && b.dtype == DType::BF16 && out == DType::F32 {
            let (a, b) = (self.convert(a, DType::F32), self.convert(b, DType::F32));
            return self.dot_general_as_given(&a, &b, dims, out);
        }
        self.dot_general_larger_first(a, b, dims, out)
            .unwrap_or_else(|| self.dot_general_as_given(a, b, dims, out))
    }

    /// The product of few rows `a` with a larger matrix whose rows, in memory, are what is contracted: computed with
    /// `b` on the left, and transposed. `None` for other products, and for types that XLA for CPU does not multiply
    /// with Eigen: these may get a layout that it then has no code for.
    fn dot_general_larger_first(
        &self,
        a: &Val<'m>,
        b: &Val<'m>,
        dims: DotDims<'_>,
        out: DType,
    ) -> Option<Val<'m>> {
        let (&[a_contract], &[b_contract]) = (dims.lhs_contract, dims.rhs_contract) else { return None };
        let eigens = matches!(a.dtype, DType::F32 | DType::F64) && out == a.dtype;
        if a.rank() != 2 || b.rank() != 2 || !dims.lhs_batch.is_empty() || !eigens {
            return None;
        }
        // XLA takes a transpose of an operand into the product.
        let b = if b_contract == 1 { b.clone() } else { self.transposed_matrix(b)? };
        if a_contract == 1
            && let Some(product) = self.small_product(a, &b)
        {
            return Some(product);
        }
        let rows = *a.dims.get(usize::try_from(1 - a_contract).ok()?)?;
        if rows > MOST_ROWS || 2 * rows > b.dims[0] {
            return None;
        }
        let swapped = DotDims { lhs_contract: &[1], rhs_contract: &[a_contract], ..dims };
        let product = self.dot_general_as_given(&b, a, swapped, out);
        // Without it XLA takes the transpose into the product, by changing the operands back.
        let product = self.op1("stablehlo.optimization_barrier", &[&product], product.shape(), &[]);
        Some(self.transpose(&product, &[1, 0]))
    }

    /// As [`Hlo::dot_general`], in this very form.
    pub(super) fn dot_general_as_given(
        &self,
        a: &Val<'m>,
        b: &Val<'m>,
        dims: DotDims<'_>,
        out: DType,
    ) -> Val<'m> {
        let sizes = |x: &Val<'m>, dims: &[i64]| -> Option<Dims> {
            dims.iter().map(|d| x.dims.get(usize::try_from(*d).ok()?).copied()).collect()
        };
        let pair = |ours: &[i64], theirs: &[i64]| {
            let sizes = (sizes(a, ours), sizes(b, theirs));
            sizes.0.is_some() && sizes.0 == sizes.1
        };
        if a.dtype != b.dtype {
            self.refuse(|| different_types(a, b));
        }
        if !pair(dims.lhs_batch, dims.rhs_batch) || !pair(dims.lhs_contract, dims.rhs_contract) {
            self.refuse(|| format!("product of {} and {} by {dims:?}", a.shape(), b.shape()));
            return self.zeros(out, &[]);
        }
        let free = |x: &Val<'m>, batch: &[i64], contract: &[i64]| {
            let used = |d: &i64| batch.contains(d) || contract.contains(d);
            (0..x.rank() as i64).filter(|d| !used(d)).map(|d| x.dims[d as usize]).collect::<Dims>()
        };
        let mut result: Dims = dims.lhs_batch.iter().map(|d| a.dims[*d as usize]).collect();
        result.extend(free(a, dims.lhs_batch, dims.lhs_contract));
        result.extend(free(b, dims.rhs_batch, dims.rhs_contract));
        let mut parts = Vec::new();
        for (name, list) in [
            ("lhs_batching_dimensions", dims.lhs_batch),
            ("rhs_batching_dimensions", dims.rhs_batch),
            ("lhs_contracting_dimensions", dims.lhs_contract),
            ("rhs_contracting_dimensions", dims.rhs_contract),
        ] {
            if !list.is_empty() {
                parts.push(format!("{name} = {list:?}"));
            }
        }
        let numbers = format!("#stablehlo.dot<{}>", parts.join(", "));
        let precision = attribute(self.settings.precision, a.dtype);
        let attributes = [
            ("dot_dimension_numbers", numbers.as_str().into()),
            ("precision_config", precision.as_str().into()),
        ];
        self.op1("stablehlo.dot_general", &[a, b], Shape::new(out, &result), &attributes)
    }

    /// The caller states the result's sizes: they follow from `dims` by the rules of the convolution at hand.
    pub fn convolution(
        &self,
        x: &Val<'m>,
        kernel: &Val<'m>,
        dims: ConvolutionDims<'_>,
        out: Shape,
    ) -> Val<'m> {
        if x.dtype != kernel.dtype {
            self.refuse(|| different_types(x, kernel));
        }
        if let Some((x, padding)) = self.with_edges(x, kernel, &dims) {
            return self.convolution(&x, kernel, ConvolutionDims { padding: &padding, ..dims }, out);
        }
        let numbers = format!("#stablehlo.conv<{}>", dims.numbers);
        let padding = pairs(dims.padding);
        let precision = attribute(self.settings.precision, x.dtype);
        let reversal = vec!["false"; dims.strides.len()].join(", ");
        let reversal =
            if reversal.is_empty() { "array<i1>".to_string() } else { format!("array<i1: {reversal}>") };
        let attributes = [
            ("window_strides", dims.strides.into()),
            ("padding", padding.as_str().into()),
            ("lhs_dilation", dims.lhs_dilation.into()),
            ("rhs_dilation", dims.rhs_dilation.into()),
            ("window_reversal", reversal.as_str().into()),
            ("dimension_numbers", numbers.as_str().into()),
            ("feature_group_count", dims.feature_groups.into()),
            ("batch_group_count", dims.batch_groups.into()),
            ("precision_config", precision.as_str().into()),
        ];
        self.op1("stablehlo.convolution", &[x, kernel], out, &attributes)
    }

    /// The input of a convolution with its padding, and the padding that remains, if the kernel is larger than the
    /// input: XLA for CPU then swaps the two and reverses the window, for which it has no fast code. `None` for other
    /// convolutions.
    fn with_edges(
        &self,
        x: &Val<'m>,
        kernel: &Val<'m>,
        dims: &ConvolutionDims<'_>,
    ) -> Option<(Val<'m>, Vec<(i64, i64)>)> {
        let size = |x: &Val<'m>| x.dims.iter().skip(2).fold(1i64, |n, size| n.saturating_mul(*size));
        // A single element is a product.
        let is_larger = size(x) > 1 && size(kernel) > size(x);
        let mut padding = vec![PadDim::default(); 2];
        padding.extend(dims.padding.iter().map(|(low, high)| PadDim {
            low: *low.max(&0),
            high: *high.max(&0),
            interior: 0,
        }));
        let is_padded = padding.iter().any(|edge| edge.low > 0 || edge.high > 0);
        if !self.for_cpu() || !is_larger || !is_padded || dims.lhs_dilation.iter().any(|d| *d != 1) {
            return None;
        }
        let rest = dims.padding.iter().map(|(low, high)| (*low.min(&0), *high.min(&0))).collect();
        Some((self.pad(x, &self.zeros(x.dtype, &[]), &padding), rest))
    }
}
