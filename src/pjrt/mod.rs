//! Our own binding of the PJRT C API.
