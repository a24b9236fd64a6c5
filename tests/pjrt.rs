//! Tests of the binding of PJRT plugins, and of what reads files alone, in one binary without MLIR.

mod pjrt_contract;
mod pjrt_cpu;
mod pjrt_hang;
mod pjrt_layout;
mod pjrt_support;
mod pjrt_worker;
mod rooms;
mod virtual_accelerator;
