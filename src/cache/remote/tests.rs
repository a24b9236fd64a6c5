use super::*;
use crate::cache::testing::{self, TestDirectory};
use crate::cache::{CacheSettings, make_keys};
use std::sync::atomic::{AtomicU32, Ordering};

fn wait() -> WaitPolicy {
    WaitPolicy::new(Duration::from_secs(30), Duration::from_secs(60))
}

/// A directory with the keys `ours` and `theirs`.
fn directory() -> TestDirectory {
    let dir = testing::directory();
    make_keys(&dir.path().join("ours")).unwrap();
    make_keys(&dir.path().join("theirs")).unwrap();
    dir
}

/// A tier in `dir/remote` that signs with the key `sign` and reads what is signed with the key `verify`.
fn settings(dir: &TestDirectory, sign: &str, verify: &str) -> RemoteSettings {
    RemoteSettings {
        sign: Some(dir.path().join(sign)),
        verify: Some(dir.path().join(format!("{verify}.pub"))),
        ..RemoteSettings::new(format!("file://{}/remote", dir.path().display()))
    }
}

fn cache(dir: &TestDirectory, name: &str, remote: RemoteSettings) -> Cache {
    let directory = Some(dir.path().join(name));
    let mode = CacheMode::On;
    Cache::create(&CacheSettings { mode, directory, remote: Some(remote), ..CacheSettings::default() })
        .unwrap()
}

fn fetched(cache: &Cache, i: u64) -> Option<Vec<u8>> {
    cache.fetch(&testing::key(i).digest(), "g", &wait()).unwrap().map(|(_, entry)| entry.payload)
}

/// Puts the entry of `testing::key(i)`.
fn put(cache: &Cache, i: u64) {
    cache.offer(&testing::key(i).digest(), testing::entry(i, b"payload"));
    assert!(settle(Duration::from_secs(60)));
}

fn object_file(dir: &TestDirectory, i: u64) -> std::path::PathBuf {
    dir.path().join("remote").join(object_name(&testing::key(i).digest()))
}

#[test]
fn what_one_cache_offers_another_fetches() {
    let dir = directory();
    let (writer, reader) = (settings(&dir, "ours", "ours"), settings(&dir, "theirs", "ours"));
    let (writer, reader) = (cache(&dir, "a", writer), cache(&dir, "b", reader));
    assert_eq!(fetched(&reader, 1), None);
    put(&writer, 1);
    assert_eq!(fetched(&reader, 1).as_deref(), Some(&b"payload"[..]));
    assert_eq!(fetched(&reader, 2), None);
    assert!(object_file(&dir, 1).exists(), "it is named by version and key");
}

#[test]
fn what_is_not_signed_by_the_named_key_is_refused() {
    let dir = directory();
    put(&cache(&dir, "a", settings(&dir, "theirs", "ours")), 1);
    assert_eq!(fetched(&cache(&dir, "b", settings(&dir, "ours", "ours")), 1), None);
    // Also where unsigned objects are trusted: a key that is named counts.
    let both = RemoteSettings { trust_unsigned: true, ..settings(&dir, "ours", "ours") };
    assert_eq!(fetched(&cache(&dir, "b", both.clone()), 1), None);
    let unsigned = object::seal(&testing::entry(1, b"payload"), &testing::key(1).digest(), None);
    std::fs::write(object_file(&dir, 1), unsigned).unwrap();
    assert_eq!(fetched(&cache(&dir, "b", both.clone()), 1), None);
    let trusting = RemoteSettings { verify: None, ..both };
    assert!(fetched(&cache(&dir, "b", trusting.clone()), 1).is_some());
    let mistrusting = RemoteSettings { trust_unsigned: false, ..trusting };
    assert_eq!(fetched(&cache(&dir, "b", mistrusting), 1), None);
}

#[test]
fn a_changed_or_cut_off_object_is_refused() {
    let dir = directory();
    let cache = cache(&dir, "a", settings(&dir, "ours", "ours"));
    put(&cache, 1);
    let path = object_file(&dir, 1);
    let whole = std::fs::read(&path).unwrap();
    for at in (0..whole.len()).step_by(29) {
        let mut changed = whole.clone();
        changed[at] ^= 1;
        std::fs::write(&path, changed).unwrap();
        assert_eq!(fetched(&cache, 1), None, "changed at {at}");
        std::fs::write(&path, &whole[..at]).unwrap();
        assert_eq!(fetched(&cache, 1), None, "cut off at {at}");
    }
    std::fs::write(&path, &whole).unwrap();
    assert!(fetched(&cache, 1).is_some(), "what is refused stops nothing");
}

#[test]
fn without_a_key_that_signs_nothing_is_put() {
    let dir = directory();
    put(&cache(&dir, "a", RemoteSettings { sign: None, ..settings(&dir, "ours", "ours") }), 1);
    assert!(!dir.path().join("remote").exists());
    let read_only = CacheSettings {
        mode: CacheMode::ReadOnly,
        directory: Some(dir.path().join("a")),
        remote: Some(settings(&dir, "ours", "ours")),
        ..CacheSettings::default()
    };
    put(&Cache::create(&read_only).unwrap(), 1);
    assert!(!dir.path().join("remote").exists());
}

#[test]
fn settings_that_cannot_be_used_are_no_error() {
    let dir = directory();
    let good = settings(&dir, "ours", "ours");
    let bad = [
        RemoteSettings { url: "ftp://host/directory".to_string(), ..good.clone() },
        RemoteSettings { url: "nowhere".to_string(), ..good.clone() },
        RemoteSettings { url: "file://host/directory".to_string(), ..good.clone() },
        RemoteSettings { verify: Some(dir.path().join("missing")), ..good.clone() },
        RemoteSettings { verify: Some(dir.path().join("ours")), ..good.clone() },
        RemoteSettings { sign: Some(dir.path().join("ours.pub")), ..good },
    ];
    for settings in bad {
        assert!(Tier::open(&settings).is_err(), "{settings:?}");
        let cache = cache(&dir, "a", settings);
        assert_eq!(fetched(&cache, 1), None);
        put(&cache, 1);
    }
    assert!(!dir.path().join("remote").exists());
}

/// A remote whose requests all fail, hang or panic, with a count of the requests.
#[derive(Default)]
struct Faulty {
    asked: AtomicU32,
    hangs: bool,
    panics: bool,
}

impl Faulty {
    fn fault<T: Send>(&self) -> Answer<'_, T> {
        Box::pin(async {
            self.asked.fetch_add(1, Ordering::SeqCst);
            assert!(!self.panics, "a fault of the remote");
            if self.hangs {
                std::future::pending::<()>().await;
            }
            Err(CacheError::Remote("it is broken".to_string()))
        })
    }
}

impl Remote for Arc<Faulty> {
    fn get<'a>(&'a self, _: blake3::Hash, _: &'a mut Incoming) -> Answer<'a, bool> {
        self.fault()
    }

    fn put(&self, _: blake3::Hash, _: Vec<u8>) -> Answer<'_, ()> {
        self.fault()
    }
}

fn faulty(dir: &TestDirectory, faulty: Faulty) -> (Arc<Tier>, Arc<Faulty>) {
    let remote = Arc::new(faulty);
    // Its thread may start late on a busy machine.
    let deadline = Duration::from_secs(if remote.hangs { 2 } else { 60 });
    let settings = RemoteSettings { deadline, ..settings(dir, "ours", "ours") };
    (Arc::new(Tier::of(&settings, Box::new(Arc::clone(&remote))).unwrap()), remote)
}

#[test]
fn a_remote_that_fails_or_hangs_is_a_miss_and_is_left_alone_afterwards() {
    let dir = directory();
    let faults = [
        Faulty::default(),
        Faulty { hangs: true, ..Faulty::default() },
        Faulty { panics: true, ..Faulty::default() },
    ];
    for fault in faults {
        let (tier, remote) = faulty(&dir, fault);
        let started = Instant::now();
        for i in 0..5 {
            assert!(tier.fetch(&testing::key(i).digest(), "g", &wait(), u64::MAX).unwrap().is_none());
        }
        assert!(started.elapsed() < Duration::from_secs(30));
        assert_eq!(remote.asked.load(Ordering::SeqCst), 1);
    }
}

#[test]
fn a_put_that_fails_ends_the_ones_behind_it_and_nothing_else() {
    let dir = directory();
    for fault in [Faulty::default(), Faulty { panics: true, ..Faulty::default() }] {
        let panics = fault.panics;
        let (tier, remote) = faulty(&dir, fault);
        for i in 0..5 {
            Arc::clone(&tier).offer(testing::key(i).digest(), testing::entry(i, b"payload"));
        }
        assert!(settle(Duration::from_secs(60)));
        assert_eq!(remote.asked.load(Ordering::SeqCst), if panics { 5 } else { 1 });
    }
}

#[test]
fn an_interrupt_ends_the_wait() {
    use std::sync::atomic::AtomicBool;
    let dir = directory();
    let remote = Arc::new(Faulty { hangs: true, ..Faulty::default() });
    let tier = Arc::new(Tier::of(&settings(&dir, "ours", "ours"), Box::new(remote)).unwrap());
    let stop = Arc::new(AtomicBool::new(true));
    let started = Instant::now();
    let got = crate::pjrt::stoppable(&stop, || {
        tier.fetch(&testing::key(1).digest(), "g", &wait(), u64::MAX).map(|found| found.is_some())
    });
    assert!(matches!(got, Err(PjrtError::Interrupted { .. })), "{got:?}");
    assert!(started.elapsed() < Duration::from_secs(5));
}
