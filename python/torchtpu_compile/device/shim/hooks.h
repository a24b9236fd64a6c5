// PyTorch's hooks for a device, and its profiler's.
#pragma once
#include "generator.h"

namespace {

void* begin_range(const char* name) {
  auto* range = new at::RecordFunction(at::RecordScope::USER_SCOPE);
  if (range->isActive()) {
    range->before(std::string(name));
    return range;
  }
  delete range;
  return nullptr;
}

void end_range(void* range) { delete static_cast<at::RecordFunction*>(range); }


struct Hooks final : at::PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return true; }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return true; }
  c10::DeviceIndex deviceCount() const override { return static_cast<c10::DeviceIndex>(core.device_count()); }
  void setCurrentDevice(c10::DeviceIndex device) const override {
    check_device({TPU, device});
    current_device = device;
  }
  c10::DeviceIndex getCurrentDevice() const override { return current_device; }
  c10::DeviceIndex exchangeDevice(c10::DeviceIndex device) const override {
    const auto before = current_device;
    setCurrentDevice(device);
    return before;
  }
  // A negative number is nobody's.
  c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex device) const override {
    return device < 0 ? current_device : exchangeDevice(device);
  }
  const at::Generator& getDefaultGenerator(c10::DeviceIndex device) const override { return default_generator(device); }
  at::Generator getNewGenerator(c10::DeviceIndex device) const override {
    return at::make_generator<Generator>(device < 0 ? current_device : device);
  }
  bool isPinnedPtr(const void* memory) const override {
    std::lock_guard<std::mutex> guard(PinnedAllocator::lock());
    return PinnedAllocator::live().count(memory) > 0;
  }
  c10::Allocator* getPinnedMemoryAllocator() const override { return &pinned; }
  c10::Device getDeviceFromPtr(void* data) const override {
    int64_t offset = 0;
    void* storage = core.find(data, &offset);
    return {TPU, storage == nullptr ? current_device : static_cast<c10::DeviceIndex>(core.device_of(storage))};
  }
  void resizePrivateUse1Bytes(const c10::Storage& storage, size_t bytes) const override {
    auto fresh = Allocator::allocate_on(bytes, index_of(storage.device()));
    const auto kept = std::min(storage.nbytes(), bytes);
    const auto& before = storage.data_ptr();
    TORCH_CHECK(before.get_deleter() == &free_storage || before.get() == nullptr, "a storage over another one's memory cannot be resized");
    if (kept > 0) check(core.resized(fresh.get_context(), before.get_context(), kept));
    auto* impl = storage.unsafeGetStorageImpl();
    impl->set_data_ptr_noswap(std::move(fresh));
    impl->set_nbytes(bytes);
  }
};
Hooks hooks;

}  // namespace
