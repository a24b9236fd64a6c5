//! Packages: written, read, run by `torchtpu-run` and through C with an empty environment, served over HTTP.

use crate::pjrt_support::{cpu_plugin_path, site_packages, test_plugin};
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use torchtpu_compile::cache::{CacheMode, CacheSettings, Directory, Trust, make_keys};
use torchtpu_compile::fx::{DType, Graph};
use torchtpu_compile::package::{
    File, Kind, Manifest, Model, ModelSettings, PackageError, Section, Tensor, read_file, read_safetensors,
    write, write_file, write_safetensors, write_weights,
};
use torchtpu_compile::pjrt::Platform;
use torchtpu_compile::recording::{Environment, Recording};
use torchtpu_compile::runtime::{CompileSettings, CompiledGraph, DeviceSettings, PlatformChoice};
use torchtpu_compile::sizing::{BucketPolicy, Series};
use torchtpu_compile::tools::{GraphFile, Packaging, ProgramSizes, Target};

/// Rows times a weight, and the sum of all rows: padding that counted would show.
const GRAPH: &str = r#"graph scale inference
symbol s0 "s7" min=2 max=64 hint=3
input %0 n: symint {s0} fqn="x.size()[0]"
input %1 x: f32[s0,3] fqn="x"
param %2 w: f32[3] static fqn="layer.weight"
%3 = aten.mul.Tensor(%1, %2) : f32[s0,3] name=mul
%4 = aten.sum.dim_IntList(%3, [0], false, dtype=none) : f32[3] name=sum
return %3, %4
"#;
const WEIGHT: [f32; 3] = [2.0, -1.0, 0.5];

/// A package of [`GRAPH`] and all that was needed to make it, gone when dropped.
struct Made {
    directory: TempDir,
    digest: blake3::Hash,
}

impl Made {
    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn package(&self) -> PathBuf {
        self.path("m.tpkg")
    }
}

fn cpu() -> DeviceSettings {
    let platform = PlatformChoice::Given(Platform::Cpu);
    DeviceSettings { platform, site_packages: site_packages(), ..DeviceSettings::default() }
}

fn bytes_of(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn graph_file(directory: &Path) -> GraphFile {
    let recording = Recording {
        graph: Graph::parse(GRAPH).unwrap(),
        environment: Environment { matmul_precision: "highest".to_owned(), ..Environment::default() },
        calls: Vec::new(),
    };
    recording.save(&directory.join("g.ttpu")).unwrap();
    GraphFile::load(&directory.join("g.ttpu")).unwrap()
}

/// Compiled for up to 4 and up to 16 rows, signed with `key`.
fn made() -> Made {
    let made = tempfile::tempdir().unwrap();
    let directory = made.path();
    make_keys(&directory.join("key")).unwrap();
    let graph_file = graph_file(directory);
    let buckets = BucketPolicy { series: Series::List(vec![4, 16]), ..BucketPolicy::default() };
    let cache = CacheSettings {
        mode: CacheMode::On,
        directory: Some(directory.join("cache")),
        ..CacheSettings::default()
    };
    let settings = CompileSettings { buckets: buckets.clone(), cache, ..graph_file.settings().unwrap() };
    let compiled = CompiledGraph::new(graph_file.graph().clone(), &cpu(), settings).unwrap();
    let mut programs = Vec::new();
    for rows in [4, 16] {
        use torchtpu_compile::runtime::{Argument, TensorView};
        let view =
            |dims: &[i64]| Argument::Host(TensorView::contiguous(std::ptr::null_mut(), DType::F32, dims));
        compiled.plan(&[Argument::Int(rows), view(&[rows, 3]), view(&[3])]).unwrap();
        let key = compiled.report().cache_key;
        let sizes = ProgramSizes { sizes: vec![rows], padded: true };
        programs.push((sizes, Target::Here(Platform::Cpu), key));
    }
    let weights = write_weights([("layer.weight", DType::F32, &[3i64][..], &*bytes_of(&WEIGHT))].into_iter());
    std::fs::write(directory.join("w.safetensors"), weights.unwrap()).unwrap();
    let packaging = Packaging {
        graph_file: &graph_file,
        weights: &[directory.join("w.safetensors")],
        inputs: &[],
        outputs: &["scaled".to_owned()],
        buckets,
        programs,
        key: Some(&directory.join("key")),
    };
    let cache = Directory::open(&directory.join("cache")).unwrap();
    let digest = packaging.write(&cache, &directory.join("m.tpkg")).unwrap().digest;
    Made { directory: made, digest }
}

fn trust(made: &Made) -> Trust {
    Trust::new(Some(&made.path("key.pub")), false).unwrap().unwrap()
}

fn open(made: &Made, never_compile: bool) -> Result<Model, PackageError> {
    let settings = ModelSettings { device: cpu(), never_compile, ..ModelSettings::default() };
    Model::open(&made.package(), Some(&trust(made)), settings)
}

fn rows(n: usize) -> (Tensor, Vec<f32>, Vec<f32>) {
    let x: Vec<f32> = (0..n * 3).map(|i| i as f32 - 4.0).collect();
    let scaled: Vec<f32> = x.iter().enumerate().map(|(i, x)| x * WEIGHT[i % 3]).collect();
    let sums = (0..3).map(|c| scaled.iter().skip(c).step_by(3).sum()).collect();
    (Tensor::new(DType::F32, &[n as i64, 3], &bytes_of(&x)).unwrap(), scaled, sums)
}

fn check(results: &BTreeMap<String, Tensor>, n: usize) {
    let (_, scaled, sums) = rows(n);
    assert_eq!(results["scaled"].dims, [n as i64, 3]);
    assert_eq!(results["scaled"].bytes(), bytes_of(&scaled));
    assert_eq!(results["output1"].bytes(), bytes_of(&sums));
}

#[test]
fn a_package_serves_its_buckets_without_a_compile_and_says_what_does_not_fit() {
    let made = made();
    let model = open(&made, true).unwrap();
    for n in [2, 3, 4, 5, 16] {
        check(&model.run(&[rows(n).0]).unwrap().into_iter().collect(), n);
    }
    assert_eq!(model.programs(), (2, 0));
    let told = |dtype, dims: &[i64]| {
        let count = dims.iter().product::<i64>() as usize * 4;
        model.run(&[Tensor::new(dtype, dims, &vec![0; count]).unwrap()]).unwrap_err().to_string()
    };
    assert!(
        told(DType::F32, &[1, 3]).contains("size 1 in dimension 0, which must be at least 2 and at most 64")
    );
    assert!(told(DType::F32, &[2, 4]).contains("size 4 in dimension 1"));
    assert!(told(DType::I32, &[2, 3]).contains("was given as int32[2, 3]"));
    let compiles = told(DType::F32, &[20, 3]);
    assert!(compiles.contains("no program for the sizes s0 = 20"), "{compiles}");
    assert!(compiles.contains("it serves s0 ≤ 4; s0 ≤ 16"), "{compiles}");
    let missing = model.in_order(BTreeMap::new()).unwrap_err().to_string();
    assert!(missing.contains("the input `x` is missing; the inputs are x: float32[s0, 3]"), "{missing}");
}

#[test]
fn other_sizes_and_machines_compile_from_the_text_in_the_package() {
    let made = made();
    let model = open(&made, false).unwrap();
    check(&model.run(&[rows(20).0]).unwrap().into_iter().collect(), 20);
    assert_eq!(model.programs(), (0, 1));
    // Without its executables: as on another machine.
    let graph_file = graph_file(made.directory.path());
    let sizes = ProgramSizes { sizes: vec![4], padded: true };
    let packaging = Packaging {
        graph_file: &graph_file,
        weights: &[made.path("w.safetensors")],
        inputs: &[],
        outputs: &["scaled".to_owned()],
        buckets: BucketPolicy { series: Series::List(vec![4, 16]), ..BucketPolicy::default() },
        programs: vec![(sizes, Target::Here(Platform::Cpu), None)],
        key: Some(&made.path("key")),
    };
    let cache = Directory::open(&made.path("cache")).unwrap();
    packaging.write(&cache, &made.package()).unwrap();
    let model = open(&made, false).unwrap();
    check(&model.run(&[rows(3).0]).unwrap().into_iter().collect(), 3);
    assert_eq!(model.programs(), (0, 1));
    assert!(open(&made, true).is_err());
}

#[test]
fn weights_that_do_not_fit_are_told() {
    let made = made();
    let graph_file = graph_file(made.directory.path());
    let told = |weights: Vec<PathBuf>, outputs: &[String], inputs: &[String]| {
        let buckets = BucketPolicy::default();
        let packaging = Packaging {
            graph_file: &graph_file,
            weights: &weights,
            inputs,
            outputs,
            buckets,
            programs: vec![],
            key: None,
        };
        packaging.check().map_err(|error| error.to_string())
    };
    let file = |name: &str, weight: &str, dims: &[i64]| {
        let data = vec![0; dims.iter().product::<i64>() as usize * 4];
        let bytes = write_weights([(weight, DType::F32, dims, &*data)].into_iter()).unwrap();
        std::fs::write(made.path(name), bytes).unwrap();
        vec![made.path(name)]
    };
    assert!(told(vec![], &[], &[]).unwrap_err().contains("--weights model.safetensors"));
    assert!(
        told(file("a.safetensors", "layer.weight", &[4]), &[], &[]).unwrap_err().contains("[4] in the file")
    );
    assert!(told(file("b.safetensors", "model.layer.weight", &[3]), &[], &[]).is_ok());
    assert!(told(file("c.safetensors", "weight", &[3]), &[], &[]).is_ok());
    let fits = || vec![made.path("b.safetensors")];
    let named = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
    let outputs = |names: &[&str]| told(fits(), &named(names), &[]).unwrap_err();
    assert!(outputs(&["a", "b", "c"]).contains("3 names of outputs are given, and the graph has 2"));
    // Tensors in a file or a request are known by their names.
    assert!(outputs(&["a", "a"]).contains("two outputs are called a"));
    assert!(outputs(&["output1"]).contains("two outputs are called output1"));
    for name in ["__metadata__", "", "a\0b"] {
        assert!(outputs(&[name]).contains("no tensor can be called"), "{name:?}");
        let input = told(fits(), &[], &named(&[name])).unwrap_err();
        assert!(input.contains("no tensor can be called"), "{input}");
    }
    assert!(told(fits(), &named(&["a", "b"]), &named(&["rows"])).is_ok());
    let inputs = told(fits(), &[], &named(&["rows", "more"])).unwrap_err();
    assert!(inputs.contains("2 names of inputs are given, and the graph has 1"), "{inputs}");
    std::fs::write(made.path("t.safetensors"), "some text").unwrap();
    assert!(told(vec![made.path("t.safetensors")], &[], &[]).unwrap_err().contains("not in the safetensors"));
}

#[test]
fn inputs_have_the_names_that_are_given() {
    let made = made();
    let graph_file = graph_file(made.directory.path());
    let packaging = Packaging {
        graph_file: &graph_file,
        weights: &[made.path("w.safetensors")],
        inputs: &["rows".to_owned()],
        outputs: &[],
        buckets: BucketPolicy { series: Series::List(vec![4, 16]), ..BucketPolicy::default() },
        programs: vec![],
        key: Some(&made.path("key")),
    };
    packaging.write(&Directory::open(&made.path("cache")).unwrap(), &made.package()).unwrap();
    let model = open(&made, false).unwrap();
    assert_eq!(model.manifest().inputs[0].name, "rows");
    assert_eq!(model.manifest().symbols[0].of, "dimension 0 of rows");
    let given = BTreeMap::from([("rows".to_owned(), rows(3).0)]);
    let results: BTreeMap<_, _> = model.run(&model.in_order(given).unwrap()).unwrap().into_iter().collect();
    assert_eq!(results["output0"].bytes(), bytes_of(&rows(3).1));
}

fn runner(made: &Made, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_torchtpu-run"));
    command.env_clear().current_dir(&made.directory).arg("m.tpkg").args(arguments);
    command.arg("--plugin").arg(cpu_plugin_path());
    command
}

fn ended(mut command: Command) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn the_runner_needs_nothing_but_the_plugin_and_refuses_what_is_not_trusted() {
    let made = made();
    write_file(&made.path("in.npz"), &[("x".to_owned(), rows(3).0)]).unwrap();
    let once = ["--input", "in.npz", "--output", "out.safetensors"];
    let run = |more: &[&str]| ended(runner(&made, &[&once[..], more].concat()));
    assert_eq!(run(&["--verify", "key.pub", "--no-compile"]), (Some(0), String::new(), String::new()));
    check(&read_file(&made.path("out.safetensors")).unwrap(), 3);
    let digest = made.digest.to_hex();
    assert_eq!(run(&["--trust", &digest]).0, Some(0));
    let (status, _, told) = run(&[]);
    assert_eq!(status, Some(3));
    assert!(told.contains("is refused") && told.contains(&format!("--trust {digest}")), "{told}");
    make_keys(&made.path("other")).unwrap();
    let (status, _, told) = run(&["--verify", "other.pub"]);
    assert!(status == Some(3) && told.contains("signed with another key"), "{told}");
    let (_, shown, _) = ended(runner(&made, &["--verify", "key.pub", "--show"]));
    assert!(
        shown.contains("input    x: float32[s0, 3]") && shown.contains("s0 ≤ 16; executables for cpu"),
        "{shown}"
    );
    assert_eq!(ended(runner(&made, &["--verify", "key.pub"])).0, Some(2));
    let (status, help, _) = ended(runner(&made, &["--help"]));
    assert!(status == Some(0) && help.contains("examples:"));

    let mut bytes = std::fs::read(made.package()).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    std::fs::write(made.package(), bytes).unwrap();
    let (status, _, told) = run(&["--verify", "key.pub"]);
    assert!(status == Some(3) && told.contains("was changed after it was packaged"), "{told}");
}

/// A command that may do so much of something.
fn limited(mut command: Command, what: libc::__rlimit_resource_t, most: u64) -> Command {
    use std::os::unix::process::CommandExt as _;
    let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: both calls may be made between fork and exec.
    unsafe {
        command.pre_exec(move || {
            libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
            let set = libc::setrlimit(what, &raw const limit);
            if set == 0 { Ok(()) } else { Err(std::io::Error::last_os_error()) }
        });
    }
    command
}

#[test]
fn an_output_that_cannot_be_written_leaves_the_earlier_one() {
    let made = made();
    write_file(&made.path("in.npz"), &[("x".to_owned(), rows(3).0)]).unwrap();
    for name in ["out.npz", "out.safetensors"] {
        let once = ["--verify", "key.pub", "--input", "in.npz", "--output", name];
        assert_eq!(ended(runner(&made, &once)).0, Some(0));
        let before = std::fs::read(made.path(name)).unwrap();
        let files = std::fs::read_dir(made.directory.path()).unwrap().count();
        // Stands for a disk that is full.
        let (status, _, told) = ended(limited(runner(&made, &once), libc::RLIMIT_FSIZE, 100));
        assert!(status == Some(3) && told.contains(&format!("cannot write {name}")), "{status:?} {told}");
        assert_eq!(std::fs::read(made.path(name)).unwrap(), before);
        assert_eq!(std::fs::read_dir(made.directory.path()).unwrap().count(), files, "nothing else is left");
    }
}

#[test]
fn output_that_nobody_reads_is_no_panic() {
    let made = made();
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for arguments in [&["--help"][..], &["--version"], &["--verify", "key.pub", "--show"]] {
        let mut command = runner(&made, arguments);
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let Output { status, stderr, .. } = command.stdout(writer).output().unwrap();
        assert_eq!((status.code(), stderr.as_slice()), (Some(141), &b""[..]), "{arguments:?}");
        let Output { status, stderr, .. } = command.stdout(full()).output().unwrap();
        let told = String::from_utf8(stderr).unwrap();
        assert!(status.code() == Some(3) && told.contains("cannot write to standard output"), "{told}");
    }
    let Output { status, .. } = runner(&made, &["--verify"]).stderr(full()).output().unwrap();
    assert_eq!(status.code(), Some(2));
}

#[test]
fn arguments_without_sense_are_told_and_a_plugin_that_is_missing_has_its_own_status() {
    let made = made();
    for (argument, value) in [
        ("--threads", "99999999999"),
        ("--queue", "18446744073709551615"),
        ("--queue", "99999999999999999999"),
        ("--deadline", "1e18"),
        ("--deadline", "1e300"),
        ("--deadline", "nan"),
        ("--grace", "-1"),
        ("--max-body", "0"),
        ("--max-bodies", "18446744073709551615"),
        ("--per-client", "0"),
    ] {
        let (status, _, told) =
            ended(runner(&made, &["--verify", "key.pub", "--serve", "127.0.0.1:0", argument, value]));
        assert!(status == Some(2) && !told.contains("panic"), "{argument} {value}: {status:?} {told}");
    }
    std::fs::write(made.path("text.npz"), "text").unwrap();
    let run = |more: &[&str], plugin: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_torchtpu-run"));
        command.env_clear().current_dir(&made.directory).args(["m.tpkg", "--verify", "key.pub"]).args(more);
        if !plugin.is_empty() {
            command.env("TORCHTPU_PLUGIN", plugin);
        }
        ended(command)
    };
    write_file(&made.path("in.npz"), &[("x".to_owned(), rows(20).0)]).unwrap();
    let once = ["--input", "in.npz", "--output", "out.npz"];
    for plugin in ["", "none.so", "key.pub"] {
        let (status, _, told) = run(&once, plugin);
        assert!(status == Some(4) && told.contains("--plugin names one"), "{plugin}: {status:?} {told}");
    }
    let cpu = cpu_plugin_path();
    let cpu = cpu.to_str().unwrap();
    assert_eq!(run(&[&once[..], &["--no-compile"]].concat(), cpu).0, Some(2), "sizes that nothing serves");
    assert_eq!(run(&["--input", "text.npz", "--output", "out.npz"], cpu).0, Some(3));
    assert_eq!(run(&["--input", "none.npz", "--output", "out.npz"], cpu).0, Some(3));
    let (status, _, told) = run(&["--show", "--verify", "none.pub"], cpu);
    assert!(status == Some(2) || status == Some(3), "{told}");
    // An environment's plugin is found.
    let mut command = Command::new(env!("CARGO_BIN_EXE_torchtpu-run"));
    command.env_clear().current_dir(&made.directory).args(["m.tpkg", "--verify", "key.pub"]).args(once);
    let site_packages = &site_packages()[0];
    command.env("VIRTUAL_ENV", site_packages.ancestors().nth(3).unwrap());
    let (status, _, told) = ended(command);
    assert_eq!(status, Some(0), "{told}");
}

const C_PROGRAM: &str = r#"
#include <stdio.h>
#include <string.h>
#include "torchtpu.h"

int main(int argc, char **argv) {
  (void)argc;
  if (torchtpu_load(argv[1], NULL, NULL, argv[3]) != NULL) return 10;
  if (strstr(torchtpu_last_error(), "refused") == NULL) return 11;
  torchtpu_model *model = torchtpu_load(argv[1], argv[2], NULL, argv[3]);
  if (model == NULL || torchtpu_warm_up(model) != 0) {
    fprintf(stderr, "%s\n", torchtpu_last_error());
    return 12;
  }
  if (strstr(torchtpu_signature(model), "\"scaled\"") == NULL) return 13;
  float x[6] = {1, 2, 3, 4, 5, 6};
  int64_t dims[2] = {2, 3};
  torchtpu_tensor input = {"x", TORCHTPU_F32, 2, dims, x, sizeof x};
  for (int i = 0; i < 100; i++) {
    torchtpu_results *results = torchtpu_run(model, &input, 1);
    if (results == NULL || torchtpu_result_count(results) != 2) return 14;
    const torchtpu_tensor *scaled = torchtpu_result(results, 0);
    const float *y = scaled->data;
    if (strcmp(scaled->name, "scaled") || scaled->rank != 2 || scaled->dims[0] != 2 || scaled->bytes != sizeof x ||
        y[0] != 2 || y[1] != -2 || y[5] != 3 || torchtpu_result(results, 2) != NULL)
      return 15;
    torchtpu_free_results(results);
  }
  input.dtype = TORCHTPU_I32;
  if (torchtpu_run(model, &input, 1) != NULL || strstr(torchtpu_last_error(), "int32") == NULL) return 16;
  input.bytes = 5;
  if (torchtpu_run(model, &input, 1) != NULL) return 17;
  if (torchtpu_run(model, NULL, 1) != NULL || strstr(torchtpu_last_error(), "none is given") == NULL) return 18;
  if (torchtpu_run(model, NULL, 0) != NULL || strstr(torchtpu_last_error(), "missing") == NULL) return 19;
  torchtpu_tensor good = {"x", TORCHTPU_F32, 2, dims, x, sizeof x}, bad[2] = {good, good};
  if (torchtpu_run(model, bad, 2) != NULL || strstr(torchtpu_last_error(), "twice") == NULL) return 20;
  bad[0].dims = NULL;
  bad[0].bytes = 4;
  if (torchtpu_run(model, bad, 1) != NULL || strstr(torchtpu_last_error(), "NULL") == NULL) return 21;
  bad[1].data = NULL;
  if (torchtpu_run(model, bad + 1, 1) != NULL || strstr(torchtpu_last_error(), "NULL") == NULL) return 22;
  bad[1] = good;
  bad[1].rank = -1;
  if (torchtpu_run(model, bad + 1, 1) != NULL || strstr(torchtpu_last_error(), "rank") == NULL) return 23;
  bad[1].rank = 2;
  bad[1].name = NULL;
  if (torchtpu_run(model, bad + 1, 1) != NULL || strstr(torchtpu_last_error(), "name") == NULL) return 24;
  torchtpu_free(model);
  torchtpu_free(NULL);
  torchtpu_free_results(NULL);
  puts("good");
  return 0;
}
"#;

/// The library with the C interface that cargo made with the runner: one for Python may lie there as well.
fn c_library() -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_torchtpu-run")).parent().unwrap();
    let found = ["deps/libtorchtpu_compile.so", "libtorchtpu_compile.so"].map(|name| beside.join(name));
    let exports = |path: &PathBuf| {
        let bytes = std::fs::read(path).unwrap_or_default();
        bytes.windows(14).any(|window| window == b"torchtpu_load\0")
    };
    found.into_iter().find(exports).unwrap_or_else(|| panic!("no C library in {}", beside.display()))
}

#[test]
fn a_c_program_loads_and_runs_a_package() {
    let made = made();
    std::fs::write(made.path("main.c"), C_PROGRAM).unwrap();
    let library = c_library();
    let compiled = Command::new("cc")
        .args(["-Wall", "-Wextra", "-Werror", "-O1", "-o", "main", "main.c"])
        .arg(format!("-I{}/include", env!("CARGO_MANIFEST_DIR")))
        .arg(&library)
        .arg(format!("-Wl,-rpath,{}", library.parent().unwrap().display()))
        .current_dir(&made.directory)
        .output()
        .unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let mut command = Command::new(made.path("main"));
    command.env_clear().env("TF_CPP_MIN_LOG_LEVEL", "3").current_dir(&made.directory);
    command.args(["m.tpkg", "key.pub"]).arg(cpu_plugin_path());
    let (status, out, err) = ended(command);
    assert_eq!((status, out.as_str()), (Some(0), "good\n"), "{err}");
}

/// A server, killed when dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(made: &Made, more: &[&str]) -> Server {
        Server::of(runner(made, &Server::arguments(more)), Stdio::inherit())
    }

    fn arguments<'a>(more: &[&'a str]) -> Vec<&'a str> {
        [&["--verify", "key.pub", "--serve", "127.0.0.1:0", "--no-compile"], more].concat()
    }

    /// One whose standard error cannot be written, and that has few file descriptors.
    fn in_need(made: &Made, more: &[&str], descriptors: u64) -> Server {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let command = runner(made, &Server::arguments(more));
        Server::of(limited(command, libc::RLIMIT_NOFILE, descriptors), full.into())
    }

    fn of(mut command: Command, stderr: Stdio) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(stderr).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("its first line").to_owned();
        Server { child, address }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream
    }

    fn memory_kib(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    fn open_files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// SIGTERM; the status that it ends with.
    fn stop(&mut self) -> Option<i32> {
        // SAFETY: a signal to a child that was not waited for.
        unsafe { libc::kill(self.child.id() as i32, libc::SIGTERM) };
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn send(stream: &mut TcpStream, method: &str, path: &str, kind: &str, body: &[u8]) -> std::io::Result<()> {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(&[head.as_bytes(), body].concat())
}

fn receive(stream: &mut TcpStream) -> std::io::Result<(u16, Vec<u8>)> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| std::io::Error::other(format!("no status: {line:?}")))?;
    let mut length = 0;
    loop {
        line.clear();
        reader.read_line(&mut line)?;
        let lower = line.to_lowercase();
        if let Some(value) = lower.strip_prefix("content-length:") {
            length = value.trim().parse().unwrap();
        }
        if line == "\r\n" {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    Ok((status, body))
}

fn ask(server: &Server, method: &str, path: &str, kind: &str, body: &[u8]) -> (u16, String) {
    let mut stream = server.connect();
    send(&mut stream, method, path, kind, body).unwrap();
    let (status, body) = receive(&mut stream).unwrap();
    (status, String::from_utf8_lossy(&body).into_owned())
}

#[test]
fn the_server_answers_refuses_and_stops_gracefully() {
    let made = made();
    let mut server = Server::start(&made, &["--deadline", "3", "--max-body", "4096", "--queue", "1"]);
    assert_eq!(ask(&server, "GET", "/health", "", b""), (200, "ok\n".to_owned()));
    assert!(ask(&server, "GET", "/signature", "", b"").1.contains("\"max\":64"));
    let json = "application/json";
    let (status, text) = ask(&server, "POST", "/run", json, b"{\"x\": [[1, 2, 3], [4, 5, 6]]}");
    assert_eq!(
        (status, text.as_str()),
        (200, "{\"scaled\": [[2,-2,1.5],[8,-5,3]], \"output1\": [10,-7,4.5]}")
    );
    let spelled = "Application/JSON; charset=utf-8";
    assert_eq!(ask(&server, "POST", "/run", spelled, b"{\"x\": [[1, 2, 3], [4, 5, 6]]}"), (200, text));
    let many = format!("{{\"x\": [{}]}}", vec!["[1, 2, 3]"; 20].join(", "));
    let (status, told) = ask(&server, "POST", "/run", json, many.as_bytes());
    assert!(status == 400 && told.contains("no program for the sizes s0 = 20"), "{status} {told}");
    let (status, told) = ask(&server, "POST", "/run", json, b"{\"x\": [[1e300, 2, 3], [4, 5, 6]]}");
    assert!(status == 400 && told.contains("1e+300 is no float32"), "{status} {told}");
    let mut head = server.connect();
    head.write_all(b"HEAD /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    head.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("\r\n\r\n"), "{answer}");
    assert_eq!(ask(&server, "GET", "/run", "", b"").0, 405);
    assert_eq!(ask(&server, "POST", "/", "", b"").0, 404);
    assert_eq!(ask(&server, "POST", "/run", json, b"{\"x\": [[1, 2]]}").0, 400);
    assert_eq!(ask(&server, "POST", "/run", "", b"no tensors").0, 400);
    assert_eq!(ask(&server, "POST", "/run", "", &[0; 5000]).0, 413);
    // Bodies that never come are told in time.
    let half = |server: &Server| {
        let mut stream = server.connect();
        stream.write_all(b"POST /run HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf").unwrap();
        stream
    };
    for mut stream in [half(&server), half(&server)] {
        assert_eq!(receive(&mut stream).unwrap().0, 408);
    }
    assert_eq!(server.stop(), Some(0));

    // They hold the only places: the next one is told at once.
    let mut server = Server::start(&made, &["--deadline", "60", "--queue", "1"]);
    let slow = [half(&server), half(&server)];
    let full = || ask(&server, "POST", "/run", json, b"{}").0 == 503;
    soon("nobody else finds a place", full);
    drop(slow);
    soon("their places are free", || !full());
    // A request that was begun before the signal is answered after it.
    let mut last = server.connect();
    let body = write_safetensors(&[("x".to_owned(), rows(5).0)]).unwrap();
    let length = body.len();
    let head =
        format!("POST /run HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: {length}\r\n\r\n");
    last.write_all(head.as_bytes()).unwrap();
    let mut goes_on = [0; b"HTTP/1.1 100 Continue\r\n\r\n".len()];
    last.read_exact(&mut goes_on).unwrap();
    assert!(goes_on.starts_with(b"HTTP/1.1 100 "), "{}", String::from_utf8_lossy(&goes_on));
    // SAFETY: a signal to a child that was not waited for.
    unsafe { libc::kill(server.child.id() as i32, libc::SIGTERM) };
    soon("nothing new is accepted", || TcpStream::connect(&server.address).is_err());
    last.write_all(&body).unwrap();
    let (status, answer) = receive(&mut last).unwrap();
    assert_eq!(status, 200);
    check(&read_safetensors(&answer).unwrap(), 5);
    drop(last);
    assert_eq!(server.stop(), Some(0));
}

/// Waits until something holds, as long as a busy machine may take.
fn soon(what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Whether the server says that it is well, in a time that a busy machine has.
fn is_well(server: &Server) {
    let mut stream = server.connect();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    send(&mut stream, "GET", "/health", "", b"").unwrap();
    let (status, body) = receive(&mut stream).expect("an answer");
    assert_eq!((status, body.as_slice()), (200, &b"ok\n"[..]));
}

#[test]
fn a_server_without_descriptors_and_standard_error_goes_on() {
    let made = made();
    let mut server = Server::in_need(&made, &["--deadline", "5", "--grace", "5"], 40);
    let idle: Vec<TcpStream> = (0..80).map(|_| server.connect()).collect();
    is_well(&server);
    for rows in [3, 100, 3] {
        let body = format!("{{\"x\": [{}]}}", vec!["[1, 2, 3]"; rows].join(", "));
        let wanted = if rows == 100 { 400 } else { 200 };
        assert_eq!(ask(&server, "POST", "/run", "application/json", body.as_bytes()).0, wanted);
    }
    drop(idle);
    is_well(&server);
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn clients_that_never_read_hold_nothing_for_long() {
    let made = made();
    let limits = ["--deadline", "2", "--grace", "4", "--idle", "3"];
    let mut server = Server::in_need(&made, &limits, 100);
    let requests = b"GET /signature HTTP/1.1\r\nHost: x\r\n\r\n".repeat(4000);
    let mut unread: Vec<TcpStream> = (0..90).map(|_| server.connect()).collect();
    let mut files = 0;
    for stream in &mut unread {
        stream.set_nonblocking(true).unwrap();
        // As much as it takes.
        while stream.write(&requests).is_ok_and(|written| written > 0) {}
        is_well(&server);
        // On a busy machine the first ones are gone before the last ones come.
        files = files.max(server.open_files());
    }
    assert!(files > 30, "{files}: they were there");
    soon("their files are closed", || {
        is_well(&server);
        server.open_files() <= files / 2
    });
    // Such clients at the end are no reason to fail.
    let mut last = server.connect();
    last.set_nonblocking(true).unwrap();
    while last.write(&requests).is_ok_and(|written| written > 0) {}
    let begun = Instant::now();
    assert_eq!(server.stop(), Some(0));
    assert!(begun.elapsed() < Duration::from_secs(30));
}

#[test]
fn what_one_address_and_all_bodies_take_is_bounded() {
    let made = made();
    let more = ["--queue", "8", "--per-client", "2", "--deadline", "60"];
    let mut server = Server::start(&made, &more);
    let half = |server: &Server| {
        let mut stream = server.connect();
        stream.write_all(b"POST /run HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf").unwrap();
        stream
    };
    let slow = [half(&server), half(&server)];
    let json = "application/json";
    soon("too many requests in progress", || {
        let (status, told) = ask(&server, "POST", "/run", json, b"{}");
        status == 503 && told.contains("too many requests in progress")
    });
    is_well(&server);
    drop(slow);
    soon("their places are free", || {
        ask(&server, "POST", "/run", json, b"{\"x\": [[1, 2, 3], [4, 5, 6]]}").0 == 200
    });
    assert_eq!(server.stop(), Some(0));

    let more = ["--max-body", "1000000", "--max-bodies", "1000000", "--deadline", "60"];
    let mut server = Server::start(&made, &more);
    soon("no room for its body", || {
        let mut large = server.connect();
        large.write_all(b"POST /run HTTP/1.1\r\nHost: x\r\nContent-Length: 990000\r\n\r\n").unwrap();
        large.write_all(&vec![b'x'; 980_000]).unwrap();
        // If the server has not read it by then, the other one takes the room that it needs.
        std::thread::sleep(Duration::from_millis(300));
        let (status, told) = ask(&server, "POST", "/run", json, &vec![b'['; 100_000]);
        status == 503 && told.contains("no room for its body")
    });
    soon("there is room again", || ask(&server, "POST", "/run", json, &vec![b'['; 100_000]).0 == 400);
    assert_eq!(server.stop(), Some(0));
}

/// `PACKAGE_REQUESTS` requests from 16 clients, of which 3 are killed in the middle of one every now and then.
#[test]
fn many_clients_some_of_which_die_get_right_answers_and_leave_nothing_behind() {
    let total: usize = std::env::var("PACKAGE_REQUESTS").map_or(400, |n| n.parse().unwrap());
    let made = made();
    let mut server = Server::start(&made, &["--threads", "2"]);
    let bodies: Vec<Vec<u8>> =
        (2..=16).map(|n| write_safetensors(&[("x".to_owned(), rows(n).0)]).unwrap()).collect();
    let serve = |requests: usize| {
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for client in 0..16 {
                let (server, bodies, next) = (&server, &bodies, &next);
                scope.spawn(move || {
                    let mut stream = server.connect();
                    let mut own = 0;
                    loop {
                        let i = next.fetch_add(1, Ordering::Relaxed);
                        if i >= requests {
                            return;
                        }
                        own += 1;
                        let n = 2 + i % bodies.len();
                        if client < 3 && own % 50 == 10 {
                            // Gone in the middle of a body, or before its answer; the system resets the connection.
                            let half =
                                if client == 0 { bodies[n - 2].len() / 2 } else { bodies[n - 2].len() };
                            let head = format!(
                                "POST /run HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n",
                                bodies[n - 2].len()
                            );
                            stream.write_all(&[head.as_bytes(), &bodies[n - 2][..half]].concat()).unwrap();
                            stream = server.connect();
                            continue;
                        }
                        send(&mut stream, "POST", "/run", "application/octet-stream", &bodies[n - 2])
                            .unwrap();
                        let (status, answer) = receive(&mut stream).unwrap();
                        assert_eq!(status, 200, "{}", String::from_utf8_lossy(&answer));
                        check(&read_safetensors(&answer).unwrap(), n);
                    }
                });
            }
        });
    };
    let files = server.open_files();
    serve(total / 4);
    let memory = server.memory_kib();
    serve(total - total / 4);
    assert_eq!(ask(&server, "GET", "/health", "", b"").0, 200);
    // Connections that ended are closed soon after.
    let begun = Instant::now();
    while server.open_files() > files + 2 && begun.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(server.open_files() <= files + 2, "{} open files, {files} before", server.open_files());
    let grown = server.memory_kib().saturating_sub(memory);
    assert!(grown < 8 << 10, "{grown} KiB more than before {total} requests");
    println!("{total} requests; the server grew by {grown} KiB");
    assert_eq!(server.stop(), Some(0));
}

/// A call that outlived its request is inside of the plugin when the server ends.
#[test]
fn a_server_whose_call_never_came_back_says_so() {
    let made = made();
    let hangs = made.path("hangs");
    let mut command = Command::new(env!("CARGO_BIN_EXE_torchtpu-run"));
    command.env_clear().current_dir(&made.directory).arg("m.tpkg").arg("--plugin").arg(test_plugin("hang"));
    command.env("REAL_PLUGIN", cpu_plugin_path()).env("HANG_IN", "execute").env("HANG_FILE", &hangs);
    command.env("HANG_PLATFORM", "cpu").args(["--verify", "key.pub", "--serve", "127.0.0.1:0"]);
    command.args(["--deadline", "1", "--grace", "1"]);
    let mut server = Server::of(command, Stdio::piped());
    let body = serde_json::json!({"x": [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]}).to_string();
    assert_eq!(ask(&server, "POST", "/run", "application/json", body.as_bytes()).0, 200);
    std::fs::write(&hangs, "").unwrap();
    assert_eq!(ask(&server, "POST", "/run", "application/json", body.as_bytes()).0, 504);
    assert_eq!(server.stop(), Some(1));
    let mut told = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
    assert!(told.contains("not every request was answered in time"), "{told}");
}

/// What a hostile client sends for a body: a valid one, with bytes changed, cut or repeated.
fn mutated(valid: &[u8], random: &mut impl FnMut(usize) -> usize) -> Vec<u8> {
    let mut bytes = valid.to_vec();
    for _ in 0..=random(4) {
        let at = random(bytes.len().max(1));
        match random(5) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at.min(bytes.len()), random(256) as u8),
            2 => bytes.splice(at.min(bytes.len()).., vec![b'['; random(3000)]).for_each(drop),
            3 => bytes.extend_from_within(at.min(bytes.len())..),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = random(256) as u8;
                }
            }
        }
    }
    bytes
}

fn randoms(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    }
}

/// `HOSTILE_SECONDS` under clients that drip, flood, never read, disconnect and send nonsense, with few descriptors and
/// a standard error that is full: the server is well at every moment, what it answers is right, and it stops when it is
/// told.
#[test]
#[expect(clippy::too_many_lines, reason = "one scene with many actors")]
fn a_hostile_hour_in_small() {
    let seconds: u64 = std::env::var("HOSTILE_SECONDS").map_or(6, |n| n.parse().unwrap());
    let made = made();
    let limits = [
        "--threads",
        "2",
        "--queue",
        "16",
        "--deadline",
        "2",
        "--grace",
        "4",
        "--idle",
        "3",
        "--max-body",
        "100000",
    ];
    let mut server = Server::in_need(&made, &limits, 160);
    let ends = Instant::now() + Duration::from_secs(seconds);
    let (json, tensors) = ("application/json", "application/octet-stream");
    let valid_json = b"{\"x\": [[1, 2, 3], [4, 5, 6]]}".to_vec();
    let valid = write_safetensors(&[("x".to_owned(), rows(5).0)]).unwrap();
    let (answered, checked, asked) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let memory = server.memory_kib();
    std::thread::scope(|scope| {
        let (server, valid, valid_json) = (&server, &valid, &valid_json);
        let (answered, checked, asked) = (&answered, &checked, &asked);
        // On a busy machine until each of them was there at all.
        let at_last = ends + Duration::from_secs(120);
        let few = move || {
            let [answered, checked, asked] = [answered, checked, asked].map(|n| n.load(Ordering::Relaxed));
            answered == 0 || checked <= 10 || asked <= 10
        };
        let going = move || Instant::now() < ends || (few() && Instant::now() < at_last);
        // Each does something with a connection until that fails.
        #[expect(clippy::type_complexity, reason = "a name would need the lifetimes of the scope")]
        let tried = |mut attack: Box<dyn FnMut(&mut TcpStream) -> std::io::Result<()> + Send>| {
            scope.spawn(move || {
                while going() {
                    let Ok(mut stream) = TcpStream::connect(&server.address) else { continue };
                    stream.set_read_timeout(Some(Duration::from_secs(4))).ok();
                    stream.set_write_timeout(Some(Duration::from_secs(4))).ok();
                    // However it ends.
                    attack(&mut stream).ok();
                }
            });
        };
        // Heads and bodies, a byte at a time.
        for n in 0..6 {
            let head = format!("POST /run HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n", 1000 * n);
            tried(Box::new(move |stream| {
                for byte in head.bytes().chain(std::iter::repeat(b'x')) {
                    if !going() {
                        break;
                    }
                    stream.write_all(&[byte])?;
                    std::thread::sleep(Duration::from_millis(20));
                }
                Ok(())
            }));
        }
        // Nobody reads what is asked for.
        for _ in 0..4 {
            let requests = b"GET /signature HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500);
            tried(Box::new(move |stream| {
                while going() {
                    stream.write_all(&requests)?;
                }
                Ok(())
            }));
        }
        // Many connections at once, which do nothing, or are gone at once.
        for n in 0..2 {
            scope.spawn(move || {
                while going() {
                    let many: Vec<_> =
                        (0..80).filter_map(|_| TcpStream::connect(&server.address).ok()).collect();
                    std::thread::sleep(Duration::from_millis(50 * n));
                    drop(many);
                }
            });
        }
        // Bodies that are almost right.
        for n in 0..3 {
            let mut random = randoms(n + 7);
            tried(Box::new(move |stream| {
                while going() {
                    let (base, kind) = if random(2) == 0 { (valid, tensors) } else { (valid_json, json) };
                    send(stream, "POST", "/run", kind, &mutated(base, &mut random))?;
                    let (status, _) = receive(stream)?;
                    asked.fetch_add(1, Ordering::Relaxed);
                    assert!([200, 400, 408, 413, 503, 504].contains(&status), "{status}");
                }
                Ok(())
            }));
        }
        // Noise, and requests whose client is gone before it is answered.
        let mut random = randoms(99);
        tried(Box::new(move |stream| {
            let noise: Vec<u8> = (0..random(3000)).map(|_| random(256) as u8).collect();
            if random(2) == 0 {
                stream.write_all(&noise)
            } else {
                send(stream, "POST", "/run", json, valid_json)
            }
        }));
        // Somebody who means well.
        scope.spawn(move || {
            while going() {
                let Ok(mut stream) = TcpStream::connect(&server.address) else { continue };
                stream.set_read_timeout(Some(Duration::from_secs(10))).ok();
                let asked = send(&mut stream, "POST", "/run", tensors, valid);
                let Ok((status, answer)) = asked.and_then(|()| receive(&mut stream)) else { continue };
                if status == 200 {
                    check(&read_safetensors(&answer).unwrap(), 5);
                    answered.fetch_add(1, Ordering::Relaxed);
                } else {
                    assert!([503, 504].contains(&status), "{status} {}", String::from_utf8_lossy(&answer));
                    std::thread::sleep(Duration::from_millis(20));
                }
            }
        });
        // Whoever watches it.
        scope.spawn(move || {
            while going() {
                let mut stream = server.connect();
                stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
                let healthy =
                    send(&mut stream, "GET", "/health", "", b"").and_then(|()| receive(&mut stream));
                assert_eq!(healthy.expect("an answer about its health").0, 200);
                checked.fetch_add(1, Ordering::Relaxed);
                std::thread::sleep(Duration::from_millis(20));
            }
        });
    });
    let [answered, checked, asked] = [answered, checked, asked].map(AtomicUsize::into_inner);
    let grown = server.memory_kib().saturating_sub(memory);
    println!(
        "{seconds} s: well {checked} times, {answered} right answers, {asked} bodies of nonsense, {grown} KiB more"
    );
    assert!(answered > 0 && checked > 10 && asked > 10, "{answered} {checked} {asked}");
    assert!(grown < 200 << 10, "{grown} KiB");
    let (status, text) = ask(&server, "POST", "/run", json, &valid_json);
    assert_eq!((status, text.starts_with("{\"scaled\"")), (200, true));
    let begun = Instant::now();
    assert_eq!(server.stop(), Some(0));
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
}

/// `CORRUPTIONS` packages made of a valid one, with parts that were changed and digests that fit again: an error or a
/// model.
#[test]
fn crafted_packages_are_an_error_or_a_model() {
    let rounds: usize = std::env::var("CORRUPTIONS").map_or(300, |n| n.parse().unwrap());
    let made = made();
    let mut parts = Vec::new();
    let mut file = File::open(&made.package(), Some(&trust(&made))).unwrap();
    while let Some((kind, bytes)) = file.next_section().unwrap() {
        parts.push((kind, bytes.as_slice().to_vec()));
    }
    let manifest = serde_json::to_string(&file.manifest).unwrap();
    let mut random = randoms(3);
    let (mut models, mut refused) = (0, 0);
    let path = made.path("crafted.tpkg");
    for _ in 0..rounds {
        let chosen = random(parts.len() + 1);
        let mut text = manifest.clone().into_bytes();
        if chosen == parts.len() {
            text = mutated(&text, &mut random);
        }
        let Ok(manifest) = serde_json::from_slice::<Manifest>(&text) else { continue };
        let section = |(i, (kind, bytes)): (usize, &(Kind, Vec<u8>))| Section {
            kind: kind.clone(),
            bytes: if i == chosen { mutated(bytes, &mut random) } else { bytes.clone() },
        };
        let sections: Vec<Section> = parts.iter().enumerate().map(section).collect();
        write(&path, manifest, &sections, None).unwrap();
        // Nothing is loaded that was changed: without a plugin, a whole package ends there.
        let settings = ModelSettings {
            device: DeviceSettings { plugin: Some(made.path("none.so")), ..DeviceSettings::default() },
            ..ModelSettings::default()
        };
        match Model::open(&path, Some(&Trust::Unsigned), settings) {
            Err(PackageError::Runtime(_)) | Ok(_) => models += 1,
            Err(_) => refused += 1,
        }
    }
    println!("{models} models, {refused} refused");
    assert!(models > 0 && refused > 0);
}
