//! The TPU chips of this host, and the processes that have them open, as the kernel shows them.
//!
//! A chip is a PCI device of Google's with a known device id, as JAX and PyTorch/XLA count them, or a file
//! `/dev/accelN` of Google's driver. A group in `/dev/vfio` alone says nothing: every passed-through PCI device has
//! one.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// PCI vendor id of Google.
const VENDOR: &str = "0x1ae0";

/// PCI device ids of TPU chips, each with its generation (JAX, `hardware_utils.py`; PyTorch/XLA, `tpu.py`).
const DEVICES: &[(&str, &str)] = &[
    ("0x0027", "v3"),
    ("0x0056", "an unnamed generation"),
    ("0x005e", "v4"),
    ("0x0062", "v5p"),
    ("0x0063", "v5e"),
    ("0x006f", "v6e"),
    ("0x0076", "tpu7x"),
];

/// The file that libtpu locks while a process has the chips.
const LOCK_FILE: &str = "tmp/libtpu_lockfile";

/// A host's TPU chips.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TpuHost {
    /// How many chips of which generation are on the PCI bus.
    pub chips: BTreeMap<&'static str, usize>,
    /// Files by which a process opens them.
    pub files: Vec<PathBuf>,
}

/// A process that has a chip open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    pub pid: u32,
    /// Its command line, as far as it can be read.
    pub command: String,
    pub file: PathBuf,
}

impl TpuHost {
    /// The chips of this host, as they were when the process first asked.
    pub fn here() -> &'static TpuHost {
        static HERE: OnceLock<TpuHost> = OnceLock::new();
        HERE.get_or_init(|| TpuHost::below(Path::new("/")))
    }

    /// The chips of a host whose files lie below `root`.
    pub fn below(root: &Path) -> Self {
        let mut host = TpuHost::default();
        let mut groups = Vec::new();
        for device in entries(&root.join("sys/bus/pci/devices")) {
            let read = |name: &str| std::fs::read_to_string(device.join(name)).unwrap_or_default();
            let id = read("device");
            let known = DEVICES.iter().find(|(known, _)| *known == id.trim());
            let Some((_, generation)) = known.filter(|_| read("vendor").trim() == VENDOR) else { continue };
            *host.chips.entry(generation).or_default() += 1;
            let group = std::fs::read_link(device.join("iommu_group")).ok();
            groups.extend(group.as_deref().and_then(Path::file_name).map(std::ffi::OsStr::to_owned));
        }
        let dev = root.join("dev");
        host.files = entries(&dev).into_iter().filter(|path| is_numbered(path, "accel")).collect();
        let vfio = dev.join("vfio");
        host.files.extend(groups.into_iter().map(|group| vfio.join(group)).filter(|path| path.exists()));
        if host.files.is_empty() && !host.chips.is_empty() {
            // A container may show the chips without their groups.
            host.files = entries(&vfio);
            host.files.retain(|path| is_numbered(path, "") || is_numbered(path, "noiommu-"));
        }
        host
    }

    /// Whether a process here can open a chip.
    pub fn is_usable(&self) -> bool {
        !self.files.is_empty()
    }

    /// Why chips that are here cannot be used; `None` if they can, and if there are none.
    pub fn obstacle(&self) -> Option<String> {
        (!self.chips.is_empty() && !self.is_usable()).then(|| {
            format!(
                "this machine has {self}, but no file /dev/accel* or /dev/vfio/* of one can be seen here. In a container, pass the \
                 devices through (docker: --privileged, or --device for each file)"
            )
        })
    }

    /// Other processes that have a chip or libtpu's lock open, as far as this user may see them.
    pub fn holders(&self) -> Vec<Holder> {
        self.holders_below(Path::new("/"), std::process::id())
    }

    /// [`TpuHost::holders`] of a host whose files lie below `root`, without the process `own`.
    pub fn holders_below(&self, root: &Path, own: u32) -> Vec<Holder> {
        let lock = root.join(LOCK_FILE);
        let wanted = |file: &PathBuf| *file == lock || self.files.contains(file);
        let mut found = Vec::new();
        for process in entries(&root.join("proc")) {
            let name = process.file_name().and_then(|name| name.to_str());
            let Some(pid) = name.and_then(|name| name.parse::<u32>().ok()).filter(|pid| *pid != own) else {
                continue;
            };
            let open = entries(&process.join("fd")).into_iter().filter_map(|fd| std::fs::read_link(fd).ok());
            if let Some(file) = open.into_iter().find(wanted) {
                let line = std::fs::read(process.join("cmdline")).unwrap_or_default();
                let command = String::from_utf8_lossy(&line).replace('\0', " ").trim().to_owned();
                found.push(Holder { pid, command, file });
            }
        }
        found
    }
}

/// Why libtpu did not open the chips: its own words, and who has them.
pub fn refusal(problem: &str, holders: &[Holder]) -> String {
    let who: Vec<String> = holders.iter().map(Holder::to_string).collect();
    let remedy = if who.is_empty() {
        "No other process that this user can see has a chip open. `torchtpu doctor` shows what is there; TORCHTPU_PLATFORM=cpu \
         computes on the CPU"
            .to_owned()
    } else {
        format!(
            "A chip belongs to one process: {}. End it, or give each process chips of its own (TPU_VISIBLE_CHIPS)",
            who.join("; ")
        )
    };
    format!("libtpu cannot open the TPU of this machine: {problem}. {remedy}")
}

/// The hosts that start together with this one, for the message of a wait: libtpu makes no client before all of them
/// have. `None` if this host is alone.
pub fn waits_for_hosts(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let list = |name: &str| variable(name).map(|list| list.split(',').filter(|one| !one.is_empty()).count());
    let count = |name: &str| list(name).map(|count| (name.to_owned(), count));
    match count("TPU_PROCESS_ADDRESSES").or_else(|| count("TPU_WORKER_HOSTNAMES")) {
        Some((_, ..2)) => None,
        Some((name, count)) => {
            Some(format!("{name} names {count} that start together: the program must run on all"))
        }
        None => {
            Some("if this host is one of several of a slice, the program must run on all of them".to_owned())
        }
    }
}

/// `4 TPU chips (v5e)`
impl fmt::Display for TpuHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.chips.values().sum::<usize>().max(self.files.len());
        let generations: Vec<&str> = self.chips.keys().copied().collect();
        write!(f, "{count} TPU chip{}", if count == 1 { "" } else { "s" })?;
        if generations.is_empty() { Ok(()) } else { write!(f, " ({})", generations.join(", ")) }
    }
}

/// `process 4711 (python train.py) has /dev/accel0 open`
impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 60;
        let Holder { pid, command, file } = self;
        let short: String = command.chars().take(SHOWN).collect();
        let dots = if short.len() < command.len() { "…" } else { "" };
        let named = if short.is_empty() { String::new() } else { format!(" ({short}{dots})") };
        write!(f, "process {pid}{named} has {} open", file.display())
    }
}

/// The paths in a directory, in order; none if it cannot be read.
fn entries(directory: &Path) -> Vec<PathBuf> {
    let read = std::fs::read_dir(directory).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = read.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Whether a file is called `prefix` and a number. `/dev/accel/` itself is the directory of the kernel's own drivers,
/// such as those of NPUs.
fn is_numbered(path: &Path, prefix: &str) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    let number = name.and_then(|name| name.strip_prefix(prefix));
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    /// A root of made-up files.
    struct Root(tempfile::TempDir);

    impl Root {
        fn new() -> Self {
            Root(tempfile::tempdir().unwrap())
        }

        fn path(&self) -> &Path {
            self.0.path()
        }

        fn file(&self, path: &str, text: &str) -> PathBuf {
            let path = self.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, text).unwrap();
            path
        }

        /// A PCI device in an IOMMU group.
        fn pci(&self, address: &str, vendor: &str, device: &str, group: u32) {
            let at = format!("sys/bus/pci/devices/{address}");
            self.file(&format!("{at}/vendor"), &format!("{vendor}\n"));
            self.file(&format!("{at}/device"), &format!("{device}\n"));
            let link = self.path().join(at).join("iommu_group");
            symlink(format!("../../../../kernel/iommu_groups/{group}"), link).unwrap();
        }
    }

    #[test]
    fn a_passed_through_device_of_another_vendor_is_no_tpu() {
        let root = Root::new();
        root.pci("0000:01:00.0", "0x10de", "0x2684", 7);
        root.file("dev/vfio/7", "");
        root.file("dev/vfio/vfio", "");
        // An NPU in the kernel's directory of accelerators, and Google's network card.
        root.file("dev/accel/accel0", "");
        root.pci("0000:02:00.0", "0x1ae0", "0x0042", 8);
        root.file("dev/vfio/8", "");
        assert_eq!(TpuHost::below(root.path()), TpuHost::default());
        assert!(!TpuHost::below(root.path()).is_usable());
    }

    #[test]
    fn chips_are_found_by_their_pci_ids_and_opened_by_their_groups() {
        let root = Root::new();
        for chip in 0..4 {
            root.pci(&format!("0000:0{chip}:00.0"), "0x1ae0", "0x0063", chip);
        }
        root.pci("0000:09:00.0", "0x10de", "0x2684", 9);
        for group in [0, 1, 2, 3, 9] {
            root.file(&format!("dev/vfio/{group}"), "");
        }
        let host = TpuHost::below(root.path());
        assert_eq!(host.to_string(), "4 TPU chips (v5e)");
        let groups = ["0", "1", "2", "3"].map(|group| root.path().join("dev/vfio").join(group));
        assert_eq!(host.files, groups);
        assert!(host.is_usable() && host.obstacle().is_none());
    }

    #[test]
    fn files_of_googles_driver_are_enough() {
        let root = Root::new();
        let files = [root.file("dev/accel0", ""), root.file("dev/accel1", "")];
        root.file("dev/accelerometer", "");
        let host = TpuHost::below(root.path());
        assert_eq!((host.files.as_slice(), host.is_usable()), (&files[..], true));
        assert_eq!(host.to_string(), "2 TPU chips");
    }

    #[test]
    fn chips_without_files_are_an_obstacle_with_a_remedy() {
        let root = Root::new();
        root.pci("0000:00:05.0", "0x1ae0", "0x006f", 3);
        let host = TpuHost::below(root.path());
        assert!(!host.is_usable());
        let obstacle = host.obstacle().unwrap();
        assert!(obstacle.contains("1 TPU chip (v6e)") && obstacle.contains("--device"), "{obstacle}");
    }

    #[test]
    fn a_container_without_groups_has_the_files_that_it_shows() {
        let root = Root::new();
        root.file("sys/bus/pci/devices/0000:00:05.0/vendor", "0x1ae0\n");
        root.file("sys/bus/pci/devices/0000:00:05.0/device", "0x006f\n");
        root.file("dev/vfio/vfio", "");
        let file = root.file("dev/vfio/noiommu-0", "");
        assert_eq!(TpuHost::below(root.path()).files, [file]);
    }

    #[test]
    fn a_host_of_a_slice_is_told_that_all_must_start() {
        let of = |pairs: &'static [(&str, &str)]| {
            waits_for_hosts(|name| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(of(&[("TPU_WORKER_HOSTNAMES", "localhost")]), None);
        assert_eq!(of(&[("TPU_PROCESS_ADDRESSES", "a:1"), ("TPU_WORKER_HOSTNAMES", "a,b")]), None);
        assert!(of(&[("TPU_WORKER_HOSTNAMES", "a,b,c,d")]).unwrap().contains("TPU_WORKER_HOSTNAMES names 4"));
        assert!(of(&[]).unwrap().starts_with("if this host is one of several"));
    }

    #[test]
    fn who_has_a_chip_is_named() {
        let root = Root::new();
        let chip = root.file("dev/accel0", "");
        let lock = root.file("tmp/libtpu_lockfile", "");
        let holds = |pid: u32, command: &str, file: &Path| {
            root.file(&format!("proc/{pid}/cmdline"), command);
            std::fs::create_dir_all(root.path().join(format!("proc/{pid}/fd"))).unwrap();
            symlink(file, root.path().join(format!("proc/{pid}/fd/5"))).unwrap();
        };
        holds(12, "python\0train.py\0", &chip);
        holds(13, "", &lock);
        holds(14, "sh\0", Path::new("/dev/null"));
        holds(15, "self\0", &chip);
        root.file("proc/self/cmdline", "");
        let holders = TpuHost::below(root.path()).holders_below(root.path(), 15);
        let pids: Vec<u32> = holders.iter().map(|holder| holder.pid).collect();
        assert_eq!(pids, [12, 13]);
        assert_eq!(
            holders[0].to_string(),
            format!("process 12 (python train.py) has {} open", chip.display())
        );
        let told = refusal("ABORTED: the TPU is in use", &holders);
        assert!(
            told.contains("process 12 (python train.py)") && told.contains("TPU_VISIBLE_CHIPS"),
            "{told}"
        );
        assert!(refusal("NOT_FOUND: no chip", &[]).contains("TORCHTPU_PLATFORM=cpu"));
    }
}
