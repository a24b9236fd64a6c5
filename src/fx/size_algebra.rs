//! Proofs about sizes: what two expressions have in common whatever the symbols are.
//!
//! An expression becomes a polynomial with integer coefficients over symbols and over what is no polynomial: quotients
//! rounded down, `max(0, x)`, and whatever is not taken apart. Remainders, ceilings, maxima and minima are written with
//! these two, in one spelling, so that equal expressions mostly become equal polynomials. What is left is decided by
//! the range that a polynomial has within the symbols' bounds.
//!
//! Nothing here looks at samples. A claim holds for every binding within the bounds at which all expressions concerned
//! have a value; where nothing can be claimed, the answer is "unknown".

use super::expr::Expr;
use super::float_expr::FloatExpr;
use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// Polynomials with more terms are not multiplied out.
const MAX_TERMS: usize = 48;
/// How many quotients and maxima are taken apart, one within the other, to find a range.
const MAX_STEPS: u32 = 6;
/// Numbers of this size and beyond stand for infinity.
const INFINITE: i128 = 1 << 100;

/// Numbers from `lo` to `hi`, ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    pub lo: i128,
    pub hi: i128,
}

impl Range {
    pub const ALL: Range = Range { lo: -INFINITE, hi: INFINITE };

    pub fn new(lo: i128, hi: i128) -> Range {
        Range { lo: lo.clamp(-INFINITE, INFINITE), hi: hi.clamp(-INFINITE, INFINITE) }
    }

    fn point(x: i128) -> Range {
        Range::new(x, x)
    }

    pub fn excludes(self, x: i128) -> bool {
        x < self.lo || x > self.hi
    }

    fn is_point(self) -> bool {
        self.lo == self.hi && self.lo.abs() < INFINITE
    }

    fn and(self, other: Range) -> Range {
        let both = Range { lo: self.lo.max(other.lo), hi: self.hi.min(other.hi) };
        // Nothing is in both where no binding gives all expressions a value: then the first says as much.
        if both.lo > both.hi { self } else { both }
    }

    fn plus(self, other: Range) -> Range {
        let lo = if self.lo <= -INFINITE || other.lo <= -INFINITE { -INFINITE } else { self.lo + other.lo };
        let hi = if self.hi >= INFINITE || other.hi >= INFINITE { INFINITE } else { self.hi + other.hi };
        Range::new(lo, hi)
    }

    fn times(self, other: Range) -> Range {
        let ends = [(self.lo, other.lo), (self.lo, other.hi), (self.hi, other.lo), (self.hi, other.hi)];
        let ends = ends.map(|(a, b)| {
            let sign = if (a < 0) == (b < 0) { INFINITE } else { -INFINITE };
            a.checked_mul(b).unwrap_or(sign).clamp(-INFINITE, INFINITE)
        });
        let all = ends.into_iter().fold((INFINITE, -INFINITE), |(lo, hi), x| (lo.min(x), hi.max(x)));
        Range { lo: all.0, hi: all.1 }
    }

    fn power(self, exponent: u32) -> Range {
        let mut all = Range::point(1);
        for _ in 0..exponent {
            all = all.times(self);
        }
        if exponent.is_multiple_of(2) { all.and(Range::new(0, INFINITE)) } else { all }
    }

    /// Returns the range divided by `d`, if all its values are multiples of `d`.
    fn shrunk(self, d: i128) -> Range {
        let lo = if self.lo <= -INFINITE { self.lo } else { -(-self.lo).div_euclid(d) };
        let hi = if self.hi >= INFINITE { self.hi } else { self.hi.div_euclid(d) };
        Range { lo, hi }
    }

    /// Returns the range of quotients by `d > 0`, rounded down.
    fn floored(self, d: i128) -> Range {
        let lo = if self.lo <= -INFINITE { self.lo } else { self.lo.div_euclid(d) };
        let hi = if self.hi >= INFINITE { self.hi } else { self.hi.div_euclid(d) };
        Range { lo, hi }
    }
}

/// Atom of a polynomial.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Atom {
    Symbol(u32),
    /// A quotient rounded towards negative infinity.
    Floor(Rc<(Polynomial, Polynomial)>),
    /// `max(0, x)`
    Positive(Rc<Polynomial>),
    /// Anything else.
    Opaque(Rc<Expr>),
}

/// A product of atoms, which are in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Monomial(Vec<Atom>);

/// By degree, then by atoms: an order that multiplication keeps, so that division by the leading term ends.
impl Ord for Monomial {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Monomial {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Monomial {
    fn times(&self, other: &Monomial) -> Monomial {
        let mut atoms = [&self.0[..], &other.0[..]].concat();
        atoms.sort();
        Monomial(atoms)
    }

    /// Without the atoms of another one; `None` if it has not got them.
    fn over(&self, other: &Monomial) -> Option<Monomial> {
        let mut rest = self.0.clone();
        for atom in &other.0 {
            rest.remove(rest.iter().position(|a| a == atom)?);
        }
        Some(Monomial(rest))
    }
}

/// A sum of products, each with its coefficient, which is not 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Polynomial(BTreeMap<Monomial, i128>);

/// Coefficients beyond 128 bits, or too many terms: nothing is claimed.
struct TooLarge;

type Made = Result<Polynomial, TooLarge>;

impl Polynomial {
    fn constant(c: i128) -> Polynomial {
        Polynomial(BTreeMap::from_iter((c != 0).then_some((Monomial::default(), c))))
    }

    fn atom(atom: Atom) -> Polynomial {
        Polynomial(BTreeMap::from([(Monomial(vec![atom]), 1)]))
    }

    fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    fn as_constant(&self) -> Option<i128> {
        match self.0.first_key_value() {
            None => Some(0),
            Some((m, c)) if m.0.is_empty() && self.0.len() == 1 => Some(*c),
            Some(_) => None,
        }
    }

    fn constant_term(&self) -> i128 {
        self.0.get(&Monomial::default()).copied().unwrap_or(0)
    }

    fn insert(&mut self, monomial: Monomial, c: i128) -> Result<(), TooLarge> {
        let sum = self.0.get(&monomial).copied().unwrap_or(0).checked_add(c).ok_or(TooLarge)?;
        if sum == 0 {
            self.0.remove(&monomial);
        } else {
            self.0.insert(monomial, sum);
        }
        if sum.unsigned_abs() >= INFINITE.unsigned_abs() || self.0.len() > MAX_TERMS {
            Err(TooLarge)
        } else {
            Ok(())
        }
    }

    fn plus(&self, other: &Polynomial) -> Made {
        let mut sum = self.clone();
        for (monomial, c) in &other.0 {
            sum.insert(monomial.clone(), *c)?;
        }
        Ok(sum)
    }

    fn minus(&self, other: &Polynomial) -> Made {
        self.plus(&other.scaled(-1)?)
    }

    fn scaled(&self, by: i128) -> Made {
        let mut scaled = Polynomial::default();
        for (monomial, c) in &self.0 {
            scaled.insert(monomial.clone(), c.checked_mul(by).ok_or(TooLarge)?)?;
        }
        Ok(scaled)
    }

    fn times(&self, other: &Polynomial) -> Made {
        let mut product = Polynomial::default();
        for (a, x) in &self.0 {
            for (b, y) in &other.0 {
                product.insert(a.times(b), x.checked_mul(*y).ok_or(TooLarge)?)?;
            }
        }
        Ok(product)
    }

    /// Returns the last non-constant term.
    fn leading(&self) -> Option<(&Monomial, i128)> {
        self.0.last_key_value().filter(|(m, _)| !m.0.is_empty()).map(|(m, c)| (m, *c))
    }

    /// The greatest number that divides these coefficients, of at least one.
    fn divisor<'c>(coefficients: impl Iterator<Item = &'c i128>) -> i128 {
        coefficients.fold(0, |a, b| gcd(a, *b)).max(1)
    }

    /// Quotient and rest of a division by the leading term of `by`, as far as it goes in integers.
    fn divided(&self, by: &Polynomial) -> Result<(Polynomial, Polynomial), TooLarge> {
        let Some((monomial, c)) = by.0.last_key_value() else { return Err(TooLarge) };
        let (mut quotient, mut rest, mut left) = (Polynomial::default(), Polynomial::default(), self.clone());
        while let Some((m, x)) = left.0.pop_last() {
            match m.over(monomial) {
                Some(over) if x % c == 0 => {
                    let term = Polynomial(BTreeMap::from([(over, x / c)]));
                    let mut less = term.times(by)?;
                    less.0.remove(&m);
                    left = left.minus(&less)?;
                    quotient = quotient.plus(&term)?;
                }
                _ => rest.insert(m, x)?,
            }
        }
        Ok((quotient, rest))
    }

    /// Every atom, once, in order.
    fn atoms(&self) -> Vec<&Atom> {
        let mut all: Vec<&Atom> = self.0.keys().flat_map(|m| &m.0).collect();
        all.sort();
        all.dedup();
        all
    }

    /// `a` and `b` where this is `a * atom + b`, and neither has the atom.
    fn linear_in(&self, atom: &Atom) -> Option<(Polynomial, Polynomial)> {
        let (mut a, mut b) = (Polynomial::default(), Polynomial::default());
        for (monomial, c) in &self.0 {
            match monomial.0.iter().filter(|x| *x == atom).count() {
                0 => b.0.insert(monomial.clone(), *c),
                1 => a.0.insert(monomial.over(&Monomial(vec![atom.clone()]))?, *c),
                _ => return None,
            };
        }
        Some((a, b))
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// How an expression changes when symbols grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    Constant,
    /// It never shrinks.
    Rises,
    /// It never grows.
    Falls,
}

impl Direction {
    pub fn reversed(self) -> Direction {
        match self {
            Direction::Constant => Direction::Constant,
            Direction::Rises => Direction::Falls,
            Direction::Falls => Direction::Rises,
        }
    }

    /// Returns the direction of a value that depends on two directions.
    pub fn with(self, other: Direction) -> Option<Direction> {
        match (self, other) {
            (Direction::Constant, d) | (d, Direction::Constant) => Some(d),
            (a, b) if a == b => Some(a),
            _ => None,
        }
    }
}

/// Prover for expressions of bounded symbols.
pub struct SizeAlgebra {
    /// Range of each symbol.
    bounds: Vec<Range>,
    normal: RefCell<HashMap<Expr, Polynomial>>,
}

impl SizeAlgebra {
    /// Symbol `i` is from `bounds[i].0` to `bounds[i].1`.
    pub fn new(bounds: impl IntoIterator<Item = (Option<i64>, Option<i64>)>) -> Self {
        let range = |(lo, hi): (Option<i64>, Option<i64>)| {
            let (lo, hi) = (lo.map_or(-INFINITE, i128::from), hi.map_or(INFINITE, i128::from));
            // Without a number in it nothing would be wrong.
            Range::new(lo.min(hi), hi)
        };
        SizeAlgebra { bounds: bounds.into_iter().map(range).collect(), normal: RefCell::default() }
    }

    /// Whether two expressions are the same for all symbols within the bounds (`true`), for none (`false`), or whether
    /// that is unknown.
    pub fn equal(&self, a: &Expr, b: &Expr) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        let difference = self.difference(a, b);
        match difference {
            Range { lo: 0, hi: 0 } => Some(true),
            apart if apart.excludes(0) => Some(false),
            _ => None,
        }
    }

    /// Where `a - b` lies.
    pub fn difference(&self, a: &Expr, b: &Expr) -> Range {
        let difference = self.polynomial(a).minus(&self.polynomial(b));
        difference.map_or(Range::ALL, |difference| self.range_of(&difference, MAX_STEPS))
    }

    /// Where an expression lies.
    pub fn range(&self, e: &Expr) -> Range {
        self.range_of(&self.polynomial(e), MAX_STEPS)
    }

    /// How an expression changes when symbols grow; `None` if it is not known to go one way.
    pub fn direction(&self, e: &Expr) -> Option<Direction> {
        let all = |terms: &[Expr]| {
            terms.iter().try_fold(Direction::Constant, |d, term| d.with(self.direction(term)?))
        };
        match e {
            Expr::Const(_) => Some(Direction::Constant),
            Expr::Sym(_) => Some(Direction::Rises),
            Expr::Add(terms) | Expr::Max(terms) | Expr::Min(terms) => all(terms),
            Expr::Mul(terms) => {
                // A factor that is never positive turns the others round, and is taken as its opposite.
                let (mut product, mut turned) = (Direction::Constant, false);
                for term in terms {
                    let (range, own) = (self.range(term), self.direction(term)?);
                    let negative = match range {
                        Range { lo: 0.., .. } => false,
                        Range { hi: ..=0, .. } => true,
                        _ if terms.len() == 1 => false,
                        _ => return self.direction_of_product(terms),
                    };
                    turned ^= negative;
                    product = product.with(if negative { own.reversed() } else { own })?;
                }
                Some(if turned { product.reversed() } else { product })
            }
            Expr::FloorDiv(p) | Expr::CeilDiv(p) => {
                let (over, under) = (self.direction(&p.0)?, self.direction(&p.1)?);
                let divisor = self.range(&p.1);
                let over = match divisor {
                    Range { lo: 1.., .. } => over,
                    Range { hi: ..=-1, .. } => over.reversed(),
                    _ => return None,
                };
                if under == Direction::Constant {
                    return Some(over);
                }
                // A larger divisor makes a quotient smaller where nothing is negative.
                (divisor.lo > 0 && self.range(&p.0).lo >= 0).then(|| over.with(under.reversed()))?
            }
            Expr::Pow(p) => match (&p.1, self.range(&p.0)) {
                (Expr::Const(0..), Range { lo: 0.., .. }) => self.direction(&p.0),
                _ => None,
            },
            Expr::Rounded(_, x) => self.float_direction(x),
            Expr::Mod(p) => {
                let both = self.direction(&p.0)?.with(self.direction(&p.1)?)?;
                (both == Direction::Constant).then_some(both)
            }
        }
    }

    /// Returns the direction of a product in which one factor may have either sign: all others are constants.
    fn direction_of_product(&self, terms: &[Expr]) -> Option<Direction> {
        let (constants, rest): (Vec<&Expr>, Vec<&Expr>) =
            terms.iter().partition(|t| self.direction(t) == Some(Direction::Constant));
        let [one] = rest[..] else { return None };
        let mut direction = self.direction(one)?;
        for constant in constants {
            match self.range(constant) {
                Range { lo: 0.., .. } => {}
                Range { hi: ..=0, .. } => direction = direction.reversed(),
                _ => return None,
            }
        }
        Some(direction)
    }

    /// As [`SizeAlgebra::direction`]: rounding to the next double never changes which of two numbers is larger.
    fn float_direction(&self, x: &FloatExpr) -> Option<Direction> {
        let all = |terms: &[FloatExpr]| {
            terms.iter().try_fold(Direction::Constant, |d, term| d.with(self.float_direction(term)?))
        };
        match x {
            FloatExpr::Const(_) => Some(Direction::Constant),
            FloatExpr::Int(e) => self.direction(e),
            FloatExpr::Add(terms) | FloatExpr::Max(terms) | FloatExpr::Min(terms) => all(terms),
            FloatExpr::Mul(terms) if terms.iter().all(|t| self.is_not_negative(t)) => all(terms),
            FloatExpr::Div(p) if self.is_not_negative(&p.0) && self.is_not_negative(&p.1) => {
                self.float_direction(&p.0)?.with(self.float_direction(&p.1)?.reversed())
            }
            FloatExpr::Sqrt(x) => self.float_direction(x),
            FloatExpr::Mul(_) | FloatExpr::Div(_) | FloatExpr::Pow(_) => None,
        }
    }

    fn is_not_negative(&self, x: &FloatExpr) -> bool {
        match x {
            FloatExpr::Const(x) => x.0 >= 0.0 && x.0.is_finite(),
            FloatExpr::Int(e) => self.range(e).lo >= 0,
            FloatExpr::Add(terms) | FloatExpr::Mul(terms) | FloatExpr::Max(terms) | FloatExpr::Min(terms) => {
                terms.iter().all(|t| self.is_not_negative(t))
            }
            FloatExpr::Div(p) | FloatExpr::Pow(p) => self.is_not_negative(&p.0) && self.is_not_negative(&p.1),
            FloatExpr::Sqrt(_) => true,
        }
    }

    // Normal form

    /// The normal form; what is too large stands for itself.
    fn polynomial(&self, e: &Expr) -> Polynomial {
        if let Some(known) = self.normal.borrow().get(e) {
            return known.clone();
        }
        let made =
            self.normalize(e).unwrap_or_else(|TooLarge| Polynomial::atom(Atom::Opaque(Rc::new(e.clone()))));
        self.normal.borrow_mut().insert(e.clone(), made.clone());
        made
    }

    fn normalize(&self, e: &Expr) -> Made {
        let pair = |p: &(Expr, Expr)| (self.polynomial(&p.0), self.polynomial(&p.1));
        match e {
            Expr::Const(c) => Ok(Polynomial::constant(i128::from(*c))),
            Expr::Sym(s) => Ok(Polynomial::atom(Atom::Symbol(s.0))),
            Expr::Add(terms) => {
                terms.iter().try_fold(Polynomial::default(), |sum, term| sum.plus(&self.polynomial(term)))
            }
            Expr::Mul(terms) => terms
                .iter()
                .try_fold(Polynomial::constant(1), |product, t| product.times(&self.polynomial(t))),
            Expr::FloorDiv(p) => {
                let (a, b) = pair(p);
                self.floor(&a, &b)
            }
            Expr::CeilDiv(p) => {
                let (a, b) = pair(p);
                self.floor(&a.scaled(-1)?, &b)?.scaled(-1)
            }
            Expr::Mod(p) => {
                let (a, b) = pair(p);
                a.minus(&b.times(&self.floor(&a, &b)?)?)
            }
            Expr::Pow(p) => match p.1 {
                Expr::Const(exponent @ 0..=8) => {
                    let base = self.polynomial(&p.0);
                    (0..exponent).try_fold(Polynomial::constant(1), |product, _| product.times(&base))
                }
                _ => Err(TooLarge),
            },
            Expr::Max(_) => self.largest(e, false),
            Expr::Min(_) => self.largest(e, true)?.scaled(-1),
            Expr::Rounded(..) => Ok(Polynomial::atom(Atom::Opaque(Rc::new(e.clone())))),
        }
    }

    /// The maximum of the terms of a maximum, or of the opposites of those of a minimum.
    fn largest(&self, e: &Expr, opposite: bool) -> Made {
        fn flatten<'e>(e: &'e Expr, minimum: bool, into: &mut Vec<&'e Expr>) {
            match e {
                Expr::Max(terms) if !minimum => terms.iter().for_each(|t| flatten(t, minimum, into)),
                Expr::Min(terms) if minimum => terms.iter().for_each(|t| flatten(t, minimum, into)),
                _ => into.push(e),
            }
        }
        let mut terms = Vec::new();
        flatten(e, opposite, &mut terms);
        let sign = if opposite { -1 } else { 1 };
        let mut terms =
            terms.into_iter().map(|t| self.polynomial(t).scaled(sign)).collect::<Result<Vec<_>, _>>()?;
        terms.sort();
        terms.dedup();
        let mut terms = terms.into_iter();
        let first = terms.next().ok_or(TooLarge)?;
        terms.try_fold(first, |most, term| {
            let more = self.positive(&term.minus(&most)?)?;
            most.plus(&more)
        })
    }

    /// `max(0, x)`, which is `max(0, -x) + x`: the one of which the leading term is positive.
    fn positive(&self, x: &Polynomial) -> Made {
        match self.range_of(x, MAX_STEPS) {
            Range { lo: 0.., .. } => return Ok(x.clone()),
            Range { hi: ..=0, .. } => return Ok(Polynomial::default()),
            _ => {}
        }
        let divisor = Polynomial::divisor(x.0.values());
        let turned = x.leading().is_some_and(|(_, c)| c < 0);
        let by = if turned { -divisor } else { divisor };
        let mut inner = x.clone();
        inner.0.values_mut().for_each(|c| *c /= by);
        let atom = Polynomial::atom(Atom::Positive(Rc::new(inner))).scaled(divisor)?;
        if turned { atom.plus(x) } else { Ok(atom) }
    }

    /// `p / q` rounded towards negative infinity.
    fn floor(&self, p: &Polynomial, q: &Polynomial) -> Made {
        match q.as_constant() {
            Some(0) => return Err(TooLarge),
            Some(d @ 1..) => return self.floor_by(p, d),
            Some(d) => return self.floor_by(&p.scaled(-1)?, -d),
            None => {}
        }
        let divisor = self.range_of(q, MAX_STEPS);
        if !divisor.excludes(0) {
            return Ok(Polynomial::atom(Atom::Floor(Rc::new((p.clone(), q.clone())))));
        }
        let (whole, rest) = p.divided(q)?;
        if rest.is_zero() {
            return Ok(whole);
        }
        let below = self.range_of(&q.minus(&rest)?, MAX_STEPS);
        if divisor.lo > 0 && self.range_of(&rest, MAX_STEPS).lo >= 0 && below.lo > 0 {
            return Ok(whole);
        }
        // Common factors of both, where these are never 0.
        let (mut p, mut q) = (rest, q.clone());
        for atom in q.clone().atoms() {
            let common = Monomial(vec![atom.clone()]);
            let without = |p: &Polynomial| -> Option<Polynomial> {
                p.0.iter().map(|(m, c)| Some((m.over(&common)?, *c))).collect::<Option<_>>().map(Polynomial)
            };
            while self.range_of_atom(atom, MAX_STEPS).excludes(0)
                && let (Some(a), Some(b)) = (without(&p), without(&q))
            {
                (p, q) = (a, b);
            }
        }
        let factor = Polynomial::divisor(p.0.values().chain(q.0.values()));
        for side in [&mut p, &mut q] {
            side.0.values_mut().for_each(|c| *c /= factor);
        }
        let fraction = match q.as_constant() {
            Some(_) => self.floor(&p, &q)?,
            None => Polynomial::atom(Atom::Floor(Rc::new((p, q)))),
        };
        whole.plus(&fraction)
    }

    /// `p / d` rounded towards negative infinity, for `d > 0`.
    fn floor_by(&self, p: &Polynomial, d: i128) -> Made {
        let (mut whole, mut rest) = (Polynomial::default(), Polynomial::default());
        for (monomial, c) in &p.0 {
            for (into, c) in [(&mut whole, c.div_euclid(d)), (&mut rest, c.rem_euclid(d))] {
                if c != 0 {
                    into.insert(monomial.clone(), c)?;
                }
            }
        }
        // A quotient of a quotient is one, whatever whole number is added in between.
        for (monomial, c) in &rest.0 {
            let [Atom::Floor(inner)] = &monomial.0[..] else { continue };
            let Some(by @ 1..) = inner.1.as_constant() else { continue };
            let both = d.checked_mul(by).ok_or(TooLarge)?;
            let mut others = rest.clone();
            others.0.remove(monomial);
            let others = others.scaled(by)?;
            if *c == 1 {
                return whole.plus(&self.floor_by(&others.plus(&inner.0)?, both)?);
            }
            if *c == d - 1 {
                // That is one less than none of it: its opposite is a quotient, too.
                let opposite = Polynomial::constant(by - 1).minus(&inner.0)?;
                whole.insert(monomial.clone(), 1)?;
                return whole.plus(&self.floor_by(&others.plus(&opposite)?, both)?);
            }
        }
        let variable = rest.0.iter().filter(|(m, _)| !m.0.is_empty()).map(|(_, c)| c);
        let factor = gcd(Polynomial::divisor(variable.chain([&d])), d);
        let d = d / factor;
        let constant = rest.constant_term().div_euclid(factor);
        rest.0.remove(&Monomial::default());
        rest.0.values_mut().for_each(|c| *c /= factor);
        rest.insert(Monomial::default(), constant)?;
        let range = self.range_of(&rest, MAX_STEPS).floored(d);
        if range.is_point() {
            return whole.plus(&Polynomial::constant(range.lo));
        }
        // `floor(r / d)` is `whole - floor(r' / d)` for `r + r' = whole * d + d - 1`: the smaller one is the spelling.
        let (mut other, mut both) = (Polynomial::constant(d - 1 - constant), Polynomial::default());
        for (monomial, c) in rest.0.iter().filter(|(m, _)| !m.0.is_empty()) {
            other.insert(monomial.clone(), d - c)?;
            both.insert(monomial.clone(), 1)?;
        }
        let of = |r: Polynomial| Polynomial::atom(Atom::Floor(Rc::new((r, Polynomial::constant(d)))));
        let key = |r: &Polynomial| r.0.iter().rev().map(|(_, c)| *c).collect::<Vec<_>>();
        if key(&other) < key(&rest) {
            return whole.plus(&both)?.minus(&of(other));
        }
        whole.plus(&of(rest))
    }

    // Ranges

    fn range_of_atom(&self, atom: &Atom, steps: u32) -> Range {
        match atom {
            Atom::Symbol(i) => self.bounds.get(*i as usize).copied().unwrap_or(Range::ALL),
            Atom::Positive(x) => {
                let x = self.range_of(x, steps.saturating_sub(1));
                Range { lo: x.lo.max(0), hi: x.hi.max(0) }
            }
            Atom::Floor(p) => {
                let over = self.range_of(&p.0, steps.saturating_sub(1));
                let under = self.range_of(&p.1, steps.saturating_sub(1));
                match (p.1.as_constant(), under) {
                    (Some(d @ 1..), _) => over.floored(d),
                    // Towards 0 with a larger divisor.
                    (None, Range { lo: 1.., .. }) => {
                        let least = over.floored(under.lo);
                        Range { lo: least.lo.min(0), hi: least.hi.max(0) }
                    }
                    _ => Range::ALL,
                }
            }
            Atom::Opaque(e) => self.range_of_opaque(e),
        }
    }

    fn range_of_opaque(&self, e: &Expr) -> Range {
        match e {
            Expr::Rounded(_, x) if self.is_not_negative(x) => Range::new(0, INFINITE),
            _ => Range::ALL,
        }
    }

    fn range_of(&self, p: &Polynomial, steps: u32) -> Range {
        let mut range = Range::point(0);
        for (monomial, c) in &p.0 {
            let mut product = Range::point(*c);
            let mut atoms = &monomial.0[..];
            while let Some(first) = atoms.first() {
                let count = atoms.iter().take_while(|a| *a == first).count();
                product = product.times(self.range_of_atom(first, steps).power(count as u32));
                atoms = &atoms[count..];
            }
            range = range.plus(product);
        }
        if steps == 0 || p.0.len() < 2 || range.is_point() {
            return range;
        }
        // What depends on one another is taken together.
        for atom in p.atoms() {
            let Some((a, b)) = p.linear_in(atom) else { continue };
            let closer = match (atom, a.as_constant()) {
                (Atom::Floor(inner), Some(c)) => {
                    self.range_with_quotient(&inner.0, &inner.1, c, &b, steps - 1)
                }
                (Atom::Positive(x), Some(c)) => self.range_with_maximum(x, c, &b, steps - 1),
                (_, None) => self.range_with_factor(atom, &a, &b, steps - 1),
                _ => None,
            };
            if let Some(closer) = closer {
                return range.and(closer);
            }
        }
        range
    }

    /// Returns the range of `c * floor(x / d) + b`: `d` times that is `c * x + d * b`, and up to `c * (d - 1)` less.
    fn range_with_quotient(
        &self,
        x: &Polynomial,
        d: &Polynomial,
        c: i128,
        b: &Polynomial,
        steps: u32,
    ) -> Option<Range> {
        let d = d.as_constant().filter(|d| *d > 0)?;
        let all = x.scaled(c).and_then(|x| x.plus(&b.scaled(d)?)).ok()?;
        let less = Range::point(c).times(Range::new(1 - d, 0));
        Some(self.range_of(&all, steps).plus(less).shrunk(d))
    }

    /// Returns the range of `c * max(0, x) + b`, which is the larger one of `b` and `c * x + b`, or the smaller one.
    fn range_with_maximum(&self, x: &Polynomial, c: i128, b: &Polynomial, steps: u32) -> Option<Range> {
        let with = x.scaled(c).and_then(|x| x.plus(b)).ok()?;
        let (with, without) = (self.range_of(&with, steps), self.range_of(b, steps));
        Some(if c > 0 {
            Range { lo: with.lo.max(without.lo), hi: with.hi.max(without.hi) }
        } else {
            Range { lo: with.lo.min(without.lo), hi: with.hi.min(without.hi) }
        })
    }

    /// Returns the range of `a * atom + b` with a known sign of `a`: it goes one way with the atom.
    fn range_with_factor(&self, atom: &Atom, a: &Polynomial, b: &Polynomial, steps: u32) -> Option<Range> {
        let (own, sign) = (self.range_of_atom(atom, steps), self.range_of(a, steps));
        let at = |x: i128| -> Option<Range> {
            if x.abs() >= INFINITE {
                return None;
            }
            let there = a.scaled(x).and_then(|a| a.plus(b)).ok()?;
            Some(self.range_of(&there, steps))
        };
        let (low, high) = match sign {
            Range { lo: 0.., .. } => (own.lo, own.hi),
            Range { hi: ..=0, .. } => (own.hi, own.lo),
            _ => return None,
        };
        let (low, high) = (at(low), at(high));
        Some(Range { lo: low.map_or(-INFINITE, |r| r.lo), hi: high.map_or(INFINITE, |r| r.hi) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fx::{Rounding, SymbolId};

    fn sym(i: u32) -> Expr {
        Expr::Sym(SymbolId(i))
    }

    fn c(x: i64) -> Expr {
        Expr::Const(x)
    }

    fn pair(a: Expr, b: Expr) -> Box<(Expr, Expr)> {
        Box::new((a, b))
    }

    fn floor(a: Expr, b: Expr) -> Expr {
        Expr::FloorDiv(pair(a, b))
    }

    fn bounded(bounds: &[(i64, i64)]) -> SizeAlgebra {
        SizeAlgebra::new(bounds.iter().map(|(lo, hi)| (Some(*lo), Some(*hi))))
    }

    #[test]
    fn equal_sizes_in_other_spellings_are_equal() {
        let (s, t) = (sym(0), sym(1));
        let add = |terms: &[&Expr]| Expr::Add(terms.iter().map(|e| (*e).clone()).collect());
        let mul = |terms: &[&Expr]| Expr::Mul(terms.iter().map(|e| (*e).clone()).collect());
        let max = |terms: &[&Expr]| Expr::Max(terms.iter().map(|e| (*e).clone()).collect());
        let min = |terms: &[&Expr]| Expr::Min(terms.iter().map(|e| (*e).clone()).collect());
        let half = floor(s.clone(), c(2));
        let minus = |a: &Expr, b: &Expr| add(&[a, &mul(&[&c(-1), b])]);
        let ceil = Expr::CeilDiv(pair(s.clone(), c(2)));
        let power = |e: &Expr| Expr::Pow(pair(e.clone(), c(2)));
        let equal = [
            (ceil.clone(), floor(add(&[&s, &c(1)]), c(2))),
            (ceil, minus(&s, &half)),
            (add(&[&floor(add(&[&s, &c(-1)]), c(2)), &c(1)]), floor(add(&[&s, &c(1)]), c(2))),
            (floor(half.clone(), c(3)), floor(s.clone(), c(6))),
            (floor(mul(&[&s, &t]), t.clone()), s.clone()),
            (floor(mul(&[&c(6), &s]), mul(&[&c(4), &s])), c(1)),
            (floor(mul(&[&s, &add(&[&t, &c(1)])]), add(&[&t, &c(1)])), s.clone()),
            (Expr::Mod(pair(s.clone(), c(4))), minus(&s, &mul(&[&c(4), &floor(s.clone(), c(4))]))),
            (Expr::Mod(pair(mul(&[&c(8), &s]), c(4))), c(0)),
            (add(&[&max(&[&s, &t]), &min(&[&s, &t])]), add(&[&s, &t])),
            (max(&[&s, &t, &add(&[&s, &t])]), add(&[&s, &t])),
            (min(&[&mul(&[&c(2), &s]), &mul(&[&c(2), &t])]), mul(&[&c(2), &min(&[&t, &s])])),
            (mul(&[&add(&[&s, &t]), &minus(&s, &t)]), minus(&power(&s), &power(&t))),
            (min(&[&s, &c(16_384)]), s.clone()),
        ];
        let algebra = bounded(&[(2, 16_384), (2, 300)]);
        for (a, b) in equal {
            assert_eq!(algebra.equal(&a, &b), Some(true), "{a} and {b}");
        }
        let larger = bounded(&[(2, 16_385), (2, 300)]);
        assert_eq!(larger.equal(&min(&[&s, &c(16_384)]), &s), None);
        assert_eq!(larger.range(&min(&[&s, &c(16_384)])), Range { lo: 2, hi: 16_384 });
        assert_eq!(larger.equal(&add(&[&s, &t]), &s), Some(false));
        assert!(larger.difference(&mul(&[&s, &t]), &s).lo > 0);
        assert_eq!(larger.equal(&mul(&[&half, &c(2)]), &s), None);
    }

    #[test]
    fn a_product_with_a_factor_that_may_be_negative_does_not_rise() {
        let less = |i| Expr::Add(vec![sym(i), c(-5)]);
        let both = Expr::Mul(vec![less(0), less(1)]);
        assert_eq!(bounded(&[(0, 8), (0, 8)]).direction(&both), None);
        assert_eq!(bounded(&[(5, 8), (5, 8)]).direction(&both), Some(Direction::Rises));
        let opposite = Expr::Mul(vec![c(-2), less(0)]);
        assert_eq!(bounded(&[(0, 8)]).direction(&opposite), Some(Direction::Falls));
        // Above 0 as well as below.
        assert_eq!(bounded(&[(-3, 8)]).direction(&Expr::Mul(vec![sym(0), sym(0)])), None);
    }

    /// Expressions without pattern.
    struct Generator(u64);

    impl Generator {
        fn below(&mut self, n: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % n
        }

        fn constant(&mut self) -> i64 {
            [-3, -1, 0, 1, 2, 2, 3, 4, 8, 17, 10_000, 16_384][self.below(12) as usize]
        }

        fn expr(&mut self, depth: u32) -> Expr {
            let leaf = depth == 0 || self.below(5) == 0;
            if leaf {
                return if self.below(3) == 0 { c(self.constant()) } else { sym(self.below(2) as u32) };
            }
            let (a, b) = (self.expr(depth - 1), self.expr(depth - 1));
            let by =
                if self.below(4) == 0 { b.clone() } else { c([1, 2, 3, 4, 6, -2][self.below(6) as usize]) };
            match self.below(9) {
                0 | 1 => Expr::Add(vec![a, b]),
                2 => Expr::Mul(vec![a, b]),
                3 => floor(a, by),
                4 => Expr::CeilDiv(pair(a, by)),
                5 => Expr::Mod(pair(a, by)),
                6 => Expr::Max(vec![a, b]),
                7 => Expr::Min(vec![a, b]),
                _ if self.below(2) == 0 => Expr::Pow(pair(a, c(2))),
                _ => Expr::Rounded(
                    Rounding::ALL[self.below(4) as usize],
                    Box::new(FloatExpr::Mul(vec![FloatExpr::Int(a), FloatExpr::Const(0.3.into())])),
                ),
            }
        }
    }

    /// Bindings within bounds: their ends, what is near the constants, and others.
    fn bindings(bounds: &[(i64, i64); 2], random: &mut Generator) -> Vec<Vec<i64>> {
        let mut one = |(lo, hi): (i64, i64)| {
            let near =
                [-1, 0, 1, 2, 3, 4, 16, 17, 18, 9_999, 10_000, 10_001, 16_383, 16_384, 16_385, 1 << 31];
            let ends = [lo, lo + 1, lo + 2, hi - 2, hi - 1, hi];
            let others: Vec<i64> = (0..12).map(|_| lo + random.below((hi - lo + 1) as u64) as i64).collect();
            let all = near.into_iter().chain(ends).chain(others);
            all.filter(|x| (lo..=hi).contains(x)).collect::<Vec<_>>()
        };
        let (first, second) = (one(bounds[0]), one(bounds[1]));
        first.iter().flat_map(|a| second.iter().map(move |b| vec![*a, *b])).collect()
    }

    #[test]
    fn what_is_proven_holds_at_every_binding() {
        let (mut equal, mut apart, mut directed, mut ranges) = (0, 0, 0, 0);
        let all_bounds = [[(2, 9), (0, 5)], [(0, 40_000), (2, 700)], [(-4, 20_000), (1, 1 << 31)]];
        for (seed, bounds) in (1..).zip(all_bounds.iter().cycle().take(9)) {
            let mut random = Generator(seed);
            let algebra = bounded(bounds);
            let bindings = bindings(bounds, &mut random);
            let expressions: Vec<Expr> = (0..110).map(|_| random.expr(3)).collect();
            let values: Vec<Vec<Option<i64>>> =
                expressions.iter().map(|e| bindings.iter().map(|b| e.eval(b).ok()).collect()).collect();
            for (e, known) in expressions.iter().zip(&values) {
                let range = algebra.range(e);
                ranges += i32::from(range != Range::ALL);
                let outside = |x: &&i64| range.excludes(i128::from(**x));
                assert_eq!(known.iter().flatten().find(outside), None, "{e} in {range:?}, {bounds:?}");
                let Some(direction) = algebra.direction(e) else { continue };
                directed += i32::from(direction != Direction::Constant);
                for (i, low) in bindings.iter().enumerate() {
                    for (j, high) in bindings.iter().enumerate().skip(i % 7).step_by(7) {
                        if low[0] > high[0] || low[1] > high[1] {
                            continue;
                        }
                        let (Some(x), Some(y)) = (known[i], known[j]) else { continue };
                        let so = match direction {
                            Direction::Constant => x == y,
                            Direction::Rises => x <= y,
                            Direction::Falls => x >= y,
                        };
                        assert!(so, "{e} {direction:?}: {x} at {low:?}, {y} at {high:?}, {bounds:?}");
                    }
                }
            }
            for (i, a) in expressions.iter().enumerate() {
                for (j, b) in expressions.iter().enumerate().skip(i + 1) {
                    let Some(same) = algebra.equal(a, b) else { continue };
                    *(if same { &mut equal } else { &mut apart }) += i32::from(a != b);
                    for (k, binding) in bindings.iter().enumerate() {
                        let (Some(x), Some(y)) = (values[i][k], values[j][k]) else { continue };
                        assert_eq!(x == y, same, "{a} and {b} at {binding:?}: {x}, {y}");
                    }
                }
            }
        }
        println!("{equal} pairs equal, {apart} apart, {directed} directions, {ranges} ranges");
        assert!(equal > 150 && apart > 1000 && directed > 150 && ranges > 300);
    }
}
