//! The typed FX graph.

use super::dtype::DType;
use super::expr::{Dim, EvalError, Expr};
use super::float_expr::FloatExpr;
use super::sizes;
use crate::op::{Mark, Op, Padding};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Index into [`Graph::values`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ValueId(pub u32);

/// Index into [`Graph::sources`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SourceId(pub u32);

/// Index into [`Graph::literals`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LiteralId(pub u32);

/// Index into [`Graph::subgraphs`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GraphId(pub u32);

/// Index into [`Graph::groups`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GroupsId(pub u32);

/// A tensor's dtype, sizes and memory layout.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TensorType {
    pub dtype: DType,
    #[serde(deserialize_with = "sizes::read")]
    pub dims: SmallVec<[Dim; 4]>,
    /// In elements, one per dimension; `None` is contiguous row-major.
    #[serde(default, deserialize_with = "sizes::read_optional")]
    pub strides: Option<SmallVec<[Dim; 4]>>,
}

/// Kind of a value. Nearly every value is a tensor, so the size of that variant costs nothing.
#[allow(clippy::large_enum_variant)]
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ValueType {
    Tensor(TensorType),
    /// A `SymInt` input; the expression is the symbol that it binds.
    SymInt(Expr),
    /// An output that an op does not produce (a gradient that was not asked for).
    None,
}

/// Role of a graph input in the user's program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum InputKind {
    Parameter,
    Buffer,
    Input,
    /// A gradient coming into a backward graph.
    Tangent,
    /// An activation that the forward graph saved for the backward graph.
    Saved,
}

/// A graph input. Its value is `ValueId(position in Graph::inputs)`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Input {
    pub name: Arc<str>,
    pub kind: InputKind,
    /// Every call passes the same memory (parameters, buffers): keep it resident.
    #[serde(rename = "static")]
    pub is_static: bool,
    /// The qualified name in the user's module, such as `encoder.layer.0.weight`.
    pub fqn: Option<Arc<str>>,
}

/// An argument of a node.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    None,
    #[serde(rename = "val")]
    Value(ValueId),
    Bool(bool),
    Int(i64),
    Float(f64),
    Complex(f64, f64),
    Str(Arc<str>),
    #[serde(rename = "dtype")]
    DType(DType),
    /// PyTorch's name without `torch.`: `contiguous_format`, `preserve_format` …
    MemoryFormat(Arc<str>),
    List(Vec<Arg>),
    /// A size that is known when the graph is called.
    Sym(Expr),
    /// A float that is computed from such sizes.
    SymFloat(FloatExpr),
    Literal(LiteralId),
    /// The body of a branch or a loop.
    Graph(GraphId),
    /// Which ranks a collective goes over.
    Groups(GroupsId),
}

/// The op of a node whose only argument is a [`Literal`]: a tensor known when the graph was captured.
pub const CONSTANT: &str = "torchtpu.constant";

/// One call of an op.
///
/// `args` are in the order of the ATen schema with defaults filled in; `kwargs` are the keyword-only arguments of the
/// schema, by name and with defaults filled in, except `device`, `layout`, `pin_memory` and `out`, which mean nothing
/// here.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// FX's name of the node, unique in the graph.
    pub name: Arc<str>,
    /// The ATen overload, such as `aten.add.Tensor`: the only op key anywhere.
    pub op: Op,
    pub args: Vec<Arg>,
    pub kwargs: Vec<(Arc<str>, Arg)>,
    pub outputs: SmallVec<[ValueId; 1]>,
    pub source: Option<SourceId>,
}

/// A line of the user's program.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Source {
    pub file: Arc<str>,
    pub line: u32,
    /// The text of the line, trimmed; empty when unknown.
    pub code: Arc<str>,
}

/// A tensor known when the graph was captured: contiguous row-major bytes, little-endian.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Literal {
    pub dtype: DType,
    pub dims: SmallVec<[i64; 4]>,
    pub data: Arc<[u8]>,
}

/// How a collective divides all ranks: each goes through it with those of its own group, in this order.
///
/// Every rank from 0 on is in exactly one group, and all groups have one size ([`Graph::verify`]). So a program says
/// the same on every rank, while a process knows its group by a name that others do not know.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Groups(pub Vec<Vec<u32>>);

/// A symbolic size.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Symbol {
    /// Dynamo's name, such as `s77`.
    pub name: Arc<str>,
    pub min: Option<i64>,
    pub max: Option<i64>,
    /// The size seen when the graph was captured.
    pub hint: Option<i64>,
}

/// A graph output: a value, a symbolic or plain integer, or `None`.
pub type Output = Arg;

/// "After the call, input `input` holds `value`": an in-place change of an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mutation {
    /// Position in [`Graph::inputs`].
    pub input: u32,
    pub value: ValueId,
}

/// Which part of a training step a graph is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    Inference,
    Forward,
    Backward,
}

/// A captured computation: straight-line code over tensors, in single assignment form.
///
/// Values `0..inputs.len()` are the inputs; every other value is the output of exactly one node. Nodes are ordered so
/// that definitions come before uses. [`Graph::verify`] checks this and more.
#[derive(Debug, Clone, PartialEq)]
pub struct Graph {
    pub name: Arc<str>,
    pub stage: Stage,
    pub symbols: Vec<Symbol>,
    pub sources: Vec<Source>,
    pub literals: Vec<Literal>,
    /// The groups of ranks that collectives name, each once.
    pub groups: Vec<Groups>,
    /// Bodies of branches and loops. Each is a graph of its own, with its own values, literals, sources and bodies; its
    /// symbols are those of the graph around it, and it mutates nothing.
    pub subgraphs: Vec<Graph>,
    pub inputs: Vec<Input>,
    pub nodes: Vec<Node>,
    /// The type of each value.
    pub values: Vec<ValueType>,
    pub outputs: Vec<Output>,
    pub mutations: Vec<Mutation>,
    /// Tensors that only the backward graph of the same step reads: the position in `outputs`, and the name of the
    /// input that it is there.
    pub saved: Vec<(u32, Arc<str>)>,
    /// Inputs whose elements lie in device memory in another layout than the default, by position: the layout as XLA
    /// writes it.
    pub lies: BTreeMap<u32, Arc<str>>,
}

impl TensorType {
    /// A contiguous tensor.
    pub fn new(dtype: DType, dims: impl IntoIterator<Item = impl Into<Dim>>) -> Self {
        Self { dtype, dims: dims.into_iter().map(Into::into).collect(), strides: None }
    }

    /// Sizes, where none depends on a symbol.
    pub fn static_dims(&self) -> Option<SmallVec<[i64; 4]>> {
        self.dims.iter().map(Dim::as_static).collect()
    }
}

impl ValueType {
    pub fn tensor(&self) -> Option<&TensorType> {
        match self {
            ValueType::Tensor(t) => Some(t),
            _ => None,
        }
    }
}

impl Groups {
    /// Ranks in all groups together.
    pub fn ranks(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }

    /// Ranks in each group.
    pub fn size(&self) -> usize {
        self.0.first().map_or(0, Vec::len)
    }
}

impl Literal {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.dims.iter().product::<i64>() as usize
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Arg {
    /// Calls `f` on every value named in this argument, lists included.
    pub fn for_each_value(&self, f: &mut impl FnMut(ValueId)) {
        match self {
            Arg::Value(v) => f(*v),
            Arg::List(items) => items.iter().for_each(|a| a.for_each_value(f)),
            _ => {}
        }
    }

    /// Returns the argument with every value replaced by `f`.
    pub fn map_values(&self, f: &mut impl FnMut(ValueId) -> ValueId) -> Arg {
        match self {
            Arg::Value(v) => Arg::Value(f(*v)),
            Arg::List(items) => Arg::List(items.iter().map(|a| a.map_values(f)).collect()),
            other => other.clone(),
        }
    }

    fn bind(&mut self, binding: &[i64]) -> Result<(), EvalError> {
        match self {
            Arg::Sym(e) => *self = Arg::Int(e.eval(binding)?),
            Arg::SymFloat(e) => *self = Arg::Float(e.eval(binding)?),
            Arg::List(items) => items.iter_mut().try_for_each(|a| a.bind(binding))?,
            _ => {}
        }
        Ok(())
    }
}

impl Node {
    /// Positional arguments, then keyword arguments.
    pub fn all_args(&self) -> impl Iterator<Item = &Arg> {
        self.args.iter().chain(self.kwargs.iter().map(|(_, a)| a))
    }

    pub fn all_args_mut(&mut self) -> impl Iterator<Item = &mut Arg> {
        self.args.iter_mut().chain(self.kwargs.iter_mut().map(|(_, a)| a))
    }

    pub fn kwarg(&self, name: &str) -> Option<&Arg> {
        self.kwargs.iter().find(|(n, _)| &**n == name).map(|(_, a)| a)
    }

    /// Whether the call is nothing but a function of its arguments: equal calls may be merged, unused ones dropped.
    pub fn is_pure(&self) -> bool {
        let writes = self.kwarg("out").is_some_and(|out| *out != Arg::None);
        !self.op.is_random() && !self.op.has_effect() && !writes
    }

    /// The value whose elements the node moves, if it computes nothing and reads one value.
    pub fn moved(&self) -> Option<ValueId> {
        let is_pointwise = self.op.entry().is_some_and(|entry| entry.padding == Padding::Pointwise);
        let moves =
            self.op.has(Mark::RoundsAsIeee754) && !is_pointwise || &*self.op == "aten.permute.default";
        let mut read: SmallVec<[ValueId; 2]> = SmallVec::new();
        self.for_each_operand(|value| read.push(value));
        match read[..] {
            [value] if moves => Some(value),
            _ => None,
        }
    }

    /// Calls `f` on every value this node reads.
    pub fn for_each_operand(&self, mut f: impl FnMut(ValueId)) {
        self.all_args().for_each(|a| a.for_each_value(&mut f));
    }
}

impl Graph {
    /// An empty graph.
    pub fn new(name: &str, stage: Stage) -> Self {
        Graph {
            name: name.into(),
            stage,
            symbols: Vec::new(),
            sources: Vec::new(),
            literals: Vec::new(),
            groups: Vec::new(),
            subgraphs: Vec::new(),
            inputs: Vec::new(),
            nodes: Vec::new(),
            values: Vec::new(),
            outputs: Vec::new(),
            mutations: Vec::new(),
            saved: Vec::new(),
            lies: BTreeMap::new(),
        }
    }

    pub fn ty(&self, value: ValueId) -> &ValueType {
        &self.values[value.0 as usize]
    }

    /// Whether an output is a tensor: a result of the graph's program.
    pub fn is_tensor(&self, output: &Output) -> bool {
        matches!(output, Arg::Value(value) if self.ty(*value).tensor().is_some())
    }

    /// Whether a compiler may choose how output `at` lies in device memory: the backward graph alone reads it, and it
    /// has more than one dimension.
    pub fn chosen(&self, at: usize) -> bool {
        let Some(Arg::Value(value)) = self.outputs.get(at) else { return false };
        let rank = self.ty(*value).tensor().map_or(0, |ty| ty.dims.len());
        rank > 1 && self.saved.iter().any(|(saved, _)| *saved as usize == at)
    }

    /// The tensor type of a value that is a tensor.
    ///
    /// # Panics
    /// If the value is not a tensor; the verifier guarantees it for op operands.
    pub fn tensor(&self, value: ValueId) -> &TensorType {
        self.ty(value).tensor().expect("value is a tensor")
    }

    /// Whether any node is like that, bodies included.
    pub fn any_node(&self, is_it: &impl Fn(&Node) -> bool) -> bool {
        self.nodes.iter().any(is_it) || self.subgraphs.iter().any(|body| body.any_node(is_it))
    }

    /// How many ranks run the graph's program together: those that its collectives go over, bodies included, or 1.
    pub fn ranks(&self) -> usize {
        let own = self.groups.iter().filter(|groups| groups.size() > 1).map(Groups::ranks);
        own.chain(self.subgraphs.iter().map(Graph::ranks)).max().unwrap_or(1)
    }

    /// Where a node comes from in the user's program.
    pub fn source(&self, node: &Node) -> Option<&Source> {
        node.source.map(|s| &self.sources[s.0 as usize])
    }

    /// Every value that outlives the graph: outputs and mutations.
    pub fn for_each_result(&self, mut f: impl FnMut(ValueId)) {
        self.outputs.iter().for_each(|o| o.for_each_value(&mut f));
        self.mutations.iter().for_each(|m| f(m.value));
    }

    /// Whether every size is a number.
    pub fn is_static(&self) -> bool {
        let is_static = |t: &ValueType| match t {
            ValueType::Tensor(t) => t.dims.iter().all(|d| matches!(d, Dim::Static(_))),
            _ => true,
        };
        fn has_sym(a: &Arg) -> bool {
            match a {
                Arg::Sym(_) | Arg::SymFloat(_) => true,
                Arg::List(items) => items.iter().any(has_sym),
                _ => false,
            }
        }
        self.values.iter().all(is_static)
            && !self.nodes.iter().flat_map(Node::all_args).any(has_sym)
            && self.subgraphs.iter().all(Graph::is_static)
    }

    /// The graph with symbol `i` bound to `binding[i]`: every size of a tensor and every size argument becomes a
    /// number. Outputs that are sizes stay expressions, because the caller of the graph evaluates them.
    ///
    /// # Errors
    /// If a size expression has no value under the binding, or a size comes out negative.
    pub fn bind(&self, binding: &[i64]) -> Result<Graph, EvalError> {
        let mut bound = self.clone();
        // Padded results are cut, which default layouts suit.
        bound.saved.clear();
        for ty in &mut bound.values {
            if let ValueType::Tensor(t) = ty {
                for dim in t.dims.iter_mut().chain(t.strides.iter_mut().flatten()) {
                    let size = dim.eval(binding)?;
                    if size < 0 {
                        return Err(EvalError::Overflow);
                    }
                    *dim = Dim::Static(size);
                }
            }
        }
        for node in &mut bound.nodes {
            for arg in node.all_args_mut() {
                arg.bind(binding)?;
            }
        }
        bound.subgraphs = self.subgraphs.iter().map(|g| g.bind(binding)).collect::<Result<_, _>>()?;
        Ok(bound)
    }
}
