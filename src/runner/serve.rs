//! A small HTTP server around a model.
//!
//! One thread speaks HTTP, and `threads` others call the model. Permits bound the number of requests in
//! progress: a request that finds none gets status 503 at once. A request holds its permit from before its body is read
//! until the model is done with it, whether or not somebody still waits for the answer. The bytes of all bodies and
//! answers together are bounded as well.

use super::arguments::ServeSettings;
use super::connections::{Connection, Connections, Open, Timed, room};
use super::log::say;
use crate::package::{Model, PackageError, read_json, read_safetensors, write_json, write_safetensors};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::convert::Infallible;
use std::io::Write as _;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::timeout_at;

const JSON: &str = "application/json";
const TENSORS: &str = "application/octet-stream";
const PLAIN: &str = "text/plain; charset=utf-8";
/// Connections beyond this many, or as many as requests may be under way, take the place of another one.
const CONNECTIONS: usize = 1024;
/// Maximum bytes of a request without its body, and of an error message.
const MAX_HEAD: usize = 64 << 10;
const MAX_MESSAGE: usize = 2000;
/// The bytes of bodies are counted in blocks.
const BLOCK: usize = 4096;

/// Response: a status, a content type, a body.
type Answer = (StatusCode, &'static str, Bytes);

/// An answer of the model, not counted yet.
type Called = (StatusCode, &'static str, Vec<u8>);

/// A request that the model is to answer.
struct Job {
    body: Bytes,
    is_json: bool,
    answer: oneshot::Sender<Called>,
    _permit: OwnedSemaphorePermit,
    _client: OfClient,
}

struct Server {
    model: Model,
    signature: Bytes,
    settings: ServeSettings,
    jobs: Sender<Job>,
    permits: Arc<Semaphore>,
    /// Blocks that bodies and answers may take.
    blocks: Arc<Semaphore>,
    connections: Arc<Connections>,
    clients: Arc<Mutex<HashMap<IpAddr, usize>>>,
    threads: Threads,
    stopping: AtomicBool,
}

/// The threads that call the model.
struct Threads {
    started: Instant,
    /// For each, milliseconds from `started` to when its call began, and one more; 0 while it waits.
    calling: Vec<AtomicU64>,
}

impl Threads {
    fn new(threads: usize) -> Threads {
        Threads { started: Instant::now(), calling: (0..threads).map(|_| AtomicU64::new(0)).collect() }
    }

    fn calls(&self, i: usize, calls: bool) {
        let now = if calls { self.started.elapsed().as_millis() as u64 + 1 } else { 0 };
        self.calling[i].store(now, Ordering::Release);
    }

    /// Whether no thread came back from its call within that time.
    fn all_hang(&self, patience: Duration) -> bool {
        let since = (self.started.elapsed().saturating_sub(patience)).as_millis() as u64;
        self.calling.iter().all(|begun| (1..=since).contains(&begun.load(Ordering::Acquire)))
    }
}

/// One of the requests that an address has under way.
struct OfClient {
    clients: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl OfClient {
    /// `None` if the address has as many as it may.
    fn new(server: &Server, address: IpAddr) -> Option<OfClient> {
        let mut clients = server.clients.lock().unwrap_or_else(PoisonError::into_inner);
        let count = clients.entry(address).or_insert(0);
        if server.settings.per_client.is_some_and(|most| *count >= most) {
            return None;
        }
        *count += 1;
        Some(OfClient { clients: Arc::clone(&server.clients), address })
    }
}

impl Drop for OfClient {
    fn drop(&mut self) {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = clients.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                clients.remove(&self.address);
            }
        }
    }
}

/// Bytes that are counted as long as they are there.
struct Counted {
    bytes: Vec<u8>,
    _blocks: Option<OwnedSemaphorePermit>,
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Serves until a signal says to stop.
pub fn serve(model: Model, settings: ServeSettings, started: Instant) -> Result<(), PackageError> {
    let io = |what: &str| {
        let what = what.to_owned();
        move |source| PackageError::Io { what, source }
    };
    model.warm_up()?;
    let (loaded, compiled) = model.programs();
    tracing::info!(
        "{loaded} programs loaded, {compiled} compiled, ready after {:.3} s",
        started.elapsed().as_secs_f64()
    );
    let (jobs, waiting) = channel();
    let manifest = model.manifest();
    let signature = serde_json::json!({
        "name": manifest.name, "inputs": manifest.inputs, "outputs": manifest.outputs,
        "sizes": manifest.symbols, "programs": manifest.programs,
    });
    let server = Arc::new(Server {
        signature: signature.to_string().into(),
        model,
        jobs,
        permits: Arc::new(Semaphore::new(settings.threads + settings.queue)),
        blocks: Arc::new(Semaphore::new(settings.max_bodies.div_ceil(BLOCK))),
        connections: Arc::default(),
        clients: Arc::default(),
        threads: Threads::new(settings.threads),
        stopping: AtomicBool::new(false),
        settings,
    });
    let waiting = Arc::new(Mutex::new(waiting));
    for i in 0..server.settings.threads {
        let (server, waiting) = (Arc::clone(&server), Arc::clone(&waiting));
        let thread = std::thread::Builder::new().name(format!("model-{i}"));
        thread.spawn(move || work(&server, i, &waiting)).map_err(io("cannot start a thread"))?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(io("cannot start"))?;
    let ended = runtime.block_on(listen(&server)).map_err(io("cannot serve"))?;
    if !ended {
        say("not every request was answered in time");
        // SAFETY: nothing is left to do; a thread may be inside of the plugin, whose destructors must not run then.
        unsafe { libc::_exit(1) };
    }
    Ok(())
}

/// Accepts connections until a signal. Whether all calls came back in time.
async fn listen(server: &Arc<Server>) -> std::io::Result<bool> {
    let listener = tokio::net::TcpListener::bind(server.settings.address).await?;
    let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    // Nobody may read it.
    let told = format!("listening on http://{}\n", listener.local_addr()?);
    let mut to = std::io::stdout();
    to.write_all(told.as_bytes()).and_then(|()| to.flush()).ok();
    let all = server.settings.threads + server.settings.queue;
    let most = room(CONNECTIONS.max(all.saturating_add(256)));
    let (stop, stopped) = watch::channel(());
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept(), if connections.len() <= most => match accepted {
                Ok((stream, address)) => {
                    stream.set_nodelay(true).ok();
                    let open = server.connections.open();
                    connections.spawn(connection(
                        Arc::clone(server),
                        open,
                        stream,
                        address.ip(),
                        stopped.clone(),
                    ));
                    if connections.len() > most {
                        server.connections.give_one_up();
                    }
                    // Those that are there come first, however many knock.
                    tokio::task::yield_now().await;
                }
                Err(error) => {
                    // No file descriptors, for example: another one has to go.
                    let goes = server.connections.give_one_up();
                    tracing::warn!("a connection was not accepted: {error}");
                    if !goes {
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                    tokio::task::yield_now().await;
                }
            },
            Some(_) = connections.join_next() => {}
            // The model worked for all of them, or the one that was to go has not gone.
            () = tokio::time::sleep(Duration::from_millis(50)), if connections.len() > most => {
                server.connections.give_one_up();
            }
            _ = term.recv() => break,
            _ = int.recv() => break,
        }
    }
    drop(listener);
    server.stopping.store(true, Ordering::Release);
    stop.send(()).ok();
    let end = tokio::time::Instant::now() + server.settings.grace;
    // Who does not read the answer has one.
    timeout_at(end, async { while connections.join_next().await.is_some() {} }).await.ok();
    // A call outlives a request that got 504, or whose client is gone.
    Ok(timeout_at(end, server.permits.acquire_many(all as u32)).await.is_ok())
}

/// One connection, to its end.
async fn connection(
    server: Arc<Server>,
    open: Open,
    stream: tokio::net::TcpStream,
    address: IpAddr,
    mut stopped: watch::Receiver<()>,
) {
    let deadline = server.settings.deadline;
    let stream = Timed::new(stream, Arc::clone(&open.connection), deadline);
    let mut builder = hyper::server::conn::http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(deadline).max_buf_size(MAX_HEAD);
    let service = service_fn(|request| {
        let (server, connection) = (Arc::clone(&server), Arc::clone(&open.connection));
        async move { Ok::<_, Infallible>(respond(&server, &connection, address, request).await) }
    });
    let mut serving = std::pin::pin!(builder.serve_connection(TokioIo::new(stream), service));
    let ended = tokio::select! {
        ended = serving.as_mut() => ended,
        () = open.connection.given_up(server.settings.idle) => return,
        _ = stopped.changed() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = ended {
        // Its client is gone: nobody is left to tell.
        tracing::debug!("a connection ended: {error}");
    }
}

fn text(status: StatusCode, message: impl Into<String>) -> Answer {
    (status, PLAIN, told(message).into())
}

/// A message, which may quote a request of any length.
fn told(message: impl Into<String>) -> Vec<u8> {
    let mut message = message.into();
    if let Some((end, _)) = message.char_indices().nth(MAX_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    message.push('\n');
    message.into_bytes()
}

async fn respond(
    server: &Arc<Server>,
    connection: &Connection,
    address: IpAddr,
    request: Request<Incoming>,
) -> Response<Full<Bytes>> {
    let path = request.uri().path().to_owned();
    let (status, kind, body) = match (request.method(), path.as_str()) {
        (&Method::POST, "/run") => {
            let answer = run(server, connection, address, request).await;
            connection.busy.store(false, Ordering::Release);
            answer
        }
        (&Method::GET | &Method::HEAD, "/health") => health(server),
        (&Method::GET | &Method::HEAD, "/signature") => (StatusCode::OK, JSON, server.signature.clone()),
        (_, "/run") => text(StatusCode::METHOD_NOT_ALLOWED, "POST tensors"),
        (_, "/health" | "/signature") => text(StatusCode::METHOD_NOT_ALLOWED, "GET it"),
        _ => text(StatusCode::NOT_FOUND, "there are POST /run, GET /signature and GET /health"),
    };
    let mut response = Response::builder().status(status).header(CONTENT_TYPE, kind);
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response = response.header(RETRY_AFTER, "1");
    }
    response.body(Full::new(body)).expect("status and headers are sound")
}

/// Whether requests would be answered.
fn health(server: &Server) -> Answer {
    let bad = |problem: &str| text(StatusCode::SERVICE_UNAVAILABLE, problem);
    if server.stopping.load(Ordering::Acquire) {
        return bad("stopping");
    }
    // A call that hangs is given up at the deadline; its request may take as long before that.
    if server.threads.all_hang(2 * server.settings.deadline) {
        return bad("no call of the model comes back");
    }
    text(StatusCode::OK, "ok")
}

/// Whether a content type is JSON, however it is spelled and whatever it says further.
fn is_json(kind: &str) -> bool {
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(JSON)
}

async fn run(
    server: &Arc<Server>,
    connection: &Connection,
    address: IpAddr,
    request: Request<Incoming>,
) -> Answer {
    let deadline = tokio::time::Instant::now() + server.settings.deadline;
    let busy = |problem: &str| text(StatusCode::SERVICE_UNAVAILABLE, problem);
    let Some(client) = OfClient::new(server, address) else {
        return busy("this address has too many requests in progress; retry later");
    };
    let Ok(permit) = Arc::clone(&server.permits).try_acquire_owned() else {
        return busy(&format!("the request queue is full (--queue {}); retry later", server.settings.queue));
    };
    connection.busy.store(true, Ordering::Release);
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    let is_json = header(CONTENT_TYPE).is_some_and(is_json);
    let most = server.settings.max_body;
    let too_long = || text(StatusCode::PAYLOAD_TOO_LARGE, format!("a request has at most {most} bytes"));
    if header(CONTENT_LENGTH)
        .and_then(|length| length.parse().ok())
        .is_some_and(|length: usize| length > most)
    {
        return too_long();
    }
    let body = match timeout_at(deadline, collect(server, request.into_body())).await {
        Ok(Ok(body)) => Bytes::from_owner(body),
        Ok(Err(Uncollected::TooLong)) => return too_long(),
        Ok(Err(Uncollected::NoRoom)) => {
            server.connections.give_one_up();
            return busy("there is no room for its body beside those of other requests");
        }
        Ok(Err(Uncollected::Broken(error))) => {
            return text(StatusCode::BAD_REQUEST, format!("the request did not arrive: {error}"));
        }
        Err(_) => return text(StatusCode::REQUEST_TIMEOUT, "the request did not arrive in time"),
    };
    let (answer, answered) = oneshot::channel();
    if server.jobs.send(Job { body, is_json, answer, _permit: permit, _client: client }).is_err() {
        return busy("stopping");
    }
    let (status, kind, bytes) = match timeout_at(deadline, answered).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(_)) => return text(StatusCode::INTERNAL_SERVER_ERROR, "the request was dropped"),
        Err(_) => return text(StatusCode::GATEWAY_TIMEOUT, "the model did not answer in time"),
    };
    // An answer waits for its reader; those that do not read make room.
    let all = server.settings.max_bodies.div_ceil(BLOCK);
    let wanted = bytes.len().div_ceil(BLOCK).min(all) as u32;
    let found = loop {
        if let Ok(found) = Arc::clone(&server.blocks).try_acquire_many_owned(wanted) {
            break found;
        }
        if !server.connections.give_one_up() {
            return busy("there is no room for the answer beside those that are read");
        }
        tokio::task::yield_now().await;
    };
    (status, kind, Bytes::from_owner(Counted { bytes, _blocks: Some(found) }))
}

/// Why a body is not there.
enum Uncollected {
    TooLong,
    NoRoom,
    Broken(hyper::Error),
}

/// A body as it comes, as long as there is room for it: nothing is set aside on its word.
async fn collect(server: &Server, mut body: Incoming) -> Result<Counted, Uncollected> {
    let mut collected = Counted { bytes: Vec::new(), _blocks: None };
    let mut blocks = 0;
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(Uncollected::Broken)?.into_data() else { continue };
        if collected.bytes.len() + data.len() > server.settings.max_body {
            return Err(Uncollected::TooLong);
        }
        let wanted = (collected.bytes.len() + data.len()).div_ceil(BLOCK);
        if wanted > blocks {
            let more = Arc::clone(&server.blocks).try_acquire_many_owned((wanted - blocks) as u32);
            let more = more.map_err(|_| Uncollected::NoRoom)?;
            match &mut collected._blocks {
                Some(held) => held.merge(more),
                none => *none = Some(more),
            }
            blocks = wanted;
        }
        collected.bytes.extend_from_slice(&data);
    }
    Ok(collected)
}

/// Answers requests, one after another. Nothing that goes wrong ends it.
fn work(server: &Server, i: usize, waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        catch_unwind(AssertUnwindSafe(|| answer(server, i, job))).ok();
        server.threads.calls(i, false);
    }
}

fn answer(server: &Server, i: usize, job: Job) {
    let Job { body, is_json, answer, _permit, _client } = job;
    // Its client is gone, or was told that it took too long.
    if answer.is_closed() {
        return;
    }
    server.threads.calls(i, true);
    let called = catch_unwind(AssertUnwindSafe(|| call(&server.model, &body, is_json)));
    let found = match called {
        Ok(Ok(found)) => found,
        Ok(Err(error)) if error.is_about_inputs() => {
            (StatusCode::BAD_REQUEST, PLAIN, told(error.to_string()))
        }
        Ok(Err(error)) => {
            tracing::warn!("a request failed: {error}");
            (StatusCode::INTERNAL_SERVER_ERROR, PLAIN, told(error.to_string()))
        }
        Err(_) => (StatusCode::INTERNAL_SERVER_ERROR, PLAIN, told("internal error")),
    };
    // Its place is free before somebody who hears the answer asks again.
    drop((body, _permit, _client));
    answer.send(found).ok();
}

fn call(model: &Model, body: &[u8], is_json: bool) -> Result<Called, PackageError> {
    let named = if is_json { read_json(body, &model.manifest().inputs)? } else { read_safetensors(body)? };
    let results = model.run(&model.in_order(named)?)?;
    Ok(if is_json {
        (StatusCode::OK, JSON, write_json(&results)?.into_bytes())
    } else {
        (StatusCode::OK, TENSORS, write_safetensors(&results)?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_content_type_is_told_however_it_is_spelled() {
        for kind in [
            "application/json",
            "Application/JSON",
            "application/json; charset=utf-8",
            " APPLICATION/json ;x",
        ] {
            assert!(is_json(kind), "{kind}");
        }
        for kind in ["", "application/jsonl", "text/json", "application/octet-stream"] {
            assert!(!is_json(kind), "{kind}");
        }
    }

    #[test]
    fn health_asks_whether_calls_come_back() {
        let threads = Threads::new(2);
        assert!(!threads.all_hang(Duration::ZERO));
        threads.calls(0, true);
        std::thread::sleep(Duration::from_millis(30));
        assert!(!threads.all_hang(Duration::ZERO), "one waits for work");
        threads.calls(1, true);
        assert!(!threads.all_hang(Duration::from_secs(3600)), "one has just begun");
        std::thread::sleep(Duration::from_millis(30));
        assert!(threads.all_hang(Duration::from_millis(25)));
        threads.calls(0, false);
        assert!(!threads.all_hang(Duration::from_millis(25)));
    }

    #[test]
    fn a_message_that_quotes_a_request_is_cut() {
        assert_eq!(told("short"), b"short\n");
        assert_eq!(told("é".repeat(1 << 20)).len(), 2 * MAX_MESSAGE + "…\n".len());
    }
}
