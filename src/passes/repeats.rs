//! Finds blocks of nodes that a graph repeats, such as the layers of a model.
//!
//! Nodes are compared by fingerprints: op, constants, dtypes and sizes, but neither names nor operands. Where a series
//! of fingerprints repeats with a period, the blocks are compared again with their wiring: which operands come from
//! which node of the block, and which from outside. The work is linear in the size of the graph.

use crate::fx::{Arg, CanonicalBytes, Graph, Literal, Node, ValueId, ValueType};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// Bytes of the largest integers, such as seeds, that are computed before all blocks if they depend on nothing larger.
/// A block takes them as an argument, so that blocks with different seeds are equal.
const SMALL: usize = 1 << 10;
/// Bytes of the largest literal that each part has as its own constant.
const LITERAL: usize = 64 << 10;
/// Readers from which on a value, such as a mask, is computed before all blocks, if they are far from each other.
const SHARED: usize = 3;
/// Nodes at most that such a value needs.
const MAKERS: usize = 64;
/// Nodes from its makers to a node that only results need, from which on it is computed behind them.
const FAR: usize = 32;
/// Nodes at most that depend on such a node.
const TAIL: usize = 64;
/// Nodes at most that a layer has besides its equals.
const EXTRA: usize = 16;
/// Nodes that a run of equal blocks must save.
const SAVED: usize = 16;
/// Nodes that a block must have: a call of a program takes longer than a node or two.
const LEAST: usize = 3;
/// Lengths of the series of nodes whose distances are candidates for the period.
const WINDOWS: [usize; 3] = [2, 8, 24];
/// Periods that are tried per length.
const PERIODS: usize = 6;
/// Places for the first border that are tried.
const BORDERS: usize = 8;
/// Runs that are looked for in one graph.
const RUNS: usize = 8;

/// Equal blocks that follow each other in a [`Schedule`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// Position of the first node.
    pub start: usize,
    /// Nodes of a block.
    pub nodes: usize,
    /// Number of blocks.
    pub blocks: usize,
}

impl Run {
    /// Positions of all nodes.
    pub fn range(&self) -> Range<usize> {
        self.start..self.start + self.nodes * self.blocks
    }

    /// Positions of the nodes of a block.
    pub fn block(&self, i: usize) -> Range<usize> {
        let start = self.start + i * self.nodes;
        start..start + self.nodes
    }

    fn saves(&self) -> usize {
        self.nodes * (self.blocks - 1)
    }
}

/// Where a value comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    Input,
    /// A node without operands, which each part has as its own: position in [`Graph::nodes`].
    Constant(usize),
    /// Output of the node at a position of the [`Schedule`].
    Node(usize, usize),
}

/// An order of a graph's nodes in which equal blocks follow each other.
///
/// It leaves constants out. Seeds, and values that nodes in all of the graph read, such as a mask, come first. Nodes
/// that only results need, such as an optimizer's step, follow their makers.
#[derive(Debug, Clone)]
pub struct Schedule {
    /// Positions in [`Graph::nodes`].
    pub order: Vec<usize>,
    pub origins: Vec<Origin>,
}

impl Schedule {
    pub fn of(graph: &Graph) -> Self {
        let count = graph.nodes.len();
        let mut is_constant = vec![false; count];
        // Whether a node computes small integers of small integers.
        let mut is_seed = vec![false; count];
        // The node that makes a value.
        let mut maker: Vec<Option<usize>> = vec![None; graph.values.len()];
        let mut users: Vec<Vec<usize>> = vec![Vec::new(); count];
        // Whether it computes small tensors of small ones.
        let mut is_tiny = vec![false; count];
        let is_small = |v: ValueId| bytes(graph.ty(v)) <= SMALL;
        let is_integer =
            |v: ValueId| graph.ty(v).tensor().is_none_or(|t| !t.dtype.is_float() && !t.dtype.is_complex());
        for (i, node) in graph.nodes.iter().enumerate() {
            let (mut operands, mut others, mut larger) = (0, 0, 0);
            node.for_each_operand(|v| {
                operands += 1;
                let (of_seeds, of_tiny) = match maker[v.0 as usize] {
                    Some(m) => {
                        users[m].push(i);
                        (is_constant[m] || is_seed[m], is_constant[m] || is_tiny[m])
                    }
                    None => (is_small(v) && is_integer(v), is_small(v)),
                };
                others += usize::from(!of_seeds);
                larger += usize::from(!of_tiny);
            });
            is_constant[i] = operands == 0 && literal_bytes(graph, node) <= LITERAL;
            is_tiny[i] = operands > 0 && larger == 0 && node.outputs.iter().all(|v| is_small(*v));
            is_seed[i] = is_tiny[i] && others == 0 && node.outputs.iter().all(|v| is_integer(*v));
            node.outputs.iter().for_each(|v| maker[v.0 as usize] = Some(i));
        }
        let mut placing = Placing { graph, maker: &maker, done: is_constant.clone(), order: Vec::new() };
        let is_early = |i: usize| {
            let spread = users[i].last().zip(users[i].first()).map_or(0, |(last, first)| last - first);
            let is_shared = users[i].len() >= SHARED && (spread > count / 4 || is_tiny[i] && spread > FAR);
            !is_constant[i] && (is_seed[i] || is_shared && placing.makers(i).len() <= MAKERS)
        };
        let early: Vec<usize> = (0..count).filter(|i| is_early(*i)).collect();
        early.into_iter().for_each(|i| placing.place(i));
        let hosts = placing.hosts(&users);
        let mut guests: Vec<Vec<usize>> = vec![Vec::new(); count];
        for (i, host) in hosts.iter().enumerate().filter(|(i, host)| i != *host) {
            guests[*host].push(i);
        }
        for i in (0..count).filter(|i| hosts[*i] == *i) {
            placing.place(i);
            guests[i].iter().for_each(|guest| placing.place(*guest));
        }
        Schedule::new(graph, placing.order)
    }

    fn new(graph: &Graph, order: Vec<usize>) -> Self {
        let mut origins = vec![Origin::Input; graph.values.len()];
        for (i, node) in graph.nodes.iter().enumerate() {
            node.outputs.iter().for_each(|v| origins[v.0 as usize] = Origin::Constant(i));
        }
        for (at, i) in order.iter().enumerate() {
            let outputs = graph.nodes[*i].outputs.iter().enumerate();
            outputs.for_each(|(o, v)| origins[v.0 as usize] = Origin::Node(at, o));
        }
        Schedule { order, origins }
    }

    pub fn origin(&self, value: ValueId) -> Origin {
        self.origins[value.0 as usize]
    }

    pub fn node<'g>(&self, graph: &'g Graph, at: usize) -> &'g Node {
        &graph.nodes[self.order[at]]
    }
}

struct Placing<'a> {
    graph: &'a Graph,
    maker: &'a [Option<usize>],
    done: Vec<bool>,
    order: Vec<usize>,
}

impl Placing<'_> {
    /// The nodes that a node needs, itself included; no more than one above [`MAKERS`].
    fn makers(&self, node: usize) -> BTreeSet<usize> {
        let (mut found, mut open) = (BTreeSet::new(), vec![node]);
        while let Some(i) = open.pop() {
            if found.len() > MAKERS {
                break;
            }
            if found.insert(i) {
                self.graph.nodes[i].for_each_operand(|v| open.extend(self.maker[v.0 as usize]));
            }
        }
        found
    }

    /// The node behind which each is placed: itself, or for one that only results need and that stands far behind its
    /// makers, the last of these. Makers that need nothing but inputs come along.
    fn hosts(&self, users: &[Vec<usize>]) -> Vec<usize> {
        let count = users.len();
        let mut dependents = vec![0_usize; count];
        for i in (0..count).rev() {
            dependents[i] = users[i].iter().fold(1, |sum, user| sum.saturating_add(dependents[*user]));
        }
        let mut hosts: Vec<usize> = (0..count).collect();
        let mut is_free = self.done.clone();
        for (i, node) in self.graph.nodes.iter().enumerate() {
            let mut last = None;
            node.for_each_operand(|v| {
                let maker = self.maker[v.0 as usize].filter(|m| !is_free[*m]);
                last = last.max(maker.map(|m| hosts[m]));
            });
            if dependents[i] <= TAIL {
                is_free[i] |= last.is_none();
                if let Some(host) = last.filter(|host| host + FAR < i) {
                    hosts[i] = host;
                }
            }
        }
        hosts
    }

    /// Places the nodes that a node needs, in the order of the graph, and the node.
    fn place(&mut self, node: usize) {
        let mut needed = BTreeSet::new();
        let mut open = vec![node];
        while let Some(i) = open.pop() {
            if !self.done[i] && needed.insert(i) {
                self.graph.nodes[i].for_each_operand(|v| open.extend(self.maker[v.0 as usize]));
            }
        }
        for i in needed {
            self.done[i] = true;
            self.order.push(i);
        }
    }
}

/// Finds the runs of equal blocks, in order. The schedule gets an order in which layers that have further nodes, which
/// need nothing of any layer, are blocks too.
pub fn find(graph: &Graph, schedule: &mut Schedule) -> Vec<Run> {
    let mut runs = Search::new(graph, schedule).all();
    for i in 0..runs.len() {
        for is_behind in [true, false] {
            let end = runs.get(i + 1).map_or(schedule.order.len(), |next| next.start);
            let start = if i == 0 { 0 } else { runs[i - 1].range().end };
            while let Some((order, run)) =
                Search::new(graph, schedule).widened(runs[i], start..end, is_behind)
            {
                (*schedule, runs[i]) = (order, run);
            }
        }
    }
    runs
}

impl Search<'_> {
    fn all(&self) -> Vec<Run> {
        let mut open: Vec<Range<usize>> = std::iter::once(0..self.schedule.order.len()).collect();
        let mut found = Vec::new();
        while let Some(range) = open.pop() {
            if found.len() == RUNS {
                break;
            }
            let Some(run) = self.best(range.clone()) else { continue };
            open.push(range.start..run.start);
            open.push(run.range().end..range.end);
            found.push(run);
        }
        found.sort_by_key(|run| run.start);
        found
    }

    /// The run with one more block, behind it or before it, and the schedule that has the block's further nodes before
    /// the run. The block lies in `range`.
    fn widened(&self, run: Run, range: Range<usize>, is_behind: bool) -> Option<(Schedule, Run)> {
        let reach = run.nodes + EXTRA;
        let places: Vec<usize> = if is_behind {
            (run.range().end..range.end).take(reach).collect()
        } else {
            (range.start..run.start).rev().take(reach).collect()
        };
        let mut wanted: Vec<usize> = run.block(0).collect();
        if is_behind {
            wanted.reverse();
        }
        let (mut block, mut further) = (Vec::new(), Vec::new());
        for at in places {
            match wanted.last() {
                Some(next) if self.prints[*next] == self.prints[at] => {
                    wanted.pop();
                    block.push(at);
                }
                Some(_) => further.push(at),
                None => break,
            }
        }
        if !wanted.is_empty() || further.len() > EXTRA {
            return None;
        }
        block.sort_unstable();
        further.sort_unstable();
        let depends = |at: &usize| {
            let mut found = false;
            self.schedule.node(self.graph, *at).for_each_operand(|v| {
                let Origin::Node(maker, _) = self.schedule.origin(v) else { return };
                found |= run.range().contains(&maker) || block.contains(&maker);
            });
            found
        };
        if further.iter().any(depends) {
            return None;
        }
        let start = run.start.min(block[0]).min(*further.first().unwrap_or(&run.start));
        let before = further.iter().copied();
        let order: Vec<usize> = if is_behind {
            before.chain(run.range()).chain(block).collect()
        } else {
            before.chain(block).chain(run.range()).collect()
        };
        let mut schedule = self.schedule.clone();
        for (place, at) in (start..).zip(&order) {
            schedule.order[place] = self.schedule.order[*at];
        }
        let schedule = Schedule::new(self.graph, schedule.order);
        let run = Run { start: start + further.len(), blocks: run.blocks + 1, ..run };
        let search = Search::new(self.graph, &schedule);
        let is_equal = search.wiring(run.block(0)) == search.wiring(run.block(run.blocks - 1));
        is_equal.then_some((schedule, run))
    }
}

type Digest = u128;

struct Search<'a> {
    graph: &'a Graph,
    schedule: &'a Schedule,
    /// A digest of each node without its wiring.
    prints: Vec<Digest>,
    /// Per border, bytes of values that are computed before it and read behind it.
    crossing: Vec<u64>,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, schedule: &'a Schedule) -> Self {
        let literals: Vec<Digest> = graph.literals.iter().map(literal_print).collect();
        let mut constants: HashMap<ValueId, Digest> = HashMap::new();
        for node in &graph.nodes {
            if let Some(first) = node.outputs.first()
                && let Origin::Constant(_) = schedule.origin(*first)
            {
                let of_node = print(graph, node, &literals, &constants);
                for (o, v) in node.outputs.iter().enumerate() {
                    constants.insert(*v, of_node.wrapping_add(o as u128));
                }
            }
        }
        let nodes = schedule.order.iter().map(|i| &graph.nodes[*i]);
        let prints: Vec<Digest> = nodes.map(|node| print(graph, node, &literals, &constants)).collect();
        let mut last: Vec<usize> = vec![0; graph.values.len()];
        for (at, i) in schedule.order.iter().enumerate() {
            graph.nodes[*i].for_each_operand(|v| last[v.0 as usize] = at);
        }
        let mut change = vec![0_i64; prints.len() + 2];
        for (v, origin) in schedule.origins.iter().enumerate() {
            if let Origin::Node(at, _) = origin
                && last[v] > *at
            {
                let weight = bytes(&graph.values[v]) as i64 + 64;
                change[at + 1] += weight;
                change[last[v] + 1] -= weight;
            }
        }
        let mut sum = 0;
        let crossing = change.iter().map(|change| {
            sum += change;
            sum as u64
        });
        Search { graph, schedule, crossing: crossing.collect(), prints }
    }

    /// The run that saves most nodes.
    fn best(&self, range: Range<usize>) -> Option<Run> {
        let mut best: Option<Run> = None;
        for period in self.periods(range.clone()) {
            for stretch in self.stretches(range.clone(), period) {
                let blocks = stretch.len() / period;
                let at_most = Run { start: stretch.start, nodes: period, blocks };
                if at_most.saves() < SAVED || best.is_some_and(|best| best.saves() >= at_most.saves()) {
                    continue;
                }
                if let Some(run) = self.cut(stretch, period)
                    && best.is_none_or(|best| best.saves() < run.saves())
                {
                    best = Some(run);
                }
            }
        }
        best.filter(|best| best.saves() >= SAVED)
    }

    /// Candidates: the most frequent distances of equal series of nodes, the smallest first.
    fn periods(&self, range: Range<usize>) -> Vec<usize> {
        let mut found = Vec::new();
        for window in WINDOWS {
            let mut last: HashMap<&[Digest], usize> = HashMap::new();
            let mut counts: HashMap<usize, usize> = HashMap::new();
            for (i, series) in self.prints[range.clone()].windows(window).enumerate() {
                if let Some(before) = last.insert(series, i) {
                    *counts.entry(i - before).or_default() += 1;
                }
            }
            let mut counts: Vec<(usize, usize)> = counts.into_iter().collect();
            counts.sort_by_key(|(period, count)| (std::cmp::Reverse(*count), *period));
            found.extend(
                counts.into_iter().take(PERIODS).map(|(period, _)| period).filter(|period| *period >= LEAST),
            );
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The longest stretches whose nodes equal those one period further on.
    fn stretches(&self, range: Range<usize>, period: usize) -> Vec<Range<usize>> {
        let mut found = Vec::new();
        let mut start = range.start;
        for i in range.start..range.end {
            if i + period >= range.end || self.prints[i] != self.prints[i + period] {
                if i > start {
                    found.push(start..(i + period).min(range.end));
                }
                start = i + 1;
            }
        }
        found
    }

    /// Cuts a stretch into blocks: the most blocks of equal wiring, and of those the cut that the fewest bytes cross.
    fn cut(&self, stretch: Range<usize>, period: usize) -> Option<Run> {
        let borders = period.min(stretch.len().saturating_sub(period) + 1);
        let cost = |offset: &usize| {
            let crossed = (stretch.start + offset..=stretch.end).step_by(period);
            let (sum, count) = crossed.fold((0, 0), |(sum, count), at| (sum + self.crossing[at], count + 1));
            (sum / count.max(1), *offset)
        };
        let mut offsets: Vec<usize> = (0..borders).collect();
        offsets.sort_by_cached_key(cost);
        let runs = offsets.into_iter().take(BORDERS).filter_map(|offset| {
            let start = stretch.start + offset;
            let blocks = (stretch.end - start) / period;
            self.wired_alike(Run { start, nodes: period, blocks })
        });
        // The first of the longest, which few values cross; one block less is no loss.
        let runs: Vec<Run> = runs.collect();
        let most = runs.iter().map(|run| run.blocks).max()?;
        runs.into_iter().find(|run| run.blocks + 1 >= most && run.blocks > 1)
    }

    /// The longest series of blocks with equal wiring.
    fn wired_alike(&self, run: Run) -> Option<Run> {
        let wirings: Vec<Digest> = (0..run.blocks).map(|i| self.wiring(run.block(i))).collect();
        let mut best = 0..0;
        let mut start = 0;
        for i in 1..=wirings.len() {
            if i == wirings.len() || wirings[i] != wirings[start] {
                if i - start > best.len() {
                    best = start..i;
                }
                start = i;
            }
        }
        let blocks = best.len();
        (blocks > 1).then(|| Run { start: run.block(best.start).start, blocks, ..run })
    }

    /// A digest of a block's nodes and of where their operands come from. Inputs of the graph count with their strides.
    fn wiring(&self, block: Range<usize>) -> Digest {
        let mut bytes = CanonicalBytes::default();
        for at in block.clone() {
            bytes.bytes.extend_from_slice(&self.prints[at].to_le_bytes());
            self.schedule.node(self.graph, at).for_each_operand(|v| match self.schedule.origin(v) {
                Origin::Node(maker, o) if block.contains(&maker) => {
                    bytes.tag(1);
                    bytes.len(maker - block.start);
                    bytes.len(o);
                }
                Origin::Constant(_) => bytes.tag(2),
                // What parts pass on is contiguous.
                Origin::Node(..) => {
                    bytes.tag(3);
                    bytes.strides(&ValueType::None);
                }
                Origin::Input => {
                    bytes.tag(3);
                    bytes.strides(self.graph.ty(v));
                }
            });
        }
        digest(&bytes.bytes)
    }
}

/// A node's op, constants, and types of operands and results.
fn print(graph: &Graph, node: &Node, literals: &[Digest], constants: &HashMap<ValueId, Digest>) -> Digest {
    let mut bytes = CanonicalBytes::default();
    bytes.call(
        node,
        &mut |bytes, v| match constants.get(&v) {
            Some(constant) => bytes.bytes.extend_from_slice(&constant.to_le_bytes()),
            None => bytes.value_type(graph.ty(v)),
        },
        &mut |bytes, l| bytes.bytes.extend_from_slice(&literals[l.0 as usize].to_le_bytes()),
    );
    bytes.len(node.outputs.len());
    for v in &node.outputs {
        bytes.value_type(graph.ty(*v));
        // Those of a result count.
        bytes.strides(graph.ty(*v));
    }
    digest(&bytes.bytes)
}

fn literal_print(literal: &Literal) -> Digest {
    let mut bytes = CanonicalBytes::default();
    bytes.dtype(literal.dtype);
    bytes.len(literal.dims.len());
    literal.dims.iter().for_each(|d| bytes.int(*d));
    bytes.bytes.extend_from_slice(&literal.data);
    digest(&bytes.bytes)
}

fn digest(bytes: &[u8]) -> Digest {
    let hash = blake3::hash(bytes);
    let (half, _) = hash.as_bytes().split_first_chunk().expect("it has 32 bytes");
    Digest::from_le_bytes(*half)
}

fn literal_bytes(graph: &Graph, node: &Node) -> usize {
    let of = |arg: &Arg| match arg {
        Arg::Literal(l) => graph.literals[l.0 as usize].data.len(),
        _ => 0,
    };
    node.all_args().map(of).sum()
}

/// Bytes of a tensor; a symbolic size counts as if it were large.
fn bytes(ty: &ValueType) -> usize {
    let Some(t) = ty.tensor() else { return 0 };
    let dims = t.dims.iter().map(|d| d.as_static().map_or(1 << 10, |d| d.max(0) as usize));
    dims.fold(t.dtype.size(), usize::saturating_mul)
}
