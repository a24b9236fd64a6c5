//! Lowerings of PyTorch's functional collectives.
//!
//! A collective begins and is waited for by two ops in PyTorch. In a program its result is a value like any other, so
//! that waiting is the identity, and XLA overlaps what it can.

use super::hlo::{Hlo, Val};
use super::table::{OpDef, many, one};
use super::types::{Dims, Shape};
use super::{Call, Lower, Scalar, invalid, unsupported};
use crate::fx::{DType, Groups};
use crate::program::HostCall;

/// `torchtpu.exchange(ticket, number, op, operands)`: a collective that this process runs for the program, which calls
/// it. Results are the ticket again, which the next one is given, so that they run in order, and the collective's. `op`
/// is for people.
pub const EXCHANGE: &str = "torchtpu.exchange.default";

pub const OPS: &[OpDef] = &[
    one("_c10d_functional._wrap_tensor_autograd.default", same),
    one("_c10d_functional.all_gather_into_tensor.default", all_gather_into_tensor),
    many("_c10d_functional.all_gather_into_tensor_coalesced.default", all_gather_into_tensor_coalesced),
    one("_c10d_functional.all_reduce.default", all_reduce),
    many("_c10d_functional.all_reduce_coalesced.default", all_reduce_coalesced),
    one("_c10d_functional.all_to_all_single.default", all_to_all_single),
    one("_c10d_functional.broadcast.default", broadcast),
    one("_c10d_functional.reduce_scatter_tensor.default", reduce_scatter_tensor),
    many("_c10d_functional.reduce_scatter_tensor_coalesced.default", reduce_scatter_tensor_coalesced),
    one("_c10d_functional.wait_tensor.default", same),
    many("_c10d_functional.wait_tensors.default", same_of_each),
    one("_dtensor.shard_dim_alltoall.default", shard_dim_alltoall),
    many(EXCHANGE, exchange),
];

/// `wait_tensor(tensor)`, `_wrap_tensor_autograd(input)`.
fn same<'m>(_: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    call.tensor(0)
}

/// `wait_tensors(tensors)`.
fn same_of_each<'m>(_: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    Ok(call.tensors(0)?.into_iter().map(Some).collect())
}

/// A reduction by PyTorch's name, for a dtype.
struct Reduction {
    /// The StableHLO op that folds two elements.
    op: &'static str,
    /// Whether the sum is divided by the number of ranks.
    averages: bool,
    /// Whether XLA's collectives reduce by it on every platform. On the CPU they know no operations on bits.
    is_of_xla: bool,
}

impl Reduction {
    /// Truth values add up as numbers that are true unless they are 0.
    fn of(name: &str, dtype: DType) -> Lower<Reduction> {
        let name = name.to_lowercase();
        let bool = dtype == DType::Bool;
        let whole = bool || dtype.is_int();
        let op = match name.as_str() {
            "sum" | "avg" if bool => "or",
            "sum" | "avg" => "add",
            "product" if bool => "and",
            "product" => "multiply",
            "max" if bool => "or",
            "min" if bool => "and",
            "max" | "min" if dtype.is_complex() => {
                return unsupported(format!("complex numbers have no {name}"));
            }
            "max" => "maximum",
            "min" => "minimum",
            "band" if whole => "and",
            "bor" if whole => "or",
            "bxor" if whole => "xor",
            _ => return unsupported(format!("the reduction {name} of {dtype}")),
        };
        let averages = name == "avg";
        if averages && whole {
            return unsupported(format!("an average of {dtype}"));
        }
        let is_of_xla = op != "xor" && (bool || !matches!(op, "and" | "or"));
        Ok(Reduction { op, averages, is_of_xla })
    }

    /// Folds dimension 0, along which the ranks' tensors lie. For operations on bits only.
    fn fold<'m>(&self, h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
        let init = if self.op == "and" { Scalar::Int(-1) } else { Scalar::Int(0) };
        h.reduce(self.op, x, &h.constant_scalar(init, x.dtype), &[0])
    }

    /// The result of a reduction over `ranks`.
    fn finish<'m>(&self, h: &Hlo<'m>, x: Val<'m>, ranks: usize) -> Val<'m> {
        if self.averages && ranks > 1 { h.divide(&x, &h.full_like(ranks as f64, &x)) } else { x }
    }
}

fn reduction(call: &Call<'_, '_>, i: usize, dtype: DType) -> Lower<Reduction> {
    Reduction::of(call.str(i)?, dtype)
}

/// Fails where the number of ranks in a group is not the one that the op was called with.
fn check_size(call: &Call<'_, '_>, i: usize, groups: &Groups) -> Lower<()> {
    let given = call.int(i)?;
    if usize::try_from(given) == Ok(groups.size()) {
        Ok(())
    } else {
        invalid(format!("its group has {} ranks, not {given}", groups.size()))
    }
}

fn reduced<'m>(h: &Hlo<'m>, x: &Val<'m>, reduction: &Reduction, groups: &Groups) -> Val<'m> {
    if groups.size() == 1 {
        return x.clone();
    }
    if !reduction.is_of_xla {
        let mut dims = Dims::from_slice(&[1]);
        dims.extend_from_slice(&x.dims);
        return reduction.fold(h, &h.all_gather(&h.reshape(x, &dims), 0, groups));
    }
    reduction.finish(h, h.all_reduce(reduction.op, x, groups), groups.size())
}

/// `all_reduce(input, reduce_op, group_name)`.
fn all_reduce<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    Ok(reduced(h, &x, &reduction(call, 1, x.dtype)?, call.groups(2)?))
}

/// `all_reduce_coalesced(inputs, reduce_op, group_name)`.
fn all_reduce_coalesced<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let groups = call.groups(2)?;
    let results =
        call.tensors(0)?.into_iter().map(|x| Ok(Some(reduced(h, &x, &reduction(call, 1, x.dtype)?, groups))));
    results.collect()
}

fn gathered<'m>(h: &Hlo<'m>, x: &Val<'m>, groups: &Groups) -> Lower<Val<'m>> {
    match (x.rank(), groups.size()) {
        (0, _) => unsupported("a scalar has no dimension to gather along"),
        (_, 1) => Ok(x.clone()),
        _ => Ok(h.all_gather(x, 0, groups)),
    }
}

/// `all_gather_into_tensor(input, group_size, group_name)`: along dimension 0.
fn all_gather_into_tensor<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let groups = call.groups(2)?;
    check_size(call, 1, groups)?;
    gathered(h, &call.tensor(0)?, groups)
}

/// `all_gather_into_tensor_coalesced(inputs, group_size, group_name)`.
fn all_gather_into_tensor_coalesced<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let groups = call.groups(2)?;
    check_size(call, 1, groups)?;
    call.tensors(0)?.iter().map(|x| gathered(h, x, groups).map(Some)).collect()
}

fn scattered<'m>(h: &Hlo<'m>, x: &Val<'m>, reduction: &Reduction, groups: &Groups) -> Lower<Val<'m>> {
    let n = groups.size();
    match x.dims.first() {
        _ if n == 1 => Ok(x.clone()),
        Some(size) if size % n as i64 == 0 && !reduction.is_of_xla => {
            let parts = h.all_to_all(x, 0, 0, groups);
            let mut dims = Dims::from_slice(&[n as i64, size / n as i64]);
            dims.extend_from_slice(&x.dims[1..]);
            Ok(reduction.fold(h, &h.reshape(&parts, &dims)))
        }
        Some(size) if size % n as i64 == 0 => {
            Ok(reduction.finish(h, h.reduce_scatter(reduction.op, x, 0, groups), n))
        }
        _ => unsupported(format!("{} does not divide among {n} ranks", x.shape())),
    }
}

/// `reduce_scatter_tensor(input, reduce_op, group_size, group_name)`: along dimension 0.
fn reduce_scatter_tensor<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, groups) = (call.tensor(0)?, call.groups(3)?);
    check_size(call, 2, groups)?;
    scattered(h, &x, &reduction(call, 1, x.dtype)?, groups)
}

/// `reduce_scatter_tensor_coalesced(inputs, reduce_op, group_size, group_name)`.
fn reduce_scatter_tensor_coalesced<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let groups = call.groups(3)?;
    check_size(call, 2, groups)?;
    let each = |x: &Val<'m>| scattered(h, x, &reduction(call, 1, x.dtype)?, groups).map(Some);
    call.tensors(0)?.iter().map(each).collect()
}

/// `all_to_all_single(input, output_split_sizes, input_split_sizes, group_name)`: rows to and from each rank of the
/// group.
fn all_to_all_single<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, outputs, inputs) = (call.tensor(0)?, call.ints(1)?, call.ints(2)?);
    let groups = call.groups(3)?;
    let n = groups.size();
    let Some(&rows) = x.dims.first() else { return unsupported("a scalar has no rows to exchange") };
    let even = |splits: &[i64]| {
        // No splits at all are equal ones.
        splits.is_empty()
            || (splits.len() == n && splits.iter().all(|s| s.checked_mul(n as i64) == Some(rows)))
    };
    if !even(&outputs) || !even(&inputs) || rows % n as i64 != 0 {
        return unsupported("a rank gets another number of rows from one rank than from another");
    }
    if n == 1 { Ok(x) } else { Ok(h.all_to_all(&x, 0, 0, groups)) }
}

/// `shard_dim_alltoall(input, gather_dim, shard_dim, group_name)`: whole along one dimension, sharded along another.
fn shard_dim_alltoall<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, groups) = (call.tensor(0)?, call.groups(3)?);
    let (gather, shard) = (call.dim(1, x.rank())?, call.dim(2, x.rank())?);
    let n = groups.size() as i64;
    if n == 1 {
        return Ok(x);
    }
    match x.dims.get(shard) {
        Some(size) if size % n == 0 => Ok(h.all_to_all(&x, shard, gather, groups)),
        _ => unsupported(format!("{} does not divide among {n} ranks", x.shape())),
    }
}

/// `broadcast(input, src, group_name)`: what the rank at place `src` of each group has.
///
/// The bits of all ranks are added up as whole numbers, which are 0 on all ranks but that one: no element changes.
fn broadcast<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, groups) = (call.tensor(0)?, call.groups(2)?);
    let source = match usize::try_from(call.int(1)?) {
        Ok(source) if source < groups.size() => source,
        _ => return invalid(format!("rank {} of a group of {}", call.arg(1), groups.size())),
    };
    if groups.size() == 1 {
        return Ok(x);
    }
    let Some(bits) = bits_of(x.dtype) else { return unsupported(format!("the bits of {}", x.dtype)) };
    let mut gives = vec![0u8; groups.ranks()];
    groups.0.iter().for_each(|group| gives[group[source] as usize] = 1);
    let table = h.constant(DType::U8, &[gives.len() as i64], &gives);
    let rank = h.convert(&h.replica_id(), DType::I32);
    let gives = h.reshape(&h.dynamic_slice(&table, &[rank], &[1]), &[]);
    let gives = h.compare("NE", &gives, &h.constant_scalar(Scalar::Int(0), DType::U8));
    let whole = if x.dtype == DType::Bool {
        h.convert(&x, bits)
    } else {
        h.bitcast_convert(&x, Shape::new(bits, &x.dims))
    };
    let mine = h.select(&gives, &whole, &h.zeros(bits, &whole.dims));
    let sent = h.all_reduce("add", &mine, groups);
    Ok(if x.dtype == DType::Bool {
        h.convert(&sent, DType::Bool)
    } else {
        h.bitcast_convert(&sent, x.shape())
    })
}

/// See [`EXCHANGE`].
fn exchange<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    if h.for_tpu() {
        return unsupported("a program of a TPU does not call the process that runs it");
    }
    let results: Option<Vec<Shape>> = call.outs.iter().cloned().collect();
    let Some(results) = results else { return unsupported("a result is not a tensor") };
    let number = h.constant_scalar(Scalar::Int(call.int(1)?), DType::I64);
    let operands = [vec![call.tensor(0)?, number], call.tensors(3)?].concat();
    let operands: Vec<&Val<'m>> = operands.iter().collect();
    Ok(h.call_process(HostCall::Exchange, &operands, &results).into_iter().map(Some).collect())
}

/// Returns the unsigned integer dtype of the same size. `None` for complex dtypes.
fn bits_of(dtype: DType) -> Option<DType> {
    match dtype.size() {
        _ if dtype.is_complex() => None,
        1 => Some(DType::U8),
        2 => Some(DType::U16),
        4 => Some(DType::U32),
        8 => Some(DType::U64),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Settings, lower};
    use crate::fx::Graph;

    fn refusal(call: &str, result: &str) -> String {
        let text = format!(
            "graph g inference\ngroups [0,1]\ninput %0 x: f32[6,2]\ninput %1 n: i32[6]\ninput %2 c: c64[6]\ninput %3 s: \
             f32[]\n%4 = {call} : {result} name=n\nreturn %4\n"
        );
        lower(&Graph::parse(&text).unwrap(), Settings::default()).unwrap_err().to_string()
    }

    #[test]
    fn says_why_a_collective_is_not_lowered() {
        let c10d = "_c10d_functional";
        for (call, result, reason) in [
            ("all_reduce.default(%0, \"premul_sum\", &0)", "f32[6,2]", "the reduction premul_sum of f32"),
            ("all_reduce.default(%0, \"bxor\", &0)", "f32[6,2]", "the reduction bxor of f32"),
            ("all_reduce.default(%1, \"avg\", &0)", "i32[6]", "an average of i32"),
            ("all_reduce.default(%2, \"max\", &0)", "c64[6]", "complex numbers have no max"),
            ("all_reduce.default(%0, \"sum\", \"0\")", "f32[6,2]", "argument 2 must be groups of ranks"),
            ("all_gather_into_tensor.default(%3, 2, &0)", "f32[2]", "a scalar has no dimension"),
            ("all_gather_into_tensor.default(%0, 3, &0)", "f32[18,2]", "its group has 2 ranks, not 3"),
            ("reduce_scatter_tensor.default(%3, \"sum\", 2, &0)", "f32[]", "does not divide among 2"),
            ("all_to_all_single.default(%0, [2, 4], [3, 3], &0)", "f32[6,2]", "another number of rows"),
            ("broadcast.default(%0, 2, &0)", "f32[6,2]", "rank 2 of a group of 2"),
            ("broadcast.default(%2, 1, &0)", "c64[6]", "the bits of c64"),
        ] {
            let said = refusal(&format!("{c10d}.{call}"), result);
            assert!(said.contains(reason), "{call}: {said}");
        }
    }
}
