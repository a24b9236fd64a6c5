//! Passes do not change what a graph computes: random small graphs, lowered as they are and after the passes, give
//! the same results on the CPU plugin. `PASS_CASES` sets the number of graphs, `PASS_SEED` runs a single one again.

use crate::pjrt_support::{cpu_client, patient};
use crate::random::Random;
use std::fmt::Write;
use torchtpu_compile::fx::{Arg, DType, Graph};
use torchtpu_compile::lowering;
use torchtpu_compile::passes::{self, PassSettings};
use torchtpu_compile::pjrt::{Buffer, CompileOptions, ElementType, ExecuteOptions, HostSemantics, Outputs};
use torchtpu_compile::program::ProgramOutput;

const CASES: u64 = 16;
const NODES: usize = 60;

#[derive(Clone)]
struct Value {
    id: usize,
    dtype: DType,
    dims: Vec<i64>,
}

/// Writes a random graph in the text form.
struct Writer {
    random: Random,
    header: String,
    body: String,
    values: Vec<Value>,
    literals: usize,
    next: usize,
}

const DTYPES: &[DType] =
    &[DType::F32, DType::F32, DType::F32, DType::I64, DType::I32, DType::Bool, DType::F64, DType::I8];
const SHAPES: &[&[i64]] =
    &[&[2, 3], &[1, 3], &[2, 1, 3], &[2, 3, 4], &[4, 2, 3], &[2, 3, 4], &[4, 1], &[3], &[], &[0, 3]];

fn ty(dtype: DType, dims: &[i64]) -> String {
    let dims: Vec<String> = dims.iter().map(i64::to_string).collect();
    format!("{dtype}[{}]", dims.join(","))
}

fn list(items: &[i64]) -> String {
    let items: Vec<String> = items.iter().map(i64::to_string).collect();
    format!("[{}]", items.join(", "))
}

impl Writer {
    /// Inputs first, as the text form wants it; then constants.
    fn new(seed: u64) -> Self {
        let random = Random::new(seed);
        let mut w = Writer {
            random,
            header: String::new(),
            body: String::new(),
            values: Vec::new(),
            literals: 0,
            next: 0,
        };
        for _ in 0..6 {
            let (dtype, dims) = w.any_type();
            writeln!(w.body, "input %{} x{}: {}", w.next, w.next, ty(dtype, &dims)).unwrap();
            w.values.push(Value { id: w.next, dtype, dims });
            w.next += 1;
        }
        // Every other graph knows nothing of its operands, so that folding leaves something to simplify.
        for _ in 0..if seed.is_multiple_of(2) { 0 } else { 3 } {
            let (dtype, dims) = w.any_type();
            let bytes = elements(&mut w.random, dtype, dims.iter().product::<i64>() as usize);
            let hex: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
            writeln!(w.header, "literal {} {hex}", ty(dtype, &dims)).unwrap();
            w.literals += 1;
            let call = format!("torchtpu.constant(@{})", w.literals - 1);
            w.node(&call, dtype, dims);
        }
        w
    }

    fn any_type(&mut self) -> (DType, Vec<i64>) {
        (*self.random.pick(DTYPES), self.random.pick(SHAPES).to_vec())
    }

    fn node(&mut self, call: &str, dtype: DType, dims: Vec<i64>) {
        writeln!(self.body, "%{} = {call} : {}", self.next, ty(dtype, &dims)).unwrap();
        self.values.push(Value { id: self.next, dtype, dims });
        self.next += 1;
    }

    /// A value, recent ones more often, so that chains form.
    fn pick(&mut self) -> Value {
        let n = self.values.len();
        let from = if self.random.below(3) == 0 { 0 } else { n.saturating_sub(6) };
        // Most small tensors are passed over: little can go wrong in them.
        let large = |v: &Value| v.dims.iter().product::<i64>() > 4;
        let mut pick = || self.values[from + self.random.below(n - from)].clone();
        Some(pick()).filter(large).or_else(|| Some(pick()).filter(large)).unwrap_or_else(pick)
    }

    /// A value of the same type, or a number.
    fn partner(&mut self, x: &Value) -> String {
        let same: Vec<usize> =
            self.values.iter().filter(|v| v.dtype == x.dtype && v.dims == x.dims).map(|v| v.id).collect();
        // `x - x` and its like know too much of themselves.
        let same = if same.len() > 1 { same.into_iter().filter(|v| *v != x.id).collect() } else { same };
        if self.random.below(2) == 0 {
            return format!("%{}", self.random.pick(&same));
        }
        let numbers: &[&str] = match x.dtype {
            DType::Bool => &["true", "false"],
            d if d.is_float() => &["0", "1", "0.0", "0.0", "-0.0", "1.0", "2.5"],
            _ => &["0", "1", "-1", "3", "true"],
        };
        (*self.random.pick(numbers)).to_string()
    }

    fn step(&mut self) {
        let x = self.pick();
        match self.random.below(14) {
            0..=4 => {
                self.view(&x);
                for _ in 0..self.random.below(3) {
                    let newest = self.values[self.values.len() - 1].clone();
                    self.view(&newest);
                }
            }
            5..=7 => self.binary(&x),
            8 => self.unary(&x),
            9 => self.cast(&x),
            10 => self.creation(&x),
            11 => {
                let fill = *self.random.pick(&["true", "false"]);
                let mask = self.values.iter().filter(|v| v.dtype == DType::Bool && v.dims == x.dims);
                let mask = mask.max_by_key(|m| m.id).map(|m| m.id).filter(|_| self.random.below(2) == 0);
                let mask = mask.unwrap_or_else(|| {
                    self.node(&format!("aten.full.default([], {fill}, dtype=bool)"), DType::Bool, Vec::new());
                    self.next - 1
                });
                {
                    let (a, b) = (self.partner(&x), x.id);
                    self.node(&format!("aten.where.self(%{mask}, %{b}, {a})"), x.dtype, x.dims);
                }
            }
            12 => {
                let op = *self.random.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
                let other = self.partner(&x);
                let overload = if other.starts_with('%') { "Tensor" } else { "Scalar" };
                self.node(&format!("aten.{op}.{overload}(%{}, {other})", x.id), DType::Bool, x.dims);
            }
            _ => {
                let op = *self.random.pick(&["clone", "detach", "alias"]);
                self.node(&format!("aten.{op}.default(%{})", x.id), x.dtype, x.dims);
            }
        }
    }

    fn view(&mut self, x: &Value) {
        let (id, rank) = (x.id, x.dims.len());
        let mut dims = x.dims.clone();
        let numel: i64 = dims.iter().product();
        match self.random.below(9) {
            0 => self.node(&format!("aten.view.default(%{id}, {})", list(&[numel])), x.dtype, vec![numel]),
            1 if numel == 24 => {
                self.node(&format!("aten._unsafe_view.default(%{id}, [4, -1])"), x.dtype, vec![4, 6])
            }
            2 => {
                let at = self.random.below(rank + 1);
                dims.insert(at, 1);
                self.node(&format!("aten.unsqueeze.default(%{id}, {at})"), x.dtype, dims);
            }
            3 if rank > 0 => {
                let at = self.random.below(rank);
                if dims[at] == 1 {
                    dims.remove(at);
                }
                let counted = at as i64 - rank as i64;
                self.node(&format!("aten.squeeze.dim(%{id}, {counted})"), x.dtype, dims);
            }
            4 if rank > 1 => {
                let (a, b) = (self.random.below(rank), self.random.below(rank));
                dims.swap(a, b);
                let b = b as i64 - rank as i64;
                self.node(&format!("aten.transpose.int(%{id}, {a}, {b})"), x.dtype, dims);
            }
            5 if rank > 0 => {
                let at = self.random.below(rank);
                let size = dims[at];
                let start = self.random.below(size as usize / 2 + 1) as i64;
                let end =
                    size - self.random.below(size as usize / 2 + 1) as i64 + self.random.below(2) as i64;
                let step = 1 + self.random.below(4) as i64 / 3;
                let (from, to) = (start.min(size), end.min(size));
                dims[at] = (to - from).max(0).div_euclid(step) + i64::from((to - from).max(0) % step != 0);
                let call = format!("aten.slice.Tensor(%{id}, {at}, {start}, {end}, {step})");
                self.node(&call, x.dtype, dims);
            }
            // Replaces a part by another one, and reads it again.
            6 if rank > 0 && dims.iter().all(|d| *d > 1) => {
                let at = self.random.below(rank);
                let size = dims[at];
                let long = 1 + self.random.below(size as usize - 1) as i64;
                let mut first = || self.random.below((size - long) as usize + 1) as i64;
                let (from, to, read) = (first(), first(), first());
                let part: Vec<i64> =
                    dims.iter().enumerate().map(|(d, n)| if d == at { long } else { *n }).collect();
                let taken = self.next;
                let call = format!("aten.slice.Tensor(%{id}, {at}, {from}, {})", from + long);
                self.node(&call, x.dtype, part.clone());
                let call = format!("aten.slice_scatter.default(%{id}, %{taken}, {at}, {to}, {})", to + long);
                self.node(&call, x.dtype, dims);
                let call = format!("aten.slice.Tensor(%{}, {at}, {read}, {})", taken + 1, read + long);
                self.node(&call, x.dtype, part);
            }
            7 if rank > 0 && numel < 100 => {
                let sizes: Vec<i64> = dims.iter().map(|d| if *d == 1 { 2 } else { -1 }).collect();
                let dims = dims.iter().map(|d| if *d == 1 { 2 } else { *d }).collect();
                self.node(&format!("aten.expand.default(%{id}, {})", list(&sizes)), x.dtype, dims);
            }
            8 if rank > 0 && numel < 100 => {
                let at = self.random.below(rank);
                dims[at] *= 2;
                self.node(&format!("aten.cat.default([%{id}, %{id}], {at})"), x.dtype, dims);
            }
            _ if rank > 0 => {
                let order: Vec<i64> = (0..rank as i64).rev().collect();
                dims.reverse();
                self.node(&format!("aten.permute.default(%{id}, {})", list(&order)), x.dtype, dims);
            }
            _ => {}
        }
    }

    fn binary(&mut self, x: &Value) {
        let other = self.partner(x);
        let op = match x.dtype {
            DType::Bool => *self.random.pick(&["bitwise_and", "bitwise_or", "bitwise_xor"]),
            d if d.is_float() => *self.random.pick(&["add", "sub", "mul", "div"]),
            _ => *self.random.pick(&["add", "sub", "mul", "bitwise_and", "bitwise_or"]),
        };
        let other =
            if op.starts_with("bitwise") && !other.starts_with('%') { format!("%{}", x.id) } else { other };
        // Products with zero are left alone: XLA itself takes liberties where the other factor is no number.
        let is_product = ["mul", "div"].contains(&op) && x.dtype.is_float();
        let other =
            if is_product && ["0", "0.0", "-0.0"].contains(&&*other) { "1.0".to_string() } else { other };
        let alpha = if ["add", "sub"].contains(&op) && self.random.below(2) == 0 { ", alpha=1" } else { "" };
        self.node(&format!("aten.{op}.Tensor(%{}, {other}{alpha})", x.id), x.dtype, x.dims.clone());
    }

    fn unary(&mut self, x: &Value) {
        let call = match x.dtype {
            DType::Bool => format!("aten.logical_not.default(%{})", x.id),
            d if d.is_float() && self.random.below(3) == 0 => format!("aten.pow.Tensor_Scalar(%{}, 1)", x.id),
            d if d.is_int() && self.random.below(2) == 0 => format!("aten.bitwise_not.default(%{})", x.id),
            _ => format!("aten.neg.default(%{})", x.id),
        };
        self.node(&call, x.dtype, x.dims.clone());
    }

    /// Not from floats to integers: what happens out of range is nobody's promise.
    fn cast(&mut self, x: &Value) {
        let to = *self.random.pick(DTYPES);
        if !(x.dtype.is_float() && to.is_int()) {
            self.node(&format!("aten._to_copy.default(%{}, dtype={to})", x.id), to, x.dims.clone());
        }
    }

    fn creation(&mut self, x: &Value) {
        let id = x.id;
        match self.random.below(4) {
            0 => self.node(&format!("aten.ones_like.default(%{id})"), x.dtype, x.dims.clone()),
            1 => self.node(&format!("aten.zeros_like.default(%{id})"), x.dtype, x.dims.clone()),
            2 => self.node("aten.arange.default(3)", DType::I64, vec![3]),
            _ => self.node(&format!("aten.full_like.default(%{id}, 1)"), x.dtype, x.dims.clone()),
        }
    }

    /// Every value that nobody reads is an output, so that nothing that goes wrong stays unseen.
    fn finish(self) -> Graph {
        let is_read = |v: &&Value| {
            let name = format!("%{}", v.id);
            let follows =
                |rest: &str| !rest.starts_with(|c: char| c.is_ascii_digit() || c == ' ' || c == ':');
            self.body.match_indices(&name).any(|(at, _)| follows(&self.body[at + name.len()..]))
        };
        let unread = self.values.iter().filter(|v| !is_read(v));
        let outputs: Vec<String> = unread.map(|v| format!("%{}", v.id)).collect();
        let text = format!("graph g inference\n{}{}return {}\n", self.header, self.body, outputs.join(", "));
        Graph::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
    }
}

/// Random elements: small numbers, and for floats also zeros of both signs, infinities and NaN.
fn elements(random: &mut Random, dtype: DType, n: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..n {
        let small = random.below(9) as i64 - 4;
        let float = *random.pick(&[0.0, -0.0, -0.0, 1.0, -1.5, 0.1, f64::INFINITY, f64::NAN, -7.25]);
        match dtype {
            DType::Bool => bytes.push(u8::from(small > 0)),
            DType::I8 => bytes.push(small as i8 as u8),
            DType::I32 => bytes.extend((small as i32).to_le_bytes()),
            DType::I64 => bytes.extend(small.to_le_bytes()),
            DType::F32 => bytes.extend((float as f32).to_le_bytes()),
            DType::F64 => bytes.extend(float.to_le_bytes()),
            other => panic!("no elements of {other}"),
        }
    }
    bytes
}

fn element_type(dtype: DType) -> ElementType {
    match dtype {
        DType::Bool => ElementType::Pred,
        DType::I8 => ElementType::S8,
        DType::I32 => ElementType::S32,
        DType::I64 => ElementType::S64,
        DType::F32 => ElementType::F32,
        DType::F64 => ElementType::F64,
        other => panic!("no elements of {other}"),
    }
}

/// Runs a graph; inputs are made from the seed by position. Gives the bytes of each output.
fn run(graph: &Graph, seed: u64) -> Vec<(DType, Vec<u8>)> {
    let program =
        lowering::lower(graph, lowering::Settings::default()).unwrap_or_else(|e| panic!("{e}\n{graph}"));
    let client = cpu_client();
    let executable = client.compile(&program.text, "a random graph", &CompileOptions::default(), &patient());
    let executable = executable.unwrap_or_else(|e| panic!("{e}\n{graph}"));
    let buffers: Vec<Buffer> = program
        .inputs
        .iter()
        .map(|input| {
            let mut random = Random::new(seed ^ (input.index as u64 + 1) << 32);
            let bytes = elements(&mut random, input.shape.dtype, input.shape.numel() as usize);
            let element = element_type(input.shape.dtype);
            let semantics = HostSemantics::ImmutableOnlyDuringCall;
            // SAFETY: the bytes outlive the call, and the plugin reads them only during the call.
            unsafe { Buffer::from_host(&client, bytes.as_ptr(), element, &input.shape.dims, semantics, None) }
                .expect("a buffer")
                .0
        })
        .collect();
    let mut outputs = Outputs::new();
    let arguments: Vec<&Buffer> = buffers.iter().collect();
    let event = executable.execute(&arguments, &ExecuteOptions::default(), &mut outputs).unwrap();
    event.wait("executing", &patient()).unwrap();
    let read = |(output, buffer): (&ProgramOutput, &Buffer)| {
        let mut bytes = vec![0; output.shape.numel() as usize * output.shape.dtype.size()];
        buffer.to_host(&mut bytes, &patient()).expect("a copy to the host");
        (output.shape.dtype, bytes)
    };
    program.outputs.iter().zip(&outputs).map(read).collect()
}

/// Integers agree in every bit; floats may be contracted differently by the compiler, but keep the sign of zeros.
fn agree(dtype: DType, a: &[u8], b: &[u8]) -> bool {
    let close = |a: f64, b: f64| {
        a == b && (a != 0.0 || a.is_sign_negative() == b.is_sign_negative())
            || a.is_nan() && b.is_nan()
            || (a - b).abs() <= 1e-5 * a.abs().max(b.abs())
    };
    let f32s = |b: &[u8]| f64::from(f32::from_le_bytes(b.try_into().unwrap()));
    let f64s = |b: &[u8]| f64::from_le_bytes(b.try_into().unwrap());
    a.len() == b.len()
        && match dtype {
            DType::F32 => a.chunks(4).zip(b.chunks(4)).all(|(a, b)| close(f32s(a), f32s(b))),
            DType::F64 => a.chunks(8).zip(b.chunks(8)).all(|(a, b)| close(f64s(a), f64s(b))),
            _ => a == b,
        }
}

#[test]
fn random_graphs_compute_the_same_after_the_passes() {
    let number = |name: &str| std::env::var(name).ok().map(|v| v.parse::<u64>().expect("a number"));
    let seeds = match number("PASS_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("PASS_CASES").unwrap_or(CASES),
    };
    let (mut before, mut after) = (0, 0);
    for seed in seeds {
        let mut writer = Writer::new(seed);
        (0..NODES).for_each(|_| writer.step());
        let graph = writer.finish();
        let simplified = passes::run(graph.clone(), &PassSettings::default(), None).unwrap();
        before += graph.nodes.len();
        after += simplified.nodes.len();
        let outputs = |g: &Graph| g.outputs.iter().filter(|o| matches!(o, Arg::Value(_))).count();
        assert_eq!(outputs(&graph), outputs(&simplified));
        let (wanted, got) = (run(&graph, seed), run(&simplified, seed));
        for (i, ((dtype, a), (_, b))) in wanted.iter().zip(&got).enumerate() {
            assert!(
                agree(*dtype, a, b),
                "PASS_SEED={seed}, output {i}: {a:?} became {b:?}\n{graph}\nbecame\n{simplified}"
            );
        }
    }
    assert!(after < before, "the passes removed nothing from {before} nodes");
}
