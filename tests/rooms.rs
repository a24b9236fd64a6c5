//! What the layout of `src/` promises, read off the code: data flows one way, and one place knows platforms.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Each directory of `src/` with those whose code it may use. Its own is not listed.
const BELOW: &[(&str, &[&str])] = &[
    ("op", &[]),
    ("fx", &["op"]),
    ("program", &["op", "fx"]),
    ("lowering", &["op", "fx", "program"]),
    ("passes", &["op", "fx"]),
    ("bucketing", &["op", "fx"]),
    ("sizing", &["fx", "passes", "bucketing"]),
    ("pjrt", &[]),
    ("host_calls", &["program", "pjrt"]),
    ("cache", &["fx", "lowering", "pjrt"]),
    ("virtual_accelerator", &["pjrt"]),
    (
        "runtime",
        &[
            "fx",
            "program",
            "lowering",
            "passes",
            "bucketing",
            "sizing",
            "pjrt",
            "host_calls",
            "cache",
            "virtual_accelerator",
        ],
    ),
    ("device", &["op", "fx", "program", "lowering", "pjrt", "cache", "runtime"]),
    ("recording", &["fx", "program", "pjrt", "cache", "runtime"]),
    ("package", &["fx", "program", "sizing", "pjrt", "cache", "runtime", "recording"]),
    ("runner", &["pjrt", "cache", "runtime", "package"]),
    (
        "tools",
        &[
            "op",
            "fx",
            "program",
            "lowering",
            "passes",
            "sizing",
            "pjrt",
            "cache",
            "runtime",
            "recording",
            "package",
        ],
    ),
    (
        "python",
        &[
            "op",
            "fx",
            "program",
            "lowering",
            "passes",
            "sizing",
            "pjrt",
            "host_calls",
            "cache",
            "runtime",
            "device",
            "recording",
            "package",
            "runner",
            "tools",
            "virtual_accelerator",
        ],
    ),
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The Rust files under a directory, with their text.
fn files(directory: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found.sort();
    found
}

/// Lines of code that use a directory which does not lie below theirs: `path: line`.
fn upwards(room: &str, below: &[&str], path: &Path, text: &str) -> Vec<String> {
    let forbidden =
        BELOW.iter().map(|(other, _)| *other).filter(|other| *other != room && !below.contains(other));
    let uses: Vec<String> = forbidden.map(|other| format!("crate::{other}")).collect();
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let wrong = code.filter(|line| {
        uses.iter().any(|name| {
            line.match_indices(name.as_str()).any(|(at, _)| {
                !line[at + name.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
            })
        })
    });
    wrong.map(|line| format!("{}: {}", path.display(), line.trim())).collect()
}

/// Lines that ask which platform they are on.
fn asks_for_the_platform(path: &Path, text: &str) -> Vec<String> {
    let asks = |line: &&str| {
        let named = ["Platform::Cpu", "Platform::Tpu", "Platform::Cuda", "Platform::Virtual"]
            .iter()
            .any(|name| line.contains(name));
        named || (line.contains("platform") && line.contains("== \""))
    };
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.filter(asks).map(|line| format!("{}: {}", path.display(), line.trim())).collect()
}

#[test]
fn data_flows_one_way() {
    let mut wrong = Vec::new();
    for (room, below) in BELOW {
        for (path, text) in files(&source().join(room)) {
            wrong.extend(upwards(room, below, &path, &text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_directory_has_its_place() {
    let mut found: Vec<String> = std::fs::read_dir(source())
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir() && entry.file_name() != "bin")
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    found.sort();
    let mut placed: Vec<&str> = BELOW.iter().map(|(room, _)| *room).collect();
    placed.sort_unstable();
    assert_eq!(found, placed);
}

#[test]
fn a_use_that_goes_up_is_found() {
    let path = Path::new("src/lowering/views.rs");
    let found = |text| upwards("lowering", &["fx"], path, text);
    assert_eq!(found("use crate::runtime::Device;"), ["src/lowering/views.rs: use crate::runtime::Device;"]);
    assert!(found("use crate::fx::Graph; // not crate::runtime").is_empty());
    assert!(found("use crate::lowering::Val;").is_empty());
}

/// The files that may distinguish platforms: those that find and choose a plugin, those that state the consequences for
/// plugins and for the runtime, and the targets of the command line.
const PLATFORM_FILES: &[&str] = &[
    "pjrt/find.rs",
    "pjrt/platform.rs",
    "runtime/device.rs",
    "runtime/platform/mod.rs",
    "tools/target.rs",
    "tools/worker_pool.rs",
    "virtual_accelerator/mod.rs",
];

#[test]
fn few_files_ask_which_platform_it_is() {
    let mut wrong = Vec::new();
    for (path, text) in files(&source()) {
        if !PLATFORM_FILES.iter().any(|file| path == source().join(file)) {
            wrong.extend(asks_for_the_platform(&path, text.split("#[cfg(test)]").next().unwrap()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_question_for_the_platform_is_found() {
    let found = |text| asks_for_the_platform(Path::new("plan.rs"), text).len();
    assert_eq!(found("if client.platform_name() == \"cpu\" {\n    Platform::Tpu\n}\n"), 2);
    assert_eq!(found("let host = if platform == \"cpu\" { host() } else { \"\" };\n"), 1);
    assert_eq!(found("let name = client.platform_name();\n// Platform::Cpu\n"), 0);
}

/// Statics that may stand in `src/device`: the one handle, an error for the shim and the newest op of each thread.
const STATICS_OF_THE_DEVICE: &[&str] = &["engine::ENGINE", "install::ERROR", "place::NEWEST"];

/// The code of a file: its text without comments and tests.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The paths with which a text begins, groups written out: `a::{b::C, d}` are `a::b::C` and `a::d`.
fn paths(text: &str) -> Vec<String> {
    let text = text.trim_start();
    if let Some(group) = text.strip_prefix('{') {
        let (mut depth, mut found, mut begun) = (0, Vec::new(), 0);
        for (at, c) in group.char_indices() {
            match c {
                ',' | '}' if depth == 0 => {
                    found.extend(paths(&group[begun..at]));
                    begun = at + 1;
                    if c == '}' {
                        break;
                    }
                }
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
        }
        return found;
    }
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    match rest.strip_prefix("::") {
        Some(rest) => paths(rest).iter().map(|path| format!("{name}::{path}")).collect(),
        None if name.is_empty() => Vec::new(),
        None => vec![name.to_owned()],
    }
}

/// The modules below `room` with those that each uses, by their paths in it; a `mod.rs` uses its own.
fn modules_with_uses(room: &str, files: &[(String, String)]) -> BTreeMap<String, BTreeSet<String>> {
    let module =
        |file: &str| file.trim_end_matches(".rs").trim_end_matches("mod").trim_end_matches('/').to_owned();
    let known: BTreeSet<String> = files.iter().map(|(file, _)| module(file).replace('/', "::")).collect();
    let of = |path: &str| {
        let mut path = path.to_owned();
        while !path.is_empty() && !known.contains(&path) {
            path.truncate(path.rfind("::").unwrap_or(0));
        }
        path
    };
    let uses = |(file, text): &(String, String)| {
        let (name, code) = (module(file).replace('/', "::"), code(text));
        let above = name.rfind("::").map_or("", |at| &name[..at]);
        let starts = [("super::", above.to_owned()), (&format!("crate::{room}::"), String::new())];
        let mut used = BTreeSet::new();
        for (start, base) in &starts {
            for (at, _) in code.match_indices(start) {
                if !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
                    let inside = paths(&code[at + start.len()..]);
                    used.extend(
                        inside.iter().map(|path| of(format!("{base}::{path}").trim_start_matches("::"))),
                    );
                }
            }
        }
        used.retain(|one| known.contains(one));
        if file.ends_with("mod.rs") {
            used.clear();
            used.extend(known.iter().filter(|one| **one != name && one.starts_with(&name)).cloned());
        }
        (name, used)
    };
    files.iter().map(uses).collect()
}

/// The modules that are in circles, or use one that is.
fn in_circles(mut modules: BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, BTreeSet<String>> {
    loop {
        let free: Vec<String> =
            modules.iter().filter(|(_, uses)| uses.is_empty()).map(|(name, _)| name.clone()).collect();
        if free.is_empty() {
            return modules;
        }
        for name in &free {
            modules.remove(name);
            modules.values_mut().for_each(|uses| uses.retain(|one| one != name));
        }
    }
}

fn files_of_the_device() -> Vec<(String, String)> {
    let room = source().join("device");
    let inside = |path: PathBuf| path.strip_prefix(&room).unwrap().display().to_string();
    files(&room).into_iter().map(|(path, text)| (inside(path), text)).collect()
}

#[test]
fn no_files_of_the_device_are_in_a_circle() {
    let modules = modules_with_uses("device", &files_of_the_device());
    assert!(modules["fused::chunk"].contains("fused::run"), "it reads no uses: {modules:?}");
    assert_eq!(in_circles(modules), BTreeMap::new());
}

#[test]
fn a_circle_is_found() {
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let files = [
        file("mod.rs", "mod a;\nmod b;\nmod c;\n"),
        file("a.rs", "use super::{\n    b::{B, C},\n};\n"),
        file("b.rs", "// super::c::C\nfn f() { super::inner::deep::g() }\n"),
        file("inner/mod.rs", "mod deep;\n"),
        file("inner/deep.rs", "use crate::room::a::A;\n#[cfg(test)]\nmod tests { use super::super::c; }\n"),
        file("c.rs", "use crate::other::a;\n"),
    ];
    let circle = in_circles(modules_with_uses("room", &files));
    assert_eq!(circle.keys().collect::<Vec<_>>(), ["", "a", "b", "inner", "inner::deep"]);
    assert!(circle["a"].contains("b") && circle["b"].contains("inner::deep"), "{circle:?}");
    assert!(in_circles(modules_with_uses("room", &files[4..])).is_empty());
}

/// All else is in the engine, which is handed down.
#[test]
fn the_device_has_one_handle() {
    let mut found = Vec::new();
    for (file, text) in files_of_the_device() {
        let code = code(&text);
        let words: Vec<&str> = code.split_whitespace().collect();
        for pair in words.windows(2).filter(|pair| pair[0] == "static") {
            let name = pair[1].trim_end_matches(':');
            found.push(format!("{}::{name}", file.trim_end_matches(".rs").replace('/', "::")));
        }
    }
    assert_eq!(found, STATICS_OF_THE_DEVICE);
}

/// Every file under `src`, `python` and `tests` that names an op, by its path.
fn files_that_name(op: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![root.join("src"), root.join("python"), root.join("tests")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let is_text = path.extension().is_some_and(|e| ["rs", "py", "fx"].iter().any(|text| e == *text));
            if path.is_dir() {
                folders.push(path);
            } else if is_text && std::fs::read_to_string(&path).unwrap().contains(op) {
                found.push(path.strip_prefix(root).unwrap().display().to_string());
            }
        }
    }
    found.sort();
    found
}

/// CONTRIBUTING's example: an op that no other one needs.
#[test]
fn an_op_is_named_by_its_line_its_lowering_its_golden_and_its_cases() {
    // In two pieces, so that this file is not one that names it.
    let op = concat!("aten.next", "after.default");
    let expected = [
        "src/lowering/bits.rs",
        "src/op/table.rs",
        "tests/fx_graphs/lowering/bits/nextafter.fx",
        "tests/python/long/test_ops_positions.py",
    ];
    assert_eq!(files_that_name(op), expected);
}

/// The binaries of tests, as Cargo.toml names them, and the modules that each of them has.
fn test_binaries() -> Vec<(String, Vec<String>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let names =
        manifest.split("[[test]]\nname = \"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    let modules = |name: String| {
        let text = std::fs::read_to_string(root.join(format!("tests/{name}.rs"))).unwrap();
        let named = text.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
        (name, named.map(str::to_owned).collect())
    };
    names.map(modules).collect()
}

/// Cargo is not the one who looks for them, so that one that no binary has would never run.
#[test]
fn every_file_of_tests_is_in_a_test_binary() {
    let binaries = test_binaries();
    let mut outside: Vec<String> = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "rs") || path.join("mod.rs").exists())
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .filter(|name| !binaries.iter().any(|(binary, modules)| binary == name || modules.contains(name)))
        .collect();
    outside.sort();
    assert!(outside.is_empty(), "add `mod` lines to tests/graphs.rs or tests/pjrt.rs for {outside:?}");
}

/// Lists of ops outside `src/op`, by file and first name, with the reason why they are not columns of the op table.
const LISTS_OF_OPS: &[(&str, &str, &str)] = &[
    ("src/lowering/collective.rs", "sum", "reductions of process groups"),
    ("src/lowering/reductions/loss.rs", "aten._to_copy.default", "each has a form for one element of a row"),
    ("src/lowering/scatter.rs", "sum", "values of the argument `reduce`"),
    ("src/passes/progression.rs", "aten.arange.start_step", "each arm calls the function for its op"),
    ("src/lowering/counted.rs", "constant", "names of StableHLO ops"),
    ("src/program/light.rs", "aten.view.default", "views that leave elements in their dimensions"),
    ("src/lowering/hlo/process.rs", "add", "names of StableHLO ops"),
    ("src/tools/kernels.rs", "broadcast", "names of HLO instructions"),
    ("src/tools/kernels.rs", "copy", "names of HLO instructions"),
    ("python/torchtpu_compile/device/shim/process_group.cpp", "sum", "reductions of process groups"),
    ("python/torchtpu_compile/device/shim/sparse.h", "clone", "kernels that it registers for sparse tensors"),
    ("python/torchtpu_compile/device/shim/shim.cpp", "native_layer_norm", "kernels that it registers"),
];

/// A piece of code: a string, a word or number, a sign, or what stands between brackets.
#[derive(Debug, PartialEq)]
enum Piece {
    Text(String),
    Word(String),
    Sign(char),
    Group(Vec<Piece>),
}

/// The pieces up to the bracket that closes the group.
fn pieces(code: &mut std::iter::Peekable<std::str::Chars>) -> Vec<Piece> {
    let mut found = Vec::new();
    while let Some(c) = code.next() {
        match c {
            '(' | '[' | '{' => found.push(Piece::Group(pieces(code))),
            ')' | ']' | '}' => break,
            '"' => {
                let mut text = String::new();
                while let Some(c) = code.next().filter(|c| *c != '"') {
                    text.extend(if c == '\\' { code.next() } else { Some(c) });
                }
                found.push(Piece::Text(text));
            }
            c if c.is_alphanumeric() || c == '_' => {
                let mut word = String::from(c);
                while let Some(c) = code.next_if(|c| c.is_alphanumeric() || *c == '_') {
                    word.push(c);
                }
                found.push(Piece::Word(word));
            }
            '\'' => skip_character(code),
            '/' if code.next_if_eq(&'/').is_some() => drop(code.find(|c| *c == '\n')),
            c if c.is_whitespace() => {}
            c => found.push(Piece::Sign(c)),
        }
    }
    found
}

/// Goes behind a character such as `'('`, whose quote was read. A lifetime ends nowhere.
fn skip_character(code: &mut std::iter::Peekable<std::str::Chars>) {
    let mut ahead = code.clone();
    let length = match (ahead.next(), ahead.next()) {
        (Some('\\'), _) => 3,
        (_, Some('\'')) => 2,
        _ => 0,
    };
    code.by_ref().take(length).for_each(drop);
}

/// The first names of lists of at least three ops: items of arrays and arguments, alternatives and arms of patterns,
/// and pairs of an op and a number or a text. A pair of an op and a function is a line of a stage's table.
fn lists_of_ops(group: &[Piece], is_op: &dyn Fn(&str) -> bool, found: &mut Vec<String>) {
    let name_of = |piece: &Piece| match piece {
        Piece::Text(text) if is_op(text) => Some(text.clone()),
        _ => None,
    };
    let mut names = Vec::new();
    for (i, piece) in group.iter().enumerate() {
        let before = i.checked_sub(1).map(|before| &group[before]);
        let begins = matches!(before, None | Some(Piece::Sign(',' | '|') | Piece::Group(_)));
        let ends = match group.get(i + 1) {
            None | Some(Piece::Sign(',' | '|' | '=')) => true,
            Some(Piece::Word(word)) => word == "if",
            _ => false,
        };
        match piece {
            Piece::Group(inner) => {
                lists_of_ops(inner, is_op, found);
                if let ([first, Piece::Sign(','), value, ..], true) = (&inner[..], begins) {
                    let number =
                        matches!(value, Piece::Word(word) if word.starts_with(|c: char| c.is_ascii_digit()));
                    let is_data =
                        number || matches!(value, Piece::Text(_) | Piece::Group(_) | Piece::Sign('-' | '&'));
                    names.extend(name_of(first).filter(|_| is_data));
                }
            }
            _ if begins && ends => names.extend(name_of(piece)),
            _ => {}
        }
    }
    if names.len() > 2 {
        found.push(names.swap_remove(0));
    }
}

/// The first names of the lists of ops of a file.
fn lists_in(text: &str, is_op: &dyn Fn(&str) -> bool) -> Vec<String> {
    let (mut found, code) = (Vec::new(), text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default());
    lists_of_ops(&pieces(&mut code.chars().peekable()), is_op, &mut found);
    found
}

/// Every name by which code may call an op of the table: with its namespace and its overload, or without.
fn names_of_ops() -> BTreeSet<&'static str> {
    let names = torchtpu_compile::op::entries().map(|entry| entry.name);
    let parts = names.flat_map(|name| {
        let (space, rest) = name.split_once('.').unwrap_or(("", name));
        let base = rest.split('.').next().unwrap_or(rest);
        [Some(name), Some(rest), Some(base).filter(|_| !space.is_empty())]
    });
    parts.flatten().collect()
}

#[test]
fn properties_of_ops_stand_in_the_op_table_alone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names = names_of_ops();
    let is_op = |text: &str| names.contains(text) || text.starts_with("aten.") || text.starts_with("aten::");
    let mut found = Vec::new();
    let shim = std::fs::read_dir(root.join("python/torchtpu_compile/device/shim")).unwrap();
    let shim = shim.map(|entry| entry.unwrap().path());
    let shim = shim.filter(|path| path.extension().is_some_and(|e| e == "h" || e == "cpp"));
    let shim: Vec<_> = shim.map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect();
    for (path, text) in files(&source()).into_iter().chain(shim) {
        let path = path.strip_prefix(root).unwrap().display().to_string();
        if !path.starts_with("src/op/") {
            found.extend(lists_in(&text, &is_op).into_iter().map(|first| (path.clone(), first)));
        }
    }
    let mut allowed: Vec<(String, String)> =
        LISTS_OF_OPS.iter().map(|(path, first, _)| ((*path).into(), (*first).into())).collect();
    found.sort();
    allowed.sort();
    assert_eq!(found, allowed, "make a list a mark of src/op/entry.rs, or give the reason in LISTS_OF_OPS");
}

#[test]
fn a_list_of_ops_is_found() {
    let found = |code: &str| lists_in(code, &|name| name.starts_with("aten."));
    let first = vec!["aten.a".to_owned()];
    assert_eq!(found("const A: &[&str] = &[\"aten.a\", // one\n\"aten.b\", \"aten.c\"];"), first);
    assert_eq!(found("matches!(&*op, \"aten.a\" | \"aten.b\" | \"aten.c\")"), first);
    assert_eq!(
        found("match op { \"aten.a\" => { 1 } \"aten.b\" if c == '\"' => 2, \"aten.c\" => 3 }"),
        first
    );
    assert_eq!(found("[(\"aten.a\", 1), (\"aten.b\", &[2]), (\"aten.c\", \"3\")]"), first);
    assert_eq!(found("[(\"aten.a\", f), (\"aten.b\", |x| 1), (\"aten.c\", m::f)]"), first[1..]);
    assert_eq!(
        found("f(\"aten.a\", x); f(\"aten.b\", 1); f(\"aten.c\", \"x\"); [\"x\", \"y\", \"aten.z\"]"),
        first[1..]
    );
    assert_eq!(found("[\"aten.a\", \"aten.b\"]"), first[1..]);
}
