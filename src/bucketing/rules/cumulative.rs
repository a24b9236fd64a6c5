//! Running sums and the like: an element depends on earlier ones only, and padding comes last.

use super::super::reshape::as_prefix;
use super::super::{Builder, Reason, Rule};
use super::{dim, unknown};
use crate::fx::{Arg, Node};

pub const RULES: &[(&str, Rule)] = &[("aten.cumsum.default", running)];

fn running(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    if b.rank(x) > 0 {
        let at = dim(node, 1, b.rank(x))?;
        x = as_prefix(b, x, at)?;
    }
    let extent = unknown(b.extent(x));
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    let kwargs = b.plain_kwargs(node)?;
    let extents = node.outputs.iter().map(|_| extent.clone()).collect();
    b.keep(node, args, kwargs, extents)
}
