//! Timing a recorded graph.

use crate::recording::{Recording, ReplayError, prepare_call};
use crate::runtime::{CompiledGraph, DeviceSettings, Report, own_memory};
use std::time::{Duration, Instant};

/// Times of one recorded call.
#[derive(Debug, Clone)]
pub struct Bench {
    pub report: Report,
    /// Name of the platform that it ran on.
    pub platform: String,
    pub device: String,
    /// The first call, which compiles.
    pub first: Duration,
    /// The others, in order of their length.
    pub calls: Vec<Duration>,
    /// The program's costs as its compiler sees them, by name.
    pub costs: Vec<(String, f64)>,
    /// About how many operations a call takes by our own count, for a compiler that tells none.
    pub counted_operations: Option<f64>,
}

impl Bench {
    /// The time that a share (0..=1) of the calls do not exceed.
    pub fn quantile(&self, share: f64) -> Duration {
        let last = self.calls.len() - 1;
        self.calls[((last as f64 * share).round() as usize).min(last)]
    }
}

/// Times recorded call `call` for about `seconds`, at least three times. Ends early once `stop`, which runs after each
/// call, returns true.
///
/// # Errors
/// As for [`crate::recording::replay`], and [`ReplayError::Settings`] where there is no such call.
pub fn bench(
    recording: &Recording,
    device: &DeviceSettings,
    call: usize,
    seconds: f64,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Bench, ReplayError> {
    let settings = recording.settings().map_err(ReplayError::Settings)?;
    let recorded = recording.calls.get(call).ok_or_else(|| {
        let there = recording.calls.len();
        ReplayError::Settings(format!(
            "there is no call {call} to time; {there} were recorded with their inputs"
        ))
    })?;
    let (arguments, keep) = prepare_call(recorded)?;
    let started = Instant::now();
    let compiled = CompiledGraph::new(recording.graph.clone(), device, settings)?;
    // SAFETY: every view lies in memory that `keep` owns and that nothing else looks at.
    drop(unsafe { compiled.call(&arguments, &keep, &own_memory)? });
    let first = started.elapsed();
    let mut calls = Vec::new();
    let begun = Instant::now();
    while calls.len() < 3 || begun.elapsed().as_secs_f64() < seconds {
        let started = Instant::now();
        // SAFETY: as above.
        drop(unsafe { compiled.call(&arguments, &keep, &own_memory)? });
        calls.push(started.elapsed());
        if stop() {
            break;
        }
    }
    calls.sort();
    let client = &compiled.device().client;
    let (plan, ..) = compiled.plan(&arguments)?;
    let costs = plan.program().costs();
    Ok(Bench {
        report: compiled.report(),
        platform: client.platform_name().to_owned(),
        device: client.devices()[0].kind.clone(),
        first,
        calls,
        costs: costs.into_iter().collect(),
        counted_operations: plan.counted_operations(),
    })
}
