-- What the servers keep, when several share one database. A table is its opening and its log; everything else about it can
-- be computed from these. Ids are compared byte by byte, whatever language the database speaks.

CREATE TABLE secrets (
    name  text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
);

-- `phase`, `wakes`, `ended` and `quiet` repeat what the log says, for lists and for what happens though nobody asks. They
-- change in the statement that makes them true. `amended` counts how often entries were given other words, which their
-- numbers do not tell. Until `claimed` somebody attends to the table already: a bot that thinks, a clock, an old game.
-- The opening never changes: kept out of the row, it is not written again whenever the row is.
CREATE TABLE tables (
    id      text COLLATE "C" PRIMARY KEY,
    opening text NOT NULL,
    opened  bigint NOT NULL,
    opener  bigint,
    listed  boolean NOT NULL,
    phase   text NOT NULL,
    wakes   bigint,
    ended   bigint,
    quiet   boolean NOT NULL DEFAULT false,
    amended bigint NOT NULL DEFAULT 0,
    claimed timestamptz NOT NULL DEFAULT '-infinity'
) WITH (toast_tuple_target = 128, fillfactor = 80);

CREATE INDEX tables_waiting ON tables (opened, id) WHERE phase = 'waiting' AND listed;
CREATE INDEX tables_running ON tables (opened, id) WHERE phase = 'running' AND listed;
CREATE INDEX tables_clocks ON tables (wakes) WHERE wakes > 0;
CREATE INDEX tables_bots ON tables (id) WHERE wakes = 0;
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_talk ON tables (ended) WHERE ended IS NOT NULL AND NOT quiet;
CREATE INDEX tables_opener ON tables (opener, phase) WHERE opener IS NOT NULL;

-- No two nodes can both write event n of a table: the second one is told so and reads again.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    event    bigint NOT NULL,
    at       bigint NOT NULL,
    entry    text NOT NULL,
    PRIMARY KEY (table_id, event)
);

CREATE TABLE people (
    person   bigint NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    gone     boolean NOT NULL DEFAULT false,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX people_tables ON people (table_id);
