//! Traced ops of the device in the on-disk cache: tracing one takes Python tens of milliseconds.

use super::complaint::Complaint;
use super::recipe::{Product, Recipe, Source, Traced};
use super::signature::{Argument, Base};
use super::tracer::Tracer;
use crate::cache::{Cache, EntryKind, Key, Parts, encode};
use crate::fx::Graph;
use crate::runtime::{CompileSettings, CompiledGraph, DeviceSettings};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use std::sync::Arc;
use std::time::Duration;

/// Changes with the form of [`Content`], and with what [`Argument`] and [`Base`] mean.
const FORMAT: u32 = 2;

/// Namespaces whose ops only PyTorch and this package define. No cache key covers the code that defines other ops.
const NAMESPACES: &[&str] = &["aten", "prims"];

/// A place in the cache for what an op does with arguments of one form.
pub struct Kept {
    cache: Cache,
    key: Key,
    op: String,
    device: DeviceSettings,
    settings: CompileSettings,
}

/// Payload of an entry. An op that runs on the CPU has no entry, because the reason may hold for this process only.
#[derive(Serialize, Deserialize)]
enum Content {
    Program {
        /// After the passes, as it is written to files.
        graph: Option<ByteBuf>,
        inputs: Vec<Source>,
        writes: Vec<(usize, usize)>,
        results: Vec<Product>,
    },
    NotLifted,
    Resize(Vec<(i32, Vec<i64>)>),
}

impl Kept {
    /// `None` if nothing is kept of this op. `op` is its name and overload; `form` everything about its arguments
    /// but the contents of tensors, and PyTorch's settings.
    ///
    /// # Errors
    /// Settings that are none.
    pub fn of(
        tracer: &dyn Tracer,
        op: (&str, &str),
        form: (&[Argument], &[Base], u64),
    ) -> Result<Option<Kept>, Complaint> {
        let (name, overload) = op;
        if !name.split_once("::").is_some_and(|(namespace, _)| NAMESPACES.contains(&namespace)) {
            return Ok(None);
        }
        let Some(named) = tracer.name()? else { return Ok(None) };
        let (device, settings) = tracer.settings()?;
        // Where it cannot be used, compiling says so.
        let Some(cache) = Cache::open(&settings.cache).ok().flatten() else { return Ok(None) };
        let form = rmp_serde::to_vec(&(FORMAT, form)).expect("plain data");
        let forms = device.settings(settings.clone()).lowering.forms;
        let key = Key::of_recipe(&format!("{name}.{overload}"), &form, &named, forms);
        Ok(Some(Kept { cache, key, op: name.to_string(), device, settings }))
    }

    /// Reads the entry, if there is one. Its program is loaded at its first call.
    pub fn read(&self) -> Option<Traced> {
        let digest = self.key.digest();
        let entry = self.cache.read(&digest)?;
        let damaged =
            |reason: &dyn std::fmt::Display| self.cache.put_aside(&digest, &reason.to_string(), None);
        let content = rmp_serde::from_slice(&entry.payload).inspect_err(|error| damaged(error)).ok()?;
        let (graph, inputs, writes, results) = match content {
            Content::Program { graph, inputs, writes, results } => (graph, inputs, writes, results),
            Content::NotLifted => return Some(Traced::NotLifted),
            Content::Resize(sizes) => return Some(Traced::Resize(sizes)),
        };
        let program = match graph {
            None => None,
            Some(graph) => {
                let graph = Graph::decode(&graph).inspect_err(|error| damaged(error)).ok()?;
                // What is refused now is traced again, and told then.
                Some(Arc::new(CompiledGraph::passed(graph, &self.device, self.settings.clone()).ok()?))
            }
        };
        Some(Traced::Program(Recipe::new(self.op.clone(), program, inputs, writes, results)))
    }

    /// Keeps what was found out in so much time.
    pub fn write(&self, traced: &Traced, took: Duration) {
        let content = match traced {
            Traced::Program(recipe) => Content::Program {
                graph: recipe.program.as_ref().map(|program| ByteBuf::from(program.graph().encode())),
                inputs: recipe.inputs.clone(),
                writes: recipe.writes.clone(),
                results: recipe.results.clone(),
            },
            Traced::NotLifted => Content::NotLifted,
            Traced::Resize(sizes) => Content::Resize(sizes.clone()),
            Traced::OnHost(_) => return,
        };
        let payload = rmp_serde::to_vec(&content).expect("plain data");
        let seconds = took.as_secs_f64();
        let parts = Parts { seconds, ..Parts::new(EntryKind::Recipe, &self.op, &self.key, &payload) };
        self.cache.publish(&self.key.digest(), &encode(parts));
    }
}
