//! How the tables run; what of it an operator may set is the server's decision.

use std::time::Duration;

use moonpack_bus::Bus;

/// How the tables run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many threads bots think on.
    pub bot_threads: usize,
    /// How long a bot may think about a decision, in milliseconds; the alpha takes at most twice that for several in a row.
    pub bot_ms: u64,
    /// How long a bot waits at least before each decision while somebody looks at the table's page, so that people can
    /// follow; half of it within one turn. Nobody waits for programs.
    pub bot_pause: Duration,
    /// Draws every table from this seed and hands it to the bots: the same luck again and again, for tests.
    pub seed: Option<u64>,
    /// How long a table nobody looks at stays in memory.
    pub idle: Duration,
    /// The most tables in memory that nobody watches; beyond it those least lately used are forgotten.
    pub live_tables: usize,
    /// How long a table that nobody watches and no bot thinks about is held ready. After that only its log is left, from
    /// which it is read when somebody asks for it.
    pub rest: Duration,
    /// Long replays and readings at once.
    pub heavy: usize,
    /// Hints and analyses that wait for a bot.
    pub hints: usize,
    /// Unfinished tables of one person.
    pub tables_each: u64,
    /// Everything on one thread and all chance from this number, for simulated worlds: bots and long work do theirs where
    /// they are asked, and bots decide without thinking.
    pub simulated: Option<u64>,
    /// How long a finished table is kept; for ever if this is not said.
    pub keep_finished: Option<Duration>,
    /// How long the chat of a finished table is kept; as long as the table if this is not said.
    pub keep_chat: Option<Duration>,
    /// The way to the other nodes, where several share a store.
    pub bus: Bus,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            bot_threads: cores.div_ceil(2),
            bot_ms: 1_500,
            bot_pause: Duration::ZERO,
            seed: None,
            idle: Duration::from_secs(300),
            live_tables: 5_000,
            rest: Duration::from_secs(20),
            heavy: cores.div_ceil(2),
            hints: 16,
            tables_each: 200,
            simulated: None,
            keep_finished: None,
            keep_chat: None,
            bus: Bus::alone(),
        }
    }
}
