//! Ops, one at a time: found by their form, run as a program.

use super::abi::{Status, TtArg, TtOp, TtResults};
use super::arguments::{Arguments, Lift, name_of};
use super::fused::{self, Bytes, Form, Given};
use super::host;
use super::kept::Kept;
use super::place::Place;
use super::recipe::{Product, Recipe, Source, Traced};
use super::state::{Complaint, Known, Mode, Ops, State, device, mode, state};
use super::storage::{Change, Content, Storage};
use crate::fx::DType;
use crate::runtime::{self, AlignedBytes, Keep, TensorView};
use smallvec::SmallVec;
use std::ffi::c_void;
use std::sync::Arc;
use std::time::Instant;

/// Runs an op, and hands its results to the shim.
///
/// # Safety
/// All pointers are what the shim passes to `dispatch`.
///
/// # Errors
/// The op's, and those of tracing, compiling and running it.
pub unsafe fn dispatch(
    op: &TtOp,
    args: *const TtArg,
    results: &TtResults,
    call: *mut c_void,
    context: u64,
    origin: u64,
    device: usize,
) -> Result<Status, Complaint> {
    let state = state()?;
    loop {
        // SAFETY: passed on.
        let arguments = unsafe { Arguments::read(op, args, context, device)? };
        let recipe = match find(state, op, &arguments)? {
            Found::Recipe(recipe) => recipe,
            Found::OnHost => return Ok(Status::OnHost),
            Found::Resize(sizes) => {
                for (argument, sizes) in sizes.iter() {
                    // SAFETY: the shim's function, called during the call that it belongs to.
                    let resized =
                        unsafe { (results.resize)(call, *argument, sizes.len() as i32, sizes.as_ptr()) };
                    if resized == 0 {
                        return Err(Complaint::of_shim("an argument cannot be resized"));
                    }
                }
                return Ok(Status::Again);
            }
        };
        let outputs = run(state, &recipe, &arguments, Place::here(state, origin))?;
        // SAFETY: passed on.
        let delivered = unsafe { deliver(&recipe, outputs, &arguments, results, call)? };
        if delivered {
            return Ok(Status::Done);
        }
        // Another thread wrote to the same storages meanwhile: the op is done again, and sees what that wrote.
    }
}

/// Why an op runs on the CPU, where that is known.
pub fn reason(op: &TtOp, state: &State) -> Option<Arc<str>> {
    let first = std::ptr::from_ref(op) as u64;
    let recipes = state.recipes();
    let reasons = recipes.iter().filter(|(key, _)| key[0] == first).filter_map(|(_, known)| match known {
        Known::OnHost(reason) => Some(reason),
        _ => None,
    });
    // Whatever the order of the table.
    reasons.min().cloned()
}

/// Way to run a call.
enum Found {
    Recipe(Arc<Recipe>),
    OnHost,
    Resize(Arc<[(i32, Vec<i64>)]>),
}

/// Looks the form of a call up, or has it traced.
///
/// A number is part of the form at first, so that the program can make use of its value. Where others come, they become
/// inputs of one program for all of them, if the op has such a form: [`Lift::sights`] says when.
fn find(state: &State, op: &TtOp, arguments: &Arguments<'_>) -> Result<Found, Complaint> {
    let known = state.recipes().get(&arguments.key[..]).cloned();
    match known {
        Some(Known::Recipe(recipe)) => return Ok(Found::Recipe(recipe)),
        Some(Known::OnHost(_)) => return Ok(Found::OnHost),
        Some(Known::Resize(sizes)) => return Ok(Found::Resize(sizes)),
        Some(Known::Seen(_) | Known::NotLifted) | None => {}
    }
    for lift in arguments.lifts() {
        let key = arguments.key_without(lift);
        let known = state.recipes().get(&key).cloned();
        match known {
            Some(Known::Recipe(recipe)) => return Ok(Found::Recipe(recipe)),
            Some(Known::Seen(count)) if count >= lift.sights() => match trace(state, op, arguments, lift)? {
                Traced::Program(recipe) => {
                    let recipe = Arc::new(recipe.with(lift));
                    state.learn(key, Known::Recipe(Arc::clone(&recipe)));
                    return Ok(Found::Recipe(recipe));
                }
                _ => state.learn(key, Known::NotLifted),
            },
            Some(Known::Seen(count)) => state.learn(key, Known::Seen(count + 1)),
            Some(Known::NotLifted | Known::OnHost(_) | Known::Resize(_)) => {}
            None => state.learn(key, Known::Seen(1)),
        }
    }
    let key: Box<[u64]> = arguments.key.as_slice().into();
    Ok(match trace(state, op, arguments, Lift::NOTHING)? {
        Traced::Program(recipe) => {
            let recipe = Arc::new(recipe);
            state.learn(key, Known::Recipe(Arc::clone(&recipe)));
            Found::Recipe(recipe)
        }
        Traced::OnHost(reason) => {
            state.learn(key, Known::OnHost(reason.into()));
            Found::OnHost
        }
        Traced::Resize(sizes) => {
            let sizes: Arc<[_]> = sizes.into();
            state.learn(key, Known::Resize(Arc::clone(&sizes)));
            Found::Resize(sizes)
        }
        Traced::NotLifted => return Err(Complaint::new("the tracer was asked for a program of its own")),
    })
}

/// Looks the op up in the cache, or else has Python's tracer trace it.
fn trace(state: &State, op: &TtOp, arguments: &Arguments<'_>, lift: Lift) -> Result<Traced, Complaint> {
    let (name, overload) = name_of(op);
    let (args, bases) = arguments.describe(lift);
    let kept = Kept::of(state, (&name, &overload), (&args, &bases, arguments.context))?;
    if let Some(traced) = kept.as_ref().and_then(Kept::read) {
        fused::count_form(true);
        return Ok(traced);
    }
    fused::count_form(false);
    let _range = state.range(|| format!("tpu: {name} is compiled"));
    let started = Instant::now();
    let traced = state.tracer.trace(&name, &overload, &args, &bases)?;
    match kept {
        Some(kept) if !matches!(traced, Traced::OnHost(_)) => kept.write(&traced, started.elapsed()),
        _ => fused::count_form_not_kept(),
    }
    Ok(traced)
}

/// Runs the program on the values that the storages had when the arguments were read, or records it.
fn run(
    state: &State,
    recipe: &Arc<Recipe>,
    arguments: &Arguments<'_>,
    place: Place,
) -> Result<SmallVec<[Content; 2]>, Complaint> {
    let Some(program) = &recipe.program else { return Ok(SmallVec::new()) };
    let inputs = inputs(state, recipe, arguments)?;
    let form = match mode() {
        Mode::Fused => Some(Form::Joined),
        Mode::FusedExact => Some(Form::Exact),
        Mode::Debug | Mode::Strict => None,
    };
    if let (Some(form), false) = (form, host::runs_on_host()?) {
        return Ok(fused::record(arguments.device, form, recipe, inputs, place)?
            .into_iter()
            .map(Content::Pending)
            .collect());
    }
    let mut given: SmallVec<[runtime::Argument; 4]> = SmallVec::with_capacity(inputs.len());
    let mut kept: SmallVec<[Arc<Bytes>; 2]> = SmallVec::new();
    for input in inputs {
        given.push(match input {
            Given::Content(content) => runtime::Argument::Buffer(content.value()?),
            Given::Bytes(bytes) => {
                let view = bytes.view.clone();
                kept.push(bytes);
                runtime::Argument::Host(view)
            }
        });
    }
    let keep: Keep = Arc::new(kept);
    // SAFETY: values are kept by the arguments, what lies on the CPU by `keep`; the program changes no input.
    let outputs = unsafe { program.call_on_device(&given, &keep, arguments.device) }
        .map_err(|error| Complaint::from(error).of(&place.told(state, &recipe.op)))?;
    if mode() == Mode::Debug {
        let wait = &device()?.1;
        let ended = outputs.iter().try_for_each(|output| output.wait(wait));
        ended.map_err(|error| Complaint::from(error).of(&place.told(state, &recipe.op)))?;
    } else if program.device().behavior.is_asynchronous()
        && let Some(output) = outputs.first()
    {
        state.began(arguments.device, Ops::One(Arc::clone(recipe), place), output)?;
    }
    Ok(outputs.into_iter().map(Content::Value).collect())
}

/// Returns the inputs of a recipe's program, in order.
fn inputs(
    state: &State,
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
            Source::Floats => Given::Bytes(words(&arguments.floats(recipe.lift), DType::F64)?),
            Source::Integers => Given::Bytes(words(&arguments.integers(recipe.lift), DType::I64)?),
            Source::Seed => {
                let draw = state.shim.draw.ok_or_else(|| Complaint::of_shim("it has no generator"))?;
                // SAFETY: the generator is one of the shim's own, or null.
                let bits = unsafe { draw(arguments.generator, arguments.device as i32) };
                Given::Bytes(words(&[bits >> 32, bits & 0xffff_ffff], DType::I64)?)
            }
        });
    }
    Ok(inputs)
}

/// A vector of elements of 64 bits.
fn words(words: &[u64], dtype: DType) -> Result<Arc<Bytes>, Complaint> {
    let mut bytes = AlignedBytes::zeroed(8 * words.len(), "numbers")?;
    for (i, word) in words.iter().enumerate() {
        // SAFETY: there is room for as many, and the memory is aligned for them.
        unsafe { bytes.as_mut_ptr().cast::<u64>().add(i).write(*word) };
    }
    let view = TensorView::contiguous(bytes.as_mut_ptr(), dtype, &[words.len() as i64]);
    Ok(Bytes::new(bytes, view))
}

/// Gives storages their new values and the shim its results. Does nothing, and returns `false`, where a storage has changed.
///
/// # Safety
/// As for [`dispatch`].
unsafe fn deliver(
    recipe: &Recipe,
    outputs: SmallVec<[Content; 2]>,
    arguments: &Arguments<'_>,
    results: &TtResults,
    call: *mut c_void,
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
            fused::written(arguments.device, recorded);
        }
    }
    for product in &recipe.results {
        // SAFETY: passed on.
        unsafe { hand_over(product, &output, results, call)? };
    }
    Ok(true)
}

/// # Safety
/// As for [`dispatch`].
unsafe fn hand_over(
    product: &Product,
    output: &dyn Fn(usize) -> Result<Content, Complaint>,
    results: &TtResults,
    call: *mut c_void,
) -> Result<(), Complaint> {
    // SAFETY: the shim's functions, called during the call that they belong to.
    let taken = unsafe {
        match product {
            Product::Undefined => (results.undefined)(call) != 0,
            Product::Argument(i) => (results.argument)(call, *i) != 0,
            Product::List(items) => {
                let begun = (results.list)(call, items.len() as i32) != 0;
                if begun {
                    for item in items {
                        hand_over(item, output, results, call)?;
                    }
                }
                begun
            }
            Product::Tensor { output: value, scalar_type, sizes, strides } => {
                let storage = (results.tensor)(
                    call,
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
