//! One line of the op table.

/// Properties of an overload that all stages share.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Entry {
    /// Such as `aten.add.Tensor`.
    pub name: &'static str,
    pub padding: Padding,
    /// Arguments that are dimensions or lists of them: position, and the tensor whose dimensions are meant.
    pub dims: [Option<(usize, DimOf)>; 2],
    pub marks: &'static [Mark],
    /// Tensor overload of a pointwise op that takes a scalar.
    pub tensor_overload: Option<&'static str>,
    /// View op of a functionalized view.
    pub copy_of: Option<&'static str>,
    /// Python function that decomposes the op: module and name below `torchtpu_compile.decompositions`.
    pub decomposition: Option<&'static str>,
}

/// A property that an op has or lacks. Python knows it by its name: `_core.op_table()`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Maps 0 to 0 of the same sign; pointwise ops only.
    KeepsZero,
    /// Each element takes a few operations that IEEE 754 defines, without library functions and without sums whose
    /// order may differ; or the op moves elements without a gather.
    RoundsAsIeee754,
    /// Indices may be on the CPU when the op runs on the device.
    TakesHostIndices,
    /// The result begins at the start of memory of its own.
    AllocatesMemory,
    /// Eager PyTorch checks elements, such as indices, and raises.
    ChecksElements,
    /// Eager PyTorch raises for an integer division by zero.
    ChecksDivisor,
    /// The op computes nothing. It raises if an element is wrong.
    Asserts,
    /// Eager PyTorch rounds scalar arguments to the dtype of the result before it computes in a wider one.
    RoundsScalars,
    /// Integer results are exact if scalar arguments are integers.
    ExactIntegers,
    /// Scalar arguments are computed in float64, whatever the dtype of the tensors is.
    WideScalars,
    /// The op fills an `out=` argument with as many elements in row-major order, whatever its shape is.
    FillsOut,
    /// Results 1 and 2 are statistics that the gradient reads.
    SavesStatistics,
    /// The gradient of an op with [`Mark::SavesStatistics`].
    ReadsStatistics,
    /// The op returns its argument, once a collective has finished.
    Waits,
    /// A collective whose first argument holds all its tensors.
    ExchangesFirst,
    /// Each rank sends its operand to every other rank.
    SendsToAll,
    /// Each rank sends a part of its operand to every other rank.
    SendsParts,
    /// AOTAutograd does not decompose the op: constants pass through it before they are fake tensors, or it returns no
    /// tensor.
    StaysWhole,
    /// Eager PyTorch refuses integers, which PyTorch's decomposition accepts.
    RefusesIntegers,
    /// Eager PyTorch refuses integers except `uint8`, and PyTorch's decomposition accepts them.
    RefusesWideIntegers,
}

/// Behavior of the op in a graph of padded tensors.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Padding {
    /// Each element is computed from the elements in the same place: padding stays where it is.
    Pointwise,
    /// A rule of bucketing says.
    Rule,
    /// The rule of this op says.
    RuleOf(&'static str),
    /// The op reduces the dimensions of argument 1, or all, and keeps them if argument 2 says so. Padding that holds
    /// this number changes nothing.
    Reduction(f64),
    /// No rule says, for this reason: graphs with it compile for each size.
    Exact(&'static str),
    /// Canonicalization knows the op by another spelling, which is what bucketing sees.
    Respelled,
    /// Canonicalization treats the op as this one.
    RespelledAs(&'static str),
    /// The core never sees the op: Python decomposes it, or capture drops it.
    Outside,
}

/// Which tensor a dimension argument counts in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DimOf {
    FirstArgument,
    Output,
}

const fn entry(name: &'static str, padding: Padding) -> Entry {
    Entry {
        name,
        padding,
        dims: [None; 2],
        marks: &[],
        tensor_overload: None,
        copy_of: None,
        decomposition: None,
    }
}

/// An op that computes each element from the elements in the same place.
pub const fn pointwise(name: &'static str) -> Entry {
    entry(name, Padding::Pointwise)
}

/// An op with a padding rule.
pub const fn ruled(name: &'static str) -> Entry {
    entry(name, Padding::Rule)
}

/// An op with the padding rule of another op, which has lines in `src/bucketing/rules/`.
pub const fn ruled_as(name: &'static str, other: &'static str) -> Entry {
    entry(name, Padding::RuleOf(other))
}

/// An op that reduces the dimensions of argument 1, with the number that changes none of its results.
pub const fn reduction(name: &'static str, identity: f64) -> Entry {
    entry(name, Padding::Reduction(identity))
}

/// An op without a padding rule, and why: "there is no padding rule for it: …".
pub const fn exact(name: &'static str, reason: &'static str) -> Entry {
    entry(name, Padding::Exact(reason))
}

/// An op that canonicalization spells as another one.
pub const fn respelled(name: &'static str) -> Entry {
    entry(name, Padding::Respelled)
}

/// An op that canonicalization treats as another one.
pub const fn respelled_as(name: &'static str, other: &'static str) -> Entry {
    entry(name, Padding::RespelledAs(other))
}

/// A functionalized view, which canonicalization replaces by the view.
pub const fn copy_of(name: &'static str, view: &'static str) -> Entry {
    Entry { copy_of: Some(view), ..entry(name, Padding::Respelled) }
}

/// An op that the core never sees.
pub const fn outside(name: &'static str) -> Entry {
    entry(name, Padding::Outside)
}

/// An op that a Python function decomposes, such as `composites.ldexp`.
pub const fn decomposed(name: &'static str, function: &'static str) -> Entry {
    Entry { decomposition: Some(function), ..outside(name) }
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

    pub const fn marked(self, marks: &'static [Mark]) -> Entry {
        Entry { marks, ..self }
    }

    pub fn has(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    pub const fn tensor_overload(self, overload: &'static str) -> Entry {
        Entry { tensor_overload: Some(overload), ..self }
    }
}
