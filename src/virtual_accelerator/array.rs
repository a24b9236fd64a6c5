//! Arrays in a device's memory, and their ways to and from the host.

use super::client::{Client, PATIENT};
use super::completion::{Completion, Failure, Outcome};
use super::layout::{device_bytes, minor_to_major, reorder};
use super::memory::Reservation;
use super::queue::guarded;
use super::settings::Stage;
use super::statistics::{count, statistics};
use crate::pjrt::{Buffer, ElementType, HostSemantics};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// An array of a device. No pointer of the host reaches its elements.
pub struct Array {
    pub client: Arc<Client>,
    pub device: usize,
    pub element: ElementType,
    pub dims: Vec<i64>,
    /// The order of its elements on the device.
    pub minor_to_major: Vec<i64>,
    pub bytes: u64,
    /// When its content is there.
    pub ready: Arc<Completion>,
    held: Mutex<Held>,
    /// Nobody reads it any more.
    unread: Condvar,
}

/// The elements of an array.
#[derive(Clone)]
pub enum Content {
    /// Row-major, in memory of the CPU plugin.
    Elements(Buffer),
    /// None, as of what a dry run would have computed. It reads as zeros.
    Nothing,
}

impl Content {
    pub fn elements(&self) -> Option<&Buffer> {
        match self {
            Self::Elements(buffer) => Some(buffer),
            Self::Nothing => None,
        }
    }
}

/// Bytes of the largest array that keeps its elements in a dry run when it is sent: programs read sizes, counts and
/// indices back.
const MOST_KEPT: usize = 1 << 16;

#[derive(Default)]
struct Held {
    content: Option<Content>,
    room: Option<Reservation>,
    is_donated: bool,
    /// Transfers from it that have not ended.
    readers: usize,
}

impl Array {
    /// An array whose content is to come, in the order that libtpu would choose or in another one.
    ///
    /// # Errors
    /// If there is no room, and the client tells so at once; else its content will be the failure.
    pub fn planned(
        client: &Arc<Client>,
        device: usize,
        element: ElementType,
        dims: Vec<i64>,
        order: Option<Vec<i64>>,
    ) -> Result<Arc<Self>, Failure> {
        let room = client.reserve(device, device_bytes(element, &dims));
        match room {
            Ok(room) => Ok(Self::with(client, device, element, dims, order, Some(room))),
            Err(failure) if client.settings.is_late => {
                let array = Self::with(client, device, element, dims, order, None);
                array.ready.finish(Err(failure));
                Ok(array)
            }
            Err(failure) => Err(failure),
        }
    }

    /// An array in memory that it is given.
    pub fn with(
        client: &Arc<Client>,
        device: usize,
        element: ElementType,
        dims: Vec<i64>,
        order: Option<Vec<i64>>,
        room: Option<Reservation>,
    ) -> Arc<Self> {
        Arc::new(Self {
            client: Arc::clone(client),
            device,
            element,
            minor_to_major: order.unwrap_or_else(|| minor_to_major(element, &dims)),
            bytes: device_bytes(element, &dims),
            dims,
            ready: Completion::pending(),
            held: Mutex::new(Held { room, ..Held::default() }),
            unread: Condvar::new(),
        })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_donated(&self) -> bool {
        self.held().is_donated
    }

    /// Gives it its content, or the failure to make it. Then it needs no room.
    pub fn fill(&self, make: impl FnOnce() -> Result<Content, Failure>) -> Outcome {
        // Where it did not fit.
        if let Some(outcome) = self.ready.outcome() {
            return outcome;
        }
        let made = guarded(make);
        let mut held = self.held();
        let outcome = match made {
            Ok(content) => {
                held.content = Some(content);
                Ok(())
            }
            Err(failure) => {
                held.room = None;
                Err(failure)
            }
        };
        drop(held);
        self.ready.finish(outcome.clone());
        outcome
    }

    /// Begins to read it: until the result is dropped, no program changes it.
    ///
    /// # Errors
    /// If it was donated.
    pub fn read(self: &Arc<Self>) -> Result<Reading, Failure> {
        let mut held = self.held();
        if held.is_donated {
            return Err(gone());
        }
        held.readers += 1;
        drop(held);
        Ok(Reading(Arc::clone(self)))
    }

    /// Gives its memory to a program, from this call on. The content follows by [`Array::take`].
    pub fn donate(&self) -> Option<Reservation> {
        let mut held = self.held();
        held.is_donated = true;
        count(&statistics().donations, 1);
        held.room.take()
    }

    /// The content of what was donated, once nobody reads it any more.
    pub fn take(&self) -> Option<Content> {
        let mut held = self.held();
        while held.readers > 0 {
            held = self.unread.wait(held).unwrap_or_else(PoisonError::into_inner);
        }
        held.content.take()
    }

    /// The content that a program reads, in whose queue the array stays as it is.
    pub fn content(&self) -> Option<Content> {
        self.held().content.clone()
    }
}

fn gone() -> Failure {
    Failure::invalid("Buffer has been deleted or donated.")
}

/// A transfer from an array.
pub struct Reading(Arc<Array>);

impl Reading {
    /// Waits for the content.
    ///
    /// # Errors
    /// If it could not be made.
    pub fn content(&self) -> Result<Content, Failure> {
        self.0.ready.wait()?;
        self.0.content().ok_or_else(gone)
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        self.0.held().readers -= 1;
        self.0.unread.notify_all();
    }
}

/// Memory of the host that a transfer uses.
#[derive(Clone, Copy)]
struct HostMemory(*mut u8);

// SAFETY: the caller of the transfer leaves the memory alone until its event.
unsafe impl Send for HostMemory {}

impl HostMemory {
    /// By a method, so that a job takes the whole of it along.
    fn pointer(self) -> *mut u8 {
        self.0
    }
}

/// Sends an array of the host to a device. Returns it, and the event after which the host's memory is the caller's
/// again.
///
/// # Safety
/// `data` has the array's elements, row-major: for the call if it is `at_once`, else until the event.
///
/// # Errors
/// If the array does not fit.
pub unsafe fn upload(
    client: &Arc<Client>,
    device: usize,
    data: *const u8,
    (element, dims): (ElementType, &[i64]),
    at_once: bool,
) -> Result<(Arc<Array>, Arc<Completion>), Failure> {
    let bytes = element.dense_bytes(dims)?;
    let array = Array::planned(client, device, element, dims.to_vec(), None)?;
    let fault = Client::fault(Stage::Upload);
    count(&statistics().uploads, 1);
    count(&statistics().upload_bytes, bytes as u64);
    let done = Completion::pending();
    let is_kept = !client.settings.is_dry || bytes <= MOST_KEPT;
    // SAFETY: the caller's promise.
    let copy = (at_once && is_kept).then(|| unsafe { std::slice::from_raw_parts(data, bytes) }.to_vec());
    if at_once {
        done.finish(Ok(()));
    }
    let (memory, to, event, of) = (HostMemory(data.cast_mut()), array.clone(), done.clone(), client.clone());
    client.devices[device].uploads.push(move || {
        let outcome = to.fill(|| {
            of.pass(Stage::Upload, fault)?;
            if !is_kept {
                return Ok(Content::Nothing);
            }
            let data = copy.as_ref().map_or_else(|| memory.pointer().cast_const(), |copy| copy.as_ptr());
            let (on, semantics) = (of.inner_device(device), HostSemantics::ImmutableOnlyDuringCall);
            // SAFETY: the copy lives here, and else this is the caller's promise.
            let sent =
                unsafe { Buffer::from_host_on(&of.inner, on, data, to.element, &to.dims, semantics, None) };
            let (buffer, sent) = sent?;
            sent.wait("an upload", &PATIENT)?;
            buffer.ready_event()?.wait("an upload", &PATIENT)?;
            Ok(Content::Elements(buffer))
        });
        event.finish(outcome);
    });
    Ok((array, done))
}

/// Fetches an array to the host. Its elements lie in the order of `host_order` there, or as on the device if there is
/// none.
///
/// # Safety
/// `to` has room for the elements, and nobody reads it until the event.
///
/// # Errors
/// If the array was donated, or the order is not one of its dimensions.
pub unsafe fn download(
    array: &Arc<Array>,
    host_order: Option<Vec<i64>>,
    to: *mut u8,
) -> Result<Arc<Completion>, Failure> {
    let bytes = array.element.dense_bytes(&array.dims)?;
    let reading = array.read()?;
    let fault = Client::fault(Stage::Download);
    count(&statistics().downloads, 1);
    count(&statistics().download_bytes, bytes as u64);
    count(&statistics().downloads_without_layout, u64::from(host_order.is_none()));
    let order = host_order.unwrap_or_else(|| array.minor_to_major.clone());
    let mut sorted = order.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(0..array.dims.len() as i64) {
        return Err(Failure::invalid(format!("{order:?} is no order of {:?}", array.dims)));
    }
    let (done, to) = (Completion::pending(), HostMemory(to));
    let event = Arc::clone(&done);
    array.client.devices[array.device].downloads.push(move || {
        let outcome = guarded(|| {
            let content = reading.content()?;
            let array = &reading.0;
            array.client.pass(Stage::Download, fault)?;
            let Content::Elements(content) = content else {
                // SAFETY: the caller's promise.
                unsafe { std::ptr::write_bytes(to.pointer(), 0, bytes) };
                return Ok(());
            };
            let mut row_major = vec![0; bytes];
            content.to_host(&mut row_major, &PATIENT)?;
            let turned = reorder(&row_major, array.element, &array.dims, &order);
            // SAFETY: the caller's promise.
            unsafe { std::ptr::copy_nonoverlapping(turned.as_ptr(), to.pointer(), bytes) };
            Ok(())
        });
        drop(reading);
        event.finish(outcome);
    });
    Ok(done)
}
