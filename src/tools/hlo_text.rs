//! HLO as XLA prints it: computations, instructions, and the places in the user's program that they are from.

use std::collections::HashMap;

/// One instruction: its name, the text of its type, its opcode, and all that follows.
pub(super) struct Instruction<'t> {
    pub(super) name: &'t str,
    pub(super) ty: &'t str,
    pub(super) opcode: &'t str,
    pub(super) rest: &'t str,
}

/// A program's computations by their names.
pub(super) struct Module<'t> {
    pub(super) computations: HashMap<&'t str, Vec<Instruction<'t>>>,
    pub(super) entry: Option<&'t str>,
    /// How many devices run the program.
    pub(super) replicas: usize,
    /// `file:line` by the numbers of stack frames.
    frames: HashMap<u64, String>,
}

/// How deep computations that call computations are looked through; a module that calls itself is damaged.
pub(super) const NESTED: usize = 8;

impl<'t> Module<'t> {
    pub(super) fn read(text: &'t str) -> Self {
        let head = text.lines().next().unwrap_or_default();
        let replicas = number(head, "replica_count=").and_then(|n| usize::try_from(n).ok()).unwrap_or(1);
        let mut module = Module { computations: HashMap::new(), entry: None, replicas, frames: frames(text) };
        let mut current: Option<&str> = None;
        for line in text.lines() {
            match current {
                None if line.ends_with('{') && line.contains(" -> ") => {
                    let is_entry = line.starts_with("ENTRY ");
                    let name = line.trim_start_matches("ENTRY ").split(' ').next().unwrap_or_default();
                    let name = name.trim_start_matches('%');
                    if is_entry {
                        module.entry = Some(name);
                    }
                    current = Some(name);
                    module.computations.entry(name).or_default();
                }
                Some(_) if line.starts_with('}') => current = None,
                Some(name) => {
                    if let Some(instruction) = instruction(line) {
                        module.computations.entry(name).or_default().push(instruction);
                    }
                }
                None => {}
            }
        }
        module
    }

    /// The op and the line that an instruction says it is from. What a rewrite of the compiler leaves without them is
    /// from where the last instruction of a computation it calls is from: rewrites keep the reduction's own.
    pub(super) fn origin(
        &self,
        i: &Instruction<'t>,
        deep: usize,
    ) -> Option<(Option<String>, Option<String>)> {
        let op = quoted(i.rest, "op_name=").map(str::to_owned);
        let frame = number(i.rest, "stack_frame_id=").and_then(|id| self.frames.get(&id).cloned());
        let direct = quoted(i.rest, "source_file=").zip(number(i.rest, "source_line="));
        let source = frame.or_else(|| direct.map(|(file, line)| format!("{file}:{line}")));
        if op.is_some() || source.is_some() || deep == 0 {
            return (op.is_some() || source.is_some()).then_some((op, source));
        }
        let called = |key: &&str| self.computations.get(attribute(i.rest, key)?);
        let said = |inner: &Vec<Instruction<'t>>| {
            inner.iter().rev().filter(|i| i.opcode != "parameter").find_map(|i| self.origin(i, deep - 1))
        };
        ["calls=", "to_apply="].iter().filter_map(called).find_map(said)
    }
}

/// The tables of stack frames at the head of a module: the innermost place of each frame.
fn frames(text: &str) -> HashMap<u64, String> {
    let mut section = "";
    let (mut files, mut locations) = (HashMap::new(), HashMap::new());
    let mut frames = HashMap::new();
    for line in text.lines() {
        match line {
            "FileNames" | "FunctionNames" | "FileLocations" | "StackFrames" => {
                section = line;
                continue;
            }
            _ if line.starts_with('%') || line.starts_with("ENTRY") => break,
            _ => {}
        }
        let Some((id, entry)) = line.split_once(' ') else { continue };
        let Ok(id) = id.parse::<u64>() else { continue };
        match section {
            "FileNames" => {
                files.insert(id, entry.trim_matches('"'));
            }
            "FileLocations" => {
                if let Some(place) = number(entry, "file_name_id=").zip(number(entry, "line=")) {
                    locations.insert(id, place);
                }
            }
            "StackFrames" => {
                let place = number(entry, "file_location_id=").and_then(|id| locations.get(&id));
                if let Some((file, line)) = place.and_then(|(file, line)| Some((files.get(file)?, line))) {
                    frames.insert(id, format!("{file}:{line}"));
                }
            }
            _ => {}
        }
    }
    frames
}

/// `  ROOT %name = type opcode(…), …`
fn instruction(line: &str) -> Option<Instruction<'_>> {
    let (name, rest) = line.trim_start().trim_start_matches("ROOT ").split_once(" = ")?;
    let end = if rest.starts_with('(') {
        let mut depth = 0;
        rest.char_indices().find_map(|(at, c)| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            (depth == 0).then_some(at + 1)
        })?
    } else {
        rest.find(' ')?
    };
    let (ty, rest) = (&rest[..end], rest[end..].trim_start());
    let opcode = rest.split('(').next()?;
    Some(Instruction { name: name.trim_start_matches('%'), ty, opcode, rest })
}

/// The name behind `key`.
pub(super) fn attribute<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    let rest = text.split_once(key)?.1.trim_start_matches('%');
    rest.split([',', ' ', ')', '}']).next()
}

/// Returns the quoted text after `key`.
pub(super) fn quoted<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    text.split_once(key)?.1.strip_prefix('"')?.split('"').next()
}

/// The number behind `key`, which begins a word.
pub(super) fn number(text: &str, key: &str) -> Option<u64> {
    let at = text.match_indices(key).map(|(at, _)| at);
    let mut starts = at.filter(|at| !text[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_'));
    let rest = &text[starts.next()? + key.len()..];
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The text of an instruction's operands.
pub(super) fn operands<'t>(i: &Instruction<'t>) -> &'t str {
    i.rest.split("),").next().unwrap_or_default()
}

/// The numbers of a list in braces behind `key`.
pub(super) fn list(text: &str, key: &str) -> Vec<usize> {
    let inside = text.split_once(key).and_then(|(_, rest)| rest.strip_prefix('{')?.split('}').next());
    inside.into_iter().flat_map(|inside| inside.split(',')).filter_map(|n| n.trim().parse().ok()).collect()
}

/// The names of values in a text.
pub(super) fn names(text: &str) -> impl Iterator<Item = &str> {
    let ends = |c: char| !(c.is_alphanumeric() || matches!(c, '.' | '_' | '-'));
    text.split('%').skip(1).filter_map(move |part| part.split(ends).next())
}

/// Bits of an element: what the digits of its type say, as in `bf16`, `f8e4m3fn` and `s4`.
pub(super) fn element_bits(element: &str) -> u64 {
    if element == "pred" {
        return 8;
    }
    let digits = element.trim_start_matches(|c: char| !c.is_ascii_digit());
    digits.split(|c: char| !c.is_ascii_digit()).next().and_then(|n| n.parse().ok()).unwrap_or(8)
}

/// The arrays of a type: their bytes, and whether they lie in the device's memory, which is memory space 0.
pub(super) fn parts(ty: &str) -> Vec<(u64, bool)> {
    let mut found = Vec::new();
    let mut rest = ty;
    while let Some(open) = rest.find('[') {
        let start = rest[..open].rfind(|c: char| !c.is_alphanumeric()).map_or(0, |at| at + 1);
        let element = &rest[start..open];
        let Some(close) = rest[open..].find(']').map(|at| open + at) else { break };
        let dims = &rest[open + 1..close];
        rest = &rest[close + 1..];
        let layout = rest.strip_prefix('{').and_then(|l| l.split('}').next()).unwrap_or_default();
        let elsewhere = layout.split_once("S(").is_some_and(|(_, space)| !space.starts_with('0'));
        let elements: u64 = dims.split(',').filter_map(|d| d.parse::<u64>().ok()).product();
        found.push((elements * element_bits(element) / 8, !elsewhere));
    }
    found
}
