//! The client and its devices.

use super::array::{Array, Content};
use super::completion::{Completion, Failure};
use super::memory::{Memory, Reservation};
use super::program::MAGIC;
use super::queue::Queue;
use super::settings::{Fault, Settings, Stage, next_fault, set_faults};
use super::statistics::{count, statistics};
use crate::pjrt::{self, OptionValue, PjrtDevice, Plugin, WaitPolicy};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// The CPU plugin below ends what it began; who waits for the accelerator has a deadline.
pub const PATIENT: WaitPolicy = WaitPolicy::silent(Duration::from_secs(30 * 24 * 3600));

/// How long an array that does not fit waits for others to go.
const SETTLING: Duration = Duration::from_secs(5);

pub struct Client {
    /// Whose devices compute and hold the arrays.
    pub inner: pjrt::Client,
    pub settings: Settings,
    pub version: String,
    pub devices: Vec<Device>,
    /// The devices as the C API lists them.
    pub list: Vec<*mut pjrt::ffi::PJRT_Device>,
}

// SAFETY: the list points to the devices, which the client owns, and is only read.
unsafe impl Send for Client {}
// SAFETY: as above.
unsafe impl Sync for Client {}

/// One device: memory and three queues, which run side by side.
pub struct Device {
    pub ordinal: usize,
    pub id: i32,
    pub name: String,
    pub memory: Arc<Memory>,
    pub executions: Queue,
    pub uploads: Queue,
    pub downloads: Queue,
}

impl Client {
    /// # Errors
    /// Options that are not known, and those of the CPU plugin.
    pub fn create(plugin: &Arc<Plugin>, options: &[(String, OptionValue)]) -> Result<Arc<Self>, Failure> {
        let settings = Settings::read(options)?;
        let devices = settings.devices.max(1);
        let wanted = [("cpu_device_count", OptionValue::Int64(devices as i64))];
        let inner = pjrt::Client::create(plugin, &wanted, &PATIENT)?;
        let devices = (0..devices)
            .map(|ordinal| Device::start(ordinal, &inner, &settings))
            .collect::<Result<Vec<_>, _>>()?;
        if !settings.faults.is_empty() {
            set_faults(settings.faults.clone());
        }
        let list = devices.iter().map(|device| std::ptr::from_ref(device).cast_mut().cast()).collect();
        // It is part of the keys of cached programs, and those of a dry run compute nothing.
        let dry = if settings.is_dry { ", dry," } else { "" };
        let version = format!("{}{dry} over {}", MAGIC.trim_end(), inner.platform_version());
        Ok(Arc::new(Self { inner, settings, version, devices, list }))
    }

    /// The device of the CPU plugin on which a device computes.
    pub fn inner_device(&self, ordinal: usize) -> &PjrtDevice {
        &self.inner.devices()[ordinal]
    }

    /// Takes room for an array on a device. If there is none, waits for what is on its way, which may free some.
    ///
    /// # Errors
    /// If there is none then.
    pub fn reserve(&self, ordinal: usize, bytes: u64) -> Result<Reservation, Failure> {
        let device = &self.devices[ordinal];
        let memory = &device.memory;
        let room = memory.reserve(bytes).or_else(|_| {
            device.settle();
            memory.reserve(bytes)
        });
        match &room {
            Ok(_) => {
                statistics().peak_bytes.fetch_max(memory.in_use().peak, Relaxed);
            }
            Err(_) => count(&statistics().out_of_memory, 1),
        }
        room
    }

    /// Waits for as long as something of this stage takes here, and fails where a fault was asked for.
    ///
    /// # Errors
    /// The fault.
    pub fn pass(&self, stage: Stage, fault: Option<Fault>) -> Result<(), Failure> {
        let delay = self.settings.delay(stage);
        if !delay.is_zero() {
            std::thread::sleep(delay);
        }
        match fault {
            None => Ok(()),
            Some(fault) => {
                count(&statistics().faults, 1);
                Err(fault.strike())
            }
        }
    }

    /// Counts one thing of a stage at its call, and says how it will go wrong.
    pub fn fault(stage: Stage) -> Option<Fault> {
        next_fault(stage)
    }
}

impl Device {
    fn start(ordinal: usize, inner: &pjrt::Client, settings: &Settings) -> Result<Self, Failure> {
        let queue = |what: &str| Queue::start(format!("virtual{ordinal} {what}"));
        Ok(Self {
            ordinal,
            id: inner.devices()[ordinal].id,
            name: format!("virtual accelerator {ordinal}"),
            memory: Memory::new(ordinal, settings.memory),
            executions: queue("runs")?,
            uploads: queue("takes")?,
            downloads: queue("gives")?,
        })
    }

    /// Waits until what is in the queues now is done, for a while: it may hang.
    fn settle(&self) {
        let ends = [&self.uploads, &self.executions, &self.downloads].map(|queue| {
            let end = Completion::pending();
            let reached = Arc::clone(&end);
            queue.push(move || reached.finish(Ok(())));
            end
        });
        let deadline = Instant::now() + SETTLING;
        ends.iter().for_each(|end| end.wait_until(deadline));
    }
}

/// An array in another device's memory.
///
/// # Errors
/// If the array is gone, or the copy does not fit.
pub fn copy(source: &Arc<Array>, to: &Device) -> Result<Arc<Array>, Failure> {
    let reading = source.read()?;
    let client = Arc::clone(&source.client);
    let order = Some(source.minor_to_major.clone());
    let copy = Array::planned(&client, to.ordinal, source.element, source.dims.clone(), order)?;
    let fault = Client::fault(Stage::Copy);
    count(&statistics().copies, 1);
    let (made, ordinal) = (Arc::clone(&copy), to.ordinal);
    client.devices[source.device].downloads.push({
        let client = Arc::clone(&client);
        move || {
            // The failure is the copy's.
            let copied = made.fill(|| {
                let content = reading.content()?;
                client.pass(Stage::Copy, fault)?;
                let Content::Elements(content) = content else { return Ok(Content::Nothing) };
                let copy = content.copy_to(client.inner_device(ordinal), &PATIENT)?;
                copy.ready_event()?.wait("a copy", &PATIENT)?;
                Ok(Content::Elements(copy))
            });
            drop(copied);
        }
    });
    Ok(copy)
}
