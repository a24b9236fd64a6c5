//! Settings of a lowering.

use super::cpu_form::CpuForm;
use crate::fx::Graph;
use crate::program::{ProgramInput, ProgramOutput, interface};

/// Compiler that the forms of a program's ops suit. All forms compute the same, but not always by the same roundings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Forms {
    /// No particular compiler.
    #[default]
    General,
    /// XLA for CPU: pooling by slices, products of few rows with a larger, transposed matrix turned round.
    Cpu,
    /// XLA for TPU. These forms cost more elsewhere.
    Tpu,
}

impl Forms {
    /// Returns the forms that decide which ops have a lowering: platforms other than TPUs have the same ones.
    #[must_use]
    pub fn checked(self) -> Forms {
        match self {
            Forms::General | Forms::Cpu => Forms::General,
            Forms::Tpu => Forms::Tpu,
        }
    }

    /// Returns the platform of a registered lowering: `tpu`, or `cpu` for every other platform.
    pub fn platform(self) -> &'static str {
        match self {
            Forms::General | Forms::Cpu => "cpu",
            Forms::Tpu => "tpu",
        }
    }
}

/// How contractions of float32 and complex64 are computed: PyTorch's `highest`, `high` and `medium`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Precision {
    #[default]
    Highest,
    High,
    Default,
}

impl std::str::FromStr for Precision {
    type Err = String;
    /// Reads `torch.get_float32_matmul_precision()`.
    fn from_str(s: &str) -> Result<Self, String> {
        match s {
            "highest" => Ok(Precision::Highest),
            "high" => Ok(Precision::High),
            "medium" => Ok(Precision::Default),
            other => Err(format!("unknown float32 matmul precision `{other}` (highest, high, medium)")),
        }
    }
}

/// How attention is computed, if a graph has it as one op.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AttentionForm {
    /// By blocks if the scores are too many, else at once.
    #[default]
    Auto,
    /// All scores at once.
    Whole,
    /// In a loop over blocks of queries and keys.
    Blocks,
    /// By a [kernel](super::attention::kernel) that is made elsewhere, and by blocks if that does not compute it.
    Kernel,
}

impl AttentionForm {
    pub const NAMES: [(&'static str, AttentionForm); 4] = [
        ("auto", AttentionForm::Auto),
        ("whole", AttentionForm::Whole),
        ("blocks", AttentionForm::Blocks),
        ("kernel", AttentionForm::Kernel),
    ];
}

impl std::str::FromStr for AttentionForm {
    type Err = String;
    /// Reads the option `attention`.
    fn from_str(s: &str) -> Result<Self, String> {
        let found = Self::NAMES.iter().find(|(name, _)| *name == s);
        found
            .map(|(_, form)| *form)
            .ok_or_else(|| format!("unknown form of attention `{s}` (auto, whole, blocks, kernel)"))
    }
}

/// Inputs of a lowering besides the graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Settings {
    /// How float32 contractions are computed (`torch.get_float32_matmul_precision`).
    pub precision: Precision,
    /// Compiler that the forms of the ops suit.
    pub forms: Forms,
    /// Whether the program may call functions of the process that runs it, for small and integer products, sorting,
    /// selection by rank, sums, products and extrema, running or not, factorizations, normalization, and softmax.
    pub calls_process: bool,
    /// Whether attention has all scores at once or walks over blocks of them.
    pub attention: AttentionForm,
    /// From how many bytes on the program is given the memory of a result, as a further argument, instead of making it:
    /// where the host shares its memory with the device, it can make better memory. `None` where never.
    pub given_results_from: Option<usize>,
    /// Whether a number beyond the largest one of `float8_e4m3fn` becomes NaN instead of that largest one; see
    /// [`Settings::follow_torch`].
    pub float8_overflows_to_nan: bool,
    /// Whether the compiler chooses how values lie that a forward program saves for its backward program.
    pub automatic_layouts: bool,
}

impl Settings {
    /// Computes as this version of PyTorch does. Before 2.13 it converts a number beyond the largest one of
    /// `float8_e4m3fn`, 448, to NaN, from 2.13 on to 448, infinity too (its header `Float8_e4m3fn.h`). A version that
    /// cannot be read counts as the newest one.
    pub fn follow_torch(&mut self, version: &str) {
        let mut parts = version.split('.').map(str::parse::<u32>);
        let parts = (parts.next(), parts.next());
        self.float8_overflows_to_nan =
            matches!(parts, (Some(Ok(major)), Some(Ok(minor))) if (major, minor) < (2, 13));
    }

    /// Returns the arguments and results of a graph's program.
    pub fn interface(&self, graph: &Graph) -> (Vec<ProgramInput>, Vec<ProgramOutput>) {
        let (inputs, mut outputs) = interface(graph, self.given_results_from, self.flattens());
        if !self.automatic_layouts {
            outputs.iter_mut().for_each(|output| output.lies_freely = false);
        }
        (inputs, outputs)
    }

    /// Whether the compiler chooses how some results of a graph's program lie.
    pub fn chooses_layouts(&self, graph: &Graph) -> bool {
        self.interface(graph).1.iter().any(|output| output.lies_freely)
    }

    /// Whether the program calls functions of the process for computations of this form.
    pub fn calls_for(&self, form: CpuForm) -> bool {
        self.calls_process && form.is_on()
    }

    /// Whether tensors that only elementwise ops read and make are one dimension of the program. Those of a function in
    /// a program, which is given no memory for results, keep the shapes that its callers pass.
    fn flattens(&self) -> bool {
        self.forms == Forms::Cpu && self.given_results_from.is_some() && CpuForm::FlatPrograms.is_on()
    }
}

#[cfg(test)]
mod tests {
    use super::Settings;

    #[test]
    fn float8_saturates_from_2_13_on() {
        let overflows = |torch| {
            let mut settings = Settings::default();
            settings.follow_torch(torch);
            settings.float8_overflows_to_nan
        };
        for torch in ["2.10.0", "2.12.1+cpu"] {
            assert!(overflows(torch), "{torch}");
        }
        for torch in ["2.13.0", "2.15.0+cu132", "3.0.0a0+git1234", ""] {
            assert!(!overflows(torch), "{torch}");
        }
    }
}
