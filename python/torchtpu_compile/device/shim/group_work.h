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

}  // namespace
