"""Bugs to plant, one at a time: each occurs once in the code, and the tests have to find it.

They are drawn over the rooms, and of the kinds that reviews found: a late error that is forgotten, a layout
that is assumed, padding that becomes valid, a lock held while Python runs, an edge of a dtype.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Plant:
    """A bug: `old` occurs once in `file` and becomes `new`."""

    name: str
    file: str
    old: str
    new: str
    # Whether random programs (`tests/differential`) find it alone.
    programs: bool = False

    @property
    def path(self) -> Path:
        return ROOT / ("src" if self.file.endswith(".rs") else "python/torchtpu_compile") / self.file

    def occurrences(self) -> int:
        return self.path.read_text().count(self.old) if self.path.exists() else 0

    def planted(self) -> str:
        """The file's text with the bug. Raises `ValueError` if `old` does not occur once."""
        if (found := self.occurrences()) != 1:
            raise ValueError(f"{self.name}: the code that it changes occurs {found} times in {self.path}")
        return self.path.read_text().replace(self.old, self.new)


PLANTS = [
    Plant("a unit of time", "options.py", '"h": 3600', '"h": 360'),
    Plant(
        "the right edge of a histogram",
        "decompositions/histograms.py",
        "& (value <= edge[-1])",
        "& (value < edge[-1])",
    ),
    Plant(
        "divisions whose values are checked",
        "eager/value_checks.py",
        "and not value.dtype.is_floating_point",
        "and value.dtype.is_floating_point",
    ),
    Plant("a remainder", "lowering/elementwise.rs", "&h.add(&rest, b), &rest)", "&h.add(&rest, a), &rest)"),
    Plant(
        "a bound of hardtanh",
        "lowering/activation.rs",
        "bound(2, 1.0)?)?, out))",
        "bound(1, 1.0)?)?, out))",
    ),
    Plant(
        "the threshold of softplus",
        "lowering/activation.rs",
        'h.select(&h.compare("GT", &scaled, &h.full_like(limit, x)), x, &soft)',
        'h.select(&h.compare("GT", &scaled, &h.full_like(limit / 4.0, x)), x, &soft)',
    ),
    Plant(
        "the direction of a roll",
        "lowering/views.rs",
        "let cut = (size - shift.rem_euclid(size)) % size;",
        "let cut = shift.rem_euclid(size);",
    ),
    Plant(
        "a root",
        "lowering/reductions.rs",
        'let results = [h.unary("sqrt", &variance), mean];',
        "let results = [variance, mean];",
    ),
    Plant(
        "a scalar tensor's type",
        "lowering/promotion.rs",
        "if rank(higher) >= rank(lower) {",
        "if rank(higher) > rank(lower) {",
    ),
    Plant(
        "the precision of bfloat16",
        "lowering/promotion.rs",
        "if dtype.is_float() && dtype.size() < 4 { DType::F32 } else { dtype }",
        "if dtype.is_float() && dtype.size() < 2 { DType::F32 } else { dtype }",
    ),
    Plant(
        "padding before running sums",
        "bucketing/rules/cumulative.rs",
        "x = as_prefix(b, x, at)?;",
        "x = { let _ = (as_prefix, at); x };",
    ),
    Plant(
        "padding of a softmax",
        "bucketing/rules/softmax.rs",
        "let x = if rank == 0 { x } else { b.mask(x, at, f64::NEG_INFINITY) };",
        "let x = if rank == 0 { x } else { b.mask(x, at, 0.0) };",
    ),
    Plant(
        "padding of one operand",
        "bucketing/rules/contraction.rs",
        "Ok((b.mask_rows(x, x_dim, 0.0), b.mask_rows(y, y_dim, 0.0)))",
        "Ok((b.mask_rows(x, x_dim, 0.0), y))",
    ),
    Plant(
        "a missing mask",
        "bucketing/builder.rs",
        "pub fn mask(&mut self, value: ValueId, at: usize, number: f64) -> ValueId {\n",
        "pub fn mask(&mut self, value: ValueId, at: usize, number: f64) -> ValueId {\n"
        "        if number == 0.0 {\n            return value;\n        }\n",
        programs=True,
    ),
    Plant(
        "one side's padding for that of all",
        "bucketing/reshape.rs",
        "(_, None) => return None,",
        "(_, None) => {}",
    ),
    Plant(
        "the padding of a minimum",
        "op/table.rs",
        'reduction("aten.amin.default", f64::INFINITY)',
        'reduction("aten.amin.default", f64::NEG_INFINITY)',
        programs=True,
    ),
    Plant(
        "random ops that are merged",
        "passes/subexpressions.rs",
        "if !node.is_pure() {",
        "if false {",
    ),
    Plant(
        "the order of permutations",
        "passes/simplification.rs",
        "outer.iter().map(|d| inner.get(usize::try_from(*d).ok()?).copied()).collect()",
        "inner.iter().map(|d| outer.get(usize::try_from(*d).ok()?).copied()).collect()",
    ),
    Plant(
        "a comparison that is folded",
        "passes/constants.rs",
        '("aten.gt.Tensor", |o| o.compare(Ordering::is_gt))',
        '("aten.gt.Tensor", |o| o.compare(Ordering::is_ge))',
    ),
    Plant(
        "a product that is folded",
        "passes/constants.rs",
        "Arithmetic::Mul => a * b,\n            Arithmetic::Div",
        "Arithmetic::Mul => a + b,\n            Arithmetic::Div",
        programs=True,
    ),
    Plant(
        "the end of a range of sizes",
        "fx/size_algebra.rs",
        "x < self.lo || x > self.hi",
        "x <= self.lo || x > self.hi",
    ),
    Plant(
        "a layout that does not fit",
        "program/layout.rs",
        "layout.fits(sizes, strides).then_some(layout)",
        "Some(layout)",
    ),
    Plant(
        "a late error of a program",
        "pjrt/event.rs",
        "        if self.is_ready()? {\n            return self.error();\n        }\n",
        "        if self.is_ready()? {\n            return Ok(());\n        }\n",
    ),
    Plant(
        "padding within a merged dimension",
        "runtime/padding.rs",
        "outside *= valid;",
        "outside *= factor.size;",
    ),
    Plant(
        "inputs that overlap",
        "runtime/call.rs",
        "let overlaps = overlaps.get(i).is_some_and(|overlaps| *overlaps);",
        "let overlaps = { let _ = &overlaps; false };",
    ),
    Plant(
        "the precision in a key",
        "cache/key.rs",
        'part("matmul precision", format!("{precision:?}").to_lowercase()),',
        'part("matmul precision", { let _ = precision; String::new() }),',
    ),
    Plant(
        "what is evicted first",
        "cache/upkeep.rs",
        "(row.used, **digest)",
        "(std::cmp::Reverse(row.used), **digest)",
    ),
    Plant(
        "the end of an entry",
        "cache/entry.rs",
        "hasher.update(&bytes[PREFIX..]);",
        "hasher.update(&bytes[PREFIX..bytes.len().min(PREFIX + 64)]);",
    ),
    Plant(
        "a lock of a file that is gone",
        "cache/lock.rs",
        "Ok(named == Some((held.dev(), held.ino())))",
        "Ok(named.is_none_or(|named| named.0 == held.dev()))",
    ),
    Plant(
        "a copy of what was never written",
        "device/copies.rs",
        "let Some(value) = engine.value_of(from)? else {\n        to.clear();\n",
        "let Some(value) = engine.value_of(from)? else {\n",
    ),
    Plant(
        "the device's random numbers",
        "device/random.rs",
        "let key = fold_in(seed, 0);",
        "let key = fold_in(seed, 1);",
    ),
    Plant(
        "where a view begins",
        "device/shim/ops.h",
        "out.offset = tensor.storage_offset();",
        "out.offset = 0;",
    ),
    Plant(
        "what a failed op was to change",
        "device/fused/chunk.rs",
        "values[*value as usize].give_back(|| before.content(values));",
        "let _ = (value, before, Before::content);",
    ),
    Plant(
        "a lock held while Python runs",
        "device/fused/chunks.rs",
        "state.tracer.aside(&mut || taken = Some(lock()));",
        "let _ = state;\n        taken = taken.take().or_else(|| Some(lock()));",
    ),
    Plant(
        "no number that is near to any",
        "recording/expected.rs",
        "error.abs() <= limit",
        "!(error.abs() > limit)",
    ),
    Plant(
        "what a ring sends",
        "tools/traffic.rs",
        "2.0 * (n - 1.0) / n",
        "(n - 1.0) / n",
    ),
    Plant("one stream for all draws", "rewrites/seeds.py", "(seed, stream))", "(seed, stream * 0))"),
    Plant(
        "a lazy negative",
        "capture/inputs.py",
        "if tensor.is_conj() or tensor.is_neg():",
        "if tensor.is_conj():",
    ),
    Plant(
        "options of a kept function",
        "warm/artifact.py",
        "if chosen != choices_digest(options):",
        "if chosen is None:",
    ),
    Plant("a size that is rounded up", "capture/symbols.py", 'math.ceil: "ceil",', 'math.ceil: "floor",'),
    # What an accelerator does and the CPU plugin does not.
    Plant(
        "elements in the device's order",
        "pjrt/buffer.rs",
        "args.host_layout = &raw mut row_major;",
        "let _ = &raw mut row_major;",
    ),
    Plant(
        "weights after a late failure",
        "device/content.rs",
        "value.instead.set(before).ok();",
        "let _ = (&value, before);",
    ),
    Plant(
        "a late failure that is told for ever",
        "device/running.rs",
        "                let told = program.what.told(tracer);\n                lost",
        "                let (what, launch) = (program.what.clone(), program.launch.clone());\n"
        "                self.lock().push_front(Program { device: program.device, what, launch });\n"
        "                let told = program.what.told(tracer);\n                lost",
    ),
    Plant(
        "any device that is passed through",
        "pjrt/tpu_host.rs",
        "host.files.extend(groups.into_iter().map(|group| vfio.join(group)).filter(|path| path.exists()));",
        "drop(groups);\n        host.files.extend(entries(&vfio));",
    ),
    Plant(
        "a device that cannot be opened",
        "device/module.py",
        "return _core.device_obstacle() is None",
        "return _core.device_obstacle() is None or True",
    ),
    Plant(
        "padding by way of the host",
        "runtime/call.rs",
        "plan.padding.as_ref().filter(|_| !self.importer",
        "plan.padding.as_ref().filter(|_| self.importer",
    ),
    Plant(
        "a program for each op of a new chunk",
        "device/fused/programs.rs",
        "let compiles = known.is_none() && are_new(ops);",
        "let compiles = false;",
    ),
    Plant(
        "the memory of a device",
        "device/module.py",
        "return _core.device_statistic(4, index), _core.device_statistic(5, index)",
        "return _core.device_statistic(4, index) * 0, _core.device_statistic(5, index) * 0",
    ),
    Plant(
        "rows of which every score is masked",
        "lowering/attention.rs",
        "f64::MIN } else { f64::from(f32::MIN) }",
        "f64::NEG_INFINITY } else { f64::NEG_INFINITY }",
    ),
]
