//! Recordings as files: a msgpack envelope with magic, version and a compressed body.
//!
//! The envelope is like that of encoded graphs, so that a reader can say "made by a newer version". The body is
//! msgpack, compressed with DEFLATE. Decoding trusts nothing.

use super::format::{Call, Environment, FormatError, Recording};
use crate::fx::{Graph, WireError};
use crate::whole_file;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// First field of every recording.
pub const MAGIC: &str = "torchtpu.recording";
/// Changes whenever an older reader would misread the bytes.
pub const VERSION: u32 = 1;

/// Bodies beyond this many bytes are refused: compressed ones can claim any size.
const MAX_BODY: u64 = 1 << 35;

/// How much larger than its compressed form a body may be at most, above [`SMALL_BODY`]. DEFLATE reaches a thousand,
/// with nothing but zeros; real recordings reach about twenty.
const MAX_RATIO: u64 = 200;

/// Bodies up to this many bytes are read whatever their ratio is.
const SMALL_BODY: u64 = 1 << 30;

/// Why bytes are not a recording, or a file is not read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("not a recording: {0}")]
    Malformed(String),
    #[error(
        "not a recording, but {0}. A recording is a .ttpu file that `torchtpu record` or torchtpu_compile.record() wrote"
    )]
    Foreign(&'static str),
    #[error("not a recording (magic is {0:?}, expected {MAGIC:?})")]
    Magic(String),
    #[error(
        "recording format version {0} is not supported (this build reads {VERSION}); upgrade torchtpu-compile"
    )]
    Version(u32),
    #[error("the recording's graph: {0}")]
    Graph(#[from] WireError),
    #[error("invalid recording: {0}")]
    Invalid(#[from] FormatError),
    #[error("{path}: {source}")]
    Io { path: PathBuf, source: io::Error },
    #[error("{path}: {source}")]
    At { path: PathBuf, source: Box<FileError> },
}

#[derive(Deserialize)]
struct Envelope {
    magic: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct Packed<'a> {
    magic: &'a str,
    version: u32,
    /// Size of the body before compression.
    length: u64,
    #[serde(with = "serde_bytes")]
    body: &'a [u8],
}

#[derive(Serialize, Deserialize)]
struct Body {
    #[serde(with = "serde_bytes")]
    graph: Vec<u8>,
    environment: Environment,
    calls: Vec<Call>,
}

/// Describes bytes that are not the msgpack map of a recording; `None` if they could be a damaged one.
fn foreign(bytes: &[u8]) -> Option<&'static str> {
    let begins = |with: &[u8]| bytes.starts_with(with);
    // `{"magic": …` with four keys.
    if bytes.is_empty() || begins(&[0x84]) {
        None
    } else if begins(b"TTPUBND\0") {
        Some("a bundle, which `torchtpu cache import` or precompile.load() reads")
    } else if begins(b"TTPUPKG\0") {
        Some("a package, which `torchtpu-run` executes")
    } else if begins(b"PK\x03\x04") {
        Some("a zip archive, such as a checkpoint of torch.save or an exported program")
    } else if bytes.get(8) == Some(&b'{') && std::str::from_utf8(bytes).is_err() {
        Some("a file of tensors in the safetensors format")
    } else if std::str::from_utf8(bytes).is_ok_and(|text| !text.contains('\0')) {
        Some("text that does not begin with `graph `")
    } else {
        Some("a binary file of an unknown format")
    }
}

/// Reads the file of a graph.
///
/// # Errors
/// Those of [`std::fs::read`]; for a directory, an error that names a recording in it.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !path.is_dir() {
        return std::fs::read(path);
    }
    let files = std::fs::read_dir(path)?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut recordings: Vec<PathBuf> =
        files.filter(|file| file.extension() == Some("ttpu".as_ref())).collect();
    recordings.sort();
    let advice = match recordings.first() {
        Some(first) => {
            format!("name one of its {} recordings, such as {}", recordings.len(), first.display())
        }
        None => "it holds no recordings (*.ttpu)".to_owned(),
    };
    Err(io::Error::new(
        io::ErrorKind::IsADirectory,
        format!("this is a directory, and the command takes one graph: {advice}"),
    ))
}

fn malformed(error: impl ToString) -> FileError {
    FileError::Malformed(error.to_string())
}

impl Recording {
    /// Reads a recording, checking everything.
    pub fn decode(bytes: &[u8]) -> Result<Recording, FileError> {
        let envelope: Envelope = rmp_serde::from_slice(bytes)
            .map_err(|error| foreign(bytes).map_or_else(|| malformed(error), FileError::Foreign))?;
        if envelope.magic != MAGIC {
            return Err(FileError::Magic(envelope.magic.chars().take(40).collect()));
        }
        if envelope.version != VERSION {
            return Err(FileError::Version(envelope.version));
        }
        let packed: Packed = rmp_serde::from_slice(bytes).map_err(malformed)?;
        let most = SMALL_BODY.max(packed.body.len() as u64 * MAX_RATIO).min(MAX_BODY);
        if packed.length > most {
            return Err(malformed(format!("its body claims {} bytes", packed.length)));
        }
        // No allocation on the word of the file: the buffer grows with what is really there.
        let mut body = Vec::new();
        DeflateDecoder::new(packed.body)
            .take(packed.length + 1)
            .read_to_end(&mut body)
            .map_err(|e| malformed(format!("its body does not decompress: {e}")))?;
        if body.len() as u64 != packed.length {
            return Err(malformed(format!("its body is not of {} bytes, as it claims", packed.length)));
        }
        let Body { graph, environment, calls } = rmp_serde::from_slice(&body).map_err(malformed)?;
        let recording = Recording { graph: Graph::decode(&graph)?, environment, calls };
        recording.check()?;
        Ok(recording)
    }

    /// Writes a recording. Equal recordings give equal bytes.
    pub fn encode(&self) -> Vec<u8> {
        let Recording { graph, environment, calls } = self;
        let body = Body { graph: graph.encode(), environment: environment.clone(), calls: calls.clone() };
        let body = rmp_serde::to_vec_named(&body).expect("a recording has no unserializable parts");
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        let packed = encoder.write_all(&body).and_then(|()| encoder.finish());
        let packed = packed.expect("writing to memory does not fail");
        let file = Packed { magic: MAGIC, version: VERSION, length: body.len() as u64, body: &packed };
        rmp_serde::to_vec_named(&file).expect("an envelope has no unserializable parts")
    }

    /// Reads a file.
    pub fn load(path: &Path) -> Result<Recording, FileError> {
        let bytes = read(path).map_err(|source| FileError::Io { path: path.to_owned(), source })?;
        Self::decode(&bytes)
            .map_err(|source| FileError::At { path: path.to_owned(), source: Box::new(source) })
    }

    /// Writes a file, whole or not at all: other processes see the old file or the new one.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        whole_file::write_bytes(path, &self.encode())
            .map_err(|source| FileError::Io { path: path.to_owned(), source })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Data, Distribution, Expected, Input, InputTensor, Output};
    use super::*;
    use crate::fx::DType;
    use proptest::prelude::*;

    const GRAPH: &str = "graph g inference\nsource \"/home/someone/model.py\" 12 \"y = x + x\"\n\
                         input %0 x: f32[2, 3]\n%1 = aten.relu.default(%0) : f32[2, 3] name=y source=0\nreturn %1\n";

    fn recording() -> Recording {
        let input = InputTensor {
            dtype: DType::F32,
            dims: [2, 3].as_slice().into(),
            strides: [1, 2].as_slice().into(),
            data: Data::Seeded { seed: 7, distribution: Distribution::Uniform { low: -1.0, high: 1.0 } },
        };
        let call = Call {
            inputs: vec![Input::Tensor(input)],
            outputs: vec![Output::Tensor(Expected::of(DType::F32, &[2, 3], &[0; 24], 4))],
            mutations: vec![],
        };
        let environment = Environment { torch: "2".to_string(), ..Environment::default() };
        Recording { graph: Graph::parse(GRAPH).unwrap(), environment, calls: vec![call] }
    }

    /// Returns the error of reading a recording after `change`.
    fn refused(change: impl FnOnce(&mut Recording)) -> String {
        let mut recording = recording();
        change(&mut recording);
        Recording::decode(&recording.encode()).unwrap_err().to_string()
    }

    fn input(recording: &mut Recording) -> &mut InputTensor {
        match &mut recording.calls[0].inputs[0] {
            Input::Tensor(tensor) => tensor,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn reads_what_it_wrote() {
        assert_eq!(Recording::decode(&recording().encode()).unwrap(), recording());
    }

    #[test]
    fn hides_where_the_users_files_lie() {
        let mut recording = recording();
        recording.hide_directories();
        assert_eq!(&*recording.graph.sources[0].file, "model.py");
        assert_eq!(&*recording.graph.sources[0].code, "y = x + x");
        recording.graph.sources[0].file = "/opt/python/lib/site-packages/pkg/nn.py".into();
        recording.hide_directories();
        assert_eq!(&*recording.graph.sources[0].file, "pkg/nn.py");
        assert_eq!(&*recording.graph.sources[0].code, "");
        recording.hide_directories();
        assert_eq!(&*recording.graph.sources[0].file, "nn.py");
    }

    #[test]
    fn says_what_a_file_is_not() {
        let message = |bytes: &[u8]| Recording::decode(bytes).unwrap_err().to_string();
        assert!(message(b"").starts_with("not a recording"));
        let graph = recording().graph.encode();
        assert!(message(&graph).contains("magic is \"torchtpu.fx\""), "{}", message(&graph));
        let newer = Packed { magic: MAGIC, version: VERSION + 1, length: 0, body: &[] };
        let newer = message(&rmp_serde::to_vec_named(&newer).unwrap());
        assert!(newer.contains("version 2 is not supported") && newer.contains("upgrade"), "{newer}");
        let long = Packed { magic: MAGIC, version: VERSION, length: u64::MAX, body: &[] };
        assert!(message(&rmp_serde::to_vec_named(&long).unwrap()).contains("claims"));
        let mut cut = recording().encode();
        cut.truncate(cut.len() - 3);
        assert!(message(&cut).starts_with("not a recording"), "{}", message(&cut));
    }

    #[test]
    fn refuses_calls_that_do_not_fit_the_graph() {
        let wrong = refused(|r| input(r).dims = [3, 2].as_slice().into());
        assert_eq!(
            wrong,
            "invalid recording: call 0: input 0 (x): it is f32[3, 2], the graph says f32[2, 3]"
        );
        assert!(refused(|r| input(r).dims = [i64::MAX, 3].as_slice().into()).contains("the graph says"));
        assert!(refused(|r| input(r).strides = [3, 3].as_slice().into()).contains("strides"));
        assert!(refused(|r| input(r).strides = [-1, 2].as_slice().into()).contains("strides"));
        assert!(refused(|r| input(r).data = Data::Full(vec![0; 23])).contains("23 bytes of data"));
        let nan = Distribution::Constant(f64::NAN);
        assert!(
            refused(|r| input(r).data = Data::Seeded { seed: 0, distribution: nan }).contains("distribution")
        );
        assert!(refused(|r| r.calls[0].inputs[0] = Input::Int(3)).contains("kind"));
        assert!(refused(|r| r.calls[0].inputs.clear()).contains("0 inputs, the graph has 1"));
        assert!(refused(|r| r.calls[0].outputs[0] = Output::None).contains("returns a tensor"));
        let mut empty = Expected::of(DType::F32, &[2, 3], &[0; 24], 4);
        empty.sample = vec![];
        assert!(refused(|r| r.calls[0].outputs[0] = Output::Tensor(empty)).contains("no elements"));
    }

    #[test]
    fn saves_whole_files_or_nothing() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("g.ttpu");
        recording().save(&path).unwrap();
        recording().save(&path).unwrap();
        assert_eq!(Recording::load(&path).unwrap(), recording());
        let error = recording().save(&path.join("below")).unwrap_err().to_string();
        assert!(error.contains("g.ttpu"), "{error}");
        assert_eq!(std::fs::read_dir(&directory).unwrap().count(), 1);
    }

    proptest! {
        #[test]
        fn damaged_bytes_are_an_error_or_a_valid_recording(at in 0usize..4096, byte in any::<u8>()) {
            let mut bytes = recording().encode();
            let at = at % bytes.len();
            bytes[at] = byte;
            if let Ok(read) = Recording::decode(&bytes) {
                prop_assert!(read.check().is_ok());
            }
        }

        /// As above, below the compression.
        #[test]
        fn damaged_bodies_are_an_error_or_a_valid_recording(at in 0usize..4096, byte in any::<u8>()) {
            let Recording { graph, environment, calls } = recording();
            let body = Body { graph: graph.encode(), environment, calls };
            let mut body = rmp_serde::to_vec_named(&body).unwrap();
            let at = at % body.len();
            body[at] = byte;
            let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
            encoder.write_all(&body).unwrap();
            let packed = encoder.finish().unwrap();
            let file = Packed { magic: MAGIC, version: VERSION, length: body.len() as u64, body: &packed };
            if let Ok(read) = Recording::decode(&rmp_serde::to_vec_named(&file).unwrap()) {
                prop_assert!(read.check().is_ok());
            }
        }
    }
}
