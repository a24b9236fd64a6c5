//! One line of the op table.

/// Properties of an overload that all stages share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Such as `aten.add.Tensor`.
    pub name: &'static str,
    pub padding: Padding,
    /// Arguments that are dimensions or lists of them: position, and the tensor whose dimensions are meant.
    pub dims: [Option<(usize, DimOf)>; 2],
    /// Whether a pointwise op maps 0 to 0.
    pub keeps_zero: bool,
    /// Tensor overload of a pointwise op that takes a scalar.
    pub tensor_overload: Option<&'static str>,
    /// View op of a functionalized view.
    pub copy_of: Option<&'static str>,
}

/// Behavior of the op in a graph of padded tensors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Padding {
    /// Each element is computed from the elements in the same place: padding stays where it is.
    Pointwise,
    /// A rule of bucketing says.
    Rule,
    /// No rule says, for this reason: graphs with it compile for each size.
    Exact(&'static str),
    /// Canonicalization knows the op by another spelling, which is what bucketing sees.
    Respelled,
}

/// Which tensor a dimension argument counts in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DimOf {
    FirstArgument,
    Output,
}

const fn entry(name: &'static str, padding: Padding) -> Entry {
    Entry { name, padding, dims: [None; 2], keeps_zero: false, tensor_overload: None, copy_of: None }
}

/// An op that computes each element from the elements in the same place.
pub const fn pointwise(name: &'static str) -> Entry {
    entry(name, Padding::Pointwise)
}

/// An op with a padding rule.
pub const fn ruled(name: &'static str) -> Entry {
    entry(name, Padding::Rule)
}

/// An op without a padding rule, and why: "there is no padding rule for it: …".
pub const fn exact(name: &'static str, reason: &'static str) -> Entry {
    entry(name, Padding::Exact(reason))
}

/// An op that canonicalization spells as another one.
pub const fn respelled(name: &'static str) -> Entry {
    entry(name, Padding::Respelled)
}

/// A functionalized view, which canonicalization replaces by the view.
pub const fn copy_of(name: &'static str, view: &'static str) -> Entry {
    Entry { copy_of: Some(view), ..entry(name, Padding::Respelled) }
}

impl Entry {
    /// The argument at this position is a dimension of the first argument, or a list of such.
    pub const fn dim(self, position: usize) -> Entry {
        self.with_dim((position, DimOf::FirstArgument))
    }

    /// The argument at this position is a dimension of the output.
    pub const fn dim_of_output(self, position: usize) -> Entry {
        self.with_dim((position, DimOf::Output))
    }

    const fn with_dim(mut self, dim: (usize, DimOf)) -> Entry {
        self.dims[if self.dims[0].is_some() { 1 } else { 0 }] = Some(dim);
        self
    }

    pub const fn keeps_zero(self) -> Entry {
        Entry { keeps_zero: true, ..self }
    }

    pub const fn tensor_overload(self, overload: &'static str) -> Entry {
        Entry { tensor_overload: Some(overload), ..self }
    }
}
