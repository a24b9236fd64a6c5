//! Changes of a program after which it needs less memory, made to its graph.
//!
//! A compile of the changed graph says how much the same change of the user's program would bring.

mod half_batch;
mod recompute;
mod sharding;

use crate::fx::{Arg, Graph, Input, InputKind, Node, ValueId, ValueType};
use crate::op::Padding;
use std::collections::HashMap;

/// Why a graph is not changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoRemedy {
    #[error("it would need as much")]
    ChangesNothing,
    #[error("{0}")]
    Impossible(String),
}

impl From<&str> for NoRemedy {
    fn from(reason: &str) -> Self {
        NoRemedy::Impossible(reason.to_owned())
    }
}

/// A change of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    HalfBatch,
    /// The values of these lines (`file:line`) are computed again for the backward pass, as with
    /// `torch.utils.checkpoint` around them.
    Recompute(Vec<String>),
    /// Parameters and the optimizer's states lie on so many chips in parts, and each has its own batch.
    Shard(u32),
}

impl Remedy {
    /// The graph with the change. `other` is the other pass of the training step, where it is a program of its own.
    /// Both have passed [`crate::passes`], and their sizes are numbers.
    ///
    /// # Errors
    /// Why the change cannot be made, or changes nothing.
    pub fn apply(&self, graph: &Graph, other: Option<&Graph>) -> Result<Graph, NoRemedy> {
        if !graph.is_static() {
            return Err("its sizes vary".into());
        }
        match self {
            Remedy::HalfBatch => half_batch::halved(graph, other),
            Remedy::Recompute(lines) => recompute::recomputed(graph, other, lines),
            Remedy::Shard(chips) => sharding::sharded(graph, i64::from(*chips)),
        }
    }
}

/// The nodes of a graph by what they make.
struct Makers(Vec<Option<usize>>);

impl Makers {
    fn new(graph: &Graph) -> Self {
        let mut found = vec![None; graph.values.len()];
        for (at, node) in graph.nodes.iter().enumerate() {
            node.outputs.iter().for_each(|value| found[value.0 as usize] = Some(at));
        }
        Makers(found)
    }

    /// The position of the node that makes a value; `None` for an input.
    fn of(&self, value: ValueId) -> Option<usize> {
        self.0[value.0 as usize]
    }

    /// Whether each node is needed for the results other than inputs that change: it is of the forward pass, where a
    /// graph has both.
    fn forward(&self, graph: &Graph) -> Vec<bool> {
        let mut found = vec![false; graph.nodes.len()];
        let mark = |found: &mut Vec<bool>, value| {
            if let Some(at) = self.of(value) {
                found[at] = true;
            }
        };
        graph.outputs.iter().for_each(|output| output.for_each_value(&mut |value| mark(&mut found, value)));
        for at in (0..graph.nodes.len()).rev() {
            if found[at] {
                graph.nodes[at].for_each_operand(|value| mark(&mut found, value));
            }
        }
        found
    }
}

fn operands(node: &Node) -> Vec<ValueId> {
    let mut found = Vec::new();
    node.for_each_operand(|value| found.push(value));
    found
}

/// The sizes of a tensor; empty for what is none.
fn sizes(graph: &Graph, value: ValueId) -> Vec<i64> {
    graph.ty(value).tensor().and_then(|ty| ty.static_dims()).map(|dims| dims.to_vec()).unwrap_or_default()
}

fn is_pointwise(node: &Node) -> bool {
    node.op.entry().is_some_and(|entry| entry.padding == Padding::Pointwise)
}

/// A new value of a type.
fn add_value(graph: &mut Graph, ty: ValueType) -> ValueId {
    graph.values.push(ty);
    ValueId(graph.values.len() as u32 - 1)
}

/// The outputs of a forward graph without the sizes at their end, which its backward graph gets, too.
fn given(forward: &Graph) -> &[Arg] {
    let end = forward.outputs.iter().rposition(|output| !matches!(output, Arg::Int(_) | Arg::Sym(_)));
    &forward.outputs[..end.map_or(0, |at| at + 1)]
}

/// Where the inputs of a backward graph come from: values of the forward graph, by position. Tangents come from
/// elsewhere.
///
/// # Errors
/// If the graphs are not of one step.
fn saved(forward: &Graph, backward: &Graph) -> Result<Vec<Option<ValueId>>, NoRemedy> {
    let by_name: HashMap<&str, usize> =
        forward.inputs.iter().enumerate().map(|(i, input)| (&*input.name, i)).collect();
    let is_own = |name: &str| !by_name.contains_key(name);
    let is_made = |(at, input): &(usize, &Input)| {
        input.kind != InputKind::Tangent
            && is_own(&input.name)
            && backward.ty(ValueId(*at as u32)).tensor().is_some()
    };
    let made = backward.inputs.iter().enumerate().filter(is_made);
    let results = given(forward).len().checked_sub(made.count());
    let mut rest = given(forward)[results.ok_or("its other pass is of another step")?..].iter();
    let mut found = Vec::with_capacity(backward.inputs.len());
    for (at, input) in backward.inputs.iter().enumerate() {
        let value = match by_name.get(&*input.name) {
            _ if input.kind == InputKind::Tangent => None,
            Some(input) => Some(ValueId(*input as u32)),
            None if backward.ty(ValueId(at as u32)).tensor().is_none() => None,
            None => match rest.next() {
                Some(Arg::Value(value)) => Some(*value),
                _ => return Err("its other pass is of another step".into()),
            },
        };
        let own = ValueId(at as u32);
        if value.is_some_and(|value| sizes(forward, value) != sizes(backward, own)) {
            return Err("its other pass is of another step".into());
        }
        found.push(value);
    }
    Ok(found)
}

/// Who made what a backward graph gets from its forward graph: `file:line`, by the name of the input.
///
/// # Errors
/// If the graphs are not of one step.
pub fn saved_lines(forward: &Graph, backward: &Graph) -> Result<HashMap<String, String>, NoRemedy> {
    let makers = Makers::new(forward);
    let values = saved(forward, backward)?;
    let line = |(input, value): (&Input, &Option<ValueId>)| {
        let source = forward.source(&forward.nodes[makers.of((*value)?)?])?;
        Some((input.name.to_string(), format!("{}:{}", source.file, source.line)))
    };
    Ok(backward.inputs.iter().zip(&values).filter_map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::passes::{self, PassSettings};

    /// A training step of `sum(tanh(x @ w))` by plain gradient descent.
    const STEP: &str = "\
graph g inference
source \"net.py\" 3 \"a = x @ w\"
source \"net.py\" 4 \"b = a.tanh()\"
source \"train.py\" 9 \"loss.backward()\"
input %0 x: f32[64,8]
param %1 w: f32[8,32] static fqn=\"w\"
%2 = aten.mm.default(%0, %1) : f32[64,32] name=a source=0
%3 = aten.tanh.default(%2) : f32[64,32] name=b source=1
%4 = aten.sum.dim_IntList(%3, [0, 1], false, dtype=none) : f32[] name=loss source=1
%5 = aten.full.default([64, 32], 1.0, dtype=f32) : f32[64,32] name=ones source=2
%6 = aten.tanh_backward.default(%5, %3) : f32[64,32] name=db source=2
%7 = aten.permute.default(%0, [1, 0]) : f32[8,64] strides=[1,8] name=t source=2
%8 = aten.mm.default(%7, %6) : f32[8,32] name=dw source=2
%9 = aten.sub.Tensor(%1, %8, alpha=1) : f32[8,32] name=new source=2
return %4
mutate 1 = %9
";
    const FORWARD: &str = "\
graph g forward
source \"net.py\" 3 \"a = x @ w\"
source \"net.py\" 4 \"b = a.tanh()\"
input %0 primals_1: f32[64,8]
param %1 primals_2: f32[8,32] static fqn=\"w\"
%2 = aten.mm.default(%0, %1) : f32[64,32] name=mm source=0
%3 = aten.tanh.default(%2) : f32[64,32] name=tanh source=1
%4 = aten.exp.default(%3) : f32[64,32] name=exp source=1
return %4, %3
";
    const BACKWARD: &str = "\
graph g backward
saved %0 primals_1: f32[64,8]
saved %1 tanh: f32[64,32]
tangent %2 tangents_1: f32[64,32]
%3 = aten.tanh_backward.default(%2, %1) : f32[64,32] name=db
%4 = aten.permute.default(%0, [1, 0]) : f32[8,64] strides=[1,8] name=t
%5 = aten.mm.default(%4, %3) : f32[8,32] name=dw
return %5
";

    fn changed(remedy: &Remedy, text: &str, other: Option<&str>) -> Result<String, NoRemedy> {
        let parse = |text| Graph::parse(text).unwrap();
        let other = other.map(parse);
        let graph = remedy.apply(&parse(text), other.as_ref())?;
        graph.verify().unwrap();
        Ok(passes::run(graph, &PassSettings::default(), None).unwrap().to_string())
    }

    fn lines(of: &[&str]) -> Remedy {
        Remedy::Recompute(of.iter().map(|line| (*line).to_owned()).collect())
    }

    #[test]
    fn a_line_is_computed_again_behind_a_barrier() {
        let text = changed(&lines(&["net.py:4"]), STEP, None).unwrap();
        for part in
            ["= torchtpu.again.default(%2)", "name=b_recomputed", "aten.tanh_backward.default(%5, %7)"]
        {
            assert!(text.contains(part), "{part} is not in\n{text}");
        }
        // What reads inputs alone reads the last of them again.
        let text = changed(&lines(&["net.py:3", "net.py:4"]), STEP, None).unwrap();
        assert!(
            text.contains("= torchtpu.again.default(%1)") && text.contains("name=a_recomputed"),
            "{text}"
        );
    }

    #[test]
    fn what_the_backward_pass_does_not_read_is_no_remedy() {
        for line in ["net.py:3", "net.py:99"] {
            assert_eq!(changed(&lines(&[line]), STEP, None), Err(NoRemedy::ChangesNothing));
        }
        assert_eq!(changed(&lines(&["net.py:3"]), FORWARD, Some(BACKWARD)), Err(NoRemedy::ChangesNothing));
    }

    #[test]
    fn each_run_of_a_line_is_a_region_of_its_own() {
        let text = "graph g inference\nsource \"net.py\" 3 \"a\"\nsource \"net.py\" 4 \"b\"\n\
            input %0 x: f32[64,32]\nparam %1 w: f32[64,32] static\n\
            %2 = aten.mul.Tensor(%0, %1) : f32[64,32] name=a source=0\n\
            %3 = aten.tanh.default(%2) : f32[64,32] name=b source=1\n\
            %4 = aten.tanh.default(%3) : f32[64,32] name=c source=1\n\
            %5 = aten.sum.dim_IntList(%4, [0, 1], false, dtype=none) : f32[] name=loss source=0\n\
            %6 = aten.tanh_backward.default(%1, %4) : f32[64,32] name=dc\n\
            %7 = aten.tanh_backward.default(%6, %3) : f32[64,32] name=db\nreturn %5\nmutate 1 = %7\n";
        let text = changed(&lines(&["net.py:4"]), text, None).unwrap();
        // The first run's result, which the second one reads, is kept.
        assert!(text.contains("name=c_recomputed") && !text.contains("name=b_recomputed"), "{text}");
    }

    #[test]
    fn a_backward_graph_computes_what_it_no_longer_gets() {
        let forward = changed(&lines(&["net.py:4"]), FORWARD, Some(BACKWARD)).unwrap();
        assert!(forward.contains("return %4, %2\n"), "{forward}");
        let backward = changed(&lines(&["net.py:4"]), BACKWARD, Some(FORWARD)).unwrap();
        assert!(backward.contains("saved %2 kept_2: f32[64,32]"), "{backward}");
        assert!(backward.contains("= aten.tanh.default(%2) : f32[64,32] name=tanh_recomputed"), "{backward}");
        // Of inputs alone, nothing more is kept.
        let both = lines(&["net.py:3", "net.py:4"]);
        assert!(changed(&both, FORWARD, Some(BACKWARD)).unwrap().contains("return %4\n"));
        assert!(changed(&both, BACKWARD, Some(FORWARD)).unwrap().contains("param %2 primals_2: f32[8,32]"));
    }

    #[test]
    fn half_the_batch_halves_what_follows_from_it() {
        let text = changed(&Remedy::HalfBatch, STEP, None).unwrap();
        for part in [
            "x: f32[32,8]",
            "w: f32[8,32]",
            "full.default([32, 32]",
            "f32[8,32] strides=[1,8]",
            "f32[32,32] name=db",
        ] {
            assert!(text.contains(part), "{part} is not in\n{text}");
        }
        let text = changed(&Remedy::HalfBatch, BACKWARD, Some(FORWARD)).unwrap();
        assert!(text.contains("tangents_1: f32[32,32]") && text.contains("f32[8,32] name=dw"), "{text}");
    }

    #[test]
    fn neither_a_seed_nor_a_mask_is_the_batch() {
        let text = "graph g forward\ninput %0 seed: i64[2]\ninput %1 mask: bool[6,6]\ninput %2 x: f32[8,6,6]\n\
            %3 = torchtpu.fold_in.default(%0, 0) : i64[2] name=f\n\
            %4 = torchtpu.random_bits.default(%3, [8, 6, 6], dtype=i32) : i32[8,6,6] name=r\n\
            %5 = aten.mul.Tensor(%2, %4) : f32[8,6,6] name=m\n\
            %6 = aten.mul.Tensor(%5, %1) : f32[8,6,6] name=n\nreturn %6\n";
        let half = changed(&Remedy::HalfBatch, text, None).unwrap();
        for part in ["seed: i64[2]", "mask: bool[6,6]", "x: f32[4,6,6]", "[4, 6, 6], dtype=i32) : i32[4,6,6]"]
        {
            assert!(half.contains(part), "{part} is not in\n{half}");
        }
        // A batch of as many as a seed has numbers.
        let two = text.replace("[8,6,6]", "[2,6,6]").replace("[8, 6, 6]", "[2, 6, 6]");
        assert!(changed(&Remedy::HalfBatch, &two, None).unwrap().contains("x: f32[1,6,6]"));
    }

    #[test]
    fn merged_and_split_dimensions_carry_the_batch() {
        let text = "graph g inference\ninput %0 ids: i64[4,6]\nparam %1 w: f32[10,4] static\n\
            %2 = aten.embedding.default(%1, %0, -1, false, false) : f32[4,6,4] name=e\n\
            %3 = aten.view.default(%2, [24, 4]) : f32[24,4] name=v\n\
            %4 = aten.view.default(%3, [4, 6, 2, 2]) : f32[4,6,2,2] name=u\n\
            %5 = aten.permute.default(%4, [0, 2, 1, 3]) : f32[4,2,6,2] name=p\nreturn %5\n";
        let half = changed(&Remedy::HalfBatch, text, None).unwrap();
        assert!(half.contains("f32[2,2,6,2]") && half.contains("[10,4]"), "{half}");
        let odd = text.replace("[4,6", "[5,6").replace("24", "30").replace("[4,2,6,2]", "[5,2,6,2]");
        assert!(matches!(changed(&Remedy::HalfBatch, &odd, None), Err(NoRemedy::Impossible(_))));
    }

    #[test]
    fn a_sharded_parameter_is_gathered_and_its_gradient_scattered() {
        let text = changed(&Remedy::Shard(2), STEP, None).unwrap();
        for part in [
            "groups [0,1]",
            "w: f32[4,32]",
            "all_gather_into_tensor.default(%1, 2, &0) : f32[8,32]",
            "\"avg\", 2, &0) : f32[4,32]",
            "f32[4,32] name=new",
        ] {
            assert!(text.contains(part), "{part} is not in\n{text}");
        }
        let apart = changed(&Remedy::Shard(3), STEP, None);
        assert!(matches!(apart, Err(NoRemedy::Impossible(_))), "{apart:?}");
    }

    #[test]
    fn lines_of_saved_values_are_those_of_the_forward_graph() {
        let parse = |text| Graph::parse(text).unwrap();
        let found = saved_lines(&parse(FORWARD), &parse(BACKWARD)).unwrap();
        assert_eq!(found, HashMap::from([("tanh".to_owned(), "net.py:4".to_owned())]));
        assert!(saved_lines(&parse(STEP), &parse(BACKWARD)).is_err());
        // Sizes that the backward graph gets, too.
        let sizes = FORWARD.replace("return %4, %3", "return %4, %3, 64, 32");
        assert_eq!(saved_lines(&parse(&sizes), &parse(BACKWARD)).unwrap(), found);
    }
}
