//! Settings of the accelerator: options of its client, else variables of the environment
//! (`docs/virtual-accelerator.md`).

use super::completion::Failure;
use crate::pjrt::{ErrorCode, OptionValue};
use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Kind of work that the accelerator does for the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A program is compiled.
    Compile,
    /// A program runs.
    Execution,
    /// An array goes to a device.
    Upload,
    /// An array goes to the host.
    Download,
    /// An array goes from one device to another.
    Copy,
}

impl Stage {
    const ALL: [Self; 5] = [Self::Compile, Self::Execution, Self::Upload, Self::Download, Self::Copy];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Compile => "compile",
            Self::Execution => "execution",
            Self::Upload => "upload",
            Self::Download => "download",
            Self::Copy => "copy",
        }
    }
}

impl FromStr for Stage {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = Self::ALL.map(Self::name).join(", ");
        let found = Self::ALL.into_iter().find(|stage| stage.name() == text);
        found.ok_or_else(|| format!("there is no stage `{text}` ({names})"))
    }
}

/// How something goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The chip halts: `INTERNAL`.
    Error,
    /// Its memory is too small after all: `RESOURCE_EXHAUSTED`.
    OutOfMemory,
    /// It never ends, nor does anything behind it in its queue.
    Hang,
}

/// The `nth` from now on of a stage goes wrong: `execution:30`, `upload:2:hang`, `execution:5:oom`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    pub stage: Stage,
    /// From 1.
    pub nth: u64,
    pub kind: Kind,
}

impl FromStr for Fault {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split(':');
        let stage = parts.next().unwrap_or_default().parse()?;
        let nth = parts.next().and_then(|n| n.parse().ok()).filter(|n| *n > 0);
        let nth = nth.ok_or_else(|| format!("`{text}` has no number from 1, as in execution:30"))?;
        let kind = match parts.next() {
            None => Kind::Error,
            Some("oom") => Kind::OutOfMemory,
            Some("hang") => Kind::Hang,
            Some(other) => return Err(format!("there is no kind of fault `{other}` (oom, hang)")),
        };
        match parts.next() {
            None => Ok(Self { stage, nth, kind }),
            Some(_) => Err(format!("`{text}` has more parts than stage, number and kind")),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ordinal = self.nth;
        write!(f, "the virtual accelerator was asked to fail at this {} ({ordinal})", self.stage.name())
    }
}

/// The faults that are to come in this process.
static FAULTS: Mutex<Vec<(Fault, u64)>> = Mutex::new(Vec::new());

/// Has the process's accelerators fail as said, and not as said before.
pub fn set_faults(faults: Vec<Fault>) {
    *FAULTS.lock().unwrap_or_else(PoisonError::into_inner) =
        faults.into_iter().map(|fault| (fault, fault.nth)).collect();
}

/// Counts one thing of a stage, and returns how it goes wrong, if it does.
pub fn next_fault(stage: Stage) -> Option<Fault> {
    let mut faults = FAULTS.lock().unwrap_or_else(PoisonError::into_inner);
    let mut due = None;
    faults.retain_mut(|(fault, left)| {
        if fault.stage == stage {
            *left -= 1;
            if *left == 0 {
                due = Some(*fault);
            }
        }
        *left > 0
    });
    due
}

impl Fault {
    /// The failure of what goes wrong, unless it hangs: then this never returns.
    pub fn strike(self) -> Failure {
        match self.kind {
            Kind::Error => Failure::new(ErrorCode::Internal, self.to_string()),
            Kind::OutOfMemory => {
                let message = format!("Attempting to allocate more than there is: {self}; (0x0x0_HBM0)");
                Failure::new(ErrorCode::ResourceExhausted, message)
            }
            Kind::Hang => loop {
                std::thread::park();
            },
        }
    }
}

/// How one client behaves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Devices of the client; 0 is one.
    pub devices: usize,
    /// Bytes of each device.
    pub memory: Option<u64>,
    /// An array that does not fit fails when it is needed, not at the call that asks for it.
    pub is_late: bool,
    /// Nothing is compiled or computed: arrays have a size, and mostly no content.
    pub is_dry: bool,
    delays: Vec<(Stage, Duration)>,
    pub faults: Vec<Fault>,
}

/// Name of the option that sets the number of devices.
pub const DEVICES: &str = "devices";
/// The others, each of which has a variable.
const NAMES: [&str; 5] = ["memory", "memory_errors", "dry", "delays", "faults"];

impl Settings {
    /// Reads the options of a client, and the variables of what they do not say.
    ///
    /// # Errors
    /// A name or a value that is not known.
    pub fn read(options: &[(String, OptionValue)]) -> Result<Self, Failure> {
        let mut settings = Self::default();
        for name in NAMES {
            let variable = format!("TORCHTPU_VIRTUAL_{}", name.to_uppercase());
            if let Ok(value) = std::env::var(&variable) {
                settings
                    .set(name, value.trim())
                    .map_err(|reason| Failure::invalid(format!("{variable}={value}: {reason}")))?;
            }
        }
        for (name, value) in options {
            let value = value.to_string();
            settings
                .set(name, &value)
                .map_err(|reason| Failure::invalid(format!("option {name}={value}: {reason}")))?;
        }
        Ok(settings)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = || value.parse::<u64>().map_err(|error| error.to_string());
        match name {
            DEVICES => self.devices = number()? as usize,
            "memory" => self.memory = Some(number()?).filter(|bytes| *bytes > 0),
            "memory_errors" => {
                self.is_late = match value {
                    "" | "early" => false,
                    "late" => true,
                    _ => return Err("must be early or late".to_owned()),
                };
            }
            "dry" => {
                self.is_dry = match value {
                    "" | "0" => false,
                    "1" => true,
                    _ => return Err("must be 0 or 1".to_owned()),
                };
            }
            "delays" => self.delays = list(value, delay)?,
            "faults" => self.faults = list(value, str::parse)?,
            _ => return Err(format!("there is no such option ({DEVICES}, {})", NAMES.join(", "))),
        }
        Ok(())
    }

    /// How long something of this stage takes besides what it takes anyway.
    pub fn delay(&self, stage: Stage) -> Duration {
        self.delays.iter().find(|(of, _)| *of == stage).map_or(Duration::ZERO, |(_, delay)| *delay)
    }
}

/// Entries between commas.
fn list<T>(text: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    text.split(',').map(str::trim).filter(|entry| !entry.is_empty()).map(read).collect()
}

/// `execution:200`, in microseconds.
fn delay(text: &str) -> Result<(Stage, Duration), String> {
    let (stage, time) = text.split_once(':').ok_or_else(|| format!("`{text}` has no microseconds"))?;
    let microseconds = time.parse().map_err(|_| format!("`{time}` is not a number of microseconds"))?;
    Ok((stage.parse()?, Duration::from_micros(microseconds)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, value: &str) -> Result<Settings, String> {
        let mut settings = Settings::default();
        settings.set(name, value).map(|()| settings)
    }

    #[test]
    fn settings_are_read_from_text() {
        let delays = read("delays", "execution:200, upload:5").unwrap();
        assert_eq!(delays.delay(Stage::Execution), Duration::from_micros(200));
        assert_eq!(delays.delay(Stage::Download), Duration::ZERO);
        let faults = read("faults", "execution:30,upload:2:hang").unwrap().faults;
        let hang = Fault { stage: Stage::Upload, nth: 2, kind: Kind::Hang };
        assert_eq!(faults, [Fault { stage: Stage::Execution, nth: 30, kind: Kind::Error }, hang]);
        assert_eq!(read("memory", "1024").unwrap().memory, Some(1024));
        assert!(read("memory_errors", "late").unwrap().is_late);
        assert!(read("dry", "1").unwrap().is_dry);
    }

    #[test]
    fn a_wrong_value_says_what_is_wrong() {
        let wrong = |name, value| read(name, value).unwrap_err();
        assert_eq!(
            wrong("faults", "excution:3"),
            "there is no stage `excution` (compile, execution, upload, download, copy)"
        );
        assert_eq!(wrong("faults", "upload:0"), "`upload:0` has no number from 1, as in execution:30");
        assert_eq!(wrong("faults", "upload:1:burn"), "there is no kind of fault `burn` (oom, hang)");
        assert_eq!(wrong("memory_errors", "never"), "must be early or late");
        assert_eq!(wrong("dry", "yes"), "must be 0 or 1");
        assert!(wrong("delays", "upload").contains("microseconds"));
        assert!(wrong("speed", "1").contains("no such option"));
    }
}
