//! Factorizations and functions of square matrices whose own dimensions are padded.
//!
//! A matrix gets the identity in its padding: what is computed of the block matrix `[A 0; 0 1]` is what is computed of
//! `A`, and the same of the identity, in the same blocks.

use super::super::reshape::{as_prefix, place_as};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::batched::factored;
use crate::fx::{Arg, DType, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.linalg_cholesky_ex.default", |b, n| blocks(b, n, &[(0, Operand::Matrix)])),
    ("aten.linalg_lu_factor_ex.default", |b, n| blocks(b, n, &[(0, Operand::Matrix)])),
    ("aten.linalg_matrix_exp.default", |b, n| blocks(b, n, &[(0, Operand::Zeros)])),
    ("aten._linalg_solve_ex.default", solve_ex),
    ("aten.linalg_lu_solve.default", lu_solve),
    ("aten.linalg_solve_triangular.default", solve_triangular),
    ("aten.lu_unpack.default", |b, n| blocks(b, n, &[(0, Operand::Matrix), (1, Operand::Pivots)])),
];

/// Padding of an operand.
#[derive(Clone, Copy)]
enum Operand {
    /// The identity, beside zeros.
    Matrix,
    /// Zeros, which an exponential turns into the identity.
    Zeros,
    /// Right-hand sides: zeros along the dimension of the matrix, counted from the last.
    Along(usize),
    /// Right-hand sides of one dimension: zeros.
    Vector,
    /// Rows exchanged with themselves.
    Pivots,
}

impl Operand {
    /// Number of dimensions after the leading ones.
    fn behind(self) -> usize {
        match self {
            Operand::Vector | Operand::Pivots => 1,
            _ => 2,
        }
    }
}

/// `linalg_solve_triangular(A, B, *, upper, left, unitriangular)`
fn solve_triangular(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    blocks(b, node, &[(0, Operand::Matrix), (1, right_sides(node))])
}

/// `_linalg_solve_ex(A, B, *, left, check_errors)`
fn solve_ex(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let matrix = b.tensor(node, 0)?;
    let solution = node.outputs.first().and_then(|x| b.old.ty(*x).tensor());
    let is_vector = solution.is_some_and(|x| x.dims.len() < b.rank(matrix));
    let right = if is_vector { Operand::Vector } else { right_sides(node) };
    blocks(b, node, &[(0, Operand::Matrix), (1, right)])
}

/// `linalg_lu_solve(LU, pivots, B, *, left, adjoint)`
fn lu_solve(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    blocks(b, node, &[(0, Operand::Matrix), (1, Operand::Pivots), (2, right_sides(node))])
}

fn right_sides(node: &Node) -> Operand {
    Operand::Along(usize::from(!matches!(node.kwarg("left"), Some(Arg::Bool(false)))))
}

fn blocks(b: &mut Builder, node: &Node, operands: &[(usize, Operand)]) -> Result<(), Reason> {
    let behind: Vec<(usize, usize)> = operands.iter().map(|(i, operand)| (*i, operand.behind())).collect();
    let mut mixed = false;
    let mut read = Vec::new();
    for (i, behind) in &behind {
        let x = b.tensor(node, *i)?;
        let lead = b.rank(x).checked_sub(*behind).ok_or("an operand has too few dimensions")?;
        mixed |= b.extent(x)[lead..].iter().any(Side::is_padded);
        read.push((x, lead));
    }
    if !mixed {
        return factored(b, node, &behind);
    }
    let lead = read[0].1;
    if read.iter().any(|(_, other)| *other != lead) {
        return Err("its operands have different leading dimensions".into());
    }
    let leading: Extent = b.extent(read[0].0)[..lead].iter().map(|s| s.clone().holding(None)).collect();
    let mut args = b.plain_args(node)?;
    for ((i, operand), (mut x, _)) in operands.iter().zip(read) {
        for (d, side) in leading.iter().enumerate() {
            if !b.facts.same(&b.extent(x)[d].valid(), &side.valid()) {
                return Err("its operands have different leading dimensions".into());
            }
            x = place_as(b, x, d, side);
            x = b.mask(x, d, 0.0);
        }
        for d in lead..b.rank(x) {
            x = as_prefix(b, x, d)?;
        }
        x = match operand {
            Operand::Matrix => with_identity(b, x, lead)?,
            Operand::Zeros => b.mask_all(x, &[lead, lead + 1], 0.0),
            Operand::Along(from_last) => b.mask(x, lead + 1 - from_last, 0.0),
            Operand::Vector => b.mask(x, lead, 0.0),
            Operand::Pivots => with_own_rows(b, x, lead),
        };
        args[*i] = Arg::Value(x);
    }
    let mut extents = Vec::new();
    for old in &node.outputs {
        let Some(declared) = b.old.ty(*old).tensor() else { continue };
        let wanted = declared.dims.iter().all(|d| d.as_static() != Some(0));
        let side = |(d, dim): (usize, &crate::fx::Dim)| match leading.get(d) {
            Some(side) if wanted => Ok(side.clone()),
            _ => b.facts.side_of(dim),
        };
        extents.push(declared.dims.iter().enumerate().map(side).collect::<Result<Extent, Reason>>()?);
    }
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, extents)
}

/// The matrices with the identity in the padding of their two last dimensions.
fn with_identity(b: &mut Builder, x: ValueId, lead: usize) -> Result<ValueId, Reason> {
    let (rows, columns) = (b.extent(x)[lead].clone(), b.extent(x)[lead + 1].clone());
    if !b.facts.same(&rows.valid(), &columns.valid()) || rows.size() != columns.size() {
        return Err("the size of a non-square matrix varies".into());
    }
    let (rank, dtype) = (lead + 2, b.dtype(x));
    let places = b.iota(rows.size());
    let (row, column) = (b.along(places, lead, rank), b.along(places, lead + 1, rank));
    let diagonal = b.binary("aten.eq.Tensor", row, column, DType::Bool);
    let identity = b.cast(diagonal, dtype);
    let (row, column) = (b.valid(&rows), b.valid(&columns));
    let (row, column) = (b.along(row, lead, rank), b.along(column, lead + 1, rank));
    let inside = b.binary("aten.logical_and.default", row, column, DType::Bool);
    b.masks += 1;
    let extent = super::unknown(b.extent(x));
    let args = vec![Arg::Value(inside), Arg::Value(x), Arg::Value(identity)];
    Ok(b.emit("aten.where.self", args, dtype, extent))
}

/// Pivots, counted from 1, of which those in the padding exchange a row with itself.
fn with_own_rows(b: &mut Builder, pivots: ValueId, at: usize) -> ValueId {
    let side = b.extent(pivots)[at].clone();
    let (rank, dtype) = (at + 1, b.dtype(pivots));
    let places = b.iota(side.size());
    let one = b.number(1.0, DType::I32);
    let own = b.int("aten.add.Tensor", places, one);
    let own = b.cast(own, dtype);
    let own = b.along(own, at, rank);
    let valid = b.valid(&side);
    let valid = b.along(valid, at, rank);
    b.masks += 1;
    let extent = super::unknown(b.extent(pivots));
    b.emit("aten.where.self", vec![Arg::Value(valid), Arg::Value(pivots), Arg::Value(own)], dtype, extent)
}
