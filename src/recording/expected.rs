//! Expected results from eager PyTorch, and the comparison with them.

use super::element::{self, Parts};
use crate::fx::{DType, NumberKind};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A tensor that a call is expected to give: some of its elements, and statistics over all.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Expected {
    pub dtype: DType,
    pub dims: SmallVec<[i64; 4]>,
    /// Largest error of an element, and of both means, as a share of `max_abs`.
    pub tolerance: f64,
    /// Over the finite elements, the parts of complex ones apart: largest magnitude, mean, mean magnitude.
    pub max_abs: f64,
    pub mean: f64,
    pub mean_abs: f64,
    /// Elements (parts of complex ones apart) that are infinite or NaN.
    pub non_finite: u64,
    /// Evenly spaced elements of the row-major tensor, all of them where there are few.
    #[serde(with = "serde_bytes")]
    pub sample: Vec<u8>,
}

/// How far a tensor is from what was expected.
#[derive(Debug, Clone, PartialEq)]
pub struct Compared {
    /// Largest absolute error of an element that was kept.
    pub max_error: f64,
    /// Allowed error: tolerance × largest expected magnitude.
    pub limit: f64,
    /// Elements that were compared one by one.
    pub elements: usize,
    /// Problem, if there is one.
    pub problem: Option<String>,
}

/// The tolerance of results that XLA and PyTorch round differently: float32's is the promise made to users, wider types
/// are given their own precision, narrower ones some units in the last place for every rounding on the way.
pub fn default_tolerance(dtype: DType) -> f64 {
    match dtype.to_real() {
        DType::F64 => 1e-9,
        DType::F32 => 1e-4,
        DType::F16 => 5e-3,
        DType::BF16 => 2e-2,
        other if other.is_float() => 0.2,
        _ => 0.0,
    }
}

struct Statistics {
    max_abs: f64,
    mean: f64,
    mean_abs: f64,
    non_finite: u64,
}

impl Statistics {
    fn of(parts: Parts, bytes: &[u8]) -> Self {
        let (mut n, mut sum, mut sum_abs, mut max_abs, mut non_finite) = (0u64, 0.0, 0.0, 0f64, 0);
        for part in bytes.chunks_exact(parts.size()) {
            let value = element::read(parts.dtype, part);
            if value.is_finite() {
                n += 1;
                sum += value;
                sum_abs += value.abs();
                max_abs = max_abs.max(value.abs());
            } else {
                non_finite += 1;
            }
        }
        let n = n.max(1) as f64;
        // Sums of doubles near the largest one overflow; what then is compared is infinity with infinity.
        Statistics { max_abs, mean: sum / n, mean_abs: sum_abs / n, non_finite }
    }
}

impl Expected {
    /// Expects this tensor (row-major bytes), keeping at most `keep` of its elements.
    pub fn of(dtype: DType, dims: &[i64], bytes: &[u8], keep: usize) -> Self {
        let Statistics { max_abs, mean, mean_abs, non_finite } = Statistics::of(Parts::of(dtype), bytes);
        let size = dtype.size();
        let elements = bytes.len() / size;
        let kept = elements.min(keep);
        let sample = (0..kept).flat_map(|i| {
            let at = position(i, kept, elements) * size;
            bytes[at..at + size].iter().copied()
        });
        let sample = sample.collect();
        let tolerance = default_tolerance(dtype);
        Expected { dtype, dims: dims.into(), tolerance, max_abs, mean, mean_abs, non_finite, sample }
    }

    /// Number of elements, where it can be counted.
    pub fn elements(&self) -> Option<usize> {
        self.dims.iter().try_fold(1usize, |n, d| n.checked_mul(usize::try_from(*d).ok()?))
    }

    /// Compares a tensor (row-major bytes) with this.
    pub fn compare(&self, dtype: DType, dims: &[i64], bytes: &[u8]) -> Compared {
        let limit = self.tolerance * self.max_abs;
        let mut compared = Compared { max_error: 0.0, limit, elements: 0, problem: None };
        if dtype != self.dtype || dims != self.dims.as_slice() {
            compared.problem =
                Some(format!("is {dtype}{dims:?}, expected {}{:?}", self.dtype, &self.dims[..]));
        } else {
            self.compare_elements(bytes, &mut compared);
            self.compare_statistics(bytes, &mut compared);
        }
        compared
    }

    /// Compares a tensor (row-major bytes) element by element: each within `relative` × its expected magnitude +
    /// `absolute`, infinities and NaN where they are expected. Dtypes that are no floats must be equal. Reports a
    /// problem if not all elements were kept.
    pub fn compare_each(
        &self,
        dtype: DType,
        dims: &[i64],
        bytes: &[u8],
        (relative, absolute): (f64, f64),
    ) -> Compared {
        let mut compared = Compared { max_error: 0.0, limit: absolute, elements: 0, problem: None };
        if dtype != self.dtype || dims != self.dims.as_slice() || bytes.len() != self.sample.len() {
            let (kept, given) = (self.sample.len(), bytes.len());
            compared.problem = Some(format!(
                "is {dtype}{dims:?} of {given} bytes, expected {}{:?}, of which {kept} bytes are kept",
                self.dtype,
                &self.dims[..]
            ));
            return compared;
        }
        let size = dtype.size();
        for (at, (expected, actual)) in
            self.sample.chunks_exact(size).zip(bytes.chunks_exact(size)).enumerate()
        {
            let (error, limit) = self.error_of_each(expected, actual, relative, absolute);
            compared.elements += 1;
            compared.max_error = if error.is_nan() { error } else { compared.max_error.max(error) };
            if compared.problem.is_none() && !within(error, limit) {
                let (expected, actual) = (self.show(expected), self.show(actual));
                compared.problem =
                    Some(format!("element {at} is {actual}, expected {expected} within {limit:e}"));
            }
        }
        compared
    }

    /// The distance of two elements, and how large it may be. NaN where only one is NaN, infinite for different
    /// infinities.
    fn error_of_each(&self, expected: &[u8], actual: &[u8], relative: f64, absolute: f64) -> (f64, f64) {
        if expected == actual {
            return (0.0, absolute);
        }
        let parts = Parts::of(self.dtype);
        if !parts.dtype.is_float() {
            return (self.error(expected, actual), 0.0);
        }
        let read = |bytes: &[u8]| -> [f64; 2] {
            let mut values = bytes.chunks_exact(parts.size()).map(|part| element::read(parts.dtype, part));
            [values.next().unwrap_or(0.0), values.next().unwrap_or(0.0)]
        };
        let (e, a) = (read(expected), read(actual));
        let any = |of: [f64; 2], test: fn(f64) -> bool| of.into_iter().any(test);
        if any(e, f64::is_nan) || any(a, f64::is_nan) {
            let both = any(e, f64::is_nan) && any(a, f64::is_nan);
            return (if both { 0.0 } else { f64::NAN }, absolute);
        }
        if any(e, f64::is_infinite) || any(a, f64::is_infinite) {
            return (if e == a { 0.0 } else { f64::INFINITY }, absolute);
        }
        ((e[0] - a[0]).hypot(e[1] - a[1]), relative * e[0].hypot(e[1]) + absolute)
    }

    fn compare_elements(&self, bytes: &[u8], compared: &mut Compared) {
        let size = self.dtype.size();
        let elements = bytes.len() / size;
        let kept = self.sample.len() / size;
        for (i, expected) in self.sample.chunks_exact(size).enumerate() {
            let at = position(i, kept, elements);
            let actual = &bytes[at * size..(at + 1) * size];
            let error = self.error(expected, actual);
            compared.elements += 1;
            if compared.problem.is_none() && !within(error, compared.limit) {
                let (expected, actual) = (self.show(expected), self.show(actual));
                compared.problem = Some(format!(
                    "element {at} of {elements} is {actual}, expected {expected} within {:e}",
                    compared.limit
                ));
            }
            compared.max_error = if error.is_nan() { error } else { compared.max_error.max(error) };
        }
    }

    /// The largest distance of two elements' parts; NaN where only one is NaN, infinite for different infinities.
    fn error(&self, expected: &[u8], actual: &[u8]) -> f64 {
        let parts = Parts::of(self.dtype);
        if self.dtype.kind() != NumberKind::Float && self.dtype.kind() != NumberKind::Complex {
            if expected == actual {
                return 0.0;
            }
            let [e, a] = [expected, actual].map(|bytes| element::read(parts.dtype, bytes));
            // Different integers may be the same double.
            return (e - a).abs().max(1.0);
        }
        let pairs = expected.chunks_exact(parts.size()).zip(actual.chunks_exact(parts.size()));
        let mut worst = 0f64;
        for (expected, actual) in pairs {
            let [e, a] = [expected, actual].map(|bytes| element::read(parts.dtype, bytes));
            let error = if e == a || (e.is_nan() && a.is_nan()) { 0.0 } else { (e - a).abs() };
            if error.is_nan() {
                return error;
            }
            worst = worst.max(error);
        }
        worst
    }

    fn show(&self, element: &[u8]) -> String {
        let parts = Parts::of(self.dtype);
        if let Some(value) = element::read_int(self.dtype, element) {
            return value.to_string();
        }
        let values =
            element.chunks_exact(parts.size()).map(|p| format!("{:e}", element::read(parts.dtype, p)));
        values.collect::<Vec<_>>().join(" + i ")
    }

    fn compare_statistics(&self, bytes: &[u8], compared: &mut Compared) {
        let actual = Statistics::of(Parts::of(self.dtype), bytes);
        let mut complain = |problem: String| {
            compared.problem.get_or_insert(problem);
        };
        if actual.non_finite != self.non_finite {
            complain(format!(
                "{} elements are infinite or NaN, expected {}",
                actual.non_finite, self.non_finite
            ));
        }
        let means = [("mean", actual.mean, self.mean), ("mean magnitude", actual.mean_abs, self.mean_abs)];
        for (name, actual, expected) in means {
            let same = actual == expected || (actual.is_nan() && expected.is_nan());
            if !same && !within(actual - expected, compared.limit) {
                complain(format!(
                    "the {name} is {actual:e}, expected {expected:e} within {:e}",
                    compared.limit
                ));
            }
        }
    }
}

/// False for NaN, the error of a value against no value.
fn within(error: f64, limit: f64) -> bool {
    error.abs() <= limit
}

/// Where the `i`-th of `kept` evenly spaced elements stands among `elements`.
fn position(i: usize, kept: usize, elements: usize) -> usize {
    (i as u128 * elements as u128 / kept as u128) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|v| v.to_le_bytes()).collect()
    }

    fn problem(expected: &Expected, values: &[f32]) -> Option<String> {
        expected.compare(DType::F32, &[values.len() as i64], &bytes(values)).problem
    }

    #[test]
    fn errors_are_relative_to_the_largest_magnitude() {
        let expected = Expected::of(DType::F32, &[3], &bytes(&[0.0, 1.0, -100.0]), 10);
        assert_eq!(problem(&expected, &[0.009, 1.0, -100.0]), None);
        let found = problem(&expected, &[0.0, 1.02, -100.0]).unwrap();
        assert!(found.starts_with("element 1 of 3 is 1.019"), "{found}");
    }

    #[test]
    fn wrong_elements_between_the_kept_ones_show_in_the_statistics() {
        let values: Vec<f32> = (0..1000).map(|i| (i % 7) as f32).collect();
        let expected = Expected::of(DType::F32, &[1000], &bytes(&values), 10);
        assert_eq!(expected.sample.len(), 40);
        assert_eq!(problem(&expected, &values), None);
        let mut wrong = values.clone();
        wrong[101..199].fill(0.0);
        assert!(problem(&expected, &wrong).unwrap().starts_with("the mean is"));
        let mut nan = values.clone();
        nan[101] = f32::NAN;
        assert_eq!(problem(&expected, &nan).unwrap(), "1 elements are infinite or NaN, expected 0");
    }

    #[test]
    fn infinities_and_nans_must_be_where_they_were() {
        let values = [f32::INFINITY, f32::NAN, 1.0];
        let expected = Expected::of(DType::F32, &[3], &bytes(&values), 3);
        assert_eq!(problem(&expected, &values), None);
        assert!(problem(&expected, &[f32::NEG_INFINITY, f32::NAN, 1.0]).is_some());
        assert!(problem(&expected, &[f32::NAN, f32::INFINITY, 1.0]).is_some());
        assert!(problem(&expected, &[1.0, f32::NAN, 1.0]).is_some());
    }

    #[test]
    fn each_element_has_an_error_of_its_own() {
        let expected = Expected::of(DType::F32, &[3], &bytes(&[0.0, 1.0, -100.0]), 3);
        let problem = |values: &[f32], tolerance| {
            expected.compare_each(DType::F32, &[values.len() as i64], &bytes(values), tolerance).problem
        };
        assert_eq!(problem(&[1e-7, 1.0, -100.00001], (1e-6, 1e-6)), None);
        // Close to the largest one's magnitude alone.
        assert!(problem(&[1e-5, 1.0, -100.0], (1e-6, 1e-6)).unwrap().starts_with("element 0 is"));
        assert!(problem(&[0.0, f32::NAN, -100.0], (1.0, 1.0)).unwrap().starts_with("element 1 is NaN"));
        assert!(problem(&[0.0, 1.0, f32::NEG_INFINITY], (1.0, 1.0)).is_some());
        assert!(problem(&[0.0, 1.0], (1.0, 1.0)).is_some());
        let some = Expected::of(DType::F32, &[3], &bytes(&[0.0, 1.0, -100.0]), 2);
        assert!(
            some.compare_each(DType::F32, &[3], &bytes(&[0.0, 1.0, -100.0]), (1.0, 1.0)).problem.is_some()
        );
    }

    #[test]
    fn not_finite_elements_must_be_where_they_were_one_by_one() {
        let values = [f32::INFINITY, f32::NAN, 1.0];
        let expected = Expected::of(DType::F32, &[3], &bytes(&values), 3);
        let problem =
            |values: &[f32]| expected.compare_each(DType::F32, &[3], &bytes(values), (1.0, 1.0)).problem;
        assert_eq!(problem(&values), None);
        assert!(problem(&[f32::NEG_INFINITY, f32::NAN, 1.0]).is_some());
        assert!(problem(&[f32::MAX, f32::NAN, 1.0]).is_some());
        assert!(problem(&[f32::INFINITY, 0.0, 1.0]).is_some());
        let complex = Expected::of(DType::C64, &[1], &bytes(&[3.0, 4.0]), 1);
        let problem = |re, im| complex.compare_each(DType::C64, &[1], &bytes(&[re, im]), (0.1, 0.0)).problem;
        assert_eq!(problem(3.0, 4.4), None);
        assert!(problem(3.4, 4.4).is_some());
    }

    #[test]
    fn integers_must_be_equal() {
        let of = |value: i64| value.to_le_bytes();
        let expected = Expected::of(DType::I64, &[1], &of(i64::MAX), 1);
        assert_eq!(expected.compare(DType::I64, &[1], &of(i64::MAX)).problem, None);
        let found = expected.compare(DType::I64, &[1], &of(i64::MAX - 1)).problem.unwrap();
        assert!(found.contains("9223372036854775806, expected 9223372036854775807"), "{found}");
    }

    #[test]
    fn type_and_sizes_must_match() {
        let expected = Expected::of(DType::F32, &[2], &bytes(&[1.0, 2.0]), 2);
        assert!(expected.compare(DType::F32, &[1, 2], &bytes(&[1.0, 2.0])).problem.is_some());
        assert!(expected.compare(DType::I32, &[2], &bytes(&[1.0, 2.0])).problem.is_some());
    }
}
