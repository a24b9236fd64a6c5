//! Calls that programs on the CPU do of the process that runs them. `lowering` writes them, and
//! `host_calls` answers them.

/// A call. Operands and results are dense, row-major tensors; a number is a scalar of the type that its variant names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HostCall {
    /// Data for and from other ranks. Operands are a ticket and a number, both int64, and tensors; results are the
    /// ticket again and tensors.
    Exchange,
    /// Operands are `[rows, length]` and `[columns, length]`, the result is `[rows, columns]`: the product of the first
    /// with the second, transposed, to each row of which a third operand `[columns]` is added, if there is one. All are
    /// of float32.
    SmallProduct,
    /// As [`HostCall::SmallProduct`], with 0 for what is less.
    SmallReluProduct,
    /// Operands are `[batch, rows, length]` and `[batch, length, columns]`, the result is `[batch, rows, columns]`, all
    /// of one integer type, modulo 2 to its width.
    IntegerProduct,
    /// The first elements of each row. The operand is `[rows, length]`, the results are the elements and their int32
    /// positions, `[rows, count]`, in ascending order.
    First,
    /// As [`HostCall::First`], in descending order.
    Last,
    /// One element of each row. Operands are `[rows, length]` and the int32 ranks `[rows]`, results are the elements
    /// and their int32 positions, `[rows]`.
    Ranked,
    /// The most frequent element of each row, the smallest of several, and where it stands last. The operand is
    /// `[rows, length]`, the results are `[rows]`.
    Mode,
    /// Running sums. The operand and the result are `[outer, length, inner]`, along `length`, for this and the next
    /// two.
    RunningSums,
    /// Running products.
    RunningProducts,
    /// Logarithms of running sums of exponentials, of floats.
    RunningLogsumexps,
    /// Running maxima, with the int32 positions of the last of equal elements, and of the last NaN, as a second result.
    RunningMaxima,
    /// As [`HostCall::RunningMaxima`], for minima.
    RunningMinima,
    /// Sums of numbers, along `length` of the sizes `[outer, length, inner]`, for this and the next three. Operands are
    /// as many elements, and these sizes, int64; the result has `outer * inner` elements.
    Sums,
    /// Products of numbers.
    Products,
    /// The largest numbers; a NaN is larger than all.
    Maxima,
    /// The smallest numbers; a NaN is smaller than all.
    Minima,
    /// Normalization of float32. Operands are `[samples, groups, channels, inner]`, weights and biases
    /// `[groups, channels]`, and the number that is added to variances. Results are the normalized operand, and means
    /// and variances of the last two dimensions, `[samples, groups]`, or, if the program declares
    /// `[groups]`, of these and the samples.
    Normalize,
    /// Gradients of [`HostCall::Normalize`]. Operands are the result's gradient, the operand, means, reciprocal
    /// deviations and weights; results are the gradients of the operand, the weights and the biases.
    NormalizeGradient,
    /// The softmax along rows of float32. The operand and the result are `[rows, length]`.
    Softmax,
    /// The gradient of [`HostCall::Softmax`]. Operands are the result's gradient and the result, of the
    /// gradient's sizes.
    SoftmaxGradient,
    /// The numbers that a logarithm of a softmax along rows of float32 subtracts: the highest element of
    /// each row, and the logarithm of the sum of exponentials of what it leaves. The operand is `[rows, length]`,
    /// results are `[rows]`.
    SoftmaxShifts,
    /// A convolution over one to three spatial dimensions, of float32 or float64. Operands are
    /// `[batch, groups * inputs, …]`, the weight `[groups * outputs, inputs, …]`, and groups, strides, dilations and
    /// paddings, int64; the result is `[batch, groups * outputs, …]`. What windows read outside of the operand is zero.
    Convolution,
    /// The adjoint of [`HostCall::Convolution`]: as there, with its result as the operand and its operand as the
    /// result.
    ConvolutionAdjoint,
    /// The gradient of the weight of [`HostCall::Convolution`]. Operands are its operand, its result's gradient and the
    /// same numbers, the result has the weight's sizes.
    ConvolutionWeight,
    /// Elements with updates at places along `places` of the sizes `[outer, places, inner]`. Operands are as many
    /// elements, of float32, float64, int32 or int64; the places, int32 or int64, one for each `count` or for each
    /// update; updates `[outer, count, inner]`, of which those outside count for nothing; and these sizes, int64. The
    /// result may have the first one's memory.
    Scatter,
    /// As [`HostCall::Scatter`], for sums with what is there, in the order of the updates.
    ScatterAdd,
    /// As [`HostCall::Scatter`], for products.
    ScatterMultiply,
    /// As [`HostCall::Scatter`], for the larger of both; a NaN is larger than all.
    ScatterMaximum,
    /// As [`HostCall::Scatter`], for the smaller of both; a NaN is smaller than all.
    ScatterMinimum,
    /// Weighted sums of elements along `length`. Operands are `[outer, length, inner]`, of float32 or float64; for each
    /// sum the end of its terms, int32 and `[count]`; the places along `length`, int32, and the weights of all terms.
    /// The result is `[outer, count, inner]`.
    WeightedSums,
    /// LU factorizations. The operand is `[batch, rows, columns]`, the results are both factors in one matrix of those
    /// sizes, the int32 row that each was exchanged with (from 1), and the first zero pivot (from 1, or 0), `[batch]`.
    Lu,
    /// Cholesky factorizations. The operand is `[batch, size, size]`, of which the lower triangle is read, the results
    /// are the lower factors and the order of the first leading minor that is not positive (or 0), `[batch]`, at which
    /// the factorization stops.
    Cholesky,
    /// Solutions of triangular systems. Operands are `[batch, size, size]`, `[batch, size, columns]` and an int32
    /// number, the sum of 1 if the matrices are lower ones and 2 if their diagonals count as ones. The result has the
    /// sizes of the second operand.
    Triangular,
    /// Solutions of systems with matrices that [`HostCall::Lu`] factorized. Operands are the factors
    /// `[batch, size, size]`, the exchanged rows `[batch, size]`, the right sides `[batch, size, columns]` and an int32
    /// number, 1 if the systems are those of the transposed matrices. The result has the sizes of the right sides.
    LuSolve,
    /// Eigenvalues of symmetric matrices. Operands are `[batch, columns, rows]` (each matrix by its columns) and an
    /// int32 number, 1 if the upper triangles are read and 0 if the lower ones are. Results are ascending values
    /// `[batch, size]` and, if the program declares it, the vectors `[batch, size, size]`.
    Eigh,
    /// Singular values. The operand is `[batch, columns, rows]` (each matrix by its columns). Results are descending
    /// values and, if the program declares them, `[batch, count, rows]` left vectors by columns, and the right vectors
    /// `[batch, columns, count]`, so that each row of a matrix `[count, columns]` is one. A count is the shorter side
    /// of the matrix, or its number of rows or columns.
    Svd,
}

impl HostCall {
    /// Each of them once.
    pub const ALL: [HostCall; 37] = [
        HostCall::Exchange,
        HostCall::SmallProduct,
        HostCall::SmallReluProduct,
        HostCall::IntegerProduct,
        HostCall::First,
        HostCall::Last,
        HostCall::Ranked,
        HostCall::Mode,
        HostCall::RunningSums,
        HostCall::RunningProducts,
        HostCall::RunningLogsumexps,
        HostCall::RunningMaxima,
        HostCall::RunningMinima,
        HostCall::Sums,
        HostCall::Products,
        HostCall::Maxima,
        HostCall::Minima,
        HostCall::Normalize,
        HostCall::NormalizeGradient,
        HostCall::Softmax,
        HostCall::SoftmaxGradient,
        HostCall::SoftmaxShifts,
        HostCall::Convolution,
        HostCall::ConvolutionAdjoint,
        HostCall::ConvolutionWeight,
        HostCall::Scatter,
        HostCall::ScatterAdd,
        HostCall::ScatterMultiply,
        HostCall::ScatterMaximum,
        HostCall::ScatterMinimum,
        HostCall::WeightedSums,
        HostCall::Lu,
        HostCall::Cholesky,
        HostCall::Triangular,
        HostCall::LuSolve,
        HostCall::Eigh,
        HostCall::Svd,
    ];

    /// The `call_target_name` of its `stablehlo.custom_call`.
    pub const fn target(self) -> &'static str {
        match self {
            HostCall::Exchange => "torchtpu_exchange",
            HostCall::SmallProduct => "torchtpu_small_product",
            HostCall::SmallReluProduct => "torchtpu_small_relu_product",
            HostCall::IntegerProduct => "torchtpu_integer_product",
            HostCall::First => "torchtpu_first",
            HostCall::Last => "torchtpu_last",
            HostCall::Ranked => "torchtpu_ranked",
            HostCall::Mode => "torchtpu_mode",
            HostCall::RunningSums => "torchtpu_running_sums",
            HostCall::RunningProducts => "torchtpu_running_products",
            HostCall::RunningLogsumexps => "torchtpu_running_logsumexps",
            HostCall::RunningMaxima => "torchtpu_running_maxima",
            HostCall::RunningMinima => "torchtpu_running_minima",
            HostCall::Sums => "torchtpu_sums",
            HostCall::Products => "torchtpu_products",
            HostCall::Maxima => "torchtpu_maxima",
            HostCall::Minima => "torchtpu_minima",
            HostCall::Normalize => "torchtpu_normalize",
            HostCall::NormalizeGradient => "torchtpu_normalize_gradient",
            HostCall::Softmax => "torchtpu_softmax",
            HostCall::SoftmaxGradient => "torchtpu_softmax_gradient",
            HostCall::SoftmaxShifts => "torchtpu_softmax_shifts",
            HostCall::Convolution => "torchtpu_convolution",
            HostCall::ConvolutionAdjoint => "torchtpu_convolution_adjoint",
            HostCall::ConvolutionWeight => "torchtpu_convolution_weight",
            HostCall::Scatter => "torchtpu_scatter",
            HostCall::ScatterAdd => "torchtpu_scatter_add",
            HostCall::ScatterMultiply => "torchtpu_scatter_multiply",
            HostCall::ScatterMaximum => "torchtpu_scatter_maximum",
            HostCall::ScatterMinimum => "torchtpu_scatter_minimum",
            HostCall::WeightedSums => "torchtpu_weighted_sums",
            HostCall::Lu => "torchtpu_lu",
            HostCall::Cholesky => "torchtpu_cholesky",
            HostCall::Triangular => "torchtpu_triangular",
            HostCall::LuSolve => "torchtpu_lu_solve",
            HostCall::Eigh => "torchtpu_eigh",
            HostCall::Svd => "torchtpu_svd",
        }
    }

    /// The call with this `call_target_name`.
    pub fn of(target: &str) -> Option<HostCall> {
        HostCall::ALL.into_iter().find(|call| call.target() == target)
    }

    /// Whether it reads each element a fixed number of times.
    pub const fn goes_along_rows(self) -> bool {
        matches!(
            self,
            HostCall::Sums
                | HostCall::Products
                | HostCall::Maxima
                | HostCall::Minima
                | HostCall::Normalize
                | HostCall::NormalizeGradient
                | HostCall::Softmax
                | HostCall::SoftmaxGradient
                | HostCall::SoftmaxShifts
                | HostCall::WeightedSums
        ) || self.writes_first()
    }

    /// Whether the result may have the memory of the first operand, which it replaces.
    pub const fn writes_first(self) -> bool {
        matches!(
            self,
            HostCall::Scatter
                | HostCall::ScatterAdd
                | HostCall::ScatterMultiply
                | HostCall::ScatterMaximum
                | HostCall::ScatterMinimum
        )
    }

    /// Whether it is a convolution or a gradient of one.
    pub const fn is_convolution(self) -> bool {
        matches!(self, HostCall::Convolution | HostCall::ConvolutionAdjoint | HostCall::ConvolutionWeight)
    }

    /// Whether it computes and waits for nobody: all but the exchange.
    pub const fn is_computation(self) -> bool {
        !matches!(self, HostCall::Exchange)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_differ() {
        for call in HostCall::ALL {
            assert_eq!(HostCall::of(call.target()), Some(call));
        }
        let variants = HostCall::Svd as usize + 1;
        assert_eq!(HostCall::ALL.len(), variants);
    }
}
