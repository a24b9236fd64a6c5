//! The remote tier: what one machine compiled, another loads; and what goes wrong with it stops nothing.

use super::child::{Ran, command, finish};
use super::object_server::ObjectServer;
use super::{TestDirectory, run, settings};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use torchtpu_compile::cache::{CacheMode, RemoteSettings, make_keys};
use torchtpu_compile::runtime::CompileSettings;

/// Directories of two machines, a third for objects, and the files of two pairs of keys.
struct Fleet {
    directory: TestDirectory,
}

impl Fleet {
    fn new() -> Self {
        let directory = TestDirectory::new();
        make_keys(&directory.path().join("ours")).unwrap();
        make_keys(&directory.path().join("theirs")).unwrap();
        Fleet { directory }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Objects in a directory.
    fn file_url(&self) -> String {
        format!("file://{}", self.path("objects").display())
    }

    /// Runs graphs in a process of its own, on the machine whose cache is in `name`, with a remote.
    fn start(&self, n: usize, name: &str, url: &str) -> Command {
        let mut command = command(&format!("run {n}"), &self.path(name));
        // Servers on this machine are not behind its proxy.
        command.env("CACHE_TEST_REMOTE", url).env("CACHE_TEST_REMOTE_KEY", self.path("ours"));
        command.env("NO_PROXY", "127.0.0.1");
        command
    }

    fn run(&self, n: usize, name: &str, url: &str) -> Ran {
        finish(self.start(n, name, url).spawn().unwrap())
    }

    /// The same with S3, which answers at `endpoint`.
    fn start_s3(&self, n: usize, name: &str, endpoint: &str) -> Command {
        let mut command = self.start(n, name, "s3://bucket/some/prefix");
        command
            .env("AWS_ENDPOINT_URL", endpoint)
            .env("AWS_ALLOW_HTTP", "true")
            .env("AWS_REGION", "nowhere-1");
        command.env("AWS_ACCESS_KEY_ID", "somebody").env("AWS_SECRET_ACCESS_KEY", "something");
        command
    }

    fn run_s3(&self, n: usize, name: &str, endpoint: &str) -> Ran {
        finish(self.start_s3(n, name, endpoint).spawn().unwrap())
    }

    /// In this process: the settings of the machine whose cache is in `name`, with the directory of objects.
    fn settings(&self, name: &str, mode: CacheMode, key: &str) -> CompileSettings {
        let remote = RemoteSettings {
            verify: Some(self.path(&format!("{key}.pub"))),
            sign: Some(self.path(key)),
            ..RemoteSettings::new(self.file_url())
        };
        let mut settings = settings(&self.path(name), mode);
        settings.cache.remote = Some(remote);
        settings
    }

    fn files(&self, name: &str) -> Vec<PathBuf> {
        let Ok(files) = std::fs::read_dir(self.path(name)) else { return Vec::new() };
        files.map(|file| file.unwrap().path()).collect()
    }
}

fn compiled(ran: &Ran) -> (u64, u64, u64, u64) {
    (ran.hits, ran.misses, ran.xla_compiles, ran.lowerings)
}

#[test]
fn what_one_machine_compiled_another_neither_lowers_nor_compiles() {
    let fleet = Fleet::new();
    let cold = fleet.run(3, "a", &fleet.file_url());
    assert_eq!(compiled(&cold), (0, 3, 3, 3), "{}", cold.stderr);
    let warm = fleet.run(3, "b", &fleet.file_url());
    assert_eq!(compiled(&warm), (3, 0, 0, 0), "{}", warm.stderr);
    assert_eq!((&warm.results, &warm.keys), (&cold.results, &cold.keys));
    assert!(!warm.stderr.contains(" WARN "), "{}", warm.stderr);
    // It is a local hit from then on.
    std::fs::remove_dir_all(fleet.path("objects")).unwrap();
    let again = fleet.run(3, "b", &fleet.file_url());
    assert_eq!(compiled(&again), (3, 0, 0, 0), "{}", again.stderr);
}

#[test]
fn s3_is_asked_once_per_key_by_all_processes_together() {
    let (fleet, server) = (Fleet::new(), ObjectServer::start(None));
    let cold = fleet.run_s3(3, "a", &server.url);
    assert_eq!(compiled(&cold), (0, 3, 3, 3), "{}", cold.stderr);
    let mut expected: Vec<String> =
        cold.keys.iter().map(|key| format!("/bucket/some/prefix/v2/{key}")).collect();
    expected.sort();
    assert_eq!(server.objects(), expected, "{}", cold.stderr);
    assert!(server.authorizations().iter().all(|a| a.starts_with("AWS4-HMAC-SHA256 Credential=somebody")));
    let before = server.requests("GET");
    let children: Vec<_> = (0..4).map(|_| fleet.start_s3(3, "b", &server.url).spawn().unwrap()).collect();
    let ran: Vec<Ran> = children.into_iter().map(finish).collect();
    assert!(ran.iter().all(|ran| compiled(ran) == (3, 0, 0, 0) && ran.results == cold.results), "{ran:?}");
    assert_eq!(server.requests("GET") - before, 3);
    assert_eq!(server.requests("PUT"), 3, "what came from there is not put back");
}

#[test]
fn google_cloud_storage_is_a_remote_too() {
    let (fleet, server) = (Fleet::new(), ObjectServer::start(None));
    let account = fleet.path("account.json");
    let text = format!(
        r#"{{"gcs_base_url": "{}", "disable_oauth": true, "client_email": "", "private_key": "", "private_key_id": ""}}"#,
        server.url
    );
    std::fs::write(&account, text).unwrap();
    let run = |name| {
        let mut command = fleet.start(2, name, "gs://bucket/prefix");
        command.env("GOOGLE_SERVICE_ACCOUNT", &account).env("GOOGLE_ALLOW_HTTP", "true");
        finish(command.spawn().unwrap())
    };
    let cold = run("a");
    assert_eq!((compiled(&cold), server.objects().len()), ((0, 2, 2, 2), 2), "{}", cold.stderr);
    let warm = run("b");
    assert_eq!(compiled(&warm), (2, 0, 0, 0), "{}", warm.stderr);
}

#[test]
fn what_somebody_else_signed_is_compiled_instead() {
    let fleet = Fleet::new();
    let (results, _) = run(0, fleet.settings("a", CacheMode::On, "theirs")).unwrap();
    assert!(torchtpu_compile::cache::settle(Duration::from_secs(60)));
    assert_eq!(fleet.files("objects/v2").len(), 1);
    let ran = fleet.run(1, "b", &fleet.file_url());
    assert_eq!(compiled(&ran), (0, 1, 1, 1));
    assert!(ran.stderr.contains("signed with another key"), "{}", ran.stderr);
    assert_eq!(fleet.files("b/v1/quarantine"), Vec::<PathBuf>::new(), "it never was in the cache");
    // It was written back with the right signature.
    let (again, report) = run(0, fleet.settings("c", CacheMode::On, "ours")).unwrap();
    assert_eq!((again, report.cache_hits), (results, 1));
}

#[test]
fn a_remote_without_a_key_is_not_read_and_says_what_to_set() {
    let fleet = Fleet::new();
    fleet.run(2, "a", &fleet.file_url());
    let mut without = fleet.start(2, "b", &fleet.file_url());
    without.env_remove("CACHE_TEST_REMOTE_KEY");
    let ran = finish(without.spawn().unwrap());
    assert_eq!(compiled(&ran), (0, 2, 2, 2));
    assert_eq!(ran.stderr.matches("TORCHTPU_CACHE_REMOTE_VERIFY").count(), 1, "{}", ran.stderr);
}

#[test]
fn modes_that_write_nothing_load_from_the_remote() {
    let fleet = Fleet::new();
    let (results, _) = run(0, fleet.settings("a", CacheMode::On, "ours")).unwrap();
    assert!(torchtpu_compile::cache::settle(Duration::from_secs(60)));
    for mode in [CacheMode::ReadOnly, CacheMode::Offline] {
        let (again, report) = run(0, fleet.settings("b", mode, "ours")).unwrap();
        assert_eq!((again, report.cache_hits, report.cache_misses), (results.clone(), 1, 0));
    }
    assert!(!fleet.path("b").exists());
    // What is not there is compiled and not put there, or an error.
    run(1, fleet.settings("b", CacheMode::ReadOnly, "ours")).unwrap();
    let error = run(2, fleet.settings("b", CacheMode::Offline, "ours")).unwrap_err();
    assert!(error.to_string().contains("forbids to compile"), "{error}");
    let (_, report) = run(0, fleet.settings("b", CacheMode::Off, "ours")).unwrap();
    assert_eq!((report.cache_hits, report.cache_misses), (0, 0));
    assert!(torchtpu_compile::cache::settle(Duration::from_secs(60)));
    assert_eq!(fleet.files("objects/v2").len(), 1);
}

/// All graphs are compiled, and one warning tells that the remote cannot be read.
fn is_compiled_with_one_warning(ran: &Ran, warning: &str) {
    assert_eq!(compiled(ran), (0, 3, 3, 3), "{}", ran.stderr);
    assert_eq!(ran.stderr.matches("cannot be read").count(), 1, "{}", ran.stderr);
    assert!(ran.stderr.contains(warning), "{}", ran.stderr);
    assert!(!ran.stderr.contains("ERROR") && !ran.stderr.contains("panicked"), "{}", ran.stderr);
}

#[test]
fn an_endpoint_that_is_not_there_is_a_warning() {
    let fleet = Fleet::new();
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let ran = fleet.run_s3(3, "a", &format!("http://{nobody}"));
    is_compiled_with_one_warning(&ran, "Connection refused");
    assert_eq!(ran.stderr.matches("cannot be written to the remote").count(), 1, "{}", ran.stderr);
}

#[test]
fn an_endpoint_that_never_answers_is_given_up_at_the_deadline() {
    let fleet = Fleet::new();
    // Connections are accepted by the system, and nobody reads from them.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut command = fleet.start_s3(3, "a", &format!("http://{}", listener.local_addr().unwrap()));
    command.env("CACHE_TEST_REMOTE_DEADLINE", "1.5");
    let started = Instant::now();
    let ran = finish(command.spawn().unwrap());
    is_compiled_with_one_warning(&ran, "did not answer within 1.5s");
    assert!(started.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_remote_that_takes_nothing_is_a_warning() {
    let (fleet, server) = (Fleet::new(), ObjectServer::start(Some("PUT")));
    let ran = fleet.run_s3(3, "a", &server.url);
    assert_eq!(compiled(&ran), (0, 3, 3, 3));
    assert_eq!(ran.stderr.matches("cannot be written to the remote cache").count(), 1, "{}", ran.stderr);
    assert_eq!((server.requests("GET"), server.objects().len()), (3, 0));
    // A directory that cannot be made.
    std::fs::write(fleet.path("objects"), b"a file").unwrap();
    let ran = fleet.run(2, "b", &fleet.file_url());
    assert_eq!(compiled(&ran), (0, 2, 2, 2));
    assert_eq!(ran.stderr.matches("cannot be written to the remote cache").count(), 1, "{}", ran.stderr);
}

#[test]
fn an_endless_object_is_refused_after_its_first_bytes() {
    let (fleet, listener) = (Fleet::new(), TcpListener::bind("127.0.0.1:0").unwrap());
    let url = format!("http://{}", listener.local_addr().unwrap());
    let sent = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&sent);
    std::thread::spawn(move || {
        for connection in listener.incoming() {
            let (mut connection, sent) = (connection.unwrap(), Arc::clone(&counted));
            std::thread::spawn(move || {
                let mut request = [0; 4096];
                let read = connection.read(&mut request).unwrap_or(0);
                if !request[..read].starts_with(b"GET") {
                    return;
                }
                let head = "HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\nETag: \"1\"\r\n\
                            Last-Modified: Sat, 01 Jan 2022 00:00:00 GMT\r\n\r\n";
                // Until the other side has enough.
                if connection.write_all(head.as_bytes()).is_ok() {
                    while connection.write_all(&[7; 1 << 16]).is_ok() {
                        sent.fetch_add(1 << 16, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let ran = fleet.run_s3(2, "a", &url);
    assert_eq!(compiled(&ran), (0, 2, 2, 2), "{}", ran.stderr);
    assert!(ran.stderr.contains("is not an object of torchtpu-compile"), "{}", ran.stderr);
    // Two answers, as far as the system's buffers took them.
    assert!(sent.load(Ordering::Relaxed) < 64 << 20, "{} bytes were read", sent.load(Ordering::Relaxed));
}

#[test]
fn credentials_that_do_not_read_are_a_warning() {
    let (fleet, server) = (Fleet::new(), ObjectServer::start(Some("GET")));
    let ran = fleet.run_s3(3, "a", &server.url);
    is_compiled_with_one_warning(&ran, "403");
    assert_eq!((server.requests("GET"), server.objects().len()), (1, 3));
}

/// What the remote's settings are in a process that runs graphs.
pub fn of_environment() -> Option<RemoteSettings> {
    let mut remote = RemoteSettings::new(std::env::var("CACHE_TEST_REMOTE").ok()?);
    if let Some(key) = std::env::var_os("CACHE_TEST_REMOTE_KEY") {
        remote.verify = Some(Path::new(&key).with_extension("pub"));
        remote.sign = Some(PathBuf::from(key));
    }
    if let Ok(seconds) = std::env::var("CACHE_TEST_REMOTE_DEADLINE") {
        remote.deadline = Duration::from_secs_f64(seconds.parse().unwrap());
    }
    Some(remote)
}
