// The fallback that every op without a kernel of its own takes.
#pragma once
#include "distributions.h"
#include "recurrent.h"

namespace {

// The precision of matrix products. PyTorch takes a while to tell, so it is asked before ops that may have some: the others
// follow, so that all ops of a chunk have one. It refuses where the user has set one for a backend alone; none is this device's.
uint64_t matmul_precision(const Op& op) {
  static std::atomic<uint64_t> last{0};
  if (!op.may_contract) return last.load(std::memory_order_relaxed);
  auto now = at::Float32MatmulPrecision::HIGHEST;
  try {
    now = at::globalContext().float32MatmulPrecision();
  } catch (const c10::Error&) {
  }
  last.store(static_cast<uint64_t>(now), std::memory_order_relaxed);
  return static_cast<uint64_t>(now);
}

// The settings of PyTorch's that change what an op computes.
uint64_t context(const Op& op) {
  return static_cast<uint64_t>(c10::get_default_dtype_as_scalartype()) |
         (at::globalContext().deterministicAlgorithms() ? 1ULL << 32 : 0) | matmul_precision(op) << 33;
}

// The op of the forward pass: the thread that called it, and how many of its ops autograd had counted.
uint64_t origin() {
  const auto name = [](uint64_t thread, uint64_t count) { return (thread & 0x7fffff) << 40 | (count & 0xffffffffff); };
  if (const auto node = torch::autograd::get_current_node())
    return ORIGIN_BACKWARD | name(node->thread_id(), node->sequence_nr());
  static thread_local const uint64_t thread = at::RecordFunction::currentThreadId();
  return name(thread, at::sequence_number::peek() - 1);
}

// Gradients are computed on the thread that asks for them, as those of CPU tensors are: ops of the device return at once, or run
// there, and PyTorch would wake a thread of the device for each backward pass. Scopes such as inference mode put the old state
// back when they end.
void compute_gradients_here() {
  auto& state = c10::AutogradState::get_tls_state();
  if (state.get_multithreading_enabled()) state.set_multithreading_enabled(false);
}

// A tensor of one number on the CPU is an operand of any op, and a result of none.
void results_are_here(const Op& op, const torch::jit::Stack& stack, size_t first, c10::DeviceIndex device) {
  for (size_t i = 0; i < op.access.size(); i++) {
    if (op.access[i] == ACCESS_READ || !stack[first + i].isTensor()) continue;
    const auto& tensor = stack[first + i].toTensor();
    TORCH_CHECK(!tensor.defined() || tensor.device().type() == TPU,
                "Expected all tensors to be on the same device, but found at least two devices, tpu:",
                static_cast<int>(device), " and ", tensor.device(), "! (", op.name, ")");
  }
}

// Every op that has no kernel below.
void fallback(const c10::OperatorHandle& handle, torch::jit::Stack* stack) {
  compute_gradients_here();
  const auto& op = op_of(handle);
  const auto first = stack->size() - static_cast<size_t>(op.op.nargs);
  const bool has_kernel = (op.has_kernel && draws_nothing(op, *stack, first)) || (op.random != nullptr && draws_here(op, *stack, first));
  if (has_kernel && runs_on_host())
    return run_on_host(handle, stack, op);
  // What the core asks to be resized has the size of the result then.
  for (int attempt = 0;; attempt++) {
    Packed packed(*stack, first);
    if (packed.device >= 0) results_are_here(op, *stack, first, packed.device);
    const auto device = packed.device < 0 ? packed.asked : packed.device;
    Call call{stack, first, {}, std::nullopt, 0, nullptr, device};
    const int status = core.dispatch(&op.op, packed.args.data(), &RESULTS, &call, context(op), origin(), device);
    if (call.problem != nullptr) std::rethrow_exception(call.problem);
    if (status == ON_HOST) return on_host(handle, stack, op, packed.device_bytes);
    if (status == AGAIN) {
      TORCH_CHECK(attempt < 2, op.name, ": the sizes of its results do not settle");
      continue;
    }
    check(status);
    stack->resize(first);
    for (auto& result : call.results) stack->push_back(std::move(result));
    return;
  }
}

}  // namespace
