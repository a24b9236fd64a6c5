//! Compiled graphs on tensors of the device: inputs and results stay where they are.

use super::block::HostBlock;
use super::complaint::Complaint;
use super::content::Content;
use super::copies::{Borrowed, image, put};
use super::engine::Engine;
use super::fused::Reason;
use super::running::Ops;
use super::storage::Storage;
use crate::fx::{DType, ValueType};
use crate::pjrt::{ErrorCode, PjrtError};
use crate::program::Layout;
use crate::runtime::{
    AlignedBytes, Argument, CompiledGraph, DeviceTensor, Keep, MakeMemory, OutputTensor, RuntimeError,
    TensorView,
};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};

/// An argument of a compiled graph.
pub enum Given {
    Argument(Argument),
    /// A tensor of the device, at one of its addresses; `generation` means nothing.
    Device(TensorView),
}

impl Given {
    /// The tensor of the device that it is, if that has elements: others lie nowhere.
    fn on_device(&self) -> Option<&TensorView> {
        match self {
            Given::Device(view) if view.bytes() > 0 => Some(view),
            _ => None,
        }
    }
}

/// The arguments of a call, in the form in which the graph takes them.
pub struct Call {
    pub arguments: Vec<Argument>,
    /// Keeps the caller's tensors alive, and the memory that was read for the call.
    pub keep: Keep,
    /// Where the graph runs and its results are.
    pub device: usize,
    held: Arc<Held>,
    pub engine: &'static Engine,
}

/// Host memory that a program reads and writes in place of storages.
struct Held {
    /// Never read again.
    _borrowed: BTreeMap<usize, Borrowed>,
    images: BTreeMap<usize, Image>,
    _blocks: Vec<Arc<HostBlock>>,
    /// Keeps the caller's tensors alive; never read.
    _caller: Keep,
}

// SAFETY: the memory is read by the program alone; images are read again when it has ended.
unsafe impl Send for Held {}
// SAFETY: as above.
unsafe impl Sync for Held {}

/// The bytes of a storage that the graph changes through a view.
struct Image {
    storage: Arc<Storage>,
    bytes: Mutex<AlignedBytes>,
    dtype: DType,
}

/// How the tensors of a call use a storage.
struct Use {
    storage: Arc<Storage>,
    tensors: usize,
    is_written: bool,
}

/// The arguments that the graph reads and that do not lie in a device's memory as it wants them: views, and tensors
/// with their dimensions in another order. [`give`] would take them through the host's memory. Each with the layout
/// that a copy should have. None where both memories are one.
///
/// # Errors
/// Those of starting the runtime.
pub fn unfit(
    engine: &'static Engine,
    graph: &CompiledGraph,
    given: &[Given],
) -> Result<SmallVec<[(usize, Layout); 4]>, Complaint> {
    let mut found = SmallVec::new();
    if !engine.state.has_own_memory()? {
        return Ok(found);
    }
    let mut written = SmallVec::<[usize; 8]>::new();
    for mutation in &graph.graph().mutations {
        if let Some(view) = given.get(mutation.input as usize).and_then(Given::on_device) {
            written.push(find(engine, view)?.0.address);
        }
    }
    for (i, one) in given.iter().enumerate() {
        let Some(view) = one.on_device() else { continue };
        let (storage, offset) = find(engine, view)?;
        let Some(content @ (Content::Value(_) | Content::Pending(_))) = storage.content() else { continue };
        let wanted = wanted_layout(graph, i, view);
        if (offset != 0 || !lies_as(&wanted, view, content.form())) && !written.contains(&storage.address) {
            found.push((i, wanted));
        }
    }
    Ok(found)
}

/// How the program of a graph wants input `i` to lie. Where sizes are symbolic, that is how it lies, if it is dense.
fn wanted_layout(graph: &CompiledGraph, i: usize, view: &TensorView) -> Layout {
    let ty = graph.graph().values.get(i).and_then(ValueType::tensor);
    let known = ty.filter(|ty| ty.dims.iter().all(|dim| dim.as_static().is_some())).map(Layout::of);
    known
        .or_else(|| Layout::of_strides(&view.dims, &view.strides))
        .unwrap_or_else(|| Layout::contiguous(view.dims.len()))
}

/// Arguments for a graph: values of storages where tensors are these, views of their memory where not. It runs where
/// its tensors are, and on `device` where it has none that is on one.
///
/// # Errors
/// Tensors that are not on one device, no memory, and those of reading values.
pub fn give(
    engine: &'static Engine,
    graph: &CompiledGraph,
    given: Vec<Given>,
    caller: Keep,
    device: usize,
) -> Result<Call, Complaint> {
    // A graph may change tensors in place that recorded ops have yet to read.
    engine.chunks.flush_all(&engine.state, Reason::Graph)?;
    engine.state.look()?;
    let is_written = |i: usize| graph.graph().mutations.iter().any(|mutation| mutation.input as usize == i);
    let mut uses: BTreeMap<usize, Use> = BTreeMap::new();
    for (i, one) in given.iter().enumerate() {
        if let Some(view) = one.on_device() {
            let (storage, _) = find(engine, view)?;
            let fresh = || Use { storage: Arc::clone(&storage), tensors: 0, is_written: false };
            let known = uses.entry(storage.address).or_insert_with(fresh);
            known.tensors += 1;
            known.is_written |= is_written(i);
        }
    }
    let mut devices = uses.values().map(|known| known.storage.device);
    let device = devices.next().unwrap_or(device);
    if let Some(other) = devices.find(|other| *other != device) {
        return Err(Complaint::new(format!(
            "Expected all tensors of a compiled graph to be on the same device, but found at least two devices, \
             tpu:{device} and tpu:{other}!"
        )));
    }
    let (mut borrowed, mut images, mut blocks) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    let mut arguments = Vec::with_capacity(given.len());
    for (i, one) in given.into_iter().enumerate() {
        let view = match one {
            Given::Argument(argument) => {
                arguments.push(argument);
                continue;
            }
            Given::Device(view) => view,
        };
        if view.bytes() == 0 {
            arguments.push(Argument::Host(TensorView { data: NOTHING.0.as_ptr().cast_mut(), ..view }));
            continue;
        }
        let (storage, offset) = find(engine, &view)?;
        let known = &uses[&storage.address];
        // The program reads and writes it as memory of any tensor on the CPU.
        if let Some(Content::Host(block)) = storage.content() {
            let data = block.data().wrapping_add(offset);
            blocks.push(block);
            arguments.push(Argument::Host(TensorView { data, ..view }));
            continue;
        }
        if offset == 0
            && !(known.is_written && known.tensors > 1)
            && let Some(value) = engine.value_of(&storage)?
            && let Some(value) = whole(&view, &value, wanted_layout(graph, i, &view))
        {
            arguments.push(Argument::Buffer(value));
            continue;
        }
        let data = if known.is_written {
            let image = match images.entry(storage.address) {
                Entry::Occupied(there) => there.into_mut(),
                Entry::Vacant(place) => {
                    let (bytes, dtype) = image(engine, &known.storage, known.storage.content().as_ref())?;
                    let dtype = dtype.unwrap_or(view.dtype);
                    let (storage, bytes) = (Arc::clone(&known.storage), Mutex::new(bytes));
                    place.insert(Image { storage, bytes, dtype })
                }
            };
            image.bytes.lock().unwrap_or_else(PoisonError::into_inner).as_mut_ptr()
        } else {
            let lent = match borrowed.entry(storage.address) {
                Entry::Occupied(there) => there.into_mut(),
                Entry::Vacant(place) => place.insert(Borrowed::of(engine, &storage)?),
            };
            lent.data().cast_mut()
        };
        arguments.push(Argument::Host(TensorView { data: data.wrapping_add(offset), ..view }));
    }
    let held = Arc::new(Held { _borrowed: borrowed, images, _blocks: blocks, _caller: caller });
    Ok(Call { arguments, keep: Arc::clone(&held) as Keep, device, held, engine })
}

/// Memory for tensors without elements.
#[repr(align(64))]
struct Nothing([u8; 64]);
const NOTHING: &Nothing = &Nothing([0; 64]);

fn find(engine: &'static Engine, view: &TensorView) -> Result<(Arc<Storage>, usize), Complaint> {
    let found = engine.storages.find(view.data as usize);
    found.ok_or_else(|| Complaint::new("an input is on a device that is neither the CPU nor the tpu device"))
}

/// Whether a tensor is all of a value, and lies in this layout: the value may have its dimensions in another order.
fn lies_as(wanted: &Layout, view: &TensorView, (dtype, sizes, layout): (DType, &[i64], &Layout)) -> bool {
    view.dtype == dtype
        && view.dims.len() == wanted.order.len()
        && wanted.fits(&view.dims, &view.strides)
        && wanted.physical(&view.dims) == layout.physical(sizes)
}

/// A value as a tensor shows it, if that is all of it.
fn whole(view: &TensorView, value: &DeviceTensor, wanted: Layout) -> Option<DeviceTensor> {
    let form = (value.dtype(), value.dims(), value.layout());
    if lies_as(&wanted, view, form) {
        return Some(value.permuted(&view.dims, wanted));
    }
    let is_it = view.dims.as_slice() == value.dims() && lies_as(value.layout(), view, form);
    is_it.then(|| value.clone())
}

impl Call {
    /// Runs the graph; its results stay on the device.
    ///
    /// # Safety
    /// As for [`CompiledGraph::call_on_device`], for what is in host memory.
    ///
    /// # Errors
    /// Those of the graph, and of bringing back what it changed through views.
    pub unsafe fn run(&self, graph: &CompiledGraph) -> Result<Vec<DeviceTensor>, RuntimeError> {
        let state = &self.engine.state;
        let begun = state.with_memory(self.device, || {
            // SAFETY: passed on; `keep` holds the rest.
            unsafe { graph.call_on_device(&self.arguments, &self.keep, self.device) }
        });
        let (results, launch) = begun.map_err(|error| self.joined(graph, error))?;
        if let Some(launch) = launch {
            state.began(self.device, Ops::Graph(Arc::clone(&graph.graph().name)), &launch);
        }
        for image in self.held.images.values() {
            let mut bytes = image.bytes.lock().unwrap_or_else(PoisonError::into_inner);
            let size = image.dtype.size();
            let (dtype, count) = if image.storage.bytes.is_multiple_of(size) {
                (image.dtype, image.storage.bytes / size)
            } else {
                (DType::U8, image.storage.bytes)
            };
            let view = TensorView::contiguous(bytes.as_mut_ptr(), dtype, &[count as i64]);
            // SAFETY: the view is of the image.
            unsafe { put(&self.engine.state, &image.storage, &view) }.map_err(|complaint| {
                RuntimeError::Argument { graph: graph.graph().name.to_string(), problem: complaint.message }
            })?;
        }
        Ok(results)
    }

    /// [`State::joined`] for an error of the runtime.
    fn joined(&self, graph: &CompiledGraph, error: RuntimeError) -> RuntimeError {
        let is_full = error.is_out_of_memory();
        let Some(complaint) = is_full.then(|| self.engine.state.put_right()).flatten() else { return error };
        let (message, code) = (complaint.message, ErrorCode::ResourceExhausted);
        let source = PjrtError::ProgramFailed { message, code };
        RuntimeError::Execution { graph: graph.graph().name.to_string().into(), source, held: Box::default() }
    }
}

/// Makes a result the value of the storage of a new tensor that has its sizes and strides.
///
/// # Errors
/// A storage of another size.
pub fn settle(engine: &'static Engine, address: usize, value: DeviceTensor) -> Result<(), Complaint> {
    let bytes = value.dims().iter().product::<i64>() as usize * value.dtype().size();
    if bytes == 0 {
        return Ok(());
    }
    let found = engine.storages.find(address);
    let (storage, offset) = found.ok_or_else(|| Complaint::new("a result has no storage on the device"))?;
    if offset != 0 || storage.bytes != bytes {
        return Err(Complaint::new(format!("a result of {bytes} bytes for a storage of {}", storage.bytes)));
    }
    storage.put(Content::Value(value));
    Ok(())
}

/// A copy in host memory of a result on a device that belongs there.
///
/// # Errors
/// Those of reading it.
pub fn fetch(
    engine: &Engine,
    on: usize,
    value: &DeviceTensor,
    make: &MakeMemory<'_>,
) -> Result<OutputTensor, Complaint> {
    let (device, wait) = engine.state.client()?;
    engine.state.awaited(on, value.to_host(device, make, wait))
}
