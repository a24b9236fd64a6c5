//! What every platform does: each test runs on the CPU as it is, whose programs use the caller's memory, and as a
//! device with memory of its own, to which tensors are sent; on the CPU plugin that OpenXLA publishes; and on the
//! virtual accelerator, which behaves as a TPU does.

use crate::pjrt_support;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use torchtpu_compile::fx::{DType, Graph};
use torchtpu_compile::lowering::Forms;
use torchtpu_compile::pjrt::Platform;
use torchtpu_compile::runtime::metrics::counters;
use torchtpu_compile::runtime::{
    AlignedBytes, Argument, Behavior, CompileSettings, CompiledGraph, Device, DeviceMemory, DeviceSettings,
    DeviceTensor, HostMemory, Keep, PlatformChoice, TensorView, own_memory,
};

/// A platform under test.
struct Bench {
    settings: DeviceSettings,
    device: Device,
}

/// A float32 tensor in host memory, and the view of it.
struct Tensor {
    memory: AlignedBytes,
    view: TensorView,
}

impl Tensor {
    fn new(dims: &[i64], values: &[f32]) -> Self {
        let mut memory = AlignedBytes::zeroed(values.len() * 4, "a test").unwrap();
        for (to, value) in memory.as_mut_slice().chunks_mut(4).zip(values) {
            to.copy_from_slice(&value.to_le_bytes());
        }
        let view = TensorView::contiguous(memory.as_mut_ptr(), DType::F32, dims);
        Tensor { memory, view }
    }

    /// Values from 0 in steps of a half.
    fn counting(dims: &[i64]) -> Self {
        let values: Vec<f32> = (0..dims.iter().product()).map(|i| i as f32 * 0.5).collect();
        Tensor::new(dims, &values)
    }

    fn values(&self) -> Vec<f32> {
        numbers(self.memory.as_slice())
    }

    fn set(&mut self, i: usize, value: f32) {
        self.memory.as_mut_slice()[i * 4..i * 4 + 4].copy_from_slice(&value.to_le_bytes());
    }

    fn argument(&self) -> Argument {
        Argument::Host(self.view.clone())
    }

    /// As an input whose contents changed as often as `generation` says.
    fn known(&self, generation: u64) -> Argument {
        Argument::Host(TensorView { generation, ..self.view.clone() })
    }
}

fn numbers(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
}

/// Whoever calls keeps the tensors in variables that outlive the call.
fn nothing() -> Keep {
    Arc::new(())
}

impl Bench {
    /// On the plugin that the search finds if none is given.
    fn new(behavior: &'static dyn Behavior, plugin: Option<PathBuf>) -> Self {
        Self::on(Platform::Cpu, behavior, plugin)
    }

    fn on(platform: Platform, behavior: &'static dyn Behavior, plugin: Option<PathBuf>) -> Self {
        let settings = DeviceSettings {
            plugin,
            platform: PlatformChoice::Given(platform),
            site_packages: pjrt_support::site_packages(),
            behavior: Some(behavior),
            ..DeviceSettings::default()
        };
        let device = Device::open(&settings, &pjrt_support::patient()).unwrap();
        Bench { settings, device }
    }

    fn compile(&self, text: &str) -> CompiledGraph {
        let graph = Graph::parse(text).unwrap_or_else(|error| panic!("{error}"));
        let settings = CompileSettings {
            compile_wait: pjrt_support::patient(),
            execute_wait: pjrt_support::patient(),
            ..CompileSettings::default()
        };
        CompiledGraph::new(graph, &self.settings, settings).unwrap()
    }

    fn call(&self, graph: &CompiledGraph, arguments: &[Argument]) -> Vec<Vec<f32>> {
        // SAFETY: the tests keep their tensors until the call has ended.
        let results = unsafe { graph.call(arguments, &nothing(), &own_memory) }.unwrap();
        results.iter().map(read).collect()
    }

    fn call_on_device(&self, graph: &CompiledGraph, arguments: &[Argument]) -> Vec<DeviceTensor> {
        // SAFETY: as above; what is asynchronous reads device tensors and transfers that are done.
        unsafe { graph.call_on_device(arguments, &nothing(), 0) }.unwrap().0
    }

    fn send(&self, tensor: &Tensor) -> DeviceTensor {
        // SAFETY: the tensor's memory is readable.
        unsafe { DeviceTensor::from_host(&self.device, &tensor.view, &own_memory, &pjrt_support::patient()) }
            .unwrap()
    }

    fn fetch(&self, tensor: &DeviceTensor) -> Vec<f32> {
        read(&tensor.to_host(&self.device, &own_memory, &pjrt_support::patient()).unwrap())
    }

    fn shares_memory(&self) -> bool {
        self.device.behavior.name() == "host memory"
    }
}

fn read(tensor: &torchtpu_compile::runtime::OutputTensor) -> Vec<f32> {
    let view = tensor.view();
    let mut bytes = vec![0; view.bytes()];
    let layout = torchtpu_compile::program::Layout::contiguous(view.dims.len());
    // SAFETY: results live as long as `tensor`.
    unsafe { view.read_into(&layout, bytes.as_mut_ptr()) };
    numbers(&bytes)
}

/// Bytes sent to the device and copied to the host while `f` runs.
fn moved(f: impl FnOnce()) -> (u64, u64) {
    let read = || (counters().bytes_to_device.load(Relaxed), counters().bytes_to_host.load(Relaxed));
    let before = read();
    f();
    (read().0 - before.0, read().1 - before.1)
}

/// One test for each platform. The counters are the process's: what reads them runs in one of its own.
macro_rules! on_each_platform {
    (@tests $($name:ident,)*; alone: $($alone:ident,)*) => {
        $(#[test] fn $name() { super::$name(&bench()); })*
        $(#[test] fn $alone() {
            let path = concat!(module_path!(), "::", stringify!($alone));
            super::pjrt_support::alone(path, || super::$alone(&bench()));
        })*
    };
    ($($name:ident,)*; alone: $($alone:ident,)*) => {
        mod on_host_memory {
            fn bench() -> super::Bench { super::Bench::new(&super::HostMemory, None) }
            on_each_platform!(@tests $($name,)*; alone: $($alone,)*);
        }
        mod on_device_memory {
            fn bench() -> super::Bench {
                super::Bench::new(&super::DeviceMemory { forms: super::Forms::General }, None)
            }
            on_each_platform!(@tests $($name,)*; alone: $($alone,)*);
        }
        mod on_the_official_plugin {
            fn bench() -> super::Bench {
                super::Bench::new(&super::HostMemory, Some(super::pjrt_support::official_cpu_plugin_path()))
            }
            on_each_platform!(@tests $($name,)*; alone: $($alone,)*);
        }
        mod on_the_virtual_accelerator {
            fn bench() -> super::Bench {
                let as_a_tpu = &super::DeviceMemory { forms: super::Forms::Tpu };
                super::Bench::on(super::Platform::Virtual, as_a_tpu, None)
            }
            on_each_platform!(@tests $($name,)*; alone: $($alone,)*);
        }
    };
}

on_each_platform! {
    tensors_are_read_however_they_lie,
    a_mutated_tensor_holds_the_result,
    arguments_that_overlap_are_read_before_they_are_written,
    empty_tensors_come_and_go,
    a_changed_static_input_is_never_stale,
    device_tensors_come_back_as_they_were,
    a_device_tensor_that_is_passed_twice_is_read_as_it_was,
    an_argument_of_another_size_is_refused,
    threads_share_a_graph,
    a_result_outlives_its_graph,
    linear_algebra_needs_no_library,
    what_one_product_makes_is_taken_apart_and_joined,
    gradients_of_maxima_go_where_pytorch_finds_them,
    ; alone:
    a_copy_of_a_static_input_is_sent_once,
    buckets_take_and_return_device_tensors,
    results_on_the_device_are_arguments_of_the_next_call,
    a_mutated_device_tensor_stays_on_the_device,
    a_training_loop_moves_nothing_but_batches_and_losses,
}

const SCALE: &str = "graph g inference\n\
    input %0 x: f32[4,3]\n\
    %1 = aten.mul.Tensor(%0, 2.0) : f32[4,3] name=mul\n\
    return %1\n";

/// Adds `y` to `x` in place, and returns the sum doubled.
const ADD_IN_PLACE: &str = "graph g inference\n\
    input %0 x: f32[8]\n\
    input %1 y: f32[8]\n\
    %2 = aten.add.Tensor(%0, %1) : f32[8] name=add\n\
    %3 = aten.mul.Tensor(%2, 2.0) : f32[8] name=mul\n\
    return %3\n\
    mutate 0 = %2\n";

/// Takes queries, keys and values of four heads apart in the ways of two models, and joins them again as gradients are.
const PACKED: &str = "graph g inference\n\
    input %0 x: f32[2,5,24]\n\
    %1 = aten.view.default(%0, [2, 5, 3, 4, 2]) : f32[2,5,3,4,2] name=split\n\
    %2 = aten.permute.default(%1, [2, 0, 3, 1, 4]) : f32[3,2,4,5,2] name=moved\n\
    %3, %4, %5 = aten.unbind.int(%2, 0) : f32[2,4,5,2]; f32[2,4,5,2]; f32[2,4,5,2] name=parts\n\
    %6 = aten.stack.default([%3, %4, %5], 0) : f32[3,2,4,5,2] name=stacked\n\
    %7 = aten.permute.default(%6, [1, 3, 0, 2, 4]) : f32[2,5,3,4,2] name=back\n\
    %8 = aten.view.default(%7, [10, 24]) : f32[10,24] name=merged\n\
    %9 = aten.view.default(%0, [1, 2, 5, 3, 8]) : f32[1,2,5,3,8] name=with_one\n\
    %10 = aten.permute.default(%9, [3, 1, 2, 0, 4]) : f32[3,2,5,1,8] name=moved_one\n\
    %11 = aten.view.default(%10, [3, 2, 5, 8]) : f32[3,2,5,8] name=squeezed\n\
    %12 = aten.select.int(%11, 0, 0) : f32[2,5,8] name=first\n\
    %13 = aten.select.int(%11, 0, -1) : f32[2,5,8] name=last\n\
    %14 = aten.select_backward.default(%13, [2, 2, 5, 8], 0, 1) : f32[2,2,5,8] name=of_last\n\
    %15 = aten.select_backward.default(%12, [2, 2, 5, 8], 0, 0) : f32[2,2,5,8] name=of_first\n\
    %16 = aten.add.Tensor(%14, %15) : f32[2,2,5,8] name=sum\n\
    %17 = aten.view.default(%16, [2, 2, 5, 1, 8]) : f32[2,2,5,1,8] name=sum_with_one\n\
    %18 = aten.permute.default(%17, [3, 1, 2, 0, 4]) : f32[1,2,5,2,8] name=sum_back\n\
    %19 = aten.view.default(%18, [2, 5, 16]) : f32[2,5,16] name=sum_merged\n\
    return %3, %4, %5, %8, %19\n";

fn what_one_product_makes_is_taken_apart_and_joined(bench: &Bench) {
    let x = Tensor::counting(&[2, 5, 24]);
    let values = x.values();
    let results = bench.call(&bench.compile(PACKED), &[x.argument()]);
    for (part, result) in results[..3].iter().enumerate() {
        let at = |i: usize| {
            let (batch, head, row, feature) = (i / 40, i / 10 % 4, i / 2 % 5, i % 2);
            values[(batch * 5 + row) * 24 + part * 8 + head * 2 + feature]
        };
        assert_eq!(*result, (0..80).map(at).collect::<Vec<_>>(), "part {part}");
    }
    assert_eq!(results[3], values);
    let ends = values.chunks(24).flat_map(|row| [&row[..8], &row[16..]].concat());
    assert_eq!(results[4], ends.collect::<Vec<_>>());
}

/// Windows of a maximum pooling over two dimensions.
struct Pooling {
    kernel: [usize; 2],
    stride: [usize; 2],
    padding: [usize; 2],
    dilation: [usize; 2],
    ceil: bool,
}

impl Pooling {
    fn output(&self, input: [usize; 2]) -> [usize; 2] {
        std::array::from_fn(|d| {
            let free = input[d] + 2 * self.padding[d] - self.dilation[d] * (self.kernel[d] - 1) - 1;
            let more = if self.ceil { self.stride[d] - 1 } else { 0 };
            let count = (free + more) / self.stride[d] + 1;
            let starts_outside = (count - 1) * self.stride[d] >= input[d] + self.padding[d];
            count - usize::from(self.ceil && starts_outside)
        })
    }

    /// Where the maxima of a plane stand, by the loop of PyTorch's kernel for CPU.
    fn indices(&self, plane: &[f32], input: [usize; 2]) -> Vec<usize> {
        let output = self.output(input);
        let inside = |d: usize, o: usize, k: usize| {
            let at = o * self.stride[d] + k * self.dilation[d];
            at.checked_sub(self.padding[d]).filter(|at| *at < input[d])
        };
        let mut indices = Vec::new();
        for (i, j) in (0..output[0]).flat_map(|i| (0..output[1]).map(move |j| (i, j))) {
            let mut best: Option<(f32, usize)> = None;
            for (a, b) in (0..self.kernel[0]).flat_map(|a| (0..self.kernel[1]).map(move |b| (a, b))) {
                let (Some(y), Some(x)) = (inside(0, i, a), inside(1, j, b)) else { continue };
                let (at, value) = (y * input[1] + x, plane[y * input[1] + x]);
                if best.is_none_or(|(most, _)| value > most || value.is_nan()) {
                    best = Some((value, at));
                }
            }
            indices.push(best.expect("a window has an element").1);
        }
        indices
    }

    /// A graph of the gradient by indices of the same program, and of the gradient by given ones.
    fn graph(&self, [planes, height, width]: [usize; 3]) -> String {
        let [h, w] = self.output([height, width]);
        let windows = format!(
            "{:?}, {:?}, {:?}, {:?}, {}",
            self.kernel, self.stride, self.padding, self.dilation, self.ceil
        );
        let (x, y) = (format!("[{planes},{height},{width}]"), format!("[{planes},{h},{w}]"));
        format!(
            "graph g inference\n\
             input %0 x: f32{x}\n\
             input %1 grad: f32{y}\n\
             input %2 given: f32{y}\n\
             %3, %4 = aten.max_pool2d_with_indices.default(%0, {windows}) : f32{y}; i64{y} name=pooled\n\
             %5 = aten.max_pool2d_with_indices_backward.default(%1, %0, {windows}, %4) : f32{x} name=found\n\
             %6 = aten._to_copy.default(%2, dtype=i64, non_blocking=false, memory_format=none) : i64{y} name=i\n\
             %7 = aten.max_pool2d_with_indices_backward.default(%1, %0, {windows}, %6) : f32{x} name=moved\n\
             return %3, %5, %7\n"
        )
    }
}

fn gradients_of_maxima_go_where_pytorch_finds_them(bench: &Bench) {
    let forms = [
        ([3, 3], [2, 2], [1, 1], [1, 1], false),
        ([3, 2], [2, 3], [1, 1], [1, 1], true),
        ([2, 2], [2, 2], [0, 0], [1, 1], false),
        ([4, 3], [1, 1], [2, 0], [1, 1], false),
        ([2, 2], [1, 1], [1, 1], [1, 1], false),
        ([3, 3], [2, 2], [0, 0], [1, 1], true),
        ([2, 2], [3, 4], [0, 1], [1, 1], true),
        ([2, 2], [2, 1], [0, 1], [2, 1], false),
    ];
    for (kernel, stride, padding, dilation, ceil) in forms {
        let pooling = Pooling { kernel, stride, padding, dilation, ceil };
        let (sizes, input) = ([3, 7, 6], [7, 6]);
        let [h, w] = pooling.output(input);
        // Few different numbers: many windows have several maxima. The second plane has NaN, some beside infinity.
        let mut values: Vec<f32> = (0..3 * 42).map(|i| (i * i % 7) as f32 - 3.0).collect();
        for i in [0, 8, 9, 20, 27, 33, 41] {
            values[42 + i] = if i % 3 == 2 { f32::INFINITY } else { f32::NAN };
        }
        values[84..].fill(f32::NEG_INFINITY);
        let indices: Vec<usize> = values.chunks(42).flat_map(|plane| pooling.indices(plane, input)).collect();
        let grad = Tensor::counting(&[3, h as i64, w as i64]);
        let given: Vec<f32> = indices.iter().map(|i| *i as f32).collect();
        let given = Tensor::new(&[3, h as i64, w as i64], &given);
        let mut wanted = vec![0.0; 3 * 42];
        for (i, (index, grad)) in indices.iter().zip(grad.values()).enumerate() {
            wanted[i / (h * w) * 42 + index] += grad;
        }
        let x = Tensor::new(&[3, 7, 6], &values);
        let graph = bench.compile(&pooling.graph(sizes));
        let results = bench.call(&graph, &[x.argument(), grad.argument(), given.argument()]);
        assert_eq!(results[1], wanted, "found, {kernel:?} {stride:?}");
        assert_eq!(results[2], wanted, "given, {kernel:?} {stride:?}");
        for (i, (index, pooled)) in indices.iter().zip(&results[0]).enumerate() {
            let maximum = values[i / (h * w) * 42 + index];
            assert!(*pooled == maximum || pooled.is_nan() && maximum.is_nan(), "{pooled} for {maximum}");
        }
    }
}

fn tensors_are_read_however_they_lie(bench: &Bench) {
    let graph = bench.compile(SCALE);
    let x = Tensor::counting(&[4, 3]);
    let wanted: Vec<f32> = x.values().iter().map(|v| v * 2.0).collect();
    assert_eq!(bench.call(&graph, &[x.argument()])[0], wanted);
    // The same elements in columns.
    let columns: Vec<f32> = (0..3).flat_map(|j| (0..4).map(move |i| (i * 3 + j) as f32 * 0.5)).collect();
    let mut transposed = Tensor::new(&[4, 3], &columns);
    transposed.view.strides = [1, 4].as_slice().into();
    assert_eq!(bench.call(&graph, &[transposed.argument()])[0], wanted);
    // One element behind an aligned address.
    let values: Vec<f32> = std::iter::once(7.0).chain(x.values()).collect();
    let mut shifted = Tensor::new(&[4, 3], &values);
    shifted.view.data = shifted.view.data.wrapping_add(4);
    assert_eq!(bench.call(&graph, &[shifted.argument()]), [wanted]);
}

fn a_mutated_tensor_holds_the_result(bench: &Bench) {
    let graph = bench.compile(ADD_IN_PLACE);
    let (x, y) = (Tensor::counting(&[8]), Tensor::new(&[8], &[1.0; 8]));
    for round in 1..=3 {
        let sum: Vec<f32> = (0..8).map(|i| i as f32 * 0.5 + round as f32).collect();
        let doubled: Vec<f32> = sum.iter().map(|v| v * 2.0).collect();
        assert_eq!(bench.call(&graph, &[x.argument(), y.argument()]), [doubled]);
        assert_eq!(x.values(), sum);
    }
    assert_eq!(y.values(), [1.0; 8]);
}

fn arguments_that_overlap_are_read_before_they_are_written(bench: &Bench) {
    let graph = bench.compile(ADD_IN_PLACE);
    let x = Tensor::counting(&[8]);
    let results = bench.call(&graph, &[x.argument(), x.argument()]);
    assert_eq!(x.values(), (0..8).map(|i| i as f32).collect::<Vec<_>>());
    assert_eq!(results, [(0..8).map(|i| i as f32 * 2.0).collect::<Vec<_>>()]);
}

fn empty_tensors_come_and_go(bench: &Bench) {
    let graph = bench.compile(
        "graph g inference\ninput %0 x: f32[0,3]\n%1 = aten.mul.Tensor(%0, 2.0) : f32[0,3] name=m\nreturn %1\n",
    );
    let x = Tensor::new(&[0, 3], &[]);
    assert_eq!(bench.call(&graph, &[x.argument()]), [Vec::<f32>::new()]);
    let sent = bench.send(&x);
    let results = bench.call_on_device(&graph, &[Argument::Buffer(sent)]);
    assert!(bench.fetch(&results[0]).is_empty());
}

/// A weight that stays the same from call to call.
const WEIGHTED: &str = "graph g inference\n\
    input %0 w: f32[4] static\n\
    input %1 x: f32[4]\n\
    %2 = aten.mul.Tensor(%0, %1) : f32[4] name=mul\n\
    return %2\n";

/// A change through `tensor.data` counts up no version.
fn a_changed_static_input_is_never_stale(bench: &Bench) {
    let graph = bench.compile(WEIGHTED);
    let (mut w, x) = (Tensor::counting(&[4]), Tensor::new(&[4], &[1.0; 4]));
    assert_eq!(bench.call(&graph, &[w.known(1), x.argument()]), [w.values()]);
    w.set(2, 9.0);
    assert_eq!(bench.call(&graph, &[w.known(1), x.argument()]), [vec![0.0, 0.5, 9.0, 1.5]]);
    w.set(0, 3.0);
    assert_eq!(bench.call(&graph, &[w.known(2), x.argument()]), [vec![3.0, 0.5, 9.0, 1.5]]);
}

fn a_copy_of_a_static_input_is_sent_once(bench: &Bench) {
    let graph = bench.compile(WEIGHTED);
    let (w, x) = (Tensor::counting(&[4]), Tensor::new(&[4], &[1.0; 4]));
    bench.call(&graph, &[w.known(1), x.argument()]);
    let (sent, _) = moved(|| {
        for _ in 0..5 {
            bench.call(&graph, &[w.known(1), x.argument()]);
        }
    });
    // `x` alone, which is no static input.
    assert_eq!(sent, if bench.shares_memory() { 0 } else { 5 * 16 });
}

fn device_tensors_come_back_as_they_were(bench: &Bench) {
    let mut x = Tensor::counting(&[5, 7]);
    let sent = bench.send(&x);
    x.set(0, 99.0);
    assert_eq!((sent.dtype(), sent.dims()), (DType::F32, [5, 7].as_slice()));
    assert_eq!(bench.fetch(&sent), Tensor::counting(&[5, 7]).values());
}

fn results_on_the_device_are_arguments_of_the_next_call(bench: &Bench) {
    let graph = bench.compile(SCALE);
    let mut tensor = bench.send(&Tensor::counting(&[4, 3]));
    let bytes = moved(|| {
        for _ in 0..10 {
            tensor = bench.call_on_device(&graph, &[Argument::Buffer(tensor.clone())]).remove(0);
        }
    });
    assert_eq!(bytes, (0, 0));
    let wanted: Vec<f32> = Tensor::counting(&[4, 3]).values().iter().map(|v| v * 1024.0).collect();
    assert_eq!(bench.fetch(&tensor), wanted);
}

fn a_mutated_device_tensor_stays_on_the_device(bench: &Bench) {
    let graph = bench.compile(ADD_IN_PLACE);
    let (x, y) = (bench.send(&Tensor::counting(&[8])), bench.send(&Tensor::new(&[8], &[1.0; 8])));
    let same = x.clone();
    let bytes = moved(|| {
        for _ in 0..4 {
            bench.call_on_device(&graph, &[Argument::Buffer(x.clone()), Argument::Buffer(y.clone())]);
        }
    });
    assert_eq!(bytes, (0, 0));
    let sum: Vec<f32> = (0..8).map(|i| i as f32 * 0.5 + 4.0).collect();
    assert_eq!(bench.fetch(&x), sum);
    assert_eq!(bench.fetch(&same), sum);
    assert_eq!(bench.fetch(&y), [1.0; 8]);
}

fn a_device_tensor_that_is_passed_twice_is_read_as_it_was(bench: &Bench) {
    let graph = bench.compile(ADD_IN_PLACE);
    let x = bench.send(&Tensor::counting(&[8]));
    let twice = [Argument::Buffer(x.clone()), Argument::Buffer(x.clone())];
    let results = bench.call_on_device(&graph, &twice);
    assert_eq!(bench.fetch(&x), (0..8).map(|i| i as f32).collect::<Vec<_>>());
    assert_eq!(bench.fetch(&results[0]), (0..8).map(|i| i as f32 * 2.0).collect::<Vec<_>>());
}

/// A row more for each size; the sum over rows must not see padding.
const BUCKETED: &str = "graph g inference\n\
    symbol s0 \"s0\" min=2\n\
    input %0 x: f32[s0,3]\n\
    %1 = aten.add.Tensor(%0, 1.0) : f32[s0,3] name=add\n\
    %2 = aten.sum.dim_IntList(%1, [0], false) : f32[3] name=sum\n\
    return %1, %2\n\
    mutate 0 = %1\n";

fn buckets_take_and_return_device_tensors(bench: &Bench) {
    let graph = bench.compile(BUCKETED);
    for rows in [5, 9, 16, 33] {
        let host = Tensor::counting(&[rows, 3]);
        let device = bench.send(&host);
        let wanted: Vec<f32> = host.values().iter().map(|v| v + 1.0).collect();
        let sums: Vec<f32> = (0..3).map(|j| wanted.iter().skip(j).step_by(3).sum()).collect();
        let mut results = Vec::new();
        let bytes = moved(|| results = bench.call_on_device(&graph, &[Argument::Buffer(device.clone())]));
        // Nothing but the true size goes to a device with memory of its own.
        assert!(bench.shares_memory() || bytes.0 <= 4 && bytes.1 == 0, "{rows} rows: {bytes:?}");
        assert_eq!(results[0].dims(), [rows, 3]);
        let got: Vec<_> = results.iter().map(|tensor| bench.fetch(tensor)).collect();
        assert_eq!(got, [wanted.clone(), sums.clone()], "{rows} rows");
        assert_eq!(bench.fetch(&device), wanted);
        assert_eq!(bench.call(&graph, &[host.argument()]), [wanted.clone(), sums]);
        assert_eq!(host.values(), wanted);
    }
}

/// A step of gradient descent for a line through points, with momentum: weight and momentum change in place.
const STEP: &str = "graph g inference\n\
    input %0 w: f32[1]\n\
    input %1 m: f32[1]\n\
    input %2 x: f32[16]\n\
    input %3 y: f32[16]\n\
    %4 = aten.mul.Tensor(%2, %0) : f32[16] name=predicted\n\
    %5 = aten.sub.Tensor(%4, %3) : f32[16] name=error\n\
    %6 = aten.mul.Tensor(%5, %5) : f32[16] name=square\n\
    %7 = aten.mean.default(%6) : f32[] name=loss\n\
    %8 = aten.mul.Tensor(%5, %2) : f32[16] name=slope\n\
    %9 = aten.mean.dim(%8, [0], true) : f32[1] name=gradient\n\
    %10 = aten.mul.Tensor(%1, 0.5) : f32[1] name=kept\n\
    %11 = aten.add.Tensor(%10, %9) : f32[1] name=momentum\n\
    %12 = aten.mul.Tensor(%11, 0.3) : f32[1] name=change\n\
    %13 = aten.sub.Tensor(%0, %12) : f32[1] name=weight\n\
    return %7\n\
    mutate 0 = %13\n\
    mutate 1 = %11\n";

fn a_training_loop_moves_nothing_but_batches_and_losses(bench: &Bench) {
    const STEPS: u64 = 40;
    let graph = bench.compile(STEP);
    let x: Vec<f32> = (0..16).map(|i| i as f32 / 8.0 - 1.0).collect();
    let y: Vec<f32> = x.iter().map(|v| v * 3.0).collect();
    let (x, y) = (Tensor::new(&[16], &x), Tensor::new(&[16], &y));
    let (w, m) = (bench.send(&Tensor::new(&[1], &[0.0])), bench.send(&Tensor::new(&[1], &[0.0])));
    let mut losses = Vec::new();
    let (to_device, to_host) = moved(|| {
        for _ in 0..STEPS {
            let state = [Argument::Buffer(w.clone()), Argument::Buffer(m.clone())];
            let arguments = [state[0].clone(), state[1].clone(), x.argument(), y.argument()];
            losses.push(bench.call(&graph, &arguments)[0][0]);
        }
    });
    let batches_and_losses = if bench.shares_memory() { (0, 0) } else { (STEPS * 2 * 64, STEPS * 4) };
    assert_eq!((to_device, to_host), batches_and_losses);
    assert!(losses[0] > 1.0 && losses[STEPS as usize - 1] < 1e-4, "{losses:?}");
    assert!((bench.fetch(&w)[0] - 3.0).abs() < 1e-2);
}

fn an_argument_of_another_size_is_refused(bench: &Bench) {
    let graph = bench.compile(SCALE);
    let x = Tensor::counting(&[3, 4]);
    for argument in [x.argument(), Argument::Buffer(bench.send(&x))] {
        // SAFETY: `x` outlives the call.
        let refused = unsafe { graph.call(&[argument], &nothing(), &own_memory) };
        let message = refused.err().expect("sizes do not fit").to_string();
        assert!(message.contains("input 0 must be f32[4,3], is f32[3,4]"), "{message}");
    }
}

fn threads_share_a_graph(bench: &Bench) {
    let graph = bench.compile(SCALE);
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let (graph, bench) = (&graph, &bench);
            scope.spawn(move || {
                let x = Tensor::new(&[4, 3], &[thread as f32; 12]);
                for _ in 0..50 {
                    assert_eq!(bench.call(graph, &[x.argument()]), [vec![thread as f32 * 2.0; 12]]);
                }
            });
        }
    });
}

fn a_result_outlives_its_graph(bench: &Bench) {
    let x = Tensor::counting(&[4, 3]);
    let graph = bench.compile(SCALE);
    let result = bench.call_on_device(&graph, &[x.argument()]).remove(0);
    drop(graph);
    assert_eq!(bench.fetch(&result), x.values().iter().map(|v| v * 2.0).collect::<Vec<_>>());
}

const LINEAR_ALGEBRA: &str = "graph g inference\n\
    input %0 a: f32[2,2]\n\
    input %1 b: f32[2,1]\n\
    %2, %3 = aten._linalg_eigh.default(%0, \"L\", true) : f32[2]; f32[2,2] name=eigh\n\
    %4 = aten.mul.Tensor(%3, %3) : f32[2,2] name=squares\n\
    %5, %6, %7 = aten._linalg_svd.default(%0, true) : f32[2,2]; f32[2]; f32[2,2] name=svd\n\
    %8 = aten.mm.default(%5, %7) : f32[2,2] name=polar\n\
    %9, %10, %11, %12 = aten._linalg_solve_ex.default(%0, %1) : f32[2,1]; f32[2,2]; i32[2]; i32[] name=solve\n\
    %13 = aten.linalg_lu_solve.default(%10, %11, %1, adjoint=true) : f32[2,1] name=lu_solve\n\
    return %2, %4, %6, %8, %9, %13\n";

/// No library with LAPACK is loaded here, as in a process that runs a package.
fn linear_algebra_needs_no_library(bench: &Bench) {
    let graph = bench.compile(LINEAR_ALGEBRA);
    let (a, b) = (Tensor::new(&[2, 2], &[1.0, 2.0, 2.0, 1.0]), Tensor::new(&[2, 1], &[3.0, 0.0]));
    let found = bench.call(&graph, &[a.argument(), b.argument()]);
    let wanted: [&[f32]; 6] =
        [&[-1.0, 3.0], &[0.5; 4], &[3.0, 1.0], &[0.0, 1.0, 1.0, 0.0], &[-1.0, 2.0], &[-1.0, 2.0]];
    for (found, wanted) in found.iter().zip(wanted) {
        let close = found.iter().zip(wanted).all(|(x, y)| (x - y).abs() < 1e-5);
        assert!(close && found.len() == wanted.len(), "{found:?} instead of {wanted:?}");
    }
}
