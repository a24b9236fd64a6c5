//! Branches, loops and calls of graphs: PyTorch's higher-order ops.
//!
//! Their bodies are sub-graphs. Where a body cannot be lowered, the whole op cannot.

use super::hlo::{Hlo, Val};
use super::table::{OpDef, many};
use super::types::Shape;
use super::{Call, Lower, OpError, Scalar, invalid, unsupported};
use crate::fx::{Arg, DType, Graph};
use std::cell::RefCell;

pub const OPS: &[OpDef] = &[
    many("cond", cond),
    many("invoke_subgraph", invoke_subgraph),
    many("map_impl", map_impl),
    many("scan", scan),
    many("while_loop", while_loop),
];

/// Lowers bodies inside of regions, whose builders cannot fail, and keeps the first error for afterwards.
#[derive(Default)]
struct Bodies {
    failed: RefCell<Option<OpError>>,
}

impl Bodies {
    /// The tensors that a body returns, which are of these shapes; nothing where it cannot be lowered.
    fn lower<'m>(
        &self,
        h: &Hlo<'m>,
        body: &Graph,
        operands: &[Option<Val<'m>>],
        declared: &[Shape],
    ) -> Vec<Val<'m>> {
        let lowered = (h.walk.body)(h, body, operands).and_then(|results| {
            let tensors: Vec<Val<'m>> = results.into_iter().flatten().collect();
            let same = tensors.iter().map(Val::shape).eq(declared.iter().cloned());
            if same {
                Ok(tensors)
            } else {
                invalid(format!("{} returns other types than declared", body.name))
            }
        });
        lowered.unwrap_or_else(|error| {
            self.failed.borrow_mut().get_or_insert(error);
            Vec::new()
        })
    }

    /// `value`, if all bodies could be lowered.
    fn check<T>(self, value: T) -> Lower<T> {
        self.failed.into_inner().map_or(Ok(value), Err)
    }
}

/// The tensors of operands, and how to give them back their places among sizes.
fn tensors<'m>(operands: &[Option<Val<'m>>]) -> Vec<Val<'m>> {
    operands.iter().flatten().cloned().collect()
}

/// `tensors` in the places that tensors have among `pattern`.
fn placed<'m, 'n>(pattern: &[Option<Val<'m>>], tensors: &[Val<'n>]) -> Vec<Option<Val<'n>>> {
    let mut tensors = tensors.iter().cloned();
    pattern.iter().map(|p| p.as_ref().and_then(|_| tensors.next())).collect()
}

/// Values in the places of the declared outputs that are tensors.
fn results<'m>(call: &Call<'_, 'm>, values: Vec<Val<'m>>) -> Vec<Option<Val<'m>>> {
    let mut values = values.into_iter();
    call.outs.iter().map(|out| out.as_ref().and_then(|_| values.next())).collect()
}

fn declared(call: &Call<'_, '_>) -> Vec<Shape> {
    call.outs.iter().flatten().cloned().collect()
}

/// `cond(predicate, true body, false body, operands)`.
fn cond<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let predicate = call.tensor(0)?;
    let (on_true, on_false) = (call.body(1)?, call.body(2)?);
    let operands = call.operands(call.rest(3))?;
    if predicate.numel() != 1 {
        return unsupported("a predicate of more than one element");
    }
    let predicate = h.reshape(&predicate, &[]);
    let shapes = declared(call);
    let bodies = Bodies::default();
    let values = h.if_else(
        &predicate,
        &tensors(&operands),
        &shapes,
        &|h, v| bodies.lower(h, on_true, &placed(&operands, v), &shapes),
        &|h, v| bodies.lower(h, on_false, &placed(&operands, v), &shapes),
    );
    bodies.check(results(call, values))
}

/// `invoke_subgraph(body, identifier, *operands)`: inlined, since XLA would do the same to a call.
fn invoke_subgraph<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let operands = match call.node.args.get(1) {
        Some(Arg::Str(_)) => call.operands(call.rest(2))?,
        _ => return invalid("argument 1 must be a string"),
    };
    let results = (h.walk.body)(h, call.body(0)?, &operands)?;
    let shapes = results.iter().map(|v| v.as_ref().map(Val::shape));
    if !shapes.eq(call.outs.iter().cloned()) {
        return invalid("the body returns other types than declared");
    }
    Ok(results)
}

/// `while_loop(condition body, loop body, carried, other inputs)`: both bodies are given the carried values and the
/// other inputs; the loop body returns the next carried values.
fn while_loop<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (condition, body) = (call.body(0)?, call.body(1)?);
    let carried = call.operands(&[call.arg(2).clone()])?;
    let operands: Vec<_> = carried.iter().cloned().chain(call.operands(call.rest(3))?).collect();
    let init = tensors(&operands);
    let next: Vec<Shape> = carried.iter().flatten().map(Val::shape).collect();
    if next != declared(call) || next.len() != call.outs.len() {
        return unsupported("it carries values that change their types, or numbers");
    }
    let bodies = Bodies::default();
    let mut values = h.while_loop(
        &init.iter().collect::<Vec<_>>(),
        &|h, v| {
            let scalar = [Shape::new(DType::Bool, &[])];
            bodies.lower(h, condition, &placed(&operands, v), &scalar)
        },
        &|h, v| {
            let mut carried = bodies.lower(h, body, &placed(&operands, v), &next);
            carried.extend_from_slice(&v[next.len()..]);
            carried
        },
    );
    values.truncate(next.len());
    bodies.check(results(call, values))
}

/// `scan(body, carried, scanned, other inputs)`: the body is given the carried values, one row of each scanned tensor
/// and the other inputs; it returns the next carried values and a row of each stacked result.
fn scan<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let carried = call.operands(&[call.arg(1).clone()])?;
    let scanned = call.operands(&[call.arg(2).clone()])?;
    rows(h, call, &carried, &scanned, &call.operands(call.rest(3))?)
}

/// `map_impl(body, mapped, other inputs)`: a scan that carries nothing.
fn map_impl<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let mapped = call.operands(&[call.arg(1).clone()])?;
    rows(h, call, &[], &mapped, &call.operands(call.rest(2))?)
}

/// A loop over the rows of `scanned`: a counter, the carried values and the stacked results go from round to round,
/// the scanned tensors and the other inputs along with them.
fn rows<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    carried: &[Option<Val<'m>>],
    scanned: &[Option<Val<'m>>],
    others: &[Option<Val<'m>>],
) -> Lower<Vec<Option<Val<'m>>>> {
    let body = call.body(0)?;
    let declared = declared(call);
    let row_shape = |stacked: &Shape| Shape::new(stacked.dtype, &stacked.dims[1..]);
    let Some(length) = scanned.iter().flatten().next().and_then(|x| x.dims.first().copied()) else {
        return unsupported("it has no rows to go over");
    };
    let first_is_length = |s: &Shape| s.dims.first() == Some(&length);
    if i32::try_from(length).is_err() || length == 0 {
        return unsupported(format!("it goes over {length} rows"));
    }
    let carries: Vec<Shape> = carried.iter().flatten().map(Val::shape).collect();
    let (next, stacked) = declared.split_at(carries.len().min(declared.len()));
    let even = scanned.iter().all(|x| x.as_ref().is_some_and(|x| first_is_length(&x.shape())));
    if next != carries || carries.len() != carried.len() || declared.len() != call.outs.len() || !even {
        return unsupported("it carries values that change their types, or numbers");
    }
    if !stacked.iter().all(first_is_length) {
        return invalid("a stacked result has another number of rows than what is scanned");
    }
    let returned: Vec<Shape> = next.iter().cloned().chain(stacked.iter().map(row_shape)).collect();

    let counter = h.constant_scalar(Scalar::Int(0), DType::I32);
    let mut init = vec![counter];
    init.extend(tensors(carried));
    init.extend(stacked.iter().map(|s| h.zeros(s.dtype, &s.dims)));
    init.extend(tensors(scanned));
    init.extend(tensors(others));
    let (first_stacked, first_scanned) = (1 + next.len(), 1 + declared.len());
    let first_other = first_scanned + scanned.len();

    let bodies = Bodies::default();
    let values = h.while_loop(
        &init.iter().collect::<Vec<_>>(),
        &|h, v| vec![h.compare("LT", &v[0], &h.constant_scalar(Scalar::Int(length), DType::I32))],
        &|h, v| {
            let counter = &v[0];
            let mut operands: Vec<Option<Val<'_>>> = v[1..first_stacked].iter().cloned().map(Some).collect();
            operands.extend(v[first_scanned..first_other].iter().map(|x| Some(row(h, x, counter))));
            operands.extend(placed(others, &v[first_other..]));
            let results = bodies.lower(h, body, &operands, &returned);
            if results.len() != returned.len() {
                return results;
            }
            let (carried, rows) = results.split_at(next.len());
            let one = h.constant_scalar(Scalar::Int(1), DType::I32);
            let mut after = vec![h.add(counter, &one)];
            after.extend_from_slice(carried);
            let pairs = v[first_stacked..first_scanned].iter().zip(rows);
            after.extend(pairs.map(|(stack, x)| with_row(h, stack, x, counter)));
            after.extend_from_slice(&v[first_scanned..]);
            after
        },
    );
    bodies.check(results(call, values[1..first_scanned].to_vec()))
}

/// Row `i` of `x`.
fn row<'m>(h: &Hlo<'m>, x: &Val<'m>, i: &Val<'m>) -> Val<'m> {
    let mut sizes = x.dims.clone();
    sizes[0] = 1;
    let row = h.dynamic_slice(x, &starts(h, i, x.rank()), &sizes);
    h.reshape(&row, &x.dims[1..])
}

/// `stack` with row `i` replaced.
fn with_row<'m>(h: &Hlo<'m>, stack: &Val<'m>, row: &Val<'m>, i: &Val<'m>) -> Val<'m> {
    let mut sizes = stack.dims.clone();
    sizes[0] = 1;
    h.dynamic_update_slice(stack, &h.reshape(row, &sizes), &starts(h, i, stack.rank()))
}

/// Where row `i` begins.
fn starts<'m>(h: &Hlo<'m>, i: &Val<'m>, rank: usize) -> Vec<Val<'m>> {
    let zero = h.constant_scalar(Scalar::Int(0), i.dtype);
    std::iter::once(i.clone()).chain(std::iter::repeat_n(zero, rank - 1)).collect()
}
