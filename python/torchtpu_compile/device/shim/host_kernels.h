// Ops by PyTorch's kernels for the CPU, on the memory of the device's storages.
#pragma once
#include "ops.h"

namespace {

// The whole of a storage on the CPU, for kernels that run there while the host does not have the memory of the device.
struct Image {
  Place place;
  at::Tensor bytes;

  explicit Image(const at::Tensor& tensor) : place(place_of(tensor)) {
    void* token = nullptr;
    const void* data = nullptr;
    check(core.borrow(place.storage, &token, &data));
    bytes = at::from_blob(const_cast<void*>(data), {static_cast<int64_t>(tensor.storage().nbytes()) + place.offset},
                          [token](void*) { core.release(token); }, at::TensorOptions().dtype(at::kByte).device(at::kCPU))
                .clone();
  }

  // A tensor of the storage, in the image.
  at::Tensor view(const at::Tensor& tensor) const {
    const auto offset = tensor.storage_offset() + place_of(tensor).offset / static_cast<int64_t>(tensor.itemsize());
    at::Tensor view = at::detail::make_tensor<c10::TensorImpl>(c10::Storage(bytes.storage()),
                                                               c10::DispatchKeySet(c10::DispatchKey::CPU), tensor.dtype());
    view.unsafeGetTensorImpl()->set_sizes_and_strides(tensor.sizes(), tensor.strides(), offset);
    if (tensor.is_conj()) view = view.conj();
    if (tensor.is_neg()) view = view._neg_view();
    return view;
  }

  // Gives the storage of a tensor the bytes of the image, as elements of its type where there is a whole number of them. An op
  // may have made the image larger.
  void write(const at::Tensor& tensor) const {
    const auto type = tensor.scalar_type();
    const auto size = static_cast<int64_t>(c10::elementSize(type)), all = static_cast<int64_t>(bytes.storage().nbytes());
    if (all > bytes.numel()) hooks.resizePrivateUse1Bytes(tensor.storage(), static_cast<size_t>(all - place.offset));
    const bool typed = all % size == 0;
    const int64_t count = typed ? all / size : all;
    check(core.write(place_of(tensor).storage, bytes.const_data_ptr(), static_cast<int32_t>(typed ? type : at::kByte), 1, &count));
  }
};

template <typename F>
void each_tensor(const c10::IValue& value, const F& f) {
  if (value.isTensor() && value.toTensor().defined() && value.toTensor().device().type() == TPU && value.toTensor().has_storage())
    f(value.toTensor());
  if (value.isList())
    for (const auto& item : value.toListRef()) each_tensor(item, f);
}

// For each storage that an op writes and that it reaches by several tensors, one of those that are written.
SMALL c10::SmallVector<at::Tensor, 2> written_and_shared(const Op& op, const torch::jit::Stack& stack, size_t first) {
  c10::SmallVector<at::Tensor, 2> found;
  for (size_t i = 0; i < op.access.size(); i++) {
    if (op.access[i] == ACCESS_READ) continue;
    each_tensor(stack[first + i], [&](const at::Tensor& written) {
      auto* storage = place_of(written).storage;
      int uses = 0;
      for (size_t j = first; j < stack.size(); j++)
        each_tensor(stack[j], [&](const at::Tensor& other) { uses += place_of(other).storage == storage; });
      const bool is_known = std::any_of(found.begin(), found.end(), [&](const auto& one) { return place_of(one).storage == storage; });
      if (uses > 1 && storage != nullptr && !is_known) found.push_back(written);
    });
  }
  return found;
}

// Runs one op by PyTorch's kernel for the CPU, on tensors over the memory of the device's storages.
struct HostCall {
  struct Pair {
    at::Tensor device, host;
    int32_t access;
  };
  struct Known {
    void* storage;
    Memory memory;
  };
  const Op& op;
  c10::DeviceIndex device = -1;
  c10::DeviceIndex asked = current_device;
  c10::SmallVector<Pair, 6> pairs;
  c10::SmallVector<Known, 6> known;
  c10::SmallVector<std::pair<c10::StorageImpl*, c10::Storage>, 2> made;
  const bool copies; // Whether the kernel computes on copies, because the host does not have the memory of the device.
  c10::SmallVector<std::pair<Image, at::Tensor>, 2> images; // Of storages that several copies have to share.

  explicit HostCall(const Op& op, bool copies = false) : op(op), copies(copies) {}

  // The same memory for all tensors of a storage, so that PyTorch sees which ones overlap.
  const Memory& memory_of(void* storage, int32_t access, const at::Tensor& tensor, int64_t offset) {
    for (auto& one : known)
      if (one.storage == storage) return one.memory;
    const TtForm form{tensor.sizes().data(), tensor.strides().data(), offset,
                      static_cast<int32_t>(tensor.scalar_type()), static_cast<int32_t>(tensor.dim())};
    void* owner = nullptr;
    check(core.memory(storage, access, &form, &owner));
    known.push_back({storage, Memory::reclaim(static_cast<c10::StorageImpl*>(owner))});
    return known.back().memory;
  }

  at::Tensor host(const at::Tensor& tensor, int32_t access) {
    if (!tensor.defined()) return tensor;
    if (tensor.device().type() != TPU) {
      const bool is_here = tensor.device().is_cpu() && access == ACCESS_READ && !tensor.is_sparse() &&
                           (tensor.dim() == 0 || op.op.takes_host_indices);
      if (!is_here) foreign = tensor.device();
      return tensor;
    }
    TORCH_CHECK(device < 0 || device == tensor.device().index(),
                "Expected all tensors to be on the same device, but found at least two devices, tpu:",
                static_cast<int>(device), " and ", tensor.device(), "!");
    device = tensor.device().index();
    for (const auto& [image, written] : images) {
      if (tensor.is_sparse() || place_of(tensor).storage != image.place.storage) continue;
      const auto host = image.view(tensor);
      pairs.push_back({tensor, host, access});
      return host;
    }
    if (tensor.is_sparse() || copies) {
      const auto host = tensor.is_sparse() ? made_of(tensor, this->host(tensor._indices(), access), this->host(tensor._values(), access))
                                           : tensor.cpu();
      pairs.push_back({tensor, host, access});
      return host;
    }
    const auto place = place_of(tensor);
    const auto offset = tensor.storage_offset() + place.offset / static_cast<int64_t>(tensor.itemsize());
    const auto& memory = memory_of(place.storage, access, tensor, offset);
    auto host = at::detail::make_tensor<c10::TensorImpl>(c10::Storage(memory), c10::DispatchKeySet(c10::DispatchKey::CPU),
                                                         tensor.dtype());
    auto* impl = host.unsafeGetTensorImpl();
    impl->set_sizes_and_strides(tensor.sizes(), tensor.strides(), offset);
    if (tensor.unsafeGetTensorImpl()->is_wrapped_number()) impl->set_wrapped_number(true);
    if (tensor.is_conj()) host._set_conj(true);
    if (tensor.is_neg()) host._set_neg(true);
    pairs.push_back({tensor, host, access});
    return host;
  }
  std::optional<c10::Device> foreign;

  // A sparse tensor of other parts than `like`, on their device.
  SMALL static at::Tensor made_of(const at::Tensor& like, const at::Tensor& indices, const at::Tensor& values) {
    return at::_sparse_coo_tensor_with_dims_and_tensors(like.sparse_dim(), like.dense_dim(), like.sizes(), indices, values,
                                                        values.options().layout(at::kSparse), like.is_coalesced());
  }

  // Storages that are written come first: what one of them reads as is decided by the strongest access.
  void take(c10::IValue& value, int32_t access) {
    if (value.isTensor()) {
      value = host(value.toTensor(), access);
    } else if (value.isTensorList()) {
      c10::List<at::Tensor> list;
      const auto given = value.toTensorList();
      list.reserve(given.size());
      for (const at::Tensor& item : given) list.push_back(host(item, access));
      value = std::move(list);
    } else if (value.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (const std::optional<at::Tensor>& item : value.toOptionalTensorList())
        list.push_back(item ? std::optional<at::Tensor>(host(*item, access)) : std::nullopt);
      value = std::move(list);
    } else if (value.isDevice() && value.toDevice().type() == TPU) {
      asked = index_of(value.toDevice());
      check_device(c10::Device(TPU, asked));
      value = c10::Device(c10::kCPU);
    }
  }

  void take_all(torch::jit::Stack& stack, size_t first) {
    if (copies)
      for (const auto& written : written_and_shared(op, stack, first)) images.emplace_back(Image(written), written);
    // An argument that is written and read is not one that is overwritten.
    for (const bool writes : {true, false})
      for (size_t i = 0; i < op.access.size(); i++) {
        auto& value = stack[first + i];
        auto access = op.access[i];
        if (writes != (access != ACCESS_READ)) continue;
        if (access == ACCESS_OVERWRITE && is_read_as_well(stack, first, i)) access = ACCESS_WRITE;
        take(value, access);
      }
    TORCH_CHECK(!foreign || device < 0, "Expected all tensors to be on the same device, but found at least two devices, tpu:",
                static_cast<int>(device), " and ", *foreign, "! (", op.name, ")");
  }

  static bool has_storage(const c10::IValue& value, const c10::StorageImpl* storage) {
    if (value.isTensor()) {
      const auto& tensor = value.toTensor();
      // The storages of a sparse tensor's parts may be any.
      return tensor.defined() && (!tensor.has_storage() || tensor.storage().unsafeGetStorageImpl() == storage);
    }
    if (!value.isList()) return false;
    for (const auto& item : value.toListRef())
      if (has_storage(item, storage)) return true;
    return false;
  }

  static bool is_read_as_well(const torch::jit::Stack& stack, size_t first, size_t argument) {
    const auto& value = stack[first + argument];
    if (!value.isTensor() || !value.toTensor().has_storage()) return true;
    const auto& tensor = value.toTensor();
    const auto* storage = tensor.storage().unsafeGetStorageImpl();
    // A part of a storage leaves the rest as it is.
    if (static_cast<size_t>(tensor.numel() * tensor.itemsize()) != tensor.storage().nbytes()) return true;
    for (size_t i = first; i < stack.size(); i++)
      if (i != first + argument && has_storage(stack[i], storage)) return true;
    return false;
  }

  // A tensor of the device over the memory of a result.
  at::Tensor tensor_of(at::Tensor result) {
    if (!result.defined() || !result.device().is_cpu()) return result;
    if (result.is_sparse()) return made_of(result, tensor_of(result._indices()), tensor_of(result._values()));
    if (result.layout() != at::kStrided) return result;
    if (copies) return result.to(c10::Device(TPU, device < 0 ? asked : device));
    if (result.is_conj() || result.is_neg()) result = result.resolve_conj().resolve_neg();
    for (const auto& one : known)
      if (one.memory.get() == result.storage().unsafeGetStorageImpl()) {
        result = result.clone();
        break;
      }
    auto* memory = result.storage().unsafeGetStorageImpl();
    const c10::Storage* storage = nullptr;
    for (const auto& one : made)
      if (one.first == memory) storage = &one.second;
    if (storage == nullptr) {
      made.push_back({memory, c10::Storage(c10::Storage::use_byte_size_t(), memory->nbytes(), held(result), &allocator, true)});
      storage = &made.back().second;
    }
    auto tensor = at::detail::make_tensor<c10::TensorImpl>(c10::Storage(*storage), KEYS, result.dtype());
    tensor.unsafeGetTensorImpl()->set_sizes_and_strides(result.sizes(), result.strides(), result.storage_offset());
    return tensor;
  }

  static TtForm form_of(const at::Tensor& host) {
    return {host.sizes().data(), host.strides().data(), host.storage_offset(), static_cast<int32_t>(host.scalar_type()),
            static_cast<int32_t>(host.dim())};
  }

  // A storage of the device over the memory of a result.
  c10::DataPtr held(const at::Tensor& result) const {
    const auto on = device < 0 ? asked : device;
    auto* memory = result.storage().unsafeGetStorageImpl();
    if (memory->nbytes() == 0) return Allocator::allocate_on(0, on);
    const auto form = form_of(result);
    void *storage = nullptr, *address = nullptr;
    c10::raw::intrusive_ptr::incref(memory);
    const int status = core.hold(memory, memory->nbytes(), on, &form, &storage, &address);
    if (status != DONE) c10::raw::intrusive_ptr::decref(memory);
    check(status);
    return {address, storage, &free_storage, c10::Device(TPU, on)};
  }

  static void adopt(const c10::Storage& storage, const at::Tensor& host) {
    if (storage.nbytes() == 0) return;
    const auto form = form_of(host);
    auto* memory = host.storage().unsafeGetStorageImpl();
    c10::raw::intrusive_ptr::incref(memory);
    check(core.adopt(storage.data_ptr().get_context(), memory, &form));
  }

  // The parts of a sparse tensor become those that its copy for the kernel has now. A part that the kernel did not replace stays.
  SMALL void replace_parts(const at::Tensor& device, const at::Tensor& host) {
    const auto part = [&](const at::Tensor& now) {
      for (const auto& pair : pairs)
        if (pair.host.has_storage() && pair.host.is_alias_of(now) && pair.host.sizes() == now.sizes() &&
            pair.host.strides() == now.strides() && pair.host.storage_offset() == now.storage_offset())
          return pair.device;
      return tensor_of(now);
    };
    const auto indices = part(host._indices()), values = part(host._values());
    auto* impl = static_cast<at::SparseTensorImpl*>(device.unsafeGetTensorImpl());
    impl->raw_resize_(host.sparse_dim(), host.dense_dim(), host.sizes());
    impl->set_indices_and_values_unsafe(indices, values);
    impl->set_coalesced(host.is_coalesced());
  }

  // What an op gave other sizes, or more memory.
  void bring_back() {
    for (const auto& [image, written] : images) image.write(written);
    for (size_t i = 0; i < pairs.size(); i++) {
      const auto [device, host, access] = pairs[i];
      if (access == ACCESS_READ) continue;
      if (device.is_sparse()) {
        replace_parts(device, host);
        continue;
      }
      const bool is_image = std::any_of(images.begin(), images.end(), [&, &host = host](const auto& one) {
        return host.storage().unsafeGetStorageImpl() == one.first.bytes.storage().unsafeGetStorageImpl();
      });
      if (is_image) {
        if (device.sizes() != host.sizes()) device.unsafeGetTensorImpl()->set_sizes_and_strides(host.sizes(), host.strides());
        continue;
      }
      if (copies) {
        if (device.sizes() != host.sizes()) device.resize_(host.sizes());
        device.copy_(host);
        continue;
      }
      auto* impl = device.unsafeGetTensorImpl();
      const auto bytes = host.storage().nbytes();
      if (bytes != device.storage().nbytes()) {
        hooks.resizePrivateUse1Bytes(device.storage(), bytes);
        adopt(device.storage(), host);
      }
      if (host.sizes() != device.sizes() || host.strides() != device.strides())
        impl->set_sizes_and_strides(host.sizes(), host.strides(), host.storage_offset());
    }
  }

  c10::IValue result_of(const c10::IValue& value) {
    if (value.isTensor()) return tensor_of(value.toTensor());
    if (value.isTensorList()) {
      c10::List<at::Tensor> list;
      for (const at::Tensor& item : value.toTensorList()) list.push_back(tensor_of(item));
      return list;
    }
    return value;
  }
};

at::Tensor undefined_or(const c10::IValue& value) { return value.isTensor() ? value.toTensor() : at::Tensor(); }

// The ops that PyTorch has for devices like this one, as it has them for the CPU.
SMALL void convolve(const Op& op, torch::jit::Stack& stack, size_t first) {
  auto* a = stack.data() + first;
  if (op.name == "aten::convolution_overrideable") {
    const auto bias = undefined_or(a[2]);
    auto result = at::convolution(a[0].toTensor(), a[1].toTensor(), bias.defined() ? std::optional<at::Tensor>(bias) : std::nullopt,
                                  a[3].toIntVector(), a[4].toIntVector(), a[5].toIntVector(), a[6].toBool(),
                                  a[7].toIntVector(), a[8].toInt());
    stack.resize(first);
    stack.emplace_back(std::move(result));
    return;
  }
  const auto weight = a[2].toTensor();
  const bool transposed = a[6].toBool();
  const int64_t groups = a[8].toInt();
  const std::vector<int64_t> bias{transposed ? weight.size(1) * groups : weight.size(0)};
  const auto list = a[9].toBoolList();
  const std::array<bool, 3> mask{list[0], list[1], list[2]};
  auto [x, w, b] = at::convolution_backward(a[0].toTensor(), a[1].toTensor(), weight, at::OptionalIntArrayRef(bias), a[3].toIntVector(),
                                            a[4].toIntVector(), a[5].toIntVector(), transposed, a[7].toIntVector(), groups, mask);
  stack.resize(first);
  stack.emplace_back(std::move(x));
  stack.emplace_back(std::move(w));
  stack.emplace_back(std::move(b));
}

void run_on_host(const c10::OperatorHandle& handle, torch::jit::Stack* stack, const Op& op,
                 c10::DispatchKey key, bool copies) {
  const auto first = stack->size() - static_cast<size_t>(op.op.nargs);
  const at::AutoDispatchBelowAutograd below;
  HostCall call(op, copies);
  c10::SmallVector<c10::IValue, 2> arguments;
  for (const auto i : op.returned) arguments.push_back(i < 0 ? c10::IValue() : (*stack)[first + static_cast<size_t>(i)]);
  call.take_all(*stack, first);
  if (key != c10::DispatchKey::CPU) {
    handle.redispatchBoxed(c10::DispatchKeySet(key), stack);
  } else if (op.random != nullptr) {
    op.random(call, *stack, first);
  } else if (op.cell != nullptr) {
    op.cell(*stack, first);
  } else if (is_convolution(op.name)) {
    convolve(op, *stack, first);
  } else {
    handle.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::CPU), stack);
  }
  call.bring_back();
  for (size_t i = 0; i < op.returned.size(); i++) {
    auto& value = (*stack)[first + i];
    value = op.returned[i] < 0 ? call.result_of(value) : std::move(arguments[i]);
  }
}

}  // namespace
