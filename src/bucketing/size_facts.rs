//! Facts about the symbols of a graph, and arithmetic on sizes.

use super::Reason;
use super::extent::{Factor, Side};
use crate::fx::size_algebra::{Direction, SizeAlgebra};
use crate::fx::{Dim, Expr, Symbol, SymbolId};
use smallvec::smallvec;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

/// Symbols, the bucket's sizes, and what is proven or believed about expressions of them.
///
/// A bucket serves calls whose sizes are at most its own, and at least what the graph was traced for. What
/// [`SizeAlgebra`] proves within these bounds holds at all of them. Conditions like `s % 2 == 0`, under which a graph
/// may have been traced as well, are not known: two sizes that agree wherever they are tried are believed to be equal,
/// and compared again at every call ([`SizeFacts::assumptions`]).
pub struct SizeFacts<'g> {
    symbols: &'g [Symbol],
    buckets: &'g [i64],
    /// The least value of each symbol, if there is one.
    least: Vec<Option<i64>>,
    algebra: SizeAlgebra,
    /// Pairs that must be equal at every call.
    assumed: RefCell<BTreeSet<(Expr, Expr)>>,
    /// Pairs that were compared before.
    compared: RefCell<HashMap<(Expr, Expr), bool>>,
}

/// 2^7 * 3 * 5 * 7: small enough that a product of three sizes is no overflow.
const DIVISIBLE: i64 = 13_440;
/// How many bindings are tried one by one, to prove a bound.
const MOST_TRIED: i64 = 1 << 16;
/// Limit for comparisons of two sizes, which are more frequent.
const MOST_COMPARED: i64 = 1 << 10;
/// Two sizes that have a value at fewer of the samples than this are not believed to be equal.
const FEWEST_SAMPLES: usize = 4;

impl<'g> SizeFacts<'g> {
    /// For calls whose sizes are at most `buckets`. `is_size[i]` is whether symbol `i` is a size of an input, which
    /// is not negative.
    pub fn new(symbols: &'g [Symbol], buckets: &'g [i64], is_size: &[bool]) -> Self {
        let mut assumed = BTreeSet::new();
        let mut least = Vec::new();
        for (i, symbol) in symbols.iter().enumerate() {
            let sure = is_size.get(i).is_some_and(|is_size| *is_size).then_some(0);
            let told = symbol.min.filter(|min| sure.is_none_or(|sure| *min > sure));
            if let Some(min) = told {
                let symbol = Expr::Sym(SymbolId(i as u32));
                assumed.insert((Expr::Max(vec![symbol.clone(), Expr::Const(min)]), symbol));
            }
            least.push(told.or(sure));
        }
        let bounds = least.iter().zip(buckets).map(|(least, most)| (*least, Some(*most)));
        SizeFacts {
            symbols,
            buckets,
            algebra: SizeAlgebra::new(bounds),
            least,
            assumed: RefCell::new(assumed),
            compared: RefCell::default(),
        }
    }

    /// Whether two sizes are the same at every call that the bucket serves. What is believed and not proven becomes one
    /// of the [`SizeFacts::assumptions`].
    pub fn same(&self, a: &Expr, b: &Expr) -> bool {
        if a == b {
            return true;
        }
        let pair = if a < b { (a.clone(), b.clone()) } else { (b.clone(), a.clone()) };
        if let Some(known) = self.compared.borrow().get(&pair) {
            return *known;
        }
        let same = self.algebra.equal(a, b).unwrap_or_else(|| {
            let agree = |binding: &Vec<i64>| match (a.eval(binding), b.eval(binding)) {
                (Ok(a), Ok(b)) => Some(a == b),
                (Err(_), Err(_)) => None,
                _ => Some(false),
            };
            if let Some(all) = self.all_bindings(&[a, b], MOST_COMPARED)
                && all.into_iter().filter_map(|binding| agree(&binding)).all(|agree| agree)
            {
                return true;
            }
            let believed = |samples: Vec<Vec<i64>>| {
                let known: Vec<bool> = samples.iter().filter_map(agree).collect();
                known.len() >= FEWEST_SAMPLES && known.into_iter().all(|agree| agree)
            };
            let believed = believed(self.samples(a, b)) || believed(self.divisible_samples());
            if believed {
                self.assumed.borrow_mut().insert(pair.clone());
            }
            believed
        });
        self.compared.borrow_mut().insert(pair, same);
        same
    }

    /// Whether the first size is larger: proven, or so at some samples. A guess, which decides nothing but the order in
    /// which things are tried.
    pub fn seems_larger(&self, a: &Expr, b: &Expr) -> bool {
        let difference = self.algebra.difference(a, b);
        if difference.lo > 0 || difference.hi <= 0 {
            return difference.lo > 0;
        }
        self.divisible_samples().iter().all(|binding| match (a.eval(binding), b.eval(binding)) {
            (Ok(a), Ok(b)) => a > b,
            _ => false,
        })
    }

    /// Whether an expression is negative at every call (`true`), or at none (`false`), if either is proven.
    pub fn is_negative(&self, e: &Expr) -> Option<bool> {
        let range = self.algebra.range(e);
        if range.hi < 0 {
            return Some(true);
        }
        (range.lo >= 0).then_some(false)
    }

    /// The quotient of two sizes, if it is a constant.
    pub fn quotient(&self, a: &Expr, b: &Expr) -> Option<i64> {
        let at = |e: &Expr, binding: &[i64]| e.eval(binding).ok();
        let samples = self.divisible_samples();
        let (x, y) = samples.iter().find_map(|sample| Some((at(a, sample)?, at(b, sample)?)))?;
        if y == 0 || x.checked_rem(y)? != 0 {
            return None;
        }
        self.same(a, &product(&[b.clone(), Expr::Const(x / y)])).then_some(x / y)
    }

    /// Returns equalities that were assumed without proof, and those that proofs rest on.
    pub fn assumptions(&self) -> Vec<(Expr, Expr)> {
        self.assumed.borrow().iter().cloned().collect()
    }

    /// The size of an expression in the bucket.
    pub fn size(&self, e: &Expr) -> Result<i64, Reason> {
        match e.eval(self.buckets) {
            Ok(size) if (0..=i64::from(i32::MAX)).contains(&size) => Ok(size),
            Ok(size) => Err(format!("the size {} is {size} in the bucket", self.show(e))),
            Err(problem) => Err(format!("the size {}: {problem}", self.show(e))),
        }
    }

    /// Whether an expression fits in 32 bits at every call.
    pub fn fits(&self, e: &Expr) -> Result<(), Reason> {
        let ends = [i64::from(i32::MIN), i64::from(i32::MAX)];
        let range = self.algebra.range(e);
        if range.lo >= i128::from(ends[0]) && range.hi <= i128::from(ends[1]) {
            return Ok(());
        }
        if !e.eval(self.buckets).is_ok_and(|size| (ends[0]..=ends[1]).contains(&size)) {
            return Err(format!("the size {} does not fit in 32 bits in the bucket", self.show(e)));
        }
        let clamped = Expr::Max(vec![Expr::Const(ends[0]), Expr::Min(vec![Expr::Const(ends[1]), e.clone()])]);
        self.assumed.borrow_mut().insert((clamped, e.clone()));
        Ok(())
    }

    /// A padded dimension of this true size.
    ///
    /// # Errors
    /// If the size may be larger at a call than in the bucket, which would be no upper bound.
    pub fn side(&self, valid: &Expr) -> Result<Side, Reason> {
        if let Some(size) = valid.as_const() {
            return Ok(Side::fixed(size));
        }
        let size = self.size(valid)?;
        let rises = matches!(self.algebra.direction(valid), Some(Direction::Rises | Direction::Constant));
        if !rises && self.algebra.range(valid).hi > i128::from(size) && !self.is_bounded(valid, size) {
            return Err(format!("the size {} does not grow with its symbols", self.show(valid)));
        }
        Ok(Side { factors: smallvec![Factor { valid: valid.clone(), size }], holds: None, rows_hold: None })
    }

    /// As [`SizeFacts::side`], for a declared size.
    pub fn side_of(&self, dim: &Dim) -> Result<Side, Reason> {
        match dim {
            Dim::Static(size) => Ok(Side::fixed(*size)),
            Dim::Expr(e) => self.side(e),
        }
    }

    /// Whether no call makes a size larger than it is in the bucket, by trying all of them.
    fn is_bounded(&self, e: &Expr, size: i64) -> bool {
        // If there is no size, there is no call with it.
        let bounded = |binding: Vec<i64>| e.eval(&binding).map_or(true, |other| other <= size);
        self.all_bindings(&[e], MOST_TRIED).is_some_and(|all| all.into_iter().all(bounded))
    }

    // Bindings

    /// The symbols in expressions.
    fn used(&self, expressions: &[&Expr]) -> Vec<usize> {
        let mut used = BTreeSet::new();
        for e in expressions {
            e.for_each(&mut |e| {
                if let Expr::Sym(s) = e {
                    used.insert(s.0 as usize);
                }
            });
        }
        used.into_iter().filter(|i| *i < self.symbols.len()).collect()
    }

    /// Every binding of the symbols in expressions that a call may have, if there are at most so many.
    fn all_bindings(&self, expressions: &[&Expr], most: i64) -> Option<Vec<Vec<i64>>> {
        let mut all = vec![self.buckets.to_vec()];
        for symbol in self.used(expressions) {
            let (least, bucket) = (self.least[symbol]?, self.buckets[symbol]);
            let count = bucket.checked_sub(least)?.checked_add(1).filter(|n| *n > 0)?;
            if count.checked_mul(all.len() as i64)? > most {
                return None;
            }
            let with = |value: i64| {
                all.iter().map(move |binding| {
                    let mut binding = binding.clone();
                    binding[symbol] = value;
                    binding
                })
            };
            all = (least..=bucket).flat_map(with).collect();
        }
        Some(all)
    }

    /// Bindings within the bounds at which two expressions are likely to differ if they do: at both ends, at powers of
    /// two, and where a symbol or a multiple of it meets a constant; and some without anything in common.
    fn samples(&self, a: &Expr, b: &Expr) -> Vec<Vec<i64>> {
        let mut constants = BTreeSet::from([1]);
        for e in [a, b] {
            e.for_each(&mut |e| {
                if let Expr::Const(c) = e {
                    constants.insert(c.saturating_abs().max(1));
                }
            });
        }
        let mut edges = BTreeSet::new();
        for x in constants.iter().take(16) {
            edges.extend(constants.iter().take(16).flat_map(|y| [x / y, x.saturating_mul(*y)]));
        }
        edges.extend((0..=32).map(|power| 1i64 << power));
        let mut random = Random(1009);
        let used = self.used(&[a, b]);
        let candidates: Vec<Vec<i64>> = used
            .iter()
            .map(|symbol| {
                let (least, most) = (self.least[*symbol].unwrap_or(-17), self.buckets[*symbol]);
                let ends = (0..=17).flat_map(|i| [least.saturating_add(i), most.saturating_sub(i)]);
                let near = edges.iter().flat_map(|edge| (-1..=1).map(|d| edge.saturating_add(d)));
                let within = ends.chain(near).filter(|x| (least..=most).contains(x));
                let mut found: BTreeSet<i64> = within.collect();
                if let Ok(width) = u64::try_from(most.saturating_sub(least)) {
                    found.extend((0..16).map(|_| least + (random.next() % (width.max(1))) as i64));
                }
                found.into_iter().collect()
            })
            .collect();
        let mut samples = Vec::new();
        for (i, own) in candidates.iter().enumerate() {
            for value in own {
                let mut binding = self.buckets.to_vec();
                for (symbol, others) in used.iter().zip(&candidates) {
                    if let Some(other) = others.get((random.next() % others.len().max(1) as u64) as usize) {
                        binding[*symbol] = *other;
                    }
                }
                binding[used[i]] = *value;
                samples.push(binding);
            }
        }
        samples
    }

    /// Bindings whose sizes are divisible by all small numbers.
    fn divisible_samples(&self) -> Vec<Vec<i64>> {
        let mut random = Random(17);
        let mut sample = |range: u64| -> Vec<i64> {
            self.symbols.iter().map(|_| DIVISIBLE * (1 + (random.next() % range) as i64)).collect()
        };
        [2, 8, 97, 97, 97, 97, 97, 97, 97, 1 << 17].into_iter().map(&mut sample).collect()
    }

    /// An expression with the symbols' own names.
    pub fn show(&self, e: &Expr) -> String {
        let mut text = e.to_string();
        // Names may contain what stands for another symbol.
        let placeholder = |i: usize| format!("\u{1}{i}\u{2}");
        for i in (0..self.symbols.len()).rev() {
            text = text.replace(&format!("s{i}"), &placeholder(i));
        }
        for (i, symbol) in self.symbols.iter().enumerate() {
            text = text.replace(&placeholder(i), &symbol.name);
        }
        text
    }
}

/// A fixed sequence without pattern (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// A product, constants folded.
pub fn product(terms: &[Expr]) -> Expr {
    let mut constant = 1i64;
    let mut rest = Vec::new();
    for term in terms {
        match term {
            Expr::Const(c) => constant = constant.saturating_mul(*c),
            Expr::Mul(inner) => match product(inner) {
                Expr::Const(c) => constant = constant.saturating_mul(c),
                Expr::Mul(inner) => {
                    for e in inner {
                        if let Expr::Const(c) = e {
                            constant = constant.saturating_mul(c);
                        } else {
                            rest.push(e);
                        }
                    }
                }
                other => rest.push(other),
            },
            other => rest.push(other.clone()),
        }
    }
    if constant != 1 || rest.is_empty() {
        if constant == 0 || rest.is_empty() {
            return Expr::Const(constant);
        }
        rest.insert(0, Expr::Const(constant));
    }
    if rest.len() == 1 { rest.remove(0) } else { Expr::Mul(rest) }
}

/// A sum, constants folded.
pub fn sum(terms: &[Expr]) -> Expr {
    let mut constant = 0i64;
    let mut rest = Vec::new();
    for term in terms {
        match term {
            Expr::Const(c) => constant = constant.saturating_add(*c),
            other => rest.push(other.clone()),
        }
    }
    if rest.is_empty() {
        return Expr::Const(constant);
    }
    if constant != 0 {
        rest.push(Expr::Const(constant));
    }
    if rest.len() == 1 { rest.remove(0) } else { Expr::Add(rest) }
}

/// The size of a declared dimension.
pub fn expr(dim: &Dim) -> Expr {
    match dim {
        Dim::Static(size) => Expr::Const(*size),
        Dim::Expr(e) => e.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols() -> Vec<Symbol> {
        let symbol = |name: &str| Symbol { name: name.into(), min: Some(2), max: None, hint: None };
        vec![symbol("s0"), symbol("s1")]
    }

    fn sym(i: u32) -> Expr {
        Expr::Sym(SymbolId(i))
    }

    fn holds(facts: &SizeFacts, binding: &[i64]) -> bool {
        facts.assumptions().iter().all(|(a, b)| a.eval(binding) == b.eval(binding))
    }

    /// A size, and if `edge` says so another one.
    fn expression(random: &mut Random, depth: u32) -> Expr {
        if depth == 0 || random.next().is_multiple_of(4) {
            return sym((random.next() % 2) as u32);
        }
        let a = expression(random, depth - 1);
        let by = Expr::Const(2 + (random.next() % 6) as i64);
        match random.next() % 6 {
            0 => sum(&[a, expression(random, depth - 1)]),
            1 => product(&[a, by]),
            2 => sum(&[a, by]),
            3 => Expr::FloorDiv(Box::new((a, by))),
            4 => Expr::CeilDiv(Box::new((a, by))),
            _ => Expr::Max(vec![a, by]),
        }
    }

    #[test]
    fn sizes_that_differ_at_some_calls_only_are_not_equal_at_these() {
        let symbols = symbols();
        let buckets = [1 << 20, 1 << 15];
        let mut random = Random(7);
        let near =
            [2, 3, 4, 5, 8, 15, 16, 17, 18, 100, 9_000, 10_000, 10_001, 12_345, 16_384, 16_385, 20_000];
        let ones: Vec<i64> = near.into_iter().chain([32_767, 32_768, 99_999, 1 << 17, 1 << 20]).collect();
        let mut tried = 0;
        while tried < 200 {
            let e = expression(&mut random, 3);
            let high = Expr::Const(10_000 + (random.next() % 20_000) as i64);
            let low = Expr::Const(2 + (random.next() % 15) as i64);
            let symbol = sym((random.next() % 2) as u32);
            let times = Expr::Const(1 + (random.next() % 3) as i64);
            let beyond = sum(&[symbol.clone(), product(&[Expr::Const(-1), high.clone()])]);
            let below = sum(&[low.clone(), product(&[Expr::Const(-1), symbol])]);
            let more = |x| product(&[times.clone(), Expr::Max(vec![Expr::Const(0), x])]);
            let other = match random.next() % 5 {
                0 => Expr::Min(vec![e.clone(), high]),
                1 => Expr::Max(vec![low, e.clone()]),
                2 => sum(&[e.clone(), more(beyond)]),
                3 => sum(&[e.clone(), more(below)]),
                _ => sum(&[e.clone(), Expr::FloorDiv(Box::new((e.clone(), high)))]),
            };
            let calls = ones.iter().flat_map(|a| ones.iter().map(|b| vec![*a, *b]));
            let calls = calls.filter(|call| call.iter().zip(&buckets).all(|(size, most)| size <= most));
            let differ: Vec<Vec<i64>> = calls.filter(|call| e.eval(call) != other.eval(call)).collect();
            if differ.is_empty() {
                continue;
            }
            tried += 1;
            let facts = SizeFacts::new(&symbols, &buckets, &[true, true]);
            if facts.same(&e, &other) {
                let served = differ.iter().find(|call| holds(&facts, call));
                assert_eq!(served, None, "{e} is not {other} there");
            }
        }
    }

    #[test]
    fn what_is_believed_is_compared_again_at_every_call() {
        let symbols = symbols();
        let halves = product(&[Expr::Const(2), Expr::FloorDiv(Box::new((sym(0), Expr::Const(2))))]);
        let facts = SizeFacts::new(&symbols, &[5000, 5000], &[true, true]);
        assert!(facts.same(&halves, &sym(0)));
        assert!(holds(&facts, &[4, 4]) && !holds(&facts, &[5, 4]));
        // The least size that the graph was traced for is one of the conditions.
        assert!(!holds(&facts, &[0, 4]));
    }

    #[test]
    fn a_maximum_length_is_no_size_of_a_bucket_beyond_it() {
        let symbols = symbols();
        let cut = Expr::Min(vec![sym(0), Expr::Const(16_384)]);
        let below = SizeFacts::new(&symbols, &[16_384, 8], &[true, true]);
        assert!(below.same(&cut, &sym(0)) && below.assumptions().len() == symbols.len());
        let beyond = SizeFacts::new(&symbols, &[20_480, 8], &[true, true]);
        assert!(!beyond.same(&cut, &sym(0)));
        assert_eq!(beyond.side(&cut).unwrap().size(), 16_384);
    }

    #[test]
    fn a_size_that_is_larger_below_the_bucket_is_no_padded_dimension() {
        let symbols = symbols();
        let less = |i| sum(&[sym(i), Expr::Const(-1000)]);
        let shrinks = sum(&[product(&[Expr::Const(-1), sym(0)]), Expr::Const(5000)]);
        let facts = SizeFacts::new(&symbols, &[1000, 1 << 20], &[true, true]);
        for e in [product(&[less(0), less(1)]), shrinks, Expr::Mod(Box::new((sym(1), Expr::Const(7))))] {
            assert!(facts.side(&e).is_err(), "{e}");
        }
        assert_eq!(facts.is_negative(&less(0)), None);
        assert_eq!(facts.is_negative(&sum(&[sym(0), Expr::Const(-2000)])), Some(true));
        assert!(facts.fits(&product(&[sym(1), sym(1)])).is_err());
    }
}
