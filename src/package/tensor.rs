//! Tensors as they come and go: safetensors, NumPy's `.npz`, JSON.

use super::PackageError;
use super::manifest::TensorSpec;
use crate::fx::{DType, NumberKind};
use crate::runtime::{AlignedBytes, TensorView};
use crate::whole_file;
use half::{bf16, f16};
use safetensors::{Dtype, SafeTensors};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Cursor, Read, Write};
use std::path::Path;
use std::sync::Arc;

/// A contiguous row-major tensor in memory that programs on the CPU read as it is.
#[derive(Debug, Clone)]
pub struct Tensor {
    pub dtype: DType,
    pub dims: Vec<i64>,
    data: Arc<AlignedBytes>,
}

/// Names of dtypes in the safetensors format.
const DTYPES: &[(DType, Dtype, &str)] = &[
    (DType::Bool, Dtype::BOOL, "BOOL"),
    (DType::U8, Dtype::U8, "U8"),
    (DType::U16, Dtype::U16, "U16"),
    (DType::U32, Dtype::U32, "U32"),
    (DType::U64, Dtype::U64, "U64"),
    (DType::I8, Dtype::I8, "I8"),
    (DType::I16, Dtype::I16, "I16"),
    (DType::I32, Dtype::I32, "I32"),
    (DType::I64, Dtype::I64, "I64"),
    (DType::F8E4M3FN, Dtype::F8_E4M3, "F8_E4M3"),
    (DType::F8E5M2, Dtype::F8_E5M2, "F8_E5M2"),
    (DType::F8E4M3FNUZ, Dtype::F8_E4M3FNUZ, "F8_E4M3FNUZ"),
    (DType::F8E5M2FNUZ, Dtype::F8_E5M2FNUZ, "F8_E5M2FNUZ"),
    (DType::F16, Dtype::F16, "F16"),
    (DType::BF16, Dtype::BF16, "BF16"),
    (DType::F32, Dtype::F32, "F32"),
    (DType::F64, Dtype::F64, "F64"),
    (DType::C64, Dtype::C64, "C64"),
];

/// Names of dtypes in NumPy, which has no bfloat16.
const NUMPY: &[(DType, &str)] = &[
    (DType::Bool, "|b1"),
    (DType::U8, "|u1"),
    (DType::U16, "<u2"),
    (DType::U32, "<u4"),
    (DType::U64, "<u8"),
    (DType::I8, "|i1"),
    (DType::I16, "<i2"),
    (DType::I32, "<i4"),
    (DType::I64, "<i8"),
    (DType::F16, "<f2"),
    (DType::F32, "<f4"),
    (DType::F64, "<f8"),
    (DType::C64, "<c8"),
    (DType::C128, "<c16"),
];

/// No tensor in a `.npz` is larger: what is compressed may claim any size.
const MAX_UNPACKED: u64 = 1 << 35;

/// Returns the dtype of a safetensors dtype; `None` if no dtype matches.
pub fn dtype_of(dtype: Dtype) -> Option<DType> {
    DTYPES.iter().find(|(_, theirs, _)| *theirs == dtype).map(|(ours, ..)| *ours)
}

/// Returns the safetensors name of a dtype.
pub(super) fn name_of(dtype: DType) -> Option<&'static str> {
    DTYPES.iter().find(|(ours, ..)| *ours == dtype).map(|(.., name)| *name)
}

fn wrong(problem: impl std::fmt::Display) -> PackageError {
    PackageError::Tensors(problem.to_string())
}

impl Tensor {
    /// A copy of row-major bytes.
    ///
    /// # Errors
    /// Sizes that are negative, or of which there are not as many bytes; no memory.
    pub fn new(dtype: DType, dims: &[i64], bytes: &[u8]) -> Result<Tensor, PackageError> {
        let start = dtype.size() as i64;
        let wanted = dims.iter().try_fold(start, |n, d| n.checked_mul(*d).filter(|_| *d >= 0));
        if wanted.and_then(|n| usize::try_from(n).ok()) != Some(bytes.len()) {
            let torch = dtype.torch_name();
            return Err(wrong(format!("{} bytes are no {torch} tensor of sizes {dims:?}", bytes.len())));
        }
        let mut data = AlignedBytes::zeroed(bytes.len(), "a tensor")?;
        data.as_mut_slice().copy_from_slice(bytes);
        if dtype == DType::Bool {
            data.as_mut_slice().iter_mut().for_each(|byte| *byte = u8::from(*byte != 0));
        }
        Ok(Tensor { dtype, dims: dims.to_vec(), data: Arc::new(data) })
    }

    /// The elements that a view shows, in order.
    ///
    /// # Safety
    /// The view's memory is readable.
    pub(super) unsafe fn of_view(view: &TensorView) -> Result<Tensor, PackageError> {
        let mut data = AlignedBytes::zeroed(view.bytes(), "a result")?;
        let order = crate::program::Layout::contiguous(view.dims.len());
        // SAFETY: passed on; the memory has as many bytes as the view.
        unsafe { view.read_into(&order, data.as_mut_ptr()) };
        Ok(Tensor { dtype: view.dtype, dims: view.dims.to_vec(), data: Arc::new(data) })
    }

    /// Row-major, little-endian.
    pub fn bytes(&self) -> &[u8] {
        self.data.as_slice()
    }

    /// Valid as long as [`Tensor::memory`]. Nothing may be written through it.
    pub(super) fn view(&self) -> TensorView {
        TensorView::contiguous(self.data.as_ptr().cast_mut(), self.dtype, &self.dims)
    }

    pub(super) fn memory(&self) -> Arc<AlignedBytes> {
        Arc::clone(&self.data)
    }
}

/// Tensors by name.
pub type Tensors = BTreeMap<String, Tensor>;

/// Reads a `.safetensors` or `.npz` file.
///
/// # Errors
/// [`PackageError::Io`], [`PackageError::Tensors`].
pub fn read_file(path: &Path) -> Result<Tensors, PackageError> {
    let bytes = std::fs::read(path).map_err(PackageError::io("read", path))?;
    let named = |error| match error {
        PackageError::Tensors(problem) => wrong(format!("{}: {problem}", path.display())),
        other => other,
    };
    let read = if is_npz(path)? { read_npz(&bytes) } else { read_safetensors(&bytes) };
    read.map_err(named)
}

/// Writes a `.safetensors` or `.npz` file.
///
/// # Errors
/// [`PackageError::Io`], [`PackageError::Tensors`] for a dtype that the format does not have.
pub fn write_file(path: &Path, tensors: &[(String, Tensor)]) -> Result<(), PackageError> {
    let bytes = if is_npz(path)? { write_npz(tensors)? } else { write_safetensors(tensors)? };
    whole_file::write_bytes(path, &bytes).map_err(PackageError::io("write", path))
}

fn is_npz(path: &Path) -> Result<bool, PackageError> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("npz") => Ok(true),
        Some("safetensors") => Ok(false),
        _ => Err(wrong(format!("{}: the name must end in .safetensors or .npz", path.display()))),
    }
}

/// # Errors
/// [`PackageError::Tensors`].
pub fn read_safetensors(bytes: &[u8]) -> Result<Tensors, PackageError> {
    let read = SafeTensors::deserialize(bytes)
        .map_err(|error| wrong(format!("not in the safetensors format: {error}")))?;
    let tensor = |(name, view): (&str, safetensors::tensor::TensorView<'_>)| {
        let dtype = dtype_of(view.dtype())
            .ok_or_else(|| wrong(format!("{name} has an element type that programs have not")))?;
        let dims: Vec<i64> = view.shape().iter().map(|size| *size as i64).collect();
        Ok((name.to_owned(), Tensor::new(dtype, &dims, view.data())?))
    };
    read.iter().map(tensor).collect()
}

/// # Errors
/// [`PackageError::Tensors`] for a dtype that the format does not have.
pub fn write_safetensors(tensors: &[(String, Tensor)]) -> Result<Vec<u8>, PackageError> {
    let parts =
        tensors.iter().map(|(name, tensor)| (name.as_str(), tensor.dtype, &*tensor.dims, tensor.bytes()));
    super::weights::encode(parts)
}

/// # Errors
/// [`PackageError::Tensors`], also for arrays that have one name or are larger than 32 GiB.
pub fn read_npz(bytes: &[u8]) -> Result<Tensors, PackageError> {
    let broken = |error: zip::result::ZipError| wrong(format!("not in the .npz format: {error}"));
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    let mut tensors = Tensors::new();
    for i in 0..archive.len() {
        let mut member = archive.by_index(i).map_err(broken)?;
        let name = member.name().map_err(broken)?.trim_end_matches(".npy").to_owned();
        if member.size() > MAX_UNPACKED {
            return Err(wrong(format!("{name} claims {} bytes", member.size())));
        }
        let mut unpacked = Vec::new();
        // No more than it claims, and no room on its word.
        (&mut member)
            .take(MAX_UNPACKED)
            .read_to_end(&mut unpacked)
            .map_err(|error| wrong(format!("{name}: {error}")))?;
        let tensor = read_npy(&unpacked).map_err(|problem| wrong(format!("{name}: {problem}")))?;
        if tensors.insert(name.clone(), tensor).is_some() {
            return Err(wrong(format!("it has two tensors called {name}")));
        }
    }
    Ok(tensors)
}

/// One array, as NumPy's `numpy.lib.format` describes it.
fn read_npy(bytes: &[u8]) -> Result<Tensor, String> {
    let cut_off = || "it is cut off".to_owned();
    let begin = bytes.get(..10).ok_or_else(cut_off)?;
    if begin[..6] != *b"\x93NUMPY" {
        return Err("it is no NumPy array".to_owned());
    }
    let (at, length) = match begin[6] {
        1 => (10, usize::from(u16::from_le_bytes([begin[8], begin[9]]))),
        _ => {
            let length = bytes.get(8..12).ok_or_else(cut_off)?;
            (12, u32::from_le_bytes(length.try_into().expect("four bytes")) as usize)
        }
    };
    let header = bytes.get(at..).and_then(|rest| rest.get(..length)).ok_or_else(cut_off)?;
    let header = std::str::from_utf8(header).map_err(|_| "its header is no text".to_owned())?;
    let value = |key: &str| header.split_once(key).map(|(_, rest)| rest.trim_start_matches([' ', ':']));
    let descr = value("'descr'").and_then(|rest| rest.strip_prefix('\'')?.split_once('\''));
    let (descr, _) = descr.ok_or("its header names no element type")?;
    let dtype = NUMPY.iter().find(|(_, name)| *name == descr).map(|(dtype, _)| *dtype);
    let dtype = dtype.ok_or_else(|| format!("its element type {descr} is none that programs have"))?;
    if value("'fortran_order'").is_none_or(|order| !order.starts_with("False")) {
        return Err("it is in Fortran's order: save numpy.ascontiguousarray(…)".to_owned());
    }
    let shape = value("'shape'").and_then(|rest| rest.strip_prefix('(')?.split_once(')'));
    let (shape, _) = shape.ok_or("its header has no shape")?;
    let sizes = shape.split(',').map(str::trim).filter(|size| !size.is_empty()).map(str::parse);
    let dims: Vec<i64> = sizes.collect::<Result<_, _>>().map_err(|_| "its shape is no list of sizes")?;
    Tensor::new(dtype, &dims, &bytes[at + length..]).map_err(|error| error.to_string())
}

/// # Errors
/// [`PackageError::Tensors`] for a dtype that NumPy does not have.
pub fn write_npz(tensors: &[(String, Tensor)]) -> Result<Vec<u8>, PackageError> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let stored = zip::write::SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Stored)
        .large_file(true);
    for (name, tensor) in tensors {
        let descr = NUMPY.iter().find(|(dtype, _)| *dtype == tensor.dtype).map(|(_, descr)| *descr);
        let torch = tensor.dtype.torch_name();
        let descr = descr
            .ok_or_else(|| wrong(format!("{name} is {torch}, which NumPy has not: use .safetensors")))?;
        let dims: String = tensor.dims.iter().fold(String::new(), |mut text, size| {
            let _ = write!(text, "{size}, ");
            text
        });
        let mut header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': ({dims}), }}");
        // The data begins at a multiple of 64.
        let length = (10 + header.len() + 1).next_multiple_of(64) - 10;
        header += &" ".repeat(length - 1 - header.len());
        header.push('\n');
        archive
            .start_file(format!("{name}.npy"), stored)
            .map_err(|error| wrong(format!("{name}: {error}")))?;
        let parts =
            [b"\x93NUMPY\x01\0", &(length as u16).to_le_bytes()[..], header.as_bytes(), tensor.bytes()];
        parts
            .iter()
            .try_for_each(|part| archive.write_all(part))
            .map_err(|error| wrong(format!("{name}: {error}")))?;
    }
    Ok(archive.finish().map_err(wrong)?.into_inner())
}

/// Reads `{"NAME": nested lists, …}`: the lists determine the sizes, and `specs` the dtypes.
///
/// # Errors
/// [`PackageError::Tensors`], [`PackageError::Input`] for a name that is not in `specs`.
pub fn read_json(bytes: &[u8], specs: &[TensorSpec]) -> Result<Tensors, PackageError> {
    let read: serde_json::Map<String, serde_json::Value> =
        serde_json::from_slice(bytes).map_err(|error| wrong(format!("not an object of lists: {error}")))?;
    let tensor = |(name, value): (String, serde_json::Value)| {
        let spec = specs.iter().find(|spec| spec.name == name);
        let spec = spec.ok_or_else(|| PackageError::Input(format!("there is no input `{name}`")))?;
        // For a list without numbers too, where no number asks for the type.
        if !has_json_form(spec.dtype) {
            let torch = spec.dtype.torch_name();
            return Err(wrong(format!("{name}: {torch} has no form in JSON: use safetensors")));
        }
        let mut dims = Vec::new();
        let mut inside = &value;
        while let serde_json::Value::Array(items) = inside {
            dims.push(items.len() as i64);
            match items.first() {
                Some(first) => inside = first,
                None => break,
            }
        }
        let mut data = Vec::new();
        flatten(&value, &dims, spec.dtype, &mut data)
            .map_err(|problem| wrong(format!("{name}: {problem}")))?;
        Ok((name, Tensor::new(spec.dtype, &dims, &data)?))
    };
    read.into_iter().map(tensor).collect()
}

/// Whether the numbers of a dtype are written as JSON: all but complex ones and floats of 8 bits.
fn has_json_form(dtype: DType) -> bool {
    dtype.kind() != NumberKind::Complex && (dtype.kind() != NumberKind::Float || dtype.size() > 1)
}

fn flatten(value: &serde_json::Value, dims: &[i64], dtype: DType, data: &mut Vec<u8>) -> Result<(), String> {
    if let Some((size, inner)) = dims.split_first() {
        let items = value.as_array().filter(|items| items.len() as i64 == *size);
        let items = items.ok_or("its lists are not all of one length")?;
        return items.iter().try_for_each(|item| flatten(item, inner, dtype, data));
    }
    let no = || format!("{value} is no {}", dtype.torch_name());
    let int = value.as_i64();
    let float = || value.as_f64().ok_or_else(no);
    // A number that the type has not is no infinity.
    let in_range = |narrow: f64| if narrow.is_finite() { Ok(()) } else { Err(no()) };
    macro_rules! whole {
        ($type:ty) => {
            data.extend(int.and_then(|n| <$type>::try_from(n).ok()).ok_or_else(no)?.to_le_bytes())
        };
    }
    match dtype {
        DType::Bool => {
            let truth = value.as_bool().or(int.filter(|n| matches!(n, 0 | 1)).map(|n| n == 1));
            data.push(u8::from(truth.ok_or_else(no)?));
        }
        DType::U8 => whole!(u8),
        DType::U16 => whole!(u16),
        DType::U32 => whole!(u32),
        DType::U64 => data.extend(value.as_u64().ok_or_else(no)?.to_le_bytes()),
        DType::I8 => whole!(i8),
        DType::I16 => whole!(i16),
        DType::I32 => whole!(i32),
        DType::I64 => whole!(i64),
        DType::F16 => {
            let narrow = f16::from_f64(float()?);
            in_range(narrow.to_f64())?;
            data.extend(narrow.to_le_bytes());
        }
        DType::BF16 => {
            let narrow = bf16::from_f64(float()?);
            in_range(narrow.to_f64())?;
            data.extend(narrow.to_le_bytes());
        }
        DType::F32 => {
            let narrow = float()? as f32;
            in_range(narrow.into())?;
            data.extend(narrow.to_le_bytes());
        }
        DType::F64 => data.extend(float()?.to_le_bytes()),
        _ => return Err(format!("{} has no form in JSON: use safetensors", dtype.torch_name())),
    }
    Ok(())
}

/// `{"NAME": nested lists, …}`. What is not finite is `null`.
///
/// # Errors
/// [`PackageError::Tensors`] for a dtype that JSON cannot represent.
pub fn write_json(tensors: &[(String, Tensor)]) -> Result<String, PackageError> {
    let mut text = String::from("{");
    for (i, (name, tensor)) in tensors.iter().enumerate() {
        text += if i > 0 { ", " } else { "" };
        let name = serde_json::to_string(name).expect("text");
        let _ = write!(text, "{name}: ");
        let numbers = numbers(tensor)?;
        nest(&mut numbers.iter(), &tensor.dims, &mut text);
    }
    text.push('}');
    Ok(text)
}

fn nest<'a>(numbers: &mut impl Iterator<Item = &'a String>, dims: &[i64], text: &mut String) {
    let Some((size, inner)) = dims.split_first() else {
        text.extend(numbers.next().map(String::as_str));
        return;
    };
    text.push('[');
    for i in 0..*size {
        if i > 0 {
            text.push(',');
        }
        nest(numbers, inner, text);
    }
    text.push(']');
}

fn numbers(tensor: &Tensor) -> Result<Vec<String>, PackageError> {
    let finite = |is: bool, text: String| if is { text } else { "null".to_owned() };
    let number = |b: &[u8]| -> String {
        macro_rules! read {
            ($type:ty) => {
                <$type>::from_le_bytes(b.try_into().expect("one element"))
            };
        }
        match tensor.dtype {
            DType::Bool => (b[0] != 0).to_string(),
            DType::U8 => b[0].to_string(),
            DType::U16 => read!(u16).to_string(),
            DType::U32 => read!(u32).to_string(),
            DType::U64 => read!(u64).to_string(),
            DType::I8 => read!(i8).to_string(),
            DType::I16 => read!(i16).to_string(),
            DType::I32 => read!(i32).to_string(),
            DType::I64 => read!(i64).to_string(),
            DType::F16 => finite(read!(f16).is_finite(), read!(f16).to_f32().to_string()),
            DType::BF16 => finite(read!(bf16).is_finite(), read!(bf16).to_f32().to_string()),
            DType::F32 => finite(read!(f32).is_finite(), read!(f32).to_string()),
            _ => finite(read!(f64).is_finite(), read!(f64).to_string()),
        }
    };
    if !has_json_form(tensor.dtype) {
        let torch = tensor.dtype.torch_name();
        return Err(wrong(format!("{torch} has no form in JSON: ask for safetensors")));
    }
    Ok(tensor.bytes().chunks_exact(tensor.dtype.size()).map(number).collect())
}

#[cfg(test)]
mod tests {
    use super::super::manifest::Size;
    use super::*;
    use proptest::prelude::*;

    fn tensors() -> Vec<(String, Tensor)> {
        let floats: Vec<u8> =
            [1.5f32, -0.1, 3e30, 0.0, 7.0, 8.0].iter().flat_map(|x| x.to_le_bytes()).collect();
        let ints: Vec<u8> = [i64::MIN, 9].iter().flat_map(|x| x.to_le_bytes()).collect();
        let named = |name: &str, tensor: Result<Tensor, PackageError>| (name.to_owned(), tensor.unwrap());
        vec![
            named("a", Tensor::new(DType::F32, &[2, 3], &floats)),
            named("b", Tensor::new(DType::I64, &[2], &ints)),
            named("c", Tensor::new(DType::Bool, &[], &[1])),
            named("d", Tensor::new(DType::F32, &[0, 4], &[])),
        ]
    }

    fn same(read: Tensors) {
        let written = tensors();
        assert_eq!(read.len(), written.len());
        for (name, tensor) in written {
            let other = &read[&name];
            assert_eq!(
                (other.dtype, &other.dims, other.bytes()),
                (tensor.dtype, &tensor.dims, tensor.bytes())
            );
        }
    }

    #[test]
    fn every_format_gives_back_what_was_written() {
        same(read_safetensors(&write_safetensors(&tensors()).unwrap()).unwrap());
        same(read_npz(&write_npz(&tensors()).unwrap()).unwrap());
        let spec = |(name, tensor): &(String, Tensor)| TensorSpec {
            name: name.clone(),
            dtype: tensor.dtype,
            dims: tensor.dims.iter().map(|d| Size::Number(*d)).collect(),
        };
        let specs: Vec<TensorSpec> = tensors().iter().map(spec).collect();
        // Lists that hold nothing say no more sizes.
        let with: Vec<_> = tensors().into_iter().filter(|(name, _)| name != "d").collect();
        let text = write_json(&with).unwrap();
        let read = read_json(text.as_bytes(), &specs).unwrap();
        for (name, tensor) in with {
            assert_eq!(read[&name].bytes(), tensor.bytes(), "{text}");
            assert_eq!(read[&name].dims, tensor.dims);
        }
    }

    #[test]
    fn says_what_is_wrong_with_json() {
        let specs = [TensorSpec { name: "x".to_owned(), dtype: DType::I32, dims: vec![] }];
        let told = |text: &str| read_json(text.as_bytes(), &specs).unwrap_err().to_string();
        assert!(told("[1]").contains("not an object"));
        assert!(told("{\"y\": 1}").contains("no input `y`"));
        assert!(told("{\"x\": [[1], [2, 3]]}").contains("not all of one length"));
        assert!(told("{\"x\": [1.5]}").contains("1.5 is no int32"));
        assert!(told("{\"x\": [3000000000]}").contains("is no int32"));
    }

    #[test]
    fn a_number_that_the_type_has_not_is_no_infinity() {
        for (dtype, fits, beyond) in [
            (DType::F16, "65504", "70000"),
            (DType::BF16, "3e38", "-1e39"),
            (DType::F32, "3.4e38", "1e300"),
            (DType::F64, "1e300", "1e999"),
        ] {
            let specs = [TensorSpec { name: "x".to_owned(), dtype, dims: vec![] }];
            let read = |number: &str| read_json(format!("{{\"x\": [{number}]}}").as_bytes(), &specs);
            assert!(read(fits).is_ok(), "{dtype}");
            let told = read(beyond).unwrap_err().to_string();
            assert!(told.contains(dtype.torch_name()) || told.contains("out of range"), "{told}");
        }
    }

    #[test]
    fn a_name_that_comes_twice_is_refused() {
        let (_, tensor) = tensors().remove(0);
        let same = |name: &str| (name.to_owned(), tensor.clone());
        // The writer of archives refuses equal names; these are different to it.
        let told = read_npz(&write_npz(&[same("a"), same("a.npy")]).unwrap()).unwrap_err().to_string();
        assert!(told.contains("two tensors called a"), "{told}");
    }

    proptest! {
        #[test]
        fn damaged_files_are_an_error_or_tensors(at in 0usize..4096, byte in any::<u8>(), cut in 0usize..4096) {
            for bytes in [write_safetensors(&tensors()).unwrap(), write_npz(&tensors()).unwrap()] {
                let mut damaged = bytes.clone();
                damaged[at % bytes.len()] = byte;
                read_safetensors(&damaged).ok();
                read_npz(&damaged).ok();
                read_safetensors(&bytes[..cut % bytes.len()]).ok();
                read_npz(&bytes[..cut % bytes.len()]).ok();
            }
        }
    }
}
