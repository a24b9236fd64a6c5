//! Ops whose StableHLO a user's function makes, once sizes are numbers and the platform is known.
//!
//! A graph holds the call ([`REGISTERED`]). Before a program is named or lowered, [`resolve`] asks the maker
//! ([`set_maker`]) for its text and keeps it beside the call. A recording has the texts, so that it needs no maker.

use super::attention::kernel;
use super::inline::call_text;
use super::table::{OpDef, many};
use super::types::tensor_name;
use super::{Call, Hlo, Lower, Settings, Val, unsupported};
use crate::fx::{Arg, Graph, Node};
use crate::program::Shape;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

/// `torchtpu.registered(op, call, operands, sizes, padding, *, texts)`: a call of an op of that name. `call` says what
/// else it is given, in a form of the maker's own; `sizes` are the sizes among that; `padding` is read by bucketing.
/// `texts` are texts that are known, each behind what it is for ([`Request::purpose`]); in place of a text, a list has
/// the reason why there is none.
pub const REGISTERED: &str = "torchtpu.registered";

/// The keyword of the texts that are known.
pub const TEXTS: &str = "texts";

pub const OPS: &[OpDef] = &[many(REGISTERED, registered)];

/// Platform and sizes of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    pub op: Arc<str>,
    pub call: Arc<str>,
    /// `tpu`, or `cpu` for every other one.
    pub platform: &'static str,
    pub operands: Vec<Shape>,
    pub sizes: Vec<i64>,
}

impl Request {
    /// Returns the purpose of the text among the op's texts for one call.
    pub fn purpose(&self) -> String {
        let operands: Vec<String> = self.operands.iter().map(|x| tensor_name(x.dtype, &x.dims)).collect();
        format!("{} ({}) {:?}", self.platform, operands.join(", "), self.sizes)
    }
}

/// Makes a text, or says why there is none.
type Maker = Box<dyn Fn(&Request) -> Result<String, String> + Send + Sync>;

static MAKER: OnceLock<Maker> = OnceLock::new();

/// Texts that were made, by op, call and purpose. A graph is resolved when it is checked, and again when it is
/// compiled.
static MADE: LazyLock<Mutex<HashMap<[String; 3], Arc<str>>>> = LazyLock::new(Mutex::default);

/// Who makes texts in this process. The first one stays.
pub fn set_maker(maker: Maker) {
    MAKER.set(maker).ok();
}

/// Puts the text of each call into the graph, or the reason why there is none. Runs code of the user's.
///
/// Naming and lowering the graph under these settings run no such code afterwards. Sizes must be numbers.
pub fn resolve(graph: &mut Graph, settings: &Settings) {
    for at in 0..graph.nodes.len() {
        if let Some(request) = lacking(graph, &graph.nodes[at], settings) {
            let made = make(&request).map_or_else(|why| Arg::List([Arg::Str(why.into())].into()), Arg::Str);
            add(&mut graph.nodes[at], &request, made);
        }
    }
    graph.subgraphs.iter_mut().for_each(|body| resolve(body, settings));
}

/// Resolves a shared graph; copies it only if a call lacks its text.
pub fn resolve_shared(graph: &mut Arc<Graph>, settings: &Settings) {
    fn lacks_texts(graph: &Graph, settings: &Settings) -> bool {
        graph.nodes.iter().any(|node| lacking(graph, node, settings).is_some())
            || graph.subgraphs.iter().any(|body| lacks_texts(body, settings))
    }
    if lacks_texts(graph, settings) {
        resolve(Arc::make_mut(graph), settings);
    }
}

/// Returns the request of a call without a text.
fn lacking(graph: &Graph, node: &Node, settings: &Settings) -> Option<Request> {
    asked(graph, node, settings)?.ok().filter(|request| known(node, request).is_none())
}

/// Returns the request of a node that is lowered by a text; `None` for every other node.
fn asked(graph: &Graph, node: &Node, settings: &Settings) -> Option<Result<Request, String>> {
    if &*node.op != REGISTERED {
        return kernel::request(graph, node, settings).map(Ok);
    }
    Some(request(graph, node, settings.forms.platform()))
}

/// Returns the text of a node that is lowered by one; `None` for every other node.
///
/// # Errors
/// Why there is none.
pub fn text(graph: &Graph, node: &Node, settings: &Settings) -> Option<Result<Arc<str>, String>> {
    Some(asked(graph, node, settings)?.and_then(|request| find(node, &request)))
}

/// Returns the request of a call whose sizes are numbers.
///
/// # Errors
/// What is missing.
pub fn request(graph: &Graph, node: &Node, platform: &'static str) -> Result<Request, String> {
    let (Arg::Str(op), Arg::Str(call), Arg::List(operands), Arg::List(sizes)) =
        (node.arg(0), node.arg(1), node.arg(2), node.arg(3))
    else {
        return Err("it is no call of a registered op".to_string());
    };
    let shape = |arg: &Arg| match arg {
        Arg::Value(v) => graph.ty(*v).tensor().and_then(Shape::of),
        _ => None,
    };
    let operands: Option<Vec<Shape>> = operands.iter().map(shape).collect();
    let size = |arg: &Arg| if let Arg::Int(size) = arg { Some(*size) } else { None };
    let sizes: Option<Vec<i64>> = sizes.iter().map(size).collect();
    match (operands, sizes) {
        (Some(operands), Some(sizes)) => {
            Ok(Request { op: Arc::clone(op), call: Arc::clone(call), platform, operands, sizes })
        }
        _ => Err(format!("{op} is given sizes that are not known")),
    }
}

/// Returns the text of a resolved call for a request.
///
/// # Errors
/// Why there is none.
pub fn find(node: &Node, request: &Request) -> Result<Arc<str>, String> {
    known(node, request).unwrap_or_else(|| Err(not_here(request)))
}

fn not_here(request: &Request) -> String {
    let (op, purpose) = (&request.op, request.purpose());
    format!(
        "the lowering of {op} is a function, which is not here, and its text for {purpose} was not recorded"
    )
}

/// Returns the text that the maker returns, now or earlier.
fn make(request: &Request) -> Result<Arc<str>, String> {
    let key = [request.op.to_string(), request.call.to_string(), request.purpose()];
    let made = || MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(text) = made().get(&key) {
        return Ok(Arc::clone(text));
    }
    // Nothing is held while it is made, which runs code of the user's.
    let text: Arc<str> = MAKER.get().ok_or_else(|| not_here(request))?(request)?.into();
    made().insert(key, Arc::clone(&text));
    Ok(text)
}

fn known(node: &Node, request: &Request) -> Option<Result<Arc<str>, String>> {
    let Arg::List(texts) = node.kwarg(TEXTS)? else { return None };
    let purpose = request.purpose();
    texts.chunks_exact(2).find_map(|pair| match pair {
        [Arg::Str(of), Arg::Str(text)] if **of == *purpose => Some(Ok(Arc::clone(text))),
        [Arg::Str(of), Arg::List(why)] if **of == *purpose => match &why[..] {
            [Arg::Str(why)] => Some(Err(why.to_string())),
            _ => None,
        },
        _ => None,
    })
}

/// Keeps the texts that a resolved graph's calls have for a platform in the graph that it was made of, bodies included.
pub fn keep_texts(graph: &mut Graph, prepared: &Graph, platform: &'static str) {
    for node in &prepared.nodes {
        if let Ok(request) = request(prepared, node, platform)
            && &*node.op == REGISTERED
            && let Ok(text) = find(node, &request)
        {
            keep_text(graph, &request, &text);
        }
    }
    for body in &prepared.subgraphs {
        keep_texts(graph, body, platform);
    }
}

fn keep_text(graph: &mut Graph, request: &Request, text: &Arc<str>) {
    let asks = |node: &Node| {
        &*node.op == REGISTERED
            && matches!((node.arg(0), node.arg(1)), (Arg::Str(op), Arg::Str(call)) if *op == request.op && *call == request.call)
    };
    for node in graph.nodes.iter_mut().filter(|node| asks(node)) {
        if known(node, request).is_none() {
            add(node, request, Arg::Str(Arc::clone(text)));
        }
    }
    graph.subgraphs.iter_mut().for_each(|body| keep_text(body, request, text));
}

/// Adds a text, or the reason why there is none, to a call.
fn add(node: &mut Node, request: &Request, text: Arg) {
    let pair = [Arg::Str(request.purpose().into()), text];
    match node.kwargs.iter_mut().find(|(name, _)| &**name == TEXTS) {
        Some((_, Arg::List(texts))) => texts.extend(pair),
        _ => node.kwargs.push((TEXTS.into(), Arg::List(pair.into()))),
    }
}

/// A call of the text's `main`.
fn registered<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    match text(call.graph, call.node, h.settings()) {
        Some(Ok(text)) => call_text(h, call, &text, &call.tensors(2)?, &[]),
        Some(Err(reason)) => unsupported(reason),
        None => unsupported("it is no call of a registered op"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Forms;
    use super::*;

    const GRAPH: &str = "graph g inference\n\
        input %0 x: f32[4]\n\
        %1 = torchtpu.registered(\"ns.op.default\", \"call\", [%0], [3], none) : f32[4] name=op\n\
        return %1\n";

    #[test]
    fn a_recording_keeps_the_text_for_each_purpose() {
        let mut graph = Graph::parse(GRAPH).unwrap();
        let asked = request(&graph, &graph.nodes[0], "tpu").unwrap();
        assert_eq!(asked.purpose(), "tpu (tensor<4xf32>) [3]");
        let for_tpu = Settings { forms: Forms::Tpu, ..Settings::default() };
        let reason = text(&graph, &graph.nodes[0], &for_tpu).unwrap().unwrap_err();
        assert!(reason.contains("was not recorded"), "{reason}");
        for _ in 0..2 {
            keep_text(&mut graph, &asked, &"for TPU".into());
        }
        assert_eq!(text(&graph, &graph.nodes[0], &for_tpu).unwrap().as_deref(), Ok("for TPU"));
        assert!(text(&graph, &graph.nodes[0], &Settings::default()).unwrap().is_err());
        assert!(matches!(graph.nodes[0].kwarg(TEXTS), Some(Arg::List(texts)) if texts.len() == 2));
    }

    #[test]
    fn a_resolved_graph_keeps_the_reason_why_a_text_is_missing() {
        let mut graph = Graph::parse(GRAPH).unwrap();
        for _ in 0..2 {
            resolve(&mut graph, &Settings::default());
        }
        assert!(matches!(graph.nodes[0].kwarg(TEXTS), Some(Arg::List(texts)) if texts.len() == 2));
        let reason = text(&graph, &graph.nodes[0], &Settings::default()).unwrap().unwrap_err();
        assert!(reason.contains("ns.op.default is a function, which is not here"), "{reason}");
        assert_eq!(Graph::parse(&graph.to_string()).unwrap(), graph);
    }
}
