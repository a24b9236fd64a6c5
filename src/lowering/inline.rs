//! Calls of functions: the text that users wrote for their own ops, and programs of ops that are part of a larger one.
//!
//! A text is a module, or functions without one, in MLIR's generic form or with `func` in its pretty form; `main` takes
//! the op's tensors and returns its results. Its functions go into the program under names of their own.

use super::hlo::{Attributes, Hlo, Val, new_context};
use super::table::{OpDef, many};
use super::types::{Shape, tensor_type};
use super::{Call, Lower, Settings, invalid, unsupported};
use crate::fx::DType;
use melior::Context;
use melior::ir::attribute::{StringAttribute, TypeAttribute};
use melior::ir::operation::{OperationLike, OperationMutLike};
use melior::ir::r#type::FunctionType;
use melior::ir::{Attribute, BlockLike, Module, Operation, RegionLike, Type};
use mlir_sys::{MlirStringRef, mlirOperationCreateParse};
use std::cell::RefCell;
use std::ffi::{CStr, CString};
use std::rc::Rc;

pub const OPS: &[OpDef] =
    &[many("torchtpu.stablehlo", stablehlo), many("torchtpu.apart", apart), many("torchtpu.fenced", fenced)];

/// Operands and results.
pub type Signature<'a> = (&'a [Shape], &'a [Shape]);

/// `torchtpu.stablehlo(op, text, operands)`: a call of the text's `main` in place of the op of that name.
fn stablehlo<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    call_text(h, call, call.str(1)?, &call.tensors(2)?, &[])
}

/// The program of a body (argument 1) as a text, for an op (argument 0).
fn program_of(h: &Hlo<'_>, call: &Call<'_, '_>) -> Lower<String> {
    let settings = Settings { given_results_from: None, ..*h.settings() };
    match (h.walk.program)(call.body(1)?, settings) {
        Ok(program) => Ok(program.text),
        Err(error) => unsupported(format!("the program of {}: {error}", call.str(0)?)),
    }
}

/// `torchtpu.apart(op, body, operands)`: the program of a body as a call that XLA leaves one, so that its results do
/// not depend on the surrounding ops: nothing is simplified or fused across, no product and sum become one operation.
/// Its operands and results lie row by row, as those of a program do.
fn apart<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let operands = call.tensors(2)?;
    let taken: Vec<Shape> = operands.iter().map(Val::shape).collect();
    let given: Vec<Shape> = call.outs.iter().flatten().cloned().collect();
    let text = match row_by_row(h.context, &program_of(h, call)?, (&taken, &given)) {
        Ok(text) => text,
        Err(problem) => return invalid(format!("the program of {}: {problem}", call.str(0)?)),
    };
    call_text(h, call, &text, &operands, &[("mhlo.frontend_attributes", "{inlineable = \"false\"}".into())])
}

/// `torchtpu.fenced(op, body, operands, zeros, i)`: a call that XLA opens and fuses with others, and that rounds as if
/// it stood alone. The bits of each float that it reads go through an exclusive or with number `i` of a vector of
/// zeros, which no compiler knows to be zeros, and no other op has: so nothing is simplified, shared or contracted
/// across. For ops that round each element as IEEE 754 says, whatever loop computes it.
fn fenced<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (zeros, i) = (call.tensor(3)?, call.int(4)?);
    let zero = h.reshape(&h.slice_dim(&zeros, 0, i, i + 1, 1), &[]);
    let mut operands = call.tensors(2)?;
    for operand in operands.iter_mut().filter(|operand| operand.dtype.is_float()) {
        let bits = match operand.dtype.size() {
            1 => DType::U8,
            2 => DType::U16,
            4 => DType::U32,
            _ => DType::U64,
        };
        let (given, read) = (operand.shape(), Shape::new(bits, &operand.dims));
        let zero = h.broadcast_to(&h.convert(&zero, bits), &operand.dims);
        let through = h.binary("xor", &h.bitcast_convert(operand, read), &zero);
        *operand = h.bitcast_convert(&through, given);
    }
    call_text(h, call, &program_of(h, call)?, &operands, &[])
}

/// A text with a `main` around that of another, which has XLA keep operands and results row by row. It chooses the
/// layouts of what a function takes and returns otherwise, but not of what a program does; and a loop that writes in
/// another order may round the elements at its end in another way.
fn row_by_row(context: &Context, text: &str, (operands, results): Signature<'_>) -> Result<String, String> {
    if operands.iter().chain(results).all(|shape| shape.dims.len() < 2) {
        return Ok(text.to_owned());
    }
    let mut whole = String::new();
    for function in functions(&parse(context, text)?)? {
        whole += &rename_symbols(&function.to_string(), "inner_");
        whole.push('\n');
    }
    let ty = |shape: &Shape| tensor_type(context, shape.dtype, &shape.dims).to_string();
    let list = |shapes: &[Shape]| shapes.iter().map(ty).collect::<Vec<_>>().join(", ");
    let names = |kind: &str, shapes: &[Shape]| {
        (0..shapes.len()).map(|i| format!("%{kind}{i}")).collect::<Vec<_>>().join(", ")
    };
    let pinned = |from: &str, to: &str, shapes: &[Shape]| {
        let line = |(i, shape): (usize, &Shape)| {
            let (rank, ty) = (shape.dims.len(), ty(shape));
            let order = (0..rank).rev().map(|d| d.to_string()).collect::<Vec<_>>().join(", ");
            let order = if rank == 0 { String::new() } else { format!("[{order}]") }
                + &format!("> : tensor<{rank}xindex>");
            format!(
                "%{to}{i} = \"stablehlo.custom_call\"(%{from}{i}) {{call_target_name = \"LayoutConstraint\", \
                 operand_layouts = [dense<{order}], result_layouts = [dense<{order}]}} : ({ty}) -> {ty}\n"
            )
        };
        shapes.iter().enumerate().map(line).collect::<String>()
    };
    let parameters: Vec<String> =
        operands.iter().enumerate().map(|(i, shape)| format!("%a{i}: {}", ty(shape))).collect();
    let (taken, given) = (list(operands), list(results));
    let returned = if results.is_empty() { "" } else { " = " };
    let of = if results.is_empty() { String::new() } else { format!(" {} : {given}", names("s", results)) };
    whole += &format!("func.func @main({}) -> ({given}) {{\n", parameters.join(", "));
    whole += &pinned("a", "b", operands);
    whole += &names("r", results);
    whole += &format!("{returned}func.call @inner_main({}) : ({taken}) -> ({given})\n", names("b", operands));
    whole += &pinned("r", "s", results);
    whole += &format!("return{of}\n}}\n");
    Ok(whole)
}

/// A call of the `main` of a text, for an op (argument 0) on operands.
pub(super) fn call_text<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    text: &str,
    operands: &[Val<'m>],
    attributes: Attributes<'_>,
) -> Lower<Vec<Option<Val<'m>>>> {
    let op = call.str(0)?;
    let results: Option<Vec<Shape>> = call.outs.iter().cloned().collect();
    let Some(results) = results else { return unsupported(format!("a result of {op} is not a tensor")) };
    let values = call_function(h, (op, text), operands, &results, attributes)?;
    Ok(values.into_iter().map(Some).collect())
}

/// A call of the `main` of a text for an op, which takes and returns these types.
pub(super) fn call_function<'m>(
    h: &Hlo<'m>,
    (op, text): (&str, &str),
    operands: &[Val<'m>],
    results: &[Shape],
    attributes: Attributes<'_>,
) -> Lower<Vec<Val<'m>>> {
    let shapes: Vec<Shape> = operands.iter().map(Val::shape).collect();
    if let Err(problem) = check_in(h.context, text, Some((&shapes, results))) {
        return invalid(format!("the lowering that is registered for {op}: {problem}"));
    }
    let callee = format!("@{}", name_of(h.function_set(op, text), "main"));
    let operands: Vec<&Val<'m>> = operands.iter().collect();
    let attributes = [&[("callee", callee.as_str().into())], attributes].concat();
    Ok(h.op("func.call", &operands, results, &attributes, Vec::new()))
}

/// Returns why a text cannot be a lowering: its form, or types of `main` that differ from the op's.
pub fn check(text: &str, signature: Option<Signature<'_>>) -> Result<(), String> {
    let context = new_context();
    check_in(&context, text, signature)
}

fn check_in(context: &Context, text: &str, signature: Option<Signature<'_>>) -> Result<(), String> {
    let mut main = None;
    for function in functions(&parse(context, text)?)? {
        if name(&function)? == "main" {
            main = Some(function);
        }
    }
    let main = main.ok_or("it has no function @main")?;
    if !main.region(0).is_ok_and(|body| body.first_block().is_some()) {
        return Err("@main has no body".to_string());
    }
    let Some((operands, results)) = signature else { return Ok(()) };
    let ty = main.attribute("function_type").and_then(TypeAttribute::try_from);
    let ty = ty.and_then(|ty| FunctionType::try_from(ty.value())).map_err(|e| e.to_string())?;
    let wanted = |shapes: &[Shape]| -> Vec<Type<'_>> {
        shapes.iter().map(|s| tensor_type(context, s.dtype, &s.dims)).collect()
    };
    let list = |types: &[Type<'_>]| types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let given: Vec<Type> = (0..ty.input_count()).filter_map(|i| ty.input(i).ok()).collect();
    let returned: Vec<Type> = (0..ty.result_count()).filter_map(|i| ty.result(i).ok()).collect();
    for (what, have, want) in [("takes", given, wanted(operands)), ("returns", returned, wanted(results))] {
        if have != want {
            return Err(format!("@main {what} ({}), the op ({})", list(&have), list(&want)));
        }
    }
    Ok(())
}

/// The functions of a text, private and named for set number `set`, to be put beside the program's own.
pub(super) fn functions_of_set<'c>(
    context: &'c Context,
    (op, text): (&str, &str),
    set: usize,
) -> Option<Vec<Operation<'c>>> {
    // Printed first, so that every symbol is spelled `@name` and nothing else begins with `@` outside of strings.
    let printed = parse(context, text).ok()?.as_operation().to_string();
    let renamed =
        parse_named(context, &rename_symbols(&printed, &name_of(set, "")), &format!("lowering of {op}"))?;
    let mut functions = functions(&renamed).ok()?;
    for function in &mut functions {
        // What the text's author said of `main` as a whole program (aliases, layouts, shardings) is no longer so.
        for attribute in ["arg_attrs", "res_attrs"] {
            function.remove_attribute(attribute).ok();
        }
        let private: Attribute<'c> = StringAttribute::new(context, "private").into();
        function.set_attribute("sym_visibility", private);
    }
    Some(functions)
}

/// Returns the name in the program of function `name` of set number `set`.
fn name_of(set: usize, name: &str) -> String {
    format!("registered{set}_{name}")
}

pub(super) fn parse<'c>(context: &'c Context, text: &str) -> Result<Module<'c>, String> {
    if text.contains('\0') {
        return Err("it has a NUL character".to_string());
    }
    let said: Rc<RefCell<Vec<String>>> = Rc::default();
    let listener = Rc::clone(&said);
    let handler = context.attach_diagnostic_handler(move |diagnostic| {
        listener.borrow_mut().push(format!("{} ({})", diagnostic, diagnostic.location()));
        true
    });
    let module = Module::parse(context, text);
    context.detach_diagnostic_handler(handler);
    module.ok_or_else(|| {
        let said = said.borrow();
        let problem = said.first().map_or("no reason was given", String::as_str);
        format!(
            "it does not parse: {problem}; ops of StableHLO have to be in MLIR's generic form, as in \
             `%0 = \"stablehlo.sine\"(%x) : (tensor<4xf32>) -> tensor<4xf32>`"
        )
    })
}

/// Parses a printed module; what XLA says of its ops will be located in a file of this name.
fn parse_named<'c>(context: &'c Context, printed: &str, name: &str) -> Option<Module<'c>> {
    let (printed, name) = (CString::new(printed).ok()?, CString::new(name).ok()?);
    let source = |text: &CStr| MlirStringRef { data: text.as_ptr(), length: text.count_bytes() };
    // SAFETY: both strings end with NUL, as the parser needs, and outlive the call; the operation that it returns is
    // ours, or null, and lives in the context.
    let operation = unsafe {
        Operation::from_option_raw(mlirOperationCreateParse(
            context.to_raw(),
            source(&printed),
            source(&name),
        ))
    };
    Module::from_operation(operation?)
}

/// Copies of the functions of a module, which may hold nothing else.
fn functions<'c>(module: &Module<'c>) -> Result<Vec<Operation<'c>>, String> {
    let mut functions = Vec::new();
    let mut next = module.body().first_operation();
    while let Some(operation) = next {
        let op = operation.name();
        let op = op.as_string_ref().as_str().map_err(|e| e.to_string())?.to_string();
        if op != "func.func" {
            return Err(format!("a module holds functions, not `{op}`"));
        }
        functions.push((*operation).clone());
        next = operation.next_in_block();
    }
    Ok(functions)
}

fn name(function: &Operation<'_>) -> Result<String, String> {
    let name = function.attribute("sym_name").and_then(StringAttribute::try_from);
    Ok(name.map_err(|e| e.to_string())?.value().to_string())
}

/// A printed module with every symbol, which is an `@name` outside of strings, given this beginning.
fn rename_symbols(printed: &str, beginning: &str) -> String {
    let mut renamed = String::with_capacity(printed.len() + 64);
    let mut in_string = false;
    let mut characters = printed.chars().peekable();
    while let Some(c) = characters.next() {
        renamed.push(c);
        match c {
            '"' => in_string = !in_string,
            '\\' if in_string => renamed.extend(characters.next()),
            '@' if !in_string => {
                if characters.peek() == Some(&'"') {
                    renamed.extend(characters.next());
                    in_string = true;
                }
                renamed += beginning;
            }
            _ => {}
        }
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = func.call @twice(%x) : \
                        (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\nfunc.func private \
                        @twice(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"stablehlo.add\"(%x, %x) {note = \"@no\"} \
                        : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";

    #[test]
    fn says_what_is_wrong_with_a_text() {
        let x = [Shape::new(DType::F32, &[4])];
        let y = [Shape::new(DType::F32, &[5])];
        assert_eq!(check(TEXT, Some((&x, &x))), Ok(()));
        assert_eq!(check(&format!("module {{ {TEXT} }}"), None), Ok(()));
        for (text, signature, problem) in [
            ("nonsense", None, "it does not parse: "),
            ("func.func @main() {", None, "it does not parse: "),
            ("\0", None, "it has a NUL"),
            ("func.func private @f()", None, "it has no function @main"),
            ("func.func private @main()", None, "@main has no body"),
            ("\"other.op\"() : () -> ()", None, "a module holds functions, not `other.op`"),
            (TEXT, Some((&y[..], &x[..])), "@main takes (tensor<4xf32>), the op (tensor<5xf32>)"),
            (TEXT, Some((&x[..], &y[..])), "@main returns (tensor<4xf32>), the op (tensor<5xf32>)"),
            (TEXT, Some((&x[..], &[][..])), "@main returns (tensor<4xf32>), the op ()"),
        ] {
            let said = check(text, signature).unwrap_err();
            assert!(said.starts_with(problem), "{said}");
        }
    }

    #[test]
    fn renames_symbols_but_not_strings() {
        let renamed =
            rename_symbols(r#"func.func @main { call @"odd name"() {a = "@x \" @y"} }"#, "registered3_");
        assert_eq!(
            renamed,
            r#"func.func @registered3_main { call @"registered3_odd name"() {a = "@x \" @y"} }"#
        );
    }
}
