//! Valid inputs for the targets `package`, `bundle` and `http_body`.

use std::path::{Path, PathBuf};
use torchtpu_compile::cache::{CacheMode, CacheSettings, Directory, bundle};
use torchtpu_compile::fx::{DType, Graph};
use torchtpu_compile::package::{Tensor, write_npz, write_safetensors, write_weights};
use torchtpu_compile::pjrt::Platform;
use torchtpu_compile::recording::{Environment, Recording};
use torchtpu_compile::runtime::{Argument, CompileSettings, CompiledGraph, DeviceSettings, TensorView};
use torchtpu_compile::sizing::{BucketPolicy, Series};
use torchtpu_compile::tools::{GraphFile, Packaging, ProgramSizes, Target};

const GRAPH: &str = r#"graph scale inference
symbol s0 "s7" min=2 max=64 hint=3
input %0 n: symint {s0} fqn="x.size()[0]"
input %1 x: f32[s0,3] fqn="x"
param %2 w: f32[3] static fqn="layer.weight"
%3 = aten.mul.Tensor(%1, %2) : f32[s0,3] name=mul
return %3
"#;

/// Writes them to a folder each below `corpus`; with an executable, where there is a plugin.
pub fn write(corpus: &Path, plugin: Option<PathBuf>) -> Result<(), Box<dyn std::error::Error>> {
    for target in ["package", "bundle", "http_body"] {
        std::fs::create_dir_all(corpus.join(target))?;
    }
    let made = std::env::temp_dir().join(format!(
        "torchtpu-seeds-{:?}-{}",
        std::thread::current().id(),
        std::process::id()
    ));
    std::fs::create_dir_all(&made)?;
    let environment = Environment { matmul_precision: "highest".to_owned(), ..Environment::default() };
    let recording = Recording { graph: Graph::parse(GRAPH)?, environment, calls: Vec::new() };
    recording.save(&made.join("g.ttpu"))?;
    let graph_file = GraphFile::load(&made.join("g.ttpu"))?;
    let buckets = BucketPolicy { series: Series::List(vec![4]), ..BucketPolicy::default() };
    let directory = made.join("cache");
    let cache =
        CacheSettings { mode: CacheMode::On, directory: Some(directory.clone()), ..CacheSettings::default() };
    let mut programs =
        vec![(ProgramSizes { sizes: vec![4], padded: true }, Target::Here(Platform::Cpu), None)];
    if plugin.is_some() {
        let settings = CompileSettings { buckets: buckets.clone(), cache, ..graph_file.settings()? };
        let device = DeviceSettings { plugin, ..DeviceSettings::default() };
        let compiled = CompiledGraph::new(graph_file.graph().clone(), &device, settings)?;
        let view =
            |dims: &[i64]| Argument::Host(TensorView::contiguous(std::ptr::null_mut(), DType::F32, dims));
        compiled.plan(&[Argument::Int(4), view(&[4, 3]), view(&[3])])?;
        programs[0].2 = compiled.report().cache_key;
    }
    let weight: Vec<u8> = [2f32, -1.0, 0.5].iter().flat_map(|x| x.to_le_bytes()).collect();
    let weights = write_weights([("layer.weight", DType::F32, &[3i64][..], &*weight)].into_iter())?;
    std::fs::write(made.join("w.safetensors"), weights)?;
    let packaging = Packaging {
        graph_file: &graph_file,
        weights: &[made.join("w.safetensors")],
        inputs: &[],
        outputs: &[],
        buckets,
        programs,
        key: None,
    };
    let cache = Directory::open(&directory)?;
    packaging.write(&cache, &made.join("m.tpkg"))?;
    let package = std::fs::read(made.join("m.tpkg"))?;
    std::fs::write(corpus.join("package/whole"), &package)?;
    std::fs::write(corpus.join("package/parts"), [&[1], package.as_slice()].concat())?;

    bundle::export(&cache, &made.join("b"), None, Some(b"functions"), None)?;
    std::fs::write(corpus.join("bundle/whole"), std::fs::read(made.join("b"))?)?;
    for (i, key) in cache.keys_in(&cache.entries()).iter().enumerate() {
        let entry = std::fs::read(cache.entry(key))?;
        std::fs::write(
            corpus.join(format!("bundle/entry-{i}")),
            [&[1], &key.as_bytes()[..], &entry].concat(),
        )?;
    }

    let x = Tensor::new(DType::F32, &[2, 3], &[0; 24])?;
    let named = [("x".to_owned(), x)];
    std::fs::write(corpus.join("http_body/safetensors"), write_safetensors(&named)?)?;
    std::fs::write(corpus.join("http_body/npz"), write_npz(&named)?)?;
    for (i, text) in [
        r#"{"x": [[1, 2.5, -3e2], [4, 5, 6]]}"#,
        r#"{"ids": [[101, 2009]], "mask": [true, false], "half": [0.5, null]}"#,
        r#"{"x": [], "c": [1]}"#,
        r#"{"c": []}"#,
    ]
    .iter()
    .enumerate()
    {
        std::fs::write(corpus.join(format!("http_body/json-{i}")), text)?;
    }
    std::fs::remove_dir_all(&made)?;
    Ok(())
}
