//! Fourier transforms.

use super::{Hlo, Val};
use crate::lowering::types::Shape;

/// `stablehlo.fft_type`: complex, inverse complex, real to half of the coefficients, half of them to real. The
/// inverse ones divide by the number of elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transform {
    Fft,
    Ifft,
    Rfft,
    Irfft,
}

impl<'m> Hlo<'m> {
    /// Transforms the last dimensions, as many as there are `lengths`, which are the sizes of the signal.
    pub fn fft(&self, x: &Val<'m>, transform: Transform, lengths: &[i64]) -> Val<'m> {
        let (Some(first), Some(last)) = (x.rank().checked_sub(lengths.len()), lengths.last()) else {
            self.refuse(|| format!("transform of {} over {lengths:?}", x.shape()));
            return x.clone();
        };
        let (name, dtype) = match transform {
            Transform::Fft => ("FFT", x.dtype),
            Transform::Ifft => ("IFFT", x.dtype),
            Transform::Rfft => ("RFFT", x.dtype.to_complex()),
            Transform::Irfft => ("IRFFT", x.dtype.to_real()),
        };
        let (mut from, mut to) = (x.dims[..first].to_vec(), x.dims[..first].to_vec());
        from.extend(lengths);
        to.extend(lengths);
        let half = last / 2 + 1;
        match transform {
            Transform::Rfft => *to.last_mut().expect("at least one length") = half,
            Transform::Irfft => *from.last_mut().expect("at least one length") = half,
            Transform::Fft | Transform::Ifft => {}
        }
        if x.dims.as_slice() != from {
            self.refuse(|| format!("{name} of {} over {lengths:?}", x.shape()));
        }
        let kind = format!("#stablehlo<fft_type {name}>");
        let attributes = [("fft_type", kind.as_str().into()), ("fft_length", lengths.into())];
        self.op1("stablehlo.fft", &[x], Shape::new(dtype, &to), &attributes)
    }
}
