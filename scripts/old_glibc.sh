#!/usr/bin/env bash
# Makes OUT/cc, a C compiler that links against glibc GLIBC (2.28) instead of the machine's, and with libstdc++ inside.
#     scripts/old_glibc.sh OUT GLIBC PYTHON
# PYTHON has ziglang, whose description of all versions of glibc gives the libraries to link against: they hold no code. What a
# wheel links is compiled by the machine's own compilers, and so are LLVM's libraries: a symbol that they need, and that glibc
# GLIBC and old_glibc.c do not have, is an error of the linker.
set -euo pipefail
mkdir -p "$1"
out=$(realpath "$1") glibc=$2 python=$(realpath -s "$3")
cd "$(dirname "${BASH_SOURCE[0]}")"

stamp=$({ cat old_glibc.sh old_glibc.c; echo "$out" "$glibc"; gcc --version; "$python" -m ziglang version; } | sha256sum)
[[ "$(cat "$out/.made" 2>/dev/null)" != "$stamp" ]] || exit 0
rm -rf "$out"
mkdir -p "$out/lib"

# Zig makes the libraries when it links a program, in its cache.
echo 'int main(void) { return 0; }' >"$out/empty.c"
ZIG_GLOBAL_CACHE_DIR=$out/zig ZIG_LOCAL_CACHE_DIR=$out/zig "$python" -m ziglang cc -target "x86_64-linux-gnu.$glibc" \
    -O2 -fPIE -pie "$out/empty.c" -o "$out/empty"
for name in libc.so.6 libm.so.6 libpthread.so.0 libdl.so.2 librt.so.1 libutil.so.1 libld.so.2 libc_nonshared.a Scrt1.o; do
    found=("$out"/zig/o/*/"$name")
    cp "${found[0]}" "$out/lib/"
done
rm -rf "$out/zig" "$out/empty" "$out/empty.c"

# The names by which compilers ask for them.
gcc -O2 -fPIC -c old_glibc.c -o "$out/lib/newer.o"
echo "GROUP($out/lib/libc.so.6 $out/lib/libc_nonshared.a $out/lib/libnewer.a AS_NEEDED($out/lib/libld.so.2))" >"$out/lib/libc.so"
ar rcsD "$out/lib/libnewer.a" "$out/lib/newer.o"
for name in libm.so.6 libpthread.so.0 libdl.so.2 librt.so.1 libutil.so.1; do
    ln -s "$name" "$out/lib/${name%.*}"
done
# LLVM's libraries need a newer libstdc++ than an old system has.
echo "INPUT($(gcc -print-file-name=libstdc++.a))" >"$out/lib/libstdc++.so"

# Libraries of the machine that are linked, libgcc_s, need the machine's glibc; a machine brings those that fit its own.
cat >"$out/cc" <<END
#!/bin/sh
exec gcc -B"$out/lib" -L"$out/lib" -Wl,--allow-shlib-undefined "\$@"
END
chmod +x "$out/cc"
echo "$stamp" >"$out/.made"
