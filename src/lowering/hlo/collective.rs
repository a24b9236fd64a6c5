//! Ops that replicas of a program run together.
//!
//! Replica `i` is the rank of that number. Every collective has a channel of its own and says that its groups are of
//! global device ids, which in a program of one partition are the numbers of its replicas. An `all_to_all` with a
//! channel would go over partitions: it has none.

use super::{Body, Hlo, Val};
use crate::fx::{DType, Groups};
use crate::lowering::types::{Dims, Shape};
use std::cell::{Cell, RefCell};
use std::fmt::Write;
use std::rc::Rc;

/// How many channels a program has, and the groups that its collectives go over. Regions share them with the block
/// around them.
#[derive(Clone, Default)]
pub struct Channels {
    last: Rc<Cell<i64>>,
    groups: Rc<RefCell<Vec<Groups>>>,
}

/// How the attribute begins that stands for groups while a module is built. The dialect is nobody's.
const PLACEHOLDER: &str = "#torchtpu.groups";
/// How the name of groups begins in a program's text.
const ALIAS: &str = "#groups";

impl Channels {
    /// The text of a channel that no other collective has.
    fn next(&self) -> String {
        self.last.set(self.last.get() + 1);
        format!("#stablehlo.channel_handle<handle = {}, type = 1>", self.last.get())
    }

    /// The attribute that stands for groups until [`Channels::define`] gives them a name.
    fn named(&self, groups: &Groups) -> String {
        let mut known = self.groups.borrow_mut();
        let i = known.iter().position(|k| k == groups).unwrap_or_else(|| {
            known.push(groups.clone());
            known.len() - 1
        });
        format!("{PLACEHOLDER}{i}")
    }

    /// The program's text with each list of groups defined once, before it, and named if collectives go over it: a
    /// list is as long as there are ranks.
    pub fn define(&self, text: String) -> String {
        let groups = self.groups.borrow();
        if groups.is_empty() {
            return text;
        }
        let mut defined = String::new();
        for (i, Groups(groups)) in groups.iter().enumerate() {
            let (rows, columns) = (groups.len(), groups.first().map_or(0, Vec::len));
            writeln!(defined, "{ALIAS}{i} = dense<{groups:?}> : tensor<{rows}x{columns}xi64>")
                .expect("a string can be written to");
        }
        defined + &text.replace(PLACEHOLDER, ALIAS)
    }
}

impl<'m> Hlo<'m> {
    /// Folds `op` over the ranks of each group: every rank gets the result.
    pub fn all_reduce(&self, op: &str, x: &Val<'m>, groups: &Groups) -> Val<'m> {
        let (named, channel) = (self.channels.named(groups), self.channels.next());
        let attributes = [
            ("replica_groups", named.as_str().into()),
            ("channel_handle", channel.as_str().into()),
            ("use_global_device_ids", "unit".into()),
        ];
        let body: Body<'_> = &|h, v| vec![h.binary(op, &v[0], &v[1])];
        let scalar = Shape::new(x.dtype, &[]);
        let region = self.region(&[scalar.clone(), scalar], body);
        self.op("stablehlo.all_reduce", &[x], &[x.shape()], &attributes, vec![region])
            .pop()
            .expect("one result")
    }

    /// The tensors of a group's ranks, one behind the other along `dimension`.
    pub fn all_gather(&self, x: &Val<'m>, dimension: usize, groups: &Groups) -> Val<'m> {
        let Some(dims) = self.scaled(x, dimension, groups.size() as i64) else { return x.clone() };
        let (named, channel) = (self.channels.named(groups), self.channels.next());
        let attributes = [
            ("all_gather_dim", (dimension as i64).into()),
            ("replica_groups", named.as_str().into()),
            ("channel_handle", channel.as_str().into()),
            ("use_global_device_ids", "unit".into()),
        ];
        self.op1("stablehlo.all_gather", &[x], Shape::new(x.dtype, &dims), &attributes)
    }

    /// Folds `op` over the ranks of each group; rank `i` of a group gets part `i` of the result along `dimension`.
    pub fn reduce_scatter(&self, op: &str, x: &Val<'m>, dimension: usize, groups: &Groups) -> Val<'m> {
        let Some(dims) = self.divided(x, dimension, groups.size() as i64) else { return x.clone() };
        let (named, channel) = (self.channels.named(groups), self.channels.next());
        let attributes = [
            ("scatter_dimension", (dimension as i64).into()),
            ("replica_groups", named.as_str().into()),
            ("channel_handle", channel.as_str().into()),
            ("use_global_device_ids", "unit".into()),
        ];
        let body: Body<'_> = &|h, v| vec![h.binary(op, &v[0], &v[1])];
        let scalar = Shape::new(x.dtype, &[]);
        let region = self.region(&[scalar.clone(), scalar], body);
        let result = [Shape::new(x.dtype, &dims)];
        self.op("stablehlo.reduce_scatter", &[x], &result, &attributes, vec![region])
            .pop()
            .expect("one result")
    }

    /// Rank `i` of a group gets part `i` along `split` of each rank's tensor, one behind the other along `concat`.
    pub fn all_to_all(&self, x: &Val<'m>, split: usize, concat: usize, groups: &Groups) -> Val<'m> {
        let n = groups.size() as i64;
        let Some(mut dims) = self.divided(x, split, n) else { return x.clone() };
        match dims.get_mut(concat) {
            Some(size) => *size *= n,
            None => self.refuse(|| format!("all_to_all along dimension {concat} of {}", x.shape())),
        }
        let named = self.channels.named(groups);
        let attributes = [
            ("split_dimension", (split as i64).into()),
            ("concat_dimension", (concat as i64).into()),
            ("split_count", n.into()),
            ("replica_groups", named.as_str().into()),
        ];
        self.op1("stablehlo.all_to_all", &[x], Shape::new(x.dtype, &dims), &attributes)
    }

    /// The number of the rank that runs the program.
    pub fn replica_id(&self) -> Val<'m> {
        self.op1("stablehlo.replica_id", &[], Shape::new(DType::U32, &[]), &[])
    }

    fn scaled(&self, x: &Val<'m>, dimension: usize, by: i64) -> Option<Dims> {
        let mut dims = x.dims.clone();
        match dims.get_mut(dimension) {
            Some(size) => *size = size.saturating_mul(by),
            None => {
                self.refuse(|| format!("a collective along dimension {dimension} of {}", x.shape()));
                return None;
            }
        }
        Some(dims)
    }

    fn divided(&self, x: &Val<'m>, dimension: usize, by: i64) -> Option<Dims> {
        let mut dims = x.dims.clone();
        match dims.get_mut(dimension) {
            Some(size) if by > 0 && *size % by == 0 => *size /= by,
            _ => {
                self.refuse(|| format!("dimension {dimension} of {} in {by} parts", x.shape()));
                return None;
            }
        }
        Some(dims)
    }
}
