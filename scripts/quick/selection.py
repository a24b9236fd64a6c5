"""A pytest plugin: keeps the tests that a change concerns most, as many as fit into the seconds that there
are.

`QUICK` names a JSON file: `changed` (paths and lines, as in `relevance.Relevance`), `seconds`, `smoke` (a
path whose tests come along whatever changed).
"""

from __future__ import annotations

import json
import os
import statistics
from pathlib import Path

import pytest
from relevance import TESTS, Relevance, tests_of, words

# Of a test that never ran here.
UNKNOWN_SECONDS = 1.0
# Of one that starts processes, and the words by which it is known.
PROCESS_SECONDS = 6.0
PROCESSES = frozenset({"Command", "fresh", "processes", "subprocess"})
# A test that has less of the best one's score is not worth its time.
LEAST_PART = 0.03


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    asked = json.loads(Path(os.environ["QUICK"]).read_text())
    root = config.rootpath
    durations_file = root / "target" / "quick-loop" / "durations.json"
    durations = json.loads(durations_file.read_text()) if durations_file.exists() else {}
    changed = {path: None if lines is None else set(lines) for path, lines in asked["changed"].items()}
    relevance = Relevance(root, changed)
    tests = [
        test
        for path in (root / TESTS).rglob("test_*.py")
        for test in tests_of(str(path.relative_to(root)), path.read_text())
    ]
    relevance.learn(tests)
    texts = {(test.path, test.name): test.words for test in tests}

    scored = []
    for place, item in enumerate(items):
        path = str(item.path.relative_to(root))
        function = getattr(item, "originalname", item.name)
        text = texts.get((path, function), frozenset())
        score = relevance.score(path, item.name, text | words(item.name.removeprefix(function)))
        smoke = path.startswith(asked["smoke"])
        scored.append((score + (1e6 if smoke else 0.0), -place, item, durations.get(item.nodeid)))
    scored.sort(key=lambda one: one[:2], reverse=True)
    best = max((score for score, *_ in scored if score < 1e6), default=0.0)
    kept, left, seconds = [], [], asked["seconds"]
    known = [d for *_, d in scored if d is not None]
    usual = statistics.median(known) if len(known) > 20 else UNKNOWN_SECONDS
    for score, _, item, duration in scored:
        if duration is None:
            text = texts.get((str(item.path.relative_to(root)), getattr(item, "originalname", item.name)))
            duration = PROCESS_SECONDS if text and text & PROCESSES else usual
        long = score >= 1e6 and duration > 2.0
        if score <= best * LEAST_PART or duration > seconds or long:
            left.append(item)
        else:
            seconds -= duration
            kept.append(item)
    config.hook.pytest_deselected(items=left)
    # Those of one file stay together: they share what the first of them made.
    files = list(dict.fromkeys(item.path for item in kept))
    items[:] = sorted(kept, key=lambda item: files.index(item.path))
    if asked.get("show"):
        for score, _, item, duration in scored[: asked["show"]]:
            print(f"{score:9.2f} {duration or 0:6.2f} s {item.nodeid}")
