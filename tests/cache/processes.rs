//! Several processes and one cache.

use super::child::{await_ready, command, finish, made_up, publish, run_graphs, small_cache};
use super::{DEADLINE, TestDirectory};
use std::time::{Duration, Instant};
use torchtpu_compile::cache::{Directory, Entry, catalog};

const GRAPHS: usize = 20;
const PROCESSES: usize = 8;

#[test]
fn a_second_process_compiles_and_lowers_nothing() {
    let directory = TestDirectory::new();
    let cold = run_graphs(5, directory.path());
    assert_eq!((cold.hits, cold.misses, cold.xla_compiles, cold.lowerings), (0, 5, 5, 5), "{}", cold.stderr);
    let warm = run_graphs(5, directory.path());
    assert_eq!((warm.hits, warm.misses, warm.xla_compiles, warm.lowerings), (5, 0, 0, 0), "{}", warm.stderr);
    assert_eq!((warm.results, warm.keys), (cold.results, cold.keys));
}

#[test]
fn processes_that_start_together_compile_each_graph_once() {
    let directory = TestDirectory::new();
    let children: Vec<_> = (0..PROCESSES)
        .map(|_| command(&format!("run {GRAPHS}"), directory.path()).spawn().unwrap())
        .collect();
    let ran: Vec<_> = children.into_iter().map(finish).collect();
    assert_eq!(ran.iter().map(|r| r.xla_compiles).sum::<u64>(), GRAPHS as u64);
    assert_eq!(ran.iter().map(|r| r.lowerings).sum::<u64>(), GRAPHS as u64);
    assert_eq!(ran.iter().map(|r| r.hits + r.misses).sum::<u64>(), (GRAPHS * PROCESSES) as u64);
    assert!(ran.iter().all(|r| (&r.results, &r.keys) == (&ran[0].results, &ran[0].keys)));
    assert_eq!(directory.files("entries").len(), GRAPHS);
    assert_eq!((directory.files("locks"), directory.files("temporary")), (vec![], vec![]));
}

#[test]
fn a_killed_compile_is_made_by_another_process() {
    let elsewhere = TestDirectory::new();
    let keys = run_graphs(GRAPHS, elsewhere.path()).keys;
    let directory = TestDirectory::new();
    // Holds what it would hold while it compiles the third graph, and never finishes.
    let mut holder = command(&format!("hold {}", keys[2]), directory.path()).spawn().unwrap();
    await_ready(&mut holder);
    let children: Vec<_> = (0..PROCESSES)
        .map(|_| command(&format!("run {GRAPHS}"), directory.path()).spawn().unwrap())
        .collect();
    let started = Instant::now();
    while directory.files("entries").len() < 2 {
        assert!(started.elapsed() < DEADLINE);
        std::thread::sleep(Duration::from_millis(10));
    }
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(directory.files("entries").len(), 2, "nobody makes the third while its lock is held");
    holder.kill().unwrap();
    holder.wait().unwrap();
    let ran: Vec<_> = children.into_iter().map(finish).collect();
    assert_eq!(ran.iter().map(|r| r.xla_compiles).sum::<u64>(), GRAPHS as u64);
    assert_eq!(directory.files("locks"), Vec::<std::path::PathBuf>::new());
}

/// Kills four writers at random moments, again and again: what is left is whole, and the cache goes on working.
/// `CACHE_KILL_ROUNDS` sets how often.
#[test]
fn writers_killed_at_any_moment_leave_whole_entries() {
    let rounds = std::env::var("CACHE_KILL_ROUNDS").map_or(8, |rounds| rounds.parse().unwrap());
    let directory = TestDirectory::new();
    let mut random = 0x9e37_79b9_7f4a_7c15u64;
    for round in 0..rounds {
        let mut writers: Vec<_> = (0..4)
            .map(|w| command(&format!("write {}", round * 4 + w), directory.path()).spawn().unwrap())
            .collect();
        writers.iter_mut().for_each(await_ready);
        for writer in &mut writers {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            std::thread::sleep(Duration::from_micros(random >> 48));
            assert!(writer.try_wait().unwrap().is_none(), "a writer failed in round {round}");
            writer.kill().unwrap();
        }
        for mut writer in writers {
            writer.wait().unwrap();
        }
        for path in directory.files("entries") {
            let entry = Entry::decode(&std::fs::read(&path).unwrap());
            let entry = entry.unwrap_or_else(|error| panic!("round {round}: {}: {error}", path.display()));
            let i = u64::from_le_bytes(entry.about().try_into().unwrap());
            assert_eq!(entry.payload, made_up(i).1);
        }
        assert!(directory.files("quarantine").is_empty());
    }
    // Every key can be had at once, although whoever held its lock was killed.
    let cache = small_cache(directory.path());
    let started = Instant::now();
    (0..50).for_each(|i| publish(&cache, i));
    assert!(started.elapsed() < Duration::from_secs(30));
    let opened = Directory::open(directory.path()).unwrap();
    let (_, bytes) = catalog::collect(&opened, 1 << 20);
    assert!(bytes > 0);
    let left: u64 = directory.files("entries").iter().map(|f| f.metadata().unwrap().len()).sum();
    assert!(left <= 1 << 20, "{left}");
    assert_eq!(catalog::stats(&opened).bytes, left);
    assert_eq!(directory.files("locks"), Vec::<std::path::PathBuf>::new());
}
