//! The programs of one graph, by the sizes that they serve: what a call needs is decided here, for calls and for
//! whoever compiles ahead of them.

use super::buckets::Chooser;
use crate::fx::{Dim, Expr, Graph};
use std::collections::HashMap;

/// Why a bucket does not serve a call: one of its assumptions does not hold.
pub const OTHER_CONDITIONS: &str = "a size is not what the graph was traced with";

/// Every program of a graph with dynamic sizes, each a `P`, and the sizes that have none.
pub struct Programs<P> {
    /// Programs for exactly these sizes.
    exact: HashMap<Vec<i64>, P>,
    buckets: Vec<Bucket<P>>,
    /// Bucket sizes to which the graph cannot be padded, with the reason.
    unpadded: HashMap<Vec<i64>, String>,
    /// Sizes that failed to compile, with the reason.
    refused: HashMap<Vec<i64>, String>,
    /// The newest program. Its text can have many megabytes, so it is lowered again for `CompiledGraph::stablehlo`.
    pub newest: Newest,
}

impl<P> Default for Programs<P> {
    fn default() -> Self {
        let (exact, unpadded, refused) = Default::default();
        Programs { exact, buckets: Vec::new(), unpadded, refused, newest: Newest::None }
    }
}

/// A graph for which an executable was made.
#[derive(Clone, Default)]
pub enum Newest {
    #[default]
    None,
    /// The graph as it is.
    Fixed,
    Sizes(Vec<i64>),
    Bucket(Vec<i64>),
}

/// A bucket that has a program.
pub struct Bucket<P> {
    /// The largest size of each symbol.
    pub sizes: Vec<i64>,
    pub program: P,
    /// Pairs of sizes that are equal whenever the bucket serves.
    pub assumptions: Vec<(Expr, Expr)>,
}

/// Whether sizes are equal that the graph was traced as equal.
pub fn serves(assumptions: &[(Expr, Expr)], binding: &[i64]) -> bool {
    assumptions.iter().all(|(a, b)| a.eval(binding) == b.eval(binding))
}

/// The bucket of a call that has no program.
pub enum Choice {
    /// The graph was not compiled for this bucket before.
    New(Vec<i64>),
    /// The graph is not padded to the bucket, for this reason.
    Unpadded(String),
}

impl<P> Programs<P> {
    /// Returns the program that serves these sizes.
    pub fn find(&self, chooser: &Chooser, binding: &[i64]) -> Option<&P> {
        let bucket = if chooser.is_exact() { None } else { self.bucket(&self.choose(chooser, binding)) };
        let bucket = bucket.filter(|bucket| serves(&bucket.assumptions, binding));
        bucket.map(|bucket| &bucket.program).or_else(|| self.exact.get(binding))
    }

    /// Chooses the bucket to compile for sizes that no program serves.
    pub fn choice(&self, chooser: &Chooser, binding: &[i64]) -> Choice {
        if chooser.is_exact() {
            return Choice::Unpadded("the option buckets is \"exact\"".to_owned());
        }
        let sizes = self.choose(chooser, binding);
        match self.unpadded.get(&sizes) {
            Some(why) => Choice::Unpadded(why.clone()),
            None if self.bucket(&sizes).is_some() => Choice::Unpadded(OTHER_CONDITIONS.to_owned()),
            None => Choice::New(sizes),
        }
    }

    fn choose(&self, chooser: &Chooser, binding: &[i64]) -> Vec<i64> {
        chooser.choose(binding, self.buckets.iter().map(|bucket| &bucket.sizes))
    }

    fn bucket(&self, sizes: &[i64]) -> Option<&Bucket<P>> {
        self.buckets.iter().find(|bucket| bucket.sizes == sizes)
    }

    pub fn buckets(&self) -> usize {
        self.buckets.len()
    }

    /// Whether no size may have a program of its own any more, where `most` programs may be made.
    pub fn reach(&self, most: usize) -> bool {
        self.exact.len() + self.buckets.len() >= most
    }

    /// Number of sizes that have a program of their own.
    pub fn exact(&self) -> usize {
        self.exact.len()
    }

    pub fn add_bucket(&mut self, bucket: Bucket<P>) {
        self.newest = Newest::Bucket(bucket.sizes.clone());
        self.buckets.push(bucket);
    }

    pub fn add_exact(&mut self, sizes: &[i64], program: P) {
        self.newest = Newest::Sizes(sizes.to_vec());
        self.exact.insert(sizes.to_vec(), program);
    }

    /// Notes that the graph cannot be padded to a bucket.
    pub fn never_pad(&mut self, bucket: Vec<i64>, why: String) {
        self.unpadded.insert(bucket, why);
    }

    /// Notes that the compiler refused these sizes.
    pub fn refuse(&mut self, sizes: &[i64], why: String) {
        self.refused.insert(sizes.to_vec(), why);
    }

    /// Returns why these sizes failed to compile before.
    pub fn refusal(&self, sizes: &[i64]) -> Option<&String> {
        self.refused.get(sizes)
    }

    /// Describes the call and the sizes that have programs; `None` if there are no programs.
    pub fn describe(&self, graph: &Graph, binding: &[i64]) -> Option<String> {
        const SHOWN: usize = 8;
        let mut there: Vec<String> = (self.buckets.iter())
            .map(|bucket| show(graph, &bucket.sizes).replace(" = ", " ≤ "))
            .chain(self.exact.keys().map(|sizes| show(graph, sizes)))
            .collect();
        if there.is_empty() {
            return None;
        }
        let more = there.len().saturating_sub(SHOWN);
        there.truncate(SHOWN);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let called: Vec<String> = (graph.symbols.iter().zip(binding).enumerate())
            .map(|(i, (symbol, size))| format!("{} = {size}{}", symbol.name, place(graph, i)))
            .collect();
        Some(format!(
            "called with {}, and its programs are for {}{more}",
            called.join(", "),
            there.join("; ")
        ))
    }

    /// Names the symbols that differ between these sizes and those compiled exactly, with their origin and values.
    pub fn varying(&self, graph: &Graph, binding: &[i64]) -> String {
        const SHOWN: usize = 6;
        let mut varying = Vec::new();
        for (i, symbol) in graph.symbols.iter().enumerate() {
            let mut values: Vec<i64> = self.exact.keys().map(|sizes| sizes[i]).chain([binding[i]]).collect();
            values.sort_unstable();
            values.dedup();
            if values.len() < 2 && self.exact.len() > 1 {
                continue;
            }
            let mut shown: Vec<String> = values.iter().take(SHOWN).map(i64::to_string).collect();
            if values.len() > SHOWN {
                shown.push(format!("… {}", values[values.len() - 1]));
            }
            varying.push(format!("{}{} = {}", symbol.name, place(graph, i), shown.join(", ")));
        }
        varying.join("; ")
    }
}

/// Names the first dimension of an input that has the size of a symbol.
fn place(graph: &Graph, symbol: usize) -> String {
    for (input, ty) in graph.inputs.iter().zip(&graph.values) {
        let dims = ty.tensor().map_or(&[][..], |t| &t.dims[..]);
        let at = dims.iter().position(|d| matches!(d, Dim::Expr(Expr::Sym(s)) if s.0 as usize == symbol));
        if let Some(at) = at {
            let name = input.fqn.as_ref().unwrap_or(&input.name);
            return format!(" (dimension {at} of {name})");
        }
    }
    String::new()
}

/// Formats sizes with the names of their symbols.
pub fn show(graph: &Graph, sizes: &[i64]) -> String {
    let named = graph.symbols.iter().zip(sizes);
    named.map(|(symbol, size)| format!("{} = {size}", symbol.name)).collect::<Vec<_>>().join(", ")
}
