# One task file: people, hooks and CI call these targets. `make` alone lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.PHONY: help setup build dev demo test test-all quick retest lint soak site runner plants bench programs bench-programs conformance conformance-dynamic conformance-device differential upstream targets bless fixtures fuzz tsan wheel release test-min test-newest clean

VENV ?= .venv
PY := $(VENV)/bin/python
export VENV PYTHON
export CARGO_NET_RETRY ?= 10
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Nothing here may reach for a model or data-set hub.
export HF_HUB_OFFLINE := 1

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F'\t' '{ printf "  make %-19s %s\n", $$1, $$2 }'

setup: ## Install system packages, create .venv, install the pinned Python packages (does nothing when done)
	@scripts/setup.sh

build: setup ## Build the native module (release) and register the package in .venv, editable
	@scripts/build.sh

runner: setup ## Build target/release/torchtpu-run and libtorchtpu_compile.so, which run packages without Python
	@cargo build --release --locked --quiet --bin torchtpu-run --lib && ls -sh target/release/torchtpu-run target/release/libtorchtpu_compile.so

# What these build, they build in the quick profile.
dev quick retest test test-all: export BUILD_PROFILE := quick
test test-all: export PREBUILD := tests

dev: build ## Build the native module in the quick profile: seconds after a change, slower code

quick: setup ## Build and test what changed since the last green run, or PATHS: in about a minute
	@$(PY) scripts/quick/quick.py $(PATHS)

retest: setup ## Run again what failed last
	@$(PY) scripts/quick/quick.py --failed

demo: build ## Run and train real models through torch.compile(backend="tpu") and print tables
	@$(PY) examples/demo.py

site: build ## The documentation as a site in target/site
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet && echo "target/site/index.html"

test: build ## Formats, types, Rust tests, short Python tests: ten minutes; ends with a summary
	@$(PY) scripts/check/check.py short

test-all: build ## What `make test` leaves out: clippy, tests in folders named long, and those that compile for TPUs
	@$(PY) scripts/check/check.py long

lint: build ## Formatting, clippy, ruff, types, stub of the native module
	@$(PY) scripts/check/check.py lint

soak: build ## Long-running tests: many more random cases, repetition
	@$(PY) scripts/check/check.py soak

plants: build ## Plant forty bugs, one at a time (or NAMES="…"), and show which TIERS (quick) find them; hours
	@$(PY) tests/plants/run.py --tiers $(or $(TIERS),quick) $(NAMES)

bench: build ## Benchmarks: medians, and ratios against a peer in the same run
	@$(PY) benches/run.py

conformance: build ## PyTorch's operator database through the backend; writes docs/operators.md (half an hour on two cores)
	@$(PY) tests/conformance/run.py --table docs/operators.md

conformance-dynamic: build ## The same at varying sizes; writes docs/bucketing-operators.md (ten minutes on two cores)
	@$(PY) tests/conformance/dynamic.py --table docs/bucketing-operators.md

conformance-device: build ## The same on tensors of the tpu device, op by op; writes target/device-operators.md
	@$(PY) tests/conformance/on_device.py --table target/device-operators.md

differential: build ## PROGRAMS (1000) random programs against eager PyTorch; what differs is written as tests
	@$(PY) tests/differential/run.py --programs $(or $(PROGRAMS),1000)

upstream: build ## PyTorch's own test suites from the checkout PYTORCH: all, or SUITES="test_torch nn", SAMPLE cases each
	@$(PY) tests/upstream/run.py "$(or $(PYTORCH),$(error PYTORCH must be the directory of a PyTorch checkout))" $(SUITES) --sample $(or $(SAMPLE),0) --seed $(or $(SEED),0)

programs: build ## Plain PyTorch programs on the tpu device and on the CPU; writes docs/device-programs.md
	@$(PY) benches/eager_programs.py --table docs/device-programs.md

bench-programs: build ## Programs for TPUs against hand-written JAX, by libtpu's estimates; writes docs/tpu-programs.md
	@$(PY) benches/programs/run.py

targets: build ## Compile the fixtures and the zoo for every TPU generation; writes docs/targets.md (some hours)
	@$(PY) scripts/targets_table.py

bless: setup ## Rewrite the golden files from what the code does now; read the diff before you commit it
	@BLESS=1 cargo test --profile quick --locked --quiet --test goldens -- --skip tpu/
	@git status --short tests

fixtures: build ## Record the fixtures anew, or those named in FIXTURES; expectations come from eager PyTorch
	@PYTHONPATH=examples $(PY) tests/python/make_fixtures.py $(FIXTURES)

fuzz: setup ## Fuzz the decoders of graphs, packages, bundles and HTTP bodies, FUZZ_SECONDS (60) each; needs a nightly toolchain
	@scripts/fuzz.sh

tsan: build ## Tests of threads with the C++ part of the device under ThreadSanitizer; needs libtsan
	@scripts/tsan.sh

wheel: setup ## Build the wheel into dist/, check it, and run the README's example in a clean environment
	@scripts/wheel.sh

release: setup ## Build and check the wheel of a commit, with hashes and provenance, in dist/; again: the same bits
	@scripts/release.sh

test-min: build ## Smoke suite on the oldest torch the package claims, in .venv-min
	@scripts/test_torch.sh min

test-newest: build ## Smoke suite on the newest torch of the package index, release candidates included, in .venv-newest
	@scripts/test_torch.sh newest

clean: ## Remove build results; the environments stay
	cargo clean --quiet
	rm -rf dist python/torchtpu_compile/*.so python/torchtpu_compile/_shim .pytest_cache .ruff_cache .mypy_cache
