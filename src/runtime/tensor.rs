//! Tensors in the caller's memory.

use super::alignment::ALIGNMENT;
use crate::fx::DType;
use crate::program::Layout;
use smallvec::SmallVec;
use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

/// Whatever keeps the caller's tensors alive. An execution that outlives the wait holds it until the execution ends.
pub type Keep = Arc<dyn Any + Send + Sync>;

/// A strided tensor in host memory, borrowed from the caller for one call.
#[derive(Debug, Clone)]
pub struct TensorView {
    /// The first element.
    pub data: *mut u8,
    pub dtype: DType,
    pub dims: SmallVec<[i64; 6]>,
    /// In elements.
    pub strides: SmallVec<[i64; 6]>,
    /// Changes whenever the contents of a static input may have changed, 0 where that is not known: decides whether
    /// a copy of it on a device is still good.
    pub generation: u64,
}

// SAFETY: the memory behind the view is the caller's promise, whichever thread reads it.
unsafe impl Send for TensorView {}
// SAFETY: as above.
unsafe impl Sync for TensorView {}

impl TensorView {
    /// A contiguous tensor.
    pub fn contiguous(data: *mut u8, dtype: DType, dims: &[i64]) -> Self {
        let strides = Layout::contiguous(dims.len()).strides(dims).as_slice().into();
        TensorView { data, dtype, dims: dims.into(), strides, generation: 0 }
    }

    /// Whether a program on the CPU platform can read the memory as it is, if it is dense.
    pub fn is_aligned(&self) -> bool {
        (self.data as usize).is_multiple_of(ALIGNMENT)
    }

    pub fn bytes(&self) -> usize {
        self.dims.iter().product::<i64>() as usize * self.dtype.size()
    }

    /// The addresses from the first to the last element; empty if there are none.
    pub fn address_range(&self) -> Range<usize> {
        let start = self.data as usize;
        if self.dims.contains(&0) {
            return start..start;
        }
        let last: i64 = self.dims.iter().zip(&self.strides).map(|(size, stride)| (size - 1) * stride).sum();
        start..start + (last as usize + 1) * self.dtype.size()
    }

    /// A digest of the memory from the first to the last element, gaps included.
    ///
    /// # Safety
    /// The view's memory is readable.
    pub unsafe fn digest(&self) -> blake3::Hash {
        let range = self.address_range();
        if range.is_empty() {
            return blake3::hash(b"");
        }
        // SAFETY: all elements lie inside one allocation, which is readable.
        blake3::hash(unsafe { std::slice::from_raw_parts(self.data, range.len()) })
    }

    /// Copies the elements, in the order of `layout`, to dense memory.
    ///
    /// # Safety
    /// The view's memory is readable; `to` has room for [`TensorView::bytes`] bytes.
    pub unsafe fn read_into(&self, layout: &Layout, to: *mut u8) {
        // SAFETY: passed on.
        unsafe {
            self.walk(layout, &mut |here, offset, len| {
                std::ptr::copy_nonoverlapping(here, to.add(offset), len)
            })
        }
    }

    /// Copies dense elements in the order of `layout` into the view's memory.
    ///
    /// # Safety
    /// The view's memory is writable and no two elements share an address; `from` holds [`TensorView::bytes`] bytes.
    pub unsafe fn write_from(&self, layout: &Layout, from: *const u8) {
        // SAFETY: passed on.
        unsafe {
            self.walk(layout, &mut |here, offset, len| {
                std::ptr::copy_nonoverlapping(from.add(offset), here, len)
            })
        }
    }

    /// Visits runs of adjacent elements: their address, the offset in dense memory, the length in bytes.
    ///
    /// # Safety
    /// Every element of the view lies inside one allocation.
    unsafe fn walk(&self, layout: &Layout, visit: &mut dyn FnMut(*mut u8, usize, usize)) {
        let size = self.dtype.size();
        if self.dims.contains(&0) {
            return;
        }
        // Physical dimensions, innermost last; the dense tail is one run.
        let dims: SmallVec<[(i64, i64); 6]> =
            layout.order.iter().map(|&d| (self.dims[d as usize], self.strides[d as usize])).collect();
        let mut run = 1;
        let mut outer = dims.len();
        while outer > 0 && (dims[outer - 1].0 == 1 || dims[outer - 1].1 == run) {
            outer -= 1;
            run *= dims[outer].0;
        }
        let run_bytes = run as usize * size;
        let mut index: SmallVec<[i64; 6]> = SmallVec::from_elem(0, outer);
        let mut offset = 0;
        loop {
            let elements: i64 = index.iter().zip(&dims).map(|(i, (_, stride))| i * stride).sum();
            // SAFETY: the caller's promise.
            visit(unsafe { self.data.offset(elements as isize * size as isize) }, offset, run_bytes);
            offset += run_bytes;
            let mut d = outer;
            loop {
                if d == 0 {
                    return;
                }
                d -= 1;
                index[d] += 1;
                if index[d] < dims[d].0 {
                    break;
                }
                index[d] = 0;
            }
        }
    }
}

/// Copies elements between two strided memories. Strides are in elements of `size` bytes.
///
/// # Safety
/// Every element of the box lies inside one allocation on both sides, readable and writable; the two do not overlap.
pub(super) unsafe fn copy_box(
    dims: &[i64],
    from: *const u8,
    from_strides: &[i64],
    to: *mut u8,
    to_strides: &[i64],
    size: usize,
) {
    if dims.contains(&0) {
        return;
    }
    // Outermost first as the target lies, so that it is written in order.
    let mut order: SmallVec<[usize; 8]> = (0..dims.len()).filter(|d| dims[*d] != 1).collect();
    order.sort_by_key(|d| std::cmp::Reverse(to_strides[*d]));
    let mut run = 1;
    while let Some(&d) = order.last()
        && from_strides[d] == run
        && to_strides[d] == run
    {
        run *= dims[d];
        order.pop();
    }
    let bytes = run as usize * size;
    let mut index: SmallVec<[i64; 8]> = SmallVec::from_elem(0, order.len());
    let (mut source, mut target) = (0isize, 0isize);
    loop {
        // SAFETY: the caller's promise.
        unsafe {
            let (from, to) = (from.offset(source * size as isize), to.offset(target * size as isize));
            std::ptr::copy_nonoverlapping(from, to, bytes);
        }
        let mut at = order.len();
        loop {
            if at == 0 {
                return;
            }
            at -= 1;
            let d = order[at];
            index[at] += 1;
            source += from_strides[d] as isize;
            target += to_strides[d] as isize;
            if index[at] < dims[d] {
                break;
            }
            source -= (dims[d] * from_strides[d]) as isize;
            target -= (dims[d] * to_strides[d]) as isize;
            index[at] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_boxes_between_strided_memories() {
        let from: Vec<i16> = (0..24).collect();
        let mut to = vec![-1i16; 40];
        // SAFETY: offsets are at most 1 * 8 + 2 * 2 + 3 of 24 and 1 * 20 + 2 * 5 + 3 of 40.
        unsafe {
            let (source, target) = (from.as_ptr().cast(), to.as_mut_ptr().cast());
            copy_box(&[2, 3, 2], source, &[8, 2, 1], target, &[20, 5, 1], 2);
        }
        assert_eq!([to[0], to[1], to[5], to[11], to[20], to[31]], [0, 1, 2, 5, 8, 13]);
        assert_eq!(to.iter().filter(|x| **x == -1).count(), 40 - 12);
    }

    #[test]
    fn reads_and_writes_strided_memory() {
        let mut memory: Vec<i32> = (0..24).collect();
        let view = TensorView {
            data: memory.as_mut_ptr().cast(),
            dtype: DType::I32,
            dims: [2, 3].as_slice().into(),
            strides: [1, 8].as_slice().into(),
            generation: 0,
        };
        let mut dense = [0i32; 6];
        // SAFETY: the largest offset is 1 + 16 of 24 elements.
        unsafe { view.read_into(&Layout::contiguous(2), dense.as_mut_ptr().cast()) };
        assert_eq!(dense, [0, 8, 16, 1, 9, 17]);
        let swapped = Layout { order: [1, 0].as_slice().into() };
        // SAFETY: as above.
        unsafe { view.read_into(&swapped, dense.as_mut_ptr().cast()) };
        assert_eq!(dense, [0, 1, 8, 9, 16, 17]);
        dense.iter_mut().for_each(|x| *x += 100);
        // SAFETY: as above.
        unsafe { view.write_from(&swapped, dense.as_ptr().cast()) };
        assert_eq!([memory[0], memory[1], memory[8], memory[17]], [100, 101, 108, 117]);
    }
}
