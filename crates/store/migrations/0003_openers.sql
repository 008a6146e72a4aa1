-- Who opened a table: it counts as theirs also when they have left it, and no list shows too many of one opener. Tables of
-- before have none.
ALTER TABLE tables ADD COLUMN opener INTEGER;

CREATE INDEX tables_opener ON tables (opener) WHERE opener IS NOT NULL AND phase <> 'over';
-- The list of games to watch costs the same among ten tables and among a million.
CREATE INDEX tables_running ON tables (opened) WHERE phase = 'running' AND listed;
