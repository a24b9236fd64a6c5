//! `pjrt_contract.txt` against the binding: each field of each call has its line, and each test that it names is there.

use std::collections::BTreeMap;
use std::path::Path;
use torchtpu_compile::pjrt::ffi::LAYOUTS;

const LIST: &str = include_str!("pjrt_contract.txt");
/// Files with the tests that the list names.
const TESTS: [&str; 4] = ["pjrt_cpu.rs", "pjrt_hang.rs", "pjrt_layout.rs", "pjrt_worker.rs"];
const OWN: &str = "virtual_accelerator.rs";

/// One call: its fields, and the tests or the reason.
#[derive(Debug, Default, PartialEq)]
struct Entry {
    fields: Vec<String>,
    tests: Vec<String>,
    has_reason: bool,
}

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split_whitespace().map(str::to_owned)
}

fn read(list: &str) -> BTreeMap<String, Entry> {
    let mut entries: BTreeMap<String, Entry> = BTreeMap::new();
    let mut name = String::new();
    for line in list.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let Some(line) = line.strip_prefix("  ") else {
            name = line.trim().to_owned();
            assert!(entries.insert(name.clone(), Entry::default()).is_none(), "{name} stands there twice");
            continue;
        };
        let entry = entries.get_mut(&name).expect("a call before its lines");
        if let Some(fields) = line.strip_prefix("given ").or_else(|| line.strip_prefix("read ")) {
            entry.fields.extend(words(fields));
        } else if let Some(about) = line.strip_prefix("about ") {
            let (field, why) = about.split_once(": ").unwrap_or_else(|| panic!("no text in `{line}`"));
            assert!(entry.fields.iter().any(|given| given == field), "{name}: `{field}` is not given");
            assert!(why.len() > 20, "no text in `{line}`");
        } else if let Some(tests) = line.strip_prefix("held by ") {
            entry.tests.extend(words(tests));
        } else if let Some(reason) = line.strip_prefix("reason ") {
            entry.has_reason = reason.len() > 20;
        } else {
            let (fields, why) = line.split_once(": ").unwrap_or_else(|| panic!("no reason in `{line}`"));
            assert!(why.len() > 20, "no reason in `{line}`");
            entry.fields.extend(words(fields));
        }
    }
    entries
}

/// What is wrong with a list.
fn problems(entries: &BTreeMap<String, Entry>, tests: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut declared = Vec::new();
    for layout in LAYOUTS {
        let name = layout.name.trim_end_matches("_Args");
        declared.push(name);
        let Some(entry) = entries.get(name) else {
            wrong.push(format!("{name} has no lines"));
            continue;
        };
        let mut fields: Vec<&str> = layout.fields.iter().skip(2).map(|(field, _)| *field).collect();
        let mut listed: Vec<&str> = entry.fields.iter().map(String::as_str).collect();
        fields.sort_unstable();
        listed.sort_unstable();
        if fields != listed {
            wrong.push(format!("{name} has the fields {fields:?}, and lines for {listed:?}"));
        }
        if entry.tests.is_empty() && !entry.has_reason {
            wrong.push(format!("{name} has neither a test nor a reason"));
        }
        let missing = entry.tests.iter().filter(|test| !tests.contains(&format!("fn {test}(")));
        wrong.extend(missing.map(|test| format!("{name}: there is no test {test}")));
    }
    let unknown = entries.keys().filter(|name| !declared.contains(&name.as_str()));
    wrong.extend(unknown.map(|name| format!("{name} is not declared")));
    wrong
}

fn tests() -> String {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = TESTS.iter().chain([&OWN]);
    files.map(|file| std::fs::read_to_string(directory.join(file)).unwrap()).collect()
}

#[test]
fn each_field_of_each_call_has_its_line() {
    let wrong = problems(&read(LIST), &tests());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_call_without_a_line_is_found() {
    let (mut entries, tests) = (read(LIST), tests());
    let removed = entries.remove("PJRT_Compile").unwrap();
    assert_eq!(problems(&entries, &tests), ["PJRT_Compile has no lines"]);
    let cut =
        Entry { fields: removed.fields[1..].to_vec(), tests: vec!["no_such_test".to_owned()], ..removed };
    entries.insert("PJRT_Compile".to_owned(), cut);
    let found = problems(&entries, &tests);
    assert!(found[0].starts_with("PJRT_Compile has the fields"), "{found:?}");
    assert_eq!(found[1..], ["PJRT_Compile: there is no test no_such_test"]);
}
