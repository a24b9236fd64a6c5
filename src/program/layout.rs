//! How a strided tensor lies in memory, as far as a program can express it.

use super::Dims;
use crate::fx::TensorType;
use smallvec::SmallVec;

/// A dense memory layout: physical dimension `i` is logical dimension `order[i]`, outermost first.
///
/// PyTorch tensors that are permutations of contiguous ones (transposed weights, channels-last images) enter and
/// leave programs without a copy: the program sees the physical shape and transposes it, which XLA folds into its
/// own layouts.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Layout {
    pub order: SmallVec<[u8; 6]>,
}

impl Layout {
    pub fn contiguous(rank: usize) -> Self {
        Layout { order: (0..rank as u8).collect() }
    }

    /// The layout of a tensor type with static sizes. Types that are not dense permutations (expanded, sliced) and
    /// symbolic strides give the contiguous layout: the runtime copies such inputs, and outputs come out contiguous.
    pub fn of(ty: &TensorType) -> Self {
        let contiguous = Layout::contiguous(ty.dims.len());
        let Some(strides) = &ty.strides else { return contiguous };
        let sizes: Option<Dims> = ty.dims.iter().map(|d| d.as_static()).collect();
        let strides: Option<Dims> = strides.iter().map(|d| d.as_static()).collect();
        let (Some(sizes), Some(strides)) = (sizes, strides) else { return contiguous };
        Layout::of_strides(&sizes, &strides).unwrap_or(contiguous)
    }

    /// The layout of a tensor with these sizes and strides (in elements); `None` if it is not dense.
    pub fn of_strides(sizes: &[i64], strides: &[i64]) -> Option<Self> {
        let mut order: SmallVec<[u8; 6]> = (0..sizes.len() as u8).collect();
        // Dimensions of size 1 have arbitrary strides; the stable sort keeps equal ones in logical order.
        order.sort_by_key(|&d| std::cmp::Reverse(strides[d as usize]));
        let layout = Layout { order };
        layout.fits(sizes, strides).then_some(layout)
    }

    /// Whether a tensor with these sizes and strides (in elements) lies in memory in this layout.
    pub fn fits(&self, sizes: &[i64], strides: &[i64]) -> bool {
        if sizes.contains(&0) {
            return true;
        }
        let mut expected = 1;
        for &d in self.order.iter().rev() {
            let d = d as usize;
            if sizes[d] != 1 {
                if strides[d] != expected {
                    return false;
                }
                expected *= sizes[d];
            }
        }
        true
    }

    pub fn is_contiguous(&self) -> bool {
        self.order.iter().enumerate().all(|(i, &d)| i == d as usize)
    }

    /// Sizes in physical order.
    pub fn physical(&self, sizes: &[i64]) -> Dims {
        self.order.iter().map(|&d| sizes[d as usize]).collect()
    }

    /// Strides, in elements and logical order, of a tensor with these logical sizes.
    pub fn strides(&self, sizes: &[i64]) -> Dims {
        let mut strides: Dims = sizes.iter().map(|_| 1).collect();
        let mut next = 1;
        for &d in self.order.iter().rev() {
            strides[d as usize] = next;
            next *= sizes[d as usize].max(1);
        }
        strides
    }

    /// The permutation that takes the physical shape to the logical one (as in `stablehlo.transpose`).
    pub fn to_logical(&self) -> Dims {
        let mut permutation: Dims = self.order.iter().map(|_| 0).collect();
        for (physical, &logical) in self.order.iter().enumerate() {
            permutation[logical as usize] = physical as i64;
        }
        permutation
    }

    /// The permutation that takes the logical shape to the physical one.
    pub fn to_physical(&self) -> Dims {
        self.order.iter().map(|&d| d as i64).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fx::{DType, Dim};

    fn layout(sizes: &[i64], strides: &[i64]) -> Layout {
        let mut ty = TensorType::new(DType::F32, sizes.iter().copied());
        ty.strides = Some(strides.iter().map(|s| Dim::Static(*s)).collect());
        Layout::of(&ty)
    }

    #[test]
    fn reads_channels_last_and_its_permutations() {
        let nhwc = layout(&[2, 3, 4, 5], &[60, 1, 15, 3]);
        assert_eq!(nhwc.order.as_slice(), [0, 2, 3, 1]);
        assert_eq!(nhwc.physical(&[2, 3, 4, 5]).as_slice(), [2, 4, 5, 3]);
        assert_eq!(nhwc.to_logical().as_slice(), [0, 3, 1, 2]);
        assert_eq!(nhwc.to_physical().as_slice(), [0, 2, 3, 1]);
        assert_eq!(nhwc.strides(&[2, 3, 4, 5]).as_slice(), [60, 1, 15, 3]);
    }

    #[test]
    fn copies_what_is_not_dense() {
        assert!(layout(&[4, 4], &[0, 1]).is_contiguous());
        assert!(layout(&[4, 4], &[8, 1]).is_contiguous());
        assert!(!Layout::contiguous(2).fits(&[4, 4], &[8, 1]));
        assert!(Layout::contiguous(2).fits(&[1, 4], &[77, 1]));
    }
}
