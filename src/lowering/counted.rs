//! The work of a lowered program, counted on its module: for plugins that do not estimate it themselves.

use super::hlo::new_context;
use super::inline;
use crate::program::{HostCall, Work};
use melior::ir::attribute::{FlatSymbolRefAttribute, StringAttribute};
use melior::ir::operation::{OperationLike, OperationRef};
use melior::ir::r#type::{DimSize, RankedTensorType};
use melior::ir::{BlockLike, Module, RegionLike, ShapedTypeLike, Type, ValueLike};
use std::collections::BTreeMap;

/// Returns the work of a program in MLIR's text form: without end if the text does not parse.
pub fn work(stablehlo: &str) -> Work {
    let context = new_context();
    let work = inline::parse(&context, stablehlo).map(|module| of_module(&module));
    work.unwrap_or(Work { operations: u64::MAX, loops: true })
}

/// Returns the work of a program that starts at function `main`. An element that an op computes counts as one
/// operation, a product of two numbers that is added to a sum as two; changes of shape count as none, and the body of a
/// loop counts once. A function that calls itself has work without end.
pub(super) fn of_module(module: &Module<'_>) -> Work {
    let mut functions: BTreeMap<String, Function> = BTreeMap::new();
    let mut next = module.body().first_operation();
    while let Some(function) = next {
        let mut own = Function::default();
        own.add_regions(&function);
        functions.insert(text_of(&function, "sym_name").unwrap_or_default(), own);
        next = function.next_in_block();
    }
    let loops = functions.values().any(|function| function.loops);
    // Beyond the range of integers it is the largest one.
    Work { operations: of_function("main", &functions, &mut BTreeMap::new()) as u64, loops }
}

/// A function of a program.
#[derive(Default)]
struct Function {
    own: f64,
    calls: Vec<String>,
    loops: bool,
}

impl Function {
    fn add_regions(&mut self, operation: &OperationRef<'_, '_>) {
        for region in operation.regions() {
            let mut block = region.first_block();
            while let Some(current) = block {
                let mut next = current.first_operation();
                while let Some(operation) = next {
                    self.add(&operation);
                    self.add_regions(&operation);
                    next = operation.next_in_block();
                }
                block = current.next_in_region();
            }
        }
    }

    fn add(&mut self, operation: &OperationRef<'_, '_>) {
        let name = operation.name();
        let Ok(name) = name.as_string_ref().as_str() else { return };
        if name == "func.call" {
            let callee = operation.attribute("callee").and_then(FlatSymbolRefAttribute::try_from);
            self.calls.extend(callee.map(|callee| callee.value().to_owned()));
        } else if let Some(op) = name.strip_prefix("stablehlo.").or_else(|| name.strip_prefix("chlo.")) {
            let target = text_of(operation, "call_target_name");
            let computes = || target.as_deref().and_then(HostCall::of).is_some_and(HostCall::is_computation);
            self.loops |= op == "while" || (op == "custom_call" && !computes());
            self.own += operations(op, operation, target.as_deref());
        }
    }
}

/// Operations of a function and of those that it calls; `known` has those of functions that were looked at, and no end
/// for one that calls itself.
fn of_function<'a>(
    name: &'a str,
    functions: &'a BTreeMap<String, Function>,
    known: &mut BTreeMap<&'a str, f64>,
) -> f64 {
    let Some(function) = functions.get(name) else { return 0.0 };
    if let Some(count) = known.get(name) {
        return *count;
    }
    known.insert(name, f64::INFINITY);
    let called: f64 = function.calls.iter().map(|callee| of_function(callee, functions, known)).sum();
    known.insert(name, function.own + called);
    function.own + called
}

/// Operations of one op of StableHLO, without those of its regions; `target` is the target of a custom call.
fn operations(op: &str, operation: &OperationRef<'_, '_>, target: Option<&str>) -> f64 {
    const NOTHING: [&str; 10] = [
        "constant",
        "reshape",
        "broadcast_in_dim",
        "tuple",
        "get_tuple_element",
        "optimization_barrier",
        "return",
        "iota",
        "create_token",
        "after_all",
    ];
    if NOTHING.contains(&op) {
        return 0.0;
    }
    let operands: Vec<Vec<f64>> = operation.operands().map(|value| shape(value.r#type())).collect();
    let results: Vec<Vec<f64>> = operation.results().map(|value| shape(value.r#type())).collect();
    let types = || operands.iter().chain(&results);
    let elements = |shape: &Vec<f64>| shape.iter().product::<f64>();
    let all: f64 = types().map(elements).sum();
    let widest = types().map(elements).fold(0.0, f64::max);
    let result = results.last().map_or(0.0, elements);
    let written = |name: &str| operation.attribute(name).map(|attribute| attribute.to_string()).ok();
    let call = target.and_then(HostCall::of);
    match (op, operands.as_slice()) {
        // An element takes a fraction of what a slow function takes, by which limits are set.
        ("custom_call", _) if call.is_some_and(HostCall::goes_along_rows) => all,
        ("custom_call", [a, b, ..]) if call.is_some_and(HostCall::is_convolution) => {
            let (output, weight) = match call {
                Some(HostCall::ConvolutionWeight) => (b, &results[0]),
                Some(HostCall::ConvolutionAdjoint) => (a, b),
                _ => (&results[0], b),
            };
            2.0 * elements(output) * elements(weight) / weight[0].max(1.0)
        }
        ("custom_call", _) if target.is_some_and(|target| !target.ends_with("_product")) => {
            // An element of a factorization takes about as many as its row has, one of an order fewer than this.
            const MOST: f64 = 64.0;
            let longest = types().filter_map(|shape| shape.last().copied()).fold(1.0, f64::max);
            all * longest.min(MOST)
        }
        ("dot_general" | "dot" | "custom_call", [a, b, ..]) => {
            let contracted = written("dot_dimension_numbers")
                .and_then(|dims| Some(numbers(between(&dims, "lhs_contracting_dimensions = [", "]")?)));
            let products = match contracted {
                Some(dims) => dims.iter().filter_map(|dim| a.get(*dim as usize)).product(),
                // No less than this, whatever the batch.
                None => (elements(a) * elements(b) / result.max(1.0)).sqrt().max(1.0),
            };
            2.0 * result * products
        }
        ("convolution", [_, kernel, ..]) => {
            let numbers = written("dimension_numbers").unwrap_or_default();
            let out = between(&numbers, "]x[", "]")
                .and_then(|dims| dims.split(',').position(|dim| dim.trim() == "o"));
            let features = out.and_then(|out| kernel.get(out)).copied().unwrap_or(1.0);
            2.0 * result * elements(kernel) / features.max(1.0)
        }
        ("reduce_window" | "select_and_scatter", _) => {
            let window = written("window_dimensions").unwrap_or_default();
            let sizes = between(&window, ":", ">").map_or_else(Vec::new, numbers);
            widest * sizes.iter().product::<f64>()
        }
        ("sort" | "top_k" | "fft", _) => all * widest.max(2.0).log2(),
        ("cholesky" | "triangular_solve", [a, ..]) => widest * a.last().copied().unwrap_or(1.0),
        _ => widest,
    }
}

fn text_of(operation: &OperationRef<'_, '_>, attribute: &str) -> Option<String> {
    let text = operation.attribute(attribute).and_then(StringAttribute::try_from).ok()?;
    Some(text.value().to_owned())
}

/// Returns the sizes of a tensor; a value that is none has no sizes.
fn shape(ty: Type<'_>) -> Vec<f64> {
    let Ok(tensor) = RankedTensorType::try_from(ty) else { return Vec::new() };
    let size = |i| match tensor.dim_size(i) {
        Ok(DimSize::Static(size)) => size as f64,
        _ => 1.0,
    };
    (0..tensor.rank()).map(size).collect()
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(inside, _)| inside)
}

fn numbers(text: &str) -> Vec<f64> {
    text.split(',').filter_map(|number| number.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn operations_of(body: &str) -> u64 {
        let text = format!("func.func @main(%a: tensor<4xf32>) {{\n{body}\nfunc.return\n}}");
        work(&text).operations
    }

    #[test]
    fn an_op_counts_by_its_work() {
        let made = |names: &[(&str, &str)]| -> String {
            names.iter().map(|(name, ty)| format!("%{name} = \"test.made\"() : () -> {ty}\n")).collect()
        };
        let cases = [
            (
                made(&[("x", "tensor<4x8xf32>")])
                    + "%0 = \"stablehlo.add\"(%x, %x) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>",
                32.0,
            ),
            (
                made(&[("x", "tensor<4x8xf32>")])
                    + "%0 = \"stablehlo.reshape\"(%x) : (tensor<4x8xf32>) -> tensor<32xf32>",
                0.0,
            ),
            (
                made(&[("x", "tensor<5x2x3xf32>"), ("y", "tensor<5x3x7xf32>")])
                    + "%0 = \"stablehlo.dot_general\"(%x, %y) <{dot_dimension_numbers = \
                       #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], \
                       lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : \
                       (tensor<5x2x3xf32>, tensor<5x3x7xf32>) -> tensor<5x2x7xf32>",
                2.0 * 70.0 * 3.0,
            ),
            (
                made(&[("x", "tensor<1x3x8x8xf32>"), ("y", "tensor<16x3x3x3xf32>")])
                    + "%0 = \"stablehlo.convolution\"(%x, %y) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, \
                       i, 0, 1]->[b, f, 0, 1]>} : (tensor<1x3x8x8xf32>, tensor<16x3x3x3xf32>) -> tensor<1x16x6x6xf32>",
                2.0 * 576.0 * 27.0,
            ),
            (
                made(&[("x", "tensor<9x4xf32>"), ("y", "tensor<2xi64>")])
                    + "%0 = \"stablehlo.gather\"(%x, %y) : (tensor<9x4xf32>, tensor<2xi64>) -> tensor<2x4xf32>",
                36.0,
            ),
            (
                made(&[("x", "tensor<4x8xf32>")])
                    + "%0 = \"stablehlo.custom_call\"(%x) {call_target_name = \"torchtpu_running_sums\"} : \
                       (tensor<4x8xf32>) -> tensor<4x8xf32>",
                64.0 * 8.0,
            ),
            (
                made(&[("x", "tensor<4x8xf32>"), ("y", "tensor<8x2xf32>")])
                    + "%0 = \"stablehlo.custom_call\"(%x, %y) {call_target_name = \"torchtpu_small_product\"} : \
                       (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>",
                2.0 * 8.0 * 8.0,
            ),
            (
                made(&[("x", "tensor<4x6xf32>"), ("y", "tensor<f32>")])
                    + "%0 = \"stablehlo.reduce_window\"(%x, %y) ({\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\n\
                       %3 = \"stablehlo.maximum\"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n\
                       \"stablehlo.return\"(%3) : (tensor<f32>) -> ()\n}) {window_dimensions = array<i64: 2, 3>} : \
                       (tensor<4x6xf32>, tensor<f32>) -> tensor<2x2xf32>",
                24.0 * 6.0 + 1.0,
            ),
        ];
        for (body, wanted) in cases {
            assert_eq!(operations_of(&body), wanted as u64, "{body}");
        }
    }

    #[test]
    fn a_function_counts_as_often_as_it_is_called() {
        let text = |callee: &str| {
            format!(
                "func.func @main(%a: tensor<4xf32>) {{\n\
                 %0 = func.call @twice(%a) : (tensor<4xf32>) -> tensor<4xf32>\n\
                 %1 = func.call @twice(%0) : (tensor<4xf32>) -> tensor<4xf32>\nfunc.return\n}}\n\
                 func.func private @twice(%a: tensor<4xf32>) -> tensor<4xf32> {{\n{callee}\
                 %0 = \"stablehlo.add\"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n\
                 func.return %0 : tensor<4xf32>\n}}"
            )
        };
        assert_eq!(work(&text("")), Work { operations: 8, loops: false });
        let endless = text("%1 = func.call @twice(%a) : (tensor<4xf32>) -> tensor<4xf32>\n");
        assert_eq!(work(&endless).operations, u64::MAX);
    }

    #[test]
    fn loops_and_calls_of_others_have_no_known_length() {
        let call = |target: &str| {
            format!("\"stablehlo.custom_call\"() {{call_target_name = \"{target}\"}} : () -> ()")
        };
        for (body, loops) in [
            ("\"stablehlo.while\"() : () -> ()".to_owned(), true),
            (call("torchtpu_running_sums"), false),
            (call("someone_elses"), true),
        ] {
            let text = format!("func.func @main() {{\n{body}\nfunc.return\n}}");
            assert_eq!(work(&text).loops, loops, "{body}");
        }
        assert_eq!(work("nonsense"), Work { operations: u64::MAX, loops: true });
    }
}
