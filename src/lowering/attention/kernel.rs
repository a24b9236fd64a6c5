//! Attention as a kernel: the maker of lowerings returns its StableHLO for the types of the operands (see
//! [`registered`]).

use super::Operands;
use crate::fx::{Arg, DType, Graph, Node};
use crate::lowering::inline::call_function;
use crate::lowering::registered::{self, Request};
use crate::lowering::types::Shape;
use crate::lowering::{AttentionForm, Call, Hlo, Lower, Settings, Val};
use std::sync::Once;

/// Name of the kernel in the request for its text. Its operands are query, key and value as the op has them, before
/// them the gradient of the result and behind them the result and the logarithms of the sums if the text is for
/// gradients, and last, if there is a mask, `[B, S]` in float32: what is added to the scores of each key. It returns
/// what the op returns.
const KERNEL: &str = "torchtpu.attention";

/// Parameters of a call of the kernel, or `None` if it cannot serve the call: unsupported arguments, types that a
/// TPU does not multiply, and other ops.
pub fn request(graph: &Graph, node: &Node, settings: &Settings) -> Option<Request> {
    if settings.attention != AttentionForm::Kernel {
        return None;
    }
    let (backward, first, dropout, causal) = match &*node.op {
        "aten._scaled_dot_product_flash_attention_for_cpu.default" => (false, 0, 3, 4),
        "aten._scaled_dot_product_flash_attention_for_cpu_backward.default" => (true, 1, 6, 7),
        _ => return None,
    };
    let shape = |arg: &Arg| match arg {
        Arg::Value(v) => graph.ty(*v).tensor().and_then(Shape::of),
        _ => None,
    };
    let mut operands: Vec<Shape> = (first..first + 3).map(|i| shape(node.arg(i))).collect::<Option<_>>()?;
    let sizes: Vec<&[i64]> = operands.iter().map(|x| &x.dims[..]).collect();
    let (&[batch, query_heads, _, features], &[of_keys, heads, keys, same], &[_, of_values, _, _]) =
        (sizes[0], sizes[1], sizes[2])
    else {
        return None;
    };
    let dtype = operands[0].dtype;
    let fits =
        batch == of_keys && features == same && heads > 0 && heads == of_values && query_heads % heads == 0;
    let known = matches!(dtype, DType::F32 | DType::BF16) && operands.iter().all(|x| x.dtype == dtype);
    let none = operands.iter().any(|x| x.dims.contains(&0));
    let drops = !matches!(node.arg(dropout), Arg::Float(0.0) | Arg::Int(0) | Arg::None);
    if !fits || !known || none || drops {
        return None;
    }
    if backward {
        operands.insert(0, shape(node.arg(0))?);
        operands.push(shape(node.arg(4))?);
        operands.push(shape(node.arg(5))?);
    }
    match node.kw("attn_mask") {
        Arg::None => {}
        mask => {
            let mask = shape(mask)?;
            let (last, before) = mask.dims.split_last()?;
            let rows = if before.len() == 3 { &before[1..] } else { before };
            let of_batch = before.len() < 3 || [1, batch].contains(&before[0]);
            if !(mask.dtype == DType::Bool || mask.dtype.is_float())
                || *last != keys
                || !of_batch
                || rows.iter().any(|n| *n != 1)
            {
                return None;
            }
            operands.push(Shape::new(DType::F32, &[batch, keys]));
        }
    }
    let scale = match node.kw("scale") {
        Arg::Float(scale) => *scale,
        Arg::Int(scale) => *scale as f64,
        _ => 1.0 / (features as f64).sqrt(),
    };
    if !(scale.is_finite() && scale > 0.0) {
        return None;
    }
    let call = format!(
        "{{\"backward\": {backward}, \"causal\": {}, \"scale\": {scale:?}, \"precision\": \"{:?}\"}}",
        *node.arg(causal) == Arg::Bool(true),
        settings.precision
    );
    let platform = settings.forms.platform();
    Some(Request { op: KERNEL.into(), call: call.into(), platform, operands, sizes: Vec::new() })
}

/// The results of the op by its kernel; `None` if it has none.
pub(super) fn results<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, o: &Operands<'m>) -> Lower<Option<Vec<Val<'m>>>> {
    let settings = h.settings();
    let Some(request) = request(call.graph, call.node, settings) else { return Ok(None) };
    let text = match registered::find(call.node, &request) {
        Ok(text) => text,
        Err(reason) => {
            static ONCE: Once = Once::new();
            ONCE.call_once(|| tracing::warn!("attention is computed by blocks and by no kernel: {reason}"));
            return Ok(None);
        }
    };
    let backward = request.operands.len() > 4;
    let mut operands = Vec::new();
    let mut given = vec![0, 1, 2];
    if backward {
        given.extend([3, 4, 5]);
    }
    for i in given {
        operands.push(call.tensor(i)?);
    }
    let [query, key, value] = [&o.query, &o.key, &o.value].map(Val::shape);
    let results = if backward {
        vec![query, key, value]
    } else {
        let [batch, heads, rows, _] = query.dims[..] else { return Ok(None) };
        let out = Shape::new(query.dtype, &[batch, heads, rows, value.dims[3]]);
        vec![out, Shape::new(DType::F32, &[batch, heads, rows])]
    };
    if let Some(mask) = call.kw_tensor("attn_mask")? {
        let [batch, _, _, _, keys] = o.sizes;
        let of_batch = if mask.rank() == 4 { mask.dims[0] } else { 1 };
        let mask = h.reshape(&mask, &[of_batch, keys]);
        let mask = if mask.dtype == DType::Bool {
            let shape = Shape::new(DType::F32, &mask.dims);
            let nothing = h.zeros(shape.dtype, &shape.dims);
            h.select(&mask, &nothing, &h.full_like(f64::NEG_INFINITY, &nothing))
        } else {
            h.convert(&mask, DType::F32)
        };
        operands.push(h.broadcast_to(&mask, &[batch, keys]));
    }
    call_function(h, (KERNEL, &text), &operands, &results, &[]).map(Some)
}
