//! LAPACK and BLAS of MKL, in a process that has loaded a PyTorch library with them.

use std::ffi::{CString, c_int, c_void};
use std::sync::LazyLock;

/// Declares the table of functions, by their Fortran names without the letter of the elements.
macro_rules! functions {
    ($($name:ident($($argument:ty),*);)*) => {
        /// Functions for elements `E`. Matrices are column-major; a length is an `i32`.
        pub(super) struct Functions<E> {
            $(pub $name: unsafe extern "C" fn($($argument),*),)*
            /// Sets how many threads MKL may use on the calling thread, and returns the previous number; 0 means the
            /// global one.
            set_threads: unsafe extern "C" fn(c_int) -> c_int,
        }

        impl<E> Functions<E> {
            /// Returns the functions for elements with this letter. `None` if PyTorch's library is not loaded or has
            /// no MKL.
            fn find(letter: char) -> Option<Self> {
                let set_threads = symbol("MKL_Set_Num_Threads_Local")?;
                $(let $name = symbol(&format!("{letter}{}_", stringify!($name)))?;)*
                // SAFETY: MKL's functions of these names have these signatures. Fortran's hidden lengths of characters
                // are not read by MKL.
                unsafe {
                    Some(Functions {
                        $($name: std::mem::transmute::<*mut c_void, unsafe extern "C" fn($($argument),*)>($name),)*
                        set_threads: std::mem::transmute::<
                            *mut c_void,
                            unsafe extern "C" fn(c_int) -> c_int,
                        >(set_threads),
                    })
                }
            }
        }
    };
}

functions! {
    // jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info
    syevd(&u8, &u8, &c_int, *mut E, &c_int, *mut E, *mut E, &c_int, *mut c_int, &c_int, &mut c_int);
    // jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, iwork, info
    gesdd(
        &u8, &c_int, &c_int, *mut E, &c_int, *mut E, *mut E, &c_int, *mut E, &c_int, *mut E, &c_int, *mut c_int,
        &mut c_int
    );
    // m, n, a, lda, ipiv, info
    getrf(&c_int, &c_int, *mut E, &c_int, *mut c_int, &mut c_int);
    // uplo, n, a, lda, info
    potrf(&u8, &c_int, *mut E, &c_int, &mut c_int);
    // side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb
    trsm(&u8, &u8, &u8, &u8, &c_int, &c_int, &E, *const E, &c_int, *mut E, &c_int);
}

impl<E> Functions<E> {
    /// Calls `f` with MKL confined to the calling thread: XLA runs several programs at once, each on its thread.
    pub fn alone<R>(&self, f: impl FnOnce(&Self) -> R) -> R {
        // SAFETY: it sets a variable of this thread, here and below.
        let before = unsafe { (self.set_threads)(1) };
        let result = f(self);
        // SAFETY: as above.
        unsafe { (self.set_threads)(before) };
        result
    }
}

/// Returns the function of this name in PyTorch's library, if that is loaded.
fn symbol(name: &str) -> Option<*mut c_void> {
    static LIBRARY: LazyLock<usize> = LazyLock::new(|| {
        // SAFETY: the name ends in null; a library that is not loaded stays so, and a loaded one is never unloaded.
        unsafe { libc::dlopen(c"libtorch_cpu.so".as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD) as usize }
    });
    let name = CString::new(name).ok()?;
    if *LIBRARY == 0 {
        return None;
    }
    // SAFETY: the handle is a library's, the name ends in null.
    let found = unsafe { libc::dlsym(*LIBRARY as *mut c_void, name.as_ptr()) };
    (!found.is_null()).then_some(found)
}

/// A type of elements that LAPACK has functions for.
pub(super) trait Lapack: Copy + Default + 'static {
    /// Returns its functions. `None` if this process has none.
    fn functions() -> Option<&'static Functions<Self>>;
    /// Returns the number in float64.
    fn wide(self) -> f64;
    /// Returns the nearest number of the type.
    fn narrow(wide: f64) -> Self;
}

macro_rules! types {
    ($($t:ty: $letter:literal;)*) => {$(
        impl Lapack for $t {
            fn functions() -> Option<&'static Functions<$t>> {
                static FUNCTIONS: LazyLock<Option<Functions<$t>>> = LazyLock::new(|| Functions::find($letter));
                FUNCTIONS.as_ref()
            }
            fn wide(self) -> f64 {
                self.into()
            }
            fn narrow(wide: f64) -> $t {
                wide as $t
            }
        }
    )*};
}

types! {
    f32: 's';
    f64: 'd';
}

/// A length as LAPACK takes it. `None` if it is too large.
pub(super) fn int(length: usize) -> Option<c_int> {
    c_int::try_from(length).ok()
}
