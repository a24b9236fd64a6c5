//! Writing packages: a recorded graph with its weights and programs in one file.

use super::errors;
use super::settings::Settings;
use super::tools::{load, parse_target, to_python};
use crate::cache::{Directory, default_directory};
use crate::package::{PackageError, TensorSpec};
use crate::tools::{Packaging, PackagingError, ProgramSizes};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Adds this function to the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(write_package, m)?)
}

/// Writes a recorded graph with its weights and programs to one file; without `out`, only finds out whether that can
/// be done.
#[pyfunction]
#[pyo3(signature = (path, out, *, weights, inputs, outputs, programs, policy, cache_dir = None, key = None))]
#[expect(clippy::too_many_arguments, reason = "named in Python")]
fn write_package<'py>(
    py: Python<'py>,
    path: PathBuf,
    out: Option<PathBuf>,
    weights: Vec<PathBuf>,
    inputs: Vec<String>,
    outputs: Vec<String>,
    programs: Vec<(Vec<i64>, bool, String, Option<String>)>,
    policy: Settings,
    cache_dir: Option<PathBuf>,
    key: Option<PathBuf>,
) -> PyResult<Bound<'py, PyDict>> {
    let graph_file = load(py, path)?;
    let program = |(sizes, padded, target, key): (Vec<i64>, bool, String, Option<String>)| {
        let key = key.map(blake3::Hash::from_hex).transpose();
        let key = key.map_err(|_| PyValueError::new_err("a key is no digest"))?;
        Ok((ProgramSizes { sizes, padded }, parse_target(&target)?, key))
    };
    let programs = programs.into_iter().map(program).collect::<PyResult<Vec<_>>>()?;
    let packaged = py.detach(|| {
        let packaging = Packaging {
            graph_file: &graph_file,
            weights: &weights,
            inputs: &inputs,
            outputs: &outputs,
            buckets: policy.compile.buckets,
            programs,
            key: key.as_deref(),
        };
        match out {
            None => packaging.check().map(|()| None),
            Some(out) => {
                let cache = Directory::open(&cache_dir.map_or_else(default_directory, Ok)?)?;
                packaging.write(&cache, &out).map(Some)
            }
        }
    });
    let packaged = packaged.map_err(|error: PackagingError| match error {
        PackagingError::Graph(error) => to_python(py, error),
        PackagingError::Package(PackageError::Unfit(problem)) => PyValueError::new_err(problem),
        PackagingError::Package(PackageError::Io { what, source }) => {
            std::io::Error::new(source.kind(), format!("{what}: {source}")).into()
        }
        PackagingError::Package(PackageError::Key(error)) | PackagingError::Cache(error) => {
            errors::to_python(py, error.into())
        }
        PackagingError::Package(PackageError::Tensors(problem)) => PyOSError::new_err(problem),
        PackagingError::Package(other) => errors::other_error(py, other.to_string()),
    })?;
    let dict = PyDict::new(py);
    let Some(packaged) = packaged else { return Ok(dict) };
    let specs = |specs: &[TensorSpec]| specs.iter().map(TensorSpec::to_string).collect::<Vec<_>>();
    dict.set_item("inputs", specs(&packaged.manifest.inputs))?;
    dict.set_item("outputs", specs(&packaged.manifest.outputs))?;
    let sizes =
        packaged.manifest.symbols.iter().enumerate().map(|(i, symbol)| (format!("s{i}"), &*symbol.of));
    dict.set_item("sizes", sizes.collect::<BTreeMap<_, _>>())?;
    dict.set_item("digest", packaged.digest.to_hex().as_str())?;
    dict.set_item("bytes", packaged.bytes)?;
    dict.set_item("signed", key.is_some())?;
    Ok(dict)
}
