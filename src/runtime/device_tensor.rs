//! Tensors that stay on a device between calls.

use super::alignment::ALIGNMENT;
use super::device::Device;
use super::input::element_type;
use super::output::{Fetching, MakeMemory, OutputTensor, Reading, own_memory};
use super::platform::{Fetched, HostArray, Sent};
use super::tensor::Keep;
use super::tensor::TensorView;
use crate::fx::{DType, ValueId};
use crate::pjrt::{Buffer, Event, PjrtError, WaitPolicy, poll};
use crate::program::{Layout, ProgramOutput, ResultMemory, Shape};
use smallvec::SmallVec;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A dense tensor in a device's memory. Clones are the same tensor: a program that mutates it puts another buffer in its
/// place. Its content may not be there yet; whoever reads it waits, and meets the error of the program that made it.
#[derive(Clone)]
pub struct DeviceTensor {
    shape: Shape,
    layout: Layout,
    content: Arc<Holder>,
}

/// State that all clones of a device tensor share.
struct Holder {
    /// `None` from when the content is given to a program that changes it, until that program was begun: its result is a
    /// promise of the platform's then.
    content: Mutex<Option<Content>>,
    returned: Condvar,
}

/// State of a device tensor.
#[derive(Clone)]
pub(super) struct Content {
    pub buffer: Buffer,
    /// The host memory that the buffer shares, where that is not the plugin's.
    pub memory: Option<Keep>,
    /// Whoever reads the content has a clone: nobody else does where there is one alone.
    pub reading: Reading,
}

/// Contents that are given to a program, which changes them. Until it was begun, whoever reads them waits; where it is not begun,
/// they are there again.
#[derive(Default)]
pub(super) struct Lent {
    before: SmallVec<[(DeviceTensor, Content); 4]>,
    /// Which result of the program becomes the content of which tensor, and the memory that it may lie in.
    promised: SmallVec<[(usize, DeviceTensor, Option<Keep>); 4]>,
    /// Guards of contents that the program reads: until it is launched, no other program may get their memory.
    read: SmallVec<[Reading; 16]>,
}

impl Lent {
    /// Takes the content of a tensor; whether nobody reads it.
    ///
    /// # Errors
    /// Those of waiting for another program to be begun.
    pub fn take(&mut self, tensor: &DeviceTensor, wait: &WaitPolicy) -> Result<(Content, bool), PjrtError> {
        let content = tensor.content.wait(wait, Option::take)?;
        let is_free = Arc::strong_count(&content.reading) == 1;
        self.before.push((tensor.clone(), content.clone()));
        Ok((content, is_free))
    }

    /// Result `i` becomes the content of a tensor.
    pub fn promise(&mut self, i: usize, tensor: &DeviceTensor, memory: Option<Keep>) {
        self.promised.push((i, tensor.clone(), memory));
    }

    /// The program reads a content.
    pub fn read(&mut self, reading: Reading) {
        self.read.push(reading);
    }

    /// The program was begun, and will give these results.
    pub fn settle(mut self, results: &[Buffer]) {
        for (i, tensor, memory) in self.promised.drain(..) {
            tensor.put(Content::new(results[i].clone(), memory));
        }
        self.before.clear();
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        for (tensor, content) in self.before.drain(..) {
            tensor.put(content);
        }
    }
}

impl Holder {
    /// Waits until the content is there.
    fn wait<T>(
        &self,
        wait: &WaitPolicy,
        take: impl Fn(&mut Option<Content>) -> Option<T>,
    ) -> Result<T, PjrtError> {
        if let Some(taken) = take(&mut self.lock()) {
            return Ok(taken);
        }
        poll("a tensor that a program is about to change", wait, || {
            let content = self.lock();
            let pause = Duration::from_millis(1);
            let waited = self.returned.wait_timeout_while(content, pause, |content| content.is_none());
            take(&mut waited.unwrap_or_else(PoisonError::into_inner).0)
        })
    }

    fn lock(&self) -> MutexGuard<'_, Option<Content>> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl DeviceTensor {
    pub(super) fn new(shape: Shape, layout: Layout, content: Content) -> Self {
        let content = Arc::new(Holder { content: Mutex::new(Some(content)), returned: Condvar::new() });
        DeviceTensor { shape, layout, content }
    }

    /// A copy of a tensor in host memory, with its elements in row-major order.
    ///
    /// # Safety
    /// The view's memory is readable.
    ///
    /// # Errors
    /// No memory, the plugin's error, and those of waiting.
    pub unsafe fn from_host(
        device: &Device,
        view: &TensorView,
        make: &MakeMemory<'_>,
        wait: &WaitPolicy,
    ) -> Result<Self, PjrtError> {
        let (shape, layout) = (Shape::new(view.dtype, &view.dims), Layout::contiguous(view.dims.len()));
        let strides = layout.strides(&view.dims);
        let (data, memory) = make(view.dtype, &view.dims, &strides)?;
        // SAFETY: the view is readable by the caller's promise, and the copy has its size.
        unsafe { view.read_into(&layout, data) };
        let content = Content::of_memory(device, &shape, &layout, data, memory, wait)?;
        Ok(DeviceTensor::new(shape, layout, content))
    }

    /// A tensor over dense memory of the host that `memory` keeps, or a copy of it: where the platform shares no memory, and
    /// where it is not aligned as XLA's CPU client wants it.
    ///
    /// # Errors
    /// No memory, the plugin's error, and those of waiting.
    pub fn over_memory(
        device: &Device,
        shape: Shape,
        layout: Layout,
        data: *mut u8,
        memory: Keep,
        wait: &WaitPolicy,
    ) -> Result<Self, PjrtError> {
        if !(data as usize).is_multiple_of(ALIGNMENT) {
            let strides = layout.strides(&shape.dims);
            let (dims, strides) = (shape.dims.as_slice().into(), strides.as_slice().into());
            let view = TensorView { data, dtype: shape.dtype, dims, strides, generation: 0 };
            // SAFETY: `memory` keeps what the view shows.
            return unsafe { DeviceTensor::from_host(device, &view, &own_memory, wait) };
        }
        let content = Content::of_memory(device, &shape, &layout, data, memory, wait)?;
        Ok(DeviceTensor::new(shape, layout, content))
    }

    /// How many hold the tensor.
    pub fn holders(&self) -> usize {
        Arc::strong_count(&self.content)
    }

    pub fn dtype(&self) -> DType {
        self.shape.dtype
    }

    pub fn dims(&self) -> &[i64] {
        &self.shape.dims
    }

    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// How its dimensions lie in memory.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Tells it from every other tensor that is there.
    pub fn id(&self) -> usize {
        Arc::as_ptr(&self.content).addr()
    }

    /// Returns the present content. If it is lent to a program, waits until that is launched.
    ///
    /// # Errors
    /// Those of waiting.
    pub(super) fn content(&self, wait: &WaitPolicy) -> Result<Content, PjrtError> {
        self.content.wait(wait, |content| content.clone())
    }

    pub(super) fn put(&self, content: Content) {
        let before = self.content.lock().replace(content);
        self.content.returned.notify_all();
        drop(before);
    }

    /// Registers a callback for when the content is available.
    ///
    /// # Errors
    /// The plugin's.
    pub fn ready(&self) -> Result<Event, PjrtError> {
        self.content(&WaitPolicy::default())?.buffer.ready_event()
    }

    /// Waits until its content is there.
    ///
    /// # Errors
    /// That of the program which makes it, and those of waiting.
    pub fn wait(&self, wait: &WaitPolicy) -> Result<(), PjrtError> {
        self.content(wait)?.buffer.ready_event()?.wait("a tensor on a device", wait)
    }

    /// Its content as the host can read it: in its own memory where that is the host's, else a copy. A program that mutates
    /// the tensor meanwhile writes elsewhere.
    ///
    /// # Errors
    /// That of the program which made the tensor, no memory, and those of waiting.
    pub fn read(&self, device: &Device, wait: &WaitPolicy) -> Result<OutputTensor, PjrtError> {
        let Content { buffer, memory, reading } = self.content(wait)?;
        // Where the host reads it in place, its program may still be writing.
        buffer.ready_event()?.wait("a tensor on a device", wait)?;
        let fetched = device.behavior.fetch(&buffer, wait)?;
        let (shape, layout) = (self.shape.clone(), self.layout.clone());
        let output =
            ProgramOutput { value: ValueId(0), shape, layout, is_flat: false, memory: ResultMemory::New };
        let tensor = OutputTensor::export(Fetching { buffer, fetched }, memory, &output, wait, &own_memory)?;
        Ok(tensor.reading(reading))
    }

    /// Copies the tensor to another device of its client.
    ///
    /// # Errors
    /// The plugin's, as for the device where it is, and those of waiting.
    pub fn to_device(&self, device: &Device, wait: &WaitPolicy) -> Result<Self, PjrtError> {
        let Content { buffer, memory, reading: _reading } = self.content(wait)?;
        let copy = buffer.copy_to(device.pjrt()?, wait)?;
        if memory.is_some() {
            // Nobody else keeps that.
            copy.ready_event()?.wait("copying an array to another device", wait)?;
        }
        let content = Content::new(copy, None);
        Ok(DeviceTensor::new(self.shape.clone(), self.layout.clone(), content))
    }

    /// A copy in host memory that `make` makes.
    ///
    /// # Errors
    /// That of the program which made the tensor, no memory, and those of waiting.
    pub fn to_host(
        &self,
        device: &Device,
        make: &MakeMemory<'_>,
        wait: &WaitPolicy,
    ) -> Result<OutputTensor, PjrtError> {
        let Content { buffer, reading: _reading, .. } = self.content(wait)?;
        // Where the host reads it in place, its program may still be writing.
        buffer.ready_event()?.wait("a tensor on a device", wait)?;
        let fetched = device.behavior.fetch(&buffer, wait)?;
        let in_place = matches!(fetched, Fetched::InPlace(_));
        let (shape, layout) = (self.shape.clone(), self.layout.clone());
        let output =
            ProgramOutput { value: ValueId(0), shape, layout, is_flat: false, memory: ResultMemory::New };
        let tensor = OutputTensor::export(Fetching { buffer, fetched }, None, &output, wait, make)?;
        if in_place { tensor.copied(make) } else { Ok(tensor) }
    }
}

impl Content {
    pub fn new(buffer: Buffer, memory: Option<Keep>) -> Self {
        Content { buffer, memory, reading: Reading::default() }
    }

    /// Dense memory of the host, sent to the device or shared with it. Returns when the memory may be changed.
    pub fn of_memory(
        device: &Device,
        shape: &Shape,
        layout: &Layout,
        data: *mut u8,
        memory: Keep,
        wait: &WaitPolicy,
    ) -> Result<Self, PjrtError> {
        let (dims, element) = (layout.physical(&shape.dims), element_type(shape.dtype));
        let array = HostArray { data, element, dims: &dims, is_written: true, what: &"a tensor" };
        // SAFETY: `memory` keeps the array, which is nobody else's.
        let sent = unsafe { device.behavior.send(device, array, &memory, wait)? };
        let Sent { buffer, transfer, shares } = sent;
        if let Some(transfer) = transfer {
            transfer.finish(wait)?;
        }
        Ok(Content::new(buffer, shares.then_some(memory)))
    }
}

impl std::fmt::Debug for DeviceTensor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DeviceTensor({})", self.shape)
    }
}
