//! Recurrent layers, a loop over time.

use super::matmul::TIMES_TRANSPOSED;
use super::promotion::opmath;
use super::scalar::Scalar;
use super::table::{OpDef, many};
use super::types::Shape;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[many("aten.mkldnn_rnn_layer.default", mkldnn_rnn_layer)];

/// oneDNN's number of the LSTM among its kinds of recurrent layers, the only one that PyTorch asks for.
const LSTM: i64 = 2;

/// `mkldnn_rnn_layer(input, weight0, weight1, weight2, weight3, hx_, cx_, reverse, batch_sizes, mode, hidden_size,
/// num_layers, has_biases, bidirectional, batch_first, train)`: one LSTM layer in one direction, as PyTorch computes it
/// if no gradient is needed. Sizes: `input [time, batch, features]`, weights `[4 * hidden, …]` with gates in the
/// order input, forget, cell, output. Results: every hidden state, the last hidden and cell states, and oneDNN's work
/// space, which nothing reads.
fn mkldnn_rnn_layer<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    if call.int(9)? != LSTM || call.int(11)? != 1 || call.bool(13)? || call.bool(15)? {
        return unsupported("a recurrent layer other than one direction of one LSTM layer in inference");
    }
    if !call.ints(8)?.is_empty() {
        return unsupported("sequences of different lengths");
    }
    let (x, out) = (call.tensor(0)?, call.declared(0)?);
    let (&[time, batch, features], &[.., hidden]) = (x.dims.as_slice(), out.dims.as_slice()) else {
        return invalid("an LSTM reads [time, batch, features]");
    };
    if out.dims.as_slice() != [time, batch, hidden] {
        return invalid(format!("an LSTM of {} gives {out}", x.shape()));
    }
    let dtype = opmath(x.dtype);
    let read = |i: usize, dims: &[i64]| Ok(h.reshape(&h.convert(&call.tensor(i)?, dtype), dims));
    let gates = hidden.saturating_mul(4);
    let (input_weight, state_weight) = (read(1, &[gates, features])?, read(2, &[gates, hidden])?);
    let (state, cell) = (read(5, &[batch, hidden])?, read(6, &[batch, hidden])?);
    // The part of the gates that no state enters is one product for all times.
    let rows = time.saturating_mul(batch);
    let inputs = h.reshape(&h.convert(&x, dtype), &[rows, features]);
    let mut inputs = h.dot_general(&inputs, &input_weight, TIMES_TRANSPOSED, dtype);
    if call.bool(12)? {
        let bias = h.add(&read(3, &[gates])?, &read(4, &[gates])?);
        inputs = h.add(&inputs, &h.broadcast_in_dim(&bias, &inputs.dims, &[1]));
    }
    let inputs = h.reshape(&inputs, &[time, batch, gates]);

    let reverse = call.bool(7)?;
    let states = h.zeros(dtype, &[time, batch, hidden]);
    let carried = [&states, &state, &cell, &inputs, &state_weight];
    let done = h.repeat(time, &carried, &|h, k, v| {
        let [states, state, cell, inputs, weight] = v else { return v.to_vec() };
        let last = h.constant_scalar(Scalar::Int(time - 1), DType::I32);
        let at = if reverse { h.subtract(&last, k) } else { k.clone() };
        let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
        let place = [at, zero.clone(), zero];
        let now = h.reshape(&h.dynamic_slice(inputs, &place, &[1, batch, gates]), &[batch, gates]);
        let sum = h.add(&now, &h.dot_general(state, weight, TIMES_TRANSPOSED, dtype));
        let gate = |i: i64| h.slice_dim(&sum, 1, i * hidden, (i + 1) * hidden, 1);
        let fresh = h.multiply(&h.unary("logistic", &gate(0)), &h.unary("tanh", &gate(2)));
        let cell = h.add(&h.multiply(&h.unary("logistic", &gate(1)), cell), &fresh);
        let state = h.multiply(&h.unary("logistic", &gate(3)), &h.unary("tanh", &cell));
        let states = h.dynamic_update_slice(states, &h.reshape(&state, &[1, batch, hidden]), &place);
        vec![states, state, cell, inputs.clone(), weight.clone()]
    });
    let finish = |(value, out): (&Val<'m>, &Option<Shape>)| {
        out.as_ref().map(|out| h.reshape(&h.convert(value, out.dtype), &out.dims))
    };
    let mut values: Vec<Option<Val<'m>>> = done[..3].iter().zip(call.outs).map(finish).collect();
    let work = call.outs.get(3).map(|o| o.as_ref().map(|o| h.zeros(o.dtype, &o.dims)));
    values.extend(work);
    Ok(values)
}
