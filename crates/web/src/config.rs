//! What an operator can set. The defaults suit a small public server; `docs/operations.md` explains each.

use std::time::Duration;

use moonpack_bus::Bus;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// What one guest or address may use.
    pub limits: Limits,
    /// Is there a reverse proxy in front that sets `X-Forwarded-For`? Without one, the header is not believed.
    pub behind_proxy: bool,
    /// Is the server reached over HTTPS? Then cookies are marked `Secure`.
    pub https: bool,
    /// Have the metrics a port of their own (`serve_metrics`)? Then the public one does not show them.
    pub own_metrics: bool,
    /// Are all tokens worthless that were made before this start?
    pub revoke_tokens: bool,
    /// How many threads bots think on.
    pub bot_threads: usize,
    /// How long a bot may think about one decision, in milliseconds.
    pub bot_ms: u64,
    /// How long a bot waits at least before each decision while somebody looks at the table's page, so that people can
    /// follow; half of it within one turn. Nobody waits for programs.
    pub bot_pause: Duration,
    /// Draws every table from this seed and hands it to the bots: the same luck again and again, for tests.
    pub seed: Option<u64>,
    /// How long a table nobody looks at stays in memory.
    pub idle: Duration,
    /// How many days a finished table is kept; `None` for ever.
    pub keep_finished: Option<u32>,
    /// How many days the chat of a finished table is kept; `None` as long as the table.
    pub keep_chat: Option<u32>,
    /// The way to the other nodes, where several share a store.
    pub bus: Bus,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            limits: Limits::default(),
            behind_proxy: false,
            https: false,
            own_metrics: false,
            revoke_tokens: false,
            bot_threads: cores.div_ceil(2),
            bot_ms: 1_500,
            bot_pause: Duration::ZERO,
            seed: None,
            idle: Duration::from_secs(300),
            keep_finished: None,
            keep_chat: None,
            bus: Bus::alone(),
        }
    }
}

/// What one guest or address may use.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a record that is pasted into a page.
    pub record: usize,
    /// Requests a second of one address, in the long run.
    pub address_rate: f64,
    /// Requests one address may make at once.
    pub address_burst: f64,
    /// Requests a second of one guest, in the long run.
    pub guest_rate: f64,
    /// Requests one guest may make at once.
    pub guest_burst: f64,
    /// New guests a second of one address, in the long run.
    pub guests_rate: f64,
    /// New guests of one address at once.
    pub guests_burst: f64,
    /// Chat messages a second of one guest, in the long run.
    pub chat_rate: f64,
    /// Chat messages of one guest at once.
    pub chat_burst: f64,
    /// Hints and analyses of one guest a second.
    pub thought_rate: f64,
    /// Hints and analyses of one guest at once.
    pub thought_burst: f64,
    /// Hints and analyses of one address a second.
    pub address_thought_rate: f64,
    /// Hints and analyses of one address at once.
    pub address_thought_burst: f64,
    /// New tables a second of one address, in the long run.
    pub tables_rate: f64,
    /// New tables of one address at once.
    pub tables_burst: f64,
    /// Times a second that somebody of one address has their tokens called in or is forgotten, in the long run.
    pub recalls_rate: f64,
    /// The same at once.
    pub recalls_burst: f64,
    /// Tables in memory that nobody watches.
    pub live_tables: usize,
    /// Connections of one address, where no proxy stands in front.
    pub connections: usize,
    /// Pages of one address that are drawn and packed at once; the next ones wait for them.
    pub pages: usize,
    /// Event streams of one guest.
    pub guest_streams: usize,
    /// Event streams of one address.
    pub address_streams: usize,
    /// Event streams of everybody.
    pub streams: usize,
    /// Unfinished tables of one guest.
    pub guest_tables: u64,
    /// Hints and analyses that wait for a bot.
    pub hints: usize,
    /// How long a client may take nothing of what it is sent before it is dropped.
    pub slow_reader: Duration,
    /// How long a client may take to send the headers of a request, and then its body.
    pub slow_sender: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 16 * 1024,
            record: 256 * 1024,
            address_rate: 1_000.0,
            address_burst: 5_000.0,
            guest_rate: 200.0,
            guest_burst: 1_000.0,
            guests_rate: 5.0,
            guests_burst: 300.0,
            chat_rate: 2.0,
            chat_burst: 30.0,
            thought_rate: 0.5,
            thought_burst: 10.0,
            address_thought_rate: 2.0,
            address_thought_burst: 40.0,
            tables_rate: 1.0,
            tables_burst: 100.0,
            recalls_rate: 1.0 / 60.0,
            recalls_burst: 30.0,
            live_tables: 5_000,
            connections: 400,
            pages: 16,
            guest_streams: 20,
            address_streams: 200,
            streams: 20_000,
            guest_tables: 200,
            hints: 16,
            slow_reader: Duration::from_secs(30),
            slow_sender: Duration::from_secs(20),
        }
    }
}

impl Limits {
    /// For tests of load: nobody is slowed down.
    pub fn none() -> Self {
        Self {
            address_rate: f64::INFINITY,
            address_burst: f64::INFINITY,
            guest_rate: f64::INFINITY,
            guest_burst: f64::INFINITY,
            guests_rate: f64::INFINITY,
            guests_burst: f64::INFINITY,
            chat_rate: f64::INFINITY,
            chat_burst: f64::INFINITY,
            thought_rate: f64::INFINITY,
            thought_burst: f64::INFINITY,
            address_thought_rate: f64::INFINITY,
            address_thought_burst: f64::INFINITY,
            tables_rate: f64::INFINITY,
            tables_burst: f64::INFINITY,
            recalls_rate: f64::INFINITY,
            recalls_burst: f64::INFINITY,
            live_tables: usize::MAX,
            connections: usize::MAX,
            pages: usize::MAX >> 4,
            guest_streams: usize::MAX,
            address_streams: usize::MAX,
            streams: usize::MAX,
            guest_tables: u64::MAX,
            hints: usize::MAX >> 4,
            ..Self::default()
        }
    }
}
