-- Written and emptied again to find out whether the disk takes anything: asked for only after a failure.
CREATE TABLE pulse (
    blank BLOB NOT NULL
);
