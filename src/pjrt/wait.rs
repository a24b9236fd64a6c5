//! Waiting: every wait has a heartbeat, a deadline and an ear for Ctrl-C.
//!
//! A call into a plugin cannot be cancelled. So a call that may hang runs on a supervisor thread ([`supervise`]),
//! and its caller waits for that thread with a deadline. A caller that gives up leaves the thread behind together
//! with everything the call uses; if the call ever returns, the thread drops all of it and takes the next job.

use std::any::Any;
use std::cell::{Cell, RefCell, UnsafeCell};
use std::ffi::c_void;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};
use std::thread::{Thread, ThreadId};
use std::time::{Duration, Instant};

use super::error::{PjrtError, seconds};
use super::fork::PerProcess;
use super::open_waits::Entry;

/// Time between two looks at the interrupt hook. The first look is that late too: the hook may have to wait for a
/// lock of its own (Python's), which a short call must not pay for.
const TICK: Duration = Duration::from_millis(50);
/// When the hook is first asked during a call that changes what its caller holds.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a waiting thread spins before it sleeps: about the price of a sleep and a wake.
const SPIN: Duration = Duration::from_micros(10);
/// Idle supervisor threads that are kept; more are ended when their job is done.
const IDLE_THREADS: usize = 8;
/// Stack of a supervisor thread. Plugins recurse deeply over large programs on the caller's thread.
const STACK_BYTES: usize = 32 << 20;

/// A wait that is shorter than this is not worth a line: compiling takes that long on a busy machine.
const FIRST_LINE: Duration = Duration::from_secs(10);

/// How long to wait, and how often to log it.
#[derive(Clone, Debug)]
pub struct WaitPolicy {
    /// Longest time between lines on stderr that say what is being waited for. The first comes after 10 s at most, and
    /// each further one after as long again as the wait has taken by then: 10 s, 20 s, 40 s, 70 s where this is 30 s.
    pub heartbeat: Duration,
    /// Time after which the wait ends in [`PjrtError::Deadline`].
    pub deadline: Duration,
    /// Name of the option that sets `deadline`, for the message of the error; empty if there is none.
    pub option: &'static str,
}

impl WaitPolicy {
    /// Returns the policy of a wait whose deadline no option sets.
    pub const fn new(heartbeat: Duration, deadline: Duration) -> Self {
        Self { heartbeat, deadline, option: "" }
    }

    /// Returns the policy of a wait whose deadline the option `option` sets.
    pub const fn set_by(mut self, option: &'static str) -> Self {
        self.option = option;
        self
    }

    /// Returns the policy of a wait that logs nothing while it lasts.
    pub const fn silent(deadline: Duration) -> Self {
        Self::new(Duration::MAX, deadline)
    }

    /// When the line comes that follows one after `waited`.
    fn line_after(&self, waited: Duration) -> Duration {
        // A zero heartbeat would be a busy loop of lines.
        waited + self.heartbeat.min(waited).max(TICK)
    }

    fn first_line(&self) -> Duration {
        if self.heartbeat == Duration::MAX { Duration::MAX } else { self.heartbeat.min(FIRST_LINE) }
    }
}

impl Default for WaitPolicy {
    /// A line every 30 s at most and a deadline of 30 min.
    fn default() -> Self {
        Self::new(Duration::from_secs(30), Duration::from_secs(1800))
    }
}

static INTERRUPT_CHECK: AtomicPtr<()> = AtomicPtr::new(std::ptr::null_mut());

/// Installs the hook that every waiting thread polls about every 50 ms; `true` ends that wait in
/// [`PjrtError::Interrupted`]. The hook runs on the waiting thread; the last one installed counts.
pub fn set_interrupt_check(check: fn() -> bool) {
    INTERRUPT_CHECK.store(check as *mut (), Ordering::Release);
}

/// Hooks of a lock that whoever calls this crate may hold, as Python's: what is waited for may need it.
#[derive(Clone, Copy, Debug)]
pub struct LockHooks {
    /// Gives the lock away if this thread has it, and returns what takes it back; null if it has not.
    pub let_go: fn() -> *mut c_void,
    /// Takes the lock back.
    pub take_back: fn(*mut c_void),
}

static LOCK_HOOKS: OnceLock<LockHooks> = OnceLock::new();

/// Installs the hooks of a lock that no thread holds while it sleeps in a wait, once.
pub fn set_lock_hooks(hooks: LockHooks) {
    LOCK_HOOKS.set(hooks).ok();
}

/// Sleeps by `f`, without the lock of [`set_lock_hooks`].
fn asleep(f: impl FnOnce()) {
    let held = LOCK_HOOKS.get().map(|hooks| (hooks, (hooks.let_go)()));
    f();
    if let Some((hooks, lock)) = held.filter(|(_, lock)| !lock.is_null()) {
        (hooks.take_back)(lock);
    }
}

thread_local! {
    /// Flag that ends the waits of this thread in place of the hook.
    static STOP: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

/// Runs `f`, whose waits on this thread end in [`PjrtError::Interrupted`] once `stop` is set. The hook of
/// [`set_interrupt_check`] is not asked meanwhile: the thread that sets `stop` listens to the user.
pub fn stoppable<T>(stop: &Arc<AtomicBool>, f: impl FnOnce() -> T) -> T {
    let before = STOP.replace(Some(Arc::clone(stop)));
    let result = f();
    STOP.set(before);
    result
}

/// Hooks of threads that may run none of the user's code for a while.
#[derive(Clone, Copy, Debug)]
pub struct QuietHooks {
    /// Whether Ctrl-C was pressed since it was last asked.
    pub take_interrupt: fn() -> bool,
    /// The user's code may run again; whether Ctrl-C was taken meanwhile.
    pub ended: fn(bool),
}

static QUIET_HOOKS: OnceLock<QuietHooks> = OnceLock::new();

/// Installs the hooks of [`quietly`], once.
pub fn set_quiet_hooks(hooks: QuietHooks) {
    QUIET_HOOKS.set(hooks).ok();
}

thread_local! {
    /// How often Ctrl-C was pressed while this thread was quiet; `None` if it is not.
    static QUIET: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Whether this thread is inside of [`quietly`].
pub fn is_quiet() -> bool {
    QUIET.get().is_some()
}

/// Runs `f`, during which this thread runs no code of the user's: it may hold locks that such code would take. Handlers
/// of signals and of logs run when `f` has ended. A second Ctrl-C ends a wait in `f`.
pub fn quietly<T>(f: impl FnOnce() -> T) -> T {
    struct Ended;
    impl Drop for Ended {
        fn drop(&mut self) {
            let heard = QUIET.take().is_some_and(|heard| heard > 0);
            if let Some(hooks) = QUIET_HOOKS.get() {
                (hooks.ended)(heard);
            }
        }
    }
    if is_quiet() {
        return f();
    }
    QUIET.set(Some(0));
    let _ended = Ended;
    f()
}

/// Whether this wait of a quiet thread ends.
fn interrupted_again(heard: u32, what: &str) -> bool {
    if !QUIET_HOOKS.get().is_some_and(|hooks| (hooks.take_interrupt)()) {
        return false;
    }
    QUIET.set(Some(heard + 1));
    if heard == 0 {
        say(&format!("interrupted while {what}, which ends first; once more to give it up"));
    }
    heard > 0
}

fn interrupted(what: &str) -> bool {
    if let Some(stopped) = STOP.with_borrow(|stop| stop.as_ref().map(|stop| stop.load(Ordering::Acquire))) {
        return stopped;
    }
    if let Some(heard) = QUIET.get() {
        return interrupted_again(heard, what);
    }
    let check = INTERRUPT_CHECK.load(Ordering::Acquire);
    if check.is_null() {
        return false;
    }
    // SAFETY: the only non-null pointers stored are of type `fn() -> bool`.
    let check = unsafe { std::mem::transmute::<*mut (), fn() -> bool>(check) };
    check()
}

/// One wait in progress.
pub(super) struct Waiting<'a> {
    what: &'a str,
    policy: &'a WaitPolicy,
    started: Instant,
    next_heartbeat: Duration,
    next_look: Duration,
    /// Whether the interrupt hook may end this wait. A destructor must not swallow the user's Ctrl-C.
    interruptible: bool,
    /// The awaited work mutates the caller's memory, so it ends first: the wait ignores a first Ctrl-C, which is raised
    /// afterwards.
    patient: bool,
    /// For who asks what this process waits for, once the wait is no short one.
    entry: Option<Entry>,
}

impl<'a> Waiting<'a> {
    pub(super) fn new(what: &'a str, policy: &'a WaitPolicy) -> Self {
        Self {
            what,
            policy,
            started: Instant::now(),
            next_heartbeat: policy.first_line(),
            next_look: TICK,
            interruptible: true,
            patient: false,
            entry: None,
        }
    }

    /// Returns the wait for a call that mutates the caller's memory. It polls the interrupt hook late, so that a signal
    /// handler sees the whole change if the call is short. A first interrupt does not end the wait: the code that
    /// installed the hook raises it after the call.
    pub(super) fn patient(self) -> Self {
        Self { patient: true, next_look: PATIENCE, ..self }
    }

    /// Looks at interrupt, deadline and heartbeat where they are due; returns how long to sleep before the next look.
    pub(super) fn tick(&mut self) -> Result<Duration, PjrtError> {
        let waited = self.started.elapsed();
        if waited >= self.next_look {
            self.next_look = waited + TICK;
            if self.entry.is_none() {
                self.entry = Some(Entry::new(self.what, self.started, self.policy.deadline));
            }
            if self.interruptible && interrupted(self.what) {
                if !std::mem::take(&mut self.patient) {
                    return Err(PjrtError::Interrupted { what: self.what.to_owned() });
                }
                say(&format!(
                    "interrupted while {}, which changes tensors in place and ends first; once more to give it up",
                    self.what
                ));
            }
        }
        if waited >= self.policy.deadline {
            let option = self.policy.option;
            return Err(PjrtError::Deadline { what: self.what.to_owned(), waited, option });
        }
        if waited >= self.next_heartbeat {
            self.next_heartbeat = self.policy.line_after(waited);
            self.heartbeat(waited);
        }
        let due = self.policy.deadline.min(self.next_heartbeat).min(self.next_look);
        Ok(due.saturating_sub(waited).max(Duration::from_millis(1)))
    }

    fn heartbeat(&self, waited: Duration) {
        let (so_far, deadline) = (seconds(waited), seconds(self.policy.deadline));
        say(&format!("still {}, {so_far} so far (deadline {deadline})", self.what));
    }
}

fn say(what: &str) {
    // A closed stderr must not end the wait.
    let _ = std::io::stderr().lock().write_all(format!("torchtpu: {what}\n").as_bytes());
}

/// A one-shot flag that one thread sets and the thread that made it waits for.
pub(super) struct Signal {
    done: AtomicU32,
    waiter: Thread,
}

impl Signal {
    /// A signal for the current thread to wait for.
    pub(super) fn new() -> Self {
        Self { done: AtomicU32::new(0), waiter: std::thread::current() }
    }

    pub(super) fn set(&self) {
        self.done.store(1, Ordering::Release);
        self.waiter.unpark();
    }

    pub(super) fn is_set(&self) -> bool {
        self.done.load(Ordering::Acquire) == 1
    }

    /// Waits on the thread that made the signal: spins shortly, then sleeps.
    pub(super) fn wait(&self, mut waiting: Waiting<'_>) -> Result<(), PjrtError> {
        while waiting.started.elapsed() < SPIN {
            if self.is_set() {
                return Ok(());
            }
            std::hint::spin_loop();
        }
        while !self.is_set() {
            let pause = waiting.tick()?;
            asleep(|| std::thread::park_timeout(pause));
        }
        Ok(())
    }
}

/// Takes a lock that may be held through a slow plugin call, with the promises of a wait.
pub(super) fn lock<'m, T>(
    mutex: &'m Mutex<T>,
    what: &str,
    policy: &WaitPolicy,
) -> Result<MutexGuard<'m, T>, PjrtError> {
    let mut waiting = Waiting::new(what, policy);
    loop {
        match mutex.try_lock() {
            Ok(guard) => return Ok(guard),
            Err(TryLockError::Poisoned(poisoned)) => return Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                let pause = waiting.tick()?;
                asleep(|| std::thread::sleep(pause.min(Duration::from_millis(2))));
            }
        }
    }
}

/// A lock for slow work, of which one thread does some at a time. Whoever waits for it has the promises of a wait. The
/// thread that has it may take it again, because such work may run the user's code (signal handlers, logging).
#[derive(Debug, Default)]
pub struct Turn {
    /// Who has it, and how often.
    owner: Mutex<Option<(ThreadId, usize)>>,
    freed: Condvar,
}

/// As long as it lives, its thread has the [`Turn`].
#[derive(Debug)]
pub struct TurnGuard<'t>(&'t Turn);

impl Turn {
    /// Takes it; `what` is waited for where another thread has it.
    ///
    /// # Errors
    /// [`PjrtError::Deadline`], [`PjrtError::Interrupted`].
    pub fn take(&self, what: &dyn Fn() -> String, policy: &WaitPolicy) -> Result<TurnGuard<'_>, PjrtError> {
        let me = std::thread::current().id();
        let attempt = || {
            let mut owner = self.owner.lock().unwrap_or_else(PoisonError::into_inner);
            match &mut *owner {
                None => *owner = Some((me, 1)),
                Some((thread, times)) if *thread == me => *times += 1,
                Some(_) => return None,
            }
            Some(TurnGuard(self))
        };
        if let Some(guard) = attempt() {
            return Ok(guard);
        }
        let what = what();
        let mut waiting = Waiting::new(&what, policy);
        loop {
            // Code of the user's runs here, without a lock of ours.
            let pause = waiting.tick()?;
            if let Some(guard) = attempt() {
                return Ok(guard);
            }
            asleep(|| {
                let owner = self.owner.lock().unwrap_or_else(PoisonError::into_inner);
                if owner.is_some() {
                    drop(self.freed.wait_timeout(owner, pause.min(TICK)));
                }
            });
        }
    }
}

impl Drop for TurnGuard<'_> {
    fn drop(&mut self) {
        let mut owner = self.0.owner.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *owner {
            Some((_, times)) if *times > 1 => *times -= 1,
            _ => *owner = None,
        }
        drop(owner);
        self.0.freed.notify_one();
    }
}

/// Asks `attempt` again and again until it has an answer, with the promises of a wait.
///
/// # Errors
/// [`PjrtError::Deadline`], [`PjrtError::Interrupted`].
pub fn poll<T>(
    what: &str,
    policy: &WaitPolicy,
    mut attempt: impl FnMut() -> Option<T>,
) -> Result<T, PjrtError> {
    let mut waiting = Waiting::new(what, policy);
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(answer) = attempt() {
            return Ok(answer);
        }
        let next = waiting.tick()?.min(pause);
        asleep(|| std::thread::sleep(next));
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// Where a supervisor thread finds its next job.
#[derive(Default)]
struct Inbox {
    job: Mutex<Option<Job>>,
    arrived: Condvar,
}

impl Inbox {
    fn put(&self, job: Job) {
        *self.job.lock().unwrap_or_else(PoisonError::into_inner) = Some(job);
        self.arrived.notify_one();
    }

    fn take(&self) -> Job {
        let mut job = self.job.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(job) = job.take() {
                return job;
            }
            job = self.arrived.wait(job).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Supervisor threads without a job. A thread whose call hangs is in nobody's list until the call returns.
#[derive(Default)]
struct Pool {
    idle: Mutex<Vec<Arc<Inbox>>>,
}

static POOL: PerProcess<Pool> = PerProcess::new();

impl Pool {
    fn run(&'static self, job: Job) -> Result<(), PjrtError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        if let Some(inbox) = idle {
            inbox.put(job);
            return Ok(());
        }
        let inbox = Arc::new(Inbox::default());
        inbox.put(job);
        std::thread::Builder::new()
            .name("torchtpu-plugin".to_owned())
            .stack_size(STACK_BYTES)
            .spawn(move || self.serve(&inbox))
            .map(drop)
            .map_err(|source| PjrtError::System { what: "start a supervisor thread".to_owned(), source })
    }

    fn serve(&self, inbox: &Arc<Inbox>) {
        loop {
            let job = inbox.take();
            job();
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            if idle.len() >= IDLE_THREADS {
                return;
            }
            idle.push(Arc::clone(inbox));
        }
    }
}

/// A job's result on its way from the supervisor thread to the caller.
struct Handover<T> {
    result: UnsafeCell<Option<Result<T, Box<dyn Any + Send>>>>,
    signal: Signal,
}

// SAFETY: `result` is written by the supervisor thread before `signal` is set (release) and read by the caller only
// after it saw the signal (acquire). If the caller gave up, only the last owner's drop touches it.
unsafe impl<T: Send> Sync for Handover<T> {}

/// Runs `f`, a call into a plugin, on a supervisor thread and waits for it under `policy`.
///
/// `what` completes "still …" and "gave up …": `compiling graph 3`. On [`PjrtError::Deadline`] and
/// [`PjrtError::Interrupted`] the call goes on: `f`'s captures and its result stay alive until it returns and are then
/// dropped on the supervisor thread. A panic in `f` continues on the caller's thread.
///
/// # Errors
/// [`PjrtError::Deadline`], [`PjrtError::Interrupted`], and [`PjrtError::System`] when no thread can be started.
pub fn supervise<T: Send + 'static>(
    what: &str,
    policy: &WaitPolicy,
    f: impl FnOnce() -> T + Send + 'static,
) -> Result<T, PjrtError> {
    hand_over(Waiting::new(what, policy), f)
}

/// [`supervise`] for a call that changes what its caller holds: a first interrupt does not end it.
///
/// # Errors
/// Those of [`supervise`].
pub fn supervise_change<T: Send + 'static>(
    what: &str,
    policy: &WaitPolicy,
    f: impl FnOnce() -> T + Send + 'static,
) -> Result<T, PjrtError> {
    hand_over(Waiting::new(what, policy).patient(), f)
}

/// Runs `f`, whose waits on this thread no interrupt ends.
pub fn undisturbed<T>(f: impl FnOnce() -> T) -> T {
    static NEVER: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
    stoppable(&NEVER, f)
}

/// [`supervise`] for destructors: the interrupt hook is not asked.
pub(super) fn supervise_drop(
    what: &str,
    policy: &WaitPolicy,
    f: impl FnOnce() + Send + 'static,
) -> Result<(), PjrtError> {
    hand_over(Waiting { interruptible: false, ..Waiting::new(what, policy) }, f)
}

fn hand_over<T: Send + 'static>(
    waiting: Waiting<'_>,
    f: impl FnOnce() -> T + Send + 'static,
) -> Result<T, PjrtError> {
    let handover = Arc::new(Handover { result: UnsafeCell::new(None), signal: Signal::new() });
    let theirs = Arc::clone(&handover);
    POOL.get().run(Box::new(move || {
        let result = catch_unwind(AssertUnwindSafe(f));
        // SAFETY: the signal is not set, so the caller does not look yet.
        unsafe { *theirs.result.get() = Some(result) };
        theirs.signal.set();
    }))?;
    handover.signal.wait(waiting)?;
    // SAFETY: the signal is set, so the supervisor thread is done with the result.
    match unsafe { (*handover.result.get()).take() } {
        Some(Ok(result)) => Ok(result),
        Some(Err(panic)) => resume_unwind(panic),
        None => unreachable!("the signal is set after the result is stored"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn policy(milliseconds: u64) -> WaitPolicy {
        WaitPolicy::new(Duration::from_secs(30), Duration::from_millis(milliseconds))
    }

    #[test]
    fn lines_come_at_growing_intervals() {
        let lines = |policy: &WaitPolicy| {
            let first = policy.first_line();
            let later = std::iter::successors(Some(first), |waited| Some(policy.line_after(*waited)));
            later.map(|waited| waited.as_secs()).take(5).collect::<Vec<u64>>()
        };
        let of = |heartbeat| WaitPolicy::new(Duration::from_secs(heartbeat), Duration::from_secs(1000));
        assert_eq!(lines(&of(30)), [10, 20, 40, 70, 100]);
        assert_eq!(lines(&of(3)), [3, 6, 9, 12, 15]);
        assert_eq!(WaitPolicy::silent(Duration::from_secs(1)).first_line(), Duration::MAX);
    }

    #[test]
    fn returns_what_the_call_returns() {
        for i in 0..1000 {
            assert_eq!(supervise("adding", &policy(10_000), move || i + 1).unwrap(), i + 1);
        }
    }

    #[test]
    fn gives_up_at_the_deadline_and_keeps_the_captures_until_the_call_returns() {
        struct Flag(Arc<AtomicBool>);
        impl Drop for Flag {
            fn drop(&mut self) {
                self.0.store(true, Ordering::SeqCst);
            }
        }
        let dropped = Arc::new(AtomicBool::new(false));
        let (release, wait_for_release) = mpsc::channel::<()>();
        let flag = Flag(Arc::clone(&dropped));
        let error = supervise("sleeping", &policy(80), move || {
            let _ = wait_for_release.recv();
            drop(flag);
        })
        .unwrap_err();
        assert!(matches!(&error, PjrtError::Deadline { what, .. } if what == "sleeping"), "{error}");
        let limited = PjrtError::Deadline {
            what: "compiling g".into(),
            waited: Duration::ZERO,
            option: "compile_timeout",
        };
        let message = limited.to_string();
        assert!(message.contains("Raise compile_timeout (TORCHTPU_COMPILE_TIMEOUT)"), "{message}");
        assert!(message.contains("torchtpu dump"), "{message}");
        assert!(!dropped.load(Ordering::SeqCst));
        release.send(()).unwrap();
        let started = Instant::now();
        while !dropped.load(Ordering::SeqCst) {
            assert!(started.elapsed() < Duration::from_secs(10));
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_stop_flag_ends_the_waits_of_its_thread() {
        let stop = Arc::new(AtomicBool::new(false));
        let (release, gate) = mpsc::channel::<()>();
        let flag = Arc::clone(&stop);
        let setter = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            flag.store(true, Ordering::Release);
        });
        let stuck = stoppable(&stop, || {
            supervise("hanging", &policy(60_000), move || {
                let _ = gate.recv();
            })
        });
        assert!(matches!(stuck, Err(PjrtError::Interrupted { .. })));
        assert_eq!(supervise("working", &policy(10_000), || 7).unwrap(), 7);
        setter.join().unwrap();
        drop(release);
    }

    #[test]
    fn serves_others_while_calls_hang() {
        let (release, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        for _ in 0..(IDLE_THREADS + 2) {
            let gate = Arc::clone(&gate);
            let stuck = supervise("hanging", &policy(5), move || {
                let _ = gate.lock().unwrap().recv();
            });
            assert!(matches!(stuck, Err(PjrtError::Deadline { .. })));
        }
        assert_eq!(supervise("working", &policy(10_000), || 7).unwrap(), 7);
        drop(release);
    }

    #[test]
    fn a_panic_continues_on_the_caller() {
        let caught = catch_unwind(|| supervise("panicking", &policy(10_000), || panic!("in the call")));
        assert_eq!(*caught.unwrap_err().downcast::<&str>().unwrap(), "in the call");
    }

    #[test]
    fn a_turn_is_for_one_thread_which_may_take_it_again() {
        let turn = Arc::new(Turn::default());
        let what = || "waiting for a turn".to_owned();
        let first = turn.take(&what, &policy(10_000)).unwrap();
        let again = turn.take(&what, &policy(10_000)).unwrap();
        let theirs = Arc::clone(&turn);
        let other = move |ms| theirs.take(&what, &policy(ms)).map(drop);
        let late = std::thread::spawn({
            let other = other.clone();
            move || other(30)
        });
        assert!(matches!(late.join().unwrap(), Err(PjrtError::Deadline { .. })));
        drop(first);
        let late = std::thread::spawn({
            let other = other.clone();
            move || other(30)
        });
        assert!(matches!(late.join().unwrap(), Err(PjrtError::Deadline { .. })));
        let waits = std::thread::spawn(move || other(10_000));
        drop(again);
        waits.join().unwrap().unwrap();
    }

    #[test]
    fn a_change_is_waited_for_after_a_first_interrupt() {
        let policy = policy(60_000);
        let mut waiting = Waiting::new("changing", &policy).patient();
        assert!(waiting.tick().unwrap() >= TICK, "the hook is asked late");
        waiting.next_look = Duration::ZERO;
        let stop = Arc::new(AtomicBool::new(true));
        stoppable(&stop, || {
            waiting.tick().unwrap();
            waiting.next_look = Duration::ZERO;
            assert!(matches!(waiting.tick(), Err(PjrtError::Interrupted { .. })));
            undisturbed(|| {
                waiting.next_look = Duration::ZERO;
                waiting.tick().unwrap();
            });
        });
    }

    #[test]
    fn a_lock_held_too_long_is_a_deadline() {
        let mutex = Mutex::new(1);
        let held = mutex.lock().unwrap();
        assert!(matches!(lock(&mutex, "waiting for a lock", &policy(20)), Err(PjrtError::Deadline { .. })));
        drop(held);
        assert_eq!(*lock(&mutex, "waiting for a lock", &policy(20)).unwrap(), 1);
    }
}
