-- How strong people play each game, as far as packmates have found: 0 is weaker than a pup, 1 as strong as the alpha.
CREATE TABLE strengths (
    person INTEGER NOT NULL,
    game   TEXT NOT NULL,
    height REAL NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;
