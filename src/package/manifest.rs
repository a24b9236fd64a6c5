//! Manifest of a package, as JSON.

use crate::fx::DType;
use crate::sizing::BucketPolicy;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// The graph's.
    pub name: String,
    /// Package and version that wrote it.
    pub made_by: String,
    /// Seconds since 1970.
    pub created: u64,
    /// Inputs, in order.
    pub inputs: Vec<TensorSpec>,
    pub outputs: Vec<TensorSpec>,
    /// The sizes that may differ from call to call: `s0`, `s1` … of the tensors above.
    pub symbols: Vec<Symbol>,
    /// Bucket policy for these sizes.
    pub buckets: BucketPolicy,
    /// For which sizes there are executables or StableHLO.
    pub programs: Vec<Program>,
    pub sections: Vec<Listed>,
}

/// A tensor of a signature.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TensorSpec {
    pub name: String,
    pub dtype: DType,
    pub dims: Vec<Size>,
}

/// A size: a number, or an expression in the symbols.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Size {
    Number(i64),
    Expression(String),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Symbol {
    pub min: Option<i64>,
    pub max: Option<i64>,
    /// Which size it is, in words.
    pub of: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// One per symbol.
    pub sizes: Vec<i64>,
    /// Whether it serves smaller sizes as well.
    pub padded: bool,
    /// Targets that it was compiled for.
    pub targets: Vec<String>,
}

/// A section of the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    #[serde(flatten)]
    pub kind: Kind,
    pub bytes: u64,
    /// BLAKE3, in hexadecimal digits.
    pub digest: String,
}

/// Kind of a section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Kind {
    /// A recording without calls.
    Graph,
    /// In the safetensors format, named by [`super::weight_name`].
    Weights,
    /// An entry of the cache.
    Executable { target: String },
    /// The text of the program with this key ([`crate::cache::Key::of_program`]), in hexadecimal digits.
    StableHlo { program: String },
}

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Size::Number(n) => n.fmt(f),
            Size::Expression(e) => e.fmt(f),
        }
    }
}

/// `input_ids: int64[s0, s1]`.
impl std::fmt::Display for TensorSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let dims: Vec<String> = self.dims.iter().map(Size::to_string).collect();
        write!(f, "{}: {}[{}]", self.name, self.dtype.torch_name(), dims.join(", "))
    }
}
