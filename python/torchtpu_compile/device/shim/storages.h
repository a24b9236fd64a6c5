// Empty tensors, views, and storages that change.
#pragma once
#include "hooks.h"

namespace {

using Sizes = c10::IntArrayRef;
using SymSizes = c10::SymIntArrayRef;
const c10::DispatchKeySet KEYS(c10::DispatchKey::PrivateUse1);

// Makes a device the current one as long as it lives: what is allocated then is on that.
struct On {
  c10::DeviceIndex before = current_device;
  explicit On(c10::DeviceIndex device) { current_device = device; }
  On(const On&) = delete;
  ~On() { current_device = before; }
};

On check_options(std::optional<at::Layout> layout, std::optional<at::Device> device, std::optional<bool> pin) {
  TORCH_CHECK(c10::layout_or_default(layout) == at::kStrided, "tensors of the tpu device are strided, not ", *layout);
  TORCH_CHECK(!c10::pinned_memory_or_default(pin), "only dense CPU tensors can be pinned");
  if (!device || !device->has_index()) return On(current_device);
  check_device(*device);
  return On(device->index());
}

// Fills new memory with numbers that stand out, if the user asked for that.
SMALL at::Tensor filled(at::Tensor tensor) { return at::native::fill_empty_deterministic_(tensor); }

bool is_to_fill() {
  return at::globalContext().deterministicAlgorithms() && at::globalContext().deterministicFillUninitializedMemory();
}

at::Tensor empty(Sizes size, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                 std::optional<at::Device> device, std::optional<bool> pin, std::optional<at::MemoryFormat> format) {
  const auto guard = check_options(layout, device, pin);
  auto tensor = at::detail::empty_generic(size, &allocator, KEYS, c10::dtype_or_default(dtype), format);
  return is_to_fill() ? filled(std::move(tensor)) : tensor;
}

at::Tensor empty_strided(Sizes size, Sizes stride, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                         std::optional<at::Device> device, std::optional<bool> pin) {
  const auto guard = check_options(layout, device, pin);
  auto tensor = at::detail::empty_strided_generic(size, stride, &allocator, KEYS, c10::dtype_or_default(dtype));
  return is_to_fill() ? filled(std::move(tensor)) : tensor;
}

// A tensor of zeros without memory, which autograd makes for tangents that nobody gave. PyTorch computes with it, or makes memory for
// it, before an op comes here.
SMALL at::Tensor zeros_without_memory(SymSizes size, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                                std::optional<at::Device> device, std::optional<bool> pin) {
  const auto guard = check_options(layout, device, pin);
  at::native::ZeroTensorAllocator none(c10::Device(TPU, current_device));
  return at::detail::empty_generic(C10_AS_INTARRAYREF_SLOW(size), &none, KEYS | c10::DispatchKeySet(c10::DispatchKey::ZeroTensor),
                                   c10::dtype_or_default(dtype), std::nullopt);
}

at::Tensor view(const at::Tensor& self, SymSizes size) { return at::native::view(self, C10_AS_INTARRAYREF_SLOW(size)); }

at::Tensor as_strided(const at::Tensor& self, SymSizes size, SymSizes stride, std::optional<c10::SymInt> offset) {
  const auto at = offset ? std::optional<int64_t>(offset->expect_int()) : std::nullopt;
  return at::native::as_strided_tensorimpl(self, C10_AS_INTARRAYREF_SLOW(size), C10_AS_INTARRAYREF_SLOW(stride), at);
}

at::Tensor reshape_alias(const at::Tensor& self, SymSizes size, SymSizes stride) {
  return at::native::_reshape_alias(self, C10_AS_INTARRAYREF_SLOW(size), C10_AS_INTARRAYREF_SLOW(stride));
}

at::Tensor unfold(const at::Tensor& self, int64_t dim, int64_t size, int64_t step) {
  return at::native::unfold(self, dim, size, step);
}

SMALL const at::Tensor& resize_(const at::Tensor& self, SymSizes sizes, std::optional<at::MemoryFormat> format) {
  const auto size = C10_AS_INTARRAYREF_SLOW(sizes);
  auto* impl = self.unsafeGetTensorImpl();
  const auto before = static_cast<int64_t>(self.storage().nbytes());
  if (self.sizes() != size) {
    const auto bytes = at::detail::computeStorageNbytesContiguous(size, self.itemsize(), self.storage_offset());
    if (bytes > self.storage().nbytes()) hooks.resizePrivateUse1Bytes(self.storage(), bytes);
    impl->set_sizes_contiguous(size);
  }
  if (format && *format != at::MemoryFormat::Preserve) impl->empty_tensor_restride(*format);
  // What it grew by is new memory.
  const auto now = static_cast<int64_t>(self.storage().nbytes()), item = static_cast<int64_t>(self.itemsize());
  if (now > before && now % item == 0 && is_to_fill()) filled(at::empty({0}, self.options()).set_(self.storage(), before / item, {(now - before) / item}));
  return self;
}

at::Tensor& set_to(at::Tensor& self, at::Storage storage, c10::SymInt offset, SymSizes size, SymSizes stride) {
  const auto sizes = C10_AS_INTARRAYREF_SLOW(size), strides = C10_AS_INTARRAYREF_SLOW(stride);
  const auto at = offset.expect_int();
  const bool valid = at >= 0 && std::all_of(sizes.begin(), sizes.end(), [](int64_t n) { return n >= 0; });
  if (valid && storage && storage.device() == self.device()) {
    // PyTorch would enlarge the storage as memory of the host's.
    const auto bytes = strides.size() == sizes.size()
                           ? at::detail::computeStorageNbytes(sizes, strides, self.itemsize(), at)
                           : at::detail::computeStorageNbytesContiguous(sizes, self.itemsize(), at);
    if (bytes > storage.nbytes()) hooks.resizePrivateUse1Bytes(storage, bytes);
  }
  return at::native::set_storage_cpu_(self, storage, at, sizes, strides);
}

at::Tensor& set_storage(at::Tensor& self, at::Storage storage) { return at::native::set_(self, storage); }

at::Tensor& set_tensor(at::Tensor& self, const at::Tensor& source) { return at::native::set_tensor_(self, source); }

at::Tensor& set_nothing(at::Tensor& self) {
  auto nothing = Allocator::allocate_on(0, index_of(self.device()));
  at::Storage storage(at::Storage::use_byte_size_t(), 0, std::move(nothing), &allocator, true);
  return at::native::set_storage_cpu_(self, storage, 0, {0}, {1});
}

// Whether PyTorch calls `DTensor` for a tensor.
bool is_dtensor(const at::Tensor& tensor) {
  const auto op = c10::Dispatcher::singleton().findSchema({"torchtpu::is_dtensor", ""});
  if (!op || !tensor.key_set().has(c10::DispatchKey::Python)) return false;
  torch::jit::Stack stack{tensor};
  op->callBoxed(stack);
  return stack[0].toBool();
}

// PyTorch has shardings and rings of ranks for the attention ops of CUDA, and none for the CPU's.
int64_t choose_attention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value, const std::optional<at::Tensor>& mask,
                         double dropout, bool is_causal, std::optional<double> scale, bool enable_gqa) {
  const auto chosen = at::native::_fused_sdp_choice_cpp(query, key, value, mask, dropout, is_causal, scale, enable_gqa);
  // Numbers of at::SDPBackend.
  constexpr int64_t flash = 1, efficient = 2, cudnn = 3;
  if (chosen != flash || !is_dtensor(query)) return chosen;
  // PyTorch takes the sums of the efficient op to be padded to multiples of 32, and rings of ranks do not. That of cuDNN would get
  // -65504 for what a mask hides.
  return mask ? efficient : cudnn;
}

// These ops of CUDA take and give what those for the CPU do, and more. They are boxed: a wrapper for each signature would be larger
// than they are.
SMALL void call(const char* name, torch::jit::Stack& stack) {
  for (size_t i = 0; i < 3; i++) {
    const auto sizes = stack[i].toTensor().sizes();
    // The op for the CPU divides by them.
    TORCH_CHECK(sizes.size() == 4 && sizes[1] && sizes[2] && sizes[3], name, " takes four dimensions, of which the last three are not empty");
  }
  c10::Dispatcher::singleton().findSchemaOrThrow(name, "").callBoxed(stack);
}

// A bias as the ops for the CPU have none.
c10::IValue bias_of(const c10::IValue& given) {
  return given.isTensor() && given.toTensor().defined() ? given : c10::IValue();
}

// (query, key, value, bias, sums, dropout, is_causal, scale) -> (result, sums of exponentials, seed, offset)
SMALL void efficient_attention(const c10::OperatorHandle&, torch::jit::Stack* stack) {
  auto given = torch::jit::pop(*stack, 8);
  torch::jit::Stack own{given[0], given[1], given[2], given[5], given[6], given[3], given[7]};
  call("aten::_scaled_dot_product_flash_attention_for_cpu", own);
  const auto sums = own[1].toTensor();
  own[1] = given[4].toBool() ? sums : sums.narrow(-1, 0, 0);
  // It draws nothing: with dropout PyTorch takes attention apart.
  own.resize(4, at::empty({}, at::kLong));
  stack->insert(stack->end(), own.begin(), own.end());
}

// (gradient, query, key, value, bias, result, sums, seed, offset, dropout, mask of gradients, is_causal, scale) -> (gradients, that of bias)
SMALL void efficient_attention_backward(const c10::OperatorHandle&, torch::jit::Stack* stack) {
  auto given = torch::jit::pop(*stack, 13);
  TORCH_CHECK(!given[10].toBoolList()[3], "efficient attention on the device gives no gradient of its bias");
  torch::jit::Stack own{given[0], given[1], given[2], given[3], given[5], given[6], given[9], given[11], bias_of(given[4]), given[12]};
  call("aten::_scaled_dot_product_flash_attention_for_cpu_backward", own);
  own.push_back(at::Tensor());
  stack->insert(stack->end(), own.begin(), own.end());
}

// (query, key, value, bias, sums, dropout, is_causal, debug, scale) -> (result, sums of exponentials with a dimension of 1, starts,
// starts, lengths, lengths, seed, offset, debug)
SMALL void cudnn_attention(const c10::OperatorHandle&, torch::jit::Stack* stack) {
  auto given = torch::jit::pop(*stack, 9);
  torch::jit::Stack own{given[0], given[1], given[2], given[5], given[6], given[3], given[8]};
  call("aten::_scaled_dot_product_flash_attention_for_cpu", own);
  const at::Tensor none, unread = at::empty({}, at::kLong);
  const auto length = [&](size_t of) { return given[of].toTensor().size(2); };
  torch::jit::push(*stack, own[0], own[1].toTensor().unsqueeze(-1), none, none, length(0), length(1), unread, unread, none);
}

// (gradient, query, key, value, result, sums, seed, offset, bias, starts, starts, lengths, lengths, dropout, is_causal, scale)
SMALL void cudnn_attention_backward(const c10::OperatorHandle&, torch::jit::Stack* stack) {
  auto given = torch::jit::pop(*stack, 16);
  torch::jit::Stack own{given[0], given[1], given[2],  given[3],  given[4], given[5].toTensor().squeeze(-1),
                        given[13], given[14], bias_of(given[8]), given[15]};
  call("aten::_scaled_dot_product_flash_attention_for_cpu_backward", own);
  stack->insert(stack->end(), own.begin(), own.end());
}

bool is_set_to(const at::Tensor& self, const at::Tensor& other) {
  return self.storage().unsafeGetStorageImpl() == other.storage().unsafeGetStorageImpl() &&
         self.storage_offset() == other.storage_offset() && self.sizes() == other.sizes() &&
         self.strides() == other.strides();
}

void record_stream(at::Tensor&, c10::Stream) {}

// Whether a tensor can become another one, as `tensor.data = other` and `module.to(...)` have it. Dense tensors can, of the CPU
// and of this device alike: both have the same class. PyTorch's own list of devices has none of other packages, and without this a
// module that moves gets new parameters, while its optimizer, its tied weights and all else go on with the old ones.
bool can_become(const at::Tensor& self, const at::Tensor& other) {
  const auto dense = [](const at::Tensor& tensor) {
    const auto keys = tensor.key_set();
    return keys.has_any(c10::DispatchKeySet(c10::DispatchKey::Dense)) &&
           keys.has_any(c10::DispatchKeySet({c10::BackendComponent::CPUBit, c10::BackendComponent::PrivateUse1Bit}));
  };
  const bool sparse = self.is_sparse() && other.is_sparse() && self.device() == other.device();
  return (dense(self) && dense(other)) || sparse || at::native::_has_compatible_shallow_copy_type(self, other);
}

}  // namespace
