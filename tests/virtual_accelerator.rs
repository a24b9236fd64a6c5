//! The virtual accelerator: what a TPU does and the CPU does not.

use crate::pjrt_support::{alone, copied, cpu_plugin_path, floats, multiply_add, patient};
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use torchtpu_compile::pjrt::{
    Buffer, Client, CompileOptions, ElementType, ErrorCode, Executable, ExecuteOptions, HostSemantics,
    OptionValue, Outputs, PjrtError, WaitPolicy,
};
use torchtpu_compile::virtual_accelerator::{plugin, set_faults, statistics};

fn client(options: &[(&str, &str)]) -> Client {
    let plugin = plugin(&cpu_plugin_path(), &patient()).expect("the accelerator's plugin");
    let options: Vec<(&str, OptionValue)> =
        options.iter().map(|(name, value)| (*name, OptionValue::String((*value).to_owned()))).collect();
    Client::create(&plugin, &options, &patient()).expect("a client of the virtual accelerator")
}

fn compile(client: &Client, text: &str) -> Executable {
    client.compile(text, "test", &CompileOptions::default(), &patient()).unwrap()
}

/// Starts a program: its results, and the outcome of its event.
fn run(program: &Executable, inputs: &[&Buffer]) -> (Outputs, Result<(), PjrtError>) {
    let mut outputs = Outputs::new();
    let event =
        program.execute(inputs, &ExecuteOptions::default(), &mut outputs).expect("a call that succeeds");
    (outputs, event.wait("a program", &patient()))
}

fn code(error: PjrtError) -> ErrorCode {
    match error {
        PjrtError::Plugin { code, .. } => code,
        other => panic!("{other} is no error of the plugin"),
    }
}

fn message<T>(result: Result<T, PjrtError>) -> String {
    result.err().expect("an error").to_string()
}

/// Doubles a vector in place.
const DOUBLE: &str = "module @double {
  func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}";

#[test]
fn arrays_come_back_row_major_from_whatever_order() {
    let client = client(&[]);
    let values: Vec<f32> = (0..64 * 10).map(|i| i as f32).collect();
    let array = copied(&client, &values, &[64, 10]);
    assert_eq!(floats(&array), values);
    assert!(array.host_address().unwrap().is_none());
    // With the padding of its tiles.
    assert_eq!(array.size_in_bytes().unwrap(), 16 * 128 * 4);
}

/// Rounds a float64 number to float32, as programs do with numbers of ops.
const ROUND: &str = "module @round {
  func.func @main(%x: tensor<4xf64>, %i: tensor<4xi64>) -> (tensor<4xf32>, tensor<4xi64>) {
    %0 = stablehlo.convert %x : (tensor<4xf64>) -> tensor<4xf32>
    return %0, %i : tensor<4xf32>, tensor<4xi64>
  }
}";

#[test]
fn numbers_of_64_bits_keep_their_bits() {
    let client = client(&[]);
    let numbers = [0.1, 1e300, -1e-300, 16_777_217.0];
    let integers = [i64::MIN, -1, (1 << 53) + 1, i64::MAX];
    let given = [
        (ElementType::F64, numbers.map(f64::to_ne_bytes).concat()),
        (ElementType::S64, integers.map(i64::to_ne_bytes).concat()),
    ];
    let sent = given.each_ref().map(|(element, bytes)| {
        // SAFETY: the bytes outlive the call, and are read only during the call.
        let sent = unsafe {
            let semantics = HostSemantics::ImmutableOnlyDuringCall;
            Buffer::from_host(&client, bytes.as_ptr().cast(), *element, &[4], semantics, None)
        };
        sent.unwrap().0
    });
    let program = compile(&client, ROUND);
    let (outputs, ended) = run(&program, &[&sent[0], &sent[1]]);
    ended.unwrap();
    assert_eq!(floats(&outputs[0]), numbers.map(|number| number as f32));
    let back = |array: &Buffer| {
        let mut bytes = vec![0; 32];
        array.to_host(&mut bytes, &patient()).unwrap();
        bytes
    };
    assert_eq!(back(&outputs[1]), given[1].1);
    assert_eq!(back(&sent[0]), given[0].1);
}

#[test]
fn programs_compute_as_on_the_cpu() {
    let client = client(&[]);
    let program = compile(&client, &multiply_add(4));
    let (x, y) = (copied(&client, &[1.0, 2.0, 3.0, 4.0], &[4]), copied(&client, &[2.0; 4], &[4]));
    let (outputs, outcome) = run(&program, &[&x, &y]);
    outcome.unwrap();
    assert_eq!(floats(&outputs[0]), [3.0, 6.0, 9.0, 12.0]);
    let again = client.deserialize(&program.serialize().unwrap(), "test", &patient()).unwrap();
    assert_eq!(floats(&run(&again, &[&x, &y]).0[0]), [3.0, 6.0, 9.0, 12.0]);
}

#[test]
fn a_donated_array_is_gone_and_frees_its_memory() {
    let client = client(&[("memory", "2048")]);
    let program = compile(&client, DOUBLE);
    let mut x = copied(&client, &[1.0, 2.0, 3.0, 4.0], &[4]);
    // Four arrays of 512 bytes fit at once: each donated one makes room for its result.
    for _ in 0..10 {
        let (outputs, outcome) = run(&program, &[&x]);
        outcome.unwrap();
        assert!(x.is_deleted().unwrap());
        assert!(message(x.to_host(&mut [0; 16], &patient())).contains("deleted or donated"));
        let (mut outputs, mut none) = (outputs, Outputs::new());
        assert!(message(program.execute(&[&x], &ExecuteOptions::default(), &mut none)).contains("donated"));
        x = outputs.remove(0);
    }
    assert_eq!(floats(&x), [1024.0, 2048.0, 3072.0, 4096.0]);
}

/// In MLIR's generic form: doubles numbers in their memory, and makes a matrix of 4 TiB.
const LARGE: &str = r#""builtin.module"() ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}], function_type = (tensor<64xf32>) -> (tensor<64xf32>, tensor<1048576x1048576xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<64xf32>):
    %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1048576x1048576xf32>
    "func.return"(%0, %1) : (tensor<64xf32>, tensor<1048576x1048576xf32>) -> ()
  }) : () -> ()
}) : () -> ()"#;

#[test]
fn a_dry_run_has_sizes_and_no_contents() {
    let client = client(&[("dry", "1")]);
    let x = copied(&client, &[3.0; 64], &[64]);
    assert_eq!(floats(&x), [3.0; 64], "what is small is kept");
    let program = compile(&client, LARGE);
    let again = client.deserialize(&program.serialize().unwrap(), "test", &patient()).unwrap();
    let (outputs, outcome) = run(&again, &[&x]);
    outcome.unwrap();
    assert!(x.is_deleted().unwrap());
    assert_eq!(outputs[1].dims().unwrap(), [1 << 20, 1 << 20]);
    assert_eq!(floats(&outputs[0]), [0.0; 64]);
    let peak = statistics().peak_bytes.load(Relaxed);
    assert!(peak >= 4 << 40, "it counts as if it were there");
    let many = copied(&client, &vec![1.0; 1 << 15], &[1 << 15]);
    assert_eq!(floats(&many)[..4], [0.0; 4]);
}

#[test]
fn an_excepted_input_is_not_donated() {
    let client = client(&[]);
    let program = compile(&client, DOUBLE);
    let x = copied(&client, &[1.0; 4], &[4]);
    let options = ExecuteOptions { non_donatable: [0].into(), ..ExecuteOptions::default() };
    let mut outputs = Outputs::new();
    program.execute(&[&x], &options, &mut outputs).unwrap();
    assert_eq!((floats(&outputs[0]), floats(&x)), (vec![2.0; 4], vec![1.0; 4]));
}

#[test]
fn what_does_not_fit_fails_at_the_call_or_when_it_is_needed() {
    let send = |client: &Client| {
        let values = [1.0_f32; 4];
        // SAFETY: the values outlive the call, and are read during the call only.
        unsafe {
            Buffer::from_host(
                client,
                values.as_ptr().cast(),
                ElementType::F32,
                &[4],
                HostSemantics::ImmutableOnlyDuringCall,
                None,
            )
        }
    };
    let early = client(&[("memory", "1024")]);
    let held = [send(&early).unwrap(), send(&early).unwrap()];
    assert_eq!(code(send(&early).err().unwrap()), ErrorCode::ResourceExhausted);
    // Its room is free as soon as no transfer uses it.
    drop(held);
    send(&early).unwrap();
    let late = client(&[("memory", "1024"), ("memory_errors", "late")]);
    let _held = [send(&late).unwrap(), send(&late).unwrap()];
    let (array, _) = send(&late).unwrap();
    let error = array.ready_event().unwrap().wait("an array", &patient()).err().unwrap();
    assert_eq!(code(error), ErrorCode::ResourceExhausted);
}

#[test]
fn host_memory_is_read_when_the_transfer_runs() {
    let client = client(&[("delays", "upload:200000")]);
    let mut values = Box::new([1.0_f32; 4]);
    // SAFETY: the values stay until the transfer is complete. That they change before is what is tested.
    let (array, done) = unsafe {
        Buffer::from_host(
            &client,
            values.as_ptr().cast(),
            ElementType::F32,
            &[4],
            HostSemantics::ImmutableUntilTransferCompletes,
            None,
        )
    }
    .unwrap();
    assert!(!done.is_ready().unwrap());
    values.fill(7.0);
    done.wait("an upload", &patient()).unwrap();
    assert_eq!(floats(&array), [7.0; 4]);
}

#[test]
fn devices_have_memory_of_their_own() {
    let client = client(&[("devices", "2")]);
    let options = CompileOptions { is_portable: true, ..CompileOptions::default() };
    let program = client.compile(&multiply_add(4), "test", &options, &patient()).unwrap();
    let (x, y) = (copied(&client, &[1.0; 4], &[4]), copied(&client, &[2.0; 4], &[4]));
    let second = client.device(1).unwrap();
    let (x1, y1) = (x.copy_to(second, &patient()).unwrap(), y.copy_to(second, &patient()).unwrap());
    let on = |device| ExecuteOptions { device: Some(device), ..ExecuteOptions::default() };
    let mut outputs = Outputs::new();
    let elsewhere = message(program.execute(&[&x1, &y], &on(1), &mut outputs));
    assert!(elsewhere.contains("argument 1 to replica 0 is on device 0"), "{elsewhere}");
    program.execute(&[&x1, &y1], &on(1), &mut outputs).unwrap();
    program.execute(&[&x, &y], &on(0), &mut outputs).unwrap();
    assert_eq!((floats(&outputs[0]), floats(&outputs[1])), (vec![3.0; 4], vec![3.0; 4]));
}

#[test]
fn a_program_of_the_cpu_is_refused() {
    let cpu = crate::pjrt_support::cpu_client();
    let bytes = compile(&cpu, &multiply_add(4)).serialize().unwrap();
    let refused = message(client(&[]).deserialize(&bytes, "test", &patient()));
    assert!(refused.contains("no program of the virtual accelerator"), "{refused}");
}

#[test]
fn a_wrong_option_is_named() {
    let plugin = plugin(&cpu_plugin_path(), &patient()).unwrap();
    let options = [("faults", OptionValue::String("launch:3".to_owned()))];
    let wrong = message(Client::create(&plugin, &options, &patient()));
    assert!(wrong.contains("option faults=launch:3: there is no stage `launch`"), "{wrong}");
}

/// Faults are the process's.
#[test]
fn a_failed_program_loses_what_was_donated_and_nothing_else() {
    alone(concat!(module_path!(), "::a_failed_program_loses_what_was_donated_and_nothing_else"), || {
        let client = client(&[]);
        let (program, double) = (compile(&client, &multiply_add(4)), compile(&client, DOUBLE));
        let (x, y) = (copied(&client, &[1.0; 4], &[4]), copied(&client, &[2.0; 4], &[4]));
        set_faults(vec!["execution:2".parse().unwrap(), "execution:4:oom".parse().unwrap()]);
        run(&program, &[&x, &y]).1.unwrap();
        let (outputs, outcome) = run(&program, &[&x, &y]);
        assert_eq!(code(outcome.err().unwrap()), ErrorCode::Internal);
        // The failure passes on, and the arguments are as before.
        assert!(message(outputs[0].to_host(&mut [0; 16], &patient())).contains("asked to fail"));
        let (_, dependent) = run(&program, &[&outputs[0], &y]);
        assert_eq!(code(dependent.err().unwrap()), ErrorCode::Internal);
        assert_eq!((floats(&x), floats(&y)), (vec![1.0; 4], vec![2.0; 4]));
        let (_, outcome) = run(&double, &[&x]);
        assert_eq!(code(outcome.err().unwrap()), ErrorCode::ResourceExhausted);
        assert!(x.is_deleted().unwrap());
        let counted: Vec<_> = statistics().read().into_iter().filter(|(name, _)| *name == "faults").collect();
        assert_eq!(counted, [("faults", 2)]);
    });
}

#[test]
fn a_program_that_hangs_is_never_ready_and_neither_is_what_follows() {
    alone(
        concat!(module_path!(), "::a_program_that_hangs_is_never_ready_and_neither_is_what_follows"),
        || {
            let client = client(&[("faults", "execution:1:hang")]);
            let program = compile(&client, &multiply_add(4));
            let (x, y) = (copied(&client, &[1.0; 4], &[4]), copied(&client, &[2.0; 4], &[4]));
            let mut outputs = Outputs::new();
            let first = program.execute(&[&x, &y], &ExecuteOptions::default(), &mut outputs).unwrap();
            let second = program.execute(&[&x, &y], &ExecuteOptions::default(), &mut outputs).unwrap();
            let short = WaitPolicy::silent(Duration::from_millis(300));
            for event in [first, second] {
                assert!(matches!(event.wait("a program", &short), Err(PjrtError::Deadline { .. })));
            }
            // Transfers have queues of their own.
            assert_eq!(floats(&x), [1.0; 4]);
        },
    );
}
