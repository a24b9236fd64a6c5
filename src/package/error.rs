//! Errors of packages.

use crate::cache::CacheError;
use crate::pjrt::PjrtError;
use crate::recording::FileError;
use crate::runtime::RuntimeError;
use std::path::{Path, PathBuf};

#[derive(Debug, thiserror::Error)]
pub enum PackageError {
    #[error("{what}: {source}")]
    Io { what: String, source: std::io::Error },
    /// It is damaged, or nobody that is trusted made it. Nothing of it was used.
    #[error("the package {} is refused: {reason}", path.display())]
    Refused { path: PathBuf, reason: String },
    /// A graph, or weights, that no package can be made of.
    #[error("{0}")]
    Unfit(String),
    /// Invalid inputs of a call.
    #[error("{0}")]
    Input(String),
    /// Sizes for which there is no program, where none may be compiled.
    #[error(
        "the package has no program for the sizes {given}, and nothing may be compiled; it serves {served}"
    )]
    Unserved { given: String, served: String },
    /// Tensors in a file or a request that cannot be read.
    #[error("{0}")]
    Tensors(String),
    #[error(transparent)]
    Key(#[from] CacheError),
    #[error(transparent)]
    Graph(#[from] FileError),
    #[error(transparent)]
    Runtime(#[from] RuntimeError),
    #[error(transparent)]
    Memory(#[from] PjrtError),
}

impl PackageError {
    pub(super) fn io(what: &str, path: &Path) -> impl FnOnce(std::io::Error) -> PackageError {
        let what = format!("cannot {what} {}", path.display());
        move |source| PackageError::Io { what, source }
    }

    /// Whether the caller of a model is at fault, with sizes that nothing is packaged for as well.
    pub fn is_about_inputs(&self) -> bool {
        matches!(self, PackageError::Input(_) | PackageError::Tensors(_) | PackageError::Unserved { .. })
    }
}
