// Memory of the host that stands for tensors of the device in a collective.
#pragma once
#include <c10/util/FunctionRef.h>
#include <torch/csrc/distributed/c10d/ProcessGroup.hpp>
#include <torch/library.h>

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

// As in core.h, for older glibc.
extern "C" {
__attribute__((visibility("hidden"))) char __libc_single_threaded = 0;
}

namespace {

using Tensors = std::vector<at::Tensor>;
using Lists = std::vector<Tensors>;
using WorkPointer = c10::intrusive_ptr<c10d::Work>;
using Milliseconds = std::chrono::milliseconds;

std::vector<int64_t> elements_of(const Tensors& tensors) {
  std::vector<int64_t> found;
  for (auto& tensor : tensors) found.push_back(tensor.numel());
  return found;
}

int64_t total(const std::vector<int64_t>& numbers) { return std::accumulate(numbers.begin(), numbers.end(), int64_t(0)); }

// The memory of the host that stands for tensors of a call.
class Hosts {
 public:
  explicit Hosts(at::Tensor factor = {}) : factor(std::move(factor)) {}
  at::Tensor read(const at::Tensor& tensor) const {
    auto host = tensor.is_cpu() ? tensor : tensor.detach().cpu();
    if (!tensor.is_cpu() && !tensor.is_sparse()) host = host.resolve_conj().resolve_neg().contiguous();
    if (!factor.defined()) return host;
    TORCH_CHECK(host.is_floating_point() || host.is_complex(), "ReduceOp.PREMUL_SUM takes floating-point tensors, not ", host.scalar_type());
    return host.detach().mul(factor);
  }
  at::Tensor written(const at::Tensor& tensor) {
    return add(tensor, tensor.is_cpu() ? tensor : at::empty(tensor.sizes(), tensor.options().device(at::kCPU)));
  }
  at::Tensor both(const at::Tensor& tensor) { return add(tensor, read(tensor)); }
  // Memory for all of the tensors, one behind the other. Gloo takes lists of equal tensors alone, but parts of any size.
  at::Tensor written_packed(const Tensors& tensors) {
    auto packed = at::empty({total(elements_of(tensors))}, tensors.at(0).options().device(at::kCPU));
    int64_t begin = 0;
    for (auto& tensor : tensors) {
      add(tensor, packed.narrow(0, begin, tensor.numel()).view(tensor.sizes()));
      begin += tensor.numel();
    }
    return packed;
  }
  at::Tensor read_packed(const Tensors& tensors) const {
    return at::cat(each<at::Tensor>(tensors, [&](auto& tensor) { return read(tensor).reshape(-1); }));
  }
  Tensors read(const Tensors& tensors) const {
    return each<at::Tensor>(tensors, [&](auto& tensor) { return read(tensor); });
  }
  Tensors written(const Tensors& tensors) {
    return each<at::Tensor>(tensors, [&](auto& tensor) { return written(tensor); });
  }
  Tensors both(const Tensors& tensors) {
    return each<at::Tensor>(tensors, [&](auto& tensor) { return both(tensor); });
  }
  Lists read(const Lists& lists) const {
    return each<Tensors>(lists, [&](auto& tensors) { return read(tensors); });
  }
  Lists written(const Lists& lists) {
    return each<Tensors>(lists, [&](auto& tensors) { return written(tensors); });
  }
  void divide(int by) {
    for (auto& host : hosts) {
      TORCH_CHECK(host.scalar_type() != at::kBool, "ReduceOp.AVG does not take Bool tensors");
      host.is_floating_point() || host.is_complex() ? host.div_(by) : host.div_(by, "trunc");
    }
  }
  void copy_back() const {
    const at::NoGradGuard guard;
    for (size_t i = 0; i < hosts.size(); i++)
      // A detached sparse tensor would get the elements alone.
      if (!tensors[i].is_same(hosts[i])) (tensors[i].is_sparse() ? tensors[i] : tensors[i].detach()).copy_(hosts[i]);
  }
  // What the call writes to.
  Tensors tensors;

 private:
  template <class Host, class Of>
  static std::vector<Host> each(const std::vector<Host>& of, Of one) {
    std::vector<Host> found;
    for (auto& value : of) found.push_back(one(value));
    return found;
  }
  at::Tensor add(const at::Tensor& tensor, at::Tensor host) {
    tensors.push_back(tensor);
    hosts.push_back(host);
    return host;
  }
  Tensors hosts;
  // By which what is read is multiplied.
  at::Tensor factor;
};

// Gloo would divide dimension 0 of what is flat memory, whatever its sizes are.
at::Tensor flat(const at::Tensor& host) { return host.is_contiguous() ? host.view(-1) : host; }
Tensors flat(Tensors hosts) {
  for (auto& host : hosts) host = flat(host);
  return hosts;
}

// Gloo has no mean, and multiplies nothing: `Hosts` does.
template <class Options>
Options summed(Options options) {
  if (options.reduceOp == c10d::ReduceOp::AVG || options.reduceOp == c10d::ReduceOp::PREMUL_SUM) options.reduceOp = c10d::ReduceOp::SUM;
  return options;
}

}  // namespace
