// Process groups of tensors on the device: their data go through memory of the host, and gloo takes them to other ranks.
//
// PyTorch wraps what a backend written in Python returns, and asks the wrapper for little more than `wait`; before 2.15 it calls no
// such backend at all. So this is C++, in a library of its own, which programs of one process need not load. How groups are made,
// and what they are called, `device/process_group.py` knows.
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

// As in shim.cpp, for older glibc.
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
  at::Tensor read(const at::Tensor& tensor) const {
    return tensor.is_cpu() ? tensor : tensor.detach().cpu().resolve_conj().resolve_neg().contiguous();
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
    for (auto& host : hosts) host.is_floating_point() || host.is_complex() ? host.div_(by) : host.div_(by, "trunc");
  }
  void copy_back() const {
    const at::NoGradGuard guard;
    for (size_t i = 0; i < hosts.size(); i++)
      if (!tensors[i].is_same(hosts[i])) tensors[i].detach().copy_(hosts[i]);
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
};

// Gloo would divide dimension 0 of what is flat memory, whatever its sizes are.
at::Tensor flat(const at::Tensor& host) { return host.is_contiguous() ? host.view(-1) : host; }
Tensors flat(Tensors hosts) {
  for (auto& host : hosts) host = flat(host);
  return hosts;
}

// Gloo has no mean: what it sums is divided here.
template <class Options>
Options summed(Options options) {
  if (options.reduceOp == c10d::ReduceOp::AVG) options.reduceOp = c10d::ReduceOp::SUM;
  return options;
}

// Name of a group in this life of it, the number of its next collective, and whether somebody aborted it.
struct Group {
  Group(std::string key, c10::intrusive_ptr<c10d::Backend> gloo) : key(std::move(key)), gloo(std::move(gloo)) {}
  void abort() {
    aborted = true;
    gloo->abort();
  }
  void check(c10d::OpType op) const {
    TORCH_CHECK(!aborted, c10d::opTypeToString(op), ": the process group was aborted, or left by an exception in a wait for ranks");
  }
  const std::string key;
  const c10::intrusive_ptr<c10d::Backend> gloo;
  std::atomic<uint64_t> number = 0;
  std::atomic<bool> aborted = false;
};

// What gloo goes on with, though nobody waits for it any more, and gloo itself: its end would wait for it until the timeout. PyTorch
// would, when the process ends.
std::mutex left_alone;
std::vector<std::pair<WorkPointer, c10::intrusive_ptr<c10d::Backend>>> left;

// Whether Python may be called yet.
std::atomic<bool> python_lives = true;

// Called at the end of Python. Returns whether gloo goes on with anything.
bool gloo_goes_on_at_exit() {
  python_lives = false;
  const std::lock_guard<std::mutex> lock(left_alone);
  return std::any_of(left.begin(), left.end(), [](auto& one) { return !one.first->isCompleted(); });
}

// Raises the error of Python's for what gloo gave up, with the ranks that are missing and the line.
[[noreturn]] void fail(c10d::OpType op, const std::exception& error, const Group& group, bool has_come) {
  if (!python_lives) throw std::runtime_error(error.what());
  torch::jit::Stack stack{c10d::opTypeToString(op), std::string(error.what()), group.key, int64_t(group.number) - 1, has_come};
  c10::Dispatcher::singleton().findSchemaOrThrow("torchtpu::collective_failed", "").callBoxed(stack);
  throw std::runtime_error(error.what());
}

// Calls a function of Python's on a thread of its own, where Python calls no handler of a signal: one may begin a collective.
void call_apart(const char* name, torch::jit::Stack& stack) {
  std::exception_ptr failed;
  std::thread([&] {
    try {
      c10::Dispatcher::singleton().findSchemaOrThrow(name, "").callBoxed(stack);
    } catch (...) {
      failed = std::current_exception();
    }
  }).join();
  if (failed) std::rethrow_exception(failed);
}

int64_t this_thread() { return int64_t(pthread_self()); }

// A wait of a rank for others, which Python hears of now and then: it logs who is missing. Ctrl-C is heard if no other handler of a
// signal is there.
class Waiting {
 public:
  Waiting(Group& group, c10d::OpType op, bool has_come) : group(group), op(op), has_come(has_come) {}
  void tell(uint64_t number, double seconds, at::IntArrayRef missing) {
    group.check(op);
    // A daemon's thread may wait while Python ends, which would end a thread of C++ with the process.
    if (!python_lives) return;
    torch::jit::Stack stack{group.key, int64_t(number), c10d::opTypeToString(op), before, seconds,
                            has_come, c10::List<int64_t>(missing), this_thread()};
    before = seconds;
    call_apart("torchtpu::ranks_awaited", stack);
    if (!stack.back().toBool()) return;
    stack.clear();
    c10::Dispatcher::singleton().findSchemaOrThrow("torchtpu::interrupts_heard", "").callBoxed(stack);
  }
  // As Rust calls it, which no exception may pass. It ends the wait then.
  static int32_t of_rust(void* waiting, uint64_t number, double seconds, const int64_t* missing, int64_t count) noexcept {
    auto& self = *static_cast<Waiting*>(waiting);
    try {
      self.tell(number, seconds, at::IntArrayRef(missing, count));
      return 0;
    } catch (...) {
      self.error = std::current_exception();
      return 1;
    }
  }
  std::exception_ptr error;

 private:
  Group& group;
  const c10d::OpType op;
  const bool has_come;
  double before = 0;
};

// Waits for what gloo has begun. If it fails, Python says which rank that is, and at which line. `has_come` says whether all
// ranks have come to this collective.
void wait_for(const WorkPointer& begun, c10d::OpType op, Group& group, bool has_come) {
  constexpr Milliseconds pulse(200);
  Waiting waiting(group, op, has_come);
  for (double seconds = 0.2;; seconds += 0.2) {
    try {
      begun->wait(pulse);
      return;
    } catch (const std::exception&) {
      // It failed, or the pulse is over.
    }
    // It may have ended after the pulse, and well.
    if (begun->isCompleted()) try {
        begun->wait();
        return;
      } catch (const std::exception& error) {
        fail(op, error, group, has_come);
      }
    try {
      waiting.tell(group.number - 1, seconds, {});
    } catch (...) {
      // This rank and the others would not mean the same by what comes next.
      group.abort();
      torch::jit::Stack stack{group.key, c10d::opTypeToString(op), this_thread()};
      if (python_lives) call_apart("torchtpu::group_left", stack);
      const std::lock_guard<std::mutex> lock(left_alone);
      left.emplace_back(begun, group.gloo);
      throw;
    }
  }
}

// What Rust has for ranks of one machine (`src/python/rank_words.rs`), and what it is told.
struct Said {
  const char* word;
  const int64_t* sent;
  const int64_t* received;
  int64_t milliseconds;
  int32_t (*waits)(void* context, uint64_t number, double seconds, const int64_t* missing, int64_t count);
  void* context;
};
struct Functions {
  int32_t (*agree)(const void* words, const Said* said, uint64_t* number);
  void (*release)(const void* words);
};

// A collective in a word that all ranks of the group have to say alike.
struct Call {
  template <class Options>
  Call(c10d::OpType op, const Options& options) : Call(op, options, c10d::opTypeToString(op)) {}
  template <class Options>
  Call(c10d::OpType op, const Options& options, std::string kind) : op(op), timeout(options.timeout), word(std::move(kind)) {}
  Call& of(const Tensors& tensors) {
    int64_t elements = 0;
    uint64_t digest = 0;
    for (auto& tensor : tensors) {
      elements += tensor.numel();
      digest = (digest + tensor.numel()) * 0x9E3779B97F4A7C15 + uint64_t(tensor.scalar_type());
    }
    word += " of " + std::to_string(elements);
    if (tensors.size() > 1) word += " in " + std::to_string(tensors.size()) + " tensors (" + std::to_string(digest) + ")";
    return of_type(tensors);
  }
  Call& of_type(const Tensors& tensors) {
    if (!tensors.empty()) (word += ' ') += c10::toString(tensors[0].scalar_type());
    return *this;
  }
  Call& by(const c10d::ReduceOp& op) {
    static const char* const names[] = {"sum", "avg", "product", "min", "max", "band", "bor", "bxor", "premul_sum", "unused"};
    (word += " by ") += names[op.op_ > 9 ? 9 : int(op.op_)];
    return *this;
  }
  // The root gives its data to all others, or takes theirs.
  Call& with_root(int64_t root) {
    word += " with root " + std::to_string(root);
    return *this;
  }
  // Each rank sends a part to each other, and its size is what that one expects.
  Call& between(std::vector<int64_t> parts_sent, std::vector<int64_t> parts_received) {
    exchanges = true;
    sent = std::move(parts_sent);
    received = std::move(parts_received);
    return *this;
  }
  c10d::OpType op;
  Milliseconds timeout;
  std::string word;
  bool exchanges = false;
  std::vector<int64_t> sent, received;
};

std::string text(const std::vector<int64_t>& numbers) {
  std::string found;
  for (auto number : numbers) found += (found.empty() ? "" : ", ") + std::to_string(number);
  return found;
}

// Elements in each part of a tensor that rows are cut into; without sizes, parts are equal.
std::vector<int64_t> parts_of(const at::Tensor& tensor, const std::vector<int64_t>& rows, int size) {
  if (rows.empty()) return std::vector<int64_t>(size, tensor.numel() / size);
  auto found = rows;
  const auto count = tensor.dim() && tensor.size(0) ? tensor.numel() / tensor.size(0) : 0;
  for (auto& part : found) part *= count;
  return found;
}

// A collective that has ended.
class Ended final : public c10d::Work {
 public:
  Ended(c10d::Backend& gloo, c10d::OpType op, Tensors results)
      : Work(gloo.getRank(), op),
        number(gloo.getSequenceNumberForGroup()),
        timeout(gloo.getBackendOptions()->timeout),
        results(std::move(results)) {
    finish();
  }
  uint64_t getSequencenumber() const override { return number; }
  // PyTorch asks for it since 2.14.
  Milliseconds getTimeout() const { return timeout; }
  Tensors result() override { return results; }
  c10::intrusive_ptr<c10::ivalue::Future> getFuture() override {
    // A future of PyTorch's that has ended, of no futures. To complete one here would be a third of this library.
    auto future = c10::collectAll(c10::List<c10::intrusive_ptr<c10::ivalue::Future>>(c10::FutureType::create(c10::TensorType::get())));
    auto list = future->value().toList();
    list.unsafeSetElementType(c10::TensorType::get());
    for (auto& tensor : results) list.push_back(tensor);
    return future;
  }

 private:
  const uint64_t number;
  const Milliseconds timeout;
  const Tensors results;
};

// Transfers between two ranks, which go on until somebody waits for them: each of the two may be about to send to the other.
class GoesOn final : public c10d::Work {
 public:
  struct Transfer {
    WorkPointer begun;
    Hosts hosts;
  };
  GoesOn(int rank, c10d::OpType op, std::shared_ptr<Group> group, std::vector<Transfer> given)
      : Work(rank, op), group(std::move(group)), transfers(std::move(given)) {}
  bool wait(Milliseconds timeout) override {
    const std::lock_guard<std::mutex> lock(waiting);
    // What has arrived is copied once: the tensor may hold something else by the next call.
    try {
      for (; done < transfers.size(); done++) {
        try {
          if (!transfers[done].begun->wait(timeout)) return false;
        } catch (const std::exception& error) {
          fail(opType_, error, *group, true);
        }
        transfers[done].hosts.copy_back();
      }
    } catch (...) {
      if (!isCompleted()) finish(std::current_exception());
      throw;
    }
    if (!isCompleted()) finish();
    return true;
  }
  uint64_t getSequencenumber() const override {
    return transfers.empty() ? Work::getSequencenumber() : transfers.front().begun->getSequencenumber();
  }
  void abort() override {
    for (auto& transfer : transfers) transfer.begun->abort();
  }
  int sourceRank() const override {
    return transfers.empty() ? Work::sourceRank() : transfers.front().begun->sourceRank();
  }
  Tensors result() override {
    Tensors results;
    for (auto& transfer : transfers) results.insert(results.end(), transfer.hosts.tensors.begin(), transfer.hosts.tensors.end());
    return results;
  }

 private:
  const std::shared_ptr<Group> group;
  std::vector<Transfer> transfers;
  size_t done = 0;
  std::mutex waiting;
};

// Messages of a rank to itself, which gloo does not take. Of one tag, the nth that is sent is the nth that is received.
struct OwnMessages {
  using Name = std::pair<int, size_t>;
  std::mutex mutex;
  std::map<Name, at::Tensor> messages;
  std::map<int, size_t> sent, received;
};

class FromItself final : public c10d::Work {
 public:
  FromItself(int rank, std::shared_ptr<OwnMessages> own, int tag, at::Tensor host)
      : Work(rank, c10d::OpType::RECV), own(std::move(own)), host(std::move(host)) {
    const std::lock_guard<std::mutex> lock(this->own->mutex);
    name = {tag, this->own->received[tag]++};
  }
  bool wait(Milliseconds) override {
    const std::lock_guard<std::mutex> lock(own->mutex);
    if (has_come) return true;
    const auto message = own->messages.find(name);
    if (message == own->messages.end()) {
      // The message that comes next is for the next one to receive.
      auto& received = own->received[name.first];
      if (received == name.second + 1) received--;
    }
    TORCH_CHECK(message != own->messages.end(), "rank ", rank_, " of the group receives a message from itself (tag ", name.first,
                ") that it has not sent");
    host.copy_(message->second.view_as(host));
    own->messages.erase(message);
    has_come = true;
    return true;
  }

 private:
  const std::shared_ptr<OwnMessages> own;
  at::Tensor host;
  OwnMessages::Name name;
  bool has_come = false;
};

// The part of a process group that serves tensors of the device. A collective has ended when its call returns.
class ThroughHost final : public c10d::Backend {
 public:
  ThroughHost(c10::intrusive_ptr<c10d::Backend> gloo, std::string name, std::string key, int64_t words, int64_t functions)
      : Backend(gloo->getRank(), gloo->getSize()),
        gloo(std::move(gloo)),
        name(std::move(name)),
        words(reinterpret_cast<const void*>(words)),
        functions(reinterpret_cast<const Functions*>(functions)),
        group(std::make_shared<Group>(std::move(key), this->gloo)) {}
  ~ThroughHost() override {
    if (words) functions->release(words);
    if (python_lives) try {
        torch::jit::Stack stack{group->key};
        c10::Dispatcher::singleton().findSchemaOrThrow("torchtpu::group_ended", "").callBoxed(stack);
      } catch (const std::exception&) {
        // Nobody hears of it here.
      }
  }

  const std::string getBackendName() const override { return name; }
  c10::intrusive_ptr<Options> getBackendOptions() override {
    return c10::make_intrusive<Options>(name, gloo->getBackendOptions()->timeout);
  }
  void setTimeout(Milliseconds timeout) override { gloo->setTimeout(timeout); }
  uint64_t getSequenceNumberForGroup() override { return gloo->getSequenceNumberForGroup(); }
  void setSequenceNumberForGroup() override {}
  void enableCollectivesTiming() override { gloo->enableCollectivesTiming(); }
  c10d::ErrorType getError() override { return gloo->getError(); }
  void abort() override {
    group->abort();
  }
  void shutdown() override { gloo->shutdown(); }

  WorkPointer broadcast(Tensors& tensors, const c10d::BroadcastOptions& options) override {
    return ended(Call(c10d::OpType::BROADCAST, options).of(tensors).with_root(options.rootRank), [&](Hosts& hosts) {
      auto host = hosts.both(tensors);
      return gloo->broadcast(host, options);
    });
  }
  WorkPointer allreduce(Tensors& tensors, const c10d::AllreduceOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::ALLREDUCE, options).of(tensors).by(options.reduceOp), [&](Hosts& hosts) {
      auto host = hosts.both(tensors);
      return gloo->allreduce(host, sum);
    }, divisor(options.reduceOp));
  }
  WorkPointer allreduce_coalesced(Tensors& tensors, const c10d::AllreduceCoalescedOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::ALLREDUCE_COALESCED, options).of(tensors).by(options.reduceOp), [&](Hosts& hosts) {
      auto host = hosts.both(tensors);
      return gloo->allreduce_coalesced(host, sum);
    }, divisor(options.reduceOp));
  }
  WorkPointer reduce(Tensors& tensors, const c10d::ReduceOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::REDUCE, options).of(tensors).by(options.reduceOp).with_root(options.rootRank), [&](Hosts& hosts) {
      auto host = hosts.both(tensors);
      return gloo->reduce(host, sum);
    }, divisor(options.reduceOp));
  }
  WorkPointer allgather(Lists& outputs, Tensors& inputs, const c10d::AllgatherOptions& options) override {
    auto parts = outputs.size() == 1 && inputs.size() == 1 ? elements_of(outputs[0]) : std::vector<int64_t>();
    if (parts.size() == size_t(size_) && std::adjacent_find(parts.begin(), parts.end(), std::not_equal_to<>()) != parts.end()) {
      TORCH_CHECK(parts[rank_] == inputs[0].numel(), "all_gather: rank ", rank_, " of the group gives ", inputs[0].numel(),
                  " elements, and has room for ", parts[rank_], " of its own");
      return ended(Call(c10d::OpType::ALLGATHER, options).of(outputs[0]), [&](Hosts& hosts) {
        auto to = hosts.written_packed(outputs[0]);
        auto from = hosts.read_packed(Tensors(size_, inputs[0]));
        std::vector<int64_t> sent(size_, inputs[0].numel());
        c10d::AllToAllOptions exchange;
        exchange.timeout = options.timeout;
        return gloo->alltoall_base(to, from, parts, sent, exchange);
      });
    }
    return ended(Call(c10d::OpType::ALLGATHER, options).of(inputs), [&](Hosts& hosts) {
      auto to = hosts.written(outputs);
      auto from = hosts.read(inputs);
      return gloo->allgather(to, from, options);
    });
  }
  WorkPointer _allgather_base(at::Tensor& output, at::Tensor& input, const c10d::AllgatherOptions& options) override {
    return ended(Call(c10d::OpType::_ALLGATHER_BASE, options).of({input}), [&](Hosts& hosts) {
      auto to = flat(hosts.written(output));
      auto from = flat(hosts.read(input));
      return gloo->_allgather_base(to, from, options);
    });
  }
  WorkPointer allgather_coalesced(Lists& outputs, Tensors& inputs, const c10d::AllgatherOptions& options) override {
    return ended(Call(c10d::OpType::ALLGATHER_COALESCED, options).of(inputs), [&](Hosts& hosts) {
      auto to = hosts.written(outputs);
      auto from = hosts.read(inputs);
      return gloo->allgather_coalesced(to, from, options);
    });
  }
  WorkPointer allgather_into_tensor_coalesced(Tensors& outputs, Tensors& inputs, const c10d::AllgatherOptions& options) override {
    return ended(Call(c10d::OpType::COALESCED, options, "ALLGATHER_COALESCED into tensors").of(inputs), [&](Hosts& hosts) {
      auto to = flat(hosts.written(outputs));
      auto from = flat(hosts.read(inputs));
      return gloo->allgather_into_tensor_coalesced(to, from, options);
    });
  }
  WorkPointer gather(Lists& outputs, Tensors& inputs, const c10d::GatherOptions& options) override {
    return ended(Call(c10d::OpType::GATHER, options).of(inputs).with_root(options.rootRank), [&](Hosts& hosts) {
      auto to = hosts.written(outputs);
      auto from = hosts.read(inputs);
      return gloo->gather(to, from, options);
    });
  }
  WorkPointer scatter(Tensors& outputs, Lists& inputs, const c10d::ScatterOptions& options) override {
    return ended(Call(c10d::OpType::SCATTER, options).of(outputs).with_root(options.rootRank), [&](Hosts& hosts) {
      auto to = hosts.written(outputs);
      auto from = hosts.read(inputs);
      return gloo->scatter(to, from, options);
    });
  }
  WorkPointer reduce_scatter(Tensors& outputs, Lists& inputs, const c10d::ReduceScatterOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::REDUCE_SCATTER, options).of(inputs.at(0)).by(options.reduceOp), [&](Hosts& hosts) {
      auto to = hosts.written(outputs);
      auto from = hosts.read(inputs);
      return gloo->reduce_scatter(to, from, sum);
    }, divisor(options.reduceOp));
  }
  WorkPointer _reduce_scatter_base(at::Tensor& output, at::Tensor& input, const c10d::ReduceScatterOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::_REDUCE_SCATTER_BASE, options).of({input}).by(options.reduceOp), [&](Hosts& hosts) {
      auto to = flat(hosts.written(output));
      auto from = flat(hosts.read(input));
      return gloo->_reduce_scatter_base(to, from, sum);
    }, divisor(options.reduceOp));
  }
  WorkPointer reduce_scatter_tensor_coalesced(Tensors& outputs, Tensors& inputs, const c10d::ReduceScatterOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::COALESCED, options, "REDUCE_SCATTER_COALESCED").of(inputs).by(options.reduceOp), [&](Hosts& hosts) {
      auto to = flat(hosts.written(outputs));
      auto from = flat(hosts.read(inputs));
      return gloo->reduce_scatter_tensor_coalesced(to, from, sum);
    }, divisor(options.reduceOp));
  }
  WorkPointer alltoall_base(at::Tensor& output, at::Tensor& input, std::vector<int64_t>& output_sizes, std::vector<int64_t>& input_sizes,
                     const c10d::AllToAllOptions& options) override {
    return ended(Call(c10d::OpType::ALLTOALL_BASE, options).of_type({input}).between(parts_of(input, input_sizes, size_), parts_of(output, output_sizes, size_)), [&](Hosts& hosts) {
      auto to = hosts.written(output);
      auto from = hosts.read(input);
      return gloo->alltoall_base(to, from, output_sizes, input_sizes, options);
    });
  }
  WorkPointer alltoall(Tensors& outputs, Tensors& inputs, const c10d::AllToAllOptions& options) override {
    return ended(Call(c10d::OpType::ALLTOALL, options).of_type(inputs).between(elements_of(inputs), elements_of(outputs)), [&](Hosts& hosts) {
      auto to = hosts.written_packed(outputs);
      auto from = hosts.read_packed(inputs);
      auto sent = elements_of(inputs), received = elements_of(outputs);
      return gloo->alltoall_base(to, from, received, sent, options);
    });
  }
  WorkPointer barrier(const c10d::BarrierOptions& options) override {
    return ended(Call(c10d::OpType::BARRIER, options), [&](Hosts&) { return gloo->barrier(options); });
  }
  void monitoredBarrier(const c10d::BarrierOptions& options, bool wait_all_ranks) override {
    gloo->monitoredBarrier(options, wait_all_ranks);
  }
  WorkPointer send(Tensors& tensors, int to, int tag) override {
    Hosts hosts;
    if (to == rank_) {
      const std::lock_guard<std::mutex> lock(own->mutex);
      own->messages[{tag, own->sent[tag]++}] = hosts.read(tensors.at(0)).clone();
      return goes_on(c10d::OpType::SEND, c10::make_intrusive<Ended>(*gloo, c10d::OpType::SEND, tensors), {});
    }
    auto host = hosts.read(tensors);
    return goes_on(c10d::OpType::SEND, gloo->send(host, to, tag), {});
  }
  WorkPointer recv(Tensors& tensors, int from, int tag) override {
    Hosts hosts;
    auto host = hosts.written(tensors);
    if (from == rank_) {
      auto message = c10::make_intrusive<FromItself>(rank_, own, tag, host.at(0));
      return goes_on(c10d::OpType::RECV, std::move(message), std::move(hosts));
    }
    return goes_on(c10d::OpType::RECV, gloo->recv(host, from, tag), std::move(hosts));
  }
  WorkPointer recvAnysource(Tensors& tensors, int tag) override {
    Hosts hosts;
    auto host = hosts.written(tensors);
    return goes_on(c10d::OpType::RECVANYSOURCE, gloo->recvAnysource(host, tag), std::move(hosts));
  }
  void startCoalescing() override { together.emplace(); }
  WorkPointer endCoalescing() override {
    auto transfers = std::move(together).value_or(std::vector<GoesOn::Transfer>());
    together.reset();
    return c10::make_intrusive<GoesOn>(rank_, c10d::OpType::COALESCED, group, std::move(transfers));
  }

 private:
  WorkPointer ended(const Call& call, c10::function_ref<WorkPointer(Hosts&)> begin, int divisor = 1) {
    const auto interrupted = agree(call);
    Hosts hosts;
    wait_for(begin(hosts), call.op, *group, true);
    if (divisor != 1) hosts.divide(divisor);
    hosts.copy_back();
    if (interrupted) std::rethrow_exception(interrupted);
    return c10::make_intrusive<Ended>(*gloo, call.op, std::move(hosts.tensors));
  }
  // Gloo would compute something else where ranks do not mean the same, or end the process. Python says what they mean. Returns
  // what interrupted the wait when others had begun the collective already.
  std::exception_ptr agree(const Call& call) {
    group->check(call.op);
    if (size_ == 1) return {};
    const auto timeout = call.timeout == c10d::kUnsetTimeout ? gloo->getBackendOptions()->timeout : call.timeout;
    uint64_t number = group->number++;
    int64_t status = 0;
    std::string told;
    std::exception_ptr interrupted;
    if (words) {
      const auto rows = call.sent.size() == size_t(size_) && call.received.size() == size_t(size_);
      Waiting waiting(*group, call.op, false);
      const Said said{call.word.c_str(),   rows ? call.sent.data() : nullptr, call.received.data(),
                      timeout.count(), Waiting::of_rust,                  &waiting};
      status = functions->agree(words, &said, &number);
      interrupted = waiting.error;
      if (status && interrupted) std::rethrow_exception(interrupted);
      if (status && rows) told = " (sends " + text(call.sent) + "; receives " + text(call.received) + ')';
    } else {
      status = differ(call, told);
    }
    if (!status) return interrupted;
    torch::jit::Stack stack{call.word, reinterpret_cast<int64_t>(words), int64_t(number), status, told};
    c10::Dispatcher::singleton().findSchemaOrThrow("torchtpu::ranks_disagree", "").callBoxed(stack);
    return {};
  }
  // The same between machines, where a message takes as long as a small collective.
  bool differ(const Call& call, std::string& told) {
    constexpr int64_t length = 120;
    auto word = at::zeros({length}, at::kByte);
    call.word.copy(static_cast<char*>(word.mutable_data_ptr()), length - 1);
    const auto words = of_all_ranks(word, call);
    const auto said = [&](int rank) { return std::string(static_cast<const char*>(words.const_data_ptr()) + rank * length); };
    bool same = true;
    for (int rank = 0; rank < size_; rank++) same &= call.word.compare(0, length - 1, said(rank)) == 0;
    at::Tensor sizes;
    // All ranks exchange parts, or none does: they have said the same.
    if (same && call.exchanges) {
      auto own = at::full({2, size_}, -1, at::kLong);
      auto numbers = static_cast<int64_t*>(own.mutable_data_ptr());
      if (call.sent.size() == size_t(size_)) std::copy(call.sent.begin(), call.sent.end(), numbers);
      if (call.received.size() == size_t(size_)) std::copy(call.received.begin(), call.received.end(), numbers + size_);
      sizes = of_all_ranks(own.view(-1), call).view({size_, 2, size_});
      same = at::equal(sizes.select(1, 0), sizes.select(1, 1).t());
    }
    for (int rank = 0; rank < size_; rank++) {
      told += said(rank);
      if (sizes.defined()) {
        auto numbers = static_cast<const int64_t*>(sizes.const_data_ptr()) + rank * 2 * size_;
        told += " (sends " + text({numbers, numbers + size_}) + "; receives " + text({numbers + size_, numbers + 2 * size_}) + ')';
      }
      told += '\n';
    }
    return !same;
  }
  at::Tensor of_all_ranks(at::Tensor own, const Call& call) {
    auto of_all = at::empty({size_ * own.numel()}, own.options());
    c10d::AllgatherOptions options;
    options.timeout = call.timeout;
    wait_for(gloo->_allgather_base(of_all, own, options), call.op, *group, false);
    return of_all;
  }
  int divisor(const c10d::ReduceOp& op) const { return op == c10d::ReduceOp::AVG ? size_ : 1; }
  WorkPointer goes_on(c10d::OpType op, WorkPointer begun, Hosts hosts) {
    if (together) {
      together->push_back({std::move(begun), std::move(hosts)});
      return {};
    }
    return c10::make_intrusive<GoesOn>(rank_, op, group, std::vector<GoesOn::Transfer>{{std::move(begun), std::move(hosts)}});
  }

  const c10::intrusive_ptr<c10d::Backend> gloo;
  const std::string name;
  const void* const words;
  const Functions* const functions;
  const std::shared_ptr<Group> group;
  const std::shared_ptr<OwnMessages> own = std::make_shared<OwnMessages>();
  std::optional<std::vector<GoesOn::Transfer>> together;
};

// Has a process group serve the device's tensors by what serves those of the CPU in it. `words` is memory of its ranks, or 0.
void serve(const c10::intrusive_ptr<c10d::ProcessGroup>& group, std::string name, std::string key, int64_t words,
           int64_t functions) {
  auto gloo = group->getBackend(c10::DeviceType::CPU);
  group->setBackend(c10::DeviceType::PrivateUse1, c10d::ProcessGroup::BackendType::CUSTOM,
                    c10::make_intrusive<ThroughHost>(std::move(gloo), std::move(name), std::move(key), words, functions));
}

}  // namespace

// An operator, because this is linked to nothing of Python's, and PyTorch takes a group to C++ for those.
TORCH_LIBRARY_FRAGMENT(torchtpu, library) {
  library.def("serve_device(__torch__.torch.classes.c10d.ProcessGroup group, str name, str key, int words, int functions) -> ()", &serve);
  library.def("gloo_goes_on_at_exit() -> bool", &gloo_goes_on_at_exit);
}
