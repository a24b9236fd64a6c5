//! What one call of each kind costs on the CPU plugin: `cargo bench --bench pjrt_calls`.

#[path = "../tests/pjrt_support/mod.rs"]
mod pjrt_support;

use std::time::{Duration, Instant};

use pjrt_support::{Aligned, copied, cpu_client, matmul, multiply_add, patient};
use torchtpu_compile::pjrt::{
    Buffer, CompileOptions, ElementType, ExecuteOptions, HostSemantics, Outputs, supervise,
};

/// Prints the median and the best of the times of `call`, in microseconds.
fn measure(name: &str, mut call: impl FnMut()) {
    for _ in 0..200 {
        call();
    }
    let mut times: Vec<Duration> = (0..5000)
        .map(|_| {
            let started = Instant::now();
            call();
            started.elapsed()
        })
        .collect();
    times.sort();
    let microseconds = |time: Duration| time.as_secs_f64() * 1e6;
    println!(
        "{name:48} median {:8.2} µs   best {:8.2} µs",
        microseconds(times[times.len() / 2]),
        microseconds(times[0])
    );
}

fn main() {
    let (client, policy) = (cpu_client(), patient());
    measure("supervise, nothing to do", || supervise("idling", &policy, || ()).unwrap());
    measure("supervise, 50 µs of work", || {
        supervise("working", &policy, || {
            let started = Instant::now();
            while started.elapsed() < Duration::from_micros(50) {
                std::hint::spin_loop();
            }
        })
        .unwrap();
    });

    let host = Aligned::new((0..64).map(|i| i as f32));
    let import = || {
        // SAFETY: `host` outlives the buffer, and nobody writes to it.
        unsafe {
            let semantics = HostSemantics::ImmutableZeroCopy;
            Buffer::from_host(&client, host.as_ptr(), ElementType::F32, &[64], semantics, None)
        }
        .unwrap()
    };
    measure("import 64 floats without a copy, and drop", || drop(import()));
    let (x, _event) = import();
    measure("host address", || {
        assert!(x.host_address().unwrap().is_some());
    });

    let options = ExecuteOptions::default();
    for (name, text, n, dims) in [
        ("x * y + x over 64 floats", multiply_add(64), 64, vec![64_i64]),
        ("matmul 512 x 512", matmul(512), 512 * 512, vec![512, 512]),
    ] {
        let program = client.compile(&text, name, &CompileOptions::default(), &policy).unwrap();
        let x = copied(&client, &vec![1.0; n], &dims);
        measure(&format!("{name}, direct"), || {
            let mut outputs = Outputs::new();
            let event = program.execute(&[&x, &x], &options, &mut outputs).unwrap();
            event.wait("executing", &policy).unwrap();
        });
        measure(&format!("{name}, supervised"), || {
            let (_outputs, event) =
                program.execute_supervised(&[&x, &x], &options, "executing", &policy).unwrap();
            event.wait("executing", &policy).unwrap();
        });
    }
}
