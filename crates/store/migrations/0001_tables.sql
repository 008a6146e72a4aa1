-- What the server keeps. A table is its opening and its log; everything else about it can be computed from these.

CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- `phase` and `wakes` repeat what the log says, for two questions that must not cost reading every log: which tables
-- can be joined, and which want attention though nobody asks. They change in the transaction that makes them true.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    opening TEXT NOT NULL,
    opened  INTEGER NOT NULL,
    listed  INTEGER NOT NULL,
    phase   TEXT NOT NULL,
    wakes   INTEGER
) WITHOUT ROWID;

CREATE INDEX tables_waiting ON tables (opened) WHERE phase = 'waiting' AND listed;
CREATE INDEX tables_wake ON tables (wakes) WHERE wakes IS NOT NULL;

-- No two writers can both write event n of a table: the second one is told so and reads again.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    event    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, event)
) WITHOUT ROWID;

CREATE TABLE people (
    person   INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
