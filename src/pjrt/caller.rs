//! Running short programs of XLA's CPU plugin on the thread that calls them.
//!
//! XLA runs a program on that thread only if it counts fewer than a thousand operations. All others go to a thread of
//! its own and back, which takes 20 to 60 µs, unless the calling thread is in a host callback: then XLA may not wait
//! for its threads (`ThisThreadIsInsideHostCallback` in `CpuPjRtRawLoadedExecutable::Execute`). The C API has no option
//! for it. The plugin counts the callbacks that a thread is in, in a variable of the thread that no function exports.
//! [`Caller`] finds it by its symbol, and counts a call as one.

use std::ffi::{c_int, c_void};
use std::fs::File;
use std::path::Path;

use object::read::elf::ElfFile64;
use object::{Object, ObjectSymbol, ReadCache, SymbolKind};

/// `xla::on_send_guard`, a `thread_local int`.
const CALLBACKS: &[u8] = b"_ZN3xlaL13on_send_guardE";

/// The plugin's variable, as `__tls_get_addr` takes it ("ELF Handling For Thread-Local Storage", section 3.4).
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Caller {
    module: usize,
    offset: usize,
}

unsafe extern "C" {
    /// Returns where the calling thread has the variable.
    fn __tls_get_addr(variable: *const Caller) -> *mut c_void;
}

impl Caller {
    /// Finds the variable of the library that was loaded from `path`, whose code has `address`. `None` if the library
    /// has no such variable: it is stripped, or another version of XLA.
    pub(super) fn find(path: &Path, address: *const c_void) -> Option<Caller> {
        let found = Caller { module: module_of(address)?, offset: offset_in(path)? };
        found.here().filter(|count| *count == 0).map(|_| found)
    }

    /// How many callbacks the calling thread is in; `None` if that is no count.
    fn here(self) -> Option<c_int> {
        // SAFETY: module and offset are those of an int of a loaded library, which is never unloaded. Nobody but this
        // thread has it.
        let count = unsafe { *self.count() };
        (0..1 << 16).contains(&count).then_some(count)
    }

    fn count(self) -> *mut c_int {
        // SAFETY: the module is loaded.
        unsafe { __tls_get_addr(&self).cast() }
    }

    /// Until the result is dropped, programs run on the calling thread.
    pub(super) fn enter(self) -> Entered {
        let count = self.count();
        // SAFETY: as for [`Caller::here`].
        unsafe { *count += 1 };
        Entered(count)
    }
}

/// A call that the plugin counts as a callback. It stays on its thread.
pub(super) struct Entered(*mut c_int);

impl Drop for Entered {
    fn drop(&mut self) {
        // SAFETY: this is the thread that entered, whose variables live as long as it.
        unsafe { *self.0 -= 1 };
    }
}

/// The number of the loaded library that has this address, among those with variables of threads.
fn module_of(address: *const c_void) -> Option<usize> {
    struct Search {
        address: u64,
        module: usize,
    }

    /// # Safety
    /// `info` and `search` are those that `dl_iterate_phdr` was given and gives.
    unsafe extern "C" fn visit(info: *mut libc::dl_phdr_info, size: usize, search: *mut c_void) -> c_int {
        // SAFETY: the caller's promise.
        let (info, search) = unsafe { (&*info, &mut *search.cast::<Search>()) };
        if size < size_of::<libc::dl_phdr_info>() {
            return 0;
        }
        // SAFETY: a library has as many headers as it says.
        let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, usize::from(info.dlpi_phnum)) };
        let has_it = headers.iter().any(|header| {
            let begin = info.dlpi_addr + header.p_vaddr;
            header.p_type == libc::PT_LOAD && (begin..begin + header.p_memsz).contains(&search.address)
        });
        if has_it {
            search.module = info.dlpi_tls_modid;
        }
        c_int::from(has_it)
    }

    let mut search = Search { address: address as u64, module: 0 };
    // SAFETY: `visit` is called with the search, before this returns.
    unsafe { libc::dl_iterate_phdr(Some(visit), (&raw mut search).cast()) };
    (search.module > 0).then_some(search.module)
}

/// Where the variable lies among the library's variables of threads.
fn offset_in(path: &Path) -> Option<usize> {
    let data = ReadCache::new(File::open(path).ok()?);
    let file = ElfFile64::<object::Endianness, _>::parse(&data).ok()?;
    let is_it = |symbol: &object::read::elf::ElfSymbol64<'_, '_, _, _>| {
        symbol.kind() == SymbolKind::Tls
            && symbol.size() == size_of::<c_int>() as u64
            && symbol.name_bytes() == Ok(CALLBACKS)
    };
    file.symbols().find(is_it).map(|symbol| symbol.address() as usize)
}
