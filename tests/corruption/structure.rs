//! Corruptions of graphs that leave bytes which decode: arguments, types, ops and references that make no sense.

use crate::random::Random;
use std::sync::LazyLock;
use torchtpu_compile::fx::*;
use torchtpu_compile::lowering::families;

const INTS: &[i64] =
    &[0, 1, -1, 2, 3, 4, -2, 5, 7, 64, 255, 1 << 31, 1 << 32, 1 << 48, -(1 << 48), i64::MAX, i64::MIN];
const SIZES: &[i64] = &[0, 1, 2, 3, 4, 5, 6, 8, 16, 100, 1 << 20, 1 << 31, 1 << 40, 1 << 48];
const FLOATS: &[f64] =
    &[0.0, -0.0, 0.5, 1.0, -1.5, 2.0, 1e300, -1e-300, f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
const WORDS: &[&str] =
    &["", "none", "tanh", "sum", "mean", "floor", "trunc", "constant", "reflect", "\u{1f980}"];

static OPS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let mut ops: Vec<&str> = families::ops().map(|op| op.name).collect();
    ops.sort_unstable();
    ops.push("aten.no_such_op.default");
    ops
});

/// One to four corruptions of a random seed. The graph may be invalid.
pub fn corrupt(random: &mut Random, seeds: &[Graph]) -> Graph {
    let mut graph = random.pick(seeds).clone();
    for _ in 0..=random.below(4) {
        corrupt_once(random, &mut graph);
    }
    graph
}

fn corrupt_once(random: &mut Random, graph: &mut Graph) {
    if !graph.subgraphs.is_empty() && random.below(2) == 0 {
        let at = random.below(graph.subgraphs.len());
        return corrupt_once(random, &mut graph.subgraphs[at]);
    }
    match random.below(12) {
        0..=7 if !graph.nodes.is_empty() => corrupt_node(random, graph),
        8 if !graph.values.is_empty() => {
            let value = random.below(graph.values.len());
            corrupt_type(random, &mut graph.values[value]);
        }
        9 if !graph.literals.is_empty() => corrupt_literal(random, graph),
        10 => {
            let output = argument(random, graph.values.len(), 0);
            let at = random.below(graph.outputs.len() + 1);
            graph.outputs.insert(at, output);
        }
        _ => graph.mutations.push(Mutation {
            input: random.below(graph.inputs.len() + 1) as u32,
            value: ValueId(random.below(graph.values.len().max(1)) as u32),
        }),
    }
}

fn corrupt_node(random: &mut Random, graph: &mut Graph) {
    let at = random.below(graph.nodes.len());
    let values = graph.values.len();
    let node = &mut graph.nodes[at];
    match random.below(12) {
        0..=4 if !node.args.is_empty() => {
            let i = random.below(node.args.len());
            corrupt_argument(random, &mut node.args[i], values);
        }
        5 if !node.args.is_empty() => drop(node.args.remove(random.below(node.args.len()))),
        6 => {
            let i = random.below(node.args.len() + 1);
            node.args.insert(i, argument(random, values, 0));
        }
        7 if !node.kwargs.is_empty() => {
            let i = random.below(node.kwargs.len());
            corrupt_argument(random, &mut node.kwargs[i].1, values);
        }
        8 => node.kwargs.clear(),
        9 => node.op = (*random.pick(&OPS)).into(),
        10 if node.args.len() > 1 => {
            let (i, j) = (random.below(node.args.len()), random.below(node.args.len()));
            node.args.swap(i, j);
        }
        _ => {
            let outputs = node.outputs.clone();
            if let Some(output) = outputs.first().map(|_| *random.pick(&outputs)) {
                corrupt_type(random, &mut graph.values[output.0 as usize]);
            }
        }
    }
}

/// Another argument in its place, or something else in a list.
fn corrupt_argument(random: &mut Random, arg: &mut Arg, values: usize) {
    match arg {
        Arg::List(items) if random.below(4) > 0 => match random.below(4) {
            0 if !items.is_empty() => drop(items.remove(random.below(items.len()))),
            1 => {
                let at = random.below(items.len() + 1);
                items.insert(at, argument(random, values, 1));
            }
            _ if !items.is_empty() => {
                let at = random.below(items.len());
                items[at] = argument(random, values, 1);
            }
            _ => items.push(argument(random, values, 1)),
        },
        Arg::Int(i) if random.below(3) > 0 => *i = *random.pick(INTS),
        arg => *arg = argument(random, values, 0),
    }
}

fn argument(random: &mut Random, values: usize, depth: usize) -> Arg {
    match random.below(16) {
        0 => Arg::None,
        1..=3 => Arg::Value(ValueId(random.below(values + 1) as u32)),
        4 => Arg::Bool(random.below(2) == 0),
        5..=7 => Arg::Int(*random.pick(INTS)),
        8 => Arg::Float(*random.pick(FLOATS)),
        9 => Arg::Complex(*random.pick(FLOATS), *random.pick(FLOATS)),
        10 => Arg::Str((*random.pick(WORDS)).into()),
        11 => Arg::DType(*random.pick(DType::ALL)),
        12 if depth < 3 => {
            let len = random.below(5);
            Arg::List((0..len).map(|_| argument(random, values, depth + 1)).collect())
        }
        12 => Arg::Literal(LiteralId(random.below(3) as u32)),
        13 => Arg::Graph(GraphId(random.below(3) as u32)),
        14 => Arg::SymFloat(FloatExpr::Const((*random.pick(FLOATS)).into())),
        _ => Arg::Sym(Expr::Const(*random.pick(INTS))),
    }
}

fn corrupt_type(random: &mut Random, ty: &mut ValueType) {
    let ValueType::Tensor(tensor) = ty else {
        *ty = ValueType::Tensor(TensorType::new(*random.pick(DType::ALL), [2i64, 3]));
        return;
    };
    let rank = tensor.dims.len();
    match random.below(8) {
        0 | 1 => tensor.dtype = *random.pick(DType::ALL),
        2 | 3 if rank > 0 => tensor.dims[random.below(rank)] = Dim::Static(*random.pick(SIZES)),
        4 => tensor.dims.insert(random.below(rank + 1), Dim::Static(*random.pick(SIZES))),
        5 if rank > 0 => drop(tensor.dims.remove(random.below(rank))),
        6 => tensor.strides = Some(tensor.dims.iter().map(|_| Dim::Static(*random.pick(SIZES))).collect()),
        7 if random.below(3) == 0 => *ty = ValueType::None,
        _ => {
            for _ in 0..random.below(70) {
                tensor.dims.push(Dim::Static(1));
            }
        }
    }
    if let ValueType::Tensor(tensor) = ty
        && tensor.strides.as_ref().is_some_and(|s| s.len() != tensor.dims.len())
    {
        tensor.strides = None;
    }
}

fn corrupt_literal(random: &mut Random, graph: &mut Graph) {
    let at = random.below(graph.literals.len());
    let literal = &mut graph.literals[at];
    match random.below(3) {
        0 => literal.dtype = *random.pick(DType::ALL),
        1 => literal.dims.push(*random.pick(SIZES)),
        _ => {
            let bytes: Vec<u8> = literal.data.iter().map(|_| random.next() as u8).collect();
            literal.data = bytes.into();
        }
    }
}
