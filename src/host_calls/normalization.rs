//! Normalization and its gradients, for programs on the CPU.
//!
//! XLA's CPU compiler makes few vectors of a fold along rows, computes what a fold and its readers share once for each,
//! and runs most of them on one thread. Here a row stays in the processor's cache between its folds. Parts and their
//! order depend on sizes alone, so that results do not depend on the number of threads.

use super::frame::{buffer, handlers, read, sizes, written};
use super::shares::{PARTS, Places, in_parts, in_ranges};
use super::vectors::{sums, vectorized};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ops::Range;

handlers! {
    forward: Normalize => forward_of;
    gradient: NormalizeGradient => gradient_of;
}

/// Samples whose gradients of parameters are added up in float32.
const BLOCK_OF_SAMPLES: usize = 32;

vectorized! {
    /// The sum of distances from `pivot`, which has the error of the distances alone.
    fn distances_of(x: &[f32], pivot: f32) -> f64 {
        sums([x], &[], |[x], _| [x - pivot])[0]
    }

    /// The sum of squared distances from `mean`.
    fn squares_of(x: &[f32], mean: f32) -> f64 {
        sums([x], &[], |[x], _| [(x - mean) * (x - mean)])[0]
    }

    /// `(x - mean) * rstd * weight + bias`, with `inner` elements to each weight and bias.
    fn normalized(
        x: &[f32], out: &mut [f32], statistics: [f32; 2], weight: &[f32], bias: &[f32], inner: usize,
    ) {
        let [mean, rstd] = statistics;
        if inner == 1 {
            for (((x, out), weight), bias) in x.iter().zip(out).zip(weight).zip(bias) {
                *out = (x - mean) * rstd * weight + bias;
            }
            return;
        }
        let pieces = x.chunks_exact(inner).zip(out.chunks_exact_mut(inner));
        for ((x, out), (weight, bias)) in pieces.zip(weight.iter().zip(bias)) {
            let scale = rstd * weight;
            for (x, out) in x.iter().zip(out) {
                *out = (x - mean) * scale + bias;
            }
        }
    }

    /// Sums of gradients, and of their products with the distances from `mean`.
    fn slopes(grad: &[f32], x: &[f32], mean: f32) -> [f64; 2] {
        sums([grad, x], &[], |[grad, x], _| [grad, grad * (x - mean)])
    }

    /// As [`slopes`] of weighted gradients; adds to the gradients of weights and biases.
    fn weighted_slopes(
        grad: &[f32], x: &[f32], statistics: [f32; 2], weight: &[f32], of_weight: &mut [f32], of_bias: &mut [f32],
    ) -> [f64; 2] {
        let [mean, rstd] = statistics;
        let parameters = of_weight.iter_mut().zip(of_bias);
        for ((grad, x), (of_weight, of_bias)) in grad.iter().zip(x).zip(parameters) {
            *of_weight += grad * ((x - mean) * rstd);
            *of_bias += grad;
        }
        sums([grad, x], weight, |[grad, x], weight| {
            let grad = grad * weight;
            [grad, grad * (x - mean)]
        })
    }

    /// `rstd * (weight * grad - shift - (x - mean) * slope)`, with `inner` elements to each weight.
    fn across(
        grad: &[f32], x: &[f32], out: &mut [f32], numbers: [f32; 4], weight: &[f32], inner: usize,
    ) {
        let [mean, rstd, shift, slope] = numbers;
        if inner == 1 {
            for (((grad, x), out), weight) in grad.iter().zip(x).zip(out).zip(weight) {
                *out = rstd * (weight * grad - shift - (x - mean) * slope);
            }
            return;
        }
        let pieces = grad.chunks_exact(inner).zip(x.chunks_exact(inner)).zip(out.chunks_exact_mut(inner));
        for (((grad, x), out), weight) in pieces.zip(weight) {
            for ((grad, x), out) in grad.iter().zip(x).zip(out) {
                *out = rstd * (weight * grad - shift - (x - mean) * slope);
            }
        }
    }
}

/// The sizes of what is normalized, over the last two dimensions, or also over the samples.
#[derive(Clone, Copy)]
struct Layout {
    samples: usize,
    groups: usize,
    channels: usize,
    inner: usize,
    over_samples: bool,
}

impl Layout {
    /// The layout of an operand whose statistics have these many elements.
    fn of(sizes: [usize; 4], statistics: usize) -> Option<Layout> {
        let [samples, groups, channels, inner] = sizes;
        let over_samples = statistics == groups && samples > 1;
        (over_samples || statistics == samples * groups).then_some(Layout {
            samples,
            groups,
            channels,
            inner,
            over_samples,
        })
    }

    /// Elements that stand side by side.
    fn piece(&self) -> usize {
        self.channels * self.inner
    }

    fn elements(&self) -> usize {
        self.samples * self.groups * self.piece()
    }

    /// How many have a mean of their own.
    fn statistics(&self) -> usize {
        if self.over_samples { self.groups } else { self.samples * self.groups }
    }

    /// Where the pieces of statistic `i` start.
    fn starts(&self, i: usize) -> impl Iterator<Item = usize> + Clone {
        let (count, stride) = if self.over_samples { (self.samples, self.groups) } else { (1, 0) };
        let piece = self.piece();
        (0..count).map(move |sample| (i + sample * stride) * piece)
    }

    /// Elements of which each mean is one.
    fn count(&self) -> f64 {
        (if self.over_samples { self.samples } else { 1 } * self.piece()) as f64
    }

    /// Where the parameters of statistic `i` start.
    fn parameters(&self, i: usize) -> usize {
        i % self.groups * self.channels
    }

    /// Statistics of part `part` of `parts`.
    fn share(&self, part: usize, parts: usize) -> Range<usize> {
        let count = self.statistics();
        part * count / parts..(part + 1) * count / parts
    }
}

/// # Safety
/// The frame is that of a call of `HostCall::Normalize`, with its operands and results.
unsafe fn forward_of(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the results' memory.
    let (layout, x, parameters, out, means, variances) = unsafe {
        let x = buffer(&frame.args, 0)?;
        let parameters = numbers::<3>(frame, 1)?;
        let [means, variances] =
            [buffer(&frame.rets, 1)?, buffer(&frame.rets, 2)?].map(|r| written::<f32>(r));
        let layout = Layout::of(sizes(x)?, means.len())?;
        (layout, read(x), parameters, written(buffer(&frame.rets, 0)?), means, variances)
    };
    let [weight, bias, eps] = parameters;
    let (width, eps) = (layout.groups * layout.channels, *eps.first()?);
    if weight.len() != width || bias.len() != width || x.len() != out.len() || means.len() != variances.len()
    {
        return None;
    }
    let [means, variances] = [means, variances].map(Places::new);
    let out = Places::new(out);
    let piece = layout.piece();
    let range = |statistics: Range<usize>| {
        for i in statistics {
            let pieces = || layout.starts(i).map(|start| &x[start..start + piece]);
            let pivot = pieces().next().and_then(|x| x.first()).map_or(0.0, |x| *x);
            let along: f64 = pieces().map(|x| distances_of(x, pivot)).sum();
            let mean = (f64::from(pivot) + along / layout.count()) as f32;
            let squares: f64 = pieces().map(|x| squares_of(x, mean)).sum();
            let variance = (squares / layout.count()) as f32;
            let rstd = 1.0 / (variance + eps).sqrt();
            let at = layout.parameters(i);
            let (weight, bias) = (&weight[at..at + layout.channels], &bias[at..at + layout.channels]);
            // SAFETY: each statistic has its places, and is in one part.
            unsafe {
                for start in layout.starts(i) {
                    let (x, out) = (&x[start..start + piece], out.take(start, piece));
                    normalized(x, out, [mean, rstd], weight, bias, layout.inner);
                }
                means.take(i, 1)[0] = mean;
                variances.take(i, 1)[0] = variance;
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, layout.statistics(), layout.elements(), &range) };
    Some(())
}

/// Operands from `first` on, of float32.
///
/// # Safety
/// As for [`forward_of`].
unsafe fn numbers<const N: usize>(frame: &XLA_FFI_CallFrame, first: usize) -> Option<[&[f32]; N]> {
    let mut found: [&[f32]; N] = [&[]; N];
    for (i, numbers) in found.iter_mut().enumerate() {
        // SAFETY: the caller's promise.
        *numbers = unsafe { read::<f32>(buffer(&frame.args, first + i)?) };
    }
    Some(found)
}

/// # Safety
/// The frame is that of a call of `HostCall::NormalizeGradient`, with its operands and results.
unsafe fn gradient_of(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the results' memory.
    let (layout, grad, x, [means, rstds, weight], out, of_weight, of_bias) = unsafe {
        let (grad, x) = (buffer(&frame.args, 0)?, buffer(&frame.args, 1)?);
        let statistics = numbers::<3>(frame, 2)?;
        let layout = Layout::of(sizes(x)?, statistics[0].len())?;
        let result = |i: usize| buffer(&frame.rets, i);
        let (of_weight, of_bias) = (written::<f32>(result(1)?), written::<f32>(result(2)?));
        (layout, read(grad), read(x), statistics, written(result(0)?), of_weight, of_bias)
    };
    let width = layout.groups * layout.channels;
    let widths = [weight.len(), of_weight.len(), of_bias.len()];
    if widths != [width; 3] || [grad.len(), out.len()] != [x.len(); 2] || rstds.len() != means.len() {
        return None;
    }
    let out = Places::new(out);
    let piece = layout.piece();
    // Each part has sums of its own for the parameters, which are to be few beside the elements.
    let alone = layout.over_samples || layout.samples == 1;
    let most = if alone { PARTS } else { (layout.elements() / (32 * width)).max(1) };
    let parts = PARTS.min(layout.statistics()).min(most);
    let mut found = vec![0f64; parts * 2 * width];
    let totals = Places::new(&mut found);
    let part = |part: usize| {
        // SAFETY: each part has its own.
        let totals = unsafe { totals.take(part * 2 * width, 2 * width) };
        let mut block = vec![0f32; if layout.inner == 1 { 2 * width } else { 0 }];
        let share = layout.share(part, parts);
        let end = share.end;
        for i in share {
            let at = layout.parameters(i);
            let (mean, rstd, weight) = (means[i], rstds[i], &weight[at..at + layout.channels]);
            let mut along = [0f64; 2];
            for start in layout.starts(i) {
                let (grad, x) = (&grad[start..start + piece], &x[start..start + piece]);
                if layout.inner == 1 {
                    let (of_weight, of_bias) = block.split_at_mut(width);
                    let (of_weight, of_bias) = (&mut of_weight[at..][..piece], &mut of_bias[at..][..piece]);
                    let [shift, slope] = weighted_slopes(grad, x, [mean, rstd], weight, of_weight, of_bias);
                    along[0] += shift;
                    along[1] += slope;
                    continue;
                }
                let channels = grad.chunks_exact(layout.inner).zip(x.chunks_exact(layout.inner));
                for (c, (grad, x)) in channels.enumerate() {
                    let [of_bias, of_weight] = slopes(grad, x, mean);
                    totals[at + c] += of_weight * f64::from(rstd);
                    totals[width + at + c] += of_bias;
                    along[0] += of_bias * f64::from(weight[c]);
                    along[1] += of_weight * f64::from(weight[c]);
                }
            }
            if layout.inner == 1 && (i + 1 == end || (i + 1) % (BLOCK_OF_SAMPLES * layout.groups) == 0) {
                totals
                    .iter_mut()
                    .zip(&mut block)
                    .for_each(|(total, x)| *total += f64::from(std::mem::take(x)));
            }
            let shift = (along[0] / layout.count()) as f32;
            let slope = (along[1] / layout.count() * f64::from(rstd) * f64::from(rstd)) as f32;
            for start in layout.starts(i) {
                let (grad, x) = (&grad[start..start + piece], &x[start..start + piece]);
                // SAFETY: each statistic has its places, and is in one part.
                let out = unsafe { out.take(start, piece) };
                across(grad, x, out, [mean, rstd, shift, slope], weight, layout.inner);
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_parts(frame, parts, layout.elements(), &part) };
    for (i, (of_weight, of_bias)) in of_weight.iter_mut().zip(of_bias).enumerate() {
        let parts = found.chunks_exact(2 * width);
        let (weight, bias) = parts.fold((0.0, 0.0), |(w, b), part| (w + part[i], b + part[width + i]));
        (*of_weight, *of_bias) = (weight as f32, bias as f32);
    }
    Some(())
}
