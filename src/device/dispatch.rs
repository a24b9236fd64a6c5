//! Ops, one at a time: found by their form, run as a program.

use super::abi::{Status, TtArg, TtOp, TtResults};
use super::arguments::{Arguments, name_of};
use super::recipe::{Product, Recipe, Source, Traced};
use super::state::{Complaint, Known, Mode, State, device, mode, state};
use super::storage::Storage;
use crate::fx::DType;
use crate::runtime::{self, AlignedBytes, DeviceTensor, Keep, TensorView};
use std::ffi::c_void;
use std::sync::Arc;

/// What keeps the inputs of a program until it has ended.
struct Inputs {
    _hosts: Vec<(AlignedBytes, TensorView)>,
    _seed: AlignedBytes,
    _floats: AlignedBytes,
}

// SAFETY: the views point into the bytes beside them, which nobody changes.
unsafe impl Send for Inputs {}
// SAFETY: as above.
unsafe impl Sync for Inputs {}

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
) -> Result<Status, Complaint> {
    let state = state()?;
    // SAFETY: passed on.
    let arguments = unsafe { Arguments::read(op, args, context)? };
    let recipe = match find(state, op, &arguments)? {
        Found::Recipe(recipe) => recipe,
        Found::OnHost => return Ok(Status::OnHost),
        Found::Resize(sizes) => {
            for (argument, sizes) in sizes {
                // SAFETY: the shim's function, called during the call that it belongs to.
                let resized = unsafe { (results.resize)(call, argument, sizes.len() as i32, sizes.as_ptr()) };
                if resized == 0 {
                    return Err(Complaint::of_shim("an argument cannot be resized"));
                }
            }
            return Ok(Status::Again);
        }
    };
    let outputs = run(state, &recipe, &arguments)?;
    // SAFETY: passed on.
    unsafe { deliver(&recipe, outputs, &arguments, results, call)? };
    Ok(Status::Done)
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

/// What is to be done for a call.
enum Found {
    Recipe(Arc<Recipe>),
    OnHost,
    Resize(Vec<(i32, Vec<i64>)>),
}

/// Looks the form of a call up, or has it traced.
///
/// A float is part of the form at first, so that the program can make use of its value. Where another value comes, the floats
/// become inputs of one program for all of them, if the op has such a form.
fn find(state: &State, op: &TtOp, arguments: &Arguments<'_>) -> Result<Found, Complaint> {
    let known = state.recipes().get(&arguments.key[..]).cloned();
    match known {
        Some(Known::Recipe(recipe)) => return Ok(Found::Recipe(recipe)),
        Some(Known::OnHost(_)) => return Ok(Found::OnHost),
        Some(Known::Seen | Known::NotLifted) | None => {}
    }
    if !arguments.floats.is_empty() {
        let key = arguments.key_without_floats();
        let known = state.recipes().get(&key).cloned();
        match known {
            Some(Known::Recipe(recipe)) => return Ok(Found::Recipe(recipe)),
            Some(Known::Seen) => match trace(state, op, arguments, true)? {
                Traced::Program(recipe) => {
                    let recipe = Arc::new(recipe);
                    state.learn(key, Known::Recipe(Arc::clone(&recipe)));
                    return Ok(Found::Recipe(recipe));
                }
                _ => state.learn(key, Known::NotLifted),
            },
            Some(Known::NotLifted | Known::OnHost(_)) => {}
            None => state.learn(key, Known::Seen),
        }
    }
    let key: Box<[u64]> = arguments.key.as_slice().into();
    Ok(match trace(state, op, arguments, false)? {
        Traced::Program(recipe) => {
            let recipe = Arc::new(recipe);
            state.learn(key, Known::Recipe(Arc::clone(&recipe)));
            Found::Recipe(recipe)
        }
        Traced::OnHost(reason) => {
            state.learn(key, Known::OnHost(reason.into()));
            Found::OnHost
        }
        Traced::Resize(sizes) => Found::Resize(sizes),
        Traced::NotLifted => return Err(Complaint::new("the tracer was asked for a program of its own")),
    })
}

fn trace(state: &State, op: &TtOp, arguments: &Arguments<'_>, lifted: bool) -> Result<Traced, Complaint> {
    let (name, overload) = name_of(op);
    let (args, bases) = arguments.describe(lifted);
    state.tracer.trace(&name, &overload, &args, &bases)
}

/// Runs the program on the values that the storages had when the arguments were read.
fn run(state: &State, recipe: &Recipe, arguments: &Arguments<'_>) -> Result<Vec<DeviceTensor>, Complaint> {
    let Some(program) = &recipe.program else { return Ok(Vec::new()) };
    let hosts = arguments.copy_hosts()?;
    let mut seed =
        AlignedBytes::zeroed(if recipe.inputs.contains(&Source::Seed) { 16 } else { 0 }, "a seed")?;
    let takes_floats = recipe.inputs.contains(&Source::Floats);
    let mut floats =
        AlignedBytes::zeroed(if takes_floats { 8 * arguments.floats.len() } else { 0 }, "numbers")?;
    let seed_view = TensorView::contiguous(seed.as_mut_ptr(), DType::I64, &[2]);
    let mut inputs = Vec::with_capacity(recipe.inputs.len());
    for source in &recipe.inputs {
        inputs.push(match source {
            Source::Storage(i) => match &arguments.values[*i] {
                Some(value) => runtime::Argument::Buffer(value.clone()),
                None => return Err(Complaint::new("a program reads a storage without a value")),
            },
            Source::Host(i) => runtime::Argument::Host(hosts[*i].1.clone()),
            Source::Floats => {
                let count = arguments.floats.len();
                for (i, (_, x)) in arguments.floats.iter().enumerate() {
                    // SAFETY: there is room for as many floats where the program takes them.
                    unsafe { floats.as_mut_ptr().cast::<f64>().add(i).write(*x) };
                }
                let view = TensorView::contiguous(floats.as_mut_ptr(), DType::F64, &[count as i64]);
                runtime::Argument::Host(view)
            }
            Source::Seed => {
                let draw = state.shim.draw.ok_or_else(|| Complaint::of_shim("it has no generator"))?;
                // SAFETY: the generator is one of the shim's own, or null.
                let bits = unsafe { draw(arguments.generator) };
                // SAFETY: the seed has 16 bytes where the program takes one, aligned for any type.
                unsafe {
                    seed_view
                        .data
                        .cast::<[i64; 2]>()
                        .write([(bits >> 32) as i64, (bits & 0xffff_ffff) as i64])
                };
                runtime::Argument::Host(seed_view.clone())
            }
        });
    }
    let keep: Keep = Arc::new(Inputs { _hosts: hosts, _seed: seed, _floats: floats });
    // SAFETY: values are kept by the arguments, what lies on the CPU by `keep`; the program changes no input.
    let outputs = unsafe { program.call_on_device(&inputs, &keep)? };
    if mode() == Mode::Debug {
        let wait = &device()?.1;
        outputs.iter().try_for_each(|output| output.wait(wait))?;
    } else if program.device().behavior.is_asynchronous()
        && let Some(output) = outputs.first()
    {
        state.ran(output);
    }
    Ok(outputs)
}

/// Gives storages their new values and the shim its results.
///
/// # Safety
/// As for [`dispatch`].
unsafe fn deliver(
    recipe: &Recipe,
    outputs: Vec<DeviceTensor>,
    arguments: &Arguments<'_>,
    results: &TtResults,
    call: *mut c_void,
) -> Result<(), Complaint> {
    let output = |i: usize| {
        outputs.get(i).cloned().ok_or_else(|| Complaint::new(format!("a program has no output {i}")))
    };
    for product in &recipe.results {
        // SAFETY: passed on.
        unsafe { hand_over(product, &output, results, call)? };
    }
    for (storage, i) in &recipe.writes {
        arguments.storages[*storage].put(output(*i)?);
    }
    Ok(())
}

/// # Safety
/// As for [`dispatch`].
unsafe fn hand_over(
    product: &Product,
    output: &dyn Fn(usize) -> Result<DeviceTensor, Complaint>,
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
