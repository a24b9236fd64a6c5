"""Puts an SBOM and the notices of third parties into a wheel.  scripts/wheel_papers.py WHEEL

The SBOM (CycloneDX 1.6, `sboms/` of the wheel's metadata, PEP 770) lists every crate that the native module
links or that its build runs, the standard libraries that it holds (Rust's, in a release C++'s), LLVM, and the
Python packages that the wheel requires.
The notices hold the licences of all code in the wheel. Neither names a path of the machine.

The wheel is written anew, with sorted files and one time (`SOURCE_DATE_EPOCH`): equal contents give equal
bits.
"""

from __future__ import annotations

import base64
import csv
import datetime
import hashlib
import importlib.metadata
import io
import json
import os
import re
import subprocess
import sys
import tomllib
import uuid
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import deflate
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
SBOM = "sboms/torchtpu-compile.cdx.json"
NOTICES = "THIRD_PARTY_NOTICES.txt"
# The earliest time that a zip archive can hold.
EPOCH = 315532800
TARGET = "x86_64-unknown-linux-gnu"
LICENSES = re.compile(r"(UN)?LICEN[SC]E|COPYING|COPYRIGHT|NOTICE", re.I)


@dataclass(frozen=True)
class Part:
    """Code that the wheel holds, or that its build runs."""

    name: str
    version: str
    purl: str
    license: str
    """An SPDX expression."""
    texts: tuple[str, ...]
    """The texts of its licence, as its publisher ships them."""
    shipped: bool = True
    """Whether the wheel holds it. Otherwise it only takes part in the build."""
    sha256: str | None = None
    """Digest of the archive that the registry publishes."""
    needs: tuple[str, ...] = ()
    """Package URLs of its direct dependencies."""


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def tree(edges: str) -> set[tuple[str, str]]:
    """Name and version of each crate that a build of the native module reaches over these `edges`.

    `cargo metadata` names more: it adds the features that tests need."""
    command = ["cargo", "tree", "--locked", "--features", "python", "--target", TARGET, "--prefix", "none"]
    lines = output(*command, "--edges", edges, "--format", "{p}").splitlines()
    return {(name, version.removeprefix("v")) for name, version, *_ in map(str.split, filter(None, lines))}


def crates() -> list[Part]:
    """Every crate of `Cargo.lock` that takes part in a build of the native module, without this one."""
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--features", "python"]
    found = json.loads(output(*command, "--filter-platform", TARGET))
    packages = {package["id"]: package for package in found["packages"]}
    edges = {node["id"]: node["deps"] for node in found["resolve"]["nodes"]}
    root = found["resolve"]["root"]
    linked, reached = tree("normal,no-proc-macro"), tree("normal,build")
    built = {crate for crate, p in packages.items() if (p["name"], p["version"]) in reached}
    locked = tomllib.loads((ROOT / "Cargo.lock").read_text())["package"]
    digests = {(p["name"], p["version"]): p.get("checksum") for p in locked}

    def purl(crate: str) -> str:
        version = packages[crate]["version"].replace("+", "%2B")
        return f"pkg:cargo/{packages[crate]['name']}@{version}"

    parts = []
    for crate in built - {root}:
        package = packages[crate]
        needs = {purl(dep["pkg"]) for dep in edges[crate] if dep["pkg"] in built}
        parts.append(
            Part(
                package["name"],
                package["version"],
                purl(crate),
                spdx(package),
                tuple(license_texts(Path(package["manifest_path"]).parent)),
                (package["name"], package["version"]) in linked,
                digests[package["name"], package["version"]],
                tuple(sorted(needs)),
            )
        )
    return sorted(parts, key=lambda part: part.purl)


def spdx(package: dict[str, Any]) -> str:
    """A crate's licence. Old crates write `/` for OR. Raises `ValueError` if it states none."""
    if package["license"] is None:
        if package["license_file"] is None:
            raise ValueError(f"{package['name']} {package['version']} states no licence")
        return f"LicenseRef-{package['name']}"
    return re.sub(r"\s*/\s*", " OR ", package["license"])


def license_texts(folder: Path) -> Iterator[str]:
    """The licences in a crate's folder and in those of the C code that it brings."""
    for path in sorted([*folder.glob("*"), *folder.glob("*/*")]):
        if LICENSES.match(path.name) and path.is_file() and path.suffix not in (".rs", ".py", ".toml"):
            yield path.read_text(errors="replace").strip()


def rust() -> Part:
    """Rust's standard library, which is linked into the native module."""
    version = output("rustc", "--version").split()[1]
    terms = Path(output("rustc", "--print", "sysroot").strip()) / "share/doc"
    texts = [path for path in sorted(terms.rglob("LICENSE-*")) if path.parent.name != "licenses"]
    unique = {path.read_text().strip(): None for path in texts}
    return Part("rust-std", version, f"pkg:generic/rust-std@{version}", "MIT OR Apache-2.0", tuple(unique))


def llvm() -> Part:
    """LLVM with MLIR, whose static libraries are linked into the native module.

    Raises `ValueError` if its licence is not found: a wheel without it must not be given to others.
    """
    prefix = Path(os.environ.get("MLIR_SYS_220_PREFIX", "/usr/lib/llvm-22"))
    version = output(str(prefix / "bin/llvm-config"), "--version").strip()
    major = version.partition(".")[0]
    places = [Path(f"/usr/share/doc/llvm-{major}-dev/copyright"), prefix / "LICENSE.TXT"]
    terms = next((place for place in places if place.exists()), None)
    if terms is None:
        raise ValueError(f"LLVM's licence was not found: put its LICENSE.TXT into {prefix}")
    name = "Apache-2.0 WITH LLVM-exception"
    return Part("llvm", version, f"pkg:generic/llvm@{version}", name, (terms.read_text().strip(),))


def cpp_library(wheel: Path) -> list[Part]:
    """GCC's C++ library, if the native module holds it and does not ask the system for it.

    Raises `ValueError` if its licence is not found.
    """
    with zipfile.ZipFile(wheel) as archive:
        if b"libstdc++.so.6" in archive.read("torchtpu_compile/_core.abi3.so"):
            return []
    version = output("gcc", "-dumpfullversion").strip()
    terms = Path(f"/usr/share/doc/gcc-{version.partition('.')[0]}-base/copyright")
    if not terms.exists():
        raise ValueError(f"the licence of GCC's libraries was not found at {terms}")
    name = "GPL-3.0-or-later WITH GCC-exception-3.1"
    return [
        Part("libstdc++", version, f"pkg:generic/libstdc%2B%2B@{version}", name, (terms.read_text().strip(),))
    ]


def pytorch() -> Part:
    """PyTorch, whose inline functions the shims of the device contain."""
    distribution = importlib.metadata.distribution("torch")
    (terms,) = (f for f in distribution.files or [] if f.match("*.dist-info/licenses/LICENSE"))
    version = distribution.version.partition("+")[0]
    return Part("torch", version, f"pkg:pypi/torch@{version}", "BSD-3-Clause", (terms.read_text().strip(),))


def sbom(
    name: str, version: str, parts: list[Part], requires: list[Requirement], epoch: int
) -> dict[str, Any]:
    """The bill of materials. It is a function of its arguments alone."""
    own = f"pkg:pypi/{name}@{version}"
    components = []
    for part in parts:
        component: dict[str, Any] = {
            "type": "library",
            "bom-ref": part.purl,
            "name": part.name,
            "version": part.version,
            "scope": "required" if part.shipped else "excluded",
            "licenses": [{"expression": part.license}],
            "purl": part.purl,
        }
        if part.sha256 is not None:
            component["hashes"] = [{"alg": "SHA-256", "content": part.sha256}]
        components.append(component)
    for need in requires:
        optional = need.marker is not None
        components.append(
            {
                "type": "library",
                "bom-ref": f"requirement:{need}",
                "name": need.name,
                "scope": "optional" if optional else "required",
                "purl": f"pkg:pypi/{need.name}",
                "properties": [{"name": "torchtpu:requirement", "value": str(need)}],
            }
        )
    dependencies = [{"ref": part.purl, "dependsOn": list(part.needs)} for part in parts if part.needs]
    needed = {need for part in parts for need in part.needs}
    roots = [part.purl for part in parts if part.purl not in needed]
    dependencies.append({"ref": own, "dependsOn": roots + [f"requirement:{need}" for need in requires]})
    content = json.dumps([components, dependencies])
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, own + content)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.datetime.fromtimestamp(epoch, datetime.UTC).isoformat(),
            "component": {
                "type": "library",
                "bom-ref": own,
                "name": name,
                "version": version,
                "licenses": [{"expression": "Apache-2.0"}],
                "purl": own,
            },
        },
        "components": components,
        "dependencies": dependencies,
    }


def notices(parts: list[Part]) -> str:
    """The licences of all code in the wheel: a list of parts, then each text once."""
    numbers: dict[str, int] = {}
    lines = [
        "torchtpu-compile contains the code below. Each line has a part, its version, its licence, and the",
        "numbers of the texts that its publisher ships. A part without a number is under a text of the list.",
        "",
    ]
    for part in parts:
        if part.shipped:
            texts = sorted({numbers.setdefault(text, len(numbers) + 1) for text in part.texts})
            lines.append(
                " ".join([f"{part.name} {part.version}: {part.license}", *(f"[{n}]" for n in texts)])
            )
    for text, number in numbers.items():
        lines += ["", "-" * 100, f"[{number}]", "", text]
    return "\n".join(lines) + "\n"


class Deflate:
    """A compressor of `zipfile` by libdeflate, whose results are 3 % smaller than those of zlib."""

    def __init__(self, method: int, level: int | None = None) -> None:
        self._parts: list[bytes] = []

    def compress(self, part: bytes) -> bytes:
        self._parts.append(bytes(part))
        return b""

    def flush(self) -> bytes:
        return bytes(deflate.deflate_compress(b"".join(self._parts), 12))


def rewrite(wheel: Path, papers: dict[str, str], epoch: int) -> None:
    """Adds files to a wheel's metadata and writes it anew, with sorted files that all have one time."""
    with zipfile.ZipFile(wheel) as archive:
        files = {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}
        modes = {entry.filename: entry.external_attr for entry in archive.infolist()}
    (record,) = (name for name in files if name.endswith(".dist-info/RECORD"))
    info = record.removesuffix("RECORD")
    files |= {info + name: text.encode() for name, text in papers.items()}
    metadata = files[info + "METADATA"].decode()
    header = f"License-File: {NOTICES}\n"
    if header not in metadata:
        files[info + "METADATA"] = metadata.replace(
            "License-File: LICENSE\n", "License-File: LICENSE\n" + header
        ).encode()
    del files[record]
    rows = io.StringIO()
    writer = csv.writer(rows, lineterminator="\n")
    for name, content in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        writer.writerow([name, f"sha256={digest}", len(content)])
    writer.writerow([record, "", ""])
    time = datetime.datetime.fromtimestamp(epoch, datetime.UTC).timetuple()[:6]
    scratch = wheel.with_suffix(".new")
    with mock.patch.object(zipfile, "_get_compressor", Deflate), zipfile.ZipFile(scratch, "w") as archive:
        # Metadata last, as the format recommends.
        ordered = sorted(files, key=lambda name: (name.startswith(info), name))
        for name in [*ordered, record]:
            entry = zipfile.ZipInfo(name, time)
            entry.external_attr = modes.get(name, 0o100644 << 16)
            content = rows.getvalue() if name == record else files[name]
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
    os.replace(scratch, wheel)


def main() -> int:
    wheel = Path(sys.argv[1])
    # An archive holds even seconds.
    epoch = max(int(os.environ.get("SOURCE_DATE_EPOCH", EPOCH)), EPOCH) // 2 * 2
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    version = tomllib.loads((ROOT / "Cargo.toml").read_text())["package"]["version"]
    requires = [Requirement(line) for line in project["dependencies"]]
    for extra, lines in project["optional-dependencies"].items():
        requires += [Requirement(f'{line} ; extra == "{extra}"') for line in lines]
    try:
        parts = [*crates(), llvm(), *cpp_library(wheel), rust()]
        # The wheel has PyTorch's inline code as well, but requires PyTorch itself: the SBOM lists it there.
        papers = {
            SBOM: json.dumps(sbom(project["name"], version, parts, requires, epoch), indent=1) + "\n",
            f"licenses/{NOTICES}": notices([*parts, pytorch()]),
        }
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    rewrite(wheel, papers, epoch)
    return 0


if __name__ == "__main__":
    sys.exit(main())
