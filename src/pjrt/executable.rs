//! Compiled programs, and running them.

use std::collections::BTreeMap;
use std::ffi::CStr;
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::Arc;

use smallvec::SmallVec;

use super::api::{Api, slice_of, text_of};
use super::buffer::{Buffer, known_element_type};
use super::client::{Client, non_null};
use super::compile_options::CompileOptions;
use super::element_type::ElementType;
use super::error::{PjrtError, c_text, copy_of, room_for};
use super::event::Event;
use super::ffi::{
    PJRT_Buffer, PJRT_Client_Compile_Args, PJRT_Event, PJRT_Executable,
    PJRT_Executable_DeserializeAndLoad_Args, PJRT_Executable_Destroy_Args, PJRT_Executable_Fingerprint_Args,
    PJRT_Executable_GetCompiledMemoryStats_Args, PJRT_Executable_GetCostAnalysis_Args,
    PJRT_Executable_Name_Args, PJRT_Executable_NumOutputs_Args, PJRT_Executable_OptimizedProgram_Args,
    PJRT_Executable_OutputDimensions_Args, PJRT_Executable_OutputElementTypes_Args,
    PJRT_Executable_Serialize_Args, PJRT_Executable_SizeOfGeneratedCodeInBytes_Args, PJRT_ExecuteOptions,
    PJRT_LoadedExecutable, PJRT_LoadedExecutable_Destroy_Args, PJRT_LoadedExecutable_Execute_Args,
    PJRT_LoadedExecutable_GetExecutable_Args, PJRT_Program, Sized0,
};
use super::fork::Birthplace;
use super::hlo_module::Module as HloModule;
use super::named_value;
use super::wait::{WaitPolicy, supervise};

/// Memory that a program needs, in bytes, as its compiler says. What a platform does not report is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct MemoryStats {
    pub generated_code_bytes: i64,
    pub argument_bytes: i64,
    pub output_bytes: i64,
    /// How much of the arguments is reused for outputs.
    pub alias_bytes: i64,
    pub temp_bytes: i64,
    pub host_generated_code_bytes: i64,
    pub host_argument_bytes: i64,
    pub host_output_bytes: i64,
    pub host_alias_bytes: i64,
    pub host_temp_bytes: i64,
    /// Largest amount in use at once.
    pub peak_bytes: i64,
}

impl MemoryStats {
    /// Returns the statistics with `bytes` of the arguments counted as outputs only, whose memory they are.
    #[must_use]
    pub fn without_given(mut self, bytes: usize) -> Self {
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
        self.argument_bytes -= bytes;
        self.alias_bytes -= bytes;
        self
    }
}

/// Element type and shape of one output.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct OutputType {
    pub element_type: ElementType,
    pub dims: Vec<i64>,
}

/// A compiled program, loaded or not.
pub struct Compiled {
    api: Api,
    born: Birthplace,
    raw: NonNull<PJRT_Executable>,
}

// SAFETY: PJRT executables may be used from any thread.
unsafe impl Send for Compiled {}
// SAFETY: as above; calls on one executable may run side by side.
unsafe impl Sync for Compiled {}

impl Drop for Compiled {
    fn drop(&mut self) {
        if self.born.is_here() {
            let mut args = PJRT_Executable_Destroy_Args::zeroed();
            args.executable = self.raw.as_ptr();
            // SAFETY: the executable is live and used no more. A failure leaves a leak and nothing to do about it.
            drop(unsafe { self.api.call(&mut args) });
        }
    }
}

impl Compiled {
    /// # Safety
    /// `raw` is a live executable of the plugin behind `api` that nobody else owns.
    pub(super) unsafe fn new(api: Api, raw: NonNull<PJRT_Executable>) -> Self {
        Self { api, born: Birthplace::here(), raw }
    }

    fn api(&self) -> Result<Api, PjrtError> {
        self.born.check("the compiled program")?;
        Ok(self.api)
    }

    /// The program's name, usually that of its module.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn name(&self) -> Result<String, PjrtError> {
        let mut args = PJRT_Executable_Name_Args::zeroed();
        args.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { self.api()?.call(&mut args)? };
        // SAFETY: the text lives as long as the executable.
        Ok(unsafe { text_of(args.executable_name, args.executable_name_size) })
    }

    /// Bytes from which the same plugin makes the program again, in any process.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn serialize(&self) -> Result<Vec<u8>, PjrtError> {
        let mut args = PJRT_Executable_Serialize_Args::zeroed();
        args.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { self.api()?.call(&mut args)? };
        // SAFETY: the bytes live until the deleter runs.
        let bytes = unsafe { slice_of(args.serialized_bytes.cast::<u8>(), args.serialized_bytes_size) };
        let bytes = copy_of(bytes, "a serialized program");
        if let Some(delete) = args.serialized_executable_deleter {
            // SAFETY: called once, on what the call returned, after the last use of the bytes.
            unsafe { delete(args.serialized_executable) };
        }
        let bytes = bytes?;
        if bytes.is_empty() {
            let problem = "the serialized program is empty".to_owned();
            return Err(PjrtError::Contract { call: "PJRT_Executable_Serialize", problem });
        }
        Ok(bytes)
    }

    /// The program as it was compiled, and the format that it is in, such as `hlo_with_config`: a protocol buffer.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub(crate) fn optimized_program(&self) -> Result<(String, Vec<u8>), PjrtError> {
        let api = self.api()?;
        let mut program = PJRT_Program::zeroed();
        let mut args = PJRT_Executable_OptimizedProgram_Args::zeroed();
        args.executable = self.raw.as_ptr();
        args.program = &raw mut program;
        // SAFETY: the executable is live; without a place for the code the call tells its size.
        unsafe { api.call(&mut args)? };
        let mut code = room_for(program.code_size, "a compiled program")?;
        program.code = code.as_mut_ptr().cast();
        // SAFETY: as above, and the place has the size that the plugin told.
        unsafe { api.call(&mut args)? };
        // SAFETY: the plugin has set the format, which lives as long as the executable.
        Ok((unsafe { text_of(program.format, program.format_size) }, code))
    }

    /// Memory that the program needs.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn memory_stats(&self) -> Result<MemoryStats, PjrtError> {
        let mut args = PJRT_Executable_GetCompiledMemoryStats_Args::zeroed();
        args.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { self.api()?.call(&mut args)? };
        Ok(MemoryStats {
            generated_code_bytes: args.generated_code_size_in_bytes,
            argument_bytes: args.argument_size_in_bytes,
            output_bytes: args.output_size_in_bytes,
            alias_bytes: args.alias_size_in_bytes,
            temp_bytes: args.temp_size_in_bytes,
            host_generated_code_bytes: args.host_generated_code_size_in_bytes,
            host_argument_bytes: args.host_argument_size_in_bytes,
            host_output_bytes: args.host_output_size_in_bytes,
            host_alias_bytes: args.host_alias_size_in_bytes,
            host_temp_bytes: args.host_temp_size_in_bytes,
            peak_bytes: args.peak_memory_in_bytes,
        })
    }

    /// The compiler's estimates by name, such as `flops` and `bytes accessed`.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn cost_analysis(&self) -> Result<BTreeMap<String, f64>, PjrtError> {
        let mut args = PJRT_Executable_GetCostAnalysis_Args::zeroed();
        args.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { self.api()?.call(&mut args)? };
        // SAFETY: the properties live as long as the executable.
        let properties = unsafe { named_value::from_raw(args.properties, args.num_properties) };
        Ok(properties.into_iter().filter_map(|(name, value)| Some((name, value.as_f64()?))).collect())
    }

    /// Fingerprint of the program: equal for equal programs, options and compilers. Not every platform has it.
    ///
    /// # Errors
    /// The plugin's error, `UNIMPLEMENTED` among them; [`PjrtError::Forked`].
    pub fn fingerprint(&self) -> Result<Vec<u8>, PjrtError> {
        let mut args = PJRT_Executable_Fingerprint_Args::zeroed();
        args.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { self.api()?.call(&mut args)? };
        // SAFETY: the bytes live as long as the executable.
        Ok(unsafe { slice_of(args.executable_fingerprint.cast::<u8>(), args.executable_fingerprint_size) }
            .to_vec())
    }

    /// Bytes of machine code; -1 where the platform does not say.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn code_bytes(&self) -> Result<i64, PjrtError> {
        let mut args = PJRT_Executable_SizeOfGeneratedCodeInBytes_Args::zeroed();
        args.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { self.api()?.call(&mut args)? };
        Ok(args.size_in_bytes)
    }

    /// Type of each output.
    ///
    /// # Errors
    /// [`PjrtError::Contract`] for lists that do not fit together; the plugin's error; [`PjrtError::Forked`].
    pub fn output_types(&self) -> Result<Vec<OutputType>, PjrtError> {
        let api = self.api()?;
        let mut types = PJRT_Executable_OutputElementTypes_Args::zeroed();
        types.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { api.call(&mut types)? };
        let mut shapes = PJRT_Executable_OutputDimensions_Args::zeroed();
        shapes.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { api.call(&mut shapes)? };
        // SAFETY: both lists live as long as the executable.
        let (types, ranks) = unsafe {
            (
                slice_of(types.output_types, types.num_output_types),
                slice_of(shapes.dim_sizes, shapes.num_outputs),
            )
        };
        let call = "PJRT_Executable_OutputDimensions";
        if types.len() != ranks.len() {
            let problem = format!("{} outputs have a type and {} a shape", types.len(), ranks.len());
            return Err(PjrtError::Contract { call, problem });
        }
        // SAFETY: the list holds all dimensions one after the other.
        let mut dims = unsafe { slice_of(shapes.dims, ranks.iter().sum()) };
        types
            .iter()
            .zip(ranks)
            .map(|(&element_type, &rank)| {
                let (own, rest) = dims.split_at(rank);
                dims = rest;
                Ok(OutputType { element_type: known_element_type(element_type, call)?, dims: own.to_vec() })
            })
            .collect()
    }

    /// How each output lies in device memory, as XLA writes it: `{1,0:T(8,128)}`.
    ///
    /// # Errors
    /// Those of [`HloModule::of`].
    pub fn output_layouts(&self) -> Result<Vec<String>, PjrtError> {
        HloModule::of(self).map(HloModule::result_layouts)
    }

    fn read_num_outputs(&self) -> Result<usize, PjrtError> {
        let mut args = PJRT_Executable_NumOutputs_Args::zeroed();
        args.executable = self.raw.as_ptr();
        // SAFETY: the executable is live.
        unsafe { self.api()?.call(&mut args)? };
        Ok(args.num_outputs)
    }
}

/// The C API's form of a StableHLO text. It points into `text`.
///
/// MLIR's lexer does not look for the text's end inside of a word: where one ends there, the zero byte stops it
/// (llvm/llvm-project issue 154462).
pub(super) fn mlir_program(text: &CStr) -> PJRT_Program {
    const FORMAT: &str = "mlir";
    let mut program = PJRT_Program::zeroed();
    program.code = text.as_ptr().cast_mut().cast();
    program.code_size = text.count_bytes();
    program.format = FORMAT.as_ptr().cast();
    program.format_size = FORMAT.len();
    program
}

/// How a program is run.
#[derive(Clone, Debug, Default)]
pub struct ExecuteOptions {
    /// Indices of inputs that must not be donated although the program aliases them to outputs.
    pub non_donatable: Arc<[i64]>,
    /// Which of the client's devices runs a portable program; `None` for one that was compiled for a device.
    pub device: Option<usize>,
    /// Whether the plugin should run the program on the calling thread, if it can: the call returns when the program
    /// has ended, and nothing ends it before.
    pub inline: bool,
}

/// Outputs of an execution.
pub type Outputs = SmallVec<[Buffer; 4]>;

/// A compiled program loaded into a client, on one device. Clones share it; the last one unloads it.
///
/// Dereferences to [`Compiled`] for everything that is known of the program.
#[derive(Clone)]
pub struct Executable(Arc<Loaded>);

struct Loaded {
    compiled: Compiled,
    raw: RawLoaded,
    num_outputs: usize,
}

/// A loaded executable of a plugin, unloaded when dropped.
struct RawLoaded {
    raw: NonNull<PJRT_LoadedExecutable>,
    client: Client,
}

// SAFETY: PJRT executables may be used from any thread.
unsafe impl Send for RawLoaded {}
// SAFETY: as above; executions of one executable may run side by side.
unsafe impl Sync for RawLoaded {}

impl Drop for RawLoaded {
    fn drop(&mut self) {
        if let Ok(api) = self.client.api() {
            let mut args = PJRT_LoadedExecutable_Destroy_Args::zeroed();
            args.executable = self.raw.as_ptr();
            // SAFETY: the executable is live and used no more. A failure leaves a leak and nothing to do about it.
            drop(unsafe { api.call(&mut args) });
        }
    }
}

impl Deref for Executable {
    type Target = Compiled;

    fn deref(&self) -> &Compiled {
        &self.0.compiled
    }
}

impl Client {
    /// Compiles the StableHLO module `mlir_text` and loads it. `name` is for messages: `graph 3`.
    ///
    /// # Errors
    /// The plugin's error for programs that it rejects, and those of waiting.
    pub fn compile(
        &self,
        mlir_text: &str,
        name: &str,
        options: &CompileOptions,
        policy: &WaitPolicy,
    ) -> Result<Executable, PjrtError> {
        let (client, text, options) = (self.clone(), c_text(mlir_text, "a program")?, options.clone());
        self.api()?;
        supervise(&format!("compiling {name}"), policy, move || {
            Executable::compile(&client, &text, &options.to_proto_with(client.debug_options()))
        })?
    }

    /// Loads an executable from bytes that [`super::Compiled::serialize`] made with the same plugin, in any process.
    ///
    /// # Errors
    /// The plugin's error for bytes that it rejects, and those of waiting.
    pub fn deserialize(
        &self,
        bytes: &[u8],
        name: &str,
        policy: &WaitPolicy,
    ) -> Result<Executable, PjrtError> {
        let (client, bytes) = (self.clone(), copy_of(bytes, "a serialized program")?);
        self.api()?;
        supervise(&format!("loading {name}"), policy, move || Executable::deserialize(&client, &bytes))?
    }
}

impl Executable {
    /// The blocking call behind [`Client::compile`].
    pub(crate) fn compile(client: &Client, mlir_text: &CStr, options: &[u8]) -> Result<Self, PjrtError> {
        let program = mlir_program(mlir_text);
        let mut args = PJRT_Client_Compile_Args::zeroed();
        args.client = client.raw();
        args.program = &program;
        args.compile_options = options.as_ptr().cast();
        args.compile_options_size = options.len();
        // SAFETY: the client is live; program and options outlive the call.
        unsafe { client.api()?.call(&mut args)? };
        let raw = non_null(args.executable, "PJRT_Client_Compile")?;
        Self::loaded(RawLoaded { raw, client: client.clone() })
    }

    /// The blocking call behind [`Client::deserialize`].
    pub(crate) fn deserialize(client: &Client, bytes: &[u8]) -> Result<Self, PjrtError> {
        let mut args = PJRT_Executable_DeserializeAndLoad_Args::zeroed();
        args.client = client.raw();
        args.serialized_executable = bytes.as_ptr().cast();
        args.serialized_executable_size = bytes.len();
        // SAFETY: the client is live; the bytes outlive the call.
        unsafe { client.api()?.call(&mut args)? };
        let raw = non_null(args.loaded_executable, "PJRT_Executable_DeserializeAndLoad")?;
        Self::loaded(RawLoaded { raw, client: client.clone() })
    }

    fn loaded(raw: RawLoaded) -> Result<Self, PjrtError> {
        let api = raw.client.api()?;
        let mut args = PJRT_LoadedExecutable_GetExecutable_Args::zeroed();
        args.loaded_executable = raw.raw.as_ptr();
        // SAFETY: the loaded executable is live.
        unsafe { api.call(&mut args)? };
        let executable = non_null(args.executable, "PJRT_LoadedExecutable_GetExecutable")?;
        // SAFETY: the call made the executable for us.
        let compiled = unsafe { Compiled::new(api, executable) };
        let num_outputs = compiled.read_num_outputs()?;
        Ok(Self(Arc::new(Loaded { compiled, raw, num_outputs })))
    }

    /// The client that the program is loaded into.
    pub fn client(&self) -> &Client {
        &self.0.raw.client
    }

    /// Number of outputs.
    pub fn num_outputs(&self) -> usize {
        self.0.num_outputs
    }

    /// Runs the program: the direct call, which neither waits for the result nor allocates on its own.
    ///
    /// On success `outputs` holds [`Executable::num_outputs`] buffers, each owned by the caller (give them to
    /// [`Executable::adopt`]), and the event is ready when the execution is complete. On failure `outputs` is
    /// unchanged. A broken plugin may not return from it.
    ///
    /// # Safety
    /// `inputs` are live buffers of this client that stay alive during the call, and those that the program aliases
    /// to outputs and `options` does not except are not used again.
    ///
    /// # Errors
    /// The plugin's error, [`PjrtError::InvalidArgument`] for an `outputs` of the wrong length, [`PjrtError::Forked`].
    pub unsafe fn execute_raw(
        &self,
        inputs: &[*mut PJRT_Buffer],
        options: &ExecuteOptions,
        outputs: &mut [*mut PJRT_Buffer],
    ) -> Result<Event, PjrtError> {
        let api = self.client().api()?;
        if outputs.len() != self.0.num_outputs {
            let (given, wanted) = (outputs.len(), self.0.num_outputs);
            return Err(PjrtError::InvalidArgument(format!("{wanted} outputs do not fit {given} places")));
        }
        let mut execute_options = PJRT_ExecuteOptions::zeroed();
        execute_options.non_donatable_input_indices = options.non_donatable.as_ptr();
        execute_options.num_non_donatable_input_indices = options.non_donatable.len();
        let argument_list = inputs.as_ptr();
        let output_list = outputs.as_mut_ptr();
        let mut event: *mut PJRT_Event = std::ptr::null_mut();
        let mut args = PJRT_LoadedExecutable_Execute_Args::zeroed();
        if let Some(device) = options.device {
            args.execute_device = self.client().device(device)?.raw();
        }
        args.executable = self.0.raw.raw.as_ptr();
        args.options = &mut execute_options;
        args.argument_lists = &argument_list;
        args.num_devices = 1;
        args.num_args = inputs.len();
        args.output_lists = &output_list;
        args.device_complete_events = &mut event;
        let _inline = options.inline.then(|| self.client().plugin().enter());
        // SAFETY: the lists have the lengths they are said to have and outlive the call; inputs are the caller's
        // promise.
        unsafe { api.call(&mut args)? };
        let event = non_null(event, "PJRT_LoadedExecutable_Execute")?;
        // SAFETY: the call made the event for us.
        Ok(unsafe { Event::new(event, self.client().clone()) })
    }

    /// Takes ownership of a buffer that [`Executable::execute_raw`] put out.
    ///
    /// # Safety
    /// `output` comes from a successful execution of this executable and is adopted once.
    ///
    /// # Errors
    /// [`PjrtError::Contract`] where the plugin left it null.
    pub unsafe fn adopt(&self, output: *mut PJRT_Buffer) -> Result<Buffer, PjrtError> {
        let output = non_null(output, "PJRT_LoadedExecutable_Execute")?;
        // SAFETY: the caller's promise.
        Ok(unsafe { Buffer::new(output, self.client().clone()) })
    }

    /// Runs the program on `inputs` and appends its outputs to `outputs`: the direct call, which does not wait for
    /// the result. The event is ready when the execution is complete; until then, host memory shared with the
    /// inputs must stay as it is. Inputs that are donated are gone afterwards.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn execute(
        &self,
        inputs: &[&Buffer],
        options: &ExecuteOptions,
        outputs: &mut Outputs,
    ) -> Result<Event, PjrtError> {
        let inputs: SmallVec<[*mut PJRT_Buffer; 32]> = inputs.iter().map(|input| input.as_raw()).collect();
        let mut raw_outputs: SmallVec<[*mut PJRT_Buffer; 8]> =
            SmallVec::from_elem(std::ptr::null_mut(), self.0.num_outputs);
        // SAFETY: the buffers are borrowed for the call; using a donated one later is an error of the plugin's, not
        // undefined.
        let event = unsafe { self.execute_raw(&inputs, options, &mut raw_outputs)? };
        for output in raw_outputs {
            // SAFETY: each output of the execution is adopted once.
            outputs.push(unsafe { self.adopt(output)? });
        }
        Ok(event)
    }

    /// Runs a program of several replicas in this process: replica `i` on device `i` with `inputs[i]`. Gives each
    /// replica's outputs, and the event for when its execution is complete. It does not wait.
    ///
    /// # Errors
    /// [`PjrtError::InvalidArgument`] where replicas have different numbers of inputs; the plugin's error, as
    /// for another number of replicas than the program was compiled for; [`PjrtError::Forked`].
    pub fn execute_replicas(&self, inputs: &[Vec<&Buffer>]) -> Result<Vec<(Outputs, Event)>, PjrtError> {
        let api = self.client().api()?;
        let num_args = inputs.first().map_or(0, Vec::len);
        if inputs.is_empty() || inputs.iter().any(|of_replica| of_replica.len() != num_args) {
            return Err(PjrtError::InvalidArgument("replicas take equal numbers of inputs".to_owned()));
        }
        let arguments: Vec<Vec<*mut PJRT_Buffer>> =
            inputs.iter().map(|of_replica| of_replica.iter().map(|input| input.as_raw()).collect()).collect();
        let argument_lists: Vec<*const *mut PJRT_Buffer> =
            arguments.iter().map(|list| list.as_ptr()).collect();
        let mut outputs = vec![vec![std::ptr::null_mut::<PJRT_Buffer>(); self.0.num_outputs]; inputs.len()];
        let output_lists: Vec<*mut *mut PJRT_Buffer> =
            outputs.iter_mut().map(|list| list.as_mut_ptr()).collect();
        let mut events: Vec<*mut PJRT_Event> = vec![std::ptr::null_mut(); inputs.len()];
        let mut execute_options = PJRT_ExecuteOptions::zeroed();
        let mut args = PJRT_LoadedExecutable_Execute_Args::zeroed();
        args.executable = self.0.raw.raw.as_ptr();
        args.options = &mut execute_options;
        args.argument_lists = argument_lists.as_ptr();
        args.num_devices = inputs.len();
        args.num_args = num_args;
        args.output_lists = output_lists.as_ptr();
        args.device_complete_events = events.as_mut_ptr();
        // SAFETY: there are as many lists and events as devices, each list has the length it is said to have, and all
        // outlive the call; the buffers are borrowed for it.
        unsafe { api.call(&mut args)? };
        let mut results = Vec::with_capacity(inputs.len());
        for (list, event) in outputs.into_iter().zip(events) {
            let mut adopted = Outputs::new();
            for output in list {
                // SAFETY: each output of the execution is adopted once.
                adopted.push(unsafe { self.adopt(output)? });
            }
            let event = non_null(event, "PJRT_LoadedExecutable_Execute")?;
            // SAFETY: the call made the event for us.
            results.push((adopted, unsafe { Event::new(event, self.client().clone()) }));
        }
        Ok(results)
    }

    /// [`Executable::execute`] on a supervisor thread. If the wait ends first, the execution keeps program and
    /// inputs until it returns. Wait for the event with the same policy.
    ///
    /// # Errors
    /// As for [`Executable::execute`], and those of waiting.
    pub fn execute_supervised(
        &self,
        inputs: &[&Buffer],
        options: &ExecuteOptions,
        what: &str,
        policy: &WaitPolicy,
    ) -> Result<(Outputs, Event), PjrtError> {
        self.client().api()?;
        let executable = self.clone();
        let options = options.clone();
        let inputs: SmallVec<[Buffer; 32]> = inputs.iter().map(|&input| input.clone()).collect();
        supervise(what, policy, move || {
            let inputs: SmallVec<[&Buffer; 32]> = inputs.iter().collect();
            let mut outputs = Outputs::new();
            let event = executable.execute(&inputs, &options, &mut outputs)?;
            Ok((outputs, event))
        })?
    }
}

impl std::fmt::Debug for Compiled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.name() {
            Ok(name) => write!(f, "Compiled({name})"),
            Err(error) => write!(f, "Compiled({error})"),
        }
    }
}

impl std::fmt::Debug for Executable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.name() {
            Ok(name) => write!(f, "Executable({name})"),
            Err(error) => write!(f, "Executable({error})"),
        }
    }
}
