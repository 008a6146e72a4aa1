//! Lines of JSON-RPC on standard input and output. What is no request is answered here with the protocol's own error, whereas
//! the SDK's transport passes over a line it cannot read, and whoever waits for the answer would wait for ever.

use std::sync::Arc;

use rmcp::model::{ClientRequest, ErrorCode, JsonRpcMessage};
use rmcp::service::{RxJsonRpcMessage, TxJsonRpcMessage};
use rmcp::transport::Transport;
use rmcp::{ErrorData, RoleServer};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Stdin, Stdout};
use tokio::sync::Mutex;
use tokio::task::JoinSet;

/// No request is longer; more of a line is not kept.
const LONGEST: usize = 1 << 20;

/// What is answered here and takes parameters. The SDK reads such a request, if its parameters have a wrong shape, as one of a
/// method that nobody knows.
const WITH_PARAMETERS: [&str; 6] = [
    "initialize",
    "tools/list",
    "tools/call",
    "resources/list",
    "resources/templates/list",
    "resources/read",
];

/// Standard input and output.
pub(super) struct Lines {
    input: BufReader<Stdin>,
    /// What has come of the next line.
    line: Vec<u8>,
    output: Arc<Mutex<Stdout>>,
    /// What is being answered here.
    answers: JoinSet<std::io::Result<()>>,
}

impl Lines {
    pub(super) fn new() -> Self {
        let output = Arc::new(Mutex::new(tokio::io::stdout()));
        let input = BufReader::new(tokio::io::stdin());
        Self { input, line: Vec::new(), output, answers: JoinSet::new() }
    }

    /// The next line; `None` when the input has ended. The last one may lack its end. Whoever stops waiting loses nothing of it.
    async fn next(&mut self) -> Option<Vec<u8>> {
        loop {
            let there = self.input.fill_buf().await.unwrap_or_default();
            if there.is_empty() {
                return Some(std::mem::take(&mut self.line)).filter(|rest| !rest.is_empty());
            }
            let end = there.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(there.len(), |end| end + 1);
            if self.line.len() <= LONGEST {
                self.line.extend_from_slice(&there[..taken]);
            }
            self.input.consume(taken);
            if end.is_some() {
                return Some(std::mem::take(&mut self.line));
            }
        }
    }

    /// Waits until everything that is answered here is written.
    async fn answered(&mut self) {
        while self.answers.join_next().await.is_some() {}
    }
}

impl Transport<RoleServer> for Lines {
    type Error = std::io::Error;

    fn send(
        &mut self,
        item: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        let (output, text) = (self.output.clone(), serde_json::to_string(&item));
        async move { write(&output, text?).await }
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        loop {
            let Some(line) = self.next().await else {
                self.answered().await;
                return None;
            };
            match read(&line) {
                Ok(message) => return Some(message),
                // On a task of its own: whoever stops waiting for the next request must not cut an answer in two.
                Err(Some(answer)) => {
                    let output = self.output.clone();
                    self.answers.spawn(async move { write(&output, answer.to_string()).await });
                    while self.answers.try_join_next().is_some() {}
                }
                Err(None) => {}
            }
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.answered().await;
        self.output.lock().await.flush().await
    }
}

async fn write(output: &Mutex<Stdout>, text: String) -> std::io::Result<()> {
    let mut output = output.lock().await;
    output.write_all((text + "\n").as_bytes()).await?;
    output.flush().await
}

/// Reads a line, or says what is to be answered to it: nothing to an empty line and to a notification, which nobody waits for.
fn read(line: &[u8]) -> Result<RxJsonRpcMessage<RoleServer>, Option<Value>> {
    if line.len() > LONGEST {
        let why = format!("a request has at most {LONGEST} bytes");
        return Err(Some(answer(&Value::Null, ErrorCode::INVALID_REQUEST, why)));
    }
    if line.trim_ascii().is_empty() {
        return Err(None);
    }
    let value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(why) => return Err(Some(answer(&Value::Null, ErrorCode::PARSE_ERROR, why.to_string()))),
    };
    let id = value.get("id").filter(|id| id.is_string() || id.is_i64() || id.is_u64());
    let asks = value["jsonrpc"] == "2.0" && value["method"].is_string();
    let message: RxJsonRpcMessage<RoleServer> =
        serde_json::from_value(value.clone()).map_err(|why| match id {
            None if asks && value.get("id").is_none() => None,
            Some(id) if asks => Some(answer(id, ErrorCode::INVALID_PARAMS, why.to_string())),
            _ => {
                let why = "this is no request of JSON-RPC 2.0".to_owned();
                Some(answer(id.unwrap_or(&Value::Null), ErrorCode::INVALID_REQUEST, why))
            }
        })?;
    if let (JsonRpcMessage::Request(asked), Some(id)) = (&message, id)
        && let ClientRequest::CustomRequest(unread) = &asked.request
        && WITH_PARAMETERS.contains(&unread.method.as_str())
    {
        let why = format!("the parameters of {} have another shape", unread.method);
        return Err(Some(answer(id, ErrorCode::INVALID_PARAMS, why)));
    }
    Ok(message)
}

fn answer(id: &Value, code: ErrorCode, why: String) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "error": ErrorData::new(code, why, None) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(line: &str) -> Option<(Value, i64)> {
        let answer = read(line.as_bytes()).expect_err("this is no request")?;
        Some((answer["id"].clone(), answer["error"]["code"].as_i64().unwrap()))
    }

    #[test]
    fn what_is_no_request_is_answered_by_its_kind_of_error() {
        assert_eq!(code("howl"), Some((Value::Null, -32700)));
        assert_eq!(code("{\"jsonrpc\":\"2.0\",\"id\":1,"), Some((Value::Null, -32700)));
        assert_eq!(code("[]"), Some((Value::Null, -32600)));
        assert_eq!(code("7"), Some((Value::Null, -32600)));
        assert_eq!(code("{\"id\":1,\"method\":\"ping\"}"), Some((json!(1), -32600)));
        assert_eq!(code("{\"jsonrpc\":\"2.0\",\"id\":\"a\"}"), Some((json!("a"), -32600)));
        assert_eq!(code("{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"ping\"}"), Some((Value::Null, -32600)));
        let long = format!("{{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"{}\"}}", "x".repeat(LONGEST));
        assert_eq!(code(&long), Some((Value::Null, -32600)));
    }

    #[test]
    fn parameters_of_a_wrong_shape_are_refused_by_the_protocol() {
        let call = |params: &str| {
            code(&format!("{{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{params}}}"))
        };
        assert_eq!(call("{\"arguments\":{}}"), Some((json!(3), -32602)));
        assert_eq!(call("{\"name\":\"look\",\"arguments\":[1]}"), Some((json!(3), -32602)));
        assert_eq!(call("{\"name\":7}"), Some((json!(3), -32602)));
    }

    #[test]
    fn requests_are_read_and_nobody_is_answered_who_does_not_wait() {
        assert!(read(b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\r\n").is_ok());
        assert!(read(b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"dance\"}").is_ok());
        assert!(read(b"{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}").is_ok());
        assert_eq!(code(" \r\n"), None);
    }
}
