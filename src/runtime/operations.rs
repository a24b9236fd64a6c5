//! An estimate of the operations of a program, from its StableHLO text: for plugins that do not estimate it themselves.

use std::collections::BTreeMap;

/// About how many operations a program takes that has no loops. An element that an op computes counts as one, a product
/// of two numbers that is added to a sum as two; changes of shape count as none.
pub fn operations(stablehlo: &str) -> f64 {
    let mut functions: BTreeMap<&str, Function> = BTreeMap::new();
    let mut current = "main";
    // Ops whose regions are open: what they are is on the first line, their types are on the last one.
    let mut open: Vec<&str> = Vec::new();
    for line in stablehlo.lines() {
        let line = line.trim();
        if let Some(name) = function_name(line) {
            current = name;
        }
        let function = functions.entry(current).or_default();
        if let Some(callee) = callee(line) {
            function.calls.push(callee);
        }
        let (first, last) =
            if line.starts_with("})") { (open.pop().unwrap_or_default(), line) } else { (line, line) };
        if line.ends_with("({") {
            open.push(line);
        } else if let Some(op) = op_name(first) {
            function.own += cost(op, first, last);
        }
    }
    of_function("main", &functions, &mut BTreeMap::new())
}

/// A function of a program.
#[derive(Default)]
struct Function<'a> {
    own: f64,
    calls: Vec<&'a str>,
}

/// Operations of a function and of those that it calls; `known` has those of functions that were looked at, and no end
/// for one that calls itself.
fn of_function<'a>(
    name: &'a str,
    functions: &BTreeMap<&'a str, Function<'a>>,
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

/// The name of the function that begins in this line, in the generic or in the custom form.
fn function_name(line: &str) -> Option<&str> {
    if line.starts_with("\"func.func\"") {
        return between(line, "sym_name = \"", "\"");
    }
    if line.starts_with("func.func") { between(line, "@", "(") } else { None }
}

/// The function that is called in this line.
fn callee(line: &str) -> Option<&str> {
    if line.contains("\"func.call\"") {
        let (_, rest) = line.split_once("callee = @")?;
        return rest.split([',', '}', ' ']).next();
    }
    if line.contains(" call @") || line.contains("func.call @") { between(line, "@", "(") } else { None }
}

/// The target of the custom call in this line.
pub fn call_target(line: &str) -> Option<&str> {
    between(line, "call_target_name = \"", "\"")
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(inside, _)| inside)
}

/// The name of a line's op, without its dialect.
fn op_name(line: &str) -> Option<&str> {
    let from = ["stablehlo.", "chlo."]
        .iter()
        .filter_map(|dialect| Some(line.find(dialect)? + dialect.len()))
        .min()?;
    let rest = &line[from..];
    Some(&rest[..rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len())])
}

/// The operations of an op; `first` is its first line, `last` the one with its attributes and types.
fn cost(op: &str, first: &str, last: &str) -> f64 {
    let last = last.split(" loc(").next().unwrap_or(last);
    let types: Vec<Vec<f64>> = last.rsplit_once(" : ").map_or_else(Vec::new, |(_, types)| shapes(types));
    let elements = |shape: &Vec<f64>| shape.iter().product::<f64>();
    let widest = types.iter().map(elements).fold(0.0, f64::max);
    let result = types.last().map_or(0.0, elements);
    match (op, types.as_slice()) {
        (
            "constant"
            | "reshape"
            | "broadcast_in_dim"
            | "tuple"
            | "get_tuple_element"
            | "optimization_barrier"
            | "return"
            | "iota"
            | "create_token"
            | "after_all",
            _,
        ) => 0.0,
        ("custom_call", _) if call_target(first).is_some_and(|target| !target.ends_with("_product")) => {
            // An element of a factorization takes about as many as its row has, one of an order fewer than this.
            const MOST: f64 = 64.0;
            let longest = types.iter().filter_map(|shape| shape.last().copied()).fold(1.0, f64::max);
            types.iter().map(elements).sum::<f64>() * longest.min(MOST)
        }
        ("dot_general" | "dot" | "custom_call", [a, b, .., _]) => {
            2.0 * result * contracted(last, a, b, result)
        }
        ("convolution", [_, kernel, _]) => {
            let out =
                between(last, "]x[", "]").and_then(|dims| dims.split(',').position(|dim| dim.trim() == "o"));
            let features = out.and_then(|out| kernel.get(out)).copied().unwrap_or(1.0);
            2.0 * result * elements(kernel) / features.max(1.0)
        }
        ("reduce_window" | "select_and_scatter", _) => {
            let window = between(last, "window_dimensions = array<i64: ", ">")
                .or_else(|| between(first, "window = [", "]"));
            widest * window.map_or(1.0, |sizes| numbers(sizes).iter().product())
        }
        ("sort" | "top_k" | "fft", _) => types.iter().map(elements).sum::<f64>() * widest.max(2.0).log2(),
        ("cholesky" | "triangular_solve", [a, ..]) => widest * a.last().copied().unwrap_or(1.0),
        _ => widest,
    }
}

/// How many products are added up for one element of a result.
fn contracted(line: &str, a: &[f64], b: &[f64], result: f64) -> f64 {
    let given = between(line, "lhs_contracting_dimensions = [", "]")
        .or_else(|| between(line, "contracting_dims = [", "]"));
    if let Some(dims) = given {
        return numbers(dims).iter().filter_map(|dim| a.get(*dim as usize)).product();
    }
    // No less than this, whatever the batch.
    let (a, b): (f64, f64) = (a.iter().product(), b.iter().product());
    (a * b / result.max(1.0)).sqrt().max(1.0)
}

/// The shapes of all tensors in a text of types.
fn shapes(types: &str) -> Vec<Vec<f64>> {
    types.split("tensor<").skip(1).map(|rest| numbers(dims(rest))).collect()
}

/// Returns the sizes before the dtype: `4x8` for `4x8xf32>, …`.
fn dims(rest: &str) -> &str {
    let inside = rest.split(['>', ',']).next().unwrap_or_default();
    inside.rfind('x').map_or("", |at| &inside[..at])
}

fn numbers(text: &str) -> Vec<f64> {
    text.split(['x', ',']).filter_map(|number| number.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_op_counts_by_its_work() {
        let cases = [
            (
                "%0 = \"stablehlo.add\"(%a, %b) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32> loc(\"x : y\")",
                32.0,
            ),
            ("%0 = \"stablehlo.reshape\"(%a) : (tensor<4x8xf32>) -> tensor<32xf32>", 0.0),
            (
                "%0 = \"stablehlo.dot_general\"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions \
                 = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = \
                 [1]>}> : (tensor<5x2x3xf32>, tensor<5x3x7xf32>) -> tensor<5x2x7xf32>",
                2.0 * 70.0 * 3.0,
            ),
            (
                "%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>",
                48.0,
            ),
            (
                "%0 = \"stablehlo.convolution\"(%a, %b) {dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, \
                 1]->[b, f, 0, 1]>} : (tensor<1x3x8x8xf32>, tensor<16x3x3x3xf32>) -> tensor<1x16x6x6xf32>",
                2.0 * 576.0 * 27.0,
            ),
            ("%0 = \"stablehlo.gather\"(%a, %i) : (tensor<9x4xf32>, tensor<2xi64>) -> tensor<2x4xf32>", 36.0),
            ("%0 = \"stablehlo.tanh\"(%a) : (tensor<f32>) -> tensor<f32>", 1.0),
            (
                "%0 = \"stablehlo.custom_call\"(%a) {call_target_name = \"torchtpu_running_sums\"} : (tensor<4x8xf32>) \
                 -> tensor<4x8xf32>",
                64.0 * 8.0,
            ),
            (
                "%0 = \"stablehlo.custom_call\"(%a, %b) {call_target_name = \"torchtpu_small_product\"} : \
                 (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>",
                2.0 * 8.0 * 8.0,
            ),
        ];
        for (line, wanted) in cases {
            assert_eq!(operations(line), wanted, "{line}");
        }
    }

    #[test]
    fn an_op_with_a_region_has_its_types_on_the_last_line() {
        let text = "%1 = \"stablehlo.reduce_window\"(%a, %0) ({\n\
                    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n\
                    %3 = \"stablehlo.maximum\"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n\
                    \"stablehlo.return\"(%3) : (tensor<f32>) -> ()\n\
                    }) {window_dimensions = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x2xf32>";
        assert_eq!(operations(text), 24.0 * 6.0 + 1.0);
    }

    #[test]
    fn a_function_counts_as_often_as_it_is_called() {
        let text = "\"func.func\"() <{function_type = () -> (), sym_name = \"main\"}> ({\n\
                    %0 = \"func.call\"(%a) <{callee = @twice}> : (tensor<4xf32>) -> tensor<4xf32>\n\
                    %1 = func.call @twice(%0) : (tensor<4xf32>) -> tensor<4xf32>\n\
                    }) : () -> ()\n\
                    \"func.func\"() <{sym_name = \"twice\", sym_visibility = \"private\"}> ({\n\
                    %0 = \"stablehlo.add\"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n\
                    }) : () -> ()";
        assert_eq!(operations(text), 8.0);
    }

    #[test]
    fn a_function_that_calls_itself_never_ends() {
        let text =
            "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n%0 = func.call @main(%a) : () -> ()";
        assert_eq!(operations(text), f64::INFINITY);
    }
}
