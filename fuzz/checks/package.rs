//! Any package is an error or a model, whether or not its digests fit.
//!
//! The input is a package; what follows a byte of 1 in front of it is one whose digests are made to fit first, so that
//! what was changed reaches the readers of its parts.

use std::path::PathBuf;
use torchtpu_compile::cache::Trust;
use torchtpu_compile::package::{Manifest, Model, ModelSettings, Section, write};
use torchtpu_compile::runtime::DeviceSettings;

pub fn check(data: &[u8]) {
    let path = std::env::temp_dir().join(format!("torchtpu-fuzz-{}.tpkg", std::process::id()));
    match data.split_first() {
        Some((1, package)) => {
            if repaired(package, &path).is_none() {
                return;
            }
        }
        _ => std::fs::write(&path, data).expect("the temporary directory can be written to"),
    }
    // No plugin: a package that is sound ends there.
    let device = DeviceSettings { plugin: Some(PathBuf::from("/nowhere.so")), ..DeviceSettings::default() };
    let settings = ModelSettings { device, ..ModelSettings::default() };
    Model::open(&path, Some(&Trust::Unsigned), settings).err();
}

/// Writes a package with the parts that are where the manifest says, as long as they are there.
fn repaired(package: &[u8], path: &std::path::Path) -> Option<()> {
    let length = u32::from_le_bytes(package.get(12..16)?.try_into().ok()?) as usize;
    let manifest: Manifest = serde_json::from_slice(package.get(16..16usize.checked_add(length)?)?).ok()?;
    let mut at = 16 + length + 97;
    let mut sections = Vec::new();
    for listed in &manifest.sections {
        at = at.checked_next_multiple_of(64)?;
        let end = at.checked_add(usize::try_from(listed.bytes).ok()?)?.min(package.len());
        sections.push(Section { kind: listed.kind.clone(), bytes: package.get(at..end)?.to_vec() });
        at = end;
    }
    write(path, manifest, &sections, None).ok()?;
    Some(())
}
