// What a collective or a transfer returns.
#pragma once
#include "group_waits.h"

namespace {

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
  bool has_arrived() const {
    const std::unique_lock<std::mutex> lock(own->mutex, std::try_to_lock);
    return lock && (has_come || own->messages.count(name));
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

// Transfers between two ranks, which go on until somebody waits for them: each of the two may be about to send to the other.
class GoesOn final : public c10d::Work {
 public:
  struct Transfer {
    WorkPointer begun;
    Hosts hosts;
  };
  GoesOn(int rank, c10d::OpType op, std::shared_ptr<Group> group, std::vector<Transfer> given)
      : Work(rank, op), group(std::move(group)), transfers(std::move(given)) {}
  // Gloo tells of an end only to whoever waits for it: from the first question on, a thread does. Python's lock may be held here.
  bool isCompleted() override {
    for (auto& transfer : transfers)
      if (auto own = dynamic_cast<FromItself*>(transfer.begun.get()); own && !Work::isCompleted() && !own->has_arrived()) return false;
    if (!Work::isCompleted() && !watched.exchange(true))
      std::thread([self = c10::intrusive_ptr<GoesOn>::reclaim_copy(this), infers = c10::InferenceMode::is_enabled()]() mutable {
        const c10::InferenceMode mode(infers);
        try {
          if (!self->wait_here(kNoTimeout)) self->finish(std::make_exception_ptr(std::runtime_error("the transfer was aborted")));
        } catch (...) {
          // Whoever asks hears of it.
        }
        // Tensors may be Python's as well.
        if (!python_lives) self.release();
      }).detach();
    return Work::isCompleted();
  }
  bool wait(Milliseconds timeout) override {
    try {
      return watched || Work::isCompleted() ? Work::wait(timeout) : wait_here(timeout);
    } catch (const std::exception& error) {
      if (Work::isCompleted() && is_refused(error)) throw;
      // Not before: an error of Python's ends the process when it is thrown again.
      fail(opType_, error, *group, true);
    }
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
  bool wait_here(Milliseconds timeout) {
    const std::lock_guard<std::mutex> lock(waiting);
    if (Work::isCompleted()) return true;
    // What has arrived is copied once: the tensor may hold something else by the next call.
    try {
      for (; done < transfers.size(); done++) {
        if (!transfers[done].begun->wait(timeout)) return false;
        if (python_lives) transfers[done].hosts.copy_back();
      }
    } catch (...) {
      if (!Work::isCompleted()) finish(std::current_exception());
      throw;
    }
    if (!Work::isCompleted()) finish();
    return true;
  }
  const std::shared_ptr<Group> group;
  std::vector<Transfer> transfers;
  size_t done = 0;
  std::atomic<bool> watched = false;
  std::mutex waiting;
};

}  // namespace
