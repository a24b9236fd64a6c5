//! The files of goldens: a graph, a line `---`, and what it must become.

use std::path::{Path, PathBuf};
use torchtpu_compile::fx::Graph;

/// The goldens under a folder of `tests/fx_graphs`: each file's path below it, and the file. In order of name, never
/// none.
pub fn under(folder: &str) -> Vec<(String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fx_graphs").join(folder);
    let (mut found, mut folders) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "fx") {
                found.push((path.strip_prefix(&root).unwrap().display().to_string(), path));
            }
        }
    }
    assert!(!found.is_empty(), "no golden in {}", root.display());
    found.sort();
    found
}

/// The text of a golden's graph.
pub fn input(path: &Path) -> String {
    let content = std::fs::read_to_string(path).unwrap();
    content.split("\n---\n").next().unwrap().trim_end().to_string()
}

/// A golden's graph.
pub fn graph(path: &Path) -> Graph {
    Graph::parse(&input(path)).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}
