//! Damage of every kind: each is a miss and a warning.

use super::child::{command, finish, run_graphs, small_cache};
use super::{TestDirectory, run, settings};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use torchtpu_compile::cache::{
    Cache, CacheMode, CacheSettings, Directory, Entry, EntryKind, Key, Parts, catalog, encode,
};
use torchtpu_compile::lowering::Forms;

/// A cache of graph 0, its file and key, and the results.
fn cached() -> (TestDirectory, std::path::PathBuf, blake3::Hash, Vec<u8>) {
    let directory = TestDirectory::new();
    let (results, report) = run(0, settings(directory.path(), CacheMode::On)).unwrap();
    assert_eq!((report.cache_hits, report.cache_misses), (0, 1));
    let key = report.cache_key.unwrap();
    let path = directory.entries().join(key.to_hex().as_str());
    assert!(path.exists());
    (directory, path, key, results)
}

/// Graph 0 is made anew, gives the same results, and hits again afterwards.
fn is_made_anew(directory: &Path, results: &[u8]) {
    let (again, report) = run(0, settings(directory, CacheMode::On)).unwrap();
    assert_eq!((report.cache_hits, report.cache_misses), (0, 1));
    assert!(again == results);
    hits(directory, results);
}

fn hits(directory: &Path, results: &[u8]) {
    let (again, report) = run(0, settings(directory, CacheMode::On)).unwrap();
    assert_eq!((report.cache_hits, report.cache_misses), (1, 0));
    assert!(again == results);
}

#[test]
fn a_loaded_program_is_the_compiled_one() {
    let (directory, _, _, results) = cached();
    let cold = run(0, settings(directory.path(), CacheMode::Off)).unwrap();
    let warm = run(0, settings(directory.path(), CacheMode::On)).unwrap();
    assert_eq!((&cold.0, &warm.0), (&results, &results));
    assert_eq!(cold.1.memory, warm.1.memory, "what is known of the program survives");
    assert_eq!((cold.1.cache_hits, cold.1.cache_misses, cold.1.cache_key), (0, 0, None));
}

#[test]
fn what_decides_how_a_program_runs_survives_the_cache() {
    let (directory, ..) = cached();
    let is_inline = |mode| {
        let compiled = super::compile(super::graph(0), settings(directory.path(), mode)).unwrap();
        compiled.plan(&[]).unwrap().0.is_inline()
    };
    assert!(is_inline(CacheMode::Off));
    assert!(is_inline(CacheMode::On));
}

#[test]
fn a_cut_off_or_changed_entry_is_never_loaded() {
    let (directory, path, key, _) = cached();
    let whole = std::fs::read(&path).unwrap();
    let read_only = CacheSettings {
        mode: CacheMode::ReadOnly,
        directory: Some(directory.path().to_owned()),
        ..CacheSettings::default()
    };
    let cache = Cache::create(&read_only).unwrap();
    assert!(cache.read(&key).is_some());
    for length in (0..whole.len()).step_by(512) {
        std::fs::write(&path, &whole[..length]).unwrap();
        assert!(cache.read(&key).is_none(), "cut off at {length}");
    }
    let bits = whole.len() as u64 * 8;
    for i in 0..1000u64 {
        let bit = (i * 2_654_435_761 % bits) as usize;
        let mut flipped = whole.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        std::fs::write(&path, &flipped).unwrap();
        assert!(cache.read(&key).is_none(), "bit {bit} flipped");
    }
    std::fs::write(&path, &whole).unwrap();
    assert!(cache.read(&key).is_some());
}

#[test]
fn a_damaged_entry_is_put_aside_and_made_anew() {
    let (directory, path, _, results) = cached();
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    is_made_anew(directory.path(), &results);
    assert_eq!(directory.files("quarantine").len(), 1);
}

#[test]
fn what_the_plugin_refuses_to_load_is_made_anew() {
    let (directory, path, _, results) = cached();
    std::fs::write(&path, forge(&junk(), &std::fs::read(&path).unwrap())).unwrap();
    is_made_anew(directory.path(), &results);
    assert_eq!(directory.files("quarantine").len(), 1);
}

/// A sound entry, whose payload is not an executable.
fn junk() -> Vec<u8> {
    let key = Key::of_check(&super::graph(0), Forms::General);
    encode(Parts::new(EntryKind::Executable, "g0", &key, &[7; 5000]))
}

/// Copies a cache as if other code had lowered its programs.
pub fn of_another_version(directory: &TestDirectory) -> TestDirectory {
    let other = TestDirectory::new();
    for path in directory.files("entries") {
        let mut bytes = std::fs::read(&path).unwrap();
        let parts = Entry::decode(&bytes).unwrap().head.parts;
        let (_, lowering) = parts.iter().find(|(name, _)| name == "lowering").unwrap();
        let at = bytes.windows(lowering.len()).position(|part| part == lowering.as_bytes()).unwrap();
        bytes[at..at + lowering.len()].copy_from_slice("0".repeat(lowering.len()).as_bytes());
        sum_up(&mut bytes);
        let digest = Entry::decode(&bytes).unwrap().head.digest();
        let cache = Cache::create(&settings(other.path(), CacheMode::On).cache).unwrap();
        assert!(cache.publish(&digest, &bytes));
    }
    other
}

#[test]
fn a_program_that_another_version_lowered_alike_is_not_compiled_again() {
    let (directory, path, key, results) = cached();
    let of_this_version = Entry::decode(&std::fs::read(&path).unwrap()).unwrap();
    for mode in [CacheMode::On, CacheMode::ReadOnly, CacheMode::Offline] {
        let other = of_another_version(&directory);
        assert!(!other.entries().join(key.to_hex().as_str()).exists());
        let (again, report) = run(0, settings(other.path(), mode)).unwrap();
        assert_eq!((report.cache_hits, report.cache_misses), (1, 0), "{mode:?}");
        assert!(again == results);
        // Another graph has another text.
        assert_eq!(run(1, settings(other.path(), mode)).is_err(), mode == CacheMode::Offline);
        let taken_over = other.entries().join(key.to_hex().as_str());
        assert_eq!(taken_over.exists(), mode == CacheMode::On, "{mode:?}");
        if mode == CacheMode::On {
            let entry = Entry::decode_as(&std::fs::read(&taken_over).unwrap(), &key).unwrap();
            assert_eq!(
                (&entry.head.parts, entry.about()),
                (&of_this_version.head.parts, of_this_version.about())
            );
            assert!(entry.payload == of_this_version.payload && entry.head.text == of_this_version.head.text);
            hits(other.path(), &results);
        }
    }
}

#[test]
fn a_program_of_another_version_that_does_not_load_is_compiled() {
    let (directory, _, _, results) = cached();
    let other = of_another_version(&directory);
    let [path] = other.files("entries").try_into().unwrap();
    std::fs::write(&path, forge(&junk(), &std::fs::read(&path).unwrap())).unwrap();
    is_made_anew(other.path(), &results);
}

/// `of`, with `payload`'s payload: a sound entry, as far as its checksum goes.
fn forge(payload: &[u8], of: &[u8]) -> Vec<u8> {
    let u32_at = |b: &[u8], at| u32::from_le_bytes(b[at..at + 4].try_into().unwrap()) as usize;
    let u64_at = |b: &[u8], at| u64::from_le_bytes(b[at..at + 8].try_into().unwrap()) as usize;
    let start = |b: &[u8]| 64 + u32_at(b, 12) + u64_at(b, 16);
    let stored = &payload[start(payload)..];
    let mut bytes = of[..start(of)].to_vec();
    bytes.extend_from_slice(stored);
    bytes[24..32].copy_from_slice(&(stored.len() as u64).to_le_bytes());
    sum_up(&mut bytes);
    bytes
}

/// Puts the checksum of an entry right.
fn sum_up(bytes: &mut [u8]) {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&bytes[..32]).update(&bytes[64..]);
    bytes[32..64].copy_from_slice(hasher.finalize().as_bytes());
}

#[test]
fn a_plugin_that_cannot_write_executables_down_says_so_once() {
    use torchtpu_compile::pjrt::ffi::FUNCTIONS;
    let directory = TestDirectory::new();
    let position = FUNCTIONS.iter().position(|name| *name == "PJRT_Executable_Serialize").unwrap();
    for _ in 0..2 {
        let mut without = command("run 3", directory.path());
        without
            .env("CACHE_TEST_PLUGIN", crate::pjrt_support::test_plugin("hang"))
            .env("REAL_PLUGIN", crate::pjrt_support::cpu_plugin_path())
            .env("HANG_PLATFORM", "cpu")
            .env("MISSING", position.to_string());
        let ran = finish(without.spawn().unwrap());
        assert_eq!((ran.hits, ran.xla_compiles), (0, 3), "{}", ran.stderr);
        assert_eq!(ran.stderr.matches("cannot write executables to the cache").count(), 1, "{}", ran.stderr);
        assert_eq!((directory.files("entries"), directory.files("locks")), (vec![], vec![]));
    }
}

#[test]
fn an_index_that_is_gone_damaged_or_locked_changes_nothing() {
    let directory = TestDirectory::new();
    let cold = run_graphs(3, directory.path());
    let index = directory.path().join("v1/index");
    assert!(index.join("db").exists(), "{}", cold.stderr);
    let opened = Directory::open(directory.path()).unwrap();
    assert_eq!(catalog::stats(&opened).executables, 3);

    std::fs::remove_dir_all(&index).unwrap();
    assert_eq!(catalog::stats(&opened).executables, 3);
    assert_eq!(run_graphs(4, directory.path()).xla_compiles, 1);
    assert!(index.join("db").exists(), "it is made anew");

    for file in ["db", "conf"] {
        let bytes = std::fs::read(index.join(file)).unwrap();
        let garbled: Vec<u8> = bytes.iter().map(|byte| byte.wrapping_mul(13) ^ 0x5a).collect();
        std::fs::write(index.join(file), garbled).unwrap();
        let n = if file == "db" { 5 } else { 6 };
        let ran = run_graphs(n, directory.path());
        assert_eq!((ran.xla_compiles, ran.hits), (1, n as u64 - 1), "{}", ran.stderr);
        assert!(!ran.stderr.contains("panicked"), "{}", ran.stderr);
        assert_eq!(catalog::stats(&opened).executables, n as u64);
    }

    let lock = std::fs::File::options().write(true).open(directory.path().join("v1/index.lock")).unwrap();
    // SAFETY: the descriptor is open.
    assert_eq!(unsafe { libc::flock(std::os::fd::AsRawFd::as_raw_fd(&lock), libc::LOCK_EX) }, 0);
    let ran = run_graphs(7, directory.path());
    assert_eq!((ran.xla_compiles, ran.hits), (1, 6), "{}", ran.stderr);
    assert_eq!(catalog::stats(&opened).executables, 7, "the entries are read instead");
}

/// A small file system of its own in memory, where this user may have one.
struct Mounted<'d>(&'d Path);

impl<'d> Mounted<'d> {
    fn new(path: &'d Path, options: &str) -> Option<Self> {
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", options, "none"]).arg(path).output();
        mount.is_ok_and(|done| done.status.success()).then_some(Mounted(path))
    }

    fn make_read_only(&self) {
        let done = Command::new("mount").args(["-o", "remount,ro"]).arg(self.0).status().unwrap();
        assert!(done.success());
    }
}

impl Drop for Mounted<'_> {
    fn drop(&mut self) {
        Command::new("umount").arg(self.0).status().ok();
    }
}

#[test]
fn a_full_disk_keeps_nothing_and_stops_nothing() {
    let directory = TestDirectory::new();
    let reference = run_graphs(8, TestDirectory::new().path());
    let Some(_mounted) = Mounted::new(directory.path(), "size=40k,mode=0700") else { return };
    for _ in 0..2 {
        let ran = run_graphs(8, directory.path());
        assert_eq!(ran.results, reference.results, "{}", ran.stderr);
        assert_eq!(ran.hits + ran.xla_compiles, 8);
        assert!(ran.xla_compiles > 0, "eight entries and an index do not fit");
        assert!(!ran.stderr.contains("ERROR") && !ran.stderr.contains("panicked"), "{}", ran.stderr);
    }
    let opened = Directory::open(directory.path()).unwrap();
    assert!(catalog::verify(&opened).1.is_empty(), "what is there is whole");
}

#[test]
fn files_that_may_not_grow_stop_nothing() {
    let directory = TestDirectory::new();
    let mut limited = command("run 3", directory.path());
    // SAFETY: both calls may be made between fork and exec.
    unsafe {
        limited.pre_exec(|| {
            libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
            let limit = libc::rlimit { rlim_cur: 1000, rlim_max: 1000 };
            libc::setrlimit(libc::RLIMIT_FSIZE, &limit);
            Ok(())
        });
    }
    let ran = finish(limited.spawn().unwrap());
    assert_eq!((ran.xla_compiles, ran.hits), (3, 0));
    assert!(ran.stderr.contains("cannot be written to the cache"), "{}", ran.stderr);
    assert_eq!(ran.stderr.matches("cannot be written to the cache").count(), 1, "said once");
    assert_eq!((directory.files("entries"), directory.files("temporary")), (vec![], vec![]));
    assert_eq!(run_graphs(3, directory.path()).xla_compiles, 3);
}

#[test]
fn a_read_only_directory_is_read() {
    let directory = TestDirectory::new();
    let mounted = Mounted::new(directory.path(), "size=4m,mode=0700");
    assert_eq!(run_graphs(2, directory.path()).xla_compiles, 2);
    match &mounted {
        Some(mounted) => mounted.make_read_only(),
        None => {
            let done = Command::new("chmod").args(["-R", "a-w"]).arg(directory.path()).status().unwrap();
            assert!(done.success());
        }
    }
    let ran = run_graphs(3, directory.path());
    assert_eq!((ran.hits, ran.misses, ran.xla_compiles), (2, 1, 1), "{}", ran.stderr);
    assert!(!ran.stderr.contains("ERROR") && !ran.stderr.contains("panicked"), "{}", ran.stderr);
    if mounted.is_none() {
        Command::new("chmod").args(["-R", "u+w"]).arg(directory.path()).status().unwrap();
    }
}

#[test]
fn read_only_mode_writes_nothing() {
    let directory = TestDirectory::new();
    let (results, report) = run(0, settings(directory.path(), CacheMode::ReadOnly)).unwrap();
    assert_eq!((report.cache_hits, report.cache_misses), (0, 1));
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
    run(0, settings(directory.path(), CacheMode::On)).unwrap();
    let (again, report) = run(0, settings(directory.path(), CacheMode::ReadOnly)).unwrap();
    assert_eq!((report.cache_hits, again), (1, results));
}

#[test]
fn offline_a_miss_is_an_error_that_says_what_differs() {
    let (directory, _, _, results) = cached();
    let (again, _) = run(0, settings(directory.path(), CacheMode::Offline)).unwrap();
    assert_eq!(again, results);
    let error = run(1, settings(directory.path(), CacheMode::Offline)).unwrap_err().to_string();
    assert!(error.contains("g1 is not in the cache"), "{error}");
    assert!(error.contains("input 0 (x): f32[2,8] → f32[3,8]"), "{error}");
    let mut other = settings(directory.path(), CacheMode::Offline);
    other.lowering.precision = "high".parse().unwrap();
    let error = run(0, other).unwrap_err().to_string();
    assert!(error.contains("differs in matmul precision: highest → high."), "{error}");
}

#[test]
fn the_least_recently_used_entries_go_first() {
    let directory = TestDirectory::new();
    let cache = small_cache(directory.path());
    // The clock of files has ticks of up to 10 ms.
    let tick = || std::thread::sleep(std::time::Duration::from_millis(20));
    for i in 0..20 {
        super::child::publish(&cache, i);
        tick();
    }
    let opened = Directory::open(directory.path()).unwrap();
    // Used again: the first three.
    let key = |i| super::child::made_up(i).0.digest();
    (0..3).for_each(|i| assert!(cache.read(&key(i)).is_some()));
    let total = catalog::stats(&opened).bytes;
    let (gone, _) = catalog::collect(&opened, total / 2);
    assert!((10..20).contains(&gone), "{gone}");
    let left: Vec<u64> = (0..20).filter(|i| cache.read(&key(*i)).is_some()).collect();
    assert_eq!(left[..3], [0, 1, 2]);
    assert!(left[3..].iter().all(|i| *i > 3 + gone - 3), "{left:?}");
    assert_eq!(catalog::clear(&opened).0, left.len() as u64);
    assert_eq!(catalog::stats(&opened), catalog::Stats::default());
}

#[test]
fn a_directory_that_others_can_write_to_is_not_used() {
    use std::os::unix::fs::PermissionsExt;
    for mode in [0o777, 0o770, 0o720, 0o702, 0o1777] {
        let directory = TestDirectory::new();
        std::fs::set_permissions(directory.path(), std::fs::Permissions::from_mode(mode)).unwrap();
        let refused = Directory::create(directory.path()).unwrap_err().to_string();
        assert!(refused.contains("is writable by other users"), "{refused}");
        let (_, report) = run(0, settings(directory.path(), CacheMode::On)).unwrap();
        assert_eq!((report.cache_hits, report.cache_misses), (0, 0));
        assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
        let error = run(0, settings(directory.path(), CacheMode::Offline)).unwrap_err().to_string();
        assert!(error.contains("is writable by other users"), "{error}");
    }
    let made = TestDirectory::new();
    let path = made.path().join("a/b");
    Directory::create(&path).unwrap();
    let mode = std::fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}

#[test]
fn a_directory_that_others_could_exchange_is_not_used() {
    use std::os::unix::fs::PermissionsExt;
    let around = TestDirectory::new();
    let path = around.path().join("a/cache");
    let (_, report) = run(0, settings(&path, CacheMode::On)).unwrap();
    assert_eq!((report.cache_hits, report.cache_misses), (0, 1));
    for (mode, used) in [(0o777, false), (0o1777, true), (0o755, true)] {
        std::fs::set_permissions(around.path(), std::fs::Permissions::from_mode(mode)).unwrap();
        let (_, report) = run(0, settings(&path, CacheMode::On)).unwrap();
        assert_eq!(report.cache_hits == 1, used, "{mode:o}");
        assert_eq!(Directory::open(&path).is_ok(), used);
        assert_eq!(Directory::open(&around.path().join("missing")).is_ok(), used);
    }
}

#[test]
fn a_directory_of_another_user_is_not_used() {
    // SAFETY: asks for a number.
    if unsafe { libc::geteuid() } == 0 {
        let directory = TestDirectory::new();
        std::os::unix::fs::chown(directory.path(), Some(65534), None).unwrap();
        let refused = Directory::create(directory.path()).unwrap_err().to_string();
        assert!(refused.contains("belongs to user 65534"), "{refused}");
    } else {
        let refused = Directory::create(Path::new("/usr")).unwrap_err().to_string();
        assert!(refused.contains("belongs to user 0"), "{refused}");
    }
}
