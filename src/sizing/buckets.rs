//! Which sizes graphs are compiled for.

use crate::fx::{Dim, Graph, ValueType};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Series of bucket sizes.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Series {
    /// 8, 16, 32, 48, 64, then 5/4, 3/2 and 2 times each power of two: at most a quarter of a bucket above 64 is
    /// padding, and every power of two is a bucket.
    #[default]
    Default,
    PowersOfTwo,
    /// Multiples of a step.
    Step(i64),
    /// These sizes for each dimension, ascending; above the last, the default series.
    List(Vec<i64>),
    /// These sizes by the position of the dimension in its tensor, the default series elsewhere.
    Dims(BTreeMap<usize, Vec<i64>>),
    /// The default series, made finer until at most this share of a bucket is padding, above 64.
    Waste(f64),
    /// No buckets: every size is compiled as it is.
    Exact,
}

/// Which sizes a graph is compiled for, and how often.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BucketPolicy {
    pub series: Series,
    /// A graph is not compiled for more buckets than this while a compiled one can serve.
    pub max_executables: usize,
}

impl Default for BucketPolicy {
    fn default() -> Self {
        BucketPolicy { series: Series::Default, max_executables: 24 }
    }
}

/// Properties of a symbol that the policy needs.
#[derive(Debug, Clone, PartialEq)]
struct Role {
    /// It is the first dimension of some input with others: a batch, of which small ones are common.
    batch: bool,
    /// Position of the first dimension that it is the size of.
    position: usize,
    max: i64,
}

/// The policy for the symbols of one graph.
#[derive(Debug)]
pub struct Chooser {
    policy: BucketPolicy,
    roles: Vec<Role>,
}

impl Chooser {
    pub fn new(policy: BucketPolicy, graph: &Graph) -> Self {
        let role = |i: usize| {
            let mut role =
                Role { batch: false, position: 0, max: graph.symbols[i].max.unwrap_or(i64::MAX).max(1) };
            let mut found = false;
            for ty in &graph.values[..graph.inputs.len()] {
                let ValueType::Tensor(t) = ty else { continue };
                for (d, dim) in t.dims.iter().enumerate() {
                    if matches!(dim, Dim::Expr(crate::fx::Expr::Sym(s)) if s.0 as usize == i) {
                        role.batch |= d == 0 && t.dims.len() > 1;
                        if !found {
                            role.position = d;
                        }
                        found = true;
                    }
                }
            }
            role
        };
        Chooser { roles: (0..graph.symbols.len()).map(role).collect(), policy }
    }

    /// From now on there are no more than so many buckets: one that is compiled serves wherever it can.
    pub fn at_most(&mut self, buckets: usize) {
        self.policy.max_executables = buckets;
    }

    /// For each symbol, the position of the first dimension that it is the size of.
    pub fn positions(&self) -> Vec<usize> {
        self.roles.iter().map(|role| role.position).collect()
    }

    /// Whether sizes are rounded at all.
    pub fn is_exact(&self) -> bool {
        self.policy.series == Series::Exact
    }

    /// The bucket of these sizes, given those that are compiled.
    pub fn choose<'a>(
        &self,
        sizes: &[i64],
        compiled: impl Iterator<Item = &'a Vec<i64>> + Clone,
    ) -> Vec<i64> {
        let fine = self.round(sizes, 0);
        let count = compiled.clone().count();
        let soft = self.policy.max_executables.div_ceil(2);
        if compiled.clone().any(|c| *c == fine)
            || count < soft
            || sizes.len() < 2 && count < self.policy.max_executables
        {
            return fine;
        }
        let cost = |bucket: &[i64]| -> f64 { bucket.iter().map(|s| (*s).max(1) as f64).product() };
        let serves = |bucket: &Vec<i64>| bucket.iter().zip(sizes).all(|(have, want)| have >= want);
        let best = compiled.filter(|c| serves(c)).min_by(|a, b| cost(a).total_cmp(&cost(b)));
        // Past half of the cap a compiled bucket serves while it is at most four times too large; at the cap any does.
        let limit = if count < self.policy.max_executables { 4.0 * cost(&fine) } else { f64::INFINITY };
        match best {
            Some(best) if cost(best) <= limit => best.clone(),
            // Coarser the more there are: each step of the exponent halves what can still come.
            _ => self.round(sizes, 1 + (count.saturating_sub(soft) / soft.max(1)) as u32),
        }
    }

    /// Returns the bucket of each size, `coarse` steps coarser than the policy's.
    fn round(&self, sizes: &[i64], coarse: u32) -> Vec<i64> {
        sizes.iter().zip(&self.roles).map(|(size, role)| self.round_one(*size, role, coarse)).collect()
    }

    fn round_one(&self, size: i64, role: &Role, coarse: u32) -> i64 {
        let bucket = match (&self.policy.series, coarse) {
            (Series::Exact, _) => return size,
            (_, 1..) => {
                // Powers of 2, of 4, of 8 …
                let mut bucket = 8i64;
                while bucket < size {
                    bucket = bucket.saturating_mul(1 << coarse);
                }
                bucket
            }
            (Series::List(list), _) => from_list(list, size),
            (Series::Dims(lists), _) => match lists.get(&role.position) {
                Some(list) => from_list(list, size),
                None => default_series(size, role.batch, 2),
            },
            (Series::Step(step), _) => ceiling(size.max(1), *step),
            (Series::PowersOfTwo, _) => power_of_two(size),
            (Series::Waste(share), _) => {
                let mut parts = 2;
                while parts < 10 && 1.0 / (f64::from(1 << parts) + 1.0) > *share {
                    parts += 1;
                }
                default_series(size, role.batch, parts)
            }
            (Series::Default, _) => default_series(size, role.batch, 2),
        };
        if size <= role.max { bucket.min(role.max) } else { bucket }
    }
}

/// The power of two that is at least `size`; `size` itself where there is none.
fn power_of_two(size: i64) -> i64 {
    (size.max(1) as u64).checked_next_power_of_two().and_then(|p| i64::try_from(p).ok()).unwrap_or(size)
}

/// The multiple of `step` that is at least `size`, which is not negative.
fn ceiling(size: i64, step: i64) -> i64 {
    (size + step - 1) / step * step
}

fn from_list(list: &[i64], size: i64) -> i64 {
    list.iter().copied().find(|bucket| *bucket >= size).unwrap_or_else(|| default_series(size, false, 2))
}

/// The default series. With `parts` of 2 a power of two above 64 is followed by 5/4 and 3/2 of it (7/4 is left out, so
/// that there are few); with more, by every multiple of its `1/2^parts`. Sizes are multiples of 8, and of 128 from 512.
fn default_series(size: i64, batch: bool, parts: u32) -> i64 {
    if batch && size <= 8 {
        return power_of_two(size);
    }
    let floor = [8, 16, 32, 48, 64];
    if let Some(bucket) = floor.iter().find(|bucket| **bucket >= size) {
        return *bucket;
    }
    // The power of two below.
    let top = power_of_two(size);
    let base = top / 2;
    let unit = if top > 512 { 128 } else { 8 };
    let step = (base >> parts).max(unit);
    let mut bucket = base + ceiling(size - base, step);
    if parts == 2 && bucket > base + 2 * step {
        bucket = top;
    }
    bucket.min(top).max(size)
}

/// Buckets chosen for sizes that were seen.
#[derive(Debug, Clone, PartialEq)]
pub struct FittedBuckets {
    /// Ascending.
    pub buckets: Vec<i64>,
    /// Padded and all elements along this dimension, over every size that was seen.
    pub padded: u64,
    pub elements: u64,
}

/// More different sizes than this are rounded before buckets are chosen.
const FIT_SIZES: usize = 512;

/// The buckets with the least padding for these sizes (size, how often), for each number of buckets up to `limit`:
/// the first has one bucket. Buckets are multiples of 8 from 8 on, and powers of two below.
pub fn fit(seen: &BTreeMap<i64, u64>, limit: usize) -> Vec<FittedBuckets> {
    let mut unit = 8;
    let groups = loop {
        // By the smallest bucket that could serve: how many sizes, and their sum.
        let mut groups: BTreeMap<i64, (u64, u64)> = BTreeMap::new();
        for (&size, &count) in seen.iter().filter(|(size, count)| **size > 0 && **count > 0) {
            let least = if size <= 8 { power_of_two(size) } else { ceiling(size, unit) };
            let group = groups.entry(least).or_default();
            *group = (group.0 + count, group.1 + count * size as u64);
        }
        if groups.len() <= FIT_SIZES {
            break groups;
        }
        unit *= 2;
    };
    let sizes: Vec<i64> = groups.keys().copied().collect();
    // Running sums of counts and of sizes.
    let mut sums = vec![(0u64, 0u64)];
    for (count, sum) in groups.values() {
        let last = sums[sums.len() - 1];
        sums.push((last.0 + count, last.1 + sum));
    }
    // Padding where one bucket serves groups `from..=to`.
    let cost = |from: usize, to: usize| {
        let (count, sum) = (sums[to + 1].0 - sums[from].0, sums[to + 1].1 - sums[from].1);
        sizes[to] as u64 * count - sum
    };
    let n = sizes.len();
    let mut fits = Vec::new();
    // Least padding of groups `0..=to` with the buckets so far, of which the last is `sizes[to]`.
    let mut least: Vec<(u64, Vec<usize>)> = (0..n).map(|to| (cost(0, to), vec![to])).collect();
    for k in 1..=limit.min(n) {
        if k > 1 {
            let best = |to: usize| {
                (0..to).map(|cut| (least[cut].0 + cost(cut + 1, to), cut)).min().map(|(padded, cut)| {
                    let mut chosen = least[cut].1.clone();
                    chosen.push(to);
                    (padded, chosen)
                })
            };
            least = (0..n).map(|to| best(to).unwrap_or_else(|| least[to].clone())).collect();
        }
        let (padded, chosen) = &least[n - 1];
        let buckets = chosen.iter().map(|i| sizes[*i]).collect();
        fits.push(FittedBuckets { buckets, padded: *padded, elements: padded + sums[n].1 });
    }
    fits
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Padded elements of sizes in the buckets of a series, and how many buckets they touch.
    fn padded(c: &Chooser, sizes: &[i64]) -> (i64, usize) {
        let buckets: Vec<i64> = sizes.iter().map(|s| c.round(&[*s], 0)[0]).collect();
        let touched: std::collections::BTreeSet<i64> = buckets.iter().copied().collect();
        (buckets.iter().zip(sizes).map(|(b, s)| b - s).sum(), touched.len())
    }

    #[test]
    fn buckets_fitted_to_one_half_of_the_traffic_waste_less_on_the_other() {
        let mut state = 11u64;
        let mut next = |n: i64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((state >> 33) as i64) % n
        };
        let uniform: Vec<i64> = (0..4000).map(|_| 1 + next(1500)).collect();
        // Short ones with a long tail: the smallest of several draws.
        let skewed: Vec<i64> = (0..4000).map(|_| 1 + (0..4).map(|_| next(2000)).min().unwrap_or(0)).collect();
        let peaks: Vec<i64> = (0..4000).map(|_| [90, 390, 1050][next(3) as usize] + next(60)).collect();
        for (name, traffic) in [("uniform", uniform), ("skewed", skewed), ("three peaks", peaks)] {
            let (train, test): (Vec<i64>, Vec<i64>) = (
                traffic.iter().step_by(2).copied().collect(),
                traffic.iter().skip(1).step_by(2).copied().collect(),
            );
            let default = chooser(Series::Default, &[false]);
            let (default_padded, count) = padded(&default, &test);
            let mut seen = BTreeMap::new();
            train.iter().for_each(|s| *seen.entry(*s).or_insert(0) += 1);
            let fits = fit(&seen, count);
            let fitted = chooser(Series::List(fits[fits.len() - 1].buckets.clone()), &[false]);
            let (fitted_padded, fitted_count) = padded(&fitted, &test);
            let share = |p: i64| 100.0 * p as f64 / (p + test.iter().sum::<i64>()) as f64;
            println!(
                "{name}: {fitted_count} fitted buckets {:.1} % padding, {count} default buckets {:.1} %",
                share(fitted_padded),
                share(default_padded)
            );
            assert!(fitted_count <= count + 1, "{name}: {fitted_count} buckets, {count} by default");
            assert!(fitted_padded < default_padded, "{name}: {fitted_padded} against {default_padded}");
            assert!(fits.windows(2).all(|pair| pair[1].padded <= pair[0].padded));
        }
    }

    #[test]
    fn fits_are_the_best_there_are() {
        let seen = BTreeMap::from([(5, 10), (16, 1), (30, 10), (64, 3)]);
        let fits = fit(&seen, 9);
        assert_eq!(fits.len(), 4);
        assert_eq!(fits[0].buckets, [64]);
        assert_eq!(fits[3].buckets, [8, 16, 32, 64]);
        assert_eq!(fits[3].padded, 10 * 3 + 10 * 2);
        assert_eq!(fits[2].buckets, [8, 32, 64]);
        assert_eq!(fits[2].padded, 10 * 3 + 16 + 10 * 2);
        assert!(fit(&BTreeMap::new(), 3).is_empty());
    }

    fn chooser(series: Series, batch: &[bool]) -> Chooser {
        let roles = batch.iter().map(|b| Role { batch: *b, position: 0, max: i64::MAX }).collect();
        Chooser { policy: BucketPolicy { series, ..BucketPolicy::default() }, roles }
    }

    #[test]
    fn the_default_series_wastes_little_with_few_buckets() {
        let c = chooser(Series::Default, &[false]);
        let mut buckets = std::collections::BTreeSet::new();
        let (mut worst, mut total) = (0.0f64, 0.0f64);
        for size in 1..=2048i64 {
            let bucket = c.round(&[size], 0)[0];
            assert!(
                bucket >= size && bucket % 8 == 0 && (bucket < 512 || bucket % 128 == 0),
                "{size} → {bucket}"
            );
            buckets.insert(bucket);
            let waste = (bucket - size) as f64 / bucket as f64;
            if size > 64 {
                worst = worst.max(waste);
            }
            total += waste;
        }
        assert!(buckets.len() <= 20, "{buckets:?}");
        assert!((3..=11).all(|k| buckets.contains(&(1 << k))));
        assert!(worst < 0.25, "{worst}");
        assert!(total / 2048.0 < 0.15, "{}", total / 2048.0);
    }

    #[test]
    fn small_batches_have_buckets_of_their_own() {
        let c = chooser(Series::Default, &[true]);
        let sizes: Vec<i64> = (1..=9).map(|n| c.round(&[n], 0)[0]).collect();
        assert_eq!(sizes, [1, 2, 4, 4, 8, 8, 8, 8, 16]);
    }

    #[test]
    fn other_series_do_what_they_are_called() {
        let at = |series: Series, size: i64| chooser(series, &[false]).round(&[size], 0)[0];
        assert_eq!(at(Series::PowersOfTwo, 65), 128);
        assert_eq!(at(Series::Step(24), 25), 48);
        assert_eq!(at(Series::List(vec![10, 100]), 11), 100);
        assert_eq!(at(Series::List(vec![10, 100]), 101), 128);
        assert_eq!(at(Series::Exact, 77), 77);
        for size in 65..=4096 {
            let bucket = at(Series::Waste(0.1), size);
            assert!(bucket >= size);
            if size > 1024 {
                assert!((bucket - size) as f64 / bucket as f64 <= 0.12, "{size} → {bucket}");
            }
        }
    }

    #[test]
    fn several_dimensions_do_not_explode() {
        let c = chooser(Series::Default, &[true, false]);
        let mut compiled: Vec<Vec<i64>> = Vec::new();
        let mut state = 7u64;
        for _ in 0..20_000 {
            let mut next = |n: u64| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                ((state >> 33) % n) as i64
            };
            let sizes = vec![2 + next(63), 2 + next(511)];
            let bucket = c.choose(&sizes, compiled.iter());
            assert!(bucket.iter().zip(&sizes).all(|(b, s)| b >= s));
            if !compiled.contains(&bucket) {
                compiled.push(bucket);
            }
        }
        assert!(compiled.len() <= 24, "{} {compiled:?}", compiled.len());
    }

    #[test]
    fn a_declared_maximum_bounds_the_bucket() {
        let mut c = chooser(Series::Default, &[false]);
        c.roles[0].max = 100;
        assert_eq!(c.round(&[97], 0), [100]);
        assert_eq!(c.round(&[70], 0), [80]);
    }
}
