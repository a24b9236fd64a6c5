//! The walk over a graph, and the module that it makes.

use super::hlo::{Hlo, Known, Val, Walk, new_context};
use super::settings::Settings;
use super::table::{LowerFn, OpDef};
use super::types::tensor_type;
use super::{Call, Lower, LoweringError, OpError, counted, families, inline, invalid, unsupported};
use crate::fx::{Arg, Graph, Node, ValueType};
use crate::program::{Dims, Program, ProgramInput, ProgramOutput, ResultMemory, Shape, Work, flattened};
use melior::Context;
use melior::ir::attribute::{ArrayAttribute, StringAttribute, TypeAttribute};
use melior::ir::operation::{OperationBuilder, OperationLike, OperationPrintingFlags};
use melior::ir::r#type::FunctionType;
use melior::ir::{Attribute, Block, BlockLike, Identifier, Location, Module, Region, RegionLike, Type};
use mlir_sys::{MlirStringRef, mlirOperationPrintWithFlags};
use std::ffi::c_void;

/// A node that cannot be lowered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsupported {
    pub node: String,
    pub op: String,
    pub reason: String,
}

/// Lowers a verified graph with static sizes.
///
/// # Errors
/// The first node that cannot be lowered, with its op and the user's source line.
pub fn lower(graph: &Graph, settings: Settings) -> Result<Program, LoweringError> {
    let mut failed = None;
    let program = walk(graph, settings, &mut |node, error| {
        failed.get_or_insert_with(|| node_error(graph, node, error));
        false
    })?;
    match (failed, program) {
        (Some(error), _) => Err(error),
        (None, Some(program)) => Ok(program),
        (None, None) => Err(LoweringError::Mlir(graph.name.to_string())),
    }
}

/// Every node of the graph that cannot be lowered, in order.
pub fn check(graph: &Graph, settings: Settings) -> Result<Vec<Unsupported>, LoweringError> {
    let mut found = Vec::new();
    walk(graph, settings, &mut |node, error| {
        let reason = error.to_string();
        found.push(Unsupported { node: node.name.to_string(), op: node.op.to_string(), reason });
        true
    })?;
    Ok(found)
}

/// Lowers node by node. `on_error` decides whether to go on (with zeros in place of the node's outputs).
/// `None` if a node failed.
fn walk(
    graph: &Graph,
    settings: Settings,
    on_error: &mut dyn FnMut(&Node, OpError) -> bool,
) -> Result<Option<Program>, LoweringError> {
    if !graph.is_static() {
        return Err(LoweringError::Symbolic(graph.name.to_string()));
    }
    let context = new_context();
    let unknown = Location::unknown(&context);
    let (inputs, outputs) = settings.interface(graph);
    let is_flat = inputs.iter().any(|input| input.is_flat) || outputs.iter().any(|output| output.is_flat);
    let flat = is_flat.then(|| flattened(graph));
    let graph = flat.as_ref().unwrap_or(graph);
    let mlir = |s: &Shape, dims: &Dims| tensor_type(&context, s.dtype, dims);
    let result_types: Vec<Type> = outputs.iter().map(|o| mlir(&o.shape, &o.physical())).collect();
    let mut argument_types: Vec<Type> = inputs.iter().map(|i| mlir(&i.shape, &i.physical())).collect();
    let given = outputs.iter().zip(&result_types).filter(|(o, _)| matches!(o.memory, ResultMemory::Given(_)));
    argument_types.extend(given.map(|(_, ty)| *ty));

    let region = Region::new();
    let complete;
    let function_sets;
    let channels;
    {
        let arguments: Vec<_> = argument_types.iter().map(|t| (*t, unknown)).collect();
        let block = region.append_block(Block::new(&arguments));
        let mut h = Hlo::new(&context, block, unknown, settings, Walk { body: lower_body, program: lower });
        let mut values: Vec<Option<Val<'_>>> = graph.values.iter().map(|_| None).collect();
        for (i, input) in inputs.iter().enumerate() {
            let value = block.argument(i).expect("the block has these arguments").into();
            let x = Val { value, dtype: input.shape.dtype, dims: input.physical(), known: Known::default() };
            values[input.index] =
                Some(if input.is_flat { x } else { h.transpose(&x, &input.layout.to_logical()) });
        }
        complete = match lower_nodes(&mut h, graph, &mut values, on_error) {
            Some(complete) => complete,
            None => return Ok(None),
        };
        function_sets = h.function_sets.take();
        channels = h.channels.clone();
        h.location = unknown;
        let mut returned = Vec::new();
        for output in &outputs {
            let Some(x) = &values[output.value.0 as usize] else {
                return Err(LoweringError::Mlir(graph.name.to_string()));
            };
            let lying = if output.is_flat { x } else { &h.transpose(x, &output.layout.to_physical()) };
            returned.push(lying.value);
        }
        let terminator = OperationBuilder::new("func.return", unknown).add_operands(&returned).build();
        block.append_operation(terminator.map_err(|_| LoweringError::Mlir(graph.name.to_string()))?);
    }
    if !complete {
        return Ok(None);
    }
    let interface = (inputs.as_slice(), outputs.as_slice());
    let (text, work) =
        module_text(&context, region, &argument_types, &result_types, interface, &function_sets)
            .ok_or_else(|| LoweringError::Mlir(graph.name.to_string()))?;
    Ok(Some(Program { text: channels.define(text), inputs, outputs, replicas: graph.ranks(), work }))
}

/// Lowers the nodes of a graph into one block, given its inputs in `values`. Whether all could be lowered; `None` where
/// `on_error` stopped it.
fn lower_nodes<'m>(
    h: &mut Hlo<'m>,
    graph: &Graph,
    values: &mut [Option<Val<'m>>],
    on_error: &mut dyn FnMut(&Node, OpError) -> bool,
) -> Option<bool> {
    let mut complete = true;
    for node in &graph.nodes {
        h.location = location(h.context, graph, node);
        let outs: Vec<Option<Shape>> =
            node.outputs.iter().map(|v| graph.ty(*v).tensor().and_then(Shape::of)).collect();
        let lowered = match lower_node(h, &Call { graph, node, values, outs: &outs }) {
            Ok(lowered) => lowered,
            Err(error) => {
                complete = false;
                if !on_error(node, error) {
                    return None;
                }
                outs.iter().map(|s| s.as_ref().map(|s| h.zeros(s.dtype, &s.dims))).collect()
            }
        };
        for (id, value) in node.outputs.iter().zip(lowered) {
            values[id.0 as usize] = value;
        }
    }
    Some(complete)
}

/// As [`Walk::body`].
///
/// # Errors
/// An operand that is not what the body declares, a result that is neither a tensor nor `None`, and the first node of
/// the body that cannot be lowered.
fn lower_body<'m>(h: &Hlo<'m>, body: &Graph, operands: &[Option<Val<'m>>]) -> Lower<Vec<Option<Val<'m>>>> {
    if operands.len() != body.inputs.len() {
        return invalid(format!(
            "{} takes {} inputs, is given {}",
            body.name,
            body.inputs.len(),
            operands.len()
        ));
    }
    for (operand, (input, ty)) in operands.iter().zip(body.inputs.iter().zip(&body.values)) {
        let declared = ty.tensor().and_then(Shape::of);
        if operand.as_ref().map(Val::shape) != declared {
            return invalid(format!(
                "input {} of {} is given a value of another type",
                input.name, body.name
            ));
        }
    }
    let mut values: Vec<Option<Val<'m>>> = operands.to_vec();
    values.resize(body.values.len(), None);
    let mut failed = None;
    let mut inner = h.beside(h.block);
    lower_nodes(&mut inner, body, &mut values, &mut |node, error| {
        let place = |reason| format!("{} in {} cannot be lowered: {reason}", node.op, body.name);
        failed = Some(match error {
            OpError::Unsupported(reason) => OpError::Unsupported(place(reason)),
            OpError::Invalid(reason) => OpError::Invalid(place(reason)),
        });
        false
    });
    if let Some(error) = failed {
        return Err(error);
    }
    let results = body.outputs.iter().map(|output| match output {
        Arg::None => Ok(None),
        Arg::Value(v) if matches!(body.ty(*v), ValueType::None) => Ok(None),
        Arg::Value(v) => match &values[v.0 as usize] {
            Some(value) => Ok(Some(value.clone())),
            None => unsupported(format!("{} returns a size", body.name)),
        },
        _ => unsupported(format!("{} returns a number", body.name)),
    });
    results.collect()
}

fn lower_node<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let lowered = lower_call(h, call);
    match (h.take_refusal(), lowered) {
        (Some(refused), Ok(_)) => invalid(refused),
        (_, lowered) => lowered,
    }
}

fn lower_call<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    match families::find(&call.node.op) {
        Some(op) => lower_by(op, h, call),
        None => unsupported("no lowering for this op"),
    }
}

/// Lowers a call by its line of the table.
fn lower_by<'m>(op: &OpDef, h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let lowered = match op.lower {
        LowerFn::One(_) if !matches!(call.outs, [Some(_), ..]) => {
            return invalid("the declared output is not a tensor");
        }
        LowerFn::One(f) => vec![Some(f(h, call)?)],
        LowerFn::Many(f) => f(h, call)?,
    };
    if lowered.len() != call.outs.len() {
        return invalid(format!("{} outputs where the graph declares {}", lowered.len(), call.outs.len()));
    }
    for (value, declared) in lowered.iter().zip(call.outs) {
        if let (Some(value), Some(declared)) = (value, declared)
            && value.shape() != *declared
        {
            return invalid(format!("lowers to {} where the graph declares {declared}", value.shape()));
        }
    }
    Ok(lowered)
}

fn location<'c>(context: &'c Context, graph: &Graph, node: &Node) -> Location<'c> {
    let child = match graph.source(node) {
        Some(s) => {
            // Installed packages by their own path: shorter, and the same on every machine.
            let file = s.file.rsplit_once("site-packages/").map_or(&*s.file, |(_, package)| package);
            Location::new(context, file, s.line as usize, 0)
        }
        None => Location::unknown(context),
    };
    Location::name(context, &node.op, child)
}

fn node_error(graph: &Graph, node: &Node, error: OpError) -> LoweringError {
    let location = graph.source(node).map(|s| format!("{}:{} `{}`", s.file, s.line, s.code));
    let (node, op) = (node.name.to_string(), node.op.to_string());
    match error {
        OpError::Unsupported(reason) => LoweringError::Unsupported { node, op, location, reason },
        OpError::Invalid(reason) => LoweringError::Invalid { node, op, location, reason },
    }
}

fn module_text<'c>(
    context: &'c Context,
    region: Region<'c>,
    arguments: &[Type<'c>],
    results: &[Type<'c>],
    interface: Interface<'_>,
    function_sets: &[(String, String)],
) -> Option<(String, Work)> {
    let unknown = Location::unknown(context);
    let function_type = FunctionType::new(context, arguments, results);
    let mut attributes = vec![
        (Identifier::new(context, "sym_name"), StringAttribute::new(context, "main").into()),
        (Identifier::new(context, "function_type"), TypeAttribute::new(function_type.into()).into()),
    ];
    let of_arguments = argument_attributes(arguments.len(), interface);
    let layout = |output: &ProgramOutput| output.lies_freely.then(|| layout_mode("auto"));
    let of_results = interface.1.iter().map(layout).collect();
    for (name, texts) in [("arg_attrs", of_arguments), ("res_attrs", of_results)] {
        if let Some(array) = dictionaries(context, texts)? {
            attributes.push((Identifier::new(context, name), array));
        }
    }
    let function = OperationBuilder::new("func.func", unknown)
        .add_attributes(&attributes)
        .add_regions([region])
        .build()
        .ok()?;
    let module = Module::new(unknown);
    module.body().append_operation(function);
    for (set, (op, text)) in function_sets.iter().enumerate() {
        for function in inline::functions_of_set(context, (op, text), set)? {
            module.body().append_operation(function);
        }
    }
    let flags = OperationPrintingFlags::new()
        .print_generic_operation_form()
        .enable_debug_info(true, false)
        // Locations in place: collecting them into aliases prints the whole module a second time.
        .use_local_scope();
    Some((print(&module.as_operation(), &flags)?, counted::of_module(&module)))
}

/// Inputs and outputs of a program.
type Interface<'p> = (&'p [ProgramInput], &'p [ProgramOutput]);

/// The attribute that tells XLA how an argument or a result lies in device memory.
fn layout_mode(mode: &str) -> String {
    format!("mhlo.layout_mode = \"{mode}\"")
}

/// By argument: which output may take over its memory, or how it lies.
fn argument_attributes(arguments: usize, (inputs, outputs): Interface<'_>) -> Vec<Option<String>> {
    let mut texts: Vec<Option<String>> = inputs.iter().map(|i| i.lies.as_deref().map(layout_mode)).collect();
    texts.resize(arguments, None);
    for (i, output) in outputs.iter().enumerate() {
        if let Some(argument) = output.memory.argument() {
            texts[argument] = Some(format!("tf.aliasing_output = {i} : i32"));
        }
    }
    texts
}

/// An array of dictionaries with these contents; the inner `None` if all are empty.
#[expect(clippy::option_option, reason = "the outer one says that MLIR refuses a text")]
fn dictionaries(context: &Context, texts: Vec<Option<String>>) -> Option<Option<Attribute<'_>>> {
    if texts.iter().all(Option::is_none) {
        return Some(None);
    }
    let parsed = texts
        .iter()
        .map(|text| Attribute::parse(context, &format!("{{{}}}", text.as_deref().unwrap_or_default())));
    let parsed: Option<Vec<Attribute>> = parsed.collect();
    Some(Some(ArrayAttribute::new(context, &parsed?).into()))
}

/// The text of an operation. MLIR hands it over in pieces of a few bytes, tens of thousands for a model, so they are
/// appended as they are and checked to be UTF-8 once.
fn print<'c: 'a, 'a>(
    operation: &impl OperationLike<'c, 'a>,
    flags: &OperationPrintingFlags,
) -> Option<String> {
    extern "C" fn append(piece: MlirStringRef, text: *mut c_void) {
        if piece.length == 0 {
            return;
        }
        // SAFETY: `text` is the vector below, which outlives the call; the piece is valid during this callback.
        let (text, piece) = unsafe {
            (&mut *text.cast::<Vec<u8>>(), std::slice::from_raw_parts(piece.data.cast::<u8>(), piece.length))
        };
        text.extend_from_slice(piece);
    }
    let mut text: Vec<u8> = Vec::with_capacity(64 << 10);
    // SAFETY: operation and flags are live; the callback accepts what it is given here.
    unsafe {
        let user_data = (&raw mut text).cast::<c_void>();
        mlirOperationPrintWithFlags(operation.to_raw(), flags.to_raw(), Some(append), user_data);
    }
    String::from_utf8(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lowering::Forms;

    #[test]
    fn a_step_over_short_rows_is_one_of_one_dimension_on_a_cpu() {
        let step = "graph g inference\n\
            input %0 weight: f32[32,8,3,3]\n\
            input %1 grad: f32[32,8,3,3]\n\
            %2 = aten.sub.Tensor(%0, %1) : f32[32,8,3,3]\n\
            return %2\n";
        let graph = Graph::parse(step).unwrap();
        let own = Settings { given_results_from: Some(usize::MAX), ..Settings::default() };
        let program = |forms| lower(&graph, Settings { forms, ..own }).unwrap();
        let cpu = program(Forms::Cpu);
        assert!(cpu.text.contains("tensor<2304xf32>") && !cpu.text.contains("tensor<32x8x3x3xf32>"));
        assert_eq!(cpu.inputs[0].shape.dims.as_slice(), [32, 8, 3, 3]);
        assert_eq!(cpu.outputs[0].physical().as_slice(), [2304]);
        assert!(!program(Forms::Tpu).text.contains("2304"));
        // A function in a program takes the shapes that the program has.
        let function = Settings { forms: Forms::Cpu, given_results_from: None, ..own };
        assert!(!lower(&graph, function).unwrap().text.contains("2304"));
    }
}
