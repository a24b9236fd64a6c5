//! A model in one file, which runs where there is neither Python nor PyTorch: the graph, its weights, executables for
//! the machines that it was packaged for, and StableHLO for all others.
//!
//! ```text
//! File::open (who made it?) ▸ Model::open (graph, weights, programs) ▸ Model::run (bind ▸ bucket ▸ pad ▸ run ▸ cut)
//! ```
//! What runs is [`crate::runtime::CompiledGraph`], as in a Python process.

#[cfg(not(feature = "python"))]
mod c_api;
mod error;
mod file;
mod manifest;
mod model;
mod signature;
mod tensor;
mod weights;

pub use error::PackageError;
pub use file::{File, Section, write};
pub use manifest::{Kind, Manifest, Program, Size, Symbol, TensorSpec};
pub use model::{Model, ModelSettings};
pub use signature::{is_weight, signature, weight_name};
pub use tensor::{
    Tensor, Tensors, dtype_of, read_file, read_json, read_npz, read_safetensors, write_file, write_json,
    write_npz, write_safetensors,
};
pub use weights::write_weights;
