// What every part of the shim needs: PyTorch's headers, the core, and how its failures are raised.
#pragma once
#include "shim.h"

#include <ATen/ATen.h>
#include <ATen/EmptyTensor.h>
#include <ATen/SequenceNumber.h>
#include <ATen/SparseTensorImpl.h>
#include <ATen/autocast_mode.h>
#include <ATen/core/GeneratorForPrivateuseone.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <ATen/native/CPUFallback.h>
#include <ATen/native/Resize.h>
#include <ATen/native/TensorFactories.h>
#include <ATen/native/transformers/attention.h>
#include <ATen/ops/_fused_sdp_choice_native.h>
#include <ATen/ops/_has_compatible_shallow_copy_type_native.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/lstm_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>
#include <ATen/native/TensorShape.h>
#include <ATen/record_function.h>
#include <c10/core/AutogradState.h>
#include <c10/core/CachingDeviceAllocator.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <c10/core/impl/PythonDispatcherTLS.h>
#include <c10/core/impl/TorchDispatchModeTLS.h>
#include <torch/csrc/autograd/function.h>
#include <torch/csrc/profiler/stubs/base.h>
#include <torch/library.h>
#include <torch/version.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <mutex>
#include <pthread.h>
#include <optional>
#include <unordered_map>
#include <vector>

// What `torch/csrc/Exceptions.h` has: an error whose type of Python's is known. That header wants Python's own, and the shim is
// linked to no library of Python's; the type is known again by its name.
struct _object;
namespace torch {
struct __attribute__((visibility("default"))) PyTorchError : public std::exception {
  PyTorchError(std::string msg_) : msg(std::move(msg_)) {}
  virtual _object* python_type() = 0;
  const char* what() const noexcept override { return msg.c_str(); }
  std::string msg;
};
}  // namespace torch

// A variable of glibc 2.32 and newer: libstdc++ counts references without atomic instructions while it is true. With one of its
// own, which is never true, the shim runs on older ones.
extern "C" {
__attribute__((visibility("hidden"))) char __libc_single_threaded = 0;
}

// The core of this process.
static TtCore core;

// As above: an exception that Python code has raised. PyTorch raises the same object again.
struct __attribute__((visibility("default"))) python_error : public std::exception {
  python_error(const TtRaised& raised, std::string text)
      : type(static_cast<_object*>(raised.type)), value(static_cast<_object*>(raised.value)),
        traceback(static_cast<_object*>(raised.traceback)), message(std::move(text)) {}
  python_error(const python_error& other)
      : std::exception(other), type(other.type), value(other.value), traceback(other.traceback), message(other.message) {
    for (auto* part : {type, value, traceback})
      if (part != nullptr) core.count_reference(part, 1);
  }
  python_error(python_error&& other) noexcept
      : type(other.type), value(other.value), traceback(other.traceback), message(std::move(other.message)) {
    other.type = other.value = other.traceback = nullptr;
  }
  ~python_error() override {
    for (auto* part : {type, value, traceback})
      if (part != nullptr) core.count_reference(part, 0);
  }
  const char* what() const noexcept override { return message.c_str(); }
  _object* type;
  _object* value;
  _object* traceback;
  std::string message;
};

namespace {

constexpr auto TPU = c10::DeviceType::PrivateUse1;

// Marks functions that are compiled for size: they run once, or for longer than their own code takes.
#define SMALL __attribute__((cold))

// Where this thread is when no device is named.
thread_local c10::DeviceIndex current_device = 0;

c10::DeviceIndex index_of(c10::Device device) { return device.has_index() ? device.index() : current_device; }

struct OfPython final : public torch::PyTorchError {
  OfPython(std::string message, void* type) : PyTorchError(std::move(message)), type(static_cast<_object*>(type)) {}
  _object* python_type() override { return type; }
  _object* type;
};

// Throws what the core says of a failure.
void check(int status) {
  if (status == DONE) return;
  const std::string why = core.error();
  switch (status) {
    case NO_MEMORY:
      TORCH_CHECK_WITH(OutOfMemoryError, false, why, ". Tensors of the tpu device have ",
                       core.statistic(BYTES_NOW, current_device), " bytes in ",
                       core.statistic(STORAGES_NOW, current_device), " storages now, and had ",
                       core.statistic(BYTES_PEAK, current_device), " bytes at most.");
    case BAD_INDEX: TORCH_CHECK_INDEX(false, why);
    case BAD_VALUE: TORCH_CHECK_VALUE(false, why);
    case BAD_TYPE: TORCH_CHECK_TYPE(false, why);
    case NOT_IMPLEMENTED: TORCH_CHECK_NOT_IMPLEMENTED(false, why);
    default:
      if (const TtRaised raised = core.exception(); raised.value != nullptr)
        throw python_error(raised, why);
      else if (raised.type != nullptr)
        throw OfPython(why, raised.type);
      TORCH_CHECK(false, why);
  }
}

// Whether ops run by PyTorch's own kernels.
bool runs_on_host() {
  const int told = core.runs_on_host();
  if (told < 0) check(-told);
  return told != 0;
}

void check_device(c10::Device device) {
  const auto count = core.device_count();
  TORCH_CHECK(device.index() < count, "there is no device ", device, ": this process uses ", count,
              count == 1 ? " device, tpu:0" : " devices");
}

}  // namespace
