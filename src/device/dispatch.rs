//! Ops, one at a time: found by their form, run as a program.

use super::abi::{Status, TtArg, TtOp, TtResults};
use super::arguments::{Arguments, name_of};
use super::complaint::Complaint;
use super::content::{Bytes, Content, Given, Pending};
use super::engine::{Engine, Mode};
use super::fused::Form;
use super::kept::Kept;
use super::known::Known;
use super::place::Place;
use super::recipe::{Product, Recipe, Source, Traced};
use super::running::Ops;
use super::signature::Lift;
use super::storage::{Change, Storage};
use crate::fx::DType;
use crate::runtime::{self, Keep};
use smallvec::SmallVec;
use std::ffi::c_void;
use std::sync::Arc;
use std::time::Instant;

/// Takes the results of a call, which it is about.
#[derive(Clone, Copy)]
pub struct Results<'a> {
    pub functions: &'a TtResults,
    pub call: *mut c_void,
}

/// Runs an op, and hands its results to the shim.
///
/// # Safety
/// All pointers are what the shim passes to `dispatch`.
///
/// # Errors
/// The op's, and those of tracing, compiling and running it.
pub unsafe fn dispatch(
    engine: &'static Engine,
    op: &TtOp,
    args: *const TtArg,
    results: Results<'_>,
    context: u64,
    origin: u64,
    device: usize,
) -> Result<Status, Complaint> {
    loop {
        // SAFETY: passed on.
        let arguments = unsafe { Arguments::read(&engine.storages, op, args, context, device)? };
        let recipe = match find(engine, op, &arguments)? {
            Known::Recipe(recipe) => recipe,
            Known::Resize(sizes) => {
                for (argument, sizes) in sizes.iter() {
                    let (resize, count) = (results.functions.resize, sizes.len() as i32);
                    // SAFETY: the shim's function, called during the call that it belongs to.
                    if unsafe { resize(results.call, *argument, count, sizes.as_ptr()) } == 0 {
                        return Err(Complaint::of_shim("an argument cannot be resized"));
                    }
                }
                return Ok(Status::Again);
            }
            Known::OnHost(_) | Known::Seen(_) | Known::NotLifted => return Ok(Status::OnHost),
        };
        let form = form_of_recording(engine)?;
        // On an accelerator a recorded op is compiled with others, or when they run. A program that the cache has is
        // loaded when it runs.
        let waits = form.is_some() && (engine.state.has_own_memory()? || recipe.is_kept()?);
        let refused = if waits { recipe.refused.get() } else { recipe.prepare()? }.map(Arc::clone);
        if let Some(why) = refused {
            engine.calls.learn(arguments.key.as_slice().into(), Known::OnHost(why));
            return Ok(Status::OnHost);
        }
        let place = engine.state.places.here(&*engine.state.tracer, origin);
        let outputs = run(engine, form, &recipe, &arguments, place)?;
        // SAFETY: passed on.
        let delivered = unsafe { deliver(engine, &recipe, outputs, &arguments, results)? };
        if delivered {
            return Ok(Status::Done);
        }
        // Another thread wrote to the same storages meanwhile: the op is done again, and sees what that wrote.
    }
}

/// Looks the form of a call up, or has it traced.
///
/// A number is part of the form at first, so that the program can make use of its value. Where others come, they become
/// inputs of one program for all of them, if the op has such a form: [`Lift::sights`] says when.
fn find(engine: &Engine, op: &TtOp, arguments: &Arguments<'_>) -> Result<Known, Complaint> {
    if let Some(known @ (Known::Recipe(_) | Known::OnHost(_) | Known::Resize(_))) =
        engine.calls.find(&arguments.key)
    {
        return Ok(known);
    }
    for lift in arguments.lifts() {
        let key = arguments.key_without(lift);
        match engine.calls.find(&key) {
            Some(known @ Known::Recipe(_)) => return Ok(known),
            Some(Known::Seen(count)) if count >= lift.sights() => match trace(engine, op, arguments, lift)? {
                Traced::Program(recipe) => {
                    let known = Known::Recipe(Arc::new(recipe.with(lift)));
                    engine.calls.learn(key, known.clone());
                    return Ok(known);
                }
                _ => engine.calls.learn(key, Known::NotLifted),
            },
            Some(Known::Seen(count)) => engine.calls.learn(key, Known::Seen(count + 1)),
            Some(Known::NotLifted | Known::OnHost(_) | Known::Resize(_)) => {}
            None => engine.calls.learn(key, Known::Seen(1)),
        }
    }
    let known = match trace(engine, op, arguments, Lift::NOTHING)? {
        Traced::Program(recipe) => Known::Recipe(Arc::new(recipe)),
        Traced::OnHost(reason) => Known::OnHost(reason.into()),
        Traced::Resize(sizes) => Known::Resize(sizes.into()),
        Traced::NotLifted => return Err(Complaint::new("the tracer was asked for a program of its own")),
    };
    engine.calls.learn(arguments.key.as_slice().into(), known.clone());
    Ok(known)
}

/// Looks the op up in the cache, or else has Python's tracer trace it.
fn trace(engine: &Engine, op: &TtOp, arguments: &Arguments<'_>, lift: Lift) -> Result<Traced, Complaint> {
    let state = &engine.state;
    state.check_tracing()?;
    // A client that cannot be opened is no fault of the op.
    state.client()?;
    let (name, overload) = name_of(op);
    let (args, bases) = arguments.describe(lift);
    let kept = Kept::of(&*state.tracer, (&name, &overload), (&args, &bases, arguments.context))?;
    if let Some(traced) = kept.as_ref().and_then(Kept::read) {
        state.counts.forms_cached.add(1);
        return Ok(traced);
    }
    state.counts.forms_traced.add(1);
    let _range = state.range(|| format!("tpu: {name} is compiled"));
    let started = Instant::now();
    let traced = state.tracer.trace(&name, &overload, &args, &bases)?;
    match kept {
        Some(kept) if !matches!(traced, Traced::OnHost(_)) => kept.write(&traced, started.elapsed()),
        _ => state.counts.forms_not_kept.add(1),
    }
    Ok(traced)
}

/// How the ops that are recorded now become programs; `None` where ops run at once.
fn form_of_recording(engine: &Engine) -> Result<Option<Form>, Complaint> {
    let form = match engine.mode() {
        Mode::Fused => Form::Joined,
        Mode::FusedExact => Form::Exact,
        Mode::Debug | Mode::Strict => return Ok(None),
    };
    Ok(if engine.runs_on_host()? { None } else { Some(form) })
}

/// Runs the program on the values that the storages had when the arguments were read, or records it in this form.
fn run(
    engine: &'static Engine,
    form: Option<Form>,
    recipe: &Arc<Recipe>,
    arguments: &Arguments<'_>,
    place: Place,
) -> Result<SmallVec<[Content; 2]>, Complaint> {
    let Some(program) = &recipe.program else { return Ok(SmallVec::new()) };
    let state = &engine.state;
    let inputs = inputs(engine, recipe, arguments)?;
    if let Some(form) = form {
        let recorded = engine.chunks.record(state, arguments.device, form, recipe, inputs, place)?;
        return Ok(recorded.into_iter().map(Content::Pending).collect());
    }
    let mut given: SmallVec<[runtime::Argument; 4]> = SmallVec::with_capacity(inputs.len());
    let mut kept: SmallVec<[Arc<Bytes>; 2]> = SmallVec::new();
    for input in inputs {
        given.push(match input {
            Given::Content(content) => runtime::Argument::Buffer(engine.value(&content)?),
            Given::Bytes(bytes) => {
                let view = bytes.view.clone();
                kept.push(bytes);
                runtime::Argument::Host(view)
            }
        });
    }
    let keep: Keep = Arc::new(kept);
    let what = || Ops::One(Arc::clone(recipe), place);
    state.look()?;
    // SAFETY: values are kept by the arguments, what lies on the CPU by `keep`; the program changes no input.
    let begun = unsafe { state.begin(arguments.device, program, &given, &keep, what) };
    let (outputs, launch) = begun.map_err(|complaint| state.joined(complaint))?;
    if engine.mode() == Mode::Debug {
        state.finish(Some(arguments.device))?;
    }
    let written = |output: usize| recipe.writes.iter().any(|(_, i)| *i == output);
    let contents = outputs.into_iter().enumerate().map(|(i, output)| match &launch {
        // Its storage gets back what it held if the program fails.
        Some(launch) if written(i) => {
            let value = Pending::new(arguments.device, recipe, i, 0);
            value.begun(Some(output), Some(launch));
            Content::Pending(value)
        }
        _ => Content::Value(output),
    });
    Ok(contents.collect())
}

/// Returns the inputs of a recipe's program, in order.
fn inputs(
    engine: &Engine,
    recipe: &Recipe,
    arguments: &Arguments<'_>,
) -> Result<SmallVec<[Given; 4]>, Complaint> {
    let mut inputs = SmallVec::with_capacity(recipe.inputs.len());
    for source in &recipe.inputs {
        inputs.push(match source {
            Source::Storage(i) => match &arguments.values[*i] {
                Some(content) => Given::Content(content.clone()),
                None => return Err(Complaint::new("a program reads a storage without a value")),
            },
            Source::Host(i) => Given::Bytes(arguments.copy_host(*i)?),
            Source::Floats => {
                Given::Bytes(Bytes::of_words(&arguments.vector(recipe.lift, true), DType::F64)?)
            }
            Source::Integers => {
                Given::Bytes(Bytes::of_words(&arguments.vector(recipe.lift, false), DType::I64)?)
            }
            Source::Seed => {
                // SAFETY: the generator is one of the shim's own, or null.
                let bits = unsafe { (engine.state.shim.draw)(arguments.generator, arguments.device as i32) };
                Given::Bytes(Bytes::of_words(&[bits >> 32, bits & 0xffff_ffff], DType::I64)?)
            }
        });
    }
    Ok(inputs)
}

/// Gives storages their new values and the shim its results. Does nothing, and returns `false`, where a storage has
/// changed.
///
/// # Safety
/// As for [`dispatch`].
unsafe fn deliver(
    engine: &'static Engine,
    recipe: &Recipe,
    outputs: SmallVec<[Content; 2]>,
    arguments: &Arguments<'_>,
    results: Results<'_>,
) -> Result<bool, Complaint> {
    let output = |i: usize| {
        outputs.get(i).cloned().ok_or_else(|| Complaint::new(format!("a program has no output {i}")))
    };
    if !recipe.writes.is_empty() {
        let mut changes = SmallVec::with_capacity(recipe.writes.len());
        for (storage, i) in &recipe.writes {
            let (storage, expected) = (arguments.storages[*storage], arguments.values[*storage].as_ref());
            changes.push(Change { storage, expected, new: output(*i)? });
        }
        let Some(replaced) = Storage::replace_all(changes) else { return Ok(false) };
        let recorded = replaced.into_iter().filter_map(|(new, before)| match new {
            Content::Pending(value) => Some((value, before)),
            _ => None,
        });
        let recorded: SmallVec<_> = recorded.collect();
        if !recorded.is_empty() {
            engine.chunks.written(&engine.state, arguments.device, recorded);
        }
    }
    for product in &recipe.results {
        // SAFETY: passed on.
        unsafe { hand_over(product, &output, results)? };
    }
    Ok(true)
}

/// # Safety
/// As for [`dispatch`].
unsafe fn hand_over(
    product: &Product,
    output: &dyn Fn(usize) -> Result<Content, Complaint>,
    results: Results<'_>,
) -> Result<(), Complaint> {
    // SAFETY: the shim's functions, called during the call that they belong to.
    let taken = unsafe {
        match product {
            Product::Undefined => (results.functions.undefined)(results.call) != 0,
            Product::Argument(i) => (results.functions.argument)(results.call, *i) != 0,
            Product::List(items) => {
                let begun = (results.functions.list)(results.call, items.len() as i32) != 0;
                if begun {
                    for item in items {
                        hand_over(item, output, results)?;
                    }
                }
                begun
            }
            Product::Tensor { output: value, scalar_type, sizes, strides } => {
                let storage = (results.functions.tensor)(
                    results.call,
                    *scalar_type,
                    sizes.len() as i32,
                    sizes.as_ptr(),
                    strides.as_ptr(),
                );
                if let (false, Some(i)) = (storage.is_null(), value) {
                    (*storage.cast::<Storage>()).put(output(*i)?);
                }
                !storage.is_null()
            }
        }
    };
    if taken { Ok(()) } else { Err(Complaint::of_shim("it took no result")) }
}
