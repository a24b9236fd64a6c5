"""PJRT plugins that are installed as Python packages."""

from __future__ import annotations

import functools
import importlib.metadata
import importlib.util
import os
import sys
from pathlib import Path

from . import _core
from .log import LOGGER

GROUPS = ("xla_plugins", "jax_plugins")


@functools.cache
def installed() -> list[tuple[str, str]]:
    """`(name, path)` of each plugin library, found without loading any of them.

    Looked up once per process, for all groups at a time: reading every package's entry points takes up to
    40 ms.

    Plugin packages announce themselves through entry points; the library is the shared object in
    the package that the entry point names. `libtpu` has none and is found by its name.
    """
    found: dict[str, str] = {}
    announced = importlib.metadata.entry_points()
    for group in GROUPS:
        for entry in sorted(announced.select(group=group), key=lambda e: e.name):
            path = _library(entry.module)
            if path is None:
                LOGGER.debug("plugin %s (%s) has no shared library", entry.name, entry.value)
            else:
                found.setdefault(entry.name, path)
    libtpu = _library("libtpu")
    if libtpu is not None:
        found.setdefault("libtpu", libtpu)
    return list(found.items())


def quieten() -> None:
    """Limits what plugins log to stderr, unless `TF_CPP_MIN_LOG_LEVEL` is set.

    They announce their own start. And XLA's CPU client logs two long errors for each executable that it loads
    from the cache on a processor with AVX-512: that the processor lacks `prefer-no-gather` and
    `prefer-no-scatter`, which are wishes of the compiler and no features. What fails is returned to the
    caller as well, so on a machine without a TPU only fatal messages are left.
    """
    # JAX sets 1 where nothing is set.
    of_jax = os.environ.get("TF_CPP_MIN_LOG_LEVEL") == "1" and "jax" in sys.modules
    if of_jax or "TF_CPP_MIN_LOG_LEVEL" not in os.environ:
        os.environ["TF_CPP_MIN_LOG_LEVEL"] = "1" if _core.host()["tpu_device"] else "3"


def site_packages() -> list[str]:
    """Directories in which packages are installed, as this interpreter searches them."""
    return [p for p in sys.path if p and Path(p).is_dir()]


def _library(package: str) -> str | None:
    """The shared library inside a package: the one named like a plugin, else the only one."""
    try:
        spec = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return None
    if spec is None or not spec.submodule_search_locations:
        return None
    libraries = sorted(p for d in spec.submodule_search_locations for p in Path(d).glob("*.so"))
    named = [p for p in libraries if "pjrt" in p.name or "plugin" in p.name or p.stem == "libtpu"]
    chosen = named[:1] or (libraries if len(libraries) == 1 else [])
    return str(chosen[0]) if chosen else None
