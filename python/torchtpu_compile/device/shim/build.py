"""Compiles the shim of the `tpu` device against PyTorch's headers.

PyTorch's C++ classes for devices change their layout between minor versions, so each has a shim of its own:
`_shim/torch_MAJOR_MINOR.so` in the package, and a part for process groups beside it. A wheel brings those of
the versions that were known when it was made; for any other, and in a checkout,

    python -m torchtpu_compile.device.shim.build

compiles the one of the installed PyTorch (half a minute, 1 GB of memory; `--all`: every supported version).
It needs g++ and the standard library alone: it is run as a file as well, before the package can be imported.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

SOURCES = Path(__file__).parent
PACKAGE = SOURCES.parents[1]
GROUPS = "_groups"
"""The part for process groups."""
# Each part's source, and how it is built: that of process groups waits for other processes.
_PARTS = {"": ("shim.cpp", "-O2"), GROUPS: ("process_group.cpp", "-Os")}
# The symbols that others ask for. The rest would be the standard library's templates, by long names.
_EXPORTS = "{ global: torchtpu_shim_*; local: *; };"
# Which versions `--all` means. The newest is that of the environment, which has its headers.
OLDEST = (2, 10)


class ShimError(RuntimeError):
    """The shim cannot be compiled: what is missing, or what the compiler said."""


def place(version: str, package: Path = PACKAGE, part: str = "") -> Path:
    """Where the shim for a version of PyTorch (`"2.15.0"`) lies, or its part, whether it is there or not."""
    major, minor = version.split(".")[:2]
    return package / "_shim" / f"torch_{major}_{minor}{part}.so"


def installed() -> tuple[Path, str]:
    """PyTorch's folder and version, asked of its files: importing it takes seconds, and loads our device."""
    spec = importlib.util.find_spec("torch")
    if spec is None or spec.origin is None:
        raise ShimError("PyTorch is not installed in this environment")
    root = Path(spec.origin).parent
    found = re.search(r"__version__ = '([^']+)'", (root / "version.py").read_text())
    if found is None:
        raise ShimError(f"{root / 'version.py'} names no version")
    return root, found[1]


def compile_shim(version: str, headers: Path, libraries: Path, checked: Path | None = None) -> bool:
    """Compiles the shim for `version`, whose headers are in `headers/include`, unless it is up to date.

    Into the package `checked`, if given, it goes with ThreadSanitizer.

    Returns whether it compiled. The libraries of the installed PyTorch are linked by name alone: the loader
    finds those of the PyTorch that runs. Raises `ShimError`.
    """
    compiler = shutil.which("g++")
    if compiler is None:
        raise ShimError("g++ was not found (Debian: apt-get install g++)")
    parts = {part: place(version, checked or PACKAGE, part) for part in _PARTS}
    stamp = parts[""].with_suffix(".sha256")
    digest = hashlib.sha256(b"" if checked is None else b"thread")
    for path in sorted(path for path in SOURCES.iterdir() if path.suffix in (".h", ".cpp", ".py")):
        digest.update(path.read_bytes())
    digest.update((headers / "version.py").read_bytes())
    digest.update(subprocess.run([compiler, "--version"], capture_output=True, check=True).stdout)
    present = all(out.exists() for out in parts.values())
    if present and stamp.exists() and stamp.read_text() == digest.hexdigest():
        return False
    include = headers / "include"
    command = [compiler, "-std=c++20", "-fPIC", "-shared"]
    # Its warnings are those of PyTorch's headers.
    command += ["-fvisibility=hidden", "-fvisibility-inlines-hidden", "-w"]
    # Most of it is PyTorch's templates, which alignment makes a twentieth larger and no faster.
    command += ["-fno-align-functions", "-fno-align-loops", "-fno-align-jumps"]
    # So do copies of functions, and of parts of them, for what is known at a place.
    command += ["-fno-ipa-cp", "-fno-partial-inlining", "-fno-tree-pre", "-fno-tree-vectorize"]
    command += ["-isystem", str(include), "-isystem", str(include / "torch/csrc/api/include")]
    # PyTorch's assertions name their files: the same ones on every machine.
    command += [f"-ffile-prefix-map={include}=torch/include", f"-ffile-prefix-map={SOURCES}=shim"]
    # A symbol that PyTorch hides is an error when the shim is loaded, not the end of the process at its use.
    link = [f"-L{libraries}", "-ltorch_cpu", "-lc10", "-Wl,--gc-sections", "-Wl,-z,now"]
    hide = "-Wl,--version-script=/dev/stdin"
    for part, out in parts.items():
        source, level = _PARTS[part]
        how = [level, *link, hide, "-s"] if checked is None else [*link, "-O1", "-g", "-fsanitize=thread"]
        _compile(version, [*command, str(SOURCES / source), *how], out)
    stamp.write_text(digest.hexdigest())
    return True


def _compile(version: str, command: list[str], out: Path) -> None:
    scratch = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        out.parent.mkdir(exist_ok=True)
        result = subprocess.run(
            [*command, "-o", str(scratch)], input=_EXPORTS, capture_output=True, text=True, check=False
        )
        if result.returncode:
            raise ShimError(f"the shim for torch {version} does not compile:\n{result.stderr[-4000:]}")
        os.replace(scratch, out)
    except OSError as error:
        raise ShimError(f"{out.parent} cannot be written: {error}") from error
    finally:
        scratch.unlink(missing_ok=True)


def fetch_headers(version: str, folder: Path) -> Path:
    """The headers of the newest release of `version` (`"2.10"`), in `folder/version`.

    They are those of macOS's wheels, a seventh of the size of Linux's: what differs by platform in them is
    chosen by the compiler's own macros.
    """
    headers = folder / version
    if (headers / "version.py").exists():
        return headers
    with tempfile.TemporaryDirectory() as scratch:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        pip += ["--only-binary", ":all:", "--retries", "10", "--python-version", "311", "--dest", scratch]
        pip += ["--platform", "macosx_11_0_arm64", "--platform", "macosx_14_0_arm64"]
        subprocess.run([*pip, f"torch=={version}.*"], check=True)
        (wheel,) = Path(scratch).glob("torch-*.whl")
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.startswith("torch/include/") and not name.endswith("/"):
                    target = headers / name.removeprefix("torch/")
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(archive.read(name))
            # Last: its presence says that the rest is there.
            (headers / "version.py").write_bytes(archive.read("torch/version.py"))
    return headers


def main() -> int:
    """Compiles what the command line asks for. Returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m torchtpu_compile.device.shim.build",
        description="Compile the library that the tpu device needs for a version of PyTorch.",
    )
    parser.add_argument("--all", action="store_true", help="every supported version, as a wheel brings them")
    parser.add_argument("--headers", type=Path, help="keep what --all downloads there (80 MB a version)")
    parser.add_argument("--check-threads", type=Path, help="with ThreadSanitizer, into the package there")
    arguments = parser.parse_args()
    try:
        root, version = installed()
        wanted = [version]
        if arguments.all:
            newest = int(version.split(".")[1])
            wanted += [f"{OLDEST[0]}.{minor}" for minor in range(OLDEST[1], newest)]
        with tempfile.TemporaryDirectory() as scratch:
            for name in wanted:
                start = time.monotonic()
                headers = root if name == version else fetch_headers(name, arguments.headers or Path(scratch))
                short = ".".join(name.split(".")[:2])
                if compile_shim(name, headers, root / "lib", arguments.check_threads):
                    print(
                        f"[build] shim of the tpu device for torch {short} ({time.monotonic() - start:.0f} s)"
                    )
    except (ShimError, subprocess.CalledProcessError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
