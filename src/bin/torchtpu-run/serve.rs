//! A small HTTP server around a model.
//!
//! One thread speaks HTTP, and `threads` others call the model. A permit bounds what is on its way: who finds none is
//! told so at once. It belongs to the request from before its body is read until the model is done with it, whether or not
//! somebody still waits for the answer.

use super::arguments::ServeSettings;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::timeout_at;
use torchtpu_compile::package::{
    Model, PackageError, read_json, read_safetensors, write_json, write_safetensors,
};

const JSON: &str = "application/json";
const TENSORS: &str = "application/octet-stream";
/// Connections beyond this many wait until another one ends.
const CONNECTIONS: usize = 1024;

/// What is sent back: a status, a content type, a body.
type Answer = (StatusCode, &'static str, Vec<u8>);

/// A request that the model is to answer.
struct Job {
    body: Bytes,
    is_json: bool,
    answer: oneshot::Sender<Answer>,
    _permit: OwnedSemaphorePermit,
}

struct Server {
    model: Model,
    settings: ServeSettings,
    jobs: Sender<Job>,
    permits: Arc<Semaphore>,
    stopping: AtomicBool,
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
    let permits = Arc::new(Semaphore::new(settings.threads + settings.queue));
    let server = Arc::new(Server { model, settings, jobs, permits, stopping: AtomicBool::new(false) });
    let waiting = Arc::new(Mutex::new(waiting));
    for i in 0..server.settings.threads {
        let (server, waiting) = (Arc::clone(&server), Arc::clone(&waiting));
        let thread = std::thread::Builder::new().name(format!("model-{i}"));
        thread.spawn(move || work(&server, &waiting)).map_err(io("cannot start a thread"))?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(io("cannot start"))?;
    let ended = runtime.block_on(listen(&server)).map_err(io("cannot serve"))?;
    if !ended {
        eprintln!("torchtpu-run: not every request was answered in time");
        std::io::stderr().flush().ok();
        // SAFETY: nothing is left to do; a thread may be inside of the plugin, whose destructors must not run then.
        unsafe { libc::_exit(1) };
    }
    Ok(())
}

/// Accepts connections until a signal. Whether all of them ended well.
async fn listen(server: &Arc<Server>) -> std::io::Result<bool> {
    let listener = tokio::net::TcpListener::bind(server.settings.address).await?;
    let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    println!("listening on http://{}", listener.local_addr()?);
    std::io::stdout().flush()?;
    let (stop, stopped) = watch::channel(());
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept(), if connections.len() < CONNECTIONS => match accepted {
                Ok((stream, _)) => {
                    stream.set_nodelay(true).ok();
                    connections.spawn(connection(Arc::clone(server), stream, stopped.clone()));
                }
                Err(error) => {
                    // No file descriptors, for example: others may end.
                    tracing::warn!("a connection was not accepted: {error}");
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                }
            },
            Some(_) = connections.join_next() => {}
            _ = term.recv() => break,
            _ = int.recv() => break,
        }
    }
    drop(listener);
    server.stopping.store(true, Ordering::Release);
    stop.send(()).ok();
    let rest = async { while connections.join_next().await.is_some() {} };
    Ok(tokio::time::timeout(server.settings.grace, rest).await.is_ok())
}

/// One connection, to its end.
async fn connection(server: Arc<Server>, stream: tokio::net::TcpStream, mut stopped: watch::Receiver<()>) {
    let mut builder = hyper::server::conn::http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(server.settings.deadline);
    let service = service_fn(|request| {
        let server = Arc::clone(&server);
        async move { Ok::<_, Infallible>(respond(&server, request).await) }
    });
    let mut serving = std::pin::pin!(builder.serve_connection(TokioIo::new(stream), service));
    let ended = tokio::select! {
        ended = serving.as_mut() => ended,
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
    (status, "text/plain; charset=utf-8", (message.into() + "\n").into_bytes())
}

async fn respond(server: &Arc<Server>, request: Request<Incoming>) -> Response<Full<Bytes>> {
    let path = request.uri().path().to_owned();
    let (status, kind, body) = match (request.method(), path.as_str()) {
        (&Method::POST, "/run") => run(server, request).await,
        (&Method::GET, "/health") if server.stopping.load(Ordering::Acquire) => {
            text(StatusCode::SERVICE_UNAVAILABLE, "stopping")
        }
        (&Method::GET, "/health") => text(StatusCode::OK, "ok"),
        (&Method::GET, "/signature") => {
            let manifest = server.model.manifest();
            let signature = serde_json::json!({
                "name": manifest.name, "inputs": manifest.inputs, "outputs": manifest.outputs,
                "sizes": manifest.symbols, "programs": manifest.programs,
            });
            (StatusCode::OK, JSON, signature.to_string().into_bytes())
        }
        (_, "/run") => text(StatusCode::METHOD_NOT_ALLOWED, "POST tensors"),
        (_, "/health" | "/signature") => text(StatusCode::METHOD_NOT_ALLOWED, "GET it"),
        _ => text(StatusCode::NOT_FOUND, "there are POST /run, GET /signature and GET /health"),
    };
    let mut response = Response::builder().status(status).header(CONTENT_TYPE, kind);
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response = response.header(RETRY_AFTER, "1");
    }
    response.body(Full::new(Bytes::from(body))).expect("status and headers are sound")
}

async fn run(server: &Arc<Server>, request: Request<Incoming>) -> Answer {
    let deadline = tokio::time::Instant::now() + server.settings.deadline;
    let Ok(permit) = Arc::clone(&server.permits).try_acquire_owned() else {
        return text(StatusCode::SERVICE_UNAVAILABLE, "as many requests as may wait are waiting");
    };
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    let is_json = header(CONTENT_TYPE).is_some_and(|kind| kind.starts_with(JSON));
    let most = server.settings.max_body;
    let too_long = || text(StatusCode::PAYLOAD_TOO_LARGE, format!("a request has at most {most} bytes"));
    if header(CONTENT_LENGTH)
        .and_then(|length| length.parse().ok())
        .is_some_and(|length: usize| length > most)
    {
        return too_long();
    }
    let body = match timeout_at(deadline, Limited::new(request.into_body(), most).collect()).await {
        Ok(Ok(body)) => body.to_bytes(),
        Ok(Err(error)) if error.is::<http_body_util::LengthLimitError>() => return too_long(),
        Ok(Err(error)) => {
            return text(StatusCode::BAD_REQUEST, format!("the request did not arrive: {error}"));
        }
        Err(_) => return text(StatusCode::REQUEST_TIMEOUT, "the request did not arrive in time"),
    };
    let (answer, answered) = oneshot::channel();
    if server.jobs.send(Job { body, is_json, answer, _permit: permit }).is_err() {
        return text(StatusCode::SERVICE_UNAVAILABLE, "stopping");
    }
    match timeout_at(deadline, answered).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(_)) => text(StatusCode::INTERNAL_SERVER_ERROR, "the request was dropped"),
        Err(_) => text(StatusCode::GATEWAY_TIMEOUT, "the model did not answer in time"),
    }
}

/// Answers requests, one after another.
fn work(server: &Server, waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { body, is_json, answer, _permit }) = job else { return };
        // Its client is gone, or was told that it took too long.
        if answer.is_closed() {
            continue;
        }
        let called = catch_unwind(AssertUnwindSafe(|| call(&server.model, &body, is_json)));
        let found = match called {
            Ok(Ok(found)) => found,
            Ok(Err(error)) if error.is_about_inputs() => text(StatusCode::BAD_REQUEST, error.to_string()),
            Ok(Err(error)) => {
                tracing::warn!("a request failed: {error}");
                text(StatusCode::INTERNAL_SERVER_ERROR, error.to_string())
            }
            Err(_) => text(StatusCode::INTERNAL_SERVER_ERROR, "internal error"),
        };
        answer.send(found).ok();
    }
}

fn call(model: &Model, body: &[u8], is_json: bool) -> Result<Answer, PackageError> {
    let named = if is_json { read_json(body, &model.manifest().inputs)? } else { read_safetensors(body)? };
    let results = model.run(&model.in_order(named)?)?;
    Ok(if is_json {
        (StatusCode::OK, JSON, write_json(&results)?.into_bytes())
    } else {
        (StatusCode::OK, TENSORS, write_safetensors(&results)?)
    })
}
