//! The padded graph as it is built, and what every rule needs to build it.

use super::Reason;
use super::extent::{Extent, Side, sizes};
use super::size_facts::{SizeFacts, expr};
use crate::fx::{
    Arg, DType, Expr, FloatExpr, Graph, Input, InputKind, Node, NumberKind, TensorType, ValueId, ValueType,
};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::Arc;

/// The name of the input that holds true sizes.
pub const SIZES: &str = "torchtpu_sizes";

/// A graph of padded tensors under construction.
pub struct Builder<'g> {
    /// The graph over symbols.
    pub old: &'g Graph,
    pub facts: SizeFacts<'g>,
    pub graph: Graph,
    /// Extent of each value of the new graph; empty if the value is not a tensor.
    extents: Vec<Extent>,
    /// Old value → new value.
    map: Vec<Option<ValueId>>,
    /// Expressions of the true sizes that the extra input holds.
    pub sizes: Vec<Expr>,
    sizes_input: ValueId,
    counts: Vec<ValueId>,
    valid: Vec<(Side, ValueId)>,
    masked: HashMap<(ValueId, usize, u64), ValueId>,
    /// Masks that were put in.
    pub masks: u64,
    /// First contradiction that the rule of this node met, if any.
    refused: Option<Reason>,
    node: Arc<str>,
    source: Option<crate::fx::SourceId>,
    serial: usize,
}

impl<'g> Builder<'g> {
    /// Begins with the inputs, of which each has the extent given.
    pub fn new(old: &'g Graph, facts: SizeFacts<'g>, inputs: Vec<Option<Extent>>) -> Self {
        let mut graph = Graph::new(&old.name, old.stage);
        graph.symbols = old.symbols.clone();
        graph.sources = old.sources.clone();
        graph.literals = old.literals.clone();
        graph.inputs = old.inputs.clone();
        let mut extents = Vec::new();
        for (ty, extent) in old.values.iter().zip(inputs) {
            graph.values.push(match (ty, &extent) {
                (ValueType::Tensor(t), Some(extent)) => {
                    ValueType::Tensor(TensorType::new(t.dtype, sizes(extent)))
                }
                (other, _) => other.clone(),
            });
            extents.push(extent.unwrap_or_default());
        }
        let count = graph.inputs.len();
        let mut map: Vec<Option<ValueId>> = (0..count as u32).map(|i| Some(ValueId(i))).collect();
        map.resize(old.values.len(), None);
        let sizes_input = ValueId(count as u32);
        graph.inputs.push(Input { name: SIZES.into(), kind: InputKind::Input, is_static: false, fqn: None });
        graph.values.push(ValueType::Tensor(TensorType::new(DType::I32, [0i64])));
        extents.push(SmallVec::from_iter([Side::fixed(0)]));
        Builder {
            old,
            facts,
            graph,
            extents,
            map,
            sizes: Vec::new(),
            sizes_input,
            counts: Vec::new(),
            valid: Vec::new(),
            masked: HashMap::new(),
            masks: 0,
            refused: None,
            node: "".into(),
            source: None,
            serial: 0,
        }
    }

    /// Ends the graph: results are read off the old one.
    pub fn finish(mut self) -> Result<(Graph, Vec<Expr>, u64), Reason> {
        let length = self.sizes.len() as i64;
        self.graph.values[self.sizes_input.0 as usize] =
            ValueType::Tensor(TensorType::new(DType::I32, [length]));
        for output in &self.old.outputs {
            let new = match output {
                Arg::Value(v) if *self.old.ty(*v) == ValueType::None => Arg::None,
                Arg::Value(v) => Arg::Value(self.new_value(*v)?),
                other => other.clone(),
            };
            self.graph.outputs.push(new);
        }
        for mutation in &self.old.mutations {
            let value = self.new_value(mutation.value)?;
            self.graph.mutations.push(crate::fx::Mutation { input: mutation.input, value });
        }
        Ok((self.graph, self.sizes, self.masks))
    }

    /// The node that the following ones stand for.
    pub fn begin(&mut self, node: &Node) {
        self.node = Arc::clone(&node.name);
        self.source = node.source;
        self.serial = 0;
    }

    // Values

    pub fn new_value(&self, old: ValueId) -> Result<ValueId, Reason> {
        self.map[old.0 as usize].ok_or_else(|| format!("value {} is read before it is made", old.0))
    }

    pub fn is_defined(&self, old: ValueId) -> Option<ValueId> {
        self.map[old.0 as usize]
    }

    pub fn extent(&self, value: ValueId) -> &Extent {
        &self.extents[value.0 as usize]
    }

    pub fn dtype(&self, value: ValueId) -> DType {
        self.graph.tensor(value).dtype
    }

    pub fn rank(&self, value: ValueId) -> usize {
        self.extent(value).len()
    }

    /// Dimension `at` of a value.
    ///
    /// # Errors
    /// It has no such dimension.
    pub fn side(&self, value: ValueId, at: usize) -> Result<Side, Reason> {
        let side = self.extent(value).get(at).cloned();
        side.ok_or_else(|| format!("a tensor of rank {} has no dimension {at}", self.rank(value)))
    }

    /// As [`Builder::side`], if nothing can be reported: the node is refused once its rule returns.
    pub fn side_or_refuse(&mut self, value: ValueId, at: usize) -> Option<Side> {
        self.side(value, at).map_err(|reason| self.refused.get_or_insert(reason).clone()).ok()
    }

    /// Why the node is refused whatever its rule returned.
    pub fn take_refusal(&mut self) -> Option<Reason> {
        self.refused.take()
    }

    /// Whether any dimension of a value has padding.
    pub fn is_padded(&self, value: ValueId) -> bool {
        self.extent(value).iter().any(Side::is_padded)
    }

    /// The tensor at a position.
    pub fn tensor(&self, node: &Node, i: usize) -> Result<ValueId, Reason> {
        match node.arg(i) {
            Arg::Value(v) => self.new_value(*v),
            _ => Err(format!("argument {i} is no tensor")),
        }
    }

    /// The tensor at a position, if there is one.
    pub fn maybe_tensor(&self, node: &Node, i: usize) -> Result<Option<ValueId>, Reason> {
        match node.arg(i) {
            Arg::Value(v) => self.new_value(*v).map(Some),
            Arg::None => Ok(None),
            _ => Err(format!("argument {i} is no tensor")),
        }
    }

    /// The declared type of output `i` of an old node.
    pub fn declared(&self, node: &Node, i: usize) -> Result<&'g TensorType, Reason> {
        let old = self.old;
        node.outputs
            .get(i)
            .and_then(|v| old.ty(*v).tensor())
            .ok_or_else(|| format!("output {i} is no tensor"))
    }

    /// The declared true sizes of output `i`.
    pub fn declared_sizes(&self, node: &Node, i: usize) -> Result<Vec<Expr>, Reason> {
        Ok(self.declared(node, i)?.dims.iter().map(expr).collect())
    }

    /// The declared sizes of output `i` as padded dimensions.
    pub fn declared_extent(&self, node: &Node, i: usize) -> Result<Extent, Reason> {
        self.declared(node, i)?.dims.iter().map(|d| self.facts.side_of(d)).collect()
    }

    /// Says which new value stands for output `i` of an old node.
    ///
    /// # Errors
    /// The node has no such output.
    pub fn define(&mut self, node: &Node, i: usize, new: ValueId) -> Result<(), Reason> {
        let old = node.outputs.get(i).ok_or_else(|| format!("it has no output {i}"))?;
        self.map[old.0 as usize] = Some(new);
        Ok(())
    }

    // Nodes

    /// An argument with new values, and without sizes.
    pub fn plain(&self, arg: &Arg) -> Result<Arg, Reason> {
        Ok(match arg {
            Arg::Value(v) => Arg::Value(self.new_value(*v)?),
            Arg::List(items) => Arg::List(items.iter().map(|a| self.plain(a)).collect::<Result<_, _>>()?),
            Arg::Sym(e) => return Err(format!("an argument is the size {}", self.facts.show(e))),
            Arg::SymFloat(_) => return Err("an argument is a number computed from sizes".into()),
            Arg::Graph(_) => return Err("it calls a graph".into()),
            other => other.clone(),
        })
    }

    pub fn plain_args(&self, node: &Node) -> Result<Vec<Arg>, Reason> {
        node.args.iter().map(|a| self.plain(a)).collect()
    }

    pub fn plain_kwargs(&self, node: &Node) -> Result<Vec<(Arc<str>, Arg)>, Reason> {
        node.kwargs.iter().map(|(n, a)| Ok((Arc::clone(n), self.plain(a)?))).collect()
    }

    /// A node with outputs of these types.
    pub fn emit_many(
        &mut self,
        op: &str,
        args: Vec<Arg>,
        kwargs: Vec<(Arc<str>, Arg)>,
        outs: Vec<Option<(DType, Extent)>>,
    ) -> Vec<ValueId> {
        let mut outputs: SmallVec<[ValueId; 1]> = SmallVec::new();
        for out in outs {
            outputs.push(ValueId(self.graph.values.len() as u32));
            match out {
                Some((dtype, extent)) => {
                    self.graph.values.push(ValueType::Tensor(TensorType::new(dtype, sizes(&extent))));
                    self.extents.push(extent);
                }
                None => {
                    self.graph.values.push(ValueType::None);
                    self.extents.push(Extent::new());
                }
            }
        }
        let name = if self.serial == 0 {
            Arc::clone(&self.node)
        } else {
            format!("{}_padded_{}", self.node, self.serial).into()
        };
        self.serial += 1;
        let made = outputs.to_vec();
        self.graph.nodes.push(Node { name, op: op.into(), args, kwargs, outputs, source: self.source });
        made
    }

    /// A node with one output.
    pub fn emit(&mut self, op: &str, args: Vec<Arg>, dtype: DType, extent: Extent) -> ValueId {
        self.emit_with(op, args, Vec::new(), dtype, extent)
    }

    pub fn emit_with(
        &mut self,
        op: &str,
        args: Vec<Arg>,
        kwargs: Vec<(Arc<str>, Arg)>,
        dtype: DType,
        extent: Extent,
    ) -> ValueId {
        self.emit_many(op, args, kwargs, vec![Some((dtype, extent))])[0]
    }

    /// The node itself with other arguments; its outputs have these extents, in order.
    pub fn keep(
        &mut self,
        node: &Node,
        args: Vec<Arg>,
        kwargs: Vec<(Arc<str>, Arg)>,
        extents: Vec<Extent>,
    ) -> Result<(), Reason> {
        let mut extents = extents.into_iter();
        let outs = node
            .outputs
            .iter()
            .map(|v| self.old.ty(*v).tensor().map(|t| (t.dtype, extents.next().unwrap_or_default())));
        let outs = outs.collect();
        let made = self.emit_many(&node.op, args, kwargs, outs);
        made.into_iter().enumerate().try_for_each(|(i, new)| self.define(node, i, new))
    }

    /// The node as it is: nothing it reads or makes is padded.
    pub fn copy(&mut self, node: &Node) -> Result<(), Reason> {
        let (args, kwargs) = (self.plain_args(node)?, self.plain_kwargs(node)?);
        let fixed = |v: &ValueId| -> Option<Extent> {
            let dims = &self.old.ty(*v).tensor()?.dims;
            Some(dims.iter().map(|d| Side::fixed(d.as_static().unwrap_or(0))).collect())
        };
        let extents = node.outputs.iter().filter_map(fixed).collect();
        self.keep(node, args, kwargs, extents)
    }

    // Numbers

    /// A tensor of rank 0.
    pub fn number(&mut self, number: f64, dtype: DType) -> ValueId {
        let kwargs = vec![("dtype".into(), Arg::DType(dtype))];
        let args = vec![Arg::List(Vec::new()), literal(number, dtype)];
        self.emit_with("aten.full.default", args, kwargs, dtype, Extent::new())
    }

    /// A true size, as a 32-bit tensor of rank 0.
    pub fn count(&mut self, e: &Expr) -> ValueId {
        if let Some(value) = e.as_const() {
            return self.number(value as f64, DType::I32);
        }
        if let Some(i) = self.sizes.iter().position(|known| known == e) {
            return self.counts[i];
        }
        let index = Arg::Int(self.sizes.len() as i64);
        let args = vec![Arg::Value(self.sizes_input), Arg::Int(0), index];
        let count = self.emit("aten.select.int", args, DType::I32, Extent::new());
        self.sizes.push(e.clone());
        self.counts.push(count);
        count
    }

    /// A true size as a number of another type.
    pub fn count_as(&mut self, e: &Expr, dtype: DType) -> ValueId {
        let count = self.count(e);
        self.cast(count, dtype)
    }

    /// A float that is computed from true sizes, as a tensor of rank 0 in double precision.
    pub fn float(&mut self, e: &FloatExpr) -> ValueId {
        let wide = DType::F64;
        match e {
            FloatExpr::Int(e) => self.count_as(e, wide),
            FloatExpr::Const(x) => self.number(x.0, wide),
            FloatExpr::Div(p) => {
                let (a, b) = (self.float(&p.0), self.float(&p.1));
                self.binary("aten.div.Tensor", a, b, wide)
            }
            FloatExpr::Pow(p) => {
                let (a, b) = (self.float(&p.0), self.float(&p.1));
                self.binary("aten.pow.Tensor_Tensor", a, b, wide)
            }
            FloatExpr::Sqrt(x) => {
                let x = self.float(x);
                self.emit("aten.sqrt.default", vec![Arg::Value(x)], wide, Extent::new())
            }
            FloatExpr::Max(terms) | FloatExpr::Min(terms) => {
                let largest = matches!(e, FloatExpr::Max(_));
                let op = if largest { "aten.maximum.default" } else { "aten.minimum.default" };
                let terms: Vec<ValueId> = terms.iter().map(|term| self.float(term)).collect();
                let combined = terms.into_iter().reduce(|a, b| self.binary(op, a, b, wide));
                // The verifier knows no maximum of nothing.
                combined.unwrap_or_else(|| self.number(f64::NAN, wide))
            }
            FloatExpr::Add(terms) | FloatExpr::Mul(terms) => {
                let add = matches!(e, FloatExpr::Add(_));
                let op = if add { "aten.add.Tensor" } else { "aten.mul.Tensor" };
                let mut total = self.number(if add { 0.0 } else { 1.0 }, wide);
                for term in terms {
                    let term = self.float(term);
                    total = self.binary(op, total, term, wide);
                }
                total
            }
        }
    }

    pub fn cast(&mut self, value: ValueId, dtype: DType) -> ValueId {
        if self.dtype(value) == dtype {
            return value;
        }
        let mut extent = self.extent(value).clone();
        if !(self.dtype(value).is_float() && dtype.is_float()) {
            for side in &mut extent {
                *side = side.clone().holding(side.holds.filter(|held| held.to_bits() == 0));
            }
        }
        let kwargs = vec![("dtype".into(), Arg::DType(dtype))];
        self.emit_with("aten._to_copy.default", vec![Arg::Value(value)], kwargs, dtype, extent)
    }

    /// `0, 1, … size - 1`, 32-bit.
    pub fn iota(&mut self, size: i64) -> ValueId {
        let kwargs = vec![("dtype".into(), Arg::DType(DType::I32))];
        let args = vec![Arg::Int(0), Arg::Int(size), Arg::Int(1)];
        let extent = SmallVec::from_iter([Side::fixed(size)]);
        self.emit_with("aten.arange.start_step", args, kwargs, DType::I32, extent)
    }

    /// A pointwise op of two tensors, whose memory broadcasts.
    pub fn binary(&mut self, op: &str, a: ValueId, b: ValueId, dtype: DType) -> ValueId {
        let extent = self.broadcast_memory(&[a, b]);
        self.emit(op, vec![Arg::Value(a), Arg::Value(b)], dtype, extent)
    }

    /// The extent of a pointwise op on tensors that are known to fit each other.
    pub fn broadcast_memory(&self, values: &[ValueId]) -> Extent {
        let rank = values.iter().map(|v| self.rank(*v)).max().unwrap_or(0);
        let side = |at: usize| {
            let sides = values.iter().filter_map(|v| {
                let extent = self.extent(*v);
                (at + extent.len()).checked_sub(rank).map(|d| &extent[d])
            });
            let mut best = Side::fixed(1);
            for side in sides {
                if side.is_padded() || (side.size() != 1 && !best.is_padded()) {
                    best = side.clone();
                }
            }
            best.holding(None)
        };
        (0..rank).map(side).collect()
    }

    /// Views the same memory under other dimensions.
    pub fn reshape(&mut self, value: ValueId, extent: Extent) -> ValueId {
        let to = sizes(&extent);
        let dtype = self.dtype(value);
        let args = vec![Arg::Value(value), Arg::List(to.into_iter().map(Arg::Int).collect())];
        self.emit("aten.view.default", args, dtype, extent)
    }

    // Masks

    /// Whether each index of a dimension is valid, as `bool[size]`.
    pub fn valid(&mut self, side: &Side) -> ValueId {
        if let Some((_, known)) = self.valid.iter().find(|(s, _)| s.factors == side.factors) {
            return *known;
        }
        let mut mask: Option<ValueId> = None;
        for (i, factor) in side.factors.iter().enumerate() {
            if !factor.is_padded() {
                continue;
            }
            let iota = self.iota(factor.size);
            let count = self.count(&factor.valid);
            let here = self.binary("aten.lt.Tensor", iota, count, DType::Bool);
            let mut shape: Extent = side.factors.iter().map(|_| Side::fixed(1)).collect();
            shape[i] = Side::fixed(factor.size);
            let here = self.reshape(here, shape);
            mask = Some(match mask {
                Some(before) => self.binary("aten.logical_and.default", before, here, DType::Bool),
                None => here,
            });
        }
        let full: Extent = side.factors.iter().map(|f| Side::fixed(f.size)).collect();
        let mask = match mask {
            Some(mask) => self.expand(mask, full),
            None => {
                let args = vec![Arg::List(vec![Arg::Int(side.size())]), Arg::Bool(true)];
                let kwargs = vec![("dtype".into(), Arg::DType(DType::Bool))];
                let extent = SmallVec::from_iter([Side::fixed(side.size())]);
                self.emit_with("aten.full.default", args, kwargs, DType::Bool, extent)
            }
        };
        let mask = self.reshape(mask, SmallVec::from_iter([Side::fixed(side.size())]));
        self.valid.push((side.clone(), mask));
        mask
    }

    pub fn expand(&mut self, value: ValueId, extent: Extent) -> ValueId {
        let to = sizes(&extent);
        if sizes(self.extent(value)) == to {
            return value;
        }
        let dtype = self.dtype(value);
        let args = vec![Arg::Value(value), Arg::List(to.into_iter().map(Arg::Int).collect())];
        self.emit("aten.expand.default", args, dtype, extent)
    }

    /// A vector along dimension `at` of a tensor of rank `rank`.
    pub fn along(&mut self, vector: ValueId, at: usize, rank: usize) -> ValueId {
        let Some(size) = self.side_or_refuse(vector, 0) else { return vector };
        let mut shape: Extent = (0..rank).map(|_| Side::fixed(1)).collect();
        shape[at] = size;
        self.reshape(vector, shape)
    }

    /// The tensor with `number` in the padding of dimension `at`.
    pub fn mask(&mut self, value: ValueId, at: usize, number: f64) -> ValueId {
        let Some(side) = self.side_or_refuse(value, at) else { return value };
        if !side.is_padded() || side.holds.is_some_and(|held| held.to_bits() == number.to_bits()) {
            return value;
        }
        let key = (value, at, number.to_bits());
        if let Some(known) = self.masked.get(&key) {
            return *known;
        }
        let valid = self.valid(&side);
        let valid = self.along(valid, at, self.rank(value));
        let dtype = self.dtype(value);
        let fill = self.number(number, dtype);
        let mut extent = self.extent(value).clone();
        for (d, side) in extent.iter_mut().enumerate() {
            let holds_it = side.holds.is_some_and(|held| held.to_bits() == number.to_bits());
            let rows_hold_it =
                d != at && side.rows_hold.is_some_and(|held| held.to_bits() == number.to_bits());
            side.holds = (d == at || holds_it).then_some(number);
            side.rows_hold = rows_hold_it.then_some(number);
        }
        let args = vec![Arg::Value(valid), Arg::Value(value), Arg::Value(fill)];
        let masked = self.emit("aten.where.self", args, dtype, extent);
        self.masks += 1;
        self.masked.insert(key, masked);
        masked
    }

    /// As [`Builder::mask`], but that the padding of a row that is NaN throughout may be NaN.
    pub fn mask_rows(&mut self, value: ValueId, at: usize, number: f64) -> ValueId {
        match self.side_or_refuse(value, at).and_then(|side| side.rows_hold) {
            Some(held) if held.to_bits() == number.to_bits() => value,
            _ => self.mask(value, at, number),
        }
    }

    /// The tensor with `number` in the padding of these dimensions.
    pub fn mask_all(&mut self, mut value: ValueId, dims: &[usize], number: f64) -> ValueId {
        for d in dims {
            value = self.mask(value, *d, number);
        }
        value
    }

    /// The elements of dimension `at` at these indices (32-bit vector), which become a dimension `side`.
    pub fn take(&mut self, value: ValueId, at: usize, indices: ValueId, side: Side) -> ValueId {
        let mut extent = self.extent(value).clone();
        extent[at] = side;
        let dtype = self.dtype(value);
        let indices = self.cast(indices, DType::I64);
        let args = vec![Arg::Value(value), Arg::Int(at as i64), Arg::Value(indices)];
        self.emit("aten.index_select.default", args, dtype, extent)
    }

    /// Integer arithmetic on 32-bit tensors of sizes and indices.
    pub fn int(&mut self, op: &str, a: ValueId, b: ValueId) -> ValueId {
        self.binary(op, a, b, DType::I32)
    }

    /// 32-bit indices forced into `0..size`.
    pub fn clamp(&mut self, indices: ValueId, size: i64) -> ValueId {
        let extent = self.extent(indices).clone();
        let args = vec![Arg::Value(indices), Arg::Int(0), Arg::Int((size - 1).max(0))];
        self.emit("aten.clamp.default", args, DType::I32, extent)
    }
}

/// A number as an argument for a tensor of a type; infinities become the ends of an integer type's range.
pub fn literal(number: f64, dtype: DType) -> Arg {
    let bits = 8 * dtype.size() as u32;
    match dtype.kind() {
        NumberKind::Bool => Arg::Bool(number > 0.0),
        NumberKind::Signed if number == f64::INFINITY => Arg::Int(((1i128 << (bits - 1)) - 1) as i64),
        NumberKind::Signed if number == f64::NEG_INFINITY => Arg::Int((-(1i128 << (bits - 1))) as i64),
        // The largest 64-bit unsigned number has no argument; it is masked by what calls this.
        NumberKind::Unsigned if number == f64::INFINITY => {
            Arg::Int(((1i128 << bits) - 1).min(i128::from(i64::MAX)) as i64)
        }
        NumberKind::Unsigned if number == f64::NEG_INFINITY => Arg::Int(0),
        NumberKind::Signed | NumberKind::Unsigned => Arg::Int(number as i64),
        _ => Arg::Float(number),
    }
}
