// What an op is, and how one call of it reaches the core and returns.
#pragma once
#include "storages.h"

namespace {

struct HostCall;

struct Op {
  std::string name, overload;
  TtOp op;
  bool has_kernel;              // PyTorch has one for the CPU, which takes no random numbers.
  std::vector<int32_t> access;  // What it does with each argument.
  std::vector<int32_t> returned;  // For each result the argument that it is; -1 for a new one.
  bool may_contract;            // Its results may depend on the precision of matrix products.
  int32_t chance;               // The argument that is 0 or false where it draws no random numbers; -1 where there is none.
  void (*random)(HostCall&, torch::jit::Stack&, size_t); // How random numbers are drawn on the host.
  void (*cell)(torch::jit::Stack&, size_t);               // How a cell of a recurrent layer is computed there.
};

// Ops that PyTorch has for devices like this one alone.
bool is_convolution(const std::string& name) {
  return name == "aten::convolution_overrideable" || name == "aten::convolution_backward_overrideable";
}

decltype(Op::random) random_of(const std::string& name, const std::string& overload);
decltype(Op::cell) cell_of(const std::string& name);

uint64_t numbers_of(const c10::FunctionSchema& schema) {
  uint64_t numbers = 0;
  for (size_t i = 0; i < schema.arguments().size() && i < 64; i++) {
    auto type = schema.arguments()[i].real_type();
    if (const auto optional = type->cast<c10::OptionalType>()) type = optional->getElementType();
    if (const auto list = type->cast<c10::ListType>()) type = list->getElementType();
    numbers |= uint64_t{type->kind() == c10::TypeKind::NumberType} << i;
  }
  return numbers;
}

int32_t argument_of(const c10::FunctionSchema& schema, const std::string& name) {
  return schema.argumentIndexWithName(name).value_or(-1);
}

SMALL Op* describe(const c10::OperatorHandle& handle) {
  const auto& schema = handle.schema();
  auto* op = new Op{schema.name(), schema.overload_name(), {}, false, {}, {}, true, -1, nullptr, nullptr};
  op->op = {op->name.c_str(), op->overload.c_str(), static_cast<int32_t>(schema.arguments().size()),
            static_cast<int32_t>(schema.returns().size()), numbers_of(schema),
            core.takes_host_indices(op->name.c_str())};
  // Attention draws for its dropout, and the leaky units of random slopes while they are trained.
  if (op->name == "aten::_scaled_dot_product_flash_attention_for_cpu") op->chance = argument_of(schema, "dropout_p");
  if (op->name == "aten::rrelu_with_noise" || op->name == "aten::rrelu_with_noise_") op->chance = argument_of(schema, "training");
  op->has_kernel = op->name.rfind("aten::", 0) == 0 &&
                   (op->chance >= 0 || !handle.hasTag(at::Tag::nondeterministic_seeded)) &&
                   (is_convolution(op->name) || handle.hasComputedKernelForDispatchKey(c10::DispatchKey::CPU));
  for (const auto& argument : schema.arguments()) {
    const auto* alias = argument.alias_info();
    const bool writes = alias != nullptr && alias->isWrite();
    op->access.push_back(!writes ? ACCESS_READ : argument.kwarg_only() ? ACCESS_OVERWRITE : ACCESS_WRITE);
  }
  // It does not declare that it changes its running statistics.
  if (op->name == "aten::native_batch_norm") op->access[3] = op->access[4] = ACCESS_WRITE;
  for (const auto& result : schema.returns()) {
    int32_t found = -1;
    if (const auto* alias = result.alias_info()) {
      for (size_t i = 0; i < schema.arguments().size(); i++) {
        const auto* of = schema.arguments()[i].alias_info();
        if (alias->isWrite() && of != nullptr && of->beforeSets() == alias->beforeSets()) found = static_cast<int32_t>(i);
      }
      // A view is not made here.
      if (found < 0) op->has_kernel = false;
    }
    op->returned.push_back(found);
  }
  op->may_contract = !handle.hasTag(at::Tag::pointwise) && op->name.rfind("aten::_foreach_", 0) != 0;
  op->random = random_of(op->name, op->overload);
  op->cell = cell_of(op->name);
  op->has_kernel |= op->cell != nullptr;
  // Products with a type of the result's own are computed on GPUs alone.
  if (op->name.size() > 2 && op->name.compare(op->name.size() - 2, 2, "mm") == 0 && op->overload.rfind("dtype", 0) == 0)
    op->has_kernel = false;
  return op;
}

// Whether it is the op that was described: libraries can be taken back, and another schema may lie where one was.
bool describes(const Op& op, const c10::FunctionSchema& schema) {
  return op.op.nargs == static_cast<int32_t>(schema.arguments().size()) && op.returned.size() == schema.returns().size() &&
         op.name == schema.name() && op.overload == schema.overload_name();
}

std::mutex& lock_of_ops() {
  static auto* lock = new std::mutex;
  return *lock;
}

const Op& op_of(const c10::OperatorHandle& handle) {
  static auto* all = new std::unordered_map<const c10::FunctionSchema*, Op*>;
  static thread_local std::unordered_map<const c10::FunctionSchema*, const Op*> known;
  const auto* schema = &handle.schema();
  if (auto found = known.find(schema); found != known.end() && describes(*found->second, *schema)) return *found->second;
  std::lock_guard<std::mutex> guard(lock_of_ops());
  auto*& op = (*all)[schema];
  // What is known of an op that is gone stays: the core goes by its address.
  if (op == nullptr || !describes(*op, *schema)) op = describe(handle);
  known[schema] = op;
  return *op;
}

// The arguments of one call, as the core reads them. There is room for all of them from the beginning, so that nothing
// moves.
struct Packed {
  c10::SmallVector<TtTensor, 6> tensors;
  c10::SmallVector<TtArg, 24> args; // The op's, then the items of its lists.
  size_t next;
  int64_t device_bytes = 0;
  c10::DeviceIndex device = -1; // Where all of them are; negative where there are none.
  c10::DeviceIndex asked = current_device; // Where the result is of an op that takes none.

  void is_on(c10::DeviceIndex index) {
    TORCH_CHECK(device < 0 || device == index,
                "Expected all tensors to be on the same device, but found at least two devices, tpu:",
                static_cast<int>(device), " and tpu:", static_cast<int>(index), "!");
    device = index;
  }

  void tensor(TtArg& arg, const at::Tensor& tensor) {
    auto& out = tensors.emplace_back();
    arg.tag = ARG_TENSOR;
    arg.v.p = &out;
    out = TtTensor{};
    if (!tensor.defined()) return;
    out.sizes = tensor.sizes().data();
    out.strides = tensor.strides().data();
    out.ndim = static_cast<int32_t>(tensor.dim());
    out.offset = tensor.storage_offset();
    out.dtype = static_cast<int8_t>(tensor.scalar_type());
    out.flags = static_cast<uint8_t>((tensor.unsafeGetTensorImpl()->is_wrapped_number() ? FLAG_NUMBER : 0) |
                                     (tensor.is_conj() ? FLAG_CONJUGATE : 0) | (tensor.is_neg() ? FLAG_NEGATIVE : 0));
    if (tensor.device().type() == TPU) {
      out.place = PLACE_DEVICE;
      is_on(tensor.device().index());
      const auto place = place_of(tensor);
      out.storage = place.storage;
      out.offset += place.offset / static_cast<int64_t>(tensor.itemsize());
      out.storage_bytes = static_cast<int64_t>(tensor.storage().nbytes());
      device_bytes += static_cast<int64_t>(tensor.numel() * tensor.itemsize());
    } else if (tensor.device().is_cpu() && tensor.layout() == at::kStrided && !tensor.is_quantized()) {
      out.place = PLACE_CPU;
      out.data = tensor.const_data_ptr();
    } else {
      out.place = PLACE_OTHER;
    }
  }

  void add(TtArg& arg, const c10::IValue& value) {
    arg = TtArg{};
    if (value.isNone()) {
      arg.tag = ARG_NONE;
    } else if (value.isTensor()) {
      tensor(arg, value.toTensor());
    } else if (value.isInt()) {
      arg.tag = ARG_INT;
      arg.v.i = value.toInt();
    } else if (value.isDouble()) {
      arg.tag = ARG_FLOAT;
      arg.v.d = value.toDouble();
    } else if (value.isBool()) {
      arg.tag = ARG_BOOL;
      arg.v.i = value.toBool();
    } else if (value.isComplexDouble()) {
      arg.tag = ARG_COMPLEX;
      arg.v.c[0] = value.toComplexDouble().real();
      arg.v.c[1] = value.toComplexDouble().imag();
    } else if (value.isList()) {
      const auto list = value.toListRef();
      auto* items = args.data() + next;
      next += list.size();
      for (size_t i = 0; i < list.size(); i++) add(items[i], list[i]);
      arg.tag = ARG_LIST;
      arg.v.p = items;
      arg.len = static_cast<int32_t>(list.size());
    } else if (value.isString()) {
      arg.tag = ARG_STRING;
      arg.v.p = value.toStringRef().data();
      arg.len = static_cast<int32_t>(value.toStringRef().size());
    } else if (value.isDevice()) {
      arg.tag = ARG_DEVICE;
      const auto named = value.toDevice();
      arg.v.i = named.type() == TPU ? index_of(named) : -1;
      if (named.type() == TPU) asked = index_of(named);
    } else if (value.isGenerator()) {
      arg.tag = ARG_GENERATOR;
      arg.v.p = impl_of(value.toGenerator());
    } else {
      arg.tag = ARG_OTHER;
    }
  }

  static void count(const c10::IValue& value, size_t& all, size_t& tensors) {
    all++;
    if (value.isTensor()) tensors++;
    if (value.isList())
      for (const auto& item : value.toListRef()) count(item, all, tensors);
  }

  Packed(const torch::jit::Stack& stack, size_t first) : next(stack.size() - first) {
    size_t all = 0, some = 0;
    for (size_t i = first; i < stack.size(); i++) count(stack[i], all, some);
    tensors.reserve(some);
    args.resize(all);
    for (size_t i = first; i < stack.size(); i++) add(args[i - first], stack[i]);
  }
};

// One call: its arguments, and the results that the core hands over.
struct Call {
  const torch::jit::Stack* stack;
  size_t first;
  c10::SmallVector<c10::IValue, 2> results;
  std::optional<c10::List<at::Tensor>> list;
  int32_t listed = 0;
  std::exception_ptr problem;
  c10::DeviceIndex device;

  void push(at::Tensor tensor) {
    if (listed == 0) {
      results.emplace_back(std::move(tensor));
      return;
    }
    list->push_back(std::move(tensor));
    if (--listed == 0) results.emplace_back(*list);
  }
  template <typename F>
  static auto attempt(void* call, F f) -> decltype(f(*static_cast<Call*>(call))) {
    try {
      return f(*static_cast<Call*>(call));
    } catch (...) {
      static_cast<Call*>(call)->problem = std::current_exception();
      return {};
    }
  }
};

int result_undefined(void* call) {
  return Call::attempt(call, [](Call& c) {
    c.push(at::Tensor());
    return 1;
  });
}
int result_argument(void* call, int32_t index) {
  return Call::attempt(call, [=](Call& c) {
    c.results.push_back((*c.stack)[c.first + static_cast<size_t>(index)]);
    return 1;
  });
}
void* result_tensor(void* call, int32_t dtype, int32_t ndim, const int64_t* sizes, const int64_t* strides) {
  return Call::attempt(call, [=](Call& c) -> void* {
    const auto n = static_cast<size_t>(ndim);
    const On guard(c.device);
    at::Tensor tensor = at::detail::empty_strided_generic(Sizes(sizes, n), Sizes(strides, n), &allocator, KEYS,
                                                    static_cast<at::ScalarType>(dtype));
    void* storage = tensor.storage().data_ptr().get_context();
    c.push(std::move(tensor));
    return storage;
  });
}
int result_list(void* call, int32_t len) {
  return Call::attempt(call, [=](Call& c) {
    c.list.emplace();
    c.listed = len;
    if (len == 0) c.results.emplace_back(*c.list);
    return 1;
  });
}
int result_resize(void* call, int32_t argument, int32_t ndim, const int64_t* sizes) {
  return Call::attempt(call, [=](Call& c) {
    const auto& tensor = (*c.stack)[c.first + static_cast<size_t>(argument)].toTensor();
    at::native::resize_output(tensor, Sizes(sizes, static_cast<size_t>(ndim)));
    return 1;
  });
}
constexpr TtResults RESULTS = {result_undefined, result_argument, result_tensor, result_list, result_resize};

SMALL void copy_on_host(const at::Tensor& from, const at::Tensor& to);
SMALL c10::SmallVector<at::Tensor, 2> written_and_shared(const Op& op, const torch::jit::Stack& stack, size_t first);
void run_on_host(const c10::OperatorHandle& handle, torch::jit::Stack* stack, const Op& op,
                 c10::DispatchKey key = c10::DispatchKey::CPU, bool copies = false);

// Runs an op on CPU tensors. Random ones draw from a generator with a seed of the device's.
SMALL void on_host(const c10::OperatorHandle& handle, torch::jit::Stack* stack, const Op& op, int64_t bytes) {
  check(core.on_host(&op.op, bytes, 0));
  // The general way copies its result to the device, which is this op again.
  if (op.name == "aten::copy_") {
    const auto& arguments = stack->data() + (stack->size() - static_cast<size_t>(op.op.nargs));
    const at::Tensor to = arguments[0].toTensor(), from = arguments[1].toTensor();
    copy_on_host(from, to);
    stack->resize(stack->size() - static_cast<size_t>(op.op.nargs));
    stack->emplace_back(to);
    check(core.on_host(&op.op, bytes, 1));
    return;
  }
  for (size_t i = stack->size() - static_cast<size_t>(op.op.nargs); i < stack->size(); i++) {
    auto& value = (*stack)[i];
    if (value.isGenerator() && value.toGenerator().device().type() == TPU)
      value = at::detail::createCPUGenerator(draw(value.toGenerator().unsafeGetGeneratorImpl(), 0));
  }
  // PyTorch's own way copies each argument there and back alone.
  const bool shares = !written_and_shared(op, *stack, stack->size() - static_cast<size_t>(op.op.nargs)).empty();
  if (shares && op.random == nullptr && op.cell == nullptr && !is_convolution(op.name))
    run_on_host(handle, stack, op, c10::DispatchKey::CPU, true);
  else
    at::native::cpu_fallback(handle, stack);
  check(core.on_host(&op.op, bytes, 1));
}

}  // namespace
