//! Functions of this process that programs on the CPU call: one behind each [`HostCall`].
//!
//! A handler gets dense buffers of the plugin's, reads the operands and writes the results, on a thread of the
//! plugin's. [`register`] gives them all to a plugin; whatever calls for none of them needs none.

mod convolution;
mod exchange;
mod factorization;
mod folds;
mod frame;
mod integer_product;
mod lanes;
mod lapack;
mod normalization;
mod order;
mod rotations;
mod running;
mod scatter;
mod shares;
mod small_product;
mod softmax;
mod spectra;
mod vectors;
mod weighted;

use crate::pjrt::{Handler, Plugin};
use crate::program::HostCall;

pub use exchange::{Array, Exchange, set_exchange};

/// Gives a plugin the handler of each call, before it compiles a program. [`Plugin::calls_back`] says whether it took
/// them.
pub fn register(plugin: &Plugin) {
    plugin.register(&HostCall::ALL.map(|call| (call.target(), handler(call))));
}

fn handler(call: HostCall) -> Handler {
    match call {
        HostCall::Exchange => exchange::handler,
        HostCall::SmallProduct => small_product::handler,
        HostCall::SmallReluProduct => small_product::relu,
        HostCall::IntegerProduct => integer_product::handler,
        HostCall::First => order::first,
        HostCall::Last => order::last,
        HostCall::Ranked => order::ranked,
        HostCall::Mode => order::mode,
        HostCall::RunningSums => running::sums,
        HostCall::RunningProducts => running::products,
        HostCall::RunningLogsumexps => running::logsumexps,
        HostCall::RunningMaxima => running::maxima,
        HostCall::RunningMinima => running::minima,
        HostCall::Sums => folds::sums,
        HostCall::Products => folds::products,
        HostCall::Maxima => folds::maxima,
        HostCall::Minima => folds::minima,
        HostCall::Normalize => normalization::forward,
        HostCall::NormalizeGradient => normalization::gradient,
        HostCall::Softmax => softmax::forward,
        HostCall::SoftmaxGradient => softmax::gradient,
        HostCall::SoftmaxShifts => softmax::shifts,
        HostCall::Convolution => convolution::forward,
        HostCall::ConvolutionAdjoint => convolution::adjoint,
        HostCall::ConvolutionWeight => convolution::weight,
        HostCall::Scatter => scatter::replace,
        HostCall::ScatterAdd => scatter::add,
        HostCall::ScatterMultiply => scatter::multiply,
        HostCall::ScatterMaximum => scatter::maximum,
        HostCall::ScatterMinimum => scatter::minimum,
        HostCall::WeightedSums => weighted::handler,
        HostCall::Lu => factorization::lu,
        HostCall::Cholesky => factorization::cholesky,
        HostCall::Triangular => factorization::triangular,
        HostCall::LuSolve => factorization::lu_solve,
        HostCall::Eigh => spectra::eigh,
        HostCall::Svd => spectra::svd,
    }
}
