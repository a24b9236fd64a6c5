//! A server that speaks as much of S3's and Google's protocol as single objects need: GET and PUT by path.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// What a request was answered with.
#[derive(Default)]
struct State {
    objects: BTreeMap<String, Vec<u8>>,
    /// `METHOD path`, in order.
    requests: Vec<String>,
    /// Of each request, where it had one.
    authorizations: Vec<String>,
}

/// On a port of its own of this machine, until the test ends.
pub struct ObjectServer {
    pub url: String,
    state: Arc<Mutex<State>>,
}

impl ObjectServer {
    /// `refused` is a method that is answered with 403.
    pub fn start(refused: Option<&'static str>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let state = Arc::new(Mutex::new(State::default()));
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for connection in listener.incoming() {
                let (connection, state) = (connection.unwrap(), Arc::clone(&shared));
                // A client that goes away ends its thread.
                std::thread::spawn(move || while answer(&connection, &state, refused).is_some() {});
            }
        });
        ObjectServer { url, state }
    }

    /// The paths of all objects.
    pub fn objects(&self) -> Vec<String> {
        self.state.lock().unwrap().objects.keys().cloned().collect()
    }

    /// How many requests had this method.
    pub fn requests(&self, method: &str) -> usize {
        self.state.lock().unwrap().requests.iter().filter(|request| request.starts_with(method)).count()
    }

    pub fn authorizations(&self) -> Vec<String> {
        self.state.lock().unwrap().authorizations.clone()
    }
}

/// Answers one request. `None` where the connection has ended.
fn answer(connection: &TcpStream, state: &Mutex<State>, refused: Option<&str>) -> Option<()> {
    let mut reader = BufReader::new(connection);
    let mut line = String::new();
    reader.read_line(&mut line).ok().filter(|read| *read > 0)?;
    let (method, rest) = line.split_once(' ')?;
    let path = rest.split([' ', '?']).next()?.to_string();
    let (mut length, mut authorization) = (0, None);
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).ok().filter(|read| *read > 0)?;
        let Some((name, value)) = header.split_once(':') else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().unwrap(),
            "authorization" => authorization = Some(value.trim().to_string()),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    let mut state = state.lock().unwrap();
    state.requests.push(format!("{method} {path}"));
    state.authorizations.extend(authorization);
    let (status, body) = match method {
        _ if refused == Some(method) => {
            ("403 Forbidden", b"<Error><Code>AccessDenied</Code></Error>".to_vec())
        }
        "PUT" => {
            state.objects.insert(path, body);
            ("200 OK", Vec::new())
        }
        "GET" => match state.objects.get(&path) {
            Some(object) => ("200 OK", object.clone()),
            None => ("404 Not Found", b"<Error><Code>NoSuchKey</Code></Error>".to_vec()),
        },
        _ => ("501 Not Implemented", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Length: {}\r\nETag: \"1\"\r\nLast-Modified: Sat, 01 Jan 2022 00:00:00 GMT\r\n\r\n",
        body.len()
    );
    let mut writer = connection;
    writer.write_all(head.as_bytes()).and_then(|()| writer.write_all(&body)).ok()
}
