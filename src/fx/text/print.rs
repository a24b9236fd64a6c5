//! Graph → text.

use crate::fx::*;
use std::fmt::{self, Display, Formatter, Write};

impl Display for Graph {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let stage = match self.stage {
            Stage::Inference => "inference",
            Stage::Forward => "forward",
            Stage::Backward => "backward",
        };
        writeln!(f, "graph {} {stage}", self.name)?;
        for (i, s) in self.symbols.iter().enumerate() {
            write!(f, "symbol s{i} {}", Quoted(&s.name))?;
            for (key, value) in [("min", s.min), ("max", s.max), ("hint", s.hint)] {
                if let Some(value) = value {
                    write!(f, " {key}={value}")?;
                }
            }
            writeln!(f)?;
        }
        self.fmt_body(f)
    }
}

impl Graph {
    /// Everything but the first line and the symbols.
    fn fmt_body(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for s in &self.sources {
            writeln!(f, "source {} {} {}", Quoted(&s.file), s.line, Quoted(&s.code))?;
        }
        for l in &self.literals {
            let dims: Vec<String> = l.dims.iter().map(i64::to_string).collect();
            write!(f, "literal {}[{}]", l.dtype, dims.join(","))?;
            for element in l.data.chunks(l.dtype.size()) {
                f.write_char(' ')?;
                element.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
            }
            writeln!(f)?;
        }
        for groups in &self.groups {
            f.write_str("groups")?;
            for group in &groups.0 {
                let ranks: Vec<String> = group.iter().map(u32::to_string).collect();
                write!(f, " [{}]", ranks.join(","))?;
            }
            writeln!(f)?;
        }
        for subgraph in &self.subgraphs {
            writeln!(f, "subgraph {}", subgraph.name)?;
            let body = Body(subgraph).to_string();
            body.lines().try_for_each(|line| writeln!(f, "  {line}"))?;
            writeln!(f, "end")?;
        }
        for (i, input) in self.inputs.iter().enumerate() {
            let kind = match input.kind {
                InputKind::Parameter => "param",
                InputKind::Buffer => "buffer",
                InputKind::Input => "input",
                InputKind::Tangent => "tangent",
                InputKind::Saved => "saved",
            };
            write!(f, "{kind} %{i} {}: {}", input.name, self.values[i])?;
            if input.is_static {
                f.write_str(" static")?;
            }
            if let Some(fqn) = &input.fqn {
                write!(f, " fqn={}", Quoted(fqn))?;
            }
            writeln!(f)?;
        }
        for node in &self.nodes {
            self.fmt_node(node, f)?;
        }
        f.write_str("return")?;
        for (i, output) in self.outputs.iter().enumerate() {
            write!(f, "{} {output}", if i == 0 { "" } else { "," })?;
        }
        writeln!(f)?;
        for m in &self.mutations {
            writeln!(f, "mutate {} = %{}", m.input, m.value.0)?;
        }
        for (at, name) in &self.saved {
            writeln!(f, "save {at} {name}")?;
        }
        for (input, layout) in &self.lies {
            writeln!(f, "lies {input} {}", Quoted(layout))?;
        }
        Ok(())
    }

    fn fmt_node(&self, node: &Node, f: &mut Formatter<'_>) -> fmt::Result {
        for (i, output) in node.outputs.iter().enumerate() {
            write!(f, "{}%{}", if i == 0 { "" } else { ", " }, output.0)?;
        }
        write!(f, "{}{}(", if node.outputs.is_empty() { "" } else { " = " }, node.op)?;
        for (i, arg) in node.args.iter().enumerate() {
            write!(f, "{}{arg}", if i == 0 { "" } else { ", " })?;
        }
        for (i, (key, arg)) in node.kwargs.iter().enumerate() {
            write!(f, "{}{key}={arg}", if i == 0 && node.args.is_empty() { "" } else { ", " })?;
        }
        f.write_str(")")?;
        for (i, output) in node.outputs.iter().enumerate() {
            write!(f, "{}{}", if i == 0 { " : " } else { "; " }, self.ty(*output))?;
        }
        write!(f, " name={}", node.name)?;
        if let Some(source) = node.source {
            write!(f, " source={}", source.0)?;
        }
        writeln!(f)
    }
}

struct Body<'g>(&'g Graph);

impl Display for Body<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt_body(f)
    }
}

impl Display for ValueType {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ValueType::None => f.write_str("none"),
            ValueType::SymInt(e) => write!(f, "symint {{{e}}}"),
            ValueType::Tensor(t) => write!(f, "{t}"),
        }
    }
}

impl Display for TensorType {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let list = |f: &mut Formatter<'_>, dims: &[Dim]| {
            f.write_str("[")?;
            for (i, d) in dims.iter().enumerate() {
                write!(f, "{}{d}", if i == 0 { "" } else { "," })?;
            }
            f.write_str("]")
        };
        write!(f, "{}", self.dtype)?;
        list(f, &self.dims)?;
        if let Some(strides) = &self.strides {
            f.write_str(" strides=")?;
            list(f, strides)?;
        }
        Ok(())
    }
}

impl Display for Arg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Arg::None => f.write_str("none"),
            Arg::Value(v) => write!(f, "%{}", v.0),
            Arg::Bool(b) => write!(f, "{b}"),
            Arg::Int(i) => write!(f, "{i}"),
            // Debug keeps the point (`1.0`) and prints the shortest digits that read back to the same value.
            Arg::Float(x) => write!(f, "{x:?}"),
            Arg::Complex(re, im) => write!(f, "({re:?}, {im:?})j"),
            Arg::Str(s) => write!(f, "{}", Quoted(s)),
            Arg::DType(d) => write!(f, "{d}"),
            Arg::MemoryFormat(m) => write!(f, ":{m}"),
            Arg::Sym(e) => write!(f, "{{{e}}}"),
            Arg::SymFloat(e) => write!(f, "<{e}>"),
            Arg::Literal(l) => write!(f, "@{}", l.0),
            Arg::Graph(g) => write!(f, "${}", g.0),
            Arg::Groups(g) => write!(f, "&{}", g.0),
            Arg::List(items) => {
                f.write_str("[")?;
                for (i, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
        }
    }
}

/// A string in double quotes with `"`, `\` and line breaks escaped.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}
