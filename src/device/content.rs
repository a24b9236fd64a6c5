//! Contents of storages: a dense value, one that a recorded op will give, or memory of PyTorch's kernels.

use super::block::HostBlock;
use super::complaint::Complaint;
use super::recipe::{OutputForm, Recipe};
use crate::fx::DType;
use crate::program::Layout;
use crate::runtime::{AlignedBytes, DeviceTensor, Launch, TensorView};
use std::sync::atomic::AtomicU32;
use std::sync::{Arc, OnceLock};

#[derive(Debug, Clone)]
pub enum Content {
    Value(DeviceTensor),
    /// A value that an op which is recorded will give.
    Pending(Arc<Pending>),
    /// Memory that PyTorch's kernels change where it lies.
    Host(Arc<HostBlock>),
}

impl Content {
    pub fn dtype(&self) -> DType {
        self.form().0
    }

    /// The type and the dimensions of the elements, and how they lie in memory.
    pub fn form(&self) -> (DType, &[i64], &Layout) {
        let (shape, layout) = match self {
            Content::Value(value) => return (value.dtype(), value.dims(), value.layout()),
            Content::Pending(pending) => (&pending.form().shape, &pending.form().layout),
            Content::Host(block) => (&block.shape, &block.layout),
        };
        (shape.dtype, &shape.dims, layout)
    }

    /// Whether both are one content, not equal ones.
    pub fn is(&self, other: &Content) -> bool {
        match (self, other) {
            (Content::Value(a), Content::Value(b)) => a.id() == b.id(),
            (Content::Pending(a), Content::Pending(b)) => Arc::ptr_eq(a, b),
            (Content::Host(a), Content::Host(b)) => Arc::ptr_eq(a, b),
            _ => false,
        }
    }
}

/// A value that a recorded op will give.
#[derive(Debug)]
pub struct Pending {
    pub device: usize,
    pub recipe: Arc<Recipe>,
    /// Which output of the recipe it is.
    pub output: usize,
    /// Among the values of the chunk that it is recorded in; changed and read under the lock of the chunk alone.
    pub at: AtomicU32,
    /// The value, once its op has run. The program may still fail.
    pub settled: OnceLock<Result<DeviceTensor, Complaint>>,
    /// The program of its op, once that was begun, if nobody waited for its end.
    launch: OnceLock<Launch>,
    /// The content that its storage gets back, set if its op failed: the one from before the op, if it had one.
    pub instead: OnceLock<Content>,
}

impl Pending {
    pub fn new(device: usize, recipe: &Arc<Recipe>, output: usize, at: u32) -> Arc<Self> {
        let (recipe, at) = (Arc::clone(recipe), AtomicU32::new(at));
        let (settled, launch, instead) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        Arc::new(Pending { device, recipe, output, at, settled, launch, instead })
    }

    /// Its op's program was begun, and gives this value, or none where nobody asks for it.
    pub fn begun(&self, value: Option<DeviceTensor>, launch: Option<&Launch>) {
        if let Some(launch) = launch {
            self.launch.set(launch.clone()).ok();
        }
        if let Some(value) = value {
            self.settled.set(Ok(value)).ok();
        }
    }

    /// The value was written to a storage that held `before`, which gets that back if the program fails.
    pub fn replaces(self: &Arc<Self>, before: Option<Content>) {
        if let (Some(launch), Some(before)) = (self.launch.get(), before) {
            let value = Arc::clone(self);
            launch.if_it_fails(Box::new(move |failure, _| {
                if let Content::Pending(earlier) = &before {
                    // A value that its chunk did not keep, as it was replaced in the same program.
                    earlier.settled.set(Err(Complaint::of_failure(failure))).ok();
                }
                value.instead.set(before).ok();
            }));
        }
    }

    pub fn form(&self) -> &OutputForm {
        &self.recipe.outputs[self.output]
    }

    /// Gives its storage back what that held before, if its op failed. One that nobody had written to has no content to
    /// read.
    pub fn give_back(&self, before: impl FnOnce() -> Option<Content>) {
        if self.settled.get().is_some_and(Result::is_err)
            && let Some(before) = before()
        {
            self.instead.set(before).ok();
        }
    }

    /// Why it is neither settled nor recorded.
    pub fn lost(&self) -> Complaint {
        Complaint::new(format!(
            "{} was recorded, and did not run before this process was forked, or ended in an internal error",
            self.recipe.op
        ))
    }
}

/// Bytes that an op takes from the host: a tensor on the CPU, numbers or a seed.
#[derive(Debug)]
pub struct Bytes {
    _bytes: AlignedBytes,
    pub view: TensorView,
}

impl Bytes {
    /// `view` is of `bytes`.
    pub fn new(bytes: AlignedBytes, view: TensorView) -> Arc<Self> {
        Arc::new(Bytes { _bytes: bytes, view })
    }

    /// A vector of elements of 64 bits.
    ///
    /// # Errors
    /// No memory.
    pub fn of_words(words: &[u64], dtype: DType) -> Result<Arc<Self>, Complaint> {
        let mut bytes = AlignedBytes::zeroed(8 * words.len(), "numbers")?;
        for (i, word) in words.iter().enumerate() {
            // SAFETY: there is room for as many, and the memory is aligned for them.
            unsafe { bytes.as_mut_ptr().cast::<u64>().add(i).write(*word) };
        }
        let view = TensorView::contiguous(bytes.as_mut_ptr(), dtype, &[words.len() as i64]);
        Ok(Bytes::new(bytes, view))
    }
}

/// An input of an op's program.
pub enum Given {
    Content(Content),
    Bytes(Arc<Bytes>),
}
