//! Compiling for topologies in worker processes, with libtpu where it works and with the test plugin where it fails.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::pjrt_support::{cpu_plugin_path, libtpu_path, matmul, patient, test_plugin};
use torchtpu_compile::pjrt::{
    CompileOptions, CompilePlace, CompileRequest, ElementType, PjrtError, WaitPolicy, Worker,
    libtpu_compile_environment,
};

fn command() -> Vec<OsString> {
    vec![env!("CARGO_BIN_EXE_torchtpu-worker").into()]
}

fn request(plugin: PathBuf, topology: &str, mlir: String) -> CompileRequest {
    CompileRequest {
        plugin,
        place: CompilePlace::topology(topology),
        mlir,
        name: "matmul".to_owned(),
        options: CompileOptions::default(),
        chooses_layouts: false,
    }
}

fn libtpu_worker() -> Worker {
    Worker::spawn(&command(), &libtpu_compile_environment()).unwrap()
}

/// A worker around the test plugin, which proxies the CPU plugin and fails as `failure` says.
fn failing_worker(failure: (&str, &str)) -> (Worker, CompileRequest) {
    let environment: Vec<(OsString, OsString)> =
        vec![("REAL_PLUGIN".into(), cpu_plugin_path().into()), (failure.0.into(), failure.1.into())];
    let worker = Worker::spawn(&command(), &environment).unwrap();
    (worker, request(test_plugin("hang"), "none", matmul(8)))
}

#[test]
fn libtpu_compiles_for_one_chip_without_a_tpu() {
    let mut worker = libtpu_worker();
    let answer = worker.compile(&request(libtpu_path(), "v5e:1x1", matmul(256)), &patient()).unwrap();
    assert!(answer.serialized.len() > 1000);
    assert_eq!(answer.platform.name, "tpu");
    assert_eq!(answer.platform.devices.len(), 1);
    assert!(answer.platform.devices[0].kind.contains("v5"), "{:?}", answer.platform.devices);
    assert!(answer.cost_analysis["flops"] >= 2.0 * 256.0 * 256.0 * 255.0, "{:?}", answer.cost_analysis);
    let memory = answer.memory_stats.unwrap();
    assert_eq!((memory.argument_bytes, memory.output_bytes), (2 * 256 * 256 * 4, 256 * 256 * 4));
    assert_eq!(answer.output_types.len(), 1);
    assert_eq!(answer.output_types[0].element_type, ElementType::F32);
    assert_eq!(answer.output_types[0].dims, [256, 256]);
    // The worker serves on, keeps its topology, and makes equal programs from equal text.
    let again = worker.compile(&request(libtpu_path(), "v5e:1x1", matmul(256)), &patient()).unwrap();
    assert_eq!(again.fingerprint, answer.fingerprint);
    // A rejected program is an error of the plugin's, after which the worker still serves.
    let error =
        worker.compile(&request(libtpu_path(), "v5e:1x1", "nonsense".to_owned()), &patient()).unwrap_err();
    assert!(matches!(&error, PjrtError::Plugin { call: "PJRT_Compile", .. }), "{error}");
    worker.compile(&request(libtpu_path(), "v5e:2x2", matmul(8)), &patient()).unwrap();
}

#[test]
fn a_worker_compiles_programs_that_call_their_process() {
    let mlir = r#"module @called {
  func.func @main(%x: tensor<1x2x2xi32>) -> tensor<1x2x2xi32> {
    %0 = "stablehlo.custom_call"(%x, %x) {call_target_name = "torchtpu_integer_product", api_version = 4 : i32,
      backend_config = {}} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    return %0 : tensor<1x2x2xi32>
  }
}"#;
    let request =
        CompileRequest { place: CompilePlace::Device, ..request(cpu_plugin_path(), "", mlir.to_owned()) };
    let mut worker = Worker::spawn(&command(), &[]).unwrap();
    assert!(!worker.compile(&request, &patient()).unwrap().serialized.is_empty());
}

#[test]
fn what_a_plugin_prints_does_not_disturb_the_worker() {
    let mut environment = libtpu_compile_environment();
    environment.push(("REAL_PLUGIN".into(), libtpu_path().into()));
    environment.push(("CHATTER".into(), "a plugin prints where it pleases".into()));
    let mut worker = Worker::spawn(&command(), &environment).unwrap();
    let answer = worker.compile(&request(test_plugin("hang"), "v5e:1x1", matmul(8)), &patient()).unwrap();
    assert!(!answer.serialized.is_empty());
}

#[test]
fn a_partitioned_program_takes_the_first_devices_of_a_topology() {
    let mut request = request(libtpu_path(), "v5e:2x2", matmul(64));
    request.options.num_partitions = 4;
    let answer = libtpu_worker().compile(&request, &patient()).unwrap();
    assert_eq!(answer.platform.devices.len(), 4);
    request.options.num_partitions = 5;
    let error = libtpu_worker().compile(&request, &patient()).unwrap_err();
    assert!(error.to_string().contains("5 partitions does not fit 4 devices"), "{error}");
}

#[test]
fn an_unknown_topology_is_an_error_or_a_typed_death() {
    let error = libtpu_worker()
        .compile(&request(libtpu_path(), "no_such_chip:1x1", matmul(8)), &patient())
        .unwrap_err();
    assert!(matches!(error, PjrtError::Plugin { .. } | PjrtError::WorkerDied { .. }), "{error}");
}

#[test]
fn an_abort_in_the_plugin_kills_the_worker_only() {
    let (mut worker, request) = failing_worker(("ABORT_IN", "topology"));
    let error = worker.compile(&request, &patient()).unwrap_err();
    match &error {
        PjrtError::WorkerDied { signal, stderr_tail, .. } => {
            assert_eq!(*signal, Some(libc::SIGABRT));
            assert!(stderr_tail.contains("Check failed: this call aborts"), "{stderr_tail}");
        }
        other => panic!("{other}"),
    }
    let message = error.to_string();
    assert!(!message.contains('\n') && message.contains("SIGABRT"), "{message}");
    assert!(message.ends_with("its last words: hang.c: Check failed: this call aborts"), "{message}");
    // A dead worker stays dead, and says so again.
    assert!(matches!(worker.compile(&request, &patient()), Err(PjrtError::WorkerDied { .. })));
}

#[test]
fn a_compile_beyond_its_deadline_is_killed() {
    let (mut worker, request) = failing_worker(("HANG_IN", "topology"));
    let id = i32::try_from(worker.id()).unwrap();
    let started = Instant::now();
    let policy = WaitPolicy::new(Duration::from_secs(30), Duration::from_secs(2));
    let error = worker.compile(&request, &policy).unwrap_err();
    assert!(matches!(error, PjrtError::Deadline { .. }), "{error}");
    assert!(started.elapsed() < Duration::from_secs(10));
    // SAFETY: signal 0 only asks whether the process is there.
    assert_eq!(unsafe { libc::kill(id, 0) }, -1, "the worker outlived its deadline");
}

#[test]
fn a_killed_worker_is_a_typed_error() {
    let (mut worker, request) = failing_worker(("HANG_IN", "topology"));
    let id = i32::try_from(worker.id()).unwrap();
    let killer = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(500));
        // SAFETY: our own child, which this test has not waited for.
        unsafe { libc::kill(id, libc::SIGKILL) };
    });
    let error = worker.compile(&request, &patient()).unwrap_err();
    killer.join().unwrap();
    assert!(matches!(error, PjrtError::WorkerDied { signal: Some(libc::SIGKILL), .. }), "{error}");
}

#[test]
fn a_command_that_is_no_worker_is_an_error() {
    let error = Worker::spawn(&["/nonexistent/worker".into()], &[]).unwrap_err();
    assert!(matches!(error, PjrtError::System { .. }), "{error}");
    assert!(matches!(Worker::spawn(&[], &[]), Err(PjrtError::InvalidArgument(_))));
    let mut worker = Worker::spawn(&["false".into()], &[]).unwrap();
    let error = worker.compile(&request(PathBuf::from("x"), "x", matmul(8)), &patient()).unwrap_err();
    assert!(error.to_string().contains("exited with status 1"), "{error}");
}

#[test]
fn a_worker_ends_when_its_parent_closes_the_pipe() {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_torchtpu-worker"))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdin.take());
    let started = Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(started.elapsed() < Duration::from_secs(20), "the worker does not end");
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_missing_plugin_is_named_by_the_worker() {
    let mut worker = Worker::spawn(&command(), &[]).unwrap();
    let error =
        worker.compile(&request(PathBuf::from("/nonexistent.so"), "x", matmul(8)), &patient()).unwrap_err();
    assert!(
        matches!(error, PjrtError::Worker { .. }) && error.to_string().contains("/nonexistent.so"),
        "{error}"
    );
}
