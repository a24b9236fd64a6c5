//! Parts of a graph as graphs of their own.

use super::expr::{Dim, Expr, SymbolId};
use super::graph::*;
use std::collections::{BTreeMap, BTreeSet};

/// A part of a graph.
#[derive(Debug, Clone)]
pub struct Slice {
    pub graph: Graph,
    /// Which values of the whole graph its inputs are.
    pub inputs: Vec<ValueId>,
    /// Symbols that no tensor and no input tells any more: each is an input of its own, behind the others.
    pub sizes: Vec<SymbolId>,
    /// For each output, which value of the whole graph it is.
    pub outputs: Vec<ValueId>,
}

impl Graph {
    /// The graph of these nodes alone, given by position: what others compute becomes an input, and what no node among
    /// them reads, or the whole graph returns, an output. It mutates nothing. Every choice of nodes gives a valid
    /// graph.
    pub fn slice(&self, nodes: &BTreeSet<usize>) -> Slice {
        let chosen = || nodes.iter().map(|i| &self.nodes[*i]);
        let made: BTreeSet<ValueId> = chosen().flat_map(|node| node.outputs.iter().copied()).collect();
        let mut read = BTreeSet::new();
        chosen().for_each(|node| {
            node.for_each_operand(|v| {
                read.insert(v);
            });
        });
        let mut results = BTreeSet::new();
        self.for_each_result(|v| {
            results.insert(v);
        });

        let mut graph = Graph::new(&self.name, self.stage);
        graph.symbols = self.symbols.clone();
        graph.groups = self.groups.clone();
        graph.subgraphs = self.subgraphs.clone();
        let mut number: BTreeMap<ValueId, ValueId> = BTreeMap::new();
        let inputs = self.inputs_of(&made, &read);
        for &value in &inputs {
            number.insert(value, ValueId(graph.values.len() as u32));
            graph.values.push(self.ty(value).clone());
            graph.inputs.push(self.input_for(value));
        }
        let sizes = graph.unbound_symbols();
        for symbol in &sizes {
            graph.values.push(ValueType::SymInt(Expr::Sym(*symbol)));
            let name = &self.symbols[symbol.0 as usize].name;
            graph.inputs.push(plain_input(&format!("size_{name}")));
        }
        for node in chosen() {
            let mut node = node.clone();
            for value in &mut node.outputs {
                number.insert(*value, ValueId(graph.values.len() as u32));
                graph.values.push(self.ty(*value).clone());
                *value = number[value];
            }
            for arg in node.all_args_mut() {
                *arg = arg.map_values(&mut |v| number[&v]);
                self.take_literals(arg, &mut graph);
            }
            node.source = node.source.map(|source| {
                let source = &self.sources[source.0 as usize];
                SourceId(position_of(&mut graph.sources, source) as u32)
            });
            graph.nodes.push(node);
        }
        let is_result = |v: &&ValueId| {
            (!read.contains(v) || results.contains(v)) && !matches!(self.ty(**v), ValueType::None)
        };
        let outputs: Vec<ValueId> = made.iter().filter(is_result).copied().collect();
        graph.outputs = outputs.iter().map(|v| Arg::Value(number[v])).collect();
        Slice { graph, inputs, sizes, outputs }
    }

    /// Returns the inputs of nodes that make `made` and read `read`: the graph's own inputs first, in order.
    fn inputs_of(&self, made: &BTreeSet<ValueId>, read: &BTreeSet<ValueId>) -> Vec<ValueId> {
        let is_size = |v: &ValueId| matches!(self.ty(*v), ValueType::SymInt(_));
        let sizes = (0..self.inputs.len() as u32).map(ValueId).filter(is_size);
        let given = read.difference(made).copied();
        sizes.chain(given).collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn input_for(&self, value: ValueId) -> Input {
        if let Some(input) = self.inputs.get(value.0 as usize) {
            return input.clone();
        }
        let maker = self.nodes.iter().find(|node| node.outputs.contains(&value));
        let name = maker.map_or("value", |node| &*node.name);
        plain_input(&format!("{name}_{}", value.0))
    }

    /// Symbols that no input tells.
    fn unbound_symbols(&self) -> Vec<SymbolId> {
        let mut bound = vec![false; self.symbols.len()];
        let mut bind = |e: &Expr| {
            if let Expr::Sym(symbol) = e {
                bound[symbol.0 as usize] = true;
            }
        };
        for ty in &self.values {
            match ty {
                ValueType::SymInt(e) => bind(e),
                ValueType::Tensor(t) => t.dims.iter().for_each(|dim| {
                    if let Dim::Expr(e) = dim {
                        bind(e);
                    }
                }),
                ValueType::None => {}
            }
        }
        (0..).zip(bound).filter(|(_, bound)| !bound).map(|(i, _)| SymbolId(i)).collect()
    }

    fn take_literals(&self, arg: &mut Arg, into: &mut Graph) {
        match arg {
            Arg::Literal(id) => {
                let literal = &self.literals[id.0 as usize];
                *id = LiteralId(position_of(&mut into.literals, literal) as u32);
            }
            Arg::List(items) => items.iter_mut().for_each(|item| self.take_literals(item, into)),
            _ => {}
        }
    }
}

fn plain_input(name: &str) -> Input {
    Input { name: name.into(), kind: InputKind::Input, is_static: false, fqn: None }
}

/// Returns the position of an item in a list. Appends the item if the list does not have it.
fn position_of<T: PartialEq + Clone>(items: &mut Vec<T>, item: &T) -> usize {
    items.iter().position(|known| known == item).unwrap_or_else(|| {
        items.push(item.clone());
        items.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const GRAPH: &str = "graph g inference\nsymbol s0 \"s0\" min=2\nsource \"a.py\" 1 \"x\"\nsource \"a.py\" 2 \"y\"\n\
         input %0 n: symint {s0}\ninput %1 x: f32[s0,3]\ninput %2 w: f32[3,3]\n\
         %3 = aten.mm.default(%1, %2) : f32[s0,3] name=mm source=0\n\
         %4 = aten.relu.default(%3) : f32[s0,3] name=relu source=1\n\
         %5 = aten.neg.default(%4) : f32[s0,3] name=neg\n\
         %6 = aten.add.Tensor(%3, %5, alpha=1) : f32[s0,3] name=add\n\
         return %4, %6\n";

    fn slice(nodes: &[usize]) -> Slice {
        let graph = Graph::parse(GRAPH).unwrap();
        graph.slice(&nodes.iter().copied().collect())
    }

    #[test]
    fn what_others_compute_is_an_input() {
        let found = slice(&[2]);
        assert_eq!(found.inputs, [ValueId(0), ValueId(4)]);
        assert!(found.sizes.is_empty());
        assert_eq!(found.outputs, [ValueId(5)]);
        assert_eq!(&*found.graph.inputs[1].name, "relu_4");
        assert!(found.graph.sources.is_empty());
        assert_eq!(found.graph.verify(), Ok(()));
    }

    #[test]
    fn what_the_whole_graph_returns_is_an_output() {
        assert_eq!(slice(&[1, 2]).outputs, [ValueId(4), ValueId(5)]);
        assert_eq!(slice(&[0, 1, 2, 3]).outputs, [ValueId(4), ValueId(6)]);
    }

    proptest! {
        #[test]
        fn every_choice_of_nodes_is_a_valid_graph(chosen in proptest::collection::btree_set(0usize..4, 1..=4)) {
            let graph = Graph::parse(GRAPH).unwrap();
            let found = graph.slice(&chosen).graph;
            prop_assert!(found.verify().is_ok());
            prop_assert_eq!(found.nodes.len(), chosen.len());
        }
    }
}
