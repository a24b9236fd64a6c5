// Waits of a rank for others: what Python hears of them, and how they end.
#pragma once
#include "group_hosts.h"

namespace {

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

// Whether gloo refuses a call, such as a reduction of a dtype, whatever other ranks do.
bool is_refused(const std::exception& error) {
  const auto torch_raised = dynamic_cast<const c10::Error*>(&error) && !dynamic_cast<const c10::DistError*>(&error);
  return torch_raised || std::string(error.what()) == "Invalid scalar type";
}

// Waits for what gloo has begun. If it fails, Python says which rank that is, and at which line. `has_come` says whether all
// ranks have come to this collective, which `word` describes.
void wait_for(const WorkPointer& begun, c10d::OpType op, Group& group, bool has_come, const std::string& word) {
  constexpr Milliseconds pulse(200);
  const auto failed = [&](const std::exception& error) {
    const std::string why = error.what();
    TORCH_CHECK(!is_refused(error), "the tpu process group cannot run ", word, " (", why.substr(0, why.find('\n')), "). Use another dtype or reduction");
    fail(op, error, group, has_come);
  };
  Waiting waiting(group, op, has_come);
  for (double seconds = 0.2;; seconds += 0.2) {
    const auto begin = std::chrono::steady_clock::now();
    try {
      begun->wait(pulse);
      return;
    } catch (const std::exception& error) {
      // It failed, or the pulse is over. Some works of gloo's that failed do not count as completed.
      if (!begun->isCompleted() && std::chrono::steady_clock::now() - begin < pulse) failed(error);
    }
    // It may have ended after the pulse, and well.
    if (begun->isCompleted()) try {
        begun->wait();
        return;
      } catch (const std::exception& error) {
        failed(error);
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

}  // namespace
