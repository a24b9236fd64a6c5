// Ops on sparse tensors.
#pragma once
#include "fallback.h"

namespace {

// A sparse tensor (COO) is PyTorch's own class over two dense tensors of the device.

// PyTorch's kernels that ask for nothing but the parts, and for ops of these.
constexpr const char* OF_PARTS[] = {
    "_coalesced_", "_dimI", "_dimV", "_indices", "_nnz", "_sparse_coo_tensor_with_dims",
    "_sparse_coo_tensor_with_dims_and_tensors", "_to_dense", "_values", "clone", "copy_", "copy_sparse_to_sparse_", "dense_dim",
    "empty.memory_format", "empty_like", "indices", "is_coalesced", "resize_as_sparse_", "sparse_dim", "sparse_resize_",
    "sparse_resize_and_clear_", "values", "zero_", "zeros.out"};

SMALL void of_parts(const c10::OperatorHandle& handle, torch::jit::Stack* stack) {
  // A new tensor is made on the current device.
  auto device = current_device;
  for (size_t i = stack->size() - handle.schema().arguments().size(); i < stack->size(); i++) {
    const auto& value = (*stack)[i];
    if (value.isTensor() && value.toTensor().defined() && value.toTensor().device().type() == TPU)
      device = value.toTensor().device().index();
    if (!value.isDevice() || value.toDevice().type() != TPU) continue;
    device = index_of(value.toDevice());
    check_device({TPU, device});
  }
  const On guard(device);
  handle.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::SparseCPU), stack);
}

// Adds a sparse tensor into a dense one on the device, as an optimizer does that has a sparse gradient.
SMALL bool adds_parts(const Op& op, torch::jit::Stack& stack, size_t first) {
  if (op.name != "aten::add_" || op.overload != "Tensor") return false;
  const auto self = stack[first].toTensor(), other = stack[first + 1].toTensor();
  const auto alpha = stack[first + 2].toScalar();
  if (self.layout() != at::kStrided || !other.is_sparse() || self.device() != other.device() || self.sizes() != other.sizes() ||
      self.scalar_type() != other.scalar_type() || !at::isFloatingType(self.scalar_type()) || alpha.isComplex() ||
      other.sparse_dim() == 0)
    return false;
  c10::List<std::optional<at::Tensor>> indices;
  for (const auto& index : other._indices().unbind(0)) indices.push_back(index);
  at::index_put_(const_cast<at::Tensor&>(self), indices, other._values() * alpha, true);
  stack.resize(first);
  stack.emplace_back(self);
  return true;
}

// Every other op of a sparse tensor, by PyTorch's kernel for the CPU.
SMALL void run_sparse(const c10::OperatorHandle& handle, torch::jit::Stack* stack) {
  compute_gradients_here();
  const auto& op = op_of(handle);
  if (op.name == "c10d::allreduce_") return handle.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::PrivateUse1), stack);
  // A collective may write its result after it returned.
  TORCH_CHECK_NOT_IMPLEMENTED(op.name.rfind("c10d::", 0) != 0, op.name, " does not take sparse tensors of the tpu device. Call to_dense() first.");
  if (runs_on_host()) return run_on_host(handle, stack, op, c10::DispatchKey::SparseCPU);
  const auto first = stack->size() - static_cast<size_t>(op.op.nargs);
  if (adds_parts(op, *stack, first)) return;
  int64_t bytes = 0;
  for (size_t i = first; i < stack->size(); i++)
    if ((*stack)[i].isTensor())
      if (const auto tensor = (*stack)[i].toTensor(); tensor.defined())
        bytes += tensor.itemsize() * (tensor.is_sparse() ? tensor._values() : tensor).numel();
  check(core.on_host(&op.op, bytes, 0));
  run_on_host(handle, stack, op, c10::DispatchKey::SparseCPU, true);
  check(core.on_host(&op.op, bytes, 1));
}

}  // namespace
