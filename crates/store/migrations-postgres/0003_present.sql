-- Who was last seen at which table, as the node says that holds their stream: other nodes take nobody for absent who is there.
-- Nothing else comes from it, and what is old is deleted.
CREATE TABLE present (
    table_id text COLLATE "C" NOT NULL,
    person   bigint NOT NULL,
    at       bigint NOT NULL,
    PRIMARY KEY (table_id, person)
) WITH (fillfactor = 70);
