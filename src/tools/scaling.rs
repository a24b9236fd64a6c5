//! Growth of a program's arrays with its batch.
//!
//! Each dimension is followed from the inputs through the program as XLA got it. A value whose sizes come from nowhere
//! (a constant, a random number) says nothing. Buffers of the compiled program are recognized by their number of
//! elements and, where values that grow and values that do not have equal numbers, by their place in the user's
//! program. Equal places leave the growth unknown.

use super::hlo_text::{Instruction, Module, NESTED, attribute, list, names, number, operands, sizes};
use super::peak::Place;
use std::collections::HashMap;

/// Knowledge of one dimension; what says more wins where values meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    Free,
    Fixed,
    Batch,
}

/// How a value's number of elements follows the batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Growth {
    /// In proportion.
    Batch,
    Fixed,
    Unknown,
}

/// The growth of a program's values.
#[derive(Debug, Default)]
pub struct Scaling {
    by_count: HashMap<u64, Growth>,
    by_place: HashMap<(u64, Place), Growth>,
}

#[derive(Debug, Clone)]
struct Followed {
    sizes: Vec<u64>,
    extents: Vec<Extent>,
}

impl Scaling {
    /// Reads HLO as XLA got it. The first dimension of each parameter in `data` is the batch.
    pub fn read(text: &str, data: &[usize]) -> Scaling {
        let module = Module::read(text);
        let mut scaling = Scaling::default();
        let instructions = module.entry.and_then(|entry| module.computations.get(entry));
        let mut known: HashMap<&str, Followed> = HashMap::new();
        for i in instructions.into_iter().flatten() {
            let sizes = sizes(i.ty);
            let read: Vec<&Followed> = names(operands(i)).filter_map(|name| known.get(name)).collect();
            let extents = extents(i, &sizes, &read, data);
            let followed = Followed { sizes, extents };
            if let Some(growth) = followed.growth() {
                let count: u64 = followed.sizes.iter().product();
                let place = module.origin(i, NESTED).unwrap_or_default();
                let meet = |kept: &mut Growth| {
                    if *kept != growth {
                        *kept = Growth::Unknown;
                    }
                };
                scaling.by_count.entry(count).and_modify(meet).or_insert(growth);
                scaling.by_place.entry((count, place)).and_modify(meet).or_insert(growth);
            }
            known.insert(i.name, followed);
        }
        scaling
    }

    /// The growth of an array of so many elements that is from this op and line.
    pub fn of(&self, count: u64, place: &Place) -> Growth {
        match self.by_count.get(&count) {
            Some(Growth::Unknown) => {
                self.by_place.get(&(count, place.clone())).copied().unwrap_or(Growth::Unknown)
            }
            Some(growth) => *growth,
            None => Growth::Unknown,
        }
    }
}

impl Followed {
    /// `None` if one of its sizes comes from nowhere.
    fn growth(&self) -> Option<Growth> {
        let of = |extent| self.extents.iter().filter(|found| **found == extent).count();
        let free = self.sizes.iter().zip(&self.extents).any(|(size, e)| *size > 1 && *e == Extent::Free);
        match of(Extent::Batch) {
            0 if free => None,
            0 => Some(Growth::Fixed),
            1 => Some(Growth::Batch),
            _ => Some(Growth::Unknown),
        }
    }
}

fn extents(i: &Instruction<'_>, sizes: &[u64], read: &[&Followed], data: &[usize]) -> Vec<Extent> {
    let free = || vec![Extent::Free; sizes.len()];
    let found = match (i.opcode, read) {
        ("parameter", _) => {
            let mut found = vec![Extent::Fixed; sizes.len()];
            let position = number(i.rest, "parameter(").map(|n| n as usize);
            if let (Some(first), true) = (found.first_mut(), position.is_some_and(|n| data.contains(&n))) {
                *first = Extent::Batch;
            }
            Some(found)
        }
        ("broadcast", [from]) => {
            let mut found = free();
            for (to, extent) in list(i.rest, "dimensions=").into_iter().zip(&from.extents) {
                if let Some(place) = found.get_mut(to) {
                    *place = *extent;
                }
            }
            Some(found)
        }
        ("transpose", [from]) => {
            list(i.rest, "dimensions=").iter().map(|d| from.extents.get(*d).copied()).collect()
        }
        ("reshape", [from]) => reshaped(from, sizes),
        ("reduce", [from, ..]) => Some(without(&from.extents, &list(i.rest, "dimensions="))),
        ("dot", [left, right]) => Some(product(i, left, right)),
        ("convolution", [left, right]) => convolved(i, left, right),
        ("gather", [from, at]) => Some(gathered(i, from, at, sizes.len())),
        ("scatter", [into, _, updates]) => Some(scattered(i, into, updates)),
        ("dynamic-update-slice", [into, part, ..]) => {
            let same = |d: usize| {
                if part.sizes.get(d) == into.sizes.get(d) { part.extents[d] } else { Extent::Free }
            };
            Some(into.extents.iter().enumerate().map(|(d, extent)| (*extent).max(same(d))).collect())
        }
        ("concatenate", [first, ..]) => {
            let join = |d: usize| read.iter().filter_map(|of| of.extents.get(d)).max().copied();
            (0..first.extents.len()).map(join).collect()
        }
        ("slice" | "dynamic-slice" | "pad" | "reduce-window" | "sort" | "reverse", [from, ..]) => {
            // A part of the batch: of what size is not known.
            let part = |(d, extent): (usize, &Extent)| match extent {
                Extent::Batch if from.sizes.get(d) != sizes.get(d) => Extent::Free,
                _ => *extent,
            };
            Some(from.extents.iter().enumerate().map(part).collect())
        }
        ("custom-call" | "while" | "conditional" | "call" | "iota" | "constant", _) => None,
        _ => {
            let same: Vec<_> = read.iter().filter(|of| of.sizes == sizes).collect();
            (0..sizes.len()).map(|d| same.iter().filter_map(|of| of.extents.get(d)).max().copied()).collect()
        }
    };
    found.filter(|found| found.len() == sizes.len()).unwrap_or_else(free)
}

fn without(extents: &[Extent], dropped: &[usize]) -> Vec<Extent> {
    extents.iter().enumerate().filter(|(d, _)| !dropped.contains(d)).map(|(_, extent)| *extent).collect()
}

/// Dimensions are followed through the smallest groups of equal products.
fn reshaped(from: &Followed, to: &[u64]) -> Option<Vec<Extent>> {
    let mut found = Vec::with_capacity(to.len());
    let (mut i, mut j) = (0, 0);
    while i < from.sizes.len() || j < to.len() {
        let (first_i, first_j) = (i, j);
        let (mut a, mut b) = (1, 1);
        loop {
            if a <= b && i < from.sizes.len() {
                a *= from.sizes[i];
                i += 1;
            } else if j < to.len() {
                b *= to[j];
                j += 1;
            } else {
                return None;
            }
            if a == b && j > first_j {
                break;
            }
            if (i, j) == (from.sizes.len(), to.len()) {
                (a == b).then_some(())?;
                break;
            }
        }
        let mut group = (first_i..i).filter(|d| from.sizes[*d] > 1).peekable();
        let leading = group.peek().copied();
        let group: Vec<usize> = group.collect();
        let batch = group.iter().copied().find(|d| from.extents[*d] == Extent::Batch);
        let fixed = group.iter().all(|d| from.extents[*d] == Extent::Fixed);
        let large = |d: &usize| to[*d] > 1;
        let carries = match batch {
            None => None,
            Some(d) if Some(d) == leading => (first_j..j).find(large),
            Some(d) => match (first_j..j).filter(large).collect::<Vec<_>>()[..] {
                [only] => Some(only),
                _ => (first_j..j).find(|k| to[*k] == from.sizes[d]),
            },
        };
        found.extend((first_j..j).map(|d| match (batch, carries) {
            (Some(_), Some(carries)) if carries == d => Extent::Batch,
            (Some(_), Some(_)) => Extent::Fixed,
            (None, _) if fixed => Extent::Fixed,
            _ => Extent::Free,
        }));
    }
    Some(found)
}

fn product(i: &Instruction<'_>, left: &Followed, right: &Followed) -> Vec<Extent> {
    let of = |key| list(i.rest, key);
    let (left_batch, right_batch) = (of("lhs_batch_dims="), of("rhs_batch_dims="));
    let at = |from: &Followed, d: usize| from.extents.get(d).copied().unwrap_or(Extent::Free);
    let mut found: Vec<Extent> =
        left_batch.iter().zip(&right_batch).map(|(l, r)| at(left, *l).max(at(right, *r))).collect();
    let gone = |batch: &[usize], key| [batch, &of(key)].concat();
    found.extend(without(&left.extents, &gone(&left_batch, "lhs_contracting_dims=")));
    found.extend(without(&right.extents, &gone(&right_batch, "rhs_contracting_dims=")));
    found
}

/// `dim_labels=b01f_01io->b01f`.
fn convolved(i: &Instruction<'_>, left: &Followed, right: &Followed) -> Option<Vec<Extent>> {
    let (inputs, output) = attribute(i.rest, "dim_labels=")?.split_once("->")?;
    let (left_labels, right_labels) = inputs.split_once('_')?;
    let at = |from: &Followed, labels: &str, label| from.extents.get(labels.find(label)?).copied();
    let of = |label| match label {
        'b' => at(left, left_labels, 'b'),
        'f' => at(right, right_labels, 'o'),
        space => at(left, left_labels, space),
    };
    output.chars().map(of).collect()
}

fn gathered(i: &Instruction<'_>, from: &Followed, at: &Followed, rank: usize) -> Vec<Extent> {
    let (inside, collapsed) = (list(i.rest, "offset_dims="), list(i.rest, "collapsed_slice_dims="));
    let vector = number(i.rest, "index_vector_dim=").map_or(usize::MAX, |d| d as usize);
    let mut rows = without(&at.extents, &[vector]).into_iter();
    let mut columns = without(&from.extents, &collapsed).into_iter();
    (0..rank)
        .map(|d| if inside.contains(&d) { columns.next() } else { rows.next() }.unwrap_or(Extent::Free))
        .collect()
}

/// Sums of rows. What is added to whole rows has their sizes.
fn scattered(i: &Instruction<'_>, into: &Followed, updates: &Followed) -> Vec<Extent> {
    let inserted = list(i.rest, "inserted_window_dims=");
    let mut window = list(i.rest, "update_window_dims=").into_iter();
    let of = |(d, extent): (usize, &Extent)| {
        let wide = (!inserted.contains(&d)).then(|| window.next()).flatten();
        let added = wide.filter(|w| updates.sizes.get(*w) == into.sizes.get(d)).map(|w| updates.extents[w]);
        (*extent).max(added.unwrap_or(Extent::Free))
    };
    into.extents.iter().enumerate().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A product of tokens, its gradients, and what has no sizes of its own; 6 is the batch.
    const STEP: &str = "\
ENTRY %main (x: s64[6,4], table: f32[50,8], w: f32[8,16]) -> f32[8,16] {
  %x = s64[6,4] parameter(0)
  %table = f32[50,8] parameter(1)
  %w = f32[8,16] parameter(2)
  %rows = f32[6,4,8] gather(%table, %x), offset_dims={2}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=2, slice_sizes={1,8}
  %flat = f32[24,8] reshape(%rows)
  %y = f32[24,16] dot(%flat, %w), lhs_contracting_dims={1}, rhs_contracting_dims={0}
  %one = f32[] constant(1)
  %ones = f32[24,16] broadcast(%one), dimensions={}
  %g = f32[24,16] multiply(%y, %ones)
  %back = f32[6,4,16] reshape(%g)
  %turned = f32[4,16,6] transpose(%back), dimensions={1,2,0}
  %grad = f32[8,16] dot(%flat, %g), lhs_contracting_dims={0}, rhs_contracting_dims={0}
  %norm = f32[16] reduce(%g, %one), dimensions={0}, to_apply=%sum
  %pairs = f32[6,6] dot(%back, %back), lhs_contracting_dims={1,2}, rhs_contracting_dims={1,2}
  ROOT %new = f32[8,16] subtract(%w, %grad)
}
";

    #[test]
    fn what_a_batch_is_contracted_from_does_not_grow() {
        let scaling = Scaling::read(STEP, &[0]);
        let of = |count: u64| scaling.of(count, &(None, None));
        for grows in [6 * 4, 6 * 4 * 8, 24 * 16] {
            assert_eq!(of(grows), Growth::Batch, "{grows}");
        }
        for stays in [50 * 8, 8 * 16, 16] {
            assert_eq!(of(stays), Growth::Fixed, "{stays}");
        }
        // The square of a batch, and what is not in the program.
        assert_eq!((of(36), of(7)), (Growth::Unknown, Growth::Unknown));
        assert_eq!(Scaling::read(STEP, &[]).of(24 * 16, &(None, None)), Growth::Fixed);
    }

    #[test]
    fn equal_counts_are_told_apart_by_their_place() {
        let text = "\
ENTRY %main (x: f32[8,8], w: f32[8,8]) -> f32[8,8] {
  %x = f32[8,8] parameter(0)
  %w = f32[8,8] parameter(1)
  %a = f32[8,8] negate(%x), metadata={op_name=\"aten.neg.default\"}
  ROOT %b = f32[8,8] negate(%w), metadata={op_name=\"aten.abs.default\"}
}
";
        let scaling = Scaling::read(text, &[0]);
        let of = |op: &str| scaling.of(64, &(Some(op.to_owned()), None));
        assert_eq!(of("aten.neg.default"), Growth::Batch);
        assert_eq!(of("aten.abs.default"), Growth::Fixed);
        assert_eq!(of("aten.sin.default"), Growth::Unknown);
    }

    #[test]
    fn reshapes_are_followed_through_groups_of_equal_products() {
        use Extent::{Batch, Fixed, Free};
        let of = |from: &[u64], extents: &[Extent], to: &[u64]| {
            reshaped(&Followed { sizes: from.to_vec(), extents: extents.to_vec() }, to)
        };
        assert_eq!(of(&[6, 4, 8], &[Batch, Fixed, Fixed], &[24, 8]), Some(vec![Batch, Fixed]));
        assert_eq!(of(&[24, 8], &[Batch, Fixed], &[1, 6, 4, 8]), Some(vec![Fixed, Batch, Fixed, Fixed]));
        assert_eq!(of(&[4, 6, 8], &[Fixed, Batch, Fixed], &[24, 8]), Some(vec![Batch, Fixed]));
        assert_eq!(of(&[4, 6], &[Fixed, Batch], &[2, 2, 6]), Some(vec![Fixed, Fixed, Batch]));
        assert_eq!(of(&[8, 8], &[Free, Fixed], &[64]), Some(vec![Free]));
        assert_eq!(of(&[8, 1], &[Fixed, Free], &[8]), Some(vec![Fixed]));
        assert_eq!(of(&[8], &[Fixed], &[7]), None);
    }
}
