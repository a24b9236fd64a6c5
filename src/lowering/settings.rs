//! Settings of a lowering.

use super::attention::AttentionForm;
use super::hlo::Precision;

/// Inputs of a lowering besides the graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Settings {
    /// How float32 contractions are computed (`torch.get_float32_matmul_precision`).
    pub precision: Precision,
    /// Whether the program takes the forms that XLA for CPU makes the fastest code of: convolutions and pooling by slices,
    /// products of few rows with a larger, transposed matrix turned round. They compute the same, but not always by the
    /// same roundings.
    pub for_cpu: bool,
    /// Whether the program may call functions of the process that runs it, for small and integer products, sorting,
    /// selection by rank, running sums, products and extrema, and factorizations.
    pub calls_process: bool,
    /// Whether the program takes the forms that XLA for TPU makes the fastest kernels of. They compute the same, but not
    /// always by the same roundings, and cost more elsewhere.
    pub for_tpu: bool,
    /// Whether attention has all scores at once or walks over blocks of them.
    pub attention: AttentionForm,
    /// From how many bytes on the program is given the memory of a result, as a further argument, instead of making it:
    /// where the host shares its memory with the device, it can make better memory. `None` where never.
    pub given_results_from: Option<usize>,
}
