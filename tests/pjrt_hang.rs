//! Plugins that hang, are broken, or are none: `tests/plugins/`.
//!
//! Each scenario runs in a child process (this test binary again), because it abandons threads inside a plugin, because
//! the test plugin takes its orders from the environment, and to see what it writes to stderr.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::pjrt_support::{cpu_plugin_path, multiply_add, patient, test_plugin};
use torchtpu_compile::pjrt::{
    Buffer, Client, CompileOptions, ElementType, ExecuteOptions, HostSemantics, OpenWait, OptionValue,
    PjrtError, Plugin, TpuHost, WaitPolicy, ffi, open_waits, set_interrupt_check,
};

/// What a scenario's process printed, and whether it ended well.
struct Seen {
    stdout: String,
    stderr: String,
    success: bool,
}

/// Runs `child_scenario` in a process of its own with the test plugin under `orders`. Kills it after 60 s.
fn scenario(orders: &[(&str, &str)]) -> Seen {
    let started = Instant::now();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "pjrt_hang::child_scenario", "--ignored", "--nocapture"])
        .env("TORCHTPU_TEST_PLUGIN", test_plugin("hang"))
        .env("REAL_PLUGIN", cpu_plugin_path())
        .envs(orders.iter().copied())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while child.try_wait().unwrap().is_none() {
        if started.elapsed() > Duration::from_secs(60) {
            child.kill().unwrap();
            panic!("the scenario {orders:?} hangs");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Seen { success: output.status.success(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// When the scenario's wait was interrupted.
static INTERRUPT: OnceLock<Instant> = OnceLock::new();

/// The whole way from plugin to result; prints how it went and leaves at once, past abandoned threads.
#[test]
#[ignore = "child of the other tests"]
fn child_scenario() {
    let milliseconds = |name: &str| -> Option<u64> { std::env::var(name).ok()?.parse().ok() };
    let policy = WaitPolicy::new(
        Duration::from_millis(milliseconds("HEARTBEAT").unwrap_or(30_000)),
        Duration::from_millis(milliseconds("DEADLINE").unwrap_or(120_000)),
    );
    if let Ok(what) = std::env::var("INTERRUPT_WHILE") {
        set_interrupt_check(|| INTERRUPT.get().is_some());
        std::thread::spawn(move || {
            let hangs = |wait: &OpenWait| {
                wait.what.starts_with(&what) && wait.since.elapsed() > Duration::from_secs(1)
            };
            while !open_waits().iter().any(hangs) {
                std::thread::sleep(Duration::from_millis(20));
            }
            INTERRUPT.get_or_init(Instant::now);
        });
    }
    let plugin = std::env::var_os("TORCHTPU_TEST_PLUGIN").unwrap();
    match way(Path::new(&plugin), &policy) {
        Ok(platform) => println!("went well on {platform}"),
        Err(PjrtError::Deadline { what, .. }) => println!("deadline while {what}"),
        Err(PjrtError::Interrupted { what }) => println!("interrupted while {what}"),
        Err(error) => println!("error: {error}"),
    }
    if let Some(interrupt) = INTERRUPT.get() {
        println!("after {} ms", interrupt.elapsed().as_millis());
    }
    // SAFETY: ends the process without waiting for threads that never come back.
    unsafe { libc::_exit(0) };
}

struct Kept(Arc<AtomicBool>, #[allow(dead_code)] Vec<f32>);

impl Drop for Kept {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

fn way(plugin: &Path, policy: &WaitPolicy) -> Result<String, PjrtError> {
    let plugin = Plugin::load_with(plugin, policy)?;
    let client = Client::create(&plugin, &[("cpu_device_count", OptionValue::Int64(1))], policy)?;
    let executable =
        client.compile(&multiply_add(4), "a test program", &CompileOptions::default(), policy)?;
    let loaded = client.deserialize(&executable.serialize()?, "a test program", policy)?;
    let values = vec![1.0_f32, 2.0, 3.0, 4.0];
    let (address, freed) = (values.as_ptr().cast(), Arc::new(AtomicBool::new(false)));
    let kept = Box::new(Kept(Arc::clone(&freed), values));
    // SAFETY: `kept` owns the memory.
    let sent = unsafe {
        Buffer::from_host_supervised(
            &client,
            &client.devices()[0],
            address,
            ElementType::F32,
            &[4],
            HostSemantics::ImmutableUntilTransferCompletes,
            kept,
            "sending an array",
            policy,
        )
    };
    if sent.is_err() {
        println!("memory of the abandoned transfer freed: {}", freed.load(Ordering::SeqCst));
    }
    let x = sent?.0;
    let (outputs, event) =
        loaded.execute_supervised(&[&x, &x], &ExecuteOptions::default(), "executing graph 1", policy)?;
    event.wait("executing graph 1", policy)?;
    let mut bytes = [0; 16];
    outputs[0].to_host(&mut bytes, policy)?;
    let floats: Vec<f32> =
        bytes.chunks(4).map(|float| f32::from_ne_bytes(float.try_into().unwrap())).collect();
    assert_eq!(floats, [2.0, 6.0, 12.0, 20.0]);
    let platform = client.platform_name().to_owned();
    drop((x, outputs, event, loaded, executable, client));
    Ok(platform)
}

#[test]
fn the_test_plugin_works_as_long_as_it_is_not_told_to_hang() {
    let seen = scenario(&[]);
    assert!(seen.success && seen.stdout.contains("went well on hang"), "{}{}", seen.stdout, seen.stderr);
}

/// Runs one scenario per call that can hang, all at once: they mostly wait.
fn each_hanging_call(interrupts: bool, orders: &[(&str, &str)], check: impl Fn(&str, &str, &Seen) + Sync) {
    let expected = [
        ("client", "creating a client of "),
        ("compile", "compiling a test program"),
        ("deserialize", "loading a test program"),
        ("transfer", "sending an array"),
        ("execute", "executing graph 1"),
        ("event", "executing graph 1"),
    ];
    std::thread::scope(|scope| {
        for (call, what) in expected {
            let check = &check;
            let mut orders = [&[("HANG_IN", call)], orders].concat();
            orders.extend(interrupts.then_some(("INTERRUPT_WHILE", what)));
            scope.spawn(move || check(call, what, &scenario(&orders)));
        }
    });
}

#[test]
fn a_call_that_never_returns_ends_at_the_deadline_after_heartbeats() {
    each_hanging_call(false, &[("HEARTBEAT", "2000"), ("DEADLINE", "8000")], |call, what, seen| {
        let outcome = format!("deadline while {what}");
        assert!(seen.stdout.contains(&outcome), "{call}: {}{}", seen.stdout, seen.stderr);
        let heartbeat = format!("torchtpu: still {what}");
        let heartbeats: Vec<&str> = seen.stderr.lines().filter(|line| line.starts_with(&heartbeat)).collect();
        assert!(matches!(heartbeats.len(), 2..=3), "{call}: {heartbeats:?}");
        assert!(heartbeats[0].ends_with("s so far (deadline 8 s)"), "{call}: {heartbeats:?}");
        if call == "transfer" {
            let kept = "memory of the abandoned transfer freed: false";
            assert!(seen.stdout.contains(kept), "{}", seen.stdout);
        }
    });
}

#[test]
fn an_interrupt_ends_any_wait_at_once() {
    each_hanging_call(true, &[], |call, what, seen| {
        let outcome = format!("interrupted while {what}");
        assert!(seen.stdout.contains(&outcome), "{call}: {}{}", seen.stdout, seen.stderr);
        let after: u64 =
            seen.stdout.split_once("after ").unwrap().1.split_once(" ms").unwrap().0.parse().unwrap();
        assert!(after < 5_000, "{call}: {after} ms");
    });
}

#[test]
fn a_client_that_does_not_shut_down_delays_its_drop_only() {
    // Destroying returns after 1 s: the drop waits for it and all is well.
    let seen = scenario(&[("HANG_IN", "destroy"), ("HANG_SECONDS", "1")]);
    assert!(seen.stdout.contains("went well on hang"), "{}{}", seen.stdout, seen.stderr);
}

#[test]
fn a_slow_call_is_no_error() {
    let seen = scenario(&[("HANG_IN", "compile"), ("HANG_SECONDS", "0.5"), ("HEARTBEAT", "200")]);
    assert!(seen.stdout.contains("went well on hang"), "{}{}", seen.stdout, seen.stderr);
    assert!(
        seen.stderr.contains("torchtpu: still compiling a test program, 0.2 s so far"),
        "{}",
        seen.stderr
    );
}

#[test]
fn a_function_that_the_plugin_lacks_is_named() {
    let position =
        |name: &str| ffi::FUNCTIONS.iter().position(|&function| function == name).unwrap().to_string();
    let compile = position("PJRT_Client_Compile");
    let seen = scenario(&[("MISSING", &compile)]);
    assert!(
        seen.stdout.contains("has no function PJRT_Client_Compile; install a newer plugin"),
        "{}{}",
        seen.stdout,
        seen.stderr
    );
    // A table that ends before a function lacks it.
    let seen = scenario(&[("TABLE_LENGTH", &position("PJRT_Executable_DeserializeAndLoad"))]);
    let missing = "has no function PJRT_Executable_DeserializeAndLoad";
    assert!(seen.stdout.contains(missing), "{}{}", seen.stdout, seen.stderr);
}

/// The message of an error that must be one line.
fn refused(path: &Path) -> (PjrtError, String) {
    let error = Plugin::load_with(path, &patient()).unwrap_err();
    let message = error.to_string();
    assert!(!message.contains('\n'), "{message}");
    (error, message)
}

#[test]
fn what_is_no_plugin_is_refused_with_the_way_out() {
    let (error, message) = refused(Path::new("/nonexistent/plugin.so"));
    assert!(matches!(error, PjrtError::PluginPath { .. }), "{message}");
    assert!(
        message.contains("/nonexistent/plugin.so") && message.contains("set TORCHTPU_PLUGIN"),
        "{message}"
    );

    let (error, message) = refused(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")));
    assert!(matches!(error, PjrtError::CannotLoad { .. }), "{message}");
    assert!(message.contains("Cargo.toml") && message.contains("set TORCHTPU_PLUGIN"), "{message}");

    let (error, message) = refused(&test_plugin("no_plugin"));
    assert!(matches!(error, PjrtError::NotAPlugin { .. }), "{message}");
    assert!(
        message.contains("exports no GetPjrtApi") && message.contains("pip install fastatomstruct-xla-cpu"),
        "{message}"
    );

    let (error, message) = refused(&test_plugin("too_old"));
    assert!(matches!(error, PjrtError::TooOld { found: (0, 30), .. }), "{message}");
    assert!(message.contains("speaks C API 0.30") && message.contains("install a newer plugin"), "{message}");
}

#[test]
fn libtpu_makes_no_client_without_a_tpu() {
    let fake = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("libtpu_fake_{}.so", std::process::id()));
    std::fs::copy(test_plugin("hang"), &fake).unwrap();
    let seen = scenario(&[("TORCHTPU_TEST_PLUGIN", fake.to_str().unwrap()), ("ABORT_IN", "client")]);
    std::fs::remove_file(&fake).unwrap();
    // On a TPU host the plugin is asked for a client, and here aborts.
    let refused = seen.stdout.contains("error: no TPU on this machine");
    assert_eq!(refused, !TpuHost::here().is_usable(), "{}{}", seen.stdout, seen.stderr);
}
