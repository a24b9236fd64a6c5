//! Bytes that are equal exactly when meanings are: for merging equal calls, and for keys of compiled graphs.
//!
//! Every field is tagged or prefixed with its length, so that no two different inputs share an encoding. Floats are
//! written as bits: `-0.0` differs from `0.0`, and NaN equals itself.

use super::dtype::DType;
use super::expr::{Dim, Expr};
use super::float_expr::FloatExpr;
use super::graph::*;

/// A writer of canonical bytes.
#[derive(Debug, Default)]
pub struct CanonicalBytes {
    pub bytes: Vec<u8>,
}

impl CanonicalBytes {
    pub fn tag(&mut self, tag: u8) {
        self.bytes.push(tag);
    }

    pub fn int(&mut self, value: i64) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    pub fn len(&mut self, len: usize) {
        self.bytes.extend_from_slice(&(len as u64).to_le_bytes());
    }

    pub fn str(&mut self, text: &str) {
        self.len(text.len());
        self.bytes.extend_from_slice(text.as_bytes());
    }

    pub fn dtype(&mut self, dtype: DType) {
        self.tag(dtype as u8);
    }

    pub fn expr(&mut self, e: &Expr) {
        let tag = match e {
            Expr::Const(c) => {
                self.tag(0);
                return self.int(*c);
            }
            Expr::Sym(s) => {
                self.tag(1);
                return self.int(i64::from(s.0));
            }
            Expr::Add(_) => 2,
            Expr::Mul(_) => 3,
            Expr::FloorDiv(_) => 4,
            Expr::CeilDiv(_) => 5,
            Expr::Mod(_) => 6,
            Expr::Pow(_) => 7,
            Expr::Max(_) => 8,
            Expr::Min(_) => 9,
            Expr::Rounded(rounding, x) => {
                self.tag(10);
                self.tag(*rounding as u8);
                return self.float_expr(x);
            }
        };
        self.tag(tag);
        let children = e.children();
        self.len(children.len());
        children.into_iter().for_each(|c| self.expr(c));
    }

    pub fn float_expr(&mut self, e: &FloatExpr) {
        let tag = match e {
            FloatExpr::Int(e) => {
                self.tag(0);
                return self.expr(e);
            }
            FloatExpr::Const(x) => {
                self.tag(1);
                return self.int(x.0.to_bits() as i64);
            }
            FloatExpr::Add(_) => 2,
            FloatExpr::Mul(_) => 3,
            FloatExpr::Div(_) => 4,
            FloatExpr::Pow(_) => 5,
            FloatExpr::Max(_) => 6,
            FloatExpr::Min(_) => 7,
            FloatExpr::Sqrt(_) => 8,
        };
        self.tag(tag);
        let children = e.children();
        self.len(children.len());
        children.into_iter().for_each(|c| self.float_expr(c));
    }

    pub fn dims(&mut self, dims: &[Dim]) {
        self.len(dims.len());
        for dim in dims {
            match dim {
                Dim::Static(size) => {
                    self.tag(0);
                    self.int(*size);
                }
                Dim::Expr(e) => {
                    self.tag(1);
                    self.expr(e);
                }
            }
        }
    }

    /// A type without its strides.
    pub fn value_type(&mut self, ty: &ValueType) {
        match ty {
            ValueType::None => self.tag(0),
            ValueType::SymInt(e) => {
                self.tag(1);
                self.expr(e);
            }
            ValueType::Tensor(t) => {
                self.tag(2);
                self.dtype(t.dtype);
                self.dims(&t.dims);
            }
        }
    }

    /// A type's strides; a contiguous tensor's are absent.
    pub fn strides(&mut self, ty: &ValueType) {
        match ty.tensor().and_then(|t| t.strides.as_ref()) {
            None => self.tag(0),
            Some(strides) => {
                self.tag(1);
                self.dims(strides);
            }
        }
    }

    /// Writes an argument. `value` and `literal` write the encoding of a value and of a literal.
    pub fn arg(
        &mut self,
        arg: &Arg,
        value: &mut impl FnMut(&mut Self, ValueId),
        literal: &mut impl FnMut(&mut Self, LiteralId),
    ) {
        match arg {
            Arg::None => self.tag(0),
            Arg::Value(v) => {
                self.tag(1);
                value(self, *v);
            }
            Arg::Bool(b) => {
                self.tag(2);
                self.tag(u8::from(*b));
            }
            Arg::Int(i) => {
                self.tag(3);
                self.int(*i);
            }
            Arg::Float(x) => {
                self.tag(4);
                self.int(x.to_bits() as i64);
            }
            Arg::Complex(re, im) => {
                self.tag(5);
                self.int(re.to_bits() as i64);
                self.int(im.to_bits() as i64);
            }
            Arg::Str(s) => {
                self.tag(6);
                self.str(s);
            }
            Arg::DType(d) => {
                self.tag(7);
                self.dtype(*d);
            }
            Arg::MemoryFormat(m) => {
                self.tag(8);
                self.str(m);
            }
            Arg::List(items) => {
                self.tag(9);
                self.len(items.len());
                items.iter().for_each(|a| self.arg(a, value, literal));
            }
            Arg::Sym(e) => {
                self.tag(10);
                self.expr(e);
            }
            Arg::Literal(l) => {
                self.tag(11);
                literal(self, *l);
            }
            Arg::SymFloat(e) => {
                self.tag(13);
                self.float_expr(e);
            }
            Arg::Groups(g) => {
                self.tag(14);
                self.int(i64::from(g.0));
            }
            Arg::Graph(g) => {
                self.tag(12);
                self.int(i64::from(g.0));
            }
        }
    }

    /// A call: op and arguments.
    pub fn call(
        &mut self,
        node: &Node,
        value: &mut impl FnMut(&mut Self, ValueId),
        literal: &mut impl FnMut(&mut Self, LiteralId),
    ) {
        self.str(&node.op);
        self.len(node.args.len());
        node.args.iter().for_each(|a| self.arg(a, value, literal));
        self.len(node.kwargs.len());
        for (name, arg) in &node.kwargs {
            self.str(name);
            self.arg(arg, value, literal);
        }
    }
}
