// The `tpu` device for one version of PyTorch: allocator, guard, hooks, generator, and the fallback that every op takes.
//
// PyTorch has no C interface for these, and its classes' layouts change between versions. So this file holds nothing but
// what has to be C++: each part asks the core, through the plain functions of shim.h.
#include "copies.h"

namespace {

#define LOWER_PRECISION(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, lower_precision_fp)
#define FULL_PRECISION(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32)
#define FULL_PRECISION_OPTION(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32_set_opt_dtype)
#define WIDEST(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, promote)

SMALL void register_autocast(torch::Library& m) {
  using namespace at;  // The lists name its types.
  AT_FORALL_LOWER_PRECISION_FP(LOWER_PRECISION)
  AT_FORALL_FP32(FULL_PRECISION)
  AT_FORALL_FP32_SET_OPT_DTYPE(FULL_PRECISION_OPTION)
  AT_FORALL_DIFFERENT_REDISPATCH_SIGNATURE(KERNEL_DIFFERENT_REDISPATCH_SIGNATURE_PRIVATEUSEONE)
  AT_FORALL_PROMOTE(WIDEST)
}

torch::Library& library(const char* ops, c10::DispatchKey key) {
  // Kernels stay registered as long as the process lives.
  return *new torch::Library(torch::Library::IMPL, ops, key, __FILE__, __LINE__);
}

bool is_structured(c10::Dispatcher& dispatcher, const c10::OperatorName& name) {
  if (name.name.rfind("aten::", 0) != 0) return false;
  // These count from where the memory of a tensor begins. PyTorch makes them of views and copies, and changes sizes alone.
  if (name.name.rfind("aten::as_strided", 0) == 0) return false;
  const auto handle = dispatcher.findOp(name);
  return handle && handle->hasKernelForDispatchKey(c10::DispatchKey::CompositeExplicitAutogradNonFunctional) &&
         !handle->hasKernelForDispatchKey(c10::DispatchKey::PrivateUse1);
}

SMALL void register_kernels() {
  auto boxed = [] { return torch::CppFunction::makeFromBoxedFunction<&fallback>(); };
  auto& m = library("aten", c10::DispatchKey::PrivateUse1);
  m.impl("empty.memory_format", TORCH_FN(empty));
  m.impl("empty_strided", TORCH_FN(empty_strided));
  m.impl("_efficientzerotensor", TORCH_FN(zeros_without_memory));
  m.impl("view", TORCH_FN(view));
  m.impl("as_strided", TORCH_FN(as_strided));
  m.impl("_reshape_alias", TORCH_FN(reshape_alias));
  m.impl("unfold", TORCH_FN(unfold));
  m.impl("view_as_real", TORCH_FN(at::native::view_as_real));
  m.impl("view_as_complex", TORCH_FN(at::native::view_as_complex));
  m.impl("resize_", TORCH_FN(resize_));
  m.impl("set_", TORCH_FN(set_nothing));
  m.impl("set_.source_Storage", TORCH_FN(set_storage));
  m.impl("set_.source_Tensor", TORCH_FN(set_tensor));
  m.impl("set_.source_Storage_storage_offset", TORCH_FN(set_to));
  m.impl("is_set_to", TORCH_FN(is_set_to));
  m.impl("record_stream", TORCH_FN(record_stream));
  m.impl("_copy_from", TORCH_FN(copy_from));
  m.impl("_copy_from_and_resize", TORCH_FN(copy_from_and_resize));
  m.impl("_local_scalar_dense", TORCH_FN(local_scalar));
  m.impl("equal", TORCH_FN(equal));
  m.impl("_lazy_clone", TORCH_FN(lazy_clone));
  m.impl("_nested_tensor_from_mask_left_aligned", TORCH_FN(fits_nested_tensor));
  // Attention is one op where it is one on the CPU: PyTorch would take it apart on devices that do not say so.
  m.impl("_fused_sdp_choice", TORCH_FN(choose_attention));
  at::native::_fused_sdp_choice_stub.set_privateuse1_dispatch_ptr(&choose_attention);
  m.impl("_scaled_dot_product_efficient_attention", torch::CppFunction::makeFromBoxedFunction<&efficient_attention>());
  m.impl("_scaled_dot_product_efficient_attention_backward", torch::CppFunction::makeFromBoxedFunction<&efficient_attention_backward>());
  m.impl("_scaled_dot_product_cudnn_attention", torch::CppFunction::makeFromBoxedFunction<&cudnn_attention>());
  m.impl("_scaled_dot_product_cudnn_attention_backward", torch::CppFunction::makeFromBoxedFunction<&cudnn_attention_backward>());
  // These have a kernel for every device, which refuses, or takes the op apart: an embedding would have flat rows, and what
  // is computed of them other programs than what is computed of a layer's result.
  for (const char* name : {"convolution_overrideable", "convolution_backward_overrideable", "native_layer_norm",
                           "native_group_norm", "embedding", "conj_physical_", "ldexp.Tensor", "ldexp.out", "ldexp_", "addr", "addr.out",
                           "mish_backward", "all.dims_out", "any.dims_out", "mode.values"})
    m.impl(name, boxed());
  // Lists of tensors would be taken apart, and what returns a new tensor would come as what writes into one.
  auto& dispatcher = c10::Dispatcher::singleton();
  auto& of_sparse = library("aten", c10::DispatchKey::SparsePrivateUse1);
  for (const auto& name : dispatcher.getAllOpNames()) {
    const auto full = name.overload_name.empty() ? name.name : name.name + "." + name.overload_name;
    if (name.name.rfind("aten::_foreach_", 0) == 0 || is_structured(dispatcher, name)) m.impl(full.c_str(), boxed());
    // Some of these have a kernel for every device as well, which is for dense tensors.
    if (name.name.rfind("aten::", 0) != 0 || !dispatcher.findOp(name)->hasKernelForDispatchKey(c10::DispatchKey::SparseCPU)) continue;
    const bool parts = std::find(std::begin(OF_PARTS), std::end(OF_PARTS), full.substr(6)) != std::end(OF_PARTS);
    of_sparse.impl(full.c_str(), parts ? torch::CppFunction::makeFromBoxedFunction<&of_parts>()
                                       : torch::CppFunction::makeFromBoxedFunction<&run_sparse>());
  }
  library("_", c10::DispatchKey::PrivateUse1).fallback(boxed());
  library("_", c10::DispatchKey::SparsePrivateUse1).fallback(torch::CppFunction::makeFromBoxedFunction<&run_sparse>());
  // Both resolve a lazy view by a copy, which would ask for itself.
  for (const auto key : {c10::DispatchKey::Conjugate, c10::DispatchKey::Negative})
    library("aten", key).impl("_copy_from", torch::CppFunction::makeFallthrough());
  library("_", c10::DispatchKey::AutocastPrivateUse1).fallback(torch::CppFunction::makeFallthrough());
  register_autocast(library("aten", c10::DispatchKey::AutocastPrivateUse1));
  // These are made of other ops, which compute the gradients if there are any: so they are looked for under the key of gradients
  // first, and in inference mode under the device's.
  for (const auto key : {c10::DispatchKey::AutogradPrivateUse1, c10::DispatchKey::PrivateUse1}) {
    auto& m = library("aten", key);
    m.impl("_has_compatible_shallow_copy_type", TORCH_FN(can_become));
    m.impl("lstm.input", TORCH_FN(lstm));
  }
}

// The locks that another thread may hold while this one forks; nobody holds one of them and waits for another. The child has
// them free: it frees pinned memory, and its seed is set, though it does not use the device.
SMALL void lock_all() {
  lock_of_ops().lock();
  PinnedAllocator::lock().lock();
  for (size_t i = 0; i < MOST_DEVICES; i++) generator_of(static_cast<c10::DeviceIndex>(i))->mutex_.lock();
}

SMALL void unlock_all() {
  for (size_t i = 0; i < MOST_DEVICES; i++) generator_of(static_cast<c10::DeviceIndex>(i))->mutex_.unlock();
  PinnedAllocator::lock().unlock();
  lock_of_ops().unlock();
}

}  // namespace

extern "C" __attribute__((visibility("default"))) const char* torchtpu_shim_torch(void) { return TORCH_VERSION; }

extern "C" __attribute__((visibility("default"))) int torchtpu_shim_install(int version, const TtCore* given, TtShim* shim) {
  static bool installed = false;
  if (version != TORCHTPU_SHIM_VERSION) return 1;
  if (installed) return 2;
  installed = true;
  core = *given;
  *shim = {draw,        generator_state, set_generator_state, get_current_device, set_current_device,
           begin_range, end_range,       allocate_memory,     wrap_memory,        retain_memory,
           release_memory, memory_data};
  c10::SetAllocator(TPU, &allocator);
  c10::impl::registerDeviceGuard(TPU, new Guard);
  at::RegisterPrivateUse1HooksInterface(&hooks);
  static Profiler profiler;
  torch::profiler::impl::registerPrivateUse1Methods(&profiler);
  register_kernels();
  pthread_atfork(&lock_all, &unlock_all, &unlock_all);
  return 0;
}
