//! Tensors that stay on a device between calls.

use super::alignment::ALIGNMENT;
use super::device::Device;
use super::input::element_type;
use super::launch::{Failure, Launch, Remedy};
use super::output::{Fetching, MakeMemory, OutputTensor, Reading, own_memory};
use super::platform::{Fetched, HostArray, Sent};
use super::tensor::Keep;
use super::tensor::TensorView;
use crate::fx::{DType, ValueId};
use crate::pjrt::{Buffer, ErrorCode, PjrtError, WaitPolicy, poll};
use crate::program::{Layout, ProgramOutput, ResultMemory, Shape};
use smallvec::SmallVec;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

/// A dense tensor in a device's memory. Clones are the same tensor: a program that mutates it puts another buffer in
/// its place. Its content may not be there yet; whoever reads it waits, and meets the error of the program that made
/// it.
#[derive(Clone)]
pub struct DeviceTensor {
    shape: Shape,
    layout: Layout,
    content: Arc<Holder>,
}

/// State that all clones of a device tensor share.
struct Holder {
    state: Mutex<State>,
    returned: Condvar,
}

/// One content of a tensor, among those that it had and will have.
pub struct Mark(Buffer);

enum State {
    There(Content),
    /// The content is given to a program that changes it, until that program was begun: its result is a promise of the
    /// platform's then.
    Lent,
    /// A program that failed was to make the content, or had taken its memory.
    Lost(Failure),
}

/// State of a device tensor.
#[derive(Clone)]
pub(super) struct Content {
    pub buffer: Buffer,
    /// The host memory that the buffer shares, where that is not the plugin's.
    pub memory: Option<Keep>,
    /// How it lies in device memory, as XLA writes it; `None` is the default of its sizes.
    pub lies: Option<Arc<str>>,
    /// Whoever reads the content has a clone: nobody else does where there is one alone.
    pub reading: Reading,
}

/// Contents that are given to a program, which changes them. Until it was begun, whoever reads them waits; where it is
/// not begun, they are there again.
#[derive(Default)]
pub(super) struct Lent {
    before: SmallVec<[(DeviceTensor, Content); 4]>,
    promised: SmallVec<[Promise; 4]>,
    /// Guards of contents that the program reads: until it is launched, no other program may get their memory.
    read: SmallVec<[Reading; 16]>,
}

/// A result of a program that becomes the content of a tensor.
struct Promise {
    result: usize,
    tensor: DeviceTensor,
    /// The memory that it may lie in.
    memory: Option<Keep>,
    /// The user's name of the tensor.
    name: Arc<str>,
}

/// A content that a program has replaced.
struct Change {
    tensor: Weak<Holder>,
    before: Content,
    now: Buffer,
    name: String,
}

impl Lent {
    /// Takes the content of a tensor; whether nobody reads it.
    ///
    /// # Errors
    /// Those of waiting for another program to be begun.
    pub fn take(&mut self, tensor: &DeviceTensor, wait: &WaitPolicy) -> Result<(Content, bool), PjrtError> {
        let content = tensor.content.wait(wait, true)?;
        let is_free = Arc::strong_count(&content.reading) == 1;
        self.before.push((tensor.clone(), content.clone()));
        Ok((content, is_free))
    }

    /// Result `result` becomes the content of a tensor, which the user calls `name`.
    pub fn promise(&mut self, result: usize, tensor: &DeviceTensor, memory: Option<Keep>, name: Arc<str>) {
        self.promised.push(Promise { result, tensor: tensor.clone(), memory, name });
    }

    /// The program reads a content.
    pub fn read(&mut self, reading: Reading) {
        self.read.push(reading);
    }

    /// The program was not begun as a whole. Gives the tensors back what they held, where no part of it has taken their
    /// memory. Returns the names of the others, whose content is lost.
    pub fn give_back(mut self, failure: &Failure) -> Vec<String> {
        let mut gone = Vec::new();
        for (tensor, content) in self.before.drain(..) {
            if content.is_there() {
                tensor.put(content);
                continue;
            }
            let promise = self.promised.iter().find(|promise| promise.tensor.id() == tensor.id());
            let name = promise.map_or("a tensor", |promise| &*promise.name);
            let name = format!("`{name}` {}", tensor.shape);
            tensor.set(State::Lost(lost(&name, failure)));
            gone.push(name);
        }
        gone
    }

    /// The program was begun, and will give these results. The remedy gives the tensors back what they held, where the
    /// program has not taken its memory.
    pub fn settle(mut self, results: &[Buffer]) -> Option<Remedy> {
        let mut changes = Vec::with_capacity(self.promised.len());
        for Promise { result, tensor, memory, name } in self.promised.drain(..) {
            let now = results[result].clone();
            if let Some((_, before)) = self.before.iter().find(|(taken, _)| taken.id() == tensor.id()) {
                let (held, name) = (Arc::downgrade(&tensor.content), format!("`{name}` {}", tensor.shape));
                changes.push(Change { tensor: held, before: before.clone(), now: now.clone(), name });
            }
            tensor.put(Content::new(now, memory));
        }
        self.before.clear();
        if changes.is_empty() {
            return None;
        }
        Some(Box::new(move |failure, lost| {
            lost.extend(changes.into_iter().filter_map(|change| change.undo(failure)));
        }))
    }
}

impl Change {
    /// Puts the content from before back. Returns the tensor's name if it is gone.
    fn undo(self, failure: &Failure) -> Option<String> {
        let Change { tensor, before, now, name } = self;
        let tensor = tensor.upgrade()?;
        let is_there = before.is_there();
        let instead = if is_there { State::There(before) } else { State::Lost(lost(&name, failure)) };
        let replaced = tensor.replace(&now, instead);
        (replaced && !is_there).then_some(name)
    }
}

/// The error of reading a tensor whose memory a failed program had taken.
fn lost(name: &str, failure: &Failure) -> Failure {
    let message = format!(
        "the content of {name} is lost: {} after it had taken the tensor's memory. Give it a new value, such as that of a \
         checkpoint",
        failure.message
    );
    // Freeing memory does not bring it back.
    Failure { message: message.into(), code: ErrorCode::DataLoss }
}

impl Drop for Lent {
    fn drop(&mut self) {
        for (tensor, content) in self.before.drain(..) {
            tensor.put(content);
        }
    }
}

impl Holder {
    /// Waits until the content is there. `takes` says that it is lent from then on.
    fn wait(&self, wait: &WaitPolicy, takes: bool) -> Result<Content, PjrtError> {
        let look = |state: &mut State| {
            let content = match state {
                State::There(content) => content.clone(),
                State::Lent => return None,
                State::Lost(Failure { message, code }) => {
                    return Some(Err(PjrtError::ProgramFailed { message: message.to_string(), code: *code }));
                }
            };
            if takes {
                *state = State::Lent;
            }
            Some(Ok(content))
        };
        if let Some(found) = look(&mut self.lock()) {
            return found;
        }
        poll("a tensor that a program is about to change", wait, || {
            let state = self.lock();
            let pause = Duration::from_millis(1);
            let waited = self.returned.wait_timeout_while(state, pause, |state| matches!(state, State::Lent));
            look(&mut waited.unwrap_or_else(PoisonError::into_inner).0)
        })?
    }

    /// Replaces the content if it is still this one; whether it was.
    fn replace(&self, content: &Buffer, instead: State) -> bool {
        let mut state = self.lock();
        let is_it = matches!(&*state, State::There(now) if now.buffer.is(content));
        let before = if is_it { std::mem::replace(&mut *state, instead) } else { instead };
        drop(state);
        drop(before);
        is_it
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl DeviceTensor {
    pub(super) fn new(shape: Shape, layout: Layout, content: Content) -> Self {
        let content = Arc::new(Holder { state: Mutex::new(State::There(content)), returned: Condvar::new() });
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
        let layout = Layout::contiguous(view.dims.len());
        // SAFETY: passed on.
        unsafe { DeviceTensor::from_host_in(layout, device, view, make, wait) }
    }

    /// As [`DeviceTensor::from_host`], with its elements in the order of a layout.
    ///
    /// # Safety
    /// The view's memory is readable.
    ///
    /// # Errors
    /// As for [`DeviceTensor::from_host`].
    pub(super) unsafe fn from_host_in(
        layout: Layout,
        device: &Device,
        view: &TensorView,
        make: &MakeMemory<'_>,
        wait: &WaitPolicy,
    ) -> Result<Self, PjrtError> {
        let shape = Shape::new(view.dtype, &view.dims);
        let strides = layout.strides(&view.dims);
        let (data, memory) = make(view.dtype, &view.dims, &strides)?;
        // SAFETY: the view is readable by the caller's promise, and the copy has its size.
        unsafe { view.read_into(&layout, data) };
        let content = Content::of_memory(device, &shape, &layout, data, memory, wait)?;
        Ok(DeviceTensor::new(shape, layout, content))
    }

    /// A tensor over dense memory of the host that `memory` keeps, or a copy of it: where the platform shares no
    /// memory, and where it is not aligned as XLA's CPU client wants it.
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

    /// How its present content lies in device memory, as XLA writes it; `None` for the default of its sizes.
    pub fn lies(&self) -> Option<Arc<str>> {
        match &*self.content.lock() {
            State::There(content) => content.lies.clone(),
            State::Lent | State::Lost(_) => None,
        }
    }

    /// Returns the same tensor with its dimensions in another order. As they lie in memory, their sizes are the same.
    #[must_use]
    pub fn permuted(&self, dims: &[i64], layout: Layout) -> Self {
        debug_assert_eq!(layout.physical(dims), self.layout.physical(self.dims()));
        DeviceTensor { shape: Shape::new(self.dtype(), dims), layout, content: Arc::clone(&self.content) }
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
        self.content.wait(wait, false)
    }

    pub(super) fn put(&self, content: Content) {
        self.set(State::There(content));
    }

    fn set(&self, state: State) {
        let before = std::mem::replace(&mut *self.content.lock(), state);
        self.content.returned.notify_all();
        drop(before);
    }

    /// The program or the transfer that makes the content.
    ///
    /// # Errors
    /// The plugin's, and those of waiting.
    pub fn launch(&self, wait: &WaitPolicy) -> Result<Launch, PjrtError> {
        let ready = self.content(wait)?.buffer.ready_event()?;
        Launch::new(ready.into(), vec![DeviceTensor::lose(std::slice::from_ref(self))])
    }

    /// The remedy for tensors that are the results of a program: whoever reads them hears of its failure.
    pub(super) fn lose(results: &[DeviceTensor]) -> Remedy {
        let marked = |tensor: &DeviceTensor| Some((Arc::downgrade(&tensor.content), tensor.mark()?));
        let results: Vec<_> = results.iter().filter_map(marked).collect();
        Box::new(move |failure, _| {
            for (tensor, Mark(buffer)) in results {
                if let Some(tensor) = tensor.upgrade() {
                    tensor.replace(&buffer, State::Lost(failure.clone()));
                }
            }
        })
    }

    /// Names the content that the tensor has now; `None` while it is lent to a program, and if it is lost.
    pub fn mark(&self) -> Option<Mark> {
        match &*self.content.lock() {
            State::There(content) => Some(Mark(content.buffer.clone())),
            State::Lent | State::Lost(_) => None,
        }
    }

    /// A tensor over the content that was marked, which no program takes while it is there; `None` if this tensor has
    /// another content now.
    pub fn as_marked(&self, mark: &Mark) -> Option<DeviceTensor> {
        match &*self.content.lock() {
            State::There(content) if content.buffer.is(&mark.0) => {
                Some(DeviceTensor::new(self.shape.clone(), self.layout.clone(), content.clone()))
            }
            _ => None,
        }
    }

    /// Takes the content of another tensor in place of one that a failed program was to make. What a later program has
    /// made stays. Returns `false` if the other tensor has other sizes or no content.
    pub fn redo(&self, other: &DeviceTensor) -> bool {
        let State::There(content) = &*other.content.lock() else { return false };
        if (&self.shape, &self.layout) != (&other.shape, &other.layout) {
            return false;
        }
        let has_failed = match &*self.content.lock() {
            State::There(now) => now.buffer.has_failed(),
            State::Lent => false,
            State::Lost(_) => true,
        };
        if has_failed {
            self.put(content.clone());
        }
        true
    }

    /// Why its content is lost, if it is and somebody was told.
    pub fn lost(&self) -> Option<Failure> {
        match &*self.content.lock() {
            State::Lost(failure) => Some(failure.clone()),
            State::There(_) | State::Lent => None,
        }
    }

    /// Waits until its content is there.
    ///
    /// # Errors
    /// That of the program which makes it, and those of waiting.
    pub fn wait(&self, wait: &WaitPolicy) -> Result<(), PjrtError> {
        self.content(wait)?.buffer.ready_event()?.wait("a tensor on a device", wait)
    }

    /// Its content as the host can read it: in its own memory where that is the host's, else a copy. A program that
    /// mutates the tensor meanwhile writes elsewhere.
    ///
    /// # Errors
    /// That of the program which made the tensor, no memory, and those of waiting.
    pub fn read(&self, device: &Device, wait: &WaitPolicy) -> Result<OutputTensor, PjrtError> {
        let Content { buffer, memory, reading, .. } = self.content(wait)?;
        // Where the host reads it in place, its program may still be writing.
        buffer.ready_event()?.wait("a tensor on a device", wait)?;
        let fetched = device.behavior.fetch(&buffer, wait)?;
        let output = self.as_output();
        let tensor = OutputTensor::export(Fetching { buffer, fetched }, memory, &output, wait, &own_memory)?;
        Ok(tensor.reading(reading))
    }

    /// The tensor as a program's result.
    fn as_output(&self) -> ProgramOutput {
        ProgramOutput {
            value: ValueId(0),
            shape: self.shape.clone(),
            layout: self.layout.clone(),
            is_flat: false,
            memory: ResultMemory::New,
            lies_freely: false,
        }
    }

    /// Copies the tensor to another device of its client.
    ///
    /// # Errors
    /// The plugin's, as for the device where it is, and those of waiting.
    pub fn to_device(&self, device: &Device, wait: &WaitPolicy) -> Result<Self, PjrtError> {
        let Content { buffer, memory, lies, reading: _reading } = self.content(wait)?;
        let copy = buffer.copy_to(device.pjrt()?, wait)?;
        if memory.is_some() {
            // Nobody else keeps that.
            copy.ready_event()?.wait("copying an array to another device", wait)?;
        }
        let lies = lies.map(|_| copy.memory_layout()).transpose()?.map(Arc::from);
        let content = Content { lies, ..Content::new(copy, None) };
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
        let output = self.as_output();
        let tensor = OutputTensor::export(Fetching { buffer, fetched }, None, &output, wait, make)?;
        if in_place { tensor.copied(make) } else { Ok(tensor) }
    }
}

impl Content {
    pub fn new(buffer: Buffer, memory: Option<Keep>) -> Self {
        Content { buffer, memory, lies: None, reading: Reading::default() }
    }

    /// Whether the content can be read: no program has taken its memory, and the one that made it has ended well.
    fn is_there(&self) -> bool {
        let ended_well = || {
            let ready = self.buffer.ready_event()?;
            Ok::<_, PjrtError>(!ready.is_ready()? || ready.error().is_ok())
        };
        matches!(self.buffer.is_deleted(), Ok(false)) && ended_well().unwrap_or(false)
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
