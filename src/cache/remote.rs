//! A tier of the cache that many machines share: asked where the local one misses, before anything is compiled.
//!
//! It never holds up a hit, and what goes wrong with it is a warning and a compile. A remote holds machine code that
//! others put there, so an object is loaded only with the signature of the key that the user names, or where the user
//! says that it is trusted without.

mod background;
#[cfg(feature = "remote")]
mod bucket;
mod object;

use super::entry::Entry;
use super::settings::RemoteSettings;
use super::signing::{Trust, signing_key};
use super::warn_once::{warn_once, warn_once_about};
use super::{Cache, CacheError, CacheMode};
use crate::pjrt::{PerProcess, PjrtError, WaitPolicy, supervise};
use ed25519_dalek::SigningKey;
use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

pub(super) use background::settle;
pub use object::Incoming;

/// How long a remote that failed is left alone, so that not every graph waits for it.
const PAUSE: Duration = Duration::from_secs(60);
/// How long one entry may take to be put there.
const PUT_DEADLINE: Duration = Duration::from_secs(60);

/// Future answer of a remote.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, CacheError>> + Send + 'a>>;

/// Result of a query for an object.
type Got = Result<Option<Incoming>, CacheError>;

/// Objects by the digests of keys, kept for many machines. Its futures run on the tier's own thread.
pub trait Remote: Send + Sync {
    /// Hands over the object of a key, piece by piece as it comes, until it is whole or no more is wanted. Returns
    /// whether there is one.
    fn get<'a>(&'a self, key: blake3::Hash, to: &'a mut Incoming) -> Answer<'a, bool>;

    /// Puts the object of a key, whole or not at all, in place of one that is there.
    fn put(&self, key: blake3::Hash, object: Vec<u8>) -> Answer<'_, ()>;
}

/// A remote, and what is trusted of it.
pub(super) struct Tier {
    url: String,
    remote: Box<dyn Remote>,
    /// Trust required of an object; `None` if nothing is read.
    trust: Option<Trust>,
    /// Key that signs uploads; `None` if nothing is written.
    key: Option<SigningKey>,
    deadline: Duration,
    reads: Pause,
    writes: Pause,
}

/// Until when something is not tried again.
#[derive(Default)]
struct Pause(Mutex<Option<Instant>>);

impl Pause {
    fn begin(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + PAUSE);
    }

    fn lasts(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|until| Instant::now() < until)
    }
}

impl Cache {
    /// The entry of a key in the remote tier, checked, with its bytes; `None` if there is none that may be used.
    /// `name` is the graph's. Waits as long as the tier's deadline, and then gives it up with a warning.
    ///
    /// # Errors
    /// [`PjrtError::Interrupted`], [`PjrtError::Forked`].
    pub fn fetch(
        &self,
        digest: &blake3::Hash,
        name: &str,
        wait: &WaitPolicy,
    ) -> Result<Option<(Vec<u8>, Entry)>, PjrtError> {
        match self.tier() {
            Some(tier) => tier.fetch(digest, name, wait, self.max_bytes()),
            None => Ok(None),
        }
    }

    /// Has an entry put into the remote tier in the background, where that is written.
    pub fn offer(&self, digest: &blake3::Hash, bytes: Vec<u8>) {
        if self.mode() == CacheMode::On
            && let Some(tier) = self.tier()
        {
            tier.offer(*digest, bytes);
        }
    }

    fn tier(&self) -> Option<Arc<Tier>> {
        type Tiers = Mutex<BTreeMap<RemoteSettings, Arc<Tier>>>;
        static TIERS: PerProcess<Tiers> = PerProcess::new();
        let settings = self.remote()?;
        let mut tiers = TIERS.get().lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tier) = tiers.get(settings) {
            return Some(Arc::clone(tier));
        }
        match Tier::open(settings) {
            Ok(tier) => {
                let tier = Arc::new(tier);
                tiers.insert(settings.clone(), Arc::clone(&tier));
                Some(tier)
            }
            Err(error) => {
                // A handler of the user's may come here again.
                drop(tiers);
                warn_once(&format!("the remote cache {} is not used: {error}", settings.url));
                None
            }
        }
    }
}

impl Tier {
    fn open(settings: &RemoteSettings) -> Result<Tier, CacheError> {
        Tier::of(settings, connect(&settings.url)?)
    }

    fn of(settings: &RemoteSettings, remote: Box<dyn Remote>) -> Result<Tier, CacheError> {
        let RemoteSettings { url, verify, sign, trust_unsigned, deadline } = settings;
        Ok(Tier {
            url: url.clone(),
            remote,
            trust: Trust::new(verify.as_deref(), *trust_unsigned)?,
            key: sign.as_deref().map(signing_key).transpose()?,
            deadline: *deadline,
            reads: Pause::default(),
            writes: Pause::default(),
        })
    }

    fn fetch(
        self: &Arc<Self>,
        digest: &blake3::Hash,
        name: &str,
        wait: &WaitPolicy,
        limit: u64,
    ) -> Result<Option<(Vec<u8>, Entry)>, PjrtError> {
        let Some(trust) = &self.trust else {
            warn_once(&format!(
                "nothing is read from the remote cache {}: it holds machine code, and no key was given to verify it \
                 with; name one with TORCHTPU_CACHE_REMOTE_VERIFY, or trust whoever writes there with \
                 TORCHTPU_CACHE_REMOTE_TRUST_UNSIGNED=1",
                self.url
            ));
            return Ok(None);
        };
        let incoming = Incoming::new(*digest, trust.clone(), limit);
        let Some(object) = self.ask(incoming, digest, name, wait)? else { return Ok(None) };
        match object.finish() {
            Ok(opened) => {
                tracing::info!("{name}: found in the remote cache {}", self.url);
                Ok(Some(opened))
            }
            Err(error) => {
                let cause = format!("the remote cache {} has objects that are refused: {error}", self.url);
                warn_once_about(&cause, &format!("{cause}; the first was {}", object_name(digest)));
                Ok(None)
            }
        }
    }

    /// The object of a key, unless it is not there or cannot be had in time.
    fn ask(
        self: &Arc<Self>,
        incoming: Incoming,
        digest: &blake3::Hash,
        name: &str,
        wait: &WaitPolicy,
    ) -> Result<Option<Incoming>, PjrtError> {
        if self.reads.lasts() {
            return Ok(None);
        }
        let what = format!("asking the remote cache {} for {name}", self.url);
        let wait = WaitPolicy { deadline: self.deadline.min(wait.deadline), ..wait.clone() };
        let asked = self.get(*digest, incoming);
        let why = match asked.map(|answer| supervise(&what, &wait, move || answer.recv())) {
            Ok(Ok(Ok(Ok(found)))) => return Ok(found),
            Ok(Err(error @ (PjrtError::Interrupted { .. } | PjrtError::Forked { .. }))) => return Err(error),
            Ok(Err(PjrtError::Deadline { .. })) => self.late(),
            Ok(Err(error)) => error.to_string(),
            Ok(Ok(Ok(Err(error)))) => error.to_string(),
            Ok(Ok(Err(_))) => "it gave no answer".to_string(),
            Err(error) => error.to_string(),
        };
        self.cannot_read(&why);
        Ok(None)
    }

    /// Has an object asked for on the tier's thread.
    fn get(self: &Arc<Self>, digest: blake3::Hash, mut incoming: Incoming) -> std::io::Result<Receiver<Got>> {
        let (sender, answer) = sync_channel(1);
        let tier = Arc::clone(self);
        let started = background::run(async move {
            let got = tokio::time::timeout(tier.deadline, tier.remote.get(digest, &mut incoming)).await;
            let got = got.unwrap_or_else(|_| Err(CacheError::Remote(tier.late())));
            let got = got.map(|found| found.then_some(incoming));
            // Nobody listens any more where the caller was interrupted.
            sender.send(got).ok();
        });
        started.map(|()| answer)
    }

    fn late(&self) -> String {
        format!("it did not answer within {:?}", self.deadline)
    }

    /// Says once that it cannot be read, and leaves it alone for a while.
    fn cannot_read(&self, why: &str) {
        self.reads.begin();
        let cause = format!("the remote cache {} cannot be read", self.url);
        let seconds = PAUSE.as_secs();
        warn_once_about(&cause, &format!("{cause}, and is asked again after {seconds} s: {why}"));
    }

    fn offer(self: Arc<Self>, digest: blake3::Hash, bytes: Vec<u8>) {
        if self.key.is_none() || self.writes.lasts() {
            return;
        }
        let url = self.url.clone();
        if let Err(error) = background::queue(background::Upload { tier: self, digest, bytes }) {
            let cause = format!("some executables are not written to the remote cache {url}");
            warn_once_about(&cause, &format!("{cause}: {error}"));
        }
    }

    /// Signs an entry and uploads it, if there is a private key. Warns once if the upload fails.
    async fn put(&self, digest: blake3::Hash, bytes: &[u8]) {
        let Some(key) = &self.key else { return };
        if self.writes.lasts() {
            return;
        }
        let object = object::seal(bytes, &digest, Some(key));
        let put = tokio::time::timeout(PUT_DEADLINE, self.remote.put(digest, object)).await;
        let why = match put {
            Ok(Ok(())) => return,
            Ok(Err(error)) => error.to_string(),
            Err(_) => format!("an entry took longer than {PUT_DEADLINE:?}"),
        };
        self.writes.begin();
        let cause = format!("executables cannot be written to the remote cache {}", self.url);
        warn_once_about(&cause, &format!("{cause}: {why}"));
    }
}

/// The object store of a URL.
///
/// # Errors
/// [`CacheError::Remote`], for any URL where the feature `remote` is off.
#[cfg(feature = "remote")]
fn connect(url: &str) -> Result<Box<dyn Remote>, CacheError> {
    Ok(Box::new(bucket::Bucket::open(url)?))
}

#[cfg(not(feature = "remote"))]
fn connect(_: &str) -> Result<Box<dyn Remote>, CacheError> {
    Err(CacheError::Remote(
        "this build has none; the published wheel has it, and a build with the feature `remote`".to_string(),
    ))
}

/// The name of a key's object, below the remote's prefix.
fn object_name(digest: &blake3::Hash) -> String {
    format!("{}/{}", object::DIRECTORY, digest.to_hex())
}

#[cfg(test)]
mod tests;
