//! One node as a rewriting rule sees it.

use super::rewrite::{Built, Step};
use crate::fx::{Arg, Dim, Node, TensorType, ValueType};
use std::sync::Arc;

/// A node under a rule, its operands being values of the new graph.
pub struct Site<'a> {
    pub built: &'a mut Built,
    pub node: &'a mut Node,
    /// Declared types of the outputs.
    pub outs: &'a [ValueType],
}

/// A rule for an op. It may change the node without changing what it computes.
pub type Rule = fn(&mut Site) -> Step;

impl Site<'_> {
    /// The type of the tensor at a position.
    pub fn operand(&self, i: usize) -> Option<&TensorType> {
        self.built.graph.ty(self.node.value(i)?).tensor()
    }

    /// The declared type of the only output, where it is a tensor.
    pub fn out(&self) -> Option<&TensorType> {
        match self.outs {
            [ValueType::Tensor(ty)] => Some(ty),
            _ => None,
        }
    }

    /// The node becomes `op(args)`, without keyword arguments.
    pub fn replace(&mut self, op: &str, args: Vec<Arg>) -> Step {
        self.replace_with(op, args, Vec::new())
    }

    pub fn replace_with(&mut self, op: &str, args: Vec<Arg>, kwargs: Vec<(Arc<str>, Arg)>) -> Step {
        if &*self.node.op != op {
            self.node.op = op.into();
        }
        self.node.args = args;
        self.node.kwargs = kwargs;
        Step::Keep
    }

    /// The node's output equals its first argument.
    pub fn forward_first(&self) -> Step {
        self.node.value(0).map_or(Step::Keep, Step::forward)
    }

    /// The node that computes argument `i`, where it is a call of `op`.
    pub fn definition(&self, i: usize, op: &str) -> Option<&Node> {
        self.built.defined_by(self.node.value(i)?, op)
    }
}

/// Sizes as an argument.
pub fn size_list(dims: &[Dim]) -> Arg {
    Arg::List(dims.iter().map(size).collect())
}

/// A size as an argument.
pub fn size(dim: &Dim) -> Arg {
    match dim {
        Dim::Static(n) => Arg::Int(*n),
        Dim::Expr(e) => Arg::Sym(e.clone()),
    }
}

/// Number of elements, where all sizes are numbers.
pub fn numel(dims: &[Dim]) -> Option<i64> {
    dims.iter().try_fold(1i64, |n, d| n.checked_mul(d.as_static()?))
}
