// Copies between the device, the host and other devices, and ops that read or copy whole tensors.
#pragma once
#include "sparse.h"

namespace {

// Dimensions, outermost in memory first, where a tensor is all of its storage; false otherwise.
bool fills_storage(const at::Tensor& tensor, std::vector<int64_t>& order) {
  if (tensor.storage().data_ptr().get_deleter() != &free_storage) return false;
  if (tensor.storage_offset() != 0 || static_cast<size_t>(tensor.numel() * tensor.itemsize()) != tensor.storage().nbytes())
    return false;
  order.resize(static_cast<size_t>(tensor.dim()));
  for (size_t d = 0; d < order.size(); d++) order[d] = static_cast<int64_t>(d);
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return tensor.stride(a) > tensor.stride(b); });
  int64_t dense = 1;
  for (auto d = order.rbegin(); d != order.rend(); ++d) {
    if (tensor.size(*d) != 1 && tensor.stride(*d) != dense) return false;
    dense *= tensor.size(*d);
  }
  return true;
}

SMALL void write(const at::Tensor& to, const at::Tensor& from, const std::vector<int64_t>& order) {
  const auto dense = from.permute(order).contiguous();
  check(core.write(to.storage().data_ptr().get_context(), dense.const_data_ptr(), static_cast<int32_t>(dense.scalar_type()),
                   static_cast<int32_t>(dense.dim()), dense.sizes().data()));
}

// A tensor on the CPU over memory that the core lends.
at::Tensor lent(const at::Tensor& tensor) {
  void* token = nullptr;
  const void* data = nullptr;
  const auto place = place_of(tensor);
  check(core.borrow(place.storage, &token, &data));
  auto* first = static_cast<char*>(const_cast<void*>(data)) + place.offset +
                tensor.storage_offset() * static_cast<int64_t>(tensor.itemsize());
  auto host = at::from_blob(first, tensor.sizes(), tensor.strides(), [token](void*) { core.release(token); },
                            at::TensorOptions().dtype(tensor.scalar_type()).device(at::kCPU));
  if (tensor.is_conj()) host = host.conj();
  if (tensor.is_neg()) host = host._neg_view();
  return host;
}

bool fills_storage(const at::Tensor& tensor) {
  return static_cast<size_t>(tensor.numel() * tensor.itemsize()) == tensor.storage().nbytes() && tensor.is_non_overlapping_and_dense();
}

// A tensor on the CPU over the memory of one of the device, where kernels run on that.
at::Tensor host_of(const at::Tensor& tensor, int32_t access) {
  static const Op op{"aten::copy_", "", {}, true, {}, {}, false, -1, nullptr, nullptr};
  HostCall call(op);
  return call.host(tensor, access);
}

// Copies where no program does: the whole storage is read, changed and written.
SMALL void copy_on_host(const at::Tensor& from, const at::Tensor& to) {
  const auto source = from.device().type() == TPU ? lent(from) : from;
  const Image image(to);
  auto target = image.view(to);
  target.copy_(source);
  image.write(to);
}

at::Tensor copy_from(const at::Tensor& from, const at::Tensor& to, bool non_blocking);

// Between devices whole storages are copied; the rest is done on one of the two.
SMALL void copy_between(const at::Tensor& from, const at::Tensor& to, bool non_blocking) {
  std::vector<int64_t> order, there;
  auto source = from;
  if (from.is_conj() || from.is_neg() || !fills_storage(from, order)) {
    const On guard(from.device().index());
    source = from.resolve_conj().resolve_neg().clone(at::MemoryFormat::Contiguous);
    TORCH_CHECK(fills_storage(source, order), "a copy of a tensor is not all of its storage");
  }
  auto* value = source.storage().data_ptr().get_context();
  if (!to.is_conj() && !to.is_neg() && source.scalar_type() == to.scalar_type() && source.sizes() == to.sizes() &&
      source.strides() == to.strides() && fills_storage(to, there)) {
    check(core.transfer(to.storage().data_ptr().get_context(), value));
    return;
  }
  const On guard(to.device().index());
  const at::Tensor whole = at::detail::empty_strided_generic(source.sizes(), source.strides(), &allocator, KEYS, source.scalar_type());
  check(core.transfer(whole.storage().data_ptr().get_context(), value));
  copy_from(whole, to, non_blocking);
}

at::Tensor copy_from(const at::Tensor& from, const at::Tensor& to, bool non_blocking) {
  if (to.numel() == 0) {
    from.expand(to.sizes()); // Refuses what PyTorch refuses.
    return to;
  }
  const bool from_device = from.device().type() == TPU, to_device = to.device().type() == TPU;
  if (from_device && to_device && from.device() != to.device()) {
    copy_between(from, to, non_blocking);
    return to;
  }
  if (from_device && to_device) {
    static const auto handle = c10::Dispatcher::singleton().findSchemaOrThrow("aten::copy_", "");
    torch::jit::Stack stack{to, from, non_blocking};
    fallback(handle, &stack);
    return to;
  }
  if (from_device) {
    TORCH_CHECK(to.device().is_cpu(), "cannot copy a tensor from ", from.device(), " to ", to.device());
    auto target = to;
    target.copy_(lent(from));
    return to;
  }
  TORCH_CHECK(from.device().is_cpu(), "cannot copy a tensor from ", from.device(), " to ", to.device());
  if (runs_on_host()) {
    host_of(to, fills_storage(to) ? ACCESS_OVERWRITE : ACCESS_WRITE).copy_(from);
    return to;
  }
  auto host = from.to(to.scalar_type()).expand(to.sizes());
  if (to.is_conj()) host = host.conj();
  if (to.is_neg()) host = host._neg_view();
  host = host.resolve_conj().resolve_neg();
  std::vector<int64_t> order;
  if (fills_storage(to, order)) {
    write(to, host, order);
    return to;
  }
  const On guard(to.device().index());
  at::Tensor whole = at::detail::empty_generic(to.sizes(), &allocator, KEYS, to.scalar_type(), std::nullopt);
  fills_storage(whole, order);
  write(whole, host, order);
  if (to.is_conj()) whole = whole.conj();
  if (to.is_neg()) whole = whole._neg_view();
  return copy_from(whole, to, non_blocking);
}

at::Tensor copy_from_and_resize(const at::Tensor& from, const at::Tensor& to) {
  to.resize_(from.sizes());
  return copy_from(from, to, false);
}

at::Scalar local_scalar(const at::Tensor& tensor) {
  TORCH_CHECK(tensor.numel() == 1, "a tensor with ", tensor.numel(), " elements is no number");
  return lent(tensor).item();
}

bool equal(const at::Tensor& a, const at::Tensor& b) {
  TORCH_CHECK(a.device() == b.device(), "Expected all tensors to be on the same device, but found at least two devices, ",
              a.device(), " and ", b.device(), "!");
  TORCH_CHECK(a.scalar_type() == b.scalar_type(), "Expected object of data type ", a.dtype(), " but got data type ", b.dtype(),
              " for argument 'other' in call to equal");
  return a.sizes() == b.sizes() && a.eq(b).all().item<bool>();
}

// PyTorch copies on write only in storages whose memory is its own allocation. A copy at once has the same values.
at::Tensor lazy_clone(const at::Tensor& self) { return self.clone(); }

// Whether nn.TransformerEncoder may make a nested tensor of a padded batch: the device has none, so that it computes on the batch.
bool fits_nested_tensor(const at::Tensor&, const at::Tensor&) { return false; }

}  // namespace
