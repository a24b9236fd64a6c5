//! Bytes that are no graph, and graphs that make no sense, end in clear errors: no panic, no crash, no stack overflow,
//! no allocation out of proportion.
//!
//! Every text golden and every recorded graph is a seed. A case corrupts a seed, either its bytes or, so that it gets
//! past the decoder, its structure. `CORRUPTIONS` sets the number of cases, `CORRUPTION_SEED` runs a single one again.

mod allocation;
mod bytes;
mod structure;

use crate::random::Random;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use torchtpu_compile::fx::Graph;
use torchtpu_compile::lowering::{self, LoweringError};
use torchtpu_compile::passes::{self, PassSettings};
use torchtpu_compile::recording::Recording;

const CASES: u64 = 10_000;
/// Far above what any case takes, also unoptimized and on a busy machine.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// What has to hold of any bytes. Says how far they got.
fn check(bytes: &[u8]) -> Outcome {
    let graph = match Graph::decode(bytes) {
        Err(error) => {
            let message = error.to_string();
            assert!(!message.is_empty() && message.len() < 2_000, "an unclear error: {message}");
            return Outcome::Rejected;
        }
        Ok(graph) => graph,
    };
    let again = Graph::decode(&graph.encode()).expect("what was decoded encodes to a graph");
    // NaN is unequal to itself; the text form is not.
    assert_eq!(again.to_string(), graph.to_string(), "decoding and encoding agree");
    lower(&graph)
}

/// What has to hold of any valid graph.
fn lower(graph: &Graph) -> Outcome {
    let settings = PassSettings::default();
    let graph = passes::run(graph.clone(), &settings, None).expect("passes keep a graph valid");
    let hints: Vec<i64> = graph.symbols.iter().map(|s| s.hint.unwrap_or(4)).collect();
    let Ok(bound) = graph.bind(&hints) else { return Outcome::Unbound };
    if bound.verify().is_err() {
        return Outcome::Unbound;
    }
    let bound = passes::run(bound, &settings, None).expect("passes keep a graph valid");
    match lowering::check(&bound, lowering::Settings::default()) {
        Ok(unsupported) if unsupported.is_empty() => Outcome::Lowered,
        Ok(_) => Outcome::Unsupported,
        Err(LoweringError::Mlir(graph)) => panic!("MLIR refused the module of {graph}"),
        Err(_) => Outcome::Unsupported,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// Not a graph.
    Rejected,
    /// A graph whose sizes have no value.
    Unbound,
    /// A graph with nodes that cannot be lowered.
    Unsupported,
    /// A graph that lowers.
    Lowered,
}

/// Every graph that the repository holds.
fn seeds() -> Vec<Graph> {
    fn walk(dir: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(dir).expect("tests/fx_graphs exists") {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|e| e == "fx" || e == "ttpu") {
                found.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fx_graphs"), &mut paths);
    paths.sort();
    let graphs = paths.iter().filter_map(|path| {
        if path.extension().is_some_and(|e| e == "fx") {
            let text = std::fs::read_to_string(path).unwrap();
            Graph::parse(text.split("\n---\n").next().unwrap()).ok()
        } else {
            Some(Recording::load(path).unwrap_or_else(|e| panic!("{e}")).graph)
        }
    });
    let graphs: Vec<Graph> = graphs.collect();
    assert!(graphs.len() > 20, "only {} seeds", graphs.len());
    graphs
}

/// Runs one case; the message of a failure, with what is needed to see it again.
fn run_case(seed: u64, graphs: &[Graph], encoded: &[Vec<u8>]) -> Result<Outcome, String> {
    let mut random = Random::new(seed);
    allocation::watch(seed);
    let started = Instant::now();
    let mut culprit = String::new();
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        if random.below(2) == 0 {
            check(&bytes::corrupt(&mut random, encoded))
        } else {
            let graph = structure::corrupt(&mut random, graphs);
            culprit = graph.to_string();
            // Sent through its bytes, as every graph arrives.
            check(&graph.encode())
        }
    }));
    allocation::watch(u64::MAX);
    let outcome = outcome.map_err(|panic| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic");
        format!("CORRUPTION_SEED={seed}: {message}\n{culprit}")
    })?;
    if started.elapsed() > TIME_LIMIT {
        return Err(format!("CORRUPTION_SEED={seed}: took {:.1?}\n{culprit}", started.elapsed()));
    }
    Ok(outcome)
}

#[test]
fn corrupted_graphs_end_in_clear_errors_or_valid_graphs() {
    let graphs = seeds();
    let encoded: Vec<Vec<u8>> = graphs.iter().map(Graph::encode).collect();
    let number = |name: &str| std::env::var(name).ok().map(|v| v.parse::<u64>().expect("a number"));
    let cases = match number("CORRUPTION_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("CORRUPTIONS").unwrap_or(CASES),
    };
    let all = cases.end - cases.start > 1;
    let mut failures = Vec::new();
    let mut outcomes = std::collections::BTreeMap::new();
    for seed in cases {
        match run_case(seed, &graphs, &encoded) {
            Ok(outcome) => *outcomes.entry(outcome).or_insert(0) += 1,
            Err(failure) => failures.push(failure),
        }
    }
    println!("{} seeds, outcomes {outcomes:?}, largest allocation {}", graphs.len(), allocation::largest());
    let shown = failures.iter().take(20).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(failures.is_empty(), "{} cases failed, for example:\n{shown}", failures.len());
    // Corruptions have to get this far, or they test less than they seem to.
    for outcome in [Outcome::Rejected, Outcome::Unsupported, Outcome::Lowered] {
        assert!(!all || outcomes.contains_key(&outcome), "{outcomes:?}");
    }
}

#[test]
fn seeds_are_valid() {
    for graph in seeds() {
        assert_ne!(check(&graph.encode()), Outcome::Rejected, "{graph}");
    }
}

/// Lists in lists, and size expressions in size expressions, as deep as bytes can say, on the stack that threads have.
#[test]
fn deep_nesting_is_an_error_and_no_stack_overflow() {
    let graph = Graph::parse(
        "graph g inference\ninput %0 x: f32[2]\n%1 = aten.foo.default([7]) : f32[2]\nreturn %1\n",
    );
    let bytes = graph.unwrap().encode();
    let inner = b"\x81\xa4list\x91";
    let at = bytes.windows(inner.len()).position(|w| w == inner).expect("the list argument");
    let expr = |name: &[u8]| [b"\x81", name, b"\x92"].concat();
    for inner in [inner.to_vec(), [b"\x81\xa3sym".to_vec(), expr(b"\xa3add")].concat(), expr(b"\xa8floordiv")]
    {
        for depth in [10, 100, 1_000, 100_000] {
            let deep = [&bytes[..at], &inner.repeat(depth), &bytes[at..]].concat();
            let thread = std::thread::Builder::new().stack_size(2 << 20);
            thread.spawn(move || assert_ne!(check(&deep), Outcome::Lowered)).unwrap().join().unwrap();
        }
    }
}

/// A list says how long it is before its elements come.
#[test]
fn claimed_lengths_reserve_no_memory() {
    let graph = Graph::parse(
        "graph g inference\nliteral f32[2] 0000803f 0000803f\ninput %0 x: f32[2,3] strides=[3,1]\n\
                              %1 = aten.foo.default([7]) : f32[2]\nreturn %1\n",
    );
    let bytes = graph.unwrap().encode();
    for at in 0..bytes.len() {
        for header in [
            &b"\xdd\x7f\xff\xff\xff"[..],
            b"\xdf\x7f\xff\xff\xff",
            b"\xdb\x7f\xff\xff\xff",
            b"\xc6\x7f\xff\xff\xff",
        ] {
            let claimed = [&bytes[..at], header, &bytes[at + 1..]].concat();
            allocation::watch(at as u64);
            check(&claimed);
            allocation::watch(u64::MAX);
        }
    }
}
