//! Keeping the compiler options that a search found, where the runtime and warmups look for them.

use super::GraphFileError;
use super::lowered_graph::Prepared;
use super::target_cache::TargetCache;
use super::worker_pool::Job;
use crate::cache::{Key, Tuning};

/// The tunings of some programs.
#[derive(Debug)]
pub struct Tunings {
    target_cache: TargetCache,
    /// Key and name of each.
    programs: Vec<(Key, String)>,
}

impl Tunings {
    /// # Errors
    /// A graph that cannot have its sizes.
    pub fn of(target_cache: TargetCache, jobs: &[Job]) -> Result<Self, GraphFileError> {
        let program = |job: &Job| {
            let prepared = Prepared::new(&job.graph_file, &job.sizes, Some(&job.target), &mut |_, _| {})?;
            Ok((target_cache.key(&prepared, &job.target), prepared.graph.name.to_string()))
        };
        let programs = jobs.iter().map(program).collect::<Result<_, GraphFileError>>()?;
        Ok(Tunings { target_cache, programs })
    }

    /// Reads what is kept for a program.
    pub fn read(&self, program: usize) -> Option<Tuning> {
        Tuning::read(self.target_cache.cache(), &self.programs.get(program)?.0)
    }

    /// Keeps a tuning for a program. Returns whether it was written; a failure is logged once.
    pub fn keep(&self, program: usize, tuning: &Tuning) -> bool {
        let kept = self.programs.get(program);
        kept.is_some_and(|(key, name)| tuning.publish(self.target_cache.cache(), key, name))
    }
}
