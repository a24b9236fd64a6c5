// Process groups of tensors on the device: their data go through memory of the host, and gloo takes them to other ranks.
//
// PyTorch wraps what a backend written in Python returns, and asks the wrapper for little more than `wait`; before 2.15 it calls no
// such backend at all. So this is C++, in a library of its own, which programs of one process need not load. How groups are made,
// and what they are called, `device/process_group.py` knows.
#include "group_work.h"

#include <torch/csrc/api/include/torch/version.h>

namespace {

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
    averages = op.op_ == c10d::ReduceOp::AVG;
    if (op.op_ == c10d::ReduceOp::PREMUL_SUM) {
      const auto& by = static_cast<const c10d::NCCLPreMulSumSupplement&>(*op.supplement_);
      factor = by.tensor_factor.defined() ? by.tensor_factor.detach().cpu().reshape(at::IntArrayRef()) : at::scalar_tensor(by.double_factor, at::kDouble);
    }
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
  bool exchanges = false, averages = false;
  at::Tensor factor;
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

// Flat memory for what all ranks give, as FSDP2 has it, as a row for each rank. It is read so, and the array keeps
// these sizes: a TPU's compiler takes minutes to cut rows of odd lengths out of one dimension.
at::Tensor by_rank(const at::Tensor& output, int size) {
  return output.dim() == 1 && output.is_contiguous() && output.numel() % size == 0 ? output.view({size, -1}) : output;
}

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
  // Before 2.14 nobody of ours can have a group forget its device (`forget_device` in torch_private.py).
  bool supportsSplitting() const override { return TORCH_VERSION_MAJOR > 2 || TORCH_VERSION_MINOR >= 14; }
  // Python makes the part of a group, as it makes groups.
  c10::intrusive_ptr<c10d::Backend> split(const c10::intrusive_ptr<c10d::Store>& store, const std::vector<int>& ranks,
                                          const c10::intrusive_ptr<Options>& options) override {
    const auto at = std::find(ranks.begin(), ranks.end(), rank_);
    if (at == ranks.end()) return {};
    auto part = c10::make_intrusive<c10d::ProcessGroup>(store, static_cast<int>(at - ranks.begin()), static_cast<int>(ranks.size()));
    torch::jit::Stack stack{part, group->key, std::vector<int64_t>(ranks.begin(), ranks.end()), options->timeout.count()};
    c10::Dispatcher::singleton().findSchemaOrThrow("torchtpu::split_group", "").callBoxed(stack);
    return part->getBackend(c10::DeviceType::PrivateUse1);
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
    });
  }
  WorkPointer allreduce_coalesced(Tensors& tensors, const c10d::AllreduceCoalescedOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::ALLREDUCE_COALESCED, options).of(tensors).by(options.reduceOp), [&](Hosts& hosts) {
      auto host = hosts.both(tensors);
      return gloo->allreduce_coalesced(host, sum);
    });
  }
  WorkPointer reduce(Tensors& tensors, const c10d::ReduceOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::REDUCE, options).of(tensors).by(options.reduceOp).with_root(options.rootRank), [&](Hosts& hosts) {
      auto host = hosts.both(tensors);
      return gloo->reduce(host, sum);
    });
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
      auto to = flat(hosts.written(by_rank(output, size_)));
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
    });
  }
  WorkPointer _reduce_scatter_base(at::Tensor& output, at::Tensor& input, const c10d::ReduceScatterOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::_REDUCE_SCATTER_BASE, options).of({input}).by(options.reduceOp), [&](Hosts& hosts) {
      auto to = flat(hosts.written(output));
      auto from = flat(hosts.read(input));
      return gloo->_reduce_scatter_base(to, from, sum);
    });
  }
  WorkPointer reduce_scatter_tensor_coalesced(Tensors& outputs, Tensors& inputs, const c10d::ReduceScatterOptions& options) override {
    const auto sum = summed(options);
    return ended(Call(c10d::OpType::COALESCED, options, "REDUCE_SCATTER_COALESCED").of(inputs).by(options.reduceOp), [&](Hosts& hosts) {
      auto to = flat(hosts.written(outputs));
      auto from = flat(hosts.read(inputs));
      return gloo->reduce_scatter_tensor_coalesced(to, from, sum);
    });
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
  WorkPointer ended(const Call& call, c10::function_ref<WorkPointer(Hosts&)> begin) {
    const auto interrupted = agree(call);
    Hosts hosts(call.factor);
    wait_for(begin(hosts), call.op, *group, true, call.word);
    if (call.averages) hosts.divide(size_);
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
    wait_for(gloo->_allgather_base(of_all, own, options), call.op, *group, false, call.word);
    return of_all;
  }
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
