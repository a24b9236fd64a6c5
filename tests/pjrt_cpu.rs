//! The binding on the real CPU plugin.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::pjrt_support::{
    Aligned, copied, cpu_client, cpu_plugin, cpu_plugin_path, floats, matmul, multiply_add,
    official_cpu_plugin_path, patient,
};
use torchtpu_compile::pjrt::{
    Buffer, Client, CompileOptions, ElementType, ErrorCode, Executable, ExecuteOptions, HostSemantics,
    OptionOverride, Outputs, PjrtError, Plugin, WaitPolicy, supervise,
};

fn run(executable: &Executable, inputs: &[&Buffer]) -> Vec<f32> {
    let mut outputs = Outputs::new();
    let event = executable.execute(inputs, &ExecuteOptions::default(), &mut outputs).unwrap();
    event.wait("executing", &patient()).unwrap();
    assert_eq!(outputs.len(), executable.num_outputs());
    floats(&outputs[0])
}

fn compile(text: &str) -> Executable {
    cpu_client().compile(text, "a test program", &CompileOptions::default(), &patient()).unwrap()
}

#[test]
fn a_plugin_is_loaded_once_and_tells_its_version() {
    let plugin = cpu_plugin();
    assert!(Arc::ptr_eq(&plugin, &Plugin::load(&cpu_plugin_path()).unwrap()));
    assert!(plugin.api_version() >= (0, 81));
    assert!(plugin.attributes().contains_key("stablehlo_current_version"), "{:?}", plugin.attributes());
    assert_eq!(plugin.digest().unwrap(), plugin.digest().unwrap());
}

#[test]
fn a_cpu_client_has_one_device() {
    let client = cpu_client();
    assert_eq!(client.platform_name(), "cpu");
    assert_eq!(client.devices().len(), 1);
    assert!(!client.devices()[0].kind.is_empty());
    assert!(!client.platform_version().is_empty());
}

#[test]
fn compiles_and_executes() {
    let executable = compile(&multiply_add(3));
    let (x, y) =
        (copied(&cpu_client(), &[1.0, 2.0, 3.0], &[3]), copied(&cpu_client(), &[4.0, 5.0, 6.0], &[3]));
    assert_eq!(run(&executable, &[&x, &y]), [5.0, 12.0, 21.0]);
    // The same through a supervisor thread.
    let (outputs, event) = executable
        .execute_supervised(&[&x, &y], &ExecuteOptions::default(), "executing", &patient())
        .unwrap();
    event.wait("executing", &patient()).unwrap();
    assert_eq!(floats(&outputs[0]), [5.0, 12.0, 21.0]);
}

#[test]
fn many_executions_in_many_threads_agree() {
    let executable = compile(&matmul(64));
    let values: Vec<f32> = (0..64 * 64).map(|i| (i % 7) as f32).collect();
    let x = copied(&cpu_client(), &values, &[64, 64]);
    let expected = run(&executable, &[&x, &x]);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..50 {
                    assert_eq!(run(&executable, &[&x, &x]), expected);
                }
            });
        }
    });
}

#[test]
fn aligned_host_memory_is_shared_not_copied() {
    let host = Aligned::new((0..1000).map(|i| i as f32));
    let address = host.as_ptr();
    let dropped = Arc::new(AtomicBool::new(false));
    struct Owner(#[allow(dead_code)] Aligned, Arc<AtomicBool>);
    impl Drop for Owner {
        fn drop(&mut self) {
            self.1.store(true, Ordering::SeqCst);
        }
    }
    let owner = Box::new(Owner(host, Arc::clone(&dropped)));
    let client = cpu_client();
    // SAFETY: the owner keeps the memory alive and nobody writes to it.
    let (buffer, event) = unsafe {
        Buffer::from_host(
            &client,
            address,
            ElementType::F32,
            &[1000],
            HostSemantics::ImmutableZeroCopy,
            Some(owner),
        )
    }
    .unwrap();
    assert_eq!(buffer.host_address().unwrap(), Some(address));
    assert_eq!(buffer.size_in_bytes().unwrap(), 4000);
    assert_eq!(buffer.element_type().unwrap(), ElementType::F32);
    assert_eq!(buffer.dims().unwrap(), [1000]);
    assert!(!event.is_ready().unwrap());
    assert!(!dropped.load(Ordering::SeqCst));
    drop(buffer);
    event.wait("releasing host memory", &patient()).unwrap();
    // The event wakes us before or after it drops the owner.
    let started = std::time::Instant::now();
    while !dropped.load(Ordering::SeqCst) {
        assert!(started.elapsed().as_secs() < 10, "the owner of the host memory is never dropped");
        std::thread::yield_now();
    }
}

#[test]
fn unaligned_host_memory_is_copied() {
    let host = Aligned::new((0..17).map(|i| i as f32));
    let unaligned = host.as_ptr().wrapping_add(4);
    // SAFETY: the memory outlives the buffer, and nobody writes to it.
    let (buffer, _) = unsafe {
        Buffer::from_host(
            &cpu_client(),
            unaligned,
            ElementType::F32,
            &[16],
            HostSemantics::ImmutableZeroCopy,
            None,
        )
    }
    .unwrap();
    assert_ne!(buffer.host_address().unwrap(), Some(unaligned));
    assert_eq!(floats(&buffer), host.values()[1..]);
}

#[test]
fn arrays_without_elements_and_scalars_work() {
    let client = cpu_client();
    // SAFETY: there is nothing to read.
    let (empty, _) = unsafe {
        let semantics = HostSemantics::ImmutableZeroCopy;
        Buffer::from_host(&client, std::ptr::null(), ElementType::F32, &[0], semantics, None)
    }
    .unwrap();
    assert_eq!(empty.dims().unwrap(), [0]);
    assert_eq!(run(&compile(&multiply_add(0)), &[&empty, &empty]), [0.0; 0]);
    assert_eq!(floats(&copied(&client, &[7.5], &[])), [7.5]);
    // SAFETY: refused before anything is read.
    let null = unsafe {
        Buffer::from_host(
            &client,
            std::ptr::null(),
            ElementType::F32,
            &[1],
            HostSemantics::ImmutableZeroCopy,
            None,
        )
    };
    assert!(matches!(null, Err(PjrtError::InvalidArgument(_))));
}

#[test]
fn copies_to_the_host_only_into_memory_of_the_right_size() {
    let buffer = copied(&cpu_client(), &[1.0, 2.0], &[2]);
    let error = buffer.to_host(&mut [0; 4], &patient()).unwrap_err();
    assert!(matches!(error, PjrtError::InvalidArgument(_)), "{error}");
}

#[test]
fn a_program_tells_its_outputs_costs_and_memory() {
    let executable = compile(&matmul(32));
    let outputs = executable.output_types().unwrap();
    assert_eq!(outputs.len(), 1);
    assert_eq!(
        (outputs[0].element_type, outputs[0].dims.as_slice()),
        (ElementType::F32, [32, 32].as_slice())
    );
    let memory = executable.memory_stats().unwrap();
    assert_eq!((memory.argument_bytes, memory.output_bytes), (2 * 32 * 32 * 4, 32 * 32 * 4));
    assert!(!executable.name().unwrap().is_empty());
    // The build of June 2026 does not tell.
    let plugin = Plugin::load(&official_cpu_plugin_path()).unwrap();
    let client = Client::create(&plugin, &[], &patient()).unwrap();
    let executable =
        client.compile(&matmul(32), "a test program", &CompileOptions::default(), &patient()).unwrap();
    let costs = executable.cost_analysis().unwrap();
    assert!(costs["flops"] >= 2.0 * 32.0 * 32.0 * 31.0, "{costs:?}");
}

#[test]
fn equal_programs_compiled_twice_have_one_fingerprint() {
    let fingerprint = |text: &str| compile(text).fingerprint().unwrap();
    assert_eq!(fingerprint(&matmul(8)), fingerprint(&matmul(8)));
    assert_ne!(fingerprint(&matmul(8)), fingerprint(&matmul(9)));
}

#[test]
fn donated_inputs_are_reused_and_excepted_ones_are_not() {
    let text =
        multiply_add(16).replace("%x: tensor<16xf32>", "%x: tensor<16xf32> {tf.aliasing_output = 0 : i32}");
    let executable = compile(&text);
    let x = || copied(&cpu_client(), &[2.0; 16], &[16]);
    let kept = x();
    let mut outputs = Outputs::new();
    let options = ExecuteOptions { non_donatable: Arc::from([0_i64]), ..ExecuteOptions::default() };
    executable
        .execute(&[&kept, &x()], &options, &mut outputs)
        .unwrap()
        .wait("executing", &patient())
        .unwrap();
    assert!(!kept.is_deleted().unwrap());
    assert_eq!(floats(&outputs[0]), [6.0; 16]);
    let donated = x();
    let address = donated.host_address().unwrap();
    let mut outputs = Outputs::new();
    let event = executable.execute(&[&donated, &x()], &ExecuteOptions::default(), &mut outputs).unwrap();
    event.wait("executing", &patient()).unwrap();
    assert!(donated.is_deleted().unwrap());
    assert_eq!(outputs[0].host_address().unwrap(), address);
    // Using it again is the plugin's error, not undefined behaviour.
    assert!(executable.execute(&[&donated, &x()], &ExecuteOptions::default(), &mut Outputs::new()).is_err());
}

#[test]
fn a_result_that_lies_in_another_order_is_read_row_major() {
    let text = r#"module {
      func.func public @main(%x: tensor<2x3xf32>) -> (tensor<2x3xf32> {mhlo.layout_mode = "{0,1}"}) {
        return %x : tensor<2x3xf32>
      }
    }"#;
    let values = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0];
    let x = copied(&cpu_client(), &values, &[2, 3]);
    let executable = compile(text);
    let mut outputs = Outputs::new();
    let event = executable.execute(&[&x], &ExecuteOptions::default(), &mut outputs).unwrap();
    event.wait("executing", &patient()).unwrap();
    let address = outputs[0].host_address().unwrap().unwrap().cast::<f32>();
    // SAFETY: the buffer holds six floats, which are there.
    let lie = unsafe { std::slice::from_raw_parts(address, 6) };
    assert_eq!(
        lie,
        [0.0, 3.0, 1.0, 4.0, 2.0, 5.0],
        "the plugin no longer takes the order that a program asks for"
    );
    assert_eq!(floats(&outputs[0]), values);
}

/// Also tells whether the thread-local variable is where it is looked for, in the plugin that is the default.
#[test]
fn a_program_runs_on_the_thread_that_calls_it_if_told_to() {
    const SIZE: usize = 1 << 22;
    let executable = compile(&multiply_add(SIZE));
    let x = copied(&cpu_client(), &vec![2.0; SIZE], &[SIZE as i64]);
    let mut elsewhere = false;
    for _ in 0..5 {
        let options = ExecuteOptions { inline: true, ..ExecuteOptions::default() };
        let mut outputs = Outputs::new();
        let event = executable.execute(&[&x, &x], &options, &mut outputs).unwrap();
        assert!(event.is_ready().unwrap());
        assert_eq!(floats(&outputs[0])[SIZE - 1], 6.0);
        // The next one is another thread's again.
        let mut outputs = Outputs::new();
        let event = executable.execute(&[&x, &x], &ExecuteOptions::default(), &mut outputs).unwrap();
        elsewhere |= !event.is_ready().unwrap();
        event.wait("executing", &patient()).unwrap();
    }
    assert!(elsewhere);
}

#[test]
fn host_memory_that_is_donated_is_written_in_place_again_and_again() {
    let text =
        multiply_add(16).replace("%x: tensor<16xf32>", "%x: tensor<16xf32> {tf.aliasing_output = 0 : i32}");
    let executable = compile(&text);
    let mut host = Aligned::new((0..16).map(|_| 2.0));
    let address = host.as_mut_ptr();
    let y = copied(&cpu_client(), &[2.0; 16], &[16]);
    // SAFETY: the memory outlives the buffers and is read only between executions.
    let (mut x, _) = unsafe {
        let semantics = HostSemantics::MutableZeroCopy;
        Buffer::from_host(&cpu_client(), address, ElementType::F32, &[16], semantics, None).unwrap()
    };
    for expected in [6.0, 18.0, 54.0] {
        let mut outputs = Outputs::new();
        let event = executable.execute(&[&x, &y], &ExecuteOptions::default(), &mut outputs).unwrap();
        event.wait("executing", &patient()).unwrap();
        // The output lies where the input lay, and may be donated in its turn.
        x = outputs.pop().unwrap();
        assert_eq!(x.host_address().unwrap(), Some(address.cast_const()));
        assert_eq!(host.values(), [expected; 16]);
    }
}

#[test]
fn a_rejected_program_carries_the_plugins_code_and_message() {
    let error = cpu_client()
        .compile("module { this is no program }", "garbage", &CompileOptions::default(), &patient())
        .unwrap_err();
    match &error {
        PjrtError::Plugin { call, code, message } => {
            assert_eq!((*call, *code), ("PJRT_Client_Compile", ErrorCode::Unknown), "{message}");
            assert!(message.contains("this"), "{message}");
        }
        other => panic!("{other}"),
    }
    assert!(!error.to_string().contains('\n'));
}

/// Blocks of the heap lie side by side: without a zero byte behind the text, MLIR's lexer goes on with the next block.
#[test]
fn a_text_that_ends_inside_of_a_word_is_read_to_its_end_only() {
    let word = "a".repeat(400);
    for end in 300..364 {
        let _next: Vec<String> = (0..32).map(|_| "a".repeat(end + "module @".len())).collect();
        let text = format!("module @{}", &word[..end]);
        let error =
            cpu_client().compile(&text, "half a text", &CompileOptions::default(), &patient()).unwrap_err();
        let place = format!("-:1:{}: error: expected '{{'", text.len());
        assert!(error.to_string().contains(&place), "{error}");
    }
    let error = cpu_client()
        .compile("module {}\0", "a zero byte", &CompileOptions::default(), &patient())
        .unwrap_err();
    assert!(matches!(error, PjrtError::InvalidArgument(_)), "{error}");
}

#[test]
fn a_call_of_this_process_that_fails_ends_the_program_with_an_error() {
    const TEXT: &str = r#"module @called {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.custom_call"(%x) {call_target_name = "torchtpu_softmax", api_version = 4 : i32,
      backend_config = {}} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}"#;
    for path in [cpu_plugin_path(), official_cpu_plugin_path()] {
        let plugin = Plugin::load(&path).unwrap();
        torchtpu_compile::host_calls::register(&plugin);
        let client = Client::create(&plugin, &[], &patient()).unwrap();
        let executable =
            client.compile(TEXT, "a test program", &CompileOptions::default(), &patient()).unwrap();
        let x = copied(&client, &[1.0, 2.0, 3.0, 4.0], &[4]);
        let mut outputs = Outputs::new();
        let ended = executable
            .execute(&[&x], &ExecuteOptions::default(), &mut outputs)
            .and_then(|event| event.wait("executing", &patient()));
        let error = ended.unwrap_err().to_string();
        assert!(error.contains("a call of this process failed: operands and results fit"), "{error}");
    }
}

#[test]
fn wrong_inputs_are_errors() {
    let executable = compile(&multiply_add(3));
    let x = copied(&cpu_client(), &[1.0, 2.0, 3.0], &[3]);
    let too_few = executable.execute(&[&x], &ExecuteOptions::default(), &mut Outputs::new());
    assert!(matches!(too_few, Err(PjrtError::Plugin { .. })));
    let small = copied(&cpu_client(), &[1.0], &[1]);
    let too_small = executable.execute(&[&x, &small], &ExecuteOptions::default(), &mut Outputs::new());
    assert!(too_small.is_err() || too_small.unwrap().wait("executing", &patient()).is_err());
}

#[test]
fn xla_options_can_be_overridden() {
    let mut options = CompileOptions::default();
    options.env_option_overrides.insert("xla_cpu_enable_fast_math".to_owned(), OptionOverride::Bool(false));
    cpu_client().compile(&matmul(4), "matmul", &options, &patient()).unwrap();
    options.env_option_overrides.insert("no_such_option".to_owned(), OptionOverride::Bool(true));
    let error = cpu_client().compile(&matmul(4), "matmul", &options, &patient()).unwrap_err();
    assert!(error.to_string().contains("no_such_option"), "{error}");
}

/// Run by the next test in another process.
#[test]
#[ignore = "child of an_executable_runs_in_another_process"]
fn child_runs_a_serialized_executable() {
    let path = std::env::var_os("TORCHTPU_TEST_EXECUTABLE").expect("set by the parent");
    let executable =
        cpu_client().deserialize(&std::fs::read(path).unwrap(), "multiply_add", &patient()).unwrap();
    let x = copied(&cpu_client(), &[1.0, 2.0, 3.0], &[3]);
    assert_eq!(run(&executable, &[&x, &x]), [2.0, 6.0, 12.0]);
    println!("the child is right");
}

#[test]
fn an_executable_runs_in_another_process() {
    let path = tempfile::NamedTempFile::new().unwrap().into_temp_path();
    std::fs::write(&path, compile(&multiply_add(3)).serialize().unwrap()).unwrap();
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "pjrt_cpu::child_runs_a_serialized_executable", "--ignored", "--nocapture"])
        .env("TORCHTPU_TEST_EXECUTABLE", &path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success() && said.contains("the child is right"), "{said}");
}

#[test]
fn bytes_that_are_no_executable_are_refused() {
    let error = cpu_client().deserialize(b"not an executable", "garbage", &patient()).unwrap_err();
    assert!(matches!(error, PjrtError::Plugin { .. }), "{error}");
}

#[test]
fn a_forked_child_gets_errors_and_never_hangs() {
    let executable = compile(&multiply_add(3));
    let x = copied(&cpu_client(), &[1.0, 2.0, 3.0], &[3]);
    // SAFETY: the child only touches this crate and ends in `_exit`.
    let child = unsafe { libc::fork() };
    if child == 0 {
        let forked = |error: PjrtError| matches!(error, PjrtError::Forked { .. });
        let mut ok = x.dims().is_err_and(forked);
        ok &=
            executable.execute(&[&x, &x], &ExecuteOptions::default(), &mut Outputs::new()).is_err_and(forked);
        ok &= cpu_client()
            .compile(&multiply_add(3), "in the child", &CompileOptions::default(), &patient())
            .is_err_and(forked);
        ok &= executable.serialize().is_err_and(forked);
        ok &= Plugin::load(&cpu_plugin_path()).is_err_and(forked);
        drop((x, executable));
        // SAFETY: ends the child without running the parent's destructors.
        unsafe { libc::_exit(i32::from(!ok)) };
    }
    assert_eq!(wait_for(child), Some(0), "the child saw something else than Forked errors, or hung");
    assert_eq!(run(&executable, &[&x, &x]), [2.0, 6.0, 12.0]);
}

/// Run by the next test in a process that has not loaded the plugin.
#[test]
#[ignore = "child of a_process_that_forks_before_it_loads_the_plugin_works_in_the_child"]
fn child_forks_first_and_loads_later() {
    // The pool of supervisor threads exists, and is of no use to the child.
    assert_eq!(supervise("adding", &patient(), || 1 + 1).unwrap(), 2);
    // SAFETY: the child ends in `_exit`.
    let child = unsafe { libc::fork() };
    if child == 0 {
        let executable = compile(&multiply_add(3));
        let x = copied(&cpu_client(), &[1.0, 2.0, 3.0], &[3]);
        let right = run(&executable, &[&x, &x]) == [2.0, 6.0, 12.0];
        // SAFETY: ends the child without running the parent's destructors.
        unsafe { libc::_exit(i32::from(!right)) };
    }
    assert_eq!(wait_for(child), Some(0));
    println!("the grandchild is right");
}

#[test]
fn a_process_that_forks_before_it_loads_the_plugin_works_in_the_child() {
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "pjrt_cpu::child_forks_first_and_loads_later", "--ignored", "--nocapture"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success() && said.contains("the grandchild is right"), "{said}");
}

/// Run by the next test: gives a long compile up and ends as a program does, while the compile goes on.
#[test]
#[ignore = "child of a_process_that_gave_up_a_compile_ends_well"]
fn child_gives_up_a_compile() {
    let mut text =
        String::from("module @long {\n  func.func @main(%0: tensor<64x64xf32>) -> tensor<64x64xf32> {\n");
    let ty = "tensor<64x64xf32>";
    for i in 0..6000 {
        let op = ["sine", "exponential", "tanh", "cosine"][i % 4];
        let (a, b, c) = (3 * i + 1, 3 * i + 2, 3 * i + 3);
        text += &format!(
            "    %{a} = \"stablehlo.{op}\"(%{from}) : ({ty}) -> {ty}
    %{b} = \"stablehlo.dot_general\"(%{a}, %0) {{dot_dimension_numbers = #stablehlo.dot<
      lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}} : ({ty}, {ty}) -> {ty}
    %{c} = \"stablehlo.reverse\"(%{b}) {{dimensions = array<i64: 1>}} : ({ty}) -> {ty}\n",
            from = 3 * i
        );
    }
    text += &format!("    return %18000 : {ty}\n  }}\n}}");
    let policy = WaitPolicy::new(Duration::from_secs(30), Duration::from_millis(400));
    let compiled = cpu_client().compile(&text, "a long program", &CompileOptions::default(), &policy);
    assert!(matches!(compiled, Err(PjrtError::Deadline { .. })), "{compiled:?}");
    println!("gave up");
}

#[test]
fn a_process_that_gave_up_a_compile_ends_well() {
    for _ in 0..3 {
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "pjrt_cpu::child_gives_up_a_compile", "--ignored", "--nocapture"])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&child.stdout);
        let complained = String::from_utf8_lossy(&child.stderr);
        assert!(child.status.success() && said.contains("gave up"), "{}\n{said}\n{complained}", child.status);
    }
}

/// The exit code of `child`, `None` if it does not end within 30 s (it is then killed).
fn wait_for(child: i32) -> Option<i32> {
    for _ in 0..3000 {
        let mut status = 0;
        // SAFETY: waits for our own child.
        if unsafe { libc::waitpid(child, &mut status, libc::WNOHANG) } == child {
            return libc::WIFEXITED(status).then(|| libc::WEXITSTATUS(status));
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    // SAFETY: our own child.
    unsafe { libc::kill(child, libc::SIGKILL) };
    None
}
