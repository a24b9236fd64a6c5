//! Tensors whose elements are known, and exact arithmetic on single elements.

use super::rewrite::{Built, Step};
use super::site::Site;
use crate::fx::{Arg, CONSTANT, DType, Dim, Literal, Node, NumberKind, TensorType, ValueId};
use half::{bf16, f16};
use smallvec::SmallVec;

/// Sizes that are numbers.
pub type Sizes = SmallVec<[i64; 4]>;

/// A tensor whose elements are known. Elements are their bits in memory, in the low bytes.
#[derive(Debug, Clone, PartialEq)]
pub struct Known {
    pub dtype: DType,
    pub dims: Sizes,
    pub elements: Elements,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Elements {
    /// All the same.
    Splat(u64),
    /// Row-major.
    Dense(Vec<u64>),
}

impl Known {
    /// A tensor of one number.
    pub fn scalar(dtype: DType, bits: u64) -> Known {
        Known { dtype, dims: Sizes::new(), elements: Elements::Splat(bits) }
    }

    /// The value of a node's output, where it is a `full` or a constant of at most `budget` elements.
    pub fn of(built: &Built, value: ValueId, budget: usize) -> Option<Known> {
        let ty = built.graph.ty(value).tensor()?;
        let node = built.definition(value)?;
        match &*node.op {
            "aten.full.default" => {
                let bits = encode(fill(node)?, ty.dtype)?;
                Some(Known { dtype: ty.dtype, dims: ty.static_dims()?, elements: Elements::Splat(bits) })
            }
            CONSTANT => {
                let Arg::Literal(id) = node.arg(0) else { return None };
                Known::of_literal(&built.graph.literals[id.0 as usize], budget)
            }
            _ => None,
        }
    }

    /// The elements of a literal of at most `budget` elements.
    pub fn of_literal(literal: &Literal, budget: usize) -> Option<Known> {
        let size = literal.dtype.size();
        if size > 8 || literal.len() > budget {
            return None;
        }
        let bits = |bytes: &[u8]| bytes.iter().rev().fold(0u64, |bits, b| bits << 8 | u64::from(*b));
        let elements = literal.data.chunks_exact(size).map(bits).collect();
        Some(Known::dense(literal.dtype, literal.dims.clone(), elements))
    }

    /// From row-major elements; equal ones make a splat.
    pub fn dense(dtype: DType, dims: Sizes, elements: Vec<u64>) -> Known {
        let elements = match elements.first() {
            None => Elements::Splat(0),
            Some(first) if elements.iter().all(|e| e == first) => Elements::Splat(*first),
            Some(_) => Elements::Dense(elements),
        };
        Known { dtype, dims, elements }
    }

    pub fn numel(&self) -> i64 {
        self.dims.iter().product()
    }

    /// Element `i` in row-major order.
    pub fn get(&self, i: usize) -> u64 {
        match &self.elements {
            Elements::Splat(bits) => *bits,
            Elements::Dense(elements) => elements[i],
        }
    }

    pub fn is_splat(&self) -> bool {
        matches!(self.elements, Elements::Splat(_))
    }

    /// The node becomes this tensor: a `full` where all elements are equal, else a literal.
    pub fn replace(self, site: &mut Site) -> Step {
        if let Elements::Splat(bits) = self.elements
            && let Some(fill) = as_arg(bits, self.dtype)
        {
            let sizes = self.dims.iter().map(|d| Arg::Int(*d)).collect();
            let dtype = ("dtype".into(), Arg::DType(self.dtype));
            return site.replace_with("aten.full.default", vec![Arg::List(sizes), fill], vec![dtype]);
        }
        let Elements::Dense(elements) = &self.elements else { return Step::Keep };
        let size = self.dtype.size();
        let data: Vec<u8> = elements.iter().flat_map(|bits| bits.to_le_bytes()[..size].to_vec()).collect();
        let literal = Literal { dtype: self.dtype, dims: self.dims.clone(), data: data.into() };
        let id = site.built.literal(literal);
        site.replace(CONSTANT, vec![Arg::Literal(id)])
    }
}

/// The number in a `full`.
fn fill(node: &Node) -> Option<&Arg> {
    node.args.get(1)
}

/// The number that every element of an argument is: a number itself, or a tensor made by `full`, whatever its sizes.
pub fn number<'a>(built: &'a Built, arg: &'a Arg) -> Option<&'a Arg> {
    match arg {
        Arg::Bool(_) | Arg::Int(_) | Arg::Float(_) => Some(arg),
        Arg::Value(v) => built.defined_by(*v, "aten.full.default").and_then(fill),
        _ => None,
    }
}

/// Static sizes of a declared type.
pub fn sizes(ty: &TensorType) -> Option<Sizes> {
    ty.dims.iter().map(Dim::as_static).collect()
}

/// One element as a number. Every integer type fits in `i128`, every float type in `f64`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    Int(i128),
    Float(f64),
}

/// The number that an element is; `None` for complex and 8-bit floats.
pub fn decode(bits: u64, dtype: DType) -> Option<Number> {
    Some(match dtype {
        DType::Bool => Number::Int(i128::from(bits != 0)),
        DType::U8 | DType::U16 | DType::U32 | DType::U64 => Number::Int(i128::from(bits)),
        DType::I8 => Number::Int(i128::from(bits as i8)),
        DType::I16 => Number::Int(i128::from(bits as i16)),
        DType::I32 => Number::Int(i128::from(bits as i32)),
        DType::I64 => Number::Int(i128::from(bits as i64)),
        DType::F16 => Number::Float(f16::from_bits(bits as u16).to_f64()),
        DType::BF16 => Number::Float(bf16::from_bits(bits as u16).to_f64()),
        DType::F32 => Number::Float(f64::from(f32::from_bits(bits as u32))),
        DType::F64 => Number::Float(f64::from_bits(bits)),
        _ => return None,
    })
}

/// The element of type `dtype` that PyTorch converts a number to; `None` if the conversion is undefined (a float
/// out of an integer's range) or not made here.
pub fn convert(number: Number, dtype: DType) -> Option<u64> {
    let mask = |bits: u64, size: usize| if size == 8 { bits } else { bits & ((1 << (8 * size)) - 1) };
    match (dtype.kind(), number) {
        (NumberKind::Bool, Number::Int(i)) => Some(u64::from(i != 0)),
        (NumberKind::Bool, Number::Float(x)) => Some(u64::from(x != 0.0)),
        (NumberKind::Signed | NumberKind::Unsigned, Number::Int(i)) => Some(mask(i as u64, dtype.size())),
        (NumberKind::Signed | NumberKind::Unsigned, Number::Float(x)) => {
            // Larger floats are whole numbers far outside every integer type.
            let whole = if x.abs() < 1e30 { x.trunc() as i128 } else { return None };
            in_range(whole, dtype).then(|| mask(whole as u64, dtype.size()))
        }
        (NumberKind::Float, number) => {
            // 16-bit types are rounded from single precision, as PyTorch's constructors do.
            let single = match number {
                Number::Int(i) => i as f32,
                Number::Float(x) => x as f32,
            };
            match (dtype, number) {
                (DType::F64, Number::Int(i)) => Some((i as f64).to_bits()),
                (DType::F64, Number::Float(x)) => Some(x.to_bits()),
                (DType::F32, _) => Some(u64::from(single.to_bits())),
                (DType::F16, _) => Some(u64::from(f16::from_f32(single).to_bits())),
                (DType::BF16, _) => Some(u64::from(bf16::from_f32(single).to_bits())),
                _ => None,
            }
        }
        (NumberKind::Complex, _) => None,
    }
}

/// Whether an integer type holds a number.
pub fn in_range(i: i128, dtype: DType) -> bool {
    match dtype.integer_range() {
        Some(range) => range.contains(&i),
        None => dtype == DType::Bool && (0..=1).contains(&i),
    }
}

/// The element that a Python number becomes; `None` where PyTorch raises or this module does not convert.
pub fn encode(number: &Arg, dtype: DType) -> Option<u64> {
    match number {
        Arg::Bool(b) => convert(Number::Int(i128::from(*b)), dtype),
        Arg::Int(i) if dtype.is_int() && !in_range(i128::from(*i), dtype) => None,
        Arg::Int(i) => convert(Number::Int(i128::from(*i)), dtype),
        Arg::Float(x) => convert(Number::Float(*x), dtype),
        _ => None,
    }
}

/// The Python number that [`encode`] turns into exactly these bits.
fn as_arg(bits: u64, dtype: DType) -> Option<Arg> {
    let arg = match (decode(bits, dtype)?, dtype.kind()) {
        (Number::Int(i), NumberKind::Bool) => Arg::Bool(i != 0),
        (Number::Int(i), _) => Arg::Int(i64::try_from(i).ok()?),
        (Number::Float(x), _) => Arg::Float(x),
    };
    (encode(&arg, dtype) == Some(bits)).then_some(arg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn converts_as_pytorch_does() {
        use DType::*;
        let of = |x: f64, d| convert(Number::Float(x), d);
        assert_eq!(of(-1.9, I32), Some(0xffff_ffff));
        assert_eq!(of(300.0, U8), None);
        assert_eq!(of(f64::NAN, I32), None);
        assert_eq!(of(f64::NAN, Bool), Some(1));
        assert_eq!(of(-0.0, Bool), Some(0));
        assert_eq!(convert(Number::Int(300), U8), Some(44));
        assert_eq!(convert(Number::Int(-1), I64), Some(u64::MAX));
        assert_eq!(convert(Number::Int(16_777_217), F32), Some(u64::from(16_777_216f32.to_bits())));
        assert_eq!(of(1.0 + 1.0 / 256.0, BF16), Some(0x3f80)); // a tie goes to the even neighbour
        // Rounded to single precision first, which makes it a tie: 1.0, not the next number above.
        assert_eq!(of(1.0 + 1.0 / 256.0 + 1e-12, BF16), Some(0x3f80));
    }

    #[test]
    fn spells_numbers_that_read_back() {
        for (bits, dtype) in [
            (0x8000_0000u64, DType::F32),
            (u64::MAX, DType::I64),
            (1, DType::Bool),
            (0x7f80_0000, DType::F32),
            (0x3dcd, DType::BF16),
        ] {
            let arg = as_arg(bits, dtype).unwrap();
            assert_eq!(encode(&arg, dtype), Some(bits), "{arg}");
        }
        assert_eq!(as_arg(u64::MAX, DType::U64), None);
        assert_eq!(as_arg(0x38, DType::F8E4M3FN), None);
    }
}
