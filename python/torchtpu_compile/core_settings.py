"""The options as the core takes them."""

from __future__ import annotations

import os
import sys

import torch

from . import plugins
from .options import Options


def core_settings(options: Options) -> dict[str, object]:
    """What the core needs to know to compile, read when a graph is compiled."""
    # XLA's plugins announce their own start on stderr unless they are told otherwise.
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
    return {
        "platform": options.platform,
        "plugin": options.plugin,
        "plugins": plugins.installed(),
        "site_packages": plugins.site_packages(),
        "matmul_precision": torch.get_float32_matmul_precision(),
        "compile_timeout": options.compile_timeout,
        "execute_timeout": options.execute_timeout,
        "heartbeat": options.heartbeat,
        "cache": options.cache,
        "cache_dir": options.cache_dir,
        "cache_max_bytes": options.cache_max_bytes,
        "cache_remote": _remote(options),
        "buckets": options.buckets,
        "max_executables": options.max_executables,
        "padding": options.padding,
        "trust_versions": options.trust_versions,
        "compiler_options": dict(options.compiler_options),
        # -P: a file `torch.py` in the current directory is none of the worker's business.
        "worker": [sys.executable, "-P", "-m", "torchtpu_compile.worker"],
    }


def _remote(options: Options) -> dict[str, object] | None:
    if options.cache_remote is None:
        return None
    return {
        "url": options.cache_remote,
        "verify": options.cache_remote_verify,
        "sign": options.cache_remote_sign,
        "trust_unsigned": options.cache_remote_trust_unsigned,
    }
