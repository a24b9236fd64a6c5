// Random numbers on the host, as `decompositions/distributions.py` defines them. Each op draws one seed.
#pragma once
#include "host_kernels.h"

namespace {

// How many random bits a number has: as many as the type's significand, which is ATen's rule.
int digits_of(at::ScalarType type) {
  switch (type) {
    case at::kDouble: return 53;
    case at::kFloat: return 24;
    case at::kHalf: return 11;
    case at::kBFloat16: return 8;
    default: return 0;
  }
}

at::ScalarType computed_in(at::ScalarType type) {
  return type == at::kDouble || !at::isFloatingType(type) ? at::kDouble : at::kFloat;
}

SMALL at::Tensor drawn(HostCall& call, const c10::IValue& generator, Sizes sizes, int32_t kind, int digits) {
  const auto type = kind == RANDOM_BITS ? at::kLong : kind % 2 ? at::kDouble : at::kFloat;
  auto numbers = at::detail::empty_cpu(sizes, type);
  auto* given = generator.isGenerator() ? impl_of(generator.toGenerator()) : nullptr;
  const auto on = call.device < 0 ? call.asked : call.device;
  const auto seed = draw(given, on);
  check(core.random(seed, kind, digits, numbers.mutable_data_ptr(), static_cast<size_t>(numbers.numel())));
  return numbers;
}

at::Tensor uniform(HostCall& call, const c10::IValue& generator, Sizes sizes, at::ScalarType computed, int digits) {
  return drawn(call, generator, sizes, computed == at::kDouble ? UNIFORM_F64 : UNIFORM_F32, digits);
}

// Writes numbers into an argument, which is what the op returns.
void written(torch::jit::Stack& stack, size_t first, const at::Tensor& target, const at::Tensor& numbers) {
  target.copy_(numbers);
  stack.resize(first);
  stack.emplace_back(target);
}

SMALL void dropout(HostCall& call, torch::jit::Stack& stack, size_t first) {
  const auto x = stack[first].toTensor();
  const double p = stack[first + 1].toDouble();
  const auto& train = stack[first + 2];
  TORCH_CHECK(p >= 0 && p <= 1, "dropout probability has to be between 0 and 1, but got ", p);
  at::Tensor mask, result;
  if ((train.isBool() && !train.toBool()) || p == 0) {
    result = x.clone();
    mask = at::ones_like(x, at::kBool);
  } else if (p == 1) {
    result = at::zeros_like(x);
    mask = at::zeros_like(x, at::kBool);
  } else {
    const auto kept = uniform(call, c10::IValue(), x.sizes(), at::kFloat, 24).lt(1 - p);
    mask = at::empty_like(x, at::kBool).copy_(kept);
    result = x.mul(mask).mul_(1 / (1 - p));
  }
  stack.resize(first);
  stack.emplace_back(std::move(result));
  stack.emplace_back(std::move(mask));
}

SMALL void bernoulli_number(HostCall& call, torch::jit::Stack& stack, size_t first) {
  const auto x = stack[first].toTensor();
  const double p = stack[first + 1].toDouble();
  TORCH_CHECK(0 <= p && p <= 1, "bernoulli_ expects p to be in [0, 1], but got p=", p);
  written(stack, first, x, uniform(call, stack[first + 2], x.sizes(), at::kFloat, 24).lt(p));
}

SMALL void uniform_numbers(HostCall& call, torch::jit::Stack& stack, size_t first) {
  const auto x = stack[first].toTensor();
  const double low = stack[first + 1].toDouble(), high = stack[first + 2].toDouble();
  const auto type = x.scalar_type();
  TORCH_CHECK(low <= high, "uniform_ expects to return a [from, to) range, but found from=", low, " > to=", high);
  auto numbers = uniform(call, stack[first + 3], x.sizes(), computed_in(type), digits_of(type));
  if (low != 0 || high != 1) {
    numbers = numbers.mul_(high - low).add_(low).to(type);
    numbers = at::where(numbers.ge(high), at::scalar_tensor(low, numbers.options()), numbers);
  }
  written(stack, first, x, numbers);
}

SMALL void normal_numbers(HostCall& call, torch::jit::Stack& stack, size_t first) {
  const auto x = stack[first].toTensor();
  const double mean = stack[first + 1].toDouble(), deviation = stack[first + 2].toDouble();
  TORCH_CHECK(deviation >= 0, "normal expects std >= 0.0, but found std ", deviation);
  const auto computed = computed_in(x.scalar_type());
  auto numbers = drawn(call, stack[first + 3], x.sizes(), computed == at::kDouble ? SYMMETRIC_F64 : SYMMETRIC_F32,
                       digits_of(computed));
  numbers.erfinv_().mul_(std::sqrt(2.0));
  if (deviation != 1) numbers.mul_(deviation);
  if (mean != 0) numbers.add_(mean);
  written(stack, first, x, numbers);
}

// The largest number that `random_` without bounds draws for a type.
int64_t largest_of(at::ScalarType type) {
  if (digits_of(type) > 0) return int64_t{1} << digits_of(type);
  switch (type) {
    case at::kBool: return 1;
    case at::kByte: return 255;
    case at::kChar: return 127;
    case at::kShort: return 32767;
    case at::kUInt16: return 65535;
    case at::kInt: return 2147483647;
    case at::kUInt32: return 4294967295;
    default: return std::numeric_limits<int64_t>::max();
  }
}

// Whether numbers from `low` to `last` are drawn here: they fit the type, and 63 bits tell them apart. PyTorch's kernel
// for the CPU has the errors, the warnings and the other ranges.
bool draws_range(at::ScalarType type, int64_t low, int64_t last) {
  const int64_t largest = largest_of(type);
  const int64_t least = digits_of(type) > 0 ? -largest : at::isSignedType(type) ? -largest - 1 : 0;
  return least <= low && low <= last && last <= largest &&
         static_cast<uint64_t>(last) - static_cast<uint64_t>(low) <= static_cast<uint64_t>(std::numeric_limits<int64_t>::max());
}

// The first and the last number that `random_.from` or `random_.to` asks for, if there is any.
std::optional<std::pair<int64_t, int64_t>> range_of(const torch::jit::Stack& stack, size_t first, bool from) {
  const int64_t low = from ? stack[first + 1].toInt() : 0;
  const auto& end = stack[first + (from ? 2 : 1)];
  if (end.isNone()) return std::pair(low, largest_of(stack[first].toTensor().scalar_type()));
  if (end.toInt() <= low) return std::nullopt;
  return std::pair(low, end.toInt() - 1);
}

SMALL void integers(HostCall& call, torch::jit::Stack& stack, size_t first, std::pair<int64_t, int64_t> asked,
              const c10::IValue& generator) {
  const auto x = stack[first].toTensor();
  const auto [low, last] = asked;
  auto numbers = drawn(call, generator, x.sizes(), RANDOM_BITS, 62);
  const uint64_t range = static_cast<uint64_t>(last) - static_cast<uint64_t>(low) + 1;
  if (range <= static_cast<uint64_t>(std::numeric_limits<int64_t>::max())) numbers.remainder_(static_cast<int64_t>(range));
  if (low != 0) numbers.add_(low);
  written(stack, first, x, numbers);
}

void any_integers(HostCall& call, torch::jit::Stack& stack, size_t first) {
  integers(call, stack, first, {0, largest_of(stack[first].toTensor().scalar_type())}, stack[first + 1]);
}

void integers_to(HostCall& call, torch::jit::Stack& stack, size_t first) {
  integers(call, stack, first, *range_of(stack, first, false), stack[first + 2]);
}

void integers_from(HostCall& call, torch::jit::Stack& stack, size_t first) {
  integers(call, stack, first, *range_of(stack, first, true), stack[first + 3]);
}

SMALL void permutation(HostCall& call, torch::jit::Stack& stack, size_t first) {
  const int64_t count = stack[first].toInt();
  const auto target = stack[first + 2].toTensor();
  // A program without elements draws no seed either.
  written(stack, first, target, count == 0 ? target : drawn(call, stack[first + 1], {count}, RANDOM_BITS, 62).argsort());
}

double most_of(at::ScalarType type) {
  switch (type) {
    case at::kDouble: return std::numeric_limits<double>::max();
    case at::kHalf: return std::numeric_limits<c10::Half>::max();
    case at::kBFloat16: return std::numeric_limits<c10::BFloat16>::max();
    default: return std::numeric_limits<float>::max();
  }
}

// Ops on numbers of these types alone draw here.
bool draws_here(const Op& op, const torch::jit::Stack& stack, size_t first) {
  if (op.random == permutation) {
    const auto& target = stack[first + 2].toTensor();
    return target.sizes() == Sizes(stack[first].toInt()) && (target.scalar_type() == at::kLong || target.scalar_type() == at::kInt);
  }
  const auto& x = stack[first].toTensor();
  const auto type = x.scalar_type();
  if (op.random == dropout) return at::isFloatingType(type) && !at::isReducedFloatingType(type);
  if (op.random == bernoulli_number) return !at::isComplexType(type);
  if (op.random == uniform_numbers && digits_of(type) > 0) {
    const double low = stack[first + 1].toDouble(), high = stack[first + 2].toDouble(), most = most_of(type);
    return -most <= low && high <= most && high - low <= most;
  }
  if (op.random == uniform_numbers || op.random == normal_numbers) return digits_of(type) > 0;
  if (digits_of(type) <= 0 && !at::isIntegralType(type, true)) return false;
  if (op.random == any_integers) return true;
  const auto range = range_of(stack, first, op.random == integers_from);
  return range && draws_range(type, range->first, range->second);
}

// Whether an op that may draw random numbers draws none in this call.
bool draws_nothing(const Op& op, const torch::jit::Stack& stack, size_t first) {
  if (op.chance < 0) return true;
  const auto& chance = stack[first + static_cast<size_t>(op.chance)];
  return chance.isBool() ? !chance.toBool() : chance.isDouble() && chance.toDouble() == 0;
}

decltype(Op::random) random_of(const std::string& name, const std::string& overload) {
  if (name == "aten::native_dropout" && overload.empty()) return dropout;
  if (name == "aten::bernoulli_" && overload == "float") return bernoulli_number;
  if (name == "aten::uniform_") return uniform_numbers;
  if (name == "aten::normal_") return normal_numbers;
  if (name == "aten::random_" && overload.empty()) return any_integers;
  if (name == "aten::random_" && overload == "to") return integers_to;
  if (name == "aten::random_" && overload == "from") return integers_from;
  if (name == "aten::randperm" && overload == "generator_out") return permutation;
  return nullptr;
}

}  // namespace
