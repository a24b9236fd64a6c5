//! Division of integers.

use super::{Hlo, Val};
use crate::fx::DType;
use melior::ir::operation::{OperationLike, OperationResult};

/// Facts about an integer divisor while a program is built.
///
/// XLA's compiler divides constants by the processor's instruction, which ends the process at a zero; its programs may
/// give anything there. So a divisor that may be zero is replaced where it is zero, and the results there are chosen:
/// the quotient is -1 (all bits set), and the remainder is the dividend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Divisor {
    /// A constant without a zero: it divides as it is.
    NeverZero,
    /// A constant with a zero.
    HasZero,
    Unknown,
}

impl<'m> Hlo<'m> {
    /// Returns the facts about an integer divisor from the op that made it.
    pub fn divisor(&self, x: &Val<'m>) -> Divisor {
        if x.dtype.is_int() { known(x).unwrap_or(Divisor::Unknown) } else { Divisor::Unknown }
    }

    /// `divide` or `remainder` of integers of the same shape and type.
    pub(super) fn divide_integers(&self, name: &str, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
        let op = format!("stablehlo.{name}");
        if self.divisor(b) == Divisor::NeverZero {
            return self.op1(&op, &[a, b], a.shape(), &[]);
        }
        let zeros = self.zeros(b.dtype, &b.dims);
        let by_zero = self.compare("EQ", b, &zeros);
        let divisor = self.select(&by_zero, &self.ones(b.dtype, &b.dims), b);
        let result = self.op1(&op, &[a, &divisor], a.shape(), &[]);
        let chosen = if name == "divide" { self.unary("not", &zeros) } else { a.clone() };
        self.select(&by_zero, &chosen, &result)
    }
}

/// Returns the facts of a constant or a broadcast constant; `None` for another value.
fn known(x: &Val<'_>) -> Option<Divisor> {
    let mut value = x.value;
    loop {
        let made = OperationResult::try_from(value).ok()?.owner();
        let name = made.name();
        match name.as_string_ref().as_str().ok()? {
            "stablehlo.constant" => {
                // A type of another width than the operand's cannot come out of the ops above it.
                let text = made.attribute("value").ok()?.to_string();
                return of_text(&text, x.dtype);
            }
            "stablehlo.broadcast_in_dim" | "stablehlo.reshape" => value = made.operand(0).ok()?,
            _ => return None,
        }
    }
}

/// Reads `dense<7> : …` and `dense<"0x0700…"> : …`.
fn of_text(text: &str, dtype: DType) -> Option<Divisor> {
    let content = text.strip_prefix("dense<")?.split_once('>')?.0;
    let has_zero = match content.strip_prefix("\"0x").and_then(|hex| hex.strip_suffix('"')) {
        Some(hex) => {
            hex.as_bytes().chunks(2 * dtype.size()).any(|element| element.iter().all(|c| *c == b'0'))
        }
        None => content.trim_matches(['[', ']']).split(", ").try_fold(false, |found, element| {
            Some(found || element.trim_matches(['[', ']']).parse::<i128>().ok()? == 0)
        })?,
    };
    Some(if has_zero { Divisor::HasZero } else { Divisor::NeverZero })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_forms_of_integer_constants() {
        let of = |text| of_text(text, DType::I16);
        assert_eq!(of("dense<7> : tensor<i16>"), Some(Divisor::NeverZero));
        assert_eq!(of("dense<-1> : tensor<2xi16>"), Some(Divisor::NeverZero));
        assert_eq!(of("dense<0> : tensor<2xi16>"), Some(Divisor::HasZero));
        assert_eq!(of("dense<[[1, 2], [3, 0]]> : tensor<2x2xi16>"), Some(Divisor::HasZero));
        assert_eq!(of("dense<[1, 20]> : tensor<2xi16>"), Some(Divisor::NeverZero));
        // 1 and 256 in little-endian bytes, whose zeros lie across two elements; then 1 and 0.
        assert_eq!(of("dense<\"0x01000001\"> : tensor<2xi16>"), Some(Divisor::NeverZero));
        assert_eq!(of("dense<\"0x01000000\"> : tensor<2xi16>"), Some(Divisor::HasZero));
        assert_eq!(of("dense<> : tensor<0xi16>"), None);
        assert_eq!(of("#other"), None);
    }
}
