"""Options, environment variables and modes."""

from __future__ import annotations

import logging
from dataclasses import fields
from pathlib import Path

import pytest
import torch
from torchtpu_compile.options import MODES, WITHOUT_OPTION, OptionError, Options, describe_mode

PACKAGE = Path(__file__).parents[2] / "python" / "torchtpu_compile"

SAMPLES = {
    "platform": ("cpu", "cuda"),
    "plugin": ("/a.so", "/b.so"),
    "strict": ("1", False),
    "log": ("info", "debug"),
    "check_values": ("1", False),
    "debug": ("compare", "nan"),
    "compile_timeout": ("5", 6.0),
    "execute_timeout": ("5", 6.0),
    "heartbeat": ("5", 6.0),
    "record": ("/a", "/b"),
    "record_data": ("none", "full"),
    "cache": ("offline", "read-only"),
    "cache_dir": ("/a", "/b"),
    "cache_max_bytes": ("1.5G", 500),
    "cache_remote": ("s3://a/b", "gs://a/b"),
    "cache_remote_verify": ("/a", "/b"),
    "cache_remote_sign": ("/a", "/b"),
    "cache_remote_trust_unsigned": ("1", False),
    "buckets": ("step:64", [8, 16]),
    "max_executables": ("5", 6),
    "watchdog": ("10m", "2h"),
    "max_compiles": ("5", 6),
    "on_recompile": ("raise", "warn"),
    "padding": ("nan", "huge"),
    "trust_versions": ("1", False),
    "attention": ("whole", "blocks"),
    "repeated_layers": ("once", "inline"),
    "device_count": ("5", 6),
}


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("30", 30), ("1.5s", 1.5), ("10m", 600), ("2h", 7200), (7, 7), ("off", None), ("0", None), (None, None)],
)
def test_times_have_units(text: object, seconds: float | None) -> None:
    assert Options.resolve({"watchdog": text}).watchdog == seconds


@pytest.mark.parametrize(
    ("text", "count"),
    [("500", 500), ("3K", 3 << 10), ("1.5G", 3 << 29), ("2MiB", 2 << 20), ("1 tb", 1 << 40), (12, 12)],
)
def test_sizes_have_units(text: object, count: int) -> None:
    assert Options.resolve({"cache_max_bytes": text}).cache_max_bytes == count


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(OptionError) as raised:
        Options.resolve({"strickt": True})
    message = str(raised.value)
    assert "did you mean 'strict'" in message
    for field in fields(Options):
        assert field.name in message


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("platform", "gpu", "auto, cpu, cuda, tpu"),
        ("strict", "maybe", "boolean"),
        ("heartbeat", -1, "positive"),
        ("heartbeat", "soon", "seconds"),
        ("compiler_options", "xla", "dict"),
        ("log", "loud", "warning"),
        ("cache", "maybe", "offline"),
        ("cache_max_bytes", "much", "10G"),
        ("buckets", "few", "powers_of_two"),
        ("buckets", {"waste": 2}, "waste"),
        ("max_executables", 0, "positive"),
    ],
)
def test_a_wrong_value_says_what_is_expected(name: str, value: object, hint: str) -> None:
    with pytest.raises(OptionError, match=hint) as raised:
        Options.resolve({name: value}, env={})
    assert name in str(raised.value)


def test_a_wrong_environment_variable_is_named() -> None:
    with pytest.raises(OptionError, match="TORCHTPU_PLATFORM is 'gpu'"):
        Options.resolve({}, env={"TORCHTPU_PLATFORM": "gpu"})


@pytest.mark.parametrize("field", [f for f in fields(Options) if f.metadata["env"]], ids=lambda f: f.name)
def test_an_option_wins_over_its_environment_variable(field) -> None:
    in_environment, given = SAMPLES[field.name]
    env = {field.metadata["env"]: str(in_environment)}
    from_environment = getattr(Options.resolve({}, env=env), field.name)
    assert from_environment == field.metadata["parse"](in_environment)
    parsed = field.metadata["parse"](given)
    assert getattr(Options.resolve({field.name: given}, env=env), field.name) == parsed
    assert from_environment != parsed


def test_every_environment_variable_in_the_package_belongs_to_an_option() -> None:
    import re

    known = {f.metadata["env"] for f in fields(Options)}
    used = {name for p in PACKAGE.rglob("*.py") for name in re.findall(r"TORCHTPU_[A-Z_]+", p.read_text())}
    # What `torchtpu record` tells its program is nobody's to set.
    assert used <= known | {*WITHOUT_OPTION} | {"TORCHTPU_STAND_IN", "TORCHTPU_REHEARSAL"}


def test_compiler_options_are_text_for_the_core() -> None:
    options = Options.resolve({"compiler_options": {"a": True, "b": 3}}, env={})
    assert options.compiler_options == {"a": "true", "b": "3"}


def test_every_mode_of_torch_is_known() -> None:
    import torch._inductor

    assert set(torch._inductor.list_mode_options()) <= set(MODES)
    for mode in MODES:
        assert describe_mode(mode).startswith(f"mode={mode!r}")


def test_an_unknown_mode_names_the_known_ones() -> None:
    with pytest.raises(OptionError, match="reduce-overhead"):
        describe_mode("fast")


def test_a_mode_is_explained_in_one_info_line(reference_core, caplog: pytest.LogCaptureFixture) -> None:
    reference_core()
    with caplog.at_level(logging.INFO, logger="torchtpu_compile"):
        fn = torch.compile(lambda x: x + 1, backend="tpu", mode="reduce-overhead", dynamic=False)
        fn(torch.randn(2))
        fn(torch.randn(3))
    lines = [r.getMessage() for r in caplog.records if r.name == "torchtpu_compile"]
    assert [line for line in lines if line.startswith("mode=")] == [describe_mode("reduce-overhead")]


def test_an_unknown_option_reaches_the_user(reference_core) -> None:
    reference_core()
    fn = torch.compile(lambda x: x + 1, backend="tpu", options={"stric": True})
    with pytest.raises(Exception, match="known options: platform, plugin, strict"):
        fn(torch.randn(2))


@pytest.mark.parametrize(
    ("ranks", "rank", "devices"),
    [(None, None, 1), ("4", "2", 4), (None, "2", 3), ("", "0", 1), (None, "x", 1)],
)
def test_a_rank_has_its_device(
    monkeypatch: pytest.MonkeyPatch, ranks: str | None, rank: str | None, devices: int
) -> None:
    for name, value in (("LOCAL_WORLD_SIZE", ranks), ("LOCAL_RANK", rank)):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    assert Options.resolve().device_count == devices
