// The current device, its streams and its events.
#pragma once
#include "memory.h"

namespace {

// Programs of a device run in the order in which ops are called, so that every stream of it is the same one under another
// number. By device.
thread_local c10::SmallVector<c10::StreamId, 4> current_streams;
std::atomic<int64_t> next_stream{1};

struct Guard final : c10::impl::DeviceGuardImplInterface {
  using Clock = std::chrono::steady_clock;
  c10::DeviceType type() const override { return TPU; }
#if __has_include(<c10/core/DeviceCapability.h>)
  // Every type but the quantized ones, which programs do not have.
  c10::DeviceCapability getDeviceCapability(c10::Device) const override {
    c10::DeviceCapability all;
    auto& types = all.capability_data.supported_scalar_types;
    types.has_QInt8 = types.has_QUInt8 = types.has_QInt32 = types.has_QUInt4x2 = types.has_QUInt2x4 = 0;
    return all;
  }
#endif
  c10::Device exchangeDevice(c10::Device device) const override {
    const auto before = current_device;
    setDevice(device);
    return {TPU, before};
  }
  c10::Device getDevice() const override { return {TPU, current_device}; }
  void setDevice(c10::Device device) const override {
    if (index_of(device) == current_device) return;
    check_device(device);
    current_device = device.index();
  }
  void uncheckedSetDevice(c10::Device device) const noexcept override { current_device = index_of(device); }
  static c10::Stream stream(c10::Device device, c10::StreamId id) {
    return c10::Stream(c10::Stream::UNSAFE, c10::Device(TPU, index_of(device)), id);
  }
  static c10::StreamId& current(c10::Device device) {
    const auto at = static_cast<size_t>(index_of(device));
    if (current_streams.size() <= at) current_streams.resize(at + 1, 0);
    return current_streams[at];
  }
  c10::Stream getStream(c10::Device device) const override { return stream(device, current(device)); }
  c10::Stream getDefaultStream(c10::Device device) const override { return stream(device, 0); }
  c10::Stream getStreamFromGlobalPool(c10::Device device, bool = false) const override {
    return stream(device, next_stream++);
  }
  c10::Stream getNewStream(c10::Device device, int = 0) const override { return stream(device, next_stream++); }
  c10::Stream exchangeStream(c10::Stream to) const override {
    auto& now = current(to.device());
    const auto before = now;
    now = to.id();
    return stream(to.device(), before);
  }
  c10::DeviceIndex deviceCount() const noexcept override { return static_cast<c10::DeviceIndex>(core.device_count()); }
  void synchronizeDevice(const c10::DeviceIndex device) const override { check(core.synchronize(device)); }
  void synchronizeStream(const c10::Stream& stream) const override { check(core.synchronize(stream.device_index())); }
  bool queryStream(const c10::Stream&) const override { return true; }
  void record(void** event, const c10::Stream&, c10::DeviceIndex device, const c10::EventFlag) const override {
    check(core.synchronize(device));
    if (*event == nullptr) *event = new Clock::time_point;
    *static_cast<Clock::time_point*>(*event) = Clock::now();
  }
  void block(void*, const c10::Stream&) const override {}
  bool queryEvent(void*) const override { return true; }
  void synchronizeEvent(void*) const override {}
  void destroyEvent(void* event, const c10::DeviceIndex) const noexcept override {
    delete static_cast<Clock::time_point*>(event);
  }
  double elapsedTime(void* first, void* second, const c10::DeviceIndex) const override {
    TORCH_CHECK(first != nullptr && second != nullptr, "both events have to be recorded before the time between them is known");
    const auto passed = *static_cast<Clock::time_point*>(second) - *static_cast<Clock::time_point*>(first);
    return std::chrono::duration<double, std::milli>(passed).count();
  }
};

}  // namespace
