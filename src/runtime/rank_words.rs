//! Shared memory in which ranks of one machine say what they are about to do: each looks before it runs a collective of
//! the device, which takes microseconds.
//!
//! A rank numbers its collectives, writes a word about each, and waits until all others have written theirs of that
//! number. It begins the collective if they say the same.

use super::lock;
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Bytes of a word. Shorter ones end with zeros.
pub const WORD: usize = 120;
/// Words that a rank keeps, with how much it exchanges: since ranks wait for each other, one may be read yet while the
/// next is written.
const KEPT: u64 = 4;
/// Bytes of a source line in an account.
const LINE: usize = 248;
/// How long words are looked at before a rank sleeps. The system wakes what sleeps sooner than what has yielded.
const LOOKED_AT: Duration = Duration::from_micros(20);
/// How often a rank that sleeps looks whether the others are alive.
const PULSE: Duration = Duration::from_millis(200);

const UNIT: usize = size_of::<AtomicU64>();
/// Places in the head: the token, the count of arrivals, whether anyone sleeps, and decisions.
const ARRIVALS: usize = 2;
const SLEEPERS: usize = 3;
const DECISIONS: usize = 4;
const HEAD: usize = DECISIONS + KEPT as usize;
/// Places in a rank's part: process, when it started, number given up, number and text of a line, words, rows.
const PROCESS: usize = 0;
const STARTED: usize = 1;
const GIVEN_UP: usize = 2;
const LINE_OF: usize = 3;
const LINE_AT: usize = 4;
const WORDS_AT: usize = LINE_AT + LINE / UNIT;
const WORD_UNITS: usize = 1 + WORD / UNIT;
const ROWS_AT: usize = WORDS_AT + KEPT as usize * WORD_UNITS;

/// Why a collective is not begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Discord {
    /// Ranks came to different collectives at this number.
    Differ { number: u64 },
    /// A rank did not come in time.
    TimedOut { number: u64 },
    /// Another rank gave up the collective of this number.
    GivenUp { number: u64 },
    /// The process of a rank is gone.
    Ended { number: u64 },
    /// The hook of this rank's wait ended it.
    Stopped { number: u64 },
}

/// Hook of a wait: it gets the number of the collective, how long the wait has lasted, and the ranks that have not
/// come, about every [`PULSE`]. The wait ends if it returns true.
pub type Waits<'a> = &'a mut dyn FnMut(u64, Duration, &[i64]) -> bool;

/// Another rank's part in a collective, as it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    pub rank: usize,
    /// Whether the rank has come to that number.
    pub came: bool,
    /// Its word, or the last one before; empty where there is none.
    pub word: String,
    /// The source line, if the rank gave the collective up.
    pub line: String,
}

#[derive(Debug)]
struct State {
    /// Collectives that this rank has come to.
    count: u64,
    /// One more than the number of the last collective that this rank did not begin.
    failed: u64,
}

/// The shared memory of a group, with this rank's place in it.
#[derive(Debug)]
pub struct RankWords {
    units: &'static [AtomicU64],
    rank: usize,
    size: usize,
    /// The file, as long as others may open it.
    file: File,
    token: [u64; 2],
    state: Mutex<State>,
}

impl RankWords {
    /// Creates the memory of a group of `size` ranks, as its first one.
    ///
    /// # Errors
    /// Those of the system, such as a lack of memory.
    pub fn create(size: usize) -> io::Result<Self> {
        // SAFETY: the name is a C string; the descriptor is nobody else's.
        let file = unsafe {
            let fd = libc::memfd_create(c"torchtpu ranks".as_ptr(), libc::MFD_CLOEXEC);
            if fd < 0 {
                return Err(io::Error::last_os_error());
            }
            File::from_raw_fd(fd)
        };
        file.set_len(bytes(size) as u64)?;
        let mut token = [0; 16];
        getrandom::fill(&mut token).map_err(io::Error::other)?;
        let token = u128::from_ne_bytes(token);
        let token = [token as u64, (token >> 64) as u64];
        let words = RankWords::map(file, 0, size, token)?;
        words.units[0].store(token[0], Ordering::Relaxed);
        words.units[1].store(token[1], Ordering::Release);
        Ok(words)
    }

    /// Opens the memory that the first rank created.
    ///
    /// # Errors
    /// [`io::Error`] if `address` is of another machine, or may not be opened.
    pub fn open(address: &str, rank: usize, size: usize) -> io::Result<Self> {
        let invalid = || io::Error::new(io::ErrorKind::InvalidData, "another process has that number here");
        let parts: Vec<&str> = address.split(':').collect();
        let &[process, file, low, high] = parts.as_slice() else { return Err(invalid()) };
        let number = |text: &str| text.parse::<u64>().map_err(|_| invalid());
        let token = [number(low)?, number(high)?];
        let path = format!("/proc/{}/fd/{}", number(process)?, number(file)?);
        let file = File::options().read(true).write(true).open(path)?;
        if file.metadata()?.len() != bytes(size) as u64 {
            return Err(invalid());
        }
        let words = RankWords::map(file, rank, size, token)?;
        let found = [words.units[0].load(Ordering::Relaxed), words.units[1].load(Ordering::Relaxed)];
        if found == token { words.here() } else { Err(invalid()) }
    }

    fn map(file: File, rank: usize, size: usize, token: [u64; 2]) -> io::Result<Self> {
        let (length, access) = (bytes(size), libc::PROT_READ | libc::PROT_WRITE);
        // SAFETY: a new mapping at an address that the system chooses; the file is as long.
        let units = unsafe {
            let start =
                libc::mmap(std::ptr::null_mut(), length, access, libc::MAP_SHARED, file.as_raw_fd(), 0);
            if start == libc::MAP_FAILED {
                return Err(io::Error::last_os_error());
            }
            std::slice::from_raw_parts(start.cast::<AtomicU64>(), length / UNIT)
        };
        let state = Mutex::new(State { count: 0, failed: 0 });
        let words = RankWords { units, rank, size, file, token, state };
        if rank == 0 { words.here() } else { Ok(words) }
    }

    /// Writes which process this rank is.
    fn here(self) -> io::Result<Self> {
        let unknown = || io::Error::new(io::ErrorKind::NotFound, "/proc does not have this process");
        let started = started(std::process::id()).ok_or_else(unknown)?;
        // Processes of containers may see another's /proc, with other numbers.
        if std::fs::read_link("/proc/self")?.to_str() != Some(&std::process::id().to_string()) {
            return Err(unknown());
        }
        self.own(PROCESS).store(u64::from(std::process::id()), Ordering::Relaxed);
        self.own(STARTED).store(started, Ordering::Release);
        Ok(self)
    }

    /// Where other processes find the memory.
    pub fn address(&self) -> String {
        format!("{}:{}:{}:{}", std::process::id(), self.file.as_raw_fd(), self.token[0], self.token[1])
    }

    pub fn size(&self) -> usize {
        self.size
    }

    fn at(&self, rank: usize, place: usize) -> &AtomicU64 {
        &self.units[HEAD + rank * part(self.size) + place]
    }

    fn own(&self, place: usize) -> &AtomicU64 {
        self.at(self.rank, place)
    }

    fn others(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.size).filter(|rank| *rank != self.rank)
    }

    /// Says that this rank is about to do what `word` says, and waits until all others say the same. `rows` are, in an
    /// exchange, how much this rank sends to each rank and receives from each. `waits` may end the wait.
    ///
    /// # Errors
    /// [`Discord`], for which the caller has to [give the collective up](RankWords::give_up).
    pub fn agree(
        &self,
        word: &[u8],
        rows: Option<(&[i64], &[i64])>,
        timeout: Duration,
        waits: Waits,
    ) -> Result<(), Discord> {
        let mut state = lock(&self.state);
        let number = state.count;
        state.count += 1;
        if let Some((sent, received)) = rows {
            self.write_rows(number, sent, received);
        }
        self.write(number, word);
        self.wake();
        let result = match self.wait(state.failed, number, Instant::now() + timeout, waits) {
            Err(discord) => self.leave(number, discord),
            all_here => all_here,
        };
        let result = result.and_then(|()| if rows.is_some() { self.compare_rows(number) } else { Ok(()) });
        if result.is_err() {
            state.failed = number + 1;
        }
        result
    }

    /// Leaves a collective, unless another rank has begun it meanwhile: nobody begins it alone.
    fn leave(&self, number: u64, discord: Discord) -> Result<(), Discord> {
        // Of a difference all find out.
        let is_begun = !matches!(discord, Discord::Differ { .. }) && self.is_begun(number, false);
        if is_begun { Ok(()) } else { Err(discord) }
    }

    /// Whether all ranks begin a collective, or none does: the first one that asks decides.
    fn is_begun(&self, number: u64, begins: bool) -> bool {
        let (place, own) = (self.decision(number), decided(number, begins));
        let mut found = place.load(Ordering::Acquire);
        while found < decided(number, false) {
            match place.compare_exchange_weak(found, own, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => return begins,
                Err(other) => found = other,
            }
        }
        found == decided(number, true)
    }

    fn decision(&self, number: u64) -> &AtomicU64 {
        &self.units[DECISIONS + (number % KEPT) as usize]
    }

    fn write(&self, number: u64, word: &[u8]) {
        let at = word_at(number);
        for (i, chunk) in chunks(word, WORD).enumerate() {
            self.own(at + 1 + i).store(chunk, Ordering::Relaxed);
        }
        self.own(at).store(number + 1, Ordering::Release);
    }

    fn rows_at(&self, number: u64) -> usize {
        ROWS_AT + (number % KEPT) as usize * 2 * self.size
    }

    fn write_rows(&self, number: u64, sent: &[i64], received: &[i64]) {
        let at = self.rows_at(number);
        for (i, count) in sent.iter().chain(received).enumerate() {
            self.own(at + i).store(*count as u64, Ordering::Relaxed);
        }
    }

    fn compare_rows(&self, number: u64) -> Result<(), Discord> {
        let (at, size) = (self.rows_at(number), self.size);
        let count = |of: usize, place: usize| self.at(of, at + place).load(Ordering::Relaxed);
        // All of them look at all pairs, and come to the same conclusion.
        let all =
            (0..size).all(|rank| (0..size).all(|other| count(rank, other) == count(other, size + rank)));
        if all { Ok(()) } else { Err(Discord::Differ { number }) }
    }

    /// Number of the word in the place of `number`, plus one: 0 where nothing was written yet.
    fn written(&self, rank: usize, number: u64) -> u64 {
        self.at(rank, word_at(number)).load(Ordering::Acquire)
    }

    fn says_the_same(&self, rank: usize, number: u64) -> bool {
        let at = word_at(number);
        (1..WORD_UNITS).all(|i| {
            self.own(at + i).load(Ordering::Relaxed) == self.at(rank, at + i).load(Ordering::Relaxed)
        })
    }

    fn wait(&self, failed: u64, number: u64, end: Instant, waits: Waits) -> Result<(), Discord> {
        let begun = Instant::now();
        let mut pulse = begun + PULSE;
        loop {
            let arrivals = self.units[ARRIVALS].load(Ordering::SeqCst) as u32;
            let mut all_here = true;
            for rank in self.others() {
                match self.written(rank, number) {
                    written if written <= number => all_here = false,
                    written if written == number + 1 && !self.says_the_same(rank, number) => {
                        return Err(Discord::Differ { number });
                    }
                    written if written == number + 1 => {}
                    // It did not wait for this rank.
                    _ => return Err(Discord::GivenUp { number }),
                }
            }
            if self.decision(number).load(Ordering::Acquire) == decided(number, false) {
                return Err(Discord::GivenUp { number });
            }
            if let Some(number) = self.given_up(failed, number) {
                return Err(Discord::GivenUp { number });
            }
            if all_here {
                let is_begun = self.is_begun(number, true);
                return if is_begun { Ok(()) } else { Err(Discord::GivenUp { number }) };
            }
            let now = Instant::now();
            if now < begun + LOOKED_AT {
                std::hint::spin_loop();
                continue;
            }
            if now >= end {
                return Err(Discord::TimedOut { number });
            }
            if now >= pulse {
                pulse = now + PULSE;
                let absent: Vec<usize> =
                    self.others().filter(|rank| self.written(*rank, number) <= number).collect();
                if !absent.iter().all(|rank| self.lives(*rank)) {
                    return Err(Discord::Ended { number });
                }
                let absent: Vec<i64> = absent.iter().map(|rank| *rank as i64).collect();
                if waits(number, now - begun, &absent) {
                    return Err(Discord::Stopped { number });
                }
            }
            self.sleep(arrivals, (end - now).min(PULSE));
        }
    }

    /// The first collective up to a number that another rank gave up since this one did.
    fn given_up(&self, failed: u64, number: u64) -> Option<u64> {
        let at = |rank| self.at(rank, GIVEN_UP).load(Ordering::Acquire);
        let since = failed + 1..=number + 1;
        self.others().map(at).filter(|at| since.contains(at)).min().map(|at| at - 1)
    }

    fn lives(&self, rank: usize) -> bool {
        let process = self.at(rank, PROCESS).load(Ordering::Relaxed);
        u32::try_from(process).ok().and_then(started) == Some(self.at(rank, STARTED).load(Ordering::Relaxed))
    }

    fn sleep(&self, arrivals: u32, at_most: Duration) {
        self.units[SLEEPERS].fetch_add(1, Ordering::SeqCst);
        let time = libc::timespec { tv_sec: 0, tv_nsec: at_most.as_nanos() as i64 };
        // SAFETY: the word lies in memory that is mapped as long as `self` is there. All counts are below 2^32.
        unsafe {
            libc::syscall(libc::SYS_futex, self.arrivals(), libc::FUTEX_WAIT, arrivals, &raw const time);
        }
        self.units[SLEEPERS].fetch_sub(1, Ordering::SeqCst);
    }

    fn wake(&self) {
        self.units[ARRIVALS].fetch_add(1, Ordering::SeqCst);
        if self.units[SLEEPERS].load(Ordering::SeqCst) != 0 {
            // SAFETY: as in `sleep`.
            unsafe { libc::syscall(libc::SYS_futex, self.arrivals(), libc::FUTEX_WAKE, i32::MAX) };
        }
    }

    /// The count of arrivals as the system sees it: the lower half, on a little-endian machine.
    fn arrivals(&self) -> *const AtomicU32 {
        (&raw const self.units[ARRIVALS]).cast()
    }

    /// Tells the others that this rank does not begin the collective of a number, and at which line. Returns what each
    /// rank says of it, with the lines of those that give it up within `patience`.
    pub fn give_up(&self, number: u64, line: &str, patience: Duration) -> Vec<Account> {
        for (i, chunk) in chunks(line.as_bytes(), LINE).enumerate() {
            self.own(LINE_AT + i).store(chunk, Ordering::Relaxed);
        }
        self.own(LINE_OF).store(number + 1, Ordering::Release);
        self.own(GIVEN_UP).store(number + 1, Ordering::Release);
        self.wake();
        let end = Instant::now() + patience;
        let told = |rank| self.at(rank, LINE_OF).load(Ordering::Acquire) == number + 1;
        while !self.others().all(told) && Instant::now() < end {
            std::thread::sleep(Duration::from_millis(1));
        }
        (0..self.size).map(|rank| self.account(rank, number, told(rank))).collect()
    }

    fn account(&self, rank: usize, number: u64, told: bool) -> Account {
        let came = self.written(rank, number) > number;
        let last = (0..=number).rev().take(KEPT as usize).find(|n| self.written(rank, *n) == n + 1);
        let text = |at: usize, bytes: usize| {
            let units = (0..bytes / UNIT).map(|i| self.at(rank, at + i).load(Ordering::Relaxed));
            let text: Vec<u8> = units.flat_map(u64::to_ne_bytes).take_while(|byte| *byte != 0).collect();
            String::from_utf8_lossy(&text).into_owned()
        };
        let word = |n: u64| text(word_at(n) + 1, WORD);
        // Of a collective that the rank came to, only that word counts.
        let word = last.filter(|n| !came || *n == number).map(word).unwrap_or_default();
        Account { rank, came, word, line: if told { text(LINE_AT, LINE) } else { String::new() } }
    }
}

impl Drop for RankWords {
    fn drop(&mut self) {
        // The others need not wait for a rank that has destroyed the group. A forked child shares the memory and is no
        // rank.
        if self.own(PROCESS).load(Ordering::Relaxed) == u64::from(std::process::id()) {
            self.own(PROCESS).store(0, Ordering::Release);
            self.wake();
        }
        // SAFETY: the mapping is this one's own, and nothing of it outlives `self`.
        unsafe { libc::munmap(self.units.as_ptr().cast_mut().cast(), bytes(self.size)) };
    }
}

/// Returns what the place for decisions holds about a collective, which grows with the number.
fn decided(number: u64, begins: bool) -> u64 {
    2 * (number + 1) + u64::from(begins)
}

/// Place of the word about a collective.
fn word_at(number: u64) -> usize {
    WORDS_AT + (number % KEPT) as usize * WORD_UNITS
}

/// Units of a rank's part.
fn part(size: usize) -> usize {
    ROWS_AT + KEPT as usize * 2 * size
}

fn bytes(size: usize) -> usize {
    (HEAD + size * part(size)) * UNIT
}

/// A text in units, cut or filled up to a number of bytes, of which the last stays zero.
fn chunks(text: &[u8], bytes: usize) -> impl Iterator<Item = u64> + '_ {
    let byte = move |i: usize| text.get(i).copied().filter(|_| i + 1 < bytes).unwrap_or(0);
    (0..bytes / UNIT).map(move |unit| u64::from_ne_bytes(std::array::from_fn(|i| byte(unit * UNIT + i))))
}

/// When a process was started, in ticks of the system's; `None` where it is gone, or has ended and is remembered only.
fn started(process: u32) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ended = matches!(*fields.first()?, "Z" | "X");
    if ended { None } else { fields.get(19)?.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    const LONG: Duration = Duration::from_secs(60);

    fn group(size: usize) -> Vec<RankWords> {
        let first = RankWords::create(size).unwrap();
        let address = first.address();
        let others = (1..size).map(|rank| RankWords::open(&address, rank, size).unwrap());
        std::iter::once(first).chain(others.collect::<Vec<_>>()).collect()
    }

    impl RankWords {
        fn say(&self, word: &[u8], timeout: Duration) -> Result<(), Discord> {
            self.agree(word, None, timeout, &mut |_, _, _| false)
        }
    }

    /// Results of each rank of a group from a function of its words.
    fn each<T: Send>(group: &[RankWords], run: impl Fn(&RankWords) -> T + Sync) -> Vec<T> {
        thread::scope(|scope| {
            let threads: Vec<_> = group.iter().map(|words| scope.spawn(|| run(words))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        })
    }

    #[test]
    fn ranks_that_say_the_same_go_on() {
        let group = group(3);
        let results =
            each(&group, |words| (0..500).try_for_each(|n: i32| words.say(n.to_string().as_bytes(), LONG)));
        assert_eq!(results, [Ok(()); 3]);
    }

    #[test]
    fn ranks_that_differ_are_told_alike_and_go_on() {
        let group = group(3);
        let results = each(&group, |words| {
            let word = if words.rank == 2 { "max" } else { "sum" };
            let result = words.say(word.as_bytes(), LONG);
            let told = words.give_up(0, &format!("line {}", words.rank), LONG);
            (result, told, words.say(b"next", LONG))
        });
        for (result, told, next) in results {
            assert_eq!((result, next), (Err(Discord::Differ { number: 0 }), Ok(())));
            let told: Vec<_> = told.iter().map(|said| (said.word.as_str(), said.line.as_str())).collect();
            assert_eq!(told, [("sum", "line 0"), ("sum", "line 1"), ("max", "line 2")]);
        }
    }

    #[test]
    fn rows_that_are_sent_are_those_that_are_received() {
        for (wrong, expected) in [(0, Ok(())), (1, Err(Discord::Differ { number: 0 }))] {
            let group = group(2);
            let results = each(&group, |words| {
                let (sent, received) =
                    if words.rank == 0 { ([1, 2], [1, 3]) } else { ([3 + wrong, 4], [2, 4]) };
                words.agree(b"rows", Some((&sent, &received)), LONG, &mut |_, _, _| false)
            });
            assert_eq!(results, [expected; 2]);
        }
    }

    #[test]
    fn a_rank_that_does_not_come_is_named_and_finds_out() {
        let group = group(2);
        let alone = group[0].say(b"sum", Duration::from_millis(10));
        assert_eq!(alone, Err(Discord::TimedOut { number: 0 }));
        let told = group[0].give_up(0, "a.py:1", Duration::ZERO);
        assert!(!told[1].came && told[1].word.is_empty(), "{told:?}");
        let late = group[1].say(b"sum", LONG);
        assert_eq!(late, Err(Discord::GivenUp { number: 0 }));
        assert_eq!(group[1].give_up(0, "b.py:1", LONG)[0].line, "a.py:1");
        let next = each(&group, |words| words.say(b"sum", LONG));
        assert_eq!(next, [Ok(()); 2]);
    }

    #[test]
    fn a_wait_ends_by_its_hook_which_knows_the_ranks_that_are_missing() {
        let group = group(3);
        let mut absent = Vec::new();
        thread::scope(|scope| {
            let other = scope.spawn(|| group[1].say(b"sum", LONG));
            let alone = group[0].agree(b"sum", None, LONG, &mut |number, waited, missing| {
                assert!(number == 0 && waited >= PULSE);
                absent = missing.to_vec();
                missing == [2]
            });
            assert_eq!(alone, Err(Discord::Stopped { number: 0 }));
            assert_eq!(other.join().unwrap(), Err(Discord::GivenUp { number: 0 }));
        });
        assert_eq!(absent, [2]);
        assert_eq!(group[2].say(b"sum", LONG), Err(Discord::GivenUp { number: 0 }));
    }

    #[test]
    fn a_collective_that_others_began_is_not_left() {
        let group = group(2);
        let mut other = None;
        let stopped = group[0].agree(b"sum", None, LONG, &mut |_, _, _| {
            other = Some(group[1].say(b"sum", LONG));
            true
        });
        assert_eq!((stopped, other), (Ok(()), Some(Ok(()))));
    }

    #[test]
    fn ranks_that_leave_by_chance_all_begin_or_all_leave() {
        for round in 0..300 {
            let group = group(3);
            let results = each(&group, |words| {
                let patience = if words.rank == 0 { LOOKED_AT * round / 100 } else { LONG };
                thread::sleep(Duration::from_micros(20 * words.rank as u64));
                words.say(b"sum", patience).is_ok()
            });
            assert!(results == [true; 3] || results == [false; 3], "{results:?} in round {round}");
        }
    }

    #[test]
    fn a_rank_that_left_several_is_not_followed_into_any() {
        let group = group(2);
        for number in 0..2 {
            let alone = group[0].say(b"sum", Duration::from_millis(10));
            assert_eq!(alone, Err(Discord::TimedOut { number }));
            group[0].give_up(number, "a.py:1", Duration::ZERO);
        }
        for number in 0..2 {
            assert_eq!(group[1].say(b"sum", LONG), Err(Discord::GivenUp { number }));
            group[1].give_up(number, "b.py:1", Duration::ZERO);
        }
        let next = each(&group, |words| words.say(b"sum", LONG));
        assert_eq!(next, [Ok(()); 2]);
    }

    #[test]
    fn a_rank_that_destroyed_the_group_is_not_waited_for() {
        let mut group = group(2);
        group.pop();
        assert_eq!(group[0].say(b"sum", LONG), Err(Discord::Ended { number: 0 }));
    }

    #[test]
    fn what_a_forked_child_drops_ends_no_rank() {
        let mut group = group(2);
        let parent = u64::from(std::os::unix::process::parent_id());
        let started = started(std::os::unix::process::parent_id()).unwrap_or_default();
        group[1].own(PROCESS).store(parent, Ordering::Relaxed);
        group[1].own(STARTED).store(started, Ordering::Relaxed);
        group.pop();
        assert_eq!(group[0].at(1, PROCESS).load(Ordering::Relaxed), parent);
    }

    #[test]
    fn a_process_that_is_gone_is_not_waited_for() {
        let group = group(2);
        let mut child = std::process::Command::new("true").spawn().unwrap();
        group[1].own(PROCESS).store(u64::from(child.id()), Ordering::Relaxed);
        thread::sleep(Duration::from_millis(100));
        // It has ended, and nobody has waited for it.
        let alone = group[0].say(b"sum", LONG);
        assert_eq!(alone, Err(Discord::Ended { number: 0 }));
        child.wait().unwrap();
    }

    #[test]
    fn memory_of_another_process_is_not_taken_for_the_groups() {
        let first = RankWords::create(2).unwrap();
        let address = first.address();
        assert!(RankWords::open(&address, 1, 3).is_err());
        assert!(RankWords::open(&format!("{address}1"), 1, 2).is_err());
        assert!(RankWords::open("0:0:0", 1, 2).is_err());
        assert!(RankWords::open(&address, 1, 2).is_ok());
    }
}
