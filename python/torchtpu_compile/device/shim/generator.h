// The device's generators of random numbers.
#pragma once
#include "guard.h"

namespace {

// A seed, and how many draws it has given.
struct Generator final : c10::GeneratorImpl {
  uint64_t seed_ = c10::default_rng_seed_val;
  uint64_t offset_ = 0;
  explicit Generator(c10::DeviceIndex device)
      : GeneratorImpl({TPU, device}, c10::DispatchKeySet(c10::DispatchKey::PrivateUse1)) {}
  static c10::DeviceType device_type() { return TPU; }
  void set_current_seed(uint64_t seed) override {
    seed_ = seed;
    offset_ = 0;
  }
  void set_offset(uint64_t offset) override { offset_ = offset; }
  uint64_t get_offset() const override { return offset_; }
  uint64_t current_seed() const override { return seed_; }
  uint64_t seed() override {
    set_current_seed(c10::detail::getNonDeterministicRandom());
    return seed_;
  }
  void set_state(const c10::TensorImpl& state) override {
    TORCH_CHECK(state.numel() == 16 && state.dtype() == at::kByte && state.device().is_cpu() && state.is_contiguous(),
                "the state of a generator of the tpu device is 16 bytes on the CPU");
    std::memcpy(&seed_, state.data(), 8);
    std::memcpy(&offset_, static_cast<const char*>(state.data()) + 8, 8);
  }
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override {
    auto state = at::detail::empty_cpu({16}, at::kByte);
    std::memcpy(state.mutable_data_ptr(), &seed_, 8);
    std::memcpy(static_cast<char*>(state.mutable_data_ptr()) + 8, &offset_, 8);
    return state.getIntrusivePtr();
  }
  Generator* clone_impl() const override {
    auto* copy = new Generator(device().index());
    copy->seed_ = seed_;
    copy->offset_ = offset_;
    return copy;
  }
  // A number for each seed and place in its stream (the finalizer of SplitMix64, Steele et al. 2014).
  uint64_t draw() {
    uint64_t z = seed_ + 0x9e3779b97f4a7c15ULL * ++offset_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
};

constexpr size_t MOST_DEVICES = 64;

// One for each device that there may be, so that a seed reaches those that nobody has used yet.
const at::Generator& default_generator(c10::DeviceIndex device) {
  static auto* generators = [] {
    auto* all = new std::vector<at::Generator>;
    for (size_t i = 0; i < MOST_DEVICES; i++)
      all->push_back(at::make_generator<Generator>(static_cast<c10::DeviceIndex>(i)));
    return all;
  }();
  const auto index = device < 0 ? current_device : device;
  TORCH_CHECK(static_cast<size_t>(index) < MOST_DEVICES, "there is no device tpu:", static_cast<int>(index));
  return (*generators)[static_cast<size_t>(index)];
}

Generator* generator_of(c10::DeviceIndex device) {
  return static_cast<Generator*>(default_generator(device).unsafeGetGeneratorImpl());
}

// What the core hands back to `draw`, which knows no other class.
void* impl_of(const at::Generator& generator) {
  TORCH_CHECK(generator.defined(), "Generator with undefined implementation is not allowed");
  TORCH_CHECK(generator.device().type() == TPU, "Expected a 'tpu' device type for generator but found '",
              generator.device().type(), "'");
  return generator.unsafeGetGeneratorImpl();
}

uint64_t draw(void* given, int32_t device) {
  auto* impl = given != nullptr ? static_cast<Generator*>(static_cast<c10::GeneratorImpl*>(given))
                                : generator_of(static_cast<c10::DeviceIndex>(device));
  std::lock_guard<std::mutex> guard(impl->mutex_);
  return impl->draw();
}

void generator_state(int32_t device, uint64_t* seed, uint64_t* offset) {
  auto* impl = generator_of(static_cast<c10::DeviceIndex>(device));
  std::lock_guard<std::mutex> guard(impl->mutex_);
  *seed = impl->seed_;
  *offset = impl->offset_;
}

SMALL void set_generator_state(int32_t device, uint64_t seed, uint64_t offset) {
  const int32_t first = device < 0 ? 0 : device, last = device < 0 ? static_cast<int32_t>(MOST_DEVICES) : device + 1;
  for (int32_t i = first; i < last; i++) {
    auto* impl = generator_of(static_cast<c10::DeviceIndex>(i));
    std::lock_guard<std::mutex> guard(impl->mutex_);
    impl->seed_ = seed;
    impl->offset_ = offset;
  }
}

int32_t get_current_device() { return current_device; }

void set_current_device(int32_t device) { current_device = static_cast<c10::DeviceIndex>(device); }

}  // namespace
