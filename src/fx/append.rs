//! Appending a graph to another one.

use super::graph::{
    Arg, Graph, GraphId, GroupsId, LiteralId, Node, Output, SourceId, TensorType, ValueId, ValueType,
};

impl Graph {
    /// Appends the nodes of `part`, whose inputs become the values `given`, one for each. Their names get `prefix` in
    /// front, their source is `source`. Returns what the part's outputs are here.
    ///
    /// # Errors
    /// A part with symbolic sizes or mutations, or a value of another dtype or size than the part's input has.
    pub fn append(
        &mut self,
        part: &Graph,
        given: &[ValueId],
        prefix: &str,
        source: Option<SourceId>,
    ) -> Result<Vec<Output>, String> {
        if !part.symbols.is_empty() || !part.mutations.is_empty() {
            return Err(format!("{} has sizes that vary, or changes an input", part.name));
        }
        if given.len() != part.inputs.len() {
            return Err(format!("{} reads {} values, not {}", part.name, part.inputs.len(), given.len()));
        }
        if given.iter().zip(&part.values).any(|(value, input)| !reads_as(self.ty(*value), input)) {
            return Err(format!("{} reads a value of another form", part.name));
        }
        let shift = Shift {
            given,
            values: self.values.len() as u32,
            literals: self.literals.len() as u32,
            groups: self.groups.len() as u32,
            graphs: self.subgraphs.len() as u32,
        };
        self.values.extend_from_slice(&part.values[part.inputs.len()..]);
        self.literals.extend_from_slice(&part.literals);
        self.groups.extend_from_slice(&part.groups);
        self.subgraphs.extend_from_slice(&part.subgraphs);
        self.nodes.extend(part.nodes.iter().map(|node| Node {
            name: format!("{prefix}{}", node.name).into(),
            op: node.op.clone(),
            args: node.args.iter().map(|arg| shift.arg(arg)).collect(),
            kwargs: node.kwargs.iter().map(|(name, arg)| (name.clone(), shift.arg(arg))).collect(),
            outputs: node.outputs.iter().map(|value| shift.value(*value)).collect(),
            source,
        }));
        Ok(part.outputs.iter().map(|output| shift.arg(output)).collect())
    }
}

/// Whether a value can be read as an input of this type, however it lies in memory.
fn reads_as(value: &ValueType, input: &ValueType) -> bool {
    match (value, input) {
        (
            ValueType::Tensor(TensorType { dtype, dims, .. }),
            ValueType::Tensor(TensorType { dtype: want, dims: sizes, .. }),
        ) => dtype == want && dims == sizes,
        _ => value == input,
    }
}

/// The numbers that an appended graph's own get.
struct Shift<'a> {
    given: &'a [ValueId],
    values: u32,
    literals: u32,
    groups: u32,
    graphs: u32,
}

impl Shift<'_> {
    fn value(&self, value: ValueId) -> ValueId {
        let (own, inputs) = (value.0 as usize, self.given.len());
        self.given.get(own).copied().unwrap_or_else(|| ValueId(self.values + (own - inputs) as u32))
    }

    fn arg(&self, arg: &Arg) -> Arg {
        match arg {
            Arg::Value(value) => Arg::Value(self.value(*value)),
            Arg::Literal(id) => Arg::Literal(LiteralId(self.literals + id.0)),
            Arg::Groups(id) => Arg::Groups(GroupsId(self.groups + id.0)),
            Arg::Graph(id) => Arg::Graph(GraphId(self.graphs + id.0)),
            Arg::List(items) => Arg::List(items.iter().map(|item| self.arg(item)).collect()),
            other => other.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PART: &str = "graph g inference\nliteral f32[2] 0000803f 00000040\ninput %0 x: f32[2]\ninput %1 y: f32[2]\n\
                        %2 = torchtpu.constant(@0) : f32[2] name=c\n\
                        %3 = aten.add.Tensor(%0, %1) : f32[2] name=a\n\
                        %4 = aten.cat.default([%3, %2], 0) : f32[4] name=b\nreturn %4, %3\n";

    #[test]
    fn an_appended_graph_reads_what_it_is_given_and_has_numbers_and_names_of_its_own() {
        let part = Graph::parse(PART).unwrap();
        let mut whole = part.clone();
        let sum = ValueId(3);
        let outputs = whole.append(&part, &[sum, ValueId(0)], "again_", None).unwrap();
        assert_eq!(outputs, [Arg::Value(ValueId(7)), Arg::Value(ValueId(6))]);
        whole.outputs.extend(outputs);
        whole.verify().unwrap();
        assert_eq!(whole.nodes[3].args, [Arg::Literal(LiteralId(1))]);
        assert_eq!(whole.nodes[4].args, [Arg::Value(sum), Arg::Value(ValueId(0))]);
        assert_eq!(&*whole.nodes[5].name, "again_b");
    }

    #[test]
    fn a_value_of_another_form_is_refused() {
        let part = Graph::parse(PART).unwrap();
        let mut whole = part.clone();
        let four = ValueId(4);
        assert!(whole.append(&part, &[four, ValueId(0)], "again_", None).is_err());
        assert!(whole.append(&part, &[ValueId(0)], "again_", None).is_err());
        assert_eq!(whole, part);
    }
}
