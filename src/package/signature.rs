//! Inputs and outputs of a graph whose weights are in place.

use super::PackageError;
use super::manifest::{Size, Symbol, TensorSpec};
use crate::fx::{Arg, Dim, Expr, Graph, Input, InputKind, Stage, SymbolId, TensorType, ValueType};

/// A graph as a function of its user's tensors.
#[derive(Debug, Clone, PartialEq)]
pub struct Signature {
    pub inputs: Vec<TensorSpec>,
    pub outputs: Vec<TensorSpec>,
    pub symbols: Vec<Symbol>,
}

/// Whether an input is the model's own.
pub fn is_weight(input: &Input) -> bool {
    matches!(input.kind, InputKind::Parameter | InputKind::Buffer)
}

/// Returns the name of a weight in a package.
pub fn weight_name(input: &Input) -> &str {
    input.fqn.as_deref().unwrap_or(&input.name)
}

fn unfit(problem: impl Into<String>) -> PackageError {
    PackageError::Unfit(problem.into())
}

fn spec(name: &str, ty: &TensorType) -> TensorSpec {
    let size = |dim: &Dim| dim.as_static().map_or_else(|| Size::Expression(dim.to_string()), Size::Number);
    TensorSpec { name: name.to_owned(), dtype: ty.dtype, dims: ty.dims.iter().map(size).collect() }
}

/// The signature of a graph. The first inputs and outputs have the names that are given, further inputs those that they
/// have in the user's function, and outputs `output0`, `output1` ….
///
/// # Errors
/// [`PackageError::Unfit`] for a graph that does more than compute tensors from tensors: a backward graph, a graph of
/// several ranks, one that mutates its inputs, returns other values, or has a size that no input tensor has; and for
/// names that a file of tensors cannot hold.
pub fn signature(
    graph: &Graph,
    input_names: &[String],
    output_names: &[String],
) -> Result<Signature, PackageError> {
    if graph.stage == Stage::Backward {
        return Err(unfit(
            "the graph computes gradients: package one that was recorded under torch.no_grad()",
        ));
    }
    if graph.ranks() > 1 {
        return Err(unfit(format!("{} ranks run the graph together; a package is for one", graph.ranks())));
    }
    if let Some(mutation) = graph.mutations.first() {
        let input = &graph.inputs[mutation.input as usize];
        let name = input.fqn.as_ref().unwrap_or(&input.name);
        return Err(unfit(format!(
            "the graph changes {name} in place; a package computes results from inputs"
        )));
    }
    let given: Vec<(&Input, &TensorType)> = graph
        .inputs
        .iter()
        .zip(&graph.values)
        .filter(|(input, _)| !is_weight(input))
        .filter_map(|(input, ty)| Some((input, ty.tensor()?)))
        .collect();
    let named = |i: usize, input: &'_ Input| -> String {
        input_names.get(i).cloned().unwrap_or_else(|| weight_name(input).to_owned())
    };
    let mut symbols = Vec::new();
    for (i, symbol) in graph.symbols.iter().enumerate() {
        let place = given.iter().enumerate().find_map(|(n, (input, ty))| {
            let at = ty.dims.iter().position(|dim| *dim == Dim::Expr(Expr::Sym(SymbolId(i as u32))))?;
            Some(format!("dimension {at} of {}", named(n, input)))
        });
        let of = place.ok_or_else(|| {
            unfit(format!("no tensor that the graph is called with tells the size {}", symbol.name))
        })?;
        symbols.push(Symbol { min: symbol.min, max: symbol.max, of });
    }
    let inputs: Vec<TensorSpec> =
        given.iter().enumerate().map(|(i, (input, ty))| spec(&named(i, input), ty)).collect();
    check_names("inputs", &inputs, input_names)?;
    let mut outputs = Vec::new();
    for output in &graph.outputs {
        match output {
            Arg::None => {}
            Arg::Value(value) => match graph.ty(*value) {
                ValueType::Tensor(ty) => {
                    let i = outputs.len();
                    let name = output_names.get(i).cloned().unwrap_or_else(|| format!("output{i}"));
                    outputs.push(spec(&name, ty));
                }
                ValueType::None => {}
                ValueType::SymInt(_) => return Err(unfit("the graph returns a size")),
            },
            other => return Err(unfit(format!("the graph returns {other:?}, which is no tensor"))),
        }
    }
    check_names("outputs", &outputs, output_names)?;
    Ok(Signature { inputs, outputs, symbols })
}

/// Whether files and requests can tell these tensors apart by their names.
fn check_names(what: &str, specs: &[TensorSpec], given: &[String]) -> Result<(), PackageError> {
    if given.len() > specs.len() {
        let (given, has) = (given.len(), specs.len());
        return Err(unfit(format!("{given} names of {what} are given, and the graph has {has}")));
    }
    for (i, TensorSpec { name, .. }) in specs.iter().enumerate() {
        if specs[..i].iter().any(|other| other.name == *name) {
            return Err(unfit(format!("two {what} are called {name}: name them with --{what}")));
        }
        // The safetensors format keeps other things under this name.
        if name == "__metadata__" || name.is_empty() || name.contains(char::is_control) {
            return Err(unfit(format!("no tensor can be called {name:?}: name the {what} with --{what}")));
        }
    }
    Ok(())
}
