// Memory of the device and pinned memory of the host.
#pragma once
#include "core.h"

namespace {

void free_storage(void* storage) {
  if (storage != nullptr) core.free(storage);
}

// Where a tensor's storage lies: PyTorch makes some over the bare addresses of others.
struct Place {
  void* storage;
  int64_t offset; // In bytes.
};

Place place_of(const at::Tensor& tensor) {
  const auto& data = tensor.storage().data_ptr();
  if (data.get_deleter() == &free_storage) return {data.get_context(), 0};
  Place place{nullptr, 0};
  if (data.get() == nullptr) return place;
  place.storage = core.find(data.get(), &place.offset);
  TORCH_CHECK(place.storage != nullptr, "the memory of a tensor on ", tensor.device(), " is not that device's");
  TORCH_CHECK(place.offset % static_cast<int64_t>(tensor.itemsize()) == 0, "a tensor begins within an element");
  return place;
}

struct Allocator final : c10::DeviceAllocator {
  c10::DataPtr allocate(size_t bytes) override { return allocate_on(bytes, current_device); }
  static c10::DataPtr allocate_on(size_t bytes, c10::DeviceIndex device) {
    void *storage = nullptr, *address = nullptr;
    check(core.alloc(bytes, device, &storage, &address));
    return {address, storage, &free_storage, c10::Device(TPU, device)};
  }
  c10::DeleterFnPtr raw_deleter() const override { return nullptr; }
  void copy_data(void* to, const void* from, std::size_t bytes) const override { check(core.copy(to, from, bytes)); }
  bool initialized() override { return true; }
  void emptyCache(c10::MempoolId_t = {0, 0}) override {}
  void recordStream(const c10::DataPtr&, c10::Stream) override {}
  c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex device) override {
    c10::CachingDeviceAllocator::DeviceStats all;
    auto& bytes = all.allocated_bytes[0];
    bytes.current = core.statistic(BYTES_NOW, device);
    bytes.peak = core.statistic(BYTES_PEAK, device);
    all.active_bytes[0] = all.requested_bytes[0] = all.reserved_bytes[0] = bytes;
    all.allocation[0].current = core.statistic(STORAGES_NOW, device);
    all.allocation[0].allocated = core.statistic(STORAGES_EVER, device);
    return all;
  }
  void resetAccumulatedStats(c10::DeviceIndex device) override { core.reset_statistic(STORAGES_EVER, device); }
  void resetPeakStats(c10::DeviceIndex device) override { core.reset_statistic(BYTES_PEAK, device); }
  // Virtual since 2.11.
  std::pair<size_t, size_t> getMemoryInfo(c10::DeviceIndex device) {
    return {static_cast<size_t>(core.statistic(BYTES_FREE, device)), static_cast<size_t>(core.statistic(BYTES_ALL, device))};
  }
};
Allocator allocator;

// Moments of the host for the profiler, which waits for the device at each: what it tells of an op is the time until
// its results are there.
struct Profiler final : torch::profiler::impl::ProfilerStubs {
  using Event = torch::profiler::impl::ProfilerVoidEventStub;
  static int64_t now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(since).count();
  }
  void record(c10::DeviceIndex* device, Event* event, int64_t* cpu_ns) const override {
    if (device != nullptr) *device = current_device;
    if (cpu_ns != nullptr) *cpu_ns = now();
    check(core.synchronize(current_device));
    *event = std::make_shared<int64_t>(now());
  }
  float elapsed(const Event* from, const Event* to) const override {
    const auto at = [](const Event* event) { return *std::static_pointer_cast<int64_t>(*event); };
    return static_cast<float>(at(to) - at(from)) / 1000;
  }
  void mark(const char*) const override {}
  void rangePush(const char*) const override {}
  void rangePop() const override {}
  bool enabled() const override { return true; }
  void onEachDevice(std::function<void(int)> visit) const override {
    for (int device = 0; device < core.device_count(); device++) visit(device);
  }
  void synchronize() const override {
    for (int device = 0; device < core.device_count(); device++) check(core.synchronize(device));
  }
};

// Host memory that transfers like; `is_pinned()` tells it apart.
struct PinnedAllocator final : c10::Allocator {
  static std::mutex& lock() {
    static auto* lock = new std::mutex;
    return *lock;
  }
  static std::unordered_map<const void*, size_t>& live() {
    static auto* live = new std::unordered_map<const void*, size_t>;
    return *live;
  }
  static void give_back(void* memory) {
    if (memory == nullptr) return;
    {
      std::lock_guard<std::mutex> guard(lock());
      live().erase(memory);
    }
    std::free(memory);
  }
  c10::DataPtr allocate(size_t bytes) override {
    void* memory = nullptr;
    if (bytes > 0) {
      TORCH_CHECK_WITH(OutOfMemoryError, posix_memalign(&memory, 64, bytes) == 0, "no host memory for ", bytes, " bytes");
      std::lock_guard<std::mutex> guard(lock());
      live()[memory] = bytes;
    }
    return {memory, memory, &give_back, c10::Device(c10::kCPU)};
  }
  c10::DeleterFnPtr raw_deleter() const override { return &give_back; }
  void copy_data(void* to, const void* from, std::size_t bytes) const override { default_copy_data(to, from, bytes); }
};
PinnedAllocator pinned;

// Memory of the host as the core holds it: a counted reference to a `c10::StorageImpl` of the CPU.
using Memory = c10::intrusive_ptr<c10::StorageImpl>;

Memory memory_over(c10::DataPtr data, size_t bytes) {
  return c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), bytes, std::move(data),
                                               c10::GetAllocator(c10::DeviceType::CPU), true);
}

void* allocate_memory(size_t bytes, int zeroed) {
  try {
    auto data = c10::GetAllocator(c10::DeviceType::CPU)->allocate(bytes);
    if (zeroed && bytes > 0) std::memset(data.get(), 0, bytes);
    return memory_over(std::move(data), bytes).release();
  } catch (const std::exception&) {
    return nullptr;
  }
}

void* wrap_memory(void* data, size_t bytes, void* token) {
  return memory_over({data, token, [](void* token) { core.release(token); }, c10::Device(c10::kCPU)}, bytes).release();
}

void retain_memory(void* owner) { c10::raw::intrusive_ptr::incref(static_cast<c10::StorageImpl*>(owner)); }

void release_memory(void* owner) { c10::raw::intrusive_ptr::decref(static_cast<c10::StorageImpl*>(owner)); }

void* memory_data(void* owner) { return static_cast<c10::StorageImpl*>(owner)->mutable_data(); }

}  // namespace
