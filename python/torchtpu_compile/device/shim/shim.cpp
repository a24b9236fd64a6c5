// The `tpu` device for one version of PyTorch: allocator, guard, hooks, generator, and the fallback that every op takes.
//
// PyTorch has no C interface for these, and its classes' layouts change between versions. So this file holds nothing but
// what has to be C++: each part asks the core, through the plain functions of shim.h.
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

// ------------------------------------------------------------------------------------------------ memory

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

// ------------------------------------------------------------------------------------------------ device, streams

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

// ------------------------------------------------------------------------------------------------ random numbers

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

// ------------------------------------------------------------------------------------------------ profiler

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

// ------------------------------------------------------------------------------------------------ hooks

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

// ------------------------------------------------------------------------------------------------ views and storages

using Sizes = c10::IntArrayRef;
using SymSizes = c10::SymIntArrayRef;
const c10::DispatchKeySet KEYS(c10::DispatchKey::PrivateUse1);

// Makes a device the current one as long as it lives: what is allocated then is on that.
struct On {
  c10::DeviceIndex before = current_device;
  explicit On(c10::DeviceIndex device) { current_device = device; }
  On(const On&) = delete;
  ~On() { current_device = before; }
};

On check_options(std::optional<at::Layout> layout, std::optional<at::Device> device, std::optional<bool> pin) {
  TORCH_CHECK(c10::layout_or_default(layout) == at::kStrided, "tensors of the tpu device are strided, not ", *layout);
  TORCH_CHECK(!c10::pinned_memory_or_default(pin), "only dense CPU tensors can be pinned");
  if (!device || !device->has_index()) return On(current_device);
  check_device(*device);
  return On(device->index());
}

// Fills new memory with numbers that stand out, if the user asked for that.
SMALL at::Tensor filled(at::Tensor tensor) { return at::native::fill_empty_deterministic_(tensor); }

bool is_to_fill() {
  return at::globalContext().deterministicAlgorithms() && at::globalContext().deterministicFillUninitializedMemory();
}

at::Tensor empty(Sizes size, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                 std::optional<at::Device> device, std::optional<bool> pin, std::optional<at::MemoryFormat> format) {
  const auto guard = check_options(layout, device, pin);
  auto tensor = at::detail::empty_generic(size, &allocator, KEYS, c10::dtype_or_default(dtype), format);
  return is_to_fill() ? filled(std::move(tensor)) : tensor;
}

at::Tensor empty_strided(Sizes size, Sizes stride, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                         std::optional<at::Device> device, std::optional<bool> pin) {
  const auto guard = check_options(layout, device, pin);
  auto tensor = at::detail::empty_strided_generic(size, stride, &allocator, KEYS, c10::dtype_or_default(dtype));
  return is_to_fill() ? filled(std::move(tensor)) : tensor;
}

// A tensor of zeros without memory, which autograd makes for tangents that nobody gave. PyTorch computes with it, or makes memory for
// it, before an op comes here.
SMALL at::Tensor zeros_without_memory(SymSizes size, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                                std::optional<at::Device> device, std::optional<bool> pin) {
  const auto guard = check_options(layout, device, pin);
  at::native::ZeroTensorAllocator none(c10::Device(TPU, current_device));
  return at::detail::empty_generic(C10_AS_INTARRAYREF_SLOW(size), &none, KEYS | c10::DispatchKeySet(c10::DispatchKey::ZeroTensor),
                                   c10::dtype_or_default(dtype), std::nullopt);
}

at::Tensor view(const at::Tensor& self, SymSizes size) { return at::native::view(self, C10_AS_INTARRAYREF_SLOW(size)); }

at::Tensor as_strided(const at::Tensor& self, SymSizes size, SymSizes stride, std::optional<c10::SymInt> offset) {
  const auto at = offset ? std::optional<int64_t>(offset->expect_int()) : std::nullopt;
  return at::native::as_strided_tensorimpl(self, C10_AS_INTARRAYREF_SLOW(size), C10_AS_INTARRAYREF_SLOW(stride), at);
}

at::Tensor reshape_alias(const at::Tensor& self, SymSizes size, SymSizes stride) {
  return at::native::_reshape_alias(self, C10_AS_INTARRAYREF_SLOW(size), C10_AS_INTARRAYREF_SLOW(stride));
}

at::Tensor unfold(const at::Tensor& self, int64_t dim, int64_t size, int64_t step) {
  return at::native::unfold(self, dim, size, step);
}

SMALL const at::Tensor& resize_(const at::Tensor& self, SymSizes sizes, std::optional<at::MemoryFormat> format) {
  const auto size = C10_AS_INTARRAYREF_SLOW(sizes);
  auto* impl = self.unsafeGetTensorImpl();
  const auto before = static_cast<int64_t>(self.storage().nbytes());
  if (self.sizes() != size) {
    const auto bytes = at::detail::computeStorageNbytesContiguous(size, self.itemsize(), self.storage_offset());
    if (bytes > self.storage().nbytes()) hooks.resizePrivateUse1Bytes(self.storage(), bytes);
    impl->set_sizes_contiguous(size);
  }
  if (format && *format != at::MemoryFormat::Preserve) impl->empty_tensor_restride(*format);
  // What it grew by is new memory.
  const auto now = static_cast<int64_t>(self.storage().nbytes()), item = static_cast<int64_t>(self.itemsize());
  if (now > before && now % item == 0 && is_to_fill()) filled(at::empty({0}, self.options()).set_(self.storage(), before / item, {(now - before) / item}));
  return self;
}

at::Tensor& set_to(at::Tensor& self, at::Storage storage, c10::SymInt offset, SymSizes size, SymSizes stride) {
  const auto sizes = C10_AS_INTARRAYREF_SLOW(size), strides = C10_AS_INTARRAYREF_SLOW(stride);
  const auto at = offset.expect_int();
  const bool valid = at >= 0 && std::all_of(sizes.begin(), sizes.end(), [](int64_t n) { return n >= 0; });
  if (valid && storage && storage.device() == self.device()) {
    // PyTorch would enlarge the storage as memory of the host's.
    const auto bytes = strides.size() == sizes.size()
                           ? at::detail::computeStorageNbytes(sizes, strides, self.itemsize(), at)
                           : at::detail::computeStorageNbytesContiguous(sizes, self.itemsize(), at);
    if (bytes > storage.nbytes()) hooks.resizePrivateUse1Bytes(storage, bytes);
  }
  return at::native::set_storage_cpu_(self, storage, at, sizes, strides);
}

at::Tensor& set_storage(at::Tensor& self, at::Storage storage) { return at::native::set_(self, storage); }

at::Tensor& set_tensor(at::Tensor& self, const at::Tensor& source) { return at::native::set_tensor_(self, source); }

at::Tensor& set_nothing(at::Tensor& self) {
  auto nothing = Allocator::allocate_on(0, index_of(self.device()));
  at::Storage storage(at::Storage::use_byte_size_t(), 0, std::move(nothing), &allocator, true);
  return at::native::set_storage_cpu_(self, storage, 0, {0}, {1});
}

// Whether PyTorch calls `DTensor` for a tensor.
bool is_dtensor(const at::Tensor& tensor) {
  const auto op = c10::Dispatcher::singleton().findSchema({"torchtpu::is_dtensor", ""});
  if (!op || !tensor.key_set().has(c10::DispatchKey::Python)) return false;
  torch::jit::Stack stack{tensor};
  op->callBoxed(stack);
  return stack[0].toBool();
}

// PyTorch has shardings and rings of ranks for the attention ops of CUDA, and none for the CPU's.
int64_t choose_attention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value, const std::optional<at::Tensor>& mask,
                         double dropout, bool is_causal, std::optional<double> scale, bool enable_gqa) {
  const auto chosen = at::native::_fused_sdp_choice_cpp(query, key, value, mask, dropout, is_causal, scale, enable_gqa);
  // Numbers of at::SDPBackend.
  constexpr int64_t flash = 1, efficient = 2;
  return chosen == flash && is_dtensor(query) ? efficient : chosen;
}

// The ops of efficient attention take and give what those for the CPU do, and more. They are boxed: a wrapper for each signature
// would be larger than they are.
SMALL void call(const char* name, torch::jit::Stack& stack) {
  c10::Dispatcher::singleton().findSchemaOrThrow(name, "").callBoxed(stack);
}

// (query, key, value, bias, sums, dropout, is_causal, scale) -> (result, sums of exponentials, seed, offset)
SMALL void efficient_attention(const c10::OperatorHandle&, torch::jit::Stack* stack) {
  auto given = torch::jit::pop(*stack, 8);
  torch::jit::Stack own{given[0], given[1], given[2], given[5], given[6], given[3], given[7]};
  call("aten::_scaled_dot_product_flash_attention_for_cpu", own);
  const auto sums = own[1].toTensor();
  own[1] = given[4].toBool() ? sums : sums.narrow(-1, 0, 0);
  // It draws nothing: with dropout PyTorch takes attention apart.
  own.resize(4, at::empty({}, at::kLong));
  stack->insert(stack->end(), own.begin(), own.end());
}

// (gradient, query, key, value, bias, result, sums, seed, offset, dropout, mask of gradients, is_causal, scale) -> (gradients, that of bias)
SMALL void efficient_attention_backward(const c10::OperatorHandle&, torch::jit::Stack* stack) {
  auto given = torch::jit::pop(*stack, 13);
  TORCH_CHECK(!given[10].toBoolList()[3], "efficient attention on the device gives no gradient of its bias");
  const auto bias = given[4].isTensor() && given[4].toTensor().defined() ? given[4] : c10::IValue();
  torch::jit::Stack own{given[0], given[1], given[2], given[3], given[5], given[6], given[9], given[11], bias, given[12]};
  call("aten::_scaled_dot_product_flash_attention_for_cpu_backward", own);
  own.push_back(at::Tensor());
  stack->insert(stack->end(), own.begin(), own.end());
}

bool is_set_to(const at::Tensor& self, const at::Tensor& other) {
  return self.storage().unsafeGetStorageImpl() == other.storage().unsafeGetStorageImpl() &&
         self.storage_offset() == other.storage_offset() && self.sizes() == other.sizes() &&
         self.strides() == other.strides();
}

void record_stream(at::Tensor&, c10::Stream) {}

// Whether a tensor can become another one, as `tensor.data = other` and `module.to(...)` have it. Dense tensors can, of the CPU
// and of this device alike: both have the same class. PyTorch's own list of devices has none of other packages, and without this a
// module that moves gets new parameters, while its optimizer, its tied weights and all else go on with the old ones.
bool can_become(const at::Tensor& self, const at::Tensor& other) {
  const auto dense = [](const at::Tensor& tensor) {
    const auto keys = tensor.key_set();
    return keys.has_any(c10::DispatchKeySet(c10::DispatchKey::Dense)) &&
           keys.has_any(c10::DispatchKeySet({c10::BackendComponent::CPUBit, c10::BackendComponent::PrivateUse1Bit}));
  };
  const bool sparse = self.is_sparse() && other.is_sparse() && self.device() == other.device();
  return (dense(self) && dense(other)) || sparse || at::native::_has_compatible_shallow_copy_type(self, other);
}

// ------------------------------------------------------------------------------------------------ ops

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
  at::native::cpu_fallback(handle, stack);
  check(core.on_host(&op.op, bytes, 1));
}

// ------------------------------------------------------------------------------------------------ kernels of the CPU

// Runs one op by PyTorch's kernel for the CPU, on tensors over the memory of the device's storages.
struct HostCall {
  struct Pair {
    at::Tensor device, host;
    int32_t access;
  };
  struct Known {
    void* storage;
    Memory memory;
  };
  const Op& op;
  c10::DeviceIndex device = -1;
  c10::DeviceIndex asked = current_device;
  c10::SmallVector<Pair, 6> pairs;
  c10::SmallVector<Known, 6> known;
  c10::SmallVector<std::pair<c10::StorageImpl*, c10::Storage>, 2> made;
  const bool copies; // Whether the kernel computes on copies, because the host does not have the memory of the device.

  explicit HostCall(const Op& op, bool copies = false) : op(op), copies(copies) {}

  // The same memory for all tensors of a storage, so that PyTorch sees which ones overlap.
  const Memory& memory_of(void* storage, int32_t access, const at::Tensor& tensor, int64_t offset) {
    for (auto& one : known)
      if (one.storage == storage) return one.memory;
    const TtForm form{tensor.sizes().data(), tensor.strides().data(), offset,
                      static_cast<int32_t>(tensor.scalar_type()), static_cast<int32_t>(tensor.dim())};
    void* owner = nullptr;
    check(core.memory(storage, access, &form, &owner));
    known.push_back({storage, Memory::reclaim(static_cast<c10::StorageImpl*>(owner))});
    return known.back().memory;
  }

  at::Tensor host(const at::Tensor& tensor, int32_t access) {
    if (!tensor.defined()) return tensor;
    if (tensor.device().type() != TPU) {
      const bool is_here = tensor.device().is_cpu() && access == ACCESS_READ && !tensor.is_sparse() &&
                           (tensor.dim() == 0 || op.op.takes_host_indices);
      if (!is_here) foreign = tensor.device();
      return tensor;
    }
    TORCH_CHECK(device < 0 || device == tensor.device().index(),
                "Expected all tensors to be on the same device, but found at least two devices, tpu:",
                static_cast<int>(device), " and ", tensor.device(), "!");
    device = tensor.device().index();
    if (tensor.is_sparse() || copies) {
      const auto host = tensor.is_sparse() ? made_of(tensor, this->host(tensor._indices(), access), this->host(tensor._values(), access))
                                           : tensor.cpu();
      pairs.push_back({tensor, host, access});
      return host;
    }
    const auto place = place_of(tensor);
    const auto offset = tensor.storage_offset() + place.offset / static_cast<int64_t>(tensor.itemsize());
    const auto& memory = memory_of(place.storage, access, tensor, offset);
    auto host = at::detail::make_tensor<c10::TensorImpl>(c10::Storage(memory), c10::DispatchKeySet(c10::DispatchKey::CPU),
                                                         tensor.dtype());
    auto* impl = host.unsafeGetTensorImpl();
    impl->set_sizes_and_strides(tensor.sizes(), tensor.strides(), offset);
    if (tensor.unsafeGetTensorImpl()->is_wrapped_number()) impl->set_wrapped_number(true);
    if (tensor.is_conj()) host._set_conj(true);
    if (tensor.is_neg()) host._set_neg(true);
    pairs.push_back({tensor, host, access});
    return host;
  }
  std::optional<c10::Device> foreign;

  // A sparse tensor of other parts than `like`, on their device.
  SMALL static at::Tensor made_of(const at::Tensor& like, const at::Tensor& indices, const at::Tensor& values) {
    return at::_sparse_coo_tensor_with_dims_and_tensors(like.sparse_dim(), like.dense_dim(), like.sizes(), indices, values,
                                                        values.options().layout(at::kSparse), like.is_coalesced());
  }

  // Storages that are written come first: what one of them reads as is decided by the strongest access.
  void take(c10::IValue& value, int32_t access) {
    if (value.isTensor()) {
      value = host(value.toTensor(), access);
    } else if (value.isTensorList()) {
      c10::List<at::Tensor> list;
      const auto given = value.toTensorList();
      list.reserve(given.size());
      for (const at::Tensor& item : given) list.push_back(host(item, access));
      value = std::move(list);
    } else if (value.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (const std::optional<at::Tensor>& item : value.toOptionalTensorList())
        list.push_back(item ? std::optional<at::Tensor>(host(*item, access)) : std::nullopt);
      value = std::move(list);
    } else if (value.isDevice() && value.toDevice().type() == TPU) {
      asked = index_of(value.toDevice());
      check_device(c10::Device(TPU, asked));
      value = c10::Device(c10::kCPU);
    }
  }

  void take_all(torch::jit::Stack& stack, size_t first) {
    // An argument that is written and read is not one that is overwritten.
    for (const bool writes : {true, false})
      for (size_t i = 0; i < op.access.size(); i++) {
        auto& value = stack[first + i];
        auto access = op.access[i];
        if (writes != (access != ACCESS_READ)) continue;
        if (access == ACCESS_OVERWRITE && is_read_as_well(stack, first, i)) access = ACCESS_WRITE;
        take(value, access);
      }
    TORCH_CHECK(!foreign || device < 0, "Expected all tensors to be on the same device, but found at least two devices, tpu:",
                static_cast<int>(device), " and ", *foreign, "! (", op.name, ")");
  }

  static bool has_storage(const c10::IValue& value, const c10::StorageImpl* storage) {
    if (value.isTensor()) {
      const auto& tensor = value.toTensor();
      // The storages of a sparse tensor's parts may be any.
      return tensor.defined() && (!tensor.has_storage() || tensor.storage().unsafeGetStorageImpl() == storage);
    }
    if (!value.isList()) return false;
    for (const auto& item : value.toListRef())
      if (has_storage(item, storage)) return true;
    return false;
  }

  static bool is_read_as_well(const torch::jit::Stack& stack, size_t first, size_t argument) {
    const auto& value = stack[first + argument];
    if (!value.isTensor() || !value.toTensor().has_storage()) return true;
    const auto& tensor = value.toTensor();
    const auto* storage = tensor.storage().unsafeGetStorageImpl();
    // A part of a storage leaves the rest as it is.
    if (static_cast<size_t>(tensor.numel() * tensor.itemsize()) != tensor.storage().nbytes()) return true;
    for (size_t i = first; i < stack.size(); i++)
      if (i != first + argument && has_storage(stack[i], storage)) return true;
    return false;
  }

  // A tensor of the device over the memory of a result.
  at::Tensor tensor_of(at::Tensor result) {
    if (!result.defined() || !result.device().is_cpu()) return result;
    if (result.is_sparse()) return made_of(result, tensor_of(result._indices()), tensor_of(result._values()));
    if (result.layout() != at::kStrided) return result;
    if (copies) return result.to(c10::Device(TPU, device < 0 ? asked : device));
    if (result.is_conj() || result.is_neg()) result = result.resolve_conj().resolve_neg();
    for (const auto& one : known)
      if (one.memory.get() == result.storage().unsafeGetStorageImpl()) {
        result = result.clone();
        break;
      }
    auto* memory = result.storage().unsafeGetStorageImpl();
    const c10::Storage* storage = nullptr;
    for (const auto& one : made)
      if (one.first == memory) storage = &one.second;
    if (storage == nullptr) {
      made.push_back({memory, c10::Storage(c10::Storage::use_byte_size_t(), memory->nbytes(), held(result), &allocator, true)});
      storage = &made.back().second;
    }
    auto tensor = at::detail::make_tensor<c10::TensorImpl>(c10::Storage(*storage), KEYS, result.dtype());
    tensor.unsafeGetTensorImpl()->set_sizes_and_strides(result.sizes(), result.strides(), result.storage_offset());
    return tensor;
  }

  static TtForm form_of(const at::Tensor& host) {
    return {host.sizes().data(), host.strides().data(), host.storage_offset(), static_cast<int32_t>(host.scalar_type()),
            static_cast<int32_t>(host.dim())};
  }

  // A storage of the device over the memory of a result.
  c10::DataPtr held(const at::Tensor& result) const {
    const auto on = device < 0 ? asked : device;
    auto* memory = result.storage().unsafeGetStorageImpl();
    if (memory->nbytes() == 0) return Allocator::allocate_on(0, on);
    const auto form = form_of(result);
    void *storage = nullptr, *address = nullptr;
    c10::raw::intrusive_ptr::incref(memory);
    const int status = core.hold(memory, memory->nbytes(), on, &form, &storage, &address);
    if (status != DONE) c10::raw::intrusive_ptr::decref(memory);
    check(status);
    return {address, storage, &free_storage, c10::Device(TPU, on)};
  }

  static void adopt(const c10::Storage& storage, const at::Tensor& host) {
    if (storage.nbytes() == 0) return;
    const auto form = form_of(host);
    auto* memory = host.storage().unsafeGetStorageImpl();
    c10::raw::intrusive_ptr::incref(memory);
    check(core.adopt(storage.data_ptr().get_context(), memory, &form));
  }

  // The parts of a sparse tensor become those that its copy for the kernel has now. A part that the kernel did not replace stays.
  SMALL void replace_parts(const at::Tensor& device, const at::Tensor& host) {
    const auto part = [&](const at::Tensor& now) {
      for (const auto& pair : pairs)
        if (pair.host.has_storage() && pair.host.is_alias_of(now) && pair.host.sizes() == now.sizes() &&
            pair.host.strides() == now.strides() && pair.host.storage_offset() == now.storage_offset())
          return pair.device;
      return tensor_of(now);
    };
    const auto indices = part(host._indices()), values = part(host._values());
    auto* impl = static_cast<at::SparseTensorImpl*>(device.unsafeGetTensorImpl());
    impl->raw_resize_(host.sparse_dim(), host.dense_dim(), host.sizes());
    impl->set_indices_and_values_unsafe(indices, values);
    impl->set_coalesced(host.is_coalesced());
  }

  // What an op gave other sizes, or more memory.
  void bring_back() {
    for (size_t i = 0; i < pairs.size(); i++) {
      const auto [device, host, access] = pairs[i];
      if (access == ACCESS_READ) continue;
      if (device.is_sparse()) {
        replace_parts(device, host);
        continue;
      }
      if (copies) {
        if (device.sizes() != host.sizes()) device.resize_(host.sizes());
        device.copy_(host);
        continue;
      }
      auto* impl = device.unsafeGetTensorImpl();
      const auto bytes = host.storage().nbytes();
      if (bytes != device.storage().nbytes()) {
        hooks.resizePrivateUse1Bytes(device.storage(), bytes);
        adopt(device.storage(), host);
      }
      if (host.sizes() != device.sizes() || host.strides() != device.strides())
        impl->set_sizes_and_strides(host.sizes(), host.strides(), host.storage_offset());
    }
  }

  c10::IValue result_of(const c10::IValue& value) {
    if (value.isTensor()) return tensor_of(value.toTensor());
    if (value.isTensorList()) {
      c10::List<at::Tensor> list;
      for (const at::Tensor& item : value.toTensorList()) list.push_back(tensor_of(item));
      return list;
    }
    return value;
  }
};

at::Tensor undefined_or(const c10::IValue& value) { return value.isTensor() ? value.toTensor() : at::Tensor(); }

// The ops that PyTorch has for devices like this one, as it has them for the CPU.
SMALL void convolve(const Op& op, torch::jit::Stack& stack, size_t first) {
  auto* a = stack.data() + first;
  if (op.name == "aten::convolution_overrideable") {
    const auto bias = undefined_or(a[2]);
    auto result = at::convolution(a[0].toTensor(), a[1].toTensor(), bias.defined() ? std::optional<at::Tensor>(bias) : std::nullopt,
                                  a[3].toIntVector(), a[4].toIntVector(), a[5].toIntVector(), a[6].toBool(),
                                  a[7].toIntVector(), a[8].toInt());
    stack.resize(first);
    stack.emplace_back(std::move(result));
    return;
  }
  const auto weight = a[2].toTensor();
  const bool transposed = a[6].toBool();
  const int64_t groups = a[8].toInt();
  const std::vector<int64_t> bias{transposed ? weight.size(1) * groups : weight.size(0)};
  const auto list = a[9].toBoolList();
  const std::array<bool, 3> mask{list[0], list[1], list[2]};
  auto [x, w, b] = at::convolution_backward(a[0].toTensor(), a[1].toTensor(), weight, at::OptionalIntArrayRef(bias), a[3].toIntVector(),
                                            a[4].toIntVector(), a[5].toIntVector(), transposed, a[7].toIntVector(), groups, mask);
  stack.resize(first);
  stack.emplace_back(std::move(x));
  stack.emplace_back(std::move(w));
  stack.emplace_back(std::move(b));
}

// ---- Cells of recurrent layers, which PyTorch has as one op on devices other than the CPU. What a forward op keeps for its
// gradient is nobody's but its own: the gates after their functions, as in `device/cells.py`.

at::Tensor plus(const at::Tensor& x, const c10::IValue& bias) {
  const auto b = undefined_or(bias);
  return b.defined() ? x + b : x;
}

void give(torch::jit::Stack& stack, size_t first, std::initializer_list<at::Tensor> results) {
  stack.resize(first);
  for (const auto& result : results) stack.emplace_back(result);
}

SMALL void lstm_cell(torch::jit::Stack& stack, size_t first) {
  const auto* a = stack.data() + first;
  const auto cx = a[2].toTensor();
  auto gates = plus(a[0].toTensor(), a[3]) + plus(a[1].toTensor(), a[4]);
  auto parts = gates.chunk(4, 1);
  parts[0].sigmoid_();
  parts[1].sigmoid_();
  parts[2].tanh_();
  parts[3].sigmoid_();
  const auto cy = (parts[1] * cx).addcmul_(parts[0], parts[2]);
  const auto hy = cy.tanh().mul_(parts[3]);
  give(stack, first, {hy, cy, gates});
}

SMALL void lstm_cell_backward(torch::jit::Stack& stack, size_t first) {
  const auto* a = stack.data() + first;
  const auto grad_hy = undefined_or(a[0]), grad_cy = undefined_or(a[1]);
  const auto cx = a[2].toTensor(), cy = a[3].toTensor(), kept = a[4].toTensor();
  const bool has_bias = a[5].toBool();
  if (!grad_hy.defined() && !grad_cy.defined()) return give(stack, first, {at::Tensor(), at::Tensor(), at::Tensor()});
  const auto gates = kept.chunk(4, 1);
  const auto &i = gates[0], &f = gates[1], &g = gates[2], &o = gates[3];
  const auto squashed = cy.tanh();
  auto grad_c = grad_hy.defined() ? grad_hy * o * (1 - squashed * squashed) : at::zeros_like(cy);
  if (grad_cy.defined()) grad_c = grad_c + grad_cy;
  const auto grad_o = grad_hy.defined() ? grad_hy * squashed : at::zeros_like(o);
  const auto grads = at::cat({grad_c * g * i * (1 - i), grad_c * cx * f * (1 - f), grad_c * i * (1 - g * g), grad_o * o * (1 - o)}, 1);
  give(stack, first, {grads, grad_c * f, has_bias ? grads.sum(0) : at::Tensor()});
}

SMALL void gru_cell(torch::jit::Stack& stack, size_t first) {
  const auto* a = stack.data() + first;
  const auto hx = a[2].toTensor();
  const auto in = plus(a[0].toTensor(), a[3]).chunk(3, 1), hidden = plus(a[1].toTensor(), a[4]).chunk(3, 1);
  const auto r = (in[0] + hidden[0]).sigmoid_(), z = (in[1] + hidden[1]).sigmoid_();
  const auto n = (in[2] + r * hidden[2]).tanh_();
  give(stack, first, {n + z * (hx - n), at::cat({r, z, n, hx, hidden[2]}, 1)});
}

SMALL void gru_cell_backward(torch::jit::Stack& stack, size_t first) {
  const auto* a = stack.data() + first;
  const auto grad_hy = a[0].toTensor();
  const auto kept = a[1].toTensor().chunk(5, 1);
  const bool has_bias = a[2].toBool();
  const auto &r = kept[0], &z = kept[1], &n = kept[2], &hx = kept[3], &hidden = kept[4];
  const auto grad_n = grad_hy * (1 - z) * (1 - n * n);
  const auto grad_r = grad_n * hidden * (1 - r) * r;
  const auto grad_z = grad_hy * (hx - n) * (1 - z) * z;
  const auto of_input = at::cat({grad_r, grad_z, grad_n}, 1), of_hidden = at::cat({grad_r, grad_z, grad_n * r}, 1);
  const auto sum = [=](const at::Tensor& grads) { return has_bias ? grads.sum(0) : at::Tensor(); };
  give(stack, first, {of_input, of_hidden, grad_hy * z, sum(of_input), sum(of_hidden)});
}

decltype(Op::cell) cell_of(const std::string& name) {
  if (name == "aten::_thnn_fused_lstm_cell") return lstm_cell;
  if (name == "aten::_thnn_fused_lstm_cell_backward_impl") return lstm_cell_backward;
  if (name == "aten::_thnn_fused_gru_cell") return gru_cell;
  if (name == "aten::_thnn_fused_gru_cell_backward") return gru_cell_backward;
  return nullptr;
}

// ---- Random numbers: what `decompositions/distributions.py` says, on the CPU. Each draws one seed.

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

void run_on_host(const c10::OperatorHandle& handle, torch::jit::Stack* stack, const Op& op,
                 c10::DispatchKey key = c10::DispatchKey::CPU, bool copies = false) {
  const auto first = stack->size() - static_cast<size_t>(op.op.nargs);
  const at::AutoDispatchBelowAutograd below;
  HostCall call(op, copies);
  c10::SmallVector<c10::IValue, 2> arguments;
  for (const auto i : op.returned) arguments.push_back(i < 0 ? c10::IValue() : (*stack)[first + static_cast<size_t>(i)]);
  call.take_all(*stack, first);
  if (key != c10::DispatchKey::CPU) {
    handle.redispatchBoxed(c10::DispatchKeySet(key), stack);
  } else if (op.random != nullptr) {
    op.random(call, *stack, first);
  } else if (op.cell != nullptr) {
    op.cell(*stack, first);
  } else if (is_convolution(op.name)) {
    convolve(op, *stack, first);
  } else {
    handle.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::CPU), stack);
  }
  call.bring_back();
  for (size_t i = 0; i < op.returned.size(); i++) {
    auto& value = (*stack)[first + i];
    value = op.returned[i] < 0 ? call.result_of(value) : std::move(arguments[i]);
  }
}

// ------------------------------------------------------------------------------------------------ programs

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

// ------------------------------------------------------------------------------------------------ sparse tensors

// A sparse tensor (COO) is PyTorch's own class over two dense tensors of the device.

// PyTorch's kernels that ask for nothing but the parts, and for ops of these.
constexpr const char* OF_PARTS[] = {
    "_coalesced_", "_dimI", "_dimV", "_indices", "_nnz", "_sparse_coo_tensor_with_dims",
    "_sparse_coo_tensor_with_dims_and_tensors", "_to_dense", "_values", "clone", "copy_", "copy_sparse_to_sparse_", "dense_dim",
    "empty.memory_format", "empty_like", "indices", "is_coalesced", "resize_as_sparse_", "sparse_dim", "sparse_resize_",
    "sparse_resize_and_clear_", "values", "zero_", "zeros.out"};

SMALL void of_parts(const c10::OperatorHandle& handle, torch::jit::Stack* stack) {
  // A new tensor is made on the current device.
  auto device = current_device;
  for (size_t i = stack->size() - handle.schema().arguments().size(); i < stack->size(); i++) {
    const auto& value = (*stack)[i];
    if (value.isTensor() && value.toTensor().defined() && value.toTensor().device().type() == TPU)
      device = value.toTensor().device().index();
    if (!value.isDevice() || value.toDevice().type() != TPU) continue;
    device = index_of(value.toDevice());
    check_device({TPU, device});
  }
  const On guard(device);
  handle.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::SparseCPU), stack);
}

// Adds a sparse tensor into a dense one on the device, as an optimizer does that has a sparse gradient.
SMALL bool adds_parts(const Op& op, torch::jit::Stack& stack, size_t first) {
  if (op.name != "aten::add_" || op.overload != "Tensor") return false;
  const auto self = stack[first].toTensor(), other = stack[first + 1].toTensor();
  const auto alpha = stack[first + 2].toScalar();
  if (self.layout() != at::kStrided || !other.is_sparse() || self.device() != other.device() || self.sizes() != other.sizes() ||
      self.scalar_type() != other.scalar_type() || !at::isFloatingType(self.scalar_type()) || alpha.isComplex() ||
      other.sparse_dim() == 0)
    return false;
  c10::List<std::optional<at::Tensor>> indices;
  for (const auto& index : other._indices().unbind(0)) indices.push_back(index);
  at::index_put_(const_cast<at::Tensor&>(self), indices, other._values() * alpha, true);
  stack.resize(first);
  stack.emplace_back(self);
  return true;
}

// Every other op of a sparse tensor, by PyTorch's kernel for the CPU.
SMALL void run_sparse(const c10::OperatorHandle& handle, torch::jit::Stack* stack) {
  compute_gradients_here();
  const auto& op = op_of(handle);
  // A collective may write its result after it returned.
  TORCH_CHECK_NOT_IMPLEMENTED(op.name.rfind("c10d::", 0) != 0, op.name, " does not take sparse tensors of the tpu device. Call to_dense() first.");
  if (runs_on_host()) return run_on_host(handle, stack, op, c10::DispatchKey::SparseCPU);
  const auto first = stack->size() - static_cast<size_t>(op.op.nargs);
  if (adds_parts(op, *stack, first)) return;
  int64_t bytes = 0;
  for (size_t i = first; i < stack->size(); i++)
    if ((*stack)[i].isTensor())
      if (const auto tensor = (*stack)[i].toTensor(); tensor.defined())
        bytes += tensor.itemsize() * (tensor.is_sparse() ? tensor._values() : tensor).numel();
  check(core.on_host(&op.op, bytes, 0));
  run_on_host(handle, stack, op, c10::DispatchKey::SparseCPU, true);
  check(core.on_host(&op.op, bytes, 1));
}

// ------------------------------------------------------------------------------------------------ copies

// Dimensions, outermost in memory first, where a tensor is all of its storage; false otherwise.
bool fills_storage(const at::Tensor& tensor, std::vector<int64_t>& order) {
  if (tensor.storage().data_ptr().get_deleter() != &free_storage) return false;
  if (tensor.storage_offset() != 0 || static_cast<size_t>(tensor.numel() * tensor.itemsize()) != tensor.storage().nbytes())
    return false;
  order.resize(static_cast<size_t>(tensor.dim()));
  for (size_t d = 0; d < order.size(); d++) order[d] = static_cast<int64_t>(d);
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return tensor.stride(a) > tensor.stride(b); });
  int64_t dense = 1;
  for (auto d = order.rbegin(); d != order.rend(); ++d) {
    if (tensor.size(*d) != 1 && tensor.stride(*d) != dense) return false;
    dense *= tensor.size(*d);
  }
  return true;
}

SMALL void write(const at::Tensor& to, const at::Tensor& from, const std::vector<int64_t>& order) {
  const auto dense = from.permute(order).contiguous();
  check(core.write(to.storage().data_ptr().get_context(), dense.const_data_ptr(), static_cast<int32_t>(dense.scalar_type()),
                   static_cast<int32_t>(dense.dim()), dense.sizes().data()));
}

// A tensor on the CPU over memory that the core lends.
at::Tensor lent(const at::Tensor& tensor) {
  void* token = nullptr;
  const void* data = nullptr;
  const auto place = place_of(tensor);
  check(core.borrow(place.storage, &token, &data));
  auto* first = static_cast<char*>(const_cast<void*>(data)) + place.offset +
                tensor.storage_offset() * static_cast<int64_t>(tensor.itemsize());
  auto host = at::from_blob(first, tensor.sizes(), tensor.strides(), [token](void*) { core.release(token); },
                            at::TensorOptions().dtype(tensor.scalar_type()).device(at::kCPU));
  if (tensor.is_conj()) host = host.conj();
  if (tensor.is_neg()) host = host._neg_view();
  return host;
}

bool fills_storage(const at::Tensor& tensor) {
  return static_cast<size_t>(tensor.numel() * tensor.itemsize()) == tensor.storage().nbytes() && tensor.is_non_overlapping_and_dense();
}

// A tensor on the CPU over the memory of one of the device, where kernels run on that.
at::Tensor host_of(const at::Tensor& tensor, int32_t access) {
  static const Op op{"aten::copy_", "", {}, true, {}, {}, false, -1, nullptr, nullptr};
  HostCall call(op);
  return call.host(tensor, access);
}

// Copies where no program does: the whole storage is read, changed and written.
SMALL void copy_on_host(const at::Tensor& from, const at::Tensor& to) {
  const auto place = place_of(to);
  const auto source = from.device().type() == TPU ? lent(from) : from;
  const auto bytes = static_cast<int64_t>(to.storage().nbytes()) + place.offset;
  void* token = nullptr;
  const void* data = nullptr;
  check(core.borrow(place.storage, &token, &data));
  const auto image = at::from_blob(const_cast<void*>(data), {bytes}, [token](void*) { core.release(token); },
                                   at::TensorOptions().dtype(at::kByte).device(at::kCPU))
                         .clone();
  const auto size = static_cast<int64_t>(to.itemsize());
  auto* first = static_cast<char*>(image.mutable_data_ptr()) + place.offset + to.storage_offset() * size;
  auto target = at::from_blob(first, to.sizes(), to.strides(), at::TensorOptions().dtype(to.scalar_type()).device(at::kCPU));
  if (to.is_conj()) target = target.conj();
  if (to.is_neg()) target = target._neg_view();
  target.copy_(source);
  const auto typed = bytes % size == 0;
  const int64_t count = typed ? bytes / size : bytes;
  check(core.write(place.storage, image.const_data_ptr(), static_cast<int32_t>(typed ? to.scalar_type() : at::kByte), 1, &count));
}

at::Tensor copy_from(const at::Tensor& from, const at::Tensor& to, bool non_blocking);

// Between devices whole storages are copied; the rest is done on one of the two.
SMALL void copy_between(const at::Tensor& from, const at::Tensor& to, bool non_blocking) {
  std::vector<int64_t> order, there;
  auto source = from;
  if (from.is_conj() || from.is_neg() || !fills_storage(from, order)) {
    const On guard(from.device().index());
    source = from.resolve_conj().resolve_neg().clone(at::MemoryFormat::Contiguous);
    TORCH_CHECK(fills_storage(source, order), "a copy of a tensor is not all of its storage");
  }
  auto* value = source.storage().data_ptr().get_context();
  if (!to.is_conj() && !to.is_neg() && source.scalar_type() == to.scalar_type() && source.sizes() == to.sizes() &&
      source.strides() == to.strides() && fills_storage(to, there)) {
    check(core.transfer(to.storage().data_ptr().get_context(), value));
    return;
  }
  const On guard(to.device().index());
  const at::Tensor whole = at::detail::empty_strided_generic(source.sizes(), source.strides(), &allocator, KEYS, source.scalar_type());
  check(core.transfer(whole.storage().data_ptr().get_context(), value));
  copy_from(whole, to, non_blocking);
}

at::Tensor copy_from(const at::Tensor& from, const at::Tensor& to, bool non_blocking) {
  if (to.numel() == 0) {
    from.expand(to.sizes()); // Refuses what PyTorch refuses.
    return to;
  }
  const bool from_device = from.device().type() == TPU, to_device = to.device().type() == TPU;
  if (from_device && to_device && from.device() != to.device()) {
    copy_between(from, to, non_blocking);
    return to;
  }
  if (from_device && to_device) {
    static const auto handle = c10::Dispatcher::singleton().findSchemaOrThrow("aten::copy_", "");
    torch::jit::Stack stack{to, from, non_blocking};
    fallback(handle, &stack);
    return to;
  }
  if (from_device) {
    TORCH_CHECK(to.device().is_cpu(), "cannot copy a tensor from ", from.device(), " to ", to.device());
    auto target = to;
    target.copy_(lent(from));
    return to;
  }
  TORCH_CHECK(from.device().is_cpu(), "cannot copy a tensor from ", from.device(), " to ", to.device());
  if (runs_on_host()) {
    host_of(to, fills_storage(to) ? ACCESS_OVERWRITE : ACCESS_WRITE).copy_(from);
    return to;
  }
  auto host = from.to(to.scalar_type()).expand(to.sizes());
  if (to.is_conj()) host = host.conj();
  if (to.is_neg()) host = host._neg_view();
  host = host.resolve_conj().resolve_neg();
  std::vector<int64_t> order;
  if (fills_storage(to, order)) {
    write(to, host, order);
    return to;
  }
  const On guard(to.device().index());
  at::Tensor whole = at::detail::empty_generic(to.sizes(), &allocator, KEYS, to.scalar_type(), std::nullopt);
  fills_storage(whole, order);
  write(whole, host, order);
  if (to.is_conj()) whole = whole.conj();
  if (to.is_neg()) whole = whole._neg_view();
  return copy_from(whole, to, non_blocking);
}

at::Tensor copy_from_and_resize(const at::Tensor& from, const at::Tensor& to) {
  to.resize_(from.sizes());
  return copy_from(from, to, false);
}

at::Scalar local_scalar(const at::Tensor& tensor) {
  TORCH_CHECK(tensor.numel() == 1, "a tensor with ", tensor.numel(), " elements is no number");
  return lent(tensor).item();
}

bool equal(const at::Tensor& a, const at::Tensor& b) {
  TORCH_CHECK(a.device() == b.device(), "Expected all tensors to be on the same device, but found at least two devices, ",
              a.device(), " and ", b.device(), "!");
  TORCH_CHECK(a.scalar_type() == b.scalar_type(), "Expected object of data type ", a.dtype(), " but got data type ", b.dtype(),
              " for argument 'other' in call to equal");
  return a.sizes() == b.sizes() && a.eq(b).all().item<bool>();
}

// PyTorch copies on write only in storages whose memory is its own allocation. A copy at once has the same values.
at::Tensor lazy_clone(const at::Tensor& self) { return self.clone(); }

// Whether nn.TransformerEncoder may make a nested tensor of a padded batch: the device has none, so that it computes on the batch.
bool fits_nested_tensor(const at::Tensor&, const at::Tensor&) { return false; }

// Whether oneDNN's kernel for a whole layer of an LSTM takes these, as PyTorch decides for the CPU. Whoever looks at single ops, as
// tracers, dispatch modes and subclasses do, sees the ops of the cells.
SMALL bool is_whole_layer(const at::Tensor& input, at::TensorList hx, at::TensorList params, bool has_biases, int64_t layers,
                    bool bidirectional, bool batch_first) {
  const auto plain = [&](const at::Tensor& tensor) {
    return tensor.defined() && tensor.device() == input.device() && tensor.scalar_type() == at::kFloat &&
           !tensor.key_set().has_any(c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::FuncTorchBatched}));
  };
  if (hx.size() != 2 || !plain(input) || input.dim() != 3 || input.numel() == 0) return false;
  if (!at::globalContext().userEnabledMkldnn() || !at::hasMKLDNN() || at::autocast::is_autocast_enabled(TPU)) return false;
  if (c10::impl::dispatch_mode_enabled() || c10::impl::PythonDispatcherTLS::get_state() != nullptr) return false;
  if (!std::all_of(hx.begin(), hx.end(), plain) || !std::all_of(params.begin(), params.end(), plain)) return false;
  // The kernel trusts all sizes. Others are refused, or understood, by the ops of the cells.
  const int64_t directions = bidirectional ? 2 : 1, cells = layers * directions, parts = has_biases ? 4 : 2;
  if (static_cast<int64_t>(params.size()) != cells * parts || hx[0].dim() != 3) return false;
  const int64_t width = hx[0].size(2);
  const std::array<int64_t, 3> states{cells, input.size(batch_first ? 0 : 1), width};
  if (hx[0].sizes() != Sizes(states) || hx[1].sizes() != Sizes(states)) return false;
  for (int64_t i = 0; i < cells * parts; i++) {
    const int64_t inside = i % parts == 1 ? width : i / parts < directions ? input.size(2) : width * directions;
    const std::array<int64_t, 2> sizes{4 * width, inside};
    if (params[i].sizes() != Sizes(sizes.data(), i % parts < 2 ? 2 : 1)) return false;
  }
  return true;
}

SMALL std::tuple<at::Tensor, at::Tensor, at::Tensor> lstm(const at::Tensor& input, at::TensorList hx, at::TensorList params, bool has_biases,
                                                    int64_t layers, double dropout, bool train, bool bidirectional, bool batch_first) {
  if (!is_whole_layer(input, hx, params, has_biases, layers, bidirectional, batch_first) || !runs_on_host())
    return at::native::lstm(input, hx, params, has_biases, layers, dropout, train, bidirectional, batch_first);
  constexpr int64_t LSTM = 2;  // In oneDNN's numbers of recurrent cells.
  const int64_t directions = bidirectional ? 2 : 1, parts = has_biases ? 4 : 2, width = hx[0].size(2);
  const auto no_bias = has_biases ? at::Tensor() : at::zeros({4 * width}, input.options());
  const auto h0 = hx[0].contiguous(), c0 = hx[1].contiguous();
  auto x = (batch_first ? input.transpose(0, 1) : input).contiguous();
  std::vector<at::Tensor> h, c;
  for (int64_t layer = 0; layer < layers; layer++) {
    std::vector<at::Tensor> outputs;
    for (int64_t direction = 0; direction < directions; direction++) {
      const auto at = layer * directions + direction;
      const auto* weights = params.data() + at * parts;
      auto [y, hy, cy, kept] = at::mkldnn_rnn_layer(x, weights[0], weights[1], has_biases ? weights[2] : no_bias,
                                                    has_biases ? weights[3] : no_bias, h0[at], c0[at], direction > 0, {}, LSTM,
                                                    width, layers, has_biases, bidirectional, batch_first, train);
      outputs.push_back(std::move(y));
      h.push_back(std::move(hy));
      c.push_back(std::move(cy));
    }
    x = directions == 1 ? outputs[0] : at::cat(outputs, -1);
    if (dropout != 0 && train && layer + 1 < layers) x = at::dropout(x, dropout, true);
  }
  return {batch_first ? x.transpose(0, 1) : x, at::stack(h), at::stack(c)};
}

// ------------------------------------------------------------------------------------------------ registration

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
  // These count from where the memory of a tensor begins. PyTorch makes them of views and copies.
  if (name.name == "aten::as_strided_copy" || name.name == "aten::as_strided_scatter") return false;
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
  // These have a kernel for every device, which refuses or takes the op apart.
  for (const char* name : {"convolution_overrideable", "convolution_backward_overrideable", "native_layer_norm",
                           "native_group_norm", "conj_physical_", "ldexp.Tensor", "ldexp.out", "ldexp_", "addr", "addr.out",
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
