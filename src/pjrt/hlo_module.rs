//! The interface of a compiled program, out of the protocol buffer that its plugin gives.

use super::error::PjrtError;
use super::executable::Compiled;
use prost::Message;

/// `HloModuleProto` of XLA's `hlo.proto`, as far as the interface of a program goes.
#[derive(Clone, PartialEq, Message)]
pub struct Module {
    #[prost(message, optional, tag = "4")]
    pub program_shape: Option<ProgramShape>,
    #[prost(message, optional, tag = "8")]
    pub input_output_alias: Option<Aliases>,
    #[prost(message, optional, tag = "18")]
    pub buffer_donor: Option<Donors>,
}

/// `HloModuleProtoWithConfig`.
#[derive(Clone, PartialEq, Message)]
struct ModuleWithConfig {
    #[prost(message, optional, tag = "1")]
    module: Option<Module>,
}

/// `ProgramShapeProto` of `xla_data.proto`.
#[derive(Clone, PartialEq, Message)]
pub struct ProgramShape {
    #[prost(message, repeated, tag = "1")]
    pub parameters: Vec<Shape>,
    #[prost(message, optional, tag = "2")]
    result: Option<Shape>,
}

/// `ShapeProto`.
#[derive(Clone, PartialEq, Message)]
pub struct Shape {
    #[prost(int64, repeated, tag = "3")]
    pub dimensions: Vec<i64>,
    #[prost(message, repeated, tag = "4")]
    tuple_shapes: Vec<Shape>,
    #[prost(message, optional, tag = "5")]
    layout: Option<Layout>,
}

/// `LayoutProto`.
#[derive(Clone, PartialEq, Message)]
struct Layout {
    #[prost(int64, repeated, tag = "1")]
    minor_to_major: Vec<i64>,
    #[prost(message, repeated, tag = "6")]
    tiles: Vec<Tile>,
}

#[derive(Clone, PartialEq, Message)]
struct Tile {
    #[prost(int64, repeated, tag = "1")]
    dimensions: Vec<i64>,
}

/// `HloInputOutputAliasProto`.
#[derive(Clone, PartialEq, Message)]
pub struct Aliases {
    #[prost(message, repeated, tag = "1")]
    pub entries: Vec<Alias>,
}

#[derive(Clone, PartialEq, Message)]
pub struct Alias {
    #[prost(int64, repeated, tag = "1")]
    pub output_shape_index: Vec<i64>,
    #[prost(int64, tag = "2")]
    pub parameter_number: i64,
}

/// `HloBufferDonorProto`.
#[derive(Clone, PartialEq, Message)]
pub struct Donors {
    #[prost(message, repeated, tag = "1")]
    pub entries: Vec<Donor>,
}

#[derive(Clone, PartialEq, Message)]
pub struct Donor {
    #[prost(int64, tag = "1")]
    pub parameter_number: i64,
}

impl Module {
    /// Reads the program that an executable is of.
    ///
    /// # Errors
    /// Those of [`Compiled::optimized_program`]; [`PjrtError::Contract`] for a format that is not known.
    pub fn of(compiled: &Compiled) -> Result<Self, PjrtError> {
        let (format, bytes) = compiled.optimized_program()?;
        let module = match &*format {
            "hlo_with_config" => ModuleWithConfig::decode(&*bytes).ok().and_then(|with| with.module),
            "hlo" => Module::decode(&*bytes).ok(),
            _ => None,
        };
        let call = "PJRT_Executable_OptimizedProgram";
        module.ok_or_else(|| PjrtError::Contract { call, problem: format!("`{format}` cannot be read") })
    }

    /// Returns how each result lies in device memory, as XLA writes it.
    pub fn result_layouts(self) -> Vec<String> {
        let result = self.program_shape.and_then(|shape| shape.result).unwrap_or_default();
        let results = if result.tuple_shapes.is_empty() { vec![result] } else { result.tuple_shapes };
        let text = |shape: Shape| {
            let Layout { minor_to_major, tiles } = shape.layout.unwrap_or_default();
            layout_text(&minor_to_major, tiles.iter().map(|tile| tile.dimensions.as_slice()))
        };
        results.into_iter().map(text).collect()
    }
}

/// Returns a layout as XLA writes it, such as `{1,0:T(8,128)(2,1)}`, without the memory that it is in.
pub fn layout_text<'t>(minor_to_major: &[i64], tiles: impl Iterator<Item = &'t [i64]>) -> String {
    let join = |numbers: &[i64]| numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let tiles: Vec<String> = tiles.map(|tile| format!("({})", join(tile))).collect();
    let tiled = if tiles.is_empty() { String::new() } else { format!(":T{}", tiles.concat()) };
    format!("{{{}{tiled}}}", join(minor_to_major))
}

#[cfg(test)]
mod tests {
    use super::layout_text;

    #[test]
    fn layouts_read_as_xla_writes_them() {
        let tiles: [&[i64]; 2] = [&[8, 128], &[2, 1]];
        assert_eq!(layout_text(&[1, 0], tiles.into_iter()), "{1,0:T(8,128)(2,1)}");
        assert_eq!(layout_text(&[0], std::iter::empty()), "{0}");
    }
}
