//! Named options given to a plugin and named attributes read from it.

use std::ffi::c_char;
use std::fmt;

use super::api::{slice_of, text_of};
use super::ffi::{PJRT_NamedValue, PJRT_NamedValue_Value, named_value};

/// The value of a named option or attribute.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub enum OptionValue {
    String(String),
    Int64(i64),
    Int64List(Vec<i64>),
    Float(f32),
    Bool(bool),
}

impl OptionValue {
    /// The value as a number, where it is one.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            #[expect(clippy::cast_precision_loss, reason = "costs are estimates")]
            Self::Int64(value) => Some(*value as f64),
            Self::Float(value) => Some(f64::from(*value)),
            Self::String(_) | Self::Int64List(_) | Self::Bool(_) => None,
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::String(value) => f.write_str(value),
            Self::Int64(value) => value.fmt(f),
            Self::Int64List(values) => write!(f, "{values:?}"),
            Self::Float(value) => value.fmt(f),
            Self::Bool(value) => value.fmt(f),
        }
    }
}

/// `options` in the C API's form. The result points into `options` and is valid only as long as they are.
pub(super) fn to_raw(options: &[(String, OptionValue)]) -> Vec<PJRT_NamedValue> {
    options
        .iter()
        .map(|(name, value)| {
            let (value_type, raw, value_size) = match value {
                OptionValue::String(text) => {
                    let text_pointer = text.as_ptr().cast::<c_char>();
                    (named_value::STRING, PJRT_NamedValue_Value { string_value: text_pointer }, text.len())
                }
                OptionValue::Int64(value) => {
                    (named_value::INT64, PJRT_NamedValue_Value { int64_value: *value }, 1)
                }
                OptionValue::Int64List(values) => {
                    let list = PJRT_NamedValue_Value { int64_array_value: values.as_ptr() };
                    (named_value::INT64_LIST, list, values.len())
                }
                OptionValue::Float(value) => {
                    (named_value::FLOAT, PJRT_NamedValue_Value { float_value: *value }, 1)
                }
                OptionValue::Bool(value) => {
                    // The whole union is written, so that no byte of it is left undefined.
                    let mut raw = PJRT_NamedValue_Value { int64_value: 0 };
                    raw.bool_value = *value;
                    (named_value::BOOL, raw, 1)
                }
            };
            PJRT_NamedValue {
                struct_size: size_of::<PJRT_NamedValue>(),
                extension_start: std::ptr::null_mut(),
                name: name.as_ptr().cast(),
                name_size: name.len(),
                value_type,
                value: raw,
                value_size,
            }
        })
        .collect()
}

/// Copies a plugin's array of `count` named values, in the plugin's order. Types that the header does not list are
/// left out.
///
/// # Safety
/// `values` is null or points to `count` named values that are alive.
pub(crate) unsafe fn from_raw(values: *const PJRT_NamedValue, count: usize) -> Vec<(String, OptionValue)> {
    let mut out = Vec::with_capacity(count);
    if values.is_null() || count == 0 {
        return out;
    }
    // A newer plugin's elements may be longer than ours: the first one says how long.
    // SAFETY: there is at least one element, and its size comes first in all versions.
    let stride = unsafe { (*values).struct_size }.max(size_of::<PJRT_NamedValue>()).next_multiple_of(8);
    for index in 0..count {
        // SAFETY: the array has `count` elements of `stride` bytes.
        let value = unsafe { &*values.cast::<u8>().add(index * stride).cast::<PJRT_NamedValue>() };
        // SAFETY: the union's member is named by `value_type`; sizes are given beside it.
        let read = unsafe {
            match value.value_type {
                named_value::STRING => {
                    OptionValue::String(text_of(value.value.string_value, value.value_size))
                }
                named_value::INT64 => OptionValue::Int64(value.value.int64_value),
                named_value::INT64_LIST => {
                    OptionValue::Int64List(slice_of(value.value.int64_array_value, value.value_size).to_vec())
                }
                named_value::FLOAT => OptionValue::Float(value.value.float_value),
                named_value::BOOL => OptionValue::Bool(value.value.bool_value),
                _ => continue,
            }
        };
        // SAFETY: the name has `name_size` bytes.
        out.push((unsafe { text_of(value.name, value.name_size) }, read));
    }
    out
}
