//! Weights in the safetensors format, laid out for programs that read them where they are.

use super::PackageError;
use super::tensor::{dtype_of, name_of};
use crate::fx::DType;
use crate::program::Layout;
use crate::runtime::{AlignedBytes, Keep, TensorView};
use safetensors::SafeTensors;
use std::collections::BTreeMap;
use std::sync::Arc;

const ALIGNMENT: usize = 64;

/// Tensors as bytes in the safetensors format. Their data begins at a multiple of 64 bytes, and those of multiples of
/// 64 bytes come first: in memory that is aligned, they are.
///
/// # Errors
/// [`PackageError::Tensors`] for a dtype that the format does not have.
pub(super) fn encode<'a>(
    tensors: impl Iterator<Item = (&'a str, DType, &'a [i64], &'a [u8])>,
) -> Result<Vec<u8>, PackageError> {
    let mut tensors: Vec<_> = tensors.collect();
    tensors.sort_by_key(|(name, dtype, _, data)| {
        (!data.len().is_multiple_of(ALIGNMENT), std::cmp::Reverse(dtype.size()), *name)
    });
    let mut header = serde_json::Map::new();
    let mut at = 0;
    for (name, dtype, dims, data) in &tensors {
        let dtype = name_of(*dtype).ok_or_else(|| {
            let torch = dtype.torch_name();
            PackageError::Tensors(format!("{name} is {torch}, which the safetensors format has not"))
        })?;
        let end = at + data.len();
        header.insert(
            (*name).to_owned(),
            serde_json::json!({ "dtype": dtype, "shape": dims, "data_offsets": [at, end] }),
        );
        at = end;
    }
    let mut header = serde_json::to_string(&header).expect("plain data");
    let length = (8 + header.len()).next_multiple_of(ALIGNMENT) - 8;
    header += &" ".repeat(length - header.len());
    let mut bytes = Vec::with_capacity(8 + length + at);
    bytes.extend_from_slice(&(length as u64).to_le_bytes());
    bytes.extend_from_slice(header.as_bytes());
    tensors.iter().for_each(|(.., data)| bytes.extend_from_slice(data));
    Ok(bytes)
}

/// The weights' section of a package: name, dtype, sizes, row-major bytes.
///
/// # Errors
/// [`PackageError::Tensors`] for a dtype that the format does not have.
pub fn write_weights<'a>(
    tensors: impl Iterator<Item = (&'a str, DType, &'a [i64], &'a [u8])>,
) -> Result<Vec<u8>, PackageError> {
    encode(tensors)
}

/// Weights in memory, by name.
pub(super) struct Weights {
    views: BTreeMap<String, TensorView>,
    /// Memory of the views.
    memory: Vec<Arc<AlignedBytes>>,
}

impl Weights {
    /// # Errors
    /// [`PackageError::Tensors`].
    pub fn read(section: AlignedBytes) -> Result<Weights, PackageError> {
        let section = Arc::new(section);
        let wrong = |problem: String| PackageError::Tensors(format!("the package's weights: {problem}"));
        let read = SafeTensors::deserialize(section.as_slice()).map_err(|error| wrong(error.to_string()))?;
        let mut weights = Weights { views: BTreeMap::new(), memory: vec![Arc::clone(&section)] };
        for (name, tensor) in read.iter() {
            let dtype = dtype_of(tensor.dtype())
                .ok_or_else(|| wrong(format!("{name} has an element type that programs have not")))?;
            let dims: Vec<i64> = tensor.shape().iter().map(|size| *size as i64).collect();
            let data = tensor.data();
            let mut view = TensorView::contiguous(data.as_ptr().cast_mut(), dtype, &dims);
            // Never changes: a copy on a device is good as long as the model.
            view.generation = 1;
            weights.views.insert(name.to_owned(), view);
        }
        let apart: Vec<String> = weights
            .views
            .iter()
            .filter(|(_, view)| !view.is_aligned() && view.bytes() > 0)
            .map(|(name, _)| name.clone())
            .collect();
        for name in apart {
            let contiguous = Layout::contiguous(weights.views[&name].dims.len());
            weights.lay_out(&name, &contiguous)?;
        }
        Ok(weights)
    }

    pub fn get(&self, name: &str) -> Option<&TensorView> {
        self.views.get(name)
    }

    /// Lays a weight out in memory of its own.
    ///
    /// # Errors
    /// No memory.
    pub fn lay_out(&mut self, name: &str, layout: &Layout) -> Result<(), PackageError> {
        let Some(view) = self.views.get_mut(name) else { return Ok(()) };
        let mut memory = AlignedBytes::zeroed(view.bytes(), "a weight")?;
        // SAFETY: the view lies in memory that this value owns; the new memory has as many bytes.
        unsafe { view.read_into(layout, memory.as_mut_ptr()) };
        view.data = memory.as_mut_ptr();
        view.strides = layout.strides(&view.dims).as_slice().into();
        self.memory.push(Arc::new(memory));
        Ok(())
    }

    /// Returns a handle that keeps all weights alive.
    pub fn keep(&self) -> Keep {
        Arc::new(self.memory.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_lie_where_programs_read_them() {
        let (big, odd) = ([7u8; 128], [1u8, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0]);
        let tensors =
            [("odd", DType::I16, &[2i64, 3][..], &odd[..]), ("big", DType::F32, &[32][..], &big[..])];
        let bytes = write_weights(tensors.into_iter()).unwrap();
        let mut section = AlignedBytes::zeroed(bytes.len(), "a test").unwrap();
        section.as_mut_slice().copy_from_slice(&bytes);
        let range = section.as_slice().as_ptr_range();
        let mut weights = Weights::read(section).unwrap();
        let big = weights.get("big").unwrap();
        assert!(range.contains(&big.data.cast_const()), "it is not copied");
        assert!(big.is_aligned() && weights.get("odd").unwrap().is_aligned());
        let transposed = Layout { order: [1u8, 0].as_slice().into() };
        weights.lay_out("odd", &transposed).unwrap();
        let odd = weights.get("odd").unwrap();
        assert_eq!((odd.dims.as_slice(), odd.strides.as_slice()), (&[2i64, 3][..], &[1i64, 2][..]));
        // SAFETY: the weights are there.
        let elements = unsafe { std::slice::from_raw_parts(odd.data.cast::<i16>(), 6) };
        assert_eq!(elements, [1, 4, 2, 5, 3, 6]);
    }
}
