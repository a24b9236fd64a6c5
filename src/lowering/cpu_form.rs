//! Forms of computations that programs on the CPU alone have.

use std::str::FromStr;
use std::sync::LazyLock;

/// A form in which a program on the CPU computes what XLA's compiler would compute otherwise: by a function of the
/// process, but for the last two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CpuForm {
    SmallProducts,
    IntegerProducts,
    Order,
    RunningFolds,
    Folds,
    Factorizations,
    Normalization,
    Softmax,
    Convolutions,
    Scatters,
    WeightedSums,
    /// Kernels in plain loops where nothing changes its place, not in tiles.
    PlainLoops,
    /// Tensors that only elementwise ops read and make as one dimension.
    FlatPrograms,
}

impl CpuForm {
    pub const NAMES: [(&'static str, CpuForm); 13] = [
        ("small products", CpuForm::SmallProducts),
        ("integer products", CpuForm::IntegerProducts),
        ("order", CpuForm::Order),
        ("running folds", CpuForm::RunningFolds),
        ("folds", CpuForm::Folds),
        ("factorizations", CpuForm::Factorizations),
        ("normalization", CpuForm::Normalization),
        ("softmax", CpuForm::Softmax),
        ("convolutions", CpuForm::Convolutions),
        ("scatters", CpuForm::Scatters),
        ("weighted sums", CpuForm::WeightedSums),
        ("plain loops", CpuForm::PlainLoops),
        ("flat programs", CpuForm::FlatPrograms),
    ];

    /// Whether programs have this form, which benchmarks do without to measure what it gains: `TORCHTPU_TEST_WITHOUT`
    /// names forms between commas.
    pub fn is_on(self) -> bool {
        !LEFT_OUT.contains(&self)
    }

    /// The names of forms that are left out, as keys have them.
    pub fn left_out() -> String {
        let out = Self::NAMES.iter().filter(|(_, form)| !form.is_on()).map(|(name, _)| *name);
        out.collect::<Vec<_>>().join(", ")
    }
}

impl FromStr for CpuForm {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let found = Self::NAMES.iter().find(|(name, _)| *name == s);
        found.map(|(_, form)| *form).ok_or_else(|| format!("unknown form `{s}`"))
    }
}

static LEFT_OUT: LazyLock<Vec<CpuForm>> = LazyLock::new(|| {
    let given = std::env::var("TORCHTPU_TEST_WITHOUT").unwrap_or_default();
    given.split(',').filter_map(|name| name.trim().parse().ok()).collect()
});
