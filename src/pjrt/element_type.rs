//! Element types of buffers.

use std::fmt;

use super::error::PjrtError;

macro_rules! element_types {
    ($($(#[$doc:meta])* $variant:ident = $raw:literal, $bits:literal, $name:literal;)*) => {
        /// `PJRT_Buffer_Type`, the types an array's elements may have.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[repr(i32)]
        pub enum ElementType {
            $($(#[$doc])* $variant = $raw,)*
        }

        impl ElementType {
            /// Every element type.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// The type with this number.
            pub const fn from_raw(raw: i32) -> Option<Self> {
                match raw {
                    $($raw => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// Bits per element.
            pub const fn bits(self) -> usize {
                match self {
                    $(Self::$variant => $bits,)*
                }
            }

            /// The type's name in StableHLO text.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}

element_types! {
    /// Boolean, one byte, 0 or 1.
    Pred = 1, 8, "i1";
    S8 = 2, 8, "i8";
    S16 = 3, 16, "i16";
    S32 = 4, 32, "i32";
    S64 = 5, 64, "i64";
    U8 = 6, 8, "ui8";
    U16 = 7, 16, "ui16";
    U32 = 8, 32, "ui32";
    U64 = 9, 64, "ui64";
    F16 = 10, 16, "f16";
    F32 = 11, 32, "f32";
    F64 = 12, 64, "f64";
    Bf16 = 13, 16, "bf16";
    C64 = 14, 64, "complex<f32>";
    C128 = 15, 128, "complex<f64>";
    F8E5M2 = 16, 8, "f8E5M2";
    F8E4M3Fn = 17, 8, "f8E4M3FN";
    F8E4M3B11Fnuz = 18, 8, "f8E4M3B11FNUZ";
    F8E5M2Fnuz = 19, 8, "f8E5M2FNUZ";
    F8E4M3Fnuz = 20, 8, "f8E4M3FNUZ";
    S4 = 21, 4, "i4";
    U4 = 22, 4, "ui4";
    S2 = 24, 2, "i2";
    U2 = 25, 2, "ui2";
    F8E4M3 = 26, 8, "f8E4M3";
    F8E3M4 = 27, 8, "f8E3M4";
    F8E8M0Fnu = 28, 8, "f8E8M0FNU";
    F4E2M1Fn = 29, 4, "f4E2M1FN";
}

impl ElementType {
    /// Bytes of a dense array of `dims` in host memory, where an element narrower than a byte takes a byte.
    ///
    /// # Errors
    /// [`PjrtError::InvalidArgument`] for a negative size or a product beyond the address space.
    pub fn dense_bytes(self, dims: &[i64]) -> Result<usize, PjrtError> {
        dims.iter()
            .try_fold(self.bits().div_ceil(8), |bytes, &dim| usize::try_from(dim).ok()?.checked_mul(bytes))
            .ok_or_else(|| {
                PjrtError::InvalidArgument(format!("no array can have the shape {dims:?} of {self}"))
            })
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn raw_values_round_trip() {
        for &element_type in ElementType::ALL {
            assert_eq!(ElementType::from_raw(element_type as i32), Some(element_type));
        }
        assert_eq!(ElementType::from_raw(0), None);
    }

    #[test]
    fn dense_bytes_refuses_what_cannot_be() {
        assert_eq!(ElementType::F32.dense_bytes(&[2, 3]).unwrap(), 24);
        assert_eq!(ElementType::F32.dense_bytes(&[]).unwrap(), 4);
        assert_eq!(ElementType::Pred.dense_bytes(&[0, 9]).unwrap(), 0);
        assert!(ElementType::F32.dense_bytes(&[-1]).is_err());
        assert!(ElementType::F32.dense_bytes(&[i64::MAX, i64::MAX]).is_err());
    }
}
