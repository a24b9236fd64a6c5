//! Texts that Python's functions make for users' ops.

use super::{errors, gil};
use crate::lowering::registered::{Request, set_maker};
use pyo3::exceptions::PyException;
use pyo3::prelude::*;

/// Sets the maker of texts for users' ops: a function of the op's name, the call, the platform, the operands as dtypes
/// and sizes, and the sizes among the arguments. It returns the text, or raises with the reason why there is none.
#[pyfunction]
pub fn set_lowering_maker(maker: Py<PyAny>) {
    set_maker(Box::new(move |request| {
        let made = gil::attached(|py| make(py, &maker, request));
        made.unwrap_or_else(|| Err("the interpreter is ending".to_owned()))
    }));
}

fn make(py: Python<'_>, maker: &Py<PyAny>, request: &Request) -> Result<String, String> {
    let operands: Vec<(&str, Vec<i64>)> =
        request.operands.iter().map(|x| (x.dtype.name(), x.dims.to_vec())).collect();
    let (op, call, sizes) = (&*request.op, &*request.call, request.sizes.clone());
    let made = maker.call1(py, (op, call, request.platform, operands, sizes));
    made.and_then(|text| text.extract(py)).map_err(|error| {
        let reason = error.value(py).to_string();
        // Ctrl-C, which is no reason why there is no text.
        if !error.is_instance_of::<PyException>(py) {
            errors::keep_pending(error);
        }
        reason
    })
}
