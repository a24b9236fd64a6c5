"""Every block of Python in the README and the documentation runs, in order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import fresh
import pytest
from rank_processes import free_port

ROOT = Path(__file__).resolve().parents[3]
PAGES = {
    page: blocks
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
    if (blocks := re.findall(r"^```python\n(.*?)^```", page.read_text(), re.S | re.M))
}
COMMANDS = {"warm-starts.md": ["cache", "keys", "fleet.key"]}
"""What a page lets its reader type before its blocks of Python."""


def torchtpu(*arguments: str) -> list[str]:
    return [
        sys.executable,
        "-c",
        "import sys; from torchtpu_compile.cli.main import main; sys.exit(main())",
        *arguments,
    ]


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    env = {
        **os.environ,
        "TORCHTPU_CACHE": "on",
        "TORCHTPU_CACHE_DIR": str(tmp_path / "cache"),
        "TORCHINDUCTOR_CACHE_DIR": str(tmp_path / "inductor"),
        # As torchrun sets them, for the pages that are started by it.
        **{"RANK": "0", "WORLD_SIZE": "1", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(free_port())},
    }
    if page.name in COMMANDS:
        subprocess.run(torchtpu(*COMMANDS[page.name]), cwd=tmp_path, env=env, check=True, timeout=100)
    # Blank lines in front, so that a traceback names the page's own lines. One stream keeps the order.
    text, program, line = page.read_text(), "import os; os.dup2(1, 2)", 0
    for block in PAGES[page]:
        at = text.index(f"```python\n{block}")
        program += "\n" * (text.count("\n", 0, at) + 1 - line) + block + f"print({BLOCK_ENDS!r})"
        line = program.count("\n")
    script = tmp_path / f"{page.stem}.py"
    script.write_text(program)
    ended = fresh.run([sys.executable, "-u", script], cwd=tmp_path, env=env)
    assert ended.returncode == 0, f"{ended.stdout}\n{ended.stderr}"
    outputs = ended.stdout.split(f"{BLOCK_ENDS}\n")
    for printed, shown in zip(outputs, shown_outputs(text), strict=False):
        if shown is not None:
            assert re.fullmatch(expected(shown), steady(printed).strip()), (
                f"{shown}\n-- is shown of --\n{printed}"
            )


BLOCK_ENDS = "-- end of block --"


def shown_outputs(text: str) -> list[str | None]:
    """Per block of Python on a page, the next block of its section if that has no language, else `None`."""
    parts = re.findall(r"^```(\w*)\n(.*?)^```|^(#)", text, re.S | re.M)
    shown: list[str | None] = []
    for (language, _, _), (following, output, heading) in zip(
        parts, [*parts[1:], ("", "", "#")], strict=True
    ):
        if language == "python":
            shown.append(output if not following and not heading else None)
    return shown


def steady(text: str) -> str:
    """`text` with placeholders for times, places in files, and names of symbols."""
    text = re.sub(r"^first call: .*", "first call: TIME", text, flags=re.M)
    text = re.sub(r"\b\d+(\.\d+)?(?= (s|ms|µs)\b)", "TIME", text)
    return re.sub(r"\bs\d+\b", "SYMBOL", re.sub(r"\S+\.py:\d+", "PLACE", text))


def expected(shown: str) -> str:
    """Pattern of the output that a page shows; a line with `…` stands for any lines."""
    lines = steady(shown).strip().splitlines()
    return "\n".join("(?s:.*)" if line.strip() == "…" else re.escape(line) for line in lines)


def test_outputs_on_a_page_are_compared() -> None:
    pages = {page.name: shown_outputs(page.read_text()) for page in PAGES}
    assert {name for name, shown in pages.items() if any(shown)} >= {"README.md", "tutorial.md"}
    shown = "x: 3 nodes, 0.5 s at a.py:3\n…\nend\n"
    assert re.fullmatch(expected(shown), steady("x: 3 nodes, 12 s at /b.py:4\nmore\nend"))
    assert not re.fullmatch(expected(shown), steady("x: 2 nodes, 12 s at /b.py:4\nmore\nend"))


def test_the_site_builds_and_asks_for_nothing_from_elsewhere(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", tmp_path],
        cwd=ROOT,
        # An advertisement of the theme's.
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert made.returncode == 0 and not made.stderr, made.stderr
    pages = list(tmp_path.glob("*.html"))
    assert len(pages) > len(PAGES)
    for page in pages:
        fetched = re.findall(r'<(?:script|link|img)\b[^>]*(?:src|href)="(https?:[^"]+)"', page.read_text())
        assert not fetched, (page.name, fetched)
    for name, said in (
        ("options", "TORCHTPU_WATCHDOG"),
        ("metrics", "padding_waste"),
        ("api", "fully_shard_traced"),
        ("cli", "torchtpu estimate"),
    ):
        assert said in (tmp_path / f"{name}.html").read_text(), name


BUDGETS = {"README.md": 750, "ARCHITECTURE.md": 1500, "docs": 20_800}
GENERATED = {"operators.md", "bucketing-operators.md", "targets.md", "tpu-programs.md"}


def words(path: Path) -> int:
    return len(path.read_text().split())


def test_pages_are_short() -> None:
    pages = [page for page in (ROOT / "docs").glob("*.md") if page.name not in GENERATED]
    found = {
        "README.md": words(ROOT / "README.md"),
        "ARCHITECTURE.md": words(ROOT / "ARCHITECTURE.md"),
        "docs": sum(map(words, pages)),
    }
    assert all(found[name] <= most for name, most in BUDGETS.items()), found


def test_pages_for_contributors_show_code_of_the_tree() -> None:
    """A block of code in CONTRIBUTING.md, between its blank lines, is in a file as it is printed."""
    rooms = {"rust": ("src", "rs"), "python": ("tests/python", "py"), "": ("tests/fx_graphs/lowering", "fx")}
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", (ROOT / "CONTRIBUTING.md").read_text(), re.M | re.S)
    assert {language for language, _ in blocks} == set(rooms)
    for language, block in blocks:
        room, kind = rooms[language]
        tree = "\0".join(path.read_text() for path in (ROOT / room).rglob(f"*.{kind}"))
        for part in block.rstrip("\n").split("\n\n"):
            assert part in tree, part


def anchors(page: Path) -> set[str]:
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.S)
    plain = [re.sub(r"[^\w\s-]", "", title.lower()).strip() for title in re.findall(r"^#+ (.*)$", text, re.M)]
    return {re.sub(r"[-\s]+", "-", title) for title in plain}


def test_links_between_files_of_the_repository_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "examples").glob("*/*.md")]:
        text = re.sub(r"```.*?```", "", page.read_text(), flags=re.S)
        for link in re.findall(r"\]\(([^)\s]+)\)", text):
            if link.startswith("http"):
                continue
            file, _, anchor = link.partition("#")
            target = (page.parent / file).resolve() if file else page
            assert target.exists(), (page.name, link)
            assert not anchor or anchor in anchors(target), (page.name, link)


def test_each_question_has_a_short_answer_and_an_anchor_with_the_rest() -> None:
    """That the anchors exist, `test_links_between_files_of_the_repository_lead_somewhere` shows."""
    _, *answers = re.split(r"^## ", (ROOT / "docs/questions.md").read_text(), flags=re.M)
    assert len(answers) >= 20
    for question, _, answer in (text.partition("\n") for text in answers):
        assert question.endswith("?"), question
        assert len(answer.split()) <= 100, question
        assert re.search(r"\]\([a-z-]+\.md#[a-z0-9-]+\)", answer), question


def test_titles_are_those_of_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text().partition("\nnav:\n")[2]
    for title, page in re.findall(r'^ *- "?(.+?)"?: (\S+\.md)$', navigation, re.M):
        heading = re.search(r"^# (.*)$", (ROOT / "docs" / page).read_text(), re.M)
        assert heading is not None, page
        assert title == "Home" or heading[1].replace("`", "") == title, page


def test_messages_that_are_explained_exist() -> None:
    sources = "".join(
        path.read_text()
        for room, kind in (("python", "py"), ("src", "rs"))
        for path in (ROOT / room).rglob(f"*.{kind}")
    )
    # A text may go over two lines of its source.
    sources = re.sub(r'"\n\s*f?"|\\\n\s*', "", sources)
    for message in re.findall(r"^\| `([^`]+)` \|", (ROOT / "docs/troubleshooting.md").read_text(), re.M):
        assert message.removeprefix("torchtpu: ") in sources, message


@pytest.mark.parametrize("example", ["generate", "finetune", "diffuse"])
def test_an_example_runs(example: str, tmp_path: Path) -> None:
    env = {**os.environ, "TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
    ended = fresh.run([sys.executable, ROOT / "examples" / f"{example}.py"], cwd=tmp_path, env=env)
    assert ended.returncode == 0, f"{ended.stdout}\n{ended.stderr}"


OPENINGS = re.compile(r"(Of|The same|That|Those|What)\b")


def test_no_docstring_begins_without_its_noun() -> None:
    """`prose.md`: a first sentence stands alone. These words refer to something outside of it."""
    found = []
    for path in sorted((ROOT / "src").rglob("*.rs")):
        before = ""
        for number, line in enumerate(path.read_text().splitlines(), 1):
            comment = re.match(r"\s*//[/!] ?(.*)$", line)
            begins = comment is not None and not re.match(r"\s*//[/!]\s*\S", before)
            if comment is not None and begins and OPENINGS.match(comment[1]):
                found.append(f"{path.relative_to(ROOT)}:{number}: {comment[1]}")
            before = line
    for path in sorted((ROOT / "python").rglob("*.py*")):
        if path.suffix in (".py", ".pyi"):
            for docstring in re.findall(r'^ *[rf]?"""(.*)$', path.read_text(), re.M):
                if OPENINGS.match(docstring):
                    found.append(f"{path.relative_to(ROOT)}: {docstring}")
    assert not found, "\n".join(found)


PATTERNS = (
    r"what (is not there|becomes? of|became of|stands|it makes of)",
    r"\b(is|are) (said|told|asked|given up)\b",
    r"\bstands? (in|beside|behind)\b",
    r"ordinary PyTorch|in the middle|at the least|Python's lock|held against|element types?\b",
    r"\b(laptop|goes on behind|comes up|is none of|is no [a-z]+ (of|for|that))\b",
    r"sizes that (vary|differ)|varying sizes|sizes? found in data",
    r"forward run|backward run|rounded up|no [a-z]+ any more",
)


def test_pages_have_none_of_the_listed_patterns() -> None:
    pages = [ROOT / "README.md", *(p for p in (ROOT / "docs").glob("*.md") if p.name not in GENERATED)]
    found = []
    for page in pages:
        text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(), flags=re.S)
        for pattern in PATTERNS:
            for hit in re.finditer(pattern, " ".join(text.split()), re.I):
                found.append(f"{page.name}: {hit[0]}")
    assert not found, "\n".join(found)


MLIR = "It is MLIR's type of an element, and MLIR calls it so."
PJRT = "It is a `PJRT_Buffer_Type`, and PJRT's C API calls it an element type. A dtype is PyTorch's."
KEPT = {
    ("src/lowering/types.rs", "Element types and shapes in MLIR."): MLIR,
    ("src/lowering/types.rs", "The MLIR element type."): MLIR,
    ("src/pjrt/buffer.rs", "The element type that the plugin's number stands for."): PJRT,
    ("src/pjrt/element_type.rs", "Element types of buffers."): PJRT,
    ("src/pjrt/element_type.rs", "Every element type."): PJRT,
    ("src/pjrt/executable.rs", "Element type and shape of one output."): PJRT,
    ("src/pjrt/ffi.rs", "Reads a buffer's element type."): PJRT,
    ("src/pjrt/ffi.rs", "Reads the element types of a program's outputs."): PJRT,
    ("src/runtime/input.rs", "Returns the PJRT element type of a dtype."): PJRT,
}
"""Doc comments that keep a listed pattern, by file and text, each with its reason."""


def doc_comments(source: str) -> list[str]:
    """Each run of lines of `///` or `//!` as one line, without its code."""
    runs = re.findall(r"(?:^[ \t]*//[/!].*\n?)+", source, re.M)
    texts = (re.sub(r"^[ \t]*//[/!] ?", "", run, flags=re.M) for run in runs)
    return [" ".join(re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.S).split()) for text in texts]


def listed(comment: str) -> list[str]:
    return [hit[0] for pattern in PATTERNS for hit in re.finditer(pattern, comment, re.I)]


def test_doc_comments_have_none_of_the_listed_patterns() -> None:
    found, kept = [], set()
    for path in sorted((ROOT / "src").rglob("*.rs")):
        name = str(path.relative_to(ROOT))
        for comment in doc_comments(path.read_text()):
            hits = listed(comment)
            if hits and (name, comment) in KEPT:
                kept.add((name, comment))
            else:
                found += [f"{name}: {hit}: {comment}" for hit in hits]
    assert not found, "\n".join(found)
    assert kept == set(KEPT) and len(KEPT) <= 20, set(KEPT) - kept


@pytest.mark.parametrize(
    "planted",
    [
        "what becomes of",
        "is asked",
        "are told",
        "stands beside",
        "Python's lock",
        "element type",
        "is no symbol of",
        "sizes that vary",
        "rounded up",
    ],
)
def test_the_scan_of_doc_comments_finds_a_planted_pattern(planted: str) -> None:
    first, _, rest = planted.partition(" ")
    source = f"    /// `{planted}` in code, and {first}\n    /// {rest} here.\nfn f() {{}} // {planted}\n"
    assert [hit for comment in doc_comments(source) for hit in listed(comment)] == [planted]


COUNTED = "bucket call collective entrie executable execution graph kernel mask node op program time trial"


def test_counts_in_messages_agree_with_their_nouns() -> None:
    """`wording.counted` writes `1 bucket`. An f-string of its own would print `1 buckets`."""
    nouns = "|".join(COUNTED.split())
    pattern = re.compile(rf"""f"[^"]*\{{(?!counted|[A-Z])[^{{}}"]*\}} (?:{nouns})s\b""")
    assert pattern.search('f"{n} buckets"') and not pattern.search("""f"{counted(n, 'bucket')} buckets\"""")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / "python").rglob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if pattern.search(line) and "if len(" not in line
    ]
    assert not found, "\n".join(found)
