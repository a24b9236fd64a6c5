//! Executables by what they were made from, kept on disk.
//!
//! A hit is one file, opened and checked; it waits for nobody. What goes wrong with the cache is a miss and a warning,
//! never an error and never a wrong result.
//!
//! Entries are the truth: sled only indexes them, is written in the background ([`upkeep`]) and may be lost. Locks are
//! `flock`, one file per key. The lowering's part of a key is a digest of `src/op`, `src/fx`, `src/program` and
//! `src/lowering` (`build.rs`); an entry also names its program's StableHLO, so that a changed lowering recompiles only
//! graphs that it changes ([`texts`]).

mod about;
pub mod bundle;
pub mod catalog;
mod clearing;
mod directory;
mod entry;
mod error;
mod explain;
mod host;
mod index;
mod key;
mod lock;
mod ownership;
mod plugin;
mod remote;
mod settings;
mod shipped;
mod signing;
mod store;
#[cfg(test)]
mod testing;
mod texts;
mod tuning;
mod upkeep;
mod warn_once;

pub use about::About;
pub use directory::Directory;
pub use entry::{Entry, EntryKind, Head, Parts, encode};
pub use error::CacheError;
pub use explain::{Explanation, explain_entry};
pub use host::host_cpu;
pub use index::Row;
pub use key::{Environment, Key, Part, graph_digest};
pub use ownership::{problem, problem_inside};
pub use plugin::{plugin_digest, plugin_digest_under};
pub use remote::{Answer, Incoming, Remote};
pub use settings::{CacheMode, CacheSettings, RemoteSettings, default_directory};
pub use shipped::Shipped;
pub use signing::{Seal, Trust, digest as signed_digest, make_keys, signing_key};
pub use store::{Cache, Claim};
pub use tuning::Tuning;
pub use upkeep::settle;
pub use warn_once::warn_once;
