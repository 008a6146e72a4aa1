-- How often entries were given other words, which their numbers do not tell: whoever has read them before does not put back
-- what was forgotten since.
ALTER TABLE tables ADD COLUMN amended INTEGER NOT NULL DEFAULT 0;
