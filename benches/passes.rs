//! Time of the passes on a graph of the size of GPT-2 small's: decode, passes, and each pass with its verification.
//! `cargo bench --bench passes`

use std::fmt::Write;
use std::time::Instant;
use torchtpu_compile::fx::Graph;
use torchtpu_compile::passes::{self, PASSES, PassSettings};

const ROUNDS: usize = 200;

/// Transformer blocks as AOTAutograd spells them.
fn graph(blocks: usize) -> Graph {
    let mut text = String::from(
        "graph blocks inference\nsource \"model.py\" 10 \"y = block(x)\"\ninput %0 x: f32[64,768]\n",
    );
    writeln!(text, "param %1 w: f32[768,768] static fqn=\"w\"").unwrap();
    let mut next = 2;
    let mut x = 0;
    let mut node = |call: &str, ty: &str| {
        writeln!(text, "%{next} = {call} : {ty} name=n{next} source=0").unwrap();
        next += 1;
        next - 1
    };
    for _ in 0..blocks {
        let (m, h, s) = ("f32[64,768]", "f32[1,64,12,64]", "f32[1,12,64,64]");
        let t = node("aten.t.default(%1)", "f32[768,768]");
        let y = node(&format!("aten.mm.default(%{x}, %{t})"), m);
        let y = node(&format!("aten._unsafe_view.default(%{y}, [1, 64, 768])"), "f32[1,64,768]");
        let y = node(&format!("aten.view.default(%{y}, [1, 64, -1, 64])"), h);
        let y = node(&format!("aten.transpose.int(%{y}, 1, 2)"), s);
        let y = node(&format!("aten.clone.default(%{y}, memory_format=:contiguous_format)"), s);
        let y = node(&format!("aten.mul.Tensor(%{y}, 0.125)"), s);
        let y = node(&format!("aten._softmax.default(%{y}, -1, false)"), s);
        let y = node(&format!("aten.transpose.int(%{y}, 1, 2)"), h);
        let y = node(&format!("aten.reshape.default(%{y}, [1, 64, -1])"), "f32[1,64,768]");
        let y = node(&format!("aten.view.default(%{y}, [64, 768])"), m);
        let ones = node("aten.full.default([], 1, dtype=f32)", "f32[]");
        let y = node(&format!("aten.mul.Tensor(%{y}, %{ones})"), m);
        let y = node(&format!("aten.gelu.default(%{y}, approximate=\"none\")"), m);
        x = node(&format!("aten.add.Tensor(%{y}, %{x}, alpha=1)"), m);
    }
    writeln!(text, "return %{x}").unwrap();
    Graph::parse(&text).unwrap()
}

/// Fastest and median: on a busy machine the first is the cost, the second is the machine.
fn summary(mut times: Vec<f64>) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    (times[0], times[times.len() / 2])
}

fn main() {
    let graph = graph(100);
    let settings = PassSettings::default();
    let bytes = graph.encode();
    let mut times = vec![Vec::new(); PASSES.len() + 2];
    let mut after = 0;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let decoded = Graph::decode(&bytes).unwrap();
        times[0].push(start.elapsed().as_secs_f64() * 1e3);
        let (start, mut lap, mut pass) = (Instant::now(), Instant::now(), 2);
        let mut trace = |_: &str, _: &Graph| {
            times[pass].push(lap.elapsed().as_secs_f64() * 1e3);
            pass += 1;
            lap = Instant::now();
        };
        after = passes::run(decoded, &settings, Some(&mut trace)).unwrap().nodes.len();
        times[1].push(start.elapsed().as_secs_f64() * 1e3);
    }
    println!("{} nodes, {after} after the passes; fastest and median of {ROUNDS}", graph.nodes.len());
    let names = ["decode", "all passes"].into_iter().chain(PASSES.iter().map(|p| p.name));
    for (name, times) in names.zip(times) {
        let (fastest, median) = summary(times);
        println!("  {name:<22} {fastest:7.3} ms {median:7.3} ms");
    }
}
