//! Scaled dot product attention: padded keys get no weight, and padded values are zeros.

use super::super::reshape::{as_prefix, place_as};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::unknown;
use crate::fx::{Arg, DType, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten._scaled_dot_product_flash_attention_for_cpu.default", forward),
    ("aten._scaled_dot_product_flash_attention_for_cpu_backward.default", backward),
];

const HEADS: usize = 1;
const ROWS: usize = 2;

/// Query, key and value with dimensions that fit each other.
struct Operands {
    query: ValueId,
    key: ValueId,
    value: ValueId,
    mask: Option<ValueId>,
}

impl Operands {
    fn read(b: &mut Builder, node: &Node, first: usize, causal: bool) -> Result<Operands, Reason> {
        let mut read = [b.tensor(node, first)?, b.tensor(node, first + 1)?, b.tensor(node, first + 2)?];
        let (batch, heads) = (b.extent(read[0])[0].clone(), b.extent(read[0])[HEADS].clone());
        for x in &mut read {
            if b.extent(*x)[3].is_padded() {
                return Err("the head dimension varies".into());
            }
            let own = b.extent(*x)[HEADS].clone();
            if (own.is_padded() || heads.is_padded()) && !b.facts.same(&own.valid(), &heads.valid()) {
                return Err("the number of heads varies under grouped-query attention".into());
            }
            *x = place_as(b, *x, 0, &batch);
            if own.is_padded() {
                *x = place_as(b, *x, HEADS, &heads);
            }
            *x = as_prefix(b, *x, ROWS)?;
        }
        let [query, key, value] = read;
        let value = b.mask(value, ROWS, 0.0);
        let mut operands = Operands { query, key, value, mask: None };
        operands.mask = operands.scores_mask(b, node, causal)?;
        Ok(operands)
    }

    /// A mask in which no padded key is seen. Scores of what a boolean mask hides may be anything; a number added to
    /// them hides only what is a number itself.
    fn scores_mask(&mut self, b: &mut Builder, node: &Node, causal: bool) -> Result<Option<ValueId>, Reason> {
        let given = match node.kwarg("attn_mask") {
            Some(Arg::Value(v)) => Some(b.new_value(*v)?),
            _ => None,
        };
        let keys = b.extent(self.key)[ROWS].clone();
        let rows = b.extent(self.query)[ROWS].clone();
        let (batch, heads) = (b.extent(self.query)[0].clone(), b.extent(self.query)[HEADS].clone());
        // A causal mask shows a row its own and earlier columns: none is padding if both have one size.
        let hidden = causal && b.facts.same(&keys.valid(), &rows.valid());
        let Some(mut given) = given else {
            if hidden || !keys.is_padded() {
                return Ok(None);
            }
            let valid = b.valid(&keys);
            return Ok(Some(b.along(valid, 3, 4)));
        };
        let rank = b.rank(given);
        for (d, side) in [(0, &batch), (HEADS, &heads), (ROWS, &rows), (3, &keys)] {
            if let Some(own) = (d + rank).checked_sub(4)
                && b.extent(given)[own].fixed_size() != Some(1)
            {
                given = place_as(b, given, own, side);
            }
        }
        if !keys.is_padded() {
            return Ok(Some(given));
        }
        let valid = b.valid(&keys);
        let valid = b.along(valid, rank.max(1) - 1, rank.max(1));
        if b.dtype(given) == DType::Bool {
            return Ok(Some(b.binary("aten.logical_and.default", given, valid, DType::Bool)));
        }
        self.key = b.mask(self.key, ROWS, 0.0);
        if b.extent(given)[rank - 1].is_padded() {
            return Ok(Some(b.mask(given, rank - 1, f64::NEG_INFINITY)));
        }
        let dtype = b.dtype(given);
        let hide = b.number(f64::NEG_INFINITY, dtype);
        let extent = b.broadcast_memory(&[valid, given]);
        let args = vec![Arg::Value(valid), Arg::Value(given), Arg::Value(hide)];
        Ok(Some(b.emit("aten.where.self", args, dtype, extent)))
    }

    fn keywords(&self, node: &Node) -> Vec<(std::sync::Arc<str>, Arg)> {
        let mask = self.mask.map_or(Arg::None, Arg::Value);
        let scale = node.kwarg("scale").cloned().unwrap_or(Arg::None);
        vec![("attn_mask".into(), mask), ("scale".into(), scale)]
    }
}

/// `(query, key, value, dropout_p, is_causal, *, attn_mask, scale)`: output and logarithms of sums.
fn forward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let causal = node.flag(4);
    let o = Operands::read(b, node, 0, causal)?;
    let mut args = b.plain_args(node)?;
    (args[0], args[1], args[2]) = (Arg::Value(o.query), Arg::Value(o.key), Arg::Value(o.value));
    let rows = unknown(&b.extent(o.query)[..3]);
    let mut out: Extent = rows.clone();
    out.push(Side::fixed(b.extent(o.value)[3].size()));
    b.keep(node, args, o.keywords(node), vec![out, rows])
}

/// `(grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, *, attn_mask, scale)`: gradients of query, key
/// and value. Rows of padded queries are summed over, so that all that is read there is 0.
fn backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let causal = node.flag(7);
    let mut o = Operands::read(b, node, 1, causal)?;
    let sides: Extent = b.extent(o.query).clone();
    let mut rows = [b.tensor(node, 0)?, o.query, b.tensor(node, 4)?, b.tensor(node, 5)?];
    for x in &mut rows {
        for d in [0, HEADS, ROWS] {
            *x = place_as(b, *x, d, &sides[d]);
        }
        *x = b.mask(*x, ROWS, 0.0);
    }
    o.key = b.mask(o.key, ROWS, 0.0);
    if let Some(mask) = o.mask
        && b.dtype(mask) != DType::Bool
        && b.rank(mask) >= 2
    {
        let d = b.rank(mask) - 2;
        o.mask = Some(b.mask(mask, d, 0.0));
    }
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(rows[0]);
    args[1] = Arg::Value(rows[1]);
    (args[2], args[3]) = (Arg::Value(o.key), Arg::Value(o.value));
    (args[4], args[5]) = (Arg::Value(rows[2]), Arg::Value(rows[3]));
    let extents = [o.query, o.key, o.value].map(|x| unknown(b.extent(x))).to_vec();
    b.keep(node, args, o.keywords(node), extents)
}
