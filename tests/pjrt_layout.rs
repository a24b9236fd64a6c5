//! The hand-written structs against the C header that ships with the CPU plugin.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::mem::{align_of, offset_of, size_of};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::pjrt_support::{official_cpu_plugin_path, site_packages};
use torchtpu_compile::pjrt::{ffi, xla_ffi};

/// Compiles and runs a program that prints `key number` lines about the plugin's header.
fn ask_header(questions: &[(String, String)]) -> BTreeMap<String, usize> {
    let header = official_cpu_plugin_path().parent().unwrap().join("include/pjrt_c_api.h");
    assert!(header.is_file(), "{} is missing; reinstall xla-cpu-pjrt", header.display());
    ask(&header, questions)
}

fn ask(header: &Path, questions: &[(String, String)]) -> BTreeMap<String, usize> {
    let mut program = format!("#include <stdio.h>\n#include \"{}\"\nint main(void) {{\n", header.display());
    for (key, expression) in questions {
        writeln!(program, "  printf(\"{key} %zu\\n\", (size_t)({expression}));").unwrap();
    }
    program.push_str("  return 0;\n}\n");
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let name = format!("pjrt_layout_{}", questions.len());
    let (source, binary) = (directory.join(format!("{name}.c")), directory.join(name));
    std::fs::write(&source, program).unwrap();
    let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let compiled = Command::new(compiler).args(["-w", "-o"]).args([&binary, &source]).output().unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let said = Command::new(&binary).output().unwrap().stdout;
    String::from_utf8(said)
        .unwrap()
        .lines()
        .map(|line| {
            let (key, number) = line.rsplit_once(' ').unwrap();
            (key.to_owned(), number.parse().unwrap())
        })
        .collect()
}

#[test]
fn every_struct_field_and_function_lies_where_the_header_says() {
    let mut questions = Vec::new();
    let mut ours = BTreeMap::new();
    let mut compare = |key: String, expression: String, value: usize| {
        questions.push((key.clone(), expression));
        ours.insert(key, value);
    };
    for layout in ffi::LAYOUTS {
        let name = layout.name;
        for (field, offset) in layout.fields {
            let field = field.trim_end_matches('_');
            compare(format!("{name}.{field}"), format!("offsetof(struct {name}, {field})"), *offset);
        }
        compare(format!("{name} size"), format!("{name}_STRUCT_SIZE"), layout.end);
    }
    let head = size_of::<ffi::PJRT_Api>();
    for (position, function) in ffi::FUNCTIONS.iter().enumerate() {
        let offset = head + position * size_of::<usize>();
        compare(format!("PJRT_Api.{function}"), format!("offsetof(PJRT_Api, {function})"), offset);
    }
    let version = offset_of!(ffi::PJRT_Api, pjrt_api_version);
    let major = version + offset_of!(ffi::PJRT_Api_Version, major_version);
    compare("major".into(), "offsetof(PJRT_Api, pjrt_api_version.major_version)".into(), major);
    let minor = version + offset_of!(ffi::PJRT_Api_Version, minor_version);
    compare("minor".into(), "offsetof(PJRT_Api, pjrt_api_version.minor_version)".into(), minor);
    compare("NamedValue".into(), "sizeof(PJRT_NamedValue)".into(), size_of::<ffi::PJRT_NamedValue>());
    let (value_type, value) =
        (offset_of!(ffi::PJRT_NamedValue, value_type), offset_of!(ffi::PJRT_NamedValue, value));
    compare("NamedValue.type".into(), "offsetof(PJRT_NamedValue, type)".into(), value_type);
    compare("NamedValue.value".into(), "offsetof(PJRT_NamedValue, int64_value)".into(), value);
    let value_size = offset_of!(ffi::PJRT_NamedValue, value_size);
    compare("NamedValue.size".into(), "offsetof(PJRT_NamedValue, value_size)".into(), value_size);
    macro_rules! memory_layout {
        ($name:ident: $($field:ident)*) => { $(
            let (name, field) = (stringify!($name), stringify!($field));
            let theirs = field.trim_end_matches('_');
            compare(format!("{name}.{field}"), format!("offsetof({name}, {theirs})"), offset_of!(ffi::$name, $field));
        )* };
    }
    memory_layout!(PJRT_Buffer_MemoryLayout: struct_size extension_start tiled type_);
    memory_layout!(PJRT_Buffer_MemoryLayout_Tiled: struct_size extension_start minor_to_major minor_to_major_size
        tile_dims tile_dim_sizes num_tiles);
    let layout = ffi::PJRT_Buffer_MemoryLayout::untiled(&[]);
    compare("layout size".into(), "PJRT_Buffer_MemoryLayout_STRUCT_SIZE".into(), layout.struct_size);
    let tiled = layout.tiled.struct_size;
    compare("tiled size".into(), "PJRT_Buffer_MemoryLayout_Tiled_STRUCT_SIZE".into(), tiled);
    compare("tiled".into(), "PJRT_Buffer_MemoryLayout_Type_Tiled".into(), layout.type_ as usize);
    let zero_copy = usize::try_from(ffi::host_buffer_semantics::MUTABLE_ZERO_COPY).unwrap();
    compare("MUTABLE_ZERO_COPY".into(), "PJRT_HostBufferSemantics_kMutableZeroCopy".into(), zero_copy);
    assert_eq!(align_of::<ffi::PJRT_Api>(), align_of::<usize>());
    assert!(questions.len() > 400);
    assert_eq!(ask_header(&questions), ours);
}

#[test]
fn element_types_have_the_headers_numbers() {
    use torchtpu_compile::pjrt::ElementType;
    let names: Vec<(String, usize)> = ElementType::ALL
        .iter()
        .map(|&element_type| {
            (format!("{element_type:?}").to_uppercase(), usize::try_from(element_type as i32).unwrap())
        })
        .collect();
    let questions: Vec<(String, String)> =
        names.iter().map(|(name, _)| (name.clone(), format!("PJRT_Buffer_Type_{name}"))).collect();
    assert_eq!(ask_header(&questions), names.into_iter().collect());
}

#[test]
fn what_xla_calls_with_lies_where_its_header_says() {
    let inside = "jaxlib/include/xla/ffi/api/c_api.h";
    let header =
        site_packages().into_iter().map(|directory| directory.join(inside)).find(|path| path.is_file());
    let Some(header) = header else {
        eprintln!("skipped: no jaxlib here brings {inside}");
        return;
    };
    let mut questions = Vec::new();
    let mut ours = BTreeMap::new();
    macro_rules! compare {
        ($name:ident as $theirs:literal: $($field:ident)*) => { $(
            let field = stringify!($field).trim_end_matches('_');
            let key = format!("{}.{field}", $theirs);
            questions.push((key.clone(), format!("offsetof({}, {field})", $theirs)));
            ours.insert(key, offset_of!(xla_ffi::$name, $field));
        )* };
    }
    compare!(XLA_FFI_Extension_Base as "XLA_FFI_Extension_Base": struct_size type_ next);
    compare!(XLA_FFI_Api_Version as "XLA_FFI_Api_Version": extension_start major_version minor_version);
    compare!(XLA_FFI_Api as "XLA_FFI_Api": struct_size api_version);
    let functions = [
        ("XLA_FFI_Error_Create", offset_of!(xla_ffi::XLA_FFI_Api, error_create)),
        ("XLA_FFI_Error_Destroy", offset_of!(xla_ffi::XLA_FFI_Api, error_destroy)),
        ("XLA_FFI_ThreadPool_Schedule", offset_of!(xla_ffi::XLA_FFI_Api, thread_pool_schedule)),
        ("XLA_FFI_ThreadPool_NumThreads", offset_of!(xla_ffi::XLA_FFI_Api, thread_pool_num_threads)),
    ];
    for (function, offset) in functions {
        let key = format!("XLA_FFI_Api.{function}");
        questions.push((key.clone(), format!("offsetof(XLA_FFI_Api, {function})")));
        ours.insert(key, offset);
    }
    compare!(XLA_FFI_Error_Create_Args as "XLA_FFI_Error_Create_Args": struct_size message errc);
    compare!(XLA_FFI_Error_Destroy_Args as "XLA_FFI_Error_Destroy_Args": struct_size error);
    compare!(XLA_FFI_ThreadPool_Schedule_Args as "XLA_FFI_ThreadPool_Schedule_Args": struct_size ctx task data);
    compare!(XLA_FFI_ThreadPool_NumThreads_Args as "XLA_FFI_ThreadPool_NumThreads_Args": ctx num_threads);
    compare!(XLA_FFI_Metadata as "XLA_FFI_Metadata": struct_size api_version traits);
    compare!(XLA_FFI_Metadata_Extension as "XLA_FFI_Metadata_Extension": extension_base metadata);
    compare!(XLA_FFI_Buffer as "XLA_FFI_Buffer": struct_size extension_start dtype data rank dims);
    compare!(XLA_FFI_Args as "XLA_FFI_Args": struct_size extension_start size types args);
    compare!(XLA_FFI_CallFrame as "XLA_FFI_CallFrame": struct_size extension_start api ctx stage args rets);
    let mut number = |key: &str, value: i32| {
        questions.push((key.to_owned(), key.to_owned()));
        ours.insert(key.to_owned(), usize::try_from(value).unwrap());
    };
    number("XLA_FFI_Extension_Metadata", xla_ffi::XLA_FFI_EXTENSION_METADATA);
    number("XLA_FFI_Error_Code_INTERNAL", xla_ffi::XLA_FFI_ERROR_CODE_INTERNAL);
    number("XLA_FFI_ExecutionStage_EXECUTE", xla_ffi::XLA_FFI_EXECUTION_STAGE_EXECUTE);
    let args = size_of::<xla_ffi::XLA_FFI_Args>();
    for name in ["XLA_FFI_Args", "XLA_FFI_Rets"] {
        questions.push((name.to_owned(), format!("sizeof({name})")));
        ours.insert(name.to_owned(), args);
    }
    assert_eq!(ask(&header, &questions), ours);
    let extension = vec![("FFI".to_owned(), "PJRT_Extension_Type_FFI".to_owned())];
    let ours = usize::try_from(xla_ffi::PJRT_EXTENSION_TYPE_FFI).unwrap();
    assert_eq!(ask_header(&extension)["FFI"], ours);
}
