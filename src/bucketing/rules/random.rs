//! Random bits: those of an element follow from the index that it has in the tensor of true sizes.

use super::super::{Builder, Extent, Reason, Rule, Side};
use super::pointwise;
use crate::fx::{Arg, DType, Node, ValueId};

pub const RULES: &[(&str, Rule)] =
    &[("torchtpu.quick_erfinv.default", pointwise::pointwise), ("torchtpu.random_bits.default", random_bits)];

/// `random_bits(seed, size, *, dtype)`
fn random_bits(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let seed = b.tensor(node, 0)?;
    let extent = b.declared_extent(node, 0)?;
    let kwargs = b.plain_kwargs(node)?;
    // The outermost size weighs nothing in an index.
    if !extent.iter().skip(1).any(Side::is_padded) {
        let memory = Arg::List(extent.iter().map(|side| Arg::Int(side.size())).collect());
        return b.keep(node, vec![Arg::Value(seed), memory], kwargs, vec![extent]);
    }
    let index = row_major(b, &extent);
    let mut drawn = node.clone();
    drawn.op = "torchtpu.random_bits_at.default".into();
    b.keep(&drawn, vec![Arg::Value(seed), Arg::Value(index)], kwargs, vec![extent])
}

/// The row-major index of each valid element in the tensor of true sizes.
fn row_major(b: &mut Builder, extent: &Extent) -> ValueId {
    let elements = extent.iter().fold(1i64, |n, side| n.saturating_mul(side.size()));
    let dtype = if elements <= i64::from(i32::MAX) { DType::I32 } else { DType::I64 };
    let mut weight = b.number(1.0, dtype);
    let mut index: Option<ValueId> = None;
    for (d, side) in extent.iter().enumerate().rev() {
        let places = b.iota(side.size());
        let places = b.cast(places, dtype);
        let scaled = b.binary("aten.mul.Tensor", places, weight, dtype);
        let scaled = b.along(scaled, d, extent.len());
        index = Some(index.map_or(scaled, |index| b.binary("aten.add.Tensor", index, scaled, dtype)));
        if d > 0 {
            let count = b.count_as(&side.valid(), dtype);
            weight = b.binary("aten.mul.Tensor", weight, count, dtype);
        }
    }
    index.unwrap_or(weight)
}
