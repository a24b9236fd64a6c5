//! Completion events.

use std::any::Any;
use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::ptr::NonNull;
use std::sync::{Arc, Mutex, PoisonError};

use super::api::Api;
use super::client::Client;
use super::error::PjrtError;
use super::ffi::{
    PJRT_Error, PJRT_Event, PJRT_Event_Destroy_Args, PJRT_Event_Error_Args, PJRT_Event_IsReady_Args,
    PJRT_Event_OnReady_Args, PJRT_Event_OnReadyCallback, Sized0,
};
use super::wait::{Signal, WaitPolicy, Waiting};

/// Something that a plugin will have done, or failed to do.
pub struct Event {
    raw: NonNull<PJRT_Event>,
    client: Client,
}

// SAFETY: PJRT events may be used from any thread.
unsafe impl Send for Event {}
// SAFETY: as above; calls on one event may run side by side.
unsafe impl Sync for Event {}

/// A function that takes the outcome of an event, with the API that frees an error.
type Then = (Api, Box<dyn FnOnce(Result<(), PjrtError>) + Send>);

/// Outcome that the plugin's callback passes to the waiting thread.
struct Outcome {
    api: Api,
    error: Mutex<Option<PjrtError>>,
    signal: Signal,
}

impl Event {
    /// # Safety
    /// `raw` is a live event of `client`'s plugin that nobody else owns.
    pub(super) unsafe fn new(raw: NonNull<PJRT_Event>, client: Client) -> Self {
        Self { raw, client }
    }

    /// Whether it happened. Does not wait.
    ///
    /// # Errors
    /// [`PjrtError::Forked`], or the plugin's error from being asked.
    pub fn is_ready(&self) -> Result<bool, PjrtError> {
        let mut args = PJRT_Event_IsReady_Args::zeroed();
        args.event = self.raw.as_ptr();
        // SAFETY: the event is live.
        unsafe { self.client.api()?.call(&mut args)? };
        Ok(args.is_ready)
    }

    /// The error that it carries; it must have happened.
    ///
    /// # Errors
    /// That error, or [`PjrtError::Forked`].
    pub fn error(&self) -> Result<(), PjrtError> {
        let mut args = PJRT_Event_Error_Args::zeroed();
        args.event = self.raw.as_ptr();
        // SAFETY: the event is live and ready.
        unsafe { self.client.api()?.call(&mut args) }
    }

    /// Waits until it happened. `what` is for messages, as in [`super::supervise`].
    ///
    /// # Errors
    /// The error that the event carries, [`PjrtError::Deadline`], [`PjrtError::Interrupted`],
    /// [`PjrtError::Forked`]. After the first two, the plugin may still use the memory that the event is about.
    pub fn wait(&self, what: &str, policy: &WaitPolicy) -> Result<(), PjrtError> {
        self.wait_as(Waiting::new(what, policy))
    }

    /// [`Event::wait`] for what changes what its caller holds: a first interrupt does not end the wait.
    ///
    /// # Errors
    /// Those of [`Event::wait`].
    pub fn wait_for_change(&self, what: &str, policy: &WaitPolicy) -> Result<(), PjrtError> {
        self.wait_as(Waiting::new(what, policy).patient())
    }

    fn wait_as(&self, waiting: Waiting<'_>) -> Result<(), PjrtError> {
        if self.is_ready()? {
            return self.error();
        }
        let api = self.client.api()?;
        let outcome = Arc::new(Outcome { api, error: Mutex::new(None), signal: Signal::new() });
        let theirs = Arc::into_raw(Arc::clone(&outcome)).cast_mut().cast();
        // SAFETY: `note_outcome` takes the reference that is handed over here.
        if let Err(error) = unsafe { self.on_ready(note_outcome, theirs) } {
            // SAFETY: the callback was not registered, so the reference is still ours.
            drop(unsafe { Arc::from_raw(theirs.cast_const().cast::<Outcome>()) });
            return Err(error);
        }
        outcome.signal.wait(waiting)?;
        match outcome.error.lock().unwrap_or_else(PoisonError::into_inner).take() {
            None => Ok(()),
            Some(error) => Err(error),
        }
    }

    /// Drops `kept` once the event happened, on whatever thread notices. On failure `kept` is leaked: nobody knows
    /// when the plugin is done with it.
    ///
    /// # Errors
    /// The plugin's error from being asked, and [`PjrtError::Forked`].
    pub fn keep_until_ready(&self, kept: Box<dyn Any + Send>) -> Result<(), PjrtError> {
        // The event's error is the business of whoever waits for it.
        self.then(move |_| drop(kept))
    }

    /// Calls `f` once the event happened, on whatever thread notices, with the error that it carries. On failure `f` is
    /// leaked, and what it holds.
    ///
    /// # Errors
    /// The plugin's error from being asked, and [`PjrtError::Forked`].
    pub fn then(&self, f: impl FnOnce(Result<(), PjrtError>) + Send + 'static) -> Result<(), PjrtError> {
        let f = ManuallyDrop::new(f);
        if self.is_ready()? {
            ManuallyDrop::into_inner(f)(self.error());
            return Ok(());
        }
        let api = self.client.api()?;
        // A thin pointer for the callback.
        let then: *mut Then = Box::into_raw(Box::new((api, Box::new(ManuallyDrop::into_inner(f)))));
        // SAFETY: `call_then` takes the box that is handed over here.
        unsafe { self.on_ready(call_then, then.cast()) }
    }

    /// # Safety
    /// `callback` accepts `user_arg` from any thread, once, at any later time or before this returns.
    unsafe fn on_ready(
        &self,
        callback: PJRT_Event_OnReadyCallback,
        user_arg: *mut c_void,
    ) -> Result<(), PjrtError> {
        let mut args = PJRT_Event_OnReady_Args::zeroed();
        args.event = self.raw.as_ptr();
        args.callback = Some(callback);
        args.user_arg = user_arg;
        // SAFETY: the event is live; the callback is the caller's promise.
        unsafe { self.client.api()?.call(&mut args) }
    }
}

/// # Safety
/// `outcome` is a reference to an [`Outcome`] given away by [`Event::wait`]; `error` is null or owned by us.
unsafe extern "C" fn note_outcome(error: *mut PJRT_Error, outcome: *mut c_void) {
    // SAFETY: the caller's promise.
    let outcome = unsafe { Arc::from_raw(outcome.cast_const().cast::<Outcome>()) };
    if !error.is_null() {
        // SAFETY: the callback owns the error.
        let error = unsafe { outcome.api.take_error("PJRT_Event_OnReady", error) };
        *outcome.error.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
    }
    outcome.signal.set();
}

/// # Safety
/// `then` is the box given away by [`Event::then`]; `error` is null or owned by us.
unsafe extern "C" fn call_then(error: *mut PJRT_Error, then: *mut c_void) {
    // SAFETY: the caller's promise.
    let (api, f) = *unsafe { Box::from_raw(then.cast::<Then>()) };
    f(if error.is_null() {
        Ok(())
    } else {
        // SAFETY: the callback owns the error.
        Err(unsafe { api.take_error("PJRT_Event_OnReady", error) })
    });
}

impl Drop for Event {
    fn drop(&mut self) {
        if let Ok(api) = self.client.api() {
            let mut args = PJRT_Event_Destroy_Args::zeroed();
            args.event = self.raw.as_ptr();
            // SAFETY: the event is live and used no more. A failure leaves a leak and nothing to do about it.
            drop(unsafe { api.call(&mut args) });
        }
    }
}

impl std::fmt::Debug for Event {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.is_ready() {
            Ok(true) => f.write_str("Event(ready)"),
            Ok(false) => f.write_str("Event(pending)"),
            Err(error) => write!(f, "Event({error})"),
        }
    }
}
