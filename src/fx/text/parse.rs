//! Text → graph.

use crate::fx::*;
use crate::op::Op;
use smallvec::SmallVec;
use std::sync::Arc;

/// Why a text is not a graph: the line (1-based) and what was expected there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ParseError {
    pub line: usize,
    pub problem: String,
}

impl Graph {
    /// Reads the text form (see [`crate::fx::text`]); `#` begins a comment line. The result is verified.
    pub fn parse(text: &str) -> Result<Graph, ParseError> {
        let mut graph = Graph::new("", Stage::Inference);
        // The graphs around the one that is being read.
        let mut around: Vec<Graph> = Vec::new();
        let mut last = 0;
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            last = i + 1;
            let parsed = if let Some(name) = line.strip_prefix("subgraph ") {
                begin_subgraph(name.trim(), &mut graph, &mut around)
            } else if line == "end" {
                end_subgraph(&mut graph, &mut around)
            } else {
                Cursor { rest: line, depth: 0 }.line(&mut graph)
            };
            parsed.map_err(|problem| ParseError { line: i + 1, problem })?;
        }
        if !around.is_empty() {
            let problem = format!("subgraph {} has no `end`", graph.name);
            return Err(ParseError { line: last, problem });
        }
        graph.verify().map_err(|e| ParseError { line: last, problem: e.to_string() })?;
        Ok(graph)
    }
}

type Parse<T> = Result<T, String>;

/// Goes on with a new graph inside of `graph`.
fn begin_subgraph(name: &str, graph: &mut Graph, around: &mut Vec<Graph>) -> Parse<()> {
    if around.len() >= MAX_GRAPH_DEPTH {
        return Err("sub-graphs nest too deep".to_string());
    }
    let mut subgraph = Graph::new(name, graph.stage);
    subgraph.symbols = graph.symbols.clone();
    around.push(std::mem::replace(graph, subgraph));
    Ok(())
}

/// Goes on with the graph around `graph`.
fn end_subgraph(graph: &mut Graph, around: &mut Vec<Graph>) -> Parse<()> {
    let outer = around.pop().ok_or("`end` without a subgraph")?;
    let subgraph = std::mem::replace(graph, outer);
    graph.subgraphs.push(subgraph);
    Ok(())
}

struct Cursor<'t> {
    rest: &'t str,
    depth: usize,
}

impl<'t> Cursor<'t> {
    fn line(&mut self, graph: &mut Graph) -> Parse<()> {
        // A node begins with its outputs; one without outputs begins with its op.
        let word = |c: char| c.is_alphanumeric() || "._:".contains(c);
        if self.rest.starts_with('%') || self.rest.trim_start_matches(word).starts_with('(') {
            self.node(graph)?;
        } else {
            match self.word()? {
                "graph" => {
                    graph.name = self.word()?.into();
                    graph.stage = match self.word()? {
                        "inference" => Stage::Inference,
                        "forward" => Stage::Forward,
                        "backward" => Stage::Backward,
                        other => return Err(format!("unknown stage `{other}`")),
                    };
                }
                "symbol" => self.symbol(graph)?,
                "source" => {
                    let file = self.string()?;
                    let line = u32::try_from(self.int()?).map_err(|e| e.to_string())?;
                    graph.sources.push(Source { file, line, code: self.string()? });
                }
                "literal" => self.literal(graph)?,
                "groups" => self.groups(graph)?,
                "param" => self.input(graph, InputKind::Parameter)?,
                "buffer" => self.input(graph, InputKind::Buffer)?,
                "input" => self.input(graph, InputKind::Input)?,
                "tangent" => self.input(graph, InputKind::Tangent)?,
                "saved" => self.input(graph, InputKind::Saved)?,
                "return" => {
                    while !self.rest.is_empty() {
                        graph.outputs.push(self.arg()?);
                        self.eat(",");
                    }
                }
                "mutate" => {
                    let input = u32::try_from(self.int()?).map_err(|e| e.to_string())?;
                    self.expect("=")?;
                    graph.mutations.push(Mutation { input, value: self.value()? });
                }
                "save" => {
                    let at = u32::try_from(self.int()?).map_err(|e| e.to_string())?;
                    graph.saved.push((at, self.word()?.into()));
                }
                "lies" => {
                    let input = u32::try_from(self.int()?).map_err(|e| e.to_string())?;
                    graph.lies.insert(input, self.string()?);
                }
                other => {
                    return Err(format!(
                        "unknown `{other}`: a line begins with graph, symbol, source, literal, groups, subgraph, end, \
                         param, buffer, input, tangent, saved, return, mutate, save, lies, or a node `%n = op(…)`"
                    ));
                }
            }
        }
        if self.rest.is_empty() { Ok(()) } else { Err(format!("unexpected `{}`", self.rest)) }
    }

    fn symbol(&mut self, graph: &mut Graph) -> Parse<()> {
        let expected = format!("s{}", graph.symbols.len());
        if self.word()? != expected {
            return Err(format!("expected symbol {expected}"));
        }
        let mut symbol = Symbol { name: self.string()?, min: None, max: None, hint: None };
        for (key, slot) in [("min=", &mut symbol.min), ("max=", &mut symbol.max), ("hint=", &mut symbol.hint)]
        {
            if self.eat(key) {
                *slot = Some(self.int()?);
            }
        }
        graph.symbols.push(symbol);
        Ok(())
    }

    fn literal(&mut self, graph: &mut Graph) -> Parse<()> {
        let ty = self.tensor_type()?;
        let digits: String = self.rest.split_whitespace().collect();
        self.rest = "";
        let bytes = digits.as_bytes().chunks(2).map(|pair| {
            let pair = std::str::from_utf8(pair).map_err(|e| e.to_string())?;
            u8::from_str_radix(pair, 16).map_err(|e| format!("byte `{pair}`: {e}"))
        });
        let data: Vec<u8> = bytes.collect::<Parse<_>>()?;
        let dims = ty.static_dims().ok_or("a literal has static sizes")?;
        graph.literals.push(Literal { dtype: ty.dtype, dims, data: data.into() });
        Ok(())
    }

    fn groups(&mut self, graph: &mut Graph) -> Parse<()> {
        let mut groups = Vec::new();
        while self.eat("[") {
            let mut ranks = Vec::new();
            while !self.eat("]") {
                ranks.push(u32::try_from(self.int()?).map_err(|e| e.to_string())?);
                self.eat(",");
            }
            groups.push(ranks);
        }
        graph.groups.push(Groups(groups));
        Ok(())
    }

    fn input(&mut self, graph: &mut Graph, kind: InputKind) -> Parse<()> {
        if self.value()?.0 as usize != graph.inputs.len() || graph.values.len() != graph.inputs.len() {
            return Err("inputs are numbered in order, before all nodes".to_string());
        }
        let name = self.word()?.into();
        self.expect(":")?;
        graph.values.push(self.value_type()?);
        let is_static = self.eat("static");
        let fqn = if self.eat("fqn=") { Some(self.string()?) } else { None };
        graph.inputs.push(Input { name, kind, is_static, fqn });
        Ok(())
    }

    fn node(&mut self, graph: &mut Graph) -> Parse<()> {
        let mut outputs: SmallVec<[ValueId; 1]> = SmallVec::new();
        while self.rest.starts_with('%') {
            outputs.push(self.value()?);
            self.eat(",");
        }
        if !outputs.is_empty() {
            self.expect("=")?;
        }
        let op: Op = self.take_while(|c| c.is_alphanumeric() || "._:".contains(c))?.into();
        self.expect("(")?;
        let (mut args, mut kwargs) = (Vec::new(), Vec::new());
        while !self.eat(")") {
            match self.keyword() {
                Some(key) => kwargs.push((key.into(), self.arg()?)),
                None => args.push(self.arg()?),
            }
            self.eat(",");
        }
        if !outputs.is_empty() {
            self.expect(":")?;
        }
        for (i, output) in outputs.iter().enumerate() {
            if i > 0 {
                self.expect(";")?;
            }
            if output.0 as usize != graph.values.len() {
                return Err(format!("expected %{} here: values are numbered in order", graph.values.len()));
            }
            graph.values.push(self.value_type()?);
        }
        let name = if self.eat("name=") {
            self.take_while(|c| !c.is_whitespace())?.into()
        } else {
            format!("node{}", graph.nodes.len()).into()
        };
        let source = if self.eat("source=") {
            Some(SourceId(u32::try_from(self.int()?).map_err(|e| e.to_string())?))
        } else {
            None
        };
        graph.nodes.push(Node { name, op, args, kwargs, outputs, source });
        Ok(())
    }

    /// `name=` at the start of an argument.
    fn keyword(&mut self) -> Option<&'t str> {
        let end = self.rest.find(|c: char| !(c.is_alphanumeric() || c == '_'))?;
        let (name, rest) = self.rest.split_at(end);
        let value = rest.strip_prefix('=')?;
        if name.is_empty() {
            return None;
        }
        self.rest = value.trim_start();
        Some(name)
    }

    fn value_type(&mut self) -> Parse<ValueType> {
        if self.eat("none") {
            return Ok(ValueType::None);
        }
        if self.eat("symint") {
            return Ok(ValueType::SymInt(self.braced_expr()?));
        }
        Ok(ValueType::Tensor(self.tensor_type()?))
    }

    fn tensor_type(&mut self) -> Parse<TensorType> {
        let dtype = self.dtype()?;
        let dims = self.dims()?;
        let strides = if self.eat("strides=") { Some(self.dims()?) } else { None };
        Ok(TensorType { dtype, dims, strides })
    }

    fn dtype(&mut self) -> Parse<DType> {
        self.take_while(char::is_alphanumeric)?.parse().map_err(|e: UnknownDType| e.to_string())
    }

    fn dims(&mut self) -> Parse<SmallVec<[Dim; 4]>> {
        self.expect("[")?;
        let mut dims = SmallVec::new();
        while !self.eat("]") {
            dims.push(match self.expr()? {
                Expr::Const(size) => Dim::Static(size),
                e => Dim::Expr(e),
            });
            self.eat(",");
        }
        Ok(dims)
    }

    fn arg(&mut self) -> Parse<Arg> {
        self.nested(|c| {
            Ok(match c.rest.chars().next().ok_or("expected an argument")? {
                '%' => Arg::Value(c.value()?),
                '"' => Arg::Str(c.string()?),
                '{' => Arg::Sym(c.braced_expr()?),
                '<' => {
                    c.expect("<")?;
                    let e = c.float_expr()?;
                    c.expect(">")?;
                    Arg::SymFloat(e)
                }
                '@' => {
                    c.expect("@")?;
                    Arg::Literal(LiteralId(u32::try_from(c.int()?).map_err(|e| e.to_string())?))
                }
                '$' => {
                    c.expect("$")?;
                    Arg::Graph(GraphId(u32::try_from(c.int()?).map_err(|e| e.to_string())?))
                }
                '&' => {
                    c.expect("&")?;
                    Arg::Groups(GroupsId(u32::try_from(c.int()?).map_err(|e| e.to_string())?))
                }
                ':' => {
                    c.expect(":")?;
                    Arg::MemoryFormat(c.word()?.into())
                }
                '[' => {
                    c.expect("[")?;
                    let mut items = Vec::new();
                    while !c.eat("]") {
                        items.push(c.arg()?);
                        c.eat(",");
                    }
                    Arg::List(items)
                }
                '(' => {
                    c.expect("(")?;
                    let re = c.float()?;
                    c.expect(",")?;
                    let im = c.float()?;
                    c.expect(")j")?;
                    Arg::Complex(re, im)
                }
                _ => c.plain_arg()?,
            })
        })
    }

    fn plain_arg(&mut self) -> Parse<Arg> {
        let token = self.take_while(|c| c.is_alphanumeric() || "+-._".contains(c))?;
        if let Ok(i) = token.parse::<i64>() {
            return Ok(Arg::Int(i));
        }
        Ok(match token {
            "none" => Arg::None,
            "true" => Arg::Bool(true),
            "false" => Arg::Bool(false),
            _ => match (token.parse::<DType>(), token.parse::<f64>()) {
                (Ok(d), _) => Arg::DType(d),
                (_, Ok(x)) => Arg::Float(x),
                _ => return Err(format!("unknown argument `{token}`")),
            },
        })
    }

    fn braced_expr(&mut self) -> Parse<Expr> {
        self.expect("{")?;
        let e = self.expr()?;
        self.expect("}")?;
        Ok(e)
    }

    fn expr(&mut self) -> Parse<Expr> {
        self.nested(|c| {
            if c.eat("(") {
                return c.infix();
            }
            for (name, max) in [("max(", true), ("min(", false)] {
                if c.eat(name) {
                    let terms = c.expr_list()?;
                    return Ok(if max { Expr::Max(terms) } else { Expr::Min(terms) });
                }
            }
            if c.eat("ceildiv(") {
                return c.expr_list().and_then(pair).map(Expr::CeilDiv);
            }
            for rounding in Rounding::ALL {
                if c.eat(&format!("{}(", rounding.name())) {
                    let x = c.float_expr()?;
                    c.expect(")")?;
                    return Ok(Expr::Rounded(rounding, Box::new(x)));
                }
            }
            if c.rest.starts_with('s') {
                c.expect("s")?;
                return Ok(Expr::Sym(SymbolId(u32::try_from(c.int()?).map_err(|e| e.to_string())?)));
            }
            Ok(Expr::Const(c.int()?))
        })
    }

    fn float_expr(&mut self) -> Parse<FloatExpr> {
        self.nested(|c| {
            if c.rest.starts_with('{') {
                return Ok(FloatExpr::Int(c.braced_expr()?));
            }
            let names = ["add(", "mul(", "div(", "pow(", "max(", "min(", "sqrt("];
            let name = names.into_iter().find(|name| c.eat(name));
            let Some(name) = name else { return Ok(FloatExpr::Const(c.float()?.into())) };
            let mut terms = Vec::new();
            while !c.eat(")") {
                terms.push(c.float_expr()?);
                c.eat(",");
            }
            match name {
                "add(" => Ok(FloatExpr::Add(terms)),
                "mul(" => Ok(FloatExpr::Mul(terms)),
                "div(" => pair(terms).map(FloatExpr::Div),
                "pow(" => pair(terms).map(FloatExpr::Pow),
                "max(" => Ok(FloatExpr::Max(terms)),
                "min(" => Ok(FloatExpr::Min(terms)),
                _ => match terms.pop() {
                    Some(x) if terms.is_empty() => Ok(FloatExpr::Sqrt(Box::new(x))),
                    _ => Err("a root of one number".to_string()),
                },
            }
        })
    }

    /// The rest of `(a + b + c)`; one operator per pair of parentheses.
    fn infix(&mut self) -> Parse<Expr> {
        let mut terms = vec![self.expr()?];
        let mut operator = None;
        while !self.eat(")") {
            let found = ["+", "**", "*", "//", "%"].into_iter().find(|op| self.eat(op));
            let found = found.ok_or("expected an operator")?;
            if operator.replace(found).is_some_and(|o| o != found) {
                return Err("mixed operators need parentheses".to_string());
            }
            terms.push(self.expr()?);
        }
        match operator {
            Some("+") => Ok(Expr::Add(terms)),
            Some("*") => Ok(Expr::Mul(terms)),
            Some("//") => pair(terms).map(Expr::FloorDiv),
            Some("%") => pair(terms).map(Expr::Mod),
            Some(_) => pair(terms).map(Expr::Pow),
            None => Err("expected an operator".to_string()),
        }
    }

    fn expr_list(&mut self) -> Parse<Vec<Expr>> {
        let mut terms = Vec::new();
        while !self.eat(")") {
            terms.push(self.expr()?);
            self.eat(",");
        }
        Ok(terms)
    }

    fn value(&mut self) -> Parse<ValueId> {
        self.expect("%")?;
        u32::try_from(self.int()?).map(ValueId).map_err(|e| e.to_string())
    }

    fn int(&mut self) -> Parse<i64> {
        let token = self.take_while(|c| c.is_ascii_digit() || c == '-')?;
        token.parse().map_err(|e| format!("number `{token}`: {e}"))
    }

    fn float(&mut self) -> Parse<f64> {
        let token = self.take_while(|c| c.is_alphanumeric() || "+-.".contains(c))?;
        token.parse().map_err(|e| format!("number `{token}`: {e}"))
    }

    fn string(&mut self) -> Parse<Arc<str>> {
        if !self.rest.starts_with('"') {
            return Err("expected a string".to_string());
        }
        let mut out = String::new();
        let mut chars = self.rest[1..].char_indices();
        while let Some((i, c)) = chars.next() {
            match c {
                '"' => {
                    self.rest = self.rest[1 + i + 1..].trim_start();
                    return Ok(out.into());
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => out.push('\n'),
                    Some((_, 'r')) => out.push('\r'),
                    Some((_, c)) => out.push(c),
                    None => break,
                },
                c => out.push(c),
            }
        }
        Err("a string without its closing quote".to_string())
    }

    fn word(&mut self) -> Parse<&'t str> {
        self.take_while(|c| c.is_alphanumeric() || "._-".contains(c))
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> Parse<&'t str> {
        let end = self.rest.find(|c| !keep(c)).unwrap_or(self.rest.len());
        let (token, rest) = self.rest.split_at(end);
        if token.is_empty() {
            return Err(format!("unexpected `{}`", self.rest));
        }
        self.rest = rest.trim_start();
        Ok(token)
    }

    fn eat(&mut self, token: &str) -> bool {
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest.trim_start();
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) -> Parse<()> {
        if self.eat(token) { Ok(()) } else { Err(format!("expected `{token}` before `{}`", self.rest)) }
    }

    /// Bounds recursion, so that no text overflows the stack.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        self.depth += 1;
        if self.depth > 100 {
            return Err("nested too deep".to_string());
        }
        let result = f(self);
        self.depth -= 1;
        result
    }
}

fn pair<E>(terms: Vec<E>) -> Parse<Box<(E, E)>> {
    let [a, b]: [E; 2] = terms.try_into().map_err(|_| "expected two operands".to_string())?;
    Ok(Box::new((a, b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"graph demo forward
symbol s0 "s77" min=2 hint=8
source "model.py" 12 "y = \"x\" @ w"
literal f32[2] 00000000 0000803f
groups [0,2] [3,1]
subgraph body
  literal f32[] 00000000
  subgraph inner
    return
  end
  input %0 t: f32[s0,4]
  %1 = aten.sin.default(%0) : f32[s0,4] name=sin
  return %1, none
end
subgraph other
  return 1
end
param %0 w: f32[4,8] strides=[1,4] static fqn="layer.w"
input %1 x: f32[s0,4]
input %2 n: symint {s0}
%3 = torchtpu.constant(@0) : f32[2] name=c
%4 = aten.view.default(%1, [{(2 * s0)}, {(s0 // 2)}, -1]) : f32[(2 * s0),2] name=view source=0
%5, %6 = aten.foo.default(%4, none, true, <div(1.0, mul({(s0 + -1)}, 2.5))>, 1.5, 1e-5, inf, (1.0, -2.0)j, "a\nb", f32, [], alpha=bf16, memory_format=:contiguous_format) : f32[max(s0, 3)]; none name=foo
%7 = cond(%1, $0, $1, [%1]) : f32[s0,4] name=cond
%8 = _c10d_functional.all_reduce.default(%7, "sum", &0) : f32[s0,4] name=sum
return %5, {s0}, 3, none
mutate 1 = %1
"#;

    #[test]
    fn prints_what_it_parsed() {
        let graph = Graph::parse(TEXT).unwrap();
        assert_eq!(graph.to_string(), TEXT);
        assert_eq!(Graph::parse(&graph.to_string()).unwrap(), graph);
    }

    #[test]
    fn wire_form_keeps_the_graph() {
        let graph = Graph::parse(TEXT).unwrap();
        assert_eq!(Graph::decode(&graph.encode()).unwrap(), graph);
    }

    #[test]
    fn names_line_and_problem() {
        for (text, problem) in [
            (
                "graph g inference\n%0 = aten.relu.default(%1) : f32[1]",
                "line 2: node node0 (aten.relu.default): value 1",
            ),
            ("nonsense", "line 1: unknown `nonsense`"),
            ("graph g inference\nreturn %7", "line 2: output 0: value 7 of 0"),
            ("graph g inference\nend", "line 2: `end` without a subgraph"),
            ("graph g inference\nsubgraph b\nreturn", "line 3: subgraph b has no `end`"),
            (
                "graph g inference\nsubgraph b\nreturn %0\nend\nreturn",
                "line 5: subgraph b, output 0: value 0 of 0",
            ),
            (
                "graph g inference\nsubgraph b\ninput %0 x: f32[]\nmutate 0 = %0\nend\nreturn",
                "line 6: subgraph b: a sub-graph cannot change",
            ),
            ("graph g inference\n%0 = cond($0) : f32[1]", "line 2: node node0 (cond): sub-graph 0 of 0"),
            ("graph g inference\n%0 = f(&0) : f32[1]", "line 2: node node0 (f): groups 0 of 0"),
            (
                "graph g inference\ngroups [0,1] [1,2]\nreturn",
                "line 3: graph: a rank stands in several groups",
            ),
            ("graph g inference\ngroups [0,1] [2]\nreturn", "line 3: graph: groups of no ranks"),
            ("graph g inference\ninput %0 x: q8[2]", "line 2: unknown element type `q8`"),
        ] {
            let error = Graph::parse(text).unwrap_err().to_string();
            assert!(error.starts_with(problem), "{error}");
        }
    }
}
