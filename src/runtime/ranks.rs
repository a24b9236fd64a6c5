//! All ranks of a program in one process: each on a device of its own of a CPU client.
//!
//! It shows what ranks compute together without a process for each. What ranks do apart from each other, as where one
//! runs another program, it does not show.

use super::input::element_type;
use super::{CompileSettings, Device, DeviceSettings, RuntimeError};
use crate::fx::Graph;
use crate::lowering;
use crate::lowering::registered::resolve;
use crate::passes::{self, PassSettings};
use crate::pjrt::{Buffer, Client, CompileOptions, HostSemantics, PjrtDevice, PjrtError};
use crate::program::{Program, ProgramInput};

/// Runs a graph without symbols on all its ranks. `inputs` has, for each rank, the bytes of each input of the graph;
/// the result, for each rank, the bytes of each tensor among the outputs and then of each changed input. All are dense
/// and row-major.
///
/// # Errors
/// Another number of ranks or inputs than the graph's, inputs of other sizes or that are laid out otherwise, and those
/// of lowering, compiling and running it.
pub fn run_ranks(
    graph: Graph,
    device: &DeviceSettings,
    settings: &CompileSettings,
    inputs: &[Vec<Vec<u8>>],
) -> Result<Vec<Vec<Vec<u8>>>, RuntimeError> {
    let name = graph.name.to_string();
    let ranks = graph.ranks();
    if inputs.len() != ranks {
        let problem = format!("{ranks} ranks run it together, and inputs are given for {}", inputs.len());
        return Err(RuntimeError::Argument { graph: name, problem });
    }
    let mut graph = passes::run(graph, &PassSettings::default(), None)?;
    resolve(&mut graph, &settings.lowering);
    let program = lowering::lower(&graph, settings.lowering)?;
    let client = Device::open_ranks(device, ranks, &settings.compile_wait)?;
    let options = CompileOptions { num_replicas: ranks as i64, ..settings.options.clone() };
    let executable =
        client.compile(&program.text, &name, &options, &settings.compile_wait).map_err(|source| {
            RuntimeError::Compile { graph: name.clone().into(), source, held: Box::default() }
        })?;
    let mut buffers = Vec::with_capacity(ranks);
    for (device, bytes) in client.devices().iter().zip(inputs) {
        buffers.push(
            arguments(&client, device, &program, bytes)
                .map_err(|problem| RuntimeError::Argument { graph: name.clone(), problem })?,
        );
    }
    let failed = |source: PjrtError| RuntimeError::Execution {
        graph: name.clone().into(),
        source,
        held: Box::default(),
    };
    let lists: Vec<Vec<&Buffer>> = buffers.iter().map(|of_rank| of_rank.iter().collect()).collect();
    let wait = &settings.execute_wait;
    let mut results = Vec::with_capacity(ranks);
    let running = executable.execute_replicas(&lists).map_err(failed)?;
    for (rank, (outputs, event)) in running.into_iter().enumerate() {
        event.wait(&format!("rank {rank} of {name}"), wait).map_err(failed)?;
        let mut of_rank = Vec::with_capacity(outputs.len());
        for (buffer, output) in outputs.iter().zip(&program.outputs) {
            let mut bytes = vec![0; output.bytes()];
            buffer.to_host(&mut bytes, wait).map_err(failed)?;
            of_rank.push(bytes);
        }
        results.push(of_rank);
    }
    Ok(results)
}

/// A rank's arguments on its device.
fn arguments(
    client: &Client,
    device: &PjrtDevice,
    program: &Program,
    inputs: &[Vec<u8>],
) -> Result<Vec<Buffer>, String> {
    let argument = |input: &ProgramInput| {
        let bytes = inputs.get(input.index).ok_or_else(|| format!("input {} is missing", input.index))?;
        let (shape, index) = (&input.shape, input.index);
        if bytes.len() as i64 != shape.numel() * shape.dtype.size() as i64 || !input.layout.is_contiguous() {
            return Err(format!("input {index} is not the bytes of a contiguous {shape}"));
        }
        // SAFETY: the bytes are as many as the type has, and are copied before the call returns.
        let made = unsafe {
            Buffer::from_host_on(
                client,
                device,
                bytes.as_ptr(),
                element_type(shape.dtype),
                &input.physical(),
                HostSemantics::ImmutableOnlyDuringCall,
                None,
            )
        };
        made.map(|(buffer, _)| buffer).map_err(|error| error.to_string())
    };
    if program.outputs.iter().any(|output| !output.layout.is_contiguous()) {
        return Err("a result is not contiguous".to_string());
    }
    program.inputs.iter().map(argument).collect()
}
