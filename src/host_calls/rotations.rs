//! Eigenvectors and singular vectors by Jacobi rotations, in float64, for processes without LAPACK.
//!
//! Matrices are lists of vectors: the columns of the matrix, one after the other.

/// Sweeps over all pairs after which rotations stop; a dozen is usual.
const MOST_SWEEPS: usize = 40;

/// Returns ascending eigenvalues of the symmetric matrix `a` of finite elements, `[size, size]`, and replaces `a` by
/// the eigenvectors.
pub(super) fn eigen(a: &mut [f64], size: usize) -> Vec<f64> {
    let scale = scaled(a);
    let mut vectors = identity(size);
    let negligible = f64::EPSILON * length(a) / size.max(1) as f64;
    for _ in 0..MOST_SWEEPS {
        let mut found = false;
        for (p, q) in pairs(size) {
            let off = a[p * size + q];
            if off.abs() > negligible {
                found = true;
                let turn = Turn::new(a[p * size + p], a[q * size + q], off);
                turn.rotate(pair(a, p, q, size));
                for row in a.chunks_exact_mut(size) {
                    (row[p], row[q]) = turn.apply(row[p], row[q]);
                }
                turn.rotate(pair(&mut vectors, p, q, size));
            }
        }
        if !found {
            break;
        }
    }
    let values: Vec<f64> = (0..size).map(|i| a[i * size + i]).collect();
    let mut order: Vec<usize> = (0..size).collect();
    order.sort_by(|i, j| values[*i].total_cmp(&values[*j]));
    for (to, from) in order.iter().enumerate() {
        a[to * size..(to + 1) * size].copy_from_slice(&vectors[from * size..(from + 1) * size]);
    }
    order.iter().map(|i| values[*i] * scale).collect()
}

/// The singular value decomposition of a matrix.
pub(super) struct Singular {
    /// Singular values, descending.
    pub values: Vec<f64>,
    /// Left vectors, one for each row of the matrix.
    pub left: Vec<f64>,
    /// Right vectors, one for each column of the matrix.
    pub right: Vec<f64>,
}

/// Returns the decomposition of `a`, which has finite elements and no more columns than rows: `columns` vectors of
/// `rows` elements.
pub(super) fn singular(a: &mut [f64], rows: usize, columns: usize) -> Singular {
    let scale = scaled(a);
    let mut turned = identity(columns);
    for _ in 0..MOST_SWEEPS {
        let mut found = false;
        for (p, q) in pairs(columns) {
            let (x, y) = pair(a, p, q, rows);
            let (alpha, beta, gamma) = (dot(x, x), dot(y, y), dot(x, y));
            if gamma.abs() > f64::EPSILON * alpha.sqrt() * beta.sqrt() {
                found = true;
                let turn = Turn::new(alpha, beta, gamma);
                turn.rotate((x, y));
                turn.rotate(pair(&mut turned, p, q, columns));
            }
        }
        if !found {
            break;
        }
    }
    let lengths: Vec<f64> = a.chunks_exact(rows).map(length).collect();
    let mut order: Vec<usize> = (0..columns).collect();
    order.sort_by(|i, j| lengths[*j].total_cmp(&lengths[*i]));
    let (mut left, mut right) = (vec![0.0; rows * rows], vec![0.0; columns * columns]);
    let mut known = 0;
    for (to, from) in order.iter().enumerate() {
        right[to * columns..(to + 1) * columns]
            .copy_from_slice(&turned[from * columns..(from + 1) * columns]);
        // Vectors of rounding errors have no directions.
        if lengths[*from] > f64::MIN_POSITIVE {
            let vector = &a[from * rows..(from + 1) * rows];
            left[to * rows..(to + 1) * rows]
                .iter_mut()
                .zip(vector)
                .for_each(|(l, x)| *l = x / lengths[*from]);
            known = to + 1;
        }
    }
    complete(&mut left, known, rows);
    let values = order.iter().map(|i| lengths[*i] * scale).collect();
    Singular { values, left, right }
}

/// Fills all but the first `known` of the vectors so that all are orthonormal.
fn complete(vectors: &mut [f64], known: usize, size: usize) {
    for next in known..size {
        let (before, rest) = vectors.split_at_mut(next * size);
        let vector = &mut rest[..size];
        // The axis that the others have the smallest share of.
        let share = |axis: usize| before.chunks_exact(size).map(|v| v[axis] * v[axis]).sum::<f64>();
        let axis = (0..size).min_by(|i, j| share(*i).total_cmp(&share(*j))).unwrap_or(0);
        vector[axis] = 1.0;
        for _ in 0..2 {
            for other in before.chunks_exact(size) {
                let shared = dot(other, vector);
                vector.iter_mut().zip(other).for_each(|(x, y)| *x -= shared * y);
            }
        }
        let length = length(vector);
        vector.iter_mut().for_each(|x| *x /= length);
    }
}

/// Divides by the largest size of an element, which it returns.
fn scaled(a: &mut [f64]) -> f64 {
    let largest = a.iter().fold(0.0, |largest: f64, x| largest.max(x.abs()));
    if largest == 0.0 {
        return 1.0;
    }
    a.iter_mut().for_each(|x| *x /= largest);
    largest
}

/// The rotation that makes `[[alpha, gamma], [gamma, beta]]` diagonal.
#[derive(Clone, Copy)]
struct Turn {
    cosine: f64,
    sine: f64,
}

impl Turn {
    fn new(alpha: f64, beta: f64, gamma: f64) -> Turn {
        let zeta = (beta - alpha) / (2.0 * gamma);
        let tangent = zeta.signum() / (zeta.abs() + zeta.hypot(1.0));
        let cosine = tangent.hypot(1.0).recip();
        Turn { cosine, sine: cosine * tangent }
    }

    #[inline(always)]
    fn apply(self, x: f64, y: f64) -> (f64, f64) {
        (self.cosine * x - self.sine * y, self.sine * x + self.cosine * y)
    }

    #[inline(always)]
    fn rotate(self, (x, y): (&mut [f64], &mut [f64])) {
        x.iter_mut().zip(y).for_each(|(x, y)| (*x, *y) = self.apply(*x, *y));
    }
}

fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |p| (p + 1..count).map(move |q| (p, q)))
}

/// Vectors `p` and `q`, with `p < q`.
fn pair(vectors: &mut [f64], p: usize, q: usize, size: usize) -> (&mut [f64], &mut [f64]) {
    let (before, from_q) = vectors.split_at_mut(q * size);
    (&mut before[p * size..(p + 1) * size], &mut from_q[..size])
}

fn identity(size: usize) -> Vec<f64> {
    let mut vectors = vec![0.0; size * size];
    vectors.iter_mut().step_by(size + 1).for_each(|x| *x = 1.0);
    vectors
}

fn length(x: &[f64]) -> f64 {
    dot(x, x).sqrt()
}

/// Sum of products, in as many sums at a time as registers hold.
#[inline(always)]
fn dot(x: &[f64], y: &[f64]) -> f64 {
    const SUMS: usize = 8;
    let mut sums = [0.0; SUMS];
    let (x_parts, y_parts) = (x.chunks_exact(SUMS), y.chunks_exact(SUMS));
    let rest: f64 = x_parts.remainder().iter().zip(y_parts.remainder()).map(|(x, y)| x * y).sum();
    for (x, y) in x_parts.zip(y_parts) {
        sums.iter_mut().zip(x).zip(y).for_each(|((sum, x), y)| *sum += x * y);
    }
    sums.iter().sum::<f64>() + rest
}
