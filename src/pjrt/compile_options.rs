//! How a program is compiled, and the protocol buffer that says so to a plugin.
//!
//! The messages carry the field numbers of XLA's `compile_options.proto` and `xla_data.proto`; fields that are not set
//! here are not declared.

use std::collections::BTreeMap;

use prost::Message;

/// The value of an XLA option that is overridden for one compilation.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub enum OptionOverride {
    String(String),
    Bool(bool),
    Int(i64),
    Float(f64),
}

/// Texts are quoted, so that no two values look alike.
impl std::fmt::Display for OptionOverride {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionOverride::String(value) => write!(f, "{value:?}"),
            OptionOverride::Bool(value) => write!(f, "{value}"),
            OptionOverride::Int(value) => write!(f, "{value}"),
            OptionOverride::Float(value) => write!(f, "{value:?}"),
        }
    }
}

impl OptionOverride {
    /// The value as its text looks: XLA refuses an option of another type than its own.
    pub fn from_text(text: &str) -> Self {
        if let Ok(value) = text.parse() {
            return Self::Bool(value);
        }
        if let Ok(value) = text.parse() {
            return Self::Int(value);
        }
        match text.parse() {
            Ok(value) => Self::Float(value),
            Err(_) => Self::String(text.to_owned()),
        }
    }
}

/// Options of one compilation. The default compiles for one device.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct CompileOptions {
    /// Copies of the program that run together.
    pub num_replicas: i64,
    /// Parts that one program is split into.
    pub num_partitions: i64,
    /// Device ids, one list per partition with one id per replica; `None` leaves the choice to the plugin.
    pub device_assignment: Option<Vec<Vec<i64>>>,
    /// Whether each execution says which of the client's devices it runs on.
    #[serde(default)]
    pub is_portable: bool,
    /// XLA debug options by name, for this compilation only.
    pub env_option_overrides: BTreeMap<String, OptionOverride>,
}

/// One of the extra options of XLA's CPU backend: it turns the emitter of tiles off. XLA knows it in debug options
/// alone; where a client gives none, it is left out.
pub const NO_TILES: &str = "xla_cpu_disable_tiled_emitter";

impl Default for CompileOptions {
    fn default() -> Self {
        Self {
            num_replicas: 1,
            num_partitions: 1,
            device_assignment: None,
            is_portable: false,
            env_option_overrides: BTreeMap::new(),
        }
    }
}

impl CompileOptions {
    /// Adds XLA debug options. Those that are set stay as they are.
    pub fn add_overrides(&mut self, more: &BTreeMap<String, OptionOverride>) {
        for (name, value) in more {
            self.env_option_overrides.entry(name.clone()).or_insert_with(|| value.clone());
        }
    }

    /// The serialized `CompileOptionsProto`. Equal options give equal bytes.
    pub fn to_proto(&self) -> Vec<u8> {
        self.to_proto_with(None)
    }

    /// As [`CompileOptions::to_proto`], with XLA's debug options, serialized, in place of its defaults and flags.
    pub(super) fn to_proto_with(&self, debug_options: Option<Vec<u8>>) -> Vec<u8> {
        let mut overrides = self.env_option_overrides.clone();
        let has_no_tiles = overrides.remove(NO_TILES).is_some();
        let debug_options = debug_options
            .map(|options| if has_no_tiles { [options, extra_option(NO_TILES)].concat() } else { options });
        let device_assignment = self.device_assignment.as_ref().map(|partitions| DeviceAssignment {
            replica_count: i32::try_from(self.num_replicas).unwrap_or(i32::MAX),
            computation_count: i32::try_from(self.num_partitions).unwrap_or(i32::MAX),
            computation_devices: partitions
                .iter()
                .map(|replica_device_ids| ComputationDevice {
                    replica_device_ids: replica_device_ids.clone(),
                })
                .collect(),
        });
        CompileOptionsProto {
            executable_build_options: Some(ExecutableBuildOptions {
                // -1: not given. Zero, the protocol's default, would mean device 0.
                device_ordinal: -1,
                num_replicas: self.num_replicas,
                num_partitions: self.num_partitions,
                use_spmd_partitioning: self.num_partitions > 1,
                device_assignment,
                process_count: 1,
                debug_options,
            }),
            compile_portable_executable: self.is_portable,
            env_option_overrides: messages(&overrides),
        }
        .encode_to_vec()
    }
}

/// Serialized options of a compilation, with more overrides and with XLA's debug options. What is given twice counts as
/// it is given here.
pub(crate) fn with_overrides(
    options: &[u8],
    overrides: BTreeMap<String, OptionOverride>,
    debug_options: Option<Vec<u8>>,
) -> Vec<u8> {
    // A message behind another of its type is merged into it.
    let more = CompileOptionsProto {
        executable_build_options: debug_options.map(|debug_options| ExecutableBuildOptions {
            debug_options: Some(debug_options),
            ..ExecutableBuildOptions::default()
        }),
        compile_portable_executable: false,
        env_option_overrides: messages(&overrides),
    };
    [options, &more.encode_to_vec()].concat()
}

fn messages(overrides: &BTreeMap<String, OptionOverride>) -> BTreeMap<String, option_override::Message> {
    let message = |value: &OptionOverride| {
        let value = match value {
            OptionOverride::String(value) => option_override::Value::String(value.clone()),
            OptionOverride::Bool(value) => option_override::Value::Bool(*value),
            OptionOverride::Int(value) => option_override::Value::Int(*value),
            OptionOverride::Float(value) => option_override::Value::Double(*value),
        };
        option_override::Message { value: Some(value) }
    };
    overrides.iter().map(|(name, value)| (name.clone(), message(value))).collect()
}

/// The XLA debug options, serialized, with which a program was compiled whose serialized executable this is, and one of
/// LLVM's options beside them. `None` where the plugin does not put them there.
pub(super) fn with_llvm_option(executable: &[u8], option: &str) -> Option<Vec<u8>> {
    let result = First::decode(executable).ok()?.field?;
    let module_with_config = First::decode(result.as_slice()).ok()?.field?;
    let config = ModuleWithConfig::decode(module_with_config.as_slice()).ok()?.config?;
    let mut debug_options = config.debug_options?;
    debug_options.extend(extra_option(&format!("-{option}")));
    Some(debug_options)
}

/// Debug options with one more extra option: behind others, it is one more entry of a map.
fn extra_option(name: &str) -> Vec<u8> {
    DebugOptions { xla_backend_extra_options: BTreeMap::from([(name.to_owned(), String::new())]) }
        .encode_to_vec()
}

/// The first field of a message: the executable in what XLA's CPU client serializes, and the module in that.
#[derive(Clone, PartialEq, Message)]
struct First {
    #[prost(bytes = "vec", optional, tag = "1")]
    field: Option<Vec<u8>>,
}

/// `HloModuleProtoWithConfig` of XLA's `hlo.proto`.
#[derive(Clone, PartialEq, Message)]
struct ModuleWithConfig {
    #[prost(message, optional, tag = "2")]
    config: Option<ModuleConfig>,
}

/// `HloModuleConfigProto` of XLA's `xla.proto`.
#[derive(Clone, PartialEq, Message)]
struct ModuleConfig {
    #[prost(bytes = "vec", optional, tag = "14")]
    debug_options: Option<Vec<u8>>,
}

#[derive(Clone, PartialEq, Message)]
struct CompileOptionsProto {
    #[prost(message, optional, tag = "3")]
    executable_build_options: Option<ExecutableBuildOptions>,
    #[prost(bool, tag = "4")]
    compile_portable_executable: bool,
    #[prost(btree_map = "string, message", tag = "7")]
    env_option_overrides: BTreeMap<String, option_override::Message>,
}

#[derive(Clone, PartialEq, Message)]
struct ExecutableBuildOptions {
    #[prost(int64, tag = "1")]
    device_ordinal: i64,
    /// A `DebugOptions`, which replaces all of XLA's defaults and flags.
    #[prost(bytes = "vec", optional, tag = "3")]
    debug_options: Option<Vec<u8>>,
    #[prost(int64, tag = "4")]
    num_replicas: i64,
    #[prost(int64, tag = "5")]
    num_partitions: i64,
    #[prost(bool, tag = "6")]
    use_spmd_partitioning: bool,
    #[prost(message, optional, tag = "9")]
    device_assignment: Option<DeviceAssignment>,
    #[prost(int64, tag = "23")]
    process_count: i64,
}

#[derive(Clone, PartialEq, Message)]
struct DebugOptions {
    #[prost(btree_map = "string, string", tag = "500")]
    xla_backend_extra_options: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Message)]
struct DeviceAssignment {
    #[prost(int32, tag = "1")]
    replica_count: i32,
    #[prost(int32, tag = "2")]
    computation_count: i32,
    #[prost(message, repeated, tag = "3")]
    computation_devices: Vec<ComputationDevice>,
}

#[derive(Clone, PartialEq, Message)]
struct ComputationDevice {
    #[prost(int64, repeated, tag = "1")]
    replica_device_ids: Vec<i64>,
}

mod option_override {
    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct Message {
        #[prost(oneof = "Value", tags = "1, 2, 3, 4")]
        pub(super) value: Option<Value>,
    }

    #[derive(Clone, PartialEq, prost::Oneof)]
    pub(super) enum Value {
        #[prost(string, tag = "1")]
        String(String),
        #[prost(bool, tag = "2")]
        Bool(bool),
        #[prost(int64, tag = "3")]
        Int(i64),
        #[prost(double, tag = "4")]
        Double(f64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_says_one_replica_one_partition_any_device() {
        // Field 3, length-delimited: device_ordinal = -1, num_replicas = 1, num_partitions = 1, process_count = 1.
        let minus_one = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];
        let mut build_options = vec![0x08];
        build_options.extend(minus_one);
        build_options.extend([0x20, 1, 0x28, 1, 0xb8, 0x01, 1]);
        let mut expected = vec![0x1a, u8::try_from(build_options.len()).unwrap()];
        expected.extend(build_options);
        assert_eq!(CompileOptions::default().to_proto(), expected);
    }

    #[test]
    fn overrides_are_written_in_the_order_of_their_names() {
        let with = |names: [&str; 2]| {
            let overrides =
                names.map(|name| (name.to_owned(), OptionOverride::Bool(true))).into_iter().collect();
            CompileOptions { env_option_overrides: overrides, ..CompileOptions::default() }.to_proto()
        };
        assert_eq!(with(["a", "b"]), with(["b", "a"]));
        assert_ne!(with(["a", "b"]), with(["a", "c"]));
    }

    #[test]
    fn no_tiles_are_a_debug_option_and_no_override() {
        let of = |debug_options: Option<Vec<u8>>, names: &[&str]| {
            let overrides =
                names.iter().map(|name| ((*name).to_owned(), OptionOverride::Bool(true))).collect();
            let options = CompileOptions { env_option_overrides: overrides, ..CompileOptions::default() };
            CompileOptionsProto::decode(options.to_proto_with(debug_options).as_slice()).unwrap()
        };
        let given = || Some(extra_option("-other"));
        let found = of(given(), &["a", NO_TILES]);
        assert_eq!(found.env_option_overrides.keys().collect::<Vec<_>>(), ["a"]);
        let extra = |found: CompileOptionsProto| {
            let options = found.executable_build_options.unwrap().debug_options;
            options.map(|options| DebugOptions::decode(options.as_slice()).unwrap().xla_backend_extra_options)
        };
        assert_eq!(extra(found).unwrap().into_keys().collect::<Vec<_>>(), ["-other", NO_TILES]);
        assert_eq!(extra(of(given(), &["a"])).unwrap().into_keys().collect::<Vec<_>>(), ["-other"]);
        assert_eq!(extra(of(None, &[NO_TILES])), None);
    }
}
