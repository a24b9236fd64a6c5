//! Tensors of a program that may be one dimension.
//!
//! XLA for CPU makes a loop for each dimension of an elementwise kernel, and vectorizes the innermost: over the weights
//! of a 3 × 3 convolution that is several times as slow as over as many numbers in one row. It moves changes of shape
//! from the operands of an elementwise op to its result, up to the program's results, which therefore are flat as well.

use crate::fx::{Dim, Graph, ValueId, ValueType};
use crate::op::Padding;
use crate::program::{Layout, Shape};

/// Innermost dimensions from here on make fast loops, if no elements are left over by vectors of so many.
const LONG: i64 = 64;
const VECTOR: i64 = 16;
/// In longer ones, what is left over takes no time.
const VERY_LONG: i64 = 2048;
/// Tensors of fewer elements take no time.
const FEW: i64 = 256;

/// Groups of values, each of which is read by ops that make another of its group.
struct Groups {
    /// Another value of the group, itself for one of them.
    parents: Vec<usize>,
    /// By that one: whether all are of the same sizes, row-major, and only elementwise ops read and make them.
    is_flat: Vec<bool>,
}

impl Groups {
    fn root(&self, mut value: usize) -> usize {
        while self.parents[value] != value {
            value = self.parents[value];
        }
        value
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.is_flat[a] &= self.is_flat[b];
        // What was made first stays, so that paths stay short.
        self.parents[b] = a;
    }

    fn spoil(&mut self, value: usize) {
        let root = self.root(value);
        self.is_flat[root] = false;
    }
}

/// Whether each value of a graph is a tensor that only elementwise ops read and make, on tensors of the same sizes and
/// on numbers, and whose innermost dimension is so short, or so odd, that one dimension is better.
pub fn flat_values(graph: &Graph) -> Vec<bool> {
    let shapes: Vec<Option<Shape>> = graph.values.iter().map(|ty| ty.tensor().and_then(Shape::of)).collect();
    let suits = |value: usize| {
        shapes[value].as_ref().is_some_and(|shape| {
            let count = shape.numel();
            let leaves = |n: i64| n % VECTOR != 0 && count % VECTOR == 0;
            let is_slow = |n: i64| n < LONG || (n < VERY_LONG && leaves(n));
            shape.rank() > 1 && count >= FEW && shape.dims.last().is_some_and(|n| is_slow(*n))
        }) && graph.values[value].tensor().is_some_and(|ty| Layout::of(ty).is_contiguous())
    };
    let suited: Vec<bool> = (0..graph.values.len()).map(suits).collect();
    let mut groups = Groups { parents: (0..graph.values.len()).collect(), is_flat: suited };
    if !groups.is_flat.contains(&true) {
        return groups.is_flat;
    }
    for node in &graph.nodes {
        let mut tensors: Vec<usize> = Vec::new();
        let is_number = |v: usize| shapes[v].as_ref().is_some_and(|s| s.numel() == 1 && s.rank() < 2);
        let mut take = |v: ValueId| {
            if !is_number(v.0 as usize) {
                tensors.push(v.0 as usize);
            }
        };
        node.for_each_operand(&mut take);
        node.outputs.iter().copied().for_each(take);
        let is_pointwise = node.op.entry().is_some_and(|entry| entry.padding == Padding::Pointwise);
        let dims = |v: &usize| shapes[*v].as_ref().map(|shape| &shape.dims);
        let agree = tensors.windows(2).all(|pair| dims(&pair[0]) == dims(&pair[1]));
        if is_pointwise && agree {
            tensors.windows(2).for_each(|pair| groups.join(pair[0], pair[1]));
        } else {
            tensors.iter().for_each(|value| groups.spoil(*value));
        }
    }
    // A result is laid out as the input that it is written to.
    for mutation in &graph.mutations {
        groups.join(mutation.input as usize, mutation.value.0 as usize);
    }
    (0..graph.values.len()).map(|value| groups.is_flat[groups.root(value)]).collect()
}

/// The graph with [`flat_values`] as tensors of one dimension, which gives the same elements.
pub fn flattened(graph: &Graph) -> Graph {
    let is_flat = flat_values(graph);
    let mut flat = graph.clone();
    for (ty, _) in flat.values.iter_mut().zip(is_flat).filter(|(_, is_flat)| *is_flat) {
        if let ValueType::Tensor(ty) = ty {
            let numel = ty.dims.iter().filter_map(Dim::as_static).product();
            ty.dims = [Dim::Static(numel)].into_iter().collect();
            ty.strides = None;
        }
    }
    flat
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_of_flat(text: &str) -> Vec<usize> {
        let graph = Graph::parse(text).unwrap();
        (0..graph.values.len()).filter(|v| flat_values(&graph)[*v]).collect()
    }

    #[test]
    fn what_only_elementwise_ops_touch_is_flat() {
        let step = "graph g inference\n\
            input %0 weight: f32[32,8,3,3]\n\
            input %1 grad: f32[32,8,3,3]\n\
            input %2 rate: f32[]\n\
            %3 = aten.mul.Tensor(%1, %2) : f32[32,8,3,3]\n\
            %4 = aten.sub.Tensor(%0, %3) : f32[32,8,3,3]\n\
            return %4\n";
        assert_eq!(names_of_flat(step), [0, 1, 3, 4]);
        let graph = Graph::parse(step).unwrap();
        let flat = flattened(&graph);
        flat.verify().unwrap();
        assert_eq!(flat.tensor(ValueId(4)).dims.as_slice(), [Dim::Static(2304)]);
        assert_eq!(flat.tensor(ValueId(2)).dims.len(), 0);
    }

    #[test]
    fn long_rows_that_vectors_do_not_fill_are_flat_where_the_whole_fills_them() {
        let of = |dims: &str| {
            let text = format!(
                "graph g inference\ninput %0 x: f32[{dims}]\n%1 = aten.tanh.default(%0) : f32[{dims}]\nreturn %1\n"
            );
            names_of_flat(&text).len()
        };
        assert_eq!([of("32,100"), of("31,100"), of("32,96"), of("16,2049")], [2, 0, 0, 0]);
    }

    #[test]
    fn one_other_op_or_operand_keeps_the_shapes_of_all() {
        let step = |op: &str| {
            format!(
                "graph g inference\n\
                input %0 x: f32[32,8,3,3]\n\
                input %1 bias: f32[8,1,1]\n\
                %2 = aten.tanh.default(%0) : f32[32,8,3,3]\n\
                {op}\n\
                return %2, %3\n"
            )
        };
        let kept = [
            "%3 = aten.add.Tensor(%2, %1) : f32[32,8,3,3]",
            "%3 = aten.permute.default(%2, [1, 0, 2, 3]) : f32[8,32,3,3]",
        ];
        for op in kept {
            assert_eq!(names_of_flat(&step(op)), [0usize; 0], "{op}");
        }
        assert_eq!(names_of_flat(&step("%3 = aten.exp.default(%2) : f32[32,8,3,3]")), [0, 2, 3]);
    }

    #[test]
    fn long_rows_few_elements_and_other_layouts_stay() {
        for ty in ["f32[32,64]", "f32[5,5]", "f32[2304]", "f32[32,8,3,3] strides=[72,1,24,8]"] {
            let text =
                format!("graph g inference\ninput %0 x: {ty}\n%1 = aten.exp.default(%0) : {ty}\nreturn %1\n");
            assert_eq!(names_of_flat(&text), [0usize; 0], "{ty}");
        }
    }
}
