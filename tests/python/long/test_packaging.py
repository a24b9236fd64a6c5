"""The wheel as a user gets it.

What it is called, what it links to, what it holds, and that the README's example runs from it in an
environment that holds nothing but the package and what the package says it needs.
"""

from __future__ import annotations

import base64
import csv
import datetime
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
import venv
import zipfile
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
import torch
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from safetensors.torch import load_file

ROOT = Path(__file__).resolve().parents[3]
SITE_PACKAGES = Path(metadata.distribution("torch").locate_file(""))  # type: ignore[arg-type]
MAX_WHEEL_BYTES = 60_000_000
# Of a release. The oldest system is that of PyTorch's own wheels.
MAX_RELEASE_BYTES = 14_000_000
RELEASE_GLIBC = 28

CRATE_VERSION = tomllib.loads((ROOT / "Cargo.toml").read_text())["package"]["version"]

# What a machine that runs PyTorch's own wheels has in any case.
SYSTEM_LIBRARIES = {
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libgcc_s.so.1",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
    "libstdc++.so.6",
}


def run(*command: str | Path, **kw: object) -> str:
    """The command's standard output; its whole output is in the failure otherwise."""
    done = subprocess.run(  # type: ignore[call-overload]
        [str(part) for part in command], capture_output=True, text=True, timeout=900, **kw
    )
    assert done.returncode == 0, f"{command} failed:\n{done.stdout}\n{done.stderr}"
    return str(done.stdout)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that TORCHTPU_TEST_WHEEL names, as `make wheel` does with the release, or one in the profile
    of `make test`, which is made of what is built."""
    if given := os.environ.get("TORCHTPU_TEST_WHEEL"):
        return Path(given)
    out = tmp_path_factory.mktemp("dist")
    run(ROOT / "scripts" / "build_wheel.sh", out, cwd=ROOT, env={**os.environ, "BUILD_PROFILE": "quick"})
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(out)
    return out


def test_wheel_name_states_stable_abi_and_glibc(wheel: Path) -> None:
    assert re.fullmatch(r"torchtpu_compile-[\d.]+-cp311-abi3-manylinux_2_\d+_x86_64\.whl", wheel.name), (
        wheel.name
    )


def test_no_library_needs_newer_ones_than_the_name_of_the_wheel_states(wheel: Path, unpacked: Path) -> None:
    stated = int(re.search(r"manylinux_2_(\d+)_", wheel.name)[1])  # type: ignore[index]
    most = {"GLIBC_2": stated}
    if stated == RELEASE_GLIBC:
        # What such a system has. The shims pass C++ objects to PyTorch, so they use the library that it uses.
        most |= {"GLIBCXX_3.4": 24, "CXXABI_1.3": 11}
    for library in unpacked.rglob("*.so"):
        symbols = run("objdump", "-T", library)
        for family, limit in most.items():
            versions = re.findall(rf"\({re.escape(family)}\.(\d+)(?:\.\d+)*\) +(\S+)", symbols)
            newer = {name for version, name in versions if int(version) > limit}
            assert not newer, (library.name, family)


@pytest.mark.skipif(
    "TORCHTPU_TEST_WHEEL" not in os.environ, reason="`make wheel` checks the wheel of a release"
)
def test_a_release_is_small_and_runs_on_old_systems(wheel: Path) -> None:
    assert f"-manylinux_2_{RELEASE_GLIBC}_x86_64" in wheel.name
    assert wheel.stat().st_size <= MAX_RELEASE_BYTES


def test_wheel_fits_its_size_limit(wheel: Path) -> None:
    assert wheel.stat().st_size <= MAX_WHEEL_BYTES


def test_wheel_holds_package_types_and_license_only(unpacked: Path) -> None:
    files = {str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()}
    assert {"torchtpu_compile/py.typed", "torchtpu_compile/_core.pyi"} <= files
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in files)
    strays = {n for n in files if not n.startswith("torchtpu_compile") or "__pycache__" in n}
    assert not strays
    libraries = {name for name in files if name.endswith(".so")}
    shims = {n for n in libraries if re.fullmatch(r"torchtpu_compile/_shim/torch_\d+_\d+(_groups)?\.so", n)}
    assert libraries - shims == {"torchtpu_compile/_core.abi3.so"}


@pytest.fixture(scope="session")
def sbom(unpacked: Path) -> dict[str, Any]:
    (path,) = unpacked.glob("*.dist-info/sboms/*.cdx.json")
    return json.loads(path.read_text())  # type: ignore[no-any-return]


@pytest.fixture(scope="session")
def notices(unpacked: Path) -> str:
    (path,) = unpacked.glob("*.dist-info/licenses/THIRD_PARTY_NOTICES.txt")
    return path.read_text()


def test_sbom_lists_llvm_and_every_crate_whose_code_the_module_contains(
    unpacked: Path, sbom: dict[str, Any], notices: str
) -> None:
    required = {(c["name"], c.get("version")) for c in sbom["components"] if c["scope"] == "required"}
    assert any(name == "llvm" and str(version).startswith("22.") for name, version in required)
    # Messages of panics name the files of the crates that are linked.
    module = (unpacked / "torchtpu_compile" / "_core.abi3.so").read_bytes()
    found = set(re.findall(rb"/registry/src/[^/]+/([A-Za-z0-9_-]+?)-(\d+\.\d+\.[^/]*)/src/", module))
    linked = {(name.decode(), version.decode()) for name, version in found}
    assert len(linked) > 40
    assert linked <= required
    for name, version in linked:
        assert re.search(rf"^{re.escape(name)} {re.escape(version)}: ", notices, re.M), name


def test_sbom_lists_the_crates_of_the_features_of_the_wheel_and_no_others(sbom: dict[str, Any]) -> None:
    def tree(edges: str) -> set[tuple[str, str]]:
        tree = ["cargo", "tree", "--locked", "--features", "python", "--target", "x86_64-unknown-linux-gnu"]
        lines = run(*tree, "--edges", edges, "--prefix", "none", "--format", "{p}", cwd=ROOT).splitlines()
        named = {(line.split()[0], line.split()[1].removeprefix("v")) for line in lines if line}
        return named - {("torchtpu-compile", CRATE_VERSION)}

    crates = [c for c in sbom["components"] if c["purl"].startswith("pkg:cargo/")]
    assert len(crates) > 200
    assert {(c["name"], c["version"]) for c in crates} == tree("normal,build")
    required = {(c["name"], c["version"]) for c in crates if c["scope"] == "required"}
    assert required == tree("normal,no-proc-macro")


def test_sbom_agrees_with_the_lock_file(sbom: dict[str, Any]) -> None:
    locked = tomllib.loads((ROOT / "Cargo.lock").read_text())["package"]
    digests = {(p["name"], p["version"]): p.get("checksum") for p in locked}
    crates = [c for c in sbom["components"] if c["purl"].startswith("pkg:cargo/")]
    assert len({c["bom-ref"] for c in sbom["components"]}) == len(sbom["components"])
    for crate in crates:
        (digest,) = crate["hashes"]
        assert digests[crate["name"], crate["version"]] == digest["content"]
        assert crate["licenses"][0]["expression"]
    # The crates that this one names are all in it.
    direct = tomllib.loads((ROOT / "Cargo.toml").read_text())["dependencies"]
    assert set(direct) <= {c["name"] for c in crates}


def test_sbom_lists_what_pip_installs(unpacked: Path, sbom: dict[str, Any]) -> None:
    (info,) = unpacked.glob("*.dist-info")
    needed = {Requirement(line).name for line in metadata.PathDistribution(info).requires or []}
    assert needed <= {c["name"] for c in sbom["components"]}


def test_notices_hold_the_licences_of_llvm_rust_and_pytorch(unpacked: Path, notices: str) -> None:
    assert "LLVM Exceptions to the Apache 2.0 License" in notices
    assert re.search(r"^rust-std \S+: MIT OR Apache-2.0 \[", notices, re.M)
    assert "Idiap Research Institute" in notices
    (info,) = unpacked.glob("*.dist-info")
    assert "License-File: THIRD_PARTY_NOTICES.txt" in (info / "METADATA").read_text()


def test_papers_name_no_path_of_the_machine(unpacked: Path, sbom: dict[str, Any], notices: str) -> None:
    home = os.environ.get("CARGO_HOME") or str(Path.home())
    metadata_files = [path for path in unpacked.glob("*.dist-info/*") if path.is_file()]
    for text in (json.dumps(sbom), notices, *(path.read_text() for path in metadata_files)):
        assert str(ROOT) not in text and f"{home}/" not in text
    for shim in (unpacked / "torchtpu_compile").glob("_shim/*.so"):
        assert str(ROOT).encode() not in shim.read_bytes()


def test_record_of_the_wheel_is_complete(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (record,) = (name for name in names if name.endswith("/RECORD"))
        rows = {row[0]: row for row in csv.reader(archive.read(record).decode().splitlines())}
        assert set(rows) == set(names)
        for name, digest, size in (rows[name] for name in names if name != record):
            content = archive.read(name)
            found = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
            assert digest == f"sha256={found}" and int(size) == len(content), name
        assert len({entry.date_time for entry in archive.infolist()}) == 1


def test_papers_added_twice_give_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """Its files are sorted and have one time, so that equal contents are equal bits."""
    copy = tmp_path / wheel.name
    shutil.copy(wheel, copy)
    with zipfile.ZipFile(wheel) as archive:
        time = archive.infolist()[0].date_time
    epoch = int(datetime.datetime(*time, tzinfo=datetime.UTC).timestamp())
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
    run(sys.executable, ROOT / "scripts/wheel_papers.py", copy, env=env)
    assert copy.read_bytes() == wheel.read_bytes()


def test_shims_of_the_device_are_small_and_link_to_pytorch_alone(unpacked: Path) -> None:
    shims = list((unpacked / "torchtpu_compile").glob("_shim/*.so"))
    for shim in shims:
        assert shim.stat().st_size < 600_000
        listing = run("readelf", "--dynamic", shim)
        needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", listing))
        assert needed - SYSTEM_LIBRARIES <= {"libtorch_cpu.so", "libc10.so"}
        assert "RUNPATH" not in listing and "RPATH" not in listing


def test_native_module_links_llvm_statically(unpacked: Path) -> None:
    module = unpacked / "torchtpu_compile" / "_core.abi3.so"
    listing = run("ldd", module)
    libraries = {Path(line.split()[0]).name for line in listing.splitlines()} - {"linux-vdso.so.1"}
    assert libraries <= SYSTEM_LIBRARIES
    # A module without MLIR would link to nothing as well; this is the name of one of MLIR's own flags.
    assert b"mlir-print-op-on-diagnostic" in module.read_bytes()


def test_native_module_exports_its_init_function_only(unpacked: Path) -> None:
    """LLVM lives in the process of PyTorch, Triton and the plugins: ours must stay private."""
    symbols = run("nm", "--dynamic", "--defined-only", unpacked / "torchtpu_compile" / "_core.abi3.so")
    assert [line.split()[-1] for line in symbols.splitlines()] == ["PyInit__core"]


def test_installed_package_registers_its_backends() -> None:
    names = {entry.name for entry in metadata.entry_points(group="torch_dynamo_backends")}
    assert {"tpu", "torchtpu"} <= names


def requirements(unpacked: Path) -> list[str]:
    """What the wheel says it needs, with its extra `cpu`."""
    (info,) = unpacked.glob("*.dist-info")
    lines = metadata.PathDistribution(info).requires or []
    needed = [line for line in lines if applies(Requirement(line), {"cpu"})]
    assert {"torch", "numpy", "fastatomstruct-xla-cpu"} <= {Requirement(line).name for line in needed}
    return needed


def applies(need: Requirement, extras: set[str]) -> bool:
    return need.marker is None or any(need.marker.evaluate({"extra": e}) for e in extras or {""})


def closure(requirement: str) -> list[metadata.Distribution]:
    """The installed distributions that installing `requirement` would bring, itself included."""
    found: dict[str, metadata.Distribution] = {}
    todo = [Requirement(requirement)]
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        if name not in found:
            found[name] = metadata.distribution(name)
        for line in found[name].requires or []:
            need = Requirement(line)
            if applies(need, wanted.extras) and canonicalize_name(need.name) not in found:
                todo.append(need)
    return list(found.values())


PURELIB = "import sysconfig; print(sysconfig.get_path('purelib'))"


@pytest.fixture(scope="session")
def clean_python(wheel: Path, unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An interpreter whose environment holds the wheel, its `cpu` extra, and their requirements.

    The requirements are links to this environment's files (a second download of PyTorch takes minutes). pip
    then installs the wheel without an index, so a requirement that the wheel does not declare is missing.
    """
    home = tmp_path_factory.mktemp("clean") / "venv"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    target = Path(run(python, "-c", PURELIB).strip())
    for line in requirements(unpacked):
        for distribution in closure(line):
            link_files(distribution, target)
    run(python, "-m", "pip", "install", "--quiet", "--no-index", f"{wheel}[cpu]")
    return python


def link_files(distribution: metadata.Distribution, target: Path) -> None:
    for file in distribution.files or []:
        if file.parts[0] == "..":  # Console scripts.
            continue
        copy = target / file
        if copy.exists():
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        source = Path(distribution.locate_file(file))  # type: ignore[arg-type]
        if source.exists():
            link(source, copy)


def link(source: Path, copy: Path) -> None:
    try:
        os.link(source, copy)
    except OSError:  # Another file system, or hard links are not allowed.
        copy.symlink_to(source)


def readme_example() -> str:
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    assert blocks, "README.md has no Python example"
    return str(blocks[0])


def test_readme_example_runs_from_the_wheel_alone(clean_python: Path, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(
        readme_example()
        + "\nimport torchtpu_compile\n"
        + "print('FROM', torchtpu_compile.__file__)\n"
        + "print('EXECUTIONS', torchtpu_compile.metrics()['executions'])\n"
        + "print('MAPS', *{line.split()[-1] for line in open('/proc/self/maps')})\n"
    )
    # Nothing of this machine's development environment: no LLVM on PATH, no variables, an empty home.
    env = {"PATH": str(clean_python.parent), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    out = run(clean_python, script, cwd=tmp_path, env=env)
    assert str(clean_python.parents[1]) in re.search(r"FROM (.*)", out)[1]  # type: ignore[index]
    assert int(re.search(r"EXECUTIONS (\d+)", out)[1]) > 0  # type: ignore[index]
    loaded = re.search(r"MAPS (.*)", out)[1]  # type: ignore[index]
    assert not re.search(r"lib(LLVM|MLIR)", loaded)


def test_the_command_is_installed_and_runs(clean_python: Path, tmp_path: Path) -> None:
    env = {"PATH": str(clean_python.parent), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    command = clean_python.parent / "torchtpu"
    assert "warmup" in run(command, "--help", cwd=tmp_path, env=env)
    known = json.loads(run(command, "targets", "--json", cwd=tmp_path, env=env))
    assert "v5e" in {target["name"] for target in known}
    stats = json.loads(run(command, "cache", "stats", "--json", cwd=tmp_path, env=env))
    assert stats["executables"] == 0 and stats["directory"].startswith(str(tmp_path))


# A model as `torchtpu package` takes it, with a call and its result.
MODEL_TO_SERVE = """\
import torch, torchtpu_compile
from safetensors.torch import save_file
model = torch.nn.Linear(4, 3).eval()
x = torch.arange(8.0).reshape(2, 4)
with torchtpu_compile.record("rec"), torch.no_grad():
    y = torch.compile(model, backend="tpu", fullgraph=True)(x)
save_file({"weight": model.weight.detach(), "bias": model.bias.detach()}, "model.safetensors")
save_file({"x": x}, "in.safetensors")
save_file({"y": y}, "expected.safetensors")
"""


def test_the_runner_is_installed_and_serves_a_package(clean_python: Path, tmp_path: Path) -> None:
    env = {"PATH": str(clean_python.parent), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    link_files(metadata.distribution("safetensors"), Path(run(clean_python, "-c", PURELIB).strip()))
    here: dict[str, Any] = {"cwd": tmp_path, "env": env}
    run(clean_python, "-c", MODEL_TO_SERVE, **here)
    (recording,) = (tmp_path / "rec").glob("*.ttpu")
    command = [clean_python.parent / "torchtpu", "package", recording, "--weights", "model.safetensors"]
    made = json.loads(run(*command, "--inputs", "x", "--out", "model.tpkg", "--json", **here))
    runner = [clean_python.parent / "torchtpu-run", "model.tpkg", "--trust", made["digest"], "--no-compile"]
    run(*runner, "--input", "in.safetensors", "--output", "out.safetensors", **here)
    expected = load_file(tmp_path / "expected.safetensors")["y"]
    (found,) = load_file(tmp_path / "out.safetensors").values()
    torch.testing.assert_close(found, expected)
    server = subprocess.Popen([*runner, "--serve", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, **here)
    assert server.stdout is not None
    try:
        address = server.stdout.readline().split()[-1]
        body = json.dumps({"x": torch.arange(8.0).reshape(2, 4).tolist()}).encode()
        asked = urllib.request.Request(f"{address}/run", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=60) as answer:
            (served,) = json.load(answer).values()
        torch.testing.assert_close(torch.tensor(served), expected)
        maps = Path(f"/proc/{server.pid}/maps").read_text()
        assert "_core.abi3.so" in maps and "libtorch" not in maps
        server.terminate()
        assert server.wait(60) == 0
    finally:
        server.kill()


def test_readme_example_is_about_ten_lines() -> None:
    lines = [line for line in readme_example().splitlines() if line.strip()]
    assert len(lines) <= 12


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="pins are checked once, on 3.11")
def test_environment_is_as_pinned() -> None:
    for line in (ROOT / "requirements.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            name, version = line.split("==")
            assert metadata.version(name) == version, name
