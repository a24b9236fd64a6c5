//! Tensors on their way into a bucket and out of it, on the host.

use super::alignment::AlignedBytes;
use super::error::CallProblem;
use super::tensor::{TensorView, copy_box};
use crate::bucketing::{Extent, Side};
use crate::fx::{DType, EvalError};
use crate::program::{Dims, Layout};

/// Value that fills the padding of inputs. Any value is correct; others than zero are for tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Poison {
    #[default]
    Zero,
    Nan,
    Infinite,
    Huge,
}

impl Poison {
    pub fn parse(name: &str) -> Option<Poison> {
        Some(match name {
            "zero" => Poison::Zero,
            "nan" => Poison::Nan,
            "inf" => Poison::Infinite,
            "huge" => Poison::Huge,
            _ => return None,
        })
    }

    /// The bytes of one element.
    fn element(self, dtype: DType) -> Option<Vec<u8>> {
        if self == Poison::Zero {
            return None;
        }
        let pick = |nan: u64, infinite: u64, huge: u64| match self {
            Poison::Nan => nan,
            Poison::Infinite => infinite,
            _ => huge,
        };
        let bits = match dtype {
            DType::F16 => pick(0x7e00, 0x7c00, 0x7bff),
            DType::BF16 => pick(0x7fc0, 0x7f80, 0x7f7f),
            DType::F32 | DType::C64 => pick(0x7fc0_0000, 0x7f80_0000, 0x7f00_0000),
            DType::F64 | DType::C128 => pick(0x7ff8 << 48, 0x7ff0 << 48, 0x7fe0 << 48),
            DType::Bool => 1,
            // Integers: both ends of the range, and a number far outside of any tensor.
            _ => pick(1 << (8 * dtype.size() - 1), (1 << (8 * dtype.size() - 1)) - 1, 0x5555_5555_5555_5555),
        };
        let part = if dtype.is_complex() { dtype.size() / 2 } else { dtype.size() };
        let bytes = &bits.to_le_bytes()[..part];
        Some(if dtype.is_complex() { [bytes, bytes].concat() } else { bytes.to_vec() })
    }
}

/// True sizes of an extent.
pub fn valid_dims(extent: &Extent, binding: &[i64]) -> Result<Dims, EvalError> {
    let side = |side: &Side| -> Result<i64, EvalError> {
        side.factors.iter().try_fold(1i64, |n, f| {
            let valid = f.valid.eval(binding)?;
            // More than there is room for: the bucket is not one for these sizes.
            if valid > f.size { Err(EvalError::Overflow) } else { Ok(n * valid) }
        })
    };
    extent.iter().map(side).collect()
}

/// An extent taken apart into factors: their true sizes, and strides in both memories.
struct CopyRegion {
    dims: Dims,
    padded: Dims,
    compact: Dims,
}

impl CopyRegion {
    /// `padded` and `compact` are the strides of the extent's sides in the bucket and outside of it.
    fn new(
        extent: &Extent,
        binding: &[i64],
        padded: &[i64],
        compact: &[i64],
    ) -> Result<CopyRegion, EvalError> {
        let mut all = CopyRegion { dims: Dims::new(), padded: Dims::new(), compact: Dims::new() };
        for (d, side) in extent.iter().enumerate() {
            let (mut inside, mut outside) = (padded[d], compact[d]);
            let at = all.dims.len();
            for factor in side.factors.iter().rev() {
                let valid = factor.valid.eval(binding)?;
                all.dims.insert(at, valid);
                all.padded.insert(at, inside);
                all.compact.insert(at, outside);
                inside *= factor.size;
                outside *= valid;
            }
        }
        Ok(all)
    }
}

/// Copies a tensor into a bucket of these sizes.
///
/// # Safety
/// The view's memory is readable, and it has the extent's true sizes.
pub unsafe fn pad(
    view: &TensorView,
    extent: &Extent,
    binding: &[i64],
    layout: &Layout,
    sizes: &[i64],
    poison: Poison,
) -> Result<AlignedBytes, CallProblem> {
    let size = view.dtype.size();
    let mut bucket =
        AlignedBytes::zeroed(sizes.iter().product::<i64>() as usize * size, "a padded copy of an input")?;
    if let Some(element) = poison.element(view.dtype) {
        bucket.as_mut_slice().chunks_exact_mut(size).for_each(|slot| slot.copy_from_slice(&element));
    }
    let all = CopyRegion::new(extent, binding, &layout.strides(sizes), &view.strides)?;
    // SAFETY: true sizes are at most those of the bucket; the view is readable.
    unsafe { copy_box(&all.dims, view.data, &all.compact, bucket.as_mut_ptr(), &all.padded, size) };
    Ok(bucket)
}

/// Copies the valid elements out of a bucket of these sizes, to memory with these strides.
///
/// # Safety
/// `bucket` is readable and as large as its sizes say; `to` is writable, and no two of its elements share an address.
#[expect(clippy::too_many_arguments, reason = "two memories, each with its strides")]
pub unsafe fn unpad(
    bucket: *const u8,
    extent: &Extent,
    binding: &[i64],
    layout: &Layout,
    sizes: &[i64],
    to: *mut u8,
    strides: &[i64],
    size: usize,
) -> Result<(), EvalError> {
    let all = CopyRegion::new(extent, binding, &layout.strides(sizes), strides)?;
    // SAFETY: passed on.
    unsafe { copy_box(&all.dims, bucket, &all.padded, to, &all.compact, size) };
    Ok(())
}

/// Whether the valid elements of a bucket stand together at its beginning, in the order they have outside.
pub fn stands_together(extent: &Extent, dims: &[i64], layout: &Layout) -> bool {
    let mut outer = 1;
    for &d in &layout.order {
        let (side, valid) = (&extent[d as usize], dims[d as usize]);
        if side.size() != valid && !(outer == 1 && side.is_prefix()) {
            return false;
        }
        outer *= side.size();
    }
    true
}
