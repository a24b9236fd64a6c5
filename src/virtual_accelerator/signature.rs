//! Types of a program's arguments and results.

use super::completion::Failure;
use crate::pjrt::{ElementType, OutputType};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ffi::CStr;

/// Types of arguments and results.
#[derive(Serialize, Deserialize)]
pub struct Signature {
    /// Sizes of each argument.
    pub parameters: Vec<Vec<i64>>,
    pub outputs: Vec<OutputType>,
    /// For each output the argument whose memory it takes.
    pub aliases: BTreeMap<usize, usize>,
    /// Arguments that are gone after a call, though no output takes their memory.
    pub donors: Vec<usize>,
}

impl Signature {
    /// Reads that of the function `main` in a text of MLIR's generic form: in a dry run no compiler tells it.
    ///
    /// # Errors
    /// A text of another form.
    pub fn read(text: &CStr) -> Result<Self, Failure> {
        let text = text.to_str().map_err(|_| Failure::invalid("the program is no text"))?;
        let unknown = || Failure::invalid("the program's main function has no type that can be read");
        let (head, _) = text.split_once("sym_name = \"main\"").ok_or_else(unknown)?;
        let (before, of) = head.rsplit_once("function_type = ").ok_or_else(unknown)?;
        let (of, _) = of.split_once(", res_attrs").unwrap_or((of, ""));
        let (arguments, results) = of.split_once(") -> ").ok_or_else(unknown)?;
        let tensors = |list: &str| {
            list.split("tensor<")
                .skip(1)
                .map(|one| tensor(one).ok_or_else(unknown))
                .collect::<Result<Vec<_>, _>>()
        };
        let parameters: Vec<_> = tensors(arguments)?.into_iter().map(|argument| argument.dims).collect();
        let attributes = before.rsplit_once("arg_attrs = [").map_or("", |(_, list)| list);
        let mut aliases = BTreeMap::new();
        for (argument, one) in attributes.split("}, {").enumerate() {
            let Some((_, output)) = one.split_once("tf.aliasing_output = ") else { continue };
            let output = output.split(' ').next().and_then(|output| output.parse().ok());
            aliases.insert(output.ok_or_else(unknown)?, argument);
        }
        Ok(Self { parameters, outputs: tensors(results)?, aliases, donors: Vec::new() })
    }
}

/// The type at the beginning of a text, behind `tensor<`: `2x3xf32>`.
fn tensor(text: &str) -> Option<OutputType> {
    let mut dims = Vec::new();
    let mut rest = text;
    while let Some((size, behind)) = rest.split_once('x')
        && let Ok(size) = size.parse()
    {
        dims.push(size);
        rest = behind;
    }
    let is_named =
        |element: &&ElementType| rest.strip_prefix(element.name()).is_some_and(|end| end.starts_with('>'));
    let element_type = ElementType::ALL.iter().find(is_named)?;
    Some(OutputType { element_type: *element_type, dims })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &CStr) -> Result<Signature, String> {
        Signature::read(text).map_err(|failure| failure.message)
    }

    #[test]
    fn types_and_aliases_are_read() {
        let text = cr#""builtin.module"() ({ "func.func"() <{arg_attrs = [{mhlo.layout_mode = "{0,1}"}, {}, {tf.aliasing_output = 1 : i32}], function_type = (tensor<2x3xf8E4M3FN>, tensor<i1>, tensor<0x4xcomplex<f32>>) -> (tensor<5xf8E4M3>, tensor<0x4xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "main"}>"#;
        let found = read(text).unwrap();
        assert_eq!(found.parameters, [vec![2, 3], vec![], vec![0, 4]]);
        let output = |element_type, dims: &[i64]| OutputType { element_type, dims: dims.to_vec() };
        assert_eq!(found.outputs, [output(ElementType::F8E4M3, &[5]), output(ElementType::C64, &[0, 4])]);
        assert_eq!(found.aliases, BTreeMap::from([(1, 2)]));
    }

    #[test]
    fn one_result_and_none_are_read() {
        let one = cr#"<{function_type = () -> tensor<ui32>, sym_name = "main"}>"#;
        assert_eq!(read(one).unwrap().outputs[0].element_type, ElementType::U32);
        let none = cr#"<{function_type = (tensor<4xf32>) -> (), sym_name = "main"}>"#;
        assert!(read(none).unwrap().outputs.is_empty());
    }

    #[test]
    fn another_form_is_refused() {
        for text in [c"func.func @main()", cr#"<{function_type = (tensor<?xf32>) -> (), sym_name = "main"}>"#]
        {
            assert!(read(text).err().unwrap().contains("no type that can be read"));
        }
    }
}
