-- When something last happened at a finished table, and whether its chat is empty already: so that what is old is found
-- without reading logs.
ALTER TABLE tables ADD COLUMN ended INTEGER;
ALTER TABLE tables ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET ended = coalesce((SELECT max(at) FROM entries WHERE table_id = id), opened) WHERE phase = 'over';

CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_talk ON tables (ended) WHERE ended IS NOT NULL AND NOT quiet;

-- Whoever got up is still named in the log: the row stays, so that they can be forgotten.
ALTER TABLE people ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
INSERT INTO people (person, table_id, gone)
    SELECT DISTINCT json_extract(entry, '$.person'), table_id, 1 FROM entries
    WHERE CASE WHEN entry LIKE '{"kind":"stand",%' AND json_valid(entry)
        THEN json_type(entry, '$.person') = 'integer' ELSE 0 END
    ON CONFLICT DO NOTHING;
CREATE INDEX people_tables ON people (table_id);

-- Every table of an opener, not only those that run.
DROP INDEX tables_opener;
CREATE INDEX tables_opener ON tables (opener, phase) WHERE opener IS NOT NULL;
