//! Reading arguments: the rules that hold in every stage.

use super::graph::Arg;

/// A list of plain integers.
pub fn ints(arg: &Arg) -> Option<Vec<i64>> {
    let Arg::List(items) = arg else { return None };
    items.iter().map(|a| if let Arg::Int(i) = a { Some(*i) } else { None }).collect()
}

/// PyTorch's rule for dimension arguments: `-rank..rank`, where a scalar counts as rank 1. `None` when out of range.
pub fn wrap_dim(dim: i64, rank: usize) -> Option<usize> {
    let bound = rank.max(1) as i64;
    (-bound..bound).contains(&dim).then(|| dim.rem_euclid(bound) as usize)
}
